"""Campagne: a march, a garrison, a rival sent home (BYZ-010, BYZ-011, BYZ-056 to BYZ-066).

Ancyra is the only city of Boukellarioi, a neighbour of Komnenos's home; Armeniakon, another, has Amasea and Sinope.
"""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table


def march_on_ancyra(**garrisons: int) -> Table:
    """Komnenos has just marched into Boukellarioi; these garrisons stand in Ancyra."""
    return Table().garrisons("ancyra", **garrisons).act("komnenos", "campaign boukellarioi")


# ---------------------------------------------------------------------- the march


@pytest.mark.rule("BYZ-056", "BYZ-010")
def test_a_campaign_leads_to_a_neighbour_over_a_border_or_along_a_lane() -> None:
    table = Table().pretender("komnenos", "opsikion")
    borders, lanes = ["thrakesion", "anatolikon", "boukellarioi"], ["thessalonike", "strymon", "thrake"]
    assert sorted(table.legal("komnenos", "campaign")) == sorted(f"campaign {there}" for there in borders + lanes)
    table.act("komnenos", "campaign strymon")
    assert table.player("komnenos").pretender == "strymon"
    assert table.told("marched") == [{"seat": 0, "province": "strymon"}]


@pytest.mark.rule("BYZ-010")
def test_every_border_and_every_lane_can_be_marched_both_ways() -> None:
    table = Table()
    marches = {
        (here, text.split()[1])
        for here in table.provinces
        for text in table.pretender("komnenos", here).legal("komnenos", "campaign")
    }
    assert marches == {
        (province.key, there)
        for province in table.board.content.provinces
        for there in (*province.borders, *province.lanes)
    }
    assert marches == {(there, here) for here, there in marches}


@pytest.mark.rule("BYZ-010")
@pytest.mark.parametrize("province", ["chaldia", "thrake", "hellas"])
def test_no_campaign_beyond_the_neighbours(province: str) -> None:
    assert Table().forbids("komnenos", f"campaign {province}") == "BYZ-010"


@pytest.mark.rule("BYZ-010", "BYZ-020")
def test_no_link_is_blocked_by_rival_pawns() -> None:
    table = Table().garrisons("ancyra", phokas=2, doukas=2)
    for house in ("phokas", "doukas", "aggelos"):
        table.pretender(house, "boukellarioi")
    assert table.act("komnenos", "campaign boukellarioi").player("komnenos").pretender == "boukellarioi"


@pytest.mark.rule("BYZ-011")
def test_lanes_cannot_be_chained() -> None:
    table = Table().pretender("komnenos", "longobardia")
    assert table.forbids("komnenos", "campaign thrakesion") == "BYZ-010"
    table.act("komnenos", "campaign peloponnesos")
    assert table.forbids("komnenos", "campaign thrakesion") == "BYZ-056"


@pytest.mark.rule("BYZ-056")
def test_staying_in_place_is_no_campaign() -> None:
    assert Table().forbids("komnenos", "campaign paphlagonia") == "BYZ-056"


@pytest.mark.rule("BYZ-056")
@pytest.mark.parametrize(
    ("action", "rule"), [("garrison gangra", "BYZ-057"), ("withhold", "BYZ-057"), ("remove phokas", "BYZ-060")]
)
def test_the_march_comes_first(action: str, rule: str) -> None:
    assert Table().garrisons("gangra", phokas=1).forbids("komnenos", action) == rule


# ---------------------------------------------------------------------- the garrison


@pytest.mark.rule("BYZ-057")
def test_a_garrison_may_be_placed_after_the_march() -> None:
    table = march_on_ancyra()
    assert table.waits_for() == ["komnenos"]
    assert table.legal("komnenos") == ["garrison ancyra", "withhold"]
    table.act("komnenos", "garrison ancyra")
    assert (table.city("ancyra"), table.player("komnenos").reserve) == ({"komnenos": 1}, 9)
    assert table.told("garrisoned") == [{"seat": 0, "city": "ancyra"}]
    assert table.boxes("komnenos", "campaign") == [1]


@pytest.mark.rule("BYZ-057")
def test_placing_is_optional() -> None:
    table = march_on_ancyra().act("komnenos", "withhold")
    assert (table.city("ancyra"), table.player("komnenos").reserve) == ({}, 10)
    assert table.told("withheld") == [{"seat": 0}]
    assert table.boxes("komnenos", "campaign") == [1]
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-057")
def test_at_most_one_garrison_is_placed() -> None:
    table = Table().act("komnenos", "campaign armeniakon").act("komnenos", "garrison amasea")
    assert table.waits_for() == ["phokas"]
    assert table.forbids("komnenos", "garrison sinope") == "BYZ-040"


