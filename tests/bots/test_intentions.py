"""Turns of many decisions: planned once, followed while it makes sense, and thought about within one budget."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from logothete.bots import Bot, Budget, GreedyBot, Intending, Intention, SeatTable, Strategist
from logothete.bots.intentions import AT_ONCE, portion
from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.mind import Mind, Thinking
from logothete.kernel.title import Setup
from tests.melee import MeleeTitle
from tests.melee.bot import MeleeMind

FORD = Setup(4, {"scenario": "ford"})
BOTS = pytest.mark.parametrize("make", [lambda: GreedyBot(1), lambda: Strategist(1, Budget(iterations=20))])


class Watched(MeleeTitle):
    """A title all of whose bots share one mind, so that a test can see what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = MeleeMind()

    def mind(self) -> Mind:
        return self.shared


def turn(match: Match, bot: Bot, forgetful: bool = False) -> list[str]:
    """Let a bot decide until its turn is over; what it did."""
    seat, done = lowest(match.state.pending()), list[str]()
    over = match.state.turns_over(seat)
    while not match.over and match.state.turns_over(seat) == over:
        if forgetful and isinstance(bot, Intending):
            bot.intention = Intention()
        table = SeatTable(match.title, match.setup, match.state, seat, QuickDice(3), match.told)
        action = bot.choose(table).action
        match.play(seat, action)
        done.append(match.title.actions.text(action))
    return done


@BOTS
def test_a_turn_is_planned_once(make: Callable[[], Bot]) -> None:
    title = Watched()
    match = Match.start(title, FORD, b"seed")
    assert turn(match, make()) == ["go 04.02", "go 03.03", "rest"]
    assert title.shared.asked == 1


@BOTS
def test_whoever_loses_the_plan_makes_it_again(make: Callable[[], Bot]) -> None:
    title = Watched()
    match = Match.start(title, FORD, b"seed")
    assert turn(match, make(), forgetful=True) == ["go 04.02", "go 03.03", "rest"]
    assert title.shared.asked == 2, "the last decision is evident"


def test_a_plan_that_is_not_offered_any_more_is_made_anew() -> None:
    title = Watched()
    match = Match.start(title, FORD, b"seed")
    bot = GreedyBot(1)
    bot.intention = Intention(0, [title.actions.parse("go 01.01")])
    assert turn(match, bot) == ["go 04.02", "go 03.03", "rest"]
    assert title.shared.asked == 1


def test_a_plan_that_makes_no_sense_any_more_is_made_anew() -> None:
    class Fickle(MeleeMind):
        __slots__ = ()

        def stands(self, state: object, seat: int, action: int) -> bool:
            return self.asked > 1

    title = Watched()
    title.shared = Fickle()
    match = Match.start(title, FORD, b"seed")
    assert turn(match, Strategist(1, Budget(iterations=20)))[-1] == "rest"
    assert title.shared.asked == 2


def test_an_intention_is_for_one_turn() -> None:
    title = Watched()
    match = Match.start(title, FORD, b"seed")
    bot = GreedyBot(1)
    bot.intention = Intention(5, [title.actions.parse("rest")])
    assert turn(match, bot)[0] == "go 04.02"


def test_a_turn_is_thought_about_within_one_budget() -> None:
    title = Watched()
    match = Match.start(title, FORD, b"seed")
    bot = Strategist(1, Budget(iterations=20))
    turn(match, bot, forgetful=False)
    assert title.shared.tried == 20 * 4 * 0.5 == bot.intention.iterations


def test_however_much_is_left_nobody_waits_for_a_whole_turn() -> None:
    match = Match.start(MeleeTitle(), FORD, b"seed")
    table = SeatTable(match.title, match.setup, match.state, 0, QuickDice(3), match.told)

    class Slow(MeleeMind):
        __slots__ = ()

        def decisions(self) -> int:
            return 100

        def share(self, state: object, seat: int) -> float:
            return 1.0

    assert portion(Budget(seconds=0.5), Intention(0), table, Slow()).seconds == AT_ONCE * 0.5
    spent = Intention(0, seconds=60.0, iterations=3000)
    assert portion(Budget(0.5, 24), spent, table, Slow()) == Budget(0.5 / AT_ONCE, 2)
    assert portion(Budget(seconds=0.5), Intention(), table, Slow()) == Budget(seconds=0.5)


def test_thinking_ends_by_attempts_or_by_the_clock() -> None:
    ticks = iter(range(100))
    assert [Thinking(2, 0.0, lambda: 0.0).go_on() for _ in range(1)] == [True]
    both = Thinking(10, 3.0, lambda: float(next(ticks)))
    assert [both.go_on() for _ in range(4)] == [True, True, False, False]
    assert both.spent == 2
    assert not Thinking(0, 0.0, lambda: 0.0).go_on()
