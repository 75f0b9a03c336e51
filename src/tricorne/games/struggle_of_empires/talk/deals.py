"""Gold and words between players at any time (NEGOTIATION-1 to NEGOTIATION-5, R-GOLD-1 to R-GOLD-6).

Asides are texts and not turns; they never change who is asked:

    pay france 3                              gold, at once and final
    offer spain 2 for navies 1 armies 0       gold for an ally's commitment in the attack under way
    accept 1, refuse 1, withdraw 1            answers to offer 1
    counter 1 3                               the same commitment for 3 gold instead
    promise prussia no attack in India        on record, never binding
    promise prussia by:war peace | 2 gold     the same, with the time by which, and what is promised in return
    say good evening                          on record
    thank britain 3, heard britain 1          the answers of bots to gold and to a first promise, on record

An accepted offer pays at once and plays the commitment, which binds (NEGOTIATION-3, ALLY-4). Offers lie
in ``p.offers``; the attack clears them when it begins and ends.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import ACCEPT_HELP, HIGHEST_WRITTEN, MOST_COMMITTED
from tricorne.games.struggle_of_empires.actions import COMMIT_ARMIES as ARMIES_ACTION
from tricorne.games.struggle_of_empires.actions import COMMIT_NAVIES as NAVIES_ACTION
from tricorne.games.struggle_of_empires.battle.targets import may_be_helped
from tricorne.games.struggle_of_empires.board.constants import NONE, Power
from tricorne.games.struggle_of_empires.board.position import (
    ATTACKER,
    GAME_OVER,
    ON_POWER,
    PHASE,
    TARGET,
    TARGET_ID,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import ACCEPT_HELP as ACCEPT_HELP_KIND
from tricorne.games.struggle_of_empires.step_numbers import (
    COMMIT_ARMIES,
    COMMIT_NAVIES,
    LOSE_ALLY,
    LOSE_OWN,
    SEA_CHOICE,
    SURPRISE,
    USE_RESERVES,
    WITHDRAWAL,
)
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.engine import DECISION, Engine, Refusal
from tricorne.kernel.errors import BadAction, hint
from tricorne.kernel.message import Arg, Message, Text
from tricorne.kernel.position import actor_of, kind_of, replaced

VERBS: Final = ["pay", "offer", "accept", "refuse", "withdraw", "counter", "promise", "say"]
BOT_VERBS: Final = ["thank", "heard"]
"""Verbs that only bots use (``Game.bot_asides``)."""
NEVER: Final = ["tax", "give"]
"""Verbs that are understood, to be refused: taxing without an expense, handing over anything but gold."""
AFTER_THE_DICE: Final = [SEA_CHOICE, USE_RESERVES, WITHDRAWAL, LOSE_OWN, LOSE_ALLY]
"""Decisions between a roll and the end of its losses (R-GOLD-1)."""
CALL_FOR_ALLIES: Final = [SURPRISE, COMMIT_NAVIES, COMMIT_ARMIES, ACCEPT_HELP_KIND]
BY: Final = "by:"
TIMES: Final = ["turn", "war", "next-war", "game"]
"""By the end of what a promise is to be kept."""
IN_RETURN: Final = "|"
LONGEST: Final = 300
"""Letters in a promise or a remark."""

# An offer
PAYER: Final = 0
HELPER: Final = 1
GOLD: Final = 2
NAVIES: Final = 3
ARMIES: Final = 4
STATUS: Final = 5
OFFER_SIZE: Final = 6

AWAITS_HELPER: Final = 0
AWAITS_PAYER: Final = 1
ACCEPTED: Final = 2
REFUSED: Final = 3
WITHDRAWN: Final = 4
_CLOSED: Final = ["", "", "why-offer-accepted", "why-offer-refused", "why-offer-withdrawn"]


def number_of_offer(at: int) -> int:
    """The number that people call an offer by, from its place in ``offers``."""
    return at // OFFER_SIZE + 1


def place_of_offer(number: int) -> int:
    """The place in ``offers`` of the offer with a number."""
    return (number - 1) * OFFER_SIZE


class Aside:
    """A text read word by word."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.other = NONE
        self.gold = 0
        self.whole = True
        self.navies = 0
        self.armies = 0
        self.number = 0
        self.words = ""
        self.by = ""
        """One of TIMES; empty if a promise names none, as those of older records."""
        self.in_return = ""


