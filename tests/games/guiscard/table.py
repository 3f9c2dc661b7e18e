"""A table to try rules on: arrange a position in a line or two, act, and look at what came of it.

    table = Table("gautier 10.10, tancrede 12.10 ne", "carlo 11.10", brush="11.10")
    table.fights().acts(0, "attack 11.10", "strike", dice=[1])
    assert table.health("carlo") == "wounded"

Two sides of anybody you like stand on a map that is flat but for what is named; whoever has a heading is mounted.
Hexes are `cc.rr`, headings n, ne, se, s, sw, nw. Seat 0 plays the side that is named first and is phasing in turn 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Self

import msgspec

from logothete.games.guiscard import men, occupancy
from logothete.games.guiscard.board import (
    CONTROL,
    FIGHTING,
    FIRING,
    HEALTH,
    LEADER,
    MARKS,
    MOVING,
    OUTCOME,
    PHASE,
    RECOVERING,
    SEQUENCE,
    SHOTS,
    SPENT,
    STATE,
    TURN,
    WAITING,
)
from logothete.games.guiscard.content_map import Map
from logothete.games.guiscard.content_scenario import Scenario
from logothete.games.guiscard.frames import MoveFrame, open_window
from logothete.games.guiscard.harm import lay_dead
from logothete.games.guiscard.health import DEAD
from logothete.games.guiscard.kinds import MOVE_STEP
from logothete.games.guiscard.looking import look
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.rules import all_steps
from logothete.games.guiscard.rules.combat import Combat
from logothete.games.guiscard.rules.course import Battle, begin_phase
from logothete.games.guiscard.rules.fire import OffensiveFire
from logothete.games.guiscard.rules.movement import Movement
from logothete.games.guiscard.rules.setup import begin, set_up
from logothete.games.guiscard.setting import set_out
from logothete.games.guiscard.shooting import Shot
from logothete.games.guiscard.sight import Sightline
from logothete.games.guiscard.title import DIRECTION_KEYS, Guiscard
from logothete.games.guiscard.view import GuiscardView
from logothete.kernel.bits import members
from logothete.kernel.dice import LoadedDice, QuickDice
from logothete.kernel.events import Chronicle, Event, name_event
from logothete.kernel.state import Refusal
from logothete.kernel.steps import clear_stack, find_frame
from logothete.kernel.title import Prompt

HEALTHS: Final = ("healthy", "stunned", "wounded", "dead")
OUTCOMES: Final = ("", "first", "second", "draw")
COVERS: Final = ("none", "light", "medium", "strong", "total")
Placed = tuple[str, str, int]
OPEN_TO_THE_END: Final[tuple[dict[str, object], ...]] = (
    {"winner": "normans", "when": [{"test": "points", "side": "normans", "least": 1}]},
    {"winner": "lombards", "when": [{"test": "points", "side": "lombards", "least": 1}]},
    {},
)
"""Who has made more loss points wins, and nobody can know before the end."""


@cache
def title() -> Guiscard:
    """The title; it never changes, and one serves all tests."""
    return Guiscard()


def read(text: str) -> list[Placed]:
    """Men, hexes and headings: `gautier 10.10, tancrede 12.10 ne`."""
    found = []
    for one in text.split(",") if text else []:
        man, place, *heading = one.split()
        found.append((man, place, DIRECTION_KEYS.index(heading[0]) if heading else -1))
    return found


def trial_map(grounds: dict[str, str], more: dict[str, object], crest: Sequence[int], axis: Sequence[int]) -> Map:
    """A flat map but for what is named."""
    return msgspec.convert(
        {
            "source": "house",
            "key": "trial",
            "ground": [
                {
                    "terrain": key.replace("_", "-"),
                    "at": at.split(),
                    "crest": list(crest) if key == "bank" else [],
                    "axis": list(axis) if key in ("path", "stone_stairs") else [],
                }
                for key, at in grounds.items()
            ],
            **more,
        },
        Map,
    )


class Table:
    """A position, and the log since it was arranged."""

    def __init__(
        self,
        first: str,
        second: str = "carlo 32.20",
        *,
        horses: str = "",
        enter: str = "",
        riders: str = "",
        edges: Sequence[int] = (4,),
        leaves: Sequence[int] = (),
        high: str = "",
        higher: str = "",
        crest: Sequence[int] = (),
        axis: Sequence[int] = (),
        branches: str = "",
        wood: str = "",
        low_walls: str = "",
        walls: str = "",
        turned: bool = False,
        beside: bool = False,
        turns: int = 10,
        verdicts: Sequence[dict[str, object]] = OPEN_TO_THE_END,
        zones: Sequence[dict[str, object]] = (),
        on: Mapping[str, str] | None = None,
        **grounds: str,
    ) -> None:
        """`horses` are riderless, as `arthur 10.10 n`; `enter` and `riders` are men of the first side off the map.

        `turned`: the map lies upside down; `beside`: the same map lies a second time to the right of it.
        """
        self.title = title()
        placed = [read(first), read(second)]
        heights = [{"level": level, "at": at.split()} for level, at in ((1, high), (2, higher)) if at]
        sides = [{"kind": kind, "at": at.split()} for kind, at in (("low-wall", low_walls), ("wall", walls)) if at]
        more: dict[str, object] = {
            "height": heights,
            "side": sides,
            "branches": branches.split(),
            "wood": wood.split(),
        }
        trial = trial_map({**grounds, **(on or {})}, more, crest, axis)
        first_side = self._side("normans", placed[0], read(horses))
        first_side["leaves"] = list(leaves)
        for names, mounted in ((enter, False), (riders, True)):
            if names:
                entry = {"men": names.split(), "mounted": mounted, "enter": {"edges": list(edges)}}
                first_side["force"] = [*_list(first_side["force"]), entry]
        self.scenario = msgspec.convert(
            {
                "source": "house",
                "key": "trial",
                "number": 99,
                "turns": turns,
                "maps": [
                    {"map": "trial", "turned": turned},
                    *([{"map": "trial", "column": 33}] if beside else []),
                ],
                "zone": list(zones),
                "side": [first_side, self._side("lombards", placed[1], [])],
                "verdict": list(verdicts),
            },
            Scenario,
        )
        content = msgspec.structs.replace(self.title.board_content, maps=(trial,), scenarios=(self.scenario,))
        self.board = set_out(content, self.scenario, self.title.actions, all_steps())
        self.state: Position = set_up(self.board)
        self.cells = self.state.cells
        self.chronicle = Chronicle()
        self.dice: LoadedDice = LoadedDice()
        for man, place, heading in (*placed[0], *placed[1]):
            men.unmark(self.cells, self.man(man), WAITING)
            men.stand(self.board, self.cells, self.man(man), self.hex(place), heading)
        for man in {one for one, *_ in read(horses)} - {one for one, *_ in placed[0]}:
            # Only his horse is here.
            self.cells[men.at_man(self.man(man)) + HEALTH] = DEAD
        self.cells[TURN] = 1

    def _side(self, key: str, placed: list[Placed], horses: list[Placed]) -> dict[str, object]:
        away = {"edges": [1], "turn": 99}
        here = [man for man, *_ in placed]
        forces = [{"men": [man], "mounted": heading >= 0, "enter": away} for man, _, heading in placed]
        forces += [{"men": [man], "enter": away} for man, *_ in horses if man not in here]
        loose = [{"of": man, "front": place, "heading": heading} for man, place, heading in horses]
        return {"key": key, "force": forces, "horse": loose}

    # ------------------------------------------------------------------ arranging

    def man(self, key: str) -> int:
        """The number of a man."""
        return int(self.board.man_of[self.title.actions.domains["man"].index(key)])

    def horse(self, key: str) -> int:
        """The number of somebody's horse."""
        return int(self.board.own_horse[self.man(key)])

    def hex(self, name: str) -> int:
        """The number of a hex."""
        return int(self.board.field.of_key[self.title.actions.domains["hex"].index(name)])

    def name(self, place: int) -> str:
        """The name of a hex, empty off the map."""
        return "" if place < 0 else self.title.actions.domains["hex"][int(self.board.field.key_of[place])]

    def stun(self, *keys: str) -> Self:
        """Let men lie stunned."""
        return self._health(1, keys)

    def wound(self, *keys: str) -> Self:
        """Let men be wounded."""
        return self._health(2, keys)

    def kill(self, *keys: str) -> Self:
        """Let men lie dead where they stand."""
        for key in keys:
            self.cells[men.at_man(self.man(key)) + HEALTH] = DEAD
            lay_dead(self.board, self.cells, self.man(key), men.place_of(self.cells, self.man(key)))
        return self

    def _health(self, health: int, keys: Sequence[str]) -> Self:
        for key in keys:
            self.cells[men.at_man(self.man(key)) + HEALTH] = health
        return self

    def bodies(self, name: str, dead: int = 0, horses: int = 0) -> Self:
        """Let nameless dead lie in a hex."""
        occupancy.count_bodies(self.board, self.cells, self.hex(name), dead, horses)
        return self

    def mark(self, key: str, bits: int) -> Self:
        """Mark a man."""
        men.mark(self.cells, self.man(key), bits)
        return self

    def have(self, key: str, *, shots: int | None = None, spent: int | None = None) -> Self:
        """Set what a man has left, or has spent in his last phase."""
        at = men.at_man(self.man(key))
        if shots is not None:
            self.cells[at + SHOTS] = shots
        if spent is not None:
            self.cells[at + SPENT] = spent
        return self

    def control(self, key: str, side: int) -> Self:
        """Let a side control a riderless horse."""
        self.cells[men.at_horse(self.board, self.horse(key)) + CONTROL] = side
        return self

    def lead(self, key: str, horse: str) -> Self:
        """Let a man lead a horse."""
        at = men.at_horse(self.board, self.horse(horse))
        self.cells[at + LEADER] = self.man(key)
        self.cells[at + CONTROL] = self.board.side[self.man(key)]
        return self

    def _begin(self, sequence: int, side: int) -> Self:
        clear_stack(self.cells, self.board.frames)
        self.cells[PHASE] = side
        self.cells[SEQUENCE] = sequence
        Battle().open(self.cells)
        if sequence == FIRING:
            OffensiveFire().open(self.cells)
        elif sequence == MOVING:
            Movement().open(self.cells)
            open_window(self.cells)
        elif sequence == FIGHTING:
            Combat().open(self.cells)
        begin(self.state, QuickDice(0), self.chronicle)
        return self

    def fires(self, side: int = 0) -> Self:
        """Sequence 1 of a side's phase."""
        return self._begin(FIRING, side)

    def moves(self, side: int = 0) -> Self:
        """Sequence 3."""
        return self._begin(MOVING, side)

    def fights(self, side: int = 0) -> Self:
        """Sequence 4."""
        return self._begin(FIGHTING, side)

    def phase(self, side: int = 0) -> Self:
        """A whole phase begins."""
        begin_phase(self.board, self.cells, side)
        return self.fires(side)

    def recovers(self, side: int = 0) -> Self:
        """Sequence 5 is next."""
        return self._begin(FIGHTING, side) if side < 0 else self._begin(RECOVERING, side)

    # ------------------------------------------------------------------ acting

    def acts(self, seat: int, *texts: str, dice: Sequence[int] = ()) -> Self:
        """A seat plays actions one after the other; `dice` are all the faces that fall."""
        self.dice = LoadedDice(dice)
        for text in texts:
            self.state.play(seat, self.title.actions.parse(text), self.dice, self.chronicle)
        assert self.dice.drawn == len(self.dice.faces), "every die that was loaded is rolled"
        return self

    def refusal(self, seat: int, text: str) -> str:
        """The rule against an action; empty if it is allowed."""
        found: Refusal | None = self.state.why_not(seat, self.title.actions.parse(text))
        return "" if found is None else found.rule

    def why(self, seat: int, text: str) -> str:
        """The message against an action; empty if it is allowed."""
        found: Refusal | None = self.state.why_not(seat, self.title.actions.parse(text))
        return "" if found is None else found.reason

    def offers(self, seat: int, verb: str = "") -> list[str]:
        """What a seat may do, of one verb."""
        texts = [self.title.actions.text(action) for action in self.state.legal(seat)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        return members(int(self.state.pending()))

    def prompt(self, seat: int) -> str:
        """The question that a seat is asked."""
        found: Prompt | None = self.title.prompt(self.state, seat)
        return "" if found is None else found.key

    # ------------------------------------------------------------------ looking

    def at(self, key: str) -> str:
        """Where a man is; empty off the map."""
        return self.name(int(men.place_of(self.cells, self.man(key))))

    def behind(self, key: str) -> str:
        """The second hex of a rider."""
        return self.name(int(men.rear_of(self.board, self.cells, self.man(key))))

    def heading(self, key: str) -> str:
        """The heading of a rider."""
        return DIRECTION_KEYS[int(men.heading_of(self.cells, self.man(key)))]

    def mounted(self, key: str) -> bool:
        return bool(men.mounted(self.cells, self.man(key)))

    def health(self, key: str) -> str:
        return HEALTHS[int(men.health_of(self.cells, self.man(key)))]

    def marked(self, key: str, bits: int) -> bool:
        return bool(self.cells[men.at_man(self.man(key)) + MARKS] & bits)

    def spent(self, key: str) -> int:
        return int(self.cells[men.at_man(self.man(key)) + SPENT])

    def shots(self, key: str) -> int:
        return int(self.cells[men.at_man(self.man(key)) + SHOTS])

    def left(self) -> int:
        """The MP of whoever is on his way."""
        return int(self.cells[find_frame(self.cells, MOVE_STEP) + MoveFrame.LEFT])

    def horse_at(self, key: str) -> tuple[str, str]:
        """Front and rear of somebody's riderless horse."""
        horse = self.horse(key)
        front = int(men.front_of(self.board, self.cells, horse))
        return self.name(front), "" if front < 0 else self.name(int(men.horse_rear(self.board, self.cells, horse)))

    def horse_state(self, key: str) -> str:
        at = men.at_horse(self.board, self.horse(key))
        return ("ridden", "loose", "dead", "gone")[int(self.cells[at + STATE])]

    def controls(self, key: str) -> int:
        """The side that controls somebody's horse, -1 if none does."""
        return int(self.cells[men.at_horse(self.board, self.horse(key)) + CONTROL])

    def leader(self, key: str) -> int:
        return int(self.cells[men.at_horse(self.board, self.horse(key)) + LEADER])

    def dead_in(self, name: str) -> tuple[int, int]:
        """How many dead men and halves of dead horses lie in a hex."""
        place = self.hex(name)
        lying = occupancy.dead_men(self.board, self.cells, place)
        return int(lying), int(occupancy.dead_horses(self.board, self.cells, place))

    def line(self, start: str, target: str) -> bool:
        """Whether ground leaves a line of fire open."""
        return Sightline(self.board.field).trace(self.hex(start), self.hex(target))

    def cover(self, start: str, target: str, short: int = 10) -> str:
        """How well somebody in a hex is covered from another, against a weapon of this short range."""
        line = Sightline(self.board.field)
        assert line.trace(self.hex(start), self.hex(target)), "there is a line"
        return COVERS[int(line.cover(short))]

    def shot(self, key: str, target: str) -> str:
        """The message against a shot; empty if it is open."""
        found = Shot(self.board, self.cells).consider(self.man(key), self.hex(target))
        return "" if found is None else found.message

    def moment(self) -> tuple[int, int, int]:
        """Turn, side and sequence."""
        return int(self.cells[TURN]), int(self.cells[PHASE]), int(self.cells[SEQUENCE])

    def outcome(self) -> str:
        return OUTCOMES[int(self.cells[OUTCOME])]

    def view(self, seat: int | None = None) -> GuiscardView:
        """What a seat sees."""
        return look(self.state, seat, self.scenario.key, self.title.weapons)

    def told(self, kind: str = "") -> list[Event]:
        """What was told, of one kind."""
        domains = self.title.actions.domains
        events = [name_event(told, self.title.events, domains) for told in self.chronicle.told]
        return [event for event in events if not kind or event.kind == kind]


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return list(value)
