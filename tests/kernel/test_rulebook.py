"""The rulebook: chapters, translations that stay true to the English, and games built on other games."""

from pathlib import Path

import pytest

from logothete.games import titles
from logothete.kernel.content import ContentError
from logothete.kernel.ledger import Ledger, UnknownGame, load_ledger
from logothete.kernel.rulebook import stray
from logothete.kernel.text import LANGUAGES, UnknownLanguage

LOADED = load_ledger()
# Games that must be translated in full: those on the shelf, and those that somebody has begun to translate.
WHOLE = [
    game
    for game in LOADED.games
    if game in titles() or any(rule.id in words for rule in LOADED.game(game) for words in LOADED.wordings.values())
]

LEDGER = """
[[chapter]]
key = "moves"
first = "BYZ-001"
name = { en = "Moves", fr = "Marches" }

[[rule]]
id = "BYZ-001"
section = "Campagne"
title = "Two steps"
fr = "deux pas"
text = "Go 2 steps (BYZ-002)."
source = "ruling"
why = "It is so."

[[chapter]]
key = "rest"
first = "BYZ-002"
name = { en = "Rest", fr = "Repos" }

[[rule]]
id = "BYZ-002"
section = "Campagne"
title = "Stay"
fr = "rester"
text = "Stay."
source = "explicit"

[[chapter]]
key = "nekken"
first = "NEK-001"
name = { en = "Nekken", fr = "Nekken" }

[[rule]]
id = "NEK-001"
section = "Nekken"
title = "Run"
fr = "courir"
text = "Run."
source = "explicit"
replaces = ["BYZ-002"]

[[part]]
game = "byzantio"
prefix = "BYZ"

[[part]]
game = "nekken"
prefix = "NEK"
base = "byzantio"
"""

FRENCH = """
[[rule]]
id = "BYZ-001"
title = "Deux pas"
text = "On fait 2 pas (BYZ-002)."
why = "C’est ainsi."
"""


def write(folder: Path, ledger: str = LEDGER, french: str = FRENCH, language: str = "fr") -> Path:
    (folder / "byzantio.toml").write_text(ledger, encoding="utf-8")
    (folder / language).mkdir()
    (folder / language / "byzantio.toml").write_text(french, encoding="utf-8")
    return folder