def _wrong(form: str) -> BadAction:
    return BadAction(say("aside-form", form=Text(form)))


def _power(p: Position, word: str) -> int:
    ids = p.ruleset.components.power_ids
    if word.lower() not in ids:
        raise BadAction(say("aside-power", words=Text(word[:40]), hint=hint(word, ids)))
    return ids.index(word.lower())


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def _read_gold(aside: Aside, word: str, form: str) -> None:
    """An amount; a minus and fractions are read, to be refused by the rules and not as a slip of the pen."""
    bare = word[1:] if word.startswith("-") else word
    parts = bare.split(".")
    if len(parts) > 2 or not _is_number(parts[0]) or not _is_number(parts[-1]):
        raise _wrong(form)
    aside.gold = -int(parts[0]) if word.startswith("-") else int(parts[0])
    aside.whole = len(parts) == 1


def _read_promise(aside: Aside, words: list[str]) -> None:
    """What is promised; only behind a time what stands behind the stroke is promised in return."""
    time = words[0].removeprefix(BY)
    if time == words[0] or time not in TIMES:
        aside.words = " ".join(words)
        return
    given, _, got = " ".join(words[1:]).partition(IN_RETURN)
    aside.by = time
    aside.words = given.strip()
    aside.in_return = got.strip()
    if not aside.words:
        raise _wrong(f"promise POWER {BY}{time} WORDS {IN_RETURN} WORDS")


def read(p: Position, text: str) -> Aside:
    """Read an aside; BadAction says how it is written."""
    words = text.split()
    if words and words[0].lower() in NEVER:
        return Aside(words[0].lower())
    if not words or words[0].lower() not in VERBS + BOT_VERBS:
        given = words[0] if words else ""
        raise BadAction(say("aside-unknown", words=Text(given[:40]), hint=hint(given, VERBS)))
    aside = Aside(words[0].lower())
    verb = aside.verb
    if verb == "pay":
        if len(words) != 3:
            raise _wrong("pay POWER GOLD")
        aside.other = _power(p, words[1])
        _read_gold(aside, words[2], "pay POWER GOLD")
    elif verb == "offer":
        form = "offer POWER GOLD for navies NUMBER armies NUMBER"
        rest = words[3:]
        if len(rest) != 5 or rest[0] != "for" or rest[1] != "navies" or rest[3] != "armies":
            raise _wrong(form)
        if not _is_number(rest[2]) or not _is_number(rest[4]):
            raise _wrong(form)
        aside.other = _power(p, words[1])
        _read_gold(aside, words[2], form)
        aside.navies = int(rest[2])
        aside.armies = int(rest[4])
    elif verb == "counter":
        if len(words) != 3 or not _is_number(words[1]):
            raise _wrong("counter OFFER GOLD")
        aside.number = int(words[1])
        _read_gold(aside, words[2], "counter OFFER GOLD")
    elif verb == "promise":
        if len(words) < 3:
            raise _wrong("promise POWER WORDS")
        aside.other = _power(p, words[1])
        _read_promise(aside, words[2:])
    elif verb == "thank":
        if len(words) != 3:
            raise _wrong("thank POWER GOLD")
        aside.other = _power(p, words[1])
        _read_gold(aside, words[2], "thank POWER GOLD")
    elif verb == "heard":
        if len(words) != 3 or not _is_number(words[2]) or int(words[2]) < 1:
            raise _wrong("heard POWER NUMBER")
        aside.other = _power(p, words[1])
        aside.number = int(words[2])
    elif verb == "say":
        if len(words) < 2:
            raise _wrong("say WORDS")
        aside.words = " ".join(words[1:])
    else:
        if len(words) != 2 or not _is_number(words[1]):
            raise _wrong(f"{verb} OFFER")
        aside.number = int(words[1])
    length = len(aside.words) + len(aside.in_return)
    if length > LONGEST:
        raise BadAction(say("aside-long", most=LONGEST, number=length))
    return aside


