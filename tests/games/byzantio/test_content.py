"""The content of Byzantio and Nekken: what the shipped files hold."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import pytest

from logothete.games.byzantio import board
from logothete.games.byzantio import content as content_module
from logothete.games.byzantio.content import Content, Province
from logothete.games.byzantio.loading import UnknownEdition, content_folder, load_content
from logothete.kernel.content import open_former
from logothete.kernel.steps import GAME
from logothete.kernel.text import LANGUAGES, Catalogue, missing

HERE = Path(content_module.__file__).parent
BYZANTIO = load_content("byzantio")
NEKKEN = load_content("nekken")
BOTH = pytest.mark.parametrize("content", [BYZANTIO, NEKKEN], ids=["byzantio", "nekken"])

Graph = dict[str, set[str]]


def graph(content: Content, without: Iterable[str] = ()) -> Graph:
    left_out = set(without)
    return {
        province.key: {*province.borders, *province.lanes} - left_out
        for province in content.provinces
        if province.key not in left_out
    }


def distances(links: Graph, start: str) -> dict[str, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [key for here in edge for key in sorted(links[here])]
        edge = [key for key in dict.fromkeys(edge) if key not in found]
        found.update(dict.fromkeys(edge, max(found.values()) + 1))
    return found


def pairs(content: Content, kind: str) -> set[frozenset[str]]:
    return {frozenset((here.key, there)) for here in content.provinces for there in getattr(here, kind)}


def by_number(content: Content) -> dict[int, list[str]]:
    return {
        number: [province.key for province in content.provinces if province.number == number] for number in range(1, 9)
    }


def crossing(a: Province, b: Province, c: Province, d: Province) -> bool:
    def side(p: Province, q: Province, r: Province) -> bool:
        (px, py), (qx, qy), (rx, ry) = p.stand, q.stand, r.stand
        return (qx - px) * (ry - py) > (qy - py) * (rx - px)

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


# ---- Byzantio as shipped


@pytest.mark.rule("BYZ-005")
def test_the_board_has_25_provinces_and_34_cities() -> None:
    assert (len(BYZANTIO.provinces), len(BYZANTIO.cities)) == (25, 34)
    provinces = {province.key for province in BYZANTIO.provinces}
    assert all(city.province in provinces for city in BYZANTIO.cities)


@pytest.mark.rule("BYZ-006")
@pytest.mark.rule("BYZ-008")
def test_every_province_has_one_capital_and_nine_have_a_small_city_too() -> None:
    sizes = Counter((city.province, city.size) for city in BYZANTIO.cities)
    assert all(sizes[province.key, "large"] == 1 for province in BYZANTIO.provinces)
    assert [sizes[province.key, "small"] for province in BYZANTIO.provinces].count(1) == 9
    assert max(sizes.values()) == 1


def test_the_cities_of_the_sample_sheet_are_on_the_board_in_different_provinces() -> None:
    sheet = ["baris", "rhegium", "nicosia", "iconium", "corinthus", "serrhae", "amasea"]
    province_of = {city.key: city.province for city in BYZANTIO.cities}
    assert len({province_of[key] for key in sheet}) == 7
    assert {"cherson", "nicomedia", "sinope"} <= set(province_of)


@pytest.mark.rule("BYZ-010")
def test_borders_and_lanes_work_in_both_directions() -> None:
    links = graph(BYZANTIO)
    assert all(here in links[there] for here, neighbours in links.items() for there in neighbours)


@pytest.mark.rule("BYZ-010")
@pytest.mark.rule("BYZ-011")
def test_34_borders_and_21_lanes_each_join_two_provinces() -> None:
    borders, lanes = pairs(BYZANTIO, "borders"), pairs(BYZANTIO, "lanes")
    assert (len(borders), len(lanes), len(borders | lanes)) == (34, 21, 55)
    assert all(len(pair) == 2 for pair in borders | lanes)


def test_the_graph_of_provinces_is_as_reconstructed() -> None:
    links = graph(BYZANTIO)
    reach = {key: distances(links, key) for key in links}
    farthest = [max(steps.values()) for steps in reach.values()]
    assert (max(farthest), min(farthest)) == (5, 3)
    degrees = [len(neighbours) for neighbours in links.values()]
    assert (min(degrees), max(degrees)) == (3, 6)
    assert all(len(steps) == 25 for steps in reach.values())


def test_no_two_provinces_cut_the_map() -> None:
    for removed in combinations([province.key for province in BYZANTIO.provinces], 2):
        links = graph(BYZANTIO, removed)
        assert len(distances(links, next(iter(links)))) == 23


def test_links_drawn_straight_do_not_cross() -> None:
    stands = {province.key: province for province in BYZANTIO.provinces}
    links = sorted(sorted(pair) for pair in pairs(BYZANTIO, "borders") | pairs(BYZANTIO, "lanes"))
    for (a, b), (c, d) in combinations(links, 2):
        if len({a, b, c, d}) == 4:
            assert not crossing(stands[a], stands[b], stands[c], stands[d]), (a, b, c, d)


@pytest.mark.rule("BYZ-012")
def test_numbers_1_to_8_are_spread_over_the_board() -> None:
    groups = by_number(BYZANTIO)
    assert {number: len(group) for number, group in groups.items()} == dict.fromkeys(range(1, 9), 3) | {4: 4}
    links = graph(BYZANTIO)
    for group in groups.values():
        assert all(distances(links, here)[there] >= 3 for here, there in combinations(group, 2))


def test_each_number_strikes_four_or_five_cities() -> None:
    number_of = {province.key: province.number for province in BYZANTIO.provinces}
    struck = Counter(number_of[city.province] for city in BYZANTIO.cities)
    assert struck == dict.fromkeys(range(1, 9), 4) | {1: 5, 7: 5}


@pytest.mark.rule("BYZ-003")
@pytest.mark.rule("BYZ-033")
def test_the_four_dynasties_have_their_homes() -> None:
    assert {house.key: house.home for house in BYZANTIO.houses} == {
        "komnenos": "armeniakon",
        "phokas": "anatolikon",
        "doukas": "makedonia",
        "aggelos": "hellas",
    }


def nearest(content: Content) -> dict[str, int]:
    """How many provinces are nearer to each home than to any other."""
    links = graph(content)
    steps = {house.key: distances(links, house.home) for house in content.houses}
    rivals = {key: [found for other, found in steps.items() if other != key] for key in steps}
    return {
        key: sum(all(found[province] < other[province] for other in rivals[key]) for province in links)
        for key, found in steps.items()
    }


def test_the_homes_are_nearly_equal() -> None:
    """A list names seven provinces, so those that nobody else reaches sooner are what a home is worth."""
    assert nearest(BYZANTIO) == {"komnenos": 5, "phokas": 6, "doukas": 5, "aggelos": 6}
    (former,) = open_former(content_folder("byzantio"), lambda folder: load_content("byzantio", None, folder))
    assert nearest(former) == {"komnenos": 4, "phokas": 6, "doukas": 5, "aggelos": 7}
    links = graph(BYZANTIO)
    steps = {house.key: distances(links, house.home) for house in BYZANTIO.houses}
    sums = {key: sum(found.values()) for key, found in steps.items()}
    assert sums == {"komnenos": 64, "phokas": 52, "doukas": 67, "aggelos": 67}
    within = {
        key: [sum(found[city.province] <= far for city in BYZANTIO.cities) for far in range(4)]
        for key, found in steps.items()
    }
    assert within == {
        "komnenos": [2, 8, 17, 25],
        "phokas": [2, 9, 22, 34],
        "doukas": [2, 6, 12, 25],
        "aggelos": [2, 6, 15, 24],
    }


@pytest.mark.rule("BYZ-004")
@pytest.mark.rule("NEK-009")
@BOTH
def test_houses_are_told_apart_by_colour_and_emblem_and_by_nothing_else(content: Content) -> None:
    assert len({house.colour for house in content.houses}) == len(content.houses) == 4
    assert len({house.emblem for house in content.houses}) == 4
    assert set(content.houses[0].__struct_fields__) == {"key", "home", "colour", "emblem"}


@pytest.mark.rule("BYZ-013")
@pytest.mark.rule("BYZ-039")
def test_a_game_lasts_30_turns_of_which_26_are_for_actions() -> None:
    assert BYZANTIO.values.turns == 30
    assert BYZANTIO.values.turns - len(BYZANTIO.values.events) == 26


@pytest.mark.rule("BYZ-018")
def test_each_dynasty_has_ten_garrisons() -> None:
    assert BYZANTIO.values.garrisons == 10


@pytest.mark.rule("BYZ-021")
@pytest.mark.rule("BYZ-026")
def test_the_sheet_has_seven_lines_worth_70() -> None:
    assert BYZANTIO.values.lines == (16, 14, 12, 10, 8, 6, 4)
    assert sum(BYZANTIO.values.lines) == 70


def test_seven_targets_are_written_with_any_number_of_players() -> None:
    assert BYZANTIO.values.targets == {"2": 7, "3": 7, "4": 7}


@pytest.mark.rule("BYZ-034")
@pytest.mark.rule("BYZ-107")
def test_the_events_of_byzantio_have_their_turns() -> None:
    calendar = [(event.turn, event.kind) for event in BYZANTIO.values.events]
    assert calendar == [(6, "earthquake"), (12, "famine"), (18, "succession"), (24, "plague")]


@pytest.mark.rule("BYZ-014")
def test_the_events_of_both_games_and_the_two_ends_of_the_track_make_nine_tiles() -> None:
    assert len(BYZANTIO.values.events) + len(NEKKEN.values.events) + 2 == 9
    for content in (BYZANTIO, NEKKEN):
        assert not {1, content.values.turns} & {event.turn for event in content.values.events}


@pytest.mark.rule("BYZ-045")
def test_the_allowances_of_byzantio() -> None:
    assert BYZANTIO.values.allowances == {
        "campaign": 10,
        "rally": 6,
        "negotiation": 4,
        "progression": 4,
        "corruption": 3,
        "expulsion": 3,
    }


@pytest.mark.rule("BYZ-048")
@pytest.mark.rule("NEK-021")
@BOTH
def test_boxes_equal_turns(content: Content) -> None:
    assert sum(content.values.allowances.values()) == content.values.turns


@BOTH
def test_the_points_that_are_not_on_the_lines(content: Content) -> None:
    values = content.values
    assert (values.guess_points, values.third_share, values.change_cost) == (5, 2, 2)


def test_small_cities_are_in_play_with_four_players() -> None:
    assert BYZANTIO.values.small_cities_from_players == 4


def test_cities_stand_near_their_place_on_the_globe() -> None:
    projection = BYZANTIO.board.projection
    assert projection is not None
    for city in BYZANTIO.cities:
        assert city.longitude is not None
        assert city.latitude is not None
        x = (city.longitude - projection.west) * projection.x_per_degree
        y = (projection.north - city.latitude) * projection.y_per_degree
        # The ledger's largest nudge is 11; its coordinates are rounded to whole units.
        assert (x - city.place[0]) ** 2 + (y - city.place[1]) ** 2 <= 12**2, city.key


# ---- Nekken as shipped


@pytest.mark.rule("NEK-003")
def test_a_region_is_province_and_city_in_one_and_there_is_no_sea() -> None:
    regions = [province for province in NEKKEN.provinces if not province.closed]
    assert [(city.key, city.province, city.place) for city in NEKKEN.cities] == [
        (region.key, region.key, region.stand) for region in regions
    ]
    assert {city.size for city in NEKKEN.cities} == {"large"}
    assert pairs(NEKKEN, "lanes") == set()


def test_all_regions_are_in_play_with_any_number_of_players() -> None:
    assert NEKKEN.values.small_cities_from_players == 2
    assert len(NEKKEN.cities) == 24


@pytest.mark.rule("NEK-005")
@pytest.mark.rule("NEK-006")
def test_nekken_lasts_27_turns_of_which_24_are_for_actions() -> None:
    assert NEKKEN.values.turns == 27 < BYZANTIO.values.turns
    assert NEKKEN.values.turns - len(NEKKEN.values.events) == 24


@pytest.mark.rule("NEK-008")
def test_the_volcano_is_closed_has_no_number_and_is_the_home_of_all() -> None:
    closed = [(province.key, province.number) for province in NEKKEN.provinces if province.closed]
    assert closed == [("nekken", None)]
    assert {house.home for house in NEKKEN.houses} == {"nekken"}


@pytest.mark.rule("NEK-009")
def test_the_four_tribes() -> None:
    assert [house.key for house in NEKKEN.houses] == ["racan", "hundeer", "anicarn", "heran"]


@pytest.mark.rule("NEK-010")
def test_each_tribe_has_nine_colonists() -> None:
    assert NEKKEN.values.garrisons == 9


@pytest.mark.rule("NEK-011")
@pytest.mark.rule("NEK-012")
def test_six_targets_with_two_or_three_players_and_five_with_four() -> None:
    assert NEKKEN.values.targets == {"2": 6, "3": 6, "4": 5}


@pytest.mark.rule("NEK-014")
def test_nekken_uses_the_lines_of_the_common_sheet() -> None:
    assert NEKKEN.values.lines == BYZANTIO.values.lines


@pytest.mark.rule("NEK-020")
@pytest.mark.rule("NEK-021")
def test_the_allowances_of_nekken() -> None:
    assert NEKKEN.values.allowances == {
        "campaign": 9,
        "rally": 5,
        "negotiation": 4,
        "progression": 3,
        "corruption": 3,
        "expulsion": 3,
    }


@pytest.mark.rule("NEK-024")
@pytest.mark.rule("NEK-025")
@pytest.mark.rule("NEK-026")
@pytest.mark.rule("NEK-027")
@pytest.mark.rule("NEK-032")
def test_the_events_of_nekken_have_their_turns() -> None:
    calendar = [(event.turn, event.kind) for event in NEKKEN.values.events]
    assert calendar == [(6, "earthquake"), (13, "plague"), (20, "succession")]


def test_the_graph_of_regions_is_as_designed() -> None:
    links = graph(NEKKEN, ["nekken"])
    assert sum(len(neighbours) for neighbours in links.values()) == 2 * 49
    assert len(graph(NEKKEN)["nekken"]) == 7
    degrees = [len(neighbours) for neighbours in links.values()]
    assert (min(degrees), max(degrees)) == (3, 6)
    reach = [distances(links, key) for key in links]
    assert all(len(steps) == 24 for steps in reach)
    assert max(max(steps.values()) for steps in reach) == 6
    assert Counter(distances(graph(NEKKEN), "nekken").values()) == {0: 1, 1: 7, 2: 15, 3: 2}


def test_each_number_has_three_regions_far_apart() -> None:
    links = graph(NEKKEN, ["nekken"])
    for group in by_number(NEKKEN).values():
        assert len(group) == 3
        assert all(distances(links, here)[there] >= 3 for here, there in combinations(group, 2))


# ---- names, marks, hashes


def test_names_are_complete_in_both_languages_and_the_same_in_both() -> None:
    for edition in ("byzantio", "nekken"):
        files = [HERE / "text" / edition / f"places.{lang}.ftl" for lang in LANGUAGES]
        assert missing(files) == []
        english, french = (Catalogue.load(lang, *files) for lang in LANGUAGES)
        assert english.messages() == french.messages()
        for message in english.messages():
            assert english.say(message) == french.say(message)


def test_names_are_those_of_the_board() -> None:
    french = Catalogue.load("fr", HERE / "text" / "byzantio", HERE / "text" / "nekken")
    assert french.say("province-thessalonike") == "Thessalonike"
    assert french.say("city-thessalonica") == "Thessalonica"
    assert french.say("province-pierrelevee") == french.say("city-pierrelevee") == "Pierrelevée"


@BOTH
def test_what_we_reconstructed_is_marked(content: Content) -> None:
    assert content.sources == {"board.toml": "reconstructed", "houses.toml": "mixed", "values.toml": "mixed"}


def test_each_edition_has_its_own_stable_hash() -> None:
    assert BYZANTIO.hash == load_content("byzantio").hash
    assert len({BYZANTIO.hash, NEKKEN.hash}) == 2
    assert len(BYZANTIO.hash) == 64


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UnknownEdition, match="no edition 'rome'; choose one of: byzantio, nekken"):
        load_content(cast(Any, "rome"))


def test_the_cells_of_the_game_begin_where_the_kernel_says() -> None:
    assert board.TURN == GAME
