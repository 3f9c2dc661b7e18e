"""The content of Necrosia: what the shipped files hold, and that everything in them has its words."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from math import dist

import pytest

from logothete.games.necrosia.board import BAN_KEYS, KIND_KEYS, POWER_KEYS, SUIT_KEYS, TIMING_KEYS
from logothete.games.necrosia.content import Content, Region
from logothete.games.necrosia.effects import all_effects
from logothete.games.necrosia.loading import TEXTS, load_content
from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.rulebook import stray
from logothete.kernel.text import LANGUAGES, Catalogue

NECROSIA = load_content()
EACH = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


def words(language: str) -> Catalogue:
    return Catalogue.load(language, TEXTS)


def neighbours(content: Content) -> dict[str, set[str]]:
    return {region.key: set(region.borders) for region in content.regions}


def distances(links: dict[str, set[str]], start: str) -> dict[str, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [key for here in edge for key in sorted(links[here])]
        edge = [key for key in dict.fromkeys(edge) if key not in found]
        found.update(dict.fromkeys(edge, max(found.values()) + 1))
    return found


# ---- the board


@pytest.mark.rule("NEC-004")
def test_the_board_has_necrosia_and_17_healthy_regions() -> None:
    assert [region.cradle for region in NECROSIA.regions].count(False) == 17
    assert [region.key for region in NECROSIA.regions if region.cradle] == ["necrosia"]


@pytest.mark.rule("NEC-005")
def test_borders_are_mutual_and_lead_everywhere() -> None:
    links = neighbours(NECROSIA)
    assert all(here in links[there] for here, reached in links.items() for there in reached)
    assert all(here not in reached for here, reached in links.items())
    assert all(len(distances(links, key)) == 18 for key in links)


def test_40_borders_with_three_to_six_for_each_region() -> None:
    degrees = [len(reached) for reached in neighbours(NECROSIA).values()]
    assert sum(degrees) == 2 * 40
    assert (min(degrees), max(degrees)) == (3, 6)


def cells_touch(content: Content, here: Region, there: Region) -> bool:
    """Whether some point halfway between two regions is on the sheet and nearer to them than to any other."""
    (ax, ay), (bx, by) = here.place, there.place
    apart = dist(here.place, there.place)
    for step in range(-150, 151):
        along = step / 100 / apart
        point = ((ax + bx) / 2 + (by - ay) * along, (ay + by) / 2 - (bx - ax) * along)
        on_sheet = 0 <= point[0] <= content.board.width and 0 <= point[1] <= content.board.height
        nearest = min(dist(point, region.place) for region in content.regions if region not in (here, there))
        if on_sheet and dist(point, here.place) < nearest:
            return True
    return False


def test_neighbours_are_those_whose_cells_touch() -> None:
    for here, there in combinations(NECROSIA.regions, 2):
        assert cells_touch(NECROSIA, here, there) == (there.key in here.borders), (here.key, there.key)


@pytest.mark.rule("NEC-006")
def test_regions_are_worth_1_to_4_and_34_in_all() -> None:
    values = [region.influence for region in NECROSIA.regions]
    assert (min(values), max(values), sum(values)) == (1, 4, 34)


@pytest.mark.rule("NEC-006")
def test_each_caste_has_two_guilds_that_are_not_neighbours() -> None:
    castes: dict[str, list[str]] = {}
    for region in NECROSIA.regions:
        if region.guild is not None:
            castes.setdefault(region.guild, []).append(region.key)
    links = neighbours(NECROSIA)
    assert sorted(castes) == ["combat", "commerce", "magic", "shaan"]
    for here, there in castes.values():
        assert there not in links[here]


def test_two_guilds_wait_for_a_fourth_player() -> None:
    late = {region.key: region.guild for region in NECROSIA.regions if region.guild_players > 2}
    assert late == {"echo-tower": "magic", "sun-cape": "commerce"}
    assert {region.guild_players for region in NECROSIA.regions} == {2, 4}


def test_the_regions_are_the_list_of_the_ledger_in_its_order() -> None:
    keys = [region.key for region in NECROSIA.regions]
    assert keys[:3] == ["frostmoon", "high-mists", "stormpeak"]
    assert keys[-2:] == ["thousand-springs", "sun-cape"]


# ---- peoples and values


@pytest.mark.rule("NEC-069")
def test_five_peoples_with_one_power_each() -> None:
    assert {people.key: people.power for people in NECROSIA.peoples} == {
        "darken": "attack-die",
        "feling": "spare-loss",
        "kelwin": "free-move",
        "ombre": "raise-necrosian",
        "ygwan": "defence-die",
    }
    for field in ("colour", "emblem"):
        assert len({getattr(people, field) for people in NECROSIA.peoples}) == 5


@pytest.mark.rule("NEC-035")
def test_the_die_has_three_zeros_two_ones_and_a_face_that_is_rolled_again() -> None:
    assert NECROSIA.values.die == (0, 0, 0, 1, 1, 2)


@pytest.mark.rule("NEC-168")
def test_each_player_has_ten_pieces_of_each_kind() -> None:
    assert NECROSIA.values.pieces * len(KIND_KEYS) == 30


def test_players_begin_with_nine_units_or_with_two_players_fifteen() -> None:
    values = NECROSIA.values
    assert {players: count * 3 for players, count in values.starting.items()} == {"2": 15, "3": 9, "4": 9, "5": 9}
    assert values.batch == 3


def test_the_eight_tokens_are_enough_to_lose_the_game() -> None:
    assert NECROSIA.values.tokens == (0, 0, 1, 1, 2, 2, 3, 4)
    assert len(NECROSIA.values.tokens) >= NECROSIA.values.defeat - 1 == 5


def test_the_other_figures() -> None:
    values = NECROSIA.values
    assert (values.years, values.actions, values.trophies, values.purchases) == (5, 3, 3, 3)
    assert (values.moved, values.recruited, values.carried) == (2, 2, 3)
    assert (values.necrosians_in_cradle, values.necrosians_by_guild) == (3, 1)
    assert values.prices == (1, 2, 3, 4, 5)


# ---- cards


@pytest.mark.rule("NEC-123")
def test_80_cards_16_of_each_suit_one_for_each_rule(ledger: Ledger) -> None:
    assert Counter(card.suit for card in NECROSIA.cards) == dict.fromkeys(SUIT_KEYS, 16)
    rules = [rule.id for rule in ledger.game("necrosia") if rule.id.startswith("NEC-C")]
    assert [card.rule for card in NECROSIA.cards] == rules


def labelled(ledger: Ledger, rule: str, label: str) -> str:
    found = re.search(rf"^{label}: (.*)$", ledger.rule(rule).text, re.MULTILINE)
    assert found is not None, rule
    return found[1]


@pytest.mark.rule("NEC-130")
def test_fourteen_cards_carry_influence_as_the_ledger_says(ledger: Ledger) -> None:
    printed = {card.rule: card.influence for card in NECROSIA.cards if card.influence != 0}
    assert len(printed) == 14
    for card in NECROSIA.cards:
        said = re.match(r"[+-][0-9]", labelled(ledger, card.rule, "Influence after use"))
        assert card.influence == (int(said[0]) if said else 0), card.key


def test_cards_have_the_suit_and_the_moments_of_the_ledger(ledger: Ledger) -> None:
    for card in NECROSIA.cards:
        suit = labelled(ledger, card.rule, "Suit").partition(".")[0]
        assert suit == {"commerce": "merchant (commerce)", "shaan": "Shaan"}.get(card.suit, card.suit), card.key
        said = labelled(ledger, card.rule, "Timing")
        codes = [part.split()[0].strip(",.").lower() for part in said.split(" or ")]
        assert [code for code in codes if code in TIMING_KEYS] == list(card.timing), card.key


def test_cards_of_the_same_name_in_french_have_different_effects() -> None:
    french = words("fr").say
    named = {card.key: french(f"card-{card.key}").partition(" (")[0] for card in NECROSIA.cards}
    twins = [pair for pair in combinations(NECROSIA.cards, 2) if named[pair[0].key] == named[pair[1].key]]
    assert {named[card.key] for pair in twins for card in pair} == {"Procuration", "Décalage temporel"}
    assert all(one.suit != other.suit and one.effect != other.effect for one, other in twins)


def test_every_effect_and_every_ban_is_on_a_card() -> None:
    assert {card.effect for card in NECROSIA.cards} == {effect.key for effect in all_effects()}
    assert {card.ban for card in NECROSIA.cards} == {None, *BAN_KEYS}


# ---- words


@EACH
def test_cards_are_called_as_in_the_rulebook(ledger: Ledger, language: str) -> None:
    say = words(language).say
    titles = {card.key: ledger.text(card.rule, language).title for card in NECROSIA.cards}
    assert {key: say(f"card-{key}") for key in titles} == titles


def test_both_languages_give_the_same_numbers() -> None:
    english, french = (words(language).say for language in ("en", "fr"))
    messages = [f"card-{card.key}-text" for card in NECROSIA.cards]
    messages += [f"power-{power}-text" for power in POWER_KEYS]
    messages += [f"timing-{timing}" for timing in TIMING_KEYS]
    assert [(message, stray(english(message), french(message))) for message in messages] == [
        (message, None) for message in messages
    ]


@EACH
def test_every_rule_has_words_and_a_chapter(ledger: Ledger, language: str) -> None:
    assert ledger.untranslated("necrosia", language) == ()
    chapters = ledger.rulebook("necrosia", language)
    assert [chapter.key for chapter in chapters if not chapter.key.startswith("necrosia-")] == []
    assert chapters


def test_what_we_reconstructed_is_marked() -> None:
    assert NECROSIA.sources == {
        "board.toml": "reconstructed",
        "peoples.toml": "mixed",
        "cards.toml": "mixed",
        "values.toml": "mixed",
    }


def test_the_hash_is_stable() -> None:
    assert NECROSIA.hash == load_content().hash
    assert len(NECROSIA.hash) == 64
