"""War tiles (3.7, 5.6.1, 7.6, R43, R88, R167): laying out Basic tiles, drawing and placing Bonus tiles.

A drawn Bonus tile is looked at by its owner (BONUS_TILE), put into a theater (PLACE_TILE); if two lie there, one of the
two old ones moves (MOVE_TILE) to a theater with room (MOVE_TO). Theaters go by their number within the war, 0 to 3.
Frames never name a tile: what its owner holds is UNPLACED.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import actions
from tricorne.games.imperial_struggle.board.constants import (
    BASIC_PER_SIDE,
    BASIC_TILES,
    BONUS_PER_SET,
    BRITAIN,
    FRANCE,
    MOST_THEATERS,
    NONE,
    THEATERS,
    WAR_TILES,
    Side,
)
from tricorne.games.imperial_struggle.board.places import AWAY, IN_THEATER, POOL, UNPLACED
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import TURN
from tricorne.games.imperial_struggle.peace.draws import one_within
from tricorne.games.imperial_struggle.step_numbers import BASIC_TILE, BONUS_TILE, LAYOUT, MOVE_TILE, MOVE_TO, PLACE_TILE
from tricorne.games.imperial_struggle.streams import TILES_STREAM
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_theater, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Chance, Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import actor_of, first_of, replaced, second_of

# -- questions ---------------------------------------------------------------------------------


def theaters(p: Position) -> list[int]:
    """The theaters of the war being prepared or fought, by their numbers among all; none on the last turn."""
    war = p.next_war()
    return [] if war == NONE else p.ruleset.components.wars.theaters_of[war]


def first_bonus(p: Position, side: Side) -> int:
    """The first Bonus tile of a side's set for that war."""
    return p.ruleset.components.wars.bonus_set(p.next_war(), side)


def bonus_tiles(p: Position, side: Side, theater: Word) -> int:
    """Bonus tiles of a side in a theater."""
    first = first_bonus(p, side)
    count = 0
    for tile in range(first, first + BONUS_PER_SET):
        if p.tile_place[tile] == IN_THEATER + theater:
            count += 1
    return count


def all_bonus_tiles(p: Position, side: Side) -> int:
    """Bonus tiles of a side in all theaters of the next war; 0 without a next war (R114)."""
    if p.next_war() == NONE:
        return 0
    first = first_bonus(p, side)
    count = 0
    for tile in range(first, first + BONUS_PER_SET):
        if IN_THEATER <= p.tile_place[tile] < IN_THEATER + MOST_THEATERS:
            count += 1
    return count


def room(p: Position, side: Side) -> int:
    """How many more Bonus tiles fit into the theaters of the next war (IS-5.6.1-5)."""
    return p.ruleset.components.wars.per_theater * len(theaters(p)) - all_bonus_tiles(p, side)


def has_room(p: Position, side: Side) -> bool:
    return room(p, side) > 0


def basic_tile(p: Position, side: Side, theater: Word) -> int:
    """The Basic tile of a side in a theater, NONE if there is none."""
    first = side * BASIC_PER_SIDE
    for tile in range(first, first + BASIC_PER_SIDE):
        if p.tile_place[tile] == IN_THEATER + theater:
            return tile
    return NONE


def unplaced_bonus(p: Position, side: Side) -> int:
    """The Bonus tile in its owner's hand."""
    first = first_bonus(p, side)
    for tile in range(first, first + BONUS_PER_SET):
        if p.tile_place[tile] == UNPLACED:
            return tile
    return NONE


def next_theater(p: Position, theater: Word) -> Thing:
    """A theater of the next war, by its number there."""
    return the_theater(p, theaters(p)[theater])


# -- acts --------------------------------------------------------------------------------------


def draw_bonus(p: Position, side: Side, theater: Word) -> None:
    """Draw a Bonus tile into a theater; for NONE its owner looks at it and chooses."""
    p.then(BONUS_TILE, side, theater + 1)


