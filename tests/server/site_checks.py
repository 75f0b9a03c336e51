"""What has to be so at every table of a site after parts of it were killed: nothing that was acknowledged is lost,
nothing was written twice, and all who look on see the same, by whatever process and however long they have done."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from tests.server.running_server import Live, Person
from tests.server.site_players import BROKEN, SEATS, Act, Pair

SPECTATOR = ""


def check(pair: Pair, ports: list[int]) -> int:
    """All of it, for one table; how many acts were acknowledged."""
    assert not pair.wrong, pair.wrong
    number = settled(pair, ports)
    logs = [entries(Person(port, "", pair.people["britain"].token), pair.table) for port in ports]
    assert all(log == logs[0] for log in logs), "two processes tell two stories"
    assert [entry["number"] for entry in logs[0]] == list(range(number + 1))
    once(pair, logs[0])
    for eyes in (*SEATS, SPECTATOR):
        seen = [fresh(pair, port, eyes) for port in ports]
        assert len(set(seen)) == 1, f"two processes show two positions to {eyes or 'a spectator'}"
        if eyes in pair.live:
            try:
                pair.live[eyes].until(number)
            except BROKEN:
                continue  # it broke while nobody read from it: whoever sits there would come in anew
            assert told(pair.live[eyes]) == seen[0], f"{eyes} looked on all the time and sees something else"
            pair.lasted += 1
    pair.leave()
    return len(pair.acknowledged)


def settled(pair: Pair, ports: list[int]) -> int:
    """The last entry, once the bots have played and a person is asked: they go on wherever they were killed."""
    found = set()
    for port in ports:
        with Person(port, "", pair.people["britain"].token).look(pair.table, "britain") as live:
            live.turn(*SEATS)
            found.add(int(live.position["number"]))
    assert len(found) == 1, f"processes have come to entries {found}"
    return found.pop()


def entries(person: Person, table: Any) -> list[Any]:
    found: list[Any] = []
    while True:
        part = person.get(f"/api/tables/{table['id']}/log?from={len(found)}").json["entries"]
        found += part
        if not part:
            return found


def once(pair: Pair, log: list[Any]) -> None:
    """Every acknowledged act is the entry that was said, and every entry of a person is an act that was sent, each of
    them once: an act that was written under two numbers would follow an entry that it does not name."""
    for number, act in pair.acknowledged.items():
        assert number < len(log), f"entry {number} was acknowledged and is lost"
        assert of_entry(log[number]) == act, f"entry {number} is another act than the one that was acknowledged"
    left = Counter(pair.sent)
    for entry in log:
        if entry["kind"] == "play" and entry["seat"] in SEATS:
            assert left[of_entry(entry)], f"entry {entry['number']} is an act that nobody sent there, or a second time"
            left[of_entry(entry)] -= 1


def of_entry(entry: Any) -> Act:
    """The act that an entry has to be of."""
    return Act(entry["number"] - 1, entry["seat"], entry["text"])


def fresh(pair: Pair, port: int, eyes: str) -> str:
    """What a process shows to whoever comes now, through some eyes."""
    person = Person(port, "", pair.people[eyes].token if eyes else "")
    with person.look(pair.table, eyes) as live:
        return told(live)


def told(live: Live) -> str:
    """All that somebody sees of the game."""
    position = live.position
    return json.dumps([live.view, *(position[key] for key in ("number", "prompt", "legal", "over"))], sort_keys=True)
