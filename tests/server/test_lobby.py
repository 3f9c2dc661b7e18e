"""The lobby: who may see, sit, kick, invite and start; and the lists."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import select

from logothete.kernel.dice import commitment
from logothete.server.errors import (
    AlreadyStarted,
    BadCursor,
    BadName,
    BadPace,
    BadTable,
    NoSuchGame,
    NoSuchLink,
    NoSuchSeat,
    NotAllowed,
    NotFinished,
    NotReady,
    NotSignedIn,
    SeatsOpen,
    SeatTaken,
    TableError,
    TableFull,
    TooMany,
    UnknownBot,
    UnknownPack,
    UnknownTitle,
)
from logothete.server.model import NOBODY, SYSTEM, Actor, NewTable, Pace, SeatSpec, TablePage
from logothete.server.services.tables import Tables
from logothete.server.services.tokens import hash_secret
from logothete.server.store import schema
from tests.server.conftest import BOT, HERE, ME, OPEN, Opener, TestClock, guest, laid, play, started

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("new", "error"),
    [
        (NewTable("chess", [ME, OPEN]), UnknownTitle),
        (NewTable("relay", [ME, OPEN], pack="../etc"), UnknownPack),
        (NewTable("relay", [ME]), BadTable),
        (NewTable("relay", [ME, ME]), BadTable),
        (NewTable("relay", [ME, OPEN], options={"wind": "gale"}), BadTable),
        (NewTable("relay", [ME, SeatSpec("bot", level="genius")]), UnknownBot),
        (NewTable("relay", [ME, SeatSpec("bot")]), BadTable),
        (NewTable("relay", [ME, SeatSpec("open", level="easy")]), BadTable),
        (NewTable("relay", [ME, SeatSpec("here", name="x" * 99)]), BadName),
        (NewTable("relay", [ME, OPEN], pace=Pace("live", bank_ms=1)), BadPace),
    ],
)
async def test_a_table_that_cannot_be_played_is_not_laid(
    tables: Tables, new: NewTable, error: type[TableError]
) -> None:
    anna = await guest(tables)
    with pytest.raises(error):
        await tables.lobby.create(anna, new)
    assert (await tables.lobby.list_mine(anna)).tables == []


async def test_a_table_shows_its_commitment_and_later_its_seed(tables: Tables) -> None:
    anna = await guest(tables)
    created = await laid(tables, anna, ME, BOT)
    before = await tables.lobby.table(anna, created.game)
    assert before.seed is None
    await tables.lobby.start(anna, created.game)
    await play(tables, anna, created.game, 0, "end")
    after = await tables.lobby.table(anna, created.game)
    assert after.seed is not None
    assert commitment(bytes.fromhex(after.seed)) == before.commitment == after.commitment


async def test_options_are_filled_in(tables: Tables) -> None:
    anna = await guest(tables)
    created = await laid(tables, anna, ME, BOT)
    assert (await tables.lobby.table(anna, created.game)).setup.options == {"wind": "calm"}


async def test_secrets_are_kept_only_as_hashes(tables: Tables) -> None:
    created = await laid(tables, await guest(tables), ME, OPEN)
    async with tables.store.read() as connection:
        link = await connection.scalar(select(schema.game.c.link_hash))
        secret = await connection.scalar(select(schema.seat.c.secret_hash).where(schema.seat.c.number == 1))
    assert (link, secret) == (hash_secret(created.link), hash_secret(created.seats[0].secret))


async def test_a_private_table_does_not_exist_for_strangers(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN, public=False)
    for request in (
        tables.lobby.table(bert, created.game),
        tables.lobby.join(bert, created.game),
        tables.playing.look(bert, created.game, None),
        tables.playing.look(bert, created.game, 0),
        tables.talk.post(bert, created.game, None, "hello"),
        tables.talk.lines(bert, created.game),
        tables.lobby.kick(bert, created.game, 0),
        tables.lobby.table(Actor(bert.account, "a guess"), created.game),
    ):
        with pytest.raises(NoSuchGame):
            await request
    assert (await tables.lobby.table(Actor(secret=created.link), created.game)).id == created.game
    assert await tables.lobby.join(Actor(bert.account, created.link), created.game) == 1


async def test_a_link_finds_its_table_and_a_secret_its_seat(tables: Tables) -> None:
    created = await laid(tables, await guest(tables), ME, OPEN)
    table, seat = await tables.lobby.find(created.link), await tables.lobby.find(created.seats[0].secret)
    assert (table.game, table.seat) == (created.game, None)
    assert (seat.game, seat.seat) == (created.game, 1)
    with pytest.raises(NoSuchLink):
        await tables.lobby.find("a guess")


async def test_of_many_who_want_a_seat_one_gets_it(tables: Tables) -> None:
    created = await laid(tables, await guest(tables), ME, OPEN)
    people = [await guest(tables, f"P{number}") for number in range(6)]
    answers = await asyncio.gather(
        *(tables.lobby.join(person, created.game) for person in people), return_exceptions=True
    )
    assert sorted(map(str, map(type, answers))) == sorted([str(int)] + [str(TableFull)] * 5)


async def test_in_two_processes_too(opener: Opener) -> None:
    here, there = await opener(), await opener()
    created = await laid(here, await guest(here), ME, OPEN)
    bert, carl = await guest(here, "Bert"), await guest(here, "Carl")
    await there.lobby.table(SYSTEM, created.game)
    answers = await asyncio.gather(
        here.lobby.join(bert, created.game, 1), there.lobby.join(carl, created.game, 1), return_exceptions=True
    )
    assert {type(answer) for answer in answers} == {int, SeatTaken}


async def test_a_seat_that_is_taken_cannot_be_joined(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN)
    with pytest.raises(SeatTaken):
        await tables.lobby.join(bert, created.game, 0)
    with pytest.raises(NoSuchSeat):
        await tables.lobby.join(bert, created.game, 2)
    with pytest.raises(NotSignedIn):
        await tables.lobby.join(NOBODY, created.game, 1)


async def test_whoever_sits_down_locks_out_the_old_secret(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN)
    old = Actor(anna.account, created.seats[0].secret)
    await tables.lobby.join(bert, created.game, 1)
    with pytest.raises(NotAllowed):
        await tables.playing.look(old, created.game, 1)
    with pytest.raises(NoSuchLink):
        await tables.lobby.claim_seat(old, created.game)


async def test_a_person_uses_a_seat_secret_up(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN, public=False)
    secret = created.seats[0].secret
    assert await tables.lobby.claim_seat(Actor(bert.account, secret), created.game) == 1
    assert (await tables.lobby.table(bert, created.game)).yours == [1]
    with pytest.raises(NotAllowed):
        await tables.playing.look(Actor(anna.account, secret), created.game, 1)


async def test_a_program_goes_on_using_its_secret(tables: Tables) -> None:
    anna = await guest(tables)
    created = await laid(tables, anna, OPEN, ME, public=False)
    program = Actor(secret=created.seats[0].secret)
    with pytest.raises(BadName):
        await tables.lobby.claim_seat(program, created.game)
    await tables.lobby.claim_seat(program, created.game, "Deep Thought")
    await tables.lobby.start(anna, created.game)
    await play(tables, program, created.game, 0, "roll")
    with pytest.raises(NotAllowed):
        await tables.playing.look(program, created.game, 1)


async def test_a_seat_can_be_handed_to_another_device(tables: Tables) -> None:
    anna, bert, carl = await guest(tables, "Anna"), await guest(tables, "Bert"), await guest(tables, "Carl")
    game = await started(tables, anna, bert)
    with pytest.raises(NotAllowed):
        await tables.lobby.invite(anna, game, 1)
    secret = (await tables.lobby.invite(bert, game, 1)).secret
    await tables.lobby.claim_seat(Actor(carl.account, secret), game)
    assert (await tables.lobby.table(carl, game)).yours == [1]
    with pytest.raises(NotAllowed):
        await tables.playing.look(bert, game, 1)


async def test_an_invitation_can_be_revoked(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN, public=False)
    fresh = await tables.lobby.invite(anna, created.game, 1)
    with pytest.raises(NoSuchLink):
        await tables.lobby.find(created.seats[0].secret)
    await tables.lobby.revoke(anna, created.game, 1)
    with pytest.raises(NoSuchLink):
        await tables.lobby.find(fresh.secret)
    link = await tables.lobby.new_link(anna, created.game)
    with pytest.raises(NoSuchGame):
        await tables.lobby.join(Actor(bert.account, created.link), created.game)
    await tables.lobby.join(Actor(bert.account, link), created.game)


async def test_the_owner_sends_away_before_the_start_only(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN)
    await tables.lobby.join(bert, created.game)
    with pytest.raises(NotAllowed):
        await tables.lobby.kick(bert, created.game, 0)
    await tables.lobby.kick(anna, created.game, 1)
    assert (await tables.lobby.table(anna, created.game)).seats[1].kind == "open"
    await tables.lobby.join(bert, created.game)
    await tables.lobby.set_ready(bert, created.game, 1)
    await tables.lobby.start(anna, created.game)
    with pytest.raises(AlreadyStarted):
        await tables.lobby.kick(anna, created.game, 1)


async def test_a_game_starts_when_all_sit_and_are_ready(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN)
    with pytest.raises(SeatsOpen):
        await tables.lobby.start(anna, created.game)
    await tables.lobby.join(bert, created.game)
    with pytest.raises(NotReady):
        await tables.lobby.start(anna, created.game)
    await tables.lobby.set_ready(bert, created.game, 1)
    with pytest.raises(NotAllowed):
        await tables.lobby.start(bert, created.game)
    await tables.lobby.start(anna, created.game)
    with pytest.raises(AlreadyStarted):
        await tables.lobby.start(anna, created.game)
    with pytest.raises(AlreadyStarted):
        await tables.lobby.set_nonce(bert, created.game, 1, "late")


async def test_bots_sit_where_the_owner_says(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN)
    await tables.lobby.set_bot(anna, created.game, 1, "strong")
    with pytest.raises(TableFull):
        await tables.lobby.join(bert, created.game)
    await tables.lobby.set_bot(anna, created.game, 1, None)
    await tables.lobby.join(bert, created.game)
    with pytest.raises(SeatTaken):
        await tables.lobby.set_bot(anna, created.game, 1, "easy")


async def test_nonces_change_the_dice(tables: Tables) -> None:
    anna = await guest(tables)
    points = []
    for nonce in ("heads", "tails"):
        created = await laid(tables, anna, ME, BOT)
        async with tables.store.write() as connection:
            same = {"seed": "11" * 32, "commitment": commitment(bytes.fromhex("11" * 32))}
            await connection.execute(schema.game.update().where(schema.game.c.id == created.game).values(same))
        await tables.lobby.set_nonce(anna, created.game, 0, nonce)
        await tables.lobby.start(anna, created.game)
        for _ in range(12):
            for seat in (0, 1):
                await tables.playing.play(SYSTEM, created.game, seat, "roll", None)
        points.append(bytes((await tables.playing.look(anna, created.game, 0)).view))
        assert (await tables.lobby.table(anna, created.game)).nonces == [nonce]
    assert points[0] != points[1]


async def test_several_people_at_one_screen(tables: Tables) -> None:
    anna = await guest(tables)
    created = await laid(tables, anna, ME, HERE)
    await tables.lobby.start(anna, created.game)
    await play(tables, anna, created.game, 0, "roll")
    await play(tables, anna, created.game, 1, "roll")
    info = await tables.lobby.table(anna, created.game)
    assert (info.yours, info.due, info.seats[1].name) == ([0, 1], [0], "Zoe")


async def test_who_leaves_before_the_start_frees_the_seat(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN)
    await tables.lobby.join(bert, created.game)
    await tables.lobby.leave(bert, created.game, 1)
    assert (await tables.lobby.table(anna, created.game)).seats[1].kind == "open"


async def test_who_leaves_a_running_game_is_replaced_and_may_return(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    await tables.lobby.leave(anna, game, 0)
    assert (await tables.lobby.table(bert, game)).seats[0].standin
    assert [due.seat for due in await tables.desk.bots_due_at(SYSTEM, game)] == [0]
    await tables.playing.take_back(anna, game, 0)
    assert await tables.desk.bots_due_at(SYSTEM, game) == []
    await play(tables, anna, game, 0, "step")


async def test_a_table_can_be_taken_away_before_the_start(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    created = await laid(tables, anna, ME, OPEN)
    with pytest.raises(NotAllowed):
        await tables.lobby.cancel(bert, created.game)
    await tables.lobby.cancel(anna, created.game)
    with pytest.raises(NoSuchGame):
        await tables.lobby.table(anna, created.game)


async def test_nobody_takes_part_in_too_many_games(tables: Tables) -> None:
    settings = msgspec.structs.replace(tables.settings.limits, guest_games=2)
    tables.lobby._limits = settings
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    for _ in range(2):
        await laid(tables, anna, ME, OPEN)
    with pytest.raises(TooMany):
        await laid(tables, anna, ME, OPEN)
    other = await laid(tables, bert, ME, OPEN)
    with pytest.raises(TooMany):
        await tables.lobby.join(anna, other.game)


async def test_a_guest_lays_fewer_tables_than_a_member_and_with_fewer_bots(tables: Tables) -> None:
    limits = msgspec.structs.replace(tables.settings.limits, guest_games=2, open_games=3, guest_bots=2, bots=3)
    tables.lobby._limits = limits
    for most_games, most_bots in ((2, 2), (3, 3)):
        anna = await guest(tables)
        if most_games == limits.open_games:
            await tables.accounts.register(anna, "A member", "a long password")
        created = [await laid(tables, anna, ME, OPEN) for _ in range(most_games)]
        with pytest.raises(TooMany):
            await laid(tables, anna, ME, OPEN)
        for table in created:
            await tables.lobby.cancel(anna, table.game)
        first = await laid(tables, anna, *[BOT] * (most_bots - 1), OPEN)
        with pytest.raises(TooMany):
            await laid(tables, anna, BOT, BOT)
        await tables.lobby.set_bot(anna, first.game, most_bots - 1, "easy")
        other = await laid(tables, anna, ME, OPEN)
        with pytest.raises(TooMany):
            await tables.lobby.set_bot(anna, other.game, 1, "easy")


async def test_lists_go_on_page_by_page(tables: Tables, clock: TestClock) -> None:
    anna = await guest(tables)
    games = []
    for number in range(8):
        clock.pass_ms(number % 2)
        games.append((await laid(tables, anna, ME, OPEN)).game)
    found: list[str] = []
    page = TablePage([], None)
    while True:
        page = await tables.lobby.list_open(NOBODY, page.next)
        assert len(page.tables) <= 3
        found += [table.id for table in page.tables]
        if page.next is None:
            break
    assert sorted(found) == sorted(games)
    created = [(await tables.lobby.table(anna, game)).created for game in found]
    assert created == sorted(created, reverse=True)


@pytest.mark.parametrize("cursor", ["", "x", "0.1", "0.x.y", "9.1.a", "0." + "9" * 40 + ".a", "0.1.\x00"])
async def test_a_made_up_page_mark_is_refused(tables: Tables, cursor: str) -> None:
    with pytest.raises(BadCursor):
        await tables.lobby.list_open(NOBODY, cursor)


async def test_who_is_waited_for_sees_that_first(tables: Tables, clock: TestClock) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    waiting = await started(tables, anna, bert)
    clock.pass_ms(1000)
    newer = await started(tables, bert, anna)
    mine = await tables.lobby.list_mine(anna)
    assert [(table.id, table.due) for table in mine.tables] == [(waiting, [0]), (newer, [])]
    assert mine.tables[0].due_since == clock.now - 1000
    assert (mine.tables[1].asked, mine.tables[1].asked_since) == ([0], clock.now)


async def test_each_list_has_what_belongs_there(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    waits = (await laid(tables, anna, ME, OPEN)).game
    hidden = (await laid(tables, anna, ME, OPEN, public=False)).game
    runs = await started(tables, anna, bert)
    over = await started(tables, anna, bert)
    await play(tables, anna, over, 0, "end")
    secret = await started(tables, anna, bert, public=False)

    async def ids(page: TablePage) -> set[str]:
        return {table.id for table in page.tables}

    assert await ids(await tables.lobby.list_open(bert)) == {waits}
    assert await ids(await tables.lobby.list_mine(bert)) == {runs, secret}
    assert await ids(await tables.lobby.list_finished(bert)) == {over}
    assert await ids(await tables.lobby.list_watchable(NOBODY)) == {runs, over}
    assert await ids(await tables.lobby.list_watchable(NOBODY, title="chess")) == set()
    assert hidden not in await ids(await tables.lobby.list_open(anna))
    with pytest.raises(NotSignedIn):
        await tables.lobby.list_mine(NOBODY)


async def test_a_rematch_keeps_the_people(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    with pytest.raises(NotFinished):
        await tables.lobby.rematch(bert, game)
    await play(tables, anna, game, 0, "end")
    first = await tables.lobby.rematch(bert, game)
    again = await tables.lobby.rematch(anna, game)
    assert again.game == first.game
    assert again.link == ""
    info = await tables.lobby.table(anna, first.game)
    assert [(seat.name, seat.ready) for seat in info.seats] == [("Anna", False), ("Bert", True)]
    assert (info.rematch_of, info.yours) == (game, [0])
    assert (await tables.lobby.table(anna, game)).rematch == first.game
    await tables.lobby.set_ready(anna, first.game, 0)
    await tables.lobby.start(bert, first.game)


async def test_a_stranger_gets_no_rematch(tables: Tables) -> None:
    anna, bert, carl = await guest(tables, "Anna"), await guest(tables, "Bert"), await guest(tables, "Carl")
    game = await started(tables, anna, bert)
    await play(tables, anna, game, 0, "end")
    with pytest.raises(NotAllowed):
        await tables.lobby.rematch(carl, game)
