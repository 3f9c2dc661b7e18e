"""Former editions: what a title was shipped with before is still there, and what began with it goes on with it."""

from __future__ import annotations

import pytest

from logothete.games import open_title, titles


@pytest.mark.parametrize("key", titles())
def test_a_title_is_opened_with_the_content_that_is_named_if_it_ever_was_its_own(key: str) -> None:
    title = open_title(key)
    assert title.with_content("") is title
    assert title.with_content(title.content) is title
    assert title.with_content("0" * 64) is title
    for former in title.former():
        assert open_title(key, content=former.content).content == former.content != title.content
