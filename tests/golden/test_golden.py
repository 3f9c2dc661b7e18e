"""Every golden game is replayed to the same effects and the same end, and a departure is found where it is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from logothete.games import titles
from logothete.games.necrosia.title import Necrosia
from logothete.kernel.record import Move, Record, read_record, verify
from logothete.kernel.title import Option
from tests.fuzz import some_setups
from tests.golden import BLOCK, EFFECTS, RECORDS, Golden, __main__, departs, replay, tables, title_of
from tests.lasting import both_titles

KEPT: Mapping[str, Golden] = msgspec.json.decode(EFFECTS.read_bytes(), type=dict[str, Golden])


def record_of(name: str) -> Record:
    """The record of a golden game."""
    return read_record(RECORDS / f"{name}.json")


@pytest.mark.parametrize("name", KEPT)
def test_a_golden_game_is_replayed_as_it_was_played(name: str) -> None:
    record = record_of(name)
    assert departs(KEPT[name], record) is None
    assert verify(record, title_of(record)) == record.result


@pytest.mark.parametrize("name", [name for name in KEPT if name.endswith("8")])
def test_taking_moves_back_and_making_them_again_changes_nothing(name: str) -> None:
    record = record_of(name)
    assert replay(record, title_of(record), retake=3)[1] == KEPT[name].effects


def test_they_are_games_of_all_titles_players_and_options_with_undo_and_lapses() -> None:
    assert KEPT.keys() == {path.stem for path in RECORDS.iterdir()}
    missing = sorted({table.name for table in tables()} - KEPT.keys())
    assert missing == [], "games of new setups are not kept yet: python -m tests.golden --write"
    assert len(KEPT) >= 40
    for key in titles():
        records = [record_of(name) for name in KEPT if name.startswith(f"{key}-")]
        for title in both_titles(key):
            played = [title.check(record.setup) for record in records if record.content == title.content]
            assert all(setup in played for setup in some_setups(title))
        assert any(move.lapsed for record in records for move in record.moves)
    assert sum(golden.undone for golden in KEPT.values()) > 100
    assert sum(path.stat().st_size for path in RECORDS.iterdir()) < 2_000_000


def test_a_new_option_adds_games_and_leaves_those_that_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [table for table in tables() if table.title.key == "necrosia"]
    monkeypatch.setattr(Necrosia, "options", (Option("moon", ("new", "full")),))
    after = [table for table in tables() if table.title.key == "necrosia"]
    assert [table.name for table in after[: len(before)]] == [table.name for table in before]
    assert {table.setup.options["moon"] for table in after[: len(before)]} == {"new"}
    added = [(table.title.pack, table.setup.players, table.setup.options["moon"]) for table in after[len(before) :]]
    assert added == [(pack, 2, "full") for pack in ("", "Mild")]
    assert [table.name for table in after] == [f"necrosia-{number:02}" for number in range(len(after))]


def test_other_effects_are_found_where_they_begin() -> None:
    golden, record = KEPT["nekken-03"], record_of("nekken-03")
    effects = [*golden.effects[:2], "changed!", *golden.effects[3:]]
    said = departs(msgspec.structs.replace(golden, effects=effects), record)
    assert said == f"the moves {2 * BLOCK + 1} to {3 * BLOCK} have other effects"


def test_a_move_that_is_no_longer_allowed_is_named() -> None:
    record = record_of("tictactoe-00")
    twice = [record.moves[0], Move(record.moves[1].seat, record.moves[0].text), *record.moves[2:]]
    said = departs(KEPT["tictactoe-00"], msgspec.structs.replace(record, moves=twice))
    assert said is not None
    assert said.startswith("move 2, ")
    assert "TTT-002" in said


def test_the_command_says_what_the_bots_would_now_play_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = [table for table in tables() if table.title.key == "tictactoe"][:3]
    monkeypatch.setattr(__main__, "tables", lambda: iter(small))
    monkeypatch.setattr(__main__, "RECORDS", tmp_path / "records")
    monkeypatch.setattr(__main__, "EFFECTS", tmp_path / "effects.json")
    assert __main__.main(["--write"]) == 0
    assert "tictactoe-02: is new\n3 games, 3 changed" in capsys.readouterr().out
    for table in small:
        assert (tmp_path / "records" / f"{table.name}.json").read_bytes() == (
            RECORDS / f"{table.name}.json"
        ).read_bytes()
    assert __main__.main([]) == 0
    assert capsys.readouterr().out == "3 games, 0 changed\n"
    small[1] = msgspec.structs.replace(small[1], seed=99)
    assert __main__.main([]) == 1
    assert "tictactoe-01: replays as it was, but would now be played otherwise from move " in capsys.readouterr().out


def test_a_record_that_is_older_than_an_option_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = next(table for table in tables() if table.title.key == "tictactoe")
    monkeypatch.setattr(__main__, "RECORDS", tmp_path / "records")
    monkeypatch.setattr(__main__, "EFFECTS", tmp_path / "effects.json")
    monkeypatch.setattr(__main__, "tables", lambda: iter([table]))
    __main__.main(["--write"])
    kept = (tmp_path / "records" / f"{table.name}.json").read_bytes()
    monkeypatch.setattr(type(table.title), "options", (Option("moon", ("new", "full")),))
    assert __main__.main([]) == 0
    assert __main__.main(["--write"]) == 0
    assert capsys.readouterr().out.endswith("1 games, 0 changed\n")
    assert (tmp_path / "records" / f"{table.name}.json").read_bytes() == kept
