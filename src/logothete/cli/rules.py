"""`logothete rules`: read the rules of the games, search them, and see which tests prove them.

The tests are read, not run: a test says which rules it proves with `@pytest.mark.rule("BYZ-056", ...)`. The
suite uses the same reading (`find_proofs`) to fail when a rule of a finished game has no test.
"""

import ast
import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NoReturn

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from logothete.games import ledger_folders
from logothete.kernel.content import ContentError, read_pack
from logothete.kernel.house import HOUSE, with_house_rules
from logothete.kernel.ledger import Ledger, Rule, UnknownRule, load_ledger
from logothete.kernel.text import LANGUAGES, Catalogue

PACKAGE: Final = Path(__file__).resolve().parents[1]
_TEXT: Final = Path(__file__).resolve().parent / "text"

# A rule without a test is an answer (1); a question that cannot be answered is not (2).
_UNPROVED, _FAILED = 1, 2

# Lines that nobody looks at on a screen are for other programs: one rule, one line.
_PIPED_WIDTH: Final = 100_000


class UnreadableTest(Exception):
    """A test file, or a rule marker in it, cannot be understood without running it."""


def chosen_language(environment: Mapping[str, str]) -> str:
    """The language asked for by LOGOTHETE_LANG, else by LANG, as far as we speak it; else English."""
    for variable in ("LOGOTHETE_LANG", "LANG"):
        language = re.match("[a-z]*", environment.get(variable, "").lower())
        if language and language[0] in LANGUAGES:
            return language[0]
    return "en"


def find_proofs(folder: Path) -> dict[str, list[str]]:
    """For every rule that a marker under `folder` names: its tests, as pytest calls them (`file::test`)."""
    folder = folder.resolve()
    proofs: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        name = file.relative_to(folder.parent).as_posix()
        try:
            module = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise UnreadableTest(f"{file}: {error}") from error
        for test, rule_ids in _marked(module, name, (), file):
            for rule_id in rule_ids:
                proofs.setdefault(rule_id, []).append(test)
    return proofs


