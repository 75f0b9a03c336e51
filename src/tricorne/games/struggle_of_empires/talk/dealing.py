"""A deal as a few small decisions: what I give, what I get, until when; the other agrees, rejects, or names another
sum once (NEGOTIATION-1 to NEGOTIATION-4, R-GOLD-12).

The registers of ``p.talk`` hold the deal while it is made. Gold is paid when it is agreed, help bought in a call for
allies is committed then; a promise is only remembered.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import (
    AGREE,
    AMOUNTS,
    COUNTER,
    DEAL,
    GET,
    GIVE,
    GIVEN,
    HELP,
    MOST_ARMIES,
    MOST_NAVIES,
    NOTHING,
    PASSING,
    PEACE,
    REJECT,
    SOME_ARMIES,
    SOME_GOLD,
    SOME_NAVIES,
    THINGS,
    UNTIL_ROUND,
    UNTIL_WAR,
)
from tricorne.games.struggle_of_empires.battle.allies import armies_to_commit, navies_to_commit
from tricorne.games.struggle_of_empires.board.constants import POWERS, UNALLIED, Power
from tricorne.games.struggle_of_empires.board.position import (
    AGREED,
    ASKER,
    COUNTERED,
    GETS,
    GIVEN_FREELY,
    GIVES,
    IN_AUCTION,
    IN_CALL,
    IN_PARLEY,
    MOMENT,
    OFFERED,
    PARTNER,
    REJECTED,
    ROUND,
    SAID,
    SPOKEN,
    UNTIL,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import (
    DEAL_ANSWER,
    DEAL_COUNTER,
    DEAL_GET,
    DEAL_GIVE,
    DEAL_UNTIL,
)
from tricorne.games.struggle_of_empires.talk import promises
from tricorne.games.struggle_of_empires.talk.terms import gold_in, is_promise, terms
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Passage
from tricorne.kernel.position import actor_of, replaced

RULES: Final = ["NEGOTIATION-1", "NEGOTIATION-2", "R-GOLD-12"]


# -- a deal begins ---------------------------------------------------------------------------------


def partners(p: Position, power: Power, out: list[int]) -> None:
    """Everybody else who is led by a player, if the power may still begin a deal now."""
    if promises.may_speak(p, power):
        for other in range(POWERS):
            if other != power and p.ruleset.is_player[other]:
                out.append(DEAL + other)


def begin(p: Position, power: Power, other: int, moment: int) -> None:
    """A power turns to another: what it gives is asked above the question that it was asked."""
    talk = p.talk[:]
    talk[MOMENT] = moment
    talk[ASKER] = power
    talk[PARTNER] = other
    talk[GIVES] = NOTHING
    talk[GETS] = NOTHING
    talk[UNTIL] = 0
    talk[SAID] = 0
    if moment != IN_CALL:
        talk[SPOKEN + power] = promises.moment(p)
    p.talk = talk
    p.ask(DEAL_GIVE, power, other)


def _may_promise(p: Position, thing: int) -> bool:
    """Peace is for those who may be enemies, help for those who may be allies, passing for an auction."""
    one = p.side[p.talk[ASKER]]
    other = p.side[p.talk[PARTNER]]
    settled = one != UNALLIED and other != UNALLIED
    if thing == PASSING:
        return p.talk[MOMENT] == IN_AUCTION
    return not settled or (one != other) == (thing == PEACE)


class Give(Decision[Position]):
    """What the power gives: gold that it has, or its word."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        have = p.gold[actor_of(frame)]
        for at in range(len(AMOUNTS)):
            if AMOUNTS[at] <= have:
                out.append(GIVE + SOME_GOLD + at - 1)
        if p.talk[MOMENT] == IN_CALL:
            return
        for thing in (PEACE, HELP, PASSING):
            if _may_promise(p, thing) and not (p.talk[MOMENT] == IN_PARLEY and thing != PEACE):
                out.append(GIVE + thing - 1)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        promises.note(p, GIVES, action - GIVE + 1)
        if p.talk[MOMENT] == IN_PARLEY:
            promises.note(p, GETS, PEACE)
            _ask_until(p)
        else:
            p.replace(DEAL_GET, actor_of(frame), p.talk[PARTNER])

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        name = the_power(p, actor_of(frame))
        if GIVE <= action < GIVE + GIVEN:
            return refuse("why-give", RULES, power=name)
        return refuse("why-first-give", RULES, power=name)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asker, other = the_power(p, p.talk[ASKER]), the_power(p, p.talk[PARTNER])
        return Prompt("deal-give", say("prompt-deal-give", power=asker, power2=other), RULES)