@pytest.mark.rule("BYZ-057")
@pytest.mark.parametrize("city", ["gangra", "amasea", "baris"])
def test_only_in_the_province_just_entered(city: str) -> None:
    assert march_on_ancyra().forbids("komnenos", f"garrison {city}") == "BYZ-057"


@pytest.mark.rule("BYZ-058", "BYZ-063")
@pytest.mark.parametrize(("city", "other"), [("amasea", "sinope"), ("sinope", "amasea")])
def test_of_two_cities_the_player_chooses_one_and_only_that_one_is_affected(city: str, other: str) -> None:
    table = Table().garrisons("amasea", phokas=1).garrisons("sinope", phokas=1)
    table.act("komnenos", "campaign armeniakon")
    assert table.legal("komnenos") == ["garrison amasea", "garrison sinope", "withhold"]
    table.act("komnenos", f"garrison {city}")
    assert table.city(city) == {"komnenos": 1}
    assert table.city(other) == {"phokas": 1}


@pytest.mark.rule("BYZ-059")
def test_no_second_garrison_where_one_is_alone() -> None:
    table = Table().garrisons("amasea", komnenos=1).act("komnenos", "campaign armeniakon")
    assert table.legal("komnenos") == ["garrison sinope", "withhold"]
    assert table.forbids("komnenos", "garrison amasea") == "BYZ-059"


@pytest.mark.rule("BYZ-059")
def test_where_nothing_can_be_placed_the_campaign_ends_with_the_march() -> None:
    table = march_on_ancyra(komnenos=1)
    assert table.city("ancyra") == {"komnenos": 1}
    assert table.boxes("komnenos", "campaign") == [1]
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-059")
@pytest.mark.parametrize("rival", ["phokas", "doukas", "aggelos"])
def test_a_second_garrison_beside_a_rival(rival: str) -> None:
    table = march_on_ancyra(komnenos=1, **{rival: 2}).act("komnenos", "garrison ancyra")
    assert table.city("ancyra") == {"komnenos": 2, rival: 1}


@pytest.mark.rule("BYZ-059", "BYZ-050")
def test_never_a_third_garrison() -> None:
    table = Table().garrisons("amasea", komnenos=2, phokas=1).act("komnenos", "campaign armeniakon")
    assert table.legal("komnenos") == ["garrison sinope", "withhold"]
    assert table.forbids("komnenos", "garrison amasea") == "BYZ-050"


# ---------------------------------------------------------------------- the removal


@pytest.mark.rule("BYZ-060")
@pytest.mark.parametrize("rival", ["phokas", "doukas", "aggelos"])
def test_one_rival_garrison_returns_to_its_owner_without_a_roll(rival: str) -> None:
    table = march_on_ancyra(**{rival: 1}).act("komnenos", "garrison ancyra")
    assert table.city("ancyra") == {"komnenos": 1}
    assert table.player(rival).reserve == 10
    assert table.told("removed") == [{"seat": 0, "rival_seat": table.seat(rival), "city": "ancyra"}]


@pytest.mark.rule("BYZ-061", "BYZ-062")
@pytest.mark.parametrize(
    ("removed", "left"),
    [("doukas", {"komnenos": 1, "doukas": 1, "phokas": 1}), ("phokas", {"komnenos": 1, "doukas": 2})],
)
def test_of_several_rivals_the_player_chooses_whose_garrison_leaves(removed: str, left: dict[str, int]) -> None:
    table = march_on_ancyra(doukas=2, phokas=1).act("komnenos", "garrison ancyra")
    assert table.waits_for() == ["komnenos"]
    assert table.legal("komnenos") == ["remove phokas", "remove doukas"]
    table.act("komnenos", f"remove {removed}")
    assert table.city("ancyra") == left
    assert table.told("removed") == [{"seat": 0, "rival_seat": table.seat(removed), "city": "ancyra"}]
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-061")
@pytest.mark.parametrize("action", ["remove aggelos", "garrison ancyra", "rally ancyra", "pass"])
def test_only_a_rival_in_the_city_can_be_removed(action: str) -> None:
    table = march_on_ancyra(doukas=2, phokas=1).garrisons("gangra", aggelos=1).act("komnenos", "garrison ancyra")
    assert table.forbids("komnenos", action) == "BYZ-061"


