"""The questions that name units: opposing ones, new ones, own ones that move, and those that magic carries (NEC-127).

The board does not change while a card is being thought about, so each counts what was chosen before as gone.
"""

from __future__ import annotations

from logothete.games.necrosia.board import KINDS, PEOPLE, SEAT, marked_of, reserve_of, units_in, units_of
from logothete.games.necrosia.card_effects import E_CONVERT_RIVAL, E_PARALYSE, E_WIDE_MOVE
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards import targets
from logothete.games.necrosia.rules.cards.choices import CARD, PLAYER, SLOTS, argument_of
from logothete.games.necrosia.rules.legal import arrivals, departures, destinations, may_carry, may_move
from logothete.games.necrosia.rules.offering import offer_peoples, offer_regions
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import AIM, AT, CARRY, CAST, LIFT, PICK, RECRUIT, STOP, TO
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import buffer
from logothete.kernel.steps import find_frame


def opposing_units(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """Opposing units one after the other: where, then whose and which kind."""
    board = state.board
    cells = state.cells
    slots: i64 = at + SLOTS
    offers: i64 = 0
    if used % 2 == 1:
        region = argument_of(board, cells[slots + used - 1])
        for rival in range(board.players):
            for kind in range(KINDS):
                if _target_left(state, at, used - 1, rival, region, kind):
                    out[offers] = board.first[PICK] + cells[PEOPLE + rival] * KINDS + kind
                    offers += 1
        return offers
    if used == amount * 2:
        return 0
    for region in range(board.regions):
        if _any_target_left(state, at, used, region):
            out[offers] = board.first[AT] + region
            offers += 1
    if used > 0 and board.effect[cells[at + CARD]] == E_PARALYSE:
        out[offers] = board.first[STOP]
        offers += 1
    return offers


def _any_target_left(state: Position, at: i64, used: i64, region: i64) -> bool:
    for rival in range(state.board.players):
        for kind in range(KINDS):
            if _target_left(state, at, used, rival, region, kind):
                return True
    return False


def _target_left(state: Position, at: i64, used: i64, rival: i64, region: i64, kind: i64) -> bool:
    """Whether a unit of this sort is still there to be chosen, after those already chosen."""
    board = state.board
    cells = state.cells
    card: i64 = cells[at + CARD]
    seat: i64 = cells[at + PLAYER]
    if rival == seat or (board.kind[card] >= 0 and board.kind[card] != kind):
        return False
    number: i64 = units_of(cells, rival, region, kind)
    effect: i64 = board.effect[card]
    if effect == E_CONVERT_RIVAL and reserve_of(cells, seat, kind) == 0:
        return False
    if effect == E_PARALYSE:
        number -= marked_of(cells, rival, region, kind)
        if used > 0 and cells[SEAT + (cells[at + SLOTS + 1] - board.first[PICK]) // KINDS] != rival:
            return False
        if not targets.opponents(state, seat, card) & BIT[rival]:
            return False
    wanted: i64 = board.first[PICK] + cells[PEOPLE + rival] * KINDS + kind
    place: i64 = 0
    while place < used:
        if cells[at + SLOTS + place] == board.first[AT] + region and cells[at + SLOTS + place + 1] == wanted:
            number -= 1
        place += 2
    return number > 0


def kinds_from_reserve(state: Position, seat: i64, first: i64, chosen: i64, only: i64, out: vec[i64]) -> i64:
    """The kinds that the reserve still has after the `chosen` ones from cell `first` on."""
    offers: i64 = 0
    for kind in range(KINDS):
        left: i64 = reserve_of(state.cells, seat, kind)
        for place in range(chosen):
            if state.cells[first + place] == state.board.first[RECRUIT] + kind:
                left -= 1
        if left > 0 and (only < 0 or only == kind):
            out[offers] = state.board.first[RECRUIT] + kind
            offers += 1
    return offers


def returning_units(state: Position, seat: i64, slots: i64, used: i64, out: vec[i64]) -> i64:
    """The kinds of the units lost in this war that may still come back; some may stay (NEC-C71)."""
    board = state.board
    cells = state.cells
    war = find_frame(cells, WAR_STEP)
    lost: i64 = cells[war + battle.LOST + battle.side_of(cells, war, seat)]
    offers: i64 = 0
    for kind in range(KINDS):
        if (lost >> (kind * 6)) & 63 > (cells[slots + 1] >> (kind * 6)) & 63:
            out[offers] = board.first[RECRUIT] + kind
            offers += 1
    if offers > 0 and used > 1:
        out[offers] = board.first[STOP]
        offers += 1
    return offers


def reserve_left(state: Position, seat: i64, slots: i64, used: i64) -> bool:
    """Whether the reserve has a unit left for the place of another Necrosian."""
    out = buffer(KINDS)
    return replacing_units(state, seat, slots, used, out) > 0


def replacing_units(state: Position, seat: i64, slots: i64, used: i64, out: vec[i64]) -> i64:
    """The kinds for the place of a Necrosian, the second of each pair of choices (NEC-C75)."""
    offers: i64 = 0
    for kind in range(KINDS):
        left: i64 = reserve_of(state.cells, seat, kind)
        place: i64 = 1
        while place < used:
            if state.cells[slots + place] == state.board.first[RECRUIT] + kind:
                left -= 1
            place += 2
        if left > 0:
            out[offers] = state.board.first[RECRUIT] + kind
            offers += 1
    return offers


def moving_units(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """Own units one after the other: which, then where to. None moves twice."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[at + PLAYER]
    slots: i64 = at + SLOTS
    only: i64 = board.kind[cells[at + CARD]]
    offers: i64 = 0
    if used % 2 == 1:
        lifted: i64 = cells[slots + used - 1] - board.first[LIFT]
        origin: i64 = lifted % board.regions
        mask: i64 = board.all_regions & ~BIT[origin]
        if board.effect[cells[at + CARD]] == E_WIDE_MOVE:
            mask = destinations(board, cells, lifted // board.regions, origin)
        return offer_regions(board, TO, mask, out, 0)
    if used == amount * 2:
        return 0
    for kind in range(KINDS):
        for region in range(board.regions):
            if (only < 0 or only == kind) and _liftable(state, seat, slots, used, region, kind):
                out[offers] = board.first[LIFT] + kind * board.regions + region
                offers += 1
    if offers > 0 and used > 0:
        out[offers] = board.first[STOP]
        offers += 1
    return offers


def _liftable(state: Position, seat: i64, slots: i64, used: i64, region: i64, kind: i64) -> bool:
    """Whether a unit may still be lifted, after those that were (they are on the board yet)."""
    cells = state.cells
    if not may_move(cells, seat, region, kind):
        return False
    left: i64 = units_of(cells, seat, region, kind) - marked_of(cells, seat, region, kind)
    for place in range(used):
        if cells[slots + place] == state.board.first[LIFT] + kind * state.board.regions + region:
            left -= 1
    return left > 0


def carried_units(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """From where, where to, and whom (NEC-C37)."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[at + PLAYER]
    slots: i64 = at + SLOTS
    if used == 0:
        return offer_regions(board, CAST, departures(board, cells, seat), out, 0)
    origin = argument_of(board, cells[slots])
    if used == 1:
        return offer_regions(board, TO, arrivals(board, cells, seat, origin), out, 0)
    if used - 2 == amount:
        return 0
    offers: i64 = 0
    for owner in range(board.players):
        for kind in range(KINDS):
            action: i64 = board.first[CARRY] + cells[PEOPLE + owner] * KINDS + kind
            left: i64 = units_of(cells, owner, origin, kind)
            if owner == seat:
                left -= marked_of(cells, seat, origin, kind)
            for place in range(2, used):
                if cells[slots + place] == action:
                    left -= 1
            if left > 0 and may_carry(cells, seat, owner, origin, kind):
                out[offers] = action
                offers += 1
    if offers > 0 and used > 2:
        out[offers] = board.first[STOP]
        offers += 1
    return offers


def exchanged_units(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """Where, whose, then pairs: a unit of his and one of mine from elsewhere (NEC-C80)."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[at + PLAYER]
    slots: i64 = at + SLOTS
    if used == 0:
        return offer_regions(board, AT, targets.exchange_regions(board, cells, seat), out, 0)
    region = argument_of(board, cells[slots])
    if used == 1:
        present: i64 = 0
        for rival in range(board.players):
            if rival != seat and units_in(cells, rival, region) > 0:
                present |= BIT[rival]
        return offer_peoples(board, cells, AIM, present, out, 0)
    people: i64 = cells[slots + 1] - board.first[AIM]
    offers: i64 = 0
    if used % 2 == 1:
        for kind in range(KINDS):
            for origin in range(board.regions):
                if origin != region and _liftable(state, seat, slots, used, origin, kind):
                    out[offers] = board.first[LIFT] + kind * board.regions + origin
                    offers += 1
        return offers
    if used - 2 == amount * 2 or (used > 2 and not _more_to_lift(state, seat, slots, used, region)):
        return 0
    for kind in range(KINDS):
        action: i64 = board.first[PICK] + people * KINDS + kind
        left: i64 = units_of(cells, cells[SEAT + people], region, kind)
        for place in range(2, used):
            if cells[slots + place] == action:
                left -= 1
        if left > 0:
            out[offers] = action
            offers += 1
    if offers > 0 and used > 2:
        out[offers] = board.first[STOP]
        offers += 1
    return offers


def _more_to_lift(state: Position, seat: i64, slots: i64, used: i64, region: i64) -> bool:
    for kind in range(KINDS):
        for origin in range(state.board.regions):
            if origin != region and _liftable(state, seat, slots, used, origin, kind):
                return True
    return False
