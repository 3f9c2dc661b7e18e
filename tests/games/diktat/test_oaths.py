"""Oaths on the Artefact: what can be sworn, and how the engine alone judges it (DIK-170 to DIK-204)."""

from __future__ import annotations

import pytest

from logothete.games.diktat.desk.clauses import KINDS, TRUTH
from tests.games.diktat.dealing import deal, oaths, offer, perjuries, swear, told
from tests.games.diktat.table import Table

A, B, C = "coordination", "secret-police", "black-guard"


@pytest.mark.rule("DIK-170", "DIK-172", "DIK-203")
def test_an_oath_is_sealed_when_it_is_accepted_and_its_clauses_are_known_to_the_two_only() -> None:
    table = offer(Table(), A, B, "swear not-enter", "where karst", "by cycle", "demand pay", "number 1", "by cycle")
    assert oaths(table) == []
    table.act(B, f"accept {A}")
    assert oaths(table) == [[A, B]]
    assert told(table, None, "sworn") == 1
    assert table.view(A).desk.oaths[0].clauses == [
        [["not-enter", "karst", "by", "cycle"]],
        [["pay", "1", "by", "cycle"]],
    ]
    assert table.view(C).desk.oaths[0].clauses == []


@pytest.mark.rule("DIK-172")
def test_each_side_swears_three_clauses_at_most_and_to_one_partner() -> None:
    table = Table().acts(A, f"offer-to {B}")
    for sector in ("karst", "college", "suburbs"):
        table.acts(A, "swear not-enter", f"where {sector}", "by cycle")
    assert table.refuses(A, "swear not-enter") == ("DIK-172", "too-many-clauses")
    assert table.refuses(A, f"offer-to {C}") == ("DIK-172", "one-partner")
    assert Table().acts(A, f"offer-to {B}", f"offer-to {C}").refuses(A, "swear pay") == ("DIK-172", "one-partner")


@pytest.mark.rule("DIK-173")
def test_only_clauses_of_the_list_with_all_their_parts_can_be_sworn() -> None:
    table = Table().acts(A, f"offer-to {B}", "swear bid-at-most")
    assert table.refuses(A, "where karst") == ("DIK-173", "name-something-else")
    assert table.refuses(A, "propose") == ("DIK-173", "finish-the-clause")
    table.act(A, "number 3")
    assert table.refuses(A, "by cycle") == ("DIK-173", "name-something-else")
    table.acts(A, "where karst", "by-sector karst")
    assert table.view(A).desk.draft is not None


@pytest.mark.rule("DIK-174")
def test_a_deadline_must_still_be_able_to_come() -> None:
    table = (
        Table().put(A, "karst", "C").put(B, "karst", "C").resolve().acts(A, f"offer-to {B}", "swear pay", "number 1")
    )
    assert table.refuses(A, "by manoeuvres") == ("DIK-174", "deadline-is-past")
    assert table.refuses(A, "by turn") == ("DIK-174", "deadline-is-past")
    table.act(A, "by cycle")


# ---- abstentions


@pytest.mark.rule("DIK-175", "DIK-171", "DIK-198")
def test_who_has_sworn_to_stay_out_loses_a_point_when_his_stack_arrives() -> None:
    table = swear(Table(), A, B, "not-enter", "where karst", "by cycle")
    before = table.vp(A)
    table.send(A, "karst", "C")
    assert (table.vp(A), perjuries(table)) == (before - 1, {A: 1})
    assert told(table, None, "perjured") == 1
    assert oaths(table) == []


@pytest.mark.rule("DIK-176", "DIK-202")
def test_not_to_kill_is_broken_by_the_first_strike_at_the_partner_there() -> None:
    table = swear(Table().put(B, "karst", "CC").put(C, "karst", "C"), A, B, "not-kill", "where karst", "by cycle")
    table.acts(A, "assassinate", "at karst-2", "pawn 1")
    assert perjuries(table) == {}
    table = swear(Table().put(B, "karst", "CC"), A, B, "not-kill", "any", "by cycle")
    table.acts(A, "assassinate", "at karst-1", "pawn 1")
    assert (perjuries(table), table.vp(A)) == ({A: 1}, -1)


