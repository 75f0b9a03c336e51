"""`tricorne rules`: the rule catalogue of a game, the code and the tests of each rule, and how many have a test."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tricorne.cli.common import BadFile, Screen, find_game, print_json
from tricorne.kernel.citations import Citations
from tricorne.kernel.errors import UnknownRule
from tricorne.kernel.game import Game
from tricorne.kernel.message import in_english
from tricorne.kernel.rulebook import Rule, Rulebook
from tricorne.kernel.testing import rules_named_in

CHECKOUT = Path(__file__).parents[3]


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as struggle-of-empires.")],
    id: Annotated[str, typer.Argument(metavar="ID", help="A rule, ruling or section: LOSS-6, R-LOSS-4, LOSS.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Count the rules that tests name.")] = False,
    tests: Annotated[str, typer.Option(help="The folder of the tests; without it that of this checkout.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
) -> int:
    """Look rules up, in our own words, or count how many of them the tests prove."""
    found = find_game(game, "")
    if coverage:
        return show_coverage(found, tests, as_json)
    if id:
        entries = looked_up(found.rulebook, id)
        proofs = proofs_of(found, tests) if tests or (CHECKOUT / "tests").is_dir() else {}
        code = code_of(found)
        for entry in entries:
            entry["tests"] = proofs.get(str(entry["id"]), [])
            entry["code"] = code.of(str(entry["id"]))
        if as_json:
            print_json(entries)
        else:
            show_entries(entries)
        return 0
    sections = [(section, len(found.rulebook.section(section))) for section in found.rulebook.sections]
    if as_json:
        print_json([{"section": section, "rules": number} for section, number in sections])
    else:
        for section, number in sections:
            print(f"{number:4}  {section}")
        print(f"Look one up: tricorne rules {game} LOSS, or tricorne rules {game} LOSS-6")
    return 0


def looked_up(book: Rulebook, id: str) -> list[dict[str, object]]:
    """An entry under its id, or all of a section."""
    name = id.strip().upper()
    if book.knows(name) and name in book.rulings:
        ruling = book.ruling(name)
        return [{"id": name, "section": ruling.section, "text": book.text(name), "settled": ruling.settled}]
    if book.knows(name):
        return [_rule(book.rule(name))]
    try:
        return [_rule(rule) for rule in book.section(name)]
    except UnknownRule as nothing:
        if any(letter.isdigit() for letter in name):
            book.require(name)
        raise nothing from None


def _rule(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "section": rule.section,
        "text": rule.text,
        "editions": list(rule.editions),
        "players": list(rule.players),
        "sources": list(rule.sources),
    }


def code_of(game: Game) -> Citations:
    """What the code in the game's folder cites."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Citations(Path(file).parent, list(game.rulebook.rules))


def show_entries(entries: list[dict[str, object]]) -> None:
    console = Screen()
    for entry in entries:
        line = Text(str(entry["id"]), "bold")
        line.append(f"  {entry['text']}", "not bold")
        console.print(line, highlight=False)
        if len(entries) == 1:
            for key in ("section", "editions", "players", "sources"):
                if key in entry:
                    value = entry[key]
                    shown = ", ".join(str(part) for part in value) if isinstance(value, list) else value
                    console.print(f"  {key}: {shown}", style="dim", highlight=False)
            for key, places in (("code", entry["code"]), ("test", entry["tests"])):
                assert isinstance(places, list)
                for place in places:
                    console.print(f"  {key}: {place}", style="dim", highlight=False, soft_wrap=True)


def proofs_of(game: Game, tests: str) -> dict[str, list[str]]:
    """The tests that name each rule of the game: in its own folder ``games/<game>``, and those for all games.

    A name that no rule has is an error in the game's own folder. Tests of the kernel have rules of their own.
    """
    folder = Path(tests) if tests else CHECKOUT / "tests"
    own = folder / "games" / game.id.replace("-", "_")
    if not own.is_dir():
        raise BadFile(in_english(f"{own}: is no folder of tests; name the folder that holds it with --tests"))
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
        print(found)
        for kind, missing in (("rules", found.missing_rules), ("examples", found.missing_examples)):
            if missing:
                print(f"{kind} without a test: {', '.join(missing)}")
    return 0 if found.complete else 1
