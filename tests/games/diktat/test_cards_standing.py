"""Cards that work by themselves: what they bring in a Development phase, what they gain, what they change."""

from __future__ import annotations

import pytest

from logothete.games.diktat.board import ASSASSINS, POWER, SPIES
from logothete.games.diktat.rules.cycle import RunCycle
from logothete.games.diktat.rules.possessions import gain_card, lose_card
from logothete.kernel.dice import QuickDice
from tests.games.diktat.declaring import why_not
from tests.games.diktat.table import Table

PIECES = ("citizen", "guard", "emissary", "spy", "assassin", "pp")
INCOME = (3, 3, 3, 0, 0, 3)


def goods(table: Table, cabal: str) -> tuple[int, ...]:
    """What a Cabal has: Agents in reserve, Spies, Assassins, PP."""
    seat = table.seat(cabal)
    return (*table.agents(cabal), *(int(table.cells[at + seat]) for at in (SPIES, ASSASSINS, POWER)))


def develops(table: Table, cabal: str) -> dict[str, int]:
    """What a Development phase brings a Cabal beyond the income of all."""
    before = goods(table, cabal)
    table.at_start_of_cycle(2)
    gained = [now - then - usual for now, then, usual in zip(goods(table, cabal), before, INCOME, strict=True)]
    return {piece: number for piece, number in zip(PIECES, gained, strict=True) if number}


OPPORTUNITIES = {
    "council-of-banks": {"pp": 2},
    "winter-salon": {"emissary": 1},
    "old-fortunes": {"pp": 1},
    "tainted-legacy": {"emissary": 1, "pp": 1},
    "listening-galleries": {"spy": 2},
    "mole": {"spy": 1, "pp": 1},
    "blades-for-hire": {"citizen": 1, "assassin": 1},
    "dog-pit": {"assassin": 2},
    "body-runner": {"spy": 1},
    "dormitory-blocks": {"citizen": 3},
    "hiring-office": {"citizen": 2, "guard": 1},
    "blast-furnaces": {"pp": 2},
    "pension-fund": {"pp": 1},
    "upper-barracks": {"guard": 2},
    "iron-hounds": {"guard": 1},
    "fortified-glacis": {"guard": 1},
    "grand-interpreter": {"pp": 1},
    "index-of-conformity": {"spy": 1},
}
OWN = {
    "standing-garrison": ("black-guard", {"guard": 1}),
    "standing-wiretaps": ("secret-police", {"spy": 1, "pp": 1}),
    "strike-fund": ("union", {"citizen": 2}),
    "powder-and-pamphlets": ("resistance", {"citizen": 1, "assassin": 1}),
    "general-ledger": ("coordination", {"pp": 2}),
    "precedence": ("coordination", {"emissary": 1}),
}


@pytest.mark.rule("DIK-096", "DIK-291")
@pytest.mark.parametrize("card", OPPORTUNITIES)
def test_a_development_card_brings_its_goods(card: str) -> None:
    assert develops(Table().cards("black-guard", card), "black-guard") == OPPORTUNITIES[card]


@pytest.mark.rule("DIK-036", "DIK-303")
@pytest.mark.parametrize("card", OPPORTUNITIES)
def test_a_used_card_brings_nothing(card: str) -> None:
    table = Table().cards("black-guard", card).used("black-guard", card)
    assert develops(table, "black-guard") == {}


@pytest.mark.rule("DIK-291", "DIK-290")
@pytest.mark.parametrize("card", OPPORTUNITIES)
def test_a_card_that_works_by_itself_cannot_be_declared(card: str) -> None:
    assert why_not(Table().cards("black-guard", card), "black-guard", card) == ("DIK-290", "not-declarable")


@pytest.mark.rule("DIK-096", "DIK-141")
@pytest.mark.parametrize("card", OWN)
def test_a_cabal_card_in_play_brings_its_goods(card: str) -> None:
    cabal, brings = OWN[card]
    assert develops(Table(5).in_play(cabal, card), cabal) == brings
    assert develops(Table(5), cabal) == {}


@pytest.mark.rule("DIK-036")
@pytest.mark.parametrize("card", OWN)
def test_a_used_cabal_card_brings_nothing(card: str) -> None:
    cabal, _ = OWN[card]
    assert develops(Table(5).in_play(cabal, card).used(cabal, card), cabal) == {}