@pytest.mark.rule("DIK-177")
def test_not_to_spy_is_broken_by_a_look_at_the_partner_or_at_the_secret_card() -> None:
    table = swear(Table().put(B, "karst", "C"), A, B, "not-spy", "any", "by cycle")
    assert perjuries(table.acts(A, "spy", "at karst-1", "pawn 1")) == {A: 1}
    table = swear(Table().secret("contagion"), A, B, "not-spy-secret", "by cycle")
    assert perjuries(table.acts(A, "spy", "secret")) == {A: 1}


@pytest.mark.rule("DIK-178", "DIK-179", "DIK-191")
@pytest.mark.parametrize(
    ("clause", "broken"),
    [
        (("not-take-marker", "where karst"), True),
        (("not-take-marker", "where college"), False),
        (("let-take-marker", "where karst"), True),
        (("take-marker", "where karst"), False),
    ],
)
def test_a_marker_is_taken_against_or_by_an_oath(clause: tuple[str, ...], broken: bool) -> None:
    table = swear(Table().put(A, "karst", "EE").put(B, "karst", "E"), A, B, *clause, "by cycle").resolve()
    table.act(A, "designate karst").pass_all()
    table.act(A, "claim-marker")
    assert perjuries(table) == ({A: 1} if broken else {})


@pytest.mark.rule("DIK-191", "DIK-178")
def test_who_has_sworn_to_take_something_may_not_take_another_or_decline() -> None:
    karst = next(card.key for card in Table().title.board_content.opportunities if card.sector == "karst")
    for act, broken in (("decline", True), ("claim-marker", True), (f"claim {karst}", False)):
        table = Table().put(A, "karst", "E").put(B, "college", "C").track(karst)
        swear(table, A, B, "take-card", f"what {karst}", "by cycle").resolve().act(A, "designate karst").pass_all()
        assert perjuries(table.act(A, act)) == ({A: 1} if broken else {}), act


@pytest.mark.rule("DIK-180")
def test_a_bid_is_held_to_what_was_sworn() -> None:
    for number, broken in ((2, False), (3, True)):
        table = Table().put(A, "karst", "E").put(B, "karst", "E").have(A, pp=5).have(B, pp=5)
        swear(table, A, B, "bid-at-most", "number 2", "where karst", "by cycle").resolve()
        table.act(A, "designate karst").pass_all().act(A, f"bid {number}").act(B, "bid 0")
        assert perjuries(table) == ({A: 1} if broken else {})


@pytest.mark.rule("DIK-181")
def test_not_to_use_an_element_is_broken_when_it_is_declared() -> None:
    table = swear(
        Table().cards(A, "master-builders").have(A, pp=9), A, B, "not-use", "what master-builders", "by cycle"
    )
    table.act(A, "use master-builders")
    assert perjuries(table) == {A: 1}


@pytest.mark.rule("DIK-182")
def test_not_to_trade_with_a_third_is_broken_by_an_exchange_with_him() -> None:
    table = swear(Table(), A, B, "not-trade", f"who {C}", "by cycle")
    deal(table, A, B, "give pp 1")
    assert perjuries(table) == {}
    assert perjuries(deal(table, C, A, "give pp 1")) == {A: 1}
    table = swear(Table(), A, B, "not-hand", f"who {C}", "sort guard", "by cycle")
    assert perjuries(deal(table, A, C, "give citizen 1")) == {}
    assert perjuries(deal(table, A, C, "give guard 1")) == {A: 1}


