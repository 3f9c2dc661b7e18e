"""Adapters: every title of the shelf in the interfaces that researchers use.

`pettingzoo` makes an environment of a title, `openspiel` registers all of them with OpenSpiel. Both need the extra
`research` of this package. What they share is here: a game of one setup, in numbers.

What a seat may do aside, without being asked, is left out unless it is wanted: with `asides=n` each seat may do so up
to n times between two answers of its own. It acts when it is asked, or, before those who are asked, when it is
invited; then its mask holds both lists. Whoever has done so n times declines what else he is invited to. So every
episode ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from logothete.games import open_title
from logothete.kernel.bits import lowest
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.features import Feature, field_table, row_size
from logothete.kernel.state import Refused, State, Witness, buffer, shares
from logothete.kernel.title import Setup, Title

Numbers = npt.NDArray[np.int64]
Mask = npt.NDArray[np.int8]

NOBODY: Final = -1


class NoFeatures(Exception):
    """A title that cannot be offered to learning programs, because it does not say what it looks like in numbers."""

    def __init__(self, title: Title) -> None:
        super().__init__(
            f"the title {title.key!r} has no features; it has to implement features, observe and longest "
            "(see logothete.kernel.title) before an adapter can offer it"
        )


class EnoughAsides(Exception):
    """A seat has acted without being asked as often as the adapter lets it."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(f"seat {seat} may act aside {most} times between two answers; `asides` says how often")


class Lens:
    """One title in one setup, seen in numbers: what both adapters ask of a game.

    Rows and masks are written into buffers that are kept, and given out as fresh copies. Not for several threads.
    """

    def __init__(
        self,
        key: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        pack: Path | str | None = None,
        asides: int = 0,
    ) -> None:
        if asides < 0:
            raise ValueError(f"asides is {asides}, but nobody acts fewer times than never")
        self.title = open_title(key, None if pack is None else Path(pack))
        wanted = self.title.players[-1] if players is None else players
        self.setup = self.title.check(Setup(wanted, dict(options or {})))
        self.features: tuple[Feature, ...] = self.title.features(self.setup)
        self.players = self.setup.players
        self.sides = list(self.title.sides(self.setup))
        first = self.title.start(self.setup, QuickDice(0))
        self.asides = asides if first.most_asides() else 0
        """How often a seat may act aside between two answers of its own."""
        # Each answer gives its seat new asides, and all have some before their first.
        answers = self.title.longest(self.setup)
        self.longest = answers + self.asides * (answers + self.players if answers else 0)
        if not self.features or not self.longest:
            raise NoFeatures(self.title)
        self.size = row_size(self.features)
        self.actions = self.title.actions.size
        self._row = buffer(self.size)
        self._offers = buffer(first.most_offers())
        self._row_view = _view(self._row)
        self._offers_view = _view(self._offers)

    def describe(self) -> str:
        """The numbers of an observation, field by field."""
        return field_table(self.features)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the largest value of each number of an observation."""
        sizes = [feature.size for feature in self.features]
        low = np.repeat([feature.low for feature in self.features], sizes)
        high = np.repeat([feature.high for feature in self.features], sizes)
        return low.astype(np.int64), high.astype(np.int64)

    def turn(self, state: State, left: list[int], dice: Dice, witness: Witness | None = None) -> int:
        """The seat to decide: who is invited first, then who is asked; of several the first; NOBODY at the end.

        `left` is how often each may still act aside: whoever is invited and may not any more, declines.
        """
        if self.asides:
            while invited := state.invited():
                seat = lowest(invited)
                if left[seat] > 0:
                    return seat
                state.take(seat, state.reply(seat, dice), dice, witness)
        waiting = state.pending()
        return lowest(waiting) if waiting else NOBODY

    def admit(self, state: State, seat: int, action: int, left: list[int]) -> None:
        """Before a seat acts: raise if it may not; count what it does aside, and begin anew when it answers."""
        refusal = state.why_not(seat, action)
        if refusal is not None:
            raise Refused(seat, action, refusal)
        if not state.unasked(seat, action):
            left[seat] = self.asides
        elif left[seat] > 0:
            left[seat] -= 1
        else:
            raise EnoughAsides(seat, self.asides)

    def row(self, state: State, seat: int) -> Numbers:
        """What a seat may know, in numbers: a fresh array."""
        self.title.observe(state, seat, self._row)
        if self._row_view is None:
            return np.array(self._row, dtype=np.int64)
        return self._row_view.copy()

    def free(self, state: State, seat: int, left: list[int]) -> list[int]:
        """What a seat may do aside now, in rising order; nothing once it has done enough."""
        return state.asides(seat) if self.asides and left[seat] > 0 else []

    def legal(self, state: State, seat: int, left: list[int]) -> list[int]:
        """The actions that a seat may take now, answers and asides, in rising order."""
        size = state.offer(seat, self._offers)
        return sorted([*self._offers[:size], *self.free(state, seat, left)])

    def mask(self, state: State, seat: int, left: list[int]) -> Mask:
        """A fresh array with 1 for each action that a seat may take now, answers and asides."""
        mask: Mask = np.zeros(self.actions, dtype=np.int8)
        size = state.offer(seat, self._offers)
        mask[list(self._offers[:size]) if self._offers_view is None else self._offers_view[:size]] = 1
        mask[self.free(state, seat, left)] = 1
        return mask

    def free_mask(self, state: State, seat: int, left: list[int]) -> Mask:
        """A fresh array with 1 for each action that a seat may take aside."""
        mask: Mask = np.zeros(self.actions, dtype=np.int8)
        mask[self.free(state, seat, left)] = 1
        return mask

    def rewards(self, state: State) -> list[float]:
        """What each seat gets at the end: 1 for winners, an equal part of it if sides have drawn, 0 for the others."""
        return shares(state.places(), self.sides)

    @property
    def sum_of_rewards(self) -> float | None:
        """What all seats get together at the end; None if that is not the same in every game."""
        sizes = {self.sides.count(side) for side in self.sides}
        return None if self.title.all_may_lose or len(sizes) > 1 else float(sizes.pop())

    def screen(self, state: State, seat: int | None) -> str:
        """The view of a seat, or for None of a spectator, as indented text."""
        view = self.title.look(state, seat)
        return "\n".join(_lines(msgspec.to_builtins(view), ""))


def _view(cells: Any) -> Numbers | None:
    """The numbers of a container as an array that shares its memory; None for the interpreted engine's lists."""
    return None if isinstance(cells, list) else np.frombuffer(cells, dtype=np.int64)


def _lines(value: object, indent: str) -> list[str]:
    """Nested containers as lines; what holds nothing but plain values stays on one."""
    entries = value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else [])
    lines: list[str] = []
    for key, entry in entries:
        if _is_nested(entry):
            lines.append(f"{indent}{key}:")
            lines += _lines(entry, indent + "  ")
        else:
            lines.append(f"{indent}{key}: {_plain(entry)}")
    return lines


def _is_nested(value: object) -> bool:
    """Whether a line cannot hold it: a list of containers, or a table with one in it."""
    if isinstance(value, dict):
        return any(_is_nested(entry) or isinstance(entry, dict) for entry in value.values())
    return isinstance(value, list) and any(isinstance(entry, dict | list) for entry in value)


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(entry)}" for key, entry in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_plain(entry) for entry in value) or "-"
    return "-" if value is None else str(value)
