"""Cards of time and order: turns played again or skipped, Manoeuvres granted, Ranks, Used tokens, the track."""

from __future__ import annotations

import pytest

from logothete.games.diktat.rules.ending import end_cycle
from tests.games.diktat.declaring import admitted, used, uses, why_not
from tests.games.diktat.table import Table

HOLDER = "coordination"


def holding(*cards: str, players: int = 3) -> Table:
    """A table at which the Coordination holds some cards, in its own turn."""
    return Table(players).cards(HOLDER, *cards)


def plays(table: Table) -> list[str]:
    """Everybody extends his influence; who had a turn, until nobody has a pawn left."""
    turns: list[str] = []
    while table.waits_for() and table.prompt(table.waits_for()[0]).key == "manoeuvre":
        turns.append(table.waits_for()[0])
        table.act(turns[-1], "influence nothing")
    return turns


def short(cabals: list[str]) -> str:
    return "".join(cabal[0] for cabal in cabals)


# ---- play again, skip


@pytest.mark.rule("DIK-248", "DIK-249")
@pytest.mark.parametrize("card", ["backward-watch", "motol-centre"])
def test_who_plays_again_makes_two_manoeuvres_in_a_row(card: str) -> None:
    table = Table().markers(HOLDER, card) if card == "motol-centre" else holding(card)
    uses(table, HOLDER, card, "pick first")
    assert short(plays(table))[:5] == "ccsbc"


@pytest.mark.rule("DIK-249")
def test_no_pawn_is_gained_by_playing_again() -> None:
    table = uses(holding("backward-watch"), HOLDER, "backward-watch", "pick first")
    assert short(plays(table)).count("c") == 5


@pytest.mark.rule("DIK-249", "DIK-300")
def test_playing_again_needs_two_pawns_before_the_manoeuvre() -> None:
    table = holding("backward-watch").have(HOLDER, moves=1)
    assert uses(table, HOLDER, "backward-watch").offers(HOLDER) == ["pick second"]


@pytest.mark.rule("DIK-249", "DIK-316")
def test_playing_again_needs_one_pawn_after_the_manoeuvre() -> None:
    table = holding("recovery-room").have(HOLDER, moves=2).act(HOLDER, "influence nothing")
    # The window after the Manoeuvre.
    table.act(HOLDER, "use recovery-room")
    assert short(plays(table))[:2] == "cs"


@pytest.mark.rule("DIK-249", "DIK-318")
def test_nobody_plays_again_in_the_turn_of_another() -> None:
    table = holding("backward-watch").turn("secret-police")
    assert why_not(table, HOLDER, "backward-watch") == ("DIK-300", "changes-nothing")
    assert not admitted(table, HOLDER, "backward-watch")


@pytest.mark.rule("DIK-248", "DIK-250")
@pytest.mark.parametrize("card", ["backward-watch", "motol-centre"])
def test_who_skips_his_turn_keeps_his_pawn(card: str) -> None:
    table = Table().markers(HOLDER, card) if card == "motol-centre" else holding(card)
    uses(table, HOLDER, card, "pick second")
    assert (table.waits_for(), table.moves(HOLDER)) == (["secret-police"], 5)


@pytest.mark.rule("DIK-250")
def test_nobody_skips_when_no_one_else_has_a_pawn() -> None:
    table = holding("backward-watch").have("secret-police", moves=0).have("black-guard", moves=0)
    assert uses(table, HOLDER, "backward-watch").offers(HOLDER) == ["pick first"]


@pytest.mark.rule("DIK-318")
def test_outside_the_manoeuvres_nothing_is_played_again() -> None:
    table = holding("backward-watch").put(HOLDER, "karst", "C").resolve()
    assert why_not(table, HOLDER, "backward-watch") == ("DIK-318", "not-in-this-phase")


@pytest.mark.rule("DIK-238", "DIK-248", "DIK-251")
def test_a_pair_of_motol_also_moves_a_stack() -> None:
    table = Table().markers(HOLDER, "motol-centre", "motol-centre").put(HOLDER, "karst", "CE")
    uses(table, HOLDER, "motol-centre", "pick third", "at karst-1", "to josefov")
    assert (table.stack("karst-1"), table.stack("josefov-1")) == ("", "CE")


