"""What stands where in the bazaar, and what can be done there."""

from __future__ import annotations

from typing import Final

from logothete.kernel.actions import Actions, Verbs
from logothete.kernel.cells import i64, vec
from logothete.kernel.events import EventKinds
from logothete.kernel.steps import GAME, Kinds

GOODS: Final = ("silk", "salt", "wine")
WORDS: Final = ("yes", "no")
MOST_SEATS: Final = 4
ROUNDS: Final = 3
BREATHS: Final = 3
SHOUTS: Final = 3
DEALT: Final = 4

PLAYERS: Final = GAME
TURNS: Final = GAME + 1
"""How many turns are over."""
FIRST: Final = GAME + 2
# Of each merchant:
COINS: Final = 0
HAND: Final = 1
CRATE: Final = HAND + len(GOODS)
BREATH: Final = CRATE + len(GOODS)
VOICE: Final = BREATH + 1
"""How often he may still shout. Everybody can count that, so that a shout proves nothing that is hidden."""
DRAFT: Final = VOICE + 1
"""What the draft gives and asks for, each counted from 1, and to whom; then the same of the offer on the table."""
OFFER: Final = DRAFT + 3
GIVES: Final = 0
ASKS: Final = 1
TO: Final = 2
OF_EACH: Final = OFFER + 3
FRAMES: Final = FIRST + MOST_SEATS * OF_EACH
CELLS: Final = FRAMES + 24


def place(seat: i64) -> i64:
    """Where the cells of a merchant begin."""
    return FIRST + seat * OF_EACH


def turn_of(cells: vec[i64]) -> i64:
    """Whose turn it is."""
    return cells[TURNS] % cells[PLAYERS]


VERBS: Final = Verbs()
SIGN: Final = VERBS.add("sign", "good")
PACK: Final = VERBS.add("pack", "good")
REST: Final = VERBS.add("rest")
SELL: Final = VERBS.add("sell", "good")
TOP_IT: Final = VERBS.add("top")
LET_GO: Final = VERBS.add("let-go")
PRAY: Final = VERBS.add("pray")
DOZE: Final = VERBS.add("doze")
# From here on: aside.
DRAFT_IT: Final = VERBS.add("draft", "good", "price")
ADDRESS: Final = VERBS.add("address", "merchant")
PROPOSE: Final = VERBS.add("propose")
SCRAP: Final = VERBS.add("scrap")
WITHDRAW: Final = VERBS.add("withdraw")
ACCEPT: Final = VERBS.add("accept", "merchant")
REFUSE: Final = VERBS.add("refuse", "merchant")
NOTE: Final = VERBS.add("note", "merchant", "word")
SHOUT: Final = VERBS.add("shout", "word")

MERCHANTS: Final = ("anna", "bela", "cleo", "dino")
ACTIONS: Final = Actions(VERBS, {"good": GOODS, "price": GOODS, "merchant": MERCHANTS, "word": WORDS})
ASIDES: Final = ACTIONS.first[DRAFT_IT]
"""Every action from this one on is done aside."""
MOST_OFFERS: Final = 2 + 3 * len(GOODS)
MOST_ASIDES: Final = ACTIONS.size - ASIDES

TOLD: Final = EventKinds()
SIGNED: Final = TOLD.add("signed", "BAZ-002", "seat", "good")
PACKED: Final = TOLD.add("packed", "BAZ-002", "seat", "good")
RESTED: Final = TOLD.add("rested", "BAZ-002", "seat")
SOLD: Final = TOLD.add("sold", "BAZ-003", "seat", "good")
TOPPED: Final = TOLD.add("topped", "BAZ-003", "seat", "seat_other")
PRAYED: Final = TOLD.add("prayed", "BAZ-004", "seat")
PROPOSED: Final = TOLD.add("proposed", "BAZ-007", "seat", "good", "other_good")
WITHDRAWN: Final = TOLD.add("withdrawn", "BAZ-009", "seat")
REFUSED: Final = TOLD.add("refused", "BAZ-009", "seat", "seat_other")
TRADED: Final = TOLD.add("traded", "BAZ-007", "seat", "seat_other", "good", "other_good")
FALLEN: Final = TOLD.add("fallen-through", "BAZ-008", "seat", "seat_other")
GONE: Final = TOLD.add("gone", "BAZ-007", "seat")
NOTED: Final = TOLD.add("noted", "BAZ-010", "seat", "seat_other", "word")
SHOUTED: Final = TOLD.add("shouted", "BAZ-010", "seat", "word")

KINDS: Final = Kinds()
TURN_STEP: Final = KINDS.add("turn")
HAMMER_STEP: Final = KINDS.add("hammer")
CHAPEL_STEP: Final = KINDS.add("chapel")
