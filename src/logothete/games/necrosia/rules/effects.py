"""What cards do: one primitive for each word that `effect` in cards.toml may be, in the order of the ledger's chapters.

A primitive reads its arguments from the card's columns on the board and the choices that were made. Nothing is asked
here; what needs an answer after the card stands (units driven out, cards looked at, a free action) lays its own step
on the stack.
"""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ARRANGE_STEP,
    BANS,
    BEGUN,
    CARDS,
    CONTRACT,
    CURSE,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCOUNT,
    DRIVE_STEP,
    E_ADD_UNITS,
    E_AIRBORNE,
    E_AMNESIA,
    E_ARRANGE_DECK,
    E_BAN,
    E_BIG_MAGIC,
    E_BIG_TRADE,
    E_CANCEL_LOSSES,
    E_CLEAR_REGION,
    E_CONTRACT,
    E_CONVERT_RIVAL,
    E_CURSE,
    E_DICE,
    E_DISCARD_CARDS,
    E_DISCARD_ROW,
    E_DISCOUNT,
    E_DRIVE_OUT,
    E_EMPATHY,
    E_EXCHANGE,
    E_EXTORT,
    E_FEED_INFESTED,
    E_FEED_NECROSED,
    E_FREE_TRADE,
    E_FREE_WAR,
    E_HEAL,
    E_HYPNOSIS,
    E_IGNORE_LOSSES,
    E_KILL_NECROSIANS,
    E_LOSSES_ANYWHERE,
    E_MAGIC_ARRIVAL,
    E_MAGIC_DEPARTURE,
    E_MOVE_NECROSIANS,
    E_MOVE_UNITS,
    E_NECROSE_REGION,
    E_NECROSE_UNITS,
    E_NO_BASE_DIE,
    E_NO_COMBAT_CARDS,
    E_NO_LOSSES,
    E_PARALYSE,
    E_PRIVILEGE,
    E_PROXY_TRADE,
    E_PUSH_FIGHTERS,
    E_PUSH_NECROSIANS,
    E_READ_ENTRAILS,
    E_RECOVER_CARD,
    E_REMOVE_UNITS,
    E_REPLACE_NECROSIANS,
    E_REROLL_CHOSEN,
    E_REROLL_ONE,
    E_REROLL_ZEROS,
    E_RETURN_UNITS,
    E_SCORE,
    E_STEAL_CARD,
    E_THIN_NECROSIANS,
    E_TURN_AWAY,
    E_WARD,
    E_WIDE_MOVE,
    ENTRAILS_STEP,
    FIGHTER,
    FLAGS,
    FREE_TRADE_STEP,
    FREE_WAR_STEP,
    HALF,
    KINDS,
    NECROSIAN_FOE,
    NECROSIANS,
    NECROSIS_STEP,
    NO_ARRIVAL_MAGE,
    NO_DEPARTURE_MAGE,
    SEAT,
    SHAAN,
    START,
    SUPPORTED,
    TRADE_STEP,
    WAR_STEP,
    YEAR_END_STEP,
    Board,
    bring,
    discard,
    forget,
    give,
    hand_size,
    holds,
    learn,
    learn_all,
    mark,
    marked_of,
    necrosed,
    place_in_row,
    put_down,
    remove,
    shift,
    units_of,
    unlearn,
)
from logothete.games.necrosia.piles import draw_suit, return_token, shuffle_discard_under, take_from_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules import battle
from logothete.games.necrosia.rules.course import begin_action, find_frame, necrose, turn_into_necrosian
from logothete.games.necrosia.scoring import eliminate, gain
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import TOP, pop, push


