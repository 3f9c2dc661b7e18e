"""The page: the files that `make page` builds, given to browsers.

All of them are read when the server starts and answered from memory, so that no path of a request ever reaches the
file system. Names under `/assets` carry a hash of their content and may be kept for good; anything else is asked for
again each time. An address that could be one of the page's own (`/lobby`, `/games/…`) is answered with `index.html`,
which finds out by itself what to show.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from logothete.server.config import BadSettings, Settings
from logothete.server.edge.security import page_policy

if TYPE_CHECKING:
    from typing import Any

    from litestar.types import ASGIApp, Receive, Scope, Send

PACKAGED: Final = Path(__file__).parents[1] / "page"
"""Where the page is in an installed package, and where `make page` puts it."""
INDEX: Final = "/index.html"
ASSETS: Final = "/assets"
RESERVED: Final = ("/api", "/schema", "/health", "/metrics", ASSETS)
"""What is never an address of the page."""
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""Compressed copies that lie beside a file, the better ones first."""
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not from the machine's own table: what a browser is told must not depend on where the server runs."""

_FOREVER: Final = b"public, max-age=31536000, immutable"
_ASK_AGAIN: Final = b"no-cache"

Headers = list[tuple[bytes, bytes]]


class Copy(NamedTuple):
    """A file as it travels, plain or compressed."""

    body: bytes
    etag: str
    headers: Headers


class Page:
    """The files of a built page, by their addresses."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, dict[str, Copy]] = {}
        found = {
            f"/{file.relative_to(folder).as_posix()}": file
            for file in sorted(folder.rglob("*"))
            if file.is_file() and not file.is_symlink()
        }
        for address, file in found.items():
            plain, dot, ending = address.rpartition(".")
            if dot + ending in (".br", ".gz") and plain in found:
                continue
            copies = {"": _read(address, file, "")}
            for encoding, suffix in ENCODINGS:
                if address + suffix in found:
                    copies[encoding] = _read(address, found[address + suffix], encoding)
            self._files[address] = copies

    def find(self, path: str, accepted: str) -> Copy | None:
        """What to answer to a GET of this path, for a browser that accepts these encodings; None: not ours."""
        copies = self._files.get(path)
        if copies is None:
            if any(path == one or path.startswith(f"{one}/") for one in RESERVED) or "." in path.rpartition("/")[2]:
                return None
            copies = self._files[INDEX]
        if len(copies) > 1:
            wanted = _encodings(accepted)
            for encoding, _ in ENCODINGS:
                if encoding in copies and encoding in wanted:
                    return copies[encoding]
        return copies[""]


def find_page(settings: Settings, packaged: Path = PACKAGED) -> Page | None:
    """The page that the settings name, otherwise the packaged one; None if that has not been built."""
    folder = Path(settings.page) if settings.page else packaged
    if (folder / "index.html").is_file():
        try:
            return Page(folder)
        except OSError as error:
            raise BadSettings(f"page: {error.filename} cannot be read: {error.strerror}. Build it again") from error
    if settings.page:
        raise BadSettings(f"page: {folder} has no index.html. Build the page (make page), or leave the setting out")
    return None


class Door:
    """Answers requests for the page, and lets all others through to the app."""

    def __init__(self, app: ASGIApp, page: Page, settings: Settings) -> None:
        self._app = app
        self._page = page
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        asked = connection.headers
        found = self._page.find(scope["path"], ",".join(asked.getall("accept-encoding", [])))
        if found is None:
            await self._app(scope, receive, send)
            return
        policy = (b"content-security-policy", page_policy(connection, self._settings).encode())
        known = _has(",".join(asked.getall("if-none-match", [])), found.etag)
        length = (b"content-length", str(len(found.body)).encode())
        headers = [*found.headers, policy] if known else [*found.headers, policy, length]
        await send({"type": "http.response.start", "status": 304 if known else 200, "headers": headers})
        body = b"" if known or scope["method"] == "HEAD" else found.body
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _read(address: str, file: Path, encoding: str) -> Copy:
    body = file.read_bytes()
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers: Headers = [
        (b"content-type", KINDS.get(Path(address).suffix, "application/octet-stream").encode()),
        (b"cache-control", _FOREVER if address.startswith(f"{ASSETS}/") else _ASK_AGAIN),
        (b"etag", etag.encode()),
        (b"vary", b"accept-encoding"),
    ]
    if encoding:
        headers.append((b"content-encoding", encoding.encode()))
    return Copy(body, etag, headers)


def _encodings(accepted: str) -> set[str]:
    """What an `Accept-Encoding` allows; what it gives a weight of zero it forbids."""
    allowed = set()
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            allowed.add(name.strip())
    return allowed


def _has(tags: str, etag: str) -> bool:
    """Whether an `If-None-Match` names this copy."""
    return any(one.strip().removeprefix("W/") in (etag, "*") for one in tags.split(","))
