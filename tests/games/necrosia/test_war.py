"""Guerre: targets, dice, losses, Necrosians (NEC-027 to NEC-047, NEC-151)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.necrosia.dice import MORE, ONE, ZERO
from tests.games.necrosia.plays import until
from tests.games.necrosia.table import Table

WAR = "war crossing ombre"
HUNT = "war crossing necrosians"


def met(*, own: dict[str, int], rival: dict[str, int]) -> Table:
    """Kelwin and Ombre stand in the Crossing."""
    return Table().put("kelwin", "crossing", **own).put("ombre", "crossing", **rival)


# ---- declaring


@pytest.mark.rule("NEC-027")
def test_a_war_needs_an_own_fighter_in_the_region() -> None:
    table = met(own={"merchant": 2, "mage": 2}, rival={"mage": 1}).put("kelwin", "stormpeak", fighter=3)
    assert (table.forbids("kelwin", WAR), table.reason("kelwin", WAR)) == ("NEC-027", "no-fighter-there")
    assert table.legal("kelwin", "war") == []


@pytest.mark.rule("NEC-028")
def test_targets_are_players_who_are_there_and_necrosians_who_are_there() -> None:
    table = met(own={"fighter": 1}, rival={"merchant": 1}).put("feling", "frostmoon", mage=1)
    assert table.legal("kelwin", "war") == [WAR]
    for target in ("feling", "necrosians"):
        assert table.reason("kelwin", f"war crossing {target}") == "no-such-target"
    assert table.reason("kelwin", "war crossing kelwin") == "not-yourself"
    assert table.forbids("kelwin", "war crossing ygwan") == "NEC-028"
    table.put("feling", "crossing", mage=1).necrosians("crossing", 1)
    assert table.legal("kelwin", "war") == ["war crossing feling", WAR, HUNT]


@pytest.mark.rule("NEC-028")
def test_other_occupants_take_no_part() -> None:
    table = met(own={"fighter": 3}, rival={"mage": 2}).put("feling", "crossing", fighter=2).necrosians("crossing", 2)
    table.act("kelwin", WAR, ONE, ONE, ONE, ZERO)
    assert (table.units("ombre", "crossing"), table.units("feling", "crossing")) == ({}, {"fighter": 2})
    assert table.necrosians_in("crossing") == 2


@pytest.mark.rule("NEC-028", "NEC-037")
def test_the_same_target_may_be_attacked_again_with_another_action() -> None:
    table = met(own={"fighter": 1}, rival={"mage": 3}).act("kelwin", WAR, ONE, ZERO)
    assert table.waits_for() == ["kelwin"]
    table.act("kelwin", WAR, ONE, ZERO)
    assert (table.units("ombre", "crossing"), table.actions_left()) == ({"mage": 1}, 1)


@pytest.mark.rule("NEC-151", "NEC-028")
@pytest.mark.parametrize("region", ["crossing", "necrosia", "sun-cape"])
def test_necrosians_can_be_fought_in_any_region_healthy_or_not(region: str) -> None:
    table = Table().put("kelwin", region, fighter=1).necrosians(region, 2).necrosed("sun-cape", 0)
    table.act("kelwin", f"war {region} necrosians", ONE, ZERO)
    assert table.necrosians_in(region) == 1


# ---- dice


@pytest.mark.rule("NEC-029", "NEC-027")
@pytest.mark.parametrize("fighters", [1, 2, 5])
def test_the_attacker_rolls_a_die_for_each_fighter_and_none_for_others(fighters: int) -> None:
    table = met(own={"fighter": fighters, "merchant": 2, "mage": 1}, rival={"mage": 1})
    table.put("kelwin", "stormpeak", fighter=3).act("kelwin", WAR, *[ZERO] * fighters, ZERO)
    assert [one["seat"] for one in table.told("rolled")] == [0] * fighters + [1]


@pytest.mark.rule("NEC-031")
@pytest.mark.parametrize(
    ("rival", "dice"),
    [
        ({"merchant": 2, "mage": 1}, 1),
        ({"fighter": 1, "mage": 3}, 1),
        ({"fighter": 3}, 3),
        ({"fighter": 2, "mage": 2}, 2),
    ],
)
def test_the_defender_rolls_for_his_fighters_and_without_any_one_die(rival: dict[str, int], dice: int) -> None:
    table = met(own={"fighter": 1}, rival=rival).act("kelwin", WAR, ZERO, *[ZERO] * dice)
    assert [one["seat"] for one in table.told("rolled")].count(1) == dice


@pytest.mark.rule("NEC-038")
@pytest.mark.parametrize("number", [1, 2, 9])
def test_necrosians_roll_one_die_however_many_they_are(number: int) -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", number).act("kelwin", HUNT, ZERO, ZERO)
    assert len(table.told("necrosians-rolled")) == 1


@pytest.mark.rule("NEC-035", "NEC-036")
@pytest.mark.parametrize(("face", "value"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_the_faces_of_the_die(face: int, value: int) -> None:
    table = met(own={"fighter": 1}, rival={"mage": 3}).act("kelwin", WAR, face, ZERO)
    assert table.units("ombre", "crossing") == {"mage": 3 - value}


@pytest.mark.rule("NEC-036", "NEC-035")
def test_the_sixth_face_counts_one_and_is_rolled_again_without_limit() -> None:
    """The ledger's three dice: 0, 1, and a chain worth 2."""
    table = met(own={"fighter": 3}, rival={"mage": 5}).act("kelwin", WAR, ZERO, ONE, MORE, MORE, ZERO, ZERO)
    assert [one["value"] for one in table.told("rolled")] == [0, 1, 2, 0]
    assert table.told("war-scored") == [{"attack": 3, "defence": 0}]
    table = met(own={"fighter": 1}, rival={"mage": 10}).act("kelwin", WAR, *[MORE] * 6, ONE, ZERO)
    assert table.units("ombre", "crossing") == {"mage": 3}