@pytest.mark.rule("DIK-096")
def test_a_concordat_brings_more_to_the_administrator() -> None:
    assert develops(Table().cards("coordination", "concordat"), "coordination") == {"pp": 3}
    assert develops(Table().cards("black-guard", "concordat"), "black-guard") == {"pp": 1}


@pytest.mark.rule("DIK-085", "DIK-096")
def test_precedence_brings_an_emissary_only_to_the_administrator() -> None:
    # A pair of the College, and another Cabal is Administrator in spite of Precedence.
    table = Table(5).in_play("coordination", "precedence").markers("black-guard", "college", "college")
    assert table.administrator() == "black-guard"
    assert develops(table, "coordination") == {}


@pytest.mark.rule("DIK-096", "DIK-059")
@pytest.mark.parametrize(("sectors", "pp"), [((), 0), (("karst",), 1), (("karst", "josefov", "college"), 2)])
def test_a_standing_garrison_is_paid_for_up_to_two_blockhouses(sectors: tuple[str, ...], pp: int) -> None:
    table = Table().in_play("black-guard", "standing-garrison").token("blockhouse", *sectors)
    assert develops(table, "black-guard").get("pp", 0) == pp


@pytest.mark.rule("DIK-096", "DIK-061")
@pytest.mark.parametrize(("sectors", "pp"), [((), 0), (("karst",), 1), (("karst", "josefov", "college"), 2)])
def test_a_strike_fund_is_paid_for_up_to_two_memberships(sectors: tuple[str, ...], pp: int) -> None:
    table = Table(4).in_play("union", "strike-fund").token("membership", *sectors)
    assert develops(table, "union").get("pp", 0) == pp


# ---- gains


def wins(cabal: str, card: str, table: Table | None = None) -> Table:
    """A Cabal takes a card as a Trophy; another stack waits, so that the Cycle does not end."""
    table = Table() if table is None else table
    sector = table.board.content.opportunities[table.card(card)].sector
    table.put(cabal, sector, "E").put(cabal, "hypogea", "C").track(card).resolve()
    return table.acts(table.administrator(), f"designate {sector}").act(cabal, f"claim {card}")


def settle(table: Table) -> Table:
    """Go on until somebody has to decide."""
    RunCycle().begin(table.state, QuickDice(0), table.chronicle)
    return table


def loses(table: Table, cabal: str, card: str) -> Table:
    """A card leaves a Cabal, as in an exchange."""
    lose_card(table.state, table.seat(cabal), table.card(card), table.chronicle)
    return table


@pytest.mark.rule("DIK-227", "DIK-296")
@pytest.mark.parametrize(
    ("card", "vp"), [("ministry-seat", 1), ("steel-tower", 2), ("walled-gardens", 1), ("whisper-of-the-axis", 2)]
)
def test_a_card_gains_victory_points_as_long_as_it_is_kept(card: str, vp: int) -> None:
    table = wins("black-guard", card)
    assert table.vp("black-guard") == vp
    assert loses(table, "black-guard", card).vp("black-guard") == 0


@pytest.mark.rule("DIK-037")
@pytest.mark.parametrize("card", ["ministry-seat", "steel-tower", "walled-gardens"])
def test_points_stay_with_a_used_card(card: str) -> None:
    assert Table().cards("black-guard", card).used("black-guard", card).vp("black-guard") >= 1


@pytest.mark.rule("DIK-296", "DIK-297")
@pytest.mark.parametrize(("card", "pp"), [("relief-fund", 4), ("river-power-plant", 7)])
def test_a_card_gains_pp_and_takes_them_back(card: str, pp: int) -> None:
    table = wins("black-guard", card)
    assert table.pp("black-guard") == 3 + pp
    assert loses(table, "black-guard", card).pp("black-guard") == 3


@pytest.mark.rule("DIK-297", "DIK-051", "DIK-052")
def test_debts_are_forced_when_a_gain_of_pp_cannot_be_given_back() -> None:
    table = wins("black-guard", "river-power-plant").have("black-guard", pp=1)
    loses(table, "black-guard", "river-power-plant")
    assert (table.pp("black-guard"), table.debts("black-guard")) == (4, 2)


