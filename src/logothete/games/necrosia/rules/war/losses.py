"""What is given up in a war: the losses of its sides (NEC-033, NEC-034), and units that are driven out (NEC-C14)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import FIGHTER, KINDS, Board, remove, shift, units_in, units_of
from logothete.games.necrosia.frames import DriveFrame
from logothete.games.necrosia.kinds import DRIVE_STEP, LOSS_STEP, WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import LOSE, LOSE_AT, TO
from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, find_frame, pop, push, top_frame

LOSSES_FIRST: Final = Objection("NEC-033", "losses-first")
LOSSES_ARE_LOCAL: Final = Objection("NEC-034", "losses-are-local")
LOSSES_ANYWHERE: Final = Objection("NEC-034", "losses-anywhere")
NO_SUCH_UNIT: Final = Objection("NEC-034", "no-such-unit", ("kind", "region"))
DRIVEN_OUT_FIRST: Final = Objection("NEC-C14", "driven-out-first")
NOT_NEXT_DOOR: Final = Objection("NEC-C14", "not-a-neighbour", ("region",))
NOBODY_TO_DRIVE_OUT: Final = Objection("NEC-C14", "no-such-unit", ("kind", "region"))


class ChooseLosses(Listed[Position]):
    """A side chooses the units it loses, one by one, in the region of the war or anywhere (NEC-033, NEC-C79).

    What is left to lose is in the frame of the war below.
    """

    kind: ClassVar[int] = LOSS_STEP
    whose: ClassVar[str] = "NEC-033"
    SIDE: Final = 0
    SIZE: Final = 1

    def open(self, cells: vec[i64], side: i64) -> None:
        """A side has to take its losses."""
        cells[push(cells, LOSS_STEP, self.SIZE) + self.SIDE] = side

    def _side(self, state: Position) -> i64:
        return state.cells[top_frame(state.cells) + self.SIDE]

    def _seat(self, state: Position) -> i64:
        cells = state.cells
        return battle.seat_on(cells, find_frame(cells, WAR_STEP), self._side(state))

    def _region(self, state: Position) -> i64:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        return cells[war + battle.ORIGIN] if self._side(state) == battle.ATTACK else cells[war + battle.REGION]

    def _due(self, state: Position) -> i64:
        cells = state.cells
        return cells[find_frame(cells, WAR_STEP) + battle.DUE + self._side(state)]

    def _anywhere(self, state: Position) -> bool:
        cells = state.cells
        bit: i64 = battle.ASTRAL * BIT[self._side(state)]
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
        side = self._side(state)
        war = find_frame(cells, WAR_STEP)
        remove(cells, seat, region, kind)
        cells[war + battle.DUE + side] -= 1
        cells[war + battle.LOST + side] += BIT[kind * 6]
        if witness is not None:
            witness.tell(telling.LOST, EVERYONE, seat, kind, region)

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        number = int(self._due(state))
        if self._anywhere(state):
            return Prompt("lose-anywhere", "NEC-C79", {"number": number})
        return Prompt("lose", "NEC-033", {"region": state.board.region_key(self._region(state)), "number": number})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        if not self._anywhere(state):
            return offer_kinds(board, state.cells, seat, LOSE, self._region(state), out)
        offers: i64 = 0
        for kind in range(KINDS):
            for region in range(board.regions):
                if units_of(state.cells, seat, region, kind) > 0:
                    out[offers] = board.first[LOSE_AT] + kind * board.regions + region
                    offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        verb: i64 = state.board.verb_of[action]
        if verb not in (LOSE, LOSE_AT):
            return misplaced(state.board, action, LOSSES_FIRST)
        if (verb == LOSE_AT) != self._anywhere(state):
            return LOSSES_ARE_LOCAL if verb == LOSE_AT else LOSSES_ANYWHERE
        return NO_SUCH_UNIT

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        """Local losses are those of the region of the war, though no answer names it."""
        if objection is NO_SUCH_UNIT and not self._anywhere(state):
            return of_unit(state, action, objection, self._region(state))
        return super().explain(state, seat, action, objection)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        if board.verb_of[action] == LOSE:
            self._lose(state, self._region(state), action - board.first[LOSE], witness)
        else:
            argument: i64 = action - board.first[LOSE_AT]
            self._lose(state, argument % board.regions, argument // board.regions, witness)
        return OPEN

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


def offer_kinds(board: Board, cells: vec[i64], seat: i64, verb: i64, region: i64, out: vec[i64]) -> i64:
    """A verb for each kind of unit that a seat has in a region."""
    offers: i64 = 0
    for kind in range(KINDS):
        if units_of(cells, seat, region, kind) > 0:
            out[offers] = board.first[verb] + kind
            offers += 1
    return offers


def of_unit(state: Position, action: i64, objection: Objection, region: i64) -> Refusal:
    """An objection to a kind of unit that is not in the region where one is to be given up."""
    about: dict[str, str | int] = {**state.about(action, ("kind",)), "region": state.board.region_key(region)}
    return Refusal(objection.rule, objection.message, about)


class DriveOut(Listed[Position]):
    """The defender of a Terrifying Assault chooses which units leave and where to (NEC-C14)."""

    kind: ClassVar[int] = DRIVE_STEP
    whose: ClassVar[str] = "NEC-C14"
    layout: ClassVar[type | None] = DriveFrame

    def _war_region(self, state: Position) -> i64:
        cells = state.cells
        return cells[find_frame(cells, WAR_STEP) + battle.REGION]

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        seat: i64 = cells[at + DriveFrame.SEAT]
        if cells[at + DriveFrame.LEFT] == 0 or units_in(cells, seat, self._war_region(state)) == 0:
            return 0
        return 0 if cells[at + DriveFrame.TO] >= 0 and self._only_kind(state) >= 0 else BIT[seat]

    def single(self, state: Position) -> bool:
        return True

    def _only_kind(self, state: Position) -> i64:
        """The kind to move, if the seat has no choice; else -1 (NEC-183)."""
        cells = state.cells
        at = top_frame(cells)
        return only_kind(cells, cells[at + DriveFrame.SEAT], self._war_region(state), cells[at + DriveFrame.LEFT])

    def _drive(self, state: Position, kind: i64, witness: Witness | None) -> None:
        cells = state.cells
        at = top_frame(cells)
        seat: i64 = cells[at + DriveFrame.SEAT]
        region = self._war_region(state)
        shift(cells, seat, kind, region, cells[at + DriveFrame.TO])
        cells[at + DriveFrame.LEFT] -= 1
        if witness is not None:
            witness.tell(telling.DRIVEN, EVERYONE, seat, kind, region, cells[at + DriveFrame.TO])

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        while cells[at + DriveFrame.LEFT] > 0 and self._only_kind(state) >= 0:
            self._drive(state, self._only_kind(state), witness)
        pop(cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        if cells[at + DriveFrame.TO] < 0:
            return Prompt("driven-to", "NEC-C14", {"region": board.region_key(self._war_region(state))})
        left = int(cells[at + DriveFrame.LEFT])
        return Prompt("driven", "NEC-C14", {"region": board.region_key(cells[at + DriveFrame.TO]), "number": left})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[top_frame(cells) + DriveFrame.TO] < 0:
            return offer_regions(board, TO, board.links[self._war_region(state)], out, 0)
        return offer_kinds(board, cells, seat, LOSE, self._war_region(state), out)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        verb: i64 = state.board.verb_of[action]
        there: bool = state.cells[top_frame(state.cells) + DriveFrame.TO] >= 0
        if verb == TO and not there:
            return NOT_NEXT_DOOR
        return NOBODY_TO_DRIVE_OUT if verb == LOSE and there else DRIVEN_OUT_FIRST

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        """They leave the region of the war, though no answer names it."""
        if objection is NOBODY_TO_DRIVE_OUT:
            return of_unit(state, action, objection, self._war_region(state))
        return super().explain(state, seat, action, objection)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        if board.verb_of[action] == TO:
            cells[top_frame(cells) + DriveFrame.TO] = action - board.first[TO]
            return OPEN
        self._drive(state, action - board.first[LOSE], witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The adjacent region with the lowest number; the kind he has most of (NEC-185)."""
        board = state.board
        cells = state.cells
        if cells[top_frame(cells) + DriveFrame.TO] < 0:
            return board.first[TO] + lowest(board.links[self._war_region(state)])
        return board.first[LOSE] + commonest(cells, seat, self._war_region(state))
