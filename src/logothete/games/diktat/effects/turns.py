"""Turns, Manoeuvres, Ranks, limits: what an effect adds to a Cycle or takes from it (DIK-065, DIK-248, DIK-323)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import decks, sets
from logothete.components.effects import NONE
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    CABAL,
    CLOSED,
    DISCARD,
    KINDS,
    MOVES,
    OWN_CARDS,
    PERMITS,
    POWER,
    RAISED,
    REPLAY,
    RESERVE,
    SEAT,
    SECTORS,
    SKIPPED,
    TRACK,
    TURN,
    WORDS,
)
from logothete.games.diktat.effects.effect import (
    BEFORE_RESOLUTION,
    IN_MANOEUVRES,
    Effect,
    chosen,
    offer_rivals,
    site_of,
)
from logothete.games.diktat.effects.looking import can_look
from logothete.games.diktat.effects.rows import SELF
from logothete.games.diktat.frames import (
    ANY_MANOEUVRE,
    ASSASSINATE,
    DEVELOP,
    INFLUENCE,
    SEND,
    SPY,
    ManoeuvreFrame,
    open_extra,
)
from logothete.games.diktat.holdings import slots_filled
from logothete.games.diktat.kinds import MANOEUVRE_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.course import draw_card, offer_sectors, tell_administrator
from logothete.games.diktat.rules.strikes import can_strike
from logothete.games.diktat.rules.teams import enterable
from logothete.games.diktat.scoring import administrator
from logothete.games.diktat.stacks import is_open, one_at
from logothete.games.diktat.verbs import REPLACE, TO
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness
from logothete.kernel.steps import BELOW, FRAME, TOP, top_frame

MASKS: Final = vec[i64]([SEND, SPY, ASSASSINATE, INFLUENCE, DEVELOP, ANY_MANOEUVRE])
"""Of each key of Manoeuvres in a line: which of them are open."""


class Extra(Effect):
    """One more Manoeuvre without a pawn, by all normal rules (DIK-065)."""

    key: ClassVar[str] = "extra"
    veiled: ClassVar[bool] = True
    phases: ClassVar[int] = IN_MANOEUVRES

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        board = state.board
        cells = state.cells
        mask: i64 = MASKS[board.rows.manoeuvre[line]]
        if mask & INFLUENCE:
            return True
        if mask == SEND:
            agents: i64 = 0
            for kind in range(KINDS):
                agents += cells[RESERVE + seat * KINDS + kind]
            return (blind or agents > 0) and enterable(board, cells, seat) != 0
        if mask == SPY:
            return can_look(cells)
        if mask == ASSASSINATE:
            return can_strike(board, cells, seat, -1, -1)
        slot = slots_filled(cells, seat)
        if slot == OWN_CARDS:
            return False
        cost: i64 = board.slot_cost[cells[CABAL + seat] * OWN_CARDS + slot] - board.rows.discount[line]
        return blind or board.rows.free[line] != 0 or cells[POWER + seat] >= cost

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        rows = state.board.rows
        mask: i64 = MASKS[rows.manoeuvre[line]]
        open_extra(state.cells, seat, mask, rows.amount[line], rows.discount[line], rows.free[line] != 0)


def own_turn(cells: vec[i64], seat: i64) -> i64:
    """Where the frame is of the Manoeuvre that a seat has still to make with a pawn; -1 if there is none."""
    at: i64 = cells[TOP]
    while at != 0:
        frame: i64 = at + FRAME
        if cells[at] == MANOEUVRE_STEP and not cells[frame + ManoeuvreFrame.EXTRA]:
            return frame if cells[frame + ManoeuvreFrame.SEAT] == seat else -1
        at = cells[at + BELOW]
    return -1


def others_with_pawns(state: Position, seat: i64) -> bool:
    """Whether anybody but a seat has a Manoeuvre pawn left."""
    for rival in range(state.board.players):
        if rival != seat and state.cells[MOVES + rival] > 0:
            return True
    return False


class Replay(Effect):
    """Two Manoeuvres in a row, one pawn each, on one's own turn (DIK-249)."""

    key: ClassVar[str] = "replay"
    phases: ClassVar[int] = IN_MANOEUVRES
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        cells = state.cells
        if cells[TURN] != seat or cells[REPLAY] > 0:
            return False
        return cells[MOVES + seat] >= (1 if own_turn(cells, seat) < 0 else 2)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[REPLAY] = seat + 1
        if witness is not None:
            witness.tell(telling.PLAYS_AGAIN, EVERYONE, seat)


