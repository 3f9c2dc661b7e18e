"""What cities and reserves hold: cities in play, pawns, limits (BYZ-005 to BYZ-012, BYZ-018 to 020, BYZ-050 to 055)."""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table

SAMPLE = ("baris", "rhegium", "nicosia", "iconium", "corinthus", "serrhae", "amasea")


def with_empty_reserve() -> Table:
    """All ten garrisons of Komnenos stand in Europe, far from his pretender."""
    table = Table()
    for city in ("baris", "rhegium", "dyrrachium", "scupi", "thessalonica"):
        table.garrisons(city, komnenos=2)
    return table


def on_board(table: Table) -> dict[str, dict[str, int]]:
    return {house: dict(table.player(house).garrisons) for house in table.houses}


# ---------------------------------------------------------------------- the board


@pytest.mark.rule("BYZ-005")
def test_the_table_knows_25_provinces_and_34_cities_each_in_one_province() -> None:
    table = Table()
    assert (len(table.provinces), len(table.cities)) == (25, 34)
    rallies = [
        city
        for province in table.provinces
        for city in table.pretender("komnenos", province).legal("komnenos", "rally")
    ]
    assert sorted(rallies) == sorted(f"rally {city}" for city in table.cities)


@pytest.mark.rule("BYZ-007")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_a_small_city_takes_no_garrison(players: int) -> None:
    table = Table(players=players).act("komnenos", "campaign armeniakon")
    assert table.legal("komnenos", "garrison") == ["garrison amasea"]
    assert table.forbids("komnenos", "garrison sinope") == "BYZ-007"
    table = Table(players=players).pretender("komnenos", "armeniakon")
    assert table.legal("komnenos", "rally") == ["rally amasea"]
    assert table.forbids("komnenos", "rally sinope") == "BYZ-007"


@pytest.mark.rule("BYZ-009", "BYZ-058")
def test_with_four_players_a_small_city_takes_garrisons() -> None:
    table = Table().act("komnenos", "campaign armeniakon")
    assert table.legal("komnenos", "garrison") == ["garrison amasea", "garrison sinope"]


@pytest.mark.rule("BYZ-007", "BYZ-009")
@pytest.mark.parametrize(("players", "allowed"), [(2, False), (3, False), (4, True)])
def test_a_small_city_is_adopted_or_suspected_with_four_players_only(players: int, allowed: bool) -> None:
    table = Table(players=players).enter_turn(18).act("komnenos", "abandon 1")
    assert ("adopt sinope" in table.legal("komnenos")) is allowed
    ending = Table(players=players).end_of_turns()
    assert ("suspect phokas sinope" in ending.legal("komnenos")) is allowed
    if not allowed:
        assert table.forbids("komnenos", "adopt sinope") == "BYZ-007"
        assert ending.forbids("komnenos", "suspect phokas sinope") == "BYZ-007"


@pytest.mark.rule("BYZ-006")
@pytest.mark.parametrize("city", ["nicaea", "nicomedia"], ids=["large", "small"])
def test_large_and_small_cities_behave_alike(city: str) -> None:
    table = Table().pretender("komnenos", "opsikion").garrisons(city, komnenos=1)
    assert table.forbids("komnenos", f"rally {city}") == "BYZ-068"
    table.garrisons(city, phokas=1).act("komnenos", f"rally {city}")
    assert table.city(city) == {"komnenos": 2, "phokas": 1}
    assert table.to_move("komnenos").forbids("komnenos", f"rally {city}") == "BYZ-050"
    table.to_move("doukas").pretender("doukas", "opsikion").act("doukas", f"rally {city}")
    assert table.to_move("aggelos").pretender("aggelos", "opsikion").forbids("aggelos", f"rally {city}") == "BYZ-070"
    assert table.targets("komnenos", city, *SAMPLE[1:]).finish().score("komnenos") == 16


@pytest.mark.rule("BYZ-012")
def test_all_provinces_of_the_rolled_number_are_struck_together_and_no_other() -> None:
    fours, others = ("rhegium", "serrhae", "cherson", "antiochia"), ("baris", "thebae", "nicaea", "gangra")
    table = Table()
    for city in fours + others:
        table.garrisons(city, doukas=1)
    table.enter_turn(6, 4)
    assert set(table.player("doukas").garrisons) == set(others)


# ---------------------------------------------------------------------- pawns


