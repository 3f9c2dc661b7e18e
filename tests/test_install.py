"""Installing as hosts do: a wheel built in a clean environment, put into another, started, played on.

Here without the C compiler, which takes minutes; `make test-install` does the same with it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

from scripts import paging

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_S = 900.0
FORM = os.environ.get("LOGOTHETE_INSTALL_FORM", "no")
CLEAN = {
    name: value for name, value in os.environ.items() if not name.startswith(("LOGOTHETE_", "PYTHON", "VIRTUAL_ENV"))
} | {"LOGOTHETE_COMPILE": FORM}


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """What a command says, which must succeed."""
    done = subprocess.run(
        command, cwd=cwd, env=CLEAN | more, capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a clone has, and a page, which stands for one that was built: building it is tested with the page."""
    folder = tmp_path_factory.mktemp("sources")
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    page = folder / paging.PAGE
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Logothete</title>", encoding="utf-8")
    (page / "assets" / "a.js").write_text("1", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by pip in an environment of its own, as it does for everybody, from the source distribution."""
    made = tmp_path_factory.mktemp("made")
    build = "from setuptools.build_meta import build_sdist; print(build_sdist(__import__('sys').argv[1]))"
    run(sys.executable, "-c", build, made, cwd=sources)
    (archive,) = made.glob("*.tar.gz")
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", made, archive, cwd=made)
    (found,) = made.glob("*.whl")
    return found


def test_a_source_distribution_carries_the_page_and_the_ledgers(wheel: Path) -> None:
    (archive,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"src/logothete/server/page/index.html", "rules/byzantio.toml", "scripts/paging.py"} <= names
    assert not any(name.startswith(("web/", "tests/")) for name in names)


def test_a_wheel_has_everything(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    assert {"logothete/server/page/assets/a.js", "logothete/ledgers/byzantio.toml"} <= names
    assert any(name.endswith(".so") for name in names) == (FORM != "no")


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """The address of an installed server."""
    log = folder / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [command, "serve", "--port", "0", "--lang", "en"], cwd=folder, env=CLEAN, stdout=out, stderr=out
        )
    try:
        began = time.monotonic()
        while (found := re.search(r"http://127\.0\.0\.1:\d+", log.read_text())) is None:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() - began < PATIENCE_S, log.read_text()
            time.sleep(0.1)
        yield found[0]
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


class Browser:
    """Somebody with cookies, and nothing but the standard library."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.csrf = ""

    def get(self, path: str) -> bytes:
        with self._opener.open(self._address + path, timeout=PATIENCE_S) as answer:
            read: bytes = answer.read()
        return read

    def post(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json", "X-CSRF-Token": self.csrf}
        request = urllib.request.Request(self._address + path, json.dumps(body).encode(), headers)
        with self._opener.open(request, timeout=PATIENCE_S) as answer:
            read = answer.read()
        return json.loads(read) if read else None


def test_what_was_installed_serves_the_page_and_plays(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    programs = tmp_path / "venv" / "bin"
    run(programs / "pip", "install", "-q", "--require-hashes", "-r", ROOT / "requirements/run.txt", cwd=tmp_path)
    run(programs / "pip", "install", "-q", wheel, cwd=tmp_path)
    says = run(programs / "logothete", "--version", cwd=tmp_path)
    assert ("compiled" in says) == (FORM != "no"), says
    with serving(programs / "logothete", tmp_path) as address:
        anna = Browser(address)
        assert b"<title>Logothete</title>" in anna.get("/")
        anna.csrf = anna.post("/api/guests", {"name": "Anna"})["csrf"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        game = anna.post("/api/games", {"title": "tictactoe", "seats": seats})["game"]
        anna.post(f"/api/games/{game}/start", {})
        anna.post(f"/api/games/{game}/seats/0/play", {"action": "place b2", "version": 0})
        began = time.monotonic()
        while len((state := json.loads(anna.get(f"/api/games/{game}/seats/0")))["log"]) < 2:
            assert time.monotonic() - began < PATIENCE_S
            time.sleep(0.1)
        assert state["asked"] == [0]


@pytest.mark.parametrize(("version", "fine"), [("v20.19.1", True), ("v24.1.0", True), ("v18.20.0", False), ("", False)])
def test_the_page_needs_a_node_that_is_new_enough(version: str, fine: bool) -> None:
    assert paging.new_enough(version) == fine


def test_without_node_a_bare_clone_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("LOGOTHETE_BUILD_PAGE", raising=False)
    with pytest.raises(paging.NoPage, match=r"Node\.js 20\.19"):
        paging.need_page()
    monkeypatch.setenv("LOGOTHETE_BUILD_PAGE", "no")
    paging.need_page()
