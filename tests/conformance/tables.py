"""Tables to sit down at, and random play that also says asides and takes actions back.

A game joins in with a list ``TABLES`` in ``tests/games/<game>/tables.py``; one that is
installed from elsewhere joins in without.
"""

import importlib
import importlib.util
from collections.abc import Iterator

import tricorne
from tests.conformance.seating import Seating as Seating
from tricorne.kernel.chance import below, seeded


def tables_of(game: tricorne.Game) -> list[Seating]:
    """The tables that a game lists; for one that comes from elsewhere each preset, all seats taken."""
    name = f"tests.games.{game.id.replace('-', '_')}"
    if importlib.util.find_spec(name) is not None:
        listed: list[Seating] = importlib.import_module(f"{name}.tables").TABLES
        return listed
    seats = game.seat_ids[: game.options.most]
    return [Seating(preset, seats, preset, {}, []) for preset in game.options.presets]


def all_tables() -> list[Seating]:
    tables: list[Seating] = []
    for game in tricorne.games():
        for table in tables_of(tricorne.game(game)):
            table.game = game
            tables.append(table)
    return tables


TABLES = all_tables()
STRIDE = 7
"""Entries between two copies that may be looked at; odd, so that no turn is met at the same point each time."""


class Dice:
    """A small source of choices for tests."""

    def __init__(self, seed: int) -> None:
        self.numbers = seeded(seed, ["test"])

    def below(self, limit: int) -> int:
        return below(self.numbers, 0, limit)


def wander(table: Seating, seed: int, limit: int = 100_000) -> Iterator[tricorne.State]:
    """One state that plays at random, now and then says something or takes something back; seen at every stop."""
    state = table.new(seed)
    dice = Dice(seed)
    yield state
    while not state.over and state.last.number < limit:
        turn = dice.below(20)
        if turn == 0 and table.asides:
            say_something(state, table, dice)
        elif turn == 1 and state.undo_limit().actions:
            state.undo()
        elif turn == 2 and state.undo_limit(shared=True).actions > 1:
            state.undo(state.undo_limit(shared=True).number, shared=True)
        else:
            legal = state.legal()
            state.play(legal[dice.below(len(legal))])
        yield state


def say_something(state: tricorne.State, table: Seating, dice: Dice) -> None:
    seat = dice.below(len(table.seats))
    other = table.seats[(seat + 1) % len(table.seats)]
    text = table.asides[dice.below(len(table.asides))].format(other=other)
    try:
        state.aside(table.seats[seat], text)
    except tricorne.IllegalAction:
        state.aside(table.seats[seat], table.asides[0])


def stops(table: Seating, seed: int, count: int, limit: int = 100_000) -> list[tricorne.State]:
    """About so many copies of a wandering state, spread over the whole game; the last one is the end."""
    passed: list[tricorne.State] = []
    for state in wander(table, seed, limit):
        if state.last.number % STRIDE == 0:
            passed.append(state.clone())
    spread = [passed[at * len(passed) // count] for at in range(count)]
    return [*spread, state]


def board(state: tricorne.State) -> dict[str, list[int]]:
    """The position without its random streams."""
    fields = state.position.fields()
    return {key: list(fields[key]) for key in fields if key != "rng"}
