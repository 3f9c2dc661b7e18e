"""Content files: reading them strictly, saying where they are wrong, hashing them, finding them in packs.

Boards, cards and values are TOML files read into frozen structs. Whoever writes such a file by hand must be
told the file, the line, the entry and the remedy; this module knows no game and provides exactly that.
A *pack* is a folder whose files replace those shipped with a game. A former *edition* is one, too: what a game was
shipped with before, kept in its content folder so that records and running games of that time can be gone on with.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, inspect

from logothete.kernel.faults import THE_FILE, THE_PACK, Problem, Words
from logothete.kernel.faults import ContentError as ContentError

T = TypeVar("T")

EDITIONS = "editions"
"""The folder in a game's content with the files that were replaced, a folder for each former edition."""
PACK_FILE = "pack.toml"
PACK_TEXTS = "text"
PACK_RULES = "rules.toml"
"""The rules that a pack adds, in its own words (`house.py`)."""
SOURCE = "source"
"""The field by which a file of values says that it is whole."""
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
_INVALID = re.compile(r"Invalid enum value '(.*)'$")
_EXPECTED = re.compile(r"Expected `(.+)`, got `(.+)`$")


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


def _spot(data: dict[str, Any], where: str) -> Words:
    """The entry as a place to name: `province 'hellas', number`."""
    steps = _steps(where)
    if not steps:
        return THE_FILE
    table, rest = str(steps[0]), steps[1:]
    index = rest[0] if rest and isinstance(rest[0], int) else None
    names = [str(step) for step in rest if isinstance(step, str) and step != "..."]
    if index is None:
        return Words("field", {"path": ", ".join([table, *names])})
    behind = "".join(f", {name}" for name in names)
    entries = data.get(table)
    entry = entries[index] if isinstance(entries, list) and index < len(entries) else {}
    name = (entry.get("key") or entry.get("id")) if isinstance(entry, dict) else None
    if name is None:
        return Words("numbered", {"table": table, "number": index + 1, "rest": behind})
    return Words("named", {"table": table, "name": str(name), "rest": behind})


class Problems:
    """Collects the problems of any number of files, so that their author sees them all at once."""

    def __init__(self, *texts: Path) -> None:
        """`texts`: the messages for faults that only one game knows."""
        self.texts = texts
        self.found: list[Problem] = []

    def add(self, file: Path, where: str, fault: str, /, **about: str | int) -> None:
        """Note a fault of a readable TOML file at a path such as `province[3].number`."""
        text = _text(file)
        spot = _spot(tomllib.loads(text), where)
        line = line_of(text, where) if where else 0
        self.found.append(Problem(file, line, spot, Words(fault, about), self.texts))

    def add_file(self, file: Path, fault: str, /, **about: str | int) -> None:
        """Note a fault of a whole file."""
        self.found.append(Problem(file, 0, THE_FILE, Words(fault, about), self.texts))

    def take(self, error: ContentError) -> None:
        """Keep the problems of an error caught while other files are still to be read."""
        self.found.extend(error.problems)

    def read(self, file: Path, kind: type[T], whole: Path | None = None) -> T | None:
        """Read a file like `read_toml`; if it cannot be read, note why and give nothing."""
        try:
            return read_toml(file, kind, whole)
        except ContentError as error:
            self.take(error)
            return None

    def error(self) -> ContentError:
        return ContentError(tuple(self.found))

    def raise_any(self) -> None:
        if self.found:
            raise self.error()


def read_toml(path: Path, kind: type[T], whole: Path | None = None) -> T:
    """Read a TOML file into a struct; unknown, missing and mistyped fields are errors.

    A file without a `source` may hold only some of the fields; all others are then those of the file `whole`.
    """
    text = _text(path)
    data = _parsed(path, text)
    if whole is not None and SOURCE not in data:
        data = _parsed(whole, _text(whole)) | data
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise ContentError((_explain(str(error), path, text, data, kind),)) from error


