"""Learn how bots judge Byzantio or Nekken from records of games: `python -m scripts.learn_byzantio byzantio FOLDER …`.

Whoever wrote the records, bots or people, what came of their positions is what is learned. `make learn` lets bots play
them first; one table of its kind:

    logothete arena byzantio --bots strategist:200it,strategist:50it,greedy --games 180 --records FOLDER

Every fifth game is kept apart: what was learned from the others is tried on it, beside what was known before, and
the comparison is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import numpy as np
import numpy.typing as npt

from logothete.games import open_title
from logothete.games.byzantio.board import HOUSE, TURN_STEP, garrisons_of, target_on
from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.judgement import (
    FACTS,
    FARTHEST,
    STANDINGS,
    TERMS,
    expected_points,
    note_line,
    note_seat,
    time_left,
)
from logothete.games.byzantio.learned import Learned, Spread, Targeted, file_of, standing_names
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.scoring import changed_line, line_halves
from logothete.games.byzantio.title import Byzantio
from logothete.kernel.dice import SealedDice
from logothete.kernel.mind import numbers
from logothete.kernel.record import RecordError, check_record, read_move, read_record
from logothete.kernel.steps import TOP

Floats = npt.NDArray[np.float64]

EVERY = 4
"""Of the positions in which somebody is asked for an action, one in so many is looked at: neighbours are alike."""
APART = 5
"""One game in so many is not learned from."""
KNOWN = STANDINGS * TERMS + len(FACTS)
GENTLENESS = 1.0
"""How strongly weights are held near 0, so that what occurs seldom does not count much (ridge)."""


@dataclass(frozen=True)
class Seen:
    """One position of a game: what was known of each seat's lines then, and what they brought in the end."""

    left: float
    lines: Floats
    """Of each seat, line and fact."""
    shares: Floats
    """Of each seat and line: the share of its value that it brought."""
    before: Floats
    """Of each seat: the points that were expected so far, before anything new was learned."""
    won: int


class TooFewGames(Exception):
    """Nothing can be learned from so little."""

    def __init__(self, games: int, records: int) -> None:
        super().__init__(
            f"there are {games} finished games among {records} records; {APART} are needed at the very least, "
            "and some hundreds to learn anything. Play more: logothete arena … --records FOLDER"
        )


class Suspicion:
    """How often a city is on a list, counted."""

    def __init__(self) -> None:
        self.cities = np.zeros(FARTHEST + 3)
        self.targets = np.zeros(FARTHEST + 3)

    def count(self, position: Position, seat: int) -> None:
        """Count the cities of a position for one seat, those without its garrison by marches from its home."""
        board, cells = position.board, position.cells
        home = board.homes[cells[HOUSE + seat]]
        listed = {target_on(cells, seat, line) for line in range(board.targets)}
        for city in board.playable:
            number = garrisons_of(cells, seat, city)
            marches = min(board.distance[home * board.provinces + board.province_of[city]], FARTHEST)
            kind = FARTHEST + number if number else marches
            self.cities[kind] += 1
            self.targets[kind] += city in listed

    def rates(self) -> Targeted:
        """The shares; what never occurred is taken to be as everything else."""
        anywhere = float(self.targets.sum() / self.cities.sum())
        rates = [float(t / c) if c else anywhere for t, c in zip(self.targets, self.cities, strict=True)]
        return Targeted(
            anywhere=anywhere,
            by_marches=rates[: FARTHEST + 1],
            one_garrison=rates[FARTHEST + 1],
            two_garrisons=rates[FARTHEST + 2],
        )


def look_at(title: Byzantio, file: Path, suspicion: Suspicion) -> list[Seen]:
    """The positions of one record, with what came of them."""
    record = read_record(file)
    dice = SealedDice(check_record(record, title), record.nonces)
    state = title.start(title.check(record.setup), dice)
    kept: list[Position] = []
    asked = 0
    for number, move in enumerate(record.moves, start=1):
        if state.cells[state.cells[TOP]] == TURN_STEP:
            asked += 1
            if asked % EVERY == 0:
                kept.append(state.clone())
        state.take(move.seat, read_move(title, state, dice, number, move), dice, None)
    if not state.over():
        return []
    board = state.board
    shares = np.array([[share_of(state, seat, line) for line in range(board.targets)] for seat in range(board.players)])
    won = state.places().index(1)
    for position in kept:
        for seat in range(board.players):
            suspicion.count(position, seat)
    return [see(title, position, shares, won) for position in kept]


