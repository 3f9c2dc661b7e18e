"""How a bot plays Byzantio: how well off a seat is, which actions look good, what a rival may want.

What a list is worth comes from experience (`judgement.py`). Which actions look good at first sight is rough on purpose;
search corrects it.
"""

from __future__ import annotations

from math import exp, inf
from typing import Final, cast

from logothete.games.byzantio.board import (
    ACCEPT,
    ADOPT,
    CORRUPT,
    ESPIONAGE_STEP,
    EXPEL,
    FREE,
    GARRISON,
    KEEP,
    MARCH,
    NEGOTIATE,
    NEGOTIATION,
    ONES,
    PASS,
    PRETENDER,
    PROGRESS,
    PROGRESSION,
    RALLY_IN,
    RESERVE,
    ROWS,
    SEAT,
    SEATS,
    STRIKE,
    SUSPECT,
    SWAP,
    TARGET,
    TARGETS,
    TARGETS_STEP,
    WITHHOLD,
    Board,
    garrisons_of,
)
from logothete.games.byzantio.content import MOST_CITIES, MOST_TARGETS
from logothete.games.byzantio.dossier import Dossier
from logothete.games.byzantio.instinct import Instinct, kind_of_action, readiness
from logothete.games.byzantio.judgement import FACTS, Judgement, expected_points, time_left
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.rules.course import needed_roll
from logothete.games.byzantio.scoring import total_halves
from logothete.games.byzantio.suspicion import OF_CITY, Suspicion, imagine_list, note_city, suspect, wanted
from logothete.kernel.bits import BIT, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, numbers
from logothete.kernel.state import State
from logothete.kernel.steps import FRAME, TOP

