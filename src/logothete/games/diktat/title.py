"""Diktat as a title of the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final, cast

import msgspec

from logothete.games.diktat import features, telling
from logothete.games.diktat.board import (
    AFFINITY_KEYS,
    CABAL,
    CORRUPTION,
    CYCLE,
    DEBTS,
    FALLEN,
    HIGHEST_BID,
    KIND_KEYS,
    PERJURIES,
    PIECE_KEYS,
    PLACES,
    POSITIONS,
    POWER,
    TRACK,
    Board,
)
from logothete.games.diktat.bot import DiktatMind
from logothete.games.diktat.cautions import CAUTIOUS, cautions
from logothete.games.diktat.content import CHOICE_KEYS, Scene
from logothete.games.diktat.desk.clauses import COMPARE_KEYS, DEADLINE_KEYS, ICON_KEYS, MOST_ASKS
from logothete.games.diktat.desk.clauses import KINDS as CLAUSE_KINDS
from logothete.games.diktat.desk.layout import CLAUSES, GOODS, GOODS_KEYS, MOST, MOST_CARDS, SIDES
from logothete.games.diktat.desk.looking import clauses_of_scene
from logothete.games.diktat.desk.oaths import SLOTS
from logothete.games.diktat.effects.rows import VP
from logothete.games.diktat.holdings import cards_of, slots_filled
from logothete.games.diktat.loading import load_content
from logothete.games.diktat.looking import look_closer, look_on
from logothete.games.diktat.orders import ORDERS, STANDING, obey, period, respond
from logothete.games.diktat.position import Position
from logothete.games.diktat.previewing import PREVIEWED, preview
from logothete.games.diktat.rules.setup import set_up
from logothete.games.diktat.rules.strikes import attacked_by_others
from logothete.games.diktat.scoring import (
    affinity_points,
    card_points,
    corruption_loss,
    final_points,
    points_of,
    slot_points,
)
from logothete.games.diktat.standing import gained
from logothete.games.diktat.steps import all_steps, the_desk
from logothete.games.diktat.verbs import VERBS
from logothete.games.diktat.view import DiktatView
from logothete.kernel.actions import Actions
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import pack_texts
from logothete.kernel.dice import Dice
from logothete.kernel.features import Feature
from logothete.kernel.orders import Order
from logothete.kernel.state import NotOver, Refusal, State, Witness, cells_from
from logothete.kernel.steps import TOP
from logothete.kernel.title import BadSetup, Caution, Change, Line, Option, Prompt, Result, Setup, Title

TURN_DECISIONS: Final = 200
"""More decisions than a Manoeuvre with all that follows from it ever took, a share of the Resolution included."""
HERE: Final = Path(__file__).parent


class Diktat(Title):
    """Diktat: hidden teams, spies and bargains in a brutal Prague."""

    key = "diktat"
    version = 1
    players = (2, 3, 4, 5)
    options = (
        Option("configuration", ("none", "others")),
        Option("cabals", ("random", "chosen")),
        Option("corruption", ("personal", "none")),
        Option("artefact", ("home", "infects")),
        Option("beginner", ("no", "yes")),
        Option("talk", ("private", "public", "forms")),
    )
    events = tuple(telling.EVENTS)
    all_may_lose = True
    orders = ORDERS
    standing = STANDING
    cautious = CAUTIOUS
    previewed = PREVIEWED
    talk = "talk"
    cast = ("archivist", "concierge", "inspector", "telephonist", "engineer", "courier", "stoker")

    def __init__(self, pack: Path | None = None) -> None:
        self.folder = pack
        self.reel = None if pack else HERE / "shown.json"
        self.board_content = load_content(pack)
        content = self.board_content
        self.content = content.hash
        self.pack = "" if content.pack is None else content.pack.name
        sectors = [sector.key for sector in content.sectors]
        cards = [card.key for card in content.opportunities]
        self.actions = Actions(
            VERBS,
            {
                "cabal": [cabal.key for cabal in content.cabals],
                "sector": sectors,
                "place": [f"{key}-{place or 'others'}" for key in sectors for place in range(PLACES)],
                "position": [str(position + 1) for position in range(POSITIONS)],
                "agent": KIND_KEYS,
                "piece": PIECE_KEYS,
                "affinity": AFFINITY_KEYS,
                "card": [*cards, *(card.key for card in content.cabal_cards)],
                "choice": CHOICE_KEYS,
                "token": [token.key for token in content.tokens],
                "bid": [str(bid) for bid in range(HIGHEST_BID + 1)],
                "goods": GOODS_KEYS,
                "figure": [str(number) for number in range(MOST + 1)],
                "clause": CLAUSE_KINDS.keys,
                "compare": COMPARE_KEYS,
                "icon": ICON_KEYS,
                "deadline": DEADLINE_KEYS,
                "oath": [str(slot + 1) for slot in range(SLOTS)],
            },
        )
        self.texts = (HERE / "text", *pack_texts(pack))
        self._boards: dict[tuple[object, ...], Board] = {}

    def board(self, setup: Setup) -> Board:
        """The board of a setup; all games of the same setup share it."""
        checked = self.check(setup)
        options = checked.options
        others = options["configuration"] == "others"
        personal = options["corruption"] == "personal"
        infects = options["artefact"] == "infects"
        chosen = options["cabals"] == "chosen"
        beginner = options["beginner"] == "yes"
        key = (checked.players, others, personal, infects, chosen, beginner)
        if key not in self._boards:
            self._boards[key] = Board(
                self.board_content,
                self.actions,
                all_steps(),
                the_desk(),
                checked.players,
                others,
                personal,
                infects,
                chosen,
                beginner,
            )
        return self._boards[key]

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> Position:
        return set_up(self.board(setup), dice, witness)

    def load(self, setup: Setup, cells: list[int]) -> Position:
        board = self.board(setup)
        if len(cells) != board.size:
            raise BadSetup(
                f"a position of {self.key} has {board.size} cells, not {len(cells)}: it comes from another version"
            )
        return Position(board, cells_from(cells))

    def look(self, state: State, seat: int | None) -> DiktatView:
        public = look_on(_position(state), self.actions)
        return public if seat is None else self.look_from(public, state, seat)

    def look_from(self, public: msgspec.Struct, state: State, seat: int) -> DiktatView:
        return look_closer(cast(DiktatView, public), _position(state), seat, self.actions)

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        cabal = _position(state).cells[CABAL + seat]
        return {"cabal": self.actions.domains["cabal"][int(cabal)]} if cabal >= 0 else {}

    def prompt(self, state: State, seat: int) -> Prompt | None:
        position = _position(state)
        return position.prompt(seat) if position.pending() >> seat & 1 else None

    def invitations(self, state: State, seat: int) -> list[Prompt]:
        return _position(state).invitations(seat)

    def hushed(self, state: State, seat: int) -> Refusal | None:
        """While the Others attack, the attacked player says nothing to anybody (AUT-075, AUT-076)."""
        attacked = attacked_by_others(_position(state).cells)
        return Refusal("AUT-076", "attacked-are-silent") if attacked == seat else None

    def period(self, public: msgspec.Struct, span: str) -> int:
        return period(cast(DiktatView, public), span)

    def obey(self, public: msgspec.Struct, seat: int, orders: Sequence[Order]) -> Sequence[str] | None:
        return obey(cast(DiktatView, public), seat, orders)

    def respond(
        self, public: msgspec.Struct, seat: int, invitations: Sequence[Prompt], orders: Sequence[Order]
    ) -> Sequence[str] | None:
        return respond(cast(DiktatView, public), invitations, orders)

    def cautions(self, state: State, seat: int, action: int) -> list[Caution]:
        return cautions(_position(state), seat, action)

    def preview(self, state: State, seat: int, action: int) -> list[Change]:
        return preview(_position(state), seat, action)

    def scene(self, setup: Setup) -> Scene:
        content = self.board_content
        return Scene(
            sectors=content.sectors,
            opportunities=content.opportunities,
            cabals=content.cabals,
            tokens=content.tokens,
            cabal_cards=content.cabal_cards,
            values=content.values,
            clauses=clauses_of_scene(),
            sources=content.sources,
        )

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features.fields(self.board(setup))

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        return features.observe(_position(state), seat, out)

    def mind(self) -> DiktatMind:
        return DiktatMind()

    def longest(self, setup: Setup) -> int:
        """A generous estimate of the answers of all players, without what they do aside."""
        board = self.board(setup)
        return int(board.players * board.cycles * board.manoeuvres) * TURN_DECISIONS

    def asides_in_a_row(self, setup: Setup) -> int:
        """What everybody can offer, claim and show in a Cycle, each put together from as many pieces as there are."""
        board = self.board(setup)
        others = int(board.players) - 1
        offers, claims, showings = (int(limit) for limit in board.limits)
        clause = 2 + MOST_ASKS
        side = GOODS * MOST + 2 * MOST_CARDS + 1 + CLAUSES * clause
        # An offer is put together, made, and withdrawn or answered by each; an oath may be wished away and upheld.
        bargains = offers * (others + SIDES * side + 2 + others + 2 * SIDES)
        elements = len(self.actions.domains["card"]) + len(self.actions.domains["sector"])
        free = int(board.voluntary) + elements * (1 + len(AFFINITY_KEYS))
        return int(board.players) * (bargains + claims * (others + clause + 1) + showings * (others + 1) + free)

    def progress(self, state: State) -> list[float] | None:
        """The VP as they stand, from the first Cycle on (DIK-006)."""
        position = _position(state)
        if position.cells[CYCLE] == 0:
            return None
        seats = range(position.board.players)
        return [float(points_of(position.board, position.cells, seat)) for seat in seats]

    def measures(self, state: State) -> dict[str, float]:
        """How a game went: its length, and what a seat had at the end, on average."""
        position = _position(state)
        board = position.board
        cells = position.cells
        seats = range(board.players)
        reached = [points_of(board, cells, seat) >= board.target for seat in seats]
        found = {
            "last cycle": float(cells[CYCLE]),
            "somebody reached the target": float(any(reached)),
            "cabal slots filled": fmean(float(slots_filled(cells, seat)) for seat in seats),
            "opportunity cards": fmean(float(cards_of(cells, seat)) for seat in seats),
            "debts": fmean(float(cells[DEBTS + seat]) for seat in seats),
            "pp left over": fmean(float(cells[POWER + seat]) for seat in seats),
            "perjuries": fmean(float(cells[PERJURIES + seat]) for seat in seats),
            "cards left on the track": float(cells[TRACK]),
        }
        if board.others:
            found["corruption held"] = fmean(float(cells[CORRUPTION + seat]) for seat in seats)
        return found

    def result(self, state: State) -> Result:
        """VP by their sources and the losses of the end; PP break ties (DIK-275 to DIK-281, DIK-319)."""
        position = _position(state)
        board = position.board
        cells = position.cells
        if cells[TOP] != 0:
            raise NotOver("the game goes on: there is no result yet")
        seats = range(board.players)
        if cells[FALLEN]:
            defeat = [Line(seat, "common-defeat", "AUT-093", 0) for seat in seats]
            return Result(position.places(), [0.0] * len(seats), defeat)
        lines = []
        for seat in seats:
            lines += [
                Line(seat, "slots", "DIK-142", float(slot_points(board, cells, seat))),
                Line(seat, "cards", "DIK-075", float(card_points(board, cells, seat))),
                Line(seat, "gains", "DIK-296", float(gained(board, cells, seat, VP))),
                Line(seat, "affinities", "DIK-283", float(affinity_points(board, cells, seat))),
                Line(seat, "perjuries", "DIK-171", -float(cells[PERJURIES + seat])),
                Line(seat, "debts", "DIK-275", -float(cells[DEBTS + seat])),
            ]
            if board.personal:
                lines.append(Line(seat, "corruption", "AUT-007", -float(corruption_loss(board, cells, seat))))
            lines.append(Line(seat, "power", "DIK-277", 0, {"number": int(cells[POWER + seat])}))
        return Result(position.places(), [float(final_points(board, cells, seat)) for seat in seats], lines)


def _position(state: State) -> Position:
    return cast(Position, state)