def apply(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    """Carry out a card that stands (NEC-127)."""
    effect: i64 = state.board.effect[card]
    if effect <= E_PUSH_FIGHTERS:
        _in_war(state, seat, card, made, dice, witness)
    elif effect <= E_PARALYSE:
        _on_units(state, seat, card, made, witness)
    elif effect <= E_CURSE:
        _on_actions(state, seat, card, made, witness)
    elif effect <= E_WARD:
        _on_necrosis(state, seat, card, made, dice, witness)
    elif effect <= E_EXTORT:
        _on_turn(state, seat, card, made, witness)
    else:
        _on_cards(state, seat, card, made, dice, witness)


def _argument(board: Board, action: i64) -> i64:
    return action - board.first[board.verb_of[action]]


# Wars: dice, scores, losses


def _in_war(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    board = state.board
    cells = state.cells
    war = find_frame(cells, WAR_STEP)
    effect: i64 = board.effect[card]
    side: i64 = board.side[card]
    own = battle.side_of(cells, war, seat)
    if effect == E_DICE:
        cells[war + battle.ADDED + side] += board.amount[card]
    elif effect == E_SCORE:
        cells[war + battle.BONUS + side] += board.amount[card]
    elif effect == E_REROLL_ZEROS:
        for die in range(cells[war + battle.ROLLED + side]):
            if battle.die_value(cells, war, side, die) == 0:
                battle.roll_die(board, cells, war, side, die, dice, witness)
    elif effect == E_REROLL_ONE:
        battle.roll_die(board, cells, war, side, _argument(board, made[0]), dice, witness)
    elif effect == E_REROLL_CHOSEN:
        for die in range(cells[war + battle.ROLLED + own]):
            if made[0] & BIT[die]:
                battle.roll_die(board, cells, war, own, die, dice, witness)
    elif effect == E_NO_BASE_DIE:
        cells[war + battle.MARKS] |= battle.NO_BASE
    elif effect == E_IGNORE_LOSSES:
        cells[war + battle.MARKS] |= battle.IGNORED
    elif effect == E_LOSSES_ANYWHERE:
        cells[war + battle.MARKS] |= battle.ASTRAL * BIT[own]
    elif effect == E_TURN_AWAY:
        cells[war + battle.MARKS] |= battle.VOID
    elif effect == E_NO_COMBAT_CARDS:
        cells[war + battle.MARKS] |= battle.NO_COMBAT
    elif effect == E_RETURN_UNITS:
        region = _argument(board, made[0])
        for kind in range(KINDS):
            for _ in range((made[1] >> (kind * 6)) & 63):
                _bring(cells, seat, region, kind, witness)
    elif effect == E_DRIVE_OUT:
        at = push(cells, DRIVE_STEP, 3)
        cells[at] = cells[war + battle.FOE]
        cells[at + 1] = -1
        cells[at + 2] = board.amount[card]
    else:
        _push_fighters(state, war, _argument(board, made[0]), board.amount[card], witness)


def _push_fighters(state: Position, war: i64, region: i64, amount: i64, witness: Witness | None) -> None:
    """The attacker's fighters go next door and give no dice (NEC-C26)."""
    cells = state.cells
    attacker: i64 = cells[war + battle.ATTACKER]
    origin: i64 = cells[war + battle.ORIGIN]
    while amount > 0 and units_of(cells, attacker, origin, FIGHTER) > 0:
        shift(cells, attacker, FIGHTER, origin, region)
        amount -= 1
        if witness is not None:
            witness.tell(telling.DRIVEN, EVERYONE, attacker, FIGHTER, origin, region)


# Units: added, removed, necrosed, moved


def _on_units(state: Position, seat: i64, card: i64, made: vec[i64], witness: Witness | None) -> None:
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    if effect == E_ADD_UNITS:
        region = _argument(board, made[0])
        for choice in made[1:]:
            if choice >= 0:
                _bring(cells, seat, region, _argument(board, choice), witness)
    elif effect == E_EMPATHY:
        _bring(cells, seat, cells[find_frame(cells, TRADE_STEP)], _argument(board, made[0]), witness)
    elif effect == E_MOVE_UNITS:
        cells[FLAGS] |= 0 if board.timed[START * 2 + card // HALF] & BIT[card % HALF] else BEGUN
        _move(state, seat, made, witness)
    elif effect == E_EXCHANGE:
        _exchange(state, seat, made, witness)
    else:
        for place in range(0, len(made), 2):
            if made[place] >= 0:
                picked = _argument(board, made[place + 1])
                rival: i64 = cells[SEAT + picked // KINDS]
                _strike(state, seat, rival, _argument(board, made[place]), picked % KINDS, effect, witness)


def _bring(cells: vec[i64], seat: i64, region: i64, kind: i64, witness: Witness | None) -> None:
    bring(cells, seat, region, kind)
    if witness is not None:
        witness.tell(telling.CAME, EVERYONE, seat, kind, region)


def _strike(
    state: Position, seat: i64, rival: i64, region: i64, kind: i64, effect: i64, witness: Witness | None
) -> None:
    """One opposing unit: removed, necrosed, taken over or paralysed."""
    cells = state.cells
    told: i64 = telling.STRUCK
    if effect == E_REMOVE_UNITS:
        remove(cells, rival, region, kind)
    elif effect == E_NECROSE_UNITS:
        turn_into_necrosian(cells, rival, region, kind)
        told = telling.UNIT_NECROSED
    elif effect == E_CONVERT_RIVAL:
        # Among equal units an unmarked one is exchanged first (NEC-C42).
        marks = marked_of(cells, rival, region, kind)
        remove(cells, rival, region, kind)
        if marks > 0 and units_of(cells, rival, region, kind) >= marks:
            mark(cells, rival, region, kind)
        bring(cells, seat, region, kind)
        told = telling.WON_OVER
    else:
        mark(cells, rival, region, kind)
        told = telling.PARALYSED
    if witness is not None:
        witness.tell(told, EVERYONE, rival, kind, region)


def _move(state: Position, seat: i64, made: vec[i64], witness: Witness | None) -> None:
    """Own units, each with its destination."""
    board = state.board
    for place in range(0, len(made), 2):
        if made[place] >= 0:
            lifted = _argument(board, made[place])
            origin: i64 = lifted % board.regions
            kind: i64 = lifted // board.regions
            shift(state.cells, seat, kind, origin, _argument(board, made[place + 1]))
            if witness is not None:
                witness.tell(telling.MOVED, EVERYONE, seat, kind, origin, _argument(board, made[place + 1]))


def _exchange(state: Position, seat: i64, made: vec[i64], witness: Witness | None) -> None:
    """Units change places pair by pair (NEC-C80)."""
    board = state.board
    cells = state.cells
    region = _argument(board, made[0])
    rival: i64 = cells[SEAT + _argument(board, made[1])]
    for place in range(2, len(made), 2):
        if made[place] >= 0:
            his: i64 = _argument(board, made[place]) % KINDS
            lifted = _argument(board, made[place + 1])
            mine: i64 = lifted // board.regions
            origin: i64 = lifted % board.regions
            shift(cells, rival, his, region, origin)
            shift(cells, seat, mine, origin, region)
            if witness is not None:
                witness.tell(telling.DRIVEN, EVERYONE, rival, his, region, origin)
                witness.tell(telling.MOVED, EVERYONE, seat, mine, origin, region)


# Actions: bigger, free, easier, forbidden


def _on_actions(state: Position, seat: i64, card: i64, made: vec[i64], witness: Witness | None) -> None:
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    if effect == E_WIDE_MOVE:
        begin_action(cells, False)
        _move(state, seat, made, witness)
    elif effect in (E_BIG_TRADE, E_PROXY_TRADE):
        _trade(state, made, board.amount[card] if effect == E_BIG_TRADE else board.recruited)
    elif effect == E_BIG_MAGIC:
        begin_action(cells, False)
        origin = _argument(board, made[0])
        for choice in made[2:]:
            if choice >= 0:
                carried = _argument(board, choice)
                owner: i64 = cells[SEAT + carried // KINDS]
                shift(cells, owner, carried % KINDS, origin, _argument(board, made[1]))
                if witness is not None:
                    witness.tell(telling.MOVED, EVERYONE, owner, carried % KINDS, origin, _argument(board, made[1]))
    elif effect == E_AIRBORNE:
        target = _argument(board, made[1])
        _declare_airborne(state, seat, _argument(board, made[0]), target, witness)
    elif effect == E_FREE_WAR:
        cells[FLAGS] |= BEGUN
        push(cells, FREE_WAR_STEP, 2)
    elif effect == E_FREE_TRADE:
        cells[FLAGS] |= BEGUN
        push(cells, FREE_TRADE_STEP, 0)
    elif effect == E_MAGIC_ARRIVAL:
        cells[FLAGS] |= NO_ARRIVAL_MAGE
    elif effect == E_MAGIC_DEPARTURE:
        cells[FLAGS] |= NO_DEPARTURE_MAGE
    elif effect == E_BAN:
        rival: i64 = cells[SEAT + _argument(board, made[0])]
        cells[BANS + rival] |= board.ban[card]
    else:
        cells[CURSE + seat] = _argument(board, made[0]) + 1


def _trade(state: Position, made: vec[i64], units: i64) -> None:
    """A Commerce with more units, or without a merchant; inside an open one, more units (NEC-C22, NEC-C28)."""
    cells = state.cells
    at = find_frame(cells, TRADE_STEP)
    if made[0] < 0:
        cells[at + 1] += units - state.board.recruited
        return
    free: bool = cells[cells[TOP]] == FREE_TRADE_STEP
    if free:
        pop(cells)
    begin_action(cells, free)
    at = push(cells, TRADE_STEP, 5)
    cells[at] = _argument(state.board, made[0])
    cells[at + 1] = units
    cells[at + 3] = 1


def _declare_airborne(state: Position, seat: i64, origin: i64, target: i64, witness: Witness | None) -> None:
    """The war itself begins as any other, with its fighters next door (NEC-C12)."""
    board = state.board
    cells = state.cells
    free: bool = cells[cells[TOP]] == FREE_WAR_STEP
    if free:
        pop(cells)
    people: i64 = target % (board.peoples + 1)
    foe: i64 = NECROSIAN_FOE if people == board.peoples else cells[SEAT + people]
    battle.declare(cells, seat, origin, target // (board.peoples + 1), foe, free)
    if witness is not None:
        battle.tell_declared(cells, witness)


# Necrosians and necrosed regions


def _on_necrosis(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    amount: i64 = board.amount[card]
    if effect == E_MOVE_NECROSIANS:
        for place in range(0, len(made), 2):
            if made[place] >= 0:
                _move_necrosians(cells, _argument(board, made[place]), _argument(board, made[place + 1]), 1, witness)
    elif effect == E_PUSH_NECROSIANS:
        number: i64 = 1
        for choice in made[2:]:
            if choice >= 0:
                number += 1
        _move_necrosians(cells, _argument(board, made[0]), _argument(board, made[1]), number, witness)
    elif effect == E_KILL_NECROSIANS:
        for choice in made:
            if choice >= 0:
                _kill(state, seat, _argument(board, choice), 1, witness)
    elif effect == E_THIN_NECROSIANS:
        for region in range(board.regions):
            if cells[NECROSIANS + region] > 0:
                _kill(state, seat, region, amount, witness)
    elif effect == E_CLEAR_REGION:
        change_necrosians(cells, _argument(board, made[0]), -cells[NECROSIANS + _argument(board, made[0])], witness)
    elif effect == E_REPLACE_NECROSIANS:
        for place in range(0, len(made), 2):
            if made[place] >= 0:
                region = _argument(board, made[place])
                change_necrosians(cells, region, -1, witness)
                _bring(cells, seat, region, _argument(board, made[place + 1]), witness)
    elif effect in (E_FEED_NECROSED, E_FEED_INFESTED):
        for region in range(board.regions):
            if necrosed(board, cells, region) if effect == E_FEED_NECROSED else cells[NECROSIANS + region] > 0:
                change_necrosians(cells, region, amount, witness)
    elif effect == E_NECROSE_REGION:
        necrose(state, _argument(board, made[0]), witness)
    elif effect == E_HEAL:
        return_token(cells, _argument(board, made[0]), dice)
        if witness is not None:
            witness.tell(telling.HEALED, EVERYONE, _argument(board, made[0]))
    else:
        at = find_frame(cells, YEAR_END_STEP)
        cells[at] &= ~BIT[_argument(board, made[0])]


def _kill(state: Position, seat: i64, region: i64, number: i64, witness: Witness | None) -> None:
    """Eliminate Necrosians: they count for the tally (NEC-041)."""
    change_necrosians(state.cells, region, -number, witness)
    count_trophies(state, seat, number, witness)


def count_trophies(state: Position, seat: i64, number: i64, witness: Witness | None) -> None:
    """Add eliminated Necrosians to a tally, and pay what that brings (NEC-039, NEC-040)."""
    points = eliminate(state.board, state.cells, seat, number)
    if points > 0 and witness is not None:
        witness.tell(telling.TROPHIES, EVERYONE, seat, points)


def change_necrosians(cells: vec[i64], region: i64, change: i64, witness: Witness | None) -> None:
    """Let Necrosians come to a region, or go."""
    cells[NECROSIANS + region] += change
    if witness is not None:
        if change > 0:
            witness.tell(telling.NECROSIANS_CAME, EVERYONE, change, region)
        else:
            witness.tell(telling.NECROSIANS_WENT, EVERYONE, -change, region)


def _move_necrosians(cells: vec[i64], origin: i64, region: i64, number: i64, witness: Witness | None) -> None:
    cells[NECROSIANS + origin] -= number
    cells[NECROSIANS + region] += number
    if witness is not None:
        witness.tell(telling.NECROSIANS_MOVED, EVERYONE, number, origin, region)


# The phases of one's own turn, and influence


def _on_turn(state: Position, seat: i64, card: i64, made: vec[i64], witness: Witness | None) -> None:
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    amount: i64 = board.amount[card]
    if effect == E_CANCEL_LOSSES:
        at = find_frame(cells, NECROSIS_STEP)
        for choice in made:
            if choice >= 0:
                cells[at + 1] -= BIT[_argument(board, choice) * 2]
    elif effect == E_NO_LOSSES:
        cells[find_frame(cells, NECROSIS_STEP) + 1] = 0
    elif effect == E_CONTRACT:
        cells[CONTRACT] = _argument(board, made[0]) + 1
    elif effect == E_HYPNOSIS:
        _influence(cells, seat, amount, witness)
    elif effect == E_PRIVILEGE:
        cells[SUPPORTED] = _argument(board, made[0]) + 1
    elif effect == E_DISCOUNT:
        cells[FLAGS] |= DISCOUNT
    elif effect == E_AMNESIA:
        for rival in range(board.players):
            if rival != seat:
                _influence(cells, rival, -amount, witness)
    else:
        giver: i64 = cells[SEAT + _argument(board, made[0])]
        _influence(cells, giver, -amount, witness)
        _influence(cells, seat, amount, witness)


def _influence(cells: vec[i64], seat: i64, points: i64, witness: Witness | None) -> None:
    moved = gain(cells, seat, points)
    if witness is not None and moved != 0:
        if moved > 0:
            witness.tell(telling.GAINED, EVERYONE, seat, moved)
        else:
            witness.tell(telling.FORFEITED, EVERYONE, seat, -moved)


# Hands, row and deck


def _on_cards(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    if effect == E_STEAL_CARD:
        rival: i64 = cells[SEAT + _argument(board, made[0])]
        stolen = _some_card(cells, rival, dice)
        _lose_track(board, cells, seat, rival)
        put_down(cells, rival, stolen)
        give(cells, seat, stolen)
        learn(cells, rival, stolen)
        if witness is not None:
            witness.tell(telling.STOLEN, EVERYONE & ~(BIT[seat] | BIT[rival]), seat, rival)
            witness.tell(telling.STOLEN_CARD, BIT[seat] | BIT[rival], seat, rival, stolen)
    elif effect == E_DISCARD_CARDS:
        victim: i64 = cells[SEAT + _argument(board, made[0])]
        for _ in range(board.amount[card]):
            if hand_size(cells, victim) > 0:
                lost = _some_card(cells, victim, dice)
                put_down(cells, victim, lost)
                discard(cells, lost)
                if witness is not None:
                    witness.tell(telling.DISCARDED, EVERYONE, victim, lost)
    elif effect == E_RECOVER_CARD:
        found = _argument(board, made[0])
        cells[DISCARD + found // HALF] &= ~BIT[found % HALF]
        give(cells, seat, found)
        learn_all(board, cells, found)
    elif effect == E_DISCARD_ROW:
        gone = take_from_row(cells, place_in_row(cells, _argument(board, made[0])))
        discard(cells, gone)
    elif effect == E_ARRANGE_DECK:
        if cells[DECK_SIZE] < board.amount[card]:
            shuffle_discard_under(cells, dice)
        seen: i64 = board.amount[card] if board.amount[card] < cells[DECK_SIZE] else cells[DECK_SIZE]
        for place in range(seen):
            # Whoever saw these cards before cannot know what becomes of them now (NEC-182).
            forget(cells, cells[DECK + cells[DECK_SIZE] - 1 - place])
            learn(cells, seat, cells[DECK + cells[DECK_SIZE] - 1 - place])
        at = push(cells, ARRANGE_STEP, 3)
        cells[at] = seat
        cells[at + 1] = seen
    elif effect == E_READ_ENTRAILS:
        _read_entrails(state, seat, board.amount[card], dice)


def _lose_track(board: Board, cells: vec[i64], seat: i64, rival: i64) -> None:
    """Any card of the hand may be the stolen one: what third players knew of it is no longer certain (NEC-182)."""
    for other in range(board.players):
        if other not in (seat, rival):
            for card in range(CARDS):
                if holds(cells, rival, card):
                    unlearn(cells, other, card)


def _some_card(cells: vec[i64], seat: i64, dice: Dice) -> i64:
    """A card of a hand, drawn blindly."""
    skip: i64 = dice.below(hand_size(cells, seat))
    card: i64 = 0
    while not holds(cells, seat, card) or skip > 0:
        if holds(cells, seat, card):
            skip -= 1
        card += 1
    return card


def _read_entrails(state: Position, seat: i64, kept: i64, dice: Dice) -> None:
    """One card of each suit but Shaan, of which some are kept (NEC-C60)."""
    cells = state.cells
    at = push(cells, ENTRAILS_STEP, 6)
    cells[at] = seat
    cells[at + 1] = kept
    place: i64 = at + 2
    for suit in range(SHAAN):
        drawn = draw_suit(state.board, cells, suit, dice)
        if drawn >= 0:
            cells[place] = drawn + 1
            place += 1
