"""What a seat may know of a position: a white list (BYZ-028, BYZ-030, BYZ-151).

Public: board, reserves, grids, order, tiles turned up, who has answered a sealed question. Own: list, guesses, sealed
answer. Everything else appears only when the game is over (BYZ-135).
"""

from __future__ import annotations

import msgspec

from logothete.games.byzantio.board import (
    ACTIVE,
    DONE,
    EVENT_KEYS,
    FIRST,
    FREE,
    HOUSE,
    NO_GUESS,
    ONES,
    PRETENDER,
    RESERVE,
    ROW_KEYS,
    ROWS,
    SEAL,
    TILES,
    TURN,
    TWOS,
    UPTURNED,
    suspect_of,
    target_on,
    used_boxes,
)
from logothete.games.byzantio.kinds import ANSWER_STEP, REMOVAL_STEP, STRIKE_STEP, SUCCESSION_STEP, SWAP_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.rules.campaign import ChooseRemoval
from logothete.games.byzantio.rules.course import needed_roll
from logothete.games.byzantio.rules.negotiation import AnswerOffer, ChooseSwap
from logothete.games.byzantio.scoring import abandoned_city, changed_line, line_halves, total_halves
from logothete.kernel.bits import members
from logothete.kernel.steps import TOP, top_frame


class Row(msgspec.Struct, frozen=True):
    """One row of an action grid: the turn of each used box, 0 for a struck one, in order; then the free boxes."""

    key: str
    boxes: list[int]
    free: int


class Target(msgspec.Struct, frozen=True):
    """One line of a list; `abandoned` is the city it held before the Succession, `points` its worth at the end."""

    value: int
    city: str | None
    abandoned: str | None = None
    points: float | None = None


class Suspicion(msgspec.Struct, frozen=True):
    """A guess of a rival's main target; no city is a guess not made."""

    rival: int
    city: str | None
    right: bool | None = None


class Sheet(msgspec.Struct, frozen=True):
    """The folded half of a score sheet: the owner sees it always, everybody at the end."""

    targets: list[Target]
    suspicions: list[Suspicion]
    score: float | None = None


class Seat(msgspec.Struct, frozen=True):
    """A player as everybody sees him; `sheet` is there for its owner, and for all at the end."""

    house: str | None
    pretender: str | None
    reserve: int
    garrisons: dict[str, int]
    grid: list[Row]
    answered: bool
    sheet: Sheet | None


class Tile(msgspec.Struct, frozen=True):
    """An event on the track; no key while it lies face down."""

    turn: int
    event: str | None
    happened: bool


class Doing(msgspec.Struct, frozen=True):
    """A decision under way that everybody watches: a garrison half chosen, or an exchange on the table."""

    city: str
    rival: int | None = None
    rival_city: str | None = None
    needed: int | None = None


