"""Rows that are kept: brought up to date they are what would be written anew, for every seat, at every decision."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import tricorne
from tricorne.envs.encodings import Encoding
from tricorne.envs.match import Match, MatchSetup
from tricorne.kernel.kept_rows import KeptRow, RowKeeper

TABLES: list[tuple[str, int, Mapping[str, object]]] = [
    *[(id, tricorne.game(id).options.fewest, {}) for id in tricorne.games()],
    ("struggle-of-empires", 7, {}),
    ("struggle-of-empires", 3, {"setup-draft": True, "gold-visibility": "hidden"}),
]


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
@pytest.mark.parametrize("omniscient", [False, True])
def test_a_kept_row_is_the_row(game: str, count: int, options: Mapping[str, object], omniscient: bool) -> None:
    numbers = random.Random(1756)
    setup = MatchSetup(game, count, options=options, omniscient=omniscient)
    layout = setup.encoding.layout
    keeper = RowKeeper(setup.encoding.encoder, layout)
    rows = [KeptRow() for _ in setup.seats]
    told = [bytearray(layout.size) for _ in setup.seats]
    """The rows as whoever hears of the changes alone has them."""
    for seed in range(1 if len(setup.seats) > 3 else 2):
        match = Match(setup, seed)
        while not match.over:
            match.play(numbers.choice(match.legal()))
            if numbers.random() < 0.85 and not match.over:
                continue
            for place, seat in enumerate(setup.numbers):
                where: list[int] = []
                what: list[int] = []
                keeper.update(rows[place], match.position, seat, 1000, where, what)
                for at, number in zip(where, what, strict=True):
                    told[place][at - 1000] = number
                assert not _stale(setup.encoding, told[place], match, seat)


def _stale(encoding: Encoding, told: bytearray, match: Match, seat: int) -> list[str]:
    """The parts that were not brought up to date."""
    right = encoding.bytes(match.position, seat)
    return [name for name, part in encoding.slices.items() if told[part] != right[part]]


def test_few_numbers_change() -> None:
    """What the whole thing is for: from one decision to the next a row changes in few places."""
    setup = MatchSetup("imperial-struggle")
    keeper = RowKeeper(setup.encoding.encoder, setup.encoding.layout)
    rows = [KeptRow(), KeptRow()]
    match = Match(setup, 1)
    changes: list[int] = []
    while not match.over:
        where: list[int] = []
        keeper.update(rows[match.actor], match.position, setup.numbers[match.actor], 0, where, [])
        changes.append(len(where))
        match.play(match.legal()[0])
    assert changes[0] == setup.encoding.size
    assert sorted(changes)[len(changes) // 2] < 30