def _marked(
    scope: ast.Module | ast.ClassDef, name: str, inherited: tuple[str, ...], file: Path
) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module or class with their rule ids, those of the enclosing scopes included."""
    values = [
        node.value
        for node in scope.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        if "pytestmark" in [target.id for target in _targets(node) if isinstance(target, ast.Name)]
    ]
    inherited += tuple(_rule_ids(values, file))
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = inherited + tuple(_rule_ids(node.decorator_list, file))
            yield from _marked(node, f"{name}::{node.name}", own, file)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            own = inherited + tuple(_rule_ids(node.decorator_list, file))
            yield f"{name}::{node.name}", list(dict.fromkeys(own))


def _targets(node: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def _rule_ids(expressions: Iterable[ast.expr], file: Path) -> Iterator[str]:
    """The ids in every `mark.rule(...)` of the expressions, also inside a list or a `pytest.param`."""
    for node in (node for expression in expressions for node in ast.walk(expression)):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule")):
            continue
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise UnreadableTest(
                    f"{file}:{argument.lineno}: the marker names a rule by {ast.unparse(argument)}. "
                    'Write the id itself, as in pytest.mark.rule("BYZ-056").'
                )
            yield argument.value


def build(language: str) -> click.Command:
    """The command, with its help in one language; what it prints follows `--lang`."""
    say = _catalogue(language).say

    @click.command(name="rules", help=say("rules-help"), short_help=say("rules-help-short"), add_help_option=False)
    @click.argument("what", required=False, metavar=say("rules-help-what-name"))
    @click.option("--search", metavar=say("rules-help-search-name"), help=say("rules-help-search"))
    @click.option("--coverage", metavar=say("rules-help-coverage-name"), help=say("rules-help-coverage"))
    @click.option(
        "--tests",
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        help=say("rules-help-tests"),
    )
    @click.option(
        "--pack",
        type=click.Path(file_okay=False, path_type=Path),
        metavar=say("rules-help-pack-name"),
        help=say("rules-help-pack"),
    )
    @click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=lambda: chosen_language(os.environ),
        is_eager=True,
        help=say("rules-help-lang"),
    )
    @click.option("--help", is_flag=True, expose_value=False, callback=_show_help, help=say("rules-help-help"))
    def rules(
        what: str | None, search: str | None, coverage: str | None, tests: Path | None, pack: Path | None, lang: str
    ) -> None:
        catalogue = _catalogue(lang)
        if sum(question is not None for question in (what, search, coverage)) > 1:
            _fail(catalogue.say("rules-error-one-question"))
        try:
            ledger = load_ledger(others=ledger_folders())
            if pack is not None:
                ledger = with_house_rules(ledger, read_pack(pack).game, pack)
        except ContentError as error:
            _fail("\n".join([catalogue.say("rules-error-ledger"), *error.lines(lang)]))
        reader = _Reader(ledger, catalogue, _console())
        if coverage is not None and coverage.lower() not in ledger.games:
            _fail(catalogue.say("rules-error-unknown-game", game=coverage, games=", ".join(ledger.games)))
        if coverage is not None:
            reader.coverage(coverage.lower(), tests)
        elif search is not None:
            reader.search(search)
        elif what is None:
            reader.overview()
        elif what.lower() in ledger.games:
            reader.game(what.lower())
        else:
            reader.rule(what.upper())

    return rules


class _Reader:
    """Prints what one call of the command asks for."""

    def __init__(self, ledger: Ledger, catalogue: Catalogue, console: Console) -> None:
        self.ledger = ledger
        self.language = catalogue.language
        self.say = catalogue.say
        self.console = console

    def overview(self) -> None:
        sources = ("explicit", "ruling", "reconstructed", *((HOUSE,) if self.ledger.house else ()))
        table = _table(self.say("rules-column-game"))
        for column in ("rules", *sources):
            table.add_column(self.say(f"rules-column-{column}"), justify="right")
        total: Counter[str] = Counter()
        for game in self.ledger.games:
            rules = self.ledger.game(game)
            count: Counter[str] = Counter(rule.source for rule in rules)
            total.update(count)
            table.add_row(game, str(len(rules)), *(str(count[source]) for source in sources))
        table.add_section()
        table.add_row(self.say("rules-total"), str(total.total()), *(str(total[source]) for source in sources))
        self.console.print(table)
        self._line(self.say("rules-overview-hint"))

    def game(self, game: str) -> None:
        self._list(self.ledger.game(game))

    def search(self, words: str) -> None:
        found = self.ledger.search(words, self.language)
        if not found:
            _fail(self.say("rules-search-nothing", words=words))
        self._list(found)
        self._line(self.say("rules-search-count", count=len(found)))

    def rule(self, rule_id: str) -> None:
        try:
            rule = self.ledger.text(rule_id, self.language)
        except UnknownRule as error:
            if error.close:
                _fail(self.say("rules-error-unknown-close", id=rule_id, close=", ".join(error.close)))
            _fail(self.say("rules-error-unknown", id=rule_id, games=", ".join(self.ledger.games)))
        self.console.print(Text(f"{rule.id}  {rule.title}", style="bold"))
        table = _table(None, None)
        table.add_row(self.say("rules-label-term"), Text(rule.term))
        table.add_row(self.say("rules-label-section"), Text(rule.section))
        table.add_row(self.say("rules-label-source"), self.say(f"rules-source-{rule.source}"))
        for label, others in (("replaces", rule.replaces), ("replaced", self.ledger.replacements(rule_id))):
            if others:
                table.add_row(self.say(f"rules-label-{label}"), ", ".join(others))
        self.console.print(table)
        if rule.language != self.language:
            self._line(self.say("rules-untranslated"))
        paragraphs = {"text": rule.text, "why": rule.why, "example": rule.example}
        for label, paragraph in {**paragraphs, "untested": self.ledger.rule(rule_id).untested}.items():
            if paragraph is not None:
                self._line("")
                self.console.print(Text(self.say(f"rules-label-{label}"), style="bold"))
                self._line(paragraph.strip())

    def coverage(self, game: str, folder: Path | None) -> None:
        """Every rule of the game with its tests; the exit code says whether one is missing."""
        folder = folder or _tests_folder(PACKAGE)
        if folder is None:
            _fail(self.say("rules-error-no-tests"))
        try:
            proofs = find_proofs(folder)
        except UnreadableTest as error:
            _fail(self.say("rules-error-test", detail=str(error)))
        # What a pack adds is words to its cards; the suite knows nothing of it.
        rules = [rule for rule in self.ledger.game(game) if rule.source != HOUSE]
        for rule in rules:
            self.console.print(Text.assemble((rule.id, "bold"), f"  {self._title(rule)}"))
            for proof in self._proofs(rule, proofs):
                self._line(f"    {proof}")
        missing = [rule for rule in rules if rule.id not in proofs and rule.untested is None]
        proved = sum(rule.id in proofs for rule in rules)
        excused = len(rules) - proved - len(missing)
        counts = {"rules": len(rules), "proved": proved, "excused": excused, "missing": len(missing)}
        self._line(self.say("rules-coverage-count", **counts))
        if missing:
            raise SystemExit(_UNPROVED)

    def _proofs(self, rule: Rule, proofs: Mapping[str, list[str]]) -> list[str]:
        if rule.id in proofs:
            return proofs[rule.id]
        if rule.untested is not None:
            return [self.say("rules-coverage-excused", reason=rule.untested)]
        return [self.say("rules-coverage-none")]

    def _list(self, rules: Iterable[Rule]) -> None:
        table = _table(self.say("rules-column-id"), self.say("rules-column-title"), self.say("rules-column-term"))
        for rule in rules:
            table.add_row(rule.id, Text(self._title(rule)), Text(rule.fr))
        self.console.print(table)

    def _title(self, rule: Rule) -> str:
        return self.ledger.text(rule.id, self.language).title

    def _line(self, line: str) -> None:
        self.console.print(Text(line))


def _catalogue(language: str) -> Catalogue:
    return Catalogue.load(language, _TEXT / f"rules.{language}.ftl")


def _console() -> Console:
    """On a screen rich chooses the width; in a pipe nothing is wrapped or cut."""
    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else _PIPED_WIDTH)


def _table(*headings: str | None) -> Table:
    """Columns without frames, so that the lines stay usable for other programs."""
    table = Table(*(heading or "" for heading in headings), box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.show_header = any(headings)
    return table


def _tests_folder(package: Path) -> Path | None:
    """The tests of a working copy, which has the package in `src` and compiled in `build/engine`.

    Above an installed package, `tests` may be a stranger's folder.
    """
    for repository in package.parents[1:3]:
        if (repository / "tests").is_dir() and (repository / "rules").is_dir():
            return repository / "tests"
    return None


def _show_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(build(context.params["lang"]).get_help(context))
        context.exit()


def _fail(message: str) -> NoReturn:
    click.echo(message, err=True)
    raise SystemExit(_FAILED)


rules: Final = build(chosen_language(os.environ))
