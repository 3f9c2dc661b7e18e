"""What does not change during a game, and the cells of a position: who has what, and what lies where.

Pawns on the board are in `stacks.py`; what a seat gains and pays in `money.py`, what it holds in `possessions.py`.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.content import Content
from logothete.games.diktat.effects.rows import Rows
from logothete.games.diktat.verbs import BORROW
from logothete.kernel.actions import Actions
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import Desk, Step, Stepped

SEATS: Final = 5
OTHERS: Final = SEATS
"""Stands for the Others where a seat could stand: as the owner of a stack, as a contender in a conquest."""
SUPPLY: Final = -1
"""Stands for the supply where a seat could stand: who pays, who is paid."""
SECTORS: Final = 12
WORDS: Final = 2
"""The cells of a set of Opportunity cards (`components/sets.py`)."""

# The types of Agents (DIK-002); the Others' are Parasites, Abominations and Vectors (AUT-024).
CITIZEN: Final = 0
GUARD: Final = 1
EMISSARY: Final = 2
KINDS: Final = 3
KIND_KEYS: Final = ("citizen", "guard", "emissary")

AFFINITIES: Final = 3
AFFINITY_KEYS: Final = ("politics", "people", "artefact")
ANY_AFFINITY: Final = 3
"""The symbol that every type fits (DIK-286)."""
SYMBOLS: Final = 2
"""The most symbols of a card."""

TOKENS: Final = 4
"""The kinds of Cabal tokens (DIK-004)."""
OWN_CARDS: Final = 5
"""The cards of a Cabal, and the slots of its board for them."""
SLOTS: Final = 8
"""The most Opportunity slots that a Cabal board can have."""

# The places of a sector: one for a pile of the Others, the others for stacks of players. No effects of a Cycle together
# let one player have so many beyond the limit that they would not do.
PLACES: Final = 8
ALL_PLACES: Final = SECTORS * PLACES
PLACE_WORDS: Final = 2
"""The cells of a set of places."""
PAWNS: Final = 128
"""The most pawns on the board: more than every income of a Cycle, and the Others."""
MOST_SENT: Final = 112
"""With so many on the board no team can grow: there has to be room for those that effects add."""
POSITIONS: Final = 60
"""The most pawns of a stack."""
HIGHEST_BID: Final = 99
MOST_MARKERS: Final = 10
"""The most markers that lie before a player: five, and as many that an exchange can bring (DIK-158, DIK-234)."""
MOST_VISIBLE: Final = 5
"""The most cards on the Opportunity track, the secret one included once it is turned up."""
MOST_CORRUPTING: Final = 12
"""The most spaces of the corruption track."""

# The phases (DIK-089, AUT-044).
DARKNESS_PHASE: Final = 0
OPPORTUNITIES: Final = 1
DEVELOPMENT: Final = 2
MANOEUVRES: Final = 3
RESOLUTION: Final = 4
END_OF_CYCLE: Final = 5
PHASE_KEYS: Final = ("darkness", "opportunities", "development", "manoeuvres", "resolution", "end")

# The pieces that Extend Influence may cost (DIK-138).
SPY_PIECE: Final = KINDS
ASSASSIN_PIECE: Final = KINDS + 1
NO_PIECE: Final = KINDS + 2
PIECE_KEYS: Final = (*KIND_KEYS, "spy", "assassin", "nothing")

# The cells. Lists of seats hold five cells whatever the number of players. The first is GAME of the kernel, and a run
# has its size before its members (`components/decks.py`), both written as numbers: the compiler makes constants only of
# what a module says by itself.
CYCLE: Final = 2
"""The Cycle, 0 before the first (DIK-020)."""
PHASE: Final = CYCLE + 1
TURN: Final = PHASE + 1
"""The seat whose Manoeuvre it is or was last, -1 outside the Manoeuvres phase (DIK-099)."""
SKIPPED: Final = TURN + 1
"""The mask of the seats that are passed over the next time their turn comes."""
REPLAY: Final = SKIPPED + 1
"""The seat, plus one, that plays again after its Manoeuvre (DIK-249)."""
TRIGGERED: Final = REPLAY + 1
"""Whether the end of the game was triggered (DIK-262)."""
FALLEN: Final = TRIGGERED + 1
"""Whether the Others have overrun Prague (AUT-091, AUT-092)."""
FROZEN: Final = FALLEN + 1
"""The mask of the sectors that were turned up in this Cycle (DIK-220)."""
CLOSED: Final = FROZEN + 1
"""The mask of the sectors that no stack may enter in this Cycle."""
WATCHER: Final = CLOSED + 1
"""The seat whose Cabal tokens lie on stacks, and let it look at them, plus one (DIK-060)."""
SERIAL: Final = WATCHER + 1
"""How many Opportunity cards were taken so far: a row is in the order of taking."""
SECRET: Final = SERIAL + 1
"""The card that lies face down on the Opportunity track, plus one (DIK-092)."""
SECRET_SEEN: Final = SECRET + 1
"""The mask of the seats that know it."""
TRACK: Final = SECRET_SEEN + 1
"""The cards that lie face up on the Opportunity track: a run."""
CORRUPTING: Final = TRACK + 1 + MOST_VISIBLE
"""The cards on the corruption track, the first space first: a run (AUT-036)."""
DISCARD: Final = CORRUPTING + 1 + MOST_CORRUPTING
"""The Opportunity cards of the discard pile: a set."""
USED_CARDS: Final = DISCARD + WORDS
"""The Opportunity cards that bear a Used token: a set (DIK-035)."""
CABAL: Final = USED_CARDS + WORDS
"""Of each seat: its Cabal, -1 until it is chosen."""
SEAT: Final = CABAL + SEATS
"""Of each Cabal: its seat, -1 if nobody plays it."""
POWER: Final = SEAT + SEATS
"""Of each seat: its PP (DIK-047)."""
DEBTS: Final = POWER + SEATS
BORROWED: Final = DEBTS + SEATS
"""Of each seat: the Debts it has taken by choice in this Cycle (DIK-050)."""
PERJURIES: Final = BORROWED + SEATS
"""Of each seat: the VP that broken oaths have cost it (DIK-171)."""
CORRUPTION: Final = PERJURIES + SEATS
"""Of each seat: the Corruption tokens before it (AUT-018)."""
SPIES: Final = CORRUPTION + SEATS
ASSASSINS: Final = SPIES + SEATS
MOVES: Final = ASSASSINS + SEATS
"""Of each seat: its Manoeuvre pawns that are left (DIK-103)."""
RAISED: Final = MOVES + SEATS
"""Of each seat: what was added to its Rank until the End of Cycle."""
STOCK: Final = RAISED + SEATS
"""Of each seat: its Cabal tokens that are not on the board, nor spent (DIK-057)."""
IN_PLAY: Final = STOCK + SEATS
"""Of each seat: the mask of its own five Cabal cards that are in play."""
USED_OWN: Final = IN_PLAY + SEATS
"""Of each seat: the mask of those of them that are Used."""
USED_MARKERS: Final = USED_OWN + SEATS
"""Of each seat: the mask of the sectors of which its marker, or its pair, is Used (DIK-259)."""
PERMITS: Final = USED_MARKERS + SEATS
"""Of each seat: stacks beyond the limit that effects allow it, four bits a sector (DIK-323)."""
KEPT: Final = PERMITS + SEATS
"""Of each seat: places that are kept for it, four bits a sector (DIK-168)."""
RESERVE: Final = KEPT + SEATS
"""Of each seat and type: the Agents behind its screen."""
AFFINITY: Final = RESERVE + SEATS * KINDS
"""Of each seat and type: the Affinity tokens behind its screen."""
WITHDRAWN: Final = AFFINITY + SEATS * AFFINITIES
"""Of each seat and type: the Agents that went to the supply unseen in this Cycle (DIK-167)."""
HELD: Final = WITHDRAWN + SEATS * KINDS
"""Of each seat: its Opportunity cards, a set."""
MARKERS: Final = HELD + SEATS * WORDS
"""Of each seat: the sectors of its Influence markers in the order in which it got them, a run."""
TOKEN_SECTORS: Final = MARKERS + SEATS * (1 + MOST_MARKERS)
"""Of each kind of Cabal token: the mask of the sectors that bear one."""
TOKEN_SPENT: Final = TOKEN_SECTORS + TOKENS
"""Of each kind of Cabal token: the mask of the sectors where it is Used (DIK-059)."""
TOKEN_PLACES: Final = TOKEN_SPENT + TOKENS
"""The stacks that bear a Cabal token (DIK-060): a set of places."""
DARKNESS: Final = TOKEN_PLACES + PLACE_WORDS
"""Of each sector: its Darkness tokens (AUT-056)."""
PARASITES: Final = DARKNESS + SECTORS
"""Of each sector: the Corruption tokens on it (AUT-041)."""
OTHERS_OUT: Final = PARASITES + SECTORS
"""Of each type: the Others that lie face up on their board (AUT-034)."""
OWNER: Final = OTHERS_OUT + KINDS
"""Of each place: the seat whose stack stands there, plus one, or OTHERS plus one; 0 if there is none."""
SIZE: Final = OWNER + ALL_PLACES
"""Of each place: how many pawns its stack has."""
FIRST: Final = SIZE + ALL_PLACES
"""Of each place with a stack: where in the arena its topmost pawn is."""
MEMO: Final = FIRST + ALL_PLACES
"""Of each place: what each seat still knows of its pawns after they were mixed (`stacks.py`, DIK-123)."""
ARENA: Final = MEMO + ALL_PLACES
"""The pawns, stack after stack, each from the top down (`stacks.py`)."""
DESK: Final = ARENA + PAWNS
"""What lies on the desk: drafts, offers, oaths (`desk/layout.py`, which says how many cells it takes)."""
DESK_CELLS: Final = 461
CARD: Final = DESK + DESK_CELLS
"""Of each Opportunity card that is held: when it was taken, and the tokens on its symbols (`possessions.py`). From here
on the content decides how many cells there are: the deck follows, a run, then the frames."""
DEPTH: Final = 480
"""The cells for the frames."""


class Board:
    """All that does not change during a game: sectors, cards, Cabals, values, options, number of players."""

    def __init__(
        self,
        content: Content,
        actions: Actions,
        steps: list[Step[Stepped]],
        desk: Desk[Stepped],
        players: int,
        others: bool,
        personal: bool,
        infects: bool,
        chosen: bool,
        beginner: bool,
    ) -> None:
        self.content = content
        self.steps = steps
        self.desk = desk
        self.players: i64 = players
        self.all_seats: i64 = 2**players - 1
        self.left = vec[i64]([(seat + 1) % players for seat in range(players)])
        self.others: bool = others
        """Whether the Configuration "les Autres" is played."""
        self.personal: bool = others and personal
        """Whether players gain Corruption tokens (AUT-016)."""
        self.infects: bool = infects
        """Whether the home of the Others counts for Infection (AUT-057)."""
        self.chosen: bool = chosen
        """Whether Cabals are chosen (DIK-016)."""
        self.beginner: bool = beginner
        """Whether it is a first game: Cabal cards in their order, no oaths (DIK-329)."""
        self.rows = Rows(content, others)

        values = content.values
        figures = next(row for row in values.players if row.count == players)
        self.cycles: i64 = figures.cycles
        self.manoeuvres: i64 = figures.manoeuvres
        self.visible: i64 = figures.visible
        self.limit: i64 = figures.stacks
        income = values.income
        self.income = vec[i64]([income.citizen, income.guard, income.emissary])
        self.income_power: i64 = income.pp
        self.debt: i64 = values.debt
        self.voluntary: i64 = values.debts
        self.target: i64 = values.target
        self.overflow: i64 = values.overflow
        self.affinities: i64 = values.affinities
        self.markers: i64 = values.markers
        self.strikes: i64 = values.strikes
        self.fine: i64 = values.fine
        self.sale: i64 = values.sale
        self.figures = vec[i64]([values.looks, values.bounty, values.fine, 0, values.influence, 0])
        """Of each figure that effects modify (`effects/rows.py`): what it is without them."""

        self.starting_pile = vec[i64]([values.others.citizen, values.others.guard, values.others.emissary])
        self.corruption_spaces: i64 = values.others.track
        self.darkness_tokens: i64 = values.others.darkness
        self.pawns_per_darkness: i64 = values.others.pawns_per_darkness
        self.losses = vec[i64](list(values.others.loss))
        self.emissaries_per_corruption: i64 = values.others.emissaries_per_corruption
        self.guards_per_other: i64 = values.others.guards_per_other

        keys = [sector.key for sector in content.sectors]
        self.home: i64 = next(at for at, sector in enumerate(content.sectors) if sector.home)
        """The sector of the Artefact, from which the Others come (AUT-021)."""

        cards = content.opportunities
        self.cards: i64 = len(cards)
        self.sector_of = vec[i64]([keys.index(card.sector) for card in cards])
        self.symbols = vec[i64]([len(card.symbols) for card in cards])
        affinity = [*AFFINITY_KEYS, "any"]
        self.symbol = vec[i64](
            [
                affinity.index(card.symbols[place]) if place < len(card.symbols) else -1
                for card in cards
                for place in range(SYMBOLS)
            ]
        )
        """Of each card and place: the type of the symbol (DIK-231), -1 for none."""
        self.darkness = vec[i64]([card.darkness for card in cards])
        self.attacks = vec[i64]([1 if card.attack else 0 for card in cards])

        cabals = content.cabals
        self.cabals: i64 = len(cabals)
        self.rank = vec[i64]([cabal.rank for cabal in cabals])
        self.starting_power = vec[i64]([cabal.pp for cabal in cabals])
        self.starting_affinity = vec[i64]([cabal.affinities.get(key, 0) for cabal in cabals for key in AFFINITY_KEYS])
        tokens = [token.key for token in content.tokens]
        self.token = vec[i64]([-1 if cabal.token is None else tokens.index(cabal.token) for cabal in cabals])
        """Of each Cabal: the kind of its tokens, -1 for none."""
        self.token_count = vec[i64]([token.count for token in content.tokens])
        self.token_on_stack = vec[i64]([1 if token.on == "stack" else 0 for token in content.tokens])
        self.token_fades = vec[i64]([1 if token.life == "cycle" else 0 for token in content.tokens])
        """Of each kind of token: whether it leaves the game with the Cycle (DIK-325)."""
        self.slot_cost = vec[i64]([slot.cost for cabal in cabals for slot in cabal.slots])
        self.slot_points = vec[i64]([slot.vp for cabal in cabals for slot in cabal.slots])
        self.card_slots = vec[i64]([len(cabal.opportunity_slots) for cabal in cabals])
        self.card_points = vec[i64](
            [
                cabal.opportunity_slots[slot] if slot < len(cabal.opportunity_slots) else values.overflow
                for cabal in cabals
                for slot in range(SLOTS)
            ]
        )
        """Of each Cabal and Opportunity slot: the VP below it (DIK-032)."""

        self.deck: i64 = CARD + len(cards)
        """The cell of the deck, a run."""
        self.frames: i64 = CARD + 2 * len(cards) + 1
        """The cell at which the stack of frames begins."""
        self.size: i64 = CARD + 2 * len(cards) + 1 + DEPTH
        """The number of cells of a position."""

        self.table = actions
        self.first = vec[i64](list(actions.first))
        """Of each verb: its first action."""
        self.verb_of = vec[i64]([actions.verb_of(action) for action in range(actions.size)])
        ends = [*actions.first[1:], actions.size]
        self.after = vec[i64](ends)
        """Of each verb: the action after its last."""
        self.first_aside: i64 = actions.first[BORROW]
        """From this action on they are the desk's (DIK-314)."""
        self.most_asides: i64 = actions.size - actions.first[BORROW]
        self.numbers: i64 = len(actions.domains["figure"])
        self.limits = vec[i64]([values.offers, values.claims, values.showings])
        """How many offers, claims and showings a seat makes in a Cycle, at most (DIK-327)."""
        turn = ("to", "add", "seal", "spy", "assassinate", "influence", "develop", "use", "use-marker", "cleanse")
        self.most_offers: i64 = actions.together(*turn, "drive", "renounce")
        """No more than these is offered at once: no other step offers as much as a Manoeuvre (DIK-101)."""

    def sector_key(self, sector: i64) -> str:
        """The key of a sector, for sentences about it."""
        return self.content.sectors[int(sector)].key

    def cabal_key(self, cells: vec[i64], seat: i64) -> str:
        """The key of a seat's Cabal."""
        return self.content.cabals[int(cells[CABAL + seat])].key
