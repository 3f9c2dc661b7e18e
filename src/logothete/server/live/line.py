"""The sending half of a socket: patience with those who read slowly, a sign of life in silence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from logothete.server.live.protocol import tell

Sender = Callable[[bytes], Awaitable[None]]


class Pulse(msgspec.Struct, frozen=True):
    """How patient a socket is."""

    hello_s: float = 10.0
    """The first message must come within this time."""
    beat_s: float = 25.0
    """After so much silence the server gives a sign of life, so that a client can tell silence from a dead line."""
    send_s: float = 20.0
    """A message must leave within this time."""


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
    """Sends messages. Whoever sends waits until it is done, so that news gather meanwhile instead of piling up.

    A message is never cut or left out: the line ends instead.
    """

    def __init__(self, send: Sender, pulse: Pulse, still_welcome: Callable[[], Awaitable[None]]) -> None:
        self._send = send
        self._pulse = pulse
        self._still_welcome = still_welcome
        self._loop = asyncio.get_running_loop()
        self._sending = 0
        self._since = self._loop.time()
        """When something last began to be sent, or was."""

    async def send(self, message: bytes) -> None:
        """Send a message; `watch` ends the line if the client does not take it."""
        if not self._sending:
            self._since = self._loop.time()
        self._sending += 1
        try:
            await self._send(message)
        finally:
            self._sending -= 1
            self._since = self._loop.time()

    async def watch(self) -> None:
        """Look now and then: a timer for each message would cost more than the message."""
        pulse = self._pulse
        while True:
            silent = self._loop.time() - self._since
            if self._sending and silent >= pulse.send_s:
                raise Slow
            if not self._sending and silent >= pulse.beat_s:
                await self._still_welcome()
                await self.send(tell("beat"))
                continue
            await asyncio.sleep(min((pulse.send_s if self._sending else pulse.beat_s) - silent, pulse.send_s))
