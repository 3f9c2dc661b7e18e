"""Guiscard's skirmish as a title of the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from logothete.games.guiscard import asking, telling
from logothete.games.guiscard.board import DRAWN, OUTCOME, Board
from logothete.games.guiscard.content import Content, Scene
from logothete.games.guiscard.content_map import COLUMNS, ROWS
from logothete.games.guiscard.laying import hex_keys
from logothete.games.guiscard.loading import load_content
from logothete.games.guiscard.looking import look
from logothete.games.guiscard.odds import foresee
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.rules import all_steps
from logothete.games.guiscard.rules.setup import begin, set_up
from logothete.games.guiscard.setting import set_out
from logothete.games.guiscard.verbs import VERBS
from logothete.games.guiscard.victory import losses
from logothete.games.guiscard.view import GuiscardView
from logothete.kernel.actions import Actions
from logothete.kernel.content import pack_texts
from logothete.kernel.dice import Dice
from logothete.kernel.state import NotOver, State, Witness, cells_from
from logothete.kernel.steps import TOP
from logothete.kernel.title import (
    Answer,
    BadSetup,
    Chances,
    InquiryKind,
    Line,
    Option,
    Prompt,
    Result,
    Setup,
    Title,
)

HERE: Final = Path(__file__).parent
DIRECTION_KEYS: Final = ("n", "ne", "se", "s", "sw", "nw")
SENSE_KEYS: Final = ("clockwise", "anticlockwise")
SWING_KEYS: Final = ("front-clockwise", "front-anticlockwise", "rear-clockwise", "rear-anticlockwise")
SEQUENCE_KEYS: Final = ("set-up", "fire", "charges", "movement", "combat", "recovery")


class Guiscard(Title):
    """Guiscard: men, riders and shooters by name, in southern Italy of the eleventh century."""

    key = "guiscard"
    version = 1
    players = (2,)
    events = tuple(telling.EVENTS)
    secrets = False
    rounds = "turn-began"
    foreseen = ("strike", "aim", "step")
    inquiries = asking.INQUIRIES
    staged = ("scenario",)

    def __init__(self, pack: Path | None = None) -> None:
        self.folder = pack
        self.board_content: Content = load_content(pack)
        content = self.board_content
        self.content = content.hash
        self.pack = "" if content.pack is None else content.pack.name
        self.options = (Option("scenario", tuple(scenario.key for scenario in content.scenarios)),)
        self.weapons = [weapon.key for weapon in content.weapons]
        self.actions = Actions(
            VERBS,
            {
                "man": [*[one.key for one in content.characters], *[one.key for one in content.animals]],
                "hex": hex_keys(COLUMNS, ROWS),
                "direction": DIRECTION_KEYS,
                "sense": SENSE_KEYS,
                "swing": SWING_KEYS,
                "weapon": self.weapons,
                "cover": ("none", "light", "medium", "strong"),
                "side": sorted({side.key for scenario in content.scenarios for side in scenario.sides}),
                "sequence": SEQUENCE_KEYS,
            },
        )
        self.texts = (HERE / "text", *pack_texts(pack))
        self._boards: dict[str, Board] = {}

    def board(self, setup: Setup) -> Board:
        """The board of a scenario; all games of it share it."""
        key = self.check(setup).options["scenario"]
        if key not in self._boards:
            scenario = next(one for one in self.board_content.scenarios if one.key == key)
            self._boards[key] = set_out(self.board_content, scenario, self.actions, all_steps())
        return self._boards[key]

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> Position:
        return begin(set_up(self.board(setup)), dice, witness)

    def load(self, setup: Setup, cells: list[int]) -> Position:
        board = self.board(setup)
        if len(cells) != board.size:
            raise BadSetup(
                f"a position of {self.key} has {board.size} cells, not {len(cells)}: it comes from another version"
            )
        return Position(board, cells_from(cells))

    def look(self, state: State, seat: int | None) -> GuiscardView:
        position = _position(state)
        return look(position, seat, self._scenario(position), self.weapons)

    def _scenario(self, position: Position) -> str:
        return next(key for key, board in self._boards.items() if board is position.board)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        position = _position(state)
        return position.prompt(seat) if position.pending() >> seat & 1 else None

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        board = _position(state).board
        side = next(side for side, seats in enumerate(board.side_seats) if int(seats) >> seat & 1)
        return {"side": board.side_keys[side]}

    def seat_names(self, setup: Setup) -> Sequence[Mapping[str, str]]:
        return [{"side": key} for key in self.board(setup).side_keys]

    def scene(self, setup: Setup) -> Scene:
        """The maps of the scenario, as content writes them, and what can be known of its people."""
        key = self.check(setup).options["scenario"]
        scenario = next(one for one in self.board_content.scenarios if one.key == key)
        used = [placed.map for placed in scenario.maps]
        return Scene(
            scenario=scenario,
            maps=tuple(one for one in self.board_content.maps if one.key in used),
            terrains=self.board_content.terrains,
            barriers=self.board_content.barriers,
            weapons=self.board_content.weapons,
            combat=self.board_content.combat,
        )

    def odds(self, state: State, seat: int, action: int) -> list[Chances]:
        """The results of a combat, a shot or an infiltration, with every modifier."""
        return foresee(_position(state), action)

    def inquire(self, state: State, seat: int | None, kind: InquiryKind, things: Sequence[str]) -> Answer:
        """Line of sight, reach and threat: all of it is public."""
        position = _position(state)
        if kind.key == asking.SIGHT.key:
            return asking.sight(position, things[0], things[1])
        if kind.key == asking.REACH.key:
            return asking.reach(position, things[0])
        return asking.threat(position, things[0], things[1])

    def result(self, state: State) -> Result:
        """Who has won by the scenario's verdict; the loss points are told with it (GUI-048, GUI-534)."""
        position = _position(state)
        board, cells = position.board, position.cells
        if cells[TOP] != 0:
            raise NotOver("the game goes on: there is no result yet")
        places = position.places()
        drawn = cells[OUTCOME] == DRAWN
        scores = [0.5 if drawn else float(place == 1) for place in places]
        lines = [
            Line(seat, "losses", "GUI-534", 0, {"number": int(losses(board, cells, seat))})
            for seat in range(int(board.players))
        ]
        return Result(places, scores, lines)


def _position(state: State) -> Position:
    return cast(Position, state)
