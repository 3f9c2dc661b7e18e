"""The conquest of a sector: who wins it, closed fists, prises round by round, prises of the Others.

DIK-209 to DIK-225, DIK-237, AUT-081 to AUT-088, AUT-094 to AUT-096.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import decks, sets
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    CITIZEN,
    CORRUPTING,
    DARKNESS,
    EMISSARY,
    GUARD,
    HIGHEST_BID,
    KINDS,
    OTHERS,
    OWNER,
    PLACES,
    POWER,
    SEATS,
    TOKEN_PLACES,
    TRACK,
    Board,
)
from logothete.games.diktat.desk import judging
from logothete.games.diktat.effects.rows import BID as BID_STAT
from logothete.games.diktat.effects.rows import STRUGGLE_LOST, TURNCOAT, WINS_TIES
from logothete.games.diktat.frames import FistFrame
from logothete.games.diktat.holdings import markers_left
from logothete.games.diktat.kinds import CONQUEST_STEP, FIST_STEP, LOSS_STEP
from logothete.games.diktat.money import spend
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.others import discard_others, take_out
from logothete.games.diktat.rules.possessions import claim_card, claim_marker
from logothete.games.diktat.scoring import next_in_rank
from logothete.games.diktat.stacks import (
    clear,
    count_of,
    mix,
    others_place,
    owner_of,
    players_in,
    remove,
    size_of,
    topmost,
)
from logothete.games.diktat.standing import aura_token, figure, fire, group_size, has_aura, ignores_darkness
from logothete.games.diktat.verbs import BID, CLAIM, CLAIM_MARKER, DECLINE, DISPEL, WITH
from logothete.kernel.bits import BIT, EVERYONE, count, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, OPEN, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, Step, find_frame, pop, push, top_frame


class ConquestFrame:
    """A sector that is being conquered."""

    SECTOR: Final = 0
    STAGE: Final = 1
    NEXT: Final = 2
    """Whose prise it is: the place in the order."""
    TOOK: Final = 3
    """Whether a player has taken something in this round."""
    WITH: Final = 4
    """The type of pawns, plus one, that is discarded for the coming prise; 0: what the rules take first."""
    TIED: Final = 5
    """The mask of those who have struggled for the first place."""
    CONTENDERS: Final = 6
    """How many are in the order."""
    ORDER: Final = 7
    """The seats, and OTHERS, in the order of their prises."""
    COUNTED: Final = 13
    """Of each seat: what its bid counted for."""
    GROUPS: Final = 18
    """Of each seat and type: how many of its pawns count together as one Emissary, 0 if they do not."""
    TURNED: Final = 33
    """Of each seat: Emissaries of its stacks that count for another (`turncoat`)."""
    TURNER: Final = 38
    """The seat, plus one, for which they count."""
    SIZE: Final = 39


# The stages of a conquest.
TO_JUDGE: Final = 0
TO_ORDER: Final = 1
TO_TAKE: Final = 2

NOT_THIS_CARD: Final = Objection("DIK-226", "card-not-here", ("card",))
NO_MARKER_LEFT: Final = Objection("DIK-232", "no-marker-left")
IN_DARKNESS: Final = Objection("AUT-094", "in-darkness")
NO_DARKNESS: Final = Objection("AUT-095", "no-darkness")
NOTHING_ELSE_TO_GIVE: Final = Objection("DIK-061", "nothing-else-to-give", ("agent",))
FISTS_FIRST: Final = Objection("DIK-221", "fists-first")
TOO_HIGH: Final = Objection("DIK-225", "bid-too-high")
LOSS_FIRST: Final = Objection("AUT-086", "loss-first")


class Conquer(Step[Position]):
    """Judging, ordering, and prises in turn."""

    kind: ClassVar[int] = CONQUEST_STEP
    whose: ClassVar[str] = "DIK-213"
    layout: ClassVar[type | None] = ConquestFrame

    def open(self, state: Position, sector: i64) -> None:
        """When the pawns are turned up it is settled which of them count together, and for whom."""
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        for seat in range(board.players):
            if not players_in(cells, sector) & BIT[seat]:
                continue
            for kind in range(EMISSARY):
                cells[at + ConquestFrame.GROUPS + seat * KINDS + kind] = group_size(board, cells, seat, sector, kind)
            if aura_token(board, cells, seat, TURNCOAT) >= 0:
                cells[at + ConquestFrame.TURNER] = seat + 1
                for place in range(sector * PLACES + 1, (sector + 1) * PLACES):
                    if sets.has(cells, TOKEN_PLACES, place) and count_of(cells, place, EMISSARY) > 0:
                        cells[at + ConquestFrame.TURNED + owner_of(cells, place)] += 1

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + ConquestFrame.STAGE] != TO_TAKE:
            return 0
        place: i64 = cells[at + ConquestFrame.NEXT]
        if place >= cells[at + ConquestFrame.CONTENDERS]:
            return 0
        seat: i64 = cells[at + ConquestFrame.ORDER + place]
        return BIT[seat] if seat != OTHERS and may_take(state, at, seat) else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        stage: i64 = cells[at + ConquestFrame.STAGE]
        if stage == TO_JUDGE:
            return _judge(state, at, dice, witness)
        if stage == TO_ORDER:
            cells[at + ConquestFrame.STAGE] = TO_TAKE
            _put_in_order(state, at, witness)
            return OPEN
        place: i64 = cells[at + ConquestFrame.NEXT]
        if place == cells[at + ConquestFrame.CONTENDERS]:
            cells[at + ConquestFrame.NEXT] = 0
            if not cells[at + ConquestFrame.TOOK] or not _anything_left(state, at):
                _end_conquest(state, at, witness)
            cells[at + ConquestFrame.TOOK] = 0
            return OPEN
        cells[at + ConquestFrame.NEXT] = place + 1
        if not _anything_left(state, at):
            cells[at + ConquestFrame.NEXT] = cells[at + ConquestFrame.CONTENDERS]
        elif cells[at + ConquestFrame.ORDER + place] == OTHERS:
            _prise_of_others(state, at, witness)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at = top_frame(cells)
        left = int(strength(cells, at, seat))
        sector = state.board.sector_key(cells[at + ConquestFrame.SECTOR])
        return Prompt("prise", "DIK-214", {"sector": sector, "number": left})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        first = board.first
        at = top_frame(cells)
        sector: i64 = cells[at + ConquestFrame.SECTOR]
        out[0] = first[DECLINE]
        out[1] = first[CLAIM_MARKER]
        out[2] = first[DISPEL]
        offers: i64 = 3
        for kind in range(KINDS):
            out[offers] = first[WITH] + kind
            offers += 1
        for place in range(cells[TRACK]):
            card: i64 = cells[TRACK + decks.FIRST + place]
            if board.sector_of[card] == sector:
                out[offers] = first[CLAIM] + card
                offers += 1
        for place in range(cells[CORRUPTING]):
            card = cells[CORRUPTING + decks.FIRST + place]
            if board.sector_of[card] == sector:
                out[offers] = first[CLAIM] + card
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        sector: i64 = cells[at + ConquestFrame.SECTOR]
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == DECLINE:
            return None
        if verb == WITH:
            return None if _may_choose(cells, at, seat, argument) else NOTHING_ELSE_TO_GIVE
        if verb == DISPEL:
            return None if cells[DARKNESS + sector] > 0 else NO_DARKNESS
        if verb == CLAIM:
            if not lies_on_track(board, cells, argument, sector):
                return NOT_THIS_CARD
        elif verb == CLAIM_MARKER:
            if markers_left(board, cells, sector) == 0:
                return NO_MARKER_LEFT
        else:
            return misplaced(board, action)
        return IN_DARKNESS if is_dark(board, cells, seat, sector) else None

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        sector: i64 = cells[at + ConquestFrame.SECTOR]
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == WITH:
            cells[at + ConquestFrame.WITH] = argument + 1
            return OPEN
        judging.prise(board, cells, seat, sector, _trophy(verb), argument, witness)
        cells[at + ConquestFrame.NEXT] += 1
        if verb == DECLINE:
            cells[at + ConquestFrame.WITH] = 0
            if witness is not None:
                witness.tell(telling.DECLINED, EVERYONE, seat, sector)
            return OPEN
        cells[at + ConquestFrame.TOOK] = 1
        kind: i64 = cells[at + ConquestFrame.WITH] - 1
        cells[at + ConquestFrame.WITH] = 0
        number = give_up(cells, at, seat, kind if kind >= 0 else first_to_give(cells, at, seat))
        if witness is not None:
            given: i64 = kind if kind >= 0 else (EMISSARY if number == 1 else CITIZEN)
            witness.tell(telling.GAVE_UP, EVERYONE, seat, given, number)
        if verb == CLAIM:
            claim_card(state, seat, argument, witness)
        elif verb == CLAIM_MARKER:
            claim_marker(state, seat, sector, witness)
        else:
            cells[DARKNESS + sector] -= 1
            if witness is not None:
                witness.tell(telling.DISPELLED, EVERYONE, seat, sector)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The prise is declined (DIK-320)."""
        return state.board.first[DECLINE]


