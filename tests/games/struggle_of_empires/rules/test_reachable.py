"""What holds in every position that play can reach (MARKER-15, 16, CONTROL-2, POP-1, EXAMPLE-21, EXAMPLE-32)."""

from collections.abc import Iterator

import pytest

import tricorne
from tests.games.struggle_of_empires.table import PIECES, SEVEN
from tricorne.games.struggle_of_empires.board.constants import IN_BAG, MARKERS, ON_MAP, PLACES, POWERS, REGIONS, USED
from tricorne.games.struggle_of_empires.board.position import WAR_NUMBER, Position
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.engine import CHANCE, OVER
from tricorne.kernel.testing import rule

OTTOMAN_EMPIRE = PIECES.region("ottoman-empire")
SEEDS = 12
GAMES = [
    ("deluxe", 2, {}),
    ("deluxe", 3, {"nonplayer-navy-roll": True}),
    ("deluxe", 5, {"nonplayer-mode": "wallace-simple"}),
    ("deluxe", 7, {"surrender": True}),
    ("original-2004", 4, {}),
]


def positions(preset: str, players: int, options: dict[str, object], seed: int) -> Iterator[Position]:
    """Every position of a game played at random, from War I to the end; always the same table."""
    state = tricorne.game("struggle-of-empires").new(SEVEN.split()[:players], preset, options, seed=seed)
    engine, p = state.engine, state.position
    assert isinstance(p, Position)
    choices = seeded(seed, ["choices"])
    while engine.waits_for(p) != OVER:
        if engine.waits_for(p) == CHANCE:
            engine.apply_outcome(p, engine.draw(p))
        else:
            legal: list[int] = []
            engine.legal(p, legal)
            engine.apply(p, legal[below(choices, 0, len(legal))])
        if p.clock[WAR_NUMBER] > 0:
            yield p


def control_markers(p: Position, region: int) -> int:
    """Control markers in a region, those on tokens and of non-player powers too."""
    held = sum(1 for token in p.token_region if token == region)
    return sum(p.control[region * POWERS : region * POWERS + POWERS]) + held


def nonplayer_units(p: Position, region: int) -> int:
    return sum(p.armies[power * PLACES + region] + p.navies[power * PLACES + region] for power in p.ruleset.nonplayers)


def markers_of(p: Position, region: int, where: int) -> int:
    return sum(p.markers[m] == where and PIECES.marker_region[m] == region for m in range(MARKERS))


@rule("MARKER-14", "MARKER-15", "MARKER-16", "CONTROL-2", "EXAMPLE-21", "POP-1")
@pytest.mark.parametrize(("preset", "players", "options"), GAMES)
def test_every_control_marker_stands_for_a_marker_that_left_the_bag(
    preset: str, players: int, options: dict[str, object]
) -> None:
    """Control, and non-player units, come only in exchange for neutral markers, which never return."""
    changes = 0
    for seed in range(SEEDS):
        before: list[int] = []
        for p in positions(preset, players, options, seed):
            assert all(0 <= people <= 9 for people in p.population)
            assert min(p.gold) >= 0
            if p.control == before:
                continue
            changes += 1
            before = p.control[:]
            for region in range(REGIONS):
                assert control_markers(p, region) + nonplayer_units(p, region) == markers_of(p, region, USED)
                assert control_markers(p, region) <= PIECES.marker_region.count(region)
            assert control_markers(p, OTTOMAN_EMPIRE) <= 4
    assert changes > 5 * SEEDS


@rule("EXAMPLE-32", "MARKER-11", "MARKER-17")
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_with_seven_players_all_sixty_five_markers_come_out(preset: str) -> None:
    """35 for the players, 30 for the map: 45 are out in War I, 55 in War II, all in War III."""
    drawn: dict[int, int] = {}
    for p in positions(preset, 7, {}, seed=1756):
        drawn[p.clock[WAR_NUMBER]] = MARKERS - p.markers.count(IN_BAG)
        assert p.markers.count(ON_MAP) <= 30
    assert drawn == {1: 45, 2: 55, 3: 65}
