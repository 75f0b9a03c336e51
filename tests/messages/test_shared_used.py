"""Keys that all games share: each is used somewhere, and each that is used is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tricorne.kernel import languages

ROOT = Path(__file__).parents[2]
FAMILIES = [
    *("event-break-", "event-break-words-", "event-status-", "events-format-", "events-format-words-"),
    *("order-act-", "people-shown-", "rating-pace-"),
    *(
        "board-",
        "book-",
        "bot-",
        "channel-",
        "cli-help-",
        "confirm-",
        "fair-receipt-",
        "motion-",
        "my-result-",
        "pace-",
        "page-",
    ),
    *("plain-", "problem-", "report-method-", "report-part-", "scenery-", "tab-", "theme-", "undo-"),
    "talk-off-",
    *("clock-then-", "table-pace-", "table-pace-out-", "watch-", "who-"),
]
"""How keys begin that a program puts together; the rest of such a key is a word of the program."""


@cache
def program() -> str:
    """All that can name a key: Python and its data, and the client with the names on its maps."""
    paths = [path for path in (ROOT / "src/tricorne").rglob("*.py") if "static" not in path.parts]
    paths += [path for path in (ROOT / "client/src").rglob("*") if path.suffix in (".ts", ".svelte", ".json")]
    paths += list((ROOT / "src/tricorne/games").rglob("*.toml"))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


@cache
def words() -> frozenset[str]:
    """What stands in quotation marks in the program, or names a field."""
    quoted = re.findall(r"""["'`]([a-z0-9][a-z0-9_-]*)(?:\.[a-z]+)?["'`]""", program())
    fields = re.findall(r"^\s*(?:readonly )?([a-z][a-z0-9_]*)\??:", program(), re.MULTILINE)
    return frozenset(word.replace("_", "-") for word in [*quoted, *fields])


def used(id: str) -> bool:
    """Whether the program names a key, or puts it together from the beginning of a family and a word of its own."""
    rests = [id.removeprefix(family) for family in FAMILIES if id.startswith(family)]
    return id in words() or any(used(rest) for rest in rests)


def test_every_shared_text_is_used() -> None:
    texts = languages.written(languages.SHARED, languages.ENGLISH)
    inside = set(re.findall(r"\{ ([a-z][a-z0-9-]*)", "\n".join(texts.values())))
    unused = []
    for id in texts:
        if id not in inside and not used(id):
            unused.append(id)
    assert unused == []


def test_a_family_begins_somewhere_in_the_program() -> None:
    """A family that no program puts together any more goes, and its texts with it."""
    for family in FAMILIES:
        begins = rf"""["'`]{family}(\$?\{{|["'`])|"{family[:-1]}\""""
        assert re.search(begins, program()), family


def test_every_shared_key_that_is_named_is_there() -> None:
    house = [path for path in (ROOT / "src/tricorne").rglob("*.py") if "games" not in path.parts]
    named: set[str] = set()
    for path in house:
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r"""\bsay\(\s*"([a-z][a-z0-9-]*)(?:\.[a-z]+)?[",]""", text))
    for path in [*(ROOT / "client/src/pages").glob("*"), *(ROOT / "client/src/parts").glob("*.svelte")]:
        named |= set(re.findall(r"""\bt\(\s*"([a-z][a-z0-9-]*)\"""", path.read_text(encoding="utf-8")))
    for path in [*(ROOT / "client/src/table").glob("*.svelte"), *(ROOT / "client/src/plain").glob("*.svelte")]:
        named |= set(re.findall(r"""\bt\(\s*"([a-z][a-z0-9-]*)\"""", path.read_text(encoding="utf-8")))
    assert len(named) > 250
    assert sorted(named - languages.english_ids(languages.SHARED)) == []


def test_every_language_uses_exactly_the_facts_of_the_english_text() -> None:
    english = languages.book(languages.SHARED, languages.ENGLISH)
    for language in languages.languages():
        book = languages.book(languages.SHARED, language)
        for id in languages.english_ids(languages.SHARED):
            theirs = {variable.partition("-")[0] for variable in book.variables(id)}
            assert theirs == {variable.partition("-")[0] for variable in english.variables(id)}, f"{language}: {id}"
