"""Decisions that arrive twice: made once, answered twice, and remembered without what led to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from traceback import walk_tb

import pytest

from logothete.server.errors import Busy, StaleVersion, TableError
from logothete.server.model import Actor, Done
from logothete.server.rooms.answers import Answers, IdReused, Question

pytestmark = pytest.mark.anyio

ANNA = Actor(account="anna")
STEP = Question("play", "step", 7)


class Deciding:
    """A decision that counts how often it was made."""

    def __init__(self, *outcomes: Done | TableError) -> None:
        self.outcomes = list(outcomes)
        self.made = 0

    async def __call__(self) -> Done:
        self.made += 1
        outcome = self.outcomes.pop(0)
        await asyncio.sleep(0)
        if isinstance(outcome, TableError):
            raise outcome from ValueError("what led to it")
        return outcome


def once(answers: Answers, decide: Callable[[], Awaitable[Done]], id_: str = "c1") -> Awaitable[Done]:
    return answers.once(ANNA, "game", 0, id_, STEP, decide)


async def test_a_repeat_gets_the_first_answer_during_and_after() -> None:
    answers, decide = Answers(), Deciding(Done(8, "step"))
    first, second = await asyncio.gather(once(answers, decide), once(answers, decide))
    assert first == second == Done(8, "step")
    assert await once(answers, decide) == Done(8, "step")
    assert decide.made == 1


async def test_a_refusal_is_repeated() -> None:
    answers, decide = Answers(), Deciding(StaleVersion(7, 9))
    for _ in range(3):
        with pytest.raises(StaleVersion, match="7"):
            await once(answers, decide)
    assert decide.made == 1


async def test_a_refusal_is_remembered_without_what_led_to_it() -> None:
    answers, refusal = Answers(), StaleVersion(7, 9)
    with pytest.raises(StaleVersion):
        await once(answers, Deciding(refusal))
    trace = refusal.__traceback__
    assert refusal.__cause__ is None
    assert trace is None or "Deciding" not in "".join(frame.f_code.co_qualname for frame, _ in walk_tb(trace))


async def test_what_is_remembered_is_no_task() -> None:
    answers = Answers()
    for number in range(5):
        await once(answers, Deciding(Done(number, "step")), f"c{number}")
    await asyncio.sleep(0)
    assert {type(outcome) for known in answers._given.values() for _, outcome in known.values()} == {Done}


async def test_a_fault_of_the_moment_is_no_answer() -> None:
    answers, decide = Answers(), Deciding(Busy(), Done(8, "step"))
    with pytest.raises(Busy):
        await once(answers, decide)
    assert await once(answers, decide) == Done(8, "step")


async def test_an_id_belongs_to_one_decision() -> None:
    answers = Answers()
    await once(answers, Deciding(Done(8, "step")))
    with pytest.raises(IdReused):
        await answers.once(ANNA, "game", 0, "c1", Question("play", "roll", 8), Deciding(Done(9, "roll")))


async def test_the_oldest_are_forgotten() -> None:
    answers = Answers(per_seat=2)
    for id_ in ("c1", "c2", "c3"):
        await once(answers, Deciding(Done(8, "step")), id_)
    again = Deciding(Done(9, "step"))
    assert (await once(answers, again, "c3")).version == 8
    assert (await once(answers, again, "c1")).version == 9


async def test_it_is_decided_even_if_nobody_waits_any_more() -> None:
    answers, decide = Answers(), Deciding(Done(8, "step"))
    asking = asyncio.ensure_future(once(answers, decide))
    await asyncio.sleep(0)
    asking.cancel()
    assert await once(answers, decide) == Done(8, "step")
    assert decide.made == 1