# ---- losses


@pytest.mark.rule("NEC-030", "NEC-032")
def test_each_side_loses_what_the_other_scored() -> None:
    table = met(own={"fighter": 3}, rival={"fighter": 3}).act("kelwin", WAR, ONE, ONE, ZERO, ONE, ZERO, ZERO)
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({"fighter": 1}, {"fighter": 2})


@pytest.mark.rule("NEC-032")
def test_who_is_wiped_out_still_strikes_back() -> None:
    table = met(own={"fighter": 2}, rival={"fighter": 2}).act("kelwin", WAR, ONE, ONE, ONE, ONE)
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({}, {})


@pytest.mark.rule("NEC-033", "NEC-042")
def test_the_owner_chooses_his_losses_the_defender_first() -> None:
    """The war of the ledger's procedure, without its card."""
    table = met(own={"fighter": 3, "mage": 1}, rival={"merchant": 2, "fighter": 1})
    table.act("kelwin", WAR, ONE, ZERO, ZERO, ONE)
    assert (table.waits_for(), table.legal("ombre")) == (["ombre"], ["lose fighter", "lose merchant"])
    assert table.forbids("kelwin", "lose mage") == "NEC-033"
    table.act("ombre", "lose merchant")
    assert (table.waits_for(), table.legal("kelwin")) == (["kelwin"], ["lose fighter", "lose mage"])
    table.act("kelwin", "lose mage")
    assert table.units("kelwin", "crossing") == {"fighter": 3}
    assert table.units("ombre", "crossing") == {"fighter": 1, "merchant": 1}


@pytest.mark.rule("NEC-033")
def test_nothing_else_is_done_until_losses_are_chosen() -> None:
    table = met(own={"fighter": 1}, rival={"fighter": 1, "mage": 1}).act("kelwin", WAR, ONE, ZERO)
    assert table.forbids("ombre", "lift mage crossing") == "NEC-033"
    assert table.forbids("ombre", "lose merchant") == "NEC-034"


@pytest.mark.rule("NEC-034")
def test_losses_are_taken_in_the_region_only_and_a_surplus_is_ignored() -> None:
    table = met(own={"fighter": 3}, rival={"mage": 1}).put("ombre", "stormpeak", mage=4)
    table.act("kelwin", WAR, ONE, ONE, MORE, ONE, ZERO)
    assert (table.units("ombre", "crossing"), table.units("ombre", "stormpeak")) == ({}, {"mage": 4})
    table = Table().put("kelwin", "crossing", fighter=3).necrosians("crossing", 2).necrosians("stormpeak", 2)
    table.act("kelwin", HUNT, ONE, ONE, ONE, ZERO)
    assert (table.necrosians_in("crossing"), table.necrosians_in("stormpeak"), table.player("kelwin").tally) == (
        0,
        2,
        2,
    )


@pytest.mark.rule("NEC-012", "NEC-047")
def test_units_lost_in_a_war_go_to_the_reserve_and_leave_no_necrosian() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).necrosians("crossing", 1).act("kelwin", HUNT, ZERO, ZERO, ONE)
    assert (table.units("kelwin", "crossing"), table.in_reserve("kelwin", "fighter")) == ({"fighter": 1}, 9)
    assert table.necrosians_in("crossing") == 1


