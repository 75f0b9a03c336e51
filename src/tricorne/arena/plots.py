"""Plots of a tournament, as SVG and PNG: the rating ladder, points by source, wins by power, the length of games.

The same games give the same files to the byte: no dates, no names of machines, letters drawn as shapes.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from tricorne.arena.summary import Summary
from tricorne.kernel.extras import needs

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER = "#fbf8f1"
INK = "#2b2a27"
FAINT = "#8d887c"
RULE = "#ded7c8"
ACCENT = "#0072b2"
COLOURS = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#6b6b6b"]
"""Told apart by all eyes (Okabe and Ito)."""
WIDTH = 7.2
ROW = 0.42
"""Inches for a row of a chart."""
MARGIN = 0.12
LONGEST = 34
"""Letters of a name that are shown."""
DOTS = 160
LAST = "unrest"
"""The source that is counted after all others."""

STYLE: dict[Any, Any] = {
    "font.family": ["DejaVu Sans"],
    "font.size": 9.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": FAINT,
    "ytick.color": INK,
    "xtick.labelcolor": INK,
    "ytick.left": False,
    "svg.hashsalt": "tricorne",
    "svg.fonttype": "path",
}


def draw(summary: Summary) -> Iterator[tuple[str, bytes]]:
    """All plots: the name of each file and its content."""
    with needs("arena"):
        import matplotlib
        from matplotlib.figure import Figure
    charts: list[tuple[str, Callable[[Summary, Figure], None]]] = [
        ("ratings", _ratings),
        ("sources", _sources),
        ("powers", _powers),
        ("length", _length),
    ]
    with matplotlib.rc_context(STYLE):
        for name, chart in charts:
            figure = Figure(figsize=(WIDTH, 3.0), layout="constrained")
            chart(summary, figure)
            yield f"{name}.svg", _saved(figure, "svg", {"Date": None, "Creator": None})
            yield f"{name}.png", _saved(figure, "png", {"Software": None})


def _saved(figure: Figure, kind: str, metadata: dict[str, Any]) -> bytes:
    out = io.BytesIO()
    figure.savefig(out, format=kind, metadata=metadata, dpi=DOTS)
    return out.getvalue()


def _axes(figure: Figure, title: str, under: str, rows: int) -> Axes:
    figure.set_size_inches(WIDTH, 1.35 + ROW * max(rows, 2))
    layout = figure.get_layout_engine()
    assert layout is not None
    layout.set(w_pad=MARGIN, h_pad=MARGIN)  # type: ignore[call-arg]  # what the constrained layout takes
    axes: Axes = figure.add_subplot()
    axes.set_title(title, loc="left", fontsize=12.5, fontweight="bold", pad=10)
    axes.set_xlabel(under, fontsize=8.5, color=FAINT, loc="left")
    axes.grid(axis="x", color=RULE, linewidth=0.8)
    axes.set_axisbelow(True)
    return axes


def _names(axes: Axes, names: list[str]) -> None:
    shown = [name if len(name) <= LONGEST else "…" + name[1 - LONGEST :] for name in names]
    axes.set_yticks(range(len(names)), shown)
    axes.set_ylim(len(names) - 0.5, -0.5)


def _ratings(summary: Summary, figure: Figure) -> None:
    rows = summary.ratings
    axes = _axes(figure, "Rating ladder", "OpenSkill rating with its 95% interval", len(rows))
    for at, rating in enumerate(rows):
        axes.plot([rating.low, rating.high], [at, at], color=ACCENT, alpha=0.35, linewidth=7, solid_capstyle="round")
        axes.plot([rating.mu], [at], "o", color=ACCENT, markersize=7)
        axes.annotate(f"{rating.mu:.1f}", (rating.mu, at), (0, 7), textcoords="offset points", ha="center", fontsize=8)
    _names(axes, [rating.bot for rating in rows])


def _powers(summary: Summary, figure: Figure) -> None:
    rows = sorted(summary.by_power.items(), key=lambda row: (-row[1].share, row[0]))
    axes = _axes(
        figure, "Wins by power", "share of games won, with 95% intervals; the line is an even share", len(rows)
    )
    for at, (_, share) in enumerate(rows):
        axes.plot([share.low, share.high], [at, at], color=FAINT, linewidth=2, solid_capstyle="round")
        axes.plot([share.share], [at], "o", color=ACCENT, markersize=7)
        axes.annotate(
            f"{share.share:.0%}", (share.share, at), (0, 7), textcoords="offset points", ha="center", fontsize=8
        )
    fair = sum(share.fair for _, share in rows) / len(rows)
    axes.axvline(fair, color=COLOURS[5], linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_xlim(0, max(share.high for _, share in rows) * 1.03)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    _names(axes, [power.replace("-", " ") for power, _ in rows])


def _sources(summary: Summary, figure: Figure) -> None:
    found = summary.sources
    sources = sorted({source for row in found.values() for source in row}, key=lambda source: (source == LAST, source))
    axes = _axes(figure, "Victory points by source", "mean of a seat and game; losses to the left", len(found) + 1)
    for at, row in enumerate(found.values()):
        right = left = 0.0
        for number, source in enumerate(sources):
            points = row.get(source, 0.0)
            start = right if points > 0 else left
            colour = COLOURS[number % len(COLOURS)]
            axes.barh(at, points, 0.55, start, color=colour, edgecolor=PAPER, linewidth=0.8)
            if points > 0:
                right += points
            else:
                left += points
        axes.plot([right + left], [at], "d", color=INK, markeredgecolor=PAPER, markersize=7)
    axes.axvline(0, color=INK, linewidth=0.9)
    for number, source in enumerate(sources):
        axes.barh(0, 0, color=COLOURS[number % len(COLOURS)], label=source.replace("-", " "))
    axes.plot([], [], "d", color=INK, markersize=6, linestyle="none", label="together")
    figure.legend(loc="outside lower left", ncols=4, frameon=False, fontsize=8)
    _names(axes, list(found))


def _length(summary: Summary, figure: Figure) -> None:
    numbers = summary.decisions.numbers
    axes = _axes(figure, "Length of a game", "decisions; the line is the median", 5)
    axes.hist(numbers, bins=min(30, max(5, len(numbers) // 5)), color=ACCENT, edgecolor=PAPER, linewidth=0.8)
    axes.axvline(summary.decisions.to_json()["median"], color=COLOURS[5], linewidth=1.2, linestyle=(0, (4, 3)))
    axes.grid(visible=False)
    axes.grid(axis="y", color=RULE, linewidth=0.8)
    axes.set_ylabel("games", fontsize=8.5, color=FAINT)
