"""Everything that a game prints: board, news, questions, lists, results.

A game may draw itself: a module `terminal` in its package with `draw(view, narrator, width)`, `draw_map` if it has a
map, and `draw_apart` for what a player puts together aside. Any other game is shown as a tree of what its view holds.
For the ear (`plain`) it may tell itself in words: a module `spoken` with `speak(view, narrator)`, one fact to a line;
then only what has changed is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from types import ModuleType
from typing import Any, cast

import msgspec
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from logothete.bots import LEVEL_TEXTS, LEVELS
from logothete.cli.entry import Phrasebook
from logothete.kernel.events import Event
from logothete.kernel.narrate import Narrator
from logothete.kernel.state import State
from logothete.kernel.text import Catalogue
from logothete.kernel.title import Prompt, Result, Title

Draw = Callable[[msgspec.Struct, Narrator, int], RenderableType]
Speak = Callable[[msgspec.Struct, Narrator], list[str]]


class Screen:
    """A console that speaks of one title in one language."""

    def __init__(self, console: Console, texts: Catalogue, narrator: Narrator, plain: bool = False) -> None:
        """`plain` is for the ear: words instead of drawings, one thing to a line, and only what is new."""
        self.console = console
        self.plain = plain
        self.texts = texts
        self.say = texts.say
        self.narrator = narrator
        self.phrases = Phrasebook(narrator)
        self._drawing = _module(narrator.title, "terminal")
        spoken = _module(narrator.title, "spoken")
        self._speak = _facts if spoken is None else cast(Speak, spoken.speak)
        self._said: set[str] = set()

    def line(self, text: str = "", style: str = "") -> None:
        """One sentence; in a pipe it stays on one line."""
        if self.plain and not text:
            return
        style = "" if self.plain else style
        self.console.print(Text(text, style=style), soft_wrap=self.plain or not self.console.is_terminal)

    def tell(self, message: str, style: str = "", **about: str | int | float) -> None:
        """A message of the command."""
        self.line(self.say(message, **about), style)

    def welcome(self, *, person: bool) -> None:
        texts = self.narrator.catalogue
        self.line(texts.say("title-name"), "bold")
        self.line(texts.say("title-pitch"))
        self.line(texts.say("title-goal"))
        if person:
            self.tell("play-welcome-plain" if self.plain else "play-welcome-hint", "dim")

    def bots(self, kinds: Mapping[int, str]) -> None:
        """Who plays the other seats, and how well: each bot by its name, with its level or description."""
        levels = Catalogue.load(self.narrator.catalogue.language, LEVEL_TEXTS)
        for seat, kind in kinds.items():
            level = levels.say(f"level-{kind}") if kind in LEVELS else kind
            self.tell("play-bot", "dim", bot=self.narrator.player(seat), level=level)

    def board(self, view: msgspec.Struct, whole: bool = True) -> None:
        """The table; for the ear, unless the `whole` is asked for, what is new since it was told last."""
        if self.plain:
            self._tell_board(view, whole)
            return
        draw = cast(Draw, self._drawing.draw) if self._drawing else _tree
        self.line()
        self.console.print(draw(view, self.narrator, self.console.width))

    def _tell_board(self, view: msgspec.Struct, whole: bool) -> None:
        facts = self._speak(view, self.narrator)
        for fact in facts:
            if whole or fact not in self._said:
                self.line(fact)
        self._said = set(facts)

    def map(self, view: msgspec.Struct) -> None:
        draw = cast(Draw | None, getattr(self._drawing, "draw_map", None))
        if draw is None:
            self.tell("play-no-map")
        else:
            self.console.print(draw(view, self.narrator, self.console.width))

    def apart(self, view: msgspec.Struct) -> None:
        """What a player puts together aside, after each step of it; for the ear it is told with what else is new."""
        draw = cast(Draw | None, getattr(self._drawing, "draw_apart", None))
        if draw is not None and not self.plain:
            self.console.print(draw(view, self.narrator, self.console.width))

    def news(self, state: State, events: Sequence[Event], heading: str) -> None:
        """What happened, one sentence to a line."""
        if events:
            self.line()
            self.tell(heading, "bold")
            for event in events:
                self.line(f"  {self.narrator.event(state, event)}")

    def question(self, state: State, prompt: Prompt) -> None:
        if self.plain:
            self.line(f"{self.narrator.prompt(state, prompt)} ({prompt.rule})")
            return
        self.line()
        text = Text(self.narrator.prompt(state, prompt), style="bold")
        text.append(f"  [{prompt.rule}]", style="dim")
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def invitation(self, state: State, prompt: Prompt, open_: Sequence[int]) -> None:
        """What lies before the person, and how it can be answered."""
        parse = self.narrator.title.actions.parse
        answers = [self.phrases.spell(action) for action in map(parse, prompt.answers) if action in open_]
        words = f"{self.narrator.prompt(state, prompt)} ({prompt.rule})"
        self.tell("play-invited", "cyan", prompt=words, answers=", ".join(answers) or "—")

    def choices(self, legal: Sequence[int], first: int = 1) -> None:
        """Everything that is legal, numbered, one group for each verb; for the ear each in full on its own line."""
        if self.plain:
            for number, action in enumerate(legal, start=first):
                self.line(f"{number}. {self.narrator.action(action)}")
            return
        numbered = list(enumerate(legal, start=first))
        actions = self.narrator.title.actions
        for at, group in groupby(numbered, key=lambda pair: actions.verb_of(pair[1])):
            verb = actions.verbs[at]
            members = list(group)
            blank = dict.fromkeys(verb.domains, "…")
            text = Text(self.narrator.verb(verb.key), style="bold")
            if not verb.domains:
                text = Text.assemble((f"{members[0][0]:>3} ", "dim"), text)
            text.append(f"  {self.narrator.catalogue.say(f'action-{verb.key}', **blank)}", style="not bold")
            self.console.print(text)
            if verb.domains:
                items = [self._choice(number, action) for number, action in members]
                self.console.print(Padding(Columns(items, padding=(0, 2), equal=True), (0, 0, 0, 2)))

    def _choice(self, number: int, action: int) -> Text:
        return Text.assemble((f"{number:>3} ", "dim"), " ".join(self.phrases.labels(action)))

    def which(self, actions: Sequence[int]) -> None:
        """Several actions that an entry may mean."""
        self.tell("play-which")
        for action in actions[:8]:
            self.line(f"  {self.phrases.spell(action)}  ({self.narrator.action(action)})")
        if len(actions) > 8:
            self.tell("play-and-more", count=len(actions) - 8)

    def result(self, state: State, result: Result) -> None:
        """The ranking, then where each seat's points came from."""
        self.line()
        self.tell("play-result", "bold")
        order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
        if self.plain:
            self._tell_result(state, result, order)
            return
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for seat in order:
            place = self.say("play-place", place=result.places[seat])
            table.add_row(place, self.narrator.seat(state, seat), self._points(result.scores[seat]))
        self.console.print(table)
        for seat in order:
            lines = [line for line in result.lines if line.seat == seat]
            if lines:
                self.line()
                self.line(self.narrator.seat(state, seat), "bold")
            for line in lines:
                self.line(f"  {self._points(line.points):>10}  {self.narrator.line(state, line)}  [{line.rule}]")

    def _tell_result(self, state: State, result: Result, order: Sequence[int]) -> None:
        for seat in order:
            place = self.say("play-place", place=result.places[seat])
            self.line(f"{place} {self.narrator.seat(state, seat)}, {self._points(result.scores[seat])}")
        for seat in order:
            for line in (line for line in result.lines if line.seat == seat):
                source = f"{self.narrator.line(state, line)}, {self._points(line.points)} ({line.rule})"
                self.line(f"{self.narrator.seat(state, seat)}: {source}")

    def _points(self, points: float) -> str:
        return self.say("play-points", points=int(points) if points == int(points) else points)


