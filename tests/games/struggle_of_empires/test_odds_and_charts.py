"""Odds, figures and sources of points, as a server asks for them."""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tricorne.games.struggle_of_empires.board.constants import FRANCE
from tricorne.games.struggle_of_empires.step_numbers import UNREST_DRAW
from tricorne.kernel.position import first_of, kind_of
from tricorne.kernel.sight import leaks
from tricorne.kernel.state import State
from tricorne.kernel.testing import rule

GAME = tricorne.game("struggle-of-empires")


def played(seed: int, most: int) -> State:
    state = GAME.new(["britain", "france", "russia"], seed=seed)
    while not state.over and state.last.number < most:
        legal = state.legal()
        state.play(legal[(state.last.number * 7 + seed) % len(legal)])
    return state


def unrest_gained(p: Any, power: int) -> int:
    """How often a power has gained unrest, draws that are still to come among them."""
    drawn = [frame for frame in p.stack if kind_of(frame) == UNREST_DRAW and first_of(frame) == power]
    return int(p.unrest_gains[power]) + len(drawn)


def test_points_have_a_source() -> None:
    """Over a whole game the sources add up to the final scores."""
    for seed in range(3):
        state = GAME.new(["britain", "france", "russia"], seed=seed)
        total = dict(state.scores)
        sources: set[str] = set()
        while not state.over:
            before = state.position.clone()
            legal = state.legal()
            state.play(legal[(state.last.number * 7 + seed) % len(legal)])
            for source, won in state.engine.points(before, state.position).items():
                sources.add(source)
                for seat in won:
                    assert won[seat] != 0
                    total[seat] += won[seat]
        assert total == state.scores
        assert {"war-1", "war-2", "war-3"} <= sources <= {"war-1", "war-2", "war-3", "unrest", "markers-and-tiles"}


def test_figures_are_those_of_the_view() -> None:
    state = played(1, 200)
    figures = state.engine.figures(state.position)
    for seat in state.seats:
        powers = state.view(seat)["powers"]
        assert isinstance(powers, list)
        mine = next(power for power in powers if power["id"] == seat)
        assert figures["gold"][seat] == mine["gold"] and figures["victory-points"][seat] == mine["victory_points"]
        assert figures["unrest"][seat] == mine["unrest"]["points"] and figures["control"][seat] == mine["control"]


def test_odds_of_open_attacks_and_of_nothing_else() -> None:
    state = played(2, 60)
    found = 0
    while not found:
        actor = state.actor
        assert actor is not None
        number = state.seat_number(actor)
        for action in state.legal():
            text = GAME.actions[action].text
            odds = state.engine.odds(state.position, number, text)
            fight = text.split()[0] in ("attack", "incite")
            assert fight <= (odds is not None) and (odds is None or fight == (odds["kind"] == "attack"))
            if fight and odds is not None:
                found += 1
                assert odds["kind"] == "attack" and (odds["naval"] or odds["land"])
        for other in state.seats:
            if other != actor and found:
                with pytest.raises(tricorne.IllegalAction, match="is not asked now"):
                    state.engine.odds(state.position, state.seat_number(other), "attack india france")
        legal = state.legal()
        state.play(legal[(state.last.number * 7) % len(legal)])
    sea = state.engine.odds(state.position, state.seat_number("france"), "sea")
    assert sea is not None and sea["kind"] == "sea"


@rule("SEA-5", "SEA-6", "SEA-7", "TAX-2")
def test_a_voyage_tells_what_gold_can_mend_before_the_die() -> None:
    """1 gold after Stay, 2 or 3 after Sink; with 1 gold and no Banking the last one forces one taxation."""
    state = played(2, 60)
    p: Any = state.position.clone()
    p.gold[FRANCE] = 1
    sea: Any = state.engine.odds(p, FRANCE, "sea")
    told = [(one["face"], one["outcome"], one["price"]["gold"]) for one in sea["prices"]]
    assert told == [("stay", "arrive", 1), ("sink", "remain", 2), ("sink", "arrive", 3)]
    prices = [one["price"] for one in sea["prices"]]
    assert [one["taxations"] for one in prices] == [0, 1, 1] and [one["gold_left"] for one in prices] == [0, 1, 0]
    dice = tricorne.game("struggle-of-empires").new(["britain", "france", "russia"], seed=2, preset="original-2004")
    white: Any = dice.engine.odds(dice.position, FRANCE, "sea")
    assert white["prices"] == []


@rule("TAX-2", "TAX-5")
def test_a_bid_above_the_gold_tells_the_taxations_that_it_would_force() -> None:
    """What a bid of any amount costs if it wins; a bid of nothing costs nothing."""
    state = played(2, 0)
    p: Any = state.position.clone()
    p.gold[FRANCE] = 3
    figures = {}
    for bid in (0, 3, 4, 8):
        odds: Any = state.engine.odds(p, FRANCE, f"bid {bid}")
        figures[bid] = odds and (odds["kind"], odds["price"]["taxations"], odds["price"]["gold_left"])
    assert figures == {0: None, 3: ("bid", 0, 0), 4: ("bid", 1, 1), 8: ("bid", 3, 1)}


