"""What a start of the command loads: it must not wait for libraries that only some need."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tricorne.cli import THREADS, main

LISTS_EVERYTHING = """
import sys
import tricorne, tricorne.cli, tricorne.server.app
from tricorne.bots import for_game, names
names()
for game in tricorne.games():
    for_game(game)
    tricorne.game(game).new(tricorne.game(game).seat_ids[:2], seed=1)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    done = subprocess.run([sys.executable, "-c", LISTS_EVERYTHING], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("library", ["numpy", "matplotlib", "pyarrow", "ray", "gymnasium", "pettingzoo"])
def test_a_start_does_not_load(loaded: set[str], library: str) -> None:
    """Games, bots and server are there, and nobody has asked for numbers in bulk yet."""
    assert "tricorne" in loaded
    assert library not in loaded


@pytest.mark.parametrize(("told", "then"), [(None, "1"), ("4", "4")])
def test_numpy_gets_one_thread_unless_told(monkeypatch: pytest.MonkeyPatch, told: str | None, then: str) -> None:
    if told is None:
        monkeypatch.delenv(THREADS, raising=False)
    else:
        monkeypatch.setenv(THREADS, told)
    with pytest.raises(SystemExit):
        main(["--version"])
    assert os.environ[THREADS] == then
