"""Told that it is your turn: by letters to a real mail server, and by a webhook on this machine."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.post_office import SITE, PostOffice
from tests.server.running_server import Live, Person, RunningServer
from tests.server.test_accounts import by_link
from tricorne.server import seating
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.notices import courier, keeping
from tricorne.server.notices.courier import NoticeRules
from tricorne.server.store import Store
from tricorne.server.table_parts import Guest
from tricorne.server.think import thinking_hub
from tricorne.server.wire import NewTable, SeatPlan

AWAY_S = 0.1
SEATS = {"britain": "me", "france": "open"}


def serve(db: Path, office_url: str, **how: Any) -> RunningServer:
    rules = NoticeRules(**{"away_s": AWAY_S, "between_letters_s": 0.0, "retry_s": 0.05, **how})
    return RunningServer(db, accounts=AccountRules("open", SITE, office_url), notices=rules)


def member(server: RunningServer, office: PostOffice, name: str, address: str, language: str = "en") -> Person:
    person = Person(server.port, name)
    assert by_link(person, office, address) == 200
    assert person.post("/api/account/notices", {"language": language}).status == 200
    return person


def anna_waits(server: RunningServer, office: PostOffice, tag: str, language: str = "en") -> tuple[Any, ...]:
    """Anna leads Britain; when Ben takes France it is her turn."""
    anna = member(server, office, "Anna", f"anna-{tag}@example.org")
    ben = member(server, office, "Ben", f"ben-{tag}@example.org", language)
    table = anna.create(SEATS, title="Friday", options={"setup-duplicates": "keep"})
    return anna, ben, table


def two_at_a_table(server: RunningServer, office: PostOffice, tag: str, language: str = "en") -> tuple[Any, ...]:
    """Anna leads Britain and is here, Ben leads France and is away; it is Britain's turn."""
    anna, ben, table = anna_waits(server, office, tag, language)
    ben.sit(table)
    return anna, ben, table


def notices_to(office: PostOffice, address: str) -> list[Any]:
    return [
        letter for letter in office.letters if letter["To"] == address and "account/enter" not in letter.get_content()
    ]


def wait_for(office: PostOffice, address: str, count: int) -> list[Any]:
    until = time.monotonic() + 10
    while len(notices_to(office, address)) < count:
        assert time.monotonic() < until, [(one["To"], one["Subject"], one.get_content()) for one in office.letters]
        time.sleep(0.02)
    return notices_to(office, address)


def states(db: Path) -> list[tuple[str, int, int]]:
    with sqlite3.connect(db) as database:
        return list(database.execute("SELECT way, state, tries FROM notices ORDER BY way"))


def play_until(live: Live, seat: str) -> None:
    """Play one's own decisions until another seat is asked."""
    while live.position["prompt"]["actor"] != seat:
        assert live.play()["type"] == "done"


def hand_over(person: Person, table: Any, seat: str) -> None:
    with person.look(table) as live:
        play_until(live, seat)


def wait_for_courier() -> None:
    """Long enough for the courier to look several times."""
    time.sleep(AWAY_S * 8)


def test_one_letter_a_turn_with_a_link_to_the_decision_also_after_undo_and_restart(
    tmp_path: Path, office: PostOffice
) -> None:
    server = serve(tmp_path / "t.db", office.url)
    anna, ben, table = anna_waits(server, office, "once", "de")
    with anna.look(table) as live:
        ben.sit(table)
        live.turn("britain")
        play_until(live, "france")
        letter = wait_for(office, "ben-once@example.org", 1)[0]
        assert letter["Subject"] == "Du bist am Zug: Friday"
        text = letter.get_content()
        assert f"{SITE}/table/{table['id']}?seat=france" in text and "Frankreich" in text
        # The same turn comes again when Anna takes back and plays: nothing more is said.
        assert live.act("undo", at=live.position["number"])["type"] == "done", live.position["undo"]
        live.turn("britain")
        play_until(live, "france")
        wait_for_courier()
    assert not notices_to(office, "anna-once@example.org"), "whoever is at the table is not told"
    server.close()
    server = serve(tmp_path / "t.db", office.url)
    wait_for_courier()
    assert len(notices_to(office, "ben-once@example.org")) == 1
    # When Ben has played and it is his turn again, that is another turn.
    anna.port = ben.port = server.port
    hand_over(ben, table, "britain")
    hand_over(anna, table, "france")
    assert len(wait_for(office, "ben-once@example.org", 2)) == 2
    server.close()


