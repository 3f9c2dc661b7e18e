"""Steps: what a game waits for, as a stack of frames inside the state's cells.

A turn, a campaign, a reaction window, a secret choice: each is a kind of step. A frame on the stack is data, a few
numbers among the cells; the `Step` is the stateless behaviour found by the frame's kind. So any half-finished sequence
can be copied for nothing, saved and resumed, and an interrupt is a frame laid on whatever was going on.

The first two cells of every stepped state belong to the stack: where the top frame begins (0: none, the game is over)
and where the next one would. A frame is the kind of its step, where the frame below begins, and as many numbers of its
own as the step asks for.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import Objection, Refusal, State, Witness, buffer

TOP: Final = 0
END: Final = 1
GAME: Final = 2
"""The first cell that a game may use as it likes."""
BELOW: Final = 1
"""How far behind the beginning of a frame it says where the frame below begins."""
FRAME: Final = 2
"""How far behind the beginning of a frame its own numbers begin."""

S = TypeVar("S", bound="Stepped")


class Kinds:
    """Gives the steps of a game their numbers, in the order in which they are declared."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def add(self, key: str) -> i64:
        """The number of the next kind of step."""
        self.keys.append(key)
        return len(self.keys) - 1


class BadSteps(Exception):
    """The steps of a game and the numbers declared for them do not fit."""


class TooDeep(Exception):
    """A step was pushed on a stack that has no room left: the game reserves too few cells for it."""


def clear_stack(cells: vec[i64], frames: i64) -> None:
    """Empty the stack; its frames lie from cell `frames` to the last one."""
    for at in range(frames, len(cells)):
        cells[at] = 0
    cells[TOP] = 0
    cells[END] = frames


def push(cells: vec[i64], kind: i64, size: i64 = 0) -> i64:
    """Lay a frame with `size` numbers on the stack: the game now waits for this step. Says where they begin."""
    at: i64 = cells[END]
    end: i64 = at + FRAME + size
    if end > len(cells):
        raise TooDeep(f"a frame up to cell {end} does not fit into {len(cells)} cells")
    cells[at] = kind
    cells[at + BELOW] = cells[TOP]
    cells[TOP] = at
    cells[END] = end
    return at + FRAME


def pop(cells: vec[i64]) -> None:
    """Take the top frame off. Its cells are cleared, so that equal positions have equal cells."""
    at: i64 = cells[TOP]
    used: i64 = cells[END]
    cells[TOP] = cells[at + BELOW]
    cells[END] = at
    while used > at:
        used -= 1
        cells[used] = 0


def top_frame(cells: vec[i64]) -> i64:
    """Where the numbers of the top frame begin."""
    return cells[TOP] + FRAME


