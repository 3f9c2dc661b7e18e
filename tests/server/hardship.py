"""Play under hardship: people and bots play at several tables of a server that is killed again and again.

Each table keeps a ledger of what the server acknowledged. After each kill the ledger is compared with the store: every
acknowledged decision must be there, in order and once; of what was on its way when the server died, at most the one
decision that was not answered yet. The log, played again from its first row, must lead to what the tables and
snapshots say.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from logothete.games import open_title
from logothete.kernel.record import read_record, verify
from logothete.server.config import Settings
from logothete.server.rooms.room import Room
from logothete.server.services.tables import Tables, open_tables
from logothete.server.store import schema
from logothete.server.store.games import load_game
from logothete.server.store.rows import LogRow
from tests.server.edge import Json, Wire
from tests.server.living import PATIENCE_S, Living, Visitor, visitor

ME, HERE, BOT = {"kind": "me"}, {"kind": "here", "name": "Zoe"}, {"kind": "bot", "level": "easy"}
PLANS: tuple[tuple[str, dict[str, str], list[dict[str, str]]], ...] = (
    ("byzantio", {"events": "hidden"}, [ME, HERE, BOT]),
    ("byzantio", {"houses": "deal"}, [ME, BOT, HERE, HERE]),
    ("nekken", {}, [BOT, ME]),
    ("necrosia", {}, [ME, BOT, HERE]),
    ("connectfour", {}, [ME, BOT]),
    ("tictactoe", {}, [ME, HERE]),
)
"""The tables: title, options, seats."""
GONE = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""How a client notices that the server died."""


class Decision(NamedTuple):
    """Something that a person did, as the log writes it."""

    kind: str
    seat: int
    action: str


class Flying(NamedTuple):
    """A decision that was sent and not answered; who took something back does not know yet what it was."""

    kind: str
    seat: int
    body: Json

    def fits(self, decision: Decision) -> bool:
        return (self.kind, self.seat, self.body.get("action", decision.action)) == decision


class Figures:
    """What a run came to."""

    def __init__(self) -> None:
        self.kills = 0
        self.by_http = 0
        self.by_socket = 0
        self.rows = 0
        self.kept = 0
        self.lost = 0
        self.finished = 0
        self.began = time.monotonic()

    @property
    def acknowledged(self) -> int:
        return self.by_http + self.by_socket

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} decisions acknowledged ({self.by_socket} on sockets) and none "
            f"lost, {self.rows} rows in the logs, {self.kept + self.lost} decisions under way when the server died "
            f"({self.kept} of them committed), {self.finished} games finished, {time.monotonic() - self.began:.0f} s"
        )


