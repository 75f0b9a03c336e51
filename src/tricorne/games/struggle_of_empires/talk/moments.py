"""Where deals are actions: the moments in which they are asked for (R-GOLD-12).

In an auction and in a turn whoever is asked may first turn to another player, once. In the call for allies the
principal may buy help of each ally before that one is asked. Before an attack on a player its victim may buy peace,
once in a turn: the attack then waits, and is called off if the attacker agrees.
"""

from __future__ import annotations

from typing import cast

from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.actions import (
    ACTIONS,
    ATTACK_POWER,
    DEAL,
    NO_DEAL,
    PASS,
    PASSING,
    PEACE,
    RAISE,
    REJECT,
    USE,
    attack_parts,
    incite_parts,
    is_incite,
)
from tricorne.games.struggle_of_empires.board.constants import NONE, TILES, Power
from tricorne.games.struggle_of_empires.board.position import (
    AGREED,
    ATTACK_GOES_ON,
    BIDDER,
    IN_AUCTION,
    IN_CALL,
    IN_PARLEY,
    IN_TURN,
    NAMED_ATTACK,
    SAID,
    SPOKEN,
    Position,
)
from tricorne.games.struggle_of_empires.talk import dealing, promises
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Passage, Step
from tricorne.kernel.position import actor_of, first_of, kind_of


def add_deals(steps: list[Step[Position]]) -> None:
    """Put the moments round the steps of the game, and the steps of a deal beside them."""
    n = step_numbers
    for kind in (n.WAR, n.ROUNDS, n.AUCTIONS):
        steps[kind] = dealing.Settling(cast(Passage[Position], steps[kind]))
    steps[n.SPEAK] = WithDeals(cast(Decision[Position], steps[n.SPEAK]), IN_AUCTION)
    steps[n.BID] = WithDeals(cast(Decision[Position], steps[n.BID]), IN_AUCTION)
    turn = WithDeals(cast(Decision[Position], steps[n.TURN]), IN_TURN)
    steps[n.TURN] = turn
    steps[n.USE_WAR_OFFICE] = WarOffice(cast(Decision[Position], steps[n.USE_WAR_OFFICE]))
    steps[n.ATTACK] = CallForAllies(cast(Passage[Position], steps[n.ATTACK]))
    for kind in (n.COMMIT_NAVIES, n.COMMIT_ARMIES):
        steps[kind] = Promised(cast(Decision[Position], steps[kind]))
    steps[n.CALL_OFFER] = CallOffer()
    steps[n.PARLEY] = Parley()
    steps[n.PARLEY_ENDS] = ParleyEnds(turn.asked)
    steps[n.DEAL_GIVE] = dealing.Give()
    steps[n.DEAL_GET] = dealing.Get()
    steps[n.DEAL_UNTIL] = dealing.Until()
    steps[n.DEAL_ANSWER] = dealing.Answer()
    steps[n.DEAL_COUNTER] = dealing.CounterAnswer()


def victim_of(p: Position, action: ActionId) -> int:
    """The power that an attack or a token is for, NONE for anything else."""
    if ATTACK_POWER <= action < PASS:
        return attack_parts(action)[1]
    return incite_parts(action)[2] if is_incite(action) else NONE


def may_parley(p: Position, action: ActionId) -> bool:
    """Whether the victim of an attack is asked first: a player, once in a turn."""
    victim = victim_of(p, action)
    return ATTACK_POWER <= action < PASS and p.ruleset.is_player[victim] and promises.may_speak(p, victim)


def _strike(p: Position, power: Power, action: ActionId) -> None:
    """Whoever attacks a power to which he promised peace has broken his word."""
    victim = victim_of(p, action)
    if victim != NONE:
        promises.break_word(p, PEACE, power, victim)


def _ask_for_parley(p: Position, power: Power, action: ActionId) -> None:
    """The attack waits."""
    victim = victim_of(p, action)
    promises.note(p, NAMED_ATTACK, action)
    promises.note(p, SAID, 0)
    promises.note(p, SPOKEN + victim, promises.moment(p))
    p.then(step_numbers.PARLEY_ENDS)
    p.ask(step_numbers.PARLEY, victim, power)


