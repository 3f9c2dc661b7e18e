"""The arena: the same games however they are split, standings, Ctrl-C, failures."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from logothete.bots import Budget, Choice, SeatTable, UnknownBot
from logothete.games import UnknownTitle, open_title
from logothete.kernel.record import read_record, verify
from logothete.kernel.title import BadSetup, Setup
from logothete.lab import arena as arena_module
from logothete.lab import series as series_module
from logothete.lab.arena import OtherSeries, Standings, differences, play_games, read_standings, write_standings
from logothete.lab.series import Game, Series
from logothete.lab.workers import Pool


def untimed(standings: Standings) -> list[Game]:
    """The games without how long they took, the one thing that chance does not determine."""
    return [msgspec.structs.replace(game, seconds=[], slowest=[]) for game in standings.games]


def interrupt_after(games: int) -> Callable[[int], None]:
    def progress(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("batch", [None, 1, 4, 100])
def test_the_games_do_not_depend_on_processes_and_batches(batch: int | None) -> None:
    alone = play_games("connectfour", ["greedy", "random"], 18, 5)
    together = play_games("connectfour", ["greedy", "random"], 18, 5, processes=2, batch=batch)
    assert untimed(together) == untimed(alone)
    assert [bot.rating for bot in together.bots] == [bot.rating for bot in alone.bots]


def test_a_game_with_secrets_and_dice_is_the_same_in_another_process() -> None:
    bots = ["greedy", "random", "random"]
    assert untimed(play_games("byzantio", bots, 3, 5, processes=2)) == untimed(play_games("byzantio", bots, 3, 5))


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    short, long = (play_games("tictactoe", ["greedy", "random"], games, 5) for games in (7, 20))
    assert untimed(long)[:7] == untimed(short)


def test_some_games_can_be_played_without_the_others() -> None:
    all_games = untimed(play_games("tictactoe", ["greedy", "random"], 9, 5))
    assert untimed(play_games("tictactoe", ["greedy", "random"], [9, 4], 5)) == [all_games[3], all_games[8]]


def test_seats_are_shared_equally() -> None:
    standings = play_games("byzantio", ["random", "random", "random"], 12, 1)
    assert [bot.seats for bot in standings.bots] == [[4, 4, 4]] * 3


def test_figures_sum_up_the_games() -> None:
    standings = play_games("connectfour", ["random", "greedy"], 40, 3)
    for place, bot in enumerate(standings.bots):
        won = [game for game in standings.games if game.places[place] == 1]
        drawn = [game for game in won if game.places == [1, 1]]
        decisions = sum(game.decisions[place] for game in standings.games)
        assert bot.games == 40
        assert bot.wins == len(won) - len(drawn) / 2
        assert bot.win_rate == bot.wins / 40
        assert bot.win_interval.low < bot.win_rate < bot.win_interval.high
        assert bot.mean_score == pytest.approx(bot.win_rate)
        assert bot.mean_lead is not None
        assert bot.lead_interval is not None
        assert bot.mean_lead == pytest.approx(bot.win_rate - 0.5)
        assert bot.lead_interval.low < bot.mean_lead < bot.lead_interval.high
        assert bot.mean_place == pytest.approx(sum(game.places[place] for game in standings.games) / 40)
        assert bot.decisions_per_game == pytest.approx(decisions / 40)
        assert bot.milliseconds_per_decision is not None
    weak, good = standings.bots
    assert good.wins > weak.wins
    assert good.rating.mu > weak.rating.mu


def test_a_title_without_points_has_no_mean_score(monkeypatch: pytest.MonkeyPatch) -> None:
    title = type(open_title("tictactoe"))
    result = title.result
    monkeypatch.setattr(title, "result", lambda self, state: msgspec.structs.replace(result(self, state), scores=[]))
    standings = play_games("tictactoe", ["random", "random"], 2, 1)
    assert [bot.mean_score for bot in standings.bots] == [None, None]
    assert [(bot.mean_lead, bot.lead_interval) for bot in standings.bots] == [(None, None)] * 2
    assert differences(play_games("tictactoe", ["random", "greedy"], 2, 1)) == []


def test_leads_tell_a_good_bot_from_others_in_a_few_games() -> None:
    good, *others = play_games("byzantio", ["greedy", "random", "random"], 6, 1).bots
    assert good.lead_interval is not None
    for bot in others:
        assert bot.lead_interval is not None
        assert good.lead_interval.low > bot.lead_interval.high
    assert sum(bot.mean_lead or 0.0 for bot in (good, *others)) == pytest.approx(0.0)


def test_differences_are_counted_within_the_same_games() -> None:
    standings = play_games("byzantio", ["random", "greedy", "random"], 6, 1)
    (found,) = differences(standings)
    scores = [game.scores for game in standings.games]
    assert (found.ahead, found.behind) == ("greedy", "random")
    assert found.points == pytest.approx(fmean(good - (one + other) / 2 for one, good, other in scores))
    assert found.interval is not None
    assert 0.0 < found.interval.low < found.points < found.interval.high


def test_each_pair_is_compared_the_better_one_first() -> None:
    standings = play_games("byzantio", ["random", "casual", "greedy"], 6, 1)
    ranking = [bot.bot for bot in sorted(standings.bots, key=lambda bot: -(bot.mean_score or 0.0))]
    assert [(one.ahead, one.behind) for one in differences(standings)] == list(combinations(ranking, 2))


def test_what_is_the_same_or_was_not_played_cannot_differ() -> None:
    equals = play_games("tictactoe", ["random", "random"], 2, 1)
    assert differences(equals) == []
    assert differences(msgspec.structs.replace(equals, games=[])) == []


def test_standings_of_before_leads_were_counted_can_be_read() -> None:
    written = write_standings(play_games("tictactoe", ["random", "random"], 2, 1))
    fields = msgspec.json.decode(written)
    for bot in fields["bots"]:
        del bot["mean_lead"], bot["lead_interval"]
    assert [bot.mean_lead for bot in read_standings(msgspec.json.encode(fields)).bots] == [None, None]


def test_levels_and_budgets_are_spelt_out() -> None:
    level, fixed = play_games("tictactoe", ["normal", "strategist:2it"], 1, 1).bots
    assert (level.bot, level.meaning) == ("normal", "strategist:50ms")
    assert level.budget == Budget(seconds=0.05)
    assert fixed.budget == Budget(iterations=2)


def test_a_bot_that_cannot_be_given_time_has_no_budget() -> None:
    assert [bot.budget for bot in play_games("tictactoe", ["random", "greedy"], 1, 1).bots] == [None, None]


def test_a_bot_with_processes_of_its_own_is_not_timed() -> None:
    alone, helped = play_games("tictactoe", ["strategist:2it", "strategist:2itx2"], 1, 1).bots
    assert alone.milliseconds_per_decision is not None
    assert helped.milliseconds_per_decision is None


def test_standings_that_do_not_name_their_clock_are_by_the_wall() -> None:
    standings = play_games("tictactoe", ["random", "random"], 1, 1)
    older = write_standings(standings).replace(b'"clock": "processor",\n', b"")
    assert standings.clock == "processor"
    assert read_standings(older).clock == "wall"


def test_options_left_out_are_those_of_the_title() -> None:
    standings = play_games("byzantio", ["random", "random"], 1, 1, options={"houses": "deal"})
    assert standings.setup == open_title("byzantio").check(Setup(2, {"houses": "deal"}))


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_keeps_what_is_done(processes: int) -> None:
    bots = ["greedy", "random"]
    standings = play_games("connectfour", bots, 5000, 5, processes=processes, progress=interrupt_after(5))
    assert standings.interrupted
    assert not standings.complete
    assert standings.failures == []
    assert 5 <= len(standings.games) < 5000
    assert standings.bots[0].games == len(standings.games)
    numbers = [game.number for game in standings.games]
    assert untimed(standings) == untimed(play_games("connectfour", bots, numbers, 5))


def test_an_interrupted_series_is_gone_on_with() -> None:
    whole = play_games("tictactoe", ["greedy", "random"], 20, 5)
    begun = play_games("tictactoe", ["greedy", "random"], 20, 5, progress=interrupt_after(7))
    told: list[int] = []
    ended = play_games("tictactoe", ["greedy", "random"], 20, 5, earlier=begun, progress=told.append)
    assert untimed(ended) == untimed(whole)
    assert [bot.rating for bot in ended.bots] == [bot.rating for bot in whole.bots]
    assert ended.complete
    assert not ended.interrupted
    assert told[:2] == [7, 8]
    assert told[-1] == 20
    assert ended.started == begun.started
    assert ended.seconds > begun.seconds


def test_a_finished_series_is_not_played_again() -> None:
    whole = play_games("tictactoe", ["greedy", "random"], 6, 5)
    assert play_games("tictactoe", ["greedy", "random"], 6, 5, earlier=whole) == whole
    longer = play_games("tictactoe", ["greedy", "random"], 8, 5, earlier=whole)
    assert longer.games[:6] == whole.games
    assert longer.planned == 8


@pytest.mark.parametrize(
    ("game", "bots", "seed", "what"),
    [
        ("connectfour", ["greedy", "random"], 5, "game"),
        ("tictactoe", ["greedy", "greedy"], 5, "bots"),
        ("tictactoe", ["random", "greedy"], 5, "bots"),
        ("tictactoe", ["greedy", "random"], 6, "seed"),
    ],
)
def test_no_other_series_is_gone_on_with(game: str, bots: list[str], seed: int, what: str) -> None:
    begun = play_games("tictactoe", ["greedy", "random"], 2, 5)
    with pytest.raises(OtherSeries) as refused:
        play_games(game, bots, 4, seed, earlier=begun)
    assert refused.value.what == what


def test_games_of_another_version_or_with_other_options_are_not_gone_on_with() -> None:
    begun = play_games("byzantio", ["random", "random"], 1, 5)
    older = msgspec.structs.replace(begun, versions=msgspec.structs.replace(begun.versions, logothete="0.0.0"))
    with pytest.raises(OtherSeries, match=r"version: 0\.0\.0"):
        play_games("byzantio", ["random", "random"], 2, 5, earlier=older)
    with pytest.raises(OtherSeries, match="options: events=open"):
        play_games("byzantio", ["random", "random"], 2, 5, options={"events": "hidden"}, earlier=begun)


def test_a_series_under_way_is_saved_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "SAVE_SECONDS", -1.0)
    saved: list[Standings] = []
    whole = play_games("tictactoe", ["greedy", "random"], 5, 5, save=saved.append)
    assert [len(standings.games) for standings in saved] == [1, 2, 3, 4]
    assert all(standings.interrupted for standings in saved)
    assert untimed(play_games("tictactoe", ["greedy", "random"], 5, 5, earlier=saved[2])) == untimed(whole)


def test_ctrl_c_before_the_first_game_is_over_leaves_empty_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(series_module, "play_game", interrupted)
    standings = play_games("tictactoe", ["random", "random"], 3, 1)
    assert standings.interrupted
    assert standings.games == []
    assert read_standings(write_standings(standings)) == standings


class Moody:
    """Plays at random, but in some games raises an error."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, table: SeatTable) -> Choice:
        if self.seed % 3 == 0:
            raise RuntimeError("not today")
        return Choice(table.legal[0])


