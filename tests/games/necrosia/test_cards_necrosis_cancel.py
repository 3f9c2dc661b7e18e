"""Altered Memories: which cards it cancels, who is asked, and what a cancelled card leaves (NEC-C59, NEC-129)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import NOT_ASKED, OTHER_MOMENT, WAR, cancel, duel, refused, until
from tests.games.necrosia.table import Table

MEMORIES = "altered-memories"


# ---- what it cancels


@pytest.mark.rule("NEC-C59", "NEC-130")
def test_the_cancelled_dodge_of_the_ledger() -> None:
    table = until(duel(ombre=("nimble-dodge", "spectral-form")).act("kelwin", WAR), "w3")
    cancel(table, "ombre", "nimble-dodge")
    assert (table.war().attack.dice, table.points("ombre")) == (2, 0)
    assert (table.window(), table.pile()) == ("w3", ["nimble-dodge", MEMORIES])
    table.play("ombre", "spectral-form", faces=(ZERO, ZERO, ZERO))
    assert (len(table.told("rolled")), table.points("ombre")) == (3, 1)


@pytest.mark.rule("NEC-C59")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("fighter-reinforcement", ("at crossing", "recruit fighter")),
        ("recruitment-drive", ("at crossing", "recruit mage", "recruit mage")),
        ("mage-leap", ("at crossing", "recruit mage")),
        ("foul-proliferation", ()),
        ("shaan-renewal", ()),
    ],
)
def test_cards_of_all_suits_can_be_cancelled(card: str, choices: tuple[str, ...]) -> None:
    table = cancel(Table().necrosians("necrosia", 3).give("kelwin", card), "kelwin", card, *choices)
    assert (table.units("kelwin", "crossing"), table.necrosians_in("necrosia")) == ({}, 3)
    assert set(table.pile()) == {card, MEMORIES}
    assert table.told("cancelled") == [{"seat": 2, "card": MEMORIES, "rival_seat": 0, "old_card": card}]


@pytest.mark.rule("NEC-C59", "NEC-130")
def test_a_printed_loss_is_cancelled_too() -> None:
    table = Table().necrosians("crossing", 1).influence(kelwin=5).give("kelwin", "cleansing-of-necrosians")
    cancel(table, "kelwin", "cleansing-of-necrosians", "at crossing")
    assert (table.points("kelwin"), table.points("feling"), table.necrosians_in("crossing")) == (5, 0, 1)


@pytest.mark.rule("NEC-C59", "NEC-129")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("mass-flight", ("cast crossing", "to frostmoon", "carry kelwin mage", "stop")),
        ("good-organisation", ("lift mage crossing", "to sun-cape", "stop")),
        ("trade-by-proxy", ("trade sun-cape",)),
        ("airborne-assault", ("at crossing", "war stormpeak necrosians")),
    ],
)
def test_the_action_of_a_cancelled_card_is_not_spent(card: str, choices: tuple[str, ...]) -> None:
    table = Table().put("kelwin", "crossing", fighter=1, mage=1).put("kelwin", "frostmoon", mage=1)
    table.necrosians("stormpeak", 1).give("kelwin", card, "recruitment-drive")
    cancel(table, "kelwin", card, *choices)
    assert (table.actions_left(), table.units("kelwin", "crossing")) == (3, {"fighter": 1, "mage": 1})
    assert table.legal("kelwin", "play") == ["play recruitment-drive"]
    assert "lift mage crossing" in table.legal("kelwin")


@pytest.mark.rule("NEC-C59", "NEC-129")
def test_a_card_cancelled_inside_a_war_leaves_the_war_where_it_was() -> None:
    table = until(duel(kelwin="battle-sense").act("kelwin", WAR), "w5", ZERO, ONE, ZERO, ZERO)
    cancel(table, "kelwin", "battle-sense")
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({"fighter": 1}, {"fighter": 2})
    assert (len(table.told("rolled")), table.actions_left()) == (4, 2)


@pytest.mark.rule("NEC-C59", "NEC-129")
def test_a_ward_is_cancelled_at_the_end_of_the_year() -> None:
    table = Table().ranked().necrosians("frostmoon", 1).give("kelwin", "necrotic-ward").end_year()
    cancel(table, "kelwin", "necrotic-ward", "at frostmoon")
    assert table.region("frostmoon").necrosed


# ---- what it does not cancel


def silent(*cards: str) -> Table:
    """Feling and Ombre hold a card each; Kelwin can do everything."""
    table = Table().put("kelwin", "crossing", fighter=1, merchant=1, mage=1).put("kelwin", "frostmoon", mage=1)
    return table.give("feling", MEMORIES).give("ombre", "war-cry").give("kelwin", *cards)


@pytest.mark.rule("NEC-C59")
@pytest.mark.parametrize(
    "actions",
    [
        ("lift mage crossing", "to sun-cape", "stop"),
        ("slip fighter crossing", "to stormpeak"),
        ("convert mage crossing", "into fighter"),
        ("cast crossing", "to frostmoon", "carry kelwin mage", "stop"),
    ],
)
def test_actions_and_powers_are_not_cancelled(actions: tuple[str, ...]) -> None:
    table = silent()
    for action in actions:
        assert (table.act("kelwin", action).window(), table.waits_for()) == (None, ["kelwin"])


@pytest.mark.rule("NEC-C59", "NEC-172")
def test_the_extra_die_of_the_darken_is_not_cancelled() -> None:
    table = Table(peoples=("darken", "ombre", "feling")).put("darken", "crossing", fighter=1).necrosians("crossing", 2)
    table.give("feling", MEMORIES).act("darken", "war crossing necrosians")
    table.act("darken", "power").act("feling", "pass")
    assert (table.window(), table.told("power-used")) == ("w3", [{"seat": 0}])
    table.all_pass(*(ZERO,) * 3)
    assert (table.hand("feling"), len(table.told("rolled"))) == ([MEMORIES], 2)


@pytest.mark.rule("NEC-C59", "NEC-157")
def test_caste_support_is_not_cancelled() -> None:
    table = Table().put("kelwin", "ash-bastion", fighter=1).give("feling", MEMORIES).row("war-cry", "mage-leap")
    table.act("kelwin", "finish").act("kelwin", "take war-cry")
    assert (table.window(), table.hand("kelwin")) == (None, ["war-cry"])


@pytest.mark.rule("NEC-C59", "NEC-124")
def test_memories_are_not_altered_without_a_card_to_answer() -> None:
    assert refused(Table().give("kelwin", MEMORIES), "kelwin", MEMORIES) == OTHER_MOMENT
    assert Table().give("ombre", MEMORIES).forbids("ombre", f"play {MEMORIES}") == "NEC-089"
    assert refused(until(duel(ombre=MEMORIES).act("kelwin", WAR), "w3"), "ombre", MEMORIES) == OTHER_MOMENT


@pytest.mark.rule("NEC-C59")
def test_a_card_that_took_effect_is_not_cancelled_any_more() -> None:
    table = silent("foul-proliferation").act("kelwin", "play foul-proliferation")
    assert (table.necrosians_in("necrosia"), table.window()) == (0, "any-card")
    table.all_pass()
    assert (table.necrosians_in("necrosia"), table.forbids("feling", f"play {MEMORIES}")) == (2, "NEC-089")


@pytest.mark.rule("NEC-C59")
def test_nobody_cancels_his_own_card() -> None:
    table = Table().give("kelwin", MEMORIES, "foul-proliferation").give("ombre", "war-cry")
    table.act("kelwin", "play foul-proliferation")
    assert table.waits_for() == ["ombre"]
    assert refused(table, "kelwin", MEMORIES) == NOT_ASKED
    alone = Table().give("kelwin", MEMORIES, "foul-proliferation").act("kelwin", "play foul-proliferation")
    assert (alone.window(), alone.necrosians_in("necrosia")) == (None, 2)


# ---- who is asked


@pytest.mark.rule("NEC-C59", "NEC-128", "NEC-137")
def test_whoever_holds_any_card_is_asked() -> None:
    table = silent("foul-proliferation").act("kelwin", "play foul-proliferation")
    assert table.waits_for() == ["ombre", "feling"]
    assert (table.legal("ombre"), table.legal("feling")) == (["pass"], [f"play {MEMORIES}", "pass"])


@pytest.mark.rule("NEC-C59", "NEC-128")
def test_whoever_holds_no_card_is_not_asked() -> None:
    table = (
        Table().give("kelwin", "foul-proliferation").give("ombre", "war-cry").act("kelwin", "play foul-proliferation")
    )
    assert table.waits_for() == ["ombre"]


@pytest.mark.rule("NEC-C59", "NEC-128")
@pytest.mark.parametrize("where", ["row", "pile"])
def test_nobody_is_asked_while_all_see_the_altered_memories(where: str) -> None:
    table = silent("foul-proliferation")
    table = table.row(MEMORIES) if where == "row" else table.discarded(MEMORIES)
    table.act("kelwin", "play foul-proliferation")
    assert (table.window(), table.necrosians_in("necrosia")) == (None, 2)


@pytest.mark.rule("NEC-C59", "NEC-137", "NEC-183")
def test_the_answer_is_sealed_until_all_have_answered() -> None:
    table = silent("foul-proliferation").act("kelwin", "play foul-proliferation").act("feling", f"play {MEMORIES}")
    assert (table.told("cancelled"), table.pile(), table.waits_for()) == ([], [], ["ombre"])
    table.act("ombre", "pass")
    assert (len(table.told("cancelled")), table.pile()) == (1, ["foul-proliferation", MEMORIES])


@pytest.mark.rule("NEC-C59", "NEC-127")
def test_the_card_and_its_choices_are_shown_before_anybody_answers() -> None:
    table = silent("recruitment-drive").acts("kelwin", "play recruitment-drive", "at sun-cape", "recruit mage")
    assert table.view("feling").announced is None
    announced = table.act("kelwin", "recruit fighter").view("feling").announced
    assert announced is not None
    assert announced.card == "recruitment-drive"
    assert announced.choices == ["at sun-cape", "recruit mage", "recruit fighter"]


@pytest.mark.rule("NEC-C59", "NEC-129")
def test_altered_memories_settle_the_matter_at_once() -> None:
    table = silent("foul-proliferation").give("ombre", "necrotic-ward").act("kelwin", "play foul-proliferation")
    table.act("ombre", "pass").act("feling", f"play {MEMORIES}")
    assert (table.window(), table.waits_for(), table.necrosians_in("necrosia")) == (None, ["kelwin"], 0)
