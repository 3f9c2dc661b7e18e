"""A table to try rules on: arrange a position in a line or two, act, and look at what came of it.

    table = Table().garrisons("nicaea", komnenos=1, phokas=1).pretender("komnenos", "opsikion")
    table.act("komnenos", "rally nicaea")
    assert table.city("nicaea") == {"komnenos": 2, "phokas": 1}

Seats are named by their house: with four players komnenos, phokas, doukas, aggelos (in Nekken racan, hundeer, anicarn,
heran) sit in seats 0 to 3, clockwise; with fewer players the last ones are absent. The table stands at turn 1 with the
first house to move: an empty board, full reserves and grids, some legal target lists, and pretenders who stand, in
Byzantio, where `STANDS` says: far enough from one another, whatever the homes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Self

from logothete.games.byzantio.board import (
    ACTIVE,
    CHANGE,
    FIRST,
    FREE,
    PRETENDER,
    ROW_KEYS,
    ROWS,
    TARGETS,
    TILES,
    TURN,
    UPTURNED,
    place,
    write_target,
)
from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.rules.setup import take_house
from logothete.games.byzantio.title import Byzantio
from logothete.games.byzantio.view import ByzantioView, Seat
from logothete.kernel.bits import members
from logothete.kernel.dice import LoadedDice, QuickDice
from logothete.kernel.events import Chronicle, Event, name_event
from logothete.kernel.state import OPEN, Refusal
from logothete.kernel.steps import pop
from logothete.kernel.title import Prompt, Result, Setup

STANDS = {"komnenos": "paphlagonia", "phokas": "kappadokia", "doukas": "makedonia", "aggelos": "hellas"}
"""Where tests of rules find the pretenders: provinces with nothing special but a different number each."""


@cache
def title(edition: Edition, pack: Path | None = None) -> Byzantio:
    """The title of an edition, with a pack if one is given. Titles never change: one of each serves all tests."""
    return Byzantio(edition, pack)


class Table:
    """A position, its title, and the log since it was arranged."""

    def __init__(
        self,
        edition: Edition = "byzantio",
        players: int = 4,
        *,
        fresh: bool = False,
        options: Mapping[str, str] | None = None,
        pack: Path | None = None,
    ) -> None:
        """At turn 1 with everything arranged; `fresh=True`: at the very start, before anybody has a house.

        `options` are those of the setup, `pack` is a folder of content.
        """
        self.title = title(edition, pack)
        self.setup = Setup(players, dict(options or {}))
        self.players = players
        self.houses = self.title.actions.domains["house"][:players]
        self.cities = self.title.actions.domains["city"]
        self.provinces = self.title.actions.domains["province"]
        self.chronicle = Chronicle()
        shuffled = [1] * 3 if self.setup.options.get("events") == "hidden" else []
        self.state = self.title.start(
            self.setup, LoadedDice(shuffled[: len(self.title.board_content.values.events) - 1])
        )
        self.board = self.state.board
        self.reach = OPEN
        """How far back undo reaches after the last act."""
        if not fresh:
            self._arrange()

    def _arrange(self) -> None:
        pop(self.state.cells)
        pop(self.state.cells)
        for seat, house in enumerate(self.houses):
            take_house(self.state, seat, seat, None)
            self.targets(house, *self.some_targets())
            if STANDS.get(house) in self.provinces:
                self.pretender(house, STANDS[house])
        self.turn(1)

    # ------------------------------------------------------------------ arranging

    def seat(self, house: str) -> int:
        """The seat of a house."""
        return self.houses.index(house)

    def some_targets(self) -> list[str]:
        """A legal list: the first cities in play, one of each province."""
        chosen: dict[str, str] = {}
        for city in self.board.playable:
            chosen.setdefault(self.board.content.cities[city].province, self.cities[city])
        return list(chosen.values())[: self.board.targets]

    def near_home(self, house: str) -> str:
        """A city in play one march from a house's pretender."""
        board = self.board
        home = self.state.cells[PRETENDER + self.seat(house)] * board.provinces
        return next(self.cities[city] for city in board.playable if board.distance[home + board.province_of[city]] == 1)

    def targets(self, house: str, *cities: str) -> Self:
        """Write a house's list from the top, as if it had been confirmed."""
        seat = self.seat(house)
        self.state.cells[TARGETS + seat] = 0
        for line, city in enumerate(cities):
            write_target(self.state.cells, seat, line, self.cities.index(city))
        return self

    def changed(self, house: str, line: int, abandoned: str) -> Self:
        """Note that a house changed this line (1 is the top) at the Succession; its list holds the new city."""
        self.state.cells[CHANGE + self.seat(house)] = (line - 1) * 64 + self.cities.index(abandoned) + 1
        return self

    def garrisons(self, city: str, **numbers: int) -> Self:
        """Place garrisons from the reserves: `garrisons("nicaea", doukas=2, phokas=1)`."""
        for house, number in numbers.items():
            for _ in range(number):
                place(self.state.cells, self.seat(house), self.cities.index(city))
        return self

    def pretender(self, house: str, province: str) -> Self:
        """Put a pretender somewhere."""
        self.state.cells[PRETENDER + self.seat(house)] = self.provinces.index(province)
        return self

    def free(self, house: str, **rows: int) -> Self:
        """Set the free boxes of some rows: `free("doukas", campaign=0, rally=1)`."""
        for row, number in rows.items():
            self.state.cells[FREE + self.seat(house) * ROWS + ROW_KEYS.index(row)] = number
        return self

    def first(self, house: str) -> Self:
        """Make a house the first player, and the one to move."""
        self.state.cells[FIRST] = self.seat(house)
        self.state.cells[ACTIVE] = self.seat(house)
        return self

    def to_move(self, house: str) -> Self:
        """Let a house be the one to move in the present turn."""
        self.state.cells[ACTIVE] = self.seat(house)
        return self

    def turn(self, turn: int) -> Self:
        """Put the marker on an action turn, its first player to move; events before it count as past."""
        cells = self.state.cells
        cells[TURN] = turn
        cells[ACTIVE] = cells[FIRST]
        cells[UPTURNED] = sum(1 for earlier in range(1, turn + 1) if self.board.tile_on[earlier] >= 0)
        return self

    def tiles(self, *events: str) -> Self:
        """Lay the event tiles in this order (for the variant with hidden events)."""
        for at, event in enumerate(events):
            self.state.cells[TILES + at] = self.title.actions.domains["event"].index(event)
        return self

    def enter_turn(self, turn: int, *faces: int) -> Self:
        """Let the last player pass on the turn before, so that `turn` begins with these rolls."""
        self.turn(turn - 1)
        last = self.houses[(self.state.cells[FIRST] - 1) % self.players]
        self.state.cells[ACTIVE] = self.seat(last)
        return self.act(last, "pass", *faces)

    def strike(self, row: str = "campaign") -> Self:
        """Let every house strike a box of this row, so that the event turn is over."""
        for house in self.houses:
            self.act(house, f"strike {row}")
        return self

    def end_of_turns(self) -> Self:
        """The last turn is over: the guesses are to be made."""
        return self.enter_turn(self.board.turns + 1)

    def finish(self, **guesses: list[str]) -> Self:
        """End the game: each house guesses the listed cities for its rivals in seat order, or some wrong ones."""
        self.end_of_turns()
        for house in self.houses:
            for rival, city in zip(
                [other for other in self.houses if other != house],
                guesses.get(house, [self._wrong(other) for other in self.houses if other != house]),
                strict=True,
            ):
                self.act(house, f"suspect {rival} {city}")
            self.act(house, "confirm")
        return self

    def _wrong(self, house: str) -> str:
        main = self.state.cells[TARGETS + self.seat(house)] & 63
        return self.cities[self.board.playable[0] if self.board.playable[0] != main - 1 else self.board.playable[1]]

    # ------------------------------------------------------------------ acting

    def act(self, house: str, action: str, *faces: int) -> Self:
        """Play an action (it must be legal) while the dice fall as given; all of them must be rolled."""
        dice = LoadedDice(faces)
        number = self.title.actions.parse(action)
        offered = self.state.legal(self.seat(house))
        self.reach = self.state.play(self.seat(house), number, dice, self.chronicle)
        assert number in offered, f"{house} may {action}, but it was not offered"
        assert dice.drawn == len(faces), f"{len(faces)} dice were given, {dice.drawn} rolled"
        return self

    def lapse(self, house: str, *faces: int) -> str:
        """Let a house's time run out; what it then does (as text)."""
        dice = LoadedDice(faces)
        action = self.state.lapse(self.seat(house), dice)
        self.state.take(self.seat(house), action, dice, self.chronicle)
        assert dice.drawn == len(faces), f"{len(faces)} dice were given, {dice.drawn} rolled"
        return self.title.actions.text(int(action))

    def wander(self, seed: int) -> Iterator[tuple[str, str]]:
        """Play at random to the end of the game; after each action, who did what."""
        dice = QuickDice(seed)
        while waiting := self.waits_for():
            house = waiting[int(dice.below(len(waiting)))]
            options = self.legal(house)
            action = options[int(dice.below(len(options)))]
            self.state.play(self.seat(house), self.title.actions.parse(action), dice, self.chronicle)
            yield house, action

    def legal(self, house: str, verb: str = "") -> list[str]:
        """What a house may do now, as texts; only those of one verb if given."""
        texts = [self.title.actions.text(action) for action in self.state.legal(self.seat(house))]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def refusal(self, house: str, action: str) -> Refusal:
        """Why an action is refused; it must be, and it must not be among the legal ones."""
        refusal = self.state.why_not(self.seat(house), self.title.actions.parse(action))
        assert refusal is not None, f"{house} may {action}"
        assert action not in self.legal(house)
        return refusal

    def forbids(self, house: str, action: str) -> str:
        """The rule that forbids an action."""
        return self.refusal(house, action).rule

    # ------------------------------------------------------------------ looking

    def waits_for(self) -> list[str]:
        """The houses that the game waits for."""
        return [self.houses[seat] for seat in members(self.state.pending())]

    def view(self, house: str | None = None) -> ByzantioView:
        """What a house sees; without one, what a spectator sees."""
        return self.title.look(self.state, None if house is None else self.seat(house))

    def player(self, house: str) -> Seat:
        """A house as everybody sees it."""
        return self.view().seats[self.seat(house)]

    def city(self, city: str) -> dict[str, int]:
        """Who has how many garrisons in a city."""
        seats = zip(self.houses, self.view().seats, strict=True)
        return {house: seat.garrisons[city] for house, seat in seats if city in seat.garrisons}

    def boxes(self, house: str, row: str) -> list[int]:
        """The used (turn number) and struck (0) boxes of a row."""
        return self.player(house).grid[ROW_KEYS.index(row)].boxes

    def free_boxes(self, house: str, row: str) -> int:
        """The free boxes of a row."""
        return self.player(house).grid[ROW_KEYS.index(row)].free

    def prompt(self, house: str) -> Prompt | None:
        """What a house is asked."""
        return self.title.prompt(self.state, self.seat(house))

    def log(self, house: str | None = None) -> list[Event]:
        """What a house, or a spectator, was told since the table was arranged."""
        seat = None if house is None else self.seat(house)
        domains = self.title.actions.domains
        return [name_event(told, self.title.events, domains) for told in self.chronicle.told if told.concerns(seat)]

    def told(self, kind: str, house: str | None = None) -> list[dict[str, str | int]]:
        """What the events of one kind were about."""
        return [event.about for event in self.log(house) if event.kind == kind]

    def result(self) -> Result:
        """How the game ended."""
        return self.title.result(self.state)

    def score(self, house: str) -> float:
        """A house's final score."""
        return self.result().scores[self.seat(house)]
