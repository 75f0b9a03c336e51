"""Letters by e-mail. What breaks is noted without the address and without the letter."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any

from tricorne.server.accounts.rules import MailServer
from tricorne.server.fate import Fate

log = logging.getLogger("tricorne.server")

PATIENCE_S = 20.0


async def send(
    server: MailServer,
    address: str,
    subject: str,
    text: str,
    headers: dict[str, str] | None = None,
    *,
    id: str = "",
    patience_s: float = PATIENCE_S,
) -> Fate:
    """Hand a letter in. ``id``: letters with the same one are the same letter, so that a server may drop a second."""
    import aiosmtplib

    class Client(aiosmtplib.SMTP):
        """It knows whether the letter itself may have left."""

        left = False

        async def data(self, *what: Any, **how: Any) -> aiosmtplib.SMTPResponse:
            self.left = True
            return await super().data(*what, **how)

    domain = server.sender.rpartition("@")[2]
    letter = EmailMessage()
    letter["From"] = server.sender
    letter["To"] = address
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = f"<{id}@{domain}>" if id and domain else make_msgid(domain=domain or None)
    letter["Auto-Submitted"] = "auto-generated"
    for name, value in (headers or {}).items():
        letter[name] = value
    letter.set_content(text)
    client: Client | None = None
    try:
        client = Client(
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.safe_at_once,
            start_tls=True if server.must_be_safe and not server.safe_at_once else None,
            timeout=patience_s,
        )
        async with client:
            await client.send_message(letter)
    except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
        log.error("a letter could not be sent: the mail server failed (%s)", type(problem).__name__)
        # Whoever answers with a number has not taken it; silence after the whole letter may mean either.
        answered = isinstance(problem, aiosmtplib.SMTPResponseException)
        return Fate.UNKNOWN if client is not None and client.left and not answered else Fate.REFUSED
    return Fate.TAKEN
