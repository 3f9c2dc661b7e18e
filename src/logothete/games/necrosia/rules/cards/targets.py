"""What cards can be aimed at: opponents, regions, cards that lie open.

`fitting` asks whether there is any target at all, before a card is played; `questions` offers its player one of them.
"""

from __future__ import annotations

from logothete.games.necrosia.board import (
    BANS,
    IN_CARDS,
    INFLUENCE,
    KINDS,
    NECROSIANS,
    TOKEN,
    Board,
    guild_of,
    marked_of,
    necrosed,
    units_in,
    units_of,
)
from logothete.games.necrosia.card_effects import E_AMNESIA, E_BAN, E_DISCARD_CARDS, E_EXTORT, E_PARALYSE, E_STEAL_CARD
from logothete.games.necrosia.hands import discarded, hand_size, in_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.legal import has_turn_to_come, may_move
from logothete.games.necrosia.scoring import holds_region
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec


def opposing_unit(board: Board, cells: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether another player has a unit of a kind (any for -1) on the board."""
    for rival in range(board.players):
        if rival != seat:
            for region in range(board.regions):
                if units_in(cells, rival, region) > 0 if kind < 0 else units_of(cells, rival, region, kind) > 0:
                    return True
    return False


def opponents(state: Position, seat: i64, card: i64) -> i64:
    """The seats that a card can be aimed at."""
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    mask: i64 = 0
    for rival in range(board.players):
        fits: bool = rival != seat
        if fits and effect == E_BAN:
            fits = has_turn_to_come(board, cells, rival) and not cells[BANS + rival] & board.ban[card]
        elif fits and effect == E_PARALYSE:
            fits = has_turn_to_come(board, cells, rival) and _unmarked(board, cells, rival)
        elif fits and (effect in (E_EXTORT, E_AMNESIA)):
            fits = cells[INFLUENCE + rival] > 0
        elif fits and (effect in (E_STEAL_CARD, E_DISCARD_CARDS)):
            fits = hand_size(cells, rival) > 0
        if fits:
            mask |= BIT[rival]
    return mask


def _unmarked(board: Board, cells: vec[i64], seat: i64) -> bool:
    for region in range(board.regions):
        for kind in range(KINDS):
            if units_of(cells, seat, region, kind) > marked_of(cells, seat, region, kind):
                return True
    return False


def any_of_suit(board: Board, cells: vec[i64], suit: i64, row: bool) -> bool:
    """Whether a card of a suit lies in the row, or else in the discard pile (NEC-C46, NEC-C69)."""
    for card in range(board.cards):
        if board.suit[card] == suit and (in_row(cells, card) if row else discarded(cells, card)):
            return True
    return False


def infested(board: Board, cells: vec[i64]) -> i64:
    """The regions with at least one Necrosian."""
    mask: i64 = 0
    for region in range(board.regions):
        if cells[NECROSIANS + region] > 0:
            mask |= BIT[region]
    return mask


def most_crowded(board: Board, cells: vec[i64], kind: i64) -> i64:
    """The healthy regions with the most units of a kind, all players together (NEC-C52, NEC-C57, NEC-C61)."""
    most: i64 = 0
    mask: i64 = 0
    for region in range(board.regions):
        if not necrosed(board, cells, region):
            number: i64 = 0
            for seat in range(board.players):
                number += units_of(cells, seat, region, kind)
            if number > most:
                most = number
                mask = 0
            if number == most and number > 0:
                mask |= BIT[region]
    return mask


def healable(board: Board, cells: vec[i64]) -> i64:
    """The regions that carry a necrosis token (NEC-C70)."""
    mask: i64 = 0
    for region in range(board.regions):
        if cells[TOKEN + region] > 0:
            mask |= BIT[region]
    return mask


def dangerous(board: Board, cells: vec[i64]) -> i64:
    """The regions that are necrosed or hold a Necrosian (NEC-150)."""
    mask: i64 = infested(board, cells)
    for region in range(board.regions):
        if necrosed(board, cells, region):
            mask |= BIT[region]
    return mask


def held(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The regions that the active seat counts as dominating (NEC-C18)."""
    mask: i64 = 0
    for region in range(board.regions):
        if holds_region(board, cells, seat, region):
            mask |= BIT[region]
    return mask


def contractable(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The regions where a seat is tied for the highest number (NEC-C18)."""
    mask: i64 = 0
    for region in range(board.regions):
        own: i64 = units_in(cells, seat, region)
        most: i64 = cells[NECROSIANS + region]
        for rival in range(board.players):
            if rival != seat and units_in(cells, rival, region) > most:
                most = units_in(cells, rival, region)
        if own > 0 and own == most:
            mask |= BIT[region]
    return mask


def privileges(board: Board, cells: vec[i64], seat: i64, moment: i64) -> i64:
    """The guilds that a Prestigious Privilege may name; in phase 6 not those one has anyway (NEC-C31)."""
    mask: i64 = 0
    for region in range(board.regions):
        if guild_of(board, cells, region) >= 0 and not (
            moment == IN_CARDS and holds_region(board, cells, seat, region)
        ):
            mask |= BIT[region]
    return mask


def exchange_regions(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The regions with opposing units that own units from elsewhere could take the place of (NEC-C80)."""
    mask: i64 = 0
    for region in range(board.regions):
        for rival in range(board.players):
            if rival != seat and units_in(cells, rival, region) > 0 and _own_elsewhere(board, cells, seat, region):
                mask |= BIT[region]
    return mask


def _own_elsewhere(board: Board, cells: vec[i64], seat: i64, region: i64) -> bool:
    for other in range(board.regions):
        for kind in range(KINDS):
            if other != region and may_move(cells, seat, other, kind):
                return True
    return False
