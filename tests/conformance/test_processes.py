"""The same seed gives the same game in every process, whatever the order of its dicts and sets."""

import hashlib
import os
import subprocess
import sys

import pytest

from tests.conformance.seating import Seating
from tests.conformance.tables import TABLES

GAME = """
import sys, hashlib, tricorne
game, preset, seats, options = eval(sys.argv[1])
state = tricorne.game(game).new(seats, preset=preset, options=options, seed="austerlitz")
step = 0
while not state.over:
    legal = state.legal()
    state.play(legal[step * 7919 % len(legal)])
    step += 1
seen = [str(state.record)] + [str(state.record_for(seat)) for seat in seats] + [state.to_json()]
print(hashlib.sha256("".join(seen).encode()).hexdigest())
"""


def played_elsewhere(table: Seating, hash_seed: str) -> str:
    told = repr((table.game, table.preset, table.seats, table.options))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", GAME, told]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_same_seed_same_game_in_every_process(table: Seating) -> None:
    state = table.new("austerlitz")
    step = 0
    while not state.over:
        legal = state.legal()
        state.play(legal[step * 7919 % len(legal)])
        step += 1
    seen = [str(state.record)] + [str(state.record_for(seat)) for seat in table.seats] + [state.to_json()]
    here = hashlib.sha256("".join(seen).encode()).hexdigest()
    assert played_elsewhere(table, "1") == here
    assert played_elsewhere(table, "2") == here
