"""What differs instead of whole states: every reader makes the same of it, and is never told more."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from logothete.games import open_title, titles
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.server.live.sockets import Reader
from logothete.server.model import SYSTEM, NewTable, SeatSpec
from logothete.server.rooms.difference import Differences, changed
from logothete.server.services.tables import Tables, open_tables
from tests.server.conftest import guest, play, started
from tests.server.hands import newcomer, settings
from tests.twins import any_setup

MOVES = 150


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Part(msgspec.Struct, frozen=True):
    """A struct inside another."""

    name: str
    held: dict[str, int] = {}
    tags: list[str] = []


class Whole(msgspec.Struct, frozen=True):
    """A struct with everything that views are made of."""

    number: int = 0
    nothing: str | None = None
    parts: list[Part] = []
    part: Part | None = None


PART_C = {"name": "c", "held": {}, "tags": []}


def difference(old: msgspec.Struct, new: msgspec.Struct) -> Any:
    found = Differences().between(old, new)
    return None if found is None else as_json(found)


# Differences.


def test_values_that_are_equal_do_not_differ() -> None:
    assert difference(Whole(1, parts=[Part("a")]), Whole(1, parts=[Part("a")])) is None


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        (Whole(1), Whole(2), {"number": [2]}),
        (Whole(nothing="x"), Whole(), {"nothing": [None]}),
        (Whole(parts=[Part("a"), Part("b")]), Whole(parts=[Part("a"), Part("c")]), {"parts": {"1": [PART_C]}}),
        (
            Whole(parts=[Part("a")]),
            Whole(parts=[Part("a"), Part("b")]),
            {"parts": {"1": [{"name": "b", "held": {}, "tags": []}]}},
        ),
        (Whole(parts=[Part("a"), Part("b")]), Whole(parts=[Part("a")]), {"parts": {"#": [1]}}),
        (Part("a", {"x": 1, "y": 2}), Part("a", {"y": 2}), {"held": {"x": []}}),
        (Part("a", {"x": 1}), Part("a", {"x": 1, "y": 0}), {"held": {"y": [0]}}),
        (Part("a", tags=["p"]), Part("a", tags=[]), {"tags": [[]]}),
        (Whole(part=Part("a", tags=["p"])), Whole(part=Part("c")), {"part": [PART_C]}),
        (Part("a", tags=["p", "q", "r"]), Part("a", tags=["p", "q"]), {"tags": [["p", "q"]]}),
        (Whole(part=Part("a")), Whole(), {"part": [None]}),
        (Part("a", {"x": 1, "y": 2}), Part("a", {"y": 3, "x": 1}), {"held": [{"y": 3, "x": 1}]}),
    ],
)
def test_a_difference_names_what_is_another_and_nothing_else(
    old: msgspec.Struct, new: msgspec.Struct, wanted: object
) -> None:
    assert difference(old, new) == wanted
    assert changed(as_json(old), wanted) == as_json(new)


def test_what_two_viewers_see_alike_is_written_once() -> None:
    differences = Differences()
    old, new = Part("a"), Part("b")
    changes = [differences.between(Whole(one, parts=[old]), Whole(one, parts=[new])) for one in (1, 2)]
    assert changes[0] == changes[1]
    assert len(differences._written) == 1


@pytest.mark.parametrize("key", titles())
def test_views_and_their_differences_agree_in_every_game(key: str) -> None:
    title = open_title(key)
    for seed in range(3):
        dice = QuickDice(seed)
        match = Match.start(title, any_setup(title, dice), seed.to_bytes(8, "big"))
        viewers: list[int | None] = [*range(match.setup.players), None]
        seen = {viewer: title.look(match.state, viewer) for viewer in viewers}
        held = {viewer: as_json(view) for viewer, view in seen.items()}
        for _ in range(MOVES):
            if match.over:
                break
            seat = next(seat for seat in range(match.setup.players) if match.state.pending() >> seat & 1)
            legal = match.state.legal(seat)
            match.play(seat, legal[dice.below(len(legal))])
            if match.undoable(seat) and dice.below(5) == 0:
                match.undo(seat)
            differences = Differences()
            public = title.look(match.state, None)
            for viewer in viewers:
                view = public if viewer is None else title.look_from(public, match.state, viewer)
                found = differences.between(seen[viewer], view)
                if found is not None:
                    held[viewer] = changed(held[viewer], as_json(found))
                seen[viewer] = view
                assert held[viewer] == as_json(view)


# Readers.


class Client:
    """Somebody at a socket who asked for what differs."""

    def __init__(self, tables: Tables, game: str, seat: int | None) -> None:
        self._reader = Reader(tables, SYSTEM, game, seat, 0, 0, changes=True)
        self.state: Any = None
        self.log: list[Any] = []
        self.kinds: list[str] = []
        self.numbers: list[int] = []

    async def hear(self) -> None:
        message = await self._reader.message()
        if message is None:
            return
        said = msgspec.json.decode(message)
        self.kinds.append(said.pop("is"))
        self.numbers.append(said.pop("n"))
        self.log[said["log_from"] :] = said["log"]
        if self.kinds[-1] == "change":
            self.state = changed(self.state, said["change"])
        else:
            self.state = said | {"log": [], "log_from": 0}


async def agrees(tables: Tables, game: str, seat: int | None, client: Client) -> None:
    look = as_json(await tables.playing.look(SYSTEM, game, seat))
    log, log_from = look["log"], look["log_from"]
    assert client.state == look | {"log": [], "log_from": 0}
    assert client.log[log_from:] == log


@pytest.mark.anyio
@pytest.mark.parametrize("key", [*titles()])
async def test_a_client_that_is_sent_what_differs_holds_the_whole(key: str, tmp_path: Any) -> None:
    tables = await open_tables(settings(tmp_path))
    try:
        me = await newcomer(tables)
        players = open_title(key).players[-1]
        seats = [SeatSpec("me"), *[SeatSpec("here", name=f"N{number}") for number in range(1, players)]]
        created = await tables.lobby.create(me, NewTable(key, seats, public=True))
        game = created.game
        clients = {seat: Client(tables, game, seat) for seat in (*range(players), None)}
        for client in clients.values():
            await client.hear()
        await tables.lobby.start(me, game)
        dice = random.Random(3)
        for number in range(MOVES):
            async with tables.rooms.open(game) as room:
                match = room.running_match()
                if match.over:
                    break
                seat = dice.choice([one for one in range(players) if match.state.pending() >> one & 1])
                action = room.title.actions.text(dice.choice(match.state.legal(seat)))
            await tables.playing.play(SYSTEM, game, seat, action, None)
            if match.undoable(seat) and dice.random() < 0.2:
                await tables.playing.undo(SYSTEM, game, seat)
            for viewer, client in clients.items():
                # Some look after each move, some only now and then.
                if number % 3 == 0 or viewer != 0:
                    await client.hear()
        for viewer, client in clients.items():
            await client.hear()
            await agrees(tables, game, viewer, client)
            assert client.numbers == list(range(1, len(client.numbers) + 1))
        kinds = [kind for client in clients.values() for kind in client.kinds]
        assert kinds.count("change") > kinds.count("state")
    finally:
        await tables.close()


@pytest.mark.anyio
async def test_silence_stays_silence(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    mine, yours = Client(tables, game, 0), Client(tables, game, 1)
    for client in (mine, yours):
        await client.hear()
    await play(tables, anna, game, 0, "hide")
    for client in (mine, yours):
        await client.hear()
    assert (mine.kinds, yours.kinds) == (["state", "change"], ["state"])


@pytest.mark.anyio
async def test_the_whole_is_sent_where_it_is_shorter(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    client = Client(tables, game, 0)
    await client.hear()
    client._reader._size = 20
    for _ in range(2):
        await play(tables, anna, game, 0, "step")
        await client.hear()
    assert client.kinds == ["state", "state", "change"]
    await agrees(tables, game, 0, client)
