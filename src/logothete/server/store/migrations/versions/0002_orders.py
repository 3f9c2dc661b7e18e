"""The standing orders of each seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has given any orders yet."""
    op.add_column("seat", sa.Column("orders", sa.JSON(), server_default=sa.text("'[]'"), nullable=False))


def downgrade() -> None:
    """Forget all orders."""
    op.drop_column("seat", "orders")
