"""How a bot plays Byzantio: how well off a seat is, which actions look good, what a rival may want.

What a list is worth comes from experience (`judgement.py`). What looks good at first sight (`first_sight.py`) is rough
on purpose; search corrects it.
"""

from __future__ import annotations

from math import exp, inf
from typing import Final, cast

from logothete.games.byzantio.board import SEAT, SEATS, Board
from logothete.games.byzantio.content import MOST_CITIES, MOST_TARGETS
from logothete.games.byzantio.dossier import Dossier
from logothete.games.byzantio.first_sight import FirstSight
from logothete.games.byzantio.instinct import Instinct, kind_of_action, readiness
from logothete.games.byzantio.judgement import FACTS, Judgement, expected_points, time_left
from logothete.games.byzantio.kinds import ESPIONAGE_STEP, preparing
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.scoring import total_halves
from logothete.games.byzantio.suspicion import OF_CITY, Suspicion, imagine_list, note_city, suspect, wanted
from logothete.games.byzantio.verbs import SUSPECT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, draw, numbers
from logothete.kernel.state import State
from logothete.kernel.steps import TOP

HORIZON: Final = 12
"""Decisions of a playout before it is judged: about two turns of four players."""
CURIOSITY: Final = 0.4
"""Before the end the prospects of good and bad actions differ by a few hundredths."""
DISCERNMENT: Final = {"byzantio": 0.005, "nekken": 0.0}
"""In Byzantio what was learned tells good actions from bad ones right after they are taken. In Nekken, where everybody
fights over a few regions, it shows only after the rivals' answers (docs/performance.md)."""
DECISIVENESS: Final = {"byzantio": 0.0, "nekken": 1.0}
"""In points. In Nekken, where few regions are left to anybody alone, what comes of an action depends on who answers it,
and whoever answers knows what he wants."""
HOPELESS: Final = 0.02
"""The least that an action may look good at first sight: dice that cannot be thrown."""


