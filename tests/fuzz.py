"""Random games: what must hold in every state of every title, whatever is played and whoever runs out of time.

`run_games` plays to the end through `legal` and `play`, now and then lets a seat's time run out, and looks at every
state on the way; a title's own invariants are handed in as a check. `python -m tests.fuzz --games 100000 [title ...]`
searches long, over all setups of all titles of the shelf, and counts which pairs of cards came together in a game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import combinations, cycle, pairwise, product
from typing import Final, cast

import msgspec

from logothete.games import open_title, titles
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.events import Chronicle, name_event
from logothete.kernel.state import NotOver, Refused, State
from logothete.kernel.title import BadSetup, Setup, Title
from tests.lasting import both_titles, lasting_title, opening, tried

LAPSE_ONCE_IN: Final = 12
"""One decision in so many is left to the clock."""
LOOK_ONCE_IN: Final = 90
"""One state in so many is looked at closely, and the last of every game."""
TRIES: Final = 8
"""How many refused actions are tried for each seat in such a state."""
MOST_MOVES: Final = 10_000
"""A game that takes longer is held to be endless."""
INVARIANTS: Final = {
    "byzantio": "tests.games.byzantio.invariants",
    "nekken": "tests.games.byzantio.invariants",
    "necrosia": "tests.games.necrosia.invariants",
    "diktat": "tests.games.diktat.invariants",
}
"""Of a title: the module whose `check` knows what must hold in it."""
CARDS: Final = {"necrosia": "tests.games.necrosia.invariants"}
"""Of a title with cards: the module whose `played` says which of them a game saw."""


class Broken(AssertionError):
    """Something does not hold; the message says what, in which game, and how to play that game again."""


class Game:
    """A random game in progress, as a check sees it."""

    def __init__(self, title: Title, setup: Setup, seed: int) -> None:
        self.title = title
        self.setup = title.check(setup)
        self.seed = seed
        self.moves = 0
        """The decisions so far."""
        self.lapses = 0
        """How many of them the clock took."""
        self.tries = 0
        """How many refused actions were tried in vain."""
        self.rules: set[str] = set()
        """The rules that refusals have named."""
        self.closely = True
        """Whether this state is looked at closely: a check does its slow part then."""
        self.chance = QuickDice(seed)
        """Decides who does what; the dice of the game are apart from it."""
        self.chronicle = Chronicle()
        self.state = title.start(self.setup, self.fresh_dice(), self.chronicle)

    def fresh_dice(self) -> Dice:
        """The dice of the next move: the same ones whenever it is tried."""
        return QuickDice(self.seed * MOST_MOVES + self.moves)

    def any(self, choices: Sequence[int]) -> int:
        """One of them at random."""
        return choices[self.chance.below(len(choices))]

    def waited_for(self) -> list[int]:
        """The seats that the game waits for."""
        waiting = self.state.pending()
        return [seat for seat in range(self.setup.players) if waiting >> seat & 1]


Check = Callable[[Game], None]
Played = Callable[[Game], set[str]]


def nothing_more(game: Game) -> None:
    """The check of a title that has no invariants of its own."""


class Tally:
    """What was done, for tests to look at and for the report."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.lapses = 0
        self.tries = 0
        self.rules: set[str] = set()
        """The rules that refusals have named."""
        self.pairs: Pairs | None = None
        """Of a title with cards: which of them came together in a game."""

    def add(self, other: Game | Tally, games: int = 1) -> None:
        """Count a game that is over, or what another tally counted."""
        self.games += games
        self.moves += other.moves
        self.lapses += other.lapses
        self.tries += other.tries
        self.rules |= other.rules

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.moves} decisions ({self.lapses} by the clock), "
            f"{self.tries} forbidden actions tried" + ("" if self.pairs is None else f", {self.pairs}")
        )


