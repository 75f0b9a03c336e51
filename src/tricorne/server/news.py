"""What the processes of a site tell each other: which table has moved on, who looks on where.

Nothing that must be kept travels here, and nothing that is hidden. An entry that everybody at its table may read comes
with the news of it; whatever else has changed is read from the database by whoever hears of it. A message that is lost
costs a moment, nothing else (together.py looks after what was not heard). The line is Valkey or Redis where the owner
names one, else PostgreSQL's own LISTEN and NOTIFY.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import URL

from tricorne.kernel.extras import needs
from tricorne.kernel.message import in_english
from tricorne.server.stopping import stop
from tricorne.server.writer import BadDatabase

AGAIN_S = 0.25
"""How long to wait before a broken line is tried again."""
LONGEST = 7000
"""Bytes of one message; PostgreSQL takes at most 8000."""
MOST_WAITING = 10_000
"""News that may wait for a broken line; what is older is forgotten, and found by looking."""

log = logging.getLogger("tricorne.server")


class News(msgspec.Struct, omit_defaults=True):
    """One piece of news. ``sender`` is a process."""

    sender: str
    table: str = ""
    revision: int = 0
    """The table has come to this revision."""
    entry: bool = False
    """Nothing but an entry was added since the revision before."""
    row: Any = None
    """That entry, if everybody at the table may read all of it (``record.OpenRow``); read by whoever needs it, so that
    one of another version spoils nothing else."""
    due: bool = False
    """A bot or a standing order is asked there."""
    guests: list[str] = []
    """Whose table it is: their lobbies are told."""
    said: int = 0
    """A line of the talk."""
    here: list[str] | None = None
    """All who look on there through the sender; an empty word for those without a name."""
    away: list[str] = []
    """Those of them before whose pages nobody sits."""
    shown: tuple[str, int | None] | None = None
    """Whose page has shown everything there, up to which entry; None: it shows everything at once."""
    who: bool = False
    """The others are asked who looks on there."""
    report: bool = False
    """A report waits to be computed."""
    free: bool = False
    """The sender lets go of its claim to play the bots there."""
    guest: str = ""
    """A person has another name, or was signed out."""
    out: bool = False
    bye: bool = False
    """The sender goes."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[News])


def in_parts(news: list[News]) -> list[bytes]:
    """News as messages of a bearable length."""
    found: list[bytes] = []
    part = b""
    for one in news:
        encoded = _encoder.encode(one)
        if part and len(part) + len(encoded) > LONGEST:
            found.append(b"[" + part + b"]")
            part = b""
        part = part + b"," + encoded if part else encoded
    return [*found, b"[" + part + b"]"] if part else found


class Line(ABC):
    """A line to the other processes. It is mended by itself when it breaks."""

    def __init__(self) -> None:
        self.heard: Callable[[News], None] = lambda news: None
        self.joined: Callable[[], None] = lambda: None
        """Called whenever the line hears again."""
        self.hears = False
        self._waiting: list[News] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._complained = False

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._listen_on()), asyncio.create_task(self._send_on())]

    async def close(self) -> None:
        """Say what waits, if that goes quickly, and hang up."""
        with suppress(Exception):
            await asyncio.wait_for(self._flush(), 1.0)
        await stop(*self._tasks)
        with suppress(Exception):
            await self.hang_up()

    def tell(self, news: News) -> None:
        """Tell the others, as soon as the line is free."""
        self._waiting.append(news)
        del self._waiting[:-MOST_WAITING]
        self._wake.set()

    async def _flush(self) -> None:
        news, self._waiting = self._waiting, []
        if news:
            await self.send(in_parts(news))

    async def _send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._flush()
            except Exception as problem:
                self._complain(problem)
                await asyncio.sleep(AGAIN_S)

    async def _listen_on(self) -> None:
        while True:
            try:
                await self.listen()
            except Exception as problem:
                self._complain(problem)
            self.hears = False
            await asyncio.sleep(AGAIN_S)

    def _complain(self, problem: Exception) -> None:
        if not self._complained:  # once, not at every try
            self._complained = True
            log.error("the line to the other processes is broken (%s); changes are looked up", type(problem).__name__)

    def _connected(self) -> None:
        """The line hears from now on."""
        if self._complained:
            self._complained = False
            log.warning("the line to the other processes is mended")
        self.hears = True
        self.joined()

    def _take(self, message: bytes) -> None:
        try:
            news = _decoder.decode(message)
        except msgspec.MsgspecError:
            return  # of a newer program, or not of ours
        for one in news:
            self.heard(one)

    @abstractmethod
    async def listen(self) -> None:
        """Connect, say so by ``_connected``, and pass on what comes until the line breaks."""

    @abstractmethod
    async def send(self, messages: list[bytes]) -> None: ...

    @abstractmethod
    async def hang_up(self) -> None: ...


def redis_at(url: str) -> Any:
    """Valkey or Redis there; it connects when it is asked."""
    with needs("site"):
        from redis.asyncio import Redis
    try:
        return Redis.from_url(url, socket_connect_timeout=2.0, health_check_interval=2)
    except ValueError:
        raise BadDatabase(in_english("--redis: give it as redis://HOST:PORT/0 or unix:///PATH")) from None


class RedisLine(Line):
    """Over Valkey or Redis: one channel for all."""

    def __init__(self, url: str, channel: str) -> None:
        super().__init__()
        self._redis = redis_at(url)
        self.channel = channel

    async def listen(self) -> None:
        async with self._redis.pubsub() as hearing:
            await hearing.subscribe(self.channel)
            while True:
                # A line that is silent for a while is asked whether it is still there.
                message = await hearing.get_message(timeout=2.0)
                if message is None:
                    await hearing.ping()
                elif message["type"] == "subscribe":
                    self._connected()
                elif message["type"] == "message":
                    self._take(message["data"])

    async def send(self, messages: list[bytes]) -> None:
        for message in messages:
            await asyncio.wait_for(self._redis.publish(self.channel, message), 2.0)

    async def hang_up(self) -> None:
        await self._redis.aclose()


class PostgresLine(Line):
    """Over the database itself, which is enough for a few processes."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaking: Any = None

    async def listen(self) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            await connection.execute("LISTEN tricorne")
            self._connected()
            async for notice in connection.notifies():
                self._take(notice.payload.encode())

    async def send(self, messages: list[bytes]) -> None:
        import psycopg

        if self._speaking is None or self._speaking.closed:
            self._speaking = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        try:
            for message in messages:
                await self._speaking.execute("SELECT pg_notify('tricorne', %s)", (message.decode(),))
        except psycopg.OperationalError:
            await self.hang_up()
            raise

    async def hang_up(self) -> None:
        if self._speaking is not None:
            speaking, self._speaking = self._speaking, None
            await speaking.close()


def channel(url: URL) -> str:
    """What the processes on a database go by in Redis."""
    return f"tricorne:{url.database}"


def line_to(url: URL, redis: str) -> Line:
    """The line that the processes on a database share."""
    return RedisLine(redis, channel(url)) if redis else PostgresLine(url)


async def answers(redis: str) -> None:
    """BadDatabase unless Valkey or Redis is there."""
    line = RedisLine(redis, "tricorne")
    try:
        await asyncio.wait_for(line.send([b"[]"]), 5.0)
    except Exception as problem:
        raise BadDatabase(in_english(f"--redis: it does not answer ({type(problem).__name__})")) from None
    finally:
        await line.hang_up()
