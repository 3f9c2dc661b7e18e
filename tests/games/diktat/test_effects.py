"""How lists of effects are carried out: declared, asked line by line, Used at their end, whatever comes between."""

from __future__ import annotations

import pytest

from logothete.games.diktat.board import TRIGGERED
from logothete.games.diktat.frames import AFTER_MANOEUVRE, EffectFrame, open_window
from logothete.games.diktat.rules.cycle import RunCycle
from logothete.kernel.dice import QuickDice
from logothete.kernel.state import BARRED, SEALED
from logothete.kernel.steps import top_frame
from tests.games.diktat.declaring import admitted, used, uses, why_not
from tests.games.diktat.table import Table

HOLDER = "coordination"


def holding(*cards: str) -> Table:
    """A table at which the Coordination holds some cards, in its own turn."""
    return Table().cards(HOLDER, *cards)


def window(table: Table) -> Table:
    """The window after a Manoeuvre is open."""
    open_window(table.cells, AFTER_MANOEUVRE)
    RunCycle().begin(table.state, QuickDice(0), table.chronicle)
    return table


# ---- windows


@pytest.mark.rule("DIK-316")
def test_a_window_asks_whoever_holds_a_manifestation_that_the_moment_admits() -> None:
    table = (
        holding("soup-kitchen").cards("black-guard", "council-of-banks").cards("secret-police", "tribunal-of-harmony")
    )
    # The tribunal has a target, the bank is no Manifestation.
    assert window(table).waits_for() == [HOLDER, "secret-police"]


@pytest.mark.rule("DIK-316")
def test_a_window_asks_nobody_when_nothing_can_be_played() -> None:
    table = holding("soup-kitchen").used(HOLDER, "soup-kitchen").cards("secret-police", "blind-cartographers")
    assert window(table).waits_for() == [HOLDER]
    assert table.prompt(HOLDER).key == "manoeuvre"


@pytest.mark.rule("DIK-316")
def test_of_those_who_play_the_highest_rank_goes_ahead_and_all_are_asked_again() -> None:
    table = window(holding("soup-kitchen").cards("black-guard", "waking-clay"))
    table.act("black-guard", "use waking-clay").act(HOLDER, "use soup-kitchen")
    assert (used(table, HOLDER, "soup-kitchen"), used(table, "black-guard", "waking-clay")) == (True, False)
    # The other answer was dropped unseen.
    assert table.waits_for() == ["black-guard"]
    assert [event.about["card"] for event in table.events(kind="declared")] == ["soup-kitchen"]


@pytest.mark.rule("DIK-316")
def test_a_window_closes_when_all_have_passed() -> None:
    table = window(holding("soup-kitchen").cards("black-guard", "waking-clay"))
    table.act("black-guard", "pass").act(HOLDER, "pass")
    assert table.prompt(HOLDER).key == "manoeuvre"


@pytest.mark.rule("DIK-317")
def test_an_answer_that_has_become_impossible_is_dropped() -> None:
    table = window(holding("soup-kitchen").cards("black-guard", "waking-clay")).act(HOLDER, "use soup-kitchen")
    table.reserve(HOLDER, citizen=0).act("black-guard", "pass")
    assert not used(table, HOLDER, "soup-kitchen")
    assert table.events(kind="declared") == []


@pytest.mark.rule("DIK-320")
def test_a_window_that_is_not_answered_is_passed() -> None:
    table = window(holding("soup-kitchen"))
    assert table.lapse(HOLDER) == "pass"


# ---- what may not be declared


@pytest.mark.rule("DIK-225")
def test_nobody_plays_a_manifestation_while_fists_are_closing() -> None:
    table = (
        holding("soup-kitchen").used(HOLDER, "soup-kitchen").put(HOLDER, "karst", "E").put("black-guard", "karst", "E")
    )
    table.cards("secret-police", "waking-clay").resolve().act(HOLDER, "designate karst").pass_all()
    assert table.prompt(HOLDER).rule in ("DIK-221", "DIK-222", "DIK-225")
    assert why_not(table, "secret-police", "waking-clay") == ("DIK-225", "fists-are-closing")