def test_the_whole_price_is_told_before_it_is_paid() -> None:
    """What a price says is what an action takes: gold, population, unrest, and taxation where gold is short."""
    told = {"gold": 0, "population": 0, "unrest": 0, "taxations": 0, "colonize": 0}
    state = played(2, 60)
    while not all(told.values()):
        assert state.actor is not None
        power = state.seat_number(state.actor)
        p: Any = state.position
        for action in state.legal():
            odds: Any = state.engine.odds(p, power, GAME.actions[action].text)
            price = odds.get("price") if odds and odds["kind"] != "bid" else None
            after: Any = p.clone()
            state.engine.apply(after, action)
            if price is not None:
                assert after.gold[power] == price["gold_left"] and after.population[power] == price["population_left"]
                counters = price["unrest"] + price["taxations"]
                assert unrest_gained(after, power) - unrest_gained(p, power) == counters, GAME.actions[action].text
                told["colonize"] += GAME.actions[action].text.startswith("colonize")
                for part in ("gold", "population", "unrest", "taxations"):
                    told[part] += price[part]
            else:
                assert (after.gold[power], after.population[power]) >= (p.gold[power], p.population[power])
        legal = state.legal()
        state.play(legal[(state.last.number * 7) % len(legal)])


def test_odds_tell_nothing_hidden() -> None:
    """The odds of every open attack are the same in all positions that look alike to the seat."""

    def odds(state: State, seat: str | None) -> object:
        if seat is None or state.actor != seat:
            return None
        number = state.seat_number(seat)
        return [state.engine.odds(state.position, number, GAME.actions[action].text) for action in state.legal()]

    state = played(3, 80)
    for _ in range(12):
        assert leaks(state, [state.actor], [1, 2], {"odds": odds}) == []
        legal = state.legal()
        state.play(legal[state.last.number % len(legal)])


def test_seats_have_names() -> None:
    assert GAME.seat_name("britain") == "Great Britain"


def test_verbs_of_a_turn_have_the_price_that_their_actions_have() -> None:
    """From the cheapest to the dearest of each kind, with the taxation it forces; for the seat that is asked alone."""
    state = played(2, 60)
    verbs = {"attack", "build", "colonize", "ally", "claim"}
    figures = ("gold", "population", "unrest", "taxations")
    met: set[str] = set()
    taxed = False
    while not state.over and not (verbs <= met and taxed):
        actor = state.actor
        assert actor is not None
        if state.prompt.key == "turn":
            rows: Any = state.view(actor)["prices"]
            others = [seat for seat in state.seats if seat != actor]
            assert all(state.view(seat)["prices"] is None for seat in [*others, None])
            for row in rows:
                prices: list[Any] = []
                for action in state.legal():
                    text = state.game.actions[action].text
                    if text.split()[0] == row["verb"]:
                        found: Any = state.engine.odds(state.position, state.seat_number(actor), text)
                        prices.append(found["price"] if found else dict.fromkeys(figures, 0))
                if prices:
                    least = min(prices, key=lambda price: (price["gold"], price["population"], price["unrest"]))
                    if row["gold"] == row["gold_most"] and row["population"] == row["population_most"]:
                        assert [row[key] for key in figures] == [least[key] for key in figures]
                    for key in ("gold", "population"):
                        told = [price[key] for price in prices]
                        assert row[key] <= min(told) and max(told) <= row[f"{key}_most"]
                    met.add(row["verb"])
                    taxed = taxed or row["taxations"] > 0
        legal = state.legal()
        state.play(legal[(state.last.number * 7 + 2) % len(legal)])
    assert verbs <= met and taxed


@pytest.mark.parametrize(
    ("cheapest", "others", "ranges"),
    [
        ("industry", ["war-office", "reserves"], [0, 8, 0, 2]),
        ("logistics", ["industry", "war-office"], [0, 8, 0, 2]),
        ("reserves", ["war-office", "army-training"], [2, 8, 0, 0]),
    ],
)
def test_unrest_and_taxation_of_a_mixed_market_are_those_of_its_cheapest_tile(
    cheapest: str, others: list[str], ranges: list[int]
) -> None:
    """Of the least gold, though another brings less unrest or takes fewer people; gold and population are ranges."""
    state = played(2, 60)
    while state.prompt.key != "turn":
        state.play(state.legal()[0])
    p: Any = state.position
    power = state.seat_number(str(state.actor))
    ids = p.ruleset.components.tile_ids
    p.display = [int(id in [cheapest, *others]) for id in ids]
    p.gold[power] = 0
    rows: Any = state.view(state.actor)["prices"]
    row = next(row for row in rows if row["verb"] == "claim")
    assert [row[key] for key in ("gold", "gold_most", "population", "population_most")] == ranges
    price: Any = state.engine.odds(p, power, f"claim {cheapest}")
    assert (row["unrest"], row["taxations"]) == (price["price"]["unrest"], price["price"]["taxations"])
    assert (row["unrest"], row["taxations"] > 0) == (2 * (cheapest == "industry"), cheapest == "reserves")
