"""What merchants do aside: drafts, offers, answers, notes and shouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, OPEN, PRIVY, SEALED, Objection, Witness
from logothete.kernel.steps import Desk
from tests.bazaar.board import (
    ACCEPT,
    ACTIONS,
    ADDRESS,
    ASIDES,
    ASKS,
    BREATH,
    DRAFT,
    DRAFT_IT,
    FALLEN,
    GIVES,
    GONE,
    GOODS,
    HAND,
    NOTE,
    NOTED,
    OFFER,
    PLAYERS,
    PROPOSE,
    PROPOSED,
    REFUSE,
    REFUSED,
    SCRAP,
    SHOUT,
    SHOUTED,
    TO,
    TRADED,
    VOICE,
    WITHDRAW,
    WITHDRAWN,
    WORDS,
    place,
)
from tests.bazaar.steps import first

if TYPE_CHECKING:
    from tests.bazaar.title import Bazaar

NO_BREATH = Objection("BAZ-011", "no-breath")
NO_VOICE = Objection("BAZ-011", "no-voice")
DRAFT_IS_BEGUN = Objection("BAZ-006", "draft-is-begun")
NO_DRAFT = Objection("BAZ-006", "no-draft")
SAME_GOOD = Objection("BAZ-006", "same-good")
YOU_HOLD_NONE = Objection("BAZ-006", "you-hold-none")
NOBODY_THERE = Objection("BAZ-006", "nobody-there", ("merchant",))
NOT_TO_YOURSELF = Objection("BAZ-006", "not-to-yourself")
ADDRESSED_TWICE = Objection("BAZ-006", "addressed-twice", ("merchant",))
TO_NOBODY = Objection("BAZ-007", "to-nobody")
ONE_AT_A_TIME = Objection("BAZ-009", "one-at-a-time")
NO_OFFER = Objection("BAZ-009", "no-offer")
CANNOT_PAY = Objection("BAZ-008", "cannot-pay")
HE_CANNOT_PAY = Objection("BAZ-008", "he-cannot-pay")


class TradeDesk(Desk["Bazaar"]):
    """BAZ-006 to BAZ-011."""

    def __init__(self, leak: str = "") -> None:
        """`leak` is a fault for tests.

        `accept` and `invite`: only if the offer can be kept. `draft`: as if it were public. `refuse`: ends the undo of
        those who are not told.
        """
        self.leak = leak

    def holds(self, state: Bazaar, seat: i64, action: i64) -> bool:
        return action >= ASIDES

    def candidates(self, state: Bazaar, seat: i64, out: vec[i64]) -> i64:
        for at in range(ACTIONS.size - ASIDES):
            out[at] = ASIDES + at
        return ACTIONS.size - ASIDES

    def why(self, state: Bazaar, seat: i64, action: i64) -> Objection | None:
        cells = state.cells
        own = place(seat)
        drafted: bool = cells[own + DRAFT + GIVES] != 0
        if action < first(ADDRESS):
            if drafted:
                return DRAFT_IS_BEGUN
            give, ask = divmod(action - first(DRAFT_IT), len(GOODS))
            if give == ask:
                return SAME_GOOD
            if not cells[own + HAND + give]:
                return YOU_HOLD_NONE
            return None if cells[own + BREATH] else NO_BREATH
        if action < first(PROPOSE):
            if not drafted:
                return NO_DRAFT
            other = action - first(ADDRESS)
            return ADDRESSED_TWICE if cells[own + DRAFT + TO] & BIT[other] else self.why_not_to(state, seat, other)
        if action < first(WITHDRAW):
            if not drafted:
                return NO_DRAFT
            if action == first(SCRAP):
                return None
            if not cells[own + DRAFT + TO]:
                return TO_NOBODY
            return ONE_AT_A_TIME if cells[own + OFFER + TO] else None
        if action == first(WITHDRAW):
            return None if cells[own + OFFER + TO] else NO_OFFER
        if action < first(NOTE):
            accepting: bool = action < first(REFUSE)
            theirs = place(action - first(ACCEPT if accepting else REFUSE)) + OFFER
            if not cells[theirs + TO] & BIT[seat]:
                return NO_OFFER
            if accepting and not cells[own + HAND + cells[theirs + ASKS] - 1]:
                return CANNOT_PAY
            if accepting and self.leak == "accept" and not self.kept(cells, action - first(ACCEPT)):
                return HE_CANNOT_PAY
            return None
        if action < first(SHOUT):
            objection = self.why_not_to(state, seat, (action - first(NOTE)) // len(WORDS))
            if objection is not None:
                return objection
            return None if cells[own + BREATH] else NO_BREATH
        return None if cells[own + VOICE] else NO_VOICE

    def kept(self, cells: vec[i64], other: i64) -> bool:
        """Whether a merchant still holds what he offers: a secret until somebody accepts."""
        own = place(other)
        return cells[own + HAND + cells[own + OFFER + GIVES] - 1] != 0

    def why_not_to(self, state: Bazaar, seat: i64, other: i64) -> Objection | None:
        """What stands against speaking to somebody."""
        if other >= state.cells[PLAYERS]:
            return NOBODY_THERE
        return NOT_TO_YOURSELF if other == seat else None

    def take(self, state: Bazaar, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        own = place(seat)
        draft = own + DRAFT
        if action < first(ADDRESS):
            give, ask = divmod(action - first(DRAFT_IT), len(GOODS))
            cells[draft + GIVES] = give + 1
            cells[draft + ASKS] = ask + 1
            cells[own + BREATH] -= 1
            return OPEN if self.leak == "draft" else SEALED
        if action < first(PROPOSE):
            cells[draft + TO] |= BIT[action - first(ADDRESS)]
            return SEALED
        if action == first(SCRAP):
            clear(cells, draft)
            return SEALED
        if action == first(PROPOSE):
            for at in range(3):
                cells[own + OFFER + at] = cells[draft + at]
            clear(cells, draft)
            if witness is not None:
                offer = own + OFFER
                told = cells[offer + TO] | BIT[seat]
                witness.tell(PROPOSED, told, seat, cells[offer + GIVES] - 1, cells[offer + ASKS] - 1)
            return FINAL
        if action == first(WITHDRAW):
            if witness is not None:
                witness.tell(WITHDRAWN, cells[own + OFFER + TO] | BIT[seat], seat)
            clear(cells, own + OFFER)
            return FINAL
        if action < first(REFUSE):
            return self.accept(cells, seat, action - first(ACCEPT), witness)
        if action < first(NOTE):
            other = action - first(REFUSE)
            cells[place(other) + OFFER + TO] -= BIT[seat]
            if not cells[place(other) + OFFER + TO]:
                clear(cells, place(other) + OFFER)
            if witness is not None:
                witness.tell(REFUSED, BIT[seat] | BIT[other], seat, other)
            return BARRED if self.leak == "refuse" else FINAL
        if action < first(SHOUT):
            cells[own + BREATH] -= 1
            other, word = divmod(action - first(NOTE), len(WORDS))
            if witness is not None:
                witness.tell(NOTED, BIT[seat] | BIT[other], seat, other, word)
            return PRIVY
        cells[own + VOICE] -= 1
        if witness is not None:
            witness.tell(SHOUTED, EVERYONE, seat, action - first(SHOUT))
        return OPEN

    def accept(self, cells: vec[i64], seat: i64, other: i64, witness: Witness | None) -> i64:
        """The first who accepts has it; those who were asked too are told that it is gone (BAZ-007, BAZ-008)."""
        own, theirs = place(seat), place(other)
        give = cells[theirs + OFFER + GIVES] - 1
        ask = cells[theirs + OFFER + ASKS] - 1
        late = cells[theirs + OFFER + TO] - BIT[seat]
        kept = self.kept(cells, other)
        clear(cells, theirs + OFFER)
        if kept:
            cells[theirs + HAND + give] -= 1
            cells[own + HAND + give] += 1
            cells[own + HAND + ask] -= 1
            cells[theirs + HAND + ask] += 1
        if witness is not None:
            if kept:
                witness.tell(TRADED, BIT[seat] | BIT[other], seat, other, give, ask)
            else:
                witness.tell(FALLEN, BIT[seat] | BIT[other], seat, other)
            if late:
                witness.tell(GONE, late, other)
        return PRIVY

    def before(self, state: Bazaar, seat: i64) -> list[int]:
        """Whose offers lie before a merchant."""
        cells = state.cells
        makers = [other for other in range(cells[PLAYERS]) if cells[place(other) + OFFER + TO] & BIT[seat]]
        return [other for other in makers if self.leak != "invite" or self.kept(cells, other)]

    def invited(self, state: Bazaar) -> i64:
        return sum(BIT[seat] for seat in range(state.cells[PLAYERS]) if self.before(state, seat))

    def reply(self, state: Bazaar, seat: i64, dice: Dice) -> i64:
        return first(REFUSE) + self.before(state, seat)[0]

    def invitations(self, state: Bazaar, seat: i64) -> list[Prompt]:
        prompts = []
        for other in self.before(state, seat):
            own = place(other)
            give, ask = (GOODS[state.cells[own + OFFER + at] - 1] for at in (GIVES, ASKS))
            about: dict[str, str | int] = {"seat": other, "good": give, "other_good": ask}
            answers = [ACTIONS.text(first(verb) + other) for verb in (ACCEPT, REFUSE)]
            prompts.append(Prompt("offer", "BAZ-007", about, answers))
        return prompts


def clear(cells: vec[i64], at: i64) -> None:
    """Empty a draft, or take an offer off the table."""
    for cell in range(at, at + 3):
        cells[cell] = 0
