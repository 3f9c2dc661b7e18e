"""What bots take rivals to want, and what they guess at the end."""

from __future__ import annotations

from typing import get_args

import numpy as np
import pytest

from logothete.bots import SeatTable, open_bot
from logothete.games.byzantio import telling
from logothete.games.byzantio.board import SEATS, TARGETS, target_on
from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.dossier import Dossier
from logothete.games.byzantio.kinds import ESPIONAGE_STEP
from logothete.games.byzantio.suspicion import BLUFF, CITY_FACTS, OF_CITY, Suspicion, note_city, suspect
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import numbers
from logothete.kernel.steps import TOP
from logothete.kernel.title import Setup
from tests.games.byzantio.table import Table

EDITIONS: tuple[Edition, ...] = get_args(Edition)


def likely(
    table: Table, rival: int, suspicion: Suspicion | None = None, dossier: Dossier | None = None
) -> list[dict[str, float]]:
    """For each line of a rival's list: how likely it names each city in play."""
    board = table.board
    out = numbers(board.targets * len(board.playable))
    suspicion = table.title.suspicion if suspicion is None else suspicion
    suspect(board, table.state.cells, dossier or Dossier(), rival, suspicion, numbers(OF_CITY), out, 0)
    lines = np.diff(np.array(list(out)).reshape(board.targets, -1), axis=1, prepend=0.0)
    return [dict(zip((table.cities[city] for city in board.playable), line, strict=True)) for line in lines]


def placed(table: Table, city: str, times: int = 1) -> Dossier:
    """What everybody has seen if the player in seat 1 placed garrisons in a city."""
    dossier = Dossier()
    for _ in range(times):
        dossier.hear(telling.GARRISONED, 1, table.cities.index(city), 0, 0)
    return dossier


def test_the_facts_are_as_many_as_the_compiled_loops_take_them_to_be() -> None:
    assert len(CITY_FACTS) == OF_CITY


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_line_names_some_city_in_play_and_none_is_ruled_out(edition: Edition) -> None:
    for line in likely(Table(edition).turn(10), 1):
        assert sum(line.values()) == pytest.approx(1)
        assert min(line.values()) >= 0.99 * BLUFF / len(line)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rival_wants_a_city_that_he_took_and_holds_more_than_one_he_left_alone(edition: Edition) -> None:
    table = Table(edition).turn(20)
    rival = table.houses[1]
    city = table.near_home(rival)
    before = sum(line[city] for line in likely(table, 1))
    after = sum(line[city] for line in likely(table.garrisons(city, **{rival: 1}), 1, dossier=placed(table, city)))
    assert after > before


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rival_wants_what_he_fought_for_more_than_what_he_left_alone(edition: Edition) -> None:
    table = Table(edition).turn(20)
    rival = table.houses[1]
    city = table.near_home(rival)
    dossier = placed(table, city, 3)
    before = sum(line[city] for line in likely(table, 1))
    after = sum(line[city] for line in likely(table, 1, dossier=dossier))
    assert after > before


def test_a_mind_looks_again_when_it_has_heard_more() -> None:
    table = Table().turn(20)
    used, fresh = table.title.mind(), table.title.mind()
    used.imagine(table.state, 0, QuickDice(3))
    for mind in (used, fresh):
        for _ in range(3):
            mind.hear(telling.GARRISONED, 1, table.cities.index("nicaea"), 0, 0)
    for seed in range(20):
        imagined = used.imagine(table.state, 0, QuickDice(seed)).dump()
        assert imagined == fresh.imagine(table.state, 0, QuickDice(seed)).dump()


def test_every_fact_of_a_city_is_written_anew_for_each_city() -> None:
    table = Table().garrisons("nicaea", komnenos=1, phokas=1).pretender("komnenos", "opsikion")
    facts = numbers(OF_CITY)
    for city in range(int(table.board.cities)):
        note_city(table.board, table.state.cells, Dossier(), 0, city, facts)
        again = numbers(OF_CITY)
        note_city(table.board, table.state.cells, Dossier(), 0, city, again)
        assert list(facts) == list(again)
        assert sum(facts[fact] == 1.0 for fact in range(OF_CITY)) >= 3


