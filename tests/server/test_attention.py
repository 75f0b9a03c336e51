"""Whoever has left a page open is told of his turn all the same: he says that he is away, or does nothing for long."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.server.one_table import table_of
from tests.server.post_office import PostOffice
from tests.server.running_server import Live
from tests.server.test_notices import AWAY_S, hand_over, notices_to, serve, two_at_a_table, wait_for, wait_for_courier
from tricorne.server.game_table import OPEN_PAGE_S
from tricorne.server.viewer import Viewer


def france_is_here(live: Live) -> Any:
    return {seat["power"]: seat["present"] for seat in live.hear("table")["table"]["seats"]}["france"]


def test_whoever_leaves_his_page_open_is_told_and_the_table_sees_that_he_is_away(
    tmp_path: Path, office: PostOffice
) -> None:
    server = serve(tmp_path / "t.db", office.url)
    anna, ben, table = two_at_a_table(server, office, "open")
    with anna.look(table) as a, ben.look(table) as b, ben.look(table) as second:
        while not france_is_here(a):
            pass
        hand_over(anna, table, "france")
        wait_for_courier()
        assert not notices_to(office, "ben-open@example.org"), "he sits before it"
        assert second.act("here", here=False)["type"] == "done"
        wait_for_courier()
        assert not notices_to(office, "ben-open@example.org"), "before one of two pages"
        assert b.act("here", here=False)["type"] == "done"
        while france_is_here(a):
            pass
        assert len(wait_for(office, "ben-open@example.org", 1)) == 1
        assert b.act("here", here=True)["type"] == "done"
        while not france_is_here(a):
            pass
    server.close()


def test_whoever_is_there_and_does_nothing_for_long_is_told_at_last(tmp_path: Path, office: PostOffice) -> None:
    server = serve(tmp_path / "t.db", office.url, linger_s=2.0)
    anna, ben, table = two_at_a_table(server, office, "linger")
    with ben.look(table):
        hand_over(anna, table, "france")
        began = time.monotonic()
        assert len(wait_for(office, "ben-linger@example.org", 1)) == 1
        assert time.monotonic() - began > 1.5 > AWAY_S * 8
        wait_for_courier()
        assert len(notices_to(office, "ben-linger@example.org")) == 1
    server.close()


def test_an_open_page_keeps_the_seat_for_a_while() -> None:
    """A host lets no bot play for somebody who only looks at another window; nor is he held up by a forgotten page."""
    table = table_of("struggle-of-empires")
    viewer = Viewer("ben", None)
    table.viewers, table.left = {viewer}, {"ben": time.time() - 600.0}
    assert table.away_s("ben") == 0.0
    viewer.here = False
    assert table.away_s("ben") == 0.0 and not table.present("ben") and table.connected("ben")
    table.left["ben"] -= OPEN_PAGE_S
    assert 590.0 < table.away_s("ben") < 610.0
    table.viewers.clear()
    assert table.away_s("ben") > OPEN_PAGE_S
    table.elsewhere["other"], table.away_elsewhere["other"] = {"ben"}, {"ben"}
    assert not table.present("ben")
    table.elsewhere["third"] = {"ben"}
    assert table.present("ben") and table.away_s("ben") == 0.0