class Ledger:
    """One table: who plays, what was acknowledged, what is on its way, and what a client on a socket has seen."""

    def __init__(self, plan: int, player: Visitor, dice: random.Random, figures: Figures) -> None:
        self.title, self.options, self.seats = PLANS[plan]
        self.plan = plan
        self.player = player
        self.people = [seat for seat, who in enumerate(self.seats) if who is not BOT]
        self.game = ""
        self.started = False
        self.finished = False
        self.acknowledged: list[Decision] = []
        self.flying: Flying | None = None
        self.counted = False
        """Whether what was on its way when the server died was committed."""
        self.said: list[str] = []
        self.saying: str | None = None
        self.rows: list[LogRow] = []
        self.version = 0
        self.log: list[Json] = []
        self.progress = 0
        self._dice = dice
        self._figures = figures
        self._answers: asyncio.Queue[Json] = asyncio.Queue()

    # Playing, until the game or the server ends.

    async def play_on(self) -> None:
        """Play until the game is over; returns early if the server dies."""
        with suppress(*GONE):
            if not self.game:
                table = {"title": self.title, "seats": self.seats, "options": self.options}
                self.game = (await self.player.post("/api/games", table))["game"]
            if not self.started:
                if (await self.player.get(f"/api/games/{self.game}"))["status"] == "open":
                    await self.player.post(f"/api/games/{self.game}/start")
                self.started = True
            self._answers = asyncio.Queue()
            async with self.player.wired(f"/api/games/{self.game}/live?seat={self.people[0]}") as wire:
                await wire.say(do="hello", version=self.version, log=len(self.log))
                listening = asyncio.create_task(self._listen(wire))
                try:
                    while not self.finished:
                        await self._go_on(wire)
                finally:
                    listening.cancel()
                    with suppress(asyncio.CancelledError):
                        await listening

    async def _listen(self, wire: Wire) -> None:
        try:
            while True:
                message = await wire.hear()
                if message["is"] == "state":
                    self._see(message)
                elif message["is"] in ("done", "refused"):
                    self._answers.put_nowait(message)
        except (*GONE, TimeoutError):
            self._answers.put_nowait(None)

    def _see(self, state: Json) -> None:
        assert state["version"] >= self.version, f"{self.game} went back from {self.version} to {state['version']}"
        self.version = state["version"]
        self.log[state["log_from"] :] = state["log"]

    async def _go_on(self, wire: Wire) -> None:
        """One decision of somebody here, if the game waits for one."""
        for seat in self._dice.sample(self.people, len(self.people)):
            state = await self.player.get(f"/api/games/{self.game}/seats/{seat}")
            if state["status"] != "running":
                await self._end()
                return
            if state["offers"]:
                await self._decide(wire, seat, state)
                return
        await asyncio.sleep(0.02)

    async def _decide(self, wire: Wire, seat: int, state: Json) -> None:
        if self._dice.random() < 0.05:
            self.saying = f"{len(self.said)}"
            await self.player.post(f"/api/games/{self.game}/chat", {"text": self.saying, "seat": seat})
            self.said.append(self.saying)
            self.saying = None
        body = {"id": f"{self._dice.getrandbits(64):x}", "version": state["version"]}
        if state["undoable"] and self._dice.random() < 0.15:
            self.flying = Flying("undo", seat, body)
        else:
            self.flying = Flying("move", seat, body | {"action": self._dice.choice(state["offers"])})
        if seat == self.people[0] and self._dice.random() < 0.7:
            await wire.say(do="play" if self.flying.kind == "move" else "undo", **self.flying.body)
            answer = await self._answers.get()
            if answer is None:
                raise EOFError("the socket broke off")
            assert answer["id"] == body["id"]
            done = answer if answer["is"] == "done" else None
            self._figures.by_socket += done is not None
        else:
            response = await self.send(self.flying)
            answer = response.json()
            done = answer if response.is_success else None
            self._figures.by_http += done is not None
        if done is not None:
            self.acknowledged.append(Decision(self.flying.kind, seat, done["action"]))
            self.progress += 1
        else:
            # A bot was quicker, or somebody else's answer ended what could be taken back.
            assert answer["code"] in ("stale-version", "nothing-to-undo", "not-running"), answer
        self.flying = None

    async def send(self, flying: Flying) -> httpx.Response:
        way = "play" if flying.kind == "move" else "undo"
        return await self.player.ask("POST", f"/api/games/{self.game}/seats/{flying.seat}/{way}", flying.body)

    async def _end(self) -> None:
        """The game is over: its record proves itself and holds what the server acknowledged."""
        record = read_record((await self.player.ask("GET", f"/api/games/{self.game}/record")).content)
        verify(record, open_title(self.title))
        made = [(move.seat, move.text) for move in record.moves if move.seat in self.people]
        assert made == self._standing()
        self.finished = True
        self.progress += 1
        self._figures.finished += 1

    def _standing(self) -> list[tuple[int, str]]:
        """The acknowledged moves that were not taken back."""
        standing: list[tuple[int, str]] = []
        for decision in self.acknowledged:
            if decision.kind == "undo":
                at = max(at for at, move in enumerate(standing) if move[0] == decision.seat)
                assert standing.pop(at) == (decision.seat, decision.action)
            else:
                standing.append((decision.seat, decision.action))
        return standing

    # After a kill.

    async def check(self, tables: Tables) -> None:
        """Compare with the store, while the server that came back may already play on."""
        if not self.game:
            return
        async with tables.store.read() as connection:
            whole = await load_game(connection, self.game, since=0)
            quick = await load_game(connection, self.game)
            chat = schema.chat.c
            said = list(await connection.scalars(select(chat.text).where(chat.game == self.game).order_by(chat.number)))
        assert whole is not None, f"game {self.game} is gone"
        assert quick is not None
        assert said in (self.said, [*self.said, self.saying])
        self.said, self.saying = said, None
        assert whole.rows[: len(self.rows)] == self.rows, "rows of the log have changed"
        self._figures.rows += len(whole.rows) - len(self.rows)
        self.rows = whole.rows
        self._check_ledger()
        _check_sound(Room(tables.rooms, whole), Room(tables.rooms, quick))
        assert not self.started or whole.table.status != "open"
        assert not self.finished or whole.table.status == "finished"

    def _check_ledger(self) -> None:
        decided = [
            Decision(row.kind, row.seat, row.action)
            for row in self.rows
            if row.by == "person" and row.kind != "table" and row.seat is not None
        ]
        known = len(self.acknowledged)
        assert decided[:known] == self.acknowledged, f"{self.game}: acknowledged decisions are not in the log"
        surplus = decided[known:]
        if self.flying is None:
            assert not surplus, f"{self.game}: decisions that nobody sent: {surplus}"
            return
        assert len(surplus) <= 1
        assert all(self.flying.fits(one) for one in surplus), f"{self.flying} became {surplus}"
        self.counted = bool(surplus)
        self._figures.kept += self.counted
        self._figures.lost += not self.counted
        self.acknowledged = decided

    async def check_seen(self) -> None:
        """The client on the socket goes on from what it had, without gap or repeat."""
        if not self.started:
            return
        seat = self.people[0]
        async with asyncio.timeout(PATIENCE_S), self.player.wired(f"/api/games/{self.game}/live?seat={seat}") as wire:
            await wire.say(do="hello", version=self.version, log=len(self.log))
            self._see(await wire.hear("state"))
            while True:
                state = await self.player.get(f"/api/games/{self.game}/seats/{seat}")
                if state["version"] == self.version:
                    break
                self._see(await wire.hear_until("state"))
            assert self.log[state["log_from"] :] == state["log"]

    async def send_again(self) -> None:
        """What was not answered is sent again with the same id: it counts once, whether it had counted or not."""
        flying, self.flying = self.flying, None
        if flying is None:
            return
        response = await self.send(flying)
        if response.is_success:
            assert not self.counted, f"{self.game}: {flying} was carried out twice"
            self.acknowledged.append(Decision(flying.kind, flying.seat, response.json()["action"]))
        else:
            assert response.json()["code"] in ("stale-version", "nothing-to-undo", "not-running"), response.text


