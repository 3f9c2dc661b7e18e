"""Who may hear what was said at a table: not always everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what was said before was said to all."""
    op.add_column("chat", sa.Column("audience", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Forget what was said in private: without the column everybody would hear it."""
    op.execute("DELETE FROM chat WHERE audience IS NOT NULL")
    op.drop_column("chat", "audience")
