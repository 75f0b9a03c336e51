"""The `tricorne` command. Exit status: 0 fine, 1 a check failed, 2 bad input (one line on standard error)."""

import io
import os
import sys
from typing import Annotated

import typer

from tricorne import __version__
from tricorne.cli import (
    arena,
    bench,
    dataset,
    doctor,
    games,
    keeping,
    learn,
    negotiation,
    opening,
    play,
    puzzles,
    ratings,
    records,
    report,
    rules,
    serve,
    simulate,
)
from tricorne.cli.common import language_of
from tricorne.kernel.errors import TricorneError, hint
from tricorne.kernel.languages import ENGLISH
from tricorne.kernel.message import Text, say
from tricorne.kernel.spoken import speak, spoken

INTERRUPTED = 130
THREADS = "OPENBLAS_NUM_THREADS"
"""On how many threads numpy multiplies. Networks at play are small: on several they only take more of the processor."""

app = typer.Typer(
    add_completion=False, invoke_without_command=True, pretty_exceptions_enable=False, rich_markup_mode=None
)


@app.callback()
def tricorne(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is, and how its engine runs.")
    ] = False,
) -> None:
    """Great strategy board games of the 18th century, completely and by the rules.

    Without a command: says this and, at a terminal with a browser, opens the browser on a table.
    """
    if version:
        from tricorne.cli.measure import is_compiled

        print(f"tricorne {__version__}, engine: {'compiled' if is_compiled() else 'Python'}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        if opening.may_open():
            print()
            opening.play_at_once()


app.command()(serve.serve)
app.command()(serve.think)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(dataset.dataset)
app.command()(negotiation.negotiation)
app.command()(records.replay)
app.command()(records.verify)
app.command()(report.report)
app.command()(rules.rules)
app.command()(games.games)
app.command()(doctor.doctor)
app.command()(keeping.backup)
app.command()(keeping.restore)
app.command()(keeping.move)
app.command()(keeping.downgrade)
app.command()(keeping.tidy)
app.command()(ratings.ratings)
app.command()(bench.bench)
app.command()(learn.learn)
app.add_typer(puzzles.app, name="puzzles")


def _write_every_letter() -> None:
    """What is piped or kept in a file is UTF-8 on every system; a terminal is asked as it wants to be."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() != "utf-8" and not stream.isatty():
            stream.reconfigure(encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; bad input ends in one line and status 2."""
    os.environ.setdefault(THREADS, "1")
    _write_every_letter()
    speak(language_of(""))
    try:
        status = app(arguments, prog_name="tricorne", standalone_mode=False)
        sys.stdout.flush()
    except TricorneError as error:
        complain(spoken(error))
    except (typer.Abort, KeyboardInterrupt):
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
    except typer.TyperException as error:
        complain(_usage(error, sys.argv[1:] if arguments is None else arguments))
    except BrokenPipeError:
        # Whoever read our words has heard enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    else:
        sys.exit(status)
    finally:
        speak(ENGLISH)


def _usage(error: typer.TyperException, typed: list[str]) -> str:
    """What is wrong with the command itself, and how it is written."""
    names = [command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands]
    names += [str(group.name) for group in app.registered_groups]
    if typed and not typed[0].startswith("-") and typed[0] not in names:
        return spoken(say("bad-command", text=Text(typed[0]), hint=hint(typed[0], names)))
    words = str(getattr(error, "format_message", error.__str__)())
    context = getattr(error, "ctx", None)
    return words if context is None else f"{words} {context.get_usage()}"


def complain(words: str) -> None:
    """Say what is wrong with the input, in one line, and leave."""
    print(f"tricorne: {' '.join(words.split())}", file=sys.stderr)
    sys.exit(2)
