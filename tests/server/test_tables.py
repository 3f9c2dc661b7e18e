"""Playing, talking, looking back, and the keeper's desk."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import func, select

from logothete.kernel.dice import SealedDice
from logothete.kernel.match import Match
from logothete.kernel.record import read_record, verify
from logothete.server.backstage import TurnToTell
from logothete.server.errors import (
    BadRecord,
    BadText,
    NoSuchGame,
    NoSuchMove,
    NoSuchSeat,
    NotAllowed,
    NotFinished,
    NothingToUndo,
    NotRunning,
    NotSignedIn,
    StaleVersion,
    StoodIn,
    UnknownAction,
)
from logothete.server.model import NOBODY, SYSTEM, Actor, NewTable, Pace
from logothete.server.rooms.pace import DAY
from logothete.server.services.tables import Tables
from logothete.server.store import schema
from tests.server.conftest import BOT, ME, OPEN, Opener, TestClock, guest, laid, play, started
from tests.server.relay import RelayTitle, RelayView

pytestmark = pytest.mark.anyio


async def two(tables: Tables, pace: Pace | None = None) -> tuple[Actor, Actor, str]:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    return anna, bert, await started(tables, anna, bert, pace=pace)


def view(raw: msgspec.Raw) -> RelayView:
    return msgspec.json.decode(bytes(raw), type=RelayView)


async def test_a_seat_sees_its_view_prompt_and_offers(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    mine, theirs = await tables.playing.look(anna, game, 0), await tables.playing.look(bert, game, 1)
    assert (mine.offers, theirs.offers) == (["step", "roll", "hide", "end"], ["hide"])
    assert mine.prompt is not None
    assert theirs.prompt is None
    assert mine.asked == theirs.asked == [0]
    assert [seat.name for seat in mine.seats] == ["Anna", "Bert"]


async def test_a_table_before_the_start_has_no_view(tables: Tables) -> None:
    anna = await guest(tables)
    created = await laid(tables, anna, ME, OPEN)
    state = await tables.playing.look(anna, created.game, 0)
    assert (bytes(state.view), state.status, state.offers) == (b"null", "open", [])
    with pytest.raises(NotRunning):
        await tables.playing.play(anna, created.game, 0, "step", 0)


async def test_nobody_plays_or_looks_for_another(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    for stranger in (bert, NOBODY, Actor(secret="a guess"), await guest(tables, "Carl")):
        for request in (
            tables.playing.look(stranger, game, 0),
            tables.playing.play(stranger, game, 0, "step", 0),
            tables.playing.undo(stranger, game, 0),
            tables.playing.resign(stranger, game, 0),
            tables.playing.take_back(stranger, game, 0),
            tables.playing.holds(stranger, game, 0),
            tables.talk.note(stranger, game, 0),
            tables.talk.post(stranger, game, 0, "I am Anna"),
        ):
            with pytest.raises(NotAllowed):
                await request
    assert (await tables.playing.look(anna, game, 0)).version == 0


async def test_only_the_system_decides_without_a_version_or_as_a_bot(tables: Tables) -> None:
    anna, _, game = await two(tables)
    with pytest.raises(NotAllowed):
        await tables.playing.play(anna, game, 0, "step", None)
    with pytest.raises(NotAllowed):
        await tables.playing.play(anna, game, 0, "step", 0, by="bot")
    with pytest.raises(NotAllowed):
        await tables.playing.play(SYSTEM, game, 0, "step", 0, by="bot")


async def test_a_seat_that_does_not_exist(tables: Tables) -> None:
    anna, _, game = await two(tables)
    for seat in (-1, 2, 10**9):
        with pytest.raises(NoSuchSeat):
            await tables.playing.look(anna, game, seat)
        with pytest.raises(NoSuchSeat):
            await tables.playing.play(anna, game, seat, "step", 0)


async def test_a_text_too_long_to_be_an_action(tables: Tables) -> None:
    anna, _, game = await two(tables)
    with pytest.raises(UnknownAction):
        await tables.playing.play(anna, game, 0, "step" * 4000, 0)


async def test_a_repeated_message_is_stale(tables: Tables) -> None:
    anna, _, game = await two(tables)
    await tables.playing.play(anna, game, 0, "step", 0)
    with pytest.raises(StaleVersion) as caught:
        await tables.playing.play(anna, game, 0, "step", 0)
    assert (caught.value.given, caught.value.current) == (0, 1)


async def test_undo_reaches_back_to_the_dice(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    await play(tables, anna, game, 0, "step", "step")
    assert (await tables.playing.look(anna, game, 0)).undoable == ["step", "step"]
    assert (await tables.playing.undo(anna, game, 0)).action == "step"
    await play(tables, anna, game, 0, "roll")
    with pytest.raises(NothingToUndo):
        await tables.playing.undo(anna, game, 0)
    with pytest.raises(NothingToUndo):
        await tables.playing.undo(bert, game, 1)


async def test_a_spectator_sees_public_facts_only(tables: Tables) -> None:
    anna, _, game = await two(tables)
    await play(tables, anna, game, 0, "hide", "step")
    state = await tables.playing.look(NOBODY, game, None)
    assert view(state.view).stones is None
    assert [event.kind for event in state.log] == ["stepped"]
    assert (state.version, state.offers, state.undoable) == (1, [], [])


async def test_who_resigned_has_to_return_before_playing(tables: Tables) -> None:
    anna, _, game = await two(tables)
    await tables.playing.resign(anna, game, 0, "strong")
    with pytest.raises(StoodIn):
        await tables.playing.play(anna, game, 0, "step", 0)
    task = await tables.desk.bot_task(SYSTEM, game, 0)
    assert task is not None
    assert task.level == "strong"
    await tables.playing.take_back(anna, game, 0)
    with pytest.raises(NotAllowed):
        await tables.playing.play(SYSTEM, game, 0, "step", task.version, by="bot")
    await tables.playing.play(anna, game, 0, "step", 0)


async def test_the_end_of_a_game_shows_its_result(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    await play(tables, anna, game, 0, "step", "end")
    state = await tables.playing.look(bert, game, 1)
    assert state.status == "finished"
    assert state.result is not None
    assert state.result.places == [1, 2]
    info = await tables.lobby.table(bert, game)
    assert (info.result, info.asked) == (state.result, [])
    with pytest.raises(NotRunning):
        await tables.playing.play(anna, game, 0, "step", state.version)


async def test_what_is_said_is_heard_in_order(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    for number in range(5):
        await tables.talk.post((anna, bert)[number % 2], game, number % 2, f"line {number}")
    carl = await guest(tables, "Carl")
    await tables.talk.post(carl, game, None, "from outside")
    lines = await tables.talk.lines(NOBODY, game, after=3)
    assert [(line.number, line.name, line.seat, line.text) for line in lines] == [
        (4, "Bert", 1, "line 3"),
        (5, "Anna", 0, "line 4"),
        (6, "Carl", None, "from outside"),
    ]
    assert [line.number for line in await tables.talk.lines(anna, game, limit=2)] == [5, 6]
    with pytest.raises(NotSignedIn):
        await tables.talk.post(NOBODY, game, None, "anonymous")
    with pytest.raises(BadText):
        await tables.talk.post(anna, game, 0, "x" * 1001)


async def test_a_notebook_is_private(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    await tables.talk.set_note(anna, game, 0, "first")
    await tables.talk.set_note(anna, game, 0, "bluff")
    assert await tables.talk.note(anna, game, 0) == "bluff"
    assert await tables.talk.note(bert, game, 1) == ""
    secret = (await tables.lobby.invite(anna, game, 0)).secret
    await tables.lobby.claim_seat(Actor(bert.account, secret), game)
    assert await tables.talk.note(bert, game, 0) == ""


async def finished(tables: Tables) -> tuple[Actor, Actor, str]:
    anna, bert, game = await two(tables)
    for _ in range(20):
        await play(tables, anna, game, 0, "step", "hide", "roll")
        await play(tables, bert, game, 1, "roll")
    await tables.playing.resign(anna, game, 0)
    await tables.desk.lapse(SYSTEM, game, 0)
    await play(tables, bert, game, 1, "end")
    return anna, bert, game


async def test_a_running_game_gives_neither_replay_nor_record(tables: Tables) -> None:
    anna, _, game = await two(tables)
    for request in (
        tables.after.replay(anna, game, 0),
        tables.after.export(anna, game),
        tables.lobby.branch(anna, game, 0, [ME, BOT]),
    ):
        with pytest.raises(NotFinished):
            await request
    assert read_record(await tables.after.export(SYSTEM, game)).result is None


async def test_a_finished_game_can_be_verified(tables: Tables) -> None:
    anna, _, game = await finished(tables)
    record = read_record(await tables.after.export(anna, game))
    assert verify(record, RelayTitle()) == (await tables.lobby.table(anna, game)).result
    assert record.seats == ["Anna", "Bert"]
    assert record.commitment == (await tables.lobby.table(anna, game)).commitment


async def test_replay_shows_what_each_seat_saw(tables: Tables) -> None:
    anna, bert, game = await finished(tables)
    start = await tables.after.replay(bert, game, 0)
    assert (start.seat, start.action, view(start.views[0]).points) == (None, "", [0, 0])
    hidden = [await tables.after.replay(anna, game, 2, eyes) for eyes in (0, 1, None)]
    assert [(state.seat, state.action, len(state.log)) for state in hidden] == [
        (0, "hide", 1),
        (None, "", 0),
        (None, "", 0),
    ]
    everything = await tables.after.replay(anna, game, 2, "all")
    assert (everything.action, [view(one).stones for one in everything.views]) == ("hide", [1, 0])
    last = await tables.after.replay(anna, game, start.moves)
    assert last.result == (await tables.lobby.table(anna, game)).result
    for number in (-1, start.moves + 1):
        with pytest.raises(NoSuchMove):
            await tables.after.replay(anna, game, number)
    with pytest.raises(NoSuchSeat):
        await tables.after.replay(anna, game, 0, 2)


async def test_replay_agrees_with_what_was_seen_in_the_game(tables: Tables) -> None:
    anna, _, game = await two(tables)
    seen = [(await tables.playing.look(anna, game, 0)).view]
    for number in range(70):
        seat = view(seen[-1]).turn
        action = ("step", "hide", "roll")[number % 3]
        await tables.playing.play(SYSTEM, game, seat, action, None)
        seen.append((await tables.playing.look(anna, game, 0)).view)
    await tables.playing.play(SYSTEM, game, view(seen[-1]).turn, "end", None)
    for number in (0, 1, 31, 32, 33, 64, 70):
        assert (await tables.after.replay(anna, game, number, 0)).views == [seen[number]]


async def test_a_branch_goes_on_from_a_position_with_other_dice(opener: Opener) -> None:
    tables = await opener()
    anna, _, game = await finished(tables)
    at = await tables.after.replay(anna, game, 10, "all")
    created = await tables.lobby.branch(anna, game, 10, [ME, BOT])
    await tables.lobby.start(anna, created.game)
    assert (await tables.playing.look(anna, created.game, 0)).view == at.views[0]
    info = await tables.lobby.table(anna, created.game)
    assert (info.branch_of, info.branch_at) == (game, 10)
    seat = view(at.views[0]).turn
    await tables.playing.play(SYSTEM, created.game, seat, "roll", None)
    before = await tables.playing.look(anna, created.game, 0)
    await tables.close()
    again = await opener()
    async with again.store.write() as connection:
        await connection.execute(schema.snapshot.delete().where(schema.snapshot.c.number > 0))
    assert await again.playing.look(anna, created.game, 0) == before
    await again.playing.play(SYSTEM, created.game, 1 - seat, "end", None)
    exported = msgspec.json.decode(await again.after.export(anna, created.game))
    assert (exported["format"], len(exported["origin"]["moves"]), len(exported["branch"]["moves"])) == (
        "logothete-branch",
        10,
        2,
    )
    assert (await again.after.replay(anna, created.game, 0, "all")).views == at.views


async def test_a_branch_of_a_branch_carries_all_that_leads_to_it(tables: Tables) -> None:
    anna, _, game = await finished(tables)
    begun: list[list[msgspec.Raw]] = []
    for number in (10, 1):
        begun.append((await tables.after.replay(anna, game, number, "all")).views)
        game = (await tables.lobby.branch(anna, game, number, [ME, BOT])).game
        await tables.lobby.start(anna, game)
        for action in ("roll", "end"):
            turn = view((await tables.playing.look(anna, game, 0)).view).turn
            await tables.playing.play(SYSTEM, game, turn, action, None)
    exported = msgspec.json.decode(await tables.after.export(anna, game))
    inner = exported["origin"]
    assert (exported["format"], inner["format"]) == ("logothete-branch", "logothete-branch")
    assert [len(one["moves"]) for one in (inner["origin"], inner["branch"], exported["branch"])] == [10, 1, 2]
    # Whoever has nothing but the export comes to where each branch began.
    first, second = [read_record(msgspec.json.encode(one)) for one in (inner["origin"], inner["branch"])]
    title = RelayTitle()
    state = Match.resume(title, first).state
    assert [msgspec.Raw(msgspec.json.encode(title.look(state, seat))) for seat in (0, 1)] == begun[0]
    dice = SealedDice(bytes.fromhex(second.seed or ""), second.nonces)
    for move in second.moves:
        state.play(move.seat, title.actions.parse(move.text), dice, None)
    assert [msgspec.Raw(msgspec.json.encode(title.look(state, seat))) for seat in (0, 1)] == begun[1]


async def test_a_record_can_be_imported(tables: Tables) -> None:
    anna, _, game = await finished(tables)
    record = await tables.after.export(anna, game)
    copy = await tables.desk.import_record(SYSTEM, record, public=True)
    assert await tables.after.export(NOBODY, copy) == record
    with pytest.raises(BadRecord):
        await tables.desk.import_record(SYSTEM, record.replace(b'"step"', b'"end"', 1))
    with pytest.raises(BadRecord):
        await tables.desk.import_record(SYSTEM, b"{}")


async def test_an_archived_game_leaves_the_lists_but_can_be_replayed(tables: Tables) -> None:
    anna, _, game = await finished(tables)
    running = await started(tables, anna, await guest(tables, "Bert"))
    with pytest.raises(NotFinished):
        await tables.desk.archive(SYSTEM, running)
    await tables.desk.archive(SYSTEM, game)
    assert (await tables.lobby.list_finished(anna)).tables == []
    assert (await tables.after.replay(anna, game, 5)).number == 5
    async with tables.store.read() as connection:
        assert await connection.scalar(select(func.count()).where(schema.snapshot.c.game == game)) == 0


async def test_a_deleted_game_is_gone(tables: Tables) -> None:
    anna, _, game = await finished(tables)
    await tables.talk.post(anna, game, 0, "well played")
    await tables.desk.delete(SYSTEM, game)
    with pytest.raises(NoSuchGame):
        await tables.lobby.table(anna, game)
    async with tables.store.read() as connection:
        for table in (schema.log, schema.seat, schema.chat, schema.snapshot):
            assert await connection.scalar(select(func.count()).select_from(table)) == 0


async def test_a_bot_gets_a_guess_and_not_the_truth(tables: Tables) -> None:
    anna = await guest(tables)
    created = await tables.lobby.create(anna, NewTable("relay", [BOT, ME]))
    await tables.lobby.start(anna, created.game)
    assert [(due.game, due.seat) for due in await tables.desk.bots_due(SYSTEM)] == [(created.game, 0)]
    await play(tables, anna, created.game, 1, *["hide"] * 15)
    task = await tables.desk.bot_task(SYSTEM, created.game, 0)
    assert task is not None
    assert task.cells[-1] < 10
    assert task.story == []
    assert (task.level, task.version) == ("easy", 0)
    await tables.playing.play(SYSTEM, created.game, 0, "roll", task.version, by="bot")
    assert await tables.desk.bots_due(SYSTEM) == []
    assert await tables.desk.bot_task(SYSTEM, created.game, 0) is None


@pytest.mark.parametrize(("moves", "seat", "heard"), [(["hide"], 0, ["hid"]), (["hide", "roll"], 1, ["rolled"])])
async def test_a_bot_hears_what_its_seat_was_told(
    tables: Tables, moves: list[str], seat: int, heard: list[str]
) -> None:
    anna, bert, game = await two(tables)
    await play(tables, anna, game, 0, *moves)
    await tables.playing.resign((anna, bert)[seat], game, seat, "strong")
    task = await tables.desk.bot_task(SYSTEM, game, seat)
    assert task is not None
    assert [RelayTitle.events[told.kind].key for told in task.story] == heard


async def test_only_for_bots_the_clock_decides(tables: Tables) -> None:
    _, _, game = await two(tables)
    with pytest.raises(NotAllowed):
        await tables.desk.lapse(SYSTEM, game, 0)


async def test_who_loses_the_seat_does_not_come_back(tables: Tables, clock: TestClock) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    new = NewTable("relay", [ME, OPEN], public=True, pace=Pace("days", days_ms=DAY), on_timeout="forfeit")
    created = await tables.lobby.create(anna, new)
    await tables.lobby.join(bert, created.game)
    await tables.lobby.set_ready(bert, created.game, 1)
    await tables.lobby.start(anna, created.game)
    clock.pass_ms(DAY)
    assert await tables.desk.time_out(SYSTEM, created.game, 0)
    with pytest.raises(NotAllowed):
        await tables.playing.take_back(anna, created.game, 0)
    assert (await tables.lobby.table(bert, created.game)).seats[0].kind == "bot"


async def test_who_is_waited_for_is_told_once(tables: Tables, clock: TestClock) -> None:
    anna, bert, game = await two(tables, Pace("days", days_ms=DAY))
    await two(tables)
    since = clock.now
    assert await tables.desk.turns_to_tell(SYSTEM, since - 1) == []
    turns = await tables.desk.turns_to_tell(SYSTEM, since)
    assert turns == [TurnToTell(game, 0, "relay", str(anna.account), since, since + DAY)]
    await tables.desk.turns_told(SYSTEM, turns)
    assert await tables.desk.turns_to_tell(SYSTEM, since) == []
    clock.pass_ms(10)
    await play(tables, anna, game, 0, "roll")
    assert [turn.account for turn in await tables.desk.turns_to_tell(SYSTEM, clock.now)] == [bert.account]


async def test_figures_for_the_host(tables: Tables) -> None:
    anna, _, game = await two(tables)
    await laid(tables, anna, ME, OPEN)
    await play(tables, anna, game, 0, "step")
    stats = await tables.desk.stats(SYSTEM)
    assert (stats.guests, stats.accounts, stats.open, stats.running, stats.finished) == (2, 0, 1, 1, 0)
    assert {table.id for table in (await tables.desk.list(SYSTEM, "running")).tables} == {game}
