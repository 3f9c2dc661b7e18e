"""Figures for Prometheus. Each app has a registry of its own, so that several may live in one process.

They count what all players did together and name neither games nor persons. Still, a count that grows tells that
somebody has moved, so `/metrics` is for the host's own machine unless the settings say otherwise.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from logothete.server.model import By

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Bounds for what people wait for."""
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Bounds for what bots think about."""


class Metrics:
    """All figures of one app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "logothete_moves", "Moves that were committed, by who decided.", ["by"], registry=self.registry
        )
        self.move_seconds = Histogram(
            "logothete_move_seconds",
            "From the arrival of a move to its commit.",
            buckets=QUICK,
            registry=self.registry,
        )
        self.refusals = Counter(
            "logothete_refusals", "Requests that were not granted, by error code.", ["code"], registry=self.registry
        )
        self.sockets = Gauge("logothete_sockets", "Live connections that are open.", registry=self.registry)
        self.rooms = Gauge("logothete_games_loaded", "Games in memory.", registry=self.registry)
        self.bot_seconds = Histogram(
            "logothete_bot_seconds", "How long bots thought about a decision.", buckets=SLOW, registry=self.registry
        )
        self.bot_failures = Counter(
            "logothete_bot_failures",
            "Decisions that a bot did not deliver: it took too long, crashed, or answered nonsense.",
            ["reason"],
            registry=self.registry,
        )
        self.bot_queue = Gauge("logothete_bot_queue", "Games that wait for a bot.", registry=self.registry)
        self.timeouts = Counter("logothete_timeouts", "Seats whose time ran out.", registry=self.registry)
        self.messages = Counter(
            "logothete_messages",
            "Messages to players, by channel and what became of them: sent, failed (tried again), given-up.",
            ["channel", "outcome"],
            registry=self.registry,
        )
        self.connections = Gauge(
            "logothete_connections", "Connections to the database that are in use.", registry=self.registry
        )
        self.leads = Gauge(
            "logothete_leads",
            "1 for each work of which only one process does it, and this one does: bots, clock, notify.",
            ["role"],
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)

    @contextmanager
    def moving(self, by: By) -> Iterator[None]:
        """Around a move: counts it and its time, unless it was refused."""
        began = time.perf_counter()
        yield
        self.move_seconds.observe(time.perf_counter() - began)
        self.moves.labels(by).inc()

    def watch(
        self,
        *,
        rooms: Callable[[], int] | None = None,
        commits: Callable[[], int] | None = None,
        conflicts: Callable[[], int] | None = None,
        orders: Callable[[], int] | None = None,
    ) -> None:
        """Ask these for their figures whenever somebody wants to see them."""
        if rooms is not None:
            self.rooms.set_function(rooms)
        if commits is not None:
            self._count("logothete_commits", "Transactions that were committed.", commits)
        if conflicts is not None:
            self._count("logothete_conflicts", "Changes for which another process was quicker.", conflicts)
        if orders is not None:
            self._count("logothete_orders", "Decisions that standing orders made.", orders)

    def text(self) -> bytes:
        """Everything in the format of Prometheus."""
        return generate_latest(self.registry)

    def _count(self, name: str, text: str, ask: Callable[[], int]) -> None:
        self.registry.register(_Asked(name, text, ask))


class _Asked(Collector):
    """A counter that somebody else keeps."""

    def __init__(self, name: str, text: str, ask: Callable[[], int]) -> None:
        self.name = name
        self.text = text
        self.ask = ask

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self.name, self.text, value=self.ask())

    def describe(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self.name, self.text)
