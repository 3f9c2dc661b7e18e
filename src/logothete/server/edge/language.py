"""The server's own texts, and which language somebody reads."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from logothete.kernel.text import LANGUAGES, Catalogue

TEXTS: Final = Path(__file__).resolve().parents[1] / "text"
"""Sentences for errors (`error-<code>`) and for the server's own pages."""


@cache
def server_texts(language: str) -> Catalogue:
    """The server's own texts."""
    return Catalogue.load(language, TEXTS)


def preferred_language(accepted: str, otherwise: str) -> str:
    """The first language of an `Accept-Language` header that there are texts in, by its weights."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            wishes.append((-_weight(weight), place, language))
    wishes.sort()
    return wishes[0][2] if wishes else otherwise if otherwise in LANGUAGES else LANGUAGES[0]


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def sources(language: str, paths: Iterable[Path]) -> list[str]:
    """The catalogues under these paths as they are written, in the order in which `Catalogue.load` reads them."""
    files: list[Path] = []
    for path in paths:
        found = sorted(path.glob("*.ftl")) if path.is_dir() else [path]
        files += [file for file in found if file.name.removesuffix(".ftl").rpartition(".")[2] == language]
    return [file.read_text(encoding="utf-8-sig") for file in files]
