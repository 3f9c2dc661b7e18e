"""Bots of Diktat deal, swear, keep their word, claim, and believe those who have earned it."""

from __future__ import annotations

from copy import copy

import pytest

from logothete.bots.asides import aside_of, by_its_mind
from logothete.bots.simple import GreedyBot
from logothete.games.diktat import telling
from logothete.games.diktat.board import CYCLE, EMISSARY
from logothete.games.diktat.bot import DiktatMind
from logothete.games.diktat.desk.layout import MADE, REFUSED, REMEMBERED, tray
from logothete.games.diktat.judgement.dealing import OFFERS_A_CYCLE
from logothete.games.diktat.judgement.exchanges import MARGIN
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import count_of
from logothete.kernel.bits import EVERYONE
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import numbers
from tests.games.diktat.dealing import deal, offer, perjuries, swear
from tests.games.diktat.table import Table
from tests.games.diktat.test_bots import aside, choice, play_on, seat_table, would_swap


def said(table: Table, cabal: str, most: int = 20, sly: bool = False) -> list[str]:
    """What a bot does aside, one after another, until it has nothing more to do."""
    steps: list[str] = []
    dice = QuickDice(1)
    while len(steps) < most and (action := by_its_mind(seat_table(table, cabal), dice, sly)) is not None:
        steps.append(table.title.actions.text(action))
        table.act(cabal, steps[-1])
    return steps


# Offers


def test_a_better_deal_for_both_is_proposed_instead() -> None:
    """A token that the other can flip is worth more to him than the PP that he offers, and than those asked for."""
    table = Table().have("secret-police", pp=12).cards("secret-police", "listening-galleries")
    table.affinity("secret-police", politics=0).in_play("coordination", "general-ledger")
    offer(table, "secret-police", "coordination", "give pp 1", "ask politics 1")
    steps = said(table, "coordination")
    assert steps[0] == "counter secret-police"
    assert steps[1].startswith("ask pp ")
    assert steps[2] == "propose"
    assert aside(table, "secret-police") == "accept coordination"


def test_what_is_not_worth_it_to_the_other_is_not_proposed() -> None:
    table = offer(Table(), "secret-police", "coordination", "give citizen 1", "ask pp 3")
    assert aside(table, "coordination") is None


def test_an_offer_is_answered_while_another_draft_lies_there() -> None:
    table = Table().act("coordination", "offer-to black-guard")
    offer(table, "secret-police", "coordination", "give pp 3")
    assert aside(table, "coordination") == "accept secret-police"


def deals_refused(table: Table, cabal: str) -> list[tuple[str, ...]]:
    """The deals that a bot offers in a row, the terms of each, while everybody refuses everything."""
    made: list[tuple[str, ...]] = []
    while "propose" in (steps := said(table, cabal)):
        made.append(tuple(steps))
        for rival in table.cabals:
            if f"offer-to {rival}" in steps:
                table.act(rival, f"refuse {cabal}")
        assert len(made) < 20
    return made


def test_a_refused_deal_is_not_offered_again_nor_begun_in_vain() -> None:
    table = would_swap().have("coordination", pp=8)
    assert len(deals_refused(table, "coordination")) == 1
    assert said(table, "coordination") == []


def test_a_deal_goes_to_everybody_whom_it_would_serve() -> None:
    table = would_swap().cards("black-guard", "hidden-airlock").affinity("black-guard", politics=1, people=0)
    steps = said(table, "coordination")
    assert {"offer-to secret-police", "offer-to black-guard"} <= set(steps)
    assert steps[-1] == "propose"


@pytest.mark.rule("DIK-327")
def test_after_a_few_deals_in_a_cycle_there_are_no_more() -> None:
    table = would_swap()
    table.cells[tray(table.seat("coordination")) + MADE] = OFFERS_A_CYCLE
    assert said(table, "coordination") == []


def test_every_offer_is_answered_at_once() -> None:
    """Whatever is offered, whoever is invited accepts, refuses, or makes a counter-offer within a few steps."""
    for terms in (("give pp 3",), ("ask pp 3",), ("give citizen 1", "ask pp 1"), ("give pp 1", "ask politics 1")):
        table = offer(Table(), "secret-police", "coordination", *terms)
        dice, steps = QuickDice(3), 0
        while (view := seat_table(table, "coordination")).invited:
            action = aside_of(GreedyBot(1), view, dice, steps, 0)
            assert action is not None
            table.act("coordination", table.title.actions.text(action))
            steps += 1
        assert 1 <= steps <= 4


