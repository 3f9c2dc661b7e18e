"""Reading the content of Guiscard: its own files or those of a pack, with further maps and scenarios.

Every fault of all files is reported at once, with file, line and remedy; what can be wrong is in `checking.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from logothete.games.guiscard.checking import check_content
from logothete.games.guiscard.content import (
    GROUNDS,
    PEOPLE,
    TABLES,
    WEAPONS,
    Content,
    GroundsFile,
    PeopleFile,
    Source,
    TablesFile,
    WeaponsFile,
)
from logothete.games.guiscard.content_map import MAP_PREFIX, Map
from logothete.games.guiscard.content_scenario import SCENARIO_PREFIX, Scenario
from logothete.kernel.content import Problems, content_hash, find, pack_texts, read_pack

HERE: Final = Path(__file__).parent
CONTENT: Final = HERE / "content"
TEXTS: Final = HERE / "text"
FAULTS: Final = TEXTS / "faults"


def load_content(pack: Path | None = None) -> Content:
    """Read and check the content; a ContentError lists everything that is wrong with it."""
    names = [PEOPLE, WEAPONS, TABLES, GROUNDS, *_many(MAP_PREFIX, pack), *_many(SCENARIO_PREFIX, pack)]
    files = find("guiscard", names, CONTENT, pack)
    problems = Problems(FAULTS)
    people = problems.read(files[PEOPLE], PeopleFile)
    weapons = problems.read(files[WEAPONS], WeaponsFile)
    tables = problems.read(files[TABLES], TablesFile)
    grounds = problems.read(files[GROUNDS], GroundsFile)
    maps = {name: problems.read(files[name], Map) for name in names if name.startswith(MAP_PREFIX)}
    scenarios = {name: problems.read(files[name], Scenario) for name in names if name.startswith(SCENARIO_PREFIX)}
    if people is None or weapons is None or tables is None or grounds is None:
        raise problems.error()
    if None in maps.values() or None in scenarios.values():
        raise problems.error()
    laid = {name: one for name, one in maps.items() if one is not None}
    played = {name: one for name, one in scenarios.items() if one is not None}
    sources: dict[str, Source] = {
        PEOPLE: people.source,
        WEAPONS: weapons.source,
        TABLES: tables.source,
        GROUNDS: grounds.source,
        **{name: one.source for name, one in laid.items()},
        **{name: one.source for name, one in played.items()},
    }
    content = Content(
        horse=people.horse,
        classes=people.classes,
        characters=people.characters,
        animals=people.animals,
        weapons=weapons.weapons,
        moving=tables.moving,
        infiltration=tables.infiltration,
        impact=tables.impact,
        missile=tables.missile,
        combat=tables.combat,
        terrains=grounds.terrains,
        barriers=grounds.barriers,
        maps=tuple(laid.values()),
        scenarios=tuple(sorted(played.values(), key=lambda one: one.number)),
        sources=sources,
        pack=None if pack is None else read_pack(pack),
        hash=content_hash({PEOPLE: people, WEAPONS: weapons, TABLES: tables, GROUNDS: grounds} | laid | played),
    )
    texts = (*sorted(TEXTS.glob("people.*.ftl")), *sorted(TEXTS.glob("places.*.ftl")), *pack_texts(pack))
    check_content(content, files, texts, problems)
    problems.raise_any()
    return content


def _many(prefix: str, pack: Path | None) -> list[str]:
    """The names of all maps or scenarios, those of a pack after the game's own."""
    own = sorted(path.name for path in CONTENT.glob(f"{prefix}*.toml"))
    added = [] if pack is None else sorted(path.name for path in pack.glob(f"{prefix}*.toml"))
    return [*own, *[name for name in added if name not in own]]
