"""`tricorne replay` and `tricorne verify`: a game from its record."""

from __future__ import annotations

from typing import Annotated

import typer

import tricorne
from tricorne.cli.common import LANGUAGE, Screen, language_of, print_json, read_file
from tricorne.cli.log import in_words
from tricorne.cli.plain_board import text_board
from tricorne.kernel.message import say
from tricorne.kernel.spoken import speak, spoken, spoken_language

FILE = typer.Argument(metavar="FILE", help="A record, as text or JSON; - reads standard input.")
COMPONENTS = typer.Option(help="The components file that the game was played with.")


def replay(
    file: Annotated[str, FILE],
    to: Annotated[int | None, typer.Option(help="Stop after this entry.")] = None,
    seat: Annotated[str, typer.Option(help="Look through the eyes of this seat; without it as a spectator.")] = "",
    log: Annotated[bool, typer.Option("--log", help="Print the whole log as well.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the view as JSON.")] = False,
    components: Annotated[str, COMPONENTS] = "",
    language: Annotated[str, LANGUAGE] = "",
) -> None:
    """Replay a record and show the game after its last entry, or after entry --to."""
    speak(language_of(language))
    text = read_file(file)
    state = tricorne.replay(text, to=to, components=components)
    eyes = seat or None
    view = state.view(eyes)
    if as_json:
        answer = {
            "entry": state.last.number,
            "actor": state.actor,
            "prompt": {"key": state.prompt.key, "words": str(state.prompt.words), "rules": state.prompt.rules},
            "scores": state.scores,
            "ranking": state.ranking,
            "winners": state.winners,
            "view": view,
        }
        print_json(answer)
        return
    console = Screen()
    board = text_board(state.game)
    chosen = [
        say("cli-chosen-bot" if one.bot else "cli-chosen-person", seat=state.game.seat_thing(one.seat))
        for one in tricorne.Record.read(text).chosen
    ]
    if chosen:
        told = say("cli-chosen", choices=chosen)
        console.print(spoken(told), highlight=False, markup=False, soft_wrap=True)
    lines = state.record_for(eyes).lines
    for line in lines if log else lines[-1:]:
        console.print(in_words(line, state.game, board.seats), highlight=False, soft_wrap=True)
    board.show_board(console, view)
    told = say("cli-entry", number=state.last.number, prompt=state.prompt.words)
    console.print(spoken(told), highlight=False, markup=False)


def verify(
    file: Annotated[str, FILE],
    seen: Annotated[str, typer.Option(help="A seat's own copy of the record, to hold against it.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    components: Annotated[str, COMPONENTS] = "",
    language: Annotated[str, LANGUAGE] = "",
) -> int:
    """Replay a record and hold it against its seed and the seal on it; status 1 if something does not fit."""
    speak(language_of(language))
    report = tricorne.verify(read_file(file), seen=read_file(seen) if seen else None, components=components)
    if as_json:
        print_json(report.to_json(spoken_language()))
    else:
        print(spoken(report.message()))
    return 0 if report.ok else 1
