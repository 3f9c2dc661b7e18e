"""Which rule a reader is sent to: where a rule of Nekken replaces one of Byzantio, its own.

The steps know the rules of Byzantio, which both games share. What leaves for a reader names the rule that holds in the
game that is played. The ledger says what is replaced; where several rules of Nekken replace parts of one, the message
decides which part is meant. BYZ-131 is cited as it stands: Nekken only closes its volcano to it, and says so itself.
"""

from __future__ import annotations

from typing import Final

NEKKEN: Final[dict[str, str]] = {
    "BYZ-003": "NEK-009",
    "BYZ-007": "NEK-013",
    "BYZ-010": "NEK-003",
    "BYZ-013": "NEK-005",
    "BYZ-022": "NEK-009",
    "BYZ-024": "NEK-013",
    "BYZ-056": "NEK-023",
    "BYZ-085": "NEK-022",
    "BYZ-104": "NEK-031",
    "BYZ-107": "NEK-024",
    "BYZ-117": "NEK-024",
    "BYZ-122": "NEK-027",
    "BYZ-125": "NEK-028",
    "BYZ-126": "NEK-028",
    "BYZ-134": "NEK-006",
}
FOUR_PLAYERS: Final = 4
# Those that speak of how many targets a list has, which depends on the number of players.
_LENGTH_OF_LIST: Final = ("BYZ-024 list-unfinished", "BYZ-024 list-is-full", "BYZ-024 target")


def citations(edition: str, players: int) -> dict[str, str]:
    """The rules that are cited instead of others: by the other's id, or by that and a message."""
    if edition != "nekken":
        return {}
    length = "NEK-012" if players == FOUR_PLAYERS else "NEK-011"
    return {**NEKKEN, **dict.fromkeys(_LENGTH_OF_LIST, length)}


def cite(citations: dict[str, str], rule: str, message: str) -> str:
    """The rule that a reader of this message is sent to."""
    exact = citations.get(f"{rule} {message}")
    return citations.get(rule, rule) if exact is None else exact
