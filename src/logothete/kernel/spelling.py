"""Mistyped words: which of the known ones were perhaps meant.

Comparing two words takes some microseconds, so only some of a long list are compared with a strange word: those that
stand nearest to it by their beginning and by their end, of which a single slip leaves one right, and those that it
becomes by leaving out a sign.
"""

from __future__ import annotations

import difflib
from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

COMPARED: Final = 64
"""How many words of a list are compared because of where they stand in it: all, if it has no more."""
LONGEST: Final = 64
"""A longer word is no slip of the pen."""
SUGGESTED: Final = 3


class WordList:
    """Words that somebody may have meant."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(words)
        long = len(self._words) > COMPARED
        self._by_beginning = sorted(self._words) if long else []
        # Spelt backwards, so that words with the same end stand together.
        self._by_end = sorted(word[::-1] for word in self._words) if long else []

    def candidates(self, word: str) -> set[str]:
        """The known words that a strange one is compared with: `COMPARED` and as many as it has signs, at most."""
        if not self._by_beginning:
            return {*self._words}
        found = {*_around(self._by_beginning, word)}
        found.update(backwards[::-1] for backwards in _around(self._by_end, word[::-1]))
        found.update(self._words & {word[:at] + word[at + 1 :] for at in range(len(word))})
        return found

    def near(self, word: str) -> list[str]:
        """Up to three known words that look like a strange one, the likest first."""
        if len(word) > LONGEST:
            return []
        return difflib.get_close_matches(word, sorted(self.candidates(word)), n=SUGGESTED)


def _around(words: list[str], word: str) -> list[str]:
    """Those that stand around the place of a word, half of what is compared."""
    at = max(0, min(bisect_left(words, word) - COMPARED // 4, len(words) - COMPARED // 2))
    return words[at : at + COMPARED // 2]
