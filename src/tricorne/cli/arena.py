"""`tricorne arena`: a tournament of bots that can be interrupted at any time and goes on where it was."""

from __future__ import annotations

import hashlib
import json
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Column, Table

from tricorne.arena.journal import Journal
from tricorne.arena.played import Played
from tricorne.arena.results import write_results
from tricorne.arena.run_tournament import HERE, RAY, check, run_tournament
from tricorne.arena.skill_and_luck import SkillAndLuck
from tricorne.arena.stopping import Until
from tricorne.arena.summary import Share, Summary
from tricorne.arena.tournament import DEFAULT_LIMIT, FORMATS, Tournament
from tricorne.cli.common import Screen, find_game, progress, varied, words
from tricorne.kernel.extras import require

DEFAULT_PLAYERS = 4
MOST_ROWS = 12
"""Rows of a table that people are shown; the files have them all."""


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as struggle-of-empires.")],
    bots: Annotated[str, typer.Option(help="Bots with commas: names, or path.py:Class for your own.")],
    format: Annotated[str, typer.Option(help=f"Who meets whom: {', '.join(FORMATS)}.")] = "",
    games: Annotated[int, typer.Option(help="Games that every table plays at least; full rounds are played.")] = 100,
    players: Annotated[
        int | None, typer.Option(help="How many sit at a table; powers are drawn for each deal.")
    ] = None,
    seats: Annotated[str, typer.Option(help="Powers instead, with commas, the start player first.")] = "",
    preset: Annotated[str, typer.Option(help="The preset of rules; without it the game's own.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE on top of the preset; may be repeated.")] = None,
    vary: Annotated[
        list[str] | None, typer.Option(help="KEY=VALUE,VALUE: play every deal with each value; may be repeated.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1756",
    until: Annotated[str, typer.Option(help="Stop early: decided, or sprt:LOW:HIGH such as sprt:0.5:0.65.")] = "",
    limit: Annotated[float, typer.Option(help="Seconds that a bot may think about one decision.")] = DEFAULT_LIMIT,
    jobs: Annotated[int, typer.Option(help="How many games are played at once.")] = 1,
    on: Annotated[str, typer.Option(help="Where: here, or ray for a cluster (needs tricorne[cluster]).")] = HERE,
    out: Annotated[str, typer.Option(help="The folder of the tournament; without it one named by the settings.")] = "",
    plots: Annotated[bool, typer.Option("--plots/--no-plots", help="Draw the plots as SVG and PNG.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    components: Annotated[str, typer.Option(help="A file of the owner's own figures.")] = "",
) -> None:
    """Hold a tournament of bots, seats rotated and deals paired: ratings, wins, luck; goes on if interrupted."""
    the_game = find_game(game, components)
    rule = Until(until)
    check(jobs, on)
    named = words(seats)
    tournament = Tournament(
        the_game.id,
        words(bots),
        format,
        players if players is not None else len(named) or min(DEFAULT_PLAYERS, len(the_game.seat_ids)),
        named,
        preset,
        the_game.options.parse(option or []),
        varied(the_game, vary or []),
        seed,
        limit,
        components,
    )
    # What is missing shows before the first game, not after the last.
    require("arena", ["openskill", "pyarrow", *(["matplotlib"] if plots else [])])
    if on == RAY:
        require("cluster", ["ray"])
    folder = out or default_folder(tournament)
    tournament.deals_for(games)
    console = Screen(stderr=True)
    journal = Journal(folder, tournament.settings)
    try:
        if journal.repaired:
            console.print("The last line of the journal was cut off and is taken away: that game is played again.")
        played = _play(console, tournament, journal, games, jobs, on, rule)
        summary = Summary(tournament, played, rule)
        files = write_results(summary, folder, plots)
    except KeyboardInterrupt:
        console.print(f"Interrupted; {len(journal.games)} finished games are kept, and the same command goes on.")
        raise
    finally:
        journal.close()
    if as_json:
        print(json.dumps(summary.to_json(), indent=2, ensure_ascii=False))
        return
    show(summary)
    Screen().print(f"In {folder}: {', '.join(files)}.", highlight=False, soft_wrap=True)


def default_folder(tournament: Tournament) -> str:
    """A name that another tournament does not have."""
    digest = hashlib.sha256(msgspec.json.encode(tournament.settings)).hexdigest()
    return f"tournament-{digest[:8]}"


def _play(
    console: Console, tournament: Tournament, journal: Journal, games: int, jobs: int, on: str, rule: Until
) -> list[Played]:
    with progress(console) as bar:
        task = bar.add_task("games", total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return run_tournament(tournament, journal, games, jobs, on, rule, tell)


def show(summary: Summary) -> None:
    """The results for people."""
    console = Screen()
    length = summary.decisions.to_json()
    console.print(
        f"{len(summary.games)} games of {length['least']:g} to {length['most']:g} decisions, {length['mean']:g} on "
        "average. Intervals are 95%.",
        highlight=False,
    )
    console.print(_ratings(summary))
    console.print(_matches(summary))
    if any(match.luck_of_wins for match in summary.matches):
        console.print(_luck(summary))
    tables = [("power", summary.by_power), ("seat", summary.by_seat), ("tile or ministry taken", summary.by_taken)]
    if summary.by_option:
        tables.append(("option and bot", summary.by_option))
    for title, shares in tables:
        console.print(_shares(title, shares))
    if summary.times:
        console.print(_times(summary))
    for row in summary.forfeits:
        console.print(
            f"{row['bot']} forfeited {row['decisions']} decisions in {row['games']} games "
            f"({row['kind']}): {row['first']}",
            style="bold red",
            highlight=False,
            markup=False,
            soft_wrap=True,
        )


def _table(title: str, *columns: str) -> Table:
    return Table(Column(columns[0], overflow="fold"), *columns[1:], title=title, title_justify="left")


def _ratings(summary: Summary) -> Table:
    table = _table("Ratings (OpenSkill)", "bot", "rating", "interval", "games")
    for rating in summary.ratings:
        table.add_row(rating.bot, f"{rating.mu:.1f}", f"{rating.low:.1f} to {rating.high:.1f}", str(rating.games))
    return table


def _matches(summary: Summary) -> Table:
    table = _table("Matches: the first bot of each table", "table", "games", "share", "interval", "fair", "evidence")
    for match in summary.matches:
        share = match.share
        table.add_row(
            match.table,
            str(share.games),
            f"{share.share:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            f"{share.fair:.0%}",
            f"{match.evidence:.3g} {match.verdict}".strip(),
        )
    return table


def _luck(summary: Summary) -> Table:
    table = _table("What wins hang on", "table", "skill", "deal", "play")
    for match in summary.matches:
        if match.luck_of_wins is not None:
            found = match.luck_of_wins
            table.add_row(match.table, *(_within(found, name) for name in ("skill", "deal", "play")))
    return table


def _within(found: SkillAndLuck, name: str) -> str:
    """A share with its interval; what is not certain is not called so."""
    low, high = found.intervals[name]
    return f"{getattr(found, name):.0%} ({low:.0%} to {high:.0%})"


def _shares(title: str, shares: dict[str, Share]) -> Table:
    table = _table(f"Wins by {title}", title, "games", "wins", "share", "interval")
    keys = list(shares)
    if len(keys) > MOST_ROWS:
        keys.sort(key=lambda key: -shares[key].games)
        keys = sorted(keys[:MOST_ROWS])
    for key in keys:
        row = shares[key]
        table.add_row(key, str(row.games), f"{row.wins:g}", f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}")
    return table


def _times(summary: Summary) -> Table:
    table = _table("Seconds for a decision", "bot", "decisions", "median", "95% within", "most")
    for name, row in summary.times.items():
        table.add_row(name, *(f"{row[key]:g}" for key in ("decisions", "median", "high", "most")))
    return table
