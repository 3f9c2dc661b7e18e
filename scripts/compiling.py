"""How the engine is compiled: which modules, in which libraries, and without doing again what was done before.

A folder with a `compiled.toml` is one library, named for the folder; the file says which modules of it mypyc compiles:

    modules = ["**/*.py"]        # globs, from the folder
    except = ["view.py"]         # globs of those that stay interpreted
    own_library = false          # too small for that: part of the library above

A `compiled.toml` further down takes its folder out of the one above.

LOGOTHETE_COMPILE chooses the form. `release`, which `auto` means too, makes each library from one C file: that takes
minutes and runs up to a fifth faster. `quick` makes a C file of each module, so that a changed line is compiled in
seconds. `no` compiles nothing.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/logothete")
WORK = Path("build/c")
STORE = Path("build/objects")
KEPT_DAYS = 14
"""What no build has asked for so long is removed from the store."""
DECLARATION = "compiled.toml"
KEYS = {"modules": list, "except": list, "own_library": bool}
FORMS = ("auto", "release", "quick", "no")
MOST_COMPILERS = 8
"""At once, however many processors there are: memory must suffice for all of them."""


class BadDeclaration(Exception):
    """A `compiled.toml`, or the variable LOGOTHETE_COMPILE, asks for what cannot be."""


class NotCompiled(Exception):
    """The C compiler refused a file."""


def declared(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """The modules of every library, by its name."""
    homes = {file.parent: _read(file) for file in sorted(package.rglob(DECLARATION))}
    libraries: dict[str, list[Path]] = {}
    for home, said in homes.items():
        own = [folder for folder in (home, *home.parents) if folder in homes and homes[folder].get("own_library", True)]
        if not own:
            raise BadDeclaration(f"{home / DECLARATION}: there is no library above for it; leave out own_library")
        inner = [other for other in homes if home in other.parents]
        left_out = set(_found(home, said.get("except", [])))
        modules = [
            module
            for module in sorted(set(_found(home, said.get("modules", []))) - left_out)
            if not any(folder in module.parents for folder in inner)
        ]
        libraries.setdefault("_".join(own[0].relative_to(package.parent).parts), []).extend(modules)
    return libraries


def _read(file: Path) -> dict[str, Any]:
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadDeclaration(f"{file} is not TOML: {error}") from None
    for key, value in said.items():
        if not isinstance(value, KEYS.get(key, ())):
            known = ", ".join(f"{name} (a {kind.__name__})" for name, kind in KEYS.items())
            raise BadDeclaration(f"{file}: {key} = {value!r} cannot be; there are {known}")
    return said


def _found(home: Path, globs: Iterable[str]) -> Iterator[Path]:
    for glob in globs:
        found = [path for path in home.glob(glob) if path.suffix == ".py"]
        if not found:
            raise BadDeclaration(f"{home / DECLARATION}: there is no module {glob} (any more); correct the file")
        yield from found


def form() -> str:
    """The form that LOGOTHETE_COMPILE asks for; `no` where there is no compiler."""
    asked = os.environ.get("LOGOTHETE_COMPILE", "auto")
    if asked not in FORMS:
        raise BadDeclaration(f"LOGOTHETE_COMPILE is {asked!r}; it may be one of {', '.join(FORMS)}")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if asked != "no" and shutil.which(compiler) is None:
        print(f"No C compiler ({compiler}) here: Logothete is built as pure Python, which plays the same, slower.")
        return "no"
    return "release" if asked == "auto" else asked


def engine() -> list[Extension]:
    """The extension modules of the compiled engine; none where it is not to be compiled."""
    chosen = form()
    if chosen == "no":
        return []
    from mypyc.build import mypycify

    work = WORK / chosen
    alone()
    shutil.rmtree(work, ignore_errors=True)
    libraries = {name: [str(module) for module in modules] for name, modules in declared().items()}
    extensions = mypycify(
        # Without a cache: a class whose methods only change places would keep its old numbers in other libraries.
        [f"--cache-dir={os.devnull}", *(module for modules in libraries.values() for module in modules)],
        opt_level="3",
        debug_level="0",
        separate=[(modules, name) for name, modules in libraries.items()],
        multi_file=chosen == "quick",
        target_dir=str(work),
    )
    if os.name == "posix":
        # Otherwise every function counts as one that somebody outside may replace, and none is made part of another.
        # The C files of a library all name its tables, which some compilers would otherwise take for several.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fcommon"]
    return extensions


def alone() -> None:
    """Wait until nobody else compiles in this folder. Until this process ends, nobody else will."""
    WORK.mkdir(parents=True, exist_ok=True)
    if os.name == "posix":
        import fcntl

        fcntl.flock(os.open(WORK / "lock", os.O_CREAT | os.O_RDWR), fcntl.LOCK_EX)


class Build(build):
    """Leaves nothing behind that is no part of this build: an old library would hide the module it was made of."""

    def run(self) -> None:
        super().run()
        commands: list[Any] = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(file).resolve() for command in commands for file in command.get_outputs()}
        copy = Path(self.build_lib)
        if (copy / PACKAGE.name).resolve() == PACKAGE.resolve():
            return
        for file in [*copy.glob("*__mypyc.*"), *(copy / PACKAGE.name).rglob("*")]:
            if file.is_file() and file.parent.name != "__pycache__" and file.resolve() not in made:
                file.unlink()


class Copy(build_py):
    """Copies every module, for dates say nothing: a file that was put back is older than its copy."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.force = True


