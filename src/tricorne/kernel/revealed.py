"""Whether an act made something known to others than the actor: undo does not go back behind it."""

from __future__ import annotations


def revealed(before: list[int], after: list[int], actor: int) -> bool:
    """Whether somebody other than the actor came to know a hidden fact. Both lists are those of
    ``Engine.secrets``: a fact, then the seats that know it as bits; what is no longer listed lies open."""
    if before is after or before == after:
        return False
    # Mostly few facts have changed: those before the first and behind the last of them are passed over.
    first = 0
    most = min(len(before), len(after))
    while first < most and before[first] == after[first] and before[first + 1] == after[first + 1]:
        first += 2
    ends, now_ends = len(before), len(after)
    while ends > first and now_ends > first:
        if before[ends - 1] != after[now_ends - 1] or before[ends - 2] != after[now_ends - 2]:
            break
        ends -= 2
        now_ends -= 2
    known: dict[int, int] = {}
    for at in range(first, ends, 2):
        known[before[at]] = before[at + 1]
    for at in range(first, now_ends, 2):
        if after[at + 1] & ~known.get(after[at], 0) & ~(1 << actor):
            return True
        known.pop(after[at], None)
    return len(known) > 0
