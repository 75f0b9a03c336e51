"""What an act costs the server without sockets: ``python -P bench/acts.py GAME`` plays at tables in the middle of their
games with four people looking on, five acts in a transaction, and prints CPU milliseconds for an act: of the loop that
plays and shows, and of the thread that writes. ``--profile`` prints where the loop spends them too."""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import tempfile
import time
from pathlib import Path

from tricorne.cli.load import prepare
from tricorne.cli.measure import is_compiled
from tricorne.server.acts import Acts
from tricorne.server.asking import read_by
from tricorne.server.broadcast import position
from tricorne.server.collecting import collect
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.listening import ACTS
from tricorne.server.stopping import stop
from tricorne.server.store import Store
from tricorne.server.table_parts import Guest
from tricorne.server.viewer import Viewer

PEOPLE = 4
TOGETHER = 5
"""Tables at which somebody acts at the same time."""
TOP = 45


class Watched:
    """A table with everybody who looks on, and what they were sent."""

    def __init__(self, table: GameTable, seed: int) -> None:
        self.table = table
        self.dice = random.Random(seed)
        self.viewers: list[Viewer] = []
        self.bytes = 0

    def sit_down(self, hub: Hub) -> None:
        """Those who play, and so many who look on."""
        players = [seat.guest for seat in self.table.seats]
        for guest in players + [f"onlooker {at}" for at in range(PEOPLE - len(players))]:
            viewer = Viewer(guest, self.table.eyes(guest, None))
            self.viewers.append(viewer)
            hub.arrive(self.table, viewer)
            position(self.table, viewer.eyes)

    async def act(self, acts: Acts) -> bool:
        """Whoever is asked acts; False where the game is over."""
        state = self.table.begun()
        seat = self.table.seat(self.table.actor)
        if state.over or seat is None:
            return False
        wish = {"type": "play", "id": 1, "at": state.last.number, "action": self.dice.choice(state.legal())}
        mover = next(one for one in self.viewers if one.guest == seat.guest)
        act = read_by(ACTS, json.dumps(wish))
        mover.tell(await acts.hub.shielded(acts.carry_out(self.table, Guest(seat.guest, seat.player), act)))
        return True

    def hear(self) -> None:
        for viewer in self.viewers:
            while not viewer.waiting.empty():
                self.bytes += len(viewer.waiting.get_nowait() or b"")


async def measured(game: str, tables: int, rounds: int, profile: cProfile.Profile | None) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "tables.db")
        companies = await prepare(db, game, tables, PEOPLE)
        hub = Hub(Store(db))
        await hub.open()
        acts = Acts(hub)
        watched = []
        for seed, company in enumerate(companies):
            watched.append(Watched(await hub.loaded(company.id), seed))
            watched[-1].sit_down(hub)
        for one in watched:
            await one.act(acts)
            one.hear()
            one.bytes = 0
        collecting = asyncio.create_task(collect())
        await asyncio.sleep(0)
        loop_s, all_s, done = time.thread_time(), time.process_time(), 0
        if profile is not None:
            profile.enable()
        for _ in range(rounds):
            for first in range(0, tables, TOGETHER):
                part = watched[first : first + TOGETHER]
                done += sum(await asyncio.gather(*(one.act(acts) for one in part)))
                for one in part:
                    one.hear()
        if profile is not None:
            profile.disable()
        loop_s, all_s = time.thread_time() - loop_s, time.process_time() - all_s
        await stop(collecting)
        await hub.close()
    return {
        "acts": done,
        "loop_ms": round(loop_s / done * 1000, 4),
        "writer_ms": round((all_s - loop_s) / done * 1000, 4),
        "bytes_sent": round(sum(one.bytes for one in watched) / done, 1),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--tables", type=int, default=40)
    asked.add_argument("--rounds", type=int, default=60)
    asked.add_argument("--profile", action="store_true")
    how = asked.parse_args()
    profile = cProfile.Profile(time.thread_time) if how.profile else None
    found = asyncio.run(measured(how.game, how.tables, how.rounds, profile))
    print(json.dumps({"compiled": is_compiled(), "game": how.game, **found}))
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(TOP)


if __name__ == "__main__":
    main()
