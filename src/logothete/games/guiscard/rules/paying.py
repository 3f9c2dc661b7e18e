"""Spending MP."""

from __future__ import annotations

from logothete.games.guiscard import men
from logothete.games.guiscard.board import SPENT
from logothete.games.guiscard.frames import MoveFrame
from logothete.kernel.cells import i64, vec


def pay(cells: vec[i64], at: i64, man: i64, cost: i64) -> None:
    """Spend MP of a move; those of an advance are not counted against him later (GUI-159, GUI-302)."""
    cells[at + MoveFrame.LEFT] -= cost
    cells[at + MoveFrame.BEGUN] = 1
    if not cells[at + MoveFrame.ADVANCING]:
        cells[men.at_man(man) + SPENT] += cost
