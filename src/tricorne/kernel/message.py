"""Messages: what the engine has to say, as a key and its facts.

A message is data. It travels and is stored as data, and becomes a sentence only where somebody reads it, in the
language of the reader. The sentences stand in Fluent files (see languages.py): those of a game in its folder
``messages``, those that all games share in ``tricorne/messages``.

The key of a game's own message begins with the game's id: ``struggle-of-empires/why-turn``. A key without a slash
is one of those that all games share.

>>> refused = Message("undo-chance", {"number": 12})
>>> str(refused)
'chance was drawn in 12'
>>> refused.text("de")
'In 12 hat der Zufall entschieden.'
>>> refused.to_data()
{'key': 'undo-chance', 'args': {'number': 12}}
>>> read_data(refused.to_data()) == refused
True
"""

from __future__ import annotations

import json
from json.encoder import encode_basestring
from typing import Any, Final, TypedDict

from tricorne.kernel import languages

AS_IT_STOOD: Final = "as-it-stood"
"""The key of a text that was written before messages were data."""

Arg = object
"""An argument: a number, a Thing, a Text, a Message, or a list of those."""


class MessageData(TypedDict):
    """A message as plain data, in a view or on the wire."""

    key: str
    args: dict[str, Any]


class NamedThing(TypedDict):
    """A thing by its path, with the name that the owner of the game has given it."""

    thing: str
    name: str


class Thing:
    """Something that a game has a name for: a power, a region, a card. ``name`` is given only where the owner of the
    game calls it otherwise than we do.

    >>> Thing("power", "britain").to_data()
    'power/britain'
    """

    def __init__(self, kind: str, id: str, name: str = "", game: str = "") -> None:
        self.kind = kind
        self.id = id
        self.name = name
        self.game = game
        """The game that it belongs to; empty inside a message of that game."""
        self._path = ""

    def of(self, game: str) -> Thing:
        """The same thing for a message that is not the game's own."""
        return Thing(self.kind, self.id, self.name, game)

    def path(self) -> str:
        """How the thing is called in data: ``power/britain``."""
        if not self._path:
            self._path = f"{self.game}/{self.kind}/{self.id}" if self.game else f"{self.kind}/{self.id}"
        return self._path

    def to_data(self) -> object:
        return {"thing": self.path(), "name": self.name} if self.name else self.path()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Thing)
            and self.id == other.id
            and self.kind == other.kind
            and self.game == other.game
            and self.name == other.name
        )

    def __hash__(self) -> int:
        return hash(self.path())

    def __repr__(self) -> str:
        return f"<{self.path()}>"

    def __reduce__(self) -> tuple[type[Thing], tuple[str, str, str, str]]:
        return (Thing, (self.kind, self.id, self.name, self.game))


class Text:
    """Words that somebody wrote: the name of a player, a title. They are shown as they are."""

    def __init__(self, words: str) -> None:
        self.words = words

    def to_data(self) -> object:
        return {"text": self.words}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.words)

    def __repr__(self) -> str:
        return f"Text({self.words!r})"

    def __reduce__(self) -> tuple[type[Text], tuple[str]]:
        return (Text, (self.words,))


