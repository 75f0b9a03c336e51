"""The compact observation of Struggle of Empires: parts of the full row, some of them added up."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, TILES
from tricorne.kernel.encoding import Compact, Sum

VERSION: Final = 1
AS_THEY_ARE: Final = [
    "players",
    "war",
    "phase",
    "rounds-left",
    "question",
    "asked",
    "question-details",
    "turn",
    "turn-order",
    "auction-powers",
    "auction",
    "battle-where",
    "battle-powers",
    "battle-target",
    "battle-strength",
    "battle-committed",
    "power",
    "side",
    "gold",
    "unrest",
    "treasury",
    "navies",
    "control",
    "display",
]


def compact() -> Compact:
    parts = [Sum(name, [name], []) for name in AS_THEY_ARE]
    parts += [
        Sum("land", ["armies", "forts"], [], 1, "armies and forts by place: the regions, then home"),
        Sum("tiles", ["tiles-ready", "tiles-used"], [], TILES, "tiles of each power, ready or used"),
        Sum("tiles-spent", ["tiles-used"], [], TILES, "used tiles of each power"),
        Sum("allies", ["alliances"], [], ALLIANCES, "local alliances of each power"),
    ]
    return Compact(VERSION, parts)
