"""TypeScript types for the client, made from the classes of ``wire.py`` and its sisters (``wire.ts``) and
from the views that games declare (``games/ID/view-types.ts``):

python -m tricorne.server.typescript
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect

from tricorne.analysis import Judgement
from tricorne.kernel.registry import HOUSE, game, installed
from tricorne.server import wire, wire_fair, wire_games, wire_lessons, wire_live, wire_seats
from tricorne.server.accounts import wire_accounts
from tricorne.server.events import wire_events
from tricorne.server.members import wire_members, wire_people
from tricorne.server.notices import wire_notices
from tricorne.server.pace import wire_pace
from tricorne.server.study import wire_study

HEAD = """\
// What goes over the wire (docs/server.md). Made by `python -m tricorne.server.typescript`; do not edit.

/** A fact of a message: a number, the path of a thing, a thing with a name of its own, a person's words ... */
export type Arg = number | string | { thing: string; name: string } | { text: string } | Message | Arg[];

/** A change of a view: what it sets at a path; without a value it removes what is there. */
export type ViewChange = [path: (string | number)[], value?: unknown];
"""
VIEW_HEAD = """\
// What a seat sees (docs/views.md). Made by `python -m tricorne.server.typescript`; do not edit.
"""
TOLD_APART = {
    (wire.Message, "args"): "Record<string, Arg>",
    (wire_live.Position, "changes"): "ViewChange[] | null",
}
"""Fields whose types the classes of the wire cannot say: lists of several lengths, and what is made of itself."""
UNIONS = {"Act": wire_live.Act, "Event": wire_live.Event, "LobbyEvent": wire_live.LobbyEvent}
WIRE_NAMES = {"MessageData": "Message"}
"""How the wire calls what games call otherwise."""
ALWAYS_WHOLE = {Judgement.__module__}
"""What is never given to the server: there a default is for what was stored before."""
BARE = {"Sent", "Given", "Asked", "Told"}


Names = dict[frozenset[Any], str]
NO_NAMES: Names = {}


def structs() -> list[type[msgspec.Struct]]:
    """Every class of the wire in the order in which it is written."""
    found: list[type[msgspec.Struct]] = []
    for module in (
        wire,
        wire_pace,
        wire_seats,
        wire_games,
        wire_fair,
        wire_live,
        wire_lessons,
        sys.modules[Judgement.__module__],
        wire_study,
        wire_accounts,
        wire_members,
        wire_people,
        wire_notices,
        wire_events,
    ):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
                if thing.__module__ == module.__name__ and thing.__name__ not in BARE:
                    found.append(thing)
    return found


def _of(kind: inspect.Type, names: Names = NO_NAMES) -> str:
    """A type in TypeScript; ``names`` are those of closed lists of words."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        if any(isinstance(part, inspect.AnyType) for part in kind.types):
            return "unknown"
        return " | ".join(_of(part, names) for part in kind.types)
    if isinstance(kind, inspect.LiteralType):
        named = names.get(frozenset(kind.values))
        return named or " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.TypedDictType):
        return WIRE_NAMES.get(kind.cls.__name__, kind.cls.__name__)
    if isinstance(kind, inspect.Metadata):
        return _of(kind.type, names)
    if isinstance(kind, inspect.ListType):
        inner = _of(kind.item_type, names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_of(part, names) for part in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_of(kind.value_type, names)}>"
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
        mark = "" if field.required or struct.__module__ in ALWAYS_WHOLE else "?"
        kind = TOLD_APART.get((struct, field.name)) or _of(field.type)
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


# -- views --------------------------------------------------------------------------------------


def view_typescript(module: ModuleType) -> str:
    """The file of a game: every type of the module, those that it takes from its other modules first."""
    words = {name: get_args(thing) for name, thing in vars(module).items() if get_origin(thing) is Literal}
    names = {frozenset(values): name for name, values in words.items()}
    shapes = _shapes(vars(module)["View"], [])
    for thing in vars(module).values():
        shapes = _shapes(thing, shapes)
    own = [shape for shape in shapes if shape.__name__ not in WIRE_NAMES and shape.__name__[0] != "_"]
    parts = [VIEW_HEAD]
    if any(shape.__name__ in WIRE_NAMES for shape in shapes):
        parts.append(f'import type {{ {", ".join(sorted(WIRE_NAMES.values()))} }} from "../../wire";\n')
    for name, values in words.items():
        listed = " | ".join(f'"{value}"' for value in values)
        parts.append(f"export type {name} = {listed};\n")
    parts += [_shape(shape, names) + "\n" for shape in own]
    odds = vars(module).get("Odds")
    if odds is not None and not is_typeddict(odds):
        parts.append(f"export type Odds = {' | '.join(part.__name__ for part in get_args(odds))};\n")
    return "\n".join(parts)


def _shapes(thing: Any, found: list[Any]) -> list[Any]:
    """The types found so far, and what this one is made of before itself."""
    if is_typeddict(thing):
        if thing in found:
            return found
        for hint in get_type_hints(thing).values():
            found = _shapes(hint, found)
        return [*found, thing]
    for part in get_args(thing):
        found = _shapes(part, found)
    return found


def _shape(shape: Any, names: Names) -> str:
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.TypedDictType)
    fields = {field.name: field for field in info.fields}
    # A docstring of its own: TypedDicts inherit that of dict.
    lines = [f"/** {' '.join(shape.__doc__.split())} */"] if shape.__doc__ else []
    lines.append(f"export interface {shape.__name__} {{")
    for name, hint in get_type_hints(shape, include_extras=True).items():
        hint = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        if get_origin(hint) is Annotated:
            lines += [f"  /** {note} */" for note in get_args(hint)[1:]]
        mark = "" if fields[name].required else "?"
        lines.append(f"  {name}{mark}: {_of(fields[name].type, names)};")
    lines.append("}")
    return "\n".join(lines)


def files() -> dict[str, str]:
    """All that is made, by its path in client/src."""
    made = {"wire.ts": typescript()}
    for listing in installed():
        types = game(listing.id).view_types() if listing.package == HOUSE else None
        if types is not None:
            made[f"games/{listing.id}/view-types.ts"] = view_typescript(types)
    return made


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "client/src")
    for path, text in files().items():
        (folder / path).write_text(text, encoding="utf-8")
