"""Necrosia: five peoples, a land that sickens, and one defeat for all.

Read in this order: `content/` (board, peoples, cards, values), `board.py` and `hands.py` (what stands and lies where),
`verbs.py` (what players can do), `rules/` (the rulebook, chapter by chapter), `scoring.py`, `view.py` (what a seat may
know) and `looking.py` (how it is drawn), `telling.py` and `text/` (what is said of it), `odds.py`, `bot.py` and
`judgement/` (what a bot makes of a position).
"""

from __future__ import annotations

from pathlib import Path

from logothete.games.necrosia.title import Necrosia
from logothete.kernel.title import Title


def title(key: str, pack: Path | None = None) -> Title:
    """The title `necrosia`, with the built-in content or a pack."""
    return Necrosia(pack)
