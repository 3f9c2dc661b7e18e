"""The servers that are measured: processes on this machine, which end with the block that started them."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK")
GENEROUS: Final = {
    "LOGOTHETE_LIMITS_REQUESTS_PER_MINUTE": "100000000",
    "LOGOTHETE_LIMITS_SIGN_INS_PER_MINUTE": "100000",
    "LOGOTHETE_LIMITS_SOCKETS_PER_ADDRESS": "100000",
    "LOGOTHETE_LIMITS_OPEN_GAMES": "1000000",
    "LOGOTHETE_LIMITS_GUEST_GAMES": "1000000",
    "LOGOTHETE_LIMITS_GUEST_BOTS": "1000000",
    "LOGOTHETE_LOG_LEVEL": "warning",
}
"""All players come from one address here, and four people play at all tables."""


class DidNotStart(Exception):
    """A server ended, or said nothing; the message has what it wrote."""


class Host:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.port = 0
        self._process = process
        self._log = log

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """The processor time that it has used so far, all threads, without the processes that it started."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """What it holds of the machine's memory, in MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
        return int(found[1]) / 1024 if found else 0.0

    async def announced(self, pattern: str) -> None:
        """Wait until it says its port."""
        async with asyncio.timeout(PATIENCE_S):
            while (found := re.search(pattern, self._log.read_text())) is None:
                if self._process.poll() is not None:
                    raise DidNotStart(
                        f"the server ended with code {self._process.returncode}:\n{self._log.read_text()}"
                    )
                await asyncio.sleep(0.02)
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()

    async def stop(self) -> None:
        """Ask it to end, and wait."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                await asyncio.to_thread(self._process.wait, PATIENCE_S)
            except subprocess.TimeoutExpired:
                self.kill()


@asynccontextmanager
async def running(
    command: Sequence[str], environment: Mapping[str, str], log: Path, pattern: str
) -> AsyncIterator[Host]:
    """A server that has said its port."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, env=dict(environment)
        )
    host = Host(process, log)
    try:
        await host.announced(pattern)
        yield host
    finally:
        await host.stop()


@asynccontextmanager
async def logothete(engine: Path, folder: Path, **settings: str) -> AsyncIterator[Host]:
    """`logothete serve` with the package at `engine`, and a SQLite database in this folder."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("LOGOTHETE_")}
    chosen = {f"LOGOTHETE_{name.upper()}": value for name, value in settings.items()}
    command = [sys.executable, "-m", "logothete", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", f"sqlite:///{folder / 'load.db'}"]
    environment = inherited | GENEROUS | {"PYTHONPATH": str(engine)} | chosen
    async with running(command, environment, folder / "server.log", r"http://127\.0\.0\.1:(\d+)") as host:
        yield host
