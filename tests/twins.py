"""Twin worlds: whatever leaves the engine for a seat may not depend on what that seat cannot know.

From a position and a seat, `guess` makes a twin that the seat cannot tell apart: everything unknown to it is
dealt anew. All that leaves for the seat (view, features, offers, refusals, prompt, log, undo list) must be the same
in both worlds, now and after the next moves, whoever makes them: those who are asked, and those who act aside. Run
`python -m tests.twins N=1000000 [title ...]` for a long search.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from logothete.games import titles
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.events import Chronicle, Told
from logothete.kernel.features import row_size
from logothete.kernel.inquiries import answer
from logothete.kernel.match import Match
from logothete.kernel.state import BARRED, OPEN, PRIVY, Refusal, State, buffer, random_playout
from logothete.kernel.title import BadSetup, Setup, Title
from tests.lasting import both_titles, opening, tried

T = TypeVar("T")

POINTS = 8
"""At how many points of a game the command compares."""
MOVES_TOGETHER = 4
"""How many moves a pair of worlds is followed."""
ODDS = 6
"""Of how many offered actions the odds are compared at a point."""
LEAVES = (
    "look",
    "look of a spectator",
    "observation",
    "log",
    "log of a spectator",
    "legal",
    "asides",
    "asked",
    "prompt",
    "invited",
    "invitations",
    "undoable",
    "planned",
    "version",
    "lapse",
    "odds",
    "previews",
    "cautions",
    "left",
    "answers",
)
"""What leaves for a seat, apart from the refusal of each action."""


class TwinsDiffer(AssertionError):
    """Something that leaves for a seat depends on what it cannot know, or a guess is no possible position."""


class Spot:
    """Where in which game a pair is compared, for the report."""

    def __init__(self, title: Title, seed: int, points: int, match: Match, seat: int) -> None:
        self.title = title
        self.seat = seat
        self.seed = seed
        self.points = points
        self.move = len(match.moves)
        # Worlds share their log up to here; comparing it again after each move would only take time.
        self.since = {viewer: len(match.log(viewer)) for viewer in (seat, None)}

    def differ(self, what: str, here: object, there: object) -> TwinsDiffer:
        differences = "".join(_differences(msgspec.to_builtins(here), msgspec.to_builtins(there), ""))
        return TwinsDiffer(
            f"{self.title.key}: seat {self.seat} can tell twin worlds apart by: {what}\n"
            f"{differences}"
            f"  after move {self.move} of the game with seed {self.seed}; to see it again:\n"
            f"  run_twins({opening(self.title)}, 1, {self.seed}, {self.points})"
        )


def _differences(here: object, there: object, where: str) -> Iterator[str]:
    """The parts that differ, one to a line, each with its place."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        for key in here:
            yield from _differences(here[key], there[key], f"{where}.{key}")
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for at, pair in enumerate(zip(here, there, strict=True)):
            yield from _differences(*pair, f"{where}[{at}]")
    elif here != there:
        yield f"  {where.lstrip('.') or 'all of it'}: {here!r} in the world, {there!r} in its twin\n"


def run_twins(title: Title, games: int, seed: int, points_per_game: int) -> int:
    """Play random games and compare twin worlds at random points of each; how many pairs were compared."""
    return sum(_run_game(title, seed + game, points_per_game) for game in range(games))


