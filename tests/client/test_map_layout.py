"""The browser's map of Imperial Struggle has a place for everything on the board."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "tricorne" / "games" / "imperial_struggle" / "data"
CLIENT = ROOT / "client"
LAYOUT: dict[str, Any] = json.loads((CLIENT / "src/games/imperial-struggle/layout.json").read_text(encoding="utf-8"))
SPACES: list[dict[str, Any]] = tomllib.loads((DATA / "spaces.toml").read_text(encoding="utf-8"))["spaces"]
ADVANTAGES: list[dict[str, Any]] = tomllib.loads((DATA / "advantages.toml").read_text(encoding="utf-8"))["advantages"]


def test_every_space_and_advantage_has_its_place() -> None:
    placed = set(LAYOUT["nodes"])
    assert placed == {one["id"] for one in SPACES} | {one["id"] for one in ADVANTAGES}
    for one in SPACES + ADVANTAGES:
        node = LAYOUT["nodes"][one["id"]]
        width, height = LAYOUT["theatres"][node["theatre"]]["size"]
        assert node["theatre"] == one["region"]
        assert 0 < node["x"] < width and 0 < node["y"] < height


def test_the_dots_tell_the_wars_of_the_data_files() -> None:
    for space in SPACES:
        assert LAYOUT["nodes"][space["id"]].get("wars", []) == space.get("wars", [])


def test_spaces_lie_apart() -> None:
    nodes = list(LAYOUT["nodes"].items())
    for at, (name, one) in enumerate(nodes):
        for other_name, other in nodes[at + 1 :]:
            if one["theatre"] == other["theatre"]:
                gap = ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
                assert gap > 44, f"{name} and {other_name} lie {gap:.0f} units apart"


def test_the_war_tiles_of_the_reference_are_those_of_the_game() -> None:
    printed = json.loads((CLIENT / "src/games/imperial-struggle/war-tiles.json").read_text(encoding="utf-8"))
    tiles = tomllib.loads((DATA / "war_tiles.toml").read_text(encoding="utf-8"))
    for side in ("france", "britain"):
        heaps = {
            heap: [[tile["id"], tile["strength"], tile["effect"]] for tile in held]
            for heap, held in tiles[side].items()
        }
        assert printed[side] == heaps
