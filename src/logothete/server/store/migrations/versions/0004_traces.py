"""What each row of the log did, so that it can be seen whether other rules would do the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of earlier rows it is not known."""
    op.add_column("log", sa.Column("trace", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget the traces."""
    op.drop_column("log", "trace")
