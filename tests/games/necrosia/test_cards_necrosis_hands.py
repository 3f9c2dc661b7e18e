"""Necrosis cards on hands and deck: pestilence and entrails (NEC-C56, NEC-C60)."""

from __future__ import annotations

import pytest

from logothete.games.necrosia.board import DECK, DECK_SIZE
from tests.games.necrosia.plays import NO_EFFECT, OTHER_MOMENT, WAR, cancel, duel, refused, until
from tests.games.necrosia.table import Table

PLAGUE = "black-pestilence"
ENTRAILS = "reading-the-entrails"


# ---- Black Pestilence


def plague(*hand: str) -> Table:
    """Kelwin holds the Black Pestilence, Ombre these cards."""
    return Table().give("ombre", *hand).give("kelwin", PLAGUE)


@pytest.mark.rule("NEC-C56")
@pytest.mark.parametrize(
    ("faces", "left"),
    [((1, 1), "safe-conduct"), ((1, 2), "nimble-dodge"), ((2, 2), "war-cry"), ((3, 1), "nimble-dodge")],
)
def test_a_plague_takes_two_cards_by_chance(faces: tuple[int, int], left: str) -> None:
    table = plague("war-cry", "nimble-dodge", "safe-conduct").play("kelwin", PLAGUE, "aim ombre", faces=faces)
    lost = {"war-cry", "nimble-dodge", "safe-conduct"} - {left}
    assert (table.hand("ombre"), set(table.pile())) == ([left], lost | {PLAGUE})


@pytest.mark.rule("NEC-C56", "NEC-133")
def test_cards_lost_to_a_plague_have_no_effect() -> None:
    table = plague("nimble-dodge", "alone-against-all").play("kelwin", PLAGUE, "aim ombre", faces=(1, 1))
    assert (table.points("ombre"), table.points("kelwin"), table.actions_left()) == (0, 0, 3)


@pytest.mark.rule("NEC-C56", "NEC-136")
def test_everybody_sees_what_a_plague_took() -> None:
    table = plague("war-cry", "nimble-dodge").play("kelwin", PLAGUE, "aim ombre", faces=(2, 1))
    assert [told["card"] for told in table.told("discarded", "feling")] == ["nimble-dodge", "war-cry"]


@pytest.mark.rule("NEC-C56", "NEC-132")
def test_a_plague_takes_an_only_card() -> None:
    table = plague("war-cry").play("kelwin", PLAGUE, "aim ombre", faces=(1,))
    assert (table.hand("ombre"), table.pile()) == ([], ["war-cry", PLAGUE])


@pytest.mark.rule("NEC-C56")
def test_a_plague_is_aimed_at_an_opponent_with_cards() -> None:
    table = plague("war-cry").give("kelwin", "safe-conduct").act("kelwin", f"play {PLAGUE}")
    assert table.single("kelwin") == "aim ombre"


@pytest.mark.rule("NEC-C56")
def test_no_plague_when_no_opponent_holds_a_card() -> None:
    assert refused(plague().give("kelwin", "safe-conduct"), "kelwin", PLAGUE) == NO_EFFECT


@pytest.mark.rule("NEC-C56", "NEC-127", "NEC-129")
def test_chance_decides_only_when_nobody_cancels_a_plague() -> None:
    table = cancel(plague("war-cry", "nimble-dodge"), "kelwin", PLAGUE, "aim ombre")
    assert (table.hand("ombre"), table.told("discarded")) == (["war-cry", "nimble-dodge"], [])
    assert table.pile() == [PLAGUE, "altered-memories"]


@pytest.mark.rule("NEC-C56", "NEC-125")
def test_a_plague_is_for_the_own_phase_3() -> None:
    assert plague().give("ombre", PLAGUE).forbids("ombre", f"play {PLAGUE}") == "NEC-089"
    assert refused(until(duel(kelwin=PLAGUE).act("kelwin", WAR), "w3"), "kelwin", PLAGUE) == OTHER_MOMENT


# ---- Reading the Entrails


def entrails(*deck: str) -> Table:
    """Kelwin reads the entrails of a deck with these cards on top."""
    return Table().deck(*deck).give("kelwin", ENTRAILS).play("kelwin", ENTRAILS)


def rest(table: Table) -> list[str]:
    """The deck, its top first."""
    cells = table.state.cells
    return [table.cards[int(cells[DECK + place])] for place in reversed(range(int(cells[DECK_SIZE])))]


def scarce(*deck: str, pile: tuple[str, ...] = ()) -> Table:
    """Kelwin holds the Entrails; the deck and the pile have these cards, and Ombre holds all others."""
    table = Table().give("ombre", *Table().cards).give("kelwin", ENTRAILS)
    return table.deck(*deck).discarded(*pile)


FOUR = ("astral-body", "mage-leap", "war-cry", "trihnic-wave", "howling-ray", "safe-conduct", "nimble-dodge")


@pytest.mark.rule("NEC-C60", "NEC-140")
def test_the_entrails_show_the_topmost_card_of_each_suit_but_shaan() -> None:
    table = entrails(*FOUR)
    assert set(table.legal("kelwin")) == {"want war-cry", "want safe-conduct", "want mage-leap", "want howling-ray"}
    assert rest(table)[:3] == ["astral-body", "trihnic-wave", "nimble-dodge"]


