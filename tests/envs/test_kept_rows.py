"""Rows that are kept: brought up to date they are what would be written anew, for every seat, at every decision."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

import tricorne
from tests.for_long import for_long
from tricorne.encodings import Encoding
from tricorne.envs.match import Match, MatchSetup
from tricorne.kernel.batch import GameBatch
from tricorne.kernel.kept_rows import GameRows
from tricorne.learning.house_bots import HouseBots

TABLES: list[Any] = [
    *[(id, tricorne.game(id).options.fewest, {}) for id in tricorne.games()],
    for_long("struggle-of-empires", 7, {}),
    ("struggle-of-empires", 5, {}),
    ("struggle-of-empires", 3, {"negotiation": "offers"}),
    ("struggle-of-empires", 3, {"setup-draft": True, "gold-visibility": "hidden"}),
]


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
@pytest.mark.parametrize("omniscient", [False, True])
def test_a_kept_row_is_the_row(game: str, count: int, options: Mapping[str, object], omniscient: bool) -> None:
    """From game to game too: what is kept of the last one is brought up to date with the next."""
    numbers = random.Random(1756)
    setup = MatchSetup(game, count, options=options, omniscient=omniscient)
    kept = GameRows(setup.seating.plan)
    for seed in range(1 if len(setup.seats) > 3 else 2):
        match = Match(setup, seed)
        kept.seat(setup.seating.plan)
        while not match.over:
            match.play(numbers.choice(match.legal()))
            if numbers.random() < 0.5:
                kept.note(match.position)  # and nobody looks
            if numbers.random() < 0.85 and not match.over:
                continue
            kept.note(match.position)
            for place, seat in enumerate(setup.numbers):
                told = bytes(kept.bring_up(match.position, place))
                assert not _stale(setup.encoding, told, match, seat)


@pytest.mark.parametrize(
    ("game", "count"),
    [for_long("imperial-struggle", 2), for_long("struggle-of-empires", 4), for_long("struggle-of-empires", 6)],
)
def test_a_kept_row_is_the_row_where_bots_play(game: str, count: int) -> None:
    """They go where random play hardly comes; and the rows of one game become those of the next."""
    setup = MatchSetup(game, count)
    games = GameBatch(1, setup.actions)
    for seed in range(2):
        bots = HouseBots(setup, str(seed))
        games.begin(0, setup.seating, setup.start(seed))
        while games.legal[0]:
            position = games.positions[0]
            told = [games.row_at(0, place) for place in range(count)]
            assert told == [setup.encoding.bytes(position, seat) for seat in setup.numbers]
            assert bytes(games.rows[0]) == told[games.actors[0]]
            games.play(0, bots.answer("heuristic", position, games.legal[0]))


def _stale(encoding: Encoding, told: bytes, match: Match, seat: int) -> list[str]:
    """The parts that were not brought up to date."""
    right = encoding.bytes(match.position, seat)
    return [name for name, part in encoding.slices.items() if told[part] != right[part]]


@pytest.mark.parametrize("game", ["imperial-struggle", "struggle-of-empires"])
def test_few_sections_are_written_anew(game: str) -> None:
    """What the whole thing is for: from one decision to the next hardly anything is written but what changed."""
    setup = MatchSetup(game)
    kept = GameRows(setup.seating.plan)
    match = Match(setup, 1)
    written: list[int] = []
    while not match.over:
        kept.note(match.position)
        kept.bring_up(match.position, match.actor)
        written.append(len(setup.seating.plan.writer.out))
        match.play(match.legal()[0])
    assert max(written) == setup.encoding.size
    assert sorted(written)[len(written) // 2] < setup.encoding.size / 6
