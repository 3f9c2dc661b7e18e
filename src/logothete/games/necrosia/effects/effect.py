"""What every effect of a card is: its key, what it needs of a card in `cards.toml`, and what it does.

A file of this folder holds the effects of one subject. An effect is understood from its class alone:

    key     its name in `cards.toml`
    need    the moments, the players and the arguments that it has a meaning with; `loading.py` refuses other cards
    why     whether it fits now, or what stands against it; without a word of its own it always fits
    ask     the choices its player makes before the card is shown (NEC-127), one after another
    do      what it does when the card stands

Its arguments are columns of the board, a row for each line of a card: `board.amount[line]`, `kind`, `side`, `foe`,
`wanted` and `ban`. What needs an answer after the card stands (units driven out, cards looked at, a free action) lays a
step on the stack.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from logothete.components.effects import AnyEffect
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import KINDS, SEAT
from logothete.games.necrosia.content import Foe, Part, Timing
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.verbs import AIM, AT, CARRY, CAST, LIFT, PICK, STIR, TO, TRADE, WANT
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection, Witness

NO_EFFECT: Final = Objection("NEC-133", "card-without-effect", ("card",))
NO_ACTION: Final = Objection("NEC-090", "no-action-left", ("card",))
FORBIDDEN: Final = Objection("NEC-135", "forbidden-this-turn", ("card",))

# Who plays cards of a sort, and when.
OWN: Final[tuple[Part, ...]] = ("active",)
SIDES: Final[tuple[Part, ...]] = ("attacker", "defender", "party")
WAR: Final[tuple[Part, ...]] = (*SIDES, "outsider", "anybody")
BETWEEN: Final[tuple[Timing, ...]] = ("start", "main")
MANY: Final = 20
"""The most that an amount can be where nothing is chosen for each."""


class Need:
    """What an effect needs of a card: the engine looks for a war, a Commerce or a phase where there must be one."""

    def __init__(
        self,
        *,
        timing: tuple[Timing, ...] = BETWEEN,
        part: tuple[Part, ...] = OWN,
        least: int = 0,
        most: int = 0,
        must: tuple[str, ...] = (),
        may: tuple[str, ...] = (),
        foe: Foe | None = None,
        last: bool = False,
        once: bool = False,
    ) -> None:
        self.timing = timing
        self.part = part
        self.least = least
        """The bounds of its amount. Above `most` the choices would not fit their slots (`components/effects.py`)."""
        self.most = most
        self.must = must
        """The other arguments that it has to be given, and those that it may be."""
        self.may = may
        self.foe = foe
        """The only kind of target that it has a meaning for."""
        self.last = last
        """Whether it takes the place of what goes on, so that no line can follow it."""
        self.once = once
        """Whether only one card of a game may have it, and nothing else on that card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(AnyEffect[Position]):
    """One effect of the cards of Necrosia."""

    need: ClassVar[Need] = Need()

    def tell(self, state: Position, seat: i64, line: i64, made: vec[i64], witness: Witness) -> None:
        """Regions, rivals, units and cards are named; dice and new units speak for themselves."""
        board = state.board
        cells = state.cells
        for action in self.recall(state, made):
            verb: i64 = board.verb_of[action]
            argument: i64 = action - board.first[verb]
            if verb in (AT, TO, STIR, CAST, TRADE):
                witness.tell(telling.NAMED_REGION, EVERYONE, seat, argument)
            elif verb == AIM:
                witness.tell(telling.NAMED_RIVAL, EVERYONE, seat, cells[SEAT + argument])
            elif verb in (PICK, CARRY):
                witness.tell(telling.NAMED_UNIT, EVERYONE, seat, cells[SEAT + argument // KINDS], argument % KINDS)
            elif verb == LIFT:
                regions: i64 = board.regions
                witness.tell(telling.NAMED_OWN_UNIT, EVERYONE, seat, argument // regions, argument % regions)
            elif verb == WANT:
                witness.tell(telling.NAMED_CARD, EVERYONE, seat, argument)
