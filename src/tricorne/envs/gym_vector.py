"""Gymnasium's vector environment on our own (vector.py): many games in one call, with its names for things.

The agent plays every seat, or with ``bots`` one seat of each game: a row is what the seat that is asked knows,
``info["actor"]`` its place, ``info["seats"]`` who sits where. The reward is that of the seat that acted (with bots: of
the learner), and comes at the end of a game; ``info["rewards"]`` has those of all. A game that ends begins
anew in the same step (Gymnasium's ``SAME_STEP``): its last row is in ``info["final_obs"]``, its points and length in
``info["final_info"]``, where ``info["_final_obs"]`` is true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tricorne.envs.match import FULL, WIN
from tricorne.envs.share import FIXED, RANDOM
from tricorne.envs.vector import VectorEnv
from tricorne.kernel.extras import needs

with needs("envs"):
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv


class TricorneVectorEnv(GymnasiumVectorEnv[NDArray[np.int8], NDArray[np.int64], NDArray[Any]]):
    """So many games as a Gymnasium vector environment.

    >>> from tricorne.envs.gym_vector import TricorneVectorEnv
    >>> env = TricorneVectorEnv("imperial-struggle", num_envs=4)
    >>> rows, info = env.reset(seed=1756)
    >>> rows, rewards, ended, truncated, info = env.step(info["action_mask"].argmax(axis=1))
    >>> rows.shape, rewards.tolist(), info["actor"].shape
    ((4, 2041), [0.0, 0.0, 0.0, 0.0], (4,))
    >>> env.close()
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: Sequence[str] | int = 0,
        processes: int = 1,
        preset: str = "",
        options: Mapping[str, object] | None = None,
        omniscient: bool = False,
        reward: str = WIN,
        powers: str = FIXED,
        bots: Sequence[str] = (),
        learner: int | str = RANDOM,
        observation: str = FULL,
    ) -> None:
        self.games = VectorEnv(
            game,
            seats,
            num_envs,
            processes,
            preset,
            options,
            omniscient,
            reward,
            powers,
            bots,
            learner,
            observation,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        size, actions = self.games.setup.encoding.size, self.games.setup.actions
        self.single_observation_space = Box(-128, 127, (size,), np.int8)
        self.observation_space = Box(-128, 127, (num_envs, size), np.int8)
        self.single_action_space = Discrete(actions)
        self.action_space = MultiDiscrete([actions] * num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Begin all games. One seed decides them all; without one the next follows from the last."""
        if isinstance(seed, int):
            self._np_random = np.random.default_rng(seed)
        elif seed is not None:
            self._np_random = np.random.default_rng([one or 0 for one in seed])
        batch = self.games.reset(int(self.np_random.integers(1 << 62)))
        return batch.rows.copy(), self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.games.batch
        return {"action_mask": batch.masks.copy(), "actor": batch.actors.copy(), "seats": batch.seats.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        acted = self.games.batch.actors.copy()
        batch = self.games.step(actions)
        ended = batch.ended.copy()
        info = self._info()
        info["rewards"] = batch.rewards.copy()
        if ended.any():
            info["final_obs"] = batch.last_rows.copy()
            info["_final_obs"] = ended.copy()
            info["final_info"] = {"scores": batch.scores.copy(), "lengths": batch.lengths.copy()}
            info["_final_info"] = ended.copy()
        rewards = batch.rewards[np.arange(self.num_envs), acted]
        return batch.rows.copy(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), info

    def close_extras(self, **more: Any) -> None:
        self.games.close()
