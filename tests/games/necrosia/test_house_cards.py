"""Packs that add to the game: cards with rules of their own, and single values."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from logothete.components import decks, sets
from logothete.games.necrosia import board
from logothete.games.necrosia.content import MOST_CARDS, MOST_TOKENS, PLAYER_COUNTS
from logothete.games.necrosia.effects.effect import Need
from logothete.games.necrosia.loading import load_content, needs
from logothete.kernel.house import with_house_rules
from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.steps import GAME
from logothete.kernel.title import Setup
from tests.fuzz import Game, run_games
from tests.games.necrosia.house import LEAP, house_pack
from tests.games.necrosia.invariants import check, played
from tests.games.necrosia.packs import HERE, pack_of, problems_of, replace
from tests.games.necrosia.table import Table, title
from tests.twins import run_twins

SHIPPED = load_content()
GAMES = 6
ARGUMENTS = {"kind": "fighter", "side": "attacker", "foe": "player", "wanted": "combat", "ban": "war"}


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


def card_of(effect: str, need: Need) -> Mapping[str, object]:
    """A card with this effect, with as much as it can do and all that it must be given."""
    card: dict[str, object] = {"suit": "shaan", "timing": list(need.timing), "part": need.part[0], "effect": effect}
    if need.most:
        card["amount"] = need.most
    card |= {name: ARGUMENTS[name] for name in need.must}
    return card | ({"foe": need.foe} if need.foe else {})


EVERY_CARD = {f"house-{effect}": card_of(effect, need) for effect, need in needs().items() if effect != "cancel"}
"""One card for every primitive but that of which the game can have one card only."""


def told(pack: Path) -> list[str]:
    """What is wrong with a pack, without the path."""
    return [str(problem).partition(f"{pack}/")[2] for problem in problems_of(pack)]


# ---- cards


def test_an_added_card_is_one_of_the_cards(tmp_path: Path) -> None:
    table = Table(pack=house_pack(tmp_path, {"long-leap": LEAP}))
    assert table.title.board_content.cards[:-1] == SHIPPED.cards
    assert (table.cards[-1], table.view().deck) == ("long-leap", len(SHIPPED.cards) + 1)


def test_an_added_card_is_played_like_any_other(tmp_path: Path) -> None:
    table = Table(pack=house_pack(tmp_path, {"long-leap": LEAP})).put("kelwin", "crossing", mage=2)
    table.give("kelwin", "long-leap").act("kelwin", "play long-leap")
    prompt = table.prompt("kelwin")
    assert prompt is not None
    assert (prompt.rule, prompt.about["card"]) == ("HOUSE-01", "long-leap")


def test_what_a_card_does_can_be_looked_up(tmp_path: Path, ledger: Ledger) -> None:
    pack = house_pack(tmp_path, {"long-leap": LEAP})
    rules = with_house_rules(ledger, "necrosia", pack)
    found = {language: rules.text("HOUSE-01", language) for language in ("en", "fr")}
    assert [found["en"].title, found["fr"].title] == ["The long-leap", "La carte long-leap"]
    assert (found["en"].source, found["en"].section) == ("house", "Test")
    last = rules.rulebook("necrosia", "fr")[-1]
    assert (last.key, last.name, [rule.id for rule in last.rules]) == ("house", "Test", ["HOUSE-01"])
    assert rules.rulebook("byzantio", "en") == ledger.rulebook("byzantio", "en")
    assert with_house_rules(ledger, "necrosia", None) == ledger


@pytest.fixture(scope="module")
def every_effect(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack with a card for every primitive; of the game's own cards one of each suit, that which cancels included."""
    folder = tmp_path_factory.mktemp("every")
    pack = house_pack(folder, EVERY_CARD, (Path(__file__).parent / "mild" / "values.toml").read_text(encoding="utf-8"))
    shipped = (HERE / "content" / "cards.toml").read_text(encoding="utf-8").split("[[card]]")[1:]
    # The last of each suit counts, and the one that cancels is put last.
    by_suit = {table.split('suit = "')[1].split('"')[0]: table for table in sorted(shipped, key=_cancels)}
    cards = "".join(f"[[card]]{table}" for table in by_suit.values())
    (pack / "cards.toml").write_text(f'source = "house"\ncards = {len(by_suit)}\n{cards}', encoding="utf-8")
    return pack