@pytest.mark.rule("DIK-284", "DIK-296")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("scribes-workshop", (2, 0, 0)),
        ("master-clockmaker", (0, 0, 2)),
        ("common-house", (0, 2, 0)),
    ],
)
def test_a_card_of_josefov_gains_two_affinities_of_its_type(card: str, gained: tuple[int, ...]) -> None:
    table = Table()
    before = table.affinities("black-guard")
    after = wins("black-guard", card, table).affinities("black-guard")
    assert tuple(now - then for now, then in zip(after, before, strict=True)) == gained


@pytest.mark.rule("DIK-064")
def test_affinities_that_the_supply_has_not_are_not_gained() -> None:
    table = Table().affinity("coordination", people=9).affinity("secret-police", people=0)
    assert wins("black-guard", "common-house", table).affinities("black-guard") == (2, 1, 1)


@pytest.mark.rule("DIK-064", "DIK-284")
def test_night_glassblowers_let_their_holder_name_two_affinities() -> None:
    table = wins("black-guard", "night-glassblowers")
    assert table.waits_for() == ["black-guard"]
    table.acts("black-guard", "receive people", "receive artefact")
    assert table.affinities("black-guard") == (2, 1, 2)


@pytest.mark.rule("DIK-073", "DIK-074")
def test_who_loses_night_glassblowers_gives_back_two_affinities_of_his_choice() -> None:
    table = settle(loses(Table().cards("black-guard", "night-glassblowers"), "black-guard", "night-glassblowers"))
    table.acts("black-guard", "return politics", "return politics")
    assert table.affinities("black-guard") == (0, 0, 1)


@pytest.mark.rule("DIK-079", "DIK-084", "DIK-296")
@pytest.mark.parametrize("card", ["chair-of-the-way", "grand-interpreter", "index-of-conformity"])
def test_a_card_of_the_college_makes_its_holder_administrator(card: str) -> None:
    table = wins("black-guard", card)
    assert (table.rank("black-guard"), table.administrator()) == (15, "black-guard")
    assert loses(table, "black-guard", card).administrator() == "coordination"


@pytest.mark.rule("DIK-085", "DIK-296")
def test_the_eye_of_the_night_lowers_the_rank() -> None:
    table = wins("coordination", "eye-of-the-night")
    assert (table.rank("coordination"), table.administrator()) == (-1, "secret-police")


@pytest.mark.rule("DIK-296", "DIK-157")
def test_a_card_handed_over_gives_its_gain_to_the_receiver() -> None:
    table = loses(wins("black-guard", "relief-fund"), "black-guard", "relief-fund")
    gain_card(table.state, table.seat("coordination"), table.card("relief-fund"), table.chronicle)
    assert (table.pp("black-guard"), table.pp("coordination")) == (3, 7)


# ---- plagues


@pytest.mark.rule("DIK-295")
@pytest.mark.parametrize("card", ["rain-of-bile", "swarm"])
def test_a_plague_without_effect_is_a_card_like_any_other(card: str) -> None:
    table = wins("union", card, Table(4))
    # The first slot of the Union is worth a point (DIK-032).
    assert (table.holder(card), table.vp("union")) == ("union", 1)
    assert why_not(table, "union", card) == ("DIK-290", "not-declarable")
    assert develops(table, "union") == {}


@pytest.mark.rule("DIK-097", "DIK-309")
def test_the_whisper_of_the_axis_costs_2_pp_at_each_development() -> None:
    assert develops(Table().cards("black-guard", "whisper-of-the-axis"), "black-guard") == {"pp": -2}


@pytest.mark.rule("DIK-053", "DIK-309")
def test_the_whisper_of_the_axis_forces_no_debt() -> None:
    table = Table().cards("black-guard", "whisper-of-the-axis", "concordat").have("black-guard", pp=-3)
    table.at_start_of_cycle(2)
    assert (table.pp("black-guard"), table.debts("black-guard")) == (0, 0)


@pytest.mark.rule("DIK-036")
def test_a_used_whisper_costs_nothing_and_keeps_its_points() -> None:
    table = Table().cards("black-guard", "whisper-of-the-axis").used("black-guard", "whisper-of-the-axis")
    assert table.vp("black-guard") == 2
    assert develops(table, "black-guard") == {}


@pytest.mark.rule("DIK-097", "DIK-309")
def test_contagion_costs_every_opponent_1_pp_and_its_holder_two_citizens() -> None:
    table = Table().cards("black-guard", "contagion")
    powers = [table.pp(cabal) for cabal in table.cabals]
    assert develops(table, "black-guard") == {"citizen": -2}
    assert [table.pp(cabal) - before for cabal, before in zip(table.cabals, powers, strict=True)] == [2, 2, 3]


