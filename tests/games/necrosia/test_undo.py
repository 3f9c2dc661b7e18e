"""Taking back in Necrosia: one's own steps and thoughts, until a card is shown, a die falls or somebody decides."""

from __future__ import annotations

import pytest

from logothete.kernel.denials import NothingToUndo
from logothete.kernel.match import Match
from tests.games.necrosia.table import Table, title

KELWIN, OMBRE, FELING = range(3)


def match_of(table: Table) -> Match:
    """A game that goes on from an arranged table."""
    return Match.start(title(), table.setup, b"seed").fork(table.state)


def act(match: Match, seat: int, *actions: str) -> None:
    for action in actions:
        match.play(seat, match.title.actions.parse(action))


def undoable(match: Match, seat: int) -> list[str]:
    return [match.title.actions.text(action) for action in match.undoable(seat)]


def seen_by(match: Match, seat: int) -> tuple[object, ...]:
    """All that tells a seat of something."""
    return (match.title.look(match.state, seat), match.version_of(seat), match.undoable(seat), match.log(seat))


def test_placements_are_taken_back_until_the_next_one_places() -> None:
    table = Table(2, fresh=True)
    match = match_of(table)
    first = next(seat for seat in (0, 1) if match.state.pending() >> seat & 1)
    act(match, first, "choose kelwin")
    act(match, 1 - first, "choose ombre")
    act(match, first, "place fighter crossing", "place mage crossing", "place mage frostmoon")
    assert undoable(match, first) == ["place mage frostmoon", "place mage crossing", "place fighter crossing"]
    act(match, 1 - first, "place fighter stormpeak")
    assert undoable(match, first) == []


@pytest.mark.rule("NEC-095", "NEC-096")
def test_a_move_is_taken_back_unit_by_unit() -> None:
    match = match_of(Table().put("kelwin", "crossing", fighter=2))
    before = match.state.dump()
    act(match, KELWIN, "lift fighter crossing", "to stormpeak", "lift fighter crossing", "to stormpeak")
    assert undoable(match, KELWIN) == ["to stormpeak", "lift fighter crossing"] * 2
    for _ in range(4):
        match.undo(KELWIN)
    assert match.state.dump() == before


@pytest.mark.rule("NEC-127")
def test_a_card_in_hand_can_be_thought_over_and_nobody_notices() -> None:
    table = Table().put("ombre", "crossing", mage=1, merchant=1).put("feling", "frostmoon", mage=1)
    match = match_of(table.give("kelwin", "elite-marksman"))
    before = [seen_by(match, seat) for seat in (OMBRE, FELING)]
    act(match, KELWIN, "play elite-marksman", "at crossing")
    assert [seen_by(match, seat) for seat in (OMBRE, FELING)] == before
    assert undoable(match, KELWIN) == ["at crossing", "play elite-marksman"]
    match.undo(KELWIN)
    match.undo(KELWIN)
    assert [seen_by(match, seat) for seat in (OMBRE, FELING)] == before


@pytest.mark.rule("NEC-127")
def test_a_card_that_was_shown_is_played() -> None:
    match = match_of(Table().put("ombre", "crossing", mage=1, merchant=1).give("kelwin", "elite-marksman"))
    act(match, KELWIN, "play elite-marksman", "pick ombre mage")
    assert undoable(match, KELWIN) == []


def war_with_cards() -> Match:
    """Kelwin has declared war on Ombre; both hold a card, and both are asked before the dice fall."""
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", fighter=2)
    match = match_of(table.give("kelwin", "heroic-charge").give("ombre", "nimble-dodge"))
    act(match, KELWIN, "war crossing ombre")
    act(match, OMBRE, "pass")
    window = title().look(match.state, None).window
    assert window is not None
    assert (window.moment, window.asked) == ("w3", [KELWIN, OMBRE])
    return match


@pytest.mark.rule("NEC-128", "NEC-137")
def test_an_answer_under_seal_is_taken_back_until_all_have_answered() -> None:
    match = war_with_cards()
    act(match, OMBRE, "play nimble-dodge")
    assert undoable(match, OMBRE) == ["play nimble-dodge"]
    match.undo(OMBRE)
    act(match, OMBRE, "pass")
    act(match, KELWIN, "pass")
    assert undoable(match, OMBRE) == undoable(match, KELWIN) == []


@pytest.mark.rule("NEC-137")
def test_a_change_of_mind_under_seal_shows_only_that_the_answer_is_open_again() -> None:
    match = war_with_cards()
    before = title().look(match.state, KELWIN)
    act(match, OMBRE, "play nimble-dodge")
    answered = title().look(match.state, KELWIN)
    match.undo(OMBRE)
    assert title().look(match.state, KELWIN) == before
    act(match, OMBRE, "pass")
    assert title().look(match.state, KELWIN) == answered


def test_a_war_cannot_be_taken_back_once_the_other_is_asked() -> None:
    match = war_with_cards()
    with pytest.raises(NothingToUndo):
        match.undo(KELWIN)


@pytest.mark.rule("NEC-035")
def test_fallen_dice_stand() -> None:
    match = match_of(Table().put("kelwin", "crossing", fighter=3).put("ombre", "crossing", fighter=3, mage=3))
    act(match, KELWIN, "war crossing ombre")
    assert undoable(match, KELWIN) == []


@pytest.mark.rule("NEC-136", "NEC-140")
def test_a_drawn_card_stands_and_one_taken_from_the_row_can_be_put_back() -> None:
    table = Table().put("kelwin", "copper-dunes", fighter=2).row("war-cry", "mage-leap")
    match = match_of(table)
    act(match, KELWIN, "finish", "take war-cry")
    assert undoable(match, KELWIN) == ["take war-cry", "finish"]
    drawing = match_of(Table().put("kelwin", "copper-dunes", fighter=2).row("mage-leap"))
    act(drawing, KELWIN, "finish", "draw combat")
    assert undoable(drawing, KELWIN) == []


@pytest.mark.rule("NEC-117")
def test_a_turn_is_over_when_the_row_has_been_renewed() -> None:
    match = match_of(Table().row("war-cry", "mage-leap"))
    act(match, KELWIN, "finish")
    assert undoable(match, KELWIN) == []
    assert match.state.pending() == 1 << OMBRE
