"""The compiled copy holds what is declared, all of it and nothing else; a second build does only what is new."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from scripts.compiling import PACKAGE, declared

ROOT = Path(__file__).parent.parent.parent
ENGINE = ROOT / "build/engine"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def test_the_copy_holds_a_library_for_every_declared_module_and_no_other() -> None:
    libraries = declared(ROOT / PACKAGE)
    modules = [m.relative_to(ROOT / "src").with_suffix(SUFFIX) for library in libraries.values() for m in library]
    shared = [Path(f"{name}__mypyc{SUFFIX}") for name in libraries]
    assert {file.relative_to(ENGINE) for file in ENGINE.rglob("*.so")} == {*modules, *shared}


def test_every_declared_module_is_loaded_compiled() -> None:
    """In a process of its own, from the sources' folder: nothing there may hide the compiled copy."""
    names = [
        ".".join(part for part in module.relative_to(ROOT / "src").with_suffix("").parts if part != "__init__")
        for library in declared(ROOT / PACKAGE).values()
        for module in library
    ]
    script = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    done = subprocess.run(
        [sys.executable, "-c", script, *names],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
        capture_output=True,
        text=True,
        check=True,
    )
    files = [Path(line) for line in done.stdout.splitlines()]
    assert len(files) == len(names) > 0
    assert [file for file in files if not (file.name.endswith(SUFFIX) and file.is_relative_to(ENGINE))] == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with our build: two libraries, of which one uses the other."""
    (tmp_path / "scripts").mkdir()
    for file in ("setup.py", "scripts/compiling.py", "scripts/paging.py", "scripts/__init__.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    shutil.copytree(ROOT / "rules", tmp_path / "rules")
    source = tmp_path / "src/logothete"
    (source / "games/go").mkdir(parents=True)
    for folder in (source, source / "games", source / "games/go"):
        (folder / "__init__.py").touch()
    (source / "compiled.toml").write_text('modules = ["core.py"]')
    (source / "core.py").write_text("def one() -> int:\n    return 1\n")
    (source / "games/go/compiled.toml").write_text('modules = ["rules.py", "old.py"]')
    (source / "games/go/rules.py").write_text(
        "from logothete.core import one\n\ndef two() -> int:\n    return one() + 1\n"
    )
    (source / "games/go/old.py").write_text("OLD = 1\n")
    return tmp_path


def build(project: Path) -> set[str]:
    """Build it; say which objects were made for it."""
    store = project / "build/objects"
    before = set(store.glob("*.o"))
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-lib", "build/engine"],
        cwd=project,
        env={**os.environ, "LOGOTHETE_COMPILE": "quick", "LOGOTHETE_BUILD_PAGE": "no", "PYTHONPATH": ""},
        capture_output=True,
        check=True,
    )
    return {file.name for file in set(store.glob("*.o")) - before}


def two(project: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", "from logothete.games.go import rules; print(rules.two(), rules.__file__)"],
        env={**os.environ, "PYTHONPATH": str(project / "build/engine")},
        capture_output=True,
        text=True,
        check=True,
    )
    value, file = done.stdout.split()
    assert file.endswith(SUFFIX)
    return value


def test_a_second_build_compiles_what_has_changed_and_leaves_nothing_old(project: Path) -> None:
    engine, go = project / "build/engine", project / "src/logothete/games/go"
    assert build(project)
    assert two(project) == "2"
    assert build(project) == set()

    # By contents, not by date: the changed file is older than everything that was built of it.
    rules = go / "rules.py"
    rules.write_text(rules.read_text().replace("+ 1", "+ 5"))
    os.utime(rules, (0, 0))
    assert len(build(project)) == 1
    assert two(project) == "6"

    library = engine / f"logothete/games/go/rules{SUFFIX}"
    library.write_bytes(b"an old library, newer than everything")
    assert build(project) == set()
    assert two(project) == "6"

    (go / "old.py").unlink()
    (go / "compiled.toml").write_text('modules = ["rules.py"]')
    (engine / f"logothete/core_of_old{SUFFIX}").touch()
    build(project)
    assert not list(engine.rglob("old*"))
    assert not list(engine.rglob("core_of_old*"))
    assert two(project) == "6"
