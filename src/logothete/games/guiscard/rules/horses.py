"""Mounting, dismounting and horses without a rider: led, snatched, let go, pushed aside (4.4.2, 4.4.3)."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy, telling
from logothete.games.guiscard.battlefield import CLOSED, IN_ARMOUR, LED, ON_FOOT
from logothete.games.guiscard.board import (
    CHANGED,
    CONTROL,
    FIRST_HORSE,
    HEADED,
    HORSE,
    LEADER,
    MISSED,
    NOBODY,
    RIDDEN,
    SEEN,
    STATE,
    Board,
)
from logothete.games.guiscard.frames import STOPPED, MoveFrame
from logothete.games.guiscard.harm import release_horses
from logothete.games.guiscard.health import WOUNDED
from logothete.games.guiscard.refusals import OFF_MAP
from logothete.games.guiscard.rules.acting import argument, hex_of_action, man_of_action
from logothete.games.guiscard.rules.loose import has_room
from logothete.games.guiscard.rules.paying import pay
from logothete.games.guiscard.tables import DIE
from logothete.games.guiscard.verbs import DISMOUNT, LEAD, MOUNT, PUSH, RELEASE, SEIZE
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness

NO_SUCH_HORSE: Final = Objection("GUI-129", "no-loose-horse", ("man",))
NO_RIDER: Final = Objection("GUI-123", "cannot-ride")
CHANGED_ALREADY: Final = Objection("GUI-127", "changed-already")
IN_SADDLE: Final = Objection("GUI-117", "is-mounted")
ON_HIS_FEET: Final = Objection("GUI-117", "is-on-foot")
NOT_AT_FLANK: Final = Objection("GUI-120", "not-at-the-flank", ("man",))
ENEMY_NEAR: Final = Objection("GUI-121", "enemy-too-near-to-mount")
ENEMY_HORSE: Final = Objection("GUI-140", "enemy-controls-it", ("man",))
TOO_FEW_TO_MOUNT: Final = Objection("GUI-128", "too-few-points-to-mount")
NOT_BESIDE_HORSE: Final = Objection("GUI-126", "not-beside-the-horse", ("hex",))
NO_PLACE_THERE: Final = Objection("GUI-126", "no-place-there", ("hex",))
NOT_AT_HEAD: Final = Objection("GUI-133", "not-at-the-head", ("man",))
ENEMY_AT_HORSE: Final = Objection("GUI-134", "enemy-at-the-horse", ("man",))
LEADS_ENOUGH: Final = Objection("GUI-144", "leads-enough")
LEADS_IT: Final = Objection("GUI-135", "leads-it-already", ("man",))
MISSED_IT: Final = Objection("GUI-137", "missed-already")
ONLY_RIDERS_SNATCH: Final = Objection("GUI-135", "takes-it-without-a-roll")
AT_REST: Final = Objection("GUI-136", "takes-it-at-rest")
DOES_NOT_LEAD: Final = Objection("GUI-139", "does-not-lead", ("man",))
NO_HORSE_HERE: Final = Objection("GUI-131", "no-horse-to-push")
CANNOT_PUSH: Final = Objection("GUI-131", "no-room-to-push", ("direction",))
CARRIES: Final = Objection("GUI-091", "carries-somebody")


def cost_to_mount(board: Board, man: i64) -> i64:
    """GUI-117."""
    return board.costs.mount_armour if board.armour[man] else board.costs.mount


def at_flank(board: Board, cells: vec[i64], horse: i64, place: i64) -> bool:
    """Whether a hex touches both halves of a horse (GUI-120)."""
    field = board.field
    front: i64 = men.front_of(board, cells, horse)
    return field.distance(front, place) == 1 and field.distance(men.horse_rear(board, cells, horse), place) == 1


def at_head(board: Board, cells: vec[i64], horse: i64, place: i64) -> bool:
    """Whether a hex is one of the three next to a horse's head (GUI-133)."""
    front: i64 = men.front_of(board, cells, horse)
    heading: i64 = cells[men.at_horse(board, horse) + HEADED]
    for turn in range(-1, 2):
        if board.field.beyond(front, (heading + turn) % DIRECTIONS) == place:
            return True
    return False


def led_by(board: Board, cells: vec[i64], man: i64) -> i64:
    """The first horse that a man leads, -1 if none."""
    for horse in range(board.horses):
        if cells[men.at_horse(board, horse) + LEADER] == man and men.loose(board, cells, horse):
            return horse
    return NOBODY


