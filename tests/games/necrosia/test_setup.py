"""Mise en place: Necrosians, piles, peoples, placement there and back, the opening count (NEC-007 to NEC-084)."""

from __future__ import annotations

from collections import Counter

import pytest

from logothete.games.necrosia.board import DECK, DECK_SIZE, STACK, TOKENS_LEFT
from logothete.kernel.dice import QuickDice
from tests.games.necrosia.openings import peopled, placed
from tests.games.necrosia.table import PEOPLES, Table, title

GUILDS = ["high-mists", "amber-sanctuary", "coral-harbour", "ash-bastion", "singing-wood", "copper-dunes"]
LATE_GUILDS = ["echo-tower", "sun-cape"]
COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def deck(table: Table) -> list[int]:
    """The order of the deck, which nobody at the table sees."""
    return [int(table.state.cells[DECK + at]) for at in range(table.state.cells[DECK_SIZE])]


def stack(table: Table) -> list[int]:
    """The order of the token stack, which nobody at the table sees."""
    return [int(table.state.cells[STACK + at]) for at in range(table.state.cells[TOKENS_LEFT])]


# ---- Necrosians, tokens, cards, years


@pytest.mark.rule("NEC-008", "NEC-165")
def test_necrosia_is_necrosed_from_the_start_and_has_no_token() -> None:
    table = Table(fresh=True)
    assert (table.region("necrosia").necrosed, table.region("necrosia").token) == (True, None)
    assert [region.key for region in table.view().regions if region.necrosed] == ["necrosia"]
    assert table.view().necrosed == 1


@pytest.mark.rule("NEC-016", "NEC-017", "NEC-007")
@COUNTS
def test_three_necrosians_in_necrosia_and_one_in_each_open_guild(players: int) -> None:
    table = Table(players, fresh=True)
    found = {region.key: region.necrosians for region in table.view().regions if region.necrosians}
    guilds = GUILDS + (LATE_GUILDS if players > 3 else [])
    assert found == {"necrosia": 3, **dict.fromkeys(guilds, 1)}
    assert sum(found.values()) == (11 if players > 3 else 9)


@pytest.mark.rule("NEC-007")
@COUNTS
def test_two_guilds_are_closed_for_two_or_three_players_but_keep_their_value(players: int) -> None:
    table = Table(players, fresh=True)
    late = [(table.region(key).guild, table.region(key).value) for key in LATE_GUILDS]
    assert late == ([("magic", 4), ("commerce", 2)] if players > 3 else [(None, 4), (None, 2)])


@pytest.mark.rule("NEC-067")
def test_necrosians_stand_before_the_first_unit() -> None:
    table = peopled(3)
    assert table.necrosians_in("necrosia") == 3
    assert all(region.troops == [] for region in table.view().regions)


@pytest.mark.rule("NEC-064", "NEC-065", "NEC-112")
def test_all_cards_are_one_shuffled_deck_of_which_five_lie_open() -> None:
    tables = [Table(fresh=True, seed=seed) for seed in range(4)]
    for table in tables:
        row = [table.cards.index(card) for card in table.in_row()]
        assert (len(row), [offer.price for offer in table.view().row]) == (5, [1, 2, 3, 4, 5])
        assert sorted(deck(table) + row) == list(range(table.board.cards))
    assert len({tuple(deck(table)) for table in tables}) == 4
    assert deck(tables[0]) != sorted(deck(tables[0]))


@pytest.mark.rule("NEC-064")
def test_of_the_deck_everybody_knows_its_size_alone() -> None:
    table = Table(fresh=True)
    for viewer in (*table.peoples, None):
        assert (table.view(viewer).deck, table.view(viewer).seen) == (75, [])


@pytest.mark.rule("NEC-068")
def test_tokens_are_shuffled_face_down() -> None:
    tables = [Table(fresh=True, seed=seed) for seed in range(4)]
    assert {tuple(sorted(stack(table))) for table in tables} == {(0, 0, 1, 1, 2, 2, 3, 4)}
    assert len({tuple(stack(table)) for table in tables}) > 1
    assert {tuple(table.view().tokens) for table in tables} == {(0, 0, 1, 1, 2, 2, 3, 4)}


