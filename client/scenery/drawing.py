"""One panel as an SVG document, from the water up."""

from __future__ import annotations

from client.scenery.atlas import Panel, Theme
from client.scenery.land import borders, coast, hills, lands
from client.scenery.strokes import Pen, element
from client.scenery.water import lakes, rivers, sea, waterlines


def drawing(panel: Panel, theme: Theme) -> str:
    width, height = panel.size
    layers = [
        _definitions(panel, theme),
        sea(panel, theme),
        _paper(panel, theme),
        waterlines(panel, theme),
        lands(panel, theme),
        _paper(panel, theme, clip_path="url(#on-land)"),
        rivers(panel, theme),
        lakes(panel, theme),
        hills(panel, theme),
        borders(panel, theme),
        coast(panel, theme),
    ]
    frame: Pen = {"viewBox": f"0 0 {width} {height}", "width": width, "height": height}
    return element("svg", *layers, xmlns="http://www.w3.org/2000/svg", **frame)


def _definitions(panel: Panel, theme: Theme) -> str:
    outlines = {"land": ("on-land", panel.land)}
    outlines |= {id: (f"in-{id}", d) for id, d in panel.regions.items()}
    shapes = "".join(
        element("path", id=id, d=d, fill_rule="evenodd") + element("clipPath", element("use", href=f"#{id}"), id=inside)
        for id, (inside, d) in outlines.items()
    )
    stops = element("stop", offset=0, stop_color=theme.sea) + element("stop", offset=1, stop_color=theme.deep)
    depth = element("radialGradient", stops, id="sea", cx=0.45, cy=0.5, r=0.8)
    blur = element("feGaussianBlur", stdDeviation=panel.style.blur)
    soft = element("filter", blur, id="soft", x="-5%", y="-5%", width="110%", height="110%")
    return element("defs", shapes, depth, soft, _stains(panel, theme))


def _stains(panel: Panel, theme: Theme) -> str:
    """Old paper: noise, of which only the strongest is seen, in one colour."""
    noise = element(
        "feTurbulence",
        type="fractalNoise",
        baseFrequency=" ".join(f"{one:g}" for one in panel.style.grain),
        numOctaves=5,
        seed=7 + len(panel.id),
    )
    colour = "  ".join(f"0 0 0 0 {part:g}" for part in theme.stain)
    matrix = f"{colour}  0 0 0 {theme.stain_slope:g} {theme.stain_least:g}"
    whole = {"x": "0", "y": "0", "width": "100%", "height": "100%"}
    return element("filter", noise, element("feColorMatrix", values=matrix), id="paper", **whole)


def _paper(panel: Panel, theme: Theme, **attributes: str) -> str:
    width, height = panel.size
    sheet = element("rect", width=width, height=height, filter="url(#paper)", opacity=theme.grain)
    return element("g", sheet, **attributes)
