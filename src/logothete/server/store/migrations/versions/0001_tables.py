"""The first tables: accounts, games with their seats and logs, what is said and written, bans, outgoing messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "account",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("folded", sa.String(length=128), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_account")),
        sa.UniqueConstraint("folded", name=op.f("uq_account_folded")),
    )
    op.create_table(
        "ban",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_ban")),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("on_timeout", sa.String(length=8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("link_hash", sa.String(length=64), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch_of", sa.String(length=32), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("branch_of", sa.String(length=32), nullable=True),
        sa.Column("branch_at", sa.Integer(), nullable=True),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("asked_since", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["account.id"], name=op.f("fk_game_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
        sa.UniqueConstraint("link_hash", name=op.f("uq_game_link_hash")),
    )
    op.create_index(op.f("ix_game_owner"), "game", ["owner"], unique=False)
    op.create_index("ix_game_status_created", "game", ["status", "created"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["account.id"], name=op.f("fk_outbox_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_index(op.f("ix_outbox_account"), "outbox", ["account"], unique=False)
    op.create_index(op.f("ix_outbox_due"), "outbox", ["due"], unique=False)
    op.create_table(
        "session",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["account.id"], name=op.f("fk_session_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_account"), "session", ["account"], unique=False)
    op.create_index(op.f("ix_session_expires"), "session", ["expires"], unique=False)
    op.create_table(
        "chat",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["account.id"], name=op.f("fk_chat_account"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_chat_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_account"), "chat", ["account"], unique=False)
    op.create_table(
        "log",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("by", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_log_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_log")),
    )
    op.create_table(
        "note",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_note_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "holder", name=op.f("pk_note")),
    )
    op.create_table(
        "seat",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("level", sa.String(length=64), nullable=True),
        sa.Column("secret_hash", sa.String(length=64), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("standin", sa.Boolean(), nullable=False),
        sa.Column("nonce", sa.String(length=256), nullable=True),
        sa.Column("bank_ms", sa.BigInteger(), nullable=False),
        sa.Column("owes_since", sa.BigInteger(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("shown_ms", sa.BigInteger(), nullable=False),
        sa.Column("shown_since", sa.BigInteger(), nullable=True),
        sa.Column("bot_due", sa.BigInteger(), nullable=True),
        sa.Column("told", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["account.id"], name=op.f("fk_seat_account"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_seat_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_seat")),
        sa.UniqueConstraint("secret_hash", name=op.f("uq_seat_secret_hash")),
    )
    op.create_index(op.f("ix_seat_account"), "seat", ["account"], unique=False)
    op.create_index(
        "ix_seat_bot_due",
        "seat",
        ["bot_due"],
        unique=False,
        sqlite_where=sa.text("bot_due IS NOT NULL"),
        postgresql_where=sa.text("bot_due IS NOT NULL"),
    )
    op.create_index(
        "ix_seat_deadline",
        "seat",
        ["deadline"],
        unique=False,
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_snapshot_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_snapshot")),
    )


def downgrade() -> None:
    """Remove every table."""
    for table in ("outbox", "note", "chat", "snapshot", "log", "seat", "game", "session", "ban", "account"):
        op.drop_table(table)
