"""PufferLib steps our environment as one of its own."""

from __future__ import annotations

import runpy
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

SETTINGS = {"game": "imperial-struggle", "games": 3, "observation": "compact"}


class PufferEnv:
    """As PufferLib's own: what it answers by properties cannot be set."""

    @property
    def emulated(self) -> bool:
        return False

    @property
    def done(self) -> bool:
        return False

    @property
    def driver_env(self) -> PufferEnv:
        return self


def test_it_is_a_native_environment_where_pufferlib_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """PufferLib refuses whatever is not made of its own class."""
    stand_in: Any = ModuleType("pufferlib")
    stand_in.__spec__ = ModuleSpec("pufferlib", None)
    stand_in.PufferEnv = PufferEnv
    monkeypatch.setitem(sys.modules, "pufferlib", stand_in)
    monkeypatch.delitem(sys.modules, "tricorne.envs.puffer", raising=False)  # it is looked at anew
    made: Any = runpy.run_module("tricorne.envs.puffer")["TricornePuffer"](**SETTINGS)
    made.close()
    assert PufferEnv in type(made).mro()
    assert made.driver_env is made and not made.emulated


@pytest.mark.parametrize("backend", ["PufferEnv", "Serial"])
def test_pufferlib_rolls_out(backend: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With the real package: until a game ends, by open actions alone."""
    monkeypatch.chdir(tmp_path)  # PufferLib leaves a link where it is imported
    pufferlib: Any = pytest.importorskip("pufferlib")
    vector: Any = pytest.importorskip("pufferlib.vector")
    puffer: Any = pytest.importorskip("tricorne.envs.puffer")
    native = backend == "PufferEnv"
    env = vector.make(
        puffer.TricornePuffer,
        env_kwargs=SETTINGS,
        backend=pufferlib.PufferEnv if native else vector.Serial,
        num_envs=1 if native else 2,
    )
    numbers = np.random.default_rng(1756)
    seen, _ = env.reset(seed=1756)
    assert seen.shape == env.observation_space.shape
    told: list[dict[str, Any]] = []
    while not told:
        is_open = seen[:, env.driver_env.mask_from :]
        actions = (is_open * numbers.random(is_open.shape)).argmax(axis=1).astype(np.int32)
        seen, rewards, ended, _, told = env.step(actions)
        assert (rewards[~ended] == 0).all()
    assert ended.any() and abs(told[0]["rewards"][0]) <= 1 and told[0]["length"] > 0
    env.close()
