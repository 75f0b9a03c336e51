"""Events over the API: made, entered, paired, played through, and what is left of them when somebody goes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.post_office import PostOffice
from tests.server.running_server import Answer, Person, RunningServer
from tests.server.test_accounts import by_link
from tricorne.kernel.message import say
from tricorne.server import seating
from tricorne.server.problems import not_now

SOE = {"game": "struggle-of-empires", "seats": []}
IMPERIAL = {"game": "imperial-struggle", "seats": []}


@pytest.fixture
def anna(club: RunningServer, office: PostOffice, request: pytest.FixtureRequest) -> Person:
    person = Person(club.port, "Anna")
    assert by_link(person, office, f"{request.node.name[:40]}@example.org") == 200
    return person


def made(anna: Person, format: str, players: int, size: int = 2, table: Any = IMPERIAL, rounds: int = 0) -> Any:
    """An event with its players, not begun."""
    asked = {"title": "Autumn cup", "format": format, "size": size, "table": table, "rounds": rounds}
    event = anna.post("/api/events", asked)
    assert event.status == 201, event.body
    id = event.json["info"]["id"]
    people = {}
    for number in range(players):
        person = Person(anna.port, f"Player {'ABCDEFGHIJ'[number]}")
        assert act(person, id, "enter").status == 200
        people[person.get("/api/me").json["id"]] = person
    return id, people


def act(who: Person, id: str, what: str, **body: Any) -> Answer:
    return who.post(f"/api/events/{id}/{what}", body)


def look(person: Person, id: str) -> Any:
    return person.get(f"/api/events/{id}").json


def resigns(people: dict[str, Person], seat: Any, table: str) -> None:
    found = people[seat["person"]].post(f"/api/tables/{table}/resign", {"power": seat["power"]})
    assert found.status == 200, found.body


def test_a_swiss_of_two_is_played_through_with_a_bye_a_forfeit_and_a_withdrawal(anna: Person) -> None:
    id, people = made(anna, "swiss", 5, rounds=3)
    assert act(next(iter(people.values())), id, "round").status == 403, "only the organiser begins a round"
    event = act(anna, id, "round").json
    late = Person(anna.port, "Late")
    assert act(late, id, "enter").code == "not-now"
    met: set[frozenset[str]] = set()
    for number in (1, 2, 3):
        boards = [board for board in event["boards"] if board["table"]]
        byes = [board["seats"][0] for board in event["boards"] if not board["table"]]
        assert event["info"]["round"] == number and len(boards) == 2
        assert [one["points"] for one in byes] == [1.0] * len(byes) and len(byes) == (1 if number < 3 else 0)
        assert act(anna, id, "round").code == "not-now", "while games are played no round begins"
        for board in boards:
            two = frozenset(seat["person"] for seat in board["seats"])
            assert two not in met or number == 3, "of four that are left some have to meet again"
            met.add(two)
        first, second = boards
        loser = first["seats"][0]
        assert act(anna, id, "forfeit", person=loser["person"]).status == 200
        resigns(people, second["seats"][1], second["table"])
        event = look(anna, id)
        told = {seat["person"]: seat for board in event["boards"] for seat in board["seats"]}
        assert (told[loser["person"]]["points"], told[loser["person"]]["forfeit"]) == (0.0, True)
        assert told[second["seats"][0]["person"]]["points"] == 1.0
        if number == 2:
            leaver = event["lines"][-1]["person"]
            assert act(people[leaver], id, "withdraw").json["lines"][-1]["withdrawn"]
        if number < 3:
            event = act(anna, id, "round").json
    assert event["info"]["status"] == "over" and not event["next"]
    points = [line["points"] for line in event["lines"]]
    assert points == sorted(points, reverse=True) and sum(points) == 2 + 2 + 2 + 2
    assert event["breaks"] == ["opponents", "beaten", "wins"]
    assert event["lines"][0]["place"] == 1


def test_a_round_robin_pairs_everybody_and_a_late_withdrawal_forfeits_the_game(anna: Person) -> None:
    id, people = made(anna, "round-robin", 4)
    pairs: list[frozenset[str]] = []
    for _ in range(3):
        event = act(anna, id, "round").json
        for board in event["boards"]:
            pairs.append(frozenset(seat["person"] for seat in board["seats"]))
            resigns(people, board["seats"][0], board["table"])
    assert len(set(pairs)) == 6 and look(anna, id)["info"]["status"] == "over"
    id, people = made(anna, "round-robin", 3)
    event = act(anna, id, "round").json
    board = next(board for board in event["boards"] if board["table"])
    leaver, stays = board["seats"]
    assert act(anna, id, "withdraw", person=leaver["person"]).status == 200
    event = look(anna, id)
    told = {line["person"]: line for line in event["lines"]}
    assert told[leaver["person"]]["withdrawn"] and told[leaver["person"]]["cells"][0]["forfeit"]
    assert told[stays["person"]]["points"] == 1.0
    for _ in range(2):
        event = act(anna, id, "round").json
        assert leaver["person"] not in {seat["person"] for board in event["boards"] for seat in board["seats"]}
        for board in event["boards"]:
            if board["table"]:
                resigns(people, board["seats"][0], board["table"])
    assert look(anna, id)["info"]["status"] == "over"


def test_tables_of_three_open_with_the_rules_of_the_event_and_are_counted(anna: Person) -> None:
    table = {**SOE, "options": {"setup-duplicates": "keep"}, "undo": "none"}
    id, people = made(anna, "swiss", 6, 3, table, 1)
    event = act(anna, id, "round").json
    assert [len(board["seats"]) for board in event["boards"]] == [3, 3]
    info = anna.get(f"/api/tables/{event['boards'][0]['table']}").json
    assert info["options"] == {"setup-duplicates": "keep"} and info["undo"] == "none" and info["status"] == "playing"
    assert info["title"] == "Autumn cup 1"
    first = event["boards"][0]
    for seat in first["seats"][:2]:
        resigns(people, seat, first["table"])
    resigns(people, first["seats"][2], first["table"])  # the last one: the game is closed
    second = event["boards"][1]
    for seat in second["seats"]:
        assert people[seat["person"]].post(f"/api/tables/{second['table']}/abandon", {"agree": True}).status == 200
    event = look(anna, id)
    told = [[seat["points"] for seat in board["seats"]] for board in event["boards"]]
    assert told == [[0.5, 0.5, 0.5], [0.5, 0.5, 0.5]] and event["info"]["status"] == "over"


def test_a_round_that_was_cut_off_is_opened_to_its_end(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused in the middle, then pressed twice at once: every pair has one table. The list knows the rounds too."""
    id, people = made(anna, "swiss", 4)
    told = {one["id"]: one["rounds"] for one in anna.get("/api/events").json["events"]}
    assert told[id] == look(anna, id)["info"]["rounds"] == 2
    opens = seating.create
    count = 0

    async def create(*asked: Any) -> Any:
        nonlocal count
        count += 1
        if count == 2:
            raise not_now(say("why-begun"))
        return await opens(*asked)

    monkeypatch.setattr(seating, "create", create)
    assert act(anna, id, "round").code == "not-now"
    event = look(anna, id)
    first = event["boards"][0]["table"]
    assert [bool(board["table"]) for board in event["boards"]] == [True, False] and event["next"]
    assert act(anna, id, "forfeit", person=event["boards"][1]["seats"][0]["person"]).code == "not-now"
    with ThreadPoolExecutor(2) as pool:
        statuses = list(pool.map(lambda _: act(anna, id, "round").status, range(2)))
    assert sorted(statuses) == [200, 409]
    event = look(anna, id)
    assert [len(board["seats"]) for board in event["boards"]] == [2, 2] and not event["next"]
    tables = [board["table"] for board in event["boards"]]
    assert tables[0] == first and tables[1] not in ("", first)
    told = {one["id"]: one["rounds"] for one in anna.get("/api/events").json["events"]}
    assert told[id] == 2 and len(people) == 4


