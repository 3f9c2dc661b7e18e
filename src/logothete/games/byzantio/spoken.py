"""The board of Byzantio and Nekken in words, one fact to a line: for the ear, and for whoever wants no drawing.

A line that has not changed since it was said is not said again, so each says all of one thing and nothing of another.
Everything comes from a seat's view, so nothing else can be heard.
"""

from __future__ import annotations

from typing import cast

import msgspec

from logothete.games.byzantio.title import Byzantio
from logothete.games.byzantio.view import ByzantioView, Target
from logothete.kernel.narrate import Narrator


def speak(view: msgspec.Struct, narrator: Narrator) -> list[str]:
    """Turn, order, events to come, players, cities with garrisons, own targets."""
    voice = _Voice(cast(ByzantioView, view), narrator)
    return [*voice.course(), *voice.players(), *voice.cities(), *voice.targets()]


class _Voice:
    """One view, told in parts."""

    def __init__(self, view: ByzantioView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.catalogue.say
        self.content = cast(Byzantio, narrator.title).board_content

    def course(self) -> list[str]:
        view = self.view
        if view.places is not None:
            return [self.say("spoken-over")]
        if view.turn == 0:
            return [self.say("spoken-preparation"), *self.homes()]
        lines = [self.say("spoken-turn", turn=view.turn, turns=view.turns)]
        order = seats_in_order(view)
        lines.append(self.say("spoken-order", players=", ".join(self._seat(seat) for seat in order)))
        for tile in view.tiles:
            if not tile.happened and tile.event is not None:
                event = self.narrator.name("event", tile.event)
                lines.append(self.say("spoken-event", event=event, turn=tile.turn))
        if view.face_down:
            events = ", ".join(self.narrator.name("event", event) for event in view.face_down)
            turns = ", ".join(str(tile.turn) for tile in view.tiles if not tile.happened)
            lines.append(self.say("spoken-events-hidden", turns=turns, events=events))
        return lines

    def homes(self) -> list[str]:
        """Where each house starts, while somebody still chooses one."""
        if all(player.house is not None for player in self.view.seats):
            return []
        lines = []
        for house in self.content.houses:
            province = self.narrator.name("province", house.home)
            lines.append(self.say("spoken-home", house=self.narrator.name("house", house.key), province=province))
        return lines

    def players(self) -> list[str]:
        lines = []
        for seat, player in enumerate(self.view.seats):
            who = self._seat(seat)
            if seat == self.view.seat:
                who = self.say("spoken-you", player=who)
            if player.house is None or player.pretender is None:
                lines.append(self.say("spoken-player-waiting", player=who))
                continue
            rows = [f"{self.narrator.name('row', row.key)} {row.free}" for row in player.grid]
            place = self.narrator.name("province", player.pretender)
            lines.append(
                self.say("spoken-player", player=who, province=place, reserve=player.reserve, actions=", ".join(rows))
            )
        return lines

    def cities(self) -> list[str]:
        lines = []
        for city in self.content.cities:
            held = [
                self.say("spoken-garrisons", player=self._seat(seat), number=player.garrisons[city.key])
                for seat, player in enumerate(self.view.seats)
                if player.garrisons.get(city.key, 0)
            ]
            if held:
                name = self.narrator.name("city", city.key)
                lines.append(self.say("spoken-city", city=name, garrisons=", ".join(held)))
        return lines

    def targets(self) -> list[str]:
        seat = self.view.seat
        sheet = None if seat is None else self.view.seats[seat].sheet
        return [] if sheet is None else [self._target(target) for target in sheet.targets]

    def _target(self, target: Target) -> str:
        if target.city is None:
            return self.say("spoken-target-open", value=target.value)
        name = self.narrator.name("city", target.city)
        if target.abandoned is not None:
            old = self.narrator.name("city", target.abandoned)
            return self.say("spoken-target-changed", value=target.value, city=name, old=old)
        return self.say("spoken-target", value=target.value, city=name)

    def _seat(self, seat: int) -> str:
        house = self.view.seats[seat].house
        return self.narrator.player(seat) if house is None else self.narrator.name("house", house)


def seats_in_order(view: ByzantioView) -> list[int]:
    """The seats as they play, from the first player on clockwise (BYZ-037)."""
    first = view.first or 0
    return [(first + place) % len(view.seats) for place in range(len(view.seats))]