def run_games(title: Title, setup: Setup, games: int, seed: int, check: Check = nothing_more) -> Tally:
    """Play `games` random games, the first with `seed`, the next with the one after; `Broken` at the first fault."""
    tally = Tally()
    for number in range(seed, seed + games):
        game = Game(title, setup, number)
        try:
            _play_out(game, check)
        except Exception as fault:
            raise Broken(
                f"{title.key}, {game.setup.players} players, {game.setup.options}: {type(fault).__name__} {fault}\n"
                f"  after move {game.moves} of the game with seed {number}; to see it again:\n"
                f"  run_games({opening(title)}, {game.setup!r}, 1, {number}, check)"
            ) from fault
        tally.add(game)
    return tally


def _play_out(game: Game, check: Check) -> None:
    while True:
        over = game.state.over()
        game.closely = over or game.chance.below(LOOK_ONCE_IN) == 0
        offers = [game.state.legal(seat) for seat in range(game.setup.players)]
        asides = [game.state.asides(seat) for seat in range(game.setup.players)]
        _check_offers(game, offers, asides)
        if game.closely:
            _check_refusals(game, [sorted([*asked, *apart]) for asked, apart in zip(offers, asides, strict=True)])
            _check_looks(game)
        check(game)
        if over:
            return _check_result(game)
        assert game.moves < MOST_MOVES, f"no end after {MOST_MOVES} decisions"
        _decide(game, offers, asides)


def _check_offers(game: Game, offers: list[list[int]], asides: list[list[int]]) -> None:
    size = game.title.actions.size
    for seat, (offer, apart) in enumerate(zip(offers, asides, strict=True)):
        for actions in (offer, apart):
            assert all(here < there for here, there in pairwise(actions)), f"not rising: {actions}"
            assert not actions or (actions[0] >= 0 and actions[-1] < size), f"no actions of the table: {actions}"
        assert len(offer) <= game.state.most_offers(), f"more offers than announced: {len(offer)}"
        assert len(apart) <= game.state.most_asides(), f"more asides than announced: {len(apart)}"
        assert not {*offer} & {*apart}, f"seat {seat} is asked what it may do aside: { ({*offer} & {*apart}) }"
        assert bool(offer) == (seat in game.waited_for()), f"seat {seat} has {len(offer)} answers"
    if game.state.over():
        assert not any([*offers, *asides]), f"the game is over, and yet there are offers: {offers}, {asides}"


def _check_refusals(game: Game, offers: list[list[int]]) -> None:
    """An action is refused exactly if it is not offered; trying it all the same changes nothing."""
    state = game.state
    before = state.dump()
    told = len(game.chronicle.told)
    for seat, offer in enumerate(offers):
        asked = sorted({*tried(game.title.actions.size, game.moves), *offer})
        refusals = {action: state.why_not(seat, action) for action in asked}
        allowed = [action for action, refusal in refusals.items() if refusal is None]
        differ = [game.title.actions.text(action) for action in {*allowed} ^ {*offer}]
        assert not differ, f"seat {seat}: offered but refused, or neither: {', '.join(differ)}"
        game.rules.update(refusal.rule for refusal in refusals.values() if refusal is not None)
        refused = [action for action, refusal in refusals.items() if refusal is not None]
        for _ in range(TRIES if refused else 0):
            _try_in_vain(game, seat, game.any(refused))
    assert state.dump() == before, "a refused action changed the position"
    assert len(game.chronicle.told) == told, "a refused action was told"


def _try_in_vain(game: Game, seat: int, action: int) -> None:
    dice = game.fresh_dice()
    following = game.fresh_dice().below(2**30)
    try:
        game.state.play(seat, action, dice, game.chronicle)
    except Refused:
        game.tries += 1
    else:
        raise AssertionError(f"seat {seat} could {game.title.actions.text(action)}, which is refused")
    assert dice.below(2**30) == following, "a refused action rolled dice"


def _check_looks(game: Game) -> None:
    """Looking changes nothing; who is waited for is asked something; there is a result exactly at the end."""
    before = game.state.dump()
    waited_for = game.waited_for()
    public = game.title.look(game.state, None)
    shown = msgspec.json.encode(public)
    for seat in range(game.setup.players):
        assert game.title.look_from(public, game.state, seat) == game.title.look(game.state, seat)
        prompt = game.title.prompt(game.state, seat)
        assert (prompt is not None) == (seat in waited_for), f"seat {seat} is asked {prompt}"
        invited = bool(game.state.invited() >> seat & 1)
        assert bool(game.title.invitations(game.state, seat)) == invited, f"seat {seat} is invited to what?"
    if waited_for:
        for early in (lambda: game.title.result(game.state), game.state.places):
            try:
                early()
            except NotOver:
                continue
            raise AssertionError("there is a result before the end")
    assert msgspec.json.encode(public) == shown, "what a seat sees got into what everybody sees"
    assert game.state.dump() == before, "looking changed the position"


