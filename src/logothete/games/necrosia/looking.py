"""Looking at a position: how what a spectator sees, and what a seat sees beyond that, is drawn as a view."""

from __future__ import annotations

import msgspec

from logothete.components.windows import ANSWERED
from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    BAN_KEYS,
    BANS,
    CURSE,
    DECK,
    DECK_SIZE,
    FALLEN,
    FLAGS,
    INFLUENCE,
    KIND_KEYS,
    KINDS,
    NECROSIAN_FOE,
    NECROSIANS,
    ORDER,
    PEOPLE,
    POWER_USED,
    ROW,
    ROW_SIZE,
    STACK,
    SUIT_KEYS,
    TALLY,
    TIMING_KEYS,
    TOKEN,
    TOKENS_LEFT,
    YEAR,
    dominates,
    guild_of,
    marked_of,
    necrosed,
    reserve_of,
    units_in,
    units_of,
    value_of,
)
from logothete.games.necrosia.frames import (
    MOST_READ,
    ArrangeFrame,
    CommerceFrame,
    EntrailsFrame,
    NecrosisFrame,
    WindowFrame,
    due_in,
)
from logothete.games.necrosia.hands import discarded, hand_size, holds, knows
from logothete.games.necrosia.kinds import (
    AIRBORNE_STEP,
    ANNOUNCE_STEP,
    ARRANGE_STEP,
    CAST_STEP,
    CONVERT_STEP,
    ENTRAILS_STEP,
    MOVE_STEP,
    NECROSIS_STEP,
    STIR_STEP,
    SUPPORT_STEP,
    TRADE_STEP,
    WAR_STEP,
    WINDOW_STEP,
)
from logothete.games.necrosia.odds import foresee_war
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.actions.magic import Carry
from logothete.games.necrosia.rules.actions.moves import MoveUnits, Stir
from logothete.games.necrosia.rules.actions.trade import Convert
from logothete.games.necrosia.rules.calendar.year import regions_to_fall
from logothete.games.necrosia.rules.cards import announce
from logothete.games.necrosia.rules.cards.windows import Window
from logothete.games.necrosia.rules.phases.gains import BuyCards, TakeSupports, supports_of
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.rules.war.free_war import FlyAgain
from logothete.games.necrosia.scoring import necrosed_regions
from logothete.games.necrosia.verbs import PLAY
from logothete.games.necrosia.view import (
    Announced,
    Doing,
    ForSale,
    Held,
    NecrosiaView,
    OpenWindow,
    Region,
    Seat,
    Side,
    Top,
    Troop,
    WarOdds,
    WarUnderWay,
)
from logothete.kernel.actions import Actions
from logothete.kernel.bits import members
from logothete.kernel.steps import FRAME, TOP, find_frame

STAGES = (
    "declared",
    "answer",
    "before-dice",
    "after-dice",
    "losses-fixed",
    "defender-loses",
    "attacker-loses",
    "after-losses",
)
"""What a war is at (NEC-042), as the page calls it."""
MARKS = (
    (battle.IGNORED, "losses-ignored"),
    (battle.NO_COMBAT, "no-combat-cards"),
    (battle.ASTRAL, "attacker-loses-anywhere"),
    (battle.ASTRAL * 2, "defender-loses-anywhere"),
    (battle.NO_BASE, "no-base-die"),
    (battle.AIRBORNE, "airborne"),
)


def look_closer(public: NecrosiaView, state: Position, seat: int, actions: Actions) -> NecrosiaView:
    """The view of a seat: what a spectator sees, and what it alone knows. `actions` spells the choices of a card."""
    top = int(announce.visible_top(state.cells, seat))
    return msgspec.structs.replace(
        public,
        seat=seat,
        asked=members(int(state.asked(seat))),
        seats=[_as_known_to(state, seat, other, shown) for other, shown in enumerate(public.seats)],
        hand=_hand(state, seat),
        seen=_seen(state, seat),
        looking=_looking(state, seat),
        doing=_doing(state, top),
        window=_window(state, top),
        announced=_announced(state, seat, actions),
    )


def look_on(state: Position, actions: Actions) -> NecrosiaView:
    """What a spectator sees."""
    board = state.board
    cells = state.cells
    over = cells[TOP] == 0
    top = int(announce.visible_top(cells, -1))
    stack = sorted(int(cells[STACK + at]) for at in range(cells[TOKENS_LEFT]))
    falling = int(regions_to_fall(board, cells))
    return NecrosiaView(
        seat=None,
        # During the placement the first year token shows already (NEC-066).
        year=max(1, int(cells[YEAR])),
        years=int(board.years),
        order=[int(cells[ORDER + at]) if cells[ORDER + at] >= 0 else None for at in range(board.players)],
        active=int(cells[ACTIVE]) if cells[ACTIVE] >= 0 else None,
        actions=int(cells[ACTIONS]) if cells[ACTIVE] >= 0 else 0,
        power_used=bool(cells[FLAGS] & POWER_USED),
        asked=members(int(state.asked(-1))),
        regions=[_region(state, region, bool(falling >> region & 1)) for region in range(board.regions)],
        seats=[_seat(state, seat) for seat in range(board.players)],
        necrosed=int(necrosed_regions(board, cells)),
        defeat=int(board.defeat),
        tokens=stack,
        row=_row(state),
        discard=[_card(state, card) for card in range(state.board.cards) if discarded(cells, card)],
        deck=int(cells[DECK_SIZE]),
        hand=[],
        seen=[],
        looking=[],
        doing=_doing(state, top),
        war=_war(state),
        window=_window(state, top),
        announced=_announced(state, None, actions),
        supports=_supports(state),
        dying=_dying(state),
        lost=bool(cells[FALLEN]),
        places=state.places() if over else None,
    )


