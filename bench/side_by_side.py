"""Games that several processes play, for those who count them (``bench/match.py``, ``bench/equals.py``)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from tricorne.cli import THREADS

Line = dict[str, Any]
"""A game as a line of a file."""


def played(play: Callable[..., Line | None], asked: Iterable[tuple[Any, ...]], processes: int) -> Iterator[Line]:
    """Games as they end, in whatever order; those that came to nothing are left out."""
    # A network is a few small products: a core for each game is quicker than all cores for each product.
    os.environ.setdefault(THREADS, "1")
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for game in as_completed([pool.submit(play, *one) for one in asked]):
            found = game.result()
            if found:
                yield found
