"""What travels over HTTP between the server and its readers, besides what `model` already describes; all of it is JSON.

What travels on sockets is in `live.protocol`.
"""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from logothete.kernel.events import Event
from logothete.kernel.orders import Order, OrderKind
from logothete.kernel.plans import MOST_ACTIONS
from logothete.kernel.rulebook import Chapter
from logothete.kernel.title import Card
from logothete.server.errors import ActionRefused, NothingToUndo, TableError
from logothete.server.model import Account, Pace, SeatSpec, Status

MAX_COUNT: Final = 2**53 - 1
"""The largest number that every JSON reader keeps exactly."""
MOST_DEPTH: Final = 32
"""Lists and objects inside one another; nothing that is understood here has half as many."""

GameId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a game.")]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{0,64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63, description="A seat; they are numbered from 0.")]
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
ClientId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client, a new one for each decision: a repeat gets the first answer again.",
    ),
]
Text = Annotated[str, Meta(max_length=20_000)]
Word = Annotated[str, Meta(max_length=200)]
Hearers = Annotated[list[SeatNumber], Meta(max_length=64, description="Seats that alone hear it; none: everybody.")]
PlannedActions = Annotated[
    list[Word], Meta(min_length=1, max_length=MOST_ACTIONS, description="One after the other, as they are written.")
]
Steps = Annotated[
    int,
    Meta(
        ge=1,
        le=MOST_ACTIONS,
        description="How many decisions to take back, all or none; `planned` of the state says how many one plan made.",
    ),
]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done. `code` is stable and names the message `error-<code>` of the catalogues.

    `rule` and `reason` come with decisions that the rules of the game forbid: the ledger's id, and the title's
    message `refusal-<reason>`. `about` holds what the message needs.
    """

    code: str
    detail: str
    rule: str | None = None
    reason: str | None = None
    about: dict[str, str | int] = {}


def problem_of(error: TableError) -> Problem:
    """What a client is told of a refusal."""
    rule = error.rule if isinstance(error, ActionRefused) else None
    reason = error.reason if isinstance(error, ActionRefused | NothingToUndo) else None
    return Problem(error.code, error.detail, rule, reason, dict(error.about))


# Bodies of requests

_TEXTS: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_PLAIN: Final = bytes(set(range(256)) - set(b"[]{}"))
_STEPS: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


class TooDeep(TableError):
    """JSON of lists in lists in lists."""

    code = "too-deep"

    def __init__(self) -> None:
        super().__init__(f"there are more than {MOST_DEPTH} lists and objects inside one another", most=MOST_DEPTH)


def check_depth(data: bytes) -> None:
    """`TooDeep` if JSON is nested beyond reason; asked before anything reads it."""
    if data.count(b"[") + data.count(b"{") <= MOST_DEPTH:
        return
    depth = 0
    for bracket in _TEXTS.sub(b"", data).translate(None, _PLAIN):
        depth += _STEPS[bracket]
        if depth > MOST_DEPTH:
            raise TooDeep


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A body with a field that is not known is refused: a typing error must not pass for a default."""


class NewGuest(_Body, frozen=True):
    name: Word
    language: Key | None = None


class NewMember(_Body, frozen=True):
    name: Word
    password: Word
    language: Key | None = None


class Credentials(_Body, frozen=True):
    name: Word
    password: Word


class Rename(_Body, frozen=True):
    name: Word


class NewPassword(_Body, frozen=True):
    old: Word
    new: Word


class NewSettings(_Body, frozen=True):
    settings: dict[Word, Annotated[str, Meta(max_length=500)] | Count | bool]
    language: Key | None = None


class Join(_Body, frozen=True):
    seat: SeatNumber | None = None


class Claim(_Body, frozen=True):
    name: Word | None = None


class BotLevel(_Body, frozen=True):
    level: Key | None = None
    """None opens the seat again."""


