"""The sending half of a socket: order, patience, and an end for those who do not read."""

from __future__ import annotations

import asyncio

import pytest

from logothete.server.line import Hangup, Line, Pulse, Slow, together
from tests.server.edge import PATIENCE_S

pytestmark = pytest.mark.anyio


async def welcome() -> None:
    """Everybody is."""


async def test_who_does_not_read_is_dropped() -> None:
    stuck = asyncio.Event()

    async def send(_: bytes) -> None:
        await stuck.wait()

    line = Line(send, Pulse(send_s=0.01), welcome)
    line.push(b"news")
    with pytest.raises(Slow) as end:
        async with asyncio.timeout(PATIENCE_S):
            await line.run()
    assert (end.value.code, end.value.reason) == (4408, "slow")


async def test_answers_do_not_pile_up_without_end() -> None:
    line = Line(asyncio.Event().wait, Pulse(waiting=2), welcome)  # type: ignore[arg-type]
    line.push(b"1")
    line.push(b"2")
    with pytest.raises(Slow):
        line.push(b"3")


async def test_news_wait_until_the_line_is_clear() -> None:
    sent: list[bytes] = []
    gate = asyncio.Event()

    async def send(message: bytes) -> None:
        await gate.wait()
        sent.append(message)

    line = Line(send, Pulse(), welcome)
    line.push(b"1")

    async def check() -> None:
        waiting = asyncio.create_task(line.clear())
        await asyncio.sleep(0)
        assert not waiting.done()
        gate.set()
        await waiting
        assert sent == [b"1"]

    async with asyncio.timeout(PATIENCE_S):
        await together(line.run(), check())


async def test_when_one_ends_all_end() -> None:
    ended: list[str] = []

    async def patient() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("patient")

    async def brief() -> None:
        raise Hangup(4000, "enough")

    with pytest.raises(Hangup):
        await together(patient(), brief())
    assert ended == ["patient"]
