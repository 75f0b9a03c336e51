"""Strokes of the pen: SVG elements, paths through points, and lines that look surveyed."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from client.scenery.atlas import Point

Value = str | float
Pen = dict[str, Value]
"""Attributes that several strokes share."""


def number(value: float) -> str:
    """As short as it can be with one decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").replace("-0", "0") if value else "0"


def element(name: str, *inside: str, **attributes: Value) -> str:
    """One SVG element; ``stroke_width=2`` is written ``stroke-width="2"``."""
    told = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else f"{value:g}"}"'
        for key, value in attributes.items()
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def curve(points: list[Point]) -> str:
    """A soft line: each point bends it, halfway between two it runs straight."""
    path = f"M{at(points[0])}"
    for bend, after in pairwise(points[1:]):
        path += f"Q{at(bend)} {at(_halfway(bend, after))}"
    return f"{path}L{at(points[-1])}"


def ring(points: list[Point]) -> str:
    """The same, closed."""
    path = f"M{at(_halfway(points[-1], points[0]))}"
    for bend, after in zip(points, points[1:] + points[:1], strict=True):
        path += f"Q{at(bend)} {at(_halfway(bend, after))}"
    return f"{path}Z"


def surveyed(points: list[Point], chance: random.Random, sway: float, shortest: float) -> list[Point]:
    """A line of few points, wandering: every piece is broken in the middle and pushed aside until it is short."""
    found = [points[0]]
    for start, end in pairwise(points):
        _wander(start, end, chance, sway, shortest, found)
    return found


def _wander(start: Point, end: Point, chance: random.Random, sway: float, shortest: float, found: list[Point]) -> None:
    if math.dist(start, end) <= shortest:
        found.append(end)
        return
    push = sway * chance.uniform(-1, 1)
    x, y = _halfway(start, end)
    middle = (x - (end[1] - start[1]) * push, y + (end[0] - start[0]) * push)
    _wander(start, middle, chance, sway, shortest, found)
    _wander(middle, end, chance, sway, shortest, found)


def _halfway(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
