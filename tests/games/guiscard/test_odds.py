"""What the engine tells beforehand: odds with their factors, lines, reach and threat."""

from __future__ import annotations

import pytest

from logothete.games.guiscard import asking
from logothete.kernel.inquiries import answer
from logothete.kernel.title import Chances
from tests.games.guiscard.table import Table


def odds(table: Table, seat: int, text: str) -> list[Chances]:
    return table.title.odds(table.state, seat, table.title.actions.parse(text))


def likely(chances: Chances) -> dict[str, float]:
    return {name: chance for name, chance in zip(chances.outcomes, chances.chances, strict=True) if chance}


@pytest.mark.rule("GUI-261", "GUI-267", "GUI-285", "GUI-276")
def test_the_ten_results_of_a_combat_and_every_modifier() -> None:
    table = Table("gautier 10.10, gilles 11.10", "carlo 10.09, nino 30.20", brush="10.10").fights()
    table.acts(0, "attack 10.09", "join gautier", "join gilles")
    found = odds(table, 0, "strike")[0]
    assert found.sums() == {"differential": 19, "columns": 0, "die": 1}
    assert {factor.rule for factor in found.factors} == {"GUI-017", "GUI-018", "GUI-270", "GUI-276", "GUI-285"}
    assert likely(found) == {
        "killed": 0.1,
        "wounded": 0.2,
        "stunned": 0.2,
        "retreat-2": 0.1,
        "retreat-1": 0.2,
        "nothing": 0.2,
    }


@pytest.mark.rule("GUI-190", "GUI-197", "GUI-198")
def test_the_chances_of_a_shot() -> None:
    table = Table("olivier 10.15", "carlo 10.03", brush="10.03").wound("olivier").fires().acts(0, "fire olivier")
    impact, damage = odds(table, 0, "aim 10.03")
    assert likely(impact) == {"hits": 0.2, "scatters": 0.6, "lost": 0.2}
    assert impact.sums() == {"die": 2}
    assert damage.sums() == {"index": 2, "die": 1}
    assert sum(damage.chances) == pytest.approx(1)
    assert likely(damage)["wounded"] == 0.1


@pytest.mark.rule("GUI-104", "GUI-095")
def test_the_chances_of_slipping_past() -> None:
    table = Table("gautier 10.11", "carlo 11.11, rocco 09.11").moves().acts(0, "move gautier")
    found = odds(table, 0, "step n")[0]
    assert likely(found) == {"through": 0.5, "stopped": 0.3, "wounded": 0.2}
    assert odds(table, 0, "step s") == []


@pytest.mark.rule("GUI-221", "GUI-225", "GUI-220")
def test_a_line_says_what_it_crosses_and_what_stops_it() -> None:
    table = Table("gilles 32.01", tree="10.07", brush="12.07")
    blocked = asking.sight(table.state, "10.10", "10.05")
    assert (blocked.stopped, blocked.cover, blocked.lines[-1].rule) == ("10.07", None, "GUI-221")
    clear = asking.sight(table.state, "12.10", "12.05")
    assert (clear.stopped, clear.cover) == (None, "light")
    assert clear.crossed == [["12.09"], ["12.08"], ["12.07"], ["12.06"]]
    high = Table("gilles 32.01", bank="10.06", crest=[0], high="10.01-05")
    assert asking.sight(high.state, "10.04", "10.07").lines[-1].rule == "GUI-225"


@pytest.mark.rule("GUI-063", "GUI-094")
def test_reach_tells_cost_and_tests_of_friend_and_enemy() -> None:
    table = Table("gilles 10.10", "carlo 20.10, kegen 25.10 n")
    found = asking.reach(table.state, "gilles")
    costs = {one.hex: (one.points, one.tests) for one in found.hexes}
    assert costs["10.02"] == (8, 0)
    assert "10.01" not in costs
    assert asking.reach(table.state, "carlo").points == 6
    kind = next(one for one in table.title.inquiries if one.key == "reach")
    assert len(answer(table.title, table.state, None, kind, ["kegen"])) < 16384


@pytest.mark.rule("GUI-256", "GUI-157")
def test_threat_names_who_could_come_and_who_could_shoot() -> None:
    table = Table("gilles 10.10", "beppe 10.15, rocco 30.10, olivier 20.10")
    found = asking.threat(table.state, "10.10", "lombards")
    assert (found.attackers, found.shooters) == (["beppe"], ["olivier"])
