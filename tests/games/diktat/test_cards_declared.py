"""Every element that is declared, tried in the same ways: declared, Used, refused, refreshed, exhausted, exchanged."""

from __future__ import annotations

import pytest

from logothete.games.diktat.effects.rows import MANIFESTATION, REFRESH, SPECIAL
from logothete.games.diktat.rules.ending import end_cycle
from logothete.games.diktat.rules.possessions import gain_card, lose_card
from logothete.kernel.bits import BIT
from tests.games.diktat.declaring import element_of, used, uses, why_not
from tests.games.diktat.scenes import MARKERS, OPPORTUNITIES, OWN, SCENES, scene
from tests.games.diktat.table import Table

EACH = pytest.mark.parametrize("key", SCENES)
CARDS = pytest.mark.parametrize("key", OPPORTUNITIES)
POSSESSIONS = pytest.mark.parametrize("key", [*OPPORTUNITIES, *MARKERS])


def declared(key: str) -> tuple[Table, str]:
    """The element was declared and carried out."""
    table, cabal = scene(key), SCENES[key].cabal
    if table.board.rows.type[element_of(table, cabal, key)] == SPECIAL:
        table.act(cabal, f"use {key}")
        table.acts(cabal, *SCENES[key].choices)
    else:
        uses(table, cabal, key, *SCENES[key].choices)
    return table, cabal


def test_every_element_that_can_be_declared_has_its_scene() -> None:
    table = Table(5)
    rows = table.board.rows
    cards = table.domains["card"]
    keys = {key for at, key in enumerate(cards) if rows.type[at] in (MANIFESTATION, SPECIAL)}
    sectors = {
        key for at, key in enumerate(table.domains["sector"]) if rows.type[rows.marker + 2 * at] == MANIFESTATION
    }
    assert set(OPPORTUNITIES) | set(OWN) == keys
    assert set(MARKERS) == sectors


@EACH
@pytest.mark.rule("DIK-298", "DIK-301", "DIK-322")
def test_it_is_used_when_all_of_it_is_over(key: str) -> None:
    table, cabal = declared(key)
    assert used(table, cabal, key)
    told = [event for event in table.events() if event.kind in ("declared", "declared-marker")]
    assert len(told) == 1


@EACH
@pytest.mark.rule("DIK-303", "DIK-036")
def test_it_is_not_declared_twice(key: str) -> None:
    table, cabal = declared(key)
    assert why_not(table, cabal, key) == ("DIK-303", "element-is-used")


@EACH
@pytest.mark.rule("DIK-036")
def test_it_is_refused_while_a_used_token_lies_on_it(key: str) -> None:
    table, cabal = scene(key), SCENES[key].cabal
    assert why_not(table.used(cabal, key), cabal, key) == ("DIK-303", "element-is-used")


@EACH
@pytest.mark.rule("DIK-265", "DIK-266", "DIK-303")
def test_it_serves_again_in_the_next_cycle(key: str) -> None:
    table, cabal = declared(key)
    end_cycle(table.state, table.chronicle)
    assert not used(table, cabal, key)


@CARDS
@pytest.mark.rule("DIK-147")
def test_nobody_else_declares_it(key: str) -> None:
    assert why_not(scene(key), "union", key) == ("DIK-147", "element-not-held")


@EACH
@pytest.mark.rule("DIK-312")
def test_it_is_refreshed_unless_it_refreshes_itself(key: str) -> None:
    table, cabal = declared(key)
    element = element_of(table, cabal, key)
    again = "quantum-vat" if key != "quantum-vat" else "phage-protocol"
    if table.board.rows.has[element] & BIT[REFRESH]:
        table.cards(cabal, *[card for card in (again,) if table.holder(card) is None])
        assert f"renew {key}" not in _renewals(table, cabal, again)
    else:
        table.cards(cabal, again)
        choice = f"renew-marker {key}" if key in MARKERS else f"renew {key}"
        assert choice in _renewals(table, cabal, again)


def _renewals(table: Table, cabal: str, card: str) -> list[str]:
    """What a card that refreshes offers to its holder."""
    table.turn(cabal)
    table.cards(cabal, "blast-furnaces").used(cabal, "blast-furnaces")
    if card == "phage-protocol":
        table.act(cabal, f"use {card}")
    else:
        uses(table, cabal, card, "pick first")
    return table.offers(cabal)


@POSSESSIONS
@pytest.mark.rule("DIK-313")
def test_an_opponent_can_put_a_used_token_on_it(key: str) -> None:
    table, cabal = scene(key), SCENES[key].cabal
    hunter = "tribunal-of-harmony" if key != "tribunal-of-harmony" else "form-27"
    if hunter == "form-27":
        # The tribunal itself, handed to the Union: the Coordination's own form reaches it.
        table = Table(5).cards("union", key).in_play("coordination", hunter)
        uses(table, "coordination", hunter, "pick second", f"exhaust {key}")
        assert used(table, "union", key)
        return
    table.cards("union", hunter)
    target = f"exhaust-marker {key} {cabal}" if key in MARKERS else f"exhaust {key}"
    uses(table, "union", hunter, target)
    assert used(table, cabal, key)
    assert why_not(table, cabal, key) == ("DIK-303", "element-is-used")


@pytest.mark.parametrize("key", OWN)
@pytest.mark.rule("DIK-145", "DIK-302", "DIK-313")
def test_a_cabal_card_is_no_possession_to_put_a_used_token_on(key: str) -> None:
    table, cabal = scene(key), SCENES[key].cabal
    rival = "union" if cabal != "union" else "resistance"
    table.cards(rival, "tribunal-of-harmony").cards(cabal, "blast-furnaces")
    uses(table, rival, "tribunal-of-harmony")
    assert f"exhaust {key}" not in table.offers(rival)


@CARDS
@pytest.mark.rule("DIK-157", "DIK-159")
def test_handed_over_while_used_it_stays_used(key: str) -> None:
    table, cabal = declared(key)
    lose_card(table.state, table.seat(cabal), table.card(key), table.chronicle)
    gain_card(table.state, table.seat("union"), table.card(key), table.chronicle)
    assert (table.holder(key), used(table, "union", key)) == ("union", True)


@CARDS
@pytest.mark.rule("DIK-299")
def test_just_received_it_may_be_declared_at_once(key: str) -> None:
    table = scene(key, "secret-police")
    lose_card(table.state, table.seat("secret-police"), table.card(key), table.chronicle)
    gain_card(table.state, table.seat("secret-police"), table.card(key), table.chronicle)
    assert why_not(table, "secret-police", key) is None
