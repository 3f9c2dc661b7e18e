"""Plans: what comes of one is what comes of its decisions one by one, and it stops where its player may think again."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from logothete.kernel.actions import UnknownAction
from logothete.kernel.denials import NoSuchSeat, StaleVersion
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.match import Match
from logothete.kernel.plans import MOST_ACTIONS, BadPlan, Outcome, carry_out
from logothete.kernel.record import Move
from logothete.kernel.state import PRIVY, Refusal, Refused
from logothete.kernel.title import Setup
from tests.kernel.parley import ASK, PASS, SAY, ParleyTitle
from tests.kernel.reaches import BLANK, CRASH, END, FINALLY, HUSH, OPENED, ROLL, SEAL, SHOW, table, written
from tests.lasting import fewer, lasting_title, played_titles
from tests.twins import any_setup

ANNA, BELA = 0, 1


def everything(match: Match) -> bytes:
    """All that a match holds but the marks of its plans."""
    snapshot = msgspec.structs.replace(match.snapshot(), going_on=[])
    seats = range(match.setup.players)
    logs = [match.log(seat) for seat in (*seats, None)]
    return msgspec.json.encode((snapshot, match.state.dump(), logs, [match.undoable(seat) for seat in seats]))


# How far it goes.


def test_a_plan_is_carried_out_and_recorded_move_by_move() -> None:
    match = table()
    assert carry_out(match, ANNA, [OPENED, SEAL, OPENED]) == Outcome(3, "done")
    assert match.moves == [Move(ANNA, "open"), Move(ANNA, "seal"), Move(ANNA, "open")]
    assert everything(match) == everything(table((ANNA, OPENED), (ANNA, SEAL), (ANNA, OPENED)))


def test_a_plan_stops_before_what_the_rules_forbid_and_names_the_rule() -> None:
    match = table()
    assert carry_out(match, ANNA, [OPENED, BLANK, OPENED]) == Outcome(1, "refused", Refusal("TOY-002", "only-a-lapse"))
    assert written(match) == ["1", "0"]


@pytest.mark.parametrize("action", [ROLL, SHOW])
def test_a_plan_stops_after_a_die_or_a_secret(action: int) -> None:
    match = table()
    assert carry_out(match, ANNA, [OPENED, action, OPENED]) == Outcome(2, "barred")
    assert len(match.moves) == 2


def test_a_plan_stops_with_the_game() -> None:
    assert carry_out(table(), ANNA, [OPENED, END, OPENED]) == Outcome(2, "over")


def test_a_plan_stops_when_it_is_for_somebody_else_to_decide() -> None:
    match = Match.start(ParleyTitle(), Setup(2), b"seed")
    assert carry_out(match, ANNA, [SAY, SAY]) == Outcome(1, "asked")


def test_a_plan_goes_on_while_others_are_asked_at_the_same_time() -> None:
    match = table((BELA, SEAL))
    assert carry_out(match, ANNA, [SEAL, HUSH, FINALLY, SEAL]) == Outcome(4, "done")


def test_a_plan_that_lays_a_question_under_seal_stops_there() -> None:
    match = Match.start(ParleyTitle(), Setup(2), b"seed")
    assert carry_out(match, ANNA, [ASK, PASS]) == Outcome(1, "barred")


@pytest.mark.parametrize("last", [ROLL, SHOW, END])
def test_what_would_stop_a_plan_does_not_if_it_is_its_last_action(last: int) -> None:
    assert carry_out(table(), ANNA, [OPENED, last]) == Outcome(2, "done")


def test_a_table_may_add_what_follows_from_each_decision() -> None:
    match = Match.start(ParleyTitle(), Setup(2), b"seed")

    def play(action: int, goes_on: bool) -> None:
        match.play(ANNA, action, goes_on=goes_on)
        match.play(BELA, SAY, automatic=True)

    assert carry_out(match, ANNA, [SAY, SAY, SAY], play=play) == Outcome(3, "done")
    assert [move.seat for move in match.moves] == [ANNA, BELA] * 3
    assert match.planned(ANNA) == 3


# What is refused as a whole.

BAD: list[tuple[type[Exception], str, Callable[[Match], object]]] = [
    (BadPlan, "1 to 64 actions, not 0", lambda match: carry_out(match, ANNA, [])),
    (BadPlan, "1 to 64 actions, not 65", lambda match: carry_out(match, ANNA, [OPENED] * (MOST_ACTIONS + 1))),
    (UnknownAction, "99 is no action", lambda match: carry_out(match, ANNA, [OPENED, 99])),
    (StaleVersion, "version 0", lambda match: carry_out(match, ANNA, [OPENED, OPENED], version=0)),
    (Refused, "only-a-lapse", lambda match: carry_out(match, ANNA, [BLANK, OPENED])),
    (NoSuchSeat, "no seat 2", lambda match: carry_out(match, 2, [OPENED])),
    (ZeroDivisionError, "^$", lambda match: carry_out(match, ANNA, [CRASH, OPENED])),
]


@pytest.mark.parametrize(("error", "message", "attempt"), BAD)
def test_a_bad_plan_changes_nothing(error: type[Exception], message: str, attempt: Callable[[Match], object]) -> None:
    match = table((BELA, ROLL))
    before = everything(match)
    with pytest.raises(error, match=message):
        attempt(match)
    assert everything(match) == before


def test_the_longest_plan_is_carried_out() -> None:
    assert carry_out(table(), ANNA, [HUSH] * MOST_ACTIONS) == Outcome(MOST_ACTIONS, "done")


def test_only_the_first_action_of_a_plan_is_about_the_version() -> None:
    match = table((BELA, OPENED))
    assert carry_out(match, ANNA, [OPENED, OPENED], version=1).done == 2


# Taking it back.


def test_the_undo_list_says_how_much_of_it_one_plan_made() -> None:
    match = table((ANNA, SEAL))
    assert match.planned(ANNA) == 1
    carry_out(match, ANNA, [SEAL, HUSH])
    assert match.undoable(ANNA) == [HUSH, SEAL, SEAL]
    assert match.planned(ANNA) == 2
    assert match.planned(BELA) == 0


def test_a_plan_can_be_taken_back_step_by_step() -> None:
    match = table()
    carry_out(match, ANNA, [OPENED, SEAL, HUSH])
    assert match.undo(ANNA) == HUSH
    assert match.planned(ANNA) == 2


def test_the_plan_before_is_a_plan_of_its_own() -> None:
    match = table()
    carry_out(match, ANNA, [SEAL, SEAL])
    carry_out(match, ANNA, [HUSH, HUSH, HUSH])
    for _ in range(match.planned(ANNA)):
        match.undo(ANNA)
    assert match.undoable(ANNA) == [SEAL, SEAL]
    assert match.planned(ANNA) == 2


def test_of_a_plan_with_a_final_decision_only_what_came_later_is_offered() -> None:
    match = table()
    carry_out(match, ANNA, [SEAL, FINALLY])
    assert match.planned(ANNA) == 0


def test_what_one_plan_made_survives_a_pause_and_an_undo_of_others() -> None:
    match = table((BELA, SEAL))
    carry_out(match, ANNA, [SEAL, HUSH])
    match.undo(BELA)
    again = Match.restore(match.title, match.snapshot())
    assert match.planned(ANNA) == again.planned(ANNA) == 2
    assert again.snapshot() == match.snapshot()


# Every title of the shelf.


def any_plan(match: Match, seat: int, dice: Dice) -> list[int]:
    """Some actions of a seat one after the other: mostly such as it is offered, now and then anything at all."""
    trial = match.fork(match.state)
    actions: list[int] = []
    for _ in range(1 + dice.below(6)):
        apart = trial.state.asides(seat)
        legal = apart if apart and dice.below(2) else trial.state.legal(seat)
        if not legal or (actions and dice.below(8) == 0):
            actions.append(dice.below(match.title.actions.size))
            break
        actions.append(legal[dice.below(len(legal))])
        trial.play(seat, actions[-1])
    return actions


def one_by_one(match: Match, seat: int, actions: list[int]) -> Outcome:
    """What a player does who makes the same plan and sends its decisions one at a time."""
    for done, action in enumerate(actions):
        drawn, sealed, asked = match.dice.drawn, match.state.sealed(), match.state.pending() >> seat & 1
        match.play(seat, action)
        if done + 1 == len(actions):
            break
        shown = match.dice.drawn != drawn or not match._trail or (match.state.sealed() and not sealed)
        if match.over:
            return Outcome(done + 1, "over")
        if shown or match._trail[-1].reach == PRIVY:
            return Outcome(done + 1, "barred")
        if asked and not match.state.pending() >> seat & 1:
            return Outcome(done + 1, "asked")
        refusal = match.state.why_not(seat, actions[done + 1])
        if refusal is not None:
            return Outcome(done + 1, "refused", refusal)
    return Outcome(len(actions), "done")


@pytest.mark.parametrize("key", played_titles())
def test_a_plan_is_its_decisions_one_by_one_in_every_title(key: str) -> None:
    title = lasting_title(key)
    stops: set[str] = set()
    for seed in range(1, 1 + fewer(key, 12) + 2):
        dice = QuickDice(seed)
        match = Match.start(title, any_setup(title, dice), bytes([seed]))
        while not match.over and len(match.moves) < 400:
            seats = [seat for seat in range(match.setup.players) if match.state.pending() >> seat & 1]
            seat = seats[dice.below(len(seats))]
            actions = any_plan(match, seat, dice)
            planned, single = match.fork(match.state), match.fork(match.state)
            outcome = carry_out(planned, seat, actions, version=match.version_of(seat))
            assert outcome == one_by_one(single, seat, actions)
            assert everything(planned) == everything(single)
            stops.add(outcome.stop)
            if dice.below(4) == 0 and planned.planned(seat) == outcome.done:
                for _ in range(outcome.done):
                    planned.undo(seat)
                assert (planned.state.dump(), planned.moves) == (match.state.dump(), match.moves)
                assert planned.undoable(seat) == match.undoable(seat)
                planned = single
            match = planned
    assert {"done", "asked", "refused"} <= stops or not title.secrets


@pytest.mark.parametrize("key", played_titles())
def test_how_far_a_plan_goes_depends_only_on_what_the_seat_may_know(key: str) -> None:
    title = lasting_title(key)
    compared = 0
    for seed in range(1, 1 + fewer(key, 8) + 2):
        dice = QuickDice(seed)
        match = Match.start(title, any_setup(title, dice), bytes([seed]))
        while not match.over and len(match.moves) < 400:
            seats = [seat for seat in range(match.setup.players) if match.state.pending() >> seat & 1]
            seat = seats[dice.below(len(seats))]
            actions = any_plan(match, seat, dice)
            here, there = match.fork(match.state), match.fork(match.state.guess(seat, dice))
            outcome = carry_out(here, seat, actions)
            # Where a secret is shown the worlds part: what it is, is what they differ in.
            if outcome.stop != "barred" and here.bars_of(seat) == 0:
                assert carry_out(there, seat, actions) == outcome
                assert there.planned(seat) == here.planned(seat)
                compared += 1
            match = here
    assert compared > 10 or not title.secrets
