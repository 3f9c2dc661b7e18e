"""The guide for researchers: its code runs as printed, from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_code_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = GUIDE.read_text(encoding="utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE))
    assert len(blocks) >= 5
    names: dict[str, object] = {}
    for block in blocks:
        # Empty lines in front, so that an error names its line in the guide.
        before = "\n" * (text.count("\n", 0, block.start()) + 1)
        exec(compile(before + block[1], str(GUIDE), "exec"), names)
    printed = capsys.readouterr().out
    assert "seat_2" in printed
    assert "garrisons" in printed
    assert "> target" in printed
