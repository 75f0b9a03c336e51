"""Logs for the owner: plain lines or JSON, each with the id of the request that it belongs to, and no secrets.

The id comes back with every answer (``X-Request-Id``), so that whoever reports a failure can name it. A proxy may give
one. Of an address only the path is written: invitations and tokens travel elsewhere, but for the code of a join link,
which is left out.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Literal, get_args

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Form = Literal["plain", "json"]
FORMS: tuple[str, ...] = get_args(Form)
LEVELS = ("error", "warning", "info")
HEADER = "x-request-id"
WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{8,64}")
JOIN = re.compile(r"^/join/([^/]*)/.*")

request_id: ContextVar[str] = ContextVar("request_id", default="")
access = logging.getLogger("tricorne.access")

Seen = Callable[[str, int, float], None]
"""Told of each request: its kind, its status, its seconds."""


def path_for_log(path: str) -> str:
    """
    >>> path_for_log("/join/1a2b/the-secret-code")
    '/join/1a2b/...'
    >>> path_for_log("/api/me")
    '/api/me'
    """
    return JOIN.sub(r"/join/\1/...", path)


class RequestIds:
    """Gives every request an id, and says in the log how it went, where the owner wants that."""

    def __init__(self, app: ASGIApp, seen: Seen | None = None) -> None:
        self.app = app
        self.seen = seen

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        id = given if WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
        request_id.set(id)
        began = time.perf_counter()
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER.encode(), id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_with_id if scope["type"] == "http" else send)
        finally:
            seconds = time.perf_counter() - began
            if self.seen is not None:
                self.seen(scope["type"], status, seconds)
            if access.isEnabledFor(logging.INFO):
                method = scope.get("method", "WS")
                path = path_for_log(scope["path"])
                told = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
                access.info("%s %s %d", method, path, status, extra={"told": told})


class Plain(logging.Formatter):
    """One line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        id = request_id.get()
        return super().format(record) + (f" [{id}]" if id and record.name.startswith("tricorne") else "")


class Json(logging.Formatter):
    """One object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            found["request"] = request_id.get()
        found.update(getattr(record, "told", {}))
        if record.exc_info:
            found["exception"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def set_up(form: str, level: str) -> None:
    """Write to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tricorne").setLevel(level.upper())
