"""The texts of the games: complete in both languages, nothing left over, and no variable that nobody gives.

What the engine can say is read from its sources: every refusal is written as `Objection(rule, message, about)` or
`Refusal(rule, reason, about)`. What only the page says is read from its own sources: `say('page-…', {…})`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from logothete.games import open_title
from logothete.games.byzantio import refusals
from logothete.kernel import narrate
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator, is_seat
from logothete.kernel.state import Refusal
from logothete.kernel.text import KERNEL_TEXTS, LANGUAGES, missing
from logothete.kernel.title import Setup, Title
from tests.games.page_texts import said_by_page

GAMES = Path(refusals.__file__).parents[1]
FOLDERS = {"byzantio": "byzantio", "nekken": "byzantio", "tictactoe": "tictactoe", "connectfour": "connectfour"}
ALL = pytest.mark.parametrize("key", FOLDERS)
EACH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def title(key: str) -> Title:
    return open_title(key)


def calls(key: str, *names: str) -> Iterator[ast.Call]:
    """Every call of these functions in the sources of a game."""
    for file in sorted((GAMES / FOLDERS[key]).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in names:
                    yield node


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def names_in(about: ast.expr) -> set[str]:
    """The names that a dict for `about` gives."""
    assert isinstance(about, ast.Dict), ast.dump(about)
    return {text for key in about.keys if key is not None and (text := text_of(key)) is not None}


def refusals_of(key: str) -> dict[str, set[str]]:
    """Every reason that the engine of a game can give, and what each is always about."""
    found: dict[str, set[str]] = {}

    def note(reason: str | None, names: set[str]) -> None:
        if reason is not None:
            found[f"refusal-{reason}"] = found.get(f"refusal-{reason}", names) & names

    for call in calls(key, "Refusal"):
        if text_of(call.args[1]) is not None:
            note(text_of(call.args[1]), names_in(call.args[2]) if len(call.args) > 2 else set())
    for call in calls(key, "Objection"):
        note(text_of(call.args[1]), set(ast.literal_eval(call.args[2])) if len(call.args) > 2 else set())
    return found


def keyed(key: str, function: str, prefix: str, place: int) -> dict[str, set[str]]:
    """The messages behind `Prompt("key", rule, about)` and its like."""
    found: dict[str, set[str]] = {}
    for call in calls(key, function):
        name = text_of(call.args[place])
        if name is not None:
            found[f"{prefix}-{name}"] = names_in(call.args[-1]) if len(call.args) > place + 2 else set()
    return found


def scores_of(key: str) -> dict[str, set[str]]:
    """The messages of the count, by what a whole game of each size says of its lines."""
    if FOLDERS[key] != "byzantio":
        return {}
    shares = ("sole", "half", "third", "four", "none")
    return {f"score-line-{share}": {"city", "value", "cost"} for share in shares} | {
        "score-guess": {"rival_seat", "city"},
        "score-tie": {"number"},
    }


def said_by(key: str) -> dict[str, set[str]]:
    """The messages that the drawing of a game in the terminal uses."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse((GAMES / FOLDERS[key] / "terminal.py").read_text(encoding="utf-8"))):
        text = text_of(node) if isinstance(node, ast.expr) else None
        # A text that ends in a hyphen is the beginning of names that TERMINAL lists.
        if text is not None and text.startswith("terminal-") and not text.endswith("-"):
            found.setdefault(text, set())
    for call in calls(key, "say"):
        message = text_of(call.args[0])
        if message in found:
            found[message] = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    return found


def on_page(key: str) -> dict[str, set[str]]:
    """The messages that the page's folder of a game uses."""
    found = said_by_page(FOLDERS[key])
    for prefix, domain in PAGE_KEYED.get(FOLDERS[key], {}).items():
        found |= {f"{prefix}-{one}": set() for one in title(key).actions.domains[domain]}
    return found


def expected(key: str) -> dict[str, set[str]]:
    """Every message that a title needs, with the variables that it is given."""
    game = title(key)
    found: dict[str, set[str]] = {name: set() for name in ("title-name", "title-pitch", "title-goal")}
    for option in game.options:
        found[f"option-{option.key}"] = set()
        found |= {f"option-{option.key}-{value}": set() for value in option.values}
    for verb in game.actions.verbs:
        found[f"verb-{verb.key}"] = set()
        found[f"action-{verb.key}"] = set(verb.domains)
    found |= {f"{domain}-{one}": set() for domain, keys in game.actions.domains.items() for one in keys}
    found |= {f"event-{kind.key}": set(kind.names) for kind in game.events}
    found |= keyed(key, "Prompt", "prompt", 0) | refusals_of(key) | scores_of(key)
    for message, given in found.items():
        found[message] = given | {f"{name}_player" for name in given if is_seat(name)}
    return found


TERMINAL = {
    "terminal-map-province": set[str](),
    "terminal-map-city": set[str](),
    "terminal-map-legend": {"sides"},
    "terminal-map-short": {"sides"},
    "terminal-home": {"house", "province"},
}
"""Messages of the drawing whose name or variables are put together where they are used."""

PRIMER = {"title-minutes": set[str]()} | {
    f"primer-{step}-{part}": set[str]() for step in range(1, 9) for part in ("title", "text", "rule")
}
"""What the page tells somebody who has never played."""