class Skip(Effect):
    """A turn is passed over and its pawn kept: one's own, or an opponent's next one (DIK-250)."""

    key: ClassVar[str] = "skip"
    phases: ClassVar[int] = IN_MANOEUVRES
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        if state.board.rows.who[line] != SELF:
            return self._targets(state, seat) != 0
        turn = own_turn(state.cells, seat)
        if turn < 0 or state.cells[turn + ManoeuvreFrame.OVER]:
            return False
        return others_with_pawns(state, seat)

    def _targets(self, state: Position, seat: i64) -> i64:
        """The opponents with pawns left who are not passed over already and are not alone in having pawns."""
        mask: i64 = 0
        for rival in range(state.board.players):
            if rival == seat or state.cells[MOVES + rival] == 0 or state.cells[SKIPPED] & BIT[rival]:
                continue
            if others_with_pawns(state, rival):
                mask |= BIT[rival]
        return mask

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        if state.board.rows.who[line] == SELF or made[0] != NONE:
            return 0
        return offer_rivals(state, self._targets(state, seat), out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        if state.board.rows.who[line] == SELF:
            cells[own_turn(cells, seat) + ManoeuvreFrame.OVER] = 1
            if witness is not None:
                witness.tell(telling.SKIPS, EVERYONE, seat)
            return
        rival: i64 = cells[SEAT + chosen(state.board, made, 0)]
        cells[SKIPPED] |= BIT[rival]
        if witness is not None:
            witness.tell(telling.MADE_SKIP, EVERYONE, seat, rival)


class RankUp(Effect):
    """A higher Rank until the End of Cycle, and the Administrator may be another at once (DIK-084)."""

    key: ClassVar[str] = "rank-up"
    reach: ClassVar[int] = OPEN

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        before = administrator(state.board, state.cells)
        state.cells[RAISED + seat] += state.board.rows.amount[line]
        if witness is not None:
            witness.tell(telling.RANK_RAISED, EVERYONE, seat, state.board.rows.amount[line])
        tell_administrator(state, before, witness)


class Limit(Effect):
    """One stack beyond the limit for the holder, or no more stacks for anybody, until the End of Cycle (DIK-323)."""

    key: ClassVar[str] = "limit"
    phases: ClassVar[int] = IN_MANOEUVRES
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        if not state.board.rows.close[line]:
            return True
        return site >= 0 and not state.cells[CLOSED] & BIT[site]

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        if state.board.rows.close[line] or made[0] != NONE:
            return 0
        mask: i64 = 0
        for sector in range(SECTORS):
            if is_open(state.cells, sector):
                mask |= BIT[sector]
        return offer_sectors(state.board, TO, mask, out, 0)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        if state.board.rows.close[line]:
            site = site_of(cells, top_frame(cells))
            cells[CLOSED] |= BIT[site]
            if witness is not None:
                witness.tell(telling.SHUT, EVERYONE, seat, site)
            return
        sector = chosen(state.board, made, 0)
        cells[PERMITS + seat] += one_at(sector)
        if witness is not None:
            witness.tell(telling.MADE_ROOM, EVERYONE, seat, sector)


class ReplaceCard(Effect):
    """A visible card of the Opportunity track makes room for the next of the deck, before the Resolution."""

    key: ClassVar[str] = "track"
    phases: ClassVar[int] = BEFORE_RESOLUTION

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        cells = state.cells
        return cells[TRACK] > 0 and (cells[state.board.deck] > 0 or not sets.is_empty(cells, DISCARD, WORDS))

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        if made[0] != NONE:
            return 0
        for at in range(state.cells[TRACK]):
            out[at] = state.board.first[REPLACE] + state.cells[TRACK + decks.FIRST + at]
        return state.cells[TRACK]

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        """The new card comes first, so that the old one cannot come back with a deck made anew."""
        cells = state.cells
        old = chosen(state.board, made, 0)
        new = draw_card(state, dice, witness)
        cells[TRACK + decks.FIRST + decks.place_of(cells, TRACK, old)] = new
        sets.add(cells, DISCARD, old)
        if witness is not None:
            witness.tell(telling.REPLACED, EVERYONE, seat, old)
            witness.tell(telling.CARD_LAID, EVERYONE, new)
