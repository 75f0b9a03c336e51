"""What the search knows of Struggle of Empires."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.bots import worths
from tricorne.games.struggle_of_empires.bots.evaluation import FEATURES, Evaluation
from tricorne.games.struggle_of_empires.bots.fitted import WEIGHTS
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.kernel.engine import Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition, kind_of

SEARCHED: Final = [
    step_numbers.PLACE_UNIT,
    step_numbers.SPEAK,
    step_numbers.PROPOSE_RED,
    step_numbers.PROPOSE_BLUE,
    step_numbers.TURN,
    step_numbers.MOVES,
    step_numbers.DESTINATION,
    step_numbers.USE_WAR_OFFICE,
    step_numbers.COMMIT_ARMIES,
    step_numbers.FIGHT_AT_SEA,
]
"""Questions that deserve thought."""
QUIET: Final = [
    step_numbers.PUT_BACK,
    step_numbers.DRAFT_PICK,
    step_numbers.PLACE_UNIT,
    step_numbers.SPEAK,
    step_numbers.TURN,
]
"""Questions at which nothing is half done."""

WORDS: Final = {
    "points": "points",
    "scoring": "places",
    "hope": "attacks",
    "danger": "safety",
    "markers": "markers",
    "unrest": "peace",
    "penalty": "peace",
    "near-revolution": "peace",
    "gold": "gold",
    "income": "income",
    "taxation": "taxes",
    "population": "population",
    "armies": "armies",
    "navies": "navies",
    "forts": "forts",
    "training": "training",
    "ready-tiles": "ready-tiles",
    "other-tiles": "lasting-tiles",
    "agriculture": "agriculture",
    "trade": "trade",
    "alliances": "alliances",
}
"""What the evaluation counts, as people call it."""


class EmpiresKnowledge(Knowledge):
    seats = POWERS
    scale = 0.5
    rehearses = True

    def __init__(self, engine: Engine, position: AnyPosition, style: Style = BALANCED) -> None:
        self.style = style
        self.evaluation = Evaluation(cast(Position, position).ruleset)

    def worths(self, p: AnyPosition, legal: list[int]) -> list[float]:
        return worths(cast(Position, p), legal, self.style)

    def small(self, p: AnyPosition) -> bool:
        return kind_of(p.stack[-1]) not in SEARCHED

    def quiet(self, p: AnyPosition) -> bool:
        return kind_of(p.stack[-1]) in QUIET

    def turn_begins(self, p: AnyPosition) -> bool:
        return kind_of(p.stack[-1]) == step_numbers.TURN

    def shares(self, p: AnyPosition) -> list[float]:
        return self.evaluation.shares(cast(Position, p))

    def leaning(self, p: AnyPosition) -> list[float]:
        return self.evaluation.leaning(cast(Position, p))

    def moment(self, p: AnyPosition) -> int:
        return self.evaluation.moment(cast(Position, p))

    def grounds(self, p: AnyPosition, seat: int) -> dict[str, float]:
        table = cast(Position, p)
        later = self.evaluation.time_left(table)
        row = self.evaluation.rows(table)[table.ruleset.players.index(seat)]
        found: dict[str, float] = {}
        for at, counted in enumerate(row):
            words = WORDS.get(FEATURES[at])
            if words is not None:
                found[words] = found.get(words, 0.0) + (WEIGHTS[at][0] + WEIGHTS[at][1] * later) * counted
        return found

    def rows(self, p: AnyPosition) -> list[list[float]]:
        return self.evaluation.rows(cast(Position, p))

    def time_left(self, p: AnyPosition) -> float:
        return self.evaluation.time_left(cast(Position, p))

    def winners(self, p: AnyPosition) -> list[float]:
        table = cast(Position, p)
        winners = endgame.final(table).winners
        return [1.0 / len(winners) if power in winners else 0.0 for power in table.ruleset.players]
