"""Names that look like one another though they are written otherwise, such as with a Cyrillic а.

Two of them have the same likeness: each sign is replaced by the one that Unicode (UTS 39) has chosen for all that look
like it, and capitals count as small letters. A likeness is compared and never shown.
"""

from __future__ import annotations

import unicodedata
from functools import cache

_MARKS = "\u200e\u200f"
"""The data show signs that are written from right to left between these."""


def likeness(name: str) -> str:
    """What a name has in common with all that look like it."""
    stands_for = _prototypes()
    parts = [stands_for.get(char, char) for char in unicodedata.normalize("NFD", name)]
    whole = "".join(stands_for.get(char, char) if len(part) > 1 else char for part in parts for char in part)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFD", whole).casefold())


@cache
def _prototypes() -> dict[str, str]:
    """For every sign that looks like others the one, or the several, that stand for them all.

    The library lists what looks alike in both directions. What stands for the others has the longest list; of two that
    have only one another it is the one that takes more signs to write, since only that can be made from the other.
    """
    # Its data are large, and only people who take a name need them.
    from confusable_homoglyphs.confusables import confusables_data

    alike = {
        sign.strip(_MARKS): [one["c"].strip(_MARKS) for one in others] for sign, others in confusables_data.items()
    }

    def weight(sign: str) -> tuple[int, int, str]:
        return len(alike.get(sign, ())), len(sign), sign

    found: dict[str, str] = {}
    for sign, others in alike.items():
        stands_for = max(others, key=weight)
        if len(sign) == 1 and weight(stands_for) > weight(sign):
            found[sign] = stands_for
    return found
