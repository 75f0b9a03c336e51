"""What a side knows as a row of small numbers (encoding version 1), for programs that learn.

Everything is told as seen by the looking side: its own things first, then those of the other. What the side may not
know is 0: the rules of sight are those of the view (law 5, R166). ``encode_hidden`` adds what the side cannot know,
for critics in training alone.
"""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.imperial_struggle.board.constants import (
    FRANCE,
    MINISTRIES,
    NONE,
    SPACES,
    SPANISH,
    USA,
    Side,
    enemy_flag,
    flag_of,
)
from tricorne.games.imperial_struggle.board.places import (
    AWARD_POOL,
    HAND,
    MINISTRY_OUT,
    OPEN,
    PILE,
    SECRET,
    SPENT_AWARD,
    TAKEN,
    UP,
    USED,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    JACOBITE_IS_THIRD,
    VP,
)
from tricorne.games.imperial_struggle.encoding import cabinets, clock, compact, look, mirrors, scored, sections, war
from tricorne.games.imperial_struggle.encoding import round as encoding_round
from tricorne.games.imperial_struggle.encoding.parts import PARTS
from tricorne.games.imperial_struggle.military.squadrons import deployed
from tricorne.games.imperial_struggle.step_numbers import NAMES
from tricorne.games.imperial_struggle.view.round import under_way
from tricorne.kernel.encoding import Compact, Composed, Encoder, Layout, Mirror, RowWriter, sections_resting_on
from tricorne.kernel.kept_rows import GameRows
from tricorne.kernel.machine_words import Words
from tricorne.kernel.position import KIND_MASK, NOBODY, AnyPosition, actor_of, first_of, kind_of, second_of

VERSION: Final = 1
"""Raise it whenever a row becomes longer or shorter, or a number of it comes to mean something else: what was learned
from rows of an older version is then refused."""
ARGUMENT_DIGITS: Final = 3

FIRST_QUESTION: Final = 10
QUESTIONS: Final = [kind for kind in NAMES if kind >= FIRST_QUESTION]
"""What the game can wait for, in the order of the kinds: chance, then decisions."""
PLACE_OF_QUESTION: Final = [QUESTIONS.index(kind) if kind in QUESTIONS else NONE for kind in range(KIND_MASK + 1)]


def encode(p: Position, seat: int, s: RowWriter) -> None:
    """Write all that a side knows."""
    rounds = under_way(p)
    if s.wants(sections.CLOCK):
        clock.encode_clock(p, seat, rounds, s)
    if s.wants(sections.QUESTION):
        _question(p, seat, s)
    if s.wants(sections.VICTORY_POINTS):
        _victory_points(p, seat, s)
    if s.wants(sections.SCORING):
        scored.encode_scored(p, seat, s)
    if s.wants(sections.SIDES):
        _sides(p, seat, s)
    _spaces(p, seat, s)
    if s.wants(sections.CARDS):
        _cards(p, seat, s)
    if s.wants(sections.PILE):
        s.part("pile")
        s.number(p.event_place.count(PILE))
    if s.wants(sections.MINISTRIES):
        s.part("ministries-up")
        s.where_equal(p.ministry_place, UP)
        s.part("ministries-out")
        s.where_equal(p.ministry_place, MINISTRY_OUT)
    if s.wants(sections.CABINETS):
        cabinets.encode_cabinets(p, seat, s)
    if s.wants(sections.ABILITIES):
        s.part("abilities-used")
        s.row(p.ability, 0, 2 * MINISTRIES)
    _tiles(p, seat, s)
    if s.wants(sections.ROUND):
        encoding_round.encode_round(p, seat, rounds, s)
        encoding_round.encode_event(p, rounds, s)
        encoding_round.encode_done(p, rounds, s)
    if s.wants(sections.DISCOUNTS):
        encoding_round.encode_discounts(p, rounds, s)
    if s.wants(sections.PURCHASE):
        encoding_round.encode_purchase(p, s)
    if s.wants(sections.WAR):
        war.encode_war(p, seat, s)
    if s.wants(sections.WAR_TILES):
        war.encode_tiles(p, seat, s)


