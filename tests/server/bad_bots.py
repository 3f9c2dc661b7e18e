"""Bots that behave badly in a process of their own; the word behind the script says how.

`greedy`, the bot that decides for those that fail, behaves unless everybody is meant to fail (`hang-all`, `crash-all`).
With `hang`, `easy` behaves too.
"""

from __future__ import annotations

import os
import sys
import time

from logothete.bots import Bot, Choice, SeatTable, open_bot
from logothete.server.bots.worker import main

HOW = sys.argv[1]


class BadBot:
    """Does what it was asked for on the command line."""

    def choose(self, table: SeatTable) -> Choice:
        if HOW.startswith("hang"):
            while True:
                time.sleep(1)
        if HOW.startswith("crash"):
            os._exit(3)
        if HOW == "raise":
            raise RuntimeError(" ".join(sorted(os.environ)))
        if HOW == "chatter":
            print("I think, therefore I am")
            return Choice(table.legal[0])
        # An action of the game that is not offered now.
        return Choice(next(action for action in range(table.title.actions.size) if action not in table.legal))


def make(level: str, seed: int) -> Bot:
    if level == "greedy" and not HOW.endswith("-all"):
        return open_bot(level, seed)
    if HOW == "hang" and level == "easy":
        return open_bot(level, seed)
    return BadBot()


if __name__ == "__main__":
    main(make)
