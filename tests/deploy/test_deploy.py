"""What is in `deploy/`: the unit is as closed as it says, the proxies pass on pages, sockets and streams."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.living import Living, Visitor, living

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATIENCE_S = 60.0


def program(name: str, package: str) -> str:
    """A program of a Debian package, installed if it is missing and can be; skips the test where it cannot."""
    for attempt in range(2):
        found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if found is not None:
            return found
        if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get") is not None:
            quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
            command = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "-qq", package]
            subprocess.run(command, env=quiet, check=False, capture_output=True)
    pytest.skip(f"{name} is not installed (Debian: apt install {package})")


def test_the_unit_is_closed_to_what_it_does_not_need() -> None:
    analyze = program("systemd-analyze", "systemd")
    command = [analyze, "security", "--offline=true", str(DEPLOY / "logothete.service")]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = re.search(r"Overall exposure level for logothete\.service: ([0-9.]+) OK", said)
    assert found is not None, said[-500:]
    assert float(found[1]) < 2.0


def test_the_container_runs_as_nobody_with_one_volume_and_a_health_check() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(number for number, line in enumerate(lines) if line.startswith("FROM ")) :]
    assert "USER 10001" in last
    assert [line for line in last if line.startswith("VOLUME")] == ["VOLUME /var/lib/logothete"]
    assert any(line.startswith("HEALTHCHECK") for line in last)
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert "read_only: true" in compose
    assert "cap_drop: [ALL]" in compose


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
    return port


def nginx(folder: Path, upstream: str, port: int) -> tuple[list[str], dict[str, str]]:
    """nginx with the example, without TLS, for which there is no certificate here."""
    said = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    said = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", said, flags=re.DOTALL)
    said = re.sub(r"    (ssl_.*|listen \[::\].*);\n", "", said)
    said = said.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("127.0.0.1:8477", upstream)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}"
    )
    (folder / "nginx.conf").write_text(whole + said + "}\n", encoding="utf-8")
    return [program("nginx", "nginx-light"), "-p", str(folder), "-c", str(folder / "nginx.conf")], {}


def caddy(folder: Path, upstream: str, port: int) -> tuple[list[str], dict[str, str]]:
    """Caddy with the example as it is; for a site that names its port and http, it asks for no certificate."""
    command = [program("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    home = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    return command, home | {"SITE": f"http://127.0.0.1:{port}", "UPSTREAM": upstream, "CADDY_ADMIN": "off"}


Proxy = Callable[[Path, str, int], tuple[list[str], dict[str, str]]]


class Front:
    """Where people find the site."""

    def __init__(self, url: str) -> None:
        self.url = url


@asynccontextmanager
async def fronted(proxy: Proxy, folder: Path, server: Living, port: int) -> AsyncIterator[Front]:
    command, more = proxy(folder, server.url.removeprefix("http://"), port)
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, env=os.environ | more, stdout=log, stderr=log)
    front = Front(f"http://127.0.0.1:{port}")
    try:
        async with asyncio.timeout(PATIENCE_S), httpx.AsyncClient() as http:
            while True:
                assert process.poll() is None, (folder / "proxy.log").read_text()
                try:
                    if (await http.get(f"{front.url}/health")).status_code == 200:
                        break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield front
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.parametrize("proxy", [nginx, caddy])
async def test_pages_sockets_and_streams_pass_a_proxy(proxy: Proxy, tmp_path: Path) -> None:
    port = free_port()
    address = f"sqlite:///{tmp_path / 'x.db'}"
    trusted = {"LOGOTHETE_TRUSTED_PROXIES": "127.0.0.1"}
    async with living(address, tmp_path, **trusted) as server, fronted(proxy, tmp_path, server, port) as front:
        anna = Visitor(front)
        await anna.come_in("Anna")
        # What only the host may see does not leave by the proxy.
        assert (await anna.ask("GET", "/metrics")).status_code == 404
        seats = [{"kind": "me"}, {"kind": "here", "name": "Zoe"}]
        game = (await anna.post("/api/games", {"title": "tictactoe", "seats": seats}))["game"]
        await anna.post(f"/api/games/{game}/start")
        watch = f"{front.url}/api/games/{game}/seats/1/stream"
        async with anna.wired(f"/api/games/{game}/live?seat=0") as wire, anna.http.stream("GET", watch) as stream:
            lines = stream.aiter_lines()
            async with asyncio.timeout(PATIENCE_S):
                await anext(lines)
                await wire.say(do="hello")
                await wire.hear("state")
                await wire.say(do="play", id="c", action="place b2", version=0)
                await wire.hear_until("done")
                while '"b2"' not in await anext(lines):
                    pass
        await anna.leave()
