"""A table to try rules on: arrange a position in a line or two, act, and look at what came of it.

    table = Table().put("union", "karst", "GE")
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert table.stack("karst-1") == "E"

Seats are named by their Cabals: coordination, secret-police, black-guard, union, resistance sit in seats 0 to 4, so
that Rank falls from seat to seat; with fewer players the last ones are absent, unless `cabals` says otherwise. The
table stands in Cycle 1 in the first Manoeuvre of the first Cabal: everybody has the Agents and the PP of an income, his
starting Affinities, no card lies on a track, no pawn on the board, and the deck is in the order of the content, its
first card on top. Stacks are spelt from the top down, a letter for each pawn: C, G, E.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Self

from logothete.components import decks, sets
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    AFFINITY_KEYS,
    ASSASSINS,
    CABAL,
    CORRUPTING,
    CORRUPTION,
    CYCLE,
    DARKNESS,
    DEBTS,
    DISCARD,
    IN_PLAY,
    KIND_KEYS,
    KINDS,
    MANOEUVRES,
    MOVES,
    OTHERS,
    OWN_CARDS,
    PARASITES,
    PHASE,
    POWER,
    RESERVE,
    RESOLUTION,
    SEAT,
    SECRET,
    SPIES,
    STOCK,
    TOKEN_SECTORS,
    TRACK,
    TURN,
    WATCHER,
)
from logothete.games.diktat.frames import TurnsFrame, open_manoeuvre
from logothete.games.diktat.holdings import add_card, add_marker, fill, holder_of, lay_used, marker_element, markers_of
from logothete.games.diktat.kinds import CYCLE_STEP, RESOLUTION_STEP, TURNS_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules import cycle, turns
from logothete.games.diktat.rules.resolution import Resolve
from logothete.games.diktat.rules.setup import take_cabal
from logothete.games.diktat.scoring import administrator, open_symbol, points_of, rank_of
from logothete.games.diktat.stacks import add_under, clear, free_place, kind_at, put_stack, size_of, watch
from logothete.games.diktat.title import Diktat
from logothete.games.diktat.view import DiktatView, Stack
from logothete.kernel.bits import BIT, members
from logothete.kernel.dice import LoadedDice, QuickDice
from logothete.kernel.events import Chronicle, Event, name_event
from logothete.kernel.state import OPEN, Refusal
from logothete.kernel.steps import TOP, clear_stack, push
from logothete.kernel.title import Prompt, Result, Setup

CABALS: Final = ("coordination", "secret-police", "black-guard", "union", "resistance")
LETTERS: Final = "CGE"


@cache
def title(pack: Path | None = None) -> Diktat:
    """The title, with a pack if one is given. It never changes: one of each serves all tests."""
    return Diktat(pack)


class Table:
    """A position, and the log since it was arranged."""

    def __init__(
        self,
        players: int = 3,
        *,
        others: bool = False,
        cabals: tuple[str, ...] = (),
        fresh: bool = False,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        pack: Path | None = None,
    ) -> None:
        """In the first Manoeuvre of Cycle 1; `fresh=True`: at the start, dealt with `seed`."""
        self.title = title(pack)
        self.players = len(cabals) or players
        chosen = {"configuration": "others" if others else "none", **(options or {})}
        self.setup = Setup(self.players, chosen)
        self.cabals = cabals or CABALS[: self.players]
        self.domains = self.title.actions.domains
        self.chronicle = Chronicle()
        self.state: Position = self.title.start(self.setup, QuickDice(seed), self.chronicle if fresh else None)
        self.board = self.state.board
        self.cells = self.state.cells
        self.reach = OPEN
        """How far back undo reaches after the last act."""
        if fresh:
            dealt = [int(self.cells[CABAL + seat]) for seat in range(self.players)]
            self.cabals = tuple("" if cabal < 0 else self.domains["cabal"][cabal] for cabal in dealt)
        else:
            self._arrange()

    def _arrange(self) -> None:
        cells, board = self.cells, self.board
        for at in range(len(cells)):
            cells[at] = 0
        clear_stack(cells, board.frames)
        for seat in range(5):
            cells[CABAL + seat] = cells[SEAT + seat] = -1
        for card in range(board.cards):
            decks.put_under(cells, board.deck, card)
        for seat, cabal in enumerate(self.cabals):
            take_cabal(board, cells, seat, self.domains["cabal"].index(cabal))
            cells[POWER + seat] = board.income_power
            cells[MOVES + seat] = board.manoeuvres
            for kind in range(KINDS):
                cells[RESERVE + seat * KINDS + kind] = board.income[kind]
        cells[CYCLE] = 1
        self.turn(self.cabals[0])

    # ------------------------------------------------------------------ arranging

    def seat(self, cabal: str) -> int:
        """The seat of a Cabal."""
        return self.cabals.index(cabal)

    def sector(self, key: str) -> int:
        """The number of a sector."""
        return self.domains["sector"].index(key)

    def place(self, key: str) -> int:
        """The number of a place."""
        return self.domains["place"].index(key)

    def card(self, key: str) -> int:
        """The number of a card."""
        return self.domains["card"].index(key)

    def turn(self, cabal: str) -> Self:
        """Let it be a Cabal's turn in the Manoeuvres phase."""
        clear_stack(self.cells, self.board.frames)
        self.cells[PHASE] = MANOEUVRES
        self.cells[TURN] = self.seat(cabal)
        self.cells[push(self.cells, CYCLE_STEP, cycle.RunCycle.SIZE)] = cycle.TO_WAIT
        frame = push(self.cells, TURNS_STEP, TurnsFrame.SIZE)
        self.cells[frame + TurnsFrame.NEXT] = turns.TO_ASK
        self.cells[frame + TurnsFrame.PAWNS] = self.board.manoeuvres
        open_manoeuvre(self.cells, self.seat(cabal))
        return self

    def resolve(self) -> Self:
        """The Resolution has begun: the Administrator is to designate a sector."""
        clear_stack(self.cells, self.board.frames)
        self.cells[PHASE] = RESOLUTION
        self.cells[TURN] = -1
        self.cells[push(self.cells, CYCLE_STEP, cycle.RunCycle.SIZE)] = cycle.TO_ATTACK
        push(self.cells, RESOLUTION_STEP, Resolve.SIZE)
        for seat in range(self.players):
            self.cells[MOVES + seat] = 0
        return self

    def at_end_of_cycle(self, *faces: int) -> Self:
        """The Resolution is over and what follows happens, until somebody has to decide."""
        clear_stack(self.cells, self.board.frames)
        self.cells[PHASE] = RESOLUTION
        self.cells[TURN] = -1
        self.cells[push(self.cells, CYCLE_STEP, cycle.RunCycle.SIZE)] = cycle.TO_ATTACK
        return self._go_on(*faces)

    def at_start_of_cycle(self, number: int, *faces: int) -> Self:
        """A Cycle begins, and what follows happens, until somebody has to decide."""
        clear_stack(self.cells, self.board.frames)
        self.cells[CYCLE] = number - 1
        self.cells[TURN] = -1
        push(self.cells, CYCLE_STEP, cycle.RunCycle.SIZE)
        return self._go_on(*faces)

    def _go_on(self, *faces: int) -> Self:
        dice = LoadedDice(faces) if faces else QuickDice(0)
        cycle.RunCycle().begin(self.state, dice, self.chronicle)
        return self

    def put(self, owner: str, sector: str, pawns: str) -> Self:
        """Let a stack stand in a sector: `put("union", "karst", "GE")`; of a Cabal, or of the `others`."""
        others = owner == "others"
        place = self.sector(sector) * 8 if others else free_place(self.cells, self.sector(sector))
        put_stack(self.cells, place, OTHERS if others else self.seat(owner))
        for letter in pawns:
            add_under(self.cells, place, LETTERS.index(letter))
        return self

    def no_others(self, sector: str) -> Self:
        """Take a pile of the Others off."""
        clear(self.cells, self.sector(sector) * 8)
        return self

    def reserve(self, cabal: str, **agents: int) -> Self:
        """Set what a Cabal has behind its screen: `reserve("union", guard=0)`."""
        for kind, number in agents.items():
            self.cells[RESERVE + self.seat(cabal) * KINDS + KIND_KEYS.index(kind)] = number
        return self

    def affinity(self, cabal: str, **tokens: int) -> Self:
        """Set its Affinity tokens: `affinity("union", people=2)`."""
        for key, number in tokens.items():
            self.cells[AFFINITY + self.seat(cabal) * AFFINITIES + AFFINITY_KEYS.index(key)] = number
        return self

    def have(
        self,
        cabal: str,
        *,
        pp: int | None = None,
        spies: int | None = None,
        assassins: int | None = None,
        debts: int | None = None,
        moves: int | None = None,
        corruption: int | None = None,
    ) -> Self:
        """Set what a Cabal has."""
        given = {POWER: pp, SPIES: spies, ASSASSINS: assassins, DEBTS: debts, MOVES: moves, CORRUPTION: corruption}
        for at, number in given.items():
            if number is not None:
                self.cells[at + self.seat(cabal)] = number
        return self

    def cards(self, cabal: str, *cards: str) -> Self:
        """Lay Opportunity cards before a Cabal, without what they give on being won."""
        for card in cards:
            add_card(self.cells, self.seat(cabal), self._take_out(card))
        return self

    def fill(self, card: str, affinity: str) -> Self:
        """Let an Affinity token lie on a held card."""
        number, type_ = self.card(card), AFFINITY_KEYS.index(affinity)
        symbol = open_symbol(self.board, self.cells, number, type_)
        fill(self.cells, number, int(symbol), type_)
        return self

    def markers(self, cabal: str, *sectors: str) -> Self:
        """Lay Influence markers before a Cabal, without what they give on being won."""
        for sector in sectors:
            add_marker(self.cells, self.seat(cabal), self.sector(sector))
        return self

    def in_play(self, cabal: str, *cards: str) -> Self:
        """Let Cabal cards be in play."""
        for card in cards:
            own = (self.card(card) - int(self.board.rows.own)) % OWN_CARDS
            self.cells[IN_PLAY + self.seat(cabal)] |= BIT[own]
        return self

    def used(self, cabal: str, *elements: str) -> Self:
        """Lay Used tokens on cards, or on markers named by their sectors."""
        for key in elements:
            seat = self.seat(cabal)
            marker = key in self.domains["sector"]
            element = marker_element(self.board, self.cells, seat, self.sector(key)) if marker else self.card(key)
            lay_used(self.board, self.cells, seat, element)
        return self

    def track(self, *cards: str) -> Self:
        """Lay cards on the Opportunity track."""
        for card in cards:
            decks.put_on(self.cells, TRACK, self._take_out(card))
        return self

    def secret(self, card: str) -> Self:
        """Lay the secret card."""
        self.cells[SECRET] = self._take_out(card) + 1
        return self

    def corrupting(self, *cards: str) -> Self:
        """Lay cards on the corruption track."""
        for card in cards:
            decks.put_on(self.cells, CORRUPTING, self._take_out(card))
        return self

    def discarded(self, *cards: str) -> Self:
        """Lay cards on the discard pile."""
        for card in cards:
            sets.add(self.cells, DISCARD, self._take_out(card))
        return self

    def deck(self, *cards: str) -> Self:
        """Put cards on top of the deck, the first one topmost."""
        for card in reversed(cards):
            decks.raise_to_top(self.cells, self.board.deck, self.card(card))
        return self

    def _take_out(self, card: str) -> int:
        deck = self.board.deck
        return int(decks.take_at(self.cells, deck, decks.place_of(self.cells, deck, self.card(card))))

    def darkness(self, sector: str, number: int) -> Self:
        """Lay Darkness tokens on a sector."""
        self.cells[DARKNESS + self.sector(sector)] = number
        return self

    def corruption(self, sector: str, number: int) -> Self:
        """Lay Corruption tokens on a sector."""
        self.cells[PARASITES + self.sector(sector)] = number
        return self

    def token(self, key: str, *where: str) -> Self:
        """Lay Cabal tokens on sectors, or on stacks named by their places."""
        kind = [token.key for token in self.board.content.tokens].index(key)
        for one in where:
            if self.board.token_on_stack[kind]:
                watch(self.cells, self.place(one))
                self.cells[STOCK + self.cells[WATCHER] - 1] -= 1
            else:
                self.cells[TOKEN_SECTORS + kind] |= BIT[self.sector(one)]
        return self

    # ------------------------------------------------------------------ acting

    def act(self, cabal: str, action: str, *faces: int) -> Self:
        """Play an action (it must be legal) while the dice fall as given; without faces they fall anyhow."""
        number = self.title.actions.parse(action)
        offered = self.state.legal(self.seat(cabal)) + self.state.asides(self.seat(cabal))
        dice = LoadedDice(faces) if faces else QuickDice(0)
        self.reach = self.state.play(self.seat(cabal), number, dice, self.chronicle)
        assert number in offered, f"{cabal} may {action}, but it was not offered"
        return self

    def acts(self, cabal: str, *actions: str) -> Self:
        """Play several actions one after another."""
        for action in actions:
            self.act(cabal, action)
        return self

    def send(self, cabal: str, sector: str, pawns: str) -> Self:
        """Send a team: `send("union", "karst", "GE")`."""
        adds = [f"add {KIND_KEYS[LETTERS.index(letter)]}" for letter in pawns]
        return self.acts(cabal, f"to {sector}", *adds, "seal")

    def pass_all(self) -> Self:
        """Everybody whom a window asks passes, so that it closes."""
        window = self.view().window
        while self.view().window == window and window is not None:
            self.act(self.waits_for()[0], "pass")
        return self

    def lapse(self, cabal: str, *faces: int) -> str:
        """Let a Cabal's time run out; what it then does (as text)."""
        dice = LoadedDice(faces) if faces else QuickDice(0)
        action = self.state.lapse(self.seat(cabal), dice)
        self.state.take(self.seat(cabal), action, dice, self.chronicle)
        return self.title.actions.text(int(action))

    # ------------------------------------------------------------------ looking

    def refusal(self, cabal: str, action: str) -> Refusal:
        """Why a Cabal may not do this; fails if it may, or if it is offered all the same."""
        number = self.title.actions.parse(action)
        refusal = self.state.why_not(self.seat(cabal), number)
        assert refusal is not None, f"{cabal} may {action}"
        assert number not in self.state.legal(self.seat(cabal)), f"{cabal} is offered {action}, but it is refused"
        return refusal

    def refuses(self, cabal: str, action: str) -> tuple[str, str]:
        """The rule and the message of a refusal."""
        refusal = self.refusal(cabal, action)
        return refusal.rule, refusal.reason

    def offers(self, cabal: str, verb: str = "") -> list[str]:
        """What a Cabal may do now; only what begins with a verb, if one is given."""
        texts = [self.title.actions.text(action) for action in self.state.legal(self.seat(cabal))]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def waits_for(self) -> list[str]:
        """The Cabals that the game waits for."""
        return [self.cabals[seat] for seat in members(int(self.state.pending()))]

    def prompt(self, cabal: str) -> Prompt:
        """What a Cabal is asked."""
        prompt = self.title.prompt(self.state, self.seat(cabal))
        assert prompt is not None, f"{cabal} is asked nothing"
        return prompt

    def view(self, cabal: str | None = None) -> DiktatView:
        """What a Cabal sees, or a spectator."""
        return self.title.look(self.state, None if cabal is None else self.seat(cabal))

    def seen(self, cabal: str | None, place: str) -> str:
        """A stack as a Cabal, or a spectator, sees it: a letter for each pawn, a dot for one it does not know."""
        stack: Stack = next(stack for stack in self.view(cabal).stacks if stack.place == place)
        return "".join("." if pawn.agent is None else LETTERS[KIND_KEYS.index(pawn.agent)] for pawn in stack.pawns)

    def stack(self, place: str) -> str:
        """A stack as it is, from the top down; empty if there is none."""
        at = self.place(place)
        return "".join(LETTERS[int(kind_at(self.cells, at, one))] for one in range(size_of(self.cells, at)))

    def pp(self, cabal: str) -> int:
        """A Cabal's PP."""
        return int(self.cells[POWER + self.seat(cabal)])

    def debts(self, cabal: str) -> int:
        """A Cabal's Debts."""
        return int(self.cells[DEBTS + self.seat(cabal)])

    def vp(self, cabal: str) -> int:
        """A Cabal's VP."""
        return int(points_of(self.board, self.cells, self.seat(cabal)))

    def rank(self, cabal: str) -> int:
        """A Cabal's Rank."""
        return int(rank_of(self.board, self.cells, self.seat(cabal)))

    def administrator(self) -> str:
        """The Cabal that is Administrator."""
        return self.cabals[int(administrator(self.board, self.cells))]

    def agents(self, cabal: str) -> tuple[int, ...]:
        """The Citizens, Guards and Emissaries of a reserve."""
        return tuple(int(self.cells[RESERVE + self.seat(cabal) * KINDS + kind]) for kind in range(KINDS))

    def affinities(self, cabal: str) -> tuple[int, ...]:
        """The Affinity tokens of a reserve: politics, people, artefact."""
        at = AFFINITY + self.seat(cabal) * AFFINITIES
        return tuple(int(self.cells[at + one]) for one in range(AFFINITIES))

    def moves(self, cabal: str) -> int:
        """The Manoeuvre pawns that a Cabal has left."""
        return int(self.cells[MOVES + self.seat(cabal)])

    def holder(self, card: str) -> str | None:
        """Who has an Opportunity card."""
        seat = int(holder_of(self.board, self.cells, self.card(card)))
        return None if seat < 0 else self.cabals[seat]

    def held_markers(self, cabal: str) -> dict[str, int]:
        """The markers of a Cabal, by sector."""
        numbers = {
            key: int(markers_of(self.cells, self.seat(cabal), at)) for at, key in enumerate(self.domains["sector"])
        }
        return {key: number for key, number in numbers.items() if number}

    def discard_pile(self) -> list[str]:
        """The discard pile."""
        cards = self.domains["card"][: int(self.board.cards)]
        return [key for at, key in enumerate(cards) if sets.has(self.cells, DISCARD, at)]

    def over(self) -> bool:
        """Whether the game is over."""
        return self.cells[TOP] == 0

    def result(self) -> Result:
        """How the game ended."""
        return self.title.result(self.state)

    def events(self, cabal: str | None = None, kind: str = "") -> list[Event]:
        """What a Cabal, or a spectator, was told; only of one kind, if it is given."""
        seat = None if cabal is None else self.seat(cabal)
        told = [one for one in self.chronicle.told if one.concerns(seat)]
        events = [name_event(one, self.title.events, self.domains) for one in told]
        return [event for event in events if not kind or event.kind == kind]
