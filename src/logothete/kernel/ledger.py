"""The rules ledgers: every rule of every game, numbered, in our own words.

A ledger file says in `[[part]]` tables for which games its rules are and how their ids begin; it holds `[[rule]]`
tables, and `[[chapter]]` tables that say where chapters begin. Its other tables (lost graphics, cards, notes) belong to
other readers and are left alone. A folder beside it named for a language (`fr/`) holds the rules in that language, in
`[[rule]]` tables of their own. Nothing is kept between calls: whoever loads the ledger holds it.
"""

import difflib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, TypeVar

import msgspec

from logothete.kernel.content import ContentError, line_of, read_toml
from logothete.kernel.faults import Problem, plainly
from logothete.kernel.rulebook import Chapter, ChapterHead, RuleText, Wording, stray
from logothete.kernel.text import LANGUAGES, UnknownLanguage

LEDGER_LANGUAGE: Final = "en"

_ID: Final = re.compile(r"([A-Z]{3})-(?:[0-9]{3}|(C[0-9]{2}))")

_PACKAGE: Final = Path(__file__).resolve().parents[1]

S = TypeVar("S", bound=msgspec.Struct)


class UnknownRule(LookupError):
    """No ledger holds this rule id; `close` are the ids that look like it."""

    def __init__(self, rule_id: str, close: tuple[str, ...]) -> None:
        self.rule_id = rule_id
        self.close = close
        hint = f"Close to it: {', '.join(close)}." if close else "An id looks like BYZ-056."
        super().__init__(f"No rule is called {rule_id!r}. {hint}")


class UnknownGame(LookupError):
    """No game has this key."""

    def __init__(self, game: str, games: Sequence[str]) -> None:
        self.game = game
        super().__init__(f"No game is called {game!r}. The games are {', '.join(games)}.")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a game's rules: all those whose ids have one prefix.

    A game may have several, read in the order of `place`. With a `base` it keeps the rules of another game, except
    those that a rule of its own `replaces`. With `cards` each card is a rule too: NEC-C01 and its like.
    """

    game: str
    prefix: str
    base: str | None = None
    place: int = 1
    cards: bool = False


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: `fr` is the rulebook's own term, `untested` the reason why no test can prove the rule.

    `replaces` are rules of the base game that do not hold as they stand, in whole or in part.
    """

    id: str
    section: str
    title: str
    fr: str
    text: str
    source: Literal["explicit", "ruling", "reconstructed", "house"]
    why: str | None = None
    example: str | None = None
    untested: str | None = None
    replaces: tuple[str, ...] = ()


