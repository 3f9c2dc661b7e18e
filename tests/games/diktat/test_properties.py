"""What always holds, tried on random games: invariants, twin worlds, that every game ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.games.diktat.desk.holding import amount_of
from logothete.games.diktat.desk.layout import GOODS, GOODS_KEYS
from logothete.kernel.dice import QuickDice
from logothete.kernel.title import Setup
from tests.fuzz import all_setups, run_games
from tests.games.diktat.invariants import check
from tests.games.diktat.table import Table, title
from tests.twins import run_twins

MILD = Path(__file__).parent / "mild"
"""Random games with the Others are short without (see `lasting.toml`)."""
SETUPS = [setup for setup in all_setups(title()) if setup.options["talk"] == "private"]


def name(setup: Setup) -> str:
    """The setup, for the name of its test."""
    return f"{setup.players}-{'-'.join(setup.options.values())}"


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=name)
@pytest.mark.rule("DIK-013", "DIK-021", "DIK-034", "DIK-047", "DIK-064", "DIK-306", "DIK-319", "AUT-035", "AUT-099")
def test_every_game_keeps_its_pieces_and_ends(setup: Setup) -> None:
    short = run_games(title(), setup, 1, 1, check)
    lasting = run_games(title(MILD), setup, 2, 1, check)
    assert (short.games, lasting.games) == (1, 2)
    assert lasting.tries > 0


@pytest.mark.long
@pytest.mark.parametrize("pack", [None, MILD])
@pytest.mark.rule("DIK-043", "DIK-044", "DIK-046", "DIK-111", "DIK-123")
def test_nothing_that_leaves_for_a_seat_depends_on_what_it_cannot_know(pack: Path | None) -> None:
    assert run_twins(title(pack), 4, 1, 4) > 50


def total(table: Table) -> list[int]:
    """How many of each good all players have together."""
    seats = range(table.players)
    return [sum(int(amount_of(table.cells, seat, good)) for seat in seats) for good in range(GOODS)]


@pytest.mark.rule("DIK-150", "DIK-153", "DIK-327")
@pytest.mark.parametrize("players", [2, 4])
def test_exchanges_move_goods_and_make_none_and_run_out(players: int) -> None:
    """Everybody bargains at random as long as he may: all goods are still there, and nobody has fewer than none."""
    table, dice = Table(players), QuickDice(players)
    before, concluded = total(table), 0
    while able := [one for one in table.cabals if table.view(one).desk.left[0]]:
        maker = able[dice.below(len(able))]
        taker = [one for one in table.cabals if one != maker][dice.below(players - 1)]
        held = [good for good in range(GOODS) if amount_of(table.cells, table.seat(maker), good)]
        given, asked = GOODS_KEYS[held[dice.below(len(held))]], GOODS_KEYS[dice.below(GOODS)]
        table.acts(maker, f"offer-to {taker}", f"give {given} 1", f"ask {asked} 1")
        if table.state.why_not(table.seat(maker), table.title.actions.parse("propose")) is not None:
            table.act(maker, "scrap")
            continue
        table.act(maker, "propose")
        accept = table.title.actions.parse(f"accept {maker}")
        willing = table.state.why_not(table.seat(taker), accept) is None
        table.act(taker, f"accept {maker}" if willing else f"refuse {maker}")
        concluded += willing
        assert total(table) == before
        seats = range(players)
        assert all(amount_of(table.cells, seat, good) >= 0 for seat in seats for good in range(GOODS))
    assert concluded > 10 * players
