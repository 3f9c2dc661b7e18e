"""Free exchange: what is offered, answered, handed over and told (DIK-148 to DIK-162, DIK-314, DIK-327)."""

from __future__ import annotations

import pytest

from logothete.games.diktat.board import OPPORTUNITIES, PHASE
from logothete.kernel.state import BARRED, FINAL, PRIVY, SEALED
from tests.games.diktat.dealing import deal, offer, told
from tests.games.diktat.table import Table

A, B, C = "coordination", "secret-police", "black-guard"


@pytest.mark.rule("DIK-148", "DIK-150", "DIK-152", "DIK-314", "DIK-011")
def test_goods_change_hands_by_offer_and_acceptance_whoever_has_his_turn() -> None:
    table = Table().turn(A)
    before = table.pp(B), table.pp(C), table.agents(B), table.agents(C)
    deal(table, B, C, "give pp 2", "ask guard 1")
    assert (table.pp(B), table.pp(C)) == (before[0] - 2, before[1] + 2)
    assert (table.agents(B)[1], table.agents(C)[1]) == (before[2][1] + 1, before[3][1] - 1)
    assert table.waits_for() == [A]


@pytest.mark.rule("DIK-148", "DIK-149")
def test_a_gift_needs_consent_and_a_request_may_be_for_nothing() -> None:
    table = Table()
    offer(table, A, B, "give emissary 1")
    assert table.agents(B)[2] == Table().agents(B)[2]
    table.act(B, f"accept {A}")
    assert table.agents(B)[2] == Table().agents(B)[2] + 1
    deal(table, A, B, "ask citizen 1")
    assert table.agents(A)[0] == Table().agents(A)[0] + 1


@pytest.mark.rule("DIK-150")
def test_a_debt_is_taken_over() -> None:
    table = Table().have(A, debts=2)
    deal(table, A, B, "give debt 1", "give pp 1")
    assert (table.debts(A), table.debts(B)) == (1, 1)


@pytest.mark.rule("DIK-151")
def test_cabal_cards_are_not_handed_over() -> None:
    table = Table().in_play(A, "general-ledger").acts(A, f"offer-to {B}")
    assert table.refuses(A, "give-card general-ledger") == ("DIK-151", "not-tradable")


@pytest.mark.rule("DIK-152")
def test_of_several_the_first_to_accept_concludes() -> None:
    table = offer(Table(), A, f"{B} {C}", "give pp 1")
    table.act(C, f"accept {A}")
    assert table.refuses(B, f"accept {A}") == ("DIK-152", "no-offer-from-them")
    assert (table.pp(B), table.pp(C)) == (Table().pp(B), Table().pp(C) + 1)


@pytest.mark.rule("DIK-152")
def test_an_offer_is_withdrawn_refused_or_lapses_with_the_cycle() -> None:
    table = offer(Table(), A, B, "give pp 1").act(A, "withdraw")
    assert table.refuses(B, f"refuse {A}") == ("DIK-152", "no-offer-from-them")
    offer(table, A, B, "give pp 1").act(B, f"refuse {A}")
    assert table.refuses(A, "withdraw") == ("DIK-152", "no-offer-of-yours")
    offer(table, A, B, "give pp 2").at_end_of_cycle().pass_all()
    assert table.view(B).desk.offers == []


@pytest.mark.rule("DIK-152")
def test_a_player_has_one_offer_on_the_table_and_none_to_himself_or_of_nothing() -> None:
    table = offer(Table(), A, B, "give pp 1").acts(A, f"offer-to {C}", "give pp 1")
    assert table.refuses(A, "propose") == ("DIK-152", "one-offer-at-a-time")
    assert table.refuses(A, f"offer-to {A}") == ("DIK-152", "not-to-yourself")
    assert table.refuses(A, "offer-to union") == ("DIK-152", "not-at-the-table")
    assert Table().acts(A, f"offer-to {B}").refuses(A, "propose") == ("DIK-152", "empty-offer")


