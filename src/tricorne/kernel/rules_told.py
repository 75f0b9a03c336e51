"""The rules of a game in a language: what each says, the titles of sections, the meaning of marks, the glossary.

The words of a rule are those of the catalogue in English and ``rule-ID`` of the game's messages elsewhere; titles of
sections, what the marks of a rule mean, the glossary and the titles of figures stand in ``titles.ftl``,
``glossary.ftl`` and ``figures.ftl`` of ``messages/LANGUAGE/book``.
The browser's book, the terminal and ``tricorne rules`` all ask here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tricorne.kernel.game import Game
from tricorne.kernel.languages import ENGLISH, ISOLATED, MADE_UP, RULE, part_of, written
from tricorne.kernel.made_up import accented

TITLES = "book/titles"
GLOSSARY = "book/glossary"
FIGURES = "book/figures"
RULINGS = "R"
"""The section of the rulings that stand outside the catalogue of rules."""


class Told:
    """The rules of a game in one language; what the language lacks is told in English."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        own = written(game.id, language) if language not in (ENGLISH, MADE_UP) else {}
        self._rules = BookTexts({id: text for id, text in own.items() if id.startswith(RULE)}, language)
        self._titles = BookTexts(_part(game, TITLES, language), language)
        self._figures = BookTexts(_part(game, FIGURES, language), language)

    def rule(self, id: str) -> tuple[str, str]:
        """What a rule, an example or a ruling says, and in which language."""
        english = self.game.rulebook.text(id)
        if self.language == MADE_UP:
            return accented(english), self.language
        found = self._rules.say(f"{RULE}{id.replace('.', '_')}")
        return (found, self.language) if found else (english, ENGLISH)

    def section(self, id: str) -> str:
        """The title of a section; empty if it has none."""
        return self._titles.say(f"section-{id}")

    def mark(self, mark: str) -> str:
        """What a mark of a rule means: an edition, a part of the game, an option (``V:key`` or ``V:key=value``)."""
        return self._titles.say(f"mark-{mark.replace(':', '-').replace('=', '-')}") or mark

    def figure(self, id: str, column: int = 0) -> str:
        """The title of a figure that rules speak of, or the head of one of its columns; empty if it has none."""
        return self._figures.say(f"figure-{id}.c{column}" if column else f"figure-{id}")

    def terms(self) -> list[tuple[str, str, str, list[str]]]:
        """The glossary: the id of each term, its name, what it means, and the rules about it."""
        english = part_of(self.game.id, GLOSSARY, ENGLISH)
        rules = BookTexts(english, ENGLISH)
        texts = BookTexts(_part(self.game, GLOSSARY, self.language), self.language)
        return [(id, texts.say(id), texts.say(f"{id}.means"), rules.say(f"{id}.rules").split()) for id in english]


class BookTexts:
    """Texts by their ids; each is read when it is first said."""

    def __init__(self, texts: dict[str, str], language: str) -> None:
        from fluent.runtime import FluentBundle

        self._unread = dict(texts)
        self._bundle: Any = FluentBundle([language], use_isolating=language in ISOLATED)

    def say(self, id: str) -> str:
        """The text of an id (``name`` or ``name.attribute``); empty if there is none."""
        from fluent.runtime import FluentResource

        name, _, attribute = id.partition(".")
        if name in self._unread:
            self._bundle.add_resource(FluentResource(self._unread.pop(name)))
        if not self._bundle.has_message(name):
            return ""
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])


def _part(game: Game, part: str, language: str) -> dict[str, str]:
    return {**part_of(game.id, part, ENGLISH), **part_of(game.id, part, language)}


@lru_cache(maxsize=16)
def told(game: Game, language: str) -> Told:
    """The rules of a game in a language, read once."""
    return Told(game, language)