def lay_out(p: Position, war: int) -> None:
    """Prepare a war: its Bonus pools, and one random Basic tile of each side in each theater (7.6, 12.2)."""
    wars = p.ruleset.components.wars
    places = p.tile_place[:]
    for side in (FRANCE, BRITAIN):
        first = wars.bonus_set(war, side)
        for tile in range(first, first + BONUS_PER_SET):
            places[tile] = POOL
    p.tile_place = places
    count = len(wars.theaters_of[war])
    for side in (BRITAIN, FRANCE):
        if p.ruleset.planned_layout:
            p.ask(LAYOUT, side)
        for theater in range(count - 1, -1, -1):
            p.then(BASIC_TILE, side, 0 if p.ruleset.planned_layout else theater + 1)


def take_back(p: Position) -> None:
    """After a war all Basic tiles go back to the pools and the Bonus tiles of the war leave (R89)."""
    places = p.tile_place[:]
    for tile in range(WAR_TILES):
        if IN_THEATER <= places[tile] < IN_THEATER + MOST_THEATERS:
            places[tile] = POOL if tile < BASIC_TILES else AWAY
    for side in (FRANCE, BRITAIN):
        first = first_bonus(p, side)
        for tile in range(first, first + BONUS_PER_SET):
            places[tile] = AWAY
    p.tile_place = places


# -- chance ------------------------------------------------------------------------------------


class TileDraw(Chance[Position]):
    """A War tile is drawn from a side's pool; only that side sees it."""

    def stream(self) -> int:
        return TILES_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-basic-tile", side=the_side(first_of(frame)))

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.wars.tile_ids[value]

    def secret_of(self, p: Position, frame: int) -> int:
        return first_of(frame)

    def first(self, p: Position, frame: int) -> int:
        """The first tile of the set that it is drawn from."""
        return first_of(frame) * BASIC_PER_SIDE

    def count(self) -> int:
        """How many tiles that set has."""
        return BASIC_PER_SIDE

    def outcomes(self, p: Position, frame: int) -> list[int]:
        found: list[int] = []
        first = self.first(p, frame)
        for tile in range(first, first + self.count()):
            if p.tile_place[tile] == POOL:
                found.append(tile)
                found.append(1)
        return found

    def draw(self, p: Position, frame: int) -> int:
        first = self.first(p, frame)
        return one_within(p, TILES_STREAM, p.tile_place, POOL, first, first + self.count())


class BasicTile(TileDraw):
    """A Basic tile for a theater, or for its owner to look at (12.2)."""

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        theater = second_of(frame) - 1
        p.tile_place = replaced(p, p.tile_place, value, UNPLACED if theater == NONE else IN_THEATER + theater)


class BonusTile(TileDraw):
    """A Bonus tile for a theater, or for its owner to place."""

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-bonus-tile", side=the_side(first_of(frame)))

    def first(self, p: Position, frame: int) -> int:
        return first_bonus(p, first_of(frame))

    def count(self) -> int:
        return BONUS_PER_SET

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        theater = second_of(frame) - 1
        side = first_of(frame)
        if theater == NONE:
            p.tile_place = replaced(p, p.tile_place, value, UNPLACED)
            p.ask(PLACE_TILE, side)
        elif bonus_tiles(p, side, theater) < p.ruleset.components.wars.per_theater:
            p.tile_place = replaced(p, p.tile_place, value, IN_THEATER + theater)
        else:
            # Famine in Ireland names the theater: an older tile makes room (R112).
            p.tile_place = replaced(p, p.tile_place, value, UNPLACED)
            p.ask(MOVE_TILE, side, theater)


# -- decisions ---------------------------------------------------------------------------------


