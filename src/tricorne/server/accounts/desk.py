"""The desk: what people do with accounts, one method an address (addresses.py)."""

from __future__ import annotations

import hmac
import secrets
from typing import Any

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.message import Text, say
from tricorne.server.accounts import keeping, mail
from tricorne.server.accounts.keeping import Keeping, device_of, mail_address
from tricorne.server.accounts.member import member_of
from tricorne.server.accounts.moving import hang_up, move_all
from tricorne.server.accounts.passkeys import Passkeys
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.accounts.tickets import LINK_S, found_ticket, new_codes, new_ticket, plain_code, spend
from tricorne.server.accounts.wire_accounts import (
    Account,
    AskLink,
    AskPasskey,
    Codes,
    Device,
    LinkSent,
    Member,
    NewPasskey,
    Passkey,
    Question,
    UseCode,
    UseLink,
    UsePasskey,
)
from tricorne.server.asking import answer, language_of, read_body
from tricorne.server.hub import Hub
from tricorne.server.identity import COOKIE, Guests, set_cookie, token_of
from tricorne.server.limits import Limits, address_of
from tricorne.server.notices import keeping as devices
from tricorne.server.notices.keeping import first_mail
from tricorne.server.problems import RequestRefused, bad_value, not_now
from tricorne.server.store import Write, digest
from tricorne.server.table_parts import Guest