@pytest.mark.rule("DIK-152")
def test_a_counter_offer_begins_with_the_offer_turned_round_and_replaces_it() -> None:
    table = offer(Table(), A, B, "give pp 1", "ask guard 1")
    table.act(B, f"counter {A}")
    draft = table.view(B).desk.draft
    assert draft is not None
    assert (draft.gives.goods, draft.asks.goods) == ({"guard": 1}, {"pp": 1})
    assert len(table.view(B).desk.offers) == 1
    table.acts(B, "ask pp 2", "propose")
    assert table.view(B).desk.offers == []
    assert [one.asks.goods for one in table.view(A).desk.offers] == [{"pp": 2}]


@pytest.mark.rule("DIK-152")
def test_an_answer_from_scratch_may_ask_for_less_and_replaces_the_offer() -> None:
    table = offer(Table(), A, B, "give pp 3").acts(B, f"answer {A}", "ask pp 2", "propose")
    assert table.view(B).desk.offers == []
    assert [one.asks.goods for one in table.view(A).desk.offers] == [{"pp": 2}]
    assert told(table, A, "countered") == 1


@pytest.mark.rule("DIK-327")
def test_answers_run_out_like_offers() -> None:
    table = offer(Table(), A, B, "give pp 1")
    for _ in range(table.state.board.limits[0]):
        table.acts(B, f"counter {A}", "scrap")
    assert table.refuses(B, f"counter {A}") == table.refuses(B, f"answer {A}") == ("DIK-327", "too-many-made")


@pytest.mark.rule("DIK-152")
def test_a_counter_offer_that_is_given_up_leaves_the_offer_where_it_was() -> None:
    table = offer(Table(), A, B, "give pp 1").acts(B, f"counter {A}", "scrap", f"accept {A}")
    assert table.pp(B) == Table().pp(B) + 1


@pytest.mark.rule("DIK-152")
def test_offers_and_answers_are_known_to_those_concerned_only() -> None:
    table = offer(Table(), A, B, "give pp 1")
    assert (told(table, B, "offered"), told(table, C, "offered"), told(table, None, "offered")) == (1, 0, 0)
    assert table.view(C).desk == Table().view(C).desk
    assert table.reach == FINAL
    table.act(B, f"refuse {A}")
    assert (told(table, A, "refused"), told(table, C, "refused")) == (1, 0)


@pytest.mark.rule("DIK-152")
def test_a_draft_is_nobody_elses_business() -> None:
    table = Table().acts(A, f"offer-to {B}", "give pp 1")
    assert table.reach == SEALED
    assert table.view(B).desk == Table().view(B).desk
    assert table.events(B) == table.events(None) == []


@pytest.mark.rule("DIK-153")
def test_an_offer_is_made_only_of_what_one_holds() -> None:
    table = Table().have(A, pp=2).acts(A, f"offer-to {B}")
    assert table.refuses(A, "give pp 3") == ("DIK-153", "not-so-many")
    assert table.refuses(A, "give-card contagion") == ("DIK-153", "not-your-card")
    assert table.refuses(A, "give-marker karst") == ("DIK-153", "not-your-markers")


@pytest.mark.rule("DIK-153")
def test_what_may_be_asked_for_does_not_depend_on_what_the_other_has() -> None:
    rich, poor = Table().have(B, pp=9), Table().have(B, pp=0)
    for table in (rich, poor):
        offer(table, A, B, "ask pp 9")
    assert rich.view(A).desk.offer == poor.view(A).desk.offer
    assert poor.refuses(B, f"accept {A}") == ("DIK-153", "goods-are-short")
    rich.act(B, f"accept {A}")


@pytest.mark.rule("DIK-153")
def test_an_offer_that_its_maker_can_no_longer_keep_is_void_and_only_the_two_are_told() -> None:
    table = offer(Table().have(A, pp=1), A, B, "give pp 1", "ask guard 1").have(A, pp=0)
    table.act(B, f"accept {A}")
    assert table.reach == PRIVY
    assert table.agents(B) == Table().agents(B)
    assert (told(table, A, "void"), told(table, B, "void"), told(table, C, "void")) == (1, 1, 0)
    assert table.view(B).desk.offers == []


