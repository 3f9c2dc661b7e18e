"""The board of Byzantio and Nekken in a terminal: who is where, who holds what, and the own list.

Colours only repeat what the words say. Everything is drawn from a seat's view, so nothing else can show.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from logothete.games.byzantio.board import DIE
from logothete.games.byzantio.spoken import seats_in_order
from logothete.games.byzantio.title import Byzantio
from logothete.games.byzantio.view import ByzantioView, Target
from logothete.kernel.narrate import Narrator
from logothete.kernel.title import Setup

STYLES: Final = {"red": "red", "blue": "bright_blue", "purple": "magenta", "yellow": "yellow"}
WIDE: Final = 110
"""From this width on, list and cities stand side by side."""
LETTERS: Final = 4
"""How much of a row's name stands above its boxes."""


def draw(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """The table as a seat sees it; before the first turn with the map, which lists are chosen from."""
    board = _Drawing(cast(ByzantioView, view), narrator)
    if board.view.turn == 0 and board.home() is None:
        return Group(board.heading(), board.players(), board.homes())
    if board.view.turn == 0:
        return Group(board.heading(), board.players(), board.map(neighbours=False), board.targets())
    parts: list[RenderableType] = [board.cities(), board.targets()]
    if width >= WIDE and board.view.seat is not None:
        side = Table.grid(padding=(0, 4))
        side.add_row(board.targets(), board.cities())
        parts = [side]
    return Group(board.heading(), board.players(), *parts)


def draw_map(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """The map as a list of provinces with their cities and neighbours."""
    return _Drawing(cast(ByzantioView, view), narrator).map(neighbours=True)


class _Drawing:
    """One view, drawn in parts."""

    def __init__(self, view: ByzantioView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.catalogue.say
        title = cast(Byzantio, narrator.title)
        self.content = title.board_content
        self.board = title.board(Setup(len(view.seats)))
        self.provinces = [province.key for province in self.content.provinces]
        self.styles = {house.key: STYLES.get(house.colour, "") for house in self.content.houses}
        self.province_of = {city.key: city.province for city in self.content.cities}

    def heading(self) -> RenderableType:
        view = self.view
        if view.places is not None:
            now = self.say("terminal-over")
        elif view.turn == 0:
            now = self.say("terminal-preparation")
        else:
            now = self.say("terminal-turn", turn=view.turn, turns=view.turns)
        text = Text(now, style="bold")
        coming = [tile for tile in view.tiles if not tile.happened]
        known = [
            self.say("terminal-tile", event=self.narrator.name("event", tile.event), turn=tile.turn)
            for tile in coming
            if tile.event is not None
        ]
        if view.face_down and coming:
            events = ", ".join(self.narrator.name("event", event) for event in view.face_down)
            turns = ", ".join(str(tile.turn) for tile in coming)
            known = [self.say("terminal-tile-hidden", turns=turns, events=events)]
        if known:
            text.append(f"   {self.say('terminal-to-come', events=', '.join(known))}", style="dim")
        if view.first is None or view.places is not None:
            return text
        order = ", ".join(str(self._seat(seat)) for seat in seats_in_order(view))
        return Group(text, Text(self.say("terminal-order", players=order), style="dim"))

    def home(self) -> str | None:
        """The province of the own pretender, once there is one."""
        return None if self.view.seat is None else self.view.seats[self.view.seat].pretender

    def homes(self) -> RenderableType:
        """Where each house starts, for those who still choose."""
        lines = []
        for house in self.content.houses:
            names = {
                "house": self.narrator.name("house", house.key),
                "province": self.narrator.name("province", house.home),
            }
            lines.append(Text(self.say("terminal-home", **names), style=self.styles[house.key]))
        return Group(*lines)

    def players(self) -> RenderableType:
        view = self.view
        table = _plain_table()
        for heading in ("", self.say("terminal-column-player"), _capital(self.say("terminal-column-place"))):
            table.add_column(heading, no_wrap=True)
        table.add_column(self.say("terminal-column-reserve"), justify="right")
        for row in view.seats[0].grid:
            table.add_column(self.narrator.name("row", row.key)[:LETTERS], justify="right")
        for seat, player in enumerate(view.seats):
            marks = ("▶" if seat in view.asked else " ") + ("●" if seat == view.seat else " ")
            place = "" if player.pretender is None else self.narrator.name("province", player.pretender)
            boxes = [str(row.free) if player.house else "" for row in player.grid]
            reserve = str(player.reserve) if player.house else ""
            table.add_row(marks, self._seat(seat), place, reserve, *boxes)
        return Group(table, Text(self.say("terminal-legend"), style="dim"))

    def cities(self) -> RenderableType:
        own = {target.city for target in self._own_targets()}
        found: list[Text] = []
        for city in self.content.cities:
            holders = [(seat, player.garrisons.get(city.key, 0)) for seat, player in enumerate(self.view.seats)]
            if not any(number for _, number in holders):
                continue
            text = Text("★" if city.key in own else " ")
            text.append(self.narrator.name("city", city.key))
            for seat, number in holders:
                if number:
                    text.append(" ")
                    text.append(f"{self._short(seat)}{number}", style=self._style(seat))
            found.append(text)
        if not found:
            return Text(self.say("terminal-board-empty"), style="dim")
        heading = Text(self.say("terminal-board-cities"), style="bold")
        return Group(heading, Columns(found, padding=(0, 3), equal=True))

    def targets(self) -> RenderableType:
        targets = self._own_targets()
        if not targets:
            return Text("")
        table = _plain_table()
        table.show_header = False
        for target in targets:
            table.add_row(str(target.value), *self._target(target))
        return Group(Text(self.say("terminal-targets"), style="bold"), table)

    def _target(self, target: Target) -> list[RenderableType]:
        if target.city is None:
            return [Text(self.say("terminal-target-blank"), style="dim")]
        name = f"★{self.narrator.name('city', target.city)}"
        if target.abandoned is not None:
            old = self.narrator.name("city", target.abandoned)
            name = f"{name} ({self.say('terminal-target-changed', city=old)})"
        province = self.narrator.name("province", self.province_of[target.city])
        where = "" if province in name else province
        return [Text(name), Text(where), self._control(target.city)]

    def _control(self, city: str) -> Text:
        numbers = [player.garrisons.get(city, 0) for player in self.view.seats]
        most = max(numbers)
        tied = [seat for seat, number in enumerate(numbers) if number == most]
        if most == 0:
            return Text(self.say("terminal-target-free"), style="dim")
        if len(tied) > 1:
            return Text(self.say("terminal-target-shared", players=len(tied)))
        if tied[0] == self.view.seat:
            return Text(self.say("terminal-target-sole"), style="bold green")
        return Text(self.say("terminal-target-rival", seat=str(self._seat(tied[0]))), style=self._style(tied[0]))

    def map(self, *, neighbours: bool) -> RenderableType:
        """The provinces, the nearest first; without neighbours short enough to stand above a question."""
        table = _plain_table()
        province, city = (_capital(self.say(f"terminal-map-{column}")) for column in ("province", "city"))
        one_each = all(key == self.province_of[key] for key in self.province_of)
        table.add_column(province, no_wrap=True)
        table.add_column(self.say("terminal-map-number"), justify="right")
        start = self.home()
        if start is not None:
            table.add_column(self.say("terminal-map-steps"), justify="right")
        if not one_each:
            table.add_column(city)
        if neighbours:
            table.add_column(self.say("terminal-map-neighbours"))
        for at in sorted(range(len(self.provinces)), key=lambda at: self._steps(start, at)):
            place = self.content.provinces[at]
            cells = [self.narrator.name("province", place.key), "" if place.number is None else str(place.number)]
            if start is not None:
                steps = self._steps(start, at)
                cells.append(str(steps) if steps <= len(self.provinces) else "")
            if not one_each:
                cells.append(", ".join(self._cities_of(place.key)))
            if neighbours:
                land = [self.narrator.name("province", key) for key in place.borders]
                sea = [f"~{self.narrator.name('province', key)}" for key in place.lanes]
                cells.append(", ".join([*land, *sea]))
            table.add_row(*cells)
        legend = "terminal-map-legend" if neighbours else "terminal-map-short"
        return Group(
            Text(self.say("terminal-map"), style="bold"), table, Text(self.say(legend, sides=DIE), style="dim")
        )

    def _steps(self, start: str | None, at: int) -> int:
        """Marches from a province to another; nowhere is equally far from everywhere."""
        if start is None:
            return 0
        return int(self.board.distance[self.provinces.index(start) * len(self.provinces) + at])

    def _cities_of(self, province: str) -> list[str]:
        """Its cities in play; with four players the small ones too (BYZ-007)."""
        in_play = {self.content.cities[int(city)].key for city in self.board.playable}
        names = []
        for city in self.content.cities:
            if city.province == province and city.key in in_play:
                small = f" ({self.say('terminal-map-small')})" if city.size == "small" else ""
                names.append(self.narrator.name("city", city.key) + small)
        return names

    def _own_targets(self) -> list[Target]:
        seat = self.view.seat
        sheet = None if seat is None else self.view.seats[seat].sheet
        return [] if sheet is None else sheet.targets

    def _seat(self, seat: int) -> Text:
        house = self.view.seats[seat].house
        if house is None:
            return Text(self.narrator.player(seat))
        return Text(self.narrator.name("house", house), style=self._style(seat))

    def _short(self, seat: int) -> str:
        """The beginning of a house's name, long enough to tell it from the others."""
        names = [str(self._seat(other)) for other in range(len(self.view.seats))]
        own = names[seat]
        size = 1
        while sum(name.startswith(own[:size]) for name in names) > 1:
            size += 1
        return own[: max(size, 3)]

    def _style(self, seat: int) -> str:
        return self.styles.get(self.view.seats[seat].house or "", "")


def _plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
