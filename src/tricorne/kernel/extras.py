"""Packages that only some need: what to install where one is missing, in one line."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english

PACKAGE = "tricorne"


class MissingExtra(TricorneError):
    """A package that is not installed."""


def command_for(extra: str, prefix: str = sys.prefix) -> str:
    """The command that adds an extra, by the tool that made this environment.

    >>> command_for("arena", "~/games/.venv")
    "pip install 'tricorne[arena]'"
    >>> command_for("arena", "~/.local/share/pipx/venvs/tricorne")
    "pipx install --force 'tricorne[arena]'"
    >>> command_for("arena", "~/.local/share/uv/tools/tricorne")
    "uv tool install 'tricorne[arena]'"
    """
    wanted = f"'{PACKAGE}[{extra}]'"
    parts = Path(prefix).parts
    if "pipx" in parts:
        return f"pipx install --force {wanted}"
    if "uv" in parts:
        return f"uv tool install {wanted}"
    return f"pip install {wanted}"


def lacking(package: str, extra: str) -> MissingExtra:
    """What is missing, and the command that adds it."""
    return MissingExtra(in_english(f"this needs {package}, which is not installed: {command_for(extra)}"))


def installed(packages: Sequence[str]) -> bool:
    """Whether all these packages are installed; none is loaded."""
    return all(importlib.util.find_spec(package) is not None for package in packages)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra of Tricorne to install where an import within fails."""
    try:
        yield
    except ImportError as problem:
        raise lacking(problem.name or str(problem), extra) from problem


def require(extra: str, packages: Sequence[str]) -> None:
    """Say which extra to install unless these packages can be imported."""
    for package in packages:
        with needs(extra):
            __import__(package)
