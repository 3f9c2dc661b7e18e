"""How the names of members look, so that nobody takes one that looks the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from logothete.server.services.likeness import likeness

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it in. Members whose names look alike already keep them."""
    op.add_column("account", sa.Column("likeness", sa.String(256), nullable=True))
    op.create_index("ix_account_likeness", "account", ["likeness"])
    connection = op.get_bind()
    account = sa.table("account", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("likeness"))
    members = connection.execute(sa.select(account.c.id, account.c.name).where(account.c.folded.is_not(None))).all()
    for member in members:
        shown = likeness(member.name)
        connection.execute(sa.update(account).where(account.c.id == member.id).values(likeness=shown))


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_account_likeness", "account")
    op.drop_column("account", "likeness")