class Ready(_Body, frozen=True):
    ready: bool = True


class Nonce(_Body, frozen=True):
    nonce: Word


class Resign(_Body, frozen=True):
    level: Key | None = None
    """The bot that takes over."""


class Branch(_Body, frozen=True):
    number: Count
    """The game begins after this many moves of the finished one."""
    seats: list[SeatSpec]


class NewOrder(_Body, frozen=True):
    key: Key
    """One of the title's orders."""
    span: Key
    """How long it lasts: one of its spans."""
    given: Annotated[dict[Key, Word], Meta(max_length=16)] = {}
    """What stands in its fields: a word of the field, or a domain and a key, such as `card war-cry`."""


class OrdersChange(_Body, frozen=True):
    keep: Annotated[list[Word], Meta(max_length=64)] = []
    """The ids of the orders that go on standing; all others are revoked."""
    give: Annotated[list[NewOrder], Meta(max_length=64)] = []


class Decision(_Body, frozen=True):
    action: Word
    version: Count
    """The version of the state that offered it."""
    id: ClientId | None = None


class SeveralDecisions(_Body, frozen=True):
    actions: PlannedActions
    version: Count
    """The version of the state that offered the first of them."""
    id: ClientId | None = None


class TakeBack(_Body, frozen=True):
    version: Count | None = None
    """The version of the state that offered it: with it, a repeat after a restart takes back nothing more."""
    steps: Steps = 1
    id: ClientId | None = None


class Saying(_Body, frozen=True):
    text: Text
    seat: SeatNumber | None = None
    """None: as a spectator."""
    to: Hearers = []
    """The seats that alone may hear it; none: everybody."""
    note: Key | None = None
    """It goes with what the seat has laid before others, an invitation of this key: they alone hear it."""


class Note(_Body, frozen=True):
    text: Text


# Answers


class Seated(msgspec.Struct, frozen=True):
    """Where somebody sits now."""

    seat: int


class SeatLink(msgspec.Struct, frozen=True):
    """A seat's secret, shown once, and the address that carries it."""

    seat: int
    secret: str
    url: str


class TableLink(msgspec.Struct, frozen=True):
    """A table's secret, shown once, and the address that carries it."""

    link: str
    url: str


class Laid(msgspec.Struct, frozen=True):
    """A new table and its secrets; whoever has the link may sit down or watch, whoever has a seat's may play there.

    The secrets are empty if the table was laid before (a rematch that somebody else has begun).
    """

    game: str
    link: str
    url: str
    seats: list[SeatLink]


