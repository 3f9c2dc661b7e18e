"""A table to try rules on: arrange a position in a line or two, act, and look at what came of it.

    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", mage=1)
    table.act("kelwin", "war crossing ombre", ONE, ZERO, MORE, ONE)
    assert table.units("ombre", "crossing") == {}

Seats are named by their people: kelwin, ombre, feling, ygwan, darken sit in seats 0 to 4 (those with a power that asks
something last); with fewer players the last ones are absent, unless `peoples` says otherwise. The table stands in year
1 in the turn of the first people, three actions left: no unit and no Necrosian on the board, no card in a hand, no row,
and the deck in the order of cards.toml, its first card on top. As nobody holds a card, no window asks anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Self

from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    BAN_KEYS,
    BANS,
    CURSE,
    DECK,
    DECK_SIZE,
    GO,
    INFLUENCE,
    KIND_KEYS,
    KINDS,
    NECROSIANS,
    ORDER,
    TALLY,
    YEAR,
    bring,
    mark,
    remove,
    reserve_of,
    units_of,
)
from logothete.games.necrosia.hands import discard, give, holds
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.title import Necrosia
from logothete.games.necrosia.view import NecrosiaView, Region, Seat, WarUnderWay
from logothete.kernel.bits import members
from logothete.kernel.dice import LoadedDice, QuickDice
from logothete.kernel.events import Chronicle, Event, name_event
from logothete.kernel.state import OPEN, Refusal
from logothete.kernel.steps import TOP, Stepped, pop
from logothete.kernel.title import Prompt, Result, Setup
from tests.games.necrosia import arranging
from tests.games.necrosia.dice import all_rolled, rolls_dice

PEOPLES: Final = ("kelwin", "ombre", "feling", "ygwan", "darken")


@cache
def title(pack: Path | None = None) -> Necrosia:
    """The title, with a pack if one is given. It never changes: one of each serves all tests."""
    return Necrosia(pack)


class Table:
    """A position, and the log since it was arranged."""

    def __init__(
        self,
        players: int = 3,
        *,
        peoples: tuple[str, ...] = (),
        fresh: bool = False,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        pack: Path | None = None,
    ) -> None:
        """In the first turn of year 1; `fresh=True`: at the start, dealt with `seed`, before peoples are chosen.

        `options` are those of the setup, `pack` is a folder of content.
        """
        self.title = title(pack)
        self.players = len(peoples) or players
        self.setup = Setup(self.players, dict(options or {}))
        self.peoples = peoples or PEOPLES[: self.players]
        self.regions = self.title.actions.domains["region"]
        self.cards = self.title.actions.domains["card"]
        self.chronicle = Chronicle()
        self.state = self.title.start(self.setup, QuickDice(seed), self.chronicle if fresh else None)
        self.board = self.state.board
        self.reach = OPEN
        """How far back undo reaches after the last act."""
        self.singles: list[tuple[str, str]] = []
        """The answers that the game took after the last act because no other was possible (NEC-183)."""
        if not fresh:
            self._arrange()

    def _arrange(self) -> None:
        everyone = self.title.actions.domains["people"]
        arranging.clear_board(self.state, [everyone.index(people) for people in self.peoples])
        self.turn(self.peoples[0])

    # ------------------------------------------------------------------ arranging

    def seat(self, people: str) -> int:
        """The seat of a people."""
        return self.peoples.index(people)

    def put(self, people: str, region: str, **units: int) -> Self:
        """Bring units from the reserve: `put("kelwin", "crossing", fighter=2, mage=1)`."""
        for kind, number in units.items():
            for _ in range(number):
                bring(self.state.cells, self.seat(people), self.regions.index(region), KIND_KEYS.index(kind))
        return self

    def reserve(self, people: str, **units: int) -> Self:
        """Leave so many units of some kinds in the reserve; the rest is out of the game: `reserve("ombre", mage=0)`."""
        for kind, number in units.items():
            arranging.leave_in_reserve(self.state.cells, self.seat(people), KIND_KEYS.index(kind), number)
        return self

    def necrosians(self, region: str, number: int) -> Self:
        """Let so many Necrosians stand in a region."""
        self.state.cells[NECROSIANS + self.regions.index(region)] = number
        return self

    def necrosed(self, region: str, value: int = 0) -> Self:
        """Lay a token of this value, taken out of the stack, on a region."""
        arranging.lay_token(self.state.cells, self.regions.index(region), value)
        return self

    def next_token(self, value: int) -> Self:
        """Put a token of this value on top of the stack."""
        arranging.put_on_stack(self.state.cells, value)
        return self

    def influence(self, **points: int) -> Self:
        """Set markers: `influence(kelwin=12, ombre=3)`."""
        for people, number in points.items():
            self.state.cells[INFLUENCE + self.seat(people)] = number
        return self

    def ranked(self) -> Self:
        """Give everybody another influence (1, 2, 3 … in seat order), so that no order of play needs a draw."""
        return self.influence(**{people: at + 1 for at, people in enumerate(self.peoples)})

    def tally(self, **numbers: int) -> Self:
        """Set how many Necrosians peoples have eliminated."""
        for people, number in numbers.items():
            self.state.cells[TALLY + self.seat(people)] = number
        return self

    def give(self, people: str, *cards: str) -> Self:
        """Put cards into a hand, from wherever they are; nobody else knows of them."""
        for card in cards:
            give(self.state.cells, self.seat(people), arranging.take_out(self.state, self.cards.index(card)))
        return self

    def row(self, *cards: str) -> Self:
        """Lay the row, left to right; what lay there goes under the deck."""
        arranging.lay_row(self.state, [self.cards.index(card) for card in cards])
        return self

    def deck(self, *cards: str) -> Self:
        """Put cards on top of the deck, the first one topmost."""
        for card in reversed(cards):
            arranging.put_on_deck(self.state, self.cards.index(card))
        return self

    def only_deck(self, *cards: str) -> Self:
        """Leave only these cards in the deck, the first one topmost; the others go to the discard pile."""
        self.deck(*cards)
        while self.state.cells[DECK_SIZE] > len(cards):
            self.discarded(self.cards[int(self.state.cells[DECK])])
        return self

    def discarded(self, *cards: str) -> Self:
        """Lay cards on the discard pile."""
        for card in cards:
            discard(self.state.cells, arranging.take_out(self.state, self.cards.index(card)))
        return self

    def ban(self, people: str, *bans: str) -> Self:
        """Forbid something in a people's next (or present) turn: mages, fighters, magic, commerce, war."""
        for ban in bans:
            self.state.cells[BANS + self.seat(people)] |= 2 ** BAN_KEYS.index(ban)
        return self

    def paralysed(self, people: str, region: str, **units: int) -> Self:
        """Paralyse units that stand in a region."""
        for kind, number in units.items():
            for _ in range(number):
                mark(self.state.cells, self.seat(people), self.regions.index(region), KIND_KEYS.index(kind))
        return self

    def cursed(self, people: str, region: str) -> Self:
        """Let a people's curse lie on a region."""
        self.state.cells[CURSE + self.seat(people)] = self.regions.index(region) + 1
        return self

    def actions(self, number: int) -> Self:
        """Leave so many actions in the present turn."""
        self.state.cells[ACTIONS] = number
        return self

    def order(self, *peoples: str) -> Self:
        """Set this year's order of play; the first one's turn begins."""
        for place, people in enumerate(peoples):
            self.state.cells[ORDER + place] = self.seat(people)
        return self.turn(peoples[0])

    def year(self, year: int) -> Self:
        """Set the year."""
        self.state.cells[YEAR] = year
        return self

    def turn(self, people: str) -> Self:
        """Let the turn of a people begin, as if those before it had had theirs."""
        arranging.begin_turn(self.state, self.seat(people))
        return self

    def remove(self, people: str, region: str, **units: int) -> Self:
        """Take units off the board again."""
        for kind, number in units.items():
            for _ in range(number):
                remove(self.state.cells, self.seat(people), self.regions.index(region), KIND_KEYS.index(kind))
        return self

    # ------------------------------------------------------------------ acting

    def act(self, people: str, action: str, *faces: int) -> Self:
        """Play an action (it must be legal) while the dice fall as given; all of them must be rolled.

        An answer that the game has taken by itself (NEC-183) may be spelled out all the same.
        """
        if (people, action) in self.singles and not faces:
            del self.singles[: self.singles.index((people, action)) + 1]
            return self
        dice = LoadedDice(faces)
        number = self.title.actions.parse(action)
        offered = self.state.legal(self.seat(people))
        before = self.state.clone()
        self.reach = self.state.play(self.seat(people), number, dice, self.chronicle)
        assert number in offered, f"{people} may {action}, but it was not offered"
        all_rolled(dice, faces)
        self.singles = list(self._answer_singles(before, self.seat(people), number, faces))
        return self

    def _answer_singles(
        self, state: Position, seat: int, action: int, faces: tuple[int, ...]
    ) -> Iterator[tuple[str, str]]:
        """Act again, step by step: the answers that the game takes by itself."""
        dice = LoadedDice(faces)
        while action >= 0:
            Stepped.take(state, seat, action, dice, None)
            action = int(state.only_answer())
            if action >= 0:
                seat = members(state.pending())[0]
                yield self.peoples[seat], self.title.actions.text(action)

    def acts(self, people: str, *actions: str) -> Self:
        """Play several actions one after another, without a die."""
        for action in actions:
            self.act(people, action)
        return self

    def play(self, people: str, card: str, *choices: str, faces: tuple[int, ...] = ()) -> Self:
        """Play a card with its choices. Whoever else the window asks passes, and nobody cancels it.

        The dice fall at whichever of these decisions rolls them.
        """
        others = [waiting for waiting in self.waits_for() if waiting != people]
        faces = self._act_rolling(people, f"play {card}", faces)
        for waiting in others:
            faces = self._act_rolling(waiting, "pass", faces)
        for choice in choices:
            faces = self._act_rolling(people, choice, faces)
        for waiting in self.waits_for() if self.window() == "any-card" else ():
            faces = self._act_rolling(waiting, "pass", faces)
        assert not faces, f"{len(faces)} dice were given, none rolled"
        return self

    def _act_rolling(self, people: str, action: str, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Act with these faces if it rolls dice, else without; the faces that are left."""
        if (people, action) in self.singles:
            self.act(people, action)
            return faces
        rolled = faces if rolls_dice(self.state, self.seat(people), self.title.actions.parse(action)) else ()
        self.act(people, action, *rolled)
        return () if rolled else faces

    def all_pass(self, *faces: int) -> Self:
        """Everybody whom the open window asks passes, so that it closes; the dice fall with the last pass."""
        assert self.window() is not None, "no window is open"
        waiting = self.waits_for()
        for people in waiting[:-1]:
            self.act(people, "pass")
        return self.act(waiting[-1], "pass", *faces)

    def lapse(self, people: str, *faces: int) -> str:
        """Let a people's time run out; what it then does (as text)."""
        dice = LoadedDice(faces)
        action = self.state.lapse(self.seat(people), dice)
        self.state.take(self.seat(people), action, dice, self.chronicle)
        all_rolled(dice, faces)
        return self.title.actions.text(int(action))

    def end_turn(self, people: str) -> Self:
        """Finish a people's actions; all that is asked until the next turn is answered as the clock would."""
        go = self.state.cells[GO]
        self.act(people, "finish")
        while self.state.cells[TOP] and self.state.cells[GO] == go and self.state.cells[ACTIVE] >= 0:
            for waiting in self.waits_for():
                self.lapse(waiting)
        return self

    def end_year(self, *faces: int) -> Self:
        """The last turn of the year is over: the year-end check begins (and the next year, if nobody is asked)."""
        pop(self.state.cells)
        self.state.cells[GO] = self.players
        self.state.cells[ACTIVE] = -1
        return self._go_on(*faces)

    def begin_year(self, year: int, *faces: int) -> Self:
        """The year begins: reinforcements, then the order of play is chosen; draws for ties fall as given."""
        pop(self.state.cells)
        self.state.cells[YEAR] = year - 1
        self.state.cells[GO] = -1
        self.state.cells[ACTIVE] = -1
        return self._go_on(*faces)

    def _go_on(self, *faces: int) -> Self:
        """As `Stepped.take`: steps that wait for nobody go on by themselves."""
        dice = LoadedDice(faces)
        cells = self.state.cells
        while cells[TOP] and not self.state.pending():
            self.state.steps[cells[cells[TOP]]].settle(self.state, dice, self.chronicle)
        all_rolled(dice, faces)
        return self

    def wander(self, seed: int) -> Iterator[tuple[str, str]]:
        """Play at random to the end of the game; after each action, who did what."""
        dice = QuickDice(seed)
        while waiting := members(self.state.pending()):
            seat = waiting[int(dice.below(len(waiting)))]
            options = self.state.legal(seat)
            action = options[int(dice.below(len(options)))]
            self.state.play(seat, action, dice, self.chronicle)
            yield self.peoples[seat], self.title.actions.text(action)

    def legal(self, people: str, verb: str = "") -> list[str]:
        """What a people may do now, as texts; only those of one verb if given."""
        texts = [self.title.actions.text(action) for action in self.state.legal(self.seat(people))]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def single(self, people: str) -> str:
        """The answer that the game took for a people after the last act, as no other was possible (NEC-183)."""
        assert self.singles, f"{people} was left a choice"
        who, action = self.singles[0]
        assert who == people
        return action

    def refusal(self, people: str, action: str) -> Refusal:
        """Why an action is refused; it must be, and it must not be among the legal ones."""
        refusal = self.state.why_not(self.seat(people), self.title.actions.parse(action))
        assert refusal is not None, f"{people} may {action}"
        assert action not in self.legal(people)
        return refusal

    def forbids(self, people: str, action: str) -> str:
        """The rule that forbids an action."""
        return self.refusal(people, action).rule

    def reason(self, people: str, action: str) -> str:
        """The reason that is given against an action."""
        return self.refusal(people, action).reason

    # ------------------------------------------------------------------ looking

    def waits_for(self) -> list[str]:
        """The peoples that the game waits for."""
        return [self.peoples[seat] for seat in members(self.state.pending())]

    def window(self) -> str | None:
        """The moment of the window that is open: w3, any-card, year-end …"""
        window = self.view().window
        return None if window is None else window.moment

    def view(self, people: str | None = None) -> NecrosiaView:
        """What a people sees; without one, what a spectator sees."""
        return self.title.look(self.state, None if people is None else self.seat(people))

    def player(self, people: str) -> Seat:
        """A people as everybody sees it."""
        return self.view().seats[self.seat(people)]

    def region(self, region: str) -> Region:
        """A region as everybody sees it."""
        return self.view().regions[self.regions.index(region)]

    def dominates(self, region: str) -> str | None:
        """Who dominates a region."""
        seat = self.region(region).dominated_by
        return None if seat is None else self.peoples[seat]

    def war(self) -> WarUnderWay:
        """The war that is going on."""
        war = self.view().war
        assert war is not None, "there is no war"
        return war

    def units(self, people: str, region: str) -> dict[str, int]:
        """A people's units in a region by kind; {} for none."""
        at = (self.seat(people), self.regions.index(region))
        numbers = {KIND_KEYS[kind]: int(units_of(self.state.cells, *at, kind)) for kind in range(KINDS)}
        return {kind: number for kind, number in numbers.items() if number}

    def in_reserve(self, people: str, kind: str) -> int:
        """How many units of a kind are in a reserve."""
        return int(reserve_of(self.state.cells, self.seat(people), KIND_KEYS.index(kind)))

    def necrosians_in(self, region: str) -> int:
        """How many Necrosians stand in a region."""
        return int(self.state.cells[NECROSIANS + self.regions.index(region)])

    def points(self, people: str) -> int:
        """A people's influence."""
        return int(self.state.cells[INFLUENCE + self.seat(people)])

    def hand(self, people: str) -> list[str]:
        """The cards in a hand, in the order of cards.toml."""
        return [key for card, key in enumerate(self.cards) if holds(self.state.cells, self.seat(people), card)]

    def pile(self) -> list[str]:
        """The discard pile, in the order of cards.toml."""
        return self.view().discard

    def in_row(self) -> list[str]:
        """The row, left to right."""
        return [offer.card for offer in self.view().row]

    def actions_left(self) -> int:
        """The actions left in the present turn."""
        return int(self.state.cells[ACTIONS])

    def prompt(self, people: str) -> Prompt | None:
        """What a people is asked."""
        return self.title.prompt(self.state, self.seat(people))

    def log(self, people: str | None = None) -> list[Event]:
        """What a people, or a spectator, was told since the table was arranged."""
        seat = None if people is None else self.seat(people)
        domains = self.title.actions.domains
        return [name_event(told, self.title.events, domains) for told in self.chronicle.told if told.concerns(seat)]

    def told(self, kind: str, people: str | None = None) -> list[dict[str, str | int]]:
        """What the events of one kind were about."""
        return [event.about for event in self.log(people) if event.kind == kind]

    def result(self) -> Result:
        """How the game ended."""
        return self.title.result(self.state)
