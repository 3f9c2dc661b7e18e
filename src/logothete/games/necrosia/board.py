"""What stands where: the static board of a game, and the cells of a position on it.

A player's pieces in a region are one cell, six bits for each kind and six more for those of them that are paralysed;
reserves are packed alike. Only the functions below know how that is packed. The cards are in `hands.py`.
"""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.components.effects import AnyEffect, Lines, size_of_choices
from logothete.games.necrosia.content import Content
from logothete.games.necrosia.verbs import STOP
from logothete.kernel.actions import Actions
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import Step, Stepped

SEATS: Final = 5
REGIONS: Final = 24
WORDS: Final = 2
"""The cells of a set of cards (`components/sets.py`), for as many as `MOST_CARDS`."""
NECROSIAN_FOE: Final = SEATS
"""Stands for the Necrosians where a seat could stand: as the target of a war."""
MOST_DICE: Final = 30
"""The most dice that a side can roll: more than its pieces and every added die."""

# The kinds of units (NEC-018).
FIGHTER: Final = 0
MERCHANT: Final = 1
MAGE: Final = 2
KINDS: Final = 3
KIND_KEYS: Final = ("fighter", "merchant", "mage")

# The suits (NEC-123); the castes of guilds are the same but for necrosis (NEC-159).
COMBAT: Final = 0
COMMERCE: Final = 1
MAGIC: Final = 2
NECROSIS: Final = 3
SHAAN: Final = 4
SUITS: Final = 5
SUIT_KEYS: Final = ("combat", "commerce", "magic", "necrosis", "shaan")

# The powers of the peoples (NEC-173 to NEC-181).
ATTACK_DIE: Final = 0
SPARE_LOSS: Final = 1
FREE_MOVE: Final = 2
RAISE_NECROSIAN: Final = 3
DEFENCE_DIE: Final = 4
POWER_KEYS: Final = ("attack-die", "spare-loss", "free-move", "raise-necrosian", "defence-die")

# When cards are played (NEC-124).
START: Final = 0
MAIN: Final = 1
ACT_MOVE: Final = 2
ACT_COMMERCE: Final = 3
ACT_MAGIC: Final = 4
W1: Final = 5
W2: Final = 6
W3: Final = 7
W5: Final = 8
W6: Final = 9
W8: Final = 10
IN_NECROSIS: Final = 11
IN_INFLUENCE: Final = 12
IN_CARDS: Final = 13
AFTER_COMMERCE: Final = 14
ANY_CARD: Final = 15
YEAR_END: Final = 16
TIMINGS: Final = 17
TIMING_KEYS: Final = (
    *("start", "main", "act-move", "act-commerce", "act-magic", "w1", "w2", "w3", "w5", "w6", "w8"),
    *("necrosis", "influence", "cards", "after-commerce", "any-card", "year-end"),
)

# Who may play a card in a window.
AS_ACTIVE: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2
AS_PARTY: Final = 3
AS_OUTSIDER: Final = 4
AS_ANYBODY: Final = 5
PART_KEYS: Final = ("active", "attacker", "defender", "party", "outsider", "anybody")

# What a lasting card forbids in somebody's next turn (NEC-135).
BAN_MAGES: Final = 1
BAN_FIGHTERS: Final = 2
BAN_MAGIC: Final = 4
BAN_COMMERCE: Final = 8
BAN_WAR: Final = 16
BAN_KEYS: Final = ("mages", "fighters", "magic", "commerce", "war")

