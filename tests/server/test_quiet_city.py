"""Diktat on the server: orders that everybody begins with are followed inside the change, cautions and notes arrive."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.kernel.orders import ALWAYS, Order
from logothete.server import errors
from logothete.server.store.games import log_of
from tests.games.diktat.dealing import offer, swear
from tests.games.diktat.table import Table
from tests.server.test_bargains import A, B, C, City, city

pytestmark = pytest.mark.anyio


def reacting() -> Table:
    """The first Cabal holds a Manifestation; a stack of it stands in karst."""
    return Table().cards(A, "midnight-exchange").put(A, "karst", "C").put(C, "josefov", "C")


async def decided(one: City) -> list[tuple[int | None, str, str]]:
    async with one.tables.store.read() as connection:
        rows = await log_of(connection, one.game)
    return [(row.seat, row.action, row.by) for row in rows if row.kind != "table"]


@pytest.mark.rule("DIK-316")
async def test_a_window_is_passed_in_the_change_that_opens_it(tmp_path: Path) -> None:
    async with city(tmp_path / "city", reacting) as one:
        await one.play(A, "influence nothing")
        assert await decided(one) == [(0, "influence nothing", "person"), (0, "pass", "order")]
        assert (await one.tables.playing.look(one.anna, one.game, 1)).prompt is not None


@pytest.mark.rule("DIK-316")
async def test_whoever_has_revoked_his_orders_is_asked(tmp_path: Path) -> None:
    async with city(tmp_path / "city", reacting, ordered=False) as one:
        await one.play(A, "influence nothing")
        prompt = (await one.tables.playing.look(one.anna, one.game, 0)).prompt
        assert prompt is not None
        assert prompt.key == "window-after-manoeuvre"


@pytest.mark.rule("DIK-316")
async def test_a_stop_asks_before_an_own_stack_is_turned_up(tmp_path: Path) -> None:
    async with city(tmp_path / "city", lambda: reacting().resolve()) as one:
        await one.play(A, "designate karst")
        prompt = (await one.tables.playing.look(one.anna, one.game, 0)).prompt
        assert prompt is not None
        assert prompt.key == "window-sector-designated"


@pytest.mark.rule("DIK-152", "DIK-320")
async def test_an_order_refuses_what_is_offered_in_the_same_breath(tmp_path: Path) -> None:
    async with city(tmp_path / "city", Table) as one:
        await one.tables.ordering.change(one.anna, one.game, 1, [], [Order("refuse", ALWAYS, {"rival": "anybody"})])
        for action in (f"offer-to {B}", "give pp 1", "propose"):
            assert await one.play(A, action) == "done"
        assert (await decided(one))[-2:] == [(0, "propose", "person"), (1, f"refuse {A}", "order")]


@pytest.mark.rule("DIK-171", "DIK-203")
async def test_whoever_would_break_an_oath_is_cautioned_and_nobody_else(tmp_path: Path) -> None:
    async with city(tmp_path / "city", lambda: swear(Table(), A, C, "not-enter", "where karst", "by cycle")) as one:
        seen = [await one.tables.playing.look(one.anna, one.game, seat) for seat in range(3)]
        assert [list(state.cautions) for state in seen] == [["to karst"], [], []]


@pytest.mark.rule("DIK-153")
async def test_what_an_offer_changes_is_told_to_whom_it_was_made(tmp_path: Path) -> None:
    async with city(tmp_path / "city", lambda: offer(Table(), A, B, "give pp 2")) as one:
        told = await one.tables.playing.odds(one.anna, one.game, 1, f"accept {A}")
        assert [(line.key, line.before, line.after) for line in told.changes] == [("pp", 3, 5)]
        assert (await one.tables.playing.odds(one.anna, one.game, 2, f"accept {A}")).changes == []


@pytest.mark.rule("DIK-162")
async def test_a_note_is_read_beside_the_offer_by_those_alone_before_whom_it_lies(tmp_path: Path) -> None:
    async with city(tmp_path / "city", lambda: offer(Table(), A, B, "give pp 2")) as one:
        line = await one.tables.talk.post(one.anna, one.game, 0, "as agreed", note="offer")
        (invitation,) = (await one.tables.playing.look(one.anna, one.game, 1)).invitations
        assert line.about is not None
        assert (line.about.key, line.about.about) == (invitation.key, invitation.about)
        heard = [await one.tables.talk.lines(one.anna, one.game, seat) for seat in range(3)]
        assert [[said.text for said in lines] for lines in heard] == [["as agreed"], ["as agreed"], []]


@pytest.mark.rule("AUT-076")
async def test_whoever_the_others_attack_adds_no_note(tmp_path: Path) -> None:
    def attacked() -> Table:
        table = offer(Table(others=True).put("others", "karst", "CC"), A, B, "give pp 1")
        return table.send(A, "karst", "CC")

    async with city(tmp_path / "city", attacked) as one:
        with pytest.raises((errors.ActionRefused, errors.NothingOffered)):
            await one.tables.talk.post(one.anna, one.game, 0, "help", note="offer")
