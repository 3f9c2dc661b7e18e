"""Balance: what many games among equal bots say about a game itself.

Everybody is played by the same bot, so whoever wins more often owes it to the seat, to the people or house, or to what
was used. Numbers of players are looked at one by one. Where bots would choose their house or people, the seat that
chooses first takes the best: with `in_turn` every seat has each of them equally often, and what seat and house do is
told apart.

    balance = look_at("necrosia", "greedy", players=4, games=2000, seed=1, kinds=["showed"])
    for line in balance.groups["people"]:
        print(line.key, line.rate, line.interval)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import fmean

import msgspec

from logothete.games import open_title
from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from logothete.kernel.title import Setup
from logothete.lab.arena import Versions, play_games
from logothete.lab.ratings import Interval, wilson, win_shares
from logothete.lab.series import Game, to_name


class Share(msgspec.Struct, frozen=True):
    """How often those with something in common won: out of `times` seats that had it, and in how many games."""

    key: str
    times: int
    wins: float
    rate: float
    interval: Interval
    score: float | None
    """Their mean score, where points are counted."""


class Gain(msgspec.Struct, frozen=True):
    """What a source brought to one seat in a game, on average; `share` is its part of all points."""

    key: str
    points: float
    share: float


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What a series among equals says about a game with so many players."""

    versions: Versions
    game: str
    options: dict[str, str]
    players: int
    bot: str
    seed: int
    games: int
    failed: int
    interrupted: bool
    even: float
    """How often a seat would win if all were equal, by the games that anybody won."""
    decisions: float
    shortest: int
    longest: int
    lost_by_all: int
    lost_rate: float
    lost_interval: Interval
    groups: dict[str, list[Share]]
    """By `seat`, by `side` where some play together, by each domain that stands for seats, and by each kind of event
    with its domain (`showed card`)."""
    in_turn: bool = False
    """Whether every seat had each house or people in turn."""
    sources: dict[str, dict[str, list[Gain]]] = {}
    """By each domain that stands for seats, and in all under "": the points of each of its keys by source."""
    things: dict[str, list[Gain]] = {}
    """By the domain of what lines of the result name: the points that each of its things brought."""
    measures: dict[str, float] = {}
    """The means of what the title measures in a finished game."""


class NothingPlayed(Exception):
    """No game of the series came to its end, so there is nothing to count."""


class NothingToDeal(Exception):
    """In this game nobody chooses what stands for a seat, so it cannot be dealt in turn."""


