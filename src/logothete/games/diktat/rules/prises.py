"""What there is to take, and what the Others take (DIK-215, DIK-216, AUT-085, AUT-086, AUT-094 to AUT-096)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import decks
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    CORRUPTING,
    DARKNESS,
    EMISSARY,
    KINDS,
    TRACK,
    Board,
)
from logothete.games.diktat.holdings import markers_left
from logothete.games.diktat.kinds import CONQUEST_STEP, LOSS_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.others import take_out
from logothete.games.diktat.rules.strength import ConquestFrame, first_to_give, give_up, of_kind, strength
from logothete.games.diktat.scoring import next_in_rank
from logothete.games.diktat.stacks import (
    count_of,
    others_place,
    topmost,
)
from logothete.games.diktat.standing import ignores_darkness
from logothete.games.diktat.verbs import WITH
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Listed, find_frame, pop, push, top_frame

NOTHING_ELSE_TO_GIVE: Final = Objection("DIK-061", "nothing-else-to-give", ("agent",))
LOSS_FIRST: Final = Objection("AUT-086", "loss-first")


def is_dark(board: Board, cells: vec[i64], seat: i64, sector: i64) -> bool:
    """Whether Darkness keeps a seat from the cards and markers of a sector (AUT-094)."""
    return cells[DARKNESS + sector] > 0 and not ignores_darkness(board, cells, seat)


def lies_on_track(board: Board, cells: vec[i64], card: i64, sector: i64) -> bool:
    """Whether a card of a sector lies on the Opportunity track or on the corruption track (AUT-038)."""
    if card >= board.cards or board.sector_of[card] != sector:
        return False
    return decks.place_of(cells, TRACK, card) >= 0 or decks.place_of(cells, CORRUPTING, card) >= 0


def may_take(state: Position, at: i64, seat: i64) -> bool:
    """Whether a seat has an Emissary and something to take for it (DIK-215, DIK-216)."""
    board = state.board
    cells = state.cells
    if strength(cells, at, seat) == 0:
        return False
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    if cells[DARKNESS + sector] > 0:
        return True
    return markers_left(board, cells, sector) > 0 or cards_here(board, cells, sector)


def cards_here(board: Board, cells: vec[i64], sector: i64) -> bool:
    for place in range(cells[TRACK]):
        if board.sector_of[cells[TRACK + decks.FIRST + place]] == sector:
            return True
    for place in range(cells[CORRUPTING]):
        if board.sector_of[cells[CORRUPTING + decks.FIRST + place]] == sector:
            return True
    return False


def anything_left(state: Position, at: i64) -> bool:
    """Whether any player could still take something (DIK-216, AUT-086)."""
    for seat in range(state.board.players):
        if may_take(state, at, seat):
            return True
    return False


def prise_of_others(state: Position, at: i64, witness: Witness | None) -> None:
    """A Vector is discarded, and each player who has an Emissary discards one (AUT-085, AUT-086)."""
    cells = state.cells
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    pile = others_place(sector)
    if count_of(cells, pile, EMISSARY) == 0:
        return
    take_out(cells, pile, topmost(cells, pile, EMISSARY))
    if witness is not None:
        witness.tell(telling.OTHERS_TOOK, EVERYONE, sector)
    losers: i64 = 0
    for seat in range(state.board.players):
        if strength(cells, at, seat) > 0:
            losers |= BIT[seat]
    cells[push(cells, LOSS_STEP, LoseEmissary.SIZE) + LoseEmissary.LOSERS] = losers


class LoseEmissary(Listed[Position]):
    """Each player who has an Emissary loses one to the Others; who has a choice is asked, in Rank order (AUT-086)."""

    kind: ClassVar[int] = LOSS_STEP
    whose: ClassVar[str] = "AUT-086"
    LOSERS: Final = 0
    """The mask of those who have still to lose one."""
    SIZE: Final = 1

    def pending(self, state: Position) -> i64:
        cells = state.cells
        losers: i64 = cells[top_frame(cells) + self.LOSERS]
        if losers == 0:
            return 0
        seat = next_in_rank(state.board, cells, losers)
        return BIT[seat] if _kinds_to_give(cells, seat) > 1 else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        losers: i64 = cells[top_frame(cells) + self.LOSERS]
        if losers == 0:
            pop(cells)
            return OPEN
        seat = next_in_rank(state.board, cells, losers)
        self._lose(cells, seat, first_to_give(cells, find_frame(cells, CONQUEST_STEP), seat), witness)
        return OPEN

    def _lose(self, cells: vec[i64], seat: i64, kind: i64, witness: Witness | None) -> None:
        cells[top_frame(cells) + self.LOSERS] &= ~BIT[seat]
        number = give_up(cells, find_frame(cells, CONQUEST_STEP), seat, kind)
        if witness is not None:
            witness.tell(telling.LOST_TO_OTHERS, EVERYONE, seat, kind, number)

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("lose-emissary", "AUT-086")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        offers: i64 = 0
        for kind in range(EMISSARY, -1, -1):
            if of_kind(state.cells, find_frame(state.cells, CONQUEST_STEP), seat, kind) > 0:
                out[offers] = state.board.first[WITH] + kind
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NOTHING_ELSE_TO_GIVE if state.board.verb_of[action] == WITH else LOSS_FIRST

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        self._lose(state.cells, seat, action - state.board.first[WITH], witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The topmost Emissary (DIK-320)."""
        at = find_frame(state.cells, CONQUEST_STEP)
        return state.board.first[WITH] + first_to_give(state.cells, at, seat)


def _kinds_to_give(cells: vec[i64], seat: i64) -> i64:
    """How many types of pawns a player can choose from."""
    number: i64 = 0
    for kind in range(KINDS):
        if of_kind(cells, find_frame(cells, CONQUEST_STEP), seat, kind) > 0:
            number += 1
    return number
