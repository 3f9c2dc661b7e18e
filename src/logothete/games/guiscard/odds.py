"""What a shot, a combat or a step past enemies may bring, with everything that it depends on.

Nothing is hidden, so whoever asks is told the same. Every factor names its rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from logothete.games.guiscard import fighting, men, stepping
from logothete.games.guiscard.board import FIRST_HORSE, Board
from logothete.games.guiscard.frames import AimFrame, AssaultFrame, MoveFrame
from logothete.games.guiscard.health import WOUNDED
from logothete.games.guiscard.kinds import AIM_STEP, ASSAULT_STEP, MOVE_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.rules.acting import argument, hex_of_action
from logothete.games.guiscard.shooting import Shot
from logothete.games.guiscard.tables import DIE, LONG, MIDDLE, against_stunned
from logothete.games.guiscard.verbs import AIM, STEP, STRIKE
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import FRAME, TOP
from logothete.kernel.title import Chances, Factor

COMBAT_OUTCOMES: Final = (
    "attacker-wounded",
    "attacker-stunned",
    "attackers-retreat",
    "nothing",
    "retreat-1",
    "retreat-2",
    "stunned",
    "wounded",
    "killed",
)
FOOT_OUTCOMES: Final = ("killed", "wounded", "stunned", "retreat-2", "retreat-1", "nothing")
MOUNTED_OUTCOMES: Final = ("killed", "thrown-wounded", "wounded", "thrown-stunned", "retreat-1", "nothing")
SLIP_OUTCOMES: Final = ("through", "stopped", "wounded", "killed")
IMPACT_OUTCOMES: Final = ("hits", "scatters", "lost")
COVERS: Final = ("none", "light", "medium", "strong")


def foresee(state: Position, action: int) -> list[Chances]:
    """The odds of an action that is open now; empty if it rolls nothing."""
    board, cells = state.board, state.cells
    top = int(cells[TOP])
    verb = int(board.verb_of[action])
    at = top + FRAME
    if cells[top] == ASSAULT_STEP and verb == STRIKE:
        return [combat(board, cells, cells[at + AssaultFrame.ATTACKERS], cells[at + AssaultFrame.TARGET])]
    if cells[top] == AIM_STEP and verb == AIM:
        return shot(board, cells, int(cells[at + AimFrame.SHOOTER]), int(hex_of_action(board, action)))
    if cells[top] == MOVE_STEP and verb == STEP:
        return slip(board, cells, int(cells[at + MoveFrame.MAN]), int(argument(board, action)))
    return []


# ---- combat


def combat(board: Board, cells: vec[i64], attackers: i64, target: i64) -> Chances:
    """The ten results of a combat as chances, with differential and shifts."""
    factors = [
        Factor("attack", int(men.attack_of(board, cells, man)), "GUI-017", "differential")
        for man in members(int(attackers))
    ]
    factors.append(Factor("defence", -int(fighting.defence(board, cells, target)), "GUI-018", "differential"))
    ground = int(fighting.ground_columns(board, cells, attackers, target))
    joint = int(fighting.joint_columns(board, cells, attackers, target))
    factors += [Factor("ground", ground, "GUI-270", "columns")] if ground else []
    factors += [Factor("joint", joint, "GUI-276", "columns")] if joint else []
    armoured = fighting.armoured(board, target)
    factors += [Factor("armour", int(board.combat.armour), "GUI-285", "die")] if armoured else []
    column = board.combat.column(fighting.differential(board, cells, attackers, target), ground + joint)
    stunned = fighting.is_stunned(cells, target)
    results = [int(board.combat.result(column, die, armoured)) for die in range(1, DIE + 1)]
    if stunned:
        results = [int(against_stunned(result)) for result in results]
    return _named("combat", results, COMBAT_OUTCOMES, factors)


# ---- shots


def shot(board: Board, cells: vec[i64], man: int, place: int) -> list[Chances]:
    """Where a shot may come down, and what it does to whoever is aimed at if it hits."""
    aimed = Shot(board, cells)
    if aimed.consider(man, place) is not None:
        return []
    return [*_impact(board, cells, aimed), _damage(board, cells, aimed)]


def _impact(board: Board, cells: vec[i64], aimed: Shot) -> list[Chances]:
    if aimed.distance < 2:
        return []
    weapon = int(board.weapon[aimed.man])
    table = board.impact
    factors = []
    if aimed.band in (MIDDLE, LONG):
        key = "medium-range" if aimed.band == MIDDLE else "long-range"
        factors.append(Factor(key, int(table.far[aimed.band]), "GUI-190", "die"))
    if men.health_of(cells, aimed.man) == WOUNDED:
        factors.append(Factor("shooter-wounded", int(table.wounded), "GUI-190", "die"))
    archer = bool(board.arms.close[weapon])
    if board.byzantine[aimed.man] and men.mounted(cells, aimed.man) and archer:
        factors.append(Factor("mounted-byzantine", int(table.byzantine), "GUI-190", "die"))
    if archer and aimed.distance <= table.close_within:
        factors.append(Factor("close", int(table.close), "GUI-190", "die"))
    added = int(aimed.modifier())
    fallen = [int(table.scatter(die + added)) for die in range(1, DIE + 1)]
    results = [0 if way == 0 else 2 if way < 0 else 1 for way in fallen]
    return [_named("impact", results, IMPACT_OUTCOMES, factors)]


def _damage(board: Board, cells: vec[i64], aimed: Shot) -> Chances:
    target = int(aimed.target)
    step = int(board.arms.step[board.weapon[aimed.man]])
    mounted = target < FIRST_HORSE and men.mounted(cells, target - 1)
    armoured = fighting.armoured(board, target)
    factors = [Factor("weapon", step, "GUI-197", "index")] if step else []
    if aimed.cover:
        cover = int(board.damage.cover[aimed.cover])
        factors.append(Factor(f"cover-{COVERS[int(aimed.cover)]}", cover, "GUI-198", "index"))
    factors += [Factor("armour", int(board.damage.armour), "GUI-195", "die")] if armoured else []
    results = [int(board.damage.result(die, armoured, step, aimed.cover, mounted)) for die in range(1, DIE + 1)]
    return _named("damage", results, MOUNTED_OUTCOMES if mounted else FOOT_OUTCOMES, factors)


# ---- infiltration


def slip(board: Board, cells: vec[i64], man: int, direction: int) -> list[Chances]:
    """What becomes of somebody who goes on past two enemies; empty if no test is due (GUI-095)."""
    here = men.place_of(cells, man)
    there = board.field.beyond(here, direction)
    if there < 0 or stepping.danger(board, cells, board.side[man], here, there) != stepping.TEST:
        return []
    table = board.infiltration
    mounted, armoured = men.mounted(cells, man), board.armour[man] != 0
    wounded = men.health_of(cells, man) == WOUNDED
    factors = [
        Factor(key, int(value), "GUI-104", "die")
        for key, value, given in (
            ("mounted", table.mounted, mounted),
            ("armour", table.armour, armoured),
            ("wounded", table.wounded, wounded),
        )
        if given
    ]
    results = [int(table.result(die, mounted, armoured, wounded)) for die in range(1, DIE + 1)]
    return [_named("infiltration", results, SLIP_OUTCOMES, factors)]


def _named(key: str, results: Sequence[int], outcomes: Sequence[str], factors: Sequence[Factor]) -> Chances:
    chances = [results.count(place) / DIE for place in range(len(outcomes))]
    return Chances(key, chances, tuple(outcomes), tuple(factors))