@pytest.mark.rule("NEC-C60")
def test_two_cards_are_kept_and_the_others_discarded() -> None:
    table = entrails(*FOUR).acts("kelwin", "want howling-ray", "want war-cry")
    assert table.hand("kelwin") == ["war-cry", "howling-ray"]
    assert table.pile() == ["safe-conduct", "mage-leap", ENTRAILS]
    assert (table.points("kelwin"), table.actions_left(), table.waits_for()) == (0, 3, ["kelwin"])


@pytest.mark.rule("NEC-C60", "NEC-136")
def test_the_kept_cards_stay_secret() -> None:
    table = entrails(*FOUR).acts("kelwin", "want howling-ray", "want war-cry")
    assert [told["card"] for told in table.told("drew-card", "kelwin")] == ["howling-ray", "war-cry"]
    assert (table.told("drew-card", "ombre"), table.view("ombre").seats[0].known) == ([], [])
    assert {told["card"] for told in table.told("discarded", "ombre")} == {"safe-conduct", "mage-leap"}


@pytest.mark.rule("NEC-C60", "NEC-136")
def test_only_the_reader_sees_the_entrails() -> None:
    table = entrails(*FOUR)
    assert table.view("kelwin").looking == ["war-cry", "safe-conduct", "mage-leap", "howling-ray"]
    assert table.view("ombre").looking == table.view().looking == []
    assert table.forbids("ombre", "want war-cry") == "NEC-C60"


@pytest.mark.rule("NEC-C60", "NEC-120")
def test_a_kept_card_may_be_played_at_once() -> None:
    table = entrails(*FOUR).acts("kelwin", "want mage-leap", "want safe-conduct")
    assert "play mage-leap" in table.legal("kelwin")


@pytest.mark.rule("NEC-C60")
def test_the_reader_must_choose_among_the_entrails() -> None:
    table = entrails(*FOUR)
    assert table.reason("kelwin", "want nimble-dodge") == table.reason("kelwin", "stop") == "one-of-the-read-cards"
    table.act("kelwin", "want mage-leap")
    assert table.forbids("kelwin", "want mage-leap") == "NEC-C60"


@pytest.mark.rule("NEC-C60")
@pytest.mark.parametrize("found", [("war-cry",), ("war-cry", "mage-leap")])
def test_all_are_kept_if_no_more_than_two_were_found(found: tuple[str, ...]) -> None:
    table = scarce("astral-body", *found).play("kelwin", ENTRAILS)
    assert (table.hand("kelwin"), table.pile(), rest(table)) == ([*found], [ENTRAILS], ["astral-body"])
    assert table.told("drew-card", "ombre") == []


@pytest.mark.rule("NEC-C60")
def test_of_three_cards_one_is_discarded() -> None:
    table = scarce("war-cry", "safe-conduct", "howling-ray").play("kelwin", ENTRAILS)
    table.acts("kelwin", "want safe-conduct", "want howling-ray")
    assert (table.hand("kelwin"), table.pile()) == (["safe-conduct", "howling-ray"], ["war-cry", ENTRAILS])


@pytest.mark.rule("NEC-C60")
def test_shaan_cards_are_not_part_of_the_entrails() -> None:
    table = scarce("astral-body", "friendly-aura").play("kelwin", ENTRAILS)
    assert (table.hand("kelwin"), rest(table)) == ([], ["astral-body", "friendly-aura"])


@pytest.mark.rule("NEC-C60", "NEC-140")
def test_a_suit_that_the_deck_lacks_is_looked_for_in_the_pile() -> None:
    table = scarce("war-cry", pile=("mage-leap",)).play("kelwin", ENTRAILS)
    assert (table.hand("kelwin"), table.pile()) == (["war-cry", "mage-leap"], [ENTRAILS])


@pytest.mark.rule("NEC-C60", "NEC-140")
def test_the_pile_is_shuffled_under_the_deck() -> None:
    table = scarce("astral-body", "war-cry", pile=("friendly-aura", "mage-leap", "charm-spell"))
    table.play("kelwin", ENTRAILS, faces=(3, 2))
    assert (table.hand("kelwin")[0], len(table.hand("kelwin")), rest(table)[0]) == ("war-cry", 2, "astral-body")
    assert table.pile() == [ENTRAILS]


@pytest.mark.rule("NEC-C60")
def test_no_entrails_without_deck_and_pile() -> None:
    assert refused(scarce(), "kelwin", ENTRAILS) == NO_EFFECT
    assert f"play {ENTRAILS}" in scarce(pile=("war-cry",)).legal("kelwin")


@pytest.mark.rule("NEC-C60", "NEC-127", "NEC-129")
def test_cancelled_entrails_show_nothing() -> None:
    table = Table().deck(*FOUR).give("kelwin", ENTRAILS)
    cancel(table, "kelwin", ENTRAILS)
    assert (table.hand("kelwin"), table.pile()) == ([], ["altered-memories", ENTRAILS])
    assert (rest(table)[:7], table.view("kelwin").looking) == (list(FOUR), [])


@pytest.mark.rule("NEC-C60", "NEC-125")
def test_entrails_are_read_in_the_own_phase_3() -> None:
    assert Table().give("ombre", ENTRAILS).forbids("ombre", f"play {ENTRAILS}") == "NEC-089"
    assert refused(until(duel(kelwin=ENTRAILS).act("kelwin", WAR), "w3"), "kelwin", ENTRAILS) == OTHER_MOMENT
