"""Standing orders: what a player has told the table to answer in their place, so that nobody waits for routine.

A title declares the kinds of orders that it knows (`Title.orders`) and what they answer (`Title.obey`). Two questions
are kept apart, because everybody can observe the first: a player who is asked takes time, orders do not.

- *Whether* the player is asked follows from the public view and the orders alone. `obey` is given nothing else, so no
  order can be written that asks only if the hand fits.
- *What* is answered is the first of the wishes that is offered. That may depend on all that the seat knows: an order
  may name a card which is not there, and then passes, as quickly as it would have played it. A wish may also leave
  open what its verb is used on (`pawn *`): then one of those that are offered is drawn.

What a seat is invited to without being waited for can be answered too (`Title.respond`): by the orders, what everybody
sees, and the invitations themselves, which whoever made them knows as well. So no order can tell by its silence what
the seat holds.

A title may let every seat begin with orders (`Title.standing`), where to be asked each time would be a burden from the
first minute. They are the player's own: shown like those that he gives, and revoked like them.

The texts of a kind are messages of the title's catalogues, listed by `messages`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from logothete.kernel.state import State

if TYPE_CHECKING:
    from logothete.kernel.title import Title

ALWAYS: Final = "always"
"""The span of an order that stands until it is revoked. Other spans are the title's own: a turn, a year."""
WHATEVER: Final = " *"
"""How a wish ends that leaves open what its verb is used on."""

Draw = Callable[[int], int]
"""A number below this one, as a player draws it who does not want to choose: nobody can know it beforehand."""


class BadOrder(Exception):
    """An order that the title does not know; the message says what it does know. `part` is what is wrong with it."""

    def __init__(self, part: str, detail: str) -> None:
        super().__init__(detail)
        self.part = part


class Unanswerable(Exception):
    """A fault of a title: nothing that its orders wish for is offered, so the player has to be asked after all.

    That tells something of what they hold; the last wish must be one that is always offered.
    """

    def __init__(self, title: Title, seat: int, wishes: Sequence[str]) -> None:
        super().__init__(f"{title.key}: seat {seat} is offered none of {list(wishes)!r}, which its orders wish for")


class OrderField(msgspec.Struct, frozen=True):
    """What an order leaves open: one of its own words (the first is the default), or a thing of the title's domains.

    A thing is written as its domain and its key: `card war-cry`.
    """

    key: str
    words: tuple[str, ...] = ()
    domains: tuple[str, ...] = ()


class OrderKind(msgspec.Struct, frozen=True):
    """One kind of standing order: how long it may last (the first is the default), and what it leaves open.

    `quick` are the prompts beside which it is offered as a button, with every default.
    """

    key: str
    spans: tuple[str, ...]
    fields: tuple[OrderField, ...] = ()
    quick: tuple[str, ...] = ()


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order as it is given: its kind, how long it lasts, and what stands in each of its fields."""

    key: str
    span: str
    given: dict[str, str] = {}


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order that was given, with a name of its own and the period (the turn, the year) in which that was."""

    id: str
    order: Order
    since: int


def check_order(title: Title, order: Order) -> Order:
    """The order with every field filled in; `BadOrder` if the title does not know it."""
    kind = next((kind for kind in title.orders if kind.key == order.key), None)
    if kind is None:
        known = ", ".join(kind.key for kind in title.orders) or "none"
        raise BadOrder("key", f"{title.key} has no order {order.key!r}; it has: {known}")
    if order.span not in kind.spans:
        raise BadOrder("span", f"{order.key!r} lasts {' or '.join(kind.spans)}, not {order.span!r}")
    fields = {field.key: field for field in kind.fields}
    for key in order.given:
        if key not in fields:
            raise BadOrder(key, f"{order.key!r} has no field {key!r}; it has: {', '.join(fields) or 'none'}")
    return Order(order.key, order.span, {key: _filled(title, order, field) for key, field in fields.items()})


def _filled(title: Title, order: Order, field: OrderField) -> str:
    value = order.given.get(field.key)
    if value is None and field.words:
        return field.words[0]
    domain, _, key = (value or "").partition(" ")
    if value not in field.words and not (domain in field.domains and key in title.actions.domains[domain]):
        allowed = ", ".join([*field.words, *[f"{domain} <key>" for domain in field.domains]])
        raise BadOrder(field.key, f"{field.key!r} of {order.key!r} is one of: {allowed}; not {value!r}")
    assert value is not None
    return value


def messages(title: Title) -> dict[str, set[str]]:
    """The messages that the orders of a title need, each with the variables that it is given."""
    found: dict[str, set[str]] = {}
    for kind in title.orders:
        whole = f"order-{kind.key}"
        # To choose it, and the order as a sentence.
        found |= {f"{whole}-name": set(), whole: {field.key for field in kind.fields}}
        if kind.quick:
            found[f"{whole}-quick"] = set()
        found |= {f"order-span-{span}": set() for span in kind.spans}
        for field in kind.fields:
            found[f"{whole}-{field.key}"] = set()
            found |= {f"{whole}-{field.key}-{word}": set() for word in field.words}
            # How a thing of a domain stands in the sentence.
            found |= {f"{whole}-{field.key}-{domain}": {domain} for domain in field.domains}
    return found


def period(title: Title, public: msgspec.Struct, span: str) -> int:
    """The number of the present turn, year or whatever a span is; by the view of a spectator."""
    return 0 if span == ALWAYS else title.period(public, span)


def still_standing(title: Title, public: msgspec.Struct, orders: Sequence[Standing]) -> list[Standing]:
    """Those of the orders that have not run out. One that has comes back if an undo returns to its time."""
    return [one for one in orders if one.since == period(title, public, one.order.span)]


def begin(title: Title, public: msgspec.Struct) -> list[Standing]:
    """The orders with which a seat begins."""
    checked = [check_order(title, order) for order in title.standing]
    return [Standing(str(at), order, period(title, public, order.span)) for at, order in enumerate(checked, 1)]


def follow(
    title: Title, state: State, public: msgspec.Struct, orders: Mapping[int, Sequence[Standing]], draw: Draw
) -> tuple[int, int] | None:
    """The first seat for which its orders answer what it is asked or invited to, and the action; None if all must be.

    `public` is what a spectator sees of the state. `Unanswerable` is a fault of the title.
    """
    pending, invited = int(state.pending()), int(state.invited())
    for seat, given in sorted(orders.items()):
        if (pending | invited) >> seat & 1 and given:
            standing = [one.order for one in still_standing(title, public, given)]
            action = None
            if standing and pending >> seat & 1:
                action = _first(title, seat, title.obey(public, seat, standing), state.legal(seat), draw)
            if standing and action is None and invited >> seat & 1:
                wishes = title.respond(public, seat, title.invitations(state, seat), standing)
                action = _first(title, seat, wishes, state.asides(seat), draw)
            if action is not None:
                return seat, action
    return None


def _first(title: Title, seat: int, wishes: Sequence[str] | None, offered: Sequence[int], draw: Draw) -> int | None:
    """The first of the wishes that is possible."""
    if wishes is None:
        return None
    for wish in wishes:
        if wish.endswith(WHATEVER):
            verb = wish.removesuffix(WHATEVER)
            fitting = [action for action in offered if title.actions.decode(action)[0] == verb]
            if fitting:
                return fitting[draw(len(fitting))]
            continue
        action = title.actions.parse(wish)
        if action in offered:
            return action
    raise Unanswerable(title, seat, wishes)
