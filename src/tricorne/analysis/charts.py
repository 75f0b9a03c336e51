"""Charts of the report as SVG: lines over time, points by source, bars to both sides. Colours come from the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

WIDTH = 720
HEIGHT = 260
LEFT = 54
RIGHT = 12
TOP = 12
BOTTOM = 26
DASHES = ["", "9 3", "2 3", "12 3 2 3", "5 5", "1 4", "14 4"]
"""Lines are told apart without their colours too."""
BAR = 18
MARK = 16
TICKS = 6
TAIL = 1.03
"""Charts go on a little after the last entry, so that what it brought is seen."""

Point = tuple[float, float]


class Scale:
    """From values to places on the drawing."""

    def __init__(self, right: float, low: float, high: float, height: int = HEIGHT) -> None:
        self.right = max(right, 1) * TAIL
        self.low = low
        self.high = high if high > low else low + 1
        self.height = height

    def x(self, value: float) -> float:
        return round(LEFT + value / self.right * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        room = self.height - TOP - BOTTOM
        return round(TOP + (self.high - value) / (self.high - self.low) * room, 1)


def ticks(low: float, high: float) -> list[float]:
    """A handful of round values.

    >>> ticks(0, 113), ticks(0, 1)
    ([0, 20, 40, 60, 80, 100], [0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    """
    wanted = (high - low) / TICKS
    base = 10 ** math.floor(math.log10(wanted))
    step = next(base * times for times in (1, 2, 5, 10) if base * times >= wanted)
    first = math.ceil(low / step)
    return [round(number * step, 10) for number in range(first, math.floor(high / step + 1e-9) + 1)]


def frame(scale: Scale, label: str, shown: Callable[[float], str]) -> str:
    """The beginning of a chart: its name for those who hear it, lines across with their values, entries along."""
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {scale.height}" role="img" aria-label="{escape(label)}">',
    ]
    for tick in ticks(scale.low, scale.high):
        at = scale.y(tick)
        parts.append(f'<path class="{"zero" if tick == 0 else "grid"}" d="M{LEFT} {at}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{shown(tick)}</text>')
    for tick in ticks(0, scale.right):
        parts.append(f'<text x="{scale.x(tick)}" y="{scale.height - 8}" text-anchor="middle">{tick:g}</text>')
    return "".join(parts)


def path(scale: Scale, points: Sequence[Point], steps: bool = False) -> str:
    """A line through points, or one that keeps each value until the next."""
    parts: list[str] = []
    for number, (x, y) in enumerate(points):
        if number == 0:
            parts.append(f"M{scale.x(x)} {scale.y(y)}")
        elif steps:
            parts.append(f"H{scale.x(x)}V{scale.y(y)}")
        else:
            parts.append(f"L{scale.x(x)} {scale.y(y)}")
    return "".join(parts)


def lines(
    rows: Sequence[tuple[str, Sequence[Point]]],
    scale: Scale,
    label: str,
    shown: Callable[[float], str],
    marks: Sequence[tuple[float, str]] = (),
    steps: bool = False,
) -> str:
    """A line for each seat, in its colour and with its own dashes; marks are numbered moments."""
    parts = [frame(scale, label, shown)]
    last = -math.inf
    level = 0
    for at, name in marks:
        x = scale.x(at)
        # Numbers that would lie on each other step down.
        level = level + 1 if x - last < MARK else 0
        last = x
        y = TOP + 2 + level * MARK
        parts.append(f'<path class="mark" d="M{x} {TOP}V{scale.height - BOTTOM}"/>')
        parts.append(f'<circle class="mark" cx="{x}" cy="{y}" r="{MARK / 2 - 1}"/>')
        parts.append(f'<text class="mark" x="{x}" y="{y + 3.5}" text-anchor="middle">{escape(name)}</text>')
    for number, (seat, points) in enumerate(rows):
        drawn = path(scale, [*points, (scale.right, points[-1][1])], steps)
        dashes = DASHES[number % len(DASHES)]
        parts.append(f'<path class="below" d="{drawn}"/>')
        parts.append(f'<path class="line p-{escape(seat)}" d="{drawn}" stroke-dasharray="{dashes}"/>')
    parts.append("</svg>")
    return "".join(parts)


def key(seat: str, name: str, number: int) -> str:
    """The entry of a legend: a piece of the seat's line."""
    dashes = DASHES[number % len(DASHES)]
    return (
        '<span class="key"><svg viewBox="0 0 34 10" aria-hidden="true"><path class="below" d="M1 5H33"/>'
        f'<path class="line p-{escape(seat)}" d="M1 5H33" stroke-dasharray="{dashes}"/></svg>{escape(name)}</span>'
    )


def stack(rows: Sequence[tuple[str, Sequence[Point]]], scale: Scale, label: str) -> str:
    """Areas on top of each other (below zero: under each other), each keeping its value until the next point."""
    parts = [frame(scale, label, lambda value: f"{value:g}")]
    moments = sorted({x for _, points in rows for x, _ in points} | {0.0, scale.right})
    above = dict.fromkeys(moments, 0.0)
    below = dict.fromkeys(moments, 0.0)
    for number, (_, points) in enumerate(rows):
        upper: list[Point] = []
        lower: list[Point] = []
        for moment in moments:
            value = max((point for point in points if point[0] <= moment), default=(0.0, 0.0))[1]
            base = above if value >= 0 else below
            lower.append((moment, base[moment]))
            base[moment] += value
            upper.append((moment, base[moment]))
        parts.append(f'<path class="s-{number % 8}" d="{path(scale, upper, True)}{_back(scale, lower)}Z"/>')
    total = [(moment, above[moment] + below[moment]) for moment in moments]
    parts.append(f'<path class="total" d="{path(scale, total, True)}"/></svg>')
    return "".join(parts)


def _back(scale: Scale, points: Sequence[Point]) -> str:
    """The lower edge of an area, from right to left."""
    parts = [f"V{scale.y(points[-1][1])}"]
    for number in range(len(points) - 1, 0, -1):
        parts.append(f"H{scale.x(points[number][0])}V{scale.y(points[number - 1][1])}")
    parts.append(f"H{scale.x(points[0][0])}")
    return "".join(parts)


def hundredths(value: float) -> str:
    """A share of the win in hundredths, with its sign.

    >>> hundredths(0.123), hundredths(-0.2), hundredths(-0.004)
    ('+12', '-20', '0')
    """
    number = round(100 * value)
    return f"{number:+d}" if number else "0"


def both_sides(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], label: str) -> str:
    """Groups of bars from the middle to the left (loss) and to the right (gain), in hundredths."""
    most = max((abs(value) for _, bars in rows for _, value in bars), default=1.0) or 1.0
    middle = LEFT + (WIDTH - LEFT) / 2
    room = (WIDTH - LEFT) / 2 - 74
    parts: list[str] = []
    y = 6.0
    for name, bars in rows:
        parts.append(f'<text class="head" x="0" y="{y + 13}">{escape(name)}</text>')
        for number, (_, value) in enumerate(bars):
            reach = round(abs(value) / most * room, 1)
            x = round(middle if value >= 0 else middle - reach, 1)
            parts.append(f'<rect class="b-{number}" x="{x}" y="{y}" width="{reach}" height="{BAR - 4}" rx="2"/>')
            anchor, at = ("start", x + reach + 5) if value >= 0 else ("end", x - 5)
            parts.append(f'<text x="{at:.1f}" y="{y + 11}" text-anchor="{anchor}">{hundredths(value)}</text>')
            y += BAR
        y += 12
    line = f'<path class="zero" d="M{middle} 0V{y}"/>'
    head = f'<svg viewBox="0 0 {WIDTH} {y:g}" role="img" aria-label="{escape(label)}">'
    return head + line + "".join(parts) + "</svg>"
