"""A pack with many faults: the promised list, whole, in the language asked for, whatever command meets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from logothete.cli import build
from tests.games.necrosia.packs import pack_of

FLUENT_LIMIT = 2500
COMMANDS = (
    ["play", "necrosia"],
    ["arena", "necrosia", "--bots", "random,random"],
    ["balance", "necrosia"],
)


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """No region has a value that it may have."""
    pack = pack_of(tmp_path, "board.toml")
    text = (pack / "board.toml").read_text(encoding="utf-8")
    (pack / "board.toml").write_text(text.replace("\ninfluence = ", "\ninfluence = 10"), encoding="utf-8")
    return pack


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(("language", "said"), [("en", "out of range. Write"), ("fr", "hors des bornes. Écrivez")])
def test_all_faults_are_listed(faulty: Path, command: list[str], language: str, said: str) -> None:
    result = CliRunner().invoke(build(language), [*command, "--pack", str(faulty), "--lang", language])
    told = [line for line in result.stderr.splitlines() if said in line]
    assert (result.exit_code, len(told)) == (2, (faulty / "board.toml").read_text().count("\ninfluence = 10"))
    assert len(result.stderr) > FLUENT_LIMIT
    assert all(line.startswith(str(faulty / "board.toml:")) for line in told)
