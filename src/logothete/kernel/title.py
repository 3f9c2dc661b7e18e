"""A title: one game of the shelf, described for everybody who does not know its rules.

A title is immutable. It names the actions, the events and the options, starts and loads states, and makes what a seat
may see of one. Server, terminal, bots and adapters work with titles and states only, never with a particular game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from logothete.kernel.actions import Actions
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.features import Feature
from logothete.kernel.mind import Mind
from logothete.kernel.orders import Order, OrderKind
from logothete.kernel.prompt import Prompt as Prompt
from logothete.kernel.state import Refusal, State, Witness

PRIVATE: Final = "private"
"""Players may talk to all, or to chosen others alone."""
PUBLIC: Final = "public"
"""What is said is said to all."""
FORMS: Final = "forms"
"""Nothing is said in free words: only what the game itself lets players tell one another."""
TALK: Final = (PRIVATE, PUBLIC, FORMS)


class BadSetup(Exception):
    """A game was asked for that the title does not offer; the message says what it does offer."""


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game: its key and its values, the first being the default.

    Its texts are the messages `option-<key>` and `option-<key>-<value>`.
    """

    key: str
    values: tuple[str, ...]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many play, and what was agreed before the game."""

    players: int
    options: dict[str, str] = {}


class Fact(msgspec.Struct, frozen=True):
    """Something worth knowing of a choice, as a message (`fact-<key>`) about things and numbers."""

    key: str
    about: dict[str, str | int] = {}


class Card(msgspec.Struct, frozen=True):
    """What somebody should know who chooses a value of an option, such as a scenario.

    Its heading is the value's own message, a few words more are `option-<key>-<value>-about`; the page may draw the
    scene that goes with it.
    """

    facts: tuple[Fact, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """One entry of a result: a seat's points for something, as a message (`score-<key>`)."""

    seat: int
    key: str
    rule: str
    points: float
    about: dict[str, str | int] = {}


class Result(msgspec.Struct, frozen=True):
    """How a game ended: each seat's place and total, and where the points came from."""

    places: list[int]
    scores: list[float]
    lines: list[Line] = []
    sides: list[int] = []
    """As `Title.sides` says; left empty where everybody plays alone."""


class Factor(msgspec.Struct, frozen=True):
    """What a roll depends on (`factor-<key>`): what it adds, and its rule.

    It adds to the number that is needed, unless it says to what else: a difference of strengths, a column of a table,
    the die. What these are called, with their sums, are the messages `factors-<to>`.
    """

    key: str
    value: int
    rule: str
    to: str = ""


class Chances(msgspec.Struct, frozen=True):
    """How likely each outcome is, as a message (`odds-<key>`), about the factors' sum (`total`) and what else there is.

    Without names the outcomes are numbers, from 0 on, and the last one is the most there can be; with them each is a
    message (`outcome-<name>`).
    """

    key: str
    chances: list[float]
    outcomes: tuple[str, ...] = ()
    factors: tuple[Factor, ...] = ()
    about: dict[str, str | int] = {}

    def sums(self) -> dict[str, int]:
        """What the factors come to, by what they add to, in their order."""
        found: dict[str, int] = {}
        for factor in self.factors:
            found[factor.to] = found.get(factor.to, 0) + factor.value
        return found


