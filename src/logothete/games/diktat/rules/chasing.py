"""Chasing corruption, the seventh Manoeuvre: Emissaries for tokens, or Guards for Others (AUT-010 to AUT-014)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import CORRUPTION, EMISSARY, GUARD, KINDS, OTHERS, RESERVE, SECTORS, Board
from logothete.games.diktat.kinds import CLEANSE_STEP, DRIVE_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.course import offer_sectors
from logothete.games.diktat.stacks import add_on_top, is_open, others_place, owner_of, put_stack, remove, size_of
from logothete.games.diktat.verbs import CLEANSE, DRIVE, ENOUGH
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

ONE_FORM: Final = Objection("AUT-013", "one-form-of-chasing")
NOBODY_TO_DRIVE: Final = Objection("AUT-014", "nobody-to-drive", ("sector",))
ONLY_WITH_OTHERS: Final = Objection("AUT-012", "only-with-others")
NO_CORRUPTION: Final = Objection("AUT-012", "no-corruption")
TOO_FEW_EMISSARIES: Final = Objection("AUT-010", "too-few-emissaries")
TOO_FEW_GUARDS: Final = Objection("AUT-011", "too-few-guards")


def drivable(board: Board, cells: vec[i64]) -> i64:
    """The mask of the sectors from which an Other can be driven off: not its home (AUT-014)."""
    mask: i64 = 0
    for sector in range(SECTORS):
        if sector != board.home and size_of(cells, others_place(sector)) > 0 and is_open(cells, sector):
            mask |= BIT[sector]
    return mask


def why_not_chase(board: Board, cells: vec[i64], seat: i64, verb: i64, sector: i64) -> Objection | None:
    if not board.others:
        return ONLY_WITH_OTHERS
    if verb == CLEANSE:
        if cells[CORRUPTION + seat] == 0:
            return NO_CORRUPTION
        enough: bool = cells[RESERVE + seat * KINDS + EMISSARY] >= board.emissaries_per_corruption
        return None if enough else TOO_FEW_EMISSARIES
    if not drivable(board, cells) & BIT[sector]:
        return NOBODY_TO_DRIVE
    return None if cells[RESERVE + seat * KINDS + GUARD] >= board.guards_per_other else TOO_FEW_GUARDS


def cleanse(state: Position, seat: i64, witness: Witness | None) -> None:
    """Emissaries for one Corruption token; then as often as there are more (AUT-010, AUT-012)."""
    cells = state.cells
    cells[push(cells, CLEANSE_STEP, Cleanse.SIZE) + Cleanse.SEAT] = seat
    _cleanse_once(state, seat, witness)


def _cleanse_once(state: Position, seat: i64, witness: Witness | None) -> None:
    cells = state.cells
    cells[RESERVE + seat * KINDS + EMISSARY] -= state.board.emissaries_per_corruption
    cells[CORRUPTION + seat] -= 1
    if witness is not None:
        witness.tell(telling.CLEANSED, EVERYONE, seat, state.board.emissaries_per_corruption)


def drive(state: Position, seat: i64, sector: i64, witness: Witness | None) -> None:
    """Guards for one Other of a sector; then as often as there are more (AUT-011, AUT-012)."""
    cells = state.cells
    cells[push(cells, DRIVE_STEP, Drive.SIZE) + Drive.SEAT] = seat
    _drive_once(state, seat, sector, witness)


def _drive_once(state: Position, seat: i64, sector: i64, witness: Witness | None) -> None:
    """The top pawn goes unseen to the top of the home pile (AUT-014)."""
    board = state.board
    cells = state.cells
    cells[RESERVE + seat * KINDS + GUARD] -= board.guards_per_other
    move_top(cells, others_place(sector), others_place(board.home))
    if witness is not None:
        witness.tell(telling.DROVE, EVERYONE, seat, sector, board.guards_per_other)


def move_top(cells: vec[i64], place: i64, to: i64) -> None:
    """The top pawn of one pile of the Others goes to the top of another, which it may found (AUT-031 to AUT-033)."""
    pawn = remove(cells, place, 0)
    if owner_of(cells, to) < 0:
        put_stack(cells, to, OTHERS)
    add_on_top(cells, to, pawn)


class Cleanse(Listed[Position]):
    """One more token, or enough."""

    kind: ClassVar[int] = CLEANSE_STEP
    whose: ClassVar[str] = "AUT-012"
    SEAT: Final = 0
    SIZE: Final = 1

    def pending(self, state: Position) -> i64:
        """Whether he has Emissaries is his secret: he is asked as long as he has tokens."""
        seat: i64 = state.cells[top_frame(state.cells) + self.SEAT]
        return BIT[seat] if state.cells[CORRUPTION + seat] > 0 else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("cleanse", "AUT-012", {"number": int(state.cells[CORRUPTION + seat])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        out[0] = board.first[ENOUGH]
        out[1] = board.first[CLEANSE]
        return 2 if state.cells[RESERVE + seat * KINDS + EMISSARY] >= board.emissaries_per_corruption else 1

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        verb: i64 = state.board.verb_of[action]
        if verb == CLEANSE:
            return TOO_FEW_EMISSARIES
        return ONE_FORM if verb == DRIVE else misplaced(state.board, action)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        if action == state.board.first[ENOUGH]:
            pop(state.cells)
            return OPEN
        _cleanse_once(state, seat, witness)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[ENOUGH]


class Drive(Listed[Position]):
    """One more Other, or enough."""

    kind: ClassVar[int] = DRIVE_STEP
    whose: ClassVar[str] = "AUT-012"
    SEAT: Final = 0
    SIZE: Final = 1

    def pending(self, state: Position) -> i64:
        seat: i64 = state.cells[top_frame(state.cells) + self.SEAT]
        return BIT[seat] if drivable(state.board, state.cells) else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("drive", "AUT-012", {"number": int(state.board.guards_per_other)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        out[0] = board.first[ENOUGH]
        if state.cells[RESERVE + seat * KINDS + GUARD] < board.guards_per_other:
            return 1
        return offer_sectors(board, DRIVE, drivable(board, state.cells), out, 1)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb != DRIVE:
            return ONE_FORM if verb == CLEANSE else misplaced(board, action)
        if not drivable(board, state.cells) & BIT[action - board.first[DRIVE]]:
            return NOBODY_TO_DRIVE
        return TOO_FEW_GUARDS

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        if action == state.board.first[ENOUGH]:
            pop(state.cells)
            return OPEN
        _drive_once(state, seat, action - state.board.first[DRIVE], witness)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[ENOUGH]
