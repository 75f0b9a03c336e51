"""Buckets that fill slowly, and of which each request takes a drop (limits.py). Every act takes one, so they are
compiled with the engine."""

from __future__ import annotations

import time
from collections import OrderedDict

from tricorne.server.problems import too_fast

MOST_ADDRESSES = 20_000


class Bucket:
    """Fills with ``rate`` drops a second up to ``most``; each request takes one."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.drops = most
        self.at = time.monotonic()

    def take(self) -> None:
        """Refused when the bucket is empty."""
        self._fill()
        if self.drops < 1.0:
            raise too_fast((1.0 - self.drops) / self.rate)
        self.drops -= 1.0

    def refuse_debt(self) -> None:
        """Refused while more has been taken than there was."""
        self._fill()
        if self.drops < 0.0:
            raise too_fast(-self.drops / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        drops = self.drops + (now - self.at) * self.rate
        self.drops = self.most if drops > self.most else drops
        self.at = now


class Buckets:
    """A bucket for each address; those not used for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.taken: dict[str, int] | None = None
        """What was taken since others were told of it, where there are others."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        self.of(address).take()
        if self.taken is not None:
            self.taken[address] = self.taken.get(address, 0) + 1

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.popitem(last=False)
            bucket = self._buckets[address] = Bucket(self.rate, self.most)
        self._buckets.move_to_end(address)
        return bucket
