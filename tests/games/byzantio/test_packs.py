"""Packs: content of one's own in place of the built-in files."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.loading import load_content
from logothete.kernel.house import with_house_rules
from logothete.kernel.ledger import load_ledger
from tests.games.byzantio.packs import pack_of, problems_of, replace
from tests.games.byzantio.table import Table

BYZANTIO = load_content("byzantio")
NEKKEN = load_content("nekken")


def test_a_pack_may_replace_the_values_alone(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "byzantio", "values.toml") / "values.toml"
    replace(path, "[16, 14, 12, 10, 8, 6, 4]", "[15, 13, 11, 9, 7, 5, 3]")
    changed = load_content("byzantio", tmp_path)
    assert changed.values.lines == (15, 13, 11, 9, 7, 5, 3)
    assert (changed.provinces, changed.cities, changed.houses) == (
        BYZANTIO.provinces,
        BYZANTIO.cities,
        BYZANTIO.houses,
    )
    assert changed.hash != BYZANTIO.hash
    assert changed.pack is not None
    assert changed.pack.name == "Test"


def test_a_pack_of_the_shipped_files_is_the_same_content(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "nekken", "board.toml", "houses.toml", "values.toml")
    assert load_content("nekken", pack).hash == NEKKEN.hash


def test_odd_values_are_allowed(tmp_path: Path) -> None:
    path = pack_of(tmp_path, "nekken", "values.toml") / "values.toml"
    replace(path, "[16, 14, 12, 10, 8, 6, 4]", "[13, 11, 9, 7, 5, 3, 1]")
    assert load_content("nekken", tmp_path).values.lines[0] == 13


def test_a_pack_may_set_a_single_value(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio")
    (pack / "values.toml").write_text("turns = 12\nevent = []\n", encoding="utf-8")
    table = Table(pack=pack, options={"events": "hidden"})
    assert (table.board.turns, table.title.board_content.values.lines) == (12, BYZANTIO.values.lines)


def test_a_pack_may_add_house_rules(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio")
    title, text = '{ en = "Tea", fr = "Thé" }', '{ en = "At five.", fr = "À cinq heures." }'
    rule = f'[[rule]]\nid = "CLUB-01"\ntitle = {title}\ntext = {text}\n'
    (pack / "rules.toml").write_text(rule, encoding="utf-8")
    rules = with_house_rules(load_ledger(), "byzantio", pack)
    assert rules.rulebook("byzantio", "fr")[-1].rules[0].title == "Thé"
    assert load_content("byzantio", pack).hash == BYZANTIO.hash


def test_a_pack_for_the_other_edition_is_refused(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "nekken", "values.toml")
    (problem,) = problems_of("byzantio", pack)
    assert "the pack is for 'nekken', not for 'byzantio'" in problem.what


LINKS: list[tuple[Edition, str, str, str]] = [
    (content.edition, province.key, kind, neighbour)
    for content in (BYZANTIO, NEKKEN)
    for province in content.provinces
    for kind in ("borders", "lanes")
    for neighbour in getattr(province, kind)
]


@pytest.mark.rule("BYZ-010")
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(link=st.sampled_from(LINKS))
def test_a_neighbour_lost_from_one_list_is_always_noticed(tmp_path: Path, link: tuple[Edition, str, str, str]) -> None:
    edition, here, kind, there = link
    path = pack_of(tmp_path, edition, "board.toml") / "board.toml"
    before, header, after = path.read_text(encoding="utf-8").partition(f'[[province]]\nkey = "{here}"\n')
    start = after.index(f"{kind} = [")
    end = after.index("]", start)
    kept = [key for key in after[start + len(kind) + 4 : end].split(", ") if key != f'"{there}"']
    path.write_text(before + header + after[:start] + f"{kind} = [{', '.join(kept)}" + after[end:], encoding="utf-8")
    (problem,) = problems_of(edition, tmp_path)
    assert (problem.file, problem.place) == (path, f"province '{there}', {kind}")
    assert f"'{here}' does not list '{there}'" in problem.what
    assert f"Add '{there}' to the {kind} of '{here}'" in problem.advice