def find_frame(cells: vec[i64], kind: i64) -> i64:
    """Where the numbers of the topmost frame of a kind begin, -1 if there is none on the stack."""
    at: i64 = cells[TOP]
    while at != 0:
        if cells[at] == kind:
            return at + FRAME
        at = cells[at + BELOW]
    return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of thing that a game waits for: all that there is to say of it in one class.

    The numbers of its frame are named by class attributes in capitals (`REGION: Final = 0`), how many there are by
    `SIZE`; nobody else reads them. A step computes whom it waits for and what it offers from the cells each time it is
    asked. It stores neither, so whatever comes in between (another step, an action out of turn) cannot leave it with
    a stale list.

    A step that asks something says each condition once: `candidates` lists what could be meant, cheaply and in the
    order of the rules, and `why` objects to what is not allowed. Where a mask is the condition, `offer` may be written
    out for speed, with `why` asking the same mask. `Listed` is for those whose candidates are all allowed. A step that
    waits for nobody has only `settle`.
    """

    kind: ClassVar[int] = -1
    """The number of its frames, declared once in the game's `Kinds`."""
    whose: ClassVar[str] = ""
    """The rule that says whose decision it is: whoever else tries is refused by it."""
    layout: ClassVar[type | None] = None
    """The class that names the numbers of its frame, where others have to know them too; else the step itself does."""

    def pending(self, state: S) -> i64:
        """The mask of the seats that this step waits for; empty if it can go on by itself, as some always can."""
        return 0

    def sealed(self) -> bool:
        """As `State.sealed`."""
        return False

    def shuts(self, state: S, seat: i64) -> Objection | None:
        """What keeps a seat from doing anything aside while this step is on top; None: the desk is open to it.

        A step that must not be interrupted objects to everybody. It depends only on what the seat may know.
        """
        return None

    def single(self, state: S) -> bool:
        """Whether a single answer is taken without asking, in a game that does so."""
        return False

    def candidates(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """Write what a seat that is asked could choose, in the order of the rules; say how many. `why` judges them."""
        raise NotImplementedError

    def why(self, state: S, seat: i64, action: i64) -> Objection | None:
        """What stands against an action of a seat that is asked; None if it may be taken."""
        raise NotImplementedError

    def why_nobody(self, state: S, action: i64) -> Objection | None:
        """What stands against an action whoever tries it, even out of turn; None if that depends on the seat."""
        return None

    def explain(self, state: S, seat: i64, action: i64, objection: Objection) -> Refusal:
        """The objection with what it is about: the things of the action itself, unless the step knows better."""
        return Refusal(objection.rule, objection.message, state.about(action, objection.about))

    def prompt(self, state: S, seat: i64) -> Prompt | None:
        """What a seat is asked here."""
        return None

    def not_asked(self, state: S, seat: i64) -> Refusal:
        """Why a seat that this step does not wait for cannot decide anything."""
        return state.not_asked(self.whose, self.pending(state))

    def offer(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """As `State.offer`: the candidates that nothing stands against."""
        if not self.pending(state) & BIT[seat]:
            return 0
        kept: i64 = 0
        for at in range(self.candidates(state, seat, out)):
            if self.why(state, seat, out[at]) is None:
                out[kept] = out[at]
                kept += 1
        return kept

    def take(self, state: S, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """As `State.take`."""
        raise NotImplementedError

    def why_not(self, state: S, seat: i64, action: i64) -> Refusal | None:
        """As `State.why_not`."""
        objection = self.why_nobody(state, action)
        if objection is None:
            if not self.pending(state) & BIT[seat]:
                return self.not_asked(state, seat)
            objection = self.why(state, seat, action)
        return None if objection is None else self.explain(state, seat, action, objection)

    def lapse(self, state: S, seat: i64, dice: Dice) -> i64:
        """As `State.lapse`: what is taken when the seat's time is up. Every step that waits for somebody says it."""
        raise NotImplementedError

    def settle(self, state: S, dice: Dice, witness: Witness | None) -> i64:
        """Go on by itself: called while this step is on top and waits for nobody. Answers as `State.take`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Step[S]):
    """A step whose candidates are all allowed: the list is the condition, and `otherwise` says what is wrong."""

    def otherwise(self, state: S, seat: i64, action: i64) -> Objection:
        """What stands against an action that is not on the list."""
        raise NotImplementedError

    def offer(self, state: S, seat: i64, out: vec[i64]) -> i64:
        return self.candidates(state, seat, out) if self.pending(state) & BIT[seat] else 0

    def why(self, state: S, seat: i64, action: i64) -> Objection | None:
        out = buffer(state.most_offers())
        for at in range(self.candidates(state, seat, out)):
            if out[at] == action:
                return None
        return self.otherwise(state, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk(Generic[S]):
    """What the seats of a game may do at any moment, asked or not: all that there is to say of it in one class.

    It is to asides what a step is to answers: `candidates` lists what could be meant, `why` objects, once, and `take`
    carries out. It has no frame: what lies on the desk (drafts, offers) has cells of its own among the game's. Asides
    are open while the step on top of the stack does not shut the desk (`Step.shuts`).
    """

    def holds(self, state: S, seat: i64, action: i64) -> bool:
        """Whether an action is the desk's to judge and to carry out, whether it is allowed or not.

        Mostly by its verb, as one comparison: every action passes here. No step may offer what the desk holds.
        """
        raise NotImplementedError

    def candidates(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """Write what a seat could do aside, in the order of the rules; say how many. `why` judges them."""
        raise NotImplementedError

    def why(self, state: S, seat: i64, action: i64) -> Objection | None:
        """What stands against something that the desk holds; None if the seat may do it."""
        raise NotImplementedError

    def explain(self, state: S, seat: i64, action: i64, objection: Objection) -> Refusal:
        """As `Step.explain`."""
        return Refusal(objection.rule, objection.message, state.about(action, objection.about))

    def take(self, state: S, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """As `State.take`."""
        raise NotImplementedError

    def invited(self, state: S) -> i64:
        """As `State.invited`."""
        return 0

    def reply(self, state: S, seat: i64, dice: Dice) -> i64:
        """As `State.reply`; every desk that invites says it."""
        raise NotImplementedError

    def invitations(self, state: S, seat: i64) -> list[Prompt]:
        """As `Title.invitations`."""
        return []


def in_order(steps: list[Step[Stepped]], kinds: Kinds) -> list[Step[Stepped]]:
    """Each step at the place of its number, so that frames find it; `BadSteps` if a number has none, or two."""
    placed: dict[int, Step[Stepped]] = {}
    for step in steps:
        name = type(step).__name__
        if not 0 <= step.kind < len(kinds.keys):
            raise BadSteps(f"{name} has the number {step.kind}, which is none of the declared kinds")
        if step.kind in placed:
            raise BadSteps(f"{name} and {type(placed[step.kind]).__name__} are both the kind {kinds.keys[step.kind]!r}")
        placed[step.kind] = step
    missing = [key for number, key in enumerate(kinds.keys) if number not in placed]
    if missing:
        raise BadSteps(f"no step is of the declared kind {', '.join(missing)}")
    return [placed[number] for number in range(len(placed))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepped(State):
    """A state whose course is a stack of steps; a game adds its board, `clone`, `guess` and `places`."""

    __slots__ = ("steps",)

    def __init__(self, cells: vec[i64], steps: list[Step[Stepped]]) -> None:
        self.cells = cells
        self.steps = steps

    def after_end(self) -> Refusal:
        """Why nothing can be done any more when the game is over."""
        raise NotImplementedError

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        """Why a seat cannot decide while the game waits for others, by the rule that says whose decision it is."""
        raise NotImplementedError

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        """What an action is about, for the message of an objection: the keys of these of its domains."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> Prompt | None:
        """What a seat is asked by the step that the game waits for."""
        at = self.cells[TOP]
        return None if at == 0 else self.steps[self.cells[at]].prompt(self, seat)

    def pending(self) -> i64:
        at = self.cells[TOP]
        if at == 0:
            return 0
        return self.steps[self.cells[at]].pending(self)

    def sealed(self) -> bool:
        at = self.cells[TOP]
        return at != 0 and self.steps[self.cells[at]].sealed()

    def desk(self) -> Desk[Stepped] | None:
        """Where this game keeps what may be done aside; None if there is nothing. `most_asides` says how much."""
        return None

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        at = self.cells[TOP]
        if at == 0:
            return 0
        return self.steps[self.cells[at]].offer(self, seat, out)

    def aside(self, seat: i64, out: vec[i64]) -> i64:
        """As `State.aside`: the candidates of the desk that nothing stands against."""
        desk = self.desk()
        at = self.cells[TOP]
        if desk is None or at == 0 or self.steps[self.cells[at]].shuts(self, seat) is not None:
            return 0
        kept: i64 = 0
        for place in range(desk.candidates(self, seat, out)):
            if desk.why(self, seat, out[place]) is None:
                out[kept] = out[place]
                kept += 1
        return kept

    def unasked(self, seat: i64, action: i64) -> bool:
        desk = self.desk()
        return desk is not None and desk.holds(self, seat, action)

    def invited(self) -> i64:
        """As `State.invited`: whoever cannot answer yet, because the desk is shut to him, is not invited yet."""
        desk = self.desk()
        at = self.cells[TOP]
        if desk is None or at == 0:
            return 0
        invited: i64 = desk.invited(self)
        if invited != 0:
            step = self.steps[self.cells[at]]
            for seat in range(self.seats()):
                if invited & BIT[seat] and step.shuts(self, seat) is not None:
                    invited -= BIT[seat]
        return invited

    def invitations(self, seat: i64) -> list[Prompt]:
        """As `Title.invitations`."""
        desk = self.desk()
        return [] if desk is None or not self.invited() & BIT[seat] else desk.invitations(self, seat)

    def reply(self, seat: i64, dice: Dice) -> i64:
        desk = self.desk()
        assert desk is not None, "only a desk invites"
        return desk.reply(self, seat, dice)

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = self.cells
        desk = self.desk()
        reach: i64
        if desk is not None and desk.holds(self, seat, action):
            reach = desk.take(self, seat, action, dice, witness)
        else:
            reach = self.steps[cells[cells[TOP]]].take(self, seat, action, dice, witness)
        # Steps that wait for nobody go on by themselves until somebody has to decide or the game is over.
        while True:
            at = cells[TOP]
            if at == 0:
                return reach
            step = self.steps[cells[at]]
            if step.pending(self) != 0:
                return reach
            further = step.settle(self, dice, witness)
            if further > reach:
                reach = further

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        at = self.cells[TOP]
        if at == 0:
            return self.after_end()
        step = self.steps[self.cells[at]]
        desk = self.desk()
        if desk is None or not desk.holds(self, seat, action):
            return step.why_not(self, seat, action)
        objection = step.shuts(self, seat)
        if objection is None:
            objection = desk.why(self, seat, action)
        return None if objection is None else desk.explain(self, seat, action, objection)

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return self.steps[self.cells[self.cells[TOP]]].lapse(self, seat, dice)
