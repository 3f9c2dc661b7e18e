"""The shipped content: as many of everything as the box holds, figures as in the ledger, words for all of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from logothete.games.diktat.content import CabalCard, Face, Goods, Line, Opportunity, Token, Type
from logothete.games.diktat.effects import rows
from logothete.games.diktat.effects.rows import GOODS, GOODS_KEYS, STANDING, Rows
from logothete.games.diktat.effects.vocabulary import NEEDS, Need
from logothete.games.diktat.loading import HERE, TEXTS, load_content
from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.rulebook import stray
from logothete.kernel.text import LANGUAGES, Catalogue

DIKTAT = load_content()
SECTORS = {sector.key: sector for sector in DIKTAT.sectors}
CABALS = {cabal.key: cabal for cabal in DIKTAT.cabals}
EACH = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


def words(language: str) -> Catalogue:
    return Catalogue.load(language, TEXTS)


def all_lines(lines: tuple[Line, ...]) -> Iterator[Line]:
    """The lines of a list and of all lists inside it."""
    for line in lines:
        yield line
        yield from all_lines(line.do)
        for option in line.options:
            yield from all_lines(option)


def all_cards() -> list[Opportunity | CabalCard]:
    return [*DIKTAT.opportunities, *DIKTAT.cabal_cards]


def faces() -> dict[str, Face]:
    """Every face of a marker, by its message."""
    found: dict[str, Face] = {}
    for sector in DIKTAT.sectors:
        found |= {f"marker-{sector.key}-one": sector.one, f"marker-{sector.key}-both": sector.both}
        if sector.one_others is not None and sector.both_others is not None:
            found[f"marker-{sector.key}-one-others"] = sector.one_others
            found[f"marker-{sector.key}-both-others"] = sector.both_others
    return found


def texts() -> dict[str, Opportunity | CabalCard | Token | Face]:
    """Everything that does something, by the message that says what."""
    cards = {f"card-{card.key}-text": card for card in all_cards()}
    tokens = {f"token-{token.key}-text": token for token in DIKTAT.tokens}
    return {**cards, **tokens, **faces()}


# ---- what the box holds


@pytest.mark.rule("DIK-001", "DIK-306")
def test_72_opportunity_cards_six_of_each_sector_in_their_order() -> None:
    assert [card.sector for card in DIKTAT.opportunities] == [key for key in SECTORS for _ in range(6)]
    assert len(DIKTAT.opportunities) == 72


@pytest.mark.rule("DIK-001")
def test_25_cabal_cards_five_of_each_cabal_in_their_order() -> None:
    assert [card.cabal for card in DIKTAT.cabal_cards] == [key for key in CABALS for _ in range(5)]


@pytest.mark.rule("DIK-026")
def test_symbols_types_and_icons_of_the_opportunity_cards() -> None:
    symbols = Counter(symbol for card in DIKTAT.opportunities for symbol in card.symbols)
    assert symbols == {"politics": 24, "people": 24, "artefact": 24, "any": 6}
    assert sum(card.attack for card in DIKTAT.opportunities) == 12
    types = Counter(card.type for card in DIKTAT.opportunities)
    assert types == {
        "manifestation": 28,
        "development": 14,
        "gain": 12,
        "ability": 8,
        "special": 6,
        "plague": 4,
    }


@pytest.mark.rule("DIK-028", "DIK-295")
def test_darkness_from_0_to_4_and_most_of_it_on_the_artefact() -> None:
    darkness = Counter(card.darkness for card in DIKTAT.opportunities)
    assert darkness == {0: 6, 1: 19, 2: 27, 3: 14, 4: 6}
    assert all(card.darkness >= 3 for card in DIKTAT.opportunities if card.sector == "artefact")
    empty = [card.key for card in DIKTAT.opportunities if not card.does]
    assert empty == ["rain-of-bile", "swarm"]


@pytest.mark.rule("DIK-304")
def test_the_twelve_sectors_and_the_home_of_the_others(ledger: Ledger) -> None:
    assert len(SECTORS) == 12
    assert [key for key, sector in SECTORS.items() if sector.home] == ["artefact"]
    said = ledger.text("DIK-304", "fr").text
    assert [key for key in SECTORS if words("fr").say(f"sector-{key}") not in said] == []


@pytest.mark.rule("DIK-004", "DIK-057")
def test_four_cabals_have_six_tokens_each() -> None:
    assert {cabal.key: cabal.token for cabal in DIKTAT.cabals} == {
        "black-guard": "blockhouse",
        "secret-police": "sleeper",
        "union": "membership",
        "resistance": "revolt",
        "coordination": None,
    }
    assert {token.key: (token.count, token.on, token.life) for token in DIKTAT.tokens} == {
        "blockhouse": (6, "sector", "permanent"),
        "sleeper": (6, "stack", "stack"),
        "membership": (6, "sector", "permanent"),
        "revolt": (6, "sector", "cycle"),
    }


# ---- figures


@pytest.mark.rule("DIK-005", "DIK-023", "DIK-088")
def test_endowment_and_rank() -> None:
    assert {key: (cabal.rank, cabal.pp) for key, cabal in CABALS.items()} == {
        "black-guard": (5, 4),
        "secret-police": (7, 2),
        "union": (3, 3),
        "resistance": (1, 3),
        "coordination": (9, 4),
    }


@pytest.mark.rule("DIK-024")
def test_three_affinities_each() -> None:
    three = {
        key: tuple(cabal.affinities[name] for name in ("politics", "people", "artefact"))
        for key, cabal in CABALS.items()
    }
    assert three == {
        "black-guard": (2, 0, 1),
        "secret-police": (1, 1, 1),
        "union": (1, 2, 0),
        "resistance": (0, 2, 1),
        "coordination": (2, 0, 1),
    }


@pytest.mark.rule("DIK-030", "DIK-031")
def test_cost_and_points_of_the_cabal_slots() -> None:
    assert {key: [(slot.cost, slot.vp) for slot in cabal.slots] for key, cabal in CABALS.items()} == {
        "black-guard": [(2, 0), (3, 1), (4, 0), (5, 1), (6, 2)],
        "secret-police": [(2, 0), (3, 1), (4, 0), (4, 1), (6, 2)],
        "union": [(1, 0), (3, 1), (4, 0), (5, 1), (7, 2)],
        "resistance": [(2, 0), (3, 1), (4, 0), (5, 1), (7, 2)],
        "coordination": [(3, 0), (4, 1), (4, 0), (5, 1), (7, 2)],
    }


@pytest.mark.rule("DIK-032")
def test_points_of_the_opportunity_slots() -> None:
    assert {key: cabal.opportunity_slots for key, cabal in CABALS.items()} == {
        "black-guard": (0, 1, 0, 1, 1),
        "secret-police": (0, 1, 1, 0, 1),
        "union": (1, 0, 0, 1, 1),
        "resistance": (0, 1, 0, 1, 0, 1),
        "coordination": (0, 1, 0, 1, 1),
    }


@pytest.mark.rule("DIK-013", "DIK-107")
def test_the_figures_of_each_number_of_players() -> None:
    figures = [(by.count, by.cycles, by.manoeuvres, by.visible, by.stacks) for by in DIKTAT.values.players]
    assert figures == [(2, 5, 5, 2, 2), (3, 4, 5, 2, 2), (4, 4, 4, 3, 2), (5, 3, 4, 3, 3)]


@pytest.mark.rule("DIK-094")
def test_the_income() -> None:
    assert DIKTAT.values.income == Goods(citizen=3, guard=3, emissary=3, pp=3)


@pytest.mark.rule("DIK-048", "DIK-050", "DIK-007", "DIK-228", "DIK-064", "DIK-234", "DIK-327", "DIK-172")
def test_the_other_figures() -> None:
    values = DIKTAT.values
    assert (values.debt, values.debts, values.target, values.overflow) == (5, 1, 10, 2)
    assert (values.affinities, values.markers) == (10, 5)
    assert (values.looks, values.strikes, values.bounty, values.fine) == (2, 1, 3, 2)
    assert (values.influence, values.sale) == (1, 1)
    assert (values.offers, values.claims, values.showings, values.oaths, values.clauses) == (30, 30, 30, 12, 3)


@pytest.mark.rule("AUT-008", "AUT-010", "AUT-011", "AUT-021", "AUT-056", "AUT-091", "AUT-092")
def test_the_figures_of_the_others() -> None:
    others = DIKTAT.values.others
    assert (others.citizen, others.guard, others.emissary) == (4, 4, 4)
    assert (others.track, others.darkness, others.pawns_per_darkness) == (6, 6, 4)
    assert others.loss == (0, 0, 0, 1, 1, 1, 2)
    assert (others.emissaries_per_corruption, others.guards_per_other) == (1, 3)


# ---- effects


def gives(face: Face) -> tuple[str, dict[str, int]]:
    """The effect and the goods of a face that has one line."""
    (line,) = face.does
    return line.effect, {key: count for key in GOODS_KEYS if (count := getattr(line.goods, key))}


@pytest.mark.rule("DIK-240", "DIK-241", "DIK-242", "DIK-243", "DIK-244", "DIK-245", "DIK-246", "DIK-247", "DIK-252")
def test_markers_that_give_something() -> None:
    given = {key: (gives(SECTORS[key].one), gives(SECTORS[key].both)) for key in SECTORS if key not in SPECIAL}
    assert given == {
        "new-town": (("gain", {"vp": 1}), ("gain", {"vp": 2})),
        "lesser-town": (("develop", {"emissary": 1}), ("develop", {"emissary": 1, "pp": 1})),
        "hypogea": (("develop", {"spy": 1}), ("develop", {"spy": 2})),
        "karst": (("develop", {"assassin": 1}), ("develop", {"assassin": 2})),
        "suburbs": (("develop", {"citizen": 2}), ("develop", {"citizen": 3})),
        "combine": (("develop", {"pp": 1}), ("develop", {"pp": 2})),
        "fortress": (("develop", {"guard": 1}), ("develop", {"guard": 2})),
        "josefov": (("gain", {"affinity": 2}), ("gain", {"affinity": 3})),
        "college": (("gain", {"rank": 10}), ("gain", {"rank": 20})),
    }


SPECIAL = ("motol-centre", "old-town", "artefact")


def effects(face: Face) -> list[str]:
    return [line.effect for line in all_lines(face.does)]


@pytest.mark.rule("DIK-248", "DIK-253", "DIK-254", "DIK-257", "AUT-062", "AUT-063")
def test_markers_that_do_something() -> None:
    motol, old, artefact = (SECTORS[key] for key in SPECIAL)
    assert effects(motol.one) == ["choose", "replay", "skip"]
    assert effects(motol.both) == ["choose", "replay", "skip", "move-stack"]
    assert effects(old.one) == ["trigger", "extra"]
    assert effects(old.both) == ["trigger", "receive"]
    assert (effects(artefact.one), effects(artefact.both)) == (["move-pawns"], ["move-pawns", "immune"])
    assert artefact.one_others is not None
    assert artefact.both_others is not None
    assert effects(artefact.one_others) == ["move-other"]
    assert effects(artefact.both_others) == ["move-other", "ignore-darkness"]


@pytest.mark.rule("DIK-309")
def test_the_vocabulary_has_8_standing_and_26_active_effects_and_all_are_in_use() -> None:
    assert Counter(need.standing for need in NEEDS.values()) == {True: 8, False: 26}
    used = {line.effect for each in texts().values() for line in all_lines(each.does)}
    assert used == set(NEEDS)


def explained() -> dict[str, set[str]]:
    """The effects that the head of the file explains, each with the arguments it names."""
    head = (HERE / "content" / "opportunities.toml").read_text(encoding="utf-8").partition("source =")[0]
    found = re.findall(r"^#   ([a-z-]+) \{([^}]*)\}", head, re.MULTILINE)
    return {key: {name.strip() for name in names.partition(":")[0].split(",") if name.strip()} for key, names in found}


def arguments(need: Need) -> set[str]:
    named = {*need.must, *need.may}
    return named | ({"amount"} if need.most else set()) | ({"goods"} if need.goods else set())


@pytest.mark.rule("DIK-309")
def test_the_file_of_cards_explains_every_effect_with_its_arguments() -> None:
    assert explained() == {key: arguments(need) for key, need in NEEDS.items()}


def test_the_engine_numbers_effects_in_the_order_of_the_vocabulary() -> None:
    named = {"spy": "LOOK"}
    numbers = [getattr(rows, named.get(key, key.upper().replace("-", "_"))) for key in NEEDS]
    assert numbers == list(range(rows.EFFECTS))
    assert [need.standing for need in NEEDS.values()] == [number < STANDING for number in numbers]


@pytest.mark.parametrize("others", [False, True])
def test_every_line_is_a_row_of_its_list(others: bool) -> None:
    table = Rows(DIKTAT, others)
    clock = [card.key for card in DIKTAT.opportunities].index("night-shift")
    assert (table.own, table.marker, table.elements) == (72, 97, 109)
    (line,) = range(table.first[clock], table.first[clock] + table.length[clock])
    assert (table.effect[line], table.inners[line]) == (rows.CHOOSE, 3)
    options = [table.inner[line] + option for option in range(3)]
    costs = [table.goods[table.first[option] * GOODS :][:GOODS] for option in options]
    assert [[good for good in range(GOODS) if cost[good]] for cost in costs] == [
        [rows.GUARD],
        [rows.SPY],
        [rows.ASSASSIN],
    ]
    artefact = table.list_of(table.marker + 11, 2)
    moved = rows.MOVE_OTHER if others else rows.MOVE_PAWNS
    assert [table.effect[table.first[artefact] + at] for at in range(2)] == [
        moved,
        rows.IGNORE_DARKNESS if others else rows.IMMUNE,
    ]
    assert table.gain[table.list_of(table.marker, 2) * GOODS + rows.VP] == 2


# ---- words


@EACH
def test_everything_has_its_name_and_no_two_cards_share_one(language: str) -> None:
    say = words(language).say
    names = [say(f"card-{card.key}") for card in all_cards()]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert {say(f"type-{key}") for key in get_args(Type)}


def test_both_languages_give_the_same_numbers() -> None:
    english, french = (words(language) for language in ("en", "fr"))
    said = [key for key in english.messages() if key.startswith(("card-", "marker-", "token-", "fiel-", "cabal-"))]
    assert set(texts()) < set(said)
    assert [(key, found) for key in said if (found := stray(english.say(key), french.say(key))) is not None] == []


@pytest.mark.rule("DIK-309")
@EACH
def test_a_text_says_every_figure_of_its_lines(language: str) -> None:
    say = words(language).say
    for message, element in texts().items():
        said = {int(number) for number in re.findall(r"[0-9]+", say(message))}
        lines = list(all_lines(element.does))
        figures = {abs(getattr(line.goods, key)) for line in lines for key in GOODS_KEYS}
        figures |= {figure for line in lines for figure in (line.amount, line.cap)}
        assert {figure for figure in figures if figure > 1} <= said, (message, say(message))


@EACH
def test_sectors_cabals_and_tokens_are_called_as_in_the_rules(ledger: Ledger, language: str) -> None:
    say = words(language).say
    named = {
        "DIK-304": [say(f"sector-{key}") for key in SECTORS],
        "DIK-005": [say(f"cabal-{key}") for key in CABALS],
        "DIK-004": [say(f"token-{token.key}").partition(" ")[0] for token in DIKTAT.tokens],
    }
    told = {rule: " ".join(ledger.text(rule, language).text.split()) for rule in named}
    assert [(rule, name) for rule, names in named.items() for name in names if name not in told[rule]] == []


def test_what_we_reconstructed_is_marked() -> None:
    assert DIKTAT.sources == {
        "sectors.toml": "mixed",
        "opportunities.toml": "reconstructed",
        "cabals.toml": "mixed",
        "values.toml": "mixed",
    }


def test_the_hash_is_stable() -> None:
    assert DIKTAT.hash == load_content().hash
    assert len(DIKTAT.hash) == 64
