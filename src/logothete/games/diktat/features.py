"""A position in numbers, for a seat (DIK-040 to DIK-046, DIK-123): the white list of `view.py` as a row of integers.

Seats are counted from the one that looks: 0 is itself, 1 the player on its left, and so on; the Others come after the
last. Sectors, Cabals, types and cards are numbered as in the title's action table; -1 is "none", "not yet" or "not
yours to know". What lies on the desk is no part of the row: a seat is told of it by what it may do there. `fields` and
`observe` go through the row in the same order.
"""

from __future__ import annotations

from typing import Final

from logothete.components import decks, sets
from logothete.components.windows import ANSWERED
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ALL_PLACES,
    ASSASSINS,
    BORROWED,
    CABAL,
    CARD,
    CLOSED,
    CORRUPTING,
    CORRUPTION,
    CYCLE,
    DARKNESS,
    DEBTS,
    DISCARD,
    END_OF_CYCLE,
    FALLEN,
    FROZEN,
    IN_PLAY,
    KEPT,
    KINDS,
    MOST_CORRUPTING,
    MOST_VISIBLE,
    MOVES,
    OTHERS,
    OTHERS_OUT,
    OWN_CARDS,
    PARASITES,
    PERJURIES,
    PERMITS,
    PHASE,
    POSITIONS,
    POWER,
    RESERVE,
    SEATS,
    SECRET,
    SECRET_SEEN,
    SECTORS,
    SKIPPED,
    SPIES,
    STOCK,
    TOKEN_PLACES,
    TOKEN_SECTORS,
    TOKEN_SPENT,
    TOKENS,
    TRACK,
    TURN,
    USED_CARDS,
    USED_MARKERS,
    USED_OWN,
    Board,
)
from logothete.games.diktat.frames import (
    MOMENT_KEYS,
    FistFrame,
    ManoeuvreFrame,
    SpyFrame,
    StrikeFrame,
    WindowFrame,
)
from logothete.games.diktat.holdings import COPIES, holder_of, markers_left, markers_of
from logothete.games.diktat.kinds import (
    CONQUEST_STEP,
    FIST_STEP,
    MANOEUVRE_STEP,
    SPY_STEP,
    STRIKE_STEP,
    WINDOW_STEP,
)
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.strength import ConquestFrame, strength
from logothete.games.diktat.rules.teams import team_pawn, team_sector
from logothete.games.diktat.scoring import points_of, rank_of
from logothete.games.diktat.stacks import by_sector, kind_at, known_of, knows, owner_of, size_of
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.features import Feature
from logothete.kernel.steps import TOP, find_frame

# Where an Opportunity card is, as far as the seat knows; before a player it is HELD_BY plus the number of his seat.
UNKNOWN: Final = 0
ON_TRACK: Final = 1
CORRUPTS: Final = 2
DISCARDED: Final = 3
IS_SECRET: Final = 4
HELD_BY: Final = 5

SHOWN: Final = 8
"""Of so many pawns of a stack, from the top down, the row says what the seat knows of each."""
MANY: Final = 9999
"""A bound for what the rules do not bound."""


