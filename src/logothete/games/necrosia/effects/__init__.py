"""What cards do: one class for each effect that a line of `cards.toml` may name, a file for each subject.

`dice` and `war`: in a war. `units` and `strikes`: one's own units, and those of others. `actions`: what is an action,
or helps one. `lasting`: until a later turn. `necrosians`, `necrosis`: those who are nobody's, and what they do to
regions. `influence`. `hands` and `deck`: other cards. `cancelling`.

A new effect is a class in the file of its subject, its place in the list below, and its test. What a class says is in
`effect`; how several of them ask for the same is in `asking` and `unit_asking`.
"""

from __future__ import annotations

from logothete.games.necrosia.effects.actions import (
    Airborne,
    BigMagic,
    BigTrade,
    FreeTrade,
    FreeWar,
    MagicArrival,
    MagicDeparture,
    ProxyTrade,
    WideMove,
)
from logothete.games.necrosia.effects.cancelling import Cancel
from logothete.games.necrosia.effects.deck import Arrange, Entrails
from logothete.games.necrosia.effects.dice import (
    ChangeDice,
    ChangeScore,
    NoBaseDie,
    RerollChosen,
    RerollOne,
    RerollZeros,
)
from logothete.games.necrosia.effects.effect import Effect
from logothete.games.necrosia.effects.hands import DiscardCards, DiscardRow, RecoverCard, StealCard
from logothete.games.necrosia.effects.influence import Amnesia, Contract, Discount, Extort, Hypnosis, Privilege
from logothete.games.necrosia.effects.lasting import Ban, Curse
from logothete.games.necrosia.effects.necrosians import (
    ClearRegion,
    FeedInfested,
    FeedNecrosed,
    KillNecrosians,
    MoveNecrosians,
    PushNecrosians,
    ReplaceNecrosians,
    ThinNecrosians,
)
from logothete.games.necrosia.effects.necrosis import CancelLosses, Heal, NecroseRegion, NoLosses, Ward
from logothete.games.necrosia.effects.strikes import ConvertRival, NecroseUnits, Paralyse, RemoveUnits
from logothete.games.necrosia.effects.units import AddUnits, Empathy, Exchange, MoveUnits
from logothete.games.necrosia.effects.war import (
    DriveOut,
    IgnoreLosses,
    LossesAnywhere,
    NoCombatCards,
    PushFighters,
    ReturnUnits,
    TurnAway,
)


def all_effects() -> list[Effect]:
    """Every effect, one object each. Their order means nothing to the rules."""
    return [
        *(ChangeDice(), ChangeScore(), RerollZeros(), RerollOne(), RerollChosen(), NoBaseDie()),
        *(IgnoreLosses(), LossesAnywhere(), ReturnUnits(), TurnAway(), NoCombatCards(), DriveOut(), PushFighters()),
        *(AddUnits(), Empathy(), MoveUnits(), Exchange()),
        *(RemoveUnits(), NecroseUnits(), ConvertRival(), Paralyse()),
        *(WideMove(), BigTrade(), ProxyTrade(), BigMagic(), Airborne(), FreeWar(), FreeTrade()),
        *(MagicArrival(), MagicDeparture(), Ban(), Curse()),
        *(MoveNecrosians(), PushNecrosians(), KillNecrosians(), ThinNecrosians(), ClearRegion()),
        *(ReplaceNecrosians(), FeedNecrosed(), FeedInfested()),
        *(NecroseRegion(), Heal(), Ward(), CancelLosses(), NoLosses()),
        *(Contract(), Hypnosis(), Privilege(), Discount(), Amnesia(), Extort()),
        *(StealCard(), DiscardCards(), RecoverCard(), DiscardRow(), Arrange(), Entrails()),
        Cancel(),
    ]
