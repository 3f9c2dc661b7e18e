"""What a seat sees of a position: the view that everybody gets, and a seat's own secrets added to it."""

from __future__ import annotations

import msgspec

from logothete.components import decks, sets
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    AFFINITY_KEYS,
    ALL_PLACES,
    ASSASSINS,
    BORROWED,
    CABAL,
    CLOSED,
    CORRUPTING,
    CORRUPTION,
    CYCLE,
    DARKNESS,
    DEBTS,
    DISCARD,
    FALLEN,
    FROZEN,
    KEPT,
    KIND_KEYS,
    KINDS,
    MOVES,
    OTHERS,
    OTHERS_OUT,
    OWN_CARDS,
    PARASITES,
    PERJURIES,
    PERMITS,
    PHASE,
    PHASE_KEYS,
    POWER,
    RESERVE,
    SECRET,
    SECRET_SEEN,
    SECTORS,
    SKIPPED,
    SPIES,
    STOCK,
    TOKEN_PLACES,
    TOKEN_SECTORS,
    TOKEN_SPENT,
    TOKENS,
    TRACK,
    TURN,
    USED_CARDS,
    WORDS,
    Board,
)
from logothete.games.diktat.desk.looking import desk_of, desk_of_all
from logothete.games.diktat.frames import (
    AFTER_MANOEUVRE,
    BY_OTHERS,
    DECLARED,
    MOMENT_KEYS,
    EffectFrame,
    FistFrame,
    ManoeuvreFrame,
    SpyFrame,
    StrikeFrame,
    TurnsFrame,
    WindowFrame,
)
from logothete.games.diktat.holdings import (
    filled_with,
    is_in_play,
    is_used,
    marker_element,
    markers_left,
    markers_of,
    next_card,
    own_card,
    sector_of_element,
    taken_as,
)
from logothete.games.diktat.kinds import (
    CONQUEST_STEP,
    EFFECT_STEP,
    FIST_STEP,
    MANOEUVRE_STEP,
    RESOLUTION_STEP,
    SPY_STEP,
    STRIKE_STEP,
    TURNS_STEP,
    WINDOW_STEP,
)
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.resolution import TO_DESIGNATE, Resolve
from logothete.games.diktat.rules.strength import TO_TAKE, ConquestFrame, strength
from logothete.games.diktat.rules.teams import team_pawn, team_sector
from logothete.games.diktat.rules.windows import Window
from logothete.games.diktat.scoring import administrator, corrupted_sectors, points_of, rank_of
from logothete.games.diktat.stacks import by_sector, kind_at, knows, owner_of, remembered, sector_of, size_of
from logothete.games.diktat.view import (
    Conquest,
    Contender,
    DiktatView,
    Doing,
    Held,
    InUse,
    Marker,
    OpenWindow,
    OwnCard,
    Pawn,
    Screen,
    Seat,
    Sector,
    Stack,
    Team,
)
from logothete.kernel.actions import Actions
from logothete.kernel.bits import BIT, members
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import BELOW, FRAME, TOP, find_frame


def look_on(state: Position, actions: Actions) -> DiktatView:
    """What everybody sees."""
    board, cells = state.board, state.cells
    over = cells[TOP] == 0
    resolution = find_frame(cells, RESOLUTION_STEP)
    designated = resolution >= 0 and cells[resolution + Resolve.NEXT] != TO_DESIGNATE
    return DiktatView(
        seat=None,
        cycle=int(cells[CYCLE]),
        cycles=int(board.cycles),
        phase=PHASE_KEYS[int(cells[PHASE])],
        turn=None if cells[TURN] < 0 else int(cells[TURN]),
        asked=members(int(state.asked(0))),
        others=board.others,
        track=_run(cells, TRACK, actions),
        secret=cells[SECRET] > 0,
        secret_seen_by=members(int(cells[SECRET_SEEN])),
        secret_card=None,
        deck=int(cells[board.deck]),
        discard=_set(cells, DISCARD, actions),
        corruption_track=_run(cells, CORRUPTING, actions),
        darkness=sum(int(cells[DARKNESS + sector]) for sector in range(SECTORS)),
        others_out={key: int(cells[OTHERS_OUT + kind]) for kind, key in enumerate(KIND_KEYS)},
        sectors=[_sector(board, cells, sector) for sector in range(SECTORS)],
        stacks=_stacks(state, None, actions),
        seats=[_seat(board, cells, seat, actions) for seat in range(board.players)],
        team=None,
        doing=_doing(cells, actions),
        pointed=None,
        in_use=_in_use(board, cells, actions),
        window=_window(state),
        designated=board.sector_key(cells[resolution + Resolve.SECTOR]) if designated else None,
        conquest=_conquest(board, cells),
        lost=cells[FALLEN] != 0,
        places=state.places() if over else None,
        desk=desk_of_all(state),
    )