def _module(title: Title, name: str) -> ModuleType | None:
    """A module of the title's own package, if it has one of that name."""
    package = import_module(type(title).__module__).__package__
    full = f"{package}.{name}"
    return import_module(full) if package and find_spec(full) else None


def _tree(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """A view as a tree of its fields, for games that do not draw themselves."""
    root = Tree(Text(narrator.catalogue.say("title-name"), style="bold"))
    _grow(root, msgspec.to_builtins(view))
    return root


def _facts(view: msgspec.Struct, narrator: Narrator) -> list[str]:
    """A view as lines of its fields, for games that do not tell themselves in words."""
    return list(_flat(msgspec.to_builtins(view), ""))


def _flat(value: Any, path: str) -> Iterator[str]:
    items = value.items() if isinstance(value, dict) else enumerate(value, start=1)
    for key, part in items:
        name = f"{path} {key}".strip()
        if isinstance(part, dict | list) and part and any(isinstance(one, dict | list) for one in _parts(part)):
            yield from _flat(part, name)
        else:
            yield f"{name}: {_brief(part)}"


def _grow(branch: Tree, value: Any) -> None:
    items = value.items() if isinstance(value, dict) else enumerate(value, start=1)
    for key, part in items:
        if isinstance(part, dict | list) and part and any(isinstance(one, dict | list) for one in _parts(part)):
            _grow(branch.add(Text(str(key), style="bold")), part)
        else:
            branch.add(Text.assemble((f"{key}: ", "bold"), _brief(part)))


def _parts(value: dict[str, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value


def _brief(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {part}" for key, part in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(str(part) for part in value) or "–"
    return "–" if value is None else str(value)
