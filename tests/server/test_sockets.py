"""Live play over real sockets: what is sent, what is not, and how a broken connection goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from logothete.server.config import Limits
from logothete.server.live.caller import Caller
from logothete.server.live.line import Hangup, Pulse
from logothete.server.rooms.difference import changed
from tests.server.edge import (
    ME,
    OPEN,
    PATIENCE_S,
    Deaf,
    Json,
    Person,
    close_frame,
    edge,
    edge_settings,
    listening,
    person,
    place,
    play_out,
    refused,
    sit_down,
    wired,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Litestar]:
    async with edge(edge_settings(tmp_path)) as app:
        yield app


@pytest.fixture
async def address(app: Litestar) -> AsyncIterator[str]:
    async with listening(app) as address:
        yield address


@pytest.fixture
async def anna(app: Litestar) -> Person:
    return await person(app, "Anna")


@pytest.fixture
async def ben(app: Litestar) -> Person:
    return await person(app, "Ben")


@pytest.fixture
async def game(anna: Person, ben: Person) -> str:
    return await sit_down(anna, ben)


def merge(log: list[Json], state: Json) -> None:
    """What a client does with the log of a state."""
    log[state["log_from"] :] = state["log"]


async def test_a_move_is_acknowledged_and_everybody_sees_it(address: str, anna: Person, ben: Person, game: str) -> None:
    live = f"/api/games/{game}/live"
    async with wired(address, f"{live}?seat=0", anna) as mine, wired(address, f"{live}?seat=1", ben) as yours:
        await mine.say(do="hello")
        await yours.say(do="hello")
        assert (await mine.hear("state"))["prompt"]["key"] == "place"
        assert (await yours.hear("state"))["prompt"] is None
        await mine.say(do="play", id="m1", action="place b2", version=0)
        assert await mine.hear("done") == {"is": "done", "id": "m1", "version": 1, "action": "place b2"}
        assert (await mine.hear("state"))["version"] == 1
        told = await yours.hear("state")
        assert (told["version"], told["log_from"], len(told["log"]), told["asked"]) == (1, 0, 1, [1])
        await mine.silent()
        await yours.silent()


async def test_refusals_are_explained_and_change_nothing(address: str, anna: Person, game: str) -> None:
    async with wired(address, f"/api/games/{game}/live?seat=0", anna) as mine:
        await mine.say(do="hello")
        await mine.hear("state")
        await mine.say(do="play", id="a", action="place z9", version=0)
        assert (await mine.hear("refused"))["code"] == "unknown-action"
        await mine.say(do="play", id="b", action="place b2", version=7)
        stale = await mine.hear("refused")
        assert (stale["id"], stale["code"], stale["about"]["current"]) == ("b", "stale-version", 0)
        await mine.say(do="undo", id="c")
        assert (await mine.hear("refused"))["reason"] == "nothing"
        await mine.say(do="fly")
        assert (await mine.hear("error"))["code"] == "bad-message"
        await mine.connection.send("{")
        assert (await mine.hear("error"))["code"] == "bad-message"
        await mine.connection.send(b"\xff\xfe")
        assert (await mine.hear("error"))["code"] == "bad-message"
        await mine.silent()


async def test_after_a_break_nothing_is_missing_and_nothing_is_repeated(
    address: str, anna: Person, ben: Person, game: str
) -> None:
    live = f"/api/games/{game}/live?seat=0"
    log: list[Json] = []
    async with wired(address, live, anna) as mine:
        await mine.say(do="hello")
        merge(log, await mine.hear("state"))
        await mine.say(do="play", id="m1", action="place b2", version=0)
        await mine.hear("done")
        state = await mine.hear("state")
        merge(log, state)
    await place(ben, game, 1, "a1")
    await place(anna, game, 0, "c3")
    async with wired(address, live, anna) as mine:
        await mine.say(do="hello", version=state["version"], log=len(log))
        state = await mine.hear("state")
        assert (state["log_from"], len(state["log"])) == (1, 2)
        merge(log, state)
        assert log == (await anna.get(f"/api/games/{game}/seats/0"))["log"]


async def test_who_asks_for_it_is_sent_what_differs_and_after_a_gap_the_whole(
    address: str, anna: Person, ben: Person, game: str
) -> None:
    live = f"/api/games/{game}/live?seat=0"
    async with wired(address, live, anna) as mine:
        await mine.say(do="hello", changes=True)
        state = await mine.hear("state")
        assert state["n"] == 1
        await mine.say(do="play", id="m1", action="place b2", version=0)
        await mine.hear("done")
        change = await mine.hear("change")
        assert (change["n"], change["change"]["version"], len(change["log"])) == (2, [1], 1)
        now = await anna.get(f"/api/games/{game}/seats/0")
        held = {name: value for name, value in state.items() if name not in ("is", "n", "log", "log_from")}
        assert changed(held, change["change"]) == {name: now[name] for name in held}
        await mine.say(do="hello", changes=True, version=1, log=1)
        again = await mine.hear("state")
        assert (again["n"], again["version"], again["log_from"], again["log"]) == (1, 1, 1, [])
        await place(ben, game, 1, "a1")
        assert (await mine.hear("change"))["n"] == 2


async def test_parts_of_the_log_are_asked_for_on_a_socket_and_by_http(
    address: str, anna: Person, ben: Person, game: str
) -> None:
    await place(anna, game, 0, "b2")
    await place(ben, game, 1, "a1")
    whole = (await anna.get(f"/api/games/{game}/seats/0"))["log"]
    async with wired(address, f"/api/games/{game}/live?seat=0", anna) as mine:
        await mine.say(do="hello", version=2, log=2)
        await mine.hear("state")
        await mine.say(do="log", before=1)
        assert await mine.hear("log") == {"is": "log", "log_from": 0, "log": whole[:1]}
    seat = f"/api/games/{game}/seats/0"
    assert await anna.get(f"{seat}/log") == {"log_from": 0, "log": whole}
    assert await anna.get(f"{seat}/log?before=1") == {"log_from": 0, "log": whole[:1]}
    assert refused(await ben.ask("GET", f"{seat}/log"), 403) == "not-allowed"
    assert refused(await anna.ask("GET", f"{seat}/log?before=-1"), 400) == "bad-request"


async def test_a_move_taken_back_during_the_break_disappears(
    address: str, anna: Person, ben: Person, game: str
) -> None:
    live = f"/api/games/{game}/live?seat=1"
    log: list[Json] = []
    await place(anna, game, 0, "b2")
    async with wired(address, live, ben) as yours:
        await yours.say(do="hello")
        state = await yours.hear("state")
        merge(log, state)
    await anna.post(f"/api/games/{game}/seats/0/undo")
    await place(anna, game, 0, "c3")
    async with wired(address, live, ben) as yours:
        await yours.say(do="hello", version=state["version"], log=len(log))
        merge(log, await yours.hear("state"))
    assert [event["about"]["square"] for event in log] == ["c3"]


async def test_a_move_sent_again_after_a_break_is_played_once(
    address: str, anna: Person, ben: Person, game: str
) -> None:
    live = f"/api/games/{game}/live?seat=0"
    move = {"do": "play", "id": "m1", "action": "place b2", "version": 0}
    async with wired(address, live, anna) as mine:
        await mine.say(do="hello")
        await mine.hear("state")
        await mine.say(**move)
        first = await mine.hear("done")
    await place(ben, game, 1, "a1")
    async with wired(address, live, anna) as mine:
        await mine.say(do="hello")
        await mine.hear("state")
        await mine.say(**move)
        assert await mine.hear("done") == first
        await mine.silent()


async def test_a_hello_on_an_open_socket_begins_anew(address: str, anna: Person, game: str) -> None:
    async with wired(address, f"/api/games/{game}/live?seat=0", anna) as mine:
        await mine.say(do="hello")
        first = await mine.hear("state")
        await mine.say(do="hello")
        assert await mine.hear("state") == first


async def test_a_spectator_sees_public_facts_and_decides_nothing(
    address: str, app: Litestar, anna: Person, ben: Person
) -> None:
    game = await sit_down(anna, ben, public=True)
    async with wired(address, f"/api/games/{game}/live") as watcher:
        await watcher.say(do="hello")
        state = await watcher.hear("state")
        assert (state["seat"], state["offers"]) == (None, [])
        await place(anna, game, 0, "b2")
        assert (await watcher.hear("state"))["version"] == 1
        await watcher.say(do="play", id="x", action="place a1", version=1)
        assert (await watcher.hear("refused"))["code"] == "bad-message"


async def test_a_program_names_its_secret_in_the_hello_or_in_a_header(
    address: str, app: Litestar, anna: Person
) -> None:
    laid = await anna.post("/api/games", {"title": "tictactoe", "seats": [ME, OPEN]})
    live = f"/api/games/{laid['game']}/live?seat=1"
    secret = laid["seats"][-1]["secret"]
    robot = Person(app)
    robot.secret = secret
    await robot.post(f"/api/games/{laid['game']}/claim", {"name": "Robot"})
    async with wired(address, live) as one, wired(address, live, Authorization=f"Bearer {secret}") as two:
        await one.say(do="hello", secret=secret)
        await two.say(do="hello")
        assert (await one.hear("state"))["seat"] == (await two.hear("state"))["seat"] == 1


async def test_what_is_said_reaches_everybody_once(address: str, anna: Person, ben: Person, game: str) -> None:
    live = f"/api/games/{game}/live"
    async with wired(address, f"{live}?seat=0", anna) as mine, wired(address, f"{live}?seat=1", ben) as yours:
        await mine.say(do="hello")
        await yours.say(do="hello")
        await mine.hear("state")
        await yours.hear("state")
        await mine.say(do="chat", text="Good luck")
        assert (await yours.hear("chat"))["text"] == "Good luck"
        assert (await mine.hear("chat"))["seat"] == 0
        await mine.say(do="chat", text="", id="empty")
        assert (await mine.hear("refused"))["id"] == "empty"
        await place(anna, game, 0, "b2")
        await yours.say(do="chat", text="Thank you")
        assert (await mine.hear_until("chat"))["text"] == "Thank you"
    async with wired(address, f"{live}?seat=1", ben) as yours:
        await yours.say(do="hello", chat=1)
        await yours.hear("state")
        assert (await yours.hear("chat"))["number"] == 2


async def test_the_end_is_told(address: str, anna: Person, ben: Person, game: str) -> None:
    async with wired(address, f"/api/games/{game}/live?seat=1", ben) as yours:
        await yours.say(do="hello")
        await play_out(anna, ben, game)
        while (state := await yours.hear_until("state"))["status"] != "finished":
            pass
        assert state["result"]["places"] == [1, 2]


async def test_only_the_holder_of_a_seat_gets_in(address: str, app: Litestar, ben: Person, game: str) -> None:
    for path, who, code, reason in (
        (f"/api/games/{game}/live?seat=0", ben, 4403, "not-allowed"),
        (f"/api/games/{game}/live?seat=0", None, 4404, "no-such-game"),
        (f"/api/games/{game}/live", None, 4404, "no-such-game"),
        (f"/api/games/{game}/live?seat=7", ben, 4404, "no-such-seat"),
        ("/api/games/nothing/live", ben, 4404, "no-such-game"),
        ("/api/live", None, 4401, "not-signed-in"),
    ):
        async with wired(address, path, who) as wire:
            await wire.say(do="hello")
            assert (await wire.hear("error"))["code"] == reason
            assert await wire.ended() == (code, reason)


async def test_a_socket_begins_with_a_hello(address: str, anna: Person, game: str) -> None:
    async with wired(address, f"/api/games/{game}/live?seat=0", anna) as mine:
        await mine.say(do="ping")
        await mine.hear("error")
        assert await mine.ended() == (4400, "bad-message")


async def test_pages_of_other_sites_do_not_get_in(address: str, anna: Person, game: str) -> None:
    url = f"ws://{address}/api/games/{game}/live?seat=0"
    headers = {"Cookie": anna.cookie_header()}
    with pytest.raises(InvalidStatus) as error:
        async with connect(url, origin="http://evil.example", additional_headers=headers):  # type: ignore[arg-type]
            pass
    assert error.value.response.status_code == 403
    async with connect(url, origin=f"http://{address}", additional_headers=headers):  # type: ignore[arg-type]
        pass


async def test_a_message_that_is_too_long_ends_the_socket(address: str, anna: Person, game: str) -> None:
    async with wired(address, f"/api/games/{game}/live?seat=0", anna) as mine:
        await mine.say(do="hello")
        await mine.hear("state")
        await mine.say(do="chat", text="x" * 17_000)
        assert (await mine.hear("error"))["code"] == "too-large"
        assert await mine.ended() == (4413, "too-large")


async def test_who_is_signed_out_or_silent_is_let_go(tmp_path: Path) -> None:
    pulse = Pulse(hello_s=0.05, beat_s=0.05)
    async with edge(edge_settings(tmp_path), pulse) as app, listening(app) as address:
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        game = await sit_down(anna, ben)
        async with wired(address, f"/api/games/{game}/live?seat=0", anna) as mine:
            assert await mine.ended() == (4408, "hello")
        async with wired(address, f"/api/games/{game}/live?seat=0", anna) as mine:
            await mine.say(do="hello")
            await mine.hear("state")
            await mine.hear("beat")
            await anna.delete("/api/session")
            assert (await mine.hear_until("error"))["code"] == "not-signed-in"
            assert await mine.ended() == (4401, "not-signed-in")


async def test_too_many_messages_or_connections_end_the_socket(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=80, sockets_per_address=1)
    async with edge(edge_settings(tmp_path, limits=limits)) as app, listening(app) as address:
        anna, ben = await person(app, "Anna"), await person(app, "Ben", address="192.0.2.2")
        live = f"/api/games/{await sit_down(anna, ben)}/live?seat=0"
        async with wired(address, live, anna) as mine:
            await mine.say(do="hello")
            await mine.hear("state")
            async with wired(address, live, anna) as more:
                assert (await more.hear("error"))["code"] == "too-many-connections"
                assert await more.ended() == (4429, "too-many-connections")
            for _ in range(100):
                await mine.say(do="ping")
            assert (await mine.hear_until("error"))["code"] == "rate-limited"
            assert await mine.ended() == (4429, "rate-limited")


async def test_who_asks_too_much_gets_no_socket_and_is_told_why(tmp_path: Path) -> None:
    async def knock(address: str) -> None:
        for _ in range(20):
            async with wired(address, "/api/live"):
                pass

    settings = edge_settings(tmp_path, limits=Limits(requests_per_minute=6))
    async with edge(settings) as app, listening(app) as address:
        with pytest.raises(InvalidStatus) as refusal:
            await knock(address)
    response = refusal.value.response
    assert (response.status_code, json.loads(response.body)["code"]) == (429, "rate-limited")
    assert int(response.headers["Retry-After"]) > 0


async def test_the_badge_tells_which_tables_wait(address: str, anna: Person, ben: Person, game: str) -> None:
    async with wired(address, "/api/live", ben) as badge:
        await badge.say(do="hello")
        assert await badge.hear("mine") == {"is": "mine", "due": [], "tables": 1}
        await place(anna, game, 0, "b2")
        due = (await badge.hear("mine"))["due"]
        assert [(one["game"], one["seats"]) for one in due] == [(game, [1])]
        await badge.say(do="undo", id="x")
        assert (await badge.hear("error"))["code"] == "bad-message"
        await badge.silent()


async def test_who_does_not_read_is_dropped_and_may_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = asyncio.Event()
    hang_up = Caller._hang_up

    async def watched(caller: Caller, end: Hangup) -> None:
        given_up.set()
        await hang_up(caller, end)

    monkeypatch.setattr(Caller, "_hang_up", watched)
    async with edge(edge_settings(tmp_path), Pulse(send_s=1.0)) as app, listening(app) as address:
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        game = await sit_down(anna, ben)
        for _ in range(50):
            await anna.post(f"/api/games/{game}/chat", {"seat": 0, "text": "x" * 1000})
        live = f"/api/games/{game}/live?seat=0"
        async with Deaf() as deaf:
            await deaf.connect(address, live, anna)
            for _ in range(200):
                await deaf.say(do="hello")
            # Ten megabytes wait by now: more than the system keeps for somebody who does not read.
            async with asyncio.timeout(PATIENCE_S):
                await given_up.wait()
            assert (await deaf.listen_at_last()).endswith(close_frame(4408, "slow"))
        async with wired(address, live, anna) as mine:
            await mine.say(do="hello", chat=49)
            await mine.hear("state")
            assert (await mine.hear("chat"))["number"] == 50
