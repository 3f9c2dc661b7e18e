"""Plays a fixed set of games and prints their records: the same bytes, whichever engine runs it.

    python -m tests.compiled.play_records

Random decisions, undo and time-outs, over every title, number of players and value of an option. Standard error says
which engine it was.
"""

from __future__ import annotations

import sys

from logothete.games import titles
from logothete.kernel import state
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.record import write_record
from tests.fuzz import some_setups
from tests.lasting import both_titles

SEEDS = range(2)


def play(match: Match, dice: QuickDice) -> None:
    """To the end at random; now and then a decision is taken back, or a clock runs out."""
    while not match.over:
        seats = members(match.state.pending())
        seat = seats[dice.below(len(seats))]
        chance = dice.below(50)
        if chance == 0:
            match.lapse(seat)
        elif chance == 1 and match.undoable(seat):
            match.undo(seat)
        else:
            legal = match.state.legal(seat)
            match.play(seat, legal[dice.below(len(legal))])
            # What a seat believes is part of what must agree.
            dice.below(1 + sum(match.state.guess(seat, dice).dump()) % 97)


def main() -> None:
    """Print all records."""
    print(state.__file__, file=sys.stderr)
    tables = [(title, setup) for key in titles() for title in both_titles(key) for setup in some_setups(title)]
    for title, setup in tables:
        for seed in SEEDS:
            match = Match.start(title, setup, seed.to_bytes(8, "big"), ["nonce"] * setup.players)
            play(match, QuickDice(seed))
            sys.stdout.buffer.write(write_record(match.record()) + b"\n")


if __name__ == "__main__":
    main()
