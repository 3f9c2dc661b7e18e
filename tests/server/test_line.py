"""The sending half of a socket: patience, signs of life, and an end for those who do not read."""

from __future__ import annotations

import asyncio

import pytest

from logothete.server.live.line import Hangup, Line, Pulse, Slow, together
from tests.server.edge import PATIENCE_S

pytestmark = pytest.mark.anyio


async def welcome() -> None:
    """Everybody is."""


async def test_who_does_not_read_is_dropped() -> None:
    stuck = asyncio.Event()

    async def send(_: bytes) -> None:
        await stuck.wait()

    line = Line(send, Pulse(send_s=0.01), welcome)
    with pytest.raises(Slow) as end:
        async with asyncio.timeout(PATIENCE_S):
            await together(line.send(b"news"), line.watch())
    assert (end.value.code, end.value.reason) == (4408, "slow")


async def test_whoever_sends_waits_until_it_is_done() -> None:
    sent: list[bytes] = []
    gate = asyncio.Event()

    async def send(message: bytes) -> None:
        await gate.wait()
        sent.append(message)

    sending = asyncio.create_task(Line(send, Pulse(), welcome).send(b"1"))
    await asyncio.sleep(0)
    assert not sending.done()
    gate.set()
    async with asyncio.timeout(PATIENCE_S):
        await sending
    assert sent == [b"1"]


async def test_silence_is_broken_by_a_beat_for_those_who_are_still_welcome() -> None:
    sent: asyncio.Queue[bytes] = asyncio.Queue()
    asked: list[bool] = []

    async def still_welcome() -> None:
        asked.append(True)
        if len(asked) > 2:
            raise Hangup(4401, "not-signed-in")

    line = Line(sent.put, Pulse(beat_s=0.01), still_welcome)
    with pytest.raises(Hangup):
        async with asyncio.timeout(PATIENCE_S):
            await line.watch()
    assert [sent.get_nowait() for _ in range(sent.qsize())] == [b'{"is":"beat"}'] * 2


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
