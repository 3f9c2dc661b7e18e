"""boardgame.io's server, and players at it: the same crowd as at ours, in the words of Socket.IO."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from load.crowd import Crowd
from load.host import Host, running
from load.wire import PATIENCE_S, Wire, open_wire

HERE: Final = Path(__file__).parent / "boardgame"
GAME: Final = "tic-tac-toe"
SQUARES: Final = 9
_PLAYERS: Final = ("0", "1")


class NoPeer(Exception):
    """boardgame.io cannot be measured here; the message says why."""


class _Board(msgspec.Struct, frozen=True):
    cells: list[str | None]


class _Course(msgspec.Struct, frozen=True, rename="camel"):
    current_player: str
    gameover: dict[str, str | bool] | None = None


class _State(msgspec.Struct, frozen=True, rename={"number": "_stateID", "board": "G", "course": "ctx"}):
    number: int
    board: _Board
    course: _Course


_EVENT: Final = msgspec.json.Decoder(list[msgspec.Raw])
_STATE: Final = msgspec.json.Decoder(_State)
_ENCODER: Final = msgspec.json.Encoder()


@asynccontextmanager
async def boardgame(modules: Path, folder: Path, files: bool) -> AsyncIterator[Host]:
    """Its server with the packages in `modules`; with `files` it stores games in this folder, otherwise nowhere."""
    node = shutil.which("node")
    if node is None:
        raise NoPeer("there is no node here: install Node.js 18 or newer, with npm")
    if not modules.is_dir():
        raise NoPeer("boardgame.io is not installed: `make load` does that where there is npm")
    command = [node, str(HERE / "server.js"), *([str(folder / "games")] if files else [])]
    environment = os.environ | {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    async with running(command, environment, folder / "peer.log", r"listening on port (\d+)") as host:
        yield host


class PeerTable:
    """A match with a socket at both seats. A move counts as acknowledged when its player is sent the new state."""

    def __init__(self, crowd: Crowd, match: str, credentials: Sequence[str]) -> None:
        self._crowd = crowd
        self._match = match
        self._credentials = credentials
        self._wires: list[Wire] = []
        self._synced = 0
        self._state: _State | None = None
        self._mover: int | None = None
        self._since = 0.0

    async def sit_down(self, port: int) -> None:
        """Open the sockets, and wait until both see the match."""
        for seat in range(len(_PLAYERS)):
            self._wires.append(await self._open(seat, port))
        async with asyncio.timeout(PATIENCE_S):
            while self._synced < len(_PLAYERS):
                await asyncio.sleep(0.001)
        self._crowd.ready(self)

    async def _open(self, seat: int, port: int) -> Wire:
        return await open_wire(
            port, "/socket.io/?EIO=4&transport=websocket", lambda wire, data: self._hear(seat, wire, data)
        )

    def play(self, since: float) -> None:
        """Whoever's turn it is takes any free square."""
        assert self._state is not None
        self._since = since
        self._mover = int(self._state.course.current_player)
        player = _PLAYERS[self._mover]
        square = self._crowd.dice.choice([at for at in range(SQUARES) if self._state.board.cells[at] is None])
        payload = {
            "type": "place",
            "args": [square],
            "playerID": player,
            "credentials": self._credentials[self._mover],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self._wires[self._mover], "update", action, self._state.number, self._match, player)

    def leave(self) -> None:
        """Hang up everywhere."""
        for wire in self._wires:
            wire.close()

    @staticmethod
    def _emit(wire: Wire, *event: Any) -> None:
        wire.say(f"42/{GAME},".encode() + _ENCODER.encode(event))

    def _hear(self, seat: int, wire: Wire, data: memoryview) -> None:
        kind = bytes(data[:2])
        if kind[:1] == b"0":
            wire.say(f"40/{GAME},".encode())
        elif kind[:1] == b"2":
            wire.say(b"3")
        elif kind == b"40":
            self._emit(wire, "sync", self._match, _PLAYERS[seat], self._credentials[seat], len(_PLAYERS))
        elif kind == b"42":
            name, _, *more = _EVENT.decode(data[len(f"42/{GAME},") :])
            if bytes(name) == b'"sync"':
                self._state = msgspec.json.decode(more[0], type=_Synced).state
                self._synced += 1
            elif bytes(name) == b'"update"':
                self._crowd.seen(len(data))
                if seat == self._mover:
                    self._moved(_STATE.decode(more[0]))
        else:
            self._crowd.faults.append(bytes(data[:300]).decode(errors="replace"))

    def _moved(self, state: _State) -> None:
        if self._state is None or state.number <= self._state.number:
            return
        self._state = state
        self._mover = None
        self._crowd.acknowledged(self._since)
        if state.course.gameover is None:
            self._crowd.ready(self)
        else:
            self._crowd.over += 1


class _Synced(msgspec.Struct, frozen=True):
    state: _State


async def lay_matches(crowd: Crowd, host: Host, number: int) -> list[PeerTable]:
    """So many matches with both players connected, ready for the first move."""
    tables: list[PeerTable] = []
    async with httpx.AsyncClient(base_url=f"{host.url}/games/{GAME}", timeout=PATIENCE_S) as http:

        async def post(path: str, body: object) -> Any:
            response = await http.post(path, json=body)
            response.raise_for_status()
            return response.json()

        for _ in range(number):
            match = (await post("/create", {"numPlayers": len(_PLAYERS), "unlisted": True}))["matchID"]
            joined = [
                await post(f"/{match}/join", {"playerID": player, "playerName": f"Player {player}"})
                for player in _PLAYERS
            ]
            table = PeerTable(crowd, match, [one["playerCredentials"] for one in joined])
            await table.sit_down(host.port)
            tables.append(table)
    return tables
