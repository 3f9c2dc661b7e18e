"""The board of connect four in a terminal."""

from __future__ import annotations

from typing import cast

import msgspec
from rich.console import RenderableType
from rich.text import Text

from logothete.games.connectfour import View
from logothete.games.connectfour.state import COLUMNS, ROWS
from logothete.kernel.narrate import Narrator

DISCS = "●○"  # red and yellow
FREE = "·"


def draw(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """Columns a to g, discs falling to the bottom."""
    columns = cast(View, view).columns
    lines = []
    for row in reversed(range(ROWS)):
        discs = [DISCS[column[row]] if row < len(column) else FREE for column in columns]
        lines.append(" ".join(discs))
    return Text("\n".join([*lines, " ".join("abcdefg"[:COLUMNS])]))