@pytest.mark.rule("DIK-238", "DIK-248")
def test_a_single_marker_of_motol_does_not_move_a_stack() -> None:
    table = uses(Table().markers(HOLDER, "motol-centre").put(HOLDER, "karst", "CE"), HOLDER, "motol-centre")
    assert table.offers(HOLDER) == ["pick first", "pick second"]


@pytest.mark.rule("DIK-259", "DIK-303")
def test_a_pair_has_one_used_token() -> None:
    table = uses(Table().markers(HOLDER, "motol-centre", "motol-centre"), HOLDER, "motol-centre", "pick first")
    assert used(table, HOLDER, "motol-centre")


@pytest.mark.rule("DIK-249", "DIK-309")
def test_a_recovery_room_brings_a_guard_and_another_turn() -> None:
    table = uses(holding("recovery-room"), HOLDER, "recovery-room")
    assert table.agents(HOLDER) == (3, 4, 3)
    assert short(plays(table))[:3] == "ccs"


@pytest.mark.rule("DIK-318", "DIK-309")
def test_a_recovery_room_outside_ones_turn_only_brings_the_guard() -> None:
    table = uses(holding("recovery-room").turn("secret-police"), HOLDER, "recovery-room")
    assert (table.agents(HOLDER), table.waits_for()) == ((3, 4, 3), ["secret-police"])


@pytest.mark.rule("DIK-309")
def test_dead_time_makes_an_opponent_skip_his_next_turn() -> None:
    table = uses(holding("dead-time"), HOLDER, "dead-time", "aim secret-police")
    table.act(HOLDER, "influence nothing")
    assert (table.waits_for(), table.moves("secret-police")) == (["black-guard"], 5)
    assert short(plays(table))[:3] == "bcs"


@pytest.mark.rule("DIK-309")
def test_dead_time_is_laid_on_nobody_without_pawns() -> None:
    table = uses(holding("dead-time").have("black-guard", moves=0), HOLDER, "dead-time")
    assert table.offers(HOLDER) == ["aim secret-police"]


@pytest.mark.rule("DIK-309", "DIK-250")
def test_dead_time_lapses_when_nobody_else_has_a_pawn() -> None:
    table = holding("dead-time").have(HOLDER, moves=1).have("black-guard", moves=0)
    uses(table, HOLDER, "dead-time", "aim secret-police").act(HOLDER, "influence nothing")
    assert table.waits_for() == ["secret-police"]


@pytest.mark.rule("DIK-318")
def test_dead_time_has_no_place_in_the_resolution() -> None:
    table = holding("dead-time").put(HOLDER, "karst", "C").resolve()
    assert why_not(table, HOLDER, "dead-time") == ("DIK-318", "not-in-this-phase")


# ---- Manoeuvres that are granted


@pytest.mark.rule("DIK-065", "DIK-298")
def test_an_unhinged_clock_grants_any_manoeuvre_for_1_pp() -> None:
    table = uses(holding("unhinged-clock"), HOLDER, "unhinged-clock", "influence nothing")
    assert (table.pp(HOLDER), table.moves(HOLDER), used(table, HOLDER, "unhinged-clock")) == (3, 5, True)


@pytest.mark.rule("DIK-065")
def test_an_unhinged_clock_strikes_in_the_turn_of_another() -> None:
    table = holding("unhinged-clock").turn("secret-police")
    uses(table, HOLDER, "unhinged-clock", "to karst", "add emissary", "seal")
    assert (table.stack("karst-1"), table.waits_for()) == ("E", ["secret-police"])


@pytest.mark.rule("DIK-065", "DIK-309")
def test_a_granted_manoeuvre_may_be_renounced() -> None:
    table = uses(holding("unhinged-clock"), HOLDER, "unhinged-clock", "renounce")
    assert (table.pp(HOLDER), used(table, HOLDER, "unhinged-clock")) == (2, True)


@pytest.mark.rule("DIK-053", "DIK-300")
def test_an_unhinged_clock_is_not_paid_with_a_debt() -> None:
    table = holding("unhinged-clock").have(HOLDER, pp=0)
    assert why_not(table, HOLDER, "unhinged-clock") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-322")
def test_an_element_in_use_cannot_be_declared_again() -> None:
    table = uses(holding("unhinged-clock").have(HOLDER, pp=9), HOLDER, "unhinged-clock")
    assert why_not(table, HOLDER, "unhinged-clock") == ("DIK-322", "element-in-use")


