"""The desk as a seat sees it (`view.py`)."""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.games.diktat.board import CABAL, SECTORS, WORDS, Board
from logothete.games.diktat.content import ClauseScene, ClauseSort
from logothete.games.diktat.desk.bounds import bounds_of
from logothete.games.diktat.desk.clauses import (
    A_CABAL,
    A_CARD,
    A_COMPARE,
    A_GOOD,
    A_ICON,
    A_KIND,
    A_NUMBER,
    A_PLACE,
    A_POSITION,
    A_SECTOR,
    DEADLINE_KEYS,
    KINDS,
    OPTIONAL,
    SECTOR_END,
    deadline_of,
    deadline_sector,
    filled,
    kind_of,
    stood_at,
    thing,
)
from logothete.games.diktat.desk.drafting import VERB_OF_ASK
from logothete.games.diktat.desk.layout import (
    ANSWERS,
    ASKED,
    CLAUSE,
    CLAUSES,
    DRAFT,
    FORM,
    GIVEN,
    GOODS_KEYS,
    MADE,
    NOTHING,
    OFFER_TO,
    ON_TABLE,
    T_PLACE,
    TO,
    cards_at,
    clause_at,
    good_in,
    markers_in,
    tray,
)
from logothete.games.diktat.desk.oaths import SLOTS, in_force, party, side_of, slot_at, wishes_end
from logothete.games.diktat.desk.oaths import SWORN as SWORN_AT
from logothete.games.diktat.desk.view import DeskView, Offered, Part, Sworn
from logothete.games.diktat.position import Position
from logothete.games.diktat.verbs import VERBS
from logothete.kernel.actions import Actions
from logothete.kernel.bits import BIT, members
from logothete.kernel.cells import i64, vec

FORM_KEYS = ("", "offer", "claim", "showing")
_SORT_KEYS: Final[tuple[ClauseSort, ...]] = ("abstain", "perform", "choice", "truth")
DOMAIN_OF: Final = {
    A_SECTOR: "sector",
    A_CABAL: "cabal",
    A_CARD: "card",
    A_PLACE: "place",
    A_POSITION: "position",
    A_KIND: "agent",
    A_GOOD: "goods",
    A_NUMBER: "figure",
    A_COMPARE: "compare",
    A_ICON: "icon",
}


def clauses_of_scene() -> dict[str, ClauseScene]:
    """What a page has to know of clauses to say them and to put them together."""
    return {
        key: ClauseScene(_SORT_KEYS[sort], tuple(VERBS[VERB_OF_ASK[ask & ~OPTIONAL]].key for ask in asks))
        for key, sort, asks in zip(KINDS.keys, KINDS.sorts, KINDS.asks, strict=True)
    }


def desk_of_all(state: Position) -> DeskView:
    """What everybody sees: who has sworn to whom (DIK-203)."""
    cells = state.cells
    found = []
    for slot in range(SLOTS):
        if in_force(cells, slot):
            found.append(Sworn(slot + 1, [int(party(cells, slot, 0)), int(party(cells, slot, 1))], [], []))
    return DeskView(found)


def desk_of(state: Position, seat: int, actions: Actions) -> DeskView:
    """The desk as one seat sees it."""
    board, cells = state.board, state.cells
    own = tray(seat)
    before = [
        _offered(board, cells, maker, OFFER_TO, ON_TABLE, "offer", actions)
        for maker in range(board.players)
        if cells[tray(maker) + OFFER_TO] & BIT[seat]
    ]
    form = int(cells[own + FORM])
    clause = int(cells[own + CLAUSE])
    return DeskView(
        oaths=[_sworn(cells, slot, seat, actions) for slot in range(SLOTS) if in_force(cells, slot)],
        draft=None if form == NOTHING else _offered(board, cells, seat, TO, DRAFT, FORM_KEYS[form], actions),
        clause=[] if clause == 0 else words_of(cells, clause, actions),
        offer=_offered(board, cells, seat, OFFER_TO, ON_TABLE, "offer", actions) if cells[own + OFFER_TO] else None,
        offers=before,
        answers=int(cells[own + ANSWERS]) - 1 if cells[own + ANSWERS] else None,
        bounds=[bounds_of(state, seat, other) for other in range(board.players)],
        left=[int(board.limits[at] - cells[own + MADE + at]) for at in range(3)],
    )


def _offered(board: Board, cells: vec[i64], seat: i64, to: int, terms: int, form: str, actions: Actions) -> Offered:
    at = tray(seat) + terms
    return Offered(
        seat=int(seat),
        to=members(int(cells[tray(seat) + to])),
        form=form,
        gives=_part(cells, at, GIVEN, actions),
        asks=_part(cells, at, ASKED, actions),
    )


def _part(cells: vec[i64], terms: i64, side: int, actions: Actions) -> Part:
    cards = []
    card = sets.first_from(cells, cards_at(terms, side), WORDS, 0)
    while card >= 0:
        cards.append(actions.domains["card"][int(card)])
        card = sets.first_from(cells, cards_at(terms, side), WORDS, card + 1)
    goods = {key: int(good_in(cells, terms, side, good)) for good, key in enumerate(GOODS_KEYS)}
    markers = {actions.domains["sector"][at]: int(markers_in(cells, terms, side, at)) for at in range(SECTORS)}
    place = int(cells[terms + T_PLACE + side])
    sworn = [int(cells[clause_at(terms, side, at)]) for at in range(CLAUSES)]
    return Part(
        goods={key: number for key, number in goods.items() if number},
        cards=cards,
        markers={key: number for key, number in markers.items() if number},
        way=actions.domains["place"][place - 1] if place else None,
        clauses=[words_of(cells, clause, actions) for clause in sworn if clause],
    )


def words_of(cells: vec[i64], clause: int, actions: Actions) -> list[str]:
    """A clause, as far as it is put together, in words of the action table; `any` is what it leaves open."""
    kind = int(kind_of(clause))
    words = [KINDS.keys[kind]]
    for at in range(int(filled(clause))):
        ask = KINDS.asks[kind][at] & ~OPTIONAL
        value = int(stood_at(clause) if ask == A_PLACE else thing(clause, at))
        if value < 0:
            words.append("any")
        else:
            words.append(actions.domains[DOMAIN_OF[ask]][int(cells[CABAL + value]) if ask == A_CABAL else value])
    deadline = int(deadline_of(clause))
    if deadline == SECTOR_END:
        words += ["by", actions.domains["sector"][int(deadline_sector(clause))]]
    elif deadline >= 0:
        words += ["by", DEADLINE_KEYS[deadline]]
    return words


def _sworn(cells: vec[i64], slot: int, seat: int, actions: Actions) -> Sworn:
    seats = [int(party(cells, slot, 0)), int(party(cells, slot, 1))]
    if side_of(cells, slot, seat) < 0:
        return Sworn(slot + 1, seats, [], [])
    both = []
    for side in range(2):
        at = slot_at(slot) + SWORN_AT + side * CLAUSES
        both.append([words_of(cells, int(cells[at + place]), actions) for place in range(CLAUSES) if cells[at + place]])
    wishes = [seats[side] for side in range(2) if wishes_end(cells, slot, side)]
    return Sworn(slot + 1, seats, both, wishes)
