"""The texts of a game as they stand in its files, and where its keys are used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast

import tricorne
from tricorne.kernel import languages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
OTHERS = ["de", "fr", "he"]


@cache
def book(game: str, language: str) -> languages.Book:
    tricorne.game(game)
    return languages.book(game, language)


@cache
def own(game: str, language: str) -> dict[str, str]:
    """The texts that a game has itself, by their keys."""
    tricorne.game(game)
    return languages.written(game, language)


def entry(game: str, language: str, key: str) -> ast.Message:
    found = book(game, language)._entry(key)
    assert isinstance(found, ast.Message)
    return found


def arguments(game: str, language: str, key: str) -> set[str]:
    """The facts that a text uses; which form of a name it takes is its own business."""
    return {variable.partition("-")[0] for variable in book(game, language).variables(key)}


def spoken(node: object) -> str:
    """The letters of a text that stand outside its braces."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.BaseNode):
        return " ".join(spoken(value) for value in vars(node).values())
    return " ".join(spoken(one) for one in node) if isinstance(node, list) else ""


@cache
def sources(game: str) -> str:
    """What names the keys of a game: its own Python, and its part of the client."""
    folder = ROOT / "src" / "tricorne" / "games" / game.replace("-", "_")
    paths = list(folder.rglob("*.py"))
    paths += [path for path in (CLIENT / "games" / game).rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


@cache
def quoted(game: str) -> frozenset[str]:
    """Every word between quotation marks that could be a key."""
    found = re.findall(r"[\"'`/]([a-z][a-z0-9-]*)[\"'`.]", sources(game))
    return frozenset(found)