def test_many_tables_make_one_letter_and_letters_keep_a_distance(tmp_path: Path, office: PostOffice) -> None:
    server = serve(tmp_path / "t.db", office.url, away_s=3600.0)
    anna, ben, first = two_at_a_table(server, office, "many")
    tables = [first, anna.create(SEATS, title="Saturday"), anna.create(SEATS)]
    for table in tables[1:]:
        ben.sit(table)
    for table in tables:
        hand_over(anna, table, "france")
    server.close()
    with sqlite3.connect(tmp_path / "t.db") as database:
        database.execute("UPDATE notices SET due = 0")
    server = serve(tmp_path / "t.db", office.url, between_letters_s=3600.0)
    anna.port = ben.port = server.port
    letter = wait_for(office, "ben-many@example.org", 1)[0]
    assert letter["Subject"] == "3 tables wait for you"
    for table in tables:
        assert f"{SITE}/table/{table['id']}?seat=france" in letter.get_content()
    fourth = anna.create(SEATS)
    ben.sit(fourth)
    hand_over(anna, fourth, "france")
    wait_for_courier()
    assert len(notices_to(office, "ben-many@example.org")) == 1, "the next letter waits for more"
    server.close()


def test_a_way_is_switched_off_by_its_owner_and_by_the_link_of_a_letter(tmp_path: Path, office: PostOffice) -> None:
    server = serve(tmp_path / "t.db", office.url)
    anna, ben, table = two_at_a_table(server, office, "stop")
    hand_over(anna, table, "france")
    letter = wait_for(office, "ben-stop@example.org", 1)[0]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = letter["List-Unsubscribe"].strip().strip("<>").removeprefix(SITE)
    assert f"{SITE}/account/stop#{address.rpartition('/')[2]}" in letter.get_content()
    stranger = Person(server.port)
    assert stranger.post("/api/notices/stop/nothing", {}).status == 404
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert stranger.ask("POST", address, b"List-Unsubscribe=One-Click", form).json == {"kind": "mail"}
    assert [way["wanted"] for way in ben.get("/api/account/notices").json["ways"]] == [False]
    second = anna.create(SEATS)
    ben.sit(second)
    hand_over(anna, second, "france")
    wait_for_courier()
    assert len(notices_to(office, "ben-stop@example.org")) == 1
    assert ben.post("/api/account/notices", {"way": "mail", "wanted": True}).json["ways"][0]["wanted"]
    third = anna.create(SEATS)
    ben.sit(third)
    hand_over(anna, third, "france")
    assert len(wait_for(office, "ben-stop@example.org", 2)) == 2
    guest = Person(server.port, "Guest")
    assert guest.get("/api/account/notices").status == 403
    server.close()


def test_what_cannot_be_handed_in_is_tried_again_after_a_restart_and_given_up_at_last(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "t.db"
    server = serve(db, office.url, away_s=0.5)
    anna, _, table = two_at_a_table(server, office, "again")
    hand_over(anna, table, "france")
    server.close()  # before anybody was told
    assert states(db) == [("mail", 0, 0)]
    nobody = "smtp://127.0.0.1:9"
    server = serve(db, nobody, away_s=0.1, retry_s=0.2)
    until = time.monotonic() + 10
    while not states(db)[0][2] >= 2:
        assert time.monotonic() < until
        time.sleep(0.05)
    server.close()
    assert states(db)[0][1] == 0
    server = serve(db, office.url)
    letter = wait_for(office, "ben-again@example.org", 1)[0]
    assert letter["Subject"] == "Your turn: Friday"
    wait_for_courier()
    server.close()
    assert len(notices_to(office, "ben-again@example.org")) == 1 and states(db)[0][1] == keeping.REACHED
    with sqlite3.connect(db) as database:
        database.execute("UPDATE notices SET state = 0, tries = 0, due = 0, number = 1000")
    monkeypatch.setattr(courier, "MOST_TRIES", 2)
    server = serve(db, nobody, retry_s=0.01)
    until = time.monotonic() + 10
    while states(db) != [("mail", 2, 2)]:
        assert time.monotonic() < until
        time.sleep(0.05)
    server.close()


def test_a_process_that_only_thinks_writes_down_whose_turn_it_began(tmp_path: Path) -> None:
    async def play() -> None:
        hub = thinking_hub(Store(str(tmp_path / "t.db")), 1, 0.0, 0.0)
        await hub.open()
        await hub.store.write(*keeping.new_way("ben", "mail", ""))
        plans = [SeatPlan("britain", "bot", "random"), SeatPlan("france", "me")]
        table = await seating.create(hub, Guest("ben", "Ben"), NewTable("struggle-of-empires", plans))
        until = time.monotonic() + 10
        while table.actor != "france":
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        await hub.close()

    asyncio.run(play())
    assert states(tmp_path / "t.db") == [("mail", 0, 0)]
