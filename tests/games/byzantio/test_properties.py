"""Random games of Byzantio and Nekken: `invariants.py` holds in every one of them, in every setup."""

from __future__ import annotations

from collections import Counter

import pytest

from logothete.games import open_title
from logothete.games.byzantio.board import ONES, RESERVE
from logothete.games.byzantio.content import Edition
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.ledger import load_ledger
from logothete.kernel.state import cells_from
from logothete.kernel.title import Setup
from tests.fuzz import Broken, Check, Game, all_setups, main, run_games
from tests.games.byzantio.invariants import check, reference_score
from tests.games.byzantio.table import Table

TITLES = {key: open_title(key) for key in ("byzantio", "nekken")}
GAMES = 8
RULES = {
    "byzantio": {rule for rule in load_ledger().rules if rule.startswith("BYZ-")},
    "nekken": {rule for rule in load_ledger().rules if rule.startswith(("BYZ-", "NEK-"))},
}
"""The rules that a refusal may name."""
SETUPS = [(key, setup) for key, title in TITLES.items() for setup in all_setups(title)]
NAMES = [f"{key}-{setup.players}-{'-'.join(setup.options.values())}" for key, setup in SETUPS]


def test_the_setups_are_all_there_are() -> None:
    assert len(SETUPS) == 2 * 3 * 2 * 2


@pytest.mark.long
@pytest.mark.parametrize(("key", "setup"), SETUPS, ids=NAMES)
def test_what_must_hold_holds_in_random_games(key: str, setup: Setup) -> None:
    """See `invariants.py` and `tests/fuzz.py` for what is checked."""
    tally = run_games(TITLES[key], setup, GAMES, 0, check)
    assert tally.games == GAMES
    assert tally.lapses > GAMES
    assert tally.tries > GAMES
    assert tally.rules <= RULES[key]


@pytest.mark.long
@pytest.mark.parametrize("key", ["byzantio", "nekken"])
def test_random_games_see_everything_that_can_be_told(key: str) -> None:
    """Otherwise the invariants would hold for want of anything happening."""
    title = TITLES[key]
    kinds: Counter[str] = Counter()

    def count(game: Game) -> None:
        if game.state.over():
            kinds.update(title.events[told.kind].key for told in game.chronicle.told)

    run_games(title, Setup(4), 12, 100, count)
    missing = {kind.key for kind in title.events} - set(kinds)
    assert missing == (set() if key == "byzantio" else {"starved", "survived"})


def crowded_table(edition: Edition, players: int, dice: Dice) -> Table:
    """A board at its end on which few cities are wanted by all and full of garrisons."""
    table = Table(edition, players)
    table.first(table.houses[dice.below(players)])
    wanted = cells_from([table.cities.index(city) for city in table.some_targets()])
    for house in table.houses:
        dice.shuffle(wanted, 0, len(wanted))
        table.targets(house, *(table.cities[city] for city in wanted))
        if dice.below(2):
            table.changed(house, 1 + dice.below(len(wanted)), table.cities[-1])
    for city in wanted:
        numbers = {house: dice.below(3) for house in table.houses}
        while sum(numbers.values()) > 4:
            numbers[table.houses[dice.below(players)]] = 0
        if all(table.player(house).reserve >= number for house, number in numbers.items()):
            table.garrisons(table.cities[city], **numbers)
    guesses = {house: [table.cities[wanted[dice.below(3)]] for _ in range(players - 1)] for house in table.houses}
    return table.finish(**guesses)


@pytest.mark.rule("BYZ-146", "NEK-031")
@pytest.mark.parametrize("edition", ["byzantio", "nekken"])
def test_the_count_agrees_with_a_plain_one_on_crowded_boards(edition: Edition) -> None:
    dice = QuickDice(1)
    seen: Counter[str] = Counter()
    for game in range(90):
        table = crowded_table(edition, 2 + game % 3, dice)
        view, result = table.view(), table.result()
        scores = [reference_score(view, seat) for seat in range(table.players)]
        assert result.scores == scores
        order = [(int(view.first or 0) + step) % table.players for step in range(table.players)]
        ranking = sorted(order, key=lambda seat: -scores[seat])
        assert [result.places[seat] for seat in ranking] == list(range(1, table.players + 1))
        seen.update(f"{line.key} changed" if line.about.get("cost") else line.key for line in result.lines)
        seen.update(["tie"] if len(set(scores)) < table.players else [])
    shares = ["line-sole", "line-half", "line-third", "line-four", "line-none"]
    assert set(seen) == {"guess", "tie", *shares, *(f"{share} changed" for share in shares)}


def steals_a_garrison(game: Game) -> None:
    """Plays foul once the game is under way, then looks."""
    if game.moves == 60:
        game.state.cells[RESERVE] += 1
    check(game)


def conjures_a_garrison(game: Game) -> None:
    if game.moves == 60:
        game.state.cells[RESERVE] -= 1
        game.state.cells[ONES] ^= (~game.state.cells[ONES]) & (game.state.cells[ONES] + 1)
    check(game)


@pytest.mark.parametrize("foul", [steals_a_garrison, conjures_a_garrison])
def test_a_fault_is_found_and_says_how_to_see_it_again(foul: Check) -> None:
    with pytest.raises(Broken) as caught:
        run_games(TITLES["byzantio"], Setup(3), 1, 7, foul)
    assert "byzantio, 3 players" in str(caught.value)
    assert "the game with seed 7" in str(caught.value)
    assert "run_games(open_title('byzantio'), Setup(players=3" in str(caught.value)


def test_the_same_seed_plays_the_same_game() -> None:
    ends: list[list[int]] = []

    def keep(game: Game) -> None:
        if game.state.over():
            ends.append(game.state.dump())

    for seed in (5, 5, 6):
        run_games(TITLES["nekken"], Setup(2), 1, seed, keep)
    assert ends[0] == ends[1] != ends[2]


# ---- the other titles of the shelf, and the command


@pytest.mark.parametrize("key", ["tictactoe", "connectfour"])
def test_random_games_of_the_small_titles(key: str) -> None:
    title = open_title(key)
    for setup in all_setups(title):
        assert run_games(title, setup, 20, 0).games == 20


def test_the_command_says_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "7", "--seed", "3", "tictactoe", "nekken"]) == 0
    *_, small, large, total = capsys.readouterr().out.splitlines()
    assert small.rpartition("\r")[2].removeprefix("\033[K").startswith("tictactoe: 3 games, ")
    assert large.startswith("nekken: 4 games, ")
    assert large.endswith("setups: 12")
    assert total == "7 games played to the end: everything held"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [(["chess"], "no title is called 'chess'"), (["--games", "1", "nekken", "tictactoe"], "at least one game for")],
)
def test_the_command_refuses_what_it_cannot_do(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert complaint in capsys.readouterr().err
