"""Setting up: Cabals, kits, deck, the pile of the Others."""

from __future__ import annotations

import pytest

from tests.games.diktat.table import Table


@pytest.mark.rule("DIK-012", "DIK-013", "DIK-091", "DIK-092", "DIK-095")
@pytest.mark.parametrize(
    ("players", "cycles", "manoeuvres", "visible"), [(2, 5, 5, 2), (3, 4, 5, 2), (4, 4, 4, 3), (5, 3, 4, 3)]
)
def test_the_number_of_players_sets_cycles_manoeuvres_and_cards(
    players: int, cycles: int, manoeuvres: int, visible: int
) -> None:
    table = Table(players, fresh=True)
    view = table.view()
    assert (view.cycle, view.cycles, len(view.track), view.secret) == (1, cycles, visible, True)
    assert [seat.moves for seat in view.seats] == [manoeuvres] * players
    assert view.deck == 72 - visible - 1


@pytest.mark.rule("DIK-005", "DIK-016")
def test_cabals_are_dealt_at_random_and_no_two_alike() -> None:
    dealt = {Table(5, fresh=True, seed=seed).cabals for seed in range(8)}
    assert all(len(set(cabals)) == 5 for cabals in dealt)
    assert len(dealt) > 1


@pytest.mark.rule("DIK-016", "DIK-005")
def test_chosen_cabals_are_picked_in_the_order_of_the_seats() -> None:
    table = Table(3, fresh=True, options={"cabals": "chosen"})
    table.cabals = ("union", "resistance", "coordination")
    table.act("union", "choose union")
    assert table.waits_for() == ["resistance"]
    assert table.refuses("resistance", "choose union") == ("DIK-005", "cabal-taken")
    assert table.refuses("resistance", "influence nothing") == ("DIK-016", "cabals-first")
    table.act("resistance", "choose resistance").act("coordination", "choose coordination")
    assert [seat.cabal for seat in table.view().seats] == ["union", "resistance", "coordination"]
    assert table.waits_for() == ["coordination"]


@pytest.mark.rule("DIK-017", "DIK-022", "DIK-023", "DIK-024", "DIK-088", "DIK-094", "DIK-004", "DIK-057")
@pytest.mark.parametrize(
    ("cabal", "rank", "pp", "affinities", "tokens"),
    [
        ("coordination", 9, 4, (2, 0, 1), 0),
        ("secret-police", 7, 2, (1, 1, 1), 6),
        ("black-guard", 5, 4, (2, 0, 1), 6),
        ("union", 3, 3, (1, 2, 0), 6),
        ("resistance", 1, 3, (0, 2, 1), 6),
    ],
)
def test_each_cabal_begins_with_its_kit_and_the_first_income(
    cabal: str, rank: int, pp: int, affinities: tuple[int, ...], tokens: int
) -> None:
    table = Table(5, fresh=True)
    seat = table.view().seats[table.seat(cabal)]
    assert (seat.rank, seat.tokens, seat.points) == (rank, tokens, 0)
    assert (table.pp(cabal), table.affinities(cabal), table.agents(cabal)) == (pp + 3, affinities, (3, 3, 3))


@pytest.mark.rule("DIK-018", "DIK-020", "DIK-021", "DIK-006", "DIK-019", "DIK-081")
def test_everybody_begins_without_points_and_the_markers_lie_on_their_sectors() -> None:
    view = Table(4, fresh=True).view()
    assert [seat.points for seat in view.seats] == [0] * 4
    assert [sector.markers for sector in view.sectors] == [2] * 12
    assert sum(seat.administrator for seat in view.seats) == 1


@pytest.mark.rule("DIK-014", "DIK-015", "DIK-321")
def test_the_deck_is_shuffled_with_the_seed() -> None:
    tracks = [Table(4, fresh=True, seed=seed).view().track for seed in (1, 1, 2, 3)]
    assert tracks[0] == tracks[1]
    assert len({tuple(track) for track in tracks}) == 3


@pytest.mark.rule("AUT-020", "AUT-021", "AUT-024", "AUT-048", "AUT-047", "AUT-044")
def test_the_twelve_others_begin_on_the_artefact_and_the_first_card_corrupts() -> None:
    table = Table(3, others=True, fresh=True, seed=4)
    view = table.view()
    others = [stack for stack in view.stacks if stack.seat is None]
    assert sum(len(stack.pawns) for stack in others) == 12
    assert len(view.corruption_track) == 1
    assert all(pawn.agent is None for stack in others for pawn in stack.pawns)
