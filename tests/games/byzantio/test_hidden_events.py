"""Partie plus exigeante: the variant with hidden events (BYZ-149 to BYZ-152, NEK-030)."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

from logothete.games.byzantio.board import EVENT_KEYS, TILES
from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.position import Position
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Chronicle
from logothete.kernel.title import Setup
from tests.games.byzantio.table import Table, title

TURNS: dict[Edition, list[int]] = {"byzantio": [6, 12, 18, 24], "nekken": [6, 13, 20]}
EVENTS: dict[Edition, list[str]] = {
    "byzantio": ["earthquake", "famine", "succession", "plague"],
    "nekken": ["earthquake", "plague", "succession"],
}
BOTH = pytest.mark.parametrize("edition", ["byzantio", "nekken"])


def hidden(*tiles: str) -> Table:
    """Byzantio with the tiles face down in this order."""
    return Table(options={"events": "hidden"}).tiles(*tiles)


def tiles_of(state: Position) -> tuple[str, ...]:
    """The tiles as they lie, which no player can see."""
    return tuple(EVENT_KEYS[int(state.cells[TILES + place])] for place in range(state.board.events))


# ---- laying the tiles


@pytest.mark.rule("BYZ-149", "NEK-030")
@BOTH
def test_every_order_of_the_tiles_is_equally_likely(edition: Edition) -> None:
    orders = Counter(
        tiles_of(title(edition).start(Setup(2, {"events": "hidden"}), QuickDice(seed))) for seed in range(2400)
    )
    assert all(sorted(order) == sorted(EVENTS[edition]) for order in orders)
    expected = 2400 / factorial(len(EVENTS[edition]))
    assert len(orders) == factorial(len(EVENTS[edition]))
    assert all(0.6 * expected < number < 1.4 * expected for number in orders.values())


@pytest.mark.rule("BYZ-149")
@BOTH
def test_the_variant_is_optional(edition: Edition) -> None:
    """Unless agreed, nothing is shuffled: no die is rolled, and everybody sees which event comes when."""
    view = Table(edition, fresh=True).view()
    assert [(tile.turn, tile.event) for tile in view.tiles] == list(zip(TURNS[edition], EVENTS[edition], strict=True))
    assert view.face_down == []


@pytest.mark.rule("BYZ-149", "NEK-030", "NEK-024")
@BOTH
@pytest.mark.parametrize("seed", range(5))
def test_in_a_whole_game_each_event_happens_once_on_an_event_turn(edition: Edition, seed: int) -> None:
    table = Table(edition, 2, options={"events": "hidden"})
    tiles = list(EVENTS[edition])
    table.tiles(*tiles[seed % len(tiles) :], *tiles[: seed % len(tiles)])
    for _ in table.wander(seed):
        pass
    came = table.told("event-came")
    assert [about["turn"] for about in came] == TURNS[edition]
    assert sorted(str(about["event"]) for about in came) == sorted(tiles)


# ---- turning them up


@pytest.mark.rule("BYZ-150")
def test_a_tile_is_turned_up_when_its_turn_is_reached_and_not_before() -> None:
    table = hidden("succession", "plague", "earthquake", "famine").turn(5)
    for house in ["komnenos", "phokas", "doukas"]:
        table.act(house, "pass")
        assert table.view().tiles[0].event is None
    table.act("aggelos", "pass")
    assert [tile.event for tile in table.view().tiles] == ["succession", None, None, None]
    assert [tile.happened for tile in table.view().tiles] == [True, False, False, False]
    assert table.told("event-came") == [{"event": "succession", "turn": 6}]


@pytest.mark.rule("BYZ-150")
@pytest.mark.parametrize(("place", "turn"), [*enumerate(TURNS["byzantio"])])
def test_the_event_on_the_tile_is_resolved_at_once(place: int, turn: int) -> None:
    order = ["famine", "succession", "plague"]
    order.insert(place, "earthquake")
    table = hidden(*order).garrisons("nicaea", phokas=2).garrisons("ephesus", doukas=1)
    table.enter_turn(turn, 7)
    assert table.city("nicaea") == {}
    assert table.city("ephesus") == {"doukas": 1}
    assert table.told("event-came") == [{"event": "earthquake", "turn": turn}]


# ---- who knows what


@pytest.mark.rule("BYZ-151")
@pytest.mark.parametrize("viewer", [None, "komnenos", "phokas", "doukas", "aggelos"])
def test_nobody_sees_a_hidden_tile_but_everybody_what_is_left(viewer: str | None) -> None:
    table = hidden("plague", "succession", "famine", "earthquake").turn(13)
    view = table.view(viewer)
    assert [(tile.turn, tile.event) for tile in view.tiles] == [
        (6, "plague"),
        (12, "succession"),
        (18, None),
        (24, None),
    ]
    assert view.face_down == ["earthquake", "famine"]


@pytest.mark.rule("BYZ-151")
@pytest.mark.parametrize("viewer", [None, "komnenos"])
def test_what_is_seen_does_not_depend_on_the_order_of_hidden_tiles(viewer: str | None) -> None:
    one = hidden("plague", "succession", "famine", "earthquake").turn(7)
    other = hidden("plague", "earthquake", "succession", "famine").turn(7)
    assert one.view(viewer) == other.view(viewer)


@pytest.mark.rule("BYZ-151")
def test_the_last_tile_is_known_once_the_third_is_turned_up() -> None:
    assert hidden("plague", "succession", "famine", "earthquake").turn(19).view().face_down == ["earthquake"]


@pytest.mark.rule("BYZ-151")
def test_laying_the_tiles_is_not_told() -> None:
    chronicle = Chronicle()
    title("byzantio").start(Setup(2, {"events": "hidden"}), QuickDice(1), chronicle)
    assert chronicle.told == []


@pytest.mark.rule("BYZ-151")
def test_a_bot_can_only_guess_the_hidden_tiles() -> None:
    table = hidden("plague", "succession", "famine", "earthquake").turn(7)
    guesses = Counter(tiles_of(table.state.guess(0, QuickDice(seed))) for seed in range(120))
    assert {order[0] for order in guesses} == {"plague"}
    assert len(guesses) == 6
    assert max(guesses.values()) < 40


# ---- nothing else changes


@pytest.mark.rule("BYZ-152")
def test_an_earthquake_elsewhere_is_the_same_earthquake() -> None:
    table = hidden("famine", "earthquake", "succession", "plague").pretender("phokas", "opsikion")
    table.garrisons("nicaea", phokas=2, doukas=1).garrisons("baris", doukas=1).garrisons("scupi", doukas=1)
    table.enter_turn(12, 7)
    assert (table.city("nicaea"), table.city("baris"), table.city("scupi")) == ({}, {}, {"doukas": 1})
    assert table.player("phokas").pretender == "opsikion"


@pytest.mark.rule("BYZ-152")
def test_a_famine_elsewhere_is_the_same_famine() -> None:
    table = hidden("famine", "earthquake", "succession", "plague").pretender("phokas", "opsikion")
    table.garrisons("nicaea", phokas=1, doukas=1).enter_turn(6, 7, 4, 4)
    assert table.city("nicaea") == {"phokas": 1}


@pytest.mark.rule("BYZ-152")
def test_a_succession_elsewhere_is_the_same_succession() -> None:
    table = hidden("famine", "earthquake", "plague", "succession").enter_turn(24)
    table.act("doukas", "abandon 1").act("doukas", "adopt hydruntum")
    for house in ["komnenos", "phokas", "aggelos"]:
        table.act(house, "keep")
    table.strike().garrisons("hydruntum", doukas=1).finish()
    assert table.score("doukas") == 14


@pytest.mark.rule("BYZ-152")
def test_a_plague_elsewhere_is_the_same_plague() -> None:
    table = hidden("famine", "plague", "earthquake", "succession").pretender("phokas", "opsikion")
    table.enter_turn(12, 7)
    assert table.waits_for() == ["doukas"]
    table.act("doukas", "send krete")
    assert table.player("phokas").pretender == "krete"


@pytest.mark.rule("BYZ-152")
@pytest.mark.parametrize(("place", "turn"), [*enumerate(TURNS["byzantio"])])
def test_event_turns_have_no_actions_and_cost_a_box(place: int, turn: int) -> None:
    order = ["famine", "succession", "plague"]
    order.insert(place, "earthquake")
    table = hidden(*order).enter_turn(turn, 1)
    assert table.waits_for() == ["komnenos", "phokas", "doukas", "aggelos"]
    assert table.legal("komnenos") == [f"strike {row.key}" for row in table.player("komnenos").grid]
    assert table.forbids("komnenos", "pass") == "BYZ-108"
    table.strike("rally")
    assert all(table.boxes(house, "rally") == [0] for house in table.houses)
    assert (table.view().turn, table.waits_for()) == (turn + 1, ["komnenos"])


@pytest.mark.rule("BYZ-152", "BYZ-149")
def test_no_event_comes_on_any_other_turn_and_the_last_turn_stays_the_last() -> None:
    for turn in range(1, 31):
        if turn not in TURNS["byzantio"]:
            table = hidden("plague", "famine", "earthquake", "succession").enter_turn(turn)
            assert table.told("event-came") == []
            assert "pass" in table.legal("komnenos")
    assert hidden("plague", "famine", "earthquake", "succession").end_of_turns().legal("komnenos", "suspect")
