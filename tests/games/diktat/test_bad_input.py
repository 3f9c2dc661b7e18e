"""What nobody may do: each is refused with its rule and a way out in both languages, and nothing is changed or told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from logothete.games.diktat.board import CLOSED, FROZEN
from logothete.kernel.bits import BIT
from logothete.kernel.dice import QuickDice
from logothete.kernel.narrate import Narrator
from logothete.kernel.state import Refused
from logothete.kernel.text import LANGUAGES
from tests.games.diktat.dealing import deal, offer
from tests.games.diktat.table import Table

A, B, C = "coordination", "secret-police", "black-guard"


class Case(NamedTuple):
    """A position, who tries what in it, and why that is refused."""

    arrange: Callable[[], Table]
    cabal: str
    action: str
    rule: str
    reason: str


def drafting(*terms: str) -> Table:
    """A is putting an offer to B together."""
    return Table().acts(A, f"offer-to {B}", *terms)


def four_clauses() -> Table:
    return drafting(*(3 * ("swear pay", "number 1", "by cycle")))


def thirty_offers() -> Table:
    table = Table()
    for _ in range(30):
        table.acts(A, f"offer-to {B}", "scrap")
    return table


def thirty_claims() -> Table:
    table = Table()
    for _ in range(30):
        table.acts(A, f"tell-to {B}", "scrap")
    return table


def thirty_showings() -> Table:
    table = Table()
    for _ in range(30):
        table.acts(A, f"show-to {B}", "scrap")
    return table


def second_offer() -> Table:
    return offer(Table(), A, B, "give pp 1").acts(A, f"offer-to {C}", "give pp 1")


def goods_just_spent() -> Table:
    """What B is to give has gone elsewhere since."""
    table = offer(Table().have(B, pp=3), A, B, "ask pp 3")
    return deal(table, B, C, "give pp 1")


def spent_in_the_draft() -> Table:
    """What A has in his draft has gone elsewhere since."""
    table = offer(Table().have(A, pp=3), C, A, "ask pp 3").acts(A, f"offer-to {B}", "give pp 3")
    return table.act(A, f"accept {C}")


def accepted() -> Table:
    return deal(Table(), A, B, "give pp 1")


def accepted_by_another() -> Table:
    return offer(Table(), A, f"{B} {C}", "give pp 1").act(C, f"accept {A}")


def withdrawn() -> Table:
    return offer(Table(), A, B, "give pp 1").act(A, "withdraw")


def unknown_pawn() -> Table:
    table = Table().put(C, "karst", "GE")
    return table.acts(A, f"offer-to {B}", "swear true-pawn", "which karst-1", "depth 1")


def demanded_of_the_ignorant() -> Table:
    table = Table().put(C, "karst", "GE")
    return offer(table, A, B, "demand true-pawn", "which karst-1", "depth 1", "type guard")


def struggle() -> Table:
    table = Table().put(C, "karst", "E").put(B, "karst", "E").resolve()
    return table.act(A, "designate karst")


def marked(cell: int) -> Table:
    """A sector that nobody may enter any more."""
    table = Table()
    table.cells[cell] |= BIT[table.sector("karst")]
    return table


def looked() -> Table:
    return Table().put(B, "karst", "GE").acts(A, "spy", "at karst-1", "pawn 1", "at karst-1")


def striking() -> Table:
    return Table().put(A, "karst", "C").put(B, "josefov", "C").act(A, "assassinate")


def in_darkness() -> Table:
    table = Table(others=True).put(C, "karst", "EE").darkness("karst", 1).track("dog-pit").resolve()
    return table.act(A, "designate karst")


CASES: Final = {
    "a fourth clause": Case(four_clauses, A, "swear pay", "DIK-172", "too-many-clauses"),
    "a thirty-first offer": Case(thirty_offers, A, f"offer-to {B}", "DIK-327", "too-many-made"),
    "a thirty-first claim": Case(thirty_claims, A, f"tell-to {B}", "DIK-327", "too-many-made"),
    "a thirty-first showing": Case(thirty_showings, A, f"show-to {B}", "DIK-327", "too-many-made"),
    "a second offer at a time": Case(second_offer, A, "propose", "DIK-152", "one-offer-at-a-time"),
    "an offer to oneself": Case(Table, A, f"offer-to {A}", "DIK-152", "not-to-yourself"),
    "an offer to nobody at the table": Case(Table, A, "offer-to union", "DIK-152", "not-at-the-table"),
    "an empty offer": Case(drafting, A, "propose", "DIK-152", "empty-offer"),
    "goods that one lacks": Case(drafting, A, "give pp 20", "DIK-153", "not-so-many"),
    "goods just spent": Case(goods_just_spent, B, f"accept {A}", "DIK-153", "goods-are-short"),
    "a draft of goods just spent": Case(spent_in_the_draft, A, "propose", "DIK-153", "goods-are-short"),
    "acceptance twice": Case(accepted, B, f"accept {A}", "DIK-152", "no-offer-from-them"),
    "acceptance after another's": Case(accepted_by_another, B, f"accept {A}", "DIK-152", "no-offer-from-them"),
    "acceptance after withdrawal": Case(withdrawn, B, f"accept {A}", "DIK-152", "no-offer-from-them"),
    "acceptance by a third": Case(second_offer, C, f"accept {A}", "DIK-152", "no-offer-from-them"),
    "an oath on the unknown": Case(unknown_pawn, A, "type guard", "DIK-196", "not-known-to-swear"),
    "accepting to swear it": Case(demanded_of_the_ignorant, B, f"accept {A}", "DIK-196", "not-known-to-swear"),
    "a bid above one's PP": Case(struggle, C, "bid 4", "DIK-225", "bid-too-high"),
    "an empty team": Case(lambda: Table().act(A, "to karst"), A, "seal", "DIK-110", "empty-team"),
    "a full sector": Case(
        lambda: Table().put(B, "karst", "C").put(C, "karst", "C"), A, "to karst", "DIK-107", "sector-is-full"
    ),
    "a closed sector": Case(lambda: marked(CLOSED), A, "to karst", "DIK-309", "sector-is-closed"),
    "a frozen sector": Case(lambda: marked(FROZEN), A, "to karst", "DIK-220", "sector-is-frozen"),
    "a look twice": Case(looked, A, "pawn 1", "DIK-124", "looked-already"),
    "one's own pawn": Case(striking, A, "at karst-1", "DIK-135", "own-pawns"),
    "a card in Darkness": Case(in_darkness, C, "claim dog-pit", "AUT-094", "in-darkness"),
    "a marker in Darkness": Case(in_darkness, C, "claim-marker", "AUT-094", "in-darkness"),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.rule("DIK-152", "DIK-153", "DIK-196", "DIK-327")
def test_it_is_refused_with_its_rule_and_changes_nothing(name: str) -> None:
    case = CASES[name]
    table = case.arrange()
    before, told = table.state.dump(), len(table.chronicle.told)
    seat, action = table.seat(case.cabal), table.title.actions.parse(case.action)
    assert action not in [*table.state.legal(seat), *table.state.asides(seat)]
    with pytest.raises(Refused) as refused:
        table.state.play(seat, action, QuickDice(0), table.chronicle)
    refusal = refused.value.refusal
    assert (refusal.rule, refusal.reason) == (case.rule, case.reason)
    assert (table.state.dump(), len(table.chronicle.told)) == (before, told)
    said = {Narrator(table.title, language).refusal(table.state, refusal) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
