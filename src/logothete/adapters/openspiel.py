"""Every title as a game of OpenSpiel, registered on import: `pyspiel.load_game("logothete_byzantio(players=3)")`.

The parameters of a game are `players`, each option of the title by its own name, and `pack`, the folder of a pack; of a
game in which seats may act without being asked also `asides`, how often each may (see `logothete.adapters`).

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

from logothete.adapters import NOBODY, Lens, NoFeatures
from logothete.games import titles
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Told, name_event
from logothete.kernel.features import places
from logothete.kernel.state import State, Witness

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

MANY: Final = 1
"""Any number of asides above 0: whether a game has such an argument does not depend on it."""

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

Heard = tuple[int, int, int, int, int, int]
"""A line of the log: who may read it, its kind, its four numbers."""
Tensor = npt.NDArray[np.float32]


class Log(Witness):
    """Everything that happened and every decision, each with the mask of the seats that may know it."""

    def __init__(self, entries: list[Heard]) -> None:
        self.entries = entries

    def tell(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.entries.append((to, kind, a, b, c, d))

    def of(self, seat: int) -> list[Heard]:
        """What a seat has seen and done, in order."""
        return [entry for entry in self.entries if entry[0] >> seat & 1]


class Run:
    """The changing part of a game: one object, so that OpenSpiel's copying of attributes costs next to nothing."""

    __slots__ = ("dice", "draws", "left", "lens", "log", "player", "state")

    dice: QuickDice
    state: State
    """Like the dice, there is none before the seed is drawn, that is, while `player` is CHANCE."""

    def __init__(
        self, lens: Lens, draws: tuple[int, ...], log: list[Heard], player: int, left: list[int] | None = None
    ) -> None:
        self.lens = lens
        self.left = [lens.asides] * lens.players if left is None else left
        self.draws = draws
        self.log = Log(log)
        self.player = player

    def start(self, seed: int) -> None:
        self.dice = QuickDice(seed)
        self.state = self.lens.title.start(self.lens.setup, self.dice, self.log)
        self.player = self.lens.turn(self.state, self.left, self.dice, self.log)

    def draw(self, face: int) -> None:
        """One chance node: a part of the seed."""
        self.draws = (*self.draws, face)
        if len(self.draws) == SEED_DRAWS:
            self.start(sum(SEED_FACES**at * digit for at, digit in enumerate(self.draws)))

    def play(self, action: int) -> None:
        seat, state = self.player, self.state
        if not 0 <= action < self.lens.actions:
            self.lens.title.actions.text(action)  # raises: there is no such action
        self.lens.admit(state, seat, action, self.left)
        self.log.entries.append((BIT[seat], OWN_ACTION, action, 0, 0, 0))
        state.take(seat, action, self.dice, self.log)
        turn = self.lens.turn(state, self.left, self.dice, self.log)
        self.player = TERMINAL if turn == NOBODY else turn

    def __deepcopy__(self, memo: dict[int, object]) -> Run:
        twin = Run(self.lens, self.draws, self.log.entries[:], self.player, self.left[:])
        if self.player != CHANCE:
            twin.dice = _same_dice(self.dice.low, self.dice.high)
            twin.state = self.state.clone()
        return twin

    def guess(self, seat: int, dice: QuickDice) -> Run:
        """A run that the seat cannot tell from this one: secrets dealt anew, dice of its own.

        What only others have seen or done is not in its log: it would be the truth, and not fit what was dealt.
        """
        draws = tuple(dice.below(SEED_FACES) for _ in self.draws)
        twin = Run(self.lens, draws, self.log.of(seat), self.player, self.left[:])
        if self.player != CHANCE:
            twin.dice = dice
            twin.state = self.state.guess(seat, dice)
        return twin

    def __reduce__(self) -> tuple[Callable[..., Run], tuple[object, ...]]:
        lens = self.lens
        pack = "" if lens.title.folder is None else str(lens.title.folder)
        where = (lens.title.key, lens.players, tuple(lens.setup.options.items()), pack, lens.asides)
        cells = dice = None
        if self.player != CHANCE:
            cells = self.state.dump()
            dice = (int(self.dice.low), int(self.dice.high))
        return _restore, (where, self.draws, self.log.entries, self.player, self.left, cells, dice)


