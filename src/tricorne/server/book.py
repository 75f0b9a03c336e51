"""The rules of a game as a book for its readers: sections, rules, rulings and a glossary in one language.

A table needs none of it, so it is fetched by whoever opens the book. What it says comes from ``kernel/rules_told.py``.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache

import tricorne
from tricorne.kernel.game import Game
from tricorne.kernel.rules_told import RULINGS, Told
from tricorne.server.wire_games import BookRule, BookSection, Figure, RuleBook, Term


@lru_cache(maxsize=16)
def book(id: str, language: str) -> RuleBook:
    """The whole book of a game."""
    game = tricorne.game(id)
    rules = game.rulebook
    words = Told(game, language)
    sections: dict[str, BookSection] = {}
    marks: dict[str, str] = {}
    for rule in [*rules.rules.values(), *rules.examples.values()]:
        head = rule.section.split(" ")[0]
        if head not in sections:
            sections[head] = BookSection(head, words.section(head) or rule.section, [])
        entry = BookRule(rule.id, *words.rule(rule.id), list(rule.editions), list(rule.players), rule.example)
        sections[head].rules.append(entry)
        for mark in rule.editions:
            marks[mark] = words.mark(mark)
    if rules.rulings:
        ruled = [BookRule(one, *words.rule(one), [], [], False) for one in rules.rulings]
        sections[RULINGS] = BookSection(RULINGS, words.section(RULINGS) or RULINGS, ruled)
    terms = [Term(*term) for term in words.terms()]
    return RuleBook(id, language, list(sections.values()), marks, terms, _figures(game, words))


def _figures(game: Game, words: Told) -> list[Figure]:
    """What rules speak of, as it can be read from a view; titles and heads of columns in the language."""
    path = game.figures_file()
    if path is None:
        return []
    found: list[Figure] = []
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["figure"]:
        values: list[str] = row["values"]
        heads = [words.figure(row["id"], column) for column in range(1, len(values) + 1)]
        found.append(
            Figure(
                row["id"],
                words.figure(row["id"]),
                row["rules"],
                row.get("rows", ""),
                row.get("named", ""),
                row.get("name", "id"),
                row.get("where", ""),
                values,
                heads,
            )
        )
    return found
