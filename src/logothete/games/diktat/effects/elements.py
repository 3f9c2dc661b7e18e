"""Used tokens: taken off one's own elements, put on Possessions of others (DIK-312, DIK-313)."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import number_made
from logothete.games.diktat import telling
from logothete.games.diktat.board import CABAL, SEAT, Board
from logothete.games.diktat.effects.effect import Effect, argument_of, has_made, or_enough, place_of, site_of
from logothete.games.diktat.effects.rows import AT_SITE, AT_SITE_OWNER, REFRESH
from logothete.games.diktat.effects.using import in_use
from logothete.games.diktat.holdings import (
    holder_of,
    is_used,
    lay_used,
    lift_used,
    marker_element,
    next_element,
    sector_of_element,
)
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import owner_of
from logothete.games.diktat.verbs import EXHAUST, EXHAUST_MARKER, RENEW, RENEW_MARKER
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness


def sector_of_any(board: Board, element: i64) -> i64:
    """The sector of a Possession: of a card or of a marker."""
    return board.sector_of[element] if element < board.rows.own else sector_of_element(board, element)


class Refresh(Effect):
    """Used tokens come off other elements of the holder: never off one that refreshes, nor off one in use."""

    key: ClassVar[str] = "refresh"
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        element = next_element(state.board, state.cells, seat, 0)
        while element >= 0:
            if self._is_stale(state, seat, element):
                return True
            element = next_element(state.board, state.cells, seat, element + 1)
        return False

    def _is_stale(self, state: Position, seat: i64, element: i64) -> bool:
        board = state.board
        if not is_used(board, state.cells, seat, element) or in_use(board, state.cells, seat, element):
            return False
        return board.rows.has[element] & BIT[REFRESH] == 0

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        if number_made(made) == board.rows.amount[line]:
            return 0
        offers: i64 = 0
        element = next_element(board, state.cells, seat, 0)
        while element >= 0:
            action = _renewal(board, element)
            if self._is_stale(state, seat, element) and not has_made(made, action):
                out[offers] = action
                offers += 1
            element = next_element(board, state.cells, seat, element + 1)
        return or_enough(board, out, offers)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        for at in range(number_made(made)):
            argument = argument_of(board, made[at])
            if board.verb_of[made[at]] == RENEW:
                lift_used(board, state.cells, seat, argument)
                if witness is not None:
                    witness.tell(telling.RENEWED, EVERYONE, seat, argument)
            else:
                lift_used(board, state.cells, seat, marker_element(board, state.cells, seat, argument))
                if witness is not None:
                    witness.tell(telling.RENEWED_MARKER, EVERYONE, seat, argument)


def _renewal(board: Board, element: i64) -> i64:
    """The choice that names an element of one's own."""
    if element < board.rows.marker:
        return board.first[RENEW] + element
    return board.first[RENEW_MARKER] + sector_of_element(board, element)


class Exhaust(Effect):
    """Used tokens come on Possessions of opponents, without their effects being carried out."""

    key: ClassVar[str] = "exhaust"
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        for rival in range(state.board.players):
            if rival == seat:
                continue
            element = next_element(state.board, state.cells, rival, 0)
            while element >= 0:
                if self._is_fresh(state, rival, element, line, site, place):
                    return True
                element = next_element(state.board, state.cells, rival, element + 1)
        return False

    def _is_fresh(self, state: Position, rival: i64, element: i64, line: i64, site: i64, place: i64) -> bool:
        """Whether a Used token can be put on an element of an opponent: a Possession, not a Cabal card (DIK-302)."""
        board = state.board
        cells = state.cells
        if board.rows.own <= element < board.rows.marker:
            return False
        if is_used(board, cells, rival, element) or in_use(board, cells, rival, element):
            return False
        where: i64 = board.rows.at[line]
        if where == AT_SITE:
            return site >= 0 and sector_of_any(board, element) == site
        if where == AT_SITE_OWNER:
            return place >= 0 and owner_of(cells, place) == rival
        return True

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if number_made(made) == board.rows.amount[line]:
            return 0
        site = site_of(cells, moment)
        place = place_of(cells, moment)
        offers: i64 = 0
        for rival in range(board.players):
            if rival == seat:
                continue
            element = next_element(board, cells, rival, 0)
            while element >= 0:
                action = self._exhaustion(state, rival, element)
                if self._is_fresh(state, rival, element, line, site, place) and not has_made(made, action):
                    out[offers] = action
                    offers += 1
                element = next_element(board, cells, rival, element + 1)
        return or_enough(board, out, offers)

    def _exhaustion(self, state: Position, rival: i64, element: i64) -> i64:
        """The choice that names a Possession of an opponent; two of them may have a marker of one sector."""
        board = state.board
        if element < board.rows.own:
            return board.first[EXHAUST] + element
        sector = sector_of_element(board, element)
        return board.first[EXHAUST_MARKER] + sector * board.cabals + state.cells[CABAL + rival]

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        cells = state.cells
        for at in range(number_made(made)):
            argument = argument_of(board, made[at])
            if board.verb_of[made[at]] == EXHAUST:
                rival = holder_of(board, cells, argument)
                lay_used(board, cells, rival, argument)
                if witness is not None:
                    witness.tell(telling.EXHAUSTED, EVERYONE, seat, rival, argument)
            else:
                sector: i64 = argument // board.cabals
                rival = cells[SEAT + argument % board.cabals]
                lay_used(board, cells, rival, marker_element(board, cells, rival, sector))
                if witness is not None:
                    witness.tell(telling.EXHAUSTED_MARKER, EVERYONE, seat, rival, sector)
