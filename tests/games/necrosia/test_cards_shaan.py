"""Shaan cards of phase 3 (NEC-C68 to NEC-C70, NEC-C73 to NEC-C75, NEC-C80)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import NO_EFFECT, OTHER_MOMENT, WAR, cancel, case, refused, until
from tests.games.necrosia.scenes import crowd, standing
from tests.games.necrosia.table import Table

# Faces that leave the stack of tokens as it is when a healed one is shuffled back.
STILL = (8, 7, 6, 5, 4, 3, 2)

EXCHANGE = ("at stormpeak", "aim feling", "pick feling fighter", "lift mage frostmoon")
CHOICES = [
    case("NEC-C68", "cleansing-of-necrosians", ("at crossing",), -1),
    case("NEC-C69", "premonitory-vision", ("want spreading-parasite",), 0),
    case("NEC-C70", "healing-of-a-region", ("at sun-cape",), -1),
    case("NEC-C73", "fear-of-the-necrosians", ("stir crossing", "to stormpeak", "stop"), -1),
    case("NEC-C74", "shaan-renewal", (), 0),
    case("NEC-C75", "torment-breaker", ("at crossing", "recruit mage") * 2, 0),
    case("NEC-C80", "vital-transfer", EXCHANGE, 0),
]


@pytest.mark.parametrize(("card", "choices", "points"), CHOICES)
@pytest.mark.rule("NEC-111", "NEC-122", "NEC-130")
def test_a_shaan_card_costs_what_is_printed_and_is_discarded(card: str, choices: tuple[str, ...], points: int) -> None:
    faces = STILL if card == "healing-of-a-region" else ()
    table = crowd(card, "recruitment-drive").play("kelwin", card, *choices, faces=faces)
    assert (table.actions_left(), table.points("kelwin")) == (3, 5 + points)
    assert (card in table.pile(), table.hand("kelwin")) == (True, ["recruitment-drive"])


@pytest.mark.parametrize(("card", "choices", "points"), CHOICES)
@pytest.mark.rule("NEC-131", "NEC-171")
def test_a_printed_loss_stops_at_nothing(card: str, choices: tuple[str, ...], points: int) -> None:
    faces = STILL if card == "healing-of-a-region" else ()
    table = crowd(card).influence(kelwin=0).play("kelwin", card, *choices, faces=faces)
    assert table.points("kelwin") == 0


@pytest.mark.parametrize(("card", "choices", "points"), CHOICES)
@pytest.mark.rule("NEC-129")
def test_a_cancelled_shaan_card_changes_nothing(card: str, choices: tuple[str, ...], points: int) -> None:
    table = crowd(card)
    before = standing(table)
    cancel(table, "kelwin", card, *choices)
    assert standing(table) == before
    assert {card, "altered-memories"} <= set(table.pile())


@pytest.mark.parametrize(("card", "choices", "points"), CHOICES)
@pytest.mark.rule("NEC-125")
def test_a_shaan_card_is_for_the_own_turn(card: str, choices: tuple[str, ...], points: int) -> None:
    assert crowd().give("ombre", card).forbids("ombre", f"play {card}") == "NEC-089"


@pytest.mark.parametrize(("card", "choices", "points"), CHOICES)
@pytest.mark.rule("NEC-124", "NEC-125")
def test_a_shaan_card_of_phase_3_is_not_played_inside_a_war(card: str, choices: tuple[str, ...], points: int) -> None:
    assert refused(until(crowd(card).act("kelwin", WAR), "w3"), "kelwin", card) == OTHER_MOMENT


@pytest.mark.parametrize(("card", "choices", "points"), CHOICES)
@pytest.mark.rule("NEC-124")
def test_a_shaan_card_may_follow_the_third_action(card: str, choices: tuple[str, ...], points: int) -> None:
    assert f"play {card}" in crowd(card).actions(0).legal("kelwin")


NECROSIANS_NEEDED = [
    one
    for one in CHOICES
    if one.values[0] in ("cleansing-of-necrosians", "fear-of-the-necrosians", "shaan-renewal", "torment-breaker")
]


@pytest.mark.parametrize(("card", "choices", "points"), NECROSIANS_NEEDED)
@pytest.mark.rule("NEC-133")
def test_a_card_on_necrosians_needs_one(card: str, choices: tuple[str, ...], points: int) -> None:
    table = crowd(card).necrosians("crossing", 0).necrosians("necrosia", 0)
    assert refused(table, "kelwin", card) == NO_EFFECT


def infested(card: str, **numbers: int) -> Table:
    """Kelwin holds a card; so many Necrosians stand in the regions named."""
    table = Table().influence(kelwin=5).give("kelwin", card)
    for region, number in numbers.items():
        table.necrosians(region.replace("_", "-"), number)
    return table


def numbers(table: Table) -> dict[str, int]:
    """The Necrosians of each region that holds any."""
    return {region.key: region.necrosians for region in table.view().regions if region.necrosians}


# ---- Cleansing of Necrosians


@pytest.mark.rule("NEC-C68", "NEC-041")
def test_cleansing_takes_all_necrosians_of_one_region_and_no_trophy() -> None:
    table = infested("cleansing-of-necrosians", crossing=4, frostmoon=2).tally(kelwin=2)
    table.play("kelwin", "cleansing-of-necrosians", "at crossing")
    assert (numbers(table), table.player("kelwin").tally, table.points("kelwin")) == ({"frostmoon": 2}, 2, 4)
    assert table.told("trophies") == []


@pytest.mark.rule("NEC-C68")
def test_any_infested_region_can_be_cleansed() -> None:
    table = infested("cleansing-of-necrosians", crossing=4, sun_cape=1, necrosia=3).necrosed("sun-cape")
    assert table.necrosed("stormpeak").act("kelwin", "play cleansing-of-necrosians").legal("kelwin") == [
        *("at crossing", "at necrosia", "at sun-cape")
    ]


@pytest.mark.rule("NEC-C68")
def test_a_cleansed_region_stays_necrosed() -> None:
    table = infested("cleansing-of-necrosians", sun_cape=2).necrosed("sun-cape", 3)
    table.play("kelwin", "cleansing-of-necrosians", "at sun-cape")
    assert (table.region("sun-cape").necrosed, table.region("sun-cape").token, numbers(table)) == (True, 3, {})


# ---- Premonitory Vision


@pytest.mark.rule("NEC-C69", "NEC-116")
def test_a_vision_discards_a_necrosis_card_and_the_row_slides() -> None:
    table = Table().row("war-cry", "howling-ray", "mage-leap", "deep-darkness", "astral-body")
    table.give("kelwin", "premonitory-vision").act("kelwin", "play premonitory-vision")
    assert table.legal("kelwin") == ["want howling-ray", "want deep-darkness"]
    table.act("kelwin", "want howling-ray")
    assert table.in_row() == ["war-cry", "mage-leap", "deep-darkness", "astral-body"]
    assert [offer.price for offer in table.view().row] == [1, 2, 3, 4]
    assert (table.pile(), table.hand("kelwin")) == (["howling-ray", "premonitory-vision"], [])


@pytest.mark.rule("NEC-C69", "NEC-118")
def test_the_gap_of_a_vision_is_filled_at_the_end_of_the_turn() -> None:
    table = Table().row("howling-ray", "mage-leap", "deep-darkness", "astral-body", "war-cry")
    table.give("kelwin", "premonitory-vision").play("kelwin", "premonitory-vision", "want deep-darkness")
    assert len(table.in_row()) == 4
    assert table.end_turn("kelwin").in_row()[:3] == ["mage-leap", "astral-body", "war-cry"]
    assert len(table.in_row()) == 5


@pytest.mark.rule("NEC-C69")
def test_no_vision_without_a_necrosis_card_in_the_row() -> None:
    table = Table().row("war-cry", "mage-leap").discarded("howling-ray").give("kelwin", "premonitory-vision")
    assert refused(table, "kelwin", "premonitory-vision") == NO_EFFECT
    assert refused(table.give("kelwin", "deep-darkness").row(), "kelwin", "premonitory-vision") == NO_EFFECT


# ---- Healing of a Region


def ill(*regions: str, players: int = 3) -> Table:
    """Kelwin holds the Healing; these regions are necrosed."""
    table = Table(players).influence(kelwin=5).give("kelwin", "healing-of-a-region")
    for region in regions:
        table.necrosed(region, 1 if region == regions[0] else 0)
    return table


@pytest.mark.rule("NEC-C70")
def test_a_healed_region_has_its_value_and_guild_again_but_keeps_its_necrosians() -> None:
    table = ill("ash-bastion").necrosians("ash-bastion", 2).put("ombre", "ash-bastion", mage=1)
    table.play("kelwin", "healing-of-a-region", "at ash-bastion", faces=STILL)
    healed = table.region("ash-bastion")
    assert (healed.necrosed, healed.token, healed.value, healed.guild) == (False, None, 3, "combat")
    assert (healed.necrosians, table.units("ombre", "ash-bastion"), table.points("kelwin")) == (2, {"mage": 1}, 4)


@pytest.mark.rule("NEC-C70", "NEC-007")
@pytest.mark.parametrize(("players", "guild"), [(3, None), (4, "magic")])
def test_a_closed_guild_stays_closed(players: int, guild: str | None) -> None:
    table = ill("echo-tower", players=players)
    table.play("kelwin", "healing-of-a-region", "at echo-tower", faces=STILL)
    assert (table.region("echo-tower").guild, table.region("echo-tower").value) == (guild, 4)


@pytest.mark.rule("NEC-C70", "NEC-148")
def test_the_token_is_shuffled_back_into_the_stack() -> None:
    table = ill("frostmoon").put("ombre", "crossing", mage=1).give("kelwin", "creeping-putrefaction")
    assert table.view().tokens == [0, 0, 1, 2, 2, 3, 4]
    table.play("kelwin", "healing-of-a-region", "at frostmoon", faces=(1, *STILL[1:]))
    assert table.view().tokens == [0, 0, 1, 1, 2, 2, 3, 4]
    # The returned 1 lay on top; the draw has put it to the bottom, and the 0 from there on top.
    assert table.play("kelwin", "creeping-putrefaction", "at crossing").region("crossing").token == 0


@pytest.mark.rule("NEC-C70")
def test_necrosia_is_not_healed() -> None:
    assert ill("frostmoon", "sun-cape").act("kelwin", "play healing-of-a-region").legal("kelwin") == [
        *("at frostmoon", "at sun-cape")
    ]
    assert refused(ill().necrosians("necrosia", 3), "kelwin", "healing-of-a-region") == NO_EFFECT


@pytest.mark.rule("NEC-C70", "NEC-165")
def test_a_healed_region_counts_no_longer_for_the_defeat() -> None:
    table = ill("frostmoon", "sun-cape", "stormpeak").necrosed("grey-heath", 2)
    assert table.view().necrosed == 5
    table.put("ombre", "crossing", mage=1).give("kelwin", "creeping-putrefaction")
    table.play("kelwin", "healing-of-a-region", "at grey-heath", faces=(5, 4, 3, 2))
    table.play("kelwin", "creeping-putrefaction", "at crossing")
    assert (table.view().necrosed, table.view().lost, table.waits_for()) == (5, False, ["kelwin"])


@pytest.mark.rule("NEC-C70", "NEC-141")
def test_a_healed_region_may_fall_again() -> None:
    table = ill("frostmoon").necrosians("frostmoon", 1).ranked()
    table.play("kelwin", "healing-of-a-region", "at frostmoon", faces=STILL)
    assert (table.region("frostmoon").falling, table.end_year().region("frostmoon").necrosed) == (True, True)


# ---- Fear of the Necrosians

FEAR = "fear-of-the-necrosians"


@pytest.mark.rule("NEC-C73")
def test_fear_drives_three_necrosians_next_door() -> None:
    table = infested(FEAR, crossing=4, frostmoon=1)
    table.play("kelwin", FEAR, "stir crossing", "to stormpeak", "stir crossing", "stir crossing")
    assert numbers(table) == {"crossing": 1, "stormpeak": 3, "frostmoon": 1}
    assert (table.points("kelwin"), table.player("kelwin").tally) == (4, 0)


@pytest.mark.rule("NEC-C73", "NEC-132")
def test_fear_may_drive_fewer_but_at_least_one() -> None:
    table = infested(FEAR, crossing=3).acts("kelwin", f"play {FEAR}", "stir crossing")
    assert table.forbids("kelwin", "stop") == "NEC-127"
    table.act("kelwin", "to stormpeak")
    assert table.legal("kelwin") == ["stir crossing", "stop"]
    assert numbers(table.acts("kelwin", "stir crossing", "stop")) == {"crossing": 1, "stormpeak": 2}


@pytest.mark.rule("NEC-C73")
def test_fear_has_one_origin_and_takes_no_more_than_there_are() -> None:
    table = infested(FEAR, crossing=1, frostmoon=5).act("kelwin", f"play {FEAR}")
    assert table.legal("kelwin") == ["stir frostmoon", "stir crossing"]
    table.acts("kelwin", "stir crossing", "to echo-tower")
    assert (numbers(table), table.pile()) == ({"echo-tower": 1, "frostmoon": 5}, [FEAR])


@pytest.mark.rule("NEC-C73", "NEC-101")
def test_fear_goes_next_door_even_from_necrosia() -> None:
    table = infested(FEAR, necrosia=3).necrosed("sun-cape").acts("kelwin", f"play {FEAR}", "stir necrosia")
    assert table.legal("kelwin") == ["to amber-sanctuary", "to ash-bastion", "to grey-heath"]


# ---- Shaan Renewal


@pytest.mark.rule("NEC-C74", "NEC-040", "NEC-041")
def test_the_renewal_of_the_ledger() -> None:
    table = infested("shaan-renewal", necrosia=3, crossing=2, frostmoon=1, stormpeak=1, sun_cape=1, grey_heath=1)
    table.necrosians("echo-tower", 4).necrosians("sail-lagoon", 1).tally(kelwin=1).play("kelwin", "shaan-renewal")
    assert (table.player("kelwin").tally, table.points("kelwin")) == (9, 8)
    assert numbers(table) == {"necrosia": 2, "crossing": 1, "echo-tower": 3}


@pytest.mark.rule("NEC-C74")
def test_a_renewal_reaches_necrosed_regions_which_stay_so() -> None:
    table = infested("shaan-renewal", sun_cape=1).necrosed("sun-cape").play("kelwin", "shaan-renewal")
    assert (numbers(table), table.region("sun-cape").necrosed, table.player("kelwin").tally) == ({}, True, 1)


# ---- Torment Breaker

BREAKER = "torment-breaker"


@pytest.mark.rule("NEC-C75", "NEC-041")
def test_two_necrosians_become_own_units_of_any_kind() -> None:
    table = infested(BREAKER, crossing=2, necrosia=3).tally(kelwin=2)
    table.play("kelwin", BREAKER, "at crossing", "recruit mage", "at necrosia", "recruit fighter")
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "necrosia")) == ({"mage": 1}, {"fighter": 1})
    assert numbers(table) == {"crossing": 1, "necrosia": 2}
    assert (table.in_reserve("kelwin", "mage"), table.player("kelwin").tally, table.points("kelwin")) == (9, 2, 5)


@pytest.mark.rule("NEC-C75")
def test_both_necrosians_may_stand_in_one_region() -> None:
    table = infested(BREAKER, crossing=2)
    table.play("kelwin", BREAKER, "at crossing", "recruit merchant", "at crossing", "recruit mage")
    assert (table.units("kelwin", "crossing"), numbers(table)) == ({"merchant": 1, "mage": 1}, {})


@pytest.mark.rule("NEC-C75", "NEC-132")
def test_a_breaker_replaces_two_if_it_can_and_each_once() -> None:
    table = infested(BREAKER, crossing=1, frostmoon=1).acts("kelwin", f"play {BREAKER}", "at crossing")
    assert table.legal("kelwin") == ["recruit fighter", "recruit merchant", "recruit mage"]
    assert table.act("kelwin", "recruit mage").single("kelwin") == "at frostmoon"


@pytest.mark.rule("NEC-C75")
def test_a_single_necrosian_is_replaced_alone() -> None:
    table = infested(BREAKER, crossing=1).play("kelwin", BREAKER, "at crossing", "recruit mage")
    assert (table.units("kelwin", "crossing"), table.pile()) == ({"mage": 1}, [BREAKER])


@pytest.mark.rule("NEC-C75", "NEC-051")
def test_a_breaker_is_limited_by_the_reserve() -> None:
    table = infested(BREAKER, crossing=3).reserve("kelwin", fighter=0, merchant=0, mage=1)
    table.play("kelwin", BREAKER, "at crossing", "recruit mage")
    assert (table.units("kelwin", "crossing"), numbers(table)) == ({"mage": 1}, {"crossing": 2})
    second = infested(BREAKER, crossing=3).reserve("kelwin", fighter=1, merchant=0, mage=1)
    second.acts("kelwin", f"play {BREAKER}", "at crossing", "recruit mage", "at crossing")
    assert second.single("kelwin") == "recruit fighter"


@pytest.mark.rule("NEC-C75")
def test_no_breaker_from_an_empty_reserve() -> None:
    table = infested(BREAKER, crossing=3).reserve("kelwin", fighter=0, merchant=0, mage=0)
    assert refused(table, "kelwin", BREAKER) == NO_EFFECT
