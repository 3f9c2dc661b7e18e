"""Whole games, and all that they show on the way: two engines that agree on them are the same to everybody.

Seeded games of every title, with every number of players and every option in turn, are played through `Match`: random
decisions, some taken back, some left to the clock. At each decision everything that leaves the engine is hashed, in
one chain for each channel (`CHANNELS`). How a state keeps its cells is no part of it and may change.

    python -m tests.playthrough --games 200 > before.json             # one line for each game
    python -m tests.playthrough --games 200 --against before.json     # which games differ, since when, in what
    python -m tests.playthrough --trace byzantio:17                   # that game in full, for diff

The engine is the one that Python finds: `PYTHONPATH=build/engine` for the compiled copy, and the folder of another
working tree for the engine of another commit.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from logothete.games import titles
from logothete.kernel import state as engine
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import name_event
from logothete.kernel.match import Match
from logothete.kernel.state import cells_from
from logothete.kernel.title import Setup, Title
from tests.fuzz import all_setups
from tests.lasting import both_titles

CHANNELS: Final = ("offers", "prompts", "views", "refusals", "events", "lapse", "undo", "odds", "guesses")
"""What is hashed. Offers are raw and in raw order, with who is waited for, shown as asked and under seal."""
BLOCK: Final = 50
"""So many decisions share a digest of each channel."""
DIGITS: Final = 6
"""The length of such a digest, in hexadecimal."""
UNDO_ONCE_IN: Final = 25
LAPSE_ONCE_IN: Final = 50
REFUSALS: Final = 20
"""How many actions are looked up at a decision, most of them of a seat that is waited for."""
ODDS: Final = 4
"""Of how many offered actions the odds are asked at most, at a decision."""
GUESS_ONCE_IN: Final = 5
CHUNK: Final = 10
"""How many games of a title a process plays at a time."""


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file of playthroughs must share with another to be compared."""

    format: str = "logothete-playthroughs"
    channels: tuple[str, ...] = CHANNELS
    block: int = BLOCK