PAGE_KEYED = {"byzantio": {"page-effect": "event"}}
"""Messages of the page whose names are put together: a beginning, and a domain whose keys end it."""

APART = {"byzantio": TERMINAL | PRIMER}
"""Messages of the games in a folder that the sources do not show."""


def messages_of(key: str, language: str) -> dict[str, set[str]]:
    """The messages of a title's own catalogues, each with its variables."""
    found: dict[str, set[str]] = {}
    for folder in title(key).texts:
        for file in sorted(folder.glob(f"*{language}.ftl")):
            for item in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(item, fluent.Message):
                    collector = Variables()
                    collector.visit(item)
                    found[item.id.name] = collector.names
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


@ALL
@EACH
def test_every_message_exists(key: str, language: str) -> None:
    needed = expected(key) | said_by(key) | on_page(key) | APART.get(FOLDERS[key], {})
    assert needed.keys() - messages_of(key, language).keys() == set()


@ALL
@EACH
def test_no_message_is_left_over(key: str, language: str) -> None:
    used = expected(key) | said_by(key) | on_page(key) | APART.get(FOLDERS[key], {})
    assert messages_of(key, language).keys() - used.keys() == set()


@ALL
@EACH
def test_no_message_uses_what_it_is_not_given(key: str, language: str) -> None:
    given = said_by(key) | on_page(key) | expected(key) | APART.get(FOLDERS[key], {})
    for message, variables in messages_of(key, language).items():
        assert variables <= given[message], f"{message} uses {variables - given[message]}"


@ALL
def test_both_languages_say_the_same(key: str) -> None:
    assert missing((KERNEL_TEXTS, *title(key).texts)) == []


@ALL
def test_a_kind_of_event_and_a_thing_never_share_a_message(key: str) -> None:
    things = {f"{domain}-{one}" for domain, keys in title(key).actions.domains.items() for one in keys}
    assert things.isdisjoint(f"event-{kind.key}" for kind in title(key).events)


@ALL
@EACH
def test_every_moment_of_whole_games_can_be_told(key: str, language: str) -> None:
    """Terms and selectors are only resolved when a sentence is said: say those of random games, and every refusal."""
    game = title(key)
    narrator = Narrator(game, language, ["Anna"])
    for players in game.players:
        dice = QuickDice(players)
        match = Match.start(game, Setup(players), bytes([players]))
        while not match.over:
            seat = next(seat for seat in range(players) if match.state.pending() >> seat & 1)
            prompt = game.prompt(match.state, seat)
            assert prompt is not None
            sentences = [narrator.prompt(match.state, prompt)]
            if len(match.moves) % 9 == 0:
                for action in range(game.actions.size):
                    refusal = match.state.why_not(seat, action)
                    sentences.append(
                        narrator.action(action) if refusal is None else narrator.refusal(match.state, refusal)
                    )
            legal = match.state.legal(seat)
            match.play(seat, legal[dice.below(len(legal))])
            assert all("{" not in sentence and "None" not in sentence for sentence in sentences)
        told = [narrator.event(match.state, event) for seat in range(players) for event in match.log(seat)]
        counted = [narrator.line(match.state, line) for line in match.result().lines]
        assert all("{" not in sentence and sentence[0] == sentence[0].upper() for sentence in [*told, *counted])


@pytest.mark.parametrize(
    ("key", "language", "sentence"),
    [
        ("byzantio", "en", "march to Hellas"),
        ("byzantio", "fr", "marcher sur Hellas"),
        ("nekken", "en", "migrate to Scorial (the Campaign of Byzantio)"),
        ("nekken", "fr", "migrer vers Scorial (la Campagne de Byzantio)"),
    ],
)
def test_each_edition_has_its_own_words(key: str, language: str, sentence: str) -> None:
    province = "hellas" if key == "byzantio" else "scorial"
    assert Narrator(title(key), language).action(title(key).actions.encode("campaign", province)) == sentence


def test_a_seat_is_called_by_its_number_then_by_its_house_and_player() -> None:
    game = title("byzantio")
    match = Match.start(game, Setup(2), b"seed")
    anonymous, named = Narrator(game, "en"), Narrator(game, "fr", ["Anna", ""])
    assert [anonymous.seat(match.state, 1), named.seat(match.state, 0)] == ["seat 2", "Anna"]
    match.play(0, game.actions.parse("claim doukas"))
    match.play(1, game.actions.parse("claim phokas"))
    assert [anonymous.seat(match.state, 1), named.seat(match.state, 0)] == ["Phokas", "Doukas (Anna)"]
    assert named.event(match.state, match.log(None)[0]) == "Anna joue la maison Doukas."


@pytest.mark.parametrize(
    ("language", "lines", "words"),
    [("en", 1, "lacks one line."), ("en", 7, "lacks 7 lines."), ("fr", 1, "une ligne à"), ("fr", 7, "7 lignes à")],
)
def test_numbers_agree(language: str, lines: int, words: str) -> None:
    game = title("byzantio")
    refusal = Refusal("BYZ-024", "list-unfinished", {"lines": lines})
    assert words in Narrator(game, language).refusal(game.start(Setup(2), QuickDice(1)), refusal)


def test_the_narrator_knows_no_game() -> None:
    words = Path(narrate.__file__).read_text(encoding="utf-8")
    assert not [key for key in ("byzantio", "nekken", "doukas", "BYZ-") if key in words.replace("`nicaea`", "")]
