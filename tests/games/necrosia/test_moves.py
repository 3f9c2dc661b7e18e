"""Déplacement: how units and Necrosians move (NEC-013 to NEC-015, NEC-026, NEC-048, NEC-053, NEC-095 to NEC-102)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ZERO
from tests.games.necrosia.table import Table

PLAIN_NEIGHBOURS = ["frostmoon", "high-mists", "coral-harbour", "crossing", "sail-lagoon", "emerald-terraces"]


def reached(table: Table, action: str) -> list[str]:
    """Where a unit of Kelwin that is lifted may go."""
    return [text.removeprefix("to ") for text in table.act("kelwin", action).legal("kelwin", "to")]


# ---- how far


@pytest.mark.rule("NEC-026", "NEC-048", "NEC-013")
@pytest.mark.parametrize("kind", ["fighter", "merchant"])
def test_fighters_and_merchants_go_to_a_neighbour_or_into_necrosis(kind: str) -> None:
    table = Table().put("kelwin", "cairn-plain", **{kind: 1}).necrosed("sun-cape", 0)
    assert reached(table, f"lift {kind} cairn-plain") == [
        region for region in table.regions if region in (*PLAIN_NEIGHBOURS, "necrosia", "sun-cape")
    ]
    assert table.forbids("kelwin", "to grey-heath") == "NEC-026"


@pytest.mark.rule("NEC-053")
def test_a_mage_goes_anywhere_but_where_it_stands() -> None:
    table = Table().put("kelwin", "cairn-plain", mage=1)
    assert reached(table, "lift mage cairn-plain") == [region for region in table.regions if region != "cairn-plain"]
    assert table.reason("kelwin", "to cairn-plain") == "already-there"


@pytest.mark.rule("NEC-013")
def test_entering_necrosis_ignores_distance_but_costs_the_action() -> None:
    """The ledger's example: two origins far away, one destination."""
    table = Table().put("kelwin", "frostmoon", fighter=1).put("kelwin", "sun-cape", merchant=1)
    table.acts("kelwin", "lift fighter frostmoon", "to necrosia", "lift merchant sun-cape", "to necrosia")
    assert table.units("kelwin", "necrosia") == {"fighter": 1, "merchant": 1}
    assert table.actions_left() == 2


@pytest.mark.rule("NEC-014")
def test_leaving_necrosis_gives_no_privilege() -> None:
    table = Table().put("kelwin", "necrosia", fighter=1).necrosed("frostmoon", 0)
    assert reached(table, "lift fighter necrosia") == ["frostmoon", "amber-sanctuary", "ash-bastion", "grey-heath"]


@pytest.mark.rule("NEC-014", "NEC-181")
def test_free_entry_holds_for_the_free_move_too() -> None:
    table = Table().put("kelwin", "frostmoon", merchant=1).acts("kelwin", "slip merchant frostmoon", "to necrosia")
    assert table.units("kelwin", "necrosia") == {"merchant": 1}


@pytest.mark.rule("NEC-015")
def test_in_a_necrosed_region_units_trade_cast_fight_and_convert_as_elsewhere() -> None:
    table = Table().put("kelwin", "crossing", fighter=1, merchant=1, mage=1).put("kelwin", "frostmoon", mage=1)
    table.put("ombre", "crossing", mage=1).necrosed("crossing", 3).actions(4)
    table.act("kelwin", "war crossing ombre", ZERO, ZERO)
    table.acts("kelwin", "trade crossing", "recruit mage", "recruit mage", "cast crossing", "to frostmoon")
    table.acts("kelwin", "carry kelwin mage", "stop", "convert merchant crossing", "into mage")
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"fighter": 1, "mage": 3}, 0)
    assert table.dominates("crossing") == "kelwin"


