"""Déroulement: goal, track, die, turns, boxes (BYZ-002, BYZ-013 to BYZ-017, BYZ-030, BYZ-039 to BYZ-049)."""

from __future__ import annotations

from collections import Counter

import pytest

from logothete.games.byzantio.board import ROW_KEYS
from logothete.kernel.dice import DiceRanOut
from logothete.kernel.state import NotOver
from tests.games.byzantio.table import Table

ACTS = {
    "campaign": "campaign armeniakon",
    "rally": "rally gangra",
    "negotiation": "negotiate ephesus",
    "progression": "progress krete",
    "corruption": "corrupt phokas baris",
    "expulsion": "expel phokas baris",
}
"""For each row an action that `ready()` allows."""


def ready(players: int = 2) -> Table:
    """Komnenos may do every kind of action; nothing he does meets a rival garrison on the spot."""
    return Table(players=players).garrisons("ephesus", komnenos=1).garrisons("baris", phokas=1)


def do(table: Table, row: str, *, die: int = 1) -> Table:
    """Komnenos uses a row to the end: no garrison on campaigns, exchanges refused, and the die falls so."""
    rolls = [] if row in ("campaign", "rally", "negotiation", "progression") else [die]
    table.act("komnenos", ACTS[row], *rolls)
    if row == "campaign":
        table.act("komnenos", "withhold")
    if row == "negotiation":
        table.act("komnenos", "swap phokas baris").act("phokas", "refuse", die)
    return table


def pass_turn(table: Table) -> Table:
    for _ in table.houses:
        table.act(table.waits_for()[0], "pass")
    return table


# ---------------------------------------------------------------------- goal and track


@pytest.mark.rule("BYZ-002")
@pytest.mark.parametrize(("right", "winner"), [(2, "doukas"), (3, "komnenos")])
def test_the_highest_total_of_targets_and_guesses_wins(right: int, winner: str) -> None:
    table = Table().garrisons("rhegium", doukas=1)
    table.finish(komnenos=["baris"] * right + ["nicaea"] * (3 - right))
    assert (table.score("doukas"), table.score("komnenos")) == (14, 5 * right)
    assert table.result().places[table.seat(winner)] == 1
    assert table.told("crowned") == [{"seat": table.seat(winner)}]


@pytest.mark.rule("BYZ-002")
def test_nothing_wins_early_and_nobody_is_eliminated() -> None:
    table = Table(players=2).free("phokas", **dict.fromkeys(ROW_KEYS, 0))
    for city in table.some_targets():
        table.garrisons(city, komnenos=1)
    pass_turn(table.turn(29)).act("komnenos", "pass")
    assert (table.view().turn, table.waits_for()) == (30, ["phokas"])
    with pytest.raises(NotOver):
        table.result()
    assert table.act("phokas", "pass").waits_for() == ["komnenos", "phokas"]


@pytest.mark.rule("BYZ-013")
def test_the_marker_moves_when_every_player_has_finished() -> None:
    table = Table()
    for house in table.houses:
        assert table.view().turn == 1
        table.act(house, "pass")
    assert table.view().turn == 2
    assert table.told("turn-began") == [{"turn": 2}]


@pytest.mark.rule("BYZ-013")
def test_the_marker_moves_when_an_event_turn_is_fully_resolved() -> None:
    table = Table(players=2).enter_turn(6, 1).act("phokas", "strike rally")
    assert table.view().turn == 6
    table.act("komnenos", "strike rally")
    assert (table.view().turn, table.waits_for()) == (7, ["komnenos"])


@pytest.mark.rule("BYZ-014")
@pytest.mark.parametrize("turn", [1, 30])
@pytest.mark.parametrize("row", ROW_KEYS)
def test_the_first_and_the_last_turn_are_ordinary(turn: int, row: str) -> None:
    assert do(ready().turn(turn), row).boxes("komnenos", row) == [turn]


# ---------------------------------------------------------------------- the die


@pytest.mark.rule("BYZ-016")
@pytest.mark.parametrize("die", range(1, 9))
@pytest.mark.parametrize("row", ["negotiation", "corruption", "expulsion"])
def test_an_unmodified_roll_succeeds_on_5_to_8(row: str, die: int) -> None:
    table = do(ready(), row, die=die)
    left = table.player("phokas").garrisons.get("baris", 0)
    assert left == (0 if die >= 5 else 1)
    assert table.told("succeeded" if die >= 5 else "failed") == [{"seat": 0, "die": die, "needed": 5}]


@pytest.mark.rule("BYZ-015")
@pytest.mark.parametrize("row", ["negotiation", "corruption", "expulsion"])
def test_an_attempt_rolls_one_die_with_eight_sides(row: str) -> None:
    do(ready(), row, die=8)
    with pytest.raises(DiceRanOut, match="8 sides"):
        do(ready(), row, die=9)


