"""`logothete rules` in both languages, and the reading of rule markers behind `--coverage`."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from logothete.cli import rules as rules_module
from logothete.cli.rules import UnreadableTest, chosen_language, find_proofs, rules
from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.text import missing
from tests.games.necrosia.house import LEAP, house_pack
from tests.games.necrosia.packs import replace

TEXT = Path(rules_module.__file__).parent / "text"


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


@pytest.fixture(autouse=True)
def _read_once(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command reads two thousand rules at every call; once is enough for all these tests."""
    monkeypatch.setattr(rules_module, "load_ledger", lambda others: ledger)


def ask(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(rules, [*arguments, "--lang", lang])


def write(folder: Path, source: str, name: str = "test_sample.py") -> Path:
    tests = folder / "tests"
    tests.mkdir(exist_ok=True)
    (tests / name).write_text(source, encoding="utf-8")
    return tests


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LOGOTHETE_LANG": "en", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LOGOTHETE_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LOGOTHETE_LANG": "de", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LOGOTHETE_LANG": "", "LANG": "fro"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert chosen_language(environment) == language


def test_the_environment_is_read_at_the_moment_of_the_question() -> None:
    result = CliRunner(env={"LOGOTHETE_LANG": "fr"}).invoke(rules, ["BYZ-056"])
    assert "Terme français" in result.stdout


def test_both_languages_have_the_same_messages() -> None:
    assert missing([TEXT / "rules.en.ftl", TEXT / "rules.fr.ftl"]) == []


@pytest.mark.parametrize(("lang", "heading"), [("en", "Reconstructed"), ("fr", "Reconstituées")])
def test_overview_counts_the_rules_of_each_game_by_origin(lang: str, heading: str, ledger: Ledger) -> None:
    lines = ask(lang=lang).stdout.splitlines()
    assert lines[0].split()[-1] == heading
    for line, game in zip(lines[1:], ledger.games, strict=False):
        sources = [rule.source for rule in ledger.game(game)]
        counts = [sources.count(source) for source in ("explicit", "ruling", "reconstructed")]
        assert line.split() == [game, str(len(sources)), *map(str, counts)]


@pytest.mark.parametrize(("lang", "name", "origin"), [("en", "The", "house rule"), ("fr", "La carte", "règle maison")])
def test_the_rules_of_a_pack_are_read_with_it(tmp_path: Path, lang: str, name: str, origin: str) -> None:
    pack = house_pack(tmp_path, {"long-leap": LEAP})
    shown = ask("house-01", "--pack", str(pack), lang=lang).stdout
    assert shown.startswith(f"HOUSE-01  {name} long-leap\n")
    assert origin in shown
    assert "HOUSE-01" in ask("necrosia", "--pack", str(pack), lang=lang).stdout
    assert "HOUSE-01" in ask("--search", "long-leap", "--pack", str(pack), lang=lang).stdout
    overview = ask("--pack", str(pack), lang=lang).stdout.splitlines()
    assert next(line.split()[-1] for line in overview if line.startswith("necrosia")) == "1"
    assert "HOUSE-01" not in ask("necrosia", lang=lang).stdout


def test_what_is_wrong_with_the_rules_of_a_pack_is_told(tmp_path: Path) -> None:
    pack = house_pack(tmp_path, {"long-leap": LEAP})
    replace(pack / "rules.toml", "HOUSE-01", "BYZ-01")
    result = ask("necrosia", "--pack", str(pack), lang="fr")
    assert (result.exit_code, "« BYZ-01 » ne peut désigner une règle maison" in result.stderr) == (2, True)


@pytest.mark.parametrize(("lang", "title"), [("en", "Campaign: must move"), ("fr", "Campagne : on doit marcher")])
def test_a_game_lists_its_rules_one_per_line(lang: str, title: str) -> None:
    lines = ask("byzantio", lang=lang).stdout.splitlines()
    assert lines[56].startswith(f"BYZ-056  {title}")


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["French term", "Section", "Origin", "Rule", "Why"]),
        ("fr", ["Terme français", "Chapitre", "Origine", "Règle", "Pourquoi"]),
    ],
)
def test_a_rule_is_shown_in_full_in_its_language(ledger: Ledger, lang: str, labels: list[str]) -> None:
    rule = ledger.text("BYZ-008", lang)
    shown = ask("BYZ-008", lang=lang).stdout
    assert rule.language == lang
    assert [label for label in labels if f"\n{label}" not in shown] == []
    assert [part for part in (rule.title, rule.term, rule.section, rule.text, rule.why) if str(part) not in shown] == []


def test_a_rule_without_a_translation_is_shown_in_english_and_says_so(ledger: Ledger) -> None:
    shown = ask("GUI-001", lang="fr").stdout
    assert "n’est pas encore traduite" in shown
    assert ledger.rule("GUI-001").text.strip() in shown
    assert "n’est pas encore traduite" not in ask("BYZ-008", lang="fr").stdout


