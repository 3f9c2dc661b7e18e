"""The Cycle: its phases one after another, Opportunities and Development (DIK-089 to DIK-097, DIK-316)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import decks
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ASSASSINS,
    CYCLE,
    DARKNESS_PHASE,
    DEVELOPMENT,
    END_OF_CYCLE,
    KINDS,
    MANOEUVRES,
    MOVES,
    OPPORTUNITIES,
    PHASE,
    POWER,
    RESERVE,
    RESOLUTION,
    SECRET,
    SECRET_SEEN,
    SPIES,
    TRACK,
)
from logothete.games.diktat.desk import deadlines, statements
from logothete.games.diktat.effects.rows import ASSASSIN, DEVELOPED, PP, SPY
from logothete.games.diktat.frames import (
    AFTER_DEVELOPMENT,
    AFTER_OPPORTUNITIES,
    AFTER_REVELATION,
    BEFORE_END,
    BEFORE_REVELATION,
    TurnsFrame,
    open_window,
)
from logothete.games.diktat.kinds import CYCLE_STEP, RESOLUTION_STEP, TURNS_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.course import draw_card
from logothete.games.diktat.rules.ending import attack, end_cycle
from logothete.games.diktat.rules.others import darken
from logothete.games.diktat.rules.resolution import Resolve
from logothete.games.diktat.scoring import administrator, next_in_rank
from logothete.games.diktat.standing import developed, fire
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.state import BARRED, OPEN, Witness
from logothete.kernel.steps import TOP, Step, push, top_frame

# What comes next in a Cycle (DIK-089, AUT-044, DIK-268, DIK-316).
TO_BEGIN: Final = 0
TO_DARKEN: Final = 1
TO_LAY: Final = 2
TO_DEVELOP: Final = 3
TO_MANOEUVRE: Final = 4
TO_WAIT: Final = 5
TO_REVEAL: Final = 6
TO_RESOLVE: Final = 7
TO_ATTACK: Final = 8
TO_END: Final = 9


class RunCycle(Step[Position]):
    """One Cycle after another, from beginning to end: the lowest frame of the stack."""

    kind: ClassVar[int] = CYCLE_STEP
    NEXT: Final = 0
    """What comes next, as above."""
    SIZE: Final = 1

    def begin(self, state: Position, dice: Dice, witness: Witness | None) -> None:
        """Go on until somebody has to decide, at the start of a game in which nobody is asked before."""
        while state.cells[TOP] != 0 and state.pending() == 0:
            state.steps[state.cells[state.cells[TOP]]].settle(state, dice, witness)

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        stage: i64 = cells[at + self.NEXT]
        cells[at + self.NEXT] = stage + 1
        if stage == TO_BEGIN:
            begin_cycle(state, witness)
        elif stage == TO_DARKEN:
            cells[PHASE] = DARKNESS_PHASE
            if state.board.others:
                darken(state, dice, witness)
                return BARRED
        elif stage == TO_LAY:
            cells[PHASE] = OPPORTUNITIES
            lay_cards(state, dice, witness)
            open_window(cells, AFTER_OPPORTUNITIES)
            return BARRED
        elif stage == TO_DEVELOP:
            cells[PHASE] = DEVELOPMENT
            open_window(cells, AFTER_DEVELOPMENT)
            develop(state, witness)
        elif stage == TO_MANOEUVRE:
            cells[PHASE] = MANOEUVRES
            push(cells, TURNS_STEP, TurnsFrame.SIZE)
        elif stage == TO_WAIT:
            deadlines.manoeuvres_over(state.board, cells, witness)
            cells[PHASE] = RESOLUTION
            open_window(cells, BEFORE_REVELATION)
        elif stage == TO_REVEAL:
            reveal_secret(state, witness)
            open_window(cells, AFTER_REVELATION)
            return BARRED
        elif stage == TO_RESOLVE:
            push(cells, RESOLUTION_STEP, Resolve.SIZE)
        elif stage == TO_ATTACK:
            cells[PHASE] = END_OF_CYCLE
            open_window(cells, BEFORE_END)
            attack(state, dice, witness)
            return BARRED
        else:
            cells[at + self.NEXT] = TO_BEGIN
            deadlines.cycle_over(state.board, cells, witness)
            end_cycle(state, witness)
        return OPEN


def begin_cycle(state: Position, witness: Witness | None) -> None:
    """The counter moves up, and the highest Rank is Administrator (DIK-081, DIK-090, AUT-045)."""
    state.cells[CYCLE] += 1
    if witness is not None:
        witness.tell(telling.CYCLE_BEGAN, EVERYONE, state.cells[CYCLE])
        witness.tell(telling.ADMINISTRATOR, EVERYONE, administrator(state.board, state.cells))


def lay_cards(state: Position, dice: Dice, witness: Witness | None) -> None:
    """The visible cards, then the secret one (DIK-091 to DIK-093)."""
    cells = state.cells
    for _ in range(state.board.visible):
        card = draw_card(state, dice, witness)
        if card >= 0:
            decks.put_on(cells, TRACK, card)
            if witness is not None:
                witness.tell(telling.CARD_LAID, EVERYONE, card)
    cells[SECRET] = draw_card(state, dice, witness) + 1
    cells[SECRET_SEEN] = 0
    if witness is not None and cells[SECRET] > 0:
        witness.tell(telling.SECRET_LAID, EVERYONE)


def reveal_secret(state: Position, witness: Witness | None) -> None:
    """The secret card is turned up and lies with the others (DIK-206)."""
    cells = state.cells
    card: i64 = cells[SECRET] - 1
    if card < 0:
        return
    statements.secret_seen(state.board, cells, state.board.all_seats, witness)
    cells[SECRET] = 0
    cells[SECRET_SEEN] = 0
    decks.put_on(cells, TRACK, card)
    if witness is not None:
        witness.tell(telling.REVEALED, EVERYONE, card)


def develop(state: Position, witness: Witness | None) -> None:
    """Everybody receives at the same moment; then what Developments cost, in Rank order (DIK-094 to DIK-097)."""
    board = state.board
    cells = state.cells
    first = administrator(board, cells)
    for seat in range(board.players):
        _receive_income(state, seat, seat == first, witness)
    # What is laid on the stack last has its turn first.
    waiting: i64 = board.all_seats
    order: i64 = 0
    while waiting:
        seat = next_in_rank(board, cells, waiting)
        waiting &= ~BIT[seat]
        order = order * board.players + seat
    for _ in range(board.players):
        fire(board, cells, order % board.players, DEVELOPED, -1, -1)
        order //= board.players


def _receive_income(state: Position, seat: i64, administrates: bool, witness: Witness | None) -> None:
    board = state.board
    cells = state.cells
    agents: list[i64] = []
    for kind in range(KINDS):
        number: i64 = board.income[kind] + developed(board, cells, seat, administrates, kind)
        cells[RESERVE + seat * KINDS + kind] += number
        agents.append(number)
    power: i64 = board.income_power + developed(board, cells, seat, administrates, PP)
    spies = developed(board, cells, seat, administrates, SPY)
    assassins = developed(board, cells, seat, administrates, ASSASSIN)
    cells[POWER + seat] += power
    cells[SPIES + seat] += spies
    cells[ASSASSINS + seat] += assassins
    cells[MOVES + seat] = board.manoeuvres
    if witness is not None:
        witness.tell(telling.INCOME, EVERYONE, seat, agents[0], agents[1], agents[2])
        witness.tell(telling.INCOME_POWER, EVERYONE, seat, power)
        if spies + assassins > 0:
            witness.tell(telling.INCOME_TOKENS, EVERYONE, seat, spies, assassins)
