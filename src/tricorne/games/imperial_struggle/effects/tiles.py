"""Effects on War tiles and the Byng marker (3.7, R110, R112, R116, R133). On turn 6 there is no next war (R168)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import DAMAGE, GIVE_BACK, SEND_HOME, THEATER
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    BASIC_TILES,
    BONUS_PER_SET,
    BONUS_TILES,
    FORTS,
    NAVAL_SPACES,
    NONE,
    THEATERS,
    Side,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import counted, set_damage
from tricorne.games.imperial_struggle.board.places import IN_THEATER, POOL, UNPLACED
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BYNG
from tricorne.games.imperial_struggle.board.wars import JACOBITE_VICTORY
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.military.squadrons import send_home
from tricorne.games.imperial_struggle.military.tiles import bonus_tiles, draw_bonus, has_room, room, theaters
from tricorne.games.imperial_struggle.step_numbers import LOSE_BONUS_TILE
from tricorne.games.imperial_struggle.streams import TILES_STREAM
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_space, the_theater, the_tile
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine.step import Chance
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import first_of, replaced, second_of
from tricorne.kernel.toml import TomlTable


def placed_tiles(p: Position, side: Side) -> list[int]:
    """A side's Bonus tiles in theaters of the next war."""
    war = p.next_war()
    if war == NONE:
        return []
    first = p.ruleset.components.wars.bonus_set(war, side)
    return [tile for tile in range(first, first + BONUS_PER_SET) if IN_THEATER <= p.tile_place[tile] < UNPLACED]


class OnTheaters(Effect):
    """A choice among the theaters of the next war."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 0)

    def fits(self, p: Position, side: Side, k: int, theater: Word) -> bool:
        """Can theater ``k`` of the war be named, number ``theater`` of all?"""
        raise ValueError(f"{self.verb} names no theater")

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        found = theaters(p)
        for k in range(len(found)):
            if self.fits(p, actor, k, found[k]):
                out.append(THEATER + found[k])

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not THEATER <= action < THEATER + THEATERS:
            return None
        theater = the_theater(p, action - THEATER)
        if action - THEATER not in theaters(p):
            return refuse("why-not-next-theater", [self.rule], theater=theater)
        return self.problem(p, actor, theater)

    def problem(self, p: Position, side: Side, theater: Thing) -> Refusal:
        raise ValueError(f"{self.verb} names no theater")


class PlaceByng(OnTheaters):
    """The Byng marker goes into a theater whose Bonus Strength list names Squadrons (R116)."""

    def fits(self, p: Position, side: Side, k: int, theater: Word) -> bool:
        return bool(p.ruleset.components.wars.theaters[theater].squadrons)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        p.clock[BYNG] = theaters(p).index(action - THEATER)

    def problem(self, p: Position, side: Side, theater: Thing) -> Refusal:
        return refuse("why-no-squadron-strength", [self.rule, "IS-R116"], theater=theater)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-byng", source=source, side=side)


class ReturnRandomBonusTile(OnTheaters):
    """A random Bonus tile of the opponent goes from a named theater back to its pool (R105)."""

    def fits(self, p: Position, side: Side, k: int, theater: Word) -> bool:
        return bonus_tiles(p, 1 - side, k) > 0

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        p.then(LOSE_BONUS_TILE, 1 - actor, theaters(p).index(action - THEATER))

    def problem(self, p: Position, side: Side, theater: Thing) -> Refusal:
        return refuse("why-no-bonus-tile", [self.rule, "IS-R105"], side=the_side(1 - side), theater=theater)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-theater", source=source, side=side)


class LoseBonusTile(Chance[Position]):
    """Which tile it is; its owner alone sees it (R166). The frame carries the owner and the theater of the war."""

    def stream(self) -> int:
        return TILES_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-lost-tile", side=the_side(first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        found: list[int] = []
        for tile in placed_tiles(p, first_of(frame)):
            if p.tile_place[tile] == IN_THEATER + second_of(frame):
                found.append(tile)
                found.append(1)
        return found

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        p.tile_place = replaced(p, p.tile_place, value, POOL)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.wars.tile_ids[value]

    def secret_of(self, p: Position, frame: int) -> int:
        return first_of(frame)


class DrawBonusTile(Effect):
    """Draw one Bonus tile for free and place it (R133)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def start(self, p: Position, side: Side) -> None:
        if has_room(p, side):
            draw_bonus(p, side, NONE)


class DrawJacobiteTiles(Effect):
    """Draw Bonus tiles into the Jacobite theater of the next war, one for each own space of the set (R112).

    With two there already an older one moves on, so at least one of those just drawn stays.
    """

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["per"])
        self.spaces = c.board.target(toml.text("per"))

    def start(self, p: Position, side: Side) -> None:
        found = theaters(p)
        for k in range(len(found)):
            spoils = p.ruleset.components.wars.theaters[found[k]].spoils
            for row in spoils:
                if row.special & JACOBITE_VICTORY:
                    self._draw(p, side, k)
                    return

    def _draw(self, p: Position, side: Side, k: int) -> None:
        for _ in range(min(counted(p, self.spaces, side), room(p, side))):
            draw_bonus(p, side, k)


class SpendingOverrun(Effect):
    """The opponent damages an own Fort, sends an own Squadron home or gives a Bonus tile back (R110)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def start(self, p: Position, side: Side) -> None:
        self.go(p, 1 - side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        own = flag_of(actor)
        naval = p.ruleset.pieces.naval
        for at in range(NAVAL_SPACES):
            if p.flag[naval[at]] == own:
                out.append(SEND_HOME + at)
        forts = p.ruleset.pieces.forts
        for at in range(FORTS):
            if p.flag[forts[at]] == own and not p.damaged[forts[at]]:
                out.append(DAMAGE + at)
        for tile in placed_tiles(p, actor):
            out.append(GIVE_BACK + tile - BASIC_TILES)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action >= GIVE_BACK:
            p.tile_place = replaced(p, p.tile_place, action - GIVE_BACK + BASIC_TILES, POOL)
        elif action >= DAMAGE:
            set_damage(p, p.ruleset.pieces.forts[action - DAMAGE], 1)
        else:
            send_home(p, p.ruleset.pieces.naval[action - SEND_HOME])

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        side = the_side(actor)
        if SEND_HOME <= action < SEND_HOME + NAVAL_SPACES:
            where = the_space(p, p.ruleset.pieces.naval[action - SEND_HOME])
            return refuse("why-no-squadron-in", [self.rule, "IS-R110"], side=side, space=where)
        if DAMAGE <= action < DAMAGE + FORTS:
            where = the_space(p, p.ruleset.pieces.forts[action - DAMAGE])
            return refuse("why-no-fort-of", [self.rule, "IS-R110"], side=side, space=where)
        if GIVE_BACK <= action < GIVE_BACK + BONUS_TILES:
            tile = the_tile(p.ruleset.components.wars, action - GIVE_BACK + BASIC_TILES)
            return refuse("why-no-tile-of", [self.rule, "IS-R110"], side=side, tile=tile)
        return None

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-overrun", source=source, side=side)

    def keeps_secret(self, p: Position, actor: int) -> bool:
        return bool(placed_tiles(p, actor))
