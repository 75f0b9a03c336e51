"""Weighed worlds: as Bayes counts them, only what can be, and nothing that the seat may not know."""

from __future__ import annotations

from typing import cast

import pytest

import tricorne
from tricorne.bots import Numbers
from tricorne.bots.belief import World, chosen, weighted
from tricorne.games.imperial_struggle.board.places import HAND, PILE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.kernel.state import State

ME, OTHER = "france", "britain"
BRITAIN = 1


def cards(state: State, place: int) -> list[int]:
    places = cast(Position, state.position).event_place
    return [card for card in range(len(places)) if places[card] == place]


@pytest.fixture(scope="module")
def after_a_take() -> State:
    """Britain has just taken its first Investment tile; its hand was dealt and never touched."""
    state = tricorne.game("imperial-struggle").new([ME, OTHER], seed=1756)
    while (state.prompt.key, state.actor) != ("take", OTHER):
        state.play(state.legal()[0])
    state.play(state.legal()[0])
    return state


def eager(card: int) -> object:
    """A model that begins with the first action nine times in ten with a card on the hand, else two times in ten."""

    def model(world: State, legal: list[int]) -> list[float]:
        first = 0.9 if card in cards(world, HAND + BRITAIN) else 0.2
        return [first, *[(1 - first) / (len(legal) - 1)] * (len(legal) - 1)]

    return model


def test_worlds_weigh_as_bayes_says(after_a_take: State) -> None:
    """Counted exactly: three of the cards that France has not seen are Britain's, each as likely as the other."""
    unseen = cards(after_a_take, PILE) + cards(after_a_take, HAND + BRITAIN)
    card = unseen[0]
    found = weighted(after_a_take, ME, 160, back=1, seed=3, model=eager(card))  # type: ignore[arg-type]  # a model
    holding = [world for world in found if card in cards(world.state, HAND + BRITAIN)]
    without = [world for world in found if world not in holding]
    assert len(found) == 160 and holding and without
    assert holding[0].weight / without[0].weight == pytest.approx(0.9 / 0.2)
    assert len({round(world.weight, 9) for world in holding}) == len({round(world.weight, 9) for world in without}) == 1
    prior = len(cards(after_a_take, HAND + BRITAIN)) / len(unseen)
    posterior = prior * 0.9 / (prior * 0.9 + (1 - prior) * 0.2)
    assert prior == pytest.approx(3 / 12)
    assert sum(world.weight for world in holding) == pytest.approx(posterior, abs=0.1)
    assert len(holding) / len(found) == pytest.approx(prior, abs=0.1)
    assert posterior - prior > 0.3


def test_a_seat_learns_nothing_that_is_hidden_from_it(after_a_take: State) -> None:
    """Two games that look the same to France, with other cards on Britain's hand: the same worlds, the same weights."""
    mine = cards(after_a_take, HAND + BRITAIN)[0]
    other = cards(after_a_take, PILE)[0]
    names = [event.id for event in after_a_take.engine.ruleset.components.events]  # type: ignore[attr-defined]
    record = str(after_a_take.record)
    assert record.count(names[mine]) == 1 and names[other] not in record
    twin = tricorne.replay(record.replace(names[mine], names[other]))
    assert twin.view(ME) == after_a_take.view(ME)
    assert cards(twin, HAND + BRITAIN) != cards(after_a_take, HAND + BRITAIN)
    one, two = (weighted(state, ME, 6, back=4, seed=5) for state in (after_a_take, twin))
    assert [world.weight for world in one] == [world.weight for world in two]
    assert [world.state.position.fields() for world in one] == [world.state.position.fields() for world in two]


@pytest.mark.parametrize("game", ["imperial-struggle", "struggle-of-empires"])
def test_worlds_fit_what_was_seen_all_through_a_game(game: str) -> None:
    """With chance, hidden choices and what was taken back in between."""
    seats = [ME, OTHER] if game == "imperial-struggle" else [ME, OTHER, "russia"]
    state = tricorne.game(game).new(seats, seed=7)
    chance = Numbers(7)
    weights: list[float] = []
    for number in range(150):
        state.play(chance.pick(state.legal()))
        if chance.below(12) == 0 and not state.last.secret and state.undo_limit(shared=True).actions:
            state.undo(shared=True)
        if number % 50 == 49:
            found = weighted(state, ME, 4, back=24, seed=number)
            weights.extend(world.weight for world in found)
            assert sum(world.weight for world in found) == pytest.approx(1)
            assert all(world.state.view(ME) == state.view(ME) for world in found)
    # Worlds that were only drawn would all have the same weight.
    assert any(abs(weight - 0.25) > 0.01 for weight in weights)


def test_worlds_are_chosen_by_their_weight(after_a_take: State) -> None:
    worlds = [World(after_a_take.sample(ME, seed), weight) for seed, weight in enumerate([0.5, 0.25, 0.25, 0.0])]
    found = chosen(worlds, 8, seed=1)
    assert [found.count(world.state) for world in worlds] == [4, 2, 2, 0]
    assert chosen(worlds, 0, seed=1) == []