@pytest.mark.rule("NEC-037")
def test_survivors_stay_and_the_war_is_over_after_one_exchange() -> None:
    table = met(own={"fighter": 2}, rival={"fighter": 2}).act("kelwin", WAR, ONE, ZERO, ZERO, ZERO)
    assert (table.view().war, table.waits_for(), table.told("moved")) == (None, ["kelwin"], [])
    assert table.units("kelwin", "crossing") == {"fighter": 2}


PIECES = st.dictionaries(st.sampled_from(["fighter", "merchant", "mage"]), st.integers(1, 4), min_size=1)
FACES = st.lists(st.sampled_from([ZERO, ONE, MORE]), min_size=8, max_size=8)


@pytest.mark.rule("NEC-030", "NEC-034", "NEC-029", "NEC-031", "NEC-012")
@given(own=PIECES, rival=PIECES, faces=FACES)
def test_nobody_loses_more_than_the_score_nor_more_than_he_has(
    own: dict[str, int], rival: dict[str, int], faces: list[int]
) -> None:
    own = {"fighter": 1, **own}
    table = met(own=own, rival=rival)
    dice = (own["fighter"], rival.get("fighter", 1))
    # Every die ends its chain: a face that is rolled again is followed by a zero.
    rolled = [face for at in range(sum(dice)) for face in ((MORE, ZERO) if faces[at] == MORE else (faces[at],))]
    table.act("kelwin", WAR, *rolled)
    while table.view().war is not None:
        people = table.waits_for()[0]
        table.act(people, table.legal(people)[-1])
    hits = [int(face != ZERO) for face in faces]
    attack, defence = sum(hits[: dice[0]]), sum(hits[dice[0] : sum(dice)])
    for people, before, score in (("ombre", rival, attack), ("kelwin", own, defence)):
        left = sum(table.units(people, "crossing").values())
        assert left == max(0, sum(before.values()) - score)
        assert left + sum(table.player(people).reserve.values()) == 30


# ---- the course of a war


@pytest.mark.rule("NEC-042")
def test_the_steps_of_a_war_come_in_their_order() -> None:
    table = met(own={"fighter": 2}, rival={"fighter": 2}).give("kelwin", "battle-sense").give("ombre", "safe-conduct")
    table.act("kelwin", WAR)
    seen = []
    while table.window() is not None:
        seen.append((table.window(), table.actions_left()))
        table.all_pass(*((ONE, ZERO, ONE, ZERO) if table.window() == "w3" else ()))
    assert seen == [("w2", 3), ("w3", 2), ("w5", 2), ("w6", 2), ("w8", 2)]


@pytest.mark.rule("NEC-042", "NEC-033", "NEC-C04")
def test_the_war_of_the_ledger() -> None:
    """Three fighters and a mage against two merchants, whose parry costs the attacker a second unit."""
    table = met(own={"fighter": 3, "mage": 1}, rival={"merchant": 2}).give("ombre", "providential-parry")
    until(table.act("kelwin", WAR), "w5", ONE, ZERO, ONE, ONE).play("ombre", "providential-parry")
    assert (table.units("ombre", "crossing"), table.points("ombre"), table.waits_for()) == ({}, 1, ["kelwin"])
    assert table.act("kelwin", "lose mage").units("kelwin", "crossing") == {"fighter": 2}
    assert (table.view().war, table.actions_left()) == (None, 2)


@pytest.mark.rule("NEC-042")
def test_necrosians_give_no_answer_so_the_action_is_spent_at_once() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 1).give("ombre", "safe-conduct")
    table.give("kelwin", "battle-sense").act("kelwin", HUNT)
    assert (table.window(), table.actions_left()) == ("w3", 2)


@pytest.mark.rule("NEC-042", "NEC-047")
def test_necrosians_leave_with_the_losses_and_are_counted_when_the_war_is_over() -> None:
    table = Table().put("kelwin", "crossing", fighter=3).necrosians("crossing", 3).give("kelwin", "battle-sense")
    table = until(table.act("kelwin", HUNT), "w8", ONE, ONE, ONE, ONE)
    assert (table.necrosians_in("crossing"), table.war().defence.losses) == (0, 0)
    assert (table.player("kelwin").tally, table.points("kelwin")) == (0, 0)
    table.all_pass()
    assert (table.player("kelwin").tally, table.points("kelwin")) == (3, 1)


@pytest.mark.rule("NEC-043")
def test_dice_are_counted_when_they_are_rolled_after_all_changes() -> None:
    table = met(own={"fighter": 2}, rival={"mage": 1}).give("kelwin", "war-cry").give("ombre", "stubborn-rampart")
    table.act("kelwin", WAR).all_pass().play("kelwin", "war-cry")
    assert table.war().defence.dice == 0
    table.play("ombre", "stubborn-rampart", faces=(ZERO, ZERO, ZERO))
    assert [one["seat"] for one in table.told("rolled")] == [0, 0, 1]


