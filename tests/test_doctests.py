"""The examples in the docstrings of the package and of what tests share run and say what they say."""

import ast
import doctest
import os
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

import tricorne

ROOT = Path(str(files("tricorne")))
TESTS = Path(__file__).parent
PUBLIC = [
    ("__init__.py", ["replay", "verify"]),
    (os.path.join("kernel", "game.py"), ["new", "from_json"]),
    (
        os.path.join("kernel", "state.py"),
        ["State", "play", "aside", "feed", "record", "record_for", "undo", "undo_limit", "to_json", "clone", "legal"],
    ),
    (
        os.path.join("kernel", "state.py"),
        ["why_not", "playout", "view", "sample", "scores", "ranking", "winners"],
    ),
    (os.path.join("kernel", "record.py"), ["Record"]),
    (os.path.join("kernel", "replay.py"), ["Report"]),
]


def examples() -> list[doctest.DocTest]:
    """From the sources, so that they are found in a compiled engine too."""
    found: list[doctest.DocTest] = []
    parser = doctest.DocTestParser()
    for root, package in ((ROOT, "tricorne"), (TESTS, "tests")):
        for path in sorted(root.rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if ">>> " not in source or path == Path(__file__):
                continue
            module = ".".join((package, *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                    words = ast.get_docstring(node) or ""
                    if ">>> " in words:
                        name = f"{module}.{getattr(node, 'name', '')}".rstrip(".")
                        found.append(parser.get_doctest(words, {"__name__": module}, name, str(path), 0))
    return found


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_example_runs(example: doctest.DocTest) -> None:
    example.globs.update(vars(import_module(example.globs["__name__"])))
    said: list[str] = []
    doctest.DocTestRunner().run(example, out=said.append)
    assert said == []


@pytest.mark.parametrize(("path", "names"), PUBLIC, ids=lambda value: str(value)[:20])
def test_public_face_is_explained_by_examples(path: str, names: list[str]) -> None:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    docs = {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(tree)
        if isinstance(node, (ast.ClassDef, ast.FunctionDef))
    }
    assert [name for name in names if ">>>" not in docs[name]] == []


def test_everything_in_all_is_there() -> None:
    assert [name for name in tricorne.__all__ if not hasattr(tricorne, name)] == []