def _run_game(title: Title, seed: int, points: int) -> int:
    dice = QuickDice(seed)
    match = Match.start(title, any_setup(title, dice), seed.to_bytes(8, "big"))
    out = buffer(match.state.most_offers())
    gap = max(1, random_playout(match.state.clone(), QuickDice(seed + 1), out) // points)
    wait = dice.below(gap)
    pairs = 0
    while True:
        if wait == 0 or match.over:
            wait = 1 + dice.below(2 * gap - 1)
            for seat in range(match.setup.players):
                pairs += _compare_twins(Spot(title, seed, points, match, seat), match, dice)
        if match.over:
            return pairs
        wait -= 1
        if dice.below(16) == 0:
            match.lapse(_any(dice, _waited_for(match.state)))
        else:
            match.play(*_any_move(match, dice))


def run_twins_at(title: Title, setup: Setup, state: State, seat: int, times: int) -> int:
    """Compare a position so many times with a twin of it, as one seat sees both; how many pairs were compared."""
    match = Match.start(title, setup, bytes(8)).fork(state)
    dice = QuickDice(seat)
    return sum(_compare_twins(Spot(title, 0, 1, match, seat), match, dice) for _ in range(times))


def any_setup(title: Title, dice: Dice) -> Setup:
    """Some setup that the title offers."""
    players = _any(dice, title.players)
    try:
        return title.check(Setup(players, {option.key: _any(dice, option.values) for option in title.options}))
    except BadSetup:  # a title may refuse some combinations, but not its defaults
        return title.check(Setup(players))


def _compare_twins(spot: Spot, match: Match, dice: Dice) -> int:
    before = match.state.dump()
    guessed = match.state.guess(spot.seat, dice)
    if match.state.dump() != before:
        raise spot.differ("guess changes the position it guesses about", before, match.state.dump())
    _check_possible(spot, match.setup, guessed)
    here, there = match.fork(match.state), match.fork(guessed)
    _compare(spot, here, there)
    return 1 + _go_on(spot, here, there, dice)


def _check_possible(spot: Spot, setup: Setup, guessed: State) -> None:
    cells = guessed.dump()
    loaded = spot.title.load(setup, cells).dump()
    if loaded != cells:
        raise spot.differ("the guess does not survive saving and loading", cells, loaded)
    for seat in _waited_for(guessed):
        if not guessed.legal(seat):
            raise spot.differ(f"the guess waits for seat {seat}, which can do nothing", "", cells)


def _go_on(spot: Spot, here: Match, there: Match, dice: Dice) -> int:
    """Play some moves in both worlds and compare after each, until a move shows the seat a secret.

    A move that only rolls dice is played in both worlds with the same dice.
    """
    pairs = 0
    own = 0
    for _ in range(MOVES_TOGETHER):
        if here.over or there.over:
            break
        if own and dice.below(4) == 0 and here.undoable(spot.seat):
            here.undo(spot.seat)
            there.undo(spot.seat)
            own -= 1
        else:
            seat, action = _any_move(here, dice)
            effect = _try(spot, here, seat, action)
            unseen = seat != spot.seat and effect.reach != OPEN and not effect.told
            if unseen and here.state.unasked(seat, action):
                # Whatever others do aside and unseen, to the seat it is as if it had not been done.
                here.play(seat, action)
            elif effect.reach in (PRIVY, BARRED):
                break
            else:
                answer = _twin_of(spot, there, seat, action, effect, dice)
                if answer is None:
                    break
                here.play(seat, action)
                there.play(seat, answer)
            # What is behind a bar is out of reach, and undo must not go back behind the fork.
            own = 0 if effect.rolled else own + (seat == spot.seat)
        spot.move = len(here.moves)
        _compare(spot, here, there)
        pairs += 1
    return pairs


def _twin_of(spot: Spot, there: Match, seat: int, action: int, effect: Effect, dice: Dice) -> int | None:
    """What the twin world plays for this move; None if it has nothing like it."""
    if seat == spot.seat or effect.reach == OPEN:
        refusal = there.state.why_not(seat, action)
        if refusal is None:
            return action
        text = spot.title.actions.text(action)
        raise spot.differ(f"the public move {text!r} of seat {seat}", None, _plain(refusal))
    # A hidden move of somebody else: in the twin world that seat may well decide otherwise.
    aside = there.state.unasked(seat, action)
    choices = there.state.asides(seat) if aside else there.state.legal(seat)
    while choices:
        choice = choices.pop(dice.below(len(choices)))
        if _try(spot, there, seat, choice) == effect:
            return choice
    return None


class Effect(NamedTuple):
    """What may be known of a hidden move: how far undo reaches, how many dice fall, who must answer, what it tells."""

    reach: int
    rolled: int
    pending: int
    told: list[Told]


def _try(spot: Spot, match: Match, seat: int, action: int) -> Effect:
    trial = match.fork(match.state.clone())
    chronicle = Chronicle()
    reach = trial.state.take(seat, action, trial.dice, chronicle)
    # To whom else something was told is known to those who are told of it, at most by what it says.
    told = [msgspec.structs.replace(one, to=0) for one in chronicle.told if one.concerns(spot.seat)]
    return Effect(int(reach), int(trial.dice.drawn - match.dice.drawn), int(trial.state.pending()), told)


def _compare(spot: Spot, here: Match, there: Match) -> None:
    leaves_here, leaves_there = _leaves(here, spot), _leaves(there, spot)
    if msgspec.json.encode(leaves_here) == msgspec.json.encode(leaves_there):
        return
    for name, one, other in zip(_names(spot), leaves_here, leaves_there, strict=True):
        if msgspec.json.encode(one) != msgspec.json.encode(other):
            raise spot.differ(name, one, other)


def _names(spot: Spot) -> list[str]:
    """What `_leaves` gives, in words."""
    actions = spot.title.actions
    refusals = [f"why_not {actions.text(action)!r}" for action in tried(actions.size, spot.move)]
    return [*LEAVES, *refusals]


def _leaves(match: Match, spot: Spot) -> list[object]:
    """Everything that leaves for a seat. Whatever a spectator gets, the seat gets too."""
    title, state, seat = spot.title, match.state, spot.seat
    lapse = state.lapse(seat, QuickDice(spot.seed)) if seat in _waited_for(state) else None
    return [
        title.look(state, seat),
        title.look(state, None),
        _observation(title, match, seat),
        match.log(seat, spot.since[seat]),
        match.log(None, spot.since[None]),
        state.legal(seat),
        state.asides(seat),
        int(state.asked(seat)),
        title.prompt(state, seat),
        int(state.invited()) >> seat & 1,
        title.invitations(state, seat),
        match.undoable(seat),
        match.planned(seat),
        match.version_of(seat),
        lapse,
        _odds(title, state, seat),
        _previews(title, state, seat),
        title.cautioned(state, seat, [*state.legal(seat), *state.asides(seat)]),
        title.left(state, seat),
        _answers(title, state, seat, spot.move),
        *[_plain(state.why_not(seat, action)) for action in tried(title.actions.size, spot.move)],
    ]


def _observation(title: Title, match: Match, seat: int) -> list[int]:
    """The row of features; whatever is left of an earlier one would differ between the worlds."""
    out = buffer(row_size(title.features(match.setup)))
    size = title.observe(match.state, seat, out)
    return [int(out[at]) for at in range(size)]


def _odds(title: Title, state: State, seat: int) -> list[object]:
    """The odds of what is offered, of some of the actions that have any."""
    reckoned = [action for action in state.legal(seat) if title.actions.decode(action)[0] in title.foreseen]
    return [(action, title.odds(state, seat, action)) for action in reckoned[:ODDS]]


def _previews(title: Title, state: State, seat: int) -> list[object]:
    """What is told of the changes that come with an action, for all that have any."""
    open_to = [*state.legal(seat), *state.asides(seat)]
    told = [action for action in open_to if title.actions.decode(action)[0] in title.previewed]
    return [(action, title.preview(state, seat, action)) for action in told]


def _answers(title: Title, state: State, seat: int, number: int) -> list[object]:
    """What the seat, and everybody, is answered to one inquiry of each kind, other ones in each position."""
    found: list[object] = []
    for kind in title.inquiries:
        lists = [title.actions.domains[domain] for domain in kind.domains]
        things = [keys[(number * (17 + at)) % len(keys)] for at, keys in enumerate(lists)]
        found += [(kind.key, things, answer(title, state, viewer, kind, things).decode()) for viewer in (seat, None)]
    return found


def _plain(refusal: Refusal | None) -> object:
    return None if refusal is None else (refusal.rule, refusal.reason, refusal.about)


def _any_move(match: Match, dice: Dice) -> tuple[int, int]:
    """A random move; of a game in which seats may act aside, often one of those, by whoever it is."""
    state = match.state
    apart = [seat for seat in range(match.setup.players) if state.asides(seat)]
    if apart and dice.below(2):
        seat = _any(dice, apart)
        return seat, _any(dice, state.asides(seat))
    seat = _any(dice, _waited_for(state))
    return seat, _any(dice, state.legal(seat))


def _waited_for(state: State) -> list[int]:
    waiting = state.pending()
    return [seat for seat in range(state.seats()) if waiting >> seat & 1]


def _any(dice: Dice, choices: Sequence[T]) -> T:
    return choices[dice.below(len(choices))]


def search(keys: Sequence[str], limit: int, report: Callable[[str], None]) -> int:
    """Compare at least `limit` pairs, as many of each title, from seed 0 on; how many it were."""
    total = 0
    for left, key in zip(range(len(keys), 0, -1), keys, strict=True):
        both = both_titles(key)
        enough = (limit - total) // left
        pairs = seed = 0
        while pairs < enough:
            before = pairs
            pairs += run_twins(both[seed % len(both)], 1, seed, POINTS)
            seed += 1
            if pairs * 100 // enough > before * 100 // enough:
                report(f"{key}: {pairs} of {enough} pairs in {seed} games, no difference")
        total += pairs
    return total


def main(arguments: Sequence[str]) -> int:
    """The command: `N=<pairs>` and titles, by default all of the shelf."""
    limit = 1_000_000
    keys: list[str] = []
    for argument in arguments:
        if argument.startswith("N=") and argument[2:].isdecimal():
            limit = int(argument[2:])
        elif argument in titles():
            keys.append(argument)
        else:
            print(
                f"{argument!r} is neither N=<number of pairs> nor a title ({', '.join(titles())})",
                file=sys.stderr,
            )
            return 2
    try:
        total = search(keys or titles(), limit, _progress)
    except TwinsDiffer as difference:
        print(f"\n{difference}", file=sys.stderr)
        return 1
    print(f"\n{total} pairs of worlds compared: nothing that left for a seat depended on what it cannot know")
    return 0


def _progress(line: str) -> None:
    print(f"\r{line}\033[K", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
