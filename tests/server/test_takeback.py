"""Taking back by consent: the others agree, refuse or play on; chance is never taken back."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.server.running_server import Live, Person, RunningServer, english

SEATS = ["britain", "france", "russia"]
KEEP = {"setup-duplicates": "keep"}


class Party:
    """Three people, each with a seat, and somebody who looks on."""

    def __init__(self, server: RunningServer, open_up: ExitStack, **more: Any) -> None:
        self.people = {seat: Person(server.port, f"Person {seat}") for seat in SEATS}
        self.people["-"] = Person(server.port, "Spectator")
        plan = {"britain": "me", "france": "open", "russia": "open"}
        self.table = self.people["britain"].create(plan, options=KEEP, **more)
        for seat in SEATS[1:]:
            self.people[seat].sit(self.table, seat)
        self.lives: dict[str, Live] = {
            seat: open_up.enter_context(person.look(self.table)) for seat, person in self.people.items()
        }

    def sync(self) -> int:
        """Everybody has heard of the newest entry; its number."""
        newest = max(live.position["number"] for live in self.lives.values())
        for live in self.lives.values():
            live.until(newest)
        return int(newest)

    def play(self, times: int) -> None:
        for _ in range(times):
            self.sync()
            assert self.lives[self.lives["-"].position["prompt"]["actor"]].play()["type"] == "done"
        self.sync()

    def info(self, seat: str) -> Any:
        found = self.people[seat].get(f"/api/tables/{self.table['id']}").json
        return found["taking_back"]


def test_all_agree_and_the_table_goes_back(server: RunningServer) -> None:
    with ExitStack() as open_up:
        party = Party(server, open_up)
        start = party.sync()
        party.play(3)
        now = party.sync()
        britain, france, russia = (party.lives[seat] for seat in SEATS)
        undo = britain.position["undo"]
        assert undo["actions"] == 0 and undo["further"] == start, "others have played since: not without them"
        assert britain.act("ask-undo", at=now, to=start)["type"] == "done"
        asked = party.info("france")
        assert asked == {
            "seat": "britain",
            "to": start,
            "actions": 3,
            "agreed": [],
            "waiting": ["france", "russia"],
            "mine": False,
            "asked": True,
        }
        assert party.info("britain")["mine"] and not party.info("-")["asked"]
        assert france.act("answer-undo", at=now, agree=True)["type"] == "done"
        assert party.info("russia")["agreed"] == ["france"] and party.info("russia")["waiting"] == ["russia"]
        assert france.act("answer-undo", at=now, agree=True)["code"] == "not-yours", "one answer each"
        done = russia.act("answer-undo", at=now, agree=True)
        assert done["type"] == "done" and done["number"] == now + 1
        party.sync()
        assert britain.entries[-1]["kind"] == "undo" and britain.entries[-1]["back_to"] == start
        assert britain.position["prompt"]["actor"] == "britain" and britain.position["legal"]
        assert party.info("britain") is None


def test_one_refusal_is_enough_and_the_asker_may_withdraw(server: RunningServer) -> None:
    with ExitStack() as open_up:
        party = Party(server, open_up)
        start = party.sync()
        party.play(2)
        now = party.sync()
        france, russia = party.lives["france"], party.lives["russia"]
        for who in (russia, france):
            assert france.act("ask-undo", at=now, to=start)["type"] == "done"
            assert france.act("ask-undo", at=now, to=start)["code"] == "not-now", "one question at a time"
            assert who.act("answer-undo", at=now, agree=False)["type"] == "done"
            assert party.info("france") is None
        assert russia.act("answer-undo", at=now, agree=True)["code"] == "not-now"
        assert party.sync() == now


def test_whoever_plays_on_refuses(server: RunningServer) -> None:
    with ExitStack() as open_up:
        party = Party(server, open_up)
        start = party.sync()
        party.play(2)
        now = party.sync()
        assert party.lives["britain"].act("ask-undo", at=now, to=start)["type"] == "done"
        party.play(1)
        assert party.info("britain") is None
        assert party.lives["france"].act("answer-undo", at=now, agree=True)["code"] == "not-now"


def test_who_may_ask_and_how_far(server: RunningServer) -> None:
    with ExitStack() as open_up:
        party = Party(server, open_up)
        party.play(2)
        now = party.sync()
        britain, spectator = party.lives["britain"], party.lives["-"]
        assert spectator.position["undo"] is None
        assert spectator.act("ask-undo", at=now, to=0)["code"] == "not-yours"
        assert britain.act("ask-undo", at=now, to=0, seat="france")["code"] == "not-yours"
        assert britain.act("ask-undo", at=now - 1, to=0)["code"] == "stale"
        assert britain.act("ask-undo", at=now, to=now)["code"] == "illegal"
        assert britain.act("ask-undo", at=now, to=-1)["code"] == "not-now"
        # Gold that changed hands is not taken back, not even by all.
        assert party.lives["france"].act("aside", seat="france", text="pay russia 1")["type"] == "done"
        now = party.sync()
        refused = britain.act("ask-undo", at=now, to=0)
        assert refused["code"] == "not-now" and "gold or a bargain changed hands" in english(refused["message"])
        party.play(1)
        assert britain.position["undo"]["further"] == now
        assert party.info("britain") is None
        closed = Party(server, open_up, undo="none")
        closed.play(2)
        assert closed.lives["britain"].act("ask-undo", at=closed.sync(), to=0)["code"] == "not-now"


def test_the_question_survives_a_restart_and_absent_people_do_not_hold_it_up(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db")
    with ExitStack() as open_up:
        party = Party(server, open_up)
        start = party.sync()
        party.play(2)
        now = party.sync()
        assert party.lives["britain"].act("ask-undo", at=now, to=start)["type"] == "done"
        assert party.lives["france"].act("answer-undo", at=now, agree=True)["type"] == "done"
    server.close()
    server = RunningServer(tmp_path / "tables.db")
    try:
        for person in party.people.values():
            person.port = server.port
        mine = party.people["russia"].get("/api/me/tables").json["tables"][0]["taking_back"]
        assert mine["asked"] and mine["agreed"] == ["france"]
        # A bot takes Russia's seat for a while; it was Russia's answer that was missing.
        with party.people["russia"].look(party.table) as russia:
            assert russia.act("stand-in", seat="russia", bot="random")["type"] == "done"
            russia.turn("britain")
            assert russia.entries[-1]["kind"] == "undo" and russia.entries[-1]["back_to"] == start
    finally:
        server.close()


def test_bots_wait_for_the_answer(server: RunningServer) -> None:
    """While the others think about it, a bot that is asked does not play on."""
    with ExitStack() as open_up:
        anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
        table = anna.create({"britain": "me", "france": "open", "russia": "random"}, options=KEEP)
        bert.sit(table)
        a, b = open_up.enter_context(anna.look(table)), open_up.enter_context(bert.look(table))
        start = a.position["number"]
        a.play()
        b.until(a.position["number"])
        assert a.act("ask-undo", at=a.position["number"], to=start)["type"] == "done"
        # Bert lets a bot play for him: nobody is left to be asked, so it is taken back at once.
        assert b.act("stand-in", seat="france", bot="random")["type"] == "done"
        while b.entries[-1]["kind"] != "undo":
            b.receive()
        assert [entry["bot"] for entry in b.entries[1:]] == [False, False]
        assert b.position["prompt"]["actor"] == "britain"


def test_the_lobby_tells_those_who_are_asked(server: RunningServer) -> None:
    """Whoever is elsewhere hears of it as well."""
    with ExitStack() as open_up:
        party = Party(server, open_up)
        start = party.sync()
        party.play(2)
        now = party.sync()
        headers = {"Authorization": f"Bearer {party.people['russia'].token}"}
        lobby = open_up.enter_context(connect(f"ws://127.0.0.1:{server.port}/api/live", additional_headers=headers))
        assert party.lives["britain"].act("ask-undo", at=now, to=start)["type"] == "done"
        news = json.loads(lobby.recv(timeout=30))
        assert news["table"]["id"] == party.table["id"] and news["table"]["taking_back"]["asked"]


def test_a_whole_choice_is_taken_back_at_once(server: RunningServer) -> None:
    """Which space is shifted, and how it is paid, are parts of one choice: undo goes back to before all of it."""
    ada = Person(server.port, "Ada")
    table = ada.create({"britain": "me", "france": "same-screen"}, game="imperial-struggle")
    actions = ada.get("/api/games/imperial-struggle").json["actions"]
    with ada.look(table, "britain") as britain, ada.look(table, "france") as france:
        lives = {"britain": britain, "france": france}
        texts: list[str] = []
        for _ in range(60):
            newest = max(live.position["number"] for live in lives.values())
            for live in lives.values():
                live.until(newest)
            live = lives[britain.position["prompt"]["actor"]]
            legal = live.position["legal"]
            if texts and texts[-1].startswith("shift") and live.position["prompt"]["key"] == "menu":
                break
            if live.position["prompt"]["key"] == "menu":
                begins = live.position["number"]
                texts = []
                legal = [id for id in legal if actions[id]["text"].split()[0] in ("trade", "diplomacy")] or legal
            texts.append(actions[legal[0]]["text"])
            assert live.play(legal[0])["type"] == "done"
        assert len(texts) > 1 and texts[-1].startswith("shift"), texts
        undo = live.position["undo"]
        assert undo["to"] == begins, (texts, undo)
        assert live.act("undo", at=live.position["number"], to=None)["type"] == "done"
        live.until(newest + 1)
        assert live.position["prompt"]["key"] == "menu"
