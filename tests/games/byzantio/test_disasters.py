"""Séisme, famine, peste: what the three catastrophes do (BYZ-113 to BYZ-121, BYZ-129 to BYZ-133)."""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table

ALL = ["komnenos", "phokas", "doukas", "aggelos"]


def rolls(table: Table) -> list[tuple[str, str | int, str | int]]:
    """The survival rolls as they fell: house, city, die."""
    told = [event.about for event in table.log() if event.kind in ("starved", "survived")]
    return [(table.houses[int(about["seat"])], about["city"], about["die"]) for about in told]


# ---------------------------------------------------------------- Earthquake (turn 6)


@pytest.mark.rule("BYZ-113")
def test_an_earthquake_clears_every_city_of_the_struck_provinces() -> None:
    table = Table().garrisons("nicaea", komnenos=2, phokas=1, doukas=1).garrisons("nicomedia", aggelos=1)
    table.garrisons("baris", phokas=2).garrisons("hydruntum", phokas=1).garrisons("attalia", phokas=1)
    table.enter_turn(6, 7)
    assert [table.city(city) for city in ("nicaea", "nicomedia", "baris", "hydruntum")] == [{}, {}, {}, {}]
    assert table.city("attalia") == {"phokas": 1}
    assert {"seat": 0, "city": "nicaea", "garrisons": 2} in table.told("shaken")
    assert len(table.told("shaken")) == 6


@pytest.mark.rule("BYZ-113")
def test_an_earthquake_allows_no_survival_roll() -> None:
    table = Table().garrisons("trapezus", komnenos=1).enter_turn(6, 7)
    assert rolls(table) == []
    assert table.city("trapezus") == {}


@pytest.mark.rule("BYZ-114")
def test_earthquake_losses_return_to_the_reserves() -> None:
    table = Table().garrisons("nicaea", komnenos=2, phokas=1).garrisons("attalia", komnenos=1)
    assert [table.player(house).reserve for house in table.houses] == [7, 9, 10, 10]
    table.enter_turn(6, 7)
    assert [table.player(house).reserve for house in table.houses] == [9, 10, 10, 10]


@pytest.mark.rule("BYZ-115")
def test_an_earthquake_spares_pretenders_and_they_protect_nothing() -> None:
    table = Table().pretender("komnenos", "opsikion").pretender("phokas", "opsikion")
    table.garrisons("nicaea", komnenos=1, phokas=1).enter_turn(6, 7)
    assert (table.player("komnenos").pretender, table.player("phokas").pretender) == ("opsikion", "opsikion")
    assert table.city("nicaea") == {}
    assert table.waits_for() == ALL


# ---------------------------------------------------------------- Famine (turn 12)


@pytest.mark.rule("BYZ-116")
def test_only_garrisons_in_the_struck_provinces_roll() -> None:
    table = Table().garrisons("nicaea", komnenos=1).garrisons("baris", phokas=1).garrisons("attalia", doukas=1)
    table.enter_turn(12, 7, 1, 1)
    assert [table.city(city) for city in ("nicaea", "baris", "attalia")] == [{}, {}, {"doukas": 1}]
    assert table.told("number-rolled") == [{"die": 7}]


@pytest.mark.rule("BYZ-117")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_garrison_survives_the_famine_from_five(face: int) -> None:
    table = Table().garrisons("trapezus", komnenos=1).enter_turn(12, 7, face)
    assert table.city("trapezus") == ({"komnenos": 1} if face >= 5 else {})
    assert table.player("komnenos").reserve == (9 if face >= 5 else 10)
    about = {"seat": 0, "city": "trapezus", "die": face, "needed": 5}
    assert table.told("survived" if face >= 5 else "starved") == [about]


@pytest.mark.rule("BYZ-118")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("komnenos", ["komnenos", "phokas", "doukas", "aggelos"]),
        ("doukas", ["doukas", "aggelos", "komnenos", "phokas"]),
    ],
)
def test_owners_roll_in_player_order(first: str, order: list[str]) -> None:
    table = Table().first(first).garrisons("nicaea", komnenos=1, phokas=1, doukas=1, aggelos=1)
    table.enter_turn(12, 7, 1, 5, 2, 6)
    assert rolls(table) == [(house, "nicaea", die) for house, die in zip(order, [1, 5, 2, 6], strict=True)]
    assert table.city("nicaea") == {order[1]: 1, order[3]: 1}