@pytest.mark.rule("BYZ-015")
def test_rolls_for_events_have_eight_sides_and_are_open_to_everybody() -> None:
    table = Table(players=2).garrisons("chandax", komnenos=2).enter_turn(12, 8, 8, 1)
    for viewer in (None, "komnenos", "phokas"):
        assert table.told("number-rolled", viewer) == [{"die": 8}]
        assert [told["die"] for told in table.told("survived", viewer) + table.told("starved", viewer)] == [8, 1]
    with pytest.raises(DiceRanOut, match="8 sides"):
        Table(players=2).enter_turn(12, 9)


@pytest.mark.rule("BYZ-015")
def test_famine_is_survived_by_a_die_with_eight_sides() -> None:
    with pytest.raises(DiceRanOut, match="face 9 was loaded, but a die with 8 sides"):
        Table(players=2).garrisons("chandax", komnenos=1).enter_turn(12, 8, 9)


@pytest.mark.rule("BYZ-015")
def test_rolls_of_attempts_are_open_to_everybody() -> None:
    table = do(ready(3), "corruption", die=3)
    for viewer in (None, "komnenos", "phokas", "doukas"):
        assert [told["die"] for told in table.told("failed", viewer)] == [3]


@pytest.mark.rule("BYZ-017")
def test_there_are_six_actions_and_none_is_called_diplomacy() -> None:
    verbs = {text.split()[0] for text in ready().legal("komnenos")}
    assert verbs == {"pass", "campaign", "rally", "negotiate", "progress", "corrupt", "expel"}


@pytest.mark.rule("BYZ-017")
def test_nothing_is_rolled_outside_attempts_and_event_turns() -> None:
    table = ready()
    for row in ("rally", "campaign", "progression"):
        do(table, row).act("phokas", "pass")
    assert pass_turn(table).view().turn == 5
    assert not {event.kind for event in table.log()} & {"number-rolled", "succeeded", "failed", "order-rolled"}


# ---------------------------------------------------------------------- public and secret


@pytest.mark.rule("BYZ-030")
def test_board_reserves_turn_order_and_grids_are_public() -> None:
    table = ready(3).turn(5).first("phokas").act("phokas", "expel komnenos ephesus", 7)
    table.act("doukas", "pass").act("komnenos", "rally gangra", 1)
    for house in table.houses:
        table.act(house, "strike rally" if house == "doukas" else "strike campaign")
    for viewer in (None, *table.houses):
        view = table.view(viewer)
        assert (view.turn, view.first, view.active) == (7, 1, 1)
        assert [seat.reserve for seat in view.seats] == [9, 9, 10]
        assert [seat.garrisons for seat in view.seats] == [{"gangra": 1}, {"baris": 1}, {}]
        assert [[row.boxes for row in seat.grid] for seat in view.seats] == [
            [[0], [5], [], [], [], []],
            [[0], [], [], [], [], [5]],
            [[], [0], [], [], [], []],
        ]


@pytest.mark.rule("BYZ-030")
def test_whether_a_target_was_changed_is_secret() -> None:
    changed, kept = Table(players=3).enter_turn(18), Table(players=3).enter_turn(18)
    changed.act("komnenos", "abandon 1").act("komnenos", "adopt nicaea")
    kept.act("komnenos", "keep")
    for viewer in (None, "phokas", "doukas"):
        assert changed.view(viewer) == kept.view(viewer)
        assert changed.log(viewer) == kept.log(viewer)
    assert changed.log("komnenos") != kept.log("komnenos")


@pytest.mark.rule("BYZ-030")
def test_guesses_are_secret_until_all_are_made() -> None:
    one, other = Table(players=2).end_of_turns(), Table(players=2).end_of_turns()
    one.act("komnenos", "suspect phokas baris").act("komnenos", "confirm")
    other.act("komnenos", "suspect phokas nicaea").act("komnenos", "confirm")
    for viewer in (None, "phokas"):
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)
    for table in (one, other):
        table.act("phokas", "suspect komnenos nicaea").act("phokas", "confirm")
    assert one.view() != other.view()


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("BYZ-039", "BYZ-048")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_26_action_turns_and_4_event_turns_and_as_many_boxes(players: int) -> None:
    table = Table(players=players, fresh=True)
    acted: dict[str, set[int]] = {house: set() for house in table.houses}
    passes: Counter[str] = Counter()
    turn = 0
    for house, action in table.wander(players):
        if turn and action.split()[0] in ("pass", "campaign", "rally", "negotiate", "progress", "corrupt", "expel"):
            assert turn not in acted[house]
            acted[house].add(turn)
            passes[house] += action == "pass"
        turn = table.view().turn
    assert [told["turn"] for told in table.told("turn-began")] == list(range(1, 31))
    for house in table.houses:
        assert sorted(acted[house]) == [turn for turn in range(1, 31) if turn not in (6, 12, 18, 24)]
        assert sum(row.boxes.count(0) for row in table.player(house).grid) == 4
        assert sum(row.free for row in table.player(house).grid) == passes[house]


