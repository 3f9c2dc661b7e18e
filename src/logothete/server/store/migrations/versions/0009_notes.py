"""What something that was said goes with: an offer that lay before those who heard it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what was said before went with nothing."""
    op.add_column("chat", sa.Column("about", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget what lines went with; they were said all the same."""
    op.drop_column("chat", "about")
