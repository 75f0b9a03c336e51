"""Several processes on one database: any of them serves any table, and one that dies takes nothing with it. Left out
where PostgreSQL or Redis cannot be had (conftest.py; ``python -m tests.server.site`` installs them)."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.running_server import Person
from tests.server.site import LaterWeb, Site
from tests.server.site_checks import check
from tests.server.site_players import KEEP, Pair
from tests.server.test_following import SEATS, bot_asked, number_after_a_while, to_a_bot
from tricorne.server.process_rows import DEAD_S
from tricorne.server.store import BadDatabase, Store
from tricorne.server.together import BEAT_S

STORM_TABLES = int(os.environ.get("TRICORNE_STORM_TABLES", "16"))
"""As many as the machine of the test can play at in one process."""
STORM_PAUSE = float(os.environ.get("TRICORNE_STORM_PAUSE", "0"))
"""Seconds between two acts at a table: 0 for as quick as can be, some for people."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(Path(tmp_path_factory.mktemp("site")))
    yield found
    found.close()


def both(site: Site) -> tuple[Person, Person]:
    return Person(site.webs[0].port, "Anna"), Person(site.webs[1].port, "Bert")


def test_people_at_two_processes_sit_at_one_table(site: Site) -> None:
    """Seats, presence, acts, talk, questions: what one does here the other sees there."""
    anna, bert = both(site)
    table = anna.create({"britain": "me", "france": "open", "russia": "same-screen"}, options=KEEP)
    with anna.look(table) as a:
        bert.sit(table, "france")
        while a.position is None:
            a.receive()  # the game begins with the last seat, which was taken elsewhere
        with bert.look(table) as b:
            while not all(seat["present"] for seat in a.hear("table")["table"]["seats"]):
                pass
            # A page that nobody sits before: the other process hears of it, and again when he is back.
            for here in (False, True):
                assert b.act("here", here=here)["type"] == "done"
                while [one["present"] for one in a.hear("table")["table"]["seats"]][1] is not here:
                    pass
            for _ in range(6):
                seat = a.position["prompt"]["actor"]
                mover = b if seat == "france" else a
                if mover is a and a.position["legal"] is None:
                    a.act("look", seat=seat)
                assert mover.play()["type"] == "done"
                a.until(mover.position["number"])
                b.until(mover.position["number"])
            assert b.act("say", channel="table", text="well met")["type"] == "done"
            assert a.hear("said")["line"]["text"] == "well met"
            assert a.position["undo"]["furthest"] is not None
            number = b.position["number"]
            further = b.position["undo"]["further"]
            if further is not None:
                assert b.act("ask-undo", at=number, to=further)["type"] == "done"
                while not a.hear("table")["table"]["taking_back"]:
                    pass
                assert a.act("answer-undo", at=number, agree=True)["type"] == "done"
                b.until(number + 1)
                assert b.entries[-1]["kind"] == "undo"
        while any(seat["present"] for seat in a.hear("table")["table"]["seats"] if seat["power"] == "france"):
            pass
    anna.post("/api/me", {"name": "Anna the Great"})
    until = time.monotonic() + 5.0
    while bert.get(f"/api/tables/{table['id']}").json["host_name"] != "Anna the Great":
        assert time.monotonic() < until
        time.sleep(0.05)


def test_of_two_acts_at_the_same_moment_one_is_late(site: Site) -> None:
    """The same person at two processes: each entry is written once, and the later act is told that it is."""
    anna, _ = both(site)
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
    twin = Person(site.webs[1].port, "", anna.token)
    path = f"/api/tables/{table['id']}/acts"
    with anna.look(table, "britain") as live:
        for _ in range(8):
            seat = live.position["prompt"]["actor"]
            live.act("look", seat=seat)
            at, action = live.position["number"], live.position["legal"][-1]
            act = {"type": "play", "id": 1, "at": at, "action": action}
            with ThreadPoolExecutor(2) as together:
                answers = list(together.map(lambda who: who.post(path, act), (anna, twin)))  # noqa: B023
            found = sorted(answer.status for answer in answers)
            assert found == [200, 409], [answer.body for answer in answers]
            live.until(at + 1)
    assert anna.get(f"/api/tables/{table['id']}").json["number"] == at + 1


def test_bots_wait_for_a_page_at_any_process(site: Site) -> None:
    """One process plays the bots, and keeps them; the person looks on by each of the two in turn."""
    token, table = "", None
    for web in site.webs:
        ada = Person(web.port, "" if token else "Ada", token)
        token, table = ada.token, table or ada.create(SEATS, options=KEEP)
        with ada.look(table) as live:
            assert live.turn("britain")
            number = to_a_bot(live)
            while bot_asked(live):
                assert number_after_a_while(live) == number
                live.act("shown", number=number)
                number += 1
                live.until(number)


