"""How readily bots take an action at first sight."""

from __future__ import annotations

from math import exp, log
from typing import get_args

import pytest

from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.instinct import (
    AS_IT_LOOKS,
    FIRST_ROW,
    KINDS,
    OF_KIND,
    READINESS,
    STEADY,
    Instinct,
    kind_of_action,
    note_appeal,
    readiness,
)
from logothete.games.byzantio.verbs import STRIKE, VERBS
from logothete.kernel.mind import numbers
from logothete.kernel.state import buffer
from tests.games.byzantio.table import Table

EDITIONS: tuple[Edition, ...] = get_args(Edition)


def ready(kind: list[float], appeal: float, left: float) -> float:
    """How readily an action is taken of which only this is known."""
    return readiness(Instinct([kind]), 0, appeal, left)


def test_the_tables_are_as_large_as_the_compiled_loops_take_them_to_be() -> None:
    assert len(READINESS) == len(AS_IT_LOOKS) == OF_KIND
    assert len(VERBS) == FIRST_ROW


def test_what_nobody_has_shown_is_taken_as_readily_as_it_looks_good() -> None:
    for appeal in (0.02, 0.5, 1.0, 20.0):
        assert ready(list(AS_IT_LOOKS), appeal, 0.3) == pytest.approx(appeal)


def test_readiness_follows_its_formula() -> None:
    kind = [0.5, 2.0, -0.25, 1.5]
    sure = 0.5 - 0.25 * 0.4 + (2.0 + 1.5 * 0.4) * log(1.7)
    assert ready(kind, 1.7, 0.4) == pytest.approx(exp(sure))


def test_what_is_learned_is_what_readiness_counts() -> None:
    kind = [0.5, 2.0, -0.25, 1.5]
    facts = numbers(OF_KIND)
    note_appeal(1.7, 0.4, facts)
    assert ready(kind, 1.7, 0.4) == pytest.approx(
        exp(sum(weight * fact for weight, fact in zip(kind, facts, strict=True)))
    )


def test_no_action_is_out_of_the_question() -> None:
    assert ready([-100.0, 0.0, 0.0, 0.0], 1.0, 0.0) == pytest.approx(exp(-STEADY))
    assert ready([100.0, 0.0, 0.0, 0.0], 1.0, 0.0) == pytest.approx(exp(STEADY))


def test_every_row_that_can_be_struck_is_a_kind_of_its_own() -> None:
    table = Table()
    first = table.board.first[STRIKE]
    assert [KINDS[kind_of_action(table.board, first + row)] for row in range(6)] == list(KINDS[FIRST_ROW:])
    assert KINDS[kind_of_action(table.board, table.title.actions.encode("pass"))] == "pass"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_garrison_in_a_target_is_placed_more_readily_than_none(edition: Edition) -> None:
    table = Table(edition)
    house = table.houses[0]
    table.act(house, table.legal(house, "campaign")[0])
    garrison = table.legal(house, "garrison")[0]
    table.targets(house, garrison.removeprefix("garrison "))
    offers, weights = buffer(table.state.most_offers()), numbers(table.state.most_offers())
    size = int(table.state.offer(0, offers))
    table.title.mind().weigh(table.state, 0, offers, size, weights)
    by_action = {table.title.actions.text(int(offers[at])): weights[at] for at in range(size)}
    assert by_action[garrison] > by_action["withhold"]
