"""What is measured, what is set beside what, and what we aim at."""

from __future__ import annotations

from typing import Literal

import msgspec

Side = Literal["compiled", "interpreted", "peer"]


class Trial(msgspec.Struct, frozen=True):
    """One process: a workload of one engine's script, and how it is called in the table."""

    script: str
    workload: str
    side: Side
    engine: str
    work: str

    @property
    def key(self) -> str:
        return f"{self.script}/{self.workload}/{self.side}"


class Figure(msgspec.Struct, frozen=True):
    """A line of the first table: one count of a trial, and what it should be at least (a time: at most)."""

    trial: Trial
    count: str
    aim: float | None = None

    @property
    def is_time(self) -> bool:
        """Copies are told by how long one takes, in microseconds; everything else by how many there are a second."""
        return self.count == "clones"

    @property
    def unit(self) -> str:
        return "µs/clone" if self.is_time else f"{self.count}/s"

    def value(self, rate: float) -> float:
        """The rate in the figure's unit."""
        return 1e6 / rate if self.is_time else rate

    def reached(self, value: float) -> bool | None:
        """Whether the aim is reached; None where there is none."""
        if self.aim is None:
            return None
        return value <= self.aim if self.is_time else value >= self.aim


class Comparison(msgspec.Struct, frozen=True):
    """A line of the second table: how many times as fast ours is. The same rules must give the same games."""

    ours: Trial
    peer: Trial
    count: str
    same_rules: bool = False
    aim: float | None = None


def compiled(workload: str, work: str, script: str = "ours") -> Trial:
    return Trial(script, workload, "compiled", "Logothete, compiled", work)


def interpreted(workload: str, work: str) -> Trial:
    return Trial("ours", workload, "interpreted", "Logothete, interpreted", work)


def peer(script: str, workload: str, engine: str, work: str) -> Trial:
    return Trial(script, workload, "peer", engine, work)


BYZANTIO = compiled("byzantio-random", "Byzantio, 4 players, random")
BYZANTIO_SLOW = interpreted("byzantio-random", "Byzantio, 4 players, random")
NECROSIA = compiled("necrosia-random", "Necrosia, 5 players, random")
NECROSIA_SLOW = interpreted("necrosia-random", "Necrosia, 5 players, random")
CATAN = peer("catan", "random", "catanatron", "Catan, 4 players, random")
CHESS = peer("chess_moves", "random", "python-chess", "chess, random")
BACKGAMMON = peer("spiel", "backgammon-inside", "OpenSpiel C++", "backgammon, random")
HEARTS = peer("spiel", "hearts-inside", "OpenSpiel C++", "hearts, random")

CLONE = compiled("byzantio-clone", "Byzantio, mid-game")
CLONE_SLOW = interpreted("byzantio-clone", "Byzantio, mid-game")
CATAN_CLONE = peer("catan", "clone", "catanatron", "Catan, mid-game")

SEARCH = compiled("byzantio-search", "Byzantio opening, search to the end")
SEARCH_SLOW = interpreted("byzantio-search", "Byzantio opening, search to the end")
STRATEGIST = compiled("byzantio-strategist", "Byzantio opening, strategist")
STRATEGIST_SLOW = interpreted("byzantio-strategist", "Byzantio opening, strategist")
NECROSIA_STRATEGIST = compiled("necrosia-strategist", "Necrosia, first turn, strategist")
NECROSIA_STRATEGIST_SLOW = interpreted("necrosia-strategist", "Necrosia, first turn, strategist")
CATAN_SIMULATION = peer("catan", "simulation", "catanatron", "Catan opening, copy and playout")
ISMCTS = peer("spiel", "ismcts-inside", "OpenSpiel C++", "hearts opening, ISMCTS")
ISMCTS_PYTHON = peer("spiel", "ismcts-python", "OpenSpiel Python", "hearts opening, ISMCTS")

CONNECT = compiled("connectfour-random", "connect four, inside the engine")
CONNECT_PEER = peer("spiel", "connect_four-inside", "OpenSpiel C++", "connect four, inside the engine")
CONNECT_DRIVEN = compiled("connectfour-driven", "connect four, driven from Python")
CONNECT_SLOW = interpreted("connectfour-random", "connect four, inside the engine")
CONNECT_DRIVEN_PEER = peer("spiel", "connect_four-driven", "OpenSpiel C++", "connect four, driven from Python")
TICTACTOE = compiled("tictactoe-random", "tic-tac-toe, inside the engine")
TICTACTOE_PEER = peer("spiel", "tic_tac_toe-inside", "OpenSpiel C++", "tic-tac-toe, inside the engine")
TICTACTOE_DRIVEN = compiled("tictactoe-driven", "tic-tac-toe, driven from Python")
TICTACTOE_SLOW = interpreted("tictactoe-random", "tic-tac-toe, inside the engine")
TICTACTOE_DRIVEN_PEER = peer("spiel", "tic_tac_toe-driven", "OpenSpiel C++", "tic-tac-toe, driven from Python")