def _decide(game: Game, offers: list[list[int]], asides: list[list[int]]) -> None:
    """One decision of a seat that may act, asked or not; now and then the clock decides for one that is waited for."""
    lapsing = game.chance.below(LAPSE_ONCE_IN) == 0
    if any(asides) and game.chance.below(2):
        lapsing = False
        offers = asides
    if lapsing:
        seat = game.any(game.waited_for())
        action = int(game.state.lapse(seat, game.fresh_dice()))
        game.lapses += 1
    else:
        seat = game.any([seat for seat, offer in enumerate(offers) if offer])
        action = game.any(offers[seat])
    if game.closely:
        _check_copies(game, seat, action, lapsing)
    _carry_out(game.state, seat, action, game.fresh_dice(), game.chronicle, lapsing)
    game.moves += 1


def _carry_out(state: State, seat: int, action: int, dice: Dice, witness: Chronicle | None, lapsing: bool) -> list[int]:
    if lapsing:
        state.take(seat, action, dice, witness)
    else:
        state.play(seat, action, dice, witness)
    return state.dump()


def _check_copies(game: Game, seat: int, action: int, lapsing: bool) -> None:
    """A clone and a position loaded from its dump go the same way, with or without a witness, and apart from this."""
    before = game.state.dump()
    loaded = game.title.load(game.setup, before)
    assert loaded.dump() == before, "a position changed by saving and loading"
    clone = game.state.clone()
    witness = Chronicle()
    one = _carry_out(clone, seat, action, game.fresh_dice(), witness, lapsing)
    other = _carry_out(loaded, seat, action, game.fresh_dice(), None, lapsing)
    assert game.state.dump() == before, "what a clone did happened here too"
    assert one == other, "a clone and a loaded position went different ways"
    assert clone.pending() == loaded.pending(), "a clone and a loaded position wait for different seats"
    for told in witness.told:
        name_event(told, game.title.events, game.title.actions.domains)


def _check_result(game: Game) -> None:
    """Each seat has a place, counted from 1, and a better one never goes with a lower score."""
    result = game.title.result(game.state)
    assert result.places == game.state.places(), "result and ranking differ"
    ranked = sorted(zip(result.places, result.scores, strict=True))
    assert len(ranked) == game.setup.players, f"not a place for each seat: {result.places}"
    assert ranked[0][0] >= 1, f"a place before the first: {result.places}"
    for (place, score), (lower_place, lower_score) in pairwise(ranked):
        assert score >= lower_score or place == lower_place, f"places {result.places}, scores {result.scores}"


# ------------------------------------------------------------------ the command


def all_setups(title: Title) -> list[Setup]:
    """Every number of players with every combination of options that the title offers."""
    setups = []
    for players in title.players:
        for values in product(*(option.values for option in title.options)):
            options = {option.key: value for option, value in zip(title.options, values, strict=True)}
            try:
                setups.append(title.check(Setup(players, options)))
            except BadSetup:  # a title may refuse some combinations
                continue
    return setups


def some_setups(title: Title) -> list[Setup]:
    """Every number of players with the defaults, and every other value of an option once, the rest as by default."""
    setups = [title.check(Setup(players)) for players in title.players]
    other = [(option.key, value) for option in title.options for value in option.values[1:]]
    for (key, value), players in zip(other, cycle(title.players), strict=False):
        try:
            setups.append(title.check(Setup(players, {key: value})))
        except BadSetup:  # a title may refuse some combinations
            continue
    return setups


def check_of(key: str) -> Check:
    """The invariants of a title."""
    return cast(Check, import_module(INVARIANTS[key]).check) if key in INVARIANTS else nothing_more