HORIZON: Final = 12
"""Decisions of a playout before it is judged: about two turns of four players."""
CURIOSITY: Final = 0.4
"""Before the end the prospects of good and bad actions differ by a few hundredths."""
DISCERNMENT: Final = {"byzantio": 0.005, "nekken": 0.0}
"""In Byzantio what was learned tells good actions from bad ones right after they are taken. In Nekken, where everybody
fights over a few regions, it shows only after the rivals' answers (docs/performance.md)."""
NEAR: Final = vec[float]([1 / 2, 1 / 5, 1 / 8])
"""The pull of a target that lies so many marches away; farther ones do not pull."""
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
        "lacking",
        "lacking_values",
        "likely",
        "listed",
        "lists",
        "others",
        "own",
        "seen",
        "suspicion",
        "values",
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
        self.values = vec[i64]([0] * MOST_CITIES)
        """What each city is worth to the seat looked at: the value of its line, or 0."""
        self.listed: i64 = 0
        """The cities on its list, …"""
        self.own: i64 = 0
        """… those in which it stands, …"""
        self.others: i64 = 0
        """… and those in which a rival does."""
        self.lists: i64 = 0
        """The list itself, to forget its values when another seat is looked at."""
        self.lacking = vec[i64]([0] * (MOST_TARGETS + 1))
        """The provinces of the targets it does not hold, after their number; `lacking_values` what they are worth."""
        self.lacking_values = numbers(MOST_TARGETS + 1)
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
        if cells[TOP] == 0 or cells[cells[TOP]] <= TARGETS_STEP:
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
        total = 0.0
        at: i64 = 0
        while at < size:
            total += weights[at]
            at += 1
        mark = total * float(dice.below(1000000)) / 1000000.0
        at = 0
        while at < size - 1:
            mark -= weights[at]
            if mark < 0.0:
                return at
            at += 1
        return size - 1

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
        self._read_list(board, cells, seat)
        at: i64 = 0
        while at < size:
            action: i64 = offers[at]
            verb: i64 = board.verb_of[action]
            appeal = self._appeal(board, cells, seat, verb, action - board.first[verb])
            looks[at] = appeal if appeal > HOPELESS else HOPELESS
            at += 1

    def _read_list(self, board: Board, cells: vec[i64], seat: i64) -> None:
        """Note what a seat wants and who stands where, once for all the actions that it may choose from."""
        values = self.values
        written: i64 = self.lists
        while written:
            values[(written & 63) - 1] = 0
            written >>= 6
        self.lists = cells[TARGETS + seat]
        self.own = cells[ONES + seat]
        self.others = 0
        other: i64 = 0
        while other < board.players:
            if other != seat:
                self.others |= cells[ONES + other]
            other += 1
        listed: i64 = 0
        lacking: i64 = 0
        line: i64 = 0
        written = self.lists
        while written:
            city: i64 = (written & 63) - 1
            values[city] = board.lines[line]
            listed |= BIT[city]
            if not self.own & BIT[city]:
                lacking += 1
                self.lacking[lacking] = board.province_of[city]
                self.lacking_values[lacking] = float(board.lines[line])
            written >>= 6
            line += 1
        self.lacking[0] = lacking
        self.listed = listed

    def _appeal(self, board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> float:
        """How good one action looks at first sight; 1 is indifferent."""
        if verb == PASS:
            return 0.05
        if verb == MARCH:
            return self._pull(board, cells, seat, argument, 1.0)
        if verb == PROGRESS:
            return self._pull(board, cells, seat, argument, 0.5)
        if verb in (RALLY_IN, GARRISON):
            return 0.2 + 2.0 * self._gain(argument, verb == GARRISON)
        if verb == WITHHOLD:
            return 0.6
        if verb == NEGOTIATE:
            return 0.15 if self.values[argument] > 0 else 1.0
        if verb == ACCEPT:
            top: i64 = cells[TOP] + FRAME
            change: i64 = self.values[cells[top]] - self.values[cells[top + 2]]
            return 3.0 if change > 0 else 0.15
        if verb == STRIKE:
            return _spare(cells, seat, argument)
        if verb == KEEP:
            return 6.0
        if verb == TARGET:
            home: i64 = cells[PRETENDER + seat]
            return 8.0 / float(2 + board.distance[home * board.provinces + board.province_of[argument]])
        if verb == ADOPT:
            return 0.1 + 4.0 * float(garrisons_of(cells, seat, argument))
        if verb in (SWAP, CORRUPT, EXPEL, SUSPECT):
            return self._against(board, cells, seat, verb, argument)
        return 1.0

    def _against(self, board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> float:
        """The appeal of an action against a rival's garrison."""
        if verb == SUSPECT:
            return exp(self._suspicion_of(board, cells, argument))
        city: i64 = argument % board.cities
        rival: i64 = cells[SEAT + argument // board.cities]
        value = float(self.values[city])
        if verb == SWAP:
            return 0.1 + value
        chance = float(9 - needed_roll(board, cells, seat, rival, city)) / 8.0
        if value > 0.0:
            return chance * value * (0.5 if verb == CORRUPT else 0.35)
        return 0.4 * chance

    def _suspicion_of(self, board: Board, cells: vec[i64], argument: i64) -> float:
        """How much speaks for the main target that a guess names."""
        rival: i64 = cells[SEAT + argument // board.cities]
        note_city(board, cells, self.dossier, rival, argument % board.cities, self.city_facts)
        return wanted(self.suspicion, 0, self.city_facts)

    def _gain(self, city: i64, removing: bool) -> float:
        """What another garrison in a city is good for: taking a target, or keeping a rival out of his."""
        value = float(self.values[city])
        if not self.others & BIT[city]:
            return 0.0 if self.own & BIT[city] else value
        if value > 0.0:
            return value * (0.9 if removing else 0.6)
        return 1.5 if removing else 0.3

    def _pull(self, board: Board, cells: vec[i64], seat: i64, province: i64, near: float) -> float:
        """The appeal of being in a province: garrisons to place there, and targets a step further on."""
        placing: bool = near >= 1.0 and cells[RESERVE + seat] > 0
        cities: i64 = board.cities_of[province]
        # What is on no list counts only where a rival stands, and alike everywhere.
        best = 1.5 if cities & self.others & ~self.listed else 0.0
        cities &= self.listed
        while cities:
            low: i64 = cities & -cities
            gain = self._gain(INDEX[low % 67], True)
            if gain > best:
                best = gain
            cities ^= low
        ahead = 0.0
        lacking = self.lacking
        values = self.lacking_values
        distance = board.distance
        pull = NEAR
        first: i64 = province * board.provinces
        at: i64 = lacking[0]
        while at > 0:
            away: i64 = distance[first + lacking[at]]
            if away <= 2:
                ahead += values[at] * pull[away]
            at -= 1
        return 0.3 + (best if placing else best * near * 0.5) + 0.3 * ahead


def _spare(cells: vec[i64], seat: i64, row: i64) -> float:
    """How easily a box of a row can be spared: the actions that move no garrison first, then the longest rows."""
    free = float(cells[FREE + seat * ROWS + row])
    return free * (2.0 if row in (PROGRESSION, NEGOTIATION) else 0.5)
