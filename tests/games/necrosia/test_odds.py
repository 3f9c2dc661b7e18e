"""The odds of a war before it is fought: exact, and the same as many wars really fought (NEC-029 to NEC-045)."""

from __future__ import annotations

from collections import Counter

import pytest

from logothete.games.necrosia.board import NECROSIAN_FOE, NECROSIANS, units_in
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.odds import NoSuchWar, die_chances, foresee, foresee_war, loss_chances, sum_chances
from logothete.games.necrosia.view import WarOdds
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import QuickDice
from logothete.kernel.steps import find_frame
from tests.games.necrosia.dice import ZERO
from tests.games.necrosia.table import Table

FACES = [0, 0, 0, 1, 1, 2]


@pytest.mark.rule("NEC-035", "NEC-036")
def test_half_of_all_dice_are_worth_nothing_and_few_more_than_one() -> None:
    assert die_chances(FACES, 3) == pytest.approx([1 / 2, 1 / 12 + 1 / 3, 1 / 72 + 1 / 18, 1 / 72])


def test_a_die_is_worth_three_fifths_on_average() -> None:
    chances = die_chances(FACES, 40)
    assert sum(chances) == pytest.approx(1)
    assert sum(value * chance for value, chance in enumerate(chances)) == pytest.approx(3 / 5)


@pytest.mark.parametrize("dice", range(6))
def test_sums_of_dice_add_up(dice: int) -> None:
    chances = sum_chances(FACES, dice, 60)
    assert sum(chances) == pytest.approx(1)
    assert sum(value * chance for value, chance in enumerate(chances)) == pytest.approx(3 * dice / 5)


@pytest.mark.rule("NEC-034")
def test_nobody_loses_more_than_is_there() -> None:
    assert loss_chances(FACES, 9, 0, 1) == pytest.approx([2**-9, 1 - 2**-9])
    assert loss_chances(FACES, 3, 0, 0) == [1.0]


@pytest.mark.rule("NEC-043", "NEC-045")
@pytest.mark.parametrize(
    ("dice", "bonus", "losses"),
    [(0, 0, [1, 0, 0]), (0, 1, [0, 1, 0]), (1, 1, [0, 1 / 2, 1 / 2]), (1, -1, [11 / 12, 5 / 72, 1 / 72])],
)
def test_a_bonus_shifts_the_score_and_a_penalty_stops_at_nothing(dice: int, bonus: int, losses: list[float]) -> None:
    assert loss_chances(FACES, dice, bonus, 2) == pytest.approx(losses)


def fought(table: Table, foe: int, wars: int) -> tuple[list[float], list[float]]:
    """How often attacker and defender lost how many when a war was fought many times, losses taken as a clock would."""
    dice = QuickDice(7)
    region = table.regions.index("crossing")
    action = table.title.actions.parse(f"war crossing {'necrosians' if foe == NECROSIAN_FOE else table.peoples[foe]}")
    attackers, defenders = Counter[int](), Counter[int]()
    for _ in range(wars):
        state = table.state.clone()
        state.take(0, action, dice, None)
        while find_frame(state.cells, WAR_STEP) >= 0:
            seat = members(state.pending())[0]
            state.take(seat, state.lapse(seat, dice), dice, None)
        attackers[present(table.state.cells, 0, region) - present(state.cells, 0, region)] += 1
        defenders[present(table.state.cells, foe, region) - present(state.cells, foe, region)] += 1
    sides = ((attackers, 0), (defenders, foe))
    first, second = (
        [lost[n] / wars for n in range(present(table.state.cells, who, region) + 1)] for lost, who in sides
    )
    return first, second


def present(cells: vec[i64], foe: int, region: int) -> int:
    """The pieces of a side in a region."""
    return int(cells[NECROSIANS + region] if foe == NECROSIAN_FOE else units_in(cells, foe, region))


@pytest.mark.rule("NEC-029", "NEC-031", "NEC-038", "NEC-173")
@pytest.mark.parametrize("rival", ["ombre", "ygwan", "necrosians"])
def test_many_wars_go_as_foreseen(rival: str) -> None:
    """Each share of 4,000 wars lies within four standard deviations of its chance."""
    table = Table(peoples=("kelwin", "ombre", "ygwan")).put("kelwin", "crossing", fighter=3, mage=1)
    table.put("ombre", "crossing", fighter=2, merchant=1).put("ygwan", "crossing", mage=2).necrosians("crossing", 3)
    foe = NECROSIAN_FOE if rival == "necrosians" else table.seat(rival)
    odds = foresee(table.state, 0, table.regions.index("crossing"), foe)
    foreseen = [*odds.attacker_losses, *odds.defender_losses]
    attackers, defenders = fought(table, foe, 4000)
    for chance, share in zip(foreseen, [*attackers, *defenders], strict=True):
        assert abs(share - chance) <= 4 * (chance * (1 - chance) / 4000) ** 0.5 + 1e-9


