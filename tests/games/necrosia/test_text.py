"""The texts of Necrosia: complete in both languages, nothing left over, and no variable that nobody gives.

What the engine can say is read from its sources: every refusal is written as `Objection(rule, message, about)` or
`Refusal(rule, reason, about)`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from rich.console import Console

from logothete.games.necrosia import refusals, terminal
from logothete.games.necrosia.board import BAN_KEYS, POWER_KEYS, TIMING_KEYS
from logothete.games.necrosia.looking import MARKS, STAGES
from logothete.games.necrosia.rules.cards import announce, windows
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator, is_seat
from logothete.kernel.orders import messages
from logothete.kernel.text import KERNEL_TEXTS, LANGUAGES, missing
from logothete.kernel.title import Setup
from tests.games.necrosia.dice import MORE, ONE, ZERO
from tests.games.necrosia.table import Table, title
from tests.games.page_texts import said_by_page

SOURCES = Path(refusals.__file__).parent
WAYS = ["lift", "trade", "cast", "stir", "raise", "slip", "play", "place", "take", "draw", "decline"]
"""Verbs that buttons name otherwise than the typed word."""
EACH = pytest.mark.parametrize("language", LANGUAGES)

HELPERS = {
    "of_people": {"people"},
    "of_foe": {"foe"},
    "of_region": {"region"},
    "of_card": {"card"},
    "of_kind": {"kind"},
    "of_suit": {"suit"},
    "of_rank": {"rank"},
}


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of these functions in the sources of the game."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in names:
                    yield node


def texts_of(node: ast.expr) -> list[str]:
    """The texts that an expression may be: one, or either of two."""
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) + texts_of(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def names_in(about: ast.expr) -> set[str]:
    """The names that an expression for `about` gives: a dict, a helper, or dicts unpacked into one."""
    if isinstance(about, ast.Dict):
        own = {text for key in about.keys if key is not None for text in texts_of(key)}
        unpacked = [value for key, value in zip(about.keys, about.values, strict=True) if key is None]
        return own.union(*(names_in(value) for value in unpacked))
    assert isinstance(about, ast.Call), ast.dump(about)
    assert isinstance(about.func, ast.Name), ast.dump(about)
    return HELPERS[about.func.id]


def all_refusals() -> dict[str, set[str]]:
    """Every reason that the engine can give, and what each is always about."""
    found: dict[str, set[str]] = {}

    def note(reason: str, names: set[str]) -> None:
        found[f"refusal-{reason}"] = found.get(f"refusal-{reason}", names) & names

    for call in calls("Refusal"):
        for reason in texts_of(call.args[1]):
            note(reason, names_in(call.args[2]) if len(call.args) > 2 else set())
    for call in calls("Objection"):
        for reason in texts_of(call.args[1]):
            note(reason, set(ast.literal_eval(call.args[2])) if len(call.args) > 2 else set())
    return found


def all_prompts() -> dict[str, set[str]]:
    """The questions, those of cards and windows from their tables."""
    found = {
        f"prompt-{key}": names_in(call.args[2]) if len(call.args) > 2 else set()
        for call in calls("Prompt")
        for key in texts_of(call.args[0])
    }
    found |= {f"prompt-card-{word}": {"card"} for word in announce.ASKED_FOR.values()}
    war = {"rival_seat", "region", "foe"}
    about = {"w2": war, "w3": war, "any-card": {"rival_seat", "card"}, "after-commerce": {"region"}}
    for moment in windows.RULES:
        late = war | {"attack", "defence"} if moment.startswith("w") else set()
        found[f"prompt-window-{moment}"] = about.get(moment, late)
    return found


def all_lines() -> dict[str, set[str]]:
    """The lines of a result."""
    return {
        f"score-{key}": names_in(call.args[4]) if len(call.args) > 4 else set()
        for call in calls("Line")
        for key in texts_of(call.args[1])
    }


def said_by_terminal() -> dict[str, set[str]]:
    """The messages that the drawing in the terminal uses."""
    found: dict[str, set[str]] = {}
    tree = ast.parse((SOURCES / "terminal.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        for text in texts_of(node) if isinstance(node, ast.expr) else []:
            if text.startswith("terminal-") and not text.endswith("-"):
                found.setdefault(text, set())
    for call in calls("say"):
        for message in texts_of(call.args[0]):
            if message in found:
                found[message] = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    columns = ("player", "influence", "tally", "reserve", "hand", "region", "value", "guild", "neighbours")
    found |= {f"terminal-column-{column}": set() for column in columns}
    found |= {f"terminal-ban-{ban}": set() for ban in BAN_KEYS}
    return found | {"terminal-attack": {"seat"}, "terminal-defence": {"seat"}}


def on_page() -> dict[str, set[str]]:
    """The messages that only the page uses; some of their names are put together where they are used."""
    found = said_by_page("necrosia")
    keyed = {
        "ban": BAN_KEYS,
        "stage": STAGES,
        "mark": [mark for _, mark in MARKS],
        "in": ("row", "discard", "hand", "unseen"),
    }
    found |= {f"page-{word}-{key}": set() for word, keys in keyed.items() for key in keys}
    found |= {f"page-{side}": set() for side in ("attack", "defence")}
    found |= {f"odds-{side}-losses": set() for side in ("attacker", "defender")}
    return found | {f"way-{verb}": set() for verb in WAYS}


def expected() -> dict[str, set[str]]:
    """Every message that the title needs, with the variables that it is given."""
    game = title()
    found: dict[str, set[str]] = {f"title-{part}": set() for part in ("name", "pitch", "goal", "minutes")}
    for verb in game.actions.verbs:
        found[f"verb-{verb.key}"] = set()
        found[f"action-{verb.key}"] = set(verb.domains)
    found |= {f"{domain}-{one}": set() for domain, keys in game.actions.domains.items() for one in keys}
    found |= {f"card-{card}-text": set() for card in game.actions.domains["card"]}
    found |= {f"timing-{moment}": set() for moment in TIMING_KEYS}
    found |= {f"power-{power}": set() for power in POWER_KEYS} | {f"power-{power}-text": set() for power in POWER_KEYS}
    found |= {f"primer-{step}-{part}": set() for step in range(1, 9) for part in ("title", "text", "rule")}
    found |= {f"event-{kind.key}": set(kind.names) for kind in game.events}
    found |= all_prompts() | all_refusals() | all_lines()
    for message, given in found.items():
        found[message] = given | {f"{name}_player" for name in given if is_seat(name)}
    return found | messages(game) | said_by_terminal() | on_page()


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


def written(language: str) -> dict[str, set[str]]:
    """The messages of the title's own catalogues, each with its variables."""
    found: dict[str, set[str]] = {}
    for file in sorted(title().texts[0].glob(f"*{language}.ftl")):
        for item in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(item, fluent.Message):
                collector = Variables()
                collector.visit(item)
                assert item.id.name not in found, f"{item.id.name} is written twice"
                found[item.id.name] = collector.names
    return found


