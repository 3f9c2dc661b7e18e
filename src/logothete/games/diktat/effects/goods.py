"""Goods that are paid, received, converted, taken and lost (DIK-293, DIK-311)."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE, number_made
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ASSASSIN_PIECE,
    ASSASSINS,
    DEBTS,
    KINDS,
    POWER,
    RESERVE,
    SEAT,
    SPIES,
    SPY_PIECE,
)
from logothete.games.diktat.effects.effect import (
    Effect,
    and_enough,
    chosen,
    offer_rivals,
    place_of,
    rivals_of,
    site_of,
)
from logothete.games.diktat.effects.rows import (
    AFFINITY as ANY_AFFINITY,
)
from logothete.games.diktat.effects.rows import (
    AGENT,
    ARRIVING,
    ASSASSIN,
    EACH_AT_SITE,
    GOODS,
    OPPONENT,
    POLITICS,
    PP,
    SELF,
    SPY,
)
from logothete.games.diktat.frames import EffectFrame
from logothete.games.diktat.money import gain, receive, receive_any, spend
from logothete.games.diktat.position import Position
from logothete.games.diktat.scoring import affinities_left
from logothete.games.diktat.stacks import owner_of, players_in
from logothete.games.diktat.verbs import ADD, RETURN, WITH
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness
from logothete.kernel.steps import top_frame


def good_of(state: Position, line: i64, good: i64) -> i64:
    """How many of a good a line speaks of."""
    return state.board.rows.goods[line * GOODS + good]


def discard_pieces(cells: vec[i64], seat: i64, piece: i64, number: i64, witness: Witness | None) -> None:
    """Agents of the reserve, or tokens, go to the supply for all to see."""
    if number <= 0:
        return
    _add_pieces(cells, seat, piece, -number)
    if witness is not None:
        witness.tell(telling.DROPPED, EVERYONE, seat, piece, number)


def take_pieces(cells: vec[i64], seat: i64, piece: i64, number: i64, witness: Witness | None) -> None:
    """Agents for the reserve, or tokens, come from the supply for all to see."""
    if number <= 0:
        return
    _add_pieces(cells, seat, piece, number)
    if witness is not None:
        witness.tell(telling.TOOK, EVERYONE, seat, piece, number)


def pieces_of(cells: vec[i64], seat: i64, piece: i64) -> i64:
    """How many Agents of a type a seat has in reserve, or tokens of a kind."""
    if piece == SPY_PIECE:
        return cells[SPIES + seat]
    return cells[ASSASSINS + seat] if piece == ASSASSIN_PIECE else cells[RESERVE + seat * KINDS + piece]


def _add_pieces(cells: vec[i64], seat: i64, piece: i64, number: i64) -> None:
    if piece == SPY_PIECE:
        cells[SPIES + seat] += number
    elif piece == ASSASSIN_PIECE:
        cells[ASSASSINS + seat] += number
    else:
        cells[RESERVE + seat * KINDS + piece] += number


def hand_over(cells: vec[i64], giver: i64, taker: i64, most: i64, witness: Witness | None) -> None:
    """A seat hands another up to so many PP, as many as it has, without any Debt."""
    number: i64 = cells[POWER + giver] if cells[POWER + giver] < most else most
    cells[POWER + giver] -= number
    cells[POWER + taker] += number
    if witness is not None:
        witness.tell(telling.HANDED, EVERYONE, giver, taker, number)


class Pay(Effect):
    """A cost, in full or not at all; it never causes a Debt (DIK-053, DIK-293)."""

    key: ClassVar[str] = "pay"
    cost: ClassVar[bool] = True

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        cells = state.cells
        if cells[SPIES + seat] < good_of(state, line, SPY):
            return False
        if cells[ASSASSINS + seat] < good_of(state, line, ASSASSIN):
            return False
        if blind:
            return True
        if cells[POWER + seat] < good_of(state, line, PP):
            return False
        agents: i64 = -good_of(state, line, AGENT)
        for kind in range(KINDS):
            left: i64 = cells[RESERVE + seat * KINDS + kind] - good_of(state, line, kind)
            if left < 0:
                return False
            agents += left
        tokens: i64 = -good_of(state, line, ANY_AFFINITY)
        for affinity in range(AFFINITIES):
            left = cells[AFFINITY + seat * AFFINITIES + affinity] - good_of(state, line, POLITICS + affinity)
            if left < 0:
                return False
            tokens += left
        return agents >= 0 and tokens >= 0

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """The types of Agents, then of Affinities, that its player may name."""
        cells = state.cells
        first = state.board.first
        offers: i64 = 0
        number = number_made(made)
        agents: i64 = good_of(state, line, AGENT)
        if number < agents:
            for kind in range(KINDS):
                left: i64 = cells[RESERVE + seat * KINDS + kind] - good_of(state, line, kind)
                if left > _times(made, first[WITH] + kind):
                    out[offers] = first[WITH] + kind
                    offers += 1
        elif number < agents + good_of(state, line, ANY_AFFINITY):
            for affinity in range(AFFINITIES):
                left = cells[AFFINITY + seat * AFFINITIES + affinity] - good_of(state, line, POLITICS + affinity)
                if left > _times(made, first[RETURN] + affinity):
                    out[offers] = first[RETURN] + affinity
                    offers += 1
        return offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        board = state.board
        for kind in range(KINDS):
            named = _times(made, board.first[WITH] + kind)
            discard_pieces(cells, seat, kind, good_of(state, line, kind) + named, witness)
        discard_pieces(cells, seat, SPY_PIECE, good_of(state, line, SPY), witness)
        discard_pieces(cells, seat, ASSASSIN_PIECE, good_of(state, line, ASSASSIN), witness)
        spend(cells, seat, good_of(state, line, PP), witness)
        for affinity in range(AFFINITIES):
            number: i64 = good_of(state, line, POLITICS + affinity) + _times(made, board.first[RETURN] + affinity)
            if number > 0:
                cells[AFFINITY + seat * AFFINITIES + affinity] -= number
                if witness is not None:
                    witness.tell(telling.PAID_AFFINITY, EVERYONE, seat, affinity, number)


def _times(made: vec[i64], action: i64) -> i64:
    number: i64 = 0
    for at in range(number_made(made)):
        if made[at] == action:
            number += 1
    return number


class Receive(Effect):
    """From the supply, for good (DIK-284)."""

    key: ClassVar[str] = "receive"
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        """Only Affinities can run out (DIK-056, DIK-064)."""
        some: bool = good_of(state, line, PP) > 0
        for piece in range(ASSASSIN_PIECE + 1):
            some = some or good_of(state, line, piece) > 0
        any_left: bool = False
        for affinity in range(AFFINITIES):
            if affinities_left(state.board, state.cells, affinity) > 0:
                any_left = True
                some = some or good_of(state, line, POLITICS + affinity) > 0
        return some or (any_left and good_of(state, line, ANY_AFFINITY) > 0)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        for piece in range(ASSASSIN_PIECE + 1):
            take_pieces(cells, seat, piece, good_of(state, line, piece), witness)
        gain(cells, seat, good_of(state, line, PP), witness)
        for affinity in range(AFFINITIES):
            receive(state.board, cells, seat, affinity, good_of(state, line, POLITICS + affinity), witness)
        receive_any(cells, seat, good_of(state, line, ANY_AFFINITY))


class Convert(Effect):
    """Agents of one type become as many of another (DIK-311)."""

    key: ClassVar[str] = "convert"
    veiled: ClassVar[bool] = True

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        return blind or state.cells[RESERVE + seat * KINDS + state.board.rows.kind[line]] > 0

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        rows = state.board.rows
        number = number_made(made)
        if number == rows.amount[line]:
            return 0
        out[0] = state.board.first[ADD] + rows.into[line]
        return and_enough(state.board, out, 1 if state.cells[RESERVE + seat * KINDS + rows.kind[line]] > number else 0)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        rows = state.board.rows
        number = number_made(made)
        if number == 0:
            return
        _add_pieces(state.cells, seat, rows.kind[line], -number)
        _add_pieces(state.cells, seat, rows.into[line], number)
        if witness is not None:
            witness.tell(telling.CONVERTED, EVERYONE, seat, rows.kind[line], rows.into[line], number)


class TakePower(Effect):
    """Somebody hands the holder PP, as many as he has, without any Debt. What he has nobody knows before."""

    key: ClassVar[str] = "take-pp"

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        who: i64 = state.board.rows.who[line]
        if who in (OPPONENT, ARRIVING):
            return True
        if who == EACH_AT_SITE:
            return site >= 0 and players_in(state.cells, site) & ~BIT[seat] != 0
        return place >= 0 and 0 <= owner_of(state.cells, place) < state.board.players

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        if state.board.rows.who[line] != OPPONENT or made[0] != NONE:
            return 0
        return offer_rivals(state, rivals_of(state, seat), out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        at = top_frame(cells)
        who: i64 = state.board.rows.who[line]
        givers: i64 = 0
        if who == OPPONENT:
            givers = BIT[cells[SEAT + chosen(state.board, made, 0)]]
        elif who == ARRIVING:
            givers = BIT[cells[at + EffectFrame.ARRIVING] - 1]
        elif who == EACH_AT_SITE:
            givers = players_in(cells, site_of(cells, at)) & ~BIT[seat]
        else:
            givers = BIT[owner_of(cells, place_of(cells, at))]
        for giver in range(state.board.players):
            if givers & BIT[giver]:
                hand_over(cells, giver, seat, state.board.rows.amount[line], witness)


class Lose(Effect):
    """Somebody discards, as far as he has it, without any Debt."""

    key: ClassVar[str] = "lose"
    cost: ClassVar[bool] = True

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        losers: i64 = BIT[seat] if state.board.rows.who[line] == SELF else rivals_of(state, seat)
        cells = state.cells
        for loser in range(state.board.players):
            if not losers & BIT[loser]:
                continue
            for piece in range(ASSASSIN_PIECE + 1):
                discard_pieces(
                    cells, loser, piece, _least(pieces_of(cells, loser, piece), good_of(state, line, piece)), witness
                )
            spend(cells, loser, _least(cells[POWER + loser], good_of(state, line, PP)), witness)


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other


class ClearDebt(Effect):
    """Debt tokens are handed back (DIK-055)."""

    key: ClassVar[str] = "clear-debt"
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        return state.cells[DEBTS + seat] > 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        number = _least(state.cells[DEBTS + seat], state.board.rows.amount[line])
        state.cells[DEBTS + seat] -= number
        if witness is not None:
            witness.tell(telling.DEBT_CLEARED, EVERYONE, seat, number)
