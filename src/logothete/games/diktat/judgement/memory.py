"""What a seat remembers of the others: who kept his word, and what was claimed in this Cycle (DIK-164, DIK-203).

A claim is believed as far as its speaker's record goes. It is held against what is turned up: a stack before the
conquest of its sector, the secret card when it is revealed.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import SEATS, Board
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk.clauses import (
    A_CARD,
    A_COMPARE,
    A_KIND,
    A_NUMBER,
    A_PLACE,
    A_SECTOR,
    AT_LEAST,
    AT_MOST,
    begin,
    fill,
    kind_of,
    named,
)
from logothete.games.diktat.desk.statements import is_true
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import owner_of
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.state import buffer

CLAIMS: Final = 32
"""The claims of a Cycle that are remembered; later ones are not."""
FACES: Final = 1000
KEPT_AT_FIRST: Final = 3.0
BROKEN_AT_FIRST: Final = 1.0
"""A stranger is believed three times out of four."""

_CYCLE_BEGAN: Final[i64] = telling.CYCLE_BEGAN
_REVEALED: Final[i64] = telling.REVEALED
_TURNED_UP: Final[i64] = telling.TURNED_UP
_PERJURED: Final[i64] = telling.PERJURED
_PROVED_TRUE: Final[i64] = telling.PROVED_TRUE
_SAID_PAWN: Final[i64] = telling.SAID_PAWN
_SAID_AT_LEAST: Final[i64] = telling.SAID_AT_LEAST
_SAID_AT_MOST: Final[i64] = telling.SAID_AT_MOST
_SAID_SECTOR: Final[i64] = telling.SAID_SECRET_SECTOR
_SAID_CARD: Final[i64] = telling.SAID_SECRET_CARD


class Memory:
    """The records of all seats and the claims that were not put to the test yet, as one seat was told of them."""

    __slots__ = ("broken", "clauses", "kept", "revealed", "size", "speakers")

    def __init__(self) -> None:
        self.kept = buffer(SEATS)
        self.broken = buffer(SEATS)
        """Lies that came out, and perjuries, which count twice."""
        self.speakers = buffer(CLAIMS)
        self.clauses = buffer(CLAIMS)
        self.size: i64 = 0
        self.revealed: i64 = -1
        """The secret card of this Cycle, once it is revealed."""

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Something that the seat was told."""
        if kind == _CYCLE_BEGAN:
            self.size = 0
            self.revealed = -1
        elif kind == _PERJURED:
            self.broken[a] += 2
        elif kind == _PROVED_TRUE:
            self.kept[a] += 1
        elif kind == _SAID_PAWN:
            self._note(a, fill(fill(fill(begin(oath.TRUE_PAWN), b), c), d))
        elif _SAID_AT_LEAST <= kind <= _SAID_AT_MOST:
            said = fill(fill(begin(oath.TRUE_STACK), b), c)
            self._note(a, fill(fill(said, kind - _SAID_AT_LEAST), d))
        elif kind == _SAID_SECTOR:
            self._note(a, fill(begin(oath.TRUE_SECRET_SECTOR), b))
        elif kind == _SAID_CARD:
            self._note(a, fill(begin(oath.TRUE_SECRET_CARD), b))
        elif kind == _TURNED_UP:
            self._turned_up(a, b, c, d)
        elif kind == _REVEALED:
            self.revealed = a

    def trust(self, seat: i64) -> float:
        """How far a seat's word goes, from 0 to 1."""
        kept = KEPT_AT_FIRST + float(self.kept[seat])
        return kept / (kept + BROKEN_AT_FIRST + float(self.broken[seat]))

    def agrees(self, position: Position, seat: i64, dice: Dice) -> bool:
        """Whether an imagined position is as those say whom the seat believes; whom it believes is drawn each time."""
        board = position.board
        self._settle(board)
        for at in range(self.size):
            speaker: i64 = self.speakers[at]
            clause: i64 = self.clauses[at]
            place = named(clause, A_PLACE)
            gone: bool = place >= 0 and owner_of(position.cells, place) < 0
            if speaker == seat or gone:
                continue
            believed: bool = float(dice.below(FACES)) < float(FACES) * self.trust(speaker)
            if believed and not is_true(board, position.cells, speaker, clause):
                return False
        return True

    def _note(self, speaker: i64, clause: i64) -> None:
        if self.size < CLAIMS:
            self.speakers[self.size] = speaker
            self.clauses[self.size] = clause
            self.size += 1

    def _turned_up(self, place: i64, citizens: i64, guards: i64, emissaries: i64) -> None:
        """A stack lies open: what was said of all of it is true or not, what was said of one pawn is past."""
        at: i64 = 0
        while at < self.size:
            clause: i64 = self.clauses[at]
            if named(clause, A_PLACE) != place:
                at += 1
                continue
            if kind_of(clause) == oath.TRUE_STACK:
                kind = named(clause, A_KIND)
                found: i64 = citizens if kind == 0 else guards if kind == 1 else emissaries
                how = named(clause, A_COMPARE)
                said = named(clause, A_NUMBER)
                true: bool = found >= said if how == AT_LEAST else found <= said if how == AT_MOST else found == said
                self._came_out(self.speakers[at], true)
            self._forget(at)

    def _settle(self, board: Board) -> None:
        """Hold what was said of the secret card against what it was."""
        if self.revealed < 0:
            return
        at: i64 = 0
        while at < self.size:
            clause: i64 = self.clauses[at]
            kind = kind_of(clause)
            if kind == oath.TRUE_SECRET_CARD:
                self._came_out(self.speakers[at], named(clause, A_CARD) == self.revealed)
                self._forget(at)
            elif kind == oath.TRUE_SECRET_SECTOR:
                self._came_out(self.speakers[at], named(clause, A_SECTOR) == board.sector_of[self.revealed])
                self._forget(at)
            else:
                at += 1

    def _came_out(self, speaker: i64, true: bool) -> None:
        if true:
            self.kept[speaker] += 1
        else:
            self.broken[speaker] += 1

    def _forget(self, at: i64) -> None:
        self.size -= 1
        self.speakers[at] = self.speakers[self.size]
        self.clauses[at] = self.clauses[self.size]
