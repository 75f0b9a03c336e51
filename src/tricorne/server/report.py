"""The report of a finished game: made in a process of its own while the server goes on, and kept for the next reader.

Whoever asks first waits a few seconds; then a page says that the report is being made and asks again by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import OrderedDict
from functools import partial
from html import escape

from starlette.responses import HTMLResponse, Response

import tricorne
from tricorne.kernel.languages import ISOLATED
from tricorne.kernel.message import say
from tricorne.server.fair_line import Turns
from tricorne.server.game_table import GameTable
from tricorne.server.problems import RequestRefused, broken, not_now

PLAYOUTS = 12
PATIENCE_S = 4.0
"""How long a request waits for a report before it gets the page that asks again."""
AGAIN_S = 3
LONGEST_S = 900.0
"""A report that takes longer is given up."""
MOST_WAITING = 20
MOST_OF_ONE = 3
"""Reports that one person may have waiting."""
MOST_KEPT = 50

HEADERS = {"Cache-Control": "no-store"}
SOON = """<!doctype html>
<html lang="LANGUAGE" dir="DIRECTION">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="AGAIN">
<title>TITLE</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 18px/1.5 Georgia, serif; display: grid; place-items: center; min-height: 90vh; }
  body { background: #d9ccb0; color: #2c2219; }
  main { background: #faf4e4; border: 1px solid #8d7650; border-radius: 5px; padding: 24px 32px; max-width: 30em; }
  @media (prefers-color-scheme: dark) {
    body { background: #0e0c09; color: #f2e7cf; }
    main { background: #211c16; }
  }
</style>
<main><p>WORDS</p></main>
</html>
"""


def soon(language: str) -> str:
    """The page that asks again by itself."""
    filled = {
        "LANGUAGE": language,
        "DIRECTION": "rtl" if language in ISOLATED else "ltr",
        "AGAIN": str(AGAIN_S),
        "TITLE": escape(say("report-soon-title").text(language)),
        "WORDS": escape(say("report-soon").text(language)),
    }
    page = SOON
    for mark, words in filled.items():
        page = page.replace(mark, words)
    return page


log = logging.getLogger("tricorne.server")


class Reports:
    """Reports by table and language: those that are made, and those that are being made, one at a time."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts
        self._made: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Task[bytes]] = {}
        self._turns = Turns()
        """The line of those whose reports are to be made, one at a time."""

    async def answer(self, table: GameTable, language: str, address: str = "", person: str = "") -> Response:
        """The report of a table whose game is over in a language, or the page that asks again."""
        if table.status != "over":
            raise not_now(say("why-hidden"))
        if table.ended:
            raise not_now(say("why-no-report"))
        wish = (table.id, language)
        if wish not in self._made:
            await self._wait_for(table, wish, address, person)
        if wish not in self._made:
            headers = {**HEADERS, "Retry-After": str(AGAIN_S)}
            return HTMLResponse(soon(language), 202, headers)
        self._made.move_to_end(wish)
        return HTMLResponse(self._made[wish], headers=HEADERS)

    async def _wait_for(self, table: GameTable, wish: tuple[str, str], address: str, person: str) -> None:
        task = self._making.get(wish)
        if task is None:
            if len(self._making) >= MOST_WAITING or self._turns.waiting(address, person) >= MOST_OF_ONE:
                raise RequestRefused(429, "too-fast", say("why-many-reports"), (), 60.0)
            task = asyncio.create_task(self._in_turn(str(table.begun().record), wish[1], address, person))
            self._making[wish] = task
            task.add_done_callback(partial(self._put_away, wish))
        done, _ = await asyncio.wait({task}, timeout=PATIENCE_S)
        if done and wish not in self._made:
            raise broken()

    def _put_away(self, wish: tuple[str, str], task: asyncio.Task[bytes]) -> None:
        """A report is made, or has failed: whether or not anybody comes back for it, the next one has a place."""
        self._making.pop(wish, None)
        if task.cancelled():
            return
        if (problem := task.exception()) is not None:
            log.error("the report of table %s was not made", wish[0], exc_info=problem)
            return
        self._made[wish] = task.result()
        while len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)

    async def _in_turn(self, record: str, language: str, address: str, person: str) -> bytes:
        """Make a report when it is its turn: next is whoever had fewest made."""
        async with self._turns.turn(address, person):
            self._turns.charge(address, person, 1.0)
            return await self._make(record, language)

    async def _make(self, record: str, language: str) -> bytes:
        here = os.path.dirname(os.path.dirname(tricorne.__file__))
        paths = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tricorne.analysis",
            str(self.playouts),
            language,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        try:
            page, said = await asyncio.wait_for(process.communicate(record.encode()), LONGEST_S)
        except BaseException:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            raise
        if process.returncode:
            raise RuntimeError(said.decode(errors="replace")[-2000:])
        return page

    async def close(self) -> None:
        """Give up what is being made."""
        given_up = list(self._making.values())
        for task in given_up:
            task.cancel()
        await asyncio.gather(*given_up, return_exceptions=True)