class Ledger(msgspec.Struct, frozen=True):
    """All rules by id, in the order of the files; chapters by their first rule; translations by language and id.

    `games` are the prefixes of each game, in the order in which a reader meets them; `bases` the games that others keep
    the rules of; `house` the game of each rule that a pack has brought (`house.py`).
    """

    games: Mapping[str, tuple[str, ...]]
    bases: Mapping[str, str]
    rules: Mapping[str, Rule]
    heads: Mapping[str, ChapterHead]
    wordings: Mapping[str, Mapping[str, Wording]]
    house: Mapping[str, str] = MappingProxyType({})

    def rule(self, rule_id: str) -> Rule:
        found = self.rules.get(rule_id)
        if found is None:
            raise UnknownRule(rule_id, tuple(difflib.get_close_matches(rule_id.upper(), self.rules, n=3)))
        return found

    def game(self, game: str) -> tuple[Rule, ...]:
        """The rules of a game, part after part, each in the order of its file; house rules last."""
        if game not in self.games:
            raise UnknownGame(game, tuple(self.games))
        prefixes = self.games[game]
        own = (rule for rule in self.rules.values() if _prefix(rule.id) in prefixes)
        house = (rule for rule in self.rules.values() if self.house.get(rule.id) == game)
        return (*sorted(own, key=lambda rule: prefixes.index(_prefix(rule.id))), *house)

    def text(self, rule_id: str, language: str) -> RuleText:
        """A rule in a language; in English, and marked so, where it is not translated."""
        return self._text(self.rule(rule_id), language, ())

    def rulebook(self, game: str, language: str) -> tuple[Chapter, ...]:
        """The chapters of a game; after its own, those of its base game, where rules it replaces say by which."""
        own = self._chapters(game, language, {})
        if game not in self.bases:
            return own
        replaced: dict[str, tuple[str, ...]] = {}
        for rule in self.game(game):
            for old in rule.replaces:
                replaced[old] = (*replaced.get(old, ()), rule.id)
        return own + self._chapters(self.bases[game], language, replaced)

    def replacements(self, rule_id: str) -> tuple[str, ...]:
        """The rules of other games that replace this one."""
        return tuple(rule.id for rule in self.rules.values() if rule_id in rule.replaces)

    def untranslated(self, game: str, language: str) -> tuple[str, ...]:
        """The rules of a game, those of its base game left aside, that have no words in a language yet."""
        return tuple(rule.id for rule in self.game(game) if self.text(rule.id, language).language != language)

    def search(self, words: str, language: str = LEDGER_LANGUAGE) -> tuple[Rule, ...]:
        """The rules where every word begins some word of the rule, titles before French terms before texts.

        English is searched last where the language is another one. Case and accents do not matter. A search
        without a single word finds nothing.
        """
        wanted = _words(words)
        if not wanted:
            return ()
        ranked = ((_rank(rule, self.text(rule.id, language), wanted), rule) for rule in self.rules.values())
        found = [(rank, rule) for rank, rule in ranked if rank is not None]
        return tuple(rule for _, rule in sorted(found, key=lambda pair: pair[0]))

    def _chapters(self, game: str, language: str, replaced: Mapping[str, tuple[str, ...]]) -> tuple[Chapter, ...]:
        # The loader has made sure that the first rule of each part opens a chapter.
        chapters: list[tuple[ChapterHead, list[RuleText]]] = []
        for rule in self.game(game):
            if rule.id in self.heads:
                chapters.append((self.heads[rule.id], []))
            chapters[-1][1].append(self._text(rule, language, replaced.get(rule.id, ())))
        return tuple(Chapter(head.key, head.name[language], tuple(texts)) for head, texts in chapters)

    def _text(self, rule: Rule, language: str, replaced_by: tuple[str, ...]) -> RuleText:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        words = self.wordings.get(language, {}).get(rule.id)
        return RuleText(
            id=rule.id,
            language=LEDGER_LANGUAGE if words is None else language,
            title=(words or rule).title,
            text=(words or rule).text,
            why=(words or rule).why,
            example=(words or rule).example,
            source=rule.source,
            section=rule.section,
            term=rule.fr,
            replaces=rule.replaces,
            replaced_by=replaced_by,
        )


def load_ledger(folder: Path | None = None, others: Sequence[Path] = ()) -> Ledger:
    """Read every ledger of `folder` and its translations, by default the installed ones or those of the repository.

    `others` are folders of games from other packages. Raises ContentError with everything that is wrong in the files.
    """
    folders = [_find_folder() if folder is None else folder, *others]
    loading = _Loading()
    for one in folders:
        files = sorted(one.glob("*.toml"))
        if not files:
            advice = "Name the folder that holds the rules ledgers (*.toml)."
            raise ContentError((plainly(one, 0, "the ledgers", "there is none in this folder", advice),))
        for file in files:
            loading.parts(file)
        for file in files:
            loading.ledger(file)
    loading.check_replaced()
    for one in folders:
        for path in sorted(one.iterdir()):
            if any(path.glob("*.toml")):
                loading.translations(path)
    if loading.problems:
        raise ContentError(tuple(loading.problems))
    wordings = {language: MappingProxyType(words) for language, words in loading.wordings.items()}
    return Ledger(
        MappingProxyType(loading.games()),
        MappingProxyType({part.game: part.base for part in loading.by_prefix.values() if part.base is not None}),
        MappingProxyType(loading.rules),
        MappingProxyType(loading.heads),
        MappingProxyType(wordings),
    )


class _File(msgspec.Struct, frozen=True):
    """The tables of a ledger, still unchecked, so that a fault can be told by the id of its rule."""

    game: str = ""
    part: tuple[dict[str, Any], ...] = ()
    chapter: tuple[dict[str, Any], ...] = ()
    rule: tuple[dict[str, Any], ...] = ()


