"""A scene in which every card of phase 3 finds something to do, and what of a table a cancelled card must not touch."""

from __future__ import annotations

from tests.games.necrosia.table import Table


def crowd(*cards: str) -> Table:
    """Units of all kinds, Necrosians, a token, a row, a pile and hands; Kelwin holds the cards given."""
    table = Table().put("kelwin", "crossing", fighter=1, merchant=1, mage=1).put("kelwin", "frostmoon", mage=1)
    table.put("ombre", "crossing", fighter=2, merchant=2, mage=2).put("feling", "stormpeak", fighter=1)
    table.necrosians("crossing", 2).necrosians("necrosia", 3).necrosed("sun-cape", 1).influence(kelwin=5)
    table.row("spreading-parasite", "war-cry").discarded("mage-leap").give("ombre", "nimble-dodge")
    return table.give("feling", "altered-memories").give("kelwin", *cards)


def standing(table: Table) -> list[object]:
    """All that everybody sees of a table, but for hands and the discard pile."""
    view = table.view()
    seats = [(seat.influence, seat.tally, seat.reserve, seat.bans, seat.curse) for seat in view.seats]
    return [view.regions, seats, view.tokens, view.row, view.deck, view.actions, view.power_used, view.lost]
