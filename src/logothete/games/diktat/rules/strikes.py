"""Assassinations: one strike after another, fines, bounties, tokens that shield, strikes of the Others.

DIK-125 to DIK-136, DIK-326, DIK-059, AUT-028, AUT-041, AUT-065 to AUT-074.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ALL_PLACES,
    EMISSARY,
    GUARD,
    OTHERS,
    OTHERS_OUT,
    PARASITES,
    SECTORS,
    SUPPLY,
    TOKEN_SPENT,
    Board,
)
from logothete.games.diktat.desk import judging, statements
from logothete.games.diktat.effects.rows import BOUNTY, FINE_RECEIVED, OWN_PAWN_KILLED
from logothete.games.diktat.frames import BY_OTHERS, COMPULSORY, GUARDS_IGNORED, StrikeFrame
from logothete.games.diktat.kinds import STRIKE_STEP
from logothete.games.diktat.money import gain, owe
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.stacks import is_open, owner_of, remove, reveal, sector_of, size_of
from logothete.games.diktat.standing import figure, fine_paid, fire, shield
from logothete.games.diktat.verbs import AT, ENOUGH, PAWN, PURGE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, Objection, Witness
from logothete.kernel.steps import TOP, Listed, pop, top_frame

NO_TARGET_THERE: Final = Objection("DIK-127", "no-target-there", ("place",))
OWN_PAWNS: Final = Objection("DIK-135", "own-pawns", ("place",))
NO_PAWN_THERE: Final = Objection("DIK-132", "no-pawn-there", ("position",))
STACK_FIRST: Final = Objection("DIK-132", "stack-first")
PAWN_NOW: Final = Objection("DIK-132", "pawn-now")
NO_PARASITE_THERE: Final = Objection("AUT-041", "no-corruption-there", ("sector",))
STRIKE_FIRST: Final = Objection("DIK-135", "strike-first")
OTHERS_ARE_ATTACKING: Final = Objection("AUT-074", "others-are-attacking")
OTHERS_DO_NOT_STOP: Final = Objection("AUT-072", "others-do-not-stop")


class Strike(Listed[Position]):
    """A series of assassinations; a stack is named, then a pawn of it, or a Corruption token is struck."""

    kind: ClassVar[int] = STRIKE_STEP
    whose: ClassVar[str] = "DIK-127"
    layout: ClassVar[type | None] = StrikeFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        seat: i64 = cells[at + StrikeFrame.SEAT]
        if cells[at + StrikeFrame.LEFT] <= 0:
            return 0
        only: i64 = cells[at + StrikeFrame.ONLY_PLACE] - 1
        if cells[at + StrikeFrame.MODE] & BY_OTHERS:
            return BIT[seat] if size_of(cells, only) > 0 else 0
        sector: i64 = cells[at + StrikeFrame.ONLY_SECTOR] - 1
        return BIT[seat] if can_strike(state.board, cells, seat, sector, only) else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def shuts(self, state: Position, seat: i64) -> Objection | None:
        """While the Others attack nobody acts freely (AUT-074, AUT-076)."""
        by_others: bool = state.cells[top_frame(state.cells) + StrikeFrame.MODE] & BY_OTHERS != 0
        return OTHERS_ARE_ATTACKING if by_others else None

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at = top_frame(cells)
        left = int(cells[at + StrikeFrame.LEFT])
        if cells[at + StrikeFrame.MODE] & BY_OTHERS:
            return Prompt("strike-for-others", "AUT-065", {"number": left})
        return Prompt("strike" if _chosen(cells, at) < 0 else "strike-pawn", "DIK-127", {"number": left})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        first = state.board.first
        cells = state.cells
        at = top_frame(cells)
        offers: i64 = 0
        chosen = _chosen(cells, at)
        if chosen >= 0:
            for position in range(size_of(cells, chosen)):
                out[position] = first[PAWN] + position
            return size_of(cells, chosen)
        if cells[at + StrikeFrame.STRUCK] > 0 or not cells[at + StrikeFrame.MODE] & COMPULSORY:
            out[0] = first[ENOUGH]
            offers = 1
        sector: i64 = cells[at + StrikeFrame.ONLY_SECTOR] - 1
        only: i64 = cells[at + StrikeFrame.ONLY_PLACE] - 1
        for place in range(ALL_PLACES):
            if is_target(cells, seat, place, sector, only):
                out[offers] = first[AT] + place
                offers += 1
        for where in range(SECTORS):
            if has_parasite(cells, where, sector, only):
                out[offers] = first[PURGE] + where
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return _otherwise(state, seat, action, top_frame(state.cells))

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == AT:
            cells[at + StrikeFrame.PLACE] = argument + 1
            return OPEN
        if verb == ENOUGH:
            cells[at + StrikeFrame.LEFT] = 0
            return OPEN
        cells[at + StrikeFrame.LEFT] -= 1
        cells[at + StrikeFrame.STRUCK] += 1
        if verb == PURGE:
            cells[PARASITES + argument] -= 1
            if witness is not None:
                witness.tell(telling.PURGED, EVERYONE, seat, argument)
            return OPEN
        place = _chosen(cells, at)
        cells[at + StrikeFrame.PLACE] = 0
        strike(state, at, place, argument, witness)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """For the Others a random position; of his own as little as is allowed (DIK-320)."""
        cells = state.cells
        first = state.board.first
        at = top_frame(cells)
        chosen = _chosen(cells, at)
        if chosen >= 0:
            return first[PAWN] + dice.below(size_of(cells, chosen))
        if cells[at + StrikeFrame.STRUCK] > 0 or not cells[at + StrikeFrame.MODE] & COMPULSORY:
            return first[ENOUGH]
        for sector in range(SECTORS):
            if has_parasite(cells, sector, cells[at + StrikeFrame.ONLY_SECTOR] - 1, -1):
                return first[PURGE] + sector
        place: i64 = 0
        while not is_target(cells, seat, place, cells[at + StrikeFrame.ONLY_SECTOR] - 1, -1):
            place += 1
        return first[AT] + place


def attacked_by_others(cells: vec[i64]) -> i64:
    """The seat whose stack the Others are attacking, -1 if they attack nobody (AUT-065)."""
    if cells[TOP] == 0 or cells[cells[TOP]] != STRIKE_STEP:
        return -1
    at = top_frame(cells)
    return owner_of(cells, cells[at + StrikeFrame.ONLY_PLACE] - 1) if cells[at + StrikeFrame.MODE] & BY_OTHERS else -1


def _chosen(cells: vec[i64], at: i64) -> i64:
    """The stack in which a pawn is to be named now, -1 for none. The Others strike only one (AUT-068)."""
    if cells[at + StrikeFrame.MODE] & BY_OTHERS:
        return cells[at + StrikeFrame.ONLY_PLACE] - 1
    place: i64 = cells[at + StrikeFrame.PLACE] - 1
    return place if place >= 0 and is_target(cells, cells[at + StrikeFrame.SEAT], place, -1, -1) else -1


def is_target(cells: vec[i64], seat: i64, place: i64, sector: i64, only: i64) -> bool:
    """Whether a seat may strike in a stack; `sector` and `only` are the one sector and the one stack, or -1."""
    if size_of(cells, place) == 0 or owner_of(cells, place) == seat or not is_open(cells, sector_of(place)):
        return False
    return (sector < 0 or sector_of(place) == sector) and (only < 0 or place == only)


def has_parasite(cells: vec[i64], where: i64, sector: i64, only: i64) -> bool:
    """Whether there is a Corruption token to strike in a sector (AUT-041)."""
    return cells[PARASITES + where] > 0 and is_open(cells, where) and only < 0 and (sector < 0 or where == sector)


def can_strike(board: Board, cells: vec[i64], seat: i64, sector: i64, only: i64) -> bool:
    """Whether there is anything to strike for a seat (DIK-135)."""
    for place in range(ALL_PLACES):
        if is_target(cells, seat, place, sector, only):
            return True
    for where in range(SECTORS):
        if has_parasite(cells, where, sector, only):
            return True
    return False


def strike(state: Position, at: i64, place: i64, position: i64, witness: Witness | None) -> None:
    """One assassination with all its consequences (DIK-315). `at` is where the series has its frame."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[at + StrikeFrame.SEAT]
    by_others: bool = cells[at + StrikeFrame.MODE] & BY_OTHERS != 0
    owner = owner_of(cells, place)
    sector = sector_of(place)
    if owner != OTHERS and _is_shielded(state, at, owner, sector, witness):
        return
    if not by_others:
        judging.struck(board, cells, seat, owner, place, position, witness)
    kind = reveal(cells, board.all_seats, place, position)
    statements.pawn_seen(board, cells, place, position, board.all_seats, witness)
    remove(cells, place, position)
    if owner == OTHERS:
        cells[OTHERS_OUT + kind] += 1
    if witness is not None:
        witness.tell(telling.OTHERS_STRUCK if by_others else telling.STRUCK, EVERYONE, seat, place, position, kind)
        if size_of(cells, place) == 0:
            witness.tell(telling.STACK_GONE, EVERYONE, place)
    if kind == EMISSARY and not by_others:
        gain(cells, seat, figure(board, cells, seat, BOUNTY, 0), witness)
    elif kind == GUARD and not cells[at + StrikeFrame.MODE] & GUARDS_IGNORED:
        cells[at + StrikeFrame.LEFT] = 0
        _settle_guard(state, seat, by_others, owner, sector, witness)
    if owner != OTHERS:
        fire(board, cells, owner, OWN_PAWN_KILLED, -1, -1)


