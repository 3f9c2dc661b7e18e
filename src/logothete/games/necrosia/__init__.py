"""Necrosia: five peoples, a land that sickens, and one defeat for all.

Read in this order: `content/` (board, peoples, cards, values), `board.py` (what stands where), `rules/` (the rulebook,
chapter by chapter), `scoring.py`, `view.py` (what a seat may know), `telling.py` and `text/` (what is said of it),
`odds.py` and `bot.py`.
"""

from __future__ import annotations

from pathlib import Path

from logothete.games.necrosia.title import Necrosia
from logothete.kernel.title import Title


def title(key: str, pack: Path | None = None) -> Title:
    """The title `necrosia`, with the built-in content or a pack."""
    return Necrosia(pack)
