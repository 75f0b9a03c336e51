"""What the storm would notice: an act that was lost, written twice, or is another than the one that was said."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.site_checks import once
from tests.server.site_players import Act

FIRST, SECOND, UNKNOWN = Act(0, "britain", "bid 1"), Act(2, "france", "pass"), Act(3, "britain", "bid 2")
PAIR: Any = SimpleNamespace(sent=[FIRST, SECOND, UNKNOWN], acknowledged={1: FIRST, 3: SECOND})


def log(*more: tuple[str, str]) -> list[dict[str, Any]]:
    """The start, what was acknowledged with an act of a bot in between, and what follows."""
    told = [("", ""), ("britain", "bid 1"), ("russia", "bid 1"), ("france", "pass"), *more]
    return [{"number": at, "kind": "play", "seat": seat, "text": text} for at, (seat, text) in enumerate(told)]


def test_a_log_with_or_without_the_act_whose_answer_was_lost_is_whole() -> None:
    once(PAIR, log())
    once(PAIR, log(("britain", "bid 2")))


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (log()[:3], "entry 3 was acknowledged and is lost"),
        ([*log()[:3], {**log()[3], "text": "bid 3"}], "entry 3 is another act"),
        (log(("france", "pass")), "entry 4 is an act that nobody sent there, or a second time"),
        (log(("britain", "bid 2"), ("britain", "bid 2")), "entry 5 is an act"),
    ],
)
def test_what_is_lost_changed_or_written_twice_is_noticed(found: list[Any], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        once(PAIR, found)
