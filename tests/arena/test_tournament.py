"""Which games a tournament has: everybody sits everywhere with the same luck."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.arena.cup import GAME
from tricorne.arena import Tournament
from tricorne.arena.tournament import line_ups
from tricorne.bots import BadBot
from tricorne.kernel.errors import BadOptions, UnknownGame

EMPIRES = "struggle-of-empires"
TWO = ["random", "heuristic"]


def test_every_bot_has_every_place_of_every_deal() -> None:
    """Four at a table, one against three: the one sits once in each place, and nothing else changes."""
    cup = Tournament(EMPIRES, TWO, "one-against", players=4, seed=5)
    games = [cup.fixture(number) for number in range(8)]
    assert [game.deal for game in games] == [0] * 4 + [1] * 4
    assert [game.bots.index("random") for game in games] == [0, 1, 2, 3] * 2
    tables = {str(cup.begin(game).record) for game in games[:4]}
    assert len(tables) == 1
    assert cup.powers(0) != cup.powers(1)


def test_tables_of_the_formats() -> None:
    assert line_ups("round-robin", ["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert line_ups("one-against", ["a", "b", "c"], 3) == [["a", "b", "b"], ["a", "c", "c"]]
    assert line_ups("ladder", ["a", "b", "c"], 3) == [["b", "a", "a"], ["c", "b", "b"]]
    assert len(line_ups("mixed", ["a", "b", "c", "d"], 3)) == 4
    assert line_ups("mixed", ["a", "b"], 3) == [["a", "a", "b"], ["a", "b", "b"]]


def test_rotations_that_look_the_same_are_played_once() -> None:
    cup = Tournament(EMPIRES, TWO, "mixed", players=4)
    assert [cup.name(table) for table in range(3)] == [
        "3 x random + heuristic",
        "2 x random + 2 x heuristic",
        "random + 3 x heuristic",
    ]
    assert [len(rotations) for rotations in cup.rotations] == [4, 4, 4]
    for number in range(cup.block):
        places = Counter(cup.fixture(number).bots)
        assert places == Counter(cup.tables[cup.fixture(number).table])


def test_longer_tournament_begins_with_the_games_of_a_shorter_one() -> None:
    cup = Tournament(GAME, [*TWO], seed="x")
    assert cup.deals_for(1) == 1
    assert cup.deals_for(3) == 2
    assert cup.deals_for(200) == 100
    with pytest.raises(BadOptions, match="0 games"):
        cup.deals_for(0)


def test_options_vary_over_the_same_deals() -> None:
    vary = {"surrender": ["true", "false"], "unrest-mode": ["drawn-hidden", "fixed-open"]}
    cup = Tournament(EMPIRES, TWO, "ladder", players=3, vary=vary)
    values = [cup.fixture(deal * cup.block).options for deal in range(5)]
    assert len({tuple(value.items()) for value in values[:4]}) == 4
    assert values[4] == values[0]
    assert len({cup.luck(deal) for deal in range(4)}) == 1
    assert cup.luck(4) != cup.luck(3)
    assert cup.deals_for(7) == 4
    state = cup.begin(cup.fixture(0))
    assert state.header["options"] == {"surrender": True, "unrest-mode": "drawn-hidden"}


def test_worker_makes_the_same_tournament_of_the_settings() -> None:
    cup = Tournament(EMPIRES, TWO, "ladder", seats=["spain", "france"], options={"surrender": True}, seed=3, limit=2.5)
    again = Tournament.of(cup.settings)
    assert again.settings == cup.settings
    assert again.begin(again.fixture(1)) == cup.begin(cup.fixture(1))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"format": "league"}, "no format 'league'"),
        ({"bots": []}, "no bot is named"),
        ({"bots": ["random"]}, "only random is named"),
        ({"bots": ["random", "random"]}, "random is named twice"),
        ({"players": 3}, "round-robin is for two"),
        ({"players": 1}, "1 players"),
        ({"players": 8}, "8 players"),
        ({"seats": ["spain"], "players": 2}, "1 powers are named for 2"),
        ({"limit": 0}, "limit of 0 seconds"),
        ({"options": {"surender": True}}, "surrender"),
        ({"vary": {"surrender": ["true"]}}, "two values at least"),
        ({"vary": {"surrender": ["true", "perhaps"]}}, "surrender"),
        ({"vary": {"surrender": ["true", "false"]}, "options": {"surrender": True}}, "given and varied"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(wrong: dict[str, object], said: str) -> None:
    right: dict[str, object] = {"bots": TWO, "format": "round-robin"}
    with pytest.raises(BadOptions, match=said):
        Tournament(EMPIRES, **{**right, **wrong})  # type: ignore[arg-type]  # wrong values are the point


def test_unknown_bots_and_games() -> None:
    with pytest.raises(BadBot, match="genius"):
        Tournament(GAME, ["genius", "random"])
    with pytest.raises(UnknownGame, match="chess"):
        Tournament("chess", TWO)
