"""Small games at a table of the server: named as an option, played by a person against a bot, over soon."""

from __future__ import annotations

import pytest

from tests.server.running_server import Person, RunningServer

TABLES = [
    ("imperial-struggle", "one-theater", {"france": "me", "britain": "random"}),
    ("struggle-of-empires", "one-attack", {"britain": "me", "france": "random"}),
]


@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES, ids=[table[1] for table in TABLES])
def test_a_small_game_is_played_at_a_table(
    server: RunningServer, game: str, scenario: str, seats: dict[str, str]
) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create(seats, game=game, options={"scenario": scenario})
    assert table["options"]["scenario"] == scenario
    me = next(seat for seat, who in seats.items() if who == "me")
    with anna.look(table) as live:
        for _ in range(40):
            if not live.turn(me):
                break
            live.play()
        assert live.position["over"]
        assert live.position["number"] < 120


def test_a_small_game_that_is_not_there_is_refused(server: RunningServer) -> None:
    seats = [
        {"power": "france", "who": "me", "bot": "", "name": ""},
        {"power": "britain", "who": "bot", "bot": "random", "name": ""},
    ]
    asked = {"game": "imperial-struggle", "seats": seats}
    anna = Person(server.port, "Anna")
    assert anna.post("/api/tables", asked | {"options": {"scenario": "one-theater"}}).status == 201
    answer = anna.post("/api/tables", asked | {"options": {"scenario": "one-day"}})
    assert answer.status == 422 and "one-day" in answer.body.decode()
