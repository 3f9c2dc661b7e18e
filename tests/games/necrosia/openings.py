"""Openings in tests: peoples chosen, units placed in the regions that a test names."""

from __future__ import annotations

from tests.games.necrosia.table import Table

KINDS = ("fighter", "merchant", "mage")


def peopled(players: int, *, seed: int = 0) -> Table:
    """Everybody has chosen the people that the table calls him by; the first unit is to be placed."""
    table = Table(players, fresh=True, seed=seed)
    while any(seat.people is None for seat in table.view().seats):
        people = table.waits_for()[0]
        table.act(people, f"choose {people}")
    return table


def placed(players: int, *faces: int, seed: int = 0, **plans: str) -> Table:
    """All units are placed: fighters, merchants, mages, in the regions given one after the other, the last one again.

    The faces are what chance decides when the last unit stands: the order of players who are tied.
    """
    table = peopled(players, seed=seed)
    each = 5 if players == 2 else 3
    left = {people: [(kind, at) for kind in KINDS for at in range(each)] for people in table.peoples}
    for number in range(players * each * 3, 0, -1):
        people = table.waits_for()[0]
        regions = plans[people].split()
        step = each * 3 - len(left[people])
        kind, _ = left[people].pop(0)
        table.act(people, f"place {kind} {regions[min(step, len(regions) - 1)]}", *(faces if number == 1 else ()))
    return table
