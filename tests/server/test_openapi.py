"""The description at `/schema` holds: whatever is asked, the answer has the promised shape and is never a fault."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from logothete.server.app import create_app
from logothete.server.config import Settings
from tests.server.edge import PATIENCE_S, edge_settings

DESCRIPTION = create_app(Settings(), background=()).openapi_schema.to_schema()
# A stream ends only with its game.
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION).exclude(path_regex="/stream$")
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
HOT_SEAT = {"title": "tictactoe", "seats": [{"kind": "me"}, {"kind": "here", "name": "Zoe"}]}
WON = ("a1", "b1", "a2", "b2", "a3")


class Visitor:
    """A guest of their own for each operation, with tables at which something can be done."""

    def __init__(self, base: str) -> None:
        with httpx.Client(base_url=base) as http:
            me = http.post("/api/guests", json={"name": "Visitor"}).json()
            http.headers["X-CSRF-Token"] = me["csrf"]
            open_, running, won = [self._table(http) for _ in range(3)]
            for game in (running, won):
                http.post(f"/api/games/{game}/start").raise_for_status()
            for number, square in enumerate(WON):
                move = {"action": f"place {square}", "version": number}
                http.post(f"/api/games/{won}/seats/{number % 2}/play", json=move).raise_for_status()
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        self.headers = {"Cookie": cookies, "X-CSRF-Token": me["csrf"]}
        self.games = cycle((running, won, open_))

    @staticmethod
    def _table(http: httpx.Client) -> str:
        laid = http.post("/api/games", json=HOT_SEAT).raise_for_status().json()
        return str(laid["game"])


class Site:
    """The server in a thread of its own."""

    def __init__(self, base: str) -> None:
        self.base = base
        self._visitors: dict[str, Visitor] = {}

    def visitor(self, operation: str) -> Visitor:
        if operation not in self._visitors:
            self._visitors[operation] = Visitor(self.base)
        return self._visitors[operation]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    app = create_app(edge_settings(folder), background=())
    door = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, lifespan="on", log_config=None, access_log=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    until = time.monotonic() + PATIENCE_S
    while not server.started and thread.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    assert server.started
    yield Site(f"http://127.0.0.1:{door.getsockname()[1]}")
    server.should_exit = True
    thread.join()
    door.close()


@SCHEMA.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_the_answer_is_as_described(case: Any, site: Site) -> None:
    visitor = site.visitor(case.operation.label)
    if "game" in (case.path_parameters or {}):
        case.path_parameters["game"] = next(visitor.games)
    response = case.call(base_url=site.base, headers=visitor.headers)
    case.validate_response(response, checks=CHECKS)


def test_every_operation_has_a_test_of_its_answer(request: pytest.FixtureRequest) -> None:
    """Without its plugin, schemathesis would leave a single test that asks for nothing."""
    module: pytest.Module = request.node.parent
    tests = [test for one in module.collect() if isinstance(one, pytest.Collector) for test in one.collect()]
    paths = [path for path in DESCRIPTION["paths"] if not path.endswith("/stream")]
    assert len(tests) == sum(len(DESCRIPTION["paths"][path]) for path in paths) > 40


def test_every_operation_is_described() -> None:
    operations = [operation for item in DESCRIPTION["paths"].values() for operation in item.values()]
    assert len(operations) > 40
    assert [one["operationId"] for one in operations if not one.get("description") or not one.get("tags")] == []
    assert all(one["responses"]["4XX"] for one in operations)
