"""`logothete record`: records that hold, records that do not, and files that are none."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from logothete.cli import build
from logothete.cli.files import save_record
from logothete.games import open_title
from logothete.kernel import record as record_module
from logothete.kernel.match import Match
from logothete.kernel.record import Move, Record, RecordError, read_record, write_record
from logothete.kernel.text import LANGUAGES, Catalogue
from logothete.kernel.title import Setup
from tests.golden import RECORDS

TEXT = Path(__file__).resolve().parents[2] / "src" / "logothete" / "cli" / "text"


def ask(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(build(lang), ["record", *arguments, "--lang", lang])


def game(*squares: str) -> Record:
    """A game of tic-tac-toe."""
    match = Match.start(open_title("tictactoe"), Setup(2), b"seed")
    for number, square in enumerate(squares):
        match.play(number % 2, match.title.actions.parse(f"place {square}"))
    return match.record()


WON = game("a1", "b1", "a2", "b2", "a3")
RUNNING = game("a1", "b1")


def saved(record: Record, folder: Path) -> str:
    file = folder / "game.json"
    file.write_bytes(write_record(record))
    return str(file)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "The record holds: 5 moves"), ("fr", "L’enregistrement tient : 5 coups")]
)
def test_a_true_record_holds(lang: str, words: str, tmp_path: Path) -> None:
    result = ask("verify", saved(WON, tmp_path), lang=lang)
    assert result.exit_code == 0
    assert result.stdout.startswith(words)
    assert WON.commitment in result.stdout


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "under version 9 of the rules; by version 1"), ("fr", "la version 9 des règles ; selon")]
)
def test_a_record_of_other_rules_holds_if_these_lead_to_the_same_game(lang: str, words: str, tmp_path: Path) -> None:
    result = ask("verify", saved(changed(WON, rules_version=9), tmp_path), lang=lang)
    assert result.exit_code == 0
    assert words in result.stdout


def test_where_a_record_of_other_rules_departs_the_rule_is_named(tmp_path: Path) -> None:
    moves = [Move(0, "place a1"), Move(1, "place a1")]
    result = ask("verify", saved(changed(WON, rules_version=9, moves=moves), tmp_path), lang="fr")
    assert result.stderr.startswith("L’enregistrement suit une autre version des règles, et selon celle")
    assert "'place a1' by seat 1: square-taken (TTT-002)" in result.stderr


@pytest.mark.parametrize("command", ["verify", "show"])
def test_a_record_of_former_content_is_opened_with_it(command: str) -> None:
    old = RECORDS / "byzantio-04.json"
    assert read_record(old).content != open_title("byzantio").content
    assert ask(command, str(old)).exit_code == 0


def test_a_running_game_holds_as_far_as_it_goes(tmp_path: Path) -> None:
    result = ask("verify", saved(RUNNING, tmp_path))
    assert result.exit_code == 0
    assert "The game is not over yet" in result.stdout


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


@pytest.mark.parametrize(
    ("record", "code", "message"),
    [
        (changed(WON, moves=WON.moves[:-1]), 1, "Moves are missing."),
        (changed(WON, moves=[Move(0, "place a1"), Move(1, "place a1")]), 1, "A move is against the rules. move 2"),
        (changed(WON, result=None), 1, "The result is not the one that the moves lead to."),
        (changed(WON, seed="00"), 1, "The dice are not those promised."),
        (changed(WON, seed=None), 2, "The record cannot be checked yet."),
        (changed(WON, rules_version=9, moves=[Move(0, "place a1"), Move(1, "place a1")]), 2, "it departs at move 2: "),
        (changed(WON, rules_version=9, moves=WON.moves[:4]), 2, "it departs at move 4: the game is not over"),
        (changed(WON, content="other"), 2, "other content"),
        (changed(WON, game="chess"), 2, 'a game "chess" that is not installed'),
        (changed(WON, setup=Setup(5)), 2, "The setup of the record cannot be played."),
    ],
)
def test_a_false_record_and_one_that_cannot_be_judged_are_told_apart(
    record: Record, code: int, message: str, tmp_path: Path
) -> None:
    result = ask("verify", saved(record, tmp_path))
    assert result.exit_code == code
    assert message in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"hello", "This is not a game record."),
        (b"{}", "This is not a game record."),
        (write_record(WON)[:-20], "The record is not complete."),
        (write_record(WON).replace(b'"format_version": 1', b'"format_version": 9'), "a format unknown here"),
        (write_record(WON).replace(b'"pack": ""', b'"pack": 3'), "The record is damaged."),
    ],
)
@pytest.mark.parametrize("command", ["verify", "show"])
def test_a_file_that_is_no_record_is_refused(command: str, data: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(data)
    result = ask(command, str(file))
    assert result.exit_code == 2
    assert message in result.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = ask("verify", str(tmp_path / "none.json"), lang="fr")
    assert result.exit_code == 2
    assert result.stderr.startswith("Le fichier ne peut être ouvert.")


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Cross marks a1.", "Nought marks b1.", "Cross has three in a line and wins.", "Result"]),
        ("fr", ["Croix marque a1.", "Rond marque b1.", "Croix aligne trois signes et gagne.", "Résultat"]),
    ],
)
def test_a_game_is_told_from_beginning_to_end(lang: str, sentences: list[str], tmp_path: Path) -> None:
    result = ask("show", saved(WON, tmp_path), lang=lang)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line for line in lines if line in sentences] == sentences


def test_a_running_game_is_told_to_its_keeper_only(tmp_path: Path) -> None:
    file = saved(RUNNING, tmp_path)
    refused = ask("show", file)
    assert refused.exit_code == 2
    assert "--keeper" in refused.stderr
    assert refused.stdout == ""
    assert "Nought marks b1." in ask("show", file, "--keeper").stdout


def test_a_false_game_is_told_up_to_the_fault(tmp_path: Path) -> None:
    result = ask("show", saved(changed(WON, moves=[Move(0, "place a1"), Move(1, "place a1")]), tmp_path))
    assert result.exit_code == 1
    assert "Cross marks a1." in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_with_a_record_has_its_message(language: str) -> None:
    known = Catalogue.load(language, TEXT / f"record.{language}.ftl").messages()
    kinds = [kind for kind in vars(record_module).values() if isinstance(kind, type) and issubclass(kind, RecordError)]
    names = {"".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in kind.__name__) for kind in kinds}
    assert {f"record-error{name}" for name in names} - {"record-error-record-error"} <= known


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    save_record(RUNNING, file)
    before = file.read_bytes()

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="the disk is full"):
        save_record(WON, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
