"""Ordre de jeu: who chooses a place when, ties, the first year (NEC-058 to NEC-063, NEC-080 to NEC-082, NEC-088)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.necrosia.openings import placed
from tests.games.necrosia.table import PEOPLES, Table

# ---- later years


def at_the_choice(*, players: int = 4, units: dict[str, int] | None = None, **influence: int) -> Table:
    """Year 2 begins with this influence; units stand in Whisper Isles."""
    table = Table(players).influence(**influence)
    for people, number in (units or {}).items():
        table.put(people, "whisper-isles", mage=number)
    return table


@pytest.mark.rule("NEC-059", "NEC-063", "NEC-088")
def test_places_are_chosen_from_the_least_influence_to_the_most() -> None:
    table = at_the_choice(kelwin=9, ombre=2, feling=14, ygwan=5).begin_year(2)
    for people, place in (("ombre", 3), ("ygwan", 1), ("kelwin", 4)):
        assert table.waits_for() == [people]
        table.act(people, f"rank {place}")
    assert table.view().order == [3, 2, 1, 0]
    assert table.told("ranked")[-1] == {"seat": table.seat("feling"), "rank": "2"}


@pytest.mark.rule("NEC-059", "NEC-183")
def test_the_most_influential_takes_what_is_left_without_being_asked() -> None:
    table = at_the_choice(players=2, kelwin=9, ombre=2).begin_year(2).act("ombre", "rank 2")
    assert (table.view().order, table.waits_for()) == ([0, 1], ["kelwin"])
    assert table.view().active == 0


@pytest.mark.rule("NEC-063")
def test_any_free_place_may_be_taken_and_no_other() -> None:
    table = at_the_choice(players=3, kelwin=1, ombre=2, feling=3).begin_year(2)
    assert table.legal("kelwin") == ["rank 1", "rank 2", "rank 3"]
    assert (table.forbids("kelwin", "rank 4"), table.reason("kelwin", "rank 4")) == ("NEC-063", "no-such-place")
    table.act("kelwin", "rank 2")
    assert table.legal("ombre") == ["rank 1", "rank 3"]
    assert (table.forbids("ombre", "rank 2"), table.reason("ombre", "rank 2")) == ("NEC-063", "place-taken")


@pytest.mark.rule("NEC-059", "NEC-088")
def test_nobody_chooses_out_of_turn_or_acts_before_the_order_stands() -> None:
    table = at_the_choice(players=3, kelwin=1, ombre=2, feling=3).begin_year(2)
    assert table.forbids("ombre", "rank 1") == "NEC-059"
    assert table.reason("kelwin", "stir necrosia") == "order-first"
    assert table.forbids("kelwin", "favour ombre") == "NEC-061"


@pytest.mark.rule("NEC-063", "NEC-089")
def test_the_order_holds_for_the_whole_year() -> None:
    table = at_the_choice(players=3, kelwin=1, ombre=2, feling=3).begin_year(2)
    table.act("kelwin", "rank 3").act("ombre", "rank 1")
    turns = []
    while table.view().year == 2 and table.view().active is not None:
        turns.append(table.waits_for()[0])
        table.end_turn(turns[-1])
    assert turns == ["ombre", "feling", "kelwin"]


@pytest.mark.rule("NEC-060")
def test_with_equal_influence_fewer_units_choose_first() -> None:
    table = at_the_choice(players=3, kelwin=5, ombre=5, feling=5, units={"kelwin": 4, "ombre": 2, "feling": 3})
    table.begin_year(2)
    assert table.waits_for() == ["ombre"]
    assert table.act("ombre", "rank 1").waits_for() == ["feling"]


@pytest.mark.rule("NEC-060", "NEC-021")
def test_units_of_all_kinds_and_regions_count_alike_for_the_order() -> None:
    table = Table().influence(kelwin=5, ombre=5, feling=9).put("kelwin", "crossing", fighter=1, mage=1)
    table.put("kelwin", "frostmoon", merchant=1).put("ombre", "sun-cape", fighter=2).begin_year(2)
    assert table.waits_for() == ["ombre"]


BOOK = {"kelwin": 6, "ombre": 9, "feling": 9, "ygwan": 14}
EVEN = {"ombre": 8, "feling": 8}


@pytest.mark.rule("NEC-061", "NEC-062")
def test_the_least_influential_decides_between_those_who_are_tied() -> None:
    table = at_the_choice(units=EVEN, **BOOK).begin_year(2).act("kelwin", "rank 2")
    assert (table.waits_for(), table.legal("kelwin")) == (["kelwin"], ["favour feling", "favour ombre"])
    prompt = table.prompt("kelwin")
    assert prompt is not None
    assert prompt.key == "favour"
    table.act("kelwin", "favour feling")
    assert table.told("favoured") == [{"seat": 0, "rival_seat": 2}]
    table.act("feling", "rank 1").act("ombre", "rank 4")
    assert table.view().order == [2, 0, 3, 1]


@pytest.mark.rule("NEC-061")
def test_only_the_least_influential_decides_and_only_between_the_tied() -> None:
    table = at_the_choice(units=EVEN, **BOOK).begin_year(2).act("kelwin", "rank 2")
    assert table.forbids("ombre", "favour ombre") == "NEC-061"
    assert (table.forbids("kelwin", "favour ygwan"), table.reason("kelwin", "favour ygwan")) == (
        "NEC-061",
        "not-tied",
    )
    assert table.forbids("kelwin", "rank 1") == "NEC-061"


@pytest.mark.rule("NEC-062")
def test_the_decision_is_asked_when_the_tied_are_next_to_choose() -> None:
    table = at_the_choice(units=EVEN, **BOOK).begin_year(2)
    assert table.legal("kelwin", "rank") == ["rank 1", "rank 2", "rank 3", "rank 4"]
    assert table.forbids("kelwin", "favour ombre") == "NEC-061"


@pytest.mark.rule("NEC-062")
def test_the_decision_gives_the_whole_order_before_anybody_of_the_tie_chooses() -> None:
    table = at_the_choice(kelwin=6, ombre=9, feling=9, ygwan=9).begin_year(2)
    table.act("kelwin", "rank 4").act("kelwin", "favour ygwan")
    assert (table.waits_for(), table.legal("kelwin")) == (["kelwin"], ["favour feling", "favour ombre"])
    prompt = table.prompt("kelwin")
    assert prompt is not None
    assert prompt.key == "favour"
    table.act("kelwin", "favour ombre")
    assert table.waits_for() == ["ygwan"]
    table.act("ygwan", "rank 3").act("ombre", "rank 1")
    assert table.view().order == [1, 2, 3, 0]


@pytest.mark.rule("NEC-062")
@pytest.mark.parametrize(("face", "first"), [(1, "kelwin"), (2, "ombre")])
def test_chance_decides_between_the_least_influential(face: int, first: str) -> None:
    table = at_the_choice(players=3, kelwin=5, ombre=5, feling=9).begin_year(2, face)
    assert table.waits_for() == [first]
    assert table.told("tie-drawn")[0] == {"seat": table.seat(first)}


@pytest.mark.rule("NEC-062")
def test_one_draw_settles_the_whole_order_of_three_at_the_bottom() -> None:
    table = at_the_choice(players=3).begin_year(2, 3, 2)
    assert [one["seat"] for one in table.told("tie-drawn")] == [2, 1, 0]
    assert table.act("feling", "rank 3").waits_for() == ["ombre"]


@pytest.mark.rule("NEC-062")
def test_who_wins_the_draw_at_the_bottom_decides_higher_ties() -> None:
    table = at_the_choice(kelwin=5, ombre=5, feling=9, ygwan=9).begin_year(2, 2)
    table.act("ombre", "rank 1").act("kelwin", "rank 2")
    assert (table.waits_for(), table.legal("ombre")) == (["ombre"], ["favour feling", "favour ygwan"])


@pytest.mark.rule("NEC-059", "NEC-060")
@given(points=st.lists(st.integers(0, 40), min_size=5, max_size=5, unique=True), picks=st.permutations(range(5)))
def test_whoever_has_less_influence_never_chooses_later(points: list[int], picks: list[int]) -> None:
    table = Table(5).influence(**dict(zip(PEOPLES, points, strict=True))).begin_year(2)
    for place in picks[:-1]:
        table.act(table.waits_for()[0], f"rank {place + 1}")
    chosen = [int(one["seat"]) for one in table.told("ranked")]
    assert [points[seat] for seat in chosen] == sorted(points)
    assert table.view().order == [chosen[picks.index(place)] for place in range(5)]


# ---- the first year


@pytest.mark.rule("NEC-058", "NEC-080", "NEC-088")
def test_the_opening_influence_decides_the_first_order_not_the_draw() -> None:
    for seed in range(4):
        table = placed(3, seed=seed, kelwin="crossing", ombre="frostmoon", feling="echo-tower")
        assert table.waits_for() == ["ombre"]
        assert table.act("ombre", "rank 2").waits_for() == ["kelwin"]


@pytest.mark.rule("NEC-081", "NEC-082")
def test_who_dominates_the_least_valuable_region_chooses_earlier() -> None:
    """Ombre has 3 and 1, Kelwin one region worth 4: Ombre's smallest is less."""
    many = "whisper-isles emerald-terraces thousand-springs"
    table = placed(3, kelwin="echo-tower", ombre="crossing frostmoon", feling=many)
    assert [table.points(people) for people in table.peoples] == [4, 4, 5]
    assert table.waits_for() == ["ombre"]


