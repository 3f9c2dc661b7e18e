"""When time runs out: what is done for a player who does not decide (NEC-185)."""

from __future__ import annotations

import pytest

from logothete.kernel.dice import QuickDice
from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.openings import peopled
from tests.games.necrosia.plays import until
from tests.games.necrosia.table import Table

# ---- before the turns


@pytest.mark.rule("NEC-185")
@pytest.mark.parametrize(("face", "people"), [(1, "darken"), (3, "kelwin"), (5, "ygwan")])
def test_a_people_is_drawn_among_those_left(face: int, people: str) -> None:
    table = Table(3, fresh=True)
    assert table.lapse(table.waits_for()[0], face) == f"choose {people}"
    second = table.waits_for()[0]
    assert table.lapse(second, 1) == ("choose feling" if people == "darken" else "choose darken")


@pytest.mark.rule("NEC-185")
@pytest.mark.parametrize(
    ("face", "action"), [(1, "place fighter frostmoon"), (18, "place fighter sun-cape"), (54, "place mage sun-cape")]
)
def test_a_batch_is_placed_at_random(face: int, action: str) -> None:
    table = peopled(3)
    assert table.lapse(table.waits_for()[0], face) == action


@pytest.mark.rule("NEC-185", "NEC-063")
def test_the_lowest_free_place_is_taken() -> None:
    table = Table().ranked().begin_year(2).act("kelwin", "rank 1")
    assert table.lapse("ombre") == "rank 2"


@pytest.mark.rule("NEC-185", "NEC-061")
@pytest.mark.parametrize(("face", "people"), [(1, "ombre"), (2, "feling")])
def test_a_tie_is_broken_at_random(face: int, people: str) -> None:
    table = Table().influence(kelwin=1, ombre=5, feling=5).begin_year(2).act("kelwin", "rank 1")
    assert table.lapse("kelwin", face) == f"favour {people}"


# ---- phase 3


@pytest.mark.rule("NEC-185", "NEC-092")
def test_an_open_phase_3_ends() -> None:
    table = Table().put("kelwin", "crossing", mage=1)
    assert table.lapse("kelwin") == "finish"
    assert table.waits_for() == ["ombre"]


def busy() -> Table:
    """Kelwin can begin any action in the Crossing."""
    table = Table().put("kelwin", "crossing", fighter=2, merchant=1, mage=2).put("kelwin", "frostmoon", mage=1)
    return table.necrosians("crossing", 1).put("kelwin", "sun-cape", mage=1)


@pytest.mark.rule("NEC-185")
@pytest.mark.parametrize(
    "action",
    [
        ("lift fighter crossing",),
        ("slip fighter crossing",),
        ("trade crossing",),
        ("cast crossing",),
        ("cast crossing", "to frostmoon"),
        ("stir crossing",),
        ("convert mage crossing",),
    ],
)
def test_an_action_of_which_nothing_came_is_taken_back(action: tuple[str, ...]) -> None:
    table = busy()
    before = table.view()
    assert table.acts("kelwin", *action).lapse("kelwin") == "withdraw"
    assert table.view() == before
    assert table.lapse("kelwin") == "finish"


@pytest.mark.rule("NEC-185")
def test_nobody_takes_an_action_back_this_way_himself() -> None:
    table = busy().act("kelwin", "stir crossing")
    assert table.forbids("kelwin", "withdraw") == "NEC-185"


@pytest.mark.rule("NEC-185")
@pytest.mark.parametrize(
    ("action", "end"),
    [
        (("lift fighter crossing", "to stormpeak"), "stop"),
        (("lift fighter crossing", "to stormpeak", "lift fighter crossing"), "withdraw"),
        (("trade crossing", "recruit mage"), "stop"),
        (("cast crossing", "to frostmoon", "carry kelwin mage"), "stop"),
    ],
)
def test_an_action_half_done_ends_with_what_was_done(action: tuple[str, ...], end: str) -> None:
    table = busy().acts("kelwin", *action)
    assert (table.lapse("kelwin"), table.actions_left()) == (end, 2)
    assert "finish" in table.legal("kelwin")
    assert sum(len(table.told(kind)) for kind in ("moved", "came")) == 1


@pytest.mark.rule("NEC-185", "NEC-127")
def test_a_card_still_thought_about_is_taken_back_unseen() -> None:
    table = Table().put("ombre", "crossing", mage=1, fighter=1).give("kelwin", "elite-marksman")
    table.act("kelwin", "play elite-marksman")
    assert table.lapse("kelwin") == "withdraw"
    assert (table.hand("kelwin"), table.told("showed"), table.legal("kelwin", "finish")) == (
        ["elite-marksman"],
        [],
        ["finish"],
    )


@pytest.mark.rule("NEC-185", "NEC-C11", "NEC-C27")
@pytest.mark.parametrize("card", ["deadly-salvo", "galvanised-market"])
def test_a_free_action_that_is_not_used_in_time_is_lost(card: str) -> None:
    table = busy().give("kelwin", card).play("kelwin", card)
    assert table.lapse("kelwin") == "stop"
    assert (table.actions_left(), table.legal("kelwin", "finish"), table.pile()) == (3, ["finish"], [card])