@pytest.mark.rule("NEC-066")
def test_the_first_year_token_shows_from_the_start_and_the_next_one_each_year() -> None:
    assert (Table(fresh=True).view().year, Table(fresh=True).view().years) == (1, 5)
    table = Table().ranked()
    for year in range(2, 6):
        table.end_year()
        assert (table.view().year, table.told("year-began")[-1]) == (year, {"year": year})
        table.acts("kelwin", "rank 1").act("ombre", "rank 2")


# ---- peoples


@pytest.mark.rule("NEC-069", "NEC-070", "NEC-075")
def test_peoples_are_chosen_openly_in_the_drawn_order() -> None:
    table = Table(4, fresh=True, seed=2)
    first = int(table.told("drawn-first")[0]["seat"])
    order = [(first + step) % 4 for step in range(4)]
    for seat, people in zip(order, ("darken", "ygwan", "feling", "ombre"), strict=True):
        waiting = table.peoples[seat]
        assert table.waits_for() == [waiting]
        table.act(waiting, f"choose {people}")
        assert table.view().seats[seat].people == people
    assert table.told("chose")[0] == {"seat": order[0], "people": "darken"}


@pytest.mark.rule("NEC-070")
def test_a_people_is_taken_once() -> None:
    table = Table(2, fresh=True)
    first, second = table.waits_for()[0], next(one for one in table.peoples if one not in table.waits_for())
    assert table.legal(first) == [f"choose {people}" for people in title().actions.domains["people"]]
    assert table.forbids(second, "choose darken") == "NEC-070"
    table.act(first, "choose darken")
    assert (table.forbids(second, "choose darken"), table.reason(second, "choose darken")) == (
        "NEC-070",
        "people-taken",
    )


@pytest.mark.rule("NEC-070")
def test_no_unit_is_placed_before_all_have_chosen() -> None:
    table = Table(2, fresh=True)
    first = table.waits_for()[0]
    assert (table.forbids(first, "place mage crossing"), table.reason(first, "place mage crossing")) == (
        "NEC-070",
        "peoples-first",
    )
    assert table.act(first, "choose ygwan").legal(first) == []


@pytest.mark.rule("NEC-070", "NEC-183")
def test_of_five_the_last_takes_the_people_that_is_left() -> None:
    table = Table(5, fresh=True)
    for people in ("darken", "feling", "kelwin", "ombre"):
        table.act(table.waits_for()[0], f"choose {people}")
    assert sorted(seat.people or "" for seat in table.view().seats) == sorted(PEOPLES)
    prompt = table.prompt(table.waits_for()[0])
    assert prompt is not None
    assert prompt.key == "place"


@pytest.mark.rule("NEC-075")
def test_chance_picks_who_begins() -> None:
    drawn = {int(Table(3, fresh=True, seed=seed).told("drawn-first")[0]["seat"]) for seed in range(25)}
    assert drawn == {0, 1, 2}


# ---- placement


def place_anything(table: Table) -> list[str]:
    """Place units one by one until the first year begins, each one where the list begins; who placed them."""
    placers = []
    while table.view().active is None and table.legal(table.waits_for()[0], "place"):
        people = table.waits_for()[0]
        placers.append(people)
        action = title().actions.parse(table.legal(people, "place")[0])
        table.state.play(table.seat(people), action, QuickDice(1), table.chronicle)
    return placers


@pytest.mark.rule("NEC-071", "NEC-072", "NEC-073", "NEC-168")
@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 3), (4, 3), (5, 3)])
def test_players_begin_with_nine_units_two_players_with_fifteen(players: int, each: int) -> None:
    table = peopled(players)
    placers = place_anything(table)
    assert Counter(placers) == dict.fromkeys(table.peoples, 3 * each)
    for people in table.peoples:
        assert table.player(people).reserve == dict.fromkeys(("fighter", "merchant", "mage"), 10 - each)


@pytest.mark.rule("NEC-071")
def test_no_more_units_of_a_kind_are_placed_than_one_begins_with() -> None:
    table = peopled(2)
    people = table.waits_for()[0]
    other = next(one for one in table.peoples if one != people)
    table.acts(people, *["place mage crossing"] * 3).acts(other, *["place mage crossing"] * 5, "place fighter crossing")
    table.acts(people, *["place mage crossing"] * 2)
    assert (table.forbids(people, "place mage crossing"), table.reason(people, "place mage crossing")) == (
        "NEC-071",
        "kind-all-placed",
    )
    assert len(table.legal(people, "place")) == 2 * 18


