"""PettingZoo: every seat is an agent, asked one after the other (AEC).

With ``powers="random"`` every game draws so many powers and their order by its seed.

An observation is a dict: ``observation``, the row of the seat, and ``action_mask``, 1 for every open action (all 0
for those who are not asked). Rewards come at the end of the game and add up to 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from tricorne.encodings import Row
from tricorne.envs.match import WIN, Match, MatchSetup, drawn_seats
from tricorne.envs.press import Press
from tricorne.envs.share import FIXED, RANDOM
from tricorne.kernel.action import ActionId
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.extras import needs
from tricorne.kernel.message import in_english

with needs("envs"):
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo.utils.env import AECEnv


class TricorneAEC(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo comes without types
    """A game as a PettingZoo environment.

    >>> from tricorne.envs.aec import TricorneAEC
    >>> env = TricorneAEC("struggle-of-empires", seats=3)
    >>> env.reset(seed=1756)
    >>> env.agents, env.agent_selection
    (['britain', 'united-provinces', 'spain'], 'britain')
    >>> seen, reward, terminated, truncated, info = env.last()
    >>> env.step(int(seen["action_mask"].argmax()))
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "tricorne_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | int = 0,
        preset: str = "",
        options: Mapping[str, object] | None = None,
        omniscient: bool = False,
        render_mode: str | None = None,
        reward: str = WIN,
        powers: str = FIXED,
    ) -> None:
        super().__init__()
        self.setup = MatchSetup(game, seats, preset, options, omniscient, reward)
        if powers not in (FIXED, RANDOM) or (powers == RANDOM and not isinstance(seats, int)):
            raise BadOptions(in_english(f"powers={powers!r}: {FIXED!r}, or {RANDOM!r} with a number of seats"))
        self.powers = powers
        self.setups = {tuple(self.setup.seats): self.setup}
        self.render_mode = render_mode
        self.possible_agents = list(self.setup.seats if powers == FIXED else self.setup.game.seat_ids)
        """With random powers every one that may play; ``agents`` are those of this game."""
        self.agents: list[str] = []
        size = self.setup.encoding.size
        self.observation_spaces: dict[str, Dict] = {}
        self.action_spaces: dict[str, Discrete] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = Dict(
                {
                    "observation": Box(-128, 127, (size,), np.int8),
                    "action_mask": Box(0, 1, (self.setup.actions,), np.int8),
                }
            )
            self.action_spaces[agent] = Discrete(self.setup.actions)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The seed decides all chance; without one the next seed follows from the last."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        number = int(self._seeds.integers(1 << 62))
        if self.powers == RANDOM:
            self._draw_powers(str(number))
        self.match = Match(self.setup, number)
        self.agents = list(self.setup.seats)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.press = Press(self.agents, self.setup.press)
        self.agent_selection = self.agents[self.match.actor]

    def _draw_powers(self, seed: str) -> None:
        """Other powers, in another order."""
        old = self.setup
        seats = drawn_seats(old.game, len(old.seats), seed)
        if tuple(seats) not in self.setups:
            made = MatchSetup(old.game.id, seats, old.preset, old.options, old.encoding.omniscient, old.reward)
            self.setups[tuple(seats)] = made
        self.setup = self.setups[tuple(seats)]

    def say(self, agent: str, text: str) -> None:
        """Say something to everybody, where the table is played with press: others find it in their ``info``."""
        self.press.speak(agent, text)

    def _listen(self) -> None:
        """Whoever is asked hears what was said since it was asked last."""
        if self.setup.press:
            self.infos[self.agent_selection]["press"] = self.press.heard(self.agent_selection)

    def observe(self, agent: str) -> dict[str, Any]:
        place = self.setup.seats.index(agent)
        asked = self.match.actor == place
        mask = self.match.mask() if asked else np.zeros(self.setup.actions, dtype=np.int8)
        return {"observation": self.match.row(place), "action_mask": mask}

    def step(self, action: ActionId | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.step(int(action))
        if self.match.over:
            self.rewards = dict(zip(self.setup.seats, self.match.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.setup.seats[self.match.actor]
            self._listen()
        self._accumulate_rewards()
        if self.match.over:
            self._deads_step_first()

    def state(self) -> Row:
        """All that is in the position as the first seat would see it with nothing hidden: for central critics."""
        return self.setup.encoding_seen(omniscient=True).row(self.match.position, self.setup.numbers[0])

    def render(self) -> str | None:
        """Who is asked what, in a sentence."""
        if self.match.over:
            return "The game is over."
        return str(self.match.engine.prompt(self.match.position).words)

    def close(self) -> None:
        """Nothing is kept open."""
