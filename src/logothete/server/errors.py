"""What the server can refuse, each with a code that catalogues, clients and tests know.

`code` is stable and kebab-case; players read the message `error-<code>` of the catalogues, with `about` as its
arguments. The English text is for logs and for programmers. `status` is the HTTP status that fits.
"""

from __future__ import annotations

from typing import ClassVar


class TableError(Exception):
    """A request that the server does not grant; nothing has changed."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 400

    def __init__(self, detail: str, **about: str | int) -> None:
        super().__init__(detail)
        self.detail = detail
        self.about: dict[str, str | int] = about


class NotSignedIn(TableError):
    """The request needs an account, and came without one or with an expired session."""

    code = "not-signed-in"
    status = 401


class WrongPassword(TableError):
    """Name and password do not belong together. It does not say which of them is wrong."""

    code = "wrong-password"
    status = 401


class Banned(TableError):
    """The account or address was banned by the host."""

    code = "banned"
    status = 403


class NotAllowed(TableError):
    """The actor is known, but may not do this here."""

    code = "not-allowed"
    status = 403


class RegistrationClosed(TableError):
    """This host accepts no new accounts."""

    code = "registration-closed"
    status = 403


class NoSuchGame(TableError):
    """There is no such game, or the actor may not know of it."""

    code = "no-such-game"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such game, or you may not see it")


class NoSuchSeat(TableError):
    """The table does not have this seat."""

    code = "no-such-seat"
    status = 404

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(f"there is no seat {seat}: they run from 0 to {seats - 1}", seat=seat, seats=seats)


class NoSuchAccount(TableError):
    """There is no account with this id or name."""

    code = "no-such-account"
    status = 404


class NoSuchLink(TableError):
    """A secret that opens nothing (any more): it was mistyped or revoked."""

    code = "no-such-link"
    status = 404

    def __init__(self) -> None:
        super().__init__("this link opens nothing: it is incomplete, or it was revoked. Ask for a new one")


class NoSuchMove(TableError):
    """A replay was asked for a move that the game does not have."""

    code = "no-such-move"
    status = 404

    def __init__(self, number: int, moves: int) -> None:
        super().__init__(f"there is no move {number}: the game has {moves}", number=number, moves=moves)


class UnknownTitle(TableError):
    """No game of this name is installed."""

    code = "unknown-title"
    status = 404


class UnknownPack(TableError):
    """No pack of this name is installed, or it cannot be used with this title."""

    code = "unknown-pack"
    status = 404


class BadName(TableError):
    """A name that is too long, empty, or holds characters that cannot be shown."""

    code = "bad-name"


class NameOfBots(TableError):
    """A name with the word that tells bots from people."""

    code = "name-of-bots"


class NameTaken(TableError):
    """A member has this name, in capitals or small letters, or one that looks the same."""

    code = "name-taken"
    status = 409


class BadPassword(TableError):
    """A new password that is too short or too long."""

    code = "bad-password"


class BadTable(TableError):
    """A table that cannot be played: number of seats, options, seats of nobody."""

    code = "bad-table"


class UnknownInquiry(TableError):
    """A question that the title of the game does not answer."""

    code = "unknown-inquiry"


class BadPace(TableError):
    """A pace outside the limits."""

    code = "bad-pace"


class UnknownBot(TableError):
    """No bot has this level."""

    code = "unknown-bot"


class BadText(TableError):
    """A chat message, note, nonce or setting that is empty, too long, or holds characters that cannot be shown."""

    code = "bad-text"


class NoPrivateTalk(TableError):
    """At this table what is said is said to all."""

    code = "no-private-talk"
    status = 409


class NobodyHears(TableError):
    """Something was to be said to nobody but the speaker."""

    code = "nobody-hears"


class NothingOffered(TableError):
    """A note was to go with an offer, and the seat has none before anybody."""

    code = "nothing-offered"
    status = 409


class NoFreeTalk(TableError):
    """At this table players tell one another only what the game itself lets them tell."""

    code = "no-free-talk"
    status = 409


class BadOrder(TableError):
    """A standing order that the title does not know. `part` is what is wrong with it: key, span, or a field."""

    code = "bad-order"


class BadCursor(TableError):
    """A page mark of a list that this server did not give out."""

    code = "bad-cursor"


class TooMany(TableError):
    """A limit of the host was reached, such as open games per account."""

    code = "too-many"
    status = 429


class SeatTaken(TableError):
    """Somebody else sits there."""

    code = "seat-taken"
    status = 409


class TableFull(TableError):
    """No seat is open."""

    code = "table-full"
    status = 409


class SeatsOpen(TableError):
    """The game cannot start: nobody sits on some seats."""

    code = "seats-open"
    status = 409


class NotReady(TableError):
    """The game cannot start: some players are not ready."""

    code = "not-ready"
    status = 409


class AlreadyStarted(TableError):
    """This can be done only before the game starts."""

    code = "already-started"
    status = 409


class NotRunning(TableError):
    """This can be done only while the game runs."""

    code = "not-running"
    status = 409


class NotFinished(TableError):
    """This can be done only when the game is over: before that it would show secrets."""

    code = "not-finished"
    status = 409


class StoodIn(TableError):
    """A bot plays for this seat at present: return to it first."""

    code = "stood-in"
    status = 409


class StaleVersion(TableError):
    """The decision is about a position that is no longer the current one."""

    code = "stale-version"
    status = 409

    def __init__(self, given: int, current: int) -> None:
        super().__init__(
            f"the decision is about version {given}, but the game is at {current}. Look again",
            given=given,
            current=current,
        )
        self.given = given
        self.current = current


class ActionRefused(TableError):
    """The rules forbid it. `rule` is in the ledger; `reason` is the title's message `refusal-<reason>`."""

    code = "action-refused"
    status = 422

    def __init__(self, rule: str, reason: str, about: dict[str, str | int]) -> None:
        super().__init__(f"the rules forbid it: {reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.about = about


class UnknownAction(TableError):
    """A text that is no action of the game at all."""

    code = "unknown-action"
    status = 422


class BadPlan(TableError):
    """A plan with no actions, or with too many."""

    code = "bad-plan"


class NothingToUndo(TableError):
    """The seat cannot take anything back; `reason` is nothing, final or followed."""

    code = "nothing-to-undo"
    status = 409

    def __init__(self, detail: str, reason: str) -> None:
        super().__init__(detail, reason=reason)
        self.reason = reason


class NotWaitedFor(TableError):
    """The game does not wait for this seat."""

    code = "not-waited-for"
    status = 409


class RulesChanged(TableError):
    """The game stands still: its log does not agree with the rules as they are now, see `SeatState.departure`."""

    code = "rules-changed"
    status = 409

    def __init__(self, was: int, now: int) -> None:
        super().__init__(
            f"the game was played by version {was} of the rules and does not agree with version {now}: it stands "
            "still until everybody agrees to go on from the last move that does",
            was=was,
            now=now,
        )


class NotHalted(TableError):
    """There is nothing to agree to: the game does not stand still."""

    code = "not-halted"
    status = 409


class BadRecord(TableError):
    """A record that cannot be imported; the text says what is wrong with it."""

    code = "bad-record"


class GameUnavailable(TableError):
    """The stored game cannot be opened: its title, pack or rules version is not installed any more."""

    code = "game-unavailable"
    status = 503


class Maintenance(TableError):
    """All games stand still while the host looks after the server; so do their clocks."""

    code = "maintenance"
    status = 503

    def __init__(self) -> None:
        super().__init__("all games stand still, and so do their clocks: the host looks after the server")


class StoreFull(TableError):
    """There is no room left where everything is stored. Nothing was done; the host has to make some."""

    code = "store-full"
    status = 507


class StoreDamaged(TableError):
    """What is stored cannot be read or written: the file or the disk is damaged."""

    code = "store-damaged"
    status = 503


class Busy(TableError):
    """The store could not take the change after several attempts. Nothing was done; try again."""

    code = "busy"
    status = 503

    def __init__(self) -> None:
        super().__init__("the store is too busy to take this change. Nothing was done: try again")
