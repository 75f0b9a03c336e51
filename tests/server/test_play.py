"""People at a table: they sit down, play, take back, ask, talk, leave and come back, while somebody looks on."""

from __future__ import annotations

import random
import re
from copy import deepcopy
from typing import Any

import tricorne
from tests.server.running_server import Live, Person, RunningServer, english

THREE = {"britain": "me", "france": "open", "russia": "heuristic"}
KEEP = {"setup-duplicates": "keep"}


def whole(live: Live) -> Any:
    """The view that the server gives now, whole."""
    moment = live.person.get(f"/api/tables/{live.welcome['table']['id']}/at/{live.position['number']}?seat=-")
    return moment.json


def test_two_people_a_bot_and_a_spectator_play(server: RunningServer) -> None:
    anna, bert, carl = Person(server.port, "Anna"), Person(server.port, "Bert"), Person(server.port, "Carl")
    table = anna.create(THREE, options=KEEP)
    assert table["status"] == "waiting" and table["seed"] is None and len(table["commitment"]) == 64
    bert.sit(table, "france")
    with anna.look(table) as a, bert.look(table) as b, carl.look(table) as c:
        assert (a.position["seat"], b.position["seat"], c.position["seat"]) == ("britain", "france", None)
        for _ in range(60):
            mover = a if a.position["prompt"]["actor"] == "britain" else b
            other = b if mover is a else a
            if not mover.turn("britain", "france"):
                break
            other.until(mover.position["number"])
            if mover.position["legal"] is None:
                continue
            assert other.position["legal"] is None and c.position["legal"] is None
            number = mover.position["number"]
            done = mover.play()
            assert done["type"] == "done" and done["number"] > number
            other.until(done["number"])
            c.until(done["number"])
        last = max(live.position["number"] for live in (a, b, c))
        for live in (a, b, c):
            live.until(last)
        assert a.view["seat"] == "britain" and b.view["seat"] == "france" and c.view["seat"] is None
        assert any(one["lines"] for one in c.entries[1:]) and [one["number"] for one in c.entries] == list(
            range(last + 1)
        )
        seen = whole(c)
        assert seen["view"] == c.view and seen["number"] == last
        mine = anna.get("/api/me/tables").json["tables"][0]
        assert mine["id"] == table["id"] and mine["number"] >= last


