"""Who stands where, and how the Trophies of each sector would be shared out if everything stayed as it is."""

from __future__ import annotations

from typing import Final

from logothete.components import decks
from logothete.games.diktat.board import (
    ALL_PLACES,
    CITIZEN,
    CORRUPTING,
    DARKNESS,
    EMISSARY,
    GUARD,
    KINDS,
    MOVES,
    OTHERS,
    OWNER,
    PLACES,
    POWER,
    SEATS,
    SECTORS,
    SIZE,
    Board,
)
from logothete.games.diktat.effects.rows import COUNT_AS
from logothete.games.diktat.frames import FistFrame, ManoeuvreFrame
from logothete.games.diktat.holdings import markers_left
from logothete.games.diktat.judgement.goods import card_to_win, marker_to_win, stain, track_card, track_size
from logothete.games.diktat.kinds import FIST_STEP, MANOEUVRE_STEP
from logothete.games.diktat.rules.teams import team_pawn, team_sector
from logothete.games.diktat.scoring import rank_of
from logothete.games.diktat.stacks import is_open, kind_at
from logothete.games.diktat.standing import group_size, ignores_darkness, next_working
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.mind import numbers
from logothete.kernel.state import buffer
from logothete.kernel.steps import TOP, top_frame

CONTENDERS: Final = SEATS + 1
MOST_TROPHIES: Final = 24
USUAL_BID: Final = 2
"""What somebody is expected to bid whose fist is not closed yet."""


