"""The application: the API, the live channels, and the browser client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tricorne.kernel.message import say
from tricorne.server.accounts.rules import NO_ACCOUNTS, AccountRules
from tricorne.server.acts import AWAY_S, Acts
from tricorne.server.address import Address
from tricorne.server.api import Api
from tricorne.server.asking import guarded, language_of, refusal
from tricorne.server.client import Client
from tricorne.server.events.desk import EventDesk, Makers
from tricorne.server.fair_line import Turns
from tricorne.server.house_rules import HouseRules
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.letters import PATIENCE_S
from tricorne.server.limits import Limits, address_of
from tricorne.server.live import Live
from tricorne.server.logs import RequestIds
from tricorne.server.members.desk import MembersDesk
from tricorne.server.members.order import Order
from tricorne.server.members.order_desk import OrderDesk
from tricorne.server.notices.courier import Courier, NoticeRules
from tricorne.server.notices.push import Pusher
from tricorne.server.notices.push_desk import PushDesk
from tricorne.server.notices.turning import Turning
from tricorne.server.openapi import document
from tricorne.server.pace.keeper import Keeper
from tricorne.server.problems import RequestRefused, note_failure
from tricorne.server.seat_desk import SeatDesk
from tricorne.server.sharing import ALONE, Sharing, join
from tricorne.server.store import Store
from tricorne.server.study.addresses import addresses as of_studies
from tricorne.server.study.curves import Curves
from tricorne.server.study.puzzles import Puzzles
from tricorne.server.study.studies import Studies
from tricorne.server.study.working import Reports

if TYPE_CHECKING:
    from tricorne.server.ratings.counting import Counter

SAFE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}


HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""Sent under https: a browser that has been here so never comes without it."""
HEALTH = "/health"
READY = "/ready"
HEALTH_S = 5.0
"""A database that takes longer to answer is broken."""


