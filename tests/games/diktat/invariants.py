"""What holds in every state of every game of Diktat, said a second time and as plainly as possible.

Pawns, cards, markers, Affinities, Others and points are counted again here rather than taken from the engine.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ALL_PLACES,
    ARENA,
    ASSASSINS,
    BORROWED,
    CABAL,
    CORRUPTION,
    DARKNESS,
    DEBTS,
    FALLEN,
    FIRST,
    FROZEN,
    KINDS,
    MANOEUVRES,
    MOVES,
    OTHERS_OUT,
    OWNER,
    PARASITES,
    PAWNS,
    PERJURIES,
    PHASE,
    PLACES,
    POWER,
    RAISED,
    RESERVE,
    SECTORS,
    SIZE,
    SPIES,
    STOCK,
    TOKEN_PLACES,
    TOKEN_SECTORS,
    TOKENS,
    WITHDRAWN,
)
from logothete.games.diktat.content import Line
from logothete.games.diktat.desk.clauses import is_whole
from logothete.games.diktat.desk.layout import CLAUSES, DRAFT, MADE, OFFER_TO, ON_TABLE, SIDES, TO, is_empty, tray
from logothete.games.diktat.desk.oaths import SLOTS, SWORN, in_force, party, slot_at
from logothete.games.diktat.position import Position
from logothete.games.diktat.title import Diktat
from logothete.games.diktat.view import DiktatView
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec

if TYPE_CHECKING:
    from tests.fuzz import Game

NUMBERS = (POWER, DEBTS, BORROWED, PERJURIES, CORRUPTION, SPIES, ASSASSINS, MOVES, RAISED, STOCK)


def check(game: Game) -> None:
    """All of it: the quick part in every state, the slow one where the game is looked at closely."""
    title = cast(Diktat, game.title)
    state = cast(Position, game.state)
    _check_numbers(state.cells, game.setup.players)
    _check_arena(state.cells)
    _check_others(state)
    _check_desk(state)
    if game.closely:
        public = title.look(state, None)
        _check_cards(title, public)
        _check_affinities(title, state, public)
        _check_points(title, state, public)
        _check_secrets(title, state)


def _check_numbers(cells: vec[i64], players: int) -> None:
    """Nothing is negative; Manoeuvre pawns are there in the Manoeuvres phase alone."""
    for seat in range(players):
        for at in NUMBERS:
            assert cells[at + seat] >= 0 or at == RAISED, f"seat {seat} has {cells[at + seat]} at {at}"
        for kind in range(KINDS):
            assert cells[RESERVE + seat * KINDS + kind] >= 0
            assert cells[WITHDRAWN + seat * KINDS + kind] >= 0
        for affinity in range(AFFINITIES):
            assert cells[AFFINITY + seat * AFFINITIES + affinity] >= 0
        assert cells[PHASE] <= MANOEUVRES or cells[MOVES + seat] == 0, "a Manoeuvre pawn is left after the phase"
    for sector in range(SECTORS):
        assert cells[DARKNESS + sector] >= 0
        assert cells[PARASITES + sector] >= 0


def _check_arena(cells: vec[i64]) -> None:
    """Stacks lie one behind the other in the order of their places; a place has an owner exactly if it has pawns."""
    end = 0
    for place in range(ALL_PLACES):
        size = int(cells[SIZE + place])
        assert (size > 0) == (cells[OWNER + place] > 0), f"place {place}: {size} pawns of {cells[OWNER + place]}"
        assert place % PLACES or cells[OWNER + place] in (0, 6), f"place {place} is for the Others"
        if size:
            assert cells[FIRST + place] == end, f"place {place} begins at {cells[FIRST + place]}, not at {end}"
        end += size
    assert end <= PAWNS
    assert all(cells[ARENA + at] == 0 for at in range(end, PAWNS)), "something is left behind the last pawn"
    assert all(cells[ARENA + at] & 3 < KINDS for at in range(end)), "a pawn without a type"


def _check_others(state: Position) -> None:
    """Twelve Others, four of each type, on the board or beside it (AUT-035)."""
    board, cells = state.board, state.cells
    if not board.others:
        return
    found = [int(cells[OTHERS_OUT + kind]) for kind in range(KINDS)]
    for sector in range(SECTORS):
        place = sector * PLACES
        for position in range(int(cells[SIZE + place])):
            found[int(cells[ARENA + cells[FIRST + place] + position] & 3)] += 1
    assert found == [int(number) for number in board.starting_pile], f"Others are missing: {found}"
    darkness = sum(int(cells[DARKNESS + sector]) for sector in range(SECTORS))
    assert darkness <= board.darkness_tokens


def _check_desk(state: Position) -> None:
    """Nobody makes more than he may, offers go to others, and an oath is between two who swear something (DIK-327)."""
    board, cells = state.board, state.cells
    players = int(board.players)
    for seat in range(players):
        own = tray(seat)
        for form, limit in enumerate(board.limits):
            assert 0 <= cells[own + MADE + form] <= limit, f"seat {seat} has made {cells[own + MADE + form]} at {form}"
        for to, terms in ((TO, DRAFT), (OFFER_TO, ON_TABLE)):
            assert cells[own + to] >> players == 0, f"seat {seat} speaks to somebody who is not there"
            assert not cells[own + to] >> seat & 1, f"seat {seat} speaks to itself"
            assert cells[own + to] or is_empty(cells, own + terms), f"seat {seat} offers something to nobody"
    for slot in range(SLOTS):
        if in_force(cells, slot):
            one, other = party(cells, slot, 0), party(cells, slot, 1)
            assert 0 <= one < players, f"oath {slot} of {one}"
            assert 0 <= other < players, f"oath {slot} of {other}"
            assert one != other, f"seat {one} has sworn to itself"
            first = slot_at(slot) + SWORN
            sworn = [int(cells[at]) for at in range(first, first + SIDES * CLAUSES) if cells[at]]
            assert sworn, f"oath {slot} is empty"
            assert all(is_whole(clause) for clause in sworn), f"oath {slot} has half a clause"


def _check_cards(title: Diktat, public: DiktatView) -> None:
    """Each of the 72 cards is somewhere, once; each of the 24 markers, too."""
    held = [held.card for seat in public.seats for held in seat.cards]
    lying = [*public.track, *public.corruption_track, *public.discard, *held]
    assert len(set(lying)) == len(lying), f"a card lies twice: {Counter(lying).most_common(1)}"
    cards = len(title.board_content.opportunities)
    missing = cards - len(lying) - public.deck - int(public.secret)
    # The card that brought the common defeat found no space.
    assert missing == 0 or (public.lost and missing == 1), f"{missing} cards are missing"
    for sector in public.sectors:
        taken = sum(marker.number for seat in public.seats for marker in seat.markers if marker.sector == sector.key)
        assert taken + sector.markers == 2, f"markers of {sector.key}: {taken} taken, {sector.markers} left"
    most = title.board_content.values.markers
    assert all(sum(marker.number for marker in seat.markers) <= most for seat in public.seats)


def _check_affinities(title: Diktat, state: Position, public: DiktatView) -> None:
    """Ten Affinity tokens of a type, at most (DIK-064)."""
    cells = state.cells
    for affinity, key in enumerate(title.actions.domains["affinity"]):
        hidden = sum(int(cells[AFFINITY + seat * AFFINITIES + affinity]) for seat in range(len(public.seats)))
        laid = sum(held.filled.count(key) for seat in public.seats for held in seat.cards)
        assert hidden + laid <= title.board_content.values.affinities, f"{hidden + laid} tokens {key}"
    for token in range(TOKENS):
        for cabal in range(int(state.board.cabals)):
            if state.board.token[cabal] != token:
                continue
            seats = [seat for seat in range(len(public.seats)) if cells[CABAL + seat] == cabal]
            laid = len(members(int(cells[TOKEN_SECTORS + token])))
            if state.board.token_on_stack[token]:
                laid = sum(len(members(int(cells[TOKEN_PLACES + word]))) for word in range(2))
            stock = sum(int(cells[STOCK + seat]) for seat in seats)
            assert laid + stock <= (int(state.board.token_count[token]) if seats else 0), (
                f"token {token}: {laid}, {stock}"
            )


def _check_points(title: Diktat, state: Position, public: DiktatView) -> None:
    """VP are the sum of their sources (DIK-319), found in the content by the names of what lies there."""
    content = title.board_content
    cabals = {cabal.key: cabal for cabal in content.cabals}
    gains = {card.key: _gain(card.does) for card in content.opportunities}
    gains |= {card.key: _gain(card.does) for card in content.cabal_cards}
    sectors = {sector.key: sector for sector in content.sectors}
    for at, seat in enumerate(public.seats):
        if seat.cabal is None:
            continue
        cabal = cabals[seat.cabal]
        in_play = [own.card for own in seat.own if own.in_play]
        points = sum(slot.vp for slot in cabal.slots[: len(in_play)])
        slots = [*cabal.opportunity_slots, *[content.values.overflow] * len(seat.cards)]
        points += sum(slots[: len(seat.cards)])
        points += sum(gains[card] for card in [*in_play, *[held.card for held in seat.cards]])
        for marker in seat.markers:
            sector = sectors[marker.sector]
            face = sector.one if marker.number == 1 else sector.both
            points += _gain(face.does)
        points += sum(token is not None for held in seat.cards for token in held.filled)
        points -= int(state.cells[PERJURIES + at])
        assert seat.points == points, f"seat {at} has {seat.points} VP, not {points}"


def _gain(lines: tuple[Line, ...]) -> int:
    return sum(line.goods.vp for line in lines if line.effect == "gain")


def _check_secrets(title: Diktat, state: Position) -> None:
    """A spectator sees no type of a pawn that is not turned up, and nobody sees behind another's screen (DIK-043)."""
    for viewer in [None, *range(int(state.board.players))]:
        view = title.look(state, viewer)
        assert [at for at, seat in enumerate(view.seats) if seat.screen is not None and at != viewer] == []
        if viewer is None and not state.cells[FALLEN]:
            frozen = [title.actions.domains["sector"][sector] for sector in members(int(state.cells[FROZEN]))]
            shown = [stack.place for stack in view.stacks if any(pawn.agent for pawn in stack.pawns)]
            assert all(place.rsplit("-", 1)[0] in frozen for place in shown), f"{shown} shown, {frozen} turned up"
