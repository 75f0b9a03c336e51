"""Bots wait for the show of a person's page, but nobody can make others wait with it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.running_server import Live, Person, RunningServer
from tricorne.server import following
from tricorne.server.game_table import GameTable

SEATS = {"britain": "me", "france": "random", "spain": "random"}
A_WHILE_S = 0.4
"""Much longer than a bot needs that plays at random."""


def bot_asked(live: Live) -> bool:
    return bool(live.position["prompt"]["actor"] != "britain")


def to_a_bot(live: Live) -> int:
    """Play until a bot is asked, as a page that has shown every entry but the last."""
    for _ in range(200):
        number = live.position["number"]
        live.act("shown", number=number)
        if bot_asked(live):
            live.until(number + 1)
        if live.position["number"] > number:
            continue
        live.until(live.play()["number"])
        if bot_asked(live):
            return int(live.position["number"])
    raise AssertionError("no bot was asked")


def number_after_a_while(live: Live) -> int:
    time.sleep(A_WHILE_S)
    live.act("ping")
    return int(live.position["number"])


def in_memory(server: RunningServer, table: Any) -> GameTable:
    found: GameTable = server.app.state.keeper.hub.tables[table["id"]]
    return found


def test_bots_wait_for_the_page_of_a_person_alone(server: RunningServer) -> None:
    """Entry by entry: each comes only when the one before has been shown."""
    ada = Person(server.port, "Ada")
    with ada.look(ada.create(SEATS)) as live:
        number = to_a_bot(live)
        while bot_asked(live):
            assert number_after_a_while(live) == number
            live.act("shown", number=number)
            number += 1
            live.until(number)


def test_a_page_that_shows_everything_at_once_is_not_waited_for(server: RunningServer) -> None:
    ada = Person(server.port, "Ada")
    with ada.look(ada.create(SEATS)) as live:
        number = to_a_bot(live)
        assert number_after_a_while(live) == number
        live.act("shown", number=None)
        assert live.turn("britain")


def test_nobody_waits_for_who_has_left(server: RunningServer) -> None:
    ada = Person(server.port, "Ada")
    table = ada.create(SEATS)
    with ada.look(table) as live:
        number = to_a_bot(live)
        assert number_after_a_while(live) == number
    with ada.look(table) as live:
        assert live.turn("britain") and live.position["number"] > number


def test_others_wait_for_a_moment_and_only_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says nothing more holds a table up no longer than that, and then no more at all."""
    monkeypatch.setattr(following, "AMONG_OTHERS_S", 10 * A_WHILE_S)
    ada, bo = Person(server.port, "Ada"), Person(server.port, "Bo")
    table = ada.create(SEATS)
    with ada.look(table) as live, bo.look(table):
        number = to_a_bot(live)
        assert number_after_a_while(live) == number
        assert in_memory(server, table).followers
        while live.position["number"] == number:
            live.receive()
        assert not in_memory(server, table).followers
        live.act("shown", number=number - 1)
        assert not in_memory(server, table).followers, "nor for what was shown long ago"
        assert live.turn("britain")


def test_who_has_no_seat_is_not_waited_for(server: RunningServer) -> None:
    ada, bo = Person(server.port, "Ada"), Person(server.port, "Bo")
    table = ada.create(SEATS)
    with ada.look(table) as live, bo.look(table) as gallery:
        assert live.turn("britain")
        gallery.until(live.position["number"])
        assert gallery.act("shown", number=gallery.position["number"])["type"] == "done"
        assert not in_memory(server, table).followers
        assert live.act("shown", number=live.position["number"] + 1)["code"] == "bad-value"
        assert live.act("shown", number=-1)["code"] == "bad-value"
