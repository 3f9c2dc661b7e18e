"""A series of games among bots: who sits where, whose chance is which, and how one game is played.

With the description of a series and its number, a game is determined. It does not matter when, where or after which
others it is played. (Bots with a budget of time are the exception: they depend on how fast the machine is.)

Time is processor time: whatever else a machine does, a bot gets all the thinking that it was promised.
"""

from __future__ import annotations

import hashlib
import re
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol, runtime_checkable

import msgspec

from logothete.bots import AbsentBot, SeatTable, aside_of, open_bot
from logothete.kernel.bits import BIT, lowest, members
from logothete.kernel.dice import QuickDice, SealedDice
from logothete.kernel.events import Chronicle, Told, domain_of, name_event
from logothete.kernel.record import LAPSE, Move, Record, new_record, write_record
from logothete.kernel.state import State
from logothete.kernel.title import Result, Setup, Title


class Series(msgspec.Struct, frozen=True):
    """What is played. `records` is the folder that every game's record is written to, if any."""

    game: str
    pack: Path | None
    setup: Setup
    bots: list[str]
    seed: int
    records: Path | None = None
    study: list[str] | None = None
    """Kinds of events that are noted in every game; None notes nothing."""
    in_turn: bool = False
    """What stands for a seat, such as a house, is not the bots' choice: every seat has each of them in turn. Where
    several are asked at once, the one who answers first is drawn for each game; otherwise it is the first seat."""

    @property
    def players(self) -> int:
        return len(self.bots)


class Study(msgspec.Struct, frozen=True):
    """What was noted of a game, in the order of the bots: what stood for each, and what it was named with."""

    stands: list[dict[str, str]]
    """As `Title.seat_name` says: a people, a house."""
    deeds: list[list[str]]
    """Of each event of a studied kind by this seat: kind, domain and key (`showed card war-cry`), each once. Of a kind
    that names nothing but a seat: how far this seat sits from the first so named (`leads seat 1`, which is itself)."""
    points: list[dict[str, float]] = []
    """What each source brought: the key of a line of the result, and the thing that it names, if it names one
    (`line-sole city nicaea`)."""
    measures: dict[str, float] = {}
    """As `Title.measures` says, and how often each of the kinds was told (`times offered`)."""


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. Every list is in the order of the bots, not of the seats; seats are counted from 0."""

    number: int
    deal: int
    seats: list[int]
    places: list[int]
    scores: list[float]
    """Empty where the title counts no points."""
    decisions: list[int]
    seconds: list[float]
    """The processor time that each bot thought in all, without that of processes of its own."""
    study: Study | None = None
    slowest: list[float] = []
    """The processor time of the longest decision of each bot."""
    gained: list[int] = []
    """How many things to use each bot came by, where the title says what they are (`Title.gained`)."""
    used: list[int] = []
    """How many it used."""
    sides: list[int] = []
    """Who played together; empty where everybody played alone."""


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be finished, and why."""

    number: int
    bot: str
    """The bot that failed; empty if it was not a bot's doing."""
    decision: int
    """How many decisions had been made before."""
    error: str
    trace: str


Outcome = Game | Failure


class Halted(Exception):
    """The series was stopped in the middle of a game."""


class BotFailed(Exception):
    """A bot raised an error or decided what the rules forbid; the cause is the error itself."""

    def __init__(self, place: int, decision: int) -> None:
        super().__init__(f"bot {place + 1} of the list failed after {decision} decisions")
        self.place = place
        self.decision = decision


@runtime_checkable
class _Closing(Protocol):
    """A bot that holds something, such as processes of its own."""

    def close(self) -> None: ...


def labels(bots: Sequence[str]) -> list[str]:
    """The names of bots in tables: the same bot twice is told apart by its place in the list, counted from 1."""
    often = Counter(bots)
    return [f"{bot}#{place}" if often[bot] > 1 else bot for place, bot in enumerate(bots, start=1)]


def derive(seed: int, purpose: str, *numbers: int) -> bytes:
    """A seed for one purpose in a series, as good as independent of all others."""
    words = " ".join(["logothete arena", str(seed), purpose, *map(str, numbers)])
    return hashlib.blake2b(words.encode(), digest_size=16).digest()


