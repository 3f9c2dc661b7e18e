"""Messages of Byzantio and Nekken whose names are put together where they are used."""

from __future__ import annotations

from logothete.games.byzantio.odds import ATTEMPTS
from logothete.games.byzantio.title import _SHARES
from logothete.kernel.title import Title
from tests.games.messages import Messages

TERMINAL = {
    "terminal-map-province": set[str](),
    "terminal-map-city": set[str](),
    "terminal-map-legend": {"sides"},
    "terminal-map-short": {"sides"},
    "terminal-home": {"house", "province"},
}


def apart(title: Title) -> Messages:
    """The map of the terminal, what the page says of an event and of a refusal to place, and the lines of the count."""
    effects = {f"page-effect-{event}": set[str]() for event in title.actions.domains["event"]}
    shares = [*(share for share, _ in _SHARES.values()), "line-none"]
    return (
        TERMINAL
        | effects
        | {f"score-{share}": {"city", "value", "cost"} for share in shares}
        | _before_a_roll()
        | {"score-guess": {"rival_seat", "city"}, "way-withhold": set()}
        | {f"page-judged-{how}": set() for how in ("right", "wrong", "missed")}
    )


def _before_a_roll() -> Messages:
    """What is reckoned, what it may come to, and what it depends on."""
    found: Messages = {f"odds-{key}": {"total"} for key, _, _ in ATTEMPTS.values()}
    found |= {f"outcome-{name}": set() for name in ("unchanged", *(success for _, success, _ in ATTEMPTS.values()))}
    return found | {f"factor-{key}": set() for key in ("roll", "roller", "owner")}
