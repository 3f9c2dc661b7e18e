"""Standing orders of Necrosia: answers to windows that a player gives beforehand (NEC-128, NEC-137).

Whether a player is asked follows from the view of a spectator, so all of these can be given without holding a card: an
order to cancel passes if there is nothing to cancel with, and nobody can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from logothete.games.necrosia.board import ANY_CARD, TIMING_KEYS, W2, YEAR_END
from logothete.games.necrosia.content import Content
from logothete.games.necrosia.view import Announced, NecrosiaView
from logothete.kernel.actions import Actions
from logothete.kernel.orders import ALWAYS, Order, OrderField, OrderKind

WINDOWS: Final = TIMING_KEYS[W2:]
"""The moments at which several may be asked."""
TURN: Final = "turn"
YEAR: Final = "year"
_SPANS: Final = (TURN, YEAR, ALWAYS)
_ANY: Final = "any"
_ANYBODY: Final = "anybody"
_AT_ME: Final = "at-me"

ORDERS: Final = (
    OrderKind(
        "pass",
        _SPANS,
        (OrderField("moment", (_ANY, *WINDOWS)),),
        quick=tuple(f"window-{moment}" for moment in WINDOWS),
    ),
    OrderKind("concerned", _SPANS),
    OrderKind(
        "cancel",
        _SPANS,
        (OrderField("rival", (_ANYBODY,), ("people",)), OrderField("what", (_ANY, _AT_ME), ("suit", "card"))),
    ),
)


def period(public: NecrosiaView, span: str) -> int:
    """The number of the year, or of the turn; before all turns of a year and after them nobody is active."""
    if span == YEAR:
        return public.year
    turns = len(public.order) + 2
    if public.active is not None:
        return public.year * turns + 1 + public.order.index(public.active)
    return public.year * turns + (0 if None in public.order else turns - 1)


def obey(
    public: NecrosiaView, seat: int, orders: Sequence[Order], content: Content, actions: Actions
) -> list[str] | None:
    """What a seat answers in a window; None if the player has to be asked, which is so outside of windows."""
    if public.window is None:
        return None
    moment = public.window.moment
    for order in orders:
        if order.key == "cancel" and _to_cancel(public, seat, order, content, actions):
            return [*[f"play {card.key}" for card in content.cards if moment in card.timing], "pass"]
    for order in orders:
        if order.key == "pass" and order.given["moment"] in (_ANY, moment):
            return ["pass"]
        if order.key == "concerned" and not _concerned(public, seat, moment, actions):
            return ["pass"]
    return None


def _to_cancel(public: NecrosiaView, seat: int, order: Order, content: Content, actions: Actions) -> bool:
    """Whether somebody announces a card that the order means."""
    announced = public.announced
    if announced is None or public.window is None or public.window.moment != TIMING_KEYS[ANY_CARD]:
        return False
    rival, what = order.given["rival"], order.given["what"]
    if rival not in (_ANYBODY, f"people {public.seats[announced.seat].people}"):
        return False
    suit = next(card.suit for card in content.cards if card.key == announced.card)
    if what == _AT_ME:
        return _aimed_at(public, seat, announced, actions)
    return what in (_ANY, f"suit {suit}", f"card {announced.card}")


def _concerned(public: NecrosiaView, seat: int, moment: str, actions: Actions) -> bool:
    """Whether a window concerns a seat: in its own turn, in its own wars, and where its units or hand are in play."""
    if public.active == seat:
        return True
    if public.war is not None and seat in (public.war.attack.seat, public.war.defence.seat):
        return True
    if moment == TIMING_KEYS[YEAR_END]:
        return any(region.falling and any(troop.seat == seat for troop in region.troops) for region in public.regions)
    return public.announced is not None and _aimed_at(public, seat, public.announced, actions)


def _aimed_at(public: NecrosiaView, seat: int, announced: Announced, actions: Actions) -> bool:
    """Whether a card is used on a seat: on its people, where it has units, or on nothing in particular.

    A card that is played in a war without naming anything is for those who fight it.
    """
    if not announced.choices:
        war = public.war
        return war is None or seat in (war.attack.seat, war.defence.seat)
    own = {region.key for region in public.regions if any(troop.seat == seat for troop in region.troops)}
    people = public.seats[seat].people
    for choice in announced.choices:
        verb, keys = actions.decode(actions.parse(choice))
        domains = next(one.domains for one in actions.verbs if one.key == verb)
        for domain, key in zip(domains, keys, strict=True):
            if (domain in ("people", "foe") and key == people) or (domain == "region" and key in own):
                return True
    return False
