"""The arena: bots play many games against one another, in rotated seats, and the standings say who plays better.

    standings = play_games("byzantio", ["strategist:200ms", "greedy", "greedy", "greedy"], games=400, seed=1)
    for figures in standings.bots:
        print(figures.bot, figures.win_rate, figures.win_interval)

A script that asks for several processes does so under `if __name__ == "__main__":`, as the processes import it again.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Final, Literal

import msgspec

from logothete import __version__
from logothete.bots import LEVELS, Budget, Strategist, open_bot
from logothete.games import open_title
from logothete.kernel import state as engine
from logothete.kernel.title import Setup, Title
from logothete.lab.ratings import Interval, Rating, leads, mean_interval, rate, start_rating, wilson, win_shares
from logothete.lab.series import Failure, Game, Outcome, Series, labels
from logothete.lab.workers import Here, Pool

SAVE_SECONDS: Final = 30.0
"""How often a series that is under way may be saved."""


class Versions(msgspec.Struct, frozen=True):
    """What the games were played with, as far as it may matter."""

    logothete: str
    engine: str
    """`compiled` or `interpreted`: the same games, at very different speeds."""
    rules: int
    content: str
    pack: str
    openskill: str
    python: str
    machine: str


class BotFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one bot, over all finished games."""

    bot: str
    """Its description, with its place in the list behind it where several are alike."""
    meaning: str
    """Its description, that of a level replaced by the bot behind it."""
    budget: Budget | None
    """How long it may think about a decision, where that can be chosen."""
    processes: int
    """How many processes it thinks with."""
    games: int
    wins: float
    """First places; one that is shared counts in equal parts."""
    win_rate: float
    win_interval: Interval
    mean_score: float | None
    """Absent where the title counts no points, or nothing was played."""
    mean_lead: float | None = None
    """Points ahead of the mean of the table, game by game: it shows a difference in strength in far fewer games than
    wins do. Absent as `mean_score` is, and in older files."""
    lead_interval: Interval | None = None
    """Absent also for a single game."""
    mean_place: float | None
    decisions_per_game: float | None
    milliseconds_per_decision: float | None
    """Absent also for a bot that thinks with several processes: their time is not known here."""
    seats: list[int]
    """How often it sat in each seat."""
    rating: Rating


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a series: everything needed to judge it, and to play it or one of its games again."""

    format: Literal["logothete-arena"] = "logothete-arena"
    format_version: Literal[1] = 1
    versions: Versions
    game: str
    setup: Setup
    seed: int
    planned: int
    """How many games were asked for."""
    interrupted: bool
    started: datetime
    seconds: float
    clock: Literal["wall", "processor"] = "wall"
    """What the bots' time was counted by, in their budgets and in the figures; files that do not say are older."""
    processes: int
    bots: list[BotFigures]
    games: list[Game]
    """The finished games in order of their numbers."""
    failures: list[Failure]

    @property
    def complete(self) -> bool:
        return len(self.games) == self.planned


class Difference(msgspec.Struct, frozen=True):
    """What two kinds of bots differ by. In the same games luck of the deal and of the table is shared, so that it is
    known far better than from the points of each."""

    ahead: str
    behind: str
    points: float
    interval: Interval | None


class OtherSeries(Exception):
    """Earlier standings that cannot be gone on with: they are of another series, or of other bots."""

    def __init__(self, what: str, earlier: str, now: str) -> None:
        super().__init__(f"the earlier games were of another series ({what}: {earlier}, now {now})")
        self.what = what
        self.earlier = earlier
        self.now = now


