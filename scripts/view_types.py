"""Write the types of what games tell the page: `make types` makes them of the structs that the titles give out.

What a title's `look` and `scene` return, by their annotations, becomes `View` and `Scene`, and what it answers to each
of its inquiries `Answers`, in the file `schema.d.ts` of
the title's folder in `web/src/games`, with an interface for every struct in them. A title without a folder there is
played without a board, so nothing is written for it. Titles that share a folder tell the same.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final, get_type_hints

import msgspec
from msgspec import inspect as types

from logothete.games import in_the_making, open_title, titles
from logothete.kernel.title import Title

FOLDERS: Final = Path(__file__).parents[1] / "web/src/games"
FILE: Final = "schema.d.ts"
HEAD: Final = (
    "/** What the server tells of {titles}. Made by `make types`: change the structs there, not this file. */\n"
)
PLAIN: Final[Mapping[type[types.Type], str]] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.RawType: "unknown",
    types.AnyType: "unknown",
}

Struct = type[msgspec.Struct]


class NoPageType(Exception):
    """A title tells something that has no type on the page; the message says what, where and what to do."""


def shapes(title: Title) -> tuple[Struct, Struct | None]:
    """What a title's views are made of, and its scene; None if it has none."""
    scene = None if type(title).scene is Title.scene else _returned(title, "scene")
    return _returned(title, "look"), scene


def _returned(title: Title, method: str) -> Struct:
    kind = get_type_hints(getattr(type(title), method))["return"]
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)) or kind is msgspec.Struct:
        raise NoPageType(
            f"{type(title).__qualname__}.{method} is annotated to return {kind}; the page needs to know its fields. "
            "Let it return a msgspec.Struct of its own."
        )
    return kind


def schema(
    view: Struct, scene: Struct | None, told_of: Iterable[str], answers: Mapping[str, Struct] | None = None
) -> str:
    """The page's types of a view, of a scene, and of the answers to inquiries, by their kinds."""
    seen = _structs(view)
    printed = [kind for kind in _structs(scene) if kind not in seen] if scene is not None else []
    for answer in (answers or {}).values():
        printed += [kind for kind in _structs(answer) if kind not in seen and kind not in printed]
    names = _names(view, scene, seen, printed)
    parts = [HEAD.format(titles=", ".join(told_of)), *(_interface(kind, names) for kind in [*seen, *printed])]
    if scene is None:
        parts.append("export type Scene = Record<string, never>;\n")
    if answers:
        kinds = "".join(f"    {key}: {names[answer]};\n" for key, answer in answers.items())
        parts.append(f"/** What is answered to each kind of inquiry. */\nexport interface Answers {{\n{kinds}}}\n")
    return "\n".join(parts)


def _structs(root: Struct) -> list[Struct]:
    """A struct and all that are in it, in the order in which a reader meets them."""
    found: list[Struct] = []

    def walk(info: types.Type) -> None:
        if isinstance(info, types.StructType):
            if info.cls not in found:
                found.append(info.cls)
                for field in info.fields:
                    walk(field.type)
        else:
            for inner in _inner(info):
                walk(inner)

    walk(types.type_info(root))
    return found


def _inner(info: types.Type) -> tuple[types.Type, ...]:
    match info:
        case types.ListType() | types.VarTupleType():
            return (info.item_type,)
        case types.TupleType():
            return info.item_types
        case types.DictType():
            return (info.value_type,)
        case types.UnionType():
            return info.types
        case _:
            return ()


def _names(view: Struct, scene: Struct | None, seen: list[Struct], printed: list[Struct]) -> dict[Struct, str]:
    """A name for each struct. Where view and scene speak of the same thing (a region), the scene's says so."""
    names: dict[Struct, str] = {view: "View"}
    if scene is not None:
        names[scene] = "Scene"
    for kind in [*seen, *printed]:
        if kind in names:
            continue
        name = kind.__name__
        if name in names.values() and kind in printed:
            name += "Scene"
        if name in names.values():
            raise NoPageType(
                f"two structs of one {FILE} are called {name}, one of them in {kind.__module__}: rename it"
            )
        names[kind] = name
    return names


