"""The ladder: whether the levels that players choose from are what they promise, for every number of players.

- Each level beats the one below. Both play at the same tables, in equal parts as far as that goes; a deal is played
  once from every seat, and what counts is how many points the upper level takes more, deal by deal.
- Where the rules let everybody lose together, tables of any mix of levels seldom do, with a careless seat and without.
- No level thinks long.
- Bots use what they come by, where the title says what that is (`Title.gained`).

Budgets are of iterations (`MEASURED`), so that the same seed always finds the same; only times differ.

    ladder = climb("necrosia", FULL, seed=1)
    for rung in ladder.rungs:
        print(rung.players, rung.upper, rung.lower, rung.difference, rung.verdict)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, pairwise
from pathlib import Path
from statistics import fmean, median
from typing import Final, Literal

import msgspec

from logothete.bots import BRIEFLY, LEVELS, MEASURED, SeatTable, open_bot
from logothete.games import open_title
from logothete.kernel.dice import QuickDice, SealedDice
from logothete.kernel.events import Chronicle
from logothete.kernel.record import Record, check_record
from logothete.kernel.title import Setup, Title
from logothete.lab.arena import Versions, play_games, versions_of
from logothete.lab.ratings import Interval, interval_of_few, wilson, win_shares
from logothete.lab.series import Failure, Game, Series, play_game

CARELESS: Final = ("random", "absent")
"""Who may spoil a game for all: somebody who plays at random, and nobody."""
LIMIT: Final = 0.10
"""The share of games that may be lost together."""
CARELESS_LIMIT: Final = 0.15
"""The same where one seat is careless."""
SECONDS: Final = 2.0
"""How long a decision may take on one processor."""

Verdict = Literal["holds", "even", "open", "fails"]
"""Shown; nothing left to tell apart; neither shown nor refuted; refuted."""


class Course(msgspec.Struct, frozen=True):
    """How much is played."""

    key: Literal["full", "quick"]
    bots: dict[str, str]
    """What stands for each level, from the weakest to the strongest."""
    looks: tuple[int, ...]
    """The numbers of games after which two levels are compared; the first that tells them apart ends it."""
    shared: int
    """How many games of mixed tables are played for each number of players, and for each kind of careless seat."""
    positions: int
    """At how many decisions each level is timed, for each number of players."""

    def deals(self, players: int) -> list[int]:
        """How many deals there are at each look: those that can be played from every seat, and one at least."""
        return [max(1, games // players) for games in self.looks]


FULL: Final = Course("full", MEASURED, (24, 48, 72, 96), 30, 4)
QUICK: Final = Course("quick", BRIEFLY, (4,), 3, 1)


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A level and the one below, with so many players; 0 stands for all numbers together."""

    players: int
    upper: str
    lower: str
    games: int
    deals: int
    difference: float
    """What the upper level took more for each seat, in points, or in wins where a title counts no points."""
    interval: Interval | None
    verdict: Verdict


