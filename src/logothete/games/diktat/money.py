"""PP and Affinities: who pays whom, forced Debts, gains (DIK-047 to DIK-056, DIK-064, DIK-284)."""

from __future__ import annotations

from logothete.games.diktat import telling
from logothete.games.diktat.board import AFFINITIES, AFFINITY, DEBTS, POWER, SUPPLY, Board
from logothete.games.diktat.frames import open_receive, open_return
from logothete.games.diktat.scoring import affinities_left
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness


def gain(cells: vec[i64], seat: i64, amount: i64, witness: Witness | None) -> None:
    """A seat takes PP from the supply, for all to see (DIK-045)."""
    if amount <= 0:
        return
    cells[POWER + seat] += amount
    if witness is not None:
        witness.tell(telling.GAINED, EVERYONE, seat, amount)


def spend(cells: vec[i64], seat: i64, amount: i64, witness: Witness | None) -> None:
    """A seat discards PP that it has, of its own will (DIK-053)."""
    if amount <= 0:
        return
    cells[POWER + seat] -= amount
    if witness is not None:
        witness.tell(telling.PAID, EVERYONE, seat, amount)


def owe(board: Board, cells: vec[i64], seat: i64, to: i64, amount: i64, witness: Witness | None) -> None:
    """A seat has to pay a seat, or the SUPPLY; Debts are forced on it until it can (DIK-051, DIK-052)."""
    if amount <= 0:
        return
    borrow(board, cells, seat, amount, witness)
    if to == SUPPLY:
        spend(cells, seat, amount, witness)
        return
    cells[POWER + seat] -= amount
    cells[POWER + to] += amount
    if witness is not None:
        witness.tell(telling.PAID_TO, EVERYONE, seat, to, amount)


def borrow(board: Board, cells: vec[i64], seat: i64, amount: i64, witness: Witness | None) -> None:
    """As many forced Debts as it takes to have so many PP (DIK-052)."""
    debts: i64 = 0
    while cells[POWER + seat] + debts * board.debt < amount:
        debts += 1
    if debts == 0:
        return
    cells[DEBTS + seat] += debts
    cells[POWER + seat] += debts * board.debt
    if witness is not None:
        witness.tell(telling.FORCED_DEBT, EVERYONE, seat, debts)


# Affinities


def receive(board: Board, cells: vec[i64], seat: i64, affinity: i64, number: i64, witness: Witness | None) -> None:
    """A seat takes tokens of a type from the supply, as many as there are (DIK-064)."""
    left = affinities_left(board, cells, affinity)
    number = number if number < left else left
    if number <= 0:
        return
    cells[AFFINITY + seat * AFFINITIES + affinity] += number
    if witness is not None:
        witness.tell(telling.RECEIVED, EVERYONE, seat, affinity, number)


def receive_any(cells: vec[i64], seat: i64, number: i64) -> None:
    """A seat will be asked for the types of so many tokens."""
    if number > 0:
        open_receive(cells, seat, number)


def give_back(cells: vec[i64], seat: i64, number: i64) -> None:
    """A seat will be asked which tokens it gives back (DIK-073)."""
    if number > 0:
        open_return(cells, seat, number)
