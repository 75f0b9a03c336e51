"""What was built is what is tested: the engine as Python from the checkout, or as machine code from the wheel."""

import importlib
import importlib.util
import os
import pkgutil
import tomllib
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path

import pytest

NATIVE = (".so", ".pyd")
COMPILED = os.environ.get("TRICORNE_BUILD") == "compiled"
PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def engine_modules() -> list[str]:
    names = ["tricorne.kernel", "tricorne.games"]
    for name in list(names):
        names += [found.name for found in pkgutil.walk_packages(importlib.import_module(name).__path__, name + ".")]
    return names


def cold_patterns() -> list[str]:
    """The modules that pyproject.toml keeps out of compilation; a star stands for anything."""
    project = tomllib.loads(PROJECT.read_text())
    listed = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["exclude"]
    paths = [path.removeprefix("/src/").removesuffix(".py").removesuffix("/__init__") for path in listed]
    return [path.replace("/", ".") for path in paths]


def is_cold(name: str) -> bool:
    # A package is its __init__.py: "terminal.*" speaks of both.
    return any(fnmatchcase(name, pattern) or fnmatchcase(f"{name}.__init__", pattern) for pattern in cold_patterns())


@pytest.mark.parametrize("name", engine_modules())
def test_module_is_built_as_this_run_wants_it(name: str) -> None:
    """A compiled run that quietly imports Python, or the other way round, would prove nothing."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert str(spec.origin).endswith(NATIVE) == (COMPILED and not is_cold(name))


@pytest.mark.parametrize("pattern", cold_patterns())
def test_cold_modules_exist(pattern: str) -> None:
    """A module that was renamed must not stay in the list."""
    assert any(fnmatchcase(name, pattern) for name in engine_modules())


def test_data_of_the_games_is_packed() -> None:
    """The numbers of the games travel with the code."""
    tables = [
        table.name
        for game in files("tricorne.games").iterdir()
        if game.joinpath("data").is_dir()
        for table in game.joinpath("data").iterdir()
    ]
    assert "components.toml" in tables