def look_closer(public: DiktatView, state: Position, seat: int, actions: Actions) -> DiktatView:
    """The same with what one seat knows besides."""
    cells = state.cells
    seats = list(public.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], screen=_screen(cells, seat))
    secret = cells[SECRET] > 0 and cells[SECRET_SEEN] & BIT[seat]
    conquest = public.conquest
    fist = find_frame(cells, FIST_STEP)
    if conquest is not None and fist >= 0 and cells[fist + FistFrame.CLOSED] & BIT[seat]:
        conquest = msgspec.structs.replace(conquest, bid=int(cells[fist + FistFrame.BIDS + seat]))
    return msgspec.structs.replace(
        public,
        seat=seat,
        secret_card=actions.domains["card"][int(cells[SECRET]) - 1] if secret else None,
        stacks=_stacks(state, seat, actions),
        seats=seats,
        team=_team(state, seat),
        pointed=_pointed(cells, seat, actions),
        conquest=conquest,
        desk=desk_of(state, seat, actions),
    )


def _run(cells: vec[i64], run: i64, actions: Actions) -> list[str]:
    return [actions.domains["card"][int(cells[run + decks.FIRST + at])] for at in range(cells[run])]


def _set(cells: vec[i64], at: i64, actions: Actions) -> list[str]:
    found = []
    card = sets.first_from(cells, at, WORDS, 0)
    while card >= 0:
        found.append(actions.domains["card"][int(card)])
        card = sets.first_from(cells, at, WORDS, card + 1)
    return found


def _sector(board: Board, cells: vec[i64], sector: int) -> Sector:
    tokens = [board.content.tokens[token].key for token in range(TOKENS) if cells[TOKEN_SECTORS + token] & BIT[sector]]
    used = [board.content.tokens[token].key for token in range(TOKENS) if cells[TOKEN_SPENT + token] & BIT[sector]]
    return Sector(
        key=board.sector_key(sector),
        markers=int(markers_left(board, cells, sector)),
        darkness=int(cells[DARKNESS + sector]),
        corruption=int(cells[PARASITES + sector]),
        corrupted=bool(corrupted_sectors(board, cells) & BIT[sector]),
        tokens=tokens,
        used_tokens=used,
        turned_up=bool(cells[FROZEN] & BIT[sector]),
        closed=bool(cells[CLOSED] & BIT[sector]),
        kept=_by_seat(board, cells, KEPT, sector),
        permits=_by_seat(board, cells, PERMITS, sector),
    )


def _by_seat(board: Board, cells: vec[i64], at: i64, sector: int) -> list[int]:
    """The seats in a list of numbers by sector, each as often as it says."""
    return [seat for seat in range(board.players) for _ in range(by_sector(cells[at + seat], sector))]


def _stacks(state: Position, seat: int | None, actions: Actions) -> list[Stack]:
    """Every stack as a seat sees it; a spectator sees a type where all seats do."""
    board, cells = state.board, state.cells
    return [_stack(board, cells, place, seat, actions) for place in range(ALL_PLACES) if size_of(cells, place) > 0]


