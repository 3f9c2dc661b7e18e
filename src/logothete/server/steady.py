"""The time of day that tables go by: it runs evenly, whatever is done to the clock of the machine.

Within a run it is the time of the start and what has passed since, by a clock that nobody can set and that stands still
while the machine sleeps. Where the time of day is another, it follows slowly: after an hour's jump a player's minute is
still a minute.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SLOWLY: Final = 100
"""It catches up with the time of day by one part in so many."""


class SteadyClock:
    """Milliseconds since 1970; never less than before."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._now = wall()
        self._seen = steady()

    def __call__(self) -> int:
        steady = self._steady()
        passed, self._seen = steady - self._seen, steady
        self._now += passed
        most = passed // SLOWLY
        self._now += max(-most, min(most, self._wall() - self._now))
        return self._now // 1_000_000
