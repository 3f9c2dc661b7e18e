"""A rule fix does not end a running game: it goes on if its log agrees, and otherwise stands still with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.record import read_record, verify
from logothete.kernel.state import Refusal, State, Witness, cells_from
from logothete.kernel.title import Setup, Title
from logothete.server.config import Limits, Settings
from logothete.server.errors import NotAllowed, NotHalted, RulesChanged
from logothete.server.model import SYSTEM, Actor, Pace, SeatState
from logothete.server.rooms.editions import AFRESH
from logothete.server.rooms.saving import SNAPSHOT_EVERY
from logothete.server.services.tables import Tables, open_tables
from logothete.server.shelf import Shelf
from logothete.server.store import schema
from tests.server.conftest import BOT, ME, OPEN, TestClock, guest, laid, play, started
from tests.server.relay import FIRST, HIDE, ROLL, SEATS, STEP, TURN, RelayState, RelayTitle

pytestmark = pytest.mark.anyio


class StrictState(RelayState):
    """RLY-005  Nobody may step three times before rolling, nor hide two stones."""

    __slots__ = ()

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if action == STEP and self.cells[FIRST + seat] == 2:
            return Refusal("RLY-005", "too-far", {"points": 2})
        if action == HIDE and self.cells[FIRST + self.cells[SEATS] + seat] == 1:
            return Refusal("RLY-005", "too-many")
        return super().why_not(seat, action)

    def clone(self) -> StrictState:
        return StrictState(self.cells[:])


class GenerousState(RelayState):
    """RLY-001  A second step counts double."""

    __slots__ = ()

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        if action == STEP and self.cells[FIRST + seat] == 1:
            self.cells[FIRST + seat] += 2
            if witness is not None:
                witness.tell(0, EVERYONE, seat, 2)
            return 0
        return super().take(seat, action, dice, witness)

    def clone(self) -> GenerousState:
        return GenerousState(self.cells[:])


class WhisperingState(RelayState):
    """RLY-002  Whoever rolls also hides a stone, which is told first and to nobody else."""

    __slots__ = ()

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        if action == ROLL and witness is not None:
            witness.tell(2, BIT[seat], seat)
        return super().take(seat, action, dice, witness)

    def clone(self) -> WhisperingState:
        return WhisperingState(self.cells[:])


class ChancyState(RelayState):
    """Two dice are thrown, of which one counts."""

    __slots__ = ()

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        reach = super().take(seat, action, dice, witness)
        if action == ROLL:
            dice.roll(6)
        return reach

    def clone(self) -> ChancyState:
        return ChancyState(self.cells[:])


class PatientState(RelayState):
    """For a seat whose time runs out, a step is taken."""

    __slots__ = ()

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return STEP

    def clone(self) -> PatientState:
        return PatientState(self.cells[:])


class BackwardsState(RelayState):
    """After a roll the same seat goes on."""

    __slots__ = ()

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        turn = self.cells[TURN]
        reach = super().take(seat, action, dice, witness)
        self.cells[TURN] = turn
        return reach

    def clone(self) -> BackwardsState:
        return BackwardsState(self.cells[:])


class EditedTitle(RelayTitle):
    """The relay in another version of its rules, or with another content."""

    def __init__(
        self, position: type[RelayState], version: int, content: str = RelayTitle.content, former: Sequence[Title] = ()
    ) -> None:
        self.version = version
        self.content = content
        self._position = position
        self._former = former

    def former(self) -> Sequence[Title]:
        return self._former

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> State:
        return self._position(super().start(setup, dice, witness).cells)

    def load(self, setup: Setup, cells: list[int]) -> State:
        return self._position(cells_from(cells))


class Server:
    """A server that can be killed, and started again with another version of the relay."""

    def __init__(self, database: str, clock: TestClock) -> None:
        self.database = database
        self.clock = clock
        self.opened: list[Tables] = []

    async def run(self, position: type[RelayState] = RelayState, version: int = 1, killed: bool = False) -> Tables:
        """The server with these rules. The one before was shut down, or killed."""
        return await self.run_with(EditedTitle(position, version), killed)

    async def run_with(self, title: Title, killed: bool = False) -> Tables:
        """The server with this relay. The one before was shut down, or killed."""
        if self.opened and not killed:
            await self.opened[-1].close()

        def opener(key: str, pack: Path | None) -> Title:
            return title

        shelf = Shelf(keys=lambda: ["relay"], opener=opener)
        settings = Settings(database=self.database, limits=Limits(page=3))
        self.opened.append(await open_tables(settings, shelf, self.clock))
        return self.opened[-1]


@pytest.fixture
async def server(database: str, clock: TestClock):  # type: ignore[no-untyped-def]
    made = Server(database, clock)
    yield made
    for tables in made.opened:
        await tables.close()


async def begun(tables: Tables, pace: Pace | None = None) -> tuple[Actor, Actor, str]:
    """Anna has stepped twice and rolled, Bert has hidden a stone, stepped thrice and taken the third step back."""
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert, pace=pace)
    await play(tables, anna, game, 0, "step", "step", "roll")
    await play(tables, bert, game, 1, "hide", "step", "step", "step")
    await tables.playing.undo(bert, game, 1)
    return anna, bert, game


async def sights(tables: Tables, game: str) -> list[SeatState]:
    """What everybody sees."""
    return [await tables.playing.look(SYSTEM, game, seat) for seat in (0, 1, None)]


async def log(tables: Tables, game: str) -> list[str]:
    async with tables.store.read() as connection:
        row = schema.log.c
        found = await connection.scalars(select(row.action).where(row.game == game).order_by(row.number))
        return list(found)


async def forget_derived(tables: Tables) -> None:
    async with tables.store.write() as connection:
        await connection.execute(schema.snapshot.delete())
        await connection.execute(schema.page.delete())


async def test_a_game_that_agrees_goes_on_and_notes_the_new_version(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    before = await sights(old, game)
    new = await server.run(version=2)
    assert await sights(new, game) == before
    await play(new, bert, game, 1, "roll")
    assert (await log(new, game))[-2:] == ["roll", 'rules {"rules":2,"content":"' + RelayTitle.content + '"}']
    await play(new, anna, game, 0, "step")
    assert sum(action.startswith("rules") for action in await log(new, game)) == 1
    after = await sights(new, game)
    again = await server.run(version=2, killed=True)
    assert await sights(again, game) == after
    await forget_derived(again)
    assert await sights(await server.run(version=2, killed=True), game) == after


async def test_who_only_looks_writes_nothing(server: Server) -> None:
    old = await server.run()
    _, _, game = await begun(old)
    written, before = await log(old, game), await sights(old, game)
    for position, version in ((RelayState, 2), (GenerousState, 3)):
        new = await server.run(position, version)
        await sights(new, game)
        assert await log(new, game) == written
    assert await sights(await server.run(), game) == before


@pytest.mark.parametrize(
    ("position", "kind", "rule", "line"),
    [
        (StrictState, "refused", "RLY-005", 6),
        (GenerousState, "told", "RLY-001", 1),
        (ChancyState, "dice", None, 2),
        (BackwardsState, "waiting", None, 2),
    ],
)
async def test_a_game_that_departs_stands_still_after_the_last_move_that_fits(
    server: Server, position: type[RelayState], kind: str, rule: str | None, line: int
) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    await play(old, bert, game, 1, "step")
    full = (await old.playing.look(bert, game, 1)).log
    new = await server.run(position, 2)
    state = await new.playing.look(bert, game, 1)
    assert state.departure is not None
    assert (state.departure.kind, state.departure.rule, state.departure.line) == (kind, rule, line)
    assert (state.departure.was, state.departure.now) == (1, 2)
    assert state.log == full[:line]
    assert (state.status, state.offers, state.undoable, state.prompt, state.asked) == ("running", [], [], None, [])
    assert state.planned == 0
    assert (state.departure.agreed, state.departure.asked) == ([], [0, 1])
    for actor, seat in ((anna, 0), (bert, 1)):
        version = (await new.playing.look(actor, game, seat)).version
        with pytest.raises(RulesChanged):
            await new.playing.play(actor, game, seat, "hide", version)
        with pytest.raises(RulesChanged):
            await new.playing.undo(actor, game, seat)
        with pytest.raises(RulesChanged):
            await new.playing.plan(actor, game, seat, ["hide"], version)


async def test_a_decision_that_was_taken_back_stops_no_game(server: Server) -> None:
    old = await server.run()
    _, bert, game = await begun(old)
    before = [(one.version, one.view, one.log, one.undoable, None) for one in await sights(old, game)]
    new = await server.run(StrictState, 2)
    now = [(one.version, one.view, one.log, one.undoable, one.departure) for one in await sights(new, game)]
    assert now == before
    await play(new, bert, game, 1, "roll")
    after = await sights(new, game)
    await forget_derived(new)
    assert await sights(await server.run(StrictState, 2), game) == after


async def test_a_decision_with_other_effects_that_was_taken_back_stops_no_game(server: Server) -> None:
    old = await server.run()
    anna, bert = await guest(old, "Anna"), await guest(old, "Bert")
    game = await started(old, anna, bert)
    await play(old, anna, game, 0, "step", "step", "hide")
    await old.playing.undo(anna, game, 0)
    await old.playing.undo(anna, game, 0)
    before = await sights(old, game)
    new = await server.run(GenerousState, 2)
    assert [one.departure for one in await sights(new, game)] == [None] * 3
    assert await sights(new, game) == before


async def test_a_lapse_that_would_play_something_else_departs(server: Server, clock: TestClock) -> None:
    old = await server.run()
    _, bert, game = await begun(old, Pace("live", 60_000))
    async with old.rooms.open(game) as room:
        await room.change(lambda: room.lapse(1))
    new = await server.run(PatientState, 2)
    departure = (await new.playing.look(bert, game, 1)).departure
    assert departure is not None
    assert (departure.kind, departure.action) == ("lapse", "roll")


async def test_everybody_learns_only_what_they_could_know(server: Server) -> None:
    old = await server.run()
    anna, bert = await guest(old, "Anna"), await guest(old, "Bert")
    game = await started(old, anna, bert)
    await play(old, bert, game, 1, "hide", "hide")
    new = await server.run(StrictState, 2)
    own = (await new.playing.look(bert, game, 1)).departure
    other = (await new.playing.look(anna, game, 0)).departure
    assert own is not None
    assert other is not None
    assert (own.kind, own.seat, own.action, own.rule, own.reason) == ("refused", 1, "hide", "RLY-005", "too-many")
    assert (other.kind, other.seat, other.action, other.rule, other.reason) == ("hidden", None, "", None, None)
    assert (await new.playing.look(SYSTEM, game, None)).departure == other


async def test_who_saw_the_move_learns_its_rule_but_not_what_was_decided(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    await play(old, bert, game, 1, "step")
    new = await server.run(StrictState, 2)
    own = (await new.playing.look(bert, game, 1)).departure
    other = (await new.playing.look(anna, game, 0)).departure
    assert own is not None
    assert other is not None
    assert (own.action, own.reason, own.about) == ("step", "too-far", {"points": 2})
    assert (other.kind, other.seat, other.rule) == ("refused", 1, "RLY-005")
    assert (other.action, other.reason, other.about) == ("", None, {})


async def test_who_could_not_see_what_happens_now_does_not_learn_its_rule(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    new = await server.run(WhisperingState, 2)
    own = (await new.playing.look(anna, game, 0)).departure
    other = (await new.playing.look(bert, game, 1)).departure
    assert own is not None
    assert other is not None
    assert (own.kind, own.rule, own.action) == ("told", "RLY-002", "roll")
    assert (other.kind, other.rule, other.seat) == ("hidden", None, None)


async def test_it_goes_on_when_all_agree_whatever_is_killed_in_between(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    held = await old.playing.look(anna, game, 0)
    new = await server.run(GenerousState, 2, killed=True)
    await new.playing.agree(anna, game, 0)
    halfway = (await new.playing.look(bert, game, 1)).departure
    assert halfway is not None
    assert (halfway.agreed, halfway.asked) == ([0], [1])
    new = await server.run(GenerousState, 2, killed=True)
    assert (await new.playing.look(bert, game, 1)).departure == halfway
    await new.playing.agree(anna, game, 0)
    await new.playing.agree(bert, game, 1)
    state = await new.playing.look(anna, game, 0)
    assert state.departure is None
    assert state.version > AFRESH
    assert msgspec.json.decode(state.view)["points"] == [1, 0]
    assert state.offers == ["step", "roll", "hide", "end"]
    with pytest.raises(NotHalted):
        await new.playing.agree(anna, game, 0)
    await play(new, anna, game, 0, "step", "step")
    # A reader who slept through all this is told from where on its log is another.
    news = await new.playing.look(anna, game, 0, held.version, len(held.log))
    assert (news.log_from, len(news.log)) == (1, 2)
    after = await sights(new, game)
    assert msgspec.json.decode((await new.playing.look(anna, game, 0)).view)["points"] == [4, 0]
    new = await server.run(GenerousState, 2, killed=True)
    assert await sights(new, game) == after
    await forget_derived(new)
    new = await server.run(GenerousState, 2, killed=True)
    assert await sights(new, game) == after
    await play(new, anna, game, 0, "end")
    await verified(new, game)


async def verified(tables: Tables, game: str) -> None:
    record = read_record(await tables.after.export(SYSTEM, game))
    async with tables.rooms.open(game) as room:
        assert verify(record, room.title) == record.result != None  # noqa: E711


async def test_a_vote_is_about_one_version(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    new = await server.run(GenerousState, 2)
    await new.playing.agree(anna, game, 0)
    new = await server.run(ChancyState, 3)
    departure = (await new.playing.look(bert, game, 1)).departure
    assert departure is not None
    assert departure.agreed == []
    with pytest.raises(NotAllowed):
        await new.playing.agree(anna, game, 1)


async def test_bots_and_those_for_whom_they_stand_in_agree(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    new = await server.run(GenerousState, 2)
    await new.playing.agree(anna, game, 0)
    await new.playing.resign(bert, game, 1)
    state = await new.playing.look(anna, game, 0)
    assert state.departure is None
    assert state.offers


async def test_a_table_of_bots_goes_on_by_itself(server: Server) -> None:
    old = await server.run()
    anna = await guest(old, "Anna")
    created = await laid(old, anna, ME, BOT)
    await old.lobby.start(anna, created.game)
    await play(old, anna, created.game, 0, "step", "step", "roll")
    await old.playing.resign(anna, created.game, 0)
    new = await server.run(GenerousState, 2)
    assert await new.desk.bot_task(SYSTEM, created.game, 1) is None
    task = await new.desk.bot_task(SYSTEM, created.game, 0)
    assert task is not None
    assert (await new.playing.look(SYSTEM, created.game, 0)).departure is None


async def test_time_does_not_run_out_while_a_game_stands_still(server: Server, clock: TestClock) -> None:
    old = await server.run()
    anna, bert, game = await begun(old, Pace("live", 60_000))
    new = await server.run(GenerousState, 2)
    clock.pass_ms(120_000)
    assert [due.seat for due in await new.desk.overdue(SYSTEM, clock.now)] == [1]
    assert not await new.desk.time_out(SYSTEM, game, 1)
    assert await new.desk.overdue(SYSTEM, clock.now) == []
    state = await new.playing.look(bert, game, 1)
    assert state.clocks == []
    assert not any(seat.standin for seat in state.seats)
    await new.playing.agree(anna, game, 0)
    await new.playing.agree(bert, game, 1)
    state = await new.playing.look(anna, game, 0)
    assert [(one.left_ms, one.running, one.since) for one in state.clocks] == [
        (60_000, True, clock.now),
        (60_000, False, 0),
    ]


async def test_another_process_hears_that_the_game_goes_on(server: Server) -> None:
    if server.database.startswith("sqlite"):
        pytest.skip("one process at a time uses a SQLite file")
    old = await server.run()
    anna, bert, game = await begun(old)
    one = await server.run(GenerousState, 2)
    other = await server.run(GenerousState, 2, killed=True)
    await other.playing.look(anna, game, 0)
    await one.playing.agree(anna, game, 0)
    await other.playing.agree(bert, game, 1)
    await play(other, anna, game, 0, "roll")
    # What the notice of the database does, without waiting for it.
    one.rooms.outside(game)
    await play(one, bert, game, 1, "roll")
    other.rooms.outside(game)
    assert await sights(one, game) == await sights(other, game)


async def test_a_finished_game_stays_readable_up_to_where_it_fits(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    await play(old, bert, game, 1, "end")
    before = await sights(old, game)
    new = await server.run(GenerousState, 2)
    state = await new.playing.look(anna, game, 0)
    assert state.departure is not None
    assert (state.status, state.result, state.departure.asked) == ("finished", before[0].result, [])
    with pytest.raises(NotHalted):
        await new.playing.agree(anna, game, 0)
    assert (await new.after.replay(anna, game, 1)).moves == 1
    assert await sights(await server.run(), game) == before


async def test_a_log_without_traces_is_judged_by_its_moves(server: Server) -> None:
    old = await server.run()
    _, bert, game = await begun(old)
    await play(old, bert, game, 1, "step")
    async with old.store.write() as connection:
        await connection.execute(update(schema.log).values(trace=None))
    assert (await (await server.run(GenerousState, 2)).playing.look(bert, game, 1)).departure is None
    departure = (await (await server.run(StrictState, 3)).playing.look(bert, game, 1)).departure
    assert departure is not None
    assert departure.kind == "refused"


async def test_a_long_game_goes_on_from_earlier_without_the_pages_of_what_was_dropped(server: Server) -> None:
    old = await server.run()
    anna, bert = await guest(old, "Anna"), await guest(old, "Bert")
    game = await started(old, anna, bert)
    for _ in range(SNAPSHOT_EVERY):
        await play(old, anna, game, 0, "roll")
        await play(old, bert, game, 1, "roll")
    await play(old, anna, game, 0, *["step"] * 3)
    new = await server.run(ChancyState, 2)
    await new.playing.agree(anna, game, 0)
    await new.playing.agree(bert, game, 1)
    await play(new, anna, game, 0, "roll")
    await play(new, bert, game, 1, "end")
    after = await sights(new, game)
    record = read_record(await new.after.export(SYSTEM, game))
    assert [move.text for move in record.moves] == ["roll", "end"]
    new = await server.run(ChancyState, 2)
    assert await sights(new, game) == after
    await verified(new, game)


async def test_open_tables_have_nothing_to_agree_with(server: Server) -> None:
    old = await server.run()
    anna = await guest(old, "Anna")
    created = await laid(old, anna, ME, OPEN)
    new = await server.run(StrictState, 2)
    assert (await new.playing.look(anna, created.game, 0)).departure is None
    with pytest.raises(NotHalted):
        await new.playing.agree(anna, created.game, 0)


OTHER = EditedTitle(GenerousState, 1, "0" * 64, former=[EditedTitle(RelayState, 1)])
"""The relay with a content by which a second step counts double, and which the former one comes with."""


@pytest.mark.parametrize("derived", [True, False])
async def test_a_game_goes_on_with_the_content_that_it_began_with(server: Server, derived: bool) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    before = await sights(old, game)
    if not derived:
        await forget_derived(old)
    new = await server.run_with(OTHER)
    assert await sights(new, game) == before
    assert (await new.lobby.table(anna, game)).content == RelayTitle.content
    await play(new, bert, game, 1, "roll")
    await play(new, anna, game, 0, "roll")
    await play(new, bert, game, 1, "end")
    assert not any(action.startswith("rules") for action in await log(new, game))
    record = read_record(await new.after.export(SYSTEM, game))
    assert verify(record, OTHER.with_content(record.content)) == record.result
    assert (await new.after.replay(anna, game, 2)).moves == len(record.moves)


async def test_a_new_game_begins_with_the_content_of_now(server: Server) -> None:
    await begun(await server.run())
    new = await server.run_with(OTHER)
    anna, bert = await guest(new, "Anna"), await guest(new, "Bert")
    game = await started(new, anna, bert)
    assert (await new.lobby.table(anna, game)).content == OTHER.content
    await play(new, anna, game, 0, "step", "step")
    assert '"points":[3,0]' in msgspec.json.encode(await new.playing.look(anna, game, 0)).decode()


async def test_a_branch_goes_on_with_the_content_of_the_game_that_it_leaves(server: Server) -> None:
    old = await server.run()
    anna, bert, game = await begun(old)
    await play(old, bert, game, 1, "end")
    new = await server.run_with(OTHER)
    created = await new.lobby.branch(anna, game, 1, [ME, BOT])
    assert (await new.lobby.table(anna, created.game)).content == RelayTitle.content
    await new.lobby.start(anna, created.game)
    await play(new, anna, created.game, 0, "step", "roll")
    assert (await new.lobby.table(anna, created.game)).content == RelayTitle.content
    assert RelayTitle.content in next(action for action in await log(new, created.game) if action.startswith("start"))


async def test_a_bot_is_asked_about_the_content_of_its_game(server: Server) -> None:
    old = await server.run()
    anna = await guest(old, "Anna")
    created = await laid(old, anna, ME, BOT)
    await old.lobby.start(anna, created.game)
    await play(old, anna, created.game, 0, "roll")
    task = await (await server.run_with(OTHER)).desk.bot_task(SYSTEM, created.game, 1)
    assert task is not None
    assert task.content == RelayTitle.content


async def test_a_record_of_the_former_content_is_imported(server: Server) -> None:
    old = await server.run()
    _, bert, game = await begun(old)
    await play(old, bert, game, 1, "end")
    exported = await old.after.export(SYSTEM, game)
    new = await server.run_with(OTHER)
    imported = await new.desk.import_record(SYSTEM, exported)
    assert await new.after.export(SYSTEM, imported) == exported


async def test_what_is_asked_for_in_vain_is_not_kept() -> None:
    shelf = Shelf(keys=lambda: ["relay"], opener=lambda *_: OTHER)
    assert shelf.open("relay", content=RelayTitle.content) is OTHER.former()[0]
    assert shelf.open("relay", content="1" * 64) is OTHER
    assert shelf.open("relay") is shelf.open("relay", content=OTHER.content) is OTHER
