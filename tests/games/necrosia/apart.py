"""Messages of Necrosia whose names are put together where they are used, or stand in a table."""

from __future__ import annotations

from logothete.games.necrosia.board import BAN_KEYS, POWER_KEYS, TIMING_KEYS
from logothete.games.necrosia.looking import MARKS, STAGES
from logothete.games.necrosia.rules.cards import announce, windows
from logothete.kernel.title import Title
from tests.games.messages import Messages

WAYS = ["lift", "trade", "cast", "stir", "raise", "slip", "play", "place", "take", "draw", "decline"]
"""Verbs that buttons name otherwise than the typed word."""
KINDS = ("fighter", "merchant", "mage")
COLUMNS = ("player", "influence", "tally", "reserve", "hand", "region", "value", "guild", "neighbours")


def apart(title: Title) -> Messages:
    """Cards and powers, the questions of cards and windows, and keyed words of terminal and page."""
    found: Messages = {f"card-{card}-text": set() for card in title.actions.domains["card"]}
    found |= {f"timing-{moment}": set() for moment in TIMING_KEYS}
    found |= {f"power-{power}{part}": set() for power in POWER_KEYS for part in ("", "-text")}
    return found | _questions() | _in_terminal() | _on_page()


def _questions() -> Messages:
    found: Messages = {f"prompt-card-{word}": {"card"} for word in announce.ASKED_FOR.values()}
    war = {"rival_seat", "region", "foe"}
    about = {"w2": war, "w3": war, "any-card": {"rival_seat", "card"}, "after-commerce": {"region"}}
    for moment in windows.RULES:
        late = war | {"attack", "defence"} if moment.startswith("w") else set()
        found[f"prompt-window-{moment}"] = about.get(moment, late)
    return found


def _in_terminal() -> Messages:
    found: Messages = {f"terminal-column-{column}": set() for column in COLUMNS}
    found |= {f"terminal-ban-{ban}": set() for ban in BAN_KEYS}
    found |= {f"spoken-units-{kind}": {"number"} for kind in KINDS}
    return found | {"terminal-attack": {"seat"}, "terminal-defence": {"seat"}}


def _on_page() -> Messages:
    keyed = {
        "ban": BAN_KEYS,
        "stage": STAGES,
        "mark": [mark for _, mark in MARKS],
        "in": ("row", "discard", "hand", "unseen"),
    }
    found: Messages = {f"page-{word}-{key}": set() for word, keys in keyed.items() for key in keys}
    found |= {f"page-{side}": set() for side in ("attack", "defence")}
    found |= {f"odds-{side}-losses": set() for side in ("attacker", "defender")}
    return found | {f"way-{verb}": set() for verb in WAYS}
