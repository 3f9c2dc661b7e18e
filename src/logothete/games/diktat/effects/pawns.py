"""Pawns on the board: struck, moved, added, taken back, put in another order (DIK-251, DIK-258, AUT-064)."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import MOST, NONE, number_made
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ALL_PLACES,
    ASSASSINS,
    KINDS,
    OTHERS,
    RESERVE,
    SECTORS,
    SIZE,
)
from logothete.games.diktat.effects.effect import (
    ON_BOARD,
    Effect,
    and_enough,
    chosen,
    has_made,
    has_own_stack,
    is_own_stack,
    offer_own_stacks,
    or_enough,
    place_of,
    site_of,
)
from logothete.games.diktat.effects.rows import AT_SITE
from logothete.games.diktat.effects.rows import GUARDS_IGNORED as GUARDS_ARE_IGNORED
from logothete.games.diktat.frames import GUARDS_IGNORED, open_arrival, open_order, open_strikes
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.course import offer_sectors
from logothete.games.diktat.rules.strikes import can_strike
from logothete.games.diktat.rules.teams import enterable
from logothete.games.diktat.stacks import (
    add_on_top,
    erase_order,
    free_place,
    has_room,
    is_closed,
    is_open,
    learn,
    move_stack,
    others_place,
    put_stack,
    remove,
    sector_of,
    size_of,
    too_many,
    unseen,
)
from logothete.games.diktat.verbs import ADD, AT, PAWN, TO
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness
from logothete.kernel.steps import top_frame


class Assassinate(Effect):
    """A series of strikes, perhaps only at the site, perhaps in spite of Guards."""

    key: ClassVar[str] = "assassinate"
    phases: ClassVar[int] = ON_BOARD
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        if state.board.rows.at[line] != AT_SITE:
            return can_strike(state.board, state.cells, seat, -1, -1)
        return site >= 0 and can_strike(state.board, state.cells, seat, site, place)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        rows = state.board.rows
        cells = state.cells
        strikes: i64 = rows.amount[line] + (cells[ASSASSINS + seat] if rows.tokens[line] else 0)
        mode: i64 = GUARDS_IGNORED if rows.guards[line] == GUARDS_ARE_IGNORED else 0
        at = top_frame(cells)
        here: bool = rows.at[line] == AT_SITE
        open_strikes(
            cells, seat, strikes, mode, site_of(cells, at) if here else -1, place_of(cells, at) if here else -1
        )


class MoveStack(Effect):
    """A whole stack goes to another sector, its order unchanged (DIK-251)."""

    key: ClassVar[str] = "move-stack"
    phases: ClassVar[int] = ON_BOARD

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        for own in range(ALL_PLACES):
            if is_own_stack(state.cells, seat, own) and self._room(state, seat, own) != 0:
                return True
        return False

    def _room(self, state: Position, seat: i64, place: i64) -> i64:
        """The mask of the sectors that have room for a stack."""
        return enterable(state.board, state.cells, seat) & ~BIT[sector_of(place)]

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        number = number_made(made)
        if number == 1:
            return offer_sectors(board, TO, self._room(state, seat, chosen(board, made, 0)), out, 0)
        offers: i64 = 0
        if number == 0:
            for place in range(ALL_PLACES):
                if is_own_stack(state.cells, seat, place) and self._room(state, seat, place) != 0:
                    out[offers] = board.first[AT] + place
                    offers += 1
        return offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        place = chosen(state.board, made, 0)
        sector = chosen(state.board, made, 1)
        to = free_place(cells, sector)
        if witness is not None:
            witness.tell(telling.MOVED_STACK, EVERYONE, seat, place, sector)
        move_stack(cells, place, to)
        open_arrival(cells, to)


class MovePawns(Effect):
    """Pawns of one stack go on top of other stacks of the holder, each seen to land (DIK-257, DIK-258)."""

    key: ClassVar[str] = "move-pawns"
    phases: ClassVar[int] = ON_BOARD

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        for own in range(ALL_PLACES):
            if is_own_stack(state.cells, seat, own) and self._has_other(state, seat, own):
                return True
        return False

    def _has_other(self, state: Position, seat: i64, place: i64) -> bool:
        for other in range(ALL_PLACES):
            if self._receives(state, seat, place, other):
                return True
        return False

    def _receives(self, state: Position, seat: i64, place: i64, other: i64) -> bool:
        """Whether pawns of a stack may go to another: the holder's own, in another sector."""
        if not is_own_stack(state.cells, seat, other) or sector_of(other) == sector_of(place):
            return False
        return not too_many(size_of(state.cells, other) + MOST)

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """The stack; then, again and again, a pawn and where it goes."""
        board = state.board
        number = number_made(made)
        offers: i64 = 0
        if number == 0:
            for place in range(ALL_PLACES):
                if is_own_stack(state.cells, seat, place) and self._has_other(state, seat, place):
                    out[offers] = board.first[AT] + place
                    offers += 1
            return offers
        origin = chosen(board, made, 0)
        if number % 2 == 0:
            for place in range(ALL_PLACES):
                if self._receives(state, seat, origin, place):
                    out[offers] = board.first[AT] + place
                    offers += 1
            return offers
        if number // 2 == board.rows.amount[line]:
            return 0
        return or_enough(board, out, _offer_pawns(state, origin, made, out))

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        """Positions are those of the stack before the first pawn has left."""
        board = state.board
        cells = state.cells
        origin = chosen(board, made, 0)
        at: i64 = 1
        while at + 1 < number_made(made):
            position = chosen(board, made, at)
            to = chosen(board, made, at + 1)
            if witness is not None:
                witness.tell(telling.MOVED_PAWN, EVERYONE, seat, origin, position, to)
            add_on_top(cells, to, remove(cells, origin, position - _left_before(board.first[PAWN], made, at)))
            at += 2