@pytest.mark.rule("DIK-183")
def test_not_to_tell_is_broken_by_a_claim_or_a_showing_to_others() -> None:
    table = Table().put(A, "karst", "CE")
    swear(table, A, B, "not-tell-pawn", "which karst-1", "any", "any", "by cycle")
    table.acts(A, f"tell-to {B}", "state true-pawn", "which karst-1", "depth 1", "type citizen", "propose")
    assert perjuries(table) == {}
    table.acts(A, f"tell-to {C}", "state true-pawn", "which karst-1", "depth 1", "type guard", "propose")
    assert perjuries(table) == {A: 1}


# ---- performances


@pytest.mark.rule("DIK-184", "DIK-199")
def test_a_sworn_payment_is_due_at_its_deadline_and_never_void() -> None:
    for paid, broken in ((0, True), (1, True), (2, False)):
        table = swear(Table().have(A, pp=2), A, B, "pay", "number 2", "by cycle")
        if paid:
            deal(table, A, B, f"give pp {paid}")
        table.have(A, pp=0).at_end_of_cycle().pass_all()
        assert perjuries(table) == ({A: 1} if broken else {}), paid
        assert table.debts(A) == 0


@pytest.mark.rule("DIK-185")
def test_what_was_sworn_is_handed_over_in_time() -> None:
    table = swear(Table().markers(A, "karst"), A, B, "give-marker", "where karst", "by cycle")
    deal(table, A, B, "give-marker karst")
    assert perjuries(table.at_end_of_cycle().pass_all()) == {}
    table = swear(Table(), A, B, "give", "sort guard", "number 2", "by cycle")
    deal(table, A, B, "give guard 1")
    assert perjuries(table.at_end_of_cycle().pass_all()) == {A: 1}


@pytest.mark.rule("DIK-185", "DIK-200")
def test_a_marker_that_was_never_in_his_hands_is_excused() -> None:
    table = swear(Table(), A, B, "give-marker", "where karst", "by cycle")
    assert perjuries(table.at_end_of_cycle().pass_all()) == {}


@pytest.mark.rule("DIK-186")
def test_a_sworn_team_is_judged_by_place_and_number_at_once_and_by_its_emissaries_later() -> None:
    table = swear(Table(), A, B, "send", "where karst", "number 2", "by cycle").send(A, "karst", "CC")
    assert oaths(table) == []
    table = swear(Table(), A, B, "send-emissaries", "where karst", "number 1", "by manoeuvres").send(A, "karst", "CC")
    assert (oaths(table), perjuries(table)) == ([[A, B]], {})
    assert perjuries(table.at_end_of_cycle().pass_all()) == {A: 1}


@pytest.mark.rule("DIK-187", "DIK-149")
def test_a_sworn_strike_counts_whatever_it_reveals() -> None:
    table = swear(Table().put(C, "karst", "GC"), A, B, "kill", f"who {C}", "where karst", "number 1", "by turn")
    table.acts(A, "assassinate", "at karst-1", "pawn 1")
    assert (oaths(table), perjuries(table)) == ([], {})


@pytest.mark.rule("DIK-187", "DIK-174", "DIK-199")
def test_a_strike_that_was_sworn_and_not_made_by_the_next_turn_is_perjury() -> None:
    table = swear(Table().put(C, "karst", "GC"), A, B, "kill", "any", "any", "number 1", "by turn")
    assert perjuries(table.act(A, "influence nothing").pass_all()) == {A: 1}


@pytest.mark.rule("DIK-200")
def test_a_strike_is_void_if_there_was_never_anybody_to_strike() -> None:
    table = swear(Table(), A, B, "kill", "any", "any", "number 1", "by turn")
    assert perjuries(table.act(A, "influence nothing").pass_all()) == {}


@pytest.mark.rule("DIK-188", "DIK-165", "DIK-163")
def test_a_spy_shows_what_he_looks_at_as_he_has_sworn() -> None:
    table = swear(Table().put(C, "karst", "CE"), A, B, "spy-show", "which karst-1", "depth 2", "by turn")
    table.acts(A, "spy", "at karst-1", "pawn 2", f"show-to {B}", "show-stack karst-1")
    assert oaths(table) == []
    assert table.seen(B, "karst-1") == ".E"


