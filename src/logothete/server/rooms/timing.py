"""How the clocks of a table follow its game: who is waited for, since when, until when, and who may know that.

The true time of a seat runs while the game waits for it. Others are shown a time that moves only when they may know
that the seat is asked or has answered: a clock that stops would tell that a sealed decision was made. No time runs for
those who are only invited, and what anybody does aside touches no clock.

A seat gets more time when its turn is over. Most games count no turns: there every decision that stands is one. Where
a turn is many decisions, with dice and answers of others between them (`State.turns_over`), time only runs out until
its end.
"""

from __future__ import annotations

from collections.abc import Sequence

from logothete.kernel.match import Match
from logothete.kernel.state import NO_TURNS
from logothete.server.model import Clock
from logothete.server.rooms import pace as times
from logothete.server.store.rows import GameRow, SeatRow


def start_time(table: GameRow, seats: Sequence[SeatRow]) -> None:
    """Full banks for everybody."""
    for seat in seats:
        seat.bank_ms = seat.shown_ms = times.full_bank(table.pace)


def turns_of(match: Match) -> list[int]:
    """How many turns of each seat are over; NO_TURNS where they are not counted."""
    return [int(match.state.turns_over(seat)) for seat in range(match.setup.players)]


def keep_time(
    table: GameRow,
    seats: Sequence[SeatRow],
    match: Match,
    mover: int | None,
    took_back: bool,
    public: bool,
    turns: Sequence[int],
    now: int,
) -> None:
    """Bring the clocks up to date after a change.

    `mover` decided (asides apart), or took something back; `public`: a spectator can know of it; `turns`: how many were
    over before.
    """
    running = table.status == "running"
    pending = int(match.state.pending()) if running else 0
    invited = int(match.state.invited()) if running else 0
    asked = int(match.state.asked(-1)) if running else 0
    patient = _patient(seats, match, pending, asked) if running else ()
    for seat in seats:
        before = seat.owes_since
        waited_for = bool(pending >> seat.number & 1)
        over = int(match.state.turns_over(seat.number))
        if over == NO_TURNS:
            _charge(table, seat, match, waited_for, mover == seat.number, took_back, now)
        else:
            _charge_turns(table, seat, waited_for, over - turns[seat.number], now)
        if not invited >> seat.number & 1:
            seat.invited_since = None
        elif seat.invited_since is None:
            seat.invited_since = now
        owes = None if seat.number in patient else seat.owes_since
        seat.bot_due = (seat.invited_since if owes is None else owes) if seat.by_bot else None
        seat.deadline = None if seat.by_bot else times.deadline(table.pace, seat.bank_ms, seat.owes_since)
        was_shown = bool(table.asked >> seat.number & 1)
        is_shown = bool(asked >> seat.number & 1)
        if is_shown != was_shown or (is_shown and public and seat.owes_since != before):
            seat.shown_ms = seat.bank_ms
            seat.shown_since = now if is_shown else None
    if asked != table.asked:
        table.asked = asked
        table.asked_since = now if asked else None


def _patient(seats: Sequence[SeatRow], match: Match, pending: int, asked: int) -> Sequence[int]:
    """The bots that let people go first: whoever chooses first takes it from the others, and a bot is always quicker.

    Only where several choose at the same time, openly, among the same things, and everybody may know that the person is
    asked: how long a bot waits must tell nothing. Where the rules give an order, one alone is waited for.
    """
    waited_for = [seat for seat in seats if pending >> seat.number & 1]
    bots = [seat.number for seat in waited_for if seat.by_bot]
    people = [seat.number for seat in waited_for if not seat.by_bot and asked >> seat.number & 1]
    if not bots or not people or match.state.sealed():
        return ()
    wanted = {action for person in people for action in match.state.legal(person)}
    return [bot for bot in bots if not wanted.isdisjoint(match.state.legal(bot))]


def _charge(
    table: GameRow, seat: SeatRow, match: Match, waited_for: bool, decided: bool, took_back: bool, now: int
) -> None:
    if not waited_for:
        if seat.owes_since is not None and not seat.by_bot:
            seat.bank_ms = times.spend(table.pace, seat.bank_ms, seat.owes_since, now)
        seat.owes_since = None
    elif seat.owes_since is None:
        seat.owes_since = now
        if decided and took_back:
            seat.bank_ms = times.unspend(table.pace, seat.bank_ms)
    elif decided and not took_back and table.pace.kind != "none" and not match.undoable(seat.number):
        # It goes on deciding, but what it decided stands: that was a move, and the next one begins.
        if not seat.by_bot:
            seat.bank_ms = times.spend(table.pace, seat.bank_ms, seat.owes_since, now)
        seat.owes_since = now


def _charge_turns(table: GameRow, seat: SeatRow, waited_for: bool, ended: int, now: int) -> None:
    """`ended`: how many turns of the seat are over by this change; fewer than none if some were taken back."""
    stops = seat.owes_since is not None and (ended != 0 or not waited_for)
    if stops and not seat.by_bot:
        seat.bank_ms = times.use(table.pace, seat.bank_ms, seat.owes_since, now)
    if ended and not seat.by_bot:
        seat.bank_ms = times.renew(table.pace, seat.bank_ms) if ended > 0 else times.unspend(table.pace, seat.bank_ms)
    if not waited_for:
        seat.owes_since = None
    elif stops or seat.owes_since is None:
        seat.owes_since = now


def stop_time(table: GameRow, seat: SeatRow, now: int) -> None:
    """A bot takes over: what is left stays as it is."""
    left = times.remaining(table.pace, seat.bank_ms, seat.owes_since, now)
    if not seat.by_bot and left is not None and table.pace.kind == "live":
        seat.bank_ms = left


def halt_time(table: GameRow, seats: Sequence[SeatRow]) -> None:
    """The game stands still: nobody is waited for."""
    table.asked, table.asked_since = 0, None
    for seat in seats:
        seat.owes_since = seat.deadline = seat.bot_due = seat.shown_since = seat.invited_since = None


def resume_time(table: GameRow, seat: SeatRow, now: int) -> None:
    """The holder is back: time runs again, from now on."""
    seat.bank_ms = times.returned(table.pace, seat.bank_ms)
    if seat.owes_since is not None:
        seat.owes_since = now
    seat.shown_ms = seat.bank_ms
    if seat.shown_since is not None:
        seat.shown_since = now


def clocks_for(table: GameRow, seats: Sequence[SeatRow], viewer: int | None) -> list[Clock]:
    """The clocks as one seat, or for None a spectator, may know them; none if the table has no pace."""
    if table.pace.kind == "none" or table.status == "open":
        return []
    clocks: list[Clock] = []
    for seat in seats:
        own = seat.number == viewer
        left, since = (seat.bank_ms, seat.owes_since) if own else (seat.shown_ms, seat.shown_since)
        running = since is not None and not seat.by_bot
        clocks.append(Clock(seat.number, left, running, since or 0))
    return clocks
