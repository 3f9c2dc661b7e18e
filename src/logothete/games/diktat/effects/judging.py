"""Whether a list can be carried out at all: its costs can be met, and it would change something (DIK-300).

Two effects need to know that of lists: a choice, whose options are lists, and a token that is spent, which is only
spent where the rest of its list has something to do.
"""

from __future__ import annotations

from typing import ClassVar

from logothete.components import sets
from logothete.components.effects import NONE
from logothete.games.diktat import telling
from logothete.games.diktat.board import ALL_PLACES, PHASE, SECTORS, TOKEN_PLACES, TOKEN_SECTORS, TOKEN_SPENT
from logothete.games.diktat.effects.effect import ANY_TIME, ON_BOARD, Effect, chosen, place_of, site_of
from logothete.games.diktat.effects.rows import PAY, SPEND_TOKEN, STANDING
from logothete.games.diktat.effects.using import fix_site
from logothete.games.diktat.frames import OPTION, EffectFrame, open_effect
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import is_open, sector_of
from logothete.games.diktat.verbs import AT, PICK, TO
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness
from logothete.kernel.steps import top_frame


class Judge:
    """Judges lists by the effects that there are."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        """The active effects in the order of the vocabulary."""

    def effect_of(self, state: Position, line: i64) -> Effect | None:
        """The effect of a line; None for a standing one."""
        number: i64 = state.board.rows.effect[line]
        return self.effects[number - STANDING] if number >= STANDING else None

    def in_time(self, state: Position, effect: Effect) -> bool:
        """Whether an effect has its place in this phase (DIK-318)."""
        phases: i64 = effect.phases
        return phases & BIT[state.cells[PHASE]] != 0

    def fits(self, state: Position, seat: i64, lines: i64, start: i64, site: i64, place: i64, blind: bool) -> bool:
        """Whether a list, from a place in it on, can be paid for and would change something."""
        rows = state.board.rows
        changes: bool = False
        for at in range(start, rows.length[lines]):
            line: i64 = rows.first[lines] + at
            effect = self.effect_of(state, line)
            if effect is None:
                continue
            if rows.effect[line] == SPEND_TOKEN:
                return self.in_time(state, effect) and self._spends(state, seat, lines, at, changes, blind)
            if effect.cost:
                if rows.effect[line] == PAY and not effect.fits(state, seat, line, site, place, blind):
                    return False
            elif self.in_time(state, effect) and effect.fits(state, seat, line, site, place, blind):
                changes = True
        return changes

    def _spends(self, state: Position, seat: i64, lines: i64, at: i64, changes: bool, blind: bool) -> bool:
        """Whether a token can be spent somewhere so that the list as a whole changes something."""
        line: i64 = state.board.rows.first[lines] + at
        for place in range(ALL_PLACES):
            if not lies_on_stack(state, line, place):
                continue
            if changes or self.fits(state, seat, lines, at + 1, sector_of(place), place, blind):
                return True
        for sector in range(SECTORS):
            if not lies_on_sector(state, line, sector):
                continue
            if changes or self.fits(state, seat, lines, at + 1, sector, -1, blind):
                return True
        return False

    def unpaid(self, state: Position, seat: i64, lines: i64) -> bool:
        """Whether a list has a cost that cannot be met."""
        rows = state.board.rows
        for line in range(rows.first[lines], rows.first[lines] + rows.length[lines]):
            effect = self.effect_of(state, line)
            if effect is None or rows.effect[line] not in (PAY, SPEND_TOKEN):
                continue
            if not effect.fits(state, seat, line, -1, -1, False):
                return True
        return False

    def untimely(self, state: Position, lines: i64) -> bool:
        """Whether what a list costs cannot be paid in this phase, or nothing else of it has its place there."""
        rows = state.board.rows
        for line in range(rows.first[lines], rows.first[lines] + rows.length[lines]):
            effect = self.effect_of(state, line)
            if effect is None:
                continue
            if effect.cost:
                if not self.in_time(state, effect):
                    return True
                continue
            if rows.inners[line] == 0 and self.in_time(state, effect):
                return False
            for option in range(rows.inner[line], rows.inner[line] + rows.inners[line]):
                if not self.untimely(state, option):
                    return False
        return True


class Choose(Effect):
    """One of several lists is carried out."""

    key: ClassVar[str] = "choose"
    phases: ClassVar[int] = ANY_TIME
    reach: ClassVar[int] = OPEN

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        rows = state.board.rows
        for option in range(rows.inners[line]):
            if self.judge.fits(state, seat, rows.inner[line] + option, 0, site, place, blind):
                return True
        return False

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        rows = state.board.rows
        offers: i64 = 0
        if made[0] != NONE:
            return 0
        site = site_of(state.cells, moment)
        place = place_of(state.cells, moment)
        for option in range(rows.inners[line]):
            if self.judge.fits(state, seat, rows.inner[line] + option, 0, site, place, False):
                out[offers] = state.board.first[PICK] + option
                offers += 1
        return offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        at = top_frame(cells)
        option = chosen(state.board, made, 0)
        element: i64 = cells[at + EffectFrame.ELEMENT]
        site = site_of(cells, at)
        place = place_of(cells, at)
        inner = open_effect(cells, seat, element, state.board.rows.inner[line] + option, OPTION)
        cells[inner + EffectFrame.SITE] = site + 1
        cells[inner + EffectFrame.SITE_PLACE] = place + 1


class SpendToken(Effect):
    """A token of the holder leaves the board and the game, as a cost; where it stood is the site (DIK-058)."""

    key: ClassVar[str] = "spend-token"
    phases: ClassVar[int] = ON_BOARD
    cost: ClassVar[bool] = True
    reach: ClassVar[int] = OPEN

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        for target in range(ALL_PLACES):
            if lies_on_stack(state, line, target):
                return True
        for sector in range(SECTORS):
            if lies_on_sector(state, line, sector):
                return True
        return False

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """Only where the rest of the list would change something."""
        if made[0] != NONE:
            return 0
        board = state.board
        cells = state.cells
        lines: i64 = cells[moment + EffectFrame.LIST]
        after: i64 = cells[moment + EffectFrame.NEXT] + 1
        offers: i64 = 0
        for place in range(ALL_PLACES):
            if not lies_on_stack(state, line, place):
                continue
            if self.judge.fits(state, seat, lines, after, sector_of(place), place, False):
                out[offers] = board.first[AT] + place
                offers += 1
        for sector in range(SECTORS):
            if not lies_on_sector(state, line, sector):
                continue
            if self.judge.fits(state, seat, lines, after, sector, -1, False):
                out[offers] = board.first[TO] + sector
                offers += 1
        return offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        cells = state.cells
        if made[0] == NONE:
            return
        token: i64 = board.rows.token_kind[line]
        target = chosen(board, made, 0)
        if board.verb_of[made[0]] == AT:
            sets.remove(cells, TOKEN_PLACES, target)
            fix_site(cells, sector_of(target), target)
            if witness is not None:
                witness.tell(telling.TOKEN_OFF_STACK, EVERYONE, seat, token, target)
            return
        cells[TOKEN_SECTORS + token] &= ~BIT[target]
        cells[TOKEN_SPENT + token] &= ~BIT[target]
        fix_site(cells, target, -1)
        if witness is not None:
            witness.tell(telling.TOKEN_SPENT_AT, EVERYONE, seat, token, target)


def lies_on_stack(state: Position, line: i64, place: i64) -> bool:
    """Whether a token that a line speaks of lies on a stack that can be touched."""
    if not state.board.token_on_stack[state.board.rows.token_kind[line]]:
        return False
    return sets.has(state.cells, TOKEN_PLACES, place) and is_open(state.cells, sector_of(place))


def lies_on_sector(state: Position, line: i64, sector: i64) -> bool:
    """Whether a token that a line speaks of lies on a sector that can be touched."""
    token: i64 = state.board.rows.token_kind[line]
    if state.board.token_on_stack[token] or not is_open(state.cells, sector):
        return False
    return state.cells[TOKEN_SECTORS + token] & BIT[sector] != 0
