"""Making straight lines look grown: rounding, even spacing, and a warp of the whole plane.

The warp moves a point by where it is and nothing else. Lines that meet still meet, and a line that two
provinces share stays one line.
"""

from itertools import pairwise
from math import floor
from typing import TypeVar

import numpy as np
import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

Shape = TypeVar("Shape", bound=BaseGeometry)

# Wavelength and amplitude of the waves that make up the warp, in map units.
WAVES = ((46.0, 7.5), (19.0, 4.0), (8.0, 1.8))
STEP = 2.0
# What is simpler by less than this looks the same.
FINE = 0.3


def rounded(line: LineString, times: int = 3) -> LineString:
    """Cut the corners of a line (Chaikin); its ends stay."""
    points = [(float(x), float(y)) for x, y in line.coords]
    closed = points[0] == points[-1]
    for _ in range(times):
        cut = [
            at
            for (ax, ay), (bx, by) in pairwise(points)
            for at in ((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        ]
        points = [*cut, cut[0]] if closed else [points[0], *cut, points[-1]]
    return LineString(points)


def warped(shape: Shape, strength: float = 1.0) -> Shape:
    """Cut long segments, then move every point by the waves."""

    def move(coordinates: np.ndarray) -> np.ndarray:
        return np.array([_moved(float(x), float(y), strength) for x, y in coordinates])

    moved: Shape = shapely.transform(shapely.segmentize(shape, STEP), move).simplify(FINE)
    return moved


def _moved(x: float, y: float, strength: float) -> tuple[float, float]:
    for seed, (length, height) in enumerate(WAVES):
        dx = _noise(x / length, y / length, 2 * seed)
        dy = _noise(x / length, y / length, 2 * seed + 1)
        x += dx * height * strength
        y += dy * height * strength
    return x, y


def _noise(x: float, y: float, seed: int) -> float:
    """Smooth noise between -1 and 1: random values at whole points, eased between them."""
    left, top = floor(x), floor(y)
    u, v = _eased(x - left), _eased(y - top)
    upper = _random(left, top, seed) * (1 - u) + _random(left + 1, top, seed) * u
    lower = _random(left, top + 1, seed) * (1 - u) + _random(left + 1, top + 1, seed) * u
    return upper * (1 - v) + lower * v


def _eased(t: float) -> float:
    return t * t * (3 - 2 * t)


def _random(x: int, y: int, seed: int) -> float:
    """A number between -1 and 1 that depends on nothing but the arguments, on every machine."""
    mixed = (x * 0x9E3779B1 ^ y * 0x85EBCA77 ^ seed * 0xC2B2AE3D) & 0xFFFFFFFF
    for _ in range(2):
        mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 12) * 0x297A2D39 & 0xFFFFFFFF
    return (mixed ^ mixed >> 15) / 0x7FFFFFFF - 1
