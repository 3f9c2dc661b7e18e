"""Playing cards in answer to others: who is asked, in which order, and single answers (NEC-124 to NEC-129, NEC-183)."""

from __future__ import annotations

import pytest

from logothete.kernel.state import BARRED, OPEN, SEALED
from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import until
from tests.games.necrosia.table import Table

HUNT = "war crossing necrosians"


def shown(table: Table) -> list[tuple[str, str]]:
    """The cards that were shown so far, and who showed them."""
    return [(table.peoples[int(one["seat"])], str(one["card"])) for one in table.told("showed")]


# ---- the order of answers


def hunt() -> Table:
    """Kelwin, second in the order, attacks Necrosians; Ygwan and Feling have cards that anybody may play."""
    table = Table(4).order("feling", "kelwin", "ombre", "ygwan").turn("kelwin").put("kelwin", "crossing", fighter=1)
    table.necrosians("crossing", 2).give("ygwan", "necrotic-resistance").give("feling", "shaanic-time-rift")
    return table.act("kelwin", HUNT)


@pytest.mark.rule("NEC-128")
def test_answers_count_in_the_order_of_the_year_after_the_active_player() -> None:
    """Feling comes first in the year, but last after Kelwin."""
    table = hunt()
    assert (table.window(), table.waits_for()) == ("w3", ["feling", "ygwan"])
    table.act("feling", "play shaanic-time-rift").act("ygwan", "play necrotic-resistance")
    assert shown(table) == [("ygwan", "necrotic-resistance")]


@pytest.mark.rule("NEC-128")
def test_after_a_play_everybody_is_asked_again_and_dropped_answers_stay_in_hand() -> None:
    table = hunt().act("feling", "play shaanic-time-rift").act("ygwan", "play necrotic-resistance")
    if table.window() == "any-card":
        table.all_pass()
    assert (table.window(), table.waits_for(), table.hand("feling")) == ("w3", ["feling"], ["shaanic-time-rift"])
    table.act("feling", "pass", ZERO, ZERO, ZERO, ZERO)
    assert shown(table) == [("ygwan", "necrotic-resistance")]


@pytest.mark.rule("NEC-128", "NEC-042")
def test_in_a_war_the_attacker_comes_first_then_the_defender() -> None:
    """Feling defends and is last in the order; Ombre looks on."""
    table = Table().put("kelwin", "crossing", fighter=2).put("feling", "crossing", mage=3)
    table.give("kelwin", "devastating-blow").give("ombre", "public-humiliation").give("feling", "providential-parry")
    until(table.act("kelwin", "war crossing feling"), "w5", ONE, ONE, ZERO)
    table.act("ombre", "play public-humiliation").act("feling", "play providential-parry")
    table.act("kelwin", "play devastating-blow")
    assert shown(table)[-1] == ("kelwin", "devastating-blow")
    if table.window() == "any-card":
        table.all_pass()
    table.act("ombre", "play public-humiliation").act("feling", "play providential-parry")
    assert shown(table)[-1] == ("feling", "providential-parry")


@pytest.mark.rule("NEC-128")
def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    table = hunt().act("ygwan", "pass")
    assert table.window() == "w3"
    assert table.act("feling", "pass", ZERO, ZERO).window() == "w5"


# ---- who is asked


@pytest.mark.rule("NEC-128", "NEC-137")
def test_who_holds_any_card_is_asked_and_who_holds_none_is_not() -> None:
    """Ombre's card fits nowhere: he is asked all the same, and can only pass."""
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1).give("ombre", "safe-conduct")
    table.act("kelwin", "war crossing ombre")
    assert (table.waits_for(), table.legal("ombre")) == (["ombre"], ["pass"])
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.act("kelwin", "war crossing ombre", ZERO, ZERO)
    assert table.view().war is None


@pytest.mark.rule("NEC-128")
@pytest.mark.parametrize("place", ["row", "discard"])
def test_nobody_is_asked_when_every_card_for_it_lies_open(place: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1).give("ombre", "safe-conduct")
    answers = ("mark-of-friendship", "friendly-aura")
    table.row(*answers) if place == "row" else table.discarded(*answers)
    assert table.act("kelwin", "war crossing ombre").window() == "w3"


