"""The action table of a game: every action is one integer, one pair of verb and argument, and one short text.

`campaign hellas`, `corrupt nicaea doukas`, `pass`: a verb and the keys of its domains. The integer is the same in
every state of the game and on every machine; page, record, bots and adapters all speak it.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence

import msgspec


class UnknownAction(Exception):
    """A text or a number that is no action of the game at all, as opposed to one that is not allowed now."""


class Verb(msgspec.Struct, frozen=True):
    """What can be done, and the domains from which its argument is taken (none, one, or a pair)."""

    key: str
    domains: tuple[str, ...] = ()


class Verbs(list[Verb]):
    """The verbs of a game: each is declared once, and its number is its place."""

    def add(self, key: str, *domains: str) -> int:
        """Declare a verb; its number."""
        self.append(Verb(key, domains))
        return len(self) - 1


class Actions:
    """The table itself: `first[verb]` is the verb's first integer, its arguments follow in domain order."""

    def __init__(self, verbs: Sequence[Verb], domains: Mapping[str, Sequence[str]]) -> None:
        self.verbs = tuple(verbs)
        self.domains = {name: tuple(keys) for name, keys in domains.items()}
        self.first: list[int] = []
        self.size = 0
        for verb in self.verbs:
            self.first.append(self.size)
            self.size += self._width(verb)
        self._texts = [self._spell(action) for action in range(self.size)]
        self._by_text = {text: action for action, text in enumerate(self._texts)}
        self._by_key = {verb.key: at for at, verb in enumerate(self.verbs)}

    def _width(self, verb: Verb) -> int:
        width = 1
        for domain in verb.domains:
            width *= len(self.domains[domain])
        return width

    def verb_of(self, action: int) -> int:
        """The place of the action's verb in `verbs`."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action: they run from 0 to {self.size - 1}")
        at = len(self.verbs) - 1
        while self.first[at] > action:
            at -= 1
        return at

    def decode(self, action: int) -> tuple[str, tuple[str, ...]]:
        """The verb's key and the keys of its argument."""
        at = self.verb_of(action)
        verb = self.verbs[at]
        rest = action - self.first[at]
        keys: list[str] = []
        for domain in reversed(verb.domains):
            rest, place = divmod(rest, len(self.domains[domain]))
            keys.append(self.domains[domain][place])
        return verb.key, tuple(reversed(keys))

    def about(self, action: int, names: Sequence[str]) -> dict[str, str | int]:
        """The keys of some of an action's domains, by their names."""
        if not names:
            return {}
        at = self.verb_of(action)
        _, keys = self.decode(action)
        of = dict(zip(self.verbs[at].domains, keys, strict=True))
        return {name: of[name] for name in names}

    def encode(self, verb: str, *keys: str) -> int:
        """The integer of a verb with its argument."""
        return self.parse(" ".join((verb, *keys)))

    def text(self, action: int) -> str:
        """The short form, as in a record: `campaign hellas`."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action: they run from 0 to {self.size - 1}")
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The integer of a short form. Spaces and case do not matter."""
        words = " ".join(text.lower().split())
        action = self._by_text.get(words)
        if action is None:
            near = difflib.get_close_matches(words, self._texts, n=3)
            hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
            raise UnknownAction(f"{text!r} is no action of this game{hint}")
        return action

    def _spell(self, action: int) -> str:
        verb, keys = self.decode(action)
        return " ".join((verb, *keys))
