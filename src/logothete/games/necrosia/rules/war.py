"""Guerre: the nine steps of a war (NEC-027 to NEC-047), and what its losers choose."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    FIGHTER,
    FLAGS,
    KEPT_AIRBORNE,
    KINDS,
    NECROSIAN_FOE,
    NECROSIANS,
    PROTECTED,
    W2,
    W3,
    W5,
    W6,
    W8,
    Board,
    remove,
    shift,
    units_in,
    units_of,
)
from logothete.games.necrosia.kinds import FREE_WAR_STEP, LOSS_STEP, WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_kind, of_region, out_of_place
from logothete.games.necrosia.rules import battle
from logothete.games.necrosia.rules.course import begin_action, change_necrosians, count_trophies
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.rules.windows import open_window
from logothete.games.necrosia.verbs import LOSE, LOSE_AT, TO
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness
from logothete.kernel.steps import FRAME, TOP, Step, find_frame, pop, push

# The stages of a war: what comes next. W1, the declaration, is over when the war is on the stack.
_ANSWER: Final = 0  # W2: the target may turn the attacker away, or forbid combat cards
_BEFORE_DICE: Final = 1  # the action is spent; W3: cards that change the dice or move pieces
_ROLL: Final = 2  # NEC-046, then W4: both roll; W5: cards that roll again or change scores
_FIX_LOSSES: Final = 3  # W6: cards that change losses
_DEFENDER_LOSES: Final = 4  # W7: the defender chooses …
_ATTACKER_LOSES: Final = 5  # … then the attacker
_AFTER_LOSSES: Final = 6  # Necrosians go with them; W8: units may return
_TALLY: Final = 7  # W9: Necrosians are counted


class War(Step[Position]):
    """One war from its declaration to the tally (NEC-042)."""

    def pending(self, state: Position) -> i64:
        return 0

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        return 0

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        return Refusal("NEC-042", "between-phases")

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        war: i64 = cells[TOP] + FRAME
        stage: i64 = cells[war + battle.STAGE]
        cells[war + battle.STAGE] = stage + 1
        necrosians: bool = cells[war + battle.FOE] == NECROSIAN_FOE
        if stage == _ANSWER:
            if not necrosians:
                open_window(cells, W2)
        elif stage == _BEFORE_DICE:
            if cells[war + battle.MARKS] & battle.VOID:
                _turned_away(state, war)
                return OPEN
            begin_action(cells, cells[war + battle.FREE] != 0)
            open_window(cells, W3)
        elif stage == _ROLL:
            if not _can_roll(board, cells, war):
                if witness is not None:
                    witness.tell(telling.WAR_FADED, EVERYONE, cells[war + battle.REGION])
                pop(cells)
                return OPEN
            battle.roll_all(board, cells, war, dice, witness)
            open_window(cells, W5)
        elif stage == _FIX_LOSSES:
            if witness is not None:
                attack = battle.score_of(cells, war, battle.ATTACK)
                witness.tell(telling.WAR_SCORED, EVERYONE, attack, battle.score_of(cells, war, battle.DEFENCE))
            open_window(cells, W6)
        elif stage == _DEFENDER_LOSES:
            cells[war + battle.DUE] = battle.losses_due(cells, war, battle.ATTACK)
            cells[war + battle.DUE + 1] = battle.losses_due(cells, war, battle.DEFENCE)
            if not necrosians:
                push(cells, LOSS_STEP, 1)
                cells[cells[TOP] + FRAME] = battle.DEFENCE
        elif stage == _ATTACKER_LOSES:
            push(cells, LOSS_STEP, 1)
            cells[cells[TOP] + FRAME] = battle.ATTACK
        elif stage == _AFTER_LOSSES:
            if necrosians and cells[war + battle.DUE + battle.DEFENCE] > 0:
                killed: i64 = cells[war + battle.DUE + battle.DEFENCE]
                cells[war + battle.DUE + battle.DEFENCE] = 0
                cells[war + battle.LOST + battle.DEFENCE] = killed
                change_necrosians(cells, cells[war + battle.REGION], -killed, witness)
            open_window(cells, W8)
        else:
            attacker: i64 = cells[war + battle.ATTACKER]
            trophies: i64 = cells[war + battle.LOST + battle.DEFENCE] if necrosians else 0
            pop(cells)
            count_trophies(state, attacker, trophies, witness)
        return OPEN


def _can_roll(board: Board, cells: vec[i64], war: i64) -> bool:
    """Whether there is still somebody to fight, and somebody who fights (NEC-046)."""
    foe: i64 = cells[war + battle.FOE]
    region: i64 = cells[war + battle.REGION]
    left: i64 = cells[NECROSIANS + region] if foe == NECROSIAN_FOE else units_in(cells, foe, region)
    if left == 0:
        return False
    fighters = units_of(cells, cells[war + battle.ATTACKER], cells[war + battle.ORIGIN], FIGHTER)
    return fighters > 0 or cells[war + battle.ADDED + battle.ATTACK] > 0


def _turned_away(state: Position, war: i64) -> None:
    """The declared war is void: the attacker chooses this action anew, but not against the same (NEC-C66)."""
    cells = state.cells
    foe: i64 = cells[war + battle.FOE]
    free: bool = cells[war + battle.FREE] != 0
    airborne: bool = (cells[war + battle.MARKS] & battle.AIRBORNE) != 0
    pop(cells)
    if free:
        at = push(cells, FREE_WAR_STEP, 2)
        cells[at] = foe + 1
        cells[at + 1] = 1 if airborne else 0
        return
    cells[PROTECTED] = foe + 1
    if airborne:
        cells[FLAGS] |= KEPT_AIRBORNE


class ChooseLosses(Step[Position]):
    """A side chooses the units it loses, one by one, in the region of the war or anywhere (NEC-033, NEC-C79).

    Frame: the side. What is left to lose is in the frame of the war below.
    """

    def _seat(self, state: Position) -> i64:
        cells = state.cells
        return battle.seat_on(cells, find_frame(cells, WAR_STEP), cells[cells[TOP] + FRAME])

    def _region(self, state: Position) -> i64:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        side: i64 = cells[cells[TOP] + FRAME]
        return cells[war + battle.ORIGIN] if side == battle.ATTACK else cells[war + battle.REGION]

    def _due(self, state: Position) -> i64:
        cells = state.cells
        return cells[find_frame(cells, WAR_STEP) + battle.DUE + cells[cells[TOP] + FRAME]]

    def _anywhere(self, state: Position) -> bool:
        cells = state.cells
        bit: i64 = battle.ASTRAL * BIT[cells[cells[TOP] + FRAME]]
        return (cells[find_frame(cells, WAR_STEP) + battle.MARKS] & bit) != 0

    def _only_kind(self, state: Position) -> i64:
        """The kind to lose, if the seat has no choice: only one kind there, or all must go; else -1 (NEC-183)."""
        if self._anywhere(state):
            return -1
        return only_kind(state.cells, self._seat(state), self._region(state), self._due(state))

    def pending(self, state: Position) -> i64:
        if self._due(state) == 0 or self._only_kind(state) >= 0:
            return 0
        return BIT[self._seat(state)]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        while self._due(state) > 0:
            self._lose(state, self._region(state), self._only_kind(state), witness)
        pop(state.cells)
        return OPEN

    def _lose(self, state: Position, region: i64, kind: i64, witness: Witness | None) -> None:
        cells = state.cells
        seat = self._seat(state)
        side: i64 = cells[cells[TOP] + FRAME]
        war = find_frame(cells, WAR_STEP)
        remove(cells, seat, region, kind)
        cells[war + battle.DUE + side] -= 1
        cells[war + battle.LOST + side] += BIT[kind * 6]
        if witness is not None:
            witness.tell(telling.LOST, EVERYONE, seat, kind, region)

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        if self._seat(state) != seat:
            return 0
        offers: i64 = 0
        if not self._anywhere(state):
            for kind in range(KINDS):
                if units_of(state.cells, seat, self._region(state), kind) > 0:
                    out[offers] = board.first[LOSE] + kind
                    offers += 1
            return offers
        for kind in range(KINDS):
            for region in range(board.regions):
                if units_of(state.cells, seat, region, kind) > 0:
                    out[offers] = board.first[LOSE_AT] + kind * board.regions + region
                    offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        if board.verb_of[action] == LOSE:
            self._lose(state, self._region(state), action - board.first[LOSE], witness)
        else:
            argument: i64 = action - board.first[LOSE_AT]
            self._lose(state, argument % board.regions, argument // board.regions, witness)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        verb: i64 = board.verb_of[action]
        if self._seat(state) != seat:
            return not_your_turn(self._seat(state), "NEC-033")
        if verb not in (LOSE, LOSE_AT):
            return out_of_place(board, action, "NEC-033", "losses-first")
        if (verb == LOSE_AT) != self._anywhere(state):
            return Refusal("NEC-034", "losses-are-local" if verb == LOSE_AT else "losses-anywhere")
        argument: i64 = action - board.first[verb]
        region: i64 = self._region(state) if verb == LOSE else argument % board.regions
        kind: i64 = argument if verb == LOSE else argument // board.regions
        if units_of(state.cells, seat, region, kind) == 0:
            return Refusal("NEC-034", "no-such-unit", {**of_kind(kind), **of_region(board, region)})
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The kind he has most of there (NEC-185)."""
        board = state.board
        region = self._region(state)
        if self._anywhere(state):
            most: i64 = -1
            for place in range(board.regions):
                if most < 0 or units_in(state.cells, seat, place) > units_in(state.cells, seat, most):
                    most = place
            return board.first[LOSE_AT] + commonest(state.cells, seat, most) * board.regions + most
        return board.first[LOSE] + commonest(state.cells, seat, region)


