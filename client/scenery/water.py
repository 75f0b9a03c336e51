"""Seas, grid and compass rose, the waterlines along the coasts, rivers and lakes."""

from __future__ import annotations

import math
import random

from client.scenery.atlas import Panel, Rose, Theme
from client.scenery.strokes import at, curve, element, number, ring, surveyed

GRID = {"stroke_width": 0.8, "opacity": 0.34}
RHUMBS = 16
FAR = 2400.0
CALM = 0.9
"""How much of a waterline's own band of sea covers the wider one below it."""


def sea(panel: Panel, theme: Theme) -> str:
    """Water, a little deeper towards the corners, with the grid and the rose."""
    width, height = panel.size
    water = element("rect", width=width, height=height, fill="url(#sea)")
    grid = element("path", d=panel.grid, fill="none", stroke=theme.wave, **GRID)
    return water + grid + (rose(panel.rose, theme) if panel.rose else "")


def rose(plan: Rose, theme: Theme) -> str:
    """Rhumb lines over the whole sea, two rings, eight rays with a light and a dark side, a lily for the north."""
    turns = [math.tau * k / RHUMBS for k in range(RHUMBS)]
    rays = "".join(f"M0 0L{at((FAR * math.sin(turn), -FAR * math.cos(turn)))}" for turn in turns)
    rhumbs = element("path", d=rays, stroke=theme.wave, stroke_width=0.9, opacity=0.4)
    rings = element("circle", r=plan.radius, fill=theme.sea, stroke=theme.wave, stroke_width=1.4)
    rings += element("circle", r=plan.radius * 0.88, fill="none", stroke=theme.wave, stroke_width=0.8)
    star = "".join(
        _ray(angle, plan.radius * length, plan.radius * waist, theme)
        for first, length, waist in ((45, 0.62, 0.1), (0, 1.0, 0.17))
        for angle in range(first, 360, 90)
    )
    top = number(-1.36 * plan.radius)
    lily = element("path", d=f"M0 {top}c3 4 8 6 8 11c0 4-4 6-8 3c-4 3-8 1-8-3c0-5 5-7 8-11z", fill=theme.rose)
    return element("g", rhumbs, rings, star, lily, transform=f"translate({at(plan.at)})", opacity=0.8)


def _ray(angle: float, length: float, waist: float, theme: Theme) -> str:
    dark = element("path", d=f"M0 0L{at((-waist, -waist))}L{at((0, -length))}Z", fill=theme.rose)
    bright = f"M0 0L{at((waist, -waist))}L{at((0, -length))}Z"
    light = element("path", d=bright, fill=theme.rose_light, stroke=theme.rose, stroke_width=0.8)
    return element("g", dark, light, transform=f"rotate({angle})")


def waterlines(panel: Panel, theme: Theme) -> str:
    """From the widest to the nearest: a stroke along the coast, and the sea over all but its rim."""
    drawn = ""
    for width, strength in panel.style.waterlines:
        line = {"href": "#land", "fill": "none", "stroke_linejoin": "round"}
        drawn += element("use", **line, stroke=theme.wave, stroke_width=width, opacity=strength)
        inner = width - panel.style.waterline
        drawn += element("use", **line, stroke=theme.sea, stroke_width=inner, opacity=CALM)
    return drawn


def rivers(panel: Panel, theme: Theme) -> str:
    """They meander, and end where the land does."""
    chance = random.Random(f"rivers of {panel.id}")
    lines = [surveyed(line, chance, 0.16, 9) for line in panel.rivers]
    if not lines:
        return ""
    return element(
        "path",
        d="".join(curve(line) for line in lines),
        clip_path="url(#on-land)",
        fill="none",
        stroke=theme.wave,
        stroke_width=panel.style.river,
        stroke_linecap="round",
        opacity=0.7,
    )


def lakes(panel: Panel, theme: Theme) -> str:
    """A lake has a coast like the sea's, and waterlines inside."""
    if not panel.lakes:
        return ""
    chance = random.Random(f"lakes of {panel.id}")
    shores = "".join(ring(surveyed([*shore, shore[0]], chance, 0.13, 9)[:-1]) for shore in panel.lakes)
    lake = {"d": shores, "stroke_linejoin": "round"}
    inside = "".join(
        element("path", **lake, fill="none", stroke=theme.wave, stroke_width=width, opacity=strength)
        + element("path", **lake, fill="none", stroke=theme.sea, stroke_width=width - panel.style.waterline)
        for width, strength in ((15, 0.3), (8, 0.4))
    )
    clip = element("clipPath", element("path", d=shores), id="in-lakes")
    water = element("g", element("path", **lake, fill=theme.sea), inside, clip_path="url(#in-lakes)")
    shore = element("path", **lake, fill="none", stroke=theme.coast, stroke_width=panel.style.coast * 0.75)
    return clip + water + shore