def _restore(
    where: tuple[str, int, tuple[tuple[str, str], ...], str, int],
    draws: tuple[int, ...],
    log: list[Heard],
    player: int,
    left: list[int],
    cells: list[int] | None,
    dice: tuple[int, int] | None,
) -> Run:
    lens = _lens(*where)
    run = Run(lens, draws, log, player, left)
    if cells is not None and dice is not None:
        run.dice = _same_dice(*dice)
        run.state = lens.title.load(lens.setup, cells)
    return run


def _same_dice(low: int, high: int) -> QuickDice:
    dice = QuickDice(0)
    dice.low = low
    dice.high = high
    return dice


@lru_cache(maxsize=64)
def _lens(key: str, players: int | None, options: tuple[tuple[str, str], ...], pack: str, asides: int) -> Lens:
    """All games of one setup share a lens, and with it the board."""
    return Lens(key, players, dict(options), pack or None, asides)


class LogotheteGame(pyspiel.Game):
    """A title in one setup; each registered title has a class of its own."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        kind = _game_type(_lens(self.key, None, (), "", MANY))
        players = int(chosen.get("players", kind.max_num_players))
        pack = str(chosen.get("pack", ""))
        options = tuple((name, value) for name, value in chosen.items() if name not in ("players", "pack", "asides"))
        lens = _lens(self.key, players, options, pack, int(chosen.get("asides", 0)))
        self.lens = lens
        info = pyspiel.GameInfo(
            num_distinct_actions=lens.actions,
            max_chance_outcomes=SEED_FACES if lens.title.chance else 0,
            num_players=lens.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=lens.sum_of_rewards,
            max_game_length=lens.longest,
        )
        # A parameter left empty cannot be read back from the game's own text.
        super().__init__(kind, info, {name: value for name, value in chosen.items() if value != ""})

    def new_initial_state(self) -> LogotheteState:
        return LogotheteState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_DRAWS if self.lens.title.chance else 0

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        return Observer(self.lens, iig_obs_type, params)

    def describe(self) -> str:
        """The numbers of an observation, field by field: a table to print."""
        return self.lens.describe()


class LogotheteState(pyspiel.State):
    """A position of the game and what each player has seen so far."""

    def __init__(self, game: LogotheteGame) -> None:
        super().__init__(game)
        self.run = Run(game.lens, (), [], CHANCE)
        if not game.lens.title.chance:
            self.run.start(0)

    def current_player(self) -> int:
        return self.run.player

    def is_terminal(self) -> bool:
        return self.run.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / SEED_FACES) for face in range(SEED_FACES)]

    # OpenSpiel answers the next two in C++, and asks back here up to five times to do so. That took longer than the
    # move itself; programs in Python get the same answers at once.

    def is_chance_node(self) -> bool:
        return self.run.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        run = self.run
        if run.player >= 0 and (player is None or player == run.player):
            return run.lens.legal(run.state, run.player, run.left)
        legal: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        run = self.run
        return run.lens.legal(run.state, player, run.left)

    def asides(self) -> list[int]:
        """Those of the legal actions that answer nothing."""
        run = self.run
        return run.lens.free(run.state, run.player, run.left) if run.player >= 0 else []

    def _apply_action(self, action: int) -> None:
        if self.run.player == CHANCE:
            self.run.draw(action)
        else:
            self.run.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == CHANCE else self.run.lens.title.actions.text(action)

    def returns(self) -> list[float]:
        run = self.run
        return run.lens.rewards(run.state) if run.player == TERMINAL else [0.0] * run.lens.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LogotheteState:
        """A state that the player cannot tell from this one: secrets and dice are dealt anew by the sampler.

        Its OpenSpiel history is empty, since the true one would show what is secret.
        """
        twin: LogotheteState = self.get_game().new_initial_state()
        twin.run = self.run.guess(player, QuickDice(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        """The whole truth, for debugging: the spectator's view, then every number of the position."""
        run = self.run
        if run.player == CHANCE:
            return f"seed {' '.join(str(digit) for digit in run.draws)}".rstrip()
        cells = " ".join(str(cell) for cell in run.state.dump())
        return f"{run.lens.screen(run.state, None)}\ncells: {cells}"


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
        lens: Lens,
        kind: pyspiel.IIGObservationType | None,
        params: Mapping[str, Any] | None,
    ) -> None:
        if params:
            raise UnknownObservation(f"observations have no parameters, but got {dict(params)}; leave them out")
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise UnknownObservation(
                f"an observation is what one player may know, public and private; {kind} is not offered"
            )
        self.lens = lens
        self.recalls: bool = kind is not None and kind.perfect_recall
        self.lines = LINES_PER_DECISION * lens.longest if self.recalls else 0
        self.tensor: Tensor = np.zeros(lens.size + ROW * self.lines, dtype=np.float32)
        self.dict: dict[str, Tensor] = {name: self.tensor[at] for name, at in places(lens.features).items()}
        self._history = self.tensor[lens.size :].reshape(self.lines, ROW)
        if self.recalls:
            self.dict["history"] = self._history
        self._own = len(lens.title.events) + 1
        self._spelled: dict[Heard, str] = {}

    def set_from(self, state: LogotheteState, player: int) -> None:
        run = state.run
        if run.player == CHANCE:
            self.tensor.fill(0)
            return
        self.tensor[: self.lens.size] = self.lens.row(run.state, player)
        if self.recalls:
            rows = [self._row(entry) for entry in run.log.of(player)[-self.lines :]]
            self._history[: self.lines - len(rows)] = 0
            if rows:
                self._history[self.lines - len(rows) :] = rows

    def string_from(self, state: LogotheteState, player: int) -> str:
        run = state.run
        if run.player == CHANCE:
            return ""
        row = self.lens.row(run.state, player).tolist()
        at = 0
        lines = [self._spell(entry) for entry in run.log.of(player)] if self.recalls else []
        for feature in self.lens.features:
            lines.append(f"{feature.name} {row[at : at + feature.size]}")
            at += feature.size
        return "\n".join(lines)

    def _row(self, entry: Heard) -> tuple[int, ...]:
        kind = entry[1]
        return (self._own if kind == OWN_ACTION else kind + 1, *entry[2:])

    def _spell(self, entry: Heard) -> str:
        """A line of the log in words: `marched seat=1 province=hellas`, or the player's own `> campaign hellas`."""
        text = self._spelled.get(entry)
        if text is None:
            title = self.lens.title
            to, kind, *numbers = entry
            if kind == OWN_ACTION:
                text = f"> {title.actions.text(numbers[0])}"
            else:
                a, b, c, d = numbers
                about = name_event(Told(kind, to, (a, b, c, d)), title.events, title.actions.domains).about
                text = " ".join([title.events[kind].key, *(f"{name}={value}" for name, value in about.items())])
            self._spelled[entry] = text
        return text


def _game_type(lens: Lens) -> pyspiel.GameType:
    title = lens.title
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + title.key,
        long_name=f"Logothete: {title.key}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if title.chance else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if title.secrets else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if lens.sum_of_rewards is None else kinds.Utility.CONSTANT_SUM,
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
            **({"asides": 0} if lens.asides else {}),
            **{option.key: option.values[0] for option in title.options},
        },
    )


def register(key: str) -> str:
    """Make a title known to OpenSpiel; the name under which it is."""
    kind = _game_type(_lens(key, None, (), "", MANY))
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