class MoveLink(msgspec.Struct, frozen=True):
    """The address of one position of a finished game. `open` says whether everybody can follow it."""

    url: str
    open: bool


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice before the game, the first value being the default. Texts: `option-<key>`, `option-<key>-<value>`."""

    key: str
    values: list[str]
    cards: dict[str, Card] = {}
    """What is worth knowing of values, before one of them is chosen."""


class VerbInfo(msgspec.Struct, frozen=True):
    """A kind of action and what each of its words is about. Texts: `verb-<key>`, `action-<key>`."""

    key: str
    domains: list[str]
    odds: bool
    """Whether its outcome can be reckoned beforehand."""
    rule: str = ""
    """The rule that it follows; a verb that has one is explained by the text `what-<key>`."""


class TitleInfo(msgspec.Struct, frozen=True):
    """A game of the shelf, as much as is needed to lay a table."""

    key: str
    version: int
    players: list[int]
    options: list[OptionInfo]
    packs: list[str]
    """Content packs that this host has for it, besides the built-in content."""
    chance: bool
    secrets: bool
    talk: str
    """The key of the option that says how players may talk (private, public, forms); empty: in public."""
    seated: bool
    """Whether a setup says something of its seats: what they are called, who plays together, who begins, how many."""


class InquiryInfo(msgspec.Struct, frozen=True):
    """What may be asked of a position, and what each of its things is. Text: `inquiry-<key>`."""

    key: str
    domains: list[str]


class TitleDetail(msgspec.Struct, frozen=True):
    """A game of the shelf with everything that a page needs to name its actions and events."""

    title: TitleInfo
    pack: str
    content: str
    """The hash of its boards, cards and values."""
    verbs: list[VerbInfo]
    domains: dict[str, list[str]]
    orders: tuple[OrderKind, ...]
    """The standing orders that players may give; none in most games."""
    standing: tuple[Order, ...]
    """Those with which every seat begins."""
    rounds: str
    """The kind of event that begins a turn, a year or whatever the game is counted by; empty if by nothing."""
    inquiries: list[InquiryInfo]
    """What may be asked of a position; nothing in most games."""


class SceneInfo(msgspec.Struct, frozen=True):
    """What a page needs to draw the table of a game. What the scene holds depends on the title."""

    title: str
    pack: str
    content: str
    """The hash of boards, cards and values, as records carry it."""
    scene: msgspec.Raw


class SetupInfo(msgspec.Struct, frozen=True):
    """What a table of some options would be like. Every list but the first is in the order of the seats."""

    players: list[int]
    """How many may play with these options."""
    count: int
    """How many the rest is told for."""
    sides: list[int]
    stands: list[dict[str, str]]
    """What stands for each seat in sentences, as far as it is known: a domain and a key."""
    first: int | None
    """Who decides first, if that is known."""


class ShownFrame(msgspec.Struct, frozen=True):
    """A position of a game that is shown, as everybody sees it, and what the move before it told everybody."""

    number: int
    seat: int
    view: msgspec.Raw
    stands: list[dict[str, str]]
    log: list[Event]


class ShownExample(msgspec.Struct, frozen=True):
    """A rule at work: the position first, then what came of each move. Texts: `example-<key>`, `example-<key>-text`."""

    key: str
    rule: str
    frames: list[ShownFrame]


class ShownGame(msgspec.Struct, frozen=True):
    """What a game shows of itself: what a turn looks like, and worked examples; nothing for most."""

    players: int
    film: list[ShownFrame]
    examples: list[ShownExample]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game, chapter by chapter; none for a game that has no ledger."""

    title: str
    language: str
    chapters: tuple[Chapter, ...]


class Texts(msgspec.Struct, frozen=True):
    """Fluent catalogues in one language, in reading order: later ones override earlier ones."""

    language: str
    resources: list[str]


class Host(msgspec.Struct, frozen=True):
    """What somebody should know of this server before anything else."""

    name: str
    version: str
    languages: list[str]
    registration: bool
    levels: list[str]
    """The bots that can be put on a seat."""
    paces: list[Pace]
    """Proposals; others are possible."""
    messages: list[str]
    """How it tells accounts that a table waits: `mail`, `webhook` (the host's), `personal` (one's own webhook)."""


class NoteText(msgspec.Struct, frozen=True):
    """What a player wrote down."""

    text: str


class Verification(msgspec.Struct, frozen=True):
    """What it takes to check that nobody chose the dice, and whether this server found it so.

    The seed's SHA-256 is the commitment, which was published when the table was laid; the dice follow from seed and
    nonces. `seed` is revealed, and `holds` decided, when the game is over. docs/records.md has the formulas.
    """

    game: str
    status: Status
    commitment: str
    nonces: list[str]
    seed: str | None
    holds: bool | None
    detail: str
    """If it does not hold: why."""
    first_draw: int
    drawn: int
    """How many draws there were in all; none are shown while the game runs, or if the record does not hold."""
    draws: list[list[int]]
    """The bound of each draw from `first_draw` on, and the number from 0 on that came; at most the first 20,000."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    version: str


class Me(msgspec.Struct, frozen=True):
    """The signed-in person, and what a page has to send as X-CSRF-Token."""

    account: Account
    csrf: str
