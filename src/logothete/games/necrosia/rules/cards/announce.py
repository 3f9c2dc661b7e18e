"""Playing a card: its choices, the chance to cancel it, its effects, its influence, the pile (NEC-127, NEC-129).

In the player's own phase 3 a card stays in his hand, unseen, until every choice is made, so that he can think again.
In a window it was shown when it was released. Random results and hidden cards come last, after nobody has cancelled
it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components.effects import LINE, made_for, size_of_choices
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import ANY_CARD, FALLEN, IN_CARDS, IN_INFLUENCE, IN_NECROSIS, W2
from logothete.games.necrosia.frames import AnnounceFrame, open_window
from logothete.games.necrosia.hands import discard, holds, put_down
from logothete.games.necrosia.kinds import ANNOUNCE_STEP, WINDOW_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_card
from logothete.games.necrosia.scoring import gain
from logothete.games.necrosia.verbs import (
    AIM,
    AT,
    CARRY,
    CAST,
    DIE,
    LIFT,
    PICK,
    RECRUIT,
    STIR,
    TO,
    TRADE,
    WAGE,
    WANT,
    WITHDRAW,
)
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Refusal, Witness, buffer
from logothete.kernel.steps import BELOW, FRAME, TOP, Listed, find_frame, pop, push, top_frame

NOT_FOR_THIS_CARD: Final = Objection("NEC-127", "not-for-this-card", ("card",))

ASKED_FOR: Final[dict[int, str]] = {
    AT: "region",
    TO: "destination",
    PICK: "unit",
    AIM: "rival",
    RECRUIT: "kind",
    LIFT: "own-unit",
    STIR: "necrosian",
    DIE: "die",
    WANT: "card",
    WAGE: "war",
    TRADE: "market",
    CAST: "departure",
    CARRY: "passenger",
}
"""Of each verb that is a choice of a card: the question is `prompt-card-<word>`."""

_CHOOSING: Final = 0
_SHOWN: Final = 1
_STANDING: Final = 2


class Announce(Listed[Position]):
    """One card on its way from the hand to the pile."""

    kind: ClassVar[int] = ANNOUNCE_STEP
    whose: ClassVar[str] = "NEC-127"
    layout: ClassVar[type | None] = AnnounceFrame

    def single(self, state: Position) -> bool:
        return True

    def open(self, state: Position, seat: i64, card: i64, moment: i64) -> None:
        """Lay a card's announcement on the stack."""
        cells = state.cells
        lines = state.board.lines
        at = push(cells, ANNOUNCE_STEP, AnnounceFrame.CHOICES + size_of_choices(lines.length[card]))
        cells[at + AnnounceFrame.CARD] = card
        cells[at + AnnounceFrame.PLAYER] = seat
        cells[at + AnnounceFrame.MOMENT] = moment
        lines.open(state, seat, card, moment, at + AnnounceFrame.CHOICES)

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        choosing: bool = cells[at + AnnounceFrame.STAGE] == _CHOOSING
        if choosing and state.board.lines.asks(state, cells[at + AnnounceFrame.CARD], at + AnnounceFrame.CHOICES):
            return BIT[cells[at + AnnounceFrame.PLAYER]]
        return 0

    def prompt(self, state: Position, seat: i64) -> Prompt:
        """The next choice of a card, under the rule of the card itself."""
        card = state.board.content.cards[int(state.cells[top_frame(state.cells) + AnnounceFrame.CARD])]
        out = buffer(state.most_offers())
        self.candidates(state, seat, out)
        word = ASKED_FOR[int(state.board.verb_of[out[0]])]
        return Prompt(f"card-{word}", card.rule, {"card": card.key})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        at = top_frame(cells)
        card: i64 = cells[at + AnnounceFrame.CARD]
        moment: i64 = cells[at + AnnounceFrame.MOMENT]
        return state.board.lines.ask(state, seat, card, moment, at + AnnounceFrame.CHOICES, out)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NOT_FOR_THIS_CARD

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        card: i64 = state.cells[top_frame(state.cells) + AnnounceFrame.CARD]
        return Refusal(objection.rule, objection.message, of_card(state.board, card))

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        """Nobody may notice that a card is being thought about: then the answer is that of the step below."""
        cells = state.cells
        at = top_frame(cells)
        player: i64 = cells[at + AnnounceFrame.PLAYER]
        if not unseen(cells, at, seat):
            return not_your_turn(player, self.whose)
        if cells[cells[cells[TOP] + BELOW]] == WINDOW_STEP:
            return Refusal("NEC-128", "not-asked")
        return not_your_turn(player, "NEC-089")

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        card: i64 = cells[at + AnnounceFrame.CARD]
        if state.board.verb_of[action] == WITHDRAW:
            pop(cells)
            return SEALED
        moment: i64 = cells[at + AnnounceFrame.MOMENT]
        state.board.lines.choose(state, seat, card, moment, at + AnnounceFrame.CHOICES, action)
        return SEALED if holds(cells, seat, card) else OPEN

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        card: i64 = cells[at + AnnounceFrame.CARD]
        if cells[at + AnnounceFrame.STAGE] == _CHOOSING:
            seat: i64 = cells[at + AnnounceFrame.PLAYER]
            if holds(cells, seat, card):
                _show(cells, seat, card, witness)
            if witness is not None:
                state.board.lines.tell(state, seat, card, at + AnnounceFrame.CHOICES, witness)
            cells[at + AnnounceFrame.CHOICES + LINE] = 0
            cells[at + AnnounceFrame.STAGE] = _SHOWN
            return BARRED
        if cells[at + AnnounceFrame.STAGE] == _SHOWN:
            cells[at + AnnounceFrame.STAGE] = _STANDING
            open_window(cells, ANY_CARD)
            return OPEN
        if cells[at + AnnounceFrame.CANCELLED]:
            pop(cells)
            discard(cells, card)
            return BARRED
        return self._carry_out(state, at, dice, witness)

    def _carry_out(self, state: Position, at: i64, dice: Dice, witness: Witness | None) -> i64:
        """One line after the other, each when what the one before has laid on the stack is over; then the pile."""
        board = state.board
        cells = state.cells
        card: i64 = cells[at + AnnounceFrame.CARD]
        seat: i64 = cells[at + AnnounceFrame.PLAYER]
        moment: i64 = cells[at + AnnounceFrame.MOMENT]
        place: i64 = cells[at + AnnounceFrame.CHOICES + LINE]
        made = made_for(cells, at + AnnounceFrame.CHOICES, place)
        last: bool = place + 1 == board.lines.length[card]
        if last:
            pop(cells)
        else:
            cells[at + AnnounceFrame.CHOICES + LINE] = place + 1
        board.lines.do(state, seat, card, place, moment, made, dice, witness)
        if not last and not cells[FALLEN]:
            return BARRED
        # Nobody is paid for having lost the game for all (NEC-166).
        moved: i64 = 0 if cells[FALLEN] else gain(cells, seat, board.bonus[card])
        if moved != 0 and witness is not None:
            witness.tell(telling.CARD_PAID, EVERYONE, seat, card, moved)
        discard(cells, card)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A card that nobody has seen yet is taken back; one that was shown takes the first choice (NEC-185)."""
        cells = state.cells
        if holds(cells, seat, cells[top_frame(cells) + AnnounceFrame.CARD]):
            return state.board.first[WITHDRAW]
        out = buffer(state.most_offers())
        self.candidates(state, seat, out)
        return out[0]


def announce(state: Position, seat: i64, card: i64, moment: i64, witness: Witness | None) -> None:
    """Lay a card's announcement on the stack; in a window it is shown at once."""
    Announce().open(state, seat, card, moment)
    if moment >= W2 and moment not in (IN_NECROSIS, IN_INFLUENCE, IN_CARDS):
        _show(state.cells, seat, card, witness)