def _check_sound(whole: Room, quick: Room) -> None:
    """The log from its first row, the snapshot with what follows it, and the columns of the table agree."""
    table, match = whole.table, whole.match
    if match is None:
        assert table.status == "open"
        return
    assert quick.match is not None
    assert match.state.dump() == quick.match.state.dump()
    past = quick.match.past
    assert (match.moves[past.moves :], match.told[past.told[-1] :], match.dice.drawn) == (
        quick.match.moves,
        quick.match.told,
        quick.match.dice.drawn,
    )
    viewers = [*range(len(whole.seats)), None]
    for viewer in viewers:
        assert whole.face(viewer).whole == quick.face(viewer).whole
    running = table.status == "running"
    assert running == (not match.over)
    assert (table.result is None) == running
    assert table.asked == (int(match.state.asked(-1)) if running else 0)
    for seat in whole.seats:
        waited_for = running and bool(int(match.state.pending()) >> seat.number & 1)
        assert (seat.owes_since is not None) == waited_for
        assert seat.bot_due == (seat.owes_since if seat.by_bot else None)


class Hardship:
    """The whole run."""

    def __init__(self, server: Living, dice: random.Random, report: Callable[[str], None] = lambda line: None) -> None:
        self.figures = Figures()
        self._server = server
        self._dice = dice
        self._report = report
        self._ledgers: list[Ledger] = []
        self._closed: list[Ledger] = []

    async def run(self, kills: int) -> None:
        """Play and kill as often as wanted; then play on, and check every game that there ever was."""
        players = [await visitor(self._server, f"Player {plan}") for plan in range(len(PLANS))]
        try:
            self._ledgers = [self._ledger(plan, player) for plan, player in enumerate(players)]
            for _ in range(kills):
                await self._round()
                self._report(str(self.figures))
            await self._play_on()
            await self._check([*self._closed, *self._ledgers])
        finally:
            for player in players:
                await player.leave()
        await self._server.orphans_end()

    def _ledger(self, plan: int, player: Visitor) -> Ledger:
        return Ledger(plan, player, random.Random(self._dice.getrandbits(64)), self.figures)

    async def _round(self) -> None:
        """Play, kill the server at some moment, start it again, and look what there is."""
        await self._play_on(self._kill)
        await self._server.start()
        await self._check(self._ledgers)
        for ledger in self._ledgers:
            await ledger.check_seen()
            await ledger.send_again()
        self._closed += [ledger for ledger in self._ledgers if ledger.finished]
        self._ledgers = [
            self._ledger(ledger.plan, ledger.player) if ledger.finished else ledger for ledger in self._ledgers
        ]

    async def _play_on(self, end: Callable[[], Awaitable[None]] | None = None) -> None:
        """Play at all tables until each has gone on; then this ends it, or else the players stop."""
        before = [ledger.progress for ledger in self._ledgers]
        playing = [asyncio.create_task(ledger.play_on()) for ledger in self._ledgers]
        enough = self.figures.acknowledged + self._dice.randrange(5, 60)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._all_go_on(playing, before, enough)
            if end is not None:
                await end()
                await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _kill(self) -> None:
        await asyncio.sleep(self._dice.random() * 0.1)
        self._server.kill()
        self.figures.kills += 1

    async def _all_go_on(self, playing: list[asyncio.Task[None]], before: list[int], enough: int) -> None:
        """Wait until every table has gone on, and enough was acknowledged, unless all games end before that."""
        while not all(task.done() for task in playing):
            for task in playing:
                if task.done():
                    task.result()
            went_on = all(ledger.progress > start for ledger, start in zip(self._ledgers, before, strict=True))
            if went_on and self.figures.acknowledged >= enough:
                return
            await asyncio.sleep(0.005)

    async def _check(self, ledgers: list[Ledger]) -> None:
        tables = await open_tables(Settings(database=self._server.database))
        try:
            for ledger in ledgers:
                await ledger.check(tables)
        finally:
            await tables.close()
