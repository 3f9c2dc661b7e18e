"""Soutiens de caste, achat de cartes: phase 6, row, deck and discard pile (NEC-110 to NEC-121, NEC-138 to NEC-162)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.games.necrosia.loading import load_content
from logothete.kernel.dice import QuickDice
from tests.games.necrosia.plays import until
from tests.games.necrosia.table import Table

ROW = ("war-cry", "trade-contract", "charm-spell", "howling-ray", "stroke-of-luck")
SUITS = {card.key: card.suit for card in load_content().cards}


def shopping(influence: int = 20, **given: str) -> Table:
    """Kelwin has ended his actions; the row lies there, one card of each suit."""
    table = Table().row(*ROW).influence(kelwin=influence)
    for people, card in given.items():
        table.give(people, card)
    return table.act("kelwin", "finish")


# ---- purchases


@pytest.mark.rule("NEC-113", "NEC-112")
@pytest.mark.parametrize(("card", "price"), list(zip(ROW, range(1, 6), strict=True)))
def test_the_price_is_the_place_in_the_row(card: str, price: int) -> None:
    table = shopping(20).act("kelwin", f"buy {card}")
    assert (table.points("kelwin"), table.hand("kelwin")) == (20 - price, [card])
    assert table.told("bought") == [{"seat": 0, "card": card, "price": price}]


@pytest.mark.rule("NEC-110")
def test_at_most_three_cards_are_bought() -> None:
    table = shopping(50).acts("kelwin", *[f"buy {card}" for card in ROW[:3]])
    assert (len(table.hand("kelwin")), table.waits_for()) == (3, ["ombre"])


@pytest.mark.rule("NEC-110", "NEC-121")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_may_stop_at_any_moment(number: int) -> None:
    table = shopping(50).acts("kelwin", *[f"buy {card}" for card in ROW[:number]], "stop")
    assert (len(table.hand("kelwin")), table.waits_for()) == (number, ["ombre"])


@pytest.mark.rule("NEC-114")
def test_nothing_dearer_than_the_influence_one_has() -> None:
    table = shopping(2)
    assert table.legal("kelwin", "buy") == ["buy war-cry", "buy trade-contract"]
    refusal = table.refusal("kelwin", "buy charm-spell")
    assert (refusal.rule, refusal.reason, refusal.about["price"]) == ("NEC-114", "too-dear", 3)
    table.act("kelwin", "buy trade-contract")
    assert (table.points("kelwin"), table.waits_for()) == (0, ["ombre"])


@pytest.mark.rule("NEC-114", "NEC-106")
def test_influence_of_the_same_turn_can_be_spent() -> None:
    table = Table().row(*ROW).put("kelwin", "crossing", mage=1).acts("kelwin", "finish", "buy charm-spell")
    assert (table.points("kelwin"), table.hand("kelwin")) == (0, ["charm-spell"])


@pytest.mark.rule("NEC-116")
def test_the_row_slides_and_prices_with_it() -> None:
    """The ledger's example: the third for 3, again the third for 3, the first for 1."""
    table = shopping(7).act("kelwin", f"buy {ROW[2]}")
    assert table.in_row() == [ROW[0], ROW[1], ROW[3], ROW[4]]
    table.act("kelwin", f"buy {ROW[3]}")
    assert (table.in_row(), table.points("kelwin")) == ([ROW[0], ROW[1], ROW[4]], 1)
    table.act("kelwin", f"buy {ROW[0]}")
    assert (table.points("kelwin"), table.told("bought")[-1]["price"]) == (0, 1)


@pytest.mark.rule("NEC-117", "NEC-118", "NEC-116")
def test_the_row_is_renewed_to_five_after_three_were_taken() -> None:
    """The example goes on: of two cards left the first is discarded, four are drawn to the right."""
    table = Table().row(*ROW).influence(kelwin=7).deck("nimble-dodge", "mage-leap", "heroic-charge", "deadly-salvo")
    table.acts("kelwin", "finish", f"buy {ROW[2]}", f"buy {ROW[3]}", f"buy {ROW[0]}")
    assert table.in_row() == [ROW[4], "nimble-dodge", "mage-leap", "heroic-charge", "deadly-salvo"]
    assert table.pile() == [ROW[1]]
    assert table.told("row-renewed") == [{"card": ROW[1]}]