def look_at(
    title: str,
    bot: str,
    players: int,
    games: int,
    seed: int,
    *,
    kinds: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Path | None = None,
    in_turn: bool = False,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play so many games among equal bots and count who won; `kinds` are events that are counted with their things.

    Every game has a deal of its own, except with `in_turn`.

    Raises what `play_games` raises, `NothingToDeal` and `NothingPlayed`.
    """
    if in_turn:
        opened = open_title(title, pack)
        state = opened.start(Setup(players, dict(options or {})), QuickDice(seed))
        if not to_name(opened, state, lowest(state.pending())):
            raise NothingToDeal(title)
    standings = play_games(
        title,
        [bot] * players,
        games if in_turn else one_of_each_deal(games, players),
        seed,
        options=options,
        pack=pack,
        processes=processes,
        study=kinds,
        in_turn=in_turn,
        progress=progress,
    )
    played = standings.games
    if not played:
        reason = standings.failures[0].error if standings.failures else "interrupted"
        raise NothingPlayed(f"no game came to its end: {reason}")
    lost = sum(1 not in game.places for game in played)
    lengths = [sum(game.decisions) for game in played]
    return Balance(
        versions=standings.versions,
        game=title,
        options=standings.setup.options,
        players=players,
        bot=bot,
        seed=seed,
        games=len(played),
        failed=len(standings.failures),
        interrupted=standings.interrupted,
        even=(1 - lost / len(played)) / len(set(played[0].sides) or range(players)),
        decisions=fmean(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        lost_by_all=lost,
        lost_rate=lost / len(played),
        lost_interval=wilson(lost, len(played)),
        groups=_groups(played),
        in_turn=in_turn,
        sources=_sources(played),
        things=_things(played),
        measures=_measures(played),
    )


def one_of_each_deal(games: int, players: int) -> Sequence[int]:
    """The numbers of so many games of a series, one of each deal.

    A deal that equal bots play again on other seats says little that is new, and would make chance look like a cause.
    """
    return range(1, games * players + 1, players)


def _groups(games: Sequence[Game]) -> dict[str, list[Share]]:
    """The shares of everything that seats had in common, the most successful first; seats in their order."""
    found: dict[str, dict[str, list[tuple[float, float | None]]]] = {}
    for game in games:
        shares = win_shares(game.places, game.sides)
        for place, seat in enumerate(game.seats):
            outcome = (shares[place], game.scores[place] if game.scores else None)
            for group, key in _traits(game, place, seat):
                found.setdefault(group, {}).setdefault(key, []).append(outcome)
    groups = {group: [_share(key, outcomes) for key, outcomes in keys.items()] for group, keys in found.items()}
    for group, lines in groups.items():
        lines.sort(key=lambda line: (line.key if group in ("seat", "side") else "", -line.rate, line.key))
    return groups


def _traits(game: Game, place: int, seat: int) -> list[tuple[str, str]]:
    traits = [("seat", str(seat + 1))]
    if game.sides:
        traits.append(("side", str(game.sides[place] + 1)))
    if game.study is not None:
        traits += list(game.study.stands[place].items())
        for deed in game.study.deeds[place]:
            kind, domain, key = deed.split(" ")
            traits.append((f"{kind} {domain}", key))
    return traits


def _share(key: str, outcomes: Sequence[tuple[float, float | None]]) -> Share:
    wins = sum(win for win, _ in outcomes)
    scores = [score for _, score in outcomes if score is not None]
    return Share(
        key,
        len(outcomes),
        wins,
        wins / len(outcomes),
        wilson(wins, len(outcomes)),
        fmean(scores) if scores else None,
    )


def _sources(games: Sequence[Game]) -> dict[str, dict[str, list[Gain]]]:
    """Where the points of each house or people come from, and those of all."""
    counted: dict[tuple[str, str], int] = {}
    found: dict[tuple[str, str], dict[str, float]] = {}
    for game in games:
        if game.study is None:
            continue
        for stands, points in zip(game.study.stands, game.study.points, strict=False):
            for trait in [("", ""), *stands.items()]:
                counted[trait] = counted.get(trait, 0) + 1
                sums = found.setdefault(trait, {})
                for source, gained in points.items():
                    if gained:
                        line = source.partition(" ")[0]
                        sums[line] = sums.get(line, 0.0) + gained
    sources: dict[str, dict[str, list[Gain]]] = {}
    for trait, sums in found.items():
        sources.setdefault(trait[0], {})[trait[1]] = _gains(sums, counted[trait])
    return {group: keys for group, keys in sources.items() if any(keys.values())}


def _things(games: Sequence[Game]) -> dict[str, list[Gain]]:
    """What each thing that lines of the results name brought, for each domain of such things."""
    sums: dict[str, dict[str, float]] = {}
    seats = 0
    for game in games:
        for points in [] if game.study is None else game.study.points:
            seats += 1
            for source, gained in points.items():
                _, domain, key = (*source.split(" "), "", "")[:3]
                if domain:
                    of_domain = sums.setdefault(domain, {})
                    of_domain[key] = of_domain.get(key, 0.0) + gained
    return {domain: _gains(found, seats) for domain, found in sums.items()}


def _measures(games: Sequence[Game]) -> dict[str, float]:
    """The mean of each measure over the games that have it."""
    found: dict[str, list[float]] = {}
    for game in games:
        for key, value in ({} if game.study is None else game.study.measures).items():
            found.setdefault(key, []).append(value)
    return {key: fmean(values) for key, values in found.items()}


def _gains(sums: Mapping[str, float], seats: int) -> list[Gain]:
    """The most profitable first."""
    total = sum(sums.values())
    ranked = sorted(sums.items(), key=lambda pair: (-pair[1], pair[0]))
    return [Gain(key, points / seats, points / total if total else 0.0) for key, points in ranked]