def test_what_is_expected_to_be_added_counts() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=5)
    odds = foresee(table.state, 0, table.regions.index("crossing"), 1, dice=(2, 1), bonus=(1, -9))
    assert (odds.attack_dice, odds.defence_dice) == (3, 2)
    assert odds.attacker_losses == pytest.approx([1, 0], abs=1e-5)
    assert odds.defender_losses[0] == 0
    assert odds.expected()[1] > 2
    assert odds.wipes_out() == odds.defender_losses[5]


@pytest.mark.rule("NEC-C12")
def test_an_airborne_assault_is_reckoned_from_next_door() -> None:
    table = Table().put("kelwin", "stormpeak", fighter=2, mage=2).put("ombre", "crossing", mage=1)
    origin, region = table.regions.index("stormpeak"), table.regions.index("crossing")
    odds = foresee(table.state, 0, region, 1, origin=origin)
    assert (odds.attack_dice, len(odds.attacker_losses)) == (2, 5)


def test_odds_of_no_war_are_refused() -> None:
    with pytest.raises(NoSuchWar, match="seat 0 has no war on 1"):
        foresee(Table().state, 0, 0, 1)


def test_the_war_that_goes_on_is_reckoned_with_its_cards_until_the_dice_fall() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.give("kelwin", "heroic-charge", "battle-sense")
    assert foresee_war(table.state) is None
    odds = foresee_war(table.act("kelwin", "war crossing ombre").play("kelwin", "heroic-charge").state)
    assert odds is not None
    assert (odds.attack_dice, odds.defence_dice) == (2, 1)
    assert foresee_war(table.all_pass(ZERO, ZERO, ZERO).state) is None


# As the title tells them to whoever thinks about a war


def told(table: Table, action: str) -> dict[str, list[float]]:
    lines = table.title.odds(table.state, 0, table.title.actions.parse(action))
    return {line.key: line.chances for line in lines}


def test_the_title_reckons_every_war_that_can_be_declared_and_nothing_else() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", mage=1).necrosians("crossing", 2)
    crossing = table.regions.index("crossing")
    for name, foe in (("ombre", 1), ("necrosians", NECROSIAN_FOE)):
        odds = foresee(table.state, 0, crossing, foe)
        expected = {"attacker-losses": odds.attacker_losses, "defender-losses": odds.defender_losses}
        assert told(table, f"war crossing {name}") == expected
    assert told(table, "lift fighter crossing") == {}
    assert table.title.foreseen == ("war",)


@pytest.mark.rule("NEC-C12")
def test_the_target_of_an_airborne_assault_is_reckoned_with_who_flies() -> None:
    table = Table().put("kelwin", "stormpeak", fighter=2, mage=2).put("ombre", "crossing", mage=1)
    table.put("ombre", "high-mists", mage=1).give("kelwin", "airborne-assault")
    table.act("kelwin", "play airborne-assault").act("kelwin", "at stormpeak")
    odds = foresee(table.state, 0, table.regions.index("crossing"), 1, origin=table.regions.index("stormpeak"))
    assert told(table, "war crossing ombre")["attacker-losses"] == odds.attacker_losses


def test_the_view_shows_the_odds_of_a_war_until_the_dice_fall() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.give("kelwin", "heroic-charge", "battle-sense").act("kelwin", "war crossing ombre")
    ahead = foresee_war(table.state)
    assert ahead is not None
    assert shown(table) == WarOdds(ahead.attacker_losses, ahead.defender_losses)
    assert shown(table.all_pass(ZERO, ZERO)) is None


def shown(table: Table) -> WarOdds | None:
    """The odds that a spectator sees of the war that goes on."""
    war = table.title.look(table.state, None).war
    assert war is not None
    return war.odds


@pytest.mark.rule("NEC-172")
def test_what_is_left_of_a_power_is_told_to_whose_turn_it_is() -> None:
    table = Table().put("kelwin", "crossing", fighter=1)
    assert table.title.left(table.state, 0)["slip"] == 1
    assert table.title.left(table.state, 1) == {}
    table.act("kelwin", "slip fighter crossing").act("kelwin", "to cairn-plain")
    assert table.title.left(table.state, 0)["slip"] == 0
