"""Running the server: where its file lies, and the loop that serves."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

import tricorne
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english
from tricorne.server.accounts.rules import NO_ACCOUNTS, AccountRules
from tricorne.server.app import make_app
from tricorne.server.collecting import collect
from tricorne.server.door import Config, Door, more_files
from tricorne.server.events.desk import Makers
from tricorne.server.house_rules import HouseRules
from tricorne.server.limits import MESSAGE_BYTES, Limits
from tricorne.server.meter import metrics_address
from tricorne.server.news import answers
from tricorne.server.sharing import ALONE, Sharing
from tricorne.server.stopping import stop
from tricorne.server.store import Store
from tricorne.server.watching import UNWATCHED, Watching
from tricorne.server.writer import unreadable

PORT = 8756
ANSWERS_S = 5.0
"""A database that takes longer to answer is not there."""
AT_ONCE = 32
"""Connections that are accepted before the server sees to anything else. uvloop accepts one at each handle of a
listening socket, and then goes round: of people who come back all at once, each would wait a round longer."""


class BadAddress(TricorneError):
    """An address that cannot be listened at."""


def data_folder() -> Path:
    """Where this user's data lie, by the custom of the system. A user in a container may have no home."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tricorne"


def default_db() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):
        folder.chmod(0o700)  # one that was made before may be open to others
    return str(folder / "tricorne.db")


def check_proxies(proxies: list[str]) -> None:
    """BadAddress unless each is an address, or a network of them."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise BadAddress(
                in_english(f"--proxy {proxy}: give its address, such as 127.0.0.1 or 10.0.0.0/8")
            ) from None


def alone(found: socket.socket) -> None:
    """Let it have an address that was in use a moment ago, and not one that is in use now. Windows calls that by
    another name, and by the usual one means that two may listen."""
    if sys.platform == "win32":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address; BadAddress says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    alone(found)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as problem:
        found.close()
        words = getattr(problem, "strerror", None) or str(problem)
        raise BadAddress(
            in_english(f"{host} port {port}: cannot be listened at ({words}); try another --port")
        ) from None
    return found


class Server(uvicorn.Server):
    """Says where it is as soon as it answers; until it ends it sees to what Python has to collect."""

    address = ""
    ready: Callable[[str], None] | None = None
    collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            print(f"Tricorne is at {self.address} (Ctrl-C ends it)", flush=True)
            if self.ready is not None:
                self.ready(self.address)
            self.collecting = asyncio.create_task(collect())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await stop(self.collecting)
        await super().shutdown(sockets)


async def _try(db: str, shared: bool) -> None:
    """Open the database once before anybody is let in; BadDatabase says why it cannot be."""
    store = Store(db, shared)
    try:
        await store.open()
    finally:
        await store.close()


def check_settings(db: str, host: str, port: int, proxies: list[str], together: Sharing, watching: Watching) -> None:
    """Try out what can be tried without serving anybody; the first thing that is wrong is said. Nothing is changed."""
    check_proxies(proxies)
    store = Store(db, together.on)

    async def ask() -> None:
        try:
            if "://" in db or os.path.exists(db):
                await asyncio.wait_for(store.answers(), ANSWERS_S)
        except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as problem:
            raise unreadable(store.name, problem) from None
        finally:
            await store.hang_up()
        if together.redis:
            await answers(together.redis)

    asyncio.run(ask())
    if host:
        listen(host, port).close()
    if watching.metrics:
        listen(*metrics_address(watching.metrics)).close()


def serve(
    db: str,
    host: str,
    port: int,
    pace_s: float = 0.0,
    limits: Limits | None = None,
    hear_s: float = 0.0,
    names: list[str] | None = None,
    proxies: list[str] | None = None,
    accounts: AccountRules = NO_ACCOUNTS,
    ready: Callable[[str], None] | None = None,
    together: Sharing = ALONE,
    owners: list[str] | None = None,
    watching: Watching = UNWATCHED,
    events: Makers = "members",
    house: HouseRules | None = None,
) -> bool:
    """Serve until told to stop; False if it could not begin. ``ready`` is told the address as soon as it answers."""
    check_proxies(proxies or [])
    watching.begin()
    asyncio.run(_try(db, together.on))
    sock = listen(host, port)
    workers = max(1, (os.cpu_count() or 2) - 1)
    limits = limits or Limits()
    config = Config(
        make_app(
            db,
            workers,
            pace_s,
            limits,
            hear_s=hear_s,
            names=names,
            accounts=accounts,
            together=together,
            owners=owners,
            metrics=watching.metrics,
            events=events,
            house=house,
        ),
        Door(limits.connections, more_files(), proxies or []),
        log_level="warning",
        ws_max_size=MESSAGE_BYTES * 4,
        ws_max_queue=64,
        ws_per_message_deflate=False,  # steps are short; packing them costs more time and memory than it saves
        h11_max_incomplete_event_size=64 * 1024,
        timeout_graceful_shutdown=5,
        server_header=False,
        log_config=None if watching.special else uvicorn.config.LOGGING_CONFIG,
    )
    for game in tricorne.games():
        tricorne.game(game)
    server = Server(config)
    name = f"[{host}]" if ":" in host else host
    server.address = f"http://{name}:{sock.getsockname()[1]}/"
    server.ready = ready
    with suppress(KeyboardInterrupt):  # which the server passes on when it has closed everything
        server.run([sock, *(sock.dup() for _ in range(AT_ONCE - 1))])
    return server.started
