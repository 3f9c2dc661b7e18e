"""Faulty content and packs: every fault is told with its file, its line and what to do."""

from pathlib import Path

import pytest

from logothete.games.byzantio.loading import load_content
from logothete.kernel.text import LANGUAGES
from tests.games.byzantio.packs import check_message, line_of, pack_of, problems_of, replace

BYZANTIO = load_content("byzantio")
NEKKEN = load_content("nekken")


HELLAS = 'key = "hellas"\nnumber = 1\nstand = [400, 459]\nborders = ["dyrrachion", '
IN_HELLAS = 'borders = ["dyrrachion", "thessalonike", "peloponnesos"]'
THEBAE = 'key = "thebae"\nprovince = "hellas"\nsize = "large"'
LARISSA = 'key = "larissa"\nprovince = "hellas"\nsize = "small"'


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            HELLAS,
            HELLAS.replace("1", "9", 1),
            "number = 9",
            "province 'hellas', number: no die shows 9 (BYZ-012). Write a number from 1 to 8.",
        ),
        (
            HELLAS,
            HELLAS.replace("1", "0", 1),
            "number = 0",
            "province 'hellas', number: no die shows 0 (BYZ-012). Write a number from 1 to 8.",
        ),
        (
            HELLAS,
            HELLAS.replace("number = 1\n", ""),
            '[[province]]\nkey = "hellas"',
            "province 'hellas': it has no number (BYZ-012). Add a number from 1 to 8.",
        ),
        (
            HELLAS,
            HELLAS.replace("number", "nummer"),
            "nummer",
            "province 'hellas': unknown field 'nummer'. Correct or remove it; the fields are: key, stand, "
            "number, "
            "borders, lanes, closed.",
        ),
        (
            HELLAS,
            HELLAS.replace("400", "4000"),
            "stand = [4000",
            "province 'hellas', stand: the point 4000, 459 is not on the board. Keep x within 0 and 1320, y "
            "within "
            "0 and 760.",
        ),
        (
            IN_HELLAS,
            'borders = ["dyrrachion", "thessalonike", "peloponnesos", "hellas"]',
            'borders = ["dyrrachion", "thessalonike", "peloponnesos", "hellas"]',
            "province 'hellas', borders: it is linked to itself. Remove 'hellas' from the list.",
        ),
        (
            IN_HELLAS,
            'borders = ["dyrrachion", "thessalonike", "peloponesos"]',
            'borders = ["dyrrachion", "thessalonike", "peloponesos"]',
            "province 'hellas', borders: there is no province 'peloponesos'. Correct the spelling; the "
            "provinces "
            "are: longobardia, calabria",
        ),
        (
            IN_HELLAS,
            'borders = ["dyrrachion", "thessalonike"]',
            'borders = ["hellas"]',
            "province 'peloponnesos', borders: 'hellas' is listed, but 'hellas' does not list 'peloponnesos' "
            "(BYZ-010). Add 'peloponnesos' to the borders of 'hellas', or remove 'hellas' here.",
        ),
        (
            IN_HELLAS,
            'borders = ["dyrrachion", "dyrrachion", "thessalonike", "peloponnesos"]',
            'borders = ["dyrrachion", "dyrrachion"',
            "province 'hellas', borders: 'dyrrachion' is listed 2 times. List it once.",
        ),
        (
            'lanes = ["krete", "kibyrrhaiotai", "antiocheia"]',
            'lanes = ["krete", "kibyrrhaiotai", "antiocheia", "hellas"]',
            'lanes = ["krete", "kibyrrhaiotai", "antiocheia", "hellas"]',
            "province 'cyprus', lanes: 'hellas' is listed, but 'hellas' does not list 'cyprus' (BYZ-010). "
            "Add "
            "'cyprus' to the lanes of 'hellas', or remove 'hellas' here.",
        ),
        (
            'key = "krete"',
            'key = "hellas"',
            'key = "hellas"\nnumber = 8',
            "province 'hellas', key: the key 'hellas' is used twice. Give each its own key.",
        ),
        (
            'key = "krete"',
            'key = "Krete!"',
            'key = "Krete!"',
            "province 'Krete!', key: 'Krete!' cannot be a key. Use small letters a-z, digits and hyphens, "
            "letter "
            "first.",
        ),
        (
            "provinces = 25",
            "provinces = 26",
            "provinces = 26",
            "board, provinces: it promises 26 provinces, but the file holds 25. Look for a lost or added "
            "[[province]], or correct the figure.",
        ),
    ],
)
def test_faulty_provinces(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "byzantio", "board.toml", old, new, at, said)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            THEBAE,
            THEBAE.replace("hellas", "helas"),
            'province = "helas"',
            "city 'thebae', province: there is no province 'helas'. Correct the spelling; the provinces are: ",
        ),
        (
            THEBAE,
            THEBAE.replace("large", "huge"),
            'size = "huge"',
            "city 'thebae', size: Invalid enum value 'huge'. Write one of: large, small.",
        ),
        (
            LARISSA,
            LARISSA.replace("hellas", "makedonia"),
            '[[city]]\nkey = "philippopolis"',
            "city 'philippopolis': 'makedonia' already has a small city (BYZ-008). A province has at most "
            "one: "
            "correct its size or province.",
        ),
        (
            LARISSA,
            LARISSA.replace("small", "large"),
            '[[province]]\nkey = "hellas"',
            "province 'hellas': it has 2 large cities instead of one (BYZ-008). Give it exactly one city of "
            "size "
            "'large'.",
        ),
        (
            THEBAE,
            THEBAE.replace("large", "small"),
            '[[province]]\nkey = "hellas"',
            "province 'hellas': it has 0 large cities instead of one (BYZ-008). Give it exactly one city of "
            "size "
            "'large'.",
        ),
        (
            'key = "larissa"',
            'key = "thebae"',
            'key = "thebae"\nprovince = "hellas"\nsize = "small"',
            "city 'thebae', key: the key 'thebae' is used twice. Give each its own key.",
        ),
        (
            "place = [120, 314]",
            "place = [120, -1]",
            "place = [120, -1]",
            "city 'baris', place: the point 120, -1 is not on the board. Keep x within 0 and 1320, y within 0 and 760.",
        ),
        (
            "cities = 34",
            "cities = 33",
            "cities = 33",
            "board, cities: it promises 33 cities, but the file holds 34. Look for a lost or added [[city]], "
            "or "
            "correct the figure.",
        ),
    ],
)
def test_faulty_cities(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "byzantio", "board.toml", old, new, at, said)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            "closed = true",
            "closed = true\nnumber = 4",
            "number = 4",
            "province 'nekken', number: a closed province is never struck, so it has no number (NEK-008). "
            "Remove "
            "the number, or the line that closes it.",
        ),
        (
            'province = "scorial"',
            'province = "nekken"',
            'province = "nekken"',
            "city 'scorial', province: the province 'nekken' is closed and has no city (NEK-018). Move the "
            "city to "
            "an open province, or remove it.",
        ),
    ],
)
def test_faulty_regions(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "nekken", "board.toml", old, new, at, said)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            '"hellas"',
            '"helas"',
            'home = "helas"',
            "house 'aggelos', home: there is no province 'helas'. Correct the spelling; the provinces are: ",
        ),
        (
            '"hellas"',
            '"makedonia"',
            'home = "makedonia"\ncolour = "yellow"',
            "house 'aggelos', home: 'makedonia' is already the home of another house (BYZ-033). Give each "
            "house "
            "its own home.",
        ),
        (
            '"yellow"',
            '"red"',
            'colour = "red"\nemblem = "wing"',
            "house 'aggelos', colour: the colour 'red' is taken (BYZ-004). Give each house its own colour.",
        ),
        (
            'emblem = "wing"',
            'emblem = "eagle" # again',
            'emblem = "eagle" # again',
            "house 'aggelos', emblem: the emblem 'eagle' is taken (BYZ-004). Give each house its own emblem.",
        ),
        (
            'key = "aggelos"',
            'key = "doukas"',
            'key = "doukas"\nhome = "hellas"',
            "house 'doukas', key: the key 'doukas' is used twice. Give each its own key.",
        ),
    ],
)
def test_faulty_houses(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "byzantio", "houses.toml", old, new, at, said)


