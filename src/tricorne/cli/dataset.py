"""`tricorne dataset`: games as one Parquet file with every decision, from tournaments or from games played for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from tricorne.arena.journal import Journal, games_in, is_journal
from tricorne.arena.played import Played
from tricorne.arena.run_tournament import HERE, RAY, check, run_tournament
from tricorne.arena.tournament import DEFAULT_LIMIT, FORMATS, Tournament
from tricorne.cli.arena import DEFAULT_PLAYERS
from tricorne.cli.common import Screen, check_writable, find_game, progress, read_file, words
from tricorne.kernel.extras import require
from tricorne.kernel.message import in_english

if TYPE_CHECKING:
    from tricorne.arena.dataset import Source, Written

STRONG = "marshal,network,general"
"""Who plays where nobody else is named."""
ENDING = ".parquet"


def dataset(
    out: Annotated[str, typer.Argument(metavar="OUT", help="The file to write, such as games.parquet.")],
    games_of: Annotated[
        list[str] | None,
        typer.Option("--from", help="A tournament (its folder or journal) or a record; may be repeated."),
    ] = None,
    play: Annotated[str, typer.Option(help="Play games of this game for it, such as imperial-struggle.")] = "",
    bots: Annotated[str, typer.Option(help="Who plays them, with commas.")] = STRONG,
    format: Annotated[str, typer.Option(help=f"Who meets whom: {', '.join(FORMATS)}.")] = "mixed",
    games: Annotated[int, typer.Option(help="Games that every table plays at least; full rounds are played.")] = 20,
    players: Annotated[int | None, typer.Option(help="How many sit at a table.")] = None,
    preset: Annotated[str, typer.Option(help="The preset of rules; without it the game's own.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE on top of the preset; may be repeated.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1756",
    limit: Annotated[float, typer.Option(help="Seconds that a bot may think about one decision.")] = DEFAULT_LIMIT,
    jobs: Annotated[int, typer.Option(help="How many games are played at once.")] = 1,
    on: Annotated[str, typer.Option(help=f"Where: {HERE}, or {RAY} for a cluster (needs tricorne[cluster]).")] = HERE,
    journal: Annotated[
        str, typer.Option(help="The folder of the games that are played; without it OUT without its ending.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print what was written as JSON.")] = False,
    components: Annotated[str, typer.Option(help="A file of the owner's own figures.")] = "",
) -> None:
    """Write games as Parquet, a row for each decision; games that are played for it go on if interrupted."""
    from tricorne.arena.dataset import BadDataset, columns, write_dataset

    given = list(games_of or [])
    if bool(given) == bool(play):
        raise BadDataset(in_english("name games with --from, or a game to play with --play; one of them"))
    # What is missing shows before the first game, not after the last.
    columns()
    check_writable(out)
    console = Screen(stderr=True)
    if play:
        the_game = find_game(play, components)
        check(jobs, on)
        if on == RAY:
            require("cluster", ["ray"])
        tournament = Tournament(
            the_game.id,
            words(bots),
            format,
            players or min(DEFAULT_PLAYERS, len(the_game.seat_ids)),
            (),
            preset,
            the_game.options.parse(option or []),
            {},
            seed,
            limit,
            components,
        )
        given = [journal or out.removesuffix(ENDING) + "-games"]
        _play(console, tournament, given[0], games, jobs, on)
    with progress(console) as bar:
        task = bar.add_task("written", total=None)
        found = write_dataset(out, sources(given), components, lambda done: bar.update(task, completed=done))
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print(told(found))


def _play(console: Screen, tournament: Tournament, folder: str, games: int, jobs: int, on: str) -> None:
    tournament.deals_for(games)
    kept = Journal(folder, tournament.settings)
    try:
        with progress(console) as bar:
            task = bar.add_task("games", total=None)
            run_tournament(
                tournament,
                kept,
                games,
                jobs,
                on,
                tell=lambda done, total: bar.update(task, completed=done, total=total),
            )
    except KeyboardInterrupt:
        console.print(f"Interrupted; {len(kept.games)} finished games are kept, and the same command goes on.")
        raise
    finally:
        kept.close()


def sources(paths: list[str]) -> Iterator[Source]:
    """The games of tournaments and of single records."""
    from tricorne.arena.dataset import Source

    for path in paths:
        name = os.path.basename(os.path.normpath(path))
        if is_journal(path) or os.path.isdir(path):
            for played in games_in(path):
                yield Source(name, played.number, played.record, played.bots, _forfeits(played))
        else:
            yield Source(name, 0, read_file(path))


def _forfeits(played: Played) -> dict[str, int]:
    """How many decisions each seat did not take itself."""
    found: dict[str, int] = {}
    for forfeit in played.forfeits:
        found[forfeit.seat] = found.get(forfeit.seat, 0) + forfeit.count
    return found


def told(found: Written) -> str:
    """What was written, and how large it is."""
    twice = f" ({found.twice} stood there already)" if found.twice else ""
    return (
        f"{found.path}: {found.games:,} games{twice}, {found.decisions:,} decisions, {found.choices:,} of them with a "
        f"choice; {found.bytes / 1e6:.2f} MB, {found.bytes / found.games / 1e3:.1f} kB a game, "
        f"{found.bytes / found.rows:.1f} bytes a row"
    )
