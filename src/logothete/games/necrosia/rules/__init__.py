"""The rules as steps, a folder for each subject of the rulebook.

`calendar`: the preparation, the years, their order, the turns. `actions`: the six of phase 3. `war`: what becomes of
the wars that are declared there. `phases`: what follows in a turn, necrosis, influence and cards. `cards`: a power card
on its way, from the windows that ask who wants to play one to the discard pile; what cards do is in the folder
`effects`, and nothing here names an effect. What all of them share: `course` (pieces that come and go), `legal` (what
units may do) and `offering`.
"""

from __future__ import annotations

from typing import cast

from logothete.games.necrosia.kinds import KINDS
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.actions.magic import Carry
from logothete.games.necrosia.rules.actions.moves import MoveUnits, Stir
from logothete.games.necrosia.rules.actions.trade import Convert, FreeTrade, Recruit
from logothete.games.necrosia.rules.calendar.order import ChooseRank
from logothete.games.necrosia.rules.calendar.setup import ChoosePeople, PlaceUnits
from logothete.games.necrosia.rules.calendar.turn import TakeTurn
from logothete.games.necrosia.rules.calendar.year import EndYear, RunYear
from logothete.games.necrosia.rules.cards.announce import Announce
from logothete.games.necrosia.rules.cards.divination import ArrangeDeck, ReadEntrails
from logothete.games.necrosia.rules.cards.windows import Window
from logothete.games.necrosia.rules.phases.gains import BuyCards, CountInfluence, TakeSupports
from logothete.games.necrosia.rules.phases.necrosis import SufferNecrosis
from logothete.games.necrosia.rules.war.free_war import FlyAgain, FreeWar
from logothete.games.necrosia.rules.war.losses import ChooseLosses, DriveOut
from logothete.games.necrosia.rules.war.war import War
from logothete.kernel.steps import Step, Stepped, in_order


def all_steps() -> list[Step[Stepped]]:
    """Every step, each at the place of its number."""
    steps: list[Step[Position]] = [
        ChoosePeople(),
        PlaceUnits(),
        RunYear(),
        ChooseRank(),
        TakeTurn(),
        MoveUnits(),
        Stir(),
        Recruit(),
        Convert(),
        Carry(),
        FreeWar(),
        FreeTrade(),
        War(),
        ChooseLosses(),
        DriveOut(),
        Window(),
        Announce(),
        SufferNecrosis(),
        CountInfluence(),
        TakeSupports(),
        BuyCards(),
        ArrangeDeck(),
        ReadEntrails(),
        EndYear(),
        FlyAgain(),
    ]
    return in_order([cast(Step[Stepped], step) for step in steps], KINDS)