@pytest.mark.rule("DIK-189")
def test_a_sworn_place_is_given_up_to_the_partner() -> None:
    table = swear(Table().put(A, "karst", "C"), A, B, "withdraw", "which karst-1", "any", "by cycle")
    deal(table, A, B, "give-way karst-1")
    assert (oaths(table), perjuries(table)) == ([], {})


@pytest.mark.rule("DIK-190")
def test_the_administrator_keeps_to_the_order_he_has_sworn() -> None:
    for clause, broken in ((("order-first", "where karst"), True), (("order-last", "where karst"), False)):
        table = Table().put(A, "karst", "C").put(B, "college", "C")
        swear(table, A, B, *clause, "by cycle").resolve().act(A, "designate college")
        assert perjuries(table) == ({A: 1} if broken else {}), clause
    table = Table().put(A, "karst", "C").put(B, "college", "C")
    swear(table, A, B, "order-before", "where karst", "where college", "by cycle").resolve().act(A, "designate college")
    assert perjuries(table) == {A: 1}


@pytest.mark.rule("DIK-190", "DIK-200")
def test_who_is_not_the_one_to_decide_has_broken_nothing() -> None:
    table = Table().put(A, "karst", "C").put(B, "college", "C")
    swear(table, B, A, "order-first", "where karst", "by cycle").resolve().act(A, "designate college")
    assert perjuries(table.pass_all()) == {}


# ---- statements


@pytest.mark.rule("DIK-192", "DIK-196", "DIK-197")
def test_a_lie_about_a_pawn_is_punished_when_the_partner_learns_it_not_before() -> None:
    table = Table().put(A, "karst", "CE")
    deal(table, A, B, "swear true-pawn", "which karst-1", "depth 1", "type emissary")
    assert perjuries(table) == {}
    table.turn(B).acts(B, "spy", "at karst-1", "pawn 1")
    assert perjuries(table) == {A: 1}


@pytest.mark.rule("DIK-197", "DIK-192")
def test_a_true_statement_is_disclosed_to_the_two_at_the_end_of_the_cycle() -> None:
    table = Table().put(A, "karst", "CE")
    deal(table, A, B, "swear true-pawn", "which karst-1", "depth 1", "type citizen")
    table.at_end_of_cycle().pass_all()
    assert perjuries(table) == {}
    assert (told(table, B, "proved-true"), told(table, C, "proved-true")) == (1, 0)


@pytest.mark.rule("DIK-193")
@pytest.mark.parametrize(
    ("how", "number", "true"), [("least", 1, True), ("most", 1, True), ("exactly", 2, False), ("exactly", 1, True)]
)
def test_the_composition_of_an_own_stack_is_sworn(how: str, number: int, true: bool) -> None:
    table = Table().put(A, "karst", "CE").put(B, "karst", "C")
    deal(table, A, B, "swear true-stack", "which karst-1", "type emissary", f"how {how}", f"number {number}")
    table.resolve().act(A, "designate karst").pass_all()
    assert perjuries(table) == ({} if true else {A: 1})


@pytest.mark.rule("DIK-194", "DIK-196")
def test_of_the_secret_card_only_who_has_seen_it_swears() -> None:
    table = Table().secret("contagion").acts(A, f"offer-to {B}", "swear true-secret-icon")
    assert table.refuses(A, "icon with") == ("DIK-196", "not-known-to-swear")
    table.acts(A, "scrap", "spy", "secret", "enough").turn(A)
    deal(table, A, B, "swear true-secret-card", "what contagion")
    assert perjuries(table.at_end_of_cycle().pass_all()) == {}


@pytest.mark.rule("DIK-195")
def test_the_own_reserve_is_sworn_as_it_is_when_it_is_sworn() -> None:
    table = Table().have(A, pp=4)
    deal(table, A, B, "swear true-reserve", "sort pp", "how least", "number 4", "give pp 1")
    assert perjuries(table.at_end_of_cycle().pass_all()) == {}