class Compile(build_ext):
    """Compiles a C file once for its contents, headers and options, and links a library once for its objects.

    setuptools alone compiles every file of a library when one has changed, one after another, and goes by dates.
    """

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "unix":
            super().build_extensions()
            return
        STORE.mkdir(parents=True, exist_ok=True)
        # Libraries share the files of mypyc's run-time support, which are compiled for all of them alike.
        # The largest first, so that no processor is left alone with it at the end.
        sources = {source: e for e in self.extensions for source in e.sources}
        largest = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(processors()) as pool:
            objects = dict(
                zip(largest, pool.map(lambda source: self.compiled(source, sources[source]), largest), strict=True)
            )
            list(pool.map(lambda e: self.linked(e, [objects[source] for source in e.sources]), self.extensions))
        for file in STORE.iterdir():
            if file.stat().st_mtime < time.time() - KEPT_DAYS * 86400:
                file.unlink()

    def compiled(self, source: str, extension: Extension) -> Path:
        """The object file of a C file, from the store if it is there."""
        folders = [f"-I{folder}" for folder in [*extension.include_dirs, *self.compiler.include_dirs]]
        command = [*self.compiler.compiler_so, *extension.extra_compile_args, *folders]
        name = digest(*command, contents(Path(source)))
        headers = STORE / f"{name}.headers"
        if headers.exists():
            known = STORE / f"{digest(name, *map(contents, read_paths(headers)))}.o"
            if used(known):
                used(headers)
                return known
        made, listed = STORE / f"{name}.o.new", STORE / f"{name}.d"
        run([*command, "-MD", "-MF", str(listed), "-c", source, "-o", str(made)])
        # What make would be told: the object, a colon, the source and every header.
        parts = shlex.split(listed.read_text(encoding="utf-8").replace("\\\n", " "))
        headers.write_text("\n".join(parts[2:]), encoding="utf-8")
        listed.unlink()
        return made.replace(STORE / f"{digest(name, *map(contents, read_paths(headers)))}.o")

    def linked(self, extension: Extension, objects: Sequence[Path]) -> None:
        """The library of an extension in its place, from the store if it is there."""
        files, libraries = [str(file) for file in objects], self.get_libraries(extension)
        known = STORE / f"{digest(*self.compiler.linker_so, *files, *libraries)}.so"
        if not used(known):
            made = known.with_suffix(".so.new")
            self.compiler.link_shared_object(files, str(made), libraries=libraries)
            made.replace(known)
        place = Path(self.get_ext_fullpath(extension.name))
        if place.exists() and contents(place) == contents(known):
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        # Never into the file itself: somebody may be playing with the old one.
        fresh = place.with_name(f"{place.name}.new")
        shutil.copyfile(known, fresh)
        fresh.replace(place)


def processors() -> int:
    """How many compilers run at once."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MOST_COMPILERS)
    return min(os.cpu_count() or 1, MOST_COMPILERS)


def run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotCompiled(f"{shlex.join(command)} failed ({done.returncode}):\n{done.stderr}")


def used(file: Path) -> bool:
    """Whether the store has a file, which then counts as asked for now."""
    if not file.exists():
        return False
    os.utime(file)
    return True


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:40]


@cache
def contents(file: Path) -> str:
    """A file by what is in it; a header that is gone is like none that ever was."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except FileNotFoundError:
        return "gone"


def read_paths(file: Path) -> list[Path]:
    return [Path(line) for line in file.read_text(encoding="utf-8").splitlines()]
