"""Games for two that a network plays out from many positions, side by side: it answers for both sides, each by what
that side sees, and who wins in the end is counted.

A step of forty games takes two or three times as long as one of six: the weights go through the processor once for all
of them, and rows are kept up to date as those of learners are. (Numpy is loaded with this file.)
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tricorne.analysis.story import Story
from tricorne.bots.network.guide import WARMTH, Guide
from tricorne.bots.search.bot import knowledge
from tricorne.kernel.batch import GameBatch, Seating
from tricorne.kernel.bot import Numbers
from tricorne.kernel.chance import seeded
from tricorne.kernel.position import AnyPosition


class PlayedOut:
    """A network on both sides of a game."""

    def __init__(self, story: Story, path: Path) -> None:
        self.story = story
        self.guide = Guide(story.final, path)
        encoding = self.guide.encoding
        numbers = [story.game.seat_ids.index(seat) for seat in story.seats]
        self.seating = Seating(story.engine, encoding.encoder, encoding.layout, numbers, story.nodes[0])
        self.knowledge = knowledge(story.game, story.engine, story.nodes[0])

    def ends(self, positions: list[AnyPosition], seeds: list[str]) -> list[AnyPosition]:
        """Where each position leads in the end, chance falling as its seed says; the positions are left as they are."""
        games = GameBatch(len(positions), self.story.engine.action_count() or len(self.story.game.actions))
        for at, position in enumerate(positions):
            copy = position.clone()
            copy.rng = seeded(seeds[at], self.story.game.streams)
            games.begin(at, self.seating, copy)
        likings = [np.random.default_rng(Numbers(seed).seed()) for seed in seeds]
        going = list(range(len(positions)))
        while going := [at for at in going if self._asked(games, at)]:
            known = {action for at in going if self.guide.knows(games.legal[at]) for action in games.legal[at]}
            actions = sorted(known)
            place = {action: column for column, action in enumerate(actions)}
            rows = np.frombuffer(b"".join([games.rows[at] for at in going]), dtype=np.int8).reshape(len(going), -1)
            scores = self.guide.brain.scores(rows, actions) / WARMTH
            for row, at in enumerate(going):
                legal = games.legal[at]
                if self.guide.knows(legal):
                    # The highest of scores with such noise on them is a draw by how likely each action is.
                    liked = scores[row, [place[action] for action in legal]] + likings[at].gumbel(size=len(legal))
                    games.play(at, legal[int(liked.argmax())])
                else:
                    games.play(at, self.knowledge.answer(games.positions[at], legal))
        return games.positions

    def _asked(self, games: GameBatch, at: int) -> bool:
        """Play on until somebody has a choice; False if the game is over before."""
        while legal := games.legal[at]:
            if len(legal) > 1:
                return True
            games.play(at, legal[0])
        return False
