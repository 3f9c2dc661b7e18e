"""The tables as the ledger prints them (GUI-267, GUI-M02, GUI-104), so that tests read what players read."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from logothete.games.guiscard.tables import CombatTable, DamageTable, ImpactTable, InfiltrationTable

LEDGER: Final = Path(__file__).parents[3] / "rules" / "guiscard-tactical.toml"
LETTERS: Final = ("A", "As", "B", "-", "C", "C2", "D", "E", "F")
HIGHEST: Final = [-16, -9, -5, -1, 4, 8, 15, 25, 40, 60, 80]
STEPS: Final = {"spear": -1, "javelin": 0, "composite bow": 0, "short bow": 1, "sling": 2}
COVERS: Final = ("none", "light", "medium", "strong")


@cache
def _ledger() -> dict[str, str]:
    read = tomllib.loads(LEDGER.read_text(encoding="utf-8"))
    rules = {rule["id"]: rule["text"] for rule in read["rule"]}
    return rules | {one["id"]: one["proposal"] for one in read["missing"]}


def grid() -> list[list[str]]:
    """The combat table of GUI-M01: for each die its letters, column after column."""
    rows = re.findall(r"^ +(\d+) +(.+)$", _ledger()["GUI-M01"], re.MULTILINE)
    return [letters.split() for _, letters in rows]


def combat() -> CombatTable:
    """The combat table of GUI-267, read column by column."""
    columns = re.findall(r"(?:or less|or more|/-?\d+): ([^.]+)\.", _ledger()["GUI-267"])
    results: list[int] = []
    for column in columns:
        faces = ["F"] * 10 if column.startswith("F for") else column.split()
        results += [LETTERS.index(letter) for letter in faces]
    return CombatTable(HIGHEST, results, armour=1, joint=1)


def missile_grids() -> list[tuple[bool, str, str, list[str]]]:
    """The lines of GUI-M02: whether mounted, weapon, cover, and the letters of die 1 to 10."""
    foot, _, mounted = _ledger()["GUI-M02"].partition("MOUNTED.")
    line = re.compile(rf"^({'|'.join(STEPS)}) +({'|'.join(COVERS)}) +((?:[A-F] ?){{10}})$", re.MULTILINE)
    return [
        (riding, weapon, cover, letters.split())
        for riding, text in ((False, foot), (True, mounted))
        for weapon, cover, letters in line.findall(text)
    ]


def damage() -> DamageTable:
    return DamageTable(1, [0, 1, 3, 5], [2, 4, 6, 7, 9], [1, 3, 5, 7, 9])


def impact() -> ImpactTable:
    return ImpactTable(hit=4, medium=1, long=2, wounded=1, byzantine=-1, close=-2, close_within=3)


def infiltration() -> InfiltrationTable:
    return InfiltrationTable([0, 0, 0, 0, 1, 1, 1, 2, 2, 3], mounted=-1, armour=-1, wounded=2)
