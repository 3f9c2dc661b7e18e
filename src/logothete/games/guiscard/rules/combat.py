"""Sequence 4: combats, one after the other, each announced, struck and carried out to the end (6)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import fighting, men, telling
from logothete.games.guiscard.board import ATTACKED, FIRST_HORSE, HEADED, PASSED, PHASE, Board
from logothete.games.guiscard.frames import AssaultFrame, open_advance, open_suffer, open_withdrawal
from logothete.games.guiscard.harm import harm, release_horses, slay_horse
from logothete.games.guiscard.health import DEAD, KILL, STUN, STUNNED, WOUND
from logothete.games.guiscard.kinds import ASSAULT_STEP, COMBAT_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import OFF_MAP, misplaced
from logothete.games.guiscard.rules.acting import hex_of_action, man_of_action, why_not_his
from logothete.games.guiscard.rules.loose import drive_horse
from logothete.games.guiscard.rules.missiles import drive_back
from logothete.games.guiscard.tables import (
    ATTACKER_STUNNED,
    ATTACKER_WOUNDED,
    ATTACKERS_RETREAT,
    DEFENDER_KILLED,
    DEFENDER_STUNNED,
    DIE,
    NO_RESULT,
    RETREAT_1,
    RETREAT_2,
    against_stunned,
)
from logothete.games.guiscard.verbs import ATTACK, DONE, JOIN, STRIKE
from logothete.kernel.bits import BIT, EVERYONE, count, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, find_frame, pop, push, top_frame

NOBODY_TO_ATTACK: Final = Objection("GUI-256", "nobody-to-attack", ("hex",))
NOBODY_CAN: Final = Objection("GUI-305", "nobody-can-attack", ("hex",))
JOINED: Final = Objection("GUI-274", "joined-already", ("man",))
NOBODY_JOINED: Final = Objection("GUI-261", "nobody-joined")

GATHERING: Final = 0
STRUCK: Final = 1
WINNERS_DONE: Final = 2
ALL_DONE: Final = 3

PLACES_IN_WORD: Final = 4
PLACE_BITS: Final = 14
HEADINGS: Final = 8


class Combat(Step[Position]):
    """Which enemy is attacked next (GUI-042, GUI-258)."""

    kind: ClassVar[int] = COMBAT_STEP
    whose: ClassVar[str] = "GUI-031"
    ASKED: Final = 0
    """The mask of seats that can still attack and have not passed; -1 until it is known."""
    SIZE: Final = 1

    def open(self, cells: vec[i64]) -> None:
        cells[push(cells, COMBAT_STEP, self.SIZE) + self.ASKED] = -1

    def pending(self, state: Position) -> i64:
        return max(0, state.cells[top_frame(state.cells) + self.ASKED])

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("combat", "GUI-042")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        side: i64 = cells[PHASE]
        offers: i64 = 0
        for man in range(board.men):
            if board.side[man] != side and men.on_map(cells, man):
                out[offers] = board.first[ATTACK] + board.field.key_of[men.place_of(cells, man)]
                offers += 1
                if men.mounted(cells, man):
                    out[offers] = board.first[ATTACK] + board.field.key_of[men.rear_of(board, cells, man)]
                    offers += 1
        for horse in range(board.horses):
            if men.loose(board, cells, horse):
                out[offers] = board.first[ATTACK] + board.field.key_of[men.front_of(board, cells, horse)]
                out[offers + 1] = board.first[ATTACK] + board.field.key_of[men.horse_rear(board, cells, horse)]
                offers += 2
        out[offers] = board.first[DONE]
        return offers + 1

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        verb: i64 = board.verb_of[action]
        if verb == DONE:
            return None
        if verb != ATTACK:
            return misplaced(board, action)
        place: i64 = hex_of_action(board, action)
        if place < 0:
            return OFF_MAP
        who: i64 = fighting.defender_in(board, cells, cells[PHASE], place)
        if who == 0:
            return NOBODY_TO_ATTACK
        for man in range(board.men):
            if board.seat[man] == seat and fighting.why_no_attack(board, cells, man, who) is None:
                return None
        return NOBODY_CAN

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        cells[top_frame(cells) + self.ASKED] = -1
        if board.verb_of[action] == DONE:
            cells[PASSED] |= BIT[seat]
            if witness is not None:
                witness.tell(telling.ENDED_SEQUENCE, EVERYONE, seat)
            return OPEN
        place: i64 = hex_of_action(board, action)
        at: i64 = push(cells, ASSAULT_STEP, AssaultFrame.SIZE)
        cells[at + AssaultFrame.TARGET] = fighting.defender_in(board, cells, cells[PHASE], place)
        cells[at + AssaultFrame.PLACE] = place
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[DONE]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """Whoever has nobody to attack is not asked (GUI-047)."""
        board, cells = state.board, state.cells
        asked: i64 = 0
        for seat in range(board.players):
            if (
                board.side_seats[cells[PHASE]] & BIT[seat]
                and not cells[PASSED] & BIT[seat]
                and fighting.could_fight(board, cells, seat)
            ):
                asked |= BIT[seat]
        if asked == 0:
            pop(cells)
        else:
            cells[top_frame(cells) + self.ASKED] = asked
        return OPEN


class Assault(Step[Position]):
    """One combat: who joins, the blow, and what comes of it (GUI-262, GUI-275)."""

    kind: ClassVar[int] = ASSAULT_STEP
    whose: ClassVar[str] = "GUI-031"
    layout: ClassVar[type | None] = AssaultFrame

    def pending(self, state: Position) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        if cells[at + AssaultFrame.STAGE] != GATHERING:
            return 0
        attackers: i64 = cells[at + AssaultFrame.ATTACKERS]
        if attackers:
            return BIT[board.seat[lowest(attackers)]]
        mask: i64 = 0
        for man in range(board.men):
            if (
                board.side[man] == cells[PHASE]
                and fighting.why_no_attack(board, cells, man, cells[at + AssaultFrame.TARGET]) is None
            ):
                mask |= BIT[board.seat[man]]
        return mask

    def single(self, state: Position) -> bool:
        """A lone attacker is known before he is named; the blow itself is always his player's to strike."""
        return state.cells[top_frame(state.cells) + AssaultFrame.ATTACKERS] == 0

    def prompt(self, state: Position, seat: i64) -> Prompt:
        board, cells = state.board, state.cells
        place: i64 = cells[top_frame(cells) + AssaultFrame.PLACE]
        return Prompt("assault", "GUI-275", {"hex": board.table.domains["hex"][int(board.field.key_of[place])]})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        out[0] = board.first[STRIKE]
        offers: i64 = 1
        for man in range(board.men):
            if board.side[man] == state.cells[PHASE]:
                out[offers] = board.first[JOIN] + board.character[man]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        verb: i64 = board.verb_of[action]
        attackers: i64 = cells[at + AssaultFrame.ATTACKERS]
        if verb == STRIKE:
            return None if attackers else NOBODY_JOINED
        if verb != JOIN:
            return misplaced(board, action)
        man: i64 = man_of_action(board, action)
        objection = why_not_his(board, seat, man)
        if objection is not None:
            return objection
        if attackers & BIT[man]:
            return JOINED
        return fighting.why_no_attack(board, cells, man, cells[at + AssaultFrame.TARGET])

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        if board.verb_of[action] == JOIN:
            man: i64 = man_of_action(board, action)
            cells[at + AssaultFrame.ATTACKERS] |= BIT[man]
            if witness is not None:
                place: i64 = cells[at + AssaultFrame.PLACE]
                witness.tell(telling.ATTACKED, EVERYONE, board.character[man], board.field.key_of[place])
            return OPEN
        _strike(board, cells, at, dice, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        if state.cells[top_frame(state.cells) + AssaultFrame.ATTACKERS]:
            return state.board.first[STRIKE]
        return state.legal(int(seat))[0]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """After the blow: the phasing side advances first, then the defender (GUI-304)."""
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        stage: i64 = cells[at + AssaultFrame.STAGE]
        target: i64 = cells[at + AssaultFrame.TARGET]
        cells[at + AssaultFrame.STAGE] = stage + 1
        if stage == STRUCK and _gave_way(board, cells, at, target):
            open_advance(cells, cells[at + AssaultFrame.ATTACKERS])
        elif stage == WINNERS_DONE and target < FIRST_HORSE and _any_gave_way(board, cells, at):
            open_advance(cells, BIT[target - 1])
        elif stage == ALL_DONE:
            pop(cells)
        return OPEN


def _strike(board: Board, cells: vec[i64], at: i64, dice: Dice, witness: Witness | None) -> None:
    """Roll on the column of the differential, and begin to carry out the result (GUI-261 to GUI-287)."""
    attackers: i64 = cells[at + AssaultFrame.ATTACKERS]
    target: i64 = cells[at + AssaultFrame.TARGET]
    cells[at + AssaultFrame.STAGE] = STRUCK
    _remember(board, cells, at)
    for man in range(board.men):
        if attackers & BIT[man]:
            men.mark(cells, man, ATTACKED)
            if men.mounted(cells, man):
                release_horses(board, cells, man, witness)
    if target < FIRST_HORSE and men.mounted(cells, target - 1):
        release_horses(board, cells, target - 1, witness)
    difference: i64 = fighting.differential(board, cells, attackers, target)
    shift: i64 = fighting.shift_of(board, cells, attackers, target)
    column: i64 = board.combat.column(difference, shift)
    die: i64 = dice.roll(DIE)
    result: i64 = board.combat.result(column, die, fighting.armoured(board, target))
    if fighting.is_stunned(cells, target):
        result = against_stunned(result)
    if witness is not None:
        attack: i64 = fighting.total_attack(board, cells, attackers)
        witness.tell(telling.COMBAT_SUMMED, EVERYONE, attack, fighting.defence(board, cells, target), difference, shift)
        witness.tell(telling.COMBAT_ROLLED, EVERYONE, die, column, result)
    _carry_out(board, cells, attackers, target, result, witness)


def _carry_out(
    board: Board, cells: vec[i64], attackers: i64, target: i64, result: i64, witness: Witness | None
) -> None:
    if result == NO_RESULT:
        return
    if result < NO_RESULT:
        foes: i64 = BIT[target - 1] if target < FIRST_HORSE else 0
        if result == ATTACKERS_RETREAT:
            open_withdrawal(cells, attackers, foes)
        else:
            blow: i64 = STUN if result == ATTACKER_STUNNED else WOUND
            assert result in (ATTACKER_STUNNED, ATTACKER_WOUNDED), "what harms one attacker"
            if count(attackers) == 1:
                harm(board, cells, lowest(attackers), blow, witness)
            else:
                open_suffer(cells, attackers, blow)
        return
    hexes: i64 = 2 if result == RETREAT_2 else 1
    if target >= FIRST_HORSE:
        horse: i64 = target - FIRST_HORSE
        if result in (RETREAT_1, RETREAT_2):
            drive_horse(board, cells, horse, men.place_of(cells, lowest(attackers)), hexes, witness)
        else:
            slay_horse(board, cells, horse, witness)
    elif result in (RETREAT_1, RETREAT_2):
        drive_back(board, cells, target - 1, hexes, -1, attackers, witness)
    elif result == DEFENDER_KILLED:
        harm(board, cells, target - 1, KILL, witness)
    else:
        harm(board, cells, target - 1, STUN if result == DEFENDER_STUNNED else WOUND, witness)


# ---- who has given way, and where


def _remember(board: Board, cells: vec[i64], at: i64) -> None:
    """Keep where everybody in the combat stands: the attackers in order, the defender after them."""
    number: i64 = 0
    for man in range(board.men):
        if cells[at + AssaultFrame.ATTACKERS] & BIT[man]:
            _write(cells, at, number, men.place_of(cells, man), men.heading_of(cells, man))
            number += 1
    target: i64 = cells[at + AssaultFrame.TARGET]
    heading: i64
    if target < FIRST_HORSE:
        heading = men.heading_of(cells, target - 1)
    else:
        heading = cells[men.at_horse(board, target - FIRST_HORSE) + HEADED]
    _write(cells, at, number, fighting.hexes_of(board, cells, target, False), heading)


def _write(cells: vec[i64], at: i64, number: i64, place: i64, heading: i64) -> None:
    word: i64 = at + AssaultFrame.BEFORE + number // PLACES_IN_WORD
    cells[word] += (place * HEADINGS + heading + 1) * BIT[number % PLACES_IN_WORD * PLACE_BITS]


def _before(cells: vec[i64], at: i64, number: i64) -> i64:
    word: i64 = cells[at + AssaultFrame.BEFORE + number // PLACES_IN_WORD]
    return (word // BIT[number % PLACES_IN_WORD * PLACE_BITS]) % BIT[PLACE_BITS]


def _number(cells: vec[i64], at: i64, who: i64) -> i64:
    """The place of somebody among those who were remembered."""
    attackers: i64 = cells[at + AssaultFrame.ATTACKERS]
    if who >= FIRST_HORSE or not attackers & BIT[who - 1]:
        return count(attackers)
    return count(attackers % BIT[who - 1])


def _gave_way(board: Board, cells: vec[i64], at: i64, who: i64) -> bool:
    """Whether somebody retreated, was stunned or killed by this combat (GUI-297); a wound alone is nothing."""
    before: i64 = _before(cells, at, _number(cells, at, who)) // HEADINGS
    if who >= FIRST_HORSE:
        return not men.loose(board, cells, who - FIRST_HORSE) or men.front_of(board, cells, who - FIRST_HORSE) != before
    health: i64 = men.health_of(cells, who - 1)
    return health in (STUNNED, DEAD) or men.place_of(cells, who - 1) != before


def _any_gave_way(board: Board, cells: vec[i64], at: i64) -> bool:
    for man in range(board.men):
        if cells[at + AssaultFrame.ATTACKERS] & BIT[man] and _gave_way(board, cells, at, man + 1):
            return True
    return False


def vacated(board: Board, cells: vec[i64], side: i64, place: i64) -> bool:
    """Whether an enemy of a side was driven from this hex in the combat that is being carried out, or lies there."""
    at: i64 = find_frame(cells, ASSAULT_STEP)
    target: i64 = cells[at + AssaultFrame.TARGET]
    if side == cells[PHASE]:
        return _vacated_by(board, cells, at, target, place)
    for man in range(board.men):
        if cells[at + AssaultFrame.ATTACKERS] & BIT[man] and _vacated_by(board, cells, at, man + 1, place):
            return True
    return False


def _vacated_by(board: Board, cells: vec[i64], at: i64, who: i64, place: i64) -> bool:
    if not _gave_way(board, cells, at, who):
        return False
    before: i64 = _before(cells, at, _number(cells, at, who))
    front: i64 = before // HEADINGS
    heading: i64 = before % HEADINGS - 1
    if place == front or (heading >= 0 and place == board.field.rear(front, heading)):
        return True
    if who >= FIRST_HORSE:
        return False
    # Whoever lies stunned or dead leaves the hex in which he was laid, too (GUI-299, GUI-304).
    lies: bool = men.health_of(cells, who - 1) in (STUNNED, DEAD)
    return lies and men.place_of(cells, who - 1) == place
