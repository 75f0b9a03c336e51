"""TypeScript types for the client, made from the classes of wire.py and wire_live.py:

python -m tricorne.server.typescript client/src/wire.ts
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from msgspec import inspect

from tricorne.server import wire, wire_live

HEAD = """\
// What goes over the wire (docs/server.md). Made by `python -m tricorne.server.typescript`; do not edit.

/** A fact of a message: a number, the path of a thing, a thing with a name of its own, a person's words ... */
export type Arg = number | string | { thing: string; name: string } | { text: string } | Message | Arg[];
"""
UNIONS = {"Act": wire_live.Act, "Event": wire_live.Event, "LobbyEvent": wire_live.LobbyEvent}
BARE = {"Sent", "Given", "Asked", "Told"}


def structs() -> list[type[msgspec.Struct]]:
    """Every class of the wire in the order in which it is written."""
    found: list[type[msgspec.Struct]] = []
    for module in (wire, wire_live):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
                if thing.__module__ == module.__name__ and thing.__name__ not in BARE:
                    found.append(thing)
    return found


def _of(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        if any(isinstance(part, inspect.AnyType) for part in kind.types):
            return "unknown"
        return " | ".join(_of(part) for part in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType):
        inner = _of(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_of(kind.value_type)}>"
    plain: list[tuple[type, str]] = [
        (inspect.StrType, "string"),
        (inspect.BoolType, "boolean"),
        (inspect.IntType, "number"),
        (inspect.FloatType, "number"),
        (inspect.NoneType, "null"),
        (inspect.AnyType, "unknown"),
    ]
    for known, name in plain:
        if isinstance(kind, known):
            return name
    raise TypeError(f"no TypeScript for {kind}")


def _interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {' '.join(struct.__doc__.split())} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "" if field.required else "?"
        kind = "Record<string, Arg>" if struct is wire.Message and field.name == "args" else _of(field.type)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    lines.append("}")
    return "\n".join(lines)


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, *(_interface(struct) + "\n" for struct in structs())]
    for name, union in UNIONS.items():
        kinds = " | ".join(_of(inspect.type_info(kind)) for kind in union.__args__)
        parts.append(f"export type {name} = {kinds};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
