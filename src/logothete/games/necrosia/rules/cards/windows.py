"""Reaction windows: who may answer, in which order, and what happens to the answers (NEC-128, NEC-129, NEC-137).

The answers are a sealed round (`components/windows.py`): pass, or a card, or a people's power. Here is whom a moment
concerns, the order of the rule, and what an answer does.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import sets, windows
from logothete.components.effects import blank
from logothete.components.windows import PASSED
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACTIVE,
    AFTER_COMMERCE,
    ANY_CARD,
    ATTACK_DIE,
    FLAGS,
    NECROSIAN_FOE,
    ORDER,
    PEOPLE,
    POWER_USED,
    SEATS,
    TIMING_KEYS,
    W2,
    W3,
    WORDS,
    YEAR_END,
)
from logothete.games.necrosia.frames import CommerceFrame, WindowFrame
from logothete.games.necrosia.hands import discard, hand_size, put_down
from logothete.games.necrosia.kinds import ANNOUNCE_STEP, TRADE_STEP, WAR_STEP, WINDOW_STEP
from logothete.games.necrosia.piles import lies_open
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.cards.announce import announce, card_of, player_of
from logothete.games.necrosia.rules.cards.fitting import offer_cards, plays_part, suits_war, why_not_card
from logothete.games.necrosia.rules.course import next_in_order
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import PASS, PLAY, POWER
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, find_frame, pop, top_frame

# The answers beside PASSED: the power of a people, or a card counted from _CARD.
_POWER: Final = 2
_CARD: Final = 3

NO_POWER_NOW: Final = Objection("NEC-172", "no-power-now")
WINDOW_IS_OPEN: Final = Objection("NEC-125", "window-is-open")

RULES: Final = {
    "w2": "NEC-042",
    "w3": "NEC-042",
    "w5": "NEC-042",
    "w6": "NEC-042",
    "w8": "NEC-042",
    "necrosis": "NEC-105",
    "influence": "NEC-106",
    "cards": "NEC-162",
    "after-commerce": "NEC-C72",
    "any-card": "NEC-129",
    "year-end": "NEC-147",
}
"""Of each moment that is a window: its rule. The question is `prompt-window-<moment>`."""


class Window(Listed[Position]):
    """One moment at which several may act (NEC-128)."""

    kind: ClassVar[int] = WINDOW_STEP
    layout: ClassVar[type | None] = WindowFrame

    def asked(self, state: Position) -> i64:
        """Whom the window on top of the stack asks."""
        return self.asked_at(state, top_frame(state.cells))

    def asked_at(self, state: Position, at: i64) -> i64:
        """Whom a window asks, by public facts (NEC-128)."""
        board = state.board
        cells = state.cells
        moment: i64 = cells[at + WindowFrame.MOMENT]
        mask: i64 = 0
        for seat in range(board.players):
            if self._has_power(state, seat, moment) or (
                hand_size(cells, seat) > 0 and self._may_hold(state, seat, moment)
            ):
                mask |= BIT[seat]
        return mask

    def _may_hold(self, state: Position, seat: i64, moment: i64) -> bool:
        """Whether some card for this moment and part is out of everybody's sight."""
        board = state.board
        cells = state.cells
        if moment == ANY_CARD and player_of(cells, find_frame(cells, ANNOUNCE_STEP)) == seat:
            return False
        card: i64 = sets.first_from(board.timed, moment * WORDS, WORDS, 0)
        while card >= 0:
            fits = moment == ANY_CARD or (
                plays_part(board, cells, seat, board.part[card]) and suits_war(board, cells, card)
            )
            if fits and not lies_open(cells, card):
                return True
            card = sets.first_from(board.timed, moment * WORDS, WORDS, card + 1)
        return False

    def _has_power(self, state: Position, seat: i64, moment: i64) -> bool:
        """The Darken's extra die, at W3 of a war of his own (NEC-177)."""
        cells = state.cells
        if moment != W3 or cells[FLAGS] & POWER_USED or state.board.power[cells[PEOPLE + seat]] != ATTACK_DIE:
            return False
        return cells[find_frame(cells, WAR_STEP) + battle.ATTACKER] == seat and cells[ACTIVE] == seat

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return windows.waiting(cells, top_frame(cells) + WindowFrame.ROUND, self.asked(state))

    def sealed(self) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        moment: i64 = state.cells[top_frame(state.cells) + WindowFrame.MOMENT]
        key = TIMING_KEYS[int(moment)]
        return Prompt(f"window-{key}", RULES[key], _what_for(state, moment))

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        moment: i64 = state.cells[top_frame(state.cells) + WindowFrame.MOMENT]
        out[0] = board.first[PASS]
        offers: i64 = 1
        if self._has_power(state, seat, moment):
            out[offers] = board.first[POWER]
            offers += 1
        return offer_cards(state, seat, moment, out, offers)

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return Refusal("NEC-128", "already-answered" if self.asked(state) & BIT[seat] else "not-asked")

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        moment: i64 = state.cells[top_frame(state.cells) + WindowFrame.MOMENT]
        verb: i64 = board.verb_of[action]
        if verb == PASS:
            return None
        if verb == POWER:
            return None if self._has_power(state, seat, moment) else NO_POWER_NOW
        if verb == PLAY:
            return why_not_card(state, seat, action - board.first[PLAY], moment)
        return misplaced(board, action, WINDOW_IS_OPEN)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        answer: i64 = PASSED
        if verb == POWER:
            answer = _POWER
        elif verb == PLAY:
            answer = action - board.first[PLAY] + _CARD
        windows.answer(cells, top_frame(cells) + WindowFrame.ROUND, seat, answer)
        return BARRED if self.pending(state) == 0 else SEALED

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """All have answered: the first who did not pass goes ahead; if all passed, the window closes."""
        cells = state.cells
        at = top_frame(cells)
        moment: i64 = cells[at + WindowFrame.MOMENT]
        eager: i64 = windows.eager(cells, at + WindowFrame.ROUND, state.board.players)
        chosen: i64 = -1
        seat: i64 = self._first(state, moment)
        for _ in range(state.board.players):
            if chosen < 0 and eager & BIT[seat]:
                chosen = seat
            seat = self._next(state, moment, seat)
        if chosen < 0:
            pop(cells)
            return OPEN
        answer: i64 = windows.answer_of(cells, at + WindowFrame.ROUND, chosen)
        windows.reopen(cells, at + WindowFrame.ROUND, SEATS)
        if answer == _POWER:
            cells[FLAGS] |= POWER_USED
            cells[find_frame(cells, WAR_STEP) + battle.ADDED + battle.ATTACK] += 1
            if witness is not None:
                witness.tell(telling.POWER_USED, EVERYONE, chosen)
        elif moment == ANY_CARD:
            self._cancel(state, chosen, answer - _CARD, dice, witness)
        else:
            announce(state, chosen, answer - _CARD, moment, witness)
        return BARRED

    def _cancel(self, state: Position, seat: i64, card: i64, dice: Dice, witness: Witness | None) -> None:
        """The only copy is on the table, so nobody can answer it: it settles the matter at once (NEC-129)."""
        cells = state.cells
        pop(cells)
        put_down(cells, seat, card)
        discard(cells, card)
        state.board.lines.do(state, seat, card, 0, ANY_CARD, blank(), dice, witness)

    def _first(self, state: Position, moment: i64) -> i64:
        """Who comes first: the next after the card's player, the first of the year, or the active player (NEC-128)."""
        cells = state.cells
        if moment == ANY_CARD:
            return next_in_order(state.board, cells, player_of(cells, find_frame(cells, ANNOUNCE_STEP)))
        return cells[ORDER] if moment == YEAR_END else cells[ACTIVE]

    def _next(self, state: Position, moment: i64, seat: i64) -> i64:
        """In a war the defender comes second; otherwise this year's order."""
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        if moment in (ANY_CARD, YEAR_END) or war < 0 or cells[war + battle.FOE] == NECROSIAN_FOE:
            return next_in_order(state.board, cells, seat)
        defender: i64 = cells[war + battle.FOE]
        attacker: i64 = cells[war + battle.ATTACKER]
        if seat == attacker:
            return defender
        following = next_in_order(state.board, cells, attacker if seat == defender else seat)
        return next_in_order(state.board, cells, following) if following == defender else following

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A window not answered in time is passed (NEC-185)."""
        return state.board.first[PASS]


def _what_for(state: Position, moment: i64) -> dict[str, str | int]:
    """What a window is about: the card to be cancelled, a Commerce, or the war."""
    board = state.board
    cells = state.cells
    if moment == ANY_CARD:
        at = find_frame(cells, ANNOUNCE_STEP)
        card = board.content.cards[int(card_of(cells, at))]
        return {"rival_seat": int(player_of(cells, at)), "card": card.key}
    if moment == AFTER_COMMERCE:
        return {"region": board.region_key(cells[find_frame(cells, TRADE_STEP) + CommerceFrame.REGION])}
    war = find_frame(cells, WAR_STEP)
    if war < 0:
        return {}
    foe: i64 = cells[war + battle.FOE]
    about: dict[str, str | int] = {
        "rival_seat": int(cells[war + battle.ATTACKER]),
        "region": board.region_key(cells[war + battle.REGION]),
        "foe": "necrosians" if foe == NECROSIAN_FOE else board.content.peoples[int(cells[PEOPLE + foe])].key,
    }
    if moment not in (W2, W3):
        about["attack"] = int(battle.score_of(cells, war, battle.ATTACK))
        about["defence"] = int(battle.score_of(cells, war, battle.DEFENCE))
    return about
