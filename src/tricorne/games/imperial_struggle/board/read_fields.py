"""Reading one part of a hand-written position, strictly: every error names the place, and the id that was meant."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import SIDE_IDS, SIDES
from tricorne.games.imperial_struggle.speech import say
from tricorne.kernel.errors import BadRecord, at, hint, quoted
from tricorne.kernel.message import Message, Text
from tricorne.kernel.message import say as say_shared
from tricorne.kernel.read_record import inside, only

MOST: int = 99
"""No count that a person writes is larger."""
ITSELF: str = "is"
"""The key under which ``by_id`` gives a value that is no object."""


def _shown(value: object) -> Text:
    """Any value of JSON as it may stand in a message."""
    return quoted(str(value))


class Form:
    """An object of the written position with the place where it stands. What an id is the id of (``what``) is the key
    of a message."""

    def __init__(self, place: Message, value: object) -> None:
        if not isinstance(value, dict):
            raise BadRecord(at(place, say_shared("json-it-object")))
        self.place = place
        self.fields: dict[str, object] = value

    def fail(self, key: str, words: Message) -> BadRecord:
        return BadRecord(at(self.place if key == ITSELF else inside(self.place, key), words))

    def only(self, known: list[str]) -> None:
        only(self.fields, known, self.place)

    def has(self, key: str) -> bool:
        return key in self.fields

    # -- values --------------------------------------------------------------------------------

    def form(self, key: str) -> Form:
        """The object under a key; an empty one if it is missing."""
        place = self.place if key == ITSELF else inside(self.place, key)
        return Form(place, self.fields.get(key, {}))

    def number(self, key: str, low: int, high: int, missing: int = 0) -> int:
        if key not in self.fields:
            return missing
        return self._number(key, self.fields[key], low, high)

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(key, say("position-number", text=_shown(value), low=low, high=high))
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self._number(key, value, low, high) for value in self._list(key)]

    def flag(self, key: str, missing: bool = False) -> bool:
        value = self.fields.get(key, missing)
        if not isinstance(value, bool):
            raise self.fail(key, say("position-flag", text=_shown(value)))
        return value

    def word(self, key: str, what: str, ids: list[str]) -> int:
        """The number of the id under a key."""
        return self.meant(key, what, self.fields.get(key), ids)

    def words(self, key: str, what: str, ids: list[str]) -> list[int]:
        """The numbers of all ids of a list; none may stand twice."""
        found: list[int] = []
        for value in self._list(key):
            number = self.meant(key, what, value, ids)
            if number in found:
                raise self.fail(key, say("position-twice", id=Text(ids[number])))
            found.append(number)
        return found

    def by_id(self, key: str, what: str, ids: list[str]) -> dict[int, Form]:
        """The object under a key by the numbers of its ids; each value under ITSELF in a form of its own."""
        inner = self.form(key)
        found: dict[int, Form] = {}
        for id in inner.fields:
            found[self.meant(key, what, id, ids)] = Form(inside(inner.place, id), {ITSELF: inner.fields[id]})
        return found

    def per_side(self, key: str, low: int, high: int, missing: list[int]) -> list[int]:
        """A number for each side."""
        inner = self.form(key)
        inner.only(SIDE_IDS)
        return [inner.number(SIDE_IDS[side], low, high, missing[side]) for side in range(SIDES)]

    def meant(self, key: str, what: str, value: object, ids: list[str]) -> int:
        """The number of an id, or an error that names the nearest one."""
        if not isinstance(value, str):
            raise self.fail(key, say("position-id", text=_shown(value), what=say(what)))
        if value not in ids:
            raise self.fail(key, say("position-none", text=quoted(value), what=say(what), hint=hint(value, ids)))
        return ids.index(value)

    def _list(self, key: str) -> list[object]:
        value = self.fields.get(key, [])
        if not isinstance(value, list):
            raise self.fail(key, say("position-list"))
        return value

    def items(self, key: str) -> list[object]:
        """The items of a list, not yet checked."""
        return self._list(key)
