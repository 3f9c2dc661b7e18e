"""Which process does what only one may do, and until when unless it says so again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty: whoever comes first takes a role."""
    op.create_table(
        "lease",
        sa.Column("role", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("lease")
