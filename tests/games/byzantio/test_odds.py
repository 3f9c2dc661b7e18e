"""The chances of an attempt before the die is rolled: exact, and with what they depend on (BYZ-016 to BYZ-101)."""

from __future__ import annotations

import pytest

from logothete.games.byzantio.board import DIE
from logothete.kernel.dice import QuickDice
from logothete.kernel.title import Chances
from tests.games.byzantio.table import Table

THERE, ELSEWHERE = "kibyrrhaiotai", "makedonia"
FACES = range(1, int(DIE) + 1)


def told(table: Table, house: str, action: str) -> Chances:
    """The chances that a house is told of an action."""
    (line,) = table.title.odds(table.state, table.seat(house), table.title.actions.parse(action))
    assert sum(line.chances) == pytest.approx(1)
    return line


def attacked(roller: str, owner: str) -> Table:
    """Doukas holds Attalia, Komnenos has a garrison to offer; their pretenders stand as told."""
    table = Table().garrisons("attalia", doukas=1).garrisons("nicaea", komnenos=1)
    return table.pretender("komnenos", roller).pretender("doukas", owner)


@pytest.mark.parametrize(
    ("roller", "owner", "needed"),
    [
        pytest.param(ELSEWHERE, ELSEWHERE, 5, marks=pytest.mark.rule("BYZ-016", "BYZ-088", "BYZ-097")),
        pytest.param(THERE, ELSEWHERE, 4, marks=pytest.mark.rule("BYZ-089", "BYZ-098")),
        pytest.param(ELSEWHERE, THERE, 6, marks=pytest.mark.rule("BYZ-090", "BYZ-099")),
        pytest.param(THERE, THERE, 5, marks=pytest.mark.rule("BYZ-091", "BYZ-100")),
    ],
)
@pytest.mark.parametrize(("verb", "success"), [("corrupt", "replaced"), ("expel", "expelled")])
def test_the_chance_of_an_attempt_is_the_share_of_faces_that_succeed(
    verb: str, success: str, roller: str, owner: str, needed: int
) -> None:
    action = f"{verb} doukas attalia"
    line = told(attacked(roller, owner), "komnenos", action)
    done = [face for face in FACES if attacked(roller, owner).act("komnenos", action, face).told("succeeded")]
    assert line.outcomes == (success, "unchanged")
    assert line.chances[0] == pytest.approx(len(done) / len(FACES))
    assert sum(factor.value for factor in line.factors) == needed == done[0]


@pytest.mark.rule("BYZ-089")
@pytest.mark.rule("BYZ-090")
def test_each_pretender_is_a_factor_with_its_rule() -> None:
    factors = told(attacked(THERE, THERE), "komnenos", "corrupt doukas attalia").factors
    assert [(factor.key, factor.value, factor.rule) for factor in factors] == [
        ("roll", 5, "BYZ-088"),
        ("roller", -1, "BYZ-089"),
        ("owner", 1, "BYZ-090"),
    ]


@pytest.mark.rule("BYZ-075")
@pytest.mark.rule("BYZ-076")
def test_both_sides_of_an_exchange_know_what_a_refusal_would_leave_to_the_die() -> None:
    table = attacked(THERE, ELSEWHERE).act("komnenos", "negotiate nicaea")
    asked = told(table, "komnenos", "swap doukas attalia")
    table.act("komnenos", "swap doukas attalia")
    answered = told(table, "doukas", "refuse")
    assert (asked.key, answered.key) == ("refused", "refusing")
    assert asked.chances == answered.chances == pytest.approx([5 / 8, 3 / 8])
    assert [factor.rule for factor in answered.factors] == ["BYZ-075", "BYZ-076"]


@pytest.mark.rule("BYZ-079")
def test_third_parties_and_the_place_of_the_own_garrison_change_no_chance() -> None:
    table = attacked("opsikion", ELSEWHERE).pretender("phokas", THERE).act("komnenos", "negotiate nicaea")
    assert told(table, "komnenos", "swap doukas attalia").chances == [0.5, 0.5]


def test_what_no_die_decides_has_no_chances() -> None:
    table = attacked(ELSEWHERE, ELSEWHERE)
    for action in table.state.legal(0):
        verb = table.title.actions.decode(action)[0]
        assert bool(table.title.odds(table.state, 0, action)) == (verb in {"corrupt", "expel"})


@pytest.mark.rule("BYZ-028")
def test_chances_tell_nothing_of_secret_lists() -> None:
    """In a world that a seat cannot tell from this one, it is told the same chances."""
    table = attacked(THERE, ELSEWHERE)
    twin = table.state.guess(0, QuickDice(4))
    assert twin.dump() != table.state.dump()
    attempts = [action for action in table.state.legal(0) if table.title.odds(table.state, 0, action)]
    assert attempts
    for action in attempts:
        assert table.title.odds(twin, 0, action) == table.title.odds(table.state, 0, action)


# What is left of each action


@pytest.mark.rule("BYZ-045")
def test_what_is_left_of_an_action_is_its_free_boxes() -> None:
    table = Table()
    before = table.title.left(table.state, 0)
    assert before["campaign"] == table.free_boxes("komnenos", "campaign")
    assert before["corrupt"] == table.free_boxes("komnenos", "corruption")
    table.act("komnenos", "progress thrake")
    after = table.title.left(table.state, 0)
    assert after == before | {"progress": before["progress"] - 1}
    assert table.title.left(table.state, 1) == before


def test_nothing_is_left_or_used_before_the_first_turn() -> None:
    table = Table(fresh=True)
    assert table.title.left(table.state, 0) == {}
