"""Features: rows that keep their word about size and bounds, show what a seat knows, and nothing else."""

from __future__ import annotations

import pytest

from logothete.games import open_title, titles
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import LoadedDice, QuickDice
from logothete.kernel.features import Feature, field_table, places, row_size
from logothete.kernel.state import State, buffer
from logothete.kernel.title import Setup, Title
from tests.kernel.test_twins import SecretsTitle
from tests.lasting import lasting_title
from tests.twins import TwinsDiffer, any_setup, run_twins


def see(title: Title, setup: Setup, state: State, seat: int) -> dict[str, list[int]]:
    """A row by the names of its features."""
    features = title.features(setup)
    out = buffer(row_size(features))
    assert title.observe(state, seat, out) == len(out)
    row = [int(number) for number in out]
    return {name: row[at] for name, at in places(features).items()}


def play_on(state: State, dice: QuickDice, decisions: int) -> int:
    """Play at random until the end, or for some decisions; how many it were."""
    for played in range(decisions):
        if state.over():
            return played
        seat = next(seat for seat in range(state.seats()) if state.pending() >> seat & 1)
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))], dice)
    return decisions


@pytest.mark.parametrize("key", titles())
@pytest.mark.parametrize("seed", range(3))
def test_every_number_stays_within_the_bounds_of_its_feature(key: str, seed: int) -> None:
    title, dice = lasting_title(key), QuickDice(seed)
    setup = any_setup(title, dice)
    state = title.start(setup, dice)
    while True:
        for seat in range(setup.players):
            row = see(title, setup, state, seat)
            for feature in title.features(setup):
                assert len(row[feature.name]) == feature.size
                assert feature.low <= min(row[feature.name]), feature
                assert max(row[feature.name]) <= feature.high, feature
        if state.over():
            break
        play_on(state, dice, 1)


@pytest.mark.parametrize("key", titles())
def test_no_game_is_longer_than_its_title_says(key: str) -> None:
    title = lasting_title(key)
    for seed in range(20):
        dice = QuickDice(seed)
        setup = any_setup(title, dice)
        assert play_on(title.start(setup, dice), dice, 10**6) <= title.longest(setup)


@pytest.mark.parametrize("key", [key for key in titles() if not open_title(key).chance])
def test_a_title_that_says_it_has_no_chance_rolls_nothing(key: str) -> None:
    title = open_title(key)
    state = title.start(Setup(title.players[0]), LoadedDice())
    while not state.over():
        seat = next(seat for seat in range(state.seats()) if state.pending() >> seat & 1)
        state.play(seat, state.legal(seat)[0], LoadedDice())


@pytest.mark.parametrize("key", [key for key in titles() if not open_title(key).secrets])
def test_a_title_that_says_it_has_no_secrets_leaves_nothing_to_guess(key: str) -> None:
    title, dice = open_title(key), QuickDice(2)
    state = title.start(Setup(title.players[0]), dice)
    play_on(state, dice, 5)
    assert state.guess(0, dice).dump() == state.dump()


def test_a_row_begins_anew_whatever_the_buffer_held() -> None:
    title, setup = open_title("byzantio"), Setup(4)
    state = title.start(setup, QuickDice(0))
    clean, dirty = buffer(row_size(title.features(setup))), buffer(row_size(title.features(setup)))
    for at in range(len(dirty)):
        dirty[at] = 99
    title.observe(state, 2, clean)
    title.observe(state, 2, dirty)
    assert list(clean) == list(dirty)


def test_players_are_counted_from_the_one_that_looks() -> None:
    title, setup = open_title("byzantio"), Setup(3)
    state = title.start(setup, QuickDice(0))
    for seat, house in enumerate(("doukas", "komnenos", "phokas")):
        state.play(seat, title.actions.encode("claim", house), QuickDice(0))
    houses = title.actions.domains["house"]
    assert see(title, setup, state, 1)["house"] == [houses.index(key) for key in ("komnenos", "phokas", "doukas")]


def test_targets_are_shown_to_their_owner_and_at_the_end_to_all() -> None:
    title, setup, dice = open_title("byzantio"), Setup(2, {"houses": "deal"}), QuickDice(1)
    state = title.start(setup, dice)
    city = title.actions.domains["city"].index("nicaea")
    state.play(0, title.actions.encode("target", "nicaea"), dice)
    own, rival = see(title, setup, state, 0), see(title, setup, state, 1)
    assert own["targets"][0] == city
    assert own["value"][city] == 16
    assert set(rival["targets"]) == {-1}
    assert set(rival["value"]) == {0}
    play_on(state, dice, 10**6)
    own, rival = see(title, setup, state, 0), see(title, setup, state, 1)
    assert own["targets"] == rival["targets"][7:] + rival["targets"][:7]
    assert own["score"] == rival["score"][::-1]


def test_tiles_face_down_show_only_how_many_of_each_kind_are_left() -> None:
    title = open_title("byzantio")
    hidden = Setup(2, {"events": "hidden"})
    assert see(title, hidden, title.start(hidden, QuickDice(0)), 0)["tiles"] == [-1] * 4
    assert see(title, hidden, title.start(hidden, QuickDice(0)), 0)["coming"] == [1] * 4
    assert see(title, Setup(2), title.start(Setup(2), QuickDice(0)), 0)["tiles"] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("key", "moves", "of_the_first", "of_the_second"),
    [
        ("tictactoe", "b2 a1", [2, 0, 0, 0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 2, 0, 0, 0, 0]),
        ("connectfour", "a a", [1, 2] + [0] * 40, [2, 1] + [0] * 40),
    ],
)
def test_tiny_boards_are_seen_from_both_sides(
    key: str, moves: str, of_the_first: list[int], of_the_second: list[int]
) -> None:
    title, setup = open_title(key), Setup(2)
    state = title.start(setup, QuickDice(0))
    for seat, where in enumerate(moves.split()):
        state.play(seat, title.actions.encode(title.actions.verbs[0].key, where), QuickDice(0))
    assert see(title, setup, state, 0) == {"to_move": [1], "board": of_the_first}
    assert see(title, setup, state, 1) == {"to_move": [0], "board": of_the_second}


class Telltale(SecretsTitle):
    """A toy whose numbers show the other's secret."""

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return (Feature("other", 1, 0, 4, "what the other seat picked"),)

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        out[0] = state.cells[1 - seat]
        return 1


def test_the_twin_worlds_find_a_leak_in_the_numbers() -> None:
    with pytest.raises(TwinsDiffer, match="observation"):
        run_twins(Telltale(), games=100, seed=0, points_per_game=3)


def test_the_table_of_fields_says_where_each_lies() -> None:
    lines = field_table((Feature("turn", 1, 0, 30, "the turn"), Feature("free", 6, 0, 10, "boxes"))).splitlines()
    assert lines[1].split() == ["0", "0", "0", "30", "turn", "the", "turn"]
    assert lines[2].split() == ["1", "6", "0", "10", "free", "boxes"]
