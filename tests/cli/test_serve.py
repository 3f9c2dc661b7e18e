"""`logothete serve`: what it says, what it refuses, and a server from start to stop."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from logothete.cli import build, serve
from logothete.cli.common import TEXT, catalogue
from logothete.kernel.text import LANGUAGES, missing


def ask(*arguments: str, lang: str = "en", **environment: str) -> Result:
    return CliRunner(env=environment).invoke(build(lang), ["serve", *arguments, "--lang", lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_explains_every_setting(lang: str) -> None:
    shown = ask("--help", lang=lang).output
    for name, _ in serve.setting_names():
        assert f"\n    {name}" in shown
        assert catalogue(lang, "serve").has(f"serve-setting-{name.replace('.', '-')}")


def test_both_languages_say_the_same() -> None:
    assert missing([TEXT / f"serve.{language}.ftl" for language in LANGUAGES]) == []


def test_a_setting_that_does_not_exist_is_named(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    file.write_text("prot = 80\n", encoding="utf-8")
    result = ask("--settings", str(file))
    assert result.exit_code == 2
    assert "prot" in result.stderr


def test_a_mistyped_proxy_is_named(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    file.write_text('trusted_proxies = ["my-proxy"]\n', encoding="utf-8")
    result = ask("--settings", str(file), "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db")
    assert result.exit_code == 2
    assert "my-proxy" in result.stderr


def test_a_port_in_use_is_said_in_the_readers_language() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = ask("--port", str(port), lang="fr")
    assert result.exit_code == 2
    assert f"port {port}" in result.stderr
    assert "--port" in result.stderr


@pytest.mark.parametrize("database", ["mysql://localhost/x", "sqlite:////nowhere/at/all/x.db", "nonsense"])
def test_a_database_that_cannot_be_used_is_said_without_a_traceback(database: str) -> None:
    result = ask("--port", "0", "--database", database)
    assert result.exit_code == 2
    assert "database" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_browser_is_opened_only_where_it_gets_a_window() -> None:
    assert serve.can_browse("linux", {"DISPLAY": ":0"})
    assert serve.can_browse("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert serve.can_browse("darwin", {})
    assert not serve.can_browse("linux", {"DISPLAY": "", "TERM": "xterm"})


def test_a_folder_without_a_page_is_named(tmp_path: Path) -> None:
    result = ask("--port", "0", "--database", f"sqlite:///{tmp_path}/x.db", LOGOTHETE_PAGE=str(tmp_path))
    assert result.exit_code == 2
    assert "index.html" in result.stderr


def test_a_server_says_where_it_is_answers_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "logothete", "serve", "--port", "0", "--lang", "en"]
    environment = {**os.environ, "LOGOTHETE_DATABASE": f"sqlite:///{tmp_path}/club.db", "LOGOTHETE_BOT_WORKERS": "1"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=tmp_path, env=environment
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert found is not None
        answer = httpx.get(f"{found[0]}/health")
        assert answer.json()["status"] == "ok"
        assert "server" not in answer.headers
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=60) == 0
    assert (tmp_path / "club.db").exists()