@pytest.mark.rule("NEC-074")
def test_exactly_three_units_are_placed_before_the_next_player() -> None:
    table = peopled(3)
    people = table.waits_for()[0]
    for region in ("crossing", "frostmoon", "necrosia"):
        assert table.waits_for() == [people]
        table.act(people, f"place mage {region}")
    assert table.waits_for() != [people]
    assert table.forbids(people, "place fighter crossing") == "NEC-076"


@pytest.mark.rule("NEC-076", "NEC-077", "NEC-075")
@pytest.mark.parametrize(
    ("players", "sequence"),
    [(2, "1221122112"), (3, "123321123"), (4, "123443211234"), (5, "123455432112345")],
)
def test_placement_runs_to_and_fro(players: int, sequence: str) -> None:
    table = peopled(players, seed=7)
    first = int(table.told("drawn-first")[0]["seat"])
    batches = place_anything(table)[::3]
    assert "".join(str((table.seat(people) - first) % players + 1) for people in batches) == sequence


@pytest.mark.rule("NEC-078")
def test_every_region_is_open_to_every_kind() -> None:
    table = peopled(3)
    people = table.waits_for()[0]
    offered = {f"place {kind} {region}" for kind in ("fighter", "merchant", "mage") for region in table.regions}
    assert set(table.legal(people)) == offered
    table.acts(people, "place mage necrosia", "place fighter copper-dunes", "place fighter copper-dunes")
    assert (table.units(people, "necrosia"), table.units(people, "copper-dunes")) == ({"mage": 1}, {"fighter": 2})


@pytest.mark.rule("NEC-079")
def test_players_may_share_a_region() -> None:
    table = peopled(2)
    for _ in range(2):
        table.acts(table.waits_for()[0], *["place mage crossing"] * 3)
    assert [troop.units for troop in table.region("crossing").troops] == [{"mage": 3}, {"mage": 3}]


# ---- the opening count


def opened() -> Table:
    """Feling has five in the Crossing and four in Necrosia; one unit of Ombre stands in a guild with its Necrosian."""
    kelwin = "crossing crossing crossing crossing emerald-terraces"
    ombre = "ash-bastion ash-bastion copper-dunes frostmoon stormpeak"
    return placed(3, kelwin=kelwin, ombre=ombre, feling="necrosia necrosia necrosia necrosia crossing")


@pytest.mark.rule("NEC-080", "NEC-083", "NEC-067", "NEC-107")
def test_the_opening_score_is_the_influence_of_dominated_regions() -> None:
    table = opened()
    assert [table.points(people) for people in table.peoples] == [2, 3 + 1 + 1, 1 + 3]
    assert {one["seat"]: one["points"] for one in table.told("opened")} == {0: 2, 1: 5, 2: 4}
    assert table.waits_for() == ["kelwin"]


@pytest.mark.rule("NEC-083")
def test_the_opening_score_stays_on_the_track() -> None:
    table = opened().act("kelwin", "rank 1")
    assert [table.points(people) for people in table.peoples] == [2, 5, 4]


@pytest.mark.rule("NEC-084", "NEC-128")
def test_hands_are_empty_at_the_start_whatever_was_dominated() -> None:
    table = opened()
    assert [seat.hand for seat in table.view().seats] == [0, 0, 0]
    assert len(table.in_row()) == 5
    table.acts("kelwin", "rank 1").act(table.waits_for()[0], "rank 2")
    assert table.legal("kelwin", "play") == []
    table.act("kelwin", "finish")
    assert (table.window(), table.waits_for()) == (None, ["kelwin"])


@pytest.mark.rule("NEC-087", "NEC-086")
def test_every_open_guild_holds_two_necrosians_when_the_first_turn_begins() -> None:
    table = opened()
    assert {key: table.necrosians_in(key) for key in GUILDS} == dict.fromkeys(GUILDS, 2)
    assert [table.necrosians_in(key) for key in ("necrosia", *LATE_GUILDS)] == [3, 0, 0]
