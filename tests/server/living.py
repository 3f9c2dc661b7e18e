"""Servers as hosts run them: processes of their own, with a port and a database, which can be killed.

`python -m tests.server.living --kills N` plays at several tables, kills the server N times with each database and says
what became of the moves that it had acknowledged; `make soak` runs that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

import httpx
from websockets.asyncio.client import connect

from tests.server.edge import Json, Wire, granted
from tests.server.postgres import Cluster

PATIENCE_S = 120.0
"""Far longer than anything here takes: a test that waits so long has failed."""
GENEROUS = {
    "LOGOTHETE_LIMITS_REQUESTS_PER_MINUTE": "10000000",
    "LOGOTHETE_LIMITS_SIGN_INS_PER_MINUTE": "10000000",
    "LOGOTHETE_LIMITS_GUEST_GAMES": "10000000",
    "LOGOTHETE_LIMITS_GUEST_BOTS": "10000000",
    "LOGOTHETE_BOT_WORKERS": "1",
    "LOGOTHETE_BOT_PAUSE": "0",
    "LOGOTHETE_LOG_FORMAT": "json",
}


class DidNotStart(Exception):
    """The server ended, or did not answer; the message has what it wrote."""


class Living:
    """`logothete serve` on a free port of this machine. It may be killed and started again on the same database."""

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        self.database = database
        self.url = ""
        self.starts = 0
        self._folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._children: list[int] = []

    async def start(self) -> None:
        """Start it and wait until it is healthy."""
        self.starts += 1
        log = self._folder / f"server-{id(self)}-{self.starts}.log"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("LOGOTHETE_")}
        command = [sys.executable, "-m", "logothete", "serve", "--port", "0", "--database", self.database]
        with log.open("wb") as out:
            self._process = subprocess.Popen(
                [*command, "--lang", "en"],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env=inherited | GENEROUS | self._settings,
            )
        try:
            async with asyncio.timeout(PATIENCE_S):
                self.url = await self._announced(log)
                async with httpx.AsyncClient() as http:
                    assert (await http.get(f"{self.url}/health", timeout=PATIENCE_S)).json()["status"] == "ok"
        except BaseException as error:
            self.kill()
            raise DidNotStart(f"the server did not start: {error!r}\n{log.read_text()}") from error

    async def _announced(self, log: Path) -> str:
        assert self._process is not None
        while True:
            found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text())
            if found is not None:
                return found[0]
            if self._process.poll() is not None:
                raise EOFError(f"it ended with code {self._process.returncode}")
            await asyncio.sleep(0.02)

    def kill(self) -> None:
        """End it as a power cut would: without a word."""
        if self._process is not None:
            self._children += _children(self._process.pid)
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    async def leave(self) -> int:
        """Ask it to end, as Ctrl-C does; its exit code."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(signal.SIGINT)
        return await asyncio.to_thread(process.wait, PATIENCE_S)

    async def orphans_end(self) -> None:
        """Wait until what the killed servers had started is gone too."""
        async with asyncio.timeout(PATIENCE_S):
            while any(Path(f"/proc/{pid}").exists() for pid in self._children):
                await asyncio.sleep(0.05)

    async def figure(self, name: str, **labels: str) -> int:
        """A figure of `/metrics`; 0 if nothing was counted yet."""
        async with httpx.AsyncClient() as http:
            text = (await http.get(f"{self.url}/metrics", timeout=PATIENCE_S)).text
        shown = ",".join(f'{key}="{value}"' for key, value in labels.items())
        found = re.search(rf"^{re.escape(name + (f'{{{shown}}}' if shown else ''))} ([0-9.e+]+)$", text, re.MULTILINE)
        return 0 if found is None else int(float(found[1]))


def _children(pid: int) -> list[int]:
    """The processes that a process has started, where the system says so."""
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for one in listed for child in one.read_text().split()]


@asynccontextmanager
async def living(database: str, folder: Path, **settings: str) -> AsyncIterator[Living]:
    """A server that is up, and gone after the block."""
    server = Living(database, folder, **settings)
    await server.start()
    try:
        yield server
    finally:
        server.kill()
        await server.orphans_end()


class Address(Protocol):
    """Where a server is found."""

    url: str


class Visitor:
    """Somebody with a browser, who finds the server wherever it is at the moment."""

    def __init__(self, server: Address) -> None:
        self.server = server
        self.http = httpx.AsyncClient(timeout=PATIENCE_S)
        self.csrf = ""

    async def come_in(self, name: str) -> None:
        """Become a guest."""
        self.csrf = (await self.post("/api/guests", {"name": name}))["csrf"]

    def at(self, server: Address) -> Visitor:
        """The same person, signed in the same way, at another process of the same site."""
        other = Visitor(server)
        other.http.cookies = self.http.cookies
        other.csrf = self.csrf
        return other

    async def ask(self, method: str, path: str, body: Json = None) -> httpx.Response:
        headers = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        return await self.http.request(method, self.server.url + path, json=body, headers=headers)

    async def get(self, path: str) -> Json:
        return granted(await self.ask("GET", path))

    async def post(self, path: str, body: Json = None) -> Json:
        return granted(await self.ask("POST", path, {} if body is None else body))

    async def put(self, path: str, body: Json) -> Json:
        return granted(await self.ask("PUT", path, body))

    @asynccontextmanager
    async def wired(self, path: str) -> AsyncIterator[Wire]:
        """A socket with this person's cookies."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = self.server.url.replace("http://", "ws://") + path
        async with connect(address, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE_S) as connection:
            yield Wire(connection)

    async def leave(self) -> None:
        await self.http.aclose()


async def visitor(server: Address, name: str) -> Visitor:
    """A guest."""
    somebody = Visitor(server)
    await somebody.come_in(name)
    return somebody


async def soak(database: str, kills: int, seed: int) -> None:
    """The long run on one database."""
    from tests.server.hardship import Hardship

    with tempfile.TemporaryDirectory(prefix="logothete-soak-") as name:
        folder = Path(name)
        url = database or f"sqlite:///{folder / 'soak.db'}"
        async with living(url, folder) as server:
            hardship = Hardship(server, random.Random(seed), lambda line: print(f"\r{line}\033[K", end="", flush=True))
            await hardship.run(kills)
            print(f"\r{url.split(':')[0]}: {hardship.figures}\033[K")


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.living", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed on each database")
    parser.add_argument("--seed", type=int, default=None, help="when it is killed and what is played")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one database instead of both")
    chosen = parser.parse_args(arguments)
    seed = random.SystemRandom().randrange(2**31) if chosen.seed is None else chosen.seed
    print(f"seed {seed}")
    if chosen.only != "postgresql":
        asyncio.run(soak("", chosen.kills, seed))
    if chosen.only != "sqlite":
        cluster = Cluster(durable=True)
        try:
            asyncio.run(soak(cluster.url("soak"), chosen.kills, seed))
        finally:
            cluster.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