def number_led(board: Board, cells: vec[i64], man: i64) -> i64:
    """How many horses a man leads."""
    led: i64 = 0
    for horse in range(board.horses):
        if cells[men.at_horse(board, horse) + LEADER] == man and men.loose(board, cells, horse):
            led += 1
    return led


def _guarded(board: Board, cells: vec[i64], side: i64, horse: i64) -> bool:
    """Whether an enemy of a side who is able to attack is adjacent to a horse (GUI-121, GUI-134)."""
    front: i64 = men.front_of(board, cells, horse)
    rear: i64 = men.horse_rear(board, cells, horse)
    if men.able_enemies(board, cells, side, front, False) > 0:
        return True
    return men.able_enemies(board, cells, side, rear, False) > 0


# ---- what could be chosen, and what stands against it


def candidates(board: Board, cells: vec[i64], man: i64, out: vec[i64], offers: i64) -> i64:
    """Whatever could be done with horses near by."""
    place: i64 = men.place_of(cells, man)
    for horse in range(board.horses):
        near: bool = men.loose(board, cells, horse) and men.near_horse(board, cells, horse, place)
        if not near and cells[men.at_horse(board, horse) + LEADER] != man:
            continue
        name: i64 = board.character[board.horse_man[horse]]
        out[offers] = board.first[MOUNT] + name
        out[offers + 1] = board.first[LEAD] + name
        out[offers + 2] = board.first[SEIZE] + name
        out[offers + 3] = board.first[RELEASE] + name
        offers += 4
    if men.mounted(cells, man):
        rear: i64 = men.rear_of(board, cells, man)
        for there in range(board.field.size):
            if board.field.distance(place, there) == 1 or board.field.distance(rear, there) == 1:
                out[offers] = board.first[DISMOUNT] + board.field.key_of[there]
                offers += 1
    if occupancy.horse_at(board, cells, place) >= 0:
        for direction in range(DIRECTIONS):
            out[offers] = board.first[PUSH] + direction
            offers += 1
    return offers


def why(board: Board, cells: vec[i64], at: i64, man: i64, action: i64) -> Objection | None:
    """What stands against doing something with a horse."""
    verb: i64 = board.verb_of[action]
    if verb == DISMOUNT:
        return _why_not_dismount(board, cells, at, man, hex_of_action(board, action))
    if verb == PUSH:
        return _why_not_push(board, cells, man, argument(board, action))
    owner: i64 = man_of_action(board, action)
    horse: i64 = NOBODY if owner < 0 else board.own_horse[owner]
    if horse < 0 or not men.loose(board, cells, horse):
        return NO_SUCH_HORSE
    if verb == RELEASE:
        return None if cells[men.at_horse(board, horse) + LEADER] == man else DOES_NOT_LEAD
    if cells[men.at_horse(board, horse) + CONTROL] == 1 - board.side[man]:
        return ENEMY_HORSE
    if cells[at + MoveFrame.CARRIED]:
        return CARRIES
    if verb == MOUNT:
        return _why_not_mount(board, cells, at, man, horse)
    return _why_not_lead(board, cells, at, man, horse, verb)


def _why_not_mount(board: Board, cells: vec[i64], at: i64, man: i64, horse: i64) -> Objection | None:
    if not board.rides[man]:
        return NO_RIDER
    if men.mounted(cells, man):
        return IN_SADDLE
    if men.marked(cells, man, CHANGED):
        return CHANGED_ALREADY
    place: i64 = men.place_of(cells, man)
    if not at_flank(board, cells, horse, place):
        return NOT_AT_FLANK
    if men.able_enemies(board, cells, board.side[man], place, False) > 0:
        return ENEMY_NEAR
    if _guarded(board, cells, board.side[man], horse):
        return ENEMY_NEAR
    return TOO_FEW_TO_MOUNT if cost_to_mount(board, man) > cells[at + MoveFrame.LEFT] else None


