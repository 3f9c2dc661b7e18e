"""The table of Necrosia in words, one fact to a line: for the ear, and for whoever wants no drawing.

A line that has not changed since it was said is not said again, so each says all of one thing and nothing of another.
Everything comes from a seat's view, so nothing else can be heard.
"""

from __future__ import annotations

from typing import cast

import msgspec

from logothete.games.necrosia.view import NecrosiaView, Region, Side, Troop
from logothete.kernel.narrate import Narrator


def speak(view: msgspec.Struct, narrator: Narrator) -> list[str]:
    """Year, order, players, regions that are not empty, war, card on its way, row, own hand."""
    voice = _Voice(cast(NecrosiaView, view), narrator)
    return [*voice.course(), *voice.players(), *voice.regions(), *voice.war(), *voice.cards()]


class _Voice:
    """One view, told in parts."""

    def __init__(self, view: NecrosiaView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.catalogue.say

    def course(self) -> list[str]:
        view = self.view
        if view.lost:
            return [self.say("spoken-all-lost")]
        if view.places is not None:
            return [self.say("spoken-over")]
        year = self.say("spoken-year", year=view.year, years=view.years) if view.year else ""
        lines = [year or self.say("spoken-preparation")]
        lines.append(self.say("spoken-necrosed", number=view.necrosed, defeat=view.defeat))
        order = [self._seat(seat) for seat in view.order if seat is not None]
        if order:
            lines.append(self.say("spoken-order", players=", ".join(order)))
        if view.active is not None:
            lines.append(self.say("spoken-actions", player=self._seat(view.active), number=view.actions))
        return lines

    def players(self) -> list[str]:
        lines = []
        for seat, player in enumerate(self.view.seats):
            who = self._seat(seat)
            if seat == self.view.seat:
                who = self.say("spoken-you", player=who)
            lines.append(
                self.say(
                    "spoken-player",
                    player=who,
                    influence=player.influence,
                    slain=player.tally,
                    cards=player.hand,
                    reserve=self._units(player.reserve),
                )
            )
            lines += [self.say("spoken-ban", player=who, ban=self.say(f"terminal-ban-{ban}")) for ban in player.bans]
            if player.known:
                known = ", ".join(self.narrator.name("card", card) for card in player.known)
                lines.append(self.say("spoken-known", player=who, cards=known))
        return lines

    def regions(self) -> list[str]:
        return [self._region(region) for region in self.view.regions]

    def _region(self, region: Region) -> str:
        facts = [self.say("spoken-value", value=region.value)]
        if region.guild is not None:
            facts.append(self.say("spoken-guild", suit=self.narrator.name("suit", region.guild)))
        if region.necrosed:
            facts.append(self.say("spoken-region-necrosed"))
        if region.necrosians:
            facts.append(self.say("spoken-region-necrosians", number=region.necrosians))
        if region.falling:
            facts.append(self.say("spoken-region-falling"))
        if region.cursed:
            facts.append(self.say("spoken-region-cursed"))
        facts += [self._troop(troop) for troop in region.troops]
        if region.dominated_by is not None:
            facts.append(self.say("spoken-region-dominated", player=self._seat(region.dominated_by)))
        return self.say("spoken-region", region=self.narrator.name("region", region.key), facts=", ".join(facts))

    def _troop(self, troop: Troop) -> str:
        units = self.say("spoken-troop", player=self._seat(troop.seat), units=self._units(troop.units))
        still = {kind: number for kind, number in troop.paralysed.items() if number}
        return f"{units} {self.say('spoken-paralysed', units=self._units(still))}" if still else units

    def war(self) -> list[str]:
        war = self.view.war
        if war is None:
            return []
        place = self.say("spoken-war", region=self.narrator.name("region", war.region))
        attack = self.say("spoken-attack", player=self._side(war.attack), state=self._dice(war.attack))
        defence = self.say("spoken-defence", player=self._side(war.defence), state=self._dice(war.defence))
        return [place, attack, defence]

    def _side(self, side: Side) -> str:
        return self.say("terminal-necrosians") if side.seat is None else self._seat(side.seat)

    def _dice(self, side: Side) -> str:
        if side.score is None:
            return self.say("terminal-dice", number=side.dice)
        rolled = ", ".join(str(value) for value in side.rolled) or self.say("spoken-no-dice")
        return self.say("spoken-rolled", dice=rolled, score=side.score, losses=side.losses or 0)

    def cards(self) -> list[str]:
        lines = []
        announced = self.view.announced
        if announced is not None:
            card = self.narrator.name("card", announced.card)
            lines.append(self.say("terminal-announced", seat=self._seat(announced.seat), card=card))
        for offer in self.view.row:
            lines.append(self.say("spoken-for-sale", card=self.narrator.name("card", offer.card), price=offer.price))
        for held in self.view.hand:
            name = self.narrator.name("card", held.card)
            text = self.say(f"card-{held.card}-text")
            lines.append(self.say("spoken-playable" if held.playable else "spoken-held", card=name, text=text))
        if self.view.looking:
            names = ", ".join(self.narrator.name("card", card) for card in self.view.looking)
            lines.append(self.say("terminal-looking", cards=names))
        return lines

    def _units(self, units: dict[str, int]) -> str:
        named = [self.say(f"spoken-units-{kind}", number=number) for kind, number in units.items() if number]
        return ", ".join(named) or self.say("spoken-units-none")

    def _seat(self, seat: int) -> str:
        people = self.view.seats[seat].people
        return self.narrator.player(seat) if people is None else self.narrator.name("people", people)
