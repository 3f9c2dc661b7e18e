"""Connect four: a title whose position is two machine words. Its rules:

COF-001  Red begins; the seats take turns.
COF-002  A turn drops one disc into a column that is not full; it falls on what lies there.
COF-003  Four of one's discs in a line win and end the game; a full board without a line is a draw.
COF-004  For a seat whose time runs out a disc falls into the first column that is not full.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from logothete.games.connectfour.state import COLUMNS, ROWS, WAITING, ConnectFour, observe
from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import content_hash
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.features import Feature
from logothete.kernel.state import State, Witness, cells_from
from logothete.kernel.title import BadSetup, Prompt, Result, Setup, Title

DISCS = ("red", "yellow")


class View(msgspec.Struct, frozen=True):
    """The board as everybody sees it: each column's discs from the bottom up, and whose turn it is."""

    columns: list[list[int]]
    turn: int | None


class Scene(msgspec.Struct, frozen=True):
    """The rack: its columns by name, and its rows from the bottom up."""

    columns: list[str]
    rows: list[str]


class ConnectFourTitle(Title):
    """Four in a row."""

    key = "connectfour"
    version = 1
    players = (2,)
    options = ()
    content = content_hash(())
    pack = ""
    actions = Actions([Verb("drop", ("column",))], {"column": "abcdefg", "disc": DISCS})
    events = (
        EventKind("dropped", "COF-002", ("seat", "column")),
        EventKind("won", "COF-003", ("seat",)),
        EventKind("drawn", "COF-003"),
    )
    texts = (Path(__file__).parent / "text",)
    chance = False
    secrets = False

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> State:
        return ConnectFour(cells_from([0, 0, 1]))

    def load(self, setup: Setup, cells: list[int]) -> State:
        return ConnectFour(cells_from(cells))

    def look(self, state: State, seat: int | None) -> View:
        columns = [_discs(state, column) for column in range(COLUMNS)]
        return View(columns, None if state.over() else lowest(state.pending()))

    def scene(self, setup: Setup) -> Scene:
        return Scene(columns=list(self.actions.domains["column"]), rows=[str(row + 1) for row in range(ROWS)])

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return (
            Feature("to_move", 1, 0, 1, "whether the seat is to move"),
            Feature("board", COLUMNS * ROWS, 0, 2, "per column, cell upwards: 0 free, 1 own disc, 2 the other's"),
        )

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        return observe(state, seat, out)

    def longest(self, setup: Setup) -> int:
        return COLUMNS * ROWS

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return Prompt("drop", "COF-002") if state.cells[WAITING] == BIT[seat] else None

    def result(self, state: State) -> Result:
        places = state.places()
        drawn = places == [1, 1]
        return Result(places, [0.5 if drawn else 2.0 - place for place in places])

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {"disc": DISCS[seat]}


def _discs(state: State, column: int) -> list[int]:
    discs: list[int] = []
    for row in range(ROWS):
        for seat in range(2):
            if state.cells[seat] & BIT[7 * column + row]:
                discs.append(seat)
    return discs


def title(key: str, pack: Path | None) -> Title:
    """The title, for the shelf."""
    if pack is not None:
        raise BadSetup(f"{key} has no content that a pack could replace; open it without {pack}")
    return ConnectFourTitle()
