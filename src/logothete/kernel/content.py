"""Content files: reading them strictly, saying where they are wrong, hashing them, finding them in packs.

Boards, cards and values are TOML files read into frozen structs. Whoever writes such a file by hand must be
told the file, the line, the entry and the remedy; this module knows no game and provides exactly that.
A *pack* is a folder whose files replace those shipped with a game.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, inspect

T = TypeVar("T")

PACK_FILE = "pack.toml"
PACK_TEXTS = "text"
# Files a pack may carry for its readers; they are never loaded.
PACK_NOTES = ("LICENSE", "README.md")

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_STRING_OR_COMMENT = re.compile(r"""\"(?:[^"\\]|\\.)*"|'[^']*'|#.*""")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_TOML_LINE = re.compile(r"\(at line (\d+), column \d+\)")
_MSGSPEC_PATH = re.compile(r" - at (?:`key` in )?`\$?([^`]*)`$")
_UNKNOWN = re.compile(r"Object contains unknown field `(.+)`$")
_REQUIRED = re.compile(r"Object missing required field `(.+)`$")


class Problem(Struct, frozen=True):
    """One fault in one file. Line 0 means the file as a whole."""

    file: Path
    line: int
    place: str
    what: str
    advice: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else f"{self.file}"
        return f"{where}: {self.place}: {self.what}. {self.advice}"


class ContentError(ValueError):
    """Content that cannot be used, with every problem found in it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.toml` says about a pack."""

    game: str
    name: str
    author: str
    licence: str
    version: str


def line_of(text: str, where: str) -> int:
    """The line of an entry such as `province[3].number`, or of the nearest thing around it that has a line.

    tomllib gives no positions, so the headers and keys are counted here; entries of inline tables and arrays
    are reported at the line of the key that holds them.
    """
    lines = _index(text)
    while where:
        if where in lines:
            return lines[where]
        where = where[: max(where.rfind("."), where.rfind("["), 0)]
    return 1


