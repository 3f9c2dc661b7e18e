"""Standing orders in Necrosia: which windows they answer, with what, for how long; and what they never depend on."""

from __future__ import annotations

import pytest

from logothete.games.necrosia.hands import give, hand_size, holds, put_down
from logothete.games.necrosia.orders import ORDERS, WINDOWS
from logothete.games.necrosia.position import Position
from logothete.kernel.bits import members
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.orders import ALWAYS, Order, Standing, check_order, follow, period
from logothete.kernel.state import buffer
from logothete.kernel.title import Setup
from tests.games.necrosia.plays import WAR, duel, until
from tests.games.necrosia.table import Table, title

MEMORIES = "play altered-memories"


def order(key: str, span: str = "turn", **given: str) -> Order:
    return check_order(title(), Order(key, span, given))


def answer(table: Table, people: str, *orders: Order) -> str | None:
    """What a people's orders answer to what it is asked now."""
    public = table.view()
    given = [Standing("", one, period(table.title, public, one.span)) for one in orders]
    found = follow(table.title, table.state, public, {table.seat(people): given}, lambda size: 0)
    return None if found is None else table.title.actions.text(found[1])


def announced(card: str, *choices: str, ombre: str = "war-cry", feling: str = "heroic-charge") -> Table:
    """Kelwin has played a card, and the others, who hold these, may cancel it; all have units at the crossing."""
    table = Table()
    for people in table.peoples:
        table.put(people, "crossing", fighter=2, mage=1)
    table.give("ombre", ombre).give("feling", feling).give("kelwin", card)
    table.acts("kelwin", f"play {card}", *choices)
    assert table.window() == "any-card"
    return table


# ---- pass


@pytest.mark.parametrize("moment", ["any", "w3"])
def test_pass_answers_every_window_or_those_of_one_kind(moment: str) -> None:
    table = until(duel(ombre="nimble-dodge").act("kelwin", WAR), "w3")
    assert answer(table, "ombre", order("pass", moment=moment)) == "pass"


def test_pass_leaves_other_windows_alone() -> None:
    table = until(duel(ombre="nimble-dodge").act("kelwin", WAR), "w3")
    assert answer(table, "ombre", order("pass", moment="w5")) is None


def test_outside_of_windows_everybody_is_asked() -> None:
    assert answer(Table(), "kelwin", order("pass"), order("cancel"), order("concerned")) is None


def test_pass_is_the_quick_order_of_every_window_and_only_there() -> None:
    assert [kind.key for kind in ORDERS if kind.quick] == ["pass"]
    assert ORDERS[0].quick == tuple(f"window-{moment}" for moment in WINDOWS)
    assert ORDERS[0].spans[0] == "turn"
    assert ORDERS[0].fields[0].words[0] == "any"


# ---- only what concerns me


def test_in_my_war_i_am_asked_and_in_that_of_others_not() -> None:
    table = until(duel(ombre="nimble-dodge", feling="war-cry").act("kelwin", WAR), "w3")
    assert answer(table, "ombre", order("concerned")) is None
    table.act("ombre", "play nimble-dodge")
    assert table.window() == "any-card"
    assert answer(table, "feling", order("concerned")) == "pass"


def test_about_a_card_that_names_my_people_i_am_asked() -> None:
    table = announced("elite-marksman", "at crossing", "pick ombre mage")
    assert answer(table, "ombre", order("concerned")) is None


def test_about_a_card_used_where_i_have_units_i_am_asked_and_elsewhere_not() -> None:
    table = announced("fighter-reinforcement", "at crossing", "recruit fighter")
    assert answer(table, "feling", order("concerned")) is None
    table = announced("fighter-reinforcement", "at crossing", "recruit fighter")
    table.remove("feling", "crossing", fighter=2, mage=1)
    assert answer(table, "feling", order("concerned")) == "pass"


def test_about_a_card_for_nobody_in_particular_i_am_asked() -> None:
    table = Table().necrosians("necrosia", 3).give("kelwin", "foul-proliferation").give("feling", "war-cry")
    table.act("kelwin", "play foul-proliferation")
    assert answer(table, "feling", order("concerned")) is None


def test_in_my_own_turn_i_am_asked() -> None:
    table = until(duel(kelwin="heroic-charge").act("kelwin", WAR), "w3")
    assert answer(table, "kelwin", order("concerned")) is None


# ---- cancel


@pytest.mark.parametrize(
    ("rival", "what"),
    [
        ("anybody", "any"),
        ("people kelwin", "any"),
        ("anybody", "suit combat"),
        ("anybody", "card elite-marksman"),
        ("people kelwin", "at-me"),
    ],
)
def test_cancel_cancels_what_it_means_or_passes_if_it_cannot(rival: str, what: str) -> None:
    cancel = order("cancel", rival=rival, what=what)
    for held, expected in (("altered-memories", MEMORIES), ("war-cry", "pass")):
        table = announced("elite-marksman", "at crossing", "pick ombre mage", ombre=held)
        assert answer(table, "ombre", cancel) == expected


