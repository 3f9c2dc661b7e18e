"""What works by itself as long as its element is held: the eight standing effects, as questions (DIK-036, DIK-290).

A Used element answers none of them but those about gains, which are never suspended (DIK-037).
"""

from __future__ import annotations

from logothete.components import sets
from logothete.games.diktat.board import CABAL, SECTORS, TOKEN_PLACES, TOKEN_SECTORS, TOKEN_SPENT, Board
from logothete.games.diktat.effects.rows import (
    AT_TOKEN,
    AURA,
    COUNT_AS,
    DEVELOP,
    FINE_PAID,
    GOODS,
    IGNORE_DARKNESS,
    IMMUNE,
    INSURRECTION,
    MODIFY,
    PER_CITIZEN,
    PER_TOKEN,
    SHIELD,
    TRIGGER,
)
from logothete.games.diktat.frames import EffectFrame
from logothete.games.diktat.holdings import is_used, next_element
from logothete.games.diktat.kinds import EFFECT_STEP
from logothete.kernel.bits import BIT, count
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import push


def gained(board: Board, cells: vec[i64], seat: i64, good: i64) -> i64:
    """What all elements of a seat give of a good as a Gain, Used or not: VP, Rank (DIK-296, DIK-319)."""
    total: i64 = 0
    element = next_element(board, cells, seat, 0)
    while element >= 0:
        total += board.rows.gain[element * GOODS + good]
        element = next_element(board, cells, seat, element + 1)
    return total


def next_working(board: Board, cells: vec[i64], seat: i64, effect: i64, element: i64) -> i64:
    """The first element from `element` on, of those that are not Used, that has an effect; -1 if there is none.

    A Cabal's own tokens come last: what they do they do by themselves (DIK-M03).
    """
    rows = board.rows
    while element < rows.token:
        element = next_element(board, cells, seat, element)
        if element < 0:
            element = rows.token
        elif rows.has[element] & BIT[effect] and not is_used(board, cells, seat, element):
            return element
        else:
            element += 1
    token: i64 = board.token[cells[CABAL + seat]]
    if token >= 0 and element <= rows.token + token and rows.has[rows.token + token] & BIT[effect]:
        return rows.token + token
    return -1


def tokens_on_board(board: Board, cells: vec[i64], token: i64) -> i64:
    """How many tokens of a kind lie on the main board."""
    if board.token_on_stack[token]:
        return sets.size(cells, TOKEN_PLACES, 2)
    return count(cells[TOKEN_SECTORS + token])


def developed(board: Board, cells: vec[i64], seat: i64, administrator: bool, good: i64) -> i64:
    """What a seat's elements bring of a good in a Development phase (DIK-096)."""
    rows = board.rows
    total: i64 = 0
    element = next_working(board, cells, seat, DEVELOP, 0)
    while element >= 0:
        for line in range(rows.first[element], rows.first[element] + rows.length[element]):
            if rows.effect[line] == DEVELOP and (rows.when[line] < 0 or administrator == (rows.when[line] == 0)):
                times: i64 = 1
                if rows.per[line] == PER_TOKEN:
                    times = tokens_on_board(board, cells, rows.token_kind[line])
                    times = times if times < rows.cap[line] else rows.cap[line]
                total += times * rows.goods[line * GOODS + good]
        element = next_working(board, cells, seat, DEVELOP, element + 1)
    return total


def figure(board: Board, cells: vec[i64], seat: i64, stat: i64, citizens: i64) -> i64:
    """One of a seat's figures with all that modifies it; `citizens` are those of his turned up in the sector."""
    rows = board.rows
    base: i64 = board.figures[stat]
    plus: i64 = 0
    element = next_working(board, cells, seat, MODIFY, 0)
    while element >= 0:
        for line in range(rows.first[element], rows.first[element] + rows.length[element]):
            if rows.effect[line] == MODIFY and rows.stat[line] == stat:
                if rows.fixed[line] >= 0:
                    base = rows.fixed[line]
                times: i64 = 1
                if rows.per[line] == PER_CITIZEN:
                    times = citizens if citizens < rows.cap[line] else rows.cap[line]
                plus += times * rows.amount[line]
        element = next_working(board, cells, seat, MODIFY, element + 1)
    return base + plus if base + plus > 0 else 0


def fine_paid(board: Board, cells: vec[i64], seat: i64, sector: i64) -> i64:
    """What a seat owes for a Guard revealed in a sector (DIK-130); nothing where it is in insurrection (DIK-062)."""
    if has_aura(board, cells, seat, INSURRECTION, sector):
        return 0
    return figure(board, cells, seat, FINE_PAID, 0)


