"""Magic by Proxy and Remote Teleportation: Magic actions without a mage at one end, or at both (NEC-C44, NEC-C45)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import FORBIDDEN, NO_ACTION, NO_EFFECT, cancel, case, refused
from tests.games.necrosia.table import Table


def lonely_mage(*cards: str) -> Table:
    """Kelwin's only mage stands in Frostmoon with three fighters; two more fighters stand in the Crossing."""
    table = Table().put("kelwin", "frostmoon", mage=1, fighter=3).put("kelwin", "crossing", fighter=2)
    return table.give("kelwin", *cards)


@pytest.mark.rule("NEC-C44")
def test_by_proxy_units_arrive_where_no_mage_is() -> None:
    table = lonely_mage("magic-by-proxy")
    assert table.legal("kelwin", "cast") == []
    table.play("kelwin", "magic-by-proxy").acts(
        "kelwin", "cast frostmoon", "to sun-cape", *("carry kelwin fighter",) * 3
    )
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"fighter": 3}, 2)


@pytest.mark.rule("NEC-C44")
def test_a_proxy_still_needs_a_mage_at_the_departure() -> None:
    table = lonely_mage("magic-by-proxy").play("kelwin", "magic-by-proxy")
    assert table.legal("kelwin", "cast") == ["cast frostmoon"]
    assert table.forbids("kelwin", "cast crossing") == "NEC-054"
    assert len(table.act("kelwin", "cast frostmoon").legal("kelwin", "to")) == 17


@pytest.mark.rule("NEC-C45")
def test_by_remote_teleportation_units_leave_where_no_mage_is() -> None:
    table = lonely_mage("remote-teleportation")
    assert table.forbids("kelwin", "cast crossing") == "NEC-054"
    table.play("kelwin", "remote-teleportation")
    table.acts("kelwin", "cast crossing", "to frostmoon", *("carry kelwin fighter",) * 2)
    assert (table.units("kelwin", "frostmoon"), table.actions_left()) == ({"fighter": 5, "mage": 1}, 2)


@pytest.mark.rule("NEC-C45", "NEC-056")
def test_remote_teleportation_fetches_rivals_too() -> None:
    table = lonely_mage("remote-teleportation").put("ombre", "stormpeak", merchant=1)
    table.play("kelwin", "remote-teleportation").acts(
        "kelwin", "cast stormpeak", "to frostmoon", "carry ombre merchant"
    )
    assert (table.units("ombre", "frostmoon"), table.units("ombre", "stormpeak")) == ({"merchant": 1}, {})


@pytest.mark.rule("NEC-C45")
def test_remote_teleportation_still_needs_a_mage_at_the_arrival() -> None:
    table = lonely_mage("remote-teleportation").play("kelwin", "remote-teleportation")
    assert table.legal("kelwin", "cast") == ["cast crossing"]
    assert table.act("kelwin", "cast crossing").single("kelwin") == "to frostmoon"


BOTH = ("magic-by-proxy", "remote-teleportation")


@pytest.mark.rule("NEC-C44", "NEC-C45", "NEC-134")
def test_with_both_cards_no_mage_is_needed_at_all() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).give("kelwin", *BOTH)
    table.play("kelwin", BOTH[0]).play("kelwin", BOTH[1])
    table.acts("kelwin", "cast crossing", "to sun-cape", "carry kelwin fighter")
    assert table.units("kelwin", "sun-cape") == {"fighter": 1}


SPELLS = [
    case("NEC-C44", "magic-by-proxy", "frostmoon", ("sun-cape", "stormpeak")),
    case("NEC-C45", "remote-teleportation", "crossing", ("frostmoon", "frostmoon")),
]


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
def test_help_for_magic_lasts_the_whole_turn(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    table = lonely_mage(card).play("kelwin", card)
    for arrival in arrivals:
        table.acts("kelwin", f"cast {origin}", f"to {arrival}", "carry kelwin fighter")
        if table.view().doing:
            table.act("kelwin", "stop")
    assert table.actions_left() == 1
    assert table.units("kelwin", origin).get("fighter", 0) == (1 if origin == "frostmoon" else 0)


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
def test_help_for_magic_ends_with_the_turn(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    table = lonely_mage(card).put("ombre", "frostmoon", mage=1).put("ombre", "crossing", fighter=1)
    table.play("kelwin", card).end_turn("kelwin")
    assert (table.waits_for(), table.legal("ombre", "cast")) == (["ombre"], [])


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
def test_help_for_magic_needs_an_action_to_use_it_with(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    assert refused(lonely_mage(card).actions(0), "kelwin", card) == NO_ACTION


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
@pytest.mark.rule("NEC-C62")
def test_no_help_for_magic_under_infernal_torments(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    assert refused(lonely_mage(card).ban("kelwin", "magic"), "kelwin", card) == FORBIDDEN


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
@pytest.mark.rule("NEC-C37")
def test_help_for_magic_serves_a_mass_flight(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    table = lonely_mage(card, "mass-flight")
    assert refused(table, "kelwin", "mass-flight") == NO_EFFECT
    table.play("kelwin", card).acts("kelwin", "play mass-flight", f"cast {origin}", f"to {arrivals[0]}")
    table.acts("kelwin", "carry kelwin fighter", "carry kelwin fighter")
    assert table.legal("kelwin", "stop") == (["stop"] if origin == "frostmoon" else [])


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
@pytest.mark.rule("NEC-152")
def test_help_for_magic_carries_no_necrosian(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    table = Table().put("kelwin", "frostmoon", mage=1).necrosians("crossing", 2).give("kelwin", card)
    table.play("kelwin", card)
    assert table.legal("kelwin", "cast") == (["cast frostmoon"] if origin == "frostmoon" else [])


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
@pytest.mark.rule("NEC-126")
def test_help_for_magic_is_no_action_itself(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    table = lonely_mage(card, "mage-leap").play("kelwin", card)
    assert table.legal("kelwin", "play") == ["play mage-leap"]


@pytest.mark.parametrize(("card", "origin", "arrivals"), SPELLS)
@pytest.mark.rule("NEC-129")
def test_cancelled_help_for_magic_helps_nobody(card: str, origin: str, arrivals: tuple[str, str]) -> None:
    table = cancel(lonely_mage(card), "kelwin", card)
    assert (table.legal("kelwin", "cast"), table.pile()) == ([], [card, "altered-memories"])
