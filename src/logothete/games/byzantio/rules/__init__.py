"""The rules as steps, one file for each chapter of the rulebook, in its order."""

from __future__ import annotations

from typing import cast

from logothete.games.byzantio.kinds import KINDS
from logothete.games.byzantio.rules.campaign import ChooseGarrison, ChooseRemoval
from logothete.games.byzantio.rules.ending import GuessTargets
from logothete.games.byzantio.rules.events import ChangeTarget, MoveAfflicted, StrikeBox, TurnUpTile
from logothete.games.byzantio.rules.negotiation import AnswerOffer, ChooseSwap
from logothete.games.byzantio.rules.setup import ClaimHouse, WriteTargets
from logothete.games.byzantio.rules.turn import TakeTurn
from logothete.kernel.steps import Step, Stepped, in_order


def all_steps() -> list[Step[Stepped]]:
    """Every step, each at the place of its number."""
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
    return in_order([cast(Step[Stepped], step) for step in steps], KINDS)