def share_of(ended: Position, seat: int, line: int) -> float:
    """The share of its value that a line brought, before what a change of the line costs (BYZ-124)."""
    board, cells = ended.board, ended.cells
    halves = int(line_halves(board, cells, seat, line))
    if halves and changed_line(cells, seat) == line:
        halves += int(2 * board.change_cost)
    return halves / int(2 * board.lines[line])


def see(title: Byzantio, position: Position, shares: Floats, won: int) -> Seen:
    """One position as it is learned from."""
    board, cells = position.board, position.cells
    left = time_left(board, cells)
    facts = numbers(len(FACTS))
    lines = np.zeros((board.players, board.targets, KNOWN))
    before = np.zeros(board.players)
    for seat in range(board.players):
        before[seat] = expected_points(board, cells, seat, title.judgement, facts)
        note_seat(board, cells, seat, facts)
        for line in range(board.targets):
            standing = note_line(board, cells, seat, line, target_on(cells, seat, line), facts)
            lines[seat, line, standing * TERMS : (standing + 1) * TERMS] = 1, left, left * left
            lines[seat, line, STANDINGS * TERMS :] = list(facts)
    return Seen(left, lines, shares, before, won)


def fit_chances(lines: Floats, shares: Floats) -> Floats:
    """The weights of a logistic function by Newton's method."""
    weights = np.zeros(lines.shape[1])
    for _ in range(50):
        chances = 1 / (1 + np.exp(-(lines @ weights)))
        slope = lines.T @ (shares - chances) - GENTLENESS * weights
        bend = (lines * (chances * (1 - chances))[:, None]).T @ lines + GENTLENESS * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def surprise(points: list[Floats], left: Floats, won: list[int], at_end: float, with_time: float) -> float:
    """How surprising the winners are, if prospects follow from points by this spread (mean log loss)."""
    total = 0.0
    for expected, time, winner in zip(points, left, won, strict=True):
        steps = expected / (at_end + with_time * time)
        total += float(np.log(np.exp(steps - steps.max()).sum()) + steps.max() - steps[winner])
    return total / len(points)


def fit_spread(points: list[Floats], left: Floats, won: list[int]) -> Spread:
    """The spread by which the winners are least surprising: a search that becomes finer around the best so far."""
    at_end, with_time, width = 5.0, 5.0, 4.0
    while width > 0.05:
        around = [
            (max(0.5, at_end + a * width), max(0.0, with_time + b * width)) for a in (-1, 0, 1) for b in (-1, 0, 1)
        ]
        best = min(around, key=lambda spread: surprise(points, left, won, *spread))
        if best == (at_end, with_time):
            width /= 2
        at_end, with_time = best
    return Spread(at_end=at_end, with_time=with_time)


def expect(weights: Floats, one: Seen, values: Floats) -> Floats:
    """What each seat may expect in a position."""
    chances = 1 / (1 + np.exp(-(one.lines @ weights)))
    points: Floats = chances @ values[: chances.shape[1]]
    return points


def explained(seen: list[Seen], expected: list[Floats], values: Floats) -> float:
    """Of the differences between the players' final points, the share that was foreseen."""
    missed = total = 0.0
    for one, points in zip(seen, expected, strict=True):
        final = one.shares @ values[: one.shares.shape[1]]
        final = final - final.mean()
        missed += float(((final - (points - points.mean())) ** 2).sum())
        total += float((final**2).sum())
    return 1 - missed / total


def compare(seen: list[Seen], weights: Floats, values: Floats) -> Iterator[str]:
    """How well the games kept apart were foreseen, before and now, by the time left."""
    for low, high in ((0.0, 0.1), (0.1, 0.3), (0.3, 0.6), (0.6, 1.0)):
        part = [one for one in seen if low <= one.left < high]
        if part:
            before = explained(part, [one.before for one in part], values)
            now = explained(part, [expect(weights, one, values) for one in part], values)
            yield f"  {low:4.0%} to {high:4.0%} of the time left: foreseen {before:6.1%} before, {now:6.1%} now"


