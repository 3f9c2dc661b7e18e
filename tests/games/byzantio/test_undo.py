"""Taking back in Byzantio: one's own steps, until somebody decides, a die falls, or a sealed question is asked."""

from __future__ import annotations

import pytest

from logothete.kernel.bits import members
from logothete.kernel.denials import NothingToUndo
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.title import Setup
from tests.games.byzantio.table import title


def match_until(turn: int, seed: int = 3) -> Match:
    """A game of two in which everybody passes and answers as the clock would, until the end of the turn before."""
    match = Match.start(title("byzantio"), Setup(2, {"houses": "deal"}), seed.to_bytes(4, "big"))
    while title("byzantio").look(match.state, None).turn < turn:
        match.lapse(members(match.state.pending())[0])
    return match


def act(match: Match, text: str) -> int:
    """The seat that is asked plays this; the seat."""
    seat = members(match.state.pending())[0]
    match.play(seat, match.title.actions.parse(text))
    return seat


def test_a_march_and_its_garrison_are_taken_back_one_by_one() -> None:
    match = match_until(1)
    before = match.state.dump()
    seat = members(match.state.pending())[0]
    action = next(a for a in match.state.legal(seat) if match.title.actions.text(a).startswith("campaign"))
    match.play(seat, action)
    match.play(seat, match.title.actions.parse("withhold"))
    assert match.undo(seat) == match.title.actions.parse("withhold")
    assert match.undo(seat) == action
    assert match.state.dump() == before


def test_a_pass_can_be_taken_back_until_the_next_player_decides() -> None:
    match = match_until(1)
    seat = act(match, "pass")
    assert match.undoable(seat)
    act(match, "pass")
    assert match.undoable(seat) == []


def test_targets_are_taken_back_whatever_the_rival_does_until_the_list_is_confirmed() -> None:
    match = Match.start(title("byzantio"), Setup(2, {"houses": "deal"}), b"seed")
    actions = match.title.actions
    match.play(0, actions.parse("target nicaea"))
    match.play(1, actions.parse("target ephesus"))
    assert match.undo(0) == actions.parse("target nicaea")
    while 0 in members(match.state.pending()):
        match.play(0, match.state.legal(0)[0])
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.undo(1) == actions.parse("target ephesus")


def test_a_rolled_attempt_is_final() -> None:
    match = match_until(1)
    dice = QuickDice(1)
    while True:
        seat = members(match.state.pending())[0]
        legal = match.state.legal(seat)
        attempts = [a for a in legal if match.title.actions.text(a).startswith(("corrupt", "expel"))]
        if attempts:
            match.play(seat, attempts[0])
            assert match.undoable(seat) == []
            return
        match.play(seat, legal[dice.below(len(legal))])


@pytest.mark.rule("BYZ-128")
def test_nothing_before_the_succession_can_be_taken_back_and_so_tells_who_has_begun() -> None:
    """Otherwise a rival's first, hidden step of a change would show as an undo that has gone."""
    match = match_until(17)
    act(match, "pass")
    last = act(match, "pass")
    rival = 1 - last
    assert match.state.sealed()
    seen = (match.undoable(last), match.version_of(last), match.title.look(match.state, last))
    match.play(rival, match.title.actions.parse("abandon 3"))
    assert seen == (match.undoable(last), match.version_of(last), match.title.look(match.state, last))
    assert match.undo(rival) == match.title.actions.parse("abandon 3")


@pytest.mark.rule("BYZ-110")
def test_a_strike_is_taken_back_while_sealed_and_everybody_sees_who_has_chosen() -> None:
    match = match_until(18)
    for seat in (0, 1):
        match.lapse(seat)
    version = match.version_of(1)
    match.play(0, match.title.actions.parse("strike rally"))
    assert match.version_of(1) > version
    assert match.log(1)[-1].kind == "strike-made"
    assert match.log(0)[-1].kind == "strike-sealed"
    assert match.undo(0) == match.title.actions.parse("strike rally")
    match.play(0, match.title.actions.parse("strike campaign"))
    match.play(1, match.title.actions.parse("strike campaign"))
    assert match.undoable(0) == []