@pytest.mark.rule("NEC-025")
def test_a_region_has_room_for_all_pieces_and_may_be_left_empty() -> None:
    table = Table().put("kelwin", "crossing", fighter=10, merchant=10, mage=9).put("kelwin", "frostmoon", mage=1)
    table.put("ombre", "crossing", fighter=10, merchant=10, mage=10).necrosians("crossing", 60)
    table.acts("kelwin", "lift mage frostmoon", "to crossing")
    assert sum(table.units("kelwin", "crossing").values()) == 30
    assert (table.units("kelwin", "frostmoon"), table.region("frostmoon").troops) == ({}, [])


# ---- two units


def two(*, first: str = "fighter", second: str = "fighter") -> Table:
    """Kelwin has units in Cairn Plain and in Singing Wood."""
    table = Table().put("kelwin", "cairn-plain", fighter=2, merchant=1, mage=1).put("kelwin", "singing-wood", fighter=1)
    return table.put("kelwin", "emerald-terraces", merchant=1)


@pytest.mark.rule("NEC-095", "NEC-096", "NEC-098", "NEC-099")
@pytest.mark.parametrize(
    "moves",
    [
        ("lift fighter cairn-plain", "to crossing", "lift merchant emerald-terraces", "to crossing"),
        ("lift fighter cairn-plain", "to crossing", "lift fighter cairn-plain", "to crossing"),
        ("lift fighter cairn-plain", "to coral-harbour", "lift merchant cairn-plain", "to emerald-terraces"),
        ("lift merchant cairn-plain", "to crossing", "stop"),
    ],
)
def test_the_shapes_of_a_move(moves: tuple[str, ...]) -> None:
    """Two regions into one, one into one, one into two, a single unit: one action each."""
    table = two().acts("kelwin", *moves)
    assert (table.actions_left(), "finish" in table.legal("kelwin")) == (2, True)
    assert len(table.told("moved")) == (1 if moves[-1] == "stop" else 2)


@pytest.mark.rule("NEC-096", "NEC-098")
def test_two_units_with_different_origins_and_destinations_need_two_actions() -> None:
    table = two().acts("kelwin", "lift fighter cairn-plain", "to crossing")
    assert (
        table.forbids("kelwin", "lift fighter singing-wood"),
        table.reason("kelwin", "lift fighter singing-wood"),
    ) == (
        "NEC-096",
        "no-shared-region",
    )
    table.acts("kelwin", "stop", "lift fighter singing-wood", "to copper-dunes", "stop")
    assert table.actions_left() == 1


@pytest.mark.rule("NEC-096", "NEC-183")
def test_a_second_unit_from_elsewhere_goes_to_the_same_region_by_itself() -> None:
    table = (
        two().acts("kelwin", "lift fighter cairn-plain", "to crossing").act("kelwin", "lift merchant emerald-terraces")
    )
    assert table.units("kelwin", "crossing") == {"fighter": 1, "merchant": 1}


@pytest.mark.rule("NEC-095")
def test_a_move_takes_two_units_and_no_third() -> None:
    table = two().acts("kelwin", "lift fighter cairn-plain", "to crossing", "lift fighter cairn-plain", "to crossing")
    assert (table.legal("kelwin", "stop"), table.actions_left()) == ([], 2)
    assert table.acts("kelwin", "lift merchant cairn-plain", "to crossing", "stop").actions_left() == 1


@pytest.mark.rule("NEC-097")
@pytest.mark.parametrize(
    ("second", "to"), [("lift mage cairn-plain", "to sun-cape"), ("lift fighter cairn-plain", "to frostmoon")]
)
def test_a_mage_counts_like_any_other_unit_of_a_move(second: str, to: str) -> None:
    table = two().put("kelwin", "cairn-plain", mage=1)
    table.acts("kelwin", "lift mage cairn-plain", "to grey-heath", second, to)
    assert (table.units("kelwin", "grey-heath"), table.actions_left()) == ({"mage": 1}, 2)
    assert sum(table.units("kelwin", to.removeprefix("to ")).values()) == 1