class Ruin(msgspec.Struct, frozen=True, kw_only=True):
    """How often tables lost together, with so many players; 0 stands for all numbers together."""

    players: int
    careless: str
    """Who sat in one seat beside the levels; empty for nobody."""
    games: int
    lost: int
    interval: Interval
    limit: float
    verdict: Verdict
    """It holds if the share is not above the limit, and is open if it is above by no more than chance could do."""
    lost_by: dict[str, int]
    """How many games each table lost that lost any: its seats' levels, `easy normal strong`."""


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """What the seats of a level came by and used, with so many players."""

    players: int
    level: str
    seats: int
    gained: int
    used: int


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long a level thinks, in seconds of a processor."""

    level: str
    bot: str
    """What plays for it at a table."""
    measured: str
    """What played for it in these games."""
    decisions: int
    mean: float
    slowest: float
    """Both as measured."""
    timed: int
    """At how many decisions, those with most to choose from, it was timed as it plays at a table."""
    slowest_timed: float
    effort: float
    """How many positions it looked at there, the median."""
    verdict: Verdict


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """What was found. All but `paces` and `seconds` follows from course and seed."""

    format: Literal["logothete-ladder"] = "logothete-ladder"
    format_version: Literal[1] = 1
    versions: Versions
    game: str
    course: Course
    seed: int
    players: list[int]
    interrupted: bool
    rungs: list[Rung]
    ruins: list[Ruin]
    uses: list[Use]
    paces: list[Pace]
    failures: list[Failure]
    seconds: float

    def verdict(self) -> Verdict:
        """The worst of what was found; time, which depends on the machine, is reported and does not count.

        The few games of the quick course tell something of all numbers of players together, and nothing of what a
        careless seat does to the others.
        """
        rungs, ruins = self.rungs, self.ruins
        if self.course.key == "quick":
            together = 0 if len(self.players) > 1 else self.players[0]
            rungs = [rung for rung in rungs if rung.players == together]
            ruins = [ruin for ruin in ruins if ruin.players == together and not ruin.careless]
        found = {*(rung.verdict for rung in rungs), *(ruin.verdict for ruin in ruins)}
        return "fails" if "fails" in found else "open" if "open" in found else "holds"


class _Table(msgspec.Struct, frozen=True):
    """Who sits at a table: a level or a careless seat in each place."""

    seats: tuple[str, ...]

    @property
    def careless(self) -> str:
        return next((seat for seat in self.seats if seat in CARELESS), "")


def climb(
    title_key: str,
    course: Course,
    seed: int,
    *,
    players: Sequence[int] = (),
    pack: Path | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Play what the course asks for, with these numbers of players or all that the title allows.

    `progress` is told before the first game and after each how many of `planned` games are over or not needed any more.
    Ctrl-C ends it early: what is finished is counted. Raises what `play_games` raises.
    """
    title = open_title(title_key, pack)
    numbers = list(players or title.players)
    climber = _Climber(title, pack, course, seed, processes, progress)
    began = time.process_time()
    rungs: list[Rung] = []
    for number in numbers:
        rungs += climber.compare(number)
        climber.mix(number)
    return Ladder(
        versions=versions_of(title),
        game=title_key,
        course=course,
        seed=seed,
        players=numbers,
        interrupted=climber.interrupted,
        rungs=[*rungs, *_together(rungs, climber.values, course)],
        ruins=_ruins(climber.played, numbers) if title.all_may_lose else [],
        uses=_uses(climber.played, numbers, list(course.bots)) if title.gained else [],
        paces=climber.paces(numbers),
        failures=climber.failures,
        seconds=time.process_time() - began,
    )


def planned(title: Title, course: Course, players: Sequence[int]) -> int:
    """How many games a course takes at most."""
    pairs = len(course.bots) - 1
    mixed = (1 + len(CARELESS)) * course.shared if title.all_may_lose else 0
    return sum(pairs * course.deals(number)[-1] * number + mixed for number in players or title.players)


