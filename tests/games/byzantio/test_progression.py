"""Progression: the pretender goes anywhere (BYZ-085, BYZ-086)."""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table


@pytest.mark.rule("BYZ-085")
def test_progression_leads_to_every_other_province() -> None:
    table = Table().pretender("komnenos", "cyprus")
    assert table.legal("komnenos", "progress") == [f"progress {key}" for key in table.provinces if key != "cyprus"]
    assert len(table.legal("komnenos", "progress")) == 24


@pytest.mark.rule("BYZ-085")
@pytest.mark.parametrize("province", ["kibyrrhaiotai", "antiocheia", "longobardia", "kappadokia"])
def test_progression_goes_to_neighbours_across_the_board_and_to_rivals(province: str) -> None:
    table = Table().pretender("komnenos", "cyprus").act("komnenos", f"progress {province}")
    assert table.player("komnenos").pretender == province
    assert table.boxes("komnenos", "progression") == [1]
    assert table.told("progressed") == [{"seat": 0, "province": province}]


@pytest.mark.rule("BYZ-085")
def test_progression_must_leave_the_province() -> None:
    assert Table().pretender("komnenos", "cyprus").forbids("komnenos", "progress cyprus") == "BYZ-085"


@pytest.mark.rule("BYZ-086")
def test_progression_neither_places_nor_removes() -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1).garrisons("nicomedia", doukas=1)
    table.act("komnenos", "progress opsikion")
    assert table.waits_for() == ["phokas"]
    assert table.city("nicaea") == {"komnenos": 1, "phokas": 1}
    assert table.city("nicomedia") == {"doukas": 1}
    assert [table.player(house).reserve for house in table.houses] == [9, 9, 9, 10]
