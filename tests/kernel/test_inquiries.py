"""Questions that change nothing: what may be asked, what is answered, and that no answer tells a secret."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from logothete.kernel.dice import QuickDice
from logothete.kernel.inquiries import LongAnswer, UnknownInquiry, answer, find
from logothete.kernel.state import State
from logothete.kernel.title import Answer, Chances, Factor, Finding, InquiryKind, Setup
from tests.melee import MeleeTitle
from tests.melee.board import CHARM, GRID, PLACE, of
from tests.twins import TwinsDiffer, run_twins

TITLE = MeleeTitle()
DUEL = TITLE.check(Setup(2, {"scenario": "duel"}))


def asked(*words: str, seat: int | None = 0, charm: int = 0) -> dict[str, object]:
    state = TITLE.start(DUEL, QuickDice(1))
    state.cells[of(0) + CHARM] = charm
    kind = find(TITLE, words[0], words[1:])
    before = state.dump()
    found: dict[str, object] = msgspec.json.decode(answer(TITLE, state, seat, kind, words[1:]))
    assert state.dump() == before
    return found


def test_an_answer_is_told_in_words_and_in_what_can_be_drawn() -> None:
    assert asked("line", "02.02", "04.02") == {
        "lines": [{"key": "blocked", "rule": "MEL-002", "about": {"hex": "03.02"}}],
        "hexes": ["03.02", "03.03", "04.02"],
        "blocked": "03.02",
    }


def test_an_answer_depends_on_what_the_seat_may_know() -> None:
    assert asked("reach", "02.02", charm=1)["lines"] == [{"key": "charmed", "rule": "MEL-004", "about": {}}]
    assert asked("reach", "02.02", seat=None, charm=1)["lines"] == []


@pytest.mark.parametrize(
    ("words", "why"),
    [(("sight",), "no question 'sight'"), (("line", "02.02"), "not 1 things"), (("reach", "09.09"), "no hex '09.09'")],
)
def test_what_is_no_question_is_refused(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(UnknownInquiry, match=why):
        find(TITLE, words[0], words[1:])


def test_an_answer_that_nobody_would_read_is_a_fault() -> None:
    class Talker(MeleeTitle):
        def inquire(self, state: State, seat: int | None, kind: InquiryKind, things: Sequence[str]) -> Answer:
            return Answer(lines=(Finding("clear", "MEL-002"),) * 1000)

    with pytest.raises(LongAnswer, match="the answer to line"):
        answer(Talker(), TITLE.start(DUEL, QuickDice(1)), 0, TITLE.inquiries[0], ("02.02", "04.02"))


def test_twins_find_an_answer_that_tells_a_secret() -> None:
    with pytest.raises(TwinsDiffer, match="answers"):
        run_twins(MeleeTitle(leaks=True), games=20, seed=1, points_per_game=4)


def test_factors_add_up_by_what_they_add_to() -> None:
    factors = (
        Factor("attack", 25, "X", "difference"),
        Factor("ground", -1, "X", "column"),
        Factor("defence", -13, "X", "difference"),
    )
    assert Chances("combat", [1.0], ("none",), factors).sums() == {"difference": 12, "column": -1}


def test_odds_list_what_counts() -> None:
    state = TITLE.start(TITLE.check(Setup(4, {"scenario": "ford"})), QuickDice(1))
    for seat, name in enumerate(("02.02", "03.02", "02.03", "05.04")):
        state.cells[of(seat) + PLACE] = GRID.find(name)
        state.cells[of(seat) + CHARM] = 1
    (line,) = TITLE.odds(state, 0, TITLE.actions.parse("strike 03.02"))
    assert line.sums() == {"die": 2 + int(GRID.distance(GRID.find("02.03"), GRID.find("03.02")) == 1)}
    assert line.about == {"knight": "ada"}
    assert sum(line.chances) == pytest.approx(1)