def _unset(field: types.Field) -> bool:
    """Whether a field that was not given is not told either: its default is msgspec's UNSET."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _interface(kind: Struct, names: Mapping[Struct, str]) -> str:
    config = kind.__struct_config__
    if config.array_like:
        raise NoPageType(f"{kind.__qualname__} is sent as a list: leave out array_like, so that the page has names")
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    told = _field_docs(kind)
    lines = [*_comment(inspect.cleandoc(kind.__doc__ or ""), ""), f"export interface {names[kind]} {{"]
    if info.tag_field is not None:
        lines.append(f"    {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        left_out = "?" if not field.required and (config.omit_defaults or _unset(field)) else ""
        where = f"{kind.__qualname__}.{field.name}"
        lines += _comment(told.get(field.name, ""), "    ")
        lines.append(f"    {field.encode_name}{left_out}: {_type(field.type, names, where)};")
    return "\n".join([*lines, "}", ""])


def _field_docs(kind: Struct) -> dict[str, str]:
    """What stands as a string below a field."""
    definition = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for field, below in pairwise(definition.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = inspect.cleandoc(text)
    return found


def _comment(text: str, indent: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _type(info: types.Type, names: Mapping[Struct, str], where: str) -> str:
    match info:
        case types.StructType():
            return names[info.cls]
        case types.LiteralType():
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in info.values)
        case types.ListType() | types.VarTupleType():
            item = _type(info.item_type, names, where)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case types.TupleType():
            return f"readonly [{', '.join(_type(item, names, where) for item in info.item_types)}]"
        case types.DictType():
            value = _type(info.value_type, names, where)
            # The keys of a JSON object are strings; of a few that are named, not all need be there.
            if isinstance(info.key_type, types.LiteralType):
                return f"Partial<Record<{_type(info.key_type, names, where)}, {value}>>"
            return f"Record<string, {value}>"
        case types.UnionType():
            parts = [_type(one, names, where) for one in info.types]
            return "unknown" if "unknown" in parts else " | ".join(parts)
        case _ if type(info) in PLAIN:
            return PLAIN[type(info)]
        case _:
            raise NoPageType(
                f"{where} has a type that the page does not know: {info}. Add it to scripts/view_types.py."
            )


def page_folders(folders: Path = FOLDERS) -> dict[str, Path]:
    """Where the page keeps each title: in a folder of its name, alone or inside that of its family."""
    inside = [*folders.glob("*/game.ts"), *folders.glob("*/*/game.ts")]
    return {file.parent.name: folders / file.relative_to(folders).parts[0] for file in sorted(inside)}


def schemas(opened: Iterable[Title], places: Mapping[str, Path]) -> dict[Path, str]:
    """What is to be in each folder's file."""
    families: dict[Path, list[Title]] = {}
    for title in opened:
        if title.key in places:
            families.setdefault(places[title.key], []).append(title)
    written = {}
    for folder, family in families.items():
        first, *others = [shapes(title) for title in family]
        keys = [title.key for title in family]
        if any(other != first for other in others):
            raise NoPageType(
                f"{' and '.join(keys)} share {folder.name}/ on the page but not their view and scene: "
                "give each a folder of its own"
            )
        asked = {kind.key: kind.answer for title in family for kind in title.inquiries}
        written[folder / FILE] = schema(*first, keys, asked)
    return written


def main() -> int:
    """Write all files; what a title tells badly is said without a traceback."""
    try:
        found = schemas([open_title(key) for key in [*titles(), *in_the_making()]], page_folders())
    except NoPageType as fault:
        print(fault, file=sys.stderr)
        return 1
    for file, text in found.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
