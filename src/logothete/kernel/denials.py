"""What a match does not grant, and why. Nothing has changed when one of these is raised."""

from __future__ import annotations

from typing import Final, Literal


class MatchError(Exception):
    """A request that a match does not grant; nothing has changed."""


class StaleVersion(MatchError):
    """A decision was made about a position that is no longer the current one."""

    def __init__(self, given: int, current: int) -> None:
        super().__init__(f"the decision is about version {given}, but the game is at {current}. Look again")
        self.given = given
        self.current = current


class NoSuchSeat(MatchError):
    """A seat that this game does not have."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(f"there is no seat {seat}: they run from 0 to {seats - 1}")
        self.seat = seat


class NotWaitedFor(MatchError):
    """The time of a seat cannot run out while the game does not wait for it."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"the game does not wait for seat {seat}, so its time cannot run out")
        self.seat = seat


_WHY: Final = {
    "nothing": "it has decided nothing since a secret was shown, a die fell or the game ended",
    "final": "its last decision cannot be taken back",
    "followed": "another seat has decided since",
}


class NothingToUndo(MatchError):
    """The seat cannot take anything back; `reason` says why."""

    def __init__(self, seat: int, reason: Literal["nothing", "final", "followed"]) -> None:
        super().__init__(f"seat {seat} has nothing to take back: {_WHY[reason]}")
        self.seat = seat
        self.reason = reason
