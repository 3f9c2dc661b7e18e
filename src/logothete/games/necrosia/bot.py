"""How a bot judges Necrosia: what a seat may still earn, and how near everybody is to losing together.

The judgement is in influence: what is on the track, what the regions may bring in the turns to come, what units and
cards are good for. A game that is lost together is worth nothing to anybody, so all prospects shrink with that danger.
All of it is rough on purpose; search corrects it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    AIM,
    ANNOUNCE_STEP,
    ANY_CARD,
    AT,
    BANS,
    BUY,
    CARRY,
    CAST,
    CONTRACT,
    CONVERT,
    DECLINE,
    DISCOUNT,
    DRAW,
    FALLEN,
    FIGHTER,
    FINISH,
    FLAGS,
    GO,
    INFLUENCE,
    KINDS,
    LIFT,
    LOSE,
    MAGE,
    MERCHANT,
    NECROSIAN_FOE,
    NECROSIANS,
    NECROSIS_STEP,
    ORDER,
    PASS,
    PICK,
    PLACE,
    PLAY,
    RECRUIT,
    REGIONS,
    SEAT,
    SEATS,
    SLIP,
    STIR,
    STIR_STEP,
    STOP,
    TAKE,
    TALLY,
    TO,
    TRADE,
    TRADE_STEP,
    TURN_STEP,
    WAGE,
    WAR_STEP,
    WINDOW_STEP,
    YEAR,
    Board,
    guild_of,
    hand_size,
    necrosed,
    place_in_row,
    units_in,
    units_of,
    value_of,
)
from logothete.games.necrosia.position import ANSWERS, PASSED, Position
from logothete.games.necrosia.rules import battle
from logothete.games.necrosia.rules.course import find_frame
from logothete.games.necrosia.rules.windows import MOMENT
from logothete.games.necrosia.scoring import necrosed_regions
from logothete.kernel.bits import lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.mind import Mind, numbers
from logothete.kernel.state import State, room
from logothete.kernel.steps import FRAME, TOP

HORIZON: Final = 24
"""Decisions of a playout before it is judged: about two turns."""
RESOLVED: Final = 24
"""Decisions after which a card that is being played is judged as it stands."""
OFFERS: Final = 4096
"""Room for more actions than a pack can make."""
DIE: Final = 0.6
"""What a die is worth on average (NEC-035)."""
CARD: Final = 1.4
"""What a card in hand is worth with several turns to come."""
SUPPORT: Final = 0.9
"""What a free card is worth beside the influence of its region."""
ACTION: Final = 0.8
"""What an action that is not used yet is worth."""
LASTING: Final = 0.8
"""How much less each later year's income counts."""