def _why_not_dismount(board: Board, cells: vec[i64], at: i64, man: i64, place: i64) -> Objection | None:
    if place < 0:
        return OFF_MAP
    if not men.mounted(cells, man):
        return ON_HIS_FEET
    if men.marked(cells, man, CHANGED):
        return CHANGED_ALREADY
    if cost_to_mount(board, man) > cells[at + MoveFrame.LEFT]:
        return TOO_FEW_TO_MOUNT
    if not men.touches(board, cells, man, place):
        return NOT_BESIDE_HORSE
    if not could_step_down(board, cells, man, place) or men.sharing(board, cells, man):
        return NO_PLACE_THERE
    return None if occupancy.occupant(board, cells, place) == occupancy.EMPTY else NO_PLACE_THERE


def could_step_down(board: Board, cells: vec[i64], man: i64, place: i64) -> bool:
    """Whether a rider could go on foot from one of his horse's hexes into this one (GUI-126)."""
    field = board.field
    way: i64 = IN_ARMOUR if board.armour[man] else ON_FOOT
    for here in (men.place_of(cells, man), men.rear_of(board, cells, man)):
        for direction in range(DIRECTIONS):
            if field.beyond(here, direction) == place and field.step_cost(way, here, direction) != CLOSED:
                return True
    return False


def _why_not_lead(board: Board, cells: vec[i64], at: i64, man: i64, horse: i64, verb: i64) -> Objection | None:
    riding: bool = men.mounted(cells, man)
    if cells[men.at_horse(board, horse) + LEADER] == man:
        return LEADS_IT
    if not at_head(board, cells, horse, men.place_of(cells, man)):
        return NOT_AT_HEAD
    if _guarded(board, cells, board.side[man], horse):
        return ENEMY_AT_HORSE
    most: i64 = board.costs.led_mounted if riding else board.costs.led_on_foot
    if number_led(board, cells, man) >= most:
        return LEADS_ENOUGH
    if riding and men.marked(cells, man, MISSED):
        return MISSED_IT
    if verb == LEAD:
        return None
    if not riding:
        return ONLY_RIDERS_SNATCH
    return None if cells[at + MoveFrame.BEGUN] else AT_REST


def _why_not_push(board: Board, cells: vec[i64], man: i64, direction: i64) -> Objection | None:
    """A horse on which he stands is moved one hex, keeping its heading, away from him (GUI-131)."""
    place: i64 = men.place_of(cells, man)
    horse: i64 = occupancy.horse_at(board, cells, place)
    if horse < 0:
        return NO_HORSE_HERE
    front: i64 = board.field.beyond(men.front_of(board, cells, horse), direction)
    heading: i64 = cells[men.at_horse(board, horse) + HEADED]
    if not has_room(board, cells, horse, front, heading):
        return CANNOT_PUSH
    rear: i64 = board.field.rear(front, heading)
    own: i64 = men.rear_of(board, cells, man)
    clear: bool = front not in (place, own) and rear not in (place, own)
    return None if clear else CANNOT_PUSH


# ---- doing it


def take(board: Board, cells: vec[i64], at: i64, man: i64, action: i64, dice: Dice, witness: Witness | None) -> None:
    """Carry out what is to be done with a horse."""
    verb: i64 = board.verb_of[action]
    cells[SEEN] = 0
    if verb == DISMOUNT:
        _dismount(board, cells, at, man, hex_of_action(board, action), witness)
        return
    if verb == PUSH:
        _push(board, cells, at, man, argument(board, action), witness)
        return
    horse: i64 = board.own_horse[man_of_action(board, action)]
    if verb == RELEASE:
        cells[men.at_horse(board, horse) + LEADER] = NOBODY
        _tell_horse(board, witness, telling.LET_GO, man, horse, 0)
    elif verb == MOUNT:
        _mount(board, cells, at, man, horse, witness)
    elif verb == LEAD:
        _tell_horse(board, witness, telling.TOOK_BRIDLE, man, horse, 0)
        take_bridle(board, cells, man, horse)
        if men.mounted(cells, man) and cells[at + MoveFrame.BEGUN]:
            # A rider takes a bridle at the end of his move by ending it (GUI-136).
            cells[at + MoveFrame.ENDING] = STOPPED
    else:
        _snatch(board, cells, man, horse, dice, witness)


def _tell_horse(board: Board, witness: Witness | None, kind: i64, man: i64, horse: i64, number: i64) -> None:
    if witness is not None:
        witness.tell(kind, EVERYONE, board.character[man], board.character[board.horse_man[horse]], number)


