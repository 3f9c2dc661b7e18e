"""Cards and markers that change hands: what they give goes with them, Used or not, and never while they are in use."""

from __future__ import annotations

import pytest

from tests.games.diktat.dealing import deal, offer
from tests.games.diktat.declaring import used, uses, why_not
from tests.games.diktat.scenes import OPPORTUNITIES, scene
from tests.games.diktat.table import Table

GIVER, TAKER = "coordination", "union"


@pytest.mark.parametrize("card", OPPORTUNITIES)
@pytest.mark.rule("DIK-157", "DIK-299")
def test_a_card_received_may_be_declared_at_once(card: str) -> None:
    table = scene(card, "secret-police")
    table.turn(GIVER)
    before = why_not(table, "secret-police", card)
    deal(table, "secret-police", GIVER, f"give-card {card}")
    assert (table.holder(card), why_not(table, "secret-police", card)) == (GIVER, ("DIK-147", "element-not-held"))
    deal(table, GIVER, "secret-police", f"give-card {card}")
    assert why_not(table.turn(GIVER), "secret-police", card) == before


@pytest.mark.parametrize("card", OPPORTUNITIES)
@pytest.mark.rule("DIK-159", "DIK-303")
def test_a_used_card_stays_used_in_other_hands(card: str) -> None:
    table = deal(scene(card).used(GIVER, card), GIVER, TAKER, f"give-card {card}")
    assert (used(table, TAKER, card), why_not(table, TAKER, card)) == (True, ("DIK-303", "element-is-used"))


@pytest.mark.rule("DIK-322")
def test_a_card_in_use_is_not_handed_over() -> None:
    table = Table(5).cards(GIVER, "unhinged-clock")
    uses(table, GIVER, "unhinged-clock")
    table.acts(GIVER, f"offer-to {TAKER}", "give-card unhinged-clock")
    assert table.refuses(GIVER, "propose")[0] == "DIK-322"


@pytest.mark.rule("DIK-259", "DIK-322")
def test_a_marker_in_use_that_has_become_a_pair_is_not_handed_over() -> None:
    table = Table(5).markers(GIVER, "artefact").markers(TAKER, "artefact")
    table.put(GIVER, "karst", "CC").put(GIVER, "josefov", "C")
    uses(table, GIVER, "artefact")
    deal(table, TAKER, GIVER, "give-marker artefact")
    assert table.held_markers(GIVER) == {"artefact": 2}
    table.acts(GIVER, f"offer-to {TAKER}", "give-marker artefact")
    assert table.refuses(GIVER, "propose")[0] == "DIK-322"


@pytest.mark.rule("DIK-259", "DIK-322")
def test_a_pair_formed_while_its_marker_is_in_use_is_used_at_the_end() -> None:
    table = Table(5).markers(GIVER, "artefact").markers(TAKER, "artefact")
    table.put(GIVER, "karst", "CC").put(GIVER, "josefov", "C")
    uses(table, GIVER, "artefact")
    deal(table, TAKER, GIVER, "give-marker artefact")
    table.acts(GIVER, "at karst-1", "enough")
    assert used(table, GIVER, "artefact")


@pytest.mark.rule("DIK-157", "DIK-296")
@pytest.mark.parametrize(("card", "vp"), [("ministry-seat", 1), ("steel-tower", 2), ("walled-gardens", 1)])
def test_points_of_a_card_go_with_it(card: str, vp: int) -> None:
    table = Table(5).cards(GIVER, card)
    assert table.vp(GIVER) == vp
    deal(table, GIVER, "secret-police", f"give-card {card}")
    assert (table.vp(GIVER), table.vp("secret-police")) == (0, vp)


@pytest.mark.rule("DIK-079", "DIK-084", "DIK-157")
def test_a_card_of_the_college_makes_its_receiver_administrator_at_once() -> None:
    table = Table(5).cards(GIVER, "chair-of-the-way")
    deal(table, GIVER, TAKER, "give-card chair-of-the-way")
    assert (table.administrator(), table.rank(GIVER)) == (TAKER, 9)


@pytest.mark.rule("DIK-157", "DIK-297")
def test_pp_of_a_gain_are_paid_back_and_received() -> None:
    table = Table(5).cards(GIVER, "relief-fund").have(GIVER, pp=6)
    deal(table, GIVER, TAKER, "give-card relief-fund")
    assert (table.pp(GIVER), table.pp(TAKER)) == (2, 7)


@pytest.mark.rule("DIK-161")
def test_a_gain_that_cannot_be_given_back_keeps_its_card() -> None:
    table = Table(5).cards(GIVER, "relief-fund").have(GIVER, pp=3)
    table.acts(GIVER, f"offer-to {TAKER}", "give-card relief-fund")
    assert table.refuses(GIVER, "propose") == ("DIK-161", "gain-not-returnable")


@pytest.mark.rule("DIK-160")
def test_an_old_town_marker_that_is_handed_over_develops_nothing() -> None:
    table = Table(5).markers(GIVER, "old-town")
    deal(table, GIVER, TAKER, "give-marker old-town")
    assert (table.held_markers(TAKER), table.waits_for(), table.pp(TAKER)) == ({"old-town": 1}, [GIVER], 3)


@pytest.mark.rule("DIK-097", "DIK-299")
def test_a_development_card_pays_only_who_holds_it_when_all_receive() -> None:
    table = Table(5).cards(GIVER, "council-of-banks")
    deal(table, GIVER, TAKER, "give-card council-of-banks")
    before = table.pp(GIVER), table.pp(TAKER)
    table.at_start_of_cycle(2)
    assert (table.pp(GIVER) - before[0], table.pp(TAKER) - before[1]) == (3, 5)


@pytest.mark.rule("DIK-151")
def test_cabal_cards_are_not_exchanged() -> None:
    table = Table(5).in_play(GIVER, "general-ledger")
    table.act(GIVER, f"offer-to {TAKER}")
    assert table.refuses(GIVER, "give-card general-ledger")[0] == "DIK-151"


@pytest.mark.rule("DIK-153", "DIK-298")
def test_an_offer_of_a_card_that_was_declared_meanwhile_still_stands() -> None:
    table = offer(Table(5).cards(GIVER, "soup-kitchen"), GIVER, TAKER, "give-card soup-kitchen")
    uses(table, GIVER, "soup-kitchen").act(TAKER, f"accept {GIVER}")
    assert (table.holder("soup-kitchen"), used(table, TAKER, "soup-kitchen")) == (TAKER, True)