def _trophy(verb: i64) -> i64:
    """What a prise takes, as oaths speak of it."""
    if verb == CLAIM:
        return judging.CARD_TROPHY
    if verb == CLAIM_MARKER:
        return judging.MARKER_TROPHY
    return judging.DARKNESS_TROPHY if verb == DISPEL else judging.NO_TROPHY


# Strength


def pawns_here(cells: vec[i64], seat: i64, sector: i64, kind: i64) -> i64:
    """How many pawns of a type a seat, or OTHERS, has in a sector."""
    number: i64 = 0
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if cells[OWNER + place] == seat + 1:
            number += count_of(cells, place, kind)
    return number


def of_kind(cells: vec[i64], at: i64, seat: i64, kind: i64) -> i64:
    """How many Emissaries a seat's pawns of a type make: Emissaries themselves, or full groups (DIK-061)."""
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    number = pawns_here(cells, seat, sector, kind)
    if kind != EMISSARY:
        group: i64 = cells[at + ConquestFrame.GROUPS + seat * KINDS + kind]
        return number // group if group > 0 else 0
    number -= cells[at + ConquestFrame.TURNED + seat]
    if cells[at + ConquestFrame.TURNER] == seat + 1:
        for owner in range(SEATS):
            number += cells[at + ConquestFrame.TURNED + owner]
    return number


