"""Features: a position as a row of whole numbers, for programs that learn or search.

A title lists its features once for a setup (`Title.features`) and fills a row with them for a seat (`Title.observe`).
The row holds what the seat may know and nothing else: it is the view in numbers, and it passes the same twin-world
test. The list is the documentation of the row; the adapters print it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Feature(msgspec.Struct, frozen=True):
    """A run of `size` numbers of the row, each from `low` to `high`; `about` says what they mean."""

    name: str
    size: int
    low: int
    high: int
    about: str


def row_size(features: Sequence[Feature]) -> int:
    """How many numbers the row of these features has."""
    return sum(feature.size for feature in features)


def places(features: Sequence[Feature]) -> dict[str, slice]:
    """Where in the row each feature lies."""
    found: dict[str, slice] = {}
    start = 0
    for feature in features:
        found[feature.name] = slice(start, start + feature.size)
        start += feature.size
    return found


def field_table(features: Sequence[Feature]) -> str:
    """The features as a table to print: where each lies, its bounds, its name, its meaning."""
    rows = [["from", "to", "low", "high", "name", "meaning"]]
    for feature, place in zip(features, places(features).values(), strict=True):
        numbers = (place.start, place.stop - 1, feature.low, feature.high)
        rows.append([*(str(number) for number in numbers), feature.name, feature.about])
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = []
    for row in rows:
        figures = [row[column].rjust(widths[column]) for column in range(4)]
        lines.append("  ".join([*figures, row[4].ljust(widths[4]), row[5]]))
    return "\n".join(lines)
