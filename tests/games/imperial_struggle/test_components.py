"""The components of Imperial Struggle: counts and check values that do not come from the data files themselves."""

import pytest

from tricorne.games.imperial_struggle.board import constants
from tricorne.games.imperial_struggle.board.components import Components, load
from tricorne.games.imperial_struggle.board.components_check import check
from tricorne.kernel.errors import BadComponents


@pytest.fixture(scope="module")
def pieces() -> Components:
    return load()


def test_spaces_by_region_and_kind(pieces: Components) -> None:
    """Political, Market, Territory, Naval and Fort spaces of each Region."""
    board = pieces.board
    found = [[sum(board.kind[s] == k for s in spaces) for k in range(5)] for spaces in board.in_region]
    assert found == [[26, 0, 2, 2, 0], [5, 14, 4, 3, 4], [2, 16, 8, 4, 0], [3, 11, 4, 2, 2]]


def test_markets_by_commodity(pieces: Components) -> None:
    counts = [len(markets) for markets in pieces.board.markets_of]
    assert counts == [9, 5, 4, 7, 9, 6]
    assert pieces.commodity_ids == ["furs", "spice", "fish", "tobacco", "sugar", "cotton"]


def test_lines(pieces: Components) -> None:
    board = pieces.board
    by_region = [sum(board.region[one] == r for one, _ in board.connections) for r in range(constants.REGIONS)]
    assert by_region == [0, 40, 39, 28]
    assert len(board.conquest_lines) == 19
    assert board.tougher_lines == [[board.space("louisbourg"), board.space("halifax")]]
    halifax, louisbourg = board.space("halifax"), board.space("louisbourg")
    assert louisbourg not in board.conquest[halifax]
    assert louisbourg in board.conquest_tougher[halifax]


def test_starting_flags_by_region(pieces: Components) -> None:
    board = pieces.board
    flags = board.starting_flag
    counts = [[sum(flags[s] == side for s in spaces) for side in (1, 2)] for spaces in board.in_region]
    assert counts == [[4, 3], [4, 4], [5, 5], [4, 4]]


def test_a_card_of_each_family(pieces: Components) -> None:
    card = pieces.events[pieces.event("falklands-crisis")]
    assert card.number == 40
    assert pieces.advantages[card.needs_what].id == "mediterranean-intrigue"
    assert card.versions[constants.FRANCE] is not card.versions[constants.BRITAIN]
    law = pieces.ministries[pieces.ministry("john-law")]
    assert law.side == constants.FRANCE
    assert law.in_era == [True, False, False]
    rum = pieces.advantages[pieces.advantage("rum")]
    assert rum.less == 1
    assert pieces.advantages_at[pieces.board.space("puerto-rico")] == [pieces.advantage("rum")]


@pytest.mark.parametrize(
    ("theater", "winner", "margin", "row"),
    [
        ("wss-queen-annes-war", constants.BRITAIN, 2, 0),
        ("7yw-atlantic-dominance", constants.FRANCE, 1, constants.NONE),
        ("was-jacobite-rebellion", constants.BRITAIN, 2, 4),
        ("awi-american-revolution", constants.FRANCE, 7, 2),
    ],
)
def test_spoils_row(pieces: Components, theater: str, winner: int, margin: int, row: int) -> None:
    found = next(t for t in pieces.wars.theaters if t.id == theater)
    assert found.row(winner, margin) == row


def test_a_dot_without_a_theater_is_refused() -> None:
    pieces = Components()
    pieces.board.wars[pieces.board.space("savoy")].append(1)
    with pytest.raises(BadComponents, match="savoy has a dot for no theater of was"):
        check(pieces)


def test_an_unknown_space_is_refused_with_the_nearest(pieces: Components) -> None:
    with pytest.raises(BadComponents, match="unknown space 'velore'; did you mean vellore"):
        pieces.board.space("velore")