# Oaths


@pytest.mark.rule("DIK-175")
def test_a_harmless_oath_is_sworn_for_a_good_price() -> None:
    terms = ("give pp 3", "demand not-enter", "where karst", "by cycle")
    assert aside(offer(Table(), "secret-police", "coordination", *terms), "coordination") == "accept secret-police"


@pytest.mark.rule("DIK-184")
def test_more_than_it_brings_is_not_promised() -> None:
    terms = ("give pp 1", "demand pay", "number 9", "by cycle")
    assert aside(offer(Table(), "secret-police", "coordination", *terms), "coordination") != "accept secret-police"


@pytest.mark.rule("DIK-171")
def test_nothing_false_is_sworn() -> None:
    terms = ("give pp 3", "demand true-reserve", "sort pp", "how least", "number 20")
    table = offer(Table().have("coordination", pp=2), "secret-police", "coordination", *terms)
    assert aside(table, "coordination") != "accept secret-police"


def test_large_promises_buy_little() -> None:
    terms = ("swear pay", "number 20", "by game", "ask pp 4")
    table = offer(Table().have("coordination", pp=6), "secret-police", "coordination", *terms)
    assert aside(table, "coordination") != "accept secret-police"


@pytest.mark.rule("DIK-176")
def test_peace_is_offered_and_accepted() -> None:
    table = Table()
    for cabal in table.cabals:
        table.have(cabal, assassins=1)
    steps = said(table, "coordination")
    assert steps[-1] == "propose"
    assert "swear not-kill" in steps
    assert "demand not-kill" in steps
    partner = steps[0].removeprefix("offer-to ")
    assert aside(table, partner) == "accept coordination"


@pytest.mark.rule("DIK-175")
def test_an_oath_is_kept_where_breaking_it_wins_little() -> None:
    free = Table().track("listening-galleries")
    assert choice(free, "coordination") == "to hypogea"
    bound = Table().track("listening-galleries")
    swear(bound, "coordination", "secret-police", "not-enter", "where hypogea", "by cycle")
    play_on(bound, "coordination", 6)
    assert perjuries(bound) == {}


@pytest.mark.rule("DIK-178")
def test_an_oath_is_broken_where_that_wins_the_game() -> None:
    """The last Cycle, and a card beyond the row is worth 2: the point and a bad name are small beside that."""
    table = Table().track("listening-galleries").put("coordination", "hypogea", "E")
    table.cards("coordination", "soup-kitchen", "winter-salon", "mole", "steel-tower")
    table.markers("black-guard", "hypogea", "hypogea")
    table.cells[CYCLE] = table.board.cycles
    swear(table, "coordination", "secret-police", "not-take-card", "what listening-galleries", "by cycle")
    table.resolve().act("coordination", "designate hypogea").pass_all()
    assert choice(table, "coordination") == "claim listening-galleries"


@pytest.mark.rule("DIK-184")
def test_what_was_promised_is_paid() -> None:
    table = Table().have("coordination", pp=4)
    deal(table, "coordination", "secret-police", "swear pay", "number 2", "by cycle")
    assert said(table, "coordination", 3) == ["offer-to secret-police", "give pp 2", "propose"]
    assert aside(table, "secret-police") == "accept coordination"


# Claims


def test_the_honest_say_only_what_is_true() -> None:
    strong = Table().put("coordination", "hypogea", "EEC")
    steps = said(strong, "coordination")
    assert steps[-1] == "propose"
    assert "which hypogea-1" in steps
    weak = Table().put("coordination", "hypogea", "CCC")
    assert said(weak, "coordination") == []


def test_the_sly_may_lie() -> None:
    weak = Table().put("coordination", "hypogea", "CCC")
    assert "number 2" in said(weak, "coordination", sly=True)


CLAIM = ("tell-to coordination", "state true-stack", "which hypogea-1", "type emissary", "how least", "number 2")


def believed(table: Table) -> int:
    """In how many of 200 positions that Coordination imagines two Emissaries stand in the Hypogea."""
    mind = seat_table(table, "coordination").mind()
    dice = QuickDice(5)
    seat, place = table.seat("coordination"), table.place("hypogea-1")
    found = 0
    for _ in range(200):
        imagined = mind.imagine(table.state, seat, dice)
        assert isinstance(imagined, Position)
        found += count_of(imagined.cells, place, EMISSARY) >= 2
    return found


