"""Expulsion: a rival garrison taken off the board (BYZ-096 to BYZ-102)."""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table


def chase(face: int, komnenos: str = "paphlagonia", doukas: str = "makedonia") -> Table:
    """Komnenos expels the garrison of Doukas in Attalia, the two pretenders standing as told."""
    table = Table().garrisons("attalia", doukas=1).pretender("komnenos", komnenos).pretender("doukas", doukas)
    return table.act("komnenos", "expel doukas attalia", face)


@pytest.mark.rule("BYZ-096")
def test_expulsion_reaches_any_rival_garrison() -> None:
    table = Table().garrisons("cherson", phokas=1).garrisons("baris", doukas=2).garrisons("chandax", aggelos=1)
    table.garrisons("nicaea", komnenos=1, phokas=1)
    assert table.legal("komnenos", "expel") == [
        "expel phokas cherson",
        "expel phokas nicaea",
        "expel doukas baris",
        "expel aggelos chandax",
    ]


@pytest.mark.rule("BYZ-096")
@pytest.mark.parametrize("action", ["expel komnenos nicaea", "expel phokas baris", "expel aggelos nicaea"])
def test_expulsion_needs_a_rival_garrison(action: str) -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1)
    assert table.forbids("komnenos", action) == "BYZ-096"


@pytest.mark.rule("BYZ-096")
@pytest.mark.parametrize("face", [4, 5])
def test_the_owner_has_no_say(face: int) -> None:
    table = chase(face)
    assert table.told("expelling") == [{"seat": 0, "rival_seat": 2, "city": "attalia"}]
    assert table.waits_for() == ["phokas"]
    assert table.prompt("doukas") is None


@pytest.mark.parametrize(
    ("komnenos", "doukas", "needed"),
    [
        pytest.param("paphlagonia", "makedonia", 5, marks=pytest.mark.rule("BYZ-097")),
        pytest.param("kibyrrhaiotai", "makedonia", 4, marks=pytest.mark.rule("BYZ-098")),
        pytest.param("paphlagonia", "kibyrrhaiotai", 6, marks=pytest.mark.rule("BYZ-099")),
        pytest.param("kibyrrhaiotai", "kibyrrhaiotai", 5, marks=pytest.mark.rule("BYZ-100", "BYZ-092")),
    ],
)
def test_expulsion_succeeds_from(komnenos: str, doukas: str, needed: int) -> None:
    faces = [face for face in range(1, 9) if chase(face, komnenos, doukas).city("attalia") == {}]
    assert faces == list(range(needed, 9))
    assert chase(8, komnenos, doukas).told("succeeded") == [{"seat": 0, "die": 8, "needed": needed}]


@pytest.mark.rule("BYZ-097")
def test_a_failed_expulsion_changes_nothing_but_its_box() -> None:
    table = chase(4)
    assert table.city("attalia") == {"doukas": 1}
    assert table.player("doukas").reserve == 9
    assert table.told("expelled") == []
    assert table.boxes("komnenos", "expulsion") == [1]


@pytest.mark.rule("BYZ-079")
def test_third_pretenders_never_change_the_roll() -> None:
    table = Table().garrisons("attalia", doukas=1, phokas=1).pretender("phokas", "kibyrrhaiotai")
    table.pretender("aggelos", "kibyrrhaiotai").act("komnenos", "expel doukas attalia", 5)
    assert table.city("attalia") == {"phokas": 1}


@pytest.mark.rule("BYZ-092")
def test_no_negotiation_comes_with_both_pretenders_present() -> None:
    table = chase(5, "kibyrrhaiotai", "kibyrrhaiotai")
    assert table.boxes("komnenos", "expulsion") == [1]
    assert table.boxes("komnenos", "negotiation") == []
    assert [event.kind for event in table.log()] == ["expelling", "succeeded", "expelled"]


@pytest.mark.rule("BYZ-101")
def test_a_success_returns_one_garrison_to_its_owner_and_places_none() -> None:
    table = Table().garrisons("attalia", doukas=2, aggelos=1).act("komnenos", "expel doukas attalia", 5)
    assert table.city("attalia") == {"doukas": 1, "aggelos": 1}
    assert (table.player("komnenos").reserve, table.player("doukas").reserve) == (10, 9)
    assert table.told("expelled") == [{"seat": 0, "rival_seat": 2, "city": "attalia"}]


@pytest.mark.rule("BYZ-102")
def test_expulsion_needs_no_reserve() -> None:
    table = Table().garrisons("attalia", doukas=1)
    for city in table.cities[:10]:
        table.garrisons(city, komnenos=1)
    assert table.player("komnenos").reserve == 0
    assert table.legal("komnenos", "expel") == ["expel doukas attalia"]
    table.act("komnenos", "expel doukas attalia", 5)
    assert table.city("attalia") == {}


@pytest.mark.rule("BYZ-102")
@pytest.mark.parametrize("own", [0, 1, 2])
def test_expulsion_whatever_the_own_garrisons_there(own: int) -> None:
    table = Table().garrisons("attalia", komnenos=own, doukas=1).act("komnenos", "expel doukas attalia", 5)
    assert table.city("attalia") == ({"komnenos": own} if own else {})
