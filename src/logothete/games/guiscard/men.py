"""Men and horses of a position: where they are, how they are, what their counters say (GUI-006 to GUI-029)."""

from __future__ import annotations

from logothete.games.guiscard import occupancy
from logothete.games.guiscard.battlefield import CLOSED, IN_ARMOUR, MOUNTED, ON_FOOT, OPPOSITE
from logothete.games.guiscard.board import (
    CONTROL,
    FACES,
    FALLEN,
    FIRST_HORSE,
    FOOT_FACE,
    FOOT_WOUNDED,
    FRONT,
    GONE,
    HEADED,
    HEADING,
    HEALTH,
    HORSE,
    HORSE_SIZE,
    LEADER,
    LEFT,
    LOOSE,
    MAN_SIZE,
    MARKS,
    MEN,
    MOUNTED_FACE,
    MOUNTED_WOUNDED,
    NOBODY,
    OFF,
    PLACE,
    STATE,
    STUNNED_FACE,
    Board,
)
from logothete.games.guiscard.health import DEAD, STUNNED, WOUNDED
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.cells import i64, vec


def at_man(man: i64) -> i64:
    """Where the cells of a man begin."""
    return MEN + man * MAN_SIZE


def at_horse(board: Board, horse: i64) -> i64:
    """Where the cells of a horse begin."""
    return board.horses_at + horse * HORSE_SIZE


def place_of(cells: vec[i64], man: i64) -> i64:
    return cells[MEN + man * MAN_SIZE + PLACE]


def heading_of(cells: vec[i64], man: i64) -> i64:
    return cells[MEN + man * MAN_SIZE + HEADING]


def health_of(cells: vec[i64], man: i64) -> i64:
    return cells[MEN + man * MAN_SIZE + HEALTH]


def marked(cells: vec[i64], man: i64, mark: i64) -> bool:
    return cells[MEN + man * MAN_SIZE + MARKS] & mark != 0


def mark(cells: vec[i64], man: i64, bits: i64) -> None:
    cells[MEN + man * MAN_SIZE + MARKS] |= bits


def unmark(cells: vec[i64], man: i64, bits: i64) -> None:
    at: i64 = MEN + man * MAN_SIZE + MARKS
    cells[at] -= cells[at] & bits


def mounted(cells: vec[i64], man: i64) -> bool:
    return cells[MEN + man * MAN_SIZE + HORSE] >= 0


def rear_of(board: Board, cells: vec[i64], man: i64) -> i64:
    """The second hex of a rider; -1 for a man on foot."""
    if not mounted(cells, man):
        return NOBODY
    return board.field.rear(place_of(cells, man), heading_of(cells, man))


def on_map(cells: vec[i64], man: i64) -> bool:
    """Whether he is alive and on the map."""
    at: i64 = MEN + man * MAN_SIZE
    return cells[at + PLACE] >= 0 and cells[at + HEALTH] != DEAD


def awake(cells: vec[i64], man: i64) -> bool:
    """Whether he is on the map, neither dead nor stunned (GUI-025, GUI-026)."""
    at: i64 = MEN + man * MAN_SIZE
    return cells[at + PLACE] >= 0 and cells[at + HEALTH] != DEAD and cells[at + HEALTH] != STUNNED


def face_of(cells: vec[i64], man: i64) -> i64:
    """The face of his counter that is in play (GUI-021)."""
    health: i64 = health_of(cells, man)
    if health == STUNNED:
        return STUNNED_FACE
    if mounted(cells, man):
        return MOUNTED_WOUNDED if health == WOUNDED else MOUNTED_FACE
    return FOOT_WOUNDED if health == WOUNDED else FOOT_FACE


def attack_of(board: Board, cells: vec[i64], man: i64) -> i64:
    """GUI-017."""
    return board.attack[man * FACES + face_of(cells, man)]


