"""Bots that know the bazaar, in a process of their own; with `fail` behind the script, they all fail."""

from __future__ import annotations

import sys

from logothete.bots import Bot, Choice, SeatTable, open_bot
from logothete.server.bots import worker
from tests.bazaar import BazaarTitle


class Failing:
    """Neither answers nor replies."""

    def choose(self, table: SeatTable) -> Choice:
        raise RuntimeError("it has no answer")

    def aside(self, table: SeatTable) -> int | None:
        raise RuntimeError("it has no reply")


def make(level: str, seed: int) -> Bot:
    return Failing() if sys.argv[1:] == ["fail"] else open_bot(level, seed)


if __name__ == "__main__":
    worker._title = lambda *_: BazaarTitle()  # type: ignore[assignment]
    worker.main(make)
