"""Standing orders: windows that are passed, stops, strikes for the Others, offers that are refused (DIK-316)."""

from __future__ import annotations

import pytest

from logothete.games.diktat.orders import ORDERS, STANDING
from logothete.kernel.bits import members
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.match import Match
from logothete.kernel.orders import ALWAYS, Order, Standing, check_order, follow, period
from tests.games.diktat.asking import questions
from tests.games.diktat.dealing import offer
from tests.games.diktat.table import Table, title
from tests.twins import any_setup

HOLDER = "coordination"
PASS = Order("pass", ALWAYS)


def holding() -> Table:
    """Three Cabals; the first holds a Manifestation and has a stack in karst, the last one has a stack in josefov."""
    return Table().cards(HOLDER, "midnight-exchange").put(HOLDER, "karst", "C").put("black-guard", "josefov", "C")


def stop(key: str) -> Order:
    return Order("ask", ALWAYS, {"stop": key})


def answer(table: Table, cabal: str, *orders: Order, drawn: int = 0) -> str | None:
    """What a Cabal with these orders, given now, answers; None if its player is asked."""
    public = table.view()
    checked = [check_order(table.title, order) for order in orders]
    given = [Standing("", order, period(table.title, public, order.span)) for order in checked]
    found = follow(table.title, table.state, public, {table.seat(cabal): given}, lambda size: drawn % size)
    return None if found is None else table.title.actions.text(found[1])


# Windows


@pytest.mark.rule("DIK-316")
def test_whoever_is_asked_passes_by_his_orders_and_nobody_else_is_spoken_for() -> None:
    table = holding().act(HOLDER, "influence nothing")
    assert table.waits_for() == [HOLDER]
    assert answer(table, HOLDER) is None
    assert answer(table, HOLDER, PASS) == "pass"
    assert answer(table, "black-guard", PASS) is None


@pytest.mark.rule("DIK-316")
def test_orders_to_pass_answer_nothing_but_windows() -> None:
    assert answer(holding(), HOLDER, PASS) is None


@pytest.mark.rule("DIK-316")
@pytest.mark.parametrize(("span", "outlasts_a_window"), [("window", False), ("phase", True), ("cycle", True)])
def test_a_pass_lasts_for_a_window_a_phase_or_a_cycle(span: str, outlasts_a_window: bool) -> None:
    table = holding().act(HOLDER, "influence nothing")
    before = period(table.title, table.view(), span)
    table.pass_all().act("secret-police", "influence nothing")
    assert table.waits_for() == [HOLDER]
    assert (period(table.title, table.view(), span) == before) is outlasts_a_window


@pytest.mark.rule("DIK-316")
def test_a_phase_ends_before_its_cycle() -> None:
    table = holding()
    phase, cycle = (period(table.title, table.view(), span) for span in ("phase", "cycle"))
    table.resolve()
    assert period(table.title, table.view(), "phase") != phase
    assert period(table.title, table.view(), "cycle") == cycle
    table.at_start_of_cycle(2)
    assert period(table.title, table.view(), "cycle") != cycle


@pytest.mark.rule("DIK-316")
def test_a_window_that_opens_again_is_still_the_same() -> None:
    table = holding().cards("black-guard", "arcade-guides").act(HOLDER, "influence nothing")
    before = period(table.title, table.view(), "window")
    table.act("black-guard", "pass").acts(HOLDER, "use midnight-exchange", "with citizen")
    assert table.waits_for() == ["black-guard"]
    assert period(table.title, table.view(), "window") == before


# Stops


@pytest.mark.rule("DIK-316")
@pytest.mark.parametrize(("sector", "asked"), [("karst", True), ("josefov", False)])
def test_a_stop_before_an_own_stack_is_turned_up(sector: str, asked: bool) -> None:
    table = holding().resolve().act(HOLDER, f"designate {sector}")
    assert (answer(table, HOLDER, PASS, stop("turned-up")) is None) is asked
    assert answer(table, HOLDER, PASS, stop("last-manoeuvre")) == "pass"


@pytest.mark.rule("DIK-316")
@pytest.mark.parametrize(("sector", "asked"), [("karst", True), ("josefov", False)])
def test_a_stop_after_a_stack_has_arrived_where_one_stands(sector: str, asked: bool) -> None:
    table = holding().turn("black-guard").send("black-guard", sector, "C")
    assert table.waits_for() == [HOLDER]
    assert (answer(table, HOLDER, PASS, stop("arrival")) is None) is asked


@pytest.mark.rule("DIK-316")
def test_what_arrived_is_forgotten_with_the_next_manoeuvre_and_an_own_stack_is_no_arrival() -> None:
    table = holding().turn("black-guard").send("black-guard", "karst", "C").pass_all()
    table.act(HOLDER, "influence nothing")
    assert answer(table, HOLDER, PASS, stop("arrival")) == "pass"
    assert answer(holding().send(HOLDER, "karst", "C"), HOLDER, PASS, stop("arrival")) == "pass"