def seating(seed: int, players: int, number: int, sides: Sequence[int] = ()) -> list[int]:
    """The seat of each bot in a game.

    A deal is played as often as there are players, and every bot moves on by one seat each time. In which circle
    they sit is drawn for every deal: otherwise a bot would always have the same neighbours. Where sides of equal size
    play, bots that are named one after the other play together, and it is the sides that change places.
    """
    deal, turn = divmod(number - 1, players)
    together = [[seat for seat in range(players) if sides[seat] == side] for side in sorted(set(sides))]
    size = len(together[0]) if together else 1
    if size > 1 and all(len(seated) == size for seated in together):
        return [
            together[(place // size + turn) % len(together)][(place + turn // len(together)) % size]
            for place in range(players)
        ]
    circle = sorted(range(players), key=lambda place: derive(seed, "circle", deal, place))
    seats = [0] * players
    for at, place in enumerate(circle):
        seats[place] = (at + turn) % players
    return seats


def turn_of(seed: int, keys: Sequence[str], players: int, number: int) -> list[str]:
    """What each seat gets in a game of a series in which everything is dealt in turn.

    In as many games as there are things each seat has had each of them once; then a new circle of them is drawn.
    """
    circle_number, turn = divmod(number - 1, len(keys))
    circle = sorted(keys, key=lambda key: derive(seed, f"turn {key}", circle_number))
    return [circle[(seat + turn) % len(keys)] for seat in range(players)]


def next_seat(pending: int, players: int, eldest: int) -> int:
    """Whose answer comes first of all who are asked: `eldest`, or the nearest after it."""
    return min(members(pending), key=lambda seat: (seat - eldest) % players)


def to_name(title: Title, state: State, seat: int) -> dict[str, int]:
    """The actions by which a seat that nothing stands for yet would get what stands for it, by its key."""
    if title.seat_name(state, seat):
        return {}
    found: dict[str, int] = {}
    for action in state.legal(seat):
        tried = state.clone()
        tried.take(seat, action, QuickDice(1), None)
        for key in title.seat_name(tried, seat).values():
            found[key] = action
    return found


def play_game(
    title: Title,
    series: Series,
    number: int,
    halted: Callable[[], bool] = lambda: False,
    clock: Callable[[], float] = time.thread_time,
) -> tuple[Game, Record]:
    """Play one game of a series, counted from 1, and keep its record.

    `halted` is asked before every decision; `Halted` ends the game if it says yes. `BotFailed` says which bot did.
    `clock` counts the bots' seconds: those of the thread alone, since a progress bar may run in another.
    """
    players = series.players
    sides = title.sides(series.setup)
    seats = seating(series.seed, players, number, sides)
    bot_at = [seats.index(seat) for seat in range(players)]
    deal = (number - 1) // players
    # The dice are those of a table, so that the record can be verified. What a bot imagines has dice of its own.
    seed = derive(series.seed, "deal", deal)
    dice = SealedDice(seed, ())
    guesses = QuickDice(_number(derive(series.seed, "guess", number)))
    names = labels(series.bots)
    record = new_record(title, series.setup, seed, (), [names[bot] for bot in bot_at])
    chronicle = Chronicle()
    state = title.start(record.setup, dice, chronicle)
    eldest = _number(derive(series.seed, "eldest", number)) % players if series.in_turn else 0
    moves: list[Move] = _name_in_turn(title, state, series, number, dice, chronicle) if series.in_turn else []
    decisions = [0] * players
    seconds = [0.0] * players
    slowest = [0.0] * players
    with ExitStack() as held:
        seeds = [_number(derive(series.seed, "bot", number, at)) for at in range(players)]
        bots = [open_bot(bot, seed, clock) for bot, seed in zip(series.bots, seeds, strict=True)]
        for bot in bots:
            if isinstance(bot, _Closing):
                held.callback(bot.close)
        absent = {seat for seat in range(players) if isinstance(bots[bot_at[seat]], AbsentBot)}
        quiet = state.most_asides() == 0
        replies, proposed = 0, [0] * players
        while not state.over():
            if halted():
                raise Halted
            invited = 0 if quiet else sum(BIT[seat] for seat in members(state.invited()) if seat not in absent)
            seat = next_seat(invited or state.pending(), players, eldest)
            place = bot_at[seat]
            if seat in absent:
                action = int(state.lapse(seat, dice))
                state.take(seat, action, dice, chronicle)
                moves.append(Move(seat, title.actions.text(action), LAPSE))
                continue
            table = SeatTable(title, record.setup, state, seat, guesses, chronicle.told)
            began = clock()
            try:
                # Whoever is invited answers before the game goes on; whoever is asked may say something first.
                aside = None if quiet else aside_of(bots[place], table, guesses, replies, proposed[seat])
                action = bots[place].choose(table).action if aside is None else aside
                spent = clock() - began
                state.play(seat, action, dice, chronicle)
            except Exception as error:
                raise BotFailed(place, len(moves)) from error
            if aside is None:
                replies, proposed[seat] = 0, 0
            elif invited:
                replies += 1
            else:
                proposed[seat] += 1
            decisions[place] += 1
            seconds[place] += spent
            slowest[place] = max(slowest[place], spent)
            moves.append(Move(seat, title.actions.text(action)))
    result = title.result(state)
    scores = [result.scores[seat] for seat in seats] if result.scores else []
    places = [result.places[seat] for seat in seats]
    study = None if series.study is None else _study(title, state, result, seats, chronicle.told, series.study)
    gained = _count(title, seats, chronicle.told, title.gained)
    used = _count(title, seats, chronicle.told, title.used)
    together = [result.sides[seat] for seat in seats] if result.sides else []
    game = Game(number, deal + 1, seats, places, scores, decisions, seconds, study, slowest, gained, used, together)
    return game, msgspec.structs.replace(record, moves=moves, result=result)


def _name_in_turn(
    title: Title, state: State, series: Series, number: int, dice: SealedDice, chronicle: Chronicle
) -> list[Move]:
    """Give every seat what is its turn to have, as if it had chosen so."""
    moves: list[Move] = []
    given: list[str] = []
    while state.pending():
        seat = lowest(state.pending())
        names = to_name(title, state, seat)
        if not names:
            break
        given = given or turn_of(series.seed, list(names), series.players, number)
        action = names[given[seat]]
        state.play(seat, action, dice, chronicle)
        moves.append(Move(seat, title.actions.text(action)))
    return moves


def _study(
    title: Title, state: State, result: Result, seats: Sequence[int], story: Sequence[Told], kinds: Sequence[str]
) -> Study:
    """Who did what, as far as events of these kinds tell, and what brought the points."""
    domains = title.actions.domains
    deeds: dict[int, set[str]] = {}
    counted: set[str] = set()
    for told in story:
        if title.events[told.kind].key not in kinds:
            continue
        event = name_event(told, title.events, domains)
        named = event.about.get("seat")
        if not isinstance(named, int):
            continue
        things = [thing for name, key in event.about.items() if (thing := _thing(title, name, key))]
        for thing in things:
            deeds.setdefault(named, set()).add(f"{event.kind} {thing}")
        if set(event.about) == {"seat"} and event.kind not in counted:
            counted.add(event.kind)
            for seat in seats:
                deeds.setdefault(seat, set()).add(f"{event.kind} seat {(seat - named) % len(seats) + 1}")
    stands = [dict(title.seat_name(state, seat)) for seat in seats]
    points: dict[int, dict[str, float]] = {seat: {} for seat in seats}
    for line in result.lines:
        things = [thing for name, key in line.about.items() if (thing := _thing(title, name, key))]
        source = " ".join([line.key, *things[:1]])
        points[line.seat][source] = points[line.seat].get(source, 0.0) + line.points
    noted = [sorted(deeds.get(seat, ())) for seat in seats]
    often = Counter(title.events[told.kind].key for told in story)
    measures = title.measures(state) | {f"times {kind}": float(often[kind]) for kind in kinds}
    return Study(stands, noted, [points[seat] for seat in seats], measures)


def _thing(title: Title, name: str, key: str | int) -> str:
    """The thing that an argument of an event or of a line names (`city nicaea`); nothing if it names none."""
    domain = domain_of(name, title.actions.domains)
    return "" if domain is None else f"{domain} {key}"


def _count(title: Title, seats: Sequence[int], story: Sequence[Told], kinds: Sequence[str]) -> list[int]:
    """How often each bot's seat is named by events of these kinds; nothing if there are none."""
    if not kinds:
        return []
    often = Counter(
        told.numbers[kind.names.index("seat")] for told in story if (kind := title.events[told.kind]).key in kinds
    )
    return [often[seat] for seat in seats]


def attempt(title: Title, series: Series, number: int, halted: Callable[[], bool]) -> Outcome:
    """Play a game and write its record where one is wanted. Whatever goes wrong costs this game alone."""
    try:
        game, record = play_game(title, series, number, halted)
        if series.records is not None:
            file = series.records / record_name(number, record.seats)
            part = file.with_suffix(".part")
            part.write_bytes(write_record(record))
            part.replace(file)
    except BotFailed as failed:
        return failure(number, failed.__cause__ or failed, labels(series.bots)[failed.place], failed.decision)
    except Halted:
        raise
    except Exception as error:
        return failure(number, error)
    return game


def failure(number: int, error: BaseException, bot: str = "", decision: int = 0) -> Failure:
    """The account of a game that failed."""
    trace = "".join(traceback.format_exception(error))
    return Failure(number, bot, decision, f"{type(error).__name__}: {error}", trace)


def record_name(number: int, names: Sequence[str]) -> str:
    """The file of a game's record: its number, and the bots in the order of their seats."""
    bots = "_".join(re.sub(r"[^\w#.-]", "-", name) for name in names)
    return f"{number:06}_{bots}.json"


def _number(seed: bytes) -> int:
    return int.from_bytes(seed[:8], "big")
