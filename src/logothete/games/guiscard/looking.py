"""Making a view of a position."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import fighting, men, occupancy
from logothete.games.guiscard.board import (
    ANSWERED,
    ATTACKED,
    BUSY,
    CONTROL,
    FALLEN,
    FIRED,
    FRONT,
    HEADED,
    HORSE,
    LEADER,
    LEFT,
    LOOSE,
    MOVED,
    NO_LIMIT,
    NO_WEAPON,
    OUTCOME,
    PHASE,
    SEQUENCE,
    SHOTS,
    SPENT,
    STATE,
    TURN,
    WAITING,
    Board,
)
from logothete.games.guiscard.frames import AimFrame, AssaultFrame, MoveFrame
from logothete.games.guiscard.kinds import AIM_STEP, ASSAULT_STEP, MOVE_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.victory import losses
from logothete.games.guiscard.view import Bodies, Fight, GuiscardView, Health, LooseHorse, Man, Mover, Sequence, Where
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import find_frame

SEQUENCES: Final[tuple[Sequence, ...]] = ("set-up", "fire", "charges", "movement", "combat", "recovery")
HEALTHS: Final[tuple[Health, ...]] = ("healthy", "stunned", "wounded", "dead")


def look(state: Position, seat: int | None, scenario: str, weapons: list[str]) -> GuiscardView:
    """The whole battle, the same for everybody."""
    return _Looking(state.board, state.cells, weapons).view(seat, scenario)


class _Looking:
    """One view while it is made."""

    def __init__(self, board: Board, cells: vec[i64], weapons: list[str]) -> None:
        self.board = board
        self.cells = cells
        self.weapons = weapons
        self.names = board.table.domains["man"]
        self.hexes = board.table.domains["hex"]

    def view(self, seat: int | None, scenario: str) -> GuiscardView:
        board, cells = self.board, self.cells
        aim = int(find_frame(cells, AIM_STEP))
        outcome = int(cells[OUTCOME])
        return GuiscardView(
            scenario=scenario,
            seat=seat,
            turn=int(cells[TURN]),
            turns=int(board.turns),
            phase=int(cells[PHASE]),
            sequence=SEQUENCES[int(cells[SEQUENCE])],
            sides=list(board.side_keys),
            losses=[int(losses(board, cells, side)) for side in range(len(board.side_keys))],
            men=[self._man(man) for man in range(int(board.men))],
            horses=[self._horse(horse) for horse in range(int(board.horses)) if self._shown(horse)],
            bodies=self._bodies(),
            mover=self._mover(),
            shooter=None if aim < 0 else self._name(int(cells[aim + AimFrame.SHOOTER])),
            fight=self._fight(),
            outcome=(None, "first", "second", "draw")[outcome],
        )

    def _name(self, man: int) -> str:
        return self.names[int(self.board.character[man])]

    def _hex(self, place: i64) -> str | None:
        return None if place < 0 else self.hexes[int(self.board.field.key_of[place])]

    def _man(self, man: int) -> Man:
        board, cells = self.board, self.cells
        at = int(men.at_man(man))
        weapon = int(board.weapon[man])
        horse = int(cells[at + HORSE])
        shots = int(cells[at + SHOTS])
        return Man(
            key=self._name(man),
            side=int(board.side[man]),
            seat=int(board.seat[man]),
            where=self._where(man),
            hex=self._hex(men.place_of(cells, man)),
            behind=self._hex(men.rear_of(board, cells, man)) if men.place_of(cells, man) >= 0 else None,
            heading=int(men.heading_of(cells, man)) if horse >= 0 and men.place_of(cells, man) >= 0 else None,
            horse=None if horse < 0 else self._name(int(board.horse_man[horse])),
            health=HEALTHS[int(men.health_of(cells, man))],
            attack=int(men.attack_of(board, cells, man)),
            defence=int(men.defence_of(board, cells, man)),
            movement=int(men.allowance(board, cells, man)),
            armour=bool(board.armour[man]),
            weapon=None if weapon == NO_WEAPON else self.weapons[weapon],
            shots=None if weapon == NO_WEAPON or shots >= NO_LIMIT else shots,
            spent=int(cells[at + SPENT]),
            fired=men.marked(cells, man, FIRED),
            answered=men.marked(cells, man, ANSWERED),
            attacked=men.marked(cells, man, ATTACKED),
            moved=men.marked(cells, man, MOVED),
            busy=men.marked(cells, man, BUSY),
            turn=int(board.entry_turn[man]),
        )

    def _where(self, man: int) -> Where:
        cells = self.cells
        if men.marked(cells, man, LEFT):
            return "left"
        if men.marked(cells, man, WAITING):
            return "to-enter"
        if men.place_of(cells, man) >= 0:
            return "map"
        if cells[TURN] == 0:
            return "to-place"
        move = int(find_frame(cells, MOVE_STEP))
        return "carried" if move >= 0 and cells[move + MoveFrame.CARRIED] == man + 1 else "nowhere"

    def _shown(self, horse: int) -> bool:
        at = int(men.at_horse(self.board, horse))
        return self.cells[at + FRONT] >= 0 and self.cells[at + STATE] in (LOOSE, FALLEN)

    def _horse(self, horse: int) -> LooseHorse:
        board, cells = self.board, self.cells
        at = int(men.at_horse(board, horse))
        control, leader = int(cells[at + CONTROL]), int(cells[at + LEADER])
        return LooseHorse(
            of=self._name(int(board.horse_man[horse])),
            hex=self._hex(men.front_of(board, cells, horse)) or "",
            behind=self._hex(men.horse_rear(board, cells, horse)) or "",
            heading=int(cells[at + HEADED]),
            dead=bool(cells[at + STATE] == FALLEN),
            control=None if control < 0 else control,
            leader=None if leader < 0 else self._name(leader),
        )

    def _bodies(self) -> list[Bodies]:
        board, cells = self.board, self.cells
        found = []
        for place in range(int(board.field.size)):
            lying = int(occupancy.dead_men(board, cells, place))
            horses = int(occupancy.dead_horses(board, cells, place))
            if lying or horses:
                found.append(Bodies(self._hex(place) or "", lying, horses))
        return found

    def _mover(self) -> Mover | None:
        cells = self.cells
        at = int(find_frame(cells, MOVE_STEP))
        if at < 0:
            return None
        carried = int(cells[at + MoveFrame.CARRIED]) - 1
        return Mover(
            man=self._name(int(cells[at + MoveFrame.MAN])),
            left=int(cells[at + MoveFrame.LEFT]),
            advancing=bool(cells[at + MoveFrame.ADVANCING]),
            carried=None if carried < 0 else self._name(carried),
        )

    def _fight(self) -> Fight | None:
        board, cells = self.board, self.cells
        at = int(find_frame(cells, ASSAULT_STEP))
        if at < 0 or cells[at + AssaultFrame.STAGE] != 0:
            return None
        attackers, target = cells[at + AssaultFrame.ATTACKERS], cells[at + AssaultFrame.TARGET]
        difference = fighting.differential(board, cells, attackers, target)
        ground = fighting.ground_columns(board, cells, attackers, target) if attackers else 0
        joint = fighting.joint_columns(board, cells, attackers, target)
        return Fight(
            hex=self._hex(cells[at + AssaultFrame.PLACE]) or "",
            attackers=[self._name(man) for man in members(int(attackers))],
            attack=int(fighting.total_attack(board, cells, attackers)),
            defence=int(fighting.defence(board, cells, target)),
            differential=int(difference),
            ground=int(ground),
            joint=int(joint),
            column=int(board.combat.column(difference, ground + joint)),
        )