def write_standings(standings: Standings) -> bytes:
    """The standings as JSON, one field to a line, and one bot, game or failure."""
    lines: list[str] = []
    for name in standings.__struct_fields__:
        value = getattr(standings, name)
        text = msgspec.json.encode(value).decode()
        if isinstance(value, list):
            text = "[" + ",".join(f"\n  {msgspec.json.encode(row).decode()}" for row in value) + "\n]"
        lines.append(f'"{name}": {text}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def read_standings(data: bytes) -> Standings:
    """Standings that `write_standings` wrote; `msgspec.ValidationError` if these bytes hold something else."""
    return msgspec.json.decode(data, type=Standings)


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_games(
    title_key: str,
    bots: Sequence[str],
    games: int | Sequence[int],
    seed: int,
    *,
    options: Mapping[str, str] | None = None,
    pack: Path | None = None,
    processes: int = 1,
    batch: int | None = None,
    records: Path | None = None,
    study: Sequence[str] | None = None,
    in_turn: bool = False,
    earlier: Standings | None = None,
    progress: Callable[[int], None] | None = None,
    save: Callable[[Standings], None] | None = None,
) -> Standings:
    """Play so many games, or just those with these numbers (counted from 1), and sum them up.

    One bot for each player, as `open_bot` describes them. The games depend on the seed and their numbers alone, not
    on `processes` or `batch` (how many games a process gets at a time; by default as many as take half a second).
    Seats are rotated evenly if the number of games is a multiple of the number of players. `records` is a folder for
    the records. `study` names kinds of events that are noted in every game. With `in_turn` houses, peoples and the
    like are not chosen: every seat has each in turn. `earlier` are standings of the same
    series that was not finished: its games count and are not played again, failed ones are. `progress` is told before
    the first game and now and then how many are over, `save` is given the standings so far. A game that fails is
    accounted for in the standings and stops no other. Ctrl-C ends the series early: the standings then hold what was
    finished.

    Raises `UnknownTitle`, `UnknownBot`, `BadSetup`, `ContentError` or `OtherSeries` before anything is played.
    """
    title = open_title(title_key, pack)
    setup = title.check(Setup(len(bots), dict(options or {})))
    figures = [_open_figures(name, bot) for name, bot in zip(labels(bots), bots, strict=True)]
    numbers = range(1, games + 1) if isinstance(games, int) else list(dict.fromkeys(games))
    if not numbers or min(numbers) < 1 or processes < 1 or (batch is not None and batch < 1):
        raise ValueError("an arena needs at least one game, one process and one game in a batch; games count from 1")
    begun = Standings(
        versions=versions_of(title),
        game=title_key,
        setup=setup,
        seed=seed,
        planned=len(numbers),
        interrupted=True,
        started=datetime.now(UTC),
        seconds=0.0,
        clock="processor",
        processes=min(processes, len(numbers)),
        bots=figures,
        games=[],
        failures=[],
    )
    if earlier is not None:
        _check_same(earlier, begun)
        wanted = set(numbers)
        kept = [game for game in earlier.games if game.number in wanted]
        begun = msgspec.structs.replace(begun, started=earlier.started, seconds=earlier.seconds, games=kept)
        numbers = sorted(wanted - {game.number for game in kept})
        if not numbers:
            return _so_far(begun, {}, 0.0, interrupted=False)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    noted = None if study is None else list(study)
    series = Series(title_key, pack, setup, list(bots), seed, records, noted, in_turn)
    began = time.monotonic()
    processes = min(processes, len(numbers))
    players = Here(title, series, numbers) if processes == 1 else Pool(series, numbers, processes, batch)

    def now(interrupted: bool) -> Standings:
        return _so_far(begun, players.done, time.monotonic() - began, interrupted)

    def tell() -> None:
        if progress is not None:
            progress(len(begun.games) + len(players.done))

    saved = began
    try:
        tell()
        while players.play_on():
            tell()
            if save is not None and time.monotonic() - saved > SAVE_SECONDS:
                save(now(interrupted=True))
                saved = time.monotonic()
        tell()
    except KeyboardInterrupt:
        players.halt()
        return now(interrupted=True)
    finally:
        players.leave()
    return now(interrupted=False)


def differences(standings: Standings) -> list[Difference]:
    """How many points each kind of bot took more than each weaker one in the same games; none without points.

    Bots of the same description count together, by the mean of their points.
    """
    if not standings.games or not standings.games[0].scores:
        return []
    kinds: dict[str, list[int]] = {}
    for place, bot in enumerate(standings.bots):
        kinds.setdefault(bot.meaning, []).append(place)
    points = {
        kind: [fmean([game.scores[place] for place in places]) for game in standings.games]
        for kind, places in kinds.items()
    }
    ranking = sorted(points, key=lambda kind: -fmean(points[kind]))
    found: list[Difference] = []
    for ahead, behind in combinations(ranking, 2):
        more = [one - other for one, other in zip(points[ahead], points[behind], strict=True)]
        found.append(Difference(ahead, behind, fmean(more), mean_interval(more)))
    return found


def _check_same(earlier: Standings, now: Standings) -> None:
    """Whether both are of one series, played by the same bots by the same rules."""
    before, after = _marks(earlier), _marks(now)
    for what, mark in before.items():
        if mark != after[what]:
            raise OtherSeries(what, mark, after[what])


def _marks(standings: Standings) -> dict[str, str]:
    """What all the games of one series have in common. Which machine plays them is not among it."""
    versions = standings.versions
    options = [f"{key}={value}" for key, value in sorted(standings.setup.options.items())]
    return {
        "game": standings.game,
        "bots": ",".join([bot.meaning for bot in standings.bots]),
        "seed": str(standings.seed),
        "options": " ".join(options) or "-",
        "clock": standings.clock,
        "version": versions.logothete,
        "engine": versions.engine,
        "rules": str(versions.rules),
        "content": f"{versions.pack or '-'} {versions.content}",
    }


def _so_far(begun: Standings, done: Mapping[int, Outcome], seconds: float, interrupted: bool) -> Standings:
    """The standings with what these games add."""
    games = [*begun.games, *(outcome for outcome in done.values() if isinstance(outcome, Game))]
    games.sort(key=lambda game: game.number)
    return msgspec.structs.replace(
        begun,
        interrupted=interrupted,
        seconds=begun.seconds + seconds,
        bots=_sum_up(begun.bots, games),
        games=games,
        failures=[outcome for _, outcome in sorted(done.items()) if isinstance(outcome, Failure)],
    )


def _open_figures(name: str, description: str) -> BotFigures:
    """The figures of a bot that has not played; `UnknownBot` if there is none of this description."""
    bot = open_bot(description, 0)
    budget, processes = None, 1
    if isinstance(bot, Strategist):
        budget, processes = bot.budget, bot.processes
        bot.close()
    return BotFigures(
        bot=name,
        meaning=LEVELS.get(description, description),
        budget=budget,
        processes=processes,
        games=0,
        wins=0.0,
        win_rate=0.0,
        win_interval=wilson(0, 0),
        mean_score=None,
        mean_place=None,
        decisions_per_game=None,
        milliseconds_per_decision=None,
        seats=[],
        rating=start_rating(),
    )


def _sum_up(figures: Sequence[BotFigures], games: Sequence[Game]) -> list[BotFigures]:
    """The figures with what these games add."""
    if not games:
        return list(figures)
    shares = [win_shares(game.places, game.sides) for game in games]
    ratings = rate(len(figures), ((game.places, game.sides) for game in games))
    scored = bool(games[0].scores)
    ahead = [leads(game.scores) for game in games] if scored else []
    summed: list[BotFigures] = []
    for place, bot in enumerate(figures):
        wins = sum(share[place] for share in shares)
        decisions = sum(game.decisions[place] for game in games)
        seconds = sum(game.seconds[place] for game in games)
        timed = decisions > 0 and bot.processes == 1
        summed.append(
            msgspec.structs.replace(
                bot,
                games=len(games),
                wins=wins,
                win_rate=wins / len(games),
                win_interval=wilson(wins, len(games)),
                mean_score=fmean(game.scores[place] for game in games) if scored else None,
                mean_lead=fmean(one[place] for one in ahead) if scored else None,
                lead_interval=mean_interval([one[place] for one in ahead]),
                mean_place=fmean(game.places[place] for game in games),
                decisions_per_game=decisions / len(games),
                milliseconds_per_decision=1000 * seconds / decisions if timed else None,
                seats=[sum(game.seats[place] == seat for game in games) for seat in range(len(figures))],
                rating=ratings[place],
            )
        )
    return summed


def versions_of(title: Title) -> Versions:
    """What games of a title would be played with here and now."""
    return Versions(
        logothete=__version__,
        engine="interpreted" if str(engine.__file__).endswith(".py") else "compiled",
        rules=title.version,
        content=title.content,
        pack=title.pack,
        openskill=version("openskill"),
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
    )
