"""Who has won; games that end before their end: resigned, abandoned by consent; the next one with rotated seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.running_server import Person, RunningServer
from tests.server.test_members import games_of

IMPERIAL = "imperial-struggle"


def do(person: Person, table: Any, what: str, **given: object) -> Any:
    found = person.post(f"/api/tables/{table['id']}/{what}", given)
    assert found.status == 200, found.body
    return found.json


def seat_of(info: Any, power: str) -> Any:
    return next(seat for seat in info["seats"] if seat["power"] == power)


def test_whoever_resigns_against_one_loses_and_the_game_is_open_to_read(server: RunningServer) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"}, game=IMPERIAL)
    boris.sit(table)
    stranger = Person(server.port, "Clara")
    assert stranger.post(f"/api/tables/{table['id']}/resign", {}).status == 403
    with boris.look(table, "france") as live:
        info = do(anna, table, "resign")
        assert live.hear("table")["table"]["ended"] == "resigned"
        assert live.act("say", text="thank you", channel="table")["type"] == "done"
    assert (info["status"], info["ended"], info["winners"]) == ("over", "resigned", ["france"])
    assert info["actor"] is None and not info["turn"] and info["seed"] and seat_of(info, "britain")["resigned"]
    end = boris.get(f"/api/tables/{table['id']}/end").json
    assert end["winners"] == ["france"] and end["ranking"] == [["france"], ["britain"]]
    with anna.look(table, "britain") as live:
        assert live.act("play", at=live.position["number"], action=0)["code"] == "not-now"
    assert anna.post(f"/api/tables/{table['id']}/resign", {}).code == "not-now"
    study = boris.post("/api/studies", {"table": table["id"]}).json
    told = boris.post(f"/api/studies/{study['id']}/curve", {}).json
    assert told["state"] == "none", "a report is made of whole games"
    mine = games_of(anna)["finished"][0]
    assert mine["result"] == "resigned" and not mine["report"]
    assert games_of(boris)["finished"][0]["result"] == "won"


def test_with_more_players_a_bot_plays_the_resigned_seat_to_the_end(server: RunningServer) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open", "spain": "random"})
    boris.sit(table)
    info = do(anna, table, "resign")
    britain = seat_of(info, "britain")
    assert info["status"] == "playing" and britain["resigned"] and britain["stand_in"] and britain["player"] == "Anna"
    with anna.look(table, "britain") as live:
        assert live.act("stand-in", seat="britain", bot="")["code"] == "not-now", "it is for good"
        assert live.act("aside", seat="britain", text="pay france 1")["code"] == "not-now"
        assert live.act("undo", at=live.position["number"])["code"] == "not-now"
    with boris.look(table, "france") as live:
        assert live.turn("france"), "the bots play on"
    info = do(boris, table, "resign")
    assert (info["status"], info["ended"], info["winners"]) == ("closed", "resigned", [])
    assert games_of(boris)["finished"][0]["result"] == "resigned"


def test_a_game_is_abandoned_when_all_agree_and_a_proposal_survives_a_restart(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db")
    anna, boris, clara = (Person(server.port, name) for name in ("Anna", "Boris", "Clara"))
    table = anna.create({"britain": "me", "france": "open", "spain": "open"})
    boris.sit(table)
    clara.sit(table)
    assert boris.post(f"/api/tables/{table['id']}/abandon", {"agree": False}).code == "not-now"
    do(anna, table, "abandon", agree=True)
    asked = do(boris, table, "abandon", agree=True)["abandoning"]
    assert asked == {"seat": "britain", "waiting": ["spain"], "mine": False, "asked": False}
    assert do(clara, table, "abandon", agree=False)["abandoning"] is None
    do(anna, table, "abandon", agree=True)
    do(clara, table, "abandon", agree=True)
    server.close()
    server = RunningServer(tmp_path / "tables.db")
    try:
        for person in (anna, boris, clara):
            person.port = server.port
        assert boris.get(f"/api/tables/{table['id']}").json["abandoning"]["asked"]
        with boris.look(table, "france") as live:
            assert live.act("stand-in", seat="france", bot="random")["type"] == "done"
        info = anna.get(f"/api/tables/{table['id']}").json
        assert (info["status"], info["ended"]) == ("closed", "abandoned"), "whoever lets a bot play does not mind"
        assert games_of(anna)["finished"][0]["result"] == "abandoned"
    finally:
        server.close()


def test_alone_with_bots_a_game_is_abandoned_at_once(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "random"})
    assert do(anna, table, "abandon", agree=True)["ended"] == "abandoned"


def test_a_rematch_has_the_same_people_one_seat_further(server: RunningServer) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open", "spain": "random"}, title="Friday", undo="none")
    boris.sit(table)
    assert anna.post(f"/api/tables/{table['id']}/rematch", {}).code == "not-now"
    do(anna, table, "resign")
    do(boris, table, "resign")
    first = do(boris, table, "rematch")
    assert first["id"] != table["id"] and first["status"] == "waiting" and first["mine"] == ["spain"]
    assert (first["title"], first["undo"], first["listed"]) == ("Friday", "none", False)
    assert seat_of(first, "britain")["bot"] == "random" and seat_of(first, "france")["lead"] == "open"
    assert anna.get(f"/api/tables/{table['id']}").json["rematch"] == first["id"]
    stranger = Person(server.port, "Clara")
    assert stranger.get(f"/api/tables/{table['id']}").json["rematch"] is None
    assert stranger.post(f"/api/tables/{table['id']}/rematch", {}).status == 403
    second = do(anna, table, "rematch")
    assert second["id"] == first["id"] and second["status"] == "playing" and second["mine"] == ["france"]
    assert do(anna, table, "rematch")["id"] == first["id"], "once is enough"


def test_two_change_sides_and_both_seats_of_one_screen_move(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, game=IMPERIAL)
    do(anna, table, "resign", power="france")
    again = do(anna, table, "rematch")
    assert again["status"] == "playing" and again["mine"] == ["britain", "france"]


def test_winners_are_those_who_won_and_not_whoever_stands_first(server: RunningServer) -> None:
    """Where bots that play at random ruin everybody, all share the first place and nobody wins (R-END-3)."""
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "random", "france": "random", "russia": "random"}, preset="deluxe")
    with anna.look(table) as live:
        while not live.position["over"]:
            live.receive()
    won = live.view["result"]["winners"]
    assert anna.get(f"/api/tables/{table['id']}/end").json["winners"] == won
    assert anna.get(f"/api/tables/{table['id']}").json["winners"] == won
