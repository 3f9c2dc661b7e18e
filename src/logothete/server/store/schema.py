"""The tables of the store. Times are milliseconds since 1970; secrets are there only as hashes.

`log` is the game: append-only, its key (game, number) lets one of several processes win and the others notice.
Everything that changes a table or a seat is a row of it too, so that nobody decides about seats as they were before.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)
HASH = String(64)

account = Table(
    "account",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(64), nullable=False),
    # The name as it is compared; guests have none, so that they can share names.
    Column("folded", String(128), unique=True),
    # The name as it looks; of members only, whose names nobody else may seem to bear.
    Column("likeness", String(256), index=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("language", String(16), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("banned", Boolean, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("token_hash", HASH, primary_key=True),
    Column("account", ID, ForeignKey("account.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

game = Table(
    "game",
    metadata,
    Column("id", ID, primary_key=True),
    Column("title", String(64), nullable=False),
    Column("pack", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("on_timeout", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("owner", ID, ForeignKey("account.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("seed", HASH, nullable=False),
    Column("commitment", HASH, nullable=False),
    Column("link_hash", HASH, unique=True),
    Column("result", JSON(none_as_null=True)),
    Column("rematch_of", ID),
    Column("rematch", ID),
    Column("branch_of", ID),
    Column("branch_at", Integer),
    # How many rows of the log there are, the seats that a spectator is shown as asked, and since when.
    Column("length", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("asked_since", BigInteger),
    Index("ix_game_status_created", "status", "created"),
)

seat = Table(
    "seat",
    metadata,
    Column("game", ID, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("account", ID, ForeignKey("account.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64)),
    Column("secret_hash", HASH, unique=True),
    Column("ready", Boolean, nullable=False),
    Column("standin", Boolean, nullable=False),
    Column("nonce", String(256)),
    # The time of the seat: what is left, since when it is running, when it will have run out.
    Column("bank_ms", BigInteger, nullable=False),
    Column("owes_since", BigInteger),
    Column("deadline", BigInteger),
    # The same as others may know it: in some games it is a secret who is asked.
    Column("shown_ms", BigInteger, nullable=False),
    Column("shown_since", BigInteger),
    # A bot must move, since then.
    Column("bot_due", BigInteger),
    # The `owes_since` about which a message went out.
    Column("told", BigInteger),
    # Something lies before the seat that it may answer without being waited for, since then; and the message about it.
    Column("invited_since", BigInteger),
    Column("told_invited", BigInteger),
    # The standing orders of the person who sits here; nobody else may know of them.
    Column("orders", JSON, nullable=False, server_default=text("'[]'")),
    PrimaryKeyConstraint("game", "number"),
)
Index(
    "ix_seat_deadline",
    seat.c.deadline,
    sqlite_where=seat.c.deadline.is_not(None),
    postgresql_where=seat.c.deadline.is_not(None),
)
Index(
    "ix_seat_bot_due",
    seat.c.bot_due,
    sqlite_where=seat.c.bot_due.is_not(None),
    postgresql_where=seat.c.bot_due.is_not(None),
)

log = Table(
    "log",
    metadata,
    Column("game", ID, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    # move, lapse, undo: what happened in the game. table: what happened at the table, such as somebody sitting down.
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("action", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    # What it did to the game, to see whether other rules would do the same.
    Column("trace", Text),
    PrimaryKeyConstraint("game", "number"),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("game", ID, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    # The game after this many rows of its log; 0 is where a branch begins, and stays.
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "number"),
)

page = Table(
    "page",
    metadata,
    Column("game", ID, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    # Of what stands for good: written once, the same by whichever process, and never changed.
    Column("number", Integer, nullable=False),
    # How many events lie before it, as each seat, the spectators and the keeper count them.
    Column("told", JSON, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "number"),
)

chat = Table(
    "chat",
    metadata,
    Column("game", ID, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("account", ID, ForeignKey("account.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # The mask of the seats that may hear it; nothing for what was said to all.
    Column("audience", Integer),
    # The invitation with which it goes, as JSON; nothing for what was said by itself.
    Column("about", Text),
    PrimaryKeyConstraint("game", "number"),
)

note = Table(
    "note",
    metadata,
    Column("game", ID, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    # The account that writes, or nothing for a program: who takes over a seat does not inherit the notebook.
    Column("holder", ID, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game", "seat", "holder"),
)

ban = Table(
    "ban",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
)

deed = Table(
    "deed",
    metadata,
    # What hosts and moderators did to people and tables, in order and for good.
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # Who did it: the account of a moderator, or nothing for the host at the machine.
    Column("by", ID),
    Column("what", String(32), nullable=False),
    Column("whom", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("until", BigInteger),
)

pulse = Table(
    "pulse",
    metadata,
    Column("name", String(16), primary_key=True),
    # When somebody last looked after the clocks, and since when all games stand still for maintenance.
    Column("at", BigInteger, nullable=False),
    Column("paused", BigInteger),
)

lease = Table(
    "lease",
    metadata,
    # On PostgreSQL: which process does this work (`store.leases`), and until when by the clock of the database.
    Column("role", String(16), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", ID, primary_key=True),
    Column("account", ID, ForeignKey("account.id", ondelete="CASCADE"), index=True),
    Column("channel", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("body", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("error", Text, nullable=False),
)