def _cancels(table: str) -> bool:
    return 'effect = "cancel"' in table


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_cards_can_have_any_effect(every_effect: Path, players: int, ledger: Ledger) -> None:
    """Games keep all that must hold, and name no rule that cannot be looked up."""
    rules = with_house_rules(ledger, "necrosia", every_effect)
    seen: set[str] = set()

    def watch(game: Game) -> None:
        check(game)
        if game.state.over():
            seen.update(played(game))

    tally = run_games(title(every_effect), Setup(players), GAMES, players, watch)
    assert tally.rules <= set(rules.rules)
    # Otherwise all would hold for want of cards that were played.
    assert len(seen & set(EVERY_CARD)) > len(EVERY_CARD) // 4


def test_house_cards_betray_nothing(every_effect: Path) -> None:
    """Twin worlds: what leaves for a seat is the same wherever the cards are that it cannot know."""
    assert run_twins(title(every_effect), games=2, seed=5, points_per_game=10) > 20


def test_a_pack_may_have_fewer_cards_if_it_says_so(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "cards.toml")
    text = (pack / "cards.toml").read_text(encoding="utf-8")
    last = text.rindex("[[card]]")
    (pack / "cards.toml").write_text(text[:last], encoding="utf-8")
    assert told(pack)[0].startswith("cards.toml: the file: there are 79 cards instead of 80 (NEC-123). Look for a lost")
    (pack / "cards.toml").write_text(text[:last].replace("source =", "cards = 79\nsource =", 1), encoding="utf-8")
    table = Table(pack=pack)
    assert (len(table.cards), table.view().deck) == (79, 79)


def test_the_content_is_another_only_where_something_is_added(tmp_path: Path) -> None:
    assert load_content(pack_of(tmp_path)).hash == SHIPPED.hash
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    hashes = [load_content(house_pack(first, {"long-leap": LEAP})).hash]
    hashes.append(load_content(house_pack(second, {"long-leap": LEAP | {"amount": 2}})).hash)
    assert len({*hashes, SHIPPED.hash}) == 3
    # Words are no content.
    replace(first / "rules.toml", "does this", "does just this")
    assert load_content(first).hash == hashes[0]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            {"rule": "HOUSE-09"},
            "added.toml:3: card 'long-leap', rule: 'HOUSE-09' is not the rule of a card. Write one of",
        ),
        ({"rule": "NEC-C01"}, "added.toml:3: card 'long-leap', rule: the rule NEC-C01 is used twice. Give each card"),
        ({"key": "war-cry"}, "added.toml:2: card 'war-cry', key: the key 'war-cry' is used twice. Give each its own"),
        (
            {"effect": "leap"},
            "added.toml:7: card 'long-leap', effect: there is no effect 'leap'. Correct it; the effects",
        ),
        (
            {"amount": 9},
            "added.toml:8: card 'long-leap', amount: 9 is out of range. Write a number from 1 to 4 for 'move-",
        ),
        ({"suit": "mage"}, "added.toml:4: card 'long-leap', suit: Invalid enum value 'mage'. Write one of: combat, "),
    ],
)
def test_a_faulty_card_is_told(tmp_path: Path, card: Mapping[str, object], said: str) -> None:
    pack = house_pack(tmp_path, {"long-leap": LEAP | dict(card)})
    assert [line for line in told(pack) if line.startswith(said)], told(pack)


def test_a_second_card_that_cancels_is_told(tmp_path: Path) -> None:
    card = {"suit": "shaan", "timing": ["any-card"], "part": "outsider", "effect": "cancel"}
    pack = house_pack(tmp_path, {"veto": card})
    assert told(pack)[0].startswith("added.toml:7: card 'veto', effect: another card cancels cards already (NEC-129).")


def test_more_cards_than_the_engine_holds_are_told(tmp_path: Path) -> None:
    many = {f"leap-{number}": LEAP for number in range(MOST_CARDS - len(SHIPPED.cards) + 2)}
    said = f"there are {MOST_CARDS + 2} cards; the engine can hold {MOST_CARDS}. Leave out 2 of them."
    assert told(house_pack(tmp_path, many)) == [f"added.toml: the file: {said}"]


