"""The curve of a training as a picture: games won in each generation, with the 95% interval, over the minutes."""

from __future__ import annotations

from math import sqrt
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT: Final = 56
RIGHT: Final = 16
TOP: Final = 32
BOTTOM: Final = 44
Z: Final = 1.96


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson).

    >>> low, high = interval(60, 100)
    >>> round(low, 3), round(high, 3)
    (0.502, 0.691)
    """
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - half, middle + half


def draw(points: list[tuple[float, int, int]], learner: str = "recruit", rival: str = "heuristic") -> str:
    """An SVG picture of (minutes, games won, games) for each generation."""
    most = max(minutes for minutes, _, _ in points) or 1.0

    def across(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / most

    def down(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    label = f"Share of games won against {rival}, by minutes of training"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}"'
    parts = [
        f'{head} font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">{learner} against {rival}: share of games won</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        stroke = "#888" if percent == 50 else "#ddd"
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{stroke}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}%</text>')
    line = " ".join(f"{across(minutes):.1f},{down(wins / games):.1f}" for minutes, wins, games in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1f4e79" stroke-width="2"/>')
    for minutes, wins, games in points:
        low, high = interval(wins, games)
        x = across(minutes)
        parts.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{down(low):.1f}" y2="{down(high):.1f}" stroke="#1f4e79"/>'
            f'<circle cx="{x:.1f}" cy="{down(wins / games):.1f}" r="4" fill="#1f4e79"/>'
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minutes:.1f}</text>'
        )
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">minutes of training</text></svg>')
    return "\n".join(parts) + "\n"