class Message:
    """A key and its facts. ``str()`` is its English."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args
        self._json = ""
        if languages.CHECKING:
            languages.check(self.key, list(self.args))

    def text(self, language: str = "en") -> str:
        """The message as a sentence in a language."""
        return languages.sentence(self.key, self.args, language)

    def to_data(self) -> MessageData:
        """The message as plain data, ready for JSON."""
        return {"key": self.key, "args": {name: data_of(value) for name, value in self.args.items()}}

    def to_json(self) -> str:
        """Its data, written: every act has lines, and this way nothing is made of them between."""
        if not self._json:
            written: list[str] = []
            self.write(written)
            self._json = "".join(written)
        return self._json

    def write(self, written: list[str]) -> None:
        """The same, piece by piece."""
        written.append('{"key":')
        written.append(quoted(self.key))
        between = ',"args":{'
        for name, value in self.args.items():
            written.append(between)
            written.append(quoted(name))
            written.append(":")
            write_arg(value, written)
            between = ","
        written.append("}}" if self.args else ',"args":{}}')

    def __str__(self) -> str:
        return self.text("en")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Message {self.key} {self.args}>"

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Arg]]]:
        return (Message, (self.key, self.args))


def say(key: str, **args: Arg) -> Message:
    """A message that all games share.

    >>> str(say("undo-revealed", number=7))
    'something was revealed in 7'
    """
    return Message(key, args)


def as_it_stood(words: str) -> Message:
    """A text of which nothing is known but its words."""
    return Message(AS_IT_STOOD, {"words": Text(words)})


def in_english(words: str) -> Message:
    """What only those read who build a game, train a bot or run a server or a tournament. It is no part of play and is
    said in English to everybody."""
    return as_it_stood(words)


def texts(words: list[str]) -> list[Arg]:
    """Words as an argument of a message: a list of them as they are."""
    return [Text(word) for word in words]


def data_of(value: Arg) -> object:
    """An argument as plain data."""
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, (Thing, Text, Message)):
        return value.to_data()
    if isinstance(value, list):
        return [data_of(one) for one in value]
    raise TypeError(f"{value!r} is no argument of a message: give a number, a Thing, a Text, a Message or a list")


_quoted: Final[dict[str, str]] = {}
MOST_QUOTED: Final = 10_000


def quoted(words: str) -> str:
    """A key, or how a thing is called, as a string of JSON. They come again and again, so that they are kept."""
    found = _quoted.get(words)
    if found is None:
        if len(_quoted) >= MOST_QUOTED:
            _quoted.clear()
        found = _quoted[words] = encode_basestring(words)
    return found


def write_arg(value: Arg, written: list[str]) -> None:
    """The data of an argument, written piece by piece.

    >>> written: list[str] = []
    >>> write_arg([Thing("power", "britain"), Text('"Well met!"'), say("undo-chance", number=12)], written)
    >>> print("".join(written))
    ["power/britain",{"text":"\\"Well met!\\""},{"key":"undo-chance","args":{"number":12}}]
    """
    if isinstance(value, Message):
        value.write(written)
    elif isinstance(value, Thing) and not value.name:
        written.append(quoted(value.path()))
    elif isinstance(value, list):
        between = "["
        for one in value:
            written.append(between)
            write_arg(one, written)
            between = ","
        written.append("]" if value else "[]")
    elif isinstance(value, int) and not isinstance(value, bool):
        written.append(str(value))
    else:
        written.append(json.dumps(data_of(value), ensure_ascii=False, separators=(",", ":")))


def read_data(data: object) -> Arg:
    """The message or argument whose ``to_data`` this is; a string that names no thing is a text as it stood.

    >>> read_data("power/britain")
    <power/britain>
    """
    if isinstance(data, (int, float)):
        return data
    if isinstance(data, str):
        parts = data.split("/")
        if len(parts) == 3:
            return Thing(parts[1], parts[2], "", parts[0])
        return Thing(parts[0], parts[1]) if len(parts) == 2 else Text(data)
    if isinstance(data, list):
        return [read_data(one) for one in data]
    if isinstance(data, dict):
        if "key" in data:
            args = data.get("args", {})
            return Message(str(data["key"]), {str(name): read_data(value) for name, value in args.items()})
        if "thing" in data:
            thing = read_data(data["thing"])
            assert isinstance(thing, Thing)
            return Thing(thing.kind, thing.id, str(data["name"]), thing.game)
        if "text" in data:
            return Text(str(data["text"]))
    raise ValueError(f"{data!r} is no message: give a key and its arguments")


def read_message(data: object) -> Message:
    """A message from data; a bare string is a text as it stood."""
    if isinstance(data, str):
        return as_it_stood(data)
    found = read_data(data)
    assert isinstance(found, Message)
    return found