class Desk:
    """Everything about accounts that is asked over HTTP."""

    def __init__(self, hub: Hub, guests: Guests, limits: Limits, rules: AccountRules) -> None:
        self.hub = hub
        self.store = hub.store
        self.guests = guests
        self.limits = limits
        self.rules = rules
        self.keeping = Keeping(hub.store)
        self.passkeys = Passkeys(hub.store, self.keeping, rules)

    async def account(self, request: Request) -> Response:
        return answer(await self._account(request, await self.guests.required(request)))

    # -- becoming an account, and more ways back -----------------------------------------------

    async def ask_new_passkey(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, AskPasskey)
        account = await self.keeping.account(guest.id)
        if account is None:
            await self._check_invitation(request, asked.invitation)
        return answer(Question(await self.passkeys.ask_for_new(request, guest.id, guest.name, account)))

    async def new_passkey(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, NewPasskey)
        account = await self.keeping.account(guest.id)
        if account is None:
            await self._check_invitation(request, asked.invitation)
        ticket, written = await self.passkeys.made(request, guest.id, asked.credential, _device(request))
        if account is None:
            made = keeping.new_account(guest.id, ticket.data, language_of(request))
            return await self._enter(request, guest, ticket, [*made, written], bring=False)
        await spend(self.store, ticket, written)
        return answer(await self._account(request, guest))

    async def end_passkey(self, request: Request) -> Response:
        guest, account = await member_of(self.guests, self.keeping, request)
        known = await self.keeping.passkeys(guest.id)
        if len(known) < 2 and account.email is None:
            raise not_now(say("why-last-way"))
        await self.store.write(keeping.end_passkey(guest.id, request.path_params["id"]))
        return answer(await self._account(request, guest))

    async def new_codes(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        codes, writes = new_codes(guest.id)
        await self.store.write(*writes)
        return answer(Codes(codes))

    async def ask_link(self, request: Request) -> Response:
        """Send a link that leads in. The answer does not depend on whether somebody has this address here."""
        guest = await self.guests.required(request)
        asked = await read_body(request, AskLink)
        address = mail_address(asked.address)
        if self.rules.mail is None:
            raise not_now(say("why-no-mail"))
        if not address:
            raise bad_value(say("why-mail-address", text=Text(asked.address[:60])))
        await self.limits.sign_in(address_of(request))
        if asked.invitation:
            await self._check_invitation(request, asked.invitation)
        await self.limits.mail(digest(address))
        token = secrets.token_urlsafe(32)
        await self.store.write(*new_ticket(token, "link", guest.id, address, LINK_S))
        self.hub.in_background(self._send_link(guest, address, token, bool(asked.invitation), language_of(request)))
        return answer(LinkSent(round(LINK_S / 60)))

    async def _send_link(self, guest: Guest, address: str, token: str, invited: bool, language: str) -> None:
        welcome = self.rules.mode == "open" or invited or await self.keeping.account(guest.id) is not None
        if self.rules.mail is None or not (welcome or await self.keeping.account_of_mail(address) is not None):
            return
        # What stands behind # is not sent to any server before somebody presses the button there.
        link = f"{self.rules.site}/account/enter#{token}"
        words = say("mail-link-words", name=Text(guest.name), minutes=round(LINK_S / 60))
        parts = [words.text(language), link, say("mail-link-foot").text(language)]
        await mail.send(self.rules.mail, address, say("mail-link-subject").text(language), "\n\n".join(parts) + "\n")

    # -- coming back ---------------------------------------------------------------------------

    async def use_link(self, request: Request) -> Response:
        """A link that was sent leads in. A new address belongs to whoever asked, and only in the browser that asked:
        otherwise a stranger could have his account confirmed by others."""
        await self.limits.sign_in(address_of(request))
        asked = await read_body(request, UseLink)
        ticket = await found_ticket(self.store, asked.token, "link")
        here = await self.guests.of(request)
        owner = await self.keeping.account_of_mail(ticket.data)
        if owner is not None:
            return await self._enter(request, await self._person(owner.guest), ticket, [], asked.bring)
        if here is None or here.id != ticket.guest:
            raise RequestRefused(403, "no-ticket", say("why-other-browser"))
        made: list[Write] = []
        if await self.keeping.account(here.id) is None:
            made = keeping.new_account(here.id, secrets.token_urlsafe(32), language_of(request))
        made += [keeping.has_mail(here.id, ticket.data), first_mail(here.id)]
        return await self._enter(request, here, ticket, made, bring=False)

    async def ask_passkey(self, request: Request) -> Response:
        await self.limits.sign_in(address_of(request))
        return answer(Question(await self.passkeys.ask(request)))

    async def use_passkey(self, request: Request) -> Response:
        await self.limits.sign_in(address_of(request))
        asked = await read_body(request, UsePasskey)
        person, ticket, used = await self.passkeys.answered(request, asked.credential)
        return await self._enter(request, await self._person(person), ticket, [used], asked.bring)

    async def use_code(self, request: Request) -> Response:
        await self.limits.sign_in(address_of(request))
        asked = await read_body(request, UseCode)
        ticket = await found_ticket(self.store, plain_code(asked.code), "code")
        return await self._enter(request, await self._person(ticket.guest), ticket, [], asked.bring)

    async def _enter(
        self, request: Request, person: Guest, ticket: Row[Any], writes: list[Write], bring: bool
    ) -> Response:
        """This browser is signed in as somebody; who sat there before leaves, or brings his seats along."""
        before = await self.guests.of(request)
        token, session = keeping.new_session(person.id, _device(request))
        before_token = token_of(request)
        ended = [devices.end_devices_of(before_token), keeping.end_session_of(before_token)]
        await spend(self.store, ticket, *writes, *ended, session)
        if before is not None:
            if before.id != person.id and await self.keeping.account(before.id) is None:
                if bring:
                    await self.hub.shielded(move_all(self.hub, before, person))
                else:
                    await self.store.write(devices.devices_are_left(before.id))
            await self.store.write(devices.devices_sign_in(person.id, token))
            self.guests.forget(before.id)
            hang_up(self.hub, before.id)
        response = answer(await self._account(request, person, token))
        set_cookie(response, token, request.url.scheme == "https")
        return response

    # -- leaving -------------------------------------------------------------------------------

    async def end_device(self, request: Request) -> Response:
        """Sign a device out."""
        guest, _ = await member_of(self.guests, self.keeping, request)
        session = request.path_params["id"]
        await self.store.write(devices.end_devices(guest.id, session), keeping.end_session(guest.id, session))
        self._forget(guest)
        return answer(await self._account(request, guest))

    async def leave(self, request: Request) -> Response:
        """Sign this browser out."""
        guest, _ = await member_of(self.guests, self.keeping, request)
        token = token_of(request)
        await self.store.write(devices.end_devices_of(token), keeping.end_session_of(token))
        self._forget(guest)
        response = answer(Account(self.rules.mode, self.rules.mail is not None, "", 0, None))
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
        return response

    def _forget(self, guest: Guest) -> None:
        self.guests.forget(guest.id)
        hang_up(self.hub, guest.id)

    # -- what all of them need -----------------------------------------------------------------

    async def _person(self, id: str) -> Guest:
        return Guest(id, await self.store.name_of(id))

    async def _check_invitation(self, request: Request, given: str) -> None:
        if self.rules.mode == "invited":
            await self.limits.sign_in(address_of(request))
            if not hmac.compare_digest(given.strip().encode(), self.rules.invitation.encode()):
                raise RequestRefused(403, "not-yours", say("why-no-invitation"))

    async def _account(self, request: Request, guest: Guest, token: str = "") -> Account:
        account = await self.keeping.account(guest.id)
        member: Member | None = None
        if account is not None:
            mine = digest(token or token_of(request))
            devices = [
                Device(one.id, one.device, one.created, one.seen, one.token == mine)
                for one in await self.keeping.devices(guest.id)
            ]
            keys = await self.keeping.passkeys(guest.id)
            passkeys = [Passkey(one.id, one.device, one.created, one.used) for one in keys]
            codes = await self.keeping.codes_left(guest.id)
            member = Member(account.email, account.created, devices, passkeys, codes)
        seats = await self.keeping.seats(guest.id)
        return Account(self.rules.mode, self.rules.mail is not None, guest.name, seats, member)


def _device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))
