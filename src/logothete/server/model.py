"""What goes into the services of the server and comes out of them.

Times are milliseconds since 1970 (UTC). Nothing here holds a secret, except where a docstring says so.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from logothete.kernel.events import Event
from logothete.kernel.plans import Stop
from logothete.kernel.title import Caution, Chances, Change, Prompt, Result, Setup

Status = Literal["open", "running", "finished", "archived"]
SeatKind = Literal["open", "person", "bot"]
OnTimeout = Literal["standin", "forfeit"]
By = Literal["person", "plan", "bot", "clock", "order"]
"""Who decided. `plan`: a person, in the same plan as the seat's decision before."""
Departed = Literal["refused", "unknown", "lapse", "undo", "told", "dice", "waiting", "opening"]
"""How a move no longer fits: the rules forbid it, or do not know it; a lapse or an undo is of something else; or it
leads to other events, dice, or seats that are waited for. The opening may be another, too.
"""


class Actor(msgspec.Struct, frozen=True):
    """Who asks: an account, the bearer of a secret (of a seat or of a table's link), both, or the server itself."""

    account: str | None = None
    secret: str | None = None
    system: bool = False


SYSTEM = Actor(system=True)
"""The server itself: bots, clocks, administrators. Never made from anything that came over the network."""
NOBODY = Actor()
"""Somebody without account and secret; sees public tables."""


class Account(msgspec.Struct, frozen=True):
    """A person as the server knows them; a guest has a name but cannot log in again elsewhere."""

    id: str
    name: str
    guest: bool
    created: int
    language: str
    settings: dict[str, str | int | bool]
    banned: bool = False


class SignedIn(msgspec.Struct, frozen=True):
    """A fresh session. `token` is a secret: it goes into the cookie and is stored nowhere else."""

    account: Account
    token: str


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays.

    `none`: as long as it takes. `live`: each seat has a bank of time, and gets `increment_ms` back after each
    decision. `days`: each decision has to come within `days_ms`.
    """

    kind: Literal["none", "live", "days"] = "none"
    bank_ms: int = 0
    increment_ms: int = 0
    days_ms: int = 0


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table.

    `me` is whoever creates it, `here` another person at the same screen, `open` anybody who comes, `bot` a bot of
    the given level.
    """

    kind: Literal["me", "here", "open", "bot"]
    level: str | None = None
    name: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid: one entry of `seats` for each player, in seat order."""

    title: str
    seats: list[SeatSpec]
    pack: str = ""
    options: dict[str, str] = {}
    pace: Pace = Pace()
    on_timeout: OnTimeout = "standin"
    public: bool = False


class SeatSecret(msgspec.Struct, frozen=True):
    """The secret of one seat, shown once. Whoever has it may sit there or play from there."""

    seat: int
    secret: str


class Created(msgspec.Struct, frozen=True):
    """A new table. `link` and the seat secrets are shown once; the store keeps only their hashes."""

    game: str
    link: str
    seats: list[SeatSecret]


class Found(msgspec.Struct, frozen=True):
    """What a secret opens: a table (`seat` None), or a seat of it."""

    game: str
    seat: int | None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    """The bot's level, also of one that stands in."""
    ready: bool
    standin: bool
    """A bot plays for the person who holds the seat, until they return."""
    who: str
    """Which figure of the title's cast the bot is; its name is the message `cast-<who>`. Empty for everybody else."""


