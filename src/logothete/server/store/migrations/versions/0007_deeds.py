"""What hosts did to people and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty: what was done before is not known."""
    op.create_table(
        "deed",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger()),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("deed")