@pytest.mark.parametrize(
    ("lang", "labels"), [("en", ("Replaces", "Replaced by")), ("fr", ("Remplace", "Remplacée par"))]
)
def test_a_rule_names_those_it_replaces_and_those_that_replace_it(lang: str, labels: tuple[str, str]) -> None:
    rows = [line.split() for rule in ("NEK-012", "BYZ-045") for line in ask(rule, lang=lang).stdout.splitlines()]
    assert [*labels[0].split(), "BYZ-024"] in rows
    assert [*labels[1].split(), "NEK-020,", "NEK-021"] in rows


def test_an_example_is_shown_where_there_is_one() -> None:
    assert "\nExample\nWith three players a pretender" in ask("BYZ-007").stdout
    assert "\nExample" not in ask("BYZ-008").stdout


def test_a_rule_is_found_in_lower_case() -> None:
    assert ask("nec-c01").stdout.startswith("NEC-C01  ")


ODD = """
[[rule]]
id = "NEK-001"
section = "1"
title = "A [bold]title"
fr = "un [terme]"
text = "Roll :game_die: [red]twice[/red]."
source = "ruling"
untested = "It only names a thing."

[[part]]
game = "nekken"
prefix = "NEK"
"""


@pytest.fixture
def odd_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One rule that cannot be tested, full of signs that rich would take for markup."""
    (tmp_path / "nekken.toml").write_text(ODD, encoding="utf-8")
    monkeypatch.setattr(rules_module, "load_ledger", lambda others: load_ledger(tmp_path))


@pytest.mark.usefixtures("odd_ledger")
def test_brackets_and_colons_in_a_rule_are_text() -> None:
    shown = ask("NEK-001").stdout
    assert "A [bold]title" in shown
    assert "un [terme]" in shown
    assert "Roll :game_die: [red]twice[/red]." in shown
    assert "A [bold]title" in ask("nekken").stdout


@pytest.mark.usefixtures("odd_ledger")
@pytest.mark.parametrize(
    ("lang", "reason", "count"),
    [
        (
            "en",
            "cannot be tested: It only names a thing.",
            "One rule: 0 with tests, 1 that cannot be tested,",
        ),
        ("fr", "ne peut être testée : It only names a thing.", "Une règle : 0 avec des tests, 1 impossible"),
    ],
)
def test_a_rule_that_cannot_be_tested_gives_its_reason_and_is_not_missing(
    tmp_path: Path, lang: str, reason: str, count: str
) -> None:
    assert "It only names a thing." in ask("NEK-001", lang=lang).stdout
    result = ask("--coverage", "nekken", "--tests", str(write(tmp_path, "")), lang=lang)
    assert reason in result.stdout
    assert result.stdout.splitlines()[-1].startswith(count)
    assert result.exit_code == 0


@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be read"), ("fr", "illisibles")])
def test_a_broken_ledger_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    (tmp_path / "nekken.toml").write_text(ODD.replace("NEK-001", "NEK-1"), encoding="utf-8")
    monkeypatch.setattr(rules_module, "load_ledger", lambda others: load_ledger(tmp_path))
    result = ask(lang=lang)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "nekken.toml:2: rule NEK-1: malformed id" in result.stderr


def test_piped_output_has_no_colour_and_is_not_wrapped(ledger: Ledger) -> None:
    longest = max(ledger.game("byzantio"), key=lambda rule: max(map(len, rule.text.splitlines())))
    shown = ask(longest.id).stdout
    assert "\x1b" not in shown
    assert longest.text.strip() in shown


@pytest.mark.parametrize(("lang", "hint"), [("en", "Perhaps you mean BYZ-056"), ("fr", "Vouliez-vous dire BYZ-056")])
def test_an_unknown_rule_fails_with_close_ids(lang: str, hint: str) -> None:
    result = ask("BYZ-56", lang=lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert hint in result.stderr


@pytest.mark.parametrize(("lang", "hint"), [("en", "or a game: byzantio"), ("fr", "ou un jeu : byzantio")])
def test_what_is_neither_rule_nor_game_fails_with_the_games(lang: str, hint: str) -> None:
    result = ask("chess", lang=lang)
    assert result.exit_code == 2
    assert hint in result.stderr


@pytest.mark.parametrize(("lang", "count"), [("en", "3 rules found."), ("fr", "3 règles trouvées.")])
def test_search_lists_and_counts_what_it_finds(lang: str, count: str) -> None:
    lines = ask("--search", "sea lane", lang=lang).stdout.splitlines()
    assert [line[:7] for line in lines[1:-1]] == ["BYZ-010", "BYZ-011", "BYZ-056"]
    assert lines[-1] == count


def test_search_finds_the_words_of_the_language() -> None:
    assert "BYZ-147  Égalité pour la victoire" in ask("--search", "egalite victoire", lang="fr").stdout


def test_search_finds_a_french_term_without_accents() -> None:
    assert "BYZ-002" in ask("--search", "trone imperial").stdout


@pytest.mark.parametrize(("lang", "said"), [("en", "No rule contains"), ("fr", "Aucune règle ne contient")])
def test_search_for_nothing_known_says_so(lang: str, said: str) -> None:
    result = ask("--search", "zeppelin", lang=lang)
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "one thing at a time"), ("fr", "une seule question")])
def test_two_questions_at_once_are_refused(lang: str, said: str) -> None:
    result = ask("BYZ-056", "--search", "sea", lang=lang)
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "Read and search"), ("fr", "Lire et chercher")])
@pytest.mark.parametrize("order", [1, -1])
def test_help_speaks_the_chosen_language_wherever_it_is_chosen(lang: str, said: str, order: int) -> None:
    arguments = ["--help", f"--lang={lang}"][::order]
    result = CliRunner().invoke(rules, arguments)
    assert result.exit_code == 0
    assert said in result.stdout


MARKED = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("NEK-001")]

@pytest.mark.rule("NEK-002", "NEK-003")
def test_two(): ...

@mark.rule("NEK-004")
async def test_short(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("NEK-005"))])
def test_case(x): ...

@pytest.mark.rule("NEK-006")
class TestGroup:
    pytestmark = pytest.mark.rule("NEK-007")

    @pytest.mark.rule("NEK-006", "NEK-008")
    def test_inside(self): ...

@pytest.mark.rule("NEK-009")
def helper(): ...
"""


