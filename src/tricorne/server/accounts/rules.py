"""What the owner decides about accounts. Without a word from him there are none: everybody is a guest."""

from __future__ import annotations

import importlib.util
from typing import Literal, get_args
from urllib.parse import unquote, urlsplit

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.extras import command_for
from tricorne.kernel.message import in_english

Mode = Literal["guests", "open", "invited"]
MODES: tuple[str, ...] = get_args(Mode)
NEEDED = ("webauthn", "aiosmtplib", "openskill")
PORTS = {"smtp": 587, "smtps": 465}
AWAY_S = 120.0
BETWEEN_LETTERS_S = 30 * 60.0
HOLIDAYS = 28
DAYS = 365
LOCAL = ("localhost", "127.0.0.1", "::1")


class BadAccounts(TricorneError):
    """Accounts cannot be offered in this way."""


class MailServer:
    """Where letters are handed in: ``smtp://USER:PASSWORD@HOST:PORT``, or smtps:// where the line is safe at once."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in PORTS or not parts.hostname or port == -1:
            raise BadAccounts(in_english("--mail: give it as smtp://USER:PASSWORD@HOST:PORT, or smtps://..."))
        self.host = parts.hostname
        self.port = port or PORTS[parts.scheme]
        self.safe_at_once = parts.scheme == "smtps"
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = sender or f"tricorne@{self.host}"

    @property
    def must_be_safe(self) -> bool:
        """Whether letters go only over a line that nobody else reads; inside this machine nobody does."""
        return bool(self.user) and self.host not in LOCAL


class AccountRules:
    """How a server deals with accounts."""

    def __init__(
        self,
        mode: str = "guests",
        site: str = "",
        mail: str = "",
        sender: str = "",
        invitation: str = "",
        *,
        away_s: float = AWAY_S,
        between_letters_s: float = BETWEEN_LETTERS_S,
        holidays: int = HOLIDAYS,
    ) -> None:
        if mode not in MODES:
            raise BadAccounts(in_english(f"--accounts {mode}: it is one of {', '.join(MODES)}"))
        self.mode: Mode = mode  # type: ignore[assignment]  # it has just been looked at
        self.site = site.rstrip("/")
        self.invitation = invitation
        self.away_s = away_s
        """How long somebody is not at a table before he is told that it is his turn."""
        self.between_letters_s = between_letters_s
        """The distance that letters to one person keep."""
        if not 0 <= holidays <= DAYS:
            raise BadAccounts(in_english(f"--holidays {holidays}: give the days a year, 0 to {DAYS}"))
        self.holidays = holidays
        """How many days a year a member's clocks may stand still."""
        self.mail = MailServer(mail, sender) if mail and self.on else None
        parts = urlsplit(self.site)
        if self.site and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path):
            raise BadAccounts(in_english(f"--site {site}: give it as https://play.example.org"))
        if not self.on:
            return
        missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
        if missing:
            raise BadAccounts(in_english(f"--accounts {mode}: {missing[0]} is missing; {command_for('club')}"))
        if self.mail is not None and not self.site:
            # A link made from what a request says of itself could lead to a stranger's server.
            raise BadAccounts(in_english("--mail needs --site https://...: links in letters lead there"))
        if mode == "invited" and not invitation:
            raise BadAccounts(
                in_english("--accounts invited needs --invitation WORDS, which you tell those you invite")
            )

    @property
    def on(self) -> bool:
        return self.mode != "guests"

    @property
    def pushes(self) -> bool:
        """Whether devices are told, of guests too: push services ask where the sender is found, and a library has to
        be there."""
        return bool(self.site) and importlib.util.find_spec("pywebpush") is not None


NO_ACCOUNTS = AccountRules()
