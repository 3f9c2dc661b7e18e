"""Effects: what cards do, each of them one object, put together by data.

An *effect* is one primitive: whether it fits now, what it asks, what it does. It has no state; a game has one object of
each, found by its key from the content file. A *line* is an effect with its arguments, a row in the columns of the
game's board. A card is a list of lines: `Lines` knows the lists of all cards and runs them for the step of the game
that has the card in its frame.

All *choices* of a card are made before anything happens, and are a part of that frame: which line is being asked
(later, which is carried out), whether its player has said that it is enough, and what was chosen for each line. Then
the lines are carried out in their order; what a line lays on the stack is over before the next one has its turn. A line
that an earlier one has made impossible is left out.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness, buffer
from logothete.kernel.steps import Stepped

# The choices, as a part of a frame.
LINE: Final = 0
"""The place in the card's list of the line that is being asked; the length of the list when all is chosen."""
ENOUGH: Final = 1
"""Whether the player has said that he wants to choose no more for this line."""
SLOTS: Final = 2
"""From here on what was chosen, MOST cells for each line."""
MOST: Final = 8
"""The most choices that a line can keep."""
NONE: Final = -1
"""Stands where nothing was chosen."""

S = TypeVar("S", bound=Stepped)


class BadEffects(Exception):
    """The effects of a game cannot be told apart, or a card asks for one that there is not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyEffect(Generic[S]):
    """One primitive of any game: all that there is to say of it in one class.

    `made` is what was chosen for the line so far, in order, NONE after the last.
    """

    key: ClassVar[str] = ""
    """Its name in content files."""

    def why(self, state: S, seat: i64, line: i64, moment: i64) -> Objection | None:
        """What stands against it now; None if it fits. Only its own conditions, not those of every card."""
        return None

    def ask(self, state: S, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """Write the next choice into `out`, in the order of the rules; say how many there are, 0 if all is chosen."""
        return 0

    def keep(self, state: S, made: vec[i64], action: i64) -> None:
        """Add a choice to those made."""
        made[number_made(made)] = action

    def recall(self, state: S, made: vec[i64]) -> list[int]:
        """The choices as they were made, for whoever does not know how this effect keeps them."""
        return [int(choice) for choice in made if choice != NONE]

    def tell(self, state: S, seat: i64, line: i64, made: vec[i64], witness: Witness) -> None:
        """Tell everybody what was chosen, when the card is shown."""

    def do(self, state: S, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        """Carry it out."""
        raise NotImplementedError


def blank() -> vec[i64]:
    """No choices."""
    return vec[i64]([NONE] * MOST)


def number_made(made: vec[i64]) -> i64:
    """How many choices were made."""
    number: i64 = 0
    while number < MOST and made[number] != NONE:
        number += 1
    return number


def times(made: vec[i64], action: i64) -> i64:
    """How often an action was chosen."""
    number: i64 = 0
    for choice in made:
        if choice == action:
            number += 1
    return number


def size_of_choices(lines: i64) -> i64:
    """How many cells of a frame the choices of a card of so many lines take."""
    return SLOTS + lines * MOST


def made_for(cells: vec[i64], at: i64, place: i64) -> vec[i64]:
    """What was chosen for the line at a place of the list."""
    first: i64 = at + SLOTS + place * MOST
    return cells[first : first + MOST]


class Lines(Generic[S]):
    """The lists of effects of all cards, and how they are run. `at` is where a frame has its choices."""

    def __init__(self, effects: list[AnyEffect[S]], cards: list[list[str]], stop: i64) -> None:
        """`cards`: of each card the keys of its effects. `stop`: the action by which a player says: enough."""
        self.effects = effects
        self.stop: i64 = stop
        self.numbers: dict[str, int] = {effect.key: number for number, effect in enumerate(effects)}
        """Of each key: the number of its effect."""
        if len(self.numbers) != len(effects):
            keys = [effect.key for effect in effects]
            raise BadEffects(f"two effects have the key {', '.join(sorted({k for k in keys if keys.count(k) > 1}))}")
        missing = sorted({key for card in cards for key in card if key not in self.numbers})
        if missing:
            raise BadEffects(f"there is no effect with the key {', '.join(missing)}")
        self.effect = vec[i64]([self.numbers[key] for card in cards for key in card])
        """Of each line: the number of its effect."""
        self.card = vec[i64]([number for number, card in enumerate(cards) for _ in card])
        """Of each line: its card."""
        self.first = vec[i64]([sum([len(card) for card in cards[:number]]) for number in range(len(cards))])
        """Of each card: its first line."""
        self.length = vec[i64]([len(card) for card in cards])
        """Of each card: how many lines it has."""

    def has_effect(self, card: i64, number: i64) -> bool:
        """Whether one of a card's lines is of an effect."""
        for line in range(self.first[card], self.first[card] + self.length[card]):
            if self.effect[line] == number:
                return True
        return False

    def why(self, state: S, seat: i64, card: i64, moment: i64) -> Objection | None:
        """What stands against a card: every line has to fit as things are now."""
        for line in range(self.first[card], self.first[card] + self.length[card]):
            objection = self.effects[self.effect[line]].why(state, seat, line, moment)
            if objection is not None:
                return objection
        return None

    # ---- choosing

    def open(self, state: S, seat: i64, card: i64, moment: i64, at: i64) -> None:
        """Nothing is chosen yet."""
        cells = state.cells
        for place in range(self.length[card] * MOST):
            cells[at + SLOTS + place] = NONE
        cells[at + LINE] = 0
        cells[at + ENOUGH] = 0
        self._go_on(state, seat, card, moment, at)

    def asks(self, state: S, card: i64, at: i64) -> bool:
        """Whether there is something left to choose."""
        return state.cells[at + LINE] < self.length[card]

    def ask(self, state: S, seat: i64, card: i64, moment: i64, at: i64, out: vec[i64]) -> i64:
        """The next choice of the line that asks."""
        place: i64 = state.cells[at + LINE]
        made = made_for(state.cells, at, place)
        if made[MOST - 1] != NONE:
            return 0
        line: i64 = self.first[card] + place
        return self.effects[self.effect[line]].ask(state, seat, line, moment, made, out)

    def choose(self, state: S, seat: i64, card: i64, moment: i64, at: i64, action: i64) -> None:
        """Make a choice that was offered."""
        cells = state.cells
        place: i64 = cells[at + LINE]
        if action == self.stop:
            cells[at + ENOUGH] = 1
        else:
            made = made_for(cells, at, place)
            self.effects[self.effect[self.first[card] + place]].keep(state, made, action)
            for slot in range(MOST):
                cells[at + SLOTS + place * MOST + slot] = made[slot]
        self._go_on(state, seat, card, moment, at)

    def _go_on(self, state: S, seat: i64, card: i64, moment: i64, at: i64) -> None:
        """Go to the line that has something to ask. To be able to stop only is no question."""
        cells = state.cells
        out = buffer(state.most_offers())
        while cells[at + LINE] < self.length[card]:
            if not cells[at + ENOUGH]:
                offers = self.ask(state, seat, card, moment, at, out)
                if offers > 1 or (offers == 1 and out[0] != self.stop):
                    return
            cells[at + LINE] += 1
            cells[at + ENOUGH] = 0

    def recall(self, state: S, card: i64, at: i64) -> list[int]:
        """All choices of a card as they were made."""
        made: list[int] = []
        for place in range(self.length[card]):
            effect = self.effects[self.effect[self.first[card] + place]]
            made += effect.recall(state, made_for(state.cells, at, place))
        return made

    def tell(self, state: S, seat: i64, card: i64, at: i64, witness: Witness) -> None:
        """Everybody hears what a card is used on."""
        for place in range(self.length[card]):
            line: i64 = self.first[card] + place
            self.effects[self.effect[line]].tell(state, seat, line, made_for(state.cells, at, place), witness)

    # ---- carrying out

    def do(
        self,
        state: S,
        seat: i64,
        card: i64,
        place: i64,
        moment: i64,
        made: vec[i64],
        dice: Dice,
        witness: Witness | None,
    ) -> None:
        """Carry out the line at a place of the list, unless an earlier one has made it impossible."""
        line: i64 = self.first[card] + place
        if place == 0 or self._stands(state, seat, line, moment, made):
            self.effects[self.effect[line]].do(state, seat, line, made, dice, witness)

    def _stands(self, state: S, seat: i64, line: i64, moment: i64, made: vec[i64]) -> bool:
        """Whether a line fits with what was chosen for it: all of it could be chosen now."""
        effect = self.effects[self.effect[line]]
        if effect.why(state, seat, line, moment) is not None:
            return False
        out = buffer(state.most_offers())
        again = blank()
        for action in effect.recall(state, made):
            offered = False
            for place in range(effect.ask(state, seat, line, moment, again, out)):
                if out[place] == action:
                    offered = True
            if not offered:
                return False
            effect.keep(state, again, action)
        return True
