"""Tests that need PyTorch: ``make test-learning`` prepares it in an environment of its own."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tricorne.kernel.extras import installed

HAS_TORCH = installed(("torch",))
needs_torch = pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed here: make test-learning")


def curve(folder: Path) -> list[dict[str, str]]:
    """The lines of the curve of a course."""
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))