def strength(cells: vec[i64], at: i64, seat: i64) -> i64:
    """How many Emissaries a seat has, or the Others have Vectors, in the sector (DIK-209, DIK-210, AUT-081)."""
    if seat == OTHERS:
        return count_of(cells, others_place(cells[at + ConquestFrame.SECTOR]), EMISSARY)
    return of_kind(cells, at, seat, EMISSARY) + of_kind(cells, at, seat, CITIZEN) + of_kind(cells, at, seat, GUARD)


def first_to_give(cells: vec[i64], at: i64, seat: i64) -> i64:
    """What a prise discards if its player says nothing: true Emissaries before groups."""
    for kind in range(EMISSARY, -1, -1):
        if of_kind(cells, at, seat, kind) > 0:
            return kind
    return -1


def _may_choose(cells: vec[i64], at: i64, seat: i64, kind: i64) -> bool:
    """Whether a player may say that pawns of this type are discarded, instead of those that come first."""
    if cells[at + ConquestFrame.WITH] > 0 or of_kind(cells, at, seat, kind) == 0:
        return False
    return kind != first_to_give(cells, at, seat)


def give_up(cells: vec[i64], at: i64, seat: i64, kind: i64) -> i64:
    """Discard one Emissary of a seat, or a whole group, the topmost ones; how many pawns that were (DIK-214)."""
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    number: i64 = 1
    owner: i64 = seat
    if kind != EMISSARY:
        number = cells[at + ConquestFrame.GROUPS + seat * KINDS + kind]
    elif pawns_here(cells, seat, sector, EMISSARY) == cells[at + ConquestFrame.TURNED + seat]:
        # His own are gone: one that has come over from somebody else.
        owner = 0
        while cells[at + ConquestFrame.TURNED + owner] == 0:
            owner += 1
        cells[at + ConquestFrame.TURNED + owner] -= 1
    for _ in range(number):
        _discard_topmost(cells, owner, sector, kind)
    return number