@pytest.mark.rule("NEC-081")
def test_then_who_dominates_fewer_regions_chooses_earlier() -> None:
    """Both have 4 and a region worth 1; Ombre has it with two regions, Kelwin with four."""
    four = "frostmoon stormpeak cairn-plain sail-lagoon"
    table = placed(3, kelwin=four, ombre="whisper-isles crossing", feling="echo-tower emerald-terraces")
    assert [table.points(people) for people in table.peoples] == [4, 4, 6]
    assert table.waits_for() == ["ombre"]


@pytest.mark.rule("NEC-058", "NEC-082")
@pytest.mark.parametrize(("face", "first"), [(1, "kelwin"), (2, "ombre")])
def test_chance_breaks_what_is_tied_after_both_tests(face: int, first: str) -> None:
    table = placed(3, face, kelwin="frostmoon", ombre="whisper-isles", feling="echo-tower")
    assert table.waits_for() == [first]


@pytest.mark.rule("NEC-058", "NEC-082")
def test_in_the_first_year_higher_ties_are_left_to_chance_as_well() -> None:
    table = placed(3, kelwin="frostmoon", ombre="emerald-terraces", feling="thousand-springs")
    assert [table.points(people) for people in table.peoples] == [1, 2, 2]
    assert table.act("kelwin", "rank 1", 2).waits_for() == ["feling"]


@pytest.mark.rule("NEC-082", "NEC-087")
def test_reinforcements_change_neither_the_opening_score_nor_the_tests() -> None:
    """Two units dominate the Dunes when the opening is counted; the Necrosian that comes next ends that."""
    dunes = "copper-dunes copper-dunes frostmoon"
    table = placed(3, 2, kelwin=dunes, ombre="echo-tower", feling="crossing stormpeak")
    assert (table.dominates("copper-dunes"), [table.points(people) for people in table.peoples]) == (None, [4, 4, 4])
    assert [one["seat"] for one in table.told("tie-drawn")] == [2, 0]
