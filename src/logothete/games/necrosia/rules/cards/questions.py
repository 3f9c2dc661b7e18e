"""What a card asks its player next, and whether it has asked enough (NEC-127, NEC-132).

"That many if they exist" ends by itself when nothing more can be chosen; "up to" is ended by `stop`, after at least
one.
"""

from __future__ import annotations

from logothete.games.necrosia.board import NECROSIANS
from logothete.games.necrosia.card_effects import (
    E_CLEAR_REGION,
    E_CONTRACT,
    E_CURSE,
    E_DISCARD_ROW,
    E_HEAL,
    E_HYPNOSIS,
    E_NECROSE_REGION,
    E_PROXY_TRADE,
    E_PUSH_FIGHTERS,
    E_WARD,
)
from logothete.games.necrosia.frames import NecrosisFrame, YearEndFrame, due_in
from logothete.games.necrosia.hands import discarded, in_row
from logothete.games.necrosia.kinds import NECROSIS_STEP, TRADE_STEP, WAR_STEP, YEAR_END_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.actions.declaration import airborne_wars
from logothete.games.necrosia.rules.cards import targets
from logothete.games.necrosia.rules.cards.choices import (
    A_CARD,
    A_DIE,
    A_KIND,
    A_MARKET,
    A_PUSH,
    A_REGION,
    A_RETURN,
    A_SPELL,
    A_WAR,
    AN_EXCHANGE,
    AN_OPPONENT,
    CARD,
    MOMENT,
    MOST,
    MOVES,
    NECROSIAN_MOVES,
    NECROSIANS_THERE,
    NEW_UNITS,
    NOTHING,
    PLAYER,
    REPLACEMENTS,
    SHAPES,
    SLOTS,
    SOME_DICE,
    UNITS_THERE,
    USED,
    argument_of,
)
from logothete.games.necrosia.rules.cards.unit_questions import (
    carried_units,
    exchanged_units,
    kinds_from_reserve,
    moving_units,
    opposing_units,
    replacing_units,
    reserve_left,
    returning_units,
)
from logothete.games.necrosia.rules.legal import airborne_origins, markets, shielded
from logothete.games.necrosia.rules.offering import offer_peoples, offer_regions
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import AIM, AT, DIE, STIR, STOP, TO, TRADE, WANT
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import buffer
from logothete.kernel.steps import BELOW, FRAME, find_frame


