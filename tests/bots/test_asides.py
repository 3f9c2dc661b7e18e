"""Bots where seats act aside: they answer invitations, say something now and then, and come to an end."""

from __future__ import annotations

import pytest

from logothete.bots import Bot, Choice, NotAsked, SeatTable, aside_of, open_bot
from logothete.bots import asides as manners
from logothete.bots.search import Search
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.mind import Mind
from logothete.kernel.record import verify
from logothete.kernel.title import Setup
from logothete.lab.series import Series, play_game
from tests.bazaar import BazaarTitle, bazaar, play
from tests.bazaar.board import ACTIONS

ANNA, BELA, CLEO = range(3)
BOTS = ("random", "casual", "greedy", "strategist:30it")
OFFERED = ("bela draft salt silk", "bela address anna", "bela address cleo", "bela propose")


def seen(match: Match, seat: int) -> SeatTable:
    return SeatTable(match.title, match.setup, match.state, seat, QuickDice(3), match.told)


def said(bot: Bot, match: Match, seat: int, replies: int = 0, proposed: int = 0) -> str | None:
    action = aside_of(bot, seen(match, seat), QuickDice(1), replies, proposed)
    return None if action is None else ACTIONS.text(action)


@pytest.mark.parametrize("description", BOTS)
def test_a_bot_is_not_asked_to_answer_for_a_seat_that_nobody_waits_for(description: str) -> None:
    with pytest.raises(NotAsked, match="seat 1"):
        open_bot(description, 1).choose(seen(bazaar(), BELA))


def test_nobody_searches_for_a_seat_that_is_not_asked() -> None:
    table = seen(bazaar(), BELA)
    with pytest.raises(NotAsked):
        Search(table.state, BELA, Mind(), QuickDice(1))


@pytest.mark.parametrize("description", BOTS)
def test_what_may_be_done_aside_is_never_an_answer(description: str) -> None:
    match = bazaar(*OFFERED, hands="silk salt, salt, silk")
    for _ in range(5):
        choice = open_bot(description, 1).choose(seen(match, ANNA))
        assert choice.action in match.state.legal(ANNA)
        assert all(thought.action in match.state.legal(ANNA) for thought in choice.thoughts)


@pytest.mark.parametrize("description", BOTS)
def test_a_bot_that_is_invited_answers_even_if_it_is_not_waited_for(description: str) -> None:
    match = bazaar(*OFFERED, hands="silk salt, salt, silk")
    expected = "refuse bela" if description == "random" else "accept bela"
    assert said(open_bot(description, 1), match, CLEO) == expected


def test_a_bot_says_something_of_its_own_accord_a_few_times_between_two_answers() -> None:
    match = bazaar(hands="silk silk, salt, salt")
    bot = open_bot("greedy", 7)
    spoken = {said(bot, match, ANNA, proposed=manners.MOST_PROPOSED - 1) for _ in range(20)}
    assert len(spoken) > 1
    assert {said(bot, match, ANNA, proposed=manners.MOST_PROPOSED) for _ in range(20)} == {None}


def test_bots_do_not_haggle_for_ever() -> None:
    match = bazaar(*OFFERED, hands="silk salt, salt, silk")
    assert said(open_bot("greedy", 1), match, CLEO, replies=manners.MOST_REPLIES) == "refuse bela"


class Silent:
    """A bot from before there were asides."""

    def choose(self, table: SeatTable) -> Choice:
        return Choice(table.legal[0])


def test_a_bot_that_knows_nothing_of_asides_declines_politely_and_keeps_quiet() -> None:
    assert said(Silent(), bazaar(*OFFERED, hands="silk salt, salt, silk"), CLEO) == "refuse bela"
    assert said(Silent(), bazaar(), ANNA) is None


def test_a_mind_that_knows_nothing_declines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BazaarTitle, "mind", lambda _: Mind())
    assert said(open_bot("greedy", 1), bazaar(*OFFERED, hands="silk salt, salt, silk"), CLEO) == "refuse bela"
    assert said(open_bot("greedy", 1), bazaar(), ANNA) is None


@pytest.mark.parametrize("description", BOTS)
def test_what_a_bot_does_aside_depends_on_what_its_seat_may_know(description: str) -> None:
    for seed in range(8):
        match = bazaar(hands="silk salt silk, salt wine, silk salt")
        play(match, *OFFERED, "anna pack silk")
        for seat in (ANNA, BELA, CLEO):
            twin = match.fork(match.state.guess(seat, QuickDice(seed)))
            assert said(open_bot(description, seed), match, seat) == said(open_bot(description, seed), twin, seat)


@pytest.mark.parametrize("bots", [["greedy", "casual", "random"], ["greedy", "greedy"], ["strategist:20it"] * 4])
def test_a_series_is_played_with_asides_and_its_records_hold(bots: list[str]) -> None:
    title, verbs = BazaarTitle(), set[str]()
    for number in range(1, 4):
        game, record = play_game(title, Series("bazaar", None, Setup(len(bots)), bots, 5), number)
        verbs |= {move.text.split()[0] for move in record.moves}
        assert sorted(game.places)[0] == 1
        assert verify(record, title) == record.result
    assert verbs >= {"draft", "address", "propose"}
    assert verbs & {"accept", "refuse"}
