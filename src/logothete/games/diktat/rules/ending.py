"""The End of Cycle, Attacks of the Others, and the end of the game (DIK-262 to DIK-281, DIK-325, DIK-328, AUT-089)."""

from __future__ import annotations

from logothete.components import decks, sets
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ASSASSINS,
    BORROWED,
    CLOSED,
    CYCLE,
    DISCARD,
    FALLEN,
    FROZEN,
    KINDS,
    PERMITS,
    RAISED,
    RESERVE,
    SPIES,
    SUPPLY,
    TOKEN_SECTORS,
    TOKEN_SPENT,
    TOKENS,
    TRACK,
    TRIGGERED,
    USED_CARDS,
    USED_MARKERS,
    USED_OWN,
    WITHDRAWN,
    WORDS,
)
from logothete.games.diktat.desk import deadlines
from logothete.games.diktat.desk.layout import clear_cycle
from logothete.games.diktat.desk.oaths import forget_denials
from logothete.games.diktat.money import owe
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.course import draw_card, end_game, tell_administrator
from logothete.games.diktat.rules.others import corrupt
from logothete.games.diktat.scoring import administrator, fill_all, final_points, points_of
from logothete.games.diktat.standing import is_immune
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


def attack(state: Position, dice: Dice, witness: Witness | None) -> None:
    """Cards left on the track bring an Attack; with the Configuration they also join the corruption track.

    DIK-269 to DIK-274, AUT-089, AUT-090, AUT-097.
    """
    board = state.board
    cells = state.cells
    due: bool = False
    for place in range(cells[TRACK]):
        if board.attacks[cells[TRACK + decks.FIRST + place]]:
            due = True
    if board.others:
        while cells[TRACK] > 0:
            corrupt(state, decks.take_at(cells, TRACK, 0), witness)
            if cells[FALLEN]:
                return
    if not due:
        return
    if witness is not None:
        witness.tell(telling.ATTACKED, EVERYONE)
    if board.others:
        card = draw_card(state, dice, witness)
        if card >= 0:
            corrupt(state, card, witness)
        return
    for seat in range(board.players):
        if is_immune(board, cells, seat):
            if witness is not None:
                witness.tell(telling.IMMUNE, EVERYONE, seat)
        else:
            owe(board, cells, seat, SUPPLY, points_of(board, cells, seat), witness)


def end_cycle(state: Position, witness: Witness | None) -> None:
    """The test of the end; then everything that does not last is discarded (DIK-262 to DIK-268)."""
    board = state.board
    cells = state.cells
    reached: bool = cells[CYCLE] == board.cycles
    for seat in range(board.players):
        if points_of(board, cells, seat) >= board.target:
            reached = True
    if reached:
        deadlines.end_triggered(board, cells, witness)
        _end(state, witness)
        return
    clear_cycle(board, cells)
    forget_denials(cells)
    if witness is not None:
        witness.tell(telling.CYCLE_ENDED, EVERYONE, cells[CYCLE])
    before = administrator(board, cells)
    for seat in range(board.players):
        _discard(state, seat)
    sets.clear(cells, USED_CARDS, WORDS)
    for token in range(TOKENS):
        cells[TOKEN_SPENT + token] = 0
        if board.token_fades[token]:
            cells[TOKEN_SECTORS + token] = 0
    cells[FROZEN] = 0
    cells[CLOSED] = 0
    while cells[TRACK] > 0:
        sets.add(cells, DISCARD, decks.draw(cells, TRACK))
    tell_administrator(state, before, witness)


def _discard(state: Position, seat: i64) -> None:
    """A seat's Agents, Spies and Assassins go unseen, its Used tokens and what passes too (DIK-263 to DIK-266)."""
    cells = state.cells
    for kind in range(KINDS):
        cells[RESERVE + seat * KINDS + kind] = 0
        cells[WITHDRAWN + seat * KINDS + kind] = 0
    cells[SPIES + seat] = 0
    cells[ASSASSINS + seat] = 0
    cells[USED_OWN + seat] = 0
    cells[USED_MARKERS + seat] = 0
    cells[RAISED + seat] = 0
    cells[PERMITS + seat] = 0
    cells[BORROWED + seat] = 0


def _end(state: Position, witness: Witness | None) -> None:
    """The end is triggered: symbols are filled for everybody, then the losses are counted (DIK-275 to DIK-280)."""
    board = state.board
    cells = state.cells
    cells[TRIGGERED] = 1
    if witness is not None:
        witness.tell(telling.END_TRIGGERED, EVERYONE)
    for seat in range(board.players):
        filled = fill_all(board, cells, seat)
        if witness is not None and filled > 0:
            witness.tell(telling.FILLED, EVERYONE, seat, filled)
    end_game(cells)
    if witness is not None:
        for seat in range(board.players):
            witness.tell(telling.SCORED, EVERYONE, seat, final_points(board, cells, seat))
        for seat, place in enumerate(state.places()):
            if place == 1:
                witness.tell(telling.WON, EVERYONE, seat)
