"""Merchant cards that go with a Commerce action (NEC-C22, NEC-C27, NEC-C28)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import FORBIDDEN, NO_ACTION, NO_EFFECT, TURN_BEGUN, cancel, case, refused, three_actions
from tests.games.necrosia.table import Table

THREE = ("recruit mage", "recruit mage", "recruit fighter")


def market(*cards: str) -> Table:
    """Kelwin holds these cards and has a merchant in the Crossing."""
    return Table().put("kelwin", "crossing", merchant=1).give("kelwin", *cards)


# ---- Hired Mercenaries


@pytest.mark.rule("NEC-C22")
def test_mercenaries_make_a_commerce_of_three_units() -> None:
    table = market("hired-mercenaries").play("kelwin", "hired-mercenaries", "trade crossing").acts("kelwin", *THREE)
    assert table.units("kelwin", "crossing") == {"fighter": 1, "merchant": 1, "mage": 2}
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (2, 0, ["hired-mercenaries"])
    assert table.legal("kelwin", "recruit") == []


@pytest.mark.rule("NEC-C22", "NEC-051")
def test_fewer_mercenaries_may_be_hired_but_at_least_one() -> None:
    table = market("hired-mercenaries").play("kelwin", "hired-mercenaries", "trade crossing")
    assert table.forbids("kelwin", "stop") == "NEC-051"
    table.acts("kelwin", "recruit mage", "stop")
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"merchant": 1, "mage": 1}, 2)


@pytest.mark.rule("NEC-C22")
def test_mercenaries_need_a_merchant_where_they_come() -> None:
    table = (
        market("hired-mercenaries")
        .put("kelwin", "frostmoon", mage=3, fighter=1)
        .act("kelwin", "play hired-mercenaries")
    )
    assert table.singles == [("kelwin", "trade crossing")]
    table = Table().put("kelwin", "crossing", mage=1).give("kelwin", "hired-mercenaries")
    assert refused(table, "kelwin", "hired-mercenaries") == NO_EFFECT


@pytest.mark.rule("NEC-C22")
def test_mercenaries_go_with_the_declaration_not_after_it() -> None:
    table = market("hired-mercenaries").act("kelwin", "trade crossing")
    assert table.forbids("kelwin", "play hired-mercenaries") == "NEC-049"


@pytest.mark.rule("NEC-C22", "NEC-C27")
def test_mercenaries_go_with_a_galvanised_market() -> None:
    table = market("hired-mercenaries", "galvanised-market").actions(0).play("kelwin", "galvanised-market")
    table.play("kelwin", "hired-mercenaries", "trade crossing").acts("kelwin", *THREE)
    assert table.units("kelwin", "crossing") == {"fighter": 1, "merchant": 1, "mage": 2}
    assert table.actions_left() == 0


@pytest.mark.rule("NEC-C22", "NEC-C27")
def test_mercenaries_may_be_added_when_the_free_market_has_its_region() -> None:
    table = market("hired-mercenaries", "galvanised-market").play("kelwin", "galvanised-market")
    table.act("kelwin", "trade crossing").play("kelwin", "hired-mercenaries").acts("kelwin", *THREE)
    assert table.units("kelwin", "crossing") == {"fighter": 1, "merchant": 1, "mage": 2}
    assert table.actions_left() == 3


@pytest.mark.rule("NEC-C22", "NEC-C28")
def test_mercenaries_go_with_a_trade_by_proxy() -> None:
    table = Table().give("kelwin", "hired-mercenaries", "trade-by-proxy")
    assert refused(table, "kelwin", "hired-mercenaries") == NO_EFFECT
    table.play("kelwin", "trade-by-proxy", "trade sun-cape").play("kelwin", "hired-mercenaries").acts("kelwin", *THREE)
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"fighter": 1, "mage": 2}, 2)


@pytest.mark.rule("NEC-C22", "NEC-C27", "NEC-C28", "NEC-134")
def test_all_three_cards_of_commerce_go_together() -> None:
    table = Table().give("kelwin", "hired-mercenaries", "trade-by-proxy", "galvanised-market").actions(0)
    table.play("kelwin", "galvanised-market").play("kelwin", "trade-by-proxy", "trade sun-cape")
    table.play("kelwin", "hired-mercenaries").acts("kelwin", *THREE)
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"fighter": 1, "mage": 2}, 0)


@pytest.mark.rule("NEC-C22", "NEC-129")
def test_cancelled_mercenaries_cost_no_action() -> None:
    table = cancel(market("hired-mercenaries", "mage-leap"), "kelwin", "hired-mercenaries", "trade crossing")
    assert (table.actions_left(), table.units("kelwin", "crossing")) == (3, {"merchant": 1})
    assert table.legal("kelwin", "recruit") == []
    assert table.legal("kelwin", "play") == ["play mage-leap"]


@pytest.mark.rule("NEC-C22", "NEC-C27", "NEC-129")
def test_a_free_market_outlives_mercenaries_that_were_cancelled() -> None:
    table = market("hired-mercenaries", "galvanised-market").play("kelwin", "galvanised-market")
    cancel(table, "kelwin", "hired-mercenaries", "trade crossing")
    assert table.legal("kelwin") == ["trade crossing", "stop"]
    table.acts("kelwin", "trade crossing", "recruit mage", "recruit mage")
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"merchant": 1, "mage": 2}, 3)


@pytest.mark.rule("NEC-C22", "NEC-C28", "NEC-129")
def test_a_trade_by_proxy_outlives_mercenaries_that_were_cancelled() -> None:
    table = (
        Table().give("kelwin", "hired-mercenaries", "trade-by-proxy").play("kelwin", "trade-by-proxy", "trade sun-cape")
    )
    cancel(table, "kelwin", "hired-mercenaries").acts("kelwin", "recruit mage", "recruit mage")
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"mage": 2}, 2)


# ---- Galvanised Market


@pytest.mark.rule("NEC-C27")
def test_a_galvanised_market_is_a_commerce_without_an_action() -> None:
    table = market("galvanised-market").play("kelwin", "galvanised-market")
    table.acts("kelwin", "trade crossing", "recruit mage", "recruit fighter")
    assert table.units("kelwin", "crossing") == {"fighter": 1, "merchant": 1, "mage": 1}
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["galvanised-market"])


@pytest.mark.rule("NEC-C27")
def test_a_galvanised_market_may_follow_the_third_action() -> None:
    table = three_actions(market("galvanised-market"))
    assert table.forbids("kelwin", "trade crossing") == "NEC-090"
    table.play("kelwin", "galvanised-market").acts("kelwin", "trade crossing", "recruit mage", "stop")
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"merchant": 1, "mage": 1}, 0)


@pytest.mark.rule("NEC-C27")
def test_a_galvanised_market_must_be_used_at_once() -> None:
    table = market("galvanised-market").play("kelwin", "galvanised-market")
    assert table.legal("kelwin") == ["trade crossing", "stop"]
    assert (table.forbids("kelwin", "finish"), table.reason("kelwin", "lift merchant crossing")) == (
        "NEC-092",
        "free-action-first",
    )
    assert table.forbids("kelwin", "trade frostmoon") == "NEC-049"


@pytest.mark.rule("NEC-C27", "NEC-129")
def test_a_galvanised_market_that_is_not_used_is_lost() -> None:
    table = market("galvanised-market", "mage-leap").play("kelwin", "galvanised-market").act("kelwin", "stop")
    assert (table.pile(), table.actions_left(), table.units("kelwin", "crossing")) == (
        ["galvanised-market"],
        3,
        {"merchant": 1},
    )
    assert refused(table, "kelwin", "mage-leap") == TURN_BEGUN


@pytest.mark.rule("NEC-C27")
def test_a_galvanised_market_needs_a_merchant() -> None:
    table = (
        Table()
        .put("kelwin", "crossing", mage=1)
        .put("ombre", "crossing", merchant=1)
        .give("kelwin", "galvanised-market")
    )
    assert refused(table, "kelwin", "galvanised-market") == NO_EFFECT


@pytest.mark.rule("NEC-C27", "NEC-C28")
def test_a_galvanised_market_and_a_proxy_need_no_merchant() -> None:
    table = Table().give("kelwin", "galvanised-market", "trade-by-proxy").actions(0).play("kelwin", "galvanised-market")
    table.play("kelwin", "trade-by-proxy", "trade sun-cape").acts("kelwin", "recruit mage", "recruit mage")
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"mage": 2}, 0)


@pytest.mark.rule("NEC-C27", "NEC-C28", "NEC-129")
def test_a_market_without_its_proxy_can_only_be_given_up() -> None:
    table = Table().give("kelwin", "galvanised-market", "trade-by-proxy").play("kelwin", "galvanised-market")
    cancel(table, "kelwin", "trade-by-proxy", "trade sun-cape")
    assert table.legal("kelwin") == ["stop"]
    assert table.pile() == ["galvanised-market", "trade-by-proxy", "altered-memories"]


@pytest.mark.rule("NEC-C27")
def test_a_cancelled_market_is_not_held_and_closes_nothing() -> None:
    table = cancel(market("galvanised-market", "mage-leap").actions(0), "kelwin", "galvanised-market")
    assert table.legal("kelwin", "trade") == []
    assert table.legal("kelwin", "play") == ["play mage-leap"]


# ---- Trade by Proxy


@pytest.mark.rule("NEC-C28")
def test_a_trade_by_proxy_needs_nobody_on_the_spot() -> None:
    table = Table().necrosians("necrosia", 2).give("kelwin", "trade-by-proxy")
    table.play("kelwin", "trade-by-proxy", "trade necrosia").acts("kelwin", "recruit mage", "recruit fighter")
    assert table.units("kelwin", "necrosia") == {"fighter": 1, "mage": 1}
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (2, 0, ["trade-by-proxy"])


@pytest.mark.rule("NEC-C28")
def test_a_trade_by_proxy_may_be_anywhere() -> None:
    table = Table().give("kelwin", "trade-by-proxy").act("kelwin", "play trade-by-proxy")
    assert len(table.legal("kelwin", "trade")) == len(table.legal("kelwin")) == 18


@pytest.mark.rule("NEC-C28")
def test_a_proxy_serves_one_commerce_only() -> None:
    table = Table().give("kelwin", "trade-by-proxy").play("kelwin", "trade-by-proxy", "trade sun-cape")
    table.acts("kelwin", "recruit mage", "recruit mage")
    assert table.forbids("kelwin", "trade sun-cape") == "NEC-049"


@pytest.mark.rule("NEC-C28", "NEC-051")
def test_a_trade_by_proxy_may_bring_a_single_unit() -> None:
    table = Table().give("kelwin", "trade-by-proxy").play("kelwin", "trade-by-proxy", "trade sun-cape")
    table.acts("kelwin", "recruit mage", "stop")
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"mage": 1}, 2)


@pytest.mark.rule("NEC-C28", "NEC-129")
def test_a_cancelled_proxy_costs_no_action() -> None:
    table = cancel(Table().give("kelwin", "trade-by-proxy"), "kelwin", "trade-by-proxy", "trade sun-cape")
    assert (table.actions_left(), table.units("kelwin", "sun-cape"), table.legal("kelwin", "recruit")) == (3, {}, [])


# ---- what all three have in common

COMMERCE = [
    case("NEC-C22", "hired-mercenaries"),
    case("NEC-C27", "galvanised-market"),
    case("NEC-C28", "trade-by-proxy"),
]


@pytest.mark.parametrize("card", COMMERCE)
@pytest.mark.rule("NEC-C63")
def test_lingering_fear_forbids_the_cards_of_commerce(card: str) -> None:
    assert refused(market(card).ban("kelwin", "commerce"), "kelwin", card) == FORBIDDEN


@pytest.mark.parametrize("card", COMMERCE)
def test_the_cards_of_commerce_need_something_in_reserve(card: str) -> None:
    assert refused(market(card).reserve("kelwin", fighter=0, merchant=0, mage=0), "kelwin", card) == NO_EFFECT


@pytest.mark.parametrize("card", [COMMERCE[0], COMMERCE[2]])
def test_a_commerce_with_a_card_is_paid_for(card: str) -> None:
    assert refused(market(card).actions(0), "kelwin", card) == NO_ACTION


@pytest.mark.parametrize("card", [COMMERCE[0], COMMERCE[2]])
@pytest.mark.rule("NEC-126")
def test_a_commerce_with_a_card_ends_the_start_of_the_turn(card: str) -> None:
    table = market(card, "mage-leap").play("kelwin", card, "trade crossing").acts("kelwin", "recruit mage", "stop")
    table.all_pass()
    assert refused(table, "kelwin", "mage-leap") == TURN_BEGUN


@pytest.mark.parametrize("card", COMMERCE)
@pytest.mark.rule("NEC-125")
def test_the_cards_of_commerce_are_for_the_own_turn(card: str) -> None:
    table = Table().put("ombre", "crossing", merchant=1).give("ombre", card)
    assert table.forbids("ombre", f"play {card}") == "NEC-089"