def _card(state: Position, card: int) -> str:
    return state.board.content.cards[card].key


def _place(state: Position, region: int) -> str:
    return state.board.content.regions[region].key


def _by_kind(numbers: list[int]) -> dict[str, int]:
    return {KIND_KEYS[kind]: number for kind, number in enumerate(numbers) if number}


def _region(state: Position, region: int, falling: bool) -> Region:
    board = state.board
    cells = state.cells
    guild = guild_of(board, cells, region)
    seats = range(board.players)
    troops = [
        Troop(
            seat,
            _by_kind([int(units_of(cells, seat, region, kind)) for kind in range(KINDS)]),
            _by_kind([int(marked_of(cells, seat, region, kind)) for kind in range(KINDS)]),
        )
        for seat in seats
        if units_in(cells, seat, region) > 0
    ]
    return Region(
        key=_place(state, region),
        value=int(value_of(board, cells, region)),
        guild=SUIT_KEYS[int(guild)] if guild >= 0 else None,
        necrosed=bool(necrosed(board, cells, region)),
        token=int(cells[TOKEN + region]) - 1 if cells[TOKEN + region] > 0 else None,
        necrosians=int(cells[NECROSIANS + region]),
        troops=troops,
        dominated_by=next((seat for seat in seats if dominates(board, cells, seat, region)), None),
        falling=falling,
        cursed=any(cells[CURSE + seat] == region + 1 for seat in seats),
    )


def _as_known_to(state: Position, viewer: int, seat: int, shown: Seat) -> Seat:
    """A seat with those of its cards that the viewer has seen."""
    cells = state.cells
    if seat == viewer:
        return shown
    known = [card for card in range(state.board.cards) if knows(cells, viewer, card) and holds(cells, seat, card)]
    return msgspec.structs.replace(shown, known=[_card(state, card) for card in known]) if known else shown


def _seat(state: Position, seat: int) -> Seat:
    cells = state.cells
    people = int(cells[PEOPLE + seat])
    curse = int(cells[CURSE + seat]) - 1
    return Seat(
        people=state.board.content.peoples[people].key if people >= 0 else None,
        influence=int(cells[INFLUENCE + seat]),
        tally=int(cells[TALLY + seat]),
        reserve={KIND_KEYS[kind]: int(reserve_of(cells, seat, kind)) for kind in range(KINDS)},
        hand=int(hand_size(cells, seat)),
        known=[],
        bans=[key for at, key in enumerate(BAN_KEYS) if cells[BANS + seat] >> at & 1],
        curse=_place(state, curse) if curse >= 0 else None,
    )


def _row(state: Position) -> list[ForSale]:
    cells = state.cells
    row = [int(cells[ROW + place]) - 1 for place in range(cells[ROW_SIZE])]
    return [ForSale(_card(state, card), int(BuyCards().price(state, card))) for card in row]


def _hand(state: Position, seat: int) -> list[Held]:
    play = int(state.board.first[PLAY])
    legal = set(state.legal(seat))
    own = [card for card in range(state.board.cards) if holds(state.cells, seat, card)]
    return [Held(_card(state, card), play + card in legal) for card in own]


def _seen(state: Position, seat: int) -> list[Top]:
    cells = state.cells
    size = int(cells[DECK_SIZE])
    cards = [int(cells[DECK + size - place]) for place in range(1, size + 1)]
    return [Top(place, _card(state, card)) for place, card in enumerate(cards, 1) if knows(cells, seat, card)]


def _looking(state: Position, seat: int) -> list[str]:
    cells = state.cells
    top = int(cells[TOP])
    at = top + FRAME
    if top != 0 and cells[top] == ARRANGE_STEP and cells[at + ArrangeFrame.SEER] == seat:
        last = int(DECK + cells[DECK_SIZE] - 1)
        return [_card(state, int(cells[last - place])) for place in range(cells[at + ArrangeFrame.LOOKED_AT])]
    if top != 0 and cells[top] == ENTRAILS_STEP and cells[at + EntrailsFrame.READER] == seat:
        read = [int(cells[at + EntrailsFrame.READ + place]) for place in range(MOST_READ)]
        return [_card(state, card - 1) for card in read if card > 0]
    return []


