"""The table of Necrosia in a terminal: regions and who is there, players, row, hand, and the war that goes on.

Colours only repeat what the words say. Everything is drawn from a seat's view, so nothing else can show.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from logothete.games.necrosia.title import Necrosia
from logothete.games.necrosia.view import NecrosiaView, Region, Side, Troop, WarUnderWay
from logothete.kernel.narrate import Narrator

STYLES: Final = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "violet": "magenta", "green": "green"}
SHAPES: Final = {"fighter": "■", "merchant": "▲", "mage": "●"}
"""The shapes of the pieces (NEC-018)."""
LETTERS: Final = 3
"""How much of a people's name stands before its pieces."""


def draw(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """The table as a seat sees it."""
    board = _Drawing(cast(NecrosiaView, view), narrator)
    parts: list[RenderableType] = [board.heading(), board.players(), board.regions()]
    if board.view.war is not None:
        parts.append(board.war(board.view.war))
    if board.view.announced is not None:
        parts.append(board.announced())
    if board.view.row:
        parts.append(board.row())
    if board.view.hand:
        parts.append(board.hand())
    if board.view.looking:
        parts.append(board.looking())
    return Group(*parts)


def draw_map(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """The map as a list of regions with their neighbours."""
    return _Drawing(cast(NecrosiaView, view), narrator).map()


class _Drawing:
    """One view, drawn in parts."""

    def __init__(self, view: NecrosiaView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.catalogue.say
        self.content = cast(Necrosia, narrator.title).board_content
        self.styles = {people.key: STYLES.get(people.colour, "") for people in self.content.peoples}

    def heading(self) -> RenderableType:
        view = self.view
        if view.lost:
            now = self.say("terminal-all-lost")
        elif view.places is not None:
            now = self.say("terminal-over")
        elif view.year == 0:
            now = self.say("terminal-preparation")
        else:
            now = self.say("terminal-year", year=view.year, years=view.years)
        text = Text(now, style="bold")
        falling = sum(region.falling for region in view.regions)
        facts = [self.say("terminal-necrosed", number=view.necrosed, falling=falling, defeat=view.defeat)]
        order = [seat for seat in view.order if seat is not None]
        if order:
            facts.append(self.say("terminal-order", players=", ".join(str(self._seat(seat)) for seat in order)))
        if view.active is not None and view.places is None:
            facts.append(self.say("terminal-actions", seat=str(self._seat(view.active)), number=view.actions))
        text.append(f"   {' · '.join(facts)}", style="dim")
        return text

    def players(self) -> RenderableType:
        table = _plain_table()
        table.add_column("", no_wrap=True)
        table.add_column(self.say("terminal-column-player"), no_wrap=True)
        for heading in ("influence", "tally", "reserve", "hand"):
            table.add_column(self.say(f"terminal-column-{heading}"), justify="right")
        table.add_column("")
        for seat, player in enumerate(self.view.seats):
            marks = ("▶" if seat in self.view.asked else " ") + ("★" if seat == self.view.seat else " ")
            notes = [self.say(f"terminal-ban-{ban}") for ban in player.bans]
            if player.known:
                known = ", ".join(self.narrator.name("card", card) for card in player.known)
                notes.append(self.say("terminal-known", cards=known))
            table.add_row(
                marks,
                self._seat(seat),
                str(player.influence),
                str(player.tally),
                " ".join(f"{SHAPES[kind]}{number}" for kind, number in player.reserve.items()),
                str(player.hand),
                Text(", ".join(notes), style="dim"),
            )
        return Group(table, Text(self.say("terminal-legend"), style="dim"))

    def regions(self) -> RenderableType:
        table = _plain_table()
        table.add_column(self.say("terminal-column-region"), no_wrap=True)
        table.add_column(self.say("terminal-column-value"), justify="right")
        table.add_column(self.say("terminal-column-guild"))
        table.add_column(self.say("terminal-column-necrosians"), justify="right")
        table.add_column(self.say("terminal-column-units"))
        for region in self.view.regions:
            table.add_row(
                self._name(region),
                str(region.value),
                "" if region.guild is None else self.narrator.name("suit", region.guild),
                str(region.necrosians or ""),
                self._troops(region),
            )
        return table

    def _name(self, region: Region) -> Text:
        """The region in the colour of who dominates it, with what threatens it."""
        style = "" if region.dominated_by is None else self._style(region.dominated_by)
        text = Text(self.narrator.name("region", region.key), style=style)
        if region.necrosed:
            text.append(f" {self.say('terminal-region-necrosed')}", style="dim")
        if region.falling:
            units = sum(sum(troop.units.values()) for troop in region.troops)
            doom = self.say("terminal-region-falling", necrosians=region.necrosians, units=units)
            text.append(f" {doom}", style="bold red")
        if region.cursed:
            text.append(f" {self.say('terminal-region-cursed')}", style="dim")
        return text

    def _troops(self, region: Region) -> Text:
        text = Text()
        for troop in region.troops:
            strong = "bold " if troop.seat == region.dominated_by else ""
            text.append(f"{self._short(troop.seat)} {_pieces(troop)}  ", style=f"{strong}{self._style(troop.seat)}")
        return text

    def war(self, war: WarUnderWay) -> RenderableType:
        region = self.narrator.name("region", war.region)
        lines = [Text(self.say("terminal-war", region=region), style="bold")]
        lines += [self._side("terminal-attack", war.attack), self._side("terminal-defence", war.defence)]
        return Group(*lines)

    def _side(self, message: str, side: Side) -> Text:
        who = self.say("terminal-necrosians") if side.seat is None else str(self._seat(side.seat))
        text = Text(f"  {self.say(message, seat=who)} ", style="" if side.seat is None else self._style(side.seat))
        if side.score is None:
            text.append(self.say("terminal-dice", number=side.dice))
        else:
            rolled = " ".join(str(value) for value in side.rolled) or "–"
            text.append(self.say("terminal-rolled", dice=rolled, score=side.score))
        if side.losses:
            text.append(f" {self.say('terminal-losses', number=side.losses)}")
        return text

    def announced(self) -> RenderableType:
        announced = self.view.announced
        assert announced is not None
        card = self.narrator.name("card", announced.card)
        text = Text(self.say("terminal-announced", seat=str(self._seat(announced.seat)), card=card), style="bold")
        text.append(f"  {self.narrator.catalogue.say(f'card-{announced.card}-text')}", style="not bold dim")
        return text

    def row(self) -> RenderableType:
        items = [
            Text.assemble((f"{offer.price} ", "bold"), self.narrator.name("card", offer.card), (f" {suit}", "dim"))
            for offer in self.view.row
            for suit in (self._suit(offer.card),)
        ]
        piles = self.say("terminal-piles", deck=self.view.deck, discard=len(self.view.discard))
        heading = Text.assemble((self.say("terminal-row"), "bold"), (f"   {piles}", "dim"))
        return Group(heading, Columns(items, padding=(0, 3)))

    def hand(self) -> RenderableType:
        """The own cards with what they do; those that can be played now are marked."""
        table = _plain_table()
        table.show_header = False
        for held in self.view.hand:
            name = Text(self.narrator.name("card", held.card), style="bold" if held.playable else "")
            mark = self.say("terminal-playable") if held.playable else ""
            table.add_row(mark, name, Text(self._suit(held.card), style="dim"), self.say(f"card-{held.card}-text"))
        return Group(Text(self.say("terminal-hand"), style="bold"), table)

    def looking(self) -> RenderableType:
        names = ", ".join(self.narrator.name("card", card) for card in self.view.looking)
        return Text(self.say("terminal-looking", cards=names), style="bold")

    def map(self) -> RenderableType:
        """The regions with their neighbours, and the values of the tokens still unseen."""
        table = _plain_table()
        for heading in ("region", "value", "guild"):
            table.add_column(self.say(f"terminal-column-{heading}"))
        table.add_column(self.say("terminal-column-neighbours"))
        for region, place in zip(self.view.regions, self.content.regions, strict=True):
            guild = "" if region.guild is None else self.narrator.name("suit", region.guild)
            neighbours = ", ".join(self.narrator.name("region", key) for key in place.borders)
            table.add_row(self._name(region), str(region.value), guild, neighbours)
        tokens = ", ".join(str(value) for value in self.view.tokens)
        return Group(table, Text(self.say("terminal-tokens", tokens=tokens), style="dim"))

    def _suit(self, card: str) -> str:
        suit = next(one.suit for one in self.content.cards if one.key == card)
        return self.narrator.name("suit", suit)

    def _seat(self, seat: int) -> Text:
        people = self.view.seats[seat].people
        if people is None:
            return Text(self.narrator.player(seat))
        return Text(self.narrator.name("people", people), style=self._style(seat))

    def _short(self, seat: int) -> str:
        return str(self._seat(seat))[:LETTERS]

    def _style(self, seat: int) -> str:
        return self.styles.get(self.view.seats[seat].people or "", "")


def _pieces(troop: Troop) -> str:
    """Shapes and numbers; in brackets those that are paralysed."""
    pieces = []
    for kind, number in troop.units.items():
        marked = troop.paralysed.get(kind, 0)
        pieces.append(f"{SHAPES[kind]}{number}" + (f"({marked})" if marked else ""))
    return " ".join(pieces)


def _plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
