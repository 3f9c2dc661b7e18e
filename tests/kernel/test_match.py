"""A match: the gate, what each seat is told, how far back each may go, and how it is put aside."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from logothete.kernel.actions import UnknownAction
from logothete.kernel.denials import NoSuchSeat, NothingToUndo, NotWaitedFor, StaleVersion
from logothete.kernel.events import Event
from logothete.kernel.match import Match, Snapshot
from logothete.kernel.record import Move, read_record, write_record
from logothete.kernel.state import NotOver, Refused
from logothete.kernel.title import BadSetup, Setup
from logothete.kernel.trail import BrokenSeal
from tests.kernel.reaches import (
    BLANK,
    CRASH,
    END,
    FINALLY,
    HUSH,
    NEED,
    OPENED,
    ROLL,
    SEAL,
    SHOW,
    ReachesTitle,
    table,
    written,
)

ANNA, BELA = 0, 1


def everything(match: Match) -> bytes:
    """All that a match holds, to see that nothing changed."""
    return msgspec.json.encode(
        (match.snapshot(), match.state.dump(), match.moves, match.undoable(ANNA), match.undoable(BELA))
    )


# The gate.


def test_a_move_is_carried_out_and_recorded() -> None:
    match = table((ANNA, OPENED))
    assert written(match) == ["1", "0"]
    assert match.moves == [Move(ANNA, "open")]


def test_a_decision_about_an_older_version_is_refused_with_both_numbers() -> None:
    match = table((BELA, ROLL))
    with pytest.raises(StaleVersion, match="version 0, but the game is at 1"):
        match.play(ANNA, OPENED, version=0)
    match.play(ANNA, OPENED, version=1)
    assert match.version == 2


REFUSED: list[tuple[type[Exception], Callable[[Match], object]]] = [
    (StaleVersion, lambda match: match.play(ANNA, OPENED, version=7)),
    (Refused, lambda match: match.play(ANNA, BLANK)),
    (UnknownAction, lambda match: match.play(ANNA, 99)),
    (UnknownAction, lambda match: match.play(ANNA, -1)),
    (NoSuchSeat, lambda match: match.play(2, OPENED)),
    (NoSuchSeat, lambda match: match.play(-1, OPENED)),
    (NoSuchSeat, lambda match: match.lapse(2)),
    (NoSuchSeat, lambda match: match.undo(2)),
    (NoSuchSeat, lambda match: match.undoable(2)),
    (NoSuchSeat, lambda match: match.log(2)),
    (NoSuchSeat, lambda match: match.version_of(2)),
    (NothingToUndo, lambda match: match.undo(ANNA)),
    (NotOver, lambda match: match.result()),
    (ZeroDivisionError, lambda match: match.play(ANNA, CRASH)),
]


@pytest.mark.parametrize(("error", "attempt"), REFUSED)
def test_whatever_is_refused_changes_nothing(error: type[Exception], attempt: Callable[[Match], object]) -> None:
    match = table((ANNA, OPENED), (BELA, SEAL))
    before = everything(match)
    with pytest.raises(error):
        attempt(match)
    assert everything(match) == before


def test_a_refusal_names_its_rule() -> None:
    with pytest.raises(Refused) as refused:
        table((ANNA, BLANK))
    assert refused.value.refusal.rule == "TOY-002"


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup, match="2 players, not 3"):
        Match.start(ReachesTitle(), Setup(3), b"seed")
    with pytest.raises(BadSetup, match="2 names, not 1"):
        Match.start(ReachesTitle(), Setup(2), b"seed", seats=["Anna"])


# Versions.


def test_the_version_grows_with_every_move_and_every_undo() -> None:
    match = table((ANNA, OPENED))
    match.undo(ANNA)
    assert match.version == 2


def test_a_decision_that_nobody_is_told_of_raises_no_other_seats_version() -> None:
    match = table((BELA, HUSH), (BELA, HUSH))
    match.undo(BELA)
    assert [match.version_of(seat) for seat in (ANNA, BELA, None)] == [0, 3, 0]
    assert match.version == 3


def test_a_sealed_decision_that_is_announced_raises_every_version() -> None:
    match = table((BELA, SEAL))
    assert [match.version_of(seat) for seat in (ANNA, BELA, None)] == [1, 1, 1]


@pytest.mark.parametrize("word", [OPENED, SEAL, FINALLY, SHOW])
def test_what_a_rival_decides_makes_no_decision_stale_while_the_question_is_the_same(word: int) -> None:
    match = table((BELA, word), (BELA, word))
    assert match.version_of(ANNA) == 2
    match.play(ANNA, OPENED, version=0)
    assert match.version_of(ANNA) == 3


@pytest.mark.parametrize("between", [[(ANNA, SEAL)], [(ANNA, HUSH)], [(BELA, ROLL)]])
def test_a_decision_about_what_has_changed_since_is_stale(between: list[tuple[int, int]]) -> None:
    match = table((BELA, SEAL), *between, (BELA, SEAL))
    with pytest.raises(StaleVersion):
        match.check_version(ANNA, 1)
    with pytest.raises(StaleVersion):
        match.check_version(ANNA, 4)
    match.check_version(ANNA, 2)
    match.check_version(ANNA, 3)


def test_what_a_decision_may_be_about_is_the_same_after_a_pause_and_in_a_fork() -> None:
    match = table((ANNA, OPENED), (BELA, SEAL), (BELA, SEAL))
    for one in (Match.restore(match.title, match.snapshot()), match.fork(match.state)):
        one.check_version(ANNA, 1)
        with pytest.raises(StaleVersion):
            one.check_version(ANNA, 0)


def test_after_a_pause_a_repeated_undo_is_still_stale() -> None:
    match = table((ANNA, SEAL), (BELA, SEAL), (ANNA, SEAL))
    version = match.version_of(ANNA)
    match.undo(ANNA)
    for one in (match, Match.restore(match.title, match.snapshot())):
        with pytest.raises(StaleVersion):
            one.check_version(ANNA, version)


# Lapses.


def test_a_lapse_takes_what_the_game_gives_even_if_it_is_never_offered() -> None:
    match = table()
    assert match.lapse(ANNA) == BLANK
    assert match.moves == [Move(ANNA, "blank", "lapse")]


def test_a_lapse_cannot_be_taken_back() -> None:
    match = table((ANNA, OPENED))
    match.lapse(ANNA)
    with pytest.raises(NothingToUndo) as refused:
        match.undo(ANNA)
    assert refused.value.reason == "final"
    assert match.undoable(ANNA) == []


def test_a_seat_that_nobody_waits_for_cannot_lapse() -> None:
    match = table((ANNA, END))
    with pytest.raises(NotWaitedFor, match="seat 1"):
        match.lapse(BELA)


# Undo.


@pytest.mark.parametrize("action", [OPENED, SEAL, HUSH])
def test_the_last_decision_can_be_taken_back(action: int) -> None:
    match = table((BELA, OPENED), (ANNA, action))
    assert match.undoable(ANNA) == [action]
    assert match.undo(ANNA) == action
    assert written(match) == ["0", "1"]
    assert match.moves == [Move(BELA, "open")]


def test_decisions_are_taken_back_one_after_the_other_from_the_latest() -> None:
    match = table((ANNA, OPENED), (ANNA, SEAL))
    assert match.undoable(ANNA) == [SEAL, OPENED]
    assert [match.undo(ANNA), match.undo(ANNA)] == [SEAL, OPENED]
    assert match.moves == []


@pytest.mark.parametrize("action", [SHOW, ROLL, END])
def test_nobody_goes_back_over_a_secret_a_die_or_the_end(action: int) -> None:
    match = table((ANNA, SEAL), (BELA, SEAL), (ANNA, action))
    assert match.undoable(ANNA) == match.undoable(BELA) == []
    with pytest.raises(NothingToUndo) as refused:
        match.undo(ANNA)
    assert refused.value.reason == "nothing"


def test_what_came_after_a_bar_can_be_taken_back() -> None:
    match = table((ANNA, OPENED), (BELA, ROLL), (ANNA, SEAL))
    assert match.undoable(ANNA) == [SEAL]


def test_a_final_decision_closes_all_before_it_for_its_seat() -> None:
    match = table((ANNA, SEAL), (ANNA, FINALLY))
    with pytest.raises(NothingToUndo) as refused:
        match.undo(ANNA)
    assert refused.value.reason == "final"
    assert match.undoable(ANNA) == []


@pytest.mark.parametrize("later", [OPENED, SEAL, FINALLY])
def test_a_public_decision_stands_once_the_seat_knows_that_another_has_decided(later: int) -> None:
    match = table((ANNA, OPENED), (BELA, later))
    with pytest.raises(NothingToUndo) as refused:
        match.undo(ANNA)
    assert refused.value.reason == "followed"


def test_a_decision_that_a_seat_is_not_told_of_shows_in_nothing_that_it_gets() -> None:
    match, twin = table((ANNA, OPENED)), table((ANNA, OPENED))
    match.play(BELA, HUSH)
    for one in (match, twin):
        assert (one.undoable(ANNA), one.planned(ANNA), one.version_of(ANNA)) == ([OPENED], 1, 1)
        assert one.undo(ANNA) == OPENED
        assert (one.undoable(ANNA), one.version_of(ANNA), one.log(ANNA)) == ([], 2, [])
    assert written(match) == ["0", str(HUSH + 1)]
    assert match.undoable(BELA) == [HUSH]


def test_a_public_decision_is_free_again_when_the_other_takes_back() -> None:
    match = table((ANNA, OPENED), (BELA, OPENED))
    match.undo(BELA)
    assert match.undoable(ANNA) == [OPENED]


@pytest.mark.parametrize("later", [SEAL, FINALLY, HUSH])
def test_a_sealed_decision_can_be_taken_back_after_hidden_ones_of_others(later: int) -> None:
    match = table((ANNA, SEAL), (BELA, later))
    assert match.undo(ANNA) == SEAL
    assert written(match) == ["0", str(later + 1)]
    assert match.moves == [Move(BELA, ReachesTitle.actions.text(later))]


def test_a_sealed_decision_stands_once_another_seat_has_decided_publicly() -> None:
    match = table((ANNA, SEAL), (BELA, OPENED))
    with pytest.raises(NothingToUndo) as refused:
        match.undo(ANNA)
    assert refused.value.reason == "followed"


def test_hidden_decisions_in_between_do_not_stop_a_row_of_undos() -> None:
    match = table((ANNA, SEAL), (BELA, SEAL), (ANNA, HUSH), (BELA, FINALLY))
    assert match.undoable(ANNA) == [HUSH, SEAL]
    assert [match.undo(ANNA), match.undo(ANNA)] == [HUSH, SEAL]
    assert written(match) == ["0", "23"]
    assert match.undoable(BELA) == []


def test_the_lapse_of_another_seat_survives_an_undo() -> None:
    match = table((ANNA, SEAL))
    match.lapse(BELA)
    match.undo(ANNA)
    assert match.moves == [Move(BELA, "blank", "lapse")]


def test_undo_takes_its_events_out_of_the_log_and_keeps_the_others() -> None:
    match = table((ANNA, SEAL), (BELA, SEAL))
    match.undo(ANNA)
    assert match.log(None) == [Event("wrote", "TOY-001", {"seat": BELA})]
    assert match.log(BELA) == table((BELA, SEAL)).log(BELA)


def test_a_match_after_undo_is_the_match_that_never_played_it() -> None:
    match = table((ANNA, SEAL), (BELA, SEAL))
    match.undo(ANNA)
    match.play(ANNA, ROLL)
    assert match.record() == table((BELA, SEAL), (ANNA, ROLL)).record()
    assert match.state.dump() == table((BELA, SEAL), (ANNA, ROLL)).state.dump()


def test_a_game_whose_seals_do_not_hold_is_found_out_and_nothing_changes() -> None:
    match = table((ANNA, SEAL), (BELA, NEED))
    before = everything(match)
    with pytest.raises(BrokenSeal, match="'need' by seat 1"):
        match.undo(ANNA)
    assert everything(match) == before


# The log.


def test_everybody_is_told_what_concerns_them() -> None:
    match = table((ANNA, OPENED), (BELA, HUSH))
    wrote = Event("wrote", "TOY-001", {"seat": ANNA})
    assert match.log(None) == [wrote]
    assert match.log(ANNA) == [wrote, Event("word", "TOY-001", {"seat": ANNA, "word": "open"})]
    assert match.log(BELA) == [wrote, Event("word", "TOY-001", {"seat": BELA, "word": "hush"})]


def test_the_log_can_be_read_from_where_a_seat_left_off() -> None:
    match = table((BELA, HUSH), (ANNA, OPENED), (BELA, HUSH), (ANNA, SEAL))
    assert match.log(ANNA, since=3) == match.log(ANNA)[3:]
    assert match.log(ANNA, since=99) == []


# Records and snapshots.


def test_a_record_resumes_the_same_game() -> None:
    match = table((ANNA, SEAL), (BELA, ROLL), (ANNA, SEAL))
    match.lapse(BELA)
    again = Match.resume(ReachesTitle(), read_record(write_record(match.record())))
    assert everything(again) == everything(match)


def test_a_resumed_game_rolls_the_dice_that_would_have_fallen() -> None:
    match = table((ANNA, ROLL))
    again = Match.resume(ReachesTitle(), match.record())
    match.play(BELA, ROLL)
    again.play(BELA, ROLL)
    assert again.state.dump() == match.state.dump()


def test_a_finished_game_has_its_result_in_the_record() -> None:
    match = table((ANNA, END))
    assert match.over
    assert match.record().result == match.result()
    assert table().record().result is None


@pytest.mark.parametrize(
    "moves",
    [
        [],
        [(ANNA, ROLL)],
        [(ANNA, ROLL), (ANNA, SEAL), (BELA, HUSH), (BELA, SEAL)],
        [(ANNA, OPENED), (BELA, OPENED)],
        [(ANNA, ROLL), (BELA, END)],
    ],
)
def test_a_match_put_aside_goes_on_as_if_it_had_not_been(moves: list[tuple[int, int]]) -> None:
    match = table(*moves)
    saved = msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)
    again = Match.restore(ReachesTitle(), saved)
    assert everything(again) == everything(match)
    assert [again.log(seat) for seat in (ANNA, BELA, None)] == [match.log(seat) for seat in (ANNA, BELA, None)]
    if not match.over:
        match.play(BELA, ROLL)
        again.play(BELA, ROLL)
        assert everything(again) == everything(match)


def test_the_version_survives_being_put_aside() -> None:
    match = table((ANNA, OPENED), (ANNA, OPENED))
    match.undo(ANNA)
    assert Match.restore(ReachesTitle(), match.snapshot()).version == 3


def test_a_fork_does_not_touch_its_match() -> None:
    match = table((ANNA, SEAL))
    before = everything(match)
    fork = match.fork(match.state)
    fork.play(BELA, ROLL)
    assert everything(match) == before
    match.play(BELA, ROLL)
    assert everything(fork) == everything(match)
