"""Every title as a game of OpenSpiel, registered on import: `pyspiel.load_game("logothete_byzantio(players=3)")`.

The parameters of a game are `players`, each option of the title by its own name, and `pack`, the folder of a pack.

Chance. Dice fall in the middle of a rule, where OpenSpiel cannot be asked. So the game begins with chance nodes that
draw the seed of its dice, which no player sees; from there on it follows from the actions alone. A state is thus fixed
by its history, as OpenSpiel expects. A clone has the same seed and therefore the same future: search must not look
ahead in a clone but in what `resample_from_infostate` gives, which has secrets and dice of its own.

Decisions that several seats make at once and in secret are asked for one after the other in the order of seats; none
sees what the others have answered before the game shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from logothete.adapters import Frame, NoFeatures, shares
from logothete.games import titles
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Told, name_event
from logothete.kernel.features import places
from logothete.kernel.state import Refused, State, Witness

PREFIX: Final = "logothete_"
SEED_DRAWS: Final = 2
SEED_FACES: Final = 1000
"""The seed is drawn in two chance nodes of a thousand outcomes each: a million games of dice."""

OWN_ACTION: Final = -1
"""Stands in a log for the kind of an event: what the seat itself did."""
ROW: Final = 5
"""A line of the log in numbers: its kind, then the four numbers of an event."""
LINES_PER_DECISION: Final = 3
"""How many rows the history in numbers has for each decision of the longest game."""

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

Entry = tuple[int, int, int, int, int, int]
"""A line of the log: who may read it, its kind, its four numbers."""
Tensor = npt.NDArray[np.float32]


class Log(Witness):
    """Everything that happened and every decision, each with the mask of the seats that may know it."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries

    def tell(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.entries.append((to, kind, a, b, c, d))

    def of(self, seat: int) -> list[Entry]:
        """What a seat has seen and done, in order."""
        return [entry for entry in self.entries if entry[0] >> seat & 1]


class Table:
    """The changing part of a game: one object, so that OpenSpiel's copying of attributes costs next to nothing."""

    __slots__ = ("dice", "draws", "frame", "log", "player", "state")

    dice: QuickDice
    state: State
    """Like the dice, there is none before the seed is drawn, that is, while `player` is CHANCE."""

    def __init__(self, frame: Frame, draws: tuple[int, ...], log: list[Entry], player: int) -> None:
        self.frame = frame
        self.draws = draws
        self.log = Log(log)
        self.player = player

    def start(self, seed: int) -> None:
        self.dice = QuickDice(seed)
        self.state = self.frame.title.start(self.frame.setup, self.dice, self.log)
        self.player = self.frame.turn(self.state)

    def draw(self, face: int) -> None:
        """One chance node: a part of the seed."""
        self.draws = (*self.draws, face)
        if len(self.draws) == SEED_DRAWS:
            self.start(sum(SEED_FACES**at * digit for at, digit in enumerate(self.draws)))

    def play(self, action: int) -> None:
        seat, state = self.player, self.state
        if not 0 <= action < self.frame.actions:
            self.frame.title.actions.text(action)  # raises: there is no such action
        refusal = state.why_not(seat, action)
        if refusal is not None:
            raise Refused(seat, action, refusal)
        self.log.entries.append((BIT[seat], OWN_ACTION, action, 0, 0, 0))
        state.take(seat, action, self.dice, self.log)
        waiting = state.pending()
        self.player = lowest(waiting) if waiting else TERMINAL

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        twin = Table(self.frame, self.draws, self.log.entries[:], self.player)
        if self.player != CHANCE:
            twin.dice = _same_dice(self.dice.low, self.dice.high)
            twin.state = self.state.clone()
        return twin

    def guess(self, seat: int, dice: QuickDice) -> Table:
        """A table that the seat cannot tell from this one: secrets dealt anew, dice of its own.

        What only others have seen or done is not in its log: it would be the truth, and not fit what was dealt.
        """
        draws = tuple(dice.below(SEED_FACES) for _ in self.draws)
        twin = Table(self.frame, draws, self.log.of(seat), self.player)
        if self.player != CHANCE:
            twin.dice = dice
            twin.state = self.state.guess(seat, dice)
        return twin

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        frame = self.frame
        pack = "" if frame.title.folder is None else str(frame.title.folder)
        where = (frame.title.key, frame.players, tuple(frame.setup.options.items()), pack)
        cells = dice = None
        if self.player != CHANCE:
            cells = self.state.dump()
            dice = (int(self.dice.low), int(self.dice.high))
        return _restore, (where, self.draws, self.log.entries, self.player, cells, dice)


def _restore(
    where: tuple[str, int, tuple[tuple[str, str], ...], str],
    draws: tuple[int, ...],
    log: list[Entry],
    player: int,
    cells: list[int] | None,
    dice: tuple[int, int] | None,
) -> Table:
    frame = _frame(*where)
    table = Table(frame, draws, log, player)
    if cells is not None and dice is not None:
        table.dice = _same_dice(*dice)
        table.state = frame.title.load(frame.setup, cells)
    return table


def _same_dice(low: int, high: int) -> QuickDice:
    dice = QuickDice(0)
    dice.low = low
    dice.high = high
    return dice


@lru_cache(maxsize=64)
def _frame(key: str, players: int | None, options: tuple[tuple[str, str], ...], pack: str) -> Frame:
    """All games of one setup share a frame, and with it the board."""
    return Frame(key, players, dict(options), pack or None)


class LogotheteGame(pyspiel.Game):
    """A title in one setup; each registered title has a class of its own."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        kind = _game_type(_frame(self.key, None, (), ""))
        players = int(chosen.get("players", kind.max_num_players))
        pack = str(chosen.get("pack", ""))
        options = tuple((name, value) for name, value in chosen.items() if name not in ("players", "pack"))
        frame = _frame(self.key, players, options, pack)
        self.frame = frame
        info = pyspiel.GameInfo(
            num_distinct_actions=frame.actions,
            max_chance_outcomes=SEED_FACES if frame.title.chance else 0,
            num_players=frame.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if frame.title.all_may_lose else 1.0,
            max_game_length=frame.longest,
        )
        # A parameter left empty cannot be read back from the game's own text.
        super().__init__(kind, info, {name: value for name, value in chosen.items() if value != ""})

    def new_initial_state(self) -> LogotheteState:
        return LogotheteState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_DRAWS if self.frame.title.chance else 0

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        return Observer(self.frame, iig_obs_type, params)

    def describe(self) -> str:
        """The numbers of an observation, field by field: a table to print."""
        return self.frame.describe()


class LogotheteState(pyspiel.State):
    """A position of the game and what each player has seen so far."""

    def __init__(self, game: LogotheteGame) -> None:
        super().__init__(game)
        self.table = Table(game.frame, (), [], CHANCE)
        if not game.frame.title.chance:
            self.table.start(0)

    def current_player(self) -> int:
        return self.table.player

    def is_terminal(self) -> bool:
        return self.table.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / SEED_FACES) for face in range(SEED_FACES)]

    # OpenSpiel answers the next two in C++, and asks back here up to five times to do so. That took longer than the
    # move itself; programs in Python get the same answers at once.

    def is_chance_node(self) -> bool:
        return self.table.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        table = self.table
        if table.player >= 0 and (player is None or player == table.player):
            return table.frame.legal(table.state, table.player)
        legal: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        return table.frame.legal(table.state, player)

    def _apply_action(self, action: int) -> None:
        if self.table.player == CHANCE:
            self.table.draw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == CHANCE else self.table.frame.title.actions.text(action)

    def returns(self) -> list[float]:
        table = self.table
        return shares(table.state.places()) if table.player == TERMINAL else [0.0] * table.frame.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LogotheteState:
        """A state that the player cannot tell from this one: secrets and dice are dealt anew by the sampler.

        Its OpenSpiel history is empty, since the true one would show what is secret.
        """
        twin: LogotheteState = self.get_game().new_initial_state()
        twin.table = self.table.guess(player, QuickDice(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        """The whole truth, for debugging: the spectator's view, then every number of the position."""
        table = self.table
        if table.player == CHANCE:
            return f"seed {' '.join(str(digit) for digit in table.draws)}".rstrip()
        cells = " ".join(str(cell) for cell in table.state.dump())
        return f"{table.frame.screen(table.state, None)}\ncells: {cells}"


class UnknownObservation(ValueError):
    """An observation was asked for that the games do not offer."""


class Observer:
    """What a player sees, as text and as numbers; see open_spiel.python.observation.

    Without perfect recall: the features of the position, each under its own name. With it, also `history`: all that
    the player was told and did since the beginning, a row for each, the latest last and zeros before the first. A row
    is the place of the event's kind in the title's table, plus one, and the numbers of the event; for the player's
    own actions it is the number after the last kind, and the action. Should the rows not suffice, the oldest go.
    """

    def __init__(
        self,
        frame: Frame,
        kind: pyspiel.IIGObservationType | None,
        params: Mapping[str, Any] | None,
    ) -> None:
        if params:
            raise UnknownObservation(f"observations have no parameters, but got {dict(params)}; leave them out")
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise UnknownObservation(
                f"an observation is what one player may know, public and private; {kind} is not offered"
            )
        self.frame = frame
        self.recalls: bool = kind is not None and kind.perfect_recall
        self.lines = LINES_PER_DECISION * frame.longest if self.recalls else 0
        self.tensor: Tensor = np.zeros(frame.size + ROW * self.lines, dtype=np.float32)
        self.dict: dict[str, Tensor] = {name: self.tensor[at] for name, at in places(frame.features).items()}
        self._history = self.tensor[frame.size :].reshape(self.lines, ROW)
        if self.recalls:
            self.dict["history"] = self._history
        self._own = len(frame.title.events) + 1
        self._spelled: dict[Entry, str] = {}

    def set_from(self, state: LogotheteState, player: int) -> None:
        table = state.table
        if table.player == CHANCE:
            self.tensor.fill(0)
            return
        self.tensor[: self.frame.size] = self.frame.row(table.state, player)
        if self.recalls:
            rows = [self._row(entry) for entry in table.log.of(player)[-self.lines :]]
            self._history[: self.lines - len(rows)] = 0
            if rows:
                self._history[self.lines - len(rows) :] = rows

    def string_from(self, state: LogotheteState, player: int) -> str:
        table = state.table
        if table.player == CHANCE:
            return ""
        row = self.frame.row(table.state, player).tolist()
        at = 0
        lines = [self._spell(entry) for entry in table.log.of(player)] if self.recalls else []
        for feature in self.frame.features:
            lines.append(f"{feature.name} {row[at : at + feature.size]}")
            at += feature.size
        return "\n".join(lines)

    def _row(self, entry: Entry) -> tuple[int, ...]:
        kind = entry[1]
        return (self._own if kind == OWN_ACTION else kind + 1, *entry[2:])

    def _spell(self, entry: Entry) -> str:
        """A line of the log in words: `marched seat=1 province=hellas`, or the player's own `> campaign hellas`."""
        text = self._spelled.get(entry)
        if text is None:
            title = self.frame.title
            to, kind, *numbers = entry
            if kind == OWN_ACTION:
                text = f"> {title.actions.text(numbers[0])}"
            else:
                a, b, c, d = numbers
                about = name_event(Told(kind, to, (a, b, c, d)), title.events, title.actions.domains).about
                text = " ".join([title.events[kind].key, *(f"{name}={value}" for name, value in about.items())])
            self._spelled[entry] = text
        return text


def _game_type(frame: Frame) -> pyspiel.GameType:
    title = frame.title
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + title.key,
        long_name=f"Logothete: {title.key}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if title.chance else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if title.secrets else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if title.all_may_lose else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(title.players),
        min_num_players=min(title.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": max(title.players),
            "pack": "",
            **{option.key: option.values[0] for option in title.options},
        },
    )


def register(key: str) -> str:
    """Make a title known to OpenSpiel; the name under which it is."""
    kind = _game_type(_frame(key, None, (), ""))
    # A class and not a function: OpenSpiel lets go of it when the interpreter is gone, which only a class survives.
    pyspiel.register_game(kind, type(f"{key.capitalize()}Game", (LogotheteGame,), {"key": key}))
    return str(kind.short_name)


def _register_all() -> None:
    for key in titles():
        try:
            register(key)
        except NoFeatures:  # a title of somebody else's that does not serve learning programs
            continue


_register_all()