class NecrosiaMind(Mind):
    """Judgement and instinct for Necrosia. One for each search: it has scratch buffers."""

    __slots__ = ("deficits", "dice", "necrosians", "offers", "points", "units", "weights")

    def __init__(self) -> None:
        self.units = numbers(SEATS * REGIONS)
        """Units of each seat in each region, less what the war under way is expected to cost."""
        self.necrosians = numbers(REGIONS)
        self.deficits = numbers(REGIONS)
        self.points = numbers(SEATS)
        self.weights = numbers(OFFERS)
        self.offers = room(OFFERS)
        self.dice = QuickDice(1)
        """For what a card on its way leaves to chance: always the same, so that the same position is judged alike."""

    def horizon(self) -> i64:
        return HORIZON

    def worth(self, state: State, seat: i64) -> float:
        """The influence that a seat may expect in the end, less with the danger of losing together."""
        position = self._resolve(cast(Position, state))
        board = position.board
        cells = position.cells
        self._survey(board, cells)
        return self._fortune(board, cells, seat) * self._safety(board, cells)

    def prospects(self, state: State, out: vec[float]) -> None:
        position = cast(Position, state)
        board = position.board
        if position.cells[TOP] != 0:
            position = self._resolve(position)
        cells = position.cells
        if cells[TOP] == 0:
            _final(position, out)
            return
        self._survey(board, cells)
        safe = self._safety(board, cells)
        # Early on much may still change; near the end a small lead is worth a lot.
        spread = 3.0 + 2.0 * float(board.years - cells[YEAR])
        top = 0.0
        for seat in range(board.players):
            self.points[seat] = self._fortune(board, cells, seat)
            if self.points[seat] > top:
                top = self.points[seat]
        total = 0.0
        for seat in range(board.players):
            out[seat] = exp((self.points[seat] - top) / spread)
            total += out[seat]
        for seat in range(board.players):
            out[seat] *= safe / total

    # What is half done

    def _resolve(self, state: Position) -> Position:
        """The position after a card that is on its way, if nobody else does anything; dice of wars stay unrolled."""
        position = state
        cells = position.cells
        left: i64 = RESOLVED
        while left > 0 and cells[TOP] != 0 and _on_its_way(cells):
            if position is state:
                position = state.clone()
                cells = position.cells
            seat = lowest(position.pending())
            if cells[cells[TOP]] == WINDOW_STEP:
                position.take(seat, position.board.first[PASS], self.dice, None)
            else:
                size = position.offer(seat, self.offers)
                position.take(seat, self.offers[self._first_sight(position, seat, size)], self.dice, None)
            left -= 1
        return position

    def _first_sight(self, state: Position, seat: i64, size: i64) -> i64:
        self.weigh(state, seat, self.offers, size, self.weights)
        best: i64 = 0
        for at in range(1, size):
            if self.weights[at] > self.weights[best]:
                best = at
        return best

    def _survey(self, board: Board, cells: vec[i64]) -> None:
        """Count the pieces, and take off what the war under way is expected to cost."""
        for region in range(board.regions):
            self.necrosians[region] = float(cells[NECROSIANS + region])
            for seat in range(board.players):
                self.units[seat * REGIONS + region] = float(units_in(cells, seat, region))
        war = find_frame(cells, WAR_STEP)
        if war < 0:
            return
        attack = _expected_score(board, cells, war, battle.ATTACK)
        defence = _expected_score(board, cells, war, battle.DEFENCE)
        if cells[war + battle.MARKS] & battle.IGNORED:
            defence = 0.0
        here: i64 = cells[war + battle.ATTACKER] * REGIONS + cells[war + battle.ORIGIN]
        self.units[here] = _less(self.units[here], defence)
        foe: i64 = cells[war + battle.FOE]
        region_at_war: i64 = cells[war + battle.REGION]
        if foe == NECROSIAN_FOE:
            self.necrosians[region_at_war] = _less(self.necrosians[region_at_war], attack)
        else:
            there: i64 = foe * REGIONS + region_at_war
            self.units[there] = _less(self.units[there], attack)

    # The danger of losing together

    def _safety(self, board: Board, cells: vec[i64]) -> float:
        """How safe the land is from being lost, judged like a careful player: doubts count twice.

        With doubts counted once, two greedy players lost about one game in ten together; docs/balance has what is left.
        """
        safe = 1.0 - self._danger(board, cells)
        return safe * safe

    def _danger(self, board: Board, cells: vec[i64]) -> float:
        """The chance, roughly, that the land is lost before the game is over (NEC-141, NEC-164).

        Two views of it: how many regions may be necrosed at the end of this year and of the next, and how many units
        are missing in those that are cheapest to save, as many of them as have to be saved.
        """
        fallen = float(necrosed_regions(board, cells))
        limit = float(board.defeat) - 0.5
        effort = _effort(board, cells)
        # While actions are left, half a rescue is half a rescue.
        sharp = 1.2 if effort > 2.0 else 1.6 if effort > 1.0 else 2.4 if effort > 0.0 else 6.0
        expected = fallen
        doubt = 0.06
        later = 0.0
        falling: i64 = 0
        for region in range(board.regions):
            if not necrosed(board, cells, region) and self.necrosians[region] > 0.05:
                deficit = self._deficit(board, cells, region)
                falls = 1.0 / (1.0 + exp(-sharp * (deficit - 0.5)))
                expected += falls
                doubt += falls * (1.0 - falls)
                grown = deficit + self._growth(board, cells, region)
                later += (1.0 - falls) / (1.0 + exp(-1.2 * (grown - 0.5)))
                if deficit > 0.05:
                    self.deficits[falling] = deficit
                    falling += 1
        safe = 1.0 / (1.0 + exp((expected - limit) / (0.25 + 0.5 * sqrt(doubt))))
        saved: i64 = falling - (board.defeat - 1 - necrosed_regions(board, cells))
        if saved > 0:
            safe *= 1.0 - _overtaxed(_cheapest(self.deficits, falling, saved), effort)
        years = float(board.years - cells[YEAR])
        if years > 0.0:
            growing = expected + 0.6 * later + 0.2 * years
            safe *= 1.0 - 0.7 / (1.0 + exp(-(growing - limit) / 0.7))
        return 1.0 - safe

    def _deficit(self, board: Board, cells: vec[i64], region: i64) -> float:
        """How many units are missing at the end of the year, losses still to come included; below 0 what is spare."""
        necrosians = self.necrosians[region]
        if cells[YEAR] == 0 and guild_of(board, cells, region) >= 0:
            necrosians += 1.0
        units = 0.0
        for seat in range(board.players):
            own = self.units[seat * REGIONS + region]
            if own > 0.0 and _suffers(board, cells, seat, region):
                # His next loss is one unit less and one Necrosian more, but where he begins he may go on.
                more: bool = cells[ACTIVE] != seat or cells[ACTIONS] > 0
                after = own - 2.0 if own > 1.0 else -own
                if more and own < 4.0:
                    after = 0.5 * own
                units += after
                if more:
                    fighters = float(units_of(cells, seat, region, FIGHTER))
                    units += 0.25 * (fighters if fighters < necrosians else necrosians)
            else:
                units += own
        return necrosians - units

    def _growth(self, board: Board, cells: vec[i64], region: i64) -> float:
        """By how much a deficit may grow in a year if the fighters there do what they can."""
        growth = 1.0 if guild_of(board, cells, region) >= 0 else 0.0
        fighters = 0.0
        for seat in range(board.players):
            if self.units[seat * REGIONS + region] > 0.5:
                growth += 1.5
                fighters += float(units_of(cells, seat, region, FIGHTER))
        return growth - 0.6 * (fighters if fighters < 5.0 else 5.0)

    # What a seat may earn

    def _fortune(self, board: Board, cells: vec[i64], seat: i64) -> float:
        """The influence that a seat may have in the end."""
        turns = _turns_to_come(board, cells, seat)
        points = float(cells[INFLUENCE + seat])
        points += 0.8 * float(cells[TALLY + seat] % board.trophies) / float(board.trophies)
        # What comes after the income of the present turn, and how much of it is left to use cards in.
        after = turns - 1 if cells[ACTIVE] == seat and turns > 0 else turns
        future = 0.0
        weight = 1.0
        for _ in range(after):
            weight *= LASTING
            future += weight
        cards = CARD if after >= 3 else 0.15 + 0.5 * float(after)
        points += _hand(cells, seat, cards)
        if cells[ACTIVE] == seat:
            points += ACTION * float(cells[ACTIONS]) if _acting(cells) else 0.0
            if cells[FLAGS] & DISCOUNT:
                points += 1.0
        if cells[BANS + seat]:
            points -= 0.8
        units = 0.0
        fighters: i64 = 0
        merchants: i64 = 0
        mages: i64 = 0
        for region in range(board.regions):
            own = self.units[seat * REGIONS + region]
            if own > 0.0:
                points += self._region(board, cells, seat, region, own, turns, future)
                units += own
                fighters += units_of(cells, seat, region, FIGHTER)
                merchants += units_of(cells, seat, region, MERCHANT)
                mages += units_of(cells, seat, region, MAGE)
        points += (0.08 + 0.22 * float(after)) * sqrt(units)
        points += 0.1 * float(after) * sqrt(float(fighters))
        if merchants > 0:
            points += 0.3 * float(after) + (0.08 * float(after) if merchants > 1 else 0.0)
        if mages > 0:
            points += 0.12 * float(after)
        return points

    def _region(
        self, board: Board, cells: vec[i64], seat: i64, region: i64, own: float, turns: i64, future: float
    ) -> float:
        """What a region with `own` units may bring: this year's income, the later ones, and what is lost there."""
        necrosians = self.necrosians[region]
        rivals = 0.0
        for other in range(board.players):
            if other != seat and self.units[other * REGIONS + region] > rivals:
                rivals = self.units[other * REGIONS + region]
        sick = necrosed(board, cells, region)
        loss = 1.0 if sick or necrosians > 0.5 else 2.0 * necrosians if necrosians > 0.0 else 0.0
        value = float(value_of(board, cells, region))
        guild = guild_of(board, cells, region) >= 0
        prize = value + (SUPPORT if guild or sick else 0.0)
        points = 0.0
        present: bool = cells[ACTIVE] == seat
        if turns > 0:
            suffered = loss if not present or _suffers(board, cells, seat, region) else 0.0
            most = rivals if rivals > necrosians + suffered else necrosians + suffered
            margin = own - suffered - most
            if present and cells[CONTRACT] == region + 1:
                margin = 1.0
            points += (_certainly(margin) if present else _probably(margin)) * prize
        # Later: another loss, another Necrosian, less what one's own fighters can do about them.
        if future > 0.0:
            fighters = float(units_of(cells, seat, region, FIGHTER))
            pressed = _less(necrosians + (1.0 if guild and necrosians > 0.0 else 0.0), 0.5 * fighters)
            bleeding = 1.0 if sick or pressed > 0.3 else 0.0
            strongest = rivals + 0.3 if rivals > 0.0 else 0.0
            most = strongest if strongest > pressed + bleeding else pressed + bleeding
            points += _probably(own - bleeding - most) * prize * future
            points -= 0.25 * bleeding * future
        return points

    # First sight

    def wander(self, state: State, seat: i64, offers: vec[i64], size: i64, dice: Dice) -> i64:
        """An action drawn by its weight at first sight."""
        weights = self.weights
        self.weigh(state, seat, offers, size, weights)
        total = 0.0
        for at in range(size):
            total += weights[at]
        mark = total * float(dice.below(1000000)) / 1000000.0
        for at in range(size - 1):
            mark -= weights[at]
            if mark < 0.0:
                return at
        return size - 1

    def weigh(self, state: State, seat: i64, offers: vec[i64], size: i64, weights: vec[float]) -> None:
        position = cast(Position, state)
        board = position.board
        for at in range(size):
            action: i64 = offers[at]
            verb: i64 = board.verb_of[action]
            appeal = _appeal(board, position.cells, seat, verb, action - board.first[verb])
            weights[at] = appeal if appeal > 0.01 else 0.01


