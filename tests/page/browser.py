"""A real browser for the tests of the page: Debian's Chromium, driven by Playwright, and the server that it talks to.

Chromium comes from Debian's package, which is installed if it is missing and can be; no browser is downloaded. The page
must have been built (`make page`).
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "logothete" / "server" / "page"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE_S = 120
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The browser's program; skips the test where there is none and none can be installed."""
    for attempt in range(2):
        found = shutil.which("chromium") or shutil.which("chromium-browser")
        if found is not None:
            return found
        if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get") is not None:
            quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False, capture_output=True)
            # Another test process may be installing it at this moment: wait for it.
            wait = ["-o", "DPkg::Lock::Timeout=600"]
            subprocess.run(
                ["apt-get", *wait, "install", "-y", "-qq", "chromium"], env=quiet, check=False, capture_output=True
            )
    pytest.skip("Chromium is not installed (Debian: apt install chromium)")


def launch(playwright: Playwright) -> Browser:
    """A headless browser."""
    return playwright.chromium.launch(executable_path=chromium(), args=QUIET)


class Host:
    """`logothete serve` with the built page, on a free port; it may be killed and started again on the same port."""

    def __init__(self, folder: Path, **settings: str) -> None:
        if not (PAGE / "index.html").is_file():
            pytest.skip("the page is not built (make page)")
        self._folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = 0
        self.port = 0
        self.url = ""

    def start(self) -> None:
        """Start it and wait until it is healthy."""
        self._starts += 1
        log = self._folder / f"host-{self._starts}.log"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("LOGOTHETE_")}
        environment = inherited | {
            "LOGOTHETE_PAGE": str(PAGE),
            "LOGOTHETE_BOT_WORKERS": "1",
            "LOGOTHETE_BOT_PAUSE": "0",
            "LOGOTHETE_LIMITS_REQUESTS_PER_MINUTE": "10000000",
            "LOGOTHETE_LIMITS_SIGN_INS_PER_MINUTE": "10000000",
            **self._settings,
        }
        database = f"sqlite:///{self._folder}/logothete.db"
        command = [sys.executable, "-m", "logothete", "serve", "--port", str(self.port), "--database", database]
        with log.open("wb") as output:
            self._process = subprocess.Popen(
                command, stdout=output, stderr=output, env=environment, cwd=self._folder, start_new_session=True
            )
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            found = re.search(rb"http://127\.0\.0\.1:(\d+)", log.read_bytes())
            if found is not None:
                self.port = int(found.group(1))
                self.url = f"http://127.0.0.1:{self.port}"
                if self._healthy():
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')}")

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        """Kill it at once, as a power cut would, with everything it has started."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