# ---- windows and losses


@pytest.mark.rule("NEC-185", "NEC-128")
def test_a_window_is_passed() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1).give("ombre", "nimble-dodge")
    assert table.act("kelwin", "war crossing ombre").lapse("ombre") == "pass"
    assert table.window() == "w3"


@pytest.mark.rule("NEC-185", "NEC-033")
@pytest.mark.parametrize(
    ("units", "lost"),
    [
        ({"fighter": 1, "merchant": 2, "mage": 1}, "merchant"),
        ({"fighter": 1, "mage": 3}, "mage"),
        ({"fighter": 2, "merchant": 2, "mage": 2}, "fighter"),
        ({"merchant": 2, "mage": 2}, "merchant"),
    ],
)
def test_the_kind_one_has_most_of_is_lost(units: dict[str, int], lost: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", **units)
    table.act("kelwin", "war crossing ombre", ONE, *[ZERO] * units.get("fighter", 1))
    assert table.lapse("ombre") == f"lose {lost}"
    table = Table().put("kelwin", "necrosia", **units).act("kelwin", "finish")
    assert table.lapse("kelwin") == f"lose {lost}"


@pytest.mark.rule("NEC-185", "NEC-174")
def test_a_feling_spares_a_loss_in_the_most_valuable_region() -> None:
    table = Table(peoples=("feling", "ombre")).put("feling", "frostmoon", mage=2).put("feling", "crossing", mage=2)
    table.put("feling", "necrosia", mage=2).necrosians("frostmoon", 1).necrosians("crossing", 1).act("feling", "finish")
    assert table.lapse("feling") == "spare crossing"


@pytest.mark.rule("NEC-185", "NEC-C14")
def test_units_driven_out_are_those_one_has_most_of_and_go_to_the_first_neighbour() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=3, fighter=1)
    table.give("kelwin", "terrifying-assault").act("kelwin", "war crossing ombre").play("kelwin", "terrifying-assault")
    assert (table.lapse("ombre"), table.lapse("ombre")) == ("to high-mists", "lose mage")
    table.lapse("ombre", ZERO, ZERO)
    assert (table.units("ombre", "high-mists"), table.units("ombre", "crossing")) == (
        {"mage": 2},
        {"fighter": 1, "mage": 1},
    )


@pytest.mark.rule("NEC-185", "NEC-C79")
def test_losses_taken_anywhere_come_from_where_one_has_most() -> None:
    table = (
        Table()
        .put("kelwin", "crossing", fighter=1)
        .put("ombre", "crossing", mage=2)
        .put("ombre", "sun-cape", fighter=3)
    )
    table.give("ombre", "astral-body").act("kelwin", "war crossing ombre")
    until(table, "w6", ONE, ZERO).play("ombre", "astral-body")
    assert table.lapse("ombre") == "lose-at fighter sun-cape"


@pytest.mark.rule("NEC-185", "NEC-C26")
def test_a_card_already_shown_takes_the_first_choice() -> None:
    table = Table().put("kelwin", "crossing", fighter=3).put("ombre", "crossing", mage=1).give("ombre", "broken-will")
    table.act("kelwin", "war crossing ombre").all_pass().act("ombre", "play broken-will")
    assert table.lapse("ombre", ZERO, ZERO) == "at high-mists"


# ---- phase 6


@pytest.mark.rule("NEC-185", "NEC-161")
def test_free_cards_are_taken_from_the_leftmost_fitting_place() -> None:
    table = Table().row("mage-leap", "heroic-charge", "war-cry").put("kelwin", "copper-dunes", mage=1)
    assert table.act("kelwin", "finish").lapse("kelwin") == "take heroic-charge"
    table = Table().row("mage-leap").put("kelwin", "copper-dunes", mage=1)
    assert table.act("kelwin", "finish").lapse("kelwin") == "draw combat"


@pytest.mark.rule("NEC-185", "NEC-121")
def test_nothing_is_bought() -> None:
    table = Table().row("mage-leap", "heroic-charge").influence(kelwin=9).act("kelwin", "finish")
    assert (table.lapse("kelwin"), table.points("kelwin"), table.waits_for()) == ("stop", 9, ["ombre"])


@pytest.mark.rule("NEC-185", "NEC-C34", "NEC-C60")
def test_cards_looked_at_are_taken_from_the_top() -> None:
    table = Table().give("kelwin", "sight-through-walls").deck("war-cry", "mage-leap", "nimble-dodge")
    table.play("kelwin", "sight-through-walls")
    assert (table.lapse("kelwin"), table.hand("kelwin")) == ("want war-cry", ["war-cry"])


@pytest.mark.rule("NEC-185")
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_that_the_clock_plays_alone_comes_to_its_end(players: int) -> None:
    table = Table(players).ranked()
    for people in table.peoples:
        table.put(people, "crossing", fighter=2, mage=2)
    decisions = 0
    while table.waits_for():
        people = table.waits_for()[0]
        table.state.take(
            table.seat(people), table.state.lapse(table.seat(people), QuickDice(decisions)), QuickDice(decisions), None
        )
        decisions += 1
    assert table.view().places is not None
    assert decisions < 60 * players