def test_differences_are_sent_where_they_are_shorter(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
    with anna.look(table) as live:
        for _ in range(20):
            if live.position["legal"] is None:
                live.act("look", seat=live.position["prompt"]["actor"])
            live.play()
        steps = [event["position"] for event in live.events if event["type"] == "step"]
        assert any(step["changes"] for step in steps)
        number, seat = live.position["number"], live.position["seat"]
        assert anna.get(f"/api/tables/{table['id']}/at/{number}?seat={seat}").json["view"] == live.view


def test_whose_turn_it_is_stands_in_the_step_alone(server: RunningServer) -> None:
    """Nothing else at the table changes with it, so the table is not told again."""
    anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
    table = anna.create({"britain": "me", "france": "open"}, options=KEEP)
    boris.sit(table, "france")
    with anna.look(table) as live, boris.look(table) as his:
        live.act("ping")
        his.act("ping")
        asked = []
        for _ in range(12):
            mover, other = (live, his) if live.position["prompt"]["actor"] == "britain" else (his, live)
            mover.events.clear()
            other.events.clear()
            mover.play()
            other.until(mover.position["number"])
            assert [event["type"] for event in mover.events] == ["step", "done"]
            assert [event["type"] for event in other.events] == ["step"]
            asked.append(mover.position["prompt"]["actor"])
        assert {"britain", "france"} <= set(asked)


def test_bots_play_a_whole_game_and_it_proves_itself(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    bots = {"britain": "heuristic", "france": "heuristic", "russia": "random"}
    table = anna.create(bots, preset="deluxe")
    with anna.look(table) as live:
        while not live.position["over"]:
            live.receive()
    end = anna.get(f"/api/tables/{table['id']}/end").json
    assert end["scores"] == live.position["scores"] and end["ranking"] == live.position["ranking"]
    for seat, points in end["scores"].items():
        assert points == sum(won.get(seat, 0) for won in end["sources"].values())
    assert end["series"][-1]["figures"]["victory-points"] == end["scores"]
    assert {"unrest", "control", "gold"} <= set(end["series"][0]["figures"])
    sent = anna.get(f"/api/tables/{table['id']}/record")
    named = f'inline; filename="struggle-of-empires-[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}-{table["id"]}.txt"'
    assert re.fullmatch(named, sent.headers["content-disposition"])
    record = sent.body.decode()
    report = tricorne.verify(record)
    assert report.ok and report.over and report.seed == report.commitment == "fits"
    assert f"Commitment: {table['commitment']}" in record and end["commitment"] == table["commitment"]


def test_undo_goes_back_over_bots_but_not_over_people(server: RunningServer) -> None:
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = anna.create({"britain": "me", "france": "heuristic", "russia": "open"}, options=KEEP)
    bert.sit(table)
    with anna.look(table) as a, bert.look(table) as b:
        start = a.position["number"]
        assert a.position["undo"]["actions"] == 0
        a.play()
        a.turn("russia")
        undo = a.position["undo"]
        assert undo["actions"] == 1 and undo["to"] == start and english(undo["words"]).startswith("Take back: ")
        assert b.position["undo"]["actions"] == 0
        b.until(a.position["number"])
        refused = b.act("undo", at=b.position["number"])
        assert refused["type"] == "refused" and refused["code"] == "not-now"
        done = a.act("undo", at=a.position["number"])
        assert done["type"] == "done" and a.position["prompt"]["actor"] == "britain"
        assert a.entries[-1]["kind"] == "undo" and a.entries[-1]["back_to"] == start
        a.play()
        b.until(a.position["number"])
        b.turn("russia")
        b.play()
        a.until(b.position["number"])
        assert a.act("undo", at=a.position["number"])["code"] == "not-now"


def test_no_undo_at_a_table_without_it(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP, undo="none")
    with anna.look(table) as live:
        live.play()
        assert live.position["undo"] is None
        assert english(live.act("undo", at=live.position["number"])["message"]) == "nothing is taken back at this table"


def test_why_not_and_odds(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen", "russia": "heuristic"}, options=KEEP)
    with anna.look(table) as live:
        why = live.act("why-not", action="place navy german-states")
        assert (
            not why["open"]
            and english(why["reason"]) == "there is no ship icon in the German States"
            and why["rules"]["BOARD-4"]
        )
        assert live.act("why-not", action=live.position["legal"][0])["open"]
        assert live.act("why-not", action="dance")["code"] == "bad-value"
        assert live.act("odds", action="sea")["odds"]["kind"] == "sea"
        assert live.act("odds", action="pass")["status"] == 422
        actions = anna.get("/api/games/struggle-of-empires").json["actions"]
        dice = random.Random(1)
        attacks: list[int] = []
        while live.turn("britain", "france"):
            if live.position["legal"] is None:
                live.act("look", seat=live.position["prompt"]["actor"])
            attacks = [id for id in live.position["legal"] if actions[id]["text"].startswith("attack")]
            if attacks:
                break
            live.play(dice.choice(live.position["legal"]))
        odds = live.act("odds", action=attacks[0])["odds"]
        assert (
            odds["kind"] == "attack"
            and 0 <= odds["capture"] <= 1
            and set(odds["losses"]) <= {power["id"] for power in live.view["powers"]}
        )


def test_asides_are_on_record_and_refused_with_reasons(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
    with anna.look(table) as live:
        done = live.act("aside", seat="france", text="pay britain 3")
        assert english(done["words"]) == "France pays Great Britain 3 gold." and live.entries[-1]["kind"] == "aside"
        refused = live.act("aside", seat="france", text="pay france 3")
        assert refused["code"] == "illegal" and "R-GOLD-1" in refused["rules"]
        assert live.act("aside", seat="russia", text="pay france 3")["code"] == "not-yours"
        for text in ("thank britain 50", "Heard britain 999999999"):
            false = live.act("aside", seat="france", text=text)
            assert false["code"] == "illegal" and "only bots answer" in english(false["message"])
            why = live.act("why-not", action=text, aside=True, seat="france")
            assert not why["open"] and "only bots answer" in english(why["reason"])
        why = live.act("why-not", action="pay france 0", aside=True, seat="britain")
        assert not why["open"] and "at least 1 gold" in english(why["reason"])


def test_chat_reaches_whom_it_is_for(server: RunningServer) -> None:
    anna, bert, carl = Person(server.port, "Anna"), Person(server.port, "Bert"), Person(server.port, "Carl")
    table = anna.create({"britain": "me", "france": "open", "russia": "same-screen"}, options=KEEP)
    bert.sit(table)
    with anna.look(table) as a, bert.look(table) as b, carl.look(table) as c:
        a.act("say", channel="table", text="good evening")
        assert b.hear("said")["line"]["text"] == c.hear("said")["line"]["text"] == "good evening"
        a.act("say", channel="britain+france", text="a word in your ear")
        line = b.hear("said")["line"]
        assert line["seat"] == "britain" and line["name"] == "Anna" and not line["mine"]
        assert c.act("say", channel="table", text="hello")["code"] == "not-yours"
        assert c.act("say", channel="britain+france", text="hello")["code"] == "not-yours"
        assert b.act("say", channel="france+britain", text="hello")["code"] == "bad-value"
        c.act("say", channel="gallery", text="well played")
        assert a.hear("said")["line"]["seat"] is None
    private = f"/api/tables/{table['id']}/chat?channel=britain%2Bfrance"
    assert [line["text"] for line in bert.get(private).json["lines"]] == ["a word in your ear"]
    assert carl.get(private).code == "not-yours"
    assert not any(b"in your ear" in message for message in carl.heard)
    with bert.look(table) as b:
        assert [line["text"] for line in b.welcome["chat"]] == ["good evening", "a word in your ear", "well played"]


def test_leaving_and_coming_back(server: RunningServer) -> None:
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = anna.create({"britain": "me", "france": "open"}, options=KEEP)
    bert.sit(table)
    with anna.look(table) as a:
        with bert.look(table) as b:
            a.play()
            b.until(a.position["number"])
            left = b.position["number"]
        while a.events[-1]["type"] != "table" or a.events[-1]["table"]["seats"][1]["present"]:
            a.receive()
        # The host lets a bot play for the absent player until he takes his seat back.
        assert a.act("stand-in", seat="france", bot="random")["type"] == "done"
        a.turn("britain")
        assert a.entries[-1]["seat"] == "france" and a.entries[-1]["bot"]
        since = bert.get(f"/api/tables/{table['id']}/since").json
        assert since["since"] == left and [one["number"] for one in since["entries"]] == list(
            range(left + 1, a.position["number"] + 1)
        )
        with bert.look(table) as b:
            assert b.welcome["seen"] == left and b.welcome["table"]["seats"][1]["stand_in"] == "random"
            assert b.act("stand-in", seat="france", bot="")["type"] == "done"
            a.play()
            assert b.turn("france") and b.position["legal"]
            assert b.play()["type"] == "done"
        assert a.act("stand-in", seat="france", bot="nonsense")["code"] == "bad-value"
    left = bert.post(f"/api/tables/{table['id']}/leave", {}).json
    assert left["seats"][1]["lead"] == "bot" and left["mine"] == []


def test_the_lobby_hears_of_turns(server: RunningServer) -> None:
    from websockets.sync.client import connect

    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    headers = {"Authorization": f"Bearer {bert.token}"}
    with connect(f"ws://127.0.0.1:{server.port}/api/live", additional_headers=headers) as lobby:
        table = anna.create({"britain": "me", "france": "open"}, options=KEEP)
        bert.sit(table)
        with anna.look(table) as a:
            a.play()
        news = ""
        while '"turn":true' not in news:
            news = str(lobby.recv(timeout=30))
        assert '"type":"tables"' in news and table["id"] in news


def test_the_past_is_as_it_was(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen", "russia": "same-screen"}, options=KEEP)
    views: dict[int, Any] = {}  # copies, because changes are made in place
    with anna.look(table, "france") as live:
        views[live.position["number"]] = deepcopy(live.view)
        for turn in range(90):
            legal = anna.get(f"/api/tables/{table['id']}").json["actor"]
            live.act("look", seat=legal)
            live.play(live.position["legal"][turn % len(live.position["legal"])])
            live.act("look", seat="france")
            views[live.position["number"]] = deepcopy(live.view)
            if turn % 7 == 3:
                live.act("undo", at=live.position["number"])
                views[live.position["number"]] = deepcopy(live.view)
    for number in views:
        moment = anna.get(f"/api/tables/{table['id']}/at/{number}?seat=france").json
        assert moment["view"] == views[number] and moment["number"] == number, number
    log = anna.get(f"/api/tables/{table['id']}/log?from=3&to=5").json["entries"]
    assert [entry["number"] for entry in log] == [3, 4, 5]
    assert anna.get(f"/api/tables/{table['id']}/at/99999").code == "not-found"
    assert anna.get(f"/api/tables/{table['id']}/end").code == "not-now"