@pytest.mark.rule("DIK-309")
def test_contagion_takes_only_what_there_is() -> None:
    table = Table().cards("black-guard", "contagion").reserve("black-guard", citizen=-2).have("coordination", pp=-3)
    table.at_start_of_cycle(2)
    assert (table.agents("black-guard")[0], table.pp("coordination"), table.debts("coordination")) == (0, 0, 0)


# ---- figures that cards change


@pytest.mark.rule("DIK-129", "DIK-290")
@pytest.mark.parametrize(("used", "pp"), [(False, 5), (True, 3)])
def test_blood_bounty_brings_2_more_pp_for_an_emissary(used: bool, pp: int) -> None:
    table = Table().cards("coordination", "blood-bounty").put("black-guard", "karst", "E")
    if used:
        table.used("coordination", "blood-bounty")
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert table.pp("coordination") == 3 + pp


@pytest.mark.rule("DIK-130", "DIK-326")
@pytest.mark.parametrize(("used", "owner"), [(False, 3), (True, 5)])
def test_a_body_runner_pays_nothing_for_a_guard(used: bool, owner: int) -> None:
    table = Table().cards("coordination", "body-runner").put("black-guard", "karst", "GC")
    if used:
        table.used("coordination", "body-runner")
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.pp("black-guard"), table.pp("coordination")) == (owner, 6 - owner)
    assert table.stack("karst-1") == "C"


@pytest.mark.rule("DIK-326")
def test_iron_hounds_get_nothing_from_who_pays_no_fine() -> None:
    table = Table().cards("coordination", "body-runner").cards("black-guard", "iron-hounds")
    table.put("black-guard", "karst", "G").acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.pp("black-guard"), table.pp("coordination")) == (3, 3)


@pytest.mark.rule("DIK-130")
@pytest.mark.parametrize(("used", "fine"), [(False, 3), (True, 2)])
def test_iron_hounds_raise_the_fine_for_a_guard(used: bool, fine: int) -> None:
    table = Table().cards("black-guard", "iron-hounds").put("black-guard", "karst", "G")
    if used:
        table.used("black-guard", "iron-hounds")
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.pp("black-guard"), table.pp("coordination")) == (3 + fine, 3 - fine)


@pytest.mark.rule("DIK-137")
@pytest.mark.parametrize(("used", "pp"), [(False, 2), (True, 1)])
def test_a_grey_market_brings_1_more_pp_of_influence(used: bool, pp: int) -> None:
    table = Table().cards("coordination", "grey-market")
    if used:
        table.used("coordination", "grey-market")
    assert table.act("coordination", "influence nothing").pp("coordination") == 3 + pp


@pytest.mark.rule("DIK-137", "DIK-138")
def test_a_grey_market_counts_with_a_piece_discarded() -> None:
    table = Table().cards("coordination", "grey-market").act("coordination", "influence citizen")
    assert (table.pp("coordination"), table.agents("coordination")) == (6, (2, 3, 3))


@pytest.mark.rule("DIK-113")
@pytest.mark.parametrize(("used", "looks"), [(False, 4), (True, 2)])
def test_the_eye_of_the_night_sees_2_more_elements(used: bool, looks: int) -> None:
    table = Table().cards("secret-police", "eye-of-the-night").put("black-guard", "karst", "CCGGE")
    if used:
        table.used("secret-police", "eye-of-the-night")
    table.turn("secret-police").act("secret-police", "spy")
    for pawn in range(looks):
        table.acts("secret-police", "at karst-1", f"pawn {pawn + 1}")
    assert table.seen("secret-police", "karst-1") == "CCGGE"[:looks] + "." * (5 - looks)
    assert "secret-police" not in table.waits_for()


@pytest.mark.rule("DIK-290")
@pytest.mark.parametrize(("used", "pp"), [(False, 4), (True, 3)])
def test_a_dispensary_pays_for_each_pawn_that_is_killed(used: bool, pp: int) -> None:
    table = Table().cards("black-guard", "dispensary").put("black-guard", "karst", "C")
    if used:
        table.used("black-guard", "dispensary")
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert table.pp("black-guard") == pp


