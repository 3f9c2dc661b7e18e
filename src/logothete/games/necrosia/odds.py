"""What a war may cost, before it is fought: exact chances for each number of losses on both sides (NEC-029 to NEC-045).

A die is worth a chain of "1 and roll again" that ends with a 0 or a 1, so its chances are a short formula; the sum of
several dice is their convolution. Nobody loses more than he has there, so everything from that number on is one case.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from logothete.games.necrosia.board import NECROSIAN_FOE, NECROSIANS, units_in
from logothete.games.necrosia.kinds import AIRBORNE_STEP, ANNOUNCE_STEP, WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.actions.declaration import foe_of
from logothete.games.necrosia.rules.cards.announce import latest_choices
from logothete.games.necrosia.rules.legal import may_attack
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.rules.war.free_war import FlyAgain
from logothete.games.necrosia.verbs import AT, WAGE
from logothete.kernel.steps import FRAME, TOP, find_frame


class NoSuchWar(Exception):
    """Odds were asked for a war that nobody could declare; the message says which."""


class Odds(msgspec.Struct, frozen=True):
    """A war looked at beforehand: dice of each side, and the chance of each number of losses, from 0 on."""

    attack_dice: int
    defence_dice: int
    attacker_losses: list[float]
    defender_losses: list[float]

    def expected(self) -> tuple[float, float]:
        """How many pieces attacker and defender lose on average."""
        return _mean(self.attacker_losses), _mean(self.defender_losses)

    def wipes_out(self) -> float:
        """The chance that nothing is left of the defender."""
        return self.defender_losses[-1]


def die_chances(faces: Sequence[int], most: int) -> list[float]:
    """The chance that a die is worth 0, 1, … ; the last entry is for `most` or more (NEC-035, NEC-036)."""
    again = faces.count(2) / len(faces)
    nothing, one = (faces.count(face) / len(faces) for face in (0, 1))
    chances = []
    for value in range(most):
        # A chain of `value` ends with a 0, or one that is shorter by a face ends with a 1.
        chances.append(again**value * nothing + (again ** (value - 1) * one if value > 0 else 0.0))
    return [*chances, max(0.0, 1.0 - sum(chances))]


def sum_chances(faces: Sequence[int], dice: int, most: int) -> list[float]:
    """The chances of the sum of several dice; the last entry is for `most` or more."""
    die = die_chances(faces, most)
    total = [1.0] + [0.0] * most
    for _ in range(dice):
        added = [0.0] * (most + 1)
        for before, chance in enumerate(total):
            for value, share in enumerate(die):
                added[min(most, before + value)] += chance * share
        total = added
    return total


def loss_chances(faces: Sequence[int], dice: int, bonus: int, pieces: int) -> list[float]:
    """The chances of 0 … `pieces` losses against a side that rolls `dice` and adds `bonus` (NEC-034, NEC-045)."""
    # A penalty is taken off the whole sum, so the sum is followed that much further.
    scores = sum_chances(faces, dice, pieces + max(0, -bonus))
    losses = [0.0] * (pieces + 1)
    for score, chance in enumerate(scores):
        losses[min(pieces, max(0, score + bonus))] += chance
    return losses


def foresee(
    state: Position,
    seat: int,
    region: int,
    foe: int,
    *,
    origin: int | None = None,
    dice: tuple[int, int] = (0, 0),
    bonus: tuple[int, int] = (0, 0),
) -> Odds:
    """The odds of a war that a seat could declare in a region on `foe`, a seat or NECROSIAN_FOE.

    `dice` and `bonus` are what attack and defence are expected to add; `origin` is another region for an Airborne
    Assault (NEC-C12).
    """
    start = region if origin is None else origin
    if not may_attack(state.board, state.cells, seat, start, region, foe):
        raise NoSuchWar(f"seat {seat} has no war on {foe} in region {region} with the fighters of region {start}")
    trial = state.clone()
    battle.declare(trial.cells, seat, start, region, foe, False)
    war = int(find_frame(trial.cells, WAR_STEP))
    for side in (battle.ATTACK, battle.DEFENCE):
        trial.cells[war + battle.ADDED + side] += dice[side]
        trial.cells[war + battle.BONUS + side] += bonus[side]
    return _odds(trial, war)


def foresee_action(state: Position, seat: int, action: int) -> Odds | None:
    """The odds of an action that is open to a seat; None unless it names whom a war is against."""
    board = state.board
    if board.verb_of[action] != WAGE:
        return None
    argument = action - int(board.first[WAGE])
    foe = int(foe_of(board, state.cells, argument))
    return foresee(state, seat, argument // int(board.peoples + 1), foe, origin=_origin(state))


def _origin(state: Position) -> int | None:
    """From which other region an Airborne Assault that is being decided starts (NEC-C12)."""
    cells = state.cells
    top = int(cells[TOP])
    if cells[top] == AIRBORNE_STEP:
        return int(cells[top + FRAME + FlyAgain.FROM])
    if cells[top] == ANNOUNCE_STEP:
        named = int(latest_choices(state, top + FRAME)[0])
        return named - int(state.board.first[AT]) if state.board.verb_of[named] == AT else None
    return None


def foresee_war(state: Position) -> Odds | None:
    """The odds of the war that is going on, with the cards played so far; None without one, or after the dice."""
    war = int(find_frame(state.cells, WAR_STEP)) if state.cells[TOP] else -1
    if war < 0 or state.cells[war + battle.STAGE] > battle.ROLL:
        return None
    return _odds(state, war)


def _odds(state: Position, war: int) -> Odds:
    board = state.board
    cells = state.cells
    faces = [int(face) for face in board.die]
    attack, defence = (int(battle.dice_of(board, cells, war, side)) for side in (battle.ATTACK, battle.DEFENCE))
    foe = int(cells[war + battle.FOE])
    region = int(cells[war + battle.REGION])
    attackers = int(units_in(cells, cells[war + battle.ATTACKER], cells[war + battle.ORIGIN]))
    defenders = int(cells[NECROSIANS + region] if foe == NECROSIAN_FOE else units_in(cells, foe, region))
    spared = cells[war + battle.MARKS] & battle.IGNORED
    return Odds(
        attack_dice=attack,
        defence_dice=defence,
        attacker_losses=loss_chances(
            faces, defence, int(cells[war + battle.BONUS + battle.DEFENCE]), 0 if spared else attackers
        ),
        defender_losses=loss_chances(faces, attack, int(cells[war + battle.BONUS + battle.ATTACK]), defenders),
    )


def _mean(chances: list[float]) -> float:
    return sum(number * chance for number, chance in enumerate(chances))