@pytest.mark.parametrize(
    ("rival", "what"),
    [("people feling", "any"), ("anybody", "suit magic"), ("anybody", "card war-cry")],
)
def test_cancel_says_nothing_about_other_cards(rival: str, what: str) -> None:
    cancel = order("cancel", rival=rival, what=what)
    table = announced("elite-marksman", "at crossing", "pick ombre mage", ombre="altered-memories")
    assert answer(table, "ombre", cancel) is None
    assert answer(table, "ombre", cancel, order("pass")) == "pass"


def test_a_card_aimed_at_another_is_not_aimed_at_me() -> None:
    table = announced("elite-marksman", "at crossing", "pick ombre mage", feling="altered-memories")
    table.remove("feling", "crossing", fighter=2, mage=1)
    assert answer(table, "feling", order("cancel", what="at-me")) is None


def test_cancel_goes_before_pass() -> None:
    table = announced("elite-marksman", "at crossing", "pick ombre mage", ombre="altered-memories")
    assert answer(table, "ombre", order("pass"), order("cancel")) == MEMORIES


def test_a_cancelling_card_is_not_played_in_other_windows() -> None:
    table = until(duel(ombre=("nimble-dodge", "altered-memories")).act("kelwin", WAR), "w3")
    assert answer(table, "ombre", order("cancel")) is None


# ---- how long


def test_a_turn_ends_with_the_next_and_a_year_with_the_next() -> None:
    table = Table().ranked()
    turn, year = (period(title(), table.view(), span) for span in ("turn", "year"))
    table.end_turn("kelwin")
    assert period(title(), table.view(), "turn") != turn
    assert period(title(), table.view(), "year") == year
    table.begin_year(2)
    assert period(title(), table.view(), "year") != year


def test_no_two_turns_of_a_game_have_the_same_number() -> None:
    longest = 0
    for seed in range(12):
        seen: list[int] = []
        for state in course(players=2, seed=seed):
            number = period(title(), title().look(state, None), "turn")
            if not seen or seen[-1] != number:
                seen.append(number)
        assert seen == sorted(set(seen))
        longest = max(longest, len(seen))
    assert longest > 6, "more than a year"


# ---- secrecy


def course(players: int, seed: int) -> list[Position]:
    """Every position of a random game."""
    dice = QuickDice(seed)
    state = title().start(Setup(players), dice)
    out = buffer(state.most_offers())
    found = [state]
    while not state.over():
        state = state.clone()
        seat = members(state.pending())[0]
        size = state.offer(seat, out)
        state.take(seat, out[dice.below(int(size))], dice, None)
        found.append(state)
    return found


def redealt(state: Position, seat: int, dice: Dice) -> Position:
    """The same public facts with another hand: the seat has exchanged cards with its neighbour."""
    twin = state.clone()
    cells = twin.cells
    for mine in [card for card in range(state.board.cards) if holds(cells, seat, card)]:
        rival = (seat + 1) % int(state.seats())
        theirs = [card for card in range(state.board.cards) if holds(cells, rival, card)]
        if theirs:
            other = theirs[dice.below(len(theirs))]
            put_down(cells, seat, mine)
            put_down(cells, rival, other)
            give(cells, seat, other)
            give(cells, rival, mine)
    assert hand_size(cells, seat) == hand_size(state.cells, seat)
    return twin


def any_order(dice: Dice) -> Order:
    kind = ORDERS[dice.below(len(ORDERS))]
    given = {}
    for field in kind.fields:
        things = [f"{domain} {key}" for domain in field.domains for key in title().actions.domains[domain]]
        values = [*field.words, *things]
        given[field.key] = values[dice.below(len(values))]
    return order(kind.key, ALWAYS, **given)


@pytest.mark.rule("NEC-128", "NEC-137")
@pytest.mark.parametrize("players", [2, 4])
def test_whether_a_player_is_asked_never_depends_on_the_hand(players: int) -> None:
    dice = QuickDice(players)
    asked = answered = 0
    for seed in range(30):
        for state in course(players, seed):
            for seat in members(state.pending()) if state.sealed() else []:
                given = {seat: [Standing("", any_order(dice), 0)]}
                worlds = [state, redealt(state, seat, dice)]
                views = [title().look(one, None) for one in worlds]
                found = [
                    follow(title(), one, view, given, lambda size: 0) for one, view in zip(worlds, views, strict=True)
                ]
                assert (found[0] is None) == (found[1] is None)
                asked += found[0] is None
                answered += found[0] is not None
    assert min(asked, answered) > 10, (asked, answered)
