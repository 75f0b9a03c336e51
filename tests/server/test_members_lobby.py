"""The lobby: tables one can join apart from games one can watch, and a seat that is found by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Literal

from tests.server.running_server import GAME, Person, RunningServer
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.members.lobby import quick_match
from tricorne.server.members.wire_members import QuickMatch
from tricorne.server.schema import accounts, profiles, ratings
from tricorne.server.store import Store
from tricorne.server.table_parts import Guest

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


def test_a_match_of_my_level_seats_me_with_people_of_about_my_rating(tmp_path: Path) -> None:
    """Whoever does not show his rating counts as a newcomer."""
    strengths = {"anna": 25.0, "boris": 35.0, "clara": 28.0, "hidden": 45.0, "newcomer": 0.0}

    async def work() -> None:
        hub = Hub(Store(str(tmp_path / "tables.db")))
        await hub.open()
        for guest, mu in strengths.items():
            account = {"guest": guest, "handle": guest, "email": None, "language": "en", "created": 0.0}
            mark = {"guest": guest, "game": GAME, "pace": "live", "mu": mu, "sigma": 2.0, "games": 30, "won": 9}
            await hub.store.write((accounts.insert().values(account), None))
            if mu:
                await hub.store.write((ratings.insert().values(**mark, last="", changed=0.0), None))
        await hub.store.write((profiles.insert().values(guest="hidden", shown="nobody"), None))

        async def match(guest: str, level: Literal["any", "near"] = "near") -> GameTable:
            return await quick_match(hub, Guest(guest, guest.title()), QuickMatch(GAME, 2, level=level))

        boris = await match("boris")
        anna = await match("anna")
        assert anna is not boris and await match("clara") is anna
        hidden = await match("hidden")
        assert hidden is not boris and await match("newcomer") is hidden
        assert await match("whoever", "any") is boris
        await hub.close()

    asyncio.run(work())


def _live(bank_s: int, step_s: int, out: str = "stand-in") -> dict[str, object]:
    return {"kind": "live", "bank_s": bank_s, "step_s": step_s, "out": out}
