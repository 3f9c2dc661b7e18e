"""What a seat cannot know, dealt anew within what it can (DIK-043 to DIK-046, DIK-123).

Everybody's Agents begin a Cycle at public numbers, and whatever comes and goes afterwards is seen by all but for its
types. So of a rival the pawns that the viewer does not know, those in his reserve and those he has taken off the board
unseen are one pool: they are mixed and dealt to the same places again. The Others are such a pool too.
"""

from __future__ import annotations

from logothete.components import windows
from logothete.components.decks import FIRST
from logothete.components.hands import sort
from logothete.games.diktat.board import (
    ALL_PLACES,
    KINDS,
    OTHERS,
    OWNER,
    POWER,
    RESERVE,
    SECRET,
    SECRET_SEEN,
    SIZE,
    WITHDRAWN,
    Board,
)
from logothete.games.diktat.desk.guessing import deal_desk
from logothete.games.diktat.frames import EffectFrame, ManoeuvreFrame, OrderFrame, WindowFrame
from logothete.games.diktat.kinds import EFFECT_STEP, FIST_STEP, MANOEUVRE_STEP, ORDER_STEP, WINDOW_STEP
from logothete.games.diktat.stacks import kind_at, known_of, knows, set_kind
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.steps import BELOW, FRAME, TOP


def deal_anew(board: Board, cells: vec[i64], seat: i64, spared: i64, dice: Dice) -> None:
    """Deal everything anew that a seat does not know, but the pawns of the rivals of a mask."""
    deal_desk(board, cells, seat, dice)
    _deal_cards(board, cells, seat, dice)
    for owner in range(board.players):
        if owner != seat and not spared & BIT[owner]:
            _deal_pawns(cells, seat, owner, dice)
    _deal_pawns(cells, seat, OTHERS, dice)
    _hide_answers(board, cells, seat, dice)


def _deal_cards(board: Board, cells: vec[i64], seat: i64, dice: Dice) -> None:
    """The deck, and the secret card unless the seat has seen it."""
    deck: i64 = board.deck
    secret: bool = cells[SECRET] > 0 and not cells[SECRET_SEEN] & BIT[seat]
    size: i64 = cells[deck]
    # The secret card joins the deck for the while: there is a cell for it, since it is not in the deck.
    if secret:
        cells[deck + FIRST + size] = cells[SECRET] - 1
        size += 1
    sort(cells, deck + FIRST, size)
    dice.shuffle(cells, deck + FIRST, size)
    if secret:
        cells[SECRET] = cells[deck + FIRST + size - 1] + 1
        cells[deck + FIRST + size - 1] = 0


def _deal_pawns(cells: vec[i64], seat: i64, owner: i64, dice: Dice) -> None:
    """The pawns of an owner that the seat does not know: first what it is sure of in each stack, then the rest."""
    pool = vec[i64]([0] * KINDS)
    for place in range(ALL_PLACES):
        if cells[OWNER + place] == owner + 1:
            for position in range(cells[SIZE + place]):
                if not knows(cells, seat, place, position):
                    pool[kind_at(cells, place, position)] += 1
    if owner != OTHERS:
        for kind in range(KINDS):
            pool[kind] += cells[RESERVE + owner * KINDS + kind] + cells[WITHDRAWN + owner * KINDS + kind]
    for kind in range(KINDS):
        pool[kind] -= _sure_of(cells, seat, owner, kind)
    for place in range(ALL_PLACES):
        if cells[OWNER + place] == owner + 1:
            _deal_stack(cells, seat, place, pool, dice)
    if owner != OTHERS:
        _deal_run(cells, RESERVE + owner * KINDS, pool, dice)
        _deal_run(cells, WITHDRAWN + owner * KINDS, pool, dice)


def _sure_of(cells: vec[i64], seat: i64, owner: i64, kind: i64) -> i64:
    """How many pawns of a type the seat knows to be in stacks of an owner without knowing where in them."""
    total: i64 = 0
    for place in range(ALL_PLACES):
        if cells[OWNER + place] == owner + 1:
            total += _sure_in(cells, seat, place, kind)
    return total


def _sure_in(cells: vec[i64], seat: i64, place: i64, kind: i64) -> i64:
    known: i64 = 0
    for position in range(cells[SIZE + place]):
        if knows(cells, seat, place, position) and kind_at(cells, place, position) == kind:
            known += 1
    return known_of(cells, seat, place, kind) - known


def _deal_stack(cells: vec[i64], seat: i64, place: i64, pool: vec[i64], dice: Dice) -> None:
    """Deal the pawns of a stack that the seat does not know: those it is sure of, and others from the pool."""
    sure = vec[i64]([0] * KINDS)
    left: i64 = 0
    for kind in range(KINDS):
        sure[kind] = _sure_in(cells, seat, place, kind)
        left -= sure[kind]
    for position in range(cells[SIZE + place]):
        if not knows(cells, seat, place, position):
            left += 1
    for _ in range(left):
        sure[draw(pool, dice)] += 1
    for position in range(cells[SIZE + place]):
        if not knows(cells, seat, place, position):
            set_kind(cells, place, position, draw(sure, dice))


def _deal_run(cells: vec[i64], at: i64, pool: vec[i64], dice: Dice) -> None:
    """Deal so many from the pool to a list of numbers by type as there were."""
    number: i64 = 0
    for kind in range(KINDS):
        number += cells[at + kind]
        cells[at + kind] = 0
    for _ in range(number):
        cells[at + draw(pool, dice)] += 1


def draw(pool: vec[i64], dice: Dice) -> i64:
    """Take one out of a pool of numbers by type, at random; its type."""
    place: i64 = dice.below(pool[0] + pool[1] + pool[2])
    kind: i64 = 0
    while place >= pool[kind]:
        place -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def _hide_answers(board: Board, cells: vec[i64], seat: i64, dice: Dice) -> None:
    """Teams that are put together, choices of effects, answers under seal and closed fists of others."""
    at: i64 = cells[TOP]
    while at != 0:
        frame: i64 = at + FRAME
        if cells[at] == MANOEUVRE_STEP and cells[frame + ManoeuvreFrame.SEAT] != seat:
            for field in range(ManoeuvreFrame.TO, ManoeuvreFrame.SIZE):
                cells[frame + field] = 0
        elif cells[at] == EFFECT_STEP and cells[frame + EffectFrame.SEAT] != seat:
            for field in range(EffectFrame.ENOUGH, EffectFrame.SIZE):
                cells[frame + field] = 0
        elif cells[at] == ORDER_STEP and cells[frame + OrderFrame.SEAT] != seat:
            cells[frame + OrderFrame.DONE] = 0
        elif cells[at] == WINDOW_STEP:
            windows.hide(cells, frame + WindowFrame.ROUND, board.players, seat)
        elif cells[at] == FIST_STEP:
            for rival in range(board.players):
                if rival != seat and cells[frame + 1] & BIT[rival]:
                    cells[frame + 2 + rival] = dice.below(cells[POWER + rival] + 1)
        at = cells[at + BELOW]