def _doing(state: Position, top: int) -> Doing | None:
    """The action that is half done."""
    cells = state.cells
    step = int(cells[top]) if top else -1

    def field(offset: int) -> int:
        return int(cells[top + FRAME + offset])

    def place(offset: int) -> str:
        return _place(state, field(offset))

    if step == MOVE_STEP:
        if field(MoveUnits.KIND) >= 0:
            return Doing("move", place(MoveUnits.FROM), KIND_KEYS[field(MoveUnits.KIND)])
        return Doing(
            "move", place(MoveUnits.FIRST_FROM), KIND_KEYS[field(MoveUnits.FIRST_KIND)], place(MoveUnits.FIRST_TO)
        )
    if step == CONVERT_STEP:
        return Doing("convert", place(Convert.REGION), KIND_KEYS[field(Convert.KIND)])
    if step == CAST_STEP:
        if field(Carry.ARRIVAL) < 0:
            return Doing("cast", place(Carry.FROM))
        left = int(state.board.carried) - field(Carry.CARRIED)
        return Doing("cast", place(Carry.FROM), to=place(Carry.ARRIVAL), left=left)
    if step == TRADE_STEP:
        return Doing("trade", place(CommerceFrame.REGION), left=field(CommerceFrame.LEFT))
    if step == STIR_STEP:
        return Doing("stir", place(Stir.FROM))
    return Doing("airborne", place(FlyAgain.FROM)) if step == AIRBORNE_STEP else None


def _war(state: Position) -> WarUnderWay | None:
    cells = state.cells
    war = int(find_frame(cells, WAR_STEP))
    if war < 0:
        return None
    return WarUnderWay(
        region=_place(state, int(cells[war + battle.REGION])),
        origin=_place(state, int(cells[war + battle.ORIGIN])),
        stage=STAGES[int(cells[war + battle.STAGE])],
        free=bool(cells[war + battle.FREE]),
        marks=[key for bit, key in MARKS if cells[war + battle.MARKS] & bit],
        attack=_side(state, war, battle.ATTACK),
        defence=_side(state, war, battle.DEFENCE),
        odds=_odds(state),
    )


def _odds(state: Position) -> WarOdds | None:
    ahead = foresee_war(state)
    return None if ahead is None else WarOdds(ahead.attacker_losses, ahead.defender_losses)


def _side(state: Position, war: int, side: int) -> Side:
    cells = state.cells
    stage = STAGES[int(cells[war + battle.STAGE])]
    rolled = stage not in STAGES[:3]
    losses = None
    if stage == "losses-fixed":
        losses = int(battle.losses_due(cells, war, side))
    elif rolled and stage != "after-dice":
        losses = int(cells[war + battle.DUE + side])
    seat = int(battle.seat_on(cells, war, side))
    lost = int(cells[war + battle.LOST + side])
    number = int(cells[war + battle.ROLLED + side])
    return Side(
        seat=None if seat == NECROSIAN_FOE else seat,
        dice=number if rolled else int(battle.dice_of(state.board, cells, war, side)),
        rolled=[int(battle.die_value(cells, war, side, die)) for die in range(number)],
        bonus=int(cells[war + battle.BONUS + side]),
        score=int(battle.score_of(cells, war, side)) if rolled else None,
        losses=losses,
        lost={} if seat == NECROSIAN_FOE else _by_kind([lost >> kind * 6 & 63 for kind in range(KINDS)]),
    )


def _window(state: Position, top: int) -> OpenWindow | None:
    cells = state.cells
    if top == 0 or cells[top] != WINDOW_STEP:
        return None
    at = top + FRAME
    moment = TIMING_KEYS[int(cells[at + WindowFrame.MOMENT])]
    answered = members(int(cells[at + WindowFrame.ROUND + ANSWERED]))
    return OpenWindow(moment, members(int(Window().asked_at(state, at))), answered)


def _announced(state: Position, viewer: int | None, actions: Actions) -> Announced | None:
    """The card that is announced; while it is in its player's hand he alone sees it (NEC-127)."""
    cells = state.cells
    at = int(find_frame(cells, ANNOUNCE_STEP))
    if at < 0:
        return None
    card = int(announce.card_of(cells, at))
    seat = int(announce.player_of(cells, at))
    if announce.unseen(cells, at, -1 if viewer is None else viewer):
        return None
    held = holds(cells, seat, card)
    made = [actions.text(choice) for choice in announce.choices_of(state, at)]
    return Announced(_card(state, card), seat, not held, made)


def _supports(state: Position) -> dict[str, int]:
    cells = state.cells
    at = int(find_frame(cells, SUPPORT_STEP))
    packed = int(cells[at + TakeSupports.LEFT]) if at >= 0 else 0
    left = {key: int(supports_of(packed, suit)) for suit, key in enumerate(SUIT_KEYS)}
    return {key: number for key, number in left.items() if number}


def _dying(state: Position) -> dict[str, int]:
    cells = state.cells
    at = int(find_frame(cells, NECROSIS_STEP))
    packed = int(cells[at + NecrosisFrame.DUE]) if at >= 0 else 0
    due = {_place(state, region): int(due_in(packed, region)) for region in range(state.board.regions)}
    return {key: number for key, number in due.items() if number}
