"""A state of a game: the whole interface between a game and everybody else.

Page, terminal, bots, laboratory and adapters know a game only by what is here. A game with phases, windows or
interrupts builds its state from steps (`logothete.kernel.steps`); a simple one implements `State` directly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from logothete.kernel.bits import lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice

# How far back undo reaches after a decision; the answer of `take`.
OPEN: Final = 0
"""A public decision: its seat may take it back until somebody else decides."""
SEALED: Final = 1
"""A hidden decision: its seat may take it back while the seal holds, whatever others do meanwhile."""
FINAL: Final = 2
"""Its seat can take back neither this nor what it decided before."""
PRIVY: Final = 3
"""A secret was shown to some, by a decision that only they are told of: neither its seat nor they can take back
anything from before. To everybody else it is as if nothing had happened."""
BARRED: Final = 4
"""A secret was shown: nobody can take back anything from before. (A die bars too, whatever the answer.)"""


NO_TURNS: Final = -1
"""The answer of `turns_over` in games that do not count any."""


def cells_from(numbers: list[int]) -> vec[i64]:
    """A container of cells holding `numbers`, of the kind that the engine was built with."""
    return vec[i64](numbers)


def buffer(size: i64) -> vec[i64]:
    """A buffer for `State.offer`; one per playout loop, never shared between threads."""
    return vec[i64]([0] * size)


def shares(places: list[int], sides: list[int]) -> list[float]:
    """How much of a game each seat has won: all of it, an equal part if several sides are first, or nothing.

    Those who play together win together: each of them wins as much as their side.
    """
    first: list[int] = []
    for seat in range(len(places)):
        if places[seat] == 1 and sides[seat] not in first:
            first.append(sides[seat])
    return [1.0 / float(len(first)) if places[seat] == 1 else 0.0 for seat in range(len(places))]


class Objection:
    """Why something is not allowed now: a rule of the ledger and a message, known before anybody tries it.

    A condition answers with one of these, or with None when all is well; so the same condition filters what is offered
    and explains what is refused. `about` names domains (`region`, `card`): the message speaks of the action's own.
    """

    __slots__ = ("about", "message", "rule")

    def __init__(self, rule: str, message: str, about: tuple[str, ...] = ()) -> None:
        self.rule = rule
        self.message = message
        self.about = about

    def __repr__(self) -> str:
        return f"Objection({self.rule}, {self.message})"


class Refusal:
    """Why an action is not allowed: the rule of the ledger, the message, and what the message is about.

    `about` maps a domain or a plain name (`city`, `province`, `house`, `free`) to a key or a number.
    """

    __slots__ = ("about", "reason", "rule")

    def __init__(self, rule: str, reason: str, about: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.about: dict[str, str | int] = {} if about is None else about

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.reason}, {self.about})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Refused(Exception):
    """An action was tried that the rules forbid; nothing has changed."""

    def __init__(self, seat: int, action: int, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} may not play action {action}: {refusal.reason} ({refusal.rule})")
        self.seat = seat
        self.action = action
        self.refusal = refusal


class NotOver(Exception):
    """The result of a game was asked for before its end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Somebody who listens to what happens. Simulation has none, and then no event is made at all.

    An event is its kind (a place in the title's table of event kinds), the mask of seats that may know of it, and up
    to four numbers that the kind explains.
    """

    __slots__ = ()

    def tell(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Called once for each thing that happened, in order."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: cells that `clone` copies, and a static board that all copies share.

    `pending`, `offer`, `aside`, `take` and `clone` are the quick path of search: they trust their caller. `legal`,
    `asides` and `play` are the same for everybody else: checked, and explained when refused.

    What a seat is *asked* (`offer`) and what it may do *aside*, asked or not (`aside`), are two lists that have nothing
    in common. The game waits for the first and never for the second.
    """

    __slots__ = ("cells",)

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells

    def seats(self) -> i64:
        """How many seats play."""
        raise NotImplementedError

    def side(self, seat: i64) -> i64:
        """Who plays together: seats of the same side, as `Title.sides` says; otherwise everybody alone."""
        return seat

    def most_offers(self) -> i64:
        """The largest number of actions that can ever be offered at once, often far below that of all actions.

        The candidates of a step are no more either: they are judged in the buffer for which this is the size.
        Whoever asks for offers again and again makes a buffer of this size once, and keeps it.
        """
        raise NotImplementedError

    def pending(self) -> i64:
        """The mask of the seats that the game waits for; empty when it is over."""
        raise NotImplementedError

    def asked(self, viewer: i64) -> i64:
        """The seats that `viewer` is shown as being asked. Games in which that is a secret show fewer or more."""
        return self.pending()

    def turns_over(self, seat: i64) -> i64:
        """How many turns of this seat are over, where a turn is more than one decision; everybody may know it.

        Clocks give more time only when this grows. NO_TURNS: every decision that stands is a turn of its own.
        """
        return NO_TURNS

    def sealed(self) -> bool:
        """Whether what is decided now stays hidden from the other seats until all have answered."""
        return False

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        """Write every answer that `seat` may give to what it is asked now into `out`; say how many.

        A seat that is pending always has one, a seat that is not has none. What is offered depends only on what the
        seat may know.
        """
        raise NotImplementedError

    def most_asides(self) -> i64:
        """As `most_offers`, for `aside`: 0 for a game in which only those who are asked do anything."""
        return 0

    def aside(self, seat: i64, out: vec[i64]) -> i64:
        """Write every action that `seat` may take without being asked into `out`; say how many.

        These are open while the game waits for somebody, whoever it is, and it goes on waiting while nobody takes one.
        They depend only on what the seat may know. A game must let each seat take only so many of them between two
        answers, for else it need not end.
        """
        return 0

    def unasked(self, seat: i64, action: i64) -> bool:
        """Whether an action that is open to the seat is one of its asides."""
        return self.most_asides() > 0 and action in self.asides(seat)

    def invited(self) -> i64:
        """The mask of the seats before which something lies that they may answer aside, such as an offer to trade.

        This is the whole truth and for the keeper of the table; a seat is told its own bit, which must depend on what
        it may know, and nobody else's.
        """
        return 0

    def reply(self, seat: i64, dice: Dice) -> i64:
        """One aside with which an invited seat politely declines; asked again while the seat is still invited."""
        raise NotImplementedError

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """Carry out an action that was offered; say how far back undo now reaches."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The rule against this action of the title's action table; None exactly if it is offered, or open aside."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def guess(self, seat: i64, dice: Dice) -> State:
        """A state that `seat` cannot tell from this one: all it does not know is dealt anew."""
        raise NotImplementedError

    def lapse(self, seat: i64, dice: Dice) -> i64:
        """One action for `seat` whose time ran out; asked again while the game still waits for it.

        It may be an action that is never offered, such as leaving something blank.
        """
        raise NotImplementedError

    def places(self) -> list[int]:
        """At the end: each seat's place, 1 for a winner. Equal places are a tie; nobody is first when all lose.

        Seats of one side have the same place. Two sides that are both first have drawn.
        """
        raise NotImplementedError

    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self.pending() == 0

    def legal(self, seat: int) -> list[int]:
        """Every answer that `seat` may give to what it is asked now, in rising order."""
        out = buffer(self.most_offers())
        size = self.offer(seat, out)
        return sorted([int(out[at]) for at in range(size)])

    def asides(self, seat: int) -> list[int]:
        """Every action that `seat` may take now without being asked, in rising order."""
        out = buffer(self.most_asides())
        size = self.aside(seat, out)
        return sorted([int(out[at]) for at in range(size)])

    def play(self, seat: int, action: int, dice: Dice, witness: Witness | None = None) -> int:
        """Carry out an action if it is legal; otherwise raise `Refused` and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Refused(seat, action, refusal)
        return self.take(seat, action, dice, witness)

    def sketch(self) -> str:
        """The board in a few lines of plain text, for whoever works in a terminal; every secret is in it."""
        return f"cells {self.dump()}"

    def __repr__(self) -> str:
        from logothete.kernel.showing import show

        return show(self)

    def dump(self) -> list[int]:
        """The cells as plain numbers: a snapshot in the middle of whatever is going on."""
        return [int(cell) for cell in self.cells]


def random_playout(state: State, dice: Dice, out: vec[i64]) -> i64:
    """Play uniformly at random to the end, nobody doing anything aside; say how many decisions that took."""
    decisions: i64 = 0
    while True:
        waiting = state.pending()
        if waiting == 0:
            return decisions
        seat = lowest(waiting)
        size = state.offer(seat, out)
        state.take(seat, out[dice.below(size)], dice, None)
        decisions += 1
