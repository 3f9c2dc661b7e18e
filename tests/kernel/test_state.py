"""What must hold in every position of every game, tried in random games of the titles of the shelf."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from logothete.kernel.dice import QuickDice
from logothete.kernel.state import Refused, State, buffer, random_playout
from logothete.kernel.title import Setup, Title
from tests.lasting import lasting_title, played_titles, rarer
from tests.twins import any_setup

GAMES = 3


@pytest.fixture(params=played_titles())
def title(request: pytest.FixtureRequest) -> Title:
    return lasting_title(request.param)


def positions(title: Title) -> Iterator[tuple[Setup, State]]:
    """Every position of some random games, of a slow title one in some; the last ones included."""
    every = rarer(title.key, 1)
    for seed in range(GAMES):
        dice = QuickDice(seed)
        setup = any_setup(title, dice)
        state = title.start(setup, dice)
        number = seed
        while not state.over():
            if number % every == 0:
                yield setup, state
            number += 1
            waiting = [seat for seat in range(setup.players) if state.pending() >> seat & 1]
            seat = waiting[dice.below(len(waiting))]
            legal = state.legal(seat)
            state.play(seat, legal[dice.below(len(legal))], dice)
        yield setup, state


def test_whoever_is_waited_for_can_do_something(title: Title) -> None:
    for setup, state in positions(title):
        for seat in range(setup.players):
            assert state.legal(seat) or not state.pending() >> seat & 1


def test_more_is_never_offered_than_announced(title: Title) -> None:
    for setup, state in positions(title):
        assert all(len(state.legal(seat)) <= state.most_offers() for seat in range(setup.players))


def test_a_refused_action_changes_nothing(title: Title) -> None:
    for _, state in positions(title):
        before = state.dump()
        forbidden = set(range(title.actions.size)) - set(state.legal(0)) - set(state.asides(0))
        if forbidden:
            with pytest.raises(Refused) as refused:
                state.play(0, min(forbidden), QuickDice(0))
            assert refused.value.refusal == state.why_not(0, min(forbidden))
        assert state.dump() == before


def test_a_clone_is_independent_whatever_is_played_on_it(title: Title) -> None:
    for setup, state in positions(title):
        before = state.dump()
        for seat in range(setup.players):
            for action in [*state.legal(seat), *state.asides(seat)]:
                state.clone().play(seat, action, QuickDice(0))
        assert state.dump() == before


def test_a_clone_plays_on_as_its_original(title: Title) -> None:
    for _, state in positions(title):
        one, other = state.clone(), state.clone()
        out = buffer(state.most_offers())
        assert random_playout(one, QuickDice(9), out) == random_playout(other, QuickDice(9), out)
        assert one.dump() == other.dump()


def test_a_saved_position_plays_on_as_if_never_saved(title: Title) -> None:
    for setup, state in positions(title):
        loaded = title.load(setup, state.dump())
        assert loaded.dump() == state.dump()
        kept = state.clone()
        out = buffer(state.most_offers())
        random_playout(loaded, QuickDice(4), out)
        random_playout(kept, QuickDice(4), out)
        assert loaded.dump() == kept.dump()


def test_the_end_has_a_place_for_everybody_and_nothing_left_to_do(title: Title) -> None:
    for setup, state in positions(title):
        if state.over():
            assert min(state.places()) >= 1
            assert len(state.places()) == setup.players == len(title.result(state).scores)
            assert all(state.legal(seat) == [] for seat in range(setup.players))
