"""The sending half of a socket: what waits to be sent, a sign of life in silence, an end for who does not read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from logothete.server.wire import tell

Sender = Callable[[bytes], Awaitable[None]]


class Pulse(msgspec.Struct, frozen=True):
    """How patient a socket is."""

    hello_s: float = 10.0
    """The first message must come within this time."""
    beat_s: float = 25.0
    """After so much silence the server gives a sign of life, so that a client can tell silence from a dead line."""
    send_s: float = 20.0
    """A message must leave within this time."""
    waiting: int = 64
    """Answers that may wait to be sent."""


class Hangup(Exception):
    """The socket ends, with a code of its own: 4000 and the HTTP status that fits."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Slow(Hangup):
    """The client does not read what it is sent. It may come back and resume."""

    def __init__(self) -> None:
        super().__init__(4408, "slow")


async def together(*works: Coroutine[Any, Any, None]) -> None:
    """Do several things at once until one of them ends or fails; the others end with it."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Line:
    """Sends messages in order, one task for all. A message is never cut or left out: the line ends instead."""

    def __init__(self, send: Sender, pulse: Pulse, still_welcome: Callable[[], Awaitable[None]]) -> None:
        self._send = send
        self._pulse = pulse
        self._still_welcome = still_welcome
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._clear = asyncio.Event()
        self._clear.set()
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None
        self._quiet = self._loop.time()

    def push(self, message: bytes) -> None:
        """Have a message sent; `Slow` if too many wait already."""
        if len(self._waiting) >= self._pulse.waiting:
            raise Slow
        self._waiting.append(message)
        self._clear.clear()
        self._wake.set()

    async def clear(self) -> None:
        """Wait until nothing waits: news that come meanwhile are gathered instead of piled up."""
        await self._clear.wait()

    async def run(self) -> None:
        """Send until cancelled."""
        await together(self._send_all(), self._watch())

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                self._since = self._loop.time()
                await self._send(self._waiting[0])
                self._waiting.popleft()
            self._since = None
            self._quiet = self._loop.time()
            self._clear.set()

    async def _watch(self) -> None:
        """Look now and then: a timer for each message would cost more than the message."""
        pulse = self._pulse
        while True:
            now = self._loop.time()
            if self._since is not None:
                due = self._since + pulse.send_s
                if now >= due:
                    raise Slow
            elif now >= self._quiet + pulse.beat_s:
                await self._still_welcome()
                self._quiet = due = self._loop.time()
                self.push(tell("beat"))
            else:
                due = self._quiet + pulse.beat_s
            await asyncio.sleep(max(0.0, min(due - now, pulse.send_s)))

    async def send(self, message: bytes) -> None:
        """Send one message now; `Slow` if the client does not take it."""
        try:
            async with asyncio.timeout(self._pulse.send_s):
                await self._send(message)
        except TimeoutError:
            raise Slow from None
