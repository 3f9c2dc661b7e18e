"""The six actions of phase 3: what each can be, and why it cannot (NEC-091).

They only begin here: each goes on in its own step, in `moves`, `war`, `trade` and `magic`.
"""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import BAN_MAGIC, BANS, KINDS, NECROSIANS, Board, units_of
from logothete.games.necrosia.rules.actions.declaration import offer_wars, why_not_flight, why_not_war
from logothete.games.necrosia.rules.actions.moves import why_not_lift
from logothete.games.necrosia.rules.actions.trade import NOTHING_ELSE_IN_RESERVE, may_become_another, why_not_trade
from logothete.games.necrosia.rules.legal import departures, markets, may_move, may_trade
from logothete.games.necrosia.verbs import AT, CAST, CONVERT, LIFT, STIR, TRADE, WAGE
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection

MAGIC_FORBIDDEN: Final = Objection("NEC-C62", "forbidden-this-turn")
NO_MAGIC_FROM_THERE: Final = Objection("NEC-054", "no-magic-from-there", ("region",))
NO_NECROSIAN_THERE: Final = Objection("NEC-100", "no-necrosian-there", ("region",))
NO_UNIT_TO_CONVERT: Final = Objection("NEC-103", "no-such-unit", ("kind", "region"))


def offer_actions(board: Board, cells: vec[i64], seat: i64, out: vec[i64], offers: i64) -> i64:
    """The six kinds of action (NEC-091)."""
    first = board.first
    regions: i64 = board.regions
    for kind in range(KINDS):
        spare = may_become_another(cells, seat, kind)
        for region in range(regions):
            if units_of(cells, seat, region, kind) > 0:
                if may_move(cells, seat, region, kind):
                    out[offers] = first[LIFT] + kind * regions + region
                    offers += 1
                if spare:
                    out[offers] = first[CONVERT] + kind * regions + region
                    offers += 1
    for region in range(regions):
        offers = offer_wars(board, cells, seat, region, out, offers)
        if cells[NECROSIANS + region] > 0:
            out[offers] = first[STIR] + region
            offers += 1
    trading: i64 = markets(board, cells, seat) if may_trade(cells, seat) else 0
    casting = departures(board, cells, seat)
    for region in range(regions):
        if trading & BIT[region]:
            out[offers] = first[TRADE] + region
            offers += 1
        if casting & BIT[region]:
            out[offers] = first[CAST] + region
            offers += 1
    return offers


def why_not_action(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> Objection | None:
    """Why one of these actions, or another flight, is not possible."""
    regions: i64 = board.regions
    if verb == LIFT:
        return why_not_lift(cells, seat, argument // regions, argument % regions)
    if verb == WAGE:
        return why_not_war(board, cells, seat, argument)
    if verb == TRADE:
        return why_not_trade(cells, seat, argument)
    if verb == CAST:
        if cells[BANS + seat] & BAN_MAGIC:
            return MAGIC_FORBIDDEN
        return None if departures(board, cells, seat) & BIT[argument] else NO_MAGIC_FROM_THERE
    if verb == STIR:
        return None if cells[NECROSIANS + argument] > 0 else NO_NECROSIAN_THERE
    if verb == AT:
        return why_not_flight(board, cells, seat, argument)
    kind: i64 = argument // regions
    if units_of(cells, seat, argument % regions, kind) == 0:
        return NO_UNIT_TO_CONVERT
    return None if may_become_another(cells, seat, kind) else NOTHING_ELSE_IN_RESERVE