class SeatMark(msgspec.Struct, frozen=True):
    """A seat of a game that is open before the reader: as in the lists, and what stands for it in sentences."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    ready: bool
    standin: bool
    who: str
    stands: dict[str, str]
    """A domain and a key, such as `{"house": "doukas"}`; empty if there is nothing yet."""


class Clock(msgspec.Struct, frozen=True):
    """The time of a seat as the viewer may know it.

    `left_ms` is what was left at `since`; if `running`, it has been running out from then on. None: no limit.
    """

    seat: int
    left_ms: int | None
    running: bool
    since: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the asker may know it."""

    id: str
    title: str
    pack: str
    content: str
    """The hash of what it is played with, to ask for its title as it is there; empty in lists."""
    setup: Setup
    pace: Pace
    on_timeout: OnTimeout
    public: bool
    status: Status
    owner: str
    """The owner's name; empty if they deleted their account."""
    owned: bool
    """Whether the asker is the owner."""
    created: int
    started: int | None
    finished: int | None
    commitment: str
    seed: str | None
    """Revealed when the game is over."""
    nonces: list[str]
    seats: list[SeatInfo]
    yours: list[int]
    """The seats that the asker holds."""
    due: list[int]
    """Those of them that the game waits for."""
    due_since: int | None
    invited: list[int]
    """Those of them before which something lies that may be answered, without being waited for."""
    asked: list[int]
    """The seats that a spectator is shown as being asked."""
    asked_since: int | None
    result: Result | None
    rematch_of: str | None
    rematch: str | None
    """The game that follows this one, if somebody has laid it."""
    branch_of: str | None
    branch_at: int | None
    staged: dict[str, str] = {}
    """The options that its scene depends on; empty in lists."""


class TablePage(msgspec.Struct, frozen=True):
    """A part of a list, newest first. `next` asks for the following part; None: there is no more."""

    tables: list[TableInfo]
    next: str | None


class StandingOrder(msgspec.Struct, frozen=True):
    """A standing order as its seat sees it; nobody else does. `key`, `span` and the fields are the title's."""

    id: str
    key: str
    span: str
    given: dict[str, str]


class RulesChange(msgspec.Struct, frozen=True):
    """A game that cannot go on as it was: by the rules as they are now, its log departs after what is shown.

    `action`, `reason` and `about` are for whoever made that move, `seat` and `rule` for those who saw it happen. For
    the others its kind is `hidden`.
    """

    was: int
    """The version of the rules with which the log was written, and the one of now; equal if the content has changed."""
    now: int
    line: int
    """How many events of the reader's log still stand."""
    kind: Departed | Literal["hidden"]
    seat: int | None
    rule: str | None
    action: str
    reason: str | None
    about: dict[str, str | int]
    agreed: list[int]
    """Seats that have agreed to go on from here."""
    asked: list[int]
    """Seats that have not; the game goes on when there are none. Empty for a game that is over."""


class SeatState(msgspec.Struct, frozen=True):
    """All that a seat (or, for None, a spectator) may know at this moment.

    Everything except `clocks`, `seats`, `orders`, `status` and `departure` is a function of `version`. A reader that
    was woken and finds the same state as before must keep silent: that something hidden happened is itself a secret.
    """

    game: str
    seat: int | None
    status: Status
    version: int
    view: msgspec.Raw
    """JSON of the title's view; `null` before the game starts."""
    prompt: Prompt | None
    offers: list[str]
    undoable: list[str]
    """What the seat could take back one after the other, the latest first."""
    planned: int
    """How many of these, from the latest on, one plan made: 1 if the latest was decided alone, 0 if there is none."""
    log_from: int
    """`log` replaces the reader's log from this place on; what a reader lacks before it, it may ask for."""
    log: list[Event]
    asked: list[int]
    seats: list[SeatMark]
    clocks: list[Clock]
    orders: list[StandingOrder]
    """The seat's own standing orders that have not run out."""
    result: Result | None
    departure: RulesChange | None = None
    """Why the game cannot go on, if the rules have changed and its log does not agree with them."""
    left: dict[str, int] = {}
    """How often the seat may still use what it is offered, by verb, where that is counted."""
    asides: list[str] = []
    """What the seat may do without being asked, whether it is asked or not; nothing of it is among the offers."""
    invitations: list[Prompt] = []
    """What lies before the seat that it may answer by an aside; nobody waits for that."""
    cautions: dict[str, list[Caution]] = {}
    """Of the offers and asides, by their texts, those that the seat should confirm, and why: it may not mean them."""


