"""What an exchange changes, before it is concluded: VP, PP, Rank, Debts, what is given back, Corruption (DIK-153).

It is carried out on a copy in which the partner has whatever he is to hand over: whether he really has it shows only
when the offer is accepted. Of the partner only what everybody sees is told.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import AFFINITIES, AFFINITY, CORRUPTION, DEBTS, POWER
from logothete.games.diktat.desk.drafting import seat_of
from logothete.games.diktat.desk.exchange import DiscardExcess, carry_out
from logothete.games.diktat.desk.layout import FORM, OFFER, TO, draft, offer, tray
from logothete.games.diktat.frames import AffinityFrame
from logothete.games.diktat.holdings import all_markers
from logothete.games.diktat.kinds import EXCESS_STEP, RECEIVE_STEP, RETURN_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.scoring import points_of, rank_of
from logothete.games.diktat.verbs import ACCEPT, PROPOSE, VERBS
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import BELOW, FRAME, TOP
from logothete.kernel.title import Change

PREVIEWED: Final = (VERBS[ACCEPT].key, VERBS[PROPOSE].key)
_PLENTY: Final = 1000
"""PP that nobody can owe in one exchange."""

FIGURES: Final = {
    "vp": "DIK-006",
    "pp": "DIK-047",
    "rank": "DIK-078",
    "debts": "DIK-275",
    "affinities": "DIK-150",
    "affinities-to-give-back": "DIK-073",
    "affinities-to-receive": "DIK-064",
    "markers-to-discard": "DIK-158",
    "corruption": "AUT-004",
}
"""What is told of a seat, with the rule of each."""


def preview(state: Position, seat: int, action: int) -> list[Change]:
    """What accepting an offer, or the acceptance of one's own draft, changes; nothing for any other action."""
    board = state.board
    verb: i64 = board.verb_of[action]
    trial = state.clone()
    cells = trial.cells
    if verb == ACCEPT:
        other = seat_of(cells, action - board.first[ACCEPT])
        maker, taker, terms = other, i64(seat), offer(other)
    elif verb == PROPOSE and cells[tray(seat) + FORM] == OFFER:
        # Whoever of them accepts: the seat gives and gets the same.
        other = lowest(cells[tray(seat) + TO])
        maker, taker, terms = i64(seat), other, draft(seat)
    else:
        return []
    alone = verb == ACCEPT or cells[tray(seat) + TO] == BIT[other]
    before = _figures(state, seat, own=True), _figures(state, int(other), own=False)
    cells[POWER + other] += _PLENTY
    carry_out(trial, maker, taker, terms, None)
    after = _figures(trial, seat, own=True), _figures(trial, int(other), own=False)
    changes = _compared(seat, before[0], after[0])
    return changes + _compared(int(other), before[1], after[1]) if alone else changes


def _compared(seat: int, before: dict[str, int], after: dict[str, int]) -> list[Change]:
    return [
        Change(key, seat, before[key], after[key], rule)
        for key, rule in FIGURES.items()
        if key in before and before[key] != after[key]
    ]


def _figures(state: Position, seat: int, own: bool) -> dict[str, int]:
    """The figures of a seat: all of its own, of somebody else those that everybody sees."""
    board, cells = state.board, state.cells
    found = {
        "vp": int(points_of(board, cells, seat)),
        "rank": int(rank_of(board, cells, seat)),
        # Nobody is asked for Debts that he does not have: the offer could not be accepted.
        "debts": max(0, int(cells[DEBTS + seat])),
        "corruption": int(cells[CORRUPTION + seat]),
        "affinities-to-give-back": _asked_for(cells, seat, RETURN_STEP),
        "affinities-to-receive": _asked_for(cells, seat, RECEIVE_STEP),
        "markers-to-discard": _to_discard(state, seat),
    }
    if own:
        found["pp"] = int(cells[POWER + seat])
        found["affinities"] = sum(int(cells[AFFINITY + seat * AFFINITIES + one]) for one in range(AFFINITIES))
    return found


def _asked_for(cells: vec[i64], seat: int, kind: i64) -> int:
    """How many Affinity tokens the steps of a kind will ask a seat for."""
    return sum(
        int(cells[at + AffinityFrame.LEFT]) for at in _frames(cells, kind) if cells[at + AffinityFrame.SEAT] == seat
    )


def _to_discard(state: Position, seat: int) -> int:
    """How many markers a seat will have to discard."""
    cells = state.cells
    asked = any(cells[at + DiscardExcess.SEAT] == seat for at in _frames(cells, EXCESS_STEP))
    return max(0, int(all_markers(cells, seat) - state.board.markers)) if asked else 0


def _frames(cells: vec[i64], kind: i64) -> list[int]:
    """Where the frames of a kind begin, from the top of the stack down."""
    found = []
    at: i64 = cells[TOP]
    while at != 0:
        if cells[at] == kind:
            found.append(int(at + FRAME))
        at = cells[at + BELOW]
    return found
