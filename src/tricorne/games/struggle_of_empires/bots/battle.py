"""The bot in an attack: help, fights at sea, Reserves, losses."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    CALL_RESERVES,
    COMMIT_ARMIES,
    COMMIT_NAVIES,
    DECLINE,
    DEFEND,
    FIGHT,
    LOSE_OF_ALLY,
    NO_MORE,
    NO_RESERVES,
    NO_SURPRISE,
    SURPRISE,
    SURRENDER,
)
from tricorne.games.struggle_of_empires.battle.attack import fights_on_land
from tricorne.games.struggle_of_empires.battle.combat import rolled_fatal, total_of
from tricorne.games.struggle_of_empires.battle.strength import strength
from tricorne.games.struggle_of_empires.battle.targets import may_be_helped, navies_serving
from tricorne.games.struggle_of_empires.board.constants import NONE, PLACES, Side
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BASE_ATTACKER,
    BASE_DEFENDER,
    COMBAT_KIND,
    DEFENDERS,
    NO_SIDE,
    ON_LAND,
    ON_POWER,
    REGION,
    SUPPORT,
    TARGET,
    TARGET_ID,
    Position,
)
from tricorne.games.struggle_of_empires.bots.outlook import SEVEN, chance_to_tie, chance_to_win
from tricorne.games.struggle_of_empires.bots.prices import Prices
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style


class Battle:
    """The thoughts of one power about the attack under way."""

    def __init__(self, p: Position, me: int, style: Style = BALANCED) -> None:
        self.p = p
        self.me = me
        self.prices = Prices(p, me, style)

    def difference(self, kind: int) -> int:
        """How much stronger the attackers are, as things stand."""
        p = self.p
        p.battle[COMBAT_KIND] = kind
        return strength(p, ATTACKERS, []) - strength(p, DEFENDERS, [])

    def stake(self) -> float:
        """What the power gains, or saves, when its own side wins."""
        b = self.p.battle
        if b[ATTACKER] == self.me:
            return self.prices.marker(b[REGION], b[TARGET_ID] if b[TARGET] == ON_POWER else NONE)
        if b[TARGET] == ON_POWER and b[TARGET_ID] == self.me:
            return self.prices.loss(b[REGION], b[ATTACKER])
        return 0.0

    # -- help --------------------------------------------------------------------------------------

    def surprise(self) -> int:
        """Worth a tile only where it keeps somebody from joining the defender (R-TILE-21)."""
        p = self.p
        region = p.battle[REGION]
        defender = p.battle[TARGET_ID]
        for power in range(len(p.side)):
            helps = p.side[power] == p.side[defender] and power != defender
            barred = may_be_helped(p, defender) if p.ruleset.is_player[power] else p.ruleset.surprise_bars_nonplayers
            if helps and barred and (p.armies[power * PLACES + region] > 0 or navies_serving(p, power, region) > 0):
                return SURPRISE
        return NO_SURPRISE

    def help(self, legal: list[int], first: int) -> list[float]:
        """Commit units where it saves the power's own places on the board, else none: what each number is worth."""
        p = self.p
        b = p.battle
        loser = b[TARGET_ID] if b[TARGET] == ON_POWER else NONE
        capture = self.prices.swing(b[REGION], b[ATTACKER], loser) * self.prices.weight
        attacking = p.side[self.me] == p.side[b[ATTACKER]]
        interest = capture if attacking else -capture
        kind = AT_SEA if first == COMMIT_NAVIES else ON_LAND
        difference = self.difference(kind)
        risk = SEVEN * (self.prices.unit + self.prices.unrest)
        found: list[float] = [0.0]
        for action in legal[1:]:
            number = action - first
            if attacking:
                change = chance_to_win(difference + number) - chance_to_win(difference)
            else:
                change = chance_to_win(difference) - chance_to_win(difference - number)
            found.append(change * interest * (0.5 if kind == AT_SEA else 1.0) - risk)
        return found

    def navies(self, legal: list[int]) -> list[float]:
        return self.help(legal, COMMIT_NAVIES)

    def armies(self, legal: list[int]) -> list[float]:
        return self.help(legal, COMMIT_ARMIES)

    # -- at sea ------------------------------------------------------------------------------------

    def fight_at_sea(self, side: Side) -> int:
        """Fight where the support won is worth more than the navies that may be lost."""
        p = self.p
        sea = self.difference(AT_SEA)
        if side == DEFENDERS:
            sea = -sea
        win = chance_to_win(sea)
        tie = chance_to_tie(sea)
        cost = (1 - win + SEVEN) * (self.prices.unit + self.prices.unrest)
        if not fights_on_land(p):
            # Nothing but navies at stake: an attacker came to fight, a defender fights when it is likely to win.
            return FIGHT if side == ATTACKERS or win > 0.45 else DECLINE
        p.battle[SUPPORT] = NO_SIDE
        land = self.difference(ON_LAND)
        if side == DEFENDERS:
            land = -land
        worth = p.ruleset.naval_support
        fought = (
            win * chance_to_win(land + worth)
            + tie * chance_to_win(land)
            + (1 - win - tie) * chance_to_win(land - worth)
        )
        gain = (fought - chance_to_win(land - worth)) * max(1.5, self.stake())
        return FIGHT if gain > cost * 0.8 else DECLINE

    def alliances_at_sea(self, legal: list[int]) -> int:
        """On land an alliance helps to take the marker; at sea only where no land combat follows."""
        return NO_MORE if fights_on_land(self.p) or len(legal) == 1 else legal[0]

    # -- the result --------------------------------------------------------------------------------

    def surrender(self) -> int:
        """Give up a marker that is lost anyway, to save units and unrest."""
        p = self.p
        hopeless = chance_to_win(self.difference(ON_LAND)) > 0.85
        at = self.me * PLACES + p.battle[REGION]
        return SURRENDER if hopeless and p.armies[at] + p.forts[at] > 0 else DEFEND

    def reserves(self) -> int:
        """Roll again where the dice were bad and the next ones may well be better."""
        p = self.p
        b = p.battle
        mine = ATTACKERS if b[ATTACKER] == self.me else DEFENDERS
        other = DEFENDERS if mine == ATTACKERS else ATTACKERS
        difference = b[BASE_ATTACKER] - b[BASE_DEFENDER]
        if mine == DEFENDERS:
            difference = -difference
        win = chance_to_win(difference)
        good = win if mine == ATTACKERS else win + chance_to_tie(difference)
        ahead = total_of(p, mine) - total_of(p, other)
        bad = ahead <= 0 if mine == ATTACKERS else ahead < 0
        if b[COMBAT_KIND] == AT_SEA and fights_on_land(p):
            return NO_RESERVES
        enough = 0.2 if rolled_fatal(p, mine) else 0.3
        return CALL_RESERVES if bad and good > enough else NO_RESERVES

    def lose_ally(self, legal: list[int]) -> int:
        """The ally who stands best can bear it best."""
        return max(legal, key=lambda action: self.p.victory_points[action - LOSE_OF_ALLY])
