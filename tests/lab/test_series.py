"""One game of a series: seats, chance, records, and bots that fail."""

from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from logothete.bots import Choice, SeatTable, Strategist, open_bot
from logothete.games import open_title
from logothete.kernel.dice import SealedDice
from logothete.kernel.events import Chronicle
from logothete.kernel.record import Record, check_record, read_record, verify
from logothete.kernel.title import Setup
from logothete.lab import series as series_module
from logothete.lab.series import BotFailed, Failure, Game, Halted, Series, attempt, labels, play_game, seating


def series(game: str, *bots: str, seed: int = 1, records: Path | None = None) -> Series:
    return Series(game, None, open_title(game).check(Setup(len(bots))), list(bots), seed, records)


def play(what: Series, number: int) -> tuple[Game, Record]:
    return play_game(open_title(what.game), what, number)


class Broken:
    """A bot that gives up at its first decision."""

    def choose(self, table: SeatTable) -> Choice:
        raise RuntimeError("no idea")


class Cheat:
    """A bot that always decides the same, allowed or not."""

    def choose(self, table: SeatTable) -> Choice:
        return Choice(0)


def test_bots_that_are_alike_are_told_apart_by_their_place() -> None:
    assert labels(["normal", "greedy", "random", "greedy"]) == ["normal", "greedy#2", "random", "greedy#4"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_once_in_a_deal(players: int) -> None:
    for deal in range(20):
        games = [seating(7, players, deal * players + turn) for turn in range(1, players + 1)]
        assert all(sorted(seats) == list(range(players)) for seats in games)
        assert all(sorted(of_bot) == list(range(players)) for of_bot in zip(*games, strict=True))


def test_every_bot_meets_every_other_as_its_neighbour() -> None:
    neighbours: Counter[tuple[int, int]] = Counter()
    for number in range(1, 4 * 100, 4):
        seats = seating(7, 4, number)
        neighbours.update((seats.index(seat), seats.index((seat + 1) % 4)) for seat in range(4))
    assert len(neighbours) == 4 * 3


def test_a_deal_is_the_same_in_every_rotation_and_only_there() -> None:
    what = series("byzantio", "random", "random")
    seeds = [play(what, number)[1].seed for number in (1, 2, 3)]
    assert seeds[0] == seeds[1] != seeds[2]


def test_bots_decide_by_other_chance_in_every_game() -> None:
    what = series("connectfour", "random", "random")
    moves = {tuple(play(what, number)[1].moves) for number in range(1, 11)}
    assert len(moves) == 10


def test_a_game_depends_on_seed_and_number_alone() -> None:
    one, other = series("byzantio", "greedy", "random"), series("byzantio", "greedy", "random", seed=2)
    assert play(one, 3)[1] == play(one, 3)[1]
    assert play(one, 3)[1].moves != play(other, 3)[1].moves


def test_figures_are_in_the_order_of_the_bots() -> None:
    what = series("byzantio", "greedy", "random", "random")
    for number in (1, 2, 3):
        game, record = play(what, number)
        assert record.result is not None
        assert [record.seats[seat] for seat in game.seats] == labels(what.bots)
        assert game.places == [record.result.places[seat] for seat in game.seats]
        assert game.scores == [record.result.scores[seat] for seat in game.seats]
        assert game.decisions == [sum(move.seat == seat for move in record.moves) for seat in game.seats]


@pytest.mark.parametrize(("game", "players"), [("tictactoe", 2), ("connectfour", 2), ("byzantio", 3), ("necrosia", 3)])
def test_records_on_disk_can_be_verified(tmp_path: Path, game: str, players: int) -> None:
    title, what = open_title(game), series(game, *["random"] * players, records=tmp_path)
    outcome = attempt(title, what, 2, lambda: False)
    (file,) = tmp_path.iterdir()
    result = verify(read_record(file), title)
    assert isinstance(outcome, Game)
    assert result is not None
    assert [result.places[seat] for seat in outcome.seats] == outcome.places


def test_a_record_is_named_after_its_game_and_its_bots_in_seat_order(tmp_path: Path) -> None:
    what = series("tictactoe", "greedy", "strategist:5it", records=tmp_path)
    for number in (1, 2):
        attempt(open_title("tictactoe"), what, number, lambda: False)
    names = {file.name for file in tmp_path.iterdir()}
    seats = [seating(1, 2, number) for number in (1, 2)]
    bots = ["greedy_strategist-5it" if first == 0 else "strategist-5it_greedy" for first, _ in seats]
    assert names == {f"00000{number}_{names}.json" for number, names in enumerate(bots, start=1)}


@pytest.mark.parametrize(("bot", "error"), [(Broken(), "RuntimeError: no idea"), (Cheat(), "Refused: ")])
def test_a_bot_that_fails_is_named_with_its_error(
    monkeypatch: pytest.MonkeyPatch, bot: Broken | Cheat, error: str
) -> None:
    monkeypatch.setattr(
        series_module, "open_bot", lambda kind, *rest: bot if kind == "greedy" else open_bot(kind, *rest)
    )
    what = series("tictactoe", "random", "greedy")
    number = next(number for number in range(1, 100) if isinstance(_attempt(what, number), Failure))
    failure = _attempt(what, number)
    assert isinstance(failure, Failure)
    assert (failure.number, failure.bot) == (number, "greedy")
    assert failure.error.startswith(error)
    assert "Traceback" in failure.trace
    with pytest.raises(BotFailed):
        play(what, number)


def _attempt(what: Series, number: int) -> Game | Failure:
    return attempt(open_title(what.game), what, number, lambda: False)


def test_a_record_that_cannot_be_written_is_the_failure_of_no_bot(tmp_path: Path) -> None:
    failure = _attempt(series("tictactoe", "random", "random", records=tmp_path / "nowhere"), 1)
    assert isinstance(failure, Failure)
    assert failure.bot == ""
    assert failure.error.startswith("FileNotFoundError")


def test_a_halt_ends_a_game_before_its_next_decision() -> None:
    answers = iter([False, False, True])
    with pytest.raises(Halted):
        play_game(open_title("tictactoe"), series("tictactoe", "random", "random"), 1, lambda: next(answers))


def test_bots_are_timed_and_think_by_the_clock_of_the_series() -> None:
    ticks = count()
    what = series("tictactoe", "strategist:3000ms", "greedy")
    game, _ = play_game(open_title("tictactoe"), what, 1, clock=lambda: float(next(ticks)))
    thinking, greedy = game.seconds
    assert thinking > game.decisions[0]  # it looks at the clock by itself, too
    assert greedy == game.decisions[1]


def test_bots_give_back_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[Strategist] = []
    monkeypatch.setattr(Strategist, "close", lambda bot: closed.append(bot))
    play(series("tictactoe", "strategist:2it", "strategist:2it"), 1)
    assert len(closed) == 2


def test_an_absent_player_lets_every_decision_lapse_and_the_record_says_so() -> None:
    title = open_title("byzantio")
    game, record = play(series("byzantio", "absent", "random"), 1)
    seat = game.seats[0]
    assert {move.lapsed for move in record.moves if move.seat == seat} == {True}
    assert not any(move.lapsed for move in record.moves if move.seat != seat)
    assert verify(record, title) is not None


def test_what_a_bot_came_by_and_used_is_counted_where_the_title_says_what_that_is() -> None:
    game, record = play(series("necrosia", *["random"] * 5), 5)
    title = open_title("necrosia")
    witness = Chronicle()
    dice = SealedDice(check_record(record, title), record.nonces)
    state = title.start(record.setup, dice, witness)
    for move in record.moves:
        state.play(move.seat, title.actions.parse(move.text), dice, witness)
    kinds = [title.events[told.kind].key for told in witness.told]
    shown = [told.numbers[0] for told in witness.told if title.events[told.kind].key == "showed"]
    assert game.used == [shown.count(seat) for seat in game.seats]
    assert sum(game.used) > 0
    assert sum(game.gained) == sum(kinds.count(kind) for kind in ("took", "drew-card", "bought", "stolen-card"))


def test_nothing_is_counted_where_there_is_nothing_to_use() -> None:
    game, _ = play(series("tictactoe", "random", "random"), 1)
    assert (game.gained, game.used) == ([], [])
