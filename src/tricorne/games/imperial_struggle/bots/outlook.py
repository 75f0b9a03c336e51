"""What a position is worth to a side: the total, what Awards and demands promise, the coming war, what it has in hand.

``Outlook`` prepares the numbers that stay the same for one decision; ``worth`` sums a position up. ``gains`` says for
each space what one flag more (or one opposing flag less) brings, so that shifts need no position of their own.
"""

from __future__ import annotations

from math import exp

from tricorne.games.imperial_struggle.board.constants import (
    COMMODITIES,
    FRANCE,
    NONE,
    REGIONS,
    SPACES,
    TERRITORY,
    TYPES,
    USA,
    Space,
)
from tricorne.games.imperial_struggle.board.places import HAND
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    DEBT,
    FIGHTING,
    GONE,
    LIMIT,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    PART,
    POOL_SIZE,
    ROUND_NUMBER,
    SIDE,
    TREATY,
    TURN,
    UNBUILT,
    VP,
)
from tricorne.games.imperial_struggle.bots import weights as w
from tricorne.games.imperial_struggle.military.tiles import bonus_tiles
from tricorne.games.imperial_struggle.round.rounds import BEFORE_TILE, WITH_TILE
from tricorne.games.imperial_struggle.scoring.scoring import award_on
from tricorne.games.imperial_struggle.war.strength import board_strength, marker_strength, tile_strength


def share(lead: float, spread: float) -> float:
    """How surely a lead is a win: from -1 to 1."""
    x = lead / spread
    if x > 20:
        return 1.0
    if x < -20:
        return -1.0
    return 2.0 / (1.0 + exp(-x)) - 1.0


class Race:
    """A set of spaces in which the side with more wins something now, and something in turns to come."""

    def __init__(self, spaces: list[Space], now: float, margin: int, later: float) -> None:
        self.spaces = spaces
        self.now = now
        self.margin = margin
        self.later = later

    def worth(self, lead: int, spread: float) -> float:
        """What the lead is worth now and later."""
        found = self.later * share(lead, 4.0)
        if self.now:
            half = self.margin - 0.5
            found += self.now * 0.5 * (share(lead - half, spread) + share(lead + half, spread))
        return found


