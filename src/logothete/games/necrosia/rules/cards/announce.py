"""Playing a card: its choices, the chance to cancel it, its effect, its influence, the pile (NEC-127, NEC-129).

In the player's own phase 3 a card stays in his hand, unseen, until every choice is made, so that he can think again.
In a window it was shown when it was released. Random results and hidden cards come last, after nobody has cancelled
it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import ANY_CARD, FALLEN, IN_CARDS, IN_INFLUENCE, IN_NECROSIS, W2
from logothete.games.necrosia.frames import AnnounceFrame, open_window
from logothete.games.necrosia.hands import discard, holds, put_down
from logothete.games.necrosia.kinds import ANNOUNCE_STEP, WINDOW_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_card
from logothete.games.necrosia.rules.cards import choices, effects, questions
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
from logothete.kernel.state import BARRED, OPEN, SEALED, Refusal, Witness, buffer
from logothete.kernel.steps import BELOW, FRAME, TOP, Step, pop, push, top_frame

# The frame of an announcement.
CARD: Final = choices.CARD
PLAYER: Final = choices.PLAYER
MOMENT: Final = choices.MOMENT
STAGE: Final = AnnounceFrame.STAGE
CANCELLED: Final = AnnounceFrame.CANCELLED

ASKED_FOR: Final = {
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


def unseen(cells: vec[i64], at: i64, viewer: i64) -> bool:
    """Whether the card of an announcement is still in a rival's hand: then the viewer knows nothing of it."""
    player: i64 = cells[at + PLAYER]
    return player != viewer and holds(cells, player, cells[at + CARD])


def visible_top(cells: vec[i64], viewer: i64) -> i64:
    """The frame that a viewer sees on top of the stack; 0 for none."""
    top: i64 = cells[TOP]
    if top != 0 and cells[top] == ANNOUNCE_STEP and unseen(cells, top + FRAME, viewer):
        return cells[top + BELOW]
    return top


def announce(state: Position, seat: i64, card: i64, moment: i64, witness: Witness | None) -> None:
    """Lay a card's announcement on the stack; in a window it is shown at once."""
    cells = state.cells
    at = push(cells, ANNOUNCE_STEP, AnnounceFrame.SIZE)
    cells[at + CARD] = card
    cells[at + PLAYER] = seat
    cells[at + MOMENT] = moment
    if moment >= W2 and moment not in (IN_NECROSIS, IN_INFLUENCE, IN_CARDS):
        put_down(cells, seat, card)
        if witness is not None:
            witness.tell(telling.SHOWED, EVERYONE, seat, card)


class Announce(Step[Position]):
    """One card on its way from the hand to the pile."""

    kind: ClassVar[int] = ANNOUNCE_STEP
    layout: ClassVar[type | None] = AnnounceFrame

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        """The next choice, under the rule of the card itself."""
        at = top_frame(state.cells)
        card = state.board.content.cards[int(state.cells[at + CARD])]
        out = buffer(state.board.actions)
        questions.offer(state, at, out)
        return Prompt(f"card-{ASKED_FOR[int(state.board.verb_of[out[0]])]}", card.rule, {"card": card.key})

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at + STAGE] != _CHOOSING or questions.complete(state, at):
            return 0
        return BIT[cells[at + PLAYER]]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at + STAGE] == _CHOOSING:
            seat: i64 = cells[at + PLAYER]
            card: i64 = cells[at + CARD]
            if holds(cells, seat, card):
                put_down(cells, seat, card)
                if witness is not None:
                    witness.tell(telling.SHOWED, EVERYONE, seat, card)
            choices.tell(state, at, witness)
            cells[at + STAGE] = _SHOWN
            return BARRED
        if cells[at + STAGE] == _SHOWN:
            cells[at + STAGE] = _STANDING
            open_window(cells, ANY_CARD)
            return OPEN
        return self._carry_out(state, at, dice, witness)

    def _carry_out(self, state: Position, at: i64, dice: Dice, witness: Witness | None) -> i64:
        """The effect, the printed influence, the discard pile; or nothing of it but the last (NEC-129)."""
        board = state.board
        cells = state.cells
        card: i64 = cells[at + CARD]
        seat: i64 = cells[at + PLAYER]
        made = choices.made(cells, at)
        cancelled: bool = cells[at + CANCELLED] != 0
        pop(cells)
        if cancelled:
            discard(cells, card)
            return BARRED
        effects.apply(state, seat, card, made, dice, witness)
        # Nobody is paid for having lost the game for all (NEC-166).
        moved: i64 = 0 if cells[FALLEN] else gain(cells, seat, board.bonus[card])
        if moved != 0 and witness is not None:
            witness.tell(telling.CARD_PAID, EVERYONE, seat, card, moved)
        discard(cells, card)
        return BARRED

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at + PLAYER] != seat or cells[at + STAGE] != _CHOOSING:
            return 0
        return questions.offer(state, at, out)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if state.board.verb_of[action] == WITHDRAW:
            pop(cells)
            return SEALED
        choices.add(state, at, action)
        return SEALED if holds(cells, seat, cells[at + CARD]) else OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        player: i64 = cells[at + PLAYER]
        if unseen(cells, at, seat):
            # Nobody may notice that a card is being thought about: the answer is that of the step below.
            if cells[cells[cells[TOP] + BELOW]] == WINDOW_STEP:
                return Refusal("NEC-128", "not-asked")
            return not_your_turn(player, "NEC-089")
        if player != seat:
            return not_your_turn(player, "NEC-127")
        out = buffer(state.board.actions)
        offers = self.offer(state, seat, out)
        for place in range(offers):
            if out[place] == action:
                return None
        return Refusal("NEC-127", "not-for-this-card", of_card(state.board, cells[at + CARD]))

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A card that nobody has seen yet is taken back; one that was shown takes the first choice (NEC-185)."""
        cells = state.cells
        if holds(cells, seat, cells[cells[TOP] + FRAME + CARD]):
            return state.board.first[WITHDRAW]
        out = buffer(state.board.actions)
        self.offer(state, seat, out)
        return out[0]
