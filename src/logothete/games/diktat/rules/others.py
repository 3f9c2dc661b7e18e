"""The Others: the Darkness phase, the corruption track, Corruption tokens, common defeat (AUT-036 to AUT-061)."""

from __future__ import annotations

from logothete.components import decks
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    CORRUPTING,
    CORRUPTION,
    CYCLE,
    DARKNESS,
    FALLEN,
    KINDS,
    OTHERS,
    OTHERS_OUT,
    PARASITES,
    SECTORS,
    Board,
)
from logothete.games.diktat.holdings import markers_of, next_card
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.chasing import move_top
from logothete.games.diktat.rules.course import draw_card, lose_together
from logothete.games.diktat.stacks import (
    add_under,
    kind_at,
    known_of,
    others_place,
    owner_of,
    put_stack,
    remember,
    remove,
    size_of,
)
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


def darken(state: Position, dice: Dice, witness: Witness | None) -> None:
    """The Darkness phase: gathering, proliferation, infection (AUT-044)."""
    if state.cells[CYCLE] > 1:
        gather(state, dice, witness)
    card = draw_card(state, dice, witness)
    if card >= 0:
        corrupt(state, card, witness)
        if not state.cells[FALLEN]:
            proliferate(state, state.board.darkness[card], witness)
    if not state.cells[FALLEN]:
        infect(state, witness)


def gather(state: Position, dice: Dice, witness: Witness | None) -> None:
    """The discarded Others go home, under those that are there (AUT-046)."""
    board = state.board
    cells = state.cells
    home = others_place(board.home)
    out: i64 = 0
    kinds = vec[i64]([0] * _all_others(board))
    for kind in range(KINDS):
        for seat in range(board.players):
            remember(cells, seat, home, kind, known_of(cells, seat, home, kind) + cells[OTHERS_OUT + kind])
        for _ in range(cells[OTHERS_OUT + kind]):
            kinds[out] = kind
            out += 1
        cells[OTHERS_OUT + kind] = 0
    if out == 0:
        return
    dice.shuffle(kinds, 0, out)
    if owner_of(cells, home) < 0:
        put_stack(cells, home, OTHERS)
    for place in range(out):
        add_under(cells, home, kinds[place])
    if witness is not None:
        witness.tell(telling.GATHERED, EVERYONE, out)


def _all_others(board: Board) -> int:
    return int(sum(board.starting_pile))


def corrupt(state: Position, card: i64, witness: Witness | None) -> None:
    """A card joins the corruption track; one too many is the end (AUT-005, AUT-006, AUT-036, AUT-091)."""
    board = state.board
    cells = state.cells
    if witness is not None:
        witness.tell(telling.CORRUPTED, EVERYONE, card)
    if cells[CORRUPTING] == board.corruption_spaces:
        lose_together(state, witness)
        return
    decks.put_on(cells, CORRUPTING, card)
    for seat in range(board.players):
        sully(state, seat, possessions_of(board, cells, seat, board.sector_of[card]), witness)


def possessions_of(board: Board, cells: vec[i64], seat: i64, sector: i64) -> i64:
    """How many Possessions of a sector a seat has; both markers of a pair count (AUT-005, AUT-006)."""
    number = markers_of(cells, seat, sector)
    card = next_card(cells, seat, 0)
    while card >= 0:
        if board.sector_of[card] == sector:
            number += 1
        card = next_card(cells, seat, card + 1)
    return number


def sully(state: Position, seat: i64, number: i64, witness: Witness | None) -> None:
    """A seat gains Corruption tokens, if they are played with (AUT-002, AUT-016)."""
    if not state.board.personal or number <= 0:
        return
    state.cells[CORRUPTION + seat] += number
    if witness is not None:
        witness.tell(telling.SULLIED, EVERYONE, seat, number)


def cards_corrupting(board: Board, cells: vec[i64], sector: i64) -> i64:
    """How many cards of a sector lie on the corruption track (AUT-002)."""
    number: i64 = 0
    for place in range(cells[CORRUPTING]):
        if board.sector_of[cells[CORRUPTING + decks.FIRST + place]] == sector:
            number += 1
    return number


def proliferate(state: Position, darkness: i64, witness: Witness | None) -> None:
    """Every corrupted sector receives Others, in the order of the track (AUT-049 to AUT-055)."""
    board = state.board
    cells = state.cells
    home = others_place(board.home)
    served: i64 = 0
    starved: i64 = 0
    if darkness == 0:
        return
    for place in range(cells[CORRUPTING]):
        sector: i64 = board.sector_of[cells[CORRUPTING + decks.FIRST + place]]
        available = size_of(cells, home)
        if available == 0:
            starved |= BIT[sector]
        elif sector != board.home:
            number: i64 = darkness if darkness < available else available
            for _ in range(number):
                move_top(cells, home, others_place(sector))
            served |= BIT[sector]
            if witness is not None:
                witness.tell(telling.SPREAD, EVERYONE, sector, number)
    for sector in range(SECTORS):
        if starved & ~served & BIT[sector]:
            cells[PARASITES + sector] += 1
            if witness is not None:
                witness.tell(telling.PARASITE_CAME, EVERYONE, sector)


def infect(state: Position, witness: Witness | None) -> None:
    """Darkness for every full number of Others in a sector; one too many is the end (AUT-056 to AUT-060, AUT-092)."""
    board = state.board
    cells = state.cells
    for sector in range(SECTORS):
        if sector == board.home and not board.infects:
            continue
        number: i64 = size_of(cells, others_place(sector)) // board.pawns_per_darkness
        for _ in range(number):
            if all_darkness(cells) == board.darkness_tokens:
                lose_together(state, witness)
                return
            cells[DARKNESS + sector] += 1
        if number > 0 and witness is not None:
            witness.tell(telling.DARKENED, EVERYONE, sector, number)


def all_darkness(cells: vec[i64]) -> i64:
    """The Darkness tokens on the main board (AUT-099)."""
    total: i64 = 0
    for sector in range(SECTORS):
        total += cells[DARKNESS + sector]
    return total


def discard_others(state: Position, sector: i64, witness: Witness | None) -> None:
    """All Others of a sector that a player has won go to their board, and the tokens on it too (AUT-087, AUT-088)."""
    cells = state.cells
    pile = others_place(sector)
    if size_of(cells, pile) > 0:
        while size_of(cells, pile) > 0:
            take_out(cells, pile, size_of(cells, pile) - 1)
        if witness is not None:
            witness.tell(telling.OTHERS_LEFT, EVERYONE, sector)
    if cells[PARASITES + sector] > 0:
        cells[PARASITES + sector] = 0
        if witness is not None:
            witness.tell(telling.PARASITES_LEFT, EVERYONE, sector)


def take_out(cells: vec[i64], pile: i64, position: i64) -> None:
    """One of the Others is discarded to their board, face up (AUT-034)."""
    cells[OTHERS_OUT + kind_at(cells, pile, position)] += 1
    remove(cells, pile, position)