def _offer_pawns(state: Position, place: i64, made: vec[i64], out: vec[i64]) -> i64:
    """The pawns of a stack that were not chosen yet."""
    offers: i64 = 0
    for position in range(size_of(state.cells, place)):
        if not has_made(made, state.board.first[PAWN] + position):
            out[offers] = state.board.first[PAWN] + position
            offers += 1
    return offers


def _left_before(first: i64, made: vec[i64], at: i64) -> i64:
    """How many pawns above the one chosen at `at` have left before it: so many places it has gone up."""
    higher: i64 = 0
    for earlier in range(at):
        if first <= made[earlier] < made[at]:
            higher += 1
    return higher


class Reinforce(Effect):
    """Agents of the reserve go on top of a stack: everybody sees how many, and which if only one type may go."""

    key: ClassVar[str] = "reinforce"
    veiled: ClassVar[bool] = True
    phases: ClassVar[int] = ON_BOARD

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        if not has_own_stack(state.cells, seat):
            return False
        if blind:
            return True
        for kind in range(KINDS):
            if state.board.rows.kinds[line] & BIT[kind] and state.cells[RESERVE + seat * KINDS + kind] > 0:
                return True
        return False

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """The stack; then one Agent after another, each on top of the last."""
        board = state.board
        number = number_made(made)
        if number == 0:
            return or_enough(board, out, offer_own_stacks(state, seat, out))
        place = chosen(board, made, 0)
        if number - 1 == board.rows.amount[line] or too_many(size_of(state.cells, place) + number):
            return 0
        offers: i64 = 0
        for kind in range(KINDS):
            if not board.rows.kinds[line] & BIT[kind]:
                continue
            sent: i64 = 0
            for at in range(1, number):
                if made[at] == board.first[ADD] + kind:
                    sent += 1
            if state.cells[RESERVE + seat * KINDS + kind] > sent:
                out[offers] = board.first[ADD] + kind
                offers += 1
        return and_enough(board, out, offers)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        number: i64 = number_made(made) - 1
        if number <= 0:
            return
        place = chosen(state.board, made, 0)
        if witness is not None:
            witness.tell(telling.REINFORCED, EVERYONE, seat, place, number)
        for at in range(1, number + 1):
            kind = chosen(state.board, made, at)
            cells[RESERVE + seat * KINDS + kind] -= 1
            add_on_top(cells, place, kind)
            if state.board.rows.kinds[line] == BIT[kind]:
                learn(cells, state.board.all_seats, place, 0)
            if witness is not None:
                witness.tell(telling.ADDED_PAWN, BIT[seat], seat, place, kind)


