"""What a seat is asked at each step: the question, its rule, and what it is about."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import (
    ACTIONS,
    ANY_CARD,
    INFLUENCE,
    KIND_KEYS,
    NECROSIAN_FOE,
    PEOPLE,
    TIMING_KEYS,
    YEAR,
)
from logothete.games.necrosia.kinds import (
    AIRBORNE_STEP,
    ANNOUNCE_STEP,
    ARRANGE_STEP,
    BUY_STEP,
    CONVERT_STEP,
    DRIVE_STEP,
    ENTRAILS_STEP,
    FREE_TRADE_STEP,
    FREE_WAR_STEP,
    LOSS_STEP,
    MOVE_STEP,
    NECROSIS_STEP,
    ORDER_STEP,
    PEOPLE_STEP,
    PLACE_STEP,
    STIR_STEP,
    SUPPORT_STEP,
    TRADE_STEP,
    TURN_STEP,
    WAR_STEP,
    WINDOW_STEP,
)
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules import announce, battle, questions
from logothete.games.necrosia.rules.order import ChooseRank
from logothete.games.necrosia.verbs import AIM, AT, CARRY, CAST, DIE, LIFT, PICK, RECRUIT, STIR, TO, TRADE, WAGE, WANT
from logothete.kernel.state import buffer
from logothete.kernel.steps import FRAME, TOP, find_frame
from logothete.kernel.title import Prompt

About = dict[str, str | int]

_WINDOWS: Final = {
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

_CHOICES: Final = {
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


def ask(state: Position, seat: int) -> Prompt:
    """The question to a seat that the game waits for."""
    own = state.prompt(seat)
    if own is not None:
        return own
    cells = state.cells
    top = int(cells[TOP])
    at = top + FRAME
    step = int(cells[top])
    if step in (PEOPLE_STEP, PLACE_STEP, ORDER_STEP):
        return _before_turns(state, step, at)
    if step == WINDOW_STEP:
        return _window(state, TIMING_KEYS[int(cells[at])])
    if step == ANNOUNCE_STEP:
        return _card(state, at)
    if step in (LOSS_STEP, DRIVE_STEP, NECROSIS_STEP):
        return _losses(state, step, at)
    if step in (SUPPORT_STEP, BUY_STEP, ARRANGE_STEP, ENTRAILS_STEP):
        return _cards(state, step, at, seat)
    return _action(state, step, at)


def _in(state: Position, region: int) -> str:
    return state.board.content.regions[int(region)].key


def _before_turns(state: Position, step: int, at: int) -> Prompt:
    board = state.board
    cells = state.cells
    if step == PEOPLE_STEP:
        return Prompt("people", "NEC-069")
    if step == PLACE_STEP:
        left = int(board.batch - cells[at + 1])
        lap = int(cells[at] // board.players) + 1
        return Prompt("place", "NEC-074", {"number": left, "lap": lap, "laps": int(board.batches)})
    if ChooseRank().chooser(state) >= 0:
        return Prompt("rank", "NEC-059", {"year": int(cells[YEAR])})
    return Prompt("favour", "NEC-061")


def _action(state: Position, step: int, at: int) -> Prompt:
    """Phase 3: the turn itself, and actions half done."""
    board = state.board
    cells = state.cells
    if step == TURN_STEP:
        left = int(cells[ACTIONS])
        return Prompt("turn", "NEC-090", {"number": left, "year": int(cells[YEAR]), "years": int(board.years)})
    if step == MOVE_STEP:
        if cells[at] >= 0:
            return Prompt(
                "move-to", "NEC-095", {"kind": KIND_KEYS[int(cells[at])], "region": _in(state, cells[at + 1])}
            )
        return Prompt("move-second", "NEC-096")
    if step == STIR_STEP:
        return Prompt("stir-to", "NEC-100", {"region": _in(state, cells[at])})
    if step == TRADE_STEP:
        return Prompt("recruit", "NEC-049", {"region": _in(state, cells[at]), "number": int(cells[at + 1])})
    if step == CONVERT_STEP:
        return Prompt("convert", "NEC-103", {"kind": KIND_KEYS[int(cells[at])], "region": _in(state, cells[at + 1])})
    if step == FREE_WAR_STEP:
        return Prompt("free-war", "NEC-C11")
    if step == FREE_TRADE_STEP:
        return Prompt("free-trade", "NEC-C27")
    assert step == AIRBORNE_STEP, f"step {step} asks nobody"
    return Prompt("airborne", "NEC-C12", {"region": _in(state, cells[at])})


def _losses(state: Position, step: int, at: int) -> Prompt:
    cells = state.cells
    if step == NECROSIS_STEP:
        if cells[at] == 1:
            return Prompt("spare", "NEC-174")
        due = int(cells[at + 1])
        region = next(place for place in range(state.board.regions) if due >> place * 2 & 3)
        return Prompt("necrosed", "NEC-010", {"region": _in(state, region)})
    war = int(find_frame(cells, WAR_STEP))
    if step == DRIVE_STEP:
        region = int(cells[war + battle.REGION])
        if cells[at + 1] < 0:
            return Prompt("driven-to", "NEC-C14", {"region": _in(state, region)})
        return Prompt("driven", "NEC-C14", {"region": _in(state, cells[at + 1]), "number": int(cells[at + 2])})
    side = int(cells[at])
    number = int(cells[war + battle.DUE + side])
    if cells[war + battle.MARKS] >> side & battle.ASTRAL:
        return Prompt("lose-anywhere", "NEC-C79", {"number": number})
    region = int(cells[war + (battle.ORIGIN if side == battle.ATTACK else battle.REGION)])
    return Prompt("lose", "NEC-033", {"region": _in(state, region), "number": number})


def _cards(state: Position, step: int, at: int, seat: int) -> Prompt:
    cells = state.cells
    if step == SUPPORT_STEP:
        return Prompt("support", "NEC-157")
    if step == BUY_STEP:
        left = int(state.board.purchases - cells[at])
        return Prompt("buy", "NEC-110", {"number": left, "influence": int(cells[INFLUENCE + seat])})
    if step == ARRANGE_STEP:
        return Prompt("arrange", "NEC-C34") if cells[at + 2] else Prompt("draw", "NEC-C34")
    return Prompt("entrails", "NEC-C60", {"number": int(cells[at + 1])})


def _card(state: Position, at: int) -> Prompt:
    """The next choice of a card, under the rule of the card itself."""
    card = state.board.content.cards[int(state.cells[at + announce.CARD])]
    out = buffer(state.board.actions)
    questions.offer(state, at, out)
    verb = int(state.board.verb_of[out[0]])
    return Prompt(f"card-{_CHOICES[verb]}", card.rule, {"card": card.key})


def _window(state: Position, moment: str) -> Prompt:
    return Prompt(f"window-{moment}", _WINDOWS[moment], _what_for(state, moment))


def _what_for(state: Position, moment: str) -> About:
    """What a window is about: the card to be cancelled, the war, or a Commerce."""
    cells = state.cells
    content = state.board.content
    if moment == TIMING_KEYS[ANY_CARD]:
        at = int(find_frame(cells, ANNOUNCE_STEP))
        return {
            "rival_seat": int(cells[at + announce.PLAYER]),
            "card": content.cards[int(cells[at + announce.CARD])].key,
        }
    if moment == "after-commerce":
        return {"region": _in(state, cells[find_frame(cells, TRADE_STEP)])}
    war = int(find_frame(cells, WAR_STEP))
    if war < 0:
        return {}
    foe = int(cells[war + battle.FOE])
    about: About = {
        "rival_seat": int(cells[war + battle.ATTACKER]),
        "region": _in(state, cells[war + battle.REGION]),
        "foe": "necrosians" if foe == NECROSIAN_FOE else content.peoples[int(cells[PEOPLE + foe])].key,
    }
    if moment not in ("w2", "w3"):
        about["attack"] = int(battle.score_of(cells, war, battle.ATTACK))
        about["defence"] = int(battle.score_of(cells, war, battle.DEFENCE))
    return about
