"""Words between the processes of a vectorised environment."""

from __future__ import annotations

import threading
import time
from multiprocessing import Pipe

import pytest

from tricorne.envs.line import AWAKE, Line, has_processors

WORDS = [b"s", b"r", b"s", b"e"]


@pytest.fixture(params=[True, False], ids=["awake", "asleep"])
def ends(request: pytest.FixtureRequest) -> tuple[Line, Line]:
    ours, theirs = Pipe()
    return Line(ours, request.param), Line(theirs, request.param)


def test_words_are_heard_in_their_order(ends: tuple[Line, Line]) -> None:
    for word in WORDS:
        ends[0].say(word)
    assert [ends[1].hear() for _ in WORDS] == WORDS


def test_a_word_that_comes_late_is_heard_too(ends: tuple[Line, Line]) -> None:
    """Long after whoever waits for it has fallen asleep."""
    later = threading.Timer(20 * AWAKE, ends[0].say, [b"s"])
    begun = time.monotonic()
    later.start()
    assert ends[1].hear() == b"s"
    assert time.monotonic() - begun > 10 * AWAKE


def test_nobody_is_there_any_more(ends: tuple[Line, Line]) -> None:
    ends[0].connection.close()
    with pytest.raises(EOFError):
        ends[1].hear()


def test_more_processes_than_processors_sleep() -> None:
    assert has_processors(1)
    assert not has_processors(100_000)
