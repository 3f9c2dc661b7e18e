"""What each seat sees (NEC-136, NEC-137, NEC-182): public facts, the own hand, and what was legally seen."""

from __future__ import annotations

import pytest

from logothete.games.necrosia.view import Announced, ForSale, Held, OpenWindow, Top, Troop
from logothete.kernel.dice import QuickDice
from logothete.kernel.features import places, row_size
from logothete.kernel.state import buffer
from tests.games.necrosia.dice import MORE, ONE, ZERO
from tests.games.necrosia.table import Table, title
from tests.twins import run_twins


def numbers(table: Table, people: str) -> dict[str, list[int]]:
    """The row of numbers that a people is given."""
    features = title().features(table.setup)
    out = buffer(row_size(features))
    size = title().observe(table.state, table.seat(people), out)
    assert size == len(out)
    return {name: [int(number) for number in out[place]] for name, place in places(features).items()}


# ---------------------------------------------------------------------- the board


@pytest.mark.rule("NEC-182", "NEC-153")
def test_everybody_sees_regions_pieces_and_who_dominates() -> None:
    table = Table().put("kelwin", "crossing", fighter=2, mage=1).put("ombre", "crossing", merchant=1)
    region = table.necrosians("crossing", 2).paralysed("ombre", "crossing", merchant=1).region("crossing")
    assert (region.value, region.guild, region.necrosians, region.dominated_by) == (3, None, 2, 0)
    assert region.troops == [Troop(0, {"fighter": 2, "mage": 1}, {}), Troop(1, {"merchant": 1}, {"merchant": 1})]
    assert not region.falling


@pytest.mark.rule("NEC-141", "NEC-144", "NEC-145")
def test_a_token_shows_its_value_and_hides_the_guild() -> None:
    table = Table().necrosed("copper-dunes", 4).necrosians("singing-wood", 1)
    dunes, wood = table.region("copper-dunes"), table.region("singing-wood")
    assert (dunes.necrosed, dunes.token, dunes.value, dunes.guild) == (True, 4, 4, None)
    assert (wood.necrosed, wood.token, wood.guild, wood.falling) == (False, None, "shaan", True)
    assert (table.view().necrosed, table.view().defeat) == (2, 6)


@pytest.mark.rule("NEC-182", "NEC-068")
def test_token_values_still_unseen_are_known_by_subtraction() -> None:
    assert Table().view().tokens == [0, 0, 1, 1, 2, 2, 3, 4]
    assert Table().necrosed("crossing", 2).view().tokens == [0, 0, 1, 1, 2, 3, 4]


@pytest.mark.rule("NEC-182", "NEC-135")
def test_players_influence_tallies_reserves_bans_and_curses_are_public() -> None:
    table = Table().put("kelwin", "crossing", mage=3).influence(kelwin=7).tally(kelwin=4).ban("kelwin", "war", "mages")
    player = table.cursed("kelwin", "necrosia").player("kelwin")
    assert (player.people, player.influence, player.tally) == ("kelwin", 7, 4)
    assert player.reserve == {"fighter": 10, "merchant": 10, "mage": 7}
    assert (player.bans, player.curse) == (["mages", "war"], "necrosia")
    assert table.region("necrosia").cursed


@pytest.mark.rule("NEC-093", "NEC-063")
def test_the_turn_shows_order_actions_and_the_move_half_made() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).order("kelwin", "feling", "ombre")
    table.acts("kelwin", "lift fighter crossing", "to stormpeak")
    view = table.view()
    assert (view.order, view.active, view.actions, view.asked) == ([0, 2, 1], 0, 2, [0])
    assert view.doing is not None
    assert (view.doing.action, view.doing.kind, view.doing.to) == ("move", "fighter", "stormpeak")


# ---------------------------------------------------------------------- cards


@pytest.mark.rule("NEC-112", "NEC-113", "NEC-136")
def test_row_prices_discard_pile_and_sizes_are_public() -> None:
    table = Table().row("war-cry", "trihnic-deluge").discarded("heroic-charge").give("ombre", "nimble-dodge")
    view = table.view()
    assert view.row == [ForSale("war-cry", 1), ForSale("trihnic-deluge", 2)]
    assert (view.discard, view.deck, view.seats[1].hand) == (["heroic-charge"], 76, 1)


@pytest.mark.rule("NEC-136")
def test_a_hand_is_seen_by_its_owner_only_with_what_can_be_played() -> None:
    table = Table().give("kelwin", "recruitment-drive", "nimble-dodge")
    assert table.view("kelwin").hand == [Held("nimble-dodge", False), Held("recruitment-drive", True)]
    for viewer in ("ombre", None):
        assert table.view(viewer).hand == []
        assert table.view(viewer).seats[0].known == []


