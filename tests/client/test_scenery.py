"""The pictures of the maps show what the data say now; the names over them are there in every language."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from client.scenery.atlas import GAMES, THEMES, panels, theme
from client.scenery.drawing import drawing
from client.scenery.stamps import baked, folder, picture, wanted

HOUSE = Path(__file__).parents[2]
CLIENT = HOUSE / "client"
MESSAGES = HOUSE / "src/tricorne/messages"
LANGUAGES = ("en", "de", "fr", "he")
LEAST = 0.6
"""How small a long name may become (lettering.ts)."""
HEAVIEST_KB = 240
"""All pictures of a game in one theme: they are the largest part of its first load."""


def lettering(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CLIENT / "src/games" / game / "lettering.json").read_text(encoding="utf-8"))
    return found


def messages(language: str) -> dict[str, str]:
    text = (MESSAGES / language / "scenery.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^scenery-([a-z-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_one_picture_a_panel_and_theme_in_the_size_of_the_layout(game: str) -> None:
    files = {picture(panel, shade): panel for panel in panels(game) for shade in THEMES}
    assert set(folder(game).glob("*.webp")) == set(files)
    for file, panel in files.items():
        with Image.open(file) as image:
            assert image.size == tuple(round(side * panel.style.scale) for side in panel.size), file.name


@pytest.mark.parametrize("game", GAMES)
def test_no_picture_is_out_of_date(game: str) -> None:
    """Run ``make scenery`` after a change of outlines, terrain, look or pen."""
    now, then = wanted(game), baked(game)
    assert [name for name in now if now[name] != then.get(name)] == []
    assert set(then) == set(now)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shade", THEMES)
def test_the_pictures_are_light(game: str, shade: str) -> None:
    weight = sum(picture(panel, shade).stat().st_size for panel in panels(game))
    assert weight <= HEAVIEST_KB * 1000


@pytest.mark.parametrize("game", GAMES)
def test_no_picture_holds_words(game: str) -> None:
    for panel in panels(game):
        assert "<text" not in drawing(panel, theme(game, "light"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_on_the_maps_has_its_message(language: str) -> None:
    named = {name["id"] for game in GAMES for names in lettering(game)["panels"].values() for name in names}
    assert set(messages(language)) == named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_lie_inside_their_panel(game: str, language: str) -> None:
    """As wide as the client takes them to be, turned as they are."""
    written, letters = messages(language), lettering(game)
    sizes = {panel.id: panel.size for panel in panels(game)}
    assert set(letters["panels"]) == set(sizes)
    for panel, names in letters["panels"].items():
        width, height = sizes[panel]
        for name in names:
            lines = written[name["id"]].split("|")
            full = max(map(len, lines)) * letters["letter"][name["kind"]] * name["size"]
            long = max(LEAST * full, min(full, name["room"]))
            turn = math.radians(name["angle"])
            x, y = abs(math.cos(turn)) * long / 2, abs(math.sin(turn)) * long / 2
            where = f"{name['id']} in {panel} ({language})"
            assert x <= name["x"] <= width - x, where
            assert max(y, name["size"] * len(lines) / 2) <= name["y"] <= height - y, where