def _stack(board: Board, cells: vec[i64], place: int, seat: int | None, actions: Actions) -> Stack:
    owner = owner_of(cells, place)
    viewers = range(board.players) if seat is None else [seat]
    # What all players have seen, each for himself, is not yet public.
    hidden = seat is None and not cells[FROZEN] & BIT[sector_of(place)]
    pawns = []
    for position in range(size_of(cells, place)):
        seen = not hidden and all(knows(cells, viewer, place, position) for viewer in viewers)
        pawns.append(Pawn(KIND_KEYS[int(kind_at(cells, place, position))] if seen else None))
    sure = {
        key: number
        for kind, key in enumerate(KIND_KEYS)
        if (number := min(int(remembered(cells, viewer, place, kind)) for viewer in viewers)) and seat is not None
    }
    return Stack(
        place=actions.domains["place"][place],
        sector=board.sector_key(sector_of(place)),
        seat=None if owner == OTHERS else int(owner),
        pawns=pawns,
        token=sets.has(cells, TOKEN_PLACES, place),
        sure=sure,
    )


def _seat(board: Board, cells: vec[i64], seat: int, actions: Actions) -> Seat:
    if cells[CABAL + seat] < 0:
        return Seat(None, 0, 0, False, 0, 0, 0, 0, 0, 0, 0, 0, [], [], [], False, None)
    named = all(cells[CABAL + other] >= 0 for other in range(board.players))
    return Seat(
        cabal=board.cabal_key(cells, seat),
        points=int(points_of(board, cells, seat)),
        rank=int(rank_of(board, cells, seat)),
        administrator=named and administrator(board, cells) == seat,
        debts=int(cells[DEBTS + seat]),
        borrowed=int(cells[BORROWED + seat]),
        perjuries=int(cells[PERJURIES + seat]),
        corruption=int(cells[CORRUPTION + seat]),
        spies=int(cells[SPIES + seat]),
        assassins=int(cells[ASSASSINS + seat]),
        moves=int(cells[MOVES + seat]),
        tokens=int(cells[STOCK + seat]),
        cards=_cards(board, cells, seat, actions),
        markers=_markers(board, cells, seat),
        own=[_own(board, cells, seat, own, actions) for own in range(OWN_CARDS)],
        skipped=bool(cells[SKIPPED] & BIT[seat]),
        screen=None,
    )


def _cards(board: Board, cells: vec[i64], seat: int, actions: Actions) -> list[Held]:
    row: list[int] = []
    card = next_card(cells, seat, 0)
    while card >= 0:
        row.append(int(card))
        card = next_card(cells, seat, card + 1)
    row.sort(key=lambda one: int(taken_as(cells, one)))
    held = []
    for one in row:
        filled = [int(filled_with(cells, one, symbol)) for symbol in range(board.symbols[one])]
        keys = [None if affinity < 0 else AFFINITY_KEYS[affinity] for affinity in filled]
        held.append(Held(actions.domains["card"][one], keys, sets.has(cells, USED_CARDS, one)))
    return held


def _markers(board: Board, cells: vec[i64], seat: int) -> list[Marker]:
    return [
        Marker(
            board.sector_key(sector),
            int(markers_of(cells, seat, sector)),
            is_used(board, cells, seat, marker_element(board, cells, seat, sector)),
        )
        for sector in range(SECTORS)
        if markers_of(cells, seat, sector) > 0
    ]


def _own(board: Board, cells: vec[i64], seat: int, own: int, actions: Actions) -> OwnCard:
    element = board.rows.own + own_card(cells, seat, own)
    key = actions.domains["card"][int(element)]
    return OwnCard(key, is_in_play(cells, seat, own), is_used(board, cells, seat, element))


def _screen(cells: vec[i64], seat: int) -> Screen:
    return Screen(
        power=int(cells[POWER + seat]),
        agents={key: int(cells[RESERVE + seat * KINDS + kind]) for kind, key in enumerate(KIND_KEYS)},
        affinities={key: int(cells[AFFINITY + seat * AFFINITIES + one]) for one, key in enumerate(AFFINITY_KEYS)},
    )


def _team(state: Position, seat: int) -> Team | None:
    """The team that a seat puts together, if any."""
    cells = state.cells
    at = find_frame(cells, MANOEUVRE_STEP)
    if at < 0 or cells[at + ManoeuvreFrame.SEAT] != seat:
        return None
    sector = team_sector(state.board, cells, at)
    if sector < 0:
        return None
    pawns = [KIND_KEYS[int(team_pawn(cells, at, place))] for place in range(cells[at + ManoeuvreFrame.TEAM])]
    return Team(state.board.sector_key(sector), pawns)


