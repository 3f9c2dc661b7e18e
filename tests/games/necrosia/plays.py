"""Playing cards in tests: wars up to one of their windows, cards that are cancelled, why a card is refused."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.necrosia.table import Table

# What `refused` answers: the rule, and the reason.
OTHER_MOMENT: Final = ("NEC-124", "card-at-another-moment")
OTHER_PART: Final = ("NEC-124", "card-for-another-part")
OTHER_FOE: Final = ("NEC-124", "card-against-others")
TURN_BEGUN: Final = ("NEC-126", "turn-has-begun")
NO_ACTION: Final = ("NEC-090", "no-action-left")
FORBIDDEN: Final = ("NEC-135", "forbidden-this-turn")
NO_EFFECT: Final = ("NEC-133", "card-without-effect")
NOT_ASKED: Final = ("NEC-128", "not-asked")

WAR: Final = "war crossing ombre"


def case(rule: str, *values: object) -> Any:
    """A row of a table of cards: the rule that is the card, then what the test is given."""
    return pytest.param(*values, marks=pytest.mark.rule(rule))


def duel(**cards: str | tuple[str, ...]) -> Table:
    """Two fighters of Kelwin and two of Ombre stand in the Crossing, Feling looks on; each holds the cards given."""
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", fighter=2)
    for people, held in cards.items():
        table.give(people, *((held,) if isinstance(held, str) else held))
    return table


def until(table: Table, moment: str, *faces: int) -> Table:
    """All who are asked pass, until the window of a moment opens; the dice fall when the one before them closes."""
    while table.window() != moment:
        table.all_pass(*(faces if table.window() == "w3" else ()))
    return table


def cancel(table: Table, people: str, card: str, *choices: str, faces: tuple[int, ...] = ()) -> Table:
    """Play a card with its choices; Feling cancels it, and all others who are asked pass. Dice fall after that."""
    table.give("feling", "altered-memories")
    others = [waiting for waiting in table.waits_for() if waiting != people]
    table.act(people, f"play {card}")
    for waiting in others:
        table.act(waiting, "pass")
    table.acts(people, *choices)
    assert table.window() == "any-card", f"{card} cannot be cancelled"
    for waiting in table.waits_for():
        if waiting != "feling":
            table.act(waiting, "pass")
    return table.act("feling", "play altered-memories", *faces)


def three_actions(table: Table) -> Table:
    """Kelwin spends his three actions on converting a unit of his in Frostmoon."""
    table.put("kelwin", "frostmoon", mage=1)
    return table.acts(
        "kelwin",
        *("convert mage frostmoon", "into merchant"),
        *("convert merchant frostmoon", "into mage"),
        *("convert mage frostmoon", "into fighter"),
    )


def refused(table: Table, people: str, card: str) -> tuple[str, str]:
    """The rule and the reason against playing a card now."""
    return (table.forbids(people, f"play {card}"), table.reason(people, f"play {card}"))


def dice_rolled(table: Table) -> list[int | str]:
    """The seats that rolled a die, die by die."""
    return [told["seat"] for told in table.told("rolled")]
