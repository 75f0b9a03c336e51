"""Observations: made of what the seat may know, of one size always, in parts that the documentation names."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import pytest

import tricorne
from tests.games.struggle_of_empires.random_play import begin
from tests.leaks.habits import habits_of
from tricorne.encodings import HIDDEN, Encoding, encoding_for
from tricorne.envs import encoding
from tricorne.envs.document import MARK, table
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.kernel.chance import seeded
from tricorne.kernel.errors import UnknownGame
from tricorne.kernel.sight import leaks
from tricorne.kernel.state import State

GAMES = tricorne.games()
OPTIONS: list[dict[str, object]] = [
    {},
    {"setup-draft": True, "gold-visibility": "hidden"},
    {"unrest-mode": "fixed-hidden"},
    {"negotiation": "offers", "gold-visibility": "hidden"},
    {"negotiation": "press", "unrest-mode": "fixed-hidden"},
]

DEALS = ["deal-spoken", "promises", "word"]
"""Parts of version 2 of the rows of Struggle of Empires: the deal under way, promises, whose word was kept."""


def empires(count: int, seed: int, options: dict[str, object] | None = None) -> State:
    return begin(count, "deluxe", options, seed)


def imperial(seed: int) -> State:
    return tricorne.game("imperial-struggle").new(["france", "britain"], seed=seed)


def look(state: State, seat: str | None) -> object:
    """What the leak check compares: the row of a seat."""
    if seat is None:
        return None
    return layout_of(state).row(state.position, state.seat_number(seat)).tolist()


def layout_of(state: State) -> Encoding:
    """The encoding of its table, which has more parts where deals are actions."""
    return encoding_for(state.game.id, state.engine, state.seat_number(state.seats[0]))


def look_at_everything(state: State, seat: str | None) -> object:
    if seat is None:
        return None
    return encoding(state.game.id, omniscient=True).row(state.position, state.seat_number(seat)).tolist()


def moments(state: State, seed: int, every: int) -> list[State]:
    """Positions of a random game: all of its beginning, then every so many."""
    numbers = seeded(seed, ["encodings"])
    habits = habits_of(state.game.id)
    found = [state.clone()]
    number = 0
    while not state.over:
        state.play(habits.choose(state, numbers))
        number += 1
        if number < 30 or number % every == 0:
            found.append(state.clone())
    found.append(state)
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_rows_of_struggle_of_empires_tell_nothing_hidden(options: dict[str, object]) -> None:
    """Positions that differ only in what the seat cannot know give the same row, at every moment."""
    promised = 0
    for state in moments(empires(3, 3, options), 3, 40):
        assert leaks(state, state.seats, [1, 2], {"row": look}) == []
        layout = layout_of(state)
        if layout.version == 2:
            row = layout.row(state.position, state.seat_number(state.seats[0]))
            promised += any(layout.part(row, name).any() for name in DEALS)
    assert promised > 5 or "negotiation" not in options


@pytest.mark.parametrize("seed", [1, 2])
def test_rows_of_imperial_struggle_tell_nothing_hidden(seed: int) -> None:
    for state in moments(imperial(seed), seed, 25):
        assert leaks(state, state.seats, [1, 2], {"row": look}) == []


@pytest.mark.parametrize("start", [lambda: empires(3, 3, OPTIONS[1]), lambda: imperial(1)])
def test_the_critics_rows_do_tell(start) -> None:
    """So the check above can fail."""
    assert any(leaks(state, state.seats, [1], {"row": look_at_everything}) for state in moments(start(), 3, 60))


@pytest.mark.parametrize("game", GAMES)
def test_samples_have_the_row_of_what_they_were_sampled_from(game: str) -> None:
    options = tricorne.game(game).options
    state = tricorne.game(game).new(tricorne.game(game).seat_ids[: min(4, options.most)], seed=5)
    layout = encoding(game)
    for moment in moments(state, 5, 60)[::3]:
        for seat in moment.seats:
            number = moment.seat_number(seat)
            row = layout.bytes(moment.position, number)
            assert layout.bytes(moment.sample(seat, 9).position, number) == row


@pytest.mark.parametrize("count", range(2, 8))
def test_one_layout_for_every_number_of_players(count: int) -> None:
    """Size and parts stay; powers that are not in the game are 0 all over."""
    layout = encoding("struggle-of-empires")
    for state in moments(empires(count, count), count, 200)[::5]:
        ruleset = cast(Position, state.position).ruleset
        present = len(ruleset.players) + len(ruleset.nonplayers)
        for seat in state.seats:
            row = layout.row(state.position, state.seat_number(seat))
            assert len(row) == layout.size
            assert layout.part(row, "players") == [count]
            for name in ("armies", "gold", "treasury", "tiles-ready", "role"):
                block = layout.part(row, name).reshape(7, -1)
                assert not block[present:].any()


def test_the_looking_seat_comes_first() -> None:
    state = empires(4, 2)
    layout = encoding("struggle-of-empires")
    for at, seat in enumerate(state.seats):
        row = layout.row(state.position, state.seat_number(seat))
        shown = layout.part(row, "power").reshape(7, 7).argmax(axis=1).tolist()
        around = [state.seat_number(state.seats[(at + step) % 4]) for step in range(4)]
        assert shown[:4] == around
        assert sorted(shown) == list(range(7))


def test_the_two_sides_see_the_same_from_two_ends() -> None:
    state = imperial(3)
    layout = encoding("imperial-struggle")
    rows = [layout.row(state.position, seat) for seat in (0, 1)]
    own, other = ([layout.part(row, name) for row in rows] for name in ("flags-own", "flags-other-side"))
    assert np.array_equal(own[0], other[1]) and np.array_equal(own[1], other[0])
    assert layout.part(rows[0], "victory-points") == -layout.part(rows[1], "victory-points")


def test_large_numbers_take_two_places() -> None:
    state = empires(3, 1)
    power = state.seat_number(state.seats[0])
    cast(Position, state.position).gold[power] = 143
    layout = encoding("struggle-of-empires")
    assert layout.part(layout.row(state.position, power), "gold").reshape(7, 3)[0].tolist() == [1, 14, 3]


def test_only_whoever_is_asked_sees_the_details_of_a_question() -> None:
    state = imperial(4)
    layout = encoding("imperial-struggle")
    for moment in moments(state, 4, 10)[:-1]:
        actor = moment.seat_number(str(moment.actor))
        assert not layout.part(layout.row(moment.position, 1 - actor), "question-details").any()


def test_critics_see_more_and_players_nothing_of_it() -> None:
    for game in GAMES:
        plain, full = encoding(game), encoding(game, omniscient=True)
        assert full.size > plain.size
        assert [name for name in full.slices if name.startswith(HIDDEN)] == list(full.slices)[len(plain.slices) :]
        assert not any(name.startswith(HIDDEN) for name in plain.slices)
        assert list(full.slices) == list(full.words)


def test_no_encoding_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        encoding("chess")


@pytest.mark.parametrize("game", GAMES)
def test_the_documentation_has_the_table_of_the_code(game: str) -> None:
    """python -m tricorne.envs.document writes it."""
    page = (Path(__file__).parents[2] / "docs" / "researchers.md").read_text(encoding="utf-8")
    start, end = MARK.format(game), MARK.format(f"end of {game}")
    assert page.split(start)[1].split(end)[0].strip() == table(game).strip()
