"""What a row shows element by element: the board, cards and tiles."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    AWARDS,
    COMMODITIES,
    EVENTS,
    FRANCE,
    INVESTMENTS,
    MINISTRIES,
    MOST_THEATERS,
    REGIONS,
    SIDES,
    SPACES,
    SPANISH,
    USA,
    WAR_TILES,
    enemy_flag,
    flag_of,
)
from tricorne.games.imperial_struggle.board.places import (
    AWARD_POOL,
    DISCARDED,
    HAND,
    MINISTRY_OUT,
    OPEN,
    OUT_OF_GAME,
    PILE,
    PLAYED,
    SECRET,
    SPENT_AWARD,
    TAKEN,
    UP,
    USED,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ASIDE,
    CLOCK_SIZE,
    DEBT,
    FREE_TILES,
    GONE,
    LIMIT,
    NAVY_BOX,
    NAVY_USED,
    REFUSALS,
    SIDES_SIZE,
    TREATY,
    UNBUILT,
    VP,
)
from tricorne.games.imperial_struggle.encoding import cabinets, scored, sections, war
from tricorne.games.imperial_struggle.encoding.look import WATCHED
from tricorne.games.imperial_struggle.military.squadrons import deployed
from tricorne.kernel.encoding import AS_IT_IS, BYTE, NOWHERE, Layout, Mirror, shows
from tricorne.kernel.machine_words import Words
from tricorne.kernel.word_rows import words

BEHIND: Final = [-value & BYTE for value in range(BYTE + 1)]
"""The table of a mirror that shows numbers with the other sign."""
CODES: Final = [war.tile_code(place if place <= BYTE // 2 else place - BYTE - 1) for place in range(BYTE + 1)]
"""The table of a mirror that shows where War tiles are."""
NO_CARDS: Final = words([0] * (SIDES + 1))
CARD_PLACES: Final = [DISCARDED, PLAYED, OUT_OF_GAME]
"""Where cards lie that everybody has seen."""
FIELDS: Final = [DEBT, LIMIT, TREATY, NAVY_BOX, UNBUILT, GONE, ASIDE, FREE_TILES, REFUSALS, NAVY_USED]
"""What the part ``sides`` tells of each, in this order; then its squadrons on the map and its cards."""


class _Finder:
    """Gathers the mirrors of a seat."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.found: list[Mirror] = []

    def show(self, name: str, size: int, part: str, table: list[int], repeat: int = 0) -> None:
        """A list in a part of the row; ``repeat`` counts the lists of that length before it in the same part."""
        first = int(self.layout.slices[part].start) + repeat * size
        self.found.append(Mirror(WATCHED.index(name), list(range(first, first + size)), table))


def mirrors(p: Position, seat: int, layout: Layout) -> list[Mirror]:
    """The mirrors of a side."""
    f = _Finder(layout)
    other = 1 - seat
    third = shows(SPANISH)
    third[USA] = 2
    f.show("flag", SPACES, "flags-own", shows(flag_of(seat)))
    f.show("flag", SPACES, "flags-other-side", shows(enemy_flag(seat)))
    f.show("flag", SPACES, "flags-third", third)
    f.show("marker", SPACES, "conflicts", AS_IT_IS)
    f.show("damaged", SPACES, "damaged", AS_IT_IS)
    f.show("moved", SPACES, "squadron-moved", AS_IT_IS)
    f.show("event_place", EVENTS, "hand", shows(HAND + seat))
    f.show("event_place", EVENTS, "discarding", shows(SECRET + seat))
    for at in range(len(CARD_PLACES)):
        f.show("event_place", EVENTS, "cards-seen", shows(CARD_PLACES[at]), at)
    f.show("ministry_place", MINISTRIES, "ministries-up", shows(UP))
    f.show("ministry_place", MINISTRIES, "ministries-out", shows(MINISTRY_OUT))
    f.show("ability", 2 * MINISTRIES, "abilities-used", AS_IT_IS)
    f.show("advantage_owner", ADVANTAGES, "advantages-own", shows(seat))
    f.show("advantage_owner", ADVANTAGES, "advantages-other-side", shows(other))
    f.show("advantage_used", ADVANTAGES, "advantages-exhausted", shows(1))
    f.show("advantage_new", ADVANTAGES, "advantages-new", shows(1))
    f.show("investment_place", INVESTMENTS, "investments-open", shows(OPEN))
    f.show("investment_place", INVESTMENTS, "investments-own", shows(TAKEN + seat))
    f.show("investment_place", INVESTMENTS, "investments-other-side", shows(TAKEN + other))
    f.show("investment_place", INVESTMENTS, "investments-used", shows(USED))
    f.show("award_place", AWARDS, "award-tiles", shows(AWARD_POOL))
    f.show("award_place", AWARDS, "award-tiles", shows(SPENT_AWARD), 1)
    f.found += _scored(seat, layout)
    f.found.append(_strengths(seat, layout))
    f.found += _war(p, seat, layout)
    f.found += _held(layout)
    f.found += _cabinets(p, seat, layout)
    f.found += _sides(seat, layout)
    f.found.append(_victory_points(p, seat, layout))
    return f.found


def on_the_map(p: Position) -> Words:
    """Squadrons on the map, by side."""
    return words([deployed(p, side) for side in range(SIDES)])