@EACH
def test_every_message_exists(language: str) -> None:
    assert expected().keys() - written(language).keys() == set()


@EACH
def test_no_message_is_left_over(language: str) -> None:
    assert written(language).keys() - expected().keys() == set()


@EACH
def test_no_message_uses_what_it_is_not_given(language: str) -> None:
    given = expected()
    for message, variables in written(language).items():
        assert variables <= given[message], f"{message} uses {variables - given[message]}"


def test_both_languages_say_the_same() -> None:
    assert missing((KERNEL_TEXTS, *title().texts)) == []


def test_a_kind_of_event_and_a_thing_never_share_a_message() -> None:
    things = {f"{domain}-{one}" for domain, keys in title().actions.domains.items() for one in keys}
    assert things.isdisjoint(f"event-{kind.key}" for kind in title().events)


@EACH
def test_every_moment_of_whole_games_can_be_told(language: str) -> None:
    """Terms and selectors are only resolved when a sentence is said: say those of random games, and every refusal."""
    game = title()
    narrator = Narrator(game, language, ["Anna"])
    for players in game.players:
        dice = QuickDice(players)
        match = Match.start(game, Setup(players), bytes([players]))
        while not match.over:
            seat = members(match.state.pending())[0]
            prompt = game.prompt(match.state, seat)
            assert prompt is not None
            sentences = [narrator.prompt(match.state, prompt)]
            if len(match.moves) % 29 == 0:
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
    ("language", "sentence"),
    [
        ("en", "Kelwin rolls 2 (rolled again once, last face 1)."),
        ("fr", "Kelwin obtient 2 (une relance, dernière face 1)."),
    ],
)
def test_a_die_that_was_rolled_again_shows_its_chain(language: str, sentence: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.act("kelwin", "war crossing ombre", MORE, ONE, ZERO)
    rolled = next(event for event in table.log() if event.kind == "rolled")
    assert Narrator(title(), language).event(table.state, rolled) == sentence


def drawn(table: Table, people: str | None, language: str = "en", *, map_too: bool = False) -> str:
    """The table as a terminal shows it to a people."""
    console = Console(width=160)
    narrator = Narrator(title(), language)
    with console.capture() as capture:
        console.print(terminal.draw(table.view(people), narrator, 160))
        if map_too:
            console.print(terminal.draw_map(table.view(people), narrator, 160))
    return capture.get()


@EACH
def test_a_terminal_shows_a_war_with_all_its_dice(language: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", mage=1).give("ombre", "nimble-dodge")
    table.act("kelwin", "war crossing ombre")
    while table.window() != "w5":
        table.all_pass(*([MORE, ONE, ZERO, ZERO] if table.window() == "w3" else []))
    assert "2 0, score 2" in drawn(table, "kelwin", language)


def test_a_terminal_shows_the_own_hand_and_nobody_elses() -> None:
    table = Table().give("kelwin", "heroic-charge").give("ombre", "nimble-dodge").row("war-cry")
    shown = drawn(table, "kelwin", map_too=True)
    assert "Heroic Charge" in shown
    assert "War Cry" in shown
    assert "Nimble Dodge" not in shown