# -- questions -----------------------------------------------------------------------------------


def aside_refusal(engine: Engine, p: Position, power: Power, text: str) -> Refusal | None:
    """Why a power may not say or do this now; None if it may. Changes nothing; BadAction if it cannot be read."""
    return _refusal(engine, p, power, read(p, text))


def _refusal(engine: Engine, p: Position, power: Power, aside: Aside) -> Refusal | None:
    if not p.ruleset.is_player[power]:
        return refuse("why-no-player", ["R-GOLD-6", "NONPLAYER-7"], power=the_power(p, power))
    if aside.verb == "say":
        return None
    if p.clock[PHASE] == GAME_OVER:
        return refuse("why-deal-over", ["NEGOTIATION-1"])
    if aside.verb == "tax":
        return refuse("why-deal-tax", ["TAX-1", "TAX-6"])
    if aside.verb == "give":
        return refuse("why-deal-only-gold", ["NEGOTIATION-5", "CONTROL-3"])
    if aside.other != NONE:
        if aside.other == power:
            return refuse("why-deal-itself", ["R-GOLD-1", "NEGOTIATION-2"], power=the_power(p, power))
        if not p.ruleset.is_player[aside.other]:
            return refuse("why-deal-no-player", ["R-GOLD-6"], power=the_power(p, aside.other))
    if aside.verb == "promise" and p.ruleset.deals_are_actions:
        return refuse("why-promise-by-action", ["R-GOLD-12", "NEGOTIATION-3"])
    if aside.verb in ("promise", "heard"):
        return None
    if aside.verb == "thank":
        return _unpayable(aside)
    refusal = _untimely(engine, p)
    if refusal is not None:
        return refusal
    if aside.verb == "pay":
        return _unpayable(aside)
    if aside.verb == "offer":
        return _unpayable(aside) or _no_such_help(p, aside)
    return _unanswerable(engine, p, power, aside)


def _untimely(engine: Engine, p: Position) -> Refusal | None:
    """Gold moves while a decision is awaited; between a roll and its losses unless the option says no (R-GOLD-1)."""
    if engine.waits_for(p) != DECISION:
        return refuse("why-deal-rolling", ["R-GOLD-1"])
    if not p.ruleset.payments_after_dice and kind_of(p.stack[-1]) in AFTER_THE_DICE:
        return refuse("why-deal-dice", ["R-GOLD-1"])
    return None


def _unpayable(aside: Aside) -> Refusal | None:
    """Payments are whole gold, at least 1, and may be taxed for (R-GOLD-1, R-GOLD-2)."""
    if not aside.whole:
        return refuse("why-deal-whole", ["GOLD-1", "R-AUCTION-5"])
    if aside.gold <= 0:
        return refuse("why-deal-least", ["R-GOLD-1", "GOLD-1"], gold=aside.gold)
    if aside.gold > HIGHEST_WRITTEN:
        # The same for rich and poor, so that a refusal tells nothing about hidden gold.
        return refuse("why-deal-most", ["R-GOLD-2", "R-AUCTION-5"], gold=HIGHEST_WRITTEN)
    return None


