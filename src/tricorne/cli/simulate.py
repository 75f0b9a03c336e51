"""`tricorne simulate`: many games between bots, and what they show."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Column, Table

from tricorne.arena import Contest, Statistics
from tricorne.arena import simulate as play_all
from tricorne.arena.statistics import Spread, Tally
from tricorne.cli.common import Screen, check_writable, find_game, progress, words, write_file

DEFAULT_PLAYERS = 4


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as struggle-of-empires.")],
    players: Annotated[
        int | None, typer.Option(help="How many seats; their powers are drawn anew for each game.")
    ] = None,
    seats: Annotated[str, typer.Option(help="Powers instead, with commas, the start player first.")] = "",
    preset: Annotated[str, typer.Option(help="The preset of rules; without it the game's own.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE on top of the preset; may be repeated.")] = None,
    bots: Annotated[str, typer.Option(help="Bots with commas; the last one takes the seats left over.")] = "heuristic",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1756",
    workers: Annotated[int, typer.Option(help="How many processes share the work; the results stay the same.")] = 1,
    as_json: Annotated[
        str, typer.Option("--json", metavar="FILE", help="Write all results as JSON; - prints it.")
    ] = "",
    components: Annotated[str, typer.Option(help="A file of the owner's own figures.")] = "",
) -> None:
    """Play many games between bots: wins by bot, power and seat, points and unrest, length."""
    chosen_game = find_game(game, components)
    named = words(seats)
    contest = Contest(
        chosen_game.id,
        players=players if players is not None else len(named) or min(DEFAULT_PLAYERS, len(chosen_game.seat_ids)),
        bots=words(bots),
        games=games,
        seed=seed,
        preset=preset,
        options=chosen_game.options.parse(option or []),
        seats=named,
        components=components,
    )
    if as_json and as_json != "-":
        check_writable(as_json)
    console = Screen(stderr=True)
    with progress(console) as bar:
        task = bar.add_task("games", total=games)
        results = play_all(contest, workers, lambda done: bar.update(task, completed=done))
    figures = Statistics(results)
    if as_json:
        answer = {
            "game": contest.game,
            "preset": contest.preset,
            "options": contest.options,
            "seed": seed,
            "bots": contest.bots,
            "statistics": figures.to_json(),
            "results": [result.to_json() for result in results],
        }
        text = json.dumps(answer, indent=2) + "\n"
        if as_json == "-":
            print(text, end="")
            return
        write_file(as_json, text)
    show(figures)


def show(figures: Statistics) -> None:
    """The statistics as tables."""
    console = Screen()
    length = figures.decisions.to_json()
    console.print(
        f"{figures.games} games of {length['least']:g} to {length['most']:g} decisions, {length['mean']:g} on average;"
        f" {figures.without_winner} without a winner.",
        highlight=False,
    )
    for title, tallies in (("bot", figures.by_bot), ("power", figures.by_power), ("seat", figures.by_seat)):
        console.print(_wins(title, tallies))
    console.print(_spreads({"victory points": figures.points, **figures.figures}))


def _wins(title: str, tallies: dict[str, Tally]) -> Table:
    table = Table(
        Column(title, overflow="fold"), "games", "wins", "share", title=f"Wins by {title}", title_justify="left"
    )
    for key in sorted(tallies):
        tally = tallies[key]
        table.add_row(key, str(tally.games), f"{tally.wins:g}", f"{tally.wins / tally.games:.1%}")
    return table


def _spreads(figures: dict[str, dict[str, Spread]]) -> Table:
    columns = ["least", "low", "median", "high", "most", "mean"]
    table = Table(
        "", Column("bot", overflow="fold"), *columns, title="At the end of a game, for each seat", title_justify="left"
    )
    for figure, spreads in figures.items():
        named = figure.replace("-", " ")
        for group in sorted(spreads):
            # Where all seats have the same bot its row says it all.
            if group == "all" and len(spreads) == 2:
                continue
            numbers = spreads[group].to_json()
            table.add_row(named, group, *(f"{numbers[column]:g}" for column in columns))
            named = ""
    return table
