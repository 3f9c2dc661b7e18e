"""Winning and losing Possessions: Gains, the sixth marker, Affinities to name or to give back.

DIK-066 to DIK-077, DIK-226 to DIK-237, DIK-253 to DIK-256, DIK-296, DIK-297, AUT-002.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import decks, sets
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    CORRUPTING,
    DISCARD,
    SECTORS,
    SUPPLY,
    TRACK,
    USED_CARDS,
    Board,
)
from logothete.games.diktat.effects.rows import AFFINITY as AFFINITY_GOODS
from logothete.games.diktat.effects.rows import CLAIM_CARD, CLAIMED, GOODS, POLITICS, PP
from logothete.games.diktat.frames import AffinityFrame
from logothete.games.diktat.holdings import (
    add_card,
    add_marker,
    all_markers,
    filled_with,
    marker_at,
    marker_element,
    markers_of,
    next_card,
    remove_card,
    remove_marker,
    unfill,
)
from logothete.games.diktat.kinds import MARKER_STEP, RECEIVE_STEP, RETURN_STEP
from logothete.games.diktat.money import gain, give_back, owe, receive, receive_any
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.course import tell_administrator
from logothete.games.diktat.rules.others import cards_corrupting, sully
from logothete.games.diktat.scoring import administrator, affinities_left
from logothete.games.diktat.standing import answer, fire
from logothete.games.diktat.verbs import DISCARD as DISCARD_MARKER
from logothete.games.diktat.verbs import RECEIVE, RETURN, TURN_BACK
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

NOT_YOUR_MARKER: Final = Objection("DIK-234", "not-your-marker", ("sector",))
NONE_LEFT: Final = Objection("DIK-064", "no-affinity-left", ("affinity",))
NONE_IN_RESERVE: Final = Objection("DIK-073", "no-affinity-in-reserve", ("affinity",))
NONE_ON_CARD: Final = Objection("DIK-073", "no-affinity-on-card", ("card",))
NAME_AFFINITY: Final = Objection("DIK-064", "name-affinity")

# Gains


def _gain(board: Board, element: i64, good: i64) -> i64:
    """What an element gives of a good as a Gain; -1 stands for no element."""
    return 0 if element < 0 else board.rows.gain[element * GOODS + good]


def take_gains(state: Position, seat: i64, before: i64, element: i64, witness: Witness | None) -> None:
    """A seat obtains the Gains of an element in place of those of another, or of none: PP, Affinities (DIK-296).

    Where the new one gives less, as a single marker does after a pair, the difference is given back (DIK-077).
    VP and Rank are computed from what lies there.
    """
    board = state.board
    cells = state.cells
    power: i64 = _gain(board, element, PP) - _gain(board, before, PP)
    if power > 0:
        gain(cells, seat, power, witness)
    elif power < 0:
        owe(board, cells, seat, SUPPLY, -power, witness)
    back: i64 = 0
    for affinity in range(AFFINITIES):
        number: i64 = _gain(board, element, POLITICS + affinity) - _gain(board, before, POLITICS + affinity)
        if number > 0:
            receive(board, cells, seat, affinity, number, witness)
        else:
            back -= number
    named: i64 = _gain(board, element, AFFINITY_GOODS) - _gain(board, before, AFFINITY_GOODS)
    if named > 0:
        receive_any(cells, seat, named)
    else:
        back -= named
    give_back(cells, seat, back)


# Cards


def claim_card(state: Position, seat: i64, card: i64, witness: Witness | None) -> None:
    """A card of a track is taken as a Trophy (DIK-226 to DIK-230, AUT-038)."""
    cells = state.cells
    run: i64 = TRACK if decks.place_of(cells, TRACK, card) >= 0 else CORRUPTING
    decks.take_at(cells, run, decks.place_of(cells, run, card))
    if witness is not None:
        witness.tell(telling.CLAIMED, EVERYONE, seat, card)
    fire(state.board, cells, seat, CLAIM_CARD, -1, -1)
    gain_card(state, seat, card, witness)
    answer(state.board, cells, seat, CLAIMED, card, -1, -1)


def gain_card(state: Position, seat: i64, card: i64, witness: Witness | None) -> None:
    """A card comes to lie before a seat, with its Gains and its sector's Corruption (DIK-227, AUT-002, AUT-003)."""
    board = state.board
    before = administrator(board, state.cells)
    add_card(state.cells, seat, card)
    take_gains(state, seat, -1, card, witness)
    sully(state, seat, cards_corrupting(board, state.cells, board.sector_of[card]), witness)
    tell_administrator(state, before, witness)


