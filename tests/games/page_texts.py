"""What only the page says of a game, read from its sources: `say('page-…', {…})`, its guide and its panels' names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[2] / "web" / "src" / "games"
MESSAGE: Final = "'((?:page|guide)-[a-z-]+)'"
SAID: Final = rf"\bsay\(\s*(?:[^'`();]+\?\s*)?{MESSAGE}(?:\s*:\s*{MESSAGE})?(?:,\s*(?={{))?"
"""A call of `say` with a message, or with one of two."""


def said_by_page(folder: str) -> dict[str, set[str]]:
    """The messages that the page's folder of a game uses, with the variables that each is always given."""
    found: dict[str, set[str]] = {}
    for file in sorted((PAGE / folder).rglob("*")):
        if file.suffix not in (".svelte", ".ts") or file.name.endswith(".test.ts"):
            continue
        text = file.read_text(encoding="utf-8")
        for call in re.finditer(SAID, text):
            names = keys_at(text, call.end())
            for message in filter(None, call.groups()):
                found[message] = found.get(message, names) & names
        # A lesson of the guide: its heading.
        found |= {f"guide-{lesson}": set() for lesson in re.findall(r"key: '([a-z-]+)',\s*when:", text)}
        if "panels:" in text:
            found |= {f"panel-{panel}": set() for panel in re.findall(r"key: '([a-z]+)', part:", text)}
    return found


def keys_at(text: str, start: int) -> set[str]:
    """The keys of the object that is written at a place of a source of the page; none if there is no object."""
    if text[start] != "{":
        return set()
    depth = 0
    outer = ""
    for char in text[start:]:
        depth += char in "({["
        if depth == 1:
            outer += char
        depth -= char in ")}]"
        if depth == 0:
            break
    return set(re.findall(r"[{,]\s*(\w+)", outer))
