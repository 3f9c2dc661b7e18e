"""Messages of Byzantio and Nekken whose names are put together where they are used."""

from __future__ import annotations

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
        | {"score-guess": {"rival_seat", "city"}, "way-withhold": set()}
    )
