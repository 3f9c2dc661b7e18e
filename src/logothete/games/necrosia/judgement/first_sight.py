"""How good an action looks at first sight, before anything is tried out: 1 is indifferent."""

from __future__ import annotations

from logothete.games.necrosia.board import (
    ACTIONS,
    FIGHTER,
    INFLUENCE,
    KINDS,
    NECROSIANS,
    SEAT,
    Board,
    guild_of,
    necrosed,
    units_in,
    units_of,
    value_of,
)
from logothete.games.necrosia.hands import place_in_row
from logothete.games.necrosia.judgement.fortune import SUPPORT, probably
from logothete.games.necrosia.judgement.survey import DIE
from logothete.games.necrosia.kinds import STIR_STEP, TRADE_STEP
from logothete.games.necrosia.rules.actions.moves import Stir
from logothete.games.necrosia.verbs import (
    AIM,
    AT,
    BUY,
    CARRY,
    CAST,
    CONVERT,
    DECLINE,
    DRAW,
    FINISH,
    LIFT,
    LOSE,
    PASS,
    PICK,
    PLACE,
    PLAY,
    RECRUIT,
    SLIP,
    STIR,
    STOP,
    TAKE,
    TO,
    TRADE,
    WAGE,
)
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import TOP, top_frame


def appeal(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> float:
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
        if necrosed(board, cells, region) and not necrosed(board, cells, cells[top_frame(cells) + Stir.FROM]):
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


def _joining(board: Board, cells: vec[i64], seat: i64, region: i64) -> float:
    """What one more unit is worth in a region."""
    own = units_in(cells, seat, region)
    return _stake(board, cells, seat, region, own + 1) - _stake(board, cells, seat, region, own)


def _leaving(board: Board, cells: vec[i64], seat: i64, region: i64) -> float:
    """What a region loses with one unit less."""
    own = units_in(cells, seat, region)
    return _stake(board, cells, seat, region, own) - _stake(board, cells, seat, region, own - 1)


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
    return probably(float(own - loss - most)) * prize - 0.3 * float(loss)
