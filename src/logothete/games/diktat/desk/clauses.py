"""What can be sworn: the closed list of clauses with what each names (DIK-173 to DIK-195).

A clause is one cell: its kind, up to four things that it names, and its deadline. It is put together thing by thing in
the order of its *asks*. A stack is always the first thing and a pawn of it the second; when what a clause speaks of is
no more, it keeps the place for its words alone. How each is judged is in `judging.py`, how it follows what it names in
`following.py`.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

# The things that a clause can name; an optional one may be left open (`any`).
A_SECTOR: Final = 0
A_CABAL: Final = 1
A_CARD: Final = 2
A_PLACE: Final = 3
A_POSITION: Final = 4
A_KIND: Final = 5
A_GOOD: Final = 6
A_NUMBER: Final = 7
A_COMPARE: Final = 8
A_ICON: Final = 9
ASKABLE: Final = 10
OPTIONAL: Final = 16

# How a clause is judged.
ABSTAIN: Final = 0
"""Broken by the forbidden act, at once (DIK-198)."""
PERFORM: Final = 1
"""Judged at its deadline: done or not, or void (DIK-199, DIK-200)."""
CHOICE: Final = 2
"""Broken by a contrary choice, void if it never comes to it (DIK-180, DIK-190, DIK-191)."""
TRUTH: Final = 3
"""A statement about what is so when it is sworn (DIK-197)."""

AT_LEAST: Final = 0
EXACTLY: Final = 1
AT_MOST: Final = 2
COMPARE_KEYS: Final = ("least", "exactly", "most")
HAS: Final = 0
ICON_KEYS: Final = ("with", "without")

# Deadlines (DIK-174).
NEXT_TURN: Final = 0
MANOEUVRES_END: Final = 1
SECTOR_END: Final = 2
CYCLE_END: Final = 3
NEXT_CYCLE: Final = 4
GAME_END: Final = 5
DEADLINES: Final = 6
DEADLINE_KEYS: Final = ("turn", "manoeuvres", "sector", "cycle", "next-cycle", "game")


class ClauseKinds:
    """The kinds of clauses, each declared once: key, rule, how it is judged, what it names in order."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.rules: list[str] = []
        self.sorts: list[int] = []
        self.asks: list[tuple[int, ...]] = []

    def add(self, key: str, rule: str, sort: int, *asks: int) -> i64:
        """The number of the next kind."""
        self.keys.append(key)
        self.rules.append(rule)
        self.sorts.append(sort)
        self.asks.append(asks)
        return len(self.keys) - 1


