"""Contenu and Préparation: players, board, houses, secret lists, order of play (BYZ-001 to BYZ-009, BYZ-021 to 038).

At a fresh table the names komnenos, phokas, doukas and aggelos stand for the seats 0 to 3, whatever they claim.
"""

from __future__ import annotations

import pytest

from logothete.games.byzantio.view import Tile
from logothete.kernel.dice import DiceRanOut, LoadedDice
from logothete.kernel.state import BARRED, FINAL, SEALED
from logothete.kernel.title import BadSetup, Setup
from tests.games.byzantio.table import Table, title

SAMPLE = ("baris", "rhegium", "nicosia", "iconium", "corinthus", "serrhae", "amasea")
"""The list of the sample sheet."""
VALUES = (16, 14, 12, 10, 8, 6, 4)
SMALL = (
    "hydruntum",
    "larissa",
    "monembasia",
    "philippopolis",
    "nicomedia",
    "amorium",
    "castamon",
    "sinope",
    "cybistra",
)


def housed(players: int = 4) -> Table:
    """A fresh table where every player has a house: the lists are to be written."""
    table = Table(players=players, fresh=True)
    for house in table.houses:
        table.act(house, f"claim {house}")
    return table


def write(table: Table, house: str, *cities: str) -> Table:
    for city in cities:
        table.act(house, f"target {city}")
    return table


def listed(*faces: int, players: int = 4) -> Table:
    """Everybody has confirmed the sample list; the dice for the first player fell so."""
    table = housed(players)
    for house in table.houses:
        write(table, house, *SAMPLE).act(house, "confirm", *(faces if house == table.houses[-1] else ()))
    return table


# ---------------------------------------------------------------------- players and houses


@pytest.mark.rule("BYZ-001")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_than_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match=f"2, 3, 4 players, not {players}"):
        title("byzantio").start(Setup(players), LoadedDice())


