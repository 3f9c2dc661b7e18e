"""Bots that think ahead keep the land from being lost together (NEC-164), and do not hoard cards."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from logothete.bots import SeatTable, open_bot
from logothete.games import open_title
from logothete.games.necrosia.board import YEAR
from logothete.games.necrosia.bot import NecrosiaMind
from logothete.games.necrosia.position import Position
from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Chronicle
from logothete.kernel.title import Setup
from tests.games.necrosia.table import Table

TABLES = 3
PLAYERS = 3


def survives_the_first_year(bot: str, seed: int) -> bool:
    """Whether a table of such bots gets as far as the second year."""
    title = open_title("necrosia")
    setup = title.check(Setup(PLAYERS))
    dice, guesses, chronicle = QuickDice(seed), QuickDice(seed), Chronicle()
    state = cast(Position, title.start(setup, dice, chronicle))
    bots = [open_bot(bot, PLAYERS * seed + seat) for seat in range(PLAYERS)]
    while not state.over() and state.cells[YEAR] < 2:
        seat = lowest(state.pending())
        table = SeatTable(title, setup, state, seat, guesses, chronicle.told)
        state.play(seat, bots[seat].choose(table).action, dice, chronicle)
    return not state.over()


@pytest.mark.long
def test_bots_that_search_do_not_lose_the_land_in_the_first_year() -> None:
    """How often whole games are lost is in docs/performance.md; all these were, when first sight decided alone."""
    survived = [survives_the_first_year("strategist:120it", seed) for seed in range(TABLES)]
    assert sum(survived) >= TABLES - 1, survived


HAND = ("war-cry", "heroic-charge", "devastating-blow", "fighter-reinforcement", "elite-marksman", "nimble-dodge")


def worth_of_hands(year: int) -> list[float]:
    """What a position is worth to a seat without cards, and with one card after the other."""
    table = Table().year(year)
    people = table.peoples[0]
    mind = NecrosiaMind()
    worths = [mind.worth(table.state, table.seat(people))]
    for card in HAND:
        table.give(people, card)
        worths.append(mind.worth(table.state, table.seat(people)))
    return worths


@pytest.mark.parametrize("year", [1, 3, 5])
def test_every_further_card_is_worth_less_and_none_is_worth_an_influence_point(year: int) -> None:
    gains = [after - before for before, after in pairwise(worth_of_hands(year))]
    assert all(0 < gain < 1 for gain in gains)
    assert gains == sorted(gains, reverse=True)


def test_a_hand_is_worth_less_the_fewer_turns_are_left_to_use_it() -> None:
    early, late, last = (worth_of_hands(year)[-1] - worth_of_hands(year)[0] for year in (1, 4, 5))
    assert early > late > last
