"""Bots of Diktat go where something is to be won, take it, and do not make a bad bargain."""

from __future__ import annotations

import pytest

from logothete.bots import SeatTable
from logothete.bots.seat import Bot
from logothete.bots.simple import GreedyBot, RandomBot
from logothete.games.diktat.board import MOVES, SECRET_SEEN
from logothete.games.diktat.bot import DiktatMind
from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import numbers
from tests.games.diktat.dealing import offer
from tests.games.diktat.table import Table


def seat_table(table: Table, cabal: str) -> SeatTable:
    """A game as a bot sees it."""
    return SeatTable(table.title, table.setup, table.state, table.seat(cabal), QuickDice(1), table.chronicle.told)


def choice(table: Table, cabal: str) -> str:
    """What a greedy bot answers for a Cabal."""
    return table.title.actions.text(GreedyBot(1).choose(seat_table(table, cabal)).action)


def play_on(table: Table, cabal: str, most: int) -> list[str]:
    """What greedy bots do one after another as long as a Cabal is asked."""
    done: list[str] = []
    while len(done) < most and table.waits_for() == [cabal]:
        done.append(choice(table, cabal))
        table.act(cabal, done[-1])
    return done


def test_the_only_free_trophy_is_taken() -> None:
    table = Table().track("listening-galleries").put("coordination", "hypogea", "E").resolve()
    table.act("coordination", "designate hypogea").pass_all()
    assert choice(table, "coordination") == "claim listening-galleries"


def test_emissaries_go_where_a_card_lies() -> None:
    done = play_on(Table().track("listening-galleries"), "coordination", 6)
    assert done[0] == "to hypogea"
    assert "add emissary" in done
    assert done[-1] == "seal"


def aside(table: Table, cabal: str) -> str | None:
    """What a greedy bot does aside for a Cabal."""
    action = GreedyBot(1).aside(seat_table(table, cabal))
    return None if action is None else table.title.actions.text(action)


def test_an_affinity_that_fits_is_flipped() -> None:
    table = Table().cards("coordination", "listening-galleries").affinity("coordination", politics=1)
    assert aside(table, "coordination") == "flip listening-galleries politics"


def test_a_gift_of_debts_is_declined() -> None:
    table = Table().have("secret-police", debts=1)
    offer(table, "secret-police", "coordination", "give debt 1")
    assert aside(table, "coordination") != "accept secret-police"


def test_an_offer_that_costs_more_than_it_brings_is_declined() -> None:
    table = offer(Table(), "secret-police", "coordination", "give citizen 1", "ask pp 3")
    assert aside(table, "coordination") is None


def test_a_plain_gift_is_accepted() -> None:
    table = offer(Table(), "secret-police", "coordination", "give pp 3")
    assert aside(table, "coordination") == "accept secret-police"


def would_swap() -> Table:
    """Coordination and the Secret Police each have the token that the other can flip."""
    table = Table().cards("coordination", "listening-galleries").cards("secret-police", "ghost-legation")
    table.affinity("coordination", politics=0, people=1, artefact=0)
    return table.affinity("secret-police", politics=1, people=0, artefact=0).affinity("black-guard", politics=0)


def test_a_deal_is_offered_for_a_token_that_fits() -> None:
    table = would_swap()
    steps = []
    while (step := aside(table, "coordination")) is not None:
        steps.append(step)
        table.act("coordination", step)
    assert steps == ["offer-to secret-police", "give people 1", "ask politics 1", "propose"]
    assert aside(table, "secret-police") == "accept coordination"


def test_the_silent_only_answer() -> None:
    silent = GreedyBot(1, silent=True)
    table = would_swap()
    assert silent.aside(seat_table(table, "coordination")) is None
    offer(table, "secret-police", "coordination", "give politics 1", "ask people 1")
    action = silent.aside(seat_table(table, "coordination"))
    assert action is not None
    assert table.title.actions.text(action) == "accept secret-police"


def test_a_debt_is_taken_for_a_slot_that_pays() -> None:
    table = Table().have("coordination", pp=1).in_play("coordination", "general-ledger")
    assert aside(table, "coordination") == "borrow"
    assert aside(Table().have("coordination", pp=9), "coordination") is None


