"""Négociation: an exchange proposed, answered, and rolled for if refused (BYZ-072 to BYZ-084)."""

from __future__ import annotations

import pytest

from logothete.kernel.narrate import Narrator
from tests.games.byzantio.table import Table

REGULAR = ["pass", "progress krete", "negotiate nicaea", "expel phokas attalia"]


def bargain() -> Table:
    """Komnenos stands in Nicaea, Phokas in Attalia; both pretenders are far from either."""
    return Table().garrisons("nicaea", komnenos=1).garrisons("attalia", phokas=1)


def propose(table: Table) -> Table:
    """Komnenos offers his garrison in Nicaea for that of Phokas in Attalia."""
    return table.act("komnenos", "negotiate nicaea").act("komnenos", "swap phokas attalia")


def swapped(table: Table) -> bool:
    return (table.city("nicaea"), table.city("attalia")) == ({"phokas": 1}, {"komnenos": 1})


@pytest.mark.rule("BYZ-072")
@pytest.mark.parametrize("province", ["paphlagonia", "longobardia", "krete"])
def test_any_own_garrison_for_any_rival_one(province: str) -> None:
    table = Table().garrisons("baris", komnenos=1).garrisons("trapezus", komnenos=2).pretender("komnenos", province)
    table.garrisons("cherson", phokas=1).garrisons("chandax", doukas=1)
    assert table.legal("komnenos", "negotiate") == ["negotiate baris", "negotiate trapezus"]
    table.act("komnenos", "negotiate trapezus")
    assert table.legal("komnenos") == ["swap phokas cherson", "swap doukas chandax"]
    table.act("komnenos", "swap doukas chandax")
    assert table.told("offered") == [{"seat": 0, "city": "trapezus", "rival_seat": 2, "rival_city": "chandax"}]


@pytest.mark.rule("BYZ-072")
@pytest.mark.parametrize("action", ["swap komnenos baris", "swap phokas baris", "swap doukas attalia", "pass"])
def test_the_garrison_asked_for_is_a_rival_one_on_the_board(action: str) -> None:
    table = bargain().garrisons("baris", komnenos=1).act("komnenos", "negotiate nicaea")
    assert table.forbids("komnenos", action) == "BYZ-072"


@pytest.mark.rule("BYZ-072")
@pytest.mark.parametrize("action", ["negotiate attalia", "negotiate baris", "swap phokas attalia"])
def test_the_garrison_offered_is_an_own_one_and_named_first(action: str) -> None:
    assert bargain().forbids("komnenos", action) == "BYZ-072"


@pytest.mark.rule("BYZ-073")
def test_the_two_garrisons_stand_in_different_cities() -> None:
    table = bargain().garrisons("nicaea", phokas=1).act("komnenos", "negotiate nicaea")
    assert table.legal("komnenos") == ["swap phokas attalia"]
    assert table.forbids("komnenos", "swap phokas nicaea") == "BYZ-073"


@pytest.mark.rule("BYZ-073")
def test_two_cities_of_one_province_will_do() -> None:
    table = Table().garrisons("nicaea", komnenos=1).garrisons("nicomedia", phokas=1)
    table.act("komnenos", "negotiate nicaea").act("komnenos", "swap phokas nicomedia").act("phokas", "accept")
    assert (table.city("nicaea"), table.city("nicomedia")) == ({"phokas": 1}, {"komnenos": 1})


@pytest.mark.rule("BYZ-074")
def test_an_accepted_exchange_needs_no_roll_and_ends_the_turn() -> None:
    table = propose(bargain()).act("phokas", "accept")
    assert swapped(table)
    assert table.waits_for() == ["phokas"]
    assert table.boxes("komnenos", "negotiation") == [1]
    assert table.told("swapped") == [{"seat": 0, "city": "nicaea", "rival_seat": 1, "rival_city": "attalia"}]


@pytest.mark.rule("BYZ-075")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_refused_exchange_is_rolled_for_and_ends_the_turn(face: int) -> None:
    table = propose(bargain()).act("phokas", "refuse", face)
    assert swapped(table) is (face >= 5)
    if face < 5:
        assert (table.city("nicaea"), table.city("attalia")) == ({"komnenos": 1}, {"phokas": 1})
    assert table.waits_for() == ["phokas"]
    assert table.boxes("komnenos", "negotiation") == [1]


