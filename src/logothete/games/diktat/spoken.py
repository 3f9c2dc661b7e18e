"""The table of Diktat in words, one fact to a line: for the ear, and for whoever wants no drawing.

A line that has not changed since it was said is not said again, so each says all of one thing and nothing of another.
Everything comes from a seat's view, so nothing else can be heard.
"""

from __future__ import annotations

from typing import cast

import msgspec

from logothete.games.diktat.view import DiktatView, Seat, Sector, Stack
from logothete.games.diktat.wording import Wording
from logothete.kernel.narrate import Narrator


def speak(view: msgspec.Struct, narrator: Narrator) -> list[str]:
    """Cycle, players, sectors, stacks, tracks, what is behind the screen, the desk."""
    voice = _Voice(cast(DiktatView, view), narrator)
    return [*voice.course(), *voice.players(), *voice.sectors(), *voice.tracks(), *voice.screen(), *voice.words.desk()]


class _Voice:
    """One view, told in parts."""

    def __init__(self, view: DiktatView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.catalogue.say
        self.words = Wording(view, narrator)

    def course(self) -> list[str]:
        view = self.view
        if view.lost:
            return [self.say("terminal-all-lost")]
        if view.places is not None:
            return [self.say("terminal-over")]
        if view.cycle == 0:
            return [self.say("terminal-preparation")]
        phase = self.say(f"terminal-phase-{view.phase}")
        lines = [self.say("terminal-cycle", cycle=view.cycle, cycles=view.cycles, phase=phase)]
        if view.turn is not None:
            lines.append(self.say("terminal-turn", seat=self.words.seat(view.turn)))
        if view.team is not None:
            sector = self.narrator.name("sector", view.team.sector)
            lines.append(self.say("spoken-team", sector=sector, pawns=self._pawns(view.team.pawns)))
        return lines

    def players(self) -> list[str]:
        return [self._player(seat, player) for seat, player in enumerate(self.view.seats)]

    def _player(self, seat: int, player: Seat) -> str:
        who = self.words.seat(seat)
        facts = [
            self.say("spoken-vp", number=player.points),
            self.say("spoken-rank", number=player.rank),
            self.say("spoken-moves", number=player.moves),
        ]
        counted = {
            "debts": player.debts,
            "perjuries": player.perjuries,
            "corruption": player.corruption,
            "spies": player.spies,
            "assassins": player.assassins,
        }
        facts += [self.say(f"spoken-{key}", number=number) for key, number in counted.items() if number]
        if player.administrator:
            facts.append(self.say("terminal-administrator"))
        facts += [self._used(self.narrator.name("card", held.card), held.used) for held in player.cards]
        facts += [self._used(self.narrator.name("card", one.card), one.used) for one in player.own if one.in_play]
        for one in player.markers:
            sector = self.narrator.name("sector", one.sector)
            facts.append(self._used(self.say("terminal-marker", sector=sector, number=one.number), one.used))
        return self.say("spoken-player" if seat != self.view.seat else "spoken-you", player=who, facts=", ".join(facts))

    def _used(self, thing: str, used: bool) -> str:
        return self.say("spoken-used", thing=thing) if used else thing

    def sectors(self) -> list[str]:
        return [line for sector in self.view.sectors for line in (self._sector(sector), *self._stacks(sector.key))]

    def _sector(self, sector: Sector) -> str:
        facts = [self.say("spoken-markers", number=sector.markers)]
        for note, number in (("darkness", sector.darkness), ("corruption", sector.corruption)):
            if number:
                facts.append(self.say(f"terminal-sector-{note}", number=number))
        marks = (("turned-up", sector.turned_up), ("closed", sector.closed), ("corrupted", sector.corrupted))
        facts += [self.say(f"terminal-sector-{note}") for note, so in marks if so]
        facts += [self.narrator.name("token", token) for token in sector.tokens]
        return self.say("spoken-sector", sector=self.narrator.name("sector", sector.key), facts=", ".join(facts))

    def _stacks(self, sector: str) -> list[str]:
        return [self._stack(stack) for stack in self.view.stacks if stack.sector == sector]

    def _stack(self, stack: Stack) -> str:
        whose = self.say("terminal-others") if stack.seat is None else self.words.seat(stack.seat)
        line = self.say(
            "spoken-stack",
            place=self.narrator.name("place", stack.place),
            seat=whose,
            number=len(stack.pawns),
            pawns=self._pawns([pawn.agent for pawn in stack.pawns]),
        )
        sure = ", ".join(f"{number} {self.narrator.name('goods', kind)}" for kind, number in stack.sure.items())
        return f"{line} {self.say('spoken-sure', pawns=sure)}" if sure else line

    def _pawns(self, pawns: list[str | None] | list[str]) -> str:
        """From the top down; what is not known at all is not spelt out."""
        if not any(pawns):
            return self.say("spoken-unknown")
        unknown = self.say("spoken-unknown")
        return ", ".join(unknown if agent is None else self.narrator.name("agent", agent) for agent in pawns)

    def tracks(self) -> list[str]:
        name = self.narrator.name
        lines = [self.say("spoken-on-track", card=name("card", card)) for card in self.view.track]
        if self.view.secret_card is not None:
            lines.append(self.say("terminal-secret-known", card=name("card", self.view.secret_card)))
        elif self.view.secret:
            lines.append(self.say("terminal-secret"))
        if self.view.corruption_track:
            cards = ", ".join(name("card", card) for card in self.view.corruption_track)
            lines.append(self.say("terminal-corruption-track", cards=cards))
        return lines

    def screen(self) -> list[str]:
        own = None if self.view.seat is None else self.view.seats[self.view.seat]
        if own is None or own.screen is None:
            return []
        agents = [f"{number} {self.narrator.name('goods', kind)}" for kind, number in own.screen.agents.items()]
        tokens = [f"{number} {self.narrator.name('goods', key)}" for key, number in own.screen.affinities.items()]
        lines = [
            self.say("terminal-screen", pp=own.screen.power, agents=", ".join(agents), affinities=", ".join(tokens))
        ]
        for card in [held.card for held in own.cards] + [one.card for one in own.own]:
            lines.append(
                self.say("spoken-card", card=self.narrator.name("card", card), text=self.say(f"card-{card}-text"))
            )
        return lines
