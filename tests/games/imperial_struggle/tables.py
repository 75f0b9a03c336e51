"""The tables at which the tests that every game gets for free sit down with Imperial Struggle."""

from tests.conformance.seating import Seating

SIDES = ["france", "britain"]

TABLES = [
    Seating("standard", SIDES, "standard", {}, []),
    Seating("spain", SIDES, "standard", {"spanish-empire": True, "tougher-forts": True}, []),
    Seating(
        "planning",
        SIDES,
        "standard",
        {"military-planning-upgrades": True, "military-planning-layout": True},
        [],
    ),
]

CACHES = ["chained", "snapshot"]
"""What positions keep beside their fields and find again when it is missing; of the snapshot what ``since`` says."""

for table in TABLES:
    table.chosen = table.name in ["planning"]
    table.for_long = table.name in ["spain"]
