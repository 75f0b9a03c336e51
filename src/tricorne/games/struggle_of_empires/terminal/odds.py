"""`odds` at the terminal: the exact chances of an attack, a covert token or a distant sea move."""

from __future__ import annotations

from typing import cast

from rich import box
from rich.console import Console
from rich.table import Table as Columns

from tricorne.games.struggle_of_empires.actions import incite_parts, is_attack, is_incite
from tricorne.games.struggle_of_empires.battle.combat_odds import CombatOdds
from tricorne.games.struggle_of_empires.battle.odds import AttackOdds, Plan, attack_odds, covert_odds, sea_odds
from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.text import say, the_power
from tricorne.games.struggle_of_empires.turn.distant_sea import FACES
from tricorne.kernel.errors import BadAction, IllegalAction
from tricorne.kernel.message import Arg, Text
from tricorne.kernel.spoken import spoken
from tricorne.kernel.state import State

SEA = "sea"


def show_odds(console: Console, state: State, seat: str, text: str) -> None:
    """Say how an action with dice would end; the state is a sample of what the seat knows."""
    power = state.seat_number(seat)
    p = cast(Position, state.position)
    if not text:
        raise BadAction(say("odds-of-what"))
    if text.lower() == SEA:
        for face, chance in sea_odds(p, power).items():
            told = spoken(say(f"sea-{face}" if face in FACES else f"odds-sea-{face}"))
            console.print(f"  {told:12} {chance:6.1%}", highlight=False)
        return
    action = state.game.actions.number(text)
    covert = is_incite(action)
    if not covert and not is_attack(action):
        raise BadAction(say("odds-no-dice", words=Text(text[:80])))
    refusal = state.why_not(action)
    if refusal is not None:
        raise IllegalAction(refusal.reason, tuple(refusal.rules))
    if covert:
        token, region, target = incite_parts(action)
        found = covert_odds(p, token, region, target, Plan())
    else:
        found = attack_odds(p, power, action, Plan())
    _show(console, found, p)


def _show(console: Console, odds: AttackOdds, p: Position) -> None:
    table = Columns(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for column in ("odds-strength", "odds-win", "odds-tie", "odds-loss", "odds-lost"):
        table.add_column(spoken(say(column)))
    for kind, combat in (("odds-at-sea", odds.naval), ("odds-on-land", odds.land)):
        if combat is not None:
            table.add_row(spoken(say(kind)), *_row(combat))
    console.print(table)
    losses: list[Arg] = []
    for power in range(POWERS):
        if odds.losses[power]:
            units = Text(f"{odds.losses[power]:.2f}")
            losses.append(say("odds-average-of", power=the_power(p, power), units=units))
    changes_hands = say("odds-changes-hands", percent=Text(f"{odds.capture:.1%}"))
    console.print(spoken(changes_hands), highlight=False)
    if losses:
        console.print(spoken(say("odds-average", losses=losses)), highlight=False)
    console.print(spoken(say("odds-note")), style="dim")


def _row(combat: CombatOdds) -> list[str]:
    mine = Text(f"{combat.attacker_losses:.2f}")
    theirs = Text(f"{combat.defender_losses:.2f}")
    return [
        spoken(say("odds-against", strength=combat.attackers, strength2=combat.defenders)),
        f"{combat.win:.1%}",
        f"{combat.tie:.1%}",
        f"{combat.loss:.1%}",
        spoken(say("odds-to", mine=mine, theirs=theirs)),
    ]
