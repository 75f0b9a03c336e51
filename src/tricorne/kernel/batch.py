"""Many games of one kind, stepped together without a record: what learners ask of an engine, as plain lists.

Whoever steps them (``envs/vector.py``) carries the lists over into arrays.
"""

from __future__ import annotations

from tricorne.kernel.engine import CHANCE, DECISION, Engine
from tricorne.kernel.kept_rows import KeptRow, RowKeeper
from tricorne.kernel.position import AnyPosition


class GameBatch:
    """So many games. After ``step`` the lists tell what it brought; games that ended are begun anew with ``begin``."""

    def __init__(self, engine: Engine, keeper: RowKeeper, seats: list[int], games: int) -> None:
        self.engine = engine
        self.keeper = keeper
        self.seats = seats
        """The number of each seat in the game's own order, by its place at the table."""
        self.place_of: list[int] = [0] * (max(seats) + 1)
        for place in range(len(seats)):
            self.place_of[seats[place]] = place
        self.positions: list[AnyPosition] = []
        self.rows: list[KeptRow] = [KeptRow() for _ in range(games * len(seats))]
        """By game and place."""
        # What has come since the lists were last cleared.
        self.ended: list[int] = []
        """Games that are over."""
        self.asked: list[int] = []
        """Games in which a seat is asked, and below its place and how many actions are open to it."""
        self.actors: list[int] = []
        self.open_counts: list[int] = []
        self.open_actions: list[int] = []
        """The open actions of all these games, one game after the other."""
        self.where: list[int] = []
        """Numbers of rows that have changed: (game * places + place) * size of a row + place in the row."""
        self.what: list[int] = []
        """What they are now, as bytes."""

    def clear(self) -> None:
        """Forget what the last step brought."""
        self.ended.clear()
        self.asked.clear()
        self.actors.clear()
        self.open_counts.clear()
        self.open_actions.clear()
        self.where.clear()
        self.what.clear()

    def begin(self, game: int, position: AnyPosition) -> None:
        """Put a fresh position in the place of a game."""
        if game == len(self.positions):
            self.positions.append(position)
        else:
            self.positions[game] = position
        self.engine.run_passages(position)
        self._go_on(game)

    def step(self, actions: list[int]) -> None:
        """Play an open action in every game."""
        self.clear()
        engine = self.engine
        positions = self.positions
        for game in range(len(positions)):
            engine.apply(positions[game], actions[game])
            self._go_on(game)

    def _go_on(self, game: int) -> None:
        """Draw the chance that is due; then note who is asked what, or that the game is over."""
        engine = self.engine
        p = self.positions[game]
        waits = engine.waits_for(p)
        while waits == CHANCE:
            engine.apply_outcome(p, engine.draw(p))
            waits = engine.waits_for(p)
        if waits != DECISION:
            self.ended.append(game)
            return
        seat = engine.actor(p)
        place = self.place_of[seat]
        self.asked.append(game)
        self.actors.append(place)
        before = len(self.open_actions)
        engine.legal(p, self.open_actions)
        self.open_counts.append(len(self.open_actions) - before)
        row = game * len(self.seats) + place
        self.keeper.update(self.rows[row], p, seat, row * self.keeper.layout.size, self.where, self.what)
