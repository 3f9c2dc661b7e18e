"""Évènements: the calendar, the roll that places an event, the box each costs (BYZ-107 to BYZ-112)."""

from __future__ import annotations

import pytest

from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from tests.games.byzantio.table import Table

# The turn, the event, and a roll that strikes no province with anybody in it.
CALENDAR = [(6, "earthquake", [2]), (12, "famine", [2]), (18, "succession", []), (24, "plague", [2])]
EVENT_TURNS = pytest.mark.parametrize(("turn", "event", "faces"), CALENDAR)
REGULAR = [
    "pass",
    "campaign cherson",
    "rally gangra",
    "negotiate nicaea",
    "progress krete",
    "corrupt phokas attalia",
    "expel phokas attalia",
]


def at_event(turn: int, faces: list[int]) -> Table:
    """An event turn with a garrison of Komnenos in Nicaea and one of Phokas in Cherson."""
    return Table().garrisons("nicaea", komnenos=1).garrisons("cherson", phokas=1).enter_turn(turn, *faces)


def at_strike(turn: int, faces: list[int]) -> Table:
    """An event turn once the event is resolved."""
    table = at_event(turn, faces)
    if turn == 18:
        for house in table.houses:
            table.act(house, "keep")
    return table


def diligent_game(players: int, seed: int) -> dict[int, list[int]]:
    """A random game in which nobody passes who can act: of each event turn, every seat's free boxes."""
    table = Table(players=players)
    dice = QuickDice(seed)
    free: dict[int, list[int]] = {}
    while waiting := table.state.pending():
        seat = int(lowest(waiting))
        legal = table.legal(table.houses[seat])
        if legal[0].startswith("strike") and table.view().turn not in free:
            free[table.view().turn] = [sum(row.free for row in player.grid) for player in table.view().seats]
        choices = [text for text in legal if text != "pass"] or legal
        action = table.title.actions.parse(choices[dice.below(len(choices))])
        table.state.play(seat, action, dice)
    return free


@pytest.mark.rule("BYZ-107")
@EVENT_TURNS
def test_each_event_has_its_turn(turn: int, event: str, faces: list[int]) -> None:
    table = at_event(turn, faces)
    assert table.view().turn == turn
    assert table.told("event-came") == [{"event": event, "turn": turn}]


@pytest.mark.rule("BYZ-107")
def test_no_other_turn_has_an_event() -> None:
    table = Table()
    dice = QuickDice(1)
    while waiting := table.state.pending():
        seat = int(lowest(waiting))
        table.state.take(seat, table.state.lapse(seat, dice), dice, table.chronicle)
    assert [(about["turn"], about["event"]) for about in table.told("event-came")] == [
        (turn, event) for turn, event, _ in CALENDAR
    ]
    assert [about["turn"] for about in table.told("turn-began")] == list(range(2, 31))


@pytest.mark.rule("BYZ-108")
@EVENT_TURNS
def test_no_regular_action_on_an_event_turn(turn: int, event: str, faces: list[int]) -> None:
    table = at_event(turn, faces)
    assert table.view().active is None
    for house in table.houses:
        assert {table.forbids(house, action) for action in REGULAR} == {"BYZ-108"}


@pytest.mark.rule("BYZ-108")
@pytest.mark.parametrize("house", ["komnenos", "phokas", "doukas", "aggelos"])
def test_no_regular_action_while_a_pretender_is_moved(house: str) -> None:
    table = at_event(24, [6])
    assert table.waits_for() == ["phokas"]
    assert {table.forbids(house, action) for action in REGULAR} == {"BYZ-108"}


@pytest.mark.rule("BYZ-108")
@EVENT_TURNS
def test_the_strike_ends_the_event_turn(turn: int, event: str, faces: list[int]) -> None:
    table = at_strike(turn, faces).strike()
    assert table.view().turn == turn + 1
    assert table.waits_for() == ["komnenos"]
    assert "pass" in table.legal("komnenos")


@pytest.mark.rule("BYZ-109")
@EVENT_TURNS
def test_after_each_event_everybody_loses_one_box(turn: int, event: str, faces: list[int]) -> None:
    table = at_strike(turn, faces)
    assert table.waits_for() == ["komnenos", "phokas", "doukas", "aggelos"]
    table.strike("rally")
    assert [table.free_boxes(house, "rally") for house in table.houses] == [5, 5, 5, 5]
    assert [sum(row.free for row in table.player(house).grid) for house in table.houses] == [29] * 4


@pytest.mark.rule("BYZ-109")
def test_a_struck_action_is_lost_for_good() -> None:
    table = Table().free("komnenos", rally=1).enter_turn(6, 2).strike("rally")
    assert table.free_boxes("komnenos", "rally") == 0
    assert table.forbids("komnenos", "rally gangra") == "BYZ-046"


@pytest.mark.rule("BYZ-109")
@pytest.mark.parametrize("house", ["komnenos", "phokas"])
def test_the_strike_comes_after_the_event(house: str) -> None:
    assert at_event(18, []).forbids(house, "strike rally") == "BYZ-109"
    assert at_event(24, [6]).forbids(house, "strike rally") == "BYZ-109"


@pytest.mark.rule("BYZ-109")
def test_nothing_is_struck_on_an_action_turn() -> None:
    assert Table().forbids("komnenos", "strike rally") == "BYZ-109"


