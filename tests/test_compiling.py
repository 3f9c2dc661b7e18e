"""What is compiled is declared by the folder that holds it, and a declaration that says nothing is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.games import titles
from scripts.compiling import PACKAGE, BadDeclaration, contents, declared, digest, form, processors, read_paths, used

ROOT = Path(__file__).parent.parent


def plant(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def test_a_folder_with_a_declaration_is_a_library_of_its_own(tmp_path: Path) -> None:
    house = plant(
        tmp_path / "house",
        {
            "compiled.toml": 'modules = ["**/*.py"]',
            "core.py": "",
            "games/chess/compiled.toml": 'modules = ["**/*.py"]\nexcept = ["view.py"]',
            "games/chess/view.py": "",
            "games/chess/rules/castling.py": "",
        },
    )
    assert declared(house) == {
        "house": [house / "core.py"],
        "house_games_chess": [house / "games/chess/rules/castling.py"],
    }


def test_a_small_game_is_part_of_the_library_above(tmp_path: Path) -> None:
    small = {"games/go/compiled.toml": 'modules = ["*.py"]\nown_library = false', "games/go/state.py": ""}
    house = plant(tmp_path / "house", {"compiled.toml": 'modules = ["core.py"]', "core.py": "", **small})
    assert declared(house) == {"house": [house / "core.py", house / "games/go/state.py"]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('modules = ["gone.py"]', r"compiled\.toml: there is no module gone\.py"),
        ('modules = ["*.py"]\nexcept = ["gone.py"]', r"compiled\.toml: there is no module gone\.py"),
        ('moduls = ["*.py"]', r"compiled\.toml: moduls = .* cannot be; there are modules \(a list\)"),
        ('modules = "*.py"', r"compiled\.toml: modules = '\*\.py' cannot be; there are modules \(a list\)"),
        ('modules = ["*.py"]\nown_library = false', r"compiled\.toml: there is no library above"),
        ("modules = [", r"compiled\.toml is not TOML"),
    ],
)
def test_a_faulty_declaration_is_refused_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    house = plant(tmp_path / "house", {"compiled.toml": text, "core.py": ""})
    with pytest.raises(BadDeclaration, match=said):
        declared(house)


def test_an_unknown_form_is_refused_with_those_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGOTHETE_COMPILE", "fast")
    with pytest.raises(BadDeclaration, match="'fast'; it may be one of auto, release, quick, no"):
        form()


@pytest.mark.parametrize(("asked", "given"), [("auto", "release"), ("quick", "quick"), ("no", "no")])
def test_a_wheel_holds_the_release(monkeypatch: pytest.MonkeyPatch, asked: str, given: str) -> None:
    monkeypatch.setenv("LOGOTHETE_COMPILE", asked)
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert form() == given


def test_without_a_compiler_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGOTHETE_COMPILE", "quick")
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert form() == "no"


def test_the_build_names_no_game() -> None:
    build = "".join((ROOT / file).read_text(encoding="utf-8") for file in ("setup.py", "scripts/compiling.py"))
    assert [key for key in titles() if key in build] == []


def test_every_library_has_modules_and_no_module_is_in_two() -> None:
    libraries = declared(ROOT / PACKAGE)
    modules = [module for library in libraries.values() for module in library]
    assert all(libraries.values())
    assert len(modules) == len(set(modules))


def test_a_file_is_known_by_its_contents(tmp_path: Path) -> None:
    plant(tmp_path, {"one.h": "int a;", "two.h": "int a;", "three.h": "int b;"})
    one, two, three = (contents(tmp_path / name) for name in ("one.h", "two.h", "three.h"))
    assert one == two != three
    assert contents(tmp_path / "four.h") == "gone"
    assert digest("a", "bc") != digest("ab", "c")


def test_what_is_used_stays_in_the_store(tmp_path: Path) -> None:
    plant(tmp_path, {"x.o": "", "x.headers": "a b.h\nc.h"})
    assert used(tmp_path / "x.o")
    assert not used(tmp_path / "y.o")
    assert read_paths(tmp_path / "x.headers") == [Path("a b.h"), Path("c.h")]


def test_compilers_are_few_on_large_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: range(64), raising=False)
    assert processors() == 8
