"""Languages: how messages become sentences. The texts stand in Fluent files, one folder a language.

``add_messages`` tells where the files of a game are: a folder with ``en``, ``de`` ... in it. English must be there; a
text that another language lacks is said in English.

What a text can use of an argument called ``region``:

- ``$region``: the number, the words, the name of the thing, the sentence of the message;
- ``$region-id``: the id of a thing, to choose by; ``$region-in``: the attribute ``.in`` of its name, and so on;
- ``$regions-count``: how many there are in a list; ``$regions-plain``: the list without "and";
- ``$amount-signed``: a number with its sign.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
MADE_UP = "qps"
"""A language made from English by code, with accents and longer (see made_up.py): whoever looks at a page in it sees at
once what is no message. It is not listed, and spoken only to those who ask for it."""
FRENCH = "fr"
ISOLATED = ("he", "ar", "fa")
"""Languages written from right to left: what is put into a sentence must not turn its order."""

CHECKING = False
"""Tests set this: a message with an unknown key, or without an argument that its English uses, is an error then."""

RULE = "rule-"
"""How the ids begin that say a rule in a language other than English."""
SHARED = ""
_LOADERS: list[Callable[[str], object]] = []
_FOLDERS: dict[str, Path] = {SHARED: Path(__file__).parents[1] / "messages"}


def add_messages(game: str, folder: Path) -> None:
    """Tell where the messages of a game are."""
    _FOLDERS[game] = folder
    for known in (book, english_ids, whole_text):
        known.cache_clear()


@cache
def languages() -> list[str]:
    """The languages that we speak, English first."""
    found = sorted(path.name for path in _FOLDERS[SHARED].iterdir() if path.is_dir())
    return [ENGLISH, *(one for one in found if one != ENGLISH)]


def load_games_by(loader: Callable[[str], object]) -> None:
    """Tell how a game is loaded that nobody has asked for yet: it then tells where its messages are."""
    _LOADERS[:] = [loader]


def sources(game: str, language: str) -> list[Path]:
    """The Fluent files of a game (empty: of what all share) in a language."""
    if game not in _FOLDERS:
        with suppress(ValueError):  # no such game
            for load in _LOADERS:
                load(game)
    folder = _FOLDERS.get(game)
    return sorted((folder / language).glob("*.ftl")) if folder is not None else []


def written(game: str, language: str) -> dict[str, str]:
    """The texts of a game alone (empty: of what all share) as they stand in its files, by their ids."""
    if language == MADE_UP:
        return _in_made_up(written(game, ENGLISH))
    return _read(sources(game, language), language)


def part_of(game: str, part: str, language: str) -> dict[str, str]:
    """Texts of a game that are fetched by themselves, such as those of a lesson: ``messages/LANGUAGE/PART.ftl``."""
    if language == MADE_UP:
        return _in_made_up(part_of(game, part, ENGLISH))
    sources(game, language)  # a game that nobody has asked for yet tells where its messages are
    folder = _FOLDERS.get(game)
    path = Path(f"{part}.ftl") if folder is None else folder / language / f"{part}.ftl"
    return _read([path], language) if path.is_file() else {}


def _in_made_up(texts: dict[str, str]) -> dict[str, str]:
    from tricorne.kernel.made_up import made_up

    return {id: made_up(text) for id, text in texts.items()}


def _read(paths: list[Path], language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in paths:
        text = path.read_text(encoding="utf-8")
        found.update(entries_of(french_spaces(text) if language == FRENCH else text))
    return found


def french_spaces(text: str) -> str:
    """French with the spaces that do not break: no line begins with a double mark, whatever its author typed.

    >>> french_spaces("a = Qui ? « Moi » : toi ; lui !")
    'a = Qui\\u202f? «\\xa0Moi\\xa0»\\xa0: toi\\u202f; lui\\u202f!'
    """
    for mark in ";!?":
        text = text.replace(f" {mark}", f"\u202f{mark}")
    return text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


@cache
def english_ids(game: str) -> frozenset[str]:
    """The ids of all texts that a game has in English; quick, for none of them is read."""
    return frozenset(written(game, ENGLISH))


@cache
def whole_text(game: str, language: str) -> str:
    """The texts of a game alone (empty: of what all share) as one Fluent file; what the language lacks in English. The
    words of rules are left out: they are fetched with the book of rules."""
    texts = {**written(game, ENGLISH), **written(game, language)}
    return "".join([text for id, text in texts.items() if not id.startswith(RULE)])


def negotiate(accepted: str) -> str:
    """The language for a header ``Accept-Language``: the one liked best that we speak, else English.

    >>> negotiate("fr-CH, fr;q=0.9, en;q=0.8"), negotiate("ja"), negotiate("")
    ('fr', 'en', 'en')
    """
    liked: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        liked.append((-weight, tag.split("-")[0].lower()))
    for _, tag in sorted(liked, key=lambda one: one[0]):
        if tag in languages():
            return tag
    return ENGLISH


class Book:
    """All texts of a game, and those that all games share, in one language. A text is read when it is first said:
    reading them all would take most of a second."""

    def __init__(self, game: str, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=language in ISOLATED)
        self.written: dict[str, str] = {}
        """The texts as they stand in the files, by their ids."""
        for owner in dict.fromkeys((SHARED, game)):
            self.written.update(written(owner, language))
        self._read: dict[str, Any] = {}
        self._used: dict[str, frozenset[str]] = {}

    def _entry(self, name: str) -> Any:
        """The text as Fluent understands it; None if there is none."""
        if name not in self._read:
            found: Any = None
            if name in self.written:
                from fluent.runtime import FluentResource

                resource = FluentResource(self.written[name])
                self.bundle.add_resource(resource)
                found = resource.body[0]
            self._read[name] = found
            if found is not None:
                for inner in _parts(found)[1]:
                    self._entry(inner.partition(".")[0])
        return self._read[name]

    def has(self, id: str) -> bool:
        """Whether there is such a text; ``name.attribute`` asks for an attribute."""
        name, _, attribute = id.partition(".")
        entry = self._entry(name)
        if entry is None:
            return False
        return any(one.id.name == attribute for one in entry.attributes) if attribute else entry.value is not None

    def variables(self, id: str) -> frozenset[str]:
        """The variables that a text uses, and those of the texts that it is made of."""
        if id not in self._used:
            name, _, attribute = id.partition(".")
            entry = self._entry(name)
            if entry is None:
                return frozenset()
            node = (
                next((one for one in entry.attributes if one.id.name == attribute), None) if attribute else entry.value
            )
            self._used[id] = frozenset()
            found, inner = _parts(node)
            for other in inner:
                found |= self.variables(other)
            self._used[id] = frozenset(found)
        return self._used[id]

    def format(self, id: str, variables: dict[str, Any]) -> str:
        name, _, attribute = id.partition(".")
        self._entry(name)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words, problems = self.bundle.format_pattern(pattern, variables)
        if problems and CHECKING:
            raise ValueError(f"{self.language}: {id} cannot be said: {problems[0]!r}")
        # A figure that stands apart from letters that run the other way takes its percent sign with it.
        return str(words).replace("\u2069%", "%\u2069")


def entries_of(text: str) -> dict[str, str]:
    """The entries of a Fluent file by their ids. An entry begins at the edge of the page; what belongs to it is
    indented, or closes a bracket.

    >>> entries_of("a = one\\nb = two\\n    .in = more\\n# a remark\\nc = three")
    {'a': 'a = one\\n', 'b': 'b = two\\n    .in = more\\n', 'c': 'c = three\\n'}
    """
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if line[:1].isalpha() or line[:1] == "-":
            name = line.partition("=")[0].strip()
            found[name] = line + "\n"
        elif line[:1] == "#":
            name = ""
        elif name:
            found[name] += line + "\n"
    return {id: written.rstrip() + "\n" for id, written in found.items()}


def _parts(node: Any) -> tuple[set[str], set[str]]:
    """The variables of a part of a text, and the other texts that it names (``id``, ``id.attribute`` or ``-term``)."""
    from fluent.syntax import ast

    variables: set[str] = set()
    named: set[str] = set()
    open_parts: list[Any] = [node]
    while open_parts:
        part = open_parts.pop()
        if isinstance(part, ast.VariableReference):
            variables.add(part.id.name)
        elif isinstance(part, (ast.MessageReference, ast.TermReference)):
            mark = "-" if isinstance(part, ast.TermReference) else ""
            named.add(f"{mark}{part.id.name}.{part.attribute.name}" if part.attribute else f"{mark}{part.id.name}")
        if isinstance(part, ast.BaseNode):
            open_parts.extend(vars(part).values())
        elif isinstance(part, list):
            open_parts.extend(part)
    return variables, named


@cache
def book(game: str, language: str) -> Book:
    """The texts of a game in a language, read once."""
    return Book(game, language)


def split_key(key: str) -> tuple[str, str]:
    """The game that a key belongs to (empty: all), and the id of its text."""
    game, slash, id = key.rpartition("/")
    return (game, id) if slash else (SHARED, key)


def has(key: str, language: str = ENGLISH) -> bool:
    game, id = split_key(key)
    return book(game, language).has(id)


def check(key: str, args: list[str]) -> None:
    """Refuse a key that English does not have, or without an argument that its English uses."""
    game, id = split_key(key)
    english = book(game, ENGLISH)
    if not english.has(id):
        raise ValueError(f"there is no message {key!r} in English")
    for variable in english.variables(id):
        if variable.partition("-")[0] not in args:
            raise ValueError(f"the message {key!r} needs ${variable} and has only {sorted(args)}")


def sentence(key: str, args: dict[str, Any], language: str) -> str:
    """A message as words. A text that is missing is said in English; a key that nobody knows as itself."""
    game, id = split_key(key)
    found = book(game, language)
    if not found.has(id):
        found = book(game, ENGLISH)
        if not found.has(id):
            return key
    variables: dict[str, Any] = {}
    for variable in found.variables(id):
        name, _, aspect = variable.partition("-")
        if name in args:
            variables[variable] = _aspect(args[name], aspect, game, language)
    return found.format(id, variables)


def name_of(kind: str, id: str, game: str, language: str = ENGLISH) -> str:
    """The name of a thing of a game."""
    from tricorne.kernel.message import Thing

    return str(_thing(Thing(kind, id), "", game, language))


def argument(value: object, language: str) -> str:
    """An argument of a message by itself, as words: the name of a thing that says which game is its own."""
    return str(_aspect(value, "", SHARED, language))


def _aspect(value: object, aspect: str, game: str, language: str) -> str | int | float:
    from tricorne.kernel.message import Message, Text, Thing

    if isinstance(value, (int, float)):
        return f"{value:+}" if aspect == "signed" else value
    if isinstance(value, Text):
        return value.words
    if isinstance(value, Message):
        return value.text(language)
    if isinstance(value, Thing):
        return _thing(value, aspect, value.game or game, language)
    if isinstance(value, list):
        if aspect == "count":
            return len(value)
        inner = "" if aspect == "plain" else aspect
        return _list([str(_aspect(one, inner, game, language)) for one in value], aspect == "plain", language)
    raise TypeError(f"{value!r} is no argument of a message")


def _thing(thing: Any, aspect: str, game: str, language: str) -> str:
    if aspect == "id":
        return str(thing.id)
    found = book(game, language)
    if thing.name:
        corrected = f"corrected-{aspect}"
        return found.format(corrected, {"name": thing.name}) if aspect and found.has(corrected) else thing.name
    name = f"{thing.kind}-{thing.id}"
    if not found.has(name):
        found = book(game, ENGLISH)
    if aspect and found.has(f"{name}.{aspect}"):
        return found.format(f"{name}.{aspect}", {})
    if found.has(name):
        return found.format(name, {})
    return str(thing.id).replace("-", " ")


def _list(words: list[str], plain: bool, language: str) -> str:
    """Several in one breath, as the language does it: "A, B and C"."""
    shared = book(SHARED, language if book(SHARED, language).has("list-last") else ENGLISH)
    if not words:
        return shared.format("list-empty", {})
    said = words[0]
    for at in range(1, len(words)):
        last = at == len(words) - 1 and not plain
        said = shared.format("list-last" if last else "list-next", {"before": said, "next": words[at]})
    return said
