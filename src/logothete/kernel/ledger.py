"""The rules ledgers: every rule of every game, numbered, in our own words.

A ledger file holds `[[rule]]` tables; its other tables (lost graphics, cards, notes) belong to other readers
and are left alone. Nothing is kept between calls: whoever loads the ledger holds it.
"""

import difflib
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

from logothete.kernel.content import ContentError, Problem, line_of, read_toml

# The prefixes stand in the order in which a reader meets the parts of a game.
GAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "byzantio": ("BYZ",),
        "nekken": ("NEK",),
        "diktat": ("DIK", "AUT"),
        "necrosia": ("NEC",),
        "guiscard": ("GUI", "SIE", "CAM"),
    }
)

# NEC-C01 and its like are the cards of Necrosia, each of which is a rule.
_ID: Final = re.compile(r"([A-Z]{3})-(?:[0-9]{3}|C[0-9]{2})")

_PACKAGE: Final = Path(__file__).resolve().parents[1]


class UnknownRule(LookupError):
    """No ledger holds this rule id; `close` are the ids that look like it."""

    def __init__(self, rule_id: str, close: tuple[str, ...]) -> None:
        self.rule_id = rule_id
        self.close = close
        hint = f"Close to it: {', '.join(close)}." if close else "An id looks like BYZ-056."
        super().__init__(f"No rule is called {rule_id!r}. {hint}")


class UnknownGame(LookupError):
    """No game has this key."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(f"No game is called {game!r}. The games are {', '.join(GAMES)}.")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: `fr` is the rulebook's own term, `untested` the reason why no test can prove the rule."""

    id: str
    section: str
    title: str
    fr: str
    text: str
    source: Literal["explicit", "ruling", "reconstructed"]
    why: str | None = None
    example: str | None = None
    untested: str | None = None


class Ledger(msgspec.Struct, frozen=True):
    """All rules by id, in the order of the files."""

    rules: Mapping[str, Rule]

    def rule(self, rule_id: str) -> Rule:
        found = self.rules.get(rule_id)
        if found is None:
            raise UnknownRule(rule_id, tuple(difflib.get_close_matches(rule_id.upper(), self.rules, n=3)))
        return found

    def game(self, game: str) -> tuple[Rule, ...]:
        """The rules of a game, part after part, each in the order of its file."""
        if game not in GAMES:
            raise UnknownGame(game)
        prefixes = GAMES[game]
        own = (rule for rule in self.rules.values() if rule.id[:3] in prefixes)
        return tuple(sorted(own, key=lambda rule: prefixes.index(rule.id[:3])))

    def search(self, words: str) -> tuple[Rule, ...]:
        """The rules where every word begins some word of the rule, titles before French terms before texts.

        Case and accents do not matter. A search without a single word finds nothing.
        """
        wanted = _words(words)
        if not wanted:
            return ()
        ranked = ((_rank(rule, wanted), rule) for rule in self.rules.values())
        found = [(rank, rule) for rank, rule in ranked if rank is not None]
        return tuple(rule for _, rule in sorted(found, key=lambda pair: pair[0]))


def load_ledger(folder: Path | None = None) -> Ledger:
    """Read every ledger of `folder`, by default the installed ones or those of the repository.

    Raises ContentError with everything that is wrong in the files.
    """
    folder = _find_folder() if folder is None else folder
    files = sorted(folder.glob("*.toml"))
    if not files:
        advice = "Name the folder that holds the rules ledgers (*.toml)."
        raise ContentError((Problem(folder, 0, "the ledgers", "there is none in this folder", advice),))
    rules: dict[str, Rule] = {}
    problems: list[Problem] = []
    home: dict[str, Path] = {}
    for file in files:
        for index, table in enumerate(read_toml(file, _File).rule):
            try:
                rule = _rule(table)
                if rule.id in rules:
                    raise _Fault(f"this id is already used in {home[rule.id]}", "Give one of the two a free number.")
            except _Fault as fault:
                line = line_of(file.read_text(encoding="utf-8-sig"), f"rule[{index}]")
                place = f"rule {table.get('id', f'number {index + 1}')}"
                problems.append(Problem(file, line, place, fault.what, fault.advice))
            else:
                rules[rule.id] = rule
                home[rule.id] = file
    if problems:
        raise ContentError(tuple(problems))
    return Ledger(MappingProxyType(rules))


class _File(msgspec.Struct, frozen=True):
    """The rules of a file, still unchecked, so that a fault can be told by the id of its rule."""

    rule: tuple[dict[str, Any], ...] = ()


class _Fault(Exception):
    """What is wrong with a rule, before we say where it stands."""

    def __init__(self, what: str, advice: str) -> None:
        self.what = what
        self.advice = advice


def _find_folder() -> Path:
    """An installed package carries its ledgers; a working copy keeps them in rules/, for people to read."""
    installed, repository = _PACKAGE / "ledgers", _PACKAGE.parents[1] / "rules"
    return installed if installed.is_dir() else repository


def _rule(table: dict[str, Any]) -> Rule:
    try:
        rule = msgspec.convert(table, Rule)
    except msgspec.ValidationError as error:
        fields = msgspec.structs.fields(Rule)
        needed = ", ".join(field.name for field in fields if field.required)
        extra = ", ".join(field.name for field in fields if not field.required)
        advice = f"A rule must have {needed}, and may have {extra}."
        raise _Fault(str(error).replace("`", "'"), advice) from error
    for name, value in msgspec.structs.asdict(rule).items():
        if value is not None and not value.strip():
            raise _Fault(f"'{name}' is empty", "Fill it in; an optional field may be left out.")
    prefixes = tuple(prefix for own in GAMES.values() for prefix in own)
    shape = _ID.fullmatch(rule.id)
    if shape is None or shape[1] not in prefixes:
        advice = f"Write one of {', '.join(prefixes)}, a hyphen and three digits (for a card: C and two digits)."
        raise _Fault("malformed id", advice)
    return rule


def _words(text: str) -> list[str]:
    """The words of a text without case, accents and ligatures, so that `cite` finds `Cité`."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return re.findall(r"\w+", "".join(sign for sign in split if not unicodedata.combining(sign)))


def _rank(rule: Rule, wanted: list[str]) -> int | None:
    words: list[str] = []
    for rank, field in enumerate((f"{rule.id} {rule.title}", rule.fr, rule.text)):
        words += _words(field)
        if all(any(word.startswith(start) for word in words) for start in wanted):
            return rank
    return None
