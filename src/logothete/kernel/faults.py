"""What is wrong with a content file: where, what and what to do, to be said in the language of whoever wrote it.

A fault is a key with what it is about; `catalogue/faults` of the kernel and `text/faults` of a game have a message
`fault-<key>` and a message `fault-<key>-advice` for each, and a message `place-<key>` for each kind of place.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from logothete.kernel.text import Catalogue

FAULTS: Final = Path(__file__).parent / "catalogue" / "faults"
_LONGEST: Final = 1000
"""Signs of a file that a fault quotes: Fluent says no more than 2,500 at a time."""


class Words(Struct, frozen=True):
    """The key of a message, and what it is about."""

    key: str
    about: dict[str, str | int] = {}


THE_FILE: Final = Words("file")
THE_PACK: Final = Words("pack")
THE_CATALOGUE: Final = Words("catalogue")


class Problem(Struct, frozen=True):
    """One fault in one file. Line 0 means the file as a whole; `texts` are the game's own messages of faults."""

    file: Path
    line: int
    spot: Words
    fault: Words
    texts: tuple[Path, ...] = ()

    @property
    def place(self) -> str:
        """The place in English."""
        return _say(self._catalogue("en"), f"place-{self.spot.key}", self.spot)

    @property
    def what(self) -> str:
        """The fault in English."""
        return _say(self._catalogue("en"), f"fault-{self.fault.key}", self.fault)

    @property
    def advice(self) -> str:
        """The remedy in English."""
        return _say(self._catalogue("en"), f"fault-{self.fault.key}-advice", self.fault)

    def said(self, language: str) -> str:
        """File and line, place, fault and remedy in a language."""
        catalogue = self._catalogue(language)
        place = _say(catalogue, f"place-{self.spot.key}", self.spot)
        what = _say(catalogue, f"fault-{self.fault.key}", self.fault)
        advice = _say(catalogue, f"fault-{self.fault.key}-advice", self.fault)
        where = f"{self.file}:{self.line}" if self.line else f"{self.file}"
        return f"{where}: {place}: {what}. {advice}"

    def _catalogue(self, language: str) -> Catalogue:
        # Catalogues are content, too: what is wrong with one of them is told by this module.
        from logothete.kernel.text import Catalogue

        return Catalogue.load(language, FAULTS, *self.texts)

    def __str__(self) -> str:
        return self.said("en")


def _say(catalogue: Catalogue, message: str, words: Words) -> str:
    # As text: a number of a file is quoted as it stands there, not with the separators of a language.
    return catalogue.say(message, **{name: _short(str(value)) for name, value in words.about.items()})


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def plainly(file: Path, line: int, place: str, what: str, advice: str) -> Problem:
    """A fault of the project's own sources, whose authors read English."""
    return Problem(file, line, Words("plain", {"place": place}), Words("plain", {"what": what, "advice": advice}))


class ContentError(ValueError):
    """Content that cannot be used, with every problem found in it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(self.lines("en"))

    def lines(self, language: str) -> list[str]:
        """Each problem in a language: a list to be shown line by line, for it can be long."""
        return [problem.said(language) for problem in self.problems]
