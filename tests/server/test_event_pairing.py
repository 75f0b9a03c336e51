"""Pairings of events: nobody meets twice while that can be avoided, everybody plays, places are shared fairly."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tricorne.server.events.pairing import Entrant, circle, pair, table_sizes, usual_rounds
from tricorne.server.events.standings import Played, shares, standings


def play(format: str, players: int, size: int, fewest: int, rounds: int, seed: int = 0) -> list[Entrant]:
    """An event in which chance decides the games; each round is looked at."""
    chance = random.Random(seed)
    everybody = [Entrant(f"p{number:02}", size) for number in range(players)]
    for number in range(rounds):
        order = sorted(everybody, key=lambda one: -one.points)
        found = pair(format, order, size, fewest, number)  # type: ignore[arg-type]
        playing = [one.id for table in found.tables for one in table] + [one.id for one in found.byes]
        assert sorted(playing) == sorted(one.id for one in everybody)
        assert [len(table) for table in found.tables] == table_sizes(players, size, fewest)
        for one in found.byes:
            one.byes += 1
            one.points += 1
        for table in found.tables:
            ranks = chance.sample(range(len(table)), len(table))
            for place, (one, points) in enumerate(zip(table, shares(ranks), strict=True)):
                one.points += points
                one.sat[place] += 1
                for other in table:
                    if other is not one:
                        one.met[other.id] = one.met.get(other.id, 0) + 1
    return everybody


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 16), st.integers(0, 999))
def test_in_swiss_nobody_meets_twice_while_it_can_be_avoided(players: int, seed: int) -> None:
    """With fewer rounds than half the players a pairing without a rematch always exists."""
    rounds = max(1, (players + players % 2) // 2)
    everybody = play("swiss", players, 2, 2, rounds, seed)
    for one in everybody:
        assert max(one.met.values(), default=0) <= 1, (one.id, one.met)
        assert one.byes <= 1 and abs(one.sat[0] - one.sat[1]) <= 3, one.sat


def test_a_rematch_comes_only_when_there_is_no_other_way() -> None:
    everybody = play("swiss", 4, 2, 2, 4)
    assert Counter(count for one in everybody for count in one.met.values()) == {1: 8, 2: 4}


@pytest.mark.parametrize("players", [2, 5, 8, 13])
def test_in_a_round_robin_everybody_meets_everybody_once_and_sides_change(players: int) -> None:
    ids = [f"p{number}" for number in range(players)]
    met: Counter[frozenset[str]] = Counter()
    first: Counter[str] = Counter()
    for number in range(usual_rounds("round-robin", players, 2)):
        for one, other in circle(ids, number):
            met[frozenset((one, other))] += 1
            if one and other:
                first[one] += 1
                first[other] -= 1
    assert all(met[frozenset(two)] == 1 for two in combinations(ids, 2))
    assert all(abs(count) <= 1 for count in first.values()), first


@pytest.mark.parametrize(("players", "size"), [(16, 4), (11, 4), (9, 3), (12, 3)])
def test_at_tables_of_many_everybody_meets_as_many_as_can_be(players: int, size: int) -> None:
    rounds = usual_rounds("round-robin", players, size)
    everybody = play("round-robin", players, size, 2, rounds)
    counts = [one.met.get(other.id, 0) for one, other in combinations(everybody, 2)]
    assert max(counts) <= 2 and sum(count == 0 for count in counts) <= len(counts) * 0.15, Counter(counts)
    assert all(max(one.sat) - min(one.sat) <= 2 for one in everybody)


def test_standings_are_broken_by_the_points_of_opponents_then_of_those_beaten() -> None:
    played = [
        *(Played(1, 1, "a", 0, 1.0, False), Played(1, 1, "b", 1, 0.0, False)),
        *(Played(1, 2, "c", 0, 1.0, False), Played(1, 2, "d", 1, 0.0, False)),
        *(Played(2, 1, "a", 0, 0.5, False), Played(2, 1, "c", 1, 0.5, False)),
        *(Played(2, 2, "b", 0, 1.0, False), Played(2, 2, "d", 1, 0.0, False)),
        Played(3, 1, "a", 0, None, False),
        Played(3, 2, "e", 0, 1.0, True),
    ]
    found = standings("swiss", ["d", "c", "b", "a", "e"], played)
    assert [(one.person, one.place, one.points) for one in found] == [
        *(("a", 1, 1.5), ("c", 2, 1.5), ("b", 3, 1.0), ("e", 4, 1.0), ("d", 5, 0.0)),
    ]
    assert found[0].breaks == {"opponents": 2.5, "beaten": 1.75, "wins": 1}