@pytest.mark.rule("DIK-164")
def test_claims_are_believed_by_the_speakers_record() -> None:
    quiet = Table().put("secret-police", "hypogea", "CCC")
    claimed = Table().put("secret-police", "hypogea", "CCC").acts("secret-police", *CLAIM, "propose")
    perjured = Table().put("secret-police", "hypogea", "CCC")
    for _ in range(3):
        perjured.chronicle.tell(telling.PERJURED, EVERYONE, perjured.seat("secret-police"), 0, 1)
    perjured.acts("secret-police", *CLAIM, "propose")
    assert believed(claimed) > believed(perjured) > believed(quiet)


# Swindlers

AFTERWARDS = ("receive", "return", "turn-back", "discard")


def own_worth(table: Table, cabal: str) -> float:
    """What a Cabal may expect in the end, in VP, as it truly stands."""
    return DiktatMind().worth(table.state, table.seat(cabal))


def shares(table: Table) -> list[float]:
    """The prospects of all seats, as they truly are."""
    out = numbers(table.state.seats())
    DiktatMind().prospects(table.state, out)
    return [out[seat] for seat in range(table.state.seats())]


def swindle(seed: int, offers: int) -> tuple[Table, Table, int]:
    """The table before and after so many random offers to a bot, and how many it accepted."""
    table = Table(2, seed=seed).have("coordination", pp=8).have("secret-police", pp=8)
    table.cards("coordination", "listening-galleries").cards("secret-police", "mole")
    table.markers("coordination", "josefov", "karst").markers("secret-police", "new-town")
    before = copy(table)
    before.state = table.state.clone()
    before.cells = before.state.cells
    swindler = table.seat("secret-police")
    dice = QuickDice(seed)
    bot = GreedyBot(seed)
    accepted = 0
    for _ in range(offers):
        own = tray(swindler)
        for at in (*range(own + MADE, own + MADE + 3), *range(own + REFUSED, own + REFUSED + REMEMBERED)):
            table.state.cells[at] = 0
        table.act("secret-police", "offer-to coordination")
        for verb in ("give", "ask"):
            for _ in range(dice.below(3)):
                term = random_term(table, verb, dice)
                if table.title.actions.parse(term) in table.state.asides(swindler):
                    table.act("secret-police", term)
        if table.title.actions.parse("propose") not in table.state.asides(swindler):
            table.act("secret-police", "scrap")
            continue
        table.act("secret-police", "propose")
        action = bot.aside(seat_table(table, "coordination"))
        if action is not None and table.title.actions.text(action).startswith("accept"):
            table.act("coordination", table.title.actions.text(action))
            settle(table)
            accepted += 1
        else:
            table.act("coordination", "refuse secret-police")
    return before, table, accepted


def random_term(table: Table, verb: str, dice: QuickDice) -> str:
    """Goods, mostly; now and then a marker or a card of somebody's."""
    goods = ("citizen", "guard", "emissary", "spy", "pp", "politics", "people", "artefact", "debt")
    drawn = dice.below(12)
    if drawn == 0:
        return f"{verb}-marker {('josefov', 'karst', 'new-town')[dice.below(3)]}"
    if drawn == 1:
        return f"{verb}-card {('listening-galleries', 'mole')[dice.below(2)]}"
    return f"{verb} {goods[dice.below(len(goods))]} {1 + dice.below(4)}"


def settle(table: Table) -> None:
    """Whoever has to name or give back Affinities after an exchange does what looks best to him."""
    while (cabal := table.waits_for()[0]) and any(one.startswith(AFTERWARDS) for one in table.offers(cabal)):
        table.act(cabal, choice(table, cabal))


def test_a_swindler_gains_nothing() -> None:
    before, after, accepted = swindle(1, 60)
    swindler = after.seat("secret-police")
    assert accepted > 0
    assert shares(after)[swindler] <= shares(before)[swindler]


def test_no_run_of_exchanges_pumps_anything_out_of_a_bot() -> None:
    """Each exchange that it accepts is worth a margin to it, so that they run out, and it is the better for them."""
    before, after, accepted = swindle(3, 120)
    gain = own_worth(after, "coordination") - own_worth(before, "coordination")
    assert accepted > 0
    assert gain > 0.5 * MARGIN * accepted


@pytest.mark.long
def test_a_thousand_offers_gain_nothing_either() -> None:
    before, after, _ = swindle(2, 1000)
    swindler = after.seat("secret-police")
    assert shares(after)[swindler] <= shares(before)[swindler]
