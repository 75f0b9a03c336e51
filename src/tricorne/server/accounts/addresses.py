"""The addresses of accounts; a server without accounts has none of them."""

from __future__ import annotations

from typing import Any

from tricorne.server.accounts.desk import Desk
from tricorne.server.accounts.wire_accounts import (
    Account,
    AskLink,
    AskPasskey,
    Codes,
    LinkSent,
    NewPasskey,
    Question,
    UseCode,
    UseLink,
    UsePasskey,
)
from tricorne.server.address import Address


def addresses(desk: Desk) -> list[Address]:
    at = "/api/account"
    nothing: Any = None
    return [
        Address("GET", at, desk.account, "Who sits at this browser", nothing, Account),
        Address("POST", at + "/passkeys/ask", desk.ask_new_passkey, "Begin to make a passkey", AskPasskey, Question),
        Address(
            "POST",
            at + "/passkeys",
            desk.new_passkey,
            "Keep a passkey; a guest becomes an account",
            NewPasskey,
            Account,
        ),
        Address("POST", at + "/passkeys/{id}/end", desk.end_passkey, "Take a passkey no longer", nothing, Account),
        Address("POST", at + "/codes", desk.new_codes, "New recovery codes", nothing, Codes),
        Address("POST", at + "/link", desk.ask_link, "Send a link that leads in", AskLink, LinkSent),
        Address("POST", at + "/enter/link", desk.use_link, "Come in by a link", UseLink, Account),
        Address("POST", at + "/enter/ask", desk.ask_passkey, "Begin to come in by a passkey", nothing, Question),
        Address("POST", at + "/enter/passkey", desk.use_passkey, "Come in by a passkey", UsePasskey, Account),
        Address("POST", at + "/enter/code", desk.use_code, "Come in by a recovery code", UseCode, Account),
        Address("POST", at + "/devices/{id}/end", desk.end_device, "Sign a device out", nothing, Account),
        Address("POST", at + "/leave", desk.leave, "Sign this browser out", nothing, Account),
    ]
