"""The action table of a game: every action is one integer, one pair of verb and argument, and one short text.

`campaign hellas`, `corrupt nicaea doukas`, `pass`: a verb and the keys of its domains. The integer is the same in
every state of the game and on every machine; page, record, bots and adapters all speak it.

Nothing is made for each action when a table is opened: a text is spelt when it is asked for, and read word by word. A
game with fifty thousand actions opens as quickly as a small one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence

import msgspec

from logothete.kernel.spelling import SUGGESTED, WordList


class UnknownAction(Exception):
    """A text or a number that is no action of the game at all, as opposed to one that is not allowed now."""


class FaultyTable(Exception):
    """A fault of a title: words by which its actions could not be told apart, or not be read again."""


class Verb(msgspec.Struct, frozen=True):
    """What can be done, and the domains from which its argument is taken (none, one, or a pair).

    A verb with a rule is explained to whoever thinks of it, by the message `what-<key>`.
    """

    key: str
    domains: tuple[str, ...] = ()
    spends: bool = False
    """Whether it uses up something that does not come back soon: an action of the turn, a card, points."""
    rule: str = ""


class Verbs(list[Verb]):
    """The verbs of a game: each is declared once, and its number is its place."""

    def add(self, key: str, *domains: str, spends: bool = False, rule: str = "") -> int:
        """Declare a verb; its number."""
        self.append(Verb(key, domains, spends, rule))
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
        self._verbs = _places("verbs", [verb.key for verb in self.verbs])
        self._places = {name: _places(f"domain {name!r}", keys) for name, keys in self.domains.items()}
        self._texts: list[str | None] = [None] * self.size
        self._verb_list = WordList(self._verbs)
        self._word_lists = {name: WordList(keys) for name, keys in self.domains.items()}

    def _width(self, verb: Verb) -> int:
        width = 1
        for domain in verb.domains:
            width *= len(self.domains[domain])
        return width

    def together(self, *verbs: str) -> int:
        """How many actions these verbs have: a bound for what a game offers if it offers only them at once."""
        return sum(self._width(self.verbs[self._verbs[verb]]) for verb in verbs)

    def verb_of(self, action: int) -> int:
        """The place of the action's verb in `verbs`."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action: they run from 0 to {self.size - 1}")
        return bisect_right(self.first, action) - 1

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
        action = self._find(verb, keys)
        return self.parse(" ".join((verb, *keys))) if action is None else action

    def text(self, action: int) -> str:
        """The short form, as in a record: `campaign hellas`."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"{action} is no action: they run from 0 to {self.size - 1}")
        text = self._texts[action]
        if text is None:
            verb, keys = self.decode(action)
            text = self._texts[action] = " ".join((verb, *keys))
        return text

    def parse(self, text: str) -> int:
        """The integer of a short form. Spaces and case do not matter."""
        words = text.lower().split()
        action = self._find(words[0], words[1:]) if words else None
        if action is None:
            raise UnknownAction(f"{text!r} is no action of this game{self._hint(words)}")
        return action

    def _find(self, verb: str, keys: Sequence[str]) -> int | None:
        at = self._verbs.get(verb)
        if at is None or len(keys) != len(self.verbs[at].domains):
            return None
        argument = 0
        for domain, key in zip(self.verbs[at].domains, keys, strict=True):
            place = self._places[domain].get(key)
            if place is None:
                return None
            argument = argument * len(self.domains[domain]) + place
        return self.first[at] + argument

    def _hint(self, words: Sequence[str]) -> str:
        """What was perhaps meant, word by word: looking at every text would hold up a whole server."""
        if not words:
            return ""
        known = self._verbs.get(words[0])
        if known is not None and len(words) != 1 + len(self.verbs[known].domains):
            return f": it is written {' '.join((words[0], *[f'<{name}>' for name in self.verbs[known].domains]))!r}"
        verbs = [words[0]] if known is not None else self._verb_list.near(words[0])
        meant = [text for verb in verbs for text in self._near(self.verbs[self._verbs[verb]], words[1:])]
        return f"; did you mean {' or '.join(repr(text) for text in meant[:SUGGESTED])}?" if meant else ""

    def _near(self, verb: Verb, words: Sequence[str]) -> list[str]:
        """The texts of a verb that are nearest to these words; several, if only one of the words is strange."""
        if len(words) != len(verb.domains):
            return []
        meant = [[word] if word in self._places[name] else [] for name, word in zip(verb.domains, words, strict=True)]
        strange = [at for at, found in enumerate(meant) if not found]
        for at in strange:
            near = self._word_lists[verb.domains[at]].near(words[at])
            if not near:
                return []
            meant[at] = near if len(strange) == 1 else near[:1]
        most = max((len(found) for found in meant), default=1)
        return [" ".join((verb.key, *[found[min(way, len(found) - 1)] for found in meant])) for way in range(most)]


def _places(what: str, keys: Sequence[str]) -> dict[str, int]:
    """Where each key stands; every key must be one word in small letters, and no two alike."""
    places = {key: at for at, key in enumerate(keys)}
    if len(places) != len(keys):
        twice = next(key for at, key in enumerate(keys) if places[key] != at)
        raise FaultyTable(f"{what}: {twice!r} is there twice. Give each its own key")
    for key in keys:
        if key != key.lower() or len(key.split()) != 1 or key != key.strip():
            raise FaultyTable(f"{what}: {key!r} is not one word in small letters, so it could not be typed")
    return places
