"""What services hand to the server's own workers and to its host. None of it is for players.

Times are milliseconds since 1970 (UTC).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from logothete.kernel.events import Told
from logothete.kernel.title import Setup
from logothete.server.model import Departed, Status


class BotTask(msgspec.Struct, frozen=True):
    """A decision for a bot. The position is a guess, the story what the seat was told: nothing that it may not know."""

    game: str
    seat: int
    level: str
    title: str
    pack: str
    setup: Setup
    cells: list[int]
    version: int
    """For `play`: an answer that comes too late is refused as stale."""
    story_from: int = 0
    """`story` comes after so many events that the bot's process was sent before."""
    story: list[Told] = []
    """What the seat was told; nothing if the title's mind does not listen."""
    content: str = ""
    """The hash of what the game is played with, which may be a former edition of its title."""
    hushed: bool = False
    """It answers under seal at a table with people, who must not see by the moment how long it thought."""
    asked: bool = True
    """Whether the game waits for it; if not, it is invited to answer something."""
    replies: int = 0
    """How often it has replied and acted aside of its own accord: see `rooms.progress`."""
    proposed: int = 0


class Heard(msgspec.Struct, frozen=True):
    """What a bot's process holds of the story of a seat: so many events, as of this version of the seat."""

    version: int
    length: int


class Due(msgspec.Struct, frozen=True):
    """A seat whose time runs out, or which a bot must move, since or at a time."""

    game: str
    seat: int
    at: int


class BotDue(msgspec.Struct, frozen=True):
    """A seat that a bot must move: since when, who laid the table, and whether people play at it."""

    game: str
    seat: int
    at: int
    owner: str
    people: bool


class TurnToTell(msgspec.Struct, frozen=True):
    """A person who is waited for at a correspondence table, or only invited, and has not been told yet."""

    game: str
    seat: int
    title: str
    account: str
    since: int
    deadline: int | None
    invited: bool = False


class Ban(msgspec.Struct, frozen=True):
    """An address that may not use the server, until a time or for good."""

    address: str
    reason: str
    created: int
    until: int | None


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a game under the rules that are installed; for the host, for it tells what was decided.

    `same`: it was played with them. `agrees`: it goes on as if it had been. `departs`: it would stand still before
    `move`. `unavailable` and `fault`: it cannot be opened; `detail` says why.
    """

    game: str
    title: str
    status: Status
    verdict: Literal["same", "agrees", "departs", "unavailable", "fault"]
    was: int | None = None
    """The version of the rules with which its log was written (0: unknown), and the one of now."""
    now: int | None = None
    move: int | None = None
    """The number of the move, from 1; 0 is the opening."""
    seat: int | None = None
    action: str = ""
    kind: Departed | None = None
    rule: str | None = None
    detail: str = ""


class Stats(msgspec.Struct, frozen=True):
    """Figures for the host."""

    accounts: int
    guests: int
    open: int
    running: int
    finished: int
    archived: int
    moves: int
    rooms: int
    """Games loaded in this process."""