def complaint(folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load_ledger(folder)
    return str(caught.value)


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


@pytest.mark.parametrize("game", WHOLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_a_game_on_the_shelf_or_begun_has_words_in_every_language(
    ledger: Ledger, game: str, language: str
) -> None:
    assert ledger.untranslated(game, language) == ()


@pytest.mark.parametrize("language", LOADED.wordings)
def test_a_translation_follows_the_order_of_its_ledger(ledger: Ledger, language: str) -> None:
    words = ledger.wordings[language]
    assert list(words) == [rule for rule in ledger.rules if rule in words]


@pytest.mark.parametrize("game", [game for game in LOADED.games if game not in LOADED.bases])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_holds_every_rule_once_in_the_order_of_the_ledger(ledger: Ledger, game: str, language: str) -> None:
    chapters = ledger.rulebook(game, language)
    assert [rule.id for chapter in chapters for rule in chapter.rules] == [rule.id for rule in ledger.game(game)]
    assert all(chapter.name and chapter.rules for chapter in chapters)
    assert len({chapter.key for chapter in chapters}) == len(chapters)


def test_the_rulebook_of_byzantio_follows_the_course_of_a_game(ledger: Ledger) -> None:
    names = [chapter.name for chapter in ledger.rulebook("byzantio", "fr")]
    assert names[1:7] == [
        "Préparation",
        "Les tours et les actions",
        "Garnisons et réserve",
        "Campagne",
        "Rassemblement",
        "Négociation",
    ]


def test_the_rulebook_of_diktat_follows_the_course_of_a_cycle_and_of_the_others(ledger: Ledger) -> None:
    keys = [chapter.key for chapter in ledger.rulebook("diktat", "en")]
    cycle = [
        "setup",
        "cycle",
        "manoeuvres",
        "team",
        "conquest",
        "struggle",
        "trophies",
        "attack",
        "end-of-cycle",
        "end",
    ]
    others = ["setup", "piles", "board", "darkness", "assassinations", "resolution", "corruption", "victory"]
    wanted = [f"diktat-{key}" for key in cycle] + [f"others-{key}" for key in others]
    assert [key for key in keys if key in wanted] == wanted


def test_a_rule_added_late_stands_in_its_chapter(ledger: Ledger) -> None:
    chapters = {chapter.key: [rule.id for rule in chapter.rules] for chapter in ledger.rulebook("diktat", "en")}
    assert chapters["diktat-team"][-1] == "DIK-323"
    assert chapters["diktat-table"][-1] == "DIK-329"
    assert chapters["others-victory"][-1] == "AUT-099"


def test_the_rulebook_of_nekken_is_its_own_and_then_byzantio_with_what_is_replaced(ledger: Ledger) -> None:
    chapters = ledger.rulebook("nekken", "en")
    rules = [rule for chapter in chapters for rule in chapter.rules]
    assert [rule.id for rule in rules] == [rule.id for game in ("nekken", "byzantio") for rule in ledger.game(game)]
    replaced = {rule.id: rule.replaced_by for rule in rules}
    assert replaced["BYZ-024"] == ("NEK-011", "NEK-012", "NEK-013")
    assert replaced["BYZ-050"] == ()


def test_read_for_byzantio_no_rule_is_replaced(ledger: Ledger) -> None:
    assert not any(rule.replaced_by for chapter in ledger.rulebook("byzantio", "en") for rule in chapter.rules)


def test_a_rule_is_read_in_the_language_asked_for(tmp_path: Path) -> None:
    rule = load_ledger(write(tmp_path)).text("BYZ-001", "fr")
    assert (rule.language, rule.title, rule.text) == ("fr", "Deux pas", "On fait 2 pas (BYZ-002).")
    assert (rule.why, rule.example) == ("C’est ainsi.", None)
    assert (rule.term, rule.section, rule.source) == ("deux pas", "Campagne", "ruling")


def test_a_rule_without_translation_is_read_in_english_and_marked(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path))
    assert (ledger.text("BYZ-002", "fr").language, ledger.text("BYZ-002", "fr").title) == ("en", "Stay")
    assert ledger.untranslated("byzantio", "fr") == ("BYZ-002",)
    assert ledger.untranslated("byzantio", "en") == ()


def test_a_chapter_lasts_until_the_next(tmp_path: Path) -> None:
    chapters = load_ledger(write(tmp_path)).rulebook("nekken", "fr")
    assert [(chapter.key, chapter.name, [rule.id for rule in chapter.rules]) for chapter in chapters] == [
        ("nekken", "Nekken", ["NEK-001"]),
        ("moves", "Marches", ["BYZ-001"]),
        ("rest", "Repos", ["BYZ-002"]),
    ]


def test_both_sides_of_a_replacement_are_known(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path))
    assert ledger.text("NEK-001", "en").replaces == ("BYZ-002",)
    assert ledger.replacements("BYZ-002") == ("NEK-001",)
    assert ledger.rulebook("nekken", "en")[2].rules[0].replaced_by == ("NEK-001",)


def test_a_ledger_without_chapters_is_one_chapter_for_each_part(ledger: Ledger) -> None:
    chapters = ledger.rulebook("guiscard", "fr")
    assert [chapter.key for chapter in chapters] == ["gui", "sie", "cam"]


def test_search_looks_into_the_language_and_then_into_the_english(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path))
    assert [rule.id for rule in ledger.search("fait", "fr")] == ["BYZ-001"]
    assert [rule.id for rule in ledger.search("steps", "fr")] == ["BYZ-001"]
    assert ledger.search("fait", "en") == ()


def test_an_unknown_language_is_refused(ledger: Ledger) -> None:
    with pytest.raises(UnknownLanguage, match="'de'"):
        ledger.rulebook("byzantio", "de")


