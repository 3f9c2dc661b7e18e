"""Every step of the game, in `rules/` and in `effects/`."""

from __future__ import annotations

from typing import cast

from logothete.games.diktat.desk.exchange import DiscardExcess
from logothete.games.diktat.desk.free import FreeActions
from logothete.games.diktat.effects.ordering import Order
from logothete.games.diktat.effects.running import RunEffect
from logothete.games.diktat.kinds import KINDS
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.chasing import Cleanse, Drive
from logothete.games.diktat.rules.conquest import Conquer
from logothete.games.diktat.rules.cycle import RunCycle
from logothete.games.diktat.rules.fists import CloseFists
from logothete.games.diktat.rules.manoeuvres import Manoeuvre
from logothete.games.diktat.rules.possessions import MakeRoom, ReceiveAffinity, ReturnAffinity
from logothete.games.diktat.rules.prises import LoseEmissary
from logothete.games.diktat.rules.resolution import Resolve
from logothete.games.diktat.rules.setup import ChooseCabal
from logothete.games.diktat.rules.spying import Spy
from logothete.games.diktat.rules.strikes import Strike
from logothete.games.diktat.rules.teams import Arrive
from logothete.games.diktat.rules.turns import RunTurns
from logothete.games.diktat.rules.windows import Window
from logothete.kernel.steps import Desk, Step, Stepped, in_order


def the_desk() -> Desk[Stepped]:
    """What everybody may do at any moment."""
    return cast(Desk[Stepped], FreeActions())


def all_steps() -> list[Step[Stepped]]:
    """Each at the place of its number."""
    steps: list[Step[Position]] = [
        ChooseCabal(),
        RunCycle(),
        RunTurns(),
        Manoeuvre(),
        Arrive(),
        Spy(),
        Strike(),
        Cleanse(),
        Drive(),
        Window(),
        Resolve(),
        Conquer(),
        CloseFists(),
        LoseEmissary(),
        MakeRoom(),
        ReceiveAffinity(),
        ReturnAffinity(),
        RunEffect(),
        Order(),
        DiscardExcess(),
    ]
    return in_order([cast(Step[Stepped], step) for step in steps], KINDS)
