"""Refusals that several steps share, and what stands against a verb at any moment that is not its own."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard.board import Board
from logothete.games.guiscard.verbs import (
    ADVANCE,
    AIM,
    AT,
    ATTACK,
    AUTO,
    BACK,
    CARRY,
    CLEAR,
    DISMOUNT,
    DONE,
    END,
    ENTER,
    FACE,
    FALL,
    FIRE,
    GO,
    HALT,
    JOIN,
    LAY,
    LEAD,
    LEAVE,
    MOUNT,
    MOVE,
    PASS,
    PASS_MOVE,
    PASS_SEQUENCE,
    PIVOT,
    PLACE,
    PUSH,
    READY,
    RELEASE,
    RETREAT,
    SEIZE,
    SHOOT,
    STAY,
    STEP,
    STRIKE,
    SUFFER,
    SWING,
    WITH,
    WITHDRAW,
)
from logothete.kernel.cells import i64
from logothete.kernel.state import Objection

NOT_SETTING_UP: Final = Objection("GUI-532", "set-up-is-over")
NOT_NOW_FIRE: Final = Objection("GUI-046", "fire-has-its-sequence")
NOT_NOW_MOVE: Final = Objection("GUI-046", "movement-has-its-sequence")
NOT_NOW_FIGHT: Final = Objection("GUI-046", "combat-has-its-sequence")
NOBODY_MOVES: Final = Objection("GUI-067", "nobody-is-moving")
NOTHING_TO_AIM: Final = Objection("GUI-175", "nobody-aims")
NO_WINDOW: Final = Objection("GUI-171", "no-window")
NO_ASSAULT: Final = Objection("GUI-262", "no-combat-is-announced")
NO_RETREAT: Final = Objection("GUI-203", "nobody-retreats")
NOT_HERE: Final = Objection("GUI-001", "not-in-this-battle", ("man",))
NOT_YOURS: Final = Objection("GUI-033", "not-yours", ("man",))
OFF_MAP: Final = Objection("GUI-002", "no-such-hex", ("hex",))

_MOMENTS: Final[dict[int, Objection]] = {
    PLACE: NOT_SETTING_UP,
    AT: NOT_SETTING_UP,
    AUTO: NOT_SETTING_UP,
    READY: NOT_SETTING_UP,
    FACE: Objection("GUI-008", "no-heading-to-choose"),
    DONE: Objection("GUI-047", "nothing-to-end"),
    FIRE: NOT_NOW_FIRE,
    AIM: NOTHING_TO_AIM,
    MOVE: NOT_NOW_MOVE,
    CLEAR: NOT_NOW_MOVE,
    WITH: Objection("GUI-086", "nothing-is-cleared"),
    ENTER: NOBODY_MOVES,
    GO: NOBODY_MOVES,
    STEP: NOBODY_MOVES,
    HALT: NOBODY_MOVES,
    PIVOT: NOBODY_MOVES,
    BACK: NOBODY_MOVES,
    MOUNT: NOBODY_MOVES,
    DISMOUNT: NOBODY_MOVES,
    LEAD: NOBODY_MOVES,
    SEIZE: NOBODY_MOVES,
    RELEASE: NOBODY_MOVES,
    CARRY: NOBODY_MOVES,
    LEAVE: NOBODY_MOVES,
    END: NOBODY_MOVES,
    PUSH: Objection("GUI-131", "no-horse-to-push"),
    LAY: Objection("GUI-090", "nobody-to-lay-down"),
    SHOOT: NO_WINDOW,
    PASS: NO_WINDOW,
    PASS_MOVE: NO_WINDOW,
    PASS_SEQUENCE: NO_WINDOW,
    ATTACK: NOT_NOW_FIGHT,
    JOIN: NO_ASSAULT,
    STRIKE: NO_ASSAULT,
    SUFFER: Objection("GUI-279", "nobody-suffers"),
    WITHDRAW: NO_RETREAT,
    RETREAT: NO_RETREAT,
    SWING: NO_RETREAT,
    FALL: Objection("GUI-308", "nobody-falls"),
    ADVANCE: Objection("GUI-297", "no-advance"),
    STAY: Objection("GUI-297", "no-advance"),
}


def misplaced(board: Board, action: i64) -> Objection:
    """What stands against an action that belongs to another moment."""
    return _MOMENTS[board.verb_of[action]]