@pytest.mark.rule("NEC-116", "NEC-182")
def test_a_card_bought_from_the_row_stays_known_to_all() -> None:
    table = Table().put("kelwin", "crossing", mage=1).row("war-cry", "heroic-charge").act("kelwin", "finish")
    table.acts("kelwin", "buy war-cry", "stop")
    for rival in ("ombre", "feling"):
        assert table.view(rival).seats[0].known == ["war-cry"]
    assert table.view().seats[0].known == []


@pytest.mark.rule("NEC-182", "NEC-C33")
def test_a_stolen_card_is_known_to_both_and_others_lose_track_of_the_hand() -> None:
    """Anyone may have been stolen: a third player can no longer be sure of what he saw bought."""
    table = Table().put("ombre", "crossing", mage=1).row("war-cry", "heroic-charge").turn("ombre")
    table.acts("ombre", "finish", "buy war-cry", "stop").give("ombre", "nimble-dodge")
    table.turn("kelwin").give("kelwin", "charm-spell")
    assert table.view("feling").seats[1].known == ["war-cry"]
    table.play("kelwin", "charm-spell", "aim ombre", faces=(2,))
    assert table.hand("kelwin") == ["nimble-dodge"]
    assert table.view("kelwin").seats[1].known == ["war-cry"]
    assert table.view("ombre").seats[0].known == ["nimble-dodge"]
    assert [seat.known for seat in table.view("feling").seats] == [[], [], []]


@pytest.mark.rule("NEC-182", "NEC-C34")
def test_a_seer_alone_knows_what_he_put_back_until_somebody_else_looks() -> None:
    table = Table().give("kelwin", "sight-through-walls").deck("war-cry", "heroic-charge", "nimble-dodge")
    table.play("kelwin", "sight-through-walls")
    assert table.view("kelwin").looking == ["war-cry", "heroic-charge", "nimble-dodge"]
    assert table.view("ombre").looking == []
    table.acts("kelwin", "want war-cry", "want nimble-dodge")
    assert table.view("kelwin").seen == [Top(1, "nimble-dodge"), Top(2, "heroic-charge")]
    assert (table.view("ombre").seen, table.view("ombre").seats[0].known) == ([], [])
    table.turn("ombre").give("ombre", "sight-through-walls").play("ombre", "sight-through-walls")
    assert table.view("kelwin").seen == []


@pytest.mark.rule("NEC-182")
def test_a_card_drawn_from_the_deck_is_no_longer_known_to_whoever_saw_it_there() -> None:
    table = Table().put("ombre", "copper-dunes", mage=1).deck("war-cry", "heroic-charge", "nimble-dodge")
    table.give("kelwin", "sight-through-walls").play("kelwin", "sight-through-walls")
    table.acts("kelwin", "want nimble-dodge", "want war-cry").turn("ombre").act("ombre", "finish")
    table.act("ombre", "draw combat")
    assert "war-cry" in table.hand("ombre")
    assert table.view("kelwin").seats[1].known == []


@pytest.mark.rule("NEC-C60", "NEC-136")
def test_only_the_reader_of_entrails_sees_what_was_drawn() -> None:
    table = Table().give("kelwin", "reading-the-entrails").play("kelwin", "reading-the-entrails")
    assert len(table.view("kelwin").looking) == 4
    assert table.view("ombre").looking == table.view().looking == []


# ---------------------------------------------------------------------- windows and announcements


@pytest.mark.rule("NEC-127")
def test_a_card_still_thought_about_is_nobody_elses_business() -> None:
    """In his own phase 3 a player makes his choices before the card is shown."""
    table = Table().put("ombre", "crossing", mage=1, merchant=1).give("kelwin", "elite-marksman", "war-cry")
    before = [(table.view(viewer), numbers(table, "ombre")) for viewer in ("ombre", None)]
    refused = table.refusal("ombre", "finish")
    table.acts("kelwin", "play elite-marksman", "at crossing")
    assert table.view("kelwin").announced == Announced("elite-marksman", 0, False, ["at crossing"])
    assert [(table.view(viewer), numbers(table, "ombre")) for viewer in ("ombre", None)] == before
    assert table.refusal("ombre", "finish") == refused


@pytest.mark.rule("NEC-127", "NEC-129")
def test_an_announced_card_shows_its_choices_to_all() -> None:
    table = Table().put("ombre", "crossing", mage=1).give("kelwin", "elite-marksman").give("ombre", "war-cry")
    table.acts("kelwin", "play elite-marksman", "at crossing", "pick ombre mage")
    shown = Announced("elite-marksman", 0, True, ["at crossing", "pick ombre mage"])
    assert [table.view(viewer).announced for viewer in ("ombre", None)] == [shown, shown]
    assert table.view().window == OpenWindow("any-card", [1], [])


