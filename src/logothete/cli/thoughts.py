"""What a bot thought, in one line: for watching bots play, and as a hint to a person."""

from __future__ import annotations

from logothete.bots import Choice, SeatTable, open_bot
from logothete.kernel.dice import Dice
from logothete.kernel.match import Match
from logothete.kernel.mind import numbers
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import Catalogue

ADVISER = "strategist:400ms"
"""The bot that gives hints."""


SLIGHT = 0.05
"""Prospects below this are told by comparison: one in a hundred or one in a thousand says nothing to a player."""
HOPEFUL = 0.5
"""As long as somebody will rather win than nobody, there is no need to speak of the table's defeat."""
ALIKE = 0.9
"""What has this share of the best is as good as it: search does not tell them apart more finely."""


def explain(choice: Choice, narrator: Narrator, texts: Catalogue) -> str:
    """The action, what it is hoped to bring, and the best alternatives."""
    if not choice.thoughts:
        return texts.say("play-thought-none", action=narrator.action(choice.action))
    best = max(thought.prospects for thought in choice.thoughts)
    if best < SLIGHT:
        return _compare(choice, best, narrator, texts)
    ranked = [
        texts.say("play-thought-one", action=narrator.action(thought.action), percent=round(100 * thought.prospects))
        for thought in choice.thoughts
    ]
    if len(ranked) == 1:
        return texts.say("play-thought-only", best=ranked[0], effort=choice.effort)
    return texts.say("play-thought", best=ranked[0], others="; ".join(ranked[1:]), effort=choice.effort)


def _compare(choice: Choice, best: float, narrator: Narrator, texts: Catalogue) -> str:
    """Where nothing promises much: which is better than which, or that nothing can be told yet."""
    shares = [(narrator.action(one.action), one.prospects / best if best else 1.0) for one in choice.thoughts]
    alike = [action for action, share in shares if share >= ALIKE]
    if len(alike) == len(shares):
        return texts.say("play-thought-alike", actions="; ".join(alike), effort=choice.effort)
    others = [
        texts.say("play-thought-share", action=action, percent=round(100 * share))
        for action, share in sorted(shares, key=lambda one: -one[1])
        if share < ALIKE
    ]
    return texts.say("play-thought", best="; ".join(alike), others="; ".join(others), effort=choice.effort)


def foresee_defeat(match: Match, seat: int, dice: Dice, texts: Catalogue) -> str | None:
    """What a strong bot fears for the whole table, where all may lose together; None while there is no need to."""
    if not match.title.all_may_lose:
        return None
    table = SeatTable(match.title, match.setup, match.state, seat, dice, match.told)
    prospects = numbers(table.state.seats())
    table.mind().prospects(table.state, prospects)
    hope = sum(prospects[at] for at in range(match.setup.players))
    return None if hope >= HOPEFUL else texts.say("play-thought-together", percent=round(100 * (1 - hope)))


def advise(match: Match, seat: int, dice: Dice) -> Choice:
    """What a strong bot would do in this seat, knowing no more than the person in it."""
    table = SeatTable(match.title, match.setup, match.state, seat, dice, match.told)
    return open_bot(ADVISER, int(dice.below(2**31))).choose(table)
