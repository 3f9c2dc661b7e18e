"""Acting without being waited for, on the server: who is shown what, clocks, orders, bots and messages."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from logothete.kernel.orders import ALWAYS, Order
from logothete.kernel.state import Refusal
from logothete.kernel.title import FORMS, PRIVATE, PUBLIC, Caution, Change, Prompt
from logothete.server import errors
from logothete.server.bots.runner import run_bots
from logothete.server.config import Settings, Smtp
from logothete.server.live.sockets import Reader
from logothete.server.messages.notify import Notifier
from logothete.server.model import Actor, NewTable, Pace, SeatSpec, SeatState
from logothete.server.services.tables import Tables, open_tables
from logothete.server.shelf import Shelf
from logothete.server.store.games import log_of
from tests.bazaar import BazaarTitle
from tests.bazaar.board import MERCHANTS
from tests.server.conftest import ME, OPEN, TestClock
from tests.server.hands import PATIENCE_S, newcomer
from tests.server.sinks import MailSink, listening

pytestmark = pytest.mark.anyio

ANNA, BELA, CLEO = range(3)
BOT = SeatSpec("bot", level="easy")
HOURS = 3_600_000
LIVE = Pace("live", bank_ms=HOURS, increment_ms=10_000)
DAYS = Pace("days", days_ms=72 * HOURS)


def shelf() -> Shelf:
    return Shelf(keys=lambda: ["bazaar"], opener=lambda key, pack: BazaarTitle(hands="silk silk, salt wine, salt silk"))


@asynccontextmanager
async def served(database: str, clock: TestClock, **more: object) -> AsyncIterator[Tables]:
    chosen: dict[str, object] = {"database": database, "bot_workers": 1, "bot_pause": 0, **more}
    tables = await open_tables(Settings(**chosen), shelf(), clock)  # type: ignore[arg-type]
    try:
        yield tables
    finally:
        await tables.close()


@pytest.fixture
async def tables(database: str, clock: TestClock) -> AsyncIterator[Tables]:
    async with served(database, clock) as tables:
        yield tables


class Bazaar:
    """A bazaar that has begun, with these people at its first seats."""

    def __init__(self, tables: Tables, game: str, people: list[Actor]) -> None:
        self.tables = tables
        self.game = game
        self.people = people

    async def sees(self, seat: int) -> SeatState:
        return await self.tables.playing.look(self.people[seat], self.game, seat)

    async def play(self, *moves: str) -> None:
        """`bela shout yes`, each about what its seat sees."""
        for move in moves:
            who, _, text = move.partition(" ")
            seat = MERCHANTS.index(who)
            state = await self.sees(seat)
            await self.tables.playing.play(self.people[seat], self.game, seat, text, state.version)

    async def log(self) -> list[str]:
        async with self.tables.store.read() as connection:
            rows = await log_of(connection, self.game)
        return [f"{MERCHANTS[row.seat or 0]} {row.action} ({row.by})" for row in rows if row.kind != "table"]


async def begin(
    tables: Tables, people: int = 3, bots: int = 0, pace: Pace | None = None, **wishes: str | bool
) -> Bazaar:
    actors = [await newcomer(tables, name.capitalize(), **wishes) for name in MERCHANTS[:people]]
    seats = [ME, *[OPEN] * (people - 1), *[BOT] * bots]
    created = await tables.lobby.create(actors[0], NewTable("bazaar", seats, public=True, pace=pace or Pace()))
    for number, other in enumerate(actors[1:], start=1):
        await tables.lobby.join(other, created.game, number)
        await tables.lobby.set_ready(other, created.game, number)
    await tables.lobby.start(actors[0], created.game)
    return Bazaar(tables, created.game, actors)


OFFER = ("bela draft salt silk", "bela address anna", "bela address cleo", "bela propose")
OFFERED = Prompt(
    "offer", "BAZ-007", {"seat": BELA, "good": "salt", "other_good": "silk"}, ["accept bela", "refuse bela"]
)


# What is shown.


async def test_what_is_asked_and_what_may_be_done_aside_are_two_lists(tables: Tables) -> None:
    bazaar = await begin(tables)
    anna, bela = await bazaar.sees(ANNA), await bazaar.sees(BELA)
    assert "rest" in anna.offers
    assert "shout yes" in anna.asides
    assert not set(anna.offers) & set(anna.asides)
    assert bela.offers == []
    assert "draft salt silk" in bela.asides
    spectator = await tables.playing.look(Actor(), bazaar.game, None)
    assert (spectator.offers, spectator.asides, spectator.invitations) == ([], [], [])


async def test_an_invitation_is_shown_to_those_before_whom_it_lies(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play(*OFFER)
    assert [(await bazaar.sees(seat)).invitations for seat in range(3)] == [[OFFERED], [], [OFFERED]]
    assert "refuse bela" in (await bazaar.sees(CLEO)).asides
    infos = [await tables.lobby.table(person, bazaar.game) for person in bazaar.people]
    assert [info.invited for info in infos] == [[ANNA], [], [CLEO]]
    assert [info.due for info in infos] == [[ANNA], [], []]
    await bazaar.play("cleo accept bela")
    assert [(await bazaar.sees(seat)).invitations for seat in range(3)] == [[], [], []]


async def test_what_somebody_should_know_before_he_answers_is_shown_to_him_alone(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play("bela draft salt silk", "bela address anna", "bela address cleo", "bela propose")
    assert [(await bazaar.sees(seat)).cautions for seat in range(3)] == [
        {},
        {},
        {"accept bela": [Caution("last", "BAZ-008", {"good": "silk"})]},
    ]
    spectator = await tables.playing.look(Actor(), bazaar.game, None)
    assert spectator.cautions == {}


async def test_what_an_answer_changes_is_told_before_and_only_of_what_is_open(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play(*OFFER)
    told = await tables.playing.odds(bazaar.people[ANNA], bazaar.game, ANNA, "accept bela")
    assert told.changes == [Change("silk", ANNA, 2, 1, "BAZ-008"), Change("salt", ANNA, 0, 1, "BAZ-008")]
    assert (await tables.playing.odds(bazaar.people[BELA], bazaar.game, BELA, "accept bela")).changes == []
    with pytest.raises(errors.NotAllowed):
        await tables.playing.odds(bazaar.people[BELA], bazaar.game, ANNA, "accept bela")


# Notes.


@pytest.fixture
def private(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bazaar in which merchants may whisper."""
    monkeypatch.setattr(BazaarTitle, "talk_at", lambda self, setup: PRIVATE)


