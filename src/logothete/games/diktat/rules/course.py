"""What several chapters share: drawing cards, offers by sector, the end of everything, a new Administrator."""

from __future__ import annotations

from logothete.components import decks
from logothete.games.diktat import telling
from logothete.games.diktat.board import DISCARD, FALLEN, SECTORS, TURN, WORDS, Board
from logothete.games.diktat.holdings import COPIES
from logothete.games.diktat.position import Position
from logothete.games.diktat.scoring import administrator
from logothete.games.diktat.verbs import USE, USE_MARKER
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import TOP, pop


def draw_card(state: Position, dice: Dice, witness: Witness | None) -> i64:
    """The top card of the deck, -1 if there is none; an empty deck is made anew of the discard pile (DIK-093)."""
    cells = state.cells
    deck: i64 = state.board.deck
    if cells[deck] == 0:
        decks.shuffle_under(cells, deck, DISCARD, WORDS, dice)
        if witness is not None and cells[deck] > 0:
            witness.tell(telling.DECK_RENEWED, EVERYONE, cells[deck])
    return decks.draw(cells, deck)


def offer_sectors(board: Board, verb: i64, sectors: i64, out: vec[i64], offers: i64) -> i64:
    """A verb for every sector of a mask, after the offers there are already; how many there are then."""
    for sector in range(SECTORS):
        if sectors & BIT[sector]:
            out[offers] = board.first[verb] + sector
            offers += 1
    return offers


def use_of(board: Board, element: i64) -> i64:
    """The action by which an element is declared."""
    if element < board.rows.marker:
        return board.first[USE] + element
    return board.first[USE_MARKER] + (element - board.rows.marker) // COPIES


def tell_administrator(state: Position, before: i64, witness: Witness | None) -> None:
    """Say who is Administrator now, if that has changed (DIK-084)."""
    now = administrator(state.board, state.cells)
    if witness is not None and now != before:
        witness.tell(telling.ADMINISTRATOR, EVERYONE, now)


def end_game(cells: vec[i64]) -> None:
    """Nothing is left to be done."""
    while cells[TOP] != 0:
        pop(cells)
    cells[TURN] = -1


def lose_together(state: Position, witness: Witness | None) -> None:
    """The Others overrun Prague: there is no scoring and no winner (AUT-091 to AUT-093)."""
    state.cells[FALLEN] = 1
    end_game(state.cells)
    if witness is not None:
        witness.tell(telling.ALL_LOST, EVERYONE)
