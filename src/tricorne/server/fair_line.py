"""Who is next where many wait: whoever has been given least so far. Those who ask for much wait for the others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from heapq import heappop, heappush, heapreplace
from typing import Any, Generic, TypeVar

from tricorne.server.limits import Limits
from tricorne.server.problems import too_fast

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_KEPT = 10_000
"""Askers whose share is remembered."""
MOST_WAITING = 60
"""Questions of one asker that may wait."""
WHEN_FULL_S = 1.0
AT_ONCE = 12
"""Questions under way: what is not worked at waits for the database."""
ROUND_S = 0.02
"""How long questions that begin together may take, by what others have taken lately."""
LATELY = 0.9
"""What the costliest question counts for after each one that follows."""
REST = 2.0
"""After a question the server sees to everything else for so many times as long, while more questions wait."""


Keys = tuple[str, ...]
"""From the large to the small: an address, a person."""


class _Group(Generic[Item]):
    """What waits at one address, or for one person there. However many wait, the next one is found at once."""

    def __init__(self) -> None:
        self.items: deque[tuple[int, Item]] = deque()
        """What waits for nobody smaller, by its arrival."""
        self.parts: dict[str, _Group[Item]] = {}
        self.order: list[tuple[float, int, str]] = []
        """A heap of the parts: what each had when it was looked at, when the first of it arrived, its key. What people
        had only grows, so that what is noted is never too much."""

    def add(self, keys: Keys, arrived: int, item: Item, had: dict[str, float]) -> None:
        if not keys:
            self.items.append((arrived, item))
            return
        part = self.parts.get(keys[0])
        if part is None:
            part = self.parts[keys[0]] = _Group()
            heappush(self.order, (had[keys[0]], arrived, keys[0]))
        part.add(keys[1:], arrived, item, had)

    def next_arrived(self, had: dict[str, float]) -> int:
        """When the next one arrived; 0 if nothing waits. The heap is right after that, as far as its first goes."""
        if self.items:
            return self.items[0][0]
        while self.order:
            noted, _, key = self.order[0]
            arrived = self.parts[key].next_arrived(had)
            now = had.get(key, 0.0)
            if not arrived:
                heappop(self.order)
                del self.parts[key]
            elif now > noted:
                heapreplace(self.order, (now, arrived, key))
            else:
                return arrived
        return 0

    def take(self, had: dict[str, float]) -> tuple[Keys, Item]:
        """The next one, and whose it is; ``next_arrived`` told that there is one."""
        if self.items:
            return (), self.items.popleft()[1]
        noted, _, key = self.order[0]
        part = self.parts[key]
        keys, taken = part.take(had)
        heapreplace(self.order, (noted, part.next_arrived(had), key))
        return (key, *keys), taken

    def remove(self, keys: Keys, item: Item) -> bool:
        """Whether it was there."""
        if keys:
            part = self.parts.get(keys[0])
            return part is not None and part.remove(keys[1:], item)
        found = next((one for one in self.items if one[1] is item), None)
        if found is not None:
            self.items.remove(found)
        return found is not None


class FairLine(Generic[Item]):
    """Things that wait, each for somebody (an address, and a person there); next is whose address, then whose person,
    was given least. Newcomers begin level with those who are being served: nobody saves up by staying away."""

    def __init__(self) -> None:
        self._waiting: _Group[Item] = _Group()
        self._waiting_for: Counter[str] = Counter()
        self._had: OrderedDict[str, float] = OrderedDict()
        self._arrived = 0
        self._length = 0
        self._level = 0.0

    def __len__(self) -> int:
        return self._length

    def waiting_for(self, key: str) -> int:
        return self._waiting_for[key]

    def add(self, keys: Keys, item: Item) -> None:
        for key in keys:
            self._had[key] = max(self._had.get(key, 0.0), self._level)
        self._arrived += 1
        self._waiting.add(keys, self._arrived, item, self._had)
        self._count(keys, 1)

    def take(self) -> Item:
        """The next one."""
        self._waiting.next_arrived(self._had)
        keys, first = self._waiting.take(self._had)
        self._count(keys, -1)
        if keys:
            self._level = max(self._level, self._had.get(keys[0], 0.0))
        return first

    def remove(self, keys: Keys, item: Item) -> None:
        if self._waiting.remove(keys, item):
            self._count(keys, -1)

    def _count(self, keys: Keys, change: int) -> None:
        self._length += change
        for key in keys:
            self._waiting_for[key] += change
            if not self._waiting_for[key]:
                del self._waiting_for[key]

    def charge(self, keys: Keys, cost: float) -> None:
        for key in keys:
            self._had[key] = max(self._had.get(key, 0.0), self._level) + cost
            self._had.move_to_end(key)
        while len(self._had) > MOST_KEPT:
            self._had.popitem(last=False)


class Metered(Generic[Result]):
    """Carries work out and counts the processor time of its own steps, not of others' while it waits."""

    def __init__(self, work: Coroutine[Any, Any, Result], waits: Callable[[], None] = lambda: None) -> None:
        """``waits`` is called whenever the work begins to wait for something."""
        self.work = work
        self.waits = waits
        self.spent_s = 0.0

    def __await__(self) -> Generator[Any, Any, Result]:
        steps = self.work.__await__()
        given: Any = None
        failed: BaseException | None = None
        while True:
            begun = time.thread_time()
            try:
                waits_for = steps.send(given) if failed is None else steps.throw(failed)
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                self.spent_s += time.thread_time() - begun
            failed = None
            self.waits()
            try:
                given = yield waits_for
            except BaseException as problem:
                failed = problem


