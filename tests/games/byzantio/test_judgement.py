"""What bots expect of a position, and how it is learned from records."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from logothete.games.byzantio.board import TARGETS
from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.judgement import (
    FACTS,
    OF_ALL,
    OF_SEAT,
    SEAT_FACTS,
    expected_points,
    note_line,
    usable,
)
from logothete.games.byzantio.learned import Games, Learned, file_of, to_instinct, to_judgement, to_suspicion
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import numbers
from logothete.kernel.record import RecordError
from logothete.kernel.title import Setup
from logothete.lab.arena import play_games
from scripts.learn_byzantio import TooFewGames, learn, main, written
from tests.games.byzantio.table import Table, title

EDITIONS: tuple[Edition, ...] = get_args(Edition)


def expected(table: Table, house: str) -> float:
    """What a house may expect as the table stands."""
    judgement = table.title.judgement
    return expected_points(table.board, table.state.cells, table.seat(house), judgement, numbers(len(FACTS)))


def late(edition: Edition = "byzantio") -> Table:
    """The last turn; nobody has anything yet."""
    table = Table(edition)
    return table.turn(int(table.board.turns) - 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_city_held_at_the_end_is_worth_more_than_one_shared_and_that_more_than_one_lost(edition: Edition) -> None:
    ours, theirs = title(edition).actions.domains["house"][:2]
    city = late(edition).some_targets()[0]
    nobody = expected(late(edition), ours)
    held = expected(late(edition).garrisons(city, **{ours: 1}), ours)
    shared = expected(late(edition).garrisons(city, **{ours: 1, theirs: 1}), ours)
    lost = expected(late(edition).garrisons(city, **{ours: 1, theirs: 2}), ours)
    assert held > shared > lost
    assert held > nobody + 8


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_main_target_is_worth_more_than_the_last(edition: Edition) -> None:
    house = title(edition).actions.domains["house"][0]
    cities = late(edition).some_targets()
    main_held, last_held = (
        expected(late(edition).garrisons(city, **{house: 1}), house) for city in cities[:: len(cities) - 1]
    )
    assert main_held > last_held


def test_who_can_still_campaign_may_expect_more() -> None:
    assert expected(Table().turn(20), "doukas") > expected(Table().turn(20).free("doukas", campaign=0), "doukas")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_expectations_stay_between_nothing_and_the_whole_list(edition: Edition, players: int) -> None:
    game, draw = title(edition), random.Random(players)
    dice = QuickDice(players)
    state = game.start(Setup(players), dice)
    facts = numbers(len(FACTS))
    while not state.over():
        seat = draw.choice([seat for seat in range(players) if state.pending() >> seat & 1])
        for judged in range(players):
            points = expected_points(state.board, state.cells, judged, game.judgement, facts)
            assert 0 <= points <= sum(game.board_content.values.lines)
            assert points == 0 or state.cells[TARGETS + judged]
        state.take(seat, draw.choice(state.legal(seat)), dice, None)


def test_every_fact_of_a_line_is_written_anew_for_each_line() -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1, doukas=1).pretender("komnenos", "opsikion")
    facts = numbers(len(FACTS))
    for city in (table.cities.index("nicaea"), *range(int(table.board.cities))):
        standing = note_line(table.board, table.state.cells, 0, 0, city, facts)
        again = numbers(len(FACTS))
        assert note_line(table.board, table.state.cells, 0, 0, city, again) == standing
        assert list(facts) == list(again)


def test_the_facts_are_as_many_as_the_compiled_loops_take_them_to_be() -> None:
    assert (len(SEAT_FACTS), len(FACTS)) == (OF_SEAT, OF_ALL)


def test_a_pass_keeps_a_box_that_can_no_longer_be_used() -> None:
    table = (
        Table().turn(20).free("komnenos", campaign=5, rally=2, negotiation=1, progression=1, corruption=1, expulsion=1)
    )
    before = expected(table, "komnenos")
    assert usable(table.board, table.state.cells, 0) == 1.0
    table.act("komnenos", "pass")
    assert usable(table.board, table.state.cells, 0) == pytest.approx(10 / 11)
    assert expected(table, "komnenos") < before


def test_a_line_changed_at_the_succession_is_expected_to_bring_less() -> None:
    kept = late().garrisons("nicaea", komnenos=1).targets("komnenos", "nicaea")
    changed = late().garrisons("nicaea", komnenos=1).targets("komnenos", "nicaea").changed("komnenos", 1, "trapezus")
    assert expected(kept, "komnenos") > expected(changed, "komnenos")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of a few games among greedy bots."""
    folder = tmp_path_factory.mktemp("records")
    play_games("nekken", ["greedy"] * 3, 6, seed=4, records=folder)
    return folder