def test_a_card_without_words_is_told(tmp_path: Path) -> None:
    pack = house_pack(tmp_path, {"long-leap": LEAP})
    replace(pack / "text" / "house.fr.ftl", "card-long-leap-text", "card-long-leap-words")
    assert told(pack) == [
        "added.toml:1: card 'long-leap': it has no 'card-long-leap-text' in language 'fr'. "
        "Add 'card-long-leap-text = …' to a catalogue '*.fr.ftl' of the game or the pack."
    ]


# ---- rules


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"HOUSE-01"',
            '"house-1"',
            "rules.toml:2: rule 'house-1', id: 'house-1' cannot be the id of a house rule. Write",
        ),
        (
            '"HOUSE-01"',
            '"NEC-001"',
            "rules.toml:2: rule 'NEC-001', id: 'NEC-001' cannot be the id of a house rule. Write",
        ),
        (
            ', fr = "La carte',
            ', de = "Die Karte',
            "rules.toml:3: rule 'HOUSE-01', title: 'title' is missing in a language",
        ),
        ('"The long-leap"', '" "', "rules.toml:3: rule 'HOUSE-01', title: 'title' is missing in a language, empty,"),
        (
            "does this",
            "moves 3 mages",
            "rules.toml:4: rule 'HOUSE-01', text: 'text' does not say the same in 'fr' as in",
        ),
        ("text =", "words =", "rules.toml:4: rule 'HOUSE-01': unknown field 'words'. Correct or remove it; the fields"),
    ],
)
def test_a_faulty_rule_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    pack = house_pack(tmp_path, {"long-leap": LEAP})
    replace(pack / "rules.toml", old, new)
    assert [line for line in told(pack) if line.startswith(said)], told(pack)


def test_a_rule_that_is_there_twice_is_told(tmp_path: Path) -> None:
    pack = house_pack(tmp_path, {"long-leap": LEAP})
    text = (pack / "rules.toml").read_text(encoding="utf-8")
    (pack / "rules.toml").write_text(text + text, encoding="utf-8")
    assert told(pack)[0].startswith("rules.toml:6: rule 'HOUSE-01', id: the rule HOUSE-01 is there twice. Give one of")


# ---- values


def valued(folder: Path, text: str) -> Path:
    """A pack with these values."""
    (pack_of(folder) / "values.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_may_set_a_single_value(tmp_path: Path) -> None:
    table = Table(pack=valued(tmp_path, "years = 4\n")).year(4)
    assert (table.view().years, table.title.board_content.values.actions) == (4, SHIPPED.values.actions)
    for people in table.peoples:
        table.end_turn(people)
    assert table.state.over()


def test_values_with_a_source_are_the_whole_file(tmp_path: Path) -> None:
    pack = valued(tmp_path, 'source = "house"\nyears = 4\n')
    assert told(pack)[0].startswith("values.toml:1: the file: field 'actions' is missing. Add 'actions' here.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("years = 40\n", "values.toml:1: years: 40 is out of range. Write a number from 1 to 9."),
        (
            "years = 4\nhands = 5\n",
            "values.toml:2: the file: unknown field 'hands'. Correct or remove it; the fields are:",
        ),
        ('years = "four"\n', "values.toml:1: years: Expected 'int', got 'str'. Write a value of the expected kind."),
        (
            "defeat = 13\n",
            "values.toml:1: tokens: 8 tokens do not go with 13 necrosed regions (NEC-148). Write from 12",
        ),
    ],
)
def test_a_faulty_value_is_told(tmp_path: Path, text: str, said: str) -> None:
    assert [line for line in told(valued(tmp_path, text)) if line.startswith(said)], told(tmp_path)


# ---- cells


def test_the_cells_are_laid_as_kernel_and_components_want_them() -> None:
    """Constants that the board writes as numbers, so that the compiler can fold them."""
    assert board.YEAR == GAME
    assert sets.words_for(MOST_CARDS) == board.WORDS
    runs = {board.ROW_SIZE: board.ROW, board.TOKENS_LEFT: board.STACK, board.DECK_SIZE: board.DECK}
    assert all(first == size + decks.FIRST for size, first in runs.items())
    assert board.UNITS - board.STACK == MOST_TOKENS
