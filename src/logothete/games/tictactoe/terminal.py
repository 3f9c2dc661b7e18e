"""The board of tic-tac-toe in a terminal."""

from __future__ import annotations

from typing import cast

import msgspec
from rich.console import RenderableType
from rich.text import Text

from logothete.games.tictactoe import View
from logothete.kernel.narrate import Narrator

MARKS = "×○"  # cross and nought
FREE = "·"


def draw(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """Rows from the top, 3 to 1, as the names of the squares count them."""
    squares = [FREE if seat is None else MARKS[seat] for seat in cast(View, view).squares]
    rows = [f"{row + 1}  {'  '.join(squares[3 * row : 3 * row + 3])}" for row in (2, 1, 0)]
    return Text("\n".join([*rows, "   a  b  c"]))