class Played(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game: how to play it again, how long it was, and its digests."""

    title: str
    pack: str
    setup: Setup
    seed: int
    decisions: int
    digest: str
    blocks: list[str]
    """For each block the digests of its channels, in their order, as they stand at its end."""


class Playthroughs(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of them."""

    heading: Heading
    games: list[Played]


class Chains:
    """The digests of a game in progress; with `trace` also everything they are made of, a line each."""

    def __init__(self, trace: bool = False) -> None:
        self.decisions = 0
        self.blocks: list[str] = []
        self._trace = trace
        self._encode = msgspec.json.Encoder(order="deterministic").encode
        self._hashes = {channel: hashlib.blake2b(digest_size=16) for channel in CHANNELS}

    def feed(self, channel: str, fact: object) -> None:
        """Add something to a channel."""
        data = self._encode(fact)
        self._hashes[channel].update(data + b"\n")
        if self._trace:
            print(self.decisions, channel, data.decode())

    def close_decision(self) -> None:
        """Count a decision, and close the block if it was its last."""
        self.decisions += 1
        if self.decisions % BLOCK == 0:
            self.close_block()

    def close_block(self) -> None:
        """Write down how the channels stand."""
        self.blocks.append("".join(one.hexdigest()[:DIGITS] for one in self._hashes.values()))

    def digest(self) -> str:
        """All channels in one."""
        return hashlib.blake2b(b"".join(one.digest() for one in self._hashes.values()), digest_size=16).hexdigest()


def table_of(key: str, seed: int) -> tuple[Title, Setup]:
    """What is played with a seed: the title's setups in turn, and if it has two packs, these too."""
    opened = both_titles(key)
    title = opened[seed % len(opened)]
    setups = all_setups(title)
    return title, setups[seed // len(opened) % len(setups)]


def play(key: str, seed: int, trace: bool = False) -> Played:
    """One game from its start to its end."""
    title, setup = table_of(key, seed)
    match = Match.start(title, setup, seed.to_bytes(8, "big"), ["nonce"] * setup.players)
    chains = Chains(trace)
    chains.feed("offers", [title.actions.text(action) for action in range(title.actions.size)])
    # Two sources: what is looked at has no influence on what is played.
    chance = QuickDice(2 * seed)
    eye = QuickDice(2 * seed + 1)
    _hear(match, chains, 0)
    while not match.over:
        _look(match, chains, eye)
        told = _decide(match, chains, chance)
        _hear(match, chains, told)
        chains.close_decision()
    _look(match, chains, eye)
    chains.feed("views", title.result(match.state))
    chains.close_block()
    return Played(
        title=key,
        pack=title.pack,
        setup=setup,
        seed=seed,
        decisions=chains.decisions,
        digest=chains.digest(),
        blocks=chains.blocks,
    )


def _decide(match: Match, chains: Chains, chance: QuickDice) -> int:
    """One decision at random, by a seat that is asked or acts aside; from which event on the story may be another."""
    seats = range(match.setup.players)
    waiting = members(match.state.pending())
    seat = waiting[chance.below(len(waiting))]
    told = len(match.told)
    if chance.below(LAPSE_ONCE_IN) == 0:
        match.lapse(seat)
        return told
    if chance.below(UNDO_ONCE_IN) == 0:
        able = [one for one in seats if match.undoable(one)]
        if able:
            match.undo(able[chance.below(len(able))])
            return 0
    # In rising order, so that offers in another order are one difference and not another game.
    legal = match.state.legal(seat)
    if chance.below(4) == 0:
        apart = [one for one in seats if match.state.asides(one)]
        if apart:
            seat = apart[chance.below(len(apart))]
            legal = match.state.asides(seat)
    action = legal[chance.below(len(legal))]
    chains.feed("events", [seat, match.title.actions.text(action)])
    match.play(seat, action)
    return told


def _hear(match: Match, chains: Chains, since: int) -> None:
    """What was told, to whom, and the versions of the game that everybody counts."""
    title = match.title
    named = [[told.to, name_event(told, title.events, title.actions.domains)] for told in match.told[since:]]
    chains.feed("events", [len(match.moves), len(match.told), named])
    viewers: list[int | None] = [None, *range(match.setup.players)]
    chains.feed("undo", [match.version, *(match.version_of(viewer) for viewer in viewers)])


def _look(match: Match, chains: Chains, eye: QuickDice) -> None:
    title, state, seats = match.title, match.state, range(match.setup.players)
    waiting = members(state.pending())
    chains.feed("offers", [waiting, [state.asked(seat) for seat in seats], state.sealed(), state.invited()])
    out = cells_from([0] * int(state.most_offers()))
    offers = []
    for seat in seats:
        size = state.offer(seat, out)
        offers.append([int(out[at]) for at in range(size)])
        chains.feed("offers", offers[-1])
        chains.feed("offers", state.asides(seat))
        chains.feed("prompts", [title.prompt(state, seat), title.invitations(state, seat)])
        chains.feed("undo", match.undoable(seat))
    for seat in waiting:
        chains.feed("lapse", [seat, state.clone().lapse(seat, QuickDice(chains.decisions))])
    _look_around(match, chains, eye)
    _try_refused(match, chains, eye, offers)
    _reckon(match, chains, eye, offers)


def _look_around(match: Match, chains: Chains, eye: QuickDice) -> None:
    """Views of the position, and of what seats take for possible: a guess is known by what the others see in it."""
    title, state = match.title, match.state
    viewers: list[int | None] = [None, *range(match.setup.players)]
    for viewer in viewers:
        chains.feed("views", title.look(state, viewer))
    chains.feed("views", [title.seat_name(state, seat) for seat in range(match.setup.players)])
    chains.feed("views", title.progress(state))
    if not match.over and eye.below(GUESS_ONCE_IN) == 0:
        seat = eye.below(match.setup.players)
        guess = state.guess(seat, QuickDice(chains.decisions))
        other = eye.below(match.setup.players)
        chains.feed("guesses", [seat, other, title.look(guess, other), guess.legal(other)])


def _try_refused(match: Match, chains: Chains, eye: QuickDice, offers: Sequence[Sequence[int]]) -> None:
    """Why actions are not allowed: any of the table, and neighbours of offered ones, where rules are close."""
    state, size = match.state, match.title.actions.size
    waiting = members(state.pending())
    answers: list[object] = []
    for number in range(REFUSALS):
        seat = eye.below(match.setup.players)
        action = eye.below(size)
        if waiting and number % 4:
            seat = waiting[seat % len(waiting)]
        if number % 2 and offers[seat]:
            near = sorted(offers[seat])
            action = (near[action % len(near)] + eye.below(33) - 16) % size
        refusal = state.why_not(seat, action)
        answers.append([seat, action, None if refusal is None else [refusal.rule, refusal.reason, refusal.about]])
    chains.feed("refusals", answers)


def _reckon(match: Match, chains: Chains, eye: QuickDice, offers: Sequence[Sequence[int]]) -> None:
    """The odds of some offered actions whose verb has any."""
    title = match.title
    if not title.foreseen:
        return
    for seat, offer in enumerate(offers):
        open_to = sorted(action for action in offer if title.actions.decode(action)[0] in title.foreseen)
        for _ in range(min(ODDS, len(open_to))):
            action = open_to[eye.below(len(open_to))]
            chains.feed("odds", [seat, action, title.odds(match.state, seat, action)])


# ------------------------------------------------------------------ the command


def play_all(keys: Sequence[str], first: int, games: int, processes: int) -> Iterator[Played]:
    """All games in the order of titles and seeds."""
    tasks = [
        (key, range(seed, min(seed + CHUNK, first + games)))
        for key in keys
        for seed in range(first, first + games, CHUNK)
    ]
    if processes == 1:
        yield from chain.from_iterable(map(_play_some, tasks))
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from chain.from_iterable(pool.imap(_play_some, tasks))


def _play_some(task: tuple[str, range]) -> list[Played]:
    key, seeds = task
    return [play(key, seed) for seed in seeds]


def difference(before: Played, now: Played) -> str | None:
    """Where a game went another way than before, if it did."""
    if before == now:
        return None
    name = f"{now.title}:{now.seed} ({now.setup.players} players, {now.setup.options or 'no options'})"
    if (before.pack, before.setup) != (now.pack, now.setup):
        return f"{name}: another table; before it was {before.setup} with pack {before.pack!r}, not {now.pack!r}"
    for at, (old, new) in enumerate(zip(before.blocks, now.blocks, strict=False)):
        if old != new:
            ways = [
                channel
                for which, channel in enumerate(CHANNELS)
                if old[which * DIGITS : (which + 1) * DIGITS] != new[which * DIGITS : (which + 1) * DIGITS]
            ]
            last = min((at + 1) * BLOCK, before.decisions, now.decisions)
            return f"{name}: {', '.join(ways)} differ between decisions {at * BLOCK} and {last}"
    return f"{name}: {before.decisions} decisions before, {now.decisions} now"


def read(path: Path) -> dict[tuple[str, int], Played]:
    """The games of a file; `SystemExit` with the reason if it cannot be compared with."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Playthroughs)
    except (OSError, msgspec.DecodeError) as error:
        raise SystemExit(
            f"{path} is no file of playthroughs: {error}. Make one with python -m tests.playthrough"
        ) from error
    if found.heading != Heading():
        raise SystemExit(f"{path} was made with other channels: {found.heading}, now {Heading()}. Make it again")
    return {(game.title, game.seed): game for game in found.games}


def compare(before: dict[tuple[str, int], Played], played: Iterator[Played], most: int = 20) -> int:
    """Say what differs, the first `most` games in full; how many games do."""
    same = differ = 0
    for game in played:
        old = before.get((game.title, game.seed))
        if old is None:
            raise SystemExit(f"{game.title} seed {game.seed} is not in the file to compare with. Play fewer --games")
        said = difference(old, game)
        if said is None:
            same += 1
        else:
            differ += 1
            if differ <= most:
                print(said, flush=True)
    print(f"{same} games are the same, {differ} differ")
    return differ


def write(played: Iterator[Played]) -> None:
    """A file of playthroughs on standard output, one line for each game."""
    out = sys.stdout.buffer
    out.write(b'{"heading": ' + msgspec.json.encode(Heading()) + b',\n"games": [')
    for at, game in enumerate(played):
        out.write((b",\n" if at else b"\n") + msgspec.json.encode(game))
    out.write(b"\n]}\n")


def main(arguments: Sequence[str]) -> int:
    """The command; 1 if a game differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthrough", description="Compare whole games.")
    parser.add_argument("--games", type=int, default=100, help="how many of each title")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game of each title")
    parser.add_argument(
        "--titles", nargs="+", metavar="TITLE", default=titles(), choices=titles(), help="all unless named"
    )
    parser.add_argument("--processes", type=int, default=1)
    task = parser.add_mutually_exclusive_group()
    task.add_argument("--against", type=Path, metavar="FILE", help="compare with these games instead of writing them")
    task.add_argument("--trace", metavar="TITLE:SEED", help="write all that one game shows, a line each")
    chosen = parser.parse_args(arguments)
    if chosen.trace:
        key, _, seed = chosen.trace.partition(":")
        if key not in titles() or not seed.isdecimal():
            parser.error(f"--trace {chosen.trace}: a title and a seed, such as {titles()[0]}:17")
        print(play(key, int(seed), trace=True).digest)
        return 0
    if chosen.games < 1 or chosen.processes < 1:
        parser.error("--games and --processes are at least 1")
    print(f"The engine is {engine.__file__}", file=sys.stderr)
    played = play_all(chosen.titles, chosen.first, chosen.games, chosen.processes)
    if chosen.against is None:
        write(played)
        return 0
    return 1 if compare(read(chosen.against), played) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
