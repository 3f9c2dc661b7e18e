"""What the server has acknowledged survives its death at any moment; what it has not is there whole or not at all."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.edge import ME
from tests.server.hardship import Hardship
from tests.server.living import living, visitor
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

SEED = 1204
HERE = {"kind": "here", "name": "Zoe"}


async def hardship(database: str, folder: Path, kills: int) -> None:
    async with living(database, folder) as server:
        run = Hardship(server, random.Random(SEED))
        await run.run(kills)
        print(f"\n{database.split(':')[0]}: {run.figures}")
    assert run.figures.by_http > 0
    assert run.figures.by_socket > 0
    # Somewhere a decision was on its way: otherwise the server was not killed under play.
    assert run.figures.kept + run.figures.lost > 0


async def test_no_acknowledged_move_is_lost_with_sqlite(tmp_path: Path) -> None:
    await hardship(f"sqlite:///{tmp_path / 'hardship.db'}", tmp_path, kills=8)


async def test_no_acknowledged_move_is_lost_with_postgresql(tmp_path: Path, postgres: Cluster) -> None:
    await hardship(postgres.url("hardship"), tmp_path, kills=4)
    postgres.drop("hardship")


async def test_what_is_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    async with living(f"sqlite:///{tmp_path / 'again.db'}", tmp_path) as server:
        anna = await visitor(server, "Anna")
        game = (await anna.post("/api/games", {"title": "byzantio", "seats": [ME, HERE]}))["game"]
        path = f"/api/games/{game}/seats/0"
        await anna.post(f"/api/games/{game}/start")
        await anna.post(f"{path}/play", {"action": "claim doukas", "version": 0})
        await anna.post(f"/api/games/{game}/seats/1/play", {"action": "claim phokas", "version": 1})
        first, *_, last = (await anna.get(path))["offers"]
        move = {"action": first, "version": 2, "id": "move"}
        await anna.post(f"{path}/play", move)
        await anna.post(f"{path}/play", {"action": last, "version": 3})
        undo = {"version": 4, "id": "undo"}
        await anna.post(f"{path}/undo", undo)
        server.kill()
        await server.start()
        for way, body in (("play", move), ("undo", undo)):
            again = await anna.ask("POST", f"{path}/{way}", body)
            assert (again.status_code, again.json()["code"]) == (409, "stale-version")
        assert (await anna.get(path))["undoable"] == [first]
        await anna.leave()


TOO_EARLY = """
import asyncio
from logothete.server.store import writer

commit = writer.Writer.commit

async def too_early(self, what):
    async def later():
        await asyncio.sleep(0.3)
        await commit(self, what)
    self.late = getattr(self, "late", []) + [asyncio.create_task(later())]

writer.Writer.commit = too_early
"""
"""A server that acknowledges what is not committed yet, as Python loads it before everything else."""


async def test_a_server_that_acknowledges_too_early_is_caught(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(TOO_EARLY)
    database = f"sqlite:///{tmp_path / 'early.db'}"
    async with living(database, tmp_path, PYTHONPATH=str(tmp_path)) as server:
        with pytest.raises(AssertionError, match="acknowledged decisions are not in the log"):
            await Hardship(server, random.Random(SEED)).run(kills=10)