@pytest.mark.rule("BYZ-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_absent_dynasties_have_no_seat_and_no_turn(players: int) -> None:
    table = Table(players=players)
    assert [seat.house for seat in table.view().seats] == ["komnenos", "phokas", "doukas", "aggelos"][:players]
    for house in table.houses:
        assert table.waits_for() == [house]
        table.act(house, "pass")
    assert table.view().turn == 2
    assert table.waits_for() == ["komnenos"]


@pytest.mark.rule("BYZ-003", "BYZ-022")
def test_everybody_claims_one_house_that_nobody_else_has() -> None:
    table = Table(fresh=True)
    assert table.legal("komnenos") == ["claim komnenos", "claim phokas", "claim doukas", "claim aggelos"]
    table.act("komnenos", "claim doukas")
    assert table.legal("phokas") == ["claim komnenos", "claim phokas", "claim aggelos"]
    assert table.forbids("phokas", "claim doukas") == "BYZ-022"
    assert table.legal("komnenos") == []
    assert table.forbids("komnenos", "claim aggelos") == "BYZ-003"


@pytest.mark.rule("BYZ-022", "BYZ-031", "BYZ-032")
def test_a_claimed_house_brings_its_pretender_its_garrisons_and_a_sheet() -> None:
    table = Table(fresh=True).act("phokas", "claim aggelos")
    player = table.player("phokas")
    assert (player.house, player.pretender, player.reserve, player.garrisons) == ("aggelos", "hellas", 10, {})
    assert [row.free for row in player.grid] == [10, 6, 4, 4, 3, 3]
    other = table.player("komnenos")
    assert (other.house, other.pretender, other.reserve) == (None, None, 0)


@pytest.mark.rule("BYZ-023")
def test_first_come_first_served_whatever_the_seat() -> None:
    table = Table(players=3, fresh=True)
    table.act("doukas", "claim komnenos").act("komnenos", "claim aggelos")
    assert table.waits_for() == ["phokas"]
    assert table.legal("phokas") == ["claim phokas", "claim doukas"]
    table.act("phokas", "claim doukas")
    assert [seat.house for seat in table.view().seats] == ["aggelos", "doukas", "komnenos"]
    assert table.told("claimed")[0] == {"seat": 2, "house": "komnenos"}


@pytest.mark.rule("BYZ-023")
@pytest.mark.parametrize("action", ["target nicaea", "confirm", "pass", "campaign hellas"])
@pytest.mark.parametrize("house", ["komnenos", "phokas"], ids=["who has a house", "who has none"])
def test_houses_come_before_anything_secret_is_written(house: str, action: str) -> None:
    assert Table(fresh=True).act("komnenos", "claim doukas").forbids(house, action) == "BYZ-023"


@pytest.mark.rule("BYZ-023")
def test_no_house_is_claimed_once_the_lists_are_begun() -> None:
    assert housed(2).forbids("komnenos", "claim doukas") == "BYZ-023"


@pytest.mark.rule("BYZ-023")
@pytest.mark.parametrize(
    ("faces", "dealt"),
    [((1, 1, 1), ["phokas", "doukas", "aggelos"]), ((4, 3, 2), ["komnenos", "phokas", "doukas"])],
)
def test_houses_may_be_dealt_at_random_instead(faces: tuple[int, ...], dealt: list[str]) -> None:
    byzantio = title("byzantio")
    state = byzantio.start(Setup(3, {"houses": "deal"}), LoadedDice(faces))
    assert [seat.house for seat in byzantio.look(state, None).seats] == dealt
    assert byzantio.prompt(state, 0) == byzantio.prompt(housed(3).state, 0)


@pytest.mark.rule("BYZ-023")
def test_the_home_of_an_absent_dynasty_is_an_ordinary_province() -> None:
    table = Table(players=2).pretender("komnenos", "dyrrachion")
    table.act("komnenos", "campaign hellas").act("komnenos", "garrison thebae")
    assert table.city("thebae") == {"komnenos": 1}


@pytest.mark.rule("BYZ-004")
@pytest.mark.parametrize("house", ["komnenos", "phokas", "doukas", "aggelos"])
def test_all_dynasties_have_the_same_powers(house: str) -> None:
    rival = "phokas" if house == "komnenos" else "komnenos"
    table = Table().to_move(house).pretender(house, "opsikion").garrisons("baris", **{rival: 1})
    table.garrisons("ephesus", **{house: 1})
    assert table.legal(house, "rally") == ["rally nicaea", "rally nicomedia"]
    assert len(table.legal(house, "campaign")) == 6
    assert len(table.legal(house)) == 1 + 6 + 2 + 1 + 24 + 1 + 1
    table.act(house, f"corrupt {rival} baris", 4)
    assert table.told("failed") == [{"seat": table.seat(house), "die": 4, "needed": 5}]


# ---------------------------------------------------------------------- the lists


@pytest.mark.rule("BYZ-024")
def test_the_list_of_the_sample_sheet_is_accepted() -> None:
    table = write(housed(), "komnenos", *SAMPLE).act("komnenos", "confirm")
    assert "komnenos" not in table.waits_for()


@pytest.mark.rule("BYZ-024")
def test_a_list_has_exactly_seven_lines() -> None:
    table = write(housed(), "komnenos", *SAMPLE[:6])
    assert table.forbids("komnenos", "confirm") == "BYZ-024"
    table.act("komnenos", "target amasea")
    assert table.legal("komnenos") == ["confirm"]
    assert table.forbids("komnenos", "target nicaea") == "BYZ-024"


@pytest.mark.rule("BYZ-024")
@pytest.mark.parametrize("city", ["amasea", "sinope"], ids=["the same city", "its neighbour"])
def test_no_two_targets_lie_in_one_province(city: str) -> None:
    table = write(housed(), "komnenos", "baris", "sinope")
    assert f"target {city}" not in table.legal("komnenos")
    assert table.forbids("komnenos", f"target {city}") == "BYZ-024"


@pytest.mark.rule("BYZ-007", "BYZ-008")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_a_small_city_is_no_target(players: int) -> None:
    table = housed(players)
    offered = [text.split()[1] for text in table.legal("komnenos", "target")]
    assert len(offered) == 25
    assert not set(offered) & set(SMALL)
    for city in SMALL:
        assert table.forbids("komnenos", f"target {city}") == "BYZ-007"


@pytest.mark.rule("BYZ-009", "BYZ-008")
def test_with_four_players_every_city_may_be_a_target() -> None:
    assert housed().legal("komnenos", "target") == [f"target {city}" for city in Table().cities]


@pytest.mark.rule("BYZ-025", "BYZ-026", "BYZ-021")
def test_lines_are_written_from_the_top_with_their_falling_values() -> None:
    table = housed()
    for line, value in enumerate(VALUES):
        prompt = table.prompt("komnenos")
        assert prompt is not None
        assert prompt.about == {"number": line + 1, "lines": 7, "value": value}
        table.act("komnenos", f"target {SAMPLE[line]}")
    sheet = table.view("komnenos").seats[0].sheet
    assert sheet is not None
    assert [(target.value, target.city) for target in sheet.targets] == list(zip(VALUES, SAMPLE, strict=True))


@pytest.mark.rule("BYZ-025", "BYZ-026")
@pytest.mark.parametrize(("line", "value"), list(enumerate(VALUES)))
def test_a_target_is_worth_the_value_of_its_line(line: int, value: int) -> None:
    table = Table().targets("komnenos", *SAMPLE).garrisons(SAMPLE[line], komnenos=1)
    assert table.finish().score("komnenos") == value


@pytest.mark.rule("BYZ-025")
def test_the_main_target_is_the_city_of_the_top_line() -> None:
    table = Table(players=2).targets("phokas", *SAMPLE)
    assert table.finish(komnenos=["baris"]).told("guess-right") == [{"seat": 0, "rival_seat": 1, "city": "baris"}]


@pytest.mark.rule("BYZ-021")
def test_a_sheet_holds_lines_grid_guesses_and_the_count() -> None:
    table = Table().targets("komnenos", *SAMPLE).garrisons("baris", komnenos=1).finish()
    sheet = table.view().seats[0].sheet
    assert sheet is not None
    assert [target.points for target in sheet.targets] == [16, 0, 0, 0, 0, 0, 0]
    assert [suspicion.rival for suspicion in sheet.suspicions] == [1, 2, 3]
    assert sheet.score == 16
    rows = [row.key for row in table.player("komnenos").grid]
    assert rows == ["campaign", "rally", "negotiation", "progression", "corruption", "expulsion"]


@pytest.mark.rule("BYZ-027")
def test_targets_of_different_players_are_independent_and_homes_are_allowed() -> None:
    homes = ("amasea", "iconium", "adrianopolis", "thebae")
    table = write(housed(), "komnenos", *homes)
    write(table, "phokas", *homes)
    for house in ("komnenos", "phokas"):
        sheet = table.view(house).seats[table.seat(house)].sheet
        assert sheet is not None
        assert tuple(target.city for target in sheet.targets[:4]) == homes


@pytest.mark.rule("BYZ-028")
@pytest.mark.parametrize("viewer", ["phokas", "aggelos", None])
def test_a_list_is_hidden_from_everybody_else(viewer: str | None) -> None:
    table = write(housed(), "komnenos", *SAMPLE)
    assert table.told("targeted", viewer) == []
    assert table.view(viewer).seats[0].sheet is None
    table.act("komnenos", "confirm")
    assert table.told("listed", viewer) == [{"seat": 0}]
    assert table.view(viewer).seats[0].sheet is None
    assert len(table.told("targeted", "komnenos")) == 7


@pytest.mark.rule("BYZ-028", "BYZ-030")
@pytest.mark.parametrize("players", [2, 4])
def test_no_sheet_is_seen_by_others_before_the_end(players: int) -> None:
    table = Table(players=players, fresh=True)
    for _ in table.wander(players):
        over = table.view().places is not None
        for viewer in (None, *table.houses):
            seen = [house for house, seat in zip(table.houses, table.view(viewer).seats, strict=True) if seat.sheet]
            assert seen == (list(table.houses) if over else [viewer] if viewer else [])
    secrets = ("targeted", "kept", "changed", "suspected")
    assert not [event for event in table.log() if event.kind in secrets]
    for seat, house in enumerate(table.houses):
        assert {event.about["seat"] for event in table.log(house) if event.kind in secrets} == {seat}


@pytest.mark.rule("BYZ-029")
def test_all_write_at_the_same_time_and_before_the_order_is_known() -> None:
    table = housed()
    write(table, "aggelos", *SAMPLE)
    write(table, "komnenos", "nicaea")
    assert table.waits_for() == ["komnenos", "phokas", "doukas", "aggelos"]
    table.act("aggelos", "confirm")
    assert table.waits_for() == ["komnenos", "phokas", "doukas"]
    assert (table.view("aggelos").first, table.view("aggelos").turn) == (None, 0)
    assert table.forbids("komnenos", "campaign armeniakon") == "BYZ-029"


@pytest.mark.rule("BYZ-029")
def test_a_list_is_final_once_confirmed() -> None:
    table = write(housed(), "komnenos", *SAMPLE)
    assert table.reach == SEALED
    table.act("komnenos", "confirm")
    assert table.reach == FINAL
    assert table.legal("komnenos") == []
    assert table.forbids("komnenos", "target nicaea") == "BYZ-029"
    assert listed(8, 1, 1, 1).forbids("komnenos", "target nicaea") == "BYZ-029"


@pytest.mark.rule("BYZ-029")
def test_play_starts_when_the_last_list_is_confirmed() -> None:
    table = listed(8, 1, players=2)
    assert table.reach == BARRED
    assert table.waits_for() == ["komnenos"]
    assert table.legal("komnenos", "campaign") != []


# ---------------------------------------------------------------------- the start


@pytest.mark.rule("BYZ-031", "BYZ-032", "BYZ-033")
def test_play_starts_with_full_reserves_an_empty_board_and_pretenders_at_home() -> None:
    seats = listed(8, 1, 1, 1).view().seats
    assert [(seat.reserve, seat.garrisons) for seat in seats] == [(10, {})] * 4
    assert {seat.house: seat.pretender for seat in seats} == {
        "komnenos": "armeniakon",
        "phokas": "anatolikon",
        "doukas": "makedonia",
        "aggelos": "hellas",
    }


@pytest.mark.rule("BYZ-045")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_thirty_boxes(players: int) -> None:
    for seat in Table(players=players).view().seats:
        assert [row.free for row in seat.grid] == [10, 6, 4, 4, 3, 3]


@pytest.mark.rule("BYZ-032")
def test_a_home_province_protects_nothing_once_its_pretender_has_left() -> None:
    table = Table().pretender("komnenos", "chaldia").garrisons("gangra", komnenos=1).to_move("phokas")
    table.act("phokas", "expel komnenos gangra", 5)
    assert table.city("gangra") == {}


@pytest.mark.rule("BYZ-034")
def test_the_events_lie_face_up_from_the_start() -> None:
    assert Table(fresh=True).view().tiles == [
        Tile(6, "earthquake", False),
        Tile(12, "famine", False),
        Tile(18, "succession", False),
        Tile(24, "plague", False),
    ]


@pytest.mark.rule("BYZ-035")
@pytest.mark.parametrize("faces", [(7, 3, 2, 1), (1, 4, 3, 2), (1, 7, 8, 7), (1, 1, 1, 2)])
def test_the_highest_roll_goes_first(faces: tuple[int, ...]) -> None:
    table = listed(*faces)
    first = faces.index(max(faces))
    assert table.told("order-rolled") == [{"seat": seat, "die": die} for seat, die in enumerate(faces)]
    assert table.told("leads") == [{"seat": first}]
    assert (table.view().first, table.view().active) == (first, first)


@pytest.mark.rule("BYZ-015", "BYZ-035")
@pytest.mark.parametrize("faces", [(1, 2, 3, 9), (8, 3, 8, 2, 9)], ids=["first roll", "rolled again"])
def test_the_first_player_is_rolled_for_with_eight_sides(faces: tuple[int, ...]) -> None:
    with pytest.raises(DiceRanOut, match="face 9 was loaded, but a die with 8 sides"):
        listed(*faces)


@pytest.mark.rule("BYZ-036")
def test_only_those_tied_for_the_highest_roll_again_until_one_is_highest() -> None:
    table = listed(8, 3, 8, 8, 2, 7, 7, 4, 6)
    again = [(told["seat"], told["die"]) for told in table.told("order-rolled")[4:]]
    assert again == [(0, 2), (2, 7), (3, 7), (2, 4), (3, 6)]
    assert table.view().first == 3


@pytest.mark.rule("BYZ-037")
def test_the_others_follow_clockwise_by_seat_whatever_their_houses() -> None:
    table = Table(fresh=True)
    for player, house in zip(table.houses, ("doukas", "aggelos", "komnenos", "phokas"), strict=True):
        table.act(player, f"claim {house}")
    for player in table.houses:
        write(table, player, *SAMPLE).act(player, "confirm", *((1, 2, 8, 3) if player == "aggelos" else ()))
    for _ in range(3):
        for player in ("doukas", "aggelos", "komnenos", "phokas"):
            assert table.waits_for() == [player]
            table.act(player, "pass")


@pytest.mark.rule("BYZ-037")
@pytest.mark.parametrize(("victim", "left"), [("komnenos", "phokas"), ("phokas", "doukas"), ("aggelos", "komnenos")])
def test_the_player_on_the_left_is_the_next_in_player_order(victim: str, left: str) -> None:
    table = Table().pretender("komnenos", "krete").pretender(victim, "cyprus")
    assert table.enter_turn(24, 6).waits_for() == [left]


@pytest.mark.rule("BYZ-038")
def test_the_marker_starts_on_the_first_space() -> None:
    table = listed(8, 1, 1, 1)
    assert table.view().turn == 1
    assert table.told("turn-began") == [{"turn": 1}]