@pytest.mark.rule("DIK-114")
def test_spies_look_at_what_is_not_known_yet() -> None:
    """Not at the own stack, nor twice at the same pawn."""
    table = Table().track("listening-galleries").secret("soup-kitchen")
    table.put("coordination", "hypogea", "EC").put("secret-police", "karst", "CE")
    table.have("coordination", spies=2).act("coordination", "spy")
    looks = play_on(table, "coordination", 10)
    assert looks[0] == "secret"
    assert "at karst-1" in looks
    assert "at hypogea-1" not in looks
    pawns = [look for look in looks if look.startswith("pawn")]
    assert len(set(pawns)) == len(pawns)


def insight(emissaries: int) -> float:
    """What it is worth to Coordination, with so many Emissaries to send, to know the secret card."""
    table = Table().secret("soup-kitchen").reserve("coordination", emissary=emissaries)
    before = DiktatMind().worth(table.state, table.seat("coordination"))
    table.cells[SECRET_SEEN] |= 1 << table.seat("coordination")
    return DiktatMind().worth(table.state, table.seat("coordination")) - before


def test_the_secret_card_is_nothing_to_whoever_has_nobody_to_send() -> None:
    assert insight(emissaries=1) > insight(emissaries=0) == 0.0


def struggle(*cards: str) -> Table:
    """Two Cabals with an Emissary each in the Hypogea; Coordination has nothing else to do with its PP."""
    table = Table().track(*cards).have("coordination", pp=6).have("secret-police", pp=3)
    own = table.board.cards + 5 * table.domains["cabal"].index("coordination")
    table.in_play("coordination", *table.domains["card"][own : own + 5])
    table.put("coordination", "hypogea", "E").put("secret-police", "hypogea", "EC").resolve()
    return table.act("coordination", "designate hypogea").pass_all()


def test_pp_are_bid_for_the_first_prise() -> None:
    assert choice(struggle("listening-galleries"), "coordination") not in ("bid 0", "bid 6")


def winners(bots: list[Bot], seed: int) -> list[int]:
    """The seats that win a game of these bots, without free actions."""
    table = Table(len(bots), fresh=True, seed=seed)
    dice, guesses = QuickDice(seed), QuickDice(seed)
    while not table.state.over():
        seat = int(lowest(table.state.pending()))
        view = SeatTable(table.title, table.setup, table.state, seat, guesses, table.chronicle.told)
        table.state.take(seat, bots[seat].choose(view).action, dice, table.chronicle)
    return [seat for seat, place in enumerate(table.state.places()) if place == 1]


@pytest.mark.parametrize("seat", [0, 2])
def test_greedy_beats_random(seat: int) -> None:
    bots: list[Bot] = [GreedyBot(7) if other == seat else RandomBot(other) for other in range(3)]
    assert winners(bots, 10 + seat) == [seat]


@pytest.mark.rule("AUT-091")
def test_a_card_of_the_corruption_track_is_claimed_before_a_marker() -> None:
    table = Table(others=True).corrupting("listening-galleries", "soup-kitchen", "winter-salon", "mole")
    table.put("coordination", "hypogea", "E").no_others("hypogea").resolve()
    table.act("coordination", "designate hypogea").pass_all()
    assert choice(table, "coordination") in ("claim listening-galleries", "claim mole")


def still_to_win(table: Table) -> float:
    """The chance that anybody wins."""
    out = numbers(table.state.seats())
    DiktatMind().prospects(table.state, out)
    return sum(out[seat] for seat in range(table.state.seats()))


@pytest.mark.rule("AUT-091")
def test_a_secret_card_threatens_all_less_once_somebody_knows_it_who_can_go_there() -> None:
    table = Table(others=True).corrupting("listening-galleries", "winter-salon", "mole").secret("soup-kitchen")
    unknown = still_to_win(table)
    table.cells[SECRET_SEEN] |= 1 << table.seat("coordination")
    known = still_to_win(table)
    assert known > unknown
    assert still_to_win(table.reserve("coordination", emissary=0)) < known


@pytest.mark.rule("AUT-091")
def test_what_nobody_stands_for_threatens_all_more_the_later_it_is() -> None:
    early = Table(others=True).corrupting("listening-galleries", "winter-salon", "mole").track("soup-kitchen")
    late = Table(others=True).corrupting("listening-galleries", "winter-salon", "mole").track("soup-kitchen")
    for cabal in late.cabals:
        late.cells[MOVES + late.seat(cabal)] = 1
    assert still_to_win(late) < still_to_win(early)
