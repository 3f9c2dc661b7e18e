"""What can be taken back: the latest moves of a match with the way back behind each, and what goes with it.

A *trail* begins where undo ends, at the latest move that barred it. Sealed and open decisions of several seats lie on
it side by side; who may take back which depends only on what that seat can know.

What a seat was not told of does not stand in its way, nor does what others do aside, nor, for what it began unseen and
aside itself, what anybody answers. All this is played again after what is taken back, or goes if it cannot stand
without.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from logothete.kernel.bits import BIT
from logothete.kernel.denials import NothingToUndo
from logothete.kernel.record import Move
from logothete.kernel.state import FINAL, OPEN, PRIVY, SEALED, State
from logothete.kernel.title import Title

LONGEST_TRAIL: Final = 200
"""Public decisions that can be taken back, at most: what a table holds and shows must not grow with its game."""


class BrokenSeal(Exception):
    """A fault of a game: a decision that it called sealed changed what others could do."""

    def __init__(self, title: Title, move: Move) -> None:
        super().__init__(
            f"{title.key}: {move.text!r} by seat {move.seat} cannot be repeated without an earlier sealed "
            "decision of another seat, so nothing was taken back. For that one `take` must not answer SEALED"
        )


class Entry:
    """A move that might be taken back: how to return to before it, and how far undo reaches after it."""

    __slots__ = ("action", "aside", "automatic", "before", "goes_on", "known", "move", "reach", "told", "told_after")

    def __init__(
        self,
        move: Move,
        action: int,
        before: State,
        told: int,
        told_after: int,
        reach: int,
        known: int,
        aside: bool,
        automatic: bool,
        goes_on: bool,
    ) -> None:
        """`known` is the mask of those who were told of it; `aside` says that it answered no question."""
        self.move = move
        self.action = action
        self.before = before
        self.told = told
        self.told_after = told_after
        self.reach = reach
        self.known = known
        self.aside = aside
        self.automatic = automatic
        self.goes_on = goes_on


def takeable(trail: Sequence[Entry], seat: int) -> Iterator[Entry]:
    """The decisions that this seat could take back one after the other, the latest first."""
    if not any(entry.move.seat == seat for entry in trail):
        return
    left = [*trail]
    while True:
        try:
            at = reachable(left, seat)
        except NothingToUndo:
            return
        yield left[at]
        left[at:] = part(left, at)[1]


def shorten(trail: list[Entry]) -> None:
    """Forget how to take back what is further back than the longest trail.

    Public decisions alone are counted: hidden ones of others must not tell by what a seat can take back.
    """
    if len(trail) <= LONGEST_TRAIL:
        return
    public = [at for at, entry in enumerate(trail) if entry.reach == OPEN]
    if len(public) > LONGEST_TRAIL:
        del trail[: public[-LONGEST_TRAIL]]


def reachable(trail: Sequence[Entry], seat: int) -> int:
    """Where in the trail the seat's latest decision is, if it may take it back."""
    at = len(trail) - 1
    while at >= 0 and (trail[at].move.seat != seat or _by_the_way(trail[at])):
        at -= 1
    if at < 0:
        raise NothingToUndo(seat, "nothing")
    entry = trail[at]
    if entry.reach >= FINAL or entry.move.lapsed:
        raise NothingToUndo(seat, "final")
    if _walled(entry, trail[at + 1 :]):
        raise NothingToUndo(seat, "followed")
    return at


def _by_the_way(entry: Entry) -> bool:
    """Whether standing orders decided this, and it is in nobody's way: not even if it stands, when done aside."""
    return entry.automatic and (entry.reach < FINAL or (entry.aside and entry.reach == FINAL))


def _walled(entry: Entry, later: Sequence[Entry]) -> bool:
    """Whether something that was decided after a move stands against taking it back."""
    seat = entry.move.seat
    gone = [entry]
    for other in later:
        if not knows(other, seat):
            continue
        if other.reach == PRIVY:
            return True
        if other.aside or _draft(entry):
            continue
        if other.automatic and other.reach < FINAL:
            gone.append(other)
        elif other.reach == OPEN or _public(gone):
            return True
    return False


def part(trail: Sequence[Entry], at: int) -> tuple[list[Entry], list[Entry]]:
    """What goes when a decision is taken back, itself first, and what was decided later and stays."""
    gone: list[Entry] = [trail[at]]
    stays: list[Entry] = []
    if _draft(trail[at]):
        return gone, list(trail[at + 1 :])
    for later in trail[at + 1 :]:
        goes = _public(gone) or later.reach == OPEN or later.move.seat == trail[at].move.seat
        (gone if later.automatic and not later.aside and goes else stays).append(later)
    return gone, stays


def _draft(entry: Entry) -> bool:
    """Whether this was decided unseen and aside: whatever anybody answers was not decided because of it."""
    return entry.aside and entry.reach == SEALED


def knows(entry: Entry, seat: int) -> bool:
    """Whether a seat may know that this was decided."""
    return bool(entry.known & BIT[seat])


def _public(gone: Sequence[Entry]) -> bool:
    """Whether everybody can see that these moves are taken back."""
    return any(entry.reach == OPEN for entry in gone)