@pytest.mark.rule("NEC-043")
def test_a_side_without_dice_rolls_nothing_and_scores_nothing() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 1).give("kelwin", "war-cry")
    table.act("kelwin", HUNT).play("kelwin", "war-cry", faces=(ONE,))
    assert (table.told("necrosians-rolled"), table.told("war-scored")) == ([], [{"attack": 1, "defence": 0}])


@pytest.mark.rule("NEC-046")
def test_a_war_whose_attackers_were_sent_away_fades_and_its_action_is_spent() -> None:
    table = met(own={"fighter": 2, "mage": 1}, rival={"fighter": 1}).give("ombre", "broken-will").act("kelwin", WAR)
    table.all_pass().play("ombre", "broken-will", "at stormpeak")
    assert (table.told("war-faded"), table.told("rolled")) == ([{"region": "crossing"}], [])
    assert (table.actions_left(), table.view().war) == (2, None)


@pytest.mark.rule("NEC-046")
def test_an_added_die_is_rolled_though_no_fighter_is_left() -> None:
    table = met(own={"fighter": 2, "mage": 1}, rival={"fighter": 1}).give("ombre", "broken-will")
    table.give("kelwin", "heroic-charge").act("kelwin", WAR).all_pass()
    table.play("kelwin", "heroic-charge").play("ombre", "broken-will", "at stormpeak", faces=(ONE, ZERO))
    assert table.units("ombre", "crossing") == {}


@pytest.mark.rule("NEC-046")
def test_added_dice_that_are_all_ignored_do_not_keep_a_war_up() -> None:
    table = met(own={"fighter": 2, "mage": 1}, rival={"fighter": 1})
    table.give("ombre", "broken-will", "nimble-dodge", "friendly-aura")
    table.give("kelwin", "heroic-charge").act("kelwin", WAR).all_pass().play("kelwin", "heroic-charge")
    table.play("ombre", "broken-will", "at stormpeak").play("ombre", "nimble-dodge").all_pass()
    assert (table.told("war-faded"), table.units("kelwin", "crossing")) == ([{"region": "crossing"}], {"mage": 1})


@pytest.mark.rule("NEC-046", "NEC-043")
def test_a_fighter_whose_only_die_is_ignored_fights_on_without_one() -> None:
    table = met(own={"fighter": 1, "mage": 1}, rival={"fighter": 1}).give("ombre", "nimble-dodge")
    table.act("kelwin", WAR).all_pass().play("ombre", "nimble-dodge", faces=(ONE,))
    assert (table.told("war-faded"), table.told("war-scored")) == ([], [{"attack": 0, "defence": 1}])


# ---- Necrosians


@pytest.mark.rule("NEC-047")
def test_the_attacker_chooses_what_he_loses_to_necrosians() -> None:
    table = Table().put("kelwin", "crossing", fighter=1, mage=1).necrosians("crossing", 2)
    table.act("kelwin", HUNT, ONE, ONE)
    assert table.legal("kelwin") == ["lose fighter", "lose mage"]
    assert table.act("kelwin", "lose mage").units("kelwin", "crossing") == {"fighter": 1}


@pytest.mark.rule("NEC-047")
def test_necrosians_never_move_or_attack_by_themselves() -> None:
    table = Table(2).ranked().put("kelwin", "frostmoon", mage=2).necrosians("crossing", 3).necrosians("necrosia", 3)
    table.end_turn("kelwin").end_turn("ombre")
    assert (table.necrosians_in("crossing"), table.necrosians_in("necrosia")) == (3, 3)
    assert table.units("kelwin", "frostmoon") == {"mage": 2}


@pytest.mark.rule("NEC-039", "NEC-040")
@pytest.mark.parametrize(
    ("tally", "killed", "after", "gained"), [(2, 2, 4, 1), (4, 5, 9, 2), (0, 2, 2, 0), (0, 3, 3, 1), (3, 2, 5, 0)]
)
def test_every_third_necrosian_brings_one_influence(tally: int, killed: int, after: int, gained: int) -> None:
    """Remainders are kept from war to war."""
    table = Table().put("kelwin", "crossing", fighter=killed).necrosians("crossing", 9).tally(kelwin=tally)
    table.act("kelwin", HUNT, *[ONE] * killed, ZERO)
    assert (table.player("kelwin").tally, table.points("kelwin")) == (after, gained)


@pytest.mark.rule("NEC-041")
def test_units_eliminated_in_a_war_are_no_necrosians() -> None:
    table = met(own={"fighter": 3}, rival={"mage": 3}).act("kelwin", WAR, ONE, ONE, ONE, ZERO)
    assert (table.player("kelwin").tally, table.points("kelwin")) == (0, 0)
