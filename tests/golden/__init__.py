"""Golden games: whole games that are kept, with what each of their moves brought about.

`records/` holds their records, one file for each game, in the project's own format; `effects.json` says who played
them and, for every `BLOCK` moves, a digest of what the moves did: what was told to whom, whom the game waited for,
what could be taken back, how many dice had fallen. Replaying a record must give the same, move for move, as long as
no rule is meant to change.

    python -m tests.golden            # replay them all, and let the bots play them again: what has changed, and where
    python -m tests.golden --write    # then keep the games as they are played now; titles may be named
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from logothete.bots import SeatTable, open_bot
from logothete.games import open_title, titles
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import name_event
from logothete.kernel.match import Match
from logothete.kernel.record import Move, Record, RecordError, read_move, read_record
from logothete.kernel.title import Setup, Title
from tests.fuzz import some_setups
from tests.lasting import both_titles, lasting_pack

FOLDER: Final = Path(__file__).parent
RECORDS: Final = FOLDER / "records"
EFFECTS: Final = FOLDER / "effects.json"
BLOCK: Final = 10
"""So many moves share a digest."""
DIGITS: Final = 8
TABLES: Final = (("random", "greedy"), ("greedy", "casual"), ("greedy", "greedy"))
"""Who sits at the tables, in turn: the first bot on every second seat."""
ROUNDS: Final = {"tictactoe": 6, "connectfour": 4, "necrosia": 2}
"""How often each setup of a title is played; once unless it says so here."""
LAPSE_ONCE_IN: Final = 40
UNDO_ONCE_IN: Final = 20


class Golden(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is kept of a game beside its record."""

    bots: list[str]
    seed: int
    undone: int
    """How many decisions were taken back while it was played; a record has only those that stood."""
    effects: list[str]
    """A digest of what every `BLOCK` moves did, the last one of what was left; each includes those before it."""


class Table(msgspec.Struct, frozen=True):
    """A game to be played: what, by whom, and the name under which it is kept."""

    name: str
    title: Title
    setup: Setup
    bots: list[str]
    seed: int


class Effects:
    """The digests of a game that is being played or replayed."""

    def __init__(self, match: Match) -> None:
        self._hash = hashlib.blake2b(digest_size=16)
        self.blocks: list[str] = []
        self._moves = 0
        self._told = 0
        self._add(match)

    def hear(self, match: Match) -> None:
        """A move was made."""
        self._add(match)
        self._moves += 1
        if self._moves % BLOCK == 0 or match.over:
            self.blocks.append(self._hash.hexdigest()[:DIGITS])

    def _add(self, match: Match) -> None:
        title, state = match.title, match.state
        told = [(one.to, name_event(one, title.events, title.actions.domains)) for one in match.told[self._told :]]
        self._told = len(match.told)
        able = [len(match.undoable(seat)) for seat in range(match.setup.players)]
        fact = [told, state.pending(), state.sealed(), able, match.dice.drawn]
        self._hash.update(msgspec.json.encode(fact, order="deterministic"))


def tables() -> Iterator[Table]:
    """Every title, number of players and value of an option, some more than once and by other bots.

    Games that are kept stay what they are, under their names: an option or a content that is new adds games after them.
    """
    for key in titles():
        kept = list(_kept(key))
        yield from kept
        laid = [(table.title.content, table.setup) for table in kept]
        rounds = 1 if kept else ROUNDS.get(key, 1)
        numbers = count(len(kept))
        for title in both_titles(key):
            for setup in [setup for _ in range(rounds) for setup in some_setups(title)]:
                if (title.content, setup) in laid:
                    continue
                number = next(numbers)
                # Where players do not care, the games of a title that has a mild pack are soon over: there all care.
                pair = TABLES[number % len(TABLES)] if lasting_pack(key) is None or title.pack else ("greedy", "casual")
                bots = [pair[seat % 2] for seat in range(setup.players)]
                yield Table(f"{key}-{number:02}", title, setup, bots, number)


def _kept(key: str) -> Iterator[Table]:
    """The tables of a title's games that are kept; what a setup does not say of an option is its default."""
    kept = msgspec.json.decode(EFFECTS.read_bytes(), type=dict[str, Golden]) if EFFECTS.exists() else {}
    for name, golden in kept.items():
        if name.rpartition("-")[0] == key:
            record = read_record(RECORDS / f"{name}.json")
            title = title_of(record)
            yield Table(name, title, title.check(record.setup), golden.bots, golden.seed)


def play(table: Table) -> tuple[Golden, Record]:
    """Let the bots play; now and then a decision is taken back, or a clock runs out."""
    seed = hashlib.blake2b(table.name.encode(), digest_size=16).digest()
    match = Match.start(table.title, table.setup, seed, ["golden"] * table.setup.players, table.bots)
    bots = [open_bot(bot, table.seed * 10 + seat) for seat, bot in enumerate(table.bots)]
    chance = QuickDice(table.seed)
    undone = 0
    while not match.over:
        waiting = members(match.state.pending())
        seat = waiting[chance.below(len(waiting))]
        able = [one for one in range(table.setup.players) if match.undoable(one)]
        if able and chance.below(UNDO_ONCE_IN) == 0:
            match.undo(able[chance.below(len(able))])
            undone += 1
        elif chance.below(LAPSE_ONCE_IN) == 0:
            match.lapse(seat)
        else:
            at = SeatTable(table.title, table.setup, match.state, seat, chance, match.told)
            match.play(seat, bots[seat].choose(at).action)
    record = match.record()
    _, effects = replay(record, table.title)
    return Golden(bots=table.bots, seed=table.seed, undone=undone, effects=effects), record


def replay(record: Record, title: Title, retake: int | None = None) -> tuple[Match, list[str]]:
    """The match of a record and the digests of its effects; `RecordError` where it cannot be played again.

    With `retake`, every so many moves one is taken back, if it can be, and made again: that may not change a thing.
    """
    match = Match.resume(title, msgspec.structs.replace(record, moves=[], result=None))
    effects = Effects(match)
    for number, move in enumerate(record.moves, start=1):
        _repeat(match, number, move)
        if retake is not None and number % retake == 0 and not move.lapsed and match.undoable(move.seat):
            match.undo(move.seat)
            _repeat(match, number, move)
        effects.hear(match)
    return match, effects.blocks


def _repeat(match: Match, number: int, move: Move) -> None:
    if move.lapsed:
        # It draws its dice when it is taken, so it is looked at with those of a copy.
        read_move(match.title, match.state, match.fork(match.state).dice, number, move)
        match.lapse(move.seat)
    else:
        match.play(move.seat, read_move(match.title, match.state, match.dice, number, move))


def title_of(record: Record) -> Title:
    """What a golden record was played with."""
    return open_title(record.game, lasting_pack(record.game) if record.pack else None, record.content)


def departs(golden: Golden, record: Record) -> str | None:
    """Where replaying a golden game does not give what it gave; None if it does."""
    try:
        match, effects = replay(record, title_of(record))
    except RecordError as error:
        return str(error)
    for at, (before, now) in enumerate(zip(golden.effects, effects, strict=False)):
        if before != now:
            last = min((at + 1) * BLOCK, len(record.moves))
            return f"the moves {at * BLOCK + 1} to {last} have other effects"
    if not match.over or match.result() != record.result:
        return f"it ends with {match.result() if match.over else 'no result'}, not with {record.result}"
    return None