@pytest.mark.rule("BYZ-118", "BYZ-119")
@pytest.mark.parametrize(("faces", "left"), [((1, 8), 1), ((8, 1), 1), ((8, 8), 2), ((1, 1), 0)])
def test_each_of_two_garrisons_has_its_own_roll(faces: tuple[int, int], left: int) -> None:
    table = Table().garrisons("trapezus", komnenos=2).enter_turn(12, 7, *faces)
    assert table.city("trapezus") == ({"komnenos": left} if left else {})
    assert table.player("komnenos").reserve == 10 - left


@pytest.mark.rule("BYZ-119")
def test_dice_fall_by_province_then_player_then_city() -> None:
    table = Table().first("phokas").garrisons("trapezus", komnenos=1, phokas=1).garrisons("baris", komnenos=1)
    table.garrisons("nicomedia", komnenos=1, phokas=2).garrisons("nicaea", komnenos=1, phokas=1)
    table.enter_turn(12, 7, 8, 5, 6, 7, 8, 5, 6, 7)
    assert rolls(table) == [
        ("komnenos", "baris", 8),
        ("phokas", "nicaea", 5),
        ("phokas", "nicomedia", 6),
        ("phokas", "nicomedia", 7),
        ("komnenos", "nicaea", 8),
        ("komnenos", "nicomedia", 5),
        ("phokas", "trapezus", 6),
        ("komnenos", "trapezus", 7),
    ]


@pytest.mark.rule("BYZ-119")
def test_survival_rolls_are_nobodys_decision() -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1).enter_turn(12, 7, 1, 8)
    assert table.city("nicaea") == {"phokas": 1}
    assert {text.split()[0] for house in ALL for text in table.legal(house)} == {"strike"}


@pytest.mark.rule("BYZ-120")
@pytest.mark.parametrize("face", range(1, 9))
def test_with_its_pretender_there_a_garrison_survives_from_four(face: int) -> None:
    table = Table().garrisons("nicaea", komnenos=1).garrisons("nicomedia", komnenos=1)
    table.pretender("komnenos", "opsikion").enter_turn(12, 7, face, face)
    kept = {"komnenos": 1} if face >= 4 else {}
    assert (table.city("nicaea"), table.city("nicomedia")) == (kept, kept)


@pytest.mark.rule("BYZ-121")
def test_the_bonus_ends_at_the_border_of_the_province() -> None:
    """The example of the ledger."""
    table = Table().pretender("doukas", "thrakesion").garrisons("ephesus", doukas=1).garrisons("caesarea", doukas=1)
    table.enter_turn(12, 3, 4, 4)
    assert table.told("survived") == [{"seat": 2, "city": "ephesus", "die": 4, "needed": 4}]
    assert table.told("starved") == [{"seat": 2, "city": "caesarea", "die": 4, "needed": 5}]
    assert (table.city("ephesus"), table.city("caesarea")) == ({"doukas": 1}, {})


@pytest.mark.rule("BYZ-121")
def test_rival_pretenders_neither_help_nor_harm() -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1)
    table.pretender("phokas", "opsikion").pretender("doukas", "opsikion").enter_turn(12, 7, 5, 4)
    assert table.city("nicaea") == {"komnenos": 1, "phokas": 1}
    assert [about["needed"] for about in table.told("survived")] == [5, 4]


# ---------------------------------------------------------------- Plague (turn 24)


@pytest.mark.rule("BYZ-129")
def test_every_pretender_in_a_struck_province_is_afflicted() -> None:
    table = Table().pretender("doukas", "cyprus").enter_turn(24, 6)
    assert table.told("number-rolled") == [{"die": 6}]
    assert table.told("afflicted") == [{"seat": 0, "province": "paphlagonia"}, {"seat": 2, "province": "cyprus"}]
    table.act("phokas", "send krete").act("aggelos", "send thrake")
    homes = [table.player(house).pretender for house in table.houses]
    assert homes == ["krete", "kappadokia", "thrake", "hellas"]
    assert table.waits_for() == ALL