def test_markers_are_read_from_functions_classes_modules_and_cases(tmp_path: Path) -> None:
    file = "tests/test_sample.py"
    inside = f"{file}::TestGroup::test_inside"
    assert find_proofs(write(tmp_path, MARKED)) == {
        "NEK-001": [f"{file}::test_two", f"{file}::test_short", f"{file}::test_case", inside],
        "NEK-002": [f"{file}::test_two"],
        "NEK-003": [f"{file}::test_two"],
        "NEK-004": [f"{file}::test_short"],
        "NEK-005": [f"{file}::test_case"],
        "NEK-006": [inside],
        "NEK-007": [inside],
        "NEK-008": [inside],
    }


def test_a_file_that_holds_no_tests_proves_nothing(tmp_path: Path) -> None:
    assert find_proofs(write(tmp_path, MARKED, name="sample.py")) == {}


@pytest.mark.parametrize("ids", ["RULE", "*RULES", "'NEK-' + '001'", "56"])
def test_an_id_that_is_not_written_out_is_refused_with_its_line(tmp_path: Path, ids: str) -> None:
    tests = write(tmp_path, f"@pytest.mark.rule({ids})\ndef test_it(): ...\n")
    with pytest.raises(UnreadableTest, match=r"test_sample\.py:1: .*Write the id itself"):
        find_proofs(tests)


def test_a_test_file_with_a_slip_is_named(tmp_path: Path) -> None:
    result = ask("--coverage", "nekken", "--tests", str(write(tmp_path, "def test_it(:")))
    assert result.exit_code == 2
    assert "test_sample.py" in result.stderr


@pytest.mark.parametrize(
    ("lang", "none", "count"),
    [
        ("en", "no test", "32 rules: 8 with tests, 0 that cannot be tested, 24 without a test."),
        ("fr", "aucun test", "32 règles : 8 avec des tests, 0 impossible à tester, 24 sans test."),
    ],
)
def test_coverage_shows_the_tests_of_each_rule_and_fails_when_one_is_missing(
    tmp_path: Path, lang: str, none: str, count: str
) -> None:
    result = ask("--coverage", "nekken", "--tests", str(write(tmp_path, MARKED)), lang=lang)
    lines = result.stdout.splitlines()
    assert lines[lines.index("    tests/test_sample.py::test_two") - 1].startswith("NEK-001  ")
    assert lines[-2].strip() == none
    assert lines[-1] == count
    assert result.exit_code == 1


def test_coverage_is_content_when_every_rule_has_a_test(tmp_path: Path, ledger: Ledger) -> None:
    ids = ", ".join(f'"{rule.id}"' for rule in ledger.game("nekken"))
    result = ask("--coverage", "nekken", "--tests", str(write(tmp_path, f"@mark.rule({ids})\ndef test_all(): ...\n")))
    assert "32 with tests, 0 that cannot be tested, 0 without a test." in result.stdout
    assert result.exit_code == 0


@pytest.mark.parametrize("engine", ["src", "build/engine"])
def test_coverage_finds_the_tests_of_a_working_copy_with_either_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str
) -> None:
    (tmp_path / "rules").mkdir()
    write(tmp_path, MARKED)
    monkeypatch.setattr(rules_module, "PACKAGE", tmp_path / engine / "logothete")
    result = ask("--coverage", "nekken")
    assert (result.exit_code, result.stderr) == (1, "")
    assert "with tests" in result.stdout


@pytest.mark.parametrize(("lang", "said"), [("en", "without its tests"), ("fr", "sans ses tests")])
def test_coverage_without_a_folder_of_tests_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    (tmp_path / "tests").mkdir()
    monkeypatch.setattr(rules_module, "PACKAGE", tmp_path / "src" / "logothete")
    result = ask("--coverage", "byzantio", lang=lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert "--tests" in result.stderr
