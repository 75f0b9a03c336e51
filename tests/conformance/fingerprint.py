"""One game at each table and all that is written of it, as a short number; run as a program it prints them all."""

import hashlib

from tests.conformance.tables import TABLES, Seating


def of(table: Seating) -> str:
    """The same choices every time, far from random but everywhere in the lists."""
    state = table.new("austerlitz")
    step = 0
    while not state.over:
        legal = state.legal()
        state.play(legal[step * 7919 % len(legal)])
        step += 1
    seen = [str(state.record)] + [str(state.record_for(seat)) for seat in table.seats] + [state.to_json()]
    return hashlib.sha256("".join(seen).encode()).hexdigest()


if __name__ == "__main__":
    for table in TABLES:
        print(of(table))
