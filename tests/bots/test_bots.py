"""Bots of all kinds, on all titles: legal, fair, repeatable, and better than chance."""

from __future__ import annotations

from itertools import chain, count

import pytest

from logothete.bots import LEVELS, Bot, Budget, SeatTable, Strategist, UnknownBot, open_bot
from logothete.bots.search import SETTLED, STRETCH, Search
from logothete.bots.strategist import add_findings
from logothete.games import open_title, titles
from logothete.kernel.bits import EVERYONE, members
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.events import Chronicle, Told
from logothete.kernel.mind import Mind
from logothete.kernel.state import State
from logothete.kernel.title import Setup, Title
from tests.lasting import fewer, lasting_title, played_titles

LOST_TOGETHER = ("necrosia",)
"""The titles in which nobody may win."""
RESCUE = 2.0**-17
"""A chance that is as good as none; a power of two, so that nothing is lost in counting."""
BOTS = ("random", "casual", "greedy", "strategist:30it")


def decisions(title: Title, setup: Setup, seed: int, most: int) -> list[tuple[State, int]]:
    """Positions of a random game with a seat that is asked: so many, spread over the game."""
    return [(state, seat) for state, seat, _ in chapters(title, setup, seed, most)]


def chapters(title: Title, setup: Setup, seed: int, most: int) -> list[tuple[State, int, list[Told]]]:
    """The same with all that was told before."""
    dice, chronicle = QuickDice(seed), Chronicle()
    state = title.start(setup, dice, chronicle)
    found = []
    while not state.over():
        seat = members(state.pending())[0]
        found.append((state.clone(), seat, list(chronicle.told)))
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))], dice, chronicle)
    step = max(1, len(found) // most)
    return found[step // 2 :: step][:most]


def play(title: Title, setup: Setup, bots: list[Bot], seed: int) -> list[int]:
    """A game of bots to its end; the places."""
    dice = QuickDice(seed)
    chronicle = Chronicle()
    state = title.start(setup, dice, chronicle)
    while not state.over():
        seat = members(state.pending())[0]
        table = SeatTable(title, setup, state, seat, QuickDice(seed + 1), chronicle.told)
        state.play(seat, bots[seat].choose(table).action, dice, chronicle)
    return state.places()


def winning_in_connect_four() -> SeatTable:
    """A position with one move that wins at once: search soon looks at little else."""
    title = open_title("connectfour")
    setup = title.check(Setup(2))
    state = title.start(setup, QuickDice(1))
    for number, column in enumerate("ababab"):
        state.play(number % 2, title.actions.encode(title.actions.verbs[0].key, column), QuickDice(1))
    return SeatTable(title, setup, state, 0, QuickDice(1), ())


@pytest.mark.parametrize("key", played_titles())
@pytest.mark.parametrize("description", BOTS)
def test_a_bot_chooses_among_the_legal_actions(key: str, description: str) -> None:
    title = lasting_title(key)
    setup = title.check(Setup(title.players[-1]))
    bot = open_bot(description, 5)
    for state, seat in decisions(title, setup, 3, 14):
        choice = bot.choose(SeatTable(title, setup, state, seat, QuickDice(1), ()))
        assert choice.action in state.legal(seat)
        assert all(thought.action in state.legal(seat) for thought in choice.thoughts)


@pytest.mark.parametrize("key", played_titles())
@pytest.mark.parametrize("description", BOTS)
def test_a_bot_decides_the_same_in_twin_worlds(key: str, description: str) -> None:
    """It gets no more than its seat may know: dealing all the rest anew changes nothing that it decides."""
    title = lasting_title(key)
    setup = title.check(Setup(title.players[-1]))
    for state, seat, told in chapters(title, setup, 8, 10):
        truth = SeatTable(title, setup, state, seat, QuickDice(2), told)
        known = [one for one in told if one.to == EVERYONE or one.to & 1 << seat]
        twin = SeatTable(title, setup, state.guess(seat, QuickDice(77)), seat, QuickDice(2), known)
        assert truth.legal == twin.legal
        assert truth.look() == twin.look()
        assert open_bot(description, 4).choose(truth) == open_bot(description, 4).choose(twin)


@pytest.mark.parametrize("key", played_titles())
def test_what_a_bot_holds_is_never_the_truth(key: str) -> None:
    title = lasting_title(key)
    setup = title.check(Setup(title.players[-1]))
    for state, seat in decisions(title, setup, 8, 8):
        table = SeatTable(title, setup, state, seat, QuickDice(2), ())
        assert table.state is not state
        assert table.state.dump() == state.guess(seat, QuickDice(2)).dump()
        held = [value for value in vars(table).values() if isinstance(value, State)]
        assert held == [table.state]


class Listener(Mind):
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def hear(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        self.heard.append(kind)


@pytest.mark.parametrize("key", played_titles())
def test_a_bot_is_told_what_its_seat_was_told_and_no_more(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title = lasting_title(key)
    setup = title.check(Setup(title.players[-1]))
    chronicle, dice = Chronicle(), QuickDice(3)
    state = title.start(setup, dice, chronicle)
    for _ in range(60):
        seat = members(state.pending())[0]
        state.take(seat, state.legal(seat)[0], dice, chronicle)
        if state.over():
            break
    monkeypatch.setattr(type(title), "mind", lambda _: Listener())
    for seat in range(setup.players):
        table = SeatTable(title, setup, state, seat, QuickDice(1), chronicle.told)
        known = [told for told in chronicle.told if told.to == EVERYONE or told.to & 1 << seat]
        assert table.story == known
        mind = table.mind()
        assert isinstance(mind, Listener)
        assert mind.heard == [told.kind for told in known]


def test_search_is_repeatable_with_a_seed_and_a_number_of_iterations() -> None:
    title = open_title("byzantio")
    setup = title.check(Setup(4))
    for state, seat in decisions(title, setup, 2, 5):
        table = SeatTable(title, setup, state, seat, QuickDice(1), ())
        first = Strategist(9, Budget(iterations=60)).choose(table)
        assert first == Strategist(9, Budget(iterations=60)).choose(table)


@pytest.mark.long
@pytest.mark.parametrize("key", played_titles())
@pytest.mark.parametrize("iterations", [20, 100, 333])
def test_search_that_stops_once_settled_is_the_beginning_of_the_whole(key: str, iterations: int) -> None:
    title = lasting_title(key)
    setup = title.check(Setup(title.players[-1]))
    for seed in (2, 3):
        for state, seat in decisions(title, setup, seed, fewer(key, 20)):
            whole = Search(state, seat, title.mind(), QuickDice(seed))
            short = Search(state, seat, title.mind(), QuickDice(seed))
            done = short.run(iterations, 0.0, until_settled=True)
            assert done <= iterations
            assert whole.run(done, 0.0) == done
            assert whole.findings() == short.findings()


@pytest.mark.long
def test_search_that_stops_once_settled_mostly_chooses_as_the_whole_would() -> None:
    title = open_title("byzantio")
    setup = title.check(Setup(4))
    same, saved, asked = 0, 0, 0
    for state, seat in decisions(title, setup, 2, 40):
        whole = Search(state, seat, title.mind(), QuickDice(1))
        short = Search(state, seat, title.mind(), QuickDice(1))
        saved += whole.run(200, 0.0) - short.run(200, 0.0, until_settled=True)
        same += whole.findings()[0][0] == short.findings()[0][0]
        asked += 1
    assert same >= 0.9 * asked
    assert saved > 0.2 * 200 * asked


def test_search_stops_as_soon_as_the_first_action_is_far_enough_ahead() -> None:
    table = winning_in_connect_four()
    search = Search(table.state, table.seat, table.mind(), QuickDice(1))
    done = search.run(10_000, 0.0, until_settled=True)
    first, second = (visits for _, visits, _ in search.findings()[:2])
    assert first - second > SETTLED * (10_000 - done)
    assert first - second - STRETCH <= SETTLED * (10_000 - done + STRETCH)


class Curious(Mind):
    """Knows nothing of a game, and wants to see everything."""

    def curiosity(self) -> float:
        return 1000.0


def test_the_more_curious_a_mind_the_more_evenly_it_tries_actions() -> None:
    title = open_title("connectfour")
    state = title.start(title.check(Setup(2)), QuickDice(1))
    visits: dict[type[Mind], list[int]] = {}
    for mind in (Mind, Curious):
        search = Search(state, 0, mind(), QuickDice(1))
        search.run(700, 0.0)
        visits[mind] = [number for _, number, _ in search.findings()]
    assert max(visits[Mind]) > 2 * min(visits[Mind])
    assert max(visits[Curious]) - min(visits[Curious]) <= 2


class Doomed(Mind):
    """Expects that all lose together, nearly always; the rest is as anybody sees it."""

    def prospects(self, state: State, out: vec[float]) -> None:
        super().prospects(state, out)
        for seat in range(state.seats()):
            out[seat] *= RESCUE


def test_where_all_may_lose_together_search_looks_for_a_rescue_as_keenly_as_for_a_victory() -> None:
    """What is worth little to everybody may still be worth much more than all the rest."""
    table = winning_in_connect_four()
    hopeful = Search(table.state, table.seat, Mind(), QuickDice(1))
    doomed = Search(table.state, table.seat, Doomed(), QuickDice(1))
    hopeful.run(400, 0.0)
    doomed.run(400, 0.0)
    assert doomed.findings() == [(action, visits, mean * RESCUE) for action, visits, mean in hopeful.findings()]


class Lost(Mind):
    """Knows that nothing can be won any more, and what it would try all the same."""

    def prospects(self, state: State, out: vec[float]) -> None:
        for seat in range(state.seats()):
            out[seat] = 0.0

    def weigh(self, state: State, seat: i64, offers: vec[i64], size: i64, weights: vec[float]) -> None:
        for at in range(size):
            weights[at] = float(at + 1)


def test_where_nothing_can_be_won_search_follows_first_sight() -> None:
    table = winning_in_connect_four()
    search = Search(table.state, table.seat, Lost(), QuickDice(1))
    search.run(280, 0.0)
    assert [action for action, _, _ in search.findings()] == table.legal[::-1]


@pytest.mark.parametrize("key", [key for key in titles() if key not in LOST_TOGETHER])
def test_where_somebody_always_wins_curiosity_is_what_the_game_says(key: str) -> None:
    """What is at stake is 1 to the last digit, so that search decides as if it were not asked."""
    title = open_title(key)
    setup = title.check(Setup(title.players[-1]))
    for state, seat in decisions(title, setup, 2, 6):
        search = Search(state, seat, title.mind(), QuickDice(1))
        search.run(60, 0.0)
        assert {search.tree.at_stake(node) for node in range(search.tree.size)} == {1.0}


class Discerning(Mind):
    """Knows nothing of a game but how it ends, and looks one step ahead for that."""

    def discernment(self) -> float:
        return 0.01


def test_a_discerning_mind_first_tries_what_looks_best_one_step_ahead() -> None:
    table = winning_in_connect_four()
    search = Search(table.state, table.seat, Discerning(), QuickDice(1))
    search.run(1, 0.0)
    ((first, _, _),) = search.findings()
    assert table.title.actions.text(first) == "drop a"
    search.run(500, 0.0)
    assert len(search.findings()) == len(table.legal)


def test_search_by_the_clock_ends_when_the_time_is_up() -> None:
    title = open_title("connectfour")
    setup = title.check(Setup(2))
    ticks = count()
    search = Search(title.start(setup, QuickDice(1)), 0, title.mind(), QuickDice(1), lambda: float(next(ticks)))
    assert search.run(0, 10.0) == 10 * STRETCH


def test_search_by_the_clock_settles_as_by_the_iterations_that_there_would_be_time_for() -> None:
    table = winning_in_connect_four()
    ticks = count()
    timed = Search(table.state, table.seat, table.mind(), QuickDice(1), lambda: float(next(ticks)))
    counted = Search(table.state, table.seat, table.mind(), QuickDice(1))
    done = timed.run(0, 100.0, until_settled=True)
    assert done == counted.run(100 * STRETCH, 0.0, until_settled=True) < 100 * STRETCH


def test_a_pause_of_the_machine_does_not_pass_for_slow_thinking() -> None:
    table = winning_in_connect_four()
    ticks = chain([0.0, 50.0], count(51.0))
    paused = Search(table.state, table.seat, table.mind(), QuickDice(1), lambda: next(ticks))
    counted = Search(table.state, table.seat, table.mind(), QuickDice(1))
    done = paused.run(0, 100.0, until_settled=True)
    assert done == counted.run(51 * STRETCH, 0.0, until_settled=True)


def test_how_long_a_decision_takes_leaves_the_next_ones_alone() -> None:
    table = winning_in_connect_four()
    quick, slow = Strategist(9, Budget(iterations=30)), Strategist(9, Budget(iterations=300))
    assert quick.choose(table).effort < slow.choose(table).effort
    slow.budget = quick.budget
    assert quick.choose(table) == slow.choose(table)


def test_a_strategist_counts_its_time_by_the_clock_it_is_given() -> None:
    ticks = count()
    bot = open_bot("strategist:4000ms", 1, lambda: float(next(ticks)))
    title = open_title("connectfour")
    setup = title.check(Setup(2))
    table = SeatTable(title, setup, title.start(setup, QuickDice(1)), 0, QuickDice(1), ())
    assert 0 < bot.choose(table).effort <= 4 * STRETCH


def test_several_processes_search_together() -> None:
    title = open_title("connectfour")
    setup = title.check(Setup(2))
    table = SeatTable(title, setup, title.start(setup, QuickDice(1)), 0, QuickDice(1), ())
    together = Strategist(3, Budget(iterations=400), processes=2)
    try:
        choice = together.choose(table)
    finally:
        together.close()
    assert choice.action in table.legal
    assert choice.effort == 400


def test_findings_of_several_trees_are_added() -> None:
    added = add_findings([[(1, 10, 0.5), (2, 5, 0.2)], [(2, 15, 0.6)]])
    assert added == [(2, 20, pytest.approx(0.5)), (1, 10, 0.5)]


@pytest.mark.parametrize(
    ("key", "moves", "best"),
    [
        pytest.param("tictactoe", "a1 b1 a2 b2", "a3", id="tictactoe-win"),
        pytest.param("tictactoe", "a1 b1 a2", "a3", id="tictactoe-defence"),
        pytest.param("connectfour", "a b a b a b", "a", id="connectfour-win"),
        pytest.param("connectfour", "a b a b a", "a", id="connectfour-defence"),
    ],
)
def test_search_finds_the_winning_move_and_the_only_defence(key: str, moves: str, best: str) -> None:
    title = open_title(key)
    setup = title.check(Setup(2))
    verb = title.actions.verbs[0].key
    state = title.start(setup, QuickDice(1))
    for number, place in enumerate(moves.split()):
        state.play(number % 2, title.actions.encode(verb, place), QuickDice(1))
    seat = members(state.pending())[0]
    choice = Strategist(1, Budget(iterations=2000)).choose(SeatTable(title, setup, state, seat, QuickDice(1), ()))
    assert title.actions.text(choice.action) == f"{verb} {best}"


@pytest.mark.long
def test_greedy_beats_random_in_byzantio() -> None:
    """Par is a quarter; the arena measures it properly (docs/performance.md)."""
    title = open_title("byzantio")
    setup = title.check(Setup(4))
    wins = 0
    for game in range(12):
        bots = [open_bot("greedy" if seat == game % 4 else "random", game * 4 + seat) for seat in range(4)]
        wins += play(title, setup, bots, game)[game % 4] == 1
    assert wins >= 8


def test_a_casual_bot_takes_about_one_decision_in_three_on_a_whim() -> None:
    title = open_title("byzantio")
    setup = title.check(Setup(4))
    bot = open_bot("casual", 1)
    asked = [SeatTable(title, setup, state, seat, QuickDice(1), ()) for state, seat in decisions(title, setup, 1, 90)]
    asked = [table for table in asked if len(table.legal) > 1]
    thought = [bool(bot.choose(table).thoughts) for table in asked]
    assert len(asked) / 2 < sum(thought) < len(asked) * 5 / 6


class Whimsical(Mind):
    """Has one whim, the last action offered, after which all have lost if that is a ruin."""

    def __init__(self, ruin: list[int]) -> None:
        self.ruin = ruin

    def wander(self, state: State, seat: i64, offers: vec[i64], size: i64, dice: Dice) -> i64:
        return size - 1

    def prospects(self, state: State, out: vec[float]) -> None:
        super().prospects(state, out)
        if state.dump() == self.ruin:
            for seat in range(state.seats()):
                out[seat] = 0.0


@pytest.mark.parametrize("ruinous", [False, True])
def test_a_whim_may_cost_a_casual_bot_the_game_but_not_everybody(
    ruinous: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = winning_in_connect_four()
    whim, after = table.legal[-1], table.state.clone()
    after.play(table.seat, whim, QuickDice(1))
    monkeypatch.setattr(type(table.title), "mind", lambda _: Whimsical(after.dump() if ruinous else []))
    bot = open_bot("casual", 1)
    chosen = [bot.choose(table).action for _ in range(30)]
    assert (whim in chosen) is not ruinous


def test_levels_are_bots() -> None:
    for description in LEVELS.values():
        open_bot(description, 1)


@pytest.mark.parametrize(
    "description", ["", "clever", "strategist", "strategist:0ms", "strategist:10", "strategist:5itx0"]
)
def test_an_unknown_bot_is_refused_with_what_there_is(description: str) -> None:
    with pytest.raises(UnknownBot, match=r"strategist:<n>ms.*easy, normal, strong"):
        open_bot(description, 1)
