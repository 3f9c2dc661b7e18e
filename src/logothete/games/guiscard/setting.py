"""Making the board of a scenario: from content to numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from logothete.games.guiscard.board import (
    BOTH,
    DRAWN,
    EITHER,
    FACES,
    FIRST_EDGE,
    FOOT_FACE,
    FOOT_WOUNDED,
    MOUNTED_FACE,
    MOUNTED_WOUNDED,
    NO_LIMIT,
    OFFENSIVE,
    STUNNED_FACE,
    Arms,
    Board,
    Goal,
    Verdict,
)
from logothete.games.guiscard.content import (
    Animal,
    Character,
    Class,
    CombatResult,
    Content,
    FootHit,
    MountedHit,
    Slip,
    points,
)
from logothete.games.guiscard.content_scenario import Condition, Enter, Fit, Force, Scenario, Test
from logothete.games.guiscard.laying import LETTERS, Layout, lay_out, layout_of, zone_hexes
from logothete.games.guiscard.tables import CombatTable, DamageTable, ImpactTable, InfiltrationTable
from logothete.kernel.actions import Actions
from logothete.kernel.state import cells_from
from logothete.kernel.steps import Step, Stepped

TESTS: Final = get_args(Test)
FITS: Final = get_args(Fit)
FREQUENCIES: Final = {"offensive": OFFENSIVE, "either": EITHER, "both": BOTH}
NO_MOST: Final = 10**6


def set_out(content: Content, scenario: Scenario, table: Actions, steps: list[Step[Stepped]]) -> Board:
    """The board of a scenario."""
    return _Setting(content, scenario, table, steps).board()


class _Setting:
    """One board while it is made."""

    def __init__(self, content: Content, scenario: Scenario, table: Actions, steps: list[Step[Stepped]]) -> None:
        self.content = content
        self.scenario = scenario
        self.table = table
        self.layout: Layout = layout_of(content, scenario)
        self.classes = {one.key: one for one in content.classes}
        self.characters = {one.key: one for one in content.characters}
        self.animals = {one.key: one for one in content.animals}
        self.weapons = {one.key: at for at, one in enumerate(content.weapons)}
        self.men = [
            (number, side, force, man)
            for number, side in enumerate(scenario.sides)
            for force in side.forces
            for man in force.men
        ]
        self.names = [man for *_, man in self.men]
        riders = [man for _, _, force, man in self.men if force.mounted]
        self.loose = [horse for side in scenario.sides for horse in side.horses]
        self.horse_names = [*riders, *[horse.of for horse in self.loose]]
        self.out = Board(lay_out(content, scenario), table, steps, len(self.men), len(self.horse_names))

    def board(self) -> Board:
        out = self.out
        scenario = self.scenario
        out.turns = scenario.turns
        out.side_keys = [side.key for side in scenario.sides]
        self._tables()
        self._arms()
        zones = [set(zone_hexes(self.layout, out.field, self.content.terrains, zone)) for zone in scenario.zones]
        out.zones = [cells_from([int(place in zone) for place in range(int(out.field.size))]) for zone in zones]
        for man, (number, _, force, key) in enumerate(self.men):
            self._man(man, number, force, key)
        self._horses()
        man_of = [-1] * len(self.table.domains["man"])
        for man in range(len(self.men)):
            man_of[int(out.character[man])] = man
        out.man_of = cells_from(man_of)
        for number, side in enumerate(scenario.sides):
            out.way_off[number] = _edges(side.leaves)
            out.way_off_map[number] = -1 if side.leaves_map is None else LETTERS.index(side.leaves_map)
        if scenario.setup:
            for place, key in enumerate(scenario.setup):
                out.setup_order[place] = out.side_keys.index(key)
        out.verdicts = [
            Verdict(
                DRAWN if verdict.winner is None else out.side_keys.index(verdict.winner) + 1,
                [self._goal(condition) for condition in verdict.when],
            )
            for verdict in scenario.verdicts
        ]
        losses = scenario.losses
        out.loss_wounded, out.loss_killed, out.loss_command = losses.wounded, losses.killed, losses.command
        for bonus in losses.bonuses:
            out.loss_bonus[self.names.index(bonus.who)] = bonus.points
        return out

    def _tables(self) -> None:
        out, content = self.out, self.content
        moving = content.moving
        costs = out.costs
        costs.mount, costs.mount_armour, costs.pivot = moving.mount, moving.mount_armour, moving.pivot
        costs.bodies, costs.leave, costs.slow_men = moving.bodies, moving.leave, moving.slow_men
        costs.closing_men, costs.closing_horses = moving.closing_men, moving.closing_horses
        costs.seize, costs.led_on_foot, costs.led_mounted = moving.seize, moving.led_on_foot, moving.led_mounted
        costs.infiltration = content.infiltration.surcharge
        out.horse_defence = content.horse.defence
        columns = content.combat.columns
        results = get_args(CombatResult)
        out.combat = CombatTable(
            [column.most for column in columns if column.most is not None],
            [results.index(result) for column in columns for result in column.results],
            content.combat.armour,
            content.combat.joint,
        )
        impact = content.impact
        out.impact = ImpactTable(
            impact.hit,
            impact.medium,
            impact.long,
            impact.wounded,
            impact.mounted_byzantine,
            impact.close,
            impact.close_within,
        )
        out.scatter = cells_from(list(impact.scatter))
        missile = content.missile
        out.damage = DamageTable(
            missile.armour,
            [0, missile.light, missile.medium, missile.strong],
            _bands(get_args(FootHit), [(band.result, band.most) for band in missile.foot]),
            _bands(get_args(MountedHit), [(band.result, band.most) for band in missile.mounted]),
        )
        slips = get_args(Slip)
        slip = content.infiltration
        out.infiltration = InfiltrationTable(
            [slips.index(result) for result in slip.results], slip.mounted, slip.armour, slip.wounded
        )

    def _arms(self) -> None:
        arms = Arms(len(self.content.weapons))
        for at, weapon in enumerate(self.content.weapons):
            arms.foot[at] = int(weapon.foot)
            arms.mounted[at] = int(weapon.mounted)
            for band in range(3):
                arms.ranges[3 * at + band] = weapon.ranges[band]
            arms.frequency[at] = FREQUENCIES[weapon.frequency]
            arms.after_foot[at] = int(weapon.after_foot == "half")
            arms.after_mounted[at] = int(weapon.after_mounted == "half")
            arms.shots[at] = NO_LIMIT if weapon.shots is None else weapon.shots
            arms.step[at] = weapon.step
            arms.close[at] = int(weapon.close)
            arms.over[at] = int(weapon.over)
            arms.arcs[at] = int(weapon.arcs)
        self.out.arms = arms

    def _man(self, man: int, number: int, force: Force, key: str) -> None:
        out = self.out
        out.side[man] = number
        out.seat[man] = number
        out.character[man] = self.table.domains["man"].index(key)
        if key in self.animals:
            self._animal(man, self.animals[key])
        else:
            character = self.characters[key]
            self._character(man, character, self.classes[character.kind])
        zones = [zone.key for zone in self.scenario.zones]
        if force.zone is not None:
            out.zone[man] = zones.index(force.zone)
        if force.enter is not None:
            self._entry(man, force.enter)
        out.start_mounted[man] = int(force.mounted)

    def _entry(self, man: int, enter: Enter) -> None:
        out = self.out
        out.entry_turn[man] = enter.turn
        out.entry_edges[man] = sum(1 << edge for edge in enter.edges)
        out.entry_map[man] = -1 if enter.map is None else LETTERS.index(enter.map)

    def _character(self, man: int, character: Character, kind: Class) -> None:
        out = self.out
        faces = (
            (FOOT_FACE, character.foot, kind.foot[0]),
            (FOOT_WOUNDED, character.foot_wounded, kind.foot[1]),
            (MOUNTED_FACE, character.mounted, kind.mounted[0] if kind.mounted else 0),
            (MOUNTED_WOUNDED, character.mounted_wounded, kind.mounted[1] if kind.mounted else 0),
        )
        for face, figures, movement in faces:
            if figures is not None:
                out.attack[man * FACES + face] = figures.attack
                out.defence[man * FACES + face] = figures.defence
                out.movement[man * FACES + face] = movement
        out.defence[man * FACES + STUNNED_FACE] = kind.stunned
        out.armour[man] = int(kind.armour)
        out.rides[man] = int(kind.mounted is not None)
        out.byzantine[man] = int(kind.people == "byzantine")
        out.command[man] = int(kind.command)
        out.points[man] = points(character, kind)
        if kind.weapon is not None:
            out.weapon[man] = self.weapons[kind.weapon]

    def _animal(self, man: int, animal: Animal) -> None:
        out = self.out
        out.animal[man] = 1
        out.attack[man * FACES] = animal.attack
        out.defence[man * FACES] = animal.defence
        out.movement[man * FACES] = animal.movement

    def _horses(self) -> None:
        out = self.out
        for horse, key in enumerate(self.horse_names):
            man = self.names.index(key)
            out.horse_man[horse] = man
            out.own_horse[man] = horse
            out.horse_armour[horse] = int(self.classes[self.characters[key].kind].horse_armour)
        first = len(self.horse_names) - len(self.loose)
        for at, loose in enumerate(self.loose):
            if loose.front is not None:
                out.start_front[first + at] = self.layout.find(loose.front)
                out.start_heading[first + at] = loose.heading

    def _goal(self, condition: Condition) -> Goal:
        side = -1 if condition.side is None else self.out.side_keys.index(condition.side)
        who = sum(
            1 << man
            for man, (number, _, _, key) in enumerate(self.men)
            if (key in condition.who if condition.who else side in (-1, number))
        )
        goal = Goal(
            TESTS.index(condition.test),
            side,
            who,
            -NO_MOST if condition.least is None else condition.least,
            NO_MOST if condition.most is None else condition.most,
        )
        if condition.zone is not None:
            goal.zone = [zone.key for zone in self.scenario.zones].index(condition.zone)
        goal.fit = FITS.index(condition.fit)
        goal.mounted = condition.mounted
        goal.horses = condition.horses
        goal.edges = _edges(condition.edges)
        return goal


def _edges(edges: Sequence[int]) -> int:
    """Printed sides as the mark that a man bears who left by them."""
    return sum(FIRST_EDGE << (edge - 1) for edge in edges)


def _bands(results: Sequence[str], bands: Sequence[tuple[str, int | None]]) -> list[int]:
    """The highest index of each result but the last, in the order in which results are counted."""
    most = dict(bands)
    found = [most[result] for result in results[:-1]]
    return [value for value in found if value is not None]
