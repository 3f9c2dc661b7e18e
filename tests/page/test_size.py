"""The page stays small: everything that can run in it, compressed, is below what a first visit may load."""

from __future__ import annotations

import pytest

from scripts.measure_page import MOST_BYTES
from tests.page.browser import PAGE


@pytest.mark.parametrize("ending", [".br", ".gz"])
def test_all_scripts_and_styles_together_keep_the_limit_of_a_first_visit(ending: str) -> None:
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page is not built (make page)")
    plain = [file for kind in ("*.js", "*.css") for file in (PAGE / "assets").glob(kind)]
    assert plain
    assert sum(file.with_name(file.name + ending).stat().st_size for file in plain) < MOST_BYTES
