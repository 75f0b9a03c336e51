"""A row means what it meant: whoever changes what an encoder writes must raise its version.

Rows of a few random games are hashed and held against what the version wrote before. The games are played by the oldest
rules that can still be played, so that new readings do not change them. If a mend changes them all the same, the digest
is written anew under the same version. If the rows themselves change, raise VERSION.
"""

from __future__ import annotations

import hashlib
import json

import pytest

import tricorne
from tests.every_game import own_module
from tricorne.envs import encoding
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.migrations import migrate
from tricorne.kernel.options import Value

GAMES = [game for game in tricorne.games() if own_module(game, "tables") is not None]
"""The games that have tests here; ``encoding_digests.py`` beside them knows the digest of each version's rows."""
SEEDS = (1, 2)
EVERY = 9


def oldest_rules(game: str, seats: list[str]) -> dict[str, Value]:
    """The options that make today's program play as the oldest version whose records it reads."""
    played = tricorne.game(game)
    record = tricorne.Record(game, min([played.version, *played.migrations]), seats, next(iter(played.options.presets)))
    migrate(record, played)
    return {key: played.options.option(key).parse(record.options[key]) for key in record.options}


def digest(game: str, observation: str = "full") -> str:
    """A fingerprint of the layout, and of rows through some games."""
    sheet = encoding(game, omniscient=True, observation=observation)
    hashed = hashlib.sha256(json.dumps([[name, part.start, part.stop] for name, part in sheet.slices.items()]).encode())
    for seed in SEEDS:
        seats = tricorne.game(game).seat_ids[: tricorne.game(game).options.fewest]
        state = tricorne.game(game).new(seats, options=oldest_rules(game, seats), seed=seed)
        numbers = seeded(seed, ["versions"])
        while not state.over:
            legal = state.legal()
            state.play(legal[below(numbers, 0, len(legal))])
            if state.last.number % EVERY == 0:
                for seat in state.seats:
                    hashed.update(sheet.bytes(state.position, state.seat_number(seat)))
    return hashed.hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_version_writes_the_same_rows(game: str) -> None:
    known = own_module(game, "encoding_digests")
    digests: dict[int, str] = {} if known is None else known.DIGESTS
    version = encoding(game).version
    assert version in digests, f"write down what version {version} of {game} is: {digest(game)}"
    assert digest(game) == digests[version], "rows have changed: raise the encoding's VERSION"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_version_writes_the_same_compact_rows(game: str) -> None:
    known = own_module(game, "encoding_digests")
    digests: dict[int, str] = {} if known is None else known.COMPACT_DIGESTS
    found = digest(game, "compact")
    version = encoding(game, observation="compact").version
    assert digests.get(version) == found, "compact rows have changed: raise their VERSION"
