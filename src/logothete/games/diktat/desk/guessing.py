"""What a seat cannot know of the desk, dealt anew: drafts, offers and oaths of others, and what they have exchanged.

DIK-152, DIK-162, DIK-197, DIK-203.
"""

from __future__ import annotations

from logothete.games.diktat.board import KINDS, Board
from logothete.games.diktat.desk import clauses
from logothete.games.diktat.desk.clauses import GAME_END, PERFORM, begin, due, fill, sort_of
from logothete.games.diktat.desk.holding import add_amount, amount_of
from logothete.games.diktat.desk.layout import (
    CLAUSES,
    HIDDEN,
    MADE,
    OFFER_TO,
    SIDES,
    TRAY,
    clear,
    drop_draft,
    drop_offer,
    flow_at,
    tray,
)
from logothete.games.diktat.desk.oaths import (
    SLOTS,
    STANDING,
    SWORN,
    TRUE,
    forget_wishes,
    in_force,
    side_of,
    slot_at,
)
from logothete.games.diktat.effects.rows import POLITICS, PP
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice


def deal_desk(board: Board, cells: vec[i64], seat: i64, dice: Dice) -> None:
    """Deal anew whatever of the desk a seat is not told."""
    for other in range(board.players):
        if other != seat:
            drop_draft(cells, other)
            clear(cells, tray(other) + MADE, TRAY - MADE)
            if not cells[tray(other) + OFFER_TO] & BIT[seat]:
                drop_offer(cells, other)
    for slot in range(SLOTS):
        if in_force(cells, slot):
            side = side_of(cells, slot, seat)
            if side < 0:
                _hide_oath(cells, slot)
            else:
                _hide_truths(cells, slot, 1 - side, dice)
    for higher in range(1, board.players):
        for lower in range(higher):
            if lower != seat and higher != seat and cells[flow_at(lower, higher)] != 0:
                _deal_flows(cells, lower, higher, dice)


def _hide_oath(cells: vec[i64], slot: i64) -> None:
    """Of an oath of others nothing is known but that it is in force: so it is one about a coin, for the whole game."""
    at = slot_at(slot)
    clear(cells, at + SWORN, 2 * SIDES * CLAUSES)
    cells[at + SWORN] = due(fill(begin(clauses.PAY), 1), GAME_END, -1)
    forget_wishes(cells, slot)


def _hide_truths(cells: vec[i64], slot: i64, side: i64, dice: Dice) -> None:
    """Whether what the partner has sworn is true is sealed (DIK-186, DIK-197)."""
    at = slot_at(slot)
    for place in range(side * CLAUSES, (side + 1) * CLAUSES):
        clause: i64 = cells[at + SWORN + place]
        if clause != 0 and (sort_of(clause) == clauses.TRUTH or sort_of(clause) == PERFORM):
            sealed: bool = sort_of(clause) == clauses.TRUTH or clauses.kind_of(clause) == clauses.SEND_EMISSARIES
            if sealed:
                cells[at + STANDING + place] &= ~TRUE
                cells[at + STANDING + place] |= TRUE * dice.below(2)


def _deal_flows(cells: vec[i64], lower: i64, higher: i64, dice: Dice) -> None:
    """Something else may have changed hands between two seats, as long as neither has less than nothing."""
    for place in range(HIDDEN):
        good: i64 = place
        if place == KINDS:
            good = PP
        elif place > KINDS:
            good = POLITICS + place - KINDS - 1
        at: i64 = flow_at(lower, higher) + 1 + place
        # From what all went back to what at most can have gone up.
        least: i64 = -amount_of(cells, higher, good)
        most: i64 = amount_of(cells, lower, good)
        more: i64 = least + dice.below(most - least + 1)
        if dice.below(2) == 0:
            more = 0
        add_amount(cells, lower, good, -more)
        add_amount(cells, higher, good, more)
        cells[at] += more