@pytest.mark.rule("BYZ-018", "BYZ-019", "BYZ-050", "BYZ-051", "BYZ-052")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_any_game_pawns_are_conserved_and_limits_hold(players: int) -> None:
    table = Table(players=players)
    in_play = {table.cities[city] for city in table.board.playable}
    for city in ("gangra", "amasea", "ancyra"):
        table.garrisons(city, komnenos=1, phokas=2)
    for _ in table.wander(players):
        seats = table.view().seats
        for seat in seats:
            assert seat.reserve >= 0
            assert seat.reserve + sum(seat.garrisons.values()) == 10
            assert set(seat.garrisons) <= in_play
            assert set(seat.garrisons.values()) <= {1, 2}
            assert seat.pretender in table.provinces
        assert all(sum(table.city(city).values()) <= 4 for city in in_play)


@pytest.mark.rule("BYZ-018")
def test_ten_garrisons_and_not_one_more() -> None:
    table = with_empty_reserve()
    assert table.player("komnenos").reserve == 0
    assert sum(table.player("komnenos").garrisons.values()) == 10
    assert table.legal("komnenos", "rally") == []


@pytest.mark.rule("BYZ-019")
def test_a_pretender_counts_neither_for_limits_nor_for_control() -> None:
    table = Table(players=4).garrisons("ancyra", phokas=2, doukas=1)
    for house in table.houses:
        table.pretender(house, "boukellarioi")
    table.act("komnenos", "rally ancyra")
    assert table.city("ancyra") == {"komnenos": 1, "phokas": 2, "doukas": 1}
    alone = Table().targets("aggelos", *SAMPLE).pretender("aggelos", "longobardia")
    assert alone.finish().score("aggelos") == 0


@pytest.mark.rule("BYZ-019", "BYZ-054")
def test_an_earthquake_takes_garrisons_but_no_pretender() -> None:
    table = Table().garrisons("chandax", doukas=2, phokas=1).pretender("doukas", "krete").enter_turn(6, 8)
    assert table.city("chandax") == {}
    assert table.player("doukas").pretender == "krete"


@pytest.mark.rule("BYZ-020")
def test_pretenders_share_a_province_and_do_not_hinder_one_another() -> None:
    table = Table()
    for house in ("phokas", "doukas", "aggelos"):
        table.pretender(house, "armeniakon")
    assert "campaign armeniakon" in table.legal("komnenos")
    table.act("komnenos", "campaign armeniakon").act("komnenos", "garrison amasea")
    assert {table.player(house).pretender for house in table.houses} == {"armeniakon"}
    table.act("phokas", "rally amasea").act("doukas", "campaign chaldia").act("doukas", "withhold")
    assert table.city("amasea") == {"komnenos": 1, "phokas": 1}
    assert table.player("doukas").pretender == "chaldia"


# ---------------------------------------------------------------------- limits


@pytest.mark.rule("BYZ-050")
def test_nobody_has_a_third_garrison_in_a_city_by_any_action() -> None:
    table = Table().garrisons("ancyra", komnenos=2, phokas=1).garrisons("baris", komnenos=1)
    table.act("komnenos", "campaign boukellarioi")
    assert (table.city("ancyra"), table.waits_for()) == ({"komnenos": 2, "phokas": 1}, ["phokas"])
    table.to_move("komnenos")
    assert table.forbids("komnenos", "rally ancyra") == "BYZ-050"
    assert table.forbids("komnenos", "corrupt phokas ancyra") == "BYZ-095"
    assert table.forbids("komnenos", "negotiate baris") == "BYZ-083"


@pytest.mark.rule("BYZ-050")
def test_a_second_garrison_is_allowed() -> None:
    table = Table().pretender("komnenos", "boukellarioi").garrisons("ancyra", komnenos=1, phokas=1)
    assert table.act("komnenos", "rally ancyra").city("ancyra") == {"komnenos": 2, "phokas": 1}


@pytest.mark.rule("BYZ-051")
@pytest.mark.parametrize(("doukas", "allowed"), [(1, True), (2, False)])
def test_a_city_holds_four_garrisons_and_no_fifth(doukas: int, allowed: bool) -> None:
    table = Table().pretender("komnenos", "boukellarioi").garrisons("ancyra", phokas=2, doukas=doukas)
    assert ("rally ancyra" in table.legal("komnenos")) is allowed


@pytest.mark.rule("BYZ-052")
def test_an_exchange_that_would_break_a_limit_cannot_be_chosen() -> None:
    table = Table().garrisons("baris", komnenos=1, doukas=2).garrisons("nicaea", komnenos=2, phokas=1)
    table.garrisons("amasea", phokas=1, doukas=1).act("komnenos", "negotiate baris")
    assert table.legal("komnenos") == ["swap phokas amasea"]
    assert table.forbids("komnenos", "swap phokas nicaea") == "BYZ-080"
    assert table.forbids("komnenos", "swap doukas amasea") == "BYZ-080"


