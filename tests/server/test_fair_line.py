"""Who is next where many wait, and what it costs."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from tricorne.server.fair_line import AT_ONCE, FairLine, Metered, Turns
from tricorne.server.limits import Limits, neighbourhood
from tricorne.server.problems import RequestRefused


def test_whoever_had_least_is_next() -> None:
    line: FairLine[str] = FairLine()
    for at in range(5):
        line.add(("greedy", "g"), f"greedy {at}")
    line.charge(("greedy", "g"), 2.0)
    line.add(("modest", "m"), "modest")
    assert line.take() == "modest"
    assert [line.take() for _ in range(5)] == [f"greedy {at}" for at in range(5)] and len(line) == 0


def test_one_address_is_shared_by_its_people() -> None:
    line: FairLine[str] = FairLine()
    line.charge(("club", "anna"), 1.0)
    line.add(("club", "anna"), "anna")
    line.add(("club", "bert"), "bert")
    assert [line.take(), line.take()] == ["bert", "anna"]


def test_nobody_saves_up_by_staying_away() -> None:
    line: FairLine[str] = FairLine()
    for _ in range(100):
        line.add(("busy",), "busy")
        line.take()
        line.charge(("busy",), 1.0)
    order = []
    for _ in range(6):
        line.add(("late",), "late")
        line.add(("busy",), "busy")
    for _ in range(6):
        order.append(line.take())
        line.charge((order[-1],), 1.0)
    assert "busy" in order[:4], "who comes late does not keep the others out for as long as they were here"


@pytest.mark.parametrize("seed", range(20))
def test_next_is_whose_address_then_whose_person_had_least(seed: int) -> None:
    """As found by looking through all that waits. Of one person the first to come is the next."""
    dice = random.Random(seed)
    line: FairLine[int] = FairLine()
    waiting: list[tuple[tuple[str, str], int]] = []
    had: dict[str, float] = {}
    level = 0.0
    askers = [(f"address {at}", f"person {at}-{who}") for at in range(4) for who in range(3)]
    for item in range(400):
        keys = dice.choice(askers)
        had.update({key: max(had.get(key, 0.0), level) for key in keys})
        line.add(keys, item)
        waiting.append((keys, item))
        while waiting and dice.random() < 0.45:
            taken = dice.choice(waiting)
            if dice.random() < 0.2:
                line.remove(*taken)
                line.remove(*taken)  # it is not there any more
            else:
                next_item = line.take()
                taken = next(one for one in waiting if one[1] == next_item)
                address, person = taken[0]
                assert had[address] == min(had[keys[0]] for keys, _ in waiting)
                assert had[person] == min(had[keys[1]] for keys, _ in waiting if keys[0] == address)
                assert next_item == min(one for keys, one in waiting if keys[1] == person)
                level = max(level, had[address])
            waiting.remove(taken)
            if dice.random() < 0.7:
                keys, cost = dice.choice(askers), dice.random()
                had.update({key: max(had.get(key, 0.0), level) + cost for key in keys})
                line.charge(keys, cost)
        assert len(line) == len(waiting)
        for key in {key for asker in askers for key in asker}:
            assert line.waiting_for(key) == sum(key in keys for keys, _ in waiting)


def test_time_is_counted_for_the_own_steps_alone() -> None:
    async def busy(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def work() -> str:
        await busy(0.02)
        await asyncio.sleep(0.05)
        return "done"

    async def inside() -> tuple[str, float]:
        metered = Metered(work())
        other = asyncio.create_task(busy(0.2))
        result = await metered
        await other
        return result, metered.spent_s

    result, spent = asyncio.run(inside())
    assert result == "done" and 0.015 < spent < 0.15


def test_who_owes_is_refused_until_it_is_paid_back() -> None:
    async def costly() -> None:
        until = time.thread_time() + 0.03
        while time.thread_time() < until:
            pass

    async def inside() -> None:
        turns = Turns(Limits(questions=0.02))

        async def ask_for_much() -> None:
            for _ in range(30):
                await turns.ask("1.2.3.4", "anna", costly())

        with pytest.raises(RequestRefused) as refused:
            await ask_for_much()
        assert refused.value.code == "too-fast" and refused.value.wait > 0
        with pytest.raises(RequestRefused):
            await turns.ask("1.2.3.4", "anna", costly())
        await turns.ask("5.6.7.8", "bert", costly())

    asyncio.run(inside())


def test_who_waits_for_something_lets_the_next_one_begin() -> None:
    """The first question cannot be answered before the second one is."""

    async def inside() -> list[str]:
        turns = Turns()
        answered = asyncio.Event()
        done: list[str] = []

        async def first() -> None:
            await answered.wait()
            done.append("first")

        async def second() -> None:
            done.append("second")
            answered.set()

        async with asyncio.timeout(5.0):
            await asyncio.gather(turns.ask("1.2.3.4", "anna", first()), turns.ask("1.2.3.4", "bert", second()))
        return done

    assert asyncio.run(inside()) == ["second", "first"]


def test_no_more_questions_are_under_way_than_may_be() -> None:
    async def inside() -> int:
        turns = Turns()
        under_way = [0]

        async def work() -> None:
            under_way.append(under_way[-1] + 1)
            await asyncio.sleep(0.01)
            under_way.append(under_way[-1] - 1)

        await asyncio.gather(*(turns.ask(f"1.2.3.{number}", "", work()) for number in range(3 * AT_ONCE)))
        assert under_way[-1] == 0 and len(under_way) == 1 + 6 * AT_ONCE
        return max(under_way)

    assert asyncio.run(inside()) == AT_ONCE


def test_a_turn_that_is_given_up_goes_to_the_next() -> None:
    async def inside() -> list[str]:
        turns = Turns()
        done: list[str] = []

        async def work(name: str) -> None:
            await asyncio.sleep(0.01)
            done.append(name)
            if name == "bad":
                raise ValueError

        tasks = [asyncio.create_task(turns.ask(name, "", work(name))) for name in ("one", "bad", "gone", "two")]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await turns.ask("last", "", work("last"))
        return done

    assert asyncio.run(inside()) == ["one", "bad", "two", "last"]


def test_long_addresses_of_one_customer_are_one() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") != neighbourhood("2001:db8:1:3::9")
    assert neighbourhood("::ffff:10.0.0.1") == neighbourhood("10.0.0.1") == "10.0.0.1"
    assert neighbourhood("nobody knows") == "nobody knows"
