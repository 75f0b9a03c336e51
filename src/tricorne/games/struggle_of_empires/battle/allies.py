"""The call for allies (ALLY-1 to ALLY-10): each ally in turn order commits navies and armies, the principal
accepts or refuses, and the next one is asked. First the attacker's side, then the defender's."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import (
    ACCEPT_HELP,
    COMMIT_ARMIES,
    COMMIT_NAVIES,
    MOST_COMMITTED,
    REFUSE_HELP,
)
from tricorne.games.struggle_of_empires.battle.targets import fought_at_sea, navies_serving
from tricorne.games.struggle_of_empires.board.constants import NONE, PLACES, POWERS
from tricorne.games.struggle_of_empires.board.position import (
    ATTACKER,
    CALLED,
    ON_TOKEN,
    REGION,
    TARGET,
    TARGET_ID,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import ACCEPT_HELP as ASK_HELP
from tricorne.games.struggle_of_empires.step_numbers import COMMIT_ARMIES as ASK_ARMIES
from tricorne.games.struggle_of_empires.step_numbers import COMMIT_NAVIES as ASK_NAVIES
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, first_of, replaced

BOXES: Final = 8


def only_at_sea(p: Position) -> bool:
    """An attack that can only be naval: allies are asked for navies alone (R-SETTLED-18)."""
    b = p.battle
    if b[TARGET] == ON_TOKEN and fought_at_sea(p, b[TARGET_ID]):
        return True
    return p.armies[b[ATTACKER] * PLACES + b[REGION]] == 0


def navies_to_commit(p: Position, ally: int) -> int:
    return navies_serving(p, ally, p.battle[REGION])


def armies_to_commit(p: Position, ally: int) -> int:
    """Forts never help another power (ALLY-5)."""
    b = p.battle
    return 0 if only_at_sea(p) else p.armies[ally * PLACES + b[REGION]]


def ally_at(p: Position, principal: int, step: int) -> int:
    """The player so many turn positions after the principal, NONE if no ally of his is there (R-ALLY-1)."""
    box = (p.box[principal] - 1 + step) % BOXES + 1
    for power in range(POWERS):
        if p.box[power] == box:
            same = p.side[power] == p.side[principal] and power != principal
            return power if same and p.ruleset.is_player[power] else NONE
    return NONE


def call_next(p: Position, principal: int) -> bool:
    """Ask the next ally who has something to commit; False when all have been asked."""
    b = p.battle
    while b[CALLED] < BOXES:
        b[CALLED] += 1
        ally = ally_at(p, principal, b[CALLED])
        if ally == NONE:
            continue
        if navies_to_commit(p, ally) > 0:
            p.ask(ASK_NAVIES, ally, principal)
            return True
        if armies_to_commit(p, ally) > 0:
            p.ask(ASK_ARMIES, ally, principal)
            return True
    return False


def commit(p: Position, ally: int, principal: int) -> None:
    """The ally has spoken: the principal, if a player, may refuse the help (R-ALLY-2)."""
    sent = p.committed_navies[ally] + p.committed_armies[ally]
    if sent > 0 and p.ruleset.help_refusable and p.ruleset.is_player[principal]:
        p.ask(ASK_HELP, principal, ally)


def _how_many(p: Position, frame: int, key: str, in_attack: str, in_defence: str) -> Prompt:
    leader = first_of(frame)
    asked = say(
        in_attack if leader == p.battle[ATTACKER] else in_defence,
        power=the_power(p, actor_of(frame)),
        leader=the_power(p, leader),
        region=the_place(p, p.battle[REGION]),
    )
    return Prompt(key, asked, ["ALLY-3", "ALLY-4"])


class CommitNavies(Decision[Position]):
    """How many navies an ally commits (ALLY-3, ALLY-10)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for number in range(navies_to_commit(p, actor_of(frame)) + 1):
            out.append(COMMIT_NAVIES + number)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        ally = actor_of(frame)
        p.committed_navies = replaced(p, p.committed_navies, ally, action - COMMIT_NAVIES)
        if armies_to_commit(p, ally) > 0:
            p.ask(ASK_ARMIES, ally, first_of(frame))
        else:
            commit(p, ally, first_of(frame))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not COMMIT_NAVIES <= action <= COMMIT_NAVIES + MOST_COMMITTED:
            return refuse("why-first-navies", ["ALLY-3"])
        have = navies_to_commit(p, actor_of(frame))
        return refuse("why-few-navies", ["ALLY-3"], power=the_power(p, actor_of(frame)), navies=have)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return _how_many(p, frame, "commit-navies", "prompt-commit-navies-attack", "prompt-commit-navies-defence")


class CommitArmies(Decision[Position]):
    """How many armies an ally commits (ALLY-3, ALLY-5)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for number in range(armies_to_commit(p, actor_of(frame)) + 1):
            out.append(COMMIT_ARMIES + number)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        ally = actor_of(frame)
        p.committed_armies = replaced(p, p.committed_armies, ally, action - COMMIT_ARMIES)
        commit(p, ally, first_of(frame))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not COMMIT_ARMIES <= action <= COMMIT_ARMIES + MOST_COMMITTED:
            return refuse("why-first-armies", ["ALLY-3"])
        have = armies_to_commit(p, actor_of(frame))
        return refuse("why-few-armies", ["ALLY-3", "ALLY-5"], power=the_power(p, actor_of(frame)), armies=have)

    def prompt(self, p: Position, frame: int) -> Prompt:
        return _how_many(p, frame, "commit-armies", "prompt-commit-armies-attack", "prompt-commit-armies-defence")


class AcceptHelp(Decision[Position]):
    """The principal may leave the help (R-ALLY-2)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(ACCEPT_HELP)
        out.append(REFUSE_HELP)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == REFUSE_HELP:
            p.committed_navies = replaced(p, p.committed_navies, first_of(frame), 0)
            p.committed_armies = replaced(p, p.committed_armies, first_of(frame), 0)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-help", ["R-ALLY-2"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        ally = first_of(frame)
        forces = say("forces", navies=p.committed_navies[ally], armies=p.committed_armies[ally])
        power = the_power(p, actor_of(frame))
        asked = say("prompt-accept-help", power=power, ally=the_power(p, ally), forces=forces)
        return Prompt("accept-help", asked, ["R-ALLY-2"])
