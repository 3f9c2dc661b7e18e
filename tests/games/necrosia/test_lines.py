"""Cards that are lists of effects: data and texts alone, asked for line by line, then done one after another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.necrosia.dice import ZERO
from tests.games.necrosia.packs import check_message, with_card
from tests.games.necrosia.plays import NO_EFFECT, OTHER_FOE, WAR, cancel, dice_rolled, refused, until
from tests.games.necrosia.table import Table

CARD = "shaan-renewal"
"""A card of the main phase; in these tests it does something else."""


def lines(*effects: str) -> str:
    """The lines of a card: `lines("amnesia amount=1", "steal-card")`."""
    tables = []
    for effect in effects:
        key, *arguments = effect.split()
        tables.append(
            "\n".join(["\n[[card.line]]", f'effect = "{key}"', *(part.replace("=", " = ") for part in arguments)])
        )
    return "\n".join(tables)


def holding(folder: Path, *effects: str) -> Table:
    """Kelwin holds a card of these lines."""
    return Table(pack=with_card(folder, CARD, lines(*effects))).give("kelwin", CARD)


@pytest.mark.rule("NEC-127")
def test_a_card_asks_for_all_its_lines_and_does_them_in_their_order(tmp_path: Path) -> None:
    table = holding(tmp_path, "kill-necrosians amount=1", "add-units amount=2")
    table.necrosians("crossing", 2).necrosians("sun-cape", 1).act("kelwin", f"play {CARD}")
    asked = []
    for choice in ("at crossing", "at frostmoon", "recruit mage", "recruit fighter"):
        prompt = table.prompt("kelwin")
        assert prompt is not None
        asked.append(prompt.key)
        assert (table.necrosians_in("crossing"), table.told("showed")) == (2, [])
        table.act("kelwin", choice)
    assert asked == ["card-region", "card-region", "card-kind", "card-kind"]
    assert (table.necrosians_in("crossing"), table.units("kelwin", "frostmoon")) == (1, {"fighter": 1, "mage": 1})
    told = [event.kind for event in table.log()]
    assert told == ["showed", "named-region", "named-region", "necrosians-went", "came", "came"]
    assert table.pile() == [CARD]


@pytest.mark.rule("NEC-127")
def test_its_player_sees_all_that_he_has_chosen_and_nobody_else(tmp_path: Path) -> None:
    table = holding(tmp_path, "kill-necrosians amount=1", "add-units amount=1").necrosians("crossing", 2)
    table.necrosians("sun-cape", 1).acts("kelwin", f"play {CARD}", "at crossing", "at frostmoon")
    announced = table.view("kelwin").announced
    assert announced is not None
    assert announced.choices == ["at crossing", "at frostmoon"]
    assert (table.view("ombre").announced, table.view().announced) == (None, None)


@pytest.mark.rule("NEC-133")
def test_a_card_fits_if_each_of_its_lines_does(tmp_path: Path) -> None:
    table = holding(tmp_path, "thin-necrosians amount=1", "amnesia amount=1").necrosians("crossing", 1)
    assert refused(table, "kelwin", CARD) == NO_EFFECT
    table.influence(ombre=3)
    assert f"play {CARD}" in table.legal("kelwin")
    assert refused(table.necrosians("crossing", 0), "kelwin", CARD) == NO_EFFECT


def test_a_line_waits_until_the_one_before_is_over(tmp_path: Path) -> None:
    table = holding(tmp_path, "free-trade", "amnesia amount=1").influence(ombre=3).put("kelwin", "crossing", merchant=1)
    table.play("kelwin", CARD).act("kelwin", "trade crossing").act("kelwin", "recruit mage")
    assert (table.points("ombre"), table.pile()) == (3, [])
    table.act("kelwin", "recruit mage")
    assert (table.points("ombre"), table.pile(), table.actions_left()) == (2, [CARD], 3)


def test_a_line_that_an_earlier_one_made_impossible_is_left_out(tmp_path: Path) -> None:
    """Both are aimed at the only mage of Ombre: when it is gone, nobody can win it over."""
    table = holding(tmp_path, 'remove-units amount=1 kind="mage"', "convert-rival amount=1", "amnesia amount=1")
    table.put("ombre", "crossing", mage=1).put("ombre", "sun-cape", fighter=1).influence(ombre=3)
    table.acts("kelwin", f"play {CARD}", "at crossing", "pick ombre mage", "at crossing", "pick ombre mage")
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({}, {})
    assert (table.told("won-over"), table.points("ombre")) == ([], 2)


def test_a_line_that_is_still_possible_is_not(tmp_path: Path) -> None:
    table = holding(tmp_path, 'remove-units amount=1 kind="mage"', "convert-rival amount=1")
    table.put("ombre", "crossing", mage=2).put("ombre", "sun-cape", fighter=1)
    table.acts("kelwin", f"play {CARD}", "at crossing", "pick ombre mage", "at crossing", "pick ombre mage")
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({}, {"mage": 1})


def test_a_card_may_be_played_in_the_war_that_another_gives(tmp_path: Path) -> None:
    """Both are as long as can be, and lie on the table at once."""
    dice = 'dice amount=1 side="attacker"'
    pack = with_card(tmp_path, "war-cry", lines(dice, dice, dice))
    table = Table(pack=with_card(pack, CARD, lines("free-war", "amnesia amount=1", "amnesia amount=1")))
    table.put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1).give("kelwin", CARD, "war-cry")
    table.influence(ombre=3).play("kelwin", CARD).act("kelwin", WAR)
    until(table, "w3").give("feling", "altered-memories").act("kelwin", "play war-cry")
    while table.window() == "w3":
        table.act(table.waits_for()[0], "pass")
    assert (table.window(), table.war().attack.dice) == ("any-card", 1)
    assert (table.pile(), table.points("ombre")) == ([], 3)
    table.all_pass(*[ZERO] * 5)
    assert dice_rolled(table) == [table.seat("kelwin")] * 4 + [table.seat("ombre")]
    while table.window() is not None:
        table.all_pass()
    assert (table.pile(), table.points("ombre")) == (["war-cry", CARD], 1)


@pytest.mark.rule("NEC-129")
def test_whoever_cancels_a_card_cancels_all_of_it(tmp_path: Path) -> None:
    table = holding(tmp_path, "thin-necrosians amount=1", "amnesia amount=1").necrosians("crossing", 1)
    cancel(table.influence(ombre=3), "kelwin", CARD)
    assert (table.necrosians_in("crossing"), table.points("ombre")) == (1, 3)
    assert sorted(table.pile()) == ["altered-memories", CARD]


@pytest.mark.rule("NEC-185")
def test_a_card_whose_second_line_is_thought_about_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    table = holding(tmp_path, "kill-necrosians amount=1", "add-units amount=1").necrosians("crossing", 2)
    table.necrosians("sun-cape", 1).acts("kelwin", f"play {CARD}", "at crossing", "at frostmoon")
    assert (table.lapse("kelwin"), table.hand("kelwin"), table.necrosians_in("crossing")) == ("withdraw", [CARD], 2)


@pytest.mark.rule("NEC-164", "NEC-166")
def test_nothing_follows_a_line_that_loses_the_game_for_all(tmp_path: Path) -> None:
    table = holding(tmp_path, 'necrose-region kind="mage"', "amnesia amount=1").influence(ombre=3)
    for value, region in enumerate(("frostmoon", "high-mists", "stormpeak", "sun-cape")):
        table.necrosed(region, value)
    table.put("ombre", "crossing", mage=1).play("kelwin", CARD)
    assert (table.view().lost, table.points("ombre"), table.pile()) == (True, 3, [CARD])


@pytest.mark.rule("NEC-124")
def test_a_line_for_one_kind_of_target_binds_the_whole_card(tmp_path: Path) -> None:
    does = lines('dice amount=1 side="attacker"', 'dice amount=-1 side="defender" foe="necrosians"')
    table = Table(pack=with_card(tmp_path, "war-cry", does)).give("kelwin", "war-cry")
    table.put("kelwin", "crossing", fighter=1).put("ombre", "crossing", fighter=1).give("ombre", "nimble-dodge")
    until(table.act("kelwin", WAR), "w3")
    assert refused(table, "kelwin", "war-cry") == OTHER_FOE


# ---- faults

HERE = '[[card]]\nkey = "mark-of-friendship"'
TURN_AWAY = 'part = "defender"\ninfluence = -1\neffect = "turn-away"'


@pytest.mark.parametrize(
    ("new", "at", "said"),
    [
        ("", HERE, "card 'mark-of-friendship': it does nothing. Add 'effect = …', or a table"),
        (
            'effect = "turn-away"\n[[card.line]]\neffect = "turn-away"',
            HERE,
            "card 'mark-of-friendship': its effects are said twice: with the card, and line by line. Move effect and",
        ),
        (
            'amount = 1\n[[card.line]]\neffect = "turn-away"',
            HERE,
            "card 'mark-of-friendship': its effects are said twice: with the card, and line by line. Move effect and",
        ),
        (
            '[[card.line]]\neffect = "turn-awry"',
            'effect = "turn-awry"',
            "card 'mark-of-friendship', line, effect: there is no effect 'turn-awry'. Correct it; the effects are:",
        ),
        (
            '[[card.line]]\neffect = "turn-away"\n[[card.line]]\neffect = "no-combat-cards"\namount = 2',
            'amount = 2\n\n[[card]]\nkey = "necrotic-ward"',
            "card 'mark-of-friendship', line, amount: 'no-combat-cards' takes no amount. Remove it.",
        ),
        (
            '[[card.line]]\neffect = "turn-away"\n[[card.line]]\neffect = "amnesia"\namount = 1',
            'timing = ["w2"]\npart = "defender"\ninfluence = -1',
            "card 'mark-of-friendship', timing: 'amnesia' has no meaning at the moment 'w2' (NEC-124). Write one or",
        ),
        (
            '[[card.line]]\neffect = "turn-away"\n' * 4,
            '[[card.line]]\neffect = "turn-away"\n\n\n[[card]]\nkey = "necrotic-ward"',
            "card 'mark-of-friendship', line: it has 4 lines; the engine can hold 3. Leave out 1 of them.",
        ),
        (
            '[[card.line]]\neffect = "cancel"\n[[card.line]]\neffect = "turn-away"',
            'effect = "cancel"\n[[card.line]]',
            "card 'mark-of-friendship', line, effect: nothing can go together with 'cancel'. Give it a card of",
        ),
        (
            '[[card.line]]\neffect = "airborne"\n[[card.line]]\neffect = "turn-away"',
            'effect = "airborne"\n[[card.line]]',
            "card 'mark-of-friendship', line, effect: nothing can follow 'airborne' on a card. Make it the last line.",
        ),
    ],
)
def test_faulty_lines(tmp_path: Path, new: str, at: str, said: str) -> None:
    old = TURN_AWAY
    check_message(tmp_path, "cards.toml", old, old.replace('effect = "turn-away"', new), at, said)
