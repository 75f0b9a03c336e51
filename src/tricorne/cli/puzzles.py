"""`tricorne puzzles`: make puzzles from games of strong bots, or list those that a game has."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tricorne.cli.common import check_writable, find_game, print_json, read_file, write_file
from tricorne.kernel.game import Game

app = typer.Typer(add_completion=False, rich_markup_mode=None, help="Puzzles from real games: make them, list them.")
DEFAULT_PLAYERS = 4


@app.command()
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as struggle-of-empires.")],
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="Where the puzzles and their games are written.")],
    records: Annotated[
        list[str] | None,
        typer.Argument(metavar="RECORD", help="Records, or journals of tournaments, instead of new games."),
    ] = None,
    number: Annotated[int, typer.Option(help="How many puzzles are wanted.")] = 8,
    games: Annotated[int, typer.Option(help="How many games are played at most.")] = 12,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "general",
    seed: Annotated[str, typer.Option(help="The same seed gives the same puzzles.")] = "1756",
) -> None:
    """Make puzzles: positions of real games in which deep search is sure of one choice."""
    from tricorne.puzzles.make import play_game, puzzles_of
    from tricorne.puzzles.puzzle import FILE, Puzzle, PuzzleFile

    found_game = find_game(game, "")
    target = Path(folder)
    check_writable(str(target / FILE))
    found: list[Puzzle] = []
    given = records_of(records or [])
    for at in range(len(given) or games):
        name = f"game-{at + 1:02}"
        text = given[at] if given else str(play_game(found_game, _seats(found_game, at), f"{seed}/{at}", bot).record)
        made = puzzles_of(text, name, lambda words: print(words, flush=True))
        if made:
            write_file(str(target / f"{name}.txt"), text)
            found.extend(made)
            body = msgspec.json.format(msgspec.json.encode(PuzzleFile(found)), indent=1)
            write_file(str(target / FILE), body.decode() + "\n")
        if len(found) >= number:
            break


@app.command("list")
def listed(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as struggle-of-empires.")],
) -> None:
    """List the puzzles that a game has, as JSON."""
    from tricorne.puzzles import puzzles

    print_json([msgspec.to_builtins(one) for one in puzzles(find_game(game, "").id)])


def records_of(paths: list[str]) -> list[str]:
    """The records of files and of journals, with all that a journal keeps."""
    from tricorne.arena.journal import is_journal, records_in

    found: list[str] = []
    for path in paths:
        found.extend(records_in(path).values() if is_journal(path) else [read_file(path)])
    return found


def _seats(game: Game, number: int) -> list[str]:
    """The powers of a game: all of a game for two, else some, drawn anew each time."""
    if len(game.seat_ids) <= DEFAULT_PLAYERS:
        return list(game.seat_ids)
    return random.Random(number).sample(list(game.seat_ids), DEFAULT_PLAYERS)