def cards_held(p: Position) -> Words:
    """Cards in hand, by side; cards in the pile."""
    found = NO_CARDS[:]
    for place in p.event_place:
        if place == PILE:
            found[SIDES] = found[SIDES] + 1
        elif HAND <= place < HAND + SIDES:
            found[place - HAND] = found[place - HAND] + 1
    return found


def _sides(seat: int, layout: Layout) -> list[Mirror]:
    first = int(layout.slices["sides"].start)
    width = len(FIELDS) + 2
    registers = [NOWHERE] * SIDES_SIZE
    squadrons = [NOWHERE] * SIDES
    cards = [NOWHERE] * (SIDES + 1)
    for side in range(SIDES):
        start = first if side == seat else first + width
        for at in range(len(FIELDS)):
            registers[FIELDS[at] + side] = start + at
        squadrons[side] = start + len(FIELDS)
        cards[side] = start + len(FIELDS) + 1
    cards[SIDES] = int(layout.slices["pile"].start)
    return [
        Mirror(WATCHED.index("sides"), registers, AS_IT_IS),
        Mirror(len(WATCHED) + sections.DEPLOYED, squadrons, AS_IT_IS),
        Mirror(len(WATCHED) + sections.CARDS_HELD, cards, AS_IT_IS),
    ]


def _victory_points(p: Position, seat: int, layout: Layout) -> Mirror:
    level = p.ruleset.components.level_vp
    places = [NOWHERE] * CLOCK_SIZE
    places[VP] = int(layout.slices["victory-points"].start)
    table = [(value - level if seat == FRANCE else level - value) & BYTE for value in range(BYTE + 1)]
    return Mirror(WATCHED.index("clock"), places, table)


def _scored(seat: int, layout: Layout) -> list[Mirror]:
    """What the Scoring Phase would give: the list is what France sees. In Britain's row its own points come first, and
    it leads where France is behind."""
    now, prestige = layout.slices["scoring-now"], layout.slices["prestige"]
    half = scored.TOTALS
    totals = list(range(int(now.start), int(now.stop)))
    if seat != FRANCE:
        totals = totals[half:] + totals[:half]
    leads: list[int] = []
    given: list[int] = []
    for part, count, width in (("awards", REGIONS, scored.OF_AWARD), ("demands", COMMODITIES, scored.OF_DEMAND)):
        first = int(layout.slices[part].start)
        for lead in range(first, first + count * (1 + width), 1 + width):
            leads.append(lead)
            given.extend(range(lead + 1, lead + 1 + width))
    leads.append(int(prestige.start))
    of = len(WATCHED) + sections.SCORED
    return [
        Mirror(of, totals + [NOWHERE] * len(leads), AS_IT_IS),
        Mirror(of, [NOWHERE] * len(totals) + leads, AS_IT_IS if seat == FRANCE else BEHIND),
        Mirror(len(WATCHED) + sections.REWARDS, given, AS_IT_IS),
    ]


def _strengths(seat: int, layout: Layout) -> Mirror:
    first = int(layout.slices["theaters"].start)
    places = [war.place_of_strength(seat, at, first) for at in range(SIDES * MOST_THEATERS)]
    return Mirror(len(WATCHED) + sections.STRENGTHS, places, AS_IT_IS)


def _war(p: Position, seat: int, layout: Layout) -> list[Mirror]:
    """The war, and the War tiles: a side's own wherever they are, the other's where all see them."""
    of = len(WATCHED) + sections.WAR_SHOWN
    places = war.places_of_war(seat, int(layout.slices["war"].start))
    won = [NOWHERE] * len(places)
    for at in war.WON_AT:
        won[at] = places[at]
        places[at] = NOWHERE
    first = int(layout.slices["tiles"].start)
    side_of = p.ruleset.components.wars.tile_side
    own = [first + tile if side_of[tile] == seat else NOWHERE for tile in range(WAR_TILES)]
    others = [first + tile if side_of[tile] != seat else NOWHERE for tile in range(WAR_TILES)]
    return [
        Mirror(of, places, AS_IT_IS),
        Mirror(of, won, war.won_table(seat)),
        Mirror(WATCHED.index("tile_place"), own, CODES),
        Mirror(len(WATCHED) + sections.TILES_OPEN, others, AS_IT_IS),
    ]


def _held(layout: Layout) -> list[Mirror]:
    """What was held since the round began, and what is Isolated, by space."""
    found: list[Mirror] = []
    for number, part in ((sections.SINCE, "held-since"), (sections.ISOLATED_NOW, "isolated")):
        first = int(layout.slices[part].start)
        found.append(Mirror(len(WATCHED) + number, list(range(first, first + SPACES)), AS_IT_IS, whole=True))
    return found


def _cabinets(p: Position, seat: int, layout: Layout) -> list[Mirror]:
    """Ministries that lie face down."""
    first = int(layout.slices["ministries-own"].start)
    side_of = p.ruleset.components.side_of_ministry
    own = [first + ministry if side_of[ministry] == seat else NOWHERE for ministry in range(MINISTRIES)]
    down = cabinets.places_of_face_down(seat, NOWHERE, int(layout.slices["ministries-face-down"].start))
    return [
        Mirror(WATCHED.index("ministry_place"), own, cabinets.OWN_MINISTRY),
        Mirror(len(WATCHED) + sections.FACE_DOWN, down, AS_IT_IS),
    ]
