"""Standing orders: they answer for their player, nobody else learns of them, and they survive a restart."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.running_server import Live, Person, RunningServer, english

SEATS = ["britain", "france", "russia"]
OPTIONS = {"setup-duplicates": "keep"}
PROPOSAL = "red britain blue france"


class Auction:
    """Three people and a spectator at a table where Britain is about to open the first auction."""

    def __init__(self, server: RunningServer, open_up: ExitStack) -> None:
        self.open_up = open_up
        self.people = {seat: Person(server.port, f"Person {seat}") for seat in SEATS}
        self.people["-"] = Person(server.port, "Spectator")
        plan = {"britain": "me", "france": "open", "russia": "open"}
        self.table = self.people["britain"].create(plan, options=OPTIONS, preset="original-2004")
        for seat in SEATS[1:]:
            self.people[seat].sit(self.table, seat)
        self.lives: dict[str, Live] = {}
        self.look()
        while self.actor.position["prompt"]["key"] != "bid":
            self.play()

    def look(self) -> None:
        for seat, person in self.people.items():
            self.lives[seat] = self.open_up.enter_context(person.look(self.table))

    @property
    def actor(self) -> Live:
        """Whoever is asked, up to date."""
        newest = max(live.position["number"] for live in self.lives.values())
        for live in self.lives.values():
            live.until(newest)
        return self.lives[self.lives["-"].position["prompt"]["actor"]]

    def play(self, action: str | None = None) -> Any:
        answer = self.actor.play(action)
        assert answer["type"] == "done", answer
        return answer

    def open_for(self, gold: int) -> None:
        for action in (f"bid {gold}", "red britain", "blue france"):
            self.play(action)

    def asked(self, seat: str, key: str) -> Live:
        """Wait until a seat is asked something; everybody has heard it then."""
        live = self.lives[seat]
        while (live.position["prompt"]["actor"], live.position["prompt"]["key"]) != (seat, key):
            live.receive()
        assert self.actor is live
        return live

    def deeds(self, seat: str) -> list[str]:
        return [entry["text"] for entry in self.lives["-"].entries if entry["seat"] == seat and entry["kind"] == "play"]


def test_an_order_bids_for_its_player_and_nobody_learns_of_it(server: RunningServer) -> None:
    with ExitStack() as open_up:
        auction = Auction(server, open_up)
        auction.open_for(1)
        begun = {seat: len(person.heard) for seat, person in auction.people.items()}
        russia = auction.lives["russia"]
        # Russia leaves word before it is asked.
        done = russia.act("order", seat="russia", text=f"bid 4 {PROPOSAL}")
        assert (
            english(done["words"])
            == "Bid up to 4 as long as Great Britain is proposed for red and France for blue, then pass."
        )
        assert russia.events[-2]["type"] == "order" and russia.events[-2]["order"]["text"] == f"bid 4 {PROPOSAL}"
        auction.play("pass-bid")
        britain = auction.asked("britain", "pass-or-raise")
        assert auction.deeds("russia")[-1] == "bid 2" and "raise" not in auction.deeds("russia")
        entry = next(one for one in auction.lives["-"].entries if one["text"] == "bid 2")
        assert entry["seat"] == "russia" and not entry["bot"]
        # Britain raises to 4: too much for Russia, whose order now passes.
        auction.play("bid 4")
        auction.play("pass-bid")
        auction.asked("france", "bid")
        assert auction.deeds("russia")[-1] == "pass-bid", "the auction is decided, and France opens the next"
        while russia.events[-1]["type"] != "order":
            russia.receive()
        assert russia.events[-1]["order"] is None and russia.events[-1]["ended"] == "over"
        assert britain.act("ping")["type"] == "done"
        for seat, person in auction.people.items():
            heard = b"\n".join(person.heard[begun[seat] :])
            if seat == "russia":
                assert b"bid 4 red" in heard
            else:
                assert b"bid 4 red" not in heard and b"Bid up to" not in heard and b'"type":"order"' not in heard
                assert b'"order":null' in b"\n".join(person.heard), "everybody is told of his own order, and has none"


def test_orders_pass_as_long_as_they_were_meant_to(server: RunningServer) -> None:
    with ExitStack() as open_up:
        auction = Auction(server, open_up)
        auction.open_for(0)
        france = auction.lives["france"]
        assert auction.lives["russia"].act("order", seat="russia", text="pass unless named")["type"] == "done"
        assert france.act("order", seat="france", text=f"pass while {PROPOSAL}")["type"] == "done"
        # France and Russia pass at once; Britain has its way.
        auction.asked("france", "bid")
        assert [auction.deeds(seat)[-1] for seat in ("france", "russia")] == ["pass-bid", "pass-bid"]
        assert france.act("order", seat="france", text="pass")["code"] == "illegal", "who opens must bid"


def test_an_order_ends_when_the_proposal_changes(server: RunningServer) -> None:
    with ExitStack() as open_up:
        auction = Auction(server, open_up)
        auction.open_for(0)
        russia = auction.lives["russia"]
        assert russia.act("order", seat="russia", text=f"bid 7 {PROPOSAL}")["type"] == "done"
        auction.play("bid 2 red france blue russia")
        while russia.events[-1]["type"] != "order":
            russia.receive()
        assert russia.events[-1]["order"] is None and russia.events[-1]["ended"] == "unforeseen"
        assert russia.position["prompt"]["actor"] == "russia" and russia.position["legal"]
        assert auction.deeds("russia")[-1:] not in (["raise"], ["pass-bid"])


def test_taking_back_ends_orders(server: RunningServer) -> None:
    with ExitStack() as open_up:
        auction = Auction(server, open_up)
        auction.open_for(0)
        france = auction.lives["france"]
        assert france.act("order", seat="france", text="pass")["type"] == "done"
        auction.asked("russia", "pass-or-raise")
        france.until(auction.lives["russia"].position["number"])
        undone = france.act("undo", at=france.position["number"])
        assert undone["type"] == "done"
        assert france.position["prompt"]["actor"] == "france" and france.position["legal"]
        assert france.act("order", seat="france", text="")["code"] == "not-now", "there is none to withdraw any more"


def test_orders_survive_a_restart_and_can_be_withdrawn(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db")
    with ExitStack() as open_up:
        auction = Auction(server, open_up)
        auction.open_for(1)
        assert auction.lives["russia"].act("order", seat="russia", text=f"bid 9 {PROPOSAL}")["type"] == "done"
        people, table = auction.people, auction.table
    server.close()
    server = RunningServer(tmp_path / "tables.db")
    try:
        for person in people.values():
            person.port = server.port
        with people["russia"].look(table) as russia, people["france"].look(table) as france:
            assert russia.welcome["order"]["text"] == f"bid 9 {PROPOSAL}" and france.welcome["order"] is None
            france.play("pass-bid")
            assert france.turn("britain")
            russia.until(france.position["number"])
            assert [entry["text"] for entry in russia.entries][-2:] == ["pass-bid", "bid 2"]
            assert russia.act("order", seat="russia", text="")["words"] is None
            assert russia.events[-2] == {"type": "order", "seat": "russia", "order": None, "ended": "withdrawn"}
        with people["russia"].look(table) as russia:
            assert russia.welcome["order"] is None
    finally:
        server.close()


def test_orders_are_refused_to_others_and_when_they_make_no_sense(server: RunningServer) -> None:
    with ExitStack() as open_up:
        auction = Auction(server, open_up)
        auction.open_for(2)
        russia = auction.lives["russia"]
        for seat in ("france", "-"):
            assert auction.lives[seat].act("order", seat="russia", text="pass")["code"] == "not-yours"
        assert russia.act("order", seat="russia", text="bid 1 " + PROPOSAL)["code"] == "illegal"
        assert russia.act("order", seat="russia", text="dance")["code"] == "bad-value"
        assert russia.act("order", seat="russia", text="x" * 300)["code"] == "bad-value"
        assert russia.act("order", seat="russia", text="")["code"] == "not-now"
        anna = Person(server.port, "Anna")
        other = anna.create({"britain": "me", "france": "same-screen"}, options=OPTIONS)
        with anna.look(other) as live:
            refused = live.act("order", seat="britain", text="pass")
            assert refused["code"] == "illegal" and "no auction is under way" in english(refused["message"])
        # On one screen each seat reads its own order only.
        with anna.look(other, "france") as live:
            assert live.welcome["order"] is None
