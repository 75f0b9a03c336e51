"""Many games of one kind, stepped together without a record: what learners ask of an engine, as bytes and plain lists.

Whoever steps them (``envs/vector.py``) carries them over into arrays.
"""

from __future__ import annotations

from typing import cast

from tricorne.kernel.action import ActionId
from tricorne.kernel.encoding import NOWHERE, Encoder, Layout
from tricorne.kernel.engine import CHANCE, DECISION, Engine
from tricorne.kernel.kept_rows import GameRows, RowPlan, mark
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.word_rows import PLAIN, octets


class Seating:
    """Who sits where: an engine, the seats by their place, and how their rows are kept. Many games share one."""

    def __init__(self, engine: Engine, encoder: Encoder, layout: Layout, seats: list[int], probe: AnyPosition) -> None:
        """``seats`` are numbers in the game's own order; ``probe`` is any position of this seating."""
        self.engine = engine
        self.seats = seats
        self.place_of: list[int] = [0] * (max(seats) + 1)
        """By the number of a seat: its place."""
        for place in range(len(seats)):
            self.place_of[seats[place]] = place
        self.plan = RowPlan(encoder, layout, seats, probe)


class GameBatch:
    """So many games. After ``step`` the lists tell what it brought; games that ended are begun anew with ``begin``."""

    def __init__(self, games: int, actions: int) -> None:
        self.blank = bytes(actions)
        """A mask without an open action."""
        self.seatings: list[Seating] = []
        """By game, as all lists below."""
        self.positions: list[AnyPosition] = []
        self.kept: list[GameRows] = []
        self.masks = [octets([0] * actions) for _ in range(games)]
        """1 for every open action; all 0 once a game is over."""
        self.legal: list[list[int]] = [[] for _ in range(games)]
        """The open actions as numbers."""
        self.rows = [octets([]) for _ in range(games)]
        """What the seat that is asked knows. Look, do not keep: the next step writes into it."""
        self.actors = [0] * games
        """The place of the seat that is asked; in a game that is over, of the one that was asked last."""
        self.ended: list[int] = []
        """The numbers of the games that the last step ended."""

    def begin(self, game: int, seating: Seating, position: AnyPosition) -> None:
        """Put a fresh position in the place of a game; games begin in their order the first time."""
        if game == len(self.positions):
            self.seatings.append(seating)
            self.positions.append(position)
            self.kept.append(GameRows(seating.plan))
        else:
            self.seatings[game] = seating
            self.positions[game] = position
            self.kept[game].seat(seating.plan)
        seating.engine.run_passages(position)
        self.go_on(game)

    def step(self, actions: list[ActionId]) -> None:
        """Play an open action in every game.

        All games play before any lists its actions, and so on: what a processor has just done it does again sooner.
        """
        self.ended.clear()
        positions = self.positions
        games = len(positions)
        for game in range(games):
            engine = self.seatings[game].engine
            engine.apply(positions[game], actions[game])
            self._draw_chance(engine, positions[game])
        for game in range(games):
            self._list_open(game)
        for game in range(games):
            if self.legal[game]:
                self.kept[game].note(positions[game])
        for game in range(games):
            if self.legal[game]:
                self.rows[game] = self.kept[game].bring_up(positions[game], self.actors[game])

    def first_closed(self, actions: list[ActionId]) -> int:
        """The first game in which an action is not open; NOWHERE if there is none."""
        for game, mask in enumerate(self.masks):
            action = actions[game]
            if not 0 <= action < len(mask) or not mask[action]:
                return game
        return NOWHERE

    def play(self, game: int, action: ActionId) -> None:
        """Play an open action in one game, as part of the last step."""
        self.seatings[game].engine.apply(self.positions[game], action)
        self.go_on(game)

    def go_on(self, game: int) -> None:
        """Draw the chance that is due; then note who is asked what, or that the game is over."""
        p = self.positions[game]
        self._draw_chance(self.seatings[game].engine, p)
        self._list_open(game)
        if self.legal[game]:
            self.kept[game].note(p)
            self.rows[game] = self.kept[game].bring_up(p, self.actors[game])

    def _draw_chance(self, engine: Engine, p: AnyPosition) -> None:
        while engine.waits_for(p) == CHANCE:
            engine.apply_outcome(p, engine.draw(p))

    def _list_open(self, game: int) -> None:
        """Note who is asked and what is open, or that the game is over."""
        seating = self.seatings[game]
        engine = seating.engine
        p = self.positions[game]
        mask = self.masks[game]
        if PLAIN:
            cast(bytearray, mask)[:] = self.blank
        else:
            mark(mask, self.legal[game], 0)
        legal: list[int] = []
        self.legal[game] = legal
        if engine.waits_for(p) != DECISION:
            self.ended.append(game)
            return
        self.actors[game] = seating.place_of[engine.actor(p)]
        engine.legal(p, legal)
        mark(mask, legal, 1)

    def row_at(self, game: int, place: int) -> bytes:
        """What the seat at a place knows, now or once the game is over."""
        kept = self.kept[game]
        kept.note(self.positions[game])
        return bytes(kept.bring_up(self.positions[game], place))
