"""What bots remember of the deeds of everybody."""

from __future__ import annotations

from logothete.games.byzantio.dossier import DEEDS, OF_DEEDS, Dossier
from logothete.kernel.bits import EVERYONE, members
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Chronicle
from logothete.kernel.title import Setup
from tests.games.byzantio.table import Table


def deeds(table: Table, house: str, city: str) -> dict[str, int]:
    """What a house was seen to do about a city, without what it did not do."""
    dossier = Dossier()
    for told in table.chronicle.told:
        dossier.hear(told.kind, *told.numbers)
    seat, number = table.seat(house), table.cities.index(city)
    counts = {deed: int(dossier.count(table.board, seat, number, at)) for at, deed in enumerate(DEEDS)}
    return {deed: count for deed, count in counts.items() if count}


def test_the_deeds_are_as_many_as_the_compiled_loops_take_them_to_be() -> None:
    assert len(DEEDS) == OF_DEEDS


def test_a_garrison_placed_counts_for_its_city_and_against_its_neighbours() -> None:
    table = Table().act("komnenos", "campaign armeniakon").act("komnenos", "garrison amasea")
    assert deeds(table, "komnenos", "amasea") == {"placed": 1, "visited": 1}
    province = table.board.province_of[table.cities.index("amasea")]
    neighbours = [city for at, city in enumerate(table.cities) if table.board.province_of[at] == province]
    assert len(neighbours) > 1
    for city in neighbours:
        if city != "amasea":
            assert deeds(table, "komnenos", city) == {"visited": 1, "passed-over": 1}
    assert deeds(table, "phokas", "amasea") == {}
    assert deeds(table, "komnenos", "nicaea") == {}


def test_to_march_past_is_a_visit() -> None:
    table = Table().act("komnenos", "campaign armeniakon").act("komnenos", "withhold")
    assert deeds(table, "komnenos", "amasea") == {"visited": 1}


def test_a_bribe_counts_whether_or_not_it_is_taken() -> None:
    for face in (1, 6):
        table = Table().garrisons("attalia", doukas=1).pretender("komnenos", "kibyrrhaiotai")
        table.act("komnenos", "corrupt doukas attalia", face)
        assert deeds(table, "komnenos", "attalia") == {"attacked": 1}
        assert deeds(table, "doukas", "attalia") == {}


def test_an_exchange_tells_what_is_asked_for_and_what_is_given_up() -> None:
    table = Table().garrisons("nicaea", komnenos=1).garrisons("attalia", phokas=1)
    table.act("komnenos", "negotiate nicaea").act("komnenos", "swap phokas attalia").act("phokas", "accept")
    assert deeds(table, "komnenos", "attalia") == {"asked-for": 1}
    assert deeds(table, "komnenos", "nicaea") == {"put-up": 1}
    assert deeds(table, "phokas", "attalia") == {"gave": 1}


def test_who_refuses_an_exchange_wants_to_keep_his_city() -> None:
    table = Table().garrisons("nicaea", komnenos=1).garrisons("attalia", phokas=1)
    table.act("komnenos", "negotiate nicaea").act("komnenos", "swap phokas attalia").act("phokas", "refuse", 1)
    assert deeds(table, "phokas", "attalia") == {"refused": 1}
    assert deeds(table, "phokas", "nicaea") == {}


def test_what_is_under_seal_is_in_no_dossier() -> None:
    """Every dossier is made of what all were told: after a whole game those of all seats are alike."""
    title, dice, chronicle = Table().title, QuickDice(1), Chronicle()
    state = title.start(title.check(Setup(4)), dice, chronicle)
    while not state.over():
        seat = members(state.pending())[0]
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))], dice, chronicle)
    assert any(told.to != EVERYONE for told in chronicle.told)
    dossiers = []
    for seat in range(4):
        dossier = Dossier()
        for told in chronicle.told:
            if told.concerns(seat):
                dossier.hear(told.kind, *told.numbers)
        dossiers.append((list(dossier.counts), list(dossier.visits)))
    assert sum(dossiers[0][0]) > 0
    assert all(one == dossiers[0] for one in dossiers)
