"""The bot that plays as its network says, without thinking ahead: a millisecond or two a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.bots.heuristic import Knowing
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Seat
from tricorne.kernel.game import Game
from tricorne.kernel.message import Arg, Message, say

# Whoever only lists the bots shall not wait for numpy: what needs it is imported where a network begins to play.
if TYPE_CHECKING:
    from pathlib import Path

    from tricorne.kernel.lessons import Floats
    from tricorne.kernel.state import State

WARMTH: Final = 0.15
"""How much of the variety that it learned with is left at play: 1 is all of it, towards 0 it takes the best alone."""
NUMBERS: Final = 1 << 24


class Network(Knowing):
    name = "network"
    words = say("bot-network")
    packages = ("numpy",)

    def __init__(self, weights: Path | None = None, warmth: float = WARMTH) -> None:
        self.weights = weights
        """The file of its weights, instead of the one that the game brings."""
        self.warmth = warmth

    @classmethod
    def plays(cls, game: Game) -> bool:
        playbook = game.playbook()
        return playbook is not None and playbook.network() is not None

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        shares = self._shares(seat, legal, self.warmth)
        mark = seat.rng.below(NUMBERS) / NUMBERS
        for at in range(len(legal)):
            mark -= float(shares[at])
            if mark < 0:
                return legal[at]
        return legal[int(shares.argmax())]

    def explain(self, seat: Seat, action: ActionId) -> Message:
        """How often it would choose the action in such a position, and the best of the others."""
        legal = seat.legal()
        args: dict[str, Arg] = {"action": seat.actions[action].words}
        if len(legal) == 1:
            return Message("reason-no-choice", args)
        shares = dict(zip(legal, self._shares(seat, legal, 1.0).tolist(), strict=True))
        best = max((other for other in legal if other != action), key=lambda other: shares[other])
        args["percent"] = round(100 * shares[action])
        args["action2"] = seat.actions[best].words
        args["percent2"] = round(100 * shares[best])
        return Message("reason-network", args)

    def _shares(self, seat: Seat, legal: list[int], warmth: float) -> Floats:
        """How likely it would take each of the open actions."""
        from tricorne.bots.network.brain import brain_at, likely

        assert seat.playbook is not None
        # A row holds what the seat knows and nothing else, whatever was drawn for the rest.
        seen = seat.sample(0)
        path = self.weights or seat.playbook.network(seen.engine)
        assert path is not None, f"no network plays {seat.game}"
        brain, rows = brain_at(path, seen.game, seen.engine, seat.number)
        if legal[-1] >= brain.actions:
            return self._beyond(seen, legal)
        return likely(brain.look(rows.row(seen.position, seat.number)).scores[legal], warmth)

    def _beyond(self, seen: State, legal: list[int]) -> Floats:
        """Questions with answers that the network never learned are answered by what the game's bots know."""
        import numpy as np

        from tricorne.bots.heuristic import worths

        shares = np.zeros(len(legal), dtype=np.float32)
        shares[int(np.argmax(worths(seen, legal)))] = 1.0
        return shares
