"""What a player is told before he breaks his word, leaves an oath unkept or swears falsely (DIK-171, DIK-198)."""

from __future__ import annotations

from collections import Counter

import pytest

from logothete.games.diktat.board import ALL_PLACES, PERJURIES, SECTORS
from logothete.games.diktat.cautions import CAUTIOUS
from logothete.games.diktat.desk.clauses import (
    A_CABAL,
    A_CARD,
    A_NUMBER,
    A_PLACE,
    A_SECTOR,
    ABSTAIN,
    CHOICE,
    CYCLE_END,
    KINDS,
    OPTIONAL,
    begin,
    due,
    fill,
    next_ask,
)
from logothete.games.diktat.desk.layout import GIVEN, clause_at, draft
from logothete.games.diktat.desk.oaths import SLOTS, end, seal
from logothete.games.diktat.position import Position
from logothete.kernel.bits import members
from logothete.kernel.dice import Dice, QuickDice
from tests.games.diktat.dealing import offer, perjuries, swear
from tests.games.diktat.table import Table, title
from tests.twins import any_setup

SWEARER = "coordination"
PARTNER = "black-guard"


def told(table: Table, action: str, cabal: str = SWEARER) -> list[tuple[str, str]]:
    """What a Cabal is cautioned of before an action that is open to it: keys and rules."""
    seat = table.seat(cabal)
    found = table.title.cautioned(table.state, seat, [*table.state.legal(seat), *table.state.asides(seat)])
    number = table.title.actions.parse(action)
    assert table.state.why_not(seat, number) is None
    return [(one.key, one.rule) for one in found.get(action, [])]


def sworn(*clause: str, players: int = 3) -> Table:
    return swear(Table(players), SWEARER, PARTNER, *clause)


@pytest.mark.rule("DIK-171", "DIK-175", "DIK-198")
def test_entering_a_sector_against_ones_word_is_told_of_before() -> None:
    table = sworn("not-enter", "where karst", "by cycle")
    assert told(table, "to karst") == [("perjury", "DIK-175")]
    assert told(table, "to josefov") == []
    table.acts(SWEARER, "to karst", "add citizen")
    assert told(table, "add citizen") == []
    assert told(table, "seal") == [("perjury", "DIK-175")]
    table.act(SWEARER, "seal")
    assert perjuries(table) == {SWEARER: 1}


@pytest.mark.rule("DIK-171", "DIK-203")
def test_a_caution_names_the_oath_and_whom_it_was_sworn_to() -> None:
    table = sworn("not-enter", "where karst", "by cycle")
    (caution,) = table.title.cautions(table.state, table.seat(SWEARER), table.title.actions.parse("to karst"))
    assert caution.about == {"rival_seat": table.seat(PARTNER), "clause": "not-enter", "number": 1}


@pytest.mark.rule("DIK-203")
def test_nobody_is_cautioned_of_what_somebody_else_has_sworn() -> None:
    table = sworn("not-enter", "where karst", "by cycle").turn(PARTNER)
    assert told(table, "to karst", PARTNER) == []


@pytest.mark.rule("DIK-176")
def test_a_strike_at_the_partner() -> None:
    table = sworn("not-kill", "any", "by cycle").put(PARTNER, "karst", "CC").put("secret-police", "karst", "C")
    table.act(SWEARER, "assassinate")
    assert told(table, "at karst-1") == [("perjury", "DIK-176")]
    assert told(table, "at karst-2") == []
    assert told(table.act(SWEARER, "at karst-1"), "pawn 2") == [("perjury", "DIK-176")]


@pytest.mark.rule("AUT-065", "DIK-176")
def test_whoever_strikes_for_the_others_breaks_no_oath() -> None:
    table = swear(Table(others=True), "secret-police", SWEARER, "not-kill", "any", "by cycle")
    table.put("others", "karst", "C").send(SWEARER, "karst", "CC")
    assert told(table, "pawn 1", "secret-police") == []


@pytest.mark.rule("DIK-177")
def test_looks_at_the_partner_and_at_the_secret_card() -> None:
    table = sworn("not-spy", "any", "by cycle").put(PARTNER, "karst", "CC").act(SWEARER, "spy")
    assert told(table, "at karst-1") == [("perjury", "DIK-177")]
    assert told(table.act(SWEARER, "at karst-1"), "pawn 1") == [("perjury", "DIK-177")]
    other = sworn("not-spy-secret", "by cycle").secret("dog-pit").act(SWEARER, "spy")
    assert told(other, "secret") == [("perjury", "DIK-177")]