KINDS: Final = ClauseKinds()
NOT_ENTER: Final[i64] = KINDS.add("not-enter", "DIK-175", ABSTAIN, A_SECTOR)
NOT_KILL: Final[i64] = KINDS.add("not-kill", "DIK-176", ABSTAIN, A_SECTOR | OPTIONAL)
NOT_SPY: Final[i64] = KINDS.add("not-spy", "DIK-177", ABSTAIN, A_SECTOR | OPTIONAL)
NOT_SPY_SECRET: Final[i64] = KINDS.add("not-spy-secret", "DIK-177", ABSTAIN)
NOT_TAKE_CARD: Final[i64] = KINDS.add("not-take-card", "DIK-178", ABSTAIN, A_CARD)
NOT_TAKE_MARKER: Final[i64] = KINDS.add("not-take-marker", "DIK-178", ABSTAIN, A_SECTOR)
NOT_DISPEL: Final[i64] = KINDS.add("not-dispel", "DIK-178", ABSTAIN, A_SECTOR)
LET_TAKE_CARD: Final[i64] = KINDS.add("let-take-card", "DIK-179", ABSTAIN, A_CARD, A_SECTOR)
LET_TAKE_MARKER: Final[i64] = KINDS.add("let-take-marker", "DIK-179", ABSTAIN, A_SECTOR)
LET_DISPEL: Final[i64] = KINDS.add("let-dispel", "DIK-179", ABSTAIN, A_SECTOR)
BID_AT_MOST: Final[i64] = KINDS.add("bid-at-most", "DIK-180", CHOICE, A_NUMBER, A_SECTOR)
BID_AT_LEAST: Final[i64] = KINDS.add("bid-at-least", "DIK-180", CHOICE, A_NUMBER, A_SECTOR)
NOT_USE: Final[i64] = KINDS.add("not-use", "DIK-181", ABSTAIN, A_CARD)
NOT_USE_MARKER: Final[i64] = KINDS.add("not-use-marker", "DIK-181", ABSTAIN, A_SECTOR)
NOT_TRADE: Final[i64] = KINDS.add("not-trade", "DIK-182", ABSTAIN, A_CABAL)
NOT_HAND_CARD: Final[i64] = KINDS.add("not-hand-card", "DIK-182", ABSTAIN, A_CABAL, A_CARD)
NOT_HAND_MARKER: Final[i64] = KINDS.add("not-hand-marker", "DIK-182", ABSTAIN, A_CABAL, A_SECTOR)
NOT_HAND: Final[i64] = KINDS.add("not-hand", "DIK-182", ABSTAIN, A_CABAL, A_GOOD)
NOT_TELL_PAWN: Final[i64] = KINDS.add(
    "not-tell-pawn", "DIK-183", ABSTAIN, A_PLACE, A_POSITION | OPTIONAL, A_CABAL | OPTIONAL
)
NOT_TELL_SECRET: Final[i64] = KINDS.add("not-tell-secret", "DIK-183", ABSTAIN, A_CABAL | OPTIONAL)
PAY: Final[i64] = KINDS.add("pay", "DIK-184", PERFORM, A_NUMBER)
GIVE: Final[i64] = KINDS.add("give", "DIK-185", PERFORM, A_GOOD, A_NUMBER)
GIVE_CARD: Final[i64] = KINDS.add("give-card", "DIK-185", PERFORM, A_CARD)
GIVE_MARKER: Final[i64] = KINDS.add("give-marker", "DIK-185", PERFORM, A_SECTOR)
SEND: Final[i64] = KINDS.add("send", "DIK-186", PERFORM, A_SECTOR, A_NUMBER)
SEND_EMISSARIES: Final[i64] = KINDS.add("send-emissaries", "DIK-186", PERFORM, A_SECTOR, A_NUMBER)
KILL: Final[i64] = KINDS.add("kill", "DIK-187", PERFORM, A_CABAL | OPTIONAL, A_SECTOR | OPTIONAL, A_NUMBER)
SPY_SHOW: Final[i64] = KINDS.add("spy-show", "DIK-188", PERFORM, A_PLACE, A_POSITION)
SPY_SHOW_SECRET: Final[i64] = KINDS.add("spy-show-secret", "DIK-188", PERFORM)
WITHDRAW: Final[i64] = KINDS.add("withdraw", "DIK-189", PERFORM, A_PLACE, A_CABAL | OPTIONAL)
START: Final[i64] = KINDS.add("start", "DIK-190", CHOICE, A_CABAL)
ORDER_FIRST: Final[i64] = KINDS.add("order-first", "DIK-190", CHOICE, A_SECTOR)
ORDER_LAST: Final[i64] = KINDS.add("order-last", "DIK-190", CHOICE, A_SECTOR)
ORDER_BEFORE: Final[i64] = KINDS.add("order-before", "DIK-190", CHOICE, A_SECTOR, A_SECTOR)
TAKE_CARD: Final[i64] = KINDS.add("take-card", "DIK-191", CHOICE, A_CARD)
TAKE_MARKER: Final[i64] = KINDS.add("take-marker", "DIK-191", CHOICE, A_SECTOR)
TAKE_DARKNESS: Final[i64] = KINDS.add("take-darkness", "DIK-191", CHOICE, A_SECTOR)
TRUE_PAWN: Final[i64] = KINDS.add("true-pawn", "DIK-192", TRUTH, A_PLACE, A_POSITION, A_KIND)
TRUE_STACK: Final[i64] = KINDS.add("true-stack", "DIK-193", TRUTH, A_PLACE, A_KIND, A_COMPARE, A_NUMBER)
TRUE_SECRET_SECTOR: Final[i64] = KINDS.add("true-secret-sector", "DIK-194", TRUTH, A_SECTOR)
TRUE_SECRET_CARD: Final[i64] = KINDS.add("true-secret-card", "DIK-194", TRUTH, A_CARD)
TRUE_SECRET_ICON: Final[i64] = KINDS.add("true-secret-icon", "DIK-194", TRUTH, A_ICON)
TRUE_RESERVE: Final[i64] = KINDS.add("true-reserve", "DIK-195", TRUTH, A_GOOD, A_COMPARE, A_NUMBER)

MOST_ASKS: Final = 4
SORT: Final = vec[i64](list(KINDS.sorts))
ASKS: Final = vec[i64]([len(asks) for asks in KINDS.asks])
_ASK: Final = vec[i64]([asks[at] if at < len(asks) else -1 for asks in KINDS.asks for at in range(MOST_ASKS)])

