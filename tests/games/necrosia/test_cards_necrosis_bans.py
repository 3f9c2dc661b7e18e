"""Necrosis cards that forbid something in an opponent's next turn (NEC-C54, NEC-C55, NEC-C62 to NEC-C64)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import FORBIDDEN, NO_EFFECT, case, dice_rolled, refused, until
from tests.games.necrosia.table import Table

BANS = [
    case("NEC-C54", "sown-discord", "mages", "lift mage crossing"),
    case("NEC-C55", "sapping-weakness", "fighters", "lift fighter crossing"),
    case("NEC-C62", "infernal-torments", "magic", "cast crossing"),
    case("NEC-C63", "lingering-fear", "commerce", "trade crossing"),
    case("NEC-C64", "deep-darkness", "war", "war crossing necrosians"),
]
ACTIONS = [ban.values[2] for ban in BANS]


def court(*cards: str) -> Table:
    """Ombre has a unit of each kind in the Crossing, with a Necrosian and Feling's fighter, and a mage elsewhere."""
    table = Table().put("ombre", "crossing", fighter=1, merchant=1, mage=1).put("ombre", "sun-cape", mage=1)
    return table.put("feling", "crossing", fighter=1).necrosians("crossing", 1).give("kelwin", *cards)


def banned(*bans: str) -> Table:
    """The same, in Ombre's turn, with these bans weighing on Ombre."""
    return court().ban("ombre", *bans).turn("ombre")


# ---- all of them


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-135")
def test_a_ban_weighs_on_the_next_turn_of_the_opponent(card: str, ban: str, action: str) -> None:
    table = court(card).play("kelwin", card, "aim ombre").end_turn("kelwin")
    assert table.waits_for() == ["ombre"]
    assert [one for one in ACTIONS if one not in table.legal("ombre")] == [action]


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-135", "NEC-182")
def test_a_ban_is_public_and_names_one_player(card: str, ban: str, action: str) -> None:
    table = court(card).play("kelwin", card, "aim ombre")
    assert [seat.bans for seat in table.view("feling").seats] == [[], [ban], []]
    assert table.told("named-rival") == [{"seat": 0, "rival_seat": 1}]


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-135")
def test_a_ban_ends_with_that_turn(card: str, ban: str, action: str) -> None:
    table = court(card).play("kelwin", card, "aim ombre").end_turn("kelwin").end_turn("ombre")
    assert (table.waits_for(), table.player("ombre").bans) == (["feling"], [])


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-135")
def test_a_ban_outlasts_the_turns_of_others(card: str, ban: str, action: str) -> None:
    table = court(card).order("kelwin", "feling", "ombre").play("kelwin", card, "aim ombre")
    table.end_turn("kelwin").end_turn("feling")
    assert (table.waits_for(), action in table.legal("ombre")) == (["ombre"], False)


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-135")
def test_a_ban_waits_for_the_next_year(card: str, ban: str, action: str) -> None:
    table = court(card).order("ombre", "feling", "kelwin").turn("kelwin").ranked()
    table.play("kelwin", card, "aim ombre").end_turn("kelwin")
    assert (table.view().year, table.player("ombre").bans) == (2, [ban])


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-135")
def test_a_ban_needs_an_opponent_with_a_turn_to_come(card: str, ban: str, action: str) -> None:
    table = court(card).year(5).order("ombre", "kelwin", "feling").turn("kelwin")
    assert table.act("kelwin", f"play {card}").single("kelwin") == "aim feling"
    last = court(card).year(5).order("ombre", "feling", "kelwin").turn("kelwin")
    assert refused(last, "kelwin", card) == NO_EFFECT


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-135")
def test_a_ban_is_for_any_opponent_but_not_for_oneself(card: str, ban: str, action: str) -> None:
    assert court(card).act("kelwin", f"play {card}").legal("kelwin") == ["aim feling", "aim ombre"]


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-133")
def test_the_same_ban_is_not_laid_twice(card: str, ban: str, action: str) -> None:
    assert court(card).ban("ombre", ban).act("kelwin", f"play {card}").single("kelwin") == "aim feling"


