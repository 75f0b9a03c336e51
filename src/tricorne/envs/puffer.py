"""PufferLib's native interface on our own vectorised environment: arrays in, arrays out, written in place.

PufferLib steps a native environment by buffers that it owns: observations, rewards, terminals, truncations, masks and
actions, one row an agent. This class has that interface. Where PufferLib is installed it is one of its native
environments: give it to ``pufferlib.vector.make``. Without PufferLib step it yourself. An agent is the seat that is
asked in a game, or with ``bots`` the learner. What is open is the end of an observation: one number for each action, 1
if it is open (``mask_from`` says where they begin).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tricorne.envs.match import FULL, WIN
from tricorne.envs.share import FIXED, RANDOM
from tricorne.envs.vector import VectorEnv
from tricorne.kernel.extras import needs

with needs("envs"):
    from gymnasium.spaces import Box, Discrete, MultiDiscrete

if TYPE_CHECKING or importlib.util.find_spec("pufferlib") is None:
    Native = object
else:
    # PufferLib steps only what is one of its own.
    Native = importlib.import_module("pufferlib").PufferEnv

Stepped = tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[dict[str, Any]]]


class TricornePuffer(Native):
    """So many games as a native environment of PufferLib.

    >>> from tricorne.envs.puffer import TricornePuffer
    >>> env = TricornePuffer("imperial-struggle", games=4, observation="compact")
    >>> seen, info = env.reset(seed=1756)
    >>> open_now = seen[:, env.mask_from :]
    >>> seen, rewards, terminals, truncations, info = env.step(open_now.argmax(axis=1))
    >>> seen is env.observations, rewards.tolist(), info
    (True, [0.0, 0.0, 0.0, 0.0], [])
    >>> env.close()
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        seats: Sequence[str] | int = 0,
        processes: int = 1,
        preset: str = "",
        options: Mapping[str, object] | None = None,
        reward: str = WIN,
        powers: str = FIXED,
        bots: Sequence[str] = (),
        learner: int | str = RANDOM,
        observation: str = FULL,
        buf: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        self.games = VectorEnv(
            game, seats, games, processes, preset, options, False, reward, powers, bots, learner, observation
        )
        setup = self.games.setup
        self.num_agents = games
        self.agents_per_batch = games
        self.agent_ids = np.arange(games)
        self.seed = seed
        self.mask_from = setup.encoding.size
        """Where the open actions begin in an observation."""
        width = self.mask_from + setup.actions
        self.single_observation_space = Box(-128, 127, (width,), np.int8)
        self.single_action_space = Discrete(setup.actions)
        self.observation_space = Box(-128, 127, (games, width), np.int8)
        self.action_space = MultiDiscrete([setup.actions] * games)
        given = buf or {}
        self.observations: NDArray[np.int8] = given.get("observations", np.zeros((games, width), dtype=np.int8))
        self.rewards: NDArray[np.float32] = given.get("rewards", np.zeros(games, dtype=np.float32))
        self.terminals: NDArray[np.bool_] = given.get("terminals", np.zeros(games, dtype=np.bool_))
        self.truncations: NDArray[np.bool_] = given.get("truncations", np.zeros(games, dtype=np.bool_))
        self.masks: NDArray[np.bool_] = given.get("masks", np.ones(games, dtype=np.bool_))
        """Which agents take part: all, always."""
        self.actions: NDArray[np.int32] = given.get("actions", np.zeros(games, dtype=np.int32))
        self.infos: list[dict[str, Any]] = []

    @property
    def emulated(self) -> bool:
        """Nothing is packed into other spaces."""
        return False

    @property
    def driver_env(self) -> TricornePuffer:
        """The environment that stands for all others of its kind."""
        return self

    @property
    def done(self) -> bool:
        """Games begin anew by themselves."""
        return False

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int8], list[dict[str, Any]]]:
        """Begin all games."""
        self.games.reset(self.seed if seed is None else seed)
        self.rewards.fill(0)
        self.terminals.fill(False)
        self._show()
        return self.observations, []

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Play one action in every game. For each game that ended ``info`` has its points, rewards and length, and what
        the agent last saw."""
        acted = self.games.batch.actors.copy()
        self.actions[:] = np.asarray(actions).reshape(-1)
        batch = self.games.step(self.actions)
        self.rewards[:] = batch.rewards[np.arange(self.num_agents), acted]
        self.terminals[:] = batch.ended
        self._show()
        self.infos = [self._told(int(game)) for game in np.flatnonzero(batch.ended)]
        return self.observations, self.rewards, self.terminals, self.truncations, self.infos

    def _told(self, game: int) -> dict[str, Any]:
        batch = self.games.batch
        return {
            "game": game,
            "scores": batch.scores[game].tolist(),
            "rewards": batch.rewards[game].tolist(),
            "length": int(batch.lengths[game]),
            "final_observation": batch.last_rows[game].copy(),
        }

    def _show(self) -> None:
        batch = self.games.batch
        self.observations[:, : self.mask_from] = batch.rows
        self.observations[:, self.mask_from :] = batch.masks

    def async_reset(self, seed: int | None = None) -> None:
        self.reset(seed)

    def send(self, actions: NDArray[Any]) -> None:
        self.step(actions)

    def recv(self) -> tuple[Any, ...]:
        """What the last reset or step brought, as ``pufferlib.vector`` asks for it."""
        told = (self.observations, self.rewards, self.terminals, self.truncations, self.infos)
        return *told, self.agent_ids, self.masks

    def close(self) -> None:
        self.games.close()
