"""A position of Byzantio or Nekken: its cells on its board, and what a seat can guess of them."""

from __future__ import annotations

from logothete.games.byzantio.board import (
    CHANGE,
    DONE,
    FREE,
    ROWS,
    SEAL,
    SUCCESSION,
    SUSPECTS,
    TARGETS,
    TILES,
    UPTURNED,
    Board,
    target_on,
    target_provinces,
    write_target,
)
from logothete.games.byzantio.citing import cite
from logothete.games.byzantio.kinds import CLAIM_STEP, ESPIONAGE_STEP, STRIKE_STEP, SUCCESSION_STEP, TARGETS_STEP
from logothete.games.byzantio.scoring import ranking
from logothete.games.byzantio.sketch import sketch
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import NotOver, Refusal
from logothete.kernel.steps import TOP, Stepped


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

    def clone(self) -> Position:
        return Position(self.board, self.cells[:])

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The rule of the game that is played, which may replace the one that the steps know."""
        refusal = super().why_not(seat, action)
        if refusal is not None:
            refusal.rule = cite(self.board.citations, refusal.rule, refusal.reason)
        return refusal

    def prompt(self, seat: i64) -> Prompt | None:
        asked = super().prompt(seat)
        if asked is None:
            return None
        return Prompt(asked.key, cite(self.board.citations, asked.rule, asked.key), asked.about)

    def after_end(self) -> Refusal:
        return Refusal("BYZ-134", "game-is-over")

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        return Refusal(rule, "not-your-turn", {"seat": int(lowest(pending))})

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        return self.board.table.about(action, names)

    def places(self) -> list[int]:
        if self.cells[TOP] != 0:
            raise NotOver("the game goes on: there is no ranking yet")
        places = [0] * self.board.players
        for place, seat in enumerate(ranking(self.board, self.cells)):
            places[seat] = place + 1
        return places

    def sketch(self) -> str:
        return sketch(self.board, self.cells)

    def guess(self, seat: i64, dice: Dice) -> Position:
        """All that `seat` does not know, dealt anew: rivals' lists, changes, sealed answers and hidden tiles.

        Nothing public limits what a rival may have written (BYZ-027, BYZ-105), so every legal list will do.
        """
        twin = self.clone()
        cells = twin.cells
        if cells[TOP] == 0:
            return twin
        board = self.board
        step: i64 = cells[cells[TOP]]
        if board.hidden:
            dice.shuffle(cells, TILES + cells[UPTURNED], board.events - cells[UPTURNED])
        rival: i64 = 0
        while rival < board.players:
            if rival != seat:
                answered: bool = (cells[DONE] & BIT[rival]) != 0
                _guess_list(board, cells, rival, step, answered, dice)
                _guess_change(board, cells, rival, step, answered, dice)
                if step == STRIKE_STEP and answered:
                    cells[SEAL + rival] = _some_free_row(cells, rival, dice) + 1
                if step == ESPIONAGE_STEP:
                    _guess_suspects(board, cells, rival, answered, dice)
            rival += 1
        return twin


def _guess_list(board: Board, cells: vec[i64], rival: i64, step: i64, answered: bool, dice: Dice) -> None:
    lines: i64 = board.targets
    if step == CLAIM_STEP:
        lines = 0
    elif step == TARGETS_STEP and not answered:
        lines = dice.below(board.targets + 1)
    cells[TARGETS + rival] = 0
    used: i64 = 0
    line: i64 = 0
    while line < lines:
        city: i64 = board.playable[dice.below(len(board.playable))]
        province: i64 = BIT[board.province_of[city]]
        if not used & province:
            used |= province
            write_target(cells, rival, line, city)
            line += 1


def _guess_change(board: Board, cells: vec[i64], rival: i64, step: i64, answered: bool, dice: Dice) -> None:
    """Whether a change was made at the Succession is secret too (BYZ-128): an even chance."""
    cells[CHANGE + rival] = 0
    tile: i64 = 0
    while tile < cells[UPTURNED] and cells[TILES + tile] != SUCCESSION:
        tile += 1
    if tile == cells[UPTURNED]:
        return
    if step == SUCCESSION_STEP and not answered:
        cells[SEAL + rival] = dice.below(board.targets + 1)
        return
    if dice.below(2) == 0:
        return
    line: i64 = dice.below(board.targets)
    city: i64 = target_on(cells, rival, line)
    others: i64 = target_provinces(board, cells, rival) ^ BIT[board.province_of[city]]
    while True:
        abandoned: i64 = board.playable[dice.below(len(board.playable))]
        if abandoned != city and not others & BIT[board.province_of[abandoned]]:
            cells[CHANGE + rival] = line * 64 + abandoned + 1
            return


def _some_free_row(cells: vec[i64], rival: i64, dice: Dice) -> i64:
    while True:
        row: i64 = dice.below(ROWS)
        if cells[FREE + rival * ROWS + row] > 0:
            return row


def _guess_suspects(board: Board, cells: vec[i64], rival: i64, answered: bool, dice: Dice) -> None:
    guesses: i64 = board.players - 1 if answered else dice.below(board.players)
    cells[SUSPECTS + rival] = 0
    victim: i64 = 0
    while guesses > 0:
        if victim != rival:
            city: i64 = board.playable[dice.below(len(board.playable))]
            cells[SUSPECTS + rival] += (city + 1) * BIT[victim * 6]
            guesses -= 1
        victim += 1