def test_only_public_facts_are_looked_at() -> None:
    table = Table().turn(12)
    before = likely(table, 1)
    table.state.cells[TARGETS + 1] = table.state.cells[TARGETS + 2]
    assert likely(table, 1) == before


def test_a_line_beyond_those_learned_is_taken_to_be_like_the_last() -> None:
    table = Table().turn(12)
    short = Suspicion([[0.1 * fact * line for fact in range(OF_CITY)] for line in range(3)])
    lines = likely(table, 1, short)
    assert lines[2] == pytest.approx(lines[6])
    assert lines[2] != pytest.approx(lines[1])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rival_who_went_to_take_a_city_and_holds_it_is_mostly_imagined_to_want_it(edition: Edition) -> None:
    table = Table(edition)
    rival = table.houses[1]
    city = table.near_home(rival)
    table.garrisons(city, **{rival: 1}).turn(20)
    mind, dice = table.title.mind(), QuickDice(1)
    mind.hear(telling.MARCHED, 1, table.board.province_of[table.cities.index(city)], 0, 0)
    mind.hear(telling.GARRISONED, 1, table.cities.index(city), 0, 0)
    wanted = 0
    for _ in range(200):
        cells = mind.imagine(table.state, 0, dice).cells
        listed = [target_on(cells, 1, line) for line in range(int(table.board.targets))]
        assert len({table.board.province_of[one] for one in listed}) == len(listed)
        wanted += table.cities.index(city) in listed
    assert wanted > 100


def test_a_mind_looks_again_when_it_imagines_another_position() -> None:
    """What is likely is kept for a position that is imagined many times, and for no other."""
    table, other = Table().turn(20), Table().garrisons("nicaea", phokas=2).turn(20)
    used, fresh = table.title.mind(), table.title.mind()
    for _ in range(5):
        used.imagine(table.state, 0, QuickDice(3))
    for seed in range(20):
        assert (
            used.imagine(other.state, 0, QuickDice(seed)).dump()
            == fresh.imagine(other.state, 0, QuickDice(seed)).dump()
        )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bot", ["greedy", "strategist:1it", "strategist:200it"])
def test_bots_name_the_main_target_that_is_likeliest(edition: Edition, bot: str) -> None:
    """One right guess in a few imagined games must not count for more than what is known (BYZ-103)."""
    table = Table(edition)
    house, rival = table.houses[0], table.houses[1]
    table.garrisons(table.near_home(rival), **{rival: 2}).end_of_turns()
    odds = likely(table, 1)[0]
    for seed in range(5):
        seen = SeatTable(table.title, table.setup, table.state, 0, QuickDice(seed), ())
        action = table.title.actions.text(open_bot(bot, seed).choose(seen).action)
        assert action == f"suspect {rival} {max(odds, key=lambda city: odds[city])}"
    for other in table.houses[1:]:
        table.act(house, f"suspect {other} {table.near_home(other)}")
    assert table.legal(house) == ["confirm"]
    done = SeatTable(table.title, table.setup, table.state, 0, QuickDice(1), ())
    assert table.title.actions.text(open_bot(bot, 1).choose(done).action) == "confirm"


def test_only_guesses_are_evident() -> None:
    table = Table().turn(10)
    seen = SeatTable(table.title, table.setup, table.state, 0, QuickDice(1), ())
    assert len(seen.legal) > 1
    assert seen.evident(seen.mind()) is None


@pytest.mark.long
def test_bots_are_seen_through_better_than_by_chance() -> None:
    """When guesses are asked for, a main target is suspected far more than one city in 34 would be (BYZ-136)."""
    table, suspected, games = Table(), 0.0, 2
    for seed in range(games):
        dice, setup = QuickDice(seed), table.title.check(Setup(SEATS))
        table.state = table.title.start(setup, dice)
        while table.state.cells[table.state.cells[TOP]] != ESPIONAGE_STEP:
            seat = members(table.state.pending())[0]
            greedy, seen = open_bot("greedy", seed), SeatTable(table.title, setup, table.state, seat, dice, ())
            table.state.play(seat, greedy.choose(seen).action, dice)
        for seat in range(SEATS):
            suspected += likely(table, seat)[0][table.cities[target_on(table.state.cells, seat, 0)]]
    assert suspected / (games * SEATS) > 3 / 34