class PlaceTile(Decision[Position]):
    """Which theater the new tile goes to."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for theater in theaters(p):
            out.append(actions.PLACE + theater)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        theater = action - actions.PLACE - theaters(p)[0]
        if bonus_tiles(p, side, theater) < p.ruleset.components.wars.per_theater:
            p.tile_place = replaced(p, p.tile_place, unplaced_bonus(p, side), IN_THEATER + theater)
        else:
            p.ask(MOVE_TILE, side, theater)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if actions.PLACE <= action < actions.PLACE + THEATERS:
            return refuse("why-other-war", ["IS-5.6.1-3"])
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("place-tile", say("prompt-place-tile", side=who(frame)), ["IS-5.6.1-3", "IS-5.6.1-4"])


class MoveTile(Decision[Position]):
    """Which of the two old tiles makes room."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        first = first_bonus(p, actor_of(frame))
        for tile in range(first, first + BONUS_PER_SET):
            if p.tile_place[tile] == IN_THEATER + first_of(frame):
                out.append(actions.MOVE + tile - BASIC_TILES)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        p.tile_place = replaced(p, p.tile_place, unplaced_bonus(p, side), IN_THEATER + first_of(frame))
        tile = action - actions.MOVE + BASIC_TILES
        free = _theaters_with_room(p, side)
        if len(free) == 1:
            p.tile_place = replaced(p, p.tile_place, tile, IN_THEATER + free[0])
        else:
            p.tile_place = replaced(p, p.tile_place, tile, UNPLACED)
            p.ask(MOVE_TO, side)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-move-tile", side=who(frame), theater=next_theater(p, first_of(frame)))
        return Prompt("move-tile", asked, ["IS-5.6.1-4", "IS-R43"])


class MoveTo(Decision[Position]):
    """Where the old tile goes."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for theater in _theaters_with_room(p, actor_of(frame)):
            out.append(actions.PLACE + theaters(p)[theater])

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        theater = action - actions.PLACE - theaters(p)[0]
        p.tile_place = replaced(p, p.tile_place, unplaced_bonus(p, actor_of(frame)), IN_THEATER + theater)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if actions.PLACE <= action < actions.PLACE + THEATERS:
            return refuse("why-no-room", ["IS-5.6.1-4"])
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("move-to", say("prompt-move-to", side=who(frame)), ["IS-5.6.1-4", "IS-R43"])


class Layout(Decision[Position]):
    """Military planning: the drawn Basic tiles go to the theaters, one by one (12.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for tile in drawn(p, actor_of(frame)):
            out.append(actions.ASSIGN + tile)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        theater = first_of(frame)
        p.tile_place = replaced(p, p.tile_place, action - actions.ASSIGN, IN_THEATER + theater)
        left = drawn(p, side)
        if len(left) == 1:
            p.tile_place = replaced(p, p.tile_place, left[0], IN_THEATER + theater + 1)
        elif left:
            p.ask(LAYOUT, side, theater + 1)

    def prompt(self, p: Position, frame: int) -> Prompt:
        theater = prepared_theater(p, first_of(frame))
        return Prompt("layout", say("prompt-layout", side=who(frame), theater=theater), ["IS-12.2-2"])


def prepared_theater(p: Position, theater: Word) -> Thing:
    """A theater of the war whose tiles are being laid out, by its number there."""
    return the_theater(p, p.ruleset.components.wars.theaters_of[prepared_war(p)][theater])


def prepared_war(p: Position) -> int:
    """The war whose tiles are being laid out: on a war's place of the track the one after it."""
    c = p.ruleset.components
    at = p.clock[TURN]
    return c.turn_next_war[at] if c.turn_war[at] == NONE else c.turn_next_war[at + 1]


def _theaters_with_room(p: Position, side: Side) -> list[int]:
    most = p.ruleset.components.wars.per_theater
    return [at for at in range(len(theaters(p))) if bonus_tiles(p, side, at) < most]


def drawn(p: Position, side: Side) -> list[int]:
    """Basic tiles in their owner's hand."""
    first = side * BASIC_PER_SIDE
    return [tile for tile in range(first, first + BASIC_PER_SIDE) if p.tile_place[tile] == UNPLACED]