def encode_hidden(p: Position, seat: int, s: RowWriter) -> None:
    """Write what the side cannot know: for critics."""
    other = 1 - seat
    s.part("hidden-hand")
    s.where_equal(p.event_place, HAND + other)
    s.part("hidden-discards")
    s.where_equal(p.event_place, SECRET + other)
    s.part("hidden-ministries")
    for ministry in range(MINISTRIES):
        theirs = p.ruleset.components.ministries[ministry].side == other
        s.number(p.ministry_place[ministry] if theirs else 0)
    s.part("hidden-third-ministry")
    s.number(p.clock[JACOBITE_IS_THIRD])
    war.encode_hidden_tiles(p, seat, s)


def owned(side: Side, seat: int) -> int:
    """1 for the looking side, -1 for the other, 0 for nobody."""
    if side == NONE:
        return 0
    return 1 if side == seat else -1


def _question(p: Position, seat: int, s: RowWriter) -> None:
    """What is asked, and of whom; the details of a question are for whoever is asked."""
    frame = p.stack[-1] if p.stack else 0
    kind = kind_of(frame)
    actor = actor_of(frame) if p.stack else NOBODY
    s.part("question")
    s.one_hot(PLACE_OF_QUESTION[kind], len(QUESTIONS))
    s.part("asked")
    s.number(0 if actor == NOBODY else owned(actor, seat))
    s.part("question-details")
    s.digits(first_of(frame) if actor == seat else 0, 2)
    s.digits(second_of(frame) if actor == seat else 0, ARGUMENT_DIGITS)


def _victory_points(p: Position, seat: int, s: RowWriter) -> None:
    level = p.ruleset.components.level_vp
    s.part("victory-points")
    s.number(p.clock[VP] - level if seat == FRANCE else level - p.clock[VP])


def _sides(p: Position, seat: int, s: RowWriter) -> None:
    s.part("sides")
    for side in (seat, 1 - seat):
        for field in mirrors.FIELDS:
            s.number(p.sides[field + side])
        s.number(deployed(p, side))
        s.number(p.event_place.count(HAND + side))


def _spaces(p: Position, seat: int, s: RowWriter) -> None:
    """The board, one number for each space in the order of the data."""
    if s.wants(sections.FLAGS):
        s.part("flags-own")
        s.where_equal(p.flag, flag_of(seat))
        s.part("flags-other-side")
        s.where_equal(p.flag, enemy_flag(seat))
        s.part("flags-third")
        s.out.extend([1 if flag == SPANISH else 2 if flag == USA else 0 for flag in p.flag])
    if s.wants(sections.CONFLICTS):
        s.part("conflicts")
        s.row(p.marker, 0, SPACES)
    if s.wants(sections.DAMAGED):
        s.part("damaged")
        s.row(p.damaged, 0, SPACES)
    if s.wants(sections.HELD_SINCE):
        s.part("held-since")
        s.row(p.since, 0, SPACES)
    if s.wants(sections.ISOLATED):
        s.part("isolated")
        s.row(p.isolated, 0, SPACES)
    if s.wants(sections.MOVED):
        s.part("squadron-moved")
        s.row(p.moved, 0, SPACES)
    if s.wants(sections.HUGUENOTS):
        s.part("huguenots")
        markers = [0] * SPACES
        for at in range(0, len(p.huguenots), 2):
            if p.huguenots[at] != NONE:
                markers[p.huguenots[at]] = 1 + p.huguenots[at + 1]
        s.row(markers, 0, SPACES)


