"""`tricorne report`: a finished game judged, as a page for people or JSON for programs."""

from __future__ import annotations

import json
import os
from typing import Annotated

import msgspec
import typer

from tricorne.cli.common import LANGUAGE, Screen, check_writable, language_of, progress, read_file, write_file
from tricorne.kernel.message import say
from tricorne.kernel.spoken import speak, spoken, spoken_language

DEFAULT_PLAYOUTS = 24


def report(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a finished game; - reads standard input.")],
    out: Annotated[str, typer.Option(help="The page to write; without it FILE with the ending .html.")] = "",
    playouts: Annotated[int, typer.Option(help="How often each position is played on.")] = DEFAULT_PLAYOUTS,
    bot: Annotated[str, typer.Option(help="Play on to the end with this bot on every seat: slow.")] = "",
    seed: Annotated[str, typer.Option(help="The same seed gives the same report.")] = "1756",
    jobs: Annotated[int, typer.Option(help="How many processes share the work; the report stays the same.")] = 1,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the figures as JSON instead of writing a page.")
    ] = False,
    language: Annotated[str, LANGUAGE] = "",
    components: Annotated[str, typer.Option(help="The components file that the game was played with.")] = "",
) -> None:
    """Judge a finished game: the chance to win at every point, the turning points, luck and decisions."""
    from tricorne.analysis.judge import judge
    from tricorne.analysis.page import page

    speak(language_of(language))
    text = read_file(file)
    target = out or ("report.html" if file == "-" else os.path.splitext(file)[0] + ".html")
    if not as_json:
        check_writable(target)
    console = Screen(stderr=True)
    with progress(console) as bar:
        task = bar.add_task(spoken(say("cli-positions")), total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        found = judge(text, playouts, seed, bot, jobs, components, tell)
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False))
        return
    write_file(target, page(found, spoken_language()))
    print(target)