def defence_of(board: Board, cells: vec[i64], man: i64) -> i64:
    """GUI-018, GUI-027."""
    return board.defence[man * FACES + face_of(cells, man)]


def allowance(board: Board, cells: vec[i64], man: i64) -> i64:
    """The MP of his face (GUI-020, GUI-065)."""
    return board.movement[man * FACES + face_of(cells, man)]


def way_of(board: Board, cells: vec[i64], man: i64) -> i64:
    """How he goes: mounted, in armour or lightly on foot."""
    if mounted(cells, man):
        return MOUNTED
    return IN_ARMOUR if board.armour[man] else ON_FOOT


# ---- standing and leaving


def stand(board: Board, cells: vec[i64], man: i64, place: i64, heading: i64) -> None:
    """Put a man into a hex; a rider also fills the one behind it. Where somebody stands he only passes."""
    at: i64 = MEN + man * MAN_SIZE
    cells[at + PLACE] = place
    cells[at + HEADING] = heading
    occupancy.put(board, cells, place, man + 1)
    if cells[at + HORSE] >= 0:
        occupancy.put(board, cells, board.field.rear(place, heading), man + 1)


def lift(board: Board, cells: vec[i64], man: i64) -> None:
    """Take a living man off the hexes in which he stands; his place is still told."""
    place: i64 = place_of(cells, man)
    if place >= 0:
        occupancy.take_off(board, cells, place, man + 1)
        occupancy.take_off(board, cells, rear_of(board, cells, man), man + 1)


def shift(board: Board, cells: vec[i64], man: i64, place: i64, heading: i64) -> None:
    """Move a man to another hex."""
    lift(board, cells, man)
    stand(board, cells, man, place, heading)


def sharing(board: Board, cells: vec[i64], man: i64) -> bool:
    """Whether somebody else stands where he does, so that he may not stay (GUI-072)."""
    if occupancy.occupant(board, cells, place_of(cells, man)) != man + 1:
        return True
    return mounted(cells, man) and occupancy.occupant(board, cells, rear_of(board, cells, man)) != man + 1


def go_off(board: Board, cells: vec[i64], man: i64, edge: i64) -> None:
    """He leaves the map by a printed side, on his horse if he has one, and does not return (GUI-069)."""
    lift(board, cells, man)
    at: i64 = MEN + man * MAN_SIZE
    cells[at + PLACE] = OFF
    cells[at + MARKS] |= LEFT | edge


# ---- horses


def front_of(board: Board, cells: vec[i64], horse: i64) -> i64:
    return cells[at_horse(board, horse) + FRONT]


def horse_rear(board: Board, cells: vec[i64], horse: i64) -> i64:
    at: i64 = at_horse(board, horse)
    return board.field.rear(cells[at + FRONT], cells[at + HEADED])


def loose(board: Board, cells: vec[i64], horse: i64) -> bool:
    """Whether it stands riderless and alive on the map."""
    return cells[at_horse(board, horse) + STATE] == LOOSE


def set_horse(board: Board, cells: vec[i64], horse: i64, front: i64, heading: i64) -> None:
    """Let a riderless horse stand here."""
    at: i64 = at_horse(board, horse)
    if cells[at + STATE] == LOOSE:
        lift_horse(board, cells, horse)
    cells[at + STATE] = LOOSE
    cells[at + FRONT] = front
    cells[at + HEADED] = heading
    occupancy.put(board, cells, front, FIRST_HORSE + horse)
    occupancy.put(board, cells, board.field.rear(front, heading), FIRST_HORSE + horse)


def lift_horse(board: Board, cells: vec[i64], horse: i64) -> None:
    """Take a riderless horse off its hexes."""
    at: i64 = at_horse(board, horse)
    occupancy.take_off(board, cells, cells[at + FRONT], FIRST_HORSE + horse)
    occupancy.take_off(board, cells, horse_rear(board, cells, horse), FIRST_HORSE + horse)


