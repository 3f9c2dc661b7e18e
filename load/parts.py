"""What is measured: each part starts servers of its own, and leaves nothing behind but figures."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from load.crowd import Crowd, Playable, Slice
from load.host import Host, logothete
from load.peer import NoPeer, boardgame, lay_matches
from load.people import Person, guests, lay, lay_tables, returning
from load.report import Line

OPENING: Final = 32
"""Moves at each table before the clock starts: houses and secret lists, which three of four seats learn nothing of."""
LONGEST_S: Final = 120.0
"""After this time a slice ends, whatever was to be done in it."""
SMALL_MOVES: Final = 4
"""Moves at each small table while it is paced: no game of tic-tac-toe is over by then, so no wish lacks a table."""
WAVERINGS: Final = 24
"""How often a decision is taken back before it stands: a game of Byzantio is not long enough otherwise."""


class TooShort(Exception):
    """A game ended before it was as long as it was to be."""


class Sizes(msgspec.Struct, frozen=True):
    """How much of everything."""

    rounds: int = 3
    live_rounds: int = 5
    """More than of the others: one pause of the machine spoils a p99."""
    tables: int = 200
    seconds: float = 8.0
    small_tables: int = 300
    games: int = 10_000
    rooms: int = 512
    actions: int = 2_000
    opens: int = 5
    undos: int = 50


QUICK: Final = Sizes(
    rounds=1,
    live_rounds=1,
    tables=16,
    seconds=1.5,
    small_tables=25,
    games=300,
    rooms=64,
    actions=100,
    opens=1,
    undos=10,
)
PER_CPU: Final = "moves for each CPU-second of the server"
OURS: Final = "Logothete"
IN_MEMORY: Final = "boardgame.io, in memory"
IN_FILES: Final = "boardgame.io, files"


class Bench:
    """One run: where the package and the peer lie, how much is to be done, and whom to tell what goes on."""

    def __init__(self, engine: Path, modules: Path, sizes: Sizes, tell: Callable[[str], None]) -> None:
        self.engine = engine
        self.modules = modules
        self.sizes = sizes
        self.tell = tell
        self.missing: dict[str, str] = {}
        """What could not be measured, and why."""

    @asynccontextmanager
    async def _server(self, **settings: str) -> AsyncIterator[Host]:
        """Our server with an empty database."""
        with tempfile.TemporaryDirectory(prefix="logothete-load-") as name:
            async with logothete(self.engine, Path(name), **settings) as host:
                yield host

    # Live tables

    async def live(self) -> list[Line]:
        """Four-seat Byzantio, everybody connected: saturation, then half of it."""
        sizes = self.sizes
        full: list[Slice] = []
        half: list[Slice] = []
        async with self._server() as host, guests(host, 4) as people:
            for number in range(sizes.live_rounds):
                self.tell(f"live: round {number + 1} of {sizes.live_rounds}, laying {sizes.tables} tables")
                crowd = Crowd(host.cpu, seed=number)
                tables = await lay_tables(crowd, people, "byzantio", sizes.tables)
                await crowd.saturate(LONGEST_S, moves=OPENING * sizes.tables)
                self.tell(f"live: round {number + 1} of {sizes.live_rounds}, as fast as it goes")
                full.append(await crowd.saturate(sizes.seconds))
                self.tell(f"live: round {number + 1} of {sizes.live_rounds}, at half of that")
                half.append(await crowd.pace(full[-1].rate / 2, sizes.seconds))
                for table in tables:
                    table.leave()
        return [
            Line.of("live", "moves", "/s", [one.rate for one in full]),
            Line.of("live", PER_CPU, "", [one.per_cpu for one in full], least=1500),
            Line.of("live", "views sent for each move", "", [one.views / one.moves for one in full]),
            Line.of("live", "bytes in a view", "", [one.bytes / one.views for one in full]),
            Line.of("live", "moves, at half of that", "/s", [one.rate for one in half]),
            Line.of("live", f"{PER_CPU}, at half", "", [one.per_cpu for one in half]),
            Line.of("live", "views sent for each move, at half", "", [one.views / one.moves for one in half]),
            Line.of("live", "from wish to acknowledgement, p50, at half", "ms", [one.quantile(0.5) for one in half]),
            Line.of(
                "live",
                "from wish to acknowledgement, p99, at half",
                "ms",
                [one.quantile(0.99) for one in half],
                most=20,
            ),
            Line.of("live", "longest pause of the measuring process itself", "ms", [1000 * one.stood for one in half]),
        ]

    async def bots(self) -> list[Line]:
        """Tables where only bots play, of the level `easy`."""
        sizes = self.sizes
        rates: list[float] = []
        costs: list[float] = []
        async with self._server(bot_workers="1") as host, guests(host, 1) as (owner,):
            self.tell(f"bots: laying {sizes.tables} tables")
            for _ in range(sizes.tables):
                seats = [{"kind": "bot", "level": "easy"}] * 4
                laid = await owner.ask("POST", "/api/games", {"title": "byzantio", "seats": seats})
                await owner.ask("POST", f"/api/games/{laid['game']}/start")
            for number in range(sizes.rounds):
                self.tell(f"bots: round {number + 1} of {sizes.rounds}")
                moves, cpu, began = await _bot_moves(owner), host.cpu(), time.perf_counter()
                await asyncio.sleep(sizes.seconds)
                made, seconds = await _bot_moves(owner) - moves, time.perf_counter() - began
                rates.append(made / seconds)
                costs.append(made / max(host.cpu() - cpu, 0.01))
        return [
            Line.of("bots", "moves, with one process that thinks", "/s", rates),
            Line.of("bots", PER_CPU, "", costs),
        ]

    # The same small game on two servers

    async def small(self) -> list[Line]:
        """Tic-tac-toe here and on boardgame.io's server, in turns."""
        rounds = self.sizes.rounds
        full: dict[str, list[Slice]] = {OURS: [], IN_MEMORY: [], IN_FILES: []}
        half: dict[str, list[Slice]] = {OURS: [], IN_MEMORY: [], IN_FILES: []}
        for number in range(rounds):
            for name in full:
                self.tell(f"small: round {number + 1} of {rounds}, {name}")
                try:
                    first, second = await self._small_games(name, number)
                except NoPeer as error:
                    self.missing["boardgame.io"] = str(error)
                    continue
                full[name].append(first)
                half[name].append(second)
        lines: list[Line] = []
        for name in [name for name, slices in full.items() if slices]:
            lines += [
                Line.of("small", "moves", "/s", [one.rate for one in full[name]], who=name),
                Line.of("small", PER_CPU, "", [one.per_cpu for one in full[name]], who=name),
                Line.of("small", f"{PER_CPU}, at half", "", [one.per_cpu for one in half[name]], who=name),
                Line.of("small", "p50, at half", "ms", [one.quantile(0.5) for one in half[name]], who=name),
                Line.of("small", "p99, at half", "ms", [one.quantile(0.99) for one in half[name]], who=name),
            ]
        for name in [name for name in (IN_MEMORY, IN_FILES) if full[name]]:
            met = zip(full[OURS], full[name], strict=True)
            ratios = [here.per_cpu / there.per_cpu for here, there in met]
            lines.append(Line.of("small", f"times as many as {name}, by CPU time", "", ratios, least=1.0))
        return lines

    async def _small_games(self, name: str, seed: int) -> tuple[Slice, Slice]:
        number = self.sizes.small_tables
        if name == OURS:
            async with self._server() as host, guests(host, 2) as people:
                return await self._small_slices(
                    host, seed, lambda crowd: lay_tables(crowd, people, "tictactoe", number)
                )
        with tempfile.TemporaryDirectory(prefix="logothete-load-") as folder:
            async with boardgame(self.modules, Path(folder), name == IN_FILES) as host:
                return await self._small_slices(host, seed, lambda crowd: lay_matches(crowd, host, number))

    async def _small_slices(
        self, host: Host, seed: int, lay_all: Callable[[Crowd], Awaitable[Sequence[Playable]]]
    ) -> tuple[Slice, Slice]:
        number = self.sizes.small_tables
        slices: list[Slice] = []
        # The first tables warm the server up: its code is compiled, its caches are full.
        for rate in (None, None, 0.5):
            crowd = Crowd(host.cpu, seed)
            tables = await lay_all(crowd)
            if rate is None:
                slices.append(await crowd.saturate(LONGEST_S, tables=number))
            else:
                slices.append(await crowd.pace(slices[-1].rate * rate, LONGEST_S, moves=SMALL_MOVES * number))
            for table in tables:
                table.leave()
        return slices[1], slices[2]

    # Many games

    async def many(self) -> list[Line]:
        """More open games than are kept in memory, touched one after the other."""
        sizes = self.sizes
        with tempfile.TemporaryDirectory(prefix="logothete-load-") as name:
            folder = Path(name)
            self.tell(f"many: making {sizes.games} games in the middle of play")
            async with logothete(self.engine, folder) as host, guests(host, 4) as people:
                crowd = Crowd(host.cpu)
                models = await lay_tables(crowd, people, "byzantio", 4)
                await crowd.saturate(LONGEST_S, moves=4 * 100)
                for table in models:
                    table.leave()
            games = await asyncio.to_thread(
                copy_games, folder / "load.db", [table.game for table in models], sizes.games
            )
            async with (
                logothete(self.engine, folder, rooms=str(sizes.rooms)) as host,
                returning(host, people[0]) as reader,
            ):
                memory: list[float] = []
                times: list[float] = []
                for number, game in enumerate(games):
                    # The first few bring the title and the machinery into memory, which is not the price of a game.
                    if number in (8, sizes.rooms):
                        memory.append(host.memory())
                    if number % 500 == 0:
                        self.tell(f"many: {number} of {sizes.games} games touched")
                    began = time.perf_counter()
                    await reader.ask("GET", f"/api/games/{game}/seats/0")
                    times.append(time.perf_counter() - began)
                memory.append(host.memory())
        start, kept, end = memory
        return [
            Line.of("many", f"memory with {sizes.rooms} games touched", "MB", [kept]),
            Line.of("many", f"memory with {sizes.games} games touched", "MB", [end], most=kept * 1.2),
            Line.of("many", "memory for each game in it", "kB", [(kept - start) * 1024 / (sizes.rooms - 8)]),
            Line.of("many", "to open a game, median", "ms", [1000 * median(times)]),
        ]

    # A long game

    async def long(self) -> list[Line]:
        """A game with many actions, most of them second thoughts: opened after a kill, and undone in."""
        sizes = self.sizes
        with tempfile.TemporaryDirectory(prefix="logothete-load-") as name:
            folder = Path(name)
            async with logothete(self.engine, folder) as host, guests(host, 1) as (person,):
                small, game = await lay([person], "byzantio", 1), await lay([person], "byzantio", 1)
                self.tell(f"long: playing {sizes.actions} actions")
                undos = await waver(person, game, sizes.actions, sizes.undos)
                host.kill()
            opens: list[float] = []
            for number in range(sizes.opens):
                self.tell(f"long: opening, {number + 1} of {sizes.opens}")
                async with logothete(self.engine, folder) as host, returning(host, person) as reader:
                    await reader.ask("GET", f"/api/games/{small}/seats/0")
                    began = time.perf_counter()
                    state = await reader.ask("GET", f"/api/games/{game}/seats/0")
                    opens.append(1000 * (time.perf_counter() - began))
                    assert state["status"] == "running"
                    # As after a power cut: what is kept is what a reader finds.
                    host.kill()
        return [
            Line.of("long", f"to open a game of {sizes.actions} actions", "ms", opens, most=200),
            Line.of("long", "to take back a decision in it", "ms", undos, most=50),
        ]


