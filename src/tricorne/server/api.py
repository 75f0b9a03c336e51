"""The addresses of the API: each is a method, a path, what goes in, what comes out, and the work in between. The
OpenAPI document is made from the same list (openapi.py)."""

from __future__ import annotations

import hashlib
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tricorne.kernel.languages import ENGLISH, MADE_UP, SHARED, languages, whole_text
from tricorne.kernel.message import Text, say
from tricorne.lessons.texts import lesson_text
from tricorne.server import beginning, catalogue, ending, fair, past, seating
from tricorne.server.accounts.keeping import Keeping
from tricorne.server.accounts.rules import NO_ACCOUNTS, AccountRules
from tricorne.server.acts import Acts
from tricorne.server.address import Address
from tricorne.server.asking import answer, number_in, read_body
from tricorne.server.book import book
from tricorne.server.client import A_YEAR
from tricorne.server.game_table import TABLE_CHANNEL, GameTable
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests, set_cookie
from tricorne.server.lessons import Lessons, texts_of
from tricorne.server.limits import Limits, address_of
from tricorne.server.members.order import Order
from tricorne.server.problems import no_guest, not_found
from tricorne.server.table_parts import Guest
from tricorne.server.viewer import encoder
from tricorne.server.wire import (
    Agree,
    Chat,
    Choose,
    End,
    Join,
    Leave,
    Log,
    Me,
    Moment,
    NewGuest,
    NewTable,
    OpenLetter,
    Rematch,
    Resign,
    Since,
    Start,
    TableInfo,
    TableList,
)
from tricorne.server.wire_fair import Fair
from tricorne.server.wire_games import CheckOptions, GameInfo, Home, OptionValues, Rule, RuleBook
from tricorne.server.wire_lessons import LessonInput, LessonList, LessonReply
from tricorne.server.wire_live import Act, Event

LOG_MOST = 1000


def _unless_known(request: Request, body: bytes, tag: str, media: str) -> Response:
    """An answer that seldom changes: whoever has it already, or names it by its tag, need not fetch it again."""
    named = request.query_params.get("v", "") == tag.strip('"')
    headers = {"ETag": tag, "Cache-Control": A_YEAR if named else "no-cache"}
    # A proxy that packs the answer weakens its tag.
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, media)


def _texts(request: Request, game: str) -> Response:
    """The texts of a game in the language of the address; in English where it is one that we do not speak."""
    language = _language(request)
    return _told(request, whole_text(game, language) + ("" if game else catalogue.covers(language)))


def _language(request: Request) -> str:
    wish: str = request.path_params["language"]
    return wish if wish in [*languages(), MADE_UP] else ENGLISH


def _told(request: Request, text: str) -> Response:
    body = text.encode()
    return _unless_known(request, body, f'"{hashlib.sha256(body).hexdigest()[:16]}"', "text/plain")


