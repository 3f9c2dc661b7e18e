"""Play the games that are shown on the front page and in the rulebooks: `make shown`.

A game's folder says in `shown.toml`, for each title, how many play with which seed, from which event on and for how
many moves the moving picture runs, and which kinds of events its examples show. Greedy bots play; the same seed gives
the same game, and where something is missing in it the next one is tried. Of all moves that fit an example the middle
one is taken, if there are some of which one seat made all.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

from logothete.bots import open_bot
from logothete.bots.seat import SeatTable
from logothete.games import open_title
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Chronicle
from logothete.kernel.shown import Reel, Sample, show
from logothete.kernel.title import Setup, Title

GAMES = Path(__file__).parents[1] / "src/logothete/games"
BOT = "greedy"
TRIES = 20


class NothingToShow(Exception):
    """Something that is to be shown did not happen in this game."""


class Film(msgspec.Struct, frozen=True):
    """With which event of a kind the moving picture begins, and how many moves it shows: those that tell something."""

    event: str
    nth: int
    moves: int


class Wish(msgspec.Struct, frozen=True):
    """An example: what is to happen, after how many moves, and what with it or not with it."""

    key: str
    event: str
    moves: int = 1
    also: list[str] = []
    never: list[str] = []

    def fits(self, told: Collection[str]) -> bool:
        """Whether a move that told this is what is wanted."""
        return {self.event, *self.also}.issubset(told) and not set(self.never).intersection(told)


class Plan(msgspec.Struct, frozen=True):
    """What is wanted of a title."""

    players: int
    seed: int
    film: Film
    samples: list[Wish]
    options: dict[str, str] = {}


class Game:
    """A game that was played: its moves, and the kinds of events that each told everybody."""

    def __init__(self, title: Title, plan: Plan, seed: int) -> None:
        self.setup = title.check(Setup(plan.players, plan.options))
        self.moves: list[tuple[int, str]] = []
        self.told: list[list[str]] = []
        dice, guesses, chronicle = QuickDice(seed), QuickDice(seed + 1), Chronicle()
        bots = [open_bot(BOT, seed * 100 + seat) for seat in range(plan.players)]
        state = title.start(self.setup, dice, chronicle)
        while seats := members(int(state.pending())):
            seat, heard = seats[0], len(chronicle.told)
            action = bots[seat].choose(SeatTable(title, self.setup, state, seat, guesses, chronicle.told)).action
            state.take(seat, action, dice, chronicle)
            self.moves.append((seat, title.actions.text(action)))
            self.told.append([title.events[one.kind].key for one in chronicle.told[heard:] if one.concerns(None)])

    def telling(self, event: str) -> list[int]:
        """The moves that told such an event."""
        return [number for number, kinds in enumerate(self.told, 1) if event in kinds]

    def sample(self, wish: Wish) -> Sample:
        last = [number for number, told in enumerate(self.told, 1) if number > wish.moves and wish.fits(told)]
        if not last:
            raise NothingToShow(f"nothing for the example {wish.key!r} came")
        alone = [one for one in last if len({seat for seat, _ in self.moves[one - wish.moves : one]}) == 1]
        chosen = (alone or last)[len(alone or last) // 2]
        return Sample(wish.key, wish.event, chosen - wish.moves + 1, chosen)


def make(title: Title, plan: Plan, seed: int) -> Reel:
    """The game that was wanted, as far as it is shown."""
    game = Game(title, plan, seed)
    begun = game.telling(plan.film.event)
    if len(begun) < plan.film.nth:
        raise NothingToShow("the game ended before the moving picture begins")
    begins = begun[plan.film.nth - 1]
    telling = [number for number, told in enumerate(game.told, 1) if told and number >= begins]
    film = (begins, telling[: plan.film.moves][-1])
    samples = [game.sample(wish) for wish in plan.samples]
    needed = max(film[1], *(one.last for one in samples))
    return Reel(game.setup, seed, game.moves[:needed], film, samples)


def first(title: Title, plan: Plan) -> Reel:
    """The first game, from the seed of the plan on, in which all happens that is wanted."""
    for seed in range(plan.seed, plan.seed + TRIES):
        try:
            return make(title, plan, seed)
        except NothingToShow as error:
            print(f"{title.key}, seed {seed}: {error}")
    raise SystemExit(f"{title.key}: no game of {TRIES} has all that is wanted. Want less, or begin with another seed")


def plans(file: Path) -> dict[str, Plan]:
    """What a game's folder wants to be shown of its titles."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Plan])


def main(files: Sequence[Path]) -> None:
    """Play and write what every folder wants."""
    for file in files:
        for key, plan in plans(file).items():
            title = open_title(key)
            if title.reel is None:
                raise SystemExit(f"{key} has no file for what it shows (Title.reel)")
            reel = first(title, plan)
            title.reel.parent.mkdir(exist_ok=True)
            title.reel.write_bytes(msgspec.json.format(msgspec.json.encode(reel), indent=0) + b"\n")
            shown = show(title)
            print(f"{key}: {len(reel.moves)} moves, {0 if shown is None else len(shown.examples)} examples")


if __name__ == "__main__":
    main(sorted(GAMES.glob("*/shown.toml")))
