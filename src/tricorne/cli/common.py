"""What several commands share: options typed as KEY=VALUE, files, output."""

from __future__ import annotations

import json
import os
import sys
import tempfile

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import tricorne
from tricorne.kernel.errors import BadOptions, TricorneError, hint
from tricorne.kernel.game import Game
from tricorne.kernel.languages import MADE_UP, languages, negotiate
from tricorne.kernel.message import Text, in_english, say


class BadFile(TricorneError):
    """A file that cannot be read or written."""


class Screen(Console):
    """A console that goes on quietly when the program that reads it has ended."""

    def __init__(self, *, stderr: bool = False, width: int | None = None) -> None:
        super().__init__(stderr=stderr, width=width)

    def on_broken_pipe(self) -> None:
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


def language_of(given: str) -> str:
    """The language to speak: the one that was given, else that of the terminal (``LANG``), else English."""
    if not given:
        return negotiate((os.environ.get("LC_ALL") or os.environ.get("LANG", "")).partition("_")[0])
    if given not in [*languages(), MADE_UP]:
        raise BadOptions(say("cli-no-language", words=Text(given), hint=hint(given, languages())))
    return given


LANGUAGE = typer.Option(help="The language to speak: en, de, fr or he; without it that of the system (LANG).")


def progress(console: Console) -> Progress:
    """A bar with the time left, at a terminal; written to a file it shows nothing."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )


def words(text: str) -> list[str]:
    """The words of a list typed with commas: ``britain,france``."""
    return [word.strip() for word in text.split(",") if word.strip()]


def varied(the_game: Game, texts: list[str]) -> dict[str, list[str]]:
    """Options that vary, typed as KEY=VALUE,VALUE, with their values."""
    found: dict[str, list[str]] = {}
    for text in texts:
        key, equals, values = text.partition("=")
        if not equals:
            raise BadOptions(in_english(f"--vary {text}: write it as key=value,value, for example {key}=true,false"))
        the_game.options.option(key.strip())
        found[key.strip()] = words(values)
    return found


def find_game(game: str, components: str | None) -> Game:
    """A game, with the owner's own figures where a file of them is named."""
    return tricorne.game(game, components or "")


def read_file(path: str) -> str:
    """The text of a file; ``-`` is standard input, and ``FOLDER#7`` the record of game 7 of a tournament."""
    place, mark, number = path.rpartition("#")
    if mark and number.isascii() and number.isdigit() and not os.path.exists(path):
        return _of_journal(place, int(number))
    try:
        if path == "-":
            return sys.stdin.read()
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as problem:
        raise BadFile(say("file-unread", file=Text(path), problem=Text(str(problem.strerror)))) from None
    except UnicodeDecodeError:
        raise BadFile(say("file-no-text", file=Text(path))) from None


def _of_journal(place: str, number: int) -> str:
    from tricorne.arena.journal import records_in

    found = records_in(place)
    if number not in found:
        numbers = Text(f"{min(found)}–{max(found)}")
        raise BadFile(say("file-no-game", file=Text(place), number=number, numbers=numbers))
    return found[number]


def check_writable(path: str) -> None:
    """BadFile if a file could not be written there; nothing on disk changes."""
    folder = os.path.dirname(os.path.abspath(path))
    if os.path.isdir(path):
        raise BadFile(say("file-folder", file=Text(path)))
    if not os.path.isdir(folder):
        raise BadFile(say("file-no-folder", file=Text(path), folder=Text(folder)))
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise BadFile(say("file-forbidden", file=Text(path)))


def write_file(path: str, text: str) -> None:
    """Write a whole file or none of it."""
    check_writable(path)
    folder = os.path.dirname(os.path.abspath(path))
    try:
        handle, draft = tempfile.mkstemp(dir=folder, prefix=".tricorne-")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(draft, 0o644)
        os.replace(draft, path)
    except OSError as problem:
        raise BadFile(say("file-unwritten", file=Text(path), problem=Text(str(problem.strerror)))) from None


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))
