"""Diktat, with its Configuration "les Autres": hidden teams, spies, bargains and oaths in a brutal Prague.

Read in this order: `content/` (sectors, cards, Cabals, values), `board.py` (the cells), `stacks.py` (pawns, and who
knows them), `holdings.py`, `money.py` and `scoring.py` (who has what), `verbs.py` (what players can do), `rules/` (the
rulebook, chapter by chapter), `effects/` (what cards do; `standing.py`: what they do by themselves), `desk/` (what
players may do at any moment), `view.py` (what a seat may know), `looking.py` (how it is drawn) and `guessing.py` (what
it cannot know), `telling.py` and `text/` (what is said of it), `bot.py` and `judgement/` (how bots judge it).
"""

from __future__ import annotations

from pathlib import Path

from logothete.games.diktat.title import Diktat
from logothete.kernel.title import Title


def title(key: str, pack: Path | None = None) -> Title:
    """The title `diktat`, with the built-in content or a pack."""
    return Diktat(pack)
