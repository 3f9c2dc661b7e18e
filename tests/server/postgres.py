"""A PostgreSQL server of one's own: made in a temporary folder, heard on a socket there, gone afterwards.

It comes from Debian's package `postgresql`, which is installed if it is missing and can be.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

PACKAGES = Path("/usr/lib/postgresql")


def programs() -> Path:
    """The folder with `initdb` and the others; skips the test where there is none and none can be installed."""
    for attempt in range(2):
        found = sorted(PACKAGES.glob("*/bin"), key=lambda folder: float(folder.parent.name))
        if found:
            return found[-1]
        on_path = shutil.which("initdb")
        if on_path is not None:
            return Path(on_path).resolve().parent
        if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get") is not None:
            # Nothing is to be started: RUNLEVEL says that services are not wanted now.
            quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
            subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False, capture_output=True)
            # Another test process may be installing it at this moment: wait for it.
            wait = ["-o", "DPkg::Lock::Timeout=300"]
            subprocess.run(
                ["apt-get", *wait, "install", "-y", "-qq", "postgresql"], env=quiet, check=False, capture_output=True
            )
    pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")


class Cluster:
    """A running server. `url(name)` is a database of it, made when it is first asked for."""

    def __init__(self, durable: bool = False) -> None:
        self._bin = programs()
        # A short path: the name of a socket has little room. PostgreSQL refuses to run as root.
        self.folder = Path(tempfile.mkdtemp(prefix="logothete-pg-", dir="/tmp"))
        self._user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, self._user)
        self._made: set[str] = set()
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections=100"
        if not durable:
            options += " -c fsync=off"
        self._run("pg_ctl", "-D", data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def url(self, name: str) -> str:
        """The address of a database."""
        if name not in self._made:
            self._run("createdb", "-h", str(self.folder), "-U", "postgres", name)
            self._made.add(name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def drop(self, name: str) -> None:
        """Remove a database, whoever uses it."""
        self._made.discard(name)
        self._run("dropdb", "-f", "-h", str(self.folder), "-U", "postgres", name)

    def restart(self, mode: str) -> None:
        """Start the server anew: `fast` throws everybody out, `immediate` is like a crash."""
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "-l", str(self.folder / "log"), "restart"
        )

    def stop(self) -> None:
        """Stop the server and remove its folder."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        as_user = {"user": self._user, "group": self._user, "extra_groups": []} if os.geteuid() == 0 else {}
        done = subprocess.run(
            [self._bin / program, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            check=False,
            **as_user,  # type: ignore[call-overload]
        )
        if done.returncode != 0:
            log = self.folder / "log"
            said = log.read_text() if log.exists() else (done.stderr or b"").decode()
            raise RuntimeError(f"{program} failed: {said[-2000:]}")