ZOO = compiled("zoo-connectfour", "connect four, wrapped for PettingZoo", "adapted")
ZOO_PEER = peer("zoo", "connect_four", "PettingZoo", "connect four, wrapped for PettingZoo")
ZOO_BYZANTIO = compiled("zoo-byzantio", "Byzantio, wrapped for PettingZoo", "adapted")
SPIEL_CONNECT = compiled("spiel-connectfour", "connect four, game of OpenSpiel", "adapted")
SPIEL_BYZANTIO = compiled("spiel-byzantio", "Byzantio, game of OpenSpiel", "adapted")

FIGURES = (
    Figure(BYZANTIO, "games", 10_000),
    Figure(BYZANTIO, "decisions"),
    Figure(BYZANTIO_SLOW, "games"),
    Figure(BYZANTIO_SLOW, "decisions"),
    Figure(NECROSIA, "games"),
    Figure(NECROSIA, "decisions"),
    Figure(NECROSIA_SLOW, "games"),
    Figure(NECROSIA_SLOW, "decisions"),
    Figure(CATAN, "games"),
    Figure(CATAN, "decisions"),
    Figure(CHESS, "decisions"),
    Figure(BACKGAMMON, "decisions"),
    Figure(HEARTS, "decisions"),
    Figure(CLONE, "clones", 0.2),
    Figure(CLONE_SLOW, "clones", 0.7),
    Figure(CATAN_CLONE, "clones"),
    Figure(SEARCH, "simulations", 10_000),
    Figure(SEARCH_SLOW, "simulations"),
    Figure(STRATEGIST, "simulations", 10_000),
    Figure(STRATEGIST_SLOW, "simulations"),
    Figure(NECROSIA_STRATEGIST, "simulations"),
    Figure(NECROSIA_STRATEGIST_SLOW, "simulations"),
    Figure(CATAN_SIMULATION, "simulations"),
    Figure(ISMCTS, "simulations"),
    Figure(ISMCTS_PYTHON, "simulations"),
    Figure(CONNECT, "decisions"),
    Figure(CONNECT_PEER, "decisions"),
    Figure(CONNECT_DRIVEN, "decisions"),
    Figure(CONNECT_DRIVEN_PEER, "decisions"),
    Figure(CONNECT_SLOW, "decisions"),
    Figure(TICTACTOE, "decisions"),
    Figure(TICTACTOE_PEER, "decisions"),
    Figure(TICTACTOE_DRIVEN, "decisions"),
    Figure(TICTACTOE_DRIVEN_PEER, "decisions"),
    Figure(TICTACTOE_SLOW, "decisions"),
    Figure(ZOO_BYZANTIO, "decisions", 20_000),
    Figure(ZOO, "decisions", 20_000),
    Figure(ZOO_PEER, "decisions"),
    Figure(SPIEL_BYZANTIO, "decisions", 100_000),
    Figure(SPIEL_CONNECT, "decisions"),
)

COMPARISONS = (
    Comparison(BYZANTIO, CATAN, "decisions", aim=100),
    Comparison(BYZANTIO_SLOW, CATAN, "decisions", aim=4),
    Comparison(BYZANTIO, CHESS, "decisions"),
    Comparison(BYZANTIO, BACKGAMMON, "decisions"),
    Comparison(BYZANTIO, HEARTS, "decisions"),
    Comparison(CLONE, CATAN_CLONE, "clones"),
    Comparison(CLONE_SLOW, CATAN_CLONE, "clones"),
    Comparison(SEARCH, CATAN_SIMULATION, "simulations"),
    Comparison(SEARCH, ISMCTS, "simulations"),
    Comparison(SEARCH, ISMCTS_PYTHON, "simulations"),
    Comparison(CONNECT, CONNECT_PEER, "decisions", same_rules=True, aim=2),
    Comparison(CONNECT_DRIVEN, CONNECT_DRIVEN_PEER, "decisions", same_rules=True),
    Comparison(CONNECT_SLOW, CONNECT_DRIVEN_PEER, "decisions", same_rules=True),
    Comparison(TICTACTOE, TICTACTOE_PEER, "decisions", same_rules=True, aim=1),
    Comparison(TICTACTOE_DRIVEN, TICTACTOE_DRIVEN_PEER, "decisions", same_rules=True),
    Comparison(TICTACTOE_SLOW, TICTACTOE_DRIVEN_PEER, "decisions", same_rules=True),
    Comparison(ZOO, ZOO_PEER, "decisions", same_rules=True),
)

# In the order of the first table, in which what is compared stands close together: so it does in time.
TRIALS = tuple(dict.fromkeys(figure.trial for figure in FIGURES))
