"""Make the maps of boards: `python -m scripts.maps [FOLDER …]` turns board.toml (and map.toml) into map.json.

Without a folder, the two boards that Logothete ships are drawn. A pack's own board is drawn the same way: real
coasts if it has a projection, an island if it has an ellipse, else the bare sheet. `map.toml`, which is
optional, shapes the provinces; `scripts/cartography/plan.py` describes it. The same input gives the same bytes.

The form of `map.json`; every key is always there, and all paths are those of SVG:

    format      1
    width, height   the board in map units
    scale       map units = places of board.toml times this
    margin      how far the drawing goes on beyond the board on all sides
    provinces   key: {path, label, room}: the outline; the middle of the name; half the width it may take
    land        ground of no province: foreign land, or what shows between the cells of an island
    coast       the shore line of all land
    contours    lines in the sea along the coast, from near to far
    borders     the lines between provinces, each once (on an island: the cracks)
    frontier    the line between provinces and foreign land
    rivers      one path each
    barriers    {kind, path}: a lake or mountains between provinces that are no neighbours
    lanes       "a b": the ship track from province a to province b, in the order of board.toml
    crater      the rings of a closed province, from outside to inside

Afterwards every border of the board is compared with the drawing, and what disagrees is listed.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from logothete.kernel.content import ContentError
from scripts.cartography.atlas import NoAtlas
from scripts.cartography.checks import disagreements
from scripts.cartography.island import draw_island
from scripts.cartography.plan import SHAPES, Plan, read_plan
from scripts.cartography.preview import preview
from scripts.cartography.world import draw_world

MAP = "map.json"
FORMAT = 1
ROOT = Path(__file__).parents[1]
SHIPPED = tuple(ROOT / "src/logothete/games/byzantio/content" / edition for edition in ("byzantio", "nekken"))
ATLAS = ROOT / "build/maps/node_modules/world-atlas"


def draw(plan: Plan, atlas: Path) -> dict[str, Any]:
    """The map of a board, in the form above."""
    projection = plan.board.projection
    body = draw_island(plan) if projection is None else draw_world(plan, projection, atlas)
    width, height = plan.board.width * plan.scale, plan.board.height * plan.scale
    return {"format": FORMAT, "width": width, "height": height, "scale": plan.scale, **body}


def main() -> int:
    """Draw the boards of the command line; 1 if something is wrong with one of them."""
    parser = argparse.ArgumentParser(prog="python -m scripts.maps", description="Make map.json from board.toml.")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER", help="a pack's folder (default: our own)")
    parser.add_argument("--atlas", type=Path, default=ATLAS, help="the folder of the npm package world-atlas")
    parser.add_argument("--preview", action="store_true", help="also write map.svg, to look at")
    arguments = parser.parse_args()
    faults = 0
    for folder in arguments.folders or SHIPPED:
        try:
            plan = read_plan(folder)
            drawn = draw(plan, arguments.atlas)
        except (ContentError, NoAtlas) as error:
            print(error, file=sys.stderr)
            return 1
        text = json.dumps(drawn, separators=(",", ":"), ensure_ascii=False).replace('},"', '},\n"') + "\n"
        (folder / MAP).write_text(text, encoding="utf-8")
        print(f"{folder / MAP}: {len(drawn['provinces'])} provinces, {len(text) / 1000:.0f} kB")
        if arguments.preview:
            (folder / MAP).with_suffix(".svg").write_text(preview(plan, drawn), encoding="utf-8")
        found = disagreements(plan, drawn)
        faults += len(found)
        for fault in found:
            print(f"{folder / MAP}: {fault} Move the border with further points in {SHAPES}.", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