def _discard_topmost(cells: vec[i64], owner: i64, sector: i64, kind: i64) -> None:
    for place in range(sector * PLACES + 1, (sector + 1) * PLACES):
        if cells[OWNER + place] == owner + 1 and topmost(cells, place, kind) >= 0:
            remove(cells, place, topmost(cells, place, kind))
            return


# Judging


def _judge(state: Position, at: i64, dice: Dice, witness: Witness | None) -> i64:
    """Who is Winner: the most Emissaries, the Others at a tie, else a struggle (DIK-209 to DIK-212, AUT-082)."""
    board = state.board
    cells = state.cells
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    most: i64 = 0
    tied: i64 = 0
    for seat in range(board.players):
        number = strength(cells, at, seat)
        if number > most:
            most = number
            tied = 0
        if number == most and number > 0:
            tied |= BIT[seat]
    vectors = strength(cells, at, OTHERS)
    if most == 0 or vectors >= most:
        if witness is not None:
            if vectors > 0 and vectors >= most:
                witness.tell(telling.OTHERS_WON, EVERYONE, sector, vectors)
            else:
                witness.tell(telling.NO_WINNER, EVERYONE, sector)
        _clear_players(state, sector, witness)
        if size_of(cells, others_place(sector)) > 0:
            mix(cells, others_place(sector), dice)
            if witness is not None:
                witness.tell(telling.OTHERS_BACK, EVERYONE, sector, size_of(cells, others_place(sector)))
        pop(cells)
        return BARRED
    cells[at + ConquestFrame.STAGE] = TO_ORDER
    if count(tied) > 1 and _wins_ties(board, cells, tied, sector) < 0:
        cells[at + ConquestFrame.TIED] = tied
        cells[push(cells, FIST_STEP, FistFrame.SIZE) + FistFrame.TIED] = tied
        if witness is not None:
            witness.tell(telling.STRUGGLE, EVERYONE, sector)
    return OPEN


def _wins_ties(board: Board, cells: vec[i64], seats: i64, sector: i64) -> i64:
    """The seat of a mask that wins its ties in a sector, -1 if none does."""
    while seats:
        seat = lowest(seats)
        if has_aura(board, cells, seat, WINS_TIES, sector):
            return seat
        seats &= seats - 1
    return -1


def _put_in_order(state: Position, at: i64, witness: Witness | None) -> None:
    """The order of prises: by number, the Others before players, bids, tokens, Rank (DIK-213, DIK-217, DIK-222)."""
    board = state.board
    cells = state.cells
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    waiting: i64 = 0
    for seat in range(board.players):
        if strength(cells, at, seat) > 0:
            waiting |= BIT[seat]
    vectors = strength(cells, at, OTHERS)
    place: i64 = 0
    while waiting or vectors > 0:
        best = _best(board, cells, at, waiting)
        if vectors > 0 and (best < 0 or vectors >= strength(cells, at, best)):
            best = OTHERS
            vectors = 0
        else:
            waiting &= ~BIT[best]
        cells[at + ConquestFrame.ORDER + place] = best
        place += 1
    cells[at + ConquestFrame.CONTENDERS] = place
    winner: i64 = cells[at + ConquestFrame.ORDER]
    if witness is not None:
        witness.tell(telling.WINNER, EVERYONE, winner, sector, strength(cells, at, winner))
    tied: i64 = cells[at + ConquestFrame.TIED]
    for seat in range(board.players):
        if tied & BIT[seat] and seat != winner:
            fire(board, cells, seat, STRUGGLE_LOST, -1, -1)


def _best(board: Board, cells: vec[i64], at: i64, seats: i64) -> i64:
    """The seat of a mask that comes first: number, then who wins ties, then the bid, then Rank; -1 for no seat."""
    most: i64 = 0
    equal: i64 = 0
    for seat in range(board.players):
        if seats & BIT[seat]:
            number: i64 = strength(cells, at, seat) * (HIGHEST_BID + 1) * 2 + cells[at + ConquestFrame.COUNTED + seat]
            if number > most:
                most = number
                equal = 0
            if number == most:
                equal |= BIT[seat]
    if equal == 0:
        return -1
    favoured = _wins_ties(board, cells, equal, cells[at + ConquestFrame.SECTOR])
    return favoured if favoured >= 0 else next_in_rank(board, cells, equal)