class Outlook:
    """How one side values one position and those that can follow from it."""

    def __init__(self, p: Position, me: int) -> None:
        self.me = me
        self.own = me + 1
        self.foe = 2 - me
        self.sign = 1 if me == FRANCE else -1
        c = p.ruleset.components
        at = p.clock[TURN]
        at_war = c.turn_war[at] != NONE
        self.turns_left = sum(1 for turn in range(at + 1, len(c.turn_ids)) if c.turn_war[turn] == NONE)
        rounds: int = 0 if at_war else 2 * c.rounds_per_side - p.clock[ROUND_NUMBER]
        self.spread = 0.5 + 0.15 * rounds
        self.races: list[Race] = []
        for region in range(REGIONS):
            tile = NONE if at_war else award_on(p, region)
            now = 0.0 if tile == NONE else c.awards.vp[tile] + w.TREATY_POINT * c.awards.treaty_points[tile]
            margin = 1 if tile == NONE else c.awards.margin[tile]
            self.races.append(Race(c.board.in_region[region], now, margin, w.FUTURE_AWARD * self.turns_left))
        last = self.turns_left == 0
        prestige = 0.0 if at_war else float(c.awards.prestige_vp)
        prestige += c.final_prestige_vp if last else 0
        self.races.append(Race(c.board.prestige_spaces, prestige, 1, w.FUTURE_PRESTIGE * self.turns_left))
        era = p.era()
        for commodity in range(COMMODITIES):
            reward = c.demands[commodity]
            now = 0.0
            if p.demand[commodity] and not at_war:
                now = reward.vp[era] + w.TREATY_POINT * reward.treaty_points[era] - 0.5 * reward.debt[era]
            now += c.final_commodity_vp if last else 0
            later = w.FUTURE_DEMAND * self.turns_left + 0.3
            self.races.append(Race(c.board.markets_of[commodity], now, 1, later))
        self.theaters = self._theaters(p, at_war)
        self.prizes = [self._prize(p, theater) for theater in self.theaters]
        self.debt = w.AVAILABLE_DEBT if self.turns_left else 0.5
        self.treaty = w.TREATY_POINT if self.turns_left else 0.15

    def _theaters(self, p: Position, at_war: bool) -> list[int]:
        """Theaters of the next war that are still to be fought."""
        war = p.next_war()
        if war == NONE:
            return []
        numbers = p.ruleset.components.wars.theaters_of[war]
        return numbers[p.war[FIGHTING] :] if at_war and p.war[FIGHTING] > 0 else numbers

    def _prize(self, p: Position, theater: int) -> float:
        """What winning a theater well is worth."""
        rows = p.ruleset.components.wars.theaters[theater].spoils
        total = 0.0
        for row in rows:
            total += row.vp + w.CONQUEST_POINT * row.conquest_points - w.TREATY_POINT * row.treaty_points
            total += w.UNFLAG if row.unflag else 0.0
            total += w.LOST_SQUADRON * row.losses + (1.0 if row.special else 0.0)
        return total / len(rows)

    # -- sums ----------------------------------------------------------------------------------

    def lead(self, p: Position, spaces: list[Space]) -> int:
        flags = p.flag
        markers = p.marker
        own = self.own
        foe = self.foe
        lead = 0
        for space in spaces:
            flag = flags[space]
            if flag and not markers[space]:
                if flag == own:
                    lead += 1
                elif flag == foe:
                    lead -= 1
        return lead

    def worth(self, p: Position) -> float:
        """The whole position, in Victory points for the side."""
        total = float(self.sign * (p.clock[VP] - p.ruleset.components.level_vp))
        if not p.stack:
            # The game is over: nothing else counts, and a win counts for much.
            return total * 10
        for race in self.races:
            total += race.worth(self.lead(p, race.spaces), self.spread)
        for at in range(len(self.theaters)):
            total += self.prizes[at] * share(self.strength_lead(p, self.theaters[at]), 2.5)
        total += self._means(p) + self._pieces(p)
        if BEFORE_TILE <= p.round[PART] <= WITH_TILE and p.round[SIDE] == self.me:
            total += w.POINT * self._points(p)
        return total

    def strength_lead(self, p: Position, theater: int) -> float:
        """The lead in strength to be expected: own tiles as they are, the other side's as they usually are."""
        me = self.me
        foe = 1 - me
        at = theater - p.ruleset.components.wars.theaters_of[p.ruleset.components.wars.theaters[theater].war][0]
        mine = board_strength(p, theater, me, None) + marker_strength(p, theater, me, None)
        mine += tile_strength(p, theater, me, None)
        theirs = board_strength(p, theater, foe, None) + marker_strength(p, theater, foe, None)
        return mine - theirs - w.HIDDEN_BASIC - w.HIDDEN_BONUS * bonus_tiles(p, foe, at)

    def _means(self, p: Position) -> float:
        """Debt, Treaty Points, cards, Squadrons."""
        s = p.sides
        total = 0.0
        for side in (0, 1):
            sign = 1.0 if side == self.me else -1.0
            available: int = s[LIMIT + side] - s[DEBT + side]
            treaty: int = s[TREATY + side]
            missing: int = s[UNBUILT + side] + s[GONE + side]
            found = self.debt * available
            found += self.treaty * min(treaty, w.KEPT_TREATY_POINTS) + 0.1 * max(0, treaty - w.KEPT_TREATY_POINTS)
            found -= w.SQUADRON * missing
            total += sign * found
        return total + w.CARD * p.event_place.count(HAND + self.me)

    def _pieces(self, p: Position) -> float:
        """Advantages, Territories, Forts, and flags that are easily lost."""
        me = self.me
        total = 0.0
        owners = p.advantage_owner
        used = p.advantage_used
        for at in range(len(owners)):
            if owners[at] != NONE:
                value = w.USED_ADVANTAGE if used[at] else w.ADVANTAGE
                total += value if owners[at] == me else -value
        flags = p.flag
        own = self.own
        foe = self.foe
        for space in p.ruleset.board.of_kind[TERRITORY]:
            flag = flags[space]
            if flag == own or (flag == USA and me == FRANCE):
                total += w.TERRITORY
            elif flag == foe or flag == USA:
                total -= w.TERRITORY
        for space in p.ruleset.forts:
            if flags[space] and not p.damaged[space]:
                total += w.FORT if flags[space] == own else -w.FORT
        markers = p.marker
        for space in p.ruleset.pieces.shiftable:
            if markers[space] and flags[space]:
                total += -w.MARKER_LOST if flags[space] == own else w.MARKER_LOST
        return total

    def _points(self, p: Position) -> int:
        """Action Points left in this round."""
        r = p.round
        points = 0
        for type in range(TYPES):
            points += r[MAJOR + type]
        if r[MINOR_TYPE] != NONE:
            points += r[MINOR]
        for at in range(0, len(p.pools), POOL_SIZE):
            points += p.pools[at + 2]
        return points

    # -- single spaces -------------------------------------------------------------------------

    def gains(self, p: Position) -> list[float]:
        """For each space what a step of its flag towards the side is worth: an opposing flag off, or an own one on."""
        found = [0.0] * SPACES
        for race in self.races:
            lead = self.lead(p, race.spaces)
            step = race.worth(lead + 1, self.spread) - race.worth(lead, self.spread)
            for space in race.spaces:
                found[space] += step
        wars = p.ruleset.components.wars
        for at in range(len(self.theaters)):
            theater = wars.theaters[self.theaters[at]]
            lead_now = self.strength_lead(p, theater.number)
            step = self.prizes[at] * (share(lead_now + 1, 2.5) - share(lead_now, 2.5))
            for space in theater.alliances:
                found[space] += step
            for space in theater.squadrons:
                found[space] += step
            for space in theater.forts:
                found[space] += step
        self._advantage_gains(p, found)
        return found

    def _advantage_gains(self, p: Position, found: list[float]) -> None:
        """A space that completes an Advantage, or takes one away."""
        advantages = p.ruleset.components.advantages
        for at in range(len(advantages)):
            spaces = advantages[at].spaces
            missing = [space for space in spaces if p.flag[space] != self.own]
            if len(missing) == 1 and p.flag[missing[0]] == 0:
                found[missing[0]] += w.ADVANTAGE
            elif p.advantage_owner[at] == 1 - self.me:
                for space in spaces:
                    found[space] += w.ADVANTAGE
            elif missing and all(p.flag[space] != self.foe for space in missing):
                for space in missing:
                    found[space] += w.ADVANTAGE / 3
