"""A pack of house rules for tests: cards that join those of the game, with their rules and words in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.games.necrosia.packs import pack_of

LEAP = {"suit": "magic", "timing": ["main"], "part": "active", "effect": "move-units", "amount": 3, "kind": "mage"}
"""A card that moves up to three mages, played between actions."""


def house_pack(folder: Path, cards: Mapping[str, Mapping[str, object]], values: str = "") -> Path:
    """A pack that adds these cards, the first with the rule HOUSE-01, and sets these values."""
    pack_of(folder)
    tables = [{"key": key, "rule": f"HOUSE-{number:02}", **card} for number, (key, card) in enumerate(cards.items(), 1)]
    (folder / "added.toml").write_text("\n".join(map(_table, tables)), encoding="utf-8")
    rules = [_rule(f"HOUSE-{number:02}", key) for number, key in enumerate(cards, 1)]
    (folder / "rules.toml").write_text("\n".join(rules), encoding="utf-8")
    (folder / "text").mkdir()
    for language, words in (("en", "does this"), ("fr", "fait ceci")):
        lines = [f"card-{key} = The {key}\ncard-{key}-text = It {words}.\n" for key in cards]
        (folder / "text" / f"house.{language}.ftl").write_text("".join(lines), encoding="utf-8")
    if values:
        (folder / "values.toml").write_text(values, encoding="utf-8")
    return folder


def _table(card: Mapping[str, object]) -> str:
    # Strings, numbers and lists of strings look the same in TOML, but for the quotes.
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in card.items()]
    return "\n".join(["[[card]]", *lines, ""])


def _rule(number: str, key: str) -> str:
    text = f'text = {{ en = "The {key} does this.", fr = "La carte {key} fait ceci." }}'
    return f'[[rule]]\nid = "{number}"\ntitle = {{ en = "The {key}", fr = "La carte {key}" }}\n{text}\n'
