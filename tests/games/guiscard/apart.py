"""Messages of Guiscard whose names are put together where they are used."""

from __future__ import annotations

from logothete.games.guiscard.title import Guiscard
from logothete.kernel.title import Title
from tests.games.messages import Messages


def apart(title: Title) -> Messages:
    """The names of people and classes, of maps, sides and scenarios: checked when the content is loaded."""
    assert isinstance(title, Guiscard)
    content = title.board_content
    names = [f"people-{people}" for people in sorted({one.people for one in content.classes})]
    names += [f"class-{one.key}" for one in content.classes]
    names += [f"animal-{kind}" for kind in sorted({one.kind for one in content.animals})]
    names += [f"map-{one.key}" for one in content.maps]
    return {name: set() for name in names}