def lose_card(state: Position, seat: i64, card: i64, witness: Witness | None) -> None:
    """A card leaves a seat: its tokens are turned back, its Gains given back (DIK-070 to DIK-074)."""
    board = state.board
    cells = state.cells
    before = administrator(board, cells)
    for symbol in range(board.symbols[card]):
        affinity = filled_with(cells, card, symbol)
        if affinity >= 0:
            cells[AFFINITY + seat * AFFINITIES + affinity] += 1
    remove_card(cells, seat, card)
    take_gains(state, seat, card, -1, witness)
    tell_administrator(state, before, witness)


def discard_card(state: Position, seat: i64, card: i64, witness: Witness | None) -> None:
    """A card goes to the discard pile (DIK-069)."""
    lose_card(state, seat, card, witness)
    sets.remove(state.cells, USED_CARDS, card)
    sets.add(state.cells, DISCARD, card)
    if witness is not None:
        witness.tell(telling.LOST_CARD, EVERYONE, seat, card)


# Markers


def claim_marker(state: Position, seat: i64, sector: i64, witness: Witness | None) -> None:
    """A marker is taken as a Trophy: first room is made for it, if there is none (DIK-232 to DIK-236)."""
    cells = state.cells
    at = push(cells, MARKER_STEP, MakeRoom.SIZE)
    cells[at + MakeRoom.SEAT] = seat
    cells[at + MakeRoom.SECTOR] = sector
    cells[at + MakeRoom.HAD] = markers_of(cells, seat, sector)
    if witness is not None:
        witness.tell(telling.CLAIMED_MARKER, EVERYONE, seat, sector)


def gain_marker(state: Position, seat: i64, sector: i64, witness: Witness | None) -> None:
    """A marker comes to lie before a seat; on another one of its sector, face 2 up (DIK-233, DIK-238)."""
    board = state.board
    cells = state.cells
    before = administrator(board, cells)
    single = marker_element(board, cells, seat, sector)
    add_marker(cells, seat, sector)
    take_gains(state, seat, single, marker_element(board, cells, seat, sector), witness)
    sully(state, seat, cards_corrupting(board, cells, sector), witness)
    tell_administrator(state, before, witness)


def lose_marker(state: Position, seat: i64, sector: i64, witness: Witness | None) -> None:
    """A marker leaves a seat; of a pair the other stays at level 1 (DIK-077, DIK-239)."""
    board = state.board
    cells = state.cells
    before = administrator(board, cells)
    held = marker_element(board, cells, seat, sector)
    remove_marker(cells, seat, sector)
    take_gains(state, seat, held, marker_element(board, cells, seat, sector), witness)
    tell_administrator(state, before, witness)