def fields(board: Board) -> tuple[Feature, ...]:
    """The row of `observe`, feature by feature."""
    players = int(board.players)
    last = players - 1
    cards = int(board.cards)
    seats = players * SECTORS
    return (
        Feature("cycle", 1, 0, int(board.cycles), "the Cycle, 0 before the first"),
        Feature("phase", 1, 0, END_OF_CYCLE, "the phase (constants of the board)"),
        Feature("step", 1, -1, len(board.steps) - 1, "the kind of decision awaited; -1 at the end"),
        Feature("turn", 1, -1, last, "whose Manoeuvre it is; -1 outside the phase"),
        Feature("lost", 1, 0, 1, "whether the Others have won"),
        Feature("moment", 1, -1, len(MOMENT_KEYS) - 1, "of an open window: its moment"),
        Feature("answered", players, 0, 1, "per player: whether he has answered the window"),
        Feature("track", MOST_VISIBLE, -1, cards - 1, "the cards on the Opportunity track, from left to right"),
        Feature("corruption-track", MOST_CORRUPTING, -1, cards - 1, "the cards on the corruption track"),
        Feature("secret", 1, 0, 1, "whether a card lies face down"),
        Feature("secret-seen", players, 0, 1, "per player: whether he knows it"),
        Feature("deck", 1, 0, cards, "the cards of the deck"),
        Feature("card", cards, 0, HELD_BY + last, "per Opportunity card: where it is (constants of this module)"),
        Feature("card-used", cards, 0, 1, "per Opportunity card: whether it is Used"),
        Feature("card-filled", cards, 0, 15, "per Opportunity card: the tokens on its symbols, two bits each"),
        Feature("darkness", SECTORS, 0, MANY, "per sector: Darkness tokens"),
        Feature("corruption", SECTORS, 0, MANY, "per sector: Corruption tokens"),
        Feature("markers-left", SECTORS, 0, COPIES, "per sector: Influence markers on it"),
        Feature("turned-up", SECTORS, 0, 1, "per sector: whether its pawns were turned up"),
        Feature("closed", SECTORS, 0, 1, "per sector: whether no stack may enter"),
        Feature("tokens", TOKENS * SECTORS, 0, 2, "per kind of Cabal token and sector: 1 if it lies there, 2 if Used"),
        Feature("others-out", KINDS, 0, MANY, "per type: the Others on their board"),
        Feature("cabal", players, -1, int(board.cabals) - 1, "per player: his Cabal"),
        Feature("points", players, -MANY, MANY, "per player: VP"),
        Feature("rank", players, -MANY, MANY, "per player: Rank"),
        *[Feature(name, players, 0, MANY, f"per player: {about}") for name, about, _ in COUNTED],
        *[Feature(name, players, 0, 2**OWN_CARDS - 1, f"per player: {about}") for name, about, _ in MASKS],
        Feature("skipped", players, 0, 1, "per player: whether he is passed over the next time"),
        Feature("markers", seats, 0, COPIES, "per player and sector: his Influence markers"),
        Feature("markers-used", seats, 0, 1, "per player and sector: whether they are Used"),
        Feature("permits", seats, 0, 15, "per player and sector: stacks allowed beyond the limit"),
        Feature("kept", seats, 0, 15, "per player and sector: places kept for him"),
        Feature("power", 1, 0, MANY, "own PP"),
        Feature("reserve", KINDS, 0, MANY, "own Agents in reserve, per type"),
        Feature("affinities", AFFINITIES, 0, MANY, "own Affinity tokens in reserve, per type"),
        Feature("owner", ALL_PLACES, -1, players, "per place: whose stack stands there"),
        Feature("size", ALL_PLACES, 0, POSITIONS, "per place: how many pawns it has"),
        Feature("watched", ALL_PLACES, 0, 1, "per place: whether the stack bears a token"),
        Feature("pawn", ALL_PLACES * SHOWN, -1, KINDS - 1, "per place and position from the top: the type, if known"),
        Feature("sure", ALL_PLACES * KINDS, 0, POSITIONS, "per place and type: how many there are at least"),
        Feature("team", 1, -1, SECTORS - 1, "the sector of the team that the seat puts together"),
        Feature("team-pawn", SHOWN, -1, KINDS - 1, "its pawns from the top"),
        Feature("looks", 1, 0, MANY, "looks left"),
        Feature("strikes", 1, 0, MANY, "strikes left"),
        Feature("only-place", 1, -1, ALL_PLACES - 1, "the only stack that can be struck"),
        Feature("conquest", 1, -1, SECTORS - 1, "the sector that is being conquered"),
        Feature("order", SEATS + 1, -1, players, "the order of prises"),
        Feature("emissaries", SEATS + 1, 0, POSITIONS, "per place of that order: Emissaries"),
        Feature("next", 1, 0, SEATS + 1, "the place in that order whose prise it is"),
        Feature("bid", 1, -1, MANY, "what the own closed fist holds"),
    )


COUNTED: Final = (
    ("debts", "Debts", DEBTS),
    ("borrowed", "Debts taken by choice in this Cycle", BORROWED),
    ("perjuries", "VP lost by broken oaths", PERJURIES),
    ("held-corruption", "Corruption tokens", CORRUPTION),
    ("spies", "Spy tokens", SPIES),
    ("assassins", "Assassin tokens", ASSASSINS),
    ("moves", "Manoeuvre pawns left", MOVES),
    ("stock", "Cabal tokens not yet played", STOCK),
)
MASKS: Final = (
    ("in-play", "his Cabal cards in play, a bit each", IN_PLAY),
    ("used-own", "those of them that are Used, a bit each", USED_OWN),
)


