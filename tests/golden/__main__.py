"""The command: what has changed in the golden games, of all titles or some; `--write` keeps them as played now."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from logothete.kernel.record import Record, read_record, write_record
from tests.golden import EFFECTS, RECORDS, Golden, Table, departs, play, tables


def main(arguments: Sequence[str]) -> int:
    """The command; 1 if a game departs from what is kept and was not written."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Compare or keep the golden games.")
    parser.add_argument("--write", action="store_true", help="keep the games as they are played now")
    parser.add_argument("titles", nargs="*", metavar="title", help="which of them; all if none")
    chosen = parser.parse_args(arguments)
    kept = msgspec.json.decode(EFFECTS.read_bytes(), type=dict[str, Golden]) if EFFECTS.exists() else {}
    played: dict[str, tuple[Golden, Record]] = {}
    departed: list[str] = []
    for table in tables():
        if chosen.titles and table.title.key not in chosen.titles:
            continue
        played[table.name] = play(table)
        said = changed(table, kept.get(table.name), played[table.name])
        if said is not None:
            departed.append(table.name)
            print(f"{table.name}: {said}", flush=True)
    gone = sorted(name for name in kept.keys() - played.keys() if _is_of(name, chosen.titles))
    for name in gone:
        print(f"{name}: is not played any more")
    print(f"{len(played)} games, {len(departed) + len(gone)} changed")
    if chosen.write:
        _write(kept, played, departed, gone)
        return 0
    return 1 if departed or gone else 0


def changed(table: Table, golden: Golden | None, played: tuple[Golden, Record]) -> str | None:
    """What to say of a game; None if the rules and the bots play it as before."""
    if golden is None:
        return "is new"
    kept = (RECORDS / f"{table.name}.json").read_bytes()
    record = read_record(kept)
    said = departs(golden, record)
    if said is not None:
        return f"cannot be replayed as it was: {said}"
    # A record that is older than an option says nothing of it, and need not.
    now = msgspec.structs.replace(played[1], setup=record.setup)
    if write_record(now) == kept:
        return None if played[0] == golden else "was undone another number of times, or its table is another"
    for number, (old, new) in enumerate(zip(record.moves, now.moves, strict=False), start=1):
        if old != new:
            return f"replays as it was, but would now be played otherwise from move {number} on: {new.text!r}"
    return "replays as it was, but its head or its length is another"


def _is_of(name: str, keys: Sequence[str]) -> bool:
    """Whether a game is one of these titles; of any, if none is named."""
    return not keys or name.rpartition("-")[0] in keys


def _write(
    kept: dict[str, Golden], played: dict[str, tuple[Golden, Record]], departed: Sequence[str], gone: Sequence[str]
) -> None:
    RECORDS.mkdir(exist_ok=True)
    for name in gone:
        (RECORDS / f"{name}.json").unlink(missing_ok=True)
    for name in departed:
        (RECORDS / f"{name}.json").write_bytes(write_record(played[name][1]))
    now = {name: golden for name, golden in kept.items() if name not in gone}
    now |= {name: golden for name, (golden, _) in played.items()}
    lines = (f'"{name}": {msgspec.json.encode(golden).decode()}' for name, golden in now.items())
    EFFECTS.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
