"""Manifestations and special Manoeuvres that exchange goods: paid, received, converted, taken."""

from __future__ import annotations

import pytest

from tests.games.diktat.declaring import admitted, used, uses, why_not
from tests.games.diktat.table import Table

HOLDER = "coordination"


def holding(*cards: str, players: int = 3) -> Table:
    """A table at which the Coordination holds some cards, in its own turn."""
    return Table(players).cards(HOLDER, *cards)


# ---- midnight exchange


@pytest.mark.rule("DIK-293", "DIK-298")
@pytest.mark.parametrize(("kind", "left"), [("citizen", (2, 3, 3)), ("guard", (3, 2, 3)), ("emissary", (3, 3, 2))])
def test_a_midnight_exchange_turns_an_agent_of_any_type_into_2_pp(kind: str, left: tuple[int, ...]) -> None:
    table = uses(holding("midnight-exchange"), HOLDER, "midnight-exchange", f"with {kind}")
    assert (table.agents(HOLDER), table.pp(HOLDER)) == (left, 5)


@pytest.mark.rule("DIK-298", "DIK-303", "DIK-322")
def test_a_midnight_exchange_is_used_afterwards() -> None:
    table = uses(holding("midnight-exchange"), HOLDER, "midnight-exchange", "with citizen")
    assert used(table, HOLDER, "midnight-exchange")
    assert why_not(table, HOLDER, "midnight-exchange") == ("DIK-303", "element-is-used")


@pytest.mark.rule("DIK-300")
def test_a_midnight_exchange_needs_an_agent() -> None:
    table = holding("midnight-exchange").reserve(HOLDER, citizen=0, guard=0, emissary=0)
    assert why_not(table, HOLDER, "midnight-exchange") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-316")
def test_whoever_cannot_pay_is_asked_all_the_same() -> None:
    table = holding("midnight-exchange").reserve(HOLDER, citizen=0, guard=0, emissary=0)
    assert admitted(table, HOLDER, "midnight-exchange")


@pytest.mark.rule("DIK-147")
def test_nobody_uses_a_card_of_somebody_else() -> None:
    assert why_not(holding("midnight-exchange"), "black-guard", "midnight-exchange") == ("DIK-147", "element-not-held")


@pytest.mark.rule("DIK-066", "DIK-298")
def test_everybody_sees_what_is_paid_and_received() -> None:
    table = uses(holding("midnight-exchange"), HOLDER, "midnight-exchange", "with guard")
    told = [(event.kind, event.about) for event in table.events()]
    assert told == [
        ("declared", {"seat": 0, "card": "midnight-exchange"}),
        ("dropped", {"seat": 0, "piece": "guard", "number": 1}),
        ("gained", {"seat": 0, "number": 2}),
    ]


# ---- moratorium


@pytest.mark.rule("DIK-146", "DIK-301")
def test_a_moratorium_is_a_manoeuvre_that_brings_3_pp() -> None:
    table = holding("moratorium").acts(HOLDER, "use moratorium", "pick first")
    assert (table.pp(HOLDER), table.moves(HOLDER), used(table, HOLDER, "moratorium")) == (6, 4, True)


@pytest.mark.rule("DIK-055", "DIK-301")
def test_a_moratorium_hands_back_a_debt_for_2_pp() -> None:
    table = holding("moratorium").have(HOLDER, debts=2).acts(HOLDER, "use moratorium", "pick second")
    assert (table.pp(HOLDER), table.debts(HOLDER)) == (1, 1)


@pytest.mark.rule("DIK-300")
@pytest.mark.parametrize(("debts", "pp"), [(0, 3), (1, 1)])
def test_a_moratorium_without_debt_or_pp_offers_only_the_pp(debts: int, pp: int) -> None:
    table = holding("moratorium").have(HOLDER, debts=debts, pp=pp).act(HOLDER, "use moratorium")
    assert table.offers(HOLDER) == ["pick first"]
    assert table.refuses(HOLDER, "pick second") == ("DIK-309", "not-for-this-effect")


@pytest.mark.rule("DIK-146", "DIK-303")
def test_a_used_moratorium_is_no_manoeuvre() -> None:
    table = holding("moratorium").used(HOLDER, "moratorium")
    assert table.refuses(HOLDER, "use moratorium") == ("DIK-303", "element-is-used")


@pytest.mark.rule("DIK-320")
def test_who_lets_his_time_pass_gets_the_first_that_is_possible() -> None:
    table = holding("moratorium").act(HOLDER, "use moratorium")
    assert table.lapse(HOLDER) == "pick first"


# ---- conversions


@pytest.mark.rule("DIK-311")
def test_a_ghost_legation_makes_an_emissary_of_a_citizen() -> None:
    table = uses(holding("ghost-legation"), HOLDER, "ghost-legation", "add emissary")
    assert (table.agents(HOLDER), used(table, HOLDER, "ghost-legation")) == ((2, 3, 4), True)


