"""Reading data files: TOML tables whose every value is checked as it is taken out.

A ``TomlTable`` knows where it stands in its file, so that a wrong value is reported with its place
and with what would be right. Data files hold the numbers of a game; the code holds none.
"""

import tomllib

from tricorne.kernel.errors import TricorneError, hint, nearest
from tricorne.kernel.message import Arg, Message, Text, say


def _kind(value: object) -> Arg:
    """What a value is, as the data file writes it."""
    if isinstance(value, bool):
        return Text("true" if value else "false")
    if isinstance(value, str):
        return Text(f'"{value}"')
    if isinstance(value, list):
        return say("toml-a-list")
    if isinstance(value, dict):
        return say("toml-a-table")
    return Text(str(value))


class TomlTable:
    """One table of a data file."""

    def __init__(self, values: dict[str, object], place: str, error: type[TricorneError]) -> None:
        self.values = values
        self.place = place
        self.error = error

    def fail(self, words: Message) -> TricorneError:
        """The error to raise for this table: its place, then the words."""
        return self.error(say("at-place", place=Text(self.place), words=words))

    def has(self, key: str) -> bool:
        return key in self.values

    def names(self) -> list[str]:
        return list(self.values)

    def only(self, known: list[str]) -> None:
        """Refuse keys that are not known: most are typing errors."""
        for key in self.values:
            if key not in known:
                raise self.fail(say("toml-key", name=Text(key), hint=hint(key, known)))

    def value(self, key: str) -> object:
        if key not in self.values:
            near = nearest(key, list(self.values))
            if near:
                raise self.fail(say("toml-missing-near", name=Text(key), near=Text(near)))
            raise self.fail(say("toml-missing", name=Text(key)))
        return self.values[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.fail(say("toml-text", name=Text(key), value=_kind(value)))
        return value

    def word(self, key: str, words: list[str]) -> str:
        """A text that must be one of the words."""
        text = self.text(key)
        if text not in words:
            raise self.fail(say("toml-word", name=Text(key), value=_kind(text), hint=hint(text, words)))
        return text

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.fail(say("toml-flag", name=Text(key), value=_kind(value)))
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(key, self.value(key), low, high)

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(say("toml-number", name=Text(key), value=_kind(value), low=low, high=high))
        return value

    def _list(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.fail(say("toml-list", name=Text(key), value=_kind(value)))
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self._number(key, value, low, high) for value in self._list(key)]

    def number_lists(self, key: str, low: int, high: int) -> list[list[int]]:
        lists: list[list[int]] = []
        for inner in self._list(key):
            if not isinstance(inner, list):
                raise self.fail(say("toml-lists", name=Text(key), value=_kind(inner)))
            lists.append([self._number(key, value, low, high) for value in inner])
        return lists

    def texts(self, key: str) -> list[str]:
        texts: list[str] = []
        for value in self._list(key):
            if not isinstance(value, str):
                raise self.fail(say("toml-texts", name=Text(key), value=_kind(value)))
            texts.append(value)
        return texts

    def words(self, key: str, words: list[str]) -> list[str]:
        """Different texts that must all be among the words."""
        texts = self.texts(key)
        for i in range(len(texts)):
            if texts[i] not in words:
                raise self.fail(say("toml-names", name=Text(key), value=_kind(texts[i]), hint=hint(texts[i], words)))
            if texts[i] in texts[:i]:
                raise self.fail(say("toml-names-twice", name=Text(key), value=_kind(texts[i])))
        return texts

    def table(self, key: str) -> "TomlTable":
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.fail(say("toml-table", name=Text(key), value=_kind(value)))
        return TomlTable(value, f"{self.place}, {key}", self.error)

    def tables(self, key: str, name: str) -> list["TomlTable"]:
        """A list of tables, each called by its value under ``name`` in messages."""
        found: list[TomlTable] = []
        for value in self._list(key):
            if not isinstance(value, dict):
                raise self.fail(say("toml-tables", name=Text(key), value=_kind(value)))
            called = value.get(name, f"[{len(found)}]")
            found.append(TomlTable(value, f"{self.place}, {key} {called}", self.error))
        return found


def read_toml(path: str, error: type[TricorneError]) -> TomlTable:
    """The whole of a TOML file as one table; its place is the path."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError as problem:
        raise error(say("toml-unreadable", path=Text(path), problem=Text(str(problem.strerror)))) from None
    try:
        return TomlTable(tomllib.loads(content.decode("utf-8")), path, error)
    except UnicodeDecodeError:
        raise error(say("toml-not-utf", path=Text(path))) from None
    except tomllib.TOMLDecodeError as problem:
        words = " ".join(str(problem).split())
        raise error(say("toml-not-valid", path=Text(path), problem=Text(words))) from None
