"""Pages, and snapshots that do not repeat the whole record: the old ones go and are made again from the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Where a branch begins stays as it is."""
    op.create_table(
        "page",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_page_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_page")),
    )
    op.execute("DELETE FROM snapshot WHERE number > 0")


def downgrade() -> None:
    """Older programs cannot read these snapshots, and make theirs from the log."""
    op.execute("DELETE FROM snapshot WHERE number > 0")
    op.drop_table("page")
