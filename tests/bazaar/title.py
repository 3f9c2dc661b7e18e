"""The bazaar as a state and as a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

import msgspec

from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import content_hash
from logothete.kernel.dice import Dice
from logothete.kernel.features import Feature
from logothete.kernel.match import Match
from logothete.kernel.mind import Mind
from logothete.kernel.orders import ALWAYS, Order, OrderField, OrderKind
from logothete.kernel.state import NotOver, Refusal, State, Witness, buffer, cells_from
from logothete.kernel.steps import TOP, Desk, Step, Stepped, clear_stack, in_order, top_frame
from logothete.kernel.title import Caution, Change, Prompt, Result, Setup, Title
from tests.bazaar.board import (
    ACTIONS,
    ASKS,
    BREATH,
    BREATHS,
    CELLS,
    CHAPEL_STEP,
    COINS,
    CRATE,
    DEALT,
    DRAFT,
    FRAMES,
    GIVES,
    GOODS,
    HAND,
    KINDS,
    MERCHANTS,
    MOST_ASIDES,
    MOST_OFFERS,
    OF_EACH,
    OFFER,
    PLAYERS,
    ROUNDS,
    SHOUTS,
    TO,
    TOLD,
    TURNS,
    VOICE,
    place,
)
from tests.bazaar.desk import TradeDesk, clear
from tests.bazaar.steps import Chapel, Hammer, Turn, points

STEPS: Final = in_order([cast(Step[Stepped], step) for step in (Turn(), Hammer(), Chapel())], KINDS)


class Bazaar(Stepped):
    """A position of the bazaar."""

    __slots__ = ("trade",)

    def __init__(self, cells: vec[i64], trade: TradeDesk) -> None:
        super().__init__(cells, STEPS)
        self.trade = trade

    def seats(self) -> i64:
        return self.cells[PLAYERS]

    def most_offers(self) -> i64:
        return MOST_OFFERS

    def most_asides(self) -> i64:
        return MOST_ASIDES

    def desk(self) -> Desk[Stepped]:
        return cast(Desk[Stepped], self.trade)

    def after_end(self) -> Refusal:
        return Refusal("BAZ-005", "closed")

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        return Refusal(rule, "not-your-turn", {"seat": int(lowest(pending))})

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        return ACTIONS.about(action, names)

    def clone(self) -> Bazaar:
        return Bazaar(self.cells[:], self.trade)

    def guess(self, seat: i64, dice: Dice) -> Bazaar:
        """The goods of the others are dealt anew among them, in crates and out; what they draft and offer too."""
        other = self.clone()
        cells = other.cells
        rivals = [rival for rival in range(cells[PLAYERS]) if rival != seat]
        held = {rival: _goods(cells, place(rival)) for rival in rivals}
        # In an order that does not come from who holds them: what is guessed depends on what the seat knows alone.
        pool = sorted(good for rival in rivals for good in held[rival])
        for rival in rivals:
            own = place(rival)
            for cell in range(own + HAND, own + BREATH):
                cells[cell] = 0
            for _ in held[rival]:
                good = pool.pop(dice.below(len(pool)))
                cells[own + (HAND if dice.below(2) else CRATE) + good] += 1
            _forget(cells, rival, seat, dice)
        if cells[TOP] and cells[cells[TOP]] == CHAPEL_STEP:
            at = top_frame(cells)
            prayed = cells[at + Chapel.ANSWERED] & ~BIT[seat]
            drawn = dice.below(BIT[cells[PLAYERS]]) & prayed
            cells[at + Chapel.PRAYING] = cells[at + Chapel.PRAYING] & BIT[seat] | drawn
        return other

    def places(self) -> list[int]:
        if self.cells[TOP] != 0:
            raise NotOver("the bazaar is still open")
        ranks = [points(self.cells, seat) for seat in range(self.cells[PLAYERS])]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def sketch(self) -> str:
        return "\n".join(
            f"{MERCHANTS[seat]} {self.cells[place(seat) : place(seat) + OF_EACH]}"
            for seat in range(self.cells[PLAYERS])
        )


def _goods(cells: vec[i64], own: i64) -> list[int]:
    return [good for good in range(len(GOODS)) for _ in range(cells[own + HAND + good] + cells[own + CRATE + good])]


def _forget(cells: vec[i64], rival: int, viewer: i64, dice: Dice) -> None:
    """What a rival drafts, and what he offers to others than the viewer, dealt anew: mostly nothing."""
    own = place(rival)
    clear(cells, own + DRAFT)
    drafts = dice.below(3)
    if drafts:
        cells[own + DRAFT + GIVES] = 1 + dice.below(len(GOODS))
        cells[own + DRAFT + ASKS] = 1 + cells[own + DRAFT + GIVES] % len(GOODS)
        if drafts == 2:
            cells[own + DRAFT + TO] = BIT[viewer]
    if cells[own + OFFER + TO] & BIT[viewer]:
        return
    clear(cells, own + OFFER)
    third = [other for other in range(cells[PLAYERS]) if other not in (rival, viewer)]
    if third and dice.below(2):
        cells[own + OFFER + GIVES] = 1 + dice.below(len(GOODS))
        cells[own + OFFER + ASKS] = 1 + cells[own + OFFER + GIVES] % len(GOODS)
        cells[own + OFFER + TO] = BIT[third[dice.below(len(third))]]


class Offer(msgspec.Struct, frozen=True):
    """An offer, as its maker and those before whom it lies see it; a draft is seen by its maker alone."""

    maker: int
    gives: str
    asks: str
    to: list[int]


class View(msgspec.Struct, frozen=True):
    """What a merchant sees; a spectator sees coins and turns."""

    turn: int
    coins: list[int]
    hand: dict[str, int]
    crate: dict[str, int]
    breath: int
    draft: Offer | None
    offers: list[Offer]


def _offer(cells: list[int], maker: int, at: int, viewer: int) -> Offer:
    to = [seat for seat in range(cells[PLAYERS]) if cells[at + TO] >> seat & 1]
    # To whom else an offer was made is its maker's secret.
    return Offer(maker, GOODS[cells[at] - 1], GOODS[cells[at + ASKS] - 1], to if viewer == maker else [viewer])


def _maker(action: int) -> int:
    """Whose offer an action accepts."""
    return MERCHANTS.index(ACTIONS.decode(action)[1][0])


def _asked(state: State, action: int) -> int:
    """The good that an offer asks for which an action accepts."""
    return state.dump()[place(_maker(action)) + OFFER + ASKS] - 1


class BazaarTitle(Title):
    """The toy as a title."""

    key = "bazaar"
    version = 1
    players = (2, 3, 4)
    options = ()
    content = content_hash(())
    pack = ""
    actions = ACTIONS
    events = tuple(TOLD)
    texts = (Path(__file__).parent / "text",)
    cautious = ("accept",)
    previewed = ("accept",)
    orders = (OrderKind("decline", (ALWAYS,), (OrderField("whose", ("anybody",), ("merchant",)),)),)

    def __init__(self, leak: str = "", hands: str = "") -> None:
        """`hands` are what the merchants hold, if that is not left to the dice: `silk silk, salt`."""
        self._trade = TradeDesk(leak)
        self._hands = hands.split(",") if hands else []

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> Bazaar:
        cells = buffer(CELLS)
        clear_stack(cells, FRAMES)
        cells[PLAYERS] = setup.players
        for seat in range(setup.players):
            for _ in range(DEALT):
                cells[place(seat) + HAND + dice.below(len(GOODS))] += 1
            if seat < len(self._hands):
                for good, key in enumerate(GOODS):
                    cells[place(seat) + HAND + good] = self._hands[seat].split().count(key)
            cells[place(seat) + BREATH] = BREATHS
            cells[place(seat) + VOICE] = SHOUTS
        Turn().open(cells)
        return Bazaar(cells, self._trade)

    def load(self, setup: Setup, cells: list[int]) -> Bazaar:
        return Bazaar(cells_from(cells), self._trade)

    def look(self, state: State, seat: int | None) -> View:
        cells = state.dump()
        coins = [cells[place(one) + COINS] for one in range(cells[PLAYERS])]
        turn = cells[TURNS] % cells[PLAYERS]
        if seat is None:
            return View(turn, coins, {}, {}, 0, None, [])
        own = place(seat)
        hand, crate = (dict(zip(GOODS, cells[at : at + len(GOODS)], strict=True)) for at in (own + HAND, own + CRATE))
        draft = _offer(cells, seat, own + DRAFT, seat) if cells[own + DRAFT] else None
        offers = [
            _offer(cells, one, place(one) + OFFER, seat)
            for one in range(cells[PLAYERS])
            if cells[place(one) + OFFER] and (one == seat or cells[place(one) + OFFER + TO] >> seat & 1)
        ]
        return View(turn, coins, hand, crate, cells[own + BREATH], draft, offers)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return cast(Bazaar, state).prompt(seat)

    def invitations(self, state: State, seat: int) -> list[Prompt]:
        return cast(Bazaar, state).invitations(seat)

    def cautions(self, state: State, seat: int, action: int) -> list[Caution]:
        """Whoever gives the last of a good in his hand should know."""
        cells, asked = state.dump(), _asked(state, action)
        last = cells[place(seat) + HAND + asked] == 1
        return [Caution("last", "BAZ-008", {"good": GOODS[asked]})] if last else []

    def preview(self, state: State, seat: int, action: int) -> list[Change]:
        if ACTIONS.decode(action)[0] != "accept":
            return []
        cells, asked = state.dump(), _asked(state, action)
        gains = cells[place(_maker(action)) + OFFER + GIVES] - 1
        hand = place(seat) + HAND
        both = ((asked, -1), (gains, 1))
        return [Change(GOODS[good], seat, cells[hand + good], cells[hand + good] + by, "BAZ-008") for good, by in both]

    def result(self, state: State) -> Result:
        cells = cast(Bazaar, state).cells
        return Result(state.places(), [float(points(cells, seat)) for seat in range(cells[PLAYERS])])

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return (
            Feature("turn", 1, 0, 3, "whose turn it is"),
            Feature("coins", setup.players, 0, 99, "the coins of each merchant"),
            Feature("hand", len(GOODS), 0, 99, "the goods in hand"),
            Feature("crate", len(GOODS), 0, 99, "the goods in the crate"),
            Feature("breath", 1, 0, BREATHS, "how often the merchant may speak"),
        )

    def observe(self, state: State, seat: int, out: vec[i64]) -> int:
        view = self.look(state, seat)
        row = [view.turn, *view.coins, *view.hand.values(), *view.crate.values(), view.breath]
        for at, number in enumerate(row):
            out[at] = number
        return len(row)

    def longest(self, setup: Setup) -> int:
        # In a turn: a sign, every good into the crate, and to rest, or to sell and be topped; then all pray.
        goods = DEALT * setup.players
        return ROUNDS * setup.players * (4 + goods) + ROUNDS * setup.players

    def asides_in_a_row(self, setup: Setup) -> int:
        # With a breath: a draft to all others, proposed, and an answer of each or its withdrawal.
        return setup.players * (BREATHS * (3 + 2 * setup.players) + SHOUTS)

    def respond(
        self, public: msgspec.Struct, seat: int, invitations: Sequence[Prompt], orders: Sequence[Order]
    ) -> Sequence[str] | None:
        makers = [MERCHANTS[int(prompt.about["seat"])] for prompt in invitations]
        whose = {order.given["whose"] for order in orders}
        return next(([f"refuse {one}"] for one in makers if whose & {"anybody", f"merchant {one}"}), None)

    def mind(self) -> Mind:
        from tests.bazaar.bot import BazaarMind

        return BazaarMind()

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {"merchant": MERCHANTS[seat]}


def bazaar(*moves: str, players: int = 3, hands: str = "") -> Match:
    """A match in which these were played: `anna shout yes`. `hands` are what the merchants hold: `silk silk, salt`."""
    match = Match.start(BazaarTitle(hands=hands), Setup(players), b"seed")
    play(match, *moves)
    return match


def play(match: Match, *moves: str) -> None:
    """Play these: `anna shout yes`."""
    for move in moves:
        who, _, text = move.partition(" ")
        match.play(MERCHANTS.index(who), ACTIONS.parse(text))
