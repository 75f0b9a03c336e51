"""What the search knows of Struggle of Empires."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires import endgame, kinds
from tricorne.games.struggle_of_empires.bots import worths
from tricorne.games.struggle_of_empires.bots.evaluation import FEATURES, Evaluation
from tricorne.games.struggle_of_empires.bots.fitted import WEIGHTS
from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.words import POWERS
from tricorne.kernel.engine import Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import Position, kind_of

SEARCHED: Final = [
    kinds.PLACE_UNIT,
    kinds.SPEAK,
    kinds.PROPOSE_RED,
    kinds.PROPOSE_BLUE,
    kinds.TURN,
    kinds.MOVES,
    kinds.DESTINATION,
    kinds.USE_WAR_OFFICE,
    kinds.COMMIT_ARMIES,
    kinds.FIGHT_AT_SEA,
]
"""Questions that deserve thought."""
QUIET: Final = [kinds.PUT_BACK, kinds.DRAFT_PICK, kinds.PLACE_UNIT, kinds.SPEAK, kinds.TURN]
"""Questions at which nothing is half done."""

WORDS: Final = {
    "points": "victory points",
    "scoring": "places in the regions",
    "hope": "good attacks",
    "danger": "safety of what is held",
    "markers": "control markers",
    "unrest": "peace at home",
    "penalty": "peace at home",
    "near-revolution": "peace at home",
    "gold": "gold",
    "income": "income",
    "taxation": "no taxes to come",
    "population": "population",
    "armies": "armies on the map",
    "navies": "navies on the map",
    "forts": "forts",
    "training": "Army Training",
    "ready-tiles": "tiles to use",
    "other-tiles": "tiles that last",
    "agriculture": "agriculture",
    "trade": "trade",
    "alliances": "local alliances",
}
"""What the evaluation counts, as people call it."""


class EmpiresKnowledge(Knowledge):
    seats = POWERS
    scale = 0.5
    rehearses = True

    def __init__(self, engine: Engine, position: Position) -> None:
        self.evaluation = Evaluation(cast(Table, position).charter)

    def worths(self, p: Position, legal: list[int]) -> list[float]:
        return worths(cast(Table, p), legal)

    def small(self, p: Position) -> bool:
        return kind_of(p.stack[-1]) not in SEARCHED

    def quiet(self, p: Position) -> bool:
        return kind_of(p.stack[-1]) in QUIET

    def turn_begins(self, p: Position) -> bool:
        return kind_of(p.stack[-1]) == kinds.TURN

    def shares(self, p: Position) -> list[float]:
        return self.evaluation.shares(cast(Table, p))

    def leaning(self, p: Position) -> list[float]:
        return self.evaluation.leaning(cast(Table, p))

    def moment(self, p: Position) -> int:
        return self.evaluation.moment(cast(Table, p))

    def grounds(self, p: Position, seat: int) -> dict[str, float]:
        table = cast(Table, p)
        later = self.evaluation.later(table)
        row = self.evaluation.rows(table)[table.charter.players.index(seat)]
        found: dict[str, float] = {}
        for at, counted in enumerate(row):
            words = WORDS.get(FEATURES[at])
            if words is not None:
                found[words] = found.get(words, 0.0) + (WEIGHTS[at][0] + WEIGHTS[at][1] * later) * counted
        return found

    def rows(self, p: Position) -> list[list[float]]:
        return self.evaluation.rows(cast(Table, p))

    def later(self, p: Position) -> float:
        return self.evaluation.later(cast(Table, p))

    def winners(self, p: Position) -> list[float]:
        table = cast(Table, p)
        winners = endgame.final(table).winners
        return [1.0 / len(winners) if power in winners else 0.0 for power in table.charter.players]