def written(edition: Edition, learned: Learned) -> str:
    """What was learned as a file."""

    def figures(values: list[float]) -> str:
        return "[" + ", ".join(f"{value:.4f}" for value in values) + "]"

    spread, targeted = learned.spread, learned.targeted
    return "\n".join(
        [
            f"# How bots judge {edition.capitalize()}, learned from records; judgement.py says what it means.",
            "# Written by scripts/learn_byzantio.py (make learn): changes by hand are lost.",
            "",
            f"games = {learned.games}",
            "",
            "[spread]",
            f"at_end = {spread.at_end:.3f}",
            f"with_time = {spread.with_time:.3f}",
            "",
            "[targeted]",
            f"anywhere = {targeted.anywhere:.4f}",
            f"by_marches = {figures(targeted.by_marches)}",
            f"one_garrison = {targeted.one_garrison:.4f}",
            f"two_garrisons = {targeted.two_garrisons:.4f}",
            "",
            "# Own garrisons, and those of the strongest rival: always, with the time left, with its square.",
            "[standings]",
            *(f"{name} = {figures(terms)}" for name, terms in learned.standings.items()),
            "",
            "[facts]",
            *(f"{name} = {weight:.4f}" for name, weight in learned.facts.items()),
            "",
        ]
    )


def learn(title: Byzantio, files: list[Path]) -> tuple[Learned, list[str]]:
    """What the records teach, and how well it foresees those that were kept apart."""
    suspicion = Suspicion()
    games: list[list[Seen]] = []
    for number, file in enumerate(files, start=1):
        games.append(look_at(title, file, suspicion))
        if sys.stderr.isatty() and number % 10 == 0:
            print(f"\r{number} of {len(files)} records", end="", file=sys.stderr)
    games = [game for game in games if game]
    if len(games) < APART:
        raise TooFewGames(len(games), len(files))
    values = np.array(title.board_content.values.lines, dtype=float)
    apart = [one for game in games[::APART] for one in game]
    learned_from = [one for number, game in enumerate(games) if number % APART for one in game]
    everything = [one for game in games for one in game]
    tried = fit_chances(*_rows(learned_from))
    report = list(compare(apart, tried, values))
    weights = fit_chances(*_rows(everything))
    points = [expect(weights, one, values) for one in everything]
    spread = fit_spread(points, np.array([one.left for one in everything]), [one.won for one in everything])
    terms = weights[: STANDINGS * TERMS].reshape(STANDINGS, TERMS).tolist()
    learned = Learned(
        games=len(games),
        spread=spread,
        targeted=suspicion.rates(),
        standings=dict(zip(standing_names(), terms, strict=True)),
        facts=dict(zip(FACTS, weights[STANDINGS * TERMS :].tolist(), strict=True)),
    )
    return learned, report


def _rows(seen: list[Seen]) -> tuple[Floats, Floats]:
    lines = np.concatenate([one.lines.reshape(-1, KNOWN) for one in seen])
    return lines, np.concatenate([one.shares.reshape(-1) for one in seen])


def main() -> int:
    """Learn from folders of records, and write the file of the edition."""
    parser = argparse.ArgumentParser(prog="python -m scripts.learn_byzantio", description="Learn how bots judge.")
    parser.add_argument("edition", choices=get_args(Edition))
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="records of games")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write (what bots use, unless said otherwise)"
    )
    arguments = parser.parse_args()
    files = sorted(file for folder in arguments.folders for file in folder.glob("*.json"))
    title = open_title(arguments.edition)
    assert isinstance(title, Byzantio)
    try:
        learned, report = learn(title, files)
    except (RecordError, TooFewGames) as error:
        print(error, file=sys.stderr)
        return 1
    out = arguments.out or file_of(arguments.edition)
    out.write_text(written(arguments.edition, learned))
    print(f"{arguments.edition}: {learned.games} games; of the differences between players, in games kept apart:")
    print("\n".join(report))
    print(f"written: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
