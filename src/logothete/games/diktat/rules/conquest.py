"""The conquest of a sector: who wins it, and prises round by round.

DIK-209 to DIK-220, DIK-237, AUT-081 to AUT-088.
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
    HIGHEST_BID,
    KINDS,
    OTHERS,
    PLACES,
    TOKEN_PLACES,
    TRACK,
    Board,
)
from logothete.games.diktat.desk import judging
from logothete.games.diktat.effects.rows import STRUGGLE_LOST, TURNCOAT, WINS_TIES
from logothete.games.diktat.frames import FistFrame
from logothete.games.diktat.holdings import markers_left
from logothete.games.diktat.kinds import CONQUEST_STEP, FIST_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.others import discard_others
from logothete.games.diktat.rules.possessions import claim_card, claim_marker
from logothete.games.diktat.rules.prises import (
    NOTHING_ELSE_TO_GIVE,
    anything_left,
    is_dark,
    lies_on_track,
    may_take,
    prise_of_others,
)
from logothete.games.diktat.rules.strength import (
    TO_JUDGE,
    TO_ORDER,
    TO_TAKE,
    ConquestFrame,
    first_to_give,
    give_up,
    of_kind,
    strength,
)
from logothete.games.diktat.scoring import next_in_rank
from logothete.games.diktat.stacks import (
    clear,
    count_of,
    mix,
    others_place,
    owner_of,
    players_in,
    size_of,
)
from logothete.games.diktat.standing import aura_token, fire, group_size, has_aura
from logothete.games.diktat.verbs import CLAIM, CLAIM_MARKER, DECLINE, DISPEL, WITH
from logothete.kernel.bits import BIT, EVERYONE, count, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, Objection, Witness
from logothete.kernel.steps import Step, pop, push, top_frame

NOT_THIS_CARD: Final = Objection("DIK-226", "card-not-here", ("card",))
NO_MARKER_LEFT: Final = Objection("DIK-232", "no-marker-left")
IN_DARKNESS: Final = Objection("AUT-094", "in-darkness")
NO_DARKNESS: Final = Objection("AUT-095", "no-darkness")


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
            if not cells[at + ConquestFrame.TOOK] or not anything_left(state, at):
                _end_conquest(state, at, witness)
            cells[at + ConquestFrame.TOOK] = 0
            return OPEN
        cells[at + ConquestFrame.NEXT] = place + 1
        if not anything_left(state, at):
            cells[at + ConquestFrame.NEXT] = cells[at + ConquestFrame.CONTENDERS]
        elif cells[at + ConquestFrame.ORDER + place] == OTHERS:
            prise_of_others(state, at, witness)
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
        judging.prise(board, cells, seat, sector, trophy_of(verb), argument, witness)
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


def trophy_of(verb: i64) -> i64:
    """What a prise takes, as oaths speak of it."""
    if verb == CLAIM:
        return judging.CARD_TROPHY
    if verb == CLAIM_MARKER:
        return judging.MARKER_TROPHY
    return judging.DARKNESS_TROPHY if verb == DISPEL else judging.NO_TROPHY


def _may_choose(cells: vec[i64], at: i64, seat: i64, kind: i64) -> bool:
    """Whether a player may say that pawns of this type are discarded, instead of those that come first."""
    if cells[at + ConquestFrame.WITH] > 0 or of_kind(cells, at, seat, kind) == 0:
        return False
    return kind != first_to_give(cells, at, seat)


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


def _end_conquest(state: Position, at: i64, witness: Witness | None) -> None:
    """The sector was won by a player: what is left of pawns and tokens is discarded (DIK-260, AUT-087, AUT-088)."""
    sector: i64 = state.cells[at + ConquestFrame.SECTOR]
    _clear_players(state, sector, witness)
    discard_others(state, sector, witness)
    pop(state.cells)
