"""What is known of each panel: its size from the client's layout, its coasts, its terrain, and how it is to look."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CLIENT_GAMES = HERE.parent / "src" / "games"
GAMES = tuple(sorted(path.parent.name for path in HERE.glob("*/look.toml")))
"""The games that have maps: a folder each."""
THEMES = ("light", "dark")

Point = tuple[float, float]


@dataclass(frozen=True)
class Hills:
    """A range: so many hills of a size, strewn along a spine."""

    spine: list[Point]
    count: int
    size: float


@dataclass(frozen=True)
class Rose:
    """A compass rose."""

    at: Point
    radius: float


@dataclass(frozen=True)
class Style:
    """How a panel is drawn, in its units, whatever the theme."""

    scale: float
    quality: int
    waterlines: list[tuple[float, float]]
    waterline: float
    glow: float
    blur: float
    edge: float
    coast: float
    river: float
    border: float
    border_strength: float
    dashes: str
    relief: float
    grain: tuple[float, float]


@dataclass(frozen=True)
class Theme:
    """Colours and strengths of one theme."""

    sea: str
    deep: str
    wave: str
    rose: str
    rose_light: str
    land: str
    elsewhere: str
    hill: str
    ridge: str
    line: str
    coast: str
    stain: tuple[float, float, float]
    stain_least: float
    stain_slope: float
    grain: float
    fill: float
    home: float
    glow: float
    edge: float
    tints: dict[str, str]


@dataclass(frozen=True)
class Panel:
    """One map: outlines are paths of SVG, all else are points."""

    game: str
    id: str
    size: tuple[int, int]
    land: str
    regions: dict[str, str]
    elsewhere: str
    grid: str
    borders: list[str]
    rivers: list[list[Point]]
    lakes: list[list[Point]]
    hills: list[Hills]
    rose: Rose | None
    style: Style


def _toml(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / game / name).read_text(encoding="utf-8"))


def _json(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _layout(game: str) -> dict[str, tuple[tuple[int, int], dict[str, str]]]:
    """Size and own regions of each panel, as the client lays them out; a theatre is one region, all of its land."""
    if (CLIENT_GAMES / game / "layout.json").exists():
        theatres = _json(CLIENT_GAMES / game / "layout.json")["theatres"]
        return {id: ((chart["size"][0], chart["size"][1]), {}) for id, chart in theatres.items()}
    charts = _json(CLIENT_GAMES / game / "regions.json")["panels"]
    return {id: ((chart["viewBox"][2], chart["viewBox"][3]), chart["regions"]) for id, chart in charts.items()}


def _points(pairs: list[list[float]]) -> list[Point]:
    return [(x, y) for x, y in pairs]


@cache
def panels(game: str) -> tuple[Panel, ...]:
    """All maps of a game, in the order of its layout."""
    outlines = _json(HERE / game / "outlines.json")["panels"]
    terrain, styles = _toml(game, "terrain.toml"), _toml(game, "look.toml")["style"]
    found = []
    for id, (size, regions) in _layout(game).items():
        outline, lies = outlines[id], terrain[id]
        rose = lies.get("compass")
        found.append(
            Panel(
                game=game,
                id=id,
                size=size,
                land=outline["land"],
                regions=regions or {id: outline["land"]},
                elsewhere=outline.get("elsewhere", ""),
                grid=outline["grid"],
                borders=lies.get("borders", []),
                rivers=[_points(line) for line in lies.get("rivers", [])],
                lakes=[_points(shore) for shore in lies.get("lakes", [])],
                hills=[Hills(_points(one["spine"]), one["count"], one["size"]) for one in lies.get("hills", [])],
                rose=Rose((rose["at"][0], rose["at"][1]), rose["radius"]) if rose else None,
                style=Style(**styles[lies["style"]]),
            )
        )
    return tuple(found)


@cache
def theme(game: str, name: str) -> Theme:
    """Light or dark."""
    look = _toml(game, "look.toml")
    return Theme(tints={**look["tints"], **look[name].pop("tints", {})}, **look[name])
