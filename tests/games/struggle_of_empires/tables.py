"""The tables at which the tests that every game gets for free sit down with Struggle of Empires."""

from tests.conformance.seating import Seating

POWERS = ["britain", "united-provinces", "spain", "france", "austria", "prussia", "russia"]
ASIDES = ["say good evening [everybody]", "promise {other} no war in india", "pay {other} 1", "pay {other} 7"]

TABLES = [
    Seating("two", ["france", "britain"], "deluxe", {}, ASIDES),
    Seating("three", ["russia", "spain", "britain"], "deluxe+surrender", {"sea-die-faces": [3, 2, 1]}, ASIDES),
    Seating("simple", POWERS[2:6], "deluxe+wallace-simple", {}, ASIDES),
    Seating("four", ["britain", "france", "austria", "prussia"], "deluxe", {"setup-duplicates": "may-redraw"}, ASIDES),
    Seating("draft", ["spain", "russia", "france", "britain"], "deluxe", {"setup-draft": True}, ASIDES),
    Seating("five", POWERS[:5], "original-2004", {"gold-visibility": "hidden"}, ASIDES),
    Seating(
        "deals",
        ["britain", "france", "russia"],
        "deluxe",
        {"negotiation": "offers", "gold-visibility": "hidden"},
        ASIDES,
    ),
    Seating("seven", POWERS, "deluxe+open-unrest", {"army-movement": "adjacency"}, ASIDES),
]

for table in TABLES:
    table.chosen = table.name in ["three"]
    table.for_long = table.name in ["two", "simple", "four", "five", "seven"]
