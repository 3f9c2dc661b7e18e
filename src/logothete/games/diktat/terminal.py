"""The table of Diktat in a terminal: players, sectors with their stacks, tracks, what is behind the screen, the desk.

Colours only repeat what the words say. Everything is drawn from a seat's view, so nothing else can show. Pawns stand
from the top down, a letter for each type, a dot for one that the seat does not know.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from logothete.games.diktat.title import Diktat
from logothete.games.diktat.view import DiktatView, Stack
from logothete.games.diktat.wording import Wording
from logothete.kernel.narrate import Narrator

STYLES: Final = {
    "coordination": "bright_blue",
    "secret-police": "magenta",
    "black-guard": "white",
    "union": "red",
    "resistance": "green",
}
LETTERS: Final = 3
"""How much of a Cabal's name stands before its pawns."""


def draw(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """The table as a seat sees it."""
    board = _Drawing(cast(DiktatView, view), narrator)
    return Group(*[part for part in board.parts() if part is not None])


def draw_apart(view: msgspec.Struct, narrator: Narrator, width: int) -> RenderableType:
    """What lies on the desk, the draft among it."""
    return Group(*[Text(line, style="cyan") for line in Wording(cast(DiktatView, view), narrator).desk()])


class _Drawing:
    """One view, drawn in parts."""

    def __init__(self, view: DiktatView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.catalogue.say
        self.words = Wording(view, narrator)
        content = cast(Diktat, narrator.title).board_content
        self.sector_of = {card.key: card.sector for card in content.opportunities}

    def parts(self) -> list[RenderableType | None]:
        return [self.heading(), self.players(), self.sectors(), self.tracks(), self.now(), self.screen(), self.desk()]

    def heading(self) -> RenderableType:
        view = self.view
        if view.lost:
            now = self.say("terminal-all-lost")
        elif view.places is not None:
            now = self.say("terminal-over")
        elif view.cycle == 0:
            now = self.say("terminal-preparation")
        else:
            phase = self.say(f"terminal-phase-{view.phase}")
            now = self.say("terminal-cycle", cycle=view.cycle, cycles=view.cycles, phase=phase)
        text = Text(now, style="bold")
        if view.turn is not None:
            text.append(f"   {self.say('terminal-turn', seat=self.words.seat(view.turn))}", style="dim")
        return text

    def players(self) -> RenderableType:
        table = _plain_table()
        table.add_column("", no_wrap=True)
        table.add_column(self.say("terminal-column-player"), no_wrap=True)
        for heading in ("vp", "rank", "moves", "debts", "spies", "assassins"):
            table.add_column(self.say(f"terminal-column-{heading}"), justify="right")
        table.add_column(self.say("terminal-column-possessions"))
        for seat, player in enumerate(self.view.seats):
            marks = ("▶" if seat in self.view.asked else " ") + ("★" if seat == self.view.seat else " ")
            figures = (player.points, player.rank, player.moves, player.debts, player.spies, player.assassins)
            table.add_row(marks, self._seat(seat), *(str(one) for one in figures), self._possessions(seat))
        return Group(table, Text(self.say("terminal-legend"), style="dim"))

    def _possessions(self, seat: int) -> Text:
        player, name = self.view.seats[seat], self.narrator.name
        text = Text()
        if player.administrator:
            text.append(f"{self.say('terminal-administrator')}  ", style="bold")
        for key, number in (("perjuries", player.perjuries), ("corruption", player.corruption)):
            if number:
                text.append(f"{self.say(f'terminal-{key}', number=number)}  ", style="bold red")
        things = [(name("card", held.card), held.used) for held in player.cards]
        things += [(name("card", one.card), one.used) for one in player.own if one.in_play]
        things += [
            (self.say("terminal-marker", sector=name("sector", one.sector), number=one.number), one.used)
            for one in player.markers
        ]
        for at, (thing, used) in enumerate(things):
            text.append(("" if at == 0 else ", ") + thing, style="dim strike" if used else "")
        return text

    def sectors(self) -> RenderableType:
        table = _plain_table()
        for heading in ("sector", "markers", "cards", "stacks"):
            table.add_column(self.say(f"terminal-column-{heading}"), no_wrap=heading == "sector")
        for sector in self.view.sectors:
            stacks = Text("  ").join([self._stack(one) for one in self.view.stacks if one.sector == sector.key])
            cards = [card for card in self.view.track if self.sector_of.get(card) == sector.key]
            name = Text(self.narrator.name("sector", sector.key))
            notes = [
                self.say(f"terminal-sector-{note}", number=number)
                for note, number in (("darkness", sector.darkness), ("corruption", sector.corruption))
                if number
            ]
            marks = (("turned-up", sector.turned_up), ("closed", sector.closed), ("corrupted", sector.corrupted))
            notes += [self.say(f"terminal-sector-{note}") for note, so in marks if so]
            notes += [self.narrator.name("token", token) for token in sector.tokens]
            if notes:
                name.append(f" ({', '.join(notes)})", style="dim")
            laid = ", ".join(self.narrator.name("card", card) for card in cards)
            table.add_row(name, str(sector.markers), laid, stacks)
        return table

    def _stack(self, stack: Stack) -> Text:
        """Whose, and its pawns from the top down; what is known to be in it without knowing where."""
        whose = self.say("terminal-others") if stack.seat is None else self.words.seat(stack.seat)[:LETTERS]
        pawns = "".join("·" if pawn.agent is None else self.say(f"terminal-pawn-{pawn.agent}") for pawn in stack.pawns)
        text = Text(f"{whose} {pawns}", style="dim" if stack.seat is None else self._style(stack.seat))
        sure = " ".join(f"{number}{self.say(f'terminal-pawn-{kind}')}" for kind, number in stack.sure.items())
        if sure:
            text.append(f" [{sure}]", style="dim")
        return text

    def tracks(self) -> RenderableType | None:
        name = self.narrator.name
        view = self.view
        said = []
        if view.secret:
            seen = self.words.seats(view.secret_seen_by)
            card = "" if view.secret_card is None else name("card", view.secret_card)
            said.append(self.say("terminal-secret-known" if card else "terminal-secret", card=card))
            if seen:
                said.append(self.say("terminal-secret-seen", seats=seen))
        if view.corruption_track:
            cards = ", ".join(name("card", card) for card in view.corruption_track)
            said.append(self.say("terminal-corruption-track", cards=cards))
        return Text(" · ".join(said), style="dim") if said else None

    def now(self) -> RenderableType | None:
        """The team that is put together, and the sector that is being conquered."""
        view, name = self.view, self.narrator.name
        if view.team is not None:
            pawns = "".join(self.say(f"terminal-pawn-{kind}") for kind in view.team.pawns) or "–"
            return Text(self.say("terminal-team", sector=name("sector", view.team.sector), pawns=pawns), style="bold")
        if view.conquest is None:
            return None
        order = [
            self.say(
                "terminal-contender",
                seat=self.say("terminal-others") if one.seat is None else self.words.seat(one.seat),
                number=one.emissaries,
            )
            for one in view.conquest.order
        ]
        sector = name("sector", view.conquest.sector)
        return Text(self.say("terminal-conquest", sector=sector, order=", ".join(order)), style="bold")

    def screen(self) -> RenderableType | None:
        own = None if self.view.seat is None else self.view.seats[self.view.seat]
        if own is None or own.screen is None:
            return None
        screen = own.screen
        agents = ", ".join(f"{number} {self.narrator.name('goods', kind)}" for kind, number in screen.agents.items())
        tokens = [f"{number} {self.narrator.name('goods', key)}" for key, number in screen.affinities.items()]
        behind = self.say("terminal-screen", pp=screen.power, agents=agents, affinities=", ".join(tokens))
        lines = [Text(behind, style="bold")]
        held = [one.card for one in own.cards] + [one.card for one in own.own]
        waiting = {one.card for one in own.own if not one.in_play}
        for card in held:
            text = Text(f"  {self.narrator.name('card', card)}  ", style="dim" if card in waiting else "")
            lines.append(text.append(self.say(f"card-{card}-text"), style="dim"))
        return Group(*lines)

    def desk(self) -> RenderableType | None:
        return draw_apart(self.view, self.narrator, 0) if self.words.desk() else None

    def _seat(self, seat: int) -> Text:
        return Text(self.words.seat(seat), style=self._style(seat))

    def _style(self, seat: int) -> str:
        return STYLES.get(self.view.seats[seat].cabal or "", "")


def _plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
