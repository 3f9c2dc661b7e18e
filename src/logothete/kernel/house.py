"""House rules: what a pack adds to the rules of a game, in the words of its author.

A pack may bring a small ledger of its own, `rules.toml`: rules with ids in a prefix of the pack's, each in every
language. They join the ledger of the game (`with_house_rules`), so that whatever names one of them can be looked up
like every other rule. They are no content in the sense of a record: words do not change what can be played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from logothete.kernel.content import PACK_RULES, Problems, read_pack
from logothete.kernel.ledger import LEDGER_LANGUAGE, Ledger, Rule
from logothete.kernel.rulebook import ChapterHead, Wording, stray
from logothete.kernel.text import LANGUAGES

HOUSE: Final = "house"
"""The chapter of house rules, and the source of each of them."""
# Longer than the three letters of a game's own rules, so that they never meet.
_ID: Final = re.compile(r"[A-Z]{4,8}-[0-9]{2,3}")
_FIELDS: Final = ("title", "text", "why", "example")

Said = dict[str, str]
"""A text by language."""


class HouseRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of a pack."""

    id: str
    title: Said
    text: Said
    why: Said | None = None
    example: Said | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.toml` of a pack."""

    rules: tuple[HouseRule, ...] = msgspec.field(name="rule", default=())


def read_house_rules(pack: Path | None, problems: Problems) -> tuple[HouseRule, ...] | None:
    """The rules of a pack, none if it has no file of them; if that cannot be read, note why and give nothing."""
    if pack is None or not (pack / PACK_RULES).is_file():
        return ()
    file = pack / PACK_RULES
    found = problems.read(file, _File)
    if found is None:
        return None
    seen: set[str] = set()
    for index, rule in enumerate(found.rules):
        where = f"rule[{index}]"
        if not _ID.fullmatch(rule.id):
            problems.add(file, f"{where}.id", "rule-id", id=rule.id)
        if rule.id in seen:
            problems.add(file, f"{where}.id", "rule-twice", id=rule.id)
        seen.add(rule.id)
        for name, said in _passages(rule):
            _check_passage(file, f"{where}.{name}", name, said, problems)
    return found.rules


def _passages(rule: HouseRule) -> Iterator[tuple[str, Said]]:
    for name in _FIELDS:
        said = getattr(rule, name)
        if said is not None:
            yield name, said


def _check_passage(file: Path, where: str, name: str, said: Said, problems: Problems) -> None:
    """A passage is there in every language, and gives the same numbers in each."""
    if set(said) != set(LANGUAGES) or not all(words.strip() for words in said.values()):
        problems.add(file, where, "rule-languages", field=name, languages=", ".join(LANGUAGES))
        return
    for language in LANGUAGES:
        detail = stray(said[LEDGER_LANGUAGE], said[language])
        if detail is not None:
            problems.add(file, where, "rule-strays", field=name, language=language, detail=detail)


def with_house_rules(ledger: Ledger, game: str, pack: Path | None) -> Ledger:
    """The ledger with the rules of a pack for a game behind those of the game; `ContentError` if they are faulty."""
    problems = Problems()
    house = read_house_rules(pack, problems)
    problems.raise_any()
    if pack is None or not house:
        return ledger
    name = read_pack(pack).name
    heads = {house[0].id: ChapterHead(HOUSE, house[0].id, dict.fromkeys(LANGUAGES, name))}
    wordings = {language: _with(ledger.wordings.get(language, {}), house, language) for language in LANGUAGES}
    del wordings[LEDGER_LANGUAGE]
    return Ledger(
        ledger.games,
        ledger.bases,
        MappingProxyType({**ledger.rules, **{rule.id: _rule(rule, name) for rule in house}}),
        MappingProxyType({**ledger.heads, **heads}),
        MappingProxyType(wordings),
        MappingProxyType({rule.id: game for rule in house}),
    )


def _rule(rule: HouseRule, pack: str) -> Rule:
    return Rule(
        id=rule.id,
        section=pack,
        title=rule.title[LEDGER_LANGUAGE],
        fr=rule.title["fr"],
        text=rule.text[LEDGER_LANGUAGE],
        source=HOUSE,
        why=None if rule.why is None else rule.why[LEDGER_LANGUAGE],
        example=None if rule.example is None else rule.example[LEDGER_LANGUAGE],
    )


def _with(known: Mapping[str, Wording], house: Sequence[HouseRule], language: str) -> Mapping[str, Wording]:
    own = {rule.id: Wording(rule.id, **{name: said[language] for name, said in _passages(rule)}) for rule in house}
    return MappingProxyType({**known, **own})