def only_kind(cells: vec[i64], seat: i64, region: i64, number: i64) -> i64:
    """The kind of the next unit that a seat gives up in a region if it has no choice, else -1 (NEC-183)."""
    only: i64 = -1
    for kind in range(KINDS):
        if units_of(cells, seat, region, kind) > 0:
            if only >= 0:
                return -1 if number < units_in(cells, seat, region) else only
            only = kind
    return only


def commonest(cells: vec[i64], seat: i64, region: i64) -> i64:
    """The kind a seat has most of in a region; fighter, merchant, mage if equal (NEC-185)."""
    best: i64 = FIGHTER
    for kind in range(1, KINDS):
        if units_of(cells, seat, region, kind) > units_of(cells, seat, region, best):
            best = kind
    return best


class DriveOut(Step[Position]):
    """The defender of a Terrifying Assault chooses which units leave and where to (NEC-C14).

    Frame: the seat, the region they go to (-1 until it is chosen), how many have still to go.
    """

    def _war_region(self, state: Position) -> i64:
        cells = state.cells
        return cells[find_frame(cells, WAR_STEP) + battle.REGION]

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at + 2] == 0 or units_in(cells, cells[at], self._war_region(state)) == 0:
            return 0
        return 0 if cells[at + 1] >= 0 and self._only_kind(state) >= 0 else BIT[cells[at]]

    def _only_kind(self, state: Position) -> i64:
        """The kind to move, if the seat has no choice; else -1 (NEC-183)."""
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        return only_kind(cells, cells[at], self._war_region(state), cells[at + 2])

    def _drive(self, state: Position, kind: i64, witness: Witness | None) -> None:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        region = self._war_region(state)
        shift(cells, cells[at], kind, region, cells[at + 1])
        cells[at + 2] -= 1
        if witness is not None:
            witness.tell(telling.DRIVEN, EVERYONE, cells[at], kind, region, cells[at + 1])

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        while cells[at + 2] > 0 and self._only_kind(state) >= 0:
            self._drive(state, self._only_kind(state), witness)
        pop(cells)
        return OPEN

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at] != seat:
            return 0
        if cells[at + 1] < 0:
            return offer_regions(board, TO, board.links[self._war_region(state)], out, 0)
        offers: i64 = 0
        for kind in range(KINDS):
            if units_of(cells, seat, self._war_region(state), kind) > 0:
                out[offers] = board.first[LOSE] + kind
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if board.verb_of[action] == TO:
            cells[at + 1] = action - board.first[TO]
            return OPEN
        self._drive(state, action - board.first[LOSE], witness)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        if cells[at] != seat:
            return not_your_turn(cells[at], "NEC-C14")
        if verb == TO and cells[at + 1] < 0:
            region: i64 = action - board.first[TO]
            if board.links[self._war_region(state)] & BIT[region]:
                return None
            return Refusal("NEC-C14", "not-a-neighbour", of_region(board, region))
        if verb == LOSE and cells[at + 1] >= 0:
            kind: i64 = action - board.first[LOSE]
            if units_of(cells, seat, self._war_region(state), kind) > 0:
                return None
            return Refusal("NEC-C14", "no-such-unit", {**of_kind(kind), **of_region(board, self._war_region(state))})
        return Refusal("NEC-C14", "driven-out-first")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The adjacent region with the lowest number; the kind he has most of (NEC-185)."""
        board = state.board
        cells = state.cells
        if cells[cells[TOP] + FRAME + 1] < 0:
            region: i64 = 0
            while not board.links[self._war_region(state)] & BIT[region]:
                region += 1
            return board.first[TO] + region
        return board.first[LOSE] + commonest(cells, seat, self._war_region(state))
