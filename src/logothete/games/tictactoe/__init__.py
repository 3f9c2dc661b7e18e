"""Tic-tac-toe, the smallest title: how little a game needs. Its rules:

TTT-001  Cross begins; the seats take turns.
TTT-002  A turn marks one free square.
TTT-003  Three of one's marks in a line win and end the game; a full board without a line is a draw.
TTT-004  For a seat whose time runs out the first free square is marked.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from logothete.games.tictactoe.state import SQUARES, WAITING, TicTacToe, observe
from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import content_hash
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.features import Feature
from logothete.kernel.state import State, Witness, cells_from
from logothete.kernel.title import BadSetup, Prompt, Result, Setup, Title

MARKS = ("cross", "nought")


class View(msgspec.Struct, frozen=True):
    """The board as everybody sees it: for each square its seat, and whose turn it is."""

    squares: list[int | None]
    turn: int | None


class Scene(msgspec.Struct, frozen=True):
    """The grid: its columns and rows, whose letters together name a square."""

    columns: list[str]
    rows: list[str]


class TicTacToeTitle(Title):
    """Three in a row."""

    key = "tictactoe"
    version = 1
    players = (2,)
    options = ()
    content = content_hash(())
    pack = ""
    actions = Actions(
        [Verb("place", ("square",))],
        {"square": [column + row for row in "123" for column in "abc"], "mark": MARKS},
    )
    events = (
        EventKind("placed", "TTT-002", ("seat", "square")),
        EventKind("won", "TTT-003", ("seat",)),
        EventKind("drawn", "TTT-003"),
    )
    texts = (Path(__file__).parent / "text",)
    chance = False
    secrets = False

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> State:
        return TicTacToe(cells_from([0, 0, 1]))

    def load(self, setup: Setup, cells: list[int]) -> State:
        return TicTacToe(cells_from(cells))

    def look(self, state: State, seat: int | None) -> View:
        squares = [_owner(state, square) for square in range(self.actions.size)]
        return View(squares, None if state.over() else lowest(state.pending()))

    def scene(self, setup: Setup) -> Scene:
        return Scene(columns=list("abc"), rows=list("123"))

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return (
            Feature("to_move", 1, 0, 1, "whether the seat is to move"),
            Feature("board", SQUARES, 0, 2, "per square, row by row: 0 free, 1 own mark, 2 the other's"),
        )

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        return observe(state, seat, out)

    def longest(self, setup: Setup) -> int:
        return SQUARES

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return Prompt("place", "TTT-002") if state.cells[WAITING] == BIT[seat] else None

    def result(self, state: State) -> Result:
        places = state.places()
        drawn = places == [1, 1]
        return Result(places, [0.5 if drawn else 2.0 - place for place in places])

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {"mark": MARKS[seat]}


def _owner(state: State, square: int) -> int | None:
    for seat in range(2):
        if state.cells[seat] & BIT[square]:
            return seat
    return None


def title(key: str, pack: Path | None) -> Title:
    """The title, for the shelf."""
    if pack is not None:
        raise BadSetup(f"{key} has no content that a pack could replace; open it without {pack}")
    return TicTacToeTitle()
