"""The figures of a tournament: they add up, intervals are honest, tests keep their promise."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.arena.cup import GAME, own, played
from tricorne.arena import Played, Summary, Tournament, Until
from tricorne.arena.skill_and_luck import divide, points, wins
from tricorne.arena.stopping import STAKE, at_any_time, evidence
from tricorne.arena.summary import deal_shares, interval
from tricorne.kernel.errors import BadOptions

TRIES = 100


@pytest.fixture(scope="module")
def summary(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    cup = Tournament(
        "struggle-of-empires", ["random", "heuristic"], "mixed", players=3, vary={"surrender": ["true", "false"]}
    )
    return Summary(cup, played(tmp_path_factory.mktemp("cup"), cup, 6))


def test_sums(summary: Summary) -> None:
    games = len(summary.games)
    assert games == 12
    with_winner = games - summary.to_json()["without_winner"]
    for shares in (summary.by_bot, summary.by_power, summary.by_seat, summary.by_bot_and_power):
        assert sum(share.wins for share in shares.values()) == pytest.approx(with_winner)
        assert sum(share.games for share in shares.values()) == 3 * games
    assert sum(share.wins for share in summary.by_option.values()) == pytest.approx(with_winner)
    assert {key.split(" / ")[0] for key in summary.by_option} == {"surrender=true", "surrender=false"}
    for share in summary.by_power.values():
        assert 0 <= share.low <= share.share <= share.high <= 1


def test_points_by_source_are_the_points(summary: Summary) -> None:
    for game in summary.games:
        for seat in game.seats:
            assert sum(row.get(seat, 0) for row in game.sources.values()) == game.scores[seat]


def test_points_by_source_in_imperial_struggle(tmp_path: Path) -> None:
    cup = Tournament(GAME, ["heuristic", "random"], seed=2)
    for game in played(tmp_path, cup, 2):
        level = sum(row.get("france", 0) for row in game.sources.values()) - game.scores["france"]
        # Both sides begin level but for what the set-up gives.
        assert level == sum(row.get("britain", 0) for row in game.sources.values()) * -1 - game.scores["france"]
        assert set(game.sources) <= {"deeds", "scoring", "last-scoring", "war-wss", "war-was", "war-7yw", "war-awi"}
        assert game.taken["france"]


def test_tiles_taken_are_counted(summary: Summary) -> None:
    taken = {tile for game in summary.games for tiles in game.taken.values() for tile in tiles}
    assert taken
    assert taken <= set(summary.by_taken)
    for tile in taken:
        holders = sum(tile in tiles for game in summary.games for tiles in game.taken.values())
        assert summary.by_taken[tile].games == holders


def test_better_bot_has_the_better_rating(summary: Summary) -> None:
    assert [rating.bot for rating in summary.ratings] == ["heuristic", "random"]
    for rating in summary.ratings:
        assert rating.low < rating.mu < rating.high


def made(number: int, deal: int, bots: list[str], winner: int) -> Played:
    """A game with nothing in it but a winner."""
    seats = [f"power-{at}" for at in range(len(bots))]
    scores = {seat: 10 * (at == winner) for at, seat in enumerate(seats)}
    rest = [seat for at, seat in enumerate(seats) if at != winner]
    nothing: dict[str, dict[str, int]] = {seat: {} for seat in seats}
    return Played(
        number, deal, 0, 0, {}, seats, bots, scores, [[seats[winner]], rest], [seats[winner]], nothing, {},
        {seat: [] for seat in seats}, dict.fromkeys(seats, 1), [], nothing,
    )  # fmt: skip


def series(deals: int, winner: object) -> list[Played]:
    """Pairs of games; ``winner`` says who wins by deal and bots."""
    assert callable(winner)
    games = []
    for deal in range(deals):
        for turn, bots in enumerate((["a", "b"], ["b", "a"])):
            games.append(made(2 * deal + turn, deal, bots, winner(deal, bots)))
    return games


def test_luck_and_skill_are_told_apart() -> None:
    chance = Random(5)
    skill = divide(series(40, lambda deal, bots: bots.index("a")), wins)
    assert skill is not None and (skill.skill, skill.deal) == (1.0, 0.0)
    good_seats = [chance.randrange(2) for _ in range(40)]
    deal = divide(series(40, lambda deal, bots: good_seats[deal]), points)
    assert deal is not None and (deal.skill, deal.deal) == (0.0, 1.0)
    coin = divide(series(400, lambda deal, bots: chance.randrange(2)), wins)
    assert coin is not None and coin.play > 0.85
    assert coin.skill + coin.deal + coin.play == pytest.approx(1, abs=0.001)
    for found in (skill, deal, coin):
        for name, (low, high) in found.intervals.items():
            assert low <= getattr(found, name) <= high
    assert 0.6 < skill.intervals["skill"][0] < 0.99, "forty deals are much, not all"
    assert divide(series(2, lambda deal, bots: bots.index("a")), wins) is None, "four games prove nothing"


def test_interval_grows_where_games_of_a_deal_hang_together() -> None:
    single = [(number, float(number % 2)) for number in range(40)]
    paired = [(number // 2, float(number // 2 % 2)) for number in range(40)]
    opposed = [(number // 2, float(number % 2)) for number in range(40)]
    assert interval(paired)[0] < interval(single)[0] < 0.5 < interval(single)[1] < interval(paired)[1]
    assert interval(opposed) == pytest.approx(interval(single), abs=0.003)


def test_interval_holds_the_truth_as_often_as_it_says() -> None:
    chance = Random(8)
    held = 0
    for _ in range(400):
        low, high = interval([(number, float(chance.random() < 0.65)) for number in range(60)])
        held += low <= 0.65 <= high
    assert held / 400 > 0.92


def runs(rule: str, share: float) -> tuple[float, float]:
    """How often a test says that the share is above even, and how many deals it takes."""
    until = Until(rule)
    chance = Random(3)
    above = deals = 0
    for _ in range(TRIES):
        shares: list[float] = []
        verdict = ""
        while not verdict and len(shares) < 60:
            shares.append((chance.random() < share) / 2 + (chance.random() < share) / 2)
            verdict = until.verdict(shares, 0.5)
        above += verdict in ("above", "high")
        deals += len(shares)
    return above / TRIES, deals / TRIES


@pytest.mark.parametrize("rule", ["decided", "sprt:0.5:0.65"])
def test_looking_after_every_deal_fools_nobody(rule: str) -> None:
    """Among equals a winner is found one time in twenty at most; a clear winner is found nearly always, and soon."""
    assert runs(rule, 0.5)[0] <= 0.05
    found, deals = runs(rule, 0.75)
    assert found > 0.9
    assert deals < 40


def test_interval_at_any_time_is_the_test_turned_round() -> None:
    shares = [1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 0.5, 1.0, 1.0, 1.0]
    low, high = at_any_time(shares)
    assert evidence(shares, low) == pytest.approx(STAKE, rel=0.01)
    assert evidence(shares, low + 0.02) < STAKE < evidence(shares, low - 0.02)
    assert evidence(shares, high) == pytest.approx(STAKE, rel=0.01)


@pytest.mark.long_case
def test_stops_at_the_same_deal_however_many_play(tmp_path: Path) -> None:
    cup = Tournament(GAME, ["heuristic", "random"], seed=6)
    one = played(tmp_path / "one", cup, 60, until="decided")
    two = played(tmp_path / "two", cup, 60, jobs=2, until="decided")
    assert [game.number for game in one] == [game.number for game in two] == list(range(len(one)))
    assert len(one) < 60
    match = Summary(cup, two, Until("decided")).matches[0]
    assert match.verdict == "above"
    assert match.any_time_low > 0.5
    shares = deal_shares(two, "heuristic")
    assert Until("decided").verdict(shares[:-1], 0.5) == ""


@pytest.mark.parametrize("wrong", ["soon", "sprt", "sprt:0.5", "sprt:0.6:0.5", "sprt:a:b", "decided:1", "sprt:0:1"])
def test_rules_that_are_none(wrong: str) -> None:
    with pytest.raises(BadOptions, match="--until"):
        Until(wrong)


def test_tests_compare_two_bots(tmp_path: Path) -> None:
    cup = Tournament("struggle-of-empires", ["random", "heuristic", own(tmp_path, "Last")], "mixed", players=3)
    with pytest.raises(BadOptions, match="two bots at a table"):
        played(tmp_path / "cup", cup, 3, until="decided")
