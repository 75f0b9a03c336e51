"""Gymnasium: one learner on one seat, bots of any name on the others.

The observation is the row of the learner's seat; the mask of open actions is in ``info["action_mask"]`` and in
``env.action_masks()``. The reward comes at the end of the game: 1 for a sole win, -1/(n-1) for a loss.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tricorne.bots import Bot, Seat, bot, let_play
from tricorne.encodings import Row
from tricorne.envs.match import WIN, Mask, MatchSetup, payoffs
from tricorne.kernel.action import ActionId
from tricorne.kernel.asides import by_person
from tricorne.kernel.bot import heard
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.extras import needs
from tricorne.kernel.message import in_english

with needs("envs"):
    import gymnasium
    from gymnasium.spaces import Box, Discrete

FORGIVING = "random"
STRICT = "error"
FIXED = "fixed"
RANDOM = "random"


class TricorneEnv(gymnasium.Env[Row, np.int64]):
    """A game as a Gymnasium environment.

    ``learner`` is the seat that learns, the first one unless it is named; ``bots`` are the others in their order
    round the table, the last one named taking all seats that are left. An action that is not open is an error, or
    with ``illegal="random"`` is replaced by an open one drawn at random (``info["illegal"]`` says so). With
    ``powers="random"`` every game draws so many powers, their order and the learner's among them by its seed.

    >>> from tricorne.envs.gym import TricorneEnv
    >>> env = TricorneEnv("struggle-of-empires", seats=["britain", "france", "russia"], bots=["random"])
    >>> row, info = env.reset(seed=1756)
    >>> row, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - never changed

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | int = 0,
        learner: str = "",
        bots: Sequence[str] = ("heuristic",),
        preset: str = "",
        options: Mapping[str, object] | None = None,
        omniscient: bool = False,
        illegal: str = STRICT,
        render_mode: str | None = None,
        reward: str = WIN,
        powers: str = FIXED,
    ) -> None:
        self.setup = MatchSetup(game, seats, preset, options, omniscient, reward)
        if powers not in (FIXED, RANDOM) or (powers == RANDOM and (learner or not isinstance(seats, int))):
            raise BadOptions(
                in_english(f"powers={powers!r}: {FIXED!r}, or {RANDOM!r} with a number of seats and no learner named")
            )
        self.powers = powers
        self.setups = {tuple(self.setup.seats): self.setup}
        self.learner = learner or self.setup.seats[0]
        if self.learner not in self.setup.seats:
            raise BadOptions(
                in_english(f"{learner!r} sits nowhere: the learner is one of {', '.join(self.setup.seats)}")
            )
        if illegal not in (STRICT, FORGIVING):
            raise BadOptions(
                in_english(f"illegal={illegal!r}: an action that is not open is {STRICT!r} or {FORGIVING!r}")
            )
        self.others = [seat for seat in self.setup.seats if seat != self.learner]
        if not 0 < len(bots) <= len(self.others):
            raise BadOptions(
                in_english(f"{len(bots)} bots for {len(self.others)} seats: name one at least, one a seat at most")
            )
        self.names = list(bots) + list(bots[-1:]) * (len(self.others) - len(bots))
        self.kinds = [bot(name) for name in self.names]
        self.illegal = illegal
        self.players: dict[str, tuple[Bot, Seat, str]] = {}
        self.render_mode = render_mode
        self.observation_space = Box(-128, 127, (self.setup.encoding.size,), np.int8)
        self.action_space = Discrete(self.setup.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game. The seed decides all chance and the bots; without one the next follows from the last."""
        super().reset(seed=seed)
        self._begin()
        # A small game may be over before the learner is asked anything: then it takes another.
        while self.state.over:
            self._begin()
        return self._row(), self._info()

    def _begin(self) -> None:
        number = int(self.np_random.integers(1 << 62))
        if self.powers == RANDOM:
            self._draw_powers()
        setup = self.setup
        self.state = setup.game.new(setup.seats, preset=setup.preset, options=setup.options, seed=number)
        self.listened = 0
        self.players = {}
        for seat, kind, name in zip(self.others, self.kinds, self.names, strict=True):
            self.players[seat] = (kind(), Seat(self.state, seat, number), name)
        self._until_asked()

    def _draw_powers(self) -> None:
        """Other powers, in another order, and another of them for the learner."""
        old = self.setup
        every = old.game.seat_ids
        seats = [every[at] for at in self.np_random.permutation(len(every))[: len(old.seats)]]
        if tuple(seats) not in self.setups:
            made = MatchSetup(old.game.id, seats, old.preset, old.options, old.encoding.omniscient, old.reward)
            self.setups[tuple(seats)] = made
        self.setup = self.setups[tuple(seats)]
        self.learner = seats[int(self.np_random.integers(len(seats)))]
        self.others = [seat for seat in seats if seat != self.learner]

    def step(self, action: np.int64 | ActionId) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        legal = self.state.legal()
        replaced = self.illegal == FORGIVING and chosen not in legal and bool(legal)
        if replaced:
            chosen = legal[int(self.np_random.integers(len(legal)))]
        self.state.play(chosen)
        self._until_asked()
        over = self.state.over
        reward = self._payoffs()[self.setup.seats.index(self.learner)] if over else 0.0
        info = self._info()
        if replaced:
            info["illegal"] = True
        return self._row(), reward, over, False, info

    def say(self, text: str) -> None:
        """Say something to everybody, where the table has press; it stands in the record, beside the game."""
        if not self.setup.press:
            raise BadOptions(in_english("nothing is said at this table: it is not played with negotiation=press"))
        by_person(self.state, self.learner, f"say {text}")

    def action_masks(self) -> Mask:
        """1 for every open action."""
        mask = np.zeros(self.setup.actions, dtype=np.int8)
        mask[self.state.legal()] = 1
        return mask

    def render(self) -> str | None:
        """Who is asked what, in a sentence."""
        return str(self.state.prompt.words)

    def _until_asked(self) -> None:
        """Let the bots play until the learner is asked or the game is over."""
        while (actor := self.state.actor) is not None and actor != self.learner:
            player, eyes, name = self.players[actor]
            let_play(self.state, player, eyes, name)

    def _heard(self) -> list[tuple[str, str]]:
        """What others said since the learner last looked: who, and the words."""
        found = heard(self.state.last, self.listened, self.learner)
        self.listened = self.state.last.number
        return found

    def _row(self) -> Row:
        return self.setup.encoding.row(self.state.position, self.state.seat_number(self.learner))

    def _payoffs(self) -> list[float]:
        return payoffs(self.state.engine, self.state.position, self.setup.seats, self.setup.reward)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "learner": self.learner}
        if self.setup.press:
            info["press"] = self._heard()
        if self.state.over:
            info["scores"] = self.state.scores
        return info
