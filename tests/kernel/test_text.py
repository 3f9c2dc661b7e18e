"""Catalogues: what they say, and what they refuse."""

import pickle
from pathlib import Path

import pytest

from logothete.kernel.text import (
    KERNEL_TEXTS,
    LANGUAGES,
    Catalogue,
    CatalogueError,
    UnknownLanguage,
    UnknownMessage,
    missing,
)

ENGLISH = """\
# Comment
hello = Hello, { $name }
boats = { $count ->
    [one] one boat
   *[other] { $count } boats
}
-lake = Lake Van
on-lake = on { -lake }
"""
FRENCH = """\
hello = Bonjour { $name }
boats = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
on-lake = sur le lac de Van
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    written(tmp_path, "lake.en.ftl", ENGLISH)
    written(tmp_path, "lake.fr.ftl", FRENCH)
    return tmp_path


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_messages_are_said_in_the_language_of_the_catalogue(folder: Path) -> None:
    english, french = (Catalogue.load(language, folder) for language in LANGUAGES)
    assert english.say("hello", name="Anna") == "Hello, Anna"
    assert french.say("hello", name="Anna") == "Bonjour Anna"
    assert (english.say("boats", count=0), french.say("boats", count=0)) == ("0 boats", "0 bateau")
    assert english.say("on-lake") == "on Lake Van"


def test_a_catalogue_lists_its_messages_but_not_its_terms(folder: Path) -> None:
    catalogue = Catalogue.load("en", folder)
    assert catalogue.messages() == {"hello", "boats", "on-lake"}
    assert catalogue.has("hello")
    assert not catalogue.has("lake")


def test_later_files_override_earlier_ones(folder: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    written(pack, "en.ftl", "hello = Ahoy, { $name }")
    catalogue = Catalogue.load("en", folder, pack)
    assert catalogue.say("hello", name="Anna") == "Ahoy, Anna"
    assert catalogue.say("on-lake") == "on Lake Van"
    assert Catalogue.load("en", pack, folder).say("hello", name="Anna") == "Hello, Anna"


def test_files_of_other_languages_are_passed_over(folder: Path) -> None:
    files = (folder / "lake.en.ftl", folder / "lake.fr.ftl")
    assert Catalogue.load("fr", *files).say("on-lake") == "sur le lac de Van"


def test_an_unknown_language_is_refused(folder: Path) -> None:
    with pytest.raises(UnknownLanguage, match="language 'de'; choose one of: en, fr"):
        Catalogue.load("de", folder)


def test_an_unknown_message_is_refused(folder: Path) -> None:
    with pytest.raises(UnknownMessage, match=r"no message 'bye' in language 'fr'; add it to a '\*\.fr\.ftl'") as caught:
        Catalogue.load("fr", folder).say("bye")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_message_never_has_gaps(folder: Path) -> None:
    with pytest.raises(CatalogueError, match=r"lake\.en\.ftl:2: message 'hello': .*name"):
        Catalogue.load("en", folder).say("hello")


def test_a_message_with_attributes_only_cannot_be_said(folder: Path) -> None:
    written(folder, "form.en.ftl", "\nfield =\n    .label = Name\n")
    with pytest.raises(CatalogueError, match=r"form\.en\.ftl:2: message 'field': it has attributes but no text"):
        Catalogue.load("en", folder).say("field")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = A\nb B\nc = C\n", 2),
        ("a = A\nb = { $x\nc = C\n", 2),
        ("a = A\n\nb = { $n ->\n    [one] x\n}\nc = C\n", 4),
        ("a = A\nb =\nc = C\n", 2),
        ("?\n", 1),
        ("a = A\na = B\n", 2),
    ],
)
def test_entries_that_fluent_would_skip_are_errors_with_their_line(tmp_path: Path, text: str, line: int) -> None:
    path = written(tmp_path, "en.ftl", text)
    with pytest.raises(CatalogueError) as caught:
        Catalogue.load("en", tmp_path)
    assert [(problem.file, problem.line) for problem in caught.value.problems] == [(path, line)]


def test_the_faults_of_all_files_are_reported_together(tmp_path: Path) -> None:
    written(tmp_path, "one.en.ftl", "a A\n\nb B\n")
    written(tmp_path, "two.en.ftl", "c C\n")
    with pytest.raises(CatalogueError) as caught:
        Catalogue.load("en", tmp_path)
    found = [(problem.file.name, problem.line) for problem in caught.value.problems]
    assert found == [("one.en.ftl", 1), ("one.en.ftl", 3), ("two.en.ftl", 1)]


def test_a_path_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="no such file or folder"):
        Catalogue.load("en", tmp_path / "nowhere")


def test_a_file_must_say_its_language(tmp_path: Path) -> None:
    written(tmp_path, "lake.ftl", ENGLISH)
    with pytest.raises(CatalogueError, match=r"Name it one of: <subject>\.en\.ftl, <subject>\.fr\.ftl"):
        Catalogue.load("en", tmp_path)


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_bytes("lac = brème".encode("latin-1"))
    with pytest.raises(CatalogueError, match="not UTF-8"):
        Catalogue.load("fr", tmp_path)


def test_complete_catalogues_miss_nothing(folder: Path) -> None:
    assert missing([folder]) == []


def test_a_message_in_one_language_only_is_missing_in_the_other(folder: Path) -> None:
    english = written(folder, "more.en.ftl", "\nbye = Bye\n")
    french = written(folder, "more.fr.ftl", "merci = Merci\n")
    first, second = missing([folder])
    assert (first.file, first.line, first.place) == (english, 2, "message 'bye'")
    assert "not in 'fr'" in first.what
    assert (second.file, second.line, second.place) == (french, 1, "message 'merci'")
    assert "not in 'en'" in second.what


def test_other_variables_in_the_other_language_are_a_problem(folder: Path) -> None:
    french = written(folder, "lake.fr.ftl", FRENCH.replace("{ $name }", "{ $nom }"))
    (problem,) = missing([folder])
    assert (problem.file, problem.line, problem.place) == (french, 1, "message 'hello'")
    assert "uses $nom in 'fr' but $name in 'en'" in problem.what


def test_the_kernel_says_the_same_things_in_both_languages() -> None:
    assert missing([KERNEL_TEXTS]) == []
    for language in LANGUAGES:
        catalogue = Catalogue.load(language, KERNEL_TEXTS)
        assert {f"language-{known}" for known in LANGUAGES} <= catalogue.messages()
