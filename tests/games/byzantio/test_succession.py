"""Succession du patriarche: one target may be replaced, in secret (BYZ-122 to BYZ-128)."""

from __future__ import annotations

import pytest

from logothete.games.byzantio.view import Sheet
from logothete.kernel.state import SEALED
from tests.games.byzantio.table import Table

LIST = ["baris", "rhegium", "amasea", "scupi", "thessalonica", "serrhae", "thebae"]
"""The list of Komnenos: lines worth 16, 14, 12, 10, 8, 6 and 4."""


def succession(players: int = 4) -> Table:
    """Turn 18, everybody to decide."""
    return Table(players=players).targets("komnenos", *LIST).enter_turn(18)


def replace(table: Table, line: int, city: str) -> Table:
    """Komnenos replaces a target, the others none; then the boxes are struck."""
    table.act("komnenos", f"abandon {line}").act("komnenos", f"adopt {city}")
    for house in table.houses[1:]:
        table.act(house, "keep")
    return table.strike()


def sheet(table: Table) -> Sheet:
    """The sheet of Komnenos, as he sees it."""
    found = table.view("komnenos").seats[0].sheet
    assert found is not None
    return found


def cities(table: Table) -> list[str | None]:
    return [target.city for target in sheet(table).targets]


@pytest.mark.rule("BYZ-122")
def test_one_target_may_be_replaced_or_none() -> None:
    table = succession()
    assert table.legal("komnenos") == ["keep", *(f"abandon {line}" for line in range(1, 8))]
    table.act("komnenos", "keep")
    assert cities(table) == LIST
    assert all(target.abandoned is None for target in sheet(table).targets)


@pytest.mark.rule("BYZ-122")
def test_no_second_target_is_replaced() -> None:
    table = succession().act("komnenos", "abandon 3")
    assert table.forbids("komnenos", "abandon 4") == "BYZ-122"
    assert table.forbids("komnenos", "keep") == "BYZ-122"
    table.act("komnenos", "adopt sinope")
    assert table.legal("komnenos") == []
    assert table.forbids("komnenos", "abandon 4") == "BYZ-128"


@pytest.mark.rule("BYZ-122")
@pytest.mark.parametrize("action", ["keep", "abandon 1", "adopt sinope"])
def test_targets_change_at_the_succession_only(action: str) -> None:
    assert Table().forbids("komnenos", action) == "BYZ-122"
    assert Table().enter_turn(6, 2).forbids("komnenos", action) == "BYZ-122"


@pytest.mark.rule("BYZ-122", "BYZ-153")
@pytest.mark.parametrize("line", range(1, 8))
def test_a_change_not_finished_in_time_is_no_change(line: int) -> None:
    table = succession(2).act("komnenos", f"abandon {line}").act("phokas", "keep")
    assert table.lapse("komnenos") == "keep"
    assert cities(table) == LIST
    assert table.view("komnenos").sealed is None


@pytest.mark.rule("BYZ-123")
def test_the_new_city_takes_the_line_and_its_value() -> None:
    table = replace(succession(), 3, "trapezus")
    assert cities(table) == ["baris", "rhegium", "trapezus", "scupi", "thessalonica", "serrhae", "thebae"]
    changed = sheet(table).targets[2]
    assert (changed.value, changed.abandoned) == (12, "amasea")
    assert [target.value for target in sheet(table).targets] == [16, 14, 12, 10, 8, 6, 4]
    assert table.told("changed", "komnenos") == [{"seat": 0, "line": "3", "old_city": "amasea", "city": "trapezus"}]


@pytest.mark.rule("BYZ-123")
def test_nothing_is_adopted_before_something_is_abandoned() -> None:
    assert succession().forbids("komnenos", "adopt trapezus") == "BYZ-123"


@pytest.mark.rule("BYZ-123", "BYZ-124")
@pytest.mark.parametrize(("held", "points"), [("trapezus", 10), ("amasea", 0), ("baris", 16), ("scupi", 10)])
def test_the_new_city_brings_its_line_less_two_the_old_one_nothing(held: str, points: int) -> None:
    table = replace(succession().garrisons(held, komnenos=1), 3, "trapezus").finish()
    assert table.score("komnenos") == points


@pytest.mark.rule("BYZ-124")
@pytest.mark.parametrize(("line", "points"), [(1, 14), (2, 12), (3, 10), (4, 8), (5, 6), (6, 4), (7, 2)])
def test_two_points_less_on_every_line(line: int, points: int) -> None:
    table = replace(succession(), line, "trapezus").garrisons("trapezus", komnenos=1).finish()
    assert table.score("komnenos") == points


@pytest.mark.rule("BYZ-125")
@pytest.mark.parametrize("city", ["baris", "hydruntum", "thebae", "larissa", "scupi"])
def test_the_new_city_lies_in_no_province_of_the_other_six(city: str) -> None:
    table = succession().act("komnenos", "abandon 3")
    assert table.forbids("komnenos", f"adopt {city}") == "BYZ-125"


