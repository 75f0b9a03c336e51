"""A small table for the rule tests of scoring and war: only the pieces that matter, and play by texts."""

from collections.abc import Mapping

from tricorne.games.imperial_struggle.actions import build_table
from tricorne.games.imperial_struggle.board.components import load
from tricorne.games.imperial_struggle.board.constants import FLAG_IDS, NONE, SIDE_IDS
from tricorne.games.imperial_struggle.board.control import set_damage, set_flag, set_marker
from tricorne.games.imperial_struggle.board.places import IN_THEATER, ON_REGION, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    CONQUEST_POINTS,
    DEBT,
    FIRST,
    LIMIT,
    NAVY_BOX,
    OPENING,
    STRENGTH,
    TREATY,
    TURN,
    UNBUILT,
    VP,
    WON_BY,
    WON_ROW,
)
from tricorne.games.imperial_struggle.options import settings
from tricorne.games.imperial_struggle.rules import Rules, ruleset_of
from tricorne.games.imperial_struggle.setup import blank_position, place_flags
from tricorne.games.imperial_struggle.step_numbers import TRACK, WAR
from tricorne.games.imperial_struggle.streams import STREAMS
from tricorne.games.imperial_struggle.war import theater, war
from tricorne.games.imperial_struggle.war.strength import Item, strength
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, DECISION

PIECES = load()
ACTIONS = build_table(PIECES)
THEATERS = [t.id for t in PIECES.wars.theaters]
PLAIN_TILES = {"france": [0, 1, 2, 3, 4, 5, 6], "britain": [16, 17, 18, 19, 20, 21, 22]}
"""Basic tiles without effect: three of +2, four of +1."""


def side_number(side: str) -> int:
    return SIDE_IDS.index(side)


