"""Bots of Diktat go where something is to be won, take it, and do not make a bad bargain."""

from __future__ import annotations

from logothete.bots import SeatTable
from logothete.bots.simple import GreedyBot
from logothete.kernel.dice import QuickDice
from tests.games.diktat.table import Table


def seat_table(table: Table, cabal: str) -> SeatTable:
    """A game as a bot sees it."""
    return SeatTable(table.title, table.setup, table.state, table.seat(cabal), QuickDice(1), table.chronicle.told)


def choice(table: Table, cabal: str) -> str:
    """What a greedy bot answers for a Cabal."""
    return table.title.actions.text(GreedyBot(1).choose(seat_table(table, cabal)).action)


def play_on(table: Table, cabal: str, most: int) -> list[str]:
    """What greedy bots do one after another as long as a Cabal is asked."""
    done: list[str] = []
    while len(done) < most and table.waits_for() == [cabal]:
        done.append(choice(table, cabal))
        table.act(cabal, done[-1])
    return done


def test_the_only_free_trophy_is_taken() -> None:
    table = Table().track("listening-galleries").put("coordination", "hypogea", "E").resolve()
    table.act("coordination", "designate hypogea").pass_all()
    assert choice(table, "coordination") == "claim listening-galleries"


def test_emissaries_go_where_a_card_lies() -> None:
    done = play_on(Table().track("listening-galleries"), "coordination", 6)
    assert done[0] == "to hypogea"
    assert "add emissary" in done
    assert done[-1] == "seal"