@pytest.mark.rule("BYZ-061")
def test_the_active_player_alone_chooses() -> None:
    table = march_on_ancyra(doukas=2, phokas=1).act("komnenos", "garrison ancyra")
    assert table.legal("doukas") == []
    assert table.forbids("doukas", "remove phokas") == "BYZ-040"


@pytest.mark.rule("BYZ-062")
def test_only_one_of_two_garrisons_of_a_rival_is_removed() -> None:
    table = march_on_ancyra(doukas=2).act("komnenos", "garrison ancyra")
    assert table.city("ancyra") == {"komnenos": 1, "doukas": 1}
    assert table.player("doukas").reserve == 9


@pytest.mark.rule("BYZ-063")
def test_nothing_is_removed_if_nothing_is_placed_by_choice() -> None:
    assert march_on_ancyra(phokas=1, doukas=1).act("komnenos", "withhold").city("ancyra") == {"phokas": 1, "doukas": 1}


@pytest.mark.rule("BYZ-063")
def test_nothing_is_removed_with_an_empty_reserve() -> None:
    table = Table().garrisons("ancyra", phokas=1)
    for city in ("baris", "rhegium", "dyrrachium", "scupi", "thessalonica"):
        table.garrisons(city, komnenos=2)
    table.act("komnenos", "campaign boukellarioi")
    assert (table.city("ancyra"), table.waits_for()) == ({"phokas": 1}, ["phokas"])


@pytest.mark.rule("BYZ-063", "BYZ-066")
def test_nothing_is_removed_beside_two_own_garrisons() -> None:
    table = march_on_ancyra(komnenos=2, phokas=2)
    assert (table.city("ancyra"), table.waits_for()) == ({"komnenos": 2, "phokas": 2}, ["phokas"])


@pytest.mark.rule("BYZ-064")
def test_the_removal_cannot_be_declined() -> None:
    table = march_on_ancyra(phokas=1, doukas=1).act("komnenos", "garrison ancyra")
    assert table.forbids("komnenos", "withhold") == "BYZ-064"
    alone = march_on_ancyra(phokas=1).act("komnenos", "garrison ancyra")
    assert (alone.city("ancyra"), alone.waits_for()) == ({"komnenos": 1}, ["phokas"])


@pytest.mark.rule("BYZ-065")
def test_the_rival_that_permits_a_second_garrison_may_be_the_one_removed() -> None:
    table = Table().to_move("aggelos").pretender("aggelos", "opsikion").garrisons("ancyra", aggelos=1, phokas=1)
    table.act("aggelos", "campaign boukellarioi").act("aggelos", "garrison ancyra")
    assert table.city("ancyra") == {"aggelos": 2}
    assert table.player("phokas").reserve == 10


@pytest.mark.rule("BYZ-066")
@pytest.mark.parametrize(("removed", "kept"), [("doukas", "phokas"), ("phokas", "doukas")])
def test_a_full_city_stays_full(removed: str, kept: str) -> None:
    table = march_on_ancyra(doukas=2, phokas=2).act("komnenos", "garrison ancyra").act("komnenos", f"remove {removed}")
    assert table.city("ancyra") == {"komnenos": 1, removed: 1, kept: 2}


@pytest.mark.rule("BYZ-066")
def test_a_second_garrison_in_a_full_city() -> None:
    table = march_on_ancyra(komnenos=1, phokas=2, doukas=1)
    table.act("komnenos", "garrison ancyra").act("komnenos", "remove phokas")
    assert table.city("ancyra") == {"komnenos": 2, "phokas": 1, "doukas": 1}


@pytest.mark.rule("BYZ-066", "BYZ-050")
def test_no_garrison_in_a_full_city_with_two_own() -> None:
    table = Table().garrisons("amasea", komnenos=2, phokas=2).act("komnenos", "campaign armeniakon")
    assert table.forbids("komnenos", "garrison amasea") == "BYZ-050"


@pytest.mark.rule("BYZ-066")
def test_nothing_is_placed_before_it_is_known_who_is_removed() -> None:
    table = march_on_ancyra(doukas=2, phokas=2).act("komnenos", "garrison ancyra")
    assert table.city("ancyra") == {"doukas": 2, "phokas": 2}
    assert table.player("komnenos").reserve == 10