@pytest.mark.rule("DIK-300", "DIK-316")
def test_a_ghost_legation_without_citizens_is_refused_but_asked_for() -> None:
    table = holding("ghost-legation").reserve(HOLDER, citizen=0)
    assert why_not(table, HOLDER, "ghost-legation") == ("DIK-300", "changes-nothing")
    assert admitted(table, HOLDER, "ghost-legation")


@pytest.mark.rule("DIK-311")
def test_an_armoury_makes_guards_and_sends_one_of_them() -> None:
    table = holding("armoury").put(HOLDER, "karst", "E").reserve(HOLDER, guard=0)
    uses(table, HOLDER, "armoury", "add guard", "add guard", "at karst-1", "add guard")
    assert (table.agents(HOLDER), table.stack("karst-1")) == ((1, 1, 3), "GE")


@pytest.mark.rule("DIK-309")
def test_both_parts_of_an_armoury_are_up_to_its_holder() -> None:
    table = holding("armoury").put(HOLDER, "karst", "E")
    uses(table, HOLDER, "armoury", "add guard", "enough", "enough")
    assert (table.agents(HOLDER), table.stack("karst-1")) == ((2, 4, 3), "E")


@pytest.mark.rule("DIK-309")
def test_an_armoury_without_a_stack_only_converts() -> None:
    table = uses(holding("armoury"), HOLDER, "armoury", "add guard", "add guard")
    assert (table.agents(HOLDER), used(table, HOLDER, "armoury")) == ((1, 5, 3), True)


@pytest.mark.rule("DIK-293")
def test_a_soup_kitchen_turns_two_citizens_into_an_emissary() -> None:
    table = uses(holding("soup-kitchen"), HOLDER, "soup-kitchen")
    assert (table.agents(HOLDER), used(table, HOLDER, "soup-kitchen")) == ((1, 3, 4), True)


@pytest.mark.rule("DIK-300")
def test_a_soup_kitchen_needs_two_citizens() -> None:
    table = holding("soup-kitchen").reserve(HOLDER, citizen=1)
    assert why_not(table, HOLDER, "soup-kitchen") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-293", "DIK-301")
def test_doubled_quotas_turn_two_citizens_into_4_pp() -> None:
    table = holding("doubled-quotas").act(HOLDER, "use doubled-quotas")
    assert (table.agents(HOLDER), table.pp(HOLDER), table.moves(HOLDER)) == ((1, 3, 3), 7, 4)


@pytest.mark.rule("DIK-147", "DIK-300")
def test_doubled_quotas_need_two_citizens() -> None:
    table = holding("doubled-quotas").reserve(HOLDER, citizen=1)
    assert table.refuses(HOLDER, "use doubled-quotas") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-293")
@pytest.mark.parametrize(("option", "piece"), [("first", "guard"), ("second", "spy"), ("third", "assassin")])
def test_a_night_shift_turns_a_guard_a_spy_or_an_assassin_into_2_pp(option: str, piece: str) -> None:
    table = holding("night-shift").have(HOLDER, spies=1, assassins=1)
    uses(table, HOLDER, "night-shift", f"pick {option}")
    assert table.pp(HOLDER) == 5
    assert [event.about["piece"] for event in table.events(kind="dropped")] == [piece]


@pytest.mark.rule("DIK-300")
def test_a_night_shift_offers_only_what_its_holder_has() -> None:
    table = uses(holding("night-shift").have(HOLDER, assassins=1), HOLDER, "night-shift")
    assert table.offers(HOLDER) == ["pick first", "pick third"]


@pytest.mark.rule("DIK-300", "DIK-316")
def test_a_night_shift_for_nothing_is_refused() -> None:
    table = holding("night-shift").reserve(HOLDER, guard=0)
    assert why_not(table, HOLDER, "night-shift") == ("DIK-300", "changes-nothing")
    # Guards are behind the screen: the window asks.
    assert admitted(table, HOLDER, "night-shift")


# ---- Josefov


@pytest.mark.rule("DIK-284", "DIK-298")
def test_waking_clay_gives_two_guards() -> None:
    table = uses(holding("waking-clay"), HOLDER, "waking-clay", "pick first")
    assert table.agents(HOLDER) == (3, 5, 3)


@pytest.mark.rule("DIK-064", "DIK-284")
def test_waking_clay_sells_an_affinity_for_3_pp() -> None:
    table = uses(holding("waking-clay"), HOLDER, "waking-clay", "pick second", "receive people")
    assert (table.pp(HOLDER), table.affinities(HOLDER)) == (0, (2, 1, 1))


