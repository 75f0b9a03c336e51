"""Tests that name their rules, and the list of rules that tests name.

``@rule("LOSS-6", "LOSS-10")`` above a test says which rules it proves. The ids are collected from
the text of the test files without running them, so that coverage can be printed at any time and
cannot be forgotten.
"""

import ast
import os
from collections.abc import Callable
from typing import TypeVar

from tricorne.kernel.errors import BadRulebook
from tricorne.kernel.message import in_english

_Test = TypeVar("_Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[_Test], _Test]:
    """Mark a test with the ids of the rules, examples and rulings it proves."""
    if not ids:
        raise BadRulebook(in_english("@rule() names no rule; name one at least"))

    def mark(test: _Test) -> _Test:
        earlier: tuple[str, ...] = getattr(test, "rules", ())
        setattr(test, "rules", ids + earlier)  # noqa: B010 - a plain function has no such field
        return test

    return mark


def rules_named_in(folder: str) -> dict[str, list[str]]:
    """Each id that tests under the folder name, with those tests as ``path::test``."""
    if not os.path.isdir(folder):
        raise BadRulebook(in_english(f"{folder}: is no folder; name the folder of the tests"))
    found: dict[str, list[str]] = {}
    for path in _test_files(folder):
        with open(path, encoding="utf-8") as file:
            source = file.read()
        if "rule(" not in source:
            continue
        try:
            tree = ast.parse(source)
        except SyntaxError as problem:
            raise BadRulebook(in_english(f"{path}:{problem.lineno}: is not valid Python")) from None
        for node in _functions(tree.body):
            for id in _ids(node, path):
                place = f"{path}::{node.name}"
                if place not in found.setdefault(id, []):
                    found[id].append(place)
    return found


def _functions(body: list[ast.stmt]) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Functions of a file and of its classes; one inside another function is never run as a test."""
    found: list[ast.FunctionDef | ast.AsyncFunctionDef] = []
    for node in body:
        if isinstance(node, ast.ClassDef):
            found.extend(_functions(node.body))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.append(node)
    return found


def _test_files(folder: str) -> list[str]:
    """All test files, in an order that does not depend on the disk."""
    paths: list[str] = []
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.startswith("test_") and name.endswith(".py"):
                paths.append(os.path.join(place, name))
    return paths


def _ids(node: ast.FunctionDef | ast.AsyncFunctionDef, path: str) -> list[str]:
    ids: list[str] = []
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call):
            continue
        called = decorator.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name != "rule":
            continue
        place = f"{path}:{decorator.lineno}"
        if not node.name.startswith("test"):
            raise BadRulebook(in_english(f"{place}: @rule stands above {node.name}, which is no test"))
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise BadRulebook(in_english(f"{place}: @rule takes ids in quotes, so that they can be found"))
            ids.append(argument.value)
    return ids