@pytest.mark.rule("BYZ-040")
@pytest.mark.parametrize("row", ROW_KEYS)
def test_one_action_a_turn_and_then_the_next_player(row: str) -> None:
    table = do(ready(), row)
    assert table.waits_for() == ["phokas"]
    assert table.legal("komnenos") == []
    for action in ACTS.values():
        assert table.forbids("komnenos", action) == "BYZ-040"


@pytest.mark.rule("BYZ-040")
def test_nobody_acts_out_of_player_order() -> None:
    table = ready(3).first("doukas")
    assert (table.legal("komnenos"), table.legal("phokas")) == ([], [])
    assert table.forbids("komnenos", "pass") == "BYZ-040"
    table.act("doukas", "pass")
    assert table.waits_for() == ["komnenos"]
    assert table.forbids("phokas", "pass") == "BYZ-040"


@pytest.mark.rule("BYZ-040")
@pytest.mark.parametrize("action", ["pass", "rally amasea", "progress krete", "expel phokas baris"])
def test_an_action_under_way_is_the_only_one(action: str) -> None:
    assert ready().act("komnenos", "campaign armeniakon").forbids("komnenos", action) == "BYZ-040"


@pytest.mark.rule("BYZ-040")
def test_an_action_not_taken_is_not_saved_for_later() -> None:
    table = pass_turn(ready()).act("komnenos", "rally gangra")
    assert table.forbids("komnenos", "progress krete") == "BYZ-040"


@pytest.mark.rule("BYZ-041")
def test_a_pass_uses_no_box_and_changes_nothing() -> None:
    table = ready()
    assert "pass" in table.legal("komnenos")
    before = table.view().seats
    table.act("komnenos", "pass")
    assert table.view().seats == before
    assert table.told("passed") == [{"seat": 0}]
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-041")
def test_free_boxes_are_worth_nothing_at_the_end() -> None:
    table = Table(players=2).free("phokas", **dict.fromkeys(ROW_KEYS, 0)).finish()
    assert (table.score("komnenos"), table.score("phokas")) == (0, 0)


@pytest.mark.rule("BYZ-042")
def test_with_corruptions_only_and_an_empty_reserve_one_must_pass() -> None:
    table = ready().free("komnenos", **dict.fromkeys(ROW_KEYS, 0)).free("komnenos", corruption=3)
    assert table.legal("komnenos") == ["pass", "corrupt phokas baris"]
    for city in ("scupi", "thebae", "corinthus", "chandax", "dorostolum", "cherson", "nicaea", "attalia", "ancyra"):
        table.garrisons(city, komnenos=1)
    assert table.legal("komnenos") == ["pass"]
    assert table.forbids("komnenos", "corrupt phokas baris") == "BYZ-094"


@pytest.mark.rule("BYZ-042")
@pytest.mark.parametrize(("row", "verb"), [("campaign", "campaign"), ("progression", "progress")])
def test_a_campaign_or_a_progression_is_possible_from_everywhere(row: str, verb: str) -> None:
    table = Table(players=2).free("komnenos", **dict.fromkeys(ROW_KEYS, 0)).free("komnenos", **{row: 1})
    for province in table.provinces:
        assert table.pretender("komnenos", province).legal("komnenos", verb)


# ---------------------------------------------------------------------- boxes


@pytest.mark.rule("BYZ-043")
@pytest.mark.parametrize("turn", [1, 15, 16, 29])
@pytest.mark.parametrize("row", ROW_KEYS)
def test_the_turn_is_written_in_a_box_of_the_row_and_of_no_other(row: str, turn: int) -> None:
    table = ready()
    free = {other: table.free_boxes("komnenos", other) for other in ROW_KEYS}
    do(table.turn(turn), row)
    assert {other: table.boxes("komnenos", other) for other in ROW_KEYS} == {
        other: [turn] if other == row else [] for other in ROW_KEYS
    }
    free[row] -= 1
    assert {other: table.free_boxes("komnenos", other) for other in ROW_KEYS} == free
    assert all(box.boxes == [] for box in table.player("phokas").grid)