# The cells. Lists of seats hold five cells whatever the number of players.
# The first is GAME of the kernel, and a run has its size before its members (`components/decks.py`), both written as
# numbers: the compiler makes constants only of what a module says by itself.
YEAR: Final = 2
"""The year, 0 before the first (NEC-066)."""
GO: Final = YEAR + 1
"""How many turns of the year have begun; -1 before the year itself has."""
ACTIVE: Final = GO + 1
"""The seat whose turn it is, -1 between turns."""
ACTIONS: Final = ACTIVE + 1
"""Action markers that are left in this turn (NEC-093)."""
FLAGS: Final = ACTIONS + 1
"""What has happened in this turn: the bits below."""
SUPPORTED: Final = FLAGS + 1
"""The region of the Prestigious Privilege plus one (NEC-C31)."""
CONTRACT: Final = SUPPORTED + 1
"""The region of the Trade Contract plus one (NEC-C18)."""
PROTECTED: Final = CONTRACT + 1
"""The seat plus one that cannot be the target of the action that is being chosen (NEC-C66)."""
FALLEN: Final = PROTECTED + 1
"""Whether the game ended in the common defeat (NEC-164)."""
DRAWN: Final = FALLEN + 1
"""The seat that the first draw favoured (NEC-075)."""
PEOPLE: Final = DRAWN + 1
"""Of each seat: its people, -1 until it is chosen."""
SEAT: Final = PEOPLE + SEATS
"""Of each people: its seat, -1 if nobody plays it."""
ORDER: Final = SEAT + SEATS
"""Of each place in this year's order: its seat, -1 while it is free (NEC-063)."""
INFLUENCE: Final = ORDER + SEATS
TALLY: Final = INFLUENCE + SEATS
"""Of each seat: the Necrosians it has eliminated (NEC-040)."""
RESERVE: Final = TALLY + SEATS
"""Of each seat: its reserve, packed by kind (NEC-168)."""
BANS: Final = RESERVE + SEATS
"""Of each seat: what it may not do in its next turn (NEC-135)."""
CURSE: Final = BANS + SEATS
"""Of each seat: the region it has cursed until its next turn, plus one (NEC-C50)."""
OPENING: Final = CURSE + SEATS
"""Of each seat: the opening count's tie-break, smallest dominated value then number of regions (NEC-082)."""
HAND: Final = OPENING + SEATS
"""Of each seat: its cards, a set."""
DISCARD: Final = HAND + SEATS * WORDS
"""The cards of the discard pile, a set."""
KNOWN: Final = DISCARD + WORDS
"""Of each seat: the cards in a hand or in the deck of which it knows where they are, a set (NEC-182)."""
ROW_SIZE: Final = KNOWN + SEATS * WORDS
ROW: Final = ROW_SIZE + 1
"""The cards of the row, left to right, each plus one: a run (`components/decks.py`)."""
NECROSIANS: Final = ROW + 5
TOKEN: Final = NECROSIANS + REGIONS
"""Of each region: the value of its necrosis token plus one, 0 if it is healthy or the cradle (NEC-143)."""
TOKENS_LEFT: Final = TOKEN + REGIONS
STACK: Final = TOKENS_LEFT + 1
"""The token stack: the values, a run (NEC-068)."""
UNITS: Final = STACK + 12
"""Of each seat and region: the seat's units there, packed."""
DECK_SIZE: Final = UNITS + SEATS * REGIONS
DECK: Final = DECK_SIZE + 1
"""The deck, a run. Last of all, because the content decides how long it can be; the frames follow (`Board.frames`)."""
DEPTH: Final = 96
"""The cells for the frames."""

# The flags of a turn.
BEGUN: Final = 1
"""An action, a free action or a free move has begun: no START card any more (NEC-126)."""
POWER_USED: Final = 2
"""The people's power of this turn is used up."""
NO_ARRIVAL_MAGE: Final = 4
"""Magic needs no mage where units arrive (NEC-C44), where they leave (NEC-C45); cards cost less (NEC-C35)."""
NO_DEPARTURE_MAGE: Final = 8
DISCOUNT: Final = 16
KEPT_AIRBORNE: Final = 128
"""An Airborne Assault that was turned away waits for another target (NEC-C66)."""

_PACK: Final = 6
_MASK: Final = 63
_MARKS: Final = 18


