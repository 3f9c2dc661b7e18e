"""A first game: Cabal cards in their advised order, and no oaths (DIK-329)."""

from __future__ import annotations

import pytest

from tests.games.diktat.dealing import deal
from tests.games.diktat.table import Table

FIRST = {"beginner": "yes"}


@pytest.mark.rule("DIK-329", "DIK-141")
def test_cabal_cards_come_in_their_advised_order() -> None:
    table = Table(options=FIRST).have("coordination", pp=20)
    first, second, *others = Table().have("coordination", pp=20).offers("coordination", "develop")
    assert table.offers("coordination", "develop") == [first]
    assert table.refuses("coordination", second) == ("DIK-329", "advised-order")
    table.act("coordination", first)
    table.turn("coordination")
    assert table.offers("coordination", "develop") == [second]
    assert len(others) == 3, "without the option any of them may come first"


@pytest.mark.rule("DIK-329", "DIK-172")
def test_nobody_swears_but_goods_and_words_are_exchanged() -> None:
    table = Table(options=FIRST).act("coordination", "offer-to black-guard")
    for verb in ("swear", "demand"):
        assert table.refuses("coordination", f"{verb} not-kill") == ("DIK-329", "no-oaths-at-first")
    table.act("coordination", "scrap")
    assert deal(table, "coordination", "black-guard", "give pp 1").pp("black-guard") == 4
    table.acts("coordination", "tell-to black-guard", "state true-reserve", "sort pp", "how exactly", "number 9")
    assert table.act("coordination", "propose").events("black-guard", "said-reserve") != []


@pytest.mark.rule("DIK-329")
def test_without_the_option_oaths_are_sworn_as_ever() -> None:
    table = Table(options={"beginner": "no"}).act("coordination", "offer-to black-guard")
    table.act("coordination", "swear not-kill")
