"""Order in the house: roles, reports, muting, banning, talk that is off, and the list of what was done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running_server import Person, RunningServer
from tricorne.server.members.order import Order


@pytest.fixture
def owner(server: RunningServer) -> Person:
    """An owner, who is named by the id of a guest."""
    found = Person(server.port, "Owner")
    order: Order = server.app.state.order
    order.owners.add(found.get("/api/me").json["id"])
    return found


def ok(who: Person, path: str, **given: object) -> Any:
    found = who.post(path, given)
    assert found.status in (200, 201), found.body
    return found.json


def said(person: Person, table: Any, text: str) -> Any:
    with person.look(table, table["mine"][0] if table["mine"] else "") as live:
        return live.act("say", text=text, channel="table" if table["mine"] else "gallery")


def test_a_report_leads_to_a_mute_that_holds_and_is_lifted(server: RunningServer, owner: Person) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"}, title="Whist club")
    his = boris.sit(table)
    assert said(boris, his, "rude words")["type"] == "done"
    line = anna.get(f"/api/tables/{table['id']}/chat").json["lines"][-1]["id"]
    assert boris.post("/api/reports", {"table": table["id"], "message": line}).status == 422, "nobody reports himself"
    assert anna.post("/api/reports", {"table": table["id"], "message": line + 1000}).status == 404
    ok(anna, "/api/reports", table=table["id"], message=line, text="this goes too far")
    assert anna.get("/api/order").status == 403 and anna.get("/api/me").json["role"] is None
    house = owner.get("/api/order").json
    [report] = [one for one in house["reports"] if one["table"] == table["id"]]
    assert (report["by"], report["name"], report["quoted"]) == ("Anna", "Boris", "rude words")
    ok(owner, "/api/order/sentence", person=report["person"], kind="mute", hours=24, reason="rude")
    assert said(boris, his, "again")["code"] == "not-yours"
    with boris.look(table, "france") as live:
        assert live.act("stand-in", seat="france", bot="random")["type"] == "done", "he may still play"
    house = ok(owner, "/api/order/sentence", person=report["person"], kind="mute", hours=0)
    assert house["sanctions"] == [] and said(boris, his, "sorry")["type"] == "done"
    house = ok(owner, f"/api/order/reports/{report['id']}/close")
    assert report["id"] not in [one["id"] for one in house["reports"]]
    assert [line["act"] for line in house["audit"][:3]] == ["close-report", "lift-mute", "mute"]
    assert house["audit"][2]["who"] == "Owner" and house["audit"][2]["subject"] == "Boris"
    house = ok(owner, "/api/order/chat", table=table["id"], off=True)
    assert house["titles"][table["id"]] == "Whist club" and house["audit"][0]["subject"] == "Whist club"


def test_whoever_is_banned_does_nothing_but_look_on_and_delete_himself(server: RunningServer, owner: Person) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"}, listed=True)
    me = boris.get("/api/me").json["id"]
    ok(owner, "/api/order/sentence", person=me, kind="ban", hours=1)
    assert boris.post(f"/api/tables/{table['id']}/join", {}).status == 403
    assert boris.post("/api/lobby/quick", {"game": table["game"]}).status == 403
    with boris.look(table) as live:
        assert live.act("say", text="let me in", channel="gallery")["code"] == "not-yours"
    assert boris.get("/api/me/export").status == 200
    assert boris.post("/api/me/delete", {"name": "Boris"}).status == 200


def test_moderators_are_named_by_owners_and_judge_no_staff(server: RunningServer, owner: Person) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    ids = {person: person.get("/api/me").json["id"] for person in (anna, boris, owner)}
    assert anna.post("/api/order/staff", {"person": ids[anna], "moderator": True}).status == 403
    ok(owner, "/api/order/staff", person=ids[anna], moderator=True)
    assert anna.get("/api/me").json["role"] == "moderator" and owner.get("/api/me").json["role"] == "owner"
    assert anna.post("/api/order/staff", {"person": ids[boris], "moderator": True}).status == 403
    for person in (anna, owner):
        given = {"person": ids[person], "kind": "ban", "hours": 1}
        assert anna.post("/api/order/sentence", given).status == 403
    table = boris.create({"britain": "me", "france": "open"})
    house = ok(anna, "/api/order/chat", table=table["id"], off=True)
    assert table["id"] in house["quiet"] and said(boris, table, "hello")["code"] == "not-yours"
    ok(anna, "/api/order/chat", table=table["id"], off=False)
    assert said(boris, table, "hello")["type"] == "done"
    ok(owner, "/api/order/staff", person=ids[anna], moderator=False)
    assert anna.get("/api/order").status == 403


def test_talk_is_off_by_the_word_of_the_host_or_of_the_owner(server: RunningServer) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"}, talk=False)
    his = boris.sit(table)
    assert his["talk"] == "host" and anna.get("/api/me").json["talk"]
    for who, seen in ((boris, his), (anna, table)):
        refused = said(who, seen, "hello")
        assert refused["code"] == "not-yours" and refused["message"]["key"] == "why-host-quiet"
    with boris.look(table, "france") as live:
        private = live.act("say", text="psst", channel="britain+france")
        gallery = live.act("say", text="psst", channel="gallery")
        assert private["type"] == gallery["type"] == "refused"
        address = f"/api/tables/{table['id']}/talk"
        assert boris.post(address, {"on": True}).status == 403, "he is not the host"
        assert anna.post(address, {"on": True}).json["talk"] == "on"
        while live.hear("table")["table"]["talk"] != "on":
            pass
        assert live.act("say", text="at last", channel="table")["type"] == "done"
    assert anna.post(f"/api/tables/{table['id']}/talk", {"on": False}).json["talk"] == "host"
    assert anna.post(f"/api/tables/{table['id']}/resign", {}).status == 200
    assert anna.post(f"/api/tables/{table['id']}/rematch", {}).json["talk"] == "host", "the next game goes on so"

    rules = server.app.state.keeper.hub.rules
    rules.talk = False
    try:
        open_table = anna.create({"britain": "me", "france": "open"})
        assert open_table["talk"] == "house" and not anna.get("/api/me").json["talk"]
        assert said(anna, open_table, "hello")["message"]["key"] == "why-house-quiet"
    finally:
        rules.talk = True


def test_a_seat_is_reported_and_talk_that_moderators_end_ends_at_once(server: RunningServer, owner: Person) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open", "spain": "random"})
    boris.sit(table, "france")
    ok(anna, "/api/reports", table=table["id"], power="france", text="he gives his hand away")
    for power in ("britain", "spain", "russia"):
        assert anna.post("/api/reports", {"table": table["id"], "power": power}).status == 422
    [report] = [one for one in owner.get("/api/order").json["reports"] if one["table"] == table["id"]]
    assert (report["name"], report["quoted"], report["text"]) == ("Boris", "", "he gives his hand away")
    with anna.look(table, "britain") as live:
        ok(owner, "/api/order/chat", table=table["id"], off=True)
        assert live.hear("table")["table"]["talk"] == "order", "who looks on is told at once"
        assert anna.post(f"/api/tables/{table['id']}/talk", {"on": True}).json["talk"] == "order"
