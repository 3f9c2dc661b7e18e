"""A position of Necrosia: its cells on its board, and what a seat can guess of them."""

from __future__ import annotations

from logothete.components import windows
from logothete.components.hands import Hidden, sort
from logothete.games.necrosia.board import (
    DECK_SIZE,
    FALLEN,
    HAND,
    KNOWN,
    STACK,
    TOKENS_LEFT,
    WORDS,
    Board,
)
from logothete.games.necrosia.frames import MOST_READ, AnnounceFrame, EntrailsFrame, WindowFrame
from logothete.games.necrosia.hands import holds
from logothete.games.necrosia.kinds import ANNOUNCE_STEP, ENTRAILS_STEP, WINDOW_STEP
from logothete.games.necrosia.scoring import final_places
from logothete.games.necrosia.sketch import sketch
from logothete.kernel.bits import lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import NotOver, Refusal, Witness, buffer
from logothete.kernel.steps import TOP, Stepped, pop, top_frame


class Position(Stepped):
    """A state of the game. The steps in `rules/` do the playing."""

    __slots__ = ("board",)

    def __init__(self, board: Board, cells: vec[i64]) -> None:
        self.board = board
        self.cells = cells
        self.steps = board.steps

    def seats(self) -> i64:
        return self.board.players

    def most_offers(self) -> i64:
        return self.board.most_offers

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """Where only one answer is possible the game goes on with it at once (NEC-183)."""
        reach = super().take(seat, action, dice, witness)
        while True:
            only = self.only_answer()
            if only < 0:
                return reach
            further = super().take(lowest(self.pending()), only, dice, witness)
            if further > reach:
                reach = further

    def only_answer(self) -> i64:
        """The one action that is possible now, -1 if there are several or it has to be asked all the same.

        That is where a card could be played, for else the answer would betray a hand; and phase 3 ends when its player
        says so.
        """
        cells = self.cells
        top: i64 = cells[TOP]
        if top == 0 or not self.steps[cells[top]].single(self):
            return -1
        out = buffer(self.board.most_offers)
        return out[0] if self.offer(lowest(self.pending()), out) == 1 else -1

    def clone(self) -> Position:
        return Position(self.board, self.cells[:])

    def after_end(self) -> Refusal:
        return Refusal("NEC-164" if self.cells[FALLEN] else "NEC-163", "game-is-over")

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        return Refusal(rule, "not-your-turn", {"seat": int(lowest(pending))})

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        return self.board.table.about(action, names)

    def sketch(self) -> str:
        return sketch(self.board, self.cells)

    def places(self) -> list[int]:
        """In the common defeat nobody is first: all share the place after the last (NEC-166)."""
        if self.cells[TOP] != 0:
            raise NotOver("the game goes on: there is no ranking yet")
        if self.cells[FALLEN]:
            return [int(self.board.players) + 1] * int(self.board.players)
        return final_places(self.board, self.cells)

    def guess(self, seat: i64, dice: Dice) -> Position:
        """All that `seat` does not know, dealt anew: rivals' cards, the deck, the tokens, sealed answers (NEC-182)."""
        twin = self.clone()
        cells = twin.cells
        if cells[TOP] == 0:
            return twin
        board = self.board
        sort(cells, STACK, cells[TOKENS_LEFT])
        dice.shuffle(cells, STACK, cells[TOKENS_LEFT])
        if cells[cells[TOP]] == ANNOUNCE_STEP:
            at = top_frame(cells)
            player: i64 = cells[at + AnnounceFrame.PLAYER]
            # A card that a rival is still thinking about is in his hand: as far as anybody knows he has chosen nothing.
            if player != seat and holds(cells, player, cells[at + AnnounceFrame.CARD]):
                pop(cells)
        top = top_frame(cells)
        step: i64 = cells[cells[TOP]]
        if step == WINDOW_STEP:
            windows.hide(cells, top + WindowFrame.ROUND, board.players, seat)
        _deal(board, cells, seat, top if step == ENTRAILS_STEP else -1, dice)
        return twin


def _deal(board: Board, cells: vec[i64], seat: i64, entrails: i64, dice: Dice) -> None:
    """Deal the cards that a seat does not know among rivals' hands and the deck, the sizes kept.

    `entrails` is where the cards lie that somebody reads (NEC-C60): each is replaced by one of its suit.
    """
    hidden = Hidden(board.cards, board.players, WORDS, HAND, KNOWN, DECK_SIZE)
    hidden.take_up(cells, seat)
    read: i64 = 0
    if entrails >= 0 and cells[entrails + EntrailsFrame.READER] != seat:
        while read < MOST_READ and cells[entrails + EntrailsFrame.READ + read] > 0:
            hidden.add(cells[entrails + EntrailsFrame.READ + read] - 1)
            read += 1
    hidden.mix(dice)
    for place in range(read):
        at: i64 = entrails + EntrailsFrame.READ + place
        found: i64 = hidden.left - 1
        while board.suit[hidden.pool[found]] != board.suit[cells[at] - 1]:
            found -= 1
        cells[at] = hidden.take_out(found) + 1
    hidden.deal(cells)
