"""The second half of the magic cards (NEC-C41 to NEC-C48); NEC-C42, C44 and C45 have files of their own as well."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import (
    NO_EFFECT,
    OTHER_MOMENT,
    TURN_BEGUN,
    WAR,
    cancel,
    case,
    refused,
    until,
)
from tests.games.necrosia.scenes import crowd, standing
from tests.games.necrosia.table import Table

CHOICES = [
    case("NEC-C41", "split-selves", ("lift mage crossing", "to sun-cape", "stop")),
    case("NEC-C42", "paralysing-spell", ("at crossing", "pick ombre mage", "stop")),
    case("NEC-C43", "trihnic-deluge", ("at crossing", "at crossing", "at necrosia")),
    case("NEC-C44", "magic-by-proxy", ()),
    case("NEC-C45", "remote-teleportation", ()),
    case("NEC-C46", "magical-entropy", ("want mage-leap",)),
    case("NEC-C47", "trihnic-wave", ("at crossing", "pick ombre fighter", "at stormpeak", "pick feling fighter")),
    case("NEC-C48", "bewitching-spell", ("at crossing", "pick ombre merchant") * 2),
]


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-111", "NEC-122")
def test_a_magic_card_costs_neither_action_nor_influence_and_is_discarded(card: str, choices: tuple[str, ...]) -> None:
    table = crowd(card)
    points = table.points("kelwin") + (card == "trihnic-deluge")
    table.play("kelwin", card, *choices)
    assert (table.actions_left(), table.points("kelwin")) == (3, points)
    assert (card in table.pile(), card in table.hand("kelwin")) == (True, False)


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-129")
def test_a_cancelled_magic_card_changes_nothing(card: str, choices: tuple[str, ...]) -> None:
    table = crowd(card, "mage-leap").discarded("charm-spell")
    before = standing(table)
    cancel(table, "kelwin", card, *(choice.replace("mage-leap", "charm-spell") for choice in choices))
    assert standing(table) == before
    assert {card, "altered-memories"} <= set(table.pile())
    assert table.legal("kelwin", "play") == ["play mage-leap"]


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-125")
def test_a_magic_card_is_for_the_own_turn(card: str, choices: tuple[str, ...]) -> None:
    assert crowd().give("ombre", card).forbids("ombre", f"play {card}") == "NEC-089"


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-124", "NEC-125")
def test_a_magic_card_is_not_played_inside_a_war(card: str, choices: tuple[str, ...]) -> None:
    table = crowd(card).act("kelwin", WAR)
    assert refused(until(table, "w3"), "kelwin", card) == OTHER_MOMENT


NO_ACTION_NEEDED = [one for one in CHOICES if one.values[0] not in ("magic-by-proxy", "remote-teleportation")]


@pytest.mark.parametrize(("card", "choices"), NO_ACTION_NEEDED)
@pytest.mark.rule("NEC-124")
def test_a_magic_card_may_follow_the_third_action(card: str, choices: tuple[str, ...]) -> None:
    assert f"play {card}" in crowd(card).actions(0).legal("kelwin")


# ---- Split Selves


def mages(**numbers: int) -> Table:
    """Kelwin holds Split Selves; so many mages of Kelwin stand in the regions named."""
    table = Table().give("kelwin", "split-selves")
    for region, number in numbers.items():
        table.put("kelwin", region.replace("_", "-"), mage=number)
    return table


@pytest.mark.rule("NEC-C41")
def test_two_mages_go_from_anywhere_to_anywhere() -> None:
    table = mages(frostmoon=1, crossing=1)
    table.play("kelwin", "split-selves", "lift mage frostmoon", "to sun-cape", "lift mage crossing", "to necrosia")
    assert (table.units("kelwin", "sun-cape"), table.units("kelwin", "necrosia")) == ({"mage": 1}, {"mage": 1})
    assert (table.units("kelwin", "frostmoon"), table.units("kelwin", "crossing")) == ({}, {})


@pytest.mark.rule("NEC-C41", "NEC-132")
def test_one_self_may_stay_but_not_both() -> None:
    table = mages(frostmoon=2).act("kelwin", "play split-selves")
    assert table.forbids("kelwin", "stop") == "NEC-127"
    table.acts("kelwin", "lift mage frostmoon", "to sun-cape", "stop")
    assert (table.units("kelwin", "frostmoon"), table.units("kelwin", "sun-cape")) == ({"mage": 1}, {"mage": 1})


@pytest.mark.rule("NEC-C41")
def test_a_self_goes_to_any_other_region() -> None:
    table = mages(frostmoon=1).acts("kelwin", "play split-selves", "lift mage frostmoon")
    assert len(table.legal("kelwin", "to")) == 17
    assert table.forbids("kelwin", "to frostmoon") == "NEC-127"


@pytest.mark.rule("NEC-C41")
def test_only_own_mages_are_split() -> None:
    table = mages(frostmoon=1).put("kelwin", "crossing", fighter=1, merchant=1).put("ombre", "stormpeak", mage=1)
    assert table.act("kelwin", "play split-selves").single("kelwin") == "lift mage frostmoon"


@pytest.mark.rule("NEC-C41")
def test_a_third_mage_stays_and_none_moves_twice() -> None:
    table = mages(frostmoon=3).play("kelwin", "split-selves", *("lift mage frostmoon", "to sun-cape") * 2)
    assert (table.units("kelwin", "frostmoon"), table.units("kelwin", "sun-cape")) == ({"mage": 1}, {"mage": 2})
    lonely = mages(frostmoon=1).play("kelwin", "split-selves", "lift mage frostmoon", "to sun-cape")
    assert (lonely.units("kelwin", "sun-cape"), lonely.pile()) == ({"mage": 1}, ["split-selves"])


@pytest.mark.rule("NEC-C41", "NEC-126")
def test_split_selves_is_a_free_move_and_ends_the_start_of_the_turn() -> None:
    table = mages(frostmoon=1).give("kelwin", "mage-leap")
    table.play("kelwin", "split-selves", "lift mage frostmoon", "to sun-cape")
    assert refused(table, "kelwin", "mage-leap") == TURN_BEGUN


@pytest.mark.rule("NEC-C41")
def test_split_selves_needs_a_mage() -> None:
    table = mages().put("kelwin", "crossing", fighter=1, merchant=1).put("ombre", "crossing", mage=1)
    assert refused(table, "kelwin", "split-selves") == NO_EFFECT


@pytest.mark.rule("NEC-C41", "NEC-C42")
def test_paralysed_mages_are_not_split() -> None:
    table = mages(frostmoon=2, crossing=1).paralysed("kelwin", "frostmoon", mage=1)
    table.paralysed("kelwin", "crossing", mage=1).act("kelwin", "play split-selves")
    assert table.single("kelwin") == "lift mage frostmoon"
    table.acts("kelwin", "lift mage frostmoon", "to sun-cape")
    assert (table.units("kelwin", "frostmoon"), table.window()) == ({"mage": 1}, None)


@pytest.mark.rule("NEC-C41", "NEC-C54")
def test_no_split_selves_under_sown_discord() -> None:
    assert refused(mages(frostmoon=1).ban("kelwin", "mages"), "kelwin", "split-selves") == NO_EFFECT


# ---- Trihnic Deluge


def flood(**numbers: int) -> Table:
    """Kelwin holds the Trihnic Deluge; so many Necrosians stand in the regions named."""
    table = Table().give("kelwin", "trihnic-deluge")
    for region, number in numbers.items():
        table.necrosians(region.replace("_", "-"), number)
    return table


@pytest.mark.rule("NEC-C43", "NEC-040", "NEC-041")
def test_a_deluge_eliminates_three_necrosians_for_one_influence() -> None:
    table = flood(frostmoon=1, necrosia=3)
    table.play("kelwin", "trihnic-deluge", "at frostmoon", "at necrosia", "at necrosia")
    assert (table.necrosians_in("frostmoon"), table.necrosians_in("necrosia")) == (0, 1)
    assert (table.player("kelwin").tally, table.points("kelwin")) == (3, 1)


@pytest.mark.rule("NEC-C43", "NEC-040")
def test_a_deluge_goes_on_with_the_tally() -> None:
    table = flood(crossing=5).tally(kelwin=2).play("kelwin", "trihnic-deluge", *("at crossing",) * 3)
    assert (table.player("kelwin").tally, table.points("kelwin"), table.necrosians_in("crossing")) == (5, 1, 2)


@pytest.mark.rule("NEC-C43", "NEC-132")
def test_a_deluge_takes_three_if_there_are_three() -> None:
    table = flood(frostmoon=1, crossing=2).act("kelwin", "play trihnic-deluge")
    assert table.legal("kelwin") == ["at frostmoon", "at crossing"]
    assert table.act("kelwin", "at frostmoon").single("kelwin") == "at crossing"
    assert table.act("kelwin", "at crossing").single("kelwin") == "at crossing"


@pytest.mark.rule("NEC-C43", "NEC-132")
def test_a_deluge_takes_all_of_fewer_than_three() -> None:
    table = flood(frostmoon=1, crossing=1).play("kelwin", "trihnic-deluge", "at frostmoon", "at crossing")
    assert (table.necrosians_in("frostmoon"), table.necrosians_in("crossing")) == (0, 0)
    assert (table.player("kelwin").tally, table.points("kelwin")) == (2, 0)


@pytest.mark.rule("NEC-C43")
def test_a_deluge_is_no_war() -> None:
    table = flood(crossing=3).give("ombre", "necrotic-resistance").acts("kelwin", "play trihnic-deluge")
    table.acts("kelwin", *("at crossing",) * 3)
    assert (table.window(), table.waits_for()) == ("any-card", ["ombre"])
    assert (table.all_pass().window(), table.necrosians_in("crossing")) == (None, 0)
    assert (table.told("necrosians-rolled"), table.told("rolled")) == ([], [])


@pytest.mark.rule("NEC-C43")
def test_no_deluge_without_necrosians() -> None:
    assert refused(flood().put("ombre", "crossing", fighter=3), "kelwin", "trihnic-deluge") == NO_EFFECT


# ---- Magical Entropy


@pytest.mark.rule("NEC-C46", "NEC-120")
def test_entropy_takes_a_magic_card_back_to_be_played_at_once() -> None:
    table = Table().discarded("charm-spell", "mage-leap").give("kelwin", "magical-entropy")
    table.play("kelwin", "magical-entropy", "want mage-leap")
    assert (table.hand("kelwin"), table.pile()) == (["mage-leap"], ["charm-spell", "magical-entropy"])
    assert table.legal("kelwin", "play") == ["play mage-leap"]


@pytest.mark.rule("NEC-C46")
def test_entropy_finds_magic_cards_of_the_pile_only() -> None:
    table = Table().discarded("charm-spell", "mage-leap", "war-cry", "howling-ray", "astral-body", "safe-conduct")
    table.give("kelwin", "magical-entropy").row("trihnic-wave").act("kelwin", "play magical-entropy")
    assert table.legal("kelwin") == ["want charm-spell", "want mage-leap"]


@pytest.mark.rule("NEC-C46", "NEC-136", "NEC-182")
def test_everybody_knows_what_entropy_took() -> None:
    table = Table().discarded("charm-spell").give("kelwin", "magical-entropy", "war-cry")
    table.play("kelwin", "magical-entropy", "want charm-spell")
    assert table.view("ombre").seats[0].known == table.view("feling").seats[0].known == ["charm-spell"]
    assert table.told("named-card", "ombre") == [{"seat": 0, "card": "charm-spell"}]


@pytest.mark.rule("NEC-C46")
def test_no_entropy_without_a_magic_card_in_the_pile() -> None:
    table = Table().discarded("war-cry", "howling-ray").row("mage-leap").give("kelwin", "magical-entropy")
    assert refused(table, "kelwin", "magical-entropy") == NO_EFFECT


@pytest.mark.rule("NEC-C46", "NEC-129")
def test_a_cancelled_entropy_leaves_the_pile_alone() -> None:
    table = Table().discarded("charm-spell").give("kelwin", "magical-entropy")
    cancel(table, "kelwin", "magical-entropy", "want charm-spell")
    assert (table.hand("kelwin"), table.pile()) == ([], ["charm-spell", "magical-entropy", "altered-memories"])


# ---- Trihnic Wave, Bewitching Spell

STRIKES = [case("NEC-C47", "trihnic-wave", "fighter"), case("NEC-C48", "bewitching-spell", "merchant")]


@pytest.mark.parametrize(("card", "kind"), STRIKES)
@pytest.mark.rule("NEC-C47", "NEC-C48", "NEC-132")
def test_two_units_of_a_kind_are_struck_whosoever_and_wherever(card: str, kind: str) -> None:
    table = Table().put("ombre", "frostmoon", **{kind: 2}).put("feling", "necrosia", **{kind: 1}).give("kelwin", card)
    table.play("kelwin", card, "at frostmoon", f"pick ombre {kind}", "at necrosia", f"pick feling {kind}")
    assert (table.units("ombre", "frostmoon"), table.units("feling", "necrosia")) == ({kind: 1}, {})
    assert (table.in_reserve("ombre", kind), table.in_reserve("feling", kind)) == (9, 10)


@pytest.mark.parametrize(("card", "kind"), STRIKES)
def test_a_strike_hits_one_kind_of_opponents_only(card: str, kind: str) -> None:
    table = Table().put("ombre", "frostmoon", fighter=1, merchant=1, mage=1).put("kelwin", "crossing", **{kind: 1})
    table.put("feling", "stormpeak", mage=1).necrosians("necrosia", 1).give("kelwin", card)
    assert table.act("kelwin", f"play {card}").single("kelwin") == "at frostmoon"
    assert table.act("kelwin", "at frostmoon").single("kelwin") == f"pick ombre {kind}"


@pytest.mark.parametrize(("card", "kind"), STRIKES)
@pytest.mark.rule("NEC-132")
def test_a_strike_hits_two_if_there_are_two(card: str, kind: str) -> None:
    table = Table().put("ombre", "frostmoon", **{kind: 2}).give("kelwin", card)
    table.acts("kelwin", f"play {card}", "at frostmoon", f"pick ombre {kind}")
    assert table.single("kelwin") == "at frostmoon"


@pytest.mark.parametrize(("card", "kind"), STRIKES)
@pytest.mark.rule("NEC-132")
def test_a_strike_hits_a_single_unit_alone(card: str, kind: str) -> None:
    table = Table().put("ombre", "frostmoon", **{kind: 1}).give("kelwin", card)
    table.play("kelwin", card, "at frostmoon", f"pick ombre {kind}")
    assert (table.units("ombre", "frostmoon"), table.pile()) == ({}, [card])


@pytest.mark.parametrize(("card", "kind"), STRIKES)
def test_a_strike_needs_a_unit_of_its_kind(card: str, kind: str) -> None:
    other = "merchant" if kind == "fighter" else "fighter"
    table = Table().put("ombre", "frostmoon", **{other: 2}, mage=2).put("kelwin", "crossing", **{kind: 1})
    assert refused(table.give("kelwin", card), "kelwin", card) == NO_EFFECT


@pytest.mark.parametrize(("card", "kind"), STRIKES)
@pytest.mark.rule("NEC-C42")
def test_a_strike_hits_the_paralysed_unit_first(card: str, kind: str) -> None:
    table = Table().put("ombre", "frostmoon", **{kind: 3}).paralysed("ombre", "frostmoon", **{kind: 2})
    table.give("kelwin", card).play("kelwin", card, *("at frostmoon", f"pick ombre {kind}") * 2)
    assert (table.region("frostmoon").troops[0].units, table.region("frostmoon").troops[0].paralysed) == ({kind: 1}, {})


@pytest.mark.parametrize(("card", "kind"), STRIKES)
def test_a_strike_is_no_war(card: str, kind: str) -> None:
    table = Table().put("ombre", "frostmoon", **{kind: 1}).give("ombre", "return-to-life").give("kelwin", card)
    table.play("kelwin", card, "at frostmoon", f"pick ombre {kind}")
    assert (table.window(), table.hand("ombre"), table.view().war) == (None, ["return-to-life"], None)