@pytest.mark.rule("DIK-196")
def test_anybody_may_be_asked_to_swear_anything_but_accepts_only_what_he_knows() -> None:
    table = offer(Table().secret("contagion"), A, B, "demand true-secret-sector", "where karst")
    assert table.refuses(B, f"accept {A}") == ("DIK-196", "not-known-to-swear")


# ---- what a breach costs


@pytest.mark.rule("DIK-201")
def test_one_oath_costs_one_point_and_frees_both() -> None:
    table = offer(
        Table(), A, B, "swear not-enter", "where karst", "by cycle", "swear not-enter", "where college", "by cycle",
        "demand pay", "number 9", "by cycle",
    ).act(B, f"accept {A}")  # fmt: skip
    table.send(A, "karst", "C").pass_all().turn(A).send(A, "college", "C")
    assert perjuries(table) == {A: 1}
    assert perjuries(table.at_end_of_cycle().pass_all()) == {A: 1}


@pytest.mark.rule("DIK-203")
def test_others_are_told_a_broken_clause_only_if_they_could_see_it() -> None:
    table = swear(Table(), A, B, "not-enter", "where karst", "by cycle").send(A, "karst", "C")
    assert told(table, C, "broken-clause") == 1
    table = swear(Table().have(A, pp=0), A, B, "pay", "number 2", "by cycle").at_end_of_cycle().pass_all()
    assert (told(table, C, "broken-clause"), told(table, B, "broken-clause"), told(table, C, "perjured")) == (0, 1, 1)


@pytest.mark.rule("DIK-204")
def test_an_oath_is_dissolved_by_common_consent_only() -> None:
    table = swear(Table(), A, B, "not-enter", "where karst", "by cycle").act(A, "release 1")
    assert oaths(table) == [[A, B]]
    assert table.refuses(C, "release 1") == ("DIK-204", "no-oath-of-yours")
    table.act(B, "uphold 1")
    assert table.refuses(B, "uphold 1") == ("DIK-204", "nobody-wishes-it")
    table.act(B, "release 1").act(A, "release 1").send(A, "karst", "C")
    assert (oaths(table), perjuries(table)) == ([], {})


@pytest.mark.rule("DIK-173", "DIK-192", "DIK-197")
def test_a_clause_follows_the_pawn_that_it_names() -> None:
    table = Table().put(A, "karst", "CE")
    swear(table, A, B, "true-pawn", "which karst-1", "depth 2", "type guard").turn(C)
    table.acts(C, "assassinate", "at karst-1", "pawn 1")
    assert table.view(B).desk.oaths[0].clauses == [[["true-pawn", "karst-1", "1", "guard"]], []]
    assert perjuries(table) == {}
    table.pass_all().turn(C).acts(C, "assassinate", "at karst-1", "pawn 1")
    assert perjuries(table) == {A: 1}


@pytest.mark.rule("DIK-173", "DIK-192", "DIK-197")
def test_a_clause_about_a_stack_that_has_left_says_nothing_of_the_next_one() -> None:
    table = Table().put(A, "karst", "E")
    swear(table, A, B, "true-pawn", "which karst-1", "depth 1", "type guard")
    deal(table, A, C, "give-way karst-1").put(A, "karst", "G").turn(C)
    table.acts(C, "assassinate", "at karst-1", "pawn 1")
    assert perjuries(table) == {}
    assert table.view(B).desk.oaths[0].clauses == [[["true-pawn", "karst-1", "1", "guard"]], []]
    assert perjuries(table.at_end_of_cycle().pass_all()) == {A: 1}


@pytest.mark.rule("DIK-173", "DIK-189", "DIK-200")
def test_who_swore_to_withdraw_a_stack_does_not_keep_it_with_another() -> None:
    table = Table().put(A, "karst", "E")
    swear(table, A, B, "withdraw", "which karst-1", "any", "by cycle")
    table.act(A, "influence nothing").pass_all()
    deal(table, A, C, "give-way karst-1").put(A, "karst", "G")
    deal(table, A, B, "give-way karst-1")
    assert perjuries(table.at_end_of_cycle().pass_all()) == {A: 1}


