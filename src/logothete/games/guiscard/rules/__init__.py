"""The rules as steps, by chapters of the rulebook.

`setup` and `course`: beginning, turns, phases and sequences (2). `movement`, `moving` and what they use: who moves, one
man's way, entering and leaving, horses, the stunned and the dead (4). `fire` and `missiles`: aiming and what shots do
(5). `combat`, `results`, `retreating`: blows and what they make people do (6). What is only looked at, without changing
anything, lies beside this folder: `sight`, `shooting`, `fighting`, `stepping`, `reach`, `giving_way`, `victory`.
"""

from __future__ import annotations

from typing import cast

from logothete.games.guiscard.kinds import KINDS
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.rules.bodies import ClearBodies, LayDown
from logothete.games.guiscard.rules.combat import Assault, Combat
from logothete.games.guiscard.rules.course import Battle
from logothete.games.guiscard.rules.entering import ChooseHeading
from logothete.games.guiscard.rules.fire import DefensiveFire, OffensiveFire, TakeAim
from logothete.games.guiscard.rules.movement import Movement
from logothete.games.guiscard.rules.moving import Move
from logothete.games.guiscard.rules.results import Advance, FallFromHorse, Suffer, Withdraw
from logothete.games.guiscard.rules.retreating import Displace, Retreat
from logothete.games.guiscard.rules.setup import PlaceMan, SetUp
from logothete.kernel.steps import Step, Stepped, in_order


def all_steps() -> list[Step[Stepped]]:
    """Every step, each at the place of its number."""
    steps: list[Step[Position]] = [
        SetUp(),
        PlaceMan(),
        ChooseHeading(),
        Battle(),
        OffensiveFire(),
        TakeAim(),
        Movement(),
        Move(),
        DefensiveFire(),
        Combat(),
        Assault(),
        Suffer(),
        Withdraw(),
        Retreat(),
        Displace(),
        FallFromHorse(),
        Advance(),
        LayDown(),
        ClearBodies(),
    ]
    return in_order([cast(Step[Stepped], step) for step in steps], KINDS)
