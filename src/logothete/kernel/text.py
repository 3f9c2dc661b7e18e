"""Texts people read: Fluent catalogues in French and English.

A catalogue is made of files named `<subject>.<language>.ftl` (or `<language>.ftl`); files read later override
earlier ones, so that a pack can rename what a game ships. Entries the Fluent parser would skip in silence are
errors here.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NoReturn

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from logothete.kernel.faults import THE_CATALOGUE, ContentError, Problem, Words

LANGUAGES: Final = ("en", "fr")
KERNEL_TEXTS: Final = Path(__file__).parent / "catalogue"


class UnknownLanguage(ValueError):
    """A language the project has no catalogues for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.language = language

    def __str__(self) -> str:
        return f"there are no texts in language '{self.language}'; choose one of: {', '.join(LANGUAGES)}"


class UnknownMessage(LookupError):
    """A message id no loaded file defines."""

    def __init__(self, message_id: str, language: str) -> None:
        super().__init__(message_id, language)
        self.message_id = message_id
        self.language = language

    def __str__(self) -> str:
        return (
            f"no message '{self.message_id}' in language '{self.language}'; "
            f"add it to a '*.{self.language}.ftl' file, or correct the id"
        )


class CatalogueError(ContentError):
    """A catalogue that cannot be read, or a message that cannot be said."""


class _Entry:
    """A parsed message with its origin."""

    __slots__ = ("file", "line", "message")

    def __init__(self, file: Path, line: int, message: ast.Message) -> None:
        self.file = file
        self.line = line
        self.message = message


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str, bundle: FluentBundle, entries: dict[str, _Entry]) -> None:
        self.language = language
        self._bundle = bundle
        self._entries = entries

    @classmethod
    def load(cls, language: str, *paths: Path) -> "Catalogue":
        """Read folders and files in this order, a folder's files in order of name.

        Files of other languages are passed over, so the same paths serve every language.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        bundle = FluentBundle([language], use_isolating=False)
        entries: dict[str, _Entry] = {}
        problems: list[Problem] = []
        for file in _files(language, paths):
            try:
                resource, found = _parse(file)
            except CatalogueError as error:
                problems.extend(error.problems)
                continue
            bundle.add_resource(resource, allow_overrides=True)
            entries.update(found)
        if problems:
            raise CatalogueError(tuple(problems))
        return cls(language, bundle, entries)

    def say(self, message_id: str, **args: str | int | float) -> str:
        """The message in this language. A variable it needs and does not get is an error, never a gap."""
        if message_id not in self._entries:
            raise UnknownMessage(message_id, self.language)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            self._fail(message_id, Words("no-text"))
        result, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            detail = "; ".join(str(error) for error in errors)
            self._fail(message_id, Words("cannot-say", {"given": str(sorted(args)), "detail": detail}))
        return str(result)

    def _fail(self, message_id: str, fault: Words) -> NoReturn:
        entry = self._entries[message_id]
        raise CatalogueError((Problem(entry.file, entry.line, _message(message_id), fault),))

    def has(self, message_id: str) -> bool:
        return message_id in self._entries

    def messages(self) -> set[str]:
        return set(self._entries)


def missing(paths: Iterable[Path]) -> list[Problem]:
    """Messages that not every language has, or that do not use the same variables in each."""
    folders = tuple(paths)
    texts: dict[str, dict[str, _Entry]] = {}
    for language in LANGUAGES:
        texts[language] = {}
        for file in _files(language, folders):
            texts[language].update(_parse(file)[1])
    problems: list[Problem] = []
    for message_id in sorted(set().union(*texts.values())):
        present = {language: known[message_id] for language, known in texts.items() if message_id in known}
        problems.extend(_differences(message_id, present))
    return problems


def _differences(message_id: str, present: dict[str, _Entry]) -> Iterator[Problem]:
    model_language, model = next(iter(present.items()))
    expected = _variables(model.message)
    for language in LANGUAGES:
        if language not in present:
            fault = Words("untranslated", {"known": model_language, "language": language})
            yield Problem(model.file, model.line, _message(message_id), fault)
            continue
        entry = present[language]
        used = _variables(entry.message)
        if used != expected:
            about: dict[str, str | int] = {"language": language, "model": model_language}
            about |= {"used": _listed(used), "expected": _listed(expected), "where": f"{model.file}:{model.line}"}
            yield Problem(entry.file, entry.line, _message(message_id), Words("other-variables", about))


def _message(message_id: str) -> Words:
    return Words("message", {"id": message_id})


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "none"


def _files(language: str, paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(file for file in path.glob("*.ftl") if _language_of(file) == language)
        elif not path.is_file():
            raise CatalogueError((Problem(path, 0, THE_CATALOGUE, Words("no-such-path")),))
        elif _language_of(path) == language:
            yield path


def _language_of(file: Path) -> str:
    language = file.name.removesuffix(".ftl").rpartition(".")[2]
    if file.suffix != ".ftl" or language not in LANGUAGES:
        names = ", ".join(f"<subject>.{known}.ftl" for known in LANGUAGES)
        raise CatalogueError((Problem(file, 0, THE_CATALOGUE, Words("no-language", {"names": names})),))
    return language


def _parse(file: Path) -> tuple[ast.Resource, dict[str, _Entry]]:
    try:
        source = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CatalogueError((Problem(file, 0, THE_CATALOGUE, Words("not-utf8")),)) from error
    resource = FluentParser(with_spans=True).parse(source)
    entries: dict[str, _Entry] = {}
    problems: list[Problem] = []
    for item in resource.body:
        if isinstance(item, ast.Junk):
            problems.extend(_junk(file, source, item))
        elif isinstance(item, ast.Message):
            name = item.id.name
            line = _line_at(source, _start(item.id))
            if name in entries:
                fault = Words("message-twice", {"line": entries[name].line})
                problems.append(Problem(file, line, _message(name), fault))
            entries[name] = _Entry(file, line, item)
    if problems:
        raise CatalogueError(tuple(problems))
    return resource, entries


def _junk(file: Path, source: str, junk: ast.Junk) -> Iterator[Problem]:
    start = (junk.content or "").strip().partition("\n")[0]
    for note in junk.annotations:
        fault = Words("not-fluent", {"start": start, "detail": str(note.message)})
        # The parser notices an unfinished line only on the next one.
        end = len(source[: _start(note)].rstrip())
        line = _line_at(source, max(_start(junk), end))
        yield Problem(file, line, THE_CATALOGUE, fault)


def _start(node: ast.SyntaxNode) -> int:
    return node.span.start if node.span is not None else 0


def _line_at(source: str, position: int) -> int:
    return source.count("\n", 0, position) + 1


class _VariableCollector(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


def _variables(message: ast.Message) -> set[str]:
    collector = _VariableCollector()
    collector.visit(message)
    return collector.names
