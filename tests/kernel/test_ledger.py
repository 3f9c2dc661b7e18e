"""The ledger loader: what it reads, what it finds, and what it says about a faulty file."""

import re
from pathlib import Path

import pytest

from logothete.kernel import ledger as ledger_module
from logothete.kernel.content import ContentError
from logothete.kernel.ledger import Ledger, UnknownGame, UnknownRule, load_ledger

FIELDS = {
    "id": "BYZ-001",
    "section": "Campagne",
    "title": "A title",
    "fr": "un terme",
    "text": "A text.",
    "source": "explicit",
}


def table(**changes: str | None) -> str:
    """One [[rule]] table; None leaves a field out."""
    fields = {name: value for name, value in {**FIELDS, **changes}.items() if value is not None}
    return "\n".join(["[[rule]]", *(f'{name} = "{value}"' for name, value in fields.items())]) + "\n\n"


PARTS = '[[part]]\ngame = "byzantio"\nprefix = "BYZ"\n\n[[part]]\ngame = "necrosia"\nprefix = "NEC"\ncards = true\n\n'


def write(folder: Path, *tables: str, name: str = "byzantio.toml", parts: str = PARTS) -> Path:
    (folder / name).write_text("".join((*tables, parts)), encoding="utf-8")
    return folder


def complaint(folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load_ledger(folder)
    return str(caught.value)


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


def test_the_real_ledgers_hold_every_rule_of_every_game(ledger: Ledger) -> None:
    parts = {game: [rule.id for rule in ledger.game(game)] for game in ledger.games}
    assert all(parts.values())
    assert sorted(rule for part in parts.values() for rule in part) == sorted(ledger.rules)


def test_a_part_has_no_gap_in_its_numbers(ledger: Ledger) -> None:
    for prefix in (prefix for prefixes in ledger.games.values() for prefix in prefixes):
        for letter, digits in (("", 3), ("C", 2)):
            shape = re.compile(f"{prefix}-{letter}([0-9]{{{digits}}})")
            numbers = sorted(int(found[1]) for rule in ledger.rules if (found := shape.fullmatch(rule)))
            assert numbers == list(range(1, len(numbers) + 1)), prefix


def test_a_rule_is_found_by_its_id(ledger: Ledger) -> None:
    rule = ledger.rule("BYZ-056")
    assert (rule.title, rule.fr, rule.source) == ("Campaign: must move", "Campagne", "explicit")


def test_an_unknown_rule_brings_close_ids(ledger: Ledger) -> None:
    with pytest.raises(UnknownRule, match="Close to it: BYZ-056") as caught:
        ledger.rule("BYZ-56")
    assert caught.value.close[0] == "BYZ-056"


def test_an_id_like_no_other_shows_what_an_id_looks_like(ledger: Ledger) -> None:
    with pytest.raises(UnknownRule, match="An id looks like BYZ-056"):
        ledger.rule("?")


def test_an_unknown_game_brings_the_list_of_games(ledger: Ledger) -> None:
    with pytest.raises(UnknownGame, match="byzantio, nekken, diktat, guiscard, necrosia"):
        ledger.game("chess")


def test_the_parts_of_a_game_come_in_reading_order_not_in_file_order(ledger: Ledger) -> None:
    prefixes = [rule.id[:3] for rule in ledger.game("guiscard")]
    assert list(dict.fromkeys(prefixes)) == ["GUI", "SIE", "CAM"]
    assert [rule.id for rule in ledger.game("guiscard")][:2] == ["GUI-001", "GUI-002"]


def test_search_finds_a_french_term_without_accents_and_case(tmp_path: Path) -> None:
    found = load_ledger(write(tmp_path, table(fr="Manœuvre forcée"), table(id="BYZ-002"))).search("FORCEE manoeuvre")
    assert [rule.id for rule in found] == ["BYZ-001"]


def test_search_ranks_titles_before_french_terms_before_texts(tmp_path: Path) -> None:
    rules = [
        table(id="BYZ-001", text="The garrison stays."),
        table(id="BYZ-002", fr="pion garnison, garrison"),
        table(id="BYZ-003", title="Garrisons"),
    ]
    found = load_ledger(write(tmp_path, *rules)).search("garrison")
    assert [rule.id for rule in found] == ["BYZ-003", "BYZ-002", "BYZ-001"]


def test_search_wants_every_word_wherever_it_stands(tmp_path: Path) -> None:
    rules = [table(id="BYZ-001", title="Sea", text="A lane."), table(id="BYZ-002", title="Sea")]
    found = load_ledger(write(tmp_path, *rules)).search("lane sea")
    assert [rule.id for rule in found] == ["BYZ-001"]


def test_search_matches_beginnings_of_words_only(tmp_path: Path) -> None:
    found = load_ledger(write(tmp_path, table(title="Soldiers"), table(id="BYZ-002", title="Dies"))).search("die")
    assert [rule.id for rule in found] == ["BYZ-002"]


def test_search_finds_an_id(ledger: Ledger) -> None:
    assert ledger.search("byz-056")[0].id == "BYZ-056"


@pytest.mark.parametrize("words", ["", "  ", "?!"])
def test_search_without_words_finds_nothing(ledger: Ledger, words: str) -> None:
    assert ledger.search(words) == ()


def test_tables_other_than_rules_are_left_alone(tmp_path: Path) -> None:
    write(tmp_path, 'game = "Byzantio"\n\n', table(), '[[missing]]\nid = "BYZ-M01"\nwhat = "The board"\n')
    assert list(load_ledger(tmp_path).rules) == ["BYZ-001"]


def test_an_untestable_rule_keeps_its_reason(tmp_path: Path) -> None:
    assert load_ledger(write(tmp_path, table(untested="a definition"))).rule("BYZ-001").untested == "a definition"


def test_a_duplicate_id_names_both_files(tmp_path: Path) -> None:
    write(tmp_path, table(), name="a.toml")
    write(tmp_path, table(), name="b.toml", parts="")
    said = complaint(tmp_path)
    assert said.startswith(f"{tmp_path / 'b.toml'}:1: rule BYZ-001: ")
    assert f"already used in {tmp_path / 'a.toml'}" in said
    assert "free number" in said


def test_a_duplicate_id_within_one_file_is_refused(tmp_path: Path) -> None:
    assert "byzantio.toml:9: rule BYZ-001: this id is already used" in complaint(write(tmp_path, table(), table()))


@pytest.mark.parametrize("field", [name for name in FIELDS if name != "id"])
def test_a_missing_field_is_named_with_its_rule(tmp_path: Path, field: str) -> None:
    said = complaint(write(tmp_path, table(**{field: None})))
    assert re.search(rf"byzantio\.toml:1: rule BYZ-001: .*missing required field '{field}'", said)
    assert "A rule must have id, section, title, fr, text, source" in said


def test_a_rule_without_id_is_named_by_its_place(tmp_path: Path) -> None:
    assert "byzantio.toml:9: rule number 2: " in complaint(write(tmp_path, table(), table(id=None)))


def test_an_unknown_field_is_refused(tmp_path: Path) -> None:
    said = complaint(write(tmp_path, table(whyy="a slip")))
    assert "rule BYZ-001: Object contains unknown field 'whyy'" in said
    assert "may have why, example, untested, replaces" in said


@pytest.mark.parametrize("rule_id", ["BYZ-1", "BYZ-0001", "byz-001", "BYZ001", "XYZ-001", "BYZ-M01", "BYZ-00१"])
def test_a_malformed_id_is_refused(tmp_path: Path, rule_id: str) -> None:
    said = complaint(write(tmp_path, table(id=rule_id)))
    assert f"rule {rule_id}: malformed id" in said
    assert "a hyphen and three digits" in said


def test_a_card_number_is_an_id(tmp_path: Path) -> None:
    assert load_ledger(write(tmp_path, table(id="NEC-C01"))).rule("NEC-C01").id == "NEC-C01"


def test_a_card_is_a_rule_only_where_the_part_says_so(tmp_path: Path) -> None:
    assert "rule BYZ-C01: the cards of this part are no rules" in complaint(write(tmp_path, table(id="BYZ-C01")))


def test_rules_without_a_part_belong_to_no_game(tmp_path: Path) -> None:
    said = complaint(write(tmp_path, table(), parts=""))
    assert "rule BYZ-001: no ledger has a [[part]]. Say of which game" in said


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ('game = "x"\nprefix = "Xy"', "part Xy: malformed prefix. Write three capital letters"),
        ('game = "x"\nprefix = "BYZ"', "part BYZ: this prefix is that of byzantio"),
        ('prefix = "XYZ"', "part XYZ: Object missing required field 'game'"),
    ],
)
def test_a_faulty_part_is_told_with_its_place(tmp_path: Path, part: str, said: str) -> None:
    assert said in complaint(write(tmp_path, table(), f"{PARTS}[[part]]\n{part}\n", parts=""))


