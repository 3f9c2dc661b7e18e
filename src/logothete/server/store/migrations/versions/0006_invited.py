"""Seats that are invited to answer something without being waited for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; a game notes who is invited with its next change."""
    op.add_column("seat", sa.Column("invited_since", sa.BigInteger(), nullable=True))
    op.add_column("seat", sa.Column("told_invited", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Forget it: nobody waits for an answer."""
    op.drop_column("seat", "told_invited")
    op.drop_column("seat", "invited_since")