def _clear_players(state: Position, sector: i64, witness: Witness | None) -> None:
    """All players' pawns of a sector are discarded (DIK-260, AUT-084)."""
    for place in range(sector * PLACES + 1, (sector + 1) * PLACES):
        clear(state.cells, place)
    if witness is not None:
        witness.tell(telling.CLEARED, EVERYONE, sector)


# Prises


def is_dark(board: Board, cells: vec[i64], seat: i64, sector: i64) -> bool:
    """Whether Darkness keeps a seat from the cards and markers of a sector (AUT-094)."""
    return cells[DARKNESS + sector] > 0 and not ignores_darkness(board, cells, seat)


def lies_on_track(board: Board, cells: vec[i64], card: i64, sector: i64) -> bool:
    """Whether a card of a sector lies on the Opportunity track or on the corruption track (AUT-038)."""
    if card >= board.cards or board.sector_of[card] != sector:
        return False
    return decks.place_of(cells, TRACK, card) >= 0 or decks.place_of(cells, CORRUPTING, card) >= 0


def may_take(state: Position, at: i64, seat: i64) -> bool:
    """Whether a seat has an Emissary and something to take for it (DIK-215, DIK-216)."""
    board = state.board
    cells = state.cells
    if strength(cells, at, seat) == 0:
        return False
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    if cells[DARKNESS + sector] > 0:
        return True
    return markers_left(board, cells, sector) > 0 or _cards_here(board, cells, sector)


def _cards_here(board: Board, cells: vec[i64], sector: i64) -> bool:
    for place in range(cells[TRACK]):
        if board.sector_of[cells[TRACK + decks.FIRST + place]] == sector:
            return True
    for place in range(cells[CORRUPTING]):
        if board.sector_of[cells[CORRUPTING + decks.FIRST + place]] == sector:
            return True
    return False


def _anything_left(state: Position, at: i64) -> bool:
    """Whether any player could still take something (DIK-216, AUT-086)."""
    for seat in range(state.board.players):
        if may_take(state, at, seat):
            return True
    return False


def _end_conquest(state: Position, at: i64, witness: Witness | None) -> None:
    """The sector was won by a player: what is left of pawns and tokens is discarded (DIK-260, AUT-087, AUT-088)."""
    sector: i64 = state.cells[at + ConquestFrame.SECTOR]
    _clear_players(state, sector, witness)
    discard_others(state, sector, witness)
    pop(state.cells)


def _prise_of_others(state: Position, at: i64, witness: Witness | None) -> None:
    """A Vector is discarded, and each player who has an Emissary discards one (AUT-085, AUT-086)."""
    cells = state.cells
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    pile = others_place(sector)
    if count_of(cells, pile, EMISSARY) == 0:
        return
    take_out(cells, pile, topmost(cells, pile, EMISSARY))
    if witness is not None:
        witness.tell(telling.OTHERS_TOOK, EVERYONE, sector)
    losers: i64 = 0
    for seat in range(state.board.players):
        if strength(cells, at, seat) > 0:
            losers |= BIT[seat]
    cells[push(cells, LOSS_STEP, LoseEmissary.SIZE) + LoseEmissary.LOSERS] = losers