def _index(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    quote = ""
    depth = 0
    for number, line in enumerate(text.split("\n"), start=1):
        in_string, in_array = quote, depth
        quote = _open_quote(line, quote)
        if not in_string and not quote:
            bare = _STRING_OR_COMMENT.sub("", line)
            depth += bare.count("[") - bare.count("]")
        if in_string or in_array:
            continue
        if header := _HEADER.match(line):
            table = _enter(header.group(2), header.group(1) == "[[", counts)
            found.setdefault(table, number)
            found.setdefault(table.removesuffix("[0]"), number)
        elif key := _KEY.match(line):
            path = table
            for part in key.group(1).split("."):
                path = _join(path, part)
                found.setdefault(path, number)
    return found


def _enter(header: str, is_array: bool, counts: dict[str, int]) -> str:
    """The path a header opens: parts that are arrays of tables mean their latest element."""
    path = ""
    parts = header.split(".")
    for position, part in enumerate(parts):
        path = _join(path, part)
        if is_array and position == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def _join(path: str, part: str) -> str:
    name = part.strip().strip("\"'")
    return f"{path}.{name}" if path else name


def _open_quote(line: str, quote: str) -> str:
    """Which multi-line quote, if any, is still open after the line."""
    for mark in re.findall(r'"""|\'\'\'', line):
        if not quote:
            quote = mark
        elif mark == quote:
            quote = ""
    return quote


def _steps(where: str) -> list[str | int]:
    steps: list[str | int] = []
    for name, index in _STEP.findall(where):
        steps.append(int(index) if index.isdigit() else name or index)
    return steps


def _place(data: dict[str, Any], where: str) -> str:
    """The entry in words: `province 'hellas', number`."""
    steps = _steps(where)
    if not steps:
        return "the file"
    words = str(steps[0])
    rest = steps[1:]
    if rest and isinstance(rest[0], int):
        words += f" {_entry_name(data, str(steps[0]), rest[0])}"
        rest = rest[1:]
    names = [str(step) for step in rest if isinstance(step, str) and step != "..."]
    return ", ".join([words, *names])


def _entry_name(data: dict[str, Any], table: str, index: int) -> str:
    try:
        return f"'{data[table][index]['key']}'"
    except (KeyError, IndexError, TypeError):
        return f"number {index + 1}"


class Problems:
    """Collects the problems of any number of files, so that their author sees them all at once."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def add(self, file: Path, where: str, what: str, advice: str) -> None:
        """Note a problem of a readable TOML file at a path such as `province[3].number`."""
        text = _text(file)
        place = _place(tomllib.loads(text), where)
        line = line_of(text, where) if where else 0
        self.found.append(Problem(file, line, place, what, advice))

    def take(self, error: ContentError) -> None:
        """Keep the problems of an error caught while other files are still to be read."""
        self.found.extend(error.problems)

    def read(self, file: Path, kind: type[T]) -> T | None:
        """Read a file like `read_toml`; if it cannot be read, note why and give nothing."""
        try:
            return read_toml(file, kind)
        except ContentError as error:
            self.take(error)
            return None

    def error(self) -> ContentError:
        return ContentError(tuple(self.found))

    def raise_any(self) -> None:
        if self.found:
            raise self.error()


def read_toml(path: Path, kind: type[T]) -> T:
    """Read a TOML file into a struct; unknown, missing and mistyped fields are errors."""
    text = _text(path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _TOML_LINE.search(str(error))
        line = int(at.group(1)) if at else text.rstrip().count("\n") + 1
        problem = Problem(path, line, "the file", f"this is not TOML: {error}", "Correct the line.")
        raise ContentError((problem,)) from error
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise ContentError((_explain(str(error), path, text, data, kind),)) from error


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        what = f"it cannot be read: {error.strerror}"
        raise ContentError((Problem(path, 0, "the file", what, "Check name and rights."),)) from error
    except UnicodeDecodeError as error:
        problem = Problem(path, 0, "the file", "it is not UTF-8 text", "Save it again as UTF-8.")
        raise ContentError((problem,)) from error


def _explain(message: str, path: Path, text: str, data: dict[str, Any], kind: type) -> Problem:
    """Turn msgspec's message into a problem with line and advice."""
    where = ""
    if at := _MSGSPEC_PATH.search(message):
        where = at.group(1).lstrip(".")
        message = message[: at.start()]
    place = _place(data, where)
    if unknown := _UNKNOWN.match(message):
        allowed = ", ".join(_field_names(kind, where))
        line = line_of(text, _join(where, unknown.group(1)))
        what = f"unknown field '{unknown.group(1)}'"
        return Problem(path, line, place, what, f"Correct or remove it; the fields are: {allowed}.")
    line = line_of(text, where)
    if required := _REQUIRED.match(message):
        name = required.group(1)
        return Problem(path, line, place, f"field '{name}' is missing", f"Add '{name}' here.")
    choices = _choices(kind, where)
    if choices:
        return Problem(path, line, place, message, f"Write one of: {', '.join(choices)}.")
    return Problem(path, line, place, message.replace("`", "'"), "Write a value of the expected kind.")


def _type_at(kind: type, where: str) -> inspect.Type:
    info: inspect.Type = inspect.type_info(kind)
    for step in _steps(where):
        if isinstance(info, inspect.StructType):
            info = next(field.type for field in info.fields if field.encode_name == step)
        elif isinstance(info, inspect.DictType):
            info = info.value_type
        elif isinstance(info, inspect.VarTupleType | inspect.ListType):
            info = info.item_type
        elif isinstance(info, inspect.TupleType) and isinstance(step, int):
            info = info.item_types[step]
        if isinstance(info, inspect.UnionType):
            # Fields that may be left out: their type is something or None.
            info = next(part for part in info.types if not isinstance(part, inspect.NoneType))
    return info


def _field_names(kind: type, where: str) -> list[str]:
    info = _type_at(kind, where)
    return [field.encode_name for field in info.fields] if isinstance(info, inspect.StructType) else []


def _choices(kind: type, where: str) -> list[str]:
    info = _type_at(kind, where)
    return [str(value) for value in info.values] if isinstance(info, inspect.LiteralType) else []


def content_hash(content: object) -> str:
    """sha256 over canonical JSON: the same content has the same hash on every machine."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()


def find(game: str, names: Iterable[str], builtin: Path, pack: Path | None) -> dict[str, Path]:
    """Where each content file is: in the pack if it has one of that name, otherwise built in."""
    files = {name: builtin / name for name in names}
    if pack is None:
        return files
    _check_pack(game, tuple(files), pack)
    return {name: pack / name if (pack / name).is_file() else path for name, path in files.items()}


def read_pack(folder: Path) -> Pack:
    """What the pack says about itself."""
    return read_toml(folder / PACK_FILE, Pack)


def pack_texts(pack: Path | None) -> tuple[Path, ...]:
    """The pack's folder of texts, to be read after those of the game; empty if it has none."""
    if pack is None or not (pack / PACK_TEXTS).is_dir():
        return ()
    return (pack / PACK_TEXTS,)


def _check_pack(game: str, names: tuple[str, ...], folder: Path) -> None:
    if not folder.is_dir():
        advice = "A pack is a folder; check its path."
        raise ContentError((Problem(folder, 0, "the pack", "there is no such folder", advice),))
    problems = Problems()
    allowed = (PACK_FILE, *names, *PACK_NOTES)
    for path in sorted(folder.iterdir()):
        # Names with a leading dot are the business of file managers and version control.
        if path.name.startswith(".") or (path.is_file() and path.name in allowed):
            continue
        if path.is_dir() and path.name == PACK_TEXTS:
            problems.found.extend(_strange_texts(path))
            continue
        what = f"the game '{game}' knows no such {'folder' if path.is_dir() else 'file'}"
        advice = f"Remove or rename it; a pack may hold: {', '.join(allowed)} and the folder {PACK_TEXTS}."
        problems.found.append(Problem(path, 0, "the pack", what, advice))
    about = problems.read(folder / PACK_FILE, Pack)
    if about is not None and about.game != game:
        what = f"the pack is for '{about.game}', not for '{game}'"
        problems.add(folder / PACK_FILE, "game", what, "Choose another pack, or correct 'game'.")
    problems.raise_any()


def _strange_texts(folder: Path) -> list[Problem]:
    advice = "Remove it; texts are files ending in '.ftl'."
    return [
        Problem(path, 0, "the pack", "this is no catalogue of texts", advice)
        for path in sorted(folder.iterdir())
        if path.suffix != ".ftl" and not path.name.startswith(".")
    ]
