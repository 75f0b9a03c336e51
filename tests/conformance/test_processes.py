"""The same seed gives the same game in every process, whatever the order of its dicts and sets."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.conformance import fingerprint
from tests.conformance.tables import TABLES, Seating

ROOT = Path(__file__).parents[2]


@cache
def played_elsewhere(hash_seed: str) -> list[str]:
    """The fingerprints of a game at every table, all played in another process."""
    paths = [str(ROOT), *(path for path in sys.path if path)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "tests.conformance.fingerprint"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_same_seed_same_game_in_every_process(table: Seating) -> None:
    here = fingerprint.of(table)
    at = TABLES.index(table)
    assert played_elsewhere("1")[at] == here
    assert played_elsewhere("2")[at] == here