class _Climber:
    """Plays the games of a course and keeps what came of them."""

    def __init__(
        self,
        title: Title,
        pack: Path | None,
        course: Course,
        seed: int,
        processes: int,
        progress: Callable[[int], None] | None,
    ) -> None:
        self.title = title
        self.pack = pack
        self.course = course
        self.seed = seed
        self.processes = processes
        self.progress = progress
        self.over = 0
        self.interrupted = False
        self.played: list[tuple[_Table, Game]] = []
        self.values: dict[str, list[float]] = {}
        """What each level was ahead by, in every deal of every number of players."""
        self.failures: list[Failure] = []

    def compare(self, players: int) -> list[Rung]:
        """Each level at tables with the one below."""
        found: list[Rung] = []
        looks = self.course.deals(players)
        for lower, upper in pairwise(self.course.bots):
            table = _Table((upper,) * ((players + 1) // 2) + (lower,) * (players // 2))
            games: list[Game] = []
            values: list[float] = []
            interval: Interval | None = None
            for before, deals in pairwise((0, *looks)):
                games += self._play(table, range(before * players + 1, deals * players + 1))
                values = _ahead(games, players, table.seats.count(upper))
                interval = interval_of_few(values, len(looks))
                if self.interrupted or _compared(values, interval) in ("holds", "fails"):
                    self._tell((looks[-1] - deals) * players)
                    break
            if not values:
                return found
            self.values.setdefault(upper, []).extend(values)
            found.append(
                Rung(
                    players=players,
                    upper=upper,
                    lower=lower,
                    games=len(games),
                    deals=len(values),
                    difference=fmean(values),
                    interval=interval,
                    verdict=_compared(values, interval),
                )
            )
        return found

    def mix(self, players: int) -> None:
        """Tables of all mixes of levels in turn, without and with a careless seat, where all may lose together."""
        if not self.title.all_may_lose:
            return
        for careless in ((), *((one,) for one in CARELESS)):
            mixes = list(combinations_with_replacement(self.course.bots, players - len(careless)))
            for at, mix in enumerate(mixes[: self.course.shared]):
                self._play(_Table((*careless, *mix)), range(at + 1, self.course.shared + 1, len(mixes)))

    def paces(self, numbers: Sequence[int]) -> list[Pace]:
        """How long each level thinks: as it was measured, and as it plays at a table."""
        tables: list[SeatTable] = []
        for players in () if self.interrupted else numbers:
            tables += _wide_decisions(self.title, self.pack, players, self.course, self.seed)
        return [self._pace(level, tables) for level in self.course.bots]

    def _pace(self, level: str, tables: Sequence[SeatTable]) -> Pace:
        decisions, spent, slowest = 0, 0.0, 0.0
        for table, game in self.played:
            for place, seat in enumerate(table.seats):
                if seat == level:
                    decisions += game.decisions[place]
                    spent += game.seconds[place]
                    slowest = max(slowest, game.slowest[place])
        seconds: list[float] = []
        efforts: list[int] = []
        for wide in tables:
            bot = open_bot(level, self.seed, time.thread_time)
            began = time.thread_time()
            efforts.append(bot.choose(wide).effort)
            seconds.append(time.thread_time() - began)
        longest = max([*seconds, slowest if LEVELS[level] == self.course.bots[level] else 0.0])
        return Pace(
            level=level,
            bot=LEVELS[level],
            measured=self.course.bots[level],
            decisions=decisions,
            mean=spent / decisions if decisions else 0.0,
            slowest=slowest,
            timed=len(tables),
            slowest_timed=max(seconds, default=0.0),
            effort=median(efforts) if efforts else 0.0,
            verdict="holds" if longest <= SECONDS else "fails",
        )

    def _play(self, table: _Table, numbers: range) -> list[Game]:
        """These games of a table, unless it was interrupted before."""
        if self.interrupted or not numbers:
            return []
        before = self.over
        standings = play_games(
            self.title.key,
            [self.course.bots.get(seat, seat) for seat in table.seats],
            numbers,
            self.seed,
            pack=self.pack,
            processes=self.processes,
            progress=lambda done: self._tell(before + done - self.over),
        )
        self.interrupted = standings.interrupted
        self.played += [(table, game) for game in standings.games]
        self.failures += standings.failures
        return standings.games

    def _tell(self, more: int) -> None:
        self.over += more
        if self.progress is not None:
            self.progress(self.over)


def _ahead(games: Sequence[Game], players: int, upper: int) -> list[float]:
    """What the first `upper` bots took more than the others for each seat, in each deal that was played from all seats.

    One deal is one value: its games have the same luck, so that they do not count as several.
    """
    deals: dict[int, list[float]] = {}
    for game in games:
        points = game.scores or win_shares(game.places, game.sides)
        deals.setdefault(game.deal, []).append(fmean(points[:upper]) - fmean(points[upper:]))
    return [fmean(values) for _, values in sorted(deals.items()) if len(values) == players]


def _compared(values: Sequence[float], interval: Interval | None) -> Verdict:
    if interval is None:
        return "open"
    if not any(values):
        return "even"
    return "holds" if interval.low > 0 else "fails" if interval.high < 0 else "open"


def _together(rungs: Sequence[Rung], values: dict[str, list[float]], course: Course) -> Iterator[Rung]:
    """All numbers of players in one, where nothing ended early: else those that were hard to tell apart count more."""
    for upper, ahead in values.items():
        parts = [rung for rung in rungs if rung.upper == upper]
        if len(parts) > 1 and len(course.looks) == 1:
            interval = interval_of_few(ahead)
            yield Rung(
                players=0,
                upper=upper,
                lower=parts[0].lower,
                games=sum(rung.games for rung in parts),
                deals=len(ahead),
                difference=fmean(ahead),
                interval=interval,
                verdict=_compared(ahead, interval),
            )


def _ruins(played: Sequence[tuple[_Table, Game]], numbers: Sequence[int]) -> list[Ruin]:
    """How often tables lost together, without a careless seat and with each kind of it."""
    found: list[Ruin] = []
    for careless in ("", *CARELESS):
        limit = CARELESS_LIMIT if careless else LIMIT
        for players in (*numbers, *([0] if len(numbers) > 1 else [])):
            tables = [
                (table, 1 not in game.places)
                for table, game in played
                if table.careless == careless and players in (0, len(table.seats))
            ]
            lost_by: dict[str, int] = {}
            for table, all_lost in tables:
                if all_lost:
                    name = " ".join(seat for seat in table.seats if seat != careless)
                    lost_by[name] = lost_by.get(name, 0) + 1
            lost = sum(lost_by.values())
            interval = wilson(lost, len(tables))
            found.append(
                Ruin(
                    players=players,
                    careless=careless,
                    games=len(tables),
                    lost=lost,
                    interval=interval,
                    limit=limit,
                    verdict="fails" if interval.low > limit else "open" if lost > limit * len(tables) else "holds",
                    lost_by=dict(sorted(lost_by.items())),
                )
            )
    return found


def _uses(played: Sequence[tuple[_Table, Game]], numbers: Sequence[int], levels: Sequence[str]) -> list[Use]:
    """What was come by and used at tables without a careless seat."""
    found: list[Use] = []
    for players in numbers:
        for level in levels:
            seats = [
                (game.gained[place], game.used[place])
                for table, game in played
                if len(table.seats) == players and not table.careless
                for place, seat in enumerate(table.seats)
                if seat == level
            ]
            gained, used = sum(one for one, _ in seats), sum(one for _, one in seats)
            found.append(Use(players=players, level=level, seats=len(seats), gained=gained, used=used))
    return found


def _wide_decisions(title: Title, pack: Path | None, players: int, course: Course, seed: int) -> list[SeatTable]:
    """The decisions with most to choose from of a game among the weakest."""
    setup = title.check(Setup(players))
    series = Series(title.key, pack, setup, [next(iter(course.bots.values()))] * players, seed)
    _, record = play_game(title, series, 1)
    decisions = [table for table in _decisions(title, record) if len(table.legal) > 1]
    open_decisions = [table for table in decisions if table.evident(table.mind()) is None]
    open_decisions.sort(key=lambda table: -len(table.legal))
    return open_decisions[: course.positions]


def _decisions(title: Title, record: Record) -> Iterator[SeatTable]:
    """Every decision of a record, as it was seen from its seat."""
    dice = SealedDice(check_record(record, title), record.nonces)
    guesses = QuickDice(1)
    chronicle = Chronicle()
    state = title.start(record.setup, dice, chronicle)
    for move in record.moves:
        yield SeatTable(title, record.setup, state, move.seat, guesses, chronicle.told)
        state.play(move.seat, title.actions.parse(move.text), dice, chronicle)
