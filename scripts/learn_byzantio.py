"""Learn how bots judge Byzantio or Nekken from records of games: `python -m scripts.learn_byzantio byzantio FOLDER …`.

Whoever wrote the records, bots or people, what came of their positions is what is learned. `make learn` lets bots play
them first; one table of its kind:

    logothete arena byzantio --bots strategist:200it,strategist:50it,greedy --games 180 --records FOLDER

What players do readily is best learned from decided players: greedy bots and a good strategist (`--only instinct`).

Every fifth game is kept apart: what was learned from the others is tried on it, beside what was known before, and
the comparison is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import msgspec
import numpy as np

from logothete.games import open_title
from logothete.games.byzantio.board import target_on
from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.dossier import Dossier
from logothete.games.byzantio.instinct import AS_IT_LOOKS, KINDS, OF_KIND, READINESS, kind_of_action, note_appeal
from logothete.games.byzantio.judgement import (
    FACTS,
    STANDINGS,
    TERMS,
    expected_points,
    note_line,
    note_seat,
    time_left,
)
from logothete.games.byzantio.kinds import ESPIONAGE_STEP, TURN_STEP, preparing
from logothete.games.byzantio.learned import Games, Learned, Spread, file_of, read_learned, standing_names
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.scoring import changed_line, line_halves
from logothete.games.byzantio.suspicion import CITY_FACTS, OF_CITY, Suspicion, note_city
from logothete.games.byzantio.title import Byzantio
from logothete.kernel.dice import SealedDice
from logothete.kernel.events import Chronicle
from logothete.kernel.mind import numbers
from logothete.kernel.record import RecordError, check_record, read_move, read_record
from logothete.kernel.state import buffer
from logothete.kernel.steps import TOP
from scripts.learning import Choices, Floats, fit_chances, fit_choice

EVERY = 4
"""Of the positions in which somebody is asked for an action, one in so many is looked at: neighbours are alike."""
SELDOM = 4
"""Of the positions looked at, one in so many is enough to learn what is on a list."""
APART = 5
"""One game in so many is not learned from."""
PARTS = {"judgement": ("spread", "standings", "facts"), "suspicion": ("suspicion",), "instinct": ("instinct",)}
"""What can be learned by itself, and where it is written."""
WIDEST = 40.0
"""The widest spread looked for: in a handful of games points may not tell the winner at all."""
KNOWN = STANDINGS * TERMS + len(FACTS)


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


class Lists:
    """What was known of the cities when nobody knew yet whose list they are on, and what was on it."""

    def __init__(self, lines: int) -> None:
        self.lines = [Choices() for _ in range(lines)]
        """Of each line: the cities that could still be on it (BYZ-024), and which it was."""

    def note(self, position: Position, dossier: Dossier) -> None:
        """Note the lists of a position, with what everybody had done before."""
        board, cells = position.board, position.cells
        facts = numbers(OF_CITY)
        for seat in range(board.players):
            known = {}
            for city in board.playable:
                note_city(board, cells, dossier, seat, city, facts)
                known[city] = list(facts)
            for line in range(board.targets):
                target = target_on(cells, seat, line)
                self.lines[line].note(np.array(list(known.values()), np.float32), list(known).index(target))
                province = board.province_of[target]
                known = {city: row for city, row in known.items() if board.province_of[city] != province}

    def add(self, others: Lists) -> None:
        """Lists of other games, too."""
        for line, other in zip(self.lines, others.lines, strict=True):
            line.add(other)

    def fit(self) -> list[Floats]:
        """How much each fact counts, line by line."""
        return [fit_choice(line, np.zeros(OF_CITY)) for line in self.lines]

    def likelihoods(self, weights: list[Floats]) -> Floats:
        """How likely the city on each line that was written was taken to be, by these weights: the mean logarithm."""
        return np.array([line.likelihood(one) for line, one in zip(self.lines, weights, strict=True) if line.rows])


class Deeds:
    """What players could have done at first sight, and what they did."""

    def __init__(self, title: Byzantio) -> None:
        self.mind = title.mind()
        self.choices = Choices()

    def note(self, position: Position, seat: int, action: int) -> None:
        """Note a decision, unless there was nothing to choose or it was of a kind that is not learned here."""
        step = position.cells[position.cells[TOP]]
        offers, looks, facts = buffer(position.most_offers()), numbers(position.most_offers()), numbers(OF_KIND)
        size = int(position.offer(seat, offers))
        if size == 1 or preparing(step) or step == ESPIONAGE_STEP:
            return
        self.mind.appeals(position, seat, offers, size, looks)
        left = time_left(position.board, position.cells)
        rows = np.zeros((size, len(KINDS), OF_KIND), np.float32)
        for at in range(size):
            note_appeal(looks[at], left, facts)
            rows[at, kind_of_action(position.board, offers[at])] = list(facts)
        self.choices.note(rows.reshape(size, -1), [int(offers[at]) for at in range(size)].index(action))

    def weights(self) -> dict[str, list[float]]:
        """How readily each kind of action was taken."""
        prior = np.array(AS_IT_LOOKS * len(KINDS))
        return dict(zip(KINDS, fit_choice(self.choices, prior).reshape(-1, OF_KIND).tolist(), strict=True))


def by_fact(lines: list[Floats]) -> dict[str, list[float]]:
    """The weights of all lines, fact by fact, as they are written."""
    return {name: [float(line[at]) for line in lines] for at, name in enumerate(CITY_FACTS)}


def by_line(suspicion: Suspicion, lines: int) -> list[Floats]:
    """The weights that a suspicion has for each line."""
    known = np.array(list(suspicion.weights)).reshape(-1, OF_CITY)
    return [known[min(line, len(known) - 1)] for line in range(lines)]


def look_at(title: Byzantio, file: Path, lists: Lists, deeds: Deeds) -> list[Seen]:
    """The positions of one record, with what came of them."""
    record = read_record(file)
    dice = SealedDice(check_record(record, title), record.nonces)
    chronicle = Chronicle()
    state = title.start(title.check(record.setup), dice, chronicle)
    kept: list[tuple[Position, int]] = []
    asked = 0
    for number, move in enumerate(record.moves, start=1):
        if state.cells[state.cells[TOP]] == TURN_STEP:
            asked += 1
            if asked % EVERY == 0:
                kept.append((state.clone(), len(chronicle.told)))
        action = read_move(title, state, dice, number, move)
        if number % EVERY == 0:
            deeds.note(state, move.seat, action)
        state.take(move.seat, action, dice, chronicle)
    if not state.over():
        return []
    board = state.board
    shares = np.array([[share_of(state, seat, line) for line in range(board.targets)] for seat in range(board.players)])
    won = state.places().index(1)
    for position, told in kept[::SELDOM]:
        dossier = Dossier()
        for one in chronicle.told[:told]:
            dossier.hear(one.kind, *one.numbers)
        lists.note(position, dossier)
    return [see(title, position, shares, won) for position, _ in kept]


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
            (min(max(0.5, at_end + a * width), WIDEST), min(max(0.0, with_time + b * width), WIDEST))
            for a in (-1, 0, 1)
            for b in (-1, 0, 1)
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


def compare_lists(apart: Lists, before: list[Floats], now: list[Floats]) -> Iterator[str]:
    """How well the lists of the games kept apart were seen through, before and now."""
    for name, lines in (("main targets", slice(0, 1)), ("other targets", slice(1, None))):
        one_of = [np.exp(-apart.likelihoods(weights)[lines].mean()) for weights in (before, now)]
        yield f"  {name} seen through as one of {one_of[0]:.1f} equal cities before, {one_of[1]:.1f} now"


def written(edition: Edition, learned: Learned) -> str:
    """What was learned as a file."""

    def figures(values: list[float]) -> str:
        return "[" + ", ".join(f"{value:.4f}" for value in values) + "]"

    spread = learned.spread
    return "\n".join(
        [
            f"# How bots judge {edition.capitalize()}, learned from records; judgement.py says what it means.",
            "# Written by scripts/learn_byzantio.py (make learn): changes by hand are lost.",
            "",
            "# How many games each part was learned from.",
            "[games]",
            *(f"{part} = {getattr(learned.games, part)}" for part in PARTS),
            "",
            "[spread]",
            f"at_end = {spread.at_end:.3f}",
            f"with_time = {spread.with_time:.3f}",
            "",
            "# Own garrisons, and those of the strongest rival: always, with the time left, with its square.",
            "[standings]",
            *(f"{name} = {figures(terms)}" for name, terms in learned.standings.items()),
            "",
            "[facts]",
            *(f"{name} = {weight:.4f}" for name, weight in learned.facts.items()),
            "",
            "# What a city is to a rival, for each line of his list from the top; suspicion.py says what it means.",
            "[suspicion]",
            *(f"{name} = {figures(weights)}" for name, weights in learned.suspicion.items()),
            "",
            f"# How readily each kind of action is taken: {', '.join(READINESS)}; instinct.py says what it means.",
            "[instinct]",
            *(f"{name} = {figures(weights)}" for name, weights in learned.instinct.items()),
            "",
        ]
    )


def learn(title: Byzantio, files: list[Path]) -> tuple[Learned, list[str]]:
    """What the records teach, and how well it foresees those that were kept apart."""
    lines = len(title.board_content.values.lines)
    lists, lists_apart, deeds = Lists(lines), Lists(lines), Deeds(title)
    games: list[list[Seen]] = []
    for number, file in enumerate(files, start=1):
        seen = look_at(title, file, lists if len(games) % APART else lists_apart, deeds)
        if seen:
            games.append(seen)
        if sys.stderr.isatty() and number % 10 == 0:
            print(f"\r{number} of {len(files)} records", end="", file=sys.stderr)
    if len(games) < APART:
        raise TooFewGames(len(games), len(files))
    values = np.array(title.board_content.values.lines, dtype=float)
    apart = [one for game in games[::APART] for one in game]
    learned_from = [one for number, game in enumerate(games) if number % APART for one in game]
    everything = [one for game in games for one in game]
    tried = fit_chances(*_rows(learned_from))
    report = list(compare(apart, tried, values))
    report += compare_lists(lists_apart, by_line(title.suspicion, lines), lists.fit())
    report += missing_players(title, games)
    lists.add(lists_apart)
    weights = fit_chances(*_rows(everything))
    points = [expect(weights, one, values) for one in everything]
    spread = fit_spread(points, np.array([one.left for one in everything]), [one.won for one in everything])
    terms = weights[: STANDINGS * TERMS].reshape(STANDINGS, TERMS).tolist()
    learned = Learned(
        games=Games(judgement=len(games), suspicion=len(games), instinct=len(games)),
        spread=spread,
        standings=dict(zip(standing_names(), terms, strict=True)),
        facts=dict(zip(FACTS, weights[STANDINGS * TERMS :].tolist(), strict=True)),
        suspicion=by_fact(lists.fit()),
        instinct=deeds.weights(),
    )
    return learned, report


def missing_players(title: Byzantio, games: list[list[Seen]]) -> Iterator[str]:
    """Which tables nothing was seen of: their judgement follows from that of others, and may be far off."""
    seen = {len(game[0].before) for game in games}
    missing = [str(number) for number in title.players if number not in seen]
    if missing:
        yield f"  beware: no game with {' or '.join(missing)} players, so how bots judge such games is guessed"


def keep_others(learned: Learned, known: Learned, only: Collection[str]) -> Learned:
    """What was learned of these parts; the others as they were known before."""
    kept = {field: getattr(known, field) for part, fields in PARTS.items() if part not in only for field in fields}
    games = {part: getattr((learned if part in only else known).games, part) for part in PARTS}
    return msgspec.structs.replace(learned, games=Games(**games), **kept)


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
    parser.add_argument(
        "--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART", help=f"learn only: {', '.join(PARTS)}"
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
    found = learned.games.judgement
    learned = keep_others(learned, read_learned(arguments.edition), arguments.only)
    out = arguments.out or file_of(arguments.edition)
    out.write_text(written(arguments.edition, learned))
    print(f"{arguments.edition}: {found} games; of the differences between players, in games kept apart:")
    print("\n".join(report))
    print(f"written: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