def _on_its_way(cells: vec[i64]) -> bool:
    """Whether a card is being chosen for, could be cancelled, or waits for others to answer."""
    step: i64 = cells[cells[TOP]]
    if step == ANNOUNCE_STEP:
        return True
    if step != WINDOW_STEP:
        return False
    frame: i64 = cells[TOP] + FRAME
    if cells[frame + MOMENT] == ANY_CARD:
        return True
    for seat in range(SEATS):
        if cells[frame + ANSWERS + seat] > PASSED:
            return True
    return False


def _final(position: Position, out: vec[float]) -> None:
    """At the end: the winner has everything, those who tie share it, and a common defeat is worth nothing."""
    board = position.board
    if position.cells[FALLEN]:
        for seat in range(board.players):
            out[seat] = 0.0
        return
    places = position.places()
    winners = float(places.count(1))
    for seat in range(board.players):
        out[seat] = 1.0 / winners if places[seat] == 1 else 0.0


def _expected_score(board: Board, cells: vec[i64], war: i64, side: i64) -> float:
    """A side's score: what it rolled, or what its dice are worth on average; 0 when the losses are taken."""
    stage: i64 = cells[war + battle.STAGE]
    if stage <= 2:
        score = DIE * float(battle.dice_of(board, cells, war, side)) + float(cells[war + battle.BONUS + side])
        return score if score > 0.0 else 0.0
    if stage <= 4:
        return float(battle.score_of(cells, war, side))
    return float(cells[war + battle.DUE + 1 - side])