@pytest.mark.usefixtures("private")
async def test_a_note_goes_with_an_offer_to_those_before_whom_it_lies(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play("bela draft salt silk", "bela address cleo", "bela propose")
    line = await tables.talk.post(bazaar.people[BELA], bazaar.game, BELA, "for old times' sake", note="offer")
    assert (line.to, line.about) == ([BELA, CLEO], msgspec.structs.replace(OFFERED, answers=[]))
    heard = [await tables.talk.lines(bazaar.people[seat], bazaar.game, seat) for seat in range(3)]
    assert heard == [[], [line], [line]]
    assert await tables.talk.lines(bazaar.people[CLEO], bazaar.game) == [], "a spectator hears nothing"


@pytest.mark.usefixtures("private")
async def test_a_note_of_an_offer_that_was_replaced_is_not_one_of_the_other(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play("bela draft salt silk", "bela address cleo", "bela propose")
    line = await tables.talk.post(bazaar.people[BELA], bazaar.game, BELA, "cheap", note="offer")
    await bazaar.play("bela withdraw", "bela draft wine silk", "bela address cleo", "bela propose")
    (invitation,) = (await bazaar.sees(CLEO)).invitations
    assert msgspec.structs.replace(invitation, answers=[]) != line.about


@pytest.mark.usefixtures("private")
@pytest.mark.parametrize("moves", [(), ("bela draft salt silk", "bela address cleo")])
async def test_a_note_needs_an_offer_on_the_table(tables: Tables, moves: tuple[str, ...]) -> None:
    bazaar = await begin(tables)
    await bazaar.play(*moves)
    with pytest.raises(errors.NothingOffered):
        await tables.talk.post(bazaar.people[BELA], bazaar.game, BELA, "cheap", note="offer")
    assert await tables.talk.lines(bazaar.people[BELA], bazaar.game, BELA) == []


@pytest.mark.parametrize(("talk", "refusal"), [(PUBLIC, errors.NoPrivateTalk), (FORMS, errors.NoFreeTalk)])
async def test_where_nothing_is_said_in_private_there_are_no_notes(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, talk: str, refusal: type[errors.TableError]
) -> None:
    monkeypatch.setattr(BazaarTitle, "talk_at", lambda self, setup: talk)
    bazaar = await begin(tables)
    await bazaar.play(*OFFER)
    with pytest.raises(refusal):
        await tables.talk.post(bazaar.people[BELA], bazaar.game, BELA, "cheap", note="offer")


@pytest.mark.usefixtures("private")
async def test_whoever_must_be_silent_adds_no_note(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BazaarTitle, "hushed", lambda self, state, seat: Refusal("BAZ-010", "no-breath"))
    bazaar = await begin(tables)
    await bazaar.play(*OFFER)
    with pytest.raises(errors.ActionRefused):
        await tables.talk.post(bazaar.people[BELA], bazaar.game, BELA, "cheap", note="offer")


async def test_what_is_done_unseen_is_sent_to_nobody_else(tables: Tables) -> None:
    bazaar = await begin(tables)
    before = [await bazaar.sees(seat) for seat in (ANNA, CLEO)]
    await bazaar.play("bela draft salt silk", "bela address anna")
    assert [await bazaar.sees(seat) for seat in (ANNA, CLEO)] == before
    await bazaar.play("bela propose")
    assert (await bazaar.sees(CLEO)) == before[1]


async def test_whoever_is_not_told_is_sent_nothing(tables: Tables) -> None:
    bazaar = await begin(tables)
    readers = {seat: Reader(tables, bazaar.people[seat or 0], bazaar.game, seat, 0, 0) for seat in (None, 0, 1, 2)}

    async def woken() -> list[int | None]:
        return [seat for seat, reader in readers.items() if await reader.news() is not None]

    await woken()
    for move, told in {
        "bela draft salt silk": [BELA],
        "bela address anna": [BELA],
        "bela propose": [ANNA, BELA],
        "anna refuse bela": [ANNA, BELA],
        "cleo note bela yes": [BELA, CLEO],
        "cleo shout yes": [None, ANNA, BELA, CLEO],
        "anna pack silk": [ANNA],
    }.items():
        await bazaar.play(move)
        assert await woken() == told, move


# The one who is waited for.


async def test_nothing_that_others_do_aside_costs_a_decision_or_its_undo(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play("anna sign silk")
    seen = await bazaar.sees(ANNA)
    await bazaar.play(*OFFER, "cleo shout yes", "cleo note bela no")
    assert (await bazaar.sees(ANNA)).undoable == ["sign silk"]
    await tables.playing.play(bazaar.people[ANNA], bazaar.game, ANNA, "pack silk", seen.version)
    assert (await tables.playing.undo(bazaar.people[ANNA], bazaar.game, ANNA)).action == "pack silk"
    assert (await tables.playing.undo(bazaar.people[ANNA], bazaar.game, ANNA)).action == "sign silk"


async def test_an_answer_to_an_offer_that_was_replaced_is_refused(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play(*OFFER)
    seen = await bazaar.sees(CLEO)
    await bazaar.play("bela withdraw", "bela draft wine silk", "bela address cleo", "bela propose")
    with pytest.raises(errors.StaleVersion):
        await tables.playing.play(bazaar.people[CLEO], bazaar.game, CLEO, "accept bela", seen.version)


async def test_of_two_who_accept_at_once_one_has_it(tables: Tables) -> None:
    bazaar = await begin(tables)
    await bazaar.play(*OFFER)
    versions = [(await bazaar.sees(seat)).version for seat in range(3)]

    async def accept(seat: int) -> str:
        try:
            await tables.playing.play(bazaar.people[seat], bazaar.game, seat, "accept bela", versions[seat])
        except (errors.StaleVersion, errors.ActionRefused) as error:
            return error.code
        return "done"

    outcomes = await asyncio.gather(*[accept(seat) for seat in (ANNA, CLEO, CLEO, ANNA)])
    assert sorted(outcomes).count("done") == 1


async def test_no_clock_runs_for_the_invited_and_no_aside_touches_one(tables: Tables, clock: TestClock) -> None:
    bazaar = await begin(tables, pace=LIVE)
    clocks = (await bazaar.sees(ANNA)).clocks
    clock.pass_ms(60_000)
    await bazaar.play(*OFFER, "anna refuse bela", "anna shout yes", "cleo shout no")
    assert (await bazaar.sees(ANNA)).clocks == clocks
    assert [one.running for one in clocks] == [True, False, False]
    clock.pass_ms(10 * HOURS)
    overdue = await tables.desk.overdue(Actor(system=True), clock())
    assert [due.seat for due in overdue] == [ANNA]


async def test_all_of_it_is_still_there_after_a_restart(database: str, clock: TestClock) -> None:
    async with served(database, clock) as tables:
        bazaar = await begin(tables)
        await bazaar.play("anna rest", *OFFER, "cleo shout yes")
        before = [await bazaar.sees(seat) for seat in range(3)]
    async with served(database, clock) as tables:
        again = Bazaar(tables, bazaar.game, bazaar.people)
        assert [await again.sees(seat) for seat in range(3)] == before


# Standing orders.


async def test_orders_decline_what_their_seat_is_invited_to_in_the_same_breath(tables: Tables) -> None:
    bazaar = await begin(tables)
    await tables.ordering.change(
        bazaar.people[ANNA], bazaar.game, ANNA, (), [Order("decline", ALWAYS, {"whose": "merchant bela"})]
    )
    await bazaar.play("anna sign silk", *OFFER)
    assert (await bazaar.sees(ANNA)).invitations == []
    assert (await bazaar.log())[-1] == "anna refuse bela (order)"
    assert (await bazaar.sees(ANNA)).undoable == ["sign silk"]
    await bazaar.play("cleo draft salt silk", "cleo address anna", "cleo propose")
    assert len((await bazaar.sees(ANNA)).invitations) == 1


# Bots.


COMMAND = [sys.executable, str(Path(__file__).with_name("bazaar_bots.py"))]


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await happened():
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def tests_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of bots find the toy."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


@pytest.mark.parametrize("fails", [False, True])
async def test_a_bot_that_is_invited_answers_though_nobody_waits_for_it(tables: Tables, fails: bool) -> None:
    bazaar = await begin(tables, people=2, bots=1)
    async with run_bots(tables, command=[*COMMAND, *(["fail"] if fails else [])]):
        await bazaar.play(*OFFER)

        async def answered() -> bool:
            return any(line.startswith("cleo") for line in await bazaar.log())

        await until(answered)
    answer = "cleo refuse bela (bot)" if fails else "cleo accept bela (bot)"
    assert (await bazaar.log())[-1] == answer
    assert (await bazaar.sees(ANNA)).prompt is not None


async def test_a_table_of_bots_trades_and_comes_to_its_end(tables: Tables) -> None:
    bazaar = await begin(tables, people=1, bots=3)
    async with run_bots(tables, command=COMMAND):

        async def over() -> bool:
            state = await bazaar.sees(ANNA)
            if state.offers:
                await bazaar.play(f"anna {'rest' if 'rest' in state.offers else state.offers[-1]}")
            return state.status == "finished"

        await until(over)
    assert any("propose" in line for line in await bazaar.log())


# Messages.


async def test_an_invited_person_is_told_once(database: str, clock: TestClock) -> None:
    async with listening(mail := MailSink()):
        smtp = Smtp(host="127.0.0.1", port=mail.port, sender="table@example.org", security="none")
        async with served(database, clock, smtp=smtp) as tables:
            bazaar = await begin(tables, pace=DAYS, mail="cleo@example.org", notify=True)
            notifier = Notifier(tables)
            await bazaar.play(*OFFER)
            clock.pass_ms(HOURS)
            for _ in range(2):
                await notifier.gather()
                await notifier.deliver()
            said = [message for message in mail.messages if "offer" in message]
            assert len(said) == 1
            assert "Subject: An offer awaits your answer" in said[0]
            await bazaar.play("cleo refuse bela")
            clock.pass_ms(HOURS)
            await notifier.gather()
            await notifier.deliver()
            assert len([message for message in mail.messages if "offer" in message]) == 1


async def test_a_late_message_does_not_tell_of_an_offer_that_is_gone(database: str, clock: TestClock) -> None:
    async with listening(mail := MailSink()):
        smtp = Smtp(host="127.0.0.1", port=mail.port, sender="table@example.org", security="none")
        async with served(database, clock, smtp=smtp) as tables:
            bazaar = await begin(tables, pace=DAYS, mail="cleo@example.org", notify=True)
            notifier = Notifier(tables)
            await bazaar.play(*OFFER)
            clock.pass_ms(HOURS)
            await notifier.gather()
            await bazaar.play("bela withdraw")
            await notifier.deliver()
            assert [message for message in mail.messages if "An offer" in message] == []


def test_a_seat_state_says_both_lists_on_the_wire() -> None:
    fields = {field.name for field in msgspec.structs.fields(SeatState)}
    assert {"offers", "asides", "invitations"} <= fields