@pytest.mark.rule("BYZ-044")
@pytest.mark.parametrize("row", ["negotiation", "corruption", "expulsion"])
def test_a_failed_attempt_costs_turn_and_box(row: str) -> None:
    table = do(ready(), row, die=1)
    assert table.city("baris") == {"phokas": 1}
    assert table.boxes("komnenos", row) == [1]
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-044")
def test_a_negotiation_settled_by_agreement_costs_its_box() -> None:
    table = ready().act("komnenos", "negotiate ephesus").act("komnenos", "swap phokas baris").act("phokas", "accept")
    assert table.boxes("komnenos", "negotiation") == [1]
    assert table.boxes("phokas", "negotiation") == []
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-046")
@pytest.mark.parametrize("row", ROW_KEYS)
def test_an_exhausted_row_cannot_be_chosen(row: str) -> None:
    table = ready().free("komnenos", **{row: 1})
    assert ACTS[row] in table.legal("komnenos")
    table.free("komnenos", **{row: 0})
    assert table.legal("komnenos", ACTS[row].split()[0]) == []
    assert table.forbids("komnenos", ACTS[row]) == "BYZ-046"
    assert all(ACTS[other] in table.legal("komnenos") for other in ROW_KEYS if other != row)


@pytest.mark.rule("BYZ-046", "BYZ-110")
def test_a_struck_box_exhausts_a_row_as_a_used_one_does() -> None:
    table = ready().free("komnenos", rally=1).enter_turn(6, 1)
    table.act("komnenos", "strike rally").act("phokas", "strike rally")
    assert table.forbids("komnenos", "rally gangra") == "BYZ-046"


@pytest.mark.rule("BYZ-047")
def test_an_action_may_be_repeated_turn_after_turn() -> None:
    table = ready(2)
    for turn in range(10):
        table.turn((7, 8, 9, 10, 11, 13, 14, 15, 16, 17)[turn])
        table.act("komnenos", "campaign armeniakon" if turn % 2 == 0 else "campaign paphlagonia")
        table.act("komnenos", "withhold")
    assert table.boxes("komnenos", "campaign") == [7, 8, 9, 10, 11, 13, 14, 15, 16, 17]
    assert table.turn(19).forbids("komnenos", "campaign armeniakon") == "BYZ-046"


@pytest.mark.rule("BYZ-049", "BYZ-108")
@pytest.mark.parametrize("action", ["progress krete", "campaign armeniakon", "pass"])
def test_turn_18_allows_no_action(action: str) -> None:
    table = ready().enter_turn(18)
    assert table.forbids("komnenos", action) == "BYZ-108"
    table.act("komnenos", "keep").act("phokas", "keep")
    assert table.forbids("komnenos", action) == "BYZ-108"


SHEET = {
    "campaign": [1, 2, 0, 11, 14, 20, 21, 22, 29, 30],
    "rally": [3, 7, 15, 0, 0, 26],
    "negotiation": [8, 17, 19, 28],
    "progression": [4, 5, 9, 23],
    "corruption": [10, 16, 25],
    "expulsion": [0, 13, 27],
}
"""The sample sheet, corrected; 0 is a struck box."""
PLACES = {
    "campaign": "armeniakon paphlagonia charsianon chaldia charsianon chaldia charsianon opsikion boukellarioi",
    "rally": "gangra amasea trapezus ancyra",
    "progression": "chaldia armeniakon chaldia boukellarioi",
}
"""Where Komnenos marches, rallies and progresses to, one after the other."""
STRUCK = {6: "campaign", 12: "expulsion", 18: "rally", 24: "rally"}


@pytest.mark.rule("BYZ-043", "BYZ-048", "BYZ-049")
def test_the_sample_sheet_can_be_played_and_ends_with_its_last_box() -> None:
    table = ready()
    places = {row: iter(text.split()) for row, text in PLACES.items()}
    row_on = {turn: row for row, turns in SHEET.items() for turn in turns if turn}
    for turn in range(1, 31):
        assert table.view().turn == turn
        if turn in STRUCK:
            if turn == 18:
                table.act("komnenos", "keep").act("phokas", "keep")
            table.act("phokas", "strike rally").act("komnenos", f"strike {STRUCK[turn]}")
            continue
        row = row_on[turn]
        if row in PLACES:
            table.act("komnenos", f"{ACTS[row].split()[0]} {next(places[row])}")
            if table.legal("komnenos", "withhold"):
                table.act("komnenos", "withhold")
        else:
            do(table, row)
        # Number 1 strikes neither a garrison nor a pretender of this game.
        table.act("phokas", "pass", *((1,) if turn in (5, 11, 23) else ()))
    assert {row: table.boxes("komnenos", row) for row in ROW_KEYS} == SHEET
    assert all(row.free == 0 for row in table.player("komnenos").grid)
    assert table.waits_for() == ["komnenos", "phokas"]