class Get(Decision[Position]):
    """What the power gets for it: for gold a promise or units, for a promise also gold; or nothing, as a gift."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        talk = p.talk
        if talk[MOMENT] == IN_CALL:
            ally = talk[PARTNER]
            for number in range(min(MOST_ARMIES, armies_to_commit(p, ally))):
                out.append(GET + SOME_ARMIES + number)
            for number in range(min(MOST_NAVIES, navies_to_commit(p, ally))):
                out.append(GET + SOME_NAVIES + number)
            return
        out.append(GET + NOTHING)
        if is_promise(talk[GIVES]):
            for at in range(len(AMOUNTS)):
                out.append(GET + SOME_GOLD + at)
        for thing in (PEACE, HELP, PASSING):
            if _may_promise(p, thing):
                out.append(GET + thing)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        promises.note(p, GETS, action - GET)
        _ask_until(p)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        name = the_power(p, actor_of(frame))
        return refuse("why-get" if GET <= action < GET + THINGS else "why-first-get", RULES, power=name)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("deal-get", say("prompt-deal-get", **terms(p)), RULES)


def _ask_until(p: Position) -> None:
    """Until when, where that leaves a choice; then the other answers."""
    talk = p.talk
    lasting = talk[GIVES] in (PEACE, HELP) or talk[GETS] in (PEACE, HELP)
    choice = lasting and talk[MOMENT] != IN_AUCTION and p.clock[ROUND] < p.ruleset.rounds
    if choice:
        p.replace(DEAL_UNTIL, talk[ASKER], talk[PARTNER])
        return
    if lasting:
        promises.note(p, UNTIL, promises.end_of_war(p))
    _ask_answer(p)


def _ask_answer(p: Position) -> None:
    """A gift and a promise for nothing need no answer."""
    if p.talk[GETS] == NOTHING:
        promises.note(p, SAID, GIVEN_FREELY)
        p.stack.pop()
        _exchange(p)
        return
    promises.note(p, SAID, OFFERED)
    p.replace(DEAL_ANSWER, p.talk[PARTNER], p.talk[ASKER])


class Until(Decision[Position]):
    """Until the end of this round, or of this war."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(UNTIL_ROUND)
        out.append(UNTIL_WAR)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        promises.note(p, UNTIL, promises.now(p) if action == UNTIL_ROUND else promises.end_of_war(p))
        _ask_answer(p)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-until", RULES, power=the_power(p, actor_of(frame)))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("deal-until", say("prompt-deal-until", **terms(p)), RULES)


# -- the answer ------------------------------------------------------------------------------------


class Answer(Decision[Position]):
    """Agree, reject, or the same for another sum: more for who is paid, less for who pays."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(AGREE)
        out.append(REJECT)
        offered = gold_in(p.talk[GIVES])
        asked = gold_in(p.talk[GETS])
        for at in range(len(AMOUNTS)):
            if (offered and AMOUNTS[at] > offered) or AMOUNTS[at] < asked:
                out.append(COUNTER + at)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        if action < COUNTER:
            _conclude(p, action == AGREE)
            return
        promises.note(p, GIVES if gold_in(p.talk[GIVES]) else GETS, SOME_GOLD + action - COUNTER)
        promises.note(p, SAID, COUNTERED)
        p.replace(DEAL_COUNTER, p.talk[ASKER], p.talk[PARTNER])

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        name = the_power(p, actor_of(frame))
        return refuse("why-counter" if action >= COUNTER else "why-first-answer", RULES, power=name)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("deal-answer", say("prompt-deal-answer", **terms(p)), [*RULES, "NEGOTIATION-3"])


class CounterAnswer(Decision[Position]):
    """Whoever made the offer takes the other sum, or leaves it."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(AGREE)
        out.append(REJECT)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        _conclude(p, action == AGREE)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-answer", RULES, power=the_power(p, actor_of(frame)))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("deal-counter", say("prompt-deal-counter", **terms(p)), [*RULES, "NEGOTIATION-3"])


# -- what comes of it ------------------------------------------------------------------------------


def _conclude(p: Position, agreed: bool) -> None:
    """The talk is over; what was asked before it is asked again, unless the deal has answered it."""
    p.stack.pop()
    promises.note(p, SAID, AGREED if agreed else REJECTED)
    if agreed:
        _exchange(p)


def _exchange(p: Position) -> None:
    """Both sides of the deal: gold goes at once, bought help is committed, the rest is a promise."""
    asker = p.talk[ASKER]
    partner = p.talk[PARTNER]
    if p.talk[GETS] >= SOME_ARMIES:
        _commit(p, partner)
    _hand_over(p, p.talk[GIVES], asker, partner)
    _hand_over(p, p.talk[GETS], partner, asker)


def _hand_over(p: Position, thing: int, giver: int, to: int) -> None:
    gold = gold_in(thing)
    if gold > 0:
        taxation.pay(p, giver, gold)
        p.gold[to] += gold
    elif is_promise(thing):
        promises.promise(p, thing, giver, to, p.talk[UNTIL])


def _commit(p: Position, ally: int) -> None:
    """The units that were paid for take part: the ally is not asked any more (NEGOTIATION-3, ALLY-4)."""
    p.stack.pop()
    bought = p.talk[GETS]
    if bought >= SOME_NAVIES:
        p.committed_navies = replaced(p, p.committed_navies, ally, bought - SOME_NAVIES + 1)
    else:
        p.committed_armies = replaced(p, p.committed_armies, ally, bought - SOME_ARMIES + 1)
    promises.called_for(p, ally, p.talk[ASKER])


class Settling(Passage[Position]):
    """A passage after which promises may be over."""

    def __init__(self, passage: Passage[Position]) -> None:
        super().__init__()
        self.passage = passage

    def run(self, p: Position, frame: int) -> None:
        self.passage.run(p, frame)
        promises.end_promises(p)