@pytest.mark.rule("DIK-280")
def test_nothing_is_declared_once_the_end_is_triggered() -> None:
    table = holding("soup-kitchen")
    table.cells[TRIGGERED] = 1
    assert why_not(table, HOLDER, "soup-kitchen") == ("DIK-280", "end-is-triggered")


@pytest.mark.rule("DIK-290")
def test_abilities_and_gains_are_never_declared() -> None:
    table = holding("grey-market", "ministry-seat").markers(HOLDER, "old-town", "college")
    for element in ("grey-market", "ministry-seat", "old-town", "college"):
        assert why_not(table, HOLDER, element) == ("DIK-290", "not-declarable")


@pytest.mark.rule("DIK-315")
def test_the_stack_of_effects_has_a_bound() -> None:
    table = holding("unhinged-clock", "soup-kitchen").have(HOLDER, pp=9)
    while why_not(table, HOLDER, "soup-kitchen") is None:
        open_window(table.cells, AFTER_MANOEUVRE)
    assert why_not(table, HOLDER, "soup-kitchen") == ("DIK-315", "too-much-at-once")
    assert uses(holding("soup-kitchen"), HOLDER, "soup-kitchen").agents(HOLDER) == (1, 3, 4)


# ---- in use


@pytest.mark.rule("DIK-322")
def test_an_element_in_use_is_neither_refreshed_nor_exhausted() -> None:
    table = holding("unhinged-clock").cards("black-guard", "tribunal-of-harmony")
    uses(table, HOLDER, "unhinged-clock")
    assert why_not(table, "black-guard", "tribunal-of-harmony") == ("DIK-300", "changes-nothing")
    assert not used(table, HOLDER, "unhinged-clock")


@pytest.mark.rule("DIK-322")
def test_a_standing_effect_works_until_the_used_token_is_laid() -> None:
    # The pair of the Artefact is immune until the end of its Manifestation.
    table = Table().markers(HOLDER, "artefact", "artefact").put(HOLDER, "karst", "CC").put(HOLDER, "josefov", "C")
    uses(table, HOLDER, "artefact", "at karst-1")
    assert not used(table, HOLDER, "artefact")
    table.act(HOLDER, "enough")
    assert used(table, HOLDER, "artefact")


@pytest.mark.rule("DIK-322", "DIK-300")
def test_the_used_token_comes_even_if_nothing_was_chosen() -> None:
    table = holding("tribunal-of-harmony").cards("black-guard", "dog-pit")
    uses(table, HOLDER, "tribunal-of-harmony", "enough")
    assert (used(table, HOLDER, "tribunal-of-harmony"), used(table, "black-guard", "dog-pit")) == (True, False)


@pytest.mark.rule("DIK-315")
def test_manifestations_nest() -> None:
    table = holding("unhinged-clock").cards("black-guard", "waking-clay")
    uses(table, HOLDER, "unhinged-clock")
    uses(table, "black-guard", "waking-clay", "pick first")
    assert (table.agents("black-guard"), table.prompt(HOLDER).key) == ((3, 5, 3), "extra")


# ---- what others do in between


@pytest.mark.rule("DIK-300", "DIK-314")
def test_what_can_no_longer_be_paid_for_does_not_come() -> None:
    table = uses(holding("midnight-exchange"), HOLDER, "midnight-exchange")
    assert table.offers(HOLDER, "with") == ["with citizen", "with guard", "with emissary"]
    # Every Agent is given away meanwhile.
    table.reserve(HOLDER, citizen=0, guard=0, emissary=0)
    RunCycle().begin(table.state, QuickDice(0), table.chronicle)
    assert (table.pp(HOLDER), used(table, HOLDER, "midnight-exchange")) == (3, True)