def test_an_unknown_game_is_refused(ledger: Ledger) -> None:
    with pytest.raises(UnknownGame, match="chess"):
        ledger.rulebook("chess", "en")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("2 pas", "3 pas", ":5: rule BYZ-001: 'text': its numbers are 3, those of the English 2"),
        ("2 pas", "deux pas", ":5: rule BYZ-001: 'text': its numbers are none, those of the English 2"),
        ("(BYZ-002)", "(BYZ-003)", ":5: rule BYZ-001: 'text': it refers to BYZ-003, the English to BYZ-002"),
        ("Deux pas", "2 pas", ":4: rule BYZ-001: 'title': its numbers are 2, those of the English none"),
        ("why", "example", "rule BYZ-001: 'why': it is missing here"),
        ('why = "C’est ainsi."', 'why = ""', "rule BYZ-001: 'why' is empty"),
        ("why", "whyy", "rule BYZ-001: Object contains unknown field 'whyy'"),
        ('title = "Deux pas"\n', "", ":2: rule BYZ-001: Object missing required field 'title'"),
        ('id = "BYZ-001"', 'id = "BYZ-009"', ":3: rule BYZ-009: no ledger holds this rule"),
    ],
)
def test_a_translation_that_departs_from_its_rule_is_refused(
    tmp_path: Path, before: str, after: str, said: str
) -> None:
    found = complaint(write(tmp_path, french=FRENCH.replace(before, after, 1)))
    assert str(tmp_path / "fr" / "byzantio.toml") in found
    assert said in found


def test_a_passage_that_the_english_has_not_is_refused() -> None:
    assert stray(None, "Un exemple.") == "the English rule has none"
    assert stray(None, None) is None


def test_a_number_counts_as_often_as_it_stands() -> None:
    assert stray("2 of 2", "2 sur deux") == "its numbers are 2, those of the English 2, 2"
    assert stray("5-8 or 12", "12, ou de 5 à 8") is None


def test_a_rule_translated_twice_is_refused(tmp_path: Path) -> None:
    assert "fr/byzantio.toml:8: rule BYZ-001: it is already translated" in complaint(
        write(tmp_path, french=FRENCH + FRENCH)
    )


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_folder_of_another_language_is_refused(tmp_path: Path, language: str) -> None:
    said = complaint(write(tmp_path, language=language))
    assert f"{tmp_path / language}: the translations: '{language}' is not a language" in said
    assert "one of: fr" in said


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('first = "BYZ-002"', 'first = "BYZ-009"', ":18: chapter rest: there is no rule BYZ-009 in this file"),
        ('first = "BYZ-002"', 'first = "BYZ-001"', ":18: chapter rest: chapter moves begins with rule BYZ-001 too"),
        ('key = "rest"', 'key = "moves"', ":17: chapter moves: this key is already used"),
        (', fr = "Repos"', "", ":19: chapter rest: a name is missing"),
        ('"Repos"', '" "', ":19: chapter rest: a name is missing"),
        ('key = "rest"\n', "", ":16: chapter number 2: Object missing required field 'key'"),
        ('first = "NEK-001"', 'first = "BYZ-002"', ":34: rule NEK-001: it belongs to no chapter"),
        ('["BYZ-002"]', '["BYZ-009"]', ":41: rule NEK-001: it cannot replace BYZ-009"),
        ('["BYZ-002"]', '["NEK-001"]', ":41: rule NEK-001: it cannot replace NEK-001"),
        ('why = "It is so."', 'replaces = ["BYZ-002"]', "rule BYZ-001: it cannot replace BYZ-002"),
    ],
)
def test_a_faulty_chapter_or_replacement_is_told_with_its_place(
    tmp_path: Path, before: str, after: str, said: str
) -> None:
    found = complaint(write(tmp_path, LEDGER.replace(before, after, 1), french=""))
    assert str(tmp_path / "byzantio.toml") in found
    assert said in found