class WarTable:
    """A position with its engine, spoken to in the words of the notation; the board is empty at first."""

    def __init__(self, turn: str, options: Mapping[str, object] | None = None, laid: bool = False) -> None:
        self.ruleset = ruleset_of(PIECES, settings("standard", options or {}).values)
        self.engine = Rules(self.ruleset)
        self.p: Position = blank_position(self.ruleset)
        self.p.rng = seeded(1756, STREAMS)
        self.p.clock[TURN] = PIECES.turn_ids.index(turn)
        self.p.clock[OPENING] = self.p.era()
        self.p.clock[FIRST] = 0
        for side in range(2):
            self.p.sides[NAVY_BOX + side] = 0
            self.p.sides[UNBUILT + side] = PIECES.squadrons
        if laid:
            place_flags(self.p)

    # -- laying out ----------------------------------------------------------------------------

    def flags(self, **spaces: str) -> "WarTable":
        """Flags, and Squadrons on Naval spaces: france="plassey biscay", spain="havana", none="acadia"."""
        for flag, ids in spaces.items():
            for id in ids.split():
                space = PIECES.board.space(id)
                if id in self.naval() and flag in SIDE_IDS:
                    self.p.sides[UNBUILT + side_number(flag)] -= 1
                set_flag(self.p, space, FLAG_IDS.index(flag))
        return self

    def naval(self) -> list[str]:
        return [PIECES.board.space_ids[s] for s in self.ruleset.naval_spaces]

    def fill(self, flag: str) -> "WarTable":
        """The same flag on every space of the board."""
        for space in range(len(PIECES.board.space_ids)):
            set_flag(self.p, space, FLAG_IDS.index(flag))
        return self

    def markers(self, spaces: str) -> "WarTable":
        for id in spaces.split():
            set_marker(self.p, PIECES.board.space(id), 1)
        return self

    def damaged(self, spaces: str) -> "WarTable":
        for id in spaces.split():
            set_damage(self.p, PIECES.board.space(id), 1)
        return self

    def navy_box(self, **counts: int) -> "WarTable":
        for side, count in counts.items():
            self.p.sides[NAVY_BOX + side_number(side)] += count
            self.p.sides[UNBUILT + side_number(side)] -= count
        return self

    def sides(self, field: int, **numbers: int) -> "WarTable":
        """Debt, Debt Limit or Treaty Points."""
        for side, number in numbers.items():
            self.p.sides[field + side_number(side)] = number
        return self

    def vp(self, total: int) -> "WarTable":
        self.p.clock[VP] = total
        return self

    def ministry(self, id: str, place: int = UP) -> "WarTable":
        self.p.move_ministry(PIECES.ministry(id), place)
        return self

    def awards(self, **tiles: int) -> "WarTable":
        """Award tiles by number on Regions: europe=1, north_america=3."""
        for region, tile in tiles.items():
            self.p.award_place[tile - 1] = ON_REGION + PIECES.board.region_of(region.replace("_", "-"))
        return self

    def demand(self, commodities: str) -> "WarTable":
        for id in commodities.split():
            self.p.demand[PIECES.commodity(id)] = 1
        return self

    def tiles(self, id: str, *tiles: str) -> "WarTable":
        """War tiles by id in a theater."""
        for tile in tiles:
            self.p.tile_place[PIECES.wars.tile_ids.index(tile)] = IN_THEATER + self.place(id)
        return self

    def army(self, id: str, side: str, strength: int) -> "WarTable":
        """Plain Basic tiles of this strength in a theater."""
        for tile in PLAIN_TILES[side]:
            if 0 < PIECES.wars.strength[tile] <= strength and self.p.tile_place[tile] == 0:
                self.p.tile_place[tile] = IN_THEATER + self.place(id)
                strength -= PIECES.wars.strength[tile]
        assert strength == 0, "too strong an army for the plain tiles that are left"
        return self

    # -- play ----------------------------------------------------------------------------------

    def place(self, id: str) -> int:
        """The number of a theater within its war."""
        number = THEATERS.index(id)
        return number - PIECES.wars.theaters_of[PIECES.wars.theaters[number].war][0]

    def fight(self, id: str) -> "WarTable":
        """Fight one theater and stop before the next."""
        war.break_out(self.p)
        return self.fight_on(id)

    def fight_on(self, id: str) -> "WarTable":
        """Fight another theater of the same war."""
        theater.begin(self.p, self.place(id))
        self.engine.run_passages(self.p)
        return self

    def wage_war(self) -> "WarTable":
        """Fight all theaters and go on to the next turn."""
        self.p.then(TRACK)
        self.p.then(WAR)
        self.engine.run_passages(self.p)
        return self

    def play(self, *texts: str) -> "WarTable":
        for text in texts:
            assert text in self.legal(), f"{text} is not open: {self.legal()}"
            self.engine.apply(self.p, ACTIONS.number(text))
        return self

    def asked(self) -> str:
        """Who is asked what, as "france conquer"; empty when play is over or waits for chance."""
        if self.engine.waits_for(self.p) != DECISION:
            return ""
        return f"{SIDE_IDS[self.engine.actor(self.p)]} {self.engine.prompt(self.p).key}"

    def draws(self) -> bool:
        return self.engine.waits_for(self.p) == CHANCE

    def legal(self) -> list[str]:
        out: list[int] = []
        if self.engine.waits_for(self.p) == DECISION:
            self.engine.legal(self.p, out)
            assert out == sorted(set(out))
        return [ACTIONS[number].text for number in out]

    def why_not(self, text: str) -> list[str]:
        """The rules a refusal cites."""
        refusal = self.engine.why_not(self.p, ACTIONS.number(text))
        assert refusal is not None, f"{text} is open"
        assert refusal.reason
        return refusal.rules

    # -- reading -------------------------------------------------------------------------------

    def flag(self, id: str) -> str:
        return FLAG_IDS[self.p.flag[PIECES.board.space(id)]]

    def held(self, flag: str) -> set[str]:
        return {PIECES.board.space_ids[s] for s in range(112) if FLAG_IDS[self.p.flag[s]] == flag}

    def marked(self) -> set[str]:
        return {PIECES.board.space_ids[s] for s in range(112) if self.p.marker[s]}

    def is_damaged(self, id: str) -> bool:
        return self.p.damaged[PIECES.board.space(id)] == 1

    def side(self, field: int, side: str) -> int:
        return self.p.sides[field + side_number(side)]

    def total(self) -> int:
        return self.p.clock[VP]

    def debt(self, side: str) -> int:
        return self.side(DEBT, side)

    def limit(self, side: str) -> int:
        return self.side(LIMIT, side)

    def treaty_points(self, side: str) -> int:
        return self.side(TREATY, side)

    def conquest_points(self) -> int:
        return self.p.war[CONQUEST_POINTS]

    def strengths(self) -> tuple[int, int]:
        """As they were counted in the theater, France first."""
        return self.p.war[STRENGTH], self.p.war[STRENGTH + 1]

    def winner(self, id: str) -> str:
        side = self.p.war[WON_BY + self.place(id)]
        return "" if side == NONE else SIDE_IDS[side]

    def row(self, id: str) -> int:
        """The spoils row, numbered within the winner's table from 1; 0 without reward."""
        row = self.p.war[WON_ROW + self.place(id)]
        if row == NONE:
            return 0
        rows = PIECES.wars.theaters[THEATERS.index(id)].spoils
        return 1 + sum(rows[at].side == rows[row].side for at in range(row))

    def items(self, id: str, side: str) -> dict[str, set[str]]:
        """What gives a side strength in a theater now: ids by kind; each counts what it says."""
        found: list[Item] = []
        total = strength(self.p, THEATERS.index(id), side_number(side), True, found)
        assert total == sum(item.amount for item in found)
        return {key: {item.id for item in found if item.key == key} for key in {item.key for item in found}}
