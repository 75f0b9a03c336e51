"""The courier: tells people that it is their turn. Everything that he has to do lies in the database, so that a server
that was killed goes on where it was.

A turn is told after a while in which its person was not at the table; whoever is there but does nothing for long is
told all the same. His ways are a ladder (keeping.py): his devices first, and when none of them has said within a while
that it has shown the notice, his webhook, and then a letter; whichever reaches him silences the rest. A letter gathers
all tables that wait for him by then, and letters keep a distance.

What was refused is tried again, later each time, and given up at last. What was sent whole and not answered in time is
not sent by the same way again: it may have come. A webhook and a letter then count as told, for nothing would ever say
more of them; a device says itself whether it has got it, and without its word the next rung follows.
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
from tricorne.server.fate import Fate
from tricorne.server.hub import Hub
from tricorne.server.notices import keeping
from tricorne.server.notices.keeping import GIVEN_UP, HOOK, MAIL, PUSH, TOLD, WAITING
from tricorne.server.notices.outside import NotOutside, Outside, fate
from tricorne.server.notices.push import GONE, KEPT_S, Pusher, endpoint_of
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
UNSEEN_S = 30 * 60.0
"""So long after a way was tried without a sign of him the next one is."""
LINGER_S = 15 * 60.0
"""Whoever is at the table, and has not acted for so long, is told all the same."""
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
        *,
        unseen_s: float = UNSEEN_S,
        linger_s: float = LINGER_S,
        mail_patience_s: float = mail.PATIENCE_S,
    ) -> None:
        self.away_s = away_s
        self.between_letters_s = between_letters_s
        self.retry_s = retry_s
        self.unseen_s = unseen_s
        self.linger_s = linger_s
        self.mail_patience_s = mail_patience_s
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
                if await self.tell_due():
                    continue  # more waits than one look takes in
            except Exception as problem:
                note_failure("notices", problem)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), min(LOOKS_S, max(0.05, self.rules.away_s / 2)))

    async def tell_due(self) -> bool:
        """Tell what is due now; whether there may be more. What will be due soon is put off while its person is here:
        of several processes only the one that he is connected to knows that."""
        now = time.time()
        found: dict[tuple[str, str], list[Row[Any]]] = defaultdict(list)
        here: list[Row[Any]] = []
        rows = await self.store.rows(keeping.due(now, now + min(self.rules.away_s, 3 * LOOKS_S)))
        for row in rows:
            if self._present(row, now):
                here.append(row)
            elif row.due <= now and not isinstance(game_of(row.game), MissingGame):
                found[row.guest, row.way].append(row)
        await self._page_tells(here, now)
        await asyncio.gather(*(self._tell(rows) for rows in found.values()))
        return len(rows) == keeping.MOST_AT_ONCE and bool(found)

    async def _tell(self, rows: list[Row[Any]]) -> None:
        """Tell one person by one way of all that is due."""
        now = time.time()
        first = rows[0]
        if first.way == MAIL and now < first.last + self.rules.between_letters_s:
            due = first.last + self.rules.between_letters_s
            await self.store.write(*(_change(row, due=due) for row in rows))
            return
        next_rung = now + self.rules.unseen_s
        marks = [_change(row, state=TOLD) for row in rows]
        waits = [keeping.lower_wait(row.table_id, row.guest, row.way, row.kind, now, next_rung) for row in rows]
        try:
            await self.store.write(*(_only_once(row, now) for row in rows), *marks, *waits)
        except IntegrityError:
            return  # another process tells it
        try:
            async with self._line:
                became = await self._send(rows, notice_text(rows, self.accounts.site))
        except Exception as problem:
            note_failure("a notice", problem)
            became = Fate.REFUSED
        if became is Fate.REFUSED:
            await self.store.write(*(write for row in rows for write in self._try_again(row)))
            return
        writes = [keeping.used_way(first.guest, first.way, now)]
        if not first.way.startswith(PUSH):
            writes += [_reached(row) for row in rows]
        await self.store.write(*writes)

    def _try_again(self, row: Row[Any]) -> list[Write]:
        now, tries = time.time(), row.tries + 1
        if tries < MOST_TRIES:
            due = now + self.rules.retry_s * 4**row.tries
            return [_after_try(row, state=WAITING, tries=tries, due=due)]
        log.warning("a notice is given up after %d tries", tries)
        return [_after_try(row, state=GIVEN_UP, tries=tries), _lower_go(row, now)]

    def _present(self, row: Row[Any], now: float) -> bool:
        """Whether the page tells him: he is there, and has acted not long ago."""
        table = self.hub.tables.get(row.table_id)
        return table is not None and table.present(row.guest) and now - row.changed < self.rules.linger_s

    async def _page_tells(self, here: list[Row[Any]], now: float) -> None:
        """Whoever is there reads it in the page. He is told when he goes without playing, unless a notice is on its way
        to him already: then he has come by it, or will find it."""
        due = now + self.rules.away_s
        writes = [
            _reached(row) if row.told else keeping.put_off(row.table_id, row.guest, row.kind, due) for row in here
        ]
        if writes:
            await self.store.write(*writes)

    # -- the ways ----------------------------------------------------------------------------

    async def _send(self, rows: list[Row[Any]], said: NoticeText) -> Fate:
        """Hand a notice on."""
        way = rows[0]
        if way.way == MAIL:
            return await self._mail(rows, said)
        if way.way == HOOK:
            return await self._hook(way, said)
        if way.way.startswith(PUSH):
            return await self._push(rows, said)
        return Fate.REFUSED

    async def _mail(self, rows: list[Row[Any]], said: NoticeText) -> Fate:
        way, server = rows[0], self.accounts.mail
        if server is None or not way.email:
            return Fate.REFUSED
        stop = f"{self.accounts.site}/account/stop#{way.stop}"
        text = f"{said.text}\n\n-- \n{foot(way.language, stop)}\n"
        # Mail programs offer a button for this, and send a POST with nothing of the person but the secret.
        headers = {
            "List-Unsubscribe": f"<{self.accounts.site}/api/notices/stop/{way.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        # A letter about the same turns is the same letter, also when it is tried again.
        turns = sorted(f"{row.table_id}/{row.guest}/{row.kind}/{row.number}" for row in rows)
        id, patience = digest(" ".join(turns)), self.rules.mail_patience_s
        return await mail.send(server, way.email, said.subject, text, headers, id=id, patience_s=patience)

    async def _hook(self, way: Row[Any], said: NoticeText) -> Fate:
        text = f"{said.subject}\n{said.text}"
        body = msgspec.json.encode({"content": text, "text": text})
        try:
            return fate(await self.rules.outside.post(way.target, body, {"Content-Type": "application/json"}))
        except NotOutside:
            return Fate.REFUSED

    async def _push(self, rows: list[Row[Any]], said: NoticeText) -> Fate:
        """A device that its push service does not know any more is forgotten, and nothing is tried again. The push
        service throws away what it could not deliver by the time when the next rung is taken."""
        now, way = time.time(), rows[0]
        below = [row.below for row in rows if row.below is not None]
        kept_s = max(1.0, max(min(below), now + self.rules.unseen_s) - now) if below else KEPT_S
        body, headers = await self.pusher.pack(way.target, said, way.table_id, way.stop, kept_s)
        try:
            status = await self.rules.outside.post(endpoint_of(way.target), body, headers)
        except NotOutside:
            return Fate.REFUSED
        if status in GONE:
            gone = keeping.way_is_gone(way.guest, way.way)
            await self.store.write(*gone, *(_lower_go(row, time.time()) for row in rows))
        return Fate.TAKEN if status in GONE else fate(status)


def _only_once(row: Row[Any], now: float) -> Write:
    """A row that the database takes once: of several processes one hands a notice on."""
    what = f"{row.table_id}/{row.guest}/{row.way}/{row.kind}/{row.number}/{row.tries}"
    return spent_tickets.insert().values(id=digest(what), at=now), None


def _change(row: Row[Any], **values: object) -> Write:
    return keeping.change(row.table_id, row.guest, row.way, row.kind, **values)


def _after_try(row: Row[Any], **values: object) -> Write:
    return keeping.after_try(row.table_id, row.guest, row.way, row.kind, **values)


def _reached(row: Row[Any]) -> Write:
    return keeping.reached(row.table_id, row.guest, row.kind)


def _lower_go(row: Row[Any], now: float) -> Write:
    return keeping.lower_go(row.table_id, row.guest, row.way, row.kind, now)
