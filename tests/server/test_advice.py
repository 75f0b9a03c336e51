"""Advice at a table: against bots, from what the seat knows, in the workers, one question at a time."""

from __future__ import annotations

import pytest

from tests.server.running_server import Person, RunningServer, english

SEATS = {"britain": "me", "france": "heuristic"}


@pytest.mark.parametrize("game", ["struggle-of-empires", "imperial-struggle"])
def test_the_best_choices_are_told_with_reasons(server: RunningServer, game: str) -> None:
    ada, blaise = Person(server.port, "Ada"), Person(server.port, "Blaise")
    table = ada.create(SEATS, game=game)
    assert ada.get(f"/api/tables/{table['id']}").json["advice"]
    assert not blaise.get(f"/api/tables/{table['id']}").json["advice"]
    with ada.look(table) as live, blaise.look(table) as gallery:
        assert live.turn("britain")
        number, legal = live.position["number"], live.position["legal"]
        answer = live.act("ask-advice", at=number, action=legal[-1])
        assert answer["type"] == "advice" and answer["at"] == number, answer
        best = answer["best"]
        assert 1 <= len(best) <= 3 and {one["action"] for one in best} <= set(legal)
        percents = [one["percent"] for one in best]
        assert percents == sorted(percents, reverse=True) and all(0 <= one <= 100 for one in percents)
        assert all(english(one["reason"]).endswith(".") for one in best)
        assert answer["chosen"] is not None and answer["chosen"] <= percents[0]
        assert live.act("ask-advice", at=number, action=None)["best"] == best, "what was answered is kept"
        assert live.act("ask-advice", at=number - 1)["code"] == "stale"
        assert live.act("ask-advice", at=number, action=10**6)["code"] == "bad-value"
        assert gallery.act("ask-advice", at=number)["code"] == "not-yours"


def test_among_people_only_where_the_table_allows_it(server: RunningServer) -> None:
    ada, blaise = Person(server.port, "Ada"), Person(server.port, "Blaise")
    for allowed, answered in ((False, "refused"), (True, "advice")):
        table = ada.create({"britain": "me", "france": "open"}, advice=allowed)
        blaise.sit(table, "france")
        assert ada.get(f"/api/tables/{table['id']}").json["advice"] is allowed
        with ada.look(table, "britain") as one, blaise.look(table, "france") as other:
            assert one.turn("britain", "france")
            asked = one if one.position["prompt"]["actor"] == "britain" else other
            asked.turn("britain", "france")
            answer = asked.act("ask-advice", at=asked.position["number"])
            assert answer["type"] == answered, answer
            assert allowed or "against bots only" in english(answer["message"])