@pytest.mark.rule("DIK-327", "DIK-204")
def test_who_asked_in_vain_to_be_released_does_not_ask_again_in_the_same_cycle() -> None:
    table = swear(Table(), A, B, "not-enter", "where karst", "by game").act(A, "release 1").act(B, "uphold 1")
    assert table.refuses(A, "release 1") == ("DIK-327", "wished-in-vain")
    table.act(B, "release 1").act(A, "uphold 1")
    assert [table.refuses(seat, "release 1") for seat in (A, B)] == [("DIK-327", "wished-in-vain")] * 2
    table.at_end_of_cycle().pass_all().act(A, "release 1").act(B, "release 1")
    assert oaths(table) == []


@pytest.mark.rule("DIK-327")
def test_twelve_oaths_are_in_force_at_most() -> None:
    table = Table()
    for number in range(12):
        swear(table, A, B, "pay", f"number {number + 1}", "by game")
    table.acts(A, f"offer-to {B}", "swear pay", "number 13", "by game")
    assert table.refuses(A, "propose") == ("DIK-327", "too-many-oaths")


# ---- claims and showings


@pytest.mark.rule("DIK-164", "DIK-163", "DIK-327")
def test_a_claim_may_be_false_and_only_those_addressed_hear_it() -> None:
    table = Table().put(A, "karst", "CE")
    table.acts(A, f"tell-to {B}", "state true-pawn", "which karst-1", "depth 1", "type guard", "propose")
    said = table.events(B, "said-pawn")[0].about
    assert (said["place"], said["position"], said["agent"]) == ("karst-1", "1", "guard")
    assert (told(table, C, "said-pawn"), told(table, None, "said-pawn")) == (0, 0)
    assert table.seen(B, "karst-1") == ".."
    assert perjuries(table.at_end_of_cycle().pass_all()) == {}
    assert Table().acts(A, f"tell-to {B}").refuses(A, "state pay") == ("DIK-164", "only-statements")


@pytest.mark.rule("DIK-165")
def test_a_showing_is_proof_and_that_it_is_made_is_public() -> None:
    table = Table().put(A, "karst", "CE").acts(A, f"show-to {B}", "show-stack karst-1")
    assert (table.seen(B, "karst-1"), table.seen(C, "karst-1")) == ("CE", "..")
    assert (told(table, C, "showed-stack"), told(table, C, "was-shown")) == (1, 0)
    table = Table().put(B, "karst", "C").acts(A, f"show-to {C}")
    assert table.refuses(A, "show-stack karst-1") == ("DIK-165", "not-yours-to-show")
    assert table.refuses(A, "show-goods debt") == ("DIK-165", "public-goods")
    table.act(A, "show-goods pp")
    assert table.events(C, "was-shown-goods")[0].about["number"] == table.pp(A)
    assert table.events(B, "was-shown-goods") == []


@pytest.mark.rule("DIK-173")
def test_every_clause_of_the_list_can_be_put_together() -> None:
    """Whatever is asked next, something is offered, until the clause is whole."""
    for number, key in enumerate(KINDS.keys):
        table = Table().put(A, "karst", "CE").secret("contagion").acts(A, "spy", "secret", "enough").turn(A)
        table.acts(A, f"offer-to {B}", f"swear {key}")
        for _ in range(6):
            if not table.view(A).desk.clause:
                break
            asides = [table.title.actions.text(action) for action in table.state.asides(table.seat(A))]
            named = [text for text in asides if text.split()[0] in NAMING]
            assert named, key
            table.act(A, next((text for text in named if text.split()[0] == "by"), named[0]))
        assert table.view(A).desk.clause == [], key
        assert KINDS.sorts[number] <= TRUTH


NAMING = (
    "where", "who", "what", "which", "depth", "type", "sort", "number", "how", "icon", "any", "by", "by-sector",
)  # fmt: skip
