"""What the recruit looks at: a few dozen figures worked out of an observation (encoding version 1).

Most are differences between the two sides, so that what is good for one is bad for the other. Each is also seen
through the time that is left: times the Peace turns to come, and times the rounds of this turn. Own War tiles count
by their number alone, so that plans are not chosen for a lucky draw.
"""

from __future__ import annotations

from functools import cache
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from tricorne.games.imperial_struggle.board.constants import (
    FORT,
    MARKET,
    MINISTRIES,
    NAVAL,
    NONE,
    POLITICAL,
    REGIONS,
    TERRITORY,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.encoding.encoding import ImperialEncoder
from tricorne.games.imperial_struggle.game import ImperialStruggle
from tricorne.kernel.encoding import Layout
from tricorne.kernel.lessons import Floats

GAME: Final = "imperial-struggle"
Rows = NDArray[np.int8]

THEATERS: Final = 4
THEATER_SIZE: Final = 12
SIDE_FIELDS: Final = 12
EVEN_TREATY: Final = 4
"""Treaty Points that are kept at the end of a turn."""


class Look:
    """How rows become features; made once."""

    def __init__(self) -> None:
        p = cast(Position, ImperialStruggle().new(["france", "britain"], seed=0).position)
        self.layout = Layout(ImperialEncoder(), False, p, 0)
        assert self.layout.version == 1
        board = p.ruleset.components.board
        groups: list[list[int]] = []
        for region in range(REGIONS):
            for kind in (POLITICAL, MARKET, TERRITORY, NAVAL, FORT):
                spaces = [s for s in board.of_kind[kind] if board.region[s] == region]
                if spaces:
                    groups.append(spaces)
        size = len(p.flag)
        self.groups = np.zeros((size, len(groups)), dtype=np.float32)
        """Which spaces belong together: those of one kind in one Region."""
        for at, spaces in enumerate(groups):
            self.groups[spaces, at] = 1
        c = p.ruleset.components
        self.peace_left = np.array(
            [sum(c.turn_war[turn] == NONE for turn in range(at + 1, len(c.turn_war))) for at in range(len(c.turn_war))],
            dtype=np.float32,
        )
        self.ministry_side = np.array([c.ministries[at].side for at in range(MINISTRIES)])

    def part(self, rows: Rows, name: str) -> Floats:
        return rows[:, self.layout.slices[name]].astype(np.float32)

    def features(self, rows: Rows) -> Floats:
        """The features of many rows at once."""
        count = len(rows)
        side = self.part(rows, "side")
        turn = self.part(rows, "turn")
        peace = (turn @ self.peace_left)[:, None] / 5
        rounds_at = self.part(rows, "round")
        in_rounds = rounds_at.sum(axis=1, keepdims=True)
        rounds = in_rounds * (8 - (rounds_at @ np.arange(8, dtype=np.float32))[:, None]) / 8
        base = np.concatenate(self._figures(rows), axis=1)
        fixed = [side[:, :1] * turn, side[:, 1:] * turn, in_rounds * self._mine(rows), rounds]
        fixed += [self.part(rows, "initiative"), self._ministries(rows, side)]
        found = np.concatenate([*fixed, base, base * peace, base * rounds], axis=1)
        assert found.shape[0] == count
        return found

    def _mine(self, rows: Rows) -> Floats:
        """Whose round it is, and the points left in it."""
        points = self.part(rows, "round-points")
        left = points[:, :3].sum(axis=1, keepdims=True) + points[:, -1:]
        whose = self.part(rows, "round-of")
        return np.concatenate([whose, whose * left], axis=1)

    def _ministries(self, rows: Rows, side: Floats) -> Floats:
        """Own ministries, face down or up, and those of the other side that are up."""
        up = self.part(rows, "ministries-up")
        own = side[:, self.ministry_side]
        down = np.maximum(self.part(rows, "ministries-own"), 0)
        face_down = self.part(rows, "ministries-face-down")
        return np.concatenate([(up + down) * own - up * (1 - own), face_down], axis=1)

    def _figures(self, rows: Rows) -> list[Floats]:
        """Differences between the sides."""
        awards = self.part(rows, "awards").reshape(len(rows), -1, 4)
        demands = self.part(rows, "demands").reshape(len(rows), -1, 5)
        scoring = self.part(rows, "scoring-now")
        own, other = self.part(rows, "flags-own"), self.part(rows, "flags-other-side")
        marked = np.minimum(self.part(rows, "conflicts"), 1)
        spent = self.part(rows, "advantages-exhausted")
        held = self.part(rows, "advantages-own") - self.part(rows, "advantages-other-side")
        lead, worth = awards[:, :, 0], awards[:, :, 1] + 0.4 * awards[:, :, 2]
        wanted, market = demands[:, :, 1], demands[:, :, 0]
        reward = demands[:, :, 2] + 0.4 * demands[:, :, 3]
        prestige = self.part(rows, "prestige")
        return [
            self.part(rows, "victory-points") / 10,
            (scoring[:, :3] - scoring[:, 3:]) / 4,
            lead / 3,
            np.tanh(lead / 2),
            worth * np.tanh(lead / 2),
            market / 2,
            np.tanh(market),
            wanted * reward * np.tanh(market),
            np.tanh(prestige),
            prestige / 3,
            self._sides(rows),
            (own - other) @ self.groups / 2,
            (marked * (own - other)).sum(axis=1, keepdims=True),
            (held * (1 - spent)).sum(axis=1, keepdims=True),
            (held * spent).sum(axis=1, keepdims=True),
            self._theaters(rows),
        ]

    def _sides(self, rows: Rows) -> Floats:
        """Debt, Treaty Points, squadrons, cards."""
        sides = self.part(rows, "sides").reshape(len(rows), 2, SIDE_FIELDS)
        debt, limit, treaty = sides[:, :, 0], sides[:, :, 1], sides[:, :, 2]
        figures = [limit - debt, np.minimum(treaty, EVEN_TREATY), np.maximum(treaty - EVEN_TREATY, 0)]
        figures += [sides[:, :, 3], sides[:, :, 4], sides[:, :, 5], sides[:, :, 10], sides[:, :, 11]]
        return np.concatenate([(one[:, :1] - one[:, 1:]) / 2 for one in figures], axis=1)

    def _theaters(self, rows: Rows) -> Floats:
        """The lead in every theater, by the board and by the number of Bonus tiles."""
        theaters = self.part(rows, "theaters").reshape(len(rows), THEATERS, THEATER_SIZE)
        open_yet = theaters[:, :, 0] * (1 - theaters[:, :, 10])
        board = (theaters[:, :, 4] - theaters[:, :, 8]) * open_yet
        bonus = (theaters[:, :, 2] - theaters[:, :, 6]) * open_yet
        fought = theaters[:, :, 11]
        return np.concatenate([board / 2, bonus, np.tanh((board + 1.5 * bonus) / 2), fought], axis=1)


@cache
def look() -> Look:
    return Look()
