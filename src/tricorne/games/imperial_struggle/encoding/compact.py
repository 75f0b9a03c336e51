"""The compact observation of Imperial Struggle: parts of the full row, some of them added up."""

from __future__ import annotations

from typing import Final

from tricorne.kernel.encoding import Compact, Sum

VERSION: Final = 1
AS_THEY_ARE: Final = [
    "side",
    "turn",
    "phase",
    "round",
    "initiative",
    "specials",
    "question",
    "asked",
    "question-details",
    "victory-points",
    "scoring-now",
    "awards",
    "demands",
    "prestige",
    "sides",
    "conflicts",
    "hand",
    "pile",
    "ministries-up",
    "ministries-own",
    "advantages-exhausted",
    "investments-open",
    "round-of",
    "round-points",
    "round-restricted",
    "round-actions",
    "round-done",
    "purchase",
    "war",
    "theaters",
    "fight",
]


def compact() -> Compact:
    parts = [Sum(name, [name], []) for name in AS_THEY_ARE]
    parts += [
        Sum("flags", ["flags-own"], ["flags-other-side"], 1, "spaces: 1 own, -1 the other side's"),
        Sum("advantages", ["advantages-own"], ["advantages-other-side"], 1, "Advantages: 1 own, -1 the other side's"),
    ]
    return Compact(VERSION, parts)
