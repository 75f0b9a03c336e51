"""A mail server for tests, which keeps the letters that it is given."""

from __future__ import annotations

import asyncio
import email
import re
import socket
import time
from email import policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

WAIT_S = 10.0
SITE = "https://play.example.org"


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class PostOffice:
    """Started when made, ended by ``close``."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refused: list[EmailMessage] = []
        self.answers: list[str] = []
        """What the next letters are refused with."""
        self.thinks_s = 0.0
        """How long it takes to say that it has taken a letter."""
        self._controller = Controller(self, hostname="127.0.0.1", port=_free_port())
        self._controller.start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # its name there
        letter = email.message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        if self.answers:
            self.refused.append(letter)
            return self.answers.pop(0)
        self.letters.append(letter)
        await asyncio.sleep(self.thinks_s)
        return "250 taken"

    def letter(self, number: int) -> EmailMessage:
        """The letter of this number, as soon as it is there."""
        until = time.monotonic() + WAIT_S
        while len(self.letters) <= number:
            assert time.monotonic() < until, f"only {len(self.letters)} letters came"
            time.sleep(0.02)
        return self.letters[number]

    def link(self, number: int) -> str:
        """The link in a letter."""
        found = re.search(r"https?://\S+", self.letter(number).get_content())
        assert found is not None
        return found[0]

    def token(self, number: int) -> str:
        return self.link(number).partition("#")[2]

    def close(self) -> None:
        self._controller.stop()
