"""Passkeys (WebAuthn): what a browser is asked, and whether its answer is true. The challenge is a ticket, good
once. A passkey is found by itself (it is discoverable), so that nobody has to say who he is first."""

from __future__ import annotations

import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Row, update
from starlette.requests import Request

from tricorne.kernel.message import say
from tricorne.server.accounts.keeping import Keeping
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.accounts.tickets import QUESTION_S, Kind, found_ticket, new_ticket
from tricorne.server.problems import RequestRefused
from tricorne.server.schema import passkeys
from tricorne.server.store import Store, Write, digest

HOUSE = "Tricorne"


def refused_passkey() -> RequestRefused:
    """One answer for every passkey that is not taken: unknown, forged, of another site."""
    return RequestRefused(403, "no-passkey", say("why-no-passkey"))


class Passkeys:
    """Questions to passkeys and their answers."""

    def __init__(self, store: Store, keeping: Keeping, rules: AccountRules) -> None:
        self.store = store
        self.keeping = keeping
        self.rules = rules

    def _here(self, request: Request) -> tuple[str, str]:
        """The name that passkeys are made for, and the origin that answers must come from."""
        if self.rules.site:
            return str(urlsplit(self.rules.site).hostname), self.rules.site
        return request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}"

    async def ask_for_new(self, request: Request, guest: str, name: str, account: Row[Any] | None) -> dict[str, Any]:
        """What a browser is asked that makes a passkey."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict, structs

        known = await self.keeping.passkeys(guest)
        question = secrets.token_urlsafe(32)
        handle = account.handle if account is not None else secrets.token_urlsafe(32)
        options = webauthn.generate_registration_options(
            rp_id=self._here(request)[0],
            rp_name=HOUSE,
            user_id=str(handle).encode(),
            user_name=name,
            user_display_name=name,
            challenge=base64url_to_bytes(question),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known
            ],
        )
        await self.store.write(*new_ticket(question, "new-passkey", guest, str(handle), QUESTION_S))
        return options_to_json_dict(options)

    async def made(
        self, request: Request, guest: str, credential: dict[str, Any], device: str
    ) -> tuple[Row[Any], Write]:
        """A passkey that was just made: the ticket of its question, and how it is written down."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        question, ticket = await self._question(credential, "new-passkey")
        if ticket.guest != guest:
            raise refused_passkey()
        name, origin = self._here(request)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(question),
                expected_rp_id=name,
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise refused_passkey() from None
        id = bytes_to_base64url(found.credential_id)
        now = time.time()
        row = {
            "id": digest(id),
            "credential": id,
            "guest": guest,
            "public_key": bytes_to_base64url(found.credential_public_key),
            "uses": found.sign_count,
            "device": device,
            "created": now,
            "used": now,
        }
        return ticket, (passkeys.insert().values(row), None)

    async def ask(self, request: Request) -> dict[str, Any]:
        """What a browser is asked that shall prove who sits there."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict

        question = secrets.token_urlsafe(32)
        options = webauthn.generate_authentication_options(
            rp_id=self._here(request)[0], challenge=base64url_to_bytes(question)
        )
        await self.store.write(*new_ticket(question, "use-passkey", "", "", QUESTION_S))
        return options_to_json_dict(options)

    async def answered(self, request: Request, credential: dict[str, Any]) -> tuple[str, Row[Any], Write]:
        """Whose passkey has answered, the ticket of the question, and that it was used."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        question, ticket = await self._question(credential, "use-passkey")
        known = await self.keeping.passkey(str(credential.get("id", "")))
        if known is None:
            raise refused_passkey()
        name, origin = self._here(request)
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(question),
                expected_rp_id=name,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.uses,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise refused_passkey() from None
        mine = passkeys.c.id == known.id
        used = update(passkeys).where(mine).values(uses=found.new_sign_count, used=time.time())
        return known.guest, ticket, (used, None)

    async def _question(self, credential: dict[str, Any], kind: Kind) -> tuple[str, Row[Any]]:
        """The question that an answer repeats, as far as it is one of ours."""
        from webauthn.helpers import base64url_to_bytes

        try:
            said = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            question = said["challenge"]
        except (ValueError, TypeError, KeyError, msgspec.DecodeError):
            raise refused_passkey() from None
        if not isinstance(question, str):
            raise refused_passkey()
        return question, await found_ticket(self.store, question, kind)
