"""Bots at a table are somebody: figures of the game's world, who let people choose first."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from logothete.games import open_title
from logothete.kernel.record import read_record
from logothete.server.bots.runner import run_bots
from logothete.server.errors import NameOfBots
from logothete.server.model import SYSTEM, NewTable, SeatSpec
from logothete.server.services.tables import Tables
from tests.server.conftest import guest
from tests.server.hands import BOT, ME, begin, finished, newcomer, opened, settings, until

pytestmark = pytest.mark.anyio

OPEN = SeatSpec("open")
STRONG = SeatSpec("bot", level="strong")


async def whos(tables: Tables, game: str) -> list[str]:
    return [seat.who for seat in (await tables.lobby.table(SYSTEM, game)).seats]


async def houses(tables: Tables, game: str) -> list[dict[str, str]]:
    return [seat.stands for seat in (await tables.playing.look(SYSTEM, game, None)).seats]


@pytest.mark.parametrize("title", ["byzantio", "nekken", "necrosia"])
async def test_every_bot_of_a_table_is_another_figure_of_the_cast(tmp_path: Path, title: str) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        for _ in range(5):
            game = await begin(tables, anna, [ME, BOT, STRONG, BOT], title=title)
            person, *bots = await whos(tables, game)
            assert person == ""
            assert len(set(bots)) == 3
            assert set(bots) <= set(open_title(title).cast)
            state = await tables.playing.look(anna, game, 0)
            assert [seat.who for seat in state.seats] == ["", *bots]
            assert [seat.name for seat in state.seats] == ["Anna", "", "", ""]


async def test_other_tables_have_other_bots(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        seen = {tuple(await whos(tables, await begin(tables, anna, [ME, BOT, BOT], title="nekken"))) for _ in range(6)}
        assert len(seen) > 1


async def test_a_bot_stays_who_it_is_when_its_level_changes_and_no_other_joins_under_its_name(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        game = (await tables.lobby.create(anna, NewTable("byzantio", [ME, BOT, OPEN, OPEN]))).game
        before = (await whos(tables, game))[1]
        await tables.lobby.set_bot(anna, game, 1, "strong")
        assert (await whos(tables, game))[1] == before
        for seat in (2, 3):
            await tables.lobby.set_bot(anna, game, seat, "easy")
        assert len(set(await whos(tables, game))) == 4
        await tables.lobby.set_bot(anna, game, 1, None)
        assert (await whos(tables, game))[1] == ""


async def test_in_a_rematch_the_same_bots_come_again(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables):
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, BOT, BOT], title="nekken")
        await tables.playing.resign(anna, game, 0, "easy")
        await until(tables, game, finished)
        again = (await tables.lobby.rematch(anna, game)).game
        assert await whos(tables, again) == await whos(tables, game)
        await tables.lobby.start(anna, again)
        assert (await tables.lobby.table(anna, again)).status == "running"
        assert read_record(await tables.after.export(SYSTEM, game)).seats == ["Anna", "easy", "easy"]


@pytest.mark.parametrize("name", ["Eudokia (bot)", "Doukas, ROBOT", "Anna bot", "bot", "ｂｏｔ", "Bot_1"])
async def test_nobody_can_be_taken_for_a_bot(tmp_path: Path, name: str) -> None:
    async with opened(settings(tmp_path)) as tables:
        with pytest.raises(NameOfBots):
            await guest(tables, name)


async def test_a_word_that_only_begins_so_is_a_name(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        await guest(tables, "Bottas")
        await guest(tables, "Abbot")


async def test_bots_choose_their_houses_after_the_people(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables) as runner:
        anna = await newcomer(tables)
        game = await begin(tables, anna, [BOT, ME, BOT], title="byzantio")
        assert await tables.desk.bots_due_at(SYSTEM, game) == []
        assert len(runner.rota) == 0
        assert await houses(tables, game) == [{}, {}, {}]
        state = await tables.playing.look(anna, game, 1)
        await tables.playing.play(anna, game, 1, state.offers[0], state.version)
        await until(tables, game, lambda state: all(seat.stands for seat in state.seats))


async def test_a_person_who_leaves_it_to_a_bot_holds_up_nobody(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables):
        anna = await newcomer(tables)
        game = await begin(tables, anna, [BOT, ME, BOT], title="byzantio")
        await tables.playing.resign(anna, game, 1, "easy")
        await until(tables, game, lambda state: all(seat.stands for seat in state.seats))


async def test_where_the_rules_give_an_order_a_bot_chooses_in_its_turn(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        due = []
        for _ in range(12):
            game = await begin(tables, anna, [ME, BOT], title="necrosia")
            first = (await tables.playing.look(anna, game, None)).asked
            due.append([one.seat for one in await tables.desk.bots_due_at(SYSTEM, game)])
            assert due[-1] == ([1] if first == [1] else [])
        assert [1] in due


async def test_answers_under_seal_do_not_wait(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables):
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, BOT], title="byzantio")
        state = await tables.playing.look(anna, game, 0)
        await tables.playing.play(anna, game, 0, state.offers[0], state.version)
        await until(tables, game, lambda state: all(seat.stands for seat in state.seats))
        assert {0, 1} == set((await tables.playing.look(anna, game, None)).asked)
        await until_waited_for(tables, game, [0])


async def until_waited_for(tables: Tables, game: str, seats: list[int]) -> None:
    """Until the bots have answered, which nobody is shown."""
    for _ in range(600):
        async with tables.rooms.open(game) as room:
            if [seat.number for seat in room.seats if seat.owes_since is not None] == seats:
                return
        await asyncio.sleep(0.05)
    raise AssertionError("the bots did not answer")