@pytest.mark.rule("NEC-128")
def test_only_those_whose_part_the_window_calls_for_are_asked() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.give("kelwin", "mage-leap").give("ombre", "safe-conduct").give("feling", "charm-spell")
    asked = {}
    table.act("kelwin", "war crossing ombre")
    while table.window() is not None:
        asked[str(table.window())] = table.waits_for()
        table.all_pass(*((ONE, ONE) if table.window() == "w3" else ()))
    assert asked == {
        "w2": ["ombre"],
        "w3": ["kelwin", "ombre"],
        "w5": ["kelwin", "ombre", "feling"],
        "w6": ["kelwin", "ombre"],
        "w8": ["kelwin", "ombre"],
    }
    assert table.refusal("feling", "pass").rule == "NEC-089"


@pytest.mark.rule("NEC-128", "NEC-137")
def test_what_a_hand_holds_changes_nothing_about_who_is_asked() -> None:
    asked = []
    for card in ("nimble-dodge", "charm-spell", "altered-memories"):
        table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1).give("ombre", card)
        seen = []
        table.act("kelwin", "war crossing ombre")
        while table.window() is not None:
            seen.append((table.window(), tuple(table.waits_for())))
            table.all_pass(*((ONE, ZERO) if table.window() == "w3" else ()))
        asked.append(seen)
    assert asked[0] == asked[1] == asked[2]


@pytest.mark.rule("NEC-129", "NEC-128")
def test_after_every_announcement_all_others_with_cards_may_cancel() -> None:
    table = (
        Table(4).give("kelwin", "foul-proliferation", "war-cry").give("ombre", "mage-leap").give("ygwan", "charm-spell")
    )
    table.act("kelwin", "play foul-proliferation")
    assert (table.window(), table.waits_for()) == ("any-card", ["ombre", "ygwan"])
    assert table.all_pass().necrosians_in("necrosia") == 2


@pytest.mark.rule("NEC-129", "NEC-128")
def test_nobody_is_asked_to_cancel_when_the_only_such_card_lies_open() -> None:
    table = Table().give("kelwin", "foul-proliferation").give("ombre", "mage-leap").discarded("altered-memories")
    assert table.act("kelwin", "play foul-proliferation").necrosians_in("necrosia") == 2


# ---- under seal


@pytest.mark.rule("NEC-137", "NEC-183")
def test_answers_are_sealed_and_a_pass_is_never_told() -> None:
    table = hunt()
    assert table.state.sealed()
    before = len(table.log("kelwin"))
    table.act("feling", "play shaanic-time-rift")
    assert (table.reach, len(table.log("kelwin"))) == (SEALED, before)
    table.act("ygwan", "pass")
    assert [event.kind for event in table.log("kelwin")[before:]][:1] == ["showed"]
    assert "passed" not in {event.kind for event in table.log()}


@pytest.mark.rule("NEC-128")
def test_nobody_answers_twice_or_unasked() -> None:
    table = hunt().act("feling", "pass")
    assert table.reason("feling", "pass") == "already-answered"
    assert table.reason("ombre", "pass") == "not-asked"


# ---- when cards may be played at all


@pytest.mark.rule("NEC-125", "NEC-124")
def test_a_card_without_a_moment_is_played_between_own_actions_only() -> None:
    table = (
        Table()
        .put("kelwin", "crossing", mage=1)
        .give("kelwin", "foul-proliferation")
        .give("ombre", "spreading-parasite")
    )
    table.necrosians("necrosia", 1)
    assert table.forbids("ombre", "play spreading-parasite") == "NEC-089"
    assert table.act("kelwin", "lift mage crossing").forbids("kelwin", "play foul-proliferation") == "NEC-095"
    table.acts("kelwin", "to sun-cape")
    assert "play foul-proliferation" in table.legal("kelwin")


@pytest.mark.rule("NEC-122", "NEC-127")
def test_a_card_goes_to_the_pile_once_it_was_used() -> None:
    table = Table().give("kelwin", "foul-proliferation").play("kelwin", "foul-proliferation")
    assert (table.pile(), table.hand("kelwin")) == (["foul-proliferation"], [])
    assert table.forbids("kelwin", "play foul-proliferation") == "NEC-136"


