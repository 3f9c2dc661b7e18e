"""What is public, what is secret, and that nothing is handed over (NEC-136, NEC-137, NEC-182, NEC-184)."""

from __future__ import annotations

import pytest

from logothete.games.necrosia.board import STACK
from logothete.games.necrosia.verbs import VERBS
from logothete.kernel.dice import QuickDice
from tests.games.necrosia.table import Table, title

EVERYBODY = ("kelwin", "ombre", "feling", None)


@pytest.mark.rule("NEC-136", "NEC-182")
def test_rivals_see_the_number_of_cards_and_no_more() -> None:
    table = Table().give("ombre", "war-cry", "mage-leap")
    for viewer in ("kelwin", "feling", None):
        view = table.view(viewer)
        assert (view.seats[1].hand, view.seats[1].known, view.hand) == (2, [], [])
    assert [held.card for held in table.view("ombre").hand] == ["war-cry", "mage-leap"]


@pytest.mark.rule("NEC-136", "NEC-140")
def test_a_card_drawn_from_the_deck_is_told_to_its_owner_alone() -> None:
    table = Table().put("kelwin", "copper-dunes", mage=1).deck("war-cry").acts("kelwin", "finish", "draw combat")
    assert table.told("drew-card", "kelwin") == [{"seat": 0, "card": "war-cry"}]
    for viewer in ("ombre", None):
        assert (table.told("drew-card", viewer), len(table.told("drew", viewer))) == ([], 1)
        assert table.view(viewer).seats[0].known == []


@pytest.mark.rule("NEC-136", "NEC-182")
def test_a_card_taken_from_the_row_stays_known_until_it_leaves_the_hand() -> None:
    table = Table().ranked().row("foul-proliferation").put("kelwin", "crossing", mage=1)
    table.acts("kelwin", "finish", "buy foul-proliferation")
    table.end_turn("ombre").turn("kelwin")
    assert table.view("ombre").seats[0].known == ["foul-proliferation"]
    table.give("ombre", "charm-spell").turn("ombre").play("ombre", "charm-spell", faces=(1,))
    assert (table.view("ombre").seats[0].known, table.hand("ombre")) == ([], ["foul-proliferation"])


@pytest.mark.rule("NEC-136")
def test_the_discard_pile_is_open_to_all() -> None:
    table = Table().discarded("war-cry", "mage-leap")
    assert {tuple(table.view(viewer).discard) for viewer in EVERYBODY} == {("war-cry", "mage-leap")}


@pytest.mark.rule("NEC-182", "NEC-064", "NEC-068")
def test_a_guess_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    """Own hand, sizes and all that lies open are the same; rivals' hands, deck and tokens are not."""
    table = Table().give("kelwin", "war-cry").give("ombre", "mage-leap", "nimble-dodge", "charm-spell")
    hands, tokens = set(), set()
    for seed in range(12):
        twin = table.state.guess(0, QuickDice(seed))
        seen = title().look(twin, 0)
        assert seen == table.view("kelwin")
        hands.add(tuple(held.card for held in title().look(twin, 1).hand))
        tokens.add(tuple(int(twin.cells[STACK + at]) for at in range(8)))
    assert len(hands) > 6
    assert len(tokens) > 1


@pytest.mark.rule("NEC-182")
def test_every_face_of_every_chain_is_told_to_all() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", mage=4)
    table.act("kelwin", "war crossing ombre", 6, 6, 4, 1, 2)
    for viewer in EVERYBODY:
        assert [(one["chain"], one["face"], one["value"]) for one in table.told("rolled", viewer)] == [
            (2, 1, 3),
            (0, 0, 0),
            (0, 0, 0),
        ]


@pytest.mark.rule("NEC-182", "NEC-168", "NEC-093", "NEC-040")
def test_all_that_lies_on_the_table_looks_the_same_to_everybody() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).necrosed("sun-cape", 3).tally(ombre=4).influence(feling=6)
    table.ban("ombre", "magic").row("war-cry", "mage-leap").give("kelwin", "charm-spell").actions(2)
    views = [table.view(viewer) for viewer in EVERYBODY]
    for field in (
        "regions",
        "seats",
        "row",
        "discard",
        "deck",
        "tokens",
        "order",
        "year",
        "actions",
        "active",
        "necrosed",
    ):
        assert all(getattr(view, field) == getattr(views[0], field) for view in views), field


@pytest.mark.rule("NEC-137")
def test_the_log_of_a_window_is_the_same_for_a_full_and_an_unfitting_hand() -> None:
    logs = []
    for card in ("nimble-dodge", "charm-spell"):
        table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1).give("ombre", card)
        table.act("kelwin", "war crossing ombre")
        while table.window() is not None:
            table.all_pass(*((1, 1) if table.window() == "w3" else ()))
        logs.append([(event.kind, event.about) for event in table.log("kelwin")])
    assert logs[0] == logs[1]


# ---- agreements


@pytest.mark.rule("NEC-184", "NEC-138")
def test_no_action_hands_anything_over() -> None:
    """Whatever is promised: these are all the actions, and none of them gives."""
    assert {verb.key for verb in VERBS} == {
        *("choose", "place", "rank", "favour", "lift", "to", "war", "trade", "recruit", "cast", "carry", "stir"),
        *("convert", "into", "raise", "slip", "play", "power", "pass", "stop", "finish", "lose", "lose-at", "spare"),
        *("take", "draw", "decline", "buy", "at", "pick", "aim", "die", "want", "withdraw"),
    }


@pytest.mark.rule("NEC-184", "NEC-107")
@pytest.mark.parametrize("seed", [2, 3])
def test_without_a_card_only_the_active_player_gains_influence_or_cards(seed: int) -> None:
    table = Table(3, fresh=True, seed=seed)
    before = table.view()
    told = 0
    changes = 0
    for _ in table.wander(seed):
        after = table.view()
        events = [event.kind for event in table.log()[told:]]
        told += len(events)
        if "showed" not in events and before.active is not None and not after.lost:
            for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
                if before.announced is None and (new.influence, new.hand) > (old.influence, old.hand):
                    changes += 1
                    assert seat == before.active
        before = after
    assert changes > 0