@pytest.mark.parametrize(
    ("komnenos", "phokas", "needed"),
    [
        pytest.param("kibyrrhaiotai", "kappadokia", 4, marks=pytest.mark.rule("BYZ-076")),
        pytest.param("paphlagonia", "kibyrrhaiotai", 6, marks=pytest.mark.rule("BYZ-077")),
        pytest.param("kibyrrhaiotai", "kibyrrhaiotai", 5, marks=pytest.mark.rule("BYZ-078")),
        pytest.param("opsikion", "kappadokia", 5, marks=pytest.mark.rule("BYZ-079")),
        pytest.param("paphlagonia", "opsikion", 5, marks=pytest.mark.rule("BYZ-079")),
    ],
)
def test_pretenders_where_the_rival_garrison_stands_change_the_roll(komnenos: str, phokas: str, needed: int) -> None:
    def roll(face: int) -> Table:
        table = bargain().pretender("komnenos", komnenos).pretender("phokas", phokas)
        return propose(table).act("phokas", "refuse", face)

    assert [face for face in range(1, 9) if swapped(roll(face))] == list(range(needed, 9))
    assert roll(8).told("succeeded") == [{"seat": 0, "die": 8, "needed": needed}]


@pytest.mark.rule("BYZ-075", "BYZ-082")
@pytest.mark.parametrize(("komnenos", "needed"), [("hellas", 5), ("kibyrrhaiotai", 4)])
def test_who_is_asked_knows_what_the_die_must_show_if_he_refuses(komnenos: str, needed: int) -> None:
    table = propose(bargain().pretender("komnenos", komnenos).pretender("phokas", "hellas"))
    prompt = table.prompt("phokas")
    assert prompt is not None
    assert prompt.about["needed"] == needed
    assert f"with {needed} or more" in Narrator(table.title, "en").prompt(table.state, prompt)
    assert f"à partir de {needed}" in Narrator(table.title, "fr").prompt(table.state, prompt)


@pytest.mark.rule("BYZ-079")
def test_third_pretenders_never_change_the_roll() -> None:
    table = bargain().pretender("doukas", "kibyrrhaiotai").pretender("aggelos", "kibyrrhaiotai")
    propose(table).act("phokas", "refuse", 4)
    assert table.told("failed") == [{"seat": 0, "die": 4, "needed": 5}]


@pytest.mark.rule("BYZ-080")
def test_no_exchange_gives_the_proposer_a_third_garrison() -> None:
    """The example of the ledger."""
    table = Table().garrisons("nicaea", phokas=2, doukas=1).garrisons("baris", phokas=1).garrisons("thebae", doukas=1)
    table.to_move("phokas").act("phokas", "negotiate baris")
    assert table.forbids("phokas", "swap doukas nicaea") == "BYZ-080"
    assert table.legal("phokas") == ["swap doukas thebae"]


@pytest.mark.rule("BYZ-080")
def test_no_exchange_gives_the_rival_a_third_garrison() -> None:
    table = bargain().garrisons("nicaea", phokas=2, doukas=1).garrisons("baris", doukas=1)
    table.act("komnenos", "negotiate nicaea")
    assert table.forbids("komnenos", "swap phokas attalia") == "BYZ-080"
    assert table.legal("komnenos") == ["swap doukas baris"]


@pytest.mark.rule("BYZ-080")
def test_an_exchange_up_to_the_limit_keeps_the_city_totals() -> None:
    table = bargain().garrisons("nicaea", komnenos=1, phokas=1, doukas=1).garrisons("attalia", komnenos=1, aggelos=2)
    propose(table).act("phokas", "accept")
    assert table.city("nicaea") == {"komnenos": 1, "phokas": 2, "doukas": 1}
    assert table.city("attalia") == {"komnenos": 2, "aggelos": 2}


@pytest.mark.rule("BYZ-081")
def test_an_exchange_may_leave_two_garrisons_alone() -> None:
    table = bargain().garrisons("attalia", komnenos=1).garrisons("nicaea", phokas=1)
    propose(table).act("phokas", "accept")
    assert table.city("attalia") == {"komnenos": 2}
    assert table.city("nicaea") == {"phokas": 2}


