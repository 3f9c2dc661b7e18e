"""A position in numbers, for a seat (NEC-136, NEC-137, NEC-182): the white list of `view.py` as a row of integers.

Seats are counted from the one that looks: 0 is itself, 1 the player on its left, and so on. Regions, peoples, kinds,
suits and cards are numbered as in the title's action table; -1 is "none", "not yet" or "not yours to know".
`fields` and `observe` go through the row in the same order.
"""

from __future__ import annotations

from typing import Final

from logothete.components.effects import MOST
from logothete.components.windows import ANSWERED
from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    BANS,
    CURSE,
    DECK,
    DECK_SIZE,
    FALLEN,
    FLAGS,
    INFLUENCE,
    KINDS,
    MOST_DICE,
    NECROSIAN_FOE,
    NECROSIANS,
    ORDER,
    PEOPLE,
    ROW,
    ROW_SIZE,
    SEATS,
    STACK,
    SUITS,
    TALLY,
    TIMINGS,
    TOKEN,
    TOKENS_LEFT,
    YEAR,
    Board,
    guild_of,
    marked_of,
    reserve_of,
    units_of,
)
from logothete.games.necrosia.frames import (
    MOST_READ,
    ArrangeFrame,
    CommerceFrame,
    DriveFrame,
    EntrailsFrame,
    NecrosisFrame,
    WindowFrame,
    due_in,
)
from logothete.games.necrosia.hands import discarded, hand_size, holds, knows
from logothete.games.necrosia.kinds import (
    AIRBORNE_STEP,
    ANNOUNCE_STEP,
    ARRANGE_STEP,
    CAST_STEP,
    CONVERT_STEP,
    DRIVE_STEP,
    ENTRAILS_STEP,
    MOVE_STEP,
    NECROSIS_STEP,
    STIR_STEP,
    SUPPORT_STEP,
    TRADE_STEP,
    WAR_STEP,
    WINDOW_STEP,
)
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.actions.magic import Carry
from logothete.games.necrosia.rules.actions.moves import MoveUnits, Stir
from logothete.games.necrosia.rules.actions.trade import Convert
from logothete.games.necrosia.rules.cards import announce
from logothete.games.necrosia.rules.phases.gains import TakeSupports, supports_of
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.rules.war.free_war import FlyAgain
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.features import Feature
from logothete.kernel.steps import FRAME, TOP, find_frame

# Where a card is, as far as the seat knows; the hand of a rival is HAND_OF plus the number of his seat.
UNKNOWN: Final = 0
IN_ROW: Final = 1
IN_DISCARD: Final = 2
IN_DECK: Final = 3
ANNOUNCED: Final = 4
LOOKED_AT: Final = 5
HAND_OF: Final = 6

LOOKED: Final = 5
PLACES: Final = 5
MANY: Final = 9999
"""A bound for what the rules do not bound: influence, Necrosians."""


