"""What stands against an action in several steps alike."""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio.board import Board
from logothete.games.byzantio.verbs import (
    ABANDON,
    ACCEPT,
    ADOPT,
    BLANK,
    CLAIM,
    CONFIRM,
    GARRISON,
    KEEP,
    REFUSE,
    REMOVE,
    SEND,
    STRIKE,
    SUSPECT,
    SWAP,
    TARGET,
    WITHHOLD,
)
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64
from logothete.kernel.state import Objection

CITY_OUT_OF_PLAY: Final = Objection("BYZ-007", "city-out-of-play", ("city",))
CLOSED_PROVINCE: Final = Objection("NEK-017", "closed-province", ("province",))
ONE_ACTION_ONLY: Final = Objection("BYZ-040", "one-action-only")

# When the verbs that are no action of a regular turn have their place: what stands against them at any other moment.
_MOMENTS: Final[dict[int, Objection]] = {
    CLAIM: Objection("BYZ-023", "only-before-lists"),
    TARGET: Objection("BYZ-029", "lists-are-final"),
    CONFIRM: Objection("BYZ-029", "nothing-to-confirm"),
    GARRISON: Objection("BYZ-057", "only-after-march"),
    WITHHOLD: Objection("BYZ-057", "only-after-march"),
    REMOVE: Objection("BYZ-060", "only-after-garrison"),
    SWAP: Objection("BYZ-072", "name-own-garrison-first"),
    ACCEPT: Objection("BYZ-082", "no-offer-to-answer"),
    REFUSE: Objection("BYZ-082", "no-offer-to-answer"),
    STRIKE: Objection("BYZ-109", "only-after-event"),
    KEEP: Objection("BYZ-122", "only-at-succession"),
    ABANDON: Objection("BYZ-122", "only-at-succession"),
    ADOPT: Objection("BYZ-122", "only-at-succession"),
    SEND: Objection("BYZ-130", "only-in-plague"),
    SUSPECT: Objection("BYZ-104", "only-at-the-end"),
    BLANK: Objection("BYZ-103", "guess-is-owed"),
}


def misplaced(board: Board, action: i64, otherwise: Objection) -> Objection:
    """The action belongs to another moment. What goes on now, `otherwise`, stands against a regular action."""
    return _MOMENTS.get(board.verb_of[action], otherwise)


def why_not_enter(board: Board, here: i64, province: i64, same: Objection) -> Objection | None:
    """Whether a pretender may go there over any distance; `same` is against where he is already (NEK-016, NEK-017)."""
    if province == here:
        return same
    return None if board.open & BIT[province] else CLOSED_PROVINCE
