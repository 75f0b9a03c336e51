"""What the arena tells of a tournament, told of an event: from its results, by the arena's own means."""

from __future__ import annotations

import importlib.util
import time
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.running_server import Person
from tests.server.test_events import act, anna, look, made, resigns
from tricorne.arena.ratings import rate
from tricorne.arena.summary import interval
from tricorne.server.events.standings import shares
from tricorne.server.events.statistics import Result, Statistics, worked_out
from tricorne.server.ratings.scale import points

__all__ = ["anna"]
TWO = ("britain", "france")


def won(first: str, second: str) -> Result:
    return (first, TWO[0], 1.0), (second, TWO[1], 0.0)


def test_the_figures_of_an_event_are_those_of_the_arena(anna: Person) -> None:
    id, people = made(anna, "round-robin", 4)
    assert look(anna, id)["statistics"] is None
    assert act(anna, id, "round").json["statistics"] is None, "no table has ended"
    for number in range(3):
        event = look(anna, id) if number == 0 else act(anna, id, "round").json
        for board in event["boards"]:
            # Whoever has signed up first wins all his games.
            order = list(people)
            seats = sorted(board["seats"], key=lambda seat: order.index(seat["person"]))
            resigns(people, seats[1], board["table"])
    event = look(anna, id)
    told = event["statistics"]
    assert told["games"] == 6
    assert [one["person"] for one in told["people"]] == [line["person"] for line in event["lines"]] == list(people)
    best = told["people"][0]
    low, high = interval([(deal, 1.0) for deal in range(3)])
    assert best["wins"] == {
        "games": 3,
        "wins": 3.0,
        "share": 1.0,
        "fair": 0.5,
        "low": round(low, 4),
        "high": round(high, 4),
    }
    assert best["rating"]["low"] < 1500 < best["rating"]["rating"] < best["rating"]["high"]
    assert [one["power"] for one in told["powers"]] == [seat["power"] for seat in event["boards"][0]["seats"]]
    assert sum(one["wins"]["wins"] for one in told["powers"]) == 6.0


def test_ties_share_the_win_and_larger_tables_count_for_all_their_people() -> None:
    tied: Result = (("a", "x", 0.5), ("b", "y", 0.5), ("c", "z", 0.5))
    ranked: Result = tuple(
        (person, power, part) for person, power, part in zip("abc", "xyz", shares([2, 1, 3]), strict=True)
    )
    told = worked_out([tied, ranked], {"a": "Anna", "b": "Ben", "c": "Cleo"})
    wins = {one.name: one.wins for one in told.people}
    assert {name: share.wins for name, share in wins.items()} == {"Anna": 0.3333, "Ben": 1.3333, "Cleo": 0.3333}
    assert {share.fair for share in wins.values()} == {0.3333}
    assert [one.name for one in told.people] == ["Ben", "Anna", "Cleo"], "Anna was second, Cleo third"
    assert [one.power for one in told.powers] == ["x", "y", "z"]


def test_the_rating_is_that_of_the_arena_on_the_scale_of_the_house() -> None:
    results = [won("a", "b"), won("a", "c"), won("b", "c")]
    told = {one.person: one.rating for one in worked_out(results, {}).people}
    model = pytest.importorskip("openskill.models").PlackettLuce(tau=0.0)
    standing = {name: model.rating() for name in "abc"}
    for first, second in (("a", "b"), ("a", "c"), ("b", "c")):
        (standing[first],), (standing[second],) = model.rate([[standing[first]], [standing[second]]])
    for name, one in standing.items():
        rating = told[name]
        assert rating is not None and abs(rating.rating - points(one.mu)) <= 1
        assert abs(rating.low - points(one.mu - 1.96 * one.sigma)) <= 1
    assert rate([], ["a"])[0].mu == 25.0


def test_without_the_library_the_shares_are_told_and_no_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *more: None if name == "openskill" else find(name, *more)
    )
    told = worked_out([won("a", "b")], {"a": "Anna", "b": "Ben"})
    assert [one.rating for one in told.people] == [None, None]
    assert [one.name for one in told.people] == ["Anna", "Ben"], "by their wins then"


def test_figures_are_worked_out_once_and_again_when_a_table_has_ended() -> None:
    def seat(round: int, board: int, person: str, power: str, part: float | None) -> Any:
        return SimpleNamespace(round=round, board=board, guest=person, power=power, points=part)

    people = [SimpleNamespace(guest=name, name=name) for name in "ab"]
    sat = [seat(1, 1, "a", "x", 1.0), seat(1, 1, "b", "y", 0.0), seat(2, 1, "a", "x", None), seat(2, 1, "b", "y", 1.0)]
    sat += [seat(1, 0, "c", "", 1.0)]
    found: Any = SimpleNamespace(row=SimpleNamespace(id="event"), people=people, sat=sat)
    kept = Statistics()
    first = kept.of(found)
    assert first is not None and first.games == 1 and kept.of(found) is first, "a bye and an open table do not count"
    sat[2].points = 0.0
    second = kept.of(found)
    assert second is not None and second.games == 2


def test_the_largest_event_is_worked_out_in_a_moment() -> None:
    names = [f"p{number}" for number in range(64)]
    results = [won(one, other) for at, one in enumerate(names) for other in names[at + 1 :]]
    began = time.process_time()
    told = worked_out(results, {})
    assert told.games == 2016 and time.process_time() - began < 5.0
