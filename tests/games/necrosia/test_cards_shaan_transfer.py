"""Vital Transfer: units of an opponent change places with own ones (NEC-C80)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import NO_EFFECT, refused
from tests.games.necrosia.table import Table

TRANSFER = "vital-transfer"
WITH_OMBRE = (f"play {TRANSFER}", "at echo-tower", "aim ombre")


def transfer(**units: int) -> Table:
    """Ombre's units in Echo Tower, two mages of Kelwin's in Frostmoon, a merchant of his in Cairn Plain."""
    table = Table().put("ombre", "echo-tower", **(units or {"fighter": 3})).put("kelwin", "frostmoon", mage=2)
    return table.put("kelwin", "cairn-plain", merchant=1).give("kelwin", TRANSFER)


@pytest.mark.rule("NEC-C80")
def test_the_exchange_of_the_ledger() -> None:
    pairs = ("pick ombre fighter", "lift mage frostmoon") * 2
    table = transfer().acts("kelwin", *WITH_OMBRE, *pairs, "pick ombre fighter", "lift merchant cairn-plain")
    assert table.units("kelwin", "echo-tower") == {"mage": 2, "merchant": 1}
    assert (table.units("ombre", "frostmoon"), table.units("ombre", "cairn-plain")) == ({"fighter": 2}, {"fighter": 1})
    assert (table.units("ombre", "echo-tower"), table.units("kelwin", "frostmoon")) == ({}, {})


@pytest.mark.rule("NEC-C80")
def test_the_player_decides_which_unit_goes_where() -> None:
    table = transfer(fighter=1, mage=1).acts("kelwin", *WITH_OMBRE, "pick ombre mage", "lift merchant cairn-plain")
    table.acts("kelwin", "pick ombre fighter", "lift mage frostmoon")
    assert (table.units("ombre", "cairn-plain"), table.units("ombre", "frostmoon")) == ({"mage": 1}, {"fighter": 1})


@pytest.mark.rule("NEC-C80", "NEC-132")
def test_fewer_may_be_exchanged_but_at_least_one_pair() -> None:
    table = transfer().acts("kelwin", *WITH_OMBRE)
    assert table.forbids("kelwin", "stop") == "NEC-127"
    table.act("kelwin", "pick ombre fighter")
    assert table.forbids("kelwin", "stop") == "NEC-127"
    table.acts("kelwin", "lift mage frostmoon", "stop")
    assert (table.units("ombre", "echo-tower"), table.units("kelwin", "echo-tower")) == ({"fighter": 2}, {"mage": 1})


@pytest.mark.rule("NEC-C80")
def test_no_more_than_three_are_exchanged() -> None:
    table = transfer(fighter=5).put("kelwin", "frostmoon", mage=3)
    table.acts("kelwin", *WITH_OMBRE, *("pick ombre fighter", "lift mage frostmoon") * 3)
    assert (table.units("ombre", "echo-tower"), table.pile()) == ({"fighter": 2}, [TRANSFER])


@pytest.mark.rule("NEC-C80")
@pytest.mark.parametrize(("theirs", "mine"), [(1, 2), (2, 1)])
def test_the_smaller_number_ends_the_exchange(theirs: int, mine: int) -> None:
    table = Table().put("ombre", "echo-tower", fighter=theirs).put("kelwin", "frostmoon", mage=mine)
    table.give("kelwin", TRANSFER).acts("kelwin", *WITH_OMBRE, "pick ombre fighter", "lift mage frostmoon")
    assert (table.units("ombre", "frostmoon"), table.pile()) == ({"fighter": 1}, [TRANSFER])


@pytest.mark.rule("NEC-C80")
def test_one_opponent_in_one_region() -> None:
    table = transfer(fighter=1).put("feling", "echo-tower", mage=1).put("feling", "sun-cape", mage=1)
    table.act("kelwin", f"play {TRANSFER}")
    assert table.legal("kelwin") == ["at echo-tower", "at sun-cape"]
    assert table.act("kelwin", "at echo-tower").legal("kelwin") == ["aim feling", "aim ombre"]
    assert table.act("kelwin", "aim feling").single("kelwin") == "pick feling mage"


@pytest.mark.rule("NEC-C80")
def test_own_units_come_from_other_regions() -> None:
    table = transfer().put("kelwin", "echo-tower", fighter=1).acts("kelwin", *WITH_OMBRE, "pick ombre fighter")
    assert table.legal("kelwin") == ["lift merchant cairn-plain", "lift mage frostmoon"]


@pytest.mark.rule("NEC-C80", "NEC-C42", "NEC-C54")
def test_own_units_that_may_not_move_take_no_part() -> None:
    table = transfer().put("kelwin", "stormpeak", fighter=1).paralysed("kelwin", "cairn-plain", merchant=1)
    table.ban("kelwin", "mages").acts("kelwin", *WITH_OMBRE, "pick ombre fighter")
    assert table.single("kelwin") == "lift fighter stormpeak"


@pytest.mark.rule("NEC-C80", "NEC-C42", "NEC-C55")
def test_paralysed_and_banned_units_of_the_opponent_do_take_part() -> None:
    table = transfer(fighter=1).paralysed("ombre", "echo-tower", fighter=1).ban("ombre", "fighters")
    table.acts("kelwin", *WITH_OMBRE, "pick ombre fighter", "lift mage frostmoon")
    troops = {troop.seat: troop.paralysed for troop in table.region("frostmoon").troops}
    assert troops == {0: {}, 1: {"fighter": 1}}


@pytest.mark.rule("NEC-C80")
def test_no_exchange_without_an_opposing_unit() -> None:
    table = Table().put("kelwin", "frostmoon", mage=2).necrosians("crossing", 2).give("kelwin", TRANSFER)
    assert refused(table, "kelwin", TRANSFER) == NO_EFFECT


@pytest.mark.rule("NEC-C80")
def test_no_exchange_without_an_own_unit_elsewhere() -> None:
    table = Table().put("kelwin", "frostmoon", mage=2).put("ombre", "frostmoon", mage=2).give("kelwin", TRANSFER)
    assert refused(table, "kelwin", TRANSFER) == NO_EFFECT


@pytest.mark.rule("NEC-C80", "NEC-C42")
def test_no_exchange_with_paralysed_units_only() -> None:
    table = Table().put("kelwin", "frostmoon", mage=1).put("ombre", "crossing", mage=2).give("kelwin", TRANSFER)
    assert refused(table.paralysed("kelwin", "frostmoon", mage=1), "kelwin", TRANSFER) == NO_EFFECT