def _less(number: float, taken: float) -> float:
    return number - taken if number > taken else 0.0


def _hand(cells: vec[i64], seat: i64, each: float) -> float:
    """What a hand is worth: the more cards, the less each of them."""
    held = float(hand_size(cells, seat))
    return each * (held if held <= 3.0 else 3.0 + 0.5 * (held - 3.0))


def _acting(cells: vec[i64]) -> bool:
    """Whether the active seat can still use its actions."""
    at = find_frame(cells, TURN_STEP)
    return at >= 0 and cells[at] == 0


def _place_of(board: Board, cells: vec[i64], seat: i64) -> i64:
    """A seat's place in this year's order; the number of players if it has none yet."""
    place: i64 = 0
    while place < board.players and cells[ORDER + place] != seat:
        place += 1
    return place


def _turns_to_come(board: Board, cells: vec[i64], seat: i64) -> i64:
    """How often a seat will still count its influence, this year included."""
    later: i64 = board.years - cells[YEAR]
    if cells[YEAR] == 0:
        return later
    if cells[GO] < 0:
        return later
    if cells[ACTIVE] == seat:
        at = find_frame(cells, TURN_STEP)
        return later + 1 if at >= 0 and cells[at] <= 3 else later
    return later + 1 if _place_of(board, cells, seat) >= cells[GO] else later