@pytest.mark.rule("NEC-128", "NEC-137")
def test_a_window_shows_who_is_asked_and_who_has_answered_but_not_what() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.give("kelwin", "heroic-charge").give("ombre", "nimble-dodge").act("kelwin", "war crossing ombre").all_pass()
    table.act("ombre", "play nimble-dodge")
    assert table.view("kelwin").window == OpenWindow("w3", [0, 1], [1])
    assert table.view("kelwin").announced is None
    assert table.view("kelwin").seats[1].hand == 1


@pytest.mark.rule("NEC-042", "NEC-182")
def test_a_war_shows_dice_scores_and_losses_as_they_come() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", mage=2, merchant=2)
    war = table.give("kelwin", "battle-sense").act("kelwin", "war crossing ombre").war()
    assert (war.region, war.origin, war.stage) == ("crossing", "crossing", "before-dice")
    assert (war.attack.seat, war.defence.seat) == (0, 1)
    assert (war.attack.dice, war.defence.dice, war.attack.score) == (2, 1, None)
    war = table.all_pass(ONE, MORE, ONE, ZERO).war()
    assert (war.stage, war.attack.rolled, war.attack.score, war.defence.rolled) == ("after-dice", [1, 2], 3, [0])
    war = table.all_pass().war()
    assert (war.stage, war.attack.losses, war.defence.losses) == ("losses-fixed", 0, 3)
    war = table.all_pass().act("ombre", "lose mage").war()
    assert (war.stage, war.defence.losses, war.defence.lost) == ("defender-loses", 2, {"mage": 1})


@pytest.mark.rule("NEC-038")
def test_necrosians_are_a_side_without_a_seat() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 4).give("kelwin", "battle-sense")
    war = table.act("kelwin", "war crossing necrosians").war()
    assert (war.defence.seat, war.defence.dice) == (None, 1)


@pytest.mark.rule("NEC-C65")
def test_dice_to_be_rolled_again_are_shown_as_they_are_chosen() -> None:
    table = Table().put("kelwin", "crossing", fighter=4).put("ombre", "crossing", mage=1)
    table.give("kelwin", "stroke-of-luck").act("kelwin", "war crossing ombre").all_pass(ZERO, ZERO, ZERO, ZERO, ZERO)
    table.acts("kelwin", "play stroke-of-luck", "die 1", "die 3")
    assert table.view("ombre").announced == Announced("stroke-of-luck", 0, True, ["die 1", "die 3"])


@pytest.mark.rule("NEC-150", "NEC-162")
def test_losses_and_free_cards_still_due_are_public() -> None:
    table = Table().put("kelwin", "copper-dunes", fighter=3, mage=1).necrosians("copper-dunes", 1)
    assert table.act("kelwin", "finish").view().dying == {"copper-dunes": 1}
    assert table.act("kelwin", "lose fighter").view().supports == {"combat": 1}


# ---------------------------------------------------------------------- numbers and twin worlds


def test_the_numbers_stay_within_their_bounds() -> None:
    table = Table(4, fresh=True, seed=3)
    features = title().features(table.setup)
    out = buffer(row_size(features))
    for _ in table.wander(3):
        for seat in range(4):
            assert title().observe(table.state, seat, out) == len(out)
            for feature, place in zip(features, places(features).values(), strict=True):
                inside = all(feature.low <= number <= feature.high for number in out[place])
                assert inside, f"{feature.name}: {list(out[place])}"


@pytest.mark.rule("NEC-136", "NEC-182")
@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_imagines_is_made_of_what_it_knows_alone(seed: int) -> None:
    here = Table().give("ombre", "war-cry", "mage-leap").deck("charm-spell", "nimble-dodge").next_token(0)
    there = Table().give("ombre", "heroic-charge", "safe-conduct").deck("nimble-dodge").next_token(3)
    imagined = [table.state.guess(0, QuickDice(seed)).dump() for table in (here, there)]
    assert here.state.dump() != there.state.dump()
    assert imagined[0] == imagined[1]


@pytest.mark.rule("NEC-182", "NEC-C34")
def test_in_what_a_seat_imagines_the_seer_still_knows_the_top_of_the_deck() -> None:
    table = Table().give("kelwin", "sight-through-walls").play("kelwin", "sight-through-walls")
    table.acts("kelwin", table.legal("kelwin")[0], table.legal("kelwin")[1])
    seen = table.view("kelwin").seen
    worlds = [table.state.guess(table.seat("ombre"), QuickDice(seed)) for seed in range(20)]
    imagined = [title().look(world, table.seat("kelwin")).seen for world in worlds]
    assert all([top.place for top in tops] == [top.place for top in seen] == [1, 2] for tops in imagined)
    assert len({tops[0].card for tops in imagined}) > 5


@pytest.mark.rule("NEC-136", "NEC-137", "NEC-182")
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_leaves_for_a_seat_depends_on_what_it_cannot_know(seed: int) -> None:
    assert run_twins(title(), games=1, seed=seed, points_per_game=4) > 10
