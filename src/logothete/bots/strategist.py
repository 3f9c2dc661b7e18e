"""The strategist: tree search over what the seat may believe, with a budget of time or of iterations."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from time import perf_counter

from logothete.bots.asides import by_its_mind
from logothete.bots.intentions import Budget, Intention, begin_turn, intended, plans, portion
from logothete.bots.search import Search
from logothete.bots.seat import Choice, SeatTable, Thought, informed
from logothete.games import open_title
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Told
from logothete.kernel.mind import Mind, Thinking
from logothete.kernel.title import Setup, Title

Finding = tuple[int, int, float]


class Strategist:
    """Information-set tree search; with several processes each searches a tree of its own and the visits are added.

    Where a turn is many decisions, its budget is that of all of them together, and a mind that plans turns is asked for
    a plan before anything is searched (`logothete.bots.intentions`).

    One tree stops growing once its choice is settled. Several cannot tell by themselves, and use their whole budget.
    One that is `sly` may lie to others, where a game lets players talk.
    `clock` is what a budget of seconds is counted by: for people at a table, time as it passes.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        processes: int = 1,
        clock: Callable[[], float] = perf_counter,
        sly: bool = False,
    ) -> None:
        if budget.seconds <= 0 and budget.iterations <= 0:
            raise ValueError("a strategist needs a budget: seconds or iterations above 0")
        self.dice = QuickDice(seed)
        self.budget = budget
        self.pool = ProcessPoolExecutor(processes) if processes > 1 else None
        self.processes = processes
        self.clock = clock
        self.sly = sly
        self.intention = Intention()

    def choose(self, table: SeatTable) -> Choice:
        mind = table.mind()
        evident = table.evident(mind)
        if evident is not None:
            return Choice(evident)
        self.intention = begin_turn(self.intention, table)
        action = intended(self.intention, table, mind)
        if action is not None:
            return Choice(action)
        began = self.clock()
        budget = portion(self.budget, self.intention, table, mind)
        choice = (self._plan(table, mind, budget) if plans(mind) else None) or self._search(table, mind, budget)
        self.intention.seconds += self.clock() - began
        self.intention.iterations += choice.effort
        return choice

    def _plan(self, table: SeatTable, mind: Mind, budget: Budget) -> Choice | None:
        """The first action of a plan, of which the rest is kept; None if the mind has none."""
        thinking = Thinking(budget.iterations, budget.seconds, self.clock)
        self.intention.actions = mind.plan(table.state, table.seat, thinking, QuickDice(self.dice.below(2**31)))
        action = intended(self.intention, table, mind)
        return None if action is None else Choice(action, effort=int(thinking.spent))

    def _search(self, table: SeatTable, mind: Mind, budget: Budget) -> Choice:
        if self.pool is None:
            # Dice for this decision alone: how long it takes to settle must not touch the decisions that follow.
            dice = QuickDice(self.dice.below(2**31))
            search = Search(table.state, table.seat, mind, dice, self.clock)
            search.run(budget.iterations, budget.seconds, until_settled=True)
            findings = search.findings()
        else:
            findings = self._search_together(self.pool, table, budget)
        total = sum(visits for _, visits, _ in findings)
        thoughts = [Thought(action, mean, visits / total) for action, visits, mean in findings[:4]]
        return Choice(findings[0][0], thoughts, total)

    def aside(self, table: SeatTable) -> int | None:
        """What its mind wants to do aside."""
        return by_its_mind(table, self.dice, self.sly)

    def _search_together(self, pool: ProcessPoolExecutor, table: SeatTable, budget: Budget) -> list[Finding]:
        share = Budget(budget.seconds, -(-budget.iterations // self.processes))
        title = table.title
        cells = table.state.dump()
        tasks = [
            pool.submit(
                search_alone,
                title.key,
                title.folder,
                title.content,
                table.setup,
                cells,
                table.story,
                table.seat,
                share,
                seed,
                self.clock,
            )
            for seed in [self.dice.below(2**31) for _ in range(self.processes)]
        ]
        return add_findings([task.result() for task in tasks])

    def close(self) -> None:
        """Let the helping processes go."""
        if self.pool is not None:
            self.pool.shutdown()


@cache
def _title(key: str, folder: Path | None, content: str) -> Title:
    """Titles are immutable and slow to open: each process keeps those it has met."""
    return open_title(key, folder, content)


def search_alone(
    key: str,
    folder: Path | None,
    content: str,
    setup: Setup,
    cells: list[int],
    story: list[Told],
    seat: int,
    budget: Budget,
    seed: int,
    clock: Callable[[], float],
) -> list[Finding]:
    """One tree, grown in a process of its own from a state that the seat may believe."""
    title = _title(key, folder, content)
    search = Search(title.load(setup, cells), seat, informed(title.mind(), story), QuickDice(seed), clock)
    search.run(budget.iterations, budget.seconds)
    return search.findings()


def add_findings(trees: list[list[Finding]]) -> list[Finding]:
    """The findings of several trees as one: visits added, means weighed by them; most visited first."""
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    for tree in trees:
        for action, number, mean in tree:
            visits[action] = visits.get(action, 0) + number
            sums[action] = sums.get(action, 0.0) + number * mean
    found = [(action, number, sums[action] / number) for action, number in visits.items()]
    return sorted(found, key=lambda finding: (-finding[1], -finding[2], finding[0]))
