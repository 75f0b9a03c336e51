"""Limits that all processes of a site keep together, in Valkey or Redis.

What is rare and dear (coming in, letters, new guests, new tables, advice) is asked for there each time. What comes
often (requests and acts) is counted in each process at once, and twice a second the processes tell each other by
counters what was taken. While Redis is away each process counts for itself.
"""

from __future__ import annotations

import asyncio
import math
from typing import Any

from tricorne.server.buckets import Buckets
from tricorne.server.limits import Limits
from tricorne.server.problems import note_failure
from tricorne.server.stopping import stop

EXCHANGE_S = 0.5
"""How often what was taken elsewhere is taken off here."""
TAKE = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'drops', 'at')
local drops = most
if kept[1] then drops = math.min(most, tonumber(kept[1]) + (now - tonumber(kept[2])) * rate) end
local wait = 0
if drops < 1 then wait = (1 - drops) / rate else drops = drops - 1 end
redis.call('HSET', KEYS[1], 'drops', string.format('%.6f', drops), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate) + 1)
return string.format('%.3f', wait)
"""
"""A bucket that fills by itself: how many seconds to wait, or 0 and one drop is taken."""


class SharedLimits:
    """What a process keeps together with the others."""

    def __init__(self, redis: Any, name: str, limits: Limits) -> None:
        self._redis = redis
        self._name = name
        self._take = redis.register_script(TAKE)
        self._work: asyncio.Task[None] | None = None
        self._often: list[Often] = []
        for kind, buckets in (("requests", limits.requests), ("acts", limits.acting)):
            if buckets is not None:
                self._often.append(Often(f"{name}:limit:{kind}", buckets))
        limits.shared = self

    def open(self) -> None:
        self._work = asyncio.create_task(self._keep_exchanging())

    async def close(self) -> None:
        await stop(self._work)

    async def take(self, kind: str, key: str, rate: float, most: float) -> float | None:
        """Take one; how many seconds to wait if there is none, and None if nobody knows."""
        try:
            asked = self._take(keys=[f"{self._name}:limit:{kind}:{key}"], args=[rate, most])
            return float(await asyncio.wait_for(asked, 2.0))
        except Exception as problem:
            note_failure("asking for a limit that all share", problem)
            return None

    async def _keep_exchanging(self) -> None:
        while True:
            await asyncio.sleep(EXCHANGE_S)
            for one in self._often:
                try:
                    await one.exchange(self._redis)
                except Exception as problem:
                    note_failure("sharing what was taken", problem)


class Often:
    """Buckets that are taken from often: here at once, elsewhere a moment later."""

    def __init__(self, name: str, buckets: Buckets) -> None:
        self._name = name
        self._buckets = buckets
        self._lasts_s = math.ceil(buckets.most / buckets.rate) + 1
        self._known: dict[str, int] = {}
        """What all had taken when it was looked at last; of those who took something here a moment ago."""
        buckets.taken = {}

    async def exchange(self, redis: Any) -> None:
        """Tell what was taken here, and take off what others took."""
        taken, self._buckets.taken = self._buckets.taken or {}, {}
        before, self._known = self._known, {}
        if not taken:
            return
        async with redis.pipeline(transaction=False) as counting:
            for key, count in taken.items():
                counting.incrby(f"{self._name}:{key}", count)
                counting.expire(f"{self._name}:{key}", self._lasts_s)
            totals = (await counting.execute())[::2]
        for (key, count), total in zip(taken.items(), totals, strict=True):
            self._known[key] = total
            elsewhere = total - count - before.get(key, 0)
            bucket = self._buckets.of(key)
            bucket.drops = max(min(bucket.drops, 0.0), bucket.drops - max(0, elsewhere))