@pytest.mark.rule("NEC-127", "NEC-129")
def test_the_effect_comes_after_the_chance_to_cancel() -> None:
    table = (
        Table().give("kelwin", "foul-proliferation").give("ombre", "mage-leap").act("kelwin", "play foul-proliferation")
    )
    assert (table.necrosians_in("necrosia"), shown(table)) == (0, [("kelwin", "foul-proliferation")])
    assert (table.all_pass().necrosians_in("necrosia"), table.pile()) == (2, ["foul-proliferation"])


# ---- single answers


@pytest.mark.rule("NEC-183")
def test_a_card_with_one_possible_target_needs_no_choice() -> None:
    table = (
        Table().put("ombre", "crossing", mage=1).give("kelwin", "elite-marksman").act("kelwin", "play elite-marksman")
    )
    assert (table.units("ombre", "crossing"), table.pile()) == ({}, ["elite-marksman"])
    assert [one["region"] for one in table.told("named-region")] == ["crossing"]


@pytest.mark.rule("NEC-183", "NEC-127")
def test_a_card_with_a_choice_waits_for_it_and_takes_only_the_rest_by_itself() -> None:
    table = Table().put("ombre", "crossing", mage=1).put("feling", "frostmoon", mage=1, fighter=1)
    table.give("kelwin", "elite-marksman").act("kelwin", "play elite-marksman")
    assert (table.legal("kelwin"), table.reach) == (["at frostmoon", "at crossing"], SEALED)
    table.act("kelwin", "at crossing")
    assert (table.units("ombre", "crossing"), table.reach) == ({}, BARRED)


@pytest.mark.rule("NEC-183")
def test_single_answers_of_an_action_can_be_taken_back_with_it() -> None:
    table = Table().put("kelwin", "crossing", mage=1, fighter=1).put("kelwin", "sun-cape", mage=1)
    table.act("kelwin", "cast crossing")
    assert (table.legal("kelwin"), table.reach) == (["carry kelwin fighter", "carry kelwin mage"], OPEN)
    table = (
        Table().put("kelwin", "crossing", mage=1).reserve("kelwin", fighter=0).act("kelwin", "convert mage crossing")
    )
    assert (table.units("kelwin", "crossing"), table.reach) == ({"merchant": 1}, OPEN)


@pytest.mark.rule("NEC-183", "NEC-137", "NEC-129")
def test_where_a_card_could_be_added_a_single_answer_is_asked_for_all_the_same() -> None:
    """That nothing is asked would show that the hand holds no card for it."""
    table = Table().put("kelwin", "crossing", merchant=1).reserve("kelwin", fighter=0, merchant=0)
    table.give("kelwin", "galvanised-market", "war-cry").play("kelwin", "galvanised-market")
    assert table.act("kelwin", "trade crossing").legal("kelwin") == ["recruit mage"]
    assert table.units("kelwin", "crossing") == {"merchant": 1}


@pytest.mark.rule("NEC-183", "NEC-033")
def test_losses_without_a_choice_are_taken_without_asking() -> None:
    """All must go, or there is only one kind."""
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", fighter=1, mage=1)
    table.act("kelwin", "war crossing ombre", ONE, ONE, ONE)
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({}, {"fighter": 1})


OUT_OF_TURN = ("people", "place", "rank", "favour", "window-", "lose", "driven", "card-")


@pytest.mark.rule("NEC-183")
@pytest.mark.parametrize("seed", [1, 2])
def test_out_of_turn_players_are_asked_only_what_the_rule_lists(seed: int) -> None:
    table = Table(4).ranked()
    for at, people in enumerate(table.peoples):
        table.put(people, "crossing", fighter=2, merchant=2, mage=2).give(people, *table.cards[at * 20 : at * 20 + 12])
    seen = set()
    for _ in table.wander(seed):
        view = table.view()
        for people in table.waits_for():
            prompt = table.prompt(people)
            assert prompt is not None
            if view.active != table.seat(people):
                seen.add(prompt.key)
    assert [key for key in seen if not key.startswith(OUT_OF_TURN)] == []
    assert {"rank", "lose", "window-any-card", "window-w3"} <= seen