class Pen:
    """Writes one number after another."""

    def __init__(self, out: vec[i64]) -> None:
        self.out = out
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """The next number of the row."""
        self.out[self.at] = number
        self.at += 1


def observe(state: Position, viewer: i64, out: vec[i64]) -> int:
    """Write what a seat may know; say how many numbers it was."""
    pen = Pen(out)
    _moment(state, viewer, pen)
    _cards(state, viewer, pen)
    _sectors(state, pen)
    _players(state, viewer, pen)
    _stacks(state, viewer, pen)
    _under_way(state, viewer, pen)
    return int(pen.at)


def _seen_from(state: Position, viewer: i64, seat: i64) -> i64:
    """A seat counted from the viewer; the Others come after the last, nobody is -1."""
    players: i64 = state.board.players
    if seat == OTHERS:
        return players
    return -1 if seat < 0 else (seat - viewer + players) % players


def _moment(state: Position, viewer: i64, pen: Pen) -> None:
    board = state.board
    cells = state.cells
    top: i64 = cells[TOP]
    pen.put(cells[CYCLE])
    pen.put(cells[PHASE])
    pen.put(-1 if top == 0 else cells[top])
    pen.put(_seen_from(state, viewer, cells[TURN]))
    pen.put(cells[FALLEN])
    window: i64 = find_frame(cells, WINDOW_STEP) if top != 0 and cells[top] == WINDOW_STEP else -1
    pen.put(-1 if window < 0 else cells[window + WindowFrame.MOMENT])
    answered: i64 = 0 if window < 0 else cells[window + WindowFrame.ROUND + ANSWERED]
    for place in range(board.players):
        pen.put(1 if answered & BIT[(viewer + place) % board.players] else 0)


def _cards(state: Position, viewer: i64, pen: Pen) -> None:
    board = state.board
    cells = state.cells
    for place in range(MOST_VISIBLE):
        pen.put(cells[TRACK + decks.FIRST + place] if place < cells[TRACK] else -1)
    for place in range(MOST_CORRUPTING):
        pen.put(cells[CORRUPTING + decks.FIRST + place] if place < cells[CORRUPTING] else -1)
    pen.put(1 if cells[SECRET] > 0 else 0)
    for place in range(board.players):
        pen.put(1 if cells[SECRET_SEEN] & BIT[(viewer + place) % board.players] else 0)
    pen.put(cells[board.deck])
    for card in range(board.cards):
        pen.put(_where(state, viewer, card))
    for card in range(board.cards):
        pen.put(1 if sets.has(cells, USED_CARDS, card) else 0)
    for card in range(board.cards):
        pen.put(cells[CARD + card] & 15)


def _where(state: Position, viewer: i64, card: i64) -> i64:
    cells = state.cells
    holder = holder_of(state.board, cells, card)
    if holder >= 0:
        return HELD_BY + _seen_from(state, viewer, holder)
    if decks.place_of(cells, TRACK, card) >= 0:
        return ON_TRACK
    if decks.place_of(cells, CORRUPTING, card) >= 0:
        return CORRUPTS
    if sets.has(cells, DISCARD, card):
        return DISCARDED
    return IS_SECRET if cells[SECRET] == card + 1 and cells[SECRET_SEEN] & BIT[viewer] else UNKNOWN


def _sectors(state: Position, pen: Pen) -> None:
    board = state.board
    cells = state.cells
    for sector in range(SECTORS):
        pen.put(cells[DARKNESS + sector])
    for sector in range(SECTORS):
        pen.put(cells[PARASITES + sector])
    for sector in range(SECTORS):
        pen.put(markers_left(board, cells, sector))
    for sector in range(SECTORS):
        pen.put(1 if cells[FROZEN] & BIT[sector] else 0)
    for sector in range(SECTORS):
        pen.put(1 if cells[CLOSED] & BIT[sector] else 0)
    for token in range(TOKENS):
        for sector in range(SECTORS):
            lies: i64 = 1 if cells[TOKEN_SECTORS + token] & BIT[sector] else 0
            pen.put(2 if cells[TOKEN_SPENT + token] & BIT[sector] else lies)
    for kind in range(KINDS):
        pen.put(cells[OTHERS_OUT + kind])