def group_size(board: Board, cells: vec[i64], seat: i64, sector: i64, kind: i64) -> i64:
    """How many pawns of a type count together as one Emissary of a seat in a sector; 0 if they do not."""
    rows = board.rows
    least: i64 = 0
    element = next_working(board, cells, seat, COUNT_AS, 0)
    while element >= 0:
        for line in range(rows.first[element], rows.first[element] + rows.length[element]):
            if rows.effect[line] != COUNT_AS or rows.kind[line] != kind:
                continue
            here: bool = rows.at[line] != AT_TOKEN or cells[TOKEN_SECTORS + rows.token_kind[line]] & BIT[sector] != 0
            if here and (least == 0 or rows.amount[line] < least):
                least = rows.amount[line]
        element = next_working(board, cells, seat, COUNT_AS, element + 1)
    return least


def is_immune(board: Board, cells: vec[i64], seat: i64) -> bool:
    """Whether a seat is spared by the Others (DIK-274, AUT-079)."""
    return next_working(board, cells, seat, IMMUNE, 0) >= 0


def ignores_darkness(board: Board, cells: vec[i64], seat: i64) -> bool:
    """Whether a seat takes Trophies in spite of Darkness (AUT-063)."""
    return next_working(board, cells, seat, IGNORE_DARKNESS, 0) >= 0


def aura_token(board: Board, cells: vec[i64], seat: i64, aura: i64) -> i64:
    """The kind of token to which a seat's elements give a standing rule; -1 if none does."""
    rows = board.rows
    element = next_working(board, cells, seat, AURA, 0)
    while element >= 0:
        for line in range(rows.first[element], rows.first[element] + rows.length[element]):
            if rows.effect[line] == AURA and rows.aura[line] == aura:
                return rows.token_kind[line]
        element = next_working(board, cells, seat, AURA, element + 1)
    return -1


def has_aura(board: Board, cells: vec[i64], seat: i64, aura: i64, sector: i64) -> bool:
    """Whether a standing rule of a seat's tokens holds in a sector."""
    token = aura_token(board, cells, seat, aura)
    return token >= 0 and cells[TOKEN_SECTORS + token] & BIT[sector] != 0


def shield(board: Board, cells: vec[i64], seat: i64, sector: i64) -> i64:
    """The kind of token that turns away the next strike at a seat's pawns in a sector; -1 if none does (DIK-059)."""
    token = aura_token(board, cells, seat, SHIELD)
    if token < 0 or not cells[TOKEN_SECTORS + token] & ~cells[TOKEN_SPENT + token] & BIT[sector]:
        return -1
    return token


def permitted(board: Board, cells: vec[i64], seat: i64, sector: i64) -> i64:
    """The stacks beyond the limit that a seat's tokens allow it in a sector (DIK-062)."""
    return 1 if has_aura(board, cells, seat, INSURRECTION, sector) else 0


def fire(board: Board, cells: vec[i64], seat: i64, on: i64, sector: i64, arriving: i64) -> None:
    """Something has happened that elements of a seat answer: their lists are laid on the stack, to be carried out.

    `sector` is where a stack has arrived, `arriving` the opponent whose it is; -1 otherwise.
    """
    element = next_working(board, cells, seat, TRIGGER, 0)
    while element >= 0:
        answer(board, cells, seat, on, element, sector, arriving)
        element = next_working(board, cells, seat, TRIGGER, element + 1)


def answer(board: Board, cells: vec[i64], seat: i64, on: i64, element: i64, sector: i64, arriving: i64) -> None:
    """What one element answers."""
    rows = board.rows
    for line in range(rows.first[element], rows.first[element] + rows.length[element]):
        if rows.effect[line] != TRIGGER or rows.on[line] != on:
            continue
        if rows.at[line] == AT_TOKEN and not (
            0 <= sector < SECTORS and cells[TOKEN_SECTORS + rows.token_kind[line]] & BIT[sector]
        ):
            continue
        at = push(cells, EFFECT_STEP, EffectFrame.SIZE)
        cells[at + EffectFrame.SEAT] = seat
        cells[at + EffectFrame.ELEMENT] = element
        cells[at + EffectFrame.LIST] = rows.inner[line]
        cells[at + EffectFrame.SITE] = sector + 1
        cells[at + EffectFrame.ARRIVING] = arriving + 1