@pytest.mark.rule("BYZ-130")
@pytest.mark.parametrize(
    ("die", "afflicted", "mover"),
    [(6, "komnenos", "phokas"), (8, "phokas", "doukas"), (3, "doukas", "aggelos"), (1, "aggelos", "komnenos")],
)
def test_the_player_on_the_left_moves_the_pretender(die: int, afflicted: str, mover: str) -> None:
    table = Table().enter_turn(24, die)
    assert table.waits_for() == [mover]
    for house in table.houses:
        if house != mover:
            assert table.forbids(house, "send cherson") == "BYZ-130"
    table.act(mover, "send cherson")
    assert table.player(afflicted).pretender == "cherson"
    assert table.told("sent") == [
        {"seat": table.seat(mover), "rival_seat": table.seat(afflicted), "province": "cherson"}
    ]


@pytest.mark.rule("BYZ-130")
def test_nobody_is_sent_away_without_a_plague() -> None:
    assert Table().forbids("komnenos", "send cherson") == "BYZ-130"


@pytest.mark.rule("BYZ-131")
def test_the_destination_is_any_other_province() -> None:
    table = Table().enter_turn(24, 6)
    assert table.legal("phokas") == [f"send {key}" for key in table.provinces if key != "paphlagonia"]
    assert table.forbids("phokas", "send paphlagonia") == "BYZ-131"


@pytest.mark.rule("BYZ-131")
@pytest.mark.parametrize("province", ["thessalonike", "cyprus", "kappadokia", "longobardia"])
def test_nobody_is_afflicted_twice(province: str) -> None:
    table = Table().enter_turn(24, 6).act("phokas", f"send {province}")
    assert table.player("komnenos").pretender == province
    assert table.waits_for() == ALL
    assert len(table.told("afflicted")) == 1


@pytest.mark.rule("BYZ-131")
def test_the_move_is_compulsory_for_both() -> None:
    table = Table().enter_turn(24, 6)
    assert table.forbids("phokas", "pass") == "BYZ-108"
    assert table.forbids("phokas", "withhold") == "BYZ-057"
    assert table.legal("komnenos") == []


@pytest.mark.rule("BYZ-131")
def test_an_afflicted_pretender_places_no_garrison() -> None:
    table = Table().enter_turn(24, 6).act("phokas", "send opsikion")
    assert table.view().seats[0].garrisons == {}
    assert {text.split()[0] for house in ALL for text in table.legal(house)} == {"strike"}


@pytest.mark.rule("BYZ-132")
def test_pretenders_are_moved_in_the_player_order_of_their_owners() -> None:
    table = Table().first("doukas").pretender("aggelos", "cyprus").pretender("phokas", "thessalonike")
    table.enter_turn(24, 6)
    assert [about["seat"] for about in table.told("afflicted")] == [3, 0, 1]
    for mover, afflicted in (("komnenos", "aggelos"), ("phokas", "komnenos"), ("doukas", "phokas")):
        assert table.waits_for() == [mover]
        table.act(mover, "send krete")
        assert table.player(afflicted).pretender == "krete"
    assert table.waits_for() == ALL


@pytest.mark.rule("BYZ-132")
def test_all_afflicted_are_found_before_any_is_moved() -> None:
    """Komnenos is sent to Hellas, also struck; he stays there, while Aggelos, who was there, still has to go."""
    table = Table().pretender("komnenos", "paristrion").enter_turn(24, 1)
    table.act("phokas", "send hellas")
    assert table.waits_for() == ["komnenos"]
    table.act("komnenos", "send paristrion")
    assert (table.player("komnenos").pretender, table.player("aggelos").pretender) == ("hellas", "paristrion")
    assert table.waits_for() == ALL


@pytest.mark.rule("BYZ-132")
def test_with_two_players_the_opponent_moves_the_pretender() -> None:
    table = Table(players=2).pretender("phokas", "cyprus").enter_turn(24, 6)
    for mover in ("phokas", "komnenos"):
        assert table.waits_for() == [mover]
        table.act(mover, "send krete")
    assert table.waits_for() == ["komnenos", "phokas"]


@pytest.mark.rule("BYZ-133")
def test_the_plague_spares_garrisons() -> None:
    table = Table().garrisons("gangra", komnenos=2, phokas=1).garrisons("nicosia", doukas=1).enter_turn(24, 6)
    table.act("phokas", "send krete")
    assert table.city("gangra") == {"komnenos": 2, "phokas": 1}
    assert table.city("nicosia") == {"doukas": 1}
    assert [table.player(house).reserve for house in table.houses] == [8, 9, 9, 10]