def _is_shielded(state: Position, at: i64, owner: i64, sector: i64, witness: Witness | None) -> bool:
    """Whether a token turns a strike away before the pawn is turned; it ends the series (DIK-059)."""
    board = state.board
    cells = state.cells
    token = shield(board, cells, owner, sector)
    if token < 0:
        return False
    cells[TOKEN_SPENT + token] |= BIT[sector]
    cells[at + StrikeFrame.LEFT] = 0
    seat: i64 = cells[at + StrikeFrame.SEAT]
    if cells[at + StrikeFrame.MODE] & BY_OTHERS:
        if witness is not None:
            witness.tell(telling.OTHERS_SHIELDED, EVERYONE, owner, sector)
        gain(cells, owner, board.fine, witness)
    else:
        if witness is not None:
            witness.tell(telling.SHIELDED, EVERYONE, seat, owner, sector)
        owe(board, cells, seat, owner, fine_paid(board, cells, seat, sector), witness)
    return True


def _settle_guard(
    state: Position, seat: i64, by_others: bool, owner: i64, sector: i64, witness: Witness | None
) -> None:
    """What a revealed Guard costs, and whom (DIK-130, DIK-326, AUT-028, AUT-069 to AUT-074)."""
    board = state.board
    cells = state.cells
    if by_others:
        gain(cells, owner, board.fine + figure(board, cells, owner, FINE_RECEIVED, 0), witness)
        return
    fine = fine_paid(board, cells, seat, sector)
    if owner == OTHERS:
        owe(board, cells, seat, SUPPLY, fine, witness)
    elif fine > 0:
        owe(board, cells, seat, owner, fine + figure(board, cells, owner, FINE_RECEIVED, 0), witness)


def _otherwise(state: Position, seat: i64, action: i64, at: i64) -> Objection:
    board = state.board
    cells = state.cells
    verb: i64 = board.verb_of[action]
    argument: i64 = action - board.first[verb]
    chosen = _chosen(cells, at)
    if verb == PAWN:
        return STACK_FIRST if chosen < 0 else NO_PAWN_THERE
    if cells[at + StrikeFrame.MODE] & BY_OTHERS and verb in (AT, PURGE, ENOUGH):
        return OTHERS_DO_NOT_STOP
    if chosen >= 0 and verb in (AT, PURGE, ENOUGH):
        return PAWN_NOW
    if verb == AT:
        return OWN_PAWNS if owner_of(cells, argument) == seat else NO_TARGET_THERE
    if verb == PURGE:
        return NO_PARASITE_THERE
    return STRIKE_FIRST if verb == ENOUGH else misplaced(board, action)