@pytest.mark.rule("DIK-178", "DIK-191")
def test_a_trophy_that_was_to_be_left_and_one_that_was_to_be_taken() -> None:
    table = sworn("not-take-card", "what listening-galleries", "by cycle").track("listening-galleries")
    table.put(SWEARER, "hypogea", "EE").resolve().act(SWEARER, "designate hypogea").pass_all()
    assert told(table, "claim listening-galleries") == [("perjury", "DIK-178")]
    assert told(table, "claim-marker") == told(table, "decline") == []
    taker = sworn("take-card", "what listening-galleries", "by cycle").track("listening-galleries")
    taker.put(SWEARER, "hypogea", "EE").resolve().act(SWEARER, "designate hypogea").pass_all()
    assert told(taker, "claim listening-galleries") == []
    assert told(taker, "claim-marker") == told(taker, "decline") == [("perjury", "DIK-191")]


@pytest.mark.rule("DIK-179")
def test_a_trophy_that_was_to_be_left_to_a_partner_who_is_there() -> None:
    table = sworn("let-take-marker", "where hypogea", "by cycle").put(SWEARER, "hypogea", "EE")
    table.put(PARTNER, "hypogea", "E").resolve().act(SWEARER, "designate hypogea").pass_all()
    assert told(table, "claim-marker") == [("perjury", "DIK-179")]


@pytest.mark.rule("DIK-180")
def test_a_bid_above_what_was_sworn() -> None:
    table = sworn("bid-at-most", "number 1", "where hypogea", "by cycle").put(SWEARER, "hypogea", "E")
    table.put(PARTNER, "hypogea", "E").resolve().act(SWEARER, "designate hypogea").pass_all()
    assert [told(table, f"bid {bid}") for bid in (1, 2)] == [[], [("perjury", "DIK-180")]]


@pytest.mark.rule("DIK-190")
def test_who_begins_and_which_sector_comes_first() -> None:
    table = sworn("start", f"who {PARTNER}", "by next-cycle").at_start_of_cycle(2)
    assert told(table, f"start {PARTNER}") == []
    assert told(table, f"start {SWEARER}") == [("perjury", "DIK-190")]
    order = sworn("order-first", "where karst", "by cycle").put(SWEARER, "karst", "C").put(PARTNER, "josefov", "C")
    order.resolve()
    assert told(order, "designate karst") == []
    assert told(order, "designate josefov") == [("perjury", "DIK-190")]


@pytest.mark.rule("DIK-181")
def test_an_element_that_was_not_to_be_used() -> None:
    table = sworn("not-use", "what midnight-exchange", "by cycle").cards(SWEARER, "midnight-exchange")
    assert told(table, "use midnight-exchange") == [("perjury", "DIK-181")]
    table.act(SWEARER, "influence nothing")
    assert told(table, "use midnight-exchange") == [("perjury", "DIK-181")]
    assert told(table, "play midnight-exchange") == [("perjury", "DIK-181")]


@pytest.mark.rule("DIK-182")
def test_a_trade_that_was_sworn_off_whoever_proposes_it() -> None:
    table = sworn("not-trade", "who secret-police", "by cycle")
    offer(table, "secret-police", SWEARER, "give pp 1")
    assert told(table, "accept secret-police") == [("perjury", "DIK-182")]
    assert told(table, "refuse secret-police") == []
    table.acts(SWEARER, "offer-to secret-police", "give pp 1")
    assert told(table, "propose") == [("perjury", "DIK-182")]
    goods = sworn("not-hand", "who secret-police", "sort citizen", "by cycle")
    goods.acts(SWEARER, "offer-to secret-police", "give citizen 1")
    assert told(goods, "propose") == [("perjury", "DIK-182")]
    pays = sworn("not-hand", "who secret-police", "sort citizen", "by cycle")
    assert told(pays.acts(SWEARER, "offer-to secret-police", "give pp 1"), "propose") == []


@pytest.mark.rule("DIK-183")
def test_what_was_not_to_be_told_or_shown() -> None:
    silence = ("not-tell-pawn", "which karst-1", "any", "any", "by cycle")
    table = swear(Table().put(SWEARER, "karst", "CG"), SWEARER, PARTNER, *silence)
    table.act(SWEARER, "show-to secret-police")
    assert told(table, "show-stack karst-1") == [("perjury", "DIK-183")]
    claim = swear(Table().put(SWEARER, "karst", "CG"), SWEARER, PARTNER, *silence)
    claim.acts(SWEARER, "tell-to secret-police", "state true-pawn", "which karst-1", "depth 1", "type guard")
    assert told(claim, "propose") == [("perjury", "DIK-183")]


