"""Sentences: what happened, what is asked, refused or counted, in the reader's language.

The engine speaks in keys (`city`: `nicaea`) and numbers. A narrator looks each up in the catalogue of its title: a name
that ends in a domain of the action table becomes the message `<domain>-<key>`, a seat becomes what stands for it.
It knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from logothete.kernel.events import Event, domain_of
from logothete.kernel.state import Refusal, State
from logothete.kernel.text import KERNEL_TEXTS, Catalogue
from logothete.kernel.title import Caution, Chances, Change, Finding, Line, Prompt, Title

Value = str | int | float

OWN_NAME: Final = re.compile(r"\d+|[a-h]*\d+\.\d+")


def is_own_name(key: str) -> bool:
    """Whether a thing needs no name besides its key: a number, or a place on a grid (`07`, `16.10`, `a16.10`)."""
    return OWN_NAME.fullmatch(key) is not None


class Narrator:
    """Says in one language what concerns one title.

    The names of seats are those of a position: they may change while players choose what they play.
    """

    def __init__(
        self, title: Title, language: str, players: Sequence[str] = (), bots: Mapping[int, str] | None = None
    ) -> None:
        self.title = title
        self.catalogue = Catalogue.load(language, KERNEL_TEXTS, *title.texts)
        self.players = tuple(players)
        self.bots = dict(bots or {})
        """Which seats figures of the title's cast have."""

    def seat(self, state: State, seat: int) -> str:
        """What stands for a seat (its house, its colour), with the name of its player if it has one."""
        standing = self.title.seat_name(state, seat)
        if not standing:
            return self.player(seat)
        name = " ".join(self.name(domain, key) for domain, key in standing.items())
        if seat in self.bots:
            return self.catalogue.say("seat-with-bot", seat=name, bot=self.name("cast", self.bots[seat]))
        player = self._player_name(seat)
        return self.catalogue.say("seat-with-player", seat=name, player=player) if player else name

    def player(self, seat: int) -> str:
        """The player of a seat by name, or by number; a bot is said to be one."""
        if seat in self.bots:
            return self.catalogue.say("bot-named", bot=self.name("cast", self.bots[seat]))
        return self._player_name(seat) or self.catalogue.say("seat-number", number=seat + 1)

    def name(self, domain: str, key: str) -> str:
        """The name of one of the things that actions and events are about; what is called by a number is its own.

        So are hexes, `a16.10`: no message can have such a name, and there would be a thousand of them.
        """
        message = f"{domain}-{key}"
        return key if is_own_name(key) and not self.catalogue.has(message) else self.catalogue.say(message)

    def verb(self, key: str) -> str:
        """The word for a verb, as it is typed."""
        return self.catalogue.say(f"verb-{key}")

    def action(self, action: int) -> str:
        """An action in full, without a capital, to follow other words."""
        verb, keys = self.title.actions.decode(action)
        domains = self.title.actions.verbs[self.title.actions.verb_of(action)].domains
        names = {domain: self.name(domain, key) for domain, key in zip(domains, keys, strict=True)}
        return self.catalogue.say(f"action-{verb}", **names)

    def event(self, state: State, event: Event) -> str:
        """Something that happened."""
        return self._sentence(state, f"event-{event.kind}", event.about)

    def refusal(self, state: State, refusal: Refusal) -> str:
        """Why not, and what instead."""
        return self._sentence(state, f"refusal-{refusal.reason}", refusal.about)

    def prompt(self, state: State, prompt: Prompt) -> str:
        """What a seat is asked."""
        return self._sentence(state, f"prompt-{prompt.key}", prompt.about)

    def caution(self, state: State, caution: Caution) -> str:
        """What a seat should know before it does something."""
        return self._sentence(state, f"caution-{caution.key}", caution.about)

    def change(self, change: Change) -> str:
        """What a figure is that an action changes."""
        return self.catalogue.say(f"change-{change.key}")

    def chances(self, state: State, chances: Chances) -> str:
        """What it is that is reckoned."""
        return self._sentence(state, f"odds-{chances.key}", {"total": chances.sums().get("", 0), **chances.about})

    def finding(self, state: State, finding: Finding) -> str:
        """A line of an answer."""
        return self._sentence(state, f"finding-{finding.key}", finding.about)

    def line(self, state: State, line: Line) -> str:
        """Where some points came from."""
        return self._sentence(state, f"score-{line.key}", line.about)

    def _player_name(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else ""

    def _sentence(self, state: State, message: str, about: Mapping[str, str | int]) -> str:
        values: dict[str, Value] = {}
        for name, value in about.items():
            domain = domain_of(name, self.title.actions.domains)
            if domain is not None and isinstance(value, str):
                values[name] = self.name(domain, value)
            elif is_seat(name) and isinstance(value, int):
                values[name] = self.seat(state, value)
                values[f"{name}_player"] = self.player(value)
            else:
                values[name] = value
        sentence = self.catalogue.say(message, **values)
        return sentence[:1].upper() + sentence[1:]


def is_seat(name: str) -> bool:
    """Whether a name in `about` stands for a seat: `seat`, or a role in front of it as in `rival_seat`."""
    return name.rsplit("_", 1)[-1] == "seat"