class ByzantioView(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may know."""

    seat: int | None
    turn: int
    turns: int
    first: int | None
    active: int | None
    asked: list[int]
    seats: list[Seat]
    tiles: list[Tile]
    face_down: list[str]
    offer: Doing | None
    sealed: str | None
    places: list[int] | None


def look_closer(public: ByzantioView, state: Position, seat: int) -> ByzantioView:
    """The view of a seat: what a spectator sees, and its own secrets."""
    seats = list(public.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], sheet=_sheet(state, seat))
    return msgspec.structs.replace(
        public, seat=seat, asked=members(int(state.asked(seat))), seats=seats, sealed=_sealed(state, seat)
    )


def look_on(state: Position) -> ByzantioView:
    """What a spectator sees."""
    board = state.board
    cells = state.cells
    over = cells[TOP] == 0
    started = cells[TURN] > 0
    return ByzantioView(
        seat=None,
        turn=int(cells[TURN]),
        turns=int(board.turns),
        first=int(cells[FIRST]) if started else None,
        active=int(cells[ACTIVE]) if cells[ACTIVE] >= 0 else None,
        asked=members(int(state.asked(-1))),
        seats=[_seat(state, seat, over) for seat in range(board.players)],
        tiles=_tiles(state),
        face_down=_face_down(state),
        offer=_doing(state),
        sealed=None,
        places=state.places() if over else None,
    )


def _seat(state: Position, seat: int, unfolded: bool) -> Seat:
    board = state.board
    cells = state.cells
    content = board.content
    house = cells[HOUSE + seat]
    doubled = int(cells[TWOS + seat])
    return Seat(
        house=content.houses[int(house)].key if house >= 0 else None,
        pretender=content.provinces[int(cells[PRETENDER + seat])].key if house >= 0 else None,
        reserve=int(cells[RESERVE + seat]),
        garrisons={
            content.cities[city].key: 2 if doubled >> city & 1 else 1 for city in members(int(cells[ONES + seat]))
        },
        grid=grid(state, seat),
        answered=bool(cells[DONE] >> seat & 1),
        sheet=_sheet(state, seat) if unfolded else None,
    )


def grid(state: Position, seat: int) -> list[Row]:
    """A seat's action grid (BYZ-043, BYZ-110)."""
    free = FREE + seat * ROWS
    cells = state.cells
    boxes = used_boxes(state.board, cells, seat)
    return [Row(key, boxes[row], int(cells[free + row])) for row, key in enumerate(ROW_KEYS)]


def _sheet(state: Position, seat: int) -> Sheet:
    board = state.board
    cells = state.cells
    cities = board.content.cities
    over = cells[TOP] == 0
    changed = changed_line(cells, seat)
    targets = []
    for line in range(board.targets):
        city = target_on(cells, seat, line)
        abandoned = abandoned_city(cells, seat) if line == changed else -1
        targets.append(
            Target(
                value=int(board.lines[line]),
                city=cities[int(city)].key if city >= 0 else None,
                abandoned=cities[int(abandoned)].key if abandoned >= 0 else None,
                points=line_halves(board, cells, seat, line) / 2 if over else None,
            )
        )
    suspicions = []
    for rival in range(board.players):
        guess = suspect_of(cells, seat, rival)
        if rival != seat:
            suspicions.append(
                Suspicion(
                    rival=rival,
                    city=cities[int(guess)].key if 0 <= guess < NO_GUESS - 1 else None,
                    right=bool(guess == target_on(cells, rival, 0)) if over else None,
                )
            )
    return Sheet(targets, suspicions, total_halves(board, cells, seat) / 2 if over else None)


def _tiles(state: Position) -> list[Tile]:
    board = state.board
    cells = state.cells
    tiles = []
    for turn in range(1, int(board.turns) + 1):
        place = board.tile_on[turn]
        if place >= 0:
            happened = place < cells[UPTURNED]
            known = happened or not board.hidden
            tiles.append(Tile(turn, EVENT_KEYS[int(cells[TILES + place])] if known else None, bool(happened)))
    return tiles


def _face_down(state: Position) -> list[str]:
    """The events still to come, without their turns, when tiles lie face down (BYZ-151)."""
    board = state.board
    cells = state.cells
    if not board.hidden:
        return []
    left = [int(cells[TILES + place]) for place in range(cells[UPTURNED], board.events)]
    return [EVENT_KEYS[event] for event in sorted(left)]


def _doing(state: Position) -> Doing | None:
    """What the active player has named so far of a campaign or a negotiation."""
    board = state.board
    cells = state.cells
    step = cells[cells[TOP]] if cells[TOP] else -1
    at = top_frame(cells)
    if step == REMOVAL_STEP:
        return Doing(board.city_key(cells[at + ChooseRemoval.CITY]))
    if step == SWAP_STEP:
        return Doing(board.city_key(cells[at + ChooseSwap.GIVEN]))
    if step != ANSWER_STEP:
        return None
    rival = cells[at + AnswerOffer.RIVAL]
    wanted = cells[at + AnswerOffer.WANTED]
    needed = needed_roll(board, cells, cells[ACTIVE], rival, wanted)
    return Doing(board.city_key(cells[at + AnswerOffer.GIVEN]), int(rival), board.city_key(wanted), int(needed))


def _sealed(state: Position, seat: int) -> str | None:
    """The seat's own answer under seal: the row it strikes, or the line it is changing."""
    cells = state.cells
    answer = int(cells[SEAL + seat]) - 1
    if cells[TOP] == 0 or answer < 0:
        return None
    step = cells[cells[TOP]]
    if step == STRIKE_STEP:
        return ROW_KEYS[answer]
    return str(answer + 1) if step == SUCCESSION_STEP else None