class Board:
    """All that does not change during a game: map, cards, values, number of players."""

    def __init__(
        self,
        content: Content,
        actions: Actions,
        steps: list[Step[Stepped]],
        effects: list[AnyEffect[Stepped]],
        players: int,
    ) -> None:
        self.content = content
        self.steps = steps
        self.players: i64 = players
        self.all_seats: i64 = 2**players - 1
        self.left = vec[i64]([(seat + 1) % players for seat in range(players)])

        values = content.values
        self.years: i64 = values.years
        self.turn_actions: i64 = values.actions
        self.pieces: i64 = values.pieces
        self.starting: i64 = values.starting[str(players)]
        self.batch: i64 = values.batch
        self.batches: i64 = values.starting[str(players)] * KINDS // values.batch
        self.cradle_necrosians: i64 = values.necrosians_in_cradle
        self.guild_necrosians: i64 = values.necrosians_by_guild
        self.defeat: i64 = values.defeat
        self.die = vec[i64](list(values.die))
        self.trophies: i64 = values.trophies
        self.tokens = vec[i64](list(values.tokens))
        self.prices = vec[i64](list(values.prices))
        self.purchases: i64 = values.purchases
        self.moved: i64 = values.moved
        self.recruited: i64 = values.recruited
        self.carried: i64 = values.carried

        keys = [region.key for region in content.regions]
        self.regions: i64 = len(keys)
        self.all_regions: i64 = 2 ** len(keys) - 1
        self.links = vec[i64]([sum(2 ** keys.index(key) for key in region.borders) for region in content.regions])
        """Of each region: its neighbours (NEC-005)."""
        self.printed = vec[i64]([region.influence for region in content.regions])
        self.guild = vec[i64](
            [
                -1 if region.guild is None or players < region.guild_players else SUIT_KEYS.index(region.guild)
                for region in content.regions
            ]
        )
        """Of each region: the caste of its open guild, -1 for none (NEC-007)."""
        self.cradle: i64 = next(at for at, region in enumerate(content.regions) if region.cradle)

        self.power = vec[i64]([POWER_KEYS.index(people.power) for people in content.peoples])
        self.peoples: i64 = len(content.peoples)

        cards = content.cards
        self.cards: i64 = len(cards)
        self.frames: i64 = DECK + len(cards)
        """The cell at which the stack of frames begins."""
        self.suit = vec[i64]([SUIT_KEYS.index(card.suit) for card in cards])
        self.part = vec[i64]([PART_KEYS.index(card.part) for card in cards])
        self.bonus = vec[i64]([card.influence for card in cards])
        """Of each card: the influence printed on it (NEC-130)."""
        self.lines = Lines(effects, [[line.effect for line in card.all_lines()] for card in cards], actions.first[STOP])
        """Of each card: the effects it is a list of. The columns of arguments have a row for each of these lines."""
        longest = max([len(card.all_lines()) for card in cards])
        # A card that gives a war lies on the stack until its later lines have their turn, under one played in that war.
        lists = 2 * size_of_choices(longest) if longest > 1 else 0
        self.size: i64 = DECK + len(cards) + DEPTH + lists
        """The number of cells of a position."""
        lines = [line for card in cards for line in card.all_lines()]
        self.amount = vec[i64]([line.amount for line in lines])
        self.kind = vec[i64]([-1 if line.kind is None else KIND_KEYS.index(line.kind) for line in lines])
        self.side = vec[i64]([1 if line.side == "defender" else 0 for line in lines])
        self.foe = vec[i64]([0 if line.foe is None else 1 if line.foe == "player" else 2 for line in lines])
        """Of each line: 1 if it is for wars against players only, 2 against Necrosians only."""
        self.wanted = vec[i64](
            [-1 if line.suit_wanted is None else SUIT_KEYS.index(line.suit_wanted) for line in lines]
        )
        self.ban = vec[i64]([0 if line.ban is None else 2 ** BAN_KEYS.index(line.ban) for line in lines])
        self.timed = vec[i64](
            [
                word
                for key in TIMING_KEYS
                for word in sets.words_of([at for at, card in enumerate(cards) if key in card.timing], WORDS)
            ]
        )
        """Of each moment: the cards that are played then, a set."""

        self.table = actions
        self.first = vec[i64](list(actions.first))
        """Of each verb: its first action."""
        self.verb_of = vec[i64]([actions.verb_of(action) for action in range(actions.size)])
        self.actions: i64 = actions.size
        turn = ("lift", "convert", "war", "stir", "trade", "cast", "at", "slip", "play", "finish")
        self.most_offers: i64 = actions.together(*turn)
        """No more than these is offered at once: no other step offers as much as phase 3, where a people has one power,
        and *slip* is the largest (NEC-091, NEC-178)."""

    def region_key(self, region: i64) -> str:
        """The key of a region, for sentences about it."""
        return self.content.regions[int(region)].key


def is_timed(board: Board, card: i64, moment: i64) -> bool:
    """Whether a card is made for a moment (NEC-124)."""
    return sets.has(board.timed, moment * WORDS, card)


# Units


def units_of(cells: vec[i64], seat: i64, region: i64, kind: i64) -> i64:
    """How many units of a kind a seat has in a region."""
    return (cells[UNITS + seat * REGIONS + region] >> (kind * _PACK)) & _MASK


def units_in(cells: vec[i64], seat: i64, region: i64) -> i64:
    """How many units a seat has in a region, of all kinds (NEC-021)."""
    packed: i64 = cells[UNITS + seat * REGIONS + region]
    return (packed & _MASK) + ((packed >> 6) & _MASK) + ((packed >> 12) & _MASK)


