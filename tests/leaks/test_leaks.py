"""In no game can a seat or a spectator tell positions apart that differ only in what they cannot know (law 5).

Every table of every game is looked at. What only one game hides, its own tests look for
(``tests/games/<game>/test_leaks.py``).
"""

from __future__ import annotations

import json

import pytest

from tests.conformance.seating import Seating
from tests.every_game import every_game, every_table
from tests.leaks.habits import habits_of
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.kept_parts import KeptParts
from tricorne.kernel.sight import asides, leaks, log_leaks, surfaces
from tricorne.kernel.state import State

TABLES = every_table()
ONE_OF_EACH = list({table.game: table for table in TABLES if table.chosen}.values())
LOOKS = 9
"""Moments of a game that are looked at closely, about."""


def everybody(state: State) -> list[str | None]:
    return [*state.seats, None]


def stride(state: State, seed: int) -> int:
    """Decisions between two looks."""
    return max(1, state.engine.playout(state.clone().position, seed, 20_000) // LOOKS)


def test_every_game_is_looked_at() -> None:
    assert {table.game for table in ONE_OF_EACH} == set(every_game())
    assert len(every_game()) >= 3


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_nothing_hidden_is_shown(table: Seating) -> None:
    """View, prompt, open actions, refusals, asides, scores and record are the same whatever is hidden."""
    habits = habits_of(table.game)
    state = table.new(11)
    every = stride(state, 11)
    looks = surfaces() | ({"asides": asides(habits.asides)} if habits.asides else {})
    for number, (before, _) in enumerate(habits.play(state, 11)):
        if number % every == 0:
            assert leaks(before, everybody(before), [number, number + 7], looks) == []
    assert leaks(state, everybody(state), [1, 2], looks) == []


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_follows_does_not_betray_what_was_hidden(table: Seating) -> None:
    """The same actions from positions that look the same lead to the same views and the same lines of the log."""
    habits = habits_of(table.game)
    state = table.new(12)
    every = max(1, stride(state, 12) // 4)
    for number, (before, after) in enumerate(habits.play(state, 12)):
        if number % every == 0 and not habits.shows_on_the_way(before, after):
            assert log_leaks(before, after, everybody(before), [number], strict=habits.is_strict(table)) == []


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_samples_are_positions_that_could_be(table: Seating) -> None:
    """A sample looks the same to its seat, breaks no law of the game, and can be played on."""
    habits = habits_of(table.game)
    state = table.new(13)
    every = stride(state, 13)
    for number, (before, _) in enumerate(habits.play(state, 13)):
        if number % every == 0:
            for seat in before.seats:
                sample = before.sample(seat, number)
                assert before.game.check_position(sample.position) is None
                assert sample.view(seat) == before.view(seat)
                sample.playout(seed=number)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_views_together_are_the_views_of_each(table: Seating) -> None:
    """Made together they are those made one by one but for the decision, whoever comes first. Each is
    JSON and has the same keys all through the game."""
    state = table.new(5)
    keys = list(state.view())
    numbers = [state.seat_number(seat) for seat in state.seats] + [SPECTATOR]
    every = stride(state, 5)
    turn = 0
    for number, (before, _) in enumerate(habits_of(table.game).play(state, 5)):
        if number % every:
            continue
        order = numbers[turn % len(numbers) :] + numbers[: turn % len(numbers)]
        together = before.engine.views(before.position, order, KeptParts())
        for at in range(len(order)):
            alone = before.engine.view(before.position, order[at])
            assert list(alone) == keys
            assert json.loads(json.dumps(alone)) == alone
            assert alone.pop("decision") is not None
            assert json.dumps(together[at], sort_keys=True) == json.dumps(alone, sort_keys=True)
        turn += 1
    assert list(state.view()) == keys
    assert turn >= LOOKS // 2


# -- the check can fail ----------------------------------------------------------------------------


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=repr)
@pytest.mark.parametrize(
    "look",
    [
        lambda state, seat: state.position.fields(),
        lambda state, seat: state.position.rng,
        lambda state, seat: [state.view(one) for one in state.seats],
    ],
    ids=["position", "chance", "views"],
)
def test_a_look_at_what_is_hidden_is_found(table, look) -> None:
    """All of a position, what chance will bring, what others see: somebody could tell positions apart by each."""
    found = 0
    for number, (before, _) in enumerate(habits_of(table.game).play(table.new(6), 6)):
        if number == 240 or found:
            break
        if number % 8 == 0 and leaks(before, everybody(before), [1, 2], {"mutant": look}):
            found += 1
    assert found


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=repr)
def test_a_look_that_changes_the_position_is_found(table: Seating) -> None:
    state = table.new(6)

    def meddle(state: State, seat: str | None) -> object:
        state.play(state.legal()[below(seeded(1, ["meddle"]), 0, len(state.legal()))])
        return None

    assert any("looking changed the position" in line for line in leaks(state, [None], [1], {"mutant": meddle}))
