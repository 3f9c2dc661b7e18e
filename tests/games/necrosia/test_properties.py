"""Random games of Necrosia: `invariants.py` holds in every one of them, with every number of players."""

from __future__ import annotations

import pytest

from logothete.games.necrosia.board import DECK, INFLUENCE, NECROSIANS, RESERVE
from logothete.games.necrosia.hands import give
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Chronicle
from logothete.kernel.ledger import load_ledger
from logothete.kernel.match import Match
from logothete.kernel.record import read_record, verify, write_record
from logothete.kernel.title import Setup, Title
from tests.compiled.play_records import play
from tests.fuzz import Broken, Check, Game, Pairs, Tally, all_setups, main, pairs_of, run_games, search
from tests.games.necrosia.invariants import check, played
from tests.games.necrosia.table import Table, title
from tests.lasting import both_titles, lasting_title

MILD = lasting_title("necrosia")
GAMES = 3
RULES = {rule for rule in load_ledger().rules if rule.startswith("NEC-")}
"""The rules that a refusal may name."""
TABLES = [(one, setup) for one in both_titles("necrosia") for setup in all_setups(one)]
NAMES = [f"{one.pack or 'necrosia'}-{setup.players}" for one, setup in TABLES]


@pytest.mark.long
@pytest.mark.parametrize(("opened", "setup"), TABLES, ids=NAMES)
def test_what_must_hold_holds_in_random_games(opened: Title, setup: Setup) -> None:
    """See `invariants.py` and `tests/fuzz.py` for what is checked."""
    tally = run_games(opened, setup, GAMES, 0, check)
    assert tally.games == GAMES
    assert tally.lapses > GAMES
    assert tally.tries > GAMES
    assert tally.rules <= RULES


def told_in(opened: Title, players: int, seed: int) -> set[str]:
    """The kinds of events of one random game, played without looking closely."""
    chronicle, dice = Chronicle(), QuickDice(seed)
    state = opened.start(Setup(players), dice, chronicle)
    while waiting := members(state.pending()):
        seat = waiting[dice.below(len(waiting))]
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))], dice, chronicle)
    return {opened.events[told.kind].key for told in chronicle.told}


@pytest.mark.long
def test_random_games_see_everything_that_can_be_told() -> None:
    """Otherwise the invariants would hold for want of anything happening."""
    seen = told_in(title(), 3, 0).union(*(told_in(MILD, 5, seed) for seed in range(20)))
    # That all cards of a suit are in hands at once is too rare to wait for.
    assert {kind.key for kind in MILD.events} - seen <= {"none-left"}


def steals_influence(game: Game) -> None:
    """Plays foul once the game is under way, then looks."""
    if game.moves == 100:
        game.state.cells[INFLUENCE] += 1
    check(game)


def conjures_a_fighter(game: Game) -> None:
    if game.moves == 100:
        game.state.cells[RESERVE] += 1
    check(game)


def copies_a_card(game: Game) -> None:
    if game.moves == 100:
        give(game.state.cells, 0, game.state.cells[DECK])
    check(game)


def hides_a_necrosian(game: Game) -> None:
    if game.moves == 100:
        game.state.cells[NECROSIANS + 1] += 1
    check(game)


@pytest.mark.parametrize("foul", [steals_influence, conjures_a_fighter, copies_a_card, hides_a_necrosian])
def test_a_fault_is_found_and_says_how_to_see_it_again(foul: Check) -> None:
    with pytest.raises(Broken) as caught:
        run_games(MILD, Setup(3), 1, 8, foul)
    assert "necrosia, 3 players" in str(caught.value)
    assert "the game with seed 8" in str(caught.value)
    assert f"run_games(open_title('necrosia', {MILD.folder!r}), Setup(players=3" in str(caught.value)


def test_the_same_seed_plays_the_same_game() -> None:
    ends: list[list[int]] = []

    def keep(game: Game) -> None:
        if game.state.over():
            ends.append(game.state.dump())

    for seed in (5, 5, 6):
        run_games(MILD, Setup(2), 1, seed, keep)
    assert ends[0] == ends[1] != ends[2]


# ---- records


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_record_is_the_game(players: int) -> None:
    """Undo and lapses included: read back and played again it comes to the same end, and to the same log."""
    match = Match.start(MILD, Setup(players), b"seed", ["nonce"] * players)
    play(match, QuickDice(players))
    record = read_record(write_record(match.record()))
    again = Match.resume(MILD, record)
    assert again.state.dump() == match.state.dump()
    assert [again.log(seat) for seat in (None, *range(players))] == [
        match.log(seat) for seat in (None, *range(players))
    ]
    assert verify(record, MILD) == match.result()


# ---- pairs of cards


def test_pairs_are_counted_game_by_game() -> None:
    pairs = Pairs(["a", "b", "c", "d"])
    pairs.add({"c", "a"})
    pairs.add({"b"})
    pairs.add({"a", "b", "c"})
    assert pairs.met == {("a", "b"), ("a", "c"), ("b", "c")}
    assert pairs.missing() == [("a", "d"), ("b", "d"), ("c", "d")]
    assert str(pairs) == "3 of 6 pairs of cards met"


@pytest.mark.rule("NEC-127", "NEC-129")
def test_cards_that_took_effect_are_played_and_cancelled_ones_are_not() -> None:
    table = Table().put("ombre", "crossing", mage=1).put("kelwin", "frostmoon", mage=1)
    table.give("kelwin", "elite-marksman", "recruitment-drive").give("feling", "altered-memories")
    table.play("kelwin", "recruitment-drive", "at frostmoon", "recruit mage", "recruit mage")
    table.acts("kelwin", "play elite-marksman", "at crossing", "pick ombre mage").act("feling", "play altered-memories")
    game = Game(title(), table.setup, 0)
    game.chronicle = table.chronicle
    assert played(game) == {"recruitment-drive", "altered-memories"}


@pytest.fixture(scope="module")
def searched() -> Tally:
    """A game of each setup of the game itself, and as many of those that last."""
    return search("necrosia", len(TABLES), 0, lambda line: None)


@pytest.mark.long
def test_the_search_counts_the_pairs_of_its_games(searched: Tally) -> None:
    assert searched.pairs is not None
    assert 0 < len(searched.pairs.met) < 3160
    assert f"{len(searched.pairs.met)} of 3160 pairs of cards met" in str(searched)


@pytest.mark.long
def test_the_search_ends_when_all_wanted_pairs_have_met(searched: Tally) -> None:
    wanted = pairs_of(MILD)
    assert wanted is not None
    assert searched.pairs is not None
    last = min(searched.pairs.met)
    wanted.met = set(wanted.missing()) - {last}
    # The same games that have met it: of each setup that lasts, one.
    lasting = len(all_setups(MILD))
    assert search("necrosia", 100, lasting, lambda line: None, wanted).games <= lasting
    assert last in wanted.met


def test_the_command_fails_when_pairs_are_left(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--all-pairs", "--games", "1"]) == 1
    printed = capsys.readouterr()
    assert f"pairs of cards met; setups: {len(all_setups(MILD))}" in printed.out
    assert "pairs of cards never met, the first: " in printed.err


def test_the_command_refuses_to_pair_the_cards_of_a_game_without(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--all-pairs", "tictactoe"])
    assert "tictactoe has no cards" in capsys.readouterr().err