class LogPart(msgspec.Struct, frozen=True):
    """A part of what a seat, or a spectator, was told: from position `log_from` of its own log on."""

    log_from: int
    log: list[Event]


class Done(msgspec.Struct, frozen=True, gc=False):
    """A change that is committed: the version of the seat after it, and the action that was played or taken back."""

    version: int
    action: str


class Carried(msgspec.Struct, frozen=True, gc=False):
    """A plan that is committed as far as it went: the version of the seat after it, and the actions that were played.

    `stop` says why it went no further: `done` (it came to its end), `refused` (`rule`, `reason` and `about` say why the
    next action is not possible), `barred` (a die fell or a secret was shown), `asked` (it is for somebody else to
    decide), `over` (the game has ended).
    """

    version: int
    actions: list[str]
    stop: Stop
    rule: str | None
    reason: str | None
    about: dict[str, str | int]


class Why(msgspec.Struct, frozen=True):
    """Whether a seat may do something, by the rules of the game; if not, the rule against it and why.

    `reason` names the title's message `refusal-<reason>`, `about` holds what it needs.
    """

    version: int
    """As the seat counts them: the position that this is about."""
    action: str
    allowed: bool
    rule: str | None
    reason: str | None
    about: dict[str, str | int]


class Odds(msgspec.Struct, frozen=True):
    """What an action may bring, as far as it can be reckoned from what the seat knows; no lines where it cannot."""

    version: int
    """As the seat counts them: the position that this is about."""
    action: str
    lines: list[Chances]
    changes: list[Change]
    """What it changes for certain, for the seat and of what everybody sees: before and after."""


class Asked(msgspec.Struct, frozen=True):
    """The answer to an inquiry; what it holds besides `lines` is the title's."""

    version: int
    """As the reader counts them: the position that this is about."""
    kind: str
    things: list[str]
    answer: msgspec.Raw


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table; `seat` None for a spectator."""

    number: int
    """As the reader counts what was said to him: what others say in private leaves no gap."""
    name: str
    seat: int | None
    text: str
    at: int
    to: list[int] | None = None
    """The seats that hear it, the speaker's among them; None: everybody."""
    about: Prompt | None = None
    """The invitation with which it goes, a note beside an offer, as those who hear it have it. It binds nobody."""


class ReplayState(msgspec.Struct, frozen=True):
    """A finished game after its first `number` moves, through somebody's eyes."""

    game: str
    number: int
    moves: int
    seat: int | None
    """Who made the last of these moves, and what it was; None and empty at the start."""
    action: str
    views: list[msgspec.Raw]
    """One view; for all-seeing eyes those of all seats in order."""
    asked: list[int]
    log: list[Event]
    """What the last of these moves made happen, as these eyes saw it."""
    stands: list[dict[str, str]]
    """What stands for each seat in sentences."""
    result: Result | None


class ChronicleEntry(msgspec.Struct, frozen=True):
    """One move of a finished game through somebody's eyes; number 0 is the beginning, before any move."""

    number: int
    seat: int | None
    """Who moved; None where these eyes could not know that anybody did, and at the beginning."""
    action: str
    """What was played; empty for eyes that are not the mover's."""
    lapsed: bool
    """The mover's time had run out."""
    log: list[Event]
    progress: list[float] | None
    """Each seat's score as it would have been counted then, whatever these eyes saw; None where there is none."""


class ChroniclePart(msgspec.Struct, frozen=True):
    """The moves of a finished game in order. `next` is where the following part begins; None: there is no more."""

    game: str
    moves: int
    stands: list[dict[str, str]]
    """What stood for each seat in sentences at the end."""
    entries: list[ChronicleEntry]
    next: int | None


class Draws(msgspec.Struct, frozen=True):
    """What the dice of a finished game gave, in the order of drawing."""

    first: int
    """The number of the first draw."""
    drawn: int
    """How many there were in all; `draws` may hold only the first of them."""
    draws: list[list[int]]
    """The bound of each, and the number below it that came."""