def _mount(board: Board, cells: vec[i64], at: i64, man: i64, horse: i64, witness: Witness | None) -> None:
    """The MP that are left are doubled (GUI-118, GUI-124)."""
    cost: i64 = cost_to_mount(board, man)
    pay(cells, at, man, cost)
    cells[at + MoveFrame.LEFT] *= 2
    release_horses(board, cells, man, witness)
    front: i64 = men.front_of(board, cells, horse)
    heading: i64 = cells[men.at_horse(board, horse) + HEADED]
    men.lift_horse(board, cells, horse)
    cells[men.at_horse(board, horse) + STATE] = RIDDEN
    cells[men.at_horse(board, horse) + LEADER] = NOBODY
    cells[men.at_horse(board, horse) + CONTROL] = NOBODY
    men.lift(board, cells, man)
    cells[men.at_man(man) + HORSE] = horse
    men.stand(board, cells, man, front, heading)
    men.mark(cells, man, CHANGED)
    _now_safe(cells, at, front, heading)
    _tell_horse(board, witness, telling.MOUNTED, man, horse, cost)


def _dismount(board: Board, cells: vec[i64], at: i64, man: i64, place: i64, witness: Witness | None) -> None:
    """The MP that are left are divided by 2, of a wounded man by 4 (GUI-119, GUI-126)."""
    cost: i64 = cost_to_mount(board, man)
    pay(cells, at, man, cost)
    cells[at + MoveFrame.LEFT] //= 4 if men.health_of(cells, man) == WOUNDED else 2
    release_horses(board, cells, man, witness)
    horse: i64 = cells[men.at_man(man) + HORSE]
    front: i64 = men.place_of(cells, man)
    heading: i64 = men.heading_of(cells, man)
    men.lift(board, cells, man)
    cells[men.at_man(man) + HORSE] = NOBODY
    men.set_horse(board, cells, horse, front, heading)
    cells[men.at_horse(board, horse) + CONTROL] = board.side[man]
    men.stand(board, cells, man, place, NOBODY)
    men.mark(cells, man, CHANGED)
    _now_safe(cells, at, place, NOBODY)
    if witness is not None:
        witness.tell(telling.DISMOUNTED, EVERYONE, board.character[man], board.field.key_of[place], cost)


def _now_safe(cells: vec[i64], at: i64, place: i64, heading: i64) -> None:
    cells[at + MoveFrame.SAFE] = place
    cells[at + MoveFrame.SAFE_HEADING] = heading
    cells[at + MoveFrame.WINDOW] = 1


def take_bridle(board: Board, cells: vec[i64], man: i64, horse: i64) -> None:
    """He leads it from now on; beside a rider it is put at once, if there is room (GUI-135, GUI-524)."""
    at: i64 = men.at_horse(board, horse)
    cells[at + LEADER] = man
    cells[at + CONTROL] = board.side[man]
    if men.mounted(cells, man):
        _beside(board, cells, man, horse)


def _snatch(board: Board, cells: vec[i64], man: i64, horse: i64, dice: Dice, witness: Witness | None) -> None:
    """A rider catches a bridle in passing, or misses it for this turn (GUI-137)."""
    die: i64 = dice.roll(DIE)
    if die <= board.costs.seize:
        _tell_horse(board, witness, telling.SNATCHED, man, horse, die)
        take_bridle(board, cells, man, horse)
    else:
        _tell_horse(board, witness, telling.MISSED_BRIDLE, man, horse, die)
        men.mark(cells, man, MISSED)


def _push(board: Board, cells: vec[i64], at: i64, man: i64, direction: i64, witness: Witness | None) -> None:
    place: i64 = men.place_of(cells, man)
    horse: i64 = occupancy.horse_at(board, cells, place)
    front: i64 = board.field.beyond(men.front_of(board, cells, horse), direction)
    men.set_horse(board, cells, horse, front, cells[men.at_horse(board, horse) + HEADED])
    men.stand(board, cells, man, place, men.heading_of(cells, man))
    if not men.sharing(board, cells, man):
        _now_safe(cells, at, place, men.heading_of(cells, man))
    if witness is not None:
        owner: i64 = board.character[board.horse_man[horse]]
        witness.tell(telling.HORSE_PUSHED, EVERYONE, owner, board.field.key_of[front])


# ---- going on with a horse


