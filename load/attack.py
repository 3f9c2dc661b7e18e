"""One guest lays as many tables of strong bots as he can: how long does somebody else wait for a bot?

    python -m load.attack [--tables 200] [--bots 5] [--moves 100] [--engine build/release]

The limits on a guest's tables and bots are lifted for it: what is measured is the order in which bots think. It starts
a server of its own on this machine and ends with it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from load.host import Host, logothete
from load.people import Person, guests

TITLE: Final = "necrosia"
LONGEST_S: Final = 600.0
"""A run that takes longer is given up."""
LOOK_S: Final = 0.02


async def besiege(attacker: Person, tables: int, bots: int) -> None:
    """Lay tables at which bots alone play, and start them all."""
    seats = [{"kind": "bot", "level": "strong"}] * bots
    for _ in range(tables):
        game = (await attacker.ask("POST", "/api/games", {"title": TITLE, "seats": seats}))["game"]
        await attacker.ask("POST", f"/api/games/{game}/start", {})


async def play_on(person: Person, moves: int) -> list[float]:
    """Play against a bot; how long it took to answer each time, from when the game waited for it."""
    waits: list[float] = []
    while len(waits) < moves:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "normal"}]
        game = (await person.ask("POST", "/api/games", {"title": "connectfour", "seats": seats}))["game"]
        await person.ask("POST", f"/api/games/{game}/start", {})
        seat = f"/api/games/{game}/seats/0"
        while (state := await person.ask("GET", seat))["status"] == "running" and len(waits) < moves:
            if not state["offers"]:
                await asyncio.sleep(LOOK_S)
                continue
            action = state["offers"][len(waits) % len(state["offers"])]
            await person.ask("POST", f"{seat}/play", {"action": action, "version": state["version"]})
            began = time.perf_counter()
            while (state := await person.ask("GET", seat))["status"] == "running" and not state["offers"]:
                await asyncio.sleep(LOOK_S)
            waits.append(time.perf_counter() - began)
    return waits


def shown(waits: Sequence[float]) -> str:
    """The middle and the worst of some times."""
    ordered = sorted(waits)
    p50, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99))
    return f"{len(ordered)} answers of a bot: p50 {p50:.2f} s, p99 {p99:.2f} s, longest {ordered[-1]:.2f} s"


async def measure(host: Host, tables: int, bots: int, moves: int) -> None:
    """Before, and under attack."""
    async with guests(host, 2) as (attacker, person):
        print(f"in peace: {shown(await play_on(person, max(10, moves // 5)))}", flush=True)
        await besiege(attacker, tables, bots)
        print(f"under {tables} tables of {bots} strong bots: {shown(await play_on(person, moves))}", flush=True)


async def run(engine: Path, tables: int, bots: int, moves: int) -> None:
    """All of it."""
    with tempfile.TemporaryDirectory(prefix="logothete-attack-") as name:
        async with asyncio.timeout(LONGEST_S), logothete(engine, Path(name), bot_pause="0") as host:
            await measure(host, tables, bots, moves)


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m load.attack", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--bots", type=int, default=5)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--engine", type=Path, default=Path("src"), help="the folder with the package: src, or a build")
    chosen = parser.parse_args(arguments)
    asyncio.run(run(chosen.engine.resolve(), chosen.tables, chosen.bots, chosen.moves))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
