"""Cards about influence: regions and guilds that count as one's own, prices, points won and lost."""

from __future__ import annotations

from typing import ClassVar

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    CONTRACT,
    DISCOUNT,
    FLAGS,
    IN_CARDS,
    INFLUENCE,
    NECROSIANS,
    ROW_SIZE,
    SEAT,
    SUPPORTED,
    Board,
    guild_of,
    units_in,
)
from logothete.games.necrosia.effects.asking import a_region, a_rival, argument_of
from logothete.games.necrosia.effects.effect import MANY, NO_EFFECT, Effect, Need
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.scoring import gain, holds_region
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness


def _influence(cells: vec[i64], seat: i64, points: i64, witness: Witness | None) -> None:
    """A seat wins or loses influence, for all to see."""
    moved = gain(cells, seat, points)
    if witness is not None and moved != 0:
        if moved > 0:
            witness.tell(telling.GAINED, EVERYONE, seat, moved)
        else:
            witness.tell(telling.FORFEITED, EVERYONE, seat, -moved)


def _rivals_with_influence(board: Board, cells: vec[i64], seat: i64) -> i64:
    mask: i64 = 0
    for rival in range(board.players):
        if rival != seat and cells[INFLUENCE + rival] > 0:
            mask |= BIT[rival]
    return mask


class Contract(Effect):
    """A region where one is tied for the highest number counts as dominated this turn (NEC-C18)."""

    key: ClassVar[str] = "contract"
    need: ClassVar[Need] = Need(timing=("influence",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._tied(state.board, state.cells, seat) != 0 else NO_EFFECT

    def _tied(self, board: Board, cells: vec[i64], seat: i64) -> i64:
        mask: i64 = 0
        for region in range(board.regions):
            own: i64 = units_in(cells, seat, region)
            most: i64 = cells[NECROSIANS + region]
            for rival in range(board.players):
                if rival != seat and units_in(cells, rival, region) > most:
                    most = units_in(cells, rival, region)
            if own > 0 and own == most:
                mask |= BIT[region]
        return mask

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return a_region(state.board, self._tied(state.board, state.cells, seat), made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[CONTRACT] = argument_of(state.board, made[0]) + 1


class Hypnosis(Effect):
    """A region that one dominates brings more influence (NEC-C19)."""

    key: ClassVar[str] = "hypnosis"
    need: ClassVar[Need] = Need(timing=("influence",), least=1, most=MANY)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._held(state.board, state.cells, seat) != 0 else NO_EFFECT

    def _held(self, board: Board, cells: vec[i64], seat: i64) -> i64:
        mask: i64 = 0
        for region in range(board.regions):
            if holds_region(board, cells, seat, region):
                mask |= BIT[region]
        return mask

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return a_region(state.board, self._held(state.board, state.cells, seat), made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        _influence(state.cells, seat, state.board.amount[line], witness)


class Privilege(Effect):
    """A guild gives its card as if one dominated it; in phase 6 not one that one has anyway (NEC-C31)."""

    key: ClassVar[str] = "privilege"
    need: ClassVar[Need] = Need(timing=("start", "main", "cards"))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._guilds(state.board, state.cells, seat, moment) != 0 else NO_EFFECT

    def _guilds(self, board: Board, cells: vec[i64], seat: i64, moment: i64) -> i64:
        mask: i64 = 0
        for region in range(board.regions):
            if guild_of(board, cells, region) >= 0 and not (
                moment == IN_CARDS and holds_region(board, cells, seat, region)
            ):
                mask |= BIT[region]
        return mask

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return a_region(state.board, self._guilds(state.board, state.cells, seat, moment), made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[SUPPORTED] = argument_of(state.board, made[0]) + 1


class Discount(Effect):
    """The cards of the row cost less this turn (NEC-C35)."""

    key: ClassVar[str] = "discount"
    need: ClassVar[Need] = Need(timing=("cards",), least=1, most=1)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if state.cells[ROW_SIZE] > 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[FLAGS] |= DISCOUNT


class Amnesia(Effect):
    """All rivals lose influence (NEC-C30)."""

    key: ClassVar[str] = "amnesia"
    need: ClassVar[Need] = Need(least=1, most=MANY)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _rivals_with_influence(state.board, state.cells, seat) != 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for rival in range(state.board.players):
            if rival != seat:
                _influence(state.cells, rival, -state.board.amount[line], witness)


class Extort(Effect):
    """A rival gives influence (NEC-C32)."""

    key: ClassVar[str] = "extort"
    need: ClassVar[Need] = Need(least=1, most=1)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _rivals_with_influence(state.board, state.cells, seat) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        rivals = _rivals_with_influence(state.board, state.cells, seat)
        return a_rival(state.board, state.cells, rivals, made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        giver: i64 = state.cells[SEAT + argument_of(state.board, made[0])]
        _influence(state.cells, giver, -state.board.amount[line], witness)
        _influence(state.cells, seat, state.board.amount[line], witness)