@pytest.mark.parametrize(("card", "ban", "action"), BANS)
@pytest.mark.rule("NEC-134")
def test_bans_add_up(card: str, ban: str, action: str) -> None:
    other = "lingering-fear" if card != "lingering-fear" else "deep-darkness"
    table = court(card, other).play("kelwin", card, "aim ombre").play("kelwin", other, "aim ombre")
    assert (ban in table.player("ombre").bans, len(table.player("ombre").bans)) == (True, 2)


# ---- Sown Discord, Sapping Weakness

MOVES = [case("NEC-C54", "mages", "mage"), case("NEC-C55", "fighters", "fighter")]


@pytest.mark.parametrize(("ban", "kind"), MOVES)
def test_a_banned_kind_is_moved_by_no_action(ban: str, kind: str) -> None:
    table = banned(ban)
    assert not [lift for lift in table.legal("ombre", "lift") if kind in lift]
    assert (table.forbids("ombre", f"lift {kind} crossing"), table.reason("ombre", f"lift {kind} crossing")) == (
        "NEC-135",
        "unit-may-not-move",
    )
    assert "lift merchant crossing" in table.legal("ombre")


@pytest.mark.parametrize(("ban", "kind"), MOVES)
@pytest.mark.rule("NEC-181")
def test_a_banned_kind_makes_no_free_move(ban: str, kind: str) -> None:
    table = Table().put("kelwin", "crossing", **{kind: 1}, merchant=1).ban("kelwin", ban)
    assert table.legal("kelwin", "slip") == ["slip merchant crossing"]


@pytest.mark.parametrize("card", ["good-organisation", "safe-conduct"])
@pytest.mark.parametrize(("ban", "kind"), MOVES)
def test_a_banned_kind_is_moved_by_no_card(ban: str, kind: str, card: str) -> None:
    table = banned(ban).give("ombre", card).act("ombre", f"play {card}")
    assert "lift merchant crossing" in table.legal("ombre")
    assert not [lift for lift in table.legal("ombre", "lift") if kind in lift]


@pytest.mark.parametrize(("ban", "kind"), MOVES)
def test_a_banned_kind_is_not_carried_by_its_owner(ban: str, kind: str) -> None:
    table = banned(ban).acts("ombre", "cast crossing", "to sun-cape")
    carried = {"carry ombre fighter", "carry ombre merchant", "carry ombre mage"} - {f"carry ombre {kind}"}
    assert set(table.legal("ombre", "carry")) == carried | {"carry feling fighter"}


@pytest.mark.parametrize(("ban", "kind"), MOVES)
def test_others_may_move_a_banned_kind(ban: str, kind: str) -> None:
    table = court().ban("ombre", ban).put("kelwin", "crossing", mage=1).put("kelwin", "frostmoon", mage=1)
    table.acts("kelwin", "cast crossing", "to frostmoon", f"carry ombre {kind}")
    assert table.units("ombre", "frostmoon") == {kind: 1}


@pytest.mark.rule("NEC-C54", "NEC-104")
def test_a_mage_that_becomes_a_merchant_is_free_of_discord() -> None:
    table = banned("mages").acts("ombre", "convert mage sun-cape", "into merchant")
    assert "lift merchant sun-cape" in table.legal("ombre")


@pytest.mark.rule("NEC-C55", "NEC-104")
def test_a_merchant_that_becomes_a_fighter_is_weak() -> None:
    table = banned("fighters").acts("ombre", "convert merchant crossing", "into fighter")
    assert table.legal("ombre", "lift") == ["lift mage crossing", "lift mage sun-cape"]


@pytest.mark.rule("NEC-C55")
def test_weak_fighters_wage_war_where_they_stand() -> None:
    table = banned("fighters").act("ombre", "war crossing feling", ONE, ZERO)
    assert table.units("feling", "crossing") == {}


@pytest.mark.rule("NEC-C54")
def test_mages_in_discord_serve_for_magic() -> None:
    table = banned("mages").acts("ombre", "cast crossing", "to sun-cape", "carry ombre fighter")
    assert table.units("ombre", "sun-cape") == {"fighter": 1, "mage": 1}


# ---- Infernal Torments


@pytest.mark.rule("NEC-C62")
def test_tormented_mages_cast_nothing_but_move() -> None:
    table = banned("magic")
    assert (table.legal("ombre", "cast"), table.forbids("ombre", "cast crossing")) == ([], "NEC-C62")
    table.acts("ombre", "lift mage crossing", "to sun-cape")
    assert table.units("ombre", "sun-cape") == {"mage": 2}