async def _bot_moves(person: Person) -> int:
    text = (await person.http.get("/metrics")).text
    found = re.search(r'^logothete_moves_total\{by="bot"\} ([0-9.e+]+)$', text, re.MULTILINE)
    return int(float(found[1])) if found else 0


async def waver(person: Person, game: str, actions: int, measured: int) -> list[float]:
    """Decide, take back, decide again; how long it took to take back, in milliseconds, at the end."""
    times: list[float] = []
    made = 0
    seat = 0
    while made < actions or len(times) < measured:
        state = await person.ask("GET", f"/api/games/{game}/seats/{seat}")
        if state["status"] != "running":
            raise TooShort(f"the game was over after {made} actions: let the players waver more often")
        if not state["offers"]:
            seat = (seat + 1) % len(state["seats"])
            continue
        where = f"/api/games/{game}/seats/{seat}"
        for _ in range(WAVERINGS):
            played = await person.ask(
                "POST", f"{where}/play", {"action": state["offers"][0], "version": state["version"]}
            )
            made += 1
            seen = await person.ask("GET", where)
            if not seen["undoable"]:
                break
            began = time.perf_counter()
            taken = await person.ask("POST", f"{where}/undo", {"version": played["version"]})
            if made >= actions - 2 * measured:
                times.append(1000 * (time.perf_counter() - began))
            made += 1
            state = state | {"version": taken["version"]}
        else:
            await person.ask("POST", f"{where}/play", {"action": state["offers"][0], "version": state["version"]})
            made += 1
    return times


def copy_games(database: Path, models: list[str], number: int) -> list[str]:
    """Copies of some games in the store, so that nobody has to wait for them to be played; their ids."""
    games: list[str] = []
    with closing(sqlite3.connect(database)) as store, store:
        for count in range(number):
            model, game = models[count % len(models)], f"copy-{count:08d}"
            for table, key, unique in (
                ("game", "id", "link_hash"),
                ("seat", "game", "secret_hash"),
                ("log", "game", ""),
                ("snapshot", "game", ""),
            ):
                names = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
                values = ["?" if name == key else "NULL" if name == unique else f'"{name}"' for name in names]
                store.execute(
                    f"INSERT INTO {table} SELECT {', '.join(values)} FROM {table} WHERE {key} = ?", (game, model)
                )
            games.append(game)
    return games
