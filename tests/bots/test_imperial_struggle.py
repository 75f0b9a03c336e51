"""The heuristic bot at Imperial Struggle: it answers everything, beats chance from both sides, and is quick."""

from __future__ import annotations

import time

import pytest

import tricorne
from tests.for_long import for_long
from tricorne.arena import Contest, Statistics, simulate
from tricorne.bots import Seat, bot, for_game

GAME = "imperial-struggle"
QUICK = [kind.name for kind in for_game(GAME) if not kind.passes(tricorne.game(GAME))] + ["search@0.02"]
"""Bots that play whole games in a moment; the levels that think ahead differ from ``search`` in their budget."""
SIDES = ["france", "britain"]
PLANNED: dict[str, object] = {"military-planning-upgrades": True, "military-planning-layout": True}
SPANISH: dict[str, object] = {"spanish-empire": True, "tougher-forts": True}


@pytest.mark.long_play
@pytest.mark.parametrize("name", [for_long(name) if name in ("network", "search@0.02") else name for name in QUICK])
@pytest.mark.parametrize("options", [*map(for_long, ({}, SPANISH)), PLANNED])
def test_bots_answer_everything(name: str, options: dict[str, object]) -> None:
    """Whole games under all rules: no dead end, no illegal answer, the same twice."""
    contest = Contest(GAME, players=2, bots=[name], games=1, seed=2, options=options)
    first = simulate(contest)[0]
    assert first.to_json() == simulate(contest)[0].to_json()


@pytest.mark.long_play
@pytest.mark.parametrize("side", SIDES)
def test_heuristic_beats_random_from_either_side(side: str) -> None:
    other = SIDES[1 - SIDES.index(side)]
    won = 0
    for number in range(12):
        state = tricorne.game(GAME).new(SIDES, seed=number)
        players = {side: (bot("heuristic")(), Seat(state, side, number))}
        players[other] = (bot("random")(), Seat(state, other, number))
        while (actor := state.actor) is not None:
            player, eyes = players[actor]
            state.play(player.decide(eyes))
        won += state.ranking[0] == [side]
    assert won >= 11


def test_figures_of_a_game() -> None:
    figures = Statistics(simulate(Contest(GAME, players=2, bots=["heuristic", "random"], games=4, seed=3)))
    assert figures.by_bot["heuristic"].wins == 4
    assert figures.figures["flags"]["heuristic"].part(0.5) > figures.figures["flags"]["random"].part(0.5)
    assert figures.figures["turn-track"]["all"].numbers[0] >= 1


def test_heuristic_is_quick() -> None:
    """Under 5 ms a decision on average, interpreted; measured as CPU time."""
    state = tricorne.game(GAME).new(SIDES, seed=5)
    eyes = {seat: Seat(state, seat, 1) for seat in SIDES}
    player = bot("heuristic")()
    decisions = 0
    spent = 0.0
    while not state.over:
        begun = time.process_time()
        action = player.decide(eyes[str(state.actor)])
        spent += time.process_time() - begun
        decisions += 1
        state.play(action)
    assert spent / decisions < 0.005


def test_the_bot_does_not_peek() -> None:
    """With the same numbers of its own it decides the same in every world that looks the same to it."""
    state = tricorne.game(GAME).new(SIDES, seed=11)
    player = bot("heuristic")()
    for number in range(60):
        actor = str(state.actor)
        choices = set()
        for world in (state, *(state.sample(actor, seed) for seed in range(3))):
            choices.add(player.decide(Seat(world, actor, number)))
        assert len(choices) == 1
        state.play(choices.pop())
