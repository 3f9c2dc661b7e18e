"""A long match holds only its end: what can never be taken back lies on pages, and nothing else changes."""

from __future__ import annotations

import random

import pytest

from logothete.kernel.events import Told
from logothete.kernel.match import Match
from logothete.kernel.pages import PAGE_MOVES, OnPages, Page, Past
from logothete.kernel.record import Move
from logothete.kernel.trail import LONGEST_TRAIL
from tests.kernel.reaches import FINALLY, HUSH, OPENED, ROLL, SEAL, ReachesTitle, table

ANNA, BELA = 0, 1
VIEWERS = (ANNA, BELA, None)


def any_change(match: Match, dice: random.Random) -> tuple[int, int | None]:
    """A decision, or for None a second thought."""
    seat = dice.choice((ANNA, BELA))
    if dice.random() < 0.2 and match.undoable(seat):
        return seat, None
    return seat, dice.choice(
        [action for action in (OPENED, ROLL, SEAL, HUSH, FINALLY) if action in match.state.legal(seat)]
    )


def apply(match: Match, seat: int, action: int | None) -> None:
    if action is None:
        match.undo(seat)
    else:
        match.play(seat, action)


def put_together(pages: list[tuple[Past, Page]], match: Match) -> tuple[list[Move], list[Told]]:
    moves = [move for _, page in pages for move in page.moves]
    told = [told for _, page in pages for told in page.told]
    return moves + match.moves, told + list(match.told)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_turns_its_pages_goes_on_as_one_that_does_not(seed: int) -> None:
    whole, turning = table(), table()
    dice = random.Random(seed)
    pages: list[tuple[Past, Page]] = []
    for number in range(600):
        change = any_change(whole, dice)
        apply(whole, *change)
        apply(turning, *change)
        if number % 50 == 49:
            pages += turning.turn_pages()
        if number % 70 == 69:
            turning = Match.restore(ReachesTitle(), turning.snapshot())
        assert turning.state.dump() == whole.state.dump()
        assert [turning.undoable(seat) for seat in (ANNA, BELA)] == [whole.undoable(seat) for seat in (ANNA, BELA)]
    assert len(pages) > 2
    assert put_together(pages, turning) == (whole.moves, list(whole.told))
    assert turning.record(put_together(pages, turning)[0][: turning.past.moves]) == whole.record()
    assert [turning.version_of(seat) for seat in VIEWERS] == [whole.version_of(seat) for seat in VIEWERS]
    for seat, viewer in zip(VIEWERS, (0, 1, 2), strict=True):
        since = turning.past.told[viewer]
        assert turning.log(seat, since) == whole.log(seat, since)


def test_every_page_says_what_lies_before_it() -> None:
    match = table(*[(ANNA, ROLL)] * 200)
    pages = match.turn_pages()
    assert [past.moves for past, _ in pages] == [0, PAGE_MOVES, 2 * PAGE_MOVES]
    assert [past.pages for past, _ in pages] == [0, 1, 2]
    assert (match.past.moves, len(match.moves), match.played) == (3 * PAGE_MOVES, 200 - 3 * PAGE_MOVES, 200)


def test_what_can_be_taken_back_is_on_no_page() -> None:
    match = table(*[(ANNA, OPENED)] * PAGE_MOVES)
    assert match.turn_pages() == []
    match.play(ANNA, ROLL)
    assert len(match.turn_pages()) == 1


def test_a_match_refuses_what_is_on_its_pages() -> None:
    match = table(*[(ANNA, ROLL)] * PAGE_MOVES)
    match.turn_pages()
    with pytest.raises(OnPages, match="moves from 0 to 64 are on pages"):
        match.record()
    with pytest.raises(OnPages, match="events from 0"):
        match.log(None)


def test_undo_reaches_so_far_back_and_no_further() -> None:
    match = table(*[(ANNA, OPENED)] * (LONGEST_TRAIL + 30))
    assert len(match.undoable(ANNA)) == LONGEST_TRAIL
    again = Match.restore(ReachesTitle(), match.snapshot())
    for one in (match, again):
        while one.undoable(ANNA):
            one.undo(ANNA)
        assert one.played == 30


def test_how_far_undo_reaches_does_not_depend_on_hidden_moves() -> None:
    match = table((ANNA, SEAL), *[(BELA, HUSH)] * (LONGEST_TRAIL + 50))
    assert match.undoable(ANNA) == [SEAL]
