"""What goes over the wire about accounts (docs/server.md)."""

from __future__ import annotations

from tricorne.server.accounts.rules import Mode
from tricorne.server.wire import Given, Json, Sent


class Device(Sent):
    """A browser that is signed in; ``here`` is the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class Passkey(Sent):
    id: str
    device: str
    created: float
    used: float


class Member(Sent):
    """An account, as its owner sees it. ``codes`` are the recovery codes that are left."""

    email: str | None
    since: float
    devices: list[Device]
    passkeys: list[Passkey]
    codes: int


class Account(Sent):
    """Who sits at this browser. ``mail`` says whether links can be sent; ``seats`` are those of the person."""

    mode: Mode
    mail: bool
    name: str
    seats: int
    member: Member | None


class Codes(Sent):
    """Recovery codes. They are told once."""

    codes: list[str]


class Question(Sent):
    """What ``navigator.credentials`` is asked, bytes in base64url."""

    options: Json


class AskPasskey(Given):
    """``invitation`` is needed where accounts are for those who are invited."""

    invitation: str = ""


class NewPasskey(Given):
    credential: dict[str, Json]
    invitation: str = ""


class AskLink(Given):
    address: str
    invitation: str = ""


class UsePasskey(Given):
    """``bring``: the seats of the guest at this browser come along."""

    credential: dict[str, Json]
    bring: bool = False


class UseLink(Given):
    token: str
    bring: bool = False


class UseCode(Given):
    code: str
    bring: bool = False


class LinkSent(Sent):
    """The same whether or not the address is known here. ``minutes``: how long the link is good."""

    minutes: int
