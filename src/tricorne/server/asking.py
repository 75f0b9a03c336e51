"""Requests in and answers out: reading bodies, checking types, answering what is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tricorne.kernel.languages import ENGLISH, MADE_UP, languages, negotiate
from tricorne.kernel.message import Text, say
from tricorne.server.limits import BODY_BYTES
from tricorne.server.problems import RequestRefused, broken, malformed, note_failure, too_large
from tricorne.server.viewer import encoder
from tricorne.server.wire import Problem, Refusal, message

Shape = TypeVar("Shape")
Answer = Callable[[Request], Awaitable[Response]]


def answer(value: msgspec.Struct, status: int = 200) -> Response:
    """A value of the wire as JSON; nobody may keep it."""
    body = encoder.encode(value)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def refusal(refused: RequestRefused, language: str = ENGLISH) -> Response:
    """A refusal, with its words in a language."""
    said = refused.message
    response = answer(Refusal(Problem(refused.code, message(said), said.text(language), refused.rules)), refused.status)
    if refused.wait:
        response.headers["Retry-After"] = str(max(1, round(refused.wait)))
    return response


def language_of(request: Request) -> str:
    """The language that the sender asks for in the address, else the one that he likes best among ours."""
    wish = request.query_params.get("language", "")
    return wish if wish in [*languages(), MADE_UP] else negotiate(request.headers.get("accept-language", ""))


async def body_of(request: Request, most: int = BODY_BYTES) -> bytes:
    """The body, as long as it is short and says it is JSON (a form of another site cannot)."""
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    length = request.headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit():
        raise malformed(say("why-content-length"))
    if int(length) > most:
        raise too_large(say("why-body-bytes", number=most))
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise too_large(say("why-body-bytes", number=most))
    if kind != "application/json":
        raise RequestRefused(415, "not-json", say("why-json-type"))
    return bytes(found)


_readers: dict[Any, msgspec.json.Decoder[Any]] = {}
"""To find out what a type looks like takes longer than to read one value of it."""


def reader_of(shape: type[Shape]) -> msgspec.json.Decoder[Shape]:
    """What reads a type of the wire; to look it up takes as long as to read an act."""
    return _readers.get(shape) or _readers.setdefault(shape, msgspec.json.Decoder(shape))


def read(body: bytes | str, shape: type[Shape]) -> Shape:
    """A body as a type of the wire; refused with what is wrong."""
    return read_by(reader_of(shape), body)


def read_by(reader: msgspec.json.Decoder[Shape], body: bytes | str) -> Shape:
    try:
        return reader.decode(body or b"{}")
    except msgspec.ValidationError as problem:
        raise malformed(say("why-not-expected", problem=Text(str(problem)))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise malformed(say("why-not-json", problem=Text(str(problem)))) from None


async def read_body(request: Request, shape: type[Shape], most: int = BODY_BYTES) -> Shape:
    return read(await body_of(request, most), shape)


def number_in(request: Request, key: str, otherwise: int) -> int:
    """A whole number among the query parameters."""
    text = request.query_params.get(key, "")
    if not text:
        return otherwise
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise malformed(say("why-whole-number", name=Text(key), text=Text(text[:20])))
    return int(text)


def guarded(work: Answer) -> Answer:
    """Answer a refusal with its status; answer any other error without telling what it was."""

    async def guarded_work(request: Request) -> Response:
        try:
            return await work(request)
        except RequestRefused as refused:
            return refusal(refused, language_of(request))
        except ClientDisconnect:  # who asked went away in the middle of it: nothing broke, and nobody reads this
            return Response(status_code=400)
        except Exception as problem:
            note_failure(f"{request.method} {request.url.path}", problem)
            return refusal(broken(), language_of(request))

    return guarded_work
