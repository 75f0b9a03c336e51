"""French typography: a line never begins with a double mark, nor ends with an opening quotation mark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [*ROOT.glob("src/**/messages/fr/*.ftl"), *ROOT.glob("examples/**/messages/fr/*.ftl")]
WRONG = re.compile(r"[ \u00a0][;!?](?!\w)|[ \u202f]:| »|« ")
"""Before ; ! ? stands a narrow no-break space, before : and inside the quotation marks a no-break space."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_line_breaks_before_a_double_mark(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and WRONG.search(line)] == []


def test_the_files_are_found() -> None:
    assert len(FILES) > 30
