"""People among themselves: friends, invitations, block lists, profiles that are private, and the end of it all."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.post_office import PostOffice
from tests.server.running_server import Person, RunningServer
from tests.server.test_ratings import board, id_of, lost_by, member, standings


def people(person: Person) -> Any:
    return person.get("/api/me/people").json


def befriend(one: Person, other: Person) -> None:
    assert one.post("/api/me/friends", {"person": id_of(other)}).status == 200
    assert other.post("/api/me/friends", {"person": id_of(one)}).status == 200


def test_friends_are_asked_accepted_seen_and_removed(club: RunningServer, office: PostOffice) -> None:
    anna, boris = member(club, office, "Anna"), member(club, office, "Boris")
    assert anna.post("/api/me/friends", {"person": id_of(anna)}).status == 422
    assert anna.post("/api/me/friends", {"person": id_of(boris)}).json["asking"][0]["name"] == "Boris"
    assert people(boris)["asked"][0]["name"] == "Anna" and not people(boris)["friends"]
    profile = f"/api/people/{id_of(boris)}"
    assert anna.get(profile).json["here"] is None, "who is here is told to friends alone"
    befriend(boris, anna)
    table = boris.create({"britain": "me", "france": "open"})
    assert people(anna)["friends"][0]["here"] is False
    with boris.look(table, "britain") as live:
        assert people(anna)["friends"][0]["here"] is True and anna.get(profile).json["here"] is True
        assert live.act("here", here=False)["type"] == "done"
        assert people(anna)["friends"][0]["here"] is False, "he has left the page open"
    assert anna.post("/api/me/friends/end", {"person": id_of(boris)}).json["friends"] == []
    assert people(boris)["friends"] == [] and anna.get(profile).json["here"] is None
    assert Person(club.port, "Guest").get("/api/me/people").status == 403


def test_a_friend_is_invited_with_one_request_and_nobody_else(club: RunningServer, office: PostOffice) -> None:
    anna, boris, clara = (member(club, office, name) for name in ("Anna", "Boris", "Clara"))
    befriend(anna, boris)
    table = anna.create({"britain": "me", "france": "open"})
    invite = f"/api/tables/{table['id']}/invite"
    assert anna.post(invite, {"person": id_of(clara)}).status == 403
    assert boris.post(invite, {"person": id_of(anna)}).status == 403
    assert anna.post(invite, {"person": id_of(boris)}).status == 200
    [found] = people(boris)["invitations"]
    assert (found["by"], found["table"], found["invite"]) == ("Anna", table["id"], table["invite"])
    assert people(clara)["invitations"] == []
    boris.sit({"id": found["table"], "invite": found["invite"]})
    assert people(boris)["invitations"] == []


def test_whoever_is_blocked_is_kept_away_by_the_server(club: RunningServer, office: PostOffice) -> None:
    anna, boris = member(club, office, "Anna"), member(club, office, "Boris")
    befriend(anna, boris)
    talking = boris.create({"britain": "me", "france": "open"})
    anna.sit(talking)
    with boris.look(talking, "britain") as live:
        live.act("say", text="before the block", channel="table")
        with anna.look(talking, "france") as hers:
            assert "before the block" in str(hers.welcome["chat"])
            assert anna.post("/api/me/blocks", {"table": talking["id"], "power": "britain"}).status == 200
            live.act("say", text="after the block", channel="table")
            hers.act("say", text="my own line", channel="table")
            assert "after the block" not in str(hers.events)
    assert "block" not in str(anna.get(f"/api/tables/{talking['id']}/chat").json["lines"])
    with anna.look(talking, "france") as hers:
        assert "the block" not in str(hers.welcome["chat"]) and "my own line" in str(hers.welcome["chat"])
    assert people(anna)["friends"] == [] == people(boris)["friends"]
    mine = anna.create({"britain": "me", "france": "open"}, listed=True)
    refused = boris.post(f"/api/tables/{mine['id']}/join", {"invite": mine["invite"]})
    assert refused.status == 403 and refused.json["error"]["message"]["key"] == "why-not-with-you"
    assert boris.post("/api/me/friends", {"person": id_of(anna)}).status == 404
    assert boris.get(f"/api/people/{id_of(anna)}").status == 404
    assert "blocked" not in str(people(boris)["blocked"]) and people(boris)["blocked"] == []
    assert anna.post("/api/me/blocks/end", {"person": id_of(boris)}).json["blocked"] == []
    boris.sit(mine)


def test_a_profile_is_told_only_to_whom_it_is_shown(club: RunningServer, office: PostOffice) -> None:
    anna, boris, guest = member(club, office, "Secretive"), member(club, office, "Boris"), Person(club.port, "Guest")
    table = lost_by(anna, boris, listed=True)
    standings(anna, table)
    profile = f"/api/people/{id_of(anna)}"
    told = boris.get(profile).json
    assert (
        told["name"] == "Secretive" and told["games"][0]["game"]["id"] == table["id"] and told["games"][0]["change"] < 0
    )
    assert told["ratings"][0]["curve"][0]["rating"] == told["ratings"][0]["rating"]
    seen = {"members": (200, 404), "nobody": (404, 404), "all": (200, 200)}
    for shown, (of_member, of_guest) in seen.items():
        assert anna.post("/api/me/profile", {"shown": shown}).json["shown"] == shown
        assert (boris.get(profile).status, guest.get(profile).status) == (of_member, of_guest), shown
        assert ("Secretive" in board(boris), "Secretive" in board(guest)) == (of_member == 200, of_guest == 200)
        mine = standings(boris, table)[0]
        assert (mine["person"] is None, mine["rating"] is None, mine["change"] is None) == (of_member != 200,) * 3
        assert anna.get(profile).status == 200
    assert anna.post("/api/me/profile", {"shown": "nobody"}).status == 200
    assert boris.post("/api/me/friends", {"person": id_of(anna)}).status == 404
    boris.heard.clear()
    board(boris), standings(boris, table), boris.get(profile)
    assert id_of(anna).encode() not in b"".join(boris.heard)


def test_a_private_game_is_not_on_a_profile(club: RunningServer, office: PostOffice) -> None:
    anna, boris = member(club, office, "Anna"), member(club, office, "Boris")
    table = lost_by(anna, boris)
    standings(anna, table)
    told = anna.get(f"/api/people/{id_of(boris)}").json
    assert told["games"] == [] and told["ratings"][0]["games"] == 1


def test_all_of_it_is_exported_and_deleted(club: RunningServer, office: PostOffice, db: Path) -> None:
    name = "Zerlina"
    anna, boris, clara = member(club, office, name), member(club, office, "Boris"), member(club, office, "Clara")
    befriend(anna, boris)
    table = lost_by(anna, boris)
    standings(anna, table)
    waiting = boris.create({"britain": "me", "france": "open"})
    assert boris.post(f"/api/tables/{waiting['id']}/invite", {"person": id_of(anna)}).status == 200
    anna.post("/api/me/profile", {"shown": "all"})
    anna.post("/api/me/blocks", {"person": id_of(clara)})
    clara.post("/api/me/blocks", {"person": id_of(anna)})
    told = anna.get("/api/me/export").json
    for kind in ("ratings", "rating_games", "friends", "blocks", "invitations", "profiles"):
        assert len(told[kind]) == 1, kind
    me = id_of(anna)
    before = board(boris)["Boris"]
    assert anna.post("/api/me/delete", {"name": name}).status == 200
    connection = sqlite3.connect(db)
    kept = "\n".join(connection.iterdump())
    connection.close()
    assert me not in kept and name not in kept
    assert board(boris)["Boris"] == before and people(boris)["friends"] == [] and people(clara)["blocked"] == []
