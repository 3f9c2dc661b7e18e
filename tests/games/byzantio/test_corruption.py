"""Corruption: a rival garrison replaced by an own one (BYZ-087 to BYZ-095)."""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table


def bribe(face: int, komnenos: str = "paphlagonia", doukas: str = "makedonia") -> Table:
    """Komnenos bribes the garrison of Doukas in Attalia, the two pretenders standing as told."""
    table = Table().garrisons("attalia", doukas=1).pretender("komnenos", komnenos).pretender("doukas", doukas)
    return table.act("komnenos", "corrupt doukas attalia", face)


@pytest.mark.rule("BYZ-087")
def test_corruption_reaches_any_rival_garrison() -> None:
    table = Table().garrisons("cherson", phokas=1).garrisons("baris", doukas=2).garrisons("chandax", aggelos=1)
    table.garrisons("nicaea", komnenos=1, phokas=1)
    assert table.legal("komnenos", "corrupt") == [
        "corrupt phokas cherson",
        "corrupt phokas nicaea",
        "corrupt doukas baris",
        "corrupt aggelos chandax",
    ]


@pytest.mark.rule("BYZ-087")
@pytest.mark.parametrize("action", ["corrupt komnenos nicaea", "corrupt phokas baris", "corrupt aggelos nicaea"])
def test_corruption_needs_a_rival_garrison(action: str) -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1)
    assert table.forbids("komnenos", action) == "BYZ-087"


@pytest.mark.rule("BYZ-087")
@pytest.mark.parametrize("face", [4, 5])
def test_the_owner_has_no_say(face: int) -> None:
    table = bribe(face)
    assert table.told("bribing") == [{"seat": 0, "rival_seat": 2, "city": "attalia"}]
    assert table.waits_for() == ["phokas"]
    assert table.prompt("doukas") is None


@pytest.mark.parametrize(
    ("komnenos", "doukas", "needed"),
    [
        pytest.param("paphlagonia", "makedonia", 5, marks=pytest.mark.rule("BYZ-088")),
        pytest.param("kibyrrhaiotai", "makedonia", 4, marks=pytest.mark.rule("BYZ-089")),
        pytest.param("paphlagonia", "kibyrrhaiotai", 6, marks=pytest.mark.rule("BYZ-090")),
        pytest.param("kibyrrhaiotai", "kibyrrhaiotai", 5, marks=pytest.mark.rule("BYZ-091", "BYZ-092")),
    ],
)
def test_corruption_succeeds_from(komnenos: str, doukas: str, needed: int) -> None:
    faces = [face for face in range(1, 9) if bribe(face, komnenos, doukas).city("attalia") == {"komnenos": 1}]
    assert faces == list(range(needed, 9))
    assert bribe(8, komnenos, doukas).told("succeeded") == [{"seat": 0, "die": 8, "needed": needed}]


@pytest.mark.rule("BYZ-088")
def test_a_failed_corruption_changes_nothing_but_its_box() -> None:
    table = bribe(4)
    assert table.city("attalia") == {"doukas": 1}
    assert (table.player("komnenos").reserve, table.player("doukas").reserve) == (10, 9)
    assert table.told("corrupted") == []
    assert table.boxes("komnenos", "corruption") == [1]


@pytest.mark.rule("BYZ-079")
def test_third_pretenders_never_change_the_roll() -> None:
    table = Table().garrisons("attalia", doukas=1, phokas=1).pretender("phokas", "kibyrrhaiotai")
    table.pretender("aggelos", "kibyrrhaiotai").act("komnenos", "corrupt doukas attalia", 5)
    assert table.city("attalia") == {"komnenos": 1, "phokas": 1}


@pytest.mark.rule("BYZ-092")
def test_no_negotiation_comes_with_both_pretenders_present() -> None:
    table = bribe(5, "kibyrrhaiotai", "kibyrrhaiotai")
    assert table.boxes("komnenos", "corruption") == [1]
    assert table.boxes("komnenos", "negotiation") == []
    assert [event.kind for event in table.log()] == ["bribing", "succeeded", "corrupted"]


@pytest.mark.rule("BYZ-093")
def test_a_success_replaces_one_garrison_from_the_reserve() -> None:
    table = Table().garrisons("attalia", doukas=2, aggelos=1)
    table.act("komnenos", "corrupt doukas attalia", 5)
    assert table.city("attalia") == {"komnenos": 1, "doukas": 1, "aggelos": 1}
    assert (table.player("komnenos").reserve, table.player("doukas").reserve) == (9, 9)
    assert table.told("corrupted") == [{"seat": 0, "rival_seat": 2, "city": "attalia"}]


@pytest.mark.rule("BYZ-093")
def test_a_garrison_can_be_bribed_in_a_full_city() -> None:
    table = Table().garrisons("attalia", doukas=2, aggelos=2).act("komnenos", "corrupt aggelos attalia", 5)
    assert table.city("attalia") == {"komnenos": 1, "doukas": 2, "aggelos": 1}


@pytest.mark.rule("BYZ-094")
@pytest.mark.parametrize(("placed", "allowed"), [(9, True), (10, False)])
def test_corruption_needs_a_garrison_in_the_reserve(placed: int, allowed: bool) -> None:
    table = Table().garrisons("attalia", doukas=1)
    for city in table.cities[:placed]:
        table.garrisons(city, komnenos=1)
    assert table.legal("komnenos", "corrupt") == (["corrupt doukas attalia"] if allowed else [])
    if not allowed:
        assert table.forbids("komnenos", "corrupt doukas attalia") == "BYZ-094"


@pytest.mark.rule("BYZ-095")
def test_corruption_never_gives_a_third_garrison() -> None:
    table = Table().garrisons("attalia", komnenos=2, doukas=1).garrisons("baris", doukas=1)
    assert table.forbids("komnenos", "corrupt doukas attalia") == "BYZ-095"
    assert table.legal("komnenos", "corrupt") == ["corrupt doukas baris"]


@pytest.mark.rule("BYZ-081", "BYZ-095")
def test_corruption_may_leave_two_garrisons_alone() -> None:
    table = Table().garrisons("attalia", komnenos=1, doukas=1).act("komnenos", "corrupt doukas attalia", 5)
    assert table.city("attalia") == {"komnenos": 2}