def _show(cells: vec[i64], seat: i64, card: i64, witness: Witness | None) -> None:
    put_down(cells, seat, card)
    if witness is not None:
        witness.tell(telling.SHOWED, EVERYONE, seat, card)


def cancel(cells: vec[i64], seat: i64, card: i64, witness: Witness | None) -> None:
    """Another card takes all effect from the one that was announced (NEC-129)."""
    at = find_frame(cells, ANNOUNCE_STEP)
    cells[at + AnnounceFrame.CANCELLED] = 1
    if witness is not None:
        witness.tell(telling.CANCELLED, EVERYONE, seat, card, player_of(cells, at), card_of(cells, at))


# What others may know of an announcement; `at` is where its frame has its numbers.


def card_of(cells: vec[i64], at: i64) -> i64:
    """The card that is announced."""
    return cells[at + AnnounceFrame.CARD]


def player_of(cells: vec[i64], at: i64) -> i64:
    """Who plays it."""
    return cells[at + AnnounceFrame.PLAYER]


def choices_of(state: Position, at: i64) -> list[int]:
    """What it is used on, as far as that is chosen: actions in their order."""
    return state.board.lines.recall(state, card_of(state.cells, at), at + AnnounceFrame.CHOICES)


def latest_choices(state: Position, at: i64) -> vec[i64]:
    """What is chosen for the line that is being asked, or was asked last, as its effect keeps it."""
    place: i64 = state.cells[at + AnnounceFrame.CHOICES + LINE]
    last: i64 = state.board.lines.length[card_of(state.cells, at)] - 1
    return made_for(state.cells, at + AnnounceFrame.CHOICES, place if place < last else last)


def unseen(cells: vec[i64], at: i64, viewer: i64) -> bool:
    """Whether the card of an announcement is still in a rival's hand: then the viewer knows nothing of it."""
    player = player_of(cells, at)
    return player != viewer and holds(cells, player, card_of(cells, at))


def visible_top(cells: vec[i64], viewer: i64) -> i64:
    """The frame that a viewer sees on top of the stack; 0 for none."""
    top: i64 = cells[TOP]
    if top != 0 and cells[top] == ANNOUNCE_STEP and unseen(cells, top + FRAME, viewer):
        return cells[top + BELOW]
    return top
