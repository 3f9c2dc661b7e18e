"""The page: which file answers which address, how long it may be kept, and that nothing else can be had."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from logothete.server.app import create_app
from logothete.server.config import BadSettings, Settings
from logothete.server.edge.static import RESERVED, Page, find_page
from tests.server.edge import Person, edge, edge_settings, listening, refused

pytestmark = pytest.mark.anyio

HTML = b"<!doctype html><title>The page</title>"
SECRET = b"a file beside the page"


def write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as it is built, with something beside it that is nobody's business."""
    folder = tmp_path / "page"
    write(folder / "index.html", HTML)
    write(folder / "favicon.svg", b"<svg/>")
    for name, content in (("main-4f2a.js", b"plain"), ("main-4f2a.js.br", b"brotli"), ("main-4f2a.js.gz", b"gzip")):
        write(folder / "assets" / name, content)
    write(folder / "assets" / "letters-77.woff2", b"font")
    write(tmp_path / "secret.txt", SECRET)
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.fixture
async def app(tmp_path: Path, folder: Path) -> AsyncIterator[Litestar]:
    async with edge(edge_settings(tmp_path, page=str(folder))) as app:
        yield app


async def ask(app: Litestar, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return await Person(app).ask(method, path, **{"accept-encoding": "identity"} | names)


async def test_an_address_of_the_page_is_answered_with_its_index(app: Litestar) -> None:
    for path in ("/", "/lobby", "/games/abc", "/games/abc/replay/7", "/join", "/rules/byzantio/", "/api-of-ours"):
        answer = await ask(app, path)
        assert (answer.status_code, answer.content) == (200, HTML), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


async def test_the_policy_lets_the_page_load_its_own_files_and_nothing_else(app: Litestar) -> None:
    policy = (await ask(app, "/lobby", host="games.example.org:8477")).headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["font-src"] == "'self'"
    assert rules["connect-src"] == "'self' ws://games.example.org:8477 wss://games.example.org:8477"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"


async def test_a_made_up_host_does_not_get_into_the_policy(app: Litestar) -> None:
    for host in ("x; script-src *", "a b", "a,b", "", "[::1", "é.example"):
        # As bytes, for a client may send what no address can hold.
        answer = await Person(app).http.get("/", headers=[(b"host", host.encode())])
        assert answer.headers["content-security-policy"].endswith("connect-src 'self'"), host


async def test_the_policy_names_the_public_address(tmp_path: Path, folder: Path) -> None:
    settings = edge_settings(tmp_path, page=str(folder), public_url="https://games.example.org")
    async with edge(settings) as app:
        policy = (await ask(app, "/", host="elsewhere.example")).headers["content-security-policy"]
    assert "elsewhere" not in policy
    assert "wss://games.example.org" in policy


async def test_an_asset_may_be_kept_for_good(app: Litestar) -> None:
    answer = await ask(app, "/assets/letters-77.woff2")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "font/woff2"


async def test_a_file_with_a_plain_name_is_asked_for_again(app: Litestar) -> None:
    answer = await ask(app, "/favicon.svg")
    assert (answer.content, answer.headers["content-type"]) == (b"<svg/>", "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"
    again = await ask(app, "/favicon.svg", if_none_match=f'"other", W/{answer.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert (await ask(app, "/favicon.svg", if_none_match='"other"')).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"gzip"),
        ("br;q=0.000,gzip; q=0.0", None, b"plain"),
        ("zstd", None, b"plain"),
        ("", None, b"plain"),
    ],
)
async def test_the_best_compressed_copy_that_is_accepted(
    folder: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    found = Page(folder).find("/assets/main-4f2a.js", accepted)
    assert found is not None
    headers = dict(found.headers)
    assert (found.body, headers.get(b"content-encoding")) == (body, encoding.encode() if encoding else None)
    assert headers[b"vary"] == b"accept-encoding"
    assert headers[b"content-type"].startswith(b"text/javascript")


async def test_the_copies_of_a_file_are_told_apart(folder: Path) -> None:
    page = Page(folder)
    tags = {one.etag for how in ("br", "gzip", "") if (one := page.find("/assets/main-4f2a.js", how))}
    assert len(tags) == 3


async def test_a_head_is_a_get_without_the_body(app: Litestar) -> None:
    answer = await ask(app, "/lobby", "HEAD")
    assert (answer.status_code, answer.content, answer.headers["content-length"]) == (200, b"", str(len(HTML)))


async def test_only_looking_leads_to_the_page(app: Litestar) -> None:
    for method, path in (("POST", "/lobby"), ("DELETE", "/"), ("PUT", "/favicon.svg")):
        assert (await ask(app, path, method)).status_code in (404, 405)


async def test_what_is_not_there_is_not_there(app: Litestar) -> None:
    for path in ("/assets/missing-1.js", "/assets", "/assets/", "/api/nothing", "/nothing.txt", "/link.txt"):
        answer = await ask(app, path)
        assert refused(answer, 404) == "not-found"
        assert answer.headers["cache-control"] == "no-store"


async def test_the_rest_of_the_server_is_where_it_was(app: Litestar) -> None:
    assert (await ask(app, "/api/host")).json()["name"] == "logothete"
    assert (await ask(app, "/health")).json()["status"] == "ok"
    assert (await ask(app, "/schema")).json()["openapi"]
    assert "logothete" in (await ask(app, "/metrics")).text


OUTSIDE = (
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/assets/%00",
    "/./index.html%00.js",
)


async def test_no_path_leads_out_of_the_page(app: Litestar) -> None:
    async with listening(app) as address:
        for path in OUTSIDE:
            answer = await raw(address, f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
            status = answer.split(b" ", 2)[1]
            assert status == b"404" or (status == b"200" and answer.endswith(HTML)), path


async def raw(address: str, request: str) -> bytes:
    """What a server answers to exactly these bytes: clients tidy paths up before they send them."""
    reader, writer = await asyncio.open_connection(*address.split(":"))
    writer.write(request.encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


async def test_without_a_page_the_front_door_says_how_to_build_it(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app:
        assert "make page" in (await ask(app, "/", accept_language="en")).text
        assert "make page" in (await ask(app, "/", accept_language="fr")).text
        assert refused(await ask(app, "/lobby"), 404) == "not-found"


def test_a_folder_without_a_page_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=r"index\.html"):
        create_app(Settings(page=str(tmp_path)), background=())


def test_the_packaged_page_is_used_if_it_was_built(folder: Path) -> None:
    assert find_page(Settings(), folder) is not None
    assert find_page(Settings(), Path(os.devnull)) is None


def test_the_page_is_no_part_of_the_description(folder: Path) -> None:
    app = create_app(Settings(page=str(folder)), background=())
    paths = app.openapi_schema.paths or {}
    assert all(path.startswith(RESERVED) for path in paths)