class ByzantioMind(Mind):
    """Judgement, instinct and suspicion for Byzantio and Nekken. One for each search: it has scratch buffers."""

    __slots__ = (
        "city_facts",
        "dossier",
        "edition",
        "facts",
        "instinct",
        "judgement",
        "likely",
        "seen",
        "sight",
        "suspicion",
        "weights",
    )

    def __init__(self, judgement: Judgement, suspicion: Suspicion, instinct: Instinct, edition: str) -> None:
        self.judgement = judgement
        self.suspicion = suspicion
        self.instinct = instinct
        self.edition = edition
        self.city_facts = numbers(OF_CITY)
        self.dossier = Dossier()
        self.seen: Position | None = None
        """The position that `likely` is about."""
        self.facts = numbers(len(FACTS))
        self.sight = FirstSight()
        self.likely = numbers(SEATS * MOST_TARGETS * MOST_CITIES)
        """Of each seat and line: how likely it names a city; see `suspect`."""
        self.weights = numbers(4096)

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.dossier.hear(kind, a, b, c, d)
        self.seen = None

    def horizon(self) -> i64:
        return HORIZON

    def curiosity(self) -> float:
        return CURIOSITY

    def discernment(self) -> float:
        return DISCERNMENT[self.edition]

    def decisiveness(self) -> float:
        return DECISIVENESS[self.edition]

    def worth(self, state: State, seat: i64) -> float:
        """The points that a seat may expect of its list; once only guesses are open, what it has."""
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        if cells[TOP] == 0 or cells[cells[TOP]] == ESPIONAGE_STEP:
            return float(total_halves(board, cells, seat)) / 2.0
        return expected_points(board, cells, seat, self.judgement, self.facts)

    def prospects(self, state: State, out: vec[float]) -> None:
        position = cast(Position, state)
        board = position.board
        seat: i64 = 0
        if position.cells[TOP] == 0:
            places = position.places()
            while seat < board.players:
                out[seat] = 1.0 if places[seat] == 1 else 0.0
                seat += 1
            return
        # Early on many points may still change hands; near the end a small lead is worth a lot.
        judgement = self.judgement
        spread = judgement.spread_at_end + judgement.spread_with_time * time_left(board, position.cells)
        total = 0.0
        while seat < board.players:
            out[seat] = exp(self.worth(position, seat) / spread)
            total += out[seat]
            seat += 1
        seat = 0
        while seat < board.players:
            out[seat] /= total
            seat += 1

    def imagine(self, state: State, seat: i64, dice: Dice) -> State:
        """A guess in which rivals want what players like them wanted, as far as public facts tell."""
        known = cast(Position, state)
        position = known.guess(seat, dice)
        cells = position.cells
        if cells[TOP] == 0 or preparing(cells[cells[TOP]]):
            return position
        board = known.board
        room_of_seat: i64 = board.targets * len(board.playable)
        rival: i64 = 0
        if self.seen is not known:
            # Search imagines one position thousands of times: what is likely there is found out once.
            self.seen = known
            while rival < board.players:
                first: i64 = rival * room_of_seat
                suspect(board, known.cells, self.dossier, rival, self.suspicion, self.city_facts, self.likely, first)
                rival += 1
        rival = 0
        while rival < board.players:
            if rival != seat:
                imagine_list(board, cells, rival, self.likely, rival * room_of_seat, dice)
            rival += 1
        return position

    def evident(self, state: State, seat: i64, offers: vec[i64], size: i64) -> i64:
        """Of a rival's possible main targets, the likeliest (BYZ-103).

        A guess is right or wrong whatever else happens. To try each in a few imagined games tells less than the odds
        by which these are imagined.
        """
        cells = state.cells
        if size == 1 or cells[cells[TOP]] != ESPIONAGE_STEP:
            return -1
        board = cast(Position, state).board
        best: i64 = 0
        surest = -inf
        at: i64 = 0
        while at < size:
            sure = self._suspicion_of(board, cells, offers[at] - board.first[SUSPECT])
            if sure > surest:
                surest = sure
                best = at
            at += 1
        return best

    def wander(self, state: State, seat: i64, offers: vec[i64], size: i64, dice: Dice) -> i64:
        """What is evident, or an action drawn by its weight at first sight."""
        evident = self.evident(state, seat, offers, size)
        if evident >= 0:
            return evident
        weights = self.weights
        self.weigh(state, seat, offers, size, weights)
        return draw(weights, size, dice)

    def weigh(self, state: State, seat: i64, offers: vec[i64], size: i64, weights: vec[float]) -> None:
        """How readily a player takes each action, by how good it looks at first sight."""
        board = cast(Position, state).board
        left = time_left(board, state.cells)
        self.appeals(state, seat, offers, size, weights)
        at: i64 = 0
        while at < size:
            weights[at] = readiness(self.instinct, kind_of_action(board, offers[at]), weights[at], left)
            at += 1

    def appeals(self, state: State, seat: i64, offers: vec[i64], size: i64, looks: vec[float]) -> None:
        """How good each action looks at first sight, beside others of its kind."""
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        sight = self.sight
        sight.read_list(board, cells, seat)
        at: i64 = 0
        while at < size:
            action: i64 = offers[at]
            verb: i64 = board.verb_of[action]
            argument: i64 = action - board.first[verb]
            if verb == SUSPECT:
                appeal = exp(self._suspicion_of(board, cells, argument))
            else:
                appeal = sight.appeal(board, cells, seat, verb, argument)
            looks[at] = appeal if appeal > HOPELESS else HOPELESS
            at += 1

    def _suspicion_of(self, board: Board, cells: vec[i64], argument: i64) -> float:
        """How much speaks for the main target that a guess names."""
        rival: i64 = cells[SEAT + argument // board.cities]
        note_city(board, cells, self.dossier, rival, argument % board.cities, self.city_facts)
        return wanted(self.suspicion, 0, self.city_facts)