def complete(state: Position, at: i64) -> bool:
    """Whether there is nothing more to choose."""
    cells = state.cells
    if cells[at + USED] > MOST or SHAPES[state.board.effect[cells[at + CARD]]] == NOTHING:
        return True
    out = buffer(state.board.actions)
    offers = offer(state, at, out)
    return offers == 0 or (offers == 1 and state.board.verb_of[out[0]] == STOP)


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
        return offer_regions(board, AT, regions_for(state, at), out, 0) if used == 0 else 0
    if shape == AN_OPPONENT:
        return offer_peoples(board, cells, AIM, targets.opponents(state, seat, card), out, 0) if used == 0 else 0
    if shape == UNITS_THERE:
        return opposing_units(state, at, used, amount, out)
    if shape == NEW_UNITS:
        if used == 0:
            return offer_regions(board, AT, board.all_regions, out, 0)
        return kinds_from_reserve(state, seat, slots + 1, used - 1, board.kind[card], out) if used <= amount else 0
    if shape == A_KIND:
        return kinds_from_reserve(state, seat, slots, 0, -1, out) if used == 0 else 0
    if shape == MOVES:
        return moving_units(state, at, used, amount, out)
    if shape == NECROSIANS_THERE:
        return offer_regions(board, AT, _necrosians_left(state, slots, used, 1), out, 0) if used < amount else 0
    if shape == NECROSIAN_MOVES:
        if used % 2 == 1:
            return offer_regions(
                board, TO, board.all_regions & ~BIT[argument_of(board, cells[slots + used - 1])], out, 0
            )
        return offer_regions(board, STIR, _necrosians_left(state, slots, used, 2), out, 0) if used < amount * 2 else 0
    if shape == A_PUSH:
        return _push(state, at, used, amount, out)
    if shape == REPLACEMENTS:
        if used % 2 == 1:
            return replacing_units(state, seat, slots, used, out)
        if used == amount * 2 or not reserve_left(state, seat, slots, used):
            return 0
        return offer_regions(board, AT, _necrosians_left(state, slots, used, 2), out, 0)
    if shape in (A_DIE, SOME_DICE):
        return _dice(state, at, used, shape == SOME_DICE, out)
    if shape == A_CARD:
        return _cards(state, card, out) if used == 0 else 0
    if shape == A_WAR:
        return _war(state, seat, slots, used, out)
    if shape == A_MARKET:
        if used > 0 or cells[cells[at - FRAME + BELOW]] == TRADE_STEP:
            return 0
        open_regions: i64 = board.all_regions if board.effect[card] == E_PROXY_TRADE else markets(board, cells, seat)
        return offer_regions(board, TRADE, open_regions, out, 0)
    if shape == A_SPELL:
        return carried_units(state, at, used, amount, out)
    if shape == AN_EXCHANGE:
        return exchanged_units(state, at, used, amount, out)
    if shape == A_RETURN:
        if used == 0:
            return offer_regions(board, AT, board.all_regions, out, 0)
        return returning_units(state, seat, slots, used, out)
    return _losses(state, slots, used, amount, out)


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
        return targets.dangerous(board, cells)
    if effect == E_CLEAR_REGION:
        return targets.infested(board, cells)
    if effect == E_NECROSE_REGION:
        return targets.most_crowded(board, cells, board.kind[card])
    if effect == E_HEAL:
        return targets.healable(board, cells)
    if effect == E_WARD:
        return cells[find_frame(cells, YEAR_END_STEP) + YearEndFrame.LISTED]
    if effect == E_CONTRACT:
        return targets.contractable(board, cells, seat)
    if effect == E_HYPNOSIS:
        return targets.held(board, cells, seat)
    return targets.privileges(board, cells, seat, cells[at + MOMENT])


def _necrosians_left(state: Position, slots: i64, used: i64, every: i64) -> i64:
    """The regions with a Necrosian left, after those chosen at every `every`-th place."""
    board = state.board
    cells = state.cells
    mask: i64 = 0
    for region in range(board.regions):
        left: i64 = cells[NECROSIANS + region]
        place: i64 = 0
        while place < used:
            if argument_of(board, cells[slots + place]) == region:
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
        return offer_regions(board, STIR, targets.infested(board, cells), out, 0)
    origin = argument_of(board, cells[slots])
    if used == 1:
        return offer_regions(board, TO, board.links[origin], out, 0)
    if used > amount or used - 1 >= cells[NECROSIANS + origin]:
        return 0
    out[0] = board.first[STIR] + origin
    out[1] = board.first[STOP]
    return 2


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
    for other in range(board.cards):
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
        return offer_regions(board, AT, airborne_origins(board, cells, seat, shielded(cells)), out, 0)
    if used > 1:
        return 0
    return airborne_wars(state, seat, argument_of(board, cells[slots]), out, 0)


def _losses(state: Position, slots: i64, used: i64, amount: i64, out: vec[i64]) -> i64:
    """The regions where a loss of phase 4 is still to be suffered (NEC-C24)."""
    board = state.board
    cells = state.cells
    if used == amount:
        return 0
    due: i64 = cells[find_frame(cells, NECROSIS_STEP) + NecrosisFrame.DUE]
    offers: i64 = 0
    for region in range(board.regions):
        left = due_in(due, region)
        for place in range(used):
            if argument_of(board, cells[slots + place]) == region:
                left -= 1
        if left > 0:
            out[offers] = board.first[AT] + region
            offers += 1
    if offers > 0 and used > 0:
        out[offers] = board.first[STOP]
        offers += 1
    return offers