class Pairs:
    """Which pairs of cards were played in one and the same game."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = tuple(sorted(cards))
        self.met: set[tuple[str, str]] = set()

    def add(self, played: set[str]) -> None:
        """Count the cards of one game."""
        self.met.update(combinations(sorted(played), 2))

    def missing(self) -> list[tuple[str, str]]:
        """The pairs that never met, in the order of their names."""
        return [pair for pair in combinations(self.cards, 2) if pair not in self.met]

    def __str__(self) -> str:
        return f"{len(self.met)} of {len(self.cards) * (len(self.cards) - 1) // 2} pairs of cards met"


def pairs_of(title: Title) -> Pairs | None:
    """An empty count for a title with cards."""
    return Pairs(title.actions.domains["card"]) if title.key in CARDS else None


def search(key: str, games: int, seed: int, report: Callable[[str], None], until_met: Pairs | None = None) -> Tally:
    """Play games of one title, its setups in turn; `until_met`: no longer than until all pairs of its cards met."""
    check = check_of(key)
    opened = both_titles(key) if until_met is None else [lasting_title(key)]
    tables = [(title, setup) for title in opened for setup in all_setups(title)]
    total = Tally()
    total.pairs = pairs_of(opened[0]) if until_met is None else until_met

    def watch(game: Game) -> None:
        check(game)
        if total.pairs is not None and game.state.over():
            total.pairs.add(cast(Played, import_module(CARDS[key]).played)(game))

    for number, (title, setup) in zip(range(games), cycle(tables), strict=False):
        tally = run_games(title, setup, 1, seed + number, watch)
        total.add(tally, tally.games)
        if (number + 1) * 100 // games > number * 100 // games:
            met = "" if total.pairs is None else f", {total.pairs}"
            report(f"{key}: {number + 1} of {games} games, {total.moves} decisions{met}")
        if until_met is not None and not until_met.missing():
            break
    return total


def main(arguments: Sequence[str]) -> int:
    """The command; 1 if something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Play random games and check them.")
    parser.add_argument("--games", type=int, default=1000, help="how many in all, shared by the titles")
    parser.add_argument("--seed", type=int, default=0, help="of the first game of each title")
    parser.add_argument(
        "--all-pairs",
        action="store_true",
        help="play titles with cards until every two cards came together in a game; it fails if --games do not do",
    )
    parser.add_argument("titles", nargs="*", metavar="title", help=f"which of {', '.join(titles())}; all if none")
    chosen = parser.parse_args(arguments)
    keys = list(dict.fromkeys(chosen.titles)) or (list(CARDS) if chosen.all_pairs else titles())
    if unknown := [key for key in keys if key not in titles()]:
        parser.error(f"no title is called {unknown[0]!r}; the titles are {', '.join(titles())}")
    if chosen.all_pairs and (plain := [key for key in keys if key not in CARDS]):
        parser.error(f"{plain[0]} has no cards; those that have are {', '.join(CARDS)}")
    if chosen.games < len(keys):
        parser.error(f"--games {chosen.games}: at least one game for each of {len(keys)} titles")
    done = {}
    for at, key in enumerate(keys):
        share = chosen.games * (at + 1) // len(keys) - chosen.games * at // len(keys)
        wanted = pairs_of(open_title(key)) if chosen.all_pairs else None
        try:
            done[key] = search(key, share, chosen.seed, _progress, wanted)
        except Broken as fault:
            print(f"\n{fault}", file=sys.stderr)
            return 1
    print("\r\033[K", end="")
    for key, tally in done.items():
        print(f"{key}: {tally}; setups: {len(all_setups(open_title(key)))}")
    print(f"{sum(tally.games for tally in done.values())} games played to the end: everything held")
    left = [pair for tally in done.values() if tally.pairs is not None for pair in tally.pairs.missing()]
    if chosen.all_pairs and left:
        print(f"{len(left)} pairs of cards never met, the first: {' and '.join(left[0])}", file=sys.stderr)
        return 1
    return 0


def _progress(line: str) -> None:
    print(f"\r{line}\033[K", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