def fields(board: Board) -> tuple[Feature, ...]:
    """The row of `observe`, feature by feature."""
    players = int(board.players)
    regions = int(board.regions)
    last_seat = players - 1
    last_region = regions - 1
    cards = int(board.cards)
    pieces = int(board.pieces)
    most_token = max(int(token) for token in board.tokens)
    return (
        Feature("year", 1, 0, int(board.years), "the year, 0 during the preparation"),
        Feature("active", 1, -1, last_seat, "the player whose turn it is; -1 between turns"),
        Feature("actions", 1, 0, int(board.turn_actions), "actions left in this turn"),
        Feature("flags", 1, 0, 255, "what has happened in this turn (constants of the board)"),
        Feature(
            "step", 1, -1, len(board.steps) - 1, "the kind of decision awaited (constants ..._STEP); -1 at the end"
        ),
        Feature("moment", 1, -1, TIMINGS - 1, "of an open window: its moment"),
        Feature("lost", 1, 0, 1, "whether the game ended in the common defeat"),
        Feature("order", players, -1, last_seat, "per place of this year's order: the player"),
        Feature("asked", players, 0, 1, "per player: whether a decision of his is awaited"),
        Feature("answered", players, 0, 1, "per player: whether he has answered in the open window"),
        Feature("people", players, -1, SEATS - 1, "per player: the people"),
        Feature("influence", players, 0, MANY, "per player: influence"),
        Feature("tally", players, 0, MANY, "per player: Necrosians eliminated"),
        Feature("hand", players, 0, cards, "per player: cards in hand"),
        Feature("bans", players, 0, 31, "per player: what his next turn forbids (bits BAN_...)"),
        Feature("curse", players, -1, last_region, "per player: the region he has cursed"),
        Feature("reserve", players * KINDS, 0, pieces, "per player, kind: units in reserve"),
        Feature("units", players * regions * KINDS, 0, pieces, "per player, region, kind: units"),
        Feature("paralysed", players * regions * KINDS, 0, pieces, "per player, region, kind: paralysed units"),
        Feature("necrosians", regions, 0, MANY, "per region: Necrosians"),
        Feature("token", regions, -1, most_token, "per region: the value of its necrosis token"),
        Feature("guild", regions, -1, SUITS - 1, "per region: the suit of its open guild"),
        Feature("tokens", most_token + 1, 0, len(board.tokens), "per value: tokens still in the stack"),
        Feature("deck", 1, 0, cards, "cards in the deck"),
        Feature("row", PLACES, -1, cards - 1, "per place of the row: the card"),
        Feature(
            "cards",
            cards,
            UNKNOWN,
            HAND_OF + last_seat,
            "per card: 0 unknown, 1 row, 2 discard pile, 3 deck, 4 announced, 5 looked at, 6 + player in his hand",
        ),
        Feature("looked", LOOKED, -1, cards - 1, "cards to choose from that only this player sees"),
        Feature("doing", 4, -1, last_region, "of a half-done action: kind, region, region it goes to, how many left"),
        Feature("supports", SUITS, 0, regions, "per suit: free cards still to be taken"),
        Feature("dying", regions, 0, 3, "per region: losses of phase 4 still to be suffered"),
        Feature("announced", 2, -1, cards - 1, "the announced card, and who plays it"),
        Feature("choices", MOST, -1, 2**31 - 1, "what it is used on, as actions; dice as one mask"),
        Feature("war", 6, -1, 127, "attacker, target (number of players for Necrosians), region, origin, stage, marks"),
        Feature("sides", 2 * 4, -MANY, MANY, "per side of the war: dice to roll, bonus, score, losses left"),
        Feature("dice", 2 * MOST_DICE, -1, 15, "per side, die: what it is worth"),
    )


def observe(state: Position, seat: i64, out: vec[i64]) -> i64:
    """Fill the row for a seat; say how many numbers it has."""
    at = _course(state, seat, out)
    at = _players(state, seat, out, at)
    at = _regions(state, seat, out, at)
    at = _cards(state, seat, out, at)
    at = _doing(state, seat, out, at)
    at = _announced(state, seat, out, at)
    return _war(state, seat, out, at)


def _seen_from(board: Board, seat: i64, other: i64) -> i64:
    """The number of a seat counted from the one that looks; -1 stays -1."""
    if other < 0:
        return -1
    place: i64 = other - seat
    return place if place >= 0 else place + board.players


def _course(state: Position, seat: i64, out: vec[i64]) -> i64:
    """What the game is doing: year, turn, the step that waits."""
    board = state.board
    cells = state.cells
    top = announce.visible_top(cells, seat)
    step: i64 = -1
    moment: i64 = -1
    answered: i64 = 0
    if top != 0:
        step = cells[top]
        if step == WINDOW_STEP:
            moment = cells[top + FRAME + WindowFrame.MOMENT]
            answered = cells[top + FRAME + WindowFrame.ROUND + ANSWERED]
    out[0] = cells[YEAR]
    out[1] = _seen_from(board, seat, cells[ACTIVE])
    out[2] = cells[ACTIONS]
    out[3] = cells[FLAGS]
    out[4] = step
    out[5] = moment
    out[6] = cells[FALLEN]
    at: i64 = 7
    place: i64 = 0
    while place < board.players:
        out[at] = _seen_from(board, seat, cells[ORDER + place])
        at += 1
        place += 1
    at = _bits(board, seat, state.asked(seat), out, at)
    return _bits(board, seat, answered, out, at)


