"""What holds in every state of every game of Necrosia, said a second time and as plainly as possible.

Pieces, cards, tokens, domination, whom a window asks and the final ranking are worked out again here rather than taken
from the engine; the board is built once more from what was told. What the engine does is compared with that.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from logothete.games.necrosia.board import (
    ACTIONS,
    DECK,
    DECK_SIZE,
    INFLUENCE,
    KIND_KEYS,
    KINDS,
    NECROSIANS,
    PEOPLE,
    REGIONS,
    ROW,
    ROW_SIZE,
    SEATS,
    STACK,
    TALLY,
    TOKEN,
    TOKENS_LEFT,
    marked_of,
    reserve_of,
    units_of,
)
from logothete.games.necrosia.content import Card
from logothete.games.necrosia.frames import MOST_READ, AnnounceFrame, EntrailsFrame
from logothete.games.necrosia.hands import discarded, holds, knows
from logothete.games.necrosia.kinds import ANNOUNCE_STEP, ENTRAILS_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.title import Necrosia
from logothete.games.necrosia.view import NecrosiaView, Region
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Event, name_event
from logothete.kernel.steps import BELOW, FRAME, TOP

if TYPE_CHECKING:
    from tests.fuzz import Game

TOKENS: Final = 12
"""The cells of the token stack."""


def check(game: Game) -> None:
    """All of it: the quick part in every state, the slow one where the game is looked at closely."""
    title = cast(Necrosia, game.title)
    cells = game.state.cells
    _check_pieces(title, cells, game.setup.players)
    _check_cards(title, cells, game.setup.players)
    _check_numbers(title, cells, game.setup.players)
    if game.closely:
        view = title.look(game.state, None)
        _check_regions(view, title)
        _check_window(view, title)
        _check_guesses(game, title)
        story = Story(game, title)
        story.compare(view)
        if game.state.over():
            _check_end(game, title, view, story)


# ---------------------------------------------------------------------- pieces, cards, numbers


def _check_pieces(title: Necrosia, cells: vec[i64], players: int) -> None:
    """No piece is lost or made, and no more are paralysed than there are (NEC-012, NEC-168, NEC-C42)."""
    pieces = title.board_content.values.pieces
    for seat in range(SEATS):
        for kind in range(KINDS):
            total = int(reserve_of(cells, seat, kind))
            for region in range(REGIONS):
                units = int(units_of(cells, seat, region, kind))
                paralysed = int(marked_of(cells, seat, region, kind))
                assert paralysed <= units, f"seat {seat}: {paralysed} of {units} {KIND_KEYS[kind]}s are paralysed"
                total += units
            owned = pieces if seat < players else 0
            assert total == owned, f"seat {seat} has {total} {KIND_KEYS[kind]}s instead of {owned}"


def whereabouts(title: Necrosia, cells: vec[i64]) -> list[list[str]]:
    """Of each card: all the places where it is."""
    found: list[list[str]] = [[] for _ in title.board_content.cards]
    for card in range(len(found)):
        found[card] += [f"hand {seat}" for seat in range(SEATS) if holds(cells, seat, card)]
        if discarded(cells, card):
            found[card].append("pile")
    for place in range(cells[DECK_SIZE]):
        found[int(cells[DECK + place])].append("deck")
    for place in range(cells[ROW_SIZE]):
        found[int(cells[ROW + place]) - 1].append("row")
    top = int(cells[TOP])
    while top:
        at = top + FRAME
        if cells[top] == ANNOUNCE_STEP:
            card = int(cells[at + AnnounceFrame.CARD])
            if not holds(cells, cells[at + AnnounceFrame.PLAYER], card):
                found[card].append("table")
        if cells[top] == ENTRAILS_STEP:
            for place in range(MOST_READ):
                if cells[at + EntrailsFrame.READ + place]:
                    found[int(cells[at + EntrailsFrame.READ + place]) - 1].append("read")
        top = int(cells[top + BELOW])
    return found


def _check_cards(title: Necrosia, cells: vec[i64], players: int) -> None:
    """Every card is in one place, and nobody needs to remember what lies open (NEC-123, NEC-182)."""
    for card, places in enumerate(whereabouts(title, cells)):
        assert len(places) == 1, f"card {card} is in {len(places)} places: {places}"
        if places[0] in ("pile", "row"):
            assert not any(knows(cells, seat, card) for seat in range(SEATS)), f"card {card} lies open"
        if places[0].startswith("hand"):
            assert int(places[0][5:]) < players, f"card {card} is in the {places[0]}, which nobody has"
    last = DECK + len(title.board_content.cards)
    empty = [*range(DECK + cells[DECK_SIZE], last), *range(ROW + cells[ROW_SIZE], ROW + 5)]
    assert not any(cells[at] for at in empty), "something is left where there is no card"


def _check_numbers(title: Necrosia, cells: vec[i64], players: int) -> None:
    """Tokens are laid or in the stack; nothing is below nothing (NEC-090, NEC-148, NEC-171)."""
    laid = [int(cells[TOKEN + region]) - 1 for region in range(REGIONS) if cells[TOKEN + region]]
    stack = [int(cells[STACK + place]) for place in range(cells[TOKENS_LEFT])]
    values = title.board_content.values
    assert sorted(laid + stack) == sorted(values.tokens), f"tokens: {laid} laid, {stack} in the stack"
    assert not any(cells[STACK + place] for place in range(cells[TOKENS_LEFT], TOKENS)), "tokens above the stack"
    assert all(cells[NECROSIANS + region] >= 0 for region in range(REGIONS)), "fewer than no Necrosians"
    assert all(cells[INFLUENCE + seat] >= 0 and cells[TALLY + seat] >= 0 for seat in range(SEATS)), "below 0"
    assert 0 <= cells[ACTIONS] <= values.actions, f"{cells[ACTIONS]} actions left"
    peoples = [int(cells[PEOPLE + seat]) for seat in range(players) if cells[PEOPLE + seat] >= 0]
    assert len(set(peoples)) == len(peoples), f"a people with two players: {peoples}"


# ---------------------------------------------------------------------- regions and windows


def _check_regions(view: NecrosiaView, title: Necrosia) -> None:
    """Value, guild and domination follow from what lies and stands there (NEC-007, NEC-020 to NEC-023, NEC-141)."""
    for region, printed in zip(view.regions, title.board_content.regions, strict=True):
        assert region.necrosed == (printed.cradle or region.token is not None), f"{region.key}: necrosed or not"
        assert region.value == (printed.influence if region.token is None else region.token), f"{region.key}: value"
        open_guild = printed.guild if len(view.seats) >= printed.guild_players and not region.necrosed else None
        assert region.guild == open_guild, f"{region.key}: guild {region.guild}"
        assert region.dominated_by == _leader(region), f"{region.key}: dominated by {region.dominated_by}"
        units = sum(sum(troop.units.values()) for troop in region.troops)
        assert region.falling == (not region.necrosed and region.necrosians > units), f"{region.key}: falling"
    assert view.necrosed == sum(region.necrosed for region in view.regions)


def _leader(region: Region) -> int | None:
    """Who has more units than everybody else, Necrosians included; None for nobody."""
    numbers = Counter({troop.seat: sum(troop.units.values()) for troop in region.troops})
    ranked = numbers.most_common(2)
    if not ranked or ranked[0][1] <= region.necrosians:
        return None
    return None if len(ranked) > 1 and ranked[1][1] == ranked[0][1] else ranked[0][0]


def _check_window(view: NecrosiaView, title: Necrosia) -> None:
    """A window asks by what everybody sees, and is closed once all have answered (NEC-128, NEC-137)."""
    if view.window is None:
        return
    expected = [seat for seat in range(len(view.seats)) if _concerns(view, title, seat)]
    assert view.window.asked == expected, f"{view.window.moment} asks {view.window.asked}, not {expected}"
    assert set(view.window.answered) < set(expected), f"{view.window.moment} is open although all have answered"


def _concerns(view: NecrosiaView, title: Necrosia, seat: int) -> bool:
    """Whether the open window concerns a seat, as far as a spectator can tell."""
    assert view.window is not None
    if view.seats[seat].hand > 0:
        open_cards = {*view.discard, *(offer.card for offer in view.row)}
        for card in title.board_content.cards:
            if card.key not in open_cards and view.window.moment in card.timing and _has_part(view, card, seat):
                return True
    power = next(people.power for people in title.board_content.peoples if people.key == view.seats[seat].people)
    own_war = view.window.moment == "w3" and view.war is not None and view.war.attack.seat == seat == view.active
    return own_war and power == "attack-die" and not view.power_used


def _has_part(view: NecrosiaView, card: Card, seat: int) -> bool:
    if card.effect == "cancel":
        return view.announced is not None and view.announced.seat != seat
    for foe in [line.foe for line in card.all_lines() if line.foe is not None]:
        if view.war is None or (view.war.defence.seat is None) != (foe == "necrosians"):
            return False
    attacker, defender = (view.war.attack.seat, view.war.defence.seat) if view.war is not None else (None, None)
    return {
        "active": seat == view.active,
        "attacker": seat == attacker,
        "defender": seat == defender,
        "party": seat in (attacker, defender),
        "outsider": seat != attacker,
        "anybody": True,
    }[card.part]


def _check_guesses(game: Game, title: Necrosia) -> None:
    """What a seat may believe is a possible position, and looks the same to it (NEC-182)."""
    state = cast(Position, game.state)
    for seat in range(game.setup.players):
        twin = state.guess(seat, QuickDice(game.seed))
        _check_pieces(title, twin.cells, game.setup.players)
        _check_cards(title, twin.cells, game.setup.players)
        _check_numbers(title, twin.cells, game.setup.players)
        assert title.look(twin, seat) == title.look(state, seat), f"seat {seat} could tell its guess from the truth"
        assert twin.legal(seat) == state.legal(seat), f"seat {seat} may do something else in its guess"
        again = twin.guess(seat, QuickDice(game.moves)).dump()
        assert again == state.guess(seat, QuickDice(game.moves)).dump(), f"a guess of seat {seat} depends on the truth"
        for rival in range(game.setup.players):
            here, there = title.look(state, rival), title.look(twin, rival)
            assert [top.place for top in here.seen] == [top.place for top in there.seen], "another has seen the deck"
            numbers = [[len(one.known) for one in view.seats] for view in (here, there)]
            assert rival == seat or numbers[0] == numbers[1], f"seat {rival} knows other hands: {numbers}"


# ---------------------------------------------------------------------- the story


class Story:
    """The game as its public events tell it."""

    def __init__(self, game: Game, title: Necrosia) -> None:
        content = title.board_content
        self.units: list[Counter[tuple[str, str]]] = [Counter() for _ in range(game.setup.players)]
        self.necrosians: Counter[str] = Counter()
        for region in content.regions:
            if region.cradle:
                self.necrosians[region.key] = content.values.necrosians_in_cradle
            elif region.guild is not None and game.setup.players >= region.guild_players:
                self.necrosians[region.key] = content.values.necrosians_by_guild
        self.tokens: dict[str, int] = {}
        self.influence = [0] * game.setup.players
        self.year = 0
        self.card_of = -1
        """Who played the last card that was shown."""
        self.scored: dict[int, int] = {}
        self.won: list[int] = []
        for told in game.chronicle.told:
            if told.concerns(None):
                self._hear(name_event(told, title.events, title.actions.domains))

    def _hear(self, event: Event) -> None:
        about = event.about
        seat = cast(int, about.get("seat", -1))
        kind, region = cast(str, about.get("kind", "")), cast(str, about.get("region", ""))
        number, points = cast(int, about.get("number", 0)), cast(int, about.get("points", 0))
        match event.kind:
            case "placed" | "came":
                self.units[seat][kind, region] += 1
            case "moved" | "driven":
                self.units[seat][kind, cast(str, about["old_region"])] -= 1
                self.units[seat][kind, region] += 1
            case "converted":
                self.units[seat][cast(str, about["old_kind"]), region] -= 1
                self.units[seat][kind, region] += 1
            case "lost" | "struck":
                self.units[seat][kind, region] -= 1
            case "unit-necrosed":
                self.units[seat][kind, region] -= 1
                self.necrosians[region] += 1
            case "won-over":
                self.units[seat][kind, region] -= 1
                self.units[self.card_of][kind, region] += 1
            case "showed":
                self.card_of = seat
            case "reinforced":
                self.necrosians[region] += 1
            case "necrosians-came":
                self.necrosians[region] += number
            case "necrosians-went":
                self.necrosians[region] -= number
            case "necrosians-moved":
                self.necrosians[cast(str, about["old_region"])] -= number
                self.necrosians[region] += number
            case "necrosed":
                self.tokens[region] = cast(int, about["value"])
            case "healed":
                del self.tokens[region]
            case "opened" | "trophies" | "card-paid" | "counted" | "gained":
                self.influence[seat] += points
            case "forfeited":
                self.influence[seat] -= points
            case "bought":
                self.influence[seat] -= cast(int, about["price"])
            case "year-began":
                self.year += 1
                assert about["year"] == self.year, f"year {about['year']} came after {self.year - 1}"
            case "scored":
                self.scored[seat] = points
            case "won":
                self.won.append(seat)
        assert all(min(units.values(), default=0) >= 0 for units in self.units), f"{event} moved what is not there"

    def compare(self, view: NecrosiaView) -> None:
        """The board as told is the board as it is."""
        for at, seat in enumerate(view.seats):
            assert seat.influence == self.influence[at], f"seat {at}: {seat.influence}, told {self.influence[at]}"
            here = {
                (kind, region.key): number
                for region in view.regions
                for troop in region.troops
                if troop.seat == at
                for kind, number in troop.units.items()
            }
            assert here == dict(+self.units[at]), f"seat {at}: {here}, told {self.units[at]}"
        necrosians = {region.key: region.necrosians for region in view.regions if region.necrosians}
        assert necrosians == dict(+self.necrosians), f"Necrosians {necrosians}, told {self.necrosians}"
        tokens = {region.key: region.token for region in view.regions if region.token is not None}
        assert tokens == self.tokens, f"tokens {tokens}, told {self.tokens}"
        assert view.year == max(1, self.year), f"year {view.year}, told {self.year}"


def _check_end(game: Game, title: Necrosia, view: NecrosiaView, story: Story) -> None:
    """All lose together, or the years are over and influence decides (NEC-108, NEC-109, NEC-163 to NEC-166)."""
    values = title.board_content.values
    result = title.result(game.state)
    players = range(game.setup.players)
    assert view.lost == (view.necrosed >= values.defeat), f"{view.necrosed} necrosed regions, lost: {view.lost}"
    if view.lost:
        assert result.places == [len(players) + 1 for _ in players], f"places {result.places} in the common defeat"
        assert (story.scored, story.won) == ({}, []), "somebody won a lost game"
        return
    assert view.year == values.years, f"the game ended in year {view.year}"
    merits = [
        (
            seat.influence,
            sum(region.dominated_by == at for region in view.regions),
            sum(story.units[at].values()),
            seat.tally,
        )
        for at, seat in enumerate(view.seats)
    ]
    assert result.places == [1 + sum(other > own for other in merits) for own in merits], f"{merits}: {result.places}"
    assert story.scored == dict(enumerate(result.scores)), f"scores told {story.scored}, are {result.scores}"
    assert story.won == [seat for seat in players if result.places[seat] == 1], f"told to have won: {story.won}"


# ---------------------------------------------------------------------- which cards were played


def played(game: Game) -> set[str]:
    """The cards that were played in a game and took effect."""
    times: Counter[str] = Counter()
    for told in game.chronicle.told:
        event = name_event(told, game.title.events, game.title.actions.domains)
        if event.kind in ("showed", "cancelled"):
            times[cast(str, event.about["card"])] += 1
        if event.kind == "cancelled":
            times[cast(str, event.about["old_card"])] -= 1
    return set(+times)
