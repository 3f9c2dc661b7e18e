"""Standing orders: what they may be, whether they answer, what they answer, and how undo goes past them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec
import pytest

from logothete.kernel.denials import NothingToUndo
from logothete.kernel.match import Match
from logothete.kernel.orders import (
    ALWAYS,
    BadOrder,
    Order,
    Standing,
    Unanswerable,
    begin,
    check_order,
    follow,
    period,
    still_standing,
)
from logothete.kernel.title import Setup
from tests.kernel.parley import ASK, PASS, RING, SAY, ParleyTitle
from tests.kernel.reaches import FINALLY, HUSH, OPENED, SEAL, SHOW, table, written

ANNA, BELA, CLEO = range(3)
PASS_ALWAYS = Order("pass", ALWAYS)
RING_ALWAYS = Order("ring", ALWAYS, {"asker": "anybody"})


def parley(bells: int = 0, players: int = 3) -> Match:
    return Match.start(ParleyTitle(bells), Setup(players), b"seed")


def answer(match: Match, orders: dict[int, list[Order]]) -> tuple[int, int] | None:
    """What the orders, given now, choose."""
    public = match.title.look(match.state, None)
    given = {
        seat: [Standing("x", one, period(match.title, public, one.span)) for one in some]
        for seat, some in orders.items()
    }
    return follow(match.title, match.state, public, given, lambda size: size - 1)


# What may be ordered.


def test_an_order_is_completed_with_its_defaults() -> None:
    assert check_order(ParleyTitle(), Order("ring", ALWAYS)) == RING_ALWAYS


def test_a_field_may_name_a_thing_of_its_domains() -> None:
    order = Order("ring", ALWAYS, {"asker": "seat 1"})
    assert check_order(ParleyTitle(), order) == order


@pytest.mark.parametrize(
    ("order", "part", "says"),
    [
        (Order("sing", ALWAYS), "key", "it has: pass, ring, say"),
        (Order("pass", "year"), "span", "lasts turn or always, not 'year'"),
        (Order("pass", ALWAYS, {"asker": "anybody"}), "asker", "it has: none"),
        (Order("ring", ALWAYS, {"asker": "seat 7"}), "asker", "one of: anybody, seat <key>; not 'seat 7'"),
        (Order("ring", ALWAYS, {"asker": "nobody"}), "asker", "not 'nobody'"),
        (Order("ring", ALWAYS, {"asker": "seat"}), "asker", "not 'seat'"),
    ],
)
def test_an_order_that_the_title_does_not_know_is_refused_with_what_it_knows(
    order: Order, part: str, says: str
) -> None:
    with pytest.raises(BadOrder) as caught:
        check_order(ParleyTitle(), order)
    assert caught.value.part == part
    assert says in str(caught.value)


# Whether, and what.


def test_orders_answer_for_a_seat_that_is_asked() -> None:
    match = parley()
    match.play(ANNA, ASK)
    assert answer(match, {CLEO: [PASS_ALWAYS]}) == (CLEO, PASS)


def test_orders_do_not_answer_for_a_seat_that_is_not_asked() -> None:
    match = parley()
    match.play(ANNA, ASK)
    assert answer(match, {ANNA: [PASS_ALWAYS]}) is None


def test_what_the_orders_do_not_speak_of_is_asked() -> None:
    assert answer(parley(), {ANNA: [PASS_ALWAYS, RING_ALWAYS]}) is None


@pytest.mark.parametrize(("bells", "action"), [(0b010, RING), (0b101, PASS)])
def test_an_order_answers_whether_it_can_do_what_it_names_or_not(bells: int, action: int) -> None:
    match = parley(bells)
    match.play(ANNA, ASK)
    assert answer(match, {BELA: [RING_ALWAYS]}) == (BELA, action)


def test_the_lowest_seat_whose_orders_answer_comes_first() -> None:
    match = parley()
    match.play(ANNA, ASK)
    assert answer(match, {CLEO: [PASS_ALWAYS], BELA: [RING_ALWAYS]}) == (BELA, PASS)


def test_orders_see_only_what_a_spectator_sees() -> None:
    class Curious(ParleyTitle):
        """Remembers what it was shown."""

        shown: ClassVar[list[msgspec.Struct]] = []

        def obey(self, public: msgspec.Struct, seat: int, orders: Sequence[Order]) -> Sequence[str] | None:
            self.shown.append(public)
            return super().obey(public, seat, orders)

    seen = []
    for bells in (0b000, 0b111):
        match = Match.start(Curious(bells), Setup(3), b"seed")
        match.play(ANNA, ASK)
        answer(match, {BELA: [PASS_ALWAYS]})
        seen.append(Curious.shown[-1])
    assert seen[0] == seen[1]


def test_a_wish_may_leave_open_what_is_done_and_then_one_of_what_is_offered_is_drawn() -> None:
    class Undecided(ParleyTitle):
        """Rings if it can, whatever that is used on."""

        def obey(self, public: msgspec.Struct, seat: int, orders: Sequence[Order]) -> Sequence[str] | None:
            return ["ring *", "pass"]

    for bells, action in ((0b010, RING), (0b000, PASS)):
        match = Match.start(Undecided(bells), Setup(2), b"seed")
        match.play(ANNA, ASK)
        assert answer(match, {BELA: [PASS_ALWAYS]}) == (BELA, action)


def test_a_title_may_let_everybody_begin_with_orders() -> None:
    class Quiet(ParleyTitle):
        """Everybody begins by passing, and by ringing for anybody."""

        standing = (PASS_ALWAYS, Order("ring", ALWAYS))

    match = Match.start(Quiet(), Setup(2), b"seed")
    first = begin(match.title, match.title.look(match.state, None))
    assert [one.order for one in first] == [PASS_ALWAYS, RING_ALWAYS]
    assert len({one.id for one in first}) == 2


def test_a_wish_without_an_answer_for_everybody_is_a_fault_of_the_title() -> None:
    class Telling(ParleyTitle):
        """Wishes for nothing but a bell."""

        def obey(self, public: msgspec.Struct, seat: int, orders: Sequence[Order]) -> Sequence[str] | None:
            return ["ring"]

    match = Match.start(Telling(), Setup(2), b"seed")
    match.play(ANNA, ASK)
    with pytest.raises(Unanswerable, match="none of \\['ring'\\]"):
        answer(match, {BELA: [RING_ALWAYS]})


# How long.


def test_an_order_for_this_turn_runs_out_with_it_and_comes_back_with_an_undo() -> None:
    match, title = parley(), ParleyTitle()
    orders = [Standing("a", Order("pass", "turn"), 0), Standing("b", PASS_ALWAYS, 0)]

    def standing() -> list[str]:
        return [one.id for one in still_standing(title, title.look(match.state, None), orders)]

    assert standing() == ["a", "b"]
    match.play(ANNA, SAY)
    assert standing() == ["b"]
    match.undo(ANNA)
    assert standing() == ["a", "b"]


# Undo.


def test_an_automatic_answer_does_not_bar_the_move_before_it() -> None:
    match = parley(players=2)
    match.play(ANNA, SAY)
    match.play(BELA, SAY, automatic=True)
    assert match.undoable(ANNA) == [SAY]
    match.undo(ANNA)
    assert match.state.dump() == parley(players=2).state.dump()
    assert match.moves == []


def test_an_automatic_answer_is_not_taken_back_by_itself() -> None:
    match = parley(players=2)
    match.play(ANNA, SAY)
    match.play(BELA, SAY, automatic=True)
    assert match.undoable(BELA) == []
    with pytest.raises(NothingToUndo):
        match.undo(BELA)


def test_own_automatic_answers_go_with_the_decision_before_them() -> None:
    match = table((ANNA, SEAL))
    match.play(ANNA, OPENED, automatic=True)
    match.play(ANNA, SEAL, automatic=True)
    assert match.undoable(ANNA) == [SEAL]
    match.undo(ANNA)
    assert written(match) == ["0", "0"]


def test_what_somebody_decided_after_an_automatic_answer_is_a_wall() -> None:
    match = table((ANNA, OPENED))
    match.play(BELA, OPENED, automatic=True)
    match.play(BELA, SEAL)
    with pytest.raises(NothingToUndo, match="another seat has decided"):
        match.undo(ANNA)


def test_what_an_automatic_answer_showed_bars_as_always() -> None:
    match = table((ANNA, OPENED))
    match.play(BELA, SHOW, automatic=True)
    assert match.undoable(ANNA) == []


def test_an_automatic_answer_that_is_final_stays_final() -> None:
    match = table((ANNA, SEAL))
    match.play(ANNA, FINALLY, automatic=True)
    with pytest.raises(NothingToUndo, match="cannot be taken back"):
        match.undo(ANNA)
    match = table((ANNA, OPENED))
    match.play(BELA, FINALLY, automatic=True)
    with pytest.raises(NothingToUndo, match="another seat has decided"):
        match.undo(ANNA)


def test_a_sealed_automatic_answer_of_another_seat_stays_and_nobody_notices() -> None:
    match = table((ANNA, HUSH))
    match.play(BELA, HUSH, automatic=True)
    version = match.version_of(BELA)
    match.undo(ANNA)
    assert written(match) == ["0", str(HUSH + 1)]
    assert match.version_of(BELA) == version
    assert match.undoable(BELA) == []


def test_everybody_counts_what_is_taken_back_with_a_public_move() -> None:
    match = table((ANNA, OPENED))
    match.play(BELA, HUSH, automatic=True)
    before = [match.version_of(seat) for seat in (ANNA, BELA)]
    match.undo(ANNA)
    assert all(match.version_of(seat) > before[seat] for seat in (ANNA, BELA))
    assert match.log(BELA) == []


def test_several_steps_back_go_past_automatic_answers() -> None:
    match = parley(players=2)
    for _ in range(2):
        match.play(ANNA, SAY)
        match.play(BELA, SAY, automatic=True)
    assert match.undoable(ANNA) == [SAY, SAY]
    match.undo(ANNA)
    match.undo(ANNA)
    assert match.moves == []


def test_a_match_that_was_put_aside_knows_which_answers_were_automatic() -> None:
    match = parley(players=2)
    match.play(ANNA, SAY)
    match.play(BELA, SAY, automatic=True)
    snapshot = msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=type(match.snapshot()))
    again = Match.restore(match.title, snapshot)
    assert again.undoable(ANNA) == [SAY]
    assert again.undoable(BELA) == []


def test_the_record_holds_automatic_answers_like_any_decision() -> None:
    match = parley(0b010)
    match.play(ANNA, ASK)
    match.play(BELA, RING, automatic=True)
    assert [tuple(msgspec.to_builtins(move)) for move in match.record().moves] == [(0, "ask", ""), (1, "ring", "")]
