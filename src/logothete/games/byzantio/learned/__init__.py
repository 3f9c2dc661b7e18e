"""What bots know of each edition from experience: a file for each, written by `scripts/learn_byzantio.py`."""

from pathlib import Path
from typing import Final

import msgspec

from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.judgement import FACTS, FARTHEST, STANDINGS, TERMS, Judgement

HERE: Final = Path(__file__).parent
BLUFF: Final = 0.1
"""Of a rival's decisions, how many are taken not to say more than chance about his list. Bots hardly ever bluff, and it
is their games that were learned from; people do."""


class Targeted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How often a city was on a player's list: by marches from home without a garrison there, with one, with two."""

    anywhere: float
    by_marches: list[float]
    one_garrison: float
    two_garrisons: float


class Spread(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many points a rival must be behind to have a chance e times smaller."""

    at_end: float
    with_time: float


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was found in records; `judgement.py` says what it means."""

    games: int
    spread: Spread
    targeted: Targeted
    standings: dict[str, list[float]]
    facts: dict[str, float]


def standing_names() -> list[str]:
    """The standings in the order of the judgement: own garrisons, and those of the strongest rival."""
    return [f"{standing // 3}-{standing % 3}" for standing in range(STANDINGS)]


def file_of(edition: Edition) -> Path:
    """Where it is written what was learned of an edition."""
    return HERE / f"{edition}.toml"


def read_judgement(edition: Edition) -> Judgement:
    """What was learned of an edition, ready to be used."""
    learned = msgspec.toml.decode(file_of(edition).read_bytes(), type=Learned)
    return to_judgement(learned)


def to_judgement(learned: Learned) -> Judgement:
    """The judgement that follows; a fact or standing that is missing is a KeyError."""
    standings = [term for name in standing_names() for term in learned.standings[name]]
    seen = learned.targeted
    if len(standings) != STANDINGS * TERMS or len(seen.by_marches) != FARTHEST + 1:
        raise ValueError(f"each standing needs {TERMS} terms, and marches are counted from 0 to {FARTHEST}")
    rates = [*seen.by_marches, seen.one_garrison, seen.two_garrisons]
    doubted = [(1 - BLUFF) * rate + BLUFF * seen.anywhere for rate in rates]
    return Judgement(
        standings,
        [learned.facts[name] for name in FACTS],
        (learned.spread.at_end, learned.spread.with_time),
        [rate / (1 - rate) for rate in doubted],
    )
