"""Packages that only some commands need: what to install where one is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english


class MissingExtra(TricorneError):
    """A package that is not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra of Tricorne to install where an import within fails."""
    try:
        yield
    except ImportError as problem:
        missing = problem.name or str(problem)
        raise MissingExtra(
            in_english(f"this needs {missing}, which is not installed: pip install 'tricorne[{extra}]'")
        ) from problem


def require(extra: str, packages: Sequence[str]) -> None:
    """Say which extra to install unless these packages can be imported."""
    for package in packages:
        with needs(extra):
            __import__(package)
