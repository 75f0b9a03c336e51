"""Draws docs/terminal.svg, the picture of the tutorial: a game in its second war, as `tricorne play` shows it."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import tricorne
from tricorne.bots.heuristic import Heuristic
from tricorne.games.struggle_of_empires.terminal.board import show_board
from tricorne.kernel.bot import Seat

SEATS = ["britain", "france", "austria", "russia", "spain"]
WIDTH = 112


def second_war() -> tricorne.State:
    """A game between bots, played into the third round of the second war."""
    state = tricorne.game("struggle-of-empires").new(seats=SEATS, seed=1763)
    eyes = {seat: Seat(state, seat, "picture") for seat in SEATS}
    bot = Heuristic()
    while not (state.view()["war"] == 2 and state.view()["round"] == 3):
        assert state.actor is not None
        state.play(bot.decide(eyes[state.actor]))
    return state


def draw() -> str:
    state = second_war()
    assert state.actor is not None
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    show_board(console, state.view(state.actor))
    console.print(f"\n{state.actor.title()}: {state.prompt.words}  ({', '.join(state.prompt.rules)})", highlight=False)
    svg = console.export_svg(title="tricorne play struggle-of-empires", unique_id="tricorne")
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    # Fonts of the reader's own machine: a picture fetches nothing.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(draw(), encoding="utf-8")
