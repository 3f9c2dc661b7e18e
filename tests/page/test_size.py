"""The page stays small: what a first visit loads, and everything that can run in it."""

from __future__ import annotations

import pytest

from scripts.measure_page import MOST_BYTES, MOST_BYTES_ALTOGETHER, loaded, weight
from tests.page.browser import PAGE
from tests.page.conftest import Visitors


@pytest.mark.parametrize("ending", [".br", ".gz"])
def test_all_scripts_and_styles_together_keep_their_limit(ending: str) -> None:
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page is not built (make page)")
    plain = [file for kind in ("*.js", "*.css") for file in (PAGE / "assets").glob(kind)]
    assert plain
    assert sum(file.with_name(file.name + ending).stat().st_size for file in plain) < MOST_BYTES_ALTOGETHER


def test_a_first_visit_keeps_its_limit(visitors: Visitors) -> None:
    page = visitors.come().visit("/")
    assert 0 < weight(loaded(page, ".games.great article"), ".js", ".css") < MOST_BYTES
