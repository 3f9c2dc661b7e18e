"""How the bots of the bazaar judge: they trade whatever they can, and offer what they have most of."""

from __future__ import annotations

from typing import cast

from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind
from logothete.kernel.state import State
from tests.bazaar.board import ACCEPT, ADDRESS, DRAFT_IT, NOTE, PLAYERS, PROPOSE, REFUSE
from tests.bazaar.steps import first, points
from tests.bazaar.title import Bazaar


class BazaarMind(Mind):
    """Points are all that counts, and a trade is a trade."""

    def prospects(self, state: State, out: vec[float]) -> None:
        cells = cast(Bazaar, state).cells
        sums = [1.0 + float(points(cells, seat)) for seat in range(cells[PLAYERS])]
        for seat, own in enumerate(sums):
            out[seat] = own / sum(sums)

    def reply(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        return self._any_of(asides, size, first(ACCEPT), first(REFUSE), dice)

    def propose(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        if dice.below(4) == 0:
            return -1
        at = self._any_of(asides, size, first(PROPOSE), first(PROPOSE) + 1, dice)
        if at < 0:
            at = self._any_of(asides, size, first(ADDRESS), first(PROPOSE), dice)
        if at < 0:
            at = self._any_of(asides, size, first(DRAFT_IT), first(ADDRESS), dice)
        return at if at >= 0 else self._any_of(asides, size, first(NOTE), first(NOTE) + 8, dice)

    def _any_of(self, asides: vec[i64], size: i64, begin: i64, end: i64, dice: Dice) -> i64:
        """The place of some aside in a range; -1 if there is none."""
        places = [at for at in range(size) if begin <= asides[at] < end]
        return places[dice.below(len(places))] if places else -1