def _beside(board: Board, cells: vec[i64], man: i64, horse: i64) -> bool:
    """Put a led horse beside its rider, slightly behind; whether there was room (GUI-138, GUI-139)."""
    heading: i64 = men.heading_of(cells, man)
    rear: i64 = men.rear_of(board, cells, man)
    for turn in (1, DIRECTIONS - 1):
        front: i64 = board.field.beyond(rear, (heading + turn) % DIRECTIONS)
        if has_room(board, cells, horse, front, heading):
            men.set_horse(board, cells, horse, front, heading)
            return True
    return False


def can_follow(board: Board, cells: vec[i64], man: i64, there: i64, heading: i64) -> bool:
    """Whether a rider's led horse finds room beside him once his front is there (GUI-139)."""
    horse: i64 = led_by(board, cells, man)
    if horse < 0:
        return True
    rear: i64 = board.field.rear(there, heading)
    for turn in (1, DIRECTIONS - 1):
        front: i64 = board.field.beyond(rear, (heading + turn) % DIRECTIONS)
        if front >= 0 and _opens(board, cells, man, horse, front, there, rear):
            behind: i64 = board.field.rear(front, heading)
            if behind >= 0 and _opens(board, cells, man, horse, behind, there, rear):
                return True
    return False


def _opens(board: Board, cells: vec[i64], man: i64, horse: i64, place: i64, front: i64, rear: i64) -> bool:
    """Whether a hex will be free for a led horse when its rider has gone to these two."""
    if place in (front, rear) or occupancy.choked(board, cells, place):
        return False
    who: i64 = occupancy.occupant(board, cells, place)
    return who in (occupancy.EMPTY, man + 1, FIRST_HORSE + horse) and board.field.may_enter(LED, place)


def follow(board: Board, cells: vec[i64], man: i64, left: i64, witness: Witness | None) -> None:
    """After a step: beside a rider, or into the hex that a man on foot has just left (GUI-139, GUI-145)."""
    horse: i64 = led_by(board, cells, man)
    if horse < 0:
        return
    field = board.field
    if men.mounted(cells, man):
        placed: bool = _beside(board, cells, man, horse)
    else:
        front: i64 = men.front_of(board, cells, horse)
        heading: i64 = field.grid.direction(front, left)
        placed = (
            heading >= 0
            and field.step_cost(LED, front, heading) != CLOSED
            and has_room(board, cells, horse, left, heading)
        )
        if placed:
            men.set_horse(board, cells, horse, left, heading)
    owner: i64 = board.character[board.horse_man[horse]]
    if not placed:
        cells[men.at_horse(board, horse) + LEADER] = NOBODY
        _tell_horse(board, witness, telling.LET_GO, man, horse, 0)
    elif witness is not None:
        witness.tell(telling.HORSE_FOLLOWED, EVERYONE, owner, field.key_of[men.front_of(board, cells, horse)])


def set_followers(board: Board, cells: vec[i64], man: i64, witness: Witness | None) -> None:
    """At the end of his move the other horses of a man on foot stand with their heads next to him (GUI-145)."""
    if men.mounted(cells, man) or not men.awake(cells, man):
        return
    place: i64 = men.place_of(cells, man)
    for horse in range(board.horses):
        if cells[men.at_horse(board, horse) + LEADER] != man or not men.loose(board, cells, horse):
            continue
        if board.field.distance(men.front_of(board, cells, horse), place) > 1 and not _gather(
            board, cells, horse, place
        ):
            cells[men.at_horse(board, horse) + LEADER] = NOBODY
            _tell_horse(board, witness, telling.LET_GO, man, horse, 0)


def _gather(board: Board, cells: vec[i64], horse: i64, place: i64) -> bool:
    for direction in range(DIRECTIONS):
        front: i64 = board.field.beyond(place, direction)
        # Headed for him, so that he stands at its head when he goes on.
        heading: i64 = men.opposite(direction)
        if has_room(board, cells, horse, front, heading):
            men.set_horse(board, cells, horse, front, heading)
            return True
    return False


def lead_away(board: Board, cells: vec[i64], man: i64, witness: Witness | None) -> None:
    """Whatever he leads leaves the map with him."""
    for horse in range(board.horses):
        if cells[men.at_horse(board, horse) + LEADER] == man and men.loose(board, cells, horse):
            men.lead_off(board, cells, horse)
            if witness is not None:
                witness.tell(telling.HORSE_LEFT, EVERYONE, board.character[board.horse_man[horse]])
