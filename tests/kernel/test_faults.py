"""Faults of content are told in every language, each with its remedy, however many and however long they are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import logothete
from logothete.kernel.content import Problems
from logothete.kernel.faults import FAULTS, THE_FILE, ContentError, Problem, Words
from logothete.kernel.text import LANGUAGES, Catalogue, missing

SOURCES = Path(logothete.__file__).parent
FOLDERS = [FAULTS, *sorted(SOURCES.glob("games/*/text/faults"))]
NOTERS = {"note": 1, "add": 2, "add_file": 1, "Words": 0}
"""Of each function that notes a fault: which argument is its key."""
RANGES = ("out-of-range", "out-of-engine", "out-of-board", "out-of-effect")
PROMISES = [f"{kind}-{things}" for kind in ("promised", "many") for things in ("provinces", "cities")]

MAPS = [f"maps-{fault}" for fault in ("cannot-turn", "does-not-fit", "out-of-step")]


def noted() -> Iterator[str]:
    """The keys in the sources; those of ranges, promises and maps are put together there."""
    yield from (*RANGES, *PROMISES, *MAPS, "strange-file", "strange-folder")
    for file in [
        *SOURCES.glob("kernel/*.py"),
        *SOURCES.glob("games/*/loading.py"),
        *SOURCES.glob("games/*/checking.py"),
    ]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                place = NOTERS.get(name)
                if place is not None and len(node.args) > place:
                    key = node.args[place]
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        yield key.value


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert [str(problem) for problem in missing([folder])] == []


def test_every_fault_has_its_words_and_its_remedy_and_nothing_is_left_over() -> None:
    messages = set().union(*(Catalogue.load("en", folder).messages() for folder in FOLDERS))
    places = {message for message in messages if message.startswith("place-")}
    faults = {message.removeprefix("fault-").removesuffix("-advice") for message in messages - places}
    assert faults == set(noted()) - {place.removeprefix("place-") for place in places} | {"plain"}
    assert {f"fault-{fault}-advice" for fault in faults} <= messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_quotes_no_more_of_a_file_than_can_be_said(language: str) -> None:
    problem = Problem(Path("cards.toml"), 3, THE_FILE, Words("bad-key", {"key": "x" * 9000}))
    assert 1000 < len(problem.said(language)) < 2000


def test_faults_are_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    file.write_text("years = 99\n", encoding="utf-8")
    problems = Problems()
    problems.add(file, "years", "out-of-range", value=99, least=1, most=9, single="no")
    with pytest.raises(ContentError) as caught:
        problems.raise_any()
    assert caught.value.lines("fr") == [f"{file}:1: years: 99 est hors des bornes. Écrivez un nombre de 1 à 9."]
    assert caught.value.lines("en") == [f"{file}:1: years: 99 is out of range. Write a number from 1 to 9."]
