"""Choosing powers at the terminal before a game: clockwise, the start player first, people and bots by turns.

The start player and who sits where are drawn; a bot takes any power that is free.
"""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from tricorne.bots import Numbers
from tricorne.kernel.errors import BadOptions, hint
from tricorne.kernel.game import Game
from tricorne.kernel.message import Text as Words
from tricorne.kernel.message import say, texts
from tricorne.kernel.spoken import spoken


def chosen_clockwise(game: Game, people: int, count: int, seed: str, console: Console) -> tuple[list[str], list[str]]:
    """The powers round the table in the order in which they were chosen, and those that people lead."""
    if not 1 <= people <= count <= len(game.seat_ids):
        raise BadOptions(say("cli-players", players=count, fewest=max(2, people), most=len(game.seat_ids)))
    chance = Numbers(f"{seed}/table")
    places = [at < people for at in range(count)]
    table: list[str] = []
    led: list[str] = []
    while places:
        free = [power for power in game.seat_ids if power not in table]
        if places.pop(chance.below(len(places))):
            power = _asked(game, len(led) + 1, free, console)
            led.append(power)
        else:
            power = free[chance.below(len(free))]
            console.print(spoken(say("cli-bot-chose", power=game.seat_thing(power))), highlight=False)
        table.append(power)
    return table, led


def _asked(game: Game, number: int, free: list[str], console: Console) -> str:
    """The power that a person takes."""
    console.print(spoken(say("cli-choose", number=number, powers=texts(free))), highlight=False)
    while True:
        power = _read(f"{spoken(say('cli-power'))}> ", console).strip().lower()
        if power in free:
            return power
        problem = BadOptions(say("cli-no-power", words=Words(power), hint=hint(power, free)))
        if power in game.seat_ids:
            problem = BadOptions(say("cli-power-taken", power=game.seat_thing(power), powers=texts(free)))
        console.print(spoken(problem), style="yellow", highlight=False)


def _read(sign: str, console: Console) -> str:
    if sys.stdin.isatty():
        return input(sign)
    typed = sys.stdin.readline()
    if not typed:
        raise BadOptions(say("cli-nobody-chose"))
    console.print(Text(sign + typed.rstrip("\n")), highlight=False)
    return typed
