"""Rassemblement: a garrison without moving (BYZ-067 to BYZ-071)."""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table


@pytest.mark.rule("BYZ-067")
def test_rally_places_without_moving() -> None:
    table = Table().pretender("komnenos", "armeniakon")
    assert table.legal("komnenos", "rally") == ["rally amasea", "rally sinope"]
    table.act("komnenos", "rally sinope")
    assert table.city("sinope") == {"komnenos": 1}
    assert table.player("komnenos").pretender == "armeniakon"
    assert table.player("komnenos").reserve == 9


@pytest.mark.rule("BYZ-067")
def test_rally_only_where_the_pretender_stands() -> None:
    assert Table().pretender("komnenos", "armeniakon").forbids("komnenos", "rally nicaea") == "BYZ-067"


@pytest.mark.rule("BYZ-068")
@pytest.mark.parametrize(("phokas", "allowed"), [(0, False), (1, True), (2, True)])
def test_second_garrison_needs_a_rival(phokas: int, allowed: bool) -> None:
    table = Table().pretender("komnenos", "opsikion").garrisons("nicaea", komnenos=1, phokas=phokas)
    assert ("rally nicaea" in table.legal("komnenos")) is allowed
    if not allowed:
        assert table.forbids("komnenos", "rally nicaea") == "BYZ-068"


@pytest.mark.rule("BYZ-068", "BYZ-050")
def test_never_a_third_garrison() -> None:
    table = Table().pretender("komnenos", "opsikion").garrisons("nicaea", komnenos=2, phokas=1)
    assert table.forbids("komnenos", "rally nicaea") == "BYZ-050"


@pytest.mark.rule("BYZ-069")
def test_rally_removes_nobody() -> None:
    table = Table().pretender("komnenos", "opsikion").garrisons("nicaea", komnenos=1, phokas=1)
    table.act("komnenos", "rally nicaea")
    assert table.city("nicaea") == {"komnenos": 2, "phokas": 1}


@pytest.mark.rule("BYZ-070", "BYZ-051")
def test_no_rally_in_a_full_city() -> None:
    table = Table().pretender("komnenos", "opsikion").garrisons("nicaea", phokas=2, doukas=2)
    assert table.forbids("komnenos", "rally nicaea") == "BYZ-070"


@pytest.mark.rule("BYZ-071")
def test_rally_needs_a_placement() -> None:
    table = Table(players=2).pretender("komnenos", "opsikion").garrisons("nicaea", komnenos=1)
    assert table.legal("komnenos", "rally") == []
    assert table.free_boxes("komnenos", "rally") == 6