@pytest.mark.rule("DIK-316")
@pytest.mark.parametrize(("left", "asked"), [(0, True), (1, False)])
def test_a_stop_at_the_last_moment_of_the_manoeuvres(left: int, asked: bool) -> None:
    table = holding().have("secret-police", moves=0).have("black-guard", moves=left).have(HOLDER, moves=1)
    table.act(HOLDER, "influence nothing")
    assert (answer(table, HOLDER, PASS, stop("last-manoeuvre")) is None) is asked


@pytest.mark.rule("DIK-316")
def test_stops_before_the_revelation_and_before_the_end() -> None:
    table = holding().have("secret-police", moves=0).have("black-guard", moves=0).have(HOLDER, moves=1)
    table.secret("dog-pit").act(HOLDER, "influence nothing").pass_all()
    assert table.prompt(HOLDER).key == "window-before-revelation"
    assert answer(table, HOLDER, PASS, stop("before-revelation")) is None
    assert answer(table, HOLDER, PASS, stop("before-end")) == "pass"
    end = Table().cards(HOLDER, "midnight-exchange").at_end_of_cycle()
    assert answer(end, HOLDER, PASS, stop("before-end")) is None


@pytest.mark.rule("DIK-316")
def test_of_a_pass_and_a_stop_the_later_one_counts() -> None:
    table = holding().resolve().act(HOLDER, "designate karst")
    assert answer(table, HOLDER, *STANDING) is None
    assert answer(table, HOLDER, *STANDING, Order("pass", "phase")) == "pass"


# Strikes and offers


@pytest.mark.rule("AUT-065", "DIK-316")
@pytest.mark.parametrize(("pawn", "struck"), [("any", "pawn 3"), ("top", "pawn 1"), ("bottom", "pawn 4")])
def test_the_neighbour_strikes_for_the_others_as_he_ordered(pawn: str, struck: str) -> None:
    table = Table(others=True).put("others", "karst", "CC").send(HOLDER, "karst", "CECG")
    assert answer(table, "secret-police") is None
    assert answer(table, "secret-police", Order("strike", ALWAYS, {"pawn": pawn}), drawn=2) == struck


@pytest.mark.rule("AUT-065")
def test_own_assassinations_are_nobodys_to_order() -> None:
    table = Table().put("black-guard", "karst", "CC").acts(HOLDER, "assassinate", "at karst-1")
    assert answer(table, HOLDER, Order("strike", ALWAYS)) is None


@pytest.mark.rule("DIK-152", "DIK-320")
@pytest.mark.parametrize(
    ("rival", "answered"),
    [("anybody", "refuse coordination"), ("cabal coordination", "refuse coordination"), ("cabal union", None)],
)
def test_offers_are_refused_from_all_or_from_one(rival: str, answered: str | None) -> None:
    table = offer(Table(4), HOLDER, "black-guard", "give pp 1")
    assert answer(table, "black-guard", Order("refuse", ALWAYS, {"rival": rival})) == answered
    assert answer(table, "union", Order("refuse", ALWAYS, {"rival": rival})) is None


# What nobody may learn


def any_order(dice: Dice) -> Order:
    kind = ORDERS[dice.below(len(ORDERS))]
    given = {}
    for field in kind.fields:
        things = [f"{domain} {key}" for domain in field.domains for key in title().actions.domains[domain]]
        values = [*field.words, *things]
        given[field.key] = values[dice.below(len(values))]
    return Order(kind.key, ALWAYS, given)


@pytest.mark.rule("DIK-316")
def test_whether_a_player_is_asked_never_depends_on_what_others_cannot_know() -> None:
    asked = answered = 0
    for seed in range(8):
        dice = QuickDice(seed)
        match = Match.start(title(), any_setup(title(), dice), seed.to_bytes(8, "big"))
        while not match.over and len(match.moves) < 400:
            state = match.state
            for seat in members(int(state.pending() | state.invited())):
                orders = {seat: [Standing("", any_order(dice), 0)]}
                viewer = (seat + 1) % match.setup.players
                found = [
                    follow(title(), one, title().look(one, None), orders, lambda size: 0)
                    for one in (state, state.guess(viewer, dice))
                    if one.invited() >> seat & 1 == state.invited() >> seat & 1
                ]
                assert len({one is None for one in found}) == 1
                asked += found[0] is None
                answered += found[0] is not None
            apart = [seat for seat in range(match.setup.players) if state.asides(seat)]
            seat = apart[dice.below(len(apart))] if apart and dice.below(4) == 0 else members(int(state.pending()))[0]
            choices = state.legal(seat) or state.asides(seat)
            match.play(seat, choices[dice.below(len(choices))])
    assert min(asked, answered) > 10, (asked, answered)


# How much is asked


@pytest.mark.rule("DIK-316")
def test_whoever_never_opened_the_orders_is_asked_a_few_times_in_a_game_and_who_passes_never() -> None:
    cycles, asked = questions(title(), 4, 3, bot="random")
    assert asked["no orders"] > max(cycles, 5 * asked["at first"])
    assert asked["pass"] == 0
