"""Figures for Prometheus."""

from __future__ import annotations

import pytest

from logothete.server.edge.metrics import Metrics
from logothete.server.errors import NotAllowed


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def test_a_move_is_counted_with_its_time() -> None:
    metrics = Metrics()
    with metrics.moving("person"):
        pass
    assert value(metrics, "logothete_moves_total", by="person") == 1
    assert value(metrics, "logothete_move_seconds_count") == 1


def test_a_refused_move_is_no_move() -> None:
    metrics = Metrics()
    with pytest.raises(NotAllowed), metrics.moving("person"):
        raise NotAllowed("no")
    assert value(metrics, "logothete_moves_total", by="person") is None
    assert value(metrics, "logothete_move_seconds_count") == 0


def test_what_others_count_is_asked_for_each_time() -> None:
    metrics = Metrics()
    figures = {"rooms": 2, "commits": 5, "conflicts": 1}
    metrics.watch(
        rooms=lambda: figures["rooms"], commits=lambda: figures["commits"], conflicts=lambda: figures["conflicts"]
    )
    figures["commits"] = 7
    text = metrics.text().decode()
    assert "logothete_games_loaded 2.0" in text
    assert "logothete_commits_total 7.0" in text
    assert "logothete_conflicts_total 1.0" in text


def test_two_apps_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.inc()
    assert value(one, "logothete_sockets") == 1
    assert value(other, "logothete_sockets") == 0


def test_every_figure_says_what_it_is() -> None:
    lines = Metrics().text().decode().splitlines()
    helped = {line.split()[2] for line in lines if line.startswith("# HELP")}
    typed = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    assert helped == typed
    assert {"logothete_moves_total", "logothete_move_seconds", "logothete_bot_failures_total"} <= helped
