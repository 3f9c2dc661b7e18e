"""The gate before the app: what is asked often, or nested beyond reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.server.config import Limits
from tests.server.edge import Person, edge, edge_settings, person, refused

pytestmark = pytest.mark.anyio


async def test_health_is_told_however_often_it_is_asked(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=5, sign_ins_per_minute=5)
    async with edge(edge_settings(tmp_path, limits=limits)) as app:
        monitor = Person(app)
        answers = [(await monitor.ask("GET", "/health")).status_code for _ in range(50)]
        assert answers == [200] * 50
        others = [(await monitor.ask("GET", "/api/titles")).status_code for _ in range(10)]
        assert others.count(429) == 5


@pytest.mark.parametrize("depth", [100, 1_000, 20_000])
@pytest.mark.parametrize("path", ["/api/games", "/api/guests", "/api/me/settings"])
async def test_lists_in_lists_are_refused(tmp_path: Path, path: str, depth: int) -> None:
    async with edge(edge_settings(tmp_path)) as app:
        anna = await person(app, "Anna")
        method = "PUT" if path.endswith("settings") else "POST"
        for body in (b"[" * depth + b"]" * depth, b'{"settings":' + b"[" * depth + b"]" * depth + b"}"):
            headers = {"X-CSRF-Token": anna.csrf or "", "Content-Type": "application/json"}
            answer = await anna.http.request(method, path, content=body, headers=headers)
            assert refused(answer, 400)