class LoseEmissary(Listed[Position]):
    """Each player who has an Emissary loses one to the Others; who has a choice is asked, in Rank order (AUT-086)."""

    kind: ClassVar[int] = LOSS_STEP
    whose: ClassVar[str] = "AUT-086"
    LOSERS: Final = 0
    """The mask of those who have still to lose one."""
    SIZE: Final = 1

    def pending(self, state: Position) -> i64:
        cells = state.cells
        losers: i64 = cells[top_frame(cells) + self.LOSERS]
        if losers == 0:
            return 0
        seat = next_in_rank(state.board, cells, losers)
        return BIT[seat] if _kinds_to_give(cells, seat) > 1 else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        losers: i64 = cells[top_frame(cells) + self.LOSERS]
        if losers == 0:
            pop(cells)
            return OPEN
        seat = next_in_rank(state.board, cells, losers)
        self._lose(cells, seat, first_to_give(cells, find_frame(cells, CONQUEST_STEP), seat), witness)
        return OPEN

    def _lose(self, cells: vec[i64], seat: i64, kind: i64, witness: Witness | None) -> None:
        cells[top_frame(cells) + self.LOSERS] &= ~BIT[seat]
        number = give_up(cells, find_frame(cells, CONQUEST_STEP), seat, kind)
        if witness is not None:
            witness.tell(telling.LOST_TO_OTHERS, EVERYONE, seat, kind, number)

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("lose-emissary", "AUT-086")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        offers: i64 = 0
        for kind in range(EMISSARY, -1, -1):
            if of_kind(state.cells, find_frame(state.cells, CONQUEST_STEP), seat, kind) > 0:
                out[offers] = state.board.first[WITH] + kind
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NOTHING_ELSE_TO_GIVE if state.board.verb_of[action] == WITH else LOSS_FIRST

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        self._lose(state.cells, seat, action - state.board.first[WITH], witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The topmost Emissary (DIK-320)."""
        at = find_frame(state.cells, CONQUEST_STEP)
        return state.board.first[WITH] + first_to_give(state.cells, at, seat)


def _kinds_to_give(cells: vec[i64], seat: i64) -> i64:
    """How many types of pawns a player can choose from."""
    number: i64 = 0
    for kind in range(KINDS):
        if of_kind(cells, find_frame(cells, CONQUEST_STEP), seat, kind) > 0:
            number += 1
    return number


# Closed fists


class CloseFists(Listed[Position]):
    """A power struggle: each of those who are tied closes a fist, then all open them (DIK-221 to DIK-225)."""

    kind: ClassVar[int] = FIST_STEP
    whose: ClassVar[str] = "DIK-224"
    layout: ClassVar[type | None] = FistFrame

    def pending(self, state: Position) -> i64:
        at = top_frame(state.cells)
        return state.cells[at + FistFrame.TIED] & ~state.cells[at + FistFrame.CLOSED]

    def sealed(self) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("bid", "DIK-221", {"number": int(state.cells[POWER + seat])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        most: i64 = state.cells[POWER + seat]
        most = most if most < HIGHEST_BID else HIGHEST_BID
        for bid in range(most + 1):
            out[bid] = state.board.first[BID] + bid
        return most + 1

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return TOO_HIGH if state.board.verb_of[action] == BID else FISTS_FIRST

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        closed: bool = state.cells[top_frame(state.cells) + FistFrame.CLOSED] & BIT[seat] != 0
        return Refusal("DIK-225", "fist-is-closed") if closed else Refusal("DIK-224", "not-in-the-struggle")

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        cells[at + FistFrame.BIDS + seat] = action - state.board.first[BID]
        cells[at + FistFrame.CLOSED] |= BIT[seat]
        if witness is not None:
            witness.tell(telling.FIST_CLOSED, EVERYONE, seat)
        return BARRED if self.pending(state) == 0 else FINAL

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """All fists open: every bid is lost, and counts with what effects add to it (DIK-222, DIK-223)."""
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        below = find_frame(cells, CONQUEST_STEP)
        for seat in range(board.players):
            if not cells[at + FistFrame.TIED] & BIT[seat]:
                continue
            bid: i64 = cells[at + FistFrame.BIDS + seat]
            citizens = pawns_here(cells, seat, cells[below + ConquestFrame.SECTOR], CITIZEN)
            counted: i64 = bid + figure(board, cells, seat, BID_STAT, citizens)
            cells[below + ConquestFrame.COUNTED + seat] = counted
            spend(cells, seat, bid, None)
            judging.bade(board, cells, seat, cells[below + ConquestFrame.SECTOR], bid, witness)
            if witness is not None:
                witness.tell(telling.BADE, EVERYONE, seat, bid, counted)
        pop(cells)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Nothing (DIK-320)."""
        return state.board.first[BID]