def test_a_failing_bot_costs_only_the_games_it_fails_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series_module, "open_bot", lambda _, seed, clock: Moody(seed))
    standings = play_games("tictactoe", ["random", "greedy"], 30, 1)
    assert standings.failures
    assert standings.games
    numbers = {game.number for game in standings.games} | {failure.number for failure in standings.failures}
    assert numbers == set(range(1, 31))
    assert standings.bots[0].games == len(standings.games)
    assert not standings.interrupted
    assert not standings.complete


def test_games_that_failed_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(series_module, "open_bot", lambda _, seed, clock: Moody(seed))
        begun = play_games("tictactoe", ["random", "greedy"], 30, 1)
    ended = play_games("tictactoe", ["random", "greedy"], 30, 1, earlier=begun)
    assert begun.failures
    assert not ended.failures
    assert ended.complete
    again = {game.number for game in ended.games} - {game.number for game in begun.games}
    assert again == {failure.number for failure in begun.failures}


def test_a_process_that_dies_is_accounted_for() -> None:
    pool = Pool(Series("nowhere", None, Setup(2), ["random", "random"], 1), range(1, 50), 2, batch=3)
    while pool.play_on():
        pass
    pool.leave()
    assert pool.done
    assert all("BrokenProcessPool" in getattr(outcome, "error", "") for outcome in pool.done.values())


