"""The page for designers: what it tells to do works as it is written, and its lists are complete."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner

from logothete.cli import build
from logothete.games.diktat import content as diktat
from logothete.games.diktat.effects.vocabulary import NEEDS as DIKTAT_NEEDS
from logothete.games.diktat.loading import load_content as load_diktat
from logothete.games.necrosia.board import BAN_KEYS, KIND_KEYS, PART_KEYS, SUIT_KEYS, TIMING_KEYS
from logothete.games.necrosia.content import MOST_CARDS, MOST_LINES, Foe, Side
from logothete.games.necrosia.effects.effect import Need
from logothete.games.necrosia.loading import ARGUMENTS, needs
from tests.games.necrosia.table import Table, title

PAGE = (Path(__file__).parent.parent / "docs" / "designers.md").read_text(encoding="utf-8")
FILES = re.findall(r"```(?:toml|ftl)\n# (my-pack/\S+)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


def rows(heading: str) -> dict[str, list[str]]:
    """The table of the page whose first column is headed so: the other cells by the first."""
    _, found, rest = PAGE.partition(f"\n| {heading} |")
    assert found, heading
    lines = rest.partition("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split(" |")] for line in lines]
    return {one[0].strip("`"): one[1:] for one in cells}


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder as the page lets one write it, in the folder where its commands are given."""
    for name, text in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "my-pack"


def run(command: str, language: str = "en") -> str:
    """What a command of the page says; whoever plays leaves at once."""
    program, *arguments = shlex.split(command)
    assert program == "logothete"
    result = CliRunner().invoke(build(language), [*arguments, "--lang", language], input="")
    assert result.exit_code == 0, result.output
    return result.output


def test_the_card_for_diktat_can_be_played(tmp_path: Path) -> None:
    for name, text in re.findall(r"```(?:toml|ftl)\n# night-pack/(\S+)\n(.*?)```", PAGE, re.DOTALL):
        for file in {name, name.replace(".en.", ".fr.")}:
            (tmp_path / file).parent.mkdir(exist_ok=True)
            (tmp_path / file).write_text(text, encoding="utf-8")
    about = 'game = "diktat"\nname = "Night"\nauthor = "I"\nlicence = "CC0-1.0"\nversion = "1"\n'
    (tmp_path / "pack.toml").write_text(about, encoding="utf-8")
    card = load_diktat(tmp_path).opportunities[-1]
    assert (card.key, [line.effect for line in card.does]) == ("night-ferry", ["pay", "choose"])


def test_the_figures_of_diktat_are_those_of_its_vocabulary() -> None:
    standing = sum(need.standing for need in DIKTAT_NEEDS.values())
    assert f"{standing} effects stand by themselves, {len(DIKTAT_NEEDS) - standing} are" in PAGE
    assert f"All {len(DIKTAT_NEEDS)} are explained" in PAGE
    assert f"up to {diktat.MOST_OPPORTUNITIES} Opportunity cards" in PAGE


def test_the_walk_has_all_its_files() -> None:
    assert [name.removeprefix("my-pack/") for name, _ in FILES] == [
        "pack.toml",
        "added.toml",
        "rules.toml",
        "text/club.en.ftl",
        "text/club.fr.ftl",
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rule_of_the_walk_is_found(pack: Path, language: str) -> None:
    told = {"en": "HOUSE-01  Long Leap", "fr": "HOUSE-01  Long bond"}
    assert run(COMMANDS[0], language).startswith(told[language])


def test_bots_play_the_walk(pack: Path) -> None:
    assert "arena" in COMMANDS[1]
    run(f"{COMMANDS[1]} --processes 1")


def test_people_play_the_walk(pack: Path) -> None:
    assert COMMANDS[2:] == ["logothete play necrosia --pack my-pack --players 2"]
    assert "Necrosia" in run(COMMANDS[2])


def test_the_card_of_the_walk_does_what_it_says(pack: Path) -> None:
    table = Table(pack=pack).put("kelwin", "crossing", mage=2).influence(kelwin=3).give("kelwin", "long-leap")
    table.play("kelwin", "long-leap", "lift mage crossing", "to sun-cape", "stop")
    assert (table.units("kelwin", "sun-cape"), table.points("kelwin")) == ({"mage": 1}, 2)


def test_the_card_of_several_lines_does_what_they_say(pack: Path) -> None:
    (lines,) = re.findall(r"```toml\n(\[\[card\]\].*?)```", PAGE, re.DOTALL)
    (pack / "added.toml").write_text(lines, encoding="utf-8")
    table = Table(pack=pack).put("kelwin", "crossing", mage=2).influence(ombre=3).give("kelwin", "long-leap")
    table.play("kelwin", "long-leap", "lift mage crossing", "to sun-cape", "stop")
    assert (table.units("kelwin", "sun-cape"), table.points("ombre")) == ({"mage": 1}, 2)
    assert f"up to {MOST_LINES} lines" in PAGE
    for effect, need in needs().items():
        told = re.search(r"`cancel` goes with nothing else; (.*?) are the last of their card", PAGE)
        assert told is not None
        assert (f"`{effect}`" in told[1]) == need.last
        assert (effect == "cancel") == need.once


def test_the_fault_of_the_page_is_told_so(pack: Path) -> None:
    text = (pack / "added.toml").read_text(encoding="utf-8")
    (pack / "added.toml").write_text(text.replace("amount = 3", "amount = 9"), encoding="utf-8")
    result = CliRunner().invoke(build("en"), ["play", "necrosia", "--pack", "my-pack", "--lang", "en"])
    shown = next(line.strip() for line in PAGE.splitlines() if line.startswith("    my-pack/added.toml:"))
    assert shown.partition(": ")[2] in result.stderr


def figures(need: Need) -> list[str]:
    """What the page has to say of a primitive beside what it does."""
    amount = f"{need.least} to {need.most}" if need.least != need.most else f"{need.least or ''}"
    foe = [f'`foe = "{need.foe}"`'] if need.foe else []
    fields = [*(f"`{name}`" for name in need.must), *foe, *(f"`{name}`?" for name in need.may)]
    return [", ".join(need.timing), ", ".join(need.part), amount, ", ".join(fields)]


def test_every_effect_is_explained() -> None:
    explained = rows("`effect`")
    assert {effect: cells[1:] for effect, cells in explained.items()} == {
        effect: figures(need) for effect, need in needs().items()
    }
    for effect, (what, *_) in explained.items():
        assert len(what) > 15, effect
        assert ("`amount`" in what) <= (needs()[effect].most > 0), effect


def test_every_moment_part_and_argument_is_explained() -> None:
    assert list(rows("`timing`")) == list(TIMING_KEYS)
    assert list(rows("`part`")) == list(PART_KEYS)
    fields = rows("field")
    assert list(fields) == list(ARGUMENTS)
    may = {"kind": KIND_KEYS, "side": get_args(Side), "foe": get_args(Foe), "wanted": SUIT_KEYS, "ban": BAN_KEYS}
    for name, keys in may.items():
        assert re.findall(r"`([a-z]+)`", fields[name][0]) == list(keys)


def test_figures_of_the_page_are_those_of_the_engine() -> None:
    assert f"up to {MOST_CARDS} in all" in PAGE
    assert f"holds {len(title().board_content.cards)}, " in PAGE
