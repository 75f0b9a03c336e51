"""`tricorne negotiation`: what a bot's bargaining is worth, apart from how well it plays (docs/negotiation.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tricorne.arena.negotiation import SEED, measure
from tricorne.cli.common import Screen, find_game, words


def negotiation(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as struggle-of-empires.")],
    agent: Annotated[str, typer.Option(help="The bot that is measured.")] = "heuristic",
    opponents: Annotated[str, typer.Option(help="Bots on the other seats, with commas.")] = "heuristic",
    pairs: Annotated[int, typer.Option(help="Deals; each is played twice, once with talk and once without.")] = 24,
    seed: Annotated[str, typer.Option(help="The deals; others for a result on deals that nobody has tuned on.")] = SEED,
    journal: Annotated[
        Path | None, typer.Option(help="A file that keeps every pair; the same command goes on where it was.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many deals are played at once.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Measure what bargaining is worth to a bot: the same games with its deals and without them."""
    found = measure(find_game(game, "").id, agent, words(opponents), pairs, seed, journal, jobs)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    screen = Screen()
    screen.print(f"{found.agent} against {', '.join(found.opponents)}: {found.pairs} deals, each played twice")
    for name, side in (("with talk", found.talking), ("silent", found.silent)):
        screen.print(
            f"  {name}: {side.wins:.0%} wins, {side.margin:+.1f} points over the others; "
            f"{side.kept:.1f} promises kept and {side.broken:.1f} broken a game"
        )
    screen.print(f"  talk is worth {found.worth:+.2f} points (standard error {found.error:.2f})")