class MakeRoom(Listed[Position]):
    """A marker that is gained, and the one that a player with five has to discard for it (DIK-234, DIK-235)."""

    kind: ClassVar[int] = MARKER_STEP
    whose: ClassVar[str] = "DIK-234"
    SEAT: Final = 0
    SECTOR: Final = 1
    HAD: Final = 2
    """How many markers of the sector the player had just before (DIK-255)."""
    SIZE: Final = 3

    def pending(self, state: Position) -> i64:
        seat: i64 = state.cells[top_frame(state.cells) + self.SEAT]
        return BIT[seat] if all_markers(state.cells, seat) >= state.board.markers else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """What happens on winning it depends on whether it is the first, or makes a pair (DIK-253 to DIK-255)."""
        cells = state.cells
        at = top_frame(cells)
        seat: i64 = cells[at + self.SEAT]
        sector: i64 = cells[at + self.SECTOR]
        had: i64 = cells[at + self.HAD]
        pop(cells)
        gain_marker(state, seat, sector, witness)
        if markers_of(cells, seat, sector) > had:
            answer(state.board, cells, seat, CLAIMED, marker_element(state.board, cells, seat, sector), -1, -1)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        sector: i64 = state.cells[top_frame(state.cells) + self.SECTOR]
        return Prompt("sixth-marker", "DIK-234", {"sector": state.board.sector_key(sector)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        offers: i64 = 0
        for sector in range(SECTORS):
            if markers_of(state.cells, seat, sector) > 0:
                out[offers] = state.board.first[DISCARD_MARKER] + sector
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NOT_YOUR_MARKER if state.board.verb_of[action] == DISCARD_MARKER else misplaced(state.board, action)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        sector: i64 = action - state.board.first[DISCARD_MARKER]
        if witness is not None:
            witness.tell(telling.DISCARDED_MARKER, EVERYONE, seat, sector)
        lose_marker(state, seat, sector, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The oldest (DIK-320)."""
        return state.board.first[DISCARD_MARKER] + marker_at(state.cells, seat, 0)


# Affinities


class ReceiveAffinity(Listed[Position]):
    """Tokens of types that their receiver names one by one (DIK-064, DIK-247)."""

    kind: ClassVar[int] = RECEIVE_STEP
    whose: ClassVar[str] = "DIK-064"
    layout: ClassVar[type | None] = AffinityFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + AffinityFrame.LEFT] == 0:
            return 0
        for affinity in range(AFFINITIES):
            if affinities_left(state.board, cells, affinity) > 0:
                return BIT[cells[at + AffinityFrame.SEAT]]
        return 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("affinity", "DIK-064", {"number": int(state.cells[top_frame(state.cells) + AffinityFrame.LEFT])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        offers: i64 = 0
        for affinity in range(AFFINITIES):
            if affinities_left(state.board, state.cells, affinity) > 0:
                out[offers] = state.board.first[RECEIVE] + affinity
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NONE_LEFT if state.board.verb_of[action] == RECEIVE else NAME_AFFINITY

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        state.cells[top_frame(state.cells) + AffinityFrame.LEFT] -= 1
        receive(state.board, state.cells, seat, action - state.board.first[RECEIVE], 1, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The type with most tokens in the supply (DIK-320)."""
        return state.board.first[RECEIVE] + _commonest(state.board, state.cells, -1)


def _commonest(board: Board, cells: vec[i64], of: i64) -> i64:
    """The type with most tokens in the supply, of those that a seat has in reserve (-1: of all)."""
    best: i64 = -1
    for affinity in range(AFFINITIES):
        if of >= 0 and cells[AFFINITY + of * AFFINITIES + affinity] == 0:
            continue
        if best < 0 or affinities_left(board, cells, affinity) > affinities_left(board, cells, best):
            best = affinity
    return best


class ReturnAffinity(Listed[Position]):
    """Tokens that a lost Possession had given go back, from the reserve or from a card (DIK-073, DIK-074)."""

    kind: ClassVar[int] = RETURN_STEP
    whose: ClassVar[str] = "DIK-073"
    layout: ClassVar[type | None] = AffinityFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        seat: i64 = cells[at + AffinityFrame.SEAT]
        return BIT[seat] if cells[at + AffinityFrame.LEFT] > 0 and _has_affinity(state.board, cells, seat) else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        left = int(state.cells[top_frame(state.cells) + AffinityFrame.LEFT])
        return Prompt("give-back", "DIK-073", {"number": left})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        offers: i64 = 0
        for affinity in range(AFFINITIES):
            if cells[AFFINITY + seat * AFFINITIES + affinity] > 0:
                out[offers] = board.first[RETURN] + affinity
                offers += 1
        card = next_card(cells, seat, 0)
        while card >= 0:
            for affinity in range(AFFINITIES):
                if _symbol_with(board, cells, card, affinity) >= 0:
                    out[offers] = board.first[TURN_BACK] + card * AFFINITIES + affinity
                    offers += 1
            card = next_card(cells, seat, card + 1)
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        verb: i64 = state.board.verb_of[action]
        if verb == RETURN:
            return NONE_IN_RESERVE
        return NONE_ON_CARD if verb == TURN_BACK else NAME_AFFINITY

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        cells[top_frame(cells) + AffinityFrame.LEFT] -= 1
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == TURN_BACK:
            card: i64 = argument // AFFINITIES
            unfill(cells, card, _symbol_with(board, cells, card, argument % AFFINITIES))
            if witness is not None:
                witness.tell(telling.TURNED_BACK, EVERYONE, seat, card, argument % AFFINITIES)
            return OPEN
        cells[AFFINITY + seat * AFFINITIES + argument] -= 1
        if witness is not None:
            witness.tell(telling.RETURNED, EVERYONE, seat, argument)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """From the reserve first, the type with most tokens in the supply (DIK-320)."""
        affinity = _commonest(state.board, state.cells, seat)
        if affinity >= 0:
            return state.board.first[RETURN] + affinity
        out = vec[i64]([0] * int(state.board.most_offers))
        self.candidates(state, seat, out)
        return out[0]


def _symbol_with(board: Board, cells: vec[i64], card: i64, affinity: i64) -> i64:
    """The first symbol of a card with a token of a type on it, -1 if there is none."""
    for symbol in range(board.symbols[card]):
        if filled_with(cells, card, symbol) == affinity:
            return symbol
    return -1


def _has_affinity(board: Board, cells: vec[i64], seat: i64) -> bool:
    """Whether a seat has any Affinity token."""
    for affinity in range(AFFINITIES):
        if cells[AFFINITY + seat * AFFINITIES + affinity] > 0:
            return True
    card = next_card(cells, seat, 0)
    while card >= 0:
        for symbol in range(board.symbols[card]):
            if filled_with(cells, card, symbol) >= 0:
                return True
        card = next_card(cells, seat, card + 1)
    return False
