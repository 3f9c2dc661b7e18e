"""Every message that a title needs, with the variables that it is given: read from its sources.

The engine of a game says what it says by `Objection(rule, message, about)`, `Refusal(rule, reason, about)`,
`Prompt(key, rule, about)`, `Caution(key, rule, about)` and `Line(seat, key, rule, points, about)`; its drawing in the
terminal and its folder of the page by `say(message, …)`. Messages whose names are put together where they are used
stand in `apart.py` of the game's tests: a function `apart(title)`.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import cast

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from logothete.kernel import orders
from logothete.kernel.narrate import is_own_name, is_seat
from logothete.kernel.text import LANGUAGES
from logothete.kernel.title import Title
from tests.games.page_texts import said_by_page

Messages = dict[str, set[str]]


def folder_of(title: Title) -> Path:
    """The folder of a title's game."""
    return Path(inspect.getfile(type(title))).parent


@cache
def sources(folder: Path) -> dict[Path, ast.Module]:
    """The modules of a game, parsed."""
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))}


def texts_of(node: ast.expr) -> list[str]:
    """The texts that an expression may be: one, or either of two; none if they are not written there."""
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) + texts_of(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


class Sayings:
    """What the engine of a game can say."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.nodes = [node for module in sources(folder).values() for node in ast.walk(module)]
        self.functions = {node.name: node for node in self.nodes if isinstance(node, ast.FunctionDef)}

    def calls(self, name: str) -> Iterator[ast.Call]:
        """Every call of a function."""
        for node in self.nodes:
            if isinstance(node, ast.Call):
                called = node.func
                if (isinstance(called, ast.Name) and called.id == name) or (
                    isinstance(called, ast.Attribute) and called.attr == name
                ):
                    yield node

    def names_in(self, about: ast.expr) -> set[str]:
        """The names that an expression gives: a dict, a tuple of names, a function that returns one of these."""
        if isinstance(about, ast.Tuple):
            return set(ast.literal_eval(about))
        if isinstance(about, ast.Dict):
            own = {text for key in about.keys if key is not None for text in texts_of(key)}
            unpacked = [value for key, value in zip(about.keys, about.values, strict=True) if key is None]
            return own.union(*(self.names_in(value) for value in unpacked))
        if not isinstance(about, ast.Call):
            # A name: what it holds is said in `apart.py`.
            return set()
        assert isinstance(about.func, ast.Name), ast.dump(about)
        returns = [node for node in ast.walk(self.functions[about.func.id]) if isinstance(node, ast.Return)]
        assert len(returns) == 1, f"{about.func.id} does not return one thing"
        assert returns[0].value is not None
        return self.names_in(returns[0].value)

    def said(self, function: str, prefix: str, message: int, about: int) -> Messages:
        """The messages of a kind, and what each is always about; `message` and `about` are places of arguments."""
        found: Messages = {}
        for call in self.calls(function):
            for text in texts_of(call.args[message]):
                names = self.names_in(call.args[about]) if len(call.args) > about else set()
                found[f"{prefix}-{text}"] = found.get(f"{prefix}-{text}", names) & names
        return found

    def refusals(self) -> Messages:
        """Every reason that can be given, and what each is always about."""
        refused, objected = (self.said(name, "refusal", 1, 2) for name in ("Refusal", "Objection"))
        both = {message: refused[message] & objected[message] for message in refused.keys() & objected.keys()}
        return refused | objected | both

    def drawn(self) -> Messages:
        """What the drawing in the terminal says, and what is said instead for the ear.

        A text that ends in a hyphen is only the beginning of a name.
        """
        found: Messages = {}
        modules = sources(self.folder)
        for name in ("terminal", "spoken"):
            for node in ast.walk(modules.get(self.folder / f"{name}.py", ast.Module([], []))):
                for text in texts_of(node) if isinstance(node, ast.expr) else []:
                    if text.startswith(("terminal-", "spoken-")) and not text.endswith("-"):
                        found.setdefault(text, set())
        for call in self.calls("say"):
            for message in texts_of(call.args[0]):
                if message in found:
                    found[message] = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        return found


def apart(title: Title) -> Messages:
    """What the tests of its game add."""
    game = folder_of(title).name
    if not (Path(__file__).parent / game / "apart.py").exists():
        return {}
    return cast(Messages, import_module(f"tests.games.{game}.apart").apart(title))


def named(title: Title) -> Messages:
    """The messages of what a title declares: options, verbs, things, events, orders, the figures of its bots."""
    found: Messages = {f"title-{part}": set() for part in ("name", "pitch", "goal")}
    found |= {f"cast-{figure}": set() for figure in title.cast}
    if title.rounds:
        found["rounds-name"] = set()
    for option in title.options:
        found |= {f"option-{option.key}": set()}
        found |= {f"option-{option.key}-{value}": set() for value in option.values}
        found |= {
            f"option-{option.key}-{value}-about": set() for value in option.values if title.card(option.key, value)
        }
    for verb in title.actions.verbs:
        found |= {f"verb-{verb.key}": set(), f"action-{verb.key}": set(verb.domains)}
        found |= {f"what-{verb.key}": set()} if verb.rule else {}
    things = [(f"{domain}-{one}", one) for domain, keys in title.actions.domains.items() for one in keys]
    # A number may go without a name, but not in one language only.
    told = {message for language in LANGUAGES for message in written(title, language)}
    found |= {message: set() for message, one in things if message in told or not is_own_name(one)}
    found |= {f"inquiry-{kind.key}": set() for kind in title.inquiries}
    return found | {f"event-{kind.key}": set(kind.names) for kind in title.events}


def expected(title: Title) -> Messages:
    """Every message that a title needs."""
    sayings = Sayings(folder_of(title))
    found = named(title) | sayings.refusals()
    found |= sayings.said("Prompt", "prompt", 0, 2) | sayings.said("Line", "score", 1, 4)
    found |= (
        sayings.said("Caution", "caution", 0, 2)
        | sayings.said("Finding", "finding", 0, 2)
        | sayings.said("Fact", "fact", 0, 1)
        | apart(title)
    )
    for message, given in found.items():
        found[message] = given | {f"{name}_player" for name in given if is_seat(name)}
    found |= orders.messages(title) | sayings.drawn() | said_by_page(folder_of(title).name)
    return found | apart(title) | asked(title) | {message: set() for message in (*primer(title), *examples(title))}


def asked(title: Title) -> Messages:
    """What is asked once a verb is chosen, as far as some language says it: by what is open, with what was chosen."""
    told = {message for language in LANGUAGES for message in written(title, language)}
    found: Messages = {}
    for verb in title.actions.verbs:
        for size in range(1, len(verb.domains) + 1):
            for missing in combinations(verb.domains, size):
                message = "-".join(("asks", verb.key, *missing))
                if message in told:
                    found[message] = set(verb.domains) - set(missing)
    return found


def primer_steps(title: Title) -> range:
    """The steps of what the page tells somebody who has never played; none if the title has no primer."""
    told = {message for language in LANGUAGES for message in written(title, language)}
    return range(1, 1 + len([message for message in told if re.fullmatch("primer-[0-9]+-title", message)]))


def primer(title: Title) -> list[str]:
    """The messages of the primer: each step has a title, a text and its rule; and how long a game takes."""
    steps = [f"primer-{step}-{part}" for step in primer_steps(title) for part in ("title", "text", "rule")]
    return [*steps, "title-minutes"] if steps else []


def examples(title: Title) -> list[str]:
    """The messages of the worked examples in the rulebook: each has a heading and a text."""
    told = {message for language in LANGUAGES for message in written(title, language)}
    keys = [message.removesuffix("-text") for message in sorted(told) if re.fullmatch("example-[a-z-]+", message)]
    return [f"{key}{part}" for key in keys for part in ("", "-text")]


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


def written(title: Title, language: str) -> Messages:
    """The messages of a title's own catalogues, each with its variables."""
    found: Messages = {}
    for folder in title.texts:
        found |= _written_in(folder, language)
    return found


@cache
def _written_in(folder: Path, language: str) -> Messages:
    found: Messages = {}
    for file in sorted(folder.glob(f"*{language}.ftl")):
        for item in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(item, fluent.Message):
                collector = Variables()
                collector.visit(item)
                assert item.id.name not in found, f"{item.id.name} is written twice in {folder}"
                found[item.id.name] = collector.names
    return found
