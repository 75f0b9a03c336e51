"""How fast the queue of notices empties: ``.venv/bin/python -m bench.notices_queue`` lets a courier tell people by mail
and on their devices that it is their turn, to a mail server and a push service on this machine, and prints JSON."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path

import msgspec

import tricorne
from tests.server.post_office import SITE, PostOffice
from tests.server.test_push import Browser, PushService
from tricorne.cli.load import prepare
from tricorne.kernel.message import say
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.hub import Hub
from tricorne.server.notices import keeping
from tricorne.server.notices.courier import Courier, NoticeRules
from tricorne.server.notices.keeping import MAIL
from tricorne.server.notices.push import Pusher, device_way
from tricorne.server.notices.wording import NoticeText
from tricorne.server.schema import accounts, notices
from tricorne.server.store import Store, Write

NOTICES = 60


def waiting(guest: str, table: str, way: str, target: str) -> list[Write]:
    """Somebody with this way to reach him, whose turn it is at a table."""
    account = {"guest": guest, "handle": guest, "email": f"{guest}@example.org", "language": "en", "created": 0.0}
    notice = {"table_id": table, "guest": guest, "way": way, "kind": "turn", "number": 1, "due": 0.0}
    return [
        (accounts.insert().values(account), None),
        *keeping.new_way(guest, way, target),
        (notices.insert().values({**notice, "tries": 0, "state": keeping.WAITING}), None),
    ]


async def told(db: str, ids: list[str], name: str, office: PostOffice, service: PushService) -> dict[str, float]:
    """Tell everybody; how long it took, and how many were told."""
    hub = Hub(Store(db))
    await hub.open()
    try:
        rules = AccountRules("open", SITE, office.url)
        courier = Courier(hub, rules, NoticeRules(0.0, 0.0, 60.0, service.outside), Pusher(hub.store, rules))
        for id in ids:
            table = await hub.table(id)
            seat = table.seat(table.actor)
            assert seat is not None
            way, target = MAIL, ""
            if name != MAIL:
                endpoint = f"{service.url}/{seat.guest}"
                way, target = device_way(endpoint), msgspec.json.encode(Browser(endpoint).subscription).decode()
            await hub.store.write(*waiting(seat.guest, id, way, target))
        if name != MAIL:  # a server loads what packs pushes once, and makes its key once
            words = NoticeText("en", say("notice-many-subject", count=2), [], [], SITE)
            await courier.pusher.pack(target, words, "x", "x", 1.0)
        began, spent = time.perf_counter(), time.process_time()
        await courier.tell_due()
        seconds, spent = time.perf_counter() - began, time.process_time() - spent
        count = len(office.letters) + len(service.heard)
        assert count, "nobody was told"
        return {
            "told": count,
            "told_per_s": round(count / seconds, 1),
            "processor_ms_a_notice": round(spent / count * 1000, 2),
        }
    finally:
        await hub.close()


def rows() -> list[dict[str, object]]:
    """The figures for mail and for devices. What the mail server and the push service spend is counted too: they run
    in threads of this process."""
    found: list[dict[str, object]] = []
    for name in (MAIL, "push"):
        with tempfile.TemporaryDirectory() as folder:
            db = str(Path(folder) / "tables.db")
            companies = asyncio.run(prepare(db, tricorne.games()[0], NOTICES, 2))
            ids = [company.id for company in companies]
            office, service = PostOffice(), PushService(Path(folder))
            try:
                found.append({"name": f"notices/{name}", **asyncio.run(told(db, ids, name, office, service))})
            finally:
                office.close()
                service.close()
    return found


if __name__ == "__main__":
    print(json.dumps(rows(), indent=1))