def lead_off(board: Board, cells: vec[i64], horse: i64) -> None:
    """It leaves the map at the hand of who leads it."""
    lift_horse(board, cells, horse)
    at: i64 = at_horse(board, horse)
    cells[at + STATE] = GONE
    cells[at + FRONT] = OFF


def fell_horse(board: Board, cells: vec[i64], horse: i64, front: i64, heading: i64) -> None:
    """It lies dead across two hexes (GUI-085, GUI-312)."""
    at: i64 = at_horse(board, horse)
    if cells[at + STATE] == LOOSE:
        lift_horse(board, cells, horse)
    cells[at + STATE] = FALLEN
    cells[at + FRONT] = front
    cells[at + HEADED] = heading
    cells[at + CONTROL] = NOBODY
    cells[at + LEADER] = NOBODY
    lay_horse(board, cells, front, 1)
    lay_horse(board, cells, board.field.rear(front, heading), 1)


def lay_horse(board: Board, cells: vec[i64], place: i64, more: i64) -> None:
    """Half a dead horse more, or less, in a hex."""
    men = occupancy.dead_men(board, cells, place)
    occupancy.count_bodies(board, cells, place, men, occupancy.dead_horses(board, cells, place) + more)


def lay_man(board: Board, cells: vec[i64], place: i64, more: i64) -> None:
    """Dead men more, or fewer, in a hex."""
    men = occupancy.dead_men(board, cells, place)
    occupancy.count_bodies(board, cells, place, men + more, occupancy.dead_horses(board, cells, place))


def near_horse(board: Board, cells: vec[i64], horse: i64, place: i64) -> bool:
    """Whether a hex is in immediate proximity of a horse: its own or adjacent to one of them (GUI-141)."""
    field = board.field
    if field.distance(front_of(board, cells, horse), place) <= 1:
        return True
    return field.distance(horse_rear(board, cells, horse), place) <= 1


# ---- who could attack whom


def touches(board: Board, cells: vec[i64], man: i64, place: i64) -> bool:
    """Whether one of his hexes is adjacent to a hex."""
    if board.field.distance(place_of(cells, man), place) == 1:
        return True
    return mounted(cells, man) and board.field.distance(rear_of(board, cells, man), place) == 1


def could_attack(board: Board, cells: vec[i64], man: i64, place: i64, front_only: bool) -> bool:
    """Whether terrain, sides and levels let him attack a hex next to him: he must be able to enter it (GUI-305).

    A rider fights through either of his hexes (GUI-257); `front_only` looks at the front alone (GUI-109).
    """
    field = board.field
    way: i64 = way_of(board, cells, man)
    here: i64 = place_of(cells, man)
    for direction in range(DIRECTIONS):
        if field.beyond(here, direction) == place and field.step_cost(way, here, direction) != CLOSED:
            return True
    if front_only or not mounted(cells, man):
        return False
    here = rear_of(board, cells, man)
    for direction in range(DIRECTIONS):
        if field.beyond(here, direction) == place and field.step_cost(way, here, direction) != CLOSED:
            return True
    return False


def able(board: Board, cells: vec[i64], man: i64, place: i64, front_only: bool) -> bool:
    """Whether he is an able enemy with respect to a hex (GUI-092, GUI-093)."""
    if not awake(cells, man) or not touches(board, cells, man, place):
        return False
    if board.animal[man] and board.attack[man * FACES] == 0:
        return False
    return could_attack(board, cells, man, place, front_only)


def able_enemies(board: Board, cells: vec[i64], side: i64, place: i64, front_only: bool) -> i64:
    """How many enemies of a side are able with respect to a hex."""
    found: i64 = 0
    for man in range(board.men):
        if board.side[man] != side and able(board, cells, man, place, front_only):
            found += 1
    return found


def opposite(direction: i64) -> i64:
    return (direction + OPPOSITE) % DIRECTIONS
