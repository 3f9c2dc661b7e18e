"""What a card asks its player before it takes effect (NEC-127, NEC-132): a list of small choices, each an action.

A card has a shape: which kinds of choices follow one another. Choices are kept in the announcement's frame as they
were made, and nothing on the board changes until the card stands. "That many if they exist" ends by itself when
nothing more can be chosen; "up to" is ended by `stop`, after at least one.
"""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    AIM,
    AT,
    CARDS,
    CARRY,
    CAST,
    DIE,
    E_ADD_UNITS,
    E_AIRBORNE,
    E_BAN,
    E_BIG_MAGIC,
    E_BIG_TRADE,
    E_CANCEL_LOSSES,
    E_CLEAR_REGION,
    E_CONTRACT,
    E_CONVERT_RIVAL,
    E_CURSE,
    E_DISCARD_CARDS,
    E_DISCARD_ROW,
    E_EMPATHY,
    E_EXCHANGE,
    E_EXTORT,
    E_HEAL,
    E_HYPNOSIS,
    E_KILL_NECROSIANS,
    E_MOVE_NECROSIANS,
    E_MOVE_UNITS,
    E_NECROSE_REGION,
    E_NECROSE_UNITS,
    E_PARALYSE,
    E_PRIVILEGE,
    E_PROXY_TRADE,
    E_PUSH_FIGHTERS,
    E_PUSH_NECROSIANS,
    E_RECOVER_CARD,
    E_REMOVE_UNITS,
    E_REPLACE_NECROSIANS,
    E_REROLL_CHOSEN,
    E_REROLL_ONE,
    E_RETURN_UNITS,
    E_STEAL_CARD,
    E_WARD,
    E_WIDE_MOVE,
    EFFECT_KEYS,
    KINDS,
    LIFT,
    NECROSIAN_FOE,
    NECROSIANS,
    NECROSIS_STEP,
    PEOPLE,
    PICK,
    RECRUIT,
    SEAT,
    STIR,
    STOP,
    TO,
    TRADE,
    TRADE_STEP,
    WAGE,
    WANT,
    WAR_STEP,
    YEAR_END_STEP,
    Board,
    discarded,
    in_row,
    marked_of,
    reserve_of,
    units_in,
    units_of,
)
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules import battle, fitting
from logothete.games.necrosia.rules.course import find_frame
from logothete.games.necrosia.rules.legal import (
    airborne_origins,
    airborne_targets,
    arrivals,
    departures,
    destinations,
    markets,
    may_attack,
    may_carry,
    may_move,
    shielded,
)
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness, room
from logothete.kernel.steps import FRAME

# The frame of an announcement, as far as choices go.
CARD: Final = 0
PLAYER: Final = 1
MOMENT: Final = 2
USED: Final = 5
"""How many choices are made; MOST + 1 when the player has said that it is enough."""
SLOTS: Final = 6
MOST: Final = 8

# The shapes.
NOTHING: Final = 0
A_REGION: Final = 1
AN_OPPONENT: Final = 2
UNITS_THERE: Final = 3
NEW_UNITS: Final = 4
MOVES: Final = 5
NECROSIANS_THERE: Final = 6
NECROSIAN_MOVES: Final = 7
A_PUSH: Final = 8
REPLACEMENTS: Final = 9
A_DIE: Final = 10
SOME_DICE: Final = 11
A_CARD: Final = 12
A_WAR: Final = 13
A_MARKET: Final = 14
A_SPELL: Final = 15
AN_EXCHANGE: Final = 16
A_RETURN: Final = 17
A_KIND: Final = 18
SOME_LOSSES: Final = 19

