"""Talk at a table: to all, to chosen seats alone, or not at all; nobody learns that others have talked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from logothete.games.byzantio.title import Byzantio
from logothete.kernel.state import Refusal, State
from logothete.kernel.title import FORMS, PRIVATE, Setup
from logothete.server.services import talk
from logothete.server.services.archive import pack_game, unpack_game
from logothete.server.store import schema
from tests.server.conftest import TestClock
from tests.server.edge import Json, refused
from tests.server.worlds import Leak, Twins, Viewer, World, world

pytestmark = pytest.mark.anyio

ANNA, BEN, CLEO = 0, 1, 2
UNADDRESSED = (Viewer("Cleo", CLEO), Viewer("Dora", None), Viewer("nobody", None))


@pytest.fixture
def private(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which players may whisper."""
    monkeypatch.setattr(Byzantio, "talk_at", lambda self, setup: PRIVATE)


@pytest.fixture
async def worlds(tmp_path: Path, clock: TestClock) -> AsyncIterator[tuple[World, World]]:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(world(tmp_path / name, clock)) for name in ("here", "there")]
        yield here, there


@pytest.fixture
async def here(worlds: tuple[World, World]) -> World:
    await worlds[0].lay()
    return worlds[0]


async def say(one: World, name: str, seat: int | None, text: str, to: tuple[int, ...] = ()) -> Json:
    return await one.people[name].post(f"/api/games/{one.game}/chat", {"text": text, "seat": seat, "to": list(to)})


async def heard(one: World, name: str, seat: int | None, query: str = "") -> list[tuple[int, str]]:
    own = "" if seat is None else f"seat={seat}&"
    lines = await one.people[name].get(f"/api/games/{one.game}/chat?{own}{query}")
    return [(line["number"], line["text"]) for line in lines]


async def whisper(twins: Twins) -> None:
    """In one of two worlds Anna says something to Ben."""
    async with twins.listening():
        await twins.only(0, partial(say, name="Anna", seat=ANNA, text="to Ben", to=(BEN,)))
        await twins.compare()
        await twins.both(partial(say, name="Ben", seat=BEN, text="to all"))
        await twins.compare()


@pytest.mark.usefixtures("private")
async def test_what_is_whispered_is_heard_by_those_addressed_alone(here: World) -> None:
    line = await say(here, "Anna", ANNA, "to Ben", to=(BEN,))
    assert line["to"] == [ANNA, BEN]
    assert await heard(here, "Anna", ANNA) == await heard(here, "Ben", BEN) == [(1, "to Ben")]
    assert await heard(here, "Cleo", CLEO) == await heard(here, "Dora", None) == await heard(here, "Ben", None) == []


@pytest.mark.usefixtures("private")
async def test_each_counts_the_lines_that_he_hears(here: World) -> None:
    """A gap would tell that others have talked."""
    await say(here, "Anna", ANNA, "to Ben", to=(BEN,))
    await say(here, "Anna", ANNA, "to all")
    assert (await say(here, "Cleo", CLEO, "to both", to=(ANNA, BEN)))["number"] == 2
    assert await heard(here, "Cleo", CLEO) == [(1, "to all"), (2, "to both")]
    assert await heard(here, "Ben", BEN) == [(1, "to Ben"), (2, "to all"), (3, "to both")]
    assert await heard(here, "Dora", None) == [(1, "to all")]
    assert await heard(here, "Ben", BEN, "after=2") == [(3, "to both")]
    assert await heard(here, "Ben", BEN, "limit=1") == [(3, "to both")]


@pytest.mark.usefixtures("private")
async def test_nobody_listens_at_the_ear_of_another(here: World) -> None:
    await say(here, "Anna", ANNA, "to Ben", to=(BEN,))
    chat = f"/api/games/{here.game}/chat"
    response = await here.people["Cleo"].ask("GET", f"{chat}?seat={BEN}")
    assert refused(response, 403) == "not-allowed"
    response = await here.people["Cleo"].ask("POST", chat, {"text": "as Ben", "seat": BEN, "to": [ANNA]})
    assert refused(response, 403) == "not-allowed"


