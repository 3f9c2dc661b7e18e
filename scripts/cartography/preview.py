"""A plain drawing of a map, to judge its shapes while working on map.toml. The page draws it in its own way."""

from html import escape
from typing import Any

from scripts.cartography.plan import Plan

FILLS = ("#d9b979", "#cf9a74", "#b7b48a", "#c9a9a0", "#e0cfa0", "#a9bba0", "#c8b39a")


def preview(plan: Plan, drawn: dict[str, Any]) -> str:
    """An SVG document."""
    margin, width, height = drawn["margin"], drawn["width"], drawn["height"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-margin:g} {-margin:g} {width + 2 * margin:g} '
        f'{height + 2 * margin:g}" font-family="serif" font-size="13" text-anchor="middle">',
        f'<rect x="{-margin:g}" y="{-margin:g}" width="100%" height="100%" fill="#bfd3d0"/>',
    ]
    for at, line in enumerate(drawn["contours"]):
        parts.append(_line(line, "#5d8a8c", 0.8 - 0.2 * at))
    parts.append(f'<path d="{drawn["land"]}" fill="#e8e0cf" fill-rule="evenodd"/>')
    for at, entry in enumerate(drawn["provinces"].values()):
        parts.append(f'<path d="{entry["path"]}" fill="{FILLS[at % len(FILLS)]}" fill-rule="evenodd"/>')
    for barrier in drawn["barriers"]:
        fill = "#bfd3d0" if barrier["kind"] == "lake" else "#8d7f6c"
        parts.append(f'<path d="{barrier["path"]}" fill="{fill}" stroke="#4b6a6b" stroke-width="0.8"/>')
    parts += [_line(river, "#5d8a8c", 1.1) for river in drawn["rivers"]]
    parts.append(_line(drawn["borders"], "#6b4a2f", 1.4))
    parts.append(_line(drawn["frontier"], "#6a1f4b", 2.4))
    parts.append(_line(drawn["coast"], "#2f4f50", 0.9))
    parts += [_line(ring, "#a33", 1.5) for ring in drawn["crater"]]
    parts += [_line(lane, "#23476b", 1.6, "1 5") for lane in drawn["lanes"].values()]
    for zone in plan.zones:
        entry = drawn["provinces"][zone.key]
        parts.append(f'<circle cx="{zone.stand.x:g}" cy="{zone.stand.y:g}" r="7" fill="#fff" stroke="#333"/>')
        parts += [f'<circle cx="{city.x:g}" cy="{city.y:g}" r="4" fill="#611"/>' for city in zone.cities]
        x, y = entry["label"]
        parts.append(f'<text x="{x:g}" y="{y + 4:g}">{escape(zone.key.capitalize())}</text>')
    parts.append(
        f'<rect width="{width:g}" height="{height:g}" fill="none" stroke="#000" stroke-dasharray="6 6"/></svg>'
    )
    return "\n".join(parts)


def _line(path: str, colour: str, width: float, dash: str = "none") -> str:
    style = f'stroke="{colour}" stroke-width="{width:.1f}" stroke-dasharray="{dash}" stroke-linecap="round"'
    return f'<path d="{path}" fill="none" {style}/>'
