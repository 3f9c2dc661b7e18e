"""Messages of Guiscard whose names are put together where they are used."""

from __future__ import annotations

from logothete.games.guiscard.odds import (
    COMBAT_OUTCOMES,
    FOOT_OUTCOMES,
    IMPACT_OUTCOMES,
    MOUNTED_OUTCOMES,
    SLIP_OUTCOMES,
)
from logothete.games.guiscard.title import Guiscard
from logothete.kernel.title import Title
from tests.games.messages import Messages

FACTORS = (
    *("attack", "defence", "ground", "joint", "armour", "medium-range", "long-range", "shooter-wounded"),
    *("mounted-byzantine", "close", "weapon", "cover-light", "cover-medium", "cover-strong", "mounted", "wounded"),
)


def apart(title: Title) -> Messages:
    """The names of people and classes, of maps, sides and scenarios: checked when the content is loaded."""
    assert isinstance(title, Guiscard)
    content = title.board_content
    names = [f"people-{people}" for people in sorted({one.people for one in content.classes})]
    names += [f"class-{one.key}" for one in content.classes]
    names += [f"animal-{kind}" for kind in sorted({one.kind for one in content.animals})]
    names += [f"map-{one.key}" for one in content.maps]
    outcomes = {*COMBAT_OUTCOMES, *FOOT_OUTCOMES, *MOUNTED_OUTCOMES, *SLIP_OUTCOMES, *IMPACT_OUTCOMES}
    names += [f"outcome-{outcome}" for outcome in outcomes]
    names += [f"odds-{key}" for key in ("combat", "impact", "damage", "infiltration")]
    names += [f"factors-{to}" for to in ("differential", "columns", "die", "index")]
    names += [f"factor-{key}" for key in FACTORS]
    return {name: set() for name in names}
