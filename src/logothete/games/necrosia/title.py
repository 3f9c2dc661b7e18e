"""Necrosia as a title of the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

import msgspec

from logothete.components.effects import AnyEffect
from logothete.games.necrosia import features, odds, telling
from logothete.games.necrosia import orders as standing
from logothete.games.necrosia.board import (
    ACTIVE,
    FALLEN,
    FLAGS,
    INFLUENCE,
    KIND_KEYS,
    MOST_DICE,
    PEOPLE,
    POWER_USED,
    SEATS,
    SUIT_KEYS,
    TALLY,
    YEAR,
    Board,
    units_on_board,
)
from logothete.games.necrosia.bot import NecrosiaMind
from logothete.games.necrosia.content import Scene
from logothete.games.necrosia.effects import all_effects
from logothete.games.necrosia.loading import CONTENT, load_content
from logothete.games.necrosia.looking import look_closer, look_on
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules import all_steps
from logothete.games.necrosia.rules.calendar.setup import set_up
from logothete.games.necrosia.scoring import dominated, necrosed_regions
from logothete.games.necrosia.verbs import RAISE, SLIP, VERBS
from logothete.games.necrosia.view import NecrosiaView
from logothete.kernel.actions import Actions
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import open_former, pack_texts
from logothete.kernel.dice import Dice
from logothete.kernel.features import Feature
from logothete.kernel.orders import Order
from logothete.kernel.state import NotOver, State, Witness, cells_from
from logothete.kernel.steps import TOP, Stepped
from logothete.kernel.title import BadSetup, Chances, Line, Prompt, Result, Setup, Title

HERE: Final = Path(__file__).parent
TURN_DECISIONS: Final = 400
"""More decisions than a turn ever took, all players together; see `longest`."""


class Necrosia(Title):
    """Necrosia: influence over a land that sickens."""

    key = "necrosia"
    version = 1
    players = (2, 3, 4, 5)
    options = ()
    events = tuple(telling.EVENTS)
    all_may_lose = True
    orders = standing.ORDERS
    foreseen = ("war",)
    rounds = "year-began"
    cast = ("thorn", "marrow", "salt", "nettle", "wick", "tansy", "rook", "ochre", "gale", "moss")
    gained = ("took", "drew-card", "bought", "stolen-card")
    used = ("showed",)

    def __init__(self, pack: Path | None = None, former: Path | None = None) -> None:
        self.folder = pack
        self.board_content = load_content(pack, former)
        content = self.board_content
        self.content = content.hash
        self.pack = "" if content.pack is None else content.pack.name
        peoples = [people.key for people in content.peoples]
        self.actions = Actions(
            VERBS,
            {
                "people": peoples,
                "kind": KIND_KEYS,
                "region": [region.key for region in content.regions],
                "rank": [str(rank + 1) for rank in range(SEATS)],
                "foe": [*peoples, "necrosians"],
                "card": [card.key for card in content.cards],
                "suit": SUIT_KEYS,
                "die": [str(die + 1) for die in range(MOST_DICE)],
            },
        )
        self.texts = (HERE / "text", *pack_texts(pack))
        self.reel = None if pack else HERE / "shown.json"
        self._boards: dict[int, Board] = {}

    def former(self) -> list[Necrosia]:
        return open_former(CONTENT, lambda former: Necrosia(self.folder, former))

    def board(self, setup: Setup) -> Board:
        """The board of a setup; all games of the same setup share it."""
        players = self.check(setup).players
        if players not in self._boards:
            effects = cast(list[AnyEffect[Stepped]], all_effects())
            self._boards[players] = Board(self.board_content, self.actions, all_steps(), effects, players)
        return self._boards[players]

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> Position:
        return set_up(self.board(setup), dice, witness)

    def load(self, setup: Setup, cells: list[int]) -> Position:
        board = self.board(setup)
        if len(cells) != board.size:
            raise BadSetup(
                f"a position of {self.key} has {board.size} cells, not {len(cells)}: it comes from another version"
            )
        return Position(board, cells_from(cells))

    def look(self, state: State, seat: int | None) -> NecrosiaView:
        public = look_on(_position(state), self.actions)
        return public if seat is None else self.look_from(public, state, seat)

    def look_from(self, public: msgspec.Struct, state: State, seat: int) -> NecrosiaView:
        return look_closer(cast(NecrosiaView, public), _position(state), seat, self.actions)

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        people = _position(state).cells[PEOPLE + seat]
        return {"people": self.actions.domains["people"][int(people)]} if people >= 0 else {}

    def prompt(self, state: State, seat: int) -> Prompt | None:
        position = _position(state)
        return position.prompt(seat) if position.pending() >> seat & 1 else None

    def scene(self, setup: Setup) -> Scene:
        content = self.board_content
        return Scene(
            board=content.board,
            regions=content.regions,
            peoples=content.peoples,
            cards=content.cards,
            values=content.values,
            sources=content.sources,
        )

    def progress(self, state: State) -> list[float] | None:
        """The influence on the track, from the opening count on (NEC-080)."""
        position = _position(state)
        if position.cells[YEAR] == 0:
            return None
        return [float(position.cells[INFLUENCE + seat]) for seat in range(position.board.players)]

    def odds(self, state: State, seat: int, action: int) -> list[Chances]:
        """What both sides of a war may lose: units and dice are public (NEC-029 to NEC-045)."""
        ahead = odds.foresee_action(_position(state), seat, action)
        if ahead is None:
            return []
        return [
            Chances("attacker-losses", ahead.attacker_losses),
            Chances("defender-losses", ahead.defender_losses),
        ]

    def left(self, state: State, seat: int) -> dict[str, int]:
        """The power of a people, once a turn (NEC-172). Actions serve for anything: the question counts them."""
        position = _position(state)
        cells = position.cells
        if cells[ACTIVE] != seat:
            return {}
        return {VERBS[verb].key: 0 if cells[FLAGS] & POWER_USED else 1 for verb in (RAISE, SLIP)}

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features.fields(self.board(setup))

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        return features.observe(_position(state), seat, out)

    def longest(self, setup: Setup) -> int:
        """A generous estimate: two cards that fetch one another could in principle draw a turn out for ever."""
        board = self.board(setup)
        placement = int(board.players) * (1 + int(board.batches * board.batch))
        order = 2 * int(board.players) * int(board.years)
        return placement + order + int(board.players) * int(board.years) * TURN_DECISIONS

    def period(self, public: msgspec.Struct, span: str) -> int:
        return standing.period(cast(NecrosiaView, public), span)

    def obey(self, public: msgspec.Struct, seat: int, orders: Sequence[Order]) -> list[str] | None:
        return standing.obey(cast(NecrosiaView, public), seat, orders, self.board_content, self.actions)

    def mind(self) -> NecrosiaMind:
        return NecrosiaMind()

    def result(self, state: State) -> Result:
        """Influence decides; what breaks ties is told with it (NEC-108, NEC-163, NEC-166)."""
        position = _position(state)
        board = position.board
        cells = position.cells
        if cells[TOP] != 0:
            raise NotOver("the game goes on: there is no result yet")
        seats = range(board.players)
        scores = [float(cells[INFLUENCE + seat]) for seat in seats]
        if cells[FALLEN]:
            number = int(necrosed_regions(board, cells))
            defeat = [Line(seat, "common-defeat", "NEC-164", 0, {"number": number}) for seat in seats]
            return Result(position.places(), [0.0] * len(scores), defeat)
        lines = []
        for seat in seats:
            lines += [
                Line(seat, "influence", "NEC-163", scores[seat]),
                Line(seat, "regions", "NEC-108", 0, {"number": int(dominated(board, cells, seat))}),
                Line(seat, "units", "NEC-108", 0, {"number": int(units_on_board(board, cells, seat))}),
                Line(seat, "tally", "NEC-108", 0, {"number": int(cells[TALLY + seat])}),
            ]
        return Result(position.places(), scores, lines)


def _position(state: State) -> Position:
    return cast(Position, state)
