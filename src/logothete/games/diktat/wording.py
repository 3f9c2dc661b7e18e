"""Offers, drafts and oaths in words, for the terminal and for the ear."""

from __future__ import annotations

from collections.abc import Sequence

from logothete.games.diktat.desk.clauses import KINDS, OPTIONAL
from logothete.games.diktat.desk.looking import DOMAIN_OF
from logothete.games.diktat.desk.view import DeskView, Offered, Part, Sworn
from logothete.games.diktat.view import DiktatView
from logothete.kernel.narrate import Narrator


class Wording:
    """What lies on the desk of one view, a line for each thing."""

    def __init__(self, view: DiktatView, narrator: Narrator) -> None:
        self.view = view
        self.narrator = narrator
        self.say = narrator.catalogue.say

    def seat(self, seat: int) -> str:
        """A player by his Cabal, or by number before he has one."""
        cabal = self.view.seats[seat].cabal
        return self.narrator.player(seat) if cabal is None else self.narrator.name("cabal", cabal)

    def seats(self, seats: Sequence[int]) -> str:
        return ", ".join(self.seat(one) for one in seats)

    def desk(self) -> list[str]:
        """Offers before the viewer, the own one, the draft, the oaths."""
        desk: DeskView = self.view.desk
        lines = [self._offer("terminal-offered", one) for one in desk.offers]
        if desk.offer is not None:
            lines.append(self._offer("terminal-offering", desk.offer))
        if desk.draft is not None:
            lines.append(self._offer(f"terminal-draft-{desk.draft.form}", desk.draft))
        if desk.clause:
            lines.append(self.say("terminal-clause", clause=self.clause(desk.clause)))
        return [*lines, *(self._oath(one) for one in desk.oaths)]

    def _offer(self, message: str, offer: Offered) -> str:
        return self.say(
            message,
            seat=self.seat(offer.seat),
            to=self.seats(offer.to),
            gives=self._part(offer.gives),
            asks=self._part(offer.asks),
        )

    def _part(self, part: Part) -> str:
        name = self.narrator.name
        said = [f"{number} {name('goods', key)}" for key, number in part.goods.items()]
        said += [name("card", card) for card in part.cards]
        said += [
            self.say("terminal-marker", sector=name("sector", key), number=number)
            for key, number in part.markers.items()
        ]
        if part.way is not None:
            said.append(self.say("terminal-way", place=name("place", part.way)))
        said += [self.say("terminal-swears", clause=self.clause(clause)) for clause in part.clauses]
        return ", ".join(said) or self.say("terminal-nothing")

    def clause(self, words: Sequence[str]) -> str:
        """A clause: its kind, what it names, its deadline."""
        kind, *rest = words
        asks = KINDS.asks[KINDS.keys.index(kind)]
        at = rest.index("by") if "by" in rest else len(rest)
        named = [self._thing(ask, key) for ask, key in zip(asks, rest[:at], strict=False)]
        said = self.narrator.name("clause", kind)
        if named:
            said = f"{said} ({', '.join(named)})"
        if at == len(rest):
            return said
        key = rest[at + 1]
        domain = "sector" if key in self.narrator.title.actions.domains["sector"] else "deadline"
        return self.say("terminal-due", clause=said, deadline=self.narrator.name(domain, key))

    def _thing(self, ask: int, key: str) -> str:
        if key == "any":
            return self.say("terminal-any")
        return self.narrator.name(DOMAIN_OF[ask & ~OPTIONAL], key)

    def _oath(self, oath: Sworn) -> str:
        first, second = oath.seats
        if not oath.clauses:
            return self.say("terminal-oath", number=oath.number, seat=self.seat(first), rival=self.seat(second))
        said = [
            self.say("terminal-sworn", seat=self.seat(seat), clauses="; ".join(self.clause(one) for one in clauses))
            for seat, clauses in zip(oath.seats, oath.clauses, strict=True)
            if clauses
        ]
        line = self.say("terminal-oath-of", number=oath.number, clauses=". ".join(said))
        return f"{line} {self.say('terminal-wishes', seats=self.seats(oath.wishes))}" if oath.wishes else line
