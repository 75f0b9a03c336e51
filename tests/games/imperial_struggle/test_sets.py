"""The sets of spaces say the same as the lists of the position and as the questions asked space by space."""

from typing import cast

import pytest

import tricorne
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    BRITISH,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    FRENCH,
    NONE,
    REGIONS,
    SIDES,
)
from tricorne.games.imperial_struggle.board.control import cut_off, protected, within_reach
from tricorne.games.imperial_struggle.board.deck import PLACE_CONFLICT, UNFLAG_FOR, UNFLAG_LESS
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import REGIONS_PAID, SIDE
from tricorne.games.imperial_struggle.board.sets import MARKET_GROUP
from tricorne.games.imperial_struggle.payment.funds import Funds
from tricorne.games.imperial_struggle.payment.price import price, priced_up_to
from tricorne.games.imperial_struggle.payment.shifting import plain, plain_shifts, shifts_with
from tricorne.games.imperial_struggle.round.advantages import can_mark, has_target
from tricorne.games.imperial_struggle.rules import Rules
from tricorne.games.imperial_struggle.scoring.scoring import leader
from tricorne.games.imperial_struggle.war.strength import Item, board_strength

GAME = tricorne.game("imperial-struggle")
STRIDE = 5
"""Decisions between two looks at the board."""


def positions(options: dict[str, object], seed: int) -> list[Position]:
    """Positions of one random game."""
    engine = cast(Rules, GAME.engine(["france", "britain"], "standard", options))
    p = cast(Position, GAME.start(engine, seed))
    engine.run_passages(p)
    found = [p.clone()]
    while p.stack:
        engine.playout(p, seed + len(found), STRIDE)
        found.append(p.clone())
    return found


def reached(p: Position, side: int, market: int) -> bool:
    """R34 as the rulebook puts it."""
    board = p.ruleset.board
    if any(p.flag[base] == side + 1 for base in board.base_neighbours[market]):
        return True
    since, isolated = p.since, p.isolated
    return any(
        since[other] and p.flag[other] == side + 1 and not p.marker[other] and not isolated[other]
        for other in board.market_neighbours[market]
    )


def connected(p: Position, flag: int) -> set[int]:
    """R35 as the rulebook puts it: the Markets that a chain joins to a base."""
    board = p.ruleset.board
    own = [s for s in p.ruleset.all_markets if p.flag[s] == flag]
    joined = {s for s in own if any(p.flag[base] == flag for base in board.base_neighbours[s])}
    while True:
        more = {s for s in own if any(o in joined and not p.marker[o] for o in board.market_neighbours[s])} - joined
        if not more:
            return joined
        joined |= more


@pytest.mark.long_play
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"spanish-empire": True}, {"tougher-forts": True}])
def test_the_sets_follow_the_lists(options: dict[str, object], seed: int) -> None:
    for p in positions(options, seed):
        again = p.clone()
        again.survey()
        assert [held.numbers() for held in p.held] == [held.numbers() for held in again.held]
        assert p.marked_political == again.marked_political and p.marked_markets == again.marked_markets
        assert p.face_up == again.face_up and p.face_down == again.face_down
        assert p.damaged_forts == again.damaged_forts and p.moved_squadrons == again.moved_squadrons
        for side in range(SIDES):
            reach = p.ruleset.sets.listed(MARKET_GROUP, within_reach(p, side))
            assert reach == [s for s in p.ruleset.all_markets if reached(p, side, s)]
            apart = p.ruleset.sets.listed(MARKET_GROUP, cut_off(p, side + 1, NONE))
            own = {s for s in p.ruleset.all_markets if p.flag[s] == side + 1}
            assert set(apart) == own - connected(p, side + 1)
        for space in range(len(p.flag)):
            guards = p.ruleset.board.guard_neighbours[space]
            guarded = any(p.flag[s] == p.flag[space] and not p.damaged[s] for s in guards)
            assert protected(p, space) == (p.flag[space] != 0 and guarded)


def lead(p: Position, spaces: list[int]) -> int:
    """By how many of some spaces France leads, counted as at the table (R91)."""
    flags = [p.flag[space] for space in spaces if not p.marker[space]]
    return flags.count(FRENCH) - flags.count(BRITISH)


@pytest.mark.parametrize("options", [{}, {"spanish-empire": True}])
def test_what_is_counted_is_the_same_at_once_and_one_by_one(options: dict[str, object]) -> None:
    for p in positions(options, 3):
        board, fixed = p.ruleset.board, p.ruleset.sets
        places = [*zip(board.in_region, fixed.regions, strict=True), (board.prestige_spaces, fixed.prestige)]
        places += zip(board.markets_of, fixed.commodities, strict=True)
        for spaces, at_once in places:
            ahead = lead(p, spaces)
            assert leader(p, at_once, 1) == (FRANCE if ahead > 0 else BRITAIN if ahead < 0 else NONE)
            assert leader(p, at_once, 3) == (FRANCE if ahead >= 3 else BRITAIN if ahead <= -3 else NONE)
        for theater in p.ruleset.components.wars.theaters:
            for side in range(SIDES):
                items: list[Item] = []
                total = board_strength(p, theater.number, side, items)
                assert total == sum(item.amount for item in items) == board_strength(p, theater.number, side, None)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"spanish-empire": True}])
def test_what_a_price_allows_is_the_same_at_once_and_one_by_one(options: dict[str, object], seed: int) -> None:
    for p in positions(options, seed):
        p.discounts.clear()
        side = p.round[SIDE]
        for type, group in ((ECONOMIC, 1), (DIPLOMATIC, 0)):
            for paid in (0, 2, 5):
                p.round[REGIONS_PAID + type] = paid
                spaces = p.ruleset.sets.members[group]
                prices = [price(p, side, space, NONE, False, None) for space in spaces]
                for points in range(-1, 8):
                    cheap = [space for at, space in enumerate(spaces) if prices[at] <= points]
                    assert p.ruleset.sets.listed(group, priced_up_to(p, type, points, NONE)) == cheap


@pytest.mark.parametrize("seed", range(8))
def test_plain_shifts_are_those_found_one_by_one(seed: int) -> None:
    seen = 0
    for p in positions({}, seed):
        side = p.round[SIDE]
        for type, group in ((ECONOMIC, 1), (DIPLOMATIC, 0)):
            funds = Funds(p, side, type)
            if funds.open and plain(p, funds):
                found: list[int] = []
                shifts_with(p, funds, list(range(REGIONS)), NONE, False, found)
                assert p.ruleset.sets.listed(group, plain_shifts(p, funds, NONE)) == sorted(found)
                seen += len(found)
    assert seen > 0


@pytest.mark.parametrize("seed", range(8))
def test_what_advantages_can_do_is_the_same_at_once_and_one_by_one(seed: int) -> None:
    shifted = marked = 0
    for p in positions({}, seed):
        for advantage, tile in enumerate(p.ruleset.components.advantages):
            funds = Funds(p, p.round[SIDE], tile.type)
            if tile.does == PLACE_CONFLICT:
                marked += has_target(p, advantage, funds)
                assert has_target(p, advantage, funds) == any(can_mark(p, tile, space) for space in tile.targets)
            elif tile.does in (UNFLAG_FOR, UNFLAG_LESS) and funds.open and plain(p, funds):
                found: list[int] = []
                shifts_with(p, funds, [tile.region], advantage, False, found)
                group = 1 if tile.type == ECONOMIC else 0
                assert p.ruleset.sets.listed(group, plain_shifts(p, funds, advantage)) == found
                shifted += len(found)
    assert shifted > 0 and marked > 0
