"""First principles: what is public and what is not, what has no effect, what never runs out, what lies where."""

from __future__ import annotations

import msgspec
import pytest

from logothete.games.diktat.board import RESERVE
from tests.games.diktat.table import Table, title

PUBLIC = ("points", "rank", "debts", "corruption", "spies", "assassins", "moves", "tokens", "cards", "markers", "own")


@pytest.mark.rule("DIK-042", "DIK-044", "DIK-043")
def test_boards_are_open_to_everyone_and_screens_are_not() -> None:
    table = (
        Table().markers("black-guard", "karst").cards("black-guard", "dog-pit").have("black-guard", spies=1, debts=1)
    )
    table.in_play("black-guard", "martial-law").used("black-guard", "dog-pit")
    spectator, rival = table.view().seats[2], table.view("coordination").seats[2]
    assert [getattr(spectator, field) for field in PUBLIC] == [getattr(rival, field) for field in PUBLIC]
    assert (spectator.cards[0].used, spectator.markers[0].sector, spectator.spies) == (True, "karst", 1)
    assert [own.card for own in spectator.own if own.in_play] == ["martial-law"]
    assert spectator.screen is rival.screen is None
    mine = table.view("black-guard").seats[2].screen
    assert mine is not None
    assert (mine.power, mine.agents, mine.affinities) == (
        3,
        {"citizen": 3, "guard": 3, "emissary": 3},
        {"politics": 2, "people": 0, "artefact": 1},
    )


@pytest.mark.rule("DIK-045")
def test_the_log_tells_amounts_and_never_a_hidden_total() -> None:
    table = Table().have("coordination", pp=17).act("coordination", "influence guard")
    said = msgspec.json.encode(table.events("secret-police")).decode()
    assert '"number":2' in said
    assert "19" not in said


@pytest.mark.rule("DIK-002", "DIK-056", "DIK-003")
def test_agents_never_run_out_whatever_the_box_holds() -> None:
    table = Table(5)
    for seat in range(5):
        for kind in range(3):
            table.cells[RESERVE + seat * 3 + kind] = 8
    table.send("coordination", "karst", "EEEEEEEE")
    for cabal in table.cabals[1:]:
        table.turn(cabal).send(cabal, table.domains["sector"][table.seat(cabal)], "EEEEEEEE")
    assert sum(len(stack.pawns) for stack in table.view().stacks) == 40


@pytest.mark.rule("DIK-101", "DIK-099")
def test_the_same_manoeuvre_may_be_chosen_again_and_again() -> None:
    table = Table(2)
    for _ in range(4):
        for cabal in table.cabals:
            table.act(cabal, "influence nothing")
    assert [table.pp(cabal) for cabal in table.cabals] == [7, 7]
    kinds = {offer.split()[0] for offer in table.put("secret-police", "karst", "C").offers("coordination")}
    assert kinds == {"influence", "to", "spy", "assassinate", "develop"}


@pytest.mark.rule("DIK-307", "DIK-304")
def test_a_team_may_go_to_any_sector() -> None:
    assert len(Table().offers("coordination", "to")) == 12


@pytest.mark.rule("DIK-034", "DIK-109")
def test_stacks_of_one_player_in_one_sector_stay_apart_and_in_order() -> None:
    table = Table().send("coordination", "karst", "GE").turn("coordination").send("coordination", "karst", "ECG")
    assert (table.stack("karst-1"), table.stack("karst-2")) == ("GE", "ECG")
    table.turn("secret-police").acts("secret-police", "spy", "at karst-2", "pawn 2", "at karst-1", "pawn 2")
    assert (table.stack("karst-1"), table.stack("karst-2")) == ("GE", "ECG")


@pytest.mark.rule("DIK-027", "DIK-308", "DIK-028")
def test_the_faction_of_a_card_and_without_others_its_darkness_change_nothing() -> None:
    table = Table().cards("black-guard", "rain-of-bile").put("black-guard", "karst", "E")
    assert (table.rank("black-guard"), table.vp("black-guard")) == (5, 0)
    assert table.at_start_of_cycle(2).view().darkness == 0