@pytest.mark.rule("BYZ-082")
def test_the_owner_answers_before_anything_else_happens() -> None:
    table = bargain().garrisons("baris", aggelos=1)
    table.act("komnenos", "negotiate nicaea").act("komnenos", "swap aggelos baris")
    assert table.waits_for() == ["aggelos"]
    assert table.legal("aggelos") == ["accept", "refuse"]
    assert {table.forbids("aggelos", action) for action in [*REGULAR, "negotiate baris"]} == {"BYZ-082"}
    for other in ("komnenos", "phokas", "doukas"):
        assert table.legal(other) == []
        assert {table.forbids(other, action) for action in [*REGULAR, "accept", "refuse"]} == {"BYZ-082"}
    table.act("aggelos", "accept")
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-082")
def test_there_is_no_counter_offer() -> None:
    table = propose(bargain().garrisons("baris", phokas=1))
    assert table.forbids("phokas", "swap komnenos nicaea") == "BYZ-072"
    assert table.forbids("phokas", "negotiate baris") == "BYZ-082"


@pytest.mark.rule("BYZ-082")
@pytest.mark.parametrize(("face", "exchanged"), [(4, False), (5, True)])
def test_silence_is_a_refusal(face: int, exchanged: bool) -> None:
    table = propose(bargain())
    assert table.lapse("phokas", face) == "refuse"
    assert table.told("refused") == [{"seat": 1}]
    assert swapped(table) is exchanged


@pytest.mark.rule("BYZ-082")
def test_nothing_can_be_answered_without_an_offer() -> None:
    assert bargain().forbids("komnenos", "accept") == "BYZ-082"


@pytest.mark.rule("BYZ-083")
@pytest.mark.parametrize(
    "places",
    [
        pytest.param({}, id="empty board"),
        pytest.param({"attalia": {"phokas": 1}}, id="no own garrison"),
        pytest.param({"nicaea": {"komnenos": 1}}, id="no rival garrison"),
        pytest.param({"nicaea": {"komnenos": 1, "phokas": 1, "doukas": 2}}, id="rivals in the same city only"),
        pytest.param({"nicaea": {"komnenos": 1, "phokas": 2}, "baris": {"phokas": 1}}, id="rival would have three"),
        pytest.param({"nicaea": {"komnenos": 2, "phokas": 1}, "baris": {"komnenos": 1}}, id="own would be three"),
    ],
)
def test_negotiation_needs_an_exchange_that_is_legal(places: dict[str, dict[str, int]]) -> None:
    table = Table()
    for city, numbers in places.items():
        table.garrisons(city, **numbers)
    assert table.legal("komnenos", "negotiate") == []
    assert table.forbids("komnenos", "negotiate nicaea") == "BYZ-083"


@pytest.mark.rule("BYZ-083")
def test_only_own_garrisons_with_a_legal_exchange_can_be_offered() -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1).garrisons("attalia", komnenos=2)
    assert table.legal("komnenos", "negotiate") == ["negotiate attalia"]
    assert table.forbids("komnenos", "negotiate nicaea") == "BYZ-083"


@pytest.mark.rule("BYZ-084")
def test_an_agreement_binds_nobody_further() -> None:
    table = propose(bargain()).act("phokas", "accept")
    assert {"corrupt komnenos attalia", "expel komnenos attalia", "pass"} <= set(table.legal("phokas"))


@pytest.mark.rule("BYZ-084")
def test_only_the_two_garrisons_are_part_of_the_deal() -> None:
    table = propose(bargain())
    before = table.view().seats
    after = table.act("phokas", "accept").view().seats
    assert [(seat.reserve, seat.pretender) for seat in after] == [(seat.reserve, seat.pretender) for seat in before]
    assert after[1].grid == before[1].grid
    assert after[2:] == before[2:]


@pytest.mark.rule("BYZ-084")
def test_no_list_is_shown_in_a_negotiation() -> None:
    table = propose(bargain())
    for answer in ("", "accept"):
        if answer:
            table.act("phokas", answer)
        for viewer in table.houses:
            shown = [house for house, seat in zip(table.houses, table.view(viewer).seats, strict=True) if seat.sheet]
            assert shown == [viewer]