def test_either_all_tribes_start_in_the_volcano_or_none(tmp_path: Path) -> None:
    said = "house 'racan', home: only some houses start in the closed province 'nekken' (NEK-015). Start all"
    check_message(
        tmp_path,
        "nekken",
        "houses.toml",
        '"nekken"\ncolour = "blue"',
        '"scorial"\ncolour = "blue"',
        'home = "nekken"',
        said,
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "turns = 30",
            "turns = 31",
            "turns: 31 is out of range. Write a number from 1 to 30; the engine can hold no more.",
        ),
        ("turns = 30", "turns = 0", "turns: 0 is out of range. Write a number from 1 to 30; "),
        ("garrisons = 10", "garrisons = 0", "garrisons: 0 is too small. Write 1 or more."),
        ("rally = 6", "rally = -1", "allowances, rally: -1 is too small. Write 0 or more."),
        (
            "rally = 6",
            "raly = 6",
            "allowances, raly: there is no action 'raly' (BYZ-045). Correct or remove it; the actions are: "
            "campaign, rally, negotiation, progression, corruption, expulsion.",
        ),
        ("guess_points = 5", "guess_points = -5", "guess_points: -5 is too small. Write 0 or more."),
        ("third_share = 2", "third_share = -2", "third_share: -2 is too small. Write 0 or more."),
        ("change_cost = 2", "change_cost = -2", "change_cost: -2 is too small. Write 0 or more."),
        (
            "small_cities_from_players = 4",
            "small_cities_from_players = 5",
            "small_cities_from_players: 5 is out of range. Write a number from 2 to 4.",
        ),
        (
            "lines = [16, 14, 12, 10, 8, 6, 4]",
            "lines = [16, 16, 12, 10, 8, 6, 4]",
            "lines: [16, 16, 12, 10, 8, 6, 4] does not fall from line to line (BYZ-025). Write positive "
            "values, "
            "each smaller than the one before it.",
        ),
        (
            "lines = [16, 14, 12, 10, 8, 6, 4]",
            "lines = [16, 14, 12, 10, 8, 6, 0]",
            "lines: [16, 14, 12, 10, 8, 6, 0] does not fall from line to line (BYZ-025). Write positive values, ",
        ),
        (
            "2 = 7",
            "2 = 8",
            "targets, 2: 8 targets do not fit on 7 lines (BYZ-021). Write at most 7, or add values to 'lines'.",
        ),
        (
            "2 = 7",
            "2 = 0",
            "targets, 2: 0 is out of range. Write a number from 1 to 10; the engine can hold no more.",
        ),
        (
            "turn = 24",
            "turn = 31",
            "event number 4, turn: turn 31 is not on the track. Write a turn from 1 to 30.",
        ),
        (
            "turn = 12",
            "turn = 0",
            "event number 2, turn: turn 0 is not on the track. Write a turn from 1 to 30.",
        ),
        (
            'kind = "plague"',
            'kind = "flood"',
            "event number 4, kind: Invalid enum value 'flood'. Write one of: earthquake, famine, plague, succession.",
        ),
    ],
)
def test_faulty_values(tmp_path: Path, old: str, new: str, said: str) -> None:
    check_message(tmp_path, "byzantio", "values.toml", old, new, new, said)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        (
            "rally = 6\n",
            "",
            "[allowances]",
            "allowances: the action 'rally' is missing (BYZ-045). Add 'rally' here.",
        ),
        (
            "2 = 7\n",
            "5 = 7\n",
            "[targets]",
            "targets: the player counts are 3, 4, 5 (BYZ-001). Give one figure for each of: 2, 3, 4.",
        ),
        (
            "turn = 24",
            "turn = 18",
            'turn = 18\nkind = "plague"',
            "event number 4, turn: turn 18 already has an event. Give each event its own turn.",
        ),
        (
            "campaign = 10",
            "campaign = 3",
            "turn = 24",
            "event number 4, turn: on turn 24 a player may have none of his 23 boxes left to strike "
            "(BYZ-111). "
            "Set the event earlier, or raise the allowances.",
        ),
    ],
)
def test_values_that_do_not_fit_one_another(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    check_message(tmp_path, "byzantio", "values.toml", old, new, at, said)


def test_all_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio", "board.toml", "houses.toml", "values.toml")
    replace(pack / "board.toml", "number = 7", "number = 77")
    replace(pack / "board.toml", "number = 4", "number = 44")
    replace(pack / "houses.toml", '"hellas"', '"helas"')
    replace(pack / "values.toml", "turns = 30", "turns = 99")
    told = [problem.file.name for problem in problems_of("byzantio", pack)]
    assert told == ["board.toml", "board.toml", "houses.toml", "values.toml"]


def test_mistyped_files_are_told_together_too(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio", "board.toml", "values.toml")
    replace(pack / "board.toml", "number = 7", 'number = "7"')
    replace(pack / "values.toml", "turns = 30", "turns = 30.0")
    told = [problem.file.name for problem in problems_of("byzantio", pack)]
    assert told == ["board.toml", "values.toml"]


def test_a_lost_province_is_noticed(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "byzantio", "board.toml") / "board.toml"
    text = path.read_text(encoding="utf-8")
    start = text.index('[[province]]\nkey = "cyprus"')
    path.write_text(text[:start] + text[text.index("# A large city") :], encoding="utf-8")
    told = "\n".join(problem.what for problem in problems_of("byzantio", tmp_path))
    assert "it promises 25 provinces, but the file holds 24" in told
    assert "there is no province 'cyprus'" in told


def test_a_province_nobody_can_reach_is_noticed(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "byzantio", "board.toml") / "board.toml"
    replace(path, 'lanes = ["krete", "kibyrrhaiotai", "antiocheia"]', "lanes = []")
    for lost in ('"kibyrrhaiotai", "cyprus"]', '"krete", "cyprus"]', '["cyprus"]'):
        replace(path, lost, lost.replace('"cyprus"', "").replace(", ]", "]"))
    (problem,) = problems_of("byzantio", tmp_path)
    assert problem.place == "province 'cyprus'"
    assert problem.what == "it cannot be reached from 'longobardia'"
    assert "borders or lanes" in problem.advice
    assert problem.line == line_of(path, '[[province]]\nkey = "cyprus"')


def test_the_open_regions_must_hang_together_without_the_volcano(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "nekken", "board.toml") / "board.toml"
    for key in ("scorial", "braiseval", "cendrelac", "soufreroc", "obsidor", "fumerol", "basaltin"):
        line = replace(path, f'key = "{key}"', f'key = "{key}"')
        lines = path.read_text(encoding="utf-8").split("\n")
        lines[line + 2] = lines[line + 2].replace('"nekken", ', "")
        path.write_text("\n".join(lines), encoding="utf-8")
    replace(path, 'borders = ["scorial", "braiseval"', 'borders = [] # ["scorial", "braiseval"')
    (problem,) = problems_of("nekken", tmp_path)
    assert (problem.place, problem.what) == ("province 'nekken'", "nobody could ever leave it")


def test_four_houses_are_needed(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "byzantio", "houses.toml") / "houses.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[house]]")], encoding="utf-8")
    (problem,) = problems_of("byzantio", tmp_path)
    assert "3 houses instead of 4" in problem.what
    assert "exactly 4 [[house]]" in problem.advice


