"""Every title as a PettingZoo environment: agents take turns (AEC), with masks of what is legal.

`env` is what to use: it refuses nonsense and ends a game whose agent plays an illegal action, who then gets -1.
`raw_env` is the same without these safeguards, and quicker: there an illegal action raises `Refused`, naming the rule.

Agents are the seats, `seat_0`, `seat_1`, and so on. Where several seats decide at once and in secret, they are asked
one after the other in the order of seats; none sees what the others have answered before the game shows it.

In a game in which seats may act without being asked, they may do so here with `asides=n`; see `logothete.adapters`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, NotRequired, TypedDict, TypeVar

import numpy as np
from gymnasium import logger, spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from logothete.adapters import NOBODY, Lens, Mask, Numbers
from logothete.kernel.dice import QuickDice
from logothete.kernel.state import State
from logothete.kernel.title import Setup

RENDER_MODES: Final = ("human", "ansi")
ILLEGAL: Final = -1.0
"""The reward of an agent whose illegal action ended the game."""


class Observation(TypedDict):
    """What an agent gets: the position in numbers (`raw_env.describe` explains them), and its legal actions.

    The masks are empty for an agent that is not the one to act. That of asides, which are among the legal actions but
    answer nothing, is there only if the game is played with them.
    """

    observation: Numbers
    action_mask: Mask
    aside_mask: NotRequired[Mask]


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's name for it
    """A title as an environment.

    `players` is by default the largest number that the title allows; `options` and `pack` are those of the title.
    `render_mode` is "ansi" (`render` gives the text that a spectator sees) or "human" (it is printed after each step).
    The game is cut off (truncated) once every seat has decided `max_cycles` times; by default it never is. `asides` is
    how often a seat may act without being asked between two answers.

    Rewards come at the end: 1 for the winner, divided among several, and 0 for the others. `infos` then holds
    each seat's `place` (1 is best) and `score` (the game's own points). Before the end it is empty.
    """

    def __init__(
        self,
        key: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        pack: Path | str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        asides: int = 0,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo's own constructor says nothing
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}, and None")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is {max_cycles}, but a game has at least one cycle; None means no limit")
        self.lens = Lens(key, players, options, pack, asides)
        self.metadata = {
            "name": f"logothete_{key}_v{self.lens.title.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.lens.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.lens.bounds()
        self.action_spaces = {agent: spaces.Discrete(self.lens.actions) for agent in self.possible_agents}
        masks = ("action_mask", "aside_mask") if self.lens.asides else ("action_mask",)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int64),
                    **{mask: spaces.Box(0, 1, (self.lens.actions,), dtype=np.int8) for mask in masks},
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = random.Random()

    @property
    def setup(self) -> Setup:
        """The number of players and every option of the game."""
        return self.lens.setup

    def describe(self) -> str:
        """The numbers of an observation, field by field: a table to print."""
        return self.lens.describe()

    def action_text(self, action: int) -> str:
        """An action in words, as in a record: `campaign hellas`."""
        return self.lens.title.actions.text(action)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. A seed fixes its dice, and those of all games begun later without a seed."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._dice = QuickDice(self._seeds.getrandbits(62))
        self._state: State = self.lens.title.start(self.lens.setup, self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._left = dict.fromkeys(self.agents, self.max_cycles or 0)
        self._free = [self.lens.asides] * self.lens.players
        self.agent_selection = self.possible_agents[self.lens.turn(self._state, self._free, self._dice)]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        row = self.lens.row(self._state, seat)
        acts = agent == self.agent_selection
        nothing: Mask = np.zeros(self.lens.actions, dtype=np.int8)
        seen: Observation = {
            "observation": row,
            "action_mask": self.lens.mask(self._state, seat, self._free) if acts else nothing,
        }
        if self.lens.asides:
            seen["aside_mask"] = self.lens.free_mask(self._state, seat, self._free) if acts else nothing.copy()
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act and must name an action; only agents whose game is over step None")
        seat = self._seats[agent]
        self.lens.admit(self._state, seat, int(action), self._free)
        self._state.take(seat, int(action), self._dice, None)
        turn = self.lens.turn(self._state, self._free, self._dice)
        if turn == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[turn]
            if self.max_cycles is not None:
                self._count(agent)
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        result = self.lens.title.result(self._state)
        self.rewards = dict(zip(self.agents, self.lens.rewards(self._state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, place, score in zip(self.agents, result.places, result.scores, strict=True):
            self.infos[agent] = {"place": place, "score": score}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _count(self, agent: str) -> None:
        self._left[agent] -= 1
        if max(self._left.values()) <= 0:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a spectator sees, as text: nothing here is any seat's secret."""
        if self.render_mode is None:
            logger.warn("render() does nothing without a render mode: make the environment with one")
            return None
        text = self.lens.screen(self._state, None)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


W = TypeVar("W", bound=type[wrappers.BaseWrapper[str, Any, Any]])


def _near(wrapper: W) -> W:
    """A wrapper that reads the course of the game from the environment itself.

    PettingZoo's wrappers hand every such question down from one to the next, which takes several times as long as a
    move of the game.
    """
    for name in (
        "agent_selection",
        "agents",
        "infos",
        "possible_agents",
        "rewards",
        "terminations",
        "truncations",
        "_cumulative_rewards",
    ):
        setattr(wrapper, name, property(attrgetter(f"raw.{name}")))
    return wrapper


@_near
class _EndIllegal(wrappers.TerminateIllegalWrapper[str, Any, Any]):
    def __init__(self, game: raw_env) -> None:
        super().__init__(game, illegal_reward=ILLEGAL)
        self.raw = game


@_near
class _InBounds(wrappers.AssertOutOfBoundsWrapper[str, Any, Any]):
    def __init__(self, game: _EndIllegal) -> None:
        super().__init__(game)
        self.raw = game.raw


@_near
class _InOrder(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    def __init__(self, game: _InBounds) -> None:
        super().__init__(game)
        self.raw = game.raw

    def __str__(self) -> str:
        return str(self.raw)


def env(
    key: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    pack: Path | str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    asides: int = 0,
) -> AECEnv[str, Any, Any]:
    """A title in the wrappers that PettingZoo recommends. The arguments are those of `raw_env`."""
    return _InOrder(_InBounds(_EndIllegal(raw_env(key, players, options, pack, render_mode, max_cycles, asides))))
