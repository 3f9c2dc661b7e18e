"""Balance: what many games among equal bots say about a game itself.

Everybody is played by the same bot, so whoever wins more often owes it to the seat, to the people or house, or to what
was used. Numbers of players are looked at one by one.

    balance = look_at("necrosia", "greedy", players=4, games=2000, seed=1, kinds=["showed"])
    for line in balance.groups["people"]:
        print(line.key, line.rate, line.interval)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import fmean

import msgspec

from logothete.lab.arena import Versions, play_games
from logothete.lab.ratings import Interval, wilson, win_shares
from logothete.lab.series import Game


class Share(msgspec.Struct, frozen=True):
    """How often those with something in common won: out of `times` seats that had it, and in how many games."""

    key: str
    times: int
    wins: float
    rate: float
    interval: Interval
    score: float | None
    """Their mean score, where points are counted."""


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
    """By `seat`, by each domain that stands for seats, and by each kind of event with its domain (`showed card`)."""


class NothingPlayed(Exception):
    """No game of the series came to its end, so there is nothing to count."""


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
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play so many games among equal bots and count who won; `kinds` are events whose things are counted too.

    Raises what `play_games` raises, and `NothingPlayed`.
    """
    standings = play_games(
        title,
        [bot] * players,
        games,
        seed,
        options=options,
        pack=pack,
        processes=processes,
        study=kinds,
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
        even=(1 - lost / len(played)) / players,
        decisions=fmean(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        lost_by_all=lost,
        lost_rate=lost / len(played),
        lost_interval=wilson(lost, len(played)),
        groups=_groups(played),
    )


def _groups(games: Sequence[Game]) -> dict[str, list[Share]]:
    """The shares of everything that seats had in common, the most successful first; seats in their order."""
    found: dict[str, dict[str, list[tuple[float, float | None]]]] = {}
    for game in games:
        shares = win_shares(game.places)
        for place, seat in enumerate(game.seats):
            outcome = (shares[place], game.scores[place] if game.scores else None)
            for group, key in _traits(game, place, seat):
                found.setdefault(group, {}).setdefault(key, []).append(outcome)
    groups = {group: [_share(key, outcomes) for key, outcomes in keys.items()] for group, keys in found.items()}
    for group, lines in groups.items():
        lines.sort(key=lambda line: (line.key if group == "seat" else "", -line.rate, line.key))
    return groups


def _traits(game: Game, place: int, seat: int) -> list[tuple[str, str]]:
    traits = [("seat", str(seat + 1))]
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
