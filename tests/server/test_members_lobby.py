"""The lobby: tables one can join apart from games one can watch, and a seat that is found by itself."""

from __future__ import annotations

from typing import Any

from tests.server.running_server import GAME, Person, RunningServer

IMPERIAL = "imperial-struggle"


def quick(person: Person, game: str, **given: object) -> Any:
    found = person.post("/api/lobby/quick", {"game": game, **given})
    assert found.status == 200, found.body
    return found.json


def test_only_listed_tables_with_a_free_seat_can_be_joined_and_running_ones_are_apart(server: RunningServer) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    free = anna.create({"britain": "me", "france": "open"}, listed=True)
    hidden = anna.create({"britain": "me", "france": "open"})
    running = anna.create({"britain": "me", "france": "random"}, game=IMPERIAL, listed=True)
    private = anna.create({"britain": "me", "france": "random"}, listed=True, watch="nobody")
    found = boris.get("/api/lobby").json
    assert [table["id"] for table in found["open"]] == [free["id"]]
    assert [table["id"] for table in found["live"]] == [running["id"]]
    assert hidden["id"] not in str(found) and private["id"] not in str(found)
    assert boris.get(f"/api/lobby?game={IMPERIAL}").json["open"] == []
    assert anna.get("/api/lobby").json["live"] == [], "my own games are on another page"
    anna.post(f"/api/tables/{free['id']}/close", {})


def test_a_quick_match_finds_a_fitting_table_or_makes_one_that_the_next_finds(server: RunningServer) -> None:
    anna, boris, clara = (Person(server.port, name) for name in ("Quick", "Rapid", "Swift"))
    odd = anna.create({"britain": "me", "france": "open"}, listed=True, options={"surrender": True})
    made = quick(anna, GAME, players=3)
    assert made["id"] != odd["id"] and made["listed"] and len(made["seats"]) == 3 and len(made["mine"]) == 1
    assert quick(anna, GAME, players=3)["id"] == made["id"], "he waits there already"
    pair = quick(boris, GAME, players=2)
    assert pair["id"] not in (made["id"], odd["id"]), "nobody is surprised by other rules"
    assert quick(boris, GAME, players=3)["id"] == made["id"]
    begun = quick(clara, GAME)
    assert begun["id"] in (made["id"], pair["id"]) and begun["status"] == "playing"
    alike = Person(server.port, "Rapid")
    assert quick(alike, GAME)["id"] not in (made["id"], pair["id"]), "not under the name of somebody who sits there"
    assert clara.post("/api/lobby/quick", {"game": GAME, "players": 9}).status == 422
    assert quick(clara, IMPERIAL)["game"] == IMPERIAL


def test_a_quick_match_keeps_to_a_pace_and_never_surprises_with_a_fast_clock(server: RunningServer) -> None:
    host, anna, boris = (Person(server.port, name) for name in ("Hasty", "Paula", "Pascal"))
    bullet = host.create({"britain": "me", "france": "open"}, IMPERIAL, listed=True, pace=_live(60, 0))
    strict = host.create({"britain": "me", "france": "open"}, IMPERIAL, listed=True, pace=_live(7200, 30, "forfeit"))
    live = quick(anna, IMPERIAL, pace="live")
    assert live["id"] not in (bullet["id"], strict["id"])
    assert live["pace"] == {"kind": "live", "bank_s": 3600, "step_s": 30, "out": "stand-in"}
    assert quick(anna, IMPERIAL, pace="live")["id"] == live["id"], "he waits there already"
    days = quick(anna, IMPERIAL, pace="days")
    assert days["id"] != live["id"] and days["pace"]["kind"] == "days" and days["pace"]["step_s"] == 2 * 86400
    assert quick(boris, IMPERIAL, pace="days")["id"] == days["id"]
    assert quick(boris, IMPERIAL, pace="none")["pace"]["kind"] == "none"
    assert quick(Person(server.port, "Whoever"), IMPERIAL, pace="any")["status"] == "playing"
    assert boris.post("/api/lobby/quick", {"game": IMPERIAL, "pace": "soon"}).status == 400


def _live(bank_s: int, step_s: int, out: str = "stand-in") -> dict[str, object]:
    return {"kind": "live", "bank_s": bank_s, "step_s": step_s, "out": out}
