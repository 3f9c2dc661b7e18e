"""The melee as a state and as a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

import msgspec

from logothete.geometry.hexes import DIRECTIONS, NOWHERE
from logothete.geometry.lines import ALONG, Walk
from logothete.geometry.paths import CLOSED, Paths, Tables
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import content_hash
from logothete.kernel.dice import Dice
from logothete.kernel.features import Feature
from logothete.kernel.mind import Mind
from logothete.kernel.state import BARRED, OPEN, NotOver, Refusal, State, Witness, buffer, cells_from
from logothete.kernel.title import (
    Answer,
    Card,
    Chances,
    Fact,
    Factor,
    Finding,
    InquiryKind,
    Option,
    Prompt,
    Result,
    Setup,
    Title,
)
from tests.melee.board import (
    ACTIONS,
    CHARM,
    ENDED,
    FACES,
    FALLEN,
    FELL,
    FELLED,
    GO,
    GRID,
    HEXES,
    KNIGHTS,
    MISSED,
    OVER,
    PLACE,
    PLAYERS,
    REST,
    ROUNDS,
    SCENARIO,
    SCENARIOS,
    STEPS,
    STEPS_A_TURN,
    STRIKE,
    STRUCK,
    TOLD,
    TURNS,
    TURNS_OVER,
    WENT,
    of,
)

CHARMED = 2


class Melee(State):
    """A position of the melee."""

    def seats(self) -> i64:
        return self.cells[PLAYERS]

    def side(self, seat: i64) -> i64:
        return seat % 2

    def turns_over(self, seat: i64) -> i64:
        return self.cells[of(int(seat)) + TURNS_OVER]

    def most_offers(self) -> i64:
        return ACTIONS.size

    def to_move(self) -> int:
        """Whose turn it is."""
        return int(self.cells[TURNS] % self.cells[PLAYERS])

    def pending(self) -> i64:
        return 0 if self.cells[OVER] else BIT[self.to_move()]

    def where(self, seat: int) -> int:
        """The hex of a knight, or FALLEN."""
        return int(self.cells[of(seat) + PLACE])

    def standing(self, place: int) -> int:
        """Who stands in a hex; NOWHERE for nobody."""
        return next((seat for seat in range(self.seats()) if self.where(seat) == place), NOWHERE)

    def rocks(self) -> list[int]:
        """Where nobody goes."""
        return [GRID.find(name) for name in list(SCENARIOS.values())[self.cells[SCENARIO]].rocks]

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        offered = [action for action in range(ACTIONS.size) if self.why_not(seat, action) is None]
        for at, action in enumerate(offered):
            out[at] = action
        return len(offered)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.cells[OVER]:
            return Refusal("MEL-005", "over")
        if seat != self.to_move():
            return Refusal("MEL-001", "not-your-turn", {"seat": self.to_move()})
        if action >= ACTIONS.first[REST]:
            return None
        verb, place = divmod(int(action), len(HEXES))
        if GRID.distance(self.where(seat), place) != 1:
            return Refusal("MEL-002", "not-beside-you")
        target = self.standing(place)
        if verb == GO and (self.cells[STEPS] == STEPS_A_TURN or target != NOWHERE or place in self.rocks()):
            return Refusal("MEL-002", "no-way")
        if verb == STRIKE and (self.cells[STRUCK] or target == NOWHERE or self.side(target) == self.side(seat)):
            return Refusal("MEL-003", "nobody-to-strike")
        return None

    def comrades(self, seat: int, place: int) -> int:
        """How many others of the striker's colour stand beside a hex."""
        own = [other for other in range(self.seats()) if other != seat and self.side(other) == self.side(seat)]
        return sum(self.where(other) != FALLEN and GRID.distance(self.where(other), place) == 1 for other in own)

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = self.cells
        place = int(action) % len(HEXES)
        if action >= ACTIONS.first[REST]:
            self._end_turn(witness)
        elif action >= ACTIONS.first[STRIKE]:
            target = self.standing(place)
            cells[STRUCK] = 1
            bonus = self.comrades(seat, place) + CHARMED * cells[of(seat) + CHARM]
            hit = dice.below(FACES) + 1 + bonus >= FELLED
            if hit:
                cells[of(target) + PLACE] = FALLEN
            if witness is not None:
                witness.tell(FELL if hit else MISSED, EVERYONE, seat, target)
            if not any(self.where(one) != FALLEN for one in range(self.seats()) if one % 2 == target % 2):
                self._end(witness)
            return BARRED
        else:
            cells[of(seat) + PLACE] = place
            cells[STEPS] += 1
            if witness is not None:
                witness.tell(WENT, EVERYONE, seat, place)
        return OPEN

    def _end_turn(self, witness: Witness | None) -> None:
        cells = self.cells
        cells[of(self.to_move()) + TURNS_OVER] += 1
        cells[TURNS] += 1
        while self.where(self.to_move()) == FALLEN:
            cells[TURNS] += 1
        cells[STEPS] = cells[STRUCK] = 0
        if cells[TURNS] >= ROUNDS * cells[PLAYERS]:
            self._end(witness)

    def _end(self, witness: Witness | None) -> None:
        self.cells[OVER] = 1
        if witness is not None:
            witness.tell(ENDED, EVERYONE)

    def clone(self) -> Melee:
        return Melee(self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> Melee:
        other = self.clone()
        for rival in range(self.seats()):
            if rival != seat:
                other.cells[of(rival) + CHARM] = dice.below(2)
        return other

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return ACTIONS.first[REST]

    def places(self) -> list[int]:
        if not self.cells[OVER]:
            raise NotOver("they still fight")
        lost = [all(self.where(one) == FALLEN for one in range(self.seats()) if one % 2 == side) for side in (0, 1)]
        return [2 if lost[seat % 2] else 1 for seat in range(self.seats())]


class View(msgspec.Struct, frozen=True):
    """What a knight sees; a spectator sees no charm."""

    turn: int
    knights: list[str | None]
    charm: bool | None


class Scene(msgspec.Struct, frozen=True):
    """The field of a scenario."""

    columns: int
    rows: int
    rocks: list[str]


class Line(Answer, frozen=True, kw_only=True):
    """The hexes between two others, and the first that blocks the view."""

    hexes: list[str]
    blocked: str | None


class Reach(Answer, frozen=True, kw_only=True):
    """Where somebody could go from a hex in a turn."""

    hexes: list[str]


def _line(melee: Melee, start: int, target: int) -> Line:
    walk = Walk(GRID)
    walk.begin(start, target)
    crossed: list[int] = []
    while walk.advance():
        both = (walk.here, walk.beside) if walk.how == ALONG else (walk.here,)
        crossed += [int(place) for place in both if place != NOWHERE]
    blocked = next((place for place in crossed if place in melee.rocks()), None)
    hexes = [HEXES[place] for place in crossed]
    if blocked is None:
        return Line(hexes=hexes, blocked=None, lines=(Finding("clear", "MEL-002"),))
    return Line(hexes=hexes, blocked=HEXES[blocked], lines=(Finding("blocked", "MEL-002", {"hex": HEXES[blocked]}),))


def _reached(melee: Melee, start: int) -> list[str]:
    held = [*melee.rocks(), *(melee.where(seat) for seat in range(melee.seats()))]
    costs = cells_from([CLOSED if there in held else 1 for there in GRID.next])
    paths = Paths(len(HEXES), DIRECTIONS)
    paths.search(Tables(GRID.next, costs, DIRECTIONS), start, STEPS_A_TURN)
    return [HEXES[place] for place in range(len(HEXES)) if paths.costs[place] > 0]


class MeleeTitle(Title):
    """The toy as a title."""

    key = "melee"
    version = 1
    players = (2, 4)
    options = (Option("scenario", tuple(SCENARIOS)),)
    content = content_hash(())
    pack = ""
    actions = ACTIONS
    events = tuple(TOLD)
    texts = (Path(__file__).parent / "text",)
    foreseen = ("strike",)
    staged = ("scenario",)
    inquiries = (InquiryKind("line", ("hex", "target"), Line), InquiryKind("reach", ("hex",), Reach))

    def __init__(self, leaks: bool = False) -> None:
        """`leaks`: whoever asks how far a knight can go is told of the first seat's charm."""
        self._leaks = leaks

    def players_for(self, options: Mapping[str, str]) -> tuple[int, ...]:
        return SCENARIOS[options["scenario"]].players

    def sides(self, setup: Setup) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(setup.players))

    def seat_names(self, setup: Setup) -> Sequence[Mapping[str, str]]:
        knights = SCENARIOS[setup.options["scenario"]].knights
        return [{"knight": KNIGHTS[knights[seat]]} for seat in range(setup.players)]

    def first_seat(self, setup: Setup) -> int:
        return 0

    def card(self, option: str, value: str) -> Card:
        scenario = SCENARIOS[value]
        first = KNIGHTS[scenario.knights[0]]
        return Card((Fact("rocks", {"count": len(scenario.rocks)}), Fact("first", {"knight": first})))

    def scene(self, setup: Setup) -> Scene:
        return Scene(int(GRID.columns), int(GRID.rows), list(SCENARIOS[setup.options["scenario"]].rocks))

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> Melee:
        chosen = self.check(setup).options["scenario"]
        cells = buffer(of(setup.players))
        cells[PLAYERS] = setup.players
        cells[SCENARIO] = list(SCENARIOS).index(chosen)
        for seat in range(setup.players):
            cells[of(seat) + PLACE] = GRID.find(SCENARIOS[chosen].begin[seat])
            cells[of(seat) + CHARM] = dice.below(2)
        return Melee(cells)

    def load(self, setup: Setup, cells: list[int]) -> Melee:
        return Melee(cells_from(cells))

    def look(self, state: State, seat: int | None) -> View:
        melee = cast(Melee, state)
        places = [melee.where(one) for one in range(melee.seats())]
        charm = None if seat is None else bool(melee.cells[of(seat) + CHARM])
        return View(melee.to_move(), [None if place == FALLEN else HEXES[place] for place in places], charm)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return Prompt("turn", "MEL-002") if state.pending() & BIT[seat] else None

    def result(self, state: State) -> Result:
        places = state.places()
        drawn = 2 not in places
        sides = [seat % 2 for seat in range(len(places))]
        return Result(places, [0.5 if drawn else 2.0 - place for place in places], sides=sides)

    def odds(self, state: State, seat: int, action: int) -> list[Chances]:
        melee = cast(Melee, state)
        if not ACTIONS.first[STRIKE] <= action < ACTIONS.first[REST]:
            return []
        place = action - ACTIONS.first[STRIKE]
        comrades, charm = melee.comrades(seat, place), int(melee.cells[of(seat) + CHARM])
        factors = (
            Factor("comrades", comrades, "MEL-003", "die"),
            Factor("charm", CHARMED * charm, "MEL-004", "die"),
        )
        hit = (FACES + 1 - FELLED + sum(factor.value for factor in factors)) / FACES
        target = self.seat_name(state, melee.standing(place))
        return [Chances("strike", [1 - hit, hit], ("missed", "felled"), factors, dict(target))]

    def inquire(self, state: State, seat: int | None, kind: InquiryKind, things: Sequence[str]) -> Answer:
        melee, places = cast(Melee, state), [GRID.find(thing) for thing in things]
        if kind.key == "line":
            return _line(melee, *places)
        charm = (seat is not None and melee.cells[of(seat) + CHARM]) or (self._leaks and melee.cells[of(0) + CHARM])
        lines = (Finding("charmed", "MEL-004"),) if charm else ()
        return Reach(hexes=_reached(melee, places[0]), lines=lines)

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return (
            Feature("turn", 1, 0, setup.players - 1, "whose turn it is"),
            Feature("places", setup.players, -1, len(HEXES) - 1, "where the knights are"),
            Feature("charm", 1, 0, 1, "whether the knight has a charm"),
        )

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        melee = cast(Melee, state)
        row = [melee.to_move(), *(melee.where(one) for one in range(melee.seats())), int(melee.cells[of(seat) + CHARM])]
        for at, number in enumerate(row):
            out[at] = number
        return len(row)

    def longest(self, setup: Setup) -> int:
        return ROUNDS * setup.players * (STEPS_A_TURN + 2)

    def mind(self) -> Mind:
        from tests.melee.bot import MeleeMind

        return MeleeMind()

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        scenario = list(SCENARIOS.values())[cast(Melee, state).cells[SCENARIO]]
        return {"knight": KNIGHTS[scenario.knights[seat]]}
