"""What nobody holds any more is collected when the server has little to do, and not while people act."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tricorne.server import collecting
from tricorne.server.collecting import APART_S, LITTLE, MOST, Collector, collect
from tricorne.server.stopping import stop

BUSY, QUIET = 2 * LITTLE, LITTLE / 2


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


def lost() -> weakref.ref[Ring]:
    """A ring that nobody else holds."""
    return weakref.ref(Ring())


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(collecting, "WORTH_A_LOOK", -1)
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.freeze()


def test_it_is_left_alone_while_people_act_and_found_when_they_rest() -> None:
    collector = Collector(0.0)
    ring = lost()
    collector.turn(BUSY, APART_S)
    gc.collect()
    assert ring() is not None, "set aside, where a look does not come"
    collector.turn(QUIET, APART_S + 1)
    assert ring() is None


def test_all_is_looked_through_seldom() -> None:
    collector = Collector(0.0)
    ring = lost()
    collector.turn(QUIET, APART_S - 1)
    assert ring() is not None
    collector.turn(QUIET, APART_S)
    assert ring() is None
    ring = lost()
    collector.turn(QUIET, 2 * APART_S - 1)
    assert ring() is not None, "the time counts from the last look"


def test_little_is_not_worth_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "WORTH_A_LOOK", 1_000_000)
    collector = Collector(0.0)
    ring = lost()
    collector.turn(QUIET, APART_S)
    assert ring() is not None


def test_too_much_is_looked_through_whoever_acts() -> None:
    collector = Collector(0.0)
    ring = lost()
    collector.aside = MOST + 1
    collector.turn(BUSY, 1.0)
    assert ring() is None
    assert collector.aside == 0


def test_turns_are_taken_until_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "TURN_S", 0.001)
    monkeypatch.setattr(collecting, "APART_S", 0.0)
    monkeypatch.setattr(collecting, "LITTLE", 100.0)

    async def whole() -> None:
        task = asyncio.create_task(collect())
        await asyncio.sleep(0)
        ring = lost()
        while ring() is not None:
            await asyncio.sleep(0.001)
        await stop(task)

    asyncio.run(asyncio.wait_for(whole(), 60))