def _effort(board: Board, cells: vec[i64]) -> float:
    """What the actions of this year can still bring about; others may have other plans for theirs."""
    if cells[YEAR] == 0 or cells[GO] < 0:
        return 0.7 * float(board.players * board.turn_actions)
    others = 0.7 * float((board.players - cells[GO]) * board.turn_actions)
    return others + float(cells[ACTIONS]) if cells[ACTIVE] >= 0 and _acting(cells) else others


def _cheapest(deficits: vec[float], size: i64, wanted: i64) -> float:
    """The sum of the `wanted` smallest of `size` deficits."""
    total = 0.0
    for place in range(wanted):
        best: i64 = place
        for other in range(place + 1, size):
            if deficits[other] < deficits[best]:
                best = other
        least = deficits[best]
        deficits[best] = deficits[place]
        deficits[place] = least
        total += least
    return total


def _overtaxed(need: float, effort: float) -> float:
    """The chance that an effort is not enough for a need; it falls with every unit less, so that nobody waits."""
    return need / (need + 0.7 + 0.25 * effort)


def _suffers(board: Board, cells: vec[i64], seat: i64, region: i64) -> bool:
    """Whether a seat's loss to necrosis of this year is still to come in a region (NEC-150)."""
    if cells[YEAR] == 0 or cells[GO] < 0:
        return True
    if cells[ACTIVE] != seat:
        return _place_of(board, cells, seat) >= cells[GO]
    if _acting(cells):
        return True
    dying = find_frame(cells, NECROSIS_STEP)
    return dying >= 0 and ((cells[dying + 1] >> (region * 2)) & 3) != 0


def _certainly(margin: float) -> float:
    """The chance to dominate a region in the phase that follows at once."""
    if margin >= 1.0:
        return 1.0
    return 0.04 if margin <= 0.0 else 0.04 + 0.96 * margin


def _probably(margin: float) -> float:
    """The chance to dominate a region later, when others have had their turns."""
    if margin >= 1.0:
        return 0.66 + 0.1 * (margin - 1.0) if margin < 3.0 else 0.86 + 0.03 * (margin - 3.0) if margin < 6.0 else 0.95
    if margin >= 0.0:
        return 0.2 + 0.46 * margin
    return 0.2 + 0.06 * margin if margin > -3.0 else 0.02


# Appeals: how good an action looks at first sight; 1 is indifferent.


def _stake(board: Board, cells: vec[i64], seat: i64, region: i64, own: i64) -> float:
    """What it is worth to a seat to have `own` units in a region."""
    if own <= 0:
        return 0.0
    necrosians: i64 = cells[NECROSIANS + region]
    sick = necrosed(board, cells, region)
    loss: i64 = 1 if sick or necrosians > 0 else 0
    most: i64 = necrosians + loss
    for other in range(board.players):
        if other != seat and units_in(cells, other, region) > most:
            most = units_in(cells, other, region)
    prize = float(value_of(board, cells, region)) + (SUPPORT if sick or guild_of(board, cells, region) >= 0 else 0.0)
    return _probably(float(own - loss - most)) * prize - 0.3 * float(loss)


def _joining(board: Board, cells: vec[i64], seat: i64, region: i64) -> float:
    """What one more unit is worth in a region."""
    own = units_in(cells, seat, region)
    return _stake(board, cells, seat, region, own + 1) - _stake(board, cells, seat, region, own)