@pytest.mark.rule("DIK-033", "DIK-238", "DIK-294", "DIK-310")
def test_every_marker_has_a_face_for_one_and_a_face_for_both() -> None:
    sectors = title().board_content.sectors
    assert len(sectors) == 12
    assert all(sector.one.does and sector.both.does for sector in sectors)
    assert [sector.key for sector in sectors if sector.one == sector.both] == []


@pytest.mark.rule("DIK-035", "DIK-303", "DIK-036")
def test_a_used_element_cannot_be_declared_until_its_token_goes() -> None:
    table = Table().cards("coordination", "midnight-exchange").used("coordination", "midnight-exchange")
    assert table.refuses("coordination", "use midnight-exchange") == ("DIK-303", "element-is-used")
    table.at_end_of_cycle().pass_all()
    assert not table.view().seats[0].cards[0].used


@pytest.mark.rule("DIK-041", "DIK-067", "AUT-034", "AUT-035")
def test_discarded_others_never_join_the_supply() -> None:
    table = (
        Table(others=True).put("others", "karst", "C").acts("coordination", "assassinate", "at karst-others", "pawn 1")
    )
    assert table.view().others_out == {"citizen": 1, "guard": 0, "emissary": 0}
    assert table.agents("coordination") == (3, 3, 3)


@pytest.mark.rule("DIK-076", "DIK-055")
def test_nothing_of_ones_own_can_be_discarded_at_will() -> None:
    table = Table().markers("coordination", "karst").cards("coordination", "dog-pit").have("coordination", debts=1)
    assert table.refuses("coordination", "discard karst") == ("DIK-234", "no-marker-too-many")
    assert {offer.split()[0] for offer in table.offers("coordination")} == {"influence", "to", "spy", "develop"}


@pytest.mark.rule("DIK-282", "AUT-001", "AUT-023", "AUT-022")
def test_the_others_are_played_only_if_the_table_says_so() -> None:
    assert title().options[0].values[0] == "none"
    assert [stack for stack in Table(3, fresh=True).view().stacks if stack.seat is None] == []
    assert title().board_content.values.others.fiel == "mist-and-bile"
    table = Table(3, others=True, fresh=True)
    assert sum(len(stack.pawns) for stack in table.view().stacks) == 12


@pytest.mark.rule("AUT-017", "AUT-018")
def test_corruption_on_a_sector_and_before_a_player_never_mix() -> None:
    table = Table(others=True).corruption("karst", 1).have("coordination", corruption=1)
    table.act("coordination", "cleanse")
    assert (table.view().seats[0].corruption, table.view().sectors[table.sector("karst")].corruption) == (0, 1)
    table.turn("coordination").acts("coordination", "assassinate", "purge karst")
    assert (table.view().seats[0].corruption, table.view().sectors[table.sector("karst")].corruption) == (0, 0)


@pytest.mark.rule("AUT-045", "DIK-081")
def test_the_administrator_is_known_before_the_darkness() -> None:
    table = Table(others=True).put("others", "artefact", "CC").deck("council-of-banks").at_start_of_cycle(1)
    kinds = [event.kind for event in table.events()]
    assert kinds.index("administrator") < kinds.index("corrupted")


@pytest.mark.rule("DIK-010", "DIK-287", "DIK-292", "DIK-305")
def test_cabals_differ_in_rank_affinities_kit_board_and_cards() -> None:
    cabals = title().board_content.cabals
    assert len({cabal.rank for cabal in cabals}) == 5
    assert len({(cabal.slots, cabal.opportunity_slots) for cabal in cabals}) == 5
    assert len({cabal.token for cabal in cabals}) == 5


@pytest.mark.rule("DIK-102")
def test_an_element_holds_against_the_rules() -> None:
    table = Table().cards("coordination", "body-runner").put("secret-police", "karst", "G")
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.pp("coordination"), table.pp("secret-police")) == (3, 3)
