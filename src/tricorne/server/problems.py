"""What the server refuses, as one exception with a status, a stable code and a message (docs/server.md)."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError

from tricorne.kernel.errors import IllegalAction, TricorneError
from tricorne.kernel.message import Message, say
from tricorne.server.writer import BadDatabase, restoring, said_by

log = logging.getLogger("tricorne.server")


def note_failure(where: str, problem: Exception) -> None:
    """Write what broke into the log. Of a database only what it says itself, in one line: no traceback helps there."""
    if isinstance(problem, SQLAlchemyError):
        log.error("%s: the database %s", where, restoring(problem) or f"failed ({said_by(problem)})")
    elif isinstance(problem, BadDatabase):
        log.error("%s: %s", where, problem)
    else:
        log.error("%s broke", where, exc_info=problem)


class RequestRefused(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, code: str, words: Message, rules: tuple[str, ...] = (), wait: float = 0.0) -> None:
        super().__init__()
        self.status = status
        self.code = code
        self.message = words
        self.rules = list(rules)
        self.wait = wait
        """Seconds after which it is worth asking again."""

    def __str__(self) -> str:
        return str(self.message)


class Late(RequestRefused):
    """Another process was quicker: the table has moved on."""

    def __init__(self, number: int) -> None:
        super().__init__(409, "stale", say("why-stale", number=number))


def malformed(words: Message) -> RequestRefused:
    return RequestRefused(400, "malformed", words)


def no_guest() -> RequestRefused:
    return RequestRefused(401, "no-guest", say("why-no-guest"))


def not_yours(words: Message) -> RequestRefused:
    return RequestRefused(403, "not-yours", words)


def not_found(words: Message) -> RequestRefused:
    return RequestRefused(404, "not-found", words)


def stale(number: int) -> RequestRefused:
    return RequestRefused(409, "stale", say("why-stale", number=number))


def not_now(words: Message) -> RequestRefused:
    return RequestRefused(409, "not-now", words)


def too_large(words: Message) -> RequestRefused:
    return RequestRefused(413, "too-large", words)


def bad_value(words: Message) -> RequestRefused:
    return RequestRefused(422, "bad-value", words)


def too_fast(wait: float) -> RequestRefused:
    return RequestRefused(429, "too-fast", say("why-too-fast"), (), wait)


def broken() -> RequestRefused:
    return RequestRefused(500, "broken", say("why-broken"))


def of_the_rules(problem: TricorneError) -> RequestRefused:
    """What the engine refused."""
    if isinstance(problem, IllegalAction):
        return RequestRefused(422, "illegal", problem.reason, problem.rules)
    return bad_value(problem.said)
