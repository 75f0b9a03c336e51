"""The invariants of every position: each one is broken once, and the check says so."""

from collections.abc import Callable
from typing import cast

import pytest

import tricorne
from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.board.check import problem
from tricorne.games.struggle_of_empires.board.constants import (
    AUSTRIA,
    BLOCKADE,
    BRITAIN,
    FRANCE,
    GERMAN_STATES,
    INDIA,
    PLACES,
    POWERS,
    RESERVES,
)
from tricorne.games.struggle_of_empires.board.position import BAG, PHASE, TURN_OF, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.sequence import all_steps
from tricorne.kernel.machine.step import CHANCE, PASSAGE
from tricorne.kernel.testing import rule


def table() -> Position:
    """A game of three, some turns into the first war."""
    state = tricorne.game("struggle-of-empires").new(["britain", "france", "russia"], seed=4)
    while state.position.fields()["clock"][PHASE] < 3:
        state.play(state.legal()[0])
    position = cast(Position, state.position)
    assert problem(position) is None
    return position


Break = Callable[[Position], None]


def _set(name: str, at: int, value: int) -> Break:
    def change(p: Position) -> None:
        numbers = p.fields()[name][:]
        numbers[at] = value
        p.write(name, numbers)

    return change


def _add(name: str, at: int, value: int) -> Break:
    def change(p: Position) -> None:
        numbers = p.fields()[name][:]
        numbers[at] += value
        p.write(name, numbers)

    return change


BROKEN: list[tuple[Break, str]] = [
    (_set("gold", BRITAIN, -1), "gold has -1"),
    (_set("control", INDIA * POWERS, -1), "control has -1"),
    (_set("clock", WAR_NUMBER, 4), "clock says war 4"),
    (_set("clock", TURN_OF, 5), "turn 5 of 3 players"),
    (_set("clock", PHASE, 7), "over exactly when no step is open"),
    (_set("order", 0, AUSTRIA), "the turn order must name every player once"),
    (_set("population", FRANCE, 99), "France has 99 population; the most is"),
    (_set("side", FRANCE, 3), "France stands nowhere on the alliance display"),
    (_set("gold", AUSTRIA, 2), "Austria has no player and so no gold"),
    (_set("armies", FRANCE * PLACES, 99), "pieces on the map; it has 14 of the kind army"),
    (_set("navies", FRANCE * PLACES + GERMAN_STATES, 1), "France has a navy where no ship can be"),
    (_set("token_region", 0, 11), "covert token 0 lies nowhere"),
    (_set("token_region", 0, GERMAN_STATES), "covert token 0 lies where it cannot strike"),
    (_set("alliances", 3, AUSTRIA), "local alliance 3 belongs to nobody"),
    (_set("blockade", 0, FRANCE), "the Blockade on the map lies nowhere"),
    (_set("battle", 0, -2), "names nobody"),
    (_set("markers", 0, 17), "lies nowhere (17)"),
    (_set("markers", 0, 3), "lies nowhere (3)"),
    (_add("display", RESERVES, 1), "copies of reserves; the game has"),
    (_add("removed", BLOCKADE, 1), "copies of blockade; the game has"),
    (_add("unrest", FRANCE, 1), "unrest but counters worth"),
    (_add("unrest_supply", BAG + 2, 1), "unrest counters of 2; the game has"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN, ids=[broken[1] for broken in BROKEN])
def test_what_could_not_be_is_found(change: Break, reason: str) -> None:
    p = table()
    change(p)
    assert reason in str(problem(p))


@rule("MARKER-16")
def test_a_control_marker_out_of_nothing_is_found() -> None:
    """What came out of the bag in a region is what lies there: neutral, control, token or non-player."""
    p = table()
    p.control[INDIA * POWERS + FRANCE] += 1
    assert "India" in str(problem(p))
    assert "(MARKER-16)" in str(problem(p))


def test_steps_have_the_part_that_their_number_says() -> None:
    steps = all_steps(deals=True)
    named = list(step_numbers.NAMES)
    assert [kind for kind in named if steps[kind].role == PASSAGE] == sorted(step_numbers.PASSAGES)
    assert [kind for kind in named if steps[kind].role == CHANCE] == sorted(step_numbers.CHANCES)
    assert [kind for kind in range(step_numbers.KINDS) if steps[kind].role != PASSAGE and kind not in named] == []
