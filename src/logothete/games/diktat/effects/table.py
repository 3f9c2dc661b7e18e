"""All active effects."""

from __future__ import annotations

from logothete.games.diktat.effects.elements import Exhaust, Refresh
from logothete.games.diktat.effects.goods import ClearDebt, Convert, Lose, Pay, Receive, TakePower
from logothete.games.diktat.effects.judging import Choose, Judge, SpendToken
from logothete.games.diktat.effects.looking import Look, Peek
from logothete.games.diktat.effects.pawns import (
    Assassinate,
    MoveOthers,
    MovePawns,
    MoveStack,
    Rearrange,
    Recall,
    Reinforce,
)
from logothete.games.diktat.effects.tokens import PlaceToken
from logothete.games.diktat.effects.turns import Extra, Limit, RankUp, ReplaceCard, Replay, Skip


def all_effects() -> Judge:
    """Every active effect, one object each, in the order of the vocabulary, with who judges lists by them."""
    judge = Judge()
    judge.effects = [
        *(Pay(), Receive(), Choose(judge), Extra(), Replay(), Skip(), Look(), Assassinate()),
        *(MoveStack(), MovePawns(), Reinforce(), Recall(), Rearrange(), Convert(), Refresh(), Exhaust()),
        *(TakePower(), Lose(), Peek(), ReplaceCard(), RankUp(), Limit(), ClearDebt(), MoveOthers()),
        *(PlaceToken(), SpendToken(judge)),
    ]
    return judge
