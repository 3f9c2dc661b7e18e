"""The Resolution: which sector comes next, and turning up its pawns (DIK-205 to DIK-208, DIK-260, DIK-261, DIK-324)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import CITIZEN, EMISSARY, FROZEN, GUARD, PLACES, SECTORS
from logothete.games.diktat.desk import deadlines, judging, statements
from logothete.games.diktat.frames import AFTER_CONQUEST, SECTOR_DESIGNATED, open_window
from logothete.games.diktat.kinds import CONQUEST_STEP, RESOLUTION_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.conquest import Conquer
from logothete.games.diktat.rules.course import offer_sectors
from logothete.games.diktat.rules.strength import ConquestFrame
from logothete.games.diktat.scoring import administrator
from logothete.games.diktat.stacks import count_of, is_open, learn_all, players_in, size_of
from logothete.games.diktat.verbs import DESIGNATE
from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

# What comes next for a sector.
TO_DESIGNATE: Final = 0
TO_ASK: Final = 1
TO_TURN_UP: Final = 2
TO_GO_ON: Final = 3

NOBODY_THERE: Final = Objection("DIK-207", "nobody-there", ("sector",))


class Resolve(Listed[Position]):
    """One sector after another, as the Administrator of the moment says."""

    kind: ClassVar[int] = RESOLUTION_STEP
    whose: ClassVar[str] = "DIK-207"
    NEXT: Final = 0
    """What comes next, as above."""
    SECTOR: Final = 1
    SIZE: Final = 2

    def pending(self, state: Position) -> i64:
        cells = state.cells
        if cells[top_frame(cells) + self.NEXT] != TO_DESIGNATE or not unresolved(cells):
            return 0
        return BIT[administrator(state.board, cells)]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("designate", "DIK-207")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        return offer_sectors(state.board, DESIGNATE, unresolved(state.cells), out, 0)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NOBODY_THERE if state.board.verb_of[action] == DESIGNATE else misplaced(state.board, action)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        cells[at + self.SECTOR] = action - state.board.first[DESIGNATE]
        cells[at + self.NEXT] = TO_ASK
        judging.designated(state.board, cells, seat, cells[at + self.SECTOR], unresolved(cells), witness)
        if witness is not None:
            witness.tell(telling.DESIGNATED, EVERYONE, seat, cells[at + self.SECTOR])
        return OPEN

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        stage: i64 = cells[at + self.NEXT]
        sector: i64 = cells[at + self.SECTOR]
        if stage == TO_DESIGNATE:
            pop(cells)
        elif stage == TO_ASK:
            cells[at + self.NEXT] = TO_TURN_UP
            open_window(cells, SECTOR_DESIGNATED)
        elif stage == TO_TURN_UP:
            if not players_in(cells, sector):
                cells[at + self.NEXT] = TO_DESIGNATE
                if witness is not None:
                    witness.tell(telling.LEFT_EMPTY, EVERYONE, sector)
                return OPEN
            cells[at + self.NEXT] = TO_GO_ON
            turn_up(state, sector, witness)
            cells[push(cells, CONQUEST_STEP, ConquestFrame.SIZE) + ConquestFrame.SECTOR] = sector
            Conquer().open(state, sector)
            return BARRED
        else:
            cells[at + self.NEXT] = TO_DESIGNATE
            deadlines.conquered(state.board, cells, sector, witness)
            open_window(cells, AFTER_CONQUEST)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The first with a player's stack, in the order of the sectors (DIK-320)."""
        return state.board.first[DESIGNATE] + lowest(unresolved(state.cells))


def unresolved(cells: vec[i64]) -> i64:
    """The mask of the sectors where a player has a stack that was not turned up."""
    mask: i64 = 0
    for sector in range(SECTORS):
        if is_open(cells, sector) and players_in(cells, sector):
            mask |= BIT[sector]
    return mask


def turn_up(state: Position, sector: i64, witness: Witness | None) -> None:
    """All pawns of a sector are turned up for everyone to see, the Others' too (DIK-208, DIK-220, AUT-081)."""
    cells = state.cells
    cells[FROZEN] |= BIT[sector]
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if size_of(cells, place) > 0:
            learn_all(cells, state.board.all_seats, place)
            statements.turned_up(state.board, cells, place, witness)
            if witness is not None:
                citizens = count_of(cells, place, CITIZEN)
                guards = count_of(cells, place, GUARD)
                witness.tell(telling.TURNED_UP, EVERYONE, place, citizens, guards, count_of(cells, place, EMISSARY))
