"""What holds in every state of every game of Byzantio and Nekken, said a second time and as plainly as possible.

The figures, the count and the course of the game are written out again here rather than taken from the engine: what
the engine does is compared with them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from logothete.games.byzantio.board import (
    DONE,
    FREE,
    HOUSE,
    ONES,
    PRETENDER,
    RESERVE,
    ROW_KEYS,
    ROWS,
    SEAL,
    SEATS,
    TWOS,
)
from logothete.games.byzantio.kinds import STRIKE_STEP, SUCCESSION_STEP, TURN_STEP
from logothete.games.byzantio.title import Byzantio
from logothete.games.byzantio.view import ByzantioView, Sheet
from logothete.kernel.events import Event, name_event
from logothete.kernel.steps import TOP

if TYPE_CHECKING:
    from tests.fuzz import Game

GARRISONS: Final = {"byzantio": 10, "nekken": 9}
TURNS: Final = {"byzantio": 30, "nekken": 27}
EVENT_TURNS: Final = {"byzantio": [6, 12, 18, 24], "nekken": [6, 13, 20]}
BOXES: Final = {"byzantio": [10, 6, 4, 4, 3, 3], "nekken": [9, 5, 4, 3, 3, 3]}
LINES: Final = [16, 14, 12, 10, 8, 6, 4]


def check(game: Game) -> None:
    """All of it: the quick part in every state, the slow one where the game is looked at closely."""
    title = cast(Byzantio, game.title)
    _check_masks(game, title)
    _check_crowding(game, title)
    targets = {"byzantio": 7, "nekken": 5 if game.setup.players == 4 else 6}[title.key]
    most = game.setup.players * (2 + targets + 3 * TURNS[title.key] + game.setup.players)
    assert game.moves <= most, f"{game.moves} decisions, at most {most} are possible"
    if game.closely:
        view = title.look(game.state, None)
        _check_cities(view, title, game.setup.players)
        _check_grid(view, title)
        story = Story(game, title)
        story.compare(view, resting=game.state.over() or _between_actions(game))
        if game.state.over():
            _check_end(game, title, view, story)


def _check_masks(game: Game, title: Byzantio) -> None:
    """The cells of garrisons: conserved, twos among ones, nothing for absent seats (BYZ-018, BYZ-050, NEK-010)."""
    cells = game.state.cells
    for seat in range(SEATS):
        ones, twos = int(cells[ONES + seat]), int(cells[TWOS + seat])
        assert twos & ~ones == 0, f"seat {seat} has a second garrison where it has no first"
        assert 0 <= ones < 2 ** len(title.board_content.cities), f"seat {seat} has garrisons outside the board"
        on_board = ones.bit_count() + twos.bit_count()
        owned = GARRISONS[title.key] if seat < game.setup.players and cells[HOUSE + seat] >= 0 else 0
        assert on_board + cells[RESERVE + seat] == owned, f"seat {seat}: {on_board} on the board of {owned}"
        assert cells[RESERVE + seat] >= 0, f"seat {seat} has less than no reserve"
        assert all(cells[FREE + seat * ROWS + row] >= 0 for row in range(ROWS)), f"seat {seat} overdrew a row"
        assert cells[SEAL + seat] == 0 or _sealing(game, seat), f"seat {seat} has a stale answer under seal"
        if owned:
            assert cells[PRETENDER + seat] >= 0, f"the pretender of seat {seat} is nowhere"


def _check_crowding(game: Game, title: Byzantio) -> None:
    """In every state: no fifth garrison in a city, and none in a city out of play (BYZ-007, BYZ-051)."""
    cells = game.state.cells
    small = game.setup.players == 4
    in_play = sum(2**at for at, city in enumerate(title.board_content.cities) if small or city.size == "large")
    at_least = [0] * 6
    for at in range(SEATS):
        for mask in (int(cells[ONES + at]), int(cells[TWOS + at])):
            assert mask & ~in_play == 0, f"seat {at} has a garrison in a city out of play"
            for number in range(5, 0, -1):
                at_least[number] |= mask if number == 1 else mask & at_least[number - 1]
    assert at_least[5] == 0, "five garrisons in a city"


def _sealing(game: Game, seat: int) -> bool:
    """Whether a seat may hold something under seal: a line being changed, or a struck row it has chosen."""
    cells = game.state.cells
    step = cells[cells[TOP]] if cells[TOP] else -1
    answered = bool(cells[DONE] >> seat & 1)
    return bool(step == SUCCESSION_STEP and not answered) or bool(step == STRIKE_STEP and answered)


def _check_cities(view: ByzantioView, title: Byzantio, players: int) -> None:
    """At most two own and four in all, and only in cities in play (BYZ-007, BYZ-050, BYZ-051, NEK-018)."""
    content = title.board_content
    in_play = {city.key for city in content.cities if players == 4 or city.size == "large"}
    full: Counter[str] = Counter()
    for seat in view.seats:
        assert set(seat.garrisons) <= in_play - {"nekken"}, f"garrisons out of play: {seat.garrisons}"
        assert all(number in (1, 2) for number in seat.garrisons.values()), f"more than two: {seat.garrisons}"
        full.update(seat.garrisons)
    assert all(number <= 4 for number in full.values()), f"more than four garrisons: {full}"


def _check_grid(view: ByzantioView, title: Byzantio) -> None:
    """Used, struck and free boxes make the allowances; one box a turn (BYZ-043 to BYZ-048, NEK-020, NEK-021)."""
    for seat in view.seats:
        if seat.house is None:
            continue
        assert [len(row.boxes) + row.free for row in seat.grid] == BOXES[title.key], f"the grid is off: {seat.grid}"
        used = [turn for row in seat.grid for turn in row.boxes if turn]
        assert len(set(used)) == len(used), f"two boxes for one turn: {seat.grid}"
        assert not set(used) & set(EVENT_TURNS[title.key]), f"an action on an event turn: {seat.grid}"
        assert all(1 <= turn <= view.turn for turn in used), f"a turn that has not come: {seat.grid}"


def _between_actions(game: Game) -> bool:
    """Whether no action is half done: its box is written when it is over."""
    top = game.state.cells[TOP]
    return bool(game.state.cells[top] == TURN_STEP)


class Story:
    """The game as its public events tell it."""

    def __init__(self, game: Game, title: Byzantio) -> None:
        self.garrisons: list[Counter[str]] = [Counter() for _ in range(game.setup.players)]
        self.pretender: list[str | None] = [None] * game.setup.players
        self.boxes: list[dict[str, list[int]]] = [{row: [] for row in ROW_KEYS} for _ in range(game.setup.players)]
        self.passed: Counter[int] = Counter()
        self.turn = 0
        self.first: int | None = None
        self.crowned: list[int] = []
        self.scored: dict[int, float] = {}
        self.homes = {house.key: house.home for house in title.board_content.houses}
        self.closed = {province.key for province in title.board_content.provinces if province.closed}
        for told in game.chronicle.told:
            if told.concerns(None):
                self._hear(name_event(told, title.events, title.actions.domains))

    def _hear(self, event: Event) -> None:
        seat = cast(int, event.about.get("seat", -1))
        rival = cast(int, event.about.get("rival_seat", -1))
        city = cast(str, event.about.get("city", ""))
        match event.kind:
            case "claimed":
                self.pretender[seat] = self.homes[cast(str, event.about["house"])]
            case "leads":
                self.first = seat
            case "turn-began":
                self.turn += 1
                assert event.about["turn"] == self.turn, f"turn {event.about['turn']} came after {self.turn - 1}"
            case "marched":
                self._move(seat, event)
                self._use(seat, "campaign")
            case "progressed":
                self._move(seat, event)
                self._use(seat, "progression")
            case "sent":
                self._move(rival, event)
            case "garrisoned":
                self.garrisons[seat][city] += 1
            case "rallied":
                self.garrisons[seat][city] += 1
                self._use(seat, "rally")
            case "removed" | "expelled":
                self.garrisons[rival][city] -= 1
            case "corrupted":
                self.garrisons[rival][city] -= 1
                self.garrisons[seat][city] += 1
            case "swapped":
                rival_city = cast(str, event.about["rival_city"])
                self.garrisons[seat].update({rival_city: 1, city: -1})
                self.garrisons[rival].update({rival_city: -1, city: 1})
            case "shaken":
                self.garrisons[seat][city] -= cast(int, event.about["garrisons"])
            case "starved":
                self.garrisons[seat][city] -= 1
            case "offered":
                self._use(seat, "negotiation")
            case "bribing":
                self._use(seat, "corruption")
            case "expelling":
                self._use(seat, "expulsion")
            case "struck":
                self.boxes[seat][cast(str, event.about["row"])].append(0)
            case "passed":
                self.passed[seat] += 1
            case "scored":
                self.scored[seat] = cast(int, event.about["points"]) + cast(int, event.about["half"]) / 2
            case "crowned":
                self.crowned.append(seat)

    def _move(self, seat: int, event: Event) -> None:
        """Nobody enters a closed province (NEK-016, NEK-017), and nobody moves to where he stands (BYZ-056)."""
        province = cast(str, event.about["province"])
        assert province not in self.closed, f"seat {seat} entered {province}"
        assert province != self.pretender[seat], f"seat {seat} moved to where it stood, {province}"
        self.pretender[seat] = province

    def _use(self, seat: int, row: str) -> None:
        self.boxes[seat][row].append(self.turn)

    def compare(self, view: ByzantioView, *, resting: bool) -> None:
        """The board as told is the board as it is; so are the grids when no action is half done."""
        for at, seat in enumerate(view.seats):
            assert +self.garrisons[at] == seat.garrisons, f"seat {at}: {seat.garrisons}, told {self.garrisons[at]}"
            assert min(self.garrisons[at].values(), default=0) >= 0, f"seat {at} was told to lose what it had not"
            assert self.pretender[at] == seat.pretender, f"seat {at}: {seat.pretender}, told {self.pretender[at]}"
            if resting:
                grid = {row.key: row.boxes for row in seat.grid}
                assert grid == self.boxes[at], f"seat {at}: grid {grid}, told {self.boxes[at]}"
        assert view.turn == self.turn, f"turn {view.turn}, told {self.turn}"
        assert view.turn == 0 or view.first == self.first, f"first {view.first}, told {self.first}"


def _check_end(game: Game, title: Byzantio, view: ByzantioView, story: Story) -> None:
    """Every turn went somewhere, and the count is right (BYZ-047, BYZ-134 to BYZ-148)."""
    assert view.turn == TURNS[title.key], f"the game ended on turn {view.turn}"
    for at, seat in enumerate(view.seats):
        boxes = [turn for row in seat.grid for turn in row.boxes]
        assert len(boxes) + story.passed[at] == TURNS[title.key], f"seat {at}: {boxes}, {story.passed[at]} passes"
        assert boxes.count(0) == len(EVENT_TURNS[title.key]), f"seat {at} struck {boxes.count(0)} boxes"
    result = title.result(game.state)
    scores = [reference_score(view, seat) for seat in range(game.setup.players)]
    assert result.scores == scores, f"scores {result.scores}, counted again {scores}"
    assert story.scored == dict(enumerate(scores)), f"scores told {story.scored}, counted again {scores}"
    for at in range(game.setup.players):
        assert sum(line.points for line in result.lines if line.seat == at) == scores[at], f"the lines of seat {at}"
    assert view.first is not None
    from_first = [(view.first + step) % game.setup.players for step in range(game.setup.players)]
    ranking = sorted(from_first, key=lambda seat: -scores[seat])
    assert [ranking.index(seat) + 1 for seat in range(game.setup.players)] == result.places, f"places {result.places}"
    assert story.crowned == ranking[:1], f"crowned {story.crowned}, ranking {ranking}"


def reference_score(view: ByzantioView, seat: int) -> float:
    """A seat's score counted from what lies open on the table at the end (BYZ-136 to BYZ-146)."""
    points = 0.0
    for line, target in enumerate(_sheet(view, seat).targets):
        numbers = [other.garrisons.get(cast(str, target.city), 0) for other in view.seats]
        if numbers[seat] == 0 or numbers[seat] < max(numbers):
            continue
        earned = [LINES[line], LINES[line] / 2, 2, 0][numbers.count(max(numbers)) - 1]
        points += earned if target.abandoned is None else max(0, earned - 2)
    for suspicion in _sheet(view, seat).suspicions:
        if suspicion.city is not None and suspicion.city == _sheet(view, suspicion.rival).targets[0].city:
            points += 5
    return points


def _sheet(view: ByzantioView, seat: int) -> Sheet:
    sheet = view.seats[seat].sheet
    assert sheet is not None, f"the sheet of seat {seat} is still folded"
    return sheet
