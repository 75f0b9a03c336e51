"""The bot and deals that are actions: what it offers, what it takes, how far it trusts, and that it keeps its word.

Both sides of a deal are valued in points: what the power would lose or win without the promise, times how far it
trusts the other, against gold at its price. It agrees to what leaves it more than it takes, names another sum where
that would do, and takes less from whoever broke his word.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import (
    AGREE,
    AMOUNTS,
    COMMIT_ARMIES,
    COMMIT_NAVIES,
    COUNTER,
    DEAL,
    GET,
    GIVE,
    HELP,
    NO_DEAL,
    NOTHING,
    PASSING,
    PEACE,
    RAISE,
    REJECT,
    SOME_ARMIES,
    SOME_GOLD,
    SOME_NAVIES,
    UNTIL_WAR,
    attack_parts,
)
from tricorne.games.struggle_of_empires.board.constants import NONE, PLACES, POWERS, REGIONS, UNALLIED, Region
from tricorne.games.struggle_of_empires.board.position import (
    ASKER,
    GETS,
    GIVES,
    IN_CALL,
    IN_PARLEY,
    MOMENT,
    NAMED_ATTACK,
    PARTNER,
    REGION,
    ROUND,
    UNTIL,
    WAR_NUMBER,
    WORD_BROKEN,
    Position,
)
from tricorne.games.struggle_of_empires.bots.auction import Auction
from tricorne.games.struggle_of_empires.bots.bargains import help_price, worth_of_help
from tricorne.games.struggle_of_empires.bots.outlook import chance_to_win
from tricorne.games.struggle_of_empires.bots.prices import Prices
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style
from tricorne.games.struggle_of_empires.step_numbers import (
    CALL_OFFER,
    DEAL_ANSWER,
    DEAL_COUNTER,
    DEAL_GIVE,
    DEAL_UNTIL,
    DEALING,
    PARLEY,
    SPEAK,
    TURN,
    USE_WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.step_numbers import COMMIT_ARMIES as ASKED_FOR_ARMIES
from tricorne.games.struggle_of_empires.step_numbers import COMMIT_NAVIES as ASKED_FOR_NAVIES
from tricorne.games.struggle_of_empires.talk import promises
from tricorne.games.struggle_of_empires.talk.moments import victim_of
from tricorne.games.struggle_of_empires.talk.terms import gold_in
from tricorne.kernel.action import ActionId
from tricorne.kernel.position import first_of, kind_of

MARGIN: Final = 0.3
"""Points that a deal must leave."""
WORD: Final = 4.0
"""Points that a broken word costs the bot in its own eyes; less when nobody will be left to remember it."""
LAST_WORD: Final = 0.8
GRUDGE: Final = 0.4
"""Points that a deal must leave beyond that, for each word that the other broke to the power."""
MENACE: Final = 0.35
"""How likely a possible attack of another comes, if nothing is agreed."""
EFFORT: Final = 1.0
"""What an attack costs besides: its gold, units at risk, and what else the action could do."""
FROM_AFAR: Final = 0.1
DEAREST: Final = 3
"""Gold that is offered at most."""
ENOUGH: Final = 2.0
"""Another sum is named up to so many times the one offered."""


class Dealer:
    """The thoughts of one power about deals."""

    def __init__(self, p: Position, me: int, style: Style = BALANCED) -> None:
        self.p = p
        self.me = me
        self.prices = Prices(p, me, style)

    # -- whom to trust -------------------------------------------------------------------------------

    def trust(self, other: int) -> float:
        """How likely another keeps his word, by what everybody saw; a word broken to the power itself counts most."""
        kept = promises.kept_by(self.p, other)
        broken = 2 * promises.broken_by(self.p, other) + 4 * self.broken_to_me(other)
        return (2 + kept) / (2.5 + kept + broken)

    def broken_to_me(self, other: int) -> int:
        return self.p.word[WORD_BROKEN + other * POWERS + self.me]

    def least(self, other: int) -> float:
        """What a deal with another must leave."""
        return MARGIN + GRUDGE * self.broken_to_me(other)

    # -- what things are worth ------------------------------------------------------------------------

    def _chance(self, attacker: int, victim: int, region: Region) -> float:
        """How likely one would take a marker of another, as things stand."""
        p = self.p
        at = victim * PLACES + region
        defence = p.armies[at] + p.forts[at] * p.ruleset.fort_strength
        armies = p.armies[attacker * PLACES + region]
        return chance_to_win(max(1, armies) - defence) * (1.0 if armies > 0 else FROM_AFAR)

    def _best_attack(self, attacker: int, victim: int) -> float:
        """What the best attack of one on another is worth to the power, who is one of them."""
        best = 0.0
        for region in range(REGIONS):
            if self.p.control[region * POWERS + victim] == 0:
                continue
            mine = attacker == self.me
            stake = self.prices.marker(region, victim) if mine else self.prices.loss(region, attacker)
            best = max(best, self._chance(attacker, victim, region) * stake - (EFFORT if mine else 0.0))
        return best

    def _named(self) -> tuple[int, int]:
        """Region and victim of the attack that waits."""
        return attack_parts(self.p.talk[NAMED_ATTACK])

    def peace(self, attacker: int, victim: int, until: int) -> float:
        """What it is worth to the power that one does not attack another; a loss, if it is the attacker."""
        p = self.p
        one, other = p.side[attacker], p.side[victim]
        if one == other and one != UNALLIED:
            return 0.0
        if p.talk[NAMED_ATTACK] > 0:
            region, named = self._named()
            if named == victim:
                mine = attacker == self.me
                stake = self.prices.marker(region, victim) if mine else self.prices.loss(region, attacker)
                return max(0.0, self._chance(attacker, victim, region) * stake - (EFFORT if mine else 0.0))
        foes = 1.0 if one != UNALLIED and other != UNALLIED else 0.5
        rounds: int = p.ruleset.rounds - p.clock[ROUND] + 1
        covered = rounds if promises.ends_with_war(until) else 1
        likely = 1.0 if attacker == self.me else MENACE
        return likely * foes * covered / rounds * self._best_attack(attacker, victim)

    def _help(self, helper: int, helped: int) -> float:
        """What help, when called for, may be worth: where both have armies."""
        p = self.p
        found = 0
        for region in range(REGIONS):
            if p.armies[helper * PLACES + region] > 0 and p.armies[helped * PLACES + region] > 0:
                found += 1
        return 0.25 * min(found, 3)

    def value(self, thing: int, other: int, until: int) -> float:
        """What it is worth to get a thing from another."""
        if thing == NOTHING:
            return 0.0
        if gold_in(thing):
            return self.prices.income(gold_in(thing))
        if thing >= SOME_ARMIES:
            return worth_of_help(self.p, self.me, thing - SOME_ARMIES + 1) if thing < SOME_NAVIES else 0.1
        trust = self.trust(other)
        if thing == PEACE:
            return trust * self.peace(other, self.me, until)
        return trust * (self._help(other, self.me) if thing == HELP else 0.2)

    def cost(self, thing: int, other: int, until: int) -> float:
        """What it costs to give a thing to another."""
        if thing == NOTHING:
            return 0.0
        if gold_in(thing):
            return self.prices.gold(gold_in(thing))
        if thing >= SOME_ARMIES:
            units = thing - (SOME_NAVIES if thing >= SOME_NAVIES else SOME_ARMIES) + 1
            return help_price(self.p, self.me, other, units, thing >= SOME_NAVIES)
        if thing == PEACE:
            return self.peace(self.me, other, until)
        if thing == HELP:
            return 0.2 + 0.5 * self._help(self.me, other)
        return max(0.0, Auction(self.p, self.me).raise_worth())

    def net(self, gets: int, gives: int, other: int, until: int) -> float:
        """What a deal leaves the power."""
        return self.value(gets, other, until) - self.cost(gives, other, until)

    # -- offers ---------------------------------------------------------------------------------------

    def plan(self, partners: list[int], moment: int) -> tuple[float, int, int, int]:
        """The best deal that the other may well take: what it leaves, with whom, what is given, what is got."""
        best = (0.0, NONE, NOTHING, NOTHING)
        for other in partners:
            for gives, gets in self._ideas(other, moment):
                until = promises.end_of_war(self.p)
                net = self.net(gets, gives, other, until)
                if net <= self.least(other) or net <= best[0]:
                    continue
                if Dealer(self.p, other).net(gives, gets, self.me, until) > -MARGIN:
                    best = (net, other, gives, gets)
        return best

    def _ideas(self, other: int, moment: int) -> list[tuple[int, int]]:
        """Deals that could be made with another now."""
        p = self.p
        affordable = [at for at in range(len(AMOUNTS)) if AMOUNTS[at] <= min(DEAREST, p.gold[self.me])]
        if moment == IN_CALL:
            armies = min(4, p.armies[other * PLACES + p.battle[REGION]])
            return [(SOME_GOLD + at, SOME_ARMIES + number) for at in affordable for number in range(armies)]
        one, two = p.side[self.me], p.side[other]
        if one == two and one != UNALLIED:
            return []
        found = [(PEACE, PEACE)] + [(SOME_GOLD + at, PEACE) for at in affordable]
        if moment != IN_PARLEY:
            found += [(PEACE, SOME_GOLD + at) for at in range(DEAREST)]
        return found


def _moment(p: Position, kind: int) -> int:
    return IN_CALL if kind == CALL_OFFER else IN_PARLEY if kind == PARLEY else 0


def worths(p: Position, me: int, style: Style, legal: list[int]) -> list[float]:
    """What the answers to a question about a deal are worth; the best is above 0, the others below."""
    frame = p.stack[-1]
    kind = kind_of(frame)
    dealer = Dealer(p, me, style)
    if kind == CALL_OFFER or kind == PARLEY:
        other = first_of(frame)
        found = dealer.plan([other], _moment(p, kind))
        best = DEAL + other if found[1] != NONE and DEAL + other in legal else NO_DEAL
    elif kind == DEAL_ANSWER:
        best = _answer(p, dealer, legal)
    elif kind == DEAL_COUNTER:
        other = p.talk[PARTNER]
        net = dealer.net(p.talk[GETS], p.talk[GIVES], other, p.talk[UNTIL])
        best = AGREE if net > dealer.least(other) else REJECT
    elif kind == DEAL_UNTIL:
        best = UNTIL_WAR
    else:
        _, _, gives, gets = dealer.plan([p.talk[PARTNER]], p.talk[MOMENT])
        best = GIVE + gives - 1 if kind == DEAL_GIVE else GET + gets
        if best not in legal:
            best = legal[0]
    return [1.0 if action == best else -1.0 for action in legal]


def _answer(p: Position, dealer: Dealer, legal: list[int]) -> int:
    """Agree to what leaves enough; else name the sum that would, if it is not out of all reason."""
    asker = p.talk[ASKER]
    gives, gets, until = p.talk[GIVES], p.talk[GETS], p.talk[UNTIL]
    least = dealer.least(asker)
    if dealer.net(gives, gets, asker, until) > least:
        return AGREE
    offered, asked = gold_in(gives), gold_in(gets)
    sums = [action for action in legal if action >= COUNTER]
    for action in sums if offered else sums[::-1]:
        thing = SOME_GOLD + action - COUNTER
        gold = AMOUNTS[action - COUNTER]
        if offered and gold <= max(offered + 1, ENOUGH * offered) and dealer.net(thing, gets, asker, until) > least:
            return action
        if asked and gold * ENOUGH >= asked and dealer.net(gives, thing, asker, until) > least:
            return action
    return REJECT


def opens_deal(p: Position, me: int, style: Style, rows: list[int]) -> int:
    """The deal that the power would rather begin than answer what it is asked, NONE if there is none."""
    found = Dealer(p, me, style).plan([row - DEAL for row in rows], 0)
    return NONE if found[1] == NONE else DEAL + found[1]


# -- keeping one's word ----------------------------------------------------------------------------------


def keep_word(p: Position, me: int, legal: list[int], found: list[float]) -> list[float]:
    """The worths with what it costs to break a promise, and a grudge against those who did."""
    kind = kind_of(p.stack[-1])
    last = p.clock[WAR_NUMBER] == p.ruleset.wars and p.clock[ROUND] >= p.ruleset.rounds
    price = LAST_WORD if last else WORD
    for at in range(len(legal)):
        action = legal[at]
        if kind == SPEAK:
            if action == RAISE and any(promises.has_promised(p, PASSING, me, other) for other in p.ruleset.players):
                found[at] -= price
        elif kind == ASKED_FOR_ARMIES or kind == ASKED_FOR_NAVIES:
            helped = promises.has_promised(p, HELP, me, first_of(p.stack[-1]))
            if helped and action in (COMMIT_ARMIES, COMMIT_NAVIES) and p.committed_navies[me] == 0:
                found[at] -= price
        else:
            victim = victim_of(p, action)
            if victim != NONE:
                if promises.has_promised(p, PEACE, me, victim):
                    found[at] -= price
                found[at] += GRUDGE * min(2, p.word[WORD_BROKEN + victim * POWERS + me])
    return found


def is_deal(action: ActionId) -> bool:
    """Whether an action of a menu begins a deal."""
    return DEAL <= action < NO_DEAL


def asks_about_deal(p: Position) -> bool:
    return kind_of(p.stack[-1]) in DEALING


JUDGED: Final = [SPEAK, TURN, USE_WAR_OFFICE, ASKED_FOR_ARMIES, ASKED_FOR_NAVIES]
"""Questions at which a word can be broken."""