_KIND_BITS: Final = 6
_THING_BITS: Final = 8
_THING: Final = 255
_THINGS: Final = _KIND_BITS
_FILLED: Final = _THINGS + MOST_ASKS * _THING_BITS
_FILLED_MASK: Final = 7
_DEADLINE: Final = _FILLED + 3
_DEADLINE_MASK: Final = 7
_SECTOR: Final = _DEADLINE + 3
_SECTOR_MASK: Final = 15
_LOST: Final = _SECTOR + 4
"""From this bit on: where the stack stood, plus one, once what the clause speaks of is no more."""
_NOWHERE: Final = 200
"""The place of what is no more."""


def begin(kind: i64) -> i64:
    """A clause of a kind that names nothing yet."""
    return kind + 1


def kind_of(clause: i64) -> i64:
    """The kind of a clause."""
    return (clause & (BIT[_KIND_BITS] - 1)) - 1


def sort_of(clause: i64) -> i64:
    """How a clause is judged."""
    return SORT[kind_of(clause)]


def thing(clause: i64, place: i64) -> i64:
    """What a clause names at a place, -1 if it is left open or not named yet."""
    return ((clause >> (_THINGS + place * _THING_BITS)) & _THING) - 1


def named(clause: i64, ask: i64) -> i64:
    """The first thing of a sort that a clause names, -1 if there is none."""
    kind = kind_of(clause)
    for place in range(ASKS[kind]):
        if _ASK[kind * MOST_ASKS + place] & ~OPTIONAL == ask:
            return thing(clause, place)
    return -1


def filled(clause: i64) -> i64:
    """How many of its things have been named or left open."""
    return (clause >> _FILLED) & _FILLED_MASK


def next_ask(clause: i64) -> i64:
    """What is to be named next, with OPTIONAL if it may be left open; -1 if only the deadline is left, or nothing."""
    at = filled(clause)
    kind = kind_of(clause)
    return _ASK[kind * MOST_ASKS + at] if at < ASKS[kind] else -1


def fill(clause: i64, value: i64) -> i64:
    """The clause with its next thing; -1 leaves it open."""
    at = filled(clause)
    return clause + (value + 1) * BIT[_THINGS + at * _THING_BITS] + BIT[_FILLED]


def due(clause: i64, deadline: i64, sector: i64) -> i64:
    """The clause with its deadline."""
    return clause + (deadline + 1) * BIT[_DEADLINE] + (sector + 1) * BIT[_SECTOR]


def deadline_of(clause: i64) -> i64:
    """The deadline of a clause, -1 for a statement, which has none."""
    return ((clause >> _DEADLINE) & _DEADLINE_MASK) - 1


def deadline_sector(clause: i64) -> i64:
    """The sector of the deadline, -1 if it is another one."""
    return ((clause >> _SECTOR) & _SECTOR_MASK) - 1


def names_stack(clause: i64) -> bool:
    """Whether a clause speaks of a stack, or of a pawn of one."""
    return _ASK[kind_of(clause) * MOST_ASKS] == A_PLACE


def names_pawn(clause: i64) -> bool:
    """Whether a clause speaks of a single pawn of its stack."""
    second: i64 = _ASK[kind_of(clause) * MOST_ASKS + 1]
    return second >= 0 and second & ~OPTIONAL == A_POSITION and thing(clause, 1) >= 0


def with_thing(clause: i64, place: i64, value: i64) -> i64:
    """The clause with another thing at a place."""
    return clause + (value - thing(clause, place)) * BIT[_THINGS + place * _THING_BITS]


def lose(clause: i64) -> i64:
    """The clause when the stack or the pawn of which it speaks is no more: no other takes its place."""
    return with_thing(clause, 0, _NOWHERE) + (thing(clause, 0) + 1) * BIT[_LOST]


def is_lost(clause: i64) -> bool:
    """Whether what a clause speaks of is no more."""
    return clause >> _LOST != 0


def stood_at(clause: i64) -> i64:
    """The place of the stack of a clause, for its words: where it stood, if it is no more."""
    return (clause >> _LOST) - 1 if is_lost(clause) else thing(clause, 0)


def is_whole(clause: i64) -> bool:
    """Whether nothing of a clause is left to be said."""
    if clause == 0 or next_ask(clause) >= 0:
        return False
    return sort_of(clause) == TRUTH or deadline_of(clause) >= 0