def test_who_may_make_events_is_the_owners_word_and_bad_ones_are_refused(
    anna: Person, club: RunningServer, tmp_path: Path
) -> None:
    guest = Person(club.port, "Guest")
    good = {"title": "Cup", "format": "swiss", "table": IMPERIAL}
    assert guest.post("/api/events", good).status == 403 and not guest.get("/api/events").json["may_make"]
    assert anna.get("/api/events").json["may_make"]
    for wrong in ({"size": 3}, {"rounds": 99}, {"title": " "}, {"table": {**IMPERIAL, "options": {"x": 1}}}):
        assert anna.post("/api/events", {**good, **wrong}).status in (400, 422), wrong
    id = anna.post("/api/events", good).json["info"]["id"]
    assert act(guest, id, "close").status == 403 and guest.get("/api/events/none").status == 404
    assert act(guest, id, "enter").status == act(guest, id, "enter").status == 200
    assert act(Person(club.port, "GUEST"), id, "enter").code == "bad-value", "a name that looks the same"
    assert len(look(guest, id)["lines"]) == 1 and act(guest, id, "withdraw").json["lines"] == []
    assert act(anna, id, "round").code == "not-now" and act(anna, id, "close").json["info"]["status"] == "over"


def test_events_are_told_and_deleted_with_a_person(anna: Person) -> None:
    id, people = made(anna, "round-robin", 2)
    event = act(anna, id, "round").json
    gone, stays = event["boards"][0]["seats"]
    told = people[gone["person"]].get("/api/me/export").json
    assert [row["event"] for row in told["event_people"]] == [row["event"] for row in told["event_seats"]] == [id]
    assert [row["id"] for row in anna.get("/api/me/export").json["events"]] == [id]
    resigns(people, gone, event["boards"][0]["table"])
    assert look(anna, id)["info"]["status"] == "over"
    assert people[gone["person"]].post("/api/me/delete", {"name": gone["name"]}).status == 200
    left = look(anna, id)
    assert [(line["person"], line["points"]) for line in left["lines"]] == [(stays["person"], 1.0)]
    assert anna.post("/api/me/delete", {"name": "Anna"}).status == 200
    assert look(people[stays["person"]], id)["info"]["organiser"] == ""


def test_tables_of_an_event_have_its_rules_and_its_pace_and_are_single_games(anna: Person) -> None:
    pace = {"kind": "days", "bank_s": 86400, "step_s": 172800, "out": "reminder"}
    table = {**SOE, "options": {"surrender": True}, "pace": pace, "series": {"games": 3, "first_to": 0}}
    id, people = made(anna, "swiss", 2, table=table)
    assert look(anna, id)["pace"] == pace and look(anna, id)["options"] == {"surrender": True}
    [board] = act(anna, id, "round").json["boards"]
    opened = next(iter(people.values())).get(f"/api/tables/{board['table']}").json
    assert opened["pace"] == pace and opened["options"] == {"surrender": True} and opened["series"] is None
    asked = {"title": "Cup", "format": "swiss", "table": {**IMPERIAL, "pace": {**pace, "step_s": 1}}}
    assert anna.post("/api/events", asked).status == 422