@pytest.mark.rule("NEC-098")
def test_no_unit_moves_twice_in_one_move() -> None:
    table = Table().put("kelwin", "cairn-plain", fighter=1).put("kelwin", "stormpeak", merchant=1)
    table.acts("kelwin", "lift fighter cairn-plain", "to crossing")
    assert table.legal("kelwin") == ["lift merchant stormpeak", "stop"]
    table = Table().put("kelwin", "cairn-plain", fighter=1).acts("kelwin", "lift fighter cairn-plain", "to crossing")
    table.acts("kelwin", "lift fighter crossing", "to stormpeak")
    assert (table.units("kelwin", "stormpeak"), table.actions_left()) == ({"fighter": 1}, 1)


@pytest.mark.rule("NEC-098")
def test_another_unit_that_stood_where_the_first_arrived_may_not_leave_with_it() -> None:
    """It would have another origin and another destination."""
    table = Table().put("kelwin", "cairn-plain", fighter=1).put("kelwin", "crossing", fighter=1)
    table.acts("kelwin", "lift fighter cairn-plain", "to crossing")
    assert table.legal("kelwin", "stop") == []
    assert table.waits_for() == ["kelwin"]


@pytest.mark.rule("NEC-026", "NEC-089")
def test_only_own_units_move_and_only_in_the_own_turn() -> None:
    table = Table().put("ombre", "crossing", fighter=1)
    assert table.reason("kelwin", "lift fighter crossing") == "no-such-unit"
    assert table.forbids("ombre", "lift fighter crossing") == "NEC-089"


# ---- Necrosians


@pytest.mark.rule("NEC-100", "NEC-102", "NEC-099")
def test_a_necrosian_of_a_healthy_region_goes_next_door_only() -> None:
    """Nobody needs a unit there, and necrosed regions are no exception for it."""
    table = Table().necrosians("cairn-plain", 2).necrosed("sun-cape", 0).act("kelwin", "stir cairn-plain")
    assert [text.removeprefix("to ") for text in table.legal("kelwin")] == PLAIN_NEIGHBOURS
    assert table.forbids("kelwin", "to sun-cape") == table.forbids("kelwin", "to cairn-plain") == "NEC-100"
    table.act("kelwin", "to crossing")
    assert (table.necrosians_in("cairn-plain"), table.necrosians_in("crossing"), table.actions_left()) == (1, 1, 2)


@pytest.mark.rule("NEC-101")
@pytest.mark.parametrize("origin", ["necrosia", "sun-cape"])
def test_a_necrosian_of_a_necrosed_region_goes_anywhere(origin: str) -> None:
    table = Table().necrosed("sun-cape", 0).necrosians(origin, 1).act("kelwin", f"stir {origin}")
    assert table.legal("kelwin") == [f"to {region}" for region in table.regions if region != origin]


@pytest.mark.rule("NEC-102")
def test_a_necrosian_may_go_where_players_necrosians_or_a_token_are() -> None:
    table = Table().put("ombre", "crossing", mage=1).necrosians("crossing", 1).necrosed("sun-cape", 0)
    table.necrosians("necrosia", 3)
    for region in ("crossing", "sun-cape", "copper-dunes"):
        table.acts("kelwin", "stir necrosia", f"to {region}")
    assert [table.necrosians_in(region) for region in ("crossing", "sun-cape", "copper-dunes")] == [2, 1, 1]
    assert (table.units("ombre", "crossing"), table.points("ombre")) == ({"mage": 1}, 0)


@pytest.mark.rule("NEC-100")
def test_there_must_be_a_necrosian_to_move() -> None:
    assert Table().forbids("kelwin", "stir crossing") == "NEC-100"


@pytest.mark.rule("NEC-047", "NEC-101")
def test_moved_necrosians_count_for_nobody() -> None:
    table = Table().necrosians("necrosia", 3)
    for _ in range(3):
        table.acts("kelwin", "stir necrosia", "to sun-cape")
    assert (table.player("kelwin").tally, table.points("kelwin")) == (0, 0)
