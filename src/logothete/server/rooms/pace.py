"""How time runs out: pure functions of what was left, since when, and what time it is. No clock in here."""

from __future__ import annotations

from typing import Final

from logothete.server.errors import BadPace
from logothete.server.model import Pace

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
LEAST_BANK: Final = 10 * SECOND
MOST_BANK: Final = 7 * DAY
MOST_INCREMENT: Final = 60 * MINUTE
LEAST_DAYS: Final = 60 * MINUTE
MOST_DAYS: Final = 60 * DAY
RETURN_MS: Final = 60 * SECOND
"""What somebody who returns to a live table has at least, unless the whole bank was less."""


def check_pace(pace: Pace) -> Pace:
    """The pace itself; `BadPace` if it is outside what makes sense."""
    if pace.kind == "live":
        _between("bank_ms", pace.bank_ms, LEAST_BANK, MOST_BANK)
        _between("increment_ms", pace.increment_ms, 0, MOST_INCREMENT)
        _between("days_ms", pace.days_ms, 0, 0)
    else:
        _between("bank_ms", pace.bank_ms, 0, 0)
        _between("increment_ms", pace.increment_ms, 0, 0)
        least, most = (LEAST_DAYS, MOST_DAYS) if pace.kind == "days" else (0, 0)
        _between("days_ms", pace.days_ms, least, most)
    return pace


def _between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadPace(f"{name} is {value}, but has to be {least} to {most} here", field=name, least=least, most=most)


def full_bank(pace: Pace) -> int:
    """What a seat has at the start, if there is a limit at all."""
    return pace.bank_ms if pace.kind == "live" else pace.days_ms


def remaining(pace: Pace, bank_ms: int, owes_since: int | None, now: int) -> int | None:
    """What is left at `now`, never below zero; None: no limit."""
    if pace.kind == "none":
        return None
    used = 0 if owes_since is None else max(0, now - owes_since)
    return max(0, bank_ms - used)


def deadline(pace: Pace, bank_ms: int, owes_since: int | None) -> int | None:
    """When the time of a seat runs out, if it is running at all."""
    if pace.kind == "none" or owes_since is None:
        return None
    return owes_since + bank_ms


def spend(pace: Pace, bank_ms: int, owes_since: int, now: int) -> int:
    """The bank after a decision: less what was used, plus the increment; by days, a full one again."""
    return renew(pace, use(pace, bank_ms, owes_since, now))


def use(pace: Pace, bank_ms: int, owes_since: int | None, now: int) -> int:
    """The bank less what was used."""
    left = remaining(pace, bank_ms, owes_since, now)
    return bank_ms if left is None else left


def renew(pace: Pace, bank_ms: int) -> int:
    """The bank after a turn: with the increment; by days, a full one again."""
    return bank_ms + pace.increment_ms if pace.kind == "live" else full_bank(pace)


def unspend(pace: Pace, bank_ms: int) -> int:
    """The bank of a seat that takes back its decision: without the increment, or undo would be a well of time."""
    return max(0, bank_ms - pace.increment_ms) if pace.kind == "live" else bank_ms


def returned(pace: Pace, bank_ms: int) -> int:
    """The bank of somebody who returns after a bot stood in."""
    if pace.kind == "live":
        return max(bank_ms, min(RETURN_MS, pace.bank_ms))
    return full_bank(pace)
