"""Cards that move Necrosians, bring them and do away with them."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE, number_made
from logothete.games.necrosia.board import KINDS, NECROSIANS, RESERVE, necrosed
from logothete.games.necrosia.effects.asking import (
    a_region,
    argument_of,
    kinds_in_reserve,
    necrosians_left,
)
from logothete.games.necrosia.effects.effect import MANY, NO_EFFECT, Effect, Need
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.course import bring_unit, change_necrosians, count_trophies, move_necrosians
from logothete.games.necrosia.rules.legal import infested
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import AT, STIR, STOP, TO
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness, buffer


class MoveNecrosians(Effect):
    """Necrosians go anywhere, each for itself (NEC-C25)."""

    key: ClassVar[str] = "move-necrosians"
    need: ClassVar[Need] = Need(least=1, most=4)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if infested(state.board, state.cells) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        used = number_made(made)
        if used % 2 == 1:
            origin = argument_of(board, made[used - 1])
            return offer_regions(board, TO, board.all_regions & ~BIT[origin], out, 0)
        if used == board.amount[line] * 2:
            return 0
        return offer_regions(board, STIR, necrosians_left(state, STIR, made), out, 0)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        for place in range(0, len(made), 2):
            if made[place] != NONE:
                origin = argument_of(board, made[place])
                move_necrosians(state.cells, origin, argument_of(board, made[place + 1]), 1, witness)


class PushNecrosians(Effect):
    """Up to so many Necrosians go together from a region to one next to it (NEC-C73)."""

    key: ClassVar[str] = "push-necrosians"
    need: ClassVar[Need] = Need(least=1, most=7)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if infested(state.board, state.cells) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """From where, where to, and how many by naming the origin again."""
        board = state.board
        used = number_made(made)
        if used == 0:
            return offer_regions(board, STIR, infested(board, state.cells), out, 0)
        origin = argument_of(board, made[0])
        if used == 1:
            return offer_regions(board, TO, board.links[origin], out, 0)
        if used > board.amount[line] or used - 1 >= state.cells[NECROSIANS + origin]:
            return 0
        out[0] = board.first[STIR] + origin
        out[1] = board.first[STOP]
        return 2

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        number: i64 = number_made(made) - 1
        move_necrosians(state.cells, argument_of(board, made[0]), argument_of(board, made[1]), number, witness)


class KillNecrosians(Effect):
    """Necrosians of any regions are eliminated, and counted (NEC-C43, NEC-041)."""

    key: ClassVar[str] = "kill-necrosians"
    need: ClassVar[Need] = Need(least=1, most=8)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if infested(state.board, state.cells) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        if number_made(made) == state.board.amount[line]:
            return 0
        return offer_regions(state.board, AT, necrosians_left(state, AT, made), out, 0)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for choice in made:
            if choice != NONE:
                _kill(state, seat, argument_of(state.board, choice), 1, witness)


def _kill(state: Position, seat: i64, region: i64, number: i64, witness: Witness | None) -> None:
    """Eliminate Necrosians: they count for the tally (NEC-041)."""
    change_necrosians(state.cells, region, -number, witness)
    count_trophies(state, seat, number, witness)


class ThinNecrosians(Effect):
    """A Necrosian of every region is eliminated, and counted (NEC-C74, NEC-041)."""

    key: ClassVar[str] = "thin-necrosians"
    need: ClassVar[Need] = Need(least=1, most=1)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if infested(state.board, state.cells) != 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for region in range(state.board.regions):
            if state.cells[NECROSIANS + region] > 0:
                _kill(state, seat, region, state.board.amount[line], witness)


class ClearRegion(Effect):
    """All Necrosians leave a region; they are not counted (NEC-C68)."""

    key: ClassVar[str] = "clear-region"
    need: ClassVar[Need] = Need()

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if infested(state.board, state.cells) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return a_region(state.board, infested(state.board, state.cells), made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        region = argument_of(state.board, made[0])
        change_necrosians(state.cells, region, -state.cells[NECROSIANS + region], witness)


class ReplaceNecrosians(Effect):
    """Units from the reserve take the places of Necrosians (NEC-C75)."""

    key: ClassVar[str] = "replace-necrosians"
    need: ClassVar[Need] = Need(least=1, most=4)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        fits: bool = infested(state.board, state.cells) != 0 and state.cells[RESERVE + seat] != 0
        return None if fits else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        used = number_made(made)
        if used % 2 == 1:
            return kinds_in_reserve(state, seat, -1, made, out)
        if used == board.amount[line] * 2 or kinds_in_reserve(state, seat, -1, made, buffer(KINDS)) == 0:
            return 0
        return offer_regions(board, AT, necrosians_left(state, AT, made), out, 0)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        for place in range(0, len(made), 2):
            if made[place] != NONE:
                region = argument_of(board, made[place])
                change_necrosians(state.cells, region, -1, witness)
                bring_unit(state.cells, seat, region, argument_of(board, made[place + 1]), witness)


class FeedNecrosed(Effect):
    """Necrosians come to every necrosed region (NEC-C51)."""

    key: ClassVar[str] = "feed-necrosed"
    need: ClassVar[Need] = Need(least=1, most=MANY)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for region in range(state.board.regions):
            if necrosed(state.board, state.cells, region):
                change_necrosians(state.cells, region, state.board.amount[line], witness)


class FeedInfested(Effect):
    """Necrosians come to every region where there are some (NEC-C58)."""

    key: ClassVar[str] = "feed-infested"
    need: ClassVar[Need] = Need(least=1, most=MANY)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if infested(state.board, state.cells) != 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for region in range(state.board.regions):
            if state.cells[NECROSIANS + region] > 0:
                change_necrosians(state.cells, region, state.board.amount[line], witness)
