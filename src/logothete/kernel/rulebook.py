"""A rulebook: the rules of a game as a reader meets them, chapter by chapter, in one language.

The ledger itself is English. A translation says each rule again, and where it can be checked it is: it must refer
to the same rules and give the same numbers as the English, for a slip there would teach a different game.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

# Rules, cards (NEC-C01) and lost parts (BYZ-M01), as texts refer to them.
_REFERENCE: Final = re.compile(r"\b[A-Z]{3}-(?:[0-9]{3}|[A-Z][0-9]{2})\b")
_NUMBER: Final = re.compile(r"[0-9]+")


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in another language than English."""

    id: str
    title: str
    text: str
    why: str | None = None
    example: str | None = None


class ChapterHead(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a chapter begins, and its name in each language; it lasts until the next one begins."""

    key: str
    first: str
    name: Mapping[str, str]


class RuleText(Struct, frozen=True):
    """A rule to be read. `language` is that of its words: English where no translation is written yet.

    `term` and `section` are those of the French rulebook. `replaced_by` are the rules of the game being read that
    replace this rule of its base game, in whole or in part; `replaces` is the same seen from the other side.
    """

    id: str
    language: str
    title: str
    text: str
    why: str | None
    example: str | None
    source: str
    section: str
    term: str
    replaces: tuple[str, ...] = ()
    replaced_by: tuple[str, ...] = ()


class Chapter(Struct, frozen=True):
    """Rules that belong together, in reading order."""

    key: str
    name: str
    rules: tuple[RuleText, ...]


def stray(english: str | None, translated: str | None) -> str | None:
    """In what a translated passage departs from the English one, as far as this can be seen; None if in nothing.

    Numbers count only when written in digits, so both languages must choose alike between digits and words.
    """
    if english is None or translated is None:
        if english == translated:
            return None
        return "it is missing here" if translated is None else "the English rule has none"
    if (there := _references(english)) != (here := _references(translated)):
        return f"it refers to {_listed(here)}, the English to {_listed(there)}"
    if (there := _numbers(english)) != (here := _numbers(translated)):
        return f"its numbers are {_listed(here)}, those of the English {_listed(there)}"
    return None


def _references(text: str) -> Counter[str]:
    return Counter(_REFERENCE.findall(text))


def _numbers(text: str) -> Counter[str]:
    return Counter(_NUMBER.findall(_REFERENCE.sub("", text)))


def _listed(found: Counter[str]) -> str:
    return ", ".join(sorted(found.elements(), key=lambda one: (len(one), one))) or "none"
