"""The gate before the app: what is asked often, or nested beyond reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.server.config import Limits
from logothete.server.wire import TooDeep, check_depth
from tests.server.edge import Person, edge, edge_settings, listening, person, refused, wired

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
            assert refused(answer, 400) == "too-deep"


async def test_on_sockets_as_well(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna = await person(app, "Anna")
        async with wired(address, "/api/live", anna) as wire:
            await wire.say(do="hello")
            await wire.hear("mine")
            await wire.connection.send('{"do": "ping", "x": ' + "[" * 33 + "]" * 33 + "}")
            assert "inside one another" in (await wire.hear("error"))["detail"]
            await wire.silent()


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("[" * 32 + "]" * 32, True),
        ("[" * 33 + "]" * 33, False),
        ('{"a":' * 33 + "1" + "}" * 33, False),
        ("[" + "[]," * 100 + "[]]", True),
        ('["' + "[" * 100 + '"]', True),
        ('["\\"' + "[" * 100 + '"]', True),
        ('["\\\\"' + ",[" * 100, False),
        ('"' + "[" * 100_000, True),
    ],
)
async def test_what_counts_as_deep(text: str, fine: bool) -> None:
    try:
        check_depth(text.encode())
    except TooDeep:
        assert not fine
    else:
        assert fine


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_json_has_to_say_that_it_is(tmp_path: Path, media: str) -> None:
    """A page of another site can send a form or plain text without being asked for leave; JSON it cannot."""
    async with edge(edge_settings(tmp_path)) as app:
        headers = {"Content-Type": media} if media else {}
        answer = await Person(app).http.post("/api/guests", content=b'{"name": "Anna"}', headers=headers)
        assert refused(answer, 415) == "unsupported-media-type"


@pytest.mark.parametrize("given", ["Bearer nonsense", "Basic YTpi", "x"])
async def test_no_header_takes_the_place_of_the_token(tmp_path: Path, given: str) -> None:
    async with edge(edge_settings(tmp_path)) as app:
        anna = await person(app, "Anna")
        anna.csrf = None
        answer = await anna.ask("DELETE", "/api/me", Authorization=given)
        assert refused(answer, 403) == "missing-token"


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({}, {"Host": "127.0.0.1:8477"}, 200),
        ({}, {"Host": "localhost"}, 200),
        ({}, {"Host": "games.example.org"}, 404),
        ({}, {"Host": "localhost", "X-Real-IP": "127.0.0.1"}, 404),
        ({}, {"Host": "localhost", "Forwarded": "for=127.0.0.1"}, 404),
        ({}, {"Host": "localhost", "X-Forwarded-Proto": "https"}, 404),
        ({"public_url": "https://games.example.org"}, {"Host": "127.0.0.1:8477"}, 404),
        ({"public_url": "http://localhost:8477"}, {"Host": "localhost:8477"}, 200),
        ({"public_url": "https://games.example.org", "metrics_token": "abc"}, {"Authorization": "Bearer abc"}, 200),
        ({"public_url": "https://games.example.org", "metrics_token": "abc"}, {"Authorization": "Bearer abd"}, 404),
    ],
)
async def test_figures_do_not_leave_by_a_proxy(
    tmp_path: Path, settings: dict[str, str], headers: dict[str, str], status: int
) -> None:
    async with edge(edge_settings(tmp_path, metrics="local", **settings)) as app:
        assert (await Person(app, address="127.0.0.1").ask("GET", "/metrics", **headers)).status_code == status
