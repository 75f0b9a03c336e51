"""An address of the API: a method, a path, what goes in, what comes out, and the work in between."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class Address:
    """One address of the API."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        words: str,
        body: Any = None,
        gives: Any = None,
        status: int = 200,
        media: str = "",
        priced: bool = False,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.words = words
        self.body = body
        self.gives = gives
        self.status = status
        self.priced = priced
        """Whether the answer costs so much that whoever asks waits for his turn and pays for it."""
        self.media = media or ("text/plain" if gives is str else "application/json")