@pytest.mark.rule("DIK-065", "DIK-146")
def test_a_granted_manoeuvre_may_be_a_special_one_of_another_card() -> None:
    table = uses(holding("unhinged-clock", "doubled-quotas"), HOLDER, "unhinged-clock", "use doubled-quotas")
    assert (table.pp(HOLDER), table.moves(HOLDER)) == (6, 5)
    assert used(table, HOLDER, "unhinged-clock")
    assert used(table, HOLDER, "doubled-quotas")


@pytest.mark.rule("DIK-065", "DIK-117")
def test_a_black_theatre_grants_a_spy_manoeuvre_with_spies() -> None:
    table = holding("black-theatre").put("black-guard", "karst", "CGE").have(HOLDER, spies=1)
    uses(table, HOLDER, "black-theatre", "spy", *[text for pawn in "123" for text in ("at karst-1", f"pawn {pawn}")])
    assert table.seen(HOLDER, "karst-1") == "CGE"
    assert used(table, HOLDER, "black-theatre")


@pytest.mark.rule("DIK-065")
def test_a_black_theatre_grants_nothing_else() -> None:
    table = uses(holding("black-theatre").put("black-guard", "karst", "C"), HOLDER, "black-theatre")
    assert sorted(table.offers(HOLDER)) == ["renounce", "spy"]


@pytest.mark.rule("DIK-300")
def test_a_black_theatre_needs_something_to_look_at() -> None:
    assert why_not(holding("black-theatre"), HOLDER, "black-theatre") == ("DIK-300", "changes-nothing")
    assert why_not(holding("black-theatre").secret("dog-pit"), HOLDER, "black-theatre") is None


@pytest.mark.rule("DIK-065", "DIK-137")
def test_an_underground_press_grants_influence() -> None:
    table = uses(holding("underground-press"), HOLDER, "underground-press", "influence citizen")
    assert (table.pp(HOLDER), table.agents(HOLDER), table.moves(HOLDER)) == (5, (2, 3, 3), 5)


@pytest.mark.rule("DIK-065", "DIK-104")
def test_arcade_guides_grant_a_team_of_at_most_three_pawns() -> None:
    table = uses(holding("arcade-guides"), HOLDER, "arcade-guides", "to karst", *["add citizen"] * 3)
    assert table.refuses(HOLDER, "add guard") == ("DIK-104", "team-is-full")
    table.act(HOLDER, "seal")
    assert (table.stack("karst-1"), table.moves(HOLDER)) == ("CCC", 5)


@pytest.mark.rule("DIK-300", "DIK-316")
def test_arcade_guides_need_agents_but_do_not_tell_that_there_are_none() -> None:
    table = holding("arcade-guides").reserve(HOLDER, citizen=0, guard=0, emissary=0)
    assert why_not(table, HOLDER, "arcade-guides") == ("DIK-300", "changes-nothing")
    assert admitted(table, HOLDER, "arcade-guides")


@pytest.mark.rule("DIK-065", "DIK-131")
def test_a_butchers_guild_grants_assassinations_with_assassins() -> None:
    table = holding("butchers-guild").put("black-guard", "karst", "CE").have(HOLDER, assassins=1)
    uses(table, HOLDER, "butchers-guild", "assassinate", "at karst-1", "pawn 2", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(HOLDER)) == ("", 6)


@pytest.mark.rule("DIK-135", "DIK-300")
def test_a_butchers_guild_needs_somebody_to_strike() -> None:
    table = holding("butchers-guild").put(HOLDER, "karst", "C")
    assert why_not(table, HOLDER, "butchers-guild") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("DIK-140", "DIK-065")
def test_master_builders_develop_for_1_pp_less() -> None:
    table = uses(holding("master-builders"), HOLDER, "master-builders", "develop general-ledger")
    assert (table.pp(HOLDER), table.moves(HOLDER)) == (1, 5)
    assert [event.about["number"] for event in table.events(kind="developed")] == [2]


@pytest.mark.rule("DIK-144", "DIK-300")
def test_master_builders_give_no_credit() -> None:
    assert why_not(holding("master-builders").have(HOLDER, pp=2), HOLDER, "master-builders") is None
    poor = holding("master-builders").have(HOLDER, pp=1)
    assert why_not(poor, HOLDER, "master-builders") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("DIK-144")
