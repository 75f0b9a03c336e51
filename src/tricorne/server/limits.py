"""How much one address or connection may ask for: so many requests a second, with some saved up."""

from __future__ import annotations

import time
from collections import OrderedDict

from tricorne.server.problems import too_fast

BODY_BYTES = 64 * 1024
MESSAGE_BYTES = 16 * 1024
ACTS_SAVED_S = 3.0
"""An idle connection saves acts up for so long."""
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
        now = time.monotonic()
        self.drops = min(self.most, self.drops + (now - self.at) * self.rate)
        self.at = now
        if self.drops < 1.0:
            raise too_fast((1.0 - self.drops) / self.rate)
        self.drops -= 1.0


class Buckets:
    """A bucket for each address; those not used for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.popitem(last=False)
            bucket = self._buckets[address] = Bucket(self.rate, self.most)
        self._buckets.move_to_end(address)
        bucket.take()


class Limits:
    """The limits of a server; requests and guests of 0 are not counted."""

    def __init__(
        self, requests: float = 10.0, saved: float = 100.0, guests_a_minute: float = 20.0, acts: float = 20.0
    ) -> None:
        self.requests = Buckets(requests, saved) if requests else None
        self.guests = Buckets(guests_a_minute / 60.0, guests_a_minute) if guests_a_minute else None
        self.acts = acts

    def request(self, address: str) -> None:
        if self.requests is not None:
            self.requests.take(address)

    def new_guest(self, address: str) -> None:
        if self.guests is not None:
            self.guests.take(address)