class Finding(msgspec.Struct, frozen=True):
    """A line of an answer, as a message (`finding-<key>`), and the rule that it follows from."""

    key: str
    rule: str
    about: dict[str, str | int] = {}


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What is found out by an inquiry: in words, for everybody; titles add what a page can draw."""

    lines: tuple[Finding, ...] = ()


class InquiryKind(msgspec.Struct, frozen=True):
    """A question that may be asked of a position and changes nothing (`inquiry-<key>`): about things, in this order."""

    key: str
    domains: tuple[str, ...]
    answer: type[Answer] = Answer


MOST_ANSWER: Final = 16_384
"""No answer is longer, as JSON."""


class Caution(msgspec.Struct, frozen=True):
    """What a seat should know before it does something that the rules allow, as a message (`caution-<key>`)."""

    key: str
    rule: str
    about: dict[str, str | int] = {}


class Change(msgspec.Struct, frozen=True):
    """A figure of a seat that an action changes, as a message (`change-<key>`)."""

    key: str
    seat: int
    before: int
    after: int
    rule: str


class Title(ABC):
    """One game of the shelf. Subclasses set the attributes and implement the methods."""

    key: str
    """The name by which commands, records and addresses know it."""
    version: int
    """Raised whenever a rule changes in a way that could make an old record play differently."""
    players: tuple[int, ...]
    """The numbers of players it can be played with."""
    options: tuple[Option, ...]
    content: str
    """The hash of boards, cards and values; records carry it."""
    pack: str
    """The name of the content pack, empty for the built-in content."""
    folder: Path | None = None
    """Where the pack lies, for opening the same title in another process."""
    actions: Actions
    events: tuple[EventKind, ...]
    texts: tuple[Path, ...]
    """Folders and files of its message catalogues, later ones overriding earlier ones."""
    chance: bool = True
    """Whether dice or shuffles play a part."""
    secrets: bool = True
    """Whether a seat may know less than everything."""
    all_may_lose: bool = False
    """Whether a game can end without a winner; if not, somebody is always first."""
    foreseen: tuple[str, ...] = ()
    """The verbs whose outcome `odds` can reckon beforehand."""
    previewed: tuple[str, ...] = ()
    """The verbs of which `preview` says what they change."""
    cautious: tuple[str, ...] = ()
    """The verbs of which `cautions` may have something to say."""
    inquiries: tuple[InquiryKind, ...] = ()
    """What may be asked of a position: what is seen from where, who can go where."""
    orders: tuple[OrderKind, ...] = ()
    """The standing orders that players may give."""
    standing: tuple[Order, ...] = ()
    """The orders with which every seat begins; its player may revoke them."""
    reel: Path | None = None
    """The file of a game to show: a moving picture and worked examples (`logothete.kernel.shown`)."""
    rounds: str = ""
    """The kind of event that begins a turn, a year or whatever else the title counts a game by, for looking back at it.

    The event's own number is the number of the round, and the message `rounds-name` says what one is called.
    """
    cast: tuple[str, ...] = ()
    """Who its bots are, by keys; their names are the messages `cast-<key>`. At least as many as can play, or nobody."""
    gained: tuple[str, ...] = ()
    """The kinds of events by which a seat comes by something to use later, such as a card for its hand."""
    used: tuple[str, ...] = ()
    """The kinds of events by which a seat uses such a thing. By both the laboratory sees whether bots hoard."""
    staged: tuple[str, ...] = ()
    """The keys of the options that the scene depends on: a scenario, a map."""
    talk: str = ""
    """The key of the option that says how players may talk (its values are of `TALK`); empty: to all, in public."""

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """The side of each seat: those of one side play together, and win, draw or lose together.

        Everybody for himself, unless a title says otherwise; `State.side` says the same.
        """
        return tuple(range(setup.players))

    def talk_at(self, setup: Setup) -> str:
        """How players may talk at a table of this setup: one of `TALK`."""
        return setup.options.get(self.talk, PUBLIC) if self.talk else PUBLIC

    def hushed(self, state: State, seat: int) -> Refusal | None:
        """The rule by which a seat may say nothing at this moment, to nobody; None while it may talk.

        It must follow from what everybody sees.
        """
        return None

    def seat_names(self, setup: Setup) -> Sequence[Mapping[str, str]]:
        """What will stand for each seat, as in `seat_name`, as far as the setup alone tells: for the lobby."""
        return [{} for _ in range(setup.players)]

    def first_seat(self, setup: Setup) -> int | None:
        """Who decides first, if the setup alone tells."""
        return None

    def card(self, option: str, value: str) -> Card | None:
        """What the lobby tells of a value of an option, beyond its name."""
        return None

    def check(self, setup: Setup) -> Setup:
        """The setup with every option filled in; `BadSetup` if the title cannot be played so."""
        chosen = self._filled(setup.options)
        allowed = self.players_for(chosen)
        if setup.players not in allowed:
            numbers = ", ".join(str(number) for number in allowed)
            raise BadSetup(f"{self.key} is for {numbers} players, not {setup.players}")
        return Setup(setup.players, chosen)

    def setup_with(self, options: Mapping[str, str], players: int = 0) -> Setup:
        """These options, the defaults of all others, and so many players; if they cannot, as few as can.

        `BadSetup` if there are no such options.
        """
        chosen = self._filled(options)
        allowed = self.players_for(chosen)
        return self.check(Setup(players if players in allowed else min(allowed), chosen))

    def _filled(self, options: Mapping[str, str]) -> dict[str, str]:
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise BadSetup(f"{self.key} has no option {key!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[key].values:
                raise BadSetup(f"option {key!r} is one of {', '.join(known[key].values)}, not {value!r}")
        return {option.key: options.get(option.key, option.values[0]) for option in self.options}

    def players_for(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """The numbers of players with these options, all of them given: some of `players`; by default, each of them."""
        return self.players

    def former(self) -> Sequence[Title]:
        """The title with each earlier content that it was shipped with, the last one first; its pack stays.

        What began with one of these goes on with it; nothing new does.
        """
        return ()

    def with_content(self, content: str) -> Title:
        """The title with the content of this hash, if it ever was its own; otherwise as it is."""
        if content in ("", self.content):
            return self
        return next((one for one in self.former() if one.content == content), self)

    @abstractmethod
    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> State:
        """The first position of a game."""

    @abstractmethod
    def load(self, setup: Setup, cells: list[int]) -> State:
        """The position that `State.dump` gave, in a game of this setup."""

    @abstractmethod
    def look(self, state: State, seat: int | None) -> msgspec.Struct:
        """All that a seat may know, and nothing else; None is a spectator.

        The struct that a title says it returns, here and in `scene`, is what the page's types are made of.
        """

    def look_from(self, public: msgspec.Struct, state: State, seat: int) -> msgspec.Struct:
        """The same as `look(state, seat)`; `public` is `look(state, None)`.

        Most of what the seats see is the same for all. A title whose views are large adds a seat's own secrets to
        that, so that a table which shows a position to everybody draws the rest of it once.
        """
        return self.look(state, seat)

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Prompt | None:
        """What this seat is asked now, if anything."""

    def invitations(self, state: State, seat: int) -> list[Prompt]:
        """What lies before this seat that it may answer without being waited for, if it is invited.

        One for each thing, as a message like that of a question, with its `answers`. What is replaced by something else
        (other terms of an offer) must have another prompt, if only by a number in it: an answer to the one is none to
        the other.
        """
        return []

    @abstractmethod
    def result(self, state: State) -> Result:
        """How the game ended; `NotOver` before that."""

    def scene(self, setup: Setup) -> msgspec.Struct | dict[str, object]:
        """What a page needs to draw the table: public content, the same for everybody and in every position.

        Of the setup it depends on the options that `staged` names, and on nothing else.
        """
        return {}

    def measures(self, state: State) -> dict[str, float]:
        """Figures of a finished game, beside its points, that say how it went: for `logothete balance`."""
        return {}

    def progress(self, state: State) -> list[float] | None:
        """Each seat's score as it would be counted now, for looking back at a finished game: it sees every secret.

        None while there is nothing to count, and for a title that counts only at the end.
        """
        return None

    def odds(self, state: State, seat: int, action: int) -> list[Chances]:
        """What an action that is open to the seat may bring, reckoned from what the seat may know.

        Empty if nothing can be said of it.
        """
        return []

    def preview(self, state: State, seat: int, action: int) -> list[Change]:
        """What an action that is open to the seat changes for it, and of what everybody sees; where that is certain.

        Reckoned from what the seat may know. Empty if there is nothing to compare.
        """
        return []

    def cautions(self, state: State, seat: int, action: int) -> list[Caution]:
        """What the seat should know before it does what is open to it, reckoned from what it may know.

        Whoever has one is asked to confirm the action: only what a player would regret not to have known.
        """
        return []

    def cautioned(self, state: State, seat: int, actions: Sequence[int]) -> dict[str, list[Caution]]:
        """Those of these actions that have cautions, as texts, each with its own."""
        careful = {at for at, verb in enumerate(self.actions.verbs) if verb.key in self.cautious}
        chosen = [action for action in actions if self.actions.verb_of(action) in careful] if careful else []
        found = {self.actions.text(action): self.cautions(state, seat, action) for action in chosen}
        return {text: cautions for text, cautions in found.items() if cautions}

    def inquire(self, state: State, seat: int | None, kind: InquiryKind, things: Sequence[str]) -> Answer:
        """The answer to an inquiry about things of its domains, from what the seat (None: everybody) may know.

        It takes no longer than a page takes to be turned (50 ms) and is no longer than `MOST_ANSWER`.
        """
        raise NotImplementedError

    def left(self, state: State, seat: int) -> dict[str, int]:
        """How often a seat may still use a verb, of those that are counted, reckoned from what the seat may know."""
        return {}

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        """What `observe` writes in a game of this setup; empty for a title that does not serve learning programs."""
        return ()

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        """Write all that a seat may know into `out`, in the order of `features`; say how many numbers it was."""
        return 0

    def longest(self, setup: Setup) -> int:
        """A number of answers, without asides, that no game of this setup exceeds; 0 for a title without features."""
        return 0

    def asides_in_a_row(self, setup: Setup) -> int:
        """A number of asides, by everybody together, that never follow each other without an answer; 0 without asides.

        They run out: whoever waits for an answer is not kept waiting by those who are not asked.
        """
        return 0

    def period(self, public: msgspec.Struct, span: str) -> int:
        """Which turn, year or other span of the title's orders it is, by the view of a spectator.

        A number that stays the same as long as an order given now is to stand.
        """
        return 0

    def obey(self, public: msgspec.Struct, seat: int, orders: Sequence[Order]) -> Sequence[str] | None:
        """What a seat that is asked now answers by its orders; None if the player has to be asked.

        Texts of actions, the best first, of which the first that is offered is played; `pawn *` is any one of the verb.
        The last must be one that is offered whatever the seat holds. `public` is the view of a spectator: see
        `logothete.kernel.orders`.
        """
        return None

    def respond(
        self, public: msgspec.Struct, seat: int, invitations: Sequence[Prompt], orders: Sequence[Order]
    ) -> Sequence[str] | None:
        """What a seat answers by its orders to what it is invited to; None if the player shall see it.

        As `obey`, of which the wishes are asides here. An answer must leave fewer invitations, or others.
        """
        return None

    def mind(self) -> Mind:
        """A bot's judgement of the game; one that knows nothing unless the game brings its own."""
        return Mind()

    @abstractmethod
    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        """What stands for a seat in sentences: a domain and a key (`{"house": "doukas"}`), or nothing yet.

        It is told to everybody, so it holds only what everybody may know.
        """