@pytest.mark.rule("DIK-300")
def test_waking_clay_sells_nothing_for_2_pp() -> None:
    table = uses(holding("waking-clay").have(HOLDER, pp=2), HOLDER, "waking-clay")
    assert table.offers(HOLDER) == ["pick first"]


@pytest.mark.rule("DIK-293")
def test_rare_bindings_exchange_an_affinity_and_bring_2_pp() -> None:
    table = uses(holding("rare-bindings"), HOLDER, "rare-bindings", "return politics", "receive people")
    assert (table.affinities(HOLDER), table.pp(HOLDER)) == ((1, 1, 1), 5)


@pytest.mark.rule("DIK-293", "DIK-064")
def test_the_affinity_given_for_rare_bindings_can_be_named_again() -> None:
    table = holding("rare-bindings").affinity("black-guard", politics=7)
    uses(table, HOLDER, "rare-bindings", "return politics")
    assert "receive politics" in table.offers(HOLDER)


@pytest.mark.rule("DIK-300")
def test_rare_bindings_need_an_affinity_in_the_reserve() -> None:
    table = holding("rare-bindings").affinity(HOLDER, politics=0, people=0, artefact=0)
    assert why_not(table, HOLDER, "rare-bindings") == ("DIK-300", "cost-not-met")


# ---- racket


@pytest.mark.rule("DIK-301", "DIK-309")
def test_a_protection_racket_takes_2_pp_of_an_opponent_and_1_of_the_supply() -> None:
    table = holding("protection-racket").acts(HOLDER, "use protection-racket", "aim black-guard")
    assert (table.pp(HOLDER), table.pp("black-guard"), table.pp("secret-police")) == (6, 1, 3)


@pytest.mark.rule("DIK-053")
def test_a_protection_racket_takes_what_there_is_without_debt() -> None:
    table = holding("protection-racket").have("black-guard", pp=1)
    table.acts(HOLDER, "use protection-racket", "aim black-guard")
    assert (table.pp(HOLDER), table.pp("black-guard"), table.debts("black-guard")) == (5, 0, 0)


@pytest.mark.rule("DIK-043")
def test_a_protection_racket_does_not_tell_beforehand_who_has_pp() -> None:
    table = holding("protection-racket").have("black-guard", pp=0).act(HOLDER, "use protection-racket")
    assert table.offers(HOLDER) == ["aim black-guard", "aim secret-police"]


# ---- Agents


@pytest.mark.rule("DIK-298", "DIK-309")
def test_an_angry_crowd_brings_two_citizens_and_sends_three() -> None:
    table = holding("angry-crowd").put(HOLDER, "karst", "E")
    uses(table, HOLDER, "angry-crowd", "at karst-1", "add citizen", "add citizen", "add citizen")
    assert (table.agents(HOLDER), table.stack("karst-1")) == ((2, 3, 3), "CCCE")


@pytest.mark.rule("DIK-309")
def test_an_angry_crowd_holds_only_citizens() -> None:
    table = uses(holding("angry-crowd").put(HOLDER, "karst", "E"), HOLDER, "angry-crowd", "at karst-1")
    assert table.offers(HOLDER) == ["add citizen", "enough"]


@pytest.mark.rule("DIK-309", "DIK-123")
def test_everybody_knows_what_joins_a_stack_when_only_one_type_may() -> None:
    table = holding("angry-crowd").put(HOLDER, "karst", "E")
    uses(table, HOLDER, "angry-crowd", "at karst-1", "add citizen", "add citizen", "enough")
    assert (table.seen("black-guard", "karst-1"), table.seen(HOLDER, "karst-1")) == ("CC.", "CCE")
    assert [event.about["number"] for event in table.events("black-guard", "reinforced")] == [2]


@pytest.mark.rule("DIK-309")
def test_an_alert_squad_brings_a_guard_and_sends_two() -> None:
    table = holding("alert-squad").put(HOLDER, "karst", "E").reserve(HOLDER, guard=1)
    uses(table, HOLDER, "alert-squad", "at karst-1", "add guard", "add guard")
    assert (table.agents(HOLDER), table.stack("karst-1")) == ((3, 0, 3), "GGE")


@pytest.mark.rule("DIK-316", "DIK-318")
@pytest.mark.parametrize(("card", "number"), [("alert-squad", 1), ("angry-crowd", 2)])
def test_outside_the_phases_of_the_board_agents_are_only_received(card: str, number: int) -> None:
    table = holding(card).put(HOLDER, "karst", "E").at_start_of_cycle(1)
    assert table.prompt(HOLDER).key == "window-after-opportunities"
    table.act(HOLDER, f"use {card}")
    assert [event.about["number"] for event in table.events(kind="took")] == [number]
    assert (table.stack("karst-1"), used(table, HOLDER, card)) == ("E", True)