def _players(state: Position, viewer: i64, pen: Pen) -> None:
    board = state.board
    cells = state.cells
    seats = vec[i64]([0] * SEATS)
    for place in range(board.players):
        seats[place] = (viewer + place) % board.players
    for place in range(board.players):
        pen.put(cells[CABAL + seats[place]])
    for place in range(board.players):
        pen.put(points_of(board, cells, seats[place]) if cells[CABAL + seats[place]] >= 0 else 0)
    for place in range(board.players):
        pen.put(rank_of(board, cells, seats[place]) if cells[CABAL + seats[place]] >= 0 else 0)
    for _, _, at in (*COUNTED, *MASKS):
        for place in range(board.players):
            pen.put(cells[at + seats[place]])
    for place in range(board.players):
        pen.put(1 if cells[SKIPPED] & BIT[seats[place]] else 0)
    for place in range(board.players):
        for sector in range(SECTORS):
            pen.put(markers_of(cells, seats[place], sector))
    for place in range(board.players):
        for sector in range(SECTORS):
            pen.put(1 if cells[USED_MARKERS + seats[place]] & BIT[sector] else 0)
    for at in (PERMITS, KEPT):
        for place in range(board.players):
            for sector in range(SECTORS):
                pen.put(by_sector(cells[at + seats[place]], sector))
    pen.put(cells[POWER + viewer])
    for kind in range(KINDS):
        pen.put(cells[RESERVE + viewer * KINDS + kind])
    for affinity in range(AFFINITIES):
        pen.put(cells[AFFINITY + viewer * AFFINITIES + affinity])


def _stacks(state: Position, viewer: i64, pen: Pen) -> None:
    cells = state.cells
    for place in range(ALL_PLACES):
        pen.put(_seen_from(state, viewer, owner_of(cells, place)))
    for place in range(ALL_PLACES):
        pen.put(size_of(cells, place))
    for place in range(ALL_PLACES):
        pen.put(1 if sets.has(cells, TOKEN_PLACES, place) else 0)
    for place in range(ALL_PLACES):
        for position in range(SHOWN):
            known: bool = position < size_of(cells, place) and knows(cells, viewer, place, position)
            pen.put(kind_at(cells, place, position) if known else -1)
    for place in range(ALL_PLACES):
        for kind in range(KINDS):
            pen.put(known_of(cells, viewer, place, kind) if size_of(cells, place) > 0 else 0)


def _under_way(state: Position, viewer: i64, pen: Pen) -> None:
    board = state.board
    cells = state.cells
    team: i64 = find_frame(cells, MANOEUVRE_STEP)
    own: bool = team >= 0 and cells[team + ManoeuvreFrame.SEAT] == viewer
    sector: i64 = team_sector(board, cells, team) if own else -1
    pen.put(sector)
    for position in range(SHOWN):
        shown: bool = sector >= 0 and position < cells[team + ManoeuvreFrame.TEAM]
        pen.put(team_pawn(cells, team, position) if shown else -1)
    spy: i64 = find_frame(cells, SPY_STEP)
    pen.put(0 if spy < 0 else cells[spy + SpyFrame.LEFT])
    strikes: i64 = find_frame(cells, STRIKE_STEP)
    pen.put(0 if strikes < 0 else cells[strikes + StrikeFrame.LEFT])
    pen.put(-1 if strikes < 0 else cells[strikes + StrikeFrame.ONLY_PLACE] - 1)
    at: i64 = find_frame(cells, CONQUEST_STEP)
    contenders: i64 = 0 if at < 0 else cells[at + ConquestFrame.CONTENDERS]
    pen.put(-1 if at < 0 else cells[at + ConquestFrame.SECTOR])
    for place in range(SEATS + 1):
        pen.put(_seen_from(state, viewer, cells[at + ConquestFrame.ORDER + place]) if place < contenders else -1)
    for place in range(SEATS + 1):
        pen.put(strength(cells, at, cells[at + ConquestFrame.ORDER + place]) if place < contenders else 0)
    pen.put(0 if at < 0 else cells[at + ConquestFrame.NEXT])
    fist: i64 = find_frame(cells, FIST_STEP)
    closed: bool = fist >= 0 and cells[fist + FistFrame.CLOSED] & BIT[viewer] != 0
    pen.put(cells[fist + FistFrame.BIDS + viewer] if closed else -1)
