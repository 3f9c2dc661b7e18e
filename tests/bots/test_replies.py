"""How search takes rivals to answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from time import perf_counter

import pytest

from logothete.bots.replies import Replies
from logothete.bots.search import ENOUGH, STRETCH, Search
from logothete.bots.tree import Tree
from logothete.games import open_title
from logothete.games.byzantio.board import target_on, write_target
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import Mind
from logothete.kernel.state import buffer
from logothete.kernel.title import Setup
from tests.games.byzantio.table import Table


def before_a_garrison(target: str | None = None) -> tuple[Table, str]:
    """The first player of Nekken has come to a region; it may be the one thing that he wants."""
    table = Table("nekken")
    house = table.houses[0]
    table.act(house, table.legal(house, "campaign")[0])
    region = table.legal(house, "garrison")[0].removeprefix("garrison ")
    table.targets(house, region if target is None else target)
    return table, region


def answers(table: Table, seat: int, times: int = 200) -> Counter[str]:
    """What a player is taken to do, and how often."""
    state = table.state
    replies = Replies(state, table.title.mind(), QuickDice(3), decisiveness=1.0)
    offers = buffer(state.most_offers())
    size = state.offer(seat, offers)
    chosen = [int(offers[replies.choose(state, seat, offers, size)]) for _ in range(times)]
    return Counter(table.title.actions.text(action) for action in chosen)


def test_a_rival_takes_what_he_wants() -> None:
    table, region = before_a_garrison()
    assert answers(table, 0)[f"garrison {region}"] > 150


def test_a_rival_who_wants_something_else_does_something_else() -> None:
    wanted, region = before_a_garrison()
    other = next(city for city in wanted.cities if city not in (region, "nekken"))
    elsewhere, _ = before_a_garrison(other)
    assert answers(elsewhere, 0)[f"garrison {region}"] < answers(wanted, 0)[f"garrison {region}"]


def test_what_a_rival_answers_does_not_depend_on_anybody_elses_list() -> None:
    table, _ = before_a_garrison()
    before = answers(table, 0)
    for seat in (1, 2, 3):
        cities = [target_on(table.state.cells, seat, line) for line in range(table.board.targets)]
        for line, city in enumerate(reversed(cities)):
            write_target(table.state.cells, seat, line, city)
    assert answers(table, 0) == before


def test_answers_leave_the_state_as_it_is() -> None:
    table, _ = before_a_garrison()
    cells = list(table.state.cells)
    answers(table, 0, times=20)
    assert list(table.state.cells) == cells


class Decisive(Mind):
    """Knows nothing of a game but that rivals know what they do."""

    def decisiveness(self) -> float:
        return 0.1


def depth(tree: Tree) -> int:
    """How many decisions lead to the deepest node."""
    depths = [0]
    for node in range(1, int(tree.size)):
        depths.append(depths[int(tree.parents[node])] + 1)
    return max(depths)


def searching(mind: Mind, clock: Callable[[], float] = perf_counter) -> Search:
    """A search at the beginning of tic-tac-toe."""
    title = open_title("tictactoe")
    return Search(title.start(title.check(Setup(2)), QuickDice(1)), 0, mind, QuickDice(1), clock)


def test_rivals_who_answer_have_no_nodes() -> None:
    searched, answering = searching(Mind()), searching(Decisive())
    for search in (searched, answering):
        search.run(ENOUGH, 0.0)
    # Of nine squares, the first player takes five at most.
    assert depth(answering.tree) <= 5 < depth(searched.tree)


def test_rivals_are_searched_where_there_is_little_time_for_their_answers() -> None:
    hasty, ignorant = searching(Decisive()), searching(Mind())
    for search in (hasty, ignorant):
        search.run(ENOUGH - 1, 0.0)
    assert hasty.replies is None
    assert hasty.findings() == ignorant.findings()


@pytest.mark.parametrize(("seconds", "enough"), [(ENOUGH / STRETCH + 1, True), (ENOUGH / STRETCH - 1, False)])
def test_by_the_clock_rivals_answer_if_there_is_time_for_as_many_iterations(seconds: float, enough: bool) -> None:
    # One second passes between two looks at the clock, which are one stretch of iterations apart.
    search = searching(Decisive(), count().__next__)
    done = search.run(0, seconds)
    assert (search.replies is not None) == enough
    # What was found before rivals answered is dropped.
    assert sum(visits for _, visits, _ in search.findings()) == (done - STRETCH if enough else done)


def test_a_rival_who_answers_sees_what_wins() -> None:
    title = open_title("connectfour")
    state = title.start(title.check(Setup(2)), QuickDice(1))
    for number, column in enumerate("ababab"):
        state.play(number % 2, title.actions.encode(f"drop {column}"), QuickDice(1))
    offers = buffer(state.most_offers())
    size = state.offer(0, offers)
    replies = Replies(state, Decisive(), QuickDice(2), decisiveness=0.01)
    assert {title.actions.text(offers[replies.choose(state, 0, offers, size)]) for _ in range(50)} == {"drop a"}


def test_only_nekken_lets_rivals_answer() -> None:
    assert Table("nekken").title.mind().decisiveness() > 0.0
    assert Table("byzantio").title.mind().decisiveness() == 0.0