@pytest.mark.long
def test_records_teach_something_that_reads_back_as_it_was_written(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "nekken.toml"
    learned, report = learn(title("nekken"), sorted(records.glob("*.json")))
    out.write_text(written("nekken", learned))
    assert learned.games == Games(judgement=6, suspicion=6, instinct=6)
    assert set(learned.facts) == set(FACTS)
    assert report
    again = _read(out)
    assert list(to_judgement(again).facts) == pytest.approx(list(to_judgement(learned).facts), abs=1e-4)
    assert list(to_suspicion(again).weights) == pytest.approx(list(to_suspicion(learned).weights), abs=1e-4)
    assert list(to_instinct(again).readiness) == pytest.approx(list(to_instinct(learned).readiness), abs=1e-4)


@pytest.mark.long
def test_the_same_records_teach_the_same(records: Path, tmp_path: Path) -> None:
    files = sorted(records.glob("*.json"))
    assert learn(title("nekken"), files) == learn(title("nekken"), files)


@pytest.mark.long
def test_the_command_writes_where_it_is_told(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.toml"
    before = file_of("nekken").read_bytes()
    monkeypatch.setattr("sys.argv", ["learn_byzantio", "nekken", str(records), "--out", str(out)])
    assert main() == 0
    assert "6 games" in capsys.readouterr().out
    assert _read(out).games.judgement == 6
    assert file_of("nekken").read_bytes() == before


@pytest.mark.long
def test_a_part_can_be_learned_alone(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out.toml"
    before = _read(file_of("nekken"))
    monkeypatch.setattr("sys.argv", ["learn_byzantio", "nekken", str(records), "--only", "instinct", "--out", str(out)])
    assert main() == 0
    after = _read(out)
    assert after.games == msgspec.structs.replace(before.games, instinct=6)
    assert (after.spread, after.standings, after.facts) == (before.spread, before.standings, before.facts)
    assert after.suspicion == before.suspicion
    assert after.instinct != before.instinct


@pytest.mark.long
def test_too_few_games_are_not_learned_from(records: Path) -> None:
    with pytest.raises(TooFewGames, match="2 finished games among 2 records"):
        learn(title("nekken"), sorted(records.glob("*.json"))[:2])


@pytest.mark.long
def test_it_says_which_numbers_of_players_nothing_was_seen_of(records: Path, tmp_path: Path) -> None:
    _, report = learn(title("nekken"), sorted(records.glob("*.json")))
    assert [line for line in report if "no game with 2 or 4 players" in line]
    for players in (2, 4):
        play_games("nekken", ["random"] * players, 1, seed=players, records=tmp_path / str(players))
    _, report = learn(title("nekken"), sorted([*records.glob("*.json"), *tmp_path.glob("*/*.json")]))
    assert [line for line in report if "beware" in line] == []


@pytest.mark.long
def test_records_of_another_game_are_refused(records: Path) -> None:
    with pytest.raises(RecordError, match="nekken"):
        learn(title("byzantio"), sorted(records.glob("*.json")))


def _read(file: Path) -> Learned:
    return msgspec.toml.decode(file.read_bytes(), type=Learned)