def test_master_builders_have_nothing_to_build_on_a_full_board() -> None:
    own = ("form-27", "general-ledger", "emergency-decree", "precedence", "court-of-auditors")
    table = holding("master-builders").in_play(HOLDER, *own).have(HOLDER, pp=9)
    assert why_not(table, HOLDER, "master-builders") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("DIK-065", "DIK-301")
def test_a_masked_ball_brings_an_emissary_and_sends_a_team() -> None:
    table = holding("masked-ball").reserve(HOLDER, citizen=0, guard=0, emissary=0)
    table.acts(HOLDER, "use masked-ball", "to karst", "add emissary", "seal")
    assert (table.stack("karst-1"), table.moves(HOLDER), used(table, HOLDER, "masked-ball")) == ("E", 4, True)


@pytest.mark.rule("DIK-065", "DIK-309")
def test_the_team_of_a_masked_ball_may_be_renounced() -> None:
    table = holding("masked-ball").acts(HOLDER, "use masked-ball", "renounce")
    assert (table.agents(HOLDER), used(table, HOLDER, "masked-ball")) == ((3, 3, 4), True)


@pytest.mark.rule("DIK-312", "DIK-065", "DIK-301")
def test_a_phage_protocol_refreshes_an_element_and_grants_a_manoeuvre() -> None:
    table = holding("phage-protocol", "doubled-quotas").used(HOLDER, "doubled-quotas")
    table.acts(HOLDER, "use phage-protocol", "renew doubled-quotas", "use doubled-quotas")
    assert (table.pp(HOLDER), used(table, HOLDER, "phage-protocol"), used(table, HOLDER, "doubled-quotas")) == (
        7,
        True,
        True,
    )


@pytest.mark.rule("DIK-309")
def test_a_phage_protocol_with_nothing_used_still_grants_a_manoeuvre() -> None:
    table = holding("phage-protocol").acts(HOLDER, "use phage-protocol", "influence nothing")
    assert (table.pp(HOLDER), table.moves(HOLDER)) == (4, 4)


# ---- Used tokens


@pytest.mark.rule("DIK-312")
def test_a_quantum_vat_takes_a_used_token_off_another_element() -> None:
    table = holding("quantum-vat", "soup-kitchen").used(HOLDER, "soup-kitchen")
    uses(table, HOLDER, "quantum-vat", "pick first", "renew soup-kitchen")
    assert (used(table, HOLDER, "soup-kitchen"), used(table, HOLDER, "quantum-vat")) == (False, True)
    assert why_not(table, HOLDER, "soup-kitchen") is None


@pytest.mark.rule("DIK-312")
def test_a_quantum_vat_refreshes_markers_and_cabal_cards_too() -> None:
    table = holding("quantum-vat").markers(HOLDER, "motol-centre").in_play(HOLDER, "general-ledger")
    table.used(HOLDER, "motol-centre", "general-ledger")
    uses(table, HOLDER, "quantum-vat", "pick first")
    assert set(table.offers(HOLDER)) == {"renew general-ledger", "renew-marker motol-centre", "enough"}
    table.act(HOLDER, "renew-marker motol-centre")
    assert not used(table, HOLDER, "motol-centre")


@pytest.mark.rule("DIK-312")
def test_an_element_that_refreshes_is_never_refreshed() -> None:
    table = (
        holding("quantum-vat", "phage-protocol").in_play(HOLDER, "form-27").used(HOLDER, "phage-protocol", "form-27")
    )
    assert why_not(table, HOLDER, "quantum-vat") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("DIK-309")
def test_a_quantum_vat_replaces_a_visible_card() -> None:
    table = holding("quantum-vat").track("dog-pit", "knacker").deck("concordat")
    uses(table, HOLDER, "quantum-vat", "pick second", "replace dog-pit")
    assert list(table.view().track) == ["concordat", "knacker"]
    assert table.discard_pile() == ["dog-pit"]


@pytest.mark.rule("DIK-309")
def test_no_card_is_replaced_once_the_resolution_has_begun() -> None:
    table = holding("quantum-vat").track("dog-pit").put(HOLDER, "karst", "C").resolve()
    assert why_not(table, HOLDER, "quantum-vat") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("DIK-313")