@pytest.mark.usefixtures("private")
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seat": ANNA, "to": [7]}, 404, "no-such-seat"),
        ({"seat": ANNA, "to": [ANNA]}, 400, "nobody-hears"),
        ({"seat": None, "to": [BEN]}, 409, "no-private-talk"),
        ({"seat": ANNA, "to": [-1]}, 400, "bad-request"),
        ({"seat": ANNA, "to": [BEN] * 65}, 400, "bad-request"),
    ],
)
async def test_what_cannot_be_whispered_is_refused_and_heard_by_nobody(
    here: World, body: dict[str, Json], status: int, code: str
) -> None:
    response = await here.people["Anna"].ask("POST", f"/api/games/{here.game}/chat", {"text": "psst", **body})
    assert refused(response, status) == code
    assert await heard(here, "Ben", BEN) == await heard(here, "Anna", ANNA) == []


async def test_where_talk_is_public_nothing_is_whispered(here: World) -> None:
    response = await here.people["Anna"].ask(
        "POST", f"/api/games/{here.game}/chat", {"text": "psst", "seat": ANNA, "to": [BEN]}
    )
    assert refused(response, 409) == "no-private-talk"


async def test_where_only_set_forms_are_allowed_nothing_is_said(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Byzantio, "talk_at", lambda self, setup: FORMS)
    for name, seat in (("Anna", ANNA), ("Dora", None)):
        body = {"text": "hello", "seat": seat}
        response = await here.people[name].ask("POST", f"/api/games/{here.game}/chat", body)
        assert refused(response, 409) == "no-free-talk"


@pytest.mark.usefixtures("private")
async def test_who_is_hushed_is_told_by_which_rule(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def hushed(self: Byzantio, state: State, seat: int) -> Refusal | None:
        return Refusal("BYZ-030", "game-over") if seat == ANNA else None

    monkeypatch.setattr(Byzantio, "hushed", hushed)
    for to in ([], [BEN]):
        body = {"text": "hello", "seat": ANNA, "to": to}
        response = await here.people["Anna"].ask("POST", f"/api/games/{here.game}/chat", body)
        assert refused(response, 422) == "action-refused"
        assert response.json()["rule"] == "BYZ-030"
    await say(here, "Ben", BEN, "hello")
    assert await heard(here, "Anna", ANNA) == [(1, "hello")]


@pytest.mark.usefixtures("private")
async def test_nobody_else_can_tell_that_two_have_talked(worlds: tuple[World, World], clock: TestClock) -> None:
    for one in worlds:
        await one.lay()
        await say(one, "Ben", BEN, "to all")
    twins = Twins(*worlds, UNADDRESSED, clock)
    await whisper(twins)
    assert twins.messages() > 0


@pytest.mark.usefixtures("private")
async def test_a_whisper_that_left_a_gap_would_be_noticed(
    worlds: tuple[World, World], clock: TestClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "_heard_by", lambda seat: schema.chat.c.number > 0)
    for one in worlds:
        await one.lay()
    twins = Twins(*worlds, UNADDRESSED, clock)
    with pytest.raises(Leak):
        await whisper(twins)


@pytest.mark.usefixtures("private")
async def test_a_game_that_is_taken_elsewhere_keeps_its_whispers(worlds: tuple[World, World]) -> None:
    origin, other = worlds
    await origin.lay()
    await say(origin, "Anna", ANNA, "to Ben", to=(BEN,))
    imported = await unpack_game(other.tables, await pack_game(origin.tables, origin.game))
    other.game = imported.game
    assert await heard(other, "Dora", None) == []


def test_the_option_that_a_title_names_says_how_players_may_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    title = Byzantio("byzantio")
    assert title.talk_at(Setup(3)) == "public"
    monkeypatch.setattr(title, "talk", "talk")
    assert title.talk_at(Setup(3, {"talk": "forms"})) == "forms"