def test_the_engine_holds_62_provinces_and_cities(tmp_path: Path) -> None:
    rows = [f'[[province]]\nkey = "p{at}"\nnumber = 1\nstand = [0, 0]\n' for at in range(63)]
    rows += [f'[[city]]\nkey = "c{at}"\nprovince = "p{at}"\nsize = "large"\nplace = [0, 0]\n' for at in range(63)]
    head = 'source = "printed"\n[board]\nwidth = 1\nheight = 1\nprovinces = 63\ncities = 63\n'
    (pack_of(tmp_path, "byzantio") / "board.toml").write_text(head + "".join(rows), encoding="utf-8")
    told = [(problem.line, problem.what) for problem in problems_of("byzantio", tmp_path)]
    assert (5, "the file holds 63 provinces; the engine can hold 62") in told
    assert (6, "the file holds 63 cities; the engine can hold 62") in told


def test_the_engine_holds_eight_events(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "byzantio", "values.toml") / "values.toml"
    more = "".join(f'\n[[event]]\nturn = {turn}\nkind = "plague"\n' for turn in (2, 4, 8, 10, 14))
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    (problem,) = problems_of("byzantio", tmp_path)
    assert (problem.place, problem.what) == ("event number 9", "there are 9 events; the engine can hold 8")


def test_targets_need_enough_provinces_with_a_city_in_play(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "nekken", "values.toml") / "values.toml"
    replace(path, "[16, 14,", str([*range(42, 15, -1)])[:-1] + ", 14,")
    line = replace(path, "3 = 6", "3 = 25")
    too_long, problem = problems_of("nekken", tmp_path)
    assert (too_long.line, too_long.what) == (line, "25 is out of range")
    assert (problem.line, problem.what) == (
        line,
        "only 24 provinces have a city in play for 25 targets (BYZ-024)",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_name_is_told_with_language_and_message(tmp_path: Path, language: str) -> None:
    pack = pack_of(tmp_path, "byzantio", "board.toml")
    line = replace(pack / "board.toml", 'key = "larissa"', 'key = "pharsalus"')
    (pack / "text").mkdir()
    other = next(known for known in LANGUAGES if known != language)
    (pack / "text" / f"names.{other}.ftl").write_text("city-pharsalus = Pharsalus\n", encoding="utf-8")
    (problem,) = problems_of("byzantio", pack)
    assert (problem.file, problem.line, problem.place) == (pack / "board.toml", line - 1, "city 'pharsalus'")
    assert problem.what == f"it has no name in language '{language}'"
    assert problem.advice.startswith(f"Add 'city-pharsalus = …' to a catalogue '*.{language}.ftl'")


def test_a_faulty_catalogue_in_a_pack_is_told_with_its_line(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio")
    (pack / "text").mkdir()
    (pack / "text" / "names.fr.ftl").write_text("city-baris = Bari\ncity-thebae Thèbes\n", encoding="utf-8")
    (problem,) = problems_of("byzantio", pack)
    assert (problem.file.name, problem.line) == ("names.fr.ftl", 2)
