"""How much one address or connection may ask for: so many requests a second, with some saved up."""

from __future__ import annotations

import ipaddress
from typing import Protocol

from starlette.requests import HTTPConnection

from tricorne.server.buckets import Buckets
from tricorne.server.problems import too_fast

BODY_BYTES = 64 * 1024
MESSAGE_BYTES = 16 * 1024
ACTS_SAVED_S = 3.0
"""An idle connection saves acts up for so long."""
SIGN_INS_A_MINUTE = 20.0
"""How often one address may try to come in."""
MAILS_AN_HOUR = 6.0
"""Links that are sent to one e-mail address."""
TABLES_AN_HOUR = 60.0
"""New tables of one person."""
VOUCHINGS_AN_HOUR = 6.0
"""How often the people of one table may be asked to vouch for somebody."""
ADVICE_A_MINUTE = 15.0
"""How often one person may ask what to play."""
QUESTIONS = 0.6
"""Seconds of the processor that one address may ask for each second; one person half of it."""
QUESTIONS_SAVED_S = 8.0
CONNECTIONS = 256
"""Connections that one address may have open."""
SOCKETS = 128
"""Live channels that one address may have open."""


def neighbourhood(address: str) -> str:
    """What counts as one address: of the long ones the part that a provider gives to one customer."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from, as far as limits know addresses."""
    return neighbourhood(request.client.host) if request.client is not None else ""


class Shared(Protocol):
    """Limits that several processes keep together (shared_limits.py)."""

    async def take(self, kind: str, key: str, rate: float, most: float) -> float | None: ...


class Limits:
    """The limits of a server. Guests of 0 are not counted; requests of 0: nothing is but acts, unless it is given."""

    def __init__(
        self,
        requests: float = 10.0,
        saved: float = 100.0,
        guests_a_minute: float = 20.0,
        acts: float = 20.0,
        questions: float | None = None,
        connections: int | None = None,
        sockets: int | None = None,
    ) -> None:
        share = (QUESTIONS if requests else 0.0) if questions is None else questions
        self.address_costs = Buckets(share, share * QUESTIONS_SAVED_S) if share else None
        self.person_costs = Buckets(share / 2, share / 2 * QUESTIONS_SAVED_S) if share else None
        self.connections = (CONNECTIONS if requests else 0) if connections is None else connections
        self.sockets = (SOCKETS if requests else 0) if sockets is None else sockets
        self.requests = Buckets(requests, saved) if requests else None
        self.guests = Buckets(guests_a_minute / 60.0, guests_a_minute) if guests_a_minute else None
        self.acting = Buckets(acts, acts * ACTS_SAVED_S)
        self.shared: Shared | None = None
        self.doors = Buckets(SIGN_INS_A_MINUTE / 60.0, SIGN_INS_A_MINUTE) if requests else None
        self.advice = Buckets(ADVICE_A_MINUTE / 60.0, ADVICE_A_MINUTE) if requests else None
        self.mails = Buckets(MAILS_AN_HOUR / 3600.0, MAILS_AN_HOUR) if requests else None
        self.vouchings = Buckets(VOUCHINGS_AN_HOUR / 3600.0, VOUCHINGS_AN_HOUR) if requests else None
        self.tables = Buckets(TABLES_AN_HOUR / 3600.0, TABLES_AN_HOUR) if requests else None

    async def _take(self, kind: str, buckets: Buckets | None, key: str) -> None:
        """Take what is rare: from what all processes share, or from our own while nobody shares it."""
        if buckets is None:
            return
        if self.shared is not None:
            wait = await self.shared.take(kind, key, buckets.rate, buckets.most)
            if wait is not None:
                if wait > 0.0:
                    raise too_fast(wait)
                return
        buckets.take(key)

    async def sign_in(self, address: str) -> None:
        """Somebody tries to come in, or to become an account."""
        await self._take("doors", self.doors, address)

    async def mail(self, recipient: str) -> None:
        """Somebody wants a link to be sent there."""
        await self._take("mails", self.mails, recipient)

    async def advise(self, person: str) -> None:
        """Somebody asks what to play."""
        await self._take("advice", self.advice, person)

    async def new_table(self, person: str) -> None:
        """Somebody opens a table."""
        await self._take("tables", self.tables, person)

    async def vouch(self, table: str) -> None:
        """Somebody asks the people of a table for a seat."""
        await self._take("vouchings", self.vouchings, table)

    def act(self, person: str) -> None:
        """Somebody does something at a table."""
        self.acting.take(person)

    def request(self, address: str) -> None:
        if self.requests is not None:
            self.requests.take(address)

    def in_debt(self, address: str, person: str) -> None:
        """Refused while an address or a person has asked for more of the processor than its share."""
        if self.address_costs is not None and self.person_costs is not None:
            self.address_costs.of(address).refuse_debt()
            self.person_costs.of(person or address).refuse_debt()

    def paid(self, address: str, person: str, seconds: float) -> bool:
        """Take down what an answer has cost; False if that is not counted."""
        if self.address_costs is not None and self.person_costs is not None:
            self.address_costs.of(address).drops -= seconds
            self.person_costs.of(person or address).drops -= seconds
        return self.address_costs is not None

    async def new_guest(self, address: str) -> None:
        await self._take("guests", self.guests, address)
