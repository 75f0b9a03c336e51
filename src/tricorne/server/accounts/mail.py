"""Letters by e-mail. What breaks is noted without the address and without the letter."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from tricorne.server.accounts.rules import MailServer

log = logging.getLogger("tricorne.server")

PATIENCE_S = 20.0


async def send(
    server: MailServer, address: str, subject: str, text: str, headers: dict[str, str] | None = None
) -> bool:
    """Hand a letter in; False if it was not taken."""
    import aiosmtplib

    letter = EmailMessage()
    letter["From"] = server.sender
    letter["To"] = address
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2] or None)
    letter["Auto-Submitted"] = "auto-generated"
    for name, value in (headers or {}).items():
        letter[name] = value
    letter.set_content(text)
    try:
        await aiosmtplib.send(
            letter,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.safe_at_once,
            start_tls=True if server.must_be_safe and not server.safe_at_once else None,
            timeout=PATIENCE_S,
        )
    except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
        log.error("a letter could not be sent: the mail server failed (%s)", type(problem).__name__)
        return False
    return True