class Around(Decision[Position]):
    """A decision of the game with something of a deal about it."""

    def __init__(self, asked: Decision[Position]) -> None:
        super().__init__()
        self.asked = asked

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        self.asked.legal(p, frame, out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        self.asked.play(p, frame, action)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        if action >= ACTIONS:
            return refuse("why-no-deal-now", dealing.RULES)
        return self.asked.why_not(p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return self.asked.prompt(p, frame)

    def keeps_secret(self, p: Position, frame: int) -> bool:
        return self.asked.keeps_secret(p, frame)


class WithDeals(Around):
    """The menu of a turn, and what is said in an auction: before answering a power may turn to another."""

    def __init__(self, asked: Decision[Position], moment: int) -> None:
        super().__init__(asked)
        self.moment = moment

    def _open(self, p: Position, frame: int) -> bool:
        """Not in the midst of a bid."""
        return self.moment == IN_TURN or kind_of(frame) == step_numbers.SPEAK or p.auction[BIDDER] == NONE

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        self.asked.legal(p, frame, out)
        if self._open(p, frame):
            dealing.partners(p, actor_of(frame), out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        power = actor_of(frame)
        if action >= DEAL:
            dealing.begin(p, power, action - DEAL, self.moment)
            return
        if self.moment == IN_TURN and may_parley(p, action):
            _ask_for_parley(p, power, action)
            return
        if self.moment == IN_TURN:
            _strike(p, power, action)
        elif action == RAISE:
            for other in p.ruleset.players:
                promises.break_word(p, PASSING, power, other)
        self.asked.play(p, frame, action)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        if action < ACTIONS:
            return self.asked.why_not(p, frame, action)
        found: list[int] = []
        if self._open(p, frame):
            dealing.partners(p, actor_of(frame), found)
        if action in found:
            return None
        if found or not DEAL <= action < NO_DEAL:
            return refuse("why-no-deal-now", dealing.RULES)
        return refuse("why-one-deal", dealing.RULES, power=the_power(p, actor_of(frame)))


class WarOffice(Around):
    """An attack by War Office breaks a promise as any other."""

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        _strike(p, actor_of(frame), action)
        self.asked.play(p, frame, action)


class Promised(Around):
    """An ally who promised help gives it or not."""

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        ally = actor_of(frame)
        self.asked.play(p, frame, action)
        if USE <= action < USE + TILES:
            return
        more = p.stack and kind_of(p.stack[-1]) == step_numbers.COMMIT_ARMIES and actor_of(p.stack[-1]) == ally
        if not more:
            promises.called_for(p, ally, first_of(frame))


class CallForAllies(Passage[Position]):
    """The attack; the principal may speak to each ally before that one is asked."""

    def __init__(self, attack: Passage[Position]) -> None:
        super().__init__()
        self.attack = attack

    def run(self, p: Position, frame: int) -> None:
        self.attack.run(p, frame)
        if not p.stack:
            return
        top = p.stack[-1]
        if kind_of(top) == step_numbers.COMMIT_NAVIES or kind_of(top) == step_numbers.COMMIT_ARMIES:
            principal = first_of(top)
            # Who has no gold has nothing to offer; where gold is hidden the question must not tell that.
            if p.ruleset.is_player[principal] and (p.ruleset.hidden_gold or p.gold[principal] > 0):
                p.ask(step_numbers.CALL_OFFER, principal, actor_of(top))


class CallOffer(Decision[Position]):
    """Does the principal buy the help of an ally?"""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        if p.gold[actor_of(frame)] > 0:
            out.append(DEAL + first_of(frame))
        out.append(NO_DEAL)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action != NO_DEAL:
            dealing.begin(p, actor_of(frame), first_of(frame), IN_CALL)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        ally = the_power(p, first_of(frame))
        return refuse("why-call-offer", [*dealing.RULES, "ALLY-3"], power=the_power(p, actor_of(frame)), ally=ally)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-call-offer", power=the_power(p, actor_of(frame)), ally=the_power(p, first_of(frame)))
        return Prompt("call-offer", asked, [*dealing.RULES, "ALLY-3"])


class Parley(Decision[Position]):
    """Does the victim buy peace before the attack?"""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(DEAL + first_of(frame))
        out.append(NO_DEAL)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action != NO_DEAL:
            dealing.begin(p, actor_of(frame), first_of(frame), IN_PARLEY)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-parley", dealing.RULES, power=the_power(p, actor_of(frame)))

    def prompt(self, p: Position, frame: int) -> Prompt:
        region = attack_parts(p.talk[NAMED_ATTACK])[0]
        attacker = the_power(p, first_of(frame))
        asked = say(
            "prompt-parley", power=the_power(p, actor_of(frame)), attacker=attacker, region=the_place(p, region)
        )
        return Prompt("parley", asked, dealing.RULES)


class ParleyEnds(Passage[Position]):
    """The attacker has agreed, and chooses again; or the attack goes on."""

    def __init__(self, turn: Decision[Position]) -> None:
        super().__init__()
        self.turn = turn

    def run(self, p: Position, frame: int) -> None:
        p.stack.pop()
        action = p.talk[NAMED_ATTACK]
        promises.note(p, NAMED_ATTACK, 0)
        if p.talk[SAID] == AGREED:
            return
        promises.note(p, SAID, ATTACK_GOES_ON)
        menu = p.stack[-1]
        _strike(p, actor_of(menu), action)
        self.turn.play(p, menu, action)


def silence(p: Position, power: Power) -> int:
    """A power makes no deals: it has spoken already, and says no to whatever it is asked; -1 if that is nothing."""
    if not p.ruleset.deals_are_actions or not p.stack:
        return -1
    promises.note(p, SPOKEN + power, promises.moment(p))
    kind = kind_of(p.stack[-1])
    if actor_of(p.stack[-1]) != power:
        return -1
    if kind == step_numbers.DEAL_ANSWER:
        return REJECT
    return NO_DEAL if kind in (step_numbers.CALL_OFFER, step_numbers.PARLEY) else -1
