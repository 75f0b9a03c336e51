"""A war (7): theater by theater, then what comes after it."""

from __future__ import annotations

from tricorne.games.imperial_struggle.military import tiles
from tricorne.games.imperial_struggle.position import Table
from tricorne.games.imperial_struggle.step import Passage
from tricorne.games.imperial_struggle.words import NONE


class War(Passage):
    """The passage of a war on the turn track."""

    def run(self, p: Table, frame: int) -> None:
        p.stack.pop()
        tiles.take_back(p)
        following = tiles.prepared_war(p)
        if following != NONE:
            tiles.lay_out(p, following)
