"""Corruption and Expulsion: a roll against any rival garrison on the board (BYZ-087 to BYZ-102)."""

from __future__ import annotations

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import CORRUPTION, EXPULSION, place, take_off
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.rules.course import attempt, end_action, spend_box
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


def corrupt(state: Position, seat: i64, rival: i64, city: i64, dice: Dice, witness: Witness | None) -> None:
    """On a success an own garrison takes the rival's place (BYZ-087, BYZ-088, BYZ-093)."""
    if witness is not None:
        witness.tell(telling.BRIBING, EVERYONE, seat, rival, city)
    if attempt(state, seat, rival, city, dice, witness):
        take_off(state.cells, rival, city)
        place(state.cells, seat, city)
        if witness is not None:
            witness.tell(telling.CORRUPTED, EVERYONE, seat, rival, city)
    spend_box(state.cells, seat, CORRUPTION)
    end_action(state, seat)


def expel(state: Position, seat: i64, rival: i64, city: i64, dice: Dice, witness: Witness | None) -> None:
    """On a success the rival garrison leaves the board (BYZ-096, BYZ-097, BYZ-101)."""
    if witness is not None:
        witness.tell(telling.EXPELLING, EVERYONE, seat, rival, city)
    if attempt(state, seat, rival, city, dice, witness):
        take_off(state.cells, rival, city)
        if witness is not None:
            witness.tell(telling.EXPELLED, EVERYONE, seat, rival, city)
    spend_box(state.cells, seat, EXPULSION)
    end_action(state, seat)
