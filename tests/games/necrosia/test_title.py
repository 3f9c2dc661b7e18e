"""Necrosia as a title: setups, saving, prompts, results, and what programs that learn or search are given."""

from __future__ import annotations

import pytest

from logothete.games.necrosia import title as open_necrosia
from logothete.games.necrosia.verbs import VERBS
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import numbers
from logothete.kernel.state import NotOver
from logothete.kernel.title import BadSetup, Setup
from tests.games.necrosia.table import Table, title


@pytest.mark.rule("NEC-001")
def test_it_is_for_two_to_five() -> None:
    assert title().players == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadSetup, match="necrosia is for 2, 3, 4, 5 players"):
            title().start(Setup(players), QuickDice(0))


def test_the_package_opens_it() -> None:
    assert open_necrosia("necrosia").content == title().content


def test_every_verb_names_domains_that_exist() -> None:
    domains = title().actions.domains
    assert {domain for verb in VERBS for domain in verb.domains} == set(domains)
    assert (len(domains["region"]), len(domains["card"]), domains["foe"][-1]) == (18, 80, "necrosians")


def test_a_position_can_be_put_aside_at_every_moment() -> None:
    table = Table(3, fresh=True, seed=1)
    for _ in table.wander(1):
        loaded = title().load(table.setup, table.state.dump())
        assert loaded.dump() == table.state.dump()
        assert loaded.pending() == table.state.pending()


def test_cells_of_another_version_are_refused() -> None:
    with pytest.raises(BadSetup, match="cells, not 3: it comes from another version"):
        title().load(Setup(2), [0, 0, 0])


def test_a_seat_is_called_by_its_people_once_it_has_one() -> None:
    table = Table(3, fresh=True, seed=2)
    seat = members(table.state.pending())[0]
    assert title().seat_name(table.state, seat) == {}
    table.state.play(seat, title().actions.parse("choose ygwan"), QuickDice(0))
    assert title().seat_name(table.state, seat) == {"people": "ygwan"}


def test_whoever_is_asked_has_a_prompt_and_nobody_else() -> None:
    table = Table(4, fresh=True, seed=4)
    for _ in table.wander(4):
        asked = members(table.state.pending())
        assert [seat for seat in range(4) if title().prompt(table.state, seat) is not None] == asked


@pytest.mark.parametrize(
    ("actions", "key", "rule"),
    [
        ((), "turn", "NEC-090"),
        (("lift fighter crossing",), "move-to", "NEC-095"),
        (("lift fighter crossing", "to stormpeak"), "move-second", "NEC-096"),
        (("trade crossing",), "recruit", "NEC-049"),
        (("cast crossing",), "cast-to", "NEC-055"),
        (("cast crossing", "to frostmoon"), "carry", "NEC-056"),
        (("convert mage crossing",), "convert", "NEC-103"),
        (("stir necrosia",), "stir-to", "NEC-100"),
        (("play trihnic-deluge",), "card-region", "NEC-C43"),
        (("play deadly-salvo",), "free-war", "NEC-C11"),
    ],
)
def test_every_half_done_action_asks_for_its_next_step(actions: tuple[str, ...], key: str, rule: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=2, merchant=1, mage=1).put("kelwin", "frostmoon", mage=1)
    table.put("ombre", "crossing", mage=1).necrosians("necrosia", 2).give("kelwin", "trihnic-deluge", "deadly-salvo")
    table.put("kelwin", "sun-cape", mage=1).necrosians("frostmoon", 2)
    prompt = table.acts("kelwin", *actions).prompt("kelwin")
    assert prompt is not None
    assert (prompt.key, prompt.rule) == (key, rule)


# ---------------------------------------------------------------------- the result


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(NotOver):
        Table().result()


@pytest.mark.rule("NEC-163", "NEC-108")
def test_a_result_tells_influence_and_what_breaks_ties() -> None:
    table = Table().put("kelwin", "crossing", mage=2).influence(kelwin=9, ombre=9, feling=1).tally(ombre=4).year(5)
    result = table.end_year().result()
    assert (result.places, result.scores) == ([1, 2, 3], [9, 9, 1])
    told = {line.key: (line.points, line.about) for line in result.lines if line.seat == 0}
    assert told == {
        "influence": (9, {}),
        "regions": (0, {"number": 1}),
        "units": (0, {"number": 2}),
        "tally": (0, {"number": 0}),
    }


@pytest.mark.rule("NEC-164", "NEC-166")
def test_in_the_common_defeat_nobody_is_first() -> None:
    table = Table().influence(kelwin=9)
    for region in ("crossing", "frostmoon", "stormpeak", "sun-cape"):
        table.necrosed(region, {"crossing": 4, "frostmoon": 3, "stormpeak": 2, "sun-cape": 1}[region])
    result = table.necrosians("copper-dunes", 1).end_year().result()
    assert (result.places, result.scores) == ([4, 4, 4], [0, 0, 0])
    assert {(line.key, line.about["number"]) for line in result.lines} == {("common-defeat", 6)}
    assert title().all_may_lose


def test_progress_is_the_influence_from_the_opening_count_on() -> None:
    assert title().progress(Table(2, fresh=True).state) is None
    assert title().progress(Table(2).influence(kelwin=3).state) == [3, 0]


def test_the_scene_holds_what_a_page_draws() -> None:
    scene = title().scene(Setup(2))
    assert (len(scene.regions), len(scene.peoples), len(scene.cards)) == (18, 5, 80)


# ---------------------------------------------------------------------- bots


def test_prospects_are_shares_of_what_is_not_lost() -> None:
    out = numbers(3)
    table = Table().influence(kelwin=30, ombre=10, feling=10)
    title().mind().prospects(table.state, out)
    assert out[0] > out[1] > 0
    assert 0 < sum(out) <= 1
    safe = sum(out)
    for region, value in (("crossing", 0), ("frostmoon", 1), ("stormpeak", 2), ("sun-cape", 3)):
        table.necrosed(region, value)
    title().mind().prospects(table.necrosians("copper-dunes", 5).state, out)
    assert sum(out) < safe


@pytest.mark.rule("NEC-166")
def test_at_the_end_the_winner_has_everything_and_a_common_defeat_is_worth_nothing() -> None:
    out = numbers(3)
    title().mind().prospects(Table().influence(kelwin=3, ombre=3, feling=1).year(5).end_year().state, out)
    assert list(out) == [0.5, 0.5, 0]
    lost = Table()
    for region, value in (("crossing", 0), ("frostmoon", 1), ("stormpeak", 2), ("sun-cape", 3)):
        lost.necrosed(region, value)
    title().mind().prospects(lost.necrosians("copper-dunes", 1).end_year().state, out)
    assert list(out) == [0, 0, 0]


def test_judging_a_position_leaves_it_as_it_is() -> None:
    table = Table(3, fresh=True, seed=6)
    mind, out = title().mind(), numbers(3)
    for _ in table.wander(6):
        before = table.state.dump()
        mind.prospects(table.state, out)
        assert table.state.dump() == before
        assert all(0 <= share <= 1 for share in out)


def test_no_game_is_longer_than_it_says() -> None:
    for players in title().players:
        table = Table(players, fresh=True, seed=players)
        assert sum(1 for _ in table.wander(players)) < title().longest(Setup(players))