class Api:
    """The work behind the addresses."""

    def __init__(self, hub: Hub, guests: Guests, limits: Limits, acts: Acts, rules: AccountRules = NO_ACCOUNTS) -> None:
        self.hub = hub
        self.rules = rules
        self.accounts = Keeping(hub.store)
        self.guests = guests
        self.limits = limits
        self.acts = acts
        self.order: Order | None = None
        """Who keeps order here, and whom it is kept against."""
        self.lessons = Lessons()
        self._infos: dict[str, tuple[bytes, str]] = {}

    def addresses(self) -> list[Address]:
        table = "/api/tables/{id}"
        return [
            Address("GET", "/api/home", self.home, "Games, powers, presets, bots", None, Home),
            Address("GET", "/api/me", self.me, "Who you are", None, Me),
            Address("POST", "/api/me", self.new_me, "Become a guest, or take another name", NewGuest, Me, 201),
            Address(
                "GET",
                "/api/me/tables",
                self.my_tables,
                "Your tables, your turn first",
                None,
                TableList,
                priced=True,
            ),
            Address("GET", "/api/games/{game}", self.game, "All about a game", None, GameInfo),
            Address("POST", "/api/games/{game}/options", self.options, "Check options", CheckOptions, OptionValues),
            Address(
                "GET",
                "/api/games/{game}/messages/{language}",
                self.game_messages,
                "The texts of a game's messages",
                media="text/plain",
                gives=str,
            ),
            Address(
                "GET",
                "/api/messages/{language}",
                self.messages,
                "The texts of the messages that all games share",
                media="text/plain",
                gives=str,
            ),
            Address("GET", "/api/games/{game}/rules/{rule}", self.rule, "The words of a rule", None, Rule),
            Address("GET", "/api/games/{game}/book/{language}", self.book, "The rules as a book", None, RuleBook),
            Address(
                "GET", "/api/games/{game}/lessons", self.lessons.lessons_of_game, "Lessons of a game", None, LessonList
            ),
            Address(
                "POST",
                "/api/games/{game}/lessons/{lesson}",
                self.lessons.lesson_input,
                "What a learner does, and the teacher's answer",
                LessonInput,
                LessonReply,
                priced=True,
            ),
            Address(
                "GET",
                "/api/games/{game}/lessons/{lesson}/messages/{language}",
                self.lesson_messages,
                "The texts of a lesson, or the titles of all",
                media="text/plain",
                gives=str,
            ),
            Address("GET", "/api/tables", self.listed, "Listed tables", None, TableList, priced=True),
            Address("POST", "/api/tables", self.create, "A new table", NewTable, TableInfo, 201),
            Address("GET", table, self.table, "A table", None, TableInfo),
            Address("POST", table + "/join", self.join, "Take an open seat", Join, TableInfo),
            Address("POST", table + "/choose", self.choose, "Choose a power", Choose, TableInfo),
            Address("POST", table + "/letter", self.letter, "Open your letter", OpenLetter, TableInfo),
            Address("POST", table + "/leave", self.leave, "Give up a seat", Leave, TableInfo),
            Address("POST", table + "/start", self.start, "Begin; bots take open seats", Start, TableInfo),
            Address("POST", table + "/close", self.close, "End a table", None, TableInfo),
            Address("POST", table + "/resign", self.resign, "Give up", Resign, TableInfo),
            Address("POST", table + "/abandon", self.abandon, "End a game by consent", Agree, TableInfo),
            Address("POST", table + "/rematch", self.rematch, "The next game", Rematch, TableInfo),
            Address("POST", table + "/acts", self.act, "An act of the live channel", Act, Event),
            Address("GET", table + "/log", self.log, "Entries of the record", None, Log, priced=True),
            Address("GET", table + "/at/{number}", self.moment, "The table after an entry", None, Moment, priced=True),
            Address("GET", table + "/since", self.since, "What happened since you looked", None, Since, priced=True),
            Address("GET", table + "/end", self.end, "The end of the game", None, End, priced=True),
            Address("GET", table + "/fair", self.fair, "What proves the dice after the end", None, Fair, priced=True),
            Address("GET", table + "/record", self.record, "The record as text", None, str, priced=True),
            Address("GET", table + "/chat", self.chat, "Older lines of the chat", None, Chat),
        ]

    # -- guests and games --------------------------------------------------------------------

    async def home(self, request: Request) -> Response:
        return answer(catalogue.home())

    async def me(self, request: Request) -> Response:
        return answer(await self._me(await self.guests.required(request)))

    async def _me(self, guest: Guest, token: str | None = None) -> Me:
        member = self.rules.on and await self.accounts.account(guest.id) is not None
        role = await self.order.role(guest.id) if self.order is not None else None
        return Me(guest.id, guest.name, token, member, self.rules.mode, role, self.hub.rules.talk)

    async def new_me(self, request: Request) -> Response:
        asked = await read_body(request, NewGuest)
        guest = await self.guests.of(request)
        if guest is not None:
            if asked.name.strip():
                await self.guests.rename(guest, asked.name)
                self.hub.rename(guest)
            return answer(await self._me(guest))
        await self.limits.new_guest(address_of(request))
        guest, token = await self.guests.make(asked.name)
        response = answer(await self._me(guest, token), 201)
        set_cookie(response, token, request.url.scheme == "https")
        return response

    async def game(self, request: Request) -> Response:
        id = seating.find_game(request.path_params["game"]).id
        if id not in self._infos:
            body = encoder.encode(catalogue.info(id))
            self._infos[id] = (body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')
        body, tag = self._infos[id]
        return _unless_known(request, body, tag, "application/json")

    async def messages(self, request: Request) -> Response:
        return _texts(request, SHARED)

    async def game_messages(self, request: Request) -> Response:
        return _texts(request, seating.find_game(request.path_params["game"]).id)

    async def lesson_messages(self, request: Request) -> Response:
        game = seating.find_game(request.path_params["game"]).id
        return _told(request, lesson_text(game, texts_of(game, request.path_params["lesson"]), _language(request)))

    async def options(self, request: Request) -> Response:
        game = seating.find_game(request.path_params["game"])
        return answer(catalogue.check_options(game, await read_body(request, CheckOptions)))

    async def rule(self, request: Request) -> Response:
        game = seating.find_game(request.path_params["game"])
        return answer(catalogue.rule(game, request.path_params["rule"]))

    async def book(self, request: Request) -> Response:
        game = seating.find_game(request.path_params["game"])
        body = encoder.encode(book(game.id, _language(request)))
        return _unless_known(request, body, f'"{hashlib.sha256(body).hexdigest()[:16]}"', "application/json")

    # -- tables ------------------------------------------------------------------------------

    async def _table(self, request: Request, guest: Guest | None) -> GameTable:
        """The table of the address, if this guest may know of it."""
        table = await self.hub.table(request.path_params["id"])
        invite = request.query_params.get("invite", "")
        if not table.may_see(guest.id if guest else "", invite):
            raise not_found(say("why-no-table"))
        return table

    async def listed(self, request: Request) -> Response:
        guest = await self.guests.of(request)
        found = [await self.hub.table(id) for id in await self.hub.store.listed()]
        return answer(TableList([table.info(guest.id if guest else "") for table in found]))

    async def my_tables(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        found = [await self.hub.table(id) for id in await self.hub.store.tables_of(guest.id)]
        infos = [table.info(guest.id) for table in found]
        order = ["playing", "waiting", "over", "closed"]
        infos.sort(key=lambda one: (not one.turn, order.index(one.status), -one.changed))
        return answer(TableList(infos))

    async def create(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, NewTable)
        await self.limits.new_table(guest.id)
        table = await self.hub.shielded(seating.create(self.hub, guest, asked))
        return answer(table.info(guest.id), 201)

    async def table(self, request: Request) -> Response:
        guest = await self.guests.of(request)
        table = await self._table(request, guest)
        return answer(table.info(guest.id if guest else ""))

    async def join(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Join)
        table = await self.hub.table(request.path_params["id"])
        if not table.may_see(guest.id, asked.invite):
            raise not_found(say("why-no-table"))
        await self.hub.shielded(seating.join(self.hub, table, guest, asked))
        return answer(table.info(guest.id))

    async def choose(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Choose)
        table = await self._table(request, guest)
        await self.hub.shielded(seating.choose(self.hub, table, guest, asked))
        return answer(table.info(guest.id))

    async def letter(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, OpenLetter)
        table = await self._table(request, guest)
        await self.hub.shielded(beginning.open_letter(self.hub, table, guest, asked))
        return answer(table.info(guest.id))

    async def leave(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Leave)
        table = await self._table(request, guest)
        await self.hub.loaded(table.id)
        await self.hub.shielded(seating.leave(self.hub, table, guest, asked))
        return answer(table.info(guest.id))

    async def start(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Start)
        table = await self._table(request, guest)
        await self.hub.shielded(seating.start(self.hub, table, guest, asked))
        return answer(table.info(guest.id))

    async def close(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        await read_body(request, dict[str, Any])
        table = await self._table(request, guest)
        await self.hub.shielded(seating.close(self.hub, table, guest))
        return answer(table.info(guest.id))

    async def resign(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Resign)
        table = await self._table(request, guest)
        await self.hub.loaded(table.id)
        await self.hub.shielded(ending.resign(self.hub, table, guest, asked.power))
        return answer(table.info(guest.id))

    async def abandon(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Agree)
        table = await self._table(request, guest)
        await self.hub.loaded(table.id)
        await self.hub.shielded(ending.abandon(self.hub, table, guest, asked.agree))
        return answer(table.info(guest.id))

    async def rematch(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Rematch)
        table = await self._table(request, guest)
        found = await self.hub.shielded(ending.rematch(self.hub, table, guest, asked))
        return answer(found.info(guest.id))

    async def act(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        act: Act = await read_body(request, Act)  # type: ignore[arg-type]  # a union is a type here
        table = await self._table(request, guest)
        await self.hub.loaded(table.id)
        return answer(await self.hub.shielded(self.acts.carry_out(table, guest, act, address_of(request))))

    # -- the past ----------------------------------------------------------------------------

    async def _eyes(self, request: Request) -> tuple[GameTable, Guest | None, str | None]:
        """A table with its game, and whose eyes look at it."""
        guest = await self.guests.of(request)
        table = await self._table(request, guest)
        await self.hub.loaded(table.id)
        return table, guest, table.eyes(guest.id if guest else "", request.query_params.get("seat"))

    async def log(self, request: Request) -> Response:
        table, _, eyes = await self._eyes(request)
        first = number_in(request, "from", 0)
        last = min(number_in(request, "to", table.number), first + LOG_MOST - 1)
        return answer(past.log(table, eyes, first, last))

    async def moment(self, request: Request) -> Response:
        table, _, eyes = await self._eyes(request)
        text = request.path_params["number"]
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise not_found(say("why-entry-number", text=Text(text[:20])))
        return answer(await past.at(self.hub, table, eyes, int(text)))

    async def since(self, request: Request) -> Response:
        table, guest, eyes = await self._eyes(request)
        if guest is None:
            raise no_guest()
        return answer(past.since(table, eyes, guest.id))

    async def end(self, request: Request) -> Response:
        table, _, _ = await self._eyes(request)
        return answer(await past.end(self.hub, table))

    async def fair(self, request: Request) -> Response:
        table, _, _ = await self._eyes(request)
        return answer(fair.fair(table))

    async def record(self, request: Request) -> Response:
        table, _, eyes = await self._eyes(request)
        headers = {
            "Content-Disposition": f'inline; filename="{past.file_name(table)}"',
            "Cache-Control": "no-store",
        }
        return PlainTextResponse(await past.stored_record(self.hub, table, eyes), headers=headers)

    async def chat(self, request: Request) -> Response:
        guest = await self.guests.of(request)
        table = await self._table(request, guest)
        channel = request.query_params.get("channel") or TABLE_CHANNEL
        before = number_in(request, "before", 0)
        return answer(await past.chat(self.hub, table, guest.id if guest else "", channel, before))
