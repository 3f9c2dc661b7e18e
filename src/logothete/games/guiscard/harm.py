"""What blows do: stunned, wounded, killed, unhorsed (GUI-029, GUI-268, GUI-308)."""

from __future__ import annotations

from logothete.games.guiscard import men, telling
from logothete.games.guiscard.board import (
    CHANGED,
    CONTROL,
    FRONT,
    HEADED,
    HEADING,
    HEALTH,
    HORSE,
    LEADER,
    NOBODY,
    OFF,
    PLACE,
    SEEN,
    SPENT,
    WAITING,
    Board,
)
from logothete.games.guiscard.frames import MoveFrame, open_fall, stop_mover
from logothete.games.guiscard.health import DEAD, STUNNED, WOUNDED, after
from logothete.games.guiscard.kinds import MOVE_STEP
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness
from logothete.kernel.steps import find_frame


def tell_man(board: Board, witness: Witness | None, kind: i64, man: i64) -> None:
    """Tell something of one man."""
    if witness is not None:
        witness.tell(kind, EVERYONE, board.character[man])


def put_back(board: Board, cells: vec[i64], man: i64, witness: Witness | None) -> None:
    """Whoever is stopped where somebody else stands goes back to the last hex where he may stay (GUI-105)."""
    at: i64 = find_frame(cells, MOVE_STEP)
    if at < 0 or cells[at + MoveFrame.MAN] != man:
        return
    # The dead stay where they fell, among whoever is there (GUI-073).
    if not men.on_map(cells, man) or not men.sharing(board, cells, man):
        return
    safe: i64 = cells[at + MoveFrame.SAFE]
    if safe < 0:
        men.lift(board, cells, man)
        cells[men.at_man(man) + PLACE] = OFF
        men.mark(cells, man, WAITING)
        return
    men.shift(board, cells, man, safe, cells[at + MoveFrame.SAFE_HEADING])
    if witness is not None:
        witness.tell(telling.PUT_BACK, EVERYONE, board.character[man], board.field.key_of[safe])


def release_horses(board: Board, cells: vec[i64], man: i64, witness: Witness | None) -> None:
    """He lets go of whatever he leads (GUI-139, GUI-142, GUI-143)."""
    for horse in range(board.horses):
        at: i64 = men.at_horse(board, horse)
        if cells[at + LEADER] == man and men.loose(board, cells, horse):
            cells[at + LEADER] = NOBODY
            if witness is not None:
                witness.tell(telling.LET_GO, EVERYONE, board.character[man], board.character[board.horse_man[horse]])


def harm(board: Board, cells: vec[i64], man: i64, blow: i64, witness: Witness | None) -> None:
    """A blow on somebody where he stands; a rider who is stunned or killed falls from his horse, which is unhurt."""
    health: i64 = after(men.health_of(cells, man), blow, board.animal[man] != 0)
    if health == men.health_of(cells, man):
        return
    cells[SEEN] = 0
    release_horses(board, cells, man, witness)
    if health == WOUNDED:
        _wound(board, cells, man, witness)
        return
    put_back(board, cells, man, witness)
    stop_mover(cells, man)
    if men.mounted(cells, man):
        unhorse(board, cells, man, health, False, witness)
        return
    cells[men.at_man(man) + HEALTH] = health
    tell_health(board, cells, man, witness)
    if health == DEAD:
        lay_dead(board, cells, man, men.place_of(cells, man))


def _wound(board: Board, cells: vec[i64], man: i64, witness: Witness | None) -> None:
    """A wound alone does not end a move; on foot only the wounded allowance is left (GUI-173, GUI-268)."""
    at: i64 = men.at_man(man)
    cells[at + HEALTH] = WOUNDED
    tell_man(board, witness, telling.WOUNDED, man)
    move: i64 = find_frame(cells, MOVE_STEP)
    if (
        move >= 0
        and cells[move + MoveFrame.MAN] == man
        and not men.mounted(cells, man)
        and not men.marked(cells, man, CHANGED)
    ):
        rest: i64 = men.allowance(board, cells, man) - cells[at + SPENT]
        cells[move + MoveFrame.LEFT] = max(0, min(cells[move + MoveFrame.LEFT], rest))


def tell_health(board: Board, cells: vec[i64], man: i64, witness: Witness | None) -> None:
    """Tell what has become of somebody."""
    health: i64 = men.health_of(cells, man)
    if health == DEAD:
        tell_man(board, witness, telling.KILLED, man)
    elif health == STUNNED:
        tell_man(board, witness, telling.STUNNED, man)
    elif health == WOUNDED:
        tell_man(board, witness, telling.WOUNDED, man)


def lay_dead(board: Board, cells: vec[i64], man: i64, place: i64) -> None:
    """He lies dead in a hex; small animals count for nothing (GUI-073, GUI-085)."""
    men.lift(board, cells, man)
    cells[men.at_man(man) + PLACE] = place
    cells[men.at_man(man) + HEADING] = NOBODY
    if place >= 0 and not board.animal[man]:
        men.lay_man(board, cells, place, 1)


def unhorse(board: Board, cells: vec[i64], man: i64, health: i64, horse_dies: bool, witness: Witness | None) -> None:
    """A rider falls; the horse stays in its two hexes, alive or dead, and he is laid beside it (GUI-308, GUI-312)."""
    put_back(board, cells, man, witness)
    stop_mover(cells, man)
    cells[SEEN] = 0
    at: i64 = men.at_man(man)
    horse: i64 = cells[at + HORSE]
    front: i64 = cells[at + PLACE]
    heading: i64 = cells[at + HEADING]
    men.lift(board, cells, man)
    cells[at + HORSE] = NOBODY
    cells[at + HEADING] = NOBODY
    cells[at + PLACE] = OFF
    cells[at + HEALTH] = health
    tell_man(board, witness, telling.UNHORSED, man)
    if horse_dies:
        men.fell_horse(board, cells, horse, front, heading)
        tell_man(board, witness, telling.HORSE_KILLED, board.horse_man[horse])
    else:
        men.set_horse(board, cells, horse, front, heading)
        cells[men.at_horse(board, horse) + CONTROL] = board.side[man]
    tell_health(board, cells, man, witness)
    open_fall(cells, man, front, heading)


def throw(board: Board, cells: vec[i64], man: i64, blow: i64, witness: Witness | None) -> None:
    """A missile kills the horse under somebody, and he is thrown wounded or stunned (GUI-196)."""
    release_horses(board, cells, man, witness)
    unhorse(board, cells, man, after(men.health_of(cells, man), blow, False), True, witness)


def slay_horse(board: Board, cells: vec[i64], horse: i64, witness: Witness | None) -> None:
    """A riderless horse dies of whatever would stun, wound or kill (GUI-016, GUI-199)."""
    at: i64 = men.at_horse(board, horse)
    cells[SEEN] = 0
    men.fell_horse(board, cells, horse, cells[at + FRONT], cells[at + HEADED])
    tell_man(board, witness, telling.HORSE_KILLED, board.horse_man[horse])
