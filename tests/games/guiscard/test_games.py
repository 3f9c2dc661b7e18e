"""Whole games at random, and what holds at every moment of them."""

from __future__ import annotations

import pytest

from logothete.games.guiscard import men, occupancy
from logothete.games.guiscard.board import FIRST_HORSE, LEFT, OUTCOME, SHOTS, SPENT
from logothete.games.guiscard.frames import mover
from logothete.games.guiscard.health import DEAD
from logothete.games.guiscard.position import Position
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.title import Setup
from tests.games.guiscard.table import title

SCENARIOS = ["fourrageurs", "lisiere", "chevaux", "plateau"]
MOST_DECISIONS = 20000


def choose(state: Position, seat: int, dice: QuickDice) -> int:
    """An action of a verb at random: hexes would else drown everything else."""
    by_verb: dict[int, list[int]] = {}
    for action in state.legal(seat):
        by_verb.setdefault(int(state.board.verb_of[action]), []).append(action)
    verbs = sorted(by_verb)
    of_verb = by_verb[verbs[int(dice.below(len(verbs)))]]
    return of_verb[int(dice.below(len(of_verb)))]


def check(state: Position) -> None:
    """Nobody shares a hex, the halves of riders are adjacent, and the map says where everybody is."""
    board, cells = state.board, state.cells
    stand: dict[int, int] = {}
    passing = int(mover(cells)) if cells[0] else -1
    for man in range(int(board.men)):
        if not men.on_map(cells, man):
            continue
        for place in {int(men.place_of(cells, man)), int(men.rear_of(board, cells, man))} - {-1}:
            if man != passing:
                assert place not in stand, "two living characters share a hex"
                assert occupancy.occupant(board, cells, place) == man + 1
                stand[place] = man
        if men.mounted(cells, man):
            rear = men.rear_of(board, cells, man)
            assert board.field.distance(men.place_of(cells, man), rear) == 1
        assert 0 <= cells[men.at_man(man) + SPENT] <= 15
    for horse in range(int(board.horses)):
        if men.loose(board, cells, horse):
            for place in (int(men.front_of(board, cells, horse)), int(men.horse_rear(board, cells, horse))):
                assert place not in stand, "a horse shares a hex"
                assert occupancy.occupant(board, cells, place) == FIRST_HORSE + horse
                stand[place] = -1
    for place in range(int(board.field.size)):
        standing = int(occupancy.man_at(board, cells, place))
        assert standing in (-1, passing) or stand[place] == standing, "nobody stands where he is not"
        lying = [man for man in range(int(board.men)) if _lies(state, man, place)]
        assert occupancy.dead_men(board, cells, place) == min(7, len(lying))


def _lies(state: Position, man: int, place: int) -> bool:
    if state.board.animal[man] or men.health_of(state.cells, man) != DEAD:
        return False
    return bool(men.place_of(state.cells, man) == place)


@pytest.mark.rule("GUI-036")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_offered_is_what_nothing_stands_against(scenario: str) -> None:
    dice = QuickDice(7)
    state = title().start(Setup(2, {"scenario": scenario}), dice)
    for decision in range(60):
        seat = members(int(state.pending()))[0]
        legal = state.legal(seat)
        if decision % 20 == 19:
            rest = [action for action in range(title().actions.size) if "go " not in title().actions.text(action)]
            allowed = [action for action in rest if state.why_not(seat, action) is None]
            assert allowed == [action for action in legal if "go " not in title().actions.text(action)]
        state.take(seat, choose(state, seat, dice), dice, None)


@pytest.mark.rule("GUI-009", "GUI-071", "GUI-008", "GUI-029", "GUI-152", "GUI-048", "GUI-046")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_end_and_keep_the_rules(scenario: str, seed: int) -> None:
    dice = QuickDice(seed)
    state = title().start(Setup(2, {"scenario": scenario}), dice)
    board = state.board
    dead: set[int] = set()
    gone: set[int] = set()
    shots = [int(state.cells[men.at_man(man) + SHOTS]) for man in range(int(board.men))]
    for _ in range(MOST_DECISIONS):
        if state.over():
            break
        seat = members(int(state.pending()))[0]
        state.take(seat, choose(state, seat, dice), dice, None)
        check(state)
        health = [int(men.health_of(state.cells, man)) for man in range(int(board.men))]
        assert all(health[man] == DEAD for man in dead), "the dead stay dead"
        dead = {man for man, how in enumerate(health) if how == DEAD}
        assert all(men.marked(state.cells, man, LEFT) for man in gone), "whoever has left does not return"
        gone = {man for man in range(int(board.men)) if men.marked(state.cells, man, LEFT)}
        left = [int(state.cells[men.at_man(man) + SHOTS]) for man in range(int(board.men))]
        assert all(now <= before for now, before in zip(left, shots, strict=True)), "ammunition only falls"
        shots = left
    assert state.over()
    assert state.cells[OUTCOME] in (1, 2, 3)
