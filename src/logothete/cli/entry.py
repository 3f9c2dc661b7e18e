"""What a player typed: an action in full, in short, in either language, or by its number.

`campaign hellas`, `camp hel`, `campagne hellas`, `hel`, `3`: every word must begin a verb or one of the things the
verb is about. What is allowed now is preferred to what is not, and what is spelt out to what is cut short.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import NamedTuple

from logothete.kernel.narrate import Narrator


class Meaning(NamedTuple):
    """The actions that an entry may mean: those allowed now, or if there are none, those that are not."""

    allowed: list[int]
    refused: list[int]


def plain(text: str) -> str:
    """Without case, accents and typographic signs, so that `negocier` is `Négocier`."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return " ".join("".join(sign for sign in split if not unicodedata.combining(sign)).split())


class Phrasebook:
    """The words for the actions of one title, in the language of its narrator and as in records."""

    def __init__(self, narrator: Narrator) -> None:
        actions = narrator.title.actions
        self.narrator = narrator
        self.actions = actions
        self._verbs = [_forms(verb.key, narrator.verb(verb.key)) for verb in actions.verbs]
        self._names = {
            (domain, key): _forms(key, narrator.name(domain, key))
            for domain in {domain for verb in actions.verbs for domain in verb.domains}
            for key in actions.domains[domain]
        }

    def spell(self, action: int) -> str:
        """The entry for an action in the player's language."""
        verb, arguments = self._of(action)
        return " ".join((verb[-1], *(names[-1] for names in arguments)))

    def labels(self, action: int) -> list[str]:
        """The names of what an action is about."""
        _, keys = self.actions.decode(action)
        domains = self.actions.verbs[self.actions.verb_of(action)].domains
        return [self.narrator.name(domain, key) for domain, key in zip(domains, keys, strict=True)]

    def understand(self, entry: str, legal: Sequence[int]) -> Meaning:
        """What an entry means while these actions are legal."""
        words = plain(entry).split()
        if self.is_number(entry, legal):
            number = int(words[0])
            return Meaning([legal[number - 1]] if 1 <= number <= len(legal) else [], [])
        allowed = self._matches(words, legal)
        if allowed:
            return Meaning(allowed, [])
        return Meaning([], self._matches(words, self._possible(words)))

    def is_number(self, entry: str, legal: Sequence[int]) -> bool:
        """Whether an entry is the number of an action in the list; a thing that is called by a number comes first."""
        words = plain(entry).split()
        return len(words) == 1 and words[0].isdecimal() and not self._matches(words, legal)

    def names_verb(self, entry: str, action: int) -> bool:
        """Whether an entry says what to do, and not only with what: `campaign hellas`, but not `hellas`."""
        words = plain(entry).split()
        verb, arguments = self._of(action)
        return bool(words) and _fits(words[0], verb) and any(True for _ in _assignments(words[1:], arguments))

    def near(self, entry: str, legal: Sequence[int]) -> list[str]:
        """Legal entries that look like what was typed, or begin with the same verb."""
        spelt = {plain(self.spell(action)): self.spell(action) for action in legal}
        words = plain(entry).split()
        known = [action for action in legal if words and _fits(words[0], self._verbs[self.actions.verb_of(action)])]
        if known:
            return [self.spell(action) for action in known[:6]]
        return [spelt[one] for one in difflib.get_close_matches(plain(entry), spelt, n=3, cutoff=0.5)]

    def _of(self, action: int) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
        at = self.actions.verb_of(action)
        _, keys = self.actions.decode(action)
        domains = self.actions.verbs[at].domains
        return self._verbs[at], [self._names[domain, key] for domain, key in zip(domains, keys, strict=True)]

    def _possible(self, words: Sequence[str]) -> list[int]:
        """All actions that a few words may mean, and some others: those of the verbs and things that they begin.

        Found from the words, since trying every action of a large game would take long.
        """
        found: set[int] = set()
        for at, verb in enumerate(self.actions.verbs):
            named = [words[1:]] if words and _fits(words[0], self._verbs[at]) else []
            for things in [*named, words] if words else []:
                found.update(self._fitting(at, verb.domains, things))
        return sorted(found)

    def _fitting(self, at: int, domains: Sequence[str], words: Sequence[str]) -> Iterator[int]:
        """The actions of a verb whose things these words begin, in whatever order."""
        keys = [self.actions.domains[domain] for domain in domains]
        for chosen in permutations(range(len(domains)), len(words)) if len(words) <= len(domains) else ():
            given = dict(zip(chosen, words, strict=True))
            places = [
                [key for key, name in enumerate(keys[place]) if _fits(given[place], self._names[domain, name])]
                if place in given
                else range(len(keys[place]))
                for place, domain in enumerate(domains)
            ]
            for argument in product(*places):
                number = 0
                for place, key in enumerate(argument):
                    number = number * len(keys[place]) + key
                yield self.actions.first[at] + number

    def _matches(self, words: Sequence[str], among: Sequence[int]) -> list[int]:
        """The actions that the words may mean; if some are spelt out, only those."""
        found = [(rank, action) for action in among if (rank := self._rank(words, action)) > 0]
        best = max((rank for rank, _ in found), default=0)
        return [action for rank, action in found if rank == best]

    def _rank(self, words: Sequence[str], action: int) -> int:
        """0: does not fit. Higher: with its verb, and with more words spelt out."""
        verb, arguments = self._of(action)
        ranks = [0]
        if words and _fits(words[0], verb):
            ranks += [100 + (words[0] in verb) + rank for rank in _assignments(words[1:], arguments)]
        ranks += [1 + rank for rank in _assignments(words, arguments) if words]
        return max(ranks)


def _forms(key: str, name: str) -> tuple[str, ...]:
    """A word as in records and in the player's language, the latter last."""
    return tuple(dict.fromkeys((plain(key), plain(name).replace(" ", "-"))))


def _fits(word: str, forms: tuple[str, ...]) -> bool:
    return any(form.startswith(word) for form in forms)


def _assignments(words: Sequence[str], arguments: Sequence[tuple[str, ...]]) -> Iterator[int]:
    """For each way to give every word to a different argument: how many words are spelt out."""
    if len(words) <= len(arguments):
        for chosen in permutations(arguments, len(words)):
            if all(_fits(word, forms) for word, forms in zip(words, chosen, strict=True)):
                yield sum(word in forms for word, forms in zip(words, chosen, strict=True))