@pytest.mark.rule("DIK-174", "DIK-186", "DIK-199")
def test_a_manoeuvre_that_leaves_an_oath_unkept_that_falls_due_with_it() -> None:
    table = sworn("send", "where karst", "number 2", "by turn")
    assert told(table, "influence nothing") == [("unkept", "DIK-186")]
    table.acts(SWEARER, "to karst", "add citizen")
    assert told(table, "seal") == [("unkept", "DIK-186")]
    assert told(table.act(SWEARER, "add citizen"), "seal") == []
    assert told(sworn("send", "where karst", "number 2", "by cycle"), "influence nothing") == []


@pytest.mark.rule("DIK-187")
def test_a_promised_assassination_is_not_left_by_beginning_one() -> None:
    table = sworn("kill", "any", "any", "number 1", "by turn").put(PARTNER, "karst", "C")
    assert told(table, "assassinate") == []
    assert told(table, "influence nothing") == [("unkept", "DIK-187")]


@pytest.mark.rule("DIK-192", "DIK-197")
def test_a_false_oath_is_told_of_before_it_is_sworn() -> None:
    for kind, cautions in (("guard", [("false-oath", "DIK-192")]), ("citizen", [])):
        table = Table().put(SWEARER, "karst", "C")
        table.acts(SWEARER, f"offer-to {PARTNER}", "swear true-pawn", "which karst-1", "depth 1", f"type {kind}")
        assert told(table, "propose") == cautions
    asked = offer(Table(), PARTNER, SWEARER, "demand true-reserve", "sort pp", "how exactly", "number 0")
    assert told(asked, f"accept {PARTNER}") == [("false-oath", "DIK-195")]


# Whatever is sworn and done


def swear_much(state: Position, seat: int, dice: Dice) -> None:
    """A seat is bound by other oaths than before, as many as there can be."""
    for slot in range(SLOTS):
        end(state.cells, slot)
        swear_anything(state, seat, dice)


def swear_anything(state: Position, seat: int, dice: Dice) -> None:
    """A seat swears something of any kind that forbids something or binds a choice."""
    board, cells = state.board, state.cells
    kinds = [kind for kind, sort in enumerate(KINDS.sorts) if sort in (ABSTAIN, CHOICE)]
    partner = (seat + 1 + dice.below(board.players - 1)) % board.players
    sizes = {A_SECTOR: SECTORS, A_CABAL: board.players, A_CARD: board.cards, A_PLACE: ALL_PLACES, A_NUMBER: 4}
    clause = begin(kinds[dice.below(len(kinds))])
    while next_ask(clause) >= 0:
        clause = fill(clause, dice.below(sizes.get(next_ask(clause) & ~OPTIONAL, 3)))
    terms = draft(seat)
    cells[clause_at(terms, GIVEN, 0)] = due(clause, CYCLE_END, -1)
    seal(cells, terms, seat, partner, 0, None)
    cells[clause_at(terms, GIVEN, 0)] = 0


@pytest.mark.rule("DIK-198", "DIK-201")
def test_nobody_stumbles_into_perjury_by_an_act_of_his_own() -> None:
    """Whoever breaks his word by what he does was cautioned, and whoever is cautioned and does it breaks his word."""
    broken: Counter[str] = Counter()
    for seed in range(4):
        dice = QuickDice(seed)
        state = title().start(any_setup(title(), dice), dice)
        for _ in range(250):
            if state.pending() == 0:
                break
            seat = members(int(state.pending()))[0]
            for _ in range(8):
                broken += try_anything(state.clone(), seat, dice)
            legal = state.legal(seat)
            state.play(seat, legal[dice.below(len(legal))], dice)
    assert len(broken) >= 3, broken


LATE = {"to", "at", "bid", "propose"}
"""What is only begun by these is broken later."""


def try_anything(state: Position, seat: int, dice: Dice) -> Counter[str]:
    """A seat with many oaths does something, rather what it is cautioned of: the verb, if that broke one."""
    swear_much(state, seat, dice)
    legal = state.legal(seat)
    tempting = [title().actions.parse(text) for text in title().cautioned(state, seat, legal)]
    choices = tempting or legal
    action = choices[dice.below(len(choices))]
    verb = title().actions.decode(action)[0]
    cautions = title().cautions(state, seat, action)
    before, sealed = int(state.cells[PERJURIES + seat]), state.sealed()
    state.play(seat, action, dice)
    perjured = int(state.cells[PERJURIES + seat]) > before
    if sealed or verb in LATE or verb not in CAUTIOUS:
        return Counter()
    assert perjured == bool(cautions), f"{title().actions.text(action)}: {cautions}"
    return Counter([verb] if perjured else [])
