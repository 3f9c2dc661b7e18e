"""The lists of effects of all elements as columns, a row for each line: what the engine asks while it plays.

An *element* is an Opportunity card, a Cabal card, or the marker of a sector, one or both of the two (DIK-294). Each has
a list of lines, the markers of a sector have two; so have the Cabal tokens, whose effects stand while they lie on the
board. The options of a choice and what a trigger does are lists, too, after those.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.content import Content, Line
from logothete.games.diktat.effects.vocabulary import NEEDS
from logothete.kernel.cells import i64, vec

# Goods. The first three are the types of Agents.
CITIZEN: Final = 0
GUARD: Final = 1
EMISSARY: Final = 2
SPY: Final = 3
ASSASSIN: Final = 4
PP: Final = 5
POLITICS: Final = 6
PEOPLE: Final = 7
ARTEFACT: Final = 8
AFFINITY: Final = 9
"""Affinity tokens of types that whoever receives or pays them names."""
AGENT: Final = 10
"""Agents of types that whoever pays them names."""
VP: Final = 11
RANK: Final = 12
GOODS: Final = 13
GOODS_KEYS: Final = (
    *("citizen", "guard", "emissary", "spy", "assassin", "pp"),
    *("politics", "people", "artefact", "affinity", "agent", "vp", "rank"),
)

# Effects, in the order of the vocabulary.
GAIN: Final = 0
DEVELOP: Final = 1
MODIFY: Final = 2
COUNT_AS: Final = 3
IMMUNE: Final = 4
IGNORE_DARKNESS: Final = 5
TRIGGER: Final = 6
AURA: Final = 7
STANDING: Final = 8
"""Effects below this number work by themselves, the others are carried out."""
PAY: Final = 8
RECEIVE: Final = 9
CHOOSE: Final = 10
EXTRA: Final = 11
REPLAY: Final = 12
SKIP: Final = 13
LOOK: Final = 14
ASSASSINATE: Final = 15
MOVE_STACK: Final = 16
MOVE_PAWNS: Final = 17
REINFORCE: Final = 18
RECALL: Final = 19
REARRANGE: Final = 20
CONVERT: Final = 21
REFRESH: Final = 22
EXHAUST: Final = 23
TAKE_PP: Final = 24
LOSE: Final = 25
PEEK: Final = 26
TRACK: Final = 27
RANK_UP: Final = 28
LIMIT: Final = 29
CLEAR_DEBT: Final = 30
MOVE_OTHER: Final = 31
PLACE_TOKEN: Final = 32
SPEND_TOKEN: Final = 33
EFFECTS: Final = 34

# Types of elements.
TYPE_KEYS: Final = ("gain", "development", "ability", "manifestation", "special", "plague", "immediate")
MANIFESTATION: Final = 3
SPECIAL: Final = 4

# Figures that a line may modify.
STAT_KEYS: Final = ("looks", "bounty", "fine-paid", "fine-received", "influence", "bid")
LOOKS: Final = 0
BOUNTY: Final = 1
FINE_PAID: Final = 2
FINE_RECEIVED: Final = 3
INFLUENCE: Final = 4
BID: Final = 5

PER_KEYS: Final = ("token", "citizen-here")
PER_TOKEN: Final = 0
PER_CITIZEN: Final = 1

WHEN_KEYS: Final = ("administrator", "not-administrator")
IF_ADMINISTRATOR: Final = 0
IF_NOT_ADMINISTRATOR: Final = 1

# Events that triggers wait for.
EVENT_KEYS: Final = ("claimed", "development", "own-pawn-killed", "claim-card", "struggle-lost", "enemy-arrives")
CLAIMED: Final = 0
DEVELOPED: Final = 1
OWN_PAWN_KILLED: Final = 2
CLAIM_CARD: Final = 3
STRUGGLE_LOST: Final = 4
ENEMY_ARRIVES: Final = 5

AURA_KEYS: Final = ("shield", "watch", "insurrection", "turncoat", "wins-ties")
SHIELD: Final = 0
WATCH: Final = 1
INSURRECTION: Final = 2
TURNCOAT: Final = 3
WINS_TIES: Final = 4

# The Manoeuvres of which an effect may grant one.
MANOEUVRE_KEYS: Final = ("send", "spy", "assassinate", "influence", "develop", "any")
SEND_ONE: Final = 0
SPY_ONE: Final = 1
STRIKE_ONE: Final = 2
INFLUENCE_ONE: Final = 3
DEVELOP_ONE: Final = 4
ANY_ONE: Final = 5

WHO_KEYS: Final = ("self", "opponent", "each-opponent", "arriving", "site-owner", "each-at-site")
SELF: Final = 0
OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
ARRIVING: Final = 3
SITE_OWNER: Final = 4
EACH_AT_SITE: Final = 5

WHERE_KEYS: Final = ("any", "token", "site", "site-owner")
ANYWHERE: Final = 0
AT_TOKEN: Final = 1
AT_SITE: Final = 2
AT_SITE_OWNER: Final = 3

GUARDS_KEYS: Final = ("normal", "ignored")
GUARDS_IGNORED: Final = 1

REQUIRE_KEYS: Final = ("none", "own-stack-or-marker", "enemy-stack")
NOTHING_REQUIRED: Final = 0
OWN_PRESENCE: Final = 1
ENEMY_STACK: Final = 2

LIVES: Final = ("permanent", "stack", "cycle")
FOR_A_CYCLE: Final = 2

NONE: Final = -1
"""Stands in a column where a line says nothing."""
LEVELS: Final = 2
"""The lists of a marker: of one, and of both."""


class Rows:
    """All lists, without or with the Configuration "les Autres"."""

    def __init__(self, content: Content, others: bool) -> None:
        cards = [(card.type, card.does) for card in content.opportunities]
        own = [(card.type, card.does) for card in content.cabal_cards]
        faces = []
        for sector in content.sectors:
            one, both = sector.one, sector.both
            if others and sector.one_others is not None and sector.both_others is not None:
                one, both = sector.one_others, sector.both_others
            faces += [(one.type, one.does), (both.type, both.does)]
        tokens = [("", token.does) for token in content.tokens]
        named = [*cards, *own, *faces, *tokens]
        # ---- elements
        self.own: i64 = len(cards)
        """The element of the first Cabal card."""
        self.marker: i64 = len(cards) + len(own)
        """The element of the first sector's markers."""
        self.elements: i64 = self.marker + len(content.sectors)
        # ---- lists
        self.token: i64 = self.marker + len(faces)
        """The list of the first Cabal token."""
        self.type = vec[i64]([_place(TYPE_KEYS, type_) for type_, _ in named])
        """Of each list of an element: its type."""
        lists: list[tuple[Line, ...]] = [does for _, does in named]
        inner: list[int] = []
        inners: list[int] = []
        # Lists inside lists are laid behind all others while these are gone through.
        at = 0
        while at < len(lists):
            for line in lists[at]:
                within = line.options if line.options else ((line.do,) if line.do else ())
                inner.append(len(lists))
                inners.append(len(within))
                lists += within
            at += 1
        lines = [line for each in lists for line in each]
        self.lists: i64 = len(lists)
        self.first = vec[i64]([sum([len(each) for each in lists[:number]]) for number in range(len(lists))])
        """Of each list: its first line."""
        self.length = vec[i64]([len(each) for each in lists])
        """Of each list: how many lines it has."""
        # ---- lines
        numbers = {key: number for number, key in enumerate(NEEDS)}
        kinds = GOODS_KEYS[:3]
        keys = [token.key for token in content.tokens]
        self.effect = vec[i64]([numbers[line.effect] for line in lines])
        self.amount = vec[i64]([line.amount for line in lines])
        self.goods = vec[i64]([int(getattr(line.goods, key)) for line in lines for key in GOODS_KEYS])
        """Of each line: its goods, as many cells as there are."""
        self.kind = vec[i64]([_place(kinds, line.kind) for line in lines])
        self.into = vec[i64]([_place(kinds, line.into) for line in lines])
        self.kinds = vec[i64]([sum([1 << kinds.index(kind) for kind in line.kinds]) for line in lines])
        """The types that a line speaks of, a mask."""
        self.stat = vec[i64]([_place(STAT_KEYS, line.stat) for line in lines])
        self.fixed = vec[i64]([NONE if line.fixed is None else line.fixed for line in lines])
        self.per = vec[i64]([_place(PER_KEYS, line.per) for line in lines])
        self.cap = vec[i64]([line.cap for line in lines])
        self.when = vec[i64]([_place(WHEN_KEYS, line.when) for line in lines])
        self.at = vec[i64]([_place(WHERE_KEYS, line.at) for line in lines])
        self.token_kind = vec[i64]([NONE if line.token is None else keys.index(line.token) for line in lines])
        self.aura = vec[i64]([_place(AURA_KEYS, line.aura) for line in lines])
        self.on = vec[i64]([_place(EVENT_KEYS, line.on) for line in lines])
        self.manoeuvre = vec[i64]([_place(MANOEUVRE_KEYS, line.manoeuvre) for line in lines])
        self.discount = vec[i64]([line.discount for line in lines])
        self.free = vec[i64]([int(line.free) for line in lines])
        self.who = vec[i64]([_place(WHO_KEYS, line.who) for line in lines])
        self.tokens = vec[i64]([int(line.tokens) for line in lines])
        self.guards = vec[i64]([_place(GUARDS_KEYS, line.guards) for line in lines])
        self.close = vec[i64]([int(line.close) for line in lines])
        self.require = vec[i64]([_place(REQUIRE_KEYS, line.require) for line in lines])
        self.inner = vec[i64](inner)
        """Of each line: the first of the lists inside it."""
        self.inners = vec[i64](inners)
        """Of each line: how many lists are inside it."""
        self.has = vec[i64]([sum([1 << numbers[line.effect] for line in each]) for each in _masks(lists)])
        """Of each list: the mask of the effects in it."""
        # ---- gains, summed up because they are asked for whenever points are counted
        self.gain = vec[i64](
            [
                sum([int(getattr(line.goods, key)) for line in each if line.effect == "gain"])
                for each in lists
                for key in GOODS_KEYS
            ]
        )
        """Of each list: the goods that it gives as a Gain."""

    def list_of(self, element: i64, level: i64) -> i64:
        """The list of an element; `level` is how many markers its holder has, 1 or 2, and 1 for cards."""
        if element < self.marker:
            return element
        return self.marker + (element - self.marker) * LEVELS + level - 1


def _place(keys: tuple[str, ...], key: str | None) -> int:
    return NONE if key is None or key not in keys else keys.index(key)


def _masks(lists: list[tuple[Line, ...]]) -> list[list[Line]]:
    """Of each list: its different effects, one line for each, those of its options too."""
    found: list[list[Line]] = []
    for each in lists:
        different: dict[str, Line] = {}
        for line in each:
            different[line.effect] = line
            for option in line.options:
                for inside in option:
                    different[inside.effect] = inside
        found.append(list(different.values()))
    return found