def _parsed(path: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _TOML_LINE.search(str(error))
        line = int(at.group(1)) if at else text.rstrip().count("\n") + 1
        problem = Problem(path, line, THE_FILE, Words("not-toml", {"detail": str(error)}))
        raise ContentError((problem,)) from error


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        problem = Problem(path, 0, THE_FILE, Words("unreadable", {"detail": str(error.strerror)}))
        raise ContentError((problem,)) from error
    except UnicodeDecodeError as error:
        raise ContentError((Problem(path, 0, THE_FILE, Words("not-utf8")),)) from error


def _explain(message: str, path: Path, text: str, data: dict[str, Any], kind: type) -> Problem:
    """Turn msgspec's message into a problem with line and advice."""
    where = ""
    if at := _MSGSPEC_PATH.search(message):
        where = at.group(1).lstrip(".")
        message = message[: at.start()]
    spot = _spot(data, where)
    if unknown := _UNKNOWN.match(message):
        name = unknown.group(1)
        fault = Words("unknown-field", {"name": name, "fields": ", ".join(_field_names(kind, where))})
        return Problem(path, line_of(text, _join(where, name)), spot, fault)
    return Problem(path, line_of(text, where), spot, _mistake(message, kind, where))


def _mistake(message: str, kind: type, where: str) -> Words:
    if required := _REQUIRED.match(message):
        return Words("missing-field", {"name": required.group(1)})
    if (invalid := _INVALID.match(message)) and (choices := _choices(kind, where)):
        return Words("wrong-choice", {"value": invalid.group(1), "choices": ", ".join(choices)})
    if expected := _EXPECTED.match(message):
        return Words("wrong-type", {"expected": expected.group(1), "got": expected.group(2)})
    return Words("wrong-value", {"detail": message.replace("`", "'")})


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


def shipped(names: Iterable[str], builtin: Path, former: Path | None = None) -> dict[str, Path]:
    """Where the game's own files are, those of a former edition in place of what has replaced them."""
    files = {name: builtin / name for name in names}
    if former is None:
        return files
    return {name: former / name if (former / name).is_file() else path for name, path in files.items()}


def open_former(builtin: Path, opener: Callable[[Path], T]) -> list[T]:
    """Open each former edition, the last one first; those that a pack does not fit any more are left out."""
    found: list[T] = []
    for folder in former_editions(builtin):
        try:
            found.append(opener(folder))
        except ContentError:
            continue
    return found


def former_editions(builtin: Path) -> list[Path]:
    """The folders of former editions, the last one first: their names are `<number>-<beginning of the hash>`."""
    folders = [path for path in (builtin / EDITIONS).glob("*-*") if path.is_dir()]
    return sorted(folders, key=lambda path: -int(path.name.partition("-")[0]))


def find(
    game: str, names: Iterable[str], builtin: Path, pack: Path | None, former: Path | None = None
) -> dict[str, Path]:
    """Where each content file is: in the pack if it has one of that name, otherwise built in."""
    files = shipped(names, builtin, former)
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
        raise ContentError((Problem(folder, 0, THE_PACK, Words("no-pack")),))
    problems = Problems()
    allowed = (PACK_FILE, *names, PACK_RULES, *PACK_NOTES)
    for path in sorted(folder.iterdir()):
        # Names with a leading dot are the business of file managers and version control.
        if path.name.startswith(".") or (path.is_file() and path.name in allowed):
            continue
        if path.is_dir() and path.name == PACK_TEXTS:
            problems.found.extend(_strange_texts(path))
            continue
        key = "strange-folder" if path.is_dir() else "strange-file"
        about: dict[str, str | int] = {"game": game, "allowed": ", ".join(allowed), "texts": PACK_TEXTS}
        problems.found.append(Problem(path, 0, THE_PACK, Words(key, about)))
    about_pack = problems.read(folder / PACK_FILE, Pack)
    if about_pack is not None and about_pack.game != game:
        problems.add(folder / PACK_FILE, "game", "other-game", theirs=about_pack.game, game=game)
    problems.raise_any()


def _strange_texts(folder: Path) -> list[Problem]:
    return [
        Problem(path, 0, THE_PACK, Words("strange-text"))
        for path in sorted(folder.iterdir())
        if path.suffix != ".ftl" and not path.name.startswith(".")
    ]