@pytest.mark.rule("DIK-154")
def test_exchanges_begin_with_the_first_development() -> None:
    table = Table(3, fresh=True)
    table.cells[PHASE] = OPPORTUNITIES
    assert table.refusal(table.cabals[0], f"offer-to {table.cabals[1]}").rule == "DIK-154"


@pytest.mark.rule("DIK-155")
def test_no_debt_pays_for_an_exchange() -> None:
    table = offer(Table().have(B, pp=1), A, B, "ask pp 2")
    assert table.refuses(B, f"accept {A}") == ("DIK-153", "goods-are-short")
    table.acts(B, "borrow", f"accept {A}")
    assert (table.pp(B), table.debts(B)) == (4, 1)


@pytest.mark.rule("DIK-156")
def test_a_deal_without_an_oath_binds_nobody() -> None:
    table = deal(Table(), A, B, "give pp 1")
    assert table.view().desk.oaths == []
    assert all(seat.perjuries == 0 for seat in table.at_end_of_cycle().view().seats)


@pytest.mark.rule("DIK-158", "DIK-150")
def test_a_marker_gives_its_gain_to_the_receiver_and_pairs_up() -> None:
    table = Table().markers(A, "karst").markers(B, "karst")
    deal(table, A, B, "give-marker karst")
    assert (table.held_markers(A), table.held_markers(B)) == ({}, {"karst": 2})


@pytest.mark.rule("DIK-158")
def test_who_then_has_more_than_five_markers_discards_first_of_those_he_held() -> None:
    table = Table().markers(A, "karst").markers(B, "college", "josefov", "suburbs", "combine", "fortress")
    deal(table, A, B, "give-marker karst", "give pp 1")
    assert table.waits_for() == [B]
    assert table.refuses(B, "discard karst") == ("DIK-158", "old-markers-first")
    table.act(B, "discard suburbs")
    assert sorted(table.held_markers(B)) == ["college", "combine", "fortress", "josefov", "karst"]
    assert table.waits_for() == [A]


@pytest.mark.rule("DIK-160")
def test_what_happens_on_winning_a_marker_does_not_happen_on_an_exchange() -> None:
    table = Table().markers(A, "old-town")
    before = table.pp(B)
    deal(table, A, B, "give-marker old-town")
    assert table.pp(B) == before
    assert table.waits_for() == [A]


@pytest.mark.rule("DIK-161")
def test_a_possession_is_handed_over_only_if_its_gain_can_be_given_back() -> None:
    table = Table().markers(A, "josefov").affinity(A, politics=0, people=0, artefact=0)
    table.acts(A, f"offer-to {B}", "give-marker josefov")
    assert table.refuses(A, "propose") == ("DIK-161", "gain-not-returnable")
    table.affinity(A, politics=2)
    table.acts(A, "propose").act(B, f"accept {A}")
    assert table.waits_for() != [A] or table.prompt(A).key != "manoeuvre"


@pytest.mark.rule("DIK-162")
def test_everybody_learns_that_and_what_is_public_only_the_two_the_rest() -> None:
    table = Table().have(A, spies=1)
    deal(table, A, B, "give spy 1", "give pp 1")
    assert table.reach == BARRED
    assert told(table, None, "exchanged") == 1
    goods = [event.about["goods"] for event in table.events(C, "handed-goods")]
    assert goods == ["spy"]
    assert sorted(str(event.about["goods"]) for event in table.events(B, "handed-goods")) == ["pp", "spy"]


@pytest.mark.rule("AUT-004", "DIK-157")
def test_a_possession_received_brings_the_corruption_of_its_sector() -> None:
    table = Table(3, others=True)
    karst = [card.key for card in table.title.board_content.opportunities if card.sector == "karst"]
    table.corrupting(karst[0]).cards(A, karst[1])
    deal(table, A, B, f"give-card {karst[1]}")
    assert table.holder(karst[1]) == B
    assert table.view().seats[table.seat(B)].corruption == 1


@pytest.mark.rule("DIK-166", "DIK-168")
def test_a_place_is_given_up_for_something_in_one_step() -> None:
    table = Table().put(A, "karst", "CE").have(B, moves=2)
    deal(table, A, B, "give-way karst-1", "ask pp 1")
    assert table.stack("karst-1") == ""
    assert table.pp(A) == Table().pp(A) + 1


