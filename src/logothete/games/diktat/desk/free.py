"""Free actions: Debts, Affinities, Manifestations, offers, oaths, claims and showings at any moment (DIK-314).

The desk of the kernel (`logothete.kernel.steps.Desk`): which verb belongs to which room, in the order of the rules.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ANY_AFFINITY,
    BORROWED,
    CABAL,
    CYCLE,
    DEBTS,
    DEVELOPMENT,
    PHASE,
    POWER,
    TRIGGERED,
    Board,
)
from logothete.games.diktat.desk import drafting, offering, showing
from logothete.games.diktat.desk.layout import (
    CLAIM,
    CLAUSE,
    FORM,
    NOTHING,
    OFFER,
    OFFER_TO,
    SHOWING,
    mark_of,
    offer,
    tray,
)
from logothete.games.diktat.desk.oaths import SLOTS, end, keep, party, side_of, was_denied, wish_end, wishes_end
from logothete.games.diktat.effects.running import declare, why_not_use
from logothete.games.diktat.holdings import fill, holds, marker_element
from logothete.games.diktat.position import Position
from logothete.games.diktat.scoring import open_symbol
from logothete.games.diktat.verbs import (
    ACCEPT,
    ANSWER,
    ASK_WAY,
    BORROW,
    COUNTER,
    DEMAND,
    FLIP,
    GIVE,
    PLAY,
    PLAY_MARKER,
    PROPOSE,
    REFUSE,
    RELEASE,
    SCRAP,
    SHOW_GOODS,
    SHOW_SECRET,
    SHOW_STACK,
    SHOW_TO,
    STATE,
    SWEAR,
    TELL_TO,
    UPHOLD,
    WITHDRAW,
)
from logothete.games.diktat.verbs import (
    OFFER_TO as OFFER_TO_VERB,
)
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, OPEN, SEALED, Objection, Witness
from logothete.kernel.steps import Desk

NOT_YET: Final = Objection("DIK-154", "not-yet")
NO_OATHS_AT_FIRST: Final = Objection("DIK-329", "no-oaths-at-first")
END_IS_TRIGGERED: Final = Objection("DIK-280", "end-is-triggered")
ONE_DEBT_A_CYCLE: Final = Objection("DIK-050", "one-debt-a-cycle")
NOT_YOUR_CARD: Final = Objection("DIK-231", "not-your-card", ("card",))
NO_SUCH_SYMBOL: Final = Objection("DIK-231", "no-such-symbol", ("card", "affinity"))
NO_SUCH_TOKEN: Final = Objection("DIK-231", "no-affinity-in-reserve", ("affinity",))
NO_SUCH_MARKER: Final = Objection("DIK-299", "not-your-marker", ("sector",))
NO_OATH_OF_YOURS: Final = Objection("DIK-204", "no-oath-of-yours", ("oath",))
WISHED_ALREADY: Final = Objection("DIK-204", "wished-already", ("oath",))
WISHED_IN_VAIN: Final = Objection("DIK-327", "wished-in-vain", ("oath",))
NOBODY_WISHES_IT: Final = Objection("DIK-204", "nobody-wishes-it", ("oath",))


class FreeActions(Desk[Position]):
    """DIK-314: open whenever the game waits for anybody, unless the step on top shuts the desk."""

    def holds(self, state: Position, seat: i64, action: i64) -> bool:
        return action >= state.board.first_aside

    # What could be done

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        own = tray(seat)
        size = _verbs(board, BORROW, PLAY_MARKER, out, 0)
        if cells[own + CLAUSE] != 0:
            size = drafting.things(board, cells, seat, out, size)
            return _verbs(board, PROPOSE, ANSWER, out, size)
        form: i64 = cells[own + FORM]
        if form in (NOTHING, OFFER):
            size = _verbs(board, OFFER_TO_VERB, OFFER_TO_VERB, out, size)
        if form == OFFER:
            size = _verbs(board, GIVE, DEMAND, out, size)
        if form in (NOTHING, CLAIM):
            size = _verbs(board, TELL_TO, TELL_TO, out, size)
        if form == CLAIM:
            size = _verbs(board, STATE, STATE, out, size)
        if form in (NOTHING, SHOWING):
            size = _verbs(board, SHOW_TO, SHOW_TO, out, size)
        if form == SHOWING:
            size = _verbs(board, SHOW_STACK, SHOW_SECRET, out, size)
        return _verbs(board, PROPOSE, ANSWER, out, size)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        value: i64 = action - board.first[verb]
        if cells[CYCLE] == 0 or cells[CABAL + seat] < 0:
            return NOT_YET
        if cells[TRIGGERED]:
            return END_IS_TRIGGERED
        if verb == BORROW:
            return ONE_DEBT_A_CYCLE if cells[BORROWED + seat] >= board.voluntary else None
        if verb == FLIP:
            return _why_not_flip(board, cells, seat, value // AFFINITIES, value % AFFINITIES)
        if verb == PLAY:
            return why_not_use(state, seat, value)
        if verb == PLAY_MARKER:
            element = marker_element(board, cells, seat, value)
            return NO_SUCH_MARKER if element < 0 else why_not_use(state, seat, element)
        if cells[CYCLE] == 1 and cells[PHASE] < DEVELOPMENT:
            return NOT_YET
        if drafting.is_thing(verb):
            return drafting.why_not_name(board, cells, seat, verb, value)
        if verb == OFFER_TO_VERB:
            return drafting.why_not_address(board, cells, seat, OFFER, value)
        if verb == TELL_TO:
            return drafting.why_not_address(board, cells, seat, CLAIM, value)
        if verb == SHOW_TO:
            return drafting.why_not_address(board, cells, seat, SHOWING, value)
        if GIVE <= verb <= ASK_WAY:
            return offering.why_not_term(board, cells, seat, verb, value)
        if verb in (SWEAR, DEMAND) and board.beginner:
            return NO_OATHS_AT_FIRST
        if verb in (SWEAR, DEMAND, STATE):
            return drafting.why_not_begin(cells, seat, verb, value)
        if verb == SHOW_STACK:
            return showing.why_not_show_stack(cells, seat, value)
        if verb == SHOW_GOODS:
            return showing.why_not_show_goods(cells, seat, value)
        if verb == SHOW_SECRET:
            return showing.why_not_show_secret(cells, seat)
        if verb in (PROPOSE, SCRAP):
            return _why_not_finish(board, cells, seat, verb)
        if verb == WITHDRAW:
            return None if cells[tray(seat) + OFFER_TO] != 0 else offering.NO_OFFER_OF_YOURS
        if verb == ACCEPT:
            return offering.why_not_accept(board, cells, seat, value)
        if verb == REFUSE:
            return offering.why_not_answer(cells, seat, value)
        if verb in (COUNTER, ANSWER):
            return offering.why_not_counter(board, cells, seat, value)
        return _why_not_dissolve(cells, seat, verb, value)

    # What is done

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        value: i64 = action - board.first[verb]
        if verb == BORROW:
            return _borrow(board, cells, seat, witness)
        if verb == FLIP:
            return _flip(board, cells, seat, value // AFFINITIES, value % AFFINITIES, witness)
        if verb in (PLAY, PLAY_MARKER):
            element: i64 = value if verb == PLAY else marker_element(board, cells, seat, value)
            declare(state, seat, element, dice, witness)
            return BARRED
        if drafting.is_thing(verb):
            drafting.name(cells, seat, verb, value)
            return SEALED
        if verb in (OFFER_TO_VERB, TELL_TO, SHOW_TO):
            form: i64 = OFFER if verb == OFFER_TO_VERB else CLAIM if verb == TELL_TO else SHOWING
            drafting.address(cells, seat, form, value)
            return SEALED
        if GIVE <= verb <= ASK_WAY:
            offering.add_term(board, cells, seat, verb, value)
            return SEALED
        if verb in (SWEAR, DEMAND, STATE):
            drafting.begin_clause(cells, seat, verb, value)
            return SEALED
        if verb == SHOW_STACK:
            return showing.show_stack(board, cells, seat, value, witness)
        if verb == SHOW_GOODS:
            return showing.show_goods(board, cells, seat, value, witness)
        if verb == SHOW_SECRET:
            return showing.show_secret(board, cells, seat, witness)
        if verb == PROPOSE:
            if cells[tray(seat) + FORM] == CLAIM:
                return showing.claim(board, cells, seat, witness)
            return offering.propose(board, cells, seat, witness)
        if verb == SCRAP:
            return offering.scrap(cells, seat)
        if verb == WITHDRAW:
            return offering.withdraw(cells, seat, witness)
        if verb == ACCEPT:
            return offering.accept(state, seat, value, witness)
        if verb == REFUSE:
            return offering.refuse(cells, seat, value, witness)
        if verb == COUNTER:
            return offering.counter(cells, seat, value)
        if verb == ANSWER:
            return offering.answer(cells, seat, value)
        return _dissolve(cells, seat, verb, value, witness)

    # Invitations

    def invited(self, state: Position) -> i64:
        cells = state.cells
        mask: i64 = 0
        for maker in range(state.board.players):
            mask |= cells[tray(maker) + OFFER_TO]
        for slot in range(SLOTS):
            for side in range(2):
                if wishes_end(cells, slot, side):
                    mask |= BIT[party(cells, slot, 1 - side)]
        return mask

    def reply(self, state: Position, seat: i64, dice: Dice) -> i64:
        """An offer is refused, an oath stands (DIK-320)."""
        board = state.board
        cells = state.cells
        for maker in range(board.players):
            if cells[tray(maker) + OFFER_TO] & BIT[seat]:
                return board.first[REFUSE] + cells[CABAL + maker]
        for slot in range(SLOTS):
            side = side_of(cells, slot, seat)
            if side >= 0 and wishes_end(cells, slot, 1 - side):
                return board.first[UPHOLD] + slot
        raise AssertionError("only who is invited replies")

    def invitations(self, state: Position, seat: i64) -> list[Prompt]:
        cells = state.cells
        found: list[Prompt] = []
        for maker in range(state.board.players):
            if cells[tray(maker) + OFFER_TO] & BIT[seat]:
                # Other terms are another question; how many offers their maker has made is nobody's business.
                terms = int(mark_of(cells, offer(maker), 0))
                found.append(Prompt("offer", "DIK-152", {"rival_seat": int(maker), "terms": terms}))
        for slot in range(SLOTS):
            side = side_of(cells, slot, seat)
            if side >= 0 and wishes_end(cells, slot, 1 - side):
                other = int(party(cells, slot, 1 - side))
                found.append(Prompt("release", "DIK-204", {"rival_seat": other, "number": slot + 1}))
        return found


def _verbs(board: Board, first: i64, last: i64, out: vec[i64], size: i64) -> i64:
    """Every action of the verbs from one to another, after what is in the buffer."""
    for action in range(board.first[first], board.after[last]):
        out[size] = action
        size += 1
    return size


# Debts and Affinities


def _borrow(board: Board, cells: vec[i64], seat: i64, witness: Witness | None) -> i64:
    """A Debt by choice (DIK-048, DIK-050)."""
    cells[BORROWED + seat] += 1
    cells[DEBTS + seat] += 1
    cells[POWER + seat] += board.debt
    if witness is not None:
        witness.tell(telling.BORROWED, EVERYONE, seat, board.debt)
    return OPEN


def _why_not_flip(board: Board, cells: vec[i64], seat: i64, card: i64, affinity: i64) -> Objection | None:
    if card >= board.cards or not holds(cells, seat, card):
        return NOT_YOUR_CARD
    if _symbol(board, cells, card, affinity) < 0:
        return NO_SUCH_SYMBOL
    return None if cells[AFFINITY + seat * AFFINITIES + affinity] > 0 else NO_SUCH_TOKEN


def _symbol(board: Board, cells: vec[i64], card: i64, affinity: i64) -> i64:
    """The symbol that a token of a type goes on: one of its own type before one for all."""
    own = open_symbol(board, cells, card, affinity)
    return own if own >= 0 else open_symbol(board, cells, card, ANY_AFFINITY)


def _flip(board: Board, cells: vec[i64], seat: i64, card: i64, affinity: i64, witness: Witness | None) -> i64:
    """An Affinity token of the reserve is flipped onto a symbol of a card; that proves that it was there (DIK-231)."""
    fill(cells, card, _symbol(board, cells, card, affinity), affinity)
    cells[AFFINITY + seat * AFFINITIES + affinity] -= 1
    if witness is not None:
        witness.tell(telling.FLIPPED, EVERYONE, seat, card, affinity)
    return BARRED


# Drafts and oaths


def _why_not_finish(board: Board, cells: vec[i64], seat: i64, verb: i64) -> Objection | None:
    form: i64 = cells[tray(seat) + FORM]
    if form == NOTHING or (form == SHOWING and verb == PROPOSE):
        return drafting.NO_DRAFT
    if verb == SCRAP:
        return None
    return showing.why_not_claim(cells, seat) if form == CLAIM else offering.why_not_propose(board, cells, seat)


def _why_not_dissolve(cells: vec[i64], seat: i64, verb: i64, slot: i64) -> Objection | None:
    side = side_of(cells, slot, seat)
    if side < 0:
        return NO_OATH_OF_YOURS
    wished: bool = wishes_end(cells, slot, 1 - side)
    if verb == RELEASE:
        if wishes_end(cells, slot, side):
            return WISHED_ALREADY
        return WISHED_IN_VAIN if was_denied(cells, slot, side) and not wished else None
    return None if wished else NOBODY_WISHES_IT


def _dissolve(cells: vec[i64], seat: i64, verb: i64, slot: i64, witness: Witness | None) -> i64:
    """Dissolve an oath by common consent, wish it, or uphold it (DIK-204)."""
    side = side_of(cells, slot, seat)
    other = party(cells, slot, 1 - side)
    both: i64 = BIT[seat] | BIT[other]
    if verb == UPHOLD:
        keep(cells, slot)
        if witness is not None:
            witness.tell(telling.UPHELD, both, seat, other)
        return FINAL
    wish_end(cells, slot, side)
    if not wishes_end(cells, slot, 1 - side):
        if witness is not None:
            witness.tell(telling.WOULD_RELEASE, both, seat, other)
        return FINAL
    end(cells, slot)
    if witness is not None:
        witness.tell(telling.RELEASED, EVERYONE, seat, other)
    return FINAL
