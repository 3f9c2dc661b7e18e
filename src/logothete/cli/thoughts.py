"""What a bot thought, in one line: for watching bots play, and as a hint to a person."""

from __future__ import annotations

from logothete.bots import Choice, SeatTable, open_bot
from logothete.kernel.dice import Dice
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import Catalogue

ADVISER = "strategist:400ms"
"""The bot that gives hints."""


def explain(choice: Choice, narrator: Narrator, texts: Catalogue) -> str:
    """The action, what it is hoped to bring, and the best alternatives."""
    if not choice.thoughts:
        return texts.say("play-thought-none", action=narrator.action(choice.action))
    ranked = [
        texts.say("play-thought-one", action=narrator.action(thought.action), percent=round(100 * thought.prospects))
        for thought in choice.thoughts
    ]
    if len(ranked) == 1:
        return texts.say("play-thought-only", best=ranked[0], effort=choice.effort)
    return texts.say("play-thought", best=ranked[0], others="; ".join(ranked[1:]), effort=choice.effort)


def advise(match: Match, seat: int, dice: Dice) -> Choice:
    """What a strong bot would do in this seat, knowing no more than the person in it."""
    table = SeatTable(match.title, match.setup, match.state, seat, dice, match.told)
    return open_bot(ADVISER, int(dice.below(2**31))).choose(table)