def test_a_tribunal_of_harmony_puts_a_used_token_on_a_possession_of_an_opponent() -> None:
    table = holding("tribunal-of-harmony").cards("black-guard", "dog-pit")
    uses(table, HOLDER, "tribunal-of-harmony", "exhaust dog-pit")
    assert used(table, "black-guard", "dog-pit")


@pytest.mark.rule("DIK-313", "DIK-302")
def test_a_tribunal_touches_markers_but_no_cabal_cards_and_nothing_used() -> None:
    table = holding("tribunal-of-harmony").cards("black-guard", "dog-pit").used("black-guard", "dog-pit")
    table.in_play("black-guard", "standing-garrison").markers("black-guard", "karst").markers("secret-police", "karst")
    uses(table, HOLDER, "tribunal-of-harmony")
    assert set(table.offers(HOLDER)) == {
        "exhaust-marker karst black-guard",
        "exhaust-marker karst secret-police",
        "enough",
    }
    table.act(HOLDER, "exhaust-marker karst secret-police")
    assert (used(table, "secret-police", "karst"), used(table, "black-guard", "karst")) == (True, False)


@pytest.mark.rule("DIK-300")
def test_a_tribunal_without_a_target_is_refused_and_nobody_is_asked() -> None:
    table = holding("tribunal-of-harmony")
    assert why_not(table, HOLDER, "tribunal-of-harmony") == ("DIK-300", "changes-nothing")
    assert not admitted(table, HOLDER, "tribunal-of-harmony")


@pytest.mark.rule("DIK-265", "DIK-303")
def test_at_the_end_of_the_cycle_all_used_tokens_go() -> None:
    table = holding("tribunal-of-harmony").used(HOLDER, "tribunal-of-harmony")
    end_cycle(table.state, table.chronicle)
    assert not used(table, HOLDER, "tribunal-of-harmony")


# ---- Ranks


@pytest.mark.rule("DIK-084", "DIK-309")
def test_a_night_procession_raises_the_rank_until_the_end_of_the_cycle() -> None:
    table = Table().cards("black-guard", "night-procession")
    uses(table, "black-guard", "night-procession")
    assert (table.rank("black-guard"), table.administrator(), table.pp("black-guard")) == (25, "black-guard", 4)
    end_cycle(table.state, table.chronicle)
    assert (table.rank("black-guard"), table.administrator()) == (5, HOLDER)


@pytest.mark.rule("DIK-086")
def test_a_new_administrator_takes_the_decision_that_is_waited_for() -> None:
    table = Table().cards("black-guard", "night-procession").put(HOLDER, "karst", "C").resolve()
    assert table.waits_for() == [HOLDER]
    uses(table, "black-guard", "night-procession")
    assert table.waits_for() == ["black-guard"]


@pytest.mark.rule("DIK-303")
def test_a_used_night_procession_does_not_raise_the_rank_again() -> None:
    table = uses(Table().cards("black-guard", "night-procession"), "black-guard", "night-procession")
    assert why_not(table, "black-guard", "night-procession") == ("DIK-303", "element-is-used")


@pytest.mark.rule("DIK-253", "DIK-255")
def test_the_first_marker_of_the_old_town_develops_the_cabal_for_nothing() -> None:
    table = Table().put(HOLDER, "old-town", "E").put(HOLDER, "karst", "C").resolve()
    table.acts(HOLDER, "designate old-town", "claim-marker", "develop general-ledger")
    assert (table.pp(HOLDER), table.waits_for()) == (3, [HOLDER])


@pytest.mark.rule("DIK-254", "DIK-255")
def test_the_second_marker_of_the_old_town_brings_3_pp() -> None:
    table = Table().markers(HOLDER, "old-town").put(HOLDER, "old-town", "E").put(HOLDER, "karst", "C").resolve()
    table.acts(HOLDER, "designate old-town", "claim-marker")
    assert table.pp(HOLDER) == 6


@pytest.mark.rule("DIK-256")
def test_on_a_full_board_the_old_town_develops_nothing() -> None:
    own = ("form-27", "general-ledger", "emergency-decree", "precedence", "court-of-auditors")
    table = (
        Table()
        .in_play(HOLDER, *own)
        .used(HOLDER, "form-27")
        .put(HOLDER, "old-town", "E")
        .put(HOLDER, "karst", "C")
        .resolve()
    )
    table.acts(HOLDER, "designate old-town", "claim-marker")
    assert table.held_markers(HOLDER) == {"old-town": 1}
