"""How often players of Diktat are asked whether they react: without orders, as everybody begins, and passing always.

Greedy bots play; each question of a window is counted for the seat that it is put to, whether orders would have
answered it or not. `python -m tests.games.diktat.asking [games] [players]` prints the mean number of a Cycle.
"""

from __future__ import annotations

import sys
from collections import Counter

from logothete.bots import SeatTable, aside_of, open_bot
from logothete.games.diktat.orders import STANDING
from logothete.games.diktat.title import Diktat
from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.orders import ALWAYS, Order, check_order
from logothete.kernel.title import Setup

ORDERS = {"no orders": (), "at first": STANDING, "pass": (Order("pass", ALWAYS),)}


def questions(title: Diktat, players: int, seed: int, bot: str = "greedy") -> tuple[int, Counter[str]]:
    """The Cycles of one game, and how many questions of windows its players are asked with each of the orders."""
    bots = [open_bot(bot, seed + seat) for seat in range(players)]
    given = {name: [check_order(title, order) for order in orders] for name, orders in ORDERS.items()}
    match = Match.start(title, title.check(Setup(players)), seed.to_bytes(8, "big"))
    dice = QuickDice(seed)
    asked: Counter[str] = Counter()
    cycles = 0
    while not match.over:
        state = match.state
        seat = int(lowest(state.invited() or state.pending()))
        table = SeatTable(title, match.setup, state, seat, dice, match.told)
        aside = aside_of(bots[seat], table, dice, 0, 0) if table.invited else None
        if aside is None and not table.legal:
            aside = int(state.reply(seat, dice))
        public = title.look(state, None)
        cycles = public.cycle
        if aside is None and public.window is not None:
            asked.update(name for name, orders in given.items() if title.obey(public, seat, orders) is None)
        match.play(seat, bots[seat].choose(table).action if aside is None else aside)
    return cycles, asked


def main(games: int, players: int) -> None:
    """Print the means."""
    title, cycles, asked = Diktat(), 0, Counter[str]()
    for seed in range(games):
        more, found = questions(title, players, seed)
        cycles += more
        asked += found
    print(
        f"{games} games of {players} greedy bots, {cycles} Cycles; questions of windows in a Cycle, all seats together:"
    )
    for name in ORDERS:
        print(f"  {name}: {asked[name] / cycles:.2f}")


if __name__ == "__main__":
    main(*(int(one) for one in (*sys.argv[1:], "10", "4")[:2]))
