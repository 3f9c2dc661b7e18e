"""What is done without being asked: the two lists, invitations, the desk and what shuts it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from logothete.kernel.actions import Actions
from logothete.kernel.denials import NothingToUndo, StaleVersion
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import Refusal, State
from logothete.kernel.title import Setup, Title
from tests.bazaar import BazaarTitle, bazaar, play
from tests.bazaar.board import ACTIONS, ASIDES
from tests.bazaar.title import View
from tests.fuzz import run_games
from tests.lasting import lasting_title, played_titles, rarer
from tests.twins import any_setup

ANNA, BELA, CLEO = range(3)
HELD = "silk silk, salt, salt silk"


def texts(actions: list[int], table: Actions = ACTIONS) -> list[str]:
    return [table.text(action) for action in actions]


def why_not(state: State, seat: int, text: str) -> Refusal | None:
    return state.why_not(seat, ACTIONS.parse(text))


# The two lists.


def test_whoever_is_not_asked_is_offered_nothing_and_may_still_do_something_aside() -> None:
    state = bazaar(hands=HELD).state
    assert state.legal(BELA) == []
    assert texts(state.asides(BELA)) == [
        "draft salt silk",
        "draft salt wine",
        "note anna yes",
        "note anna no",
        "note cleo yes",
        "note cleo no",
        "shout yes",
        "shout no",
    ]


def test_whoever_is_asked_has_both_lists_and_nothing_is_on_both() -> None:
    state = bazaar(hands=HELD).state
    assert "rest" in texts(state.legal(ANNA))
    assert "shout yes" in texts(state.asides(ANNA))
    assert not set(state.legal(ANNA)) & set(state.asides(ANNA))


def test_an_aside_is_known_by_the_seat_and_the_action() -> None:
    state = bazaar(hands=HELD).state
    assert state.unasked(ANNA, ASIDES)
    assert not state.unasked(ANNA, ACTIONS.parse("rest"))


def test_the_desk_judges_what_it_holds_by_the_same_condition() -> None:
    state = bazaar(hands=HELD).state
    assert why_not(state, BELA, "draft silk salt") == Refusal("BAZ-006", "you-hold-none")
    assert why_not(state, BELA, "note dino yes") == Refusal("BAZ-006", "nobody-there", {"merchant": "dino"})
    assert why_not(state, BELA, "shout yes") is None


def test_what_is_done_aside_leaves_the_question_as_it_was() -> None:
    match = bazaar(hands=HELD)
    before = match.state.legal(ANNA), match.title.prompt(match.state, ANNA)
    for move in ("bela shout yes", "bela draft salt silk", "bela address cleo", "bela propose", "cleo accept bela"):
        play(match, move)
    assert (match.state.legal(ANNA), match.title.prompt(match.state, ANNA)) == before


def test_a_step_that_must_not_be_interrupted_shuts_the_desk_and_says_why() -> None:
    state = bazaar("anna sell silk", hands=HELD).state
    assert [state.asides(seat) for seat in range(3)] == [[], [], []]
    assert why_not(state, CLEO, "shout yes") == Refusal("BAZ-003", "hammer-is-up")


def test_nothing_is_done_aside_when_the_game_is_over() -> None:
    match = bazaar(players=2)
    while not match.over:
        match.lapse(next(seat for seat in range(2) if match.state.pending() >> seat & 1))
    assert match.state.asides(ANNA) == []
    assert why_not(match.state, ANNA, "shout yes") == Refusal("BAZ-005", "closed")


# Invitations.


def offered() -> Iterator[str]:
    yield from ("bela draft salt silk", "bela address anna", "bela address cleo", "bela propose")


def test_those_to_whom_an_offer_is_made_are_invited_and_told_by_whom() -> None:
    match = bazaar(*offered(), hands=HELD)
    assert match.state.invited() == 0b101
    about: dict[str, str | int] = {"seat": BELA, "good": "salt", "other_good": "silk"}
    asked = Prompt("offer", "BAZ-007", about, ["accept bela", "refuse bela"])
    assert [match.title.invitations(match.state, seat) for seat in range(3)] == [[asked], [], [asked]]


def test_nobody_is_invited_while_the_desk_is_shut_to_him() -> None:
    match = bazaar(*offered(), "anna sell silk", hands=HELD)
    assert match.state.invited() == 0
    assert match.title.invitations(match.state, CLEO) == []


def test_a_polite_answer_can_always_be_given_and_ends_the_invitation() -> None:
    match = bazaar(*offered(), hands=HELD)
    for seat in (ANNA, CLEO):
        match.play(seat, match.state.reply(seat, QuickDice(0)))
    assert match.state.invited() == 0


def test_a_state_shows_whom_it_invites() -> None:
    assert repr(bazaar(*offered(), hands=HELD).state).endswith("waits for seat 0\ninvites seat 0, 2")


# Undo: what others do aside is in nobody's way.


ASIDE = ["bela shout yes", "bela draft salt silk", "bela note cleo yes"]


@pytest.mark.parametrize("aside", ASIDE)
@pytest.mark.parametrize("own", ["sign silk", "pack silk"])
def test_what_others_do_aside_leaves_what_a_seat_can_take_back(aside: str, own: str) -> None:
    match = bazaar(f"anna {own}", aside, hands=HELD)
    assert texts(match.undoable(ANNA)) == [own]
    assert texts([match.undo(ANNA)]) == [own]
    assert match.moves == bazaar(aside, hands=HELD).moves
    assert match.state.dump() == bazaar(aside, hands=HELD).state.dump()


@pytest.mark.parametrize("hidden", ASIDE[1:])
def test_what_is_hidden_from_a_seat_shows_in_nothing_that_it_gets(hidden: str) -> None:
    here, there = bazaar("anna sign silk", hidden, hands=HELD), bazaar("anna sign silk", hands=HELD)

    def gets(match: Match) -> list[object]:
        return [match.undoable(ANNA), match.version_of(ANNA), match.log(ANNA), match.title.look(match.state, ANNA)]

    assert gets(here) == gets(there)
    for match in (here, there):
        match.undo(ANNA)
    assert gets(here) == gets(there)


def test_an_exchange_that_a_seat_is_not_told_of_stands_when_it_takes_something_back() -> None:
    match = bazaar("anna sign silk", *offered(), "anna refuse bela", hands=HELD)
    assert match.undoable(ANNA) == []
    match = bazaar(
        "anna sign silk", "bela draft salt silk", "bela address cleo", "bela propose", "cleo accept bela", hands=HELD
    )
    assert texts([match.undo(ANNA)]) == ["sign silk"]
    view = match.title.look(match.state, CLEO)
    assert isinstance(view, View)
    assert view.hand == {"silk": 0, "salt": 2, "wine": 0}


def test_whoever_was_shown_a_secret_cannot_go_back_before_it_and_others_can() -> None:
    match = bazaar("anna sign silk", "bela note anna yes", hands=HELD)
    assert match.undoable(ANNA) == []
    with pytest.raises(NothingToUndo) as refused:
        match.undo(ANNA)
    assert refused.value.reason == "followed"
    play(match, "anna pack silk")
    assert texts(match.undoable(ANNA)) == ["pack silk"]
    assert [bazaar("anna sign silk", "bela note cleo yes", hands=HELD).bars_of(seat) for seat in range(3)] == [0, 1, 1]


def test_what_was_built_on_a_decision_goes_when_that_is_taken_back() -> None:
    match = bazaar("anna sell silk", "bela let-go", "cleo draft salt silk", "cleo shout no", hands=HELD)
    versions = match.version_of(BELA), match.version_of(CLEO)
    assert texts([match.undo(BELA)]) == ["let-go"]
    assert [move.text for move in match.moves] == ["sell silk"]
    assert match.state.dump() == bazaar("anna sell silk", hands=HELD).state.dump()
    # Bela sees that he took back, and that a shout is gone; Cleo that her draft is gone too.
    assert (match.version_of(BELA), match.version_of(CLEO)) == (versions[0] + 2, versions[1] + 3)


def test_what_is_done_aside_can_be_taken_back_until_somebody_answers() -> None:
    match = bazaar("bela shout yes", "cleo shout yes", hands=HELD)
    assert texts(match.undoable(BELA)) == ["shout yes"]
    play(match, "anna sign silk")
    assert match.undoable(BELA) == []


def test_a_hidden_draft_can_be_taken_back_whatever_is_answered_but_not_what_was_proposed() -> None:
    match = bazaar("bela draft salt silk", "anna sign silk", "anna rest", "bela address anna", hands=HELD)
    assert texts(match.undoable(BELA)) == ["address anna", "draft salt silk"]
    assert texts([match.undo(BELA), match.undo(BELA)]) == ["address anna", "draft salt silk"]
    assert match.state.dump() == bazaar("anna sign silk", "anna rest", hands=HELD).state.dump()


def test_what_was_proposed_cannot_be_taken_back() -> None:
    match = bazaar("bela draft salt silk", "bela address anna", "bela propose", hands=HELD)
    assert match.undoable(BELA) == []


def test_what_orders_declined_leaves_the_undo_of_their_seat() -> None:
    match = bazaar("anna sign silk", *offered(), hands=HELD)
    match.play(ANNA, ACTIONS.parse("refuse bela"), automatic=True)
    assert texts([match.undo(ANNA)]) == ["sign silk"]
    assert match.moves[-1].text == "refuse bela"


def test_a_match_with_asides_is_put_aside_and_goes_on_as_if_it_had_not_been() -> None:
    match = bazaar("anna sign silk", *offered(), "cleo refuse bela", "anna pack silk", "cleo shout yes")
    again = Match.restore(match.title, match.snapshot())
    for one in (match, again):
        play(one, "bela note cleo no")
        one.undo(ANNA)
    assert again.snapshot() == match.snapshot()
    assert [again.undoable(seat) for seat in range(3)] == [match.undoable(seat) for seat in range(3)]


# Versions: a decision stays good while what it is about is the same.


@pytest.mark.parametrize("aside", [*ASIDE, "bela note anna yes"])
def test_what_others_do_aside_makes_no_answer_stale(aside: str) -> None:
    match = bazaar(hands=HELD)
    version = match.version_of(ANNA)
    play(match, aside)
    match.play(ANNA, ACTIONS.parse("rest"), version)


def test_an_offer_makes_no_answer_stale_and_what_is_accepted_is_what_was_offered() -> None:
    match = bazaar(*offered(), hands="silk salt, silk salt wine, salt")
    version = match.version_of(ANNA)
    play(match, "cleo shout yes")
    match.check_version(ANNA, version, ACTIONS.parse("accept bela"))
    play(match, "bela withdraw", "bela draft wine silk", "bela address anna", "bela propose")
    match.check_version(ANNA, version, ACTIONS.parse("rest"))
    with pytest.raises(StaleVersion):
        match.play(ANNA, ACTIONS.parse("accept bela"), version)
    match.play(ANNA, ACTIONS.parse("accept bela"), match.version_of(ANNA))


def test_an_aside_twice_about_the_same_version_is_taken_once() -> None:
    match = bazaar(hands=HELD)
    match.play(BELA, ACTIONS.parse("shout yes"), 0)
    with pytest.raises(StaleVersion):
        match.play(BELA, ACTIONS.parse("shout yes"), 0)


# Every title, and the toy.


@pytest.fixture(params=played_titles())
def title(request: pytest.FixtureRequest) -> Title:
    return lasting_title(request.param)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_of_the_toy_hold_what_must_hold_in_every_game(players: int) -> None:
    tally = run_games(BazaarTitle(), Setup(players), 20, 0)
    assert tally.moves > 500
    assert {"BAZ-001", "BAZ-006", "BAZ-007", "BAZ-009"} <= tally.rules


def positions(title: Title) -> Iterator[tuple[Setup, State]]:
    """Positions of some random games in which everybody does all that is open to him, asked or not."""
    every = rarer(title.key, 1)
    for seed in range(3):
        dice = QuickDice(seed)
        setup = any_setup(title, dice)
        state = title.start(setup, dice)
        number = 0
        while not state.over():
            if number % every == 0:
                yield setup, state
            number += 1
            apart = [seat for seat in range(setup.players) if state.asides(seat)]
            if apart and dice.below(2):
                seat = apart[dice.below(len(apart))]
                choices = state.asides(seat)
            else:
                waiting = [seat for seat in range(setup.players) if state.pending() >> seat & 1]
                seat = waiting[dice.below(len(waiting))]
                choices = state.legal(seat)
            state.play(seat, choices[dice.below(len(choices))], dice)
        yield setup, state


def test_the_gate_is_open_to_exactly_both_lists_and_they_have_nothing_in_common(title: Title) -> None:
    for setup, state in positions(title):
        for seat in range(setup.players):
            asked, aside = state.legal(seat), state.asides(seat)
            assert not set(asked) & set(aside)
            allowed = [action for action in range(title.actions.size) if state.why_not(seat, action) is None]
            assert allowed == sorted([*asked, *aside])
            assert [action for action in allowed if state.unasked(seat, action)] == aside


def test_only_those_who_are_asked_are_offered_anything(title: Title) -> None:
    for setup, state in positions(title):
        for seat in range(setup.players):
            assert bool(state.legal(seat)) == bool(state.pending() >> seat & 1)


def test_no_more_can_be_done_aside_than_announced(title: Title) -> None:
    for setup, state in positions(title):
        assert all(len(state.asides(seat)) <= state.most_asides() for seat in range(setup.players))


def test_whoever_is_invited_is_told_to_what_and_can_decline_until_he_is_not(title: Title) -> None:
    for setup, state in positions(title):
        for seat in range(setup.players):
            assert bool(title.invitations(state, seat)) == bool(state.invited() >> seat & 1)
            trial = state.clone()
            for _ in range(title.actions.size):
                if not trial.invited() >> seat & 1:
                    break
                answer = trial.reply(seat, QuickDice(0))
                assert answer in trial.asides(seat)
                trial.play(seat, answer, QuickDice(0))
            assert not trial.invited() >> seat & 1


def test_asides_run_out_while_nobody_answers_what_is_asked(title: Title) -> None:
    for setup, state in islice(positions(title), 1, None, rarer(title.key, 3)):
        trial, dice = state.clone(), QuickDice(1)
        able = set(range(setup.players))
        done = 0
        while able:
            seat = sorted(able)[dice.below(len(able))]
            choices = trial.asides(seat)
            if choices:
                trial.play(seat, choices[dice.below(len(choices))], dice)
                able = set(range(setup.players))
                done += 1
            able -= set() if choices else {seat}
            assert done <= title.asides_in_a_row(setup), "no end of asides"
