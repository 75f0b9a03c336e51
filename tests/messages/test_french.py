"""French typography: a line never begins with a double mark, nor ends with an opening quotation mark."""

from __future__ import annotations

import re

import pytest

import tricorne
from tricorne.kernel import languages

WRONG = re.compile(r" [;:!?»](?!\w)|« ")
"""A space at which a line may break."""


@pytest.mark.parametrize("owner", [languages.SHARED, *tricorne.games()])
def test_no_line_breaks_before_a_double_mark(owner: str) -> None:
    texts = languages.written(owner, languages.FRENCH)
    assert len(texts) > 300
    assert [id for id, text in texts.items() if WRONG.search(text)] == []