class Recall(Effect):
    """Pawns of a stack return to the reserve: everybody sees which positions, only the holder which types."""

    key: ClassVar[str] = "recall"
    phases: ClassVar[int] = ON_BOARD

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        return has_own_stack(state.cells, seat)

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        number = number_made(made)
        if number == 0:
            return offer_own_stacks(state, seat, out)
        if number - 1 == board.rows.amount[line]:
            return 0
        return or_enough(board, out, _offer_pawns(state, chosen(board, made, 0), made, out))

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        cells = state.cells
        place = chosen(board, made, 0)
        for at in range(1, number_made(made)):
            position = chosen(board, made, at)
            pawn = remove(cells, place, position - _left_before(board.first[PAWN], made, at))
            cells[RESERVE + seat * KINDS + unseen(pawn)] += 1
            if witness is not None:
                witness.tell(telling.RECALLED, EVERYONE, seat, place, position)


class Rearrange(Effect):
    """A stack is put in a new order: what others knew of its positions is erased (DIK-034, DIK-123)."""

    key: ClassVar[str] = "rearrange"
    phases: ClassVar[int] = ON_BOARD

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        for own in range(ALL_PLACES):
            if is_own_stack(state.cells, seat, own) and state.cells[SIZE + own] > 1:
                return True
        return False

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        offers: i64 = 0
        if made[0] == NONE:
            for place in range(ALL_PLACES):
                if is_own_stack(state.cells, seat, place) and state.cells[SIZE + place] > 1:
                    out[offers] = state.board.first[AT] + place
                    offers += 1
        return offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        """The order itself is asked for by a step of its own: a stack can be high."""
        place = chosen(state.board, made, 0)
        if witness is not None:
            witness.tell(telling.REARRANGED, EVERYONE, seat, place)
        erase_order(state.cells, place)
        open_order(state.cells, seat, place)


class MoveOthers(Effect):
    """Pawns of the Others go unseen from one sector to another, in the order the holder likes (AUT-062, AUT-064)."""

    key: ClassVar[str] = "move-other"
    phases: ClassVar[int] = ON_BOARD

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        for sector in range(SECTORS):
            if self._is_origin(state, sector):
                return True
        return False

    def _is_origin(self, state: Position, sector: i64) -> bool:
        if size_of(state.cells, others_place(sector)) == 0 or not is_open(state.cells, sector):
            return False
        return self._room(state, sector) != 0

    def _room(self, state: Position, origin: i64) -> i64:
        """The mask of the other sectors that have a pile of the Others, or room for one (AUT-026)."""
        mask: i64 = 0
        for sector in range(SECTORS):
            if sector == origin or not is_open(state.cells, sector):
                continue
            if size_of(state.cells, others_place(sector)) > 0 or self._may_begin(state, sector):
                mask |= BIT[sector]
        return mask

    def _may_begin(self, state: Position, sector: i64) -> bool:
        """Whether a new pile may come to a sector."""
        return not is_closed(state.cells, sector) and has_room(state.board, state.cells, OTHERS, sector, 0)

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """The pile, where its pawns go, then the pawns one by one."""
        board = state.board
        number = number_made(made)
        offers: i64 = 0
        if number == 0:
            for sector in range(SECTORS):
                if self._is_origin(state, sector):
                    out[offers] = board.first[AT] + others_place(sector)
                    offers += 1
            return offers
        origin = chosen(board, made, 0)
        if number == 1:
            return offer_sectors(board, TO, self._room(state, sector_of(origin)), out, 0)
        if number - 2 == board.rows.amount[line]:
            return 0
        return or_enough(board, out, _offer_pawns(state, origin, made, out))

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        cells = state.cells
        origin = chosen(board, made, 0)
        sector = chosen(board, made, 1)
        to = others_place(sector)
        for at in range(2, number_made(made)):
            position = chosen(board, made, at)
            if witness is not None:
                witness.tell(telling.MOVED_OTHER, EVERYONE, seat, origin, position, sector)
            pawn = remove(cells, origin, position - _left_before(board.first[PAWN], made, at))
            if size_of(cells, to) == 0:
                put_stack(cells, to, OTHERS)
            add_on_top(cells, to, pawn)
