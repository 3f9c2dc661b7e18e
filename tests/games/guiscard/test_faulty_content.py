"""Faulty maps and scenarios: every fault is told with its file, its place and what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logothete.games.guiscard.loading import CONTENT, FAULTS, load_content
from logothete.kernel.content import ContentError
from logothete.kernel.text import LANGUAGES

PACK = 'game = "guiscard"\nname = "Trial"\nauthor = "x"\nlicence = "CC0-1.0"\nversion = "1"\n'


def faults(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is said of a file of the game in which something was replaced."""
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    text = (CONTENT / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_content(folder)
    return [line.removeprefix(f"{folder}/") for line in error.value.lines("en")]


MAP = "map-plateau.toml"
LAGOON = "map-lagon.toml"
FIRST = "scenario-fourrageurs.toml"
THIRD = "scenario-chevaux.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (MAP, '"06.06-07"', '"06.06-07", "06.07"', "ground number 4, at: the hex 06.07 is named twice. Name it once"),
        (MAP, '"09.10-11"', '"33.01"', "ground number 5, at: there is no hex '33.01'. Write cc.rr"),
        (MAP, '"09.10-11"', '"9.10"', "there is no hex '9.10'"),
        (MAP, 'terrain = "rock"', 'terrain = "lava"', "there is no terrain 'lava'. Correct the spelling"),
        (MAP, "crest = [2, 3]\n", "", "ground number 1: 'bank' has no crest (GUI-228). Add 'crest"),
        (MAP, "crest = [2, 3]", "crest = [0]", "is not one level higher (GUI-228). Raise it by a [[height]]"),
        (
            MAP,
            "[[height]]",
            '[[side]]\nkind = "wall"\nat = ["05.05/0"]\n\n[[side]]\nkind = "door"\nat = ["05.04/3"]\n\n[[height]]',
            "the side 05.04/3 is a 'door' here and a 'wall' elsewhere. Keep one of both",
        ),
        (
            MAP,
            "[[height]]",
            '[[stairs]]\nat = "05.05"\nfoot = ["05.06"]\nhead = ["09.09"]\n\n[[height]]',
            "the stairs of 05.05 lead nowhere (GUI-522). Name hexes that are next to them",
        ),
        (FIRST, 'map = "prairie"', 'map = "desert"', "there is no map 'desert'. Correct the spelling; the maps are:"),
        (FIRST, '"sandro"', '"carlo"', "'carlo' is in two forces. Everybody is one person"),
        (FIRST, '"sandro"', '"nobody"', "there is nobody called 'nobody'. Correct the spelling, or add him"),
        (FIRST, 'zone = "middle"', 'zone = "centre"', "there is no zone 'centre'. Correct the spelling"),
        (FIRST, "columns = [14, 20]", "columns = [14, 14]\nrows = [1, 3]", "has 3 hexes to stand in, and 8 are needed"),
        (FIRST, "columns = [14, 20]", "columns = [40, 50]", "no hex is in the zone. A hex must satisfy everything"),
        (FIRST, "least = 3", "least = 7", "7 are asked for, and there are 6. Ask for fewer."),
        (FIRST, "leaves = [2]", "leaves = [3]", "the side may not leave by all of these edges. Add them to 'leaves'"),
        (FIRST, 'winner = "lombards"', 'winner = "saxons"', "there is no side 'saxons'. Correct the spelling"),
        (FIRST, "[[verdict]]\n", '[[verdict]]\nwinner = "normans"\n\n[[verdict]]\n', "the last verdict, and no other"),
        (FIRST, "enter = { edges = [4] }", "enter = { edges = [4], turn = 12 }", "it enters on turn 12 of 10. Write"),
        (FIRST, "enter = { edges = [4] }", "mounted = true\nenter = { edges = [4] }", "cannot ride (GUI-123). Put him"),
        (THIRD, 'front = "14.10"', 'front = "14.08"', "the horse of 'guy' stands on another one (GUI-009)"),
        (THIRD, 'of = "arthur"', 'of = "gautier"', "'gautier' is no rider of this side who begins on foot"),
    ],
)
def test_a_fault_is_told_with_its_remedy(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    found = faults(tmp_path, file, old, new)
    assert any(said in line and line.startswith(file) for line in found), found


def test_a_zone_that_a_side_cannot_reach_is_a_fault(tmp_path: Path) -> None:
    ring = '"16.10", "15.10", "15.11", "16.09", "16.11", "17.10", "17.11"'
    new = f'[[ground]]\nterrain = "deep-water"\nat = [{ring}]\n\n[[area]]\nkey = "islet"\nat = ["16.10"]\n\n[[area]]'
    (tmp_path / "map-bois.toml").write_text(
        (CONTENT / "map-bois.toml").read_text(encoding="utf-8").replace("[[area]]", new, 1), encoding="utf-8"
    )
    found = faults(tmp_path, "scenario-lisiere.toml", 'areas = ["clearing"]', 'areas = ["islet"]')
    assert any("cannot get to the zone 'clearing' on foot" in line for line in found)


def test_a_name_that_is_missing_in_a_language_is_a_fault(tmp_path: Path) -> None:
    raid = (CONTENT / FIRST).read_text(encoding="utf-8").replace('key = "fourrageurs"', 'key = "raid"')
    (tmp_path / "scenario-raid.toml").write_text(raid, encoding="utf-8")
    (tmp_path / "pack.toml").write_text(PACK, encoding="utf-8")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "raid.en.ftl").write_text("option-scenario-raid = The Raid\n", encoding="utf-8")
    with pytest.raises(ContentError, match="it has no 'option-scenario-raid' in language 'fr'"):
        load_content(tmp_path)
    (tmp_path / "text" / "raid.fr.ftl").write_text("option-scenario-raid = Le Raid\n", encoding="utf-8")
    assert "raid" in [scenario.key for scenario in load_content(tmp_path).scenarios]


@pytest.mark.rule("GUI-079")
def test_a_horse_in_a_tent_is_a_fault(tmp_path: Path) -> None:
    lagoon = (CONTENT / LAGOON).read_text(encoding="utf-8")
    tent = '[[ground]]\nterrain = "tent"\nat = ["14.08"]\n\n[[area]]'
    (tmp_path / LAGOON).write_text(lagoon.replace("[[area]]", tent, 1), encoding="utf-8")
    found = faults(tmp_path, THIRD, "turns = 10", "turns = 9")
    assert any("the horse of 'arthur' cannot stand on 'tent' (GUI-079). Move it to two hexes" in line for line in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_words(language: str) -> None:
    """What `checking.py` can note is said in each language, with advice."""
    source = (Path(load_content.__code__.co_filename).parent / "checking.py").read_text(encoding="utf-8")
    noted = set(re.findall(r'note\(\s*(?:f?"[^"]*"|where|here),\s*"([a-z-]+)"', source))
    text = (FAULTS / f"{language}.ftl").read_text(encoding="utf-8")
    kernel = {"bad-key", "key-twice"}
    missing = [key for key in noted - kernel if f"fault-{key} =" not in text or f"fault-{key}-advice =" not in text]
    assert missing == []
    assert len(noted) > 20
