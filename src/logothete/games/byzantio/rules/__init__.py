"""The rules as steps, one file for each chapter of the rulebook, in its order."""

from __future__ import annotations

from typing import cast

from logothete.games.byzantio.rules.campaign import ChooseGarrison, ChooseRemoval
from logothete.games.byzantio.rules.ending import GuessTargets
from logothete.games.byzantio.rules.events import ChangeTarget, MoveAfflicted, StrikeBox, TurnUpTile
from logothete.games.byzantio.rules.negotiation import AnswerOffer, ChooseSwap
from logothete.games.byzantio.rules.setup import ClaimHouse, WriteTargets
from logothete.games.byzantio.rules.turn import TakeTurn
from logothete.kernel.state import State
from logothete.kernel.steps import Step


def all_steps() -> list[Step[State]]:
    """Every step, each at the place that the constants `..._STEP` of the board give it."""
    steps = [
        ClaimHouse(),
        WriteTargets(),
        TakeTurn(),
        ChooseGarrison(),
        ChooseRemoval(),
        ChooseSwap(),
        AnswerOffer(),
        TurnUpTile(),
        ChangeTarget(),
        MoveAfflicted(),
        StrikeBox(),
        GuessTargets(),
    ]
    return [cast(Step[State], step) for step in steps]
