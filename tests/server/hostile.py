"""Malformed and hostile requests for every address and the live channel, made up from a number."""

from __future__ import annotations

import json
import random
import string
from typing import Any

MARK = "m4rk-of-the-stranger"
"""Stands in everything that a stranger writes: nobody else may ever read it."""
WORDS = [
    "",
    " ",
    "0",
    "-1",
    "999999999999999999999",
    "1e400",
    "null",
    "true",
    "../../etc/passwd",
    "..%2f..%2fetc",
    "%00",
    "\x00",
    "'; drop table tables; --",
    '"><script>alert(1)</script>',
    "\u202e\u2066",
    "{$power}",
    "{0.__class__}",
    "%s%n",
    "britain",
    "struggle-of-empires",
    "table",
    "gallery",
    "britain+france",
    "x" * 300,
    "\U0001f600" * 50,
    "\\ud800",
    MARK,
]
FIELDS = ["type", "id", "at", "action", "seat", "text", "channel", "to", "agree", "number", "aside", "bot", "name"]
FIELDS += ["game", "seats", "preset", "options", "title", "order", "watch", "undo", "listed", "seal", "power", "invite"]
FIELDS += ["letter", "fill", "players"]
ACTS = ["play", "aside", "undo", "ask-undo", "answer-undo", "why-not", "ask-reason", "odds", "say", "order", "stand-in"]
ACTS += ["ask-advice", "seen", "shown", "look", "ping", "dance", ""]


class Stranger:
    """Invents what to send."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        kind = self.dice.randrange(9 if depth < 3 else 6)
        if kind == 0:
            return self.dice.choice([0, -1, 1, 2**31, 2**63, 10**40, -(10**40), 1.5, 1e308])
        if kind == 1:
            return self.dice.choice([None, True, False])
        if kind in (2, 3):
            return self.dice.choice(WORDS)
        if kind == 4:
            return "".join(self.dice.choices(string.printable, k=self.dice.randrange(40)))
        if kind == 5:
            return "".join(chr(self.dice.randrange(1, 0xD800)) for _ in range(self.dice.randrange(20)))
        if kind in (6, 7):
            return {self.dice.choice(FIELDS): self.value(depth + 1) for _ in range(self.dice.randrange(6))}
        return [self.value(depth + 1) for _ in range(self.dice.randrange(5))]

    def act(self) -> dict[str, Any]:
        """An act that looks almost right."""
        found: dict[str, Any] = {"type": self.dice.choice(ACTS), "id": self.dice.randrange(100)}
        for field in self.dice.sample(FIELDS, self.dice.randrange(6)):
            found[field] = self.value(1)
        return found

    def text(self) -> str | bytes:
        """A message of the live channel."""
        kind = self.dice.randrange(8)
        if kind == 0:
            return self.dice.randbytes(self.dice.randrange(60))
        if kind == 1:
            return "".join(self.dice.choices(string.printable, k=self.dice.randrange(80)))
        whole = json.dumps(self.act() if kind > 2 else self.value())
        return whole[: self.dice.randrange(len(whole) + 1)] if kind == 7 else whole

    def body(self) -> bytes:
        kind = self.dice.randrange(6)
        if kind == 0:
            return self.dice.randbytes(self.dice.randrange(80))
        if kind == 1:
            return b"[" * self.dice.randrange(5000)
        given = {self.dice.choice(FIELDS): self.value(1) for _ in range(self.dice.randrange(8))}
        return json.dumps(given if kind > 2 else self.value()).encode()

    def path(self, pattern: str, known: dict[str, str]) -> str:
        """An address with its variable parts filled in, right or wrong, and things asked for after it."""
        parts = []
        for part in pattern.split("/"):
            if part.startswith("{"):
                wrong = _quoted(str(self.dice.choice(WORDS)))
                parts.append(known.get(part, wrong) if self.dice.random() < 0.7 else wrong)
            else:
                parts.append(part)
        asked = [
            f"{self.dice.choice(['seat', 'from', 'to', 'invite', 'channel', 'before', 'language', 'v'])}="
            f"{_quoted(str(self.dice.choice(WORDS)))}"
            for _ in range(self.dice.randrange(3))
        ]
        return "/".join(parts) + ("?" + "&".join(asked) if asked else "")

    def headers(self) -> dict[str, str]:
        found = {"Content-Type": self.dice.choice(["application/json"] * 6 + ["text/plain", ""])}
        if self.dice.random() < 0.2:
            found["Accept-Language"] = self.dice.choice(["he;q=x", "xx" * 500, "*", "de,fr;q=0.5"])
        if self.dice.random() < 0.2:
            found["Authorization"] = self.dice.choice(["Bearer", "Bearer " + "x" * 500, "Basic eA==", "Bearer \xff"])
        if self.dice.random() < 0.1:
            found["If-None-Match"] = "x" * 50
        return found


def _quoted(text: str) -> str:
    safe = string.ascii_letters + string.digits + "-_.~%"
    return "".join(
        one if one in safe else "".join(f"%{byte:02X}" for byte in one.encode(errors="replace")) for one in text
    )
