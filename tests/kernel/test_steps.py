"""Steps: their numbers and names, what they offer and refuse, and how a stack of them is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, cast

import pytest

from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.showing import fields
from logothete.kernel.state import OPEN, Objection, Refusal, Witness, buffer
from logothete.kernel.steps import (
    BELOW,
    END,
    FRAME,
    GAME,
    TOP,
    BadSteps,
    Kinds,
    Listed,
    Step,
    Stepped,
    clear_stack,
    in_order,
    pop,
    push,
    top_frame,
)
from logothete.kernel.title import Title
from tests.lasting import lasting_title, played_titles
from tests.twins import any_setup

GAMES = 5
KINDS = Kinds()
COUNT, ASK, LATER = (KINDS.add(key) for key in ("count", "ask", "later"))
EVEN_ONLY = Objection("TOY-001", "even-only")
NOT_A_NUMBER = Objection("TOY-002", "not-a-number", ("number",))
STOP = 9


class Count(Step["Toy"]):
    """The seat in its frame says an even number; nobody says STOP."""

    kind: ClassVar[int] = COUNT
    whose: ClassVar[str] = "TOY-003"
    SEAT: Final = 0
    SAID: Final = 1
    """Three cells."""
    SIZE: Final = 4

    def pending(self, state: Toy) -> i64:
        return BIT[state.cells[top_frame(state.cells) + self.SEAT]]

    def candidates(self, state: Toy, seat: i64, out: vec[i64]) -> i64:
        for number in range(5):
            out[number] = number
        return 5

    def why(self, state: Toy, seat: i64, action: i64) -> Objection | None:
        return EVEN_ONLY if action % 2 else None

    def why_nobody(self, state: Toy, action: i64) -> Objection | None:
        return NOT_A_NUMBER if action == STOP else None

    def take(self, state: Toy, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN


class AskFrame:
    """Named apart from its step."""

    FIRST: Final = 0
    SECOND: Final = 1
    SIZE: Final = 2


class Ask(Listed["Toy"]):
    """Seat 1 says one of two numbers."""

    kind: ClassVar[int] = ASK
    whose: ClassVar[str] = "TOY-004"
    layout: ClassVar[type | None] = AskFrame

    def pending(self, state: Toy) -> i64:
        return BIT[1]

    def candidates(self, state: Toy, seat: i64, out: vec[i64]) -> i64:
        at = top_frame(state.cells)
        out[0] = state.cells[at + AskFrame.SECOND]
        out[1] = state.cells[at + AskFrame.FIRST]
        return 2

    def otherwise(self, state: Toy, seat: i64, action: i64) -> Objection:
        return EVEN_ONLY if action % 2 else NOT_A_NUMBER

    def take(self, state: Toy, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN


class Later(Step["Toy"]):
    """Waits for nobody, and has no numbers."""

    kind: ClassVar[int] = LATER
    SIZE: Final = 0

    def settle(self, state: Toy, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN


class Toy(Stepped):
    """A stack and nothing else."""

    def __init__(self) -> None:
        self.cells = buffer(40)
        self.steps = in_order([cast(Step[Stepped], step) for step in (Later(), Ask(), Count())], KINDS)
        clear_stack(self.cells, GAME)

    def lay(self, step: Step[Toy], *numbers: int) -> Toy:
        """A frame with these numbers on top."""
        at = push(self.cells, step.kind, len(numbers))
        for place, number in enumerate(numbers):
            self.cells[at + place] = number
        return self

    def most_offers(self) -> i64:
        return 10

    def sketch(self) -> str:
        return "a toy"

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        return Refusal(rule, "not-you")

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        return {name: int(action) for name in names}


def offered(state: Toy, seat: int) -> list[int]:
    """In the order of the rules."""
    out = buffer(10)
    return [int(out[at]) for at in range(state.offer(seat, out))]


def test_what_nothing_stands_against_is_offered() -> None:
    toy = Toy().lay(Count(), 1, 0, 0, 0)
    assert offered(toy, 1) == [0, 2, 4]
    assert offered(toy, 0) == []


def test_what_is_not_offered_is_refused_by_the_same_condition() -> None:
    toy = Toy().lay(Count(), 1, 0, 0, 0)
    assert toy.why_not(1, 3) == Refusal("TOY-001", "even-only")
    assert toy.why_not(1, 2) is None


def test_whoever_is_not_asked_is_told_whose_decision_it_is_unless_nobody_could() -> None:
    toy = Toy().lay(Count(), 1, 0, 0, 0)
    assert toy.why_not(0, 3) == Refusal("TOY-003", "not-you")
    assert toy.why_not(0, STOP) == toy.why_not(1, STOP) == Refusal("TOY-002", "not-a-number", {"number": STOP})


def test_a_list_is_offered_as_it_is_and_all_else_refused() -> None:
    toy = Toy().lay(Ask(), 3, 8)
    assert offered(toy, 1) == [8, 3]
    assert [toy.why_not(1, action) for action in (8, 3)] == [None, None]
    assert toy.why_not(1, 5) == Refusal("TOY-001", "even-only")
    assert toy.why_not(1, 6) == Refusal("TOY-002", "not-a-number", {"number": 6})
    assert toy.why_not(0, 8) == Refusal("TOY-004", "not-you")


def test_a_step_that_waits_for_nobody_goes_on_by_itself() -> None:
    toy = Toy().lay(Later()).lay(Ask(), 3, 8)
    toy.take(1, 8, QuickDice(0), None)
    assert toy.over()


def test_a_stack_is_shown_from_its_top_with_every_number_under_its_name() -> None:
    toy = Toy().lay(Later()).lay(Ask(), 3, 8).lay(Count(), 1, 5, 6, 7)
    assert repr(toy) == "a toy\nCount(seat=1, said=[5, 6, 7])\nAsk(first=3, second=8)\nLater()\nwaits for seat 1"


def test_an_empty_stack_is_shown_as_a_game_that_is_over() -> None:
    assert repr(Toy()) == "a toy\nover"


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([Count(), Ask()], "no step is of the declared kind later"),
        ([Count(), Ask(), Later(), Ask()], "Ask and Ask are both the kind 'ask'"),
        ([Step["Toy"]()], "Step has the number -1, which is none of the declared kinds"),
    ],
)
def test_steps_that_do_not_fit_the_declared_numbers_are_refused(steps: list[Step[Toy]], said: str) -> None:
    with pytest.raises(BadSteps, match=said):
        in_order([cast(Step[Stepped], step) for step in steps], KINDS)


# Every title


@pytest.fixture(params=played_titles())
def title(request: pytest.FixtureRequest) -> Title:
    return lasting_title(request.param)


def first(title: Title) -> Stepped:
    """A state of a title whose steps name their numbers."""
    dice = QuickDice(0)
    state = title.start(any_setup(title, dice), dice)
    if not isinstance(state, Stepped) or all(step.kind < 0 for step in state.steps):
        pytest.skip("its steps have no names for their numbers")
    return state


def size_of(step: Step[Stepped]) -> int:
    """How many numbers a step says that its frames have."""
    size = vars(step.layout or type(step)).get("SIZE", 0)
    assert isinstance(size, int)
    return size


def test_every_kind_of_step_is_found_at_its_number(title: Title) -> None:
    state = first(title)
    assert [step.kind for step in state.steps] == list(range(len(state.steps)))


def test_the_names_of_a_frame_begin_at_its_beginning_and_end_before_its_end(title: Title) -> None:
    for step in first(title).steps:
        starts = list(fields(step).values())
        assert (starts == []) == (size_of(step) == 0), step
        assert starts == sorted(set(starts)), step
        assert not starts or (starts[0] == 0 and starts[-1] < size_of(step)), step


def frames(state: Stepped) -> Iterator[tuple[Step[Stepped], int]]:
    """Each frame on the stack: its step, and how many numbers it has."""
    cells = state.dump()
    at, end = cells[TOP], cells[END]
    while at:
        yield state.steps[cells[at]], end - at - FRAME
        at, end = cells[at + BELOW], at


def test_every_frame_is_as_large_as_its_step_says(title: Title) -> None:
    first(title)
    for seed in range(GAMES):
        dice = QuickDice(seed)
        setup = any_setup(title, dice)
        state = cast(Stepped, title.start(setup, dice))
        while not state.over():
            assert all(size == size_of(step) for step, size in frames(state))
            seat = next(seat for seat in range(setup.players) if state.pending() >> seat & 1)
            legal = state.legal(seat)
            state.take(seat, legal[dice.below(len(legal))], dice, None)