@pytest.mark.rule("NEC-117", "NEC-118")
def test_one_card_goes_and_one_comes_when_nothing_was_taken() -> None:
    table = Table().row(*ROW).deck("mage-leap", "nimble-dodge").end_turn("kelwin")
    assert (table.in_row(), table.pile()) == ([*ROW[1:], "mage-leap"], [ROW[0]])
    assert table.end_turn("ombre").in_row() == [*ROW[2:], "mage-leap", "nimble-dodge"]


@pytest.mark.rule("NEC-112")
def test_only_cards_of_the_row_are_for_sale() -> None:
    table = shopping(9)
    assert table.forbids("kelwin", "buy mage-leap") == "NEC-112"
    assert table.forbids("ombre", f"buy {ROW[0]}") == "NEC-110"


@pytest.mark.rule("NEC-119", "NEC-120")
def test_a_card_just_bought_serves_from_the_end_of_the_turn_on() -> None:
    table = Table(2).ranked().influence(kelwin=20).row("war-cry", "stubborn-rampart", "mage-leap", "nimble-dodge")
    table.put("kelwin", "crossing", mage=2).put("ombre", "crossing", fighter=1)
    table.acts("kelwin", "finish", "buy stubborn-rampart", "buy mage-leap")
    assert (table.legal("kelwin", "play"), table.reason("kelwin", "play mage-leap")) == ([], "purchases-now")
    table.act("kelwin", "stop").act("ombre", "war crossing kelwin").all_pass()
    assert (table.window(), table.legal("kelwin")) == ("w3", ["play stubborn-rampart", "pass"])


@pytest.mark.rule("NEC-121")
def test_in_the_last_turn_purchases_are_allowed() -> None:
    table = Table(2).row(*ROW).influence(ombre=9).year(5).turn("ombre").act("ombre", "finish")
    assert "buy war-cry" in table.legal("ombre")
    assert table.acts("ombre", "buy war-cry", "stop").view().places is not None


# ---- free cards


@pytest.mark.rule("NEC-157", "NEC-159", "NEC-115", "NEC-161")
@pytest.mark.parametrize(
    ("region", "card"),
    [("copper-dunes", ROW[0]), ("coral-harbour", ROW[1]), ("high-mists", ROW[2]), ("singing-wood", ROW[4])],
)
def test_a_dominated_guild_gives_a_card_of_its_caste_from_the_row(region: str, card: str) -> None:
    table = Table().row(*ROW).put("kelwin", region, mage=1).act("kelwin", "finish")
    assert table.legal("kelwin") == [f"take {card}", f"decline {SUITS[card]}"]
    before = table.points("kelwin")
    table.act("kelwin", f"take {card}")
    assert (table.hand("kelwin"), table.points("kelwin")) == ([card], before)
    assert card not in table.in_row()


@pytest.mark.rule("NEC-158", "NEC-160", "NEC-159")
def test_each_dominated_necrosed_region_gives_a_necrosis_card_necrosia_too() -> None:
    table = (
        Table()
        .row("howling-ray", "withering-curse")
        .put("kelwin", "necrosia", mage=3)
        .put("kelwin", "sun-cape", mage=3)
    )
    table.necrosed("sun-cape", 0).act("kelwin", "finish")
    assert table.view().supports == {"necrosis": 2}
    table.acts("kelwin", "take withering-curse", "take howling-ray")
    assert table.hand("kelwin") == ["howling-ray", "withering-curse"]


@pytest.mark.rule("NEC-145", "NEC-158")
def test_a_necrosed_guild_gives_a_necrosis_card_instead_of_its_own() -> None:
    table = Table().row(*ROW).put("kelwin", "copper-dunes", mage=3).necrosed("copper-dunes", 0).act("kelwin", "finish")
    assert table.view().supports == {"necrosis": 1}


