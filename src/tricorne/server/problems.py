"""What the server refuses, as one exception with a status, a stable code and a message (docs/server.md)."""

from __future__ import annotations

from tricorne.kernel.errors import IllegalAction, TricorneError
from tricorne.kernel.message import Said, message_of


class Trouble(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, code: str, words: Said, rules: tuple[str, ...] = (), wait: float = 0.0) -> None:
        super().__init__()
        self.status = status
        self.code = code
        self.message = message_of(words)
        self.rules = list(rules)
        self.wait = wait
        """Seconds after which it is worth asking again."""

    def __str__(self) -> str:
        return str(self.message)


def malformed(words: Said) -> Trouble:
    return Trouble(400, "malformed", words)


def no_guest() -> Trouble:
    return Trouble(401, "no-guest", "we do not know you yet: ask for a guest's name first (POST /api/me)")


def not_yours(words: Said) -> Trouble:
    return Trouble(403, "not-yours", words)


def not_found(words: Said) -> Trouble:
    return Trouble(404, "not-found", words)


def stale(number: int) -> Trouble:
    return Trouble(409, "stale", f"the table has moved on to entry {number}; look again")


def not_now(words: Said) -> Trouble:
    return Trouble(409, "not-now", words)


def too_large(words: Said) -> Trouble:
    return Trouble(413, "too-large", words)


def bad_value(words: Said) -> Trouble:
    return Trouble(422, "bad-value", words)


def too_fast(wait: float) -> Trouble:
    return Trouble(429, "too-fast", "too many requests at once; wait a moment", (), wait)


def broken() -> Trouble:
    return Trouble(500, "broken", "something broke here; it has been written down, and nothing was changed")


def of_the_rules(problem: TricorneError) -> Trouble:
    """What the engine refused."""
    if isinstance(problem, IllegalAction):
        return Trouble(422, "illegal", problem.reason, problem.rules)
    return bad_value(" ".join(str(problem).split()))
