"""Who the bots at a table are: figures of the game's own world, each with a name and a face.

A title names its cast by keys (`Title.cast`); the names are its messages `cast-<key>`. Who sits where follows from the
table, so that it is the same for everybody who looks, and no two at a table are alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence


def figure(cast: Sequence[str], table: str, seat: int, taken: Collection[str] = ()) -> str:
    """The bot that sits on a seat of a table; empty if the cast has nobody left.

    `taken` are those who sit at the table already.
    """
    order = sorted(cast, key=lambda key: hashlib.sha256(f"{table}\n{key}".encode()).digest())
    return next((key for key in order[seat:] + order[:seat] if key not in taken), "")


def figures(cast: Sequence[str], table: str, seats: Sequence[int]) -> dict[int, str]:
    """The bots of several seats of a table, as far as the cast goes."""
    found: dict[int, str] = {}
    for seat in seats:
        key = figure(cast, table, seat, found.values())
        if key:
            found[seat] = key
    return found
