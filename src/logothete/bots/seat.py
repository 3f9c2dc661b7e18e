"""The seat of a bot: all that it is given, and nothing that its seat may not know.

The state that a bot gets is a guess: whatever the seat cannot know has already been dealt anew, and the story that it
gets is what its seat was told. The truth is not in this object, so no bot can read it, by accident or on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from logothete.kernel.bits import BIT
from logothete.kernel.dice import Dice
from logothete.kernel.events import Told
from logothete.kernel.mind import Mind
from logothete.kernel.state import State, buffer
from logothete.kernel.title import Setup, Title


class NotAsked(Exception):
    """A bot was to answer for a seat that the game does not wait for."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"the game does not wait for seat {seat}, so there is nothing for it to answer")
        self.seat = seat


class SeatTable:
    """A game seen from one seat, at one decision."""

    def __init__(self, title: Title, setup: Setup, state: State, seat: int, dice: Dice, told: Sequence[Told]) -> None:
        """`told` is all that was told since the game began, to whomever (`Match.told`, `Chronicle.told`)."""
        self.title = title
        self.setup = setup
        self.seat = seat
        self.state = state.guess(seat, dice)
        """A state that the seat cannot tell from the true one; all else here follows from it."""
        self.legal = self.state.legal(seat)
        """What it may answer; nothing if it is not asked."""
        self.asides = self.state.asides(seat)
        """What it may do without being asked."""
        self.invited = bool(self.state.invited() & BIT[seat])
        """Whether something lies before it that it may answer aside."""
        self.story = [one for one in told if one.concerns(seat)]
        """What the seat was told since the game began."""

    def look(self) -> msgspec.Struct:
        """What the seat sees."""
        return self.title.look(self.state, self.seat)

    def check_asked(self) -> None:
        """`NotAsked` if the game does not wait for the seat."""
        if not self.legal:
            raise NotAsked(self.seat)

    def evident(self, mind: Mind) -> int | None:
        """The action that needs no thought: the only one, or one that is evident at first sight."""
        self.check_asked()
        if len(self.legal) == 1:
            return self.legal[0]
        offers = buffer(self.state.most_offers())
        size = self.state.offer(self.seat, offers)
        at = mind.evident(self.state, self.seat, offers, size)
        return int(offers[at]) if at >= 0 else None

    def mind(self) -> Mind:
        """A judgement of the game with buffers of its own, which knows what the seat was told."""
        return informed(self.title.mind(), self.story)


def listens(mind: Mind) -> bool:
    """Whether a mind makes anything of what its seat is told."""
    return type(mind).hear is not Mind.hear


def informed(mind: Mind, story: Sequence[Told]) -> Mind:
    """A mind that was told a story."""
    for told in story:
        mind.hear(told.kind, *told.numbers)
    return mind


class Thought(msgspec.Struct, frozen=True):
    """An action considered: what it seems worth to the seat, from 0 to 1, and its share of the thinking."""

    action: int
    prospects: float
    share: float


class Choice(msgspec.Struct, frozen=True):
    """What a bot does, and the best alternatives it saw, itself among them; for teaching and debugging."""

    action: int
    thoughts: list[Thought] = []
    effort: int = 0
    """How many positions were looked at."""


class Bot(Protocol):
    """Anything that decides for a seat. A bot may remember things between decisions of one game."""

    def choose(self, table: SeatTable) -> Choice:
        """An action among `table.legal`; `NotAsked` if there is none."""
        ...