@pytest.mark.rule("NEC-C62", "NEC-C37", "NEC-C44", "NEC-C45")
@pytest.mark.parametrize("card", ["mass-flight", "magic-by-proxy", "remote-teleportation"])
def test_torments_forbid_the_cards_of_magic_actions(card: str) -> None:
    assert refused(banned("magic").give("ombre", card), "ombre", card) == FORBIDDEN


@pytest.mark.rule("NEC-C62")
@pytest.mark.parametrize("card", ["split-selves", "mage-leap", "trihnic-deluge", "trihnic-wave"])
def test_torments_do_not_forbid_other_magic_cards(card: str) -> None:
    assert f"play {card}" in banned("magic").give("ombre", card).legal("ombre")


# ---- Lingering Fear


@pytest.mark.rule("NEC-C63")
def test_fear_forbids_commerce() -> None:
    table = banned("commerce")
    assert (table.legal("ombre", "trade"), table.forbids("ombre", "trade crossing")) == ([], "NEC-C63")


@pytest.mark.rule("NEC-C63", "NEC-C22", "NEC-C27", "NEC-C28")
@pytest.mark.parametrize("card", ["galvanised-market", "hired-mercenaries", "trade-by-proxy"])
def test_fear_forbids_free_commerce_too(card: str) -> None:
    assert refused(banned("commerce").give("ombre", card), "ombre", card) == FORBIDDEN


@pytest.mark.rule("NEC-C63", "NEC-C07", "NEC-C17", "NEC-C39")
@pytest.mark.parametrize("card", ["fighter-reinforcement", "mage-leap", "recruitment-drive"])
def test_fear_does_not_forbid_new_units_by_cards(card: str) -> None:
    table = banned("commerce").give("ombre", card).acts("ombre", f"play {card}", "at frostmoon")
    table.act("ombre", "recruit fighter" if card != "mage-leap" else "recruit mage")
    if card == "recruitment-drive":
        table.act("ombre", "recruit fighter")
    assert table.units("ombre", "frostmoon")


@pytest.mark.rule("NEC-C63", "NEC-C72")
def test_fear_does_not_forbid_empathy_with_the_commerce_of_others() -> None:
    table = court().ban("ombre", "commerce").put("kelwin", "frostmoon", merchant=1).give("ombre", "natural-empathy")
    table.acts("kelwin", "trade frostmoon", "recruit mage", "recruit mage")
    table.play("ombre", "natural-empathy", "recruit mage")
    assert table.units("ombre", "frostmoon") == {"mage": 1}


# ---- Deep Darkness


@pytest.mark.rule("NEC-C64")
def test_darkness_forbids_wars_on_players_and_necrosians() -> None:
    table = banned("war")
    assert table.legal("ombre", "war") == []
    assert (
        table.forbids("ombre", "war crossing feling") == table.forbids("ombre", "war crossing necrosians") == "NEC-C64"
    )


@pytest.mark.rule("NEC-C64", "NEC-C11", "NEC-C12")
@pytest.mark.parametrize("card", ["deadly-salvo", "airborne-assault"])
def test_darkness_forbids_wars_from_cards_too(card: str) -> None:
    assert refused(banned("war").necrosians("stormpeak", 1).give("ombre", card), "ombre", card) == FORBIDDEN


@pytest.mark.rule("NEC-C64")
def test_whoever_is_in_darkness_defends_himself_in_other_turns() -> None:
    table = court().ban("ombre", "war").put("kelwin", "crossing", fighter=1).put("ombre", "crossing", fighter=1)
    table.give("ombre", "nimble-dodge").act("kelwin", "war crossing ombre")
    until(table, "w3").play("ombre", "nimble-dodge", faces=(ONE, ZERO))
    assert (dice_rolled(table), table.units("kelwin", "crossing"), table.points("ombre")) == ([1, 1], {}, 2)


@pytest.mark.rule("NEC-C64", "NEC-C49")
def test_darkness_does_not_forbid_blows_that_are_no_war() -> None:
    table = banned("war").give("ombre", "howling-ray", "elite-marksman")
    assert table.legal("ombre", "play") == ["play elite-marksman", "play howling-ray"]
