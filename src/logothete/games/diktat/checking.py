"""Whether the lines of an element say something that the engine can carry out: effects, arguments, their order.

A list is refused before anybody plays with it: an effect that is not in the vocabulary, an argument without a meaning,
a site that nothing has fixed, a token that is another Cabal's.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from logothete.games.diktat.content import MOST_LINES, Aura, Face, Goods, Line, Token, Type
from logothete.games.diktat.effects.vocabulary import ARGUMENTS, COSTS, NEEDS, SITES, Need

_ACTIVE: Final[tuple[Type, ...]] = ("manifestation", "special")
_ON_SECTORS: Final[tuple[Aura, ...]] = ("shield", "insurrection", "wins-ties")
_ABOUT_SITE: Final = ("site", "site-owner", "each-at-site")
_GOODS: Final = Goods.__struct_fields__


class Note(Protocol):
    """Whoever collects faults."""

    def __call__(self, where: str, fault: str, /, **about: str | int) -> None: ...


class Lines:
    """The checks of the lines of one file, by the tokens that there are."""

    def __init__(self, tokens: Mapping[str, Token], note: Note) -> None:
        self.tokens = tokens
        self.note = note

    # ---- elements

    def marker(self, where: str, face: Face) -> None:
        """A face of a marker: as a card, or with what happens when it is taken (DIK-253)."""
        if face.type != "immediate":
            self.card(where, face.type, face.does, own=None)
            return
        for line in face.does:
            if line.effect in NEEDS and (line.effect != "trigger" or line.on != "claimed"):
                self.note(where, "not-immediate", effect=line.effect)
        self._list(where, face.does, own=None, inside=None)

    def card(self, where: str, type_: Type, lines: Sequence[Line], own: str | None) -> None:
        """A card of a type; `own` is the token that its lines may speak of."""
        known = [line for line in lines if line.effect in NEEDS]
        active = [line for line in known if not NEEDS[line.effect].standing]
        if type_ == "immediate":
            self.note(where.removesuffix("does") + "type", "immediate-card")
        elif type_ in _ACTIVE:
            if known == list(lines) and not [line for line in active if line.effect not in COSTS]:
                self.note(where, "nothing-to-declare", type=type_)
        else:
            for line in active:
                self.note(where, "not-standing", effect=line.effect, type=type_)
        if not lines and type_ != "plague":
            self.note(where, "does-nothing")
        self._list(where, lines, own, inside=None)

    def token(self, where: str, token: Token) -> None:
        """The standing effect of a token: its own aura, or what counts where it lies."""
        for line in token.does:
            if line.effect in NEEDS and line.effect != "aura" and (line.effect, line.at) != ("count-as", "token"):
                self.note(where, "not-of-a-token", effect=line.effect)
        if not token.does:
            self.note(where, "does-nothing")
        self._list(where, token.does, own=token.key, inside=None)

    # ---- lists

    def _list(self, where: str, lines: Sequence[Line], own: str | None, inside: Line | None, site: str = "") -> None:
        """A list, perhaps inside a choice or a trigger; `site` is the token by which a line before it fixed it."""
        if len(lines) > MOST_LINES:
            over = len(lines) - MOST_LINES
            self.note(where, "many-lines", count=len(lines), most=MOST_LINES, over=over)
        for at, line in enumerate(lines):
            here = f"{where}[{at}]"
            if line.effect == "choose" and "choose" in [other.effect for other in lines[:at]]:
                self.note(here, "second-choice")
            if line.effect not in NEEDS:
                self.note(here, "no-effect", effect=line.effect, known=", ".join(NEEDS))
                continue
            need = NEEDS[line.effect]
            if inside is not None and (need.standing or line.effect == "choose"):
                self.note(here, "not-inside", effect=line.effect, outer=inside.effect)
            self._arguments(here, line, need)
            self._meaning(here, line, own)
            if inside is not None and inside.effect == "trigger":
                self._by_itself(here, line, inside)
            elif line.who == "arriving":
                self.note(here, "nobody-arrives", effect=line.effect)
            self._site(here, line, site)
            if line.effect in SITES and line.token is not None:
                site = line.token
            if line.do:
                self._list(f"{here}.do", line.do, own, line)
            for number, option in enumerate(line.options):
                self._list(f"{here}.options[{number}]", option, own, line, site)

    def _by_itself(self, where: str, line: Line, trigger: Line) -> None:
        """What a trigger does asks nobody; only who takes a marker may put a Cabal card on his board (DIK-253)."""
        free_card = line.effect == "extra" and line.manoeuvre == "develop" and line.free and trigger.on == "claimed"
        if not free_card and (NEEDS[line.effect].asks or line.goods.affinity or line.who == "opponent"):
            self.note(where, "asks-inside", effect=line.effect)
        if line.who == "arriving" and trigger.on != "enemy-arrives":
            self.note(where, "nobody-arrives", effect=line.effect)

    def _site(self, where: str, line: Line, site: str) -> None:
        """What speaks of the site needs a line before it that fixes one; its owner, a token that lies on a stack."""
        about = [value for value in (line.at, line.who) if value in _ABOUT_SITE]
        if not about and not line.close:
            return
        if not site:
            self.note(where, "no-site", effect=line.effect, known=", ".join(SITES))
        elif "site-owner" in about and site in self.tokens and self.tokens[site].on != "stack":
            self.note(where, "no-site-owner", effect=line.effect, token=site)

    # ---- lines

    def _arguments(self, where: str, line: Line, need: Need) -> None:
        """Whether a line gives its effect what it needs, and nothing else."""
        effect = line.effect
        if need.most == 0:
            if line.amount:
                self.note(where, "no-amount", effect=effect)
        elif line.amount == 0:
            if not need.spare:
                self.note(where, "needs-amount", effect=effect, least=need.least, most=need.most)
        elif not need.least <= line.amount <= need.most:
            single = "yes" if need.least == need.most else "no"
            bounds: dict[str, str | int] = {"least": need.least, "most": need.most, "single": single}
            self.note(where, "out-of-effect", effect=effect, value=line.amount, **bounds)
        for name in ARGUMENTS:
            given = _argument(line, name)
            if not given and name in need.must:
                self.note(where, "needs-argument", effect=effect, name=name)
            elif given and name not in (*need.must, *need.may):
                self.note(where, "no-argument", effect=effect, name=name)
            elif given and name in need.only and given not in need.only[name]:
                self.note(where, "wrong-argument", effect=effect, name=name, known=", ".join(need.only[name]))
        self._goods(where, line, need)

    def _goods(self, where: str, line: Line, need: Need) -> None:
        given = {name: getattr(line.goods, name) for name in _GOODS if getattr(line.goods, name)}
        if need.goods and not given:
            self.note(where, "needs-goods", effect=line.effect, known=", ".join(need.goods))
        for name, count in given.items():
            if name not in need.goods:
                self.note(where, "no-goods", effect=line.effect, name=name)
            elif count < 0 and (line.effect != "gain" or name not in ("vp", "rank")):
                self.note(where, "less-than-nothing", name=name, value=count)
            elif name == "rank":
                self._tens(where, count)
            elif count > 9:
                self.note(where, "many-goods", name=name, value=count, most=9)

    def _tens(self, where: str, rank: int) -> None:
        """Ranks can never be equal: they begin with different digits and change by tens (DIK-088)."""
        if rank % 10 or abs(rank) > 90:
            self.note(where, "rank-by-tens", value=rank)

    def _meaning(self, where: str, line: Line, own: str | None) -> None:
        """What the arguments of a line have to do with each other."""
        if line.effect == "rank-up":
            self._tens(where, line.amount)
        if line.effect == "convert" and line.kind is not None and line.kind == line.into:
            self.note(where, "same-kind")
        if line.effect == "limit" and bool(line.amount) == line.close:
            self.note(where, "limit-or-close")
        if line.effect == "modify" and line.amount == 0 and line.fixed is None:
            self.note(where, "changes-nothing")
        if line.effect == "modify" and line.per is not None and line.stat != "bid":
            self.note(where, "only-bids")
        if (line.per is None) != (line.cap == 0):
            self.note(where, "per-and-cap", effect=line.effect)
        if line.effect == "extra":
            if line.amount and line.manoeuvre != "send":
                self.note(where, "only-with", name="amount", manoeuvre="send")
            for name in ("discount", "free"):
                if getattr(line, name) and line.manoeuvre != "develop":
                    self.note(where, "only-with", name=name, manoeuvre="develop")
        if line.effect == "choose" and not 2 <= len(line.options) <= MOST_LINES:
            self.note(where, "number-of-options", count=len(line.options), most=MOST_LINES)
        if line.effect == "trigger" and (line.on == "enemy-arrives") != (line.at == "token"):
            self.note(where, "arrives-where")
        self._token(where, line, own)

    def _token(self, where: str, line: Line, own: str | None) -> None:
        """The token that a line speaks of: there is one, the holder's own, and it lies where the line needs it."""
        speaks = line.at == "token" or line.per == "token"
        if speaks and line.token is None:
            self.note(where, "needs-argument", effect=line.effect, name="token")
        if line.token is None:
            return
        if line.effect in ("develop", "count-as", "trigger") and not speaks:
            self.note(where, "no-argument", effect=line.effect, name="token")
        if line.token not in self.tokens:
            self.note(where, "no-token", key=line.token, known=", ".join(self.tokens))
            return
        if line.token != own and line.per != "token":
            self.note(where, "others-token", token=line.token)
        place = self.tokens[line.token].on
        wanted = place
        if line.aura is not None:
            wanted = "sector" if line.aura in _ON_SECTORS else "stack"
        elif line.require is not None:
            wanted = "stack" if line.require == "enemy-stack" else "sector"
        elif line.at == "token":
            wanted = "sector"
        if place != wanted:
            self.note(where, "token-elsewhere", token=line.token, place=place, wanted=wanted)


def _argument(line: Line, name: str) -> object:
    """An argument by its name in the file; nothing if it is not given."""
    # A figure that is set to 0 is given.
    return str(line.fixed) if name == "set" and line.fixed is not None else getattr(line, name, None)
