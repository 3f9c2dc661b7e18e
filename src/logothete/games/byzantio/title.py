"""Byzantio and Nekken as titles of the shelf: two contents, one set of rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec

from logothete.games.byzantio import features, odds, telling
from logothete.games.byzantio.board import (
    CAMPAIGN,
    EVENT_KEYS,
    FIRST,
    FREE,
    HOUSE,
    NEGOTIATION,
    ROW_KEYS,
    ROWS,
    SIZE,
    TURN,
    Board,
    suspect_of,
    target_on,
    targets_written,
)
from logothete.games.byzantio.bot import ByzantioMind
from logothete.games.byzantio.citing import citations, cite
from logothete.games.byzantio.content import Edition, Scene
from logothete.games.byzantio.learned import read_learned, to_instinct, to_judgement, to_suspicion
from logothete.games.byzantio.loading import content_folder, load_content
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.rules import all_steps
from logothete.games.byzantio.rules.setup import set_up
from logothete.games.byzantio.rules.turn import row_of
from logothete.games.byzantio.scoring import changed_line, guess_is_right, line_halves, sharers, total_halves
from logothete.games.byzantio.verbs import VERBS
from logothete.games.byzantio.view import ByzantioView, look_closer, look_on
from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import open_former, pack_texts
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.features import Feature
from logothete.kernel.state import NotOver, State, Witness, cells_from
from logothete.kernel.steps import TOP
from logothete.kernel.title import BadSetup, Chances, Line, Option, Prompt, Result, Setup, Title

HERE = Path(__file__).parent
CASTS: Mapping[Edition, tuple[str, ...]] = {
    "byzantio": (
        "eudokia",
        "bardas",
        "theophano",
        "kosmas",
        "kassia",
        "leontios",
        "nikephoros",
        "narses",
        "thekla",
        "symeon",
    ),
    "nekken": (
        "ashfoot",
        "ember",
        "flint",
        "rivers",
        "smoke",
        "night",
        "clay",
        "thunder",
        "water",
        "flute",
    ),
}
"""Who the bots are: people of the Empire, people around the volcano."""


class Byzantio(Title):
    """Byzantio, or with the other side of the board, Nekken."""

    version = 1
    players = (2, 3, 4)
    options = (Option("events", ("open", "hidden")), Option("houses", ("choose", "deal")))
    foreseen = odds.FORESEEN
    rounds = "turn-began"

    def __init__(self, edition: Edition, pack: Path | None = None, former: Path | None = None) -> None:
        self.key = edition
        self.edition: Edition = edition
        self.folder = pack
        self.events = cited_events(edition)
        self.board_content = load_content(edition, pack, former)
        self.cast = CASTS[edition]
        self.reel = None if pack else HERE / "shown" / f"{edition}.json"
        self.content = self.board_content.hash
        self.pack = "" if self.board_content.pack is None else self.board_content.pack.name
        content = self.board_content
        self.actions = Actions(
            cited_verbs(edition),
            {
                "house": [house.key for house in content.houses],
                "city": [city.key for city in content.cities],
                "province": [province.key for province in content.provinces],
                "row": ROW_KEYS,
                "line": [str(line + 1) for line in range(len(content.values.lines))],
                "event": EVENT_KEYS,
            },
        )
        self.texts = text_files(edition, pack)
        learned = read_learned(edition)
        self.judgement = to_judgement(learned)
        self.suspicion = to_suspicion(learned)
        self.instinct = to_instinct(learned)
        self._boards: dict[tuple[int, bool, bool], Board] = {}

    def former(self) -> list[Byzantio]:
        return open_former(content_folder(self.edition), lambda former: Byzantio(self.edition, self.folder, former))

    def board(self, setup: Setup) -> Board:
        """The board of a setup; all games of the same setup share it."""
        setup = self.check(setup)
        kind = (setup.players, setup.options["events"] == "hidden", setup.options["houses"] == "deal")
        if kind not in self._boards:
            self._boards[kind] = Board(self.board_content, self.actions, all_steps(), *kind)
        return self._boards[kind]

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> Position:
        return set_up(self.board(setup), dice, witness)

    def load(self, setup: Setup, cells: list[int]) -> Position:
        if len(cells) != SIZE:
            raise BadSetup(
                f"a position of {self.key} has {SIZE} cells, not {len(cells)}: it comes from another version"
            )
        return Position(self.board(setup), cells_from(cells))

    def look(self, state: State, seat: int | None) -> ByzantioView:
        public = look_on(_position(state))
        return public if seat is None else self.look_from(public, state, seat)

    def look_from(self, public: msgspec.Struct, state: State, seat: int) -> ByzantioView:
        return look_closer(cast(ByzantioView, public), _position(state), seat)

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        position = _position(state)
        house = position.cells[HOUSE + seat]
        return {"house": self.actions.domains["house"][int(house)]} if house >= 0 else {}

    def prompt(self, state: State, seat: int) -> Prompt | None:
        position = _position(state)
        return position.prompt(seat) if position.pending() >> seat & 1 else None

    def scene(self, setup: Setup) -> Scene:
        content = self.board_content
        return Scene(
            edition=content.edition,
            board=content.board,
            provinces=content.provinces,
            cities=content.cities,
            houses=content.houses,
            values=content.values,
            sources=content.sources,
            map=content.map,
        )

    def progress(self, state: State) -> list[float] | None:
        """What the lists would bring if the game ended now; guesses come only at the end (BYZ-137)."""
        position = _position(state)
        board = position.board
        cells = position.cells
        seats = range(board.players)
        if any(targets_written(cells, seat) < board.targets for seat in seats):
            return None
        return [sum(line_halves(board, cells, seat, line) for line in range(board.targets)) / 2 for seat in seats]

    def odds(self, state: State, seat: int, action: int) -> list[Chances]:
        """What the die may make of an attempt: garrisons and pretenders are public (BYZ-016, BYZ-079)."""
        ahead = odds.foresee(_position(state), seat, action)
        return [] if ahead is None else [ahead]

    def left(self, state: State, seat: int) -> dict[str, int]:
        """The free boxes of the grid, by the action that each row is for (BYZ-045)."""
        position = _position(state)
        if position.cells[TURN] == 0:
            return {}
        rows = [(verb.key, int(row_of(number))) for number, verb in enumerate(VERBS)]
        return {key: int(position.cells[FREE + seat * ROWS + row]) for key, row in rows if row >= 0}

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features.fields(self.board(setup))

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        return features.observe(_position(state), seat, out)

    def longest(self, setup: Setup) -> int:
        """An action turn is one decision, with a Campaign or a Negotiation up to three (BYZ-056, BYZ-072)."""
        board = self.board(setup)
        turns = int(board.turns - board.events)
        three = min(turns, int(board.allowances[CAMPAIGN] + board.allowances[NEGOTIATION]))
        preparation = 1 + int(board.targets) + 1
        # The worst event is a Succession: abandon, adopt, strike.
        events = 3 * int(board.events)
        espionage = int(board.players)
        return int(board.players) * (preparation + turns + 2 * three + events + espionage)

    def mind(self) -> ByzantioMind:
        return ByzantioMind(self.judgement, self.suspicion, self.instinct, self.key)

    def result(self, state: State) -> Result:
        position = _position(state)
        cells = position.cells
        board = position.board
        if cells[TOP] != 0:
            raise NotOver("the game goes on: there is no result yet")
        seats = range(board.players)
        lines = [line for seat in seats for line in _count(position, seat)]
        scores = [total_halves(board, cells, seat) / 2 for seat in seats]
        for seat in seats:
            if scores.count(scores[seat]) > 1:
                order = int((seat - cells[FIRST]) % board.players) + 1
                lines.append(Line(seat, "tie", "BYZ-147", 0, {"number": order}))
        return Result(position.places(), scores, lines)


def cited_verbs(edition: Edition) -> list[Verb]:
    """All that can be done, each with the rule of the edition."""
    own = citations(edition, max(Byzantio.players))
    return [msgspec.structs.replace(verb, rule=cite(own, verb.rule, verb.key)) for verb in VERBS]


def cited_events(edition: Edition) -> tuple[EventKind, ...]:
    """All that can be told, each with the rule of the edition; one table for all numbers of players."""
    own = citations(edition, max(Byzantio.players))
    return tuple(EventKind(kind.key, cite(own, kind.rule, kind.key), kind.names) for kind in telling.EVENTS)


def text_files(edition: Edition, pack: Path | None) -> tuple[Path, ...]:
    """The catalogues of an edition: the shared ones, its own over them, then the pack's."""
    files = [HERE / "text" / name for name in ("shared", edition)]
    return (*files, *pack_texts(pack))