@pytest.mark.rule("NEC-159")
def test_two_guilds_of_a_caste_give_two_cards() -> None:
    table = Table().put("kelwin", "copper-dunes", mage=1).put("kelwin", "ash-bastion", mage=1).act("kelwin", "finish")
    assert table.view().supports == {"combat": 2}


@pytest.mark.rule("NEC-022", "NEC-157", "NEC-154")
def test_who_does_not_dominate_gets_no_card() -> None:
    table = Table().put("kelwin", "copper-dunes", mage=1).put("ombre", "copper-dunes", mage=1)
    table.put("kelwin", "high-mists", mage=2).necrosians("high-mists", 1).act("kelwin", "finish")
    assert (table.view().supports, table.waits_for()) == ({}, ["ombre"])


@pytest.mark.rule("NEC-007", "NEC-157")
@pytest.mark.parametrize(("players", "supports"), [(3, {}), (4, {"magic": 1})])
def test_a_closed_guild_gives_no_card(players: int, supports: dict[str, int]) -> None:
    table = Table(players).put("kelwin", "echo-tower", mage=1).act("kelwin", "finish")
    assert table.view().supports == supports


@pytest.mark.rule("NEC-161")
def test_of_several_fitting_cards_one_is_chosen_and_the_row_slides() -> None:
    table = Table().row("war-cry", "trade-contract", "mage-leap", "heroic-charge").put("kelwin", "copper-dunes", mage=1)
    table.act("kelwin", "finish")
    assert table.legal("kelwin", "take") == ["take war-cry", "take heroic-charge"]
    assert table.forbids("kelwin", "take mage-leap") == "NEC-159"
    assert table.forbids("kelwin", "draw combat") == "NEC-161"
    table.act("kelwin", "take war-cry")
    assert (table.in_row(), table.hand("kelwin")) == (["trade-contract", "mage-leap", "heroic-charge"], ["war-cry"])


@pytest.mark.rule("NEC-161", "NEC-140")
def test_if_the_row_has_none_of_the_suit_the_topmost_of_the_deck_is_drawn() -> None:
    table = (
        Table().row("mage-leap").put("kelwin", "copper-dunes", mage=1).deck("charm-spell", "nimble-dodge", "war-cry")
    )
    table.act("kelwin", "finish")
    assert table.legal("kelwin") == ["draw combat", "decline combat"]
    table.act("kelwin", "draw combat")
    assert (table.hand("kelwin"), table.view().row[0].card) == (["nimble-dodge"], "mage-leap")
    assert table.told("drew", "ombre") == [{"seat": 0, "suit": "combat"}]


@pytest.mark.rule("NEC-161")
def test_a_support_may_be_declined_and_several_come_in_any_order() -> None:
    table = Table().row(*ROW).put("kelwin", "copper-dunes", mage=1).put("kelwin", "high-mists", mage=1)
    table.act("kelwin", "finish")
    assert table.legal("kelwin", "take") == ["take war-cry", "take charm-spell"]
    table.acts("kelwin", "take charm-spell", "decline combat", "stop")
    assert table.hand("kelwin") == ["charm-spell"]


@pytest.mark.rule("NEC-162")
def test_free_cards_come_first_and_do_not_count_as_purchases() -> None:
    table = Table().row(*ROW).influence(kelwin=9).put("kelwin", "copper-dunes", mage=1).act("kelwin", "finish")
    assert table.reason("kelwin", "buy trade-contract") == "no-purchase-now"
    table.acts("kelwin", "take war-cry", "buy trade-contract", "buy charm-spell", "buy howling-ray")
    assert (len(table.hand("kelwin")), table.points("kelwin")) == (4, 9 + 3 - 3)


@pytest.mark.rule("NEC-162", "NEC-C31")
def test_a_card_for_phase_6_is_played_before_the_first_free_card() -> None:
    table = Table().row(*ROW).put("kelwin", "copper-dunes", mage=1).give("kelwin", "prestigious-privilege")
    until(table.act("kelwin", "finish"), "cards").play("kelwin", "prestigious-privilege", "at high-mists")
    assert table.view().supports == {"combat": 1, "magic": 1}


