"""Windows for Manifestations: who is asked, and what happens to the answers (DIK-316).

The answers are a sealed round (`components/windows.py`): a pass, or an element. Asked is by public facts alone.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import windows
from logothete.components.windows import PASSED
from logothete.games.diktat.board import AFFINITIES, ANY_AFFINITY, SEATS, Board
from logothete.games.diktat.effects.rows import MANIFESTATION
from logothete.games.diktat.effects.running import admits, declare, why_not_use
from logothete.games.diktat.frames import BEFORE_END, MOMENT_KEYS, WindowFrame
from logothete.games.diktat.holdings import is_used, marker_element, next_element
from logothete.games.diktat.kinds import WINDOW_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.course import use_of
from logothete.games.diktat.scoring import first_open, next_in_rank
from logothete.games.diktat.verbs import PASS, USE, USE_MARKER
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Refusal, Witness
from logothete.kernel.steps import Step, pop, top_frame

_ELEMENT: Final = 2
"""The answers beside PASSED: an element, counted from here."""

NO_MARKER: Final = Objection("DIK-298", "no-marker", ("sector",))
NO_MANIFESTATION: Final = Objection("DIK-298", "no-manifestation")


class Window(Step[Position]):
    """One moment at which everybody may play a Manifestation."""

    kind: ClassVar[int] = WINDOW_STEP
    layout: ClassVar[type | None] = WindowFrame

    def asked(self, state: Position) -> i64:
        """Who holds a Manifestation that the moment admits; before the end also who could still fill a symbol."""
        moment: i64 = state.cells[top_frame(state.cells) + WindowFrame.MOMENT]
        mask: i64 = 0
        for seat in range(state.board.players):
            if _has_manifestation(state, seat) or (
                moment == BEFORE_END and has_open_symbol(state.board, state.cells, seat)
            ):
                mask |= BIT[seat]
        return mask

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return windows.waiting(cells, top_frame(cells) + WindowFrame.ROUND, self.asked(state))

    def sealed(self) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        moment: i64 = state.cells[top_frame(state.cells) + WindowFrame.MOMENT]
        return Prompt(f"window-{MOMENT_KEYS[int(moment)]}", "DIK-316")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        out[0] = board.first[PASS]
        offers: i64 = 1
        element = next_element(board, state.cells, seat, 0)
        while element >= 0:
            if board.rows.type[element] == MANIFESTATION:
                out[offers] = use_of(board, element)
                offers += 1
            element = next_element(board, state.cells, seat, element + 1)
        return offers

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return Refusal("DIK-316", "already-answered" if self.asked(state) & BIT[seat] else "not-asked")

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb == PASS:
            return None
        if verb not in (USE, USE_MARKER):
            return misplaced(board, action)
        element = _element(state, seat, action)
        if element < 0:
            return NO_MARKER
        return why_not_use(state, seat, element) if board.rows.type[element] == MANIFESTATION else NO_MANIFESTATION

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        answer: i64 = PASSED
        if action != state.board.first[PASS]:
            answer = _ELEMENT + _element(state, seat, action)
        windows.answer(cells, top_frame(cells) + WindowFrame.ROUND, seat, answer)
        return BARRED if self.pending(state) == 0 else SEALED

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """All have answered: the highest Rank of those who play goes ahead; if all passed, the window closes."""
        cells = state.cells
        at = top_frame(cells) + WindowFrame.ROUND
        eager: i64 = windows.eager(cells, at, state.board.players)
        if eager == 0:
            pop(cells)
            return OPEN
        seat = next_in_rank(state.board, cells, eager)
        element: i64 = windows.answer_of(cells, at, seat) - _ELEMENT
        windows.reopen(cells, at, SEATS)
        # A free action may have made it impossible since; then it is dropped, and everybody is asked again (DIK-317).
        if why_not_use(state, seat, element) is None:
            declare(state, seat, element, dice, witness)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A window not answered in time is passed (DIK-320)."""
        return state.board.first[PASS]


def _element(state: Position, seat: i64, action: i64) -> i64:
    """The element that an action declares, -1 for a marker that the seat does not have."""
    board = state.board
    if board.verb_of[action] == USE:
        return action - board.first[USE]
    return marker_element(board, state.cells, seat, action - board.first[USE_MARKER])


def _has_manifestation(state: Position, seat: i64) -> bool:
    """Whether a seat holds a Manifestation, not Used, that the moment admits by what everybody can see."""
    board = state.board
    cells = state.cells
    element = next_element(board, cells, seat, 0)
    while element >= 0:
        playable: bool = board.rows.type[element] == MANIFESTATION and not is_used(board, cells, seat, element)
        if playable and admits(state, seat, element):
            return True
        element = next_element(board, cells, seat, element + 1)
    return False


def has_open_symbol(board: Board, cells: vec[i64], seat: i64) -> bool:
    """Whether a seat has a card with a free symbol (DIK-283)."""
    if first_open(board, cells, seat, ANY_AFFINITY, 0) >= 0:
        return True
    for affinity in range(AFFINITIES):
        if first_open(board, cells, seat, affinity, 0) >= 0:
            return True
    return False
