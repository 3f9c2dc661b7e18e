"""A finished game that is quick to look into at any move, and the draws of its dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice, SealedDice
from logothete.kernel.events import Chronicle, Told
from logothete.kernel.record import Record, check_record, read_move
from logothete.kernel.state import State
from logothete.kernel.title import Title
from logothete.server.model import Draws
from logothete.server.rooms.keeping import Base

STRIDE: Final = 32
"""Moves between two positions that are kept."""
MOST_DRAWS: Final = 20_000
"""Draws that are kept; no game on the shelf comes near it."""


class CountedDice(Dice):
    """Sealed dice that write down what they gave."""

    __slots__ = ("draws", "sealed")

    def __init__(self, sealed: SealedDice) -> None:
        super().__init__()
        self.sealed = sealed
        self.drawn = sealed.drawn
        self.draws: list[list[int]] = []

    def below(self, bound: i64) -> i64:
        value = self.sealed.below(bound)
        self.drawn = self.sealed.drawn
        if len(self.draws) < MOST_DRAWS:
            self.draws.append([int(bound), int(value)])
        return value


class Still(NamedTuple):
    """The position after so many moves, and what the last of them made happen."""

    number: int
    state: State
    told: list[Told]


class Film:
    """Some positions are kept, the others played from them.

    Making one checks the record: its seed against the commitment, and every move against the rules.
    """

    def __init__(self, title: Title, record: Record, base: Base | None) -> None:
        self.title = title
        self.record = record
        self._seed = check_record(record, title)
        self._opening = Chronicle()
        # A branch has a seed of its own, and its dice begin anew.
        dice = CountedDice(self._dice(0))
        if base is None:
            state = title.start(record.setup, dice, self._opening)
        else:
            state = title.load(record.setup, base.cells)
        self._kept: list[tuple[State, int]] = [(state, dice.drawn)]
        for number in range(1, len(record.moves) + 1):
            state = self._next(state, number, dice, None)
            if number % STRIDE == 0:
                self._kept.append((state, dice.drawn))
        self.last = state
        self.draws = Draws(0, int(dice.drawn), dice.draws)

    def at(self, number: int) -> Still:
        """The game after its first `number` moves."""
        return next(self.run(number))

    def run(self, number: int) -> Iterator[Still]:
        """The game from there to its end, move by move."""
        if number == 0:
            yield Still(0, self._kept[0][0], self._opening.told)
            number = 1
        at = (number - 1) // STRIDE
        state, drawn = self._kept[at]
        dice = self._dice(drawn)
        for earlier in range(at * STRIDE + 1, number):
            state = self._next(state, earlier, dice, None)
        for later in range(number, len(self.record.moves) + 1):
            chronicle = Chronicle()
            state = self._next(state, later, dice, chronicle)
            yield Still(later, state, chronicle.told)

    def _dice(self, drawn: int) -> SealedDice:
        return SealedDice(self._seed, self.record.nonces, drawn)

    def _next(self, state: State, number: int, dice: Dice, chronicle: Chronicle | None) -> State:
        move = self.record.moves[number - 1]
        action = read_move(self.title, state, dice, number, move)
        after = state.clone()
        after.take(move.seat, action, dice, chronicle)
        return after