@pytest.mark.rule("BYZ-109", "BYZ-110")
def test_the_struck_boxes_of_the_sample_sheet() -> None:
    """The example of the ledger: one Campaign, two Rallies, one Expulsion; so a row may be struck twice."""
    table = Table()
    for (turn, _, faces), row in zip(CALENDAR, ["expulsion", "campaign", "rally", "rally"], strict=True):
        table.enter_turn(turn, *faces)
        if turn == 18:
            for house in table.houses:
                table.act(house, "keep")
        table.strike(row)
    assert {row.key: row.boxes for row in table.player("doukas").grid if row.boxes} == {
        "campaign": [0],
        "rally": [0, 0],
        "expulsion": [0],
    }


@pytest.mark.rule("BYZ-110")
def test_any_row_with_a_free_box_may_be_struck() -> None:
    table = Table().free("komnenos", campaign=0, negotiation=1, corruption=0).enter_turn(6, 2)
    offered = ["strike rally", "strike negotiation", "strike progression", "strike expulsion"]
    assert table.legal("komnenos") == offered
    assert table.forbids("komnenos", "strike campaign") == "BYZ-110"
    assert len(table.legal("phokas")) == 6


@pytest.mark.rule("BYZ-110")
def test_players_strike_rows_of_their_own_in_any_order() -> None:
    table = Table(players=3).enter_turn(6, 2)
    table.act("doukas", "strike expulsion").act("komnenos", "strike rally").act("phokas", "strike campaign")
    assert table.told("struck") == [
        {"seat": 0, "row": "rally"},
        {"seat": 1, "row": "campaign"},
        {"seat": 2, "row": "expulsion"},
    ]
    assert [table.boxes(house, "rally") for house in table.houses] == [[0], [], []]


@pytest.mark.rule("BYZ-110")
def test_strikes_are_sealed_until_all_are_in() -> None:
    table = Table(players=2).enter_turn(6, 2).act("phokas", "strike corruption")
    assert table.waits_for() == ["komnenos"]
    assert table.view("phokas").sealed == "corruption"
    for other in ("komnenos", None):
        assert table.told("strike-sealed", other) == []
        assert table.told("struck", other) == []
        assert table.view(other).sealed is None
        assert table.view(other).seats[1].answered
        assert table.boxes("phokas", "corruption") == []
    table.act("komnenos", "strike rally")
    assert table.told("struck") == [{"seat": 0, "row": "rally"}, {"seat": 1, "row": "corruption"}]
    assert table.boxes("phokas", "corruption") == [0]


@pytest.mark.rule("BYZ-110")
def test_each_player_strikes_once() -> None:
    table = Table(players=2).enter_turn(6, 2).act("phokas", "strike corruption")
    assert table.forbids("phokas", "strike rally") == "BYZ-110"


@pytest.mark.rule("BYZ-110")
def test_a_struck_box_shows_an_x_among_the_turn_numbers() -> None:
    table = Table(players=2).turn(5).act("komnenos", "progress krete").act("phokas", "pass", 2)
    table.strike("progression").act("komnenos", "progress thrake")
    assert table.boxes("komnenos", "progression") == [5, 0, 7]
    assert table.free_boxes("komnenos", "progression") == 1


@pytest.mark.rule("BYZ-111")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_there_is_always_a_box_to_strike(players: int, seed: int) -> None:
    """Whoever acts on every turn has 30 boxes less one for each turn before: 7 at the last event."""
    free = diligent_game(players, seed)
    assert list(free) == [6, 12, 18, 24]
    for turn, boxes in free.items():
        assert min(boxes) >= 31 - turn
    assert min(free[24]) == 7


@pytest.mark.rule("BYZ-111")
def test_the_strike_may_not_be_refused() -> None:
    table = Table().enter_turn(24, 2)
    for house in table.houses:
        assert all(text.startswith("strike ") for text in table.legal(house))
    assert table.lapse("komnenos") == "strike campaign"


@pytest.mark.rule("BYZ-112")
@pytest.mark.parametrize("die", range(1, 9))
def test_one_roll_strikes_every_province_of_its_number(die: int) -> None:
    table = Table()
    capitals = {city.province: city.key for city in table.board.content.cities if city.size == "large"}
    for at, capital in enumerate(capitals.values()):
        table.garrisons(capital, **{table.houses[at % 4]: 1})
    struck = {province.key for province in table.board.content.provinces if province.number == die}
    table.enter_turn(6, die)
    assert {province for province, city in capitals.items() if not table.city(city)} == struck
    assert len(struck) == (4 if die == 4 else 3)
    assert table.told("number-rolled") == [{"die": die}]


@pytest.mark.rule("BYZ-112")
@pytest.mark.parametrize(("turn", "event", "faces"), [row for row in CALENDAR if row[2]])
def test_an_event_where_nothing_stands_costs_a_box_all_the_same(turn: int, event: str, faces: list[int]) -> None:
    table = at_event(turn, faces)
    assert (table.city("nicaea"), table.city("cherson")) == ({"komnenos": 1}, {"phokas": 1})
    homes = ["paphlagonia", "kappadokia", "makedonia", "hellas"]
    assert [table.player(house).pretender for house in table.houses] == homes
    assert table.waits_for() == ["komnenos", "phokas", "doukas", "aggelos"]
    assert table.legal("doukas", "strike") == table.legal("doukas")


@pytest.mark.rule("BYZ-112")
def test_the_succession_needs_no_roll() -> None:
    table = Table().enter_turn(18)
    assert table.told("number-rolled") == []
    assert table.told("event-came") == [{"event": "succession", "turn": 18}]