@pytest.mark.rule("DIK-327")
def test_a_refused_offer_is_not_made_again_unchanged_in_the_phase() -> None:
    table = offer(Table(), A, B, "give pp 1").act(B, f"refuse {A}").acts(A, f"offer-to {B}", "give pp 1")
    assert table.refuses(A, "propose") == ("DIK-327", "refused-already")
    table.acts(A, "give pp 2", "propose")
    assert len(table.view(B).desk.offers) == 1


@pytest.mark.rule("DIK-327")
def test_drafts_that_are_given_up_count_as_offers() -> None:
    table = Table()
    for _ in range(30):
        table.acts(A, f"offer-to {B}", "scrap")
    assert table.refuses(A, f"offer-to {B}") == ("DIK-327", "too-many-made")
    assert table.view(A).desk.left[0] == 0
    offer(table, B, A, "give pp 1")
    assert table.refuses(A, f"counter {B}") == ("DIK-327", "too-many-made")


@pytest.mark.rule("DIK-285", "DIK-231", "DIK-314")
def test_an_affinity_is_flipped_at_any_moment_and_stays_on_its_symbol() -> None:
    table = Table().turn(A)
    card = next(one for one in table.title.board_content.opportunities if one.symbols == ("people",))
    table.cards(B, card.key).affinity(B, politics=1, people=2)
    before = table.vp(B)
    assert table.refuses(B, f"flip {card.key} politics") == ("DIK-231", "no-such-symbol")
    table.act(B, f"flip {card.key} people")
    assert (table.vp(B), table.affinities(B)[1], table.reach) == (before + 1, 1, BARRED)
    assert table.refuses(B, f"flip {card.key} people") == ("DIK-231", "no-such-symbol")
    assert table.refuses(A, f"flip {card.key} people") == ("DIK-231", "not-your-card")


@pytest.mark.rule("DIK-048", "DIK-050", "DIK-314")
def test_a_debt_is_taken_at_any_moment_once_a_cycle() -> None:
    table = Table().turn(A)
    assert table.pp(B) + 5 == table.act(B, "borrow").pp(B)
    assert table.refuses(B, "borrow") == ("DIK-050", "one-debt-a-cycle")
    assert table.waits_for() == [A]


@pytest.mark.rule("AUT-075", "AUT-076", "AUT-074")
def test_while_the_others_attack_nobody_deals_or_talks() -> None:
    table = Table(3, others=True).turn(A).put("others", "karst", "CC").reserve(A, citizen=3)
    table.send(A, "karst", "CC")
    assert table.view().doing is not None
    for cabal in (A, C):
        assert table.refuses(cabal, f"offer-to {B}") == ("AUT-074", "others-are-attacking")
        assert table.refuses(cabal, f"tell-to {B}") == ("AUT-074", "others-are-attacking")
        assert table.refuses(cabal, f"show-to {B}") == ("AUT-074", "others-are-attacking")
    hushed = table.title.hushed(table.state, table.seat(A))
    assert hushed is not None
    assert hushed.rule == "AUT-076"
    assert table.title.hushed(table.state, table.seat(C)) is None


@pytest.mark.rule("DIK-162")
def test_what_rivals_can_have_is_known_but_for_what_they_handed_each_other() -> None:
    table = Table().have(A, pp=4).have(B, pp=3)
    assert table.view(C).desk.bounds[0]["pp"] == [4, 4]
    offer(table, A, B, "give pp 2").act(B, f"accept {A}")
    assert [table.view(C).desk.bounds[seat]["pp"] for seat in (0, 1)] == [[0, 7], [0, 7]]
    assert table.view(A).desk.bounds[1]["pp"] == [5, 5]


@pytest.mark.rule("DIK-123")
def test_of_agents_the_number_in_reserve_is_known_and_their_types_as_far_as_pawns_were_seen() -> None:
    table = Table().put(A, "karst", "EE")
    before = table.view(B).desk.bounds[0]["emissary"]
    assert before == [before[1] - 2, before[1]]
    assert table.view(A).desk.bounds[0]["emissary"][0] == table.view(A).desk.bounds[0]["emissary"][1]
