"""A case of a test that is much like another one."""

from __future__ import annotations

from typing import Any

import pytest


def for_long(*values: object, id: str | None = None) -> Any:
    """Values of a case that ``make test`` leaves to ``make test-long``."""
    return pytest.param(*values, marks=pytest.mark.long_case, id=id)