_SHAPES: Final = {
    E_REROLL_ONE: A_DIE,
    E_REROLL_CHOSEN: SOME_DICE,
    E_RETURN_UNITS: A_RETURN,
    E_PUSH_FIGHTERS: A_REGION,
    E_ADD_UNITS: NEW_UNITS,
    E_EMPATHY: A_KIND,
    E_REMOVE_UNITS: UNITS_THERE,
    E_NECROSE_UNITS: UNITS_THERE,
    E_CONVERT_RIVAL: UNITS_THERE,
    E_MOVE_UNITS: MOVES,
    E_EXCHANGE: AN_EXCHANGE,
    E_PARALYSE: UNITS_THERE,
    E_WIDE_MOVE: MOVES,
    E_BIG_TRADE: A_MARKET,
    E_PROXY_TRADE: A_MARKET,
    E_BIG_MAGIC: A_SPELL,
    E_AIRBORNE: A_WAR,
    E_BAN: AN_OPPONENT,
    E_CURSE: A_REGION,
    E_MOVE_NECROSIANS: NECROSIAN_MOVES,
    E_PUSH_NECROSIANS: A_PUSH,
    E_KILL_NECROSIANS: NECROSIANS_THERE,
    E_CLEAR_REGION: A_REGION,
    E_REPLACE_NECROSIANS: REPLACEMENTS,
    E_NECROSE_REGION: A_REGION,
    E_HEAL: A_REGION,
    E_WARD: A_REGION,
    E_CANCEL_LOSSES: SOME_LOSSES,
    E_CONTRACT: A_REGION,
    E_HYPNOSIS: A_REGION,
    E_PRIVILEGE: A_REGION,
    E_EXTORT: AN_OPPONENT,
    E_STEAL_CARD: AN_OPPONENT,
    E_DISCARD_CARDS: AN_OPPONENT,
    E_RECOVER_CARD: A_CARD,
    E_DISCARD_ROW: A_CARD,
}
SHAPES: Final = vec[i64]([_SHAPES.get(effect, NOTHING) for effect in range(len(EFFECT_KEYS))])


def made(cells: vec[i64], at: i64) -> vec[i64]:
    """The choices of an announcement, as actions, -1 after the last."""
    slots = cells[at + SLOTS : at + SLOTS + MOST]
    used = _used(cells, at)
    for place in range(used, MOST):
        slots[place] = -1
    return slots


def add(state: Position, at: i64, action: i64) -> None:
    """Make one choice."""
    cells = state.cells
    if state.board.verb_of[action] == STOP:
        cells[at + USED] += MOST + 1
        return
    if SHAPES[state.board.effect[cells[at + CARD]]] == SOME_DICE:
        # There can be more dice than slots: they are kept as one mask.
        cells[at + SLOTS] |= BIT[action - state.board.first[DIE]]
        cells[at + USED] = 1
        return
    if SHAPES[state.board.effect[cells[at + CARD]]] == A_RETURN and cells[at + USED] > 0:
        # Nor need there be as many slots as units that return: they are counted by kind.
        cells[at + SLOTS + 1] += BIT[(action - state.board.first[RECRUIT]) * 6]
        cells[at + USED] = 2
        return
    cells[at + SLOTS + cells[at + USED]] = action
    cells[at + USED] += 1


def complete(state: Position, at: i64) -> bool:
    """Whether there is nothing more to choose."""
    cells = state.cells
    if cells[at + USED] > MOST or SHAPES[state.board.effect[cells[at + CARD]]] == NOTHING:
        return True
    out = room(state.board.actions)
    offers = offer(state, at, out)
    return offers == 0 or (offers == 1 and state.board.verb_of[out[0]] == STOP)


def _used(cells: vec[i64], at: i64) -> i64:
    used: i64 = cells[at + USED]
    return used if used <= MOST else used - MOST - 1