def _position(state: State) -> Position:
    return cast(Position, state)


def _count(state: Position, seat: int) -> list[Line]:
    """Where a seat's points came from: each line of its list, then each guess (BYZ-136 to BYZ-146)."""
    board = state.board
    cells = state.cells
    cities = board.content.cities
    lines = []
    for at in range(board.targets):
        city = target_on(cells, seat, at)
        tied = members(int(sharers(board, cells, city)))
        key, rule = _SHARES[len(tied)] if seat in tied else ("line-none", "BYZ-143")
        about: dict[str, str | int] = {
            "city": cities[int(city)].key,
            "value": int(board.lines[at]),
            "cost": int(board.change_cost) if changed_line(cells, seat) == at else 0,
        }
        lines.append(Line(seat, key, rule, line_halves(board, cells, seat, at) / 2, about))
    for rival in range(board.players):
        guess = suspect_of(cells, seat, rival)
        if rival != seat and guess_is_right(cells, seat, rival):
            named: dict[str, str | int] = {"rival_seat": rival, "city": cities[int(guess)].key}
            lines.append(Line(seat, "guess", "BYZ-136", float(board.guess_points), named))
    return lines


_SHARES = {
    1: ("line-sole", "BYZ-139"),
    2: ("line-half", "BYZ-140"),
    3: ("line-third", "BYZ-141"),
    4: ("line-four", "BYZ-142"),
}
