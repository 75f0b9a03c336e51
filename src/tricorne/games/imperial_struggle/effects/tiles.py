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
    SIDE_NAMES,
    THEATERS,
)
from tricorne.games.imperial_struggle.board.control import counted, set_damage
from tricorne.games.imperial_struggle.board.position import BYNG, IN_THEATER, POOL, UNPLACED, Position
from tricorne.games.imperial_struggle.board.wars import JACOBITE_VICTORY
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.military.squadrons import send_home
from tricorne.games.imperial_struggle.military.tiles import bonus_tiles, draw_bonus, has_room, room, theaters
from tricorne.games.imperial_struggle.refusals import refuse, space_name, tile_name
from tricorne.games.imperial_struggle.step import Chance
from tricorne.games.imperial_struggle.step_numbers import LOSE_BONUS_TILE
from tricorne.games.imperial_struggle.streams import TILES_STREAM
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import first_of, second_of
from tricorne.kernel.toml import TomlTable


def placed_tiles(p: Position, side: int) -> list[int]:
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

    def start(self, p: Position, side: int) -> None:
        self.go(p, side, 0)

    def fits(self, p: Position, side: int, k: int, theater: int) -> bool:
        """Can theater ``k`` of the war be named, number ``theater`` of all?"""
        raise ValueError(f"{self.verb} names no theater")

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        found = theaters(p)
        for k in range(len(found)):
            if self.fits(p, actor, k, found[k]):
                out.append(THEATER + found[k])

    def reason(self, p: Position, actor: int, left: int, action: int) -> Refusal | None:
        if not THEATER <= action < THEATER + THEATERS:
            return None
        theater = p.ruleset.components.wars.theaters[action - THEATER]
        if theater.number not in theaters(p):
            return refuse(f"{theater.name} is no theater of the next war", self.rule)
        return self.problem(p, actor, theater.name)

    def problem(self, p: Position, side: int, name: str) -> Refusal:
        raise ValueError(f"{self.verb} names no theater")


class PlaceByng(OnTheaters):
    """The Byng marker goes into a theater whose Bonus Strength list names Squadrons (R116)."""

    def fits(self, p: Position, side: int, k: int, theater: int) -> bool:
        return bool(p.ruleset.components.wars.theaters[theater].squadrons)

    def play(self, p: Position, actor: int, left: int, action: int) -> None:
        p.clock[BYNG] = theaters(p).index(action - THEATER)

    def problem(self, p: Position, side: int, name: str) -> Refusal:
        return refuse(f"Squadrons give no strength in {name}", self.rule, "IS-R116")

    def words(self, p: Position, left: int) -> str:
        return "puts the Byng marker into a theater: which?"


class ReturnRandomBonusTile(OnTheaters):
    """A random Bonus tile of the opponent goes from a named theater back to its pool (R105)."""

    def fits(self, p: Position, side: int, k: int, theater: int) -> bool:
        return bonus_tiles(p, 1 - side, k) > 0

    def play(self, p: Position, actor: int, left: int, action: int) -> None:
        p.then(LOSE_BONUS_TILE, 1 - actor, theaters(p).index(action - THEATER))

    def problem(self, p: Position, side: int, name: str) -> Refusal:
        return refuse(f"{SIDE_NAMES[1 - side]} has no Bonus War tile in {name}", self.rule, "IS-R105")

    def words(self, p: Position, left: int) -> str:
        return "names a theater in which the opponent loses a Bonus War tile at random."


class LoseBonusTile(Chance):
    """Which tile it is; its owner alone sees it (R166). The frame carries the owner and the theater of the war."""

    def stream(self) -> int:
        return TILES_STREAM

    def outcomes(self, p: Position, frame: int) -> list[int]:
        found: list[int] = []
        for tile in placed_tiles(p, first_of(frame)):
            if p.tile_place[tile] == IN_THEATER + second_of(frame):
                found.append(tile)
                found.append(1)
        return found

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        p.tile_place[value] = POOL

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.wars.tile_ids[value]

    def secret_of(self, p: Position, frame: int) -> int:
        return first_of(frame)


class DrawBonusTile(Effect):
    """Draw one Bonus tile for free and place it (R133)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def start(self, p: Position, side: int) -> None:
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

    def start(self, p: Position, side: int) -> None:
        found = theaters(p)
        for k in range(len(found)):
            spoils = p.ruleset.components.wars.theaters[found[k]].spoils
            for row in spoils:
                if row.special & JACOBITE_VICTORY:
                    self._draw(p, side, k)
                    return

    def _draw(self, p: Position, side: int, k: int) -> None:
        for _ in range(min(counted(p, self.spaces, side), room(p, side))):
            draw_bonus(p, side, k)


class SpendingOverrun(Effect):
    """The opponent damages an own Fort, sends an own Squadron home or gives a Bonus tile back (R110)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def start(self, p: Position, side: int) -> None:
        self.go(p, 1 - side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        own = actor + 1
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

    def play(self, p: Position, actor: int, left: int, action: int) -> None:
        if action >= GIVE_BACK:
            p.tile_place[action - GIVE_BACK + BASIC_TILES] = POOL
        elif action >= DAMAGE:
            set_damage(p, p.ruleset.pieces.forts[action - DAMAGE], 1)
        else:
            send_home(p, p.ruleset.pieces.naval[action - SEND_HOME])

    def reason(self, p: Position, actor: int, left: int, action: int) -> Refusal | None:
        side = SIDE_NAMES[actor]
        if SEND_HOME <= action < SEND_HOME + NAVAL_SPACES:
            where = space_name(p, p.ruleset.pieces.naval[action - SEND_HOME])
            return refuse(f"{side} has no Squadron in {where}", self.rule, "IS-R110")
        if DAMAGE <= action < DAMAGE + FORTS:
            where = space_name(p, p.ruleset.pieces.forts[action - DAMAGE])
            return refuse(f"{side} has no intact Fort in {where}", self.rule, "IS-R110")
        if GIVE_BACK <= action < GIVE_BACK + BONUS_TILES:
            name = tile_name(p, action - GIVE_BACK + BASIC_TILES)
            return refuse(f"{side} has no tile {name} in a theater of the next war", self.rule, "IS-R110")
        return None

    def words(self, p: Position, left: int) -> str:
        return "must damage a Fort, send a Squadron home or give a Bonus War tile back."

    def keeps_secret(self, p: Position, actor: int) -> bool:
        return bool(placed_tiles(p, actor))
