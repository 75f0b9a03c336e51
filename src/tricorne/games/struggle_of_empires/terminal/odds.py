"""`odds` at the terminal: the exact chances of an attack, a covert token or a distant sea move."""

from __future__ import annotations

from typing import cast

from rich import box
from rich.console import Console
from rich.table import Table as Columns

from tricorne.games.struggle_of_empires.actions import INCITE, is_attack
from tricorne.games.struggle_of_empires.battle.combat_odds import CombatOdds
from tricorne.games.struggle_of_empires.battle.odds import AttackOdds, Plan, attack_odds, covert_odds, sea_odds
from tricorne.games.struggle_of_empires.board.constants import POWERS, REGIONS, TOKENS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.terminal.colours import title
from tricorne.kernel.errors import BadAction, IllegalAction
from tricorne.kernel.state import State

SEA = "sea"
FORM = "write odds ATTACK, such as odds attack india france, or odds sea"


def show_odds(console: Console, state: State, seat: str, text: str) -> None:
    """Say how an action with dice would end; the state is a sample of what the seat knows."""
    power = state.seat_number(seat)
    p = cast(Position, state.position)
    if not text:
        raise BadAction(f"odds of what? {FORM}")
    if text.lower() == SEA:
        for face, chance in sea_odds(p, power).items():
            console.print(f"  {face:8} {chance:6.1%}", highlight=False)
        return
    action = state.game.actions.number(text)
    covert = INCITE <= action < INCITE + TOKENS * REGIONS * POWERS
    if not covert and not is_attack(action):
        raise BadAction(f"{text!r} rolls no dice that are known beforehand; {FORM}")
    refusal = state.why_not(action)
    if refusal is not None:
        raise IllegalAction(refusal.reason, tuple(refusal.rules))
    if covert:
        token, rest = divmod(action - INCITE, REGIONS * POWERS)
        found = covert_odds(p, token, rest // POWERS, rest % POWERS, Plan())
    else:
        found = attack_odds(p, power, action, Plan())
    _show(console, found, state)


def _show(console: Console, odds: AttackOdds, state: State) -> None:
    table = Columns(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("", "strength", "win", "tie", "loss", "units lost"):
        table.add_column(column)
    for kind, combat in (("at sea", odds.naval), ("on land", odds.land)):
        if combat is not None:
            table.add_row(kind, *_row(combat))
    console.print(table)
    losses = [
        f"{title(state.game.seat_ids[power])} {odds.losses[power]:.2f}" for power in range(POWERS) if odds.losses[power]
    ]
    console.print(f"The marker changes hands with {odds.capture:.1%}.", highlight=False)
    if losses:
        console.print(f"Units, and unrest, lost on average: {', '.join(losses)}.", highlight=False)
    console.print("Without help from allies; both sides fight at sea and use their Reserves.", style="dim")


def _row(combat: CombatOdds) -> list[str]:
    return [
        f"{combat.attackers} against {combat.defenders}",
        f"{combat.win:.1%}",
        f"{combat.tie:.1%}",
        f"{combat.loss:.1%}",
        f"{combat.attacker_losses:.2f} to {combat.defender_losses:.2f}",
    ]
