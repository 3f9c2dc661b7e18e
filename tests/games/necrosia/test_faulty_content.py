"""Faulty content and packs: every fault is told with its file, its line and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.games.necrosia.loading import load_content
from logothete.kernel.text import LANGUAGES
from tests.games.necrosia.packs import check_message, line_of, pack_of, problems_of, replace

FROSTMOON = 'borders = ["high-mists", "coral-harbour", "cairn-plain"]'
NECROSIA = 'key = "necrosia"\nplace = [0.91, 0.34]\ninfluence = 1\ncradle = true'


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            FROSTMOON,
            FROSTMOON.replace('"cairn-plain"', '"cairn-plain", "frostmoon"'),
            FROSTMOON.replace('"cairn-plain"]', '"cairn-plain", "frostmoon"]'),
            "region 'frostmoon', borders: it borders on itself (NEC-005). Remove 'frostmoon' from the list.",
        ),
        (
            FROSTMOON,
            FROSTMOON.replace("cairn-plain", "cairnplain"),
            'borders = ["high-mists", "coral-harbour", "cairnplain"]',
            "region 'frostmoon', borders: there is no region 'cairnplain'. Correct the spelling; the regions are: "
            "frostmoon, high-mists",
        ),
        (
            FROSTMOON,
            'borders = ["high-mists", "coral-harbour"]',
            'borders = ["frostmoon", "high-mists", "coral-harbour", "crossing"',
            "region 'cairn-plain', borders: 'frostmoon' is listed, but 'frostmoon' does not list 'cairn-plain' "
            "(NEC-005). Add 'cairn-plain' to the borders of 'frostmoon', or remove 'frostmoon' here.",
        ),
        (
            FROSTMOON,
            FROSTMOON.replace('"high-mists"', '"high-mists", "high-mists"'),
            'borders = ["high-mists", "high-mists"',
            "region 'frostmoon', borders: 'high-mists' is listed 2 times. List it once.",
        ),
        (
            "place = [0.17, 0.17]",
            "place = [1.17, 0.17]",
            "place = [1.17, 0.17]",
            "region 'frostmoon', place: the point 1.17, 0.17 is not on the board. Keep x within 0 and 1, y within",
        ),
        (
            "influence = 1",
            "influence = 10",
            "influence = 10",
            "region 'frostmoon', influence: 10 is out of range. Write a number from 0 to 9.",
        ),
        (
            'guild = "magic"',
            'guild = "necrosis"',
            'guild = "necrosis"',
            "region 'high-mists', guild: Invalid enum value 'necrosis'. Write one of: combat, commerce, magic, shaan.",
        ),
        (
            "guild_players = 4",
            "guild_players = 6",
            "guild_players = 6",
            "region 'echo-tower', guild_players: 6 is out of range. Write a number from 2 to 5.",
        ),
        (
            'guild = "magic"\nguild_players = 4',
            "guild_players = 4",
            "guild_players = 4",
            "region 'echo-tower', guild_players: there is no guild that could open (NEC-007). Add a 'guild', or remove",
        ),
        (
            NECROSIA,
            NECROSIA + '\nguild = "shaan"',
            'guild = "shaan"\nborders = ["amber-sanctuary"',
            "region 'necrosia', guild: a region that is necrosed from the beginning has no guild (NEC-145). Remove",
        ),
        (
            NECROSIA,
            NECROSIA.replace("\ncradle = true", ""),
            "",
            "the file: no region is necrosed from the beginning (NEC-008). Add 'cradle = true' to one region.",
        ),
        (
            'key = "sun-cape"',
            'key = "sun-cape"\ncradle = true',
            "cradle = true\nplace = [0.82, 0.91]",
            "region 'sun-cape', cradle: 'necrosia' is the cradle already (NEC-008). Keep it in one region only.",
        ),
        (
            'key = "sun-cape"',
            'key = "frostmoon"',
            'key = "frostmoon"\nplace = [0.82, 0.91]',
            "region 'frostmoon', key: the key 'frostmoon' is used twice. Give each its own key.",
        ),
        (
            'key = "sun-cape"',
            'key = "Sun Cape"',
            'key = "Sun Cape"',
            "region 'Sun Cape', key: 'Sun Cape' cannot be a key. Use small letters a-z, digits and hyphens, letter",
        ),
        (
            "regions = 18",
            "regions = 17",
            "regions = 17",
            "board, regions: it promises 17 regions, but the file holds 18. Look for a lost or added [[region]], or",
        ),
    ],
)
def test_faulty_regions(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "board.toml", old, new, at, said)


def test_a_region_nobody_can_reach_is_noticed(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "board.toml") / "board.toml"
    for _ in range(3):
        replace(path, ', "sun-cape"', "")
    replace(path, 'borders = ["grey-heath", "copper-dunes", "thousand-springs"]', "borders = []")
    (problem,) = problems_of(tmp_path)
    assert (problem.place, problem.what) == ("region 'sun-cape'", "it cannot be reached from 'frostmoon' (NEC-005)")
    assert problem.line == line_of(path, '[[region]]\nkey = "sun-cape"')
    assert "borders" in problem.advice


def test_the_engine_holds_24_regions(tmp_path: Path) -> None:
    rows = [f'[[region]]\nkey = "r{at}"\nplace = [0, 0]\ninfluence = 1\nborders = []\n' for at in range(25)]
    head = 'source = "printed"\n[board]\nwidth = 1\nheight = 1\nregions = 25\n'
    (pack_of(tmp_path) / "board.toml").write_text(head + "".join(rows), encoding="utf-8")
    told = [(problem.line, problem.what) for problem in problems_of(tmp_path)]
    assert (5, "the file holds 25 regions; the engine can hold 24") in told


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            'power = "spare-loss"',
            'power = "attack-die"',
            'power = "attack-die"\ncolour = "yellow"',
            "people 'feling', power: the power 'attack-die' is taken (NEC-070). Give each people its own power.",
        ),
        (
            'colour = "yellow"',
            'colour = "red"',
            'colour = "red"\nemblem = "cat"',
            "people 'feling', colour: the colour 'red' is taken (NEC-070). Give each people its own colour.",
        ),
        (
            'emblem = "cat"',
            'emblem = "horns" # again',
            'emblem = "horns" # again',
            "people 'feling', emblem: the emblem 'horns' is taken (NEC-070). Give each people its own emblem.",
        ),
        (
            'power = "spare-loss"',
            'power = "nine-lives"',
            'power = "nine-lives"',
            "people 'feling', power: Invalid enum value 'nine-lives'. Write one of: attack-die, defence-die, ",
        ),
        (
            'key = "feling"',
            'key = "necrosians"',
            'key = "necrosians"',
            "people 'necrosians', key: 'necrosians' is how the game calls those of nobody. Choose another key.",
        ),
        (
            '[[people]]\nkey = "ygwan"\npower = "defence-die"\ncolour = "green"\nemblem = "antlers"\n',
            "",
            "",
            "the file: there are 4 peoples instead of 5 (NEC-069). Write exactly 5 [[people]] entries.",
        ),
    ],
)
def test_faulty_peoples(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "peoples.toml", old, new, at, said)


WAR_CRY = 'key = "war-cry"\nrule = "NEC-C01"\nsuit = "combat"\ntiming = ["w3"]\npart = "attacker"\neffect = "dice"'
NECROTIC_WARD = 'key = "necrotic-ward"\nrule = "NEC-C67"\nsuit = "shaan"\ntiming = ["year-end"]'


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            'rule = "NEC-C02"',
            'rule = "NEC-C01"',
            'rule = "NEC-C01"\nsuit = "combat"\ntiming = ["w3"]\npart = "attacker"\neffect = "dice"\nside = "attacker"',
            "card 'heroic-charge', rule: the rule NEC-C01 is used twice. Give each card its own rule.",
        ),
        (
            'rule = "NEC-C02"',
            'rule = "NEC-C81"',
            'rule = "NEC-C81"',
            "card 'heroic-charge', rule: 'NEC-C81' is not the rule of a card. Write one of NEC-C01 to NEC-C80, or",
        ),
        (
            WAR_CRY,
            WAR_CRY.replace('"combat"', '"magic"'),
            "",
            "the file: there are 15 cards of the suit 'combat' instead of 16 (NEC-123). Look for a lost or added",
        ),
        (
            'key = "heroic-charge"',
            'key = "war-cry"',
            'key = "war-cry"\nrule = "NEC-C02"',
            "card 'war-cry', key: the key 'war-cry' is used twice. Give each its own key.",
        ),
        (
            WAR_CRY,
            WAR_CRY.replace('"dice"', '"dices"'),
            'effect = "dices"',
            "card 'war-cry', effect: there is no effect 'dices'. Correct it; the effects are: dice, score, ",
        ),
        (
            WAR_CRY,
            WAR_CRY.replace('"w3"', '"main"'),
            'timing = ["main"]',
            "card 'war-cry', timing: 'dice' has no meaning at the moment 'main' (NEC-124). Write one or more of: w3.",
        ),
        (
            WAR_CRY,
            WAR_CRY.replace('"w3"', '"w4"'),
            'timing = ["w4"]',
            "card 'war-cry', timing: Invalid enum value 'w4'. Write one of: ",
        ),
        (
            WAR_CRY,
            WAR_CRY.replace('["w3"]', "[]"),
            "timing = []",
            "card 'war-cry', timing: it needs one moment, or several different ones. Correct the list.",
        ),
        (
            WAR_CRY,
            WAR_CRY.replace('"attacker"', '"active"'),
            'part = "active"',
            "card 'war-cry', part: 'dice' is not played by 'active' (NEC-128). Write one of: attacker, defender, ",
        ),
        (
            NECROTIC_WARD,
            NECROTIC_WARD.replace("year-end", "necrosis"),
            'timing = ["necrosis"]\npart = "anybody"',
            "card 'necrotic-ward', timing: 'ward' has no meaning at the moment 'necrosis' (NEC-124). Write one or",
        ),
        (
            "amount = -1",
            "amount = -6",
            "amount = -6",
            "card 'war-cry', amount: -6 is out of range. Write a number from -5 to 5 for 'dice'.",
        ),
        (
            "\namount = -1",
            "",
            '[[card]]\nkey = "war-cry"',
            "card 'war-cry': 'dice' needs an amount. Add a number from -5 to 5.",
        ),
        (
            'effect = "free-war"',
            'effect = "free-war"\namount = 2',
            "amount = 2",
            "card 'deadly-salvo', amount: 'free-war' takes no amount. Remove it.",
        ),
        (
            'side = "defender"\namount = -1',
            "amount = -1",
            '[[card]]\nkey = "war-cry"',
            "card 'war-cry': 'dice' needs 'side'. Add 'side = …'.",
        ),
        (
            'effect = "free-war"',
            'effect = "free-war"\nban = "war"',
            'ban = "war"',
            "card 'deadly-salvo', ban: 'free-war' takes no 'ban'. Remove it.",
        ),
        (
            'amount = 2\nfoe = "player"',
            "amount = 2",
            '[[card]]\nkey = "terrifying-assault"',
            "card 'terrifying-assault': 'drive-out' has a meaning only against 'player'. Write 'foe = \"player\"'.",
        ),
        (
            'effect = "recover-card"\nwanted = "magic"',
            'effect = "recover-card"',
            '[[card]]\nkey = "magical-entropy"',
            "card 'magical-entropy': 'recover-card' needs 'wanted'. Add 'wanted = …'.",
        ),
        (
            "influence = 1",
            "influence = 10",
            "influence = 10",
            "card 'providential-parry', influence: 10 is out of range. Write a number from -9 to 9.",
        ),
        (
            'timing = ["year-end"]\npart = "anybody"\neffect = "ward"',
            'timing = ["any-card"]\npart = "outsider"\neffect = "cancel"',
            'effect = "cancel"\n\n[[card]]\nkey = "cleansing-of-necrosians"',
            "card 'necrotic-ward', effect: another card cancels cards already (NEC-129). Give it another effect",
        ),
    ],
)
def test_faulty_cards(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "cards.toml", old, new, at, said)


def test_a_lost_card_is_noticed(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "cards.toml") / "cards.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[card]]")], encoding="utf-8")
    told = [(problem.line, problem.what) for problem in problems_of(tmp_path)]
    assert told == [
        (0, "there are 79 cards instead of 80 (NEC-123)"),
        (0, "there are 15 cards of the suit 'shaan' instead of 16 (NEC-123)"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("years = 5", "years = 10", "years: 10 is out of range. Write a number from 1 to 9."),
        ("years = 5", "years = 0", "years: 0 is out of range. Write a number from 1 to 9."),
        ("actions = 3", "actions = 7", "actions: 7 is out of range. Write a number from 1 to 6."),
        (
            "pieces = 10",
            "pieces = 21",
            "pieces: 21 is out of range. Write a number from 1 to 20; the engine can hold no",
        ),
        ("batch = 3", "batch = 0", "batch: 0 is out of range. Write a number from 1 to 20."),
        ("defeat = 6", "defeat = 1", "defeat: 1 is out of range. Write a number from 2 to 18: at most all regions."),
        ("defeat = 6", "defeat = 19", "defeat: 19 is out of range. Write a number from 2 to 18: at most all regions."),
        ("trophies = 3", "trophies = 0", "trophies: 0 is out of range. Write a number from 1 to 20."),
        ("purchases = 3", "purchases = 6", "purchases: 6 is out of range. Write a number from 0 to 5."),
        ("moved = 2", "moved = 3", "moved: 3 is out of range. Write a number from 1 to 2."),
        ("recruited = 2", "recruited = 0", "recruited: 0 is out of range. Write a number from 1 to 20."),
        ("carried = 3", "carried = 0", "carried: 0 is out of range. Write a number from 1 to 20."),
        (
            "necrosians_in_cradle = 3",
            "necrosians_in_cradle = -1",
            "necrosians_in_cradle: -1 is out of range. Write a number from 0 to 20.",
        ),
        (
            "necrosians_by_guild = 1",
            "necrosians_by_guild = 21",
            "necrosians_by_guild: 21 is out of range. Write a number from 0 to 20.",
        ),
        (
            "die = [0, 0, 0, 1, 1, 2]",
            "die = [0, 3]",
            "die: no die shows 3 (NEC-035). Write faces 0, 1 and 2; 2 is '1 and roll again'.",
        ),
        (
            "die = [0, 0, 0, 1, 1, 2]",
            "die = [2, 2]",
            "die: such a die would be rolled again for ever (NEC-036). Give it at least one face 0 or 1.",
        ),
        (
            "die = [0, 0, 0, 1, 1, 2]",
            "die = []",
            "die: a die of 0 faces cannot be rolled (NEC-035). Write from 1 to 20 faces.",
        ),
        (
            "tokens = [0, 0, 1, 1, 2, 2, 3, 4]",
            "tokens = [0, 1, 2, 3]",
            "tokens: 4 tokens do not go with 6 necrosed regions (NEC-148). Write from 5 to 12 of them, or lower",
        ),
        (
            "tokens = [0, 0, 1, 1, 2, 2, 3, 4]",
            "tokens = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]",
            "tokens: 13 tokens do not go with 6 necrosed regions (NEC-148). Write from 5 to 12 of them",
        ),
        (
            "tokens = [0, 0, 1, 1, 2, 2, 3, 4]",
            "tokens = [0, 0, 1, 1, 2, 2, 3, 10]",
            "tokens: 10 is out of range. Write a number from 0 to 9.",
        ),
        (
            "prices = [1, 2, 3, 4, 5]",
            "prices = [1, 2, 3, 4]",
            "prices: there are 4 prices for the 5 places of the row (NEC-113). Write exactly 5.",
        ),
        (
            "prices = [1, 2, 3, 4, 5]",
            "prices = [-1, 2, 3, 4, 5]",
            "prices: -1 is out of range. Write a number from 0 to 99.",
        ),
        (
            "2 = 5",
            "2 = 11",
            "starting, 2: nobody can begin with 11 of 10 pieces (NEC-168). Write a number from 1 to 10, or raise",
        ),
        ("2 = 5", "2 = 0", "starting, 2: nobody can begin with 0 of 10 pieces (NEC-168). Write a number from 1 to 10"),
    ],
)
def test_faulty_values(tmp_path: Path, old: str, new: str, said: str) -> None:
    check_message(tmp_path, "values.toml", old, new, new, said)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            "batch = 3",
            "batch = 4",
            "2 = 5",
            "starting, 2: 15 units cannot be placed in batches of 4 (NEC-074). Change this figure, or 'batch', so that",
        ),
        (
            "5 = 3\n",
            "6 = 3\n",
            "[starting]",
            "starting: the player counts are 2, 3, 4, 6 (NEC-001). Give one figure for each of: 2, 3, 4, 5.",
        ),
    ],
)
def test_values_that_do_not_fit_one_another(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "values.toml", old, new, at, said)


def test_all_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "board.toml", "peoples.toml", "cards.toml", "values.toml")
    replace(pack / "board.toml", "influence = 1", "influence = 11")
    replace(pack / "board.toml", "influence = 2", "influence = 22")
    replace(pack / "peoples.toml", '"yellow"', '"red"')
    replace(pack / "cards.toml", '"NEC-C01"', '"NEC-C99"')
    replace(pack / "values.toml", "years = 5", "years = 99")
    told = [problem.file.name for problem in problems_of(pack)]
    assert told == ["board.toml", "board.toml", "peoples.toml", "cards.toml", "values.toml"]


def test_mistyped_files_are_told_together_too(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "board.toml", "cards.toml")
    replace(pack / "board.toml", "influence = 1", 'influence = "1"')
    replace(pack / "cards.toml", "amount = -1", "amount = -1.5")
    told = [problem.file.name for problem in problems_of(pack)]
    assert told == ["board.toml", "cards.toml"]


RENAMED = [
    ("board.toml", "region", "sun-cape", ["region-moon-cape"]),
    ("peoples.toml", "people", "feling", ["people-moon-cape", "foe-moon-cape"]),
    ("cards.toml", "card", "war-cry", ["card-moon-cape", "card-moon-cape-text"]),
]


@pytest.mark.parametrize(("file", "table", "key", "wanted"), RENAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_name_is_told_with_language_and_message(
    tmp_path: Path, file: str, table: str, key: str, wanted: list[str], language: str
) -> None:
    path = pack_of(tmp_path, file) / file
    path.write_text(path.read_text(encoding="utf-8").replace(f'"{key}"', '"moon-cape"'), encoding="utf-8")
    other = next(known for known in LANGUAGES if known != language)
    (tmp_path / "text").mkdir()
    names = "".join(f"{message} = Moon\n" for message in wanted)
    (tmp_path / "text" / f"names.{other}.ftl").write_text(names, encoding="utf-8")
    problems = problems_of(tmp_path)
    assert [(problem.place, problem.what) for problem in problems] == [
        (f"{table} 'moon-cape'", f"it has no '{message}' in language '{language}'") for message in wanted
    ]
    assert problems[0].line == line_of(path, f'[[{table}]]\nkey = "moon-cape"')
    assert problems[0].advice.startswith(f"Add '{wanted[0]} = …' to a catalogue '*.{language}.ftl'")


def test_a_pack_may_replace_the_values_and_rename_a_region(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "values.toml")
    replace(pack / "values.toml", "years = 5", "years = 4")
    (pack / "text").mkdir()
    (pack / "text" / "names.fr.ftl").write_text("region-crossing = Carrefour\n", encoding="utf-8")
    content = load_content(pack)
    assert (content.values.years, len(content.regions)) == (4, 18)
    assert content.pack is not None
    assert content.hash != load_content().hash


def test_a_faulty_catalogue_in_a_pack_is_told_with_its_line(tmp_path: Path) -> None:
    pack = pack_of(tmp_path)
    (pack / "text").mkdir()
    (pack / "text" / "names.fr.ftl").write_text("region-crossing = Croix\nregion-necrosia Nécrosia\n", encoding="utf-8")
    (problem,) = problems_of(pack)
    assert (problem.file.name, problem.line) == ("names.fr.ftl", 2)
