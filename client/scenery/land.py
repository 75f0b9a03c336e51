"""Lands with a tinted inner border, ranges of hills, dotted frontiers, and the coast over all."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from client.scenery.atlas import Hills, Panel, Point, Theme
from client.scenery.strokes import Pen, at, element

HOME = "home-"


def lands(panel: Panel, theme: Theme) -> str:
    """Land that belongs to nobody is plain; each region has its tint, deepest along its border."""
    plain = element("path", d=panel.elsewhere, fill=theme.elsewhere) if panel.elsewhere else ""
    return plain + "".join(_tinted(panel, theme, id) for id in panel.regions)


def _tinted(panel: Panel, theme: Theme, id: str) -> str:
    tint, style, shape = theme.tints[id], panel.style, {"href": f"#{id}"}
    fill = theme.fill * (theme.home if id.startswith(HOME) else 1)
    border = {"fill": "none", "stroke": tint}
    return element("use", **shape, fill=theme.land) + element(
        "g",
        element("use", **shape, fill=tint, fill_opacity=fill),
        element("use", **shape, **border, stroke_opacity=theme.glow, stroke_width=style.glow, filter="url(#soft)"),
        element("use", **shape, **border, stroke_opacity=theme.edge, stroke_width=style.edge),
        clip_path=f"url(#in-{id})",
    )


def hills(panel: Panel, theme: Theme) -> str:
    """Those in front hide those behind."""
    if not panel.hills:
        return ""
    drawn = ""
    for index, plan in enumerate(panel.hills):
        chance = random.Random(f"hills {index} of {panel.id}")
        for foot in sorted(_strewn(plan, chance), key=lambda spot: spot[1]):
            drawn += _hill(foot, plan.size * chance.uniform(0.75, 1.15), theme)
    pen: Pen = {"stroke": theme.ridge, "stroke_width": 1.1, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return element("g", drawn, fill="none", **pen, opacity=panel.style.relief, clip_path="url(#on-land)")


def _strewn(plan: Hills, chance: random.Random) -> list[Point]:
    """Feet of hills, about evenly along the spine and a little aside."""
    pieces = list(pairwise(plan.spine))
    long = sum(math.dist(*piece) for piece in pieces)
    spots = []
    for k in range(plan.count):
        rest = min(long, max(0.0, (k + 0.5 + chance.uniform(-0.4, 0.4)) / plan.count * long))
        for start, end in pieces:
            length = math.dist(start, end)
            if rest <= length or (start, end) == pieces[-1]:
                break
            rest -= length
        part = rest / length
        x, y = start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
        spots.append((x + chance.gauss(0, plan.size / 2), y + chance.gauss(0, plan.size / 2)))
    return spots


def _hill(foot: Point, size: float, theme: Theme) -> str:
    """A peak with a steep and a shaded side."""
    x, y = foot
    top = y - 1.25 * size
    slopes = f"M{at((x - size, y))}Q{at((x - 0.45 * size, y - 0.3 * size))} {at((x, top))}"
    slopes += f"Q{at((x + 0.35 * size, top + 0.8 * size))} {at((x + size, y))}"
    shade = "".join(
        f"M{at((x + right * size, top + down * size))}l{at((lean * size, fall * size))}"
        for right, down, lean, fall in ((0, 0, 0.25, 0.9), (0.25, 0.35, 0.2, 0.65), (0.5, 0.75, 0.12, 0.4))
    )
    return element("path", d=slopes, fill=theme.hill) + element("path", d=shade, stroke_width=0.8)


def borders(panel: Panel, theme: Theme) -> str:
    """Frontiers between regions, and those drawn by hand."""
    style = panel.style
    if not style.border:
        return ""
    between = list(panel.regions.values()) if len(panel.regions) > 1 else []
    pen: Pen = {"fill": "none", "stroke": theme.line, "stroke_width": style.border, "stroke_linecap": "round"}
    drawn = "".join(element("path", d=d, **pen, stroke_dasharray=style.dashes) for d in between + panel.borders)
    return element("g", drawn, opacity=style.border_strength)


def coast(panel: Panel, theme: Theme) -> str:
    return element(
        "use", href="#land", fill="none", stroke=theme.coast, stroke_width=panel.style.coast, stroke_linejoin="round"
    )
