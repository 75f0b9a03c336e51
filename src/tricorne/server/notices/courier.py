"""The courier: tells people that it is their turn. Everything that he has to do lies in the database, so that a server
that was killed goes on where it was.

A turn is told after a while in which its person was not at the table. A letter gathers all tables that wait for him by
then, and letters keep a distance. What cannot be handed in is tried again, later each time, and given up at last.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError

from tricorne.server.accounts import mail
from tricorne.server.accounts.rules import AWAY_S, BETWEEN_LETTERS_S, AccountRules
from tricorne.server.hub import Hub
from tricorne.server.notices import keeping
from tricorne.server.notices.keeping import GIVEN_UP, HOOK, MAIL, PUSH, TOLD, WAITING
from tricorne.server.notices.outside import NotOutside, Outside
from tricorne.server.notices.push import GONE, Pusher, endpoint_of
from tricorne.server.notices.wording import NoticeText, foot, notice_text
from tricorne.server.old_rules import MissingGame, game_of
from tricorne.server.problems import note_failure
from tricorne.server.schema import spent_tickets
from tricorne.server.stopping import stop
from tricorne.server.store import Write, digest

log = logging.getLogger("tricorne.server")

RETRY_S = 60.0
"""What cannot be handed in is tried again after so long, four times as long after each try."""
MOST_TRIES = 6
LOOKS_S = 5.0
CLOSES_S = 3.0
AT_ONCE = 8
CLEANS_S = 3600.0


class NoticeRules:
    """How people are told."""

    def __init__(
        self,
        away_s: float = AWAY_S,
        between_letters_s: float = BETWEEN_LETTERS_S,
        retry_s: float = RETRY_S,
        outside: Outside | None = None,
    ) -> None:
        self.away_s = away_s
        self.between_letters_s = between_letters_s
        self.retry_s = retry_s
        self.outside = outside or Outside()


class Courier:
    """Tells the people of a server."""

    def __init__(self, hub: Hub, accounts: AccountRules, rules: NoticeRules, pusher: Pusher) -> None:
        self.hub = hub
        self.store = hub.store
        self.accounts = accounts
        self.rules = rules
        self.pusher = pusher
        self._line = asyncio.Semaphore(AT_ONCE)
        self._closing = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    # -- telling it --------------------------------------------------------------------------

    def open(self) -> None:
        self._work = asyncio.create_task(self._tell_all())

    async def close(self) -> None:
        """What is just being handed in may end; nothing more is begun."""
        self._closing.set()
        if self._work is not None:
            await asyncio.wait([self._work], timeout=CLOSES_S)
            await stop(self._work)

    async def _tell_all(self) -> None:
        cleaned = 0.0
        while not self._closing.is_set():
            try:
                if time.monotonic() - cleaned > CLEANS_S or not cleaned:
                    cleaned = time.monotonic()
                    await self.store.write(keeping.forget_ended())
                await self.tell_due()
            except Exception as problem:
                note_failure("notices", problem)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), min(LOOKS_S, max(0.05, self.rules.away_s / 2)))

    async def tell_due(self) -> None:
        """Tell what is due now. What will be due soon is put off while its person is here: of several processes only
        the one that he is connected to knows that."""
        now = time.time()
        found: dict[tuple[str, str], list[Row[Any]]] = defaultdict(list)
        here: list[Row[Any]] = []
        for row in await self.store.rows(keeping.due(now + min(self.rules.away_s, 3 * LOOKS_S))):
            if self._present(row):
                here.append(row)
            elif row.due <= now and not isinstance(game_of(row.game), MissingGame):
                found[row.guest, row.way].append(row)
        await self._put_off(here, now + self.rules.away_s)
        await asyncio.gather(*(self._tell(rows) for rows in found.values()))

    async def _tell(self, rows: list[Row[Any]]) -> None:
        """Tell one person by one way of all that is due."""
        now = time.time()
        first = rows[0]
        if first.way == MAIL and now < first.last + self.rules.between_letters_s:
            await self._put_off(rows, first.last + self.rules.between_letters_s)
            return
        try:
            await self.store.write(*(_only_once(row, now) for row in rows), *(_change(row, state=TOLD) for row in rows))
        except IntegrityError:
            return  # another process tells it
        try:
            async with self._line:
                sent = await self._send(first, notice_text(rows, self.accounts.site))
        except Exception as problem:
            note_failure("a notice", problem)
            sent = False
        if sent:
            await self.store.write(keeping.used_way(first.guest, first.way, now))
            return
        again: list[Write] = []
        for row in rows:
            tries = row.tries + 1
            if tries >= MOST_TRIES:
                log.warning("a notice is given up after %d tries", tries)
            due = time.time() + self.rules.retry_s * 4**row.tries
            state = GIVEN_UP if tries >= MOST_TRIES else WAITING
            again.append(_change(row, state=state, tries=tries, due=due))
        await self.store.write(*again)

    def _present(self, row: Row[Any]) -> bool:
        table = self.hub.tables.get(row.table_id)
        return table is not None and table.present(row.guest)

    async def _put_off(self, rows: list[Row[Any]], due: float) -> None:
        if rows:
            await self.store.write(*(_change(row, due=due) for row in rows))

    # -- the ways ----------------------------------------------------------------------------

    async def _send(self, way: Row[Any], said: NoticeText) -> bool:
        """Hand a notice on; False if it was not taken."""
        if way.way == MAIL:
            return await self._mail(way, said)
        if way.way == HOOK:
            return await self._hook(way, said)
        if way.way.startswith(PUSH):
            return await self._push(way, said)
        return False

    async def _mail(self, way: Row[Any], said: NoticeText) -> bool:
        server = self.accounts.mail
        if server is None or not way.email:
            return False
        stop = f"{self.accounts.site}/account/stop#{way.stop}"
        text = f"{said.text}\n\n-- \n{foot(way.language, stop)}\n"
        # Mail programs offer a button for this, and send a POST with nothing of the person but the secret.
        headers = {
            "List-Unsubscribe": f"<{self.accounts.site}/api/notices/stop/{way.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        return await mail.send(server, way.email, said.subject, text, headers)

    async def _hook(self, way: Row[Any], said: NoticeText) -> bool:
        text = f"{said.subject}\n{said.text}"
        body = msgspec.json.encode({"content": text, "text": text})
        try:
            status = await self.rules.outside.post(way.target, body, {"Content-Type": "application/json"})
        except NotOutside:
            return False
        return 200 <= status < 300

    async def _push(self, way: Row[Any], said: NoticeText) -> bool:
        """A device that its push service does not know any more is forgotten, and nothing is tried again."""
        body, headers = await self.pusher.pack(way.target, said, way.table_id)
        try:
            status = await self.rules.outside.post(endpoint_of(way.target), body, headers)
        except NotOutside:
            return False
        if status in GONE:
            await self.store.write(*keeping.way_is_gone(way.guest, way.way))
        return status in GONE or 200 <= status < 300


def _only_once(row: Row[Any], now: float) -> Write:
    """A row that the database takes once: of several processes one hands a notice on."""
    what = f"{row.table_id}/{row.guest}/{row.way}/{row.kind}/{row.number}/{row.tries}"
    return spent_tickets.insert().values(id=digest(what), at=now), None


def _change(row: Row[Any], **values: object) -> Write:
    return keeping.change(row.table_id, row.guest, row.way, row.kind, **values)
