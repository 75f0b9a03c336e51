"""The rules of a game as a book for its readers: sections, rules, rulings and a glossary in one language.

A table needs none of it, so it is fetched by whoever opens the book. The words of a rule are those of the catalogue in
English and ``rule-ID`` of the game's messages elsewhere; titles of sections, what the marks of a rule mean and the
glossary stand in ``messages/LANGUAGE/book/titles.ftl`` and ``glossary.ftl``.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import tricorne
from tricorne.kernel.game import Game
from tricorne.kernel.languages import ENGLISH, ISOLATED, MADE_UP, part_of, written
from tricorne.kernel.made_up import accented
from tricorne.kernel.rulebook import Rule
from tricorne.server.wire_games import BookRule, BookSection, RuleBook, Term

TITLES = "book/titles"
GLOSSARY = "book/glossary"
RULINGS = "R"
"""The section of the rulings that stand outside the catalogue of rules."""

_REASON = re.compile(r"\s*\*(?:Reason|Note):\*.*$")


class Words:
    """Texts of a book in a language, in English where it has none."""

    def __init__(self, texts: dict[str, str], language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.bundle: Any = FluentBundle([language], use_isolating=language in ISOLATED)
        self.bundle.add_resource(FluentResource("".join(texts.values())))

    def say(self, id: str) -> str:
        """The text of an id (``name`` or ``name.attribute``); empty if there is none."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return ""
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return "" if pattern is None else str(self.bundle.format_pattern(pattern, {})[0])


def _part(game: Game, part: str, language: str) -> dict[str, str]:
    return {**part_of(game.id, part, ENGLISH), **part_of(game.id, part, language)}


@lru_cache(maxsize=16)
def book(id: str, language: str) -> RuleBook:
    """The whole book of a game."""
    game = tricorne.game(id)
    rules = game.rulebook
    own = written(id, language) if language not in (ENGLISH, MADE_UP) else {}
    told = Words({name: text for name, text in own.items() if name.startswith("rule-")}, language)
    titles = Words(_part(game, TITLES, language), language)

    def words_of(rule: str, english: str) -> tuple[str, str]:
        """What a rule says, and in which language."""
        if language == MADE_UP:
            return accented(english), language
        found = told.say(f"rule-{rule.replace('.', '_')}")
        return (found, language) if found else (english, ENGLISH)

    sections: dict[str, BookSection] = {}
    marks: dict[str, str] = {}
    for rule in [*rules.rules.values(), *rules.examples.values()]:
        head = rule.section.split(" ")[0]
        if head not in sections:
            sections[head] = BookSection(head, titles.say(f"section-{head}") or rule.section, [])
        sections[head].rules.append(_rule(rule, *words_of(rule.id, rule.text)))
        for mark in rule.editions:
            marks[mark] = _mark(mark, titles)
    if rules.rulings:
        ruled = [
            BookRule(one.id, *words_of(one.id, _ruling(one.title, one.text)), [], [], False)
            for one in rules.rulings.values()
        ]
        sections[RULINGS] = BookSection(RULINGS, titles.say("section-R") or RULINGS, ruled)
    return RuleBook(id, language, list(sections.values()), marks, _terms(game, language))


def _rule(rule: Rule, words: str, language: str) -> BookRule:
    return BookRule(rule.id, words, language, list(rule.editions), list(rule.players), rule.example)


def _ruling(title: str, text: str) -> str:
    """A ruling for readers: its question and its answer, without reasons."""
    said = _REASON.sub("", text).replace("*Ruling:*", "").replace("*", "").strip()
    return f"{title}{'' if title.endswith(('?', '!')) else ':'} {said}"


def _mark(mark: str, titles: Words) -> str:
    """What a mark of a rule means: an edition, a part of the game, an option (``V:key`` or ``V:key=value``)."""
    return titles.say(f"mark-{mark.replace(':', '-').replace('=', '-')}") or mark


def _terms(game: Game, language: str) -> list[Term]:
    english = part_of(game.id, GLOSSARY, ENGLISH)
    rules = Words(english, ENGLISH)
    texts = Words(_part(game, GLOSSARY, language), language)
    return [Term(id, texts.say(id), texts.say(f"{id}.means"), rules.say(f"{id}.rules").split()) for id in english]