@pytest.mark.rule("BYZ-052")
def test_the_result_counts_so_full_cities_may_exchange_and_replace() -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=2, doukas=1).garrisons("baris", komnenos=1)
    table.act("komnenos", "negotiate baris").act("komnenos", "swap doukas nicaea").act("doukas", "accept")
    assert table.city("nicaea") == {"komnenos": 2, "phokas": 2}
    table.to_move("doukas").act("doukas", "corrupt phokas nicaea", 8)
    assert table.city("nicaea") == {"komnenos": 2, "phokas": 1, "doukas": 1}


# ---------------------------------------------------------------------- reserves


@pytest.mark.rule("BYZ-053")
@pytest.mark.parametrize("action", ["rally gangra", "corrupt phokas chandax"])
def test_a_placed_garrison_comes_from_the_own_reserve(action: str) -> None:
    table = Table().garrisons("chandax", phokas=1)
    table.act("komnenos", action, *([8] if action.startswith("corrupt") else []))
    assert table.player("komnenos").reserve == 9


@pytest.mark.rule("BYZ-053")
def test_a_garrison_placed_by_a_campaign_comes_from_the_own_reserve() -> None:
    table = Table().act("komnenos", "campaign armeniakon").act("komnenos", "garrison sinope")
    assert [table.player(house).reserve for house in table.houses] == [9, 10, 10, 10]


@pytest.mark.rule("BYZ-053")
def test_with_an_empty_reserve_nothing_is_placed() -> None:
    table = with_empty_reserve().garrisons("chandax", phokas=1)
    assert table.forbids("komnenos", "rally gangra") == "BYZ-053"
    assert table.forbids("komnenos", "corrupt phokas chandax") == "BYZ-094"
    before = on_board(table)
    table.act("komnenos", "campaign armeniakon")
    assert (on_board(table), table.waits_for()) == (before, ["phokas"])


@pytest.mark.rule("BYZ-054")
@pytest.mark.parametrize("action", ["corrupt phokas chandax", "expel phokas chandax"])
def test_a_replaced_or_expelled_garrison_returns_to_its_owner_and_may_come_back(action: str) -> None:
    table = Table(players=2).garrisons("chandax", phokas=1)
    assert table.player("phokas").reserve == 9
    table.act("komnenos", action, 8)
    assert (table.player("phokas").reserve, table.player("phokas").garrisons) == (10, {})
    table.act("phokas", "progress krete").act("komnenos", "pass").act("phokas", "rally chandax")
    assert (table.player("phokas").reserve, table.player("phokas").garrisons) == (9, {"chandax": 1})


@pytest.mark.rule("BYZ-054")
def test_garrisons_lost_to_events_return_to_their_owners() -> None:
    table = Table().garrisons("chandax", phokas=2, doukas=1).enter_turn(6, 8)
    assert [table.player(house).reserve for house in table.houses] == [10, 10, 10, 10]
    table = Table().garrisons("chandax", phokas=2, doukas=1).enter_turn(12, 8, 1, 8, 1)
    assert [table.player(house).reserve for house in table.houses] == [10, 9, 10, 10]


@pytest.mark.rule("BYZ-055")
def test_no_action_is_aimed_at_an_own_garrison() -> None:
    table = Table().garrisons("ancyra", komnenos=1, phokas=1, doukas=1).garrisons("baris", komnenos=1)
    assert not [text for text in table.legal("komnenos") if "komnenos" in text]
    assert table.forbids("komnenos", "expel komnenos baris") == "BYZ-096"
    assert table.forbids("komnenos", "corrupt komnenos baris") == "BYZ-087"
    table.act("komnenos", "campaign boukellarioi").act("komnenos", "garrison ancyra")
    assert table.legal("komnenos") == ["remove phokas", "remove doukas"]
    assert table.forbids("komnenos", "remove komnenos") == "BYZ-055"


@pytest.mark.rule("BYZ-055")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_any_game_own_garrisons_leave_by_an_exchange_only(players: int) -> None:
    table = Table(players=players)
    for city in ("gangra", "amasea", "ancyra", "baris"):
        table.garrisons(city, komnenos=1, phokas=1)
    before, turn = on_board(table), 1
    for house, action in table.wander(players):
        after = on_board(table)
        if table.view().turn == turn and action not in ("accept", "refuse"):
            assert all(after[house].get(city, 0) >= number for city, number in before[house].items())
        before, turn = after, table.view().turn
