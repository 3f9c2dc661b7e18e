"""Magic cards of hands, deck and row (NEC-C33 to NEC-C35), and of wars and the start of a turn (NEC-C38 to NEC-C40)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from logothete.games.necrosia.view import Top
from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import (
    NO_EFFECT,
    NOT_ASKED,
    OTHER_MOMENT,
    OTHER_PART,
    TURN_BEGUN,
    WAR,
    cancel,
    case,
    dice_rolled,
    duel,
    refused,
    three_actions,
    until,
)
from tests.games.necrosia.table import Table

# ---- Charm Spell


def charm() -> Table:
    """Kelwin holds the Charm Spell; Ombre holds a War Cry and a Mage Leap."""
    return Table().give("kelwin", "charm-spell").give("ombre", "war-cry", "mage-leap")


@pytest.mark.parametrize(("face", "stolen", "left"), [(1, "war-cry", "mage-leap"), (2, "mage-leap", "war-cry")])
@pytest.mark.rule("NEC-C33")
def test_a_charm_takes_a_card_at_random(face: int, stolen: str, left: str) -> None:
    table = charm().play("kelwin", "charm-spell", "aim ombre", faces=(face,))
    assert (table.hand("kelwin"), table.hand("ombre")) == ([stolen], [left])
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["charm-spell"])


@pytest.mark.rule("NEC-C33", "NEC-136", "NEC-182")
def test_only_thief_and_victim_know_the_stolen_card() -> None:
    table = charm().play("kelwin", "charm-spell", "aim ombre", faces=(2,))
    assert table.told("stolen-card", "ombre") == [{"seat": 0, "rival_seat": 1, "card": "mage-leap"}]
    assert table.told("stolen-card", "kelwin") == table.told("stolen-card", "ombre")
    assert (table.told("stolen-card", "feling"), table.told("stolen-card")) == ([], [])
    assert table.told("stolen", "feling") == [{"seat": 0, "rival_seat": 1}]
    assert [table.view(people).seats[0].known for people in ("ombre", "feling")] == [["mage-leap"], []]


@pytest.mark.rule("NEC-C33", "NEC-182")
def test_others_lose_track_of_a_card_that_may_have_been_stolen() -> None:
    table = Table().order("ombre", "kelwin", "feling").influence(ombre=1).row("war-cry")
    table.act("ombre", "finish").act("ombre", "buy war-cry").give("ombre", "mage-leap").give("kelwin", "charm-spell")
    assert table.view("feling").seats[1].known == ["war-cry"]
    table.play("kelwin", "charm-spell", "aim ombre", faces=(1,))
    assert [seat.known for seat in table.view("feling").seats] == [[], [], []]
    assert table.view("ombre").seats[0].known == ["war-cry"]


@pytest.mark.rule("NEC-C33", "NEC-120")
def test_a_stolen_card_may_be_played_at_once() -> None:
    table = charm().play("kelwin", "charm-spell", "aim ombre", faces=(2,))
    table.play("kelwin", "mage-leap", "at crossing", "recruit mage")
    assert table.units("kelwin", "crossing") == {"mage": 1}


@pytest.mark.rule("NEC-C33")
def test_a_charm_needs_a_victim_with_cards() -> None:
    assert charm().act("kelwin", "play charm-spell").single("kelwin") == "aim ombre"
    assert refused(Table().give("kelwin", "charm-spell", "war-cry"), "kelwin", "charm-spell") == NO_EFFECT


@pytest.mark.rule("NEC-C33", "NEC-127")
def test_no_card_is_drawn_before_the_charm_can_be_cancelled() -> None:
    table = charm().acts("kelwin", "play charm-spell", "aim ombre")
    assert (table.window(), table.hand("ombre")) == ("any-card", ["war-cry", "mage-leap"])


@pytest.mark.rule("NEC-C33")
def test_a_cancelled_charm_takes_nothing() -> None:
    table = cancel(charm(), "kelwin", "charm-spell", "aim ombre")
    assert (table.hand("kelwin"), table.hand("ombre")) == ([], ["war-cry", "mage-leap"])


# ---- Sight Through Walls

TOP = ("war-cry", "heroic-charge", "mage-leap", "magic-weapon")


def sight(influence: int = 5) -> Table:
    """Kelwin holds the Sight Through Walls; four cards are known to lie on the deck."""
    return Table().give("kelwin", "sight-through-walls").deck(*TOP).influence(kelwin=influence)


def few(deck: int, *discarded: str) -> Table:
    """A deck of one or two cards and this discard pile; Feling holds all the rest."""
    rest = ("sight-through-walls", *TOP[:deck], *discarded)
    table = Table().give("kelwin", "sight-through-walls").only_deck(*TOP[:deck])
    return table.give("feling", *(card for card in table.cards if card not in rest))


@pytest.mark.rule("NEC-C34")
def test_the_seer_takes_one_of_three_and_orders_the_others() -> None:
    table = sight().play("kelwin", "sight-through-walls")
    assert table.view("kelwin").looking == list(TOP[:3])
    table.acts("kelwin", "want heroic-charge", "want mage-leap")
    assert (table.hand("kelwin"), table.pile()) == (["heroic-charge"], ["sight-through-walls"])
    assert table.view("kelwin").seen == [Top(1, "mage-leap"), Top(2, "war-cry")]


@pytest.mark.rule("NEC-C34")
def test_the_seer_may_leave_the_others_as_they_were() -> None:
    table = sight().play("kelwin", "sight-through-walls").acts("kelwin", "want mage-leap", "want war-cry")
    assert table.view("kelwin").seen == [Top(1, "war-cry"), Top(2, "heroic-charge")]
    until(table.act("kelwin", "finish"), "cards").all_pass()
    assert table.in_row()[:3] == ["war-cry", "heroic-charge", "magic-weapon"]


@pytest.mark.rule("NEC-C34", "NEC-130", "NEC-131")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_sight_costs_two_or_what_there_is(before: int, after: int) -> None:
    assert sight(before).play("kelwin", "sight-through-walls").points("kelwin") == after


@pytest.mark.rule("NEC-C34", "NEC-137", "NEC-182")
def test_nobody_else_sees_what_the_seer_saw() -> None:
    table = sight().play("kelwin", "sight-through-walls")
    assert (table.view("ombre").looking, table.view().looking) == ([], [])
    table.acts("kelwin", "want heroic-charge", "want mage-leap")
    assert (table.view("ombre").seen, table.view("ombre").seats[0].known) == ([], [])
    assert (table.told("drew-card", "kelwin"), table.told("drew-card", "ombre")) == (
        [{"seat": 0, "card": "heroic-charge"}],
        [],
    )


@pytest.mark.rule("NEC-C34")
def test_only_the_cards_on_top_can_be_taken() -> None:
    table = (
        sight().row("war-cry", "elite-marksman").deck(*TOP[1:], "split-selves").play("kelwin", "sight-through-walls")
    )
    assert table.legal("kelwin") == ["want heroic-charge", "want mage-leap", "want magic-weapon"]
    assert table.forbids("kelwin", "want war-cry") == table.forbids("kelwin", "want split-selves") == "NEC-C34"
    assert table.in_row() == ["war-cry", "elite-marksman"]


@pytest.mark.rule("NEC-C34", "NEC-120")
def test_a_card_that_was_seen_and_drawn_may_be_played_at_once() -> None:
    table = sight().play("kelwin", "sight-through-walls").acts("kelwin", "want mage-leap", "want war-cry")
    table.play("kelwin", "mage-leap", "at crossing", "recruit mage")
    assert table.units("kelwin", "crossing") == {"mage": 1}


@pytest.mark.rule("NEC-C34", "NEC-139")
def test_a_deck_of_fewer_than_three_is_filled_from_below() -> None:
    table = few(1, "broken-will", "mass-flight").play("kelwin", "sight-through-walls", faces=(1,))
    assert table.view("kelwin").looking == ["war-cry", "broken-will", "mass-flight"]
    assert table.pile() == ["sight-through-walls"]


@pytest.mark.rule("NEC-C34")
def test_a_deck_of_three_is_left_alone() -> None:
    table = Table().give("kelwin", "sight-through-walls").only_deck(*TOP[:3]).play("kelwin", "sight-through-walls")
    assert table.view("kelwin").looking == list(TOP[:3])
    assert len(table.pile()) == 77


@pytest.mark.rule("NEC-C34")
def test_of_two_cards_one_is_taken_and_one_is_left() -> None:
    table = few(2).play("kelwin", "sight-through-walls").act("kelwin", "want heroic-charge")
    assert table.hand("kelwin") == ["heroic-charge"]
    assert (table.view("kelwin").seen, "finish" in table.legal("kelwin")) == ([Top(1, "war-cry")], True)


@pytest.mark.rule("NEC-C34", "NEC-183")
def test_the_last_card_is_drawn_without_a_question() -> None:
    table = few(1).play("kelwin", "sight-through-walls")
    assert (table.hand("kelwin"), table.view().deck) == (["war-cry"], 0)
    assert table.told("drew-card", "kelwin") == [{"seat": 0, "card": "war-cry"}]


@pytest.mark.rule("NEC-C34")
def test_there_must_be_a_card_to_see() -> None:
    assert refused(few(0), "kelwin", "sight-through-walls") == NO_EFFECT
    assert "play sight-through-walls" in few(0, "war-cry").legal("kelwin")


@pytest.mark.rule("NEC-C34")
def test_cancelled_sight_shows_nothing_and_costs_nothing() -> None:
    table = cancel(sight(), "kelwin", "sight-through-walls")
    assert (table.view("kelwin").looking, table.view("kelwin").seen, table.points("kelwin")) == ([], [], 5)


@pytest.mark.parametrize(
    ("card", "arrange"), [case("NEC-C33", "charm-spell", charm), case("NEC-C34", "sight-through-walls", sight)]
)
@pytest.mark.rule("NEC-125")
def test_minds_and_walls_are_read_after_the_third_action_too(card: str, arrange: Callable[[], Table]) -> None:
    assert three_actions(arrange()).legal("kelwin", "play") == [f"play {card}"]


# ---- Telekinetic Discount

ROW = ("war-cry", "heroic-charge", "mage-leap", "magic-weapon", "split-selves")


def discount(influence: int = 0) -> Table:
    """Kelwin has finished, holds the Telekinetic Discount, and could buy from the row of five."""
    table = Table().give("kelwin", "telekinetic-discount").row(*ROW).influence(kelwin=influence)
    return until(table.act("kelwin", "finish"), "cards")


@pytest.mark.rule("NEC-C35")
def test_a_discount_takes_one_off_every_price() -> None:
    table = discount()
    assert [offer.price for offer in table.view().row] == [1, 2, 3, 4, 5]
    table.play("kelwin", "telekinetic-discount")
    assert [offer.price for offer in table.view().row] == [0, 1, 2, 3, 4]


@pytest.mark.rule("NEC-C35", "NEC-110")
def test_the_first_card_is_free_three_times_but_not_four() -> None:
    table = discount().play("kelwin", "telekinetic-discount")
    table.acts("kelwin", "buy war-cry", "buy heroic-charge", "buy mage-leap")
    assert (table.hand("kelwin"), table.points("kelwin")) == (["war-cry", "heroic-charge", "mage-leap"], 0)
    assert table.waits_for() == ["ombre"]


@pytest.mark.rule("NEC-C35", "NEC-114")
def test_a_discount_applies_to_all_purchases() -> None:
    table = discount(6).play("kelwin", "telekinetic-discount").acts("kelwin", "buy split-selves", "buy heroic-charge")
    assert table.points("kelwin") == 1
    assert table.forbids("kelwin", "buy magic-weapon") == "NEC-114"


@pytest.mark.rule("NEC-C35")
def test_a_discount_ends_with_the_turn() -> None:
    table = discount().play("kelwin", "telekinetic-discount").act("kelwin", "stop")
    assert [offer.price for offer in table.view().row] == [1, 2, 3, 4, 5]


@pytest.mark.rule("NEC-C35")
def test_a_discount_needs_a_row() -> None:
    table = until(Table().give("kelwin", "telekinetic-discount").act("kelwin", "finish"), "cards")
    assert refused(table, "kelwin", "telekinetic-discount") == NO_EFFECT


@pytest.mark.rule("NEC-C35")
def test_a_discount_comes_before_any_card_is_taken() -> None:
    table = discount(5)
    table.act("kelwin", "pass")
    assert table.forbids("kelwin", "play telekinetic-discount") == "NEC-110"
    table = Table().give("kelwin", "telekinetic-discount").row(*ROW)
    assert refused(table, "kelwin", "telekinetic-discount") == OTHER_MOMENT


@pytest.mark.rule("NEC-C35")
def test_a_cancelled_discount_lowers_no_price() -> None:
    table = cancel(discount(5), "kelwin", "telekinetic-discount")
    assert [offer.price for offer in table.view().row] == [1, 2, 3, 4, 5]


# ---- Spectral Form


@pytest.mark.rule("NEC-C38", "NEC-130")
def test_a_spectral_form_takes_a_die_from_the_attacker() -> None:
    table = until(duel(ombre="spectral-form").act("kelwin", WAR), "w3")
    table.play("ombre", "spectral-form", faces=(ONE, ZERO, ZERO))
    assert (dice_rolled(table), table.units("ombre", "crossing")) == ([0, 1, 1], {"fighter": 1})
    assert (table.points("ombre"), table.pile()) == (1, ["spectral-form"])


@pytest.mark.rule("NEC-C38")
def test_a_spectral_form_may_take_the_last_die_but_no_more() -> None:
    table = duel(ombre=("nimble-dodge", "spectral-form")).remove("kelwin", "crossing", fighter=1)
    until(table.act("kelwin", WAR), "w3").play("ombre", "nimble-dodge")
    assert refused(table, "ombre", "spectral-form") == NO_EFFECT
    assert dice_rolled(table.all_pass(ZERO, ZERO)) == [1, 1]


@pytest.mark.rule("NEC-C38")
def test_a_spectral_form_is_for_the_defender_before_the_dice() -> None:
    table = until(duel(kelwin="spectral-form").act("kelwin", WAR), "w3")
    assert refused(table, "kelwin", "spectral-form") == OTHER_PART
    table = until(duel(ombre="spectral-form").act("kelwin", WAR), "w5", *(ZERO,) * 4)
    assert refused(table, "ombre", "spectral-form") == OTHER_MOMENT


@pytest.mark.rule("NEC-C38")
def test_a_spectral_form_is_not_for_lookers_on() -> None:
    table = duel(feling="spectral-form", kelwin="split-selves").act("kelwin", WAR)
    assert (table.window(), refused(table, "feling", "spectral-form")) == ("w3", NOT_ASKED)


@pytest.mark.rule("NEC-C38")
def test_a_cancelled_spectral_form_takes_no_die() -> None:
    table = until(duel(ombre="spectral-form").act("kelwin", WAR), "w3")
    cancel(table, "ombre", "spectral-form", faces=(ZERO,) * 4)
    assert (dice_rolled(table), table.points("ombre")) == ([0, 0, 1, 1], 0)


# ---- Mage Leap and Magic Weapon


@pytest.mark.rule("NEC-C39")
def test_a_leap_brings_a_mage_anywhere() -> None:
    table = Table().give("kelwin", "mage-leap").play("kelwin", "mage-leap", "at necrosia", "recruit mage")
    assert (table.units("kelwin", "necrosia"), table.in_reserve("kelwin", "mage")) == ({"mage": 1}, 9)
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["mage-leap"])


@pytest.mark.rule("NEC-C39")
def test_a_leap_may_go_to_every_region_but_is_a_mage() -> None:
    table = Table().give("kelwin", "mage-leap").act("kelwin", "play mage-leap")
    assert len(table.legal("kelwin")) == len(table.legal("kelwin", "at")) == 18
    assert table.act("kelwin", "at crossing").single("kelwin") == "recruit mage"


@pytest.mark.rule("NEC-C39")
def test_a_leap_needs_a_mage_in_reserve() -> None:
    assert refused(Table().reserve("kelwin", mage=0).give("kelwin", "mage-leap"), "kelwin", "mage-leap") == NO_EFFECT


@pytest.mark.rule("NEC-C39")
def test_a_cancelled_leap_brings_nobody() -> None:
    table = cancel(Table().give("kelwin", "mage-leap"), "kelwin", "mage-leap", "at crossing", "recruit mage")
    assert (table.units("kelwin", "crossing"), table.in_reserve("kelwin", "mage")) == ({}, 10)


@pytest.mark.rule("NEC-C40", "NEC-012")
def test_a_magic_weapon_sends_any_opposing_unit_back_to_its_reserve() -> None:
    table = (
        Table().put("ombre", "frostmoon", merchant=2).put("feling", "frostmoon", mage=1).give("kelwin", "magic-weapon")
    )
    table.play("kelwin", "magic-weapon", "at frostmoon", "pick ombre merchant")
    assert (table.units("ombre", "frostmoon"), table.units("feling", "frostmoon")) == ({"merchant": 1}, {"mage": 1})
    assert (table.in_reserve("ombre", "merchant"), table.points("kelwin")) == (9, 0)
    assert (table.actions_left(), table.pile()) == (3, ["magic-weapon"])


@pytest.mark.rule("NEC-C40", "NEC-132")
def test_a_magic_weapon_spares_own_units_and_necrosians() -> None:
    table = Table().put("kelwin", "frostmoon", mage=1).put("ombre", "frostmoon", fighter=1).necrosians("crossing", 1)
    table.put("kelwin", "stormpeak", fighter=1).give("kelwin", "magic-weapon").act("kelwin", "play magic-weapon")
    assert table.single("kelwin") == "at frostmoon"
    assert table.act("kelwin", "at frostmoon").single("kelwin") == "pick ombre fighter"


@pytest.mark.rule("NEC-C40")
def test_a_magic_weapon_needs_an_opposing_unit() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 1).give("kelwin", "magic-weapon")
    assert refused(table, "kelwin", "magic-weapon") == NO_EFFECT


@pytest.mark.rule("NEC-C40")
def test_a_cancelled_magic_weapon_hits_nobody() -> None:
    table = Table().put("ombre", "frostmoon", fighter=1).give("kelwin", "magic-weapon")
    cancel(table, "kelwin", "magic-weapon", "at frostmoon", "pick ombre fighter")
    assert table.units("ombre", "frostmoon") == {"fighter": 1}


@pytest.mark.parametrize("card", [case("NEC-C39", "mage-leap"), case("NEC-C40", "magic-weapon")])
@pytest.mark.parametrize(
    "first", [("slip merchant crossing", "to stormpeak"), ("convert merchant crossing", "into mage")]
)
@pytest.mark.rule("NEC-126")
def test_magic_cards_of_the_start_come_before_the_first_action(card: str, first: tuple[str, ...]) -> None:
    table = Table().put("kelwin", "crossing", merchant=1).put("ombre", "crossing", mage=1).give("kelwin", card)
    assert f"play {card}" in table.legal("kelwin")
    table.acts("kelwin", *first)
    assert refused(table, "kelwin", card) == TURN_BEGUN