class _Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a translation, still unchecked."""

    rule: tuple[dict[str, Any], ...] = ()


class _Fault(Exception):
    """What is wrong with a table, or with one field of it, before we say where it stands."""

    def __init__(self, what: str, advice: str, field: str = "") -> None:
        self.what = what
        self.advice = advice
        self.field = field


class _Loading:
    """The ledger while its files are being read, and every problem met on the way."""

    def __init__(self) -> None:
        self.by_prefix: dict[str, Part] = {}
        self.rules: dict[str, Rule] = {}
        self.heads: dict[str, ChapterHead] = {}
        self.wordings: dict[str, dict[str, Wording]] = {}
        self.problems: list[Problem] = []
        self._data: dict[Path, _File] = {}
        self._home: dict[str, tuple[Path, int]] = {}
        self._keys: set[str] = set()

    def games(self) -> dict[str, tuple[str, ...]]:
        """The prefixes of each game, in the order of their places."""
        found: dict[str, list[Part]] = {}
        for part in self.by_prefix.values():
            found.setdefault(part.game, []).append(part)
        return {
            game: tuple(part.prefix for part in sorted(parts, key=lambda part: part.place))
            for game, parts in found.items()
        }

    def parts(self, file: Path) -> None:
        data = self._data[file] = read_toml(file, _File)
        for index, table in enumerate(data.part):
            try:
                part = _convert(table, Part, "part")
                if not re.fullmatch("[A-Z]{3}", part.prefix):
                    raise _Fault("malformed prefix", "Write three capital letters.", "prefix")
                if part.prefix in self.by_prefix:
                    game = self.by_prefix[part.prefix].game
                    raise _Fault(f"this prefix is that of {game}", "Give this part another one.", "prefix")
            except _Fault as fault:
                self._note(file, "part", index, table, fault)
            else:
                self.by_prefix[part.prefix] = part

    def ledger(self, file: Path) -> None:
        data = self._data[file]
        known = len(self.problems)
        own: list[str] = []
        for index, table in enumerate(data.rule):
            try:
                rule = _rule(table, self.by_prefix)
                if rule.id in self.rules:
                    advice = "Give one of the two a free number."
                    raise _Fault(f"this id is already used in {self._home[rule.id][0]}", advice)
            except _Fault as fault:
                self._note(file, "rule", index, table, fault)
            else:
                self.rules[rule.id] = rule
                self._home[rule.id] = (file, index)
                own.append(rule.id)
        # A chapter can be judged only against rules that are sound.
        if len(self.problems) == known:
            self._chapters(file, data, own)

    def _chapters(self, file: Path, data: _File, own: list[str]) -> None:
        opening = {rule_id[:3]: rule_id for rule_id in reversed(own)}
        if not data.chapter:
            # A ledger that nobody has divided yet: one chapter for each part, under the name of the game.
            for prefix, first in opening.items():
                names = dict.fromkeys(LANGUAGES, data.game or prefix)
                self.heads[first] = ChapterHead(prefix.lower(), first, names)
            return
        for index, table in enumerate(data.chapter):
            try:
                head = self._head(table, own)
            except _Fault as fault:
                self._note(file, "chapter", index, table, fault)
            else:
                self.heads[head.first] = head
                self._keys.add(head.key)
        for first in opening.values():
            if first not in self.heads:
                homeless = _Fault("it belongs to no chapter", "Let it be the 'first' of a [[chapter]].")
                self._note(file, "rule", self._home[first][1], {"id": first}, homeless)

    def _head(self, table: dict[str, Any], own: list[str]) -> ChapterHead:
        head = _convert(table, ChapterHead, "chapter")
        if head.key in self._keys:
            raise _Fault("this key is already used", "Give one of the two another key.", "key")
        if head.first not in own:
            advice = "Name the rule of this file that opens the chapter."
            raise _Fault(f"there is no rule {head.first} in this file", advice, "first")
        if head.first in self.heads:
            other = self.heads[head.first].key
            raise _Fault(f"chapter {other} begins with rule {head.first} too", "Let one begin later.", "first")
        if set(head.name) != set(LANGUAGES) or not all(name.strip() for name in head.name.values()):
            raise _Fault("a name is missing or too many", f"Name it in {', '.join(LANGUAGES)}.", "name")
        return head

    def check_replaced(self) -> None:
        for rule in self.rules.values():
            for old in rule.replaces:
                base = self.by_prefix[rule.id[:3]].base
                if old not in self.rules or self.by_prefix[old[:3]].game != base:
                    advice = "Name rules of the game that this one is based on, or leave the field out."
                    fault = _Fault(f"it cannot replace {old}", advice, "replaces")
                    file, index = self._home[rule.id]
                    self._note(file, "rule", index, {"id": rule.id}, fault)

    def translations(self, folder: Path) -> None:
        if folder.name not in LANGUAGES or folder.name == LEDGER_LANGUAGE:
            others = ", ".join(language for language in LANGUAGES if language != LEDGER_LANGUAGE)
            what = f"'{folder.name}' is not a language that rules are translated into"
            self.problems.append(plainly(folder, 0, "the translations", what, f"Name the folder one of: {others}."))
            return
        words = self.wordings.setdefault(folder.name, {})
        for file in sorted(folder.glob("*.toml")):
            for index, table in enumerate(read_toml(file, _Translation).rule):
                try:
                    wording = self._wording(table)
                    if wording.id in words:
                        raise _Fault("it is already translated", "Keep one of the two.")
                except _Fault as fault:
                    self._note(file, "rule", index, table, fault)
                else:
                    words[wording.id] = wording

    def _wording(self, table: dict[str, Any]) -> Wording:
        wording = _convert(table, Wording, "translated rule")
        rule = self.rules.get(wording.id)
        if rule is None:
            raise _Fault("no ledger holds this rule", "Correct the id, or remove the translation.", "id")
        for field in ("title", "text", "why", "example"):
            what = stray(getattr(rule, field), getattr(wording, field))
            if what is not None:
                advice = "Correct whichever is wrong; write numbers in digits where the English does."
                raise _Fault(f"'{field}': {what}", advice, field)
        return wording

    def _note(self, file: Path, kind: str, index: int, table: dict[str, Any], fault: _Fault) -> None:
        where = f"{kind}[{index}].{fault.field}" if fault.field else f"{kind}[{index}]"
        line = line_of(file.read_text(encoding="utf-8-sig"), where)
        place = f"{kind} {table.get('id') or table.get('key') or table.get('prefix') or f'number {index + 1}'}"
        self.problems.append(plainly(file, line, place, fault.what, fault.advice))


def _prefix(rule_id: str) -> str:
    return rule_id.partition("-")[0]


def _find_folder() -> Path:
    """An installed package carries its ledgers; a working copy keeps them in rules/, for people to read."""
    installed, repository = _PACKAGE / "ledgers", _PACKAGE.parents[1] / "rules"
    return installed if installed.is_dir() else repository


def _rule(table: dict[str, Any], parts: Mapping[str, Part]) -> Rule:
    rule = _convert(table, Rule, "rule")
    shape = _ID.fullmatch(rule.id)
    if not parts:
        raise _Fault("no ledger has a [[part]]", "Say of which game the rules are, and how their ids begin.")
    if shape is None or shape[1] not in parts:
        advice = f"Write one of {', '.join(parts)}, a hyphen and three digits (for a card: C and two digits)."
        raise _Fault("malformed id", advice)
    if shape[2] is not None and not parts[shape[1]].cards:
        raise _Fault(
            "the cards of this part are no rules", "Number it like a rule, or say 'cards = true' in its [[part]]."
        )
    if rule.source == "house":
        raise _Fault("house rules come with a pack", "Write explicit, ruling or reconstructed.", "source")
    return rule


def _convert(table: dict[str, Any], kind: type[S], name: str) -> S:
    """The table as a struct without empty texts."""
    fields = msgspec.structs.fields(kind)
    try:
        made = msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        needed = ", ".join(field.name for field in fields if field.required)
        extra = ", ".join(field.name for field in fields if not field.required)
        advice = f"A {name} must have {needed}" + (f", and may have {extra}." if extra else ".")
        raise _Fault(str(error).replace("`", "'"), advice) from error
    for field in fields:
        value = getattr(made, field.name)
        if isinstance(value, str) and not value.strip():
            raise _Fault(f"'{field.name}' is empty", "Fill it in; an optional field may be left out.")
    return made


def _words(text: str) -> list[str]:
    """The words of a text without case, accents and ligatures, so that `cite` finds `Cité`."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return re.findall(r"\w+", "".join(sign for sign in split if not unicodedata.combining(sign)))


def _rank(rule: Rule, shown: RuleText, wanted: list[str]) -> int | None:
    words: list[str] = []
    english = "" if shown.language == LEDGER_LANGUAGE else f"{rule.title} {rule.text}"
    for rank, field in enumerate((f"{rule.id} {shown.title}", rule.fr, shown.text, english)):
        words += _words(field)
        if all(any(word.startswith(start) for word in words) for start in wanted):
            return rank
    return None
