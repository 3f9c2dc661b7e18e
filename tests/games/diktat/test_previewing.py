"""What an exchange changes is told before it is concluded, from what the seat may know (DIK-153)."""

from __future__ import annotations

import pytest

from tests.games.diktat.dealing import offer
from tests.games.diktat.table import Table

Lines = dict[tuple[str, str], tuple[int, int]]


def changes(table: Table, cabal: str, action: str) -> Lines:
    """What a Cabal is told to change: whose figure, from what to what."""
    found = table.title.preview(table.state, table.seat(cabal), table.title.actions.parse(action))
    return {(table.cabals[one.seat], one.key): (one.before, one.after) for one in found}


@pytest.mark.rule("DIK-153", "DIK-150")
def test_pp_and_debts_before_and_after() -> None:
    table = offer(Table().have("secret-police", debts=1), "coordination", "secret-police", "give pp 2", "ask debt 1")
    assert changes(table, "secret-police", "accept coordination") == {
        ("secret-police", "pp"): (3, 5),
        ("secret-police", "debts"): (1, 0),
        ("coordination", "debts"): (0, 1),
    }
    table.act("secret-police", "accept coordination")
    assert (table.pp("secret-police"), table.debts("secret-police")) == (5, 0)


@pytest.mark.rule("DIK-153", "DIK-157", "DIK-073", "DIK-078")
def test_a_card_moves_vp_and_rank_and_what_it_gave_goes_back() -> None:
    for card in ("listening-galleries", "dog-pit", "midnight-exchange"):
        table = Table().cards("coordination", card).affinity("coordination", politics=3)
        offer(table, "coordination", "secret-police", f"give-card {card}")
        told = changes(table, "secret-police", "accept coordination")
        before = [(table.vp(cabal), table.rank(cabal)) for cabal in table.cabals[:2]]
        table.act("secret-police", "accept coordination")
        after = [(table.vp(cabal), table.rank(cabal)) for cabal in table.cabals[:2]]
        for seat, cabal in enumerate(table.cabals[:2]):
            for at, key in enumerate(("vp", "rank")):
                was, now = before[seat][at], after[seat][at]
                assert told.get((cabal, key), (was, was)) == (was, now)


@pytest.mark.rule("DIK-153", "DIK-161")
def test_what_the_partner_hides_changes_nothing_in_what_is_told() -> None:
    rich = offer(Table(), "coordination", "secret-police", "give pp 3")
    poor = offer(Table(), "coordination", "secret-police", "give pp 3").have("coordination", pp=0)
    told = changes(rich, "secret-police", "accept coordination")
    assert told == changes(poor, "secret-police", "accept coordination") == {("secret-police", "pp"): (3, 6)}
    assert poor.act("secret-police", "accept coordination").pp("secret-police") == 3


@pytest.mark.rule("DIK-158")
def test_markers_beyond_five_are_to_be_discarded() -> None:
    five = ("karst", "josefov", "hypogea", "suburbs", "combine")
    table = Table().markers("secret-police", *five).markers("coordination", "fortress")
    offer(table, "coordination", "secret-police", "give-marker fortress")
    assert changes(table, "secret-police", "accept coordination")["secret-police", "markers-to-discard"] == (0, 1)


@pytest.mark.rule("AUT-004")
def test_corruption_comes_with_what_is_corrupted() -> None:
    table = Table(others=True).markers("coordination", "hypogea").corrupting("listening-galleries")
    offer(table, "coordination", "secret-police", "give-marker hypogea")
    assert changes(table, "secret-police", "accept coordination")["secret-police", "corruption"] == (0, 1)


@pytest.mark.rule("DIK-152")
def test_a_draft_tells_its_maker_what_acceptance_would_bring() -> None:
    table = Table(4).have("union", debts=2).acts("coordination", "offer-to union", "give pp 1", "ask debt 1")
    assert changes(table, "coordination", "propose") == {
        ("coordination", "pp"): (3, 2),
        ("coordination", "debts"): (0, 1),
        ("union", "debts"): (2, 1),
    }
    table.act("coordination", "offer-to black-guard")
    assert ("union", "debts") not in changes(table, "coordination", "propose"), "it is open who accepts"


@pytest.mark.rule("DIK-153")
def test_the_table_is_left_as_it_is_and_other_actions_have_nothing_to_compare() -> None:
    table = offer(Table(), "coordination", "secret-police", "give pp 2")
    before = table.state.dump()
    assert changes(table, "secret-police", "refuse coordination") == {}
    assert changes(table, "secret-police", "accept coordination") != {}
    assert table.state.dump() == before
