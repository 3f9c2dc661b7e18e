"""Bargains: what a seat could exchange with a rival so that both are better off, and it more than he.

A bargain is one thing for another, with some PP on one side so that it pays: a token that fits nowhere for one that
does, the PP that are missing for a Cabal slot, in the last Cycle a card that is worth more in a longer row. What each
thing is worth to either is found by trying it out; the whole is weighed before it is offered.
"""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.games.diktat.board import SECTORS, WORDS, Board
from logothete.games.diktat.desk.holding import amount_of
from logothete.games.diktat.desk.layout import (
    ASKED,
    FORM,
    GIVEN,
    GOODS,
    NOTHING,
    TERMS,
    add_marker_to,
    cards_at,
    clear,
    draft,
    good_in,
    mark_of,
    markers_in,
    offer,
    set_good,
    tray,
    was_refused,
)
from logothete.games.diktat.desk.offering import moment_of
from logothete.games.diktat.effects.rows import EMISSARY, POLITICS, PP
from logothete.games.diktat.holdings import markers_of, next_card
from logothete.games.diktat.judgement.exchanges import MARGIN, Scales
from logothete.games.diktat.judgement.goods import cycles_left
from logothete.games.diktat.position import Position
from logothete.games.diktat.verbs import ASK, ASK_CARD, ASK_MARKER, GIVE, GIVE_CARD, GIVE_MARKER
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.mind import numbers
from logothete.kernel.state import buffer

MARKER: Final = GOODS
"""Things are goods, one of each, then markers by sector, then cards."""
CARD: Final = MARKER + SECTORS
NO_THING: Final = -1
MOST_THINGS: Final = 32
MOST_POWER: Final = 6
"""The PP that a bargain adds on one side, at most."""
EASE: Final = 0.06
"""The VP by which a bargain should pay for a rival beyond his margin: what he holds is not known for certain."""