def _bits(board: Board, seat: i64, mask: i64, out: vec[i64], at: i64) -> i64:
    """One number for each player: whether he is in the mask."""
    other: i64 = seat
    for _ in range(board.players):
        out[at] = 1 if mask & BIT[other] else 0
        at += 1
        other = board.left[other]
    return at


def _players(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """What lies before each player, and his units."""
    board = state.board
    cells = state.cells
    players: i64 = board.players
    reserve: i64 = at + 6 * players
    units: i64 = reserve + players * KINDS
    marked: i64 = units + players * board.regions * KINDS
    other: i64 = seat
    for _ in range(players):
        out[at] = cells[PEOPLE + other]
        out[at + players] = cells[INFLUENCE + other]
        out[at + 2 * players] = cells[TALLY + other]
        out[at + 3 * players] = hand_size(cells, other)
        out[at + 4 * players] = cells[BANS + other]
        out[at + 5 * players] = cells[CURSE + other] - 1
        at += 1
        for kind in range(KINDS):
            out[reserve] = reserve_of(cells, other, kind)
            reserve += 1
        for region in range(board.regions):
            for kind in range(KINDS):
                out[units] = units_of(cells, other, region, kind)
                out[marked] = marked_of(cells, other, region, kind)
                units += 1
                marked += 1
        other = board.left[other]
    return marked


def _regions(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """What lies in each region, and the tokens by subtraction."""
    board = state.board
    cells = state.cells
    regions: i64 = board.regions
    for region in range(regions):
        out[at] = cells[NECROSIANS + region]
        out[at + regions] = cells[TOKEN + region] - 1
        out[at + 2 * regions] = guild_of(board, cells, region)
        at += 1
    at += 2 * regions
    most: i64 = 0
    for token in board.tokens:
        if token > most:
            most = token
    for value in range(most + 1):
        out[at + value] = 0
    for place in range(cells[TOKENS_LEFT]):
        out[at + cells[STACK + place]] += 1
    return at + most + 1


def _cards(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """Where each card is, as far as the seat knows."""
    board = state.board
    cells = state.cells
    out[at] = cells[DECK_SIZE]
    row: i64 = at + 1
    place: i64 = row + PLACES
    for card in range(board.cards):
        out[place + card] = UNKNOWN
        if discarded(cells, card):
            out[place + card] = IN_DISCARD
        for other in range(board.players):
            if holds(cells, other, card) and (other == seat or knows(cells, seat, card)):
                out[place + card] = HAND_OF + _seen_from(board, seat, other)
    for number in range(PLACES):
        out[row + number] = -1
        if number < cells[ROW_SIZE]:
            out[row + number] = cells[ROW + number] - 1
            out[place + cells[ROW + number] - 1] = IN_ROW
    for number in range(cells[DECK_SIZE]):
        if knows(cells, seat, cells[DECK + number]):
            out[place + cells[DECK + number]] = IN_DECK
    announced = find_frame(cells, ANNOUNCE_STEP)
    if announced >= 0 and not announce.unseen(cells, announced, -1):
        out[place + announce.card_of(cells, announced)] = ANNOUNCED
    return _looked_at(state, seat, out, place)


def _looked_at(state: Position, seat: i64, out: vec[i64], place: i64) -> i64:
    """The cards that a seer or a reader of entrails chooses from (NEC-C34, NEC-C60)."""
    cells = state.cells
    at: i64 = place + state.board.cards
    for number in range(LOOKED):
        out[at + number] = -1
    top: i64 = cells[TOP]
    frame: i64 = top + FRAME
    if top != 0 and cells[top] == ARRANGE_STEP and cells[frame + ArrangeFrame.SEER] == seat:
        for number in range(cells[frame + ArrangeFrame.LOOKED_AT]):
            out[at + number] = cells[DECK + cells[DECK_SIZE] - 1 - number]
    elif top != 0 and cells[top] == ENTRAILS_STEP and cells[frame + EntrailsFrame.READER] == seat:
        for number in range(MOST_READ):
            out[at + number] = cells[frame + EntrailsFrame.READ + number] - 1
    for number in range(LOOKED):
        if out[at + number] >= 0:
            out[place + out[at + number]] = LOOKED_AT
    return at + LOOKED


def _doing(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """The half-done action, free cards and losses still to come."""
    board = state.board
    cells = state.cells
    top = announce.visible_top(cells, seat)
    frame: i64 = top + FRAME
    step: i64 = cells[top] if top != 0 else -1
    for number in range(4):
        out[at + number] = -1
    if step == MOVE_STEP and cells[frame + MoveUnits.KIND] >= 0:
        out[at] = cells[frame + MoveUnits.KIND]
        out[at + 1] = cells[frame + MoveUnits.FROM]
    elif step == MOVE_STEP:
        out[at] = cells[frame + MoveUnits.FIRST_KIND]
        out[at + 1] = cells[frame + MoveUnits.FIRST_FROM]
        out[at + 2] = cells[frame + MoveUnits.FIRST_TO]
    elif step == CONVERT_STEP:
        out[at] = cells[frame + Convert.KIND]
        out[at + 1] = cells[frame + Convert.REGION]
    elif step == CAST_STEP:
        out[at + 1] = cells[frame + Carry.FROM]
        out[at + 2] = cells[frame + Carry.ARRIVAL]
        out[at + 3] = board.carried - cells[frame + Carry.CARRIED]
    elif step == TRADE_STEP:
        out[at + 1] = cells[frame + CommerceFrame.REGION]
        out[at + 3] = cells[frame + CommerceFrame.LEFT]
    elif step == STIR_STEP:
        out[at + 1] = cells[frame + Stir.FROM]
    elif step == AIRBORNE_STEP:
        out[at + 1] = cells[frame + FlyAgain.FROM]
    elif step == DRIVE_STEP:
        out[at + 2] = cells[frame + DriveFrame.TO]
        out[at + 3] = cells[frame + DriveFrame.LEFT]
    at += 4
    supports = find_frame(cells, SUPPORT_STEP)
    left: i64 = cells[supports + TakeSupports.LEFT] if supports >= 0 else 0
    for suit in range(SUITS):
        out[at] = supports_of(left, suit)
        at += 1
    dying = find_frame(cells, NECROSIS_STEP)
    due: i64 = cells[dying + NecrosisFrame.DUE] if dying >= 0 else 0
    for region in range(board.regions):
        out[at] = due_in(due, region)
        at += 1
    return at


def _announced(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """The card on its way and its choices; nothing of it while a rival is still thinking (NEC-127)."""
    cells = state.cells
    frame = find_frame(cells, ANNOUNCE_STEP)
    for number in range(2 + MOST):
        out[at + number] = -1
    if frame >= 0 and not announce.unseen(cells, frame, seat):
        out[at] = announce.card_of(cells, frame)
        out[at + 1] = _seen_from(state.board, seat, announce.player_of(cells, frame))
        made = announce.latest_choices(state, frame)
        for place in range(MOST):
            out[at + 2 + place] = made[place]
    return at + 2 + MOST


def _war(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """The war under way."""
    board = state.board
    cells = state.cells
    war = find_frame(cells, WAR_STEP)
    for number in range(6 + 8 + 2 * MOST_DICE):
        out[at + number] = -1
    if war >= 0:
        foe: i64 = cells[war + battle.FOE]
        out[at] = _seen_from(board, seat, cells[war + battle.ATTACKER])
        out[at + 1] = board.players if foe == NECROSIAN_FOE else _seen_from(board, seat, foe)
        out[at + 2] = cells[war + battle.REGION]
        out[at + 3] = cells[war + battle.ORIGIN]
        out[at + 4] = cells[war + battle.STAGE]
        out[at + 5] = cells[war + battle.MARKS]
        for side in range(2):
            here: i64 = at + 6 + side * 4
            out[here] = battle.dice_of(board, cells, war, side)
            out[here + 1] = cells[war + battle.BONUS + side]
            out[here + 2] = battle.score_of(cells, war, side)
            out[here + 3] = cells[war + battle.DUE + side]
            for die in range(cells[war + battle.ROLLED + side]):
                out[at + 14 + side * MOST_DICE + die] = battle.die_value(cells, war, side, die)
    return at + 14 + 2 * MOST_DICE