def _no_such_help(p: Position, aside: Aside) -> Refusal | None:
    """An offer is for help that its addressee could still give in this attack."""
    if kind_of(p.stack[-1]) not in CALL_FOR_ALLIES or p.battle[ATTACKER] == NONE:
        return refuse("why-deal-help-when", ["NEGOTIATION-3", "ALLY-2"])
    helper = aside.other
    attacker = p.battle[ATTACKER]
    defender = p.battle[TARGET_ID] if p.battle[TARGET] == ON_POWER else NONE
    if helper in (attacker, defender):
        return refuse("why-deal-fights-itself", ["ALLY-1"], power=the_power(p, helper))
    if p.side[helper] != p.side[attacker] and defender == NONE:
        leader = the_power(p, attacker)
        return refuse("why-deal-not-allied", ["ALLY-1", "ALLY-7"], power=the_power(p, helper), power2=leader)
    if p.side[helper] != p.side[attacker] and not may_be_helped(p, defender):
        return refuse("why-deal-nonplayer", ["R-NP-1"], power=the_power(p, helper), power2=the_power(p, defender))
    if aside.navies > MOST_COMMITTED or aside.armies > MOST_COMMITTED:
        return refuse("why-deal-most-units", ["ALLY-3"], number=MOST_COMMITTED)
    return None


def _unanswerable(engine: Engine, p: Position, power: Power, aside: Aside) -> Refusal | None:
    """May this power accept, refuse, withdraw or counter that offer now?"""
    number = aside.number
    at = place_of_offer(number)
    if not 0 <= at < len(p.offers):
        return refuse("why-offer-none", ["NEGOTIATION-2"], offer=number, number=number_of_offer(len(p.offers)) - 1)
    payer = p.offers[at + PAYER]
    helper = p.offers[at + HELPER]
    status = p.offers[at + STATUS]
    if status > AWAITS_PAYER:
        return refuse(_CLOSED[status], ["NEGOTIATION-2"], offer=number)
    asked = helper if status == AWAITS_HELPER else payer
    asker = payer if status == AWAITS_HELPER else helper
    if aside.verb == "withdraw":
        if power == asker:
            return None
        return refuse("why-offer-withdraw", ["NEGOTIATION-2"], offer=number, power=the_power(p, asker))
    if power != asked:
        return refuse("why-offer-waits", ["NEGOTIATION-2"], offer=number, power=the_power(p, asked))
    if aside.verb == "refuse":
        return None
    if aside.verb == "counter":
        return _unpayable(aside)
    if not _is_asked_to_commit(p, helper):
        return refuse("why-offer-when", ["NEGOTIATION-3", "ALLY-3"], offer=number, power=the_power(p, helper))
    return _commit(engine, p.clone(), at)


def _is_asked_to_commit(p: Position, helper: int) -> bool:
    top = p.stack[-1]
    return actor_of(top) == helper and kind_of(top) in (COMMIT_NAVIES, COMMIT_ARMIES)


# -- acts ----------------------------------------------------------------------------------------


def _commit(engine: Engine, p: Position, at: int) -> Refusal | None:
    """Play the commitment of an offer; on a copy of the position this tells whether it can be played."""
    payer = p.offers[at + PAYER]
    helper = p.offers[at + HELPER]
    navies = p.offers[at + NAVIES]
    armies = p.offers[at + ARMIES]
    name = the_power(p, helper)
    left = [navies, armies]
    if kind_of(p.stack[-1]) == COMMIT_ARMIES:
        left[0] -= p.committed_navies[helper]
        if left[0] != 0:
            committed = p.committed_navies[helper]
            return refuse("why-offer-navies", ["ALLY-4"], power=name, committed=committed, navies=navies)
    while p.stack:
        kind = kind_of(p.stack[-1])
        actor = actor_of(p.stack[-1])
        if kind == COMMIT_NAVIES and actor == helper:
            action = NAVIES_ACTION + navies
            left[0] = 0
        elif kind == COMMIT_ARMIES and actor == helper:
            action = ARMIES_ACTION + armies
            left[1] = 0
        elif kind == ACCEPT_HELP_KIND and actor == payer:
            # Whoever pays for help to himself has accepted it.
            action = ACCEPT_HELP
        else:
            break
        legal: list[int] = []
        engine.legal(p, legal)
        if action not in legal:
            return refuse("why-offer-cannot", ["ALLY-3"], power=name, navies=navies, armies=armies)
        engine.apply(p, action)
        if kind == ACCEPT_HELP_KIND:
            break
    if left[0] > 0 or left[1] > 0:
        return refuse("why-offer-cannot", ["ALLY-3"], power=name, navies=navies, armies=armies)
    return None


