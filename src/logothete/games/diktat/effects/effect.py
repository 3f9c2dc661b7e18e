"""What every active effect is: when it has a place, whether it would change anything, what it asks, what it does.

A file of this folder holds the effects of one subject. An effect is understood from its class alone:

    key      its name in the content files
    phases   in which phases it can be carried out (DIK-318)
    cost     whether it is a price: nothing is declared for its sake alone (DIK-300)
    fits     whether it can be paid, or would change something
    ask      the choices its player makes when its turn comes, one after another
    do       what it does then
    reach    how far back undo reaches after a trigger has done it; what is declared bars the way back in any case
    veiled   whether what it asks depends on what is behind the screen: then it asks all the same, to stop at least, for
             else everybody would see that there is nothing

Its arguments are columns of `board.rows`, a row for each line. `moment` is where the frame of the list is
(`frames.py`), -1 before it is declared. What needs answers of its own (looks, strikes, a Manoeuvre) lays a step on the
stack.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from logothete.components.effects import NONE, AnyEffect, number_made
from logothete.games.diktat.board import (
    ALL_PLACES,
    CABAL,
    DARKNESS_PHASE,
    DEVELOPMENT,
    END_OF_CYCLE,
    MANOEUVRES,
    OPPORTUNITIES,
    OWNER,
    RESOLUTION,
    Board,
)
from logothete.games.diktat.frames import EffectFrame
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import is_open, sector_of
from logothete.games.diktat.verbs import AIM, AT, ENOUGH
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import BARRED, Objection

# Masks of phases (DIK-318).
IN_MANOEUVRES: Final = 2**MANOEUVRES
ON_BOARD: Final = 2**MANOEUVRES + 2**RESOLUTION
BEFORE_RESOLUTION: Final = 2**DARKNESS_PHASE + 2**OPPORTUNITIES + 2**DEVELOPMENT + 2**MANOEUVRES
ANY_TIME: Final = BEFORE_RESOLUTION + 2**RESOLUTION + 2**END_OF_CYCLE

CHANGES_NOTHING: Final = Objection("DIK-300", "changes-nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(AnyEffect[Position]):
    """One active effect of Diktat."""

    phases: ClassVar[int] = ANY_TIME
    cost: ClassVar[bool] = False
    reach: ClassVar[int] = BARRED
    veiled: ClassVar[bool] = False

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        """Whether it can be paid, or would change something.

        `site` and `place` are the sector and the stack that an earlier line has fixed, -1 for none. `blind`: judged by
        what everybody can see, so that whatever is behind a screen is taken to be enough (DIK-316).
        """
        return True

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        if self.fits(state, seat, line, site_of(state.cells, moment), place_of(state.cells, moment), False):
            return None
        return CHANGES_NOTHING


def site_of(cells: vec[i64], moment: i64) -> i64:
    """The sector that an earlier line of a list has fixed, -1 for none."""
    return -1 if moment < 0 else cells[moment + EffectFrame.SITE] - 1


def place_of(cells: vec[i64], moment: i64) -> i64:
    """The stack that an earlier line of a list has fixed, -1 for none."""
    return -1 if moment < 0 else cells[moment + EffectFrame.SITE_PLACE] - 1


# Asking


def argument_of(board: Board, action: i64) -> i64:
    """What a choice names: the sector, place, position, type or card that its verb is about."""
    return action - board.first[board.verb_of[action]]


def chosen(board: Board, made: vec[i64], number: i64) -> i64:
    """What the choice of a number names."""
    return argument_of(board, made[number])


def or_enough(board: Board, out: vec[i64], offers: i64) -> i64:
    """After the offers there are, to be content with what was chosen; where there is nothing more, that is all."""
    if offers == 0:
        return 0
    out[offers] = board.first[ENOUGH]
    return offers + 1


def and_enough(board: Board, out: vec[i64], offers: i64) -> i64:
    """After the offers there are, perhaps none, to be content with what was chosen."""
    out[offers] = board.first[ENOUGH]
    return offers + 1


def has_made(made: vec[i64], action: i64) -> bool:
    """Whether an action was chosen already."""
    for at in range(number_made(made)):
        if made[at] == action:
            return True
    return False


def offer_rivals(state: Position, seats: i64, out: vec[i64]) -> i64:
    """The seats of a mask, by their Cabals."""
    offers: i64 = 0
    for seat in range(state.board.players):
        if seats & BIT[seat]:
            out[offers] = state.board.first[AIM] + state.cells[CABAL + seat]
            offers += 1
    return offers


def rivals_of(state: Position, seat: i64) -> i64:
    """The mask of a seat's opponents."""
    return state.board.all_seats & ~BIT[seat]


def is_own_stack(cells: vec[i64], seat: i64, place: i64) -> bool:
    """Whether a stack of a seat stands at a place, in a sector that can be touched (DIK-220)."""
    return cells[OWNER + place] == seat + 1 and is_open(cells, sector_of(place))


def has_own_stack(cells: vec[i64], seat: i64) -> bool:
    """Whether a seat has a stack that can be touched."""
    for place in range(ALL_PLACES):
        if is_own_stack(cells, seat, place):
            return True
    return False


def offer_own_stacks(state: Position, seat: i64, out: vec[i64]) -> i64:
    """The stacks of a seat that can be touched."""
    offers: i64 = 0
    for place in range(ALL_PLACES):
        if is_own_stack(state.cells, seat, place):
            out[offers] = state.board.first[AT] + place
            offers += 1
    return offers


def nothing_made(made: vec[i64]) -> bool:
    """Whether the first choice is still to be made."""
    return made[0] == NONE
