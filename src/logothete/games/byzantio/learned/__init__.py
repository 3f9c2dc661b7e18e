"""What bots know of each edition from experience: a file for each, written by `scripts/learn_byzantio.py`."""

from pathlib import Path
from typing import Final

import msgspec

from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.instinct import KINDS, Instinct
from logothete.games.byzantio.judgement import FACTS, STANDINGS, TERMS, Judgement
from logothete.games.byzantio.suspicion import CITY_FACTS, Suspicion

HERE: Final = Path(__file__).parent


class Spread(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many points a rival must be behind to have a chance e times smaller."""

    at_end: float
    with_time: float


class Games(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """From how many games each part was learned."""

    judgement: int
    suspicion: int
    instinct: int


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was found in records; `judgement.py`, `suspicion.py` and `instinct.py` say what it means."""

    games: Games
    spread: Spread
    standings: dict[str, list[float]]
    facts: dict[str, float]
    suspicion: dict[str, list[float]]
    """Of each fact about a city: its weight for each line of a list."""
    instinct: dict[str, list[float]]
    """Of each kind of action: how readily it is taken."""


def standing_names() -> list[str]:
    """The standings in the order of the judgement: own garrisons, and those of the strongest rival."""
    return [f"{standing // 3}-{standing % 3}" for standing in range(STANDINGS)]


def file_of(edition: Edition) -> Path:
    """Where it is written what was learned of an edition."""
    return HERE / f"{edition}.toml"


def read_learned(edition: Edition) -> Learned:
    """What was learned of an edition, as it is written."""
    return msgspec.toml.decode(file_of(edition).read_bytes(), type=Learned)


def to_judgement(learned: Learned) -> Judgement:
    """The judgement that follows; a fact or standing that is missing is a KeyError."""
    standings = [term for name in standing_names() for term in learned.standings[name]]
    if len(standings) != STANDINGS * TERMS:
        raise ValueError(f"each standing needs {TERMS} terms")
    facts = [learned.facts[name] for name in FACTS]
    return Judgement(standings, facts, (learned.spread.at_end, learned.spread.with_time))


def to_suspicion(learned: Learned) -> Suspicion:
    """The suspicion that follows; a fact that is missing is a KeyError, a line that is missing a ValueError."""
    return Suspicion([list(line) for line in zip(*(learned.suspicion[name] for name in CITY_FACTS), strict=True)])


def to_instinct(learned: Learned) -> Instinct:
    """The instinct that follows; a kind of action that is missing is a KeyError."""
    return Instinct([learned.instinct[name] for name in KINDS])