class Bargains:
    """Looks for bargains. One for each mind: it has scratch buffers."""

    __slots__ = ("asked", "given", "mine", "power", "scales", "score", "size", "theirs", "things")

    def __init__(self, scales: Scales) -> None:
        self.scales = scales
        self.things = buffer(2 * MOST_THINGS)
        """What a seat could give, nothing first; then what it could ask for."""
        self.size = buffer(2)
        self.mine = numbers(2 * MOST_THINGS + 2 * MOST_POWER + 2)
        """What each of these does for the seat, then so many PP given, then so many PP asked for."""
        self.theirs = numbers(2 * MOST_THINGS + 2 * MOST_POWER + 2)
        """What it does for the rival."""
        # The best that was found.
        self.given: i64 = NO_THING
        self.asked: i64 = NO_THING
        self.power: i64 = 0
        """The PP that the seat adds, those that it asks for below 0."""
        self.score = 0.0

    def search(self, position: Position, seat: i64, rival: i64, dice: Dice) -> bool:
        """The best bargain with a rival that goes on from the seat's draft, in `given`, `asked` and `power`.

        What was refused lately is not found again (DIK-327).
        """
        cells = position.cells
        self._list(position.board, cells, GIVEN, seat, seat)
        self._list(position.board, cells, ASKED, seat, rival)
        self._value(position, seat, rival, dice)
        self.scales.outlook.look(position)
        own = self.scales.outlook.shares[seat]
        other = self.scales.outlook.shares[rival]
        # What is begun is finished even if it looks a little less good by now: half a draft is no offer.
        begun: bool = cells[tray(seat) + FORM] != NOTHING
        margin = MARGIN if not begun else MARGIN / 2.0
        least = MARGIN + EASE if not begun else MARGIN
        fixed: i64 = good_in(cells, draft(seat), GIVEN, PP) - good_in(cells, draft(seat), ASKED, PP)
        lowest: i64 = fixed if fixed != 0 else -MOST_POWER
        highest: i64 = fixed if fixed != 0 else MOST_POWER
        self.score = 0.0
        tried = position.clone()
        moment = moment_of(cells)
        for given in range(self.size[GIVEN]):
            for asked in range(MOST_THINGS, MOST_THINGS + self.size[ASKED]):
                if self.things[given] == NO_THING and self.things[asked] == NO_THING:
                    continue
                for power in range(lowest, highest + 1):
                    at: i64 = 2 * MOST_THINGS + (power if power >= 0 else MOST_POWER - power)
                    mine = self.mine[given] + self.mine[asked] + self.mine[at]
                    theirs = self.theirs[given] + self.theirs[asked] + self.theirs[at]
                    if mine < margin or theirs < least or theirs * (1.0 - other) < 1.2 * mine * own:
                        continue
                    score = mine * (1.0 - own) - theirs * other
                    if score > self.score:
                        write(tried.cells, seat, self.things[given], self.things[asked], power)
                        if was_refused(cells, seat, mark_of(tried.cells, offer(seat), moment)):
                            continue
                        self.score = score
                        self.given = self.things[given]
                        self.asked = self.things[asked]
                        self.power = power
        return self.score > 0.0

    def _list(self, board: Board, cells: vec[i64], side: i64, seat: i64, holder: i64) -> None:
        """What somebody could hand over, or just what the seat's draft names already."""
        first: i64 = side * MOST_THINGS
        self.things[first] = NO_THING
        size: i64 = 1
        named = thing_in(board, cells, seat, side)
        if named != NO_THING:
            self.things[first] = named
            self.size[side] = size
            return
        for good in range(EMISSARY, POLITICS + 3):
            if good != PP and amount_of(cells, holder, good) > 0:
                self.things[first + size] = good
                size += 1
        if cycles_left(board, cells) > 0:
            # What a card or a marker will still do is hard to tell: as long as it can, they are not for sale.
            self.size[side] = size
            return
        for sector in range(SECTORS):
            if size < MOST_THINGS and markers_of(cells, holder, sector) > 0:
                self.things[first + size] = MARKER + sector
                size += 1
        card = next_card(cells, holder, 0)
        while card >= 0 and size < MOST_THINGS:
            self.things[first + size] = CARD + card
            size += 1
            card = next_card(cells, holder, card + 1)
        self.size[side] = size

    def _value(self, position: Position, seat: i64, rival: i64, dice: Dice) -> None:
        for side in range(2):
            first: i64 = side * MOST_THINGS
            for at in range(first, first + self.size[side]):
                given: i64 = self.things[at] if side == GIVEN else NO_THING
                asked: i64 = self.things[at] if side == ASKED else NO_THING
                self._try(position, seat, rival, at, given, asked, 0, dice)
        for number in range(-MOST_POWER, MOST_POWER + 1):
            at = 2 * MOST_THINGS + (number if number >= 0 else MOST_POWER - number)
            self._try(position, seat, rival, at, NO_THING, NO_THING, number, dice)

    def _try(
        self, position: Position, seat: i64, rival: i64, at: i64, given: i64, asked: i64, power: i64, dice: Dice
    ) -> None:
        self.mine[at] = 0.0
        self.theirs[at] = 0.0
        if given == NO_THING and asked == NO_THING and power == 0:
            return
        scales = self.scales
        scales.empty()
        tried = position.clone()
        write(tried.cells, seat, given, asked, power)
        scales.lay(tried, seat, rival, dice)
        self.mine[at] = scales.gain[GIVEN] if scales.judged > 0 else -100.0
        self.theirs[at] = scales.gain[ASKED]

    def step(self, board: Board, cells: vec[i64], seat: i64) -> i64:
        """The next thing to add to the draft so that it becomes what was found, as an action; -1 if it is all there."""
        terms = draft(seat)
        if self.given != NO_THING and thing_in(board, cells, seat, GIVEN) == NO_THING:
            return _naming(board, self.given, GIVE, GIVE_MARKER, GIVE_CARD)
        if self.asked != NO_THING and thing_in(board, cells, seat, ASKED) == NO_THING:
            return _naming(board, self.asked, ASK, ASK_MARKER, ASK_CARD)
        if self.power > 0 and good_in(cells, terms, GIVEN, PP) == 0:
            return board.first[GIVE] + PP * board.numbers + self.power
        if self.power < 0 and good_in(cells, terms, ASKED, PP) == 0:
            return board.first[ASK] + PP * board.numbers - self.power
        return -1


def _naming(board: Board, thing: i64, goods: i64, marker: i64, card: i64) -> i64:
    if thing < MARKER:
        return board.first[goods] + thing * board.numbers + 1
    return board.first[marker] + thing - MARKER if thing < CARD else board.first[card] + thing - CARD


def write(cells: vec[i64], seat: i64, given: i64, asked: i64, power: i64) -> None:
    """Lay a bargain on the table as the offer of a seat."""
    terms = offer(seat)
    clear(cells, terms, TERMS)
    _write_thing(cells, terms, GIVEN, given)
    _write_thing(cells, terms, ASKED, asked)
    if power > 0:
        set_good(cells, terms, GIVEN, PP, power)
    elif power < 0:
        set_good(cells, terms, ASKED, PP, -power)


def _write_thing(cells: vec[i64], terms: i64, side: i64, thing: i64) -> None:
    if thing == NO_THING:
        return
    if thing < MARKER:
        set_good(cells, terms, side, thing, 1)
    elif thing < CARD:
        add_marker_to(cells, terms, side, thing - MARKER)
    else:
        sets.add(cells, cards_at(terms, side), thing - CARD)


def thing_in(board: Board, cells: vec[i64], seat: i64, side: i64) -> i64:
    """The thing, PP aside, that a side of a seat's draft names; NO_THING if it names none."""
    terms = draft(seat)
    for good in range(GOODS):
        if good != PP and good_in(cells, terms, side, good) > 0:
            return good
    for sector in range(SECTORS):
        if markers_in(cells, terms, side, sector) > 0:
            return MARKER + sector
    card = sets.first_from(cells, cards_at(terms, side), WORDS, 0)
    return CARD + card if card >= 0 else NO_THING
