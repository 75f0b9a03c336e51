"""A guest who has lost his cookie comes back to his seat: by its slip, or because the others at the table vouch."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.post_office import PostOffice
from tests.server.running_server import Answer, Live, Person, RunningServer, english
from tests.server.test_accounts import by_link
from tricorne.server.hub import Hub
from tricorne.server.limits import SIGN_INS_A_MINUTE, VOUCHINGS_AN_HOUR, Limits

FOUR = {"britain": "me", "france": "open", "spain": "open", "russia": "random"}


def hub_of(server: RunningServer) -> Hub:
    found: Hub = server.app.state.keeper.hub
    return found


def slip_of(person: Person, table: Any) -> str:
    made = person.post(f"/api/tables/{table['id']}/slip", {})
    assert made.status == 200, made.body
    return str(made.json["slip"])


def use(person: Person, table: Any, slip: str) -> Answer:
    return person.post(f"/api/tables/{table['id']}/slip/use", {"slip": slip})


def ask(person: Person, table: Any, power: str) -> Answer:
    return person.post(f"/api/tables/{table['id']}/vouch/ask", {"power": power})


def vouch(person: Person, table: Any, agree: bool = True) -> Answer:
    return person.post(f"/api/tables/{table['id']}/vouch", {"agree": agree})


def info(person: Person, table: Any) -> Any:
    return person.get(f"/api/tables/{table['id']}").json


def house_lines(person: Person, table: Any) -> list[str]:
    lines = person.get(f"/api/tables/{table['id']}/chat").json["lines"]
    return [english(line["words"]) for line in lines if line["words"]]


def three(server: RunningServer) -> tuple[Person, Person, Person, Any]:
    """Three people and a bot at a table, in play."""
    anna, boris, clara = (Person(server.port, name) for name in ("Anna", "Boris", "Clara"))
    table = anna.create(FOUR)
    boris.sit(table, "france")
    clara.sit(table, "spain")
    return anna, boris, clara, table


def test_the_slip_gives_the_seat_to_the_new_browser_and_ends_the_hold_of_the_old_one(server: RunningServer) -> None:
    anna, boris, clara, table = three(server)
    with boris.look(table, "france") as old, anna.look(table, "britain") as other:
        old.act("say", channel="france+spain", text="between us")
        slip = slip_of(boris, table)
        lost = Person(server.port, "Guest 1")
        with lost.look(table) as before:
            assert before.welcome["position"]["seat"] is None and "between us" not in str(before.welcome)
        typed = slip.upper().replace("-", " ")
        found = use(lost, table, typed)
        assert found.status == 200 and found.json["mine"] == ["france"] and found.json["seats"][1]["player"] == "Boris"
        told = other.hear("said")["line"]
        assert english(told["words"]).startswith("The player of France has come back") and told["name"] == ""
        with pytest.raises(ConnectionClosed):
            old.until(1000)
    assert info(boris, table)["mine"] == [] and boris.get(f"/api/tables/{table['id']}/at/0?seat=france").status == 403
    with lost.look(table, "france") as live:
        assert live.position["seat"] == "france" and "between us" in str(live.welcome["chat"])
        assert live.act("say", channel="table", text="back again")["type"] == "done"
    assert house_lines(clara, table) == [english(told["words"])]
    assert use(Person(server.port, "Thief"), table, slip).code == "no-slip", "it is spent"
    assert use(Person(server.port, "Thief"), table, slip_of(lost, table)).status == 200, "the new holder has his own"


def test_a_wrong_slip_and_one_that_was_renewed_are_refused_and_change_nothing(
    server: RunningServer, tmp_path: Path
) -> None:
    anna, boris, clara, table = three(server)
    old = slip_of(boris, table)
    slip = slip_of(boris, table)
    other = clara.create(FOUR)
    lost = Person(server.port, "Lost")
    before = info(anna, table)
    revision = hub_of(server).tables[table["id"]].revision
    for wrong in (old, "", "heron castle saddle", slip[:-1], slip_of(clara, other), "x" * 5000):
        refused = use(lost, table, wrong)
        assert (refused.status, refused.code) == (403, "no-slip")
        assert "gives no seat here" in english(refused.json["error"]["message"])
    assert info(anna, table) == before and hub_of(server).tables[table["id"]].revision == revision
    assert house_lines(anna, table) == []
    assert use(clara, table, slip).code == "not-now", "she sits here, and cannot play two hands"
    assert use(boris, table, slip).json["mine"] == ["france"], "whoever tries his own keeps it"
    assert lost.post(f"/api/tables/{table['id']}/slip", {}).code == "not-yours"
    assert use(lost, table, slip).status == 200


def test_a_table_that_one_may_not_see_is_found_by_its_slip_alone(server: RunningServer) -> None:
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"}, watch="nobody")
    boris.sit(table)
    lost = Person(server.port, "Lost")
    assert lost.get(f"/api/tables/{table['id']}").status == 404
    assert use(lost, table, "abcd-efgh-2345").body == use(lost, {"id": "none"}, "abcd-efgh-2345").body
    assert ask(lost, table, "france").status == 404
    assert use(lost, table, slip_of(boris, table)).json["mine"] == ["france"]


def test_the_host_comes_back_as_the_host_to_all_seats_of_his_screen(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen Bert", "spain": "random"})
    lost = Person(server.port, "Lost")
    found = use(lost, table, slip_of(anna, table)).json
    assert found["mine"] == ["britain", "france"] and found["host"] and not info(anna, table)["host"]
    [line] = house_lines(lost, table)
    assert "Britain and France" in line
    assert lost.post(f"/api/tables/{table['id']}/close", {}).status == 200
    assert use(anna, table, "abcd-efgh-2345").code == "not-now", "a table that is closed has no seats to give"


def test_an_account_has_ways_of_its_own(club: RunningServer, office: PostOffice, db: Path) -> None:
    anna, boris, clara = (Person(club.port, name) for name in ("Anna", "Boris", "Clara"))
    table = anna.create({"britain": "me", "france": "open", "spain": "open"})
    boris.sit(table, "france")
    clara.sit(table, "spain")
    slip = slip_of(boris, table)
    with sqlite3.connect(db) as line:
        kept = "\n".join(line.iterdump())
    line.close()
    assert slip not in kept and slip.replace("-", "") not in kept
    assert by_link(boris, office, "boris-slip@example.org") == 200
    lost = Person(club.port, "Lost")
    assert use(lost, table, slip).code == "no-slip"
    assert boris.post(f"/api/tables/{table['id']}/slip", {}).code == "not-now"
    assert "belongs to an account" in english(ask(lost, table, "france").json["error"]["message"])
    assert ask(lost, table, "spain").status == 200, "the seat of a guest may be asked for"


def test_all_others_vouch_before_anything_is_shown(server: RunningServer) -> None:
    anna, boris, clara, table = three(server)
    lost, passer_by = Person(server.port, "Lost"), Person(server.port, "Passer-by")
    assert info(lost, table)["vouch"] and not info(anna, table)["vouch"]
    with anna.look(table, "britain") as host:
        asked = ask(lost, table, "france")
        assert asked.status == 200 and asked.json["mine"] == []
        mine = asked.json["vouching"]
        assert (mine["mine"], mine["asked"], mine["waiting"]) == (True, False, ["britain", "spain"])
        seen = host.hear("table")["table"]["vouching"]
        assert (seen["asked"], seen["seat"], seen["mine"]) == (True, "france", False)
        assert "Lost" not in str(host.events[-1]), "nothing of whoever asks is told"
        assert seen["away"] <= seen["at"] < seen["until"]
        assert info(passer_by, table)["vouching"] is None
        assert ask(passer_by, table, "spain").code == "not-now", "one question at a time"
        assert vouch(passer_by, table).code == "not-yours" and vouch(lost, table).code == "not-now"
        assert vouch(anna, table).json["vouching"]["waiting"] == ["spain"]
        assert vouch(anna, table).code == "not-yours", "once is enough"
        with lost.look(table) as live:
            assert live.position["seat"] is None
            assert clara.post(f"/api/tables/{table['id']}/slip", {}).status == 200
            assert vouch(clara, table).status == 200
            while not live.events[-1].get("table", {}).get("mine"):
                live.receive()
    assert info(lost, table)["mine"] == ["france"] and info(boris, table)["mine"] == []
    assert [one for one in house_lines(anna, table) if "vouched" in one]
    assert info(anna, table)["vouching"] is None


def test_one_no_ends_it_and_so_do_its_time_and_whoever_asks(server: RunningServer) -> None:
    anna, boris, clara, table = three(server)
    lost = Person(server.port, "Lost")
    hub = hub_of(server)
    for ending in ("no", "holder", "withdrawn", "time"):
        assert ask(lost, table, "france").status == 200
        assert vouch(anna, table).status == 200
        if ending == "time":
            now = hub.now
            hub.now = lambda: now() + 25 * 3600  # noqa: B023  # the real one, whatever the turn of the loop
            try:
                assert info(clara, table)["vouching"] is None and vouch(clara, table).code == "not-now"
                assert ask(lost, table, "spain").status == 200, "another one may be asked"
                vouch(lost, table, False)
            finally:
                hub.now = now
        else:
            who = {"no": clara, "holder": boris, "withdrawn": lost}[ending]
            assert vouch(who, table, False).status == 200
        assert info(lost, table)["mine"] == [] and info(lost, table)["vouching"] is None
        assert vouch(clara, table).code == "not-now", "nothing is asked any more"
    assert house_lines(anna, table) == []


def test_nobody_is_robbed_while_he_is_here_and_nobody_is_passed_over(server: RunningServer) -> None:
    anna, boris, clara, table = three(server)
    lost = Person(server.port, "Lost")
    assert ask(lost, table, "russia").code == "bad-value", "nobody sits there but a bot"
    assert ask(lost, table, "prussia").code == "bad-value" and ask(anna, table, "france").code == "not-now"
    with boris.look(table, "france"):
        assert ask(lost, table, "france").code == "not-now"
    with anna.look(table, "britain") as live:
        assert live.act("stand-in", seat="spain", bot="random")["type"] == "done"
    assert ask(lost, table, "france").json["vouching"]["waiting"] == ["britain", "spain"], "she may not be passed over"
    assert vouch(anna, table).status == 200
    with boris.look(table, "france") as live:
        assert live.welcome["table"]["vouching"]["holder"]
        assert english(vouch(clara, table).json["error"]["message"]).startswith("the browser that has the seat")
    assert info(boris, table)["mine"] == ["france"]
    alone = anna.create({"britain": "me", "france": "random"})
    assert not info(lost, alone)["vouch"] and ask(lost, alone, "britain").code == "not-now", "nobody could vouch"


def test_nobody_gives_himself_the_seat_of_his_only_opponent(server: RunningServer) -> None:
    """With a second browser one person is both whoever asks and whoever vouches: it takes two others."""
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"})
    boris.sit(table, "france")
    second = Person(server.port, "Second browser")
    assert not info(second, table)["vouch"]
    assert "fewer than two others" in english(ask(second, table, "france").json["error"]["message"])
    anna, boris, clara, table = three(server)
    assert ask(second, table, "france").status == 200
    assert clara.post(f"/api/tables/{table['id']}/resign", {}).status == 200
    assert vouch(anna, table).code == "not-now", "the second witness has given up"
    assert info(second, table)["mine"] == [] and info(boris, table)["mine"] == ["france"]


def test_an_owner_leaves_vouching_off(server: RunningServer) -> None:
    *_, table = three(server)
    lost = Person(server.port, "Lost")
    rules = hub_of(server).rules
    rules.vouching = False
    try:
        assert not info(lost, table)["vouch"]
        assert "are not asked" in english(ask(lost, table, "france").json["error"]["message"])
    finally:
        rules.vouching = True


def test_tries_are_limited(tmp_path: Path) -> None:
    found = RunningServer(tmp_path / "tables.db", Limits(1000, 1000, 0, 1000))
    try:
        *_, table = three(found)
        lost = Person(found.port, "Lost")
        for _ in range(int(VOUCHINGS_AN_HOUR)):
            assert ask(lost, table, "france").status == 200
            vouch(lost, table, False)
        refused = ask(lost, table, "france")
        assert refused.status == 429 and int(refused.headers["retry-after"]) > 60
        tried = [use(lost, table, "abcd-efgh-2345").status for _ in range(int(SIGN_INS_A_MINUTE))]
        assert 429 in tried and set(tried) == {403, 429}
    finally:
        found.close()


def hears(live: Live, words: str) -> bool:
    return any(words in str(event) for event in live.events)


def test_whoever_is_banned_or_mute_stays_so(server: RunningServer) -> None:
    _, boris, clara, table = three(server)
    owner = Person(server.port, "Owner")
    server.app.state.order.owners.add(owner.get("/api/me").json["id"])
    his, hers = (one.get("/api/me").json["id"] for one in (boris, clara))
    slips = slip_of(boris, table), slip_of(clara, table)
    for person, kind in ((his, "ban"), (hers, "mute")):
        assert owner.post("/api/order/sentence", {"person": person, "kind": kind, "hours": 1}).status == 200
    assert "banned" in english(use(Person(server.port, "B"), table, slips[0]).json["error"]["message"])
    again = Person(server.port, "C")
    assert use(again, table, slips[1]).status == 200
    with again.look(table, "spain") as live:
        assert live.act("say", channel="table", text="hello")["code"] == "not-yours"
        assert not hears(live, "hello")
