"""Reading data files: TOML tables whose every value is checked as it is taken out.

A ``TomlTable`` knows where it stands in its file, so that a wrong value is reported with its place
and with what would be right. Data files hold the numbers of a game; the code holds none.
"""

import tomllib

from tricorne.kernel.errors import TricorneError, did_you_mean, nearest


def _kind(value: object) -> str:
    """What a value is, in the words of the data file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return str(value)


class TomlTable:
    """One table of a data file."""

    def __init__(self, values: dict[str, object], place: str, error: type[TricorneError]) -> None:
        self.values = values
        self.place = place
        self.error = error

    def fail(self, words: str) -> TricorneError:
        """The error to raise for this table: its place, then the words."""
        return self.error(f"{self.place}: {words}")

    def has(self, key: str) -> bool:
        return key in self.values

    def names(self) -> list[str]:
        return list(self.values)

    def only(self, known: list[str]) -> None:
        """Refuse keys that are not known: most are typing errors."""
        for key in self.values:
            if key not in known:
                raise self.fail(f"unknown key '{key}'; {did_you_mean(key, known)}")

    def value(self, key: str) -> object:
        if key not in self.values:
            near = nearest(key, list(self.values))
            raise self.fail(f"'{key}' is missing" + (f" (is '{near}' meant?)" if near else ""))
        return self.values[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.fail(f"'{key}' is {_kind(value)}; it must be a text in quotes")
        return value

    def word(self, key: str, words: list[str]) -> str:
        """A text that must be one of the words."""
        text = self.text(key)
        if text not in words:
            raise self.fail(f"'{key}' is \"{text}\"; {did_you_mean(text, words)}")
        return text

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.fail(f"'{key}' is {_kind(value)}; it must be true or false")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(key, self.value(key), low, high)

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(f"'{key}' is {_kind(value)}; it must be a number from {low} to {high}")
        return value

    def _list(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.fail(f"'{key}' is {_kind(value)}; it must be a list in [ ]")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self._number(key, value, low, high) for value in self._list(key)]

    def number_lists(self, key: str, low: int, high: int) -> list[list[int]]:
        lists: list[list[int]] = []
        for inner in self._list(key):
            if not isinstance(inner, list):
                raise self.fail(f"'{key}' holds {_kind(inner)}; it must be a list of lists")
            lists.append([self._number(key, value, low, high) for value in inner])
        return lists

    def texts(self, key: str) -> list[str]:
        texts: list[str] = []
        for value in self._list(key):
            if not isinstance(value, str):
                raise self.fail(f"'{key}' holds {_kind(value)}; it must hold texts in quotes")
            texts.append(value)
        return texts

    def words(self, key: str, words: list[str]) -> list[str]:
        """Different texts that must all be among the words."""
        texts = self.texts(key)
        for i in range(len(texts)):
            if texts[i] not in words:
                raise self.fail(f"'{key}' names \"{texts[i]}\"; {did_you_mean(texts[i], words)}")
            if texts[i] in texts[:i]:
                raise self.fail(f"'{key}' names \"{texts[i]}\" twice; once is enough")
        return texts

    def table(self, key: str) -> "TomlTable":
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.fail(f"'{key}' is {_kind(value)}; it must be a table")
        return TomlTable(value, f"{self.place}, {key}", self.error)

    def tables(self, key: str, name: str) -> list["TomlTable"]:
        """A list of tables, each called by its value under ``name`` in messages."""
        found: list[TomlTable] = []
        for value in self._list(key):
            if not isinstance(value, dict):
                raise self.fail(f"'{key}' holds {_kind(value)}; it must hold tables")
            called = value.get(name, f"number {len(found) + 1}")
            found.append(TomlTable(value, f"{self.place}, {key} {called}", self.error))
        return found


def read_toml(path: str, error: type[TricorneError]) -> TomlTable:
    """The whole of a TOML file as one table; its place is the path."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError as problem:
        raise error(f"{path}: cannot be read ({problem.strerror}); name a TOML file") from None
    try:
        return TomlTable(tomllib.loads(content.decode("utf-8")), path, error)
    except UnicodeDecodeError:
        raise error(f"{path}: is not a text in UTF-8; name a TOML file") from None
    except tomllib.TOMLDecodeError as problem:
        words = " ".join(str(problem).split())
        raise error(f"{path}: is not valid TOML: {words}") from None