def _cards(p: Position, seat: int, s: RowWriter) -> None:
    s.part("hand")
    s.where_equal(p.event_place, HAND + seat)
    s.part("discarding")
    s.where_equal(p.event_place, SECRET + seat)
    s.part("cards-seen")
    for place in mirrors.CARD_PLACES:
        s.where_equal(p.event_place, place)


def _tiles(p: Position, seat: int, s: RowWriter) -> None:
    """Advantages, Investment tiles, Award tiles."""
    if s.wants(sections.ADVANTAGES):
        s.part("advantages-own")
        s.where_equal(p.advantage_owner, seat)
        s.part("advantages-other-side")
        s.where_equal(p.advantage_owner, 1 - seat)
        s.part("advantages-exhausted")
        s.where_equal(p.advantage_used, 1)
        s.part("advantages-new")
        s.where_equal(p.advantage_new, 1)
    if s.wants(sections.INVESTMENTS):
        s.part("investments-open")
        s.where_equal(p.investment_place, OPEN)
        s.part("investments-own")
        s.where_equal(p.investment_place, TAKEN + seat)
        s.part("investments-other-side")
        s.where_equal(p.investment_place, TAKEN + 1 - seat)
        s.part("investments-used")
        s.where_equal(p.investment_place, USED)
    if s.wants(sections.AWARD_TILES):
        s.part("award-tiles")
        s.where_equal(p.award_place, AWARD_POOL)
        s.where_equal(p.award_place, SPENT_AWARD)


class ImperialEncoder(Encoder):
    def __init__(self) -> None:
        self.version = VERSION
        self.words = PARTS

    def watched_names(self) -> list[str]:
        return look.WATCHED

    def rests_on(self) -> list[int]:
        return sections_resting_on(look.WATCHED, sections.RESTS_ON)

    def remembered(self) -> int:
        return sections.REMEMBERED

    def look(self, p: AnyPosition, kept: GameRows) -> None:
        look.look(cast(Position, p), kept)

    def shared_lists(self) -> int:
        return len(sections.SHARED)

    def shared_rest_on(self) -> list[int]:
        return sections_resting_on(look.WATCHED, sections.SHARED)

    def shared(self, p: AnyPosition, number: int) -> Words:
        position = cast(Position, p)
        if number == sections.STRENGTHS:
            return war.strengths(position)
        if number == sections.DEPLOYED:
            return mirrors.on_the_map(position)
        if number == sections.CARDS_HELD:
            return mirrors.cards_held(position)
        if number == sections.ROUND_SHOWN:
            return encoding_round.shown(position, under_way(position))
        if number == sections.CLOCK_SHOWN:
            return clock.clock_shown(position, under_way(position))
        if number == sections.SINCE:
            return position.since_shown()
        if number == sections.ISOLATED_NOW:
            return position.isolated_shown()
        if number == sections.FACE_DOWN:
            return cabinets.face_down(position)
        if number == sections.WAR_SHOWN:
            return war.war_numbers(position)
        if number == sections.TILES_OPEN:
            return war.open_tiles(position)
        if number == sections.REWARDS:
            return scored.rewards(position)
        return scored.scored(position)

    def mirrors(self, p: AnyPosition, seat: int, layout: Layout) -> list[Mirror]:
        return mirrors.mirrors(cast(Position, p), seat, layout)

    def composed(self, p: AnyPosition, seat: int) -> list[Composed]:
        of = len(look.WATCHED)
        return [
            Composed(sections.CLOCK, of + sections.CLOCK_SHOWN, clock.TABLES[seat]),
            Composed(sections.ROUND, of + sections.ROUND_SHOWN, encoding_round.tables(seat), encoding_round.ORDER),
        ]

    def compact(self) -> Compact | None:
        return compact.compact()

    def encode(self, p: AnyPosition, seat: int, writer: RowWriter) -> None:
        encode(cast(Position, p), seat, writer)

    def encode_hidden(self, p: AnyPosition, seat: int, writer: RowWriter) -> None:
        encode_hidden(cast(Position, p), seat, writer)
