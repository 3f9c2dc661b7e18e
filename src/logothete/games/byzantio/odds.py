"""What an attempt may bring, before the die is rolled: exact chances, and what they depend on (BYZ-016 to BYZ-101).

All of it is public: where garrisons and pretenders stand. Whether an offer will be refused is not reckoned; what the
die makes of a refusal is.
"""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio.board import ACTIVE, DIE, PRETENDER, SEAT
from logothete.games.byzantio.citing import cite
from logothete.games.byzantio.kinds import ANSWER_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.rules.course import BASE, needed_roll
from logothete.games.byzantio.rules.negotiation import AnswerOffer
from logothete.games.byzantio.verbs import CORRUPT, EXPEL, REFUSE, SWAP, VERBS
from logothete.kernel.steps import TOP, top_frame
from logothete.kernel.title import Chances, Factor

_CORRUPTION: Final = ("BYZ-088", "BYZ-089", "BYZ-090")
_EXPULSION: Final = ("BYZ-097", "BYZ-098", "BYZ-099")
_NEGOTIATION: Final = ("BYZ-075", "BYZ-076", "BYZ-077")
ATTEMPTS: Final = {
    int(CORRUPT): ("attempt", "replaced", _CORRUPTION),
    int(EXPEL): ("attempt", "expelled", _EXPULSION),
    int(SWAP): ("refused", "exchanged", _NEGOTIATION),
    int(REFUSE): ("refusing", "exchanged", _NEGOTIATION),
}
"""By verb: what is reckoned, what a success is called, and the rules of the roll and of both pretenders."""
FORESEEN: Final = tuple(VERBS[verb].key for verb in ATTEMPTS)


def foresee(state: Position, seat: int, action: int) -> Chances | None:
    """The chances of an action that is open to a seat; None if no die decides it."""
    board = state.board
    cells = state.cells
    verb = int(board.verb_of[action])
    if verb not in ATTEMPTS:
        return None
    if verb == REFUSE:
        if cells[cells[TOP]] != ANSWER_STEP:
            return None
        roller, owner, city = int(cells[ACTIVE]), seat, int(cells[top_frame(cells) + AnswerOffer.WANTED])
    else:
        house, city = divmod(action - int(board.first[verb]), int(board.cities))
        roller, owner = seat, int(cells[SEAT + house])
    key, success, (roll, own, rival) = ATTEMPTS[verb]
    there = board.province_of[city]
    factors = [Factor("roll", int(BASE), roll)]
    if cells[PRETENDER + roller] == there:
        factors.append(Factor("roller", -1, own))
    if cells[PRETENDER + owner] == there:
        factors.append(Factor("owner", 1, rival))
    needed = int(needed_roll(board, cells, roller, owner, city))
    chance = (int(DIE) + 1 - needed) / int(DIE)
    cited = tuple(Factor(one.key, one.value, cite(board.citations, one.rule, one.key)) for one in factors)
    return Chances(key, [chance, 1 - chance], (success, "unchanged"), cited)