def _leaving(board: Board, cells: vec[i64], seat: i64, region: i64) -> float:
    """What a region loses with one unit less."""
    own = units_in(cells, seat, region)
    return _stake(board, cells, seat, region, own) - _stake(board, cells, seat, region, own - 1)


def _appeal(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> float:
    """How good one action looks."""
    regions: i64 = board.regions
    if verb == FINISH:
        return 0.1 if cells[ACTIONS] > 0 else 2.0
    if verb == TRADE:
        return 1.6 + 2.0 * _joining(board, cells, seat, argument)
    if verb == WAGE:
        return _war_appeal(board, cells, seat, argument)
    if verb in (LIFT, SLIP):
        spared = _leaving(board, cells, seat, argument % regions)
        return (1.2 if verb == SLIP else 0.7) / (0.4 + (spared if spared > 0.0 else 0.0))
    if verb == PLACE:
        return 0.15 + 2.0 * _joining(board, cells, seat, argument % regions)
    if verb == TO:
        return _destination(board, cells, seat, argument)
    if verb == STIR:
        return _stir_appeal(board, cells, argument)
    if verb in (CAST, CONVERT, DECLINE):
        return 0.15
    if verb == RECRUIT:
        return 1.2 if argument == FIGHTER else 0.8
    if verb == PASS:
        return 1.5
    if verb == PLAY:
        return 1.0 + 0.3 * float(board.bonus[argument])
    if verb in (TAKE, DRAW):
        return 2.0
    if verb == BUY:
        return 1.2 / float(1 + place_in_row(cells, argument))
    if verb == STOP:
        return 0.4 if cells[cells[TOP]] == TRADE_STEP else 1.0
    if verb == LOSE:
        return 1.0 if argument == FIGHTER else 1.3
    if verb == AT:
        return 0.3 + _heat(board, cells, seat, argument)
    if verb in (PICK, CARRY, AIM):
        rival: i64 = cells[SEAT + (argument if verb == AIM else argument // KINDS)]
        return 0.5 + 0.05 * float(cells[INFLUENCE + rival]) if rival >= 0 and rival != seat else 0.6
    return 1.0


def _stir_appeal(board: Board, cells: vec[i64], region: i64) -> float:
    """A Necrosian is best moved away from where it would make a region fall."""
    if necrosed(board, cells, region):
        return 0.15
    units: i64 = 0
    for seat in range(board.players):
        units += units_in(cells, seat, region)
    return 1.2 if cells[NECROSIANS + region] > units else 0.4


def _war_appeal(board: Board, cells: vec[i64], seat: i64, argument: i64) -> float:
    """A war is as good as what it removes from where it matters."""
    region: i64 = argument // (board.peoples + 1)
    people: i64 = argument % (board.peoples + 1)
    fighters = float(units_of(cells, seat, region, FIGHTER))
    prize = float(value_of(board, cells, region)) + 0.5
    if people == board.peoples:
        standing = float(cells[NECROSIANS + region])
        hits = DIE * fighters if DIE * fighters < standing else standing
        return 0.2 + hits * (0.5 + 0.35 * prize)
    foe: i64 = cells[SEAT + people]
    held = float(units_of(cells, foe, region, FIGHTER))
    if held < 1.0:
        held = 1.0
    return 0.2 + 0.25 * prize * (fighters / (fighters + held)) * (2.0 if fighters > held else 0.6)


def _destination(board: Board, cells: vec[i64], seat: i64, region: i64) -> float:
    """Where something goes: a unit to where it counts, a Necrosian to where it hurts others."""
    if cells[cells[TOP]] == STIR_STEP:
        if necrosed(board, cells, region) and not necrosed(board, cells, cells[cells[TOP] + FRAME]):
            return 2.0
        return 0.2 + _heat(board, cells, seat, region)
    joining = _joining(board, cells, seat, region)
    return 0.1 + 2.0 * joining if joining > 0.0 else 0.1


def _heat(board: Board, cells: vec[i64], seat: i64, region: i64) -> float:
    """How much rivals have at stake in a region, less what the seat has itself."""
    heat = 0.0
    for other in range(board.players):
        own = units_in(cells, other, region)
        if own > 0:
            stake = _stake(board, cells, other, region, own)
            heat += stake if other != seat else -2.0 * stake
    return heat if heat > 0.0 else 0.0