@pytest.mark.rule("BYZ-125", "BYZ-126")
def test_every_other_city_may_be_adopted() -> None:
    table = succession().act("komnenos", "abandon 3")
    barred = {"baris", "hydruntum", "rhegium", "scupi", "thessalonica", "serrhae", "thebae", "larissa", "amasea"}
    assert table.legal("komnenos") == [f"adopt {city}" for city in table.cities if city not in barred]


@pytest.mark.rule("BYZ-126")
def test_the_new_city_may_lie_beside_the_abandoned_one() -> None:
    """The example of the ledger."""
    table = replace(succession(), 3, "sinope")
    assert cities(table)[2] == "sinope"


@pytest.mark.rule("BYZ-126")
def test_the_new_city_differs_from_the_abandoned_one() -> None:
    assert succession().act("komnenos", "abandon 3").forbids("komnenos", "adopt amasea") == "BYZ-126"


@pytest.mark.rule("BYZ-126")
@pytest.mark.parametrize("players", [2, 3])
def test_the_new_city_is_in_play(players: int) -> None:
    table = succession(players).act("komnenos", "abandon 3")
    assert table.forbids("komnenos", "adopt sinope") == "BYZ-007"
    assert len(table.legal("komnenos", "adopt")) == 25 - 7


@pytest.mark.rule("BYZ-126")
@pytest.mark.parametrize("garrisons", [{"komnenos": 2}, {"phokas": 1}, {"phokas": 2, "doukas": 2}])
def test_the_new_city_may_hold_garrisons(garrisons: dict[str, int]) -> None:
    table = succession().garrisons("trapezus", **garrisons)
    replace(table, 3, "trapezus")
    assert cities(table)[2] == "trapezus"


@pytest.mark.rule("BYZ-127")
@pytest.mark.parametrize(
    ("line", "garrisons", "points"),
    [
        pytest.param(3, {"komnenos": 1}, 10, id="sole control"),
        pytest.param(3, {"komnenos": 1, "phokas": 1}, 4, id="shared by two"),
        pytest.param(3, {"komnenos": 1, "phokas": 1, "doukas": 1}, 0, id="shared by three"),
        pytest.param(3, {"komnenos": 1, "phokas": 1, "doukas": 1, "aggelos": 1}, 0, id="shared by four"),
        pytest.param(3, {"komnenos": 1, "phokas": 2}, 0, id="no control"),
        pytest.param(3, {}, 0, id="nobody there"),
        pytest.param(2, {"komnenos": 2, "phokas": 2}, 5, id="half of fourteen"),
        pytest.param(7, {"komnenos": 1, "phokas": 1}, 0, id="half of four"),
    ],
)
def test_two_points_come_off_what_the_city_earns(line: int, garrisons: dict[str, int], points: int) -> None:
    """The example of the ledger, and its edges; Baris, on the top line, brings its 16 points untouched."""
    table = (
        Table().targets("komnenos", *LIST[: line - 1], "trapezus", *LIST[line:]).changed("komnenos", line, "iconium")
    )
    table.garrisons("trapezus", **garrisons).garrisons("baris", komnenos=1).finish()
    assert table.score("komnenos") == 16 + points


@pytest.mark.rule("BYZ-128")
def test_all_decide_at_the_same_time() -> None:
    table = succession()
    assert table.waits_for() == ["komnenos", "phokas", "doukas", "aggelos"]
    table.act("aggelos", "keep").act("phokas", "abandon 1").act("komnenos", "keep")
    assert table.waits_for() == ["phokas", "doukas"]


@pytest.mark.rule("BYZ-128")
def test_rivals_cannot_tell_a_change_from_none() -> None:
    kept = succession().act("komnenos", "keep")
    assert kept.reach == SEALED
    changed = succession().act("komnenos", "abandon 1").act("komnenos", "adopt trapezus")
    assert changed.reach == SEALED
    for viewer in ("phokas", "doukas", "aggelos", None):
        assert changed.log(viewer) == kept.log(viewer)
        assert changed.view(viewer) == kept.view(viewer)
        assert changed.told("decided", viewer) == [{"seat": 0}]


@pytest.mark.rule("BYZ-128")
def test_a_change_begun_shows_nothing() -> None:
    before, begun = succession(), succession().act("komnenos", "abandon 1")
    for viewer in ("phokas", None):
        assert begun.log(viewer) == before.log(viewer)
        assert begun.view(viewer) == before.view(viewer)


@pytest.mark.rule("BYZ-128")
def test_a_change_stays_secret_when_all_have_decided() -> None:
    table = replace(succession(), 1, "trapezus")
    for viewer in ("phokas", None):
        assert table.told("changed", viewer) == []
        assert table.told("kept", viewer) == ([{"seat": 1}] if viewer else [])
        assert table.view(viewer).seats[0].sheet is None
