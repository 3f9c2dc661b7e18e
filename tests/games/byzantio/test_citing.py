"""A reader of Nekken is sent to Nekken's own rule wherever one replaces Byzantio's."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from logothete.games import byzantio, open_title
from logothete.games.byzantio.citing import citations, cite
from logothete.kernel.ledger import Ledger, load_ledger

SOURCES = sorted(Path(byzantio.__file__).parent.rglob("*.py"))
# Nekken replaces only a part of it, which is never what is cited.
HOLDS_AS_CITED = {"BYZ-131"}


@cache
def ledger() -> Ledger:
    return load_ledger()


def named_in_code() -> set[str]:
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCES if file.name != "citing.py")
    return set(re.findall(r'"(BYZ-\d{3})"', code))


def test_every_replaced_rule_that_the_steps_know_is_cited_by_its_replacement() -> None:
    replaced = {rule for rule in named_in_code() if ledger().replacements(rule)} - HOLDS_AS_CITED
    assert replaced
    assert {rule for rule in replaced if not cite(citations("nekken", 4), rule, "").startswith("NEK-")} == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_cited_instead_replaces_the_other_in_the_ledger(players: int) -> None:
    own = citations("nekken", players)
    assert {old: new for old, new in own.items() if new not in ledger().replacements(old.split()[0])} == {}


def test_byzantio_cites_its_own_rules() -> None:
    assert citations("byzantio", 4) == {}
    assert {kind.rule[:3] for kind in open_title("byzantio").events} == {"BYZ"}


def test_no_event_of_nekken_cites_a_rule_that_it_replaces() -> None:
    cited = {kind.rule for kind in open_title("nekken").events}
    assert {rule for rule in cited if ledger().replacements(rule)} == set()
    assert "NEK-023" in cited