@pytest.mark.rule("DIK-290", "DIK-131")
def test_a_dispensary_pays_for_every_strike_of_a_series() -> None:
    table = (
        Table().cards("black-guard", "dispensary").put("black-guard", "karst", "CCG").have("coordination", assassins=2)
    )
    table.acts("coordination", "assassinate", *["at karst-1", "pawn 1"] * 3)
    assert table.pp("black-guard") == 3 + 3 + 2


@pytest.mark.rule("AUT-074")
def test_a_dispensary_pays_for_pawns_that_the_others_kill() -> None:
    table = Table(others=True).cards("coordination", "dispensary").put("others", "karst", "C")
    table.send("coordination", "karst", "CC")
    table.act("secret-police", "pawn 1")
    assert table.pp("coordination") == 4


# ---- conquests


def conquer(table: Table, sector: str) -> Table:
    """The Administrator designates a sector."""
    return table.resolve().act(table.administrator(), f"designate {sector}")


@pytest.mark.rule("DIK-209", "DIK-290")
@pytest.mark.parametrize(("used", "winner"), [(False, "black-guard"), (True, "secret-police")])
def test_a_workers_choir_makes_four_citizens_an_emissary(used: bool, winner: str) -> None:
    table = Table().cards("black-guard", "workers-choir").put("black-guard", "karst", "CCCCE")
    if used:
        table.used("black-guard", "workers-choir")
    table.put("secret-police", "karst", "E")
    conquer(table, "karst")
    if used:
        # Both have one Emissary: a struggle, which Rank decides between equal bids (DIK-222).
        table.acts("black-guard", "bid 0").acts("secret-police", "bid 0")
    assert table.waits_for() == [winner]


@pytest.mark.rule("DIK-214")
def test_a_group_of_citizens_is_discarded_whole_for_a_trophy() -> None:
    table = Table().cards("black-guard", "workers-choir").put("black-guard", "karst", "CCCCC").track("dog-pit")
    conquer(table, "karst").act("black-guard", "claim dog-pit")
    assert table.holder("dog-pit") == "black-guard"
    # One Citizen is left over and no Emissary: the conquest is over.
    assert table.stack("karst-1") == ""


@pytest.mark.rule("DIK-221", "DIK-290")
@pytest.mark.parametrize(("used", "pp"), [(False, 5), (True, 3)])
def test_a_pension_fund_comforts_who_loses_a_struggle(used: bool, pp: int) -> None:
    table = (
        Table().cards("black-guard", "pension-fund").put("black-guard", "karst", "E").put("coordination", "karst", "E")
    )
    if used:
        table.used("black-guard", "pension-fund")
    conquer(table, "karst").acts("black-guard", "bid 0").acts("coordination", "bid 1")
    assert (table.pp("black-guard"), table.pp("coordination")) == (pp, 2)


@pytest.mark.rule("DIK-222")
def test_a_pension_fund_is_silent_for_the_winner() -> None:
    table = (
        Table().cards("black-guard", "pension-fund").put("black-guard", "karst", "E").put("coordination", "karst", "E")
    )
    conquer(table, "karst").acts("black-guard", "bid 2").acts("coordination", "bid 1")
    assert table.pp("black-guard") == 1


# ---- immunity


@pytest.mark.rule("DIK-270", "DIK-274")
@pytest.mark.parametrize(("used", "pp"), [(False, 3), (True, 1)])
def test_a_fortified_glacis_spares_its_holder_in_an_attack(used: bool, pp: int) -> None:
    table = Table().cards("black-guard", "fortified-glacis", "steel-tower").track("dog-pit", "knacker")
    if used:
        table.used("black-guard", "fortified-glacis")
    assert table.vp("black-guard") == 3
    table.have("black-guard", pp=4 if used else 3).at_end_of_cycle()
    assert table.pp("black-guard") == pp


@pytest.mark.rule("AUT-079")
@pytest.mark.parametrize(("used", "attacked"), [(False, False), (True, True)])
def test_a_fortified_glacis_keeps_the_others_from_attacking(used: bool, attacked: bool) -> None:
    table = Table(others=True).cards("coordination", "fortified-glacis").put("others", "karst", "C")
    if used:
        table.used("coordination", "fortified-glacis")
    table.send("coordination", "karst", "CC")
    assert (table.prompt(table.waits_for()[0]).key == "strike-for-others") == attacked
