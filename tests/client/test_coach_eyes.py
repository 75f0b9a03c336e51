"""The coach looks at what is asked, and at nothing else of a table."""

from __future__ import annotations

import re
from pathlib import Path

COACHES = Path(__file__).parents[2] / "client" / "src" / "coach"


def test_the_coach_reads_what_is_asked_and_nothing_else_of_the_table() -> None:
    """Of a view, a log or a score it knows nothing."""
    code = (COACHES / "Coach.svelte").read_text()
    read = set(re.findall(r"\btable\.(\w+)", code))
    assert read == {"board", "prompt", "asked", "choice", "number"}
