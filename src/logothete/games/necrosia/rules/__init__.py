"""The rules as steps, one file for each chapter of the rulebook.

The course of a game: `setup`, `year`, `order`, `turn`, and in a turn the six `actions` (`moves`, `declaration`, `war`,
`losses`, `free_war`, `trade`, `magic`), then `necrosis` and `cards`. What the chapters share: `course`, `legal`,
`battle` and `offering`.

A power card on its way: `windows` ask who wants to play one, `fitting` says which can be played, `announce` lays it on
the table, `questions` and `unit_questions` offer its `choices` among its `targets`, `effects` carry it out, and
`divination` is what is left to do for those who look into the deck.
"""

from __future__ import annotations

from typing import cast

from logothete.games.necrosia.kinds import KINDS
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.announce import Announce
from logothete.games.necrosia.rules.cards import BuyCards, CountInfluence, TakeSupports
from logothete.games.necrosia.rules.divination import ArrangeDeck, ReadEntrails
from logothete.games.necrosia.rules.free_war import FlyAgain, FreeWar
from logothete.games.necrosia.rules.losses import ChooseLosses, DriveOut
from logothete.games.necrosia.rules.magic import Carry
from logothete.games.necrosia.rules.moves import Move, Stir
from logothete.games.necrosia.rules.necrosis import SufferNecrosis
from logothete.games.necrosia.rules.order import ChooseRank
from logothete.games.necrosia.rules.setup import ChoosePeople, PlaceUnits
from logothete.games.necrosia.rules.trade import Convert, FreeTrade, Recruit
from logothete.games.necrosia.rules.turn import TakeTurn
from logothete.games.necrosia.rules.war import War
from logothete.games.necrosia.rules.windows import Window
from logothete.games.necrosia.rules.year import EndYear, RunYear
from logothete.kernel.steps import Step, Stepped, in_order


def all_steps() -> list[Step[Stepped]]:
    """Every step, each at the place of its number."""
    steps: list[Step[Position]] = [
        ChoosePeople(),
        PlaceUnits(),
        RunYear(),
        ChooseRank(),
        TakeTurn(),
        Move(),
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
