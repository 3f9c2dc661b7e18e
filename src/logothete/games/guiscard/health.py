"""How a character is, and what a blow makes of him (GUI-013 to GUI-016, GUI-029).

A blow is whatever a table of results does to somebody, be it a missile, a fight or an infiltration.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.cells import i64

HEALTHY: Final = 0
STUNNED: Final = 1
WOUNDED: Final = 2
DEAD: Final = 3

STUN: Final = 0
WOUND: Final = 1
KILL: Final = 2
DRIVE_BACK: Final = 3
"""He has to retreat; what comes of the way itself is told by the retreat."""


def after(health: i64, blow: i64, beast: bool) -> i64:
    """How somebody is after a blow; beasts and riderless horses are well or dead (GUI-016, GUI-029, GUI-213)."""
    if health == DEAD or blow == KILL:
        return DEAD
    if blow == DRIVE_BACK:
        return DEAD if health == STUNNED else health
    if beast or health != HEALTHY:
        return DEAD
    return STUNNED if blow == STUN else WOUNDED


def recovered(health: i64) -> i64:
    """How somebody is after sequence 5 of his own side: the stunned get up, nobody is cured (GUI-029, GUI-043)."""
    return HEALTHY if health == STUNNED else health
