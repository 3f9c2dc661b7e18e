"""The page as a part of the package: who installs from a bare copy of the sources has to build it first.

It is there already in a source distribution, and after `make page`. Otherwise Node.js builds it here. Without Node.js
that is said, and nothing is built: a server without its page would be found out only by those who want to play.
LOGOTHETE_BUILD_PAGE=no leaves it out, for programs alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from setuptools.command.sdist import sdist

from scripts.compiling import Copy

PAGE = Path("src/logothete/server/page")
SOURCES = Path("web")
NODE = (20, 19)


class NoPage(Exception):
    """The page is neither there nor can it be built here."""


def need_page() -> None:
    """See that the page is there, or build it."""
    if (PAGE / "index.html").exists() or os.environ.get("LOGOTHETE_BUILD_PAGE", "auto") == "no":
        return
    npm = shutil.which("npm")
    if npm is None or not new_enough(_node()):
        raise NoPage(
            f"The page that people play on has to be built, which needs Node.js {NODE[0]}.{NODE[1]} or newer with npm: "
            "install it from nodejs.org or your system, or install Logothete from a source distribution or a wheel, "
            "which bring the page. For a server without a page, for programs alone, set LOGOTHETE_BUILD_PAGE=no."
        )
    for words in (("install", "--no-save", "--no-audit", "--no-fund"), ("run", "build", "--", "--logLevel", "warn")):
        subprocess.run([npm, *words], cwd=SOURCES, check=True)


def _node() -> str:
    try:
        return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def new_enough(version: str) -> bool:
    """Whether what `node --version` says is a version that can build the page."""
    numbers = version.strip().removeprefix("v").split(".")
    return len(numbers) >= 2 and (int(numbers[0]), int(numbers[1])) >= NODE


class Paged(Copy):
    """Copies the modules, and the page beside them."""

    def run(self) -> None:
        # Whoever works on the sources builds the page when it is wanted.
        if not self.editable_mode:
            need_page()
            # Found anew: it may have been built just now.
            self.data_files = self._get_data_files()
        super().run()


class Source(sdist):
    """A source distribution carries the built page, so that nobody needs Node.js to install it."""

    def run(self) -> None:
        need_page()
        super().run()