def _doing(cells: vec[i64], actions: Actions) -> Doing | None:
    if cells[TOP] == 0:
        return None
    strikes = find_frame(cells, STRIKE_STEP)
    looks = find_frame(cells, SPY_STEP)
    if strikes < 0 and looks < 0:
        return None
    if strikes > looks:
        only = int(cells[strikes + StrikeFrame.ONLY_PLACE]) - 1
        return Doing(
            action="strike",
            seat=int(cells[strikes + StrikeFrame.SEAT]),
            left=int(cells[strikes + StrikeFrame.LEFT]),
            others=bool(cells[strikes + StrikeFrame.MODE] & BY_OTHERS),
            place=None if only < 0 else actions.domains["place"][only],
        )
    return Doing("spy", int(cells[looks + SpyFrame.SEAT]), int(cells[looks + SpyFrame.LEFT]), False, None)


def _pointed(cells: vec[i64], seat: int, actions: Actions) -> str | None:
    """The stack that a seat has named in its looks or strikes, whichever are under way."""
    if cells[TOP] == 0:
        return None
    strikes = find_frame(cells, STRIKE_STEP)
    looks = find_frame(cells, SPY_STEP)
    if strikes > looks:
        whose, named = cells[strikes + StrikeFrame.SEAT], cells[strikes + StrikeFrame.PLACE]
    elif looks >= 0:
        whose, named = cells[looks + SpyFrame.SEAT], cells[looks + SpyFrame.PLACE]
    else:
        return None
    return actions.domains["place"][int(named) - 1] if whose == seat and named > 0 else None


def _in_use(board: Board, cells: vec[i64], actions: Actions) -> list[InUse]:
    """Every list that was declared and is not over, from the top of the stack down."""
    found = []
    at = cells[TOP]
    while at != 0:
        frame = at + FRAME
        if cells[at] == EFFECT_STEP and cells[frame + EffectFrame.MODE] == DECLARED:
            element = cells[frame + EffectFrame.ELEMENT]
            marker = element >= board.rows.marker
            found.append(
                InUse(
                    int(cells[frame + EffectFrame.SEAT]),
                    None if marker else actions.domains["card"][int(element)],
                    board.sector_key(sector_of_element(board, element)) if marker else None,
                )
            )
        at = cells[at + BELOW]
    return found


def _window(state: Position) -> OpenWindow | None:
    cells = state.cells
    top = cells[TOP]
    if top == 0 or cells[top] != WINDOW_STEP:
        return None
    at = find_frame(cells, WINDOW_STEP)
    asked = Window().asked(state)
    answered = cells[at + WindowFrame.ROUND]
    moment = cells[at + WindowFrame.MOMENT]
    turns = find_frame(cells, TURNS_STEP)
    arrived = int(cells[turns + TurnsFrame.ARRIVED]) if moment == AFTER_MANOEUVRE and turns >= 0 else 0
    return OpenWindow(
        MOMENT_KEYS[int(moment)],
        members(int(asked)),
        members(int(answered)),
        [state.board.sector_key(sector) for sector in members(arrived)],
    )


def _conquest(board: Board, cells: vec[i64]) -> Conquest | None:
    at = find_frame(cells, CONQUEST_STEP)
    if at < 0:
        return None
    order = [int(cells[at + ConquestFrame.ORDER + one]) for one in range(cells[at + ConquestFrame.CONTENDERS])]
    following = int(cells[at + ConquestFrame.NEXT])
    taking = cells[at + ConquestFrame.STAGE] == TO_TAKE and following < len(order)
    fist = find_frame(cells, FIST_STEP)
    return Conquest(
        sector=board.sector_key(cells[at + ConquestFrame.SECTOR]),
        order=[
            Contender(
                None if seat == OTHERS else seat,
                int(strength(cells, at, seat)),
                0 if seat == OTHERS else int(cells[at + ConquestFrame.COUNTED + seat]),
            )
            for seat in order
        ],
        next=order[following] if taking and order[following] != OTHERS else None,
        tied=members(int(cells[at + ConquestFrame.TIED])),
        closed=members(int(cells[fist + FistFrame.CLOSED])) if fist >= 0 else [],
        bid=None,
    )