# ---- piles


@pytest.mark.rule("NEC-139")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = Table().row(*ROW).only_deck("mage-leap").end_turn("kelwin")
    assert (table.in_row()[-1], table.view().deck) == ("mage-leap", 0)
    pile = len(table.pile())
    table.state.play(table.seat("ombre"), table.title.actions.parse("finish"), QuickDice(1), table.chronicle)
    assert (table.view().deck, table.pile(), len(table.in_row())) == (pile, [], 5)


@pytest.mark.rule("NEC-139")
def test_without_any_card_the_row_stays_short() -> None:
    table = Table().row(*ROW).only_deck()
    for at, card in enumerate(table.pile()):
        table.give(table.peoples[1 + at % 2], card)
    table.influence(kelwin=1).acts("kelwin", "finish", "buy war-cry")
    # What was discarded on the left comes back on the right: there is nothing else to draw.
    assert table.in_row() == [*ROW[2:], ROW[1]]
    assert (table.pile(), table.view().deck) == ([], 0)


@pytest.mark.rule("NEC-140", "NEC-161")
def test_if_no_card_of_the_suit_is_left_anywhere_none_is_taken() -> None:
    table = Table().put("kelwin", "copper-dunes", mage=1).only_deck("mage-leap")
    combat = [card for card in table.pile() if SUITS[card] == "combat"]
    for card in combat:
        table.give("ombre", card)
    table.act("kelwin", "finish")
    while table.window() is not None:
        table.all_pass()
    table.state.play(0, table.title.actions.parse("draw combat"), QuickDice(1), table.chronicle)
    assert table.told("none-left") == [{"seat": 0, "suit": "combat"}]
    assert table.hand("kelwin") == []


@pytest.mark.rule("NEC-140")
def test_drawing_by_suit_leaves_the_order_of_the_others() -> None:
    table = Table().put("kelwin", "copper-dunes", mage=1).deck("mage-leap", "war-cry", "charm-spell", "stroke-of-luck")
    table.acts("kelwin", "finish", "draw combat")
    assert table.in_row()[:3] == ["mage-leap", "charm-spell", "stroke-of-luck"]


@pytest.mark.rule("NEC-138")
def test_there_is_no_hand_limit() -> None:
    cards = [card for card in Table().cards if card not in ROW]
    table = Table().row(*ROW).give("kelwin", *cards[:60]).influence(kelwin=9)
    table.act("kelwin", "finish")
    while table.legal("kelwin", "buy") == []:
        table.act(table.waits_for()[0], "pass")
    table.acts("kelwin", "buy war-cry", "stop")
    assert table.player("kelwin").hand == 61


@pytest.mark.rule("NEC-138", "NEC-133")
def test_cards_are_neither_discarded_nor_handed_over_at_will() -> None:
    verbs = {text.split()[0] for text in Table().give("kelwin", "war-cry", "nimble-dodge").legal("kelwin")}
    assert verbs == {"finish"}


@pytest.mark.rule("NEC-113", "NEC-114", "NEC-116", "NEC-110")
@given(influence=st.integers(0, 16), picks=st.lists(st.integers(0, 4), max_size=4))
def test_what_is_paid_is_the_sum_of_the_places_and_never_more_than_one_has(influence: int, picks: list[int]) -> None:
    table = shopping(influence)
    row = list(ROW)
    left = influence
    bought = 0
    for pick in picks:
        if bought < 3 and pick < len(row) and pick + 1 <= left:
            table.act("kelwin", f"buy {row.pop(pick)}")
            left -= pick + 1
            bought += 1
        elif pick < len(row) and bought < 3 and left > 0:
            assert table.forbids("kelwin", f"buy {row[pick]}") == "NEC-114"
    assert (table.points("kelwin"), len(table.hand("kelwin"))) == (left, bought)