@pytest.mark.parametrize("processes", [1, 2])
def test_every_game_leaves_a_record_that_holds(tmp_path: Path, processes: int) -> None:
    folder = tmp_path / "new" / "records"
    standings = play_games("byzantio", ["random", "random", "random"], 6, 1, processes=processes, records=folder)
    title = open_title("byzantio")
    results = [verify(read_record(file), title) for file in sorted(folder.iterdir())]
    assert len(results) == 6
    for game, result in zip(standings.games, results, strict=True):
        assert result is not None
        assert game.places == [result.places[seat] for seat in game.seats]


def test_records_change_no_game(tmp_path: Path) -> None:
    bots = ["random", "random"]
    assert untimed(play_games("byzantio", bots, 2, 1, records=tmp_path)) == untimed(play_games("byzantio", bots, 2, 1))


def test_standings_are_read_as_they_were_written() -> None:
    standings = play_games("byzantio", ["random", "strategist:2it"], 2, 1)
    assert read_standings(write_standings(standings)) == standings


def test_something_else_is_not_read_as_standings() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_standings(b'{"format": "logothete-record"}')


def test_progress_ends_with_all_games() -> None:
    told: list[int] = []
    play_games("tictactoe", ["random", "random"], 10, 1, processes=2, batch=2, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 10


@pytest.mark.parametrize(
    ("game", "bots", "options", "error"),
    [
        ("chess", ["random", "random"], {}, UnknownTitle),
        ("tictactoe", ["random", "genius"], {}, UnknownBot),
        ("tictactoe", ["random"], {}, BadSetup),
        ("byzantio", ["random", "random"], {"houses": "none"}, BadSetup),
    ],
)
def test_what_cannot_be_played_is_refused_beforehand(
    game: str, bots: list[str], options: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        play_games(game, bots, 2, 1, options=options)


@pytest.mark.parametrize(("games", "processes"), [(0, 1), ([0], 1), ([], 1), (1, 0)])
def test_nothing_to_play_is_refused(games: int | list[int], processes: int) -> None:
    with pytest.raises(ValueError, match="at least one game"):
        play_games("tictactoe", ["random", "random"], games, 1, processes=processes)
