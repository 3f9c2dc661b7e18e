"""Carrying out lists: who may declare an element, and the step that goes through its lines (DIK-298 to DIK-301).

A list is a frame on the stack: the element, the list, the place in it, the site, and what its player has chosen so far
for the line that has its turn. Each line is over, with all that it lays on the stack, before the next one is asked for
anything. THE ORDER, once for all:

    1  declaration: the element is in use from here on (DIK-322)
    2  each line from left to right: its choices, then what it does; what it triggers is carried out before the next
       (answers to an arrival, AUT-077; a pawn killed; the Others)
    3  a line that cannot do anything any more is left out
    4  the Used token, when the last line is over, triggers and granted Manoeuvres included
    5  what was waiting below goes on; the window in which it was declared asks everybody again (DIK-316)

WHEN THE RULES ASK OR ANSWER, in the order of a Cycle:

    after Opportunities     window
    in Development          all incomes at once, then triggers of Development in Rank order (DIK-097), then the window
    a Manoeuvre             declared alone by whoever's turn it is; a special one is its list
      a stack arrives       triggers of other players on the arrival (tolls), then the attack of the Others (AUT-077)
      a pawn is struck      tokens that shield, the pawn, fine or bounty, triggers on its death; then the next strike
    after each Manoeuvre    window, still in the Manoeuvres (effects that grant one are admitted)
    before the Revelation   window, already in the Resolution
    after the Revelation    window
    a sector is designated  window, before it is turned up
      a struggle            nothing is declared until the fists are open (DIK-225), then triggers of who lost
      a prise               triggers of claiming a card, Gains, triggers of the element itself
    after each conquest     window
    before the End of Cycle the Attack, then the last window

Beside the windows a Manifestation may be declared whenever somebody is waited for (DIK-314); it is laid on top of that.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components.effects import MOST, NONE, blank, number_made
from logothete.games.diktat import telling
from logothete.games.diktat.board import TRIGGERED
from logothete.games.diktat.desk import judging
from logothete.games.diktat.effects.effect import Effect, place_of, site_of
from logothete.games.diktat.effects.rows import MANIFESTATION, PAY, SPECIAL, SPEND_TOKEN
from logothete.games.diktat.effects.table import all_effects
from logothete.games.diktat.effects.using import in_use
from logothete.games.diktat.effects.vocabulary import NEEDS
from logothete.games.diktat.frames import DECLARED, DEEPEST, TRIGGER_ANSWER, EffectFrame, open_effect
from logothete.games.diktat.holdings import has_element, is_used, lay_used, marker_element, sector_of_element
from logothete.games.diktat.kinds import EFFECT_STEP, FIST_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.verbs import ENOUGH
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Witness, buffer
from logothete.kernel.steps import END, Listed, find_frame, pop, top_frame

_KEYS: Final = tuple(NEEDS)
"""Of each effect: its key."""
JUDGE: Final = all_effects()
"""All effects; they have no state."""

NOT_HELD: Final = Objection("DIK-147", "element-not-held")
NOT_DECLARABLE: Final = Objection("DIK-290", "not-declarable")
IS_USED: Final = Objection("DIK-303", "element-is-used")
IS_IN_USE: Final = Objection("DIK-322", "element-in-use")
END_IS_TRIGGERED: Final = Objection("DIK-280", "end-is-triggered")
FISTS_ARE_CLOSING: Final = Objection("DIK-225", "fists-are-closing")
COST_NOT_MET: Final = Objection("DIK-300", "cost-not-met")
NOT_IN_THIS_PHASE: Final = Objection("DIK-318", "not-in-this-phase")
CHANGES_NOTHING: Final = Objection("DIK-300", "changes-nothing")
TOO_MUCH_AT_ONCE: Final = Objection("DIK-315", "too-much-at-once")
NOT_FOR_THIS_EFFECT: Final = Objection("DIK-309", "not-for-this-effect")


def admits(state: Position, seat: i64, element: i64) -> bool:
    """Whether this moment admits an element that a seat holds, by what everybody can see (DIK-316)."""
    board = state.board
    if in_use(board, state.cells, seat, element) or is_used(board, state.cells, seat, element):
        return False
    return JUDGE.fits(state, seat, element, 0, -1, -1, True)


def why_not_use(state: Position, seat: i64, element: i64) -> Objection | None:
    """What stands against a Manifestation or a special Manoeuvre being declared now."""
    board = state.board
    cells = state.cells
    if not has_element(board, cells, seat, element):
        return NOT_HELD
    if board.rows.type[element] not in (MANIFESTATION, SPECIAL):
        return NOT_DECLARABLE
    if in_use(board, cells, seat, element):
        return IS_IN_USE
    if is_used(board, cells, seat, element):
        return IS_USED
    if cells[TRIGGERED]:
        return END_IS_TRIGGERED
    if find_frame(cells, FIST_STEP) >= 0:
        return FISTS_ARE_CLOSING
    if cells[END] + DEEPEST > len(cells):
        return TOO_MUCH_AT_ONCE
    if JUDGE.fits(state, seat, element, 0, -1, -1, False):
        return None
    if JUDGE.untimely(state, element):
        return NOT_IN_THIS_PHASE
    return COST_NOT_MET if JUDGE.unpaid(state, seat, element) else CHANGES_NOTHING


def declare(state: Position, seat: i64, element: i64, dice: Dice, witness: Witness | None) -> None:
    """A seat declares a Manifestation or a special Manoeuvre: its list has its turn now (DIK-298, DIK-301)."""
    open_effect(state.cells, seat, element, element, DECLARED)
    marker: bool = element >= state.board.rows.marker
    sector: i64 = sector_of_element(state.board, element) if marker else -1
    judging.used(state.board, state.cells, seat, element, sector, witness)
    if witness is None:
        return
    if element < state.board.rows.marker:
        witness.tell(telling.DECLARED, EVERYONE, seat, element)
    else:
        witness.tell(telling.DECLARED_MARKER, EVERYONE, seat, sector_of_element(state.board, element))


class RunEffect(Listed[Position]):
    """A list of effects, line by line."""

    kind: ClassVar[int] = EFFECT_STEP
    whose: ClassVar[str] = "DIK-309"
    layout: ClassVar[type | None] = EffectFrame

    def pending(self, state: Position) -> i64:
        at = top_frame(state.cells)
        out = buffer(state.most_offers())
        return BIT[state.cells[at + EffectFrame.SEAT]] if self._asked(state, at, out) > 0 else 0

    def prompt(self, state: Position, seat: i64) -> Prompt:
        rows = state.board.rows
        at = top_frame(state.cells)
        line: i64 = rows.first[state.cells[at + EffectFrame.LIST]] + state.cells[at + EffectFrame.NEXT]
        number = number_made(self._made(state, at, line))
        about: dict[str, str | int] = {"number": int(rows.amount[line]), "made": int(number)}
        return Prompt(f"effect-{_KEYS[int(rows.effect[line])]}", "DIK-309", about)

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        return self._asked(state, top_frame(state.cells), out)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NOT_FOR_THIS_EFFECT

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """Choices are nobody's business before the line is carried out."""
        cells = state.cells
        at = top_frame(cells)
        if action == state.board.first[ENOUGH]:
            cells[at + EffectFrame.ENOUGH] = 1
            return SEALED
        rows = state.board.rows
        made = self._made(state, at, rows.first[cells[at + EffectFrame.LIST]] + cells[at + EffectFrame.NEXT])
        made[number_made(made)] = action
        for slot in range(MOST):
            cells[at + EffectFrame.MADE + slot] = made[slot] + 1
        return SEALED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """What is optional is not taken; of what has to be chosen, the first (DIK-320)."""
        out = buffer(state.most_offers())
        offers = self._asked(state, top_frame(state.cells), out)
        enough: i64 = state.board.first[ENOUGH]
        return enough if out[offers - 1] == enough else out[0]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        rows = state.board.rows
        at = top_frame(cells)
        lines: i64 = cells[at + EffectFrame.LIST]
        place: i64 = cells[at + EffectFrame.NEXT]
        # What was declared shows what its player has chosen, and perhaps what he has: nobody goes back behind it.
        bar: i64 = OPEN if cells[at + EffectFrame.MODE] == TRIGGER_ANSWER else BARRED
        if place == rows.length[lines]:
            _finish(state, at)
            return bar
        line: i64 = rows.first[lines] + place
        effect = self._standing_effect(state, at, line)
        made = self._made(state, at, line)
        cells[at + EffectFrame.NEXT] = place + 1
        cells[at + EffectFrame.ENOUGH] = 0
        for slot in range(MOST):
            cells[at + EffectFrame.MADE + slot] = 0
        if effect is None:
            # Somebody has acted since it was declared: what cannot be paid for any more does not come.
            if rows.effect[line] in (PAY, SPEND_TOKEN):
                cells[at + EffectFrame.NEXT] = rows.length[lines]
            return bar
        effect.do(state, cells[at + EffectFrame.SEAT], line, made, dice, witness)
        return effect.reach if bar == OPEN else bar

    def _standing_effect(self, state: Position, at: i64, line: i64) -> Effect | None:
        """The effect of a line if it can do something now; a trigger goes at any time (DIK-318)."""
        effect = JUDGE.effect_of(state, line)
        if effect is None:
            return None
        cells = state.cells
        if cells[at + EffectFrame.MODE] != TRIGGER_ANSWER and not JUDGE.in_time(state, effect):
            return None
        seat: i64 = cells[at + EffectFrame.SEAT]
        fits = effect.fits(state, seat, line, site_of(cells, at), place_of(cells, at), effect.veiled)
        return effect if fits else None

    def _asked(self, state: Position, at: i64, out: vec[i64]) -> i64:
        """What the line that has its turn asks. To be able to stop only is no question, but under a veil."""
        cells = state.cells
        rows = state.board.rows
        lines: i64 = cells[at + EffectFrame.LIST]
        place: i64 = cells[at + EffectFrame.NEXT]
        if place == rows.length[lines] or cells[at + EffectFrame.ENOUGH]:
            return 0
        line: i64 = rows.first[lines] + place
        effect = self._standing_effect(state, at, line)
        if effect is None:
            return 0
        made = self._made(state, at, line)
        if made[MOST - 1] != NONE:
            return 0
        offers = effect.ask(state, cells[at + EffectFrame.SEAT], line, at, made, out)
        return 0 if offers == 1 and out[0] == state.board.first[ENOUGH] and not effect.veiled else offers

    def _made(self, state: Position, at: i64, line: i64) -> vec[i64]:
        """What was chosen for a line, as far as it could still be chosen: others may have acted in between."""
        made = blank()
        effect = JUDGE.effect_of(state, line)
        if effect is None or state.cells[at + EffectFrame.MADE] == 0:
            return made
        out = buffer(state.most_offers())
        seat: i64 = state.cells[at + EffectFrame.SEAT]
        for slot in range(MOST):
            action: i64 = state.cells[at + EffectFrame.MADE + slot] - 1
            if action < 0:
                return made
            offered: bool = False
            for offer in range(effect.ask(state, seat, line, at, made, out)):
                if out[offer] == action:
                    offered = True
            if not offered:
                return made
            made[slot] = action
        return made


def _finish(state: Position, at: i64) -> None:
    """The list is over; what was declared is Used now, whatever its marker has become meanwhile (DIK-322)."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[at + EffectFrame.SEAT]
    element: i64 = cells[at + EffectFrame.ELEMENT]
    uses: bool = cells[at + EffectFrame.MODE] == DECLARED
    pop(cells)
    if not uses:
        return
    if element >= board.rows.marker:
        element = marker_element(board, cells, seat, sector_of_element(board, element))
    if element >= 0 and has_element(board, cells, seat, element):
        lay_used(board, cells, seat, element)
