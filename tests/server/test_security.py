"""Who may ask, from where, how often and how much; and what no answer ever says."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from logothete.kernel.text import LANGUAGES, missing
from logothete.server import app, errors, wire
from logothete.server.config import BadSettings, Limits, Settings
from logothete.server.edge import security, throttle
from logothete.server.edge.language import TEXTS, preferred_language, server_texts
from logothete.server.edge.security import Proxies
from logothete.server.edge.throttle import RateLimited, Throttle, Throttles, TooManyConnections, bucket_of
from logothete.server.errors import TableError
from logothete.server.live import caller
from logothete.server.model import SYSTEM
from logothete.server.rooms import answers
from logothete.server.services.tables import Tables
from tests.server.edge import ME, OPEN, Person, edge, edge_settings, person, refused

TABLE = {"title": "tictactoe", "seats": [ME, OPEN]}


# Cookies and CSRF


@pytest.mark.anyio
async def test_scripts_cannot_read_the_session_and_other_sites_cannot_send_it(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        answer = await Person(site).ask("POST", "/api/guests", {"name": "Anna"})
        session, csrf = sorted(answer.headers.get_list("set-cookie"), key=lambda one: "csrf" in one)
        assert session.startswith("logothete-session=")
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(session.split("; "))
        assert csrf.startswith("logothete-csrf=")
        assert "HttpOnly" not in csrf
        assert "Secure" not in session


@pytest.mark.anyio
async def test_behind_https_cookies_are_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    settings = edge_settings(tmp_path, public_url="https://games.example.org")
    async with edge(settings) as site:
        answer = await Person(site, "https://games.example.org").ask("POST", "/api/guests", {"name": "Anna"})
        cookies = answer.headers.get_list("set-cookie")
        assert all(one.startswith("__Host-logothete-") and "Secure" in one.split("; ") for one in cookies)
        assert "max-age" in answer.headers["strict-transport-security"]
        laid = await (await person(site, "Ben", base="https://games.example.org")).post("/api/games", TABLE)
        assert laid["url"].startswith("https://games.example.org/join#")


@pytest.mark.anyio
async def test_a_change_with_a_cookie_needs_the_token_of_that_session(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        anna, ben = await person(site, "Anna"), await person(site, "Ben")
        own, anna.csrf = anna.csrf, None
        assert refused(await anna.ask("POST", "/api/games", TABLE), 403) == "missing-token"
        anna.csrf = ben.csrf
        assert refused(await anna.ask("POST", "/api/games", TABLE), 403) == "missing-token"
        anna.csrf = own
        assert (await anna.ask("POST", "/api/games", TABLE)).status_code == 201


@pytest.mark.anyio
async def test_a_secret_in_a_header_needs_no_token_where_there_is_no_session(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        laid = await (await person(site, "Anna")).post("/api/games", TABLE)
        claim = f"/api/games/{laid['game']}/claim"
        by_secret = {"Authorization": f"Bearer {laid['seats'][0]['secret']}"}
        assert (await Person(site).ask("POST", claim, {"name": "A program"}, **by_secret)).status_code == 200


# Origins


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://testserver"}, 201),
        ({"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://testserver.evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[broken"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
async def test_pages_of_other_sites_change_nothing(headers: dict[str, str], status: int, tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        answer = await Person(site).ask("POST", "/api/guests", {"name": "Anna"}, **headers)
        assert answer.status_code == status
        if status == 403:
            assert refused(answer, 403) == "foreign-origin"


@pytest.mark.anyio
async def test_with_a_public_address_only_its_pages_may_ask(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path, public_url="https://games.example.org/")) as site:
        reader = Person(site)
        here = {"Origin": "https://games.example.org"}
        assert (await reader.ask("POST", "/api/guests", {"name": "A"}, **here)).status_code == 201
        plain = {"Origin": "http://games.example.org"}
        assert refused(await Person(site).ask("POST", "/api/guests", {"name": "A"}, **plain), 403) == "foreign-origin"


# Limits


def test_a_bucket_fills_up_evenly() -> None:
    now = [0.0]
    bucket = Throttle(60, clock=lambda: now[0])
    for _ in range(60):
        bucket.take("a")
    with pytest.raises(RateLimited) as error:
        bucket.take("a")
    assert error.value.wait == 1
    bucket.take("b")
    now[0] += 2.0
    bucket.take("a")
    bucket.take("a")
    with pytest.raises(RateLimited):
        bucket.take("a")


def test_only_so_many_buckets_are_kept() -> None:
    bucket = Throttle(1, clock=lambda: 0.0, kept=2)
    for key in ("a", "b", "c"):
        bucket.take(key)
    bucket.take("a")
    with pytest.raises(RateLimited):
        bucket.take("c")


def test_connections_are_counted_by_address() -> None:
    throttles = Throttles(Limits(sockets_per_address=1))
    with throttles.connection("192.0.2.1"):
        with throttles.connection("192.0.2.2"):
            pass
        with pytest.raises(TooManyConnections), throttles.connection("192.0.2.1"):
            pass
    with throttles.connection("192.0.2.1"):
        pass


def test_a_household_is_one_address() -> None:
    assert bucket_of("2001:db8::1") == bucket_of("2001:db8::ffff:1")
    assert bucket_of("2001:db8::1") != bucket_of("2001:db8:0:1::1")
    assert bucket_of("::ffff:192.0.2.1") == bucket_of("192.0.2.1") == "192.0.2.1"


@pytest.mark.anyio
async def test_an_address_that_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path, limits=Limits(requests_per_minute=3))) as site:
        reader, other = Person(site), Person(site, address="192.0.2.9")
        for _ in range(3):
            await reader.get("/api/host")
        answer = await reader.ask("GET", "/api/host")
        assert refused(answer, 429) == "rate-limited"
        assert int(answer.headers["retry-after"]) == answer.json()["about"]["wait"] > 0
        await other.get("/api/host")


@pytest.mark.anyio
async def test_a_person_that_asks_too_much_from_everywhere_has_to_wait(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path, limits=Limits(requests_per_minute=4))) as site:
        anna = await person(site, "Anna")
        cookie = anna.cookie_header()
        codes = [
            (await Person(site, address=f"192.0.2.{number}").ask("GET", "/api/me", Cookie=cookie)).status_code
            for number in range(10, 16)
        ]
        assert codes == [200, 200, 200, 200, 429, 429]


@pytest.mark.anyio
async def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path, limits=Limits(sign_ins_per_minute=2))) as site:
        thief = Person(site)
        guess = {"name": "Anna", "password": "guess"}
        codes = [(await thief.ask("POST", "/api/session", guess)).status_code for _ in range(3)]
        assert codes == [401, 401, 429]


@pytest.mark.anyio
async def test_a_body_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        answer = await Person(site).ask("POST", "/api/guests", {"name": "x" * 70_000})
        assert refused(answer, 413) == "too-large"


@pytest.mark.anyio
async def test_a_banned_address_gets_nothing(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        tables: Tables = site.state.tables
        await tables.accounts.ban_address(SYSTEM, "192.0.2.66")
        assert refused(await Person(site, address="192.0.2.66").ask("GET", "/"), 403) == "banned"
        assert (await Person(site).ask("GET", "/")).status_code == 200


# Proxies


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ([], "192.0.2.1", ["203.0.113.5"], "192.0.2.1"),
        (["10.0.0.0/8"], "10.1.2.3", ["203.0.113.5"], "203.0.113.5"),
        (["10.0.0.0/8"], "192.0.2.1", ["203.0.113.5"], "192.0.2.1"),
        (["10.0.0.0/8"], "10.1.2.3", ["6.6.6.6, 203.0.113.5"], "203.0.113.5"),
        (["10.0.0.0/8"], "10.1.2.3", ["203.0.113.5, 10.9.9.9"], "203.0.113.5"),
        (["10.0.0.0/8"], "10.1.2.3", ["203.0.113.5", "10.9.9.9"], "203.0.113.5"),
        (["10.0.0.0/8"], "10.1.2.3", ["nonsense"], "10.1.2.3"),
        (["10.0.0.0/8"], "10.1.2.3", [], "10.1.2.3"),
        (["::1"], "::1", ["2001:db8::1"], "2001:db8::1"),
    ],
)
def test_only_trusted_proxies_are_believed(trusted: list[str], peer: str, forwarded: list[str], client: str) -> None:
    assert Proxies(trusted).client(peer, forwarded) == client


def test_a_proxy_that_is_no_address_is_said_to_be_none() -> None:
    with pytest.raises(BadSettings, match="trusted_proxies"):
        Proxies(["my-proxy"])


# What answers carry, and what they never say


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/", "/api/host", "/api/nothing", "/nowhere", "/health", "/schema"])
async def test_every_answer_is_locked_down(path: str, tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        headers = (await Person(site).ask("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.anyio
async def test_answers_are_not_kept_by_browsers_unless_they_are_for_everybody(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        anna = await person(site, "Anna")
        assert (await anna.ask("GET", "/api/me")).headers["cache-control"] == "no-store"
        assert "public" in (await anna.ask("GET", "/api/titles")).headers["cache-control"]


@pytest.mark.anyio
async def test_only_what_is_for_everybody_is_compressed(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        anna = await person(site, "Anna")
        seats = [ME, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
        game = (await anna.post("/api/games", {"title": "byzantio", "seats": seats}))["game"]
        await anna.post(f"/api/games/{game}/start")
        zipped = {"Accept-Encoding": "gzip"}
        scene = await anna.ask("GET", "/api/titles/byzantio/scene", **zipped)
        assert scene.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in scene.headers["vary"].lower()
        seat = await anna.ask("GET", f"/api/games/{game}/seats/0", **zipped)
        assert len(seat.content) > 1000
        assert "content-encoding" not in seat.headers


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("PUT", "/api/host", 405, "method-not-allowed"),
        ("GET", "/api/games/%00/watch", 400, "bad-request"),
        ("GET", "/api/games/abc/seats/99", 400, "bad-request"),
        ("GET", "/api/games/abc/seats/99999999999999999999999", 400, "bad-request"),
        ("GET", "/api/tables/open?after=%00nonsense", 400, "bad-cursor"),
        ("POST", "/api/guests", 400, "bad-request"),
    ],
)
async def test_nonsense_gets_a_clear_answer(method: str, path: str, status: int, code: str, tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        assert refused(await Person(site).ask(method, path), status) == code


@pytest.mark.anyio
async def test_a_fault_of_the_server_tells_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        with patch(
            "logothete.server.services.lobby.Lobby.list_open", side_effect=ZeroDivisionError("the seed is 4711")
        ):
            answer = await Person(site).ask("GET", "/api/tables/open")
        assert refused(answer, 500) == "server-error"
        assert "4711" not in answer.text
        assert "Traceback" not in answer.text
        assert "4711" in caplog.text


@pytest.mark.anyio
async def test_a_fault_before_the_app_tells_nothing_either(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as site:
        with patch("logothete.server.services.accounts.Accounts.banned_address", side_effect=OSError("disk 4711")):
            answer = await Person(site).ask("GET", "/api/host")
        assert refused(answer, 500) == "server-error"
        assert "4711" not in answer.text


# Sentences


def every_error() -> list[type[TableError]]:
    """All errors that a client can meet."""
    modules = (answers, app, caller, errors, security, throttle, wire)
    found = {one for module in modules for one in vars(module).values() if isinstance(one, type)}
    return [one for one in found if issubclass(one, TableError)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    codes = {one.code for one in every_error()} | set(app.STATUS_CODES.values())
    texts = server_texts(language)
    assert [code for code in sorted(codes) if not texts.has(f"error-{code}")] == []


def test_both_languages_say_the_same() -> None:
    assert missing([TEXTS]) == []


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de", "en"), ("fr", "fr"), ("en;q=0.1, fr-FR;q=0.9", "fr"), ("fr;q=x, en", "en")],
)
def test_the_reader_chooses_the_language(accepted: str, language: str) -> None:
    assert preferred_language(accepted, "en") == language


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("metrics", "address", "forwarded", "status"),
    [
        ("local", "127.0.0.1", {}, 200),
        ("local", "::1", {}, 200),
        ("local", "192.0.2.1", {}, 404),
        ("local", "127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("open", "192.0.2.1", {}, 200),
        ("off", "127.0.0.1", {}, 404),
    ],
)
async def test_figures_are_for_those_whom_the_host_chose(
    tmp_path: Path, metrics: str, address: str, forwarded: dict[str, str], status: int
) -> None:
    async with edge(edge_settings(tmp_path, metrics=metrics)) as site:
        asker = Person(site, "http://localhost", address)
        assert (await asker.ask("GET", "/metrics", **forwarded)).status_code == status


def test_secure_cookies_can_be_forced() -> None:
    assert security.secure(Settings(secure_cookies=True))
    assert not security.secure(Settings(secure_cookies=False, public_url="https://x.example"))