class Survey:
    """What a position shows at a glance. One for each mind: it is filled anew for each position."""

    __slots__ = (
        "agents",
        "bids",
        "cards",
        "claimed",
        "corrupting",
        "cured",
        "drafted",
        "left",
        "markers",
        "order",
        "prizes",
        "spent",
        "strength",
        "won_cards",
        "won_markers",
    )

    def __init__(self) -> None:
        self.agents = buffer(CONTENDERS * SECTORS * KINDS)
        """Of each contender, sector and type: how many pawns."""
        self.strength = buffer(CONTENDERS)
        """In the sector that is looked at: the Emissaries that each contender has left."""
        self.order = buffer(CONTENDERS)
        self.cards = buffer(MOST_TROPHIES)
        self.prizes = numbers(SEATS)
        """Of each seat: what it would win if all sectors were turned up now."""
        self.won_cards = buffer(SEATS)
        self.won_markers = buffer(SEATS)
        self.drafted = buffer(KINDS)
        """The pawns of the team that is being put together: they count as sent."""
        self.bids = buffer(SEATS)
        self.spent = buffer(SEATS)
        """What a closed fist holds: it is as good as gone."""
        self.markers: i64 = 0
        self.left: i64 = 0
        self.corrupting: i64 = 0
        """In the sector that is looked at: the cards that lie on the corruption track."""
        self.claimed: i64 = 0
        """How many cards of the Opportunity track would be claimed."""
        self.cured: i64 = 0
        """How many cards of the corruption track."""

    def count(self, board: Board, cells: vec[i64], left: i64) -> None:
        """Look at a position; `left` Cycles follow this one."""
        self.left = left
        self.claimed = 0
        self.cured = 0
        for at in range(CONTENDERS * SECTORS * KINDS):
            self.agents[at] = 0
        for seat in range(board.players):
            self.prizes[seat] = 0.0
            self.won_cards[seat] = 0
            self.won_markers[seat] = 0
        stood: i64 = 0
        for place in range(ALL_PLACES):
            owner: i64 = cells[OWNER + place] - 1
            if owner >= 0:
                first: i64 = (owner * SECTORS + place // PLACES) * KINDS
                for position in range(cells[SIZE + place]):
                    self.agents[first + kind_at(cells, place, position)] += 1
                if owner != OTHERS:
                    stood |= BIT[place // PLACES]
        stood |= self._draft(board, cells)
        self._fists(board, cells)
        if stood:
            for sector in range(SECTORS):
                if stood & BIT[sector]:
                    self._share(board, cells, sector)

    def _draft(self, board: Board, cells: vec[i64]) -> i64:
        """Let a team that is being put together stand where it is meant to go; the mask of that sector."""
        for kind in range(KINDS):
            self.drafted[kind] = 0
        if cells[TOP] == 0 or cells[cells[TOP]] != MANOEUVRE_STEP:
            return 0
        at = top_frame(cells)
        if cells[at + ManoeuvreFrame.TO] == 0:
            return 0
        sector = team_sector(board, cells, at)
        if sector < 0:
            return 0
        first: i64 = (cells[at + ManoeuvreFrame.SEAT] * SECTORS + sector) * KINDS
        for place in range(cells[at + ManoeuvreFrame.TEAM]):
            kind = team_pawn(cells, at, place)
            self.drafted[kind] += 1
            self.agents[first + kind] += 1
        return BIT[sector]

    def _fists(self, board: Board, cells: vec[i64]) -> None:
        for seat in range(board.players):
            power: i64 = cells[POWER + seat]
            self.bids[seat] = power if power < USUAL_BID else USUAL_BID
            self.spent[seat] = 0
        if cells[TOP] == 0 or cells[cells[TOP]] != FIST_STEP:
            return
        at = top_frame(cells)
        for seat in range(board.players):
            if cells[at + FistFrame.CLOSED] & BIT[seat]:
                self.bids[seat] = cells[at + FistFrame.BIDS + seat]
                self.spent[seat] = self.bids[seat]

    # Sharing out

    def _share(self, board: Board, cells: vec[i64], sector: i64) -> None:
        """Prises in turn, most Emissaries first, one Emissary each (DIK-209 to DIK-217, AUT-082 to AUT-086)."""
        most: i64 = 0
        for seat in range(board.players):
            self.strength[seat] = self._strength(board, cells, seat, sector)
            if self.strength[seat] > most:
                most = self.strength[seat]
        vectors: i64 = self.agents[(OTHERS * SECTORS + sector) * KINDS + EMISSARY]
        if most == 0 or vectors >= most:
            return
        contenders = self._order(board, cells)
        size = self._trophies(board, cells, sector)
        self.markers = markers_left(board, cells, sector)
        darkness: i64 = cells[DARKNESS + sector]
        certainty = self._certainty(board, cells, sector)
        going: bool = True
        while going:
            going = False
            for place in range(contenders):
                seat = self.order[place]
                if self.strength[seat] == 0:
                    continue
                if darkness > 0 and not ignores_darkness(board, cells, seat):
                    darkness -= 1
                    self.strength[seat] -= 1
                    going = True
                    continue
                won = self._prise(board, cells, seat, sector, size)
                if won > 0.0:
                    self.prizes[seat] += certainty * won
                    self.strength[seat] -= 1
                    going = True
            if vectors > 0 and going:
                vectors -= 1
                for seat in range(board.players):
                    if self.strength[seat] > 0:
                        self.strength[seat] -= 1

    def _strength(self, board: Board, cells: vec[i64], seat: i64, sector: i64) -> i64:
        first: i64 = (seat * SECTORS + sector) * KINDS
        number: i64 = self.agents[first + EMISSARY]
        for kind in range(CITIZEN, GUARD + 1):
            if self.agents[first + kind] > 1 and next_working(board, cells, seat, COUNT_AS, 0) >= 0:
                group = group_size(board, cells, seat, sector, kind)
                if group > 0:
                    number += self.agents[first + kind] // group
        return number

    def _order(self, board: Board, cells: vec[i64]) -> i64:
        """Who has an Emissary, in the order of prises: number, then what they bid, then Rank."""
        size: i64 = 0
        for seat in range(board.players):
            if self.strength[seat] == 0:
                continue
            at: i64 = size
            while at > 0 and self._precedes(board, cells, seat, self.order[at - 1]):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = seat
            size += 1
        return size

    def _precedes(self, board: Board, cells: vec[i64], seat: i64, rival: i64) -> bool:
        if self.strength[seat] != self.strength[rival]:
            return self.strength[seat] > self.strength[rival]
        if self.bids[seat] != self.bids[rival]:
            return self.bids[seat] > self.bids[rival]
        return rank_of(board, cells, seat) > rank_of(board, cells, rival)

    def _trophies(self, board: Board, cells: vec[i64], sector: i64) -> i64:
        """The cards of a sector on both tracks, those of the corruption track marked by what they are above."""
        size: i64 = 0
        self.corrupting = 0
        for place in range(track_size(cells)):
            card = track_card(cells, place)
            if board.sector_of[card] == sector:
                self.cards[size] = card
                size += 1
        for place in range(cells[CORRUPTING]):
            card = cells[CORRUPTING + decks.FIRST + place]
            if board.sector_of[card] == sector:
                self.cards[size] = card + board.cards
                self.corrupting += 1
                size += 1
        return size

    def _prise(self, board: Board, cells: vec[i64], seat: i64, sector: i64, size: i64) -> float:
        """The best that a seat can take, taken; 0 if nothing is left."""
        best = 0.0
        chosen: i64 = -1
        for place in range(size):
            if self.cards[place] >= 0:
                card: i64 = self.cards[place] % board.cards
                worth = card_to_win(board, cells, seat, card, self.won_cards[seat], self.left)
                worth -= stain(board, self.corrupting - (1 if self.cards[place] >= board.cards else 0))
                if worth > best:
                    best = worth
                    chosen = place
        if self.markers > 0:
            worth = marker_to_win(board, cells, seat, sector, self.won_markers[seat], self.left)
            worth -= stain(board, self.corrupting)
            if worth > best:
                self.markers -= 1
                self.won_markers[seat] += 1
                return worth
        if chosen >= 0:
            if self.cards[chosen] >= board.cards:
                self.cured += 1
                self.corrupting -= 1
            else:
                self.claimed += 1
            self.cards[chosen] = -1
            self.won_cards[seat] += 1
        return best

    def _certainty(self, board: Board, cells: vec[i64], sector: i64) -> float:
        """How far what stands in a sector can be relied on: less while there are Manoeuvres left.

        Where prises are being taken, what is not taken now may be gone.
        """
        if not is_open(cells, sector):
            return 0.6
        moves: i64 = 0
        for seat in range(board.players):
            moves += cells[MOVES + seat]
        return 0.92 - 0.22 * float(moves) / float(board.players * board.manoeuvres)