@pytest.mark.rule("DIK-314")
def test_a_choice_that_has_become_impossible_is_asked_for_again() -> None:
    table = holding("blind-cartographers").put(HOLDER, "karst", "C").put(HOLDER, "josefov", "E")
    uses(table, HOLDER, "blind-cartographers", "at karst-1")
    table.cards("black-guard", "knacker")
    uses(table, "black-guard", "knacker", "at karst-1", "pawn 1")
    assert table.offers(HOLDER) == ["at josefov-1"]


@pytest.mark.rule("DIK-309")
def test_a_line_that_cannot_do_anything_is_left_out() -> None:
    table = holding("masked-ball").have("black-guard", pp=3)
    for sector in table.domains["sector"]:
        table.put("black-guard", sector, "C").put("secret-police", sector, "C")
    table.act(HOLDER, "use masked-ball")
    assert (table.agents(HOLDER), used(table, HOLDER, "masked-ball")) == ((3, 3, 4), True)


# ---- what others may learn


@pytest.mark.rule("DIK-043", "DIK-316")
def test_who_has_nothing_to_convert_is_asked_like_anybody_else() -> None:
    table = holding("armoury").put(HOLDER, "karst", "E").reserve(HOLDER, citizen=0)
    uses(table, HOLDER, "armoury")
    assert (table.waits_for(), table.offers(HOLDER)) == ([HOLDER], ["enough"])


@pytest.mark.rule("DIK-043")
def test_a_last_agent_is_not_told_by_a_question_that_does_not_come() -> None:
    table = holding("angry-crowd").put(HOLDER, "karst", "E").reserve(HOLDER, citizen=-1)
    uses(table, HOLDER, "angry-crowd", "at karst-1", "add citizen")
    assert table.offers(HOLDER) == ["enough"]


@pytest.mark.rule("DIK-043")
def test_choices_are_sealed_until_a_line_is_carried_out() -> None:
    table = holding("angry-crowd").put(HOLDER, "karst", "E")
    uses(table, HOLDER, "angry-crowd", "at karst-1", "add citizen")
    assert table.reach == SEALED
    table.act(HOLDER, "enough")
    assert table.reach == BARRED


@pytest.mark.rule("DIK-043", "DIK-315")
@pytest.mark.parametrize(("card", "choice"), [("black-mirrors", "pick first"), ("moratorium", "pick first")])
def test_nobody_goes_back_behind_what_everybody_sees_of_a_choice(card: str, choice: str) -> None:
    table = holding(card).put("black-guard", "karst", "C")
    if card == "moratorium":
        table.act(HOLDER, "use moratorium")
    else:
        uses(table, HOLDER, card)
    assert table.act(HOLDER, choice).reach == BARRED


@pytest.mark.rule("DIK-043")
def test_what_a_rival_is_choosing_is_not_guessed() -> None:
    table = holding("angry-crowd").put(HOLDER, "karst", "E")
    uses(table, HOLDER, "angry-crowd", "at karst-1", "add citizen")
    mine, theirs = (table.state.guess(table.seat(cabal), QuickDice(3)) for cabal in (HOLDER, "black-guard"))
    at = top_frame(table.cells) + EffectFrame.MADE
    assert [int(mine.cells[at + slot]) > 0 for slot in range(3)] == [True, True, False]
    assert [int(theirs.cells[at + slot]) for slot in range(3)] == [0, 0, 0]


@pytest.mark.rule("DIK-320")
def test_of_a_list_that_is_not_answered_nothing_optional_is_taken() -> None:
    table = uses(holding("armoury").put(HOLDER, "karst", "E"), HOLDER, "armoury")
    assert [table.lapse(HOLDER), table.lapse(HOLDER)] == ["enough", "enough"]
    assert used(table, HOLDER, "armoury")


@pytest.mark.rule("DIK-316")
def test_the_moment_admits_by_public_facts_alone() -> None:
    poor = holding("waking-clay").have(HOLDER, pp=0)
    rich = holding("waking-clay").have(HOLDER, pp=9)
    assert admitted(poor, HOLDER, "waking-clay") == admitted(rich, HOLDER, "waking-clay")
