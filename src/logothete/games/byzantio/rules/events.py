"""Évènements et catastrophes naturelles: four events and the box each costs (BYZ-107 to BYZ-133, NEK-024 to 030)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import (
    CHANGE,
    DIE,
    DONE,
    EARTHQUAKE,
    FAMINE,
    FIRST,
    FREE,
    PRETENDER,
    ROWS,
    SEAL,
    SUCCESSION,
    TILES,
    TURN,
    UPTURNED,
    cities_in,
    garrisons_of,
    take_off,
    target_on,
    target_provinces,
    write_target,
)
from logothete.games.byzantio.kinds import EVENT_STEP, PLAGUE_STEP, STRIKE_STEP, SUCCESSION_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import CITY_OUT_OF_PLAY, misplaced, why_not_enter
from logothete.games.byzantio.rules.course import spend_box
from logothete.games.byzantio.rules.offering import offer_cities, offer_elsewhere
from logothete.games.byzantio.verbs import ABANDON, ADOPT, KEEP, SEND, STRIKE
from logothete.kernel.bits import BIT, EVERYONE, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, Step, pop, push, top_frame

EVENT_TURN: Final = Objection("BYZ-108", "event-turn")
MUST_LEAVE: Final = Objection("BYZ-131", "must-leave", ("province",))
ONE_TARGET_ONLY: Final = Objection("BYZ-122", "one-target-only")
LINE_UNUSED: Final = Objection("NEK-014", "line-unused")
ABANDON_FIRST: Final = Objection("BYZ-123", "abandon-first")
SAME_TARGET: Final = Objection("BYZ-126", "same-target", ("city",))
PROVINCE_ALREADY_TARGETED: Final = Objection("BYZ-125", "province-already-targeted", ("city",))
ROW_EXHAUSTED: Final = Objection("BYZ-110", "row-exhausted", ("row",))


class TurnUpTile(Step[Position]):
    """The event of the turn is turned up and resolved at once (BYZ-107, BYZ-150). Nobody decides here."""

    kind: ClassVar[int] = EVENT_STEP

    def pending(self, state: Position) -> i64:
        return 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        pop(cells)
        event: i64 = cells[TILES + cells[UPTURNED]]
        cells[UPTURNED] += 1
        if witness is not None:
            witness.tell(telling.EVENT_CAME, EVERYONE, event, cells[TURN])
        # A tile that lay face down is a secret shown (BYZ-151).
        reach: i64 = BARRED if state.board.hidden else OPEN
        if event == SUCCESSION:
            push(cells, SUCCESSION_STEP)
            return reach
        die = dice.roll(DIE)
        if witness is not None:
            witness.tell(telling.NUMBER_ROLLED, EVERYONE, die)
        if event == EARTHQUAKE:
            _earthquake(state, state.board.struck[die], witness)
        elif event == FAMINE:
            _famine(state, state.board.struck[die], dice, witness)
        else:
            _plague(state, state.board.struck[die], witness)
        return reach


def _earthquake(state: Position, provinces: i64, witness: Witness | None) -> None:
    """Every garrison in the struck provinces returns to its reserve; pretenders stay (BYZ-113 to BYZ-115)."""
    cells = state.cells
    cities = cities_in(state.board, provinces)
    while cities:
        low: i64 = cities & -cities
        city: i64 = INDEX[low % 67]
        seat: i64 = 0
        while seat < state.board.players:
            lost = garrisons_of(cells, seat, city)
            if lost > 0:
                take_off(cells, seat, city)
                if lost == 2:
                    take_off(cells, seat, city)
                if witness is not None:
                    witness.tell(telling.SHAKEN, EVERYONE, seat, city, lost)
            seat += 1
        cities ^= low


def _famine(state: Position, provinces: i64, dice: Dice, witness: Witness | None) -> None:
    """Each threatened garrison rolls: by province, then in player order, then by city (BYZ-116 to BYZ-121)."""
    board = state.board
    cells = state.cells
    while provinces:
        low: i64 = provinces & -provinces
        province: i64 = INDEX[low % 67]
        seat: i64 = cells[FIRST]
        for _ in range(board.players):
            needed: i64 = 4 if cells[PRETENDER + seat] == province else 5
            cities: i64 = board.cities_of[province]
            while cities:
                bit: i64 = cities & -cities
                city: i64 = INDEX[bit % 67]
                threatened = garrisons_of(cells, seat, city)
                while threatened > 0:
                    die = dice.roll(DIE)
                    if die < needed:
                        take_off(cells, seat, city)
                    if witness is not None:
                        kind = telling.STARVED if die < needed else telling.SURVIVED
                        witness.tell(kind, EVERYONE, seat, city, die, needed)
                    threatened -= 1
                cities ^= bit
            seat = board.left[seat]
        provinces ^= low


def _plague(state: Position, provinces: i64, witness: Witness | None) -> None:
    """The pretenders in the struck provinces are afflicted, all by the one roll (BYZ-129, BYZ-132)."""
    cells = state.cells
    afflicted: i64 = 0
    seat: i64 = cells[FIRST]
    for _ in range(state.board.players):
        if provinces & BIT[cells[PRETENDER + seat]]:
            afflicted |= BIT[seat]
            if witness is not None:
                witness.tell(telling.AFFLICTED, EVERYONE, seat, cells[PRETENDER + seat])
        seat = state.board.left[seat]
    MoveAfflicted().open(cells, afflicted)


class MoveAfflicted(Step[Position]):
    """The player on the left moves each afflicted pretender, in the owners' order (BYZ-130 to BYZ-133)."""

    kind: ClassVar[int] = PLAGUE_STEP
    whose: ClassVar[str] = "BYZ-130"
    AFFLICTED: Final = 0
    """The mask of the seats whose pretenders are still to be moved."""
    SIZE: Final = 1

    def open(self, cells: vec[i64], afflicted: i64) -> None:
        """The plague has struck these seats, or none."""
        at = push(cells, PLAGUE_STEP, self.SIZE)
        cells[at + self.AFFLICTED] = afflicted

    def victim(self, state: Position) -> i64:
        """The afflicted seat whose pretender is moved next; -1 when all are."""
        cells = state.cells
        afflicted: i64 = cells[top_frame(cells) + self.AFFLICTED]
        if afflicted == 0:
            return -1
        seat: i64 = cells[FIRST]
        while not afflicted & BIT[seat]:
            seat = state.board.left[seat]
        return seat

    def pending(self, state: Position) -> i64:
        victim = self.victim(state)
        return 0 if victim < 0 else BIT[state.board.left[victim]]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("send", "BYZ-130", {"rival_seat": int(self.victim(state))})

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        victim = self.victim(state)
        if board.left[victim] != seat:
            return 0
        return offer_elsewhere(board, SEND, state.cells[PRETENDER + victim], out, 0)

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        return None if state.board.verb_of[action] == SEND else misplaced(state.board, action, EVENT_TURN)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        here: i64 = state.cells[PRETENDER + self.victim(state)]
        return why_not_enter(state.board, here, action - state.board.first[SEND], MUST_LEAVE)

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        mover = int(state.board.left[self.victim(state)])
        return Refusal(self.whose, "left-neighbour-moves", {"seat": mover})

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        victim = self.victim(state)
        province: i64 = action - state.board.first[SEND]
        cells[PRETENDER + victim] = province
        cells[top_frame(cells) + self.AFFLICTED] ^= BIT[victim]
        if witness is not None:
            witness.tell(telling.SENT, EVERYONE, seat, victim, province)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A random legal province (BYZ-153)."""
        board = state.board
        here: i64 = state.cells[PRETENDER + self.victim(state)]
        while True:
            province: i64 = board.entries[dice.below(len(board.entries))]
            if province != here:
                return board.first[SEND] + province


class ChangeTarget(Step[Position]):
    """Each may replace one target, all in secret and at once (BYZ-122 to BYZ-128, NEK-027, NEK-028)."""

    kind: ClassVar[int] = SUCCESSION_STEP
    whose: ClassVar[str] = "BYZ-128"

    def pending(self, state: Position) -> i64:
        return state.board.all_seats & ~state.cells[DONE]

    def sealed(self) -> bool:
        return True

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return Refusal(self.whose, "already-answered")

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        line: i64 = cells[SEAL + seat] - 1
        if line < 0:
            return Prompt("succession", "BYZ-122")
        return Prompt("adopt", "BYZ-125", {"city": state.board.city_key(target_on(cells, seat, line))})

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[DONE] & BIT[seat]:
            return 0
        line: i64 = cells[SEAL + seat] - 1
        if line >= 0:
            return offer_cities(board, ADOPT, self._adoptable(state, seat, line), out)
        out[0] = board.first[KEEP]
        offers: i64 = 1
        while offers <= board.targets:
            out[offers] = board.first[ABANDON] + offers - 1
            offers += 1
        return offers

    def _adoptable(self, state: Position, seat: i64, line: i64) -> i64:
        """In play, not the abandoned city, and in no province of the six that stay (BYZ-125, BYZ-126)."""
        board = state.board
        abandoned = target_on(state.cells, seat, line)
        others: i64 = target_provinces(board, state.cells, seat) ^ BIT[board.province_of[abandoned]]
        return board.in_play & ~cities_in(board, others) & ~BIT[abandoned]

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        line: i64 = cells[SEAL + seat] - 1
        if verb in (KEEP, ABANDON):
            if line >= 0:
                return ONE_TARGET_ONLY
            return LINE_UNUSED if verb == ABANDON and argument >= board.targets else None
        if verb != ADOPT:
            return misplaced(board, action, EVENT_TURN)
        if line < 0:
            return ABANDON_FIRST
        if self._adoptable(state, seat, line) & BIT[argument]:
            return None
        if not board.in_play & BIT[argument]:
            return CITY_OUT_OF_PLAY
        return SAME_TARGET if argument == target_on(cells, seat, line) else PROVINCE_ALREADY_TARGETED

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == ABANDON:
            cells[SEAL + seat] = argument + 1
            return SEALED
        if verb == ADOPT:
            line: i64 = cells[SEAL + seat] - 1
            abandoned = target_on(cells, seat, line)
            cells[CHANGE + seat] = line * 64 + abandoned + 1
            write_target(cells, seat, line, argument)
            if witness is not None:
                witness.tell(telling.CHANGED, BIT[seat], seat, line, abandoned, argument)
        elif witness is not None:
            witness.tell(telling.KEPT, BIT[seat], seat)
        cells[SEAL + seat] = 0
        cells[DONE] |= BIT[seat]
        if witness is not None:
            witness.tell(telling.DECIDED, EVERYONE, seat)
        if cells[DONE] != board.all_seats:
            return SEALED
        cells[DONE] = 0
        pop(cells)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """No target is changed (BYZ-153)."""
        return state.board.first[KEEP]


class StrikeBox(Listed[Position]):
    """After every event each player strikes one free box, under seal until all have chosen (BYZ-109 to BYZ-111)."""

    kind: ClassVar[int] = STRIKE_STEP
    whose: ClassVar[str] = "BYZ-110"

    def pending(self, state: Position) -> i64:
        return state.board.all_seats & ~state.cells[DONE]

    def sealed(self) -> bool:
        return True

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return Refusal(self.whose, "already-answered")

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("strike", "BYZ-109")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        offers: i64 = 0
        row: i64 = 0
        while row < ROWS:
            if cells[FREE + seat * ROWS + row] > 0:
                out[offers] = state.board.first[STRIKE] + row
                offers += 1
            row += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        if state.board.verb_of[action] == STRIKE:
            return ROW_EXHAUSTED
        return misplaced(state.board, action, EVENT_TURN)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        row: i64 = action - state.board.first[STRIKE]
        cells[SEAL + seat] = row + 1
        cells[DONE] |= BIT[seat]
        if witness is not None:
            witness.tell(telling.STRIKE_SEALED, BIT[seat], seat, row)
            witness.tell(telling.STRIKE_MADE, EVERYONE ^ BIT[seat], seat)
        if cells[DONE] != state.board.all_seats:
            return SEALED
        cells[DONE] = 0
        pop(cells)
        striker: i64 = cells[FIRST]
        for _ in range(state.board.players):
            row = cells[SEAL + striker] - 1
            cells[SEAL + striker] = 0
            spend_box(cells, striker, row)
            if witness is not None:
                witness.tell(telling.STRUCK, EVERYONE, striker, row)
            striker = state.board.left[striker]
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The row with the most free boxes, the upper one if equal (BYZ-153)."""
        cells = state.cells
        best: i64 = 0
        row: i64 = 1
        while row < ROWS:
            if cells[FREE + seat * ROWS + row] > cells[FREE + seat * ROWS + best]:
                best = row
            row += 1
        return state.board.first[STRIKE] + best
