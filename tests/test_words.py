"""Words as they are written: French plurals and elisions in every catalogue, apostrophes in both languages."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

Node = TypeVar("Node", bound=ast.BaseNode)

ROOT = Path(__file__).parent.parent
WRITTEN = sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.ftl"))
CATALOGUES = [path for path in WRITTEN if path.name.endswith("fr.ftl")]
LEDGERS = sorted((ROOT / "rules").rglob("*.toml"))

# Words that can only be meant of exactly one; French plural rules call zero *one* as well.
EXACTLY_ONE = re.compile(r"\b(une?|seule?|1|premi(er|ère))\b", re.IGNORECASE)
# Words that lose their vowel before another one.
ELIDED = re.compile(r"(?:^|[\s(«])(que|de|le|la|ne|se|me|te|je|ce|jusque|lorsque|puisque|quoique) $", re.IGNORECASE)
# Names that never begin with a vowel, whoever plays: checked below against the catalogues.
CONSONANTS = {"kind": "kind-", "old_kind": "kind-", "suit": "suit-", "line": "line-", "die": "die-"}
# Numbers and dates, written in digits: nothing is elided before them.
DIGITS = {
    "least",
    "most",
    "wanted",
    "needed",
    "pieces",
    "batch",
    "players",
    "total",
    "since",
    "until",
    "value",
    "cost",
    "marches",
    "trophies",
}


def entries(file: Path) -> Iterator[ast.Message | ast.Term]:
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


class Gatherer(Visitor):
    """All nodes of one kind below an entry."""

    def __init__(self, kind: type[ast.BaseNode]) -> None:
        self.kind, self.found = kind, list[ast.BaseNode]()

    def visit(self, node: object) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().visit(node)


def gather(root: ast.BaseNode, kind: type[Node]) -> list[Node]:
    gatherer = Gatherer(kind)
    gatherer.visit(root)
    return [node for node in gatherer.found if isinstance(node, kind)]


def names_in(root: ast.BaseNode) -> set[str]:
    return {variable.id.name for variable in gather(root, ast.VariableReference)}


def words_of(root: ast.BaseNode) -> str:
    return " ".join(text.value for text in gather(root, ast.TextElement))


def wrong_for_zero(choice: ast.SelectExpression) -> bool:
    """Whether a count of zero would be told as one: the variant `[one]` is for 0, 1 and 1.5, `[1]` for 1 alone."""
    told = {key.name if isinstance(key := each.key, ast.Identifier) else key.value: each for each in choice.variants}
    if "one" not in told or "0" in told or not isinstance(choice.selector, ast.VariableReference):
        return False
    number = choice.selector.id.name
    hides_the_number = number in names_in(told["other"].value) and number not in names_in(told["one"].value)
    return hides_the_number or EXACTLY_ONE.search(words_of(told["one"].value)) is not None


def begins_with(pattern: ast.Pattern) -> Iterator[str]:
    """The variables that a pattern may begin with."""
    first = pattern.elements[0]
    if isinstance(first, ast.Placeable):
        yield from opening(first)


def opening(placed: ast.Placeable) -> Iterator[str]:
    if isinstance(placed.expression, ast.VariableReference):
        yield placed.expression.id.name
    elif isinstance(placed.expression, ast.SelectExpression):
        for variant in placed.expression.variants:
            yield from begins_with(variant.value)


def unelided(pattern: ast.Pattern) -> list[str]:
    """Where a word that may need an elision stands before a name."""
    return [
        f"{before.value.split()[-1]} {{ ${name} }}"
        for before, after in zip(pattern.elements, pattern.elements[1:], strict=False)
        if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable) and ELIDED.search(before.value)
        for name in opening(after)
        if name not in DIGITS and name not in CONSONANTS
    ]


def test_there_are_catalogues_to_check() -> None:
    folders = {path.relative_to(ROOT).parts[0] for path in CATALOGUES}
    assert folders == {"src", "web"}


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_zero_is_never_told_as_one(file: Path) -> None:
    choices = ((entry.id.name, choice) for entry in entries(file) for choice in gather(entry, ast.SelectExpression))
    assert [name for name, choice in choices if wrong_for_zero(choice)] == []


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_name_follows_a_word_that_its_first_vowel_would_shorten(file: Path) -> None:
    patterns = ((entry.id.name, pattern) for entry in entries(file) for pattern in gather(entry, ast.Pattern))
    assert [(name, place) for name, pattern in patterns for place in unelided(pattern)] == []


@pytest.mark.parametrize("prefix", sorted(set(CONSONANTS.values())))
def test_names_that_may_follow_such_a_word_begin_with_a_consonant(prefix: str) -> None:
    names = [
        words_of(entry.value)
        for file in CATALOGUES
        for entry in entries(file)
        if entry.value is not None and re.fullmatch(re.escape(prefix) + r"[a-z0-9]+", entry.id.name)
    ]
    assert names
    assert [name for name in names if name[0].lower() in "aeéèêiîoôuhyâà"] == []


@pytest.mark.parametrize("file", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_catalogues_have_no_straight_apostrophe_in_a_word(file: Path) -> None:
    assert [entry.id.name for entry in entries(file) if re.search(r"\w'\w", words_of(entry))] == []


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


@pytest.mark.parametrize("file", LEDGERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_have_neither_straight_apostrophes_nor_straight_quotes(file: Path) -> None:
    ledger = tomllib.loads(file.read_text(encoding="utf-8"))
    assert [text for text in strings(ledger) if "'" in text] == []
