"""Faulty content and packs: every fault is told with its file, its line and what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logothete.games.diktat.loading import FAULTS, load_content
from logothete.kernel.text import LANGUAGES
from tests.games.diktat.packs import check_message, pack_of, problems_of, replace, with_card

SECTOR = 'key = "new-town"\nplace = [0.56, 0.6]'
CARD = 'key = "council-of-banks"\nsector = "new-town"'
SECOND = CARD + '\nfaction = "coordination"\nsymbols = ["politics"]\ndarkness = 0'
FACE = '{ type = "gain", does = [{ effect = "gain", goods = { vp = 1 } }] }'
CHOICE = '{ effect = "choose", options = [[{ effect = "replay" }], [{ effect = "move-stack" }]] }'
FIVE = ", ".join(['{ effect = "replay" }'] * 5)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            'key = "karst"',
            'key = "new-town"',
            'key = "new-town"\nplace = [0.14, 0.86]',
            "sector 'new-town', key: the key 'new-town' is used twice. Give each its own key.",
        ),
        (
            'key = "karst"',
            'key = "Karst Caves"',
            'key = "Karst Caves"',
            "sector 'Karst Caves', key: 'Karst Caves' cannot be a key. Use small letters",
        ),
        (
            SECTOR,
            SECTOR.replace("0.6]", "1.6]"),
            "place = [0.56, 1.6]",
            "sector 'new-town', place: the point 0.56, 1.6 is not on the board. Keep x within 0 and 1",
        ),
        (
            "home = true\n",
            "",
            "",
            "the file: no sector is the home of the Others (AUT-021). Add 'home = true' to one sector.",
        ),
        (
            SECTOR,
            SECTOR + "\nhome = true",
            'home = true\none = { type = "manifestation"',
            "sector 'artefact', home: 'new-town' is the home of the Others already (AUT-021). Keep it in one",
        ),
        (
            '[[sector]]\nkey = "new-town"',
            f'[[sector]]\nkey = "nowhere"\nplace = [0, 0]\none = {FACE}\nboth = {FACE}\n\n[[sector]]\nkey = "new-town"',
            "",
            "the file: there are 13 sectors instead of 12 (DIK-304). Write exactly 12 [[sector]] entries.",
        ),
        (
            "both_others = {",
            "# both_others = {",
            '[[sector]]\nkey = "artefact"',
            "sector 'artefact': it has one of 'one_others' and 'both_others' without the other (AUT-062). Write both",
        ),
        (
            'on = "claimed"',
            'on = "development"',
            'one = { type = "immediate"',
            "sector 'old-town', one, does: 'trigger' is not what happens when a marker is taken (DIK-253). Write a",
        ),
    ],
)
def test_faulty_sectors(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "sectors.toml", old, new, at, said)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            CARD,
            CARD.replace('"new-town"', '"newtown"'),
            'sector = "newtown"',
            "opportunity 'council-of-banks', sector: there is no sector 'newtown'. Correct the spelling; the sectors",
        ),
        (
            CARD,
            CARD.replace("new-town", "karst"),
            "",
            "the file: there are 5 cards of the sector 'new-town' instead of 6 (DIK-306). Look for a lost or added",
        ),
        (
            'key = "ministry-seat"',
            'key = "council-of-banks"',
            SECOND,
            "opportunity 'council-of-banks', key: the key 'council-of-banks' is used twice. Give each its own key.",
        ),
        (
            "darkness = 1",
            "darkness = 10",
            "darkness = 10",
            "opportunity 'council-of-banks', darkness: 10 is out of range. Write a number from 0 to 9.",
        ),
        (
            'symbols = ["politics"]',
            'symbols = ["politics", "people", "any"]',
            'symbols = ["politics", "people", "any"]',
            "opportunity 'council-of-banks', symbols: it has 3 symbols; the engine can hold 2. Leave some out.",
        ),
        (
            'symbols = ["politics"]',
            'symbols = ["toutes"]',
            'symbols = ["toutes"]',
            "opportunity 'council-of-banks', symbols: Invalid enum value 'toutes'. Write one of: any, artefact, people",
        ),
        (
            'faction = "coordination"',
            'faction = "nobody"',
            'faction = "nobody"',
            "opportunity 'council-of-banks', faction: Invalid enum value 'nobody'. Write one of: ",
        ),
        (
            'source = "reconstructed"\n',
            'source = "reconstructed"\ncards = 71\n',
            "",
            "the file: there are 72 Opportunity cards instead of 71 (DIK-001). Look for a lost or added",
        ),
    ],
)
def test_faulty_opportunities(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "opportunities.toml", old, new, at, said)


LINES = [
    ('[{ effect = "bribe" }]', "there is no effect 'bribe'. Correct it; the effects are: gain, develop, modify"),
    ("[]", "it does nothing. Write what it does; only a plague may do nothing."),
    ('[{ effect = "pay", goods = { pp = 1 } }]', "an element of the type 'manifestation' needs something that can be"),
    ('[{ effect = "gain", goods = { vp = 1 } }]', "an element of the type 'manifestation' needs something that can be"),
    ('[{ effect = "replay", amount = 2 }]', "'replay' takes no amount. Remove it."),
    ('[{ effect = "recall" }]', "'recall' needs an amount. Add a number from 1 to 4."),
    ('[{ effect = "recall", amount = 5 }]', "5 is out of range. Write a number from 1 to 4 for 'recall'."),
    ('[{ effect = "limit", amount = 2 }]', "2 is out of range. Write 1 for 'limit'."),
    (
        '[{ effect = "limit" }]',
        "'limit' allows one stack more, or closes a sector: one of the two. Write 'amount = 1' or",
    ),
    ('[{ effect = "skip" }]', "'skip' needs 'who'. Add 'who = …'."),
    (
        '[{ effect = "skip", who = "arriving" }]',
        "'skip' has no meaning with such a 'who'. Write one of: self, opponent.",
    ),
    ('[{ effect = "replay", who = "self" }]', "'replay' takes no 'who' here. Remove it."),
    ('[{ effect = "receive" }]', "'receive' needs 'goods'. Name some of: citizen, guard"),
    ('[{ effect = "receive", goods = { vp = 1 } }]', "'receive' has nothing to do with 'vp'. Remove it."),
    (
        '[{ effect = "receive", goods = { pp = -1 } }]',
        "-1 of 'pp' is less than nothing. Write a number above 0, or use",
    ),
    ('[{ effect = "receive", goods = { pp = 10 } }]', "10 of 'pp' is too much. Write at most 9."),
    ('[{ effect = "rank-up", amount = 15 }]', "a Rank changes by tens, not by 15 (DIK-088). Write a multiple of 10"),
    (
        '[{ effect = "convert", kind = "guard", into = "guard", amount = 1 }]',
        "Agents are converted into those of another type (DIK-311). Change 'kind' or 'into'.",
    ),
    (
        '[{ effect = "extra", manoeuvre = "spy", amount = 2 }]',
        "'amount' has a meaning only with the Manoeuvre 'send'. Remove it, or change 'manoeuvre'.",
    ),
    (
        '[{ effect = "extra", manoeuvre = "send", free = true }]',
        "'free' has a meaning only with the Manoeuvre 'develop'. Remove it, or change 'manoeuvre'.",
    ),
    (
        '[{ effect = "choose", options = [[{ effect = "replay" }]] }]',
        "a choice of 1 options is none, or too large. Write",
    ),
    (
        f"[{CHOICE}, {CHOICE}]",
        "the list has a choice already. Put all options into one 'choose'.",
    ),
    (
        '[{ effect = "choose", options = [[{ effect = "replay" }], [{ effect = "immune" }]] }]',
        "'immune' cannot stand inside 'choose'. Move it to the list of the element itself, or remove it.",
    ),
    (
        f"[{FIVE}]",
        "the list has 5 lines; the engine can hold 4. Leave out 1 of them.",
    ),
    (
        '[{ effect = "exhaust", amount = 1, at = "site" }]',
        "no line before 'exhaust' says where. Put one of these before it: place-token, spend-token.",
    ),
    (
        '[{ effect = "take-pp", who = "arriving", amount = 1 }]',
        "nobody arrives here whom 'take-pp' could mean. Put it into a 'trigger' with",
    ),
    (
        '[{ effect = "spend-token", token = "revolt" }, { effect = "replay" }]',
        "the token 'revolt' is not of the Cabal that holds this element. Name the Cabal’s own token",
    ),
    ('[{ effect = "spend-token", token = "mine" }, { effect = "replay" }]', "there is no token 'mine'. Correct the"),
]


@pytest.mark.parametrize(("does", "said"), LINES)
@pytest.mark.rule("DIK-309")
def test_a_manifestation_that_cannot_be(tmp_path: Path, does: str, said: str) -> None:
    with_card(tmp_path, "midnight-exchange", does)
    told = [f"{problem.what}. {problem.advice}" for problem in problems_of(tmp_path)]
    assert [line for line in told if line.startswith(said)], "\n".join([said, "is not in:", *told])


STANDING = [
    (
        "development",
        '[{ effect = "replay" }]',
        "'replay' has to be declared, but an element of the type 'development' works",
    ),
    ("immediate", '[{ effect = "immune" }]', "only a marker works at once (DIK-253). Give the card another type."),
    (
        "ability",
        '[{ effect = "modify", stat = "bid" }]',
        "it changes the figure by nothing. Add an 'amount' or a 'set'.",
    ),
    (
        "ability",
        '[{ effect = "modify", stat = "looks", amount = 1, per = "citizen-here", cap = 2 }]',
        "only a bid can depend on the Citizens in a sector. Write 'stat = \"bid\"', or remove 'per'.",
    ),
    (
        "development",
        '[{ effect = "develop", goods = { pp = 1 }, per = "token", token = "revolt" }]',
        "'develop' needs both 'per' and 'cap', or neither. Add the one that is missing, or remove the other.",
    ),
    (
        "development",
        '[{ effect = "develop", goods = { pp = 1 }, per = "token", cap = 2 }]',
        "'develop' needs 'token'. Add 'token = …'.",
    ),
    (
        "development",
        '[{ effect = "develop", goods = { pp = 1 }, token = "revolt" }]',
        "'develop' takes no 'token' here. Remove it.",
    ),
    (
        "gain",
        '[{ effect = "gain", goods = { rank = 5 } }]',
        "a Rank changes by tens, not by 5 (DIK-088). Write a multiple",
    ),
    (
        "ability",
        '[{ effect = "trigger", on = "claim-card", do = [{ effect = "spy", amount = 1 }] }]',
        "'spy' asks its player something, but a trigger goes by itself. Write 'receive', 'lose'",
    ),
    (
        "ability",
        '[{ effect = "trigger", on = "claim-card", do = [{ effect = "receive", goods = { affinity = 1 } }] }]',
        "'receive' asks its player something, but a trigger goes by itself. Write 'receive', 'lose'",
    ),
    (
        "ability",
        '[{ effect = "trigger", on = "claim-card", do = [{ effect = "take-pp", who = "arriving", amount = 1 }] }]',
        "nobody arrives here whom 'take-pp' could mean. Put it into a 'trigger' with",
    ),
    (
        "ability",
        '[{ effect = "trigger", on = "enemy-arrives", do = [{ effect = "receive", goods = { pp = 1 } }] }]',
        "'enemy-arrives' goes with 'at = \"token\"', and no other event does. Add or remove 'at' and 'token'.",
    ),
]


@pytest.mark.parametrize(("type_", "does", "said"), STANDING)
@pytest.mark.rule("DIK-309")
def test_a_standing_effect_that_cannot_be(tmp_path: Path, type_: str, does: str, said: str) -> None:
    with_card(tmp_path, "midnight-exchange", does, type_)
    told = [f"{problem.what}. {problem.advice}" for problem in problems_of(tmp_path)]
    assert [line for line in told if line.startswith(said)], "\n".join([said, "is not in:", *told])


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            "rank = 7",
            "rank = 5",
            "rank = 5\naffinities = { politics = 1",
            "cabal 'secret-police', rank: the rank '5' is taken. Give each Cabal its own rank.",
        ),
        (
            'emblem = "eye"',
            'emblem = "tower"',
            'emblem = "tower"\nrank = 7',
            "cabal 'secret-police', emblem: the emblem 'tower' is taken. Give each Cabal its own emblem.",
        ),
        (
            'token = "sleeper"',
            'token = "sleepers"',
            'token = "sleepers"',
            "cabal 'secret-police', token: there is no token 'sleepers'. Correct the spelling; the tokens",
        ),
        (
            'token = "sleeper"',
            "",
            'key = "sleeper"',
            "token 'sleeper', key: no Cabal has the token 'sleeper' (DIK-004). Write 'token = \"sleeper\"'",
        ),
        (
            "affinities = { politics = 2, people = 0, artefact = 1 }",
            "affinities = { politics = 2, artefact = 1 }",
            "affinities = { politics = 2, artefact = 1 }",
            "cabal 'black-guard', affinities: not every Affinity has its number (DIK-024). Write a number, 0 if there",
        ),
        (
            "{ cost = 6, vp = 2 }]",
            "]",
            "slots = [",
            "cabal 'black-guard', slots: there are 4 Cabal slots instead of 5 (DIK-030). Write exactly 5.",
        ),
        (
            "opportunity_slots = [0, 1, 0, 1, 1]",
            "opportunity_slots = []",
            "opportunity_slots = []",
            "cabal 'black-guard', opportunity_slots: a row of 0 Opportunity slots cannot be played with. Write from 1",
        ),
        (
            "count = 6",
            "count = 7",
            "count = 7",
            "token 'blockhouse', count: 7 is out of range. Write a number from 1 to 6; the engine can hold no more.",
        ),
        (
            'key = "casemate-line"',
            'key = "contagion"',
            'key = "contagion"',
            "card 'contagion', key: the key 'contagion' is used twice. Give each its own key.",
        ),
        (
            'key = "casemate-line"\ncabal = "black-guard"',
            'key = "casemate-line"\ncabal = "black"',
            'cabal = "black"',
            "card 'casemate-line', cabal: there is no Cabal 'black'. Correct the spelling; the Cabals are: black-guard",
        ),
        (
            'key = "casemate-line"\ncabal = "black-guard"',
            'key = "casemate-line"\ncabal = "coordination"',
            "",
            "the file: there are 6 cards of the Cabal 'coordination' instead of 5 (DIK-001). Look for a lost or added",
        ),
        (
            'aura = "shield"',
            'aura = "watch"',
            "does = ",
            "token 'blockhouse', does: the token 'blockhouse' lies on a sector, not on a stack. Use another token",
        ),
        (
            '[{ effect = "aura", token = "blockhouse", aura = "shield" }]',
            '[{ effect = "immune" }]',
            "does = ",
            "token 'blockhouse', does: 'immune' cannot be the effect of a token. Write an 'aura', or a 'count-as' with",
        ),
        (
            'who = "each-at-site"',
            'who = "site-owner"',
            'does = [\n    { effect = "spend-token", token = "revolt" }',
            "card 'great-uprising', does: 'take-pp' speaks of the owner of a stack, but 'revolt' lies on a",
        ),
    ],
)
def test_faulty_cabals(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "cabals.toml", old, new, at, said)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ("count = 5", "count = 6", "[[players]]", "players: the player counts are 2, 3, 4, 6 (DIK-012). Write one"),
        (
            "cycles = 5",
            "cycles = 0",
            "cycles = 0",
            "players number 1, cycles: 0 is out of range. Write a number from 1 to 9",
        ),
        (
            "stacks = 3",
            "stacks = 4",
            "stacks = 4",
            "players number 4, stacks: 4 is out of range. Write a number from 1",
        ),
        ("emissary = 3", "vp = 3", "vp = 3", "income, vp: nobody has an income of 'vp' (DIK-094). Remove it."),
        (
            "affinities = 10",
            "affinities = 5",
            "affinities = 5",
            "affinities: 5 tokens of the Affinity 'politics' are not",
        ),
        (
            "1, 1, 1, 2]",
            "1, 1, 2]",
            "loss = ",
            "others, loss: there are 6 losses instead of 7 (AUT-008). Write one for",
        ),
        (
            "oaths = 12",
            "oaths = 13",
            "oaths = 13",
            "oaths: 13 is out of range. Write a number from 0 to 12; the engine",
        ),
        (
            "debt = 5",
            "debit = 5",
            "debit = 5",
            "the file: unknown field 'debit'. Correct or remove it; the fields are: ",
        ),
    ],
)
def test_faulty_values(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "values.toml", old, new, at, said)


# ---- packs


def test_a_pack_sets_single_values_and_leaves_the_others(tmp_path: Path) -> None:
    (pack_of(tmp_path) / "values.toml").write_text("target = 12\n", encoding="utf-8")
    content = load_content(tmp_path)
    assert (content.values.target, content.values.debt) == (12, 5)
    assert content.hash != load_content().hash


def house_card(folder: Path, text: str) -> Path:
    """A pack with one more card of the Karst, and some of its words."""
    pack_of(folder)
    card = 'key = "night-ferry"\nsector = "karst"\nfaction = "underworld"\nsymbols = ["any"]\ndarkness = 1\n'
    does = 'type = "manifestation"\ndoes = [{ effect = "move-stack" }, { effect = "receive", goods = { pp = 1 } }]\n'
    (folder / "added.toml").write_text(f"[[opportunity]]\n{card}{does}", encoding="utf-8")
    (folder / "text").mkdir()
    for language in LANGUAGES:
        (folder / "text" / f"house.{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_adds_cards_with_their_words(tmp_path: Path) -> None:
    content = load_content(house_card(tmp_path, "card-night-ferry = Ferry\ncard-night-ferry-text = Cross over.\n"))
    assert (len(content.opportunities), content.opportunities[72].key) == (73, "night-ferry")
    assert content.sources["added.toml"] == "house"


def test_a_card_without_words_is_told_in_each_language(tmp_path: Path) -> None:
    told = [str(problem) for problem in problems_of(house_card(tmp_path, "card-night-ferry = Ferry\n"))]
    assert [line.partition(": ")[2] for line in told] == [
        f"opportunity 'night-ferry': it has no 'card-night-ferry-text' in language '{language}'. Add "
        f"'card-night-ferry-text = …' to a catalogue '*.{language}.ftl' of the game or the pack."
        for language in LANGUAGES
    ]


def test_every_option_of_a_choice_needs_its_words(tmp_path: Path) -> None:
    with_card(tmp_path, "midnight-exchange", f"[{CHOICE}]")
    told = [problem.what for problem in problems_of(tmp_path)]
    assert told == [
        f"it has no 'card-midnight-exchange-{choice}' in language '{language}'"
        for language in LANGUAGES
        for choice in ("first", "second")
    ]


def test_faults_of_several_files_are_told_at_once(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "sectors.toml", "opportunities.toml", "cabals.toml", "values.toml")
    replace(pack / "sectors.toml", "home = true\n", "")
    replace(pack / "opportunities.toml", "darkness = 1", "darkness = 11")
    replace(pack / "cabals.toml", "rank = 7", "rank = 12")
    replace(pack / "values.toml", "debt = 5", "debt = 50")
    assert [problem.file.name for problem in problems_of(pack)] == [
        "sectors.toml",
        "opportunities.toml",
        "cabals.toml",
        "values.toml",
    ]


def test_faults_are_told_in_french_too(tmp_path: Path) -> None:
    with_card(tmp_path, "midnight-exchange", '[{ effect = "bribe" }]')
    (problem,) = problems_of(tmp_path)
    said = problem.said("fr").partition(": ")[2]
    assert said.startswith("opportunity « midnight-exchange », does: il n’y a pas d’effet « bribe ». Corrigez-le ; les")


def test_every_fault_that_has_words_is_found_by_a_check() -> None:
    words = (FAULTS / "en.ftl").read_text(encoding="utf-8")
    known = {key for key in re.findall(r"^fault-([a-z-]+) =", words, re.MULTILINE) if not key.endswith("-advice")}
    folder = FAULTS.parent.parent
    checks = "".join((folder / name).read_text(encoding="utf-8") for name in ("loading.py", "checking.py"))
    assert {key for key in known if f'"{key}"' not in checks} == set()
