"""Guiscard's skirmish: named men, riders and shooters on hexes, in southern Italy of the eleventh century.

Read first `content.py`, `content_map.py` and `content_scenario.py` (what the files of `content/` say), `loading.py` and
`checking.py` (how they are read, and what can be wrong with them), then `board.py` (the cells) and `rules/`.
"""

from pathlib import Path

from logothete.games.guiscard.title import Guiscard


def title(key: str, pack: Path | None) -> Guiscard:
    """The one title of this folder."""
    return Guiscard(pack)
