"""`tricorne rules`: the rule catalogue of a game, the code and the tests of each rule, and how many have a test."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tricorne.cli.common import LANGUAGE, BadFile, Screen, find_game, language_of, print_json
from tricorne.kernel.citations import Citations
from tricorne.kernel.errors import UnknownRule
from tricorne.kernel.game import Game
from tricorne.kernel.languages import ENGLISH
from tricorne.kernel.message import Message, say, texts
from tricorne.kernel.message import Text as Words
from tricorne.kernel.rulebook import Rule, Rulebook
from tricorne.kernel.rules_told import RULINGS, Told, told
from tricorne.kernel.spoken import speak, spoken, spoken_language
from tricorne.kernel.testing import rules_named_in

CHECKOUT = Path(__file__).parents[3]
NAME_WIDE = 13
"""Room for the names of sections."""


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as struggle-of-empires.")],
    id: Annotated[str, typer.Argument(metavar="ID", help="A rule, ruling or section: LOSS-6, R-LOSS-4, LOSS.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Count the rules that tests name.")] = False,
    tests: Annotated[str, typer.Option(help="The folder of the tests; without it that of this checkout.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    language: Annotated[str, LANGUAGE] = "",
) -> int:
    """Look rules up, in our own words, or count how many of them the tests prove."""
    speak(language_of(language))
    found = find_game(game, "")
    if coverage:
        return show_coverage(found, tests, as_json)
    words = told(found, spoken_language())
    if id:
        entries = looked_up(found.rulebook, id, words)
        proofs = proofs_of(found, tests) if tests or (CHECKOUT / "tests").is_dir() else {}
        code = code_of(found)
        for entry in entries:
            entry["tests"] = proofs.get(str(entry["id"]), [])
            entry["code"] = code.of(str(entry["id"]))
        if as_json:
            print_json(entries)
        else:
            show_entries(entries, words)
        return 0
    sections = [_section(section, found.rulebook, words) for section in found.rulebook.sections]
    if as_json:
        print_json(sections)
    else:
        for row in sections:
            print(f"{row['rules']:4}  {row['id']:<{NAME_WIDE}} {row['title']}")
        typed = Words(f"tricorne rules {game}")
        rule = Words(next(iter(found.rulebook.rules)))
        print(spoken(say("rules-look-up", typed=typed, section=Words(str(sections[0]["id"])), rule=rule)))
    return 0


def _section(heading: str, book: Rulebook, words: Told) -> dict[str, object]:
    """The first word of a section's heading is what people type."""
    head = heading.split(" ")[0]
    title = words.section(head) or heading
    return {"section": heading, "id": head, "title": title, "rules": len(book.section(heading))}


def looked_up(book: Rulebook, id: str, words: Told) -> list[dict[str, object]]:
    """An entry under its id, or all of a section."""
    name = id.strip().upper()
    if book.knows(name) and name in book.rulings:
        ruling = book.ruling(name)
        text, language = words.rule(name)
        about = {"section": ruling.section, "reason": ruling.reason, "settled": ruling.settled}
        return [{"id": name, "text": text, "language": language, **about}]
    if book.knows(name):
        return [_rule(book.rule(name), words)]
    try:
        return [_rule(rule, words) for rule in book.section(name)]
    except UnknownRule as nothing:
        if any(letter.isdigit() for letter in name):
            book.require(name)
        raise nothing from None


def _rule(rule: Rule, words: Told) -> dict[str, object]:
    text, language = words.rule(rule.id)
    return {
        "id": rule.id,
        "section": rule.section,
        "text": text,
        "language": language,
        "editions": list(rule.editions),
        "players": list(rule.players),
        "sources": list(rule.sources),
    }


def code_of(game: Game) -> Citations:
    """What the code in the game's folder cites."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Citations(Path(file).parent, list(game.rulebook.rules))


def show_entries(entries: list[dict[str, object]], words: Told) -> None:
    console = Screen()
    if any(entry["language"] != spoken_language() for entry in entries):
        console.print(spoken(say("cli-rule-english")), style="dim", highlight=False)
    for entry in entries:
        line = Text(str(entry["id"]), "bold")
        line.append(f"  {entry['text']}", "not bold")
        console.print(line, highlight=False)
        if len(entries) == 1:
            for about in _about(entry, words):
                console.print(Text(f"  {spoken(about)}", "dim"), highlight=False, soft_wrap=True)


def _about(entry: dict[str, object], words: Told) -> list[Message]:
    """What else is known of a rule: where it stands, when it holds, who tells of it, its code and its tests. Why a
    ruling was made is written in English alone."""
    found = []
    head = str(entry["section"])
    title = words.section(RULINGS if "settled" in entry else head.split(" ")[0]) or head
    found.append(say("rules-section", section=Words(title)))
    if entry.get("reason") and spoken_language() == ENGLISH:
        found.append(say("rules-reason", reason=Words(str(entry["reason"]))))
    if entry.get("editions"):
        found.append(say("rules-holds", editions=texts([words.mark(mark) for mark in _listed(entry, "editions")])))
    if entry.get("players"):
        found.append(say("rules-players", players=texts(_listed(entry, "players"))))
    if entry.get("sources"):
        found.append(say("rules-sources", sources=texts(_listed(entry, "sources"))))
    found += [say("rules-code", place=Words(place)) for place in _listed(entry, "code")]
    found += [say("rules-test", place=Words(place)) for place in _listed(entry, "tests")]
    return found


def _listed(entry: dict[str, object], key: str) -> list[str]:
    value = entry[key]
    assert isinstance(value, list)
    return [str(one) for one in value]


def proofs_of(game: Game, tests: str) -> dict[str, list[str]]:
    """The tests that name each rule of the game: in its own folder ``games/<game>``, and those for all games.

    A name that no rule has is an error in the game's own folder. Tests of the kernel have rules of their own.
    """
    folder = Path(tests) if tests else CHECKOUT / "tests"
    own = folder / "games" / game.id.replace("-", "_")
    if not own.is_dir():
        raise BadFile(say("rules-no-tests", file=Words(str(own))))
    found = rules_named_in(str(own))
    for id in found:
        game.rulebook.require(id)
    for shared in sorted(folder.iterdir()):
        if shared.is_dir() and shared.name not in ("games", "kernel"):
            for id, places in rules_named_in(str(shared)).items():
                if game.rulebook.knows(id):
                    found.setdefault(id, []).extend(places)
    return {id: [str(Path(place).relative_to(folder)) for place in places] for id, places in found.items()}


def show_coverage(game: Game, tests: str, as_json: bool) -> int:
    """Print the count; status 1 while a rule or an example has no test."""
    found = game.rulebook.coverage(list(proofs_of(game, tests)))
    if as_json:
        print_json(found.to_json())
    else:
        print(spoken(found.words))
        for key, missing in (
            ("rules-untested", found.missing_rules),
            ("rules-examples-untested", found.missing_examples),
        ):
            if missing:
                print(spoken(say(key)), ", ".join(missing))
    return 0 if found.complete else 1
