"""The arena: the same contest gives the same results, and the statistics add up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tricorne.arena import Contest, Statistics, simulate
from tricorne.bots import BadBot
from tricorne.kernel.errors import BadOptions

GAME = "struggle-of-empires"


def as_json(contest: Contest, workers: int = 1) -> list[dict[str, object]]:
    return [result.to_json() for result in simulate(contest, workers)]


def test_same_seed_same_games_however_many_work() -> None:
    contest = Contest(GAME, players=3, bots=["random"], games=4, seed=11)
    assert as_json(contest) == as_json(contest, workers=2)


def test_another_seed_gives_other_games() -> None:
    one = as_json(Contest(GAME, players=3, games=1, seed=11))
    other = as_json(Contest(GAME, players=3, games=1, seed=12))
    assert one != other


def test_bots_change_places_and_the_last_one_fills_the_table() -> None:
    contest = Contest(GAME, players=3, bots=["random", "random"], games=3)
    contest.bots = ["a", "b", "c"]
    assert [contest.seated(number) for number in range(3)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    assert Contest(GAME, players=5, bots=["random"]).bots == ["random"] * 5


def test_powers_are_named_or_drawn() -> None:
    named = Contest(GAME, seats=["spain", "russia"], games=2)
    assert named.powers(0) == named.powers(1) == ["spain", "russia"]
    drawn = Contest(GAME, players=4, games=30)
    tables = {tuple(drawn.powers(number)) for number in range(30)}
    assert len(tables) > 20
    assert all(len(set(table)) == 4 for table in tables)


def test_statistics_add_up() -> None:
    results = simulate(Contest(GAME, players=2, games=6, seed=3))
    figures = Statistics(results)
    assert sum(tally.wins for tally in figures.by_power.values()) == pytest.approx(6 - figures.without_winner)
    assert sum(tally.wins for tally in figures.by_seat.values()) == pytest.approx(6 - figures.without_winner)
    assert {key: tally.games for key, tally in figures.by_seat.items()} == {"1": 6, "2": 6}
    assert len(figures.points["all"].numbers) == 12
    assert figures.figures["unrest"]["all"].numbers == sorted(
        result.figures[seat]["unrest"] for result in results for seat in result.seats
    )


def test_revolution_everywhere_has_no_winner() -> None:
    results = simulate(Contest(GAME, players=2, games=6, seed=3))
    for result in results:
        standing = [seat for seat in result.seats if not result.figures[seat]["revolution"]]
        assert bool(result.winners) == bool(standing)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 9}, "9 players"),
        ({"players": 1}, "2 to 7"),
        ({"players": 3, "games": 0}, "0 games"),
        ({"players": 3, "bots": []}, "no bot"),
        ({"players": 2, "bots": ["random"] * 3}, "3 bots for 2"),
        ({"players": 3, "preset": "delux"}, "deluxe"),
        ({"players": 3, "options": {"surender": True}}, "surrender"),
        ({"players": 3, "seats": ["spain", "france"]}, "2 powers are named for 3"),
        ({"seats": ["spain", "frace"]}, "france"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        Contest(GAME, **wrong)  # type: ignore[arg-type]  # wrong values are the point


def test_bots_of_ones_own(tmp_path: Path) -> None:
    """A bot from a file plays, and one that cheats or fails is named."""
    file = tmp_path / "mine.py"
    file.write_text(
        "from tricorne.bots import Bot, Seat\n"
        "class First(Bot):\n"
        "    def decide(self, seat: Seat) -> int:\n"
        "        return seat.legal()[0]\n"
        "class Cheat(Bot):\n"
        "    def decide(self, seat: Seat) -> int:\n"
        "        return next(i for i in range(len(seat.actions)) if i not in seat.legal())\n"
        "class Clumsy(Bot):\n"
        "    def decide(self, seat: Seat) -> int:\n"
        "        return 1 // 0\n"
    )
    assert simulate(Contest(GAME, players=2, bots=[f"{file}:First"], games=1))[0].decisions > 0
    with pytest.raises(BadBot, match="Cheat answered 0 for"):
        simulate(Contest(GAME, players=2, bots=[f"{file}:Cheat"], games=1))
    with pytest.raises(BadBot, match="Clumsy failed for .*: ZeroDivisionError"):
        simulate(Contest(GAME, players=2, bots=[f"{file}:Clumsy"], games=2), workers=2)
    with pytest.raises(BadBot, match="did you mean First"):
        Contest(GAME, players=2, bots=[f"{file}:Frst"])
    with pytest.raises(BadBot, match="no such file"):
        Contest(GAME, players=2, bots=["nowhere.py:First"])
