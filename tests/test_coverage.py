"""Every rule of a finished game has a test that proves it, and no test names a rule that does not exist."""

import subprocess
import sys
from pathlib import Path

import pytest

from logothete.cli.rules import find_proofs
from logothete.kernel.ledger import load_ledger

FINISHED = ("byzantio", "nekken", "necrosia")

TESTS = Path(__file__).resolve().parent


@pytest.mark.parametrize("game", FINISHED)
def test_every_rule_of_a_finished_game_has_a_test(game: str) -> None:
    proofs = find_proofs(TESTS)
    missing = [rule.id for rule in load_ledger().game(game) if rule.id not in proofs and rule.untested is None]
    assert not missing, (
        f"{len(missing)} rules of {game} have no test: {', '.join(missing)}. "
        'Mark the test that proves a rule with @pytest.mark.rule("..."), '
        "or give the rule an `untested` reason in its ledger."
    )


@pytest.mark.parametrize("game", FINISHED)
def test_a_rule_with_a_test_has_no_excuse(game: str) -> None:
    proofs = find_proofs(TESTS)
    assert [rule.id for rule in load_ledger().game(game) if rule.id in proofs and rule.untested is not None] == []


def collect(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """Collect one test file under the plugin, in a pytest of its own."""
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule: the rule this test proves\n", encoding="utf-8")
    (folder / "test_sample.py").write_text(f"import pytest\n\n{source}\n", encoding="utf-8")
    command = [
        "-m",
        "pytest",
        "-p",
        "tests.coverage_plugin",
        "-p",
        "no:cacheprovider",
        "--collect-only",
        str(folder),
    ]
    return subprocess.run([sys.executable, *command], cwd=TESTS.parent, capture_output=True, text=True, check=False)


def test_a_marker_may_name_several_existing_rules(tmp_path: Path) -> None:
    run = collect(tmp_path, '@pytest.mark.rule("BYZ-060", "NEC-C01")\ndef test_it(): ...')
    assert run.returncode == 0, run.stdout


WRONG = """
@pytest.mark.rule("BYZ-001", "BYZ-999")
def test_unknown(): ...

@pytest.mark.rule(56)
def test_number(): ...

@pytest.mark.rule()
def test_nothing(): ...
"""


def test_a_wrong_marker_is_a_collection_error_that_names_the_test(tmp_path: Path) -> None:
    run = collect(tmp_path, WRONG)
    assert run.returncode == pytest.ExitCode.INTERRUPTED
    assert "test_sample.py::test_unknown: No rule is called 'BYZ-999'. Close to it: BYZ-" in run.stdout
    assert "test_sample.py::test_number: 56 is no rule id" in run.stdout
    assert "test_sample.py::test_nothing: a rule marker holds rule ids and nothing else" in run.stdout


def test_a_wrong_marker_on_a_class_names_the_test_inside(tmp_path: Path) -> None:
    run = collect(tmp_path, '@pytest.mark.rule("byz-001")\nclass TestGroup:\n    def test_it(self): ...')
    assert run.returncode == pytest.ExitCode.INTERRUPTED
    assert "test_sample.py::TestGroup::test_it: No rule is called 'byz-001'. Close to it: BYZ-001" in run.stdout