class Turns:
    """Costly questions are begun one at a time, or a few where they are cheap, fairly by address and person, and are
    paid for in processor time. While one waits for the database, the next one begins."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits
        self._line: FairLine[asyncio.Future[None]] = FairLine()
        self._under_way = 0
        self._working = 0
        """How many of them have begun and not waited yet."""
        self._costly_s = ROUND_S
        """What a costly question takes, by those of late."""
        self._called = False
        """Whether the next one is about to be let in."""
        self._rest_until = 0.0

    def refuse_debtors(self, address: str, person: str) -> None:
        """Refused as long as this address or person has asked for more than its share."""
        if self.limits is not None:
            self.limits.in_debt(address, person)

    async def ask(self, address: str, person: str, work: Coroutine[Any, Any, Result]) -> Result:
        """The answer to a question, when it is its turn."""
        try:
            self.refuse_debtors(address, person)
            await self._turn(self._keys(address, person))
            works = True

            def waits() -> None:
                nonlocal works
                if works:
                    works = False
                    self._working -= 1
                    self._call_next()

            metered = Metered(work, waits)
            try:
                return await metered
            finally:
                self.charge(address, person, metered.spent_s)
                self._costly_s = max(metered.spent_s, self._costly_s * LATELY)
                if self.limits is not None and self.limits.paid(address, person, metered.spent_s):
                    now = asyncio.get_running_loop().time()
                    self._rest_until = max(self._rest_until, now) + metered.spent_s * REST
                self._under_way -= 1
                waits()
                self._call_next()
        finally:
            work.close()  # if it was refused before it began

    def waiting(self, address: str, person: str) -> int:
        """How many questions of a person wait."""
        return self._line.waiting_for(self._keys(address, person)[1])

    def charge(self, address: str, person: str, cost: float) -> None:
        self._line.charge(self._keys(address, person), cost)

    def _keys(self, address: str, person: str) -> Keys:
        return (f"address {address}", f"person {person or address}")

    async def _turn(self, keys: Keys) -> None:
        """Wait in the line."""
        if not self._called and self._room():
            self._begin()
            return
        if self._line.waiting_for(keys[1]) >= MOST_WAITING:
            raise too_fast(WHEN_FULL_S)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.add(keys, mine)
        try:
            await mine
        except asyncio.CancelledError:
            self._line.remove(keys, mine)
            if mine.done() and not mine.cancelled():  # it was given the turn as it went away
                self._under_way -= 1
                self._working -= 1
                self._call_next()
            raise

    def _room(self) -> bool:
        """Whether one more may begin now."""
        return self._under_way < AT_ONCE and (self._working + 1) * self._costly_s <= max(ROUND_S, self._costly_s)

    def _begin(self) -> None:
        self._under_way += 1
        self._working += 1

    def _call_next(self) -> None:
        """Let the next ones begin, once the server has answered what came in meanwhile."""
        if len(self._line) and not self._called and self._room():
            self._called = True
            loop = asyncio.get_running_loop()
            loop.call_later(max(0.0, self._rest_until - loop.time()), self._let_in)

    def _let_in(self) -> None:
        self._called = False
        while len(self._line) and self._room():
            waiting = self._line.take()
            if not waiting.done():
                self._begin()
                waiting.set_result(None)
