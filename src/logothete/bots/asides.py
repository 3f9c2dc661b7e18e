"""What bots do aside: they answer what they are invited to, and now and then do something of their own accord.

What that is, is for the game's mind to say (`Mind.reply`, `Mind.propose`). Without one a bot declines politely and
keeps quiet. Search and playouts know nothing of it: they go by what is asked.
"""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from logothete.bots.seat import Bot, SeatTable
from logothete.kernel.dice import Dice
from logothete.kernel.state import buffer

MOST_PROPOSED: Final = 12
"""How much a bot does aside of its own accord between two answers: a few drafts of a few steps each."""
MOST_REPLIES: Final = 60
"""How often it replies between two answers of anybody, before it only declines: no two bots haggle for ever."""


@runtime_checkable
class Outspoken(Protocol):
    """A bot that does more aside than to decline."""

    def aside(self, table: SeatTable) -> int | None:
        """What it does aside now, one of `table.asides`; None for nothing, unless the seat is invited."""
        ...


def aside_of(bot: Bot, table: SeatTable, dice: Dice, replies: int, proposed: int) -> int | None:
    """What a bot does aside after it did that so often, as an answer and of its own accord; None for nothing."""
    if not table.asides:
        return None
    if table.invited:
        if replies < MOST_REPLIES and isinstance(bot, Outspoken):
            action = bot.aside(table)
            if action is not None:
                return action
        return int(table.state.reply(table.seat, dice))
    return bot.aside(table) if proposed < MOST_PROPOSED and isinstance(bot, Outspoken) else None


def by_its_mind(table: SeatTable, dice: Dice, sly: bool = False, silent: bool = False) -> int | None:
    """What the mind of the game wants to do aside; `sly`: it may lie where rules let it, `silent`: it only answers."""
    state, seat = table.state, table.seat
    asides = buffer(state.most_asides())
    size = state.aside(seat, asides)
    mind = table.mind()
    if sly:
        mind.embolden()
    if silent:
        mind.hush()
    wish = mind.reply if table.invited else mind.propose
    at = wish(state, seat, asides, size, dice)
    return int(asides[at]) if at >= 0 else None
