"""When the clocks were last looked after, and whether all games stand still for maintenance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty: of the time before nothing is known."""
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("paused", sa.BigInteger(), nullable=True),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("pulse")