def test_a_killed_process_takes_nothing_with_it(site: Site) -> None:
    """Acts go on beside it, its people come back by the other one, and its bots are taken over within two seconds."""
    ports = [web.port for web in site.webs]
    pairs = [Pair(ports, seed, bots=seed % 2) for seed in range(4)]
    for pair in pairs:
        pair.start()
    time.sleep(0.7)
    site.webs[0].kill()
    ports.remove(site.webs[0].port)
    time.sleep(1.0)
    assert site.redis is not None
    site.redis.kill()
    time.sleep(0.5)
    site.redis.start()
    time.sleep(0.5)
    alone = Person(ports[0], "Cara").create({"britain": "random", "france": "random"}, options=KEEP)
    with Person(ports[0], "Dora").look(alone) as live:
        live.until(2)
    site.webs[0] = site.web()
    ports.append(site.webs[0].port)
    for pair in pairs:
        pair.ended.set()
    for pair in pairs:
        pair.join()
        assert check(pair, ports) > 5
    back = sorted(seconds for pair in pairs for seconds in pair.away)
    assert not back or back[-1] < 2.0, back


async def opened(db: str) -> None:
    store = Store(db, shared=True)
    try:
        await store.open()
    finally:
        await store.close()


@pytest.mark.long_case
def test_the_next_release_starts_beside_this_one(tmp_path: Path) -> None:
    """It changes the schema while this one plays; both serve the same tables, then this one ends. No act is lost."""
    site = Site(tmp_path, webs=1)
    try:
        ports = [site.webs[0].port]
        pairs = [Pair(ports, seed, bots=seed % 2) for seed in range(4)]
        for pair in pairs:
            pair.start()
        time.sleep(1.0)
        site.webs.append(LaterWeb(site.folder, site.postgres.url, site.line, site.bots))
        ports.append(site.webs[1].port)
        beside = [Pair(ports, seed) for seed in (10, 11)]  # one person at the old one, the other at the new one
        for pair in beside:
            pair.start()
        time.sleep(2.0)
        ports.remove(site.webs[0].port)
        assert site.webs[0].stop() == 0
        time.sleep(1.0)
        for pair in [*pairs, *beside]:
            pair.ended.set()
        for pair in [*pairs, *beside]:
            pair.join()
            assert check(pair, ports) > 5
        with pytest.raises(BadDatabase, match="it is of version"):
            asyncio.run(opened(site.postgres.url))  # this release starts no more where the next one has written
    finally:
        site.close()


@pytest.mark.long_case
def test_bots_of_a_killed_thinker_go_on(tmp_path: Path) -> None:
    """Another thinker takes them over as soon as the dead one is silent for longer than any living one may be."""
    assert DEAD_S + BEAT_S < 2.0, "the time after which silence is noticed"
    site = Site(tmp_path, webs=1, thinkers=2)
    try:
        anna = Person(site.webs[0].port, "Anna")
        bots = {"britain": "random", "france": "random", "russia": "random"}
        tables = [anna.create(bots, options=KEEP) for _ in range(2)]
        with anna.look(tables[0]) as first, anna.look(tables[1]) as second:
            for which in (0, 1):  # whoever of them plays here, it is killed once
                site.thinkers[which].kill()
                for live in (first, second):
                    if not live.position["over"]:
                        live.until(live.position["number"] + 3)
                site.thinkers[which] = site.thinker()
    finally:
        site.close()


def tell_who_came_back(pairs: list[Pair], what: str) -> None:
    """Print how long people were away since this was asked last."""
    away = sorted(seconds for pair in pairs for seconds in pair.away)
    for pair in pairs:
        pair.away.clear()
    if away:
        print(f"{what}: {len(away)} away, half of them for {away[len(away) // 2]:.1f} s, at most {away[-1]:.1f} s")


@pytest.mark.long_case
@pytest.mark.parametrize("redis", [True, False], ids=["redis", "notify"])
def test_nothing_is_lost_while_every_part_is_killed(tmp_path: Path, redis: bool) -> None:
    """Two web processes and two thinkers; each kind of part is killed and started anew while all tables play."""
    site = Site(tmp_path, webs=2, thinkers=2, redis=redis)
    try:
        ports = [web.port for web in site.webs]
        pairs = [Pair(ports, seed, bots=seed % 2, pause=STORM_PAUSE) for seed in range(STORM_TABLES)]
        for pair in pairs:
            pair.start()
        for which in (0, 1):
            time.sleep(3.0 + STORM_PAUSE)
            tell_who_came_back(pairs, "came in" if which == 0 else "a web process and a thinker killed")
            ports.remove(site.webs[which].port)
            site.webs[which].kill()
            site.webs[which] = site.web()
            ports.append(site.webs[which].port)
            site.thinkers[which].kill()
            site.thinkers[which] = site.thinker()
        time.sleep(2.0 + STORM_PAUSE)
        tell_who_came_back(pairs, "the others killed")
        if site.redis is not None:
            site.redis.kill()
            time.sleep(1.0)
            site.redis.start()
        time.sleep(2.0)
        site.postgres.restart()
        time.sleep(5.0)
        for pair in pairs:
            pair.ended.set()
        for pair in pairs:
            pair.join()
        acts = [check(pair, ports) for pair in pairs]
        lasted = sum(pair.lasted for pair in pairs)
        print(f"{sum(acts)} acts at {len(pairs)} tables, none lost, none written twice; {lasted} looked on to the end")
        tell_who_came_back(pairs, "Redis and PostgreSQL killed")
        assert sum(acts) > 3 * len(acts)
        # With hundreds of tables, how evenly acts are shared out is a matter of the machine.
        assert min(acts) > 3 or STORM_TABLES > 16
    finally:
        site.close()
