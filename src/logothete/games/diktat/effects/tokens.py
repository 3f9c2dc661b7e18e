"""Cabal tokens, laid on sectors or stacks (DIK-057 to DIK-063); how they are spent is in `judging.py`."""

from __future__ import annotations

from typing import ClassVar

from logothete.components import sets
from logothete.components.effects import number_made
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ALL_PLACES,
    SECTORS,
    STOCK,
    TOKEN_PLACES,
    TOKEN_SECTORS,
)
from logothete.games.diktat.effects.effect import ON_BOARD, Effect, argument_of, has_made, or_enough
from logothete.games.diktat.effects.rows import ENEMY_STACK, OWN_PRESENCE
from logothete.games.diktat.effects.using import fix_site
from logothete.games.diktat.holdings import markers_of
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import is_open, owner_of, sector_of, size_of, stacks_of, watch
from logothete.games.diktat.verbs import AT, TO
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


class PlaceToken(Effect):
    """Tokens of the holder's stock go on the board, one to a sector or a stack; the first says where the site is."""

    key: ClassVar[str] = "place-token"
    phases: ClassVar[int] = ON_BOARD

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        if state.cells[STOCK + seat] == 0:
            return False
        if state.board.token_on_stack[state.board.rows.token_kind[line]]:
            for target in range(ALL_PLACES):
                if self._bears(state, seat, target):
                    return True
            return False
        for sector in range(SECTORS):
            if self._takes(state, seat, line, sector):
                return True
        return False

    def _bears(self, state: Position, seat: i64, place: i64) -> bool:
        """Whether a stack of somebody else can be given a token."""
        cells = state.cells
        if size_of(cells, place) == 0 or owner_of(cells, place) == seat or not is_open(cells, sector_of(place)):
            return False
        return not sets.has(cells, TOKEN_PLACES, place)

    def _takes(self, state: Position, seat: i64, line: i64, sector: i64) -> bool:
        """Whether a sector can be given a token."""
        cells = state.cells
        token: i64 = state.board.rows.token_kind[line]
        if not is_open(cells, sector) or cells[TOKEN_SECTORS + token] & BIT[sector]:
            return False
        if state.board.rows.require[line] != OWN_PRESENCE:
            return True
        return stacks_of(cells, seat, sector) > 0 or markers_of(cells, seat, sector) > 0

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        number = number_made(made)
        if number == board.rows.amount[line] or number == state.cells[STOCK + seat]:
            return 0
        offers: i64 = 0
        if board.rows.require[line] == ENEMY_STACK:
            for place in range(ALL_PLACES):
                if self._bears(state, seat, place) and not has_made(made, board.first[AT] + place):
                    out[offers] = board.first[AT] + place
                    offers += 1
        else:
            for sector in range(SECTORS):
                if self._takes(state, seat, line, sector) and not has_made(made, board.first[TO] + sector):
                    out[offers] = board.first[TO] + sector
                    offers += 1
        return or_enough(board, out, offers)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        cells = state.cells
        token: i64 = board.rows.token_kind[line]
        for at in range(number_made(made)):
            target = argument_of(board, made[at])
            cells[STOCK + seat] -= 1
            if board.verb_of[made[at]] == AT:
                watch(cells, target)
                if at == 0:
                    fix_site(cells, sector_of(target), target)
                if witness is not None:
                    witness.tell(telling.TOKEN_ON_STACK, EVERYONE, seat, token, target)
            else:
                cells[TOKEN_SECTORS + token] |= BIT[target]
                if at == 0:
                    fix_site(cells, target, -1)
                if witness is not None:
                    witness.tell(telling.TOKEN_PLACED, EVERYONE, seat, token, target)
