"""The pen that draws the scenery: short numbers, soft lines, shores that wander a little and always in the same way."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from client.scenery.__main__ import main
from client.scenery.atlas import GAMES, THEMES, panels, theme
from client.scenery.drawing import drawing
from client.scenery.strokes import curve, element, number, ring, surveyed

LINE = [(0.0, 0.0), (100.0, 0.0), (100.0, 60.0)]


@pytest.mark.parametrize(
    ("value", "told"), [(3.0, "3"), (-0.04, "0"), (0.25, "0.2"), (-0.5, "-0.5"), (-10.0, "-10"), (100.0, "100")]
)
def test_numbers_are_short(value: float, told: str) -> None:
    assert number(value) == told


def test_an_element_names_its_attributes_as_svg_does() -> None:
    assert element("path", d="M0 0", stroke_width=1.5) == '<path d="M0 0" stroke-width="1.5"/>'
    assert element("g", element("use", href="#land"), opacity=1) == '<g opacity="1"><use href="#land"/></g>'


def test_a_curve_runs_from_end_to_end_and_a_ring_comes_back() -> None:
    assert curve(LINE) == "M0 0Q100 0 100 30L100 60"
    assert ring(LINE) == "M50 30Q0 0 50 0Q100 0 100 30Q100 60 50 30Z"


def test_a_surveyed_line_keeps_its_points_and_stays_near() -> None:
    found = surveyed(LINE, random.Random(1), sway=0.16, shortest=9)
    assert found == surveyed(LINE, random.Random(1), sway=0.16, shortest=9)
    assert all(point in found for point in LINE)
    assert all(math.dist(one, other) <= 9 for one, other in pairwise(found))
    assert max(-y for _, y in found) < 40 and max(x for x, _ in found) < 140


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_names_only_what_it_defines(game: str) -> None:
    for panel in panels(game):
        for shade in THEMES:
            drawn = drawing(panel, theme(game, shade))
            used = {
                part.split(mark)[0]
                for start, mark in (("url(#", ")"), ('href="#', '"'))
                for part in drawn.split(start)[1:]
            }
            assert {name for name in used if f' id="{name}"' not in drawn} == set()


def test_the_command_knows_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["europe"]) == 2
    assert "--all" in capsys.readouterr().err
