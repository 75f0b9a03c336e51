"""The documents of the API: OpenAPI and TypeScript agree with the classes, and with what is really sent."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

import tricorne
from tests.server.running_server import Person, RunningServer, english
from tricorne.bots import for_game
from tricorne.kernel.message import MessageData
from tricorne.server import wire, wire_games, wire_live
from tricorne.server.typescript import files, structs, view_typescript

ROOT = Path(__file__).parents[2]


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        found = {str(value["$ref"])} if "$ref" in value else set()
        for inner in value.values():
            found |= references(inner)
        return found
    if isinstance(value, list):
        return set().union(*(references(inner) for inner in value))
    return set()


def test_openapi_names_every_address_and_every_type(server: RunningServer) -> None:
    found = Person(server.port).get("/api/openapi.json").json
    assert found["openapi"].startswith("3.1") and found["info"]["version"] == tricorne.__version__
    for name in references(found):
        assert name.rpartition("/")[2] in found["components"]["schemas"], name
    operations = [one for path in found["paths"].values() for one in path.values()]
    names = [one["operationId"] for one in operations]
    assert len(names) == len(set(names)) > 15
    for path, methods in found["paths"].items():
        for operation in methods.values():
            named = {one["name"] for one in operation["parameters"] if one["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path))
            assert "default" in operation["responses"]


def test_every_address_of_the_document_is_in_the_page(server: RunningServer) -> None:
    found = Person(server.port).get("/api/openapi.json").json
    page = (ROOT / "docs" / "server.md").read_text()
    for path, methods in found["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in page, f"{method} {path}"
    for struct in structs():
        if struct.__name__ in ("Home", "NewTable", "TableInfo", "Moment", "Since", "End", "Chat", "GameInfo"):
            assert f"`{struct.__name__}`" in page


@pytest.mark.parametrize(("path", "text"), files().items(), ids=list(files()))
def test_typescript_is_up_to_date(path: str, text: str) -> None:
    """After a change of the wire or of a game's view: python -m tricorne.server.typescript"""
    assert (ROOT / "client" / "src" / path).read_text() == text


def test_typescript_of_views_says_what_the_types_say() -> None:
    class Inner(TypedDict):
        """What lies inside."""

        side: Literal["red", "blue"] | None
        said: MessageData

    class View(TypedDict):
        sides: list[Annotated[Literal["red", "blue"], "first to last"]]
        inner: NotRequired[Annotated[Inner, "a note"]]

    module = ModuleType("made_up")
    vars(module).update(Side=Literal["red", "blue"], View=View)
    with pytest.MonkeyPatch.context() as patch:
        # The hints of classes inside a function are looked up in the module.
        patch.setitem(globals(), "Inner", Inner)
        made = view_typescript(module)
    assert 'export type Side = "red" | "blue";' in made
    assert 'import type { Message } from "../../wire";' in made
    assert "/** What lies inside. */\nexport interface Inner {\n  side: Side | null;\n  said: Message;\n}" in made
    assert "  /** a note */\n  inner?: Inner;" in made
    assert made.index("interface Inner") < made.index("interface View")


@pytest.mark.parametrize(
    ("path", "shape"),
    [
        ("/api/home", wire_games.Home),
        ("/api/games/struggle-of-empires", wire_games.GameInfo),
        ("/api/games/struggle-of-empires/rules/loss-6", wire_games.Rule),
        ("/api/me", wire.Me),
        ("/api/me/tables", wire.TableList),
        ("/api/tables", wire.TableList),
        ("/api/tables/{id}", wire.TableInfo),
        ("/api/tables/{id}/log", wire.Log),
        ("/api/tables/{id}/at/0", wire.Moment),
        ("/api/tables/{id}/since", wire.Since),
        ("/api/tables/{id}/chat", wire.Chat),
    ],
)
def test_answers_are_of_their_type(server: RunningServer, path: str, shape: type[msgspec.Struct]) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, listed=True)
    found = msgspec.json.decode(anna.get(path.format(id=table["id"])).body, type=shape)
    assert msgspec.to_builtins(found) == anna.get(path.format(id=table["id"])).json


def test_events_are_of_their_type(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, options={"setup-duplicates": "keep"})
    with anna.look(table) as live:
        live.play()
        live.act("say", channel="table", text="well met")
        live.act("why-not", action="pass")
        live.act("undo", at=live.position["number"])
        for message in anna.heard[-len(live.events) :]:
            msgspec.json.decode(message, type=wire_live.Event)
        assert {event["type"] for event in live.events} >= {"welcome", "table", "step", "said", "why", "done"}


def test_options_are_explained_and_checked(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    info = anna.get("/api/games/struggle-of-empires")
    assert all(english(group["words"]) and group["options"] for group in info.json["groups"])
    tagged = anna.ask("GET", "/api/games/struggle-of-empires", None, {"If-None-Match": info.headers["etag"]})
    assert tagged.status == 304
    path = "/api/games/struggle-of-empires/options"
    checked = anna.post(path, {"players": 3, "preset": "deluxe", "options": {"surrender": True}}).json
    assert checked["values"]["surrender"] is True
    refused = anna.post(path, {"players": 99})
    assert refused.status == 422 and "2 to 7" in refused.json["error"]["words"]
    card = anna.get("/api/home").json["games"][0]
    assert card["id"] == "struggle-of-empires" and {"id": "britain", "name": "Great Britain"} in card["powers"]
    best = for_game("struggle-of-empires")[0]
    assert card["bots"][0]["bot"] == best.name and english(card["bots"][0]["words"]) == str(best.words)
