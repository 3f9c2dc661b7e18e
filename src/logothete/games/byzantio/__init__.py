"""Byzantio, and Nekken on the back of its board: intrigue for the throne in thirty turns.

Read in this order: `content/` (maps and values), `board.py` (what stands where), `rules/` (the rulebook, chapter by
chapter), `scoring.py`, `view.py` (what a seat may know), `telling.py` and `text/` (what is said of it), `bot.py`.
"""

from __future__ import annotations

from pathlib import Path

from logothete.games.byzantio.title import Byzantio
from logothete.kernel.title import Title


def title(key: str, pack: Path | None = None) -> Title:
    """The title `byzantio` or `nekken`, with the built-in content or a pack."""
    return Byzantio("nekken" if key == "nekken" else "byzantio", pack)