def tell(state: Position, at: i64, witness: Witness | None) -> None:
    """Everybody hears what the card is used on."""
    if witness is None or SHAPES[state.board.effect[state.cells[at + CARD]]] == SOME_DICE:
        return
    returning: bool = SHAPES[state.board.effect[state.cells[at + CARD]]] == A_RETURN
    slots = made(state.cells, at)
    for place in range(1 if returning else MOST):
        action: i64 = slots[place]
        if action >= 0:
            verb: i64 = state.board.verb_of[action]
            argument: i64 = action - state.board.first[verb]
            seat: i64 = state.cells[at + PLAYER]
            if verb in (AT, TO, STIR, CAST, TRADE):
                witness.tell(telling.NAMED_REGION, EVERYONE, seat, argument)
            elif verb == AIM:
                witness.tell(telling.NAMED_RIVAL, EVERYONE, seat, state.cells[SEAT + argument])
            elif verb in (PICK, CARRY):
                witness.tell(
                    telling.NAMED_UNIT, EVERYONE, seat, state.cells[SEAT + argument // KINDS], argument % KINDS
                )
            elif verb == LIFT:
                regions: i64 = state.board.regions
                witness.tell(telling.NAMED_OWN_UNIT, EVERYONE, seat, argument // regions, argument % regions)
            elif verb == WANT:
                witness.tell(telling.NAMED_CARD, EVERYONE, seat, argument)


def offer(state: Position, at: i64, out: vec[i64]) -> i64:
    """The next choice of a card, and `stop` where enough may be enough."""
    board = state.board
    cells = state.cells
    card: i64 = cells[at + CARD]
    seat: i64 = cells[at + PLAYER]
    shape: i64 = SHAPES[board.effect[card]]
    used: i64 = cells[at + USED]
    if used >= MOST or shape == NOTHING:
        return 0
    slots: i64 = at + SLOTS
    amount: i64 = board.amount[card]
    if shape == A_REGION:
        return _regions(board, AT, regions_for(state, at), out) if used == 0 else 0
    if shape == AN_OPPONENT:
        return _peoples(board, cells, AIM, fitting.opponents(state, seat, card), out) if used == 0 else 0
    if shape == UNITS_THERE:
        return _units(state, at, used, amount, out)
    if shape == NEW_UNITS:
        if used == 0:
            return _regions(board, AT, board.all_regions, out)
        return _kinds_from_reserve(state, seat, slots + 1, used - 1, board.kind[card], out) if used <= amount else 0
    if shape == A_KIND:
        return _kinds_from_reserve(state, seat, slots, 0, -1, out) if used == 0 else 0
    if shape == MOVES:
        return _moves(state, at, used, amount, out)
    if shape == NECROSIANS_THERE:
        return _regions(board, AT, _necrosians_left(state, slots, used, 1), out) if used < amount else 0
    if shape == NECROSIAN_MOVES:
        if used % 2 == 1:
            return _regions(board, TO, board.all_regions & ~BIT[_region(board, cells[slots + used - 1])], out)
        return _regions(board, STIR, _necrosians_left(state, slots, used, 2), out) if used < amount * 2 else 0
    if shape == A_PUSH:
        return _push(state, at, used, amount, out)
    if shape == REPLACEMENTS:
        if used % 2 == 1:
            return _replacing(state, seat, slots, used, out)
        if used == amount * 2 or not _reserve_left(state, seat, slots, used):
            return 0
        return _regions(board, AT, _necrosians_left(state, slots, used, 2), out)
    if shape in (A_DIE, SOME_DICE):
        return _dice(state, at, used, shape == SOME_DICE, out)
    if shape == A_CARD:
        return _cards(state, card, out) if used == 0 else 0
    if shape == A_WAR:
        return _war(state, seat, slots, used, out)
    if shape == A_MARKET:
        if used > 0 or cells[cells[at - FRAME + 1]] == TRADE_STEP:
            return 0
        open_regions: i64 = board.all_regions if board.effect[card] == E_PROXY_TRADE else markets(board, cells, seat)
        return _regions(board, TRADE, open_regions, out)
    if shape == A_SPELL:
        return _spell(state, at, used, amount, out)
    if shape == AN_EXCHANGE:
        return _exchange(state, at, used, amount, out)
    if shape == A_RETURN:
        if used == 0:
            return _regions(board, AT, board.all_regions, out)
        return _returning(state, seat, slots, used, out)
    return _losses(state, slots, used, amount, out)


# Regions, peoples, units


def _regions(board: Board, verb: i64, mask: i64, out: vec[i64]) -> i64:
    offers: i64 = 0
    for region in range(board.regions):
        if mask & BIT[region]:
            out[offers] = board.first[verb] + region
            offers += 1
    return offers


def _peoples(board: Board, cells: vec[i64], verb: i64, seats: i64, out: vec[i64]) -> i64:
    offers: i64 = 0
    for seat in range(board.players):
        if seats & BIT[seat]:
            out[offers] = board.first[verb] + cells[PEOPLE + seat]
            offers += 1
    return offers


def _region(board: Board, action: i64) -> i64:
    """The region that an action of one region names."""
    return action - board.first[board.verb_of[action]]


def regions_for(state: Position, at: i64) -> i64:
    """The regions that a card of one region can name."""
    board = state.board
    cells = state.cells
    card: i64 = cells[at + CARD]
    seat: i64 = cells[at + PLAYER]
    effect: i64 = board.effect[card]
    if effect == E_PUSH_FIGHTERS:
        return board.links[cells[find_frame(cells, WAR_STEP) + battle.ORIGIN]]
    if effect == E_CURSE:
        return fitting.dangerous(board, cells)
    if effect == E_CLEAR_REGION:
        return fitting.infested(board, cells)
    if effect == E_NECROSE_REGION:
        return fitting.most_crowded(board, cells, board.kind[card])
    if effect == E_HEAL:
        return fitting.healable(board, cells)
    if effect == E_WARD:
        return cells[find_frame(cells, YEAR_END_STEP)]
    if effect == E_CONTRACT:
        return fitting.contractable(board, cells, seat)
    if effect == E_HYPNOSIS:
        return fitting.held(board, cells, seat)
    return fitting.privileges(board, cells, seat, cells[at + MOMENT])


def _units(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """Opposing units one after the other: where, then whose and which kind."""
    board = state.board
    cells = state.cells
    slots: i64 = at + SLOTS
    offers: i64 = 0
    if used % 2 == 1:
        region = _region(board, cells[slots + used - 1])
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
        if not fitting.opponents(state, seat, card) & BIT[rival]:
            return False
    wanted: i64 = board.first[PICK] + cells[PEOPLE + rival] * KINDS + kind
    place: i64 = 0
    while place < used:
        if cells[at + SLOTS + place] == board.first[AT] + region and cells[at + SLOTS + place + 1] == wanted:
            number -= 1
        place += 2
    return number > 0


# New units


def _kinds_from_reserve(state: Position, seat: i64, first: i64, chosen: i64, only: i64, out: vec[i64]) -> i64:
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


def _returning(state: Position, seat: i64, slots: i64, used: i64, out: vec[i64]) -> i64:
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


def _reserve_left(state: Position, seat: i64, slots: i64, used: i64) -> bool:
    out = room(KINDS)
    return _replacing(state, seat, slots, used, out) > 0


def _replacing(state: Position, seat: i64, slots: i64, used: i64, out: vec[i64]) -> i64:
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


# Moves


def _moves(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
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
        return _regions(board, TO, mask, out)
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


def _necrosians_left(state: Position, slots: i64, used: i64, every: i64) -> i64:
    """The regions with a Necrosian left, after those chosen at every `every`-th place."""
    board = state.board
    cells = state.cells
    mask: i64 = 0
    for region in range(board.regions):
        left: i64 = cells[NECROSIANS + region]
        place: i64 = 0
        while place < used:
            if _region(board, cells[slots + place]) == region:
                left -= 1
            place += every
        if left > 0:
            mask |= BIT[region]
    return mask


def _push(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """From where, where to, and how many by naming the origin again (NEC-C73)."""
    board = state.board
    cells = state.cells
    slots: i64 = at + SLOTS
    if used == 0:
        return _regions(board, STIR, fitting.infested(board, cells), out)
    origin = _region(board, cells[slots])
    if used == 1:
        return _regions(board, TO, board.links[origin], out)
    if used > amount or used - 1 >= cells[NECROSIANS + origin]:
        return 0
    out[0] = board.first[STIR] + origin
    out[1] = board.first[STOP]
    return 2


# Wars, magic, cards


def _dice(state: Position, at: i64, used: i64, several: bool, out: vec[i64]) -> i64:
    """One die of the defender, or any of one's own (NEC-C15, NEC-C65)."""
    board = state.board
    cells = state.cells
    war = find_frame(cells, WAR_STEP)
    side: i64 = board.side[cells[at + CARD]]
    if several:
        side = battle.side_of(cells, war, cells[at + PLAYER])
    elif used > 0:
        return 0
    offers: i64 = 0
    for die in range(cells[war + battle.ROLLED + side]):
        # In rising order: any set of dice is chosen in one way.
        if not several or BIT[die] > cells[at + SLOTS]:
            out[offers] = board.first[DIE] + die
            offers += 1
    if several and used > 0 and offers > 0:
        out[offers] = board.first[STOP]
        offers += 1
    return offers


def _cards(state: Position, card: i64, out: vec[i64]) -> i64:
    """Cards of a suit in the discard pile, or in the row (NEC-C46, NEC-C69)."""
    board = state.board
    row: bool = board.effect[card] == E_DISCARD_ROW
    offers: i64 = 0
    for other in range(CARDS):
        there: bool = in_row(state.cells, other) if row else discarded(state.cells, other)
        if there and board.suit[other] == board.wanted[card]:
            out[offers] = board.first[WANT] + other
            offers += 1
    return offers


def _war(state: Position, seat: i64, slots: i64, used: i64, out: vec[i64]) -> i64:
    """From where, then whom in which neighbouring region (NEC-C12)."""
    board = state.board
    cells = state.cells
    if used == 0:
        return _regions(board, AT, airborne_origins(board, cells, seat, shielded(cells)), out)
    if used > 1:
        return 0
    return airborne_wars(state, seat, _region(board, cells[slots]), out, 0)


def airborne_wars(state: Position, seat: i64, origin: i64, out: vec[i64], offers: i64) -> i64:
    """The wars that an Airborne Assault from `origin` may be."""
    board = state.board
    cells = state.cells
    regions = airborne_targets(board, cells, seat, origin, shielded(cells))
    for region in range(board.regions):
        if regions & BIT[region]:
            for foe in range(board.players):
                if may_attack(board, cells, seat, origin, region, foe):
                    out[offers] = board.first[WAGE] + region * (board.peoples + 1) + cells[PEOPLE + foe]
                    offers += 1
            if may_attack(board, cells, seat, origin, region, NECROSIAN_FOE):
                out[offers] = board.first[WAGE] + region * (board.peoples + 1) + board.peoples
                offers += 1
    return offers


def _spell(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """From where, where to, and whom (NEC-C37)."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[at + PLAYER]
    slots: i64 = at + SLOTS
    if used == 0:
        return _regions(board, CAST, departures(board, cells, seat), out)
    origin = _region(board, cells[slots])
    if used == 1:
        return _regions(board, TO, arrivals(board, cells, seat, origin), out)
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


def _exchange(state: Position, at: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """Where, whose, then pairs: a unit of his and one of mine from elsewhere (NEC-C80)."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[at + PLAYER]
    slots: i64 = at + SLOTS
    if used == 0:
        return _regions(board, AT, fitting.exchange_regions(board, cells, seat), out)
    region = _region(board, cells[slots])
    if used == 1:
        present: i64 = 0
        for rival in range(board.players):
            if rival != seat and units_in(cells, rival, region) > 0:
                present |= BIT[rival]
        return _peoples(board, cells, AIM, present, out)
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


def _losses(state: Position, slots: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """The regions where a loss of phase 4 is still to be suffered (NEC-C24)."""
    board = state.board
    cells = state.cells
    if used == amount:
        return 0
    due: i64 = cells[find_frame(cells, NECROSIS_STEP) + 1]
    offers: i64 = 0
    for region in range(board.regions):
        left: i64 = (due >> (region * 2)) & 3
        for place in range(used):
            if _region(board, cells[slots + place]) == region:
                left -= 1
        if left > 0:
            out[offers] = board.first[AT] + region
            offers += 1
    if offers > 0 and used > 0:
        out[offers] = board.first[STOP]
        offers += 1
    return offers