def marked_of(cells: vec[i64], seat: i64, region: i64, kind: i64) -> i64:
    """How many of these units are paralysed (NEC-C42)."""
    return (cells[UNITS + seat * REGIONS + region] >> (_MARKS + kind * _PACK)) & _MASK


def mark(cells: vec[i64], seat: i64, region: i64, kind: i64) -> None:
    """Paralyse one more unit."""
    cells[UNITS + seat * REGIONS + region] += BIT[_MARKS + kind * _PACK]


def clear_marks(cells: vec[i64], seat: i64) -> None:
    """The paralysis of a seat's units is over."""
    for at in range(UNITS + seat * REGIONS, UNITS + seat * REGIONS + REGIONS):
        cells[at] &= 0x3FFFF


def reserve_of(cells: vec[i64], seat: i64, kind: i64) -> i64:
    """How many units of a kind are in a seat's reserve."""
    return (cells[RESERVE + seat] >> (kind * _PACK)) & _MASK


def bring(cells: vec[i64], seat: i64, region: i64, kind: i64) -> None:
    """Move one unit from the reserve to a region."""
    cells[UNITS + seat * REGIONS + region] += BIT[kind * _PACK]
    cells[RESERVE + seat] -= BIT[kind * _PACK]


def remove(cells: vec[i64], seat: i64, region: i64, kind: i64) -> None:
    """Move one unit from a region to the reserve (NEC-012). A paralysed one is lost first (NEC-C42)."""
    at: i64 = UNITS + seat * REGIONS + region
    if marked_of(cells, seat, region, kind) > 0:
        cells[at] -= BIT[_MARKS + kind * _PACK]
    cells[at] -= BIT[kind * _PACK]
    cells[RESERVE + seat] += BIT[kind * _PACK]


def shift(cells: vec[i64], seat: i64, kind: i64, origin: i64, destination: i64) -> None:
    """Move one unit to another region; an unmarked one first, and a mark follows its unit (NEC-C42)."""
    here: i64 = UNITS + seat * REGIONS + origin
    there: i64 = UNITS + seat * REGIONS + destination
    if units_of(cells, seat, origin, kind) == marked_of(cells, seat, origin, kind):
        cells[here] -= BIT[_MARKS + kind * _PACK]
        cells[there] += BIT[_MARKS + kind * _PACK]
    cells[here] -= BIT[kind * _PACK]
    cells[there] += BIT[kind * _PACK]


def change(cells: vec[i64], seat: i64, region: i64, kind: i64, new: i64) -> None:
    """Exchange a unit for one of another kind from the reserve; an unmarked one first (NEC-104)."""
    at: i64 = UNITS + seat * REGIONS + region
    if units_of(cells, seat, region, kind) == marked_of(cells, seat, region, kind):
        cells[at] -= BIT[_MARKS + kind * _PACK]
        cells[at] += BIT[_MARKS + new * _PACK]
    cells[at] += BIT[new * _PACK] - BIT[kind * _PACK]
    cells[RESERVE + seat] += BIT[kind * _PACK] - BIT[new * _PACK]


def units_on_board(board: Board, cells: vec[i64], seat: i64) -> i64:
    """All units of a seat on the board."""
    total: i64 = 0
    for region in range(board.regions):
        total += units_in(cells, seat, region)
    return total


# Regions


def necrosed(board: Board, cells: vec[i64], region: i64) -> bool:
    """Whether a region is necrosed: the cradle always, others by their token (NEC-008, NEC-143)."""
    return region == board.cradle or cells[TOKEN + region] > 0


def value_of(board: Board, cells: vec[i64], region: i64) -> i64:
    """The influence of a region: printed, or its token's (NEC-144)."""
    token: i64 = cells[TOKEN + region]
    return token - 1 if token > 0 else board.printed[region]


def guild_of(board: Board, cells: vec[i64], region: i64) -> i64:
    """The caste of the region's guild, -1 if it has none (any more) (NEC-145)."""
    return -1 if cells[TOKEN + region] > 0 else board.guild[region]


def dominates(board: Board, cells: vec[i64], seat: i64, region: i64) -> bool:
    """More units than any rival, and more than Necrosians (NEC-020 to NEC-023, NEC-153, NEC-154)."""
    own: i64 = units_in(cells, seat, region)
    if own == 0 or own <= cells[NECROSIANS + region]:
        return False
    rival: i64 = 0
    while rival < board.players:
        if rival != seat and units_in(cells, rival, region) >= own:
            return False
        rival += 1
    return True