def test_a_game_of_another_package_brings_its_own_ledger(tmp_path: Path) -> None:
    part = '[[part]]\ngame = "noughts"\nprefix = "NOU"\n'
    ledger = load_ledger(others=[write(tmp_path, table(id="NOU-001"), name="noughts.toml", parts=part)])
    assert [rule.id for rule in ledger.game("noughts")] == ["NOU-001"]
    assert ledger.game("byzantio")


def test_an_unknown_source_is_refused(tmp_path: Path) -> None:
    assert "rule BYZ-001: Invalid enum value 'guess'" in complaint(write(tmp_path, table(source="guess")))


def test_an_empty_field_is_refused(tmp_path: Path) -> None:
    assert "rule BYZ-001: 'text' is empty" in complaint(write(tmp_path, table(text=" ")))


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    said = complaint(write(tmp_path, table(title=None), table(id="BYZ-2"), table(id="BYZ-003")))
    assert len(said.splitlines()) == 2


def test_a_file_that_is_not_toml_is_named_with_the_line(tmp_path: Path) -> None:
    assert f"{tmp_path / 'byzantio.toml'}:2: " in complaint(write(tmp_path, "[[rule]]\nid = BYZ\n"))


def test_a_folder_without_ledgers_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path).startswith(f"{tmp_path}: ")


def test_an_installed_package_reads_the_ledgers_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "logothete"
    (package / "ledgers").mkdir(parents=True)
    write(package / "ledgers", table(id="BYZ-007"))
    monkeypatch.setattr(ledger_module, "_PACKAGE", package)
    assert list(load_ledger().rules) == ["BYZ-007"]