class SafeHeaders:
    """Every answer tells browsers to take nothing from elsewhere. An invitation never travels in a Referer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *((key.lower().encode(), value.encode()) for key, value in SAFE.items()),
                    *([HTTPS_ONLY] if scope.get("scheme") == "https" else []),
                ]
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


class OwnNames:
    """Only requests to the names that the owner gave are answered; anything may ask for the health."""

    def __init__(self, app: ASGIApp, names: list[str]) -> None:
        self.app = app
        self.names = {name.lower().rstrip(".") for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in (HEALTH, READY) or self.knows(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(1008)(scope, receive, send)
        else:
            refused = RequestRefused(421, "not-found", say("why-other-name"))
            await refusal(refused, language_of(Request(scope)))(scope, receive, send)

    def knows(self, scope: Scope) -> bool:
        host = Headers(scope=scope).get("host", "")
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name.lower().rstrip(".") in self.names


def make_app(
    db: str,
    workers: int = 1,
    pace_s: float = 0.0,
    limits: Limits | None = None,
    away_s: float = AWAY_S,
    client: Path | None = None,
    hear_s: float = 0.0,
    letters_s: float = PATIENCE_S,
    names: list[str] | None = None,
    accounts: AccountRules = NO_ACCOUNTS,
    notices: NoticeRules | None = None,
    together: Sharing = ALONE,
    owners: list[str] | None = None,
    metrics: str = "",
    events: Makers = "members",
    house: HouseRules | None = None,
) -> Starlette:
    """The application on a database (a file, or a URL of SQLAlchemy)."""
    store = Store(db, together.on)
    hub = Hub(store, workers, pace_s, hear_s, letters_s)
    hub.rules = house or hub.rules
    guests = Guests(store)
    limit = limits or Limits()
    if together.on:
        join(hub, together, guests, limit)
    hub.turns = Turns(limit)
    hub.limits = limit
    acts = Acts(hub, away_s)
    api = Api(hub, guests, limit, acts, accounts)
    order = api.order = acts.order = Order(hub, owners or [])
    guests.refuse_banned = order.refuse_banned
    live = Live(hub, guests, limit, acts)
    meter = None
    if metrics:
        from tricorne.server.meter import Meter  # only here: it needs an extra

        meter = Meter(hub)
        acts.measured = meter.act
    keeper = Keeper(hub)
    studies = Studies(hub, guests)
    curves = Curves(studies)
    reports = Reports(hub) if together.drives else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        keeper.open()
        if reports is not None:
            reports.open()
        if meter is not None:
            meter.serve(metrics)
        if courier is not None:
            courier.open()
        if counter is not None:
            counter.open()
        yield
        if counter is not None:
            await counter.close()
        if courier is not None:
            await courier.close()
        await keeper.close()
        if reports is not None:
            await reports.close()
        await hub.close()
        if meter is not None:
            meter.close()

    def limited(address: Address) -> Route:
        async def handler(request: Request) -> Response:
            who = address_of(request)
            limit.request(who)
            if not address.priced:
                return await address.handler(request)
            guest = await guests.of(request)
            return await hub.turns.ask(who, guest.id if guest is not None else "", address.handler(request))

        return Route(address.path, guarded(handler), methods=[address.method])

    addresses = api.addresses() + MembersDesk(hub, guests).addresses() + OrderDesk(order, guests).addresses()
    addresses += SeatDesk(hub, guests, limit, order, away_s).addresses()
    addresses += of_studies(studies, curves, Puzzles())
    addresses += EventDesk(hub, guests, order, events).addresses()
    counter: Counter | None = None
    told = notices or NoticeRules(accounts.away_s, accounts.between_letters_s)
    pusher = Pusher(store, accounts)
    courier = Courier(hub, accounts, told, pusher) if accounts.on or accounts.pushes else None
    if courier is not None:
        hub.turned = Turning(told.away_s).turned
    addresses += PushDesk(hub, guests, limit, pusher, told.outside).addresses()
    if accounts.on:
        # Only here: whoever serves guests alone need not load any of it.
        from tricorne.server.accounts.addresses import addresses as of_accounts
        from tricorne.server.accounts.desk import Desk
        from tricorne.server.members.blocks import Blocks
        from tricorne.server.members.people_desk import PeopleDesk
        from tricorne.server.notices.desk import NoticeDesk
        from tricorne.server.pace.holidays import HolidayDesk
        from tricorne.server.ratings.counting import Counter

        addresses += of_accounts(Desk(hub, guests, limit, accounts))
        addresses += HolidayDesk(hub, guests, accounts.holidays).addresses()
        addresses += NoticeDesk(hub, guests, limit, accounts, told).addresses()
        counter = Counter(store)
        hub.game_ended = counter.ended
        hub.blocks = Blocks(store)
        addresses += PeopleDesk(hub, guests, hub.blocks, counter).addresses()

    @cache
    def described() -> bytes:
        """Few ask for it, and it takes a while to make."""
        return msgspec.json.encode(document(addresses))

    async def openapi(request: Request) -> Response:
        return Response(described(), media_type="application/json")

    async def health(request: Request) -> Response:
        """For whoever watches over the server: 200 while the database answers."""
        try:
            await asyncio.wait_for(store.answers(), HEALTH_S)
        except Exception as problem:
            note_failure("health", problem)
            return Response(b'{"status": "broken"}', 503, media_type="application/json")
        return Response(b'{"status": "ok"}', media_type="application/json")

    async def ready(request: Request) -> Response:
        """For whoever sends people here: 200 while the tables are open."""
        return Response(b'{"status": "closing"}', 503) if not hub.is_open else await health(request)

    async def no_such(request: Request) -> Response:
        raise HTTPException(404)

    async def refused(request: Request, problem: Exception) -> Response:
        status = problem.status_code if isinstance(problem, HTTPException) else 500
        words = {
            404: ("not-found", "why-no-page"),
            405: ("method", "why-no-method"),
        }
        code, said = words.get(status, ("malformed", "why-no-answer"))
        return refusal(RequestRefused(status, code, say(said)), language_of(request))

    app = Starlette(
        routes=[
            *_by_path([limited(address) for address in addresses]),
            Route("/api/openapi.json", openapi),
            WebSocketRoute("/api/tables/{id}/live", live.table),
            WebSocketRoute("/api/live", live.lobby),
            Route("/api/{rest:path}", no_such),
            Route(HEALTH, health),
            Route(READY, ready),
            *Client(client).routes(),
        ],
        middleware=[
            Middleware(RequestIds, seen=None if meter is None else meter.request),
            Middleware(SafeHeaders),
            *([Middleware(OwnNames, names=names)] if names else []),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={HTTPException: refused},
        lifespan=lifespan,
    )
    app.state.order = order
    app.state.keeper = keeper
    return app


def _by_path(routes: list[Route]) -> list[Route]:
    """Fixed addresses before those with a variable part."""
    return sorted(routes, key=lambda route: "{" in route.path)