def _transfer(p: Position, payer: int, to: int, gold: int) -> Message:
    """Gold goes from hand to hand; what is missing is taxed (R-GOLD-2)."""
    taxations = taxation.pay(p, payer, gold)
    p.gold[to] += gold
    return say("log-pay", power=the_power(p, payer), power2=the_power(p, to), gold=gold, taxations=taxations)


def _terms(p: Position, at: int) -> dict[str, Arg]:
    """What an offer is about, as facts for a message."""
    return {
        "gold": p.offers[at + GOLD],
        "navies": p.offers[at + NAVIES],
        "armies": p.offers[at + ARMIES],
        "offer": number_of_offer(at),
    }


def _promised(name: Arg, other: Arg, aside: Aside) -> Message:
    if not aside.by:
        return say("log-promise", power=name, power2=other, words=Text(aside.words))
    by = say(f"deal-by-{aside.by}")
    if not aside.in_return:
        return say("log-promise-by", power=name, power2=other, words=Text(aside.words), by=by)
    got = Text(aside.in_return)
    return say("log-promise-for", power=name, power2=other, words=Text(aside.words), by=by, words2=got)


def play_aside(engine: Engine, p: Position, power: Power, text: str) -> Message:
    """Carry out an aside that ``aside_refusal`` allows; returns the public line for the log."""
    aside = read(p, text)
    name = the_power(p, power)
    if aside.verb == "say":
        return say("log-say", power=name, words=Text(aside.words))
    if aside.verb == "promise":
        return _promised(name, the_power(p, aside.other), aside)
    if aside.verb == "thank":
        return say("log-thank", power=name, power2=the_power(p, aside.other), gold=aside.gold)
    if aside.verb == "heard":
        return say("log-heard", power=name, power2=the_power(p, aside.other), count=aside.number)
    if aside.verb == "pay":
        return _transfer(p, power, aside.other, aside.gold)
    if aside.verb == "offer":
        at = len(p.offers)
        p.offers = p.offers + [power, aside.other, aside.gold, aside.navies, aside.armies, AWAITS_HELPER]
        return say("log-offer", power=name, power2=the_power(p, aside.other), **_terms(p, at))
    at = place_of_offer(aside.number)
    if aside.verb == "refuse":
        p.offers = replaced(p, p.offers, at + STATUS, REFUSED)
        return say("log-refuse", power=name, offer=aside.number)
    if aside.verb == "withdraw":
        p.offers = replaced(p, p.offers, at + STATUS, WITHDRAWN)
        return say("log-withdraw-offer", power=name, offer=aside.number)
    if aside.verb == "counter":
        p.offers = replaced(p, p.offers, at + GOLD, aside.gold)
        p.offers = replaced(
            p, p.offers, at + STATUS, AWAITS_PAYER if p.offers[at + STATUS] == AWAITS_HELPER else AWAITS_HELPER
        )
        return say("log-counter", power=name, **_terms(p, at))
    terms = _terms(p, at)
    payer = p.offers[at + PAYER]
    helper = p.offers[at + HELPER]
    gold = p.offers[at + GOLD]
    p.offers = replaced(p, p.offers, at + STATUS, ACCEPTED)
    _commit(engine, p, at)
    return say("log-accept", power=name, payment=_transfer(p, payer, helper, gold), **terms)
