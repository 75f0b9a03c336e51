"""What a site needs: a small simulation fed by measured costs. ``.venv/bin/python bench/scaling.py`` prints the table
of docs/scaling.md; the costs below are those that its first table names (bench/site_costs.py measures them)."""

from __future__ import annotations

import heapq
import math
import random

# -- measured (docs/scaling.md says how) ------------------------------------------------------------

ACTS_S = {"struggle-of-empires": 0.0008, "imperial-struggle": 0.0010}
"""Seconds of a processor for an act, four views, its row and its messages (compiled; with sockets)."""
ACT_S = sum(ACTS_S.values()) / len(ACTS_S)
"""Half of the tables play each game."""
CATCH_UP_S = 0.0025
"""The same act in each other process where somebody looks on (Struggle of Empires on Python took 1.7 ms; half as much
again for Imperial Struggle); the engine was not compiled there, so it is an upper bound."""
MAIL_S, PUSH_S = 0.0075, 0.0073
"""A notice by mail or to a device (bench/notices_queue.py; engine on Python, a busy machine, with what the mail server
and the push service spend in the same process): upper bounds."""
OPEN_S = 0.026
"""To open a table of a correspondence game from its rows and to show it (Imperial Struggle, on Python)."""
PROCESS_MB = 103.0
TABLE_MB = 1.7
"""A table in the memory of a process with its game and two live channels; an upper bound."""
ENTRY_KB = 0.75
"""An entry in PostgreSQL, with its part of the snapshots and the indices."""

# -- assumed -------------------------------------------------------------------------------------

TRANSACTION_S = 0.004
"""A transaction of PostgreSQL on a disk that keeps its word; acts that meet share one."""
THINK_S = 0.6
"""A bot that thinks ahead takes a decision."""
ACT_EVERY_S = 12.0
"""At a live table somebody acts."""
PEOPLE = 4
BOTS = 0.25
"""The part of the acts that bots take."""
TURNS_A_DAY = 4.0
"""Of a correspondence table."""
ACTS_A_TURN = 6.0
AWAY = 0.9
"""The part of the turns by correspondence whose person is not at the table, and is told."""
DEVICES = 0.5
"""The part of the people who have a device that is told; a letter follows where it does not say that it was shown."""
UNSEEN = 0.2
"""How often it does not."""
PEAK = 2.5
"""The busiest hour against the average, by correspondence."""
FULL = 0.6
"""How busy a processor may be, so that hardly anybody waits."""


class Need:
    """What a site of some size needs."""

    def __init__(self, live: int, letters: int) -> None:
        self.acts = live / ACT_EVERY_S
        self.letter_acts = letters * TURNS_A_DAY * ACTS_A_TURN / 86_400 * PEAK
        visits = letters * TURNS_A_DAY / 86_400 * PEAK
        told = visits * AWAY
        self.pushes = told * DEVICES
        self.mails = told * (1 - DEVICES + DEVICES * UNSEEN)
        notices = self.pushes * PUSH_S + self.mails * MAIL_S
        self.webs = 1
        while True:
            elsewhere = min(self.webs - 1, PEOPLE - 1) * (1 - 1 / self.webs)
            work = self.acts * (ACT_S + elsewhere * CATCH_UP_S)
            work += self.letter_acts * ACT_S + visits * OPEN_S + notices
            if work <= self.webs * FULL:
                break
            self.webs += 1
        self.busy = work / self.webs
        self.thinkers = math.ceil(self.acts * BOTS * THINK_S / FULL) if live else 1
        looked_at = live * min(self.webs, PEOPLE) + letters * 0.002
        self.memory_gb = (looked_at * TABLE_MB + (self.webs + self.thinkers) * PROCESS_MB) / 1024
        day = live * 86_400 / ACT_EVERY_S / 8 + letters * TURNS_A_DAY * ACTS_A_TURN  # live tables: three hours a day
        self.gb_a_year = day * ENTRY_KB * 365 / 1024**2
        self.p99_ms = waiting(self.acts / self.webs, self.busy / max(self.acts / self.webs, 1e-9), 20_000) * 1000


def waiting(rate: float, cost: float, acts: int) -> float:
    """The time within which 99 of 100 acts are answered by one process and one writer: acts come by chance, those that
    meet a transaction share the next one."""
    dice = random.Random(7)
    now = free = written = 0.0
    times: list[float] = []
    queue: list[float] = []
    for _ in range(acts):
        now += dice.expovariate(rate)
        free = max(free, now) + cost * dice.uniform(0.5, 1.8)
        heapq.heappush(queue, free)
        done = heapq.heappop(queue)
        written = max(written, done) + TRANSACTION_S if written <= done else written + 0.025
        written = min(written, done + 0.025 + TRANSACTION_S)
        times.append(written - now)
    return sorted(times)[int(0.99 * len(times))]


SIZES = {
    "a club: 200 members": (20, 100),
    "a large club: 1,000 members": (200, 2_000),
    "500 live tables": (500, 0),
    "10,000 members": (1_000, 20_000),
    "100,000 members": (5_000, 200_000),
}


def table() -> str:
    lines = [
        "| | live tables | by days | acts a second | pushes, mails a second | web | thinkers | memory | a year | p99 |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name, (live, letters) in SIZES.items():
        need = Need(live, letters)
        lines.append(
            f"| {name} | {live:,} | {letters:,} | {need.acts + need.letter_acts:.0f} "
            f"| {need.pushes:.1f}, {need.mails:.1f} | {need.webs} | {need.thinkers} "
            f"| {need.memory_gb:.1f} GB | {need.gb_a_year:,.0f} GB | {need.p99_ms:.0f} ms |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
