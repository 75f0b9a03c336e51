"""The OpenAPI document, made from the list of addresses and the types of the wire."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import tricorne
from tricorne.server import wire_live
from tricorne.server.address import Address
from tricorne.server.wire import Refusal

REF = "#/components/schemas/{name}"
QUERY = {
    "/api/tables/{id}": ["invite"],
    "/api/tables/{id}/log": ["invite", "seat", "from", "to"],
    "/api/tables/{id}/at/{number}": ["invite", "seat"],
    "/api/tables/{id}/since": ["invite", "seat"],
    "/api/tables/{id}/end": ["invite"],
    "/api/tables/{id}/record": ["invite", "seat"],
    "/api/tables/{id}/chat": ["invite", "channel", "before"],
}
"""What may stand after the question mark."""
NUMBERS = ["from", "to", "before", "number"]


def document(addresses: list[Address]) -> dict[str, Any]:
    """The whole document."""
    kinds: list[Any] = [Refusal, wire_live.Act, wire_live.Event, wire_live.LobbyEvent]
    for address in addresses:
        kinds += [kind for kind in (address.body, address.gives) if kind is not None]
    shapes, components = msgspec.json.schema_components(kinds, ref_template=REF)
    shape_of = {id(kind): shape for kind, shape in zip(kinds, shapes, strict=True)}
    paths: dict[str, Any] = {}
    for address in addresses:
        paths.setdefault(address.path, {})[address.method.lower()] = _operation(address, shape_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tricorne",
            "version": tricorne.__version__,
            "description": "The web service of Tricorne. Live channels: WS /api/tables/{id}/live (send Act, "
            "receive Event) and WS /api/live (receive LobbyEvent). See docs/server.md.",
        },
        "paths": paths,
        "components": {
            "schemas": {**components, "Act": shape_of[id(wire_live.Act)], "Event": shape_of[id(wire_live.Event)]},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tricorne_guest"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _operation(address: Address, shape_of: dict[int, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": address.handler.__name__,
        "summary": address.words,
        "parameters": _parameters(address),
        "responses": {
            str(address.status): {
                "description": "fine",
                "content": {address.media: {"schema": shape_of[id(address.gives)]}},
            },
            "default": {"description": "refused", "content": {"application/json": {"schema": shape_of[id(Refusal)]}}},
        },
    }
    if address.body is not None:
        schema = shape_of[id(address.body)]
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _parameters(address: Address) -> list[dict[str, Any]]:
    found = [_parameter(name, "path", True) for name in re.findall(r"{(\w+)}", address.path)]
    if address.method == "GET":
        found += [_parameter(name, "query", False) for name in QUERY.get(address.path, [])]
    return found


def _parameter(name: str, place: str, required: bool) -> dict[str, Any]:
    kind = "integer" if name in NUMBERS else "string"
    return {"name": name, "in": place, "required": required, "schema": {"type": kind}}
